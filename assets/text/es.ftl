# All texts of the program, in Spanish.
# Project Fluent: https://projectfluent.org/fluent/guide/

## Pieces and squares

piece-white-king = rey blanco
piece-white-queen = dama blanca
piece-white-rook = torre blanca
piece-white-bishop = alfil blanco
piece-white-knight = caballo blanco
piece-white-pawn = peón blanco
piece-black-king = rey negro
piece-black-queen = dama negra
piece-black-rook = torre negra
piece-black-bishop = alfil negro
piece-black-knight = caballo negro
piece-black-pawn = peón negro
square-empty = { $square }, vacía
square-with-piece = { $square }, { $piece }
board = Tablero de ajedrez

## Menus

menu-file = Archivo
menu-edit = Editar
menu-position = Posición
menu-collection = Colección
menu-board = Tablero
menu-transform = Transformar
menu-in-list = En la lista
menu-clear = Vaciar
menu-placing = Colocar piezas
menu-annotations = Flechas y marcas
menu-unsure = Casillas dudosas
menu-compare = Comparar
menu-suites = Colecciones de pruebas
menu-endgame-tables = Finales
menu-endgames = Resultados de finales
menu-play = Jugadas
menu-engine = Motores
menu-shift = Desplazar una casilla
menu-fill-pawns = Llenar de peones
menu-read = Leer en voz alta
menu-board-pieces = Piezas
menu-board-colors = Colores del tablero
menu-appearance = Apariencia
menu-zoom = Tamaño
# An entry of that menu.
menu-zoom-to = { $percent } %
menu-language = Idioma
menu-view = Ver
menu-help = Ayuda
# The letter of each menu opens it together with Alt. It occurs in the menu’s name, and no two menus share one.
menu-file-letter = A
menu-edit-letter = E
menu-position-letter = P
menu-collection-letter = C
menu-board-letter = T
menu-transform-letter = R
menu-view-letter = V
menu-help-letter = Y

## Commands

command-new = Nuevo
command-open = Abrir…
command-open-folder = Abrir carpeta…
command-read-screen = Leer de la pantalla…
command-save = Guardar
command-save-as = Guardar como…
command-save-selected = Posiciones seleccionadas…
command-save-games = Como partidas (PGN)…
command-save-plain-fen = Como FEN simple…
command-save-table = Como tabla (CSV, líneas JSON)…
command-what-changed = Qué ha cambiado…
command-diagram = Diagrama…
command-diagram-sheets = Hojas de diagramas…
command-print = Imprimir…
command-recover-work = Recuperar trabajo sin guardar…
command-stop-waiting = Dejar de esperar al disco
command-close = Cerrar
command-quit = Salir
command-undo = Deshacer
command-redo = Rehacer
command-copy-fen = Copiar FEN
command-copy-as = Copiar como, con vista previa…
command-copy-picture = Copiar imagen
command-paste = Pegar posición
command-copy-cut-text = Copiar el texto pegado completo
command-edit-fen-text = Editar el texto FEN
command-edit-operations = Editar las operaciones
command-fen-style = Cómo se escriben los FEN…
command-cut-rows = Cortar posiciones
command-copy-rows = Copiar posiciones
command-select-all-rows = Seleccionar todas las posiciones
command-invert-selection = Invertir la selección
command-add-position = Añadir posición
command-duplicate-position = Duplicar posición
command-delete-position = Eliminar posición
command-revert-lines = Volver a lo que dice el archivo
command-repair-text = Reparar el texto de esta posición
command-move-position-up = Subir posición
command-move-position-down = Bajar posición
command-previous-position = Posición anterior
command-next-position = Posición siguiente
command-first-position = Primera posición
command-last-position = Última posición
command-go-to-line = Ir a la posición…
command-find = Buscar…
command-show-all-rows = Mostrar todas las posiciones
command-statistics = Estadísticas
command-check-all = Revisar todas las posiciones…
command-mend-all = Reparar todas las posiciones…
command-find-duplicates = Buscar duplicados…
command-analyse = Analizar…
command-score-suite = Puntuar la colección de pruebas…
command-compare-suites = Comparar resultados…
command-endgame-truth = Verdad de los finales…
command-new-positions = Posiciones nuevas…
command-sort = Ordenar…
command-shuffle = Barajar
command-split-selection = Separar la selección en un archivo nuevo
command-append-file = Anexar un archivo…
command-start-position = Poner la posición inicial
command-known-positions = Posiciones conocidas…
command-chess960 = Chess960 por número…
command-random-chess960 = Posición de Chess960 al azar
command-clear-board = Vaciar todo el tablero
command-clear-white = Quitar las piezas blancas
command-clear-black = Quitar las piezas negras
command-clear-pawns = Quitar los peones
command-clear-selection = Vaciar las casillas seleccionadas
command-kings-only = Dejar solo los reyes
command-change-side-to-move = Cambiar el turno
command-toggle-right = Activar o quitar enroque o captura al paso
command-piece-list = Introducir piezas por nombre
command-piece-menu = Elegir una pieza para esta casilla
command-pointer-tool = Puntero
command-eraser-tool = Goma
command-symmetric-placement = Colocación simétrica
command-toggle-unsure = Casilla dudosa
command-next-unsure = Siguiente casilla dudosa
command-clear-unsure = Quitar todas las marcas de duda
command-picture-beside = Imagen junto al tablero
command-picture-under = Imagen sobre el tablero
command-mark-square = Marcar esta casilla
command-draw-arrow = Dibujar una flecha
command-draw-green = Dibujar en verde
command-draw-red = Dibujar en rojo
command-draw-blue = Dibujar en azul
command-draw-yellow = Dibujar en amarillo
command-remove-annotations = Quitar todas las flechas y marcas
command-solution-arrows = Mostrar las mejores jugadas como flechas
command-compare-here = Comparar otras posiciones con esta
command-compare-selected = Comparar las dos posiciones seleccionadas
command-exchange-compared = Mostrar la otra de las dos
command-stop-comparing = Dejar de comparar
command-play-moves = Jugar
command-move-back = Una jugada atrás
command-move-forward = Una jugada adelante
command-copy-line-san = Copiar las jugadas
command-copy-line-uci = Copiar las jugadas para motores (UCI)
command-copy-line-command = Copiar la posición y las jugadas como orden UCI
command-copy-line-pgn = Copiar la variante como partida (PGN)
command-write-line-pv = Guardar la variante como solución (pv)
command-write-line-bm = Guardar la primera jugada como mejor jugada (bm)
command-write-line-pm = Guardar la primera jugada como jugada esperada (pm)
command-add-line-positions = Añadir al archivo las posiciones de la variante
command-add-game-positions = Añadir al archivo las posiciones de todas las variantes
command-with-count = { $command } ({ $count })
command-engine = Motor
command-switch-engine = Iniciar o detener el motor
command-engine-arrows = Mostrar las jugadas del motor como flechas
command-evaluation-bar = Mostrar la barra de evaluación
command-mirror-files = Reflejar izquierda y derecha
command-mirror-ranks = Reflejar arriba y abajo
command-rotate = Rotar media vuelta
command-swap-colors = Intercambiar colores e invertir filas
command-swap-colors-in-place = Intercambiar colores sin mover nada
command-as-black-sees-it = Como la ven las negras
command-shift-up = Desplazar arriba
command-shift-up-right = Desplazar arriba a la derecha
command-shift-right = Desplazar a la derecha
command-shift-down-right = Desplazar abajo a la derecha
command-shift-down = Desplazar abajo
command-shift-down-left = Desplazar abajo a la izquierda
command-shift-left = Desplazar a la izquierda
command-shift-up-left = Desplazar arriba a la izquierda
command-fill-white-pawns = Colocar los peones blancos
command-fill-black-pawns = Colocar los peones negros
command-fill-rank-white-pawns = Llenar la fila del cursor con peones blancos
command-fill-rank-black-pawns = Llenar la fila del cursor con peones negros
command-flip-board = Girar el tablero
command-show-coordinates = Coordenadas
command-list-or-grid = Cuadrícula de diagramas
command-list-fens = Mostrar las FEN en la lista
command-show-solutions = Mostrar soluciones
command-read-position = Toda la posición
command-read-rank = La fila del cursor
command-read-file = La columna del cursor
command-read-white = Las piezas blancas
command-read-black = Las piezas negras
command-read-advice = Avisos y errores
command-pieces-staunton = Piezas Staunton
command-pieces-flat = Piezas planas
command-pieces-print = Piezas de libro
command-colors-window = Según el tema de la ventana
command-colors-sage = Tablero salvia
command-colors-book = Tablero rayado
command-colors-green = Tablero verde
command-colors-blue = Tablero azul
command-colors-brown = Tablero marrón
command-colors-grey = Tablero gris
command-colors-contrast = Tablero de alto contraste
command-follow-system-language = Como el sistema
# The name of each language in that language; the same in every catalogue.
command-speak-german = Deutsch
command-speak-english = English
command-speak-spanish = Español
command-speak-french = Français
command-speak-russian = Русский
command-follow-system-theme = Tema del sistema
command-light-theme = Tema claro
command-dark-theme = Tema oscuro
command-high-contrast = Contraste alto
command-reduced-motion = Nada se mueve solo
command-zoom-in = Más grande
command-zoom-out = Más pequeño
command-usual-size = Tamaño habitual
command-next-document = Archivo siguiente
command-previous-document = Archivo anterior
command-palette = Buscar un comando…
command-gestures = Teclas y gestos
command-keys = Cambiar los atajos…
command-about = Acerca de Tabiya

## FEN field

fen = FEN
fen-copy = Copiar
fen-copy-name = Copiar FEN
fen-copy-tip = Copiar el FEN
tools = Herramientas
draw-colors = Color de las flechas
draw-tip = Dibuja flechas ({ $color }): arrastre de casilla a casilla. Un clic marca una casilla; con Esc se termina. El botón derecho del ratón dibuja en todo momento. Con el teclado: { $arrow } empieza y termina una flecha, { $mark } marca una casilla.
fen-paste = Pegar
fen-paste-tip = Tomar una posición o una partida del portapapeles, sea cual sea el texto que la rodee
fen-repair-change = Cambiar «{ $old }» por «{ $new }»
fen-repair-insert = Insertar «{ $new }»
fen-repair-remove = Quitar «{ $old }»
fen-repair-name = Cambiar por { $text }
fen-history = Textos anteriores
fen-history-tip = Textos que no se pudieron leer y se sustituyeron
fen-comment-line = Esta línea es un comentario. Se conserva tal cual; una posición irá en una línea propia debajo.
fen-blank-line = Esta línea está en blanco. Se conserva tal cual; una posición irá en una línea propia debajo.
fen-long-line = Esta línea es demasiado larga para ser una posición. Se conserva tal cual; una posición irá en una línea propia debajo.
fen-nothing = Aún no hay texto
fen-unknown-piece = «{ $found }» no es letra de ninguna pieza
fen-look-alike = «{ $found }» solo se parece a la letra latina { $latin }
fen-bad-digit = «{ $found }» no puede estar aquí: una fila tiene ocho casillas
fen-rank-too-short =
    La fila { $rank } tiene { $squares ->
        [one] una casilla
       *[other] { $squares } casillas
    }, { $difference ->
        [one] falta una
       *[other] faltan { $difference }
    }
fen-rank-too-long =
    La fila { $rank } tiene { $squares } casillas, { $difference ->
        [one] sobra una
       *[other] sobran { $difference }
    }
fen-too-few-ranks =
    El tablero tiene { $ranks ->
        [one] una fila
       *[other] { $ranks } filas
    }, { $missing ->
        [one] falta una
       *[other] faltan { $missing }
    }
fen-no-board = En este texto no hay tablero: ocho filas separadas por barras
fen-too-many-ranks = El tablero tiene más de ocho filas
fen-bad-side = El turno es «w» o «b», no «{ $found }»
fen-bad-castling-letter = «{ $found }» no es un derecho de enroque: K, Q, k, q, la letra de una columna o «-» si no hay ninguno
fen-repeated-castling = El derecho de enroque «{ $found }» está repetido
fen-bad-en-passant = La casilla al paso está en la fila 3 o 6, o es «-» si no hay ninguna
fen-bad-halfmove-clock = El contador de medias jugadas es un número
fen-bad-fullmove-number = El número de jugada es un número
fen-counter-too-large = Este número es demasiado grande
fen-extra-text = El FEN termina antes de este texto
fen-digits-joined = Cifras seguidas: las casillas vacías contiguas forman un solo número, como 8 en vez de 44
fen-castling-order = La letra de enroque «{ $found }» está fuera de orden: primero las de las blancas, y el lado del rey antes que el de la dama, como en KQkq
fen-castling-mixed = La letra de enroque «{ $found }» nombra una columna junto a letras como K y Q: escriba KQkq, o solo columnas
fen-leading-zero = Los números se escriben sin ceros delante
fen-fullmove-number-zero = El número de jugada empieza en 1
fen-missing-side = Falta el turno: «w» o «b»
fen-missing-castling = Faltan los derechos de enroque: letras como KQkq, o «-» si no hay ninguno
fen-missing-en-passant = Falta la casilla al paso: una casilla como e3, o «-» si no hay ninguna
fen-missing-halfmove-clock = Falta el contador de medias jugadas: las transcurridas desde la última captura o jugada de peón
fen-missing-fullmove-number = Falta el número de jugada: un número a partir de 1
fen-stray-blank = Entre dos campos va un solo espacio, y ninguno antes ni después de ellos
fen-no-position-report = no hay ninguna posición
fen-too-long-report = la línea es demasiado larga para ser una posición
fen-extra-text-report = hay algo detrás de la posición
fen-several-readings-report = se puede leer de más de una manera
fen-bad-piece-letter-report = { $found } no es letra de ninguna pieza
fen-rank-too-short-report =
    la fila { $rank } tiene { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    }
fen-rank-too-long-report =
    la fila { $rank } tiene { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    }
fen-too-few-ranks-report =
    hay { $ranks ->
        [one] 1 fila
       *[other] { $ranks } filas
    }
fen-too-many-ranks-report = hay más de 8 filas
fen-bad-side-report = el turno no es ni w ni b
fen-bad-castling-field-report = { $found } no es un derecho de enroque
fen-bad-ep-field-report = la casilla al paso no es una casilla
fen-bad-counter-report = un contador no es un número, o es demasiado grande

## Pieces by name

piece-list = Lista de piezas
piece-list-hint = Rg1 Dd1 Tf1 a2 b2 …
piece-list-tip = Piezas por su nombre, y el tablero las sigue: Rg1 Ta1 a2-c2 rg8, o bien Blancas: Rg1, a2. Negras: Rg8. Una casilla sola es un peón. Letras en { $languages }, o figurines.
piece-list-unknown-word = «{ $found }» no es una pieza, una casilla ni un bando
piece-list-unknown-piece = Ninguna pieza se llama «{ $found }»
piece-list-unknown-square = No existe la casilla «{ $found }»: las columnas van de la a a la h y las filas del 1 al 8
piece-list-unknown-sign = «{ $found }» no significa nada en una lista de piezas
piece-list-no-square = Tras «{ $found }» no hay ninguna casilla
piece-list-range-not-on-a-line = «{ $found }»: los dos extremos deben estar en la misma fila, columna o diagonal
piece-list-range-of-two-pieces = «{ $found }»: los dos extremos de un tramo deben ser la misma pieza
piece-list-square-twice = { $square } aparece dos veces: queda la pieza nombrada en último lugar
piece-list-letters-mixed =
    Hay letras de varios idiomas mezcladas. «{ $found }» se lee como { $piece ->
        [king] rey
        [queen] dama
        [rook] torre
        [bishop] alfil
        [knight] caballo
       *[pawn] peón
    }.

## Finding

find = Buscar
find-panel = Buscar posiciones
find-close = Cerrar el panel de búsqueda
find-search = Buscar
find-search-tip = Buscar en todas las posiciones de este archivo (Intro)
find-hint = Kárpov, finales de torres, RTPvRT
find-try = Pruebe
find-words = Palabras
find-words-tip = Palabras que se pueden buscar
find-example-text = Posiciones con estas palabras
find-example-ending = Solo reyes, torres y peones
find-example-material = Blancas con rey, torre y peón, negras con rey y torre, en cualquier orden
find-example-count = A lo sumo cinco piezas en el tablero
find-example-operation = Posiciones con una mejor jugada
find-example-operand = Posiciones cuyo id contiene esto
find-position = { $place } de { $count }
find-hits = { $count } de { $lines }
find-hits-name =
    { $number ->
        [0] Ninguna posición coincide
        [one] Coincide una posición de { $lines }
       *[other] Coinciden { $count } posiciones de { $lines }
    }
find-no-hits = Ninguna línea coincide
find-nearest-without =
    Sin «{ $words }» { $number ->
        [one] hay un resultado
       *[other] hay { $count } resultados
    }
find-nearest-drawing =
    Sin el dibujo { $number ->
        [one] hay un resultado
       *[other] hay { $count } resultados
    }
find-nearest-spelled =
    ¿Quiso decir «{ $words }»? { $number ->
        [one] Un resultado
       *[other] { $count } resultados
    }
find-nearest-show = Buscar eso
find-did-you-mean = ¿Quiso decir «{ $words }»?
find-searching = Buscando…
find-press-enter = Intro busca en este archivo
find-is-older = Resultados anteriores al último cambio
find-previous = Anterior
find-previous-name = Resultado anterior
find-previous-tip = El resultado anterior
find-next = Siguiente
find-next-name = Resultado siguiente
find-next-tip = El resultado siguiente
find-select-all = Seleccionar
find-select-all-name = Seleccionar todos los resultados
find-select-all-tip = Seleccionar todos los resultados para eliminarlos, copiarlos o separarlos en un archivo nuevo
find-show-all = Ver todo
find-show-all-name = Mostrar todas las posiciones
find-show-all-tip = Volver a mostrar todas las posiciones; la búsqueda se queda aquí
find-cancel-name = Cancelar la búsqueda
find-side = Turno
find-check = Jaque
find-castling = Enroque
find-legality = Legalidad
find-any = indiferente
find-in-check = en jaque
find-not-in-check = sin jaque
find-castling-any = algún derecho
find-castling-none = ningún derecho
find-castling-all = los cuatro
find-legal = legal
find-illegal = ilegal
find-moves = Jugadas en operaciones
find-moves-wrong = incorrectas
find-moves-nonstandard = en otra notación
find-solution = Solución en jugadas
find-solution-tip = Longitud de la solución, según dm, pv o bm. 2: dos jugadas. ≥2: dos o más. ≤2: dos como máximo. 1–3: de una a tres. Nada: no importa. Flecha arriba y flecha abajo cambian el número.
find-number-wrong = Esto no es un número ni un intervalo
find-moves-solved = resueltas: la jugada esperada (pm) es lo pedido
find-moves-missed = no resueltas: la jugada esperada (pm) no es lo pedido
find-match-case = Distinguir mayúsculas
find-match-case-tip = Distinguir mayúsculas y minúsculas en el texto y las operaciones
find-text-first = Corrija el texto de búsqueda para usar los controles de abajo
find-drawing = Dibujo
find-drawing-board = Patrón dibujado
find-drawing-tip = Botón izquierdo: pintar. Botón derecho: borrar. Teclas: flechas; K Q R B N P para las blancas, k q r b n p para las negras; A y a cualquier pieza suya; ? cualquier pieza; . vacía; ! y una pieza, todo menos esa; Supr borra; Intro busca.
find-from-board = Del tablero
find-from-board-name = Dibujar la posición del tablero
find-from-board-tip = Dibujar las piezas del tablero grande; las casillas vacías no cuentan
find-clear = Borrar
find-clear-drawing-name = Borrar el dibujo
find-mirrored = También reflejado
find-mirrored-tip = También con izquierda y derecha intercambiadas
find-swapped = También con colores intercambiados
find-swapped-tip = También con las negras en lugar de las blancas y el tablero invertido
brush-name = Pintar: { $cell }
tip-with-keys = { $tip } ({ $keys })
# Separators of a list: the usual one, and the one for entries that contain commas.
list-comma = { ", " }
list-semicolon = { "; " }
brush-tip = { $cell } ({ $keys })
brush-not-name = Pintar lo que no debe haber ahí
brush-not-tip = Todo menos la pieza que elija (!)
brush-wipe = Borrar
brush-shown = Pincel: { $cell }
cell-free = lo que sea
cell-any-white = cualquier pieza blanca
cell-any-black = cualquier pieza negra
cell-any-piece = cualquier pieza
cell-empty = vacía
cell-not = todo menos { $piece }
cell-on-square = { $square }: { $cell }
find-material = Material
find-material-tip = 2: exactamente dos. 2+: dos o más. ≤2: dos como máximo. 1–3: de una a tres. Nada: no importa. Flecha arriba y flecha abajo cambian el número.
find-material-wrong = Esto no es un número de piezas
find-material-both = Ambos
find-men = total
find-count-men = { $side }: total de piezas
find-count-kings = { $side }: reyes
find-count-queens = { $side }: damas
find-count-rooks = { $side }: torres
find-count-bishops = { $side }: alfiles
find-count-knights = { $side }: caballos
find-count-pawns = { $side }: peones
find-side-white = Blancas
find-side-black = Negras
find-side-both = Ambos bandos
find-material-board-name = Material del tablero
find-material-board-tip = Exactamente el material del tablero grande
find-material-clear-name = Borrar el material
find-balance = Balance
find-balance-about = blancas − negras, en peones
find-balance-tip = Las piezas blancas menos las negras: dama 9, torre 5, alfil y caballo 3, peón 1. 0: iguales. ≥3: las blancas tienen al menos 3 más. ≤-3: las negras. -1–1: casi iguales. Nada: no importa. Flecha arriba y flecha abajo cambian el número.
find-either-side = Cualquier color
find-either-side-tip = O con los colores intercambiados
find-operation = Operación, mayúsculas
find-opcode = Código de la operación
find-operand = Lo que contiene la operación
find-contains = contiene
find-operation-has = tiene
find-operation-lacks = no tiene
find-operation-kind = Si la posición tiene la operación
find-operation-wrong = Esto no es un código: una palabra que empieza por una letra
query-contradiction = Esto contradice lo anterior
query-unknown-right = «{ $found }» no es un derecho de enroque: K, Q, k, q, any o none
query-unknown-piece = «{ $found }» no es una pieza: K, Q, R, B, N o P
query-unknown-result = Las tablas solo dan: win (victoria), draw (tablas), loss (derrota)
query-no-material = Aquí falta el material, como KRPvKR
query-nothing-to-count = Esto no se puede contar: K, Q, R, B, N, P o men
query-too-many-sides = El material de un bando está repetido
query-no-number = Aquí va un número
query-number-too-large = Un tablero no tiene más de 64 casillas
query-empty-range = No existe tal número
# Las palabras con las que se escribe una búsqueda. La primera la escribe el programa.
query-words-white = juegan blancas, blancas juegan, mueven blancas, blancas
query-words-black = juegan negras, negras juegan, mueven negras, negras
query-words-check = en jaque, jaque
query-words-no-check = sin jaque, no en jaque
query-words-legal = legal, legales, válida, válidas
query-words-illegal = ilegal, ilegales, no legal, imposible, imposibles
query-words-castling = enroque, con enroque, puede enrocar
query-words-no-castling = sin enroque, no puede enrocar
query-words-pawn-endings = finales de peones, final de peones
query-words-minor-endings = finales de piezas menores, final de piezas menores
query-words-knight-endings = finales de caballos, final de caballos, finales de caballo
query-words-bishop-endings = finales de alfiles, final de alfiles, finales de alfil
query-words-rook-endings = finales de torres, final de torres, finales de torre, final de torre
query-words-queen-endings = finales de damas, final de damas, finales de dama, final de dama
query-words-opposite-bishops = alfiles de distinto color, alfiles de diferente color, alfiles de color opuesto, alfiles de colores opuestos, alfiles opuestos
query-words-same-bishops = alfiles del mismo color, alfiles de igual color
query-words-either-side = cualquier color, cualquier bando
query-words-match-case = distinguir mayúsculas, mayúsculas y minúsculas
query-words-wrong-moves = jugadas incorrectas, jugada incorrecta, jugadas imposibles, soluciones incorrectas, solución incorrecta
query-words-nonstandard-moves = notación no estándar, jugadas en otra notación, jugadas mal escritas
query-words-solved = resueltas, resuelta, respuestas correctas
query-words-missed = no resueltas, falladas, respuestas incorrectas
query-words-mate-in = mate en
query-words-moves = jugadas, jugada, movimientos
query-words-numbers = uno/una/un, dos, tres, cuatro, cinco, seis, siete, ocho
query-words-with = con
query-words-without = sin, ningún, ninguna
query-words-kings = reyes, rey
query-words-queens = damas, dama, reinas, reina
query-words-rooks = torres, torre
query-words-bishops = alfiles, alfil
query-words-knights = caballos, caballo
query-words-pawns = peones, peón
query-words-men = piezas, pieza
query-words-try = mate en 2, sin damas, con torres, peones>=2, balance>=3, solution==2, tables:win

## Sheets about all lines

thousands-separator = { "\u00A0" }
decimal-separator = ,
count-thousands = { $count }{ "\u00A0" }mil
count-millions = { $count }{ "\u00A0" }M
go-to-line = Ir a la posición
go-to-line-number = Número de posición
go-to-line-range = De 1 a { $last }
go-to-line-no-number = Esto no es un número
go-to-line-too-far =
    { $number ->
        [one] Solo hay una posición
       *[other] Solo hay { $count } posiciones
    }
go-to-line-go = Ir
dialog-cancel = Cancelar
sort = Ordenar
sort-by = Ordenar por
sort-material = Material
sort-men = Número de piezas
sort-text = Texto de la línea
sort-operation = Operación
sort-opcode = Código por el que se ordena
sort-plies = Número de jugadas
sort-game-text = Texto de la partida
sort-tag = Etiqueta
sort-tag-name = Etiqueta por la que se ordena
sort-ascending = Ascendente
sort-descending = Descendente
sort-all = Todas las posiciones
sort-view =
    { $number ->
        [one] La única posición a la vista
       *[other] Las { $count } posiciones a la vista
    }
sort-selection =
    { $number ->
        [one] Solo la posición seleccionada
       *[other] Solo las { $count } posiciones seleccionadas
    }
sort-all-games = Todas las partidas
sort-view-games =
    { $number ->
        [one] La única partida a la vista
       *[other] Las { $count } partidas a la vista
    }
sort-selection-games =
    { $number ->
        [one] Solo la partida seleccionada
       *[other] Solo las { $count } partidas seleccionadas
    }
sort-go = Ordenar
sort-shuffle = Barajar
sort-shuffle-tip = Poner las posiciones en un orden al azar
sort-shuffle-tip-games = Poner las partidas en un orden al azar
sort-undo = Con deshacer una vez, vuelve el orden anterior.
duplicates = Duplicados
duplicates-about = Busca las posiciones que aparecen más de una vez y las agrupa.
duplicates-same = Considerar repetidas las posiciones que tienen
duplicates-all-fields = los seis campos iguales
duplicates-four-fields = tablero, turno, enroques y captura al paso iguales
duplicates-board = las mismas piezas en las mismas casillas
duplicates-line = toda la línea es idéntica, con sus operaciones
duplicates-reflected = Considerar repetidas también
duplicates-mirrored = Las reflejadas
duplicates-swapped = Las de colores intercambiados
duplicates-go = Buscar duplicados
duplicates-searching = Buscando duplicados…
duplicates-none = No hay ninguna posición repetida
duplicates-found =
    { $groups ->
        [one] Un grupo
       *[other] { $group-count } grupos
    }, { $surplus ->
        [one] una posición de más
       *[other] { $surplus-count } posiciones de más
    }
duplicates-delete = Conservar la primera de cada grupo y eliminar las demás
duplicates-show = Mostrar los grupos
repair-all = Reparar todas las posiciones
repair-all-file =
    { $number ->
        [one] Examina la única posición de este archivo y muestra lo que se puede reparar. No se cambia nada hasta que usted lo diga.
       *[other] Examina las { $count } posiciones de este archivo y muestra las que se pueden reparar. No se cambia nada hasta que usted lo diga.
    }
repair-all-shown =
    { $number ->
        [one] Examina la única posición que muestra la lista y dice qué se puede reparar. No se cambia nada hasta que usted lo diga.
       *[other] Examina las { $count } posiciones que muestra la lista y enseña las que se pueden reparar. No se cambia nada hasta que usted lo diga.
    }
repair-all-selected =
    { $number ->
        [one] Examina la posición seleccionada y dice qué se puede reparar. No se cambia nada hasta que usted lo diga.
       *[other] Examina las { $count } posiciones seleccionadas y enseña las que se pueden reparar. No se cambia nada hasta que usted lo diga.
    }
repair-all-positions = Reparar también las posiciones ilegales, no solo su texto
repair-all-positions-about = Lo que haría el botón de cada una: por ejemplo, dar el turno al otro bando o retirar un derecho de enroque que las piezas descartan
repair-all-looking = Buscando lo que se puede reparar…
repair-all-about = Estas posiciones cambiarían. Lo que no se puede leer, o se puede leer de varias maneras, se queda como está.
repair-all-stale = El archivo ha cambiado entretanto
repair-all-stopped = Esto se detuvo antes de terminar
repair-all-again = Volver a buscar
repair-all-list = Posiciones que cambiarían
repair-all-dropping =
    { $number ->
        [one] Una de ellas perdería el texto que rodea la posición: márquela solo si ese texto sobra.
       *[other] { $count } de ellas perderían el texto que rodea la posición: márquelas solo si ese texto sobra.
    }
repair-all-bar = Lugar entre las posiciones que cambiarían
repair-all-row = Posición { $number }: { $before } pasa a ser { $after }
repair-all-line = Posición { $number }
repair-all-all-on = Marcar todas
repair-all-all-off = Desmarcar todas
repair-all-go =
    { $number ->
        [0] No reparar nada
        [one] Reparar una posición
       *[other] Reparar { $count } posiciones
    }
repair-all-undo = Con deshacer una vez, todo vuelve a como estaba.
check-all = Revisar todas las posiciones
check-all-file =
    { $number ->
        [one] Lee la única posición de este archivo y dice si es legal, se puede reparar o es ilegible. No se cambia nada.
       *[other] Lee las { $count } posiciones de este archivo y dice cuántas son legales, se pueden reparar o son ilegibles. No se cambia nada.
    }
check-all-shown =
    { $number ->
        [one] Revisa la única posición que muestra la lista. No se cambia nada.
       *[other] Dice cuántas de las { $count } posiciones que muestra la lista son legales, se pueden reparar o son ilegibles. No se cambia nada.
    }
check-all-selected =
    { $number ->
        [one] Revisa la posición seleccionada. No se cambia nada.
       *[other] Dice cuántas de las { $count } posiciones seleccionadas son legales, se pueden reparar o son ilegibles. No se cambia nada.
    }
check-all-go =
    { $number ->
        [one] Revisar una posición
       *[other] Revisar { $count } posiciones
    }
check-all-checking = Revisando posiciones…
check-all-others = Comentarios, líneas en blanco, tableros vacíos
check-all-show = Mostrar
check-all-show-name = Mostrar solo estas en la lista: { $mark }

changes = Qué ha cambiado
changes-about = En comparación con el archivo tal como se leyó o se guardó por última vez.
changes-comparing = Comparando con el archivo…
changes-none = Ninguna posición difiere del archivo.
changes-never-saved =
    { $number ->
        [one] Todavía no se ha guardado en ningún archivo: su única posición es nueva.
       *[other] Todavía no se ha guardado en ningún archivo: las { $count } posiciones son nuevas.
    }
changes-reordered = Hay posiciones en otro orden. «Revertir todo» restablece también el orden.
changes-count-changed =
    { $number ->
        [one] Una posición cambiada
       *[other] { $count } posiciones cambiadas
    }
changes-count-repaired =
    { $number ->
        [one] una reparada
       *[other] { $count } reparadas
    }
changes-count-added =
    { $number ->
        [one] una nueva
       *[other] { $count } nuevas
    }
changes-count-removed =
    { $number ->
        [one] una eliminada
       *[other] { $count } eliminadas
    }
changes-list = Posiciones que difieren del archivo
changes-bar = Desplazar las posiciones que difieren
changes-row-changed = Posición { $number }, cambiada: { $before } pasa a ser { $after }
changes-row-repaired = Posición { $number }, reparada: { $before } pasa a ser { $after }
changes-row-added = Posición { $number }, nueva: { $after }
changes-row-removed = Posición { $number } del archivo, eliminada: { $before }
changes-in-file = En el archivo
changes-now = Ahora
changes-no-board = Sin posición
changes-not-there = No está
changes-revert = Revertir esta posición
changes-put-back = Recuperar esta posición
changes-take-away = Quitar esta posición
changes-revert-tip = Deja esta posición como está en el archivo; en la lista también con Supr. «Deshacer» lo anula.
changes-go = Ir a la posición
changes-go-tip = Cierra esta ventana y va a la posición; en la lista también con Intro o doble clic.
changes-revert-all = Revertir todo
changes-revert-all-tip = Deja todo como está en el archivo, también el orden. Basta deshacer una vez para anularlo.

## What is repaired

