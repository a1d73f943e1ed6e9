### What was done, tested and not tested so that nobody is shut out.

access-title = Accesibilidad
access-aim = Dama Atlas aspira al nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, en cada página, en cada idioma y en los tableros de otras páginas.

access-can = Qué puedes usar
access-keys = Solo el teclado: Tab hasta el tablero, las flechas hasta una casilla, Intro para levantar y para soltar, Escape para devolver, I para saber qué ataca una pieza.
access-reader = Un lector de pantalla: el tablero es una cuadrícula cuyas casillas dicen qué hay en ellas, si puede mover y adónde. Las jugadas, las capturas y los resultados se dicen una vez.
access-typed = Jugadas escritas: abre «Escribir una jugada» al lado del tablero o debajo.
access-colour = Nada se dice solo con el color. Las piezas se distinguen por la forma además de por la claridad, y lo que se puede hacer se marca con formas.
access-contrast = Día, noche, y el contraste alto y los colores de tu dispositivo.
access-motion = La animación se puede hacer más lenta o quitar. Sin ella, los pasos de una captura llevan números en el tablero.
access-zoom = Letras el doble de grandes, y pantallas de 280 píxeles de ancho.
access-sound = Los sonidos están apagados hasta que los enciendas, y nunca dicen nada que no esté también escrito.

access-tested = Cómo se probó
access-tested-text = Con programas, en cada cambio: axe-core en cada página, en claro y en oscuro; partidas y problemas solo con el teclado; el contraste de piezas y tableros, medido en la pantalla; el tamaño de lo que se toca; letras al 200 %; colores forzados y movimiento reducido; todo en Chromium, una parte menor en Firefox y WebKitGTK.
access-not = Qué no se probó
access-not-text = Aún no lo ha probado nadie que use un lector de pantalla a diario, y NVDA, JAWS, VoiceOver y TalkBack no se probaron a mano.
access-tell = Si algo te deja fuera, díselo, por favor, a quien lleva este sitio.
