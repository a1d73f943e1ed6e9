### What was done, tested and not tested so that nobody is shut out.

access-title = Erişilebilirlik
access-aim = Dama Atlas her sayfada, her dilde ve başka sayfalardaki tahtalarda Web Content Accessibility Guidelines 2.2’nin AA düzeyini amaçlar.

access-can = Neler kullanabilirsiniz
access-keys = Yalnızca klavye: tahtaya Tab, bir kareye ok tuşları, taşı almak ve koymak için Enter, geri koymak için Escape, taşın neyi tehdit ettiği için I.
access-reader = Ekran okuyucu: tahta bir ızgaradır; kareleri orada ne durduğunu, oynayıp oynayamayacağını ve nereye gidebileceğini söyler. Hamleler, alışlar ve sonuçlar bir kez okunur.
access-typed = Yazılan hamleler: tahtanın yanındaki ya da altındaki “Hamleyi yazın” bölümünü açın.
access-colour = Hiçbir şey yalnızca renkle anlatılmaz. Taşlar açıklık kadar biçimleriyle de ayrılır; yapılabilecekler biçimle işaretlenir.
access-contrast = Gündüz, gece ve cihazınızın yüksek karşıtlığı ile renkleri.
access-motion = Hareket yavaşlatılabilir ya da kapatılabilir. Hareket olmadan bir alışın adımları tahtada numaralanır.
access-zoom = İki kat büyük harfler ve 280 piksel genişliğinde ekranlar.
access-sound = Sesler siz açana dek kapalıdır ve hiçbir zaman yazılı olmayan bir şey söylemez.

access-tested = Nasıl denendi
access-tested-text = Her değişiklikte, programlarla: açık ve koyu görünümde her sayfada axe-core; yalnızca klavyeyle oyunlar ve bulmacalar; taşların ve tahtaların ekranda ölçülen karşıtlığı; hedeflerin boyutları; %200 harfler; zorlanan renkler ve azaltılmış hareket; hepsi Chromium’da, daha küçük bir bölümü Firefox ile WebKitGTK’de.
access-not = Neler denenmedi
access-not-text = Her gün ekran okuyucu kullanan kimse onu henüz denemedi; NVDA, JAWS, VoiceOver ve TalkBack elle denenmedi.
access-tell = Bir şey sizi dışarıda bırakıyorsa lütfen bu siteyi yönetene bildirin.