repair-changed = { $what }: «{ $read }» pasa a ser «{ $became }»
repair-left-out = { $what }: se omite «{ $read }»
repair-added = { $what }: se añade «{ $became }»
repair-missing-fields = campos que faltan
repair-missing-fields-report = faltaban campos
repair-white-space = espacios
repair-white-space-report = los espacios no eran sencillos
repair-wrapper = texto alrededor
repair-wrapper-report = había algo alrededor de la posición
repair-trailing-text = texto detrás
repair-trailing-text-report = había texto detrás de la posición
repair-castling-order = orden de las letras de enroque
repair-castling-order-report = las letras de enroque no estaban en orden
repair-castling-repeated = derecho de enroque repetido
repair-castling-repeated-report = un derecho de enroque estaba repetido
repair-castling-mixed = letras de enroque de dos tipos
repair-castling-mixed-report = se mezclaban letras de enroque de dos dialectos
repair-impossible-target = casilla al paso imposible
repair-digits-joined = cifras seguidas
repair-digits-joined-report = había cifras seguidas
repair-counter = contador
repair-counter-report = los contadores no eran como los escribe FEN
repair-letter-case = letra o palabra
repair-letter-case-report = las letras no eran como las escribe FEN
repair-lookalike-letters = letras que solo se parecen
repair-lookalike-letters-report = había caracteres que solo se parecían a los correctos
repair-foreign-letters = letras de piezas en { $language }
repair-foreign-letters-report = las piezas tenían letras de otro idioma
repair-figurines = símbolos de ajedrez
repair-figurines-report = las piezas eran símbolos de ajedrez
repair-variant-marks = señales de una variante de ajedrez
repair-variant-marks-report = había señales de una variante de ajedrez
repair-separators = signos entre las partes
repair-separators-report = los separadores no eran los debidos
repair-repeated-operation = operación repetida
repair-repeated-operation-report = una operación estaba repetida
repair-missing-square = una casilla que faltaba
repair-missing-square-report = a una fila le faltaba una casilla
repair-surplus-square = una casilla que sobraba
repair-surplus-square-report = a una fila le sobraba una casilla
repair-missing-rank = una fila que faltaba
repair-missing-rank-report = faltaba una fila
repair-one-line =
    { $count ->
        [one] { $first }
       *[other] { $count } fallos por reparar; el primero: { $first }
    }
repair-heading = Se entiende si se reparan { $count } fallos
repair-each = Ver cada uno
repair-each-tip = Todo lo que se repara, uno por uno
repair-more =
    { $count ->
        [one] y otro más
       *[other] y { $count } más
    }
repair-button = Reparar
reading-several = Este texto se puede leer de { $count } maneras
reading-choose = Elegir…
reading-choose-name = Elegir cómo leerlo
reading-title = ¿A qué posición se refiere?
reading-text = El texto se puede leer de varias maneras. No se adivina nada; las casillas que difieren están marcadas.
reading-text-damaged = Una fila del tablero está dañada. Cada lectura supone algo distinto, la más probable primero, y marca su casilla.
reading-number = Lectura { $number }
reading-take = Tomar esta
reading-take-name = Tomar la lectura { $number }
reading-as-it-stands = tal como está
assumption-gap = hueco en { $place }
assumption-piece-added = añadido: { $piece } en { $place }
assumption-piece-left-out = sobra y se omite: { $piece } en { $place }
assumption-gap-left-out = sobra y se omite: hueco en { $place }
assumption-piece-beyond = sobra y se omite: { $piece } después de { $place }
assumption-gap-beyond = sobra y se omite: hueco después de { $place }
assumption-empty-rank = fila { $place } vacía
assumption-home-rank = fila { $place } como al inicio de la partida
assumed-fields = Se supone: { $fields }
assumed-no-castling = sin enroque
assumed-counters = contadores { $clock } { $number }
variant-kept-out = De una variante de ajedrez, fuera del FEN: { $marks }
variant-pocket = piezas en mano { $pieces }
variant-empty-pocket = ninguna pieza en mano
variant-promoted = piezas coronadas en { $squares }
variant-checks-given = jaques dados por las blancas { $white }, por las negras { $black }
variant-checks-left = jaques que quedan a las blancas { $white }, a las negras { $black }

## Setup panel

setup-unfold = Mostrar el panel completo
setup-fold = Plegar el panel en una franja
side-to-move = Turno
white = Blancas
black = Negras
white-to-move = Juegan blancas
black-to-move = Juegan negras
castling = Enroque
kingside = O-O
queenside = O-O-O
white-castles-kingside = Enroque corto blanco
white-castles-queenside = Enroque largo blanco
black-castles-kingside = Enroque corto negro
black-castles-queenside = Enroque largo negro
white-may-castle-kingside = Las blancas aún pueden hacer el enroque corto
white-may-castle-queenside = Las blancas aún pueden hacer el enroque largo
black-may-castle-kingside = Las negras aún pueden hacer el enroque corto
black-may-castle-queenside = Las negras aún pueden hacer el enroque largo
castling-possible = { $right }: rey en { $king }, torre en { $rook }
castling-box-tip = { $right }: márquelo mientras ni el rey ni la torre se hayan movido
castling-sign-tip = { $right }. Doble clic en la torre, o { $keys }, para cambiarlo.
moved-two-sign-tip = Este peón acaba de avanzar dos casillas y puede ser capturado al paso. Doble clic en él, o { $keys }, para cambiarlo.
castling-no-king = no hay rey en { $square }
castling-no-rook = no hay torre en { $square }
castling-other-king = el FEN se refiere al rey de { $square }
castling-bar-tip = { $right }: { $reason }. El FEN omite el derecho hasta que vuelva la pieza.
castling-not-possible = { $right }: { $reason }
castling-if-at-home = { $right }: permitido en cuanto el rey y la torre estén en sus casillas iniciales
en-passant = Al paso
en-passant-none = ninguna
en-passant-tip = La casilla tras un peón que acaba de avanzar dos. Para marcarlo, haga doble clic en ese peón en el tablero.
en-passant-wrong-rank = la casilla al paso está en la fila { $rank }
en-passant-no-pawn = no hay peón en { $square }
en-passant-occupied = { $square } no está vacía
halfmove-clock = Medias jugadas
halfmove-clock-tip = Medias jugadas desde la última captura o jugada de peón
fullmove-number = Número de jugada
fullmove-number-tip = Número de la próxima jugada
start-position = Posición inicial
# Descriptions of a square.
sign-may-castle = puede enrocar
sign-has-moved-two = acaba de avanzar dos casillas
sign-en-passant = casilla al paso
sign-unsure = dudosa
sign-marked = marcada en { $color }
sign-arrow-to = flecha en { $color } hacia { $square }
sign-arrow-from = flecha en { $color } desde { $square }
sign-best-move = mejor jugada a { $square }
sign-expected-move = jugada esperada a { $square }
sign-engine-best-move = mejor jugada del motor a { $square }
sign-engine-move = otra jugada del motor a { $square }
sign-differs = distinta
sign-selected = seleccionada
sign-picked-up = pieza tomada
sign-can-go-there = puede venir aquí
# Words that find a command in addition to its name.
other-words-read = leer decir voz alta lector pantalla ciego
other-words-flip-board = voltear rotar invertir vista desde las negras flip turn
other-words-clear-board = borrar limpiar quitar piezas clear empty
other-words-start-position = inicio disposición reiniciar restablecer start reset
other-words-known-positions = aperturas tabiyas ECO mates finales estudios partidas ventaja openings
other-words-chess960 = Fischer ajedrez aleatorio azar doble número random double
other-words-mirror-files = espejo simetría horizontal voltear mirror
other-words-mirror-ranks = espejo simetría vertical voltear invertir mirror
other-words-swap-colors = invertir intercambiar bandos blancas negras swap
other-words-toggle-right = al paso rey torre peón derecho conceder retirar en passant
other-words-change-side-to-move = juegan blancas negras bando mueve turn
other-words-diagram = exportar imagen figura SVG PNG JPEG PDF imprimir estilo export
other-words-print = impresora ficha hoja de ejercicios papel PDF worksheet print
other-words-recover-work = fallo cierre restaurar diario copia seguridad perdido backup crash
other-words-stop-waiting = colgado bloqueado congelado unidad de red cancelar lento no responde
other-words-what-changed = cambios diferencias comparar sin guardar modificado antes después revisar diff
other-words-revert-lines = deshacer línea restaurar original descartar revertir
other-words-language = language idioma traducción alemán inglés español francés ruso
other-words-copy-picture = imagen figura portapapeles captura diagrama screenshot
other-words-mark-square = círculo resaltar color anotar señalar mark
other-words-draw-arrow = anotar línea trazar arrow
other-words-go-to-line = línea número fila
other-words-high-contrast = accesibilidad legible colores negro blanco
other-words-reduced-motion = accesibilidad movimiento animación parpadeo cursor
other-words-zoom-in = zoom ampliar texto tamaño escala
other-words-zoom-out = zoom reducir texto tamaño escala
other-words-usual-size = zoom restablecer 100 % texto tamaño escala
other-words-remove-annotations = borrar limpiar círculos resaltados anotaciones clear
other-words-solution-arrows = bm pv solución mejor jugada variante esperada ocultar
other-words-show-solutions = bm am pv pm problema respuesta ocultar mejores jugadas
other-words-new = crear vacío archivo nuevo
other-words-open = cargar importar leer archivo base de datos
other-words-save = guardar grabar conservar
other-words-save-as = exportar renombrar copia otro nombre
other-words-save-selected = exportar parte de una colección selección
other-words-save-games = exportar pgn partidas soluciones
other-words-save-plain-fen = exportar fen seis campos sin operaciones
other-words-save-table = exportar csv hoja de cálculo devolver problemas
other-words-pages = hoja de ejercicios ficha deberes tarea imprimir impresora papel cuaderno lección examen soluciones A4 PDF
other-words-close = salir pestaña
other-words-quit = cerrar terminar abandonar
other-words-undo = atrás revertir error volver
other-words-redo = adelante otra vez
other-words-copy-fen = portapapeles cadena texto
other-words-copy-as = exportar convertir formato compartir PGN UCI EPD LaTeX foro
other-words-paste = importar insertar portapapeles FEN diagrama PGN partida jugadas UCI
other-words-operations = EPD mejor jugada nombre comentario solución bm id
other-words-fen-style = dialecto formato estándar notación Shredder X-FEN enroque al paso
other-words-add-position = nueva insertar otra siguiente problema línea
other-words-duplicate-position = clonar copiar
other-words-delete-position = quitar borrar descartar
other-words-find = buscar filtrar consulta material finales de torres peones alfiles de distinto color mate en dos jaque jugador nombre
other-words-statistics = contar números gráfico histograma mapa distribución cuántas
other-words-check-all = legal ilegal legalidad validar verificar errores problemas
other-words-repair-all = arreglar corregir limpiar ordenar roto errores inválido
other-words-repair-text = reparar texto ilegible roto fen lectura elegir corregir
other-words-duplicates = repetidas iguales idénticas dobles copias
other-words-sort = ordenar orden clasificar
other-words-shuffle = aleatorio mezclar azar
other-words-split = extraer exportar separar parte archivo nuevo
other-words-append = unir combinar fusionar importar
other-words-kings-only = reyes solos final
other-words-piece-list = teclear lista notación coordenadas colocar problema Rg1
other-words-eraser = goma quitar pieza borrar
other-words-symmetric = espejo ambos bandos simetría
other-words-unsure = duda pregunta luego recordar revisar
other-words-picture = foto escaneo recorte comparar superponer transparente
other-words-read-screen = captura pantallazo imagen reconocer OCR diagrama foto
other-words-compare = diferencia cambios frente a
other-words-play-moves = partida variante analizar jugadas legales mover probar
other-words-copy-line = portapapeles variante partida notación
other-words-write-line = solución variante escribir operación respuesta
other-words-add-line-positions = cada posición todas las posiciones partida insertar
other-words-engine = analizar análisis evaluar Stockfish UCI valoración mejor variante
other-words-analyse = motor lote todas las posiciones colección de pruebas evaluar noche Stockfish
other-words-score-suite = resueltas falladas puntos STS total resultado auditar bm am
other-words-new-positions = crear generar al azar aleatorias final finales receta zugzwang ejercicios estudios tablas
other-words-compare-suites = dos motores versiones resueltas por ambos ninguno
other-words-endgame-truth = tablebase tablas de finales Syzygy verificar falsa afirmación segunda solución dual dm wdl dtz ce mate resultados escribir
other-words-grid = miniaturas galería mosaico vista
other-words-dark = modo noche negro oscuro
other-words-light = modo día blanco claro
other-words-gestures = controles cómo ratón táctil guía
other-words-keys = atajos teclas personalizar cambiar
other-words-help = explicar manual qué es FEN significado
other-words-about = versión licencia autor créditos
men-name = Piezas: blancas { $white }, negras { $black }
symmetric-tip = Lo que coloque aparece también reflejado para el otro bando
# The board is compared with another position; $line is the number of that position.
compare-squares =
    { $count ->
        [0] Ninguna casilla difiere de la posición { $line }
        [one] Una casilla difiere de la posición { $line }
       *[other] { $count } casillas difieren de la posición { $line }
    }
compare-side = otro turno
compare-castling = otro enroque
compare-en-passant = otra casilla al paso
compare-counters = otros contadores
compare-exchange = Mostrar la otra
compare-stop = Terminar
clear-board = Vaciar el tablero
clear = Vaciar
flip-board = Girar el tablero
flip = Girar

## Advice

advice = Legalidad
verdict-legal = Legal · { $side }
verdict-check = Legal · { $side } · jaque
verdict-checkmate = Legal · { $side } · jaque mate
verdict-stalemate = Legal · { $side } · rey ahogado
verdict-more = +{ $count } más
verdict-more-tip = Todo lo que falla en la posición
advice-line = { $text }: { $level }
advice-where = { $text }: { $squares }
advice-none = Ningún fallo
advice-chess960 = Aquí el enroque requiere las reglas de Chess960
level-unreadable = ilegible
level-illegal = ilegal
level-warning = advertencia
level-repair = se puede reparar
level-note = nota
level-illegal-heading = no puede darse en una partida
level-warning-heading = poco común
problem-empty-board = El tablero está vacío
problem-empty-board-report = no hay piezas
problem-no-white-king = Las blancas no tienen rey
problem-no-white-king-report = las blancas no tienen rey
problem-no-black-king = Las negras no tienen rey
problem-no-black-king-report = las negras no tienen rey
problem-too-many-white-kings = Las blancas tienen más de un rey
problem-too-many-white-kings-report = las blancas tienen más de un rey
problem-too-many-black-kings = Las negras tienen más de un rey
problem-too-many-black-kings-report = las negras tienen más de un rey
problem-too-many-white-pawns = Las blancas tienen más de 8 peones
problem-too-many-white-pawns-report = las blancas tienen más de 8 peones
problem-too-many-black-pawns = Las negras tienen más de 8 peones
problem-too-many-black-pawns-report = las negras tienen más de 8 peones
problem-too-many-white-pieces = Las blancas tienen más de 16 piezas
problem-too-many-white-pieces-report = las blancas tienen más de 16 piezas
problem-too-many-black-pieces = Las negras tienen más de 16 piezas
problem-too-many-black-pieces-report = las negras tienen más de 16 piezas
problem-too-many-white-promoted = Las blancas tienen más piezas coronadas que peones faltantes
problem-too-many-white-promoted-report = las blancas tienen más piezas coronadas que peones faltantes
problem-too-many-black-promoted = Las negras tienen más piezas coronadas que peones faltantes
problem-too-many-black-promoted-report = las negras tienen más piezas coronadas que peones faltantes
problem-pawn-on-back-rank = Hay un peón en la primera o la octava fila
problem-pawn-on-back-rank-report = hay un peón en la primera o la octava fila
problem-opposite-check = El bando que no juega está en jaque
problem-opposite-check-report = el bando que no juega está en jaque
problem-kings-side-by-side = Los reyes están uno junto al otro
problem-kings-side-by-side-report = los reyes están uno junto al otro
problem-too-many-checkers = Tres o más piezas dan jaque
problem-too-many-checkers-report = tres o más piezas dan jaque
problem-impossible-check = Ninguna última jugada puede haber dado este jaque
problem-impossible-check-report = ninguna última jugada puede haber dado este jaque
problem-no-last-move = Ninguna última jugada puede haber llevado a esta posición
problem-no-last-move-report = no se encuentra ninguna última jugada
problem-castling-arrays-differ = Los derechos de enroque de blancas y negras no son compatibles
problem-castling-arrays-differ-report = los derechos de enroque no corresponden a ninguna posición inicial
problem-halfmove-clock-after-zeroing = La última jugada solo puede haber sido una captura o una jugada de peón, así que el contador de medias jugadas es 0
problem-halfmove-clock-after-zeroing-report = el contador de medias jugadas no es 0, pero la última solo puede haber sido una captura o una jugada de peón
problem-invalid-ep-square = La casilla al paso se omite en el FEN: { $reason }
problem-invalid-ep-square-report = la casilla al paso no es posible
problem-bad-castling-rights = «{ $right }» se omite en el FEN: { $reason }
problem-bad-castling-rights-report = un derecho de enroque no es posible
problem-halfmove-clock-with-ep = El contador de medias jugadas no es 0 justo después de un avance doble de peón
problem-halfmove-clock-with-ep-report = el contador de medias jugadas no es 0 justo después de un avance doble de peón
problem-halfmove-clock-too-high = El contador de medias jugadas supera lo que permite el número de jugada
problem-halfmove-clock-too-high-report = el contador de medias jugadas supera lo que permite el número de jugada
problem-halfmove-clock-over-150 = El contador de medias jugadas pasa de 150: la partida ya sería tablas
problem-halfmove-clock-over-150-report = el contador de medias jugadas pasa de 150
problem-counter = El número de jugada empieza en 1
problem-counter-report = los contadores no eran como los escribe FEN
hint-empty-board = Ponga piezas en él o elija Posición inicial.
hint-no-king = Ponga uno en el tablero.
hint-too-many-kings = Quite todos menos uno.
hint-too-many = Quite algunos.
hint-too-many-promoted = Quite una pieza, o un peón por cada una.
hint-pawn-on-back-rank = Quítelo o ponga la pieza en que se convirtió.
hint-no-last-move = Busque una pieza que falte o esté en una casilla equivocada, y compruebe el turno.
hint-castling-arrays-differ = Los dos reyes empiezan en la misma columna, y las torres también; los reyes nunca empiezan en una columna de esquina.
hint-opposite-check = Mueva el rey o la pieza que da jaque.
hint-kings-side-by-side = Mueva uno de los reyes.
hint-too-many-checkers = Una jugada puede dar jaque con dos piezas como máximo: aparte una.
hint-counters = Cambie uno de los dos contadores.
problem-repair = Reparar
problem-repair-white-moves = Que jueguen blancas
problem-repair-black-moves = Que jueguen negras
problem-repair-en-passant = Quitar casilla al paso
problem-repair-castling = Renunciar: { $right }
problem-repair-halfmove-clock = Poner el contador de medias jugadas en { $count }
problem-repair-fullmove-number = Poner el número de jugada en { $count }

## Playing moves

command-what-if = Y si: mover las piezas libremente
other-words-what-if = y si probar libre mover pieza hipotético variante
what-if-open = Y si: las piezas se mueven libremente, y el turno no cambia.
what-if-tried = Ha probado otra posición.
what-if-keep = Guardar como posición nueva
what-if-leave = Volver
what-if-end = Jugar jugadas de nuevo
announce-what-if-begun = Las piezas se mueven libremente, y el turno no cambia
announce-what-if-ended = Se juegan jugadas de nuevo
announce-what-if-left = De vuelta en la posición anterior
message-what-if-kept = La posición probada es una línea nueva del archivo
play-close = Dejar de jugar
play-field = Jugadas que se harán
play-field-hint = e4 c5 Cf3 …
play-field-tip = Escriba jugadas y pulse Intro; se hacen una tras otra
play-copy = Copiar
play-copy-tip = Copiar las jugadas hechas
play-use = Usar
play-use-tip = Guardar la variante como solución o añadir sus posiciones al archivo
play-moves = Jugadas hechas
score-graph = Evaluaciones a lo largo de la variante. { $place }
play-start = Comienzo de la variante
play-hint = Arrastre una pieza, haga clic en ella y en su destino, o escriba jugadas arriba.
play-only-moves = Al jugar no se ponen ni se quitan piezas. Esc: volver a colocar
play-no-white-king = No se puede jugar: las blancas no tienen rey
play-no-black-king = No se puede jugar: las negras no tienen rey
play-several-white-kings = No se puede jugar: las blancas tienen más de un rey
play-several-black-kings = No se puede jugar: las negras tienen más de un rey
play-opponent-in-check = No se puede jugar: el bando que no juega está en jaque
play-white-moves = Juegan blancas, y la pieza de { $square } es negra
play-black-moves = Juegan negras, y la pieza de { $square } es blanca
play-nothing-there = No hay nada en { $square }
play-own-piece = En { $square } hay una pieza propia
play-none-reaches =
    { $piece ->
        [king] Ningún rey va
        [queen] Ninguna dama va
        [rook] Ninguna torre va
        [bishop] Ningún alfil va
        [knight] Ningún caballo va
       *[pawn] Ningún peón va
    } así a { $square }
play-king-in-check = El rey quedaría en jaque
play-check-not-met = El rey está en jaque, y esta jugada no lo para
play-no-right-kingside = No hay derecho al enroque corto
play-no-right-queenside = No hay derecho al enroque largo
play-castling-in-check = Un rey en jaque no puede enrocar
play-castling-blocked = Una pieza impide el enroque
play-castling-attacked = El rey pasaría por una casilla atacada o llegaría a ella
play-not-a-move = no es una jugada
play-no-promotion = Falta en qué se convierte el peón, como en e8=D
play-ambiguous = Puede ser { $moves }
play-promote-to =
    Coronar { $piece ->
        [queen] dama
        [rook] torre
        [bishop] alfil
       *[knight] caballo
    }
play-word-wrong = «{ $word }»: { $reason }
play-word-read = «{ $word }» como { $move }
play-words-read =
    Leído { $repairs }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }

## Operations

operations = Operaciones
operation-hidden = { $label }: oculto, clic para verlo
operation-long = Aquí solo se muestra el principio. La operación se conserva tal cual.
operations-more =
    { $number ->
        [one] Se conserva otra operación más que no se muestra aquí.
       *[other] Se conservan otras { $count } operaciones que no se muestran aquí.
    }
operation-opcode = Operación { $opcode }: código
operation-operands = Operación { $opcode }: operandos
operation-up = Subir la operación { $opcode }
operation-down = Bajar la operación { $opcode }
operation-remove = Quitar la operación { $opcode }
operation-new = Operación nueva: código
operation-new-hint = código
operation-add = Añadir
operation-add-name = Añadir operación
operation-choose = Elegir un código
opcode-unknown = no está en el estándar
opcode-analysis-depth = profundidad del análisis
opcode-analysis-milliseconds = milisegundos de análisis
opcode-analysis-nodes = posiciones analizadas
opcode-analysis-seconds = segundos de análisis
opcode-avoid-moves = jugadas que evitar
opcode-best-moves = mejores jugadas
opcode-centipawn-evaluation = evaluación, 1/100 de peón
opcode-comment = comentario
opcode-direct-mate = mate en tantas jugadas
opcode-distance-to-zeroing = medias jugadas hasta una captura o jugada de peón
opcode-draw-accept = se aceptan tablas
opcode-draw-claim = se reclaman tablas
opcode-draw-offer = se ofrecen tablas
opcode-draw-reject = se rechazan tablas
opcode-eco = apertura (ECO)
opcode-fullmove-number = número de jugada
opcode-game-selector = cuál de las dos partidas
opcode-halfmove-clock = contador de medias jugadas
opcode-identification = nombre
opcode-nic = apertura (NIC)
opcode-no-operation = nada
opcode-perft-count = variantes de tantas medias jugadas
opcode-predicted-move = jugada esperada
opcode-predicted-variation = variante esperada
opcode-receiver = destinatario
opcode-repetition-count = cuántas veces se ha dado
opcode-resign = abandona el bando que juega
opcode-sender = remitente
opcode-supplied-move = jugada que se hace
opcode-supplied-variation = variante que se juega
opcode-variant = reglas
opcode-variation-name = nombre de la variante
opcode-win-draw-loss = ganada, tablas o perdida
operation-label-analysis-depth = Profundidad
operation-label-analysis-milliseconds = Milisegundos
operation-label-analysis-nodes = Nodos
operation-label-analysis-seconds = Segundos
operation-label-avoid-moves = Evitar
operation-label-best-moves = Mejor
operation-label-centipawn-evaluation = Centipeones
operation-label-comment = Comentario
operation-label-direct-mate = Mate en
operation-label-distance-to-zeroing = Hasta cero
operation-label-draw-accept = Acepta tablas
operation-label-draw-claim = Pide tablas
operation-label-draw-offer = Ofrece tablas
operation-label-draw-reject = Niega tablas
operation-label-eco = ECO
operation-label-fullmove-number = N.º de jugada
operation-label-game-selector = Partida
operation-label-halfmove-clock = Contador
operation-label-identification = Nombre
operation-label-nic = NIC
operation-label-no-operation = Nada
operation-label-perft-count = Perft
operation-label-predicted-move = Jugada esperada
operation-label-predicted-variation = Línea
operation-label-receiver = Receptor
operation-label-repetition-count = Repeticiones
operation-label-resign = Abandona
operation-label-sender = Remitente
operation-label-supplied-move = Jugada
operation-label-supplied-variation = Jugadas
operation-label-variant = Reglas
operation-label-variation-name = Variante
operation-label-win-draw-loss = Resultado
operation-label-numbered = { $label } { $number }
operation-with-opcode = { $label } ({ $opcode })
operation-own-ask = Queda por responder: { $questions }
operation-own-crop = Imagen del tablero: { $file }
operation-own-source = De { $file }
operation-own-doubt = En duda: { $squares }
operation-own-confidence = Un { $percent } % de seguridad de que la imagen se leyó bien
operation-rename = Cambiar el código
operation-options = Más sobre la operación { $opcode }
operation-move-up = Subir
operation-move-down = Bajar
operation-remove-entry = Quitar
operation-opcode-form = Un código es una letra seguida de hasta 14 letras, cifras y _
operation-opcode-style = Los códigos públicos tienen dos minúsculas o más; los privados empiezan por mayúscula
operation-repeated = Este código ya está
operation-needs-number = Aquí va un número
operation-out-of-bounds = El número está entre { $least } y { $most }
operation-too-small = El número es al menos { $least }
operation-needs-text = Aquí va un texto
operation-needs-move = Aquí va una jugada, como Nf3
operation-coordinate-move = Las jugadas se escriben como Nf3, no por sus casillas
operation-loose-move = No es del todo como el estándar escribe las jugadas: Nf3, exd5, O-O, e8=Q
operation-takes-nothing = Aquí no va nada
operation-too-many-operands = Hay más de lo que admite este código
operation-open-quote = Faltan las comillas de cierre
operation-text-too-long = El estándar admite textos de hasta 255 bytes
operation-not-ascii = Los programas antiguos solo leen aquí ASCII puro
operation-not-closed = Falta el punto y coma del final
operation-needs-supplied-move = Falta la jugada con la que se ofrecen tablas (sm)
operation-not-first-of-variation = No es la primera jugada de la variante esperada (pv)
move-fault = { $move }: { $what }
move-fault-spelling = en notación estándar, { $standard }
move-fault-full-spelling = completo, { $standard }
move-fault-ambiguous = puede ser { $moves }
move-fault-not-a-move = no es una jugada
move-fault-no-promotion = falta en qué se convierte el peón, como en e8=Q
move-fault-nothing-there = en { $square } no hay nada que mover
move-fault-own-piece = en { $square } hay una pieza propia
move-fault-none-reaches =
    { $role ->
        [king] el rey no puede ir a { $square }
        [queen] ninguna dama puede ir a { $square }
        [rook] ninguna torre puede ir a { $square }
        [bishop] ningún alfil puede ir a { $square }
        [knight] ningún caballo puede ir a { $square }
       *[pawn] ningún peón puede ir a { $square }
    }
move-fault-king-in-check = el rey quedaría en jaque
move-fault-castling =
    { $side ->
        [kingside] el enroque corto no es posible en esta posición
       *[queenside] el enroque largo no es posible en esta posición
    }
move-fault-other-side =
    { $color ->
        [white] es una jugada de las blancas, pero juegan las negras
       *[black] es una jugada de las negras, pero juegan las blancas
    }
move-fault-no-king =
    { $color ->
        [white] no hay jugadas posibles que dar: las blancas no tienen rey
       *[black] no hay jugadas posibles que dar: las negras no tienen rey
    }
move-fault-several-kings =
    { $color ->
        [white] no hay jugadas posibles que dar: las blancas tienen varios reyes
       *[black] no hay jugadas posibles que dar: las negras tienen varios reyes
    }
move-fault-opponent-in-check = no hay jugadas posibles que dar: el bando que no juega está en jaque
move-fault-line-of-play = es una variante, cuyo lugar es pv: estas jugadas solo pueden hacerse una tras otra
move-fault-mates-in =
    { $moves ->
        [one] las jugadas indicadas dan mate en { $moves } jugada
       *[other] las jugadas indicadas dan mate en { $moves } jugadas
    }
move-fault-is-mated = la variante indicada acaba en mate contra el bando que juega
move-fault-no-mate = las jugadas indicadas no dan mate en ese número de jugadas
move-fault-king-alone = el bando que juega solo tiene el rey
move-fault-game-over = el bando que juega no tiene ninguna jugada legal
# A mate in the place of a best move, such as “bm #5”. standard: “dm 5”.
move-mate-note = un mate en el lugar de una jugada; otros programas esperan { $standard }
move-mate-write = Escribir { $standard }
moves-spelling-report = una jugada no está en notación estándar
moves-wrong-report = una jugada no es posible en esta posición
moves-ambiguous-report = una jugada puede ser varias
moves-none-report = las jugadas no se pueden leer
moves-line-of-play-report = hay una variante donde debería haber jugadas sueltas
moves-mate-report = el mate anunciado no concuerda con las jugadas
operation-respell = Escribir { $standard } en vez de { $move }
moves-show = Mostrar
moves-show-tip = Ir a esta operación en el panel
line-of-play = Variante
line-first = Volver al principio de la variante
line-back = Una jugada atrás
line-forward = Una jugada adelante
line-last = Ir al final de la variante
line-position-after = La posición tras { $move }
operation-no-such-row = Esa operación ya no existe. No se ha cambiado nada.
operation-bad-opcode = Un código empieza por una letra y no contiene espacios ni punto y coma. No se ha cambiado nada.
operation-bad-operands = Esto no se podría volver a leer de la línea: hay un punto y coma fuera de comillas o unas comillas sin cerrar. No se ha cambiado nada.
operation-not-latin-1 = Esta línea está en Latin-1, que no tiene alguna de estas letras. No se ha cambiado nada.
operation-would-change-others = Otras operaciones de la línea se leerían entonces de otro modo. No se ha cambiado nada.

## Board and spare pieces

place-piece = Colocar: { $piece }
place-piece-tip = Arrástrela al tablero, o pulse en ella y luego en las casillas. El botón derecho coloca la del otro color.
pointer-tool = Puntero
pointer-tool-tip = Arrastre las piezas para moverlas
eraser-tool = Goma
eraser-tool-tip = Pulse en las piezas o pase sobre ellas para quitarlas

## The menu of a square

piece-menu-empty = Vacía
piece-menu-brush = Tomar como pincel
piece-menu-castle = Puede enrocar
piece-menu-moved-two = Acaba de avanzar dos casillas
piece-menu-unsure = Dudosa
piece-menu-mark = Marcar
piece-menu-mark-color = Marcar en { $color }

## List, tabs, cards

positions = Posiciones
position-row = Posición { $number }
line-current = Posición { $number } de { $count }
line-current-so-far = Posición { $number } de { $count } por ahora
shown-place = { $place } de { $count } a la vista
shown-count = { $count } a la vista
selected-count = { $selected } de { $count } seleccionadas
row-lost = ya no está en el archivo
row-at-move = jugada { $number }
row-after = tras { $move }
row-white-mated = Las blancas han recibido mate
row-black-mated = Las negras han recibido mate
row-white-stalemated = Las blancas están ahogadas
row-black-stalemated = Las negras están ahogadas
row-equal = material igualado
row-against = { $white } contra { $black }
row-white-has-more = Las blancas tienen { $white } de más
row-black-has-more = Las negras tienen { $black } de más
row-best = Mejor
row-avoid = Evitar
row-line = Línea
row-mate-in = Mate en
row-mated-in = Recibe mate en
row-score = Evaluación
mark-fine = correcta
mark-fine-about = FEN válido y posición legal
mark-warned-about = Válida, pero con un aviso
mark-repaired-about = No está escrita con exactitud; el diagrama muestra lo que significa, y el texto se puede reparar
mark-illegal-about = Ninguna partida puede llegar a esta posición
mark-unreadable-about = De esta línea no se puede sacar ninguna posición
mark-ambiguous = se puede leer de { $count } maneras
mark-ambiguous-about = La línea se puede leer de más de una manera
mark-comment = comentario
mark-comment-about = Una línea que no es una posición ni pretende serlo
mark-blank = línea en blanco
mark-blank-about = Una línea sin nada
mark-empty = vacía
mark-empty-about = Un tablero vacío: faltan por colocar las piezas
change-changed = cambiada
change-changed-about = Cambiada desde que se guardó
change-repaired = se ha reparado
change-repaired-about = Reparada desde que se guardó
change-added = nueva
change-added-about = Nueva desde que se guardó
change-removed = eliminada
change-removed-about = Eliminada desde que se guardó
change-removed-before =
    { $number ->
        [one] Una posición eliminada encima
       *[other] { $count } posiciones eliminadas encima
    }
change-before = Antes: { $before }
list-scroll-bar = Lugar en la lista
list-line = Posición { $number }
list-as-rows = Lista
list-as-grid = Cuadrícula
list-diagram-size = Tamaño de los diagramas
list-diagram-size-about = Tamaño de los diagramas (Ctrl y la rueda sobre la lista)
list-find = Buscar
list-add-about = Añadir una posición vacía a este archivo, debajo de la actual
list-place = Aquí aparecen las posiciones que añada a este archivo.
list-nothing = No hay posiciones que mostrar
list-menu = Posiciones seleccionadas
rows-move-to = Mover a
rows-copy-to = Copiar a
drag-rows =
    { $number ->
        [one] una posición
       *[other] { $count } posiciones
    }
