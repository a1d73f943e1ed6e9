### The site kept on the device, so that it opens without the internet; and all of it in one file.
### Where these stand: a short notice above the page, and lines on the page “About”.

# A notice, with a button beside it.
offline-new = Նոր տարբերակը պատրաստ է։
# The button: loads the page again, with the new version.
offline-reload = Վերաբեռնել
offline-kept = Dama Atlas-ը պահված է այս սարքում և բացվում է նաև առանց համացանցի։
# A link that downloads a file, e.g. to a USB stick.
offline-file = Dama Atlas մեկ ֆայլով՝ հետներդ տանելու համար
# Where the page was opened from that file.
offline-alone = Ամբողջ Dama Atlas-ն այս մեկ ֆայլում է, համացանց պետք չէ։
