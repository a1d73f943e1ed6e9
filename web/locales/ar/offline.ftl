### The site kept on the device, so that it opens without the internet; and all of it in one file.
### Where these stand: a short notice above the page, and lines on the page “About”.

# A notice, with a button beside it.
offline-new = هناك إصدار جديد جاهز.
# The button: loads the page again, with the new version.
offline-reload = إعادة التحميل
offline-kept = داما أطلس محفوظ على هذا الجهاز ويُفتح أيضًا بلا إنترنت.
# A link that downloads a file, e.g. to a USB stick.
offline-file = داما أطلس في ملف واحد تأخذه معك
# Where the page was opened from that file.
offline-alone = داما أطلس كله في هذا الملف الواحد؛ ولا يحتاج إلى إنترنت.