drag-move-to = Mover a { $name }
drag-copy-to = Copiar a { $name }
group-size = { $count } iguales
group-many = más de { $count } iguales
chip-all = Todas
chip-all-about = Mostrar todas las posiciones
chip-fine = Correctas
chip-warned = Advertencias
chip-repaired = Se pueden reparar
chip-illegal = Ilegales
chip-unreadable = Ilegibles
chip-found = Encontradas
chip-duplicates = Duplicados
chip-taken-about = Pulse para volver a mostrar todas las posiciones
chip-check = Revisar
chip-check-about = Averiguar cómo está cada posición
chip-checking = revisando… { $part }{ "\u00A0" }%
chip-checking-about = Se está examinando cada posición; el avance figura abajo
untitled = Sin título
untitled-file-name = sin-titulo
tab-modified = { $name }, sin guardar
tab-close = Cerrar { $name }
window-title = { $name } – Tabiya
window-title-modified = *{ $name } – Tabiya
status-reading = Leyendo { $name }
status-reading-input = Leyendo la entrada estándar
status-saving = Guardando { $name }
status-listing = Leyendo la carpeta
status-settings = Ajustes
status-making-diagram = Creando el diagrama
status-counting-pages = Contando páginas
status-making-pages = Creando { $name }
status-making-printout = Preparando las páginas para imprimir
status-printing = Esperando el diálogo de impresión
status-opening = Abriendo { $name }
status-copying-picture = Copiando la imagen
status-copying-text = Copiando
status-pasting = Leyendo el portapapeles
status-taking-screenshot = Esperando una imagen de la pantalla
status-looking-at-text = Buscando posiciones en el texto
status-reading-pasted-picture = Leyendo la imagen del portapapeles
status-reading-screen = Leyendo la imagen de la pantalla
status-reading-pieces = Leyendo las piezas
status-reloading = Volviendo a leer el archivo
status-keeping-edits = Poniendo a salvo sus cambios
status-looking = Mirando los archivos
status-fetching = Leyendo posiciones
status-checking = Revisando
status-counting = Contando
status-filtering = Filtrando
status-finding = Buscando
status-finding-nearest = Buscando una consulta parecida
status-finding-duplicates = Buscando duplicados
status-sorting = Ordenando
status-shuffling = Barajando
status-finding-repairs = Buscando lo que se puede reparar
status-finding-engines = Buscando motores
status-endgame = Consultando el final
status-deleting = Eliminando posiciones
status-moving = Moviendo posiciones
status-copying = Copiando posiciones
status-duplicating = Duplicando posiciones
status-repairing = Reparando
status-answering-turns = Indicando a quién le toca jugar
status-looking-for-operations = Buscando operaciones
status-making-fen = Escribiendo las posiciones como FEN
status-scoring = Puntuando
status-making-positions = { $number ->
    [one] Creando una posición
   *[other] Creando { $count } posiciones
}
status-statistics = Contando posiciones
status-saving-score = Guardando la puntuación
status-analysing = Analizando
status-putting-results = Escribiendo los resultados en las líneas
status-finding-left-analyses = Buscando análisis sin terminar
status-removing-results = Eliminando resultados que ya no se necesitan
status-adding = Añadiendo posiciones
status-reverting = Revirtiendo posiciones
status-comparing = Comparando con el archivo
status-asking = El diálogo de archivos del sistema está abierto
status-asking-silent = ¿No se ve ningún diálogo de archivos? Vuelva a elegir Abrir o Guardar para usar el del programa.
status-no-answer = { $what }: el disco aún no responde
status-waiting-line = Esperando a { $name }: ir a la posición { $line }{ $more ->
        [0] {""}
        [one] {" "}y { $more } acción más
       *[other] {" "}y { $more } acciones más
    }
status-waiting-change = Esperando a { $name }: un cambio{ $more ->
        [0] {""}
        [one] {" "}y { $more } acción más
       *[other] {" "}y { $more } acciones más
    }
use-own-dialog = Usar el diálogo del programa
cancel = Cancelar
cancel-waiting = Dejar de esperar a { $name }
dismiss-message = Descartar el mensaje
copy-messages = Copiar los mensajes
all-messages =
    { $count ->
        [one] Mostrar el mensaje completo
       *[other] Mostrar los { $count } mensajes
    }
announce-zoom = Tamaño { $percent } %
announce-put = { $piece } en { $square }
announce-emptied = { $square } queda vacía
announce-put-both = { $here } · { $there }
announce-put-at-home = { $piece }: en las casillas de la posición inicial
announce-filled = Fila { $rank }: { $piece } en cada casilla
announce-taken-off =
    { $count ->
        [0] Ahí no había nada
        [one] Una pieza quitada
       *[other] { $count } piezas quitadas
    }
announce-kings-only = Solo quedan los reyes
announce-dropped-block =
    { $count ->
        [one] Una pieza movida
       *[other] { $count } piezas movidas
    }
announce-copied-block =
    { $count ->
        [one] Una pieza copiada
       *[other] { $count } piezas copiadas
    }
announce-castling-changed = Enroque cambiado
announce-may-castle = { $piece } en { $square }: puede enrocar
announce-may-not-castle = { $piece } en { $square }: no puede enrocar
announce-mirrored-files = Izquierda y derecha reflejadas
announce-mirrored-ranks = Arriba y abajo reflejados
announce-rotated = Posición rotada media vuelta
announce-swapped-colors = Colores intercambiados y filas invertidas
announce-swapped-in-place = Colores intercambiados sin mover nada
announce-as-black-sees-it = Como la ven las negras
announce-shifted = Posición desplazada una casilla
# $done: the action, as a text; $squares: the squares of the lost pieces, such as "a1, h1".
announce-lost =
    { $count ->
        [one] { $done }. Una pieza ha caído del tablero: { $squares }
       *[other] { $done }. { $count } piezas han caído del tablero: { $squares }
    }
# $from and $to: opposite corners of a rectangle of squares.
announce-selected-block =
    { $men ->
        [0] Selección de { $from } a { $to }, vacía
        [one] Selección de { $from } a { $to }, una pieza
       *[other] Selección de { $from } a { $to }, { $men } piezas
    }
announce-moved-block =
    { $count ->
        [one] Una casilla movida, ahora en { $square }
       *[other] { $count } casillas movidas, ahora hasta { $square }
    }
announce-unsure = { $square } es dudosa
announce-sure = { $square } ya no es dudosa
announce-block-unsure =
    { $count ->
        [one] Una casilla dudosa
       *[other] { $count } casillas dudosas
    }
announce-block-sure =
    { $count ->
        [one] Una casilla ya no es dudosa
       *[other] { $count } casillas ya no son dudosas
    }
announce-all-sure = Ya no hay casillas dudosas
announce-row-settled = En esta posición ya no hay dudas. En otras hay casillas dudosas.
mark-green = verde
mark-red = rojo
mark-blue = azul
mark-yellow = amarillo
announce-marked = Marca en { $square }: { $color }
announce-unmarked = Sin marca en { $square }
announce-arrow = Flecha de { $from } a { $to }: { $color }
announce-no-arrow = Sin flecha de { $from } a { $to }
announce-annotations-removed = Todas las flechas y marcas quitadas
announce-comparing-ended = La comparación ha terminado
announce-compared = Las demás posiciones se comparan ahora con esta
announce-white-moves = Ahora juegan blancas
announce-black-moves = Ahora juegan negras
announce-castling = { $right }: sí
announce-no-castling = { $right }: no
announce-en-passant = Casilla al paso { $square }
announce-no-en-passant = Sin casilla al paso
announce-halfmove-clock = Contador de medias jugadas { $count }
announce-fullmove-number = Número de jugada { $count }
announce-cleared = El tablero ha quedado vacío
announce-start = La posición inicial está puesta
announce-replaced = Posición nueva
message-game-begun = La partida se queda como está. Con la posición cambiada empieza debajo una partida nueva.
announce-undone = Deshecho
announce-play-begun = Jugar: escriba las jugadas o elija casillas en el tablero
announce-play-ended = De nuevo se coloca la posición
announce-line-played = Jugado: { $moves }
announce-engine-opened = Panel de motores
announce-engine-closed = Panel de motores cerrado
announce-engine-started = { $engine }: iniciado
announce-engine-stopped = { $engine }: detenido
announce-engines-found =
    { $number ->
        [one] Un motor encontrado
       *[other] { $count } motores encontrados
    }
announce-put-back = Devuelta a su casilla
announce-picked-up =
    { $piece } en { $square }: { $count ->
        [0] ninguna jugada
        [one] una jugada
       *[other] { $count } jugadas
    }
announce-promoting = Elija en qué se convierte el peón
announce-played = { $side }: { $move }
announce-played-check = { $side }: { $move }, jaque
announce-played-mate = { $side }: { $move }, jaque mate
announce-played-stalemate = { $side }: { $move }, rey ahogado
announce-line-begin = Comienzo de la variante
announce-line-at = Después de { $moves }
announce-redone = Rehecho

## Messages

message-more-errors =
    { $count ->
        [one] y otro más
       *[other] y { $count } más
    }
announce-operation-added = Operación añadida
announce-operation-removed = Operación quitada
announce-operation-moved = Operación movida
announce-move-respelled = Ahora pone { $standard }
announce-deleted =
    { $number ->
        [one] Posición eliminada
       *[other] { $count } posiciones eliminadas
    }
announce-statistics =
    { $number ->
        [0] No hay nada que contar
        [one] Una posición contada
       *[other] { $count } posiciones contadas
    }
announce-scored = { $solved } de { $count } resueltas
announce-analysis-begun = Analizando { $name } con { $engine }
announce-analysis-paused = Análisis en pausa
announce-analysis-goes-on = Análisis reanudado
announce-duplicated =
    { $number ->
        [one] Posición duplicada
       *[other] { $count } posiciones duplicadas
    }
announce-duplicates-deleted =
    { $number ->
        [0] Ningún duplicado eliminado
        [one] Un duplicado eliminado
       *[other] { $count } duplicados eliminados
    }
announce-moved =
    { $number ->
        [one] Posición movida
       *[other] { $count } posiciones movidas
    }
announce-sorted =
    { $number ->
        [one] Una posición ordenada
       *[other] { $count } posiciones ordenadas
    }
announce-shuffled =
    { $number ->
        [one] Una posición barajada
       *[other] { $count } posiciones barajadas
    }
announce-repaired =
    { $number ->
        [one] Una posición reparada
       *[other] { $count } posiciones reparadas
    }
announce-turns-answered =
    { $number ->
        [one] Se indicó el turno en un tablero
       *[other] Se indicó el turno en { $count } tableros
    }
announce-made-fen =
    { $number ->
        [one] Una posición es ahora un FEN simple
       *[other] { $count } posiciones son ahora FEN simples
    }
announce-reverted =
    { $number ->
        [one] Posición devuelta a lo que dice el archivo
       *[other] { $count } posiciones devueltas a lo que dice el archivo
    }
message-nothing-to-revert = Ninguna de estas posiciones difiere del archivo
announce-copied-over =
    { $number ->
        [one] Posición copiada al otro archivo
       *[other] { $count } posiciones copiadas al otro archivo
    }
announce-moved-over =
    { $number ->
        [one] Posición movida al otro archivo
       *[other] { $count } posiciones movidas al otro archivo
    }
announce-selected =
    { $number ->
        [one] Una posición seleccionada
       *[other] { $count } posiciones seleccionadas
    }
announce-nothing-selected = Ninguna posición seleccionada
announce-line = Posición { $number }
announce-all-rows =
    { $number ->
        [one] Se muestra la única posición
       *[other] Se muestran las { $count } posiciones
    }
announce-found =
    { $number ->
        [0] Ninguna posición encontrada
        [one] Una posición encontrada
       *[other] { $count } posiciones encontradas
    }
announce-duplicates =
    { $number ->
        [0] No hay ninguna posición repetida
        [one] Hay una posición repetida; posiciones de más: { $surplus }
       *[other] Hay { $count } posiciones repetidas; posiciones de más: { $surplus }
    }
announce-added-one = Posición añadida
message-copied = Copiado
message-line-written = Escrito en el registro: { $operation }
message-line-was-written = El registro ya lo tiene: { $operation }
message-line-added =
    { $number ->
        [one] Se ha añadido al archivo una posición de la variante
       *[other] Se han añadido al archivo { $count } posiciones de la variante
    }
message-game-added =
    { $number ->
        [one] Se ha añadido al archivo una posición de la partida
       *[other] Se han añadido al archivo { $count } posiciones de la partida y de sus variantes
    }
message-picture-copied = Imagen copiada
copied-picture = Imagen copiada, { $width } × { $height } píxeles
message-svg-copied = SVG copiado
message-picture-saved = { $name } guardado ({ $width } × { $height } píxeles, { $size })
message-drawing-saved = { $name } guardado ({ $size })
message-diagram-failed = No se pudo crear el diagrama: { $reason }.
message-style-saved = Estilo { $name } guardado
message-style-deleted = Estilo { $name } eliminado
message-pieces-no-text = El nombre de esta carpeta no es un texto, así que no se puede guardar en los ajustes. Dé otro nombre a la carpeta.
message-copied-but =
    Copiado. { $warning }{ $more ->
        [0] .
        [one] , y otra advertencia más.
       *[other] , y { $more } advertencias más.
    }
message-pasted-repaired = Posición tomada del texto. Reparado: { $repairs }
message-pasted = Posición tomada del texto
message-replaced = Operaciones de la posición anterior eliminadas: { $operations } (Deshacer las recupera)
message-and-next = { $first }. { $next }
message-replaced-remark = un comentario
message-game =
    { $number ->
        [0] Ninguna jugada. En el tablero está la posición inicial.
        [one] Una jugada. En el tablero está la última posición.
       *[other] { $count } jugadas. En el tablero está la última posición.
    }
message-game-of = { $white } – { $black }: { $game }
message-game-stops = La partida no se ha podido leer hasta el final: { $why }.
message-game-variant = La partida no se leyó: { $why }.
message-game-skipped = Se omitió texto desconocido; lo primero fue: { $word }
message-game-rest = El resto está en la línea de jugadas.
message-game-add = Añadir todas sus posiciones
message-added =
    { $number ->
        [one] Una posición añadida
       *[other] { $count } posiciones añadidas
    }
message-lines-copied =
    { $number ->
        [one] Posición copiada
       *[other] { $count } posiciones copiadas
    }
message-copied-as =
    { $number ->
        [one] Una posición copiada como { $form }
       *[other] { $count } posiciones copiadas como { $form }
    }
message-nothing-to-copy = Las líneas seleccionadas no contienen ninguna posición
message-too-much-to-copy = Son más posiciones de las que caben en un portapapeles. Póngalas en un archivo propio: Separar la selección.
message-not-cut = Las posiciones están en el portapapeles, pero el archivo ha cambiado entretanto: no se han eliminado.
message-not-moved = Las posiciones se han copiado, pero su archivo ha cambiado entretanto: también siguen allí.
message-nothing-to-repair = No hay nada que reparar
message-no-duplicates-shown = Busque antes los duplicados
message-no-such-line =
    { $number ->
        [0] No hay posiciones
        [one] Solo hay una posición
       *[other] Hay posiciones de la 1 a la { $count }
    }
message-still-reading = El archivo aún se está leyendo. Inténtelo de nuevo cuando termine.
message-still-changing = Aún se está haciendo otro cambio de muchas posiciones. Inténtelo de nuevo cuando termine.
message-changed-again = El archivo ha cambiado entretanto: se vuelve a calcular
message-change-given-up = El archivo ha cambiado entretanto: no se ha hecho nada más. Inténtelo de nuevo.
message-check-cancelled = La revisión se ha detenido. «Revisar todas las posiciones» la continúa.
message-too-many-lines = Hay más posiciones de las que se pueden ordenar o comparar.
message-row-lost = Esta posición se ha perdido: otro programa ha cambiado el archivo.
message-row-not-read = Esta posición no se pudo leer. No se ha cambiado nada; inténtelo de nuevo.
message-rows-not-read = No se pudieron leer posiciones del disco: { $reason }
message-nothing-to-paste = No hay texto que pegar
message-picture-read = El diagrama está en el tablero. Compárelo con la imagen.
message-picture-written = La imagen dice qué hay en su diagrama. Está en el tablero.
message-picture-doubt =
    { $count ->
        [one] El diagrama está en el tablero. Una casilla es dudosa.
       *[other] El diagrama está en el tablero. { $count } casillas son dudosas.
    }
message-pictures-read =
    { $name }: { $number ->
        [one] un diagrama
       *[other] { $count } diagramas
    }
message-pictures-doubt =
    { $number ->
        [one] En uno de ellos hay casillas dudosas.
       *[other] En { $count } de ellos hay casillas dudosas.
    }
message-picture-missing = Fuera de la imagen: { $lines }.
message-picture-none = { $name } no muestra ningún tablero de ajedrez que se haya podido encontrar. Se puede leer una imagen si el tablero se ve nítido, entero y no demasiado pequeño. El espacio alrededor del tablero no molesta.
message-picture-unlikely = { $reason } { $name } no se ha leído.
message-no-screenshots = Este escritorio no toma imágenes de la pantalla para otros programas. Haga una captura a su manera y péguela aquí.
message-screenshot-silent = El escritorio no respondió cuando se le pidió una imagen de la pantalla. Haga una captura a su manera y péguela aquí.
message-screenshot-refused = El escritorio no tomó ninguna imagen de la pantalla. Permita a Tabiya hacer capturas en los ajustes del escritorio, o haga una a su manera y péguela aquí.
message-clipboard-silent = El programa que tiene el portapapeles no responde. No se ha pegado nada. Copie el texto de nuevo o cierre ese programa.
message-clipboard-owner-gone = El programa que tenía el portapapeles se ha cerrado. No se ha pegado nada. Copie el texto de nuevo.
message-clipboard-too-large = Hay más de { $most } de texto en el portapapeles. No se ha pegado nada. Guárdelo como archivo y ábralo.
message-clipboard-unreachable = En este escritorio no se puede acceder al portapapeles. No se ha pegado nada. Abra un archivo o suéltelo en la ventana.
message-paste-overtaken = El portapapeles tardó y usted ya había seguido. No se ha pegado nada. Pegue de nuevo.
message-not-copied = El escritorio no lo aceptó. No se ha copiado nada; inténtelo de nuevo.
message-piece-list-kept = La lista de piezas tiene un error. Su texto se conserva en la flecha junto a Pegar.
message-list-replaced = Posición tomada de la lista de piezas
message-list-add = Añadir al tablero en su lugar
message-block-at-edge = Las casillas seleccionadas están en el borde del tablero
message-arrow-begun = Flecha desde { $from }, { $color }: haga clic donde termina, o vaya allí y pulse Intro
message-arrow-asked = Haga clic en la casilla donde empieza la flecha ({ $color }) y luego en la casilla donde termina; Esc cancela
message-arrow-given-up = Ninguna flecha dibujada
message-no-right-here = Esto solo vale para un rey, una torre o un peón: el enroque, o que acaba de avanzar dos casillas
message-king-cannot-castle = El rey de { $square } no puede enrocar: debe estar en su primera fila, con una torre a un lado en esa misma fila
message-rook-cannot-castle = La torre de { $square } no puede enrocar: la torre y el rey deben estar en su primera fila
message-pawn-is-to-move =
    Este peón no puede ser el que acaba de mover: le toca jugar a su bando. Cambie antes el turno{ $keys ->
        [none] .
       *[other] { " " }({ $keys }).
    }
message-pawn-has-not-moved-two = El peón de { $square } no puede haber avanzado dos casillas en la última jugada: para ello debe estar en la fila 4 (blanco) o 5 (negro), con las dos casillas de detrás vacías
message-chess960 = Posición { $number } de Chess960
message-chess960-double = Posiciones de Chess960: { $white } para las blancas y { $black } para las negras
message-known = { $name }
# The dialog of known positions. $name is never translated.
known-title = Posiciones conocidas
known-field = Buscar posiciones conocidas
known-hint = Nombre, código ECO, jugadas, autor, año
known-all = Todas
known-opening = Aperturas
known-mate = Mates
known-ending = Finales
known-study = Estudios
known-game = Partidas
known-odds = Con ventaja
known-list = Posiciones conocidas
known-row = { $code } { $name }
known-diagram = { $name }. { $side }
known-code = ECO { $code }
known-put = Poner en el tablero
known-count =
    { $number ->
        [0] No se conoce nada con estas palabras. Pruebe con un nombre, un código ECO o las primeras jugadas.
        [one] Una posición
       *[other] { $count } posiciones
    }
# The dialog of Chess960 starting positions.
chess960-title = Chess960
chess960-about = Las 960 posiciones iniciales por su número, de 0 a 959. La del ajedrez clásico es la { $standard }.
chess960-white = Número
chess960-white-alone = Número de las blancas
chess960-double = Otra posición para las negras
chess960-black = Número de las negras
chess960-random = Al azar
chess960-random-tip = Sacar un número al azar
chess960-put = Poner en el tablero
chess960-diagram = Posición { $white } de Chess960
chess960-diagram-double = Posiciones de Chess960: { $white } para las blancas y { $black } para las negras
chess960-here = En el tablero: número { $number }
chess960-here-double = En el tablero: número { $white } para las blancas, { $black } para las negras
chess960-here-none = En el tablero: ninguna posición inicial
message-compared-has-changed = La posición { $line } ha cambiado. Las casillas que difieren siguen marcadas.
message-compared-is-gone = El archivo de la otra posición se ha cerrado
message-no-position-in-text = En ese texto no hay ninguna posición. No se ha cambiado nada.
message-moves-from-elsewhere = Estas jugadas no empiezan donde empieza una partida. Coloque la posición a la que pertenecen, elija «Jugar» y péguelas allí en la línea.
message-no-such-positions = En estas partidas no hay posiciones así. No se ha cambiado nada.
message-link-to-game = Es un enlace a una partida de { $site } y no contiene ninguna FEN. Tabiya nunca se conecta a la red: abra la partida en un navegador, copie allí la FEN de la posición y péguela.
message-link = Es un enlace a { $site } y no contiene ninguna FEN. Tabiya nunca se conecta a la red: abra la página en un navegador, copie allí la FEN o la imagen del tablero y péguela.
message-no-position-in-long-text = En ese texto de { $size } no hay ninguna posición, y es demasiado largo para un campo. No se ha cambiado nada. En el menú Editar puede copiarlo entero.
message-text-cut = Ese texto es demasiado largo para el campo: solo se ha tomado el principio. En el menú Editar puede copiarlo entero.
message-field-full = En este campo no cabe nada más
message-cut-text-copied = El texto entero está en el portapapeles
message-fault-in-job = { $reason }; hay un informe de este fallo de Tabiya en { $path }
message-messages-copied = Los mensajes están en el portapapeles
message-reports =
    { $count ->
        [one] Tabiya tuvo antes un fallo propio. Lo que se sabe de él, sin sus posiciones ni nombres, está en { $path }
       *[other] Tabiya tuvo antes { $count } fallos propios. Lo que se sabe del último, sin sus posiciones ni nombres, está en { $path }
    }
message-job-failed = Eso no se pudo hacer ({ $reason }). No se ha cambiado nada; inténtelo de nuevo.
message-pasted-unreadable = No se encontró ninguna posición en el texto. Queda en el campo FEN, donde se puede reparar.
message-no-repair = No se conoce ninguna reparación razonable de este texto. Corríjalo en el campo FEN.
message-open-already = { $file } es el mismo archivo que { $name }, que ya está abierto.
message-open-already-same-name = { $file } ya está abierto.
message-opened =
    { $name }: { $number ->
        [one] una posición
       *[other] { $count } posiciones
    }
message-has-pages =
    { $count ->
        [one] { $name } es un PDF, no una lista.
       *[other] { $count } de los archivos son PDF, no listas.
    }
read-its-diagrams = Leer sus diagramas
read-anyway = Leer de todos modos
message-not-saved = { $name } no se guardó.
message-saved = { $name } guardado
message-too-many-files =
    { $number ->
        [one] No se abrió un archivo: no puede haber más de { $most } pestañas a la vez. Cierre algunas o abra la carpeta como una sola lista.
       *[other] No se abrieron { $count } archivos: no puede haber más de { $most } pestañas a la vez. Cierre algunas o abra la carpeta como una sola lista.
    }
message-more-files-not-read =
    { $number ->
        [one] No se pudo leer un archivo más.
       *[other] No se pudieron leer { $count } archivos más.
    }
message-too-many-copied-files =
    { $number ->
        [one] Se copió un archivo, y al pegar se abren como máximo { $most } a la vez. No se abrió nada. Suéltelo en la ventana.
       *[other] Se copiaron { $count } archivos, y al pegar se abren como máximo { $most } a la vez. No se abrió nada. Suelte los archivos en la ventana o abra su carpeta.
    }
message-too-many-tabs = No puede haber más de { $most } pestañas a la vez, así que no se abrió todo. Cierre algunas pestañas y vuelva a abrir el resto.
message-nothing-in-folder = No hay archivos .fen ni .epd en { $folder }.
message-still-loading = { $name } aún se está leyendo. Se podrá guardar en cuanto esté entero.
table-changed = No se ha escrito nada: otro programa ha cambiado { $name }, de donde proceden estas posiciones. Guarde la colección como .epd o abra la tabla de nuevo.
message-packed-name = No se ha guardado nada: { $name } es el nombre de un archivo comprimido, y aquí no se comprimen archivos. Elija uno que termine en .fen o .epd.
message-not-whole = Solo se leyó una parte de { $name }, así que no se puede guardar. Copie lo que necesite, ciérrelo y vuelva a abrirlo.
message-cut-off =
    { $name }: la lectura se detuvo tras { $number ->
        [one] una posición
       *[other] { $count } posiciones
    }. Este documento no está entero y no se puede guardar; sus cambios se pueden copiar de él.
message-reloaded = { $name } se ha vuelto a leer
message-kept = Se conserva como está aquí. El próximo Guardar lo escribirá sobre { $name }.
message-own-lines =
    { $number ->
        [one] Su posición está en un documento nuevo
       *[other] Sus { $count } posiciones están en un documento nuevo
    }
message-still-saving = Este documento aún se está guardando. Inténtelo de nuevo cuando termine.
message-cancelled = Cancelado. No se ha cambiado nada.
message-waiting-stopped = Ya no se espera. Lo que esperaba no se ha hecho; no se ha cambiado nada.
message-pages-saved =
    { $number ->
        [one] { $name } guardado: un diagrama en { $pages }
       *[other] { $name } guardado: { $count } diagramas en { $pages }
    }
message-pages-text-saved =
    { $number ->
        [one] { $name } guardado: un diagrama
       *[other] { $name } guardado: { $count } diagramas
    }
message-pages-empty = En estas líneas no hay ninguna posición. Elija otras.
message-pages-printed =
    { $number ->
        [one] Enviado a la impresora: un diagrama en { $pages }
       *[other] Enviado a la impresora: { $count } diagramas en { $pages }
    }
message-not-printed = Las páginas no se han imprimido. El sistema de impresión indica: { $reason }
message-print-in-viewer = Este sistema no ofrece un diálogo de impresión, así que las páginas se han abierto en su visor de PDF. Imprímalas desde allí. ({ $path })
message-print-in-viewer-silent = El diálogo de impresión no responde, así que las páginas se han abierto en su visor de PDF. Imprímalas desde allí. ({ $path })
message-no-viewer = No se ha encontrado ningún programa que abra este archivo: { $file }
open-in-viewer = Abrir
open-in-viewer-about = Abrir { $name } con el programa que su sistema usa para estos archivos
show-in-folder = Mostrar en la carpeta
show-in-folder-about = Abrir la carpeta { $folder }
message-dialog-already-open = Ya hay un diálogo de archivos abierto. Responda antes a ese.
message-standard-input-no-text = La entrada estándar no es texto. No se ha abierto nada.
message-standard-input-failed = No se pudo leer la entrada estándar: { $reason }

## Settings

settings-damaged = Los ajustes de { $file } no se entienden. Se conservan como { $kept }; Tabiya empieza con otros nuevos.
settings-newer = Los ajustes de { $file } son de una versión más reciente de Tabiya. Se conservan como { $kept }; esta empieza con los suyos.
settings-damaged-left = Los ajustes de { $file } no se entienden, y no se les pudo dar otro nombre: { $reason }. Se dejan como están; valen los habituales. Corrija o elimine ese archivo para que se recuerde lo que elija.
settings-newer-left = Los ajustes de { $file } son de una versión más reciente de Tabiya, y no se les pudo dar otro nombre: { $reason }. Se dejan como están; valen los habituales.
settings-more-unknown =
    { $number ->
        [one] Otra línea de los ajustes no significa nada aquí. Se deja como está.
       *[other] Otras { $count } líneas de los ajustes no significan nada aquí. Se dejan como están.
    }
settings-unknown-word = Los ajustes dicen { $key } = { $word }, que aquí no significa nada. Se toma lo habitual hasta que elija.
settings-relative-folder = Los ajustes buscan tablas de finales en { $folder }, que no es la ruta completa de una carpeta. No se tiene en cuenta.
settings-unknown-keys = Los ajustes dicen que los atajos de { $command } son { $word }, y eso no nombra ninguna tecla. Se toman los habituales hasta que elija.
settings-unknown-style-word = Los ajustes dicen para el estilo de diagramas «{ $style }» { $key } = { $word }, que aquí no significa nada. Se toma lo habitual hasta que elija.
settings-unknown-command = Los ajustes nombran atajos para { $command }, y no existe tal comando. Esa línea se deja como está.
settings-keys-clash = Los ajustes dan { $keys } a dos comandos: vale para «{ $first }» y no para «{ $second }».
settings-keys-fixed = Los ajustes dan { $keys } a «{ $command }», pero { $use }. Así se queda.
settings-unreadable = No se pudieron leer los ajustes de { $file }: { $reason }. Se dejan como están; valen los habituales.
settings-unwritten = No se pudo recordar en { $file } lo que eligió: { $reason }. Vale hasta que se cierre Tabiya.

## Opening and saving

load-not-found = No existe el archivo { $file }. Compruebe el nombre o elija el archivo con Archivo, Abrir.
load-is-folder = { $file } es una carpeta. Elija un archivo dentro de ella.
load-not-regular = { $file } no es un archivo corriente (es un dispositivo o una tubería) y no se abre.
load-no-permission = No tiene permiso para leer { $file }. Pídaselo a su propietario o cambie los permisos.
load-too-large = { $file } contiene más de lo que se puede descomprimir aquí. Descomprímalo con otro programa y abra lo que contiene.
load-too-many-columns = { $file } es una tabla de más de { $most } columnas. Tabiya no lee tantas. Quite algunas columnas y ábralo de nuevo.
load-no-positions = { $file } es una tabla sin posiciones. Sus columnas son: { $columns }. Una de ellas debe tener una posición en la primera fila o llamarse fen, epd o position.
load-packed-damaged = { $file } está dañado o incompleto: no se pudo descomprimir.
load-packed-encrypted = { $file } está comprimido con contraseña. Descomprímalo con otro programa y abra lo que contiene.
load-packed-unknown = { $file } está comprimido de un modo que aquí no se conoce. Descomprímalo con otro programa y abra lo que contiene.
load-packed-twice = { $file } está comprimido dos veces. Descomprímalo una vez con otro programa y abra lo que contiene.
load-packed-nothing-inside = En { $file } no hay ningún archivo con posiciones.
load-no-room = No hay espacio suficiente en el disco para abrir { $file }: hace falta un archivo temporal. Libere espacio y ábralo de nuevo.
load-utf-16 = { $file } parece texto UTF-16, pero no tiene marca de orden de bytes. Guárdelo como UTF-8 con un editor de texto y ábralo de nuevo.
load-not-text = { $file } no es un archivo de texto. No se ha abierto nada.
load-picture = { $file } es una imagen y no se puede leer como lista de posiciones. Ábrala sola en la ventana o léala con tabiya read.
load-parquet = { $file } es un archivo Parquet, que solo lee la línea de órdenes. tabiya convert --to epd hace de él un archivo que se puede abrir aquí.
load-changed-while-reading = { $file } cambió mientras se leía. Ábralo de nuevo.
load-failed = No se pudo leer { $file }: { $reason }
save-not-regular = { $file } no es un archivo corriente y no se escribe en él. Elija otro nombre.
save-is-folder = { $file } es una carpeta. Elija el nombre de un archivo.
save-folder-gone = La carpeta de { $file } no existe. Aquí no se pierde nada: guárdelo en otro lugar.
save-no-permission = No tiene permiso para escribir { $file }. Aquí no se pierde nada: guárdelo en otro lugar o cambie los permisos.
save-link-of-third-party = { $file } es un enlace de otro usuario en una carpeta en la que todos pueden crear archivos, y el sistema no sigue tales enlaces. Aquí no se pierde nada: guárdelo en otro lugar.
save-read-only = { $file } está en un disco de solo lectura. Aquí no se pierde nada: guárdelo en otro lugar.
save-marked-read-only = { $file } está marcado como de solo lectura. Aquí no se pierde nada: guárdelo en otro lugar o quite esa marca en sus propiedades.
save-removed = { $file } ya no está.
save-changed-on-disk = Otro programa ha cambiado { $file }.
save-lines-lost = { $file } no se guardó: otro programa ha sobrescrito las líneas que iban a copiarse en él. Lo que escribió usted sigue aquí.
save-disk-full = No hay sitio para { $file } (en su disco, en su cuota o dentro del tamaño permitido a los archivos), así que no se guardó y sigue como estaba. Aquí no se ha perdido nada: haga sitio o guárdelo en otro lugar.
save-name-too-long = El nombre de { $file } es demasiado largo para este disco. Elija otro más corto.
save-name-not-taken = Ningún archivo puede llamarse { $file }: el nombre está reservado para un dispositivo o contiene un signo que los nombres no admiten, como dos puntos o un signo de interrogación. Elija otro nombre.
save-busy = Otro programa está usando { $file }, que ahora no se puede escribir: { $reason }. Aquí no se pierde nada: cierre el otro programa y guarde de nuevo, o guárdelo en otro lugar.
save-unreachable = El disco o la carpeta de red de { $file } ya no responde: { $reason }. Aquí no se pierde nada: guárdelo en otro lugar, o de nuevo cuando vuelva.
save-no-spare = { $file } no se guardó y sigue como estaba. Solo se puede sobrescribir en su sitio ({ $because }), donde un corte de luz podría dañarlo, y no había espacio para conservar una copia entretanto: { $reason }. Aquí no se ha perdido nada: haga sitio o guárdelo en otro lugar.
not-replaced-other-names = tiene otros nombres (enlaces duros), que conservarían el texto antiguo
not-replaced-folder = no se puede crear ningún archivo en su carpeta
not-replaced-name = el sistema no da su nombre a ningún otro archivo
not-replaced-mount-point = es un punto de montaje
not-replaced-in-use = otro programa lo tiene abierto
not-replaced-owner = su propietario o su grupo no se puede dar a un archivo nuevo
not-replaced-attribute = un atributo suyo (una lista de acceso, una etiqueta o una marca) no se puede dar a un archivo nuevo
not-replaced-mode = sus permisos no se pueden dar a un archivo nuevo
save-failed = { $file } no se pudo guardar y está como estaba: { $reason }. Aquí no se pierde nada: guárdelo en otro lugar.
save-in-place-broken = { $file } no se pudo escribir hasta el final: { $reason }. El archivo puede estar dañado, pero aquí no se pierde nada: use ahora Archivo, Guardar como.
save-copy-kept = Se conserva una copia entera: Recuperar trabajo sin guardar, en el menú Archivo, la ofrece.
save-no-place-for-copy = el sistema no indica ninguna carpeta para ella
save-not-durable = { $file } está guardado, pero el disco no lo confirmó: { $reason }. Guarde de nuevo para mayor seguridad.
dialog-open-title = Abrir posiciones
dialog-open-folder-title = Abrir todas las posiciones de una carpeta
dialog-save-title = Guardar posiciones
dialog-save-diagram-title = Guardar diagrama
dialog-save-pages-title = Guardar hojas de diagramas
dialog-save-score-title = Guardar puntuación
dialog-filter-pages = Páginas
dialog-filter-pictures = Imágenes
dialog-pieces-title = Carpeta con los dibujos de las piezas
dialog-engine-title = Programa del motor
dialog-filter-positions = Posiciones (.fen, .epd, .txt), partidas (.pgn), tablas (.csv, .jsonl)
dialog-filter-packed = Posiciones, también comprimidas (.fen, .epd, .txt, .gz, .zip)
dialog-filter-openable = Posiciones, partidas, tablas, imágenes
dialog-filter-of-positions = Posiciones, partidas, tablas
dialog-filter-tables = Tablas
dialog-filter-pieces = Dibujos de piezas (.svg, .png)
dialog-filter-all = Todos los archivos

