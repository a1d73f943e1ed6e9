### The site kept on the device, so that it opens without the internet; and all of it in one file.
### Where these stand: a short notice above the page, and lines on the page “About”.

# A notice, with a button beside it.
offline-new = Yeni bir sürüm hazır.
# The button: loads the page again, with the new version.
offline-reload = Yeniden yükle
offline-kept = Dama Atlas bu cihazda saklanır ve internet olmadan da açılır.
# A link that downloads a file, e.g. to a USB stick.
offline-file = Yanınızda götürmek için tek dosyada Dama Atlas
# Where the page was opened from that file.
offline-alone = Dama Atlas’ın tamamı bu tek dosyadadır; internet gerekmez.
