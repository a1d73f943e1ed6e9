### The site kept on the device, so that it opens without the internet; and all of it in one file.
### Where these stand: a short notice above the page, and lines on the page “About”.

# A notice, with a button beside it.
offline-new = Hay una versión nueva.
# The button: loads the page again, with the new version.
offline-reload = Cargar
offline-kept = Dama Atlas está guardado en este dispositivo y se abre también sin internet.
# A link that downloads a file, e.g. to a USB stick.
offline-file = Dama Atlas en un solo archivo, para llevar
# Where the page was opened from that file.
offline-alone = Todo Dama Atlas está en este único archivo; no necesita internet.