## Questions

question-save-title = ¿Guardar los cambios de { $name }?
question-save-text = Al cerrar se pierde lo que no esté guardado.
question-save = Guardar
question-do-not-save = No guardar
question-see-changes = Ver qué ha cambiado…
question-cancel = Cancelar
question-save-games =
    { $number ->
        [one] Tampoco están en ningún archivo las jugadas de una partida.
       *[other] Tampoco están en ningún archivo las jugadas de { $count } partidas.
    }
question-games-title =
    { $number ->
        [one] Las jugadas de una partida no están en { $name }
       *[other] Las jugadas de { $count } partidas no están en { $name }
    }
question-games-text = Este archivo contiene posiciones. Las jugadas, variantes y comentarios que llevaron a ellas se pierden si no los guarda como partidas.
question-games-save = Guardar como partidas…
question-games-close = Cerrar sin ellas
message-saved-without-games =
    { $number ->
        [one] { $name } guardado. Las jugadas de una partida no están en el archivo.
       *[other] { $name } guardado. Las jugadas de { $count } partidas no están en el archivo.
    }
question-undone-title = Se ha deshecho el trabajo recuperado de { $name }
question-undone-text = No está en ningún archivo. «Conservar» lo deja para el próximo inicio, que volverá a ofrecerlo. «Rehacer» lo trae ahora.
question-undone-text-cut = No está en ningún archivo y «Rehacer» ya no lleva a él. «Conservar» lo deja para el próximo inicio, que volverá a ofrecerlo.
question-undone-keep = Conservar para el próximo inicio
question-undone-discard = Descartar
question-changed-title = Otro programa ha cambiado { $name }
question-changed-text = Si se guarda encima, se perderá lo que escribió el otro programa.
question-removed-title = { $name } ya no está
question-removed-text = Otro programa lo movió o lo eliminó. Al guardar vuelve a estar ahí.
question-save-again = Volver a guardar
question-replaced-title = Hay otro archivo en el lugar de { $name }
question-unreadable-title = { $name } ya no se puede leer
question-file-changed-text =
    { $keep ->
        [yes] Lo que ve aquí es el archivo como estaba antes. Recargar muestra lo que escribió el otro programa; Conservar lo mío mantiene esto, y el próximo Guardar lo escribirá sobre el archivo.
       *[no] Se sobrescribió en su sitio, y las posiciones que usted no ha editado ya no se pueden leer. Recargar muestra lo que escribió el otro programa.
    }
question-file-gone-text =
    { $keep ->
        [yes] No se pierde nada: todas las posiciones siguen aquí. Consérvelo y guárdelo de nuevo, o guárdelo en otro lugar.
       *[no] Las posiciones que usted no ha editado ya no se pueden leer.
    }
question-file-edits =
    { $keep ->
        [yes] Sus posiciones sin guardar se ponen en un documento nuevo antes de recargar el archivo.
       *[no] Las posiciones que usted escribió siguen aquí; se ponen en un documento nuevo.
    }
question-reload = Recargar
question-keep-mine = Conservar lo mío
question-take-edits = Mis posiciones a un documento nuevo
question-later = Ahora no
question-open-title =
    { $files ->
        [one] ¿Abrir un archivo ({ $size })?
       *[other] ¿Abrir { $files } archivos ({ $size })?
    }
question-open-text = En { $folder }. Cada uno se abre en su propia pestaña.
question-open-unreadable =
    { $count ->
        [one] Una de sus carpetas no se pudo leer.
       *[other] { $count } de sus carpetas no se pudieron leer.
    }
question-more =
    { $count ->
        [one] Ver uno más
       *[other] Ver { $count } más
    }
question-open-all = Abrir todos
question-open-together = Abrir como una sola lista
size-bytes =
    { $size ->
        [one] 1 byte
       *[other] { $size } bytes
    }
size-kb = { $size }{ "\u00A0" }kB
size-mb = { $size }{ "\u00A0" }MB
size-gb = { $size }{ "\u00A0" }GB
size-tb = { $size }{ "\u00A0" }TB
question-exists-title = Ya existe un archivo { $name }
question-exists-text = Al guardar aquí se sustituiría su contenido.
question-left-out-title = No todo cabe en { $name }
question-left-out-text = La tabla no tiene sitio para lo que se indica aquí. No se escribe; queda en la colección, que sigue contando como no guardada.
question-write-rest = Escribir el resto
question-loses-title = { $name } no puede contenerlo todo
question-loses-text = Un archivo .fen no tiene sitio para las operaciones que se indican aquí. { $epd } las conserva.
question-save-as-epd = Guardar como .epd
question-write-without = Guardar sin ellas
left-out-order = Las filas de la tabla conservan su orden.
left-out-positions = { $number ->
    [one] { $count } posición no se puede expresar en su fila, casi siempre porque la jugada que lleva a ella ya no encaja o no existe. Su fila queda como estaba; una posición nueva no recibe ninguna.
   *[other] { $count } posiciones no se pueden expresar en sus filas, casi siempre porque la jugada que lleva a ellas ya no encaja o no existe. Esas filas quedan como estaban; las posiciones nuevas no reciben ninguna.
}
left-out-unreadable = { $number ->
    [one] { $count } línea no es una posición.
   *[other] { $count } líneas no son posiciones.
}
left-out-operation = { $number ->
    [one] { $operation }: { $count } posición
   *[other] { $operation }: { $count } posiciones
}
question-overwrite = Sobrescribir
question-no-copy-title = ¿Sobrescribir { $name } en su sitio?
question-no-copy-text = Un archivo nuevo no puede ocupar su lugar: { $because }. Si se fuera la luz mientras se sobrescribe, quedaría dañado, y entretanto no se puede conservar una copia: { $reason }.
question-overwrite-anyway = Sobrescribir igualmente
question-save-elsewhere = Guardar en otro lugar…
question-several-title =
    { $count ->
        [one] Se encontró una posición
       *[other] Se encontraron { $count } posiciones
    }
question-several-text = Añádalas a este archivo como posiciones nuevas, o ponga solo la primera en el tablero.
question-add-all = Añadir como posiciones nuevas
question-use-first = Solo la primera, al tablero

## The program's own file dialog

file-dialog-open = Abrir un archivo
file-dialog-append = Anexar las posiciones de un archivo
file-dialog-save = Guardar en un archivo
file-dialog-save-diagram = Guardar el diagrama
file-dialog-save-pages = Guardar las hojas de diagramas
file-dialog-pieces = Elegir una carpeta de piezas
file-dialog-engine = Elegir el programa de un motor
file-dialog-name = Nombre
file-dialog-parent = Carpeta superior
file-dialog-do-open = Abrir
file-dialog-open-folder = Abrir esta carpeta
file-dialog-take-pieces = Usar esta carpeta
file-dialog-do-append = Anexar
file-dialog-do-save = Guardar
file-dialog-empty = No hay archivos aquí. Vaya a otra carpeta o escriba una ruta completa.
file-dialog-no-name = Escriba un nombre o elija un archivo
file-dialog-places = Lugares
file-dialog-recent = Carpetas recientes
file-dialog-home = Carpeta personal
file-dialog-desktop = Escritorio
file-dialog-documents = Documentos
file-dialog-downloads = Descargas
file-dialog-kinds = Tipo de archivos
file-dialog-column-name = Nombre
file-dialog-column-size = Tamaño
file-dialog-column-changed = Modificado
file-dialog-file = archivo
file-dialog-folder = carpeta
file-dialog-none-of-kind = No hay archivos de este tipo aquí.
file-dialog-show-all = Mostrar todos los archivos
file-dialog-no-folder = No se puede leer { $folder }: { $reason }

## Copying

copy-as = Copiar como
copy-as-more = Otras formas de copiar
copy-as-language = Letras de las piezas
copy-as-selection =
    { $number ->
        [one] Se copiará la posición seleccionada
       *[other] Se copiarán las { $count } posiciones seleccionadas
    }
copy-as-language-of-window = Como la ventana ({ $language })
copy-as-figurines = Figurines en lugar de letras
copy-as-warning = { $form }, con una advertencia
form-fen = FEN
form-fen-about = la posición en una línea, escrita como usted ha elegido
form-shredder = Shredder-FEN
form-shredder-about = enroque por las columnas de las torres
form-engine = FEN para motores
form-engine-about = la notación que acepta la mayoría de los motores
form-uci = Comando UCI
form-uci-about = position fen …, para escribírselo a un motor
form-epd = EPD
form-epd-about = cuatro campos y las operaciones
form-pgn = Etiquetas PGN
form-pgn-about = una partida que empieza aquí, con la solución como jugadas
form-lichess = Dirección de lichess
form-lichess-about = abre el editor de lichess.org
form-board = Campo del tablero
form-board-about = solo el primer campo
form-pieces = Lista de piezas
form-pieces-about = las piezas con sus casillas
form-text = Diagrama de texto
form-text-about = con letras, para una fuente de ancho fijo
form-text-unicode = Diagrama de texto, símbolos de ajedrez
form-text-unicode-about = con ♔ ♕ ♖, para una fuente de ancho fijo
form-forum = Etiqueta de foro
form-forum-about = [fen]…[/fen], que los foros muestran como tablero
form-latex = LaTeX
form-latex-about = \chessboard[…] del paquete chessboard, con flechas y marcas
language-en = inglés
language-de = alemán
language-fr = francés
language-es = español
language-it = italiano
language-pt = portugués
language-nl = neerlandés
language-pl = polaco
language-ru = ruso

## Engines

engines = Motores
engine-hint = «FEN para motores», en el menú Copiar como, evita esto.
engine-and-more = { $engines } y { $more } más
engine-warning = { $engines }: { $effect } ({ $reason })
engine-crashes = peligro de cierre inesperado
engine-misreads =
    { $count ->
        [one] lo toma por otra posición
       *[other] lo toman por otra posición
    }
engine-answers-nonsense =
    { $count ->
        [one] responde, pero sin sentido
       *[other] responden, pero sin sentido
    }
engine-refuses =
    { $count ->
        [one] lo rechaza
       *[other] lo rechazan
    }
engine-drops =
    { $count ->
        [one] lo omite sin avisar
       *[other] lo omiten sin avisar
    }
engine-needs-chess960 = hay que activar Chess960
engine-no-king = falta un rey
engine-several-kings = varios reyes
engine-king-can-be-taken = el bando que no juega está en jaque
engine-kings-touch = reyes contiguos
engine-more-than-32-men = más de 32 piezas
engine-more-than-16-men = más de 16 piezas de un bando
engine-more-than-8-pawns = más de 8 peones de un bando
engine-too-many-promoted = más piezas coronadas que peones faltantes
engine-pawn-on-back-rank = un peón en la primera o la octava fila
engine-three-checkers = tres piezas dan jaque
engine-impossible-double-check = un jaque doble que ninguna jugada puede dar
engine-chess960-castling = enroque de Chess960
engine-castling-king-on-edge = enroque con el rey en una columna de esquina
engine-castling-without-rook = un derecho de enroque sin su rey o su torre
engine-castling-repeated = dos derechos de enroque al mismo lado del rey
engine-castling-order = letras de enroque fuera de orden
engine-castling-mixed = K o Q junto a letras de columnas
engine-castling-files = enroque por las columnas de las torres
engine-castling-unreadable = una letra que no es un derecho de enroque
engine-en-passant-impossible = una casilla al paso imposible
engine-en-passant-unreadable = un campo de captura al paso que no es una casilla
engine-side-missing = falta el turno
engine-side-unreadable = el turno no es ni w ni b
engine-fields-missing = menos de seis campos
engine-text-behind = texto detrás de los campos
engine-halfmove-clock-too-high = un contador de medias jugadas alto
engine-fullmove-number-too-high = un número de jugada alto
engine-fullmove-number-zero = número de jugada 0
engine-counter-unreadable = un contador que no es un número
engine-digits-joined = cifras seguidas
engine-rank-not-eight-wide = una fila que no tiene ocho casillas
engine-too-few-ranks = menos de ocho filas
engine-too-many-ranks = más de ocho filas
engine-unknown-piece = una letra que no es una pieza
engine-pocket = piezas en mano
engine-promoted-mark = la señal de pieza coronada
engine-check-counters = los contadores de jaques de Three-check
engine-underscores = guiones bajos entre los campos
engine-foreign-blank = un espacio que no es de ASCII
engine-stray-blank = espacios de más
engine-byte-order-mark = una marca de orden de bytes
engine-close = Cerrar el panel de motores
picture-name-pasted = La imagen del portapapeles
picture-name-dropped = La imagen soltada
picture-name-screen = La imagen de la pantalla
picture-other-game = Parece otro juego o un pasatiempo, no un tablero de ajedrez.
picture-in-space = Parece un tablero con piezas tridimensionales, que no se puede leer.
picture-unclear = Algo se parece a un tablero de ajedrez, pero apenas se reconoce nada en él.
picture-panel = Imagen
picture-close = Cerrar el panel de la imagen
picture-place = Página { $page }, diagrama { $place }
picture-sure = { $percent } % de certeza de que todo es correcto
picture-written = La propia imagen dice qué hay aquí. No hubo que reconocer nada.
picture-seen-from-black = En la imagen las negras están abajo.
picture-below-white = En la imagen las blancas están abajo ({ $percent } % de certeza).
picture-below-black = En la imagen las negras están abajo ({ $percent } % de certeza).
picture-turn-white = Juegan las blancas ({ $sign }, { $percent } % de certeza).
picture-turn-black = Juegan las negras ({ $sign }, { $percent } % de certeza).
picture-turn-unknown = Nada en la imagen dice a quién le toca jugar.
picture-sign-mark = una marca junto al tablero
picture-sign-caption = un pie de imagen
picture-sign-check = un jaque
picture-sign-last-move = la última jugada resaltada
picture-sign-start = la posición inicial
picture-answer-tip = Un clic dice que es así
question-below = ¿Qué bando está abajo en la imagen?
question-turn = ¿A quién le toca jugar? La imagen no lo muestra.
question-turn-contradicted = ¿A quién le toca jugar? La imagen se contradice.
question-castling = ¿Quién puede enrocar todavía? Una imagen no puede mostrarlo.
question-name-below = bando de abajo
question-name-turn = turno
question-name-castling = enroque
answer-white = Las blancas
answer-black = Las negras
answer-castling-both = Ambos bandos
answer-castling-white = Solo las blancas
answer-castling-black = Solo las negras
answer-castling-none = Nadie
answer-castling-as-it-is = Como está ahora en la FEN
answer-given = { $question }: { $answer }
picture-details = Sobre esta imagen
picture-crop = El tablero en la imagen
picture-which = ¿Qué hay en { $square }?
picture-reading = { $number }: { $man }, { $percent } %
picture-nothing = vacía
picture-missing-file = la columna { $file }
picture-missing-rank = la fila { $rank }
picture-reading-tip = Un clic o la tecla de este número dice que esto es lo que hay en la casilla
picture-in-doubt =
    { $count ->
        [one] Una casilla es dudosa
       *[other] { $count } casillas son dudosas
    }
picture-all-sure = Ninguna casilla es dudosa
engine-start = Iniciar
engine-stop = Detener
engine-what-of = { $engine }: { $what }
engine-name-tip = Elegir otro motor
engine-find = Buscar motores
engine-find-tip = Buscar en las carpetas donde suelen estar los motores. No se inicia nada.
engine-add = Añadir un archivo…
engine-add-tip = Elegir el programa de un motor UCI. Todavía no se inicia.
engine-forget = Olvidar este motor
engine-forgotten = { $engine } ya no está en la lista; su archivo sigue ahí
engine-options = Opciones…
engine-options-of = Opciones de { $engine }
engine-options-unknown = Inicie el motor: él mismo dice sus opciones.
engine-options-about = Las opciones se aplican enseguida y se conservan.
engine-name = Nombre
engine-name-about = Cómo se llama aquí el motor
engine-name-taken = Otro motor ya se llama { $engine }
engine-program = Programa
engine-folder = Carpeta de trabajo
engine-folder-about = Ruta completa de la carpeta en que trabaja el motor; vacío para la de su programa
engine-press = Pulsar
engine-none-chosen = Todavía no hay ningún motor elegido. Un motor es un programa que evalúa posiciones, como Stockfish.
engine-none-found = No hay ningún motor en las carpetas habituales. «Añadir un archivo…» toma uno de cualquier otra.
engine-found = Encontrados:
engine-take-found = Usar { $path }
engine-found-about = Reconocidos por su nombre de archivo; no se ha iniciado ninguno.
engine-second = Segundo motor
engine-second-tip = Hacer que otro motor piense la misma posición
engine-lines = Variantes
engine-lines-tip = Cuántas variantes muestra el motor
engine-threads = Hilos
engine-threads-tip = Cuántos hilos del procesador usa el motor
engine-memory = Memoria
engine-megabytes = MB
evaluation-bar = Evaluación para las blancas: { $score }
engine-memory-tip = Memoria del motor para las posiciones vistas, en megabytes
engine-numbers = Profundidad { $depth }/{ $selective } · { $nodes } nodos · { $speed }/s
engine-wdl = Ganan las blancas { $win } % · tablas { $draw } % · ganan las negras { $loss } %
engine-is-starting = El motor se está iniciando
engine-no-line = Todavía no hay variantes
engine-waits = El motor espera otra posición
engine-lines-of = Variantes de { $engine }
engine-told = { $engine }: { $score }, profundidad { $depth }, { $moves }
engine-mates = mate en { $moves }
engine-is-mated = recibe mate en { $moves }
engine-at-least = al menos { $score }
engine-at-most = como mucho { $score }
engine-use = Usar
engine-use-tip = Jugar esta variante, copiarla o escribirla en el registro
engine-play-line = Jugar la variante
engine-play-to-here = Jugar hasta esta jugada
engine-copy-line = Copiar la variante
engine-write-line = Guardar la variante como pv
engine-write-score = Guardar valoración y profundidad como ce y acd
engine-write-best = Guardar la primera jugada como bm
engine-write-mate = Guardar el mate como dm, con el nombre del motor
engine-write-mate-tip = Solo si el bando que juega da mate
engine-write-all = Guardar todo menos bm, con el nombre del motor
engine-line-gone = La posición del tablero ya no es la que miró el motor
engine-start-again = Iniciar de nuevo
engine-start-again-tip = Iniciar de nuevo el motor con la posición del tablero
engine-no-whole-path = El motor no está indicado con su ruta completa
engine-not-started = No se pudo iniciar el motor: { $reason }
engine-no-program = El archivo no es un programa para este ordenador
engine-needs-administrator = Windows solo inicia este programa para administradores, y Tabiya no pide tales permisos
engine-exited = El motor terminó por sí solo (estado { $status })
engine-killed = El motor falló o fue terminado (señal { $signal })
engine-crashed = El motor falló (código { $code })
engine-crashed-instruction = El motor falló: usa instrucciones que este procesador no tiene. Otra compilación quizá funcione aquí
engine-crashed-other-kind = El motor no pudo funcionar: él o una de sus bibliotecas es para otro tipo de Windows (32 o 64 bits)
engine-crashed-no-library = El motor no pudo funcionar: falta una biblioteca (DLL) que necesita, o tiene otra versión
engine-ended = El motor ha terminado
engine-last-words = { $what }. Sus últimas palabras: { $words }
engine-closed-output = El motor ya no dice nada
engine-closed-input = El motor ya no escucha
engine-given-up = El motor falló una y otra vez
engine-not-asked-any-more = { $engine } falló { $times } veces seguidas de la misma manera y ya no se le pregunta: { $what }
engine-cancelled = La búsqueda se canceló
engine-no-uciok = Este programa no responde como un motor UCI
engine-only-garbage = Este programa no dice nada propio de un motor UCI
engine-hangs = El motor no responde
engine-ignores-stop = El motor no se detuvo cuando se le pidió
engine-no-best-move = El motor no dio una jugada a tiempo
engine-says-nothing = El motor no dice nada de su búsqueda
engine-no-move = El motor no nombró ninguna jugada
engine-illegal-move = El motor dio una jugada imposible: { $move }
engine-floods = El motor dice más de lo que nadie puede leer
engine-ignores-quit = El motor no terminó cuando se le pidió
engine-checkmate = Jaque mate: no hay jugada que buscar.
engine-stalemate = Ahogado: no hay jugada que buscar.
engine-illegal-question = Una jugada anterior a esta posición no es legal.
engine-no-chess960 = Los derechos de enroque son de Chess960, que { $engine } no conoce.
engine-not-sent = No se da a { $engine }: { $effect } ({ $reason }).
engine-mend-add-king = Ponga un rey a cada bando.
engine-mend-leave-one-king = Deje un solo rey a cada bando.
engine-mend-turn-or-check = Haga que juegue el otro bando o quite el jaque.
engine-mend-part-kings = Separe los reyes.
engine-mend-remove-men = Quite algunas piezas.
engine-mend-move-pawns = Quite los peones de la primera y la última fila.
engine-mend-fewer-checks = Haga que den jaque menos piezas.
engine-mend-drop-castling = Quite los derechos de enroque.
engine-mend-drop-en-passant = Quite la casilla al paso.
engine-mend-lower-counter = Reduzca los contadores de jugadas.
engine-mend-other-engine = Quizá la acepte otro motor.
engine-no-such-option = el motor no tiene esa opción
engine-not-on-or-off = solo puede estar activado o no
engine-not-a-number = hace falta un número
engine-out-of-range = de { $min } a { $max }
analysis = Analizar posiciones
analysis-about = Mientras tanto se puede seguir trabajando. Los resultados se ponen en las líneas en un solo paso, que se puede deshacer; el archivo no se guarda solo.
analysis-go = Analizar
analysis-busy = Todavía hay otro análisis en curso.
analysis-choose-engine = Primero elija un motor.
analysis-no-limit = Elija al menos un límite: tiempo, profundidad, nodos o mate.
analysis-no-engine = { $engine } ya no está entre sus motores, o su programa es otro. Añádalo en el panel del motor.
analysis-engine = Motor
analysis-other-engine = Otro motor…
analysis-other-engine-tip = Buscar o añadir motores en el panel del motor
analysis-scope = Posiciones
analysis-all =
    { $number ->
        [one] La única
       *[other] Todas: { $count }
    }
analysis-shown =
    { $number ->
        [one] La mostrada
       *[other] Las { $count } mostradas
    }
analysis-selected =
    { $number ->
        [one] La seleccionada
       *[other] Las { $count } seleccionadas
    }
analysis-limits = Buscar en cada posición
analysis-time = Tiempo
analysis-seconds = segundos
analysis-time-tip = Buscar en cada posición este tiempo como máximo
analysis-depth = Profundidad
analysis-plies = medias jugadas
analysis-depth-tip = Buscar en cada posición hasta esta profundidad como máximo
analysis-nodes = Nodos
analysis-nodes-unit = nodos
analysis-nodes-tip = Buscar como máximo esta cantidad de nodos en cada posición; da lo mismo en cualquier equipo
analysis-mate = Mate en
analysis-moves = jugadas
analysis-mate-tip = Buscar un mate en esta cantidad de jugadas; sin otro límite, como máximo un minuto por posición
analysis-stood = Parar al resolver
analysis-depths = profundidades
analysis-stood-tip = Parar también cuando la jugada pedida (bm, am, dm) haya sido la mejor durante tantas profundidades
analysis-work = Cómo trabaja el motor
analysis-lines = Variantes
analysis-lines-tip = Cuántas variantes examina el motor; con dos o más se encuentran segundas jugadas igual de buenas
analysis-processes = Procesos
analysis-processes-tip = Cuántas posiciones se buscan a la vez
analysis-threads = Hilos por proceso
analysis-threads-tip = Cuántos hilos usa cada proceso
analysis-memory = MB por proceso
analysis-memory-tip = Memoria de cada proceso para las posiciones vistas, en megabytes
analysis-machine = Este equipo: { $count } procesadores, { $memory } de memoria libre
analysis-machine-processors = Este equipo: { $count } procesadores
analysis-propose = Propuesta: { $processes } × { $threads } × { $memory } MB
analysis-propose-tip = Usar lo que conviene a este equipo: un proceso por procesador y la mitad de la memoria libre
analysis-write = Escribir en cada registro
analysis-write-depth = Cuántas medias jugadas de profundidad se buscó
analysis-write-nodes = Cuántos nodos se buscaron
analysis-write-seconds = Cuántos segundos se buscó
analysis-write-milliseconds = Cuántos milisegundos se buscó
analysis-write-score = Cuánto vale la posición para el bando que juega, en centésimas de peón
analysis-write-mate = En cuántas jugadas da mate el bando que juega, cuando lo da
analysis-write-answer = La jugada que eligió el motor
analysis-write-best = La jugada que eligió el motor, como la mejor del registro
analysis-write-line = La variante que espera el motor
analysis-write-engine = El nombre del motor con su versión
analysis-replace = Reemplazar lo que haya
analysis-replace-tip = Si no, no se toca nada de lo que haya en un registro, ni se pone un resultado junto al de otra búsqueda
analysis-again = Buscar de nuevo en los registros que ya tienen tal resultado
analysis-again-tip = Si no, se saltan los registros con un resultado de este motor en el límite o más allá
analysis-of = Analizando { $name } con { $engine }
analysis-engine-starts = El motor está arrancando…
analysis-done = { $done } de { $of } líneas
analysis-a-minute =
    { $number ->
        [one] una por minuto
       *[other] { $count } por minuto
    }
analysis-an-hour =
    { $number ->
        [one] una por hora
       *[other] { $count } por hora
    }
analysis-failed =
    { $number ->
        [one] una falló
       *[other] { $count } fallaron
    }
analysis-last = Lo último: { $what }
analysis-line = línea { $number }
analysis-at-depth = profundidad { $depth }
analysis-pause = Pausar
analysis-pause-tip = No buscar más posiciones por ahora; las que están en curso se terminan
analysis-go-on = Reanudar
analysis-go-on-tip = Buscar en las posiciones siguientes
analysis-stop = Detener
analysis-stop-tip = Terminar el análisis y poner lo encontrado en las líneas
analysis-is-paused = En pausa: lo que está en curso se termina y no se empieza nada más.
analysis-is-stopping = Deteniendo…
analysis-not-put = Los resultados del análisis aún no están en las líneas.
analysis-put = Ponerlos
analysis-put-tip = Poner los resultados en las líneas en un paso que se puede deshacer
analysis-waits-for-typing = Los resultados se ponen en las líneas en cuanto termine de escribir.
analysis-left =
    { $number ->
        [one] El análisis de { $name } se interrumpió; se conserva un resultado.
       *[other] El análisis de { $name } se interrumpió; se conservan { $count } resultados.
    }
analysis-resume = Continuar
analysis-resume-tip = Abrir el archivo y buscar lo que aún no tiene resultado
analysis-discard = Descartar
analysis-discard-tip = Olvidar estos resultados
analysis-engine-failed = El análisis ha terminado: { $engine }: { $what }
analysis-not-kept = Los resultados del análisis no se pueden conservar: { $reason }
analysis-not-removed = No se pudo eliminar { $file }, con resultados que ya no se necesitan: { $reason }
analysis-journal-in-use = Otra ventana continúa este análisis.
analysis-journal-other = El motor, sus opciones o los límites no son los del comienzo de este análisis. Descártelo o empiece otro.
analysis-finished = El análisis ha terminado.
analysis-stopped = El análisis se detuvo.
analysis-nothing = El análisis no encontró nada que escribir.
analysis-count-put =
    { $number ->
        [one] Una línea tiene su resultado.
       *[other] { $count } líneas tienen su resultado.
    }
analysis-count-kept =
    { $number ->
        [one] Una conserva lo que tenía.
       *[other] { $count } conservan lo que tenían.
    }
analysis-count-others =
    { $number ->
        [one] Una se cambió entretanto y queda como está.
       *[other] { $count } se cambiaron entretanto y quedan como están.
    }
analysis-count-skipped =
    { $number ->
        [one] Una ya tenía tal resultado.
       *[other] { $count } ya tenían tal resultado.
    }
analysis-count-failed =
    { $number ->
        [one] En una falló el motor; lo dice engine_error.
       *[other] En { $count } falló el motor; lo dice engine_error.
    }
analysis-count-not-sent =
    { $number ->
        [one] Una no es una posición para este motor.
       *[other] { $count } no son posiciones para este motor.
    }
analysis-count-unread =
    { $number ->
        [one] Una línea no es una posición exacta.
       *[other] { $count } líneas no son posiciones exactas.
    }
analysis-score = Puntuar…
suite-of = Puntuación de { $name }
suite-all-files = Todos los archivos abiertos, por archivo
suite-score = Puntuación
suite-missed = Falladas
suite-remarks = Auditoría
suite-compare = Comparar
suite-no-tasks = Ninguna posición de este archivo tiene una tarea (bm, am, dm o puntos en c0), así que no hay nada que puntuar.
suite-no-answers =
    { $number ->
        [one] La posición con una tarea aún no tiene respuesta (pm o pv).
       *[other] De { $count } posiciones con una tarea, ninguna tiene aún respuesta (pm o pv).
    }
suite-analyse-first = Analizar primero
suite-unanswered = { $count } sin respuesta
suite-unnamed = { $count } sin nombre de motor
suite-mean-depth = profundidad media
suite-mean-time = tiempo medio
suite-name = Nombre
suite-sort = Ordenar por { $column }
suite-sort-tip = Ordenar por esta columna; otra vez invierte el orden
suite-sort-name = nombre
suite-sort-solved = resueltas
suite-sort-positions = número de posiciones
suite-sort-percent = porcentaje de resueltas
suite-sort-points = puntos
suite-sort-most-points = puntos posibles
suite-sort-depth = profundidad media
suite-sort-time = tiempo medio
suite-list-missed = Listar las falladas
suite-list-solved = Listar las resueltas
suite-list-tip = Mostrar solo estas en la lista de posiciones
suite-list = Posiciones; Intro va a una
suite-scores-for-white = Evaluaciones desde las blancas
suite-none = Ninguna.
suite-asked = { $asked } → { $answer }
suite-answers = { $first } | { $second }
suite-compare-with = Comparar con
suite-choose-file = Elija un archivo
suite-open-other = Abra también el archivo con los otros resultados: se comparan dos archivos abiertos.
suite-again = Puntuar de nuevo
suite-copy = Copiar como texto
suite-copied = La puntuación está en el portapapeles
suite-save-csv = Guardar como CSV…
suite-save-json = Guardar como JSON…
suite-saved = { $name } se ha guardado
suite-saved-first = { $name } se ha guardado con las primeras { $count } posiciones falladas
statistics-of = Estadísticas de { $name }
statistics-all =
    { $number ->
        [0] No hay ninguna posición
        [one] Una posición
       *[other] Las { $count } posiciones
    }
statistics-shown =
    { $number ->
        [one] Solo la posición que muestra la lista
       *[other] Solo las { $count } posiciones que muestra la lista
    }
statistics-selected =
    { $number ->
        [one] Solo la posición seleccionada
       *[other] Solo las { $count } posiciones seleccionadas
    }
statistics-changed = Las posiciones han cambiado desde el recuento.
statistics-counting = Contando posiciones…
statistics-again = Volver a contar
statistics-copy-picture = Copiar como imagen
statistics-copy-text = Copiar como texto
statistics-copy-name = Copiar: { $title }
statistics-copied = Las estadísticas están en el portapapeles
statistics-percent = { $percent }{ "\u00A0" }%
statistics-bar-name = { $title }: { $label }, { $count } ({ $percent })
statistics-bar-tip = Mostrar estas posiciones en la lista
statistics-square = { $square }: { $count } ({ $percent })
statistics-squares = Casillas de las piezas
statistics-squares-of = Casillas: { $piece }
statistics-squares-hint = Señale una casilla para ver su número
statistics-side = Turno
statistics-white = Blancas
statistics-black = Negras
statistics-marks = Legalidad
statistics-legal = Legales
statistics-unusual = Inusuales
statistics-phase = Fase
statistics-phase-about = por damas, torres, alfiles y caballos
statistics-opening = Apertura (11 o más)
statistics-middlegame = Medio juego (7–10)
statistics-endgame = Final (hasta 6)
statistics-ending = Finales
statistics-ending-about = además de reyes y peones
statistics-kings-alone = Solo reyes
statistics-pawns = Peones
statistics-minor = Piezas menores
statistics-rooks = Torres
statistics-rooks-minor = Torres, piezas menores
statistics-queens = Damas
statistics-queens-others = Damas con otras
statistics-pieces = Número de piezas
statistics-pieces-about = con reyes y peones
statistics-balance = Balance de material
statistics-balance-about = blancas − negras, en peones
statistics-score = Evaluación
statistics-score-about = ce, en peones, para quien juega
statistics-no-score = Ningún registro tiene evaluación (ce).
statistics-solution = Solución
statistics-solution-about = en jugadas, según dm, pv o bm
statistics-no-solution = Ningún registro tiene solución (dm, pv, bm).
statistics-repeated = Duplicados
statistics-same-position = Misma posición
statistics-same-line = Misma línea
statistics-differing =
    { $number ->
        [0] Las de igual posición son líneas iguales.
       *[other] { $count } con otras operaciones o contadores.
    }
engine-no-such-choice = no es una de las opciones
engine-one-of = uno de estos: { $choices }
engine-control-character = no se puede enviar un fin de línea ni otro carácter de control
engine-too-long = es demasiado largo

## FEN conventions

fen-style = Cómo se escriben los FEN
fen-style-scope = Vale para el campo FEN, para las copias y para las posiciones que cambie o añada. Las posiciones que no toque se quedan como están.
fen-style-castling = Derechos de enroque
fen-style-x-fen = Letras K y Q (X-FEN)
fen-style-x-fen-about = KQkq, y la columna de la torre solo donde K o Q significarían otra. Lo leen casi todos los programas.
fen-style-shredder = Columnas de las torres (Shredder-FEN)
fen-style-shredder-about = HAha al empezar la partida. Claro en Chess960, pero lo rechazan los programas antiguos de ajedrez clásico.
fen-style-en-passant = Casilla al paso
fen-style-always = Tras cada avance doble de peón
fen-style-always-about = El estándar FEN de 1994. Tras 1. e4 la casilla es e3, aunque nada pueda capturar ahí.
fen-style-pseudo-legal = Si hay un peón listo para capturar
fen-style-pseudo-legal-about = Tras 1. e4 no hay ninguna. Con un peón negro en d4 es e3, aunque ese peón esté clavado.
fen-style-legal = Solo si una captura es legal
fen-style-legal-about = Como la escriben lichess y los motores más recientes: dos posiciones iguales tienen siempre el mismo FEN.
fen-style-here = esta posición: { $text }
fen-style-result = Esta posición se escribe

## Reasons why a command is unavailable

obstacle-undo = No hay nada que deshacer
obstacle-redo = No hay nada que rehacer
obstacle-unchanged = No ha cambiado nada desde que se guardó
obstacle-cut-text = Ningún texto era demasiado largo para un campo
obstacle-first-line = Esta es la primera posición que muestra la lista
obstacle-last-line = Esta es la última posición que muestra la lista
obstacle-one-line = La lista muestra una sola posición
obstacle-groups = La lista muestra las posiciones en grupos, no en su orden
obstacle-selected = No hay ninguna posición seleccionada
obstacle-readable = El texto de esta posición se puede leer
obstacle-all-shown = La lista ya muestra todas las posiciones
obstacle-reading = El archivo aún se está leyendo, o no se pudo leer hasta el final
obstacle-no-lines = No hay posiciones
obstacle-one-file = Solo hay un archivo abierto
obstacle-squares = No hay casillas seleccionadas
obstacle-sure = No hay ninguna casilla dudosa
obstacle-annotations = No hay flechas dibujadas ni casillas marcadas
obstacle-two = Seleccione antes dos posiciones, la del tablero y otra
obstacle-compared = Ninguna posición se compara con esta
obstacle-no-move-before = Ninguna jugada ha llevado a esta posición
obstacle-no-move-behind = La variante termina aquí
obstacle-no-line-of-play = No se ha jugado ninguna jugada
obstacle-largest = Todo es ya tan grande como se puede
obstacle-smallest = Todo es ya tan pequeño como se puede
obstacle-usual-size = Todo tiene ya su tamaño habitual
obstacle-recovery = No hay ninguna carpeta donde se pudiera conservar el trabajo sin guardar
obstacle-nothing-waits = Nada espera a un disco.

## Finding a command

palette-field = Buscar un comando
palette-hint = Orden, menú o atajo
palette-list = Comandos
palette-none = Ningún comando se llama así. Pruebe con una palabra más corta.
palette-copy-as = Copiar como: { $form }
palette-place = { $menu } › { $submenu }
palette-row = { $place }: { $name }

## Keys

# The labels of keyboard keys.
key-ctrl = Ctrl
key-shift = Mayús
key-alt = Alt
key-up = Arriba
key-down = Abajo
key-left = Izquierda
key-right = Derecha
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-insert = Insertar
key-delete = Supr
key-backspace = Retroceso
key-enter = Intro
key-escape = Esc
key-tab = Tab
key-space = Espacio
key-menu = Menú
key-pause = Pausa
key-plus = Más
keys-title = Atajos de los comandos
keys-filter = Buscar un comando o un atajo
keys-add = Añadir un atajo
keys-add-to = Añadir un atajo a { $command }
keys-press = Pulse el atajo nuevo; Esc para cancelar
keys-remove = Quitar { $keys } de { $command }
keys-default = Restablecer los atajos habituales
keys-default-of = { $command }: restablecer los atajos habituales
keys-default-all = Restablecer todos los atajos
keys-default-all-ask = Todos los comandos recuperan sus atajos habituales.
keys-default-all-do = Restablecerlos
keys-default-all-leave = Dejarlos así
keys-clash = { $keys } es el atajo de «{ $other }». ¿Quitárselo?
keys-clash-take = Quitárselo
keys-clash-leave = Cancelar
keys-refused = { $keys } no puede ser el atajo de un comando: { $use }.
keys-unknown = Esa tecla no puede ser el atajo de un comando.
keys-none = Ningún comando tiene ese nombre ni ese atajo. Pruebe con una palabra más corta.
keys-always = { $keys } siempre hace esto
fixed-put-piece = en el tablero pone una pieza
fixed-skip = en el tablero salta casillas y elige el pincel
fixed-empty = en el tablero vacía una casilla
fixed-next-rank = en el tablero pasa a la fila siguiente
fixed-move-cursor = en el tablero mueve el cursor de casilla
fixed-select-squares = en el tablero selecciona casillas
fixed-move-squares = en el tablero mueve lo seleccionado, o lo copia
fixed-next-control = pasa de un control a otro
fixed-clipboard = copia, corta y pega

## Sheets

dialog-close = Cerrar
gestures-mouse = Ratón
gestures-keys = Teclas en el tablero
gestures-touch = Pantalla táctil y lápiz
gestures-list-mouse = Ratón en la lista
gestures-list = Teclas en la lista
gestures-commands = Comandos
gesture-drag = Arrastrar una pieza
gesture-drag-does = la mueve; fuera del tablero, la quita
gesture-copy = Ctrl o Alt al arrastrar
gesture-copy-does = la copia
gesture-spare-drag = Arrastrar una pieza de reserva
gesture-spare-drag-does = la coloca
gesture-spare-click = Pulsar una pieza de reserva
gesture-spare-click-does = la toma como pincel; pulsar de nuevo la suelta
gesture-spare-home = Ctrl y pulsar una pieza de reserva
gesture-spare-home-does = pone todas las de su clase donde empiezan
gesture-brush = Pincel, botón izquierdo
gesture-brush-does = coloca la pieza; si es igual, la quita; mantener y arrastrar para pintar
gesture-brush-other = Pincel, botón derecho
gesture-brush-other-does = coloca la misma pieza del otro color
gesture-middle = Botón central
gesture-middle-does = toma como pincel la pieza bajo el puntero
gesture-board-wheel = Rueda sobre el tablero; con Mayús
gesture-board-wheel-does = la pieza siguiente como pincel; el otro color
gesture-piece-wheel = Ctrl y la rueda sobre una pieza
gesture-piece-wheel-does = la convierte en otra pieza
gesture-brush-keys = 1 a 6, 7, 0, con el ratón en el tablero
gesture-brush-keys-does = pincel del rey al peón (otra vez: el otro color), goma, puntero
gesture-brush-letters = Letras, con el ratón en el tablero
gesture-brush-letters-does = esa pieza como pincel, con las mismas letras
gesture-symmetric = Colocación simétrica
gesture-symmetric-does = lo que se coloca aparece también reflejado para el otro bando
gesture-region = Mayús y arrastrar sobre casillas
gesture-region-does = las selecciona
gesture-region-drag = Arrastrar lo seleccionado; con Ctrl o Alt; fuera del tablero
gesture-region-drag-does = lo mueve; lo copia; lo quita
gesture-double = Doble clic en un rey, una torre o un peón
gesture-double-does = da o quita el enroque o el avance doble
gesture-play = Al jugar: arrastrar, o dos clics
gesture-play-does = hace una jugada legal; una pieza de reserva vuelve a colocar
gesture-what-if = Al jugar: Ctrl al arrastrar
gesture-what-if-does = mueve libremente cualquier pieza (y si); el turno no cambia
gesture-piece-menu = Puntero, botón derecho en una casilla
gesture-piece-menu-does = un menú de lo que se puede hacer ahí
gesture-arrow = Puntero, arrastrar con el botón derecho
gesture-arrow-does = dibuja una flecha, o la quita
gesture-mark = Lo mismo, ida y vuelta
gesture-mark-does = marca la casilla
gesture-mark-color = Lo mismo con Mayús, Alt o ambas
gesture-mark-color-does = rojo, azul o amarillo; un clic también marca
gesture-draw = Flecha de color detrás del FEN
gesture-draw-does = el botón izquierdo o un dedo dibuja en ese color, hasta Esc
gesture-escape = Esc al arrastrar
gesture-escape-does = lo devuelve a su sitio
gesture-wheel = Rueda sobre un contador
gesture-wheel-does = uno más o uno menos
gesture-rows = Arrastrar una línea de la lista
gesture-rows-does = la mueve, o todas las seleccionadas, dentro del archivo
gesture-rows-tab = Arrastrarla a la pestaña de otro archivo
gesture-rows-tab-does = la mueve allí; con Ctrl la copia
gesture-select = Pulsar una línea; con Mayús; con Ctrl
gesture-select-does = la pone en el tablero; selecciona hasta ella; la selecciona o la deja de seleccionar
gesture-list-wheel = Ctrl y la rueda sobre la lista
gesture-list-wheel-does = diagramas más grandes o más pequeños
gesture-drop = Soltar archivos o carpetas en la ventana
gesture-drop-does = los abre
gesture-tap = Tocar una pieza de reserva
gesture-tap-does = la toma como pincel
gesture-tap-board = Tocar una casilla
gesture-tap-board-does = coloca la pieza; si es igual, la quita
gesture-long-press = Mantener un dedo en una casilla
gesture-long-press-does = el otro color; con el puntero: un menú de piezas
gesture-touch-drag = Arrastrar con un dedo
gesture-touch-drag-does = mueve una pieza, pinta, o selecciona desde una casilla vacía
gesture-arrows = Flechas, Inicio, Fin
gesture-arrows-does = mueven el cursor
gesture-play-keys = Al jugar: letras; Intro
gesture-play-keys-does = escriben jugadas en una línea; toma y deja en el cursor
gesture-moves-list = En la lista de jugadas: flechas; Inicio, Fin; Intro
gesture-moves-list-does = recorren la línea, arriba y abajo otras jugadas de la última bifurcación; van a sus extremos; pliega la variante
gesture-extend = Mayús y flechas, Inicio, Fin
gesture-extend-does = seleccionan casillas
gesture-move-block = Ctrl y flechas
gesture-move-block-does = mueven lo seleccionado, o la pieza del cursor
gesture-copy-block = Ctrl, Mayús y flechas
gesture-copy-block-does = mueven una copia
gesture-letters = R D T A C P, r d t a c p
gesture-letters-does = ponen una pieza blanca o negra y avanzan; también K, Q, B y N de FEN
gesture-digits = 1 a 8
gesture-digits-does = saltan tantas casillas
gesture-next-rank = / o Intro
gesture-next-rank-does = pasa a la fila siguiente
gesture-delete = x, . o Espacio; Supr; Retroceso
gesture-delete-does = vacían la casilla y avanzan; y se quedan; y retroceden
gesture-list-arrows = Flechas, Re Pág, Av Pág, Inicio, Fin
gesture-list-arrows-does = van de línea en línea; el tablero la muestra
gesture-list-shift = Mayús y estas teclas
gesture-list-shift-does = seleccionan hasta ahí
gesture-list-ctrl = Ctrl y estas teclas
gesture-list-ctrl-does = mueven solo el cursor
gesture-list-space = Espacio
gesture-list-space-does = selecciona o deja de seleccionar la línea del cursor
gesture-list-all = Ctrl+A, Ctrl+Mayús+I, Esc
gesture-list-all-does = seleccionan todas las líneas, las demás, ninguna
gesture-list-delete = Supr, Ctrl+C, Ctrl+X, Ctrl+V
gesture-list-delete-does = eliminan, copian o cortan las líneas seleccionadas, pegan líneas
gesture-list-menu = Tecla Menú, o Mayús+F10
gesture-list-menu-does = lo que se puede hacer con las líneas seleccionadas
about-text = Un editor de posiciones de ajedrez: el tablero y el FEN van siempre a la par.
about-version = Versión { $version }
about-licence = Licencia: MIT o Apache-2.0
about-libraries = Contiene estas bibliotecas de otros autores:
about-field = Buscar una biblioteca por nombre o licencia
about-hint = Nombre o licencia
about-list = Bibliotecas
about-licence-of = Licencia de { $library }
about-no-text = Sus autores no han incluido ningún texto de licencia en el paquete.
about-count =
    { $number ->
        [0] Ninguna biblioteca tiene eso en su nombre o licencia
        [one] Una biblioteca
       *[other] { $count } bibliotecas
    }

## The dialog for a diagram

picture-title = Diagrama
picture-file-name = diagrama
picture-preview = Vista previa: { $title }
picture-shown = { $width } × { $height } píxeles
picture-shown-smaller = { $width } × { $height } píxeles, vista reducida
picture-choice = { $about }: { $choice }
picture-style = Estilo
picture-style-changed = modificado
picture-style-new = Guardar como estilo nuevo…
picture-style-save = Guardar
picture-style-discard = Descartar los cambios
picture-style-delete = Eliminar
picture-style-name = Nombre del estilo nuevo
picture-style-name-hint = Nombre
picture-style-taken = Ese nombre ya existe
picture-style-keep = Guardar estilo
style-usual = Habitual
style-book = Libro
style-web = Web
theme-sage = Salvia
theme-book = Rayado, para imprimir
theme-green = Verde
theme-blue = Azul
theme-brown = Marrón
theme-grey = Gris
theme-contrast = Alto contraste
picture-size = Ancho
picture-pixels = { " " }px
picture-resolution = Píxeles por pulgada
picture-physical = { $width } × { $height } cm ({ $inchwidth } × { $inchheight } pulg.)
picture-margin = Margen
picture-margin-tip = Espacio alrededor de todo
picture-of-a-square = de una casilla
picture-coordinates = Coordenadas
picture-outside = Fuera
picture-inside = Dentro
picture-none = No
picture-orientation = Abajo
picture-white-below = Blancas
picture-black-below = Negras
picture-mover-below = El que juega
picture-frame = Marco
picture-thin = Fino
picture-thick = Grueso
picture-double = Doble
picture-colors = Colores
picture-light = Casillas claras
picture-dark = Casillas oscuras
picture-ground = Fondo
picture-ink = Texto y marco
picture-reset = { $color }: restablecer
picture-pieces = Piezas
pieces-staunton = Staunton
pieces-flat = Planas
pieces-print = De libro
picture-folder = Carpeta…
picture-folder-tip = Piezas de una carpeta con doce archivos SVG
picture-folder-reading = Leyendo { $folder }…
picture-folder-read = Piezas de la carpeta { $folder }
picture-side-to-move = Turno
picture-annotations = Flechas y marcas
picture-transparent = Fondo transparente
picture-last-move = Última jugada
picture-last-move-tip = Se conoce si un peón acaba de avanzar dos casillas
picture-problems = Problemas
picture-problems-tip = Marcar las casillas con avisos o errores
picture-caption = Leyenda
picture-caption-field = Texto de la leyenda
picture-caption-hint = ninguna
picture-number = Número
picture-number-field = Texto del número
picture-format = Formato
picture-save = Guardar como…
picture-copy = Copiar imagen
picture-copy-svg = Copiar texto SVG
picture-unreadable = El texto de esta línea no se puede leer: el diagrama muestra el tablero como está.

## Command line

cli-about = Un editor de posiciones de ajedrez: una posición en el tablero y como texto FEN, siempre a la par
cli-no-display = No hay pantalla para la ventana: ni WAYLAND_DISPLAY ni DISPLAY llevan a una.
cli-no-display-advice = Inícielo en una pantalla virtual: xvfb-run -a tabiya …   (en Debian: sudo apt-get install xvfb xauth)
cli-no-graphics = No se pudo abrir ninguna ventana: aquí no hay ningún controlador gráfico que funcione.
cli-no-graphics-advice = Instale uno. En Debian: sudo apt-get install libgl1 libegl1 libgl1-mesa-dri
cli-no-graphics-advice-windows = Instale el controlador de la tarjeta gráfica, del fabricante o con Windows Update. En una máquina virtual o una sesión remota que no la tenga, Tabiya funciona con el archivo opengl32.dll de Mesa para Windows junto a tabiya.exe.
cli-no-wgpu = No se abrió ninguna ventana: este programa se compiló sin wgpu.
cli-no-wgpu-advice = Inícielo sin --renderer o compílelo con wgpu: cargo build --release --features wgpu
cli-missing-library = No se pudo abrir ninguna ventana: falta una biblioteca del sistema de ventanas ({ $reason }).
cli-missing-library-advice = Instálela. En Debian: sudo apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1
cli-display-died = El sistema de ventanas ha desaparecido.
cli-display-died-advice = Lo guardado está entero; lo demás se ofrecerá al próximo inicio, en una pantalla que funcione.
cli-without-window = Sin ventana hay: tabiya analyse, tabiya certify, tabiya check, tabiya convert, tabiya dedupe, tabiya diff, tabiya find, tabiya make, tabiya merge, tabiya positions, tabiya read, tabiya render, tabiya sample, tabiya sort, tabiya split, tabiya stats, tabiya tables, tabiya --help, tabiya --version
cli-no-picture = No se pudo escribir la imagen de la ventana: { $reason }
cli-no-picture-advice = Elija un archivo que termine en .png en una carpeta en la que pueda escribir.
cli-fault = Tabiya se ha detenido por un fallo propio: { $reason }.
cli-fault-advice = Lo guardado está entero; lo demás se ofrecerá al próximo inicio. Por favor, comunique esta frase junto con lo que hizo antes.
cli-fault-report = Lo guardado está entero; lo demás se ofrecerá al próximo inicio. Por favor, comunique esto junto con lo que hizo antes y con { $path } (no contiene ninguna de sus posiciones).
cli-fault-aside = Una parte de Tabiya se ha detenido por un fallo propio: { $reason }.
cli-after-help =
    Ejemplos:
      tabiya games.fen endings.epd
      tabiya books/ openings.epd.gz
      tabiya '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
      tabiya check endings.fen
      tabiya convert --to shredder endings.fen
      tabiya positions --every games.pgn > positions.epd
      tabiya render --size 600 --output diagram.png '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
    Un archivo que se llame como una orden se abre con ./ delante del nombre: ./check.
    Si no hay pantalla, inícielo en una virtual: xvfb-run -a tabiya …
    Las órdenes, --help, --version y --licences no la necesitan.
    SIGTERM, SIGHUP y SIGINT (Ctrl+C) cierran la ventana de inmediato y sin preguntar; lo que no esté guardado se ofrece al próximo inicio.
    El estado de salida de la ventana es 0 si se cerró, 2 si no se pudo abrir o se perdió, y el de la señal (128 más su número) si una la terminó.
cli-input = Archivos que abrir, también comprimidos (.gz, .zip), y carpetas, cuyos archivos .fen y .epd se abren; o una posición o partida como texto (un FEN, un PGN o jugadas, aunque tenga otro texto alrededor); o - para la entrada estándar
cli-renderer = Qué dibuja la ventana: auto elige lo que mejor conviene al sistema; no todas las compilaciones incluyen wgpu
cli-theme = Colores de la ventana
cli-contrast = Cuánto se distinguen los colores
cli-zoom = Tamaño de todo, del 80 al 300 por ciento de lo que pide el sistema
cli-size = Tamaño de la ventana al inicio; si no se da, el de la última vez
cli-bad-size = dos números con una x en medio, como 1280x800
cli-screenshot = Poner una imagen de la ventana en este archivo y después cerrarla
cli-licences = Mostrar las bibliotecas del programa con sus licencias, y nada más
cli-file = Archivos con una posición por línea, sin comprimir; - o ningún archivo para la entrada estándar
cli-argument = argumento
cli-analyse-about = Dar las posiciones de los archivos a un motor y escribir lo que encuentra; las colecciones de prueba se puntúan
cli-analyse-engine = El motor (UCI): su archivo, o un nombre como stockfish, que se busca donde están los programas
cli-analyse-option = Fijar una opción del motor, como "Skill Level=20"; puede darse varias veces
cli-analyse-bad-option = una opción con su valor, como Hash=64 (NAME=VALUE)
cli-analyse-processes = Cuántos procesos del motor trabajan a la vez [por omisión: 1]
cli-analyse-threads = Hilos de cada proceso (su opción Threads)
cli-analyse-memory = Memoria para las tablas de cada proceso (su opción Hash)
cli-analyse-time = Buscar en cada posición durante este tiempo: 500ms, 2s (o 2), 1.5min, 1h
cli-analyse-bad-time = un tiempo como 500ms, 2s, 1.5min o 1h
cli-analyse-depth = Buscar en cada posición hasta esta profundidad
cli-analyse-nodes = Buscar esta cantidad de nodos en cada posición: 1000000, 1000k o 1M
cli-analyse-bad-count = un número como 1000000, 1000k o 1M
cli-analyse-mate = Buscar un mate en esta cantidad de jugadas; sin otro límite, como mucho un minuto por posición
cli-analyse-stop-when-stood = Parar también cuando la jugada pedida ha sido la mejor durante estas profundidades
cli-analyse-patience = Si el motor no dice nada durante este tiempo (o más, cuando la profundidad o el número de nodos lo exige), preguntarle si sigue activo y volver a iniciarlo si calla [por omisión: 30s]
cli-analyse-lines = Cuántas variantes mira el motor; con dos o más la revisión puede señalar una segunda jugada igual de buena [por omisión: 1]
cli-analyse-write = Qué operaciones se escriben, separadas por comas [por omisión: acd,acn,acs,ce,dm,pm,pv,engine]
cli-analyse-replace = Sustituir estas operaciones donde ya están; si no, no se toca nada de lo que hay
cli-analyse-again = Buscar también en registros que ya tienen un resultado de este motor en el límite o más allá
cli-analyse-output = Escribir los registros en este archivo, cuando todos estén hechos; entretanto los resultados se guardan a su lado (FILE.analysis). Puede ser uno de los que se leen, y no se toca si otro programa lo cambia entretanto
cli-analyse-resume = Continuar un trabajo detenido, matado o cortado: solo se busca lo que aún no tiene resultado
cli-analyse-json = Informar con un objeto JSON por cada registro y uno al final, para programas
cli-analyse-table = Informar de cuántos registros se resolvieron, por temas y por archivos, y de cuáles no
cli-analyse-compare = Comparar los resultados de dos archivos: lo resuelto solo en el primero, solo en el segundo, en ambos, en ninguno
cli-analyse-after-help =
    Solo se inicia lo que se nombra aquí. Hace falta al menos un límite: --time, --depth, --nodes o --mate. Las posiciones iguales se buscan una vez; una posición que el motor rechazaría, leería mal o con la que se cerraría no se le envía, y se dice por qué. Un motor que muere se inicia de nuevo, y su registro recibe la operación engine_error.

    Los comentarios, las líneas en blanco, las ilegibles o que habría que reparar y todas las operaciones que hay en un registro pasan sin cambios. Sin --output, --json ni --table los registros van a la salida estándar.

    Los registros con bm, am, dm o puntos (c0 "f5=10, Be5+=2") se puntúan y se revisan: una jugada imposible, una segunda tan buena como la única dada, un mate más corto.

    Ejemplos:
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd suite.epd
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd --resume suite.epd
      tabiya analyse --engine ./new --time 1s --table sts1.epd sts2.epd
      tabiya analyse --compare old.epd new.epd

    Estado de salida: 0 todo está resuelto o no pide nada; 1 algo no se resolvió, mereció una observación o no se envió; 2 una línea no se pudo leer, o el motor falló en ella; 3 un archivo o el motor no se puede usar, o la línea de órdenes es errónea; tras Ctrl+C, un shell dice 130. Con --compare: 1 si solo uno de los archivos resolvió algo.
cli-check-about = Decir qué está mal en las posiciones de los archivos, línea por línea; no se cambia nada
cli-check-json = Escribir un objeto JSON por cada posición, para programas
cli-check-strict = Contar como rechazadas las líneas que hubo que reparar
cli-check-after-help =
    De cada línea que no es correcta dice si hubo que reparar algo para leerla, si la posición puede darse en una partida, o por qué no se puede leer de ella ninguna posición. Se saltan las líneas en blanco y las que empiezan por #, ;, % o //.
    
    Ejemplos:
      tabiya check endings.fen
      tabiya check --json games.epd openings.fen > report.json
      some-program | tabiya check --strict
    
    Estado de salida: 0 todas las líneas son exactas y legales; 1 algo se reparó o es ilegal; 2 se rechazó una línea; 3 no se pudo leer un archivo o la línea de comandos es incorrecta.
cli-convert-about = Escribir las posiciones de los archivos en otra forma; lo que no es una posición pasa sin cambios
cli-convert-to = La forma en que se escribe; si no se indica, fen o la que dice la terminación de la salida: .plain, .bullet, .viri, .parquet
cli-convert-from = Leer las entradas como líneas, como tablas (CSV, TSV, líneas JSON), como datos de entrenamiento (plain, bullet, viri) o como Parquet; si no se indica, decide la terminación del nombre
cli-convert-left-out = No todo cabe en la tabla:
cli-convert-left-out-of-form = No todo cabe en la forma { $form }:
cli-convert-no-text = Esta forma no es texto y no se escribe en un terminal; indique un archivo con --output
cli-output-is-form = { $file } no se escribió: esta orden escribe líneas, y los archivos con ese nombre tienen la forma { $form }, que escribe tabiya convert
cli-parquet-not = { $file }: no es un archivo Parquet, o está cortado
cli-parquet-encrypted = { $file }: el archivo está cifrado, y tabiya no tiene la clave
cli-parquet-packing = { $file }: sus columnas están comprimidas con { $packing }, que no se lee. Vuelva a escribirlo con Snappy, gzip, Zstandard o LZ4, por ejemplo en DuckDB: COPY (FROM 'old.parquet') TO 'new.parquet' (COMPRESSION zstd)
cli-parquet-too-large = { $file }: sus páginas son demasiado grandes: una supera 256 MiB o tiene demasiados valores, o juntas necesitan más de 512 MiB. Todo lo anterior se leyó; vuelva a escribir el archivo con páginas más pequeñas
cli-parquet-damaged = { $file }: el archivo Parquet está dañado; todo lo anterior se leyó
positions-record = registro { $row }: { $why }
positions-fault-board = estos bytes no son un tablero con un resultado
positions-fault-property = no se entiende y se omite: { $word }
positions-fault-cut-off = el archivo termina a la mitad
left-out-incomplete = { $number ->
    [one] { $count } registro no tiene jugada (pm, bm), evaluación (ce) o resultado (result), que la forma necesita. Se omitió.
   *[other] { $count } registros no tienen jugada (pm, bm), evaluación (ce) o resultado (result), que la forma necesita. Se omitieron.
}
left-out-inexpressible = { $number ->
    [one] { $count } registro no se puede expresar: demasiadas piezas, no un rey por bando, ninguna jugada legal o un número demasiado grande. Se omitió.
   *[other] { $count } registros no se pueden expresar: demasiadas piezas, no un rey por bando, ninguna jugada legal o un número demasiado grande. Se omitieron.
}
left-out-side = { $number ->
    [one] En { $count } posición juegan las negras. Se escribe con los colores cambiados, como prescribe la forma.
   *[other] En { $count } posiciones juegan las negras. Se escriben con los colores cambiados, como prescribe la forma.
}
left-out-castling = { $number ->
    [one] { $count } posición pierde sus derechos de enroque.
   *[other] { $count } posiciones pierden sus derechos de enroque.
}
left-out-en-passant = { $number ->
    [one] { $count } posición pierde su casilla al paso.
   *[other] { $count } posiciones pierden su casilla al paso.
}
left-out-counters = { $number ->
    [one] { $count } posición pierde su contador de medias jugadas y su número de jugada.
   *[other] { $count } posiciones pierden su contador de medias jugadas y su número de jugada.
}
cli-convert-en-passant = Escribir la casilla al paso tras cada avance doble, solo si un peón pudiera capturar, o solo si una captura es legal, donde la forma lo deje abierto
cli-convert-repair = Convertir también las líneas que hay que reparar; se informa de cada una
cli-convert-output = Escribir este archivo en vez de la salida estándar, cuando todo esté convertido; puede ser uno de los que se leen, y no se toca si otro programa lo cambia entretanto
cli-convert-after-help =
    Los comentarios, las líneas en blanco y las que no se pueden leer pasan tal cual, y también las líneas que no son exactas si no se indica --repair; se informa de cada una de estas. Las operaciones de EPD se conservan: con --to fen y --to shredder tal línea sigue siendo EPD, en PGN los jugadores, el torneo y la solución pasan a etiquetas y jugadas de la partida y el resto a un comentario, y en lo demás en una línea de comentario. Las formas board, pieces, text y text-unicode dicen menos que un FEN; forum y latex son para foros y para documentos.
    
    Ejemplos:
      tabiya convert --to shredder openings.epd > shredder.epd
      tabiya convert --repair --output games.fen games.fen
      tabiya convert --to uci --en-passant legal endings.fen
    
    Estado de salida: 0 todas las posiciones se convirtieron; 1 algo se reparó; 2 una línea pasó sin convertir; 3 no se pudo leer o escribir un archivo o la línea de comandos es incorrecta.
cli-records-file = Archivos con una posición por línea, también comprimidos (.gz, .zst, .bz2), y carpetas de ellos; - o ningún archivo significa la entrada estándar
cli-records-output = Escribir en este archivo en vez de la salida estándar, cuando todo esté hecho; puede ser uno de los archivos leídos y no se escribe si otro programa lo cambia entretanto
cli-records-memory = Guardar unos tantos MiB de líneas en la memoria y poner el resto en la carpeta de archivos temporales (TMPDIR)
cli-progress-writing = Escribiendo: { $percent } %
records-line-too-long = { $file }:{ $line }: la línea supera los 64 KiB y se omitió
records-odd-byte = { $file }: el archivo termina en medio de un carácter, y su último byte se omitió
records-no-files = { $folder }: ningún archivo de esta carpeta termina en .epd, .fen o .txt
records-of-games = { $file }: cada línea se ha leído como una posición, no como parte de una partida; tabiya positions escribe las posiciones de las partidas
records-changed = otro programa lo ha cambiado desde que la orden empezó a leerlo. Ejecute la orden otra vez
cli-find-about = Escribir las líneas que cumplen una búsqueda
cli-find-query = Las condiciones como en el campo de búsqueda de la ventana, en un solo argumento; puede estar vacío
cli-find-board = El primer campo de una FEN que debe cumplir el tablero; ? representa cualquier contenido de una casilla, y las cifras, casillas vacías
cli-find-bad-board = el primer campo de una FEN, con ocho filas de ocho casillas, en el que ? representa cualquier contenido
cli-find-no-option = no existe esa opción; ponga entre comillas dobles el texto que se busca
cli-find-mirrored = Encontrar también el patrón con izquierda y derecha intercambiadas
cli-find-colours = Encontrar también el patrón con los colores intercambiados y las filas invertidas
cli-find-invert = Escribir las líneas que no la cumplen
cli-find-count = Escribir solo el número de líneas
cli-find-after-help =
    Deben cumplirse todas las condiciones. Las líneas sin posición solo cumplen condiciones sobre el texto. Las palabras de la búsqueda son inglesas o del idioma del programa. Una búsqueda puede empezar por un guion; si empieza por -o, escriba -- antes.

    Ejemplos:
      tabiya find 'KRPvKR w rating>=2200' endings.epd > rook-endings.epd
      tabiya find --count --invert legal positions/
      tabiya find '' --board '8/8/8/8/????????/????????/PPPPPPPP/RNBQKBNR' openings.fen

    Estado de salida: 0 se encontró una línea; 1 no se encontró ninguna; 3 no se pudo leer o escribir un archivo, se omitió una línea o la línea de comandos es incorrecta.
cli-sort-about = Escribir las líneas de archivos en un nuevo orden
cli-sort-by = material, men (el número de piezas), text (los bytes de la línea) o el código de una operación como rating, cuyos operandos se comparan
cli-sort-descending = Los mayores van primero
cli-sort-after-help =
    Las líneas iguales conservan su orden. Las líneas sin la propiedad comparada van al final. Los archivos pueden superar la memoria.

    Ejemplos:
      tabiya sort --by material endings.epd > sorted.epd
      tabiya sort --by rating --descending --output puzzles.epd puzzles.epd

    Estado de salida: 0 todo está ordenado; 3 no se pudo leer o escribir un archivo, se omitió una línea o la línea de comandos es incorrecta.
cli-sample-about = Escribir algunas líneas de archivos, elegidas al azar
cli-sample-number = Elegir este número de líneas, o todas si hay menos
cli-sample-share = Elegir esta parte de las líneas, en tanto por ciento, como 0.5
cli-sample-bad-share = una parte de 0 a 100 por ciento, con hasta cuatro decimales
cli-sample-seed = Otro número da otra elección; el mismo número, la misma
cli-sample-by = Cada valor de esta propiedad tiene su parte: material, men o el código de una operación como result
cli-sample-after-help =
    El orden de las líneas se conserva. Los comentarios y las líneas vacías se omiten. Los archivos pueden superar la memoria.

    Ejemplos:
      tabiya sample --number 1000 --seed 7 puzzles.epd > thousand.epd
      tabiya sample --share 5 --by material endings/

    Estado de salida: 0 la muestra está escrita; 3 no se pudo leer o escribir un archivo, se omitió una línea o la línea de comandos es incorrecta.
cli-stats-about = Contar las líneas de archivos según sus propiedades
cli-stats-json = Escribir un objeto JSON, para programas
cli-stats-after-help =
    Los números son los de las estadísticas de la ventana: turno, legalidad, fase, finales, número de piezas, balance de material, evaluación, solución, duplicados y casillas de las piezas. Los archivos pueden superar la memoria.

    Ejemplos:
      tabiya stats endings.epd
      tabiya stats --json positions/ | jq .duplicates

    Estado de salida: 0 todo está contado; 3 no se pudo leer un archivo, se omitió una línea o la línea de comandos es incorrecta.
stats-summary = Líneas: { $lines }, de ellas con posición: { $positions }
cli-dedupe-about = Escribir cada posición una vez y quitar sus duplicados
cli-dedupe-same = Los campos que deben ser iguales: four (tablero, turno, enroques, captura al paso legal), all (seis campos), board (tablero), line (la línea entera), o una lista como board,side de board, side, castling, en-passant y counters
cli-dedupe-mirrored = Las posiciones con izquierda y derecha intercambiadas son iguales, si nadie puede enrocar
cli-dedupe-colours = Las posiciones con los colores intercambiados y las filas invertidas son iguales
cli-dedupe-keep = De las posiciones iguales, conservar la primera, la última o la que tiene más operaciones
cli-dedupe-merge = Añadir a la línea conservada las operaciones de las líneas quitadas cuyo código no tenga
cli-dedupe-dropped = Escribir las líneas quitadas en este archivo
cli-dedupe-after-help =
    El orden de las líneas se conserva. Los comentarios y las líneas vacías se conservan. Las líneas sin posición solo son iguales si lo son todos sus bytes. Los archivos pueden superar la memoria.

    Ejemplos:
      tabiya dedupe openings.epd more.epd > unique.epd
      tabiya dedupe --keep most --dropped dropped.epd --output suite.epd suite.epd
      tabiya dedupe --same board --mirrored --colours endings/

    Estado de salida: 0 cada posición está escrita una vez; 3 no se pudo leer o escribir un archivo, se omitió una línea o la línea de comandos es incorrecta.
dedupe-summary = Líneas: { $lines }, duplicados quitados: { $dropped }
cli-dedupe-bad-fields = four, all, board, line, o una lista con comas de board, side, castling, en-passant y counters
cli-split-about = Repartir las líneas de archivos entre varios archivos
cli-split-number = Escribir este número de posiciones en cada archivo
cli-split-shares = Repartir las posiciones al azar en esta proporción, cada posición en un solo archivo; por ejemplo train=80,validation=10,test=10
cli-split-bad-share = un nombre y un número entero mayor que 0, como train=80; el nombre debe ser posible en un archivo
cli-split-by = Escribir un archivo por cada material, cada número de piezas (men) o cada operando de una operación como theme o result
cli-split-seed = Otro número da otro reparto; el mismo número, el mismo
cli-split-output = Los nombres de los archivos, en los que {"{}"} representa el número, la parte o el valor; por ejemplo "parts/part-{"{}"}.epd"
cli-split-bad-output = un nombre de archivo que contenga {"{}"}
cli-split-replace = Reemplazar los archivos que existan; si no, no se escribe nada cuando hay alguno
cli-split-after-help =
    El orden de las líneas se conserva. Los comentarios y las líneas vacías solo se conservan con --number. Con --by, una línea con varios operandos está en varios archivos, y una sin ninguno en «none». Los archivos pueden superar la memoria. No se escribe nada si no se puede leer todo. Se muestran los nombres de los archivos, cada uno con su número de posiciones.

    Ejemplos:
      tabiya split --number 100000 --output 'part-{"{}"}.epd' puzzles.epd
      tabiya split --shares train=80,validation=10,test=10 --seed 7 -o 'data/{"{}"}.epd' positions/
      tabiya split --by material --output 'endings/{"{}"}.epd' endings.epd

    Estado de salida: 0 todos los archivos están escritos; 3 no se pudo leer o escribir un archivo, se omitió una línea o la línea de comandos es incorrecta.
split-summary = Posiciones: { $positions }, archivos: { $files }
split-too-many = Harían falta más de { $most } archivos. No se escribió nada.
split-file-exists = { $file } ya existe; no se escribió nada. Reemplace los archivos existentes con --replace, o elija otro nombre.
cli-diff-about = Informar de los registros que dos colecciones no tienen en común
cli-diff-json = Escribir un objeto JSON por diferencia, para programas
cli-diff-old = El archivo o la carpeta antiguos; - significa la entrada estándar
cli-diff-new = El archivo o la carpeta nuevos; - significa la entrada estándar
cli-diff-after-help =
    Las líneas con la misma posición son versiones de un registro: - es una línea quitada, + una añadida y ~ una cambiada, con sus operaciones cambiadas debajo. El orden de las líneas y de las operaciones no cuenta, ni las líneas vacías. Los archivos pueden superar la memoria.

    Ejemplos:
      tabiya diff old.epd new.epd
      tabiya diff --json suite-2025/ suite-2026/ | jq .new_line

    Estado de salida: 0 no hay diferencias; 1 hay alguna; 3 no se pudo leer un archivo, se omitió una línea o la línea de comandos es incorrecta.
diff-summary = Quitados: { $removed }, cambiados: { $changed }, añadidos: { $added }
diff-incomplete = No se muestran diferencias, porque no se pudo leer todo
cli-merge-about = Unir colecciones, o tres versiones de una para Git
cli-merge-all = Escribir todas las líneas una tras otra, con los duplicados
cli-merge-git = Unir tres versiones registro por registro en OURS, con marcas de conflicto donde ambas partes se contradicen
cli-merge-marker-size = Número de signos de una marca de conflicto
cli-merge-after-help =
    El orden de las líneas se conserva, y también los comentarios y las líneas vacías. De las líneas con la misma posición queda una, que recibe las operaciones de las otras cuyo código no tenga. Los archivos pueden superar la memoria, salvo con --git.

    Ejemplos:
      tabiya merge --output all.epd mine.epd yours.epd
      tabiya merge --all january/ february/ > spring.epd
      git config merge.tabiya.driver 'tabiya merge --git %O %A %B'

    Estado de salida: 0 todo está unido; 1 hay conflictos (--git); 3 no se pudo leer o escribir un archivo, se omitió una línea o la línea de comandos es incorrecta; 129 lo mismo con --git.
merge-conflicts = Conflictos: { $count }
cli-make-about = Crear posiciones según una receta
cli-make-recipe = Las condiciones, separadas por comas, primero las piezas: «KRP v KR, white wins, no capture»
cli-make-file = Leer la receta de este archivo
cli-make-again = Leer la receta que un archivo creado con esta orden guarda en un comentario
cli-make-count = El número de posiciones, en lugar del de la receta (10)
cli-make-seed = Otra semilla hace otra elección, en lugar de la de la receta (0)
cli-make-after-help =
    Las condiciones, cada una como mucho una vez:
      KRP v KR, o varias: KQ v K or KR v K
      white pawn on 5-7, black king on e4-h8 dark, white rook on a or h1 (casillas, rectángulos, columnas, filas; varias palabras valen a la vez)
      white to move, black to move (juegan blancas o negras)
      white wins, black wins, draw; win o loss para el bando que juega
      mate in 10-30 (hasta cuatro piezas), dtz 1-20 (con tablas Syzygy), winning moves 1, winning moves 2+ (número de jugadas ganadoras)
      no capture (no se puede capturar), no check (sin jaque)
      reciprocal zugzwang (zugzwang recíproco); turn decides (ganado si juega un bando, tablas si juega el otro)
      any last move (también posiciones a las que no lleva ninguna jugada), mirrored too (también posiciones semejantes)
      count 50 (número), seed 7 (semilla)

    Tabiya conoce todos los finales de hasta cuatro piezas; para los demás consulta tablas Syzygy. Las posiciones se eligen al azar. La misma receta da las mismas posiciones en cualquier equipo. Si existen menos, se escriben todas. La primera línea guarda la receta.

    Ejemplos:
      tabiya make "KP v K, white to move, white wins, winning moves 1" --count 50 --output pawns.epd
      tabiya make --syzygy ~/syzygy "KRP v KR, white pawn on 5-7, white to move, white wins, no capture"
      tabiya make --again pawns.epd --seed 8

    Estado de salida: 0 se crearon tantas posiciones como se pidieron; 1 existen menos; 3 no se pudo leer o escribir un archivo o una tabla, o la receta o la línea de órdenes es incorrecta.
make-summary = Posiciones creadas: { $count }
make-only = Solo existen { $count } de { $wanted } posiciones
make-broken-off = Posiciones creadas: { $count } de { $wanted }
make-progress = Encontradas { $found } de { $count }, probado el { $percent } % de todas las colocaciones
make-no-recipe = { $file }: ninguna línea guarda una receta
make-recipe-too-long = { $file }: no es una receta, porque ocupa más de 1 MiB
make-no-table = Falta la tabla { $file }. Indique su carpeta con --syzygy.
recipe-nothing = La receta está vacía. Empieza por las piezas, por ejemplo KRP v KR.
recipe-version = Esta versión de Tabiya no conoce tales recetas: «{ $text }»
recipe-pieces = No son las piezas de dos bandos, cada uno con un rey, como KRP v KR: «{ $text }»
recipe-too-many-pieces = Una receta tiene como mucho 16 piezas: «{ $text }»
recipe-unknown-condition = No existe tal condición: «{ $text }»
recipe-twice = Esto se indica dos veces: «{ $text }»
recipe-squares = No son casillas, columnas o filas como e4-h8, a-c o 5-7: «{ $text }»
recipe-too-few-squares = Hay muy pocas casillas para las piezas: «{ $text }»
recipe-no-such-piece = La receta no tiene tal pieza: «{ $text }»
recipe-number = No es un número ni un intervalo como 10-30 o 2+: «{ $text }»
recipe-count = El número de posiciones va de 1 a 1 000 000: «{ $text }»
recipe-mate-of-too-many = La distancia al mate se conoce hasta cuatro piezas: «{ $text }»
recipe-contradiction = Esto contradice el resultado: «{ $text }»
cli-tables-about = Escribir la verdad de los finales en los registros y enumerar afirmaciones falsas
cli-tables-syzygy = Una carpeta con tablas Syzygy (.rtbw, .rtbz) para más de cuatro piezas; puede indicarse varias veces
cli-tables-check = No escribir registros: enumerar las afirmaciones falsas
cli-tables-replace = Sustituir dm, ce, wdl y dtz donde el registro ya los tiene
cli-tables-after-help =
    Tabiya conoce todos los finales de hasta cuatro piezas: el resultado y la distancia al mate. Añade dm (el bando que juega da mate en tantas jugadas), ce (mate o tablas), wdl (2 ganado, 0 tablas, -2 perdido; 1 y -1 si la regla de las cincuenta jugadas lo convierte en tablas) y, con tablas Syzygy, dtz. Un FEN se convierte en EPD y sus contadores en hmvc y fmvn. Las demás líneas quedan como están.
    Una afirmación es falsa si dm, un mate en bm o wdl contradice las tablas, o si una jugada de bm echa a perder el resultado.

    Ejemplos:
      tabiya tables endings.epd > known.epd
      tabiya tables --check suite.epd
      tabiya tables --syzygy ~/syzygy --replace --output suite.epd suite.epd

    Estado de salida: 0 ninguna afirmación es falsa; 1 una afirmación es falsa; 3 no se pudo leer un archivo o una tabla, se omitió una línea o la línea de órdenes es incorrecta.
tables-summary = Líneas: { $lines }, con verdad conocida: { $known }, afirmaciones falsas: { $false }
tables-false-claim = { $claim } es falso: { $truth }
tables-false-move = { $claim } echa a perder el resultado: { $truth }
endgame-truth = Verdad de los finales
endgame-truth-file =
    { $number ->
        [one] Consulta las tablas de finales sobre la única posición de este archivo.
       *[other] Consulta las tablas de finales sobre las { $count } posiciones de este archivo.
    }
endgame-truth-shown =
    { $number ->
        [one] Consulta las tablas de finales sobre la única posición que muestra la lista.
       *[other] Consulta las tablas de finales sobre las { $count } posiciones que muestra la lista.
    }
endgame-truth-selected =
    { $number ->
        [one] Consulta las tablas de finales sobre la posición seleccionada.
       *[other] Consulta las tablas de finales sobre las { $count } posiciones seleccionadas.
    }
endgame-truth-about = Se enumeran las afirmaciones falsas, y los resultados se pueden escribir en los registros: dm, ce, wdl, dtz.
endgame-truth-by-heart = Tabiya conoce todos los finales de hasta cuatro piezas. Para más piezas, elija carpetas con tablas Syzygy en los ajustes.
endgame-truth-tables = Tabiya conoce todos los finales de hasta cuatro piezas. Sus tablas Syzygy tienen hasta { $pieces } piezas.
endgame-truth-stopped = Aún no se han consultado las tablas sobre estas posiciones, o las posiciones han cambiado desde entonces.
endgame-truth-again = Consultar de nuevo
endgame-truth-known = Resultados conocidos: { $count }
endgame-truth-unknown = Desconocidos: { $count }
endgame-truth-false-count = Afirmaciones falsas: { $count }
endgame-truth-second-count = Segundas soluciones: { $count }
endgame-truth-false = Afirmaciones falsas
endgame-truth-second = Segundas soluciones
endgame-truth-no-games = Las tablas se consultan sobre posiciones. Para ello, abra las partidas como posiciones.
endgame-truth-no-false = Ninguna afirmación es falsa.
endgame-truth-no-second = Ningún registro tiene una segunda solución.
endgame-truth-replace-tip = También quita las operaciones que ya no son ciertas. Si no, solo se añaden las que faltan.
endgame-truth-write =
    { $number ->
        [one] Escribir en un registro
       *[other] Escribir en { $count } registros
    }
endgame-truth-write-none = Nada que escribir
endgame-truth-show = Mostrar
wrong-move-of-solution = Jugada { $turn } de la solución: { $reason }
status-endgame-truth = Consultando las tablas de finales…
tables-none = { $folder }: no hay tablas Syzygy (.rtbw, .rtbz)
tables-folder-not-found = { $file }: no existe tal carpeta
tables-not-a-folder = { $file }: esto es un archivo, no una carpeta
find-beyond-tables =
    { $number ->
        [one] Una posición queda fuera de las tablas de finales.
       *[other] { $count } posiciones quedan fuera de las tablas de finales.
    }

cli-certify-about = Marcar los ejercicios en que solo una jugada es correcta y dar los motivos de los demás
cli-certify-engine = El motor para las posiciones que ninguna tabla conoce: un archivo o un nombre de las carpetas habituales
cli-certify-check = No escribir registros: enumerar los ejercicios no certificados, o certificados solo en parte
cli-certify-replace = Cortar la solución (pv) donde deja de ser la única
cli-certify-again = Juzgar también los registros que ya tienen la marca certified
cli-certify-after-help =
    Un ejercicio es un registro con una solución (pv, bm, pm) o un mate anunciado (dm). Una jugada es correcta si da mate en el número de jugadas anunciado o, sin mate, si conserva el resultado. En cada turno de quien resuelve, a lo largo de la solución, solo una jugada puede ser correcta. Si eso falla en el primer turno, el ejercicio no se certifica; si falla en otro posterior, se certifica hasta allí.

    Juzgan las tablas de finales hasta donde llegan: las del programa hasta cuatro piezas, las de --syzygy más allá si no se anuncia mate. En lo demás juzga el motor, con dos líneas de análisis: desde 2,5 peones gana un bando, hasta 1 peón no gana ninguno, y entre medias queda abierto si gana un bando o ninguno. Sin límites, examina 1 millón de posiciones.

    Lo que se aprueba recibe la operación certified, con el número de turnos y el juez (tables, engine o both): certified 3 tables. Los registros que la tienen se saltan.

    Ejemplos:
      tabiya certify mates.epd > certified.epd
      tabiya certify --engine stockfish --depth 20 --output suite.epd suite.epd
      tabiya certify --check --syzygy ~/syzygy studies.epd

    Estado de salida: 0 si todos los ejercicios están certificados, 1 si alguno no lo está, 3 si un archivo no se pudo leer o escribir.
certify-summary = Líneas: { $lines }, certificados: { $certified }, no certificados: { $refused }, saltados: { $skipped }
certify-refused = { $file }:{ $line }: no certificado: { $reason }
certify-cut = { $file }:{ $line }: certificado hasta la jugada { $turns }: { $reason }
certify-no-solution = no hay solución
certify-no-moves = la posición no tiene jugadas legales según las reglas
certify-second = { $move } también es correcta
certify-shorter =
    { $moves ->
        [one] hay un mate en una jugada
       *[other] hay un mate en { $moves } jugadas
    }
certify-no-mate = no hay mate en el número de jugadas anunciado
certify-wrong = la jugada de la solución es incorrecta; { $move } es correcta
certify-lost = el bando que juega pierde en todo caso
certify-nothing-keeps = ninguna jugada conserva el resultado de las anteriores
certify-beyond = ninguna tabla de finales conoce la posición o su distancia al mate
certify-table = una tabla no se puede usar
certify-engine = el motor no respondió
certify-few-lines = { $engine }: dio menos de dos líneas de análisis, pero se comparan las dos mejores jugadas. Elija un motor que tenga la opción MultiPV o aumente los límites de la búsqueda.
certify-not-proved = los valores de las jugadas no demuestran nada
certify-not-marked = no se puede añadir la marca certified a las operaciones
table-foreign = { $file }: no es una tabla Syzygy
table-cut = { $file }: está cortado
table-damaged = { $file }: está dañado
table-other-pieces = { $file }: trata de otras piezas que las de su nombre
table-unreadable = { $file }: no se puede leer
command-endgame-results = Mostrar resultados de finales
command-results-for-other-side = Resultados si jugara el otro bando
other-words-endgame-results = qué pasaría si tablebase tablas de finales verdad ganado tablas perdido mate pista casillas otro bando turno
setting-endgame-results = Resultados de finales en el tablero
setting-endgame-results-about = Mientras arrastra una pieza, la lleva como pincel o la mueve con teclas, cada casilla muestra el resultado que tendría la posición: ganan las blancas o las negras, con las jugadas hasta el mate, tablas o ilegal. Al jugar, también las jugadas tienen resultado. Tabiya conoce todos los finales de hasta cuatro piezas.
setting-endgame-results-words = qué pasaría si tablebase syzygy verdad ganado tablas perdido mate pista casillas
announce-for-other-side = Los resultados se muestran también como si jugara el otro bando
announce-for-own-side = Los resultados valen para el bando que juega
outcome-illegal = Ilegal
outcome-white-wins = Ganan las blancas
outcome-black-wins = Ganan las negras
outcome-fifty = Tablas por la regla de las cincuenta jugadas
outcome-here = aquí: { $result }
outcome-on-square = { $square }: { $result }
outcome-if-to-move =
    { $side ->
        [white] Si jugaran las blancas: { $result }
       *[black] Si jugaran las negras: { $result }
    }
outcome-moves = Jugadas por resultado
outcome-of-move = { $move }: { $result }
status-finding-tables = Buscando tablas de finales
setting-table-folders = Tablas de finales
setting-table-folders-about = Carpetas con tablas Syzygy (.rtbw, .rtbz) para finales de más de cuatro piezas. También se usan las carpetas que un motor tiene como SyzygyPath.
setting-table-folders-words = syzygy tablebase tablas carpeta rtbw rtbz syzygypath
tables-add-folder = Añadir carpeta…
tables-look-again = Buscar de nuevo
tables-remove-folder = Quitar { $folder }
tables-of-engine = como SyzygyPath de { $engine }
tables-found =
    { $count ->
        [one] Una tabla
       *[other] { $count } tablas
    }, hasta { $pieces } piezas
tables-none-found = No se encontraron tablas
tables-disk-silent = El disco con las tablas de finales no responde
tables-folder-fault = { $folder }: { $reason }
tables-more-faults =
    { $count ->
        [one] Y un archivo más
       *[other] Y { $count } archivos más
    }
dialog-table-folder-title = Carpeta con tablas de finales
file-dialog-take-tables = Usar esta carpeta
truth-draw = Tablas
truth-wins =
    { $side ->
        [white] Ganan las blancas
       *[black] Ganan las negras
    }
truth-wins-if =
    { $side ->
        [white] Ganan las blancas, si antes no se aplica la regla de las cincuenta jugadas
       *[black] Ganan las negras, si antes no se aplica la regla de las cincuenta jugadas
    }
truth-mates =
    { $side ->
        [white] Ganan las blancas, mate en { $moves }
       *[black] Ganan las negras, mate en { $moves }
    }
truth-mates-if =
    { $side ->
        [white] Ganan las blancas, mate en { $moves }, si antes no se aplica la regla de las cincuenta jugadas
       *[black] Ganan las negras, mate en { $moves }, si antes no se aplica la regla de las cincuenta jugadas
    }
truth-fifty-moves =
    { $side ->
        [white] Tablas por la regla de las cincuenta jugadas; sin ella ganan las blancas
       *[black] Tablas por la regla de las cincuenta jugadas; sin ella ganan las negras
    }
cli-positions-about = Escribir las posiciones de partidas (.pgn) y de tablas de problemas (.csv), un registro por línea
cli-positions-last = La última posición de cada partida; es lo que se escribe si no se pide otra cosa
cli-positions-every = Todas las posiciones
cli-positions-at = La posición tras esta jugada: 23w tras la jugada 23 de las blancas, 23b (o 23) tras la de las negras
cli-positions-bad-move = el número de una jugada, seguido de w o b según el bando que la hizo, como 23w
cli-positions-starts = Donde empieza cada partida, si lo dice con una etiqueta FEN
cli-positions-comments = Posiciones con un comentario, un signo de valoración, una flecha o la marca de un diagrama
cli-positions-tabiya = La última posición de cada partida que tiene nombre entre las aperturas que conoce Tabiya
cli-positions-variations = Tomar también las posiciones de las variantes
cli-positions-played = En qué se convierte la jugada hecha: la esperada (pm), la mejor (bm) o nada
cli-positions-output = Escribir este archivo en vez de la salida estándar, cuando todo esté leído; no se toca si otro programa lo cambia entretanto
cli-positions-input = Archivos con partidas o tablas, también comprimidos (.gz, .zst, .bz2); - o ningún archivo para la entrada estándar
cli-positions-after-help =
    Cada registro es EPD. Su id dice quiénes jugaron, dónde, en qué año y qué jugada llevó a la posición; los comentarios pasan a c0, con sus flechas y casillas marcadas. De una partida que se interrumpe se informa con su línea y su jugada, y todo lo anterior y lo posterior se escribe.
    Los problemas empiezan tras la jugada del rival, tal como se resuelven: bm y pv tienen la solución; rating, theme y las demás columnas son operaciones propias. Otras tablas necesitan una columna de posiciones en FEN.
    
    Ejemplos:
      tabiya positions --every --output positions.epd games.pgn
      tabiya positions --at 23w games.pgn.zst | tabiya check
      tabiya positions --comments --variations studies.pgn > diagrams.epd
      tabiya positions puzzles.csv.zst > puzzles.epd
    
    Estado de salida: 0 todo se leyó; 2 una partida o fila no se pudo leer hasta el final, o un archivo no tiene ninguna; 3 no se pudo leer o escribir un archivo o la línea de comandos es incorrecta.
cli-read-about = Leer los diagramas de ajedrez de imágenes y archivos PDF: capturas de pantalla, páginas escaneadas, fotos, libros
cli-read-json = Escribir un objeto JSON por archivo, para otros programas
cli-read-file = Imágenes (PNG, JPEG, WebP, GIF, BMP o TIFF) y archivos PDF
cli-read-pages = De los archivos PDF solo estas páginas, como 3-7, 12 o 40-
cli-read-password-file = Para archivos PDF cifrados: un archivo con la contraseña en su primera línea
cli-read-bad-pages = las páginas se indican como 3-7, 12 o 40-, contadas desde 1
cli-read-give-password = Póngala en un archivo e indíquelo con --password-file.
cli-read-page = página { $page }
cli-read-page-of-file = { $file }, página { $page }
cli-read-written = lo dice el propio archivo
cli-read-offered = el archivo dice { $fen }, pero la imagen no lo muestra con certeza
cli-read-after-help =
    Para cada tablero hay una línea: su FEN, y después cuán segura es la lectura y qué casillas son dudosas. A quién le toca jugar lo dice una marca, un pie de imagen, la última jugada resaltada o un jaque; donde nada lo dice, la FEN tiene las blancas, y se nombra como pregunta abierta. Hay enroque donde el rey y la torre están en casa; como ninguna imagen lo muestra, se nombra como pregunta abierta.
    Todo se lee en este equipo; no se envía nada a ninguna parte.
    
    Ejemplos:
      tabiya read screenshot.png
      tabiya read --json page-*.jpg > pages.json
      tabiya read --pages 12-40 book.pdf > positions.epd
    
    Estado de salida: 0 los archivos se leyeron, haya o no un tablero; 3 no se pudo leer un archivo, o la línea de órdenes es incorrecta.
cli-read-none = { $file }: no hay ningún tablero.
cli-read-unlikely = { $file }: { $reason }
cli-read-board = seguro al { $percent } %
cli-read-doubt = seguro al { $percent } %; dudosas: { $squares }
cli-read-missing = fuera de la imagen: { $lines }
cli-read-turn-white = juegan las blancas ({ $sign })
cli-read-turn-black = juegan las negras ({ $sign })
cli-read-asked = preguntas abiertas: { $questions }
cli-read-ask-password = Contraseña de { $file }:
scan-unknown-kind = { $file } no es una imagen que se pueda leer aquí. Se pueden leer PNG, JPEG, WebP, GIF, BMP, TIFF y PDF.
scan-too-large = { $file } es demasiado grande: { $width } × { $height } píxeles. Redúzcala, o recorte la parte con los diagramas.
scan-damaged = No se puede leer { $file }, la imagen está dañada: { $reason }
scan-unreadable = No se puede leer { $file }: { $reason }
scan-needs-password = { $file } está cifrado; solo se abre con su contraseña.
scan-wrong-password = La contraseña no abre { $file }.
scan-no-such-page = { $file }: no existe esa página.
scan-too-slow = { $file } tarda demasiado en leerse y se ha omitido.
scan-too-much = { $file } necesita más memoria de la que puede ocupar una imagen, o no se puede leer; se ha omitido.
scan-cancelled = Se ha detenido la lectura.
cli-render-about = Dibujar posiciones: imágenes, páginas para la web y para imprimir, y textos
cli-render-format = Qué se escribe; si no, lo que diga el nombre de la salida, o si no svg
cli-render-size = Ancho de las imágenes en píxeles; forma corta de --set size=PIXELS
cli-render-style = El estilo con que se empieza: uno propio, o uno de { $names }
cli-render-set = Algo distinto de lo que dice el estilo, como coordinates=none, theme=book o pieces=FOLDER; se puede indicar varias veces
cli-render-sheet = Poner los diagramas en páginas de este papel, como PDF, o cada página como svg o png
cli-render-per-page = Cuántos diagramas tiene una página, 6 si no se dice otra cosa
cli-render-landscape = Páginas apaisadas
cli-render-solutions = Páginas con las soluciones al final
cli-render-solution-lines = Tantos renglones para escribir debajo de cada diagrama
cli-render-no-pages = Las páginas son pdf, svg o png
cli-render-title = El título de un documento, en lugar del nombre del archivo
cli-render-strict = Omitir las líneas que hay que reparar
cli-render-output = El archivo que se escribe en vez de la salida estándar, o la carpeta en que se escribe un archivo por cada posición
cli-render-input = Posiciones como texto (un FEN, aunque tenga otro texto alrededor), archivos con una posición por línea, sin comprimir, o - para la entrada estándar; no poner nada es también la entrada estándar
cli-render-no-equals = esto no es KEY=VALUE
cli-render-bad-key = no existe esa clave; las que hay: { $keys }
cli-render-bad-value = el valor puede ser: { $possible }
cli-render-after-help =
    Una sola posición va a la salida estándar o a un archivo. Si son varias, las imágenes (svg, png, jpeg, webp) van a una carpeta, que se crea si no existe; sus nombres empiezan por su número y siguen con su id. pdf, html, markdown, latex, forum y figurines contienen cualquier número de posiciones en un solo archivo, y una carpeta recibe un archivo de cada; markdown tiene sus imágenes en una carpeta a su lado. Los archivos existentes se sustituyen, salvo si otro programa los cambia entretanto; sin --format, solo aquellos cuyo nombre dice que son diagramas.
    
    El id de un registro se convierte en la leyenda; bm, am, dm, pm y pv se convierten en la solución; [%csl …] y [%cal …] en sus comentarios se convierten en marcas de casillas y flechas.
    
    Lo que un estilo puede fijar:
      size (de 64 a 8192 píxeles), resolution (píxeles por pulgada), margin (centésimas de casilla)
      coordinates (outside, inside, none), orientation (white, black, side-to-move)
      frame (none, thin, thick, double), pieces (staunton, flat, print, o una carpeta de archivos SVG)
      theme (sage, book, green, blue, brown, grey, contrast), light, dark, ground, ink (#rrggbb)
      side-to-move, caption, number, transparent, last-move, problems, annotations (yes, no)
    
    Ejemplos:
      tabiya render '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1' > saavedra.svg
      tabiya render --size 600 --format png --output pictures/ endings.epd
      tabiya render --style book --output endings.html endings.epd
      tabiya render --sheet a4 --per-page 12 --solutions --output endings.pdf endings.epd
      tabiya render --animate --output game.webp game.pgn
      tabiya render --set theme=blue --set coordinates=none -o mate.png '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
    
    Estado de salida: 0 todas las posiciones se dibujaron; 1 algo se reparó; 2 se omitió una línea, o no había ninguna posición; 3 algo no se pudo leer o escribir o la línea de comandos es incorrecta.
cli-render-no-style = No existe el estilo { $name }. Los que hay: { $names }
cli-render-incomplete = No se dibujó nada, porque no se pudo leer todo
cli-render-nothing = No hay ninguna posición que dibujar
cli-render-no-room = Lo leído no se pudo apartar en { $folder }, donde van los archivos temporales: { $reason }. Haga sitio allí, o indique otra carpeta con TMPDIR
cli-render-terminal = La imagen no se escribió en el terminal, que no puede mostrarla. Indique un archivo: tabiya render --output FILE …
cli-render-no-format = { $file } no se escribió, porque su nombre no dice qué escribir en él. Indique también el formato: tabiya render --format svg --output FILE …
cli-render-needs-folder = Son { $count } imágenes, cada una un archivo propio. Indique una carpeta: tabiya render --output FOLDER …
cli-render-folder-not-made = No se pudo crear la carpeta { $folder }: { $reason }
cli-render-failed = Diagrama { $number }: { $reason }
cli-file-not-found = { $file }: no existe tal archivo
cli-file-is-folder = { $file }: esto es una carpeta, no un archivo
cli-file-gzip = { $file }: este archivo está comprimido y no se leyó; descomprímalo al vuelo: gzip -dc FILE | tabiya …
cli-file-zip = { $file }: esto es un archivo ZIP y no se leyó; descomprímalo al vuelo: unzip -p FILE | tabiya …
cli-file-no-permission = { $file }: no tiene permiso para leer este archivo
cli-file-failed = { $file }: no se pudo leer: { $reason }
cli-output-failed = No se pudo escribir la salida: { $reason }
cli-stopped = Tabiya se ha detenido por un fallo propio.
cli-more-like-this = { $number ->
    [one] … y { $count } más de este tipo: { $example }
   *[other] … y { $count } más de este tipo: { $example }
}
cli-progress-percent = Leyendo: { $percent } %
cli-progress-drawing = Dibujando: { $percent } %
cli-progress-bytes = Leyendo: { $megabytes } MB

## Report of tabiya check and tabiya convert
## (like all messages whose names end in -report, these begin with a lower-case letter and have no full
## stop at the end)

check-changed = { $read }, ahora { $became }
check-added = ahora { $became }
check-summary =
    { $count ->
        [one] 1 posición:{ " " }
       *[other] { $count } posiciones:{ " " }
    }
check-summary-none = ninguna posición
check-summary-fine = correctas { $count }
check-summary-warned =
    { " " }({ $count ->
        [one] 1 con una advertencia
       *[other] { $count } con alguna advertencia
    })
check-summary-repaired = { $count } se pueden reparar
check-summary-illegal = ilegales { $count }
check-summary-unreadable = ilegibles { $count }
games-title = ¿Qué posiciones de { $name }?
games-title-as-games = Abrir { $name } como partidas
games-title-pasted = ¿Qué posiciones de las partidas pegadas?
games-counted = { $number ->
    [one] { $count } partida.
   *[other] { $count } partidas.
}
games-counted-so-far = { $number ->
    [one] { $count } partida hasta ahora…
   *[other] { $count } partidas hasta ahora…
}
games-rows-counted = { $number ->
    [one] { $count } fila.
   *[other] { $count } filas.
}
games-rows-counted-so-far = { $number ->
    [one] { $count } fila hasta ahora…
   *[other] { $count } filas hasta ahora…
}
games-counted-broken = { $number ->
    [one] { $count } no se puede leer hasta el final.
   *[other] { $count } no se pueden leer hasta el final.
}
games-title-save = ¿Qué posiciones van a { $name }?
games-save-about = El archivo recibe solo posiciones: las jugadas y variantes de las partidas, y la mayoría de sus etiquetas, no caben en él. Las partidas se quedan en este documento.
games-save = Guardar
status-counting-positions = Contando las posiciones de las partidas
games-rows = Filas
games-rows-positions = Posiciones
games-rows-games = Partidas
games-as-games-about = Cada fila es una partida con sus jugadas, variantes y comentarios. Lo que cambie se escribe en su partida y el archivo se guarda como PGN; todas las demás partidas quedan como están, byte por byte.
games-games = Partidas
games-all = Todas las partidas
games-some = Partidas elegidas
games-choose = Elegir partidas
games-search = Buscar partidas por jugador, torneo o fecha
games-search-hint = Jugador, torneo, fecha
games-none-found = Ninguna partida coincide
games-number = Partida { $number }
games-choose-all = Elegir todas
games-choose-none = No elegir ninguna
games-which = Posiciones
games-last = La última de cada partida
games-starts = Donde empieza cada partida con posición propia
games-after = Después de la jugada
games-after-number = Número de la jugada
games-every = Todas
games-marked = Con un comentario o un signo
games-book = Donde cada partida deja las aperturas
games-variations = También las variantes
games-move-pm = esperada (pm)
games-move-bm = mejor (bm)
games-move-none = omitir
games-position-column = Posiciones de la columna
games-columns = Columnas
games-columns-about = Cada una se convierte en una operación de sus posiciones; se puede buscar y ordenar por ella.
games-preview = Las primeras
games-preview-none = No hay ninguna al principio del archivo.
games-open = Abrir
games-add = Añadir
games-pasted-name = lo pegado
games-broken = { $number ->
    [one] Una partida de { $file } no se puede leer hasta el final (línea { $line }, { $first }). Todas las posiciones anteriores están aquí.
   *[other] { $count } partidas de { $file } no se pueden leer hasta el final, la primera en la línea { $line } ({ $first }). Todas las posiciones anteriores y las demás partidas están aquí.
}
games-refused = { $number ->
    [one] Una partida de { $file } no se ha leído, pues solo se leen ajedrez y Chess960: { $games }.
   *[other] { $count } partidas de { $file } no se han leído, pues solo se leen ajedrez y Chess960: { $games }.
}
games-refused-game = partida { $game } ({ $word })
games-variants = { $number ->
    [one] Se muestra como texto: { $variants }. Tabiya solo lee ajedrez y Chess960. Esta partida de { $file } se queda en el archivo, byte por byte.
   *[other] Se muestran como texto: { $variants }. Tabiya solo lee ajedrez y Chess960. Estas { $count } partidas de { $file } se quedan en el archivo, byte por byte.
}
games-variants-one = { $word } ({ $count })
games-variants-by-position = otras reglas, según la primera posición
status-finding-variants = Buscando partidas que no son de ajedrez
games-skipped = { $number ->
    [one] En una partida de { $file } se omitió texto desconocido (línea { $line }, { $first }). Las jugadas no cambian.
   *[other] En { $count } partidas de { $file } se omitió texto desconocido, por primera vez en la línea { $line } ({ $first }). Las jugadas no cambian.
}
status-counting-games = Contando las partidas de { $name }
analyse-no-limit = Diga hasta dónde hay que buscar en cada posición: --time, --depth, --nodes o --mate
analyse-no-engine-file = { $file } no es el archivo de un programa
analyse-no-engine = No hay ningún programa llamado { $name }; { $others }. O indique su archivo.
analyse-engines = motores encontrados: { $engines }
analyse-no-engines = tampoco se encontró otro motor
analyse-inexact = pasada sin cambios, porque habría que repararla (tabiya convert --repair)
analyse-stopped = Detenido.
analyse-kept =
    { $count ->
        [one] 1 resultado queda
       *[other] { $count } resultados quedan
    } en { $file }; la misma orden con --resume continúa desde ahí
analyse-journal-exists =
    { $count ->
        [one] 1 resultado de un trabajo anterior está
       *[other] { $count } resultados de un trabajo anterior están
    } en { $file }: continúe con --resume, o elimine ese archivo para empezar de nuevo
analyse-journal-in-use = { $file } está en uso: otro trabajo escribe ahí sus resultados
analyse-journal-other = Los resultados de { $file } son de otro motor, otras opciones u otros límites: use los mismos, o elimine ese archivo para empezar de nuevo
analyse-journal-none = { $file } está donde se guardan los resultados y es otra cosa: muévalo, o elija otro archivo de salida
analyse-not-kept = Los resultados no se pueden guardar en { $file }: { $reason }
analyse-summary-searched = buscadas { $count }
analyse-summary-known = ya conocidas { $count }
analyse-summary-skipped = ya con resultado { $count }
analyse-summary-not-sent = no enviadas { $count }
analyse-summary-failed = fallidas { $count }
analyse-summary-not-asked = sin buscar { $count }
analyse-summary-inexact = por reparar { $count }
analyse-summary-solved = resueltas { $solved } de { $count }
analyse-summary-kept = { $count } sin tocar (--replace las escribe)
analyse-pace-percent = { $percent } %
analyse-pace-records =
    { $count ->
        [one] 1 posición
       *[other] { $count } posiciones
    }
analyse-pace-rate = { $count } por minuto
analyse-pace-left = quedan { $time }
analyse-audit-wrong-move = una jugada pedida no se puede hacer
analyse-audit-second-move = { $move } ({ $value }) es al menos tan buena como la única jugada de bm ({ $named })
analyse-audit-shorter-mate = dm dice { $told }, pero hay mate en { $proved }
analyse-audit-is-mated = dm dice { $told }, pero el bando que juega recibe mate en { $proved }
analyse-table-solved = resueltas
analyse-table-of = de
analyse-table-points = puntos
analyse-table-mean-time = tiempo medio
analyse-table-all = todas
analyse-table-no-theme = (sin id)
analyse-table-missed = Sin resolver: { $count }
analyse-table-remarks = Observaciones: { $count }
analyse-compare-none = Los dos archivos no tienen ninguna posición común que pida algo y tenga respuesta (pm o pv)
analyse-compare-only = Solo { $first }: { $count }
analyse-compare-only-second = Solo { $second }: { $count }
analyse-compare-both = Ambos: { $count }
analyse-compare-neither = Ninguno: { $count }
status-counting-pasted-games = Contando las partidas pegadas
status-reading-pasted-games = Leyendo las partidas pegadas
positions-game = partida { $game }: { $why }
positions-game-variation = partida { $game }, en una variante: { $why }
positions-row = fila { $row }: { $why }
positions-none = { $file }: no contiene partidas ni una tabla con posiciones
positions-fault-move = { $move } no es una jugada legal
positions-fault-ambiguous = { $move } podría ser una de varias jugadas
positions-fault-start = en la posición con la que empieza no hay jugadas: { $word }
positions-fault-variant = es una partida de { $word }, y solo se leen partidas de ajedrez y de Chess960
positions-fault-variant-marks = su posición es de otra variante del ajedrez: { $word }
positions-fault-unclosed = un comentario o una variante no está cerrado
positions-fault-too-long = es demasiado larga, y falta el resto
positions-fault-position = no se puede leer ninguna posición: { $word }
positions-fault-row-move = { $word } no es una jugada legal
positions-fault-open-quote = unas comillas no están cerradas: { $word }
positions-fault-not-an-object = a partir de aquí no es un objeto JSON: { $word }
positions-fault-row-too-long = supera 1 MiB y se omitió
positions-fault-too-deep = demasiados valores JSON anidados: { $word }
positions-fault-repeated-name = un nombre aparece dos veces: { $word }
positions-skipped-word = se omitió una palabra desconocida: { $word }
positions-skipped-sign = se omitió un signo desconocido: { $word }
positions-skipped-tag = se omitió una etiqueta que no se puede leer: { $word }
positions-skipped-more = { $what } (y { $count } más)
positions-summary =
    { $games ->
        [one] 1 partida o fila
       *[other] { $games } partidas o filas
    }, con errores { $broken }: { $positions ->
        [one] 1 posición escrita
       *[other] { $positions } posiciones escritas
    }
cli-file-window = { $file }: descomprimir este archivo exige más memoria de la que se usa para ello; descomprímalo al vuelo: zstd -dc --long=31 FILE | tabiya …
cli-file-damaged = { $file }: el archivo comprimido está dañado o cortado; todo lo anterior se leyó
cli-file-packed-twice = { $file }: este archivo está comprimido dos veces y no se leyó nada de él; descomprímalo una vez con otro programa
convert-kept = pasada sin cambios
convert-not-repaired = pasada sin cambios, --repair la convertiría
convert-repaired = convertida
convert-summary-converted = convertidas { $count }
convert-summary-repaired = reparadas { $count }
convert-summary-not-repaired = pasadas sin reparar { $count }
convert-summary-unreadable = pasadas sin leer { $count }
render-left-out = omitida
render-repaired = dibujada según se entendió
render-not-repaired = omitida, porque habría que repararla
render-summary-drawn = dibujadas { $count }
render-summary-repaired = dibujadas según se entendieron { $count }
render-summary-not-repaired = omitidas sin reparar { $count }
render-summary-unreadable = omitidas sin leer { $count }
cli-convert-incomplete = { $file } no se escribió, porque no se pudo leer todo
cli-no-spare = solo se puede sobrescribir en su sitio ({ $because }), y entretanto no se pudo conservar una copia: { $reason }
cli-copy-kept = Todo lo que iba a escribirse está en { $file }; la ventana de Tabiya también lo ofrece al iniciarse
cli-no-copy = Haga que XDG_STATE_HOME indique una carpeta con espacio para una copia, o elija otro archivo de salida
cli-convert-not-written = { $file } no se escribió: { $reason }
cli-reason-not-regular = no es un archivo corriente
cli-reason-folder = es una carpeta
cli-reason-folder-gone = su carpeta no existe
cli-reason-permission = falta el permiso para escribirlo
cli-reason-link-of-third-party = es un enlace de otro usuario en una carpeta en la que todos pueden crear archivos, y el sistema no sigue tales enlaces
cli-reason-read-only = su disco es de solo lectura
cli-reason-marked-read-only = está marcado como de solo lectura
cli-reason-changed = otro programa lo ha cambiado o lo ha puesto ahí desde que empezó el trabajo. Ejecute la orden otra vez
cli-reason-removed = otro programa lo ha eliminado desde que empezó el trabajo. Ejecute la orden otra vez
cli-reason-disk-full = no hay sitio para él
cli-reason-name-too-long = su nombre es demasiado largo para este disco
cli-reason-name-not-taken = ningún archivo puede llamarse así
cli-reason-lines-lost = otro programa ha cambiado el archivo del que se leen sus líneas
cli-reason-busy = otro programa lo está usando: { $reason }
cli-reason-unreachable = su disco o unidad de red no responde: { $reason }
cli-reason-partly = solo se sobrescribió en parte y puede estar dañado: { $reason }
cli-reason-not-durable = está guardado, pero el disco no lo ha confirmado: { $reason }
cli-reason-cancelled = el trabajo se canceló

## Published diagrams

diagram-title = { $caption }. { $side }
diagram-words = Blancas: { $white }. Negras: { $black }. { $side }.
diagram-description = { $words } FEN: { $fen }
diagram-king = rey { $squares }
diagram-kings = reyes { $squares }
diagram-queen = dama { $squares }
diagram-queens = damas { $squares }
diagram-rook = torre { $squares }
diagram-rooks = torres { $squares }
diagram-bishop = alfil { $squares }
diagram-bishops = alfiles { $squares }
diagram-knight = caballo { $squares }
diagram-knights = caballos { $squares }
diagram-pawn = peón { $squares }
diagram-pawns = peones { $squares }
diagram-and = { $first } y { $last }
diagram-nothing = nada
# The board read aloud.
read-rank = Fila { $rank }: { $men }
read-file = Columna { $file }: { $men }
read-white = Blancas: { $men }
read-black = Negras: { $men }
read-man = { $square } { $piece }
read-right = { $right }.
read-no-position = Esta línea no contiene ninguna posición.
read-en-passant = Al paso en { $square }.
solution-avoid = evitar { $moves }
solution-mate = mate en { $moves }
solution-mated = recibe mate en { $moves }
solution-expected = se espera: { $moves }
solution-line = variante: { $moves }
piece-set-fault = { $file }: { $reason }
piece-set-not-found = no existe tal archivo o carpeta
piece-set-no-folder = esto no es una carpeta
piece-set-no-permission = no tiene permiso para leerlo
piece-set-unreadable = no se puede leer: { $why }
piece-set-too-many-files = la carpeta tiene demasiados archivos para ser un juego de piezas
piece-set-missing = falta el dibujo de: { $pieces } (con nombres como wK.svg, white-king.svg o Chess_klt45.svg)
piece-set-twice = { $other } es un dibujo de la misma pieza ({ $piece })
piece-set-not-a-file = esto no es un archivo corriente
piece-set-too-large = el archivo pasa de 1 MB
piece-set-not-text = el archivo no es UTF-8
piece-set-not-svg = el archivo no se puede leer como SVG: { $why }
piece-set-entities = su tipo de documento contiene algo más que unas pocas entidades cortas
piece-set-too-many = tiene demasiados elementos
piece-set-too-deep = sus elementos están anidados demasiado hondo
piece-set-circle = un elemento se refiere a sí mismo
piece-set-element = las piezas no pueden tener el elemento { $name }
piece-set-outside = se refiere a algo externo: { $address }
piece-set-id = el id { $id } está repetido o tiene signos que un id no puede tener
piece-set-style-sheet = su hoja de estilos es demasiado larga
piece-set-too-detailed = sus líneas tienen demasiados guiones o partes
piece-set-far-away = dibuja muy fuera de su propia área
piece-set-empty = en el dibujo no se ve nada
piece-set-too-slow = leer y dibujar las piezas tarda demasiado
publish-collection = Posiciones de ajedrez
publish-solution = Solución
publish-solutions = Soluciones
publish-too-large = Una imagen de { $width } × { $height } píxeles es demasiado grande.

## The dialog for diagram sheets

pages-title = Hojas de diagramas
pages-file-name = diagramas
pages-of = Publicar
pages-selection = Selección ({ $count })
pages-shown = Posiciones a la vista ({ $count })
pages-all = Toda la colección ({ $count })
pages-paper = Papel
pages-direction = Orientación
pages-upright = Vertical
pages-landscape = Apaisada
pages-per-page = Por página
pages-heading = Título
pages-heading-hint = ninguno
pages-captions = Leyendas
pages-numbers = Números
pages-page-numbers = Números de página
pages-solutions = Soluciones al final
pages-lines = Renglones
pages-pdf = PDF
pages-svg = SVG, un archivo por página
pages-png = PNG, un archivo por página
pages-html = Página web
pages-markdown = Markdown
pages-latex = LaTeX
pages-forum = Etiquetas de foro
pages-preview-cut = La vista previa está abreviada. El archivo lo contiene todo.
pages-preview-whole = Este es el texto completo.
pages-counting = Contando…
pages-count =
    { $number ->
        [one] una página
       *[other] { $count } páginas
    }
pages-summary =
    { $number ->
        [one] Un diagrama en { $pages }
       *[other] { $count } diagramas en { $pages }
    }
pages-summary-text =
    { $number ->
        [one] Un diagrama
       *[other] { $count } diagramas
    }
pages-preview = Página { $page } de { $title }: { $diagrams }
pages-page = Página { $page }
pages-page-of = Página { $page } de { $pages }
pages-previous = Página anterior
pages-next = Página siguiente

## Work that was left behind

status-journal = Anotando lo que no está guardado
status-recovering = Buscando trabajo pendiente de recuperar
recovery = Trabajo sin guardar
recovery-about = Tabiya terminó antes de guardar esto. Recuperar lo abre como estaba, con todos los cambios y aún sin guardar.
recovery-list = Trabajo pendiente de recuperar
recovery-bar = Desplazar el trabajo pendiente
recovery-entry = { $name }, { $folder }, escrito por última vez { $age }
recovery-entry-untitled = { $name }, escrito por última vez { $age }
recovery-entry-unreadable = Un registro que no se puede leer, { $folder }
recovery-no-file = aún no está en un archivo
recovery-unreadable = Un registro que no se puede leer
recovery-unreadable-text = Está dañado o lo escribió una versión posterior de Tabiya. Aquí se muestra su carpeta para que pueda mirar lo que contiene. Descartar elimina esa carpeta.
recovery-unreadable-found =
    { $count ->
        [one] Quedó un registro de trabajo sin guardar que no se puede leer: { $folder }. Está dañado o lo escribió una versión posterior de Tabiya.
       *[other] Quedaron { $count } registros de trabajo sin guardar que no se pueden leer, uno de ellos en { $folder }. Están dañados o los escribió una versión posterior de Tabiya.
    } «Recuperar trabajo sin guardar…», en el menú Archivo, muestra más.
recovery-now = hace un momento
recovery-to-come = con fecha futura
recovery-minutes =
    { $number ->
        [one] hace un minuto
       *[other] hace { $count } minutos
    }
recovery-hours =
    { $number ->
        [one] hace una hora
       *[other] hace { $count } horas
    }
recovery-days =
    { $number ->
        [one] hace un día
       *[other] hace { $count } días
    }
recovery-changed =
    { $number ->
        [one] 1 posición cambiada
       *[other] { $count } posiciones cambiadas
    }
recovery-added =
    { $number ->
        [one] 1 añadida
       *[other] { $count } añadidas
    }
recovery-removed =
    { $number ->
        [one] 1 quitada
       *[other] { $count } quitadas
    }
recovery-added-alone =
    { $number ->
        [one] 1 posición añadida
       *[other] { $count } posiciones añadidas
    }
recovery-removed-alone =
    { $number ->
        [one] 1 posición quitada
       *[other] { $count } posiciones quitadas
    }
recovery-reordered = posiciones en otro orden
recovery-blank = una línea en blanco
recovery-same = No hay diferencias con el archivo: todo se guardó. Puede descartar esto.
recovery-games =
    { $number ->
        [one] Las jugadas de una partida no están en ningún archivo.
       *[other] Las jugadas de { $count } partidas no están en ningún archivo.
    }
recovery-games-damaged =
    { $number ->
        [one] No se puede recuperar una partida: su registro está dañado o falta su posición.
       *[other] No se pueden recuperar { $count } partidas: sus registros están dañados o faltan sus posiciones.
    }
recovery-games-lost =
    { $number ->
        [one] No se pudo recuperar una partida de { $name }: su registro está dañado o falta su posición. Las demás partidas están ahí.
       *[other] No se pudieron recuperar { $count } partidas de { $name }: sus registros están dañados o faltan sus posiciones. Las demás partidas están ahí.
    }
games-apart =
    { $number ->
        [one] La posición de una partida ya no está en { $name }. La partida está en un documento nuevo.
       *[other] Las posiciones de { $count } partidas ya no están en { $name }. Estas partidas están en un documento nuevo.
    }
recovery-nothing-changed = No se cambió nada en él.
recovery-file-changed = El archivo contiene ya otra cosa. Recuperar abre un documento nuevo y no toca el archivo.
recovery-file-gone = El archivo ya no está. Recuperar abre un documento nuevo.
recovery-file-unreachable = Ahora no se puede mirar el archivo. Recuperar abre un documento nuevo y no toca el archivo.
recovery-part = Algunas posiciones no se pueden recuperar ahora: solo estaban en el archivo, o en una copia de él, que ha cambiado, está dañada o ya no está. Lo anotado se conserva hasta que lo descarte, de modo que todo podrá recuperarse si el archivo vuelve. Al guardar se ofrece otro nombre.
recovery-name-offered = Al guardar se ofrece el nombre del archivo.
recovery-damaged = Lo anotado está dañado. Lo que venía tras el daño no se puede leer, así que pueden faltar los últimos cambios. El registro dañado se conserva hasta que lo descarte.
recovery-copy = Esta es una copia entera de lo que se estaba guardando cuando se interrumpió. El archivo puede estar dañado. Recuperar abre la copia; al guardar se ofrece el nombre del archivo.
recovery-reading = Leyendo…
recovery-wanted = Se abre en cuanto se haya leído.
recovery-changes = Lo que cambiaría
recovery-changes-bar = Desplazar lo que cambiaría
recovery-change-changed = Posición { $number }: { $before }, pasa a ser { $after }
recovery-change-added = Posición { $number }, nueva: { $after }
recovery-change-removed = Posición { $number }, quitada: { $before }
recovery-more =
    { $number ->
        [one] Hay otro cambio que no se muestra.
       *[other] Hay otros { $count } cambios que no se muestran.
    }
recovery-diagram = La posición elegida tal como se cambió
recovery-recover = Recuperar
recovery-recover-all = Recuperar todo ({ $count })
recovery-recover-newest = Recuperar los { $count } más recientes
recovery-try = Recuperar de todos modos…
recovery-try-sure = Puede ocupar toda la memoria del equipo. Guarde antes lo que tenga abierto.
recovery-try-go = Recuperar de todos modos
recovery-discard = Descartar…
recovery-later = Más tarde
recovery-later-tip = Lo conserva todo. Se ofrece de nuevo al próximo inicio.
recovery-discard-sure = ¿Descartarlo para siempre? Este trabajo no está en ningún otro sitio.
recovery-discard-go = Descartar para siempre
recovery-discard-keep = Conservar
recovery-recovered = { $name } se ha recuperado. Aún no está guardado.
recovery-undone-as-file = { $name } está ahora como su archivo. Rehacer devuelve el trabajo recuperado.
recovery-undone = { $name } está ahora como antes del trabajo recuperado. Rehacer lo devuelve.
recovered-name = { $name } (recuperado)
recovery-nothing = No quedó nada pendiente: todo el trabajo se guardó o se descartó.
recovery-no-folder = No se puede buscar trabajo sin guardar: { $reason }
recovery-not-removed = No se pudo eliminar un registro de trabajo que ya no hace falta: { $reason }. Puede que el próximo inicio lo ofrezca de nuevo. Está en { $folder }.
recovery-unprotected = Lo que cambie no está ahora protegido contra fallos, porque no se puede anotar en { $folder }: { $reason }. Guarde a menudo, hasta que se pueda volver a escribir en esa carpeta.
recovery-protected-again = Lo que cambie vuelve a estar protegido contra fallos.
recovery-twice = { $name } se está cambiando también en otro sitio: en otra ventana de Tabiya o con otro nombre. A quien guarde el último se le pregunta antes de sobrescribir nada.
recovery-no-journal = No se puede leer lo anotado: { $reason }
recovery-taken = Otra ventana de Tabiya lo tiene ahora.
recovery-offered-elsewhere = Otra ventana de Tabiya está ofreciendo ahora mismo lo que quedó sin guardar.
recovery-large = Se anotó tanto que no se lee hasta que lo recupere.
recovery-too-large-rows =
    { $number ->
        [one] Es demasiado grande para abrirlo: representa { $count } fila.
       *[other] Es demasiado grande para abrirlo: representa { $count } filas.
    }
recovery-too-large = Es demasiado grande para abrirlo: ocuparía más de { $size } de memoria.
recovery-too-large-choices = «Más tarde» lo conserva; «Descartar» lo elimina para siempre.

## First steps, and what the window says besides

command-first-steps = Primeros pasos
other-words-first-steps = inicio comienzo ayuda consejo introducción tutorial
first-steps-close = Cerrar los primeros pasos
first-steps-done = Hecho: { $step }
first-steps-board = Arrastre las piezas; clic derecho en una casilla para elegir una.
# The letters are those of FEN and the same in every language.
first-steps-keys = Teclee en el tablero: K pone un rey blanco, k uno negro, y cada letra pasa a la casilla siguiente; las flechas mueven el cursor.
first-steps-paste = { $paste } saca una posición de cualquier texto; { $undo } deshace cualquier cosa.

## Recent files and files to reopen

menu-save-other = Guardar en otra forma
menu-open-other = Abrir otros
menu-recent = Abrir reciente
command-open-recent = Abrir un archivo reciente…
command-clear-recent = Vaciar la lista de recientes
command-bring-back-recent = Recuperar la lista vaciada
command-remember-recent = Recordar los archivos recientes
command-reopen-files = Reabrir los archivos en el próximo inicio
other-words-recent = historial, últimos archivos, reabrir, sesión, privacidad
obstacle-no-recent-to-clear = No hay ninguno, o todos están fijados
obstacle-no-recent-cleared = Desde el inicio no se ha olvidado ninguno
recent-title = Archivos recientes
recent-hint = Una parte del nombre o de la carpeta
recent-field = Buscar un archivo reciente
recent-field-tip = Parte del nombre o de la carpeta; Intro abre el primero
recent-none = Ningún archivo reciente tiene eso en su nombre o carpeta
recent-nothing-yet = Aún no hay nada. Aquí estará lo que abra o guarde.
recent-open = Abrir
recent-pin = Dejar { $name } arriba
recent-forget = Olvidar { $name }
recent-row = { $name } en { $folder }
recent-row-pinned = { $name } en { $folder }, fijado
recent-row-not-there = { $name } en { $folder }, no se puede abrir
recent-not-there = no está · { $folder }
recent-gone = { $file } no está ahora. Quizá se movió, o su disco no está conectado.
announce-pinned = { $name } se queda arriba
announce-unpinned = { $name } ya no se queda arriba
message-recent-cleared = { $number ->
    [one] Se olvidó un archivo reciente.
   *[other] Se olvidaron { $count } archivos recientes.
} «Recuperar la lista vaciada» en Archivo, Abrir reciente lo deshace.
message-recent-back = Los archivos recientes están de nuevo.
message-recent-on = Desde ahora se recuerdan los archivos que abra o guarde.
message-recent-off = Ya no se recuerdan los archivos que abra o guarde. Los de antes quedan hasta que vacíe la lista.
message-reopen-on = Los archivos abiertos al salir de Tabiya se reabren en el próximo inicio.
message-reopen-off = El próximo inicio no abre archivos por su cuenta.
message-safe = Inicio seguro con los ajustes habituales: los cambios de ajustes no se guardan.
message-scale-set-aside = El sistema pide una escala con la que no se podría leer nada (Xft.dpi o WINIT_X11_SCALE_FACTOR). La ventana se muestra con la escala 1.
message-size-limited = Todo se puede mostrar entre el 80 y el 300 por ciento del tamaño habitual. Ahora se muestra al { $percent } por ciento.
message-window-too-large = Los gráficos no pueden dibujar una ventana de más de { $pixels } píxeles por lado. Haga la ventana más pequeña para verla entera.
status-safe = Inicio seguro
status-session = Recordando lo que está abierto
session-gone = { $count ->
    [one] Este archivo estaba abierto la última vez y ya no está: { $files }. Sigue en Archivo, Abrir reciente.
   *[other] Estos archivos estaban abiertos la última vez y ya no están: { $files }. Siguen en Archivo, Abrir reciente.
}
session-gone-many = { $count } archivos estaban abiertos la última vez y ya no están: { $files } y { $more } más. Siguen en Archivo, Abrir reciente.
session-damaged = No se entiende en { $file } qué estaba abierto la última vez. Se conserva como { $kept }; Tabiya empieza de nuevo.
session-newer = Lo que estaba abierto la última vez lo escribió en { $file } una versión más reciente de Tabiya. Se conserva como { $kept }; esta empieza de nuevo.
session-left = No se pudo leer en { $file } qué estaba abierto la última vez: { $reason }. Se deja como está y no se reabre nada.
session-unwritten = No se puede recordar en { $file } lo que está abierto: { $reason }. El próximo inicio abre lo último que se recordó.
cli-safe = Empezar sin ajustes y sin los archivos de la última vez, y no guardar ni unos ni otros

## The settings window

command-settings = Ajustes…
other-words-settings = preferencias opciones configuración personalizar
settings-title = Ajustes
settings-field = Buscar un ajuste
settings-field-tip = Cualquier palabra: un nombre, un valor, una clave del archivo de ajustes
settings-hint = Por ejemplo: oscuro, tamaño del texto, atajos
settings-found =
    { $number ->
        [one] Un ajuste
       *[other] { $count } ajustes
    }
settings-none = Ningún ajuste tiene que ver con «{ $text }». Pruebe otra palabra o repáselos todos.
settings-show-all = Mostrar todos los ajustes
settings-group-appearance = Apariencia
settings-group-board = Tablero
settings-group-fen = Escritura del FEN
settings-group-lists = Listas y diagramas de texto
settings-group-keys = Atajos
settings-group-files = Archivos e inicio
settings-group-diagrams = Diagramas
settings-group-engines = Motores
settings-file = Se guardan en { $file }. Es texto sencillo y puede editarse mientras Tabiya está cerrada.
settings-copy-path = Copiar la ruta
settings-file-none = Lo que elija aquí vale hasta que se cierre Tabiya: este inicio no tiene archivo de ajustes.
setting-usual = { $setting }: restablecer ({ $value })
setting-given = Indicado en la línea de órdenes solo para este inicio. Lo que elija aquí se conserva.
setting-as-system = Como el sistema
setting-as-window = Como la ventana
setting-on = Activado
setting-off = Desactivado
setting-percent = { $percent } %
setting-theme = Tema
setting-theme-about = Claro u oscuro.
setting-theme-words = modo oscuro modo noche día dark mode fondo colores negro blanco
setting-light = Claro
setting-dark = Oscuro
setting-contrast = Contraste
setting-contrast-about = Cuánto destacan el texto y los controles sobre el fondo.
setting-contrast-words = alto contraste accesibilidad legible visibilidad vista ojos
setting-contrast-usual = Habitual
setting-contrast-high = Alto
setting-motion = Movimiento
setting-motion-about = Si las ventanas aparecen poco a poco, las listas se deslizan y el cursor parpadea.
setting-motion-words = animación animaciones parpadeo cursor reducir movimiento accesibilidad mareo
setting-motion-full = Completo
setting-motion-reduced = Reducido
setting-zoom = Tamaño de todo
setting-zoom-about = Texto, botones y tablero, respecto a lo que pide el sistema.
setting-zoom-words = zoom tamaño de letra tamaño del texto fuente escala más grande más pequeño ampliar porcentaje dpi
setting-language = Idioma
setting-language-about = El idioma de la ventana. Las letras de las piezas lo siguen, si no las elige más abajo.
setting-language-words = traducción lengua language inglés alemán español francés ruso
setting-board-pieces = Piezas del tablero
setting-board-pieces-about = Cómo se dibujan las piezas de esta ventana. Los diagramas tienen las suyas.
setting-board-pieces-words = juego de piezas figuras dibujo forma
setting-board-colors = Colores del tablero
setting-board-colors-about = Las casillas de esta ventana. Los diagramas tienen los suyos.
setting-board-colors-words = casillas tema del tablero madera
setting-coordinates = Coordenadas al borde del tablero
setting-coordinates-about = Las letras de las columnas y los números de las filas.
setting-coordinates-words = a h 1 8 nombres de las casillas rótulos margen
setting-solution-arrows = Mejores jugadas como flechas
setting-solution-arrows-about = Las jugadas de bm y la primera de pv, como flechas con contorno en el tablero. No se guardan con la posición.
setting-solution-arrows-words = bm pv solución mejor jugada variante esperada ocultar
setting-solutions = Soluciones
setting-solutions-about = Las jugadas de bm, am, pm, pv, sm y sv en la lista, junto al tablero y como flechas. Desactívelas para resolver los problemas por su cuenta.
setting-solutions-words = problema respuesta ocultar mejores jugadas
setting-reopen-files = Abrir los mismos archivos en el próximo inicio
setting-reopen-files-about = Cada uno en su lugar de la lista.
setting-reopen-files-words = sesión restaurar pestañas última vez continuar
setting-recent-files = Recordar los archivos recientes
setting-recent-files-about = Para el menú Archivo.
setting-recent-files-words = historial privado privacidad últimos archivos
setting-games = Posiciones de partidas
setting-games-about = Lo que se ofrece primero al abrir un archivo PGN.
setting-games-words = pgn partidas importar problemas posiciones
setting-games-variations = Posiciones de variantes
setting-games-variations-about = Si se abren también las posiciones que solo aparecen en variantes.
setting-games-variations-words = pgn líneas análisis
setting-games-move = Jugada realizada
setting-games-move-about = Cómo se guarda en la posición la jugada que se hizo en ella.
setting-games-move-words = pgn solución pm bm
setting-first-steps = Primeros pasos
setting-first-steps-about = Consejos del primer inicio.
setting-first-steps-words = consejos bienvenida introducción ayuda
setting-first-steps-new = Mostrar
setting-first-steps-seen = Ocultar
setting-castling = Derechos de enroque
setting-castling-about = Se leen ambas formas; así se escriben.
setting-castling-words = Shredder X-FEN KQkq HAha Ajedrez960 Chess960 Fischer aleatorio freestyle enrocar dialecto
setting-en-passant = Casilla al paso
setting-en-passant-about = Cuándo lo incluye el FEN.
setting-en-passant-words = en passant ep a.p. peón captura paso doble convención
setting-piece-language = Letras de las piezas
setting-piece-language-about = En el tablero, en listas de piezas y diagramas de letras. Los FEN son siempre en inglés.
setting-piece-language-words = notación idioma nombres de las piezas RDTAC KQRBN
setting-figurines = Figurines en lugar de letras
setting-figurines-about = En listas de piezas y diagramas de letras.
setting-figurines-words = notación figurines símbolos unicode
setting-list-fens = FEN en la lista
setting-list-fens-about = Las filas con nombre u operaciones muestran también la FEN.
setting-list-fens-words = lista filas fen texto nombres títulos
setting-keys = Atajos de los comandos
setting-keys-about = Cualquier comando puede tener otros atajos, varios o ninguno.
setting-keys-words = teclado teclas combinaciones hotkeys shortcuts
setting-keys-of = { $command }: { $keys }
setting-no-keys-of = { $command }: sin atajo
setting-styles = Estilos con nombre
setting-styles-about = Los aspectos de diagramas que guarda con un nombre se crean, cambian y borran en el diálogo de diagramas.
setting-styles-words = imagen exportar imprimir aspecto SVG PNG PDF
setting-diagram = Diagramas nuevos
setting-diagram-about = Empiezan con el último estilo y formato elegidos.
setting-diagram-words = imagen exportar formato tamaño resolución último
setting-open-diagram = Diagrama…
setting-engine-scores = Valoraciones de los motores
setting-engine-scores-about = Si una valoración positiva es buena para las blancas o para el bando que juega.
setting-engine-scores-words = motor evaluación signo más menos punto de vista
setting-engine-scores-white = Desde las blancas
setting-engine-scores-mover = Desde quien juega
setting-engine-arrows = Jugadas del motor como flechas
setting-engine-arrows-about = La primera jugada de cada variante de un motor, como flecha con contorno en el tablero. Las flechas no se guardan con la posición.
setting-engine-arrows-words = motor análisis mejor jugada ocultar
setting-evaluation-bar = Barra de evaluación
setting-evaluation-bar-about = Mientras un motor responde, una barra a la izquierda del tablero muestra cómo se repartirían los puntos.
setting-evaluation-bar-words = motor análisis evaluación puntuación ocultar
setting-engines = Motores elegidos
setting-engines-about = Los motores se eligen en el panel junto al tablero. Ninguno se inicia por sí solo.
setting-engines-words = motor UCI Stockfish análisis programa ruta opciones hilos hash
setting-open-engines = Motores…
tab-no-file = { $name }: aún no está en un archivo
tab-new = Archivo nuevo
fen-tip = La posición como una línea de texto. Lo que se escribe aparece enseguida en el tablero.
find-tip = Palabras, o condiciones como en los ejemplos. Lo que se elige abajo se escribe también aquí.
operation-field-tip = { $name } – { $meaning }
operation-new-tip = Nombre corto de una operación nueva, como bm para la mejor jugada. Intro la añade.
play-resize = Altura de las jugadas
play-resize-tip = Arrastre este borde, o muévalo con las flechas, para dar más o menos espacio a las jugadas; un doble clic lo restablece
list-resize = Ancho de la lista
problem-repair-tip = Corrige esto; { $keys } lo deshace

## A second start

cli-new-window = Abrir otra ventana, aunque ya haya una que podría recibir los archivos
cli-handed-over = Lo ha tomado la ventana de Tabiya que está abierta; --new-window abre otra.

## Help beside the board

command-help = Ayuda junto al tablero
command-explain-here = Explicar lo que hay aquí
help-close = Cerrar la ayuda
help-fen = Este FEN
help-rules = Sobre FEN
help-gestures = Gestos
help-parts = Caracteres del FEN
help-hint = Señale un carácter o una casilla. Con el teclado: las flechas aquí, y { $keys } en el campo FEN o en el tablero.
help-rank = Fila { $rank }
help-behind = Detrás del FEN
help-about-board = Fila por fila, de la octava a la primera, cada una de la columna a a la h. Las letras son inglesas: K, Q, R, B, N, P son rey, dama, torre, alfil, caballo y peón blancos; las minúsculas, las piezas negras. Una cifra cuenta casillas vacías, una barra termina una fila.
help-about-side = w (white) si juegan blancas, b (black) si juegan negras.
help-about-castling = Qué enroques se permiten aún: K y Q, el corto y el largo de las blancas; k y q, los de las negras. El derecho se mantiene mientras rey y torre no se hayan movido, haya lo que haya entre ellos.
help-about-en-passant = La casilla que un peón acaba de saltar al avanzar dos. Solo la jugada inmediata puede capturarlo ahí. Unos programas la nombran tras cada avance doble, otros solo si un peón está listo para capturar o puede hacerlo de verdad.
help-about-halfmove = Medias jugadas desde la última captura o jugada de peón, para la regla de las cincuenta jugadas.
help-about-fullmove = El número de la próxima jugada. Empieza en 1 y aumenta tras cada jugada de las negras.
explain-piece = { $piece } en { $square }
explain-piece-somewhere = { $piece }. No se sabrá en qué casilla hasta que la fila pueda leerse.
explain-empty =
    { $count ->
        [one] una casilla vacía: { $from }
       *[other] { $count } casillas vacías: de { $from } a { $to }
    }
explain-empty-rank = ocho casillas vacías: toda la fila { $rank }
explain-empty-somewhere =
    { $count ->
        [one] una casilla vacía
       *[other] { $count } casillas vacías
    }
explain-next-rank = fin de la fila { $ended }, sigue la fila { $begun }
explain-blank = espacio
explain-next-field = fin del campo
explain-stray-blank = aquí no significa nada
explain-side =
    Juegan { $color ->
        [white] blancas
       *[black] negras
    }
explain-castling =
    Las { $color ->
        [white] blancas
       *[black] negras
    } aún pueden hacer el enroque { $side ->
        [kingside] corto
       *[queenside] largo
    }: rey { $king }, torre { $rook }
explain-castling-file = { $castling }. La letra nombra la columna de la torre.
explain-castling-barred =
    Las { $color ->
        [white] blancas
       *[black] negras
    } podrían hacer el enroque { $side ->
        [kingside] corto
       *[queenside] largo
    }, pero { $reason }. El derecho no cuenta.
explain-castling-other-king = Este derecho es de otro rey que el que FEN entiende, en { $square }. No cuenta.
explain-no-castling = ningún bando puede ya enrocar
explain-en-passant =
    El peón que acaba de ir de { $from } a { $to } puede ser capturado en { $square } por { $count ->
        [one] el peón de { $pawns }
       *[other] los peones de { $pawns }
    }
explain-en-passant-illegal = El peón acaba de ir de { $from } a { $to }. Podría ser capturado en { $square }, pero el rey propio quedaría en jaque.
explain-en-passant-nobody = El peón acaba de ir de { $from } a { $to }. Ningún peón está listo para capturarlo en { $square }.
explain-en-passant-barred = Ningún peón puede acabar de saltar { $square }: { $reason }. La casilla no cuenta.
explain-no-en-passant = ninguna casilla donde capturar al paso
explain-halfmove-clock =
    { $count ->
        [0] La última jugada fue una captura o una jugada de peón, o aún no hubo ninguna
        [one] Una media jugada desde la última captura o jugada de peón
       *[other] { $count } medias jugadas desde la última captura o jugada de peón
    }
explain-halfmove-clock-claim = { $count } medias jugadas sin captura ni jugada de peón. A partir de 100, cincuenta jugadas por bando, se pueden reclamar tablas.
explain-halfmove-clock-drawn = { $count } medias jugadas sin captura ni jugada de peón. Con 150, setenta y cinco jugadas por bando, la partida es tablas.
explain-fullmove-number =
    La próxima es la jugada { $number } de las { $color ->
        [white] blancas
       *[black] negras
    }
explain-tail = operaciones o un comentario, no forman parte de la posición
explain-rest = El texto continúa. El resto no se explica.
help-rules-what = Un FEN es una posición en una línea de texto: seis campos separados por un espacio. Debe su nombre a David Forsyth y Steven Edwards. De la partida solo sabe lo que dicen los cuatro últimos campos: no se ve en él si una posición se da por tercera vez.
help-rules-rights = Los derechos que las piezas excluyen se omiten en el FEN. Tabiya los recuerda: vuelven cuando el rey y la torre están de nuevo en su sitio.
help-rules-epd = Los cuatro primeros campos de un FEN y detrás operaciones como bm Qd1; id "Estudio 5"; con la mejor jugada o un nombre. Las medias jugadas y el número de jugada son ahí las operaciones hmvc y fmvn.
help-rules-broken-title = Texto con fallos
help-rules-broken = Toda fila y todo campo que se puedan leer están enseguida en el tablero; los demás quedan como estaban. Tabiya nunca cambia lo que usted escribe. Lo que se puede corregir se ofrece debajo del campo.
sign-explained = explicada en la ayuda
fixed-menu-bar = lleva a los menús
gesture-menu-bar = F10, o Alt con la letra subrayada
gesture-menu-bar-does = abre los menús: flechas, letras, Intro; Esc vuelve
command-read-diagrams = Leer diagramas…
other-words-read-diagrams = escanear reconocer imagen foto PDF libro página OCR
read-diagrams-title = Leer diagramas
read-diagrams-about = Imágenes, carpetas de páginas escaneadas, libros en PDF: cada tablero que se encuentre pasa a ser una fila de una colección.
read-diagrams-nothing-chosen = Todavía no se ha elegido nada.
read-diagrams-others =
    { $number ->
        [one] y uno más
       *[other] y { $count } más
    }
read-diagrams-files = Elegir archivos…
read-diagrams-folder = Elegir una carpeta…
read-diagrams-take-folder = Leer esta carpeta
read-diagrams-pages-of-pdf = Páginas de un PDF: desde
read-diagrams-to = hasta
read-diagrams-end = el final
read-diagrams-first-page = Primera página de un PDF
read-diagrams-last-page = Última página de un PDF
read-diagrams-password = Contraseña
read-diagrams-password-hint = solo si el PDF la pide
read-diagrams-goes-on = Seguir tras las páginas ya leídas
read-diagrams-goes-on-tip = Si una colección abierta tiene tableros de estos archivos, la lectura sigue tras su última página, y lo que se encuentre va allí.
read-diagrams-keep = Guardar los tableros como imágenes en una carpeta
read-diagrams-keep-tip = La carpeta se crea junto a lo que se lee. Con ella los tableros pueden compararse con lo leído en cualquier momento.
read-diagrams-read = Leer
read-diagrams-busy = Ya se están leyendo diagramas. Espere a que acabe o cancélelo.
read-diagrams-nothing-left = Todas estas páginas ya se han leído. Para leerlas otra vez, desmarque «Seguir tras las páginas ya leídas».
read-diagrams-no-files = Ahí no hay imágenes ni PDF.
read-diagrams-not-begun = No se puede leer { $name }: { $reason }
read-diagrams-page-name = { $source }, página { $page }
read-diagrams-crop-fault = no se pudo guardar la imagen de un tablero: { $reason }
read-diagrams-boards =
    { $number ->
        [one] un tablero
       *[other] { $count } tableros
    }
read-diagrams-pages =
    { $number ->
        [one] una página
       *[other] { $count } páginas
    }
read-diagrams-doubtful =
    { $number ->
        [one] uno con casillas dudosas
       *[other] { $count } con casillas dudosas
    }
read-diagrams-open-turns =
    { $number ->
        [one] uno que no muestra a quién le toca
       *[other] { $count } que no muestran a quién le toca
    }
read-diagrams-left-out =
    { $number ->
        [one] Se omitió un lugar que parece un tablero pero difícilmente lo es: { $places }. Para leerlo de todos modos, abra la imagen por separado.
       *[other] Se omitieron { $count } lugares que parecen un tablero pero difícilmente lo son, entre ellos: { $places }. Para leer uno de todos modos, abra su imagen por separado.
    }
read-diagrams-none =
    { $number ->
        [one] No se encontró ningún diagrama en esa página.
       *[other] No se encontraron diagramas en estas { $count } páginas.
    }
read-diagrams-done = Leído ({ $pages }): { $boards }, { $doubtful }
read-diagrams-stopped = Detenido ({ $pages }): { $boards }, { $doubtful }. Al leer lo mismo otra vez se sigue desde ahí.
read-diagrams-failed =
    { $number ->
        [one] Una página no se pudo leer; las demás sí:
       *[other] { $count } páginas no se pudieron leer; las demás sí:
    }
read-diagrams-failed-others =
    { $number ->
        [one] y una más
       *[other] y { $count } más
    }
status-reading-diagrams =
    { $number ->
        [one] Leyendo diagramas: un tablero encontrado
       *[other] Leyendo diagramas: { $count } tableros encontrados
    }
dialog-diagrams-title = Leer diagramas de
dialog-filter-diagrams = Imágenes y PDF
command-proofread = Revisar diagramas…
other-words-proofread = comprobar duda inseguro corregir escaneo imagen libro
read-diagrams-proofread = Revisar…
proofread-title = Revisar { $name }
proofread-doubtful = Dudosos
proofread-illegal = Ilegales
proofread-without-king = Sin un rey
proofread-all = Todos
proofread-words = Solo los que respondan a esto, escrito como al buscar
proofread-words-hint = por ejemplo: confidence<80
proofread-place = Tablero { $number } de { $count }, primero los menos seguros
proofread-keys = → siguiente casilla dudosa · Mayús+flecha: cualquier casilla · dígito o letra: esa pieza · Supr: vacía · Espacio: está bien así · Intro: todo el tablero está bien
proofread-list = Tableros; las flechas a derecha e izquierda recorren las casillas dudosas, con Mayús todas las casillas
proofread-none = No hay tableros así.
proofread-no-more = No hay más casillas dudosas en esta dirección
proofread-board = Tablero { $number }
proofread-gone = Este tablero ya no está en su fila.
proofread-no-picture = No se guardó la imagen de este tablero.
proofread-confidence = seguro al { $percent } %
proofread-no-doubt = nada dudoso
proofread-in-doubt = dudoso: { $squares }
proofread-questions = Con preguntas
proofread-asked = preguntas abiertas: { $questions }
proofread-answer = { $digit } { $answer }
proofread-no-doubt-here = En este tablero no hay nada dudoso. Para cambiar una casilla, haga clic en ella o pulse Mayús y una flecha.
proofread-square = Dudoso: { $square }
proofread-chosen = { $square }. Elija la pieza correcta.
proofread-settled = { $square }: resuelto
proofread-alternative = { $digit } { $man }, { $percent } %
proofread-nothing = vacía
proofread-keep = Está bien así
proofread-keep-tip = En esta casilla está lo que se leyó (Espacio o 0)
proofread-keep-all = Todo el tablero está bien
proofread-keep-all-tip = En este tablero ya no hay nada dudoso (Intro en la lista)
proofread-turns-unknown =
    { $number ->
        [one] Un tablero no muestra a quién le toca jugar.
       *[other] { $count } tableros no muestran a quién le toca jugar.
    }
proofread-only-black-marked =
    { $number ->
        [one] Las marcas solo dan el turno a las negras (en un tablero), así que en los demás probablemente juegan las blancas.
       *[other] Las marcas solo dan el turno a las negras (en { $count } tableros), así que en los demás probablemente juegan las blancas.
    }
proofread-only-white-marked =
    { $number ->
        [one] Las marcas solo dan el turno a las blancas (en un tablero), así que en los demás probablemente juegan las negras.
       *[other] Las marcas solo dan el turno a las blancas (en { $count } tableros), así que en los demás probablemente juegan las negras.
    }
proofread-both-marked = Según las marcas de los demás, juegan las blancas en { $white } y las negras en { $black }.
proofread-all-white = Juegan las blancas en los { $count }
proofread-all-black = Juegan las negras en los { $count }
proofread-all-turns-tip = Responde a la pregunta en todos los tableros que no lo muestran. Deshacer lo revierte.
proofread-show = Mostrar en el tablero
proofread-show-tip = Cierra esta lista y muestra la posición, donde todo puede cambiarse
proofread-undo = Deshacer
proofread-undo-tip = Deshace el último cambio (Ctrl+Z en la lista)
proofread-save = Guardar correcciones…
proofread-save-tip = Guarda en una carpeta las imágenes de los tableros resueltos y lo que muestran: un conjunto propio para entrenar. No se envía nada a ningún sitio.
proofread-saved =
    { $number ->
        [one] Un tablero corregido está en { $folder }
       *[other] { $count } tableros corregidos están en { $folder }
    }
picture-learned =
    { $number ->
        [one] Otro tablero se lee de otra manera por lo que este ha mostrado
       *[other] Otros { $count } tableros se leen de otra manera por lo que este ha mostrado
    }
proofread-not-saved = No se pudieron guardar los tableros corregidos: { $reason }
proofread-nothing-corrected = Todavía no se ha corregido ningún tablero con imagen.
status-comparing-boards = Comparando los tableros
status-finding-doubts = Buscando tableros leídos de imágenes
status-saving-corrections = Guardando tableros corregidos
dialog-corrections-title = Guardar los tableros corregidos en
file-dialog-take-corrections = Guardar en esta carpeta

## Variantes de una partida
command-line-start = Al comienzo de la variante
command-line-last = Al final de la variante
command-previous-variation = Variante anterior
command-next-variation = Variante siguiente
command-choose-next-move = Elegir entre las jugadas siguientes
command-promote-variation = Subir la variante
command-demote-variation = Bajar la variante
command-make-main-line = Convertir en línea principal
command-delete-variation = Eliminar la variante
command-cut-off-line = Cortar las jugadas posteriores a esta
other-words-variation = árbol de la partida, ramificación, alternativa, subvariante, promover, mover arriba, mover abajo
play-fold = Mostrar las jugadas tras { $move }
play-next = Sigue:
play-next-move = Jugada siguiente { $move }
play-next-tip = Mostrar la posición tras esta jugada
message-variation-promoted = Se ha subido la variante con { $move }.
message-variation-demoted = Se ha bajado la variante con { $move }.
message-main-line-made = La línea principal lleva ahora a { $move }.
message-variation-deleted = Se ha eliminado la variante con { $move }.
message-line-cut-off = Se han cortado las jugadas posteriores a { $move }.
obstacle-no-other-move-before = Ninguna variante precede a esta
obstacle-no-other-move-behind = Ninguna otra variante sigue a esta
obstacle-no-choice-of-moves = No siguen varias jugadas
obstacle-main-line = Esta jugada pertenece a la línea principal
play-in-variation =
    { $depth ->
        [1] { $move }, variante de la jugada { $number }
       *[other] { $move }, variante de la jugada { $number }, nivel { $depth }
    }
message-game-variations =
    { $number ->
        [one] Una variante no se pudo leer hasta el final.
       *[other] { $count } variantes no se pudieron leer hasta el final.
    }
## Solving

command-solve = Resolver…
other-words-solve = problema táctica ejercicio entrenar practicar repetir solución oculta
status-solve = Buscando ejercicios
status-solve-keep = Guardando un intento
solve-title = Resolver { $name }
solve-which = Ejercicios
solve-all = Todos ({ $count })
solve-new = Nunca intentados ({ $count })
solve-missed = No resueltos a la primera la última vez ({ $count })
solve-due = Para repasar ({ $count })
solve-left-out =
    { $number ->
        [one] Una posición no tiene solución jugable y se omite.
       *[other] { $count } posiciones no tienen solución jugable y se omiten.
    }
solve-shuffled = En cualquier orden
solve-only-first = Solo la primera jugada de cada uno
solve-intervals = Un ejercicio resuelto a la primera vuelve tras plazos cada vez más largos: { $days } días. Tras una jugada errónea o una pista conserva su plazo, y uno fallado vuelve a empezar.
solve-kept-in = Los intentos se guardan en { $file }, nunca en la colección.
solve-kept-nowhere = Los intentos no se guardan.
solve-look-again = Buscar de nuevo
solve-start = Empezar
solve-problem = Ejercicio { $number } de { $count }
solve-find = Encuentre la mejor jugada.
solve-right = { $move } es correcta.
solve-solved = { $move } es correcta: resuelto.
solve-wrong = { $move } no es la solución. Inténtelo de nuevo.
solve-refuted = { $move } no es la solución.
solve-refutation = Refutada por { $move }
solve-try-again = La jugada se retira. Inténtelo de nuevo.
solve-answered = La respuesta es { $move }. Encuentre la siguiente jugada.
solve-shown = La solución:
solve-hint-piece = Pista: { $piece } en { $square }
solve-hint-move = Pista: { $move }
solve-field = Su jugada
solve-field-hint = por ejemplo, Cf3
solve-field-over = Intro: ejercicio siguiente
solve-field-tip = Escriba una jugada y pulse Intro, o juegue en el tablero. Al final de un ejercicio, Intro pasa al siguiente.
solve-hint = Pista
solve-hint-tip = Muestra la pieza y, la segunda vez, la jugada (F2)
solve-solution = Solución
solve-solution-tip = Juega la solución; el ejercicio cuenta como fallado (F3)
solve-themes = Temas: { $themes }
solve-due-again = Para repasar el { $day }
solve-previous = Anterior
solve-previous-tip = Muestra de nuevo el ejercicio anterior (Re Pág)
solve-next = Siguiente
solve-next-tip = Muestra el ejercicio siguiente (Av Pág, o Intro en el campo)
solve-skip = Saltar
solve-skip-tip = Pasa al ejercicio siguiente sin resultado (Av Pág)
solve-to-score = Terminar
solve-to-score-tip = Muestra la puntuación (Av Pág)
solve-score = Puntuación
solve-score-tip = Muestra la puntuación hasta ahora (F4)
solve-summary = { $first } de { $count } resueltos a la primera
solve-unanswered =
    { $number ->
        [one] un ejercicio sin resultado
       *[other] { $count } ejercicios sin resultado
    }
solve-theme = Tema
solve-solved-at-once = A la primera
solve-solved-later = Después
solve-not-solved = Fallados
solve-time = Tiempo por ejercicio
solve-in-total = Todos
solve-back = Volver al ejercicio
solve-missed-again = Repetir los fallados
solve-missed-again-tip = Empieza de nuevo con los ejercicios no resueltos a la primera
solve-gone = Esta línea ya no tiene ejercicio: otro programa ha cambiado el archivo.
solve-not-kept = No se pudo guardar el intento en { $file }: { $reason }
solve-file-damaged =
    { $number ->
        [one] Una línea de { $file } no se puede leer y se ignora.
       *[other] { $count } líneas de { $file } no se pueden leer y se ignoran.
    }
solve-file-newer = { $file } es de una versión más nueva de Tabiya. Se deja como está, y los intentos no se guardan.
solve-file-unreadable = No se puede leer { $file }, así que los intentos no se guardan: { $reason }
## Animaciones de una variante

command-animation = Animación de la variante…
other-words-animation = imagen animada GIF WebP SVG película vídeo jugadas exportar guardar copiar
animation-title = Animación
animation-file-name = partida
animation-start = Posición inicial
animation-from = Desde la jugada
animation-to = Hasta la jugada
animation-tempo = Cada jugada
animation-pause = Al final
animation-seconds = {" "}s
animation-mark-moves = Casillas de la jugada
animation-heading = Jugadores
animation-heading-field = Texto de los jugadores u otro título
animation-moves = Jugadas
animation-comments = Comentarios
animation-play = Reproducir
animation-stop = Pausa
animation-step = Jugada mostrada
animation-step-tip = Re Pág y Av Pág recorren las jugadas
animation-count = { $number } de { $count }
animation-copy = Copiar animación
animation-no-moves = No hay jugadas que animar.
animation-too-many = Una animación de { $count } jugadas es demasiado larga. Elija una parte de { $most } jugadas como máximo.
animation-too-wide = { $width } píxeles son demasiado ancho para una animación. El máximo es { $most }.
status-making-animation = Creando la animación
dialog-save-animation-title = Guardar animación
cli-animate = Escribir las jugadas de una partida como animación ({ $formats }) de 480 píxeles, salvo que se indique un estilo o un ancho; las casillas de cada jugada se marcan, salvo con last-move=no
cli-animate-game = Número de la partida en su archivo, 1 por defecto
cli-animate-from = La primera jugada, como 12, o 12... para la de las negras; por defecto, la de la partida
cli-animate-to = La última jugada, como 20 para las de ambos bandos o 20. solo para la de las blancas; por defecto, la de la partida
cli-animate-tempo = Segundos para cada posición, 1 por defecto
cli-animate-pause = Segundos para la última posición, 3 por defecto
cli-animate-captions = Los textos debajo del tablero, separados por comas; por defecto players,moves
cli-animate-bad-move = esto no es el número de una jugada, como 12 o 12...
cli-animate-formats = Una animación tiene uno de estos formatos: { $formats }
cli-animate-one-file = Una animación muestra una partida de un solo archivo
cli-animate-no-game = { $file } no tiene partida { $number }
cli-animate-no-move = La partida no tiene la jugada { $move }
cli-render-gif = gif es el formato de una animación; úselo con --animate
## Seguir jugando contra un motor

command-play-on = Seguir contra un motor
command-take-back = Retirar la jugada
command-play-on-hint = Pista
command-switch-sides = Cambiar de bando
command-resign = Abandonar
command-stop-game = Detener la partida
other-words-play-on = partida rival ordenador entrenamiento jugar continuar deshacer turno
play-on = Seguir contra un motor
play-on-open-tip = Jugar una partida desde la posición del tablero
play-on-close = Cerrar la partida
play-on-close-tip = Quitar la tarjeta; la partida se detiene y sus jugadas quedan
play-on-side = Usted juega
play-on-side-tip = Su bando
play-on-engine = Rival
play-on-engine-tip = El motor que responde a sus jugadas
play-on-strength = Fuerza
play-on-strength-tip = La forma de limitar el motor
play-on-time = Tiempo por jugada
play-on-nodes = Nodos por jugada
play-on-rating = Puntuación Elo
play-on-seconds = s
play-on-limit-tip = El límite del motor para cada jugada
play-on-ratings = de { $min } a { $max }
play-on-ratings-unknown = Solo el motor en marcha indica qué puntuaciones ofrece.
play-on-ask-ratings = Preguntar al motor
play-on-ask-ratings-tip = Iniciar el motor un momento, sin posición
play-on-no-ratings = Este motor no se puede limitar con una puntuación. Limite su tiempo o sus nodos.
play-on-tell-slips = Avisar de mis errores
play-on-tell-slips-tip = Compara cada jugada suya con la mejor, a plena fuerza, y avisa cuando deja escapar una victoria o unas tablas
play-on-begin = Empezar la partida
play-on-begin-tip = El motor responde a sus jugadas en el tablero
play-on-no-engine = La partida necesita un motor y todavía no hay ninguno elegido. El panel de motores los busca en este equipo o añade uno por su archivo.
play-on-engine-panel = Panel de motores
play-on-engine-panel-tip = Elegir un motor; no se inicia ninguno
play-on-is-over = La partida ya ha terminado aquí. { $how }
play-on-illegal = El motor podría rechazar esta posición. { $problem }
play-on-as-white = Lleva las blancas contra { $engine }
play-on-as-black = Lleva las negras contra { $engine }
play-on-limit-rating = puntuación { $rating }
play-on-limit-nodes = { $nodes } nodos por jugada
play-on-limit-time = { $seconds } s por jugada
play-on-own-turn = Le toca jugar
play-on-thinks = { $engine } está pensando
play-on-has-answer = El motor tiene su jugada lista
play-on-elsewhere = La partida espera a que su posición vuelva al tablero
play-on-looks-back = Está viendo una posición anterior. Una jugada desde aquí hace volver la partida a ella.
play-on-to-end = Última jugada
play-on-to-end-tip = Mostrar la última posición de la partida
play-on-hint = Pista: { $move }
play-on-hint-comes = Se busca la mejor jugada
play-on-no-advice = No se puede dar ninguna pista. { $what }
play-on-slip-win = { $move } deja escapar la victoria
play-on-slip-win-to-loss = { $move } convierte una victoria en derrota
play-on-slip-draw = { $move } deja escapar las tablas y pierde
play-on-new = Partida nueva
play-on-new-tip = Elegir de nuevo el bando y la fuerza y jugar desde la posición del tablero
play-on-white-mates = Jaque mate: ganan las blancas
play-on-black-mates = Jaque mate: ganan las negras
play-on-stalemate = Tablas por rey ahogado
play-on-no-material = Tablas: ningún bando tiene piezas para dar mate
play-on-repetition = Tablas: la posición se ha dado tres veces
play-on-fifty-moves = Tablas: cincuenta jugadas sin capturas ni movimientos de peón
play-on-white-resigns = Las blancas han abandonado: ganan las negras
play-on-black-resigns = Las negras han abandonado: ganan las blancas
engine-is-paused = El motor está en pausa para no mostrarle la respuesta durante la partida.
engine-show-analysis = Mostrar el análisis
engine-show-analysis-tip = Analizar también durante esta partida
announce-play-on-opened = Elija bando, motor y fuerza
announce-play-on-begun = Empieza la partida contra { $engine }
announce-play-on-stopped = La partida se ha detenido
announce-play-on-as-white = Ahora lleva las blancas
announce-play-on-as-black = Ahora lleva las negras
announce-taken-back = Jugada retirada
obstacle-no-game = No hay ninguna partida contra un motor en curso
obstacle-not-own-turn = No le toca jugar
obstacle-no-turn-before = Todavía no ha hecho ninguna jugada en esta partida
## Partidas como tabla

left-out-variations = { $number ->
    [one] { $count } partida tiene variantes. La tabla contiene su línea principal.
   *[other] { $count } partidas tienen variantes. La tabla contiene sus líneas principales.
}
left-out-comments = { $number ->
    [one] { $count } partida tiene comentarios.
   *[other] { $count } partidas tienen comentarios.
}
left-out-signs = { $number ->
    [one] { $count } partida tiene signos como !? en las jugadas.
   *[other] { $count } partidas tienen signos como !? en las jugadas.
}
left-out-broken = { $number ->
    [one] { $count } partida no se puede leer hasta el final. Su fila contiene las jugadas anteriores.
   *[other] { $count } partidas no se pueden leer hasta el final. Sus filas contienen las jugadas anteriores.
}
cli-convert-games-alone = Una tabla de partidas no puede tener posiciones de otros archivos. Conviértalos por separado.

## Defensas de una solución

solve-right-other = { $move } es correcta. Hay otra defensa.
solve-other-defence = La otra defensa: { $move }. Encuentre la jugada siguiente.

## Partidas duplicadas

duplicates-about-games = Busca partidas que aparecen más de una vez y las agrupa.
duplicates-same-games = Considerar duplicadas las partidas cuando
duplicates-moves = tienen las mismas jugadas, digan lo que digan etiquetas, comentarios y variantes
duplicates-last-position = terminan en la misma posición
duplicates-text = sus textos son idénticos

## Posiciones a la carta

new-positions-title = Posiciones nuevas
new-positions-about = Crea posiciones según una receta, al azar y demostradas: los finales de hasta cuatro piezas se conocen, los demás necesitan tablas Syzygy.
new-positions-pieces = Piezas
new-positions-pieces-tip = Las piezas blancas y las negras, por ejemplo KRP v KR; varios finales con «or»: KQ v K or KR v K
new-positions-board-tip = Usar las piezas del tablero grande
new-positions-side = Turno
new-positions-result = Resultado
new-positions-white-wins = Ganan las blancas
new-positions-black-wins = Ganan las negras
new-positions-draw = Tablas
new-positions-win = Gana el bando que juega
new-positions-loss = Pierde el bando que juega
new-positions-turn = Efecto del turno
new-positions-zugzwang = Zugzwang recíproco
new-positions-turn-decides = Ganada si juega un bando, tablas si juega el otro
new-positions-winning-moves = Jugadas ganadoras
new-positions-winning-moves-tip = El número de jugadas que ganan: 1, 2+ o 2-3
new-positions-mate = Jugadas hasta el mate
new-positions-mate-tip = El número de jugadas hasta el mate, con hasta cuatro piezas: 5, 20+ o 10-30
new-positions-zeroing = Medias jugadas hasta captura o jugada de peón
new-positions-zeroing-tip = El número de medias jugadas hasta la próxima captura o jugada de peón (dtz), con tablas Syzygy: 5, 20+ o 10-30
new-positions-no-capture = Ninguna captura es posible
new-positions-no-capture-tip = Ejercicios en los que no se puede capturar nada enseguida
new-positions-no-check = Nadie está en jaque
new-positions-no-check-tip = El bando que juega no está en jaque
new-positions-any-last-move = También sin última jugada posible
new-positions-any-last-move-tip = También posiciones a las que ninguna jugada de una partida puede haber llevado
new-positions-alike = También las reflejadas
new-positions-alike-tip = También posiciones que solo difieren por reflexión o por los colores
new-positions-count = Número de posiciones
new-positions-count-tip = De 1 a 1 000 000
new-positions-seed = Semilla
new-positions-seed-tip = Otro número hace otra elección; el mismo da otra vez las mismas posiciones
new-positions-squares = Casillas
new-positions-squares-of = Casillas: { $piece }
new-positions-no-pieces = Primero van las piezas.
new-positions-squares-tip = Botón izquierdo: permitir casillas a la pieza elegida. Botón derecho: excluirlas. Teclas: flechas; la letra de cualquier pieza permite la casilla, Supr la excluye, Intro crea las posiciones. Sin casillas marcadas la pieza puede estar en cualquier sitio.
new-positions-square-on = { $square }: permitida para { $piece }
new-positions-square-off = { $square }: sin marcar
new-positions-squares-text = Casillas como texto
new-positions-squares-text-tip = Casillas, rectángulos, columnas y filas: e4-h8, a-c, 5-7, light (claras), dark (oscuras); alternativas con «or»
new-positions-anywhere = en cualquier sitio
new-positions-clear-name = Permitir de nuevo todas las casillas
new-positions-recipe = Receta como texto
new-positions-recipe-tip = «tabiya make» lee la misma receta. Puede editarla, copiarla y pegar otra.
new-positions-copy = Copiar receta
new-positions-copy-tip = Copiar la receta como una línea de texto
new-positions-copied = Receta copiada
new-positions-make = Crear
new-positions-tables = Con { $pieces } piezas se necesitan tablas Syzygy. Indique su carpeta en los ajustes.
new-positions-settings = Ajustes…
new-positions-no-table = Falta la tabla { $file }. Indique su carpeta en los ajustes, en «Tablas de finales».
new-positions-none = No existe tal posición: se han probado todas las colocaciones de las piezas.
new-positions-cancelled = Cancelado. Posiciones creadas hasta entonces: { $count }

## Resultados de resolver

solve-write = Escribir los resultados en la colección
solve-write-tip = Añade solve_result, solve_wrong, solve_seconds y solve_day a los registros, como un solo paso que se puede deshacer
solve-written = Los resultados están en la colección, que aún no se ha guardado.
solve-write-no-games = Los resultados se escriben en registros. Las partidas no tienen operaciones, así que se quedan como están.
solve-write-closed = La colección está cerrada; ya no se pueden escribir resultados en ella.
status-solve-write = Escribiendo resultados
announce-solve-written =
    { $number ->
        [one] Resultado escrito en un registro
       *[other] Resultados escritos en { $count } registros
    }
