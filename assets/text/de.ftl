# All texts of the program, in German.
# Project Fluent: https://projectfluent.org/fluent/guide/

## Pieces and squares

piece-white-king = weißer König
piece-white-queen = weiße Dame
piece-white-rook = weißer Turm
piece-white-bishop = weißer Läufer
piece-white-knight = weißer Springer
piece-white-pawn = weißer Bauer
piece-black-king = schwarzer König
piece-black-queen = schwarze Dame
piece-black-rook = schwarzer Turm
piece-black-bishop = schwarzer Läufer
piece-black-knight = schwarzer Springer
piece-black-pawn = schwarzer Bauer
square-empty = { $square }, leer
square-with-piece = { $square }, { $piece }
board = Schachbrett

## Menus

menu-file = Datei
menu-edit = Bearbeiten
menu-position = Stellung
menu-collection = Sammlung
menu-board = Brett
menu-transform = Transformieren
menu-in-list = In der Liste
menu-clear = Leeren
menu-placing = Figuren setzen
menu-annotations = Pfeile und Markierungen
menu-unsure = Unsichere Felder
menu-compare = Vergleichen
menu-suites = Testsammlungen
menu-endgame-tables = Endspiele
menu-endgames = Ergebnisse von Endspielen
menu-play = Züge
menu-engine = Engines
menu-shift = Um ein Feld verschieben
menu-fill-pawns = Mit Bauern füllen
menu-read = Vorlesen
menu-board-pieces = Figuren
menu-board-colors = Brettfarben
menu-appearance = Darstellung
menu-zoom = Größe
# An entry of that menu.
menu-zoom-to = { $percent } %
menu-language = Sprache
menu-view = Ansicht
menu-help = Hilfe
# The letter of each menu opens it together with Alt. It occurs in the menu’s name, and no two menus share one.
menu-file-letter = D
menu-edit-letter = B
menu-position-letter = S
menu-collection-letter = M
menu-board-letter = R
menu-transform-letter = T
menu-view-letter = A
menu-help-letter = H

## Commands

command-new = Neu
command-open = Öffnen…
command-open-folder = Ordner öffnen…
command-read-screen = Vom Bildschirm lesen…
command-save = Speichern
command-save-as = Speichern unter…
command-save-selected = Ausgewählte Stellungen…
command-save-games = Als Partien (PGN)…
command-save-plain-fen = Als reine FEN…
command-save-table = Als Tabelle (CSV, JSON-Zeilen)…
command-what-changed = Was hat sich geändert…
command-diagram = Diagramm…
command-diagram-sheets = Diagrammseiten…
command-print = Drucken…
command-recover-work = Ungespeichertes wiederherstellen…
command-stop-waiting = Nicht mehr auf die Platte warten
command-close = Schließen
command-quit = Beenden
command-undo = Rückgängig
command-redo = Wiederholen
command-copy-fen = FEN kopieren
command-copy-as = Kopieren als, mit Vorschau…
command-copy-picture = Bild kopieren
command-paste = Stellung einfügen
command-copy-cut-text = Eingefügten Text vollständig kopieren
command-edit-fen-text = FEN-Text bearbeiten
command-edit-operations = Operationen bearbeiten
command-fen-style = Schreibweise der FEN…
command-cut-rows = Stellungen ausschneiden
command-copy-rows = Stellungen kopieren
command-select-all-rows = Alle Stellungen auswählen
command-invert-selection = Auswahl umkehren
command-add-position = Stellung hinzufügen
command-duplicate-position = Stellung duplizieren
command-delete-position = Stellung löschen
command-revert-lines = Auf Stand der Datei zurücksetzen
command-repair-text = Text dieser Stellung berichtigen
command-move-position-up = Stellung nach oben verschieben
command-move-position-down = Stellung nach unten verschieben
command-previous-position = Vorige Stellung
command-next-position = Nächste Stellung
command-first-position = Erste Stellung
command-last-position = Letzte Stellung
command-go-to-line = Gehe zu Stellung…
command-find = Suchen…
command-show-all-rows = Alle Stellungen anzeigen
command-statistics = Statistik
command-check-all = Alle Stellungen prüfen…
command-mend-all = Alle Stellungen reparieren…
command-find-duplicates = Dubletten suchen…
command-analyse = Analysieren…
command-score-suite = Testsammlung werten…
command-compare-suites = Ergebnisse vergleichen…
command-endgame-truth = Wahrheit der Endspiele…
command-new-positions = Neue Stellungen…
command-sort = Sortieren…
command-shuffle = Mischen
command-split-selection = Auswahl in neue Datei auslagern
command-append-file = Datei anhängen…
command-start-position = Grundstellung aufbauen
command-known-positions = Bekannte Stellungen…
command-chess960 = Chess960 nach Nummer…
command-random-chess960 = Zufällige Chess960-Startstellung
command-clear-board = Alle Felder leeren
command-clear-white = Weiße Figuren entfernen
command-clear-black = Schwarze Figuren entfernen
command-clear-pawns = Bauern entfernen
command-clear-selection = Ausgewählte Felder leeren
command-kings-only = Nur die Könige stehen lassen
command-change-side-to-move = Zugrecht wechseln
command-toggle-right = Rochaderecht oder en passant umschalten
command-piece-list = Figuren als Text eingeben
command-piece-menu = Figur für dieses Feld wählen
command-pointer-tool = Zeiger
command-eraser-tool = Radierer
command-symmetric-placement = Symmetrisch setzen
command-toggle-unsure = Feld als unsicher kennzeichnen
command-next-unsure = Nächstes unsicheres Feld
command-clear-unsure = Alle Markierungen als unsicher entfernen
command-picture-beside = Bild neben dem Brett
command-picture-under = Bild über dem Brett
command-mark-square = Feld markieren
command-draw-arrow = Pfeil zeichnen
command-draw-green = Grün zeichnen
command-draw-red = Rot zeichnen
command-draw-blue = Blau zeichnen
command-draw-yellow = Gelb zeichnen
command-remove-annotations = Alle Pfeile und Markierungen entfernen
command-solution-arrows = Beste Züge als Pfeile zeigen
command-compare-here = Andere Stellungen mit dieser vergleichen
command-compare-selected = Die zwei ausgewählten Stellungen vergleichen
command-exchange-compared = Die andere der beiden anzeigen
command-stop-comparing = Vergleich beenden
command-play-moves = Züge spielen
command-move-back = Einen Zug zurück
command-move-forward = Einen Zug vor
command-copy-line-san = Züge kopieren
command-copy-line-uci = Züge für Engines kopieren (UCI)
command-copy-line-command = Stellung und Züge als UCI-Befehl kopieren
command-copy-line-pgn = Variante als Partie kopieren (PGN)
command-write-line-pv = Variante als Lösung eintragen (pv)
command-write-line-bm = Ersten Zug als besten Zug eintragen (bm)
command-write-line-pm = Ersten Zug als erwarteten Zug eintragen (pm)
command-add-line-positions = Stellungen der Variante in die Datei aufnehmen
command-add-game-positions = Stellungen aller Varianten in die Datei aufnehmen
command-with-count = { $command } ({ $count })
command-engine = Engine
command-switch-engine = Engine starten oder anhalten
command-engine-arrows = Züge der Engine als Pfeile zeigen
command-evaluation-bar = Bewertungsbalken zeigen
command-mirror-files = Horizontal spiegeln
command-mirror-ranks = Vertikal spiegeln
command-rotate = Um 180° drehen
command-swap-colors = Farben tauschen und spiegeln
command-swap-colors-in-place = Nur Farben tauschen
command-as-black-sees-it = Aus der Sicht von Schwarz
command-shift-up = Nach oben schieben
command-shift-up-right = Nach rechts oben schieben
command-shift-right = Nach rechts schieben
command-shift-down-right = Nach rechts unten schieben
command-shift-down = Nach unten schieben
command-shift-down-left = Nach links unten schieben
command-shift-left = Nach links schieben
command-shift-up-left = Nach links oben schieben
command-fill-white-pawns = Weiße Bauern aufstellen
command-fill-black-pawns = Schwarze Bauern aufstellen
command-fill-rank-white-pawns = Reihe des Cursors mit weißen Bauern füllen
command-fill-rank-black-pawns = Reihe des Cursors mit schwarzen Bauern füllen
command-flip-board = Brett drehen
command-show-coordinates = Koordinaten
command-list-or-grid = Diagramme im Raster
command-list-fens = FENs in der Liste zeigen
command-show-solutions = Lösungen zeigen
command-read-position = Die ganze Stellung
command-read-rank = Die Reihe des Cursors
command-read-file = Die Linie des Cursors
command-read-white = Die weißen Figuren
command-read-black = Die schwarzen Figuren
command-read-advice = Warnungen und Fehler
command-pieces-staunton = Staunton-Figuren
command-pieces-flat = Flache Figuren
command-pieces-print = Buchfiguren
command-colors-window = Passend zum Fenster
command-colors-sage = Salbeigrünes Brett
command-colors-book = Schraffiertes Brett
command-colors-green = Grünes Brett
command-colors-blue = Blaues Brett
command-colors-brown = Braunes Brett
command-colors-grey = Graues Brett
command-colors-contrast = Brett mit hohem Kontrast
command-follow-system-language = Wie das System
# The name of each language in that language; the same in every catalogue.
command-speak-german = Deutsch
command-speak-english = English
command-speak-spanish = Español
command-speak-french = Français
command-speak-russian = Русский
command-follow-system-theme = Design des Systems
command-light-theme = Helles Design
command-dark-theme = Dunkles Design
command-high-contrast = Hoher Kontrast
command-reduced-motion = Nichts bewegt sich von selbst
command-zoom-in = Größer
command-zoom-out = Kleiner
command-usual-size = Übliche Größe
command-next-document = Nächste Datei
command-previous-document = Vorige Datei
command-palette = Befehl suchen…
command-gestures = Tasten und Gesten
command-keys = Tasten ändern…
command-about = Über Tabiya

## FEN field

fen = FEN
fen-copy = Kopieren
fen-copy-name = FEN kopieren
fen-copy-tip = Die FEN kopieren
tools = Werkzeuge
draw-colors = Farbe der Pfeile
draw-tip = Zeichnet Pfeile ({ $color }): von Feld zu Feld ziehen. Ein Klick markiert ein Feld, Esc beendet es. Die rechte Maustaste zeichnet jederzeit. Mit der Tastatur: { $arrow } beginnt und beendet einen Pfeil, { $mark } markiert ein Feld.
fen-paste = Einfügen
fen-paste-tip = Stellung oder Partie aus der Zwischenablage übernehmen, gleich welcher Text sie umgibt
fen-repair-change = „{ $old }“ in „{ $new }“ ändern
fen-repair-insert = „{ $new }“ einfügen
fen-repair-remove = „{ $old }“ entfernen
fen-repair-name = Ändern in { $text }
fen-history = Frühere Texte
fen-history-tip = Texte, die nicht lesbar waren und ersetzt wurden
fen-comment-line = Diese Zeile ist ein Kommentar und bleibt, wie sie ist; eine Stellung kommt in eine eigene Zeile darunter.
fen-blank-line = Diese Zeile ist leer und bleibt, wie sie ist; eine Stellung kommt in eine eigene Zeile darunter.
fen-long-line = Diese Zeile ist zu lang für eine Stellung und bleibt, wie sie ist; eine Stellung kommt in eine eigene Zeile darunter.
fen-nothing = Hier steht noch nichts
fen-unknown-piece = „{ $found }“ ist kein Figurenbuchstabe
fen-look-alike = „{ $found }“ sieht nur so aus wie der lateinische Buchstabe { $latin }
fen-bad-digit = „{ $found }“ kann hier nicht stehen: Eine Reihe hat acht Felder
fen-rank-too-short =
    Reihe { $rank } hat { $squares ->
        [one] ein Feld
       *[other] { $squares } Felder
    }, { $difference ->
        [one] eines fehlt
       *[other] { $difference } fehlen
    }
fen-rank-too-long =
    Reihe { $rank } hat { $squares } Felder, { $difference ->
        [one] eines zu viel
       *[other] { $difference } zu viel
    }
fen-too-few-ranks =
    Das Brett hat { $ranks ->
        [one] eine Reihe
       *[other] { $ranks } Reihen
    }, { $missing ->
        [one] eine fehlt
       *[other] { $missing } fehlen
    }
fen-no-board = In diesem Text ist kein Brett: acht Reihen, durch Schrägstriche getrennt
fen-too-many-ranks = Das Brett hat mehr als acht Reihen
fen-bad-side = Am Zug ist „w“ oder „b“, nicht „{ $found }“
fen-bad-castling-letter = „{ $found }“ ist kein Rochaderecht: K, Q, k, q, der Buchstabe einer Linie oder „-“ für keines
fen-repeated-castling = Das Rochaderecht „{ $found }“ steht doppelt da
fen-bad-en-passant = Das En-passant-Feld liegt auf Reihe 3 oder 6; „-“ steht für keines
fen-bad-halfmove-clock = Der Halbzugzähler ist eine Zahl
fen-bad-fullmove-number = Die Zugnummer ist eine Zahl
fen-counter-too-large = Diese Zahl ist zu groß
fen-extra-text = Die FEN endet vor diesem Text
fen-digits-joined = Ziffern nebeneinander: Aufeinanderfolgende leere Felder sind eine einzige Zahl, etwa 8 statt 44
fen-castling-order = Der Rochadebuchstabe „{ $found }“ steht nicht in der Reihenfolge: erst Weiß, dann Schwarz, und jeweils der Königsflügel vor dem Damenflügel, also KQkq
fen-castling-mixed = Der Rochadebuchstabe „{ $found }“ nennt eine Linie neben Buchstaben wie K und Q: Entweder KQkq schreiben oder durchweg Linien
fen-leading-zero = Zahlen haben keine führenden Nullen
fen-fullmove-number-zero = Die Zugnummer beginnt bei 1
fen-missing-side = Es fehlt, wer am Zug ist: „w“ oder „b“
fen-missing-castling = Die Rochaderechte fehlen: Buchstaben wie KQkq oder „-“ für keine
fen-missing-en-passant = Das En-passant-Feld fehlt: ein Feld wie e3 oder „-“ für keines
fen-missing-halfmove-clock = Der Halbzugzähler fehlt: die Halbzüge seit dem letzten Schlag- oder Bauernzug
fen-missing-fullmove-number = Die Zugnummer fehlt: eine Zahl ab 1
fen-stray-blank = Zwischen zwei Angaben steht genau ein Leerzeichen, davor und dahinter keines
fen-no-position-report = es ist keine Stellung da
fen-too-long-report = die Zeile ist zu lang für eine Stellung
fen-extra-text-report = hinter der Stellung steht noch etwas
fen-several-readings-report = die Zeile lässt sich auf mehr als eine Art lesen
fen-bad-piece-letter-report = { $found } ist kein Figurenbuchstabe
fen-rank-too-short-report =
    die Reihe { $rank } hat { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }
fen-rank-too-long-report =
    die Reihe { $rank } hat { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }
fen-too-few-ranks-report =
    es { $ranks ->
        [one] ist nur 1 Reihe da
       *[other] sind nur { $ranks } Reihen da
    }
fen-too-many-ranks-report = es sind mehr als 8 Reihen da
fen-bad-side-report = am Zug ist weder w noch b
fen-bad-castling-field-report = { $found } ist kein Rochaderecht
fen-bad-ep-field-report = das En-passant-Feld ist kein Feld
fen-bad-counter-report = ein Zähler ist keine Zahl oder zu groß

## Pieces by name

piece-list = Figurenliste
piece-list-hint = Kg1 Dd1 Tf1 a2 b2 …
piece-list-tip = Figuren mit ihren Feldern, und das Brett folgt: Kg1 Ta1 a2-c2 kg8, oder Weiß: Kg1, a2. Schwarz: Kg8. Ein Feld allein ist ein Bauer. Buchstaben: { $languages }; auch Figurinen.
piece-list-unknown-word = „{ $found }“ ist weder Figur noch Feld noch Seite
piece-list-unknown-piece = Keine Figur heißt „{ $found }“
piece-list-unknown-square = Ein Feld „{ $found }“ gibt es nicht: Die Linien sind a bis h, die Reihen 1 bis 8
piece-list-unknown-sign = „{ $found }“ hat in einer Figurenliste keine Bedeutung
piece-list-no-square = Auf „{ $found }“ folgt kein Feld
piece-list-range-not-on-a-line = „{ $found }“: Beide Enden müssen auf einer Reihe, Linie oder Diagonale liegen
piece-list-range-of-two-pieces = „{ $found }“: An beiden Enden muss dieselbe Figur stehen
piece-list-square-twice = { $square } ist zweimal genannt: Es gilt die zuletzt genannte Figur
piece-list-letters-mixed =
    Buchstaben mehrerer Sprachen sind gemischt. „{ $found }“ wird als { $piece ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    } gelesen.

## Finding

find = Suchen
find-panel = Stellungen suchen
find-close = Suche schließen
find-search = Suchen
find-search-tip = Alle Stellungen dieser Datei durchsuchen (Eingabetaste)
find-hint = Karpow, Turmendspiele, KTBvKT
find-try = Beispiele
find-words = Wörter
find-words-tip = Wörter, nach denen sich suchen lässt
find-example-text = Stellungen mit diesen Wörtern
find-example-ending = Nur Könige, Türme und Bauern
find-example-material = König, Turm und Bauer gegen König und Turm, Farbe egal
find-example-count = Höchstens fünf Steine auf dem Brett
find-example-operation = Stellungen mit einem besten Zug
find-example-operand = Stellungen, deren id dies enthält
find-position = { $place } von { $count }
find-hits = { $count } von { $lines }
find-hits-name =
    { $number ->
        [0] Keine Stellung passt
        [one] Eine von { $lines } Stellungen passt
       *[other] { $count } von { $lines } Stellungen passen
    }
find-no-hits = Keine Zeile passt
find-nearest-without =
    Ohne „{ $words }“ { $number ->
        [one] gibt es einen Treffer
       *[other] gibt es { $count } Treffer
    }
find-nearest-drawing =
    Ohne die Zeichnung { $number ->
        [one] gibt es einen Treffer
       *[other] gibt es { $count } Treffer
    }
find-nearest-spelled =
    Meinten Sie „{ $words }“? { $number ->
        [one] Ein Treffer
       *[other] { $count } Treffer
    }
find-nearest-show = Danach suchen
find-did-you-mean = Meinten Sie „{ $words }“?
find-searching = Suche läuft…
find-press-enter = Die Eingabetaste durchsucht diese Datei
find-is-older = Ergebnisse von vor der letzten Änderung
find-previous = Vorheriger
find-previous-name = Vorheriger Treffer
find-previous-tip = Zum vorherigen Treffer
find-next = Nächster
find-next-name = Nächster Treffer
find-next-tip = Zum nächsten Treffer
find-select-all = Alle auswählen
find-select-all-name = Alle Treffer auswählen
find-select-all-tip = Alle Treffer auswählen, um sie zu löschen, zu kopieren oder in eine neue Datei auszulagern
find-show-all = Alle anzeigen
find-show-all-name = Alle Stellungen anzeigen
find-show-all-tip = Wieder alle Stellungen anzeigen; die Suchangaben bleiben stehen
find-cancel-name = Suche abbrechen
find-side = Am Zug
find-check = Schach
find-castling = Rochade
find-legality = Legalität
find-any = beliebig
find-in-check = im Schach
find-not-in-check = nicht im Schach
find-castling-any = irgendein Recht
find-castling-none = kein Recht
find-castling-all = alle vier Rechte
find-legal = legal
find-illegal = illegal
find-moves = Züge in Operationen
find-moves-wrong = falsch
find-moves-nonstandard = unüblich notiert
find-solution = Lösung in Zügen
find-solution-tip = Wie lang die Lösung ist, nach dm, pv oder bm. 2: zwei Züge. ≥2: zwei oder mehr. ≤2: höchstens zwei. 1–3: eins bis drei. Leer: beliebig. Die Tasten Auf und Ab zählen.
find-number-wrong = Das ist weder eine Zahl noch ein Bereich
find-moves-solved = gelöst: der erwartete Zug (pm) ist gefragt
find-moves-missed = verfehlt: der erwartete Zug (pm) ist nicht gefragt
find-match-case = Groß-/Kleinschreibung
find-match-case-tip = Groß- und Kleinschreibung in Text und Operationen unterscheiden
find-text-first = Korrigieren Sie zuerst den Suchtext, um die Auswahl darunter zu nutzen
find-drawing = Muster
find-drawing-board = Gezeichnetes Muster
find-drawing-tip = Linke Taste: zeichnen. Rechte Taste: wegwischen. Tastatur: Pfeiltasten; K Q R B N P für Weiß, k q r b n p für Schwarz, A und a eine beliebige ihrer Figuren, ? beliebige Figur, . leer, ! und eine Figur für „nicht diese“; Entf wischt weg, Eingabe sucht.
find-from-board = Vom Brett
find-from-board-name = Stellung vom Brett übernehmen
find-from-board-tip = Die Figuren des großen Bretts einzeichnen; leere Felder sind beliebig
find-clear = Leeren
find-clear-drawing-name = Muster leeren
find-mirrored = Auch gespiegelt
find-mirrored-tip = Auch mit vertauschtem Links und Rechts
find-swapped = Auch mit getauschten Farben
find-swapped-tip = Auch mit Schwarz anstelle von Weiß, das Brett umgedreht
brush-name = Zeichnen: { $cell }
tip-with-keys = { $tip } ({ $keys })
# Separators of a list: the usual one, and the one for entries that contain commas.
list-comma = { ", " }
list-semicolon = { "; " }
brush-tip = { $cell } ({ $keys })
brush-not-name = Zeichnen, was dort nicht stehen darf
brush-not-tip = Alles außer der gewählten Figur (!)
brush-wipe = Wegwischen
brush-shown = Pinsel: { $cell }
cell-free = beliebig
cell-any-white = beliebige weiße Figur
cell-any-black = beliebige schwarze Figur
cell-any-piece = beliebige Figur
cell-empty = leer
cell-not = nicht { $piece }
cell-on-square = { $square }: { $cell }
find-material = Material
find-material-tip = 2: genau zwei. 2+: zwei oder mehr. ≤2: höchstens zwei. 1–3: eins bis drei. Leer: beliebig. Die Tasten Auf und Ab zählen.
find-material-wrong = Das ist keine Anzahl von Steinen
find-material-both = Beide
find-men = Steine
find-count-men = { $side }: Steine
find-count-kings = { $side }: Könige
find-count-queens = { $side }: Damen
find-count-rooks = { $side }: Türme
find-count-bishops = { $side }: Läufer
find-count-knights = { $side }: Springer
find-count-pawns = { $side }: Bauern
find-side-white = Weiß
find-side-black = Schwarz
find-side-both = Beide Seiten
find-material-board-name = Material vom Brett
find-material-board-tip = Genau das Material des großen Bretts
find-material-clear-name = Material leeren
find-balance = Bilanz
find-balance-about = Weiß − Schwarz, in Bauern
find-balance-tip = Die Steine von Weiß minus die von Schwarz: Dame 9, Turm 5, Läufer und Springer 3, Bauer 1. 0: ausgeglichen. ≥3: Weiß hat mindestens 3 mehr. ≤-3: Schwarz hat sie. -1–1: fast ausgeglichen. Leer: beliebig. Die Tasten Auf und Ab zählen.
find-either-side = Farbe egal
find-either-side-tip = Auch mit vertauschten Farben
find-operation = Operation, Groß-/Kleinschreibung
find-opcode = Opcode der Operation
find-operand = Was die Operation enthält
find-contains = enthält
find-operation-has = mit
find-operation-lacks = ohne
find-operation-kind = Ob die Stellung die Operation hat
find-operation-wrong = Das ist kein Opcode: ein Wort, das mit einem Buchstaben beginnt
query-contradiction = Das widerspricht dem, was davor steht
query-unknown-right = „{ $found }“ ist kein Rochaderecht: K, Q, k, q, any oder none
query-unknown-piece = „{ $found }“ ist keine Figur: K, Q, R, B, N oder P
query-unknown-result = Tabellen kennen nur: win (gewonnen), draw (remis), loss (verloren)
query-no-material = Hier fehlt das Material, etwa KRPvKR
query-nothing-to-count = Das lässt sich nicht zählen: K, Q, R, B, N, P oder men
query-too-many-sides = Das Material einer Seite steht doppelt da
query-no-number = Hier gehört eine Zahl hin
query-number-too-large = Ein Brett hat nicht mehr als 64 Felder
query-empty-range = Eine solche Zahl gibt es nicht
# Die Wörter, mit denen man eine Suche tippt. Das erste schreibt das Programm selbst.
query-words-white = Weiß am Zug, Weiß zieht, weiß
query-words-black = Schwarz am Zug, Schwarz zieht, schwarz
query-words-check = im Schach, Schach, steht im Schach
query-words-no-check = kein Schach, nicht im Schach
query-words-legal = legal, regelgerecht, mögliche Stellungen
query-words-illegal = illegal, nicht legal, regelwidrig, unmöglich
query-words-castling = Rochade, Rochaderecht, Rochaderechte, mit Rochade
query-words-no-castling = keine Rochade, ohne Rochade, ohne Rochaderecht
query-words-pawn-endings = Bauernendspiele, Bauernendspiel, Bauernendspielen
query-words-minor-endings = Leichtfigurenendspiele, Leichtfigurenendspiel
query-words-knight-endings = Springerendspiele, Springerendspiel
query-words-bishop-endings = Läuferendspiele, Läuferendspiel
query-words-rook-endings = Turmendspiele, Turmendspiel, Turmendspielen
query-words-queen-endings = Damenendspiele, Damenendspiel
query-words-opposite-bishops = ungleichfarbige Läufer, verschiedenfarbige Läufer, ungleiche Läufer, ungleichfarbigen Läufern, Läufer verschiedener Farbe
query-words-same-bishops = gleichfarbige Läufer, gleichfarbigen Läufern, Läufer gleicher Farbe
query-words-either-side = beide Farben, Farbe egal
query-words-match-case = Groß-/Kleinschreibung beachten, Großschreibung beachten, Groß-/Kleinschreibung
query-words-wrong-moves = falsche Züge, falscher Zug, unmögliche Züge, unspielbare Züge, falsche Lösungen, falsche Lösung
query-words-nonstandard-moves = unübliche Notation, Züge in anderer Notation, falsch geschriebene Züge
query-words-solved = gelöst, gelöste, richtige Antworten
query-words-missed = verfehlt, ungelöst, nicht gelöst, falsche Antworten
query-words-mate-in = Matt in
query-words-moves = Zügen, Züge, Zug
query-words-numbers = eins/ein/einem, zwei, drei, vier, fünf, sechs, sieben, acht
query-words-with = mit
query-words-without = ohne, kein, keine, keinen
query-words-kings = Könige, König, Königen
query-words-queens = Damen, Dame
query-words-rooks = Türme, Turm, Türmen
query-words-bishops = Läufer, Läufern
query-words-knights = Springer, Springern, Pferde
query-words-pawns = Bauern, Bauer
query-words-men = Figuren, Steine, Figur
query-words-try = Matt in 2, ohne Damen, mit Türmen, Bauern>=2, balance>=3, solution==2, tables:win

## Sheets about all lines

thousands-separator = .
decimal-separator = ,
count-thousands = { $count }k
count-millions = { $count }M
go-to-line = Gehe zu Stellung
go-to-line-number = Nummer der Stellung
go-to-line-range = Von 1 bis { $last }
go-to-line-no-number = Das ist keine Zahl
go-to-line-too-far =
    { $number ->
        [one] Es gibt nur eine Stellung
       *[other] Es gibt nur { $count } Stellungen
    }
go-to-line-go = Los
dialog-cancel = Abbrechen
sort = Sortieren
sort-by = Sortieren nach
sort-material = Material
sort-men = Anzahl der Figuren
sort-text = Text der Zeile
sort-operation = Operation
sort-opcode = Opcode für die Sortierung
sort-plies = Anzahl der Züge
sort-game-text = Text der Partie
sort-tag = Tag
sort-tag-name = Tag für die Sortierung
sort-ascending = Aufsteigend
sort-descending = Absteigend
sort-all = Alle Stellungen
sort-view =
    { $number ->
        [one] Die eine angezeigte Stellung
       *[other] Die { $count } angezeigten Stellungen
    }
sort-selection =
    { $number ->
        [one] Nur die ausgewählte Stellung
       *[other] Nur die { $count } ausgewählten Stellungen
    }
sort-all-games = Alle Partien
sort-view-games =
    { $number ->
        [one] Die eine angezeigte Partie
       *[other] Die { $count } angezeigten Partien
    }
sort-selection-games =
    { $number ->
        [one] Nur die ausgewählte Partie
       *[other] Nur die { $count } ausgewählten Partien
    }
sort-go = Sortieren
sort-shuffle = Mischen
sort-shuffle-tip = Die Stellungen in zufällige Reihenfolge bringen
sort-shuffle-tip-games = Die Partien in zufällige Reihenfolge bringen
sort-undo = Einmal „Rückgängig“ stellt die alte Reihenfolge wieder her.
duplicates = Dubletten
duplicates-about = Findet mehrfach vorkommende Stellungen und gruppiert sie.
duplicates-same = Als doppelt gelten Stellungen, wenn übereinstimmen:
duplicates-all-fields = alle sechs Felder der FEN
duplicates-four-fields = Brett, Zugrecht, Rochaderechte und en passant
duplicates-board = die Figuren auf ihren Feldern
duplicates-line = die ganzen Zeilen übereinstimmen, auch die Operationen
duplicates-reflected = Auch als doppelt werten
duplicates-mirrored = Spiegelbilder
duplicates-swapped = Stellungen mit vertauschten Farben
duplicates-go = Dubletten suchen
duplicates-searching = Dubletten werden gesucht…
duplicates-none = Keine Stellung kommt doppelt vor
duplicates-found =
    { $groups ->
        [one] Eine Gruppe
       *[other] { $group-count } Gruppen
    }, { $surplus ->
        [one] eine überzählige Stellung
       *[other] { $surplus-count } überzählige Stellungen
    }
duplicates-delete = Jeweils die erste behalten, die anderen löschen
duplicates-show = Gruppen anzeigen
repair-all = Alle Stellungen reparieren
repair-all-file =
    { $number ->
        [one] Sieht sich die eine Stellung dieser Datei an und zeigt, was sich reparieren lässt. Ohne Ihre Zustimmung ändert sich nichts.
       *[other] Sieht sich alle { $count } Stellungen dieser Datei an und zeigt, welche sich reparieren lassen. Ohne Ihre Zustimmung ändert sich nichts.
    }
repair-all-shown =
    { $number ->
        [one] Sieht sich die eine Stellung an, die die Liste zeigt, und zeigt, was sich reparieren lässt. Ohne Ihre Zustimmung ändert sich nichts.
       *[other] Sieht sich die { $count } Stellungen an, die die Liste zeigt, und zeigt, welche sich reparieren lassen. Ohne Ihre Zustimmung ändert sich nichts.
    }
repair-all-selected =
    { $number ->
        [one] Sieht sich die ausgewählte Stellung an und zeigt, was sich reparieren lässt. Ohne Ihre Zustimmung ändert sich nichts.
       *[other] Sieht sich die { $count } ausgewählten Stellungen an und zeigt, welche sich reparieren lassen. Ohne Ihre Zustimmung ändert sich nichts.
    }
repair-all-positions = Auch illegale Stellungen reparieren, nicht nur ihren Text
repair-all-positions-about = Was die Schaltfläche an jeder von ihnen täte: etwa die andere Seite ziehen lassen oder ein Rochaderecht entziehen, das die Figuren ausschließen
repair-all-looking = Es wird gesucht, was sich reparieren lässt…
repair-all-about = Diese Stellungen würden sich ändern. Was unlesbar ist oder sich mehrfach lesen lässt, bleibt, wie es ist.
repair-all-stale = Die Datei wurde inzwischen geändert
repair-all-stopped = Dies wurde vorzeitig angehalten
repair-all-again = Erneut suchen
repair-all-list = Stellungen, die sich ändern würden
repair-all-dropping =
    { $number ->
        [one] Eine davon würde Text um die Stellung herum verlieren: nur ankreuzen, wenn er wegfallen darf.
       *[other] { $count } davon würden Text um die Stellung herum verlieren: nur ankreuzen, wenn er wegfallen darf.
    }
repair-all-bar = Stelle in der Liste der Änderungen
repair-all-row = Stellung { $number }: { $before } wird zu { $after }
repair-all-line = Stellung { $number }
repair-all-all-on = Alle ankreuzen
repair-all-all-off = Keine ankreuzen
repair-all-go =
    { $number ->
        [0] Nichts reparieren
        [one] Eine Stellung reparieren
       *[other] { $count } Stellungen reparieren
    }
repair-all-undo = Einmal „Rückgängig“ nimmt alles wieder zurück.
check-all = Alle Stellungen prüfen
check-all-file =
    { $number ->
        [one] Liest die eine Stellung dieser Datei und sagt, ob sie legal, reparierbar oder unlesbar ist. Nichts wird geändert.
       *[other] Liest alle { $count } Stellungen dieser Datei und sagt, wie viele legal, reparierbar oder unlesbar sind. Nichts wird geändert.
    }
check-all-shown =
    { $number ->
        [one] Prüft die eine Stellung, die die Liste zeigt. Nichts wird geändert.
       *[other] Sagt, wie viele der { $count } Stellungen, die die Liste zeigt, legal, reparierbar oder unlesbar sind. Nichts wird geändert.
    }
check-all-selected =
    { $number ->
        [one] Prüft die ausgewählte Stellung. Nichts wird geändert.
       *[other] Sagt, wie viele der { $count } ausgewählten Stellungen legal, reparierbar oder unlesbar sind. Nichts wird geändert.
    }
check-all-go =
    { $number ->
        [one] Eine Stellung prüfen
       *[other] { $count } Stellungen prüfen
    }
check-all-checking = Stellungen werden geprüft…
check-all-others = Kommentare, Leerzeilen, leere Bretter
check-all-show = Anzeigen
check-all-show-name = Nur diese in der Liste anzeigen: { $mark }

changes = Was hat sich geändert?
changes-about = Verglichen mit der Datei, wie sie zuletzt gelesen oder gespeichert wurde.
changes-comparing = Vergleich mit der Datei…
changes-none = Keine Stellung weicht von der Datei ab.
changes-never-saved =
    { $number ->
        [one] Das steht noch in keiner Datei: Die eine Stellung ist neu.
       *[other] Das steht noch in keiner Datei: Alle { $count } Stellungen sind neu.
    }
changes-reordered = Stellungen stehen in anderer Reihenfolge. „Alles zurücksetzen“ stellt auch sie wieder her.
changes-count-changed =
    { $number ->
        [one] Eine Stellung geändert
       *[other] { $count } Stellungen geändert
    }
changes-count-repaired =
    { $number ->
        [one] eine repariert
       *[other] { $count } repariert
    }
changes-count-added =
    { $number ->
        [one] eine neu
       *[other] { $count } neu
    }
changes-count-removed =
    { $number ->
        [one] eine entfernt
       *[other] { $count } entfernt
    }
changes-list = Stellungen, die von der Datei abweichen
changes-bar = Durch die abweichenden Stellungen blättern
changes-row-changed = Stellung { $number }, geändert: { $before } wird zu { $after }
changes-row-repaired = Stellung { $number }, repariert: { $before } wird zu { $after }
changes-row-added = Stellung { $number }, neu: { $after }
changes-row-removed = Stellung { $number } der Datei, entfernt: { $before }
changes-in-file = In der Datei
changes-now = Jetzt
changes-no-board = Keine Stellung
changes-not-there = Nicht vorhanden
changes-revert = Stellung zurücksetzen
changes-put-back = Stellung zurückholen
changes-take-away = Stellung entfernen
changes-revert-tip = Macht diese Stellung wieder zu dem, was in der Datei steht; in der Liste auch mit Entf. „Rückgängig“ nimmt das zurück.
changes-go = Zur Stellung
changes-go-tip = Schließt das Fenster und geht zur Stellung; in der Liste auch mit Eingabe oder Doppelklick.
changes-revert-all = Alles zurücksetzen
changes-revert-all-tip = Macht alles wieder so, wie es in der Datei steht, auch die Reihenfolge. Einmal „Rückgängig“ nimmt das zurück.

## What is repaired

repair-changed = { $what }: „{ $read }“ wird zu „{ $became }“
repair-left-out = { $what }: „{ $read }“ entfällt
repair-added = { $what }: „{ $became }“ kommt hinzu
repair-missing-fields = fehlende Angaben
repair-missing-fields-report = es fehlten Angaben
repair-white-space = Leerzeichen
repair-white-space-report = es standen nicht überall einzelne Leerzeichen
repair-wrapper = Text darum herum
repair-wrapper-report = um die Stellung herum stand noch etwas
repair-trailing-text = Text dahinter
repair-trailing-text-report = hinter der Stellung stand Text
repair-castling-order = Reihenfolge der Rochadebuchstaben
repair-castling-order-report = die Rochadebuchstaben standen nicht in der Reihenfolge
repair-castling-repeated = doppeltes Rochaderecht
repair-castling-repeated-report = ein Rochaderecht stand doppelt da
repair-castling-mixed = zweierlei Rochadebuchstaben
repair-castling-mixed-report = zweierlei Rochadebuchstaben waren gemischt
repair-impossible-target = unmögliches En-passant-Feld
repair-digits-joined = Ziffern nebeneinander
repair-digits-joined-report = es standen Ziffern nebeneinander
repair-counter = Zähler
repair-counter-report = die Zähler waren nicht so, wie FEN sie schreibt
repair-letter-case = Buchstabe oder Wort
repair-letter-case-report = die Buchstaben waren nicht so, wie FEN sie schreibt
repair-lookalike-letters = Buchstaben, die nur richtig aussehen
repair-lookalike-letters-report = einige Zeichen sahen nur aus wie die richtigen
repair-foreign-letters = Figurenbuchstaben ({ $language })
repair-foreign-letters-report = die Figuren hatten Buchstaben einer anderen Sprache
repair-figurines = Schachsymbole
repair-figurines-report = die Figuren waren Schachsymbole
repair-variant-marks = Zeichen einer Schachvariante
repair-variant-marks-report = es standen Zeichen einer Schachvariante da
repair-separators = Trennzeichen
repair-separators-report = die Trennzeichen waren nicht, wie sie sein sollten
repair-repeated-operation = wiederholte Operation
repair-repeated-operation-report = eine Operation stand mehrmals da
repair-missing-square = ein fehlendes Feld
repair-missing-square-report = einer Reihe fehlte ein Feld
repair-surplus-square = ein überzähliges Feld
repair-surplus-square-report = eine Reihe hatte ein Feld zu viel
repair-missing-rank = eine fehlende Reihe
repair-missing-rank-report = eine Reihe fehlte
repair-one-line =
    { $count ->
        [one] { $first }
       *[other] { $count } Dinge zu berichtigen, zuerst { $first }
    }
repair-heading = Lesbar, wenn { $count } Dinge berichtigt werden
repair-each = Einzeln zeigen
repair-each-tip = Alles, was repariert wird, eins nach dem anderen
repair-more =
    { $count ->
        [one] und ein weiteres
       *[other] und { $count } weitere
    }
repair-button = Reparieren
reading-several = Dieser Text lässt sich auf { $count } Arten lesen
reading-choose = Wählen…
reading-choose-name = Lesart wählen
reading-title = Welche Stellung ist gemeint?
reading-text = Der Text lässt sich mehrfach lesen. Es wird nichts geraten; die Felder, die sich unterscheiden, sind markiert.
reading-text-damaged = Eine Reihe des Bretts ist beschädigt. Jede Lesart nimmt etwas anderes an, die wahrscheinlichste zuerst, und markiert ihr Feld.
reading-number = Lesart { $number }
reading-take = Diese nehmen
reading-take-name = Lesart { $number } nehmen
reading-as-it-stands = wie es dasteht
assumption-gap = Lücke auf { $place }
assumption-piece-added = ergänzt: { $piece } auf { $place }
assumption-piece-left-out = als überzählig weggelassen: { $piece } auf { $place }
assumption-gap-left-out = als überzählig weggelassen: Lücke auf { $place }
assumption-piece-beyond = als überzählig weggelassen: { $piece } hinter { $place }
assumption-gap-beyond = als überzählig weggelassen: Lücke hinter { $place }
assumption-empty-rank = { $place }. Reihe leer
assumption-home-rank = { $place }. Reihe wie am Partiebeginn
assumed-fields = Angenommen: { $fields }
assumed-no-castling = keine Rochade
assumed-counters = Zähler { $clock } { $number }
variant-kept-out = Aus einer Schachvariante, nicht in der FEN: { $marks }
variant-pocket = Figuren auf der Hand { $pieces }
variant-empty-pocket = keine Figuren auf der Hand
variant-promoted = umgewandelte Figuren auf { $squares }
variant-checks-given = gegebene Schachs: Weiß { $white }, Schwarz { $black }
variant-checks-left = verbleibende Schachs: Weiß { $white }, Schwarz { $black }

## Setup panel

setup-unfold = Ganzen Bereich zeigen
setup-fold = Bereich zu einem Streifen einklappen
side-to-move = Am Zug
white = Weiß
black = Schwarz
white-to-move = Weiß am Zug
black-to-move = Schwarz am Zug
castling = Rochade
kingside = 0-0
queenside = 0-0-0
white-castles-kingside = Kurze Rochade von Weiß
white-castles-queenside = Lange Rochade von Weiß
black-castles-kingside = Kurze Rochade von Schwarz
black-castles-queenside = Lange Rochade von Schwarz
white-may-castle-kingside = Weiß darf noch kurz rochieren
white-may-castle-queenside = Weiß darf noch lang rochieren
black-may-castle-kingside = Schwarz darf noch kurz rochieren
black-may-castle-queenside = Schwarz darf noch lang rochieren
castling-possible = { $right }: König auf { $king }, Turm auf { $rook }
castling-box-tip = { $right }: ankreuzen, solange weder König noch Turm gezogen haben
castling-sign-tip = { $right }. Ein Doppelklick auf den Turm oder { $keys } ändert das.
moved-two-sign-tip = Dieser Bauer ist gerade zwei Felder gezogen und kann en passant geschlagen werden. Ein Doppelklick auf ihn oder { $keys } ändert das.
castling-no-king = kein König auf { $square }
castling-no-rook = kein Turm auf { $square }
castling-other-king = FEN meint den König auf { $square }
castling-bar-tip = { $right }: { $reason }. Die FEN lässt das Recht weg, bis die Figur zurück ist.
castling-not-possible = { $right }: { $reason }
castling-if-at-home = { $right }: erlaubt, sobald König und Turm auf ihren Ausgangsfeldern stehen
en-passant = En passant
en-passant-none = keines
en-passant-tip = Das Feld hinter einem Bauern, der gerade zwei Felder gezogen ist. Zum Festlegen auf dem Brett einen solchen Bauern doppelt anklicken.
en-passant-wrong-rank = das Feld liegt auf Reihe { $rank }
en-passant-no-pawn = kein Bauer auf { $square }
en-passant-occupied = { $square } ist nicht leer
halfmove-clock = Halbzugzähler
halfmove-clock-tip = Halbzüge seit dem letzten Schlag- oder Bauernzug
fullmove-number = Zugnummer
fullmove-number-tip = Nummer des nächsten Zugs
start-position = Grundstellung
# Descriptions of a square.
sign-may-castle = darf rochieren
sign-has-moved-two = ist gerade zwei Felder gezogen
sign-en-passant = En-passant-Feld
sign-unsure = unsicher
sign-marked = { $color } markiert
sign-arrow-to = Pfeil nach { $square } ({ $color })
sign-arrow-from = Pfeil von { $square } ({ $color })
sign-best-move = bester Zug nach { $square }
sign-expected-move = erwarteter Zug nach { $square }
sign-engine-best-move = bester Zug der Engine nach { $square }
sign-engine-move = weiterer Zug der Engine nach { $square }
sign-differs = weicht ab
sign-selected = ausgewählt
sign-picked-up = aufgenommen
sign-can-go-there = kann hierher ziehen
# Words that find a command in addition to its name.
other-words-read = lesen vorlesen sagen laut stimme screenreader bildschirmleser blind
other-words-flip-board = wenden umdrehen Ansicht aus schwarzer Sicht flip
other-words-clear-board = löschen abräumen leeres Brett clear
other-words-start-position = Anfangsstellung Ausgangsstellung Startstellung zurücksetzen reset
other-words-known-positions = Eröffnungen Tabiyas ECO Mattbilder Endspiele Studien Partien Vorgaben
other-words-chess960 = Fischerschach Fischer-Random Zufall Nummer doppelt
other-words-mirror-files = links rechts seitenverkehrt waagerecht umkehren
other-words-mirror-ranks = oben unten senkrecht umkehren
other-words-swap-colors = vertauschen umkehren wechseln Farbwechsel
other-words-toggle-right = en passant König Turm Bauer rochieren
other-words-change-side-to-move = am Zug Seite Weiß Schwarz umschalten
other-words-diagram = exportieren Bild Grafik SVG PNG JPEG PDF drucken Stil
other-words-print = Drucker ausdrucken Arbeitsblatt Übungsblatt Papier PDF
other-words-recover-work = Absturz retten Sicherung Wiederherstellung verloren
other-words-stop-waiting = hängt eingefroren Netzlaufwerk abbrechen langsam reagiert nicht
other-words-what-changed = Änderungen Unterschiede vergleichen ungespeichert geändert vorher nachher prüfen diff
other-words-revert-lines = Zeile zurücknehmen wiederherstellen ursprünglich verwerfen rückgängig
other-words-language = language Sprache Übersetzung Deutsch Englisch Spanisch Französisch Russisch
other-words-copy-picture = Grafik Zwischenablage Bildschirmfoto Screenshot Diagramm
other-words-mark-square = Kreis hervorheben Farbe einfärben kennzeichnen
other-words-draw-arrow = kennzeichnen Linie Anmerkung
other-words-go-to-line = Zeile Nummer
other-words-high-contrast = barrierefrei lesbar farben schwarz weiß
other-words-reduced-motion = barrierefrei bewegung animation blinken cursor
other-words-zoom-in = zoom vergrößern text größe
other-words-zoom-out = zoom verkleinern text größe
other-words-usual-size = zoom zurücksetzen 100 % text größe
other-words-remove-annotations = löschen Kreise Hervorhebungen Anmerkungen
other-words-solution-arrows = bm pv Lösung bester Zug erwartete Zugfolge ausblenden
other-words-show-solutions = bm am pv pm Aufgabe Rätsel Antwort verbergen ausblenden beste Züge
other-words-new = anlegen erstellen leer neue Datei
other-words-open = laden importieren einlesen Datei Datenbank
other-words-save = sichern ablegen behalten
other-words-save-as = exportieren umbenennen Kopie anderer Name
other-words-save-selected = exportieren Teil einer Sammlung Auswahl
other-words-save-games = exportieren PGN Partien Lösungen
other-words-save-plain-fen = exportieren FEN sechs Felder ohne Operationen
other-words-save-table = exportieren CSV Tabellenkalkulation zurückschreiben Aufgaben
other-words-pages = Arbeitsblatt Übungsblatt Aufgabenblatt Hausaufgabe drucken Drucker Papier Heft Training Test Lösungen A4 PDF
other-words-close = zumachen Tab beenden verlassen
other-words-quit = schließen verlassen Ende
other-words-undo = zurück widerrufen Fehler zurücknehmen
other-words-redo = wieder vorwärts nochmal
other-words-copy-fen = Zwischenablage Zeichenkette Text
other-words-copy-as = exportieren umwandeln Format teilen PGN UCI EPD LaTeX Forum
other-words-paste = importieren Zwischenablage FEN Diagramm PGN Partie Züge UCI
other-words-operations = EPD bester Zug Name Kommentar Anmerkung Lösung bm id
other-words-fen-style = Dialekt Format Standard Schreibweise Shredder X-FEN Rochade en passant
other-words-add-position = neu einfügen weitere nächste Aufgabe Zeile
other-words-duplicate-position = klonen kopieren verdoppeln
other-words-delete-position = entfernen wegwerfen löschen
other-words-find = suchen filtern Abfrage Material Turmendspiele Bauernendspiele ungleichfarbige Läufer Matt in zwei Schach Spieler Name
other-words-statistics = zählen Zahlen Diagramm Histogramm Verteilung Häufigkeit wie viele
other-words-check-all = legal illegal prüfen validieren testen Fehler Probleme möglich
other-words-repair-all = korrigieren berichtigen aufräumen ausbessern kaputt fehlerhaft Fehler
other-words-repair-text = text reparieren unlesbar kaputt fen lesart gemeint wählen berichtigen
other-words-duplicates = doppelt gleich identisch mehrfach Dubletten
other-words-sort = ordnen anordnen Reihenfolge
other-words-shuffle = zufällig mischen Reihenfolge
other-words-split = herauslösen exportieren trennen Teil neue Datei
other-words-append = zusammenführen verbinden vereinen importieren
other-words-kings-only = nackte Könige Endspiel
other-words-piece-list = tippen Liste Notation Koordinaten aufstellen Aufgabe Kg1
other-words-eraser = Figur entfernen wegnehmen löschen
other-words-symmetric = spiegeln beide Seiten Farben
other-words-unsure = zweifelhaft fraglich später merken nochmal prüfen
other-words-picture = Foto Scan Ausschnitt vergleichen überlagern durchsichtig
other-words-read-screen = Bildschirmfoto Screenshot aufnehmen Bild erkennen OCR Diagramm
other-words-compare = Unterschied Vergleich Änderungen
other-words-play-moves = ziehen Partie Variante analysieren legale Züge ausprobieren
other-words-copy-line = Zwischenablage Variante Partie Notation
other-words-write-line = Lösung Variante schreiben Operation Antwort
other-words-add-line-positions = jede Stellung alle Stellungen einer Partie einfügen
other-words-engine = analysieren Analyse bewerten Stockfish UCI Bewertung beste Variante
other-words-analyse = Engine Stapel alle Stellungen Testsammlung bewerten über Nacht Stockfish
other-words-score-suite = gelöst verfehlt Punkte STS Summe Ergebnis prüfen bm am
other-words-new-positions = herstellen erzeugen generieren zufällig Endspiel Rezept Zugzwang Übungen Aufgaben Studien Tabellen
other-words-compare-suites = zwei Engines Versionen von beiden keiner gelöst
other-words-endgame-truth = Tablebase Endspieltabellen Syzygy prüfen falsch Behauptung zweite Lösung Nebenlösung Dual dm wdl dtz ce matt Ergebnisse schreiben
other-words-grid = Vorschaubilder Galerie Kacheln Übersicht
other-words-dark = Nachtmodus schwarz dunkler Modus
other-words-light = Tagmodus weiß heller Modus
other-words-gestures = Bedienung wie Maus Touch Spickzettel
other-words-keys = Tastenkürzel Hotkeys ändern anpassen
other-words-help = erklären Handbuch was ist FEN Bedeutung Anleitung
other-words-about = Version Lizenz Autor Impressum
men-name = Figuren: { $white } weiße, { $black } schwarze
symmetric-tip = Was gesetzt wird, erscheint gespiegelt auch für die andere Seite
# The board is compared with another position; $line is the number of that position.
compare-squares =
    { $count ->
        [0] Kein Feld ist anders als in Stellung { $line }
        [one] Ein Feld ist anders als in Stellung { $line }
       *[other] { $count } Felder sind anders als in Stellung { $line }
    }
compare-side = Zugrecht verschieden
compare-castling = Rochade verschieden
compare-en-passant = en passant verschieden
compare-counters = Zähler verschieden
compare-exchange = Andere anzeigen
compare-stop = Beenden
clear-board = Brett leeren
clear = Leeren
flip-board = Brett drehen
flip = Drehen

## Advice

advice = Legalität
verdict-legal = Legal · { $side }
verdict-check = Legal · { $side } · Schach
verdict-checkmate = Legal · { $side } · matt
verdict-stalemate = Legal · { $side } · patt
verdict-more = +{ $count } weitere
verdict-more-tip = Alles, was mit der Stellung nicht stimmt
advice-line = { $text }: { $level }
advice-where = { $text }: { $squares }
advice-none = Kein Fehler gefunden
advice-chess960 = Die Rochade verlangt hier die Regeln von Chess960
level-unreadable = unlesbar
level-illegal = illegal
level-warning = auffällig
level-repair = reparierbar
level-note = Hinweis
level-illegal-heading = in keiner Partie möglich
level-warning-heading = ungewöhnlich
problem-empty-board = Das Brett ist leer
problem-empty-board-report = es sind keine Figuren da
problem-no-white-king = Weiß hat keinen König
problem-no-white-king-report = kein weißer König
problem-no-black-king = Schwarz hat keinen König
problem-no-black-king-report = kein schwarzer König
problem-too-many-white-kings = Weiß hat mehr als einen König
problem-too-many-white-kings-report = mehr als ein weißer König
problem-too-many-black-kings = Schwarz hat mehr als einen König
problem-too-many-black-kings-report = mehr als ein schwarzer König
problem-too-many-white-pawns = Weiß hat mehr als 8 Bauern
problem-too-many-white-pawns-report = mehr als 8 weiße Bauern
problem-too-many-black-pawns = Schwarz hat mehr als 8 Bauern
problem-too-many-black-pawns-report = mehr als 8 schwarze Bauern
problem-too-many-white-pieces = Weiß hat mehr als 16 Figuren
problem-too-many-white-pieces-report = mehr als 16 weiße Steine
problem-too-many-black-pieces = Schwarz hat mehr als 16 Figuren
problem-too-many-black-pieces-report = mehr als 16 schwarze Steine
problem-too-many-white-promoted = Weiß hat mehr umgewandelte Figuren, als Bauern fehlen
problem-too-many-white-promoted-report = mehr umgewandelte weiße Figuren, als weiße Bauern fehlen
problem-too-many-black-promoted = Schwarz hat mehr umgewandelte Figuren, als Bauern fehlen
problem-too-many-black-promoted-report = mehr umgewandelte schwarze Figuren, als schwarze Bauern fehlen
problem-pawn-on-back-rank = Ein Bauer steht auf der ersten oder achten Reihe
problem-pawn-on-back-rank-report = ein Bauer steht auf der ersten oder achten Reihe
problem-opposite-check = Die Seite, die nicht am Zug ist, steht im Schach
problem-opposite-check-report = die Seite, die nicht am Zug ist, steht im Schach
problem-kings-side-by-side = Die Könige stehen nebeneinander
problem-kings-side-by-side-report = die Könige stehen nebeneinander
problem-too-many-checkers = Drei oder mehr Figuren geben Schach
problem-too-many-checkers-report = drei oder mehr Figuren geben Schach
problem-impossible-check = Kein letzter Zug kann dieses Schach gegeben haben
problem-impossible-check-report = kein letzter Zug kann dieses Schach gegeben haben
problem-no-last-move = Kein letzter Zug kann zu dieser Stellung geführt haben
problem-no-last-move-report = es lässt sich kein letzter Zug finden
problem-castling-arrays-differ = Die Rochaderechte von Weiß und Schwarz passen nicht zusammen
problem-castling-arrays-differ-report = die Rochaderechte passen zu keiner Startstellung
problem-halfmove-clock-after-zeroing = Der letzte Zug kann nur ein Schlag- oder Bauernzug gewesen sein, also ist der Halbzugzähler 0
problem-halfmove-clock-after-zeroing-report = der Halbzugzähler ist nicht 0, aber der letzte Zug kann nur ein Schlag- oder Bauernzug gewesen sein
problem-invalid-ep-square = Das En-passant-Feld wird in der FEN weggelassen: { $reason }
problem-invalid-ep-square-report = das En-passant-Feld ist unmöglich
problem-bad-castling-rights = „{ $right }“ wird in der FEN weggelassen: { $reason }
problem-bad-castling-rights-report = ein Rochaderecht ist unmöglich
problem-halfmove-clock-with-ep = Der Halbzugzähler ist gleich nach einem Doppelschritt nicht 0
problem-halfmove-clock-with-ep-report = der Halbzugzähler ist gleich nach einem Doppelschritt nicht 0
problem-halfmove-clock-too-high = Der Halbzugzähler zählt mehr Halbzüge, als die Zugnummer zulässt
problem-halfmove-clock-too-high-report = der Halbzugzähler zählt mehr Halbzüge, als die Zugnummer zulässt
problem-halfmove-clock-over-150 = Der Halbzugzähler ist über 150: Die Partie wäre remis
problem-halfmove-clock-over-150-report = der Halbzugzähler ist über 150
problem-counter = Die Zugnummer beginnt bei 1
problem-counter-report = die Zähler waren nicht so, wie FEN sie schreibt
hint-empty-board = Figuren aufstellen oder „Grundstellung“ wählen.
hint-no-king = Einen König aufs Brett stellen.
hint-too-many-kings = Alle bis auf einen entfernen.
hint-too-many = Einige entfernen.
hint-too-many-promoted = Eine Figur entfernen oder für jede einen Bauern.
hint-pawn-on-back-rank = Den Bauern entfernen oder die Figur setzen, in die er sich umgewandelt hat.
hint-no-last-move = Prüfen, ob eine Figur fehlt oder auf einem falschen Feld steht und ob die richtige Seite am Zug ist.
hint-castling-arrays-differ = Beide Könige beginnen auf derselben Linie, ebenso die Türme; Könige beginnen nie auf einer Randlinie.
hint-opposite-check = Den König oder die schachgebende Figur versetzen.
hint-kings-side-by-side = Einen der Könige versetzen.
hint-too-many-checkers = Ein Zug kann höchstens mit zwei Figuren Schach geben: eine davon versetzen.
hint-counters = Einen der beiden Zähler ändern.
problem-repair = Beheben
problem-repair-white-moves = Weiß ziehen lassen
problem-repair-black-moves = Schwarz ziehen lassen
problem-repair-en-passant = En-passant-Feld weglassen
problem-repair-castling = Aufgeben: { $right }
problem-repair-halfmove-clock = Halbzugzähler auf { $count } setzen
problem-repair-fullmove-number = Zugnummer auf { $count } setzen

## Playing moves

command-what-if = Was wäre, wenn: Figuren frei bewegen
other-words-what-if = was wäre wenn ausprobieren frei ziehen Figur versetzen hypothetisch Variante
what-if-open = Was wäre, wenn: Figuren bewegen sich frei, und die Seite am Zug bleibt.
what-if-tried = Sie haben eine andere Stellung ausprobiert.
what-if-keep = Als neue Stellung behalten
what-if-leave = Zurück
what-if-end = Wieder Züge spielen
announce-what-if-begun = Figuren bewegen sich frei, und die Seite am Zug bleibt
announce-what-if-ended = Es werden wieder Züge gespielt
announce-what-if-left = Zurück in der Stellung davor
message-what-if-kept = Die ausprobierte Stellung ist eine neue Zeile der Datei
play-close = Spielen beenden
play-field = Züge, die gespielt werden
play-field-hint = e4 c5 Sf3 …
play-field-tip = Züge eintippen und Eingabetaste drücken; sie werden nacheinander gespielt
play-copy = Kopieren
play-copy-tip = Die gespielten Züge kopieren
play-use = Nutzen
play-use-tip = Die Variante als Lösung eintragen oder ihre Stellungen in die Datei aufnehmen
play-moves = Gespielte Züge
score-graph = Bewertungen entlang der Variante. { $place }
play-start = Anfang der Variante
play-hint = Ziehen Sie eine Figur, klicken Sie auf sie und auf ihr Ziel, oder tippen Sie oben Züge ein.
play-only-moves = Beim Spielen von Zügen wird nichts gesetzt oder entfernt. Esc: wieder aufstellen
play-no-white-king = Es kann nicht gezogen werden: Weiß hat keinen König
play-no-black-king = Es kann nicht gezogen werden: Schwarz hat keinen König
play-several-white-kings = Es kann nicht gezogen werden: Weiß hat mehr als einen König
play-several-black-kings = Es kann nicht gezogen werden: Schwarz hat mehr als einen König
play-opponent-in-check = Es kann nicht gezogen werden: Die Seite, die nicht am Zug ist, steht im Schach
play-white-moves = Weiß ist am Zug, und die Figur auf { $square } gehört Schwarz
play-black-moves = Schwarz ist am Zug, und die Figur auf { $square } gehört Weiß
play-nothing-there = Auf { $square } steht nichts
play-own-piece = Auf { $square } steht eine eigene Figur
play-none-reaches =
    So zieht { $piece ->
        [king] kein König
        [queen] keine Dame
        [rook] kein Turm
        [bishop] kein Läufer
        [knight] kein Springer
       *[pawn] kein Bauer
    } nach { $square }
play-king-in-check = Der König stünde im Schach
play-check-not-met = Der König steht im Schach, und dieser Zug beendet es nicht
play-no-right-kingside = Das Recht zur kurzen Rochade fehlt
play-no-right-queenside = Das Recht zur langen Rochade fehlt
play-castling-in-check = Im Schach darf nicht rochiert werden
play-castling-blocked = Der Rochade steht eine Figur im Weg
play-castling-attacked = Der König käme über ein bedrohtes Feld oder auf eines
play-not-a-move = kein Zug
play-no-promotion = Es fehlt, was der Bauer wird, wie in e8=D
play-ambiguous = Das kann { $moves } sein
play-promote-to =
    Umwandeln in { $piece ->
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
       *[knight] Springer
    }
play-word-wrong = „{ $word }“: { $reason }
play-word-read = „{ $word }“ als { $move }
play-words-read =
    Gelesen: { $repairs }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }

## Operations

operations = Operationen
operation-hidden = { $label }: verborgen, zum Zeigen klicken
operation-long = Hier ist nur der Anfang zu sehen. Die Operation bleibt, wie sie ist.
operations-more =
    { $number ->
        [one] Eine weitere Operation bleibt erhalten, wird hier aber nicht angezeigt.
       *[other] { $count } weitere Operationen bleiben erhalten, werden hier aber nicht angezeigt.
    }
operation-opcode = Operation { $opcode }: Opcode
operation-operands = Operation { $opcode }: Operanden
operation-up = Operation { $opcode } nach oben
operation-down = Operation { $opcode } nach unten
operation-remove = Operation { $opcode } entfernen
operation-new = Neue Operation: Opcode
operation-new-hint = Opcode
operation-add = Hinzufügen
operation-add-name = Operation hinzufügen
operation-choose = Opcode wählen
opcode-unknown = nicht im Standard
opcode-analysis-depth = Tiefe der Analyse
opcode-analysis-milliseconds = Millisekunden der Analyse
opcode-analysis-nodes = analysierte Stellungen
opcode-analysis-seconds = Sekunden der Analyse
opcode-avoid-moves = zu vermeidende Züge
opcode-best-moves = beste Züge
opcode-centipawn-evaluation = Bewertung, 1/100 Bauer
opcode-comment = Kommentar
opcode-direct-mate = Matt in so vielen Zügen
opcode-distance-to-zeroing = Halbzüge bis Schlag- oder Bauernzug
opcode-draw-accept = Remis angenommen
opcode-draw-claim = Remis reklamiert
opcode-draw-offer = Remis angeboten
opcode-draw-reject = Remis abgelehnt
opcode-eco = Eröffnung (ECO)
opcode-fullmove-number = Zugnummer
opcode-game-selector = welche Partie von beiden
opcode-halfmove-clock = Halbzugzähler
opcode-identification = Name
opcode-nic = Eröffnung (NIC)
opcode-no-operation = nichts
opcode-perft-count = Zugfolgen so vieler Halbzüge
opcode-predicted-move = erwarteter Zug
opcode-predicted-variation = erwartete Variante
opcode-receiver = Empfänger
opcode-repetition-count = wie oft sie vorkam
opcode-resign = die Seite am Zug gibt auf
opcode-sender = Absender
opcode-supplied-move = gespielter Zug
opcode-supplied-variation = gespielte Variante
opcode-variant = Regeln
opcode-variation-name = Name der Variante
opcode-win-draw-loss = Sieg, Remis oder Niederlage
operation-label-analysis-depth = Tiefe
operation-label-analysis-milliseconds = Millisek.
operation-label-analysis-nodes = Knoten
operation-label-analysis-seconds = Sekunden
operation-label-avoid-moves = Meiden
operation-label-best-moves = Bester Zug
operation-label-centipawn-evaluation = 1/100 Bauer
operation-label-comment = Kommentar
operation-label-direct-mate = Matt in
operation-label-distance-to-zeroing = Bis Nullung
operation-label-draw-accept = Remis ja
operation-label-draw-claim = Remisantrag
operation-label-draw-offer = Remisgebot
operation-label-draw-reject = Remis nein
operation-label-eco = ECO
operation-label-fullmove-number = Zugnummer
operation-label-game-selector = Partie
operation-label-halfmove-clock = Zähler
operation-label-identification = Name
operation-label-nic = NIC
operation-label-no-operation = Nichts
operation-label-perft-count = Perft
operation-label-predicted-move = Erwarteter Zug
operation-label-predicted-variation = Variante
operation-label-receiver = Empfänger
operation-label-repetition-count = Vorkommen
operation-label-resign = Gibt auf
operation-label-sender = Absender
operation-label-supplied-move = Gespielt
operation-label-supplied-variation = Zugfolge
operation-label-variant = Regeln
operation-label-variation-name = Abspiel
operation-label-win-draw-loss = Ergebnis
operation-label-numbered = { $label } { $number }
operation-with-opcode = { $label } ({ $opcode })
operation-own-ask = Noch zu beantworten: { $questions }
operation-own-crop = Bild des Bretts: { $file }
operation-own-source = Aus { $file }
operation-own-doubt = Unsicher: { $squares }
operation-own-confidence = Zu { $percent } % sicher, dass das Bild richtig gelesen ist
operation-rename = Opcode ändern
operation-options = Mehr zu Operation { $opcode }
operation-move-up = Nach oben
operation-move-down = Nach unten
operation-remove-entry = Entfernen
operation-opcode-form = Ein Opcode ist ein Buchstabe mit bis zu 14 Buchstaben, Ziffern und _ dahinter
operation-opcode-style = Öffentliche Opcodes haben mindestens zwei Kleinbuchstaben; private beginnen mit einem Großbuchstaben
operation-repeated = Diesen Opcode gibt es schon
operation-needs-number = Hier gehört eine Zahl hin
operation-out-of-bounds = Die Zahl liegt zwischen { $least } und { $most }
operation-too-small = Die Zahl ist mindestens { $least }
operation-needs-text = Hier gehört ein Text hin
operation-needs-move = Hier gehört ein Zug hin, etwa Nf3
operation-coordinate-move = Züge werden wie Nf3 geschrieben, nicht mit ihren Feldern
operation-loose-move = Nicht ganz die Schreibweise des Standards: Nf3, exd5, O-O, e8=Q
operation-takes-nothing = Hier gehört nichts hin
operation-too-many-operands = Hier steht mehr, als der Opcode zulässt
operation-open-quote = Das schließende Anführungszeichen fehlt
operation-text-too-long = Der Standard erlaubt Texte bis 255 Byte
operation-not-ascii = Ältere Programme lesen hier nur reines ASCII
operation-not-closed = Das Semikolon am Ende fehlt
operation-needs-supplied-move = Der Zug, mit dem Remis angeboten wird (sm), fehlt
operation-not-first-of-variation = Das ist nicht der erste Zug der erwarteten Variante (pv)
move-fault = { $move }: { $what }
move-fault-spelling = in der üblichen Notation { $standard }
move-fault-full-spelling = vollständig { $standard }
move-fault-ambiguous = das kann { $moves } sein
move-fault-not-a-move = kein Zug
move-fault-no-promotion = es fehlt, wozu der Bauer wird, wie in e8=Q
move-fault-nothing-there = auf { $square } steht nichts, was ziehen kann
move-fault-own-piece = auf { $square } steht eine eigene Figur
move-fault-none-reaches =
    { $role ->
        [king] der König kann nicht nach { $square } ziehen
        [queen] keine Dame kann nach { $square } ziehen
        [rook] kein Turm kann nach { $square } ziehen
        [bishop] kein Läufer kann nach { $square } ziehen
        [knight] kein Springer kann nach { $square } ziehen
       *[pawn] kein Bauer kann nach { $square } ziehen
    }
move-fault-king-in-check = der König stünde im Schach
move-fault-castling =
    { $side ->
        [kingside] die kurze Rochade ist in dieser Stellung nicht möglich
       *[queenside] die lange Rochade ist in dieser Stellung nicht möglich
    }
move-fault-other-side =
    { $color ->
        [white] ein Zug von Weiß, aber Schwarz ist am Zug
       *[black] ein Zug von Schwarz, aber Weiß ist am Zug
    }
move-fault-no-king =
    { $color ->
        [white] es lassen sich keine Züge angeben: Weiß hat keinen König
       *[black] es lassen sich keine Züge angeben: Schwarz hat keinen König
    }
move-fault-several-kings =
    { $color ->
        [white] es lassen sich keine Züge angeben: Weiß hat mehrere Könige
       *[black] es lassen sich keine Züge angeben: Schwarz hat mehrere Könige
    }
move-fault-opponent-in-check = es lassen sich keine Züge angeben: Wer nicht am Zug ist, steht im Schach
move-fault-line-of-play = eine Zugfolge, die zu pv gehört: Diese Züge lassen sich nur nacheinander spielen
move-fault-mates-in =
    { $moves ->
        [one] die angegebenen Züge setzen in { $moves } Zug matt
       *[other] die angegebenen Züge setzen in { $moves } Zügen matt
    }
move-fault-is-mated = am Ende der angegebenen Zugfolge ist matt, wer jetzt am Zug ist
move-fault-no-mate = die angegebenen Züge setzen nicht in so vielen Zügen matt
move-fault-king-alone = wer am Zug ist, hat nur den König
move-fault-game-over = wer am Zug ist, hat keinen legalen Zug
# A mate in the place of a best move, such as “bm #5”. standard: “dm 5”.
move-mate-note = ein Matt anstelle eines Zuges; andere Programme erwarten { $standard }
move-mate-write = { $standard } schreiben
moves-spelling-report = ein Zug steht nicht in der üblichen Notation
moves-wrong-report = ein Zug ist in dieser Stellung nicht möglich
moves-ambiguous-report = ein Zug kann mehreres bedeuten
moves-none-report = die Züge lassen sich nicht lesen
moves-line-of-play-report = eine Zugfolge steht, wo einzelne Züge stehen sollten
moves-mate-report = das angekündigte Matt passt nicht zu den Zügen
operation-respell = { $standard } statt { $move } schreiben
moves-show = Zeigen
moves-show-tip = Zu dieser Operation im Bereich rechts gehen
line-of-play = Zugfolge
line-first = Zurück zum Anfang der Zugfolge
line-back = Einen Zug zurück
line-forward = Einen Zug weiter
line-last = Zum Ende der Zugfolge
line-position-after = Die Stellung nach { $move }
operation-no-such-row = Diese Operation gibt es nicht mehr. Es wurde nichts geändert.
operation-bad-opcode = Ein Opcode beginnt mit einem Buchstaben und enthält weder Leerzeichen noch Semikolon. Es wurde nichts geändert.
operation-bad-operands = Aus der Zeile ließe sich das nicht wieder auslesen: ein Semikolon außerhalb von Anführungszeichen oder ein Anführungszeichen, das nicht geschlossen ist. Es wurde nichts geändert.
operation-not-latin-1 = Diese Zeile ist in Latin-1 geschrieben, wo einer dieser Buchstaben fehlt. Es wurde nichts geändert.
operation-would-change-others = Andere Operationen der Zeile würden dann anders gelesen. Es wurde nichts geändert.

## Board and spare pieces

place-piece = Setzen: { $piece }
place-piece-tip = Aufs Brett ziehen, oder anklicken und dann Felder anklicken. Die rechte Taste setzt die andere Farbe.
pointer-tool = Zeiger
pointer-tool-tip = Figuren ziehen, um sie zu versetzen
eraser-tool = Radierer
eraser-tool-tip = Figuren anklicken oder überstreichen, um sie zu entfernen

## The menu of a square

piece-menu-empty = Leer
piece-menu-brush = Als Pinsel nehmen
piece-menu-castle = Darf rochieren
piece-menu-moved-two = Ist gerade zwei Felder gezogen
piece-menu-unsure = Unsicher
piece-menu-mark = Markieren
piece-menu-mark-color = Markieren: { $color }

## List, tabs, cards

positions = Stellungen
position-row = Stellung { $number }
line-current = Stellung { $number } von { $count }
line-current-so-far = Stellung { $number } von bisher { $count }
shown-place = { $place } von { $count } angezeigten
shown-count = { $count } angezeigt
selected-count = { $selected } von { $count } ausgewählt
row-lost = nicht mehr in der Datei
row-at-move = Zug { $number }
row-after = nach { $move }
row-white-mated = Weiß ist matt
row-black-mated = Schwarz ist matt
row-white-stalemated = Weiß ist patt
row-black-stalemated = Schwarz ist patt
row-equal = gleiches Material
row-against = { $white } gegen { $black }
row-white-has-more = Weiß hat { $white } mehr
row-black-has-more = Schwarz hat { $black } mehr
row-best = Bester Zug
row-avoid = Meiden
row-line = Variante
row-mate-in = Matt in
row-mated-in = Wird matt in
row-score = Bewertung
mark-fine = in Ordnung
mark-fine-about = Gültige FEN, mögliche Stellung
mark-warned-about = Gültig, aber mit einer Warnung
mark-repaired-about = So, wie sie dasteht, nicht exakt; das Diagramm zeigt, was gemeint ist, und der Text lässt sich reparieren
mark-illegal-about = Keine Partie kann zu dieser Stellung führen
mark-unreadable-about = Aus dieser Zeile ist keine Stellung zu gewinnen
mark-ambiguous = auf { $count } Arten lesbar
mark-ambiguous-about = Die Zeile lässt sich auf mehr als eine Art lesen
mark-comment = Kommentar
mark-comment-about = Eine Zeile, die keine Stellung ist und keine sein soll
mark-blank = Leerzeile
mark-blank-about = Eine Zeile, in der nichts steht
mark-empty = leer
mark-empty-about = Ein leeres Brett: Die Figuren sind noch aufzustellen
change-changed = geändert
change-changed-about = Seit dem letzten Speichern geändert
change-repaired = wurde repariert
change-repaired-about = Seit dem letzten Speichern repariert
change-added = neu
change-added-about = Seit dem letzten Speichern hinzugekommen
change-removed = entfernt
change-removed-about = Seit dem letzten Speichern entfernt
change-removed-before =
    { $number ->
        [one] Darüber eine Stellung entfernt
       *[other] Darüber { $count } Stellungen entfernt
    }
change-before = Vorher: { $before }
list-scroll-bar = Stelle in der Liste
list-line = Stellung { $number }
list-as-rows = Liste
list-as-grid = Raster
list-diagram-size = Größe der Diagramme
list-diagram-size-about = Größe der Diagramme (Strg und Mausrad über der Liste)
list-find = Suchen
list-add-about = Dieser Datei eine leere Stellung hinzufügen, unter der aktuellen
list-place = Hier stehen die Stellungen, die Sie dieser Datei hinzufügen.
list-nothing = Keine Stellung anzuzeigen
list-menu = Ausgewählte Stellungen
rows-move-to = Verschieben nach
rows-copy-to = Kopieren nach
drag-rows =
    { $number ->
        [one] eine Stellung
       *[other] { $count } Stellungen
    }
drag-move-to = Verschieben nach { $name }
drag-copy-to = Kopieren nach { $name }
group-size = { $count } gleiche
group-many = mehr als { $count } gleiche
chip-all = Alle
chip-all-about = Alle Stellungen anzeigen
chip-fine = In Ordnung
chip-warned = Auffällig
chip-repaired = Reparierbar
chip-illegal = Illegal
chip-unreadable = Unlesbar
chip-found = Gefunden
chip-duplicates = Dubletten
chip-taken-about = Klicken, um wieder alle Stellungen anzuzeigen
chip-check = Prüfen
chip-check-about = Jede Stellung auf Fehler prüfen
chip-checking = prüft… { $part } %
chip-checking-about = Jede Stellung wird geprüft; der Fortschritt steht unten
untitled = Unbenannt
untitled-file-name = unbenannt
tab-modified = { $name }, nicht gespeichert
tab-close = { $name } schließen
window-title = { $name } – Tabiya
window-title-modified = *{ $name } – Tabiya
status-reading = { $name } wird gelesen
status-reading-input = Standardeingabe wird gelesen
status-saving = { $name } wird gespeichert
status-listing = Ordner wird gelesen
status-settings = Einstellungen
status-making-diagram = Diagramm wird erstellt
status-counting-pages = Seiten werden gezählt
status-making-pages = { $name } wird erstellt
status-making-printout = Die Seiten werden für den Druck vorbereitet
status-printing = Warten auf den Druckdialog
status-opening = { $name } wird geöffnet
status-copying-picture = Bild wird kopiert
status-copying-text = Kopieren läuft
status-pasting = Zwischenablage wird gelesen
status-taking-screenshot = Ein Bild vom Bildschirm wird erwartet
status-looking-at-text = Stellungen im Text werden gesucht
status-reading-pasted-picture = Das Bild aus der Zwischenablage wird gelesen
status-reading-screen = Das Bild vom Bildschirm wird gelesen
status-reading-pieces = Figuren werden gelesen
status-reloading = Datei wird neu gelesen
status-keeping-edits = Ihre Änderungen werden beiseitegelegt
status-looking = Dateien werden abgefragt
status-fetching = Stellungen werden gelesen
status-checking = Prüfung läuft
status-counting = Zählung läuft
status-filtering = Filter läuft
status-finding = Suche läuft
status-finding-nearest = Ähnliche Suche wird ermittelt
status-finding-duplicates = Dubletten werden gesucht
status-sorting = Sortierung läuft
status-shuffling = Zeilen werden gemischt
status-finding-repairs = Reparierbares wird gesucht
status-finding-engines = Engines werden gesucht
status-endgame = Endspiel wird nachgeschlagen
status-deleting = Stellungen werden gelöscht
status-moving = Stellungen werden verschoben
status-copying = Stellungen werden kopiert
status-duplicating = Stellungen werden dupliziert
status-repairing = Reparatur läuft
status-answering-turns = Die Seite am Zug wird eingetragen
status-looking-for-operations = Operationen werden gesucht
status-making-fen = Stellungen werden als FEN geschrieben
status-scoring = Wertung läuft
status-making-positions = { $number ->
    [one] Eine Stellung wird hergestellt
   *[other] { $count } Stellungen werden hergestellt
}
status-statistics = Stellungen werden gezählt
status-saving-score = Wertung wird gespeichert
status-analysing = Analyse läuft
status-putting-results = Ergebnisse werden in die Zeilen geschrieben
status-finding-left-analyses = Suche nach unterbrochenen Analysen
status-removing-results = Nicht mehr benötigte Ergebnisse werden entfernt
status-adding = Stellungen werden hinzugefügt
status-reverting = Stellungen werden zurückgesetzt
status-comparing = Vergleich mit der Datei
status-asking = Der Dateidialog des Systems ist geöffnet
status-asking-silent = Kein Dateidialog zu sehen? Noch einmal „Öffnen“ oder „Speichern“ bringt den eingebauten.
status-no-answer = { $what }: noch keine Antwort von der Platte
status-waiting-line = Warten auf { $name }: zu Stellung { $line } gehen{ $more ->
        [0] {""}
        [one] {" "}und { $more } weitere Aktion
       *[other] {" "}und { $more } weitere Aktionen
    }
status-waiting-change = Warten auf { $name }: eine Änderung{ $more ->
        [0] {""}
        [one] {" "}und { $more } weitere Aktion
       *[other] {" "}und { $more } weitere Aktionen
    }
use-own-dialog = Eingebauten Dialog verwenden
cancel = Abbrechen
cancel-waiting = Nicht mehr auf { $name } warten
dismiss-message = Meldung schließen
copy-messages = Meldungen kopieren
all-messages =
    { $count ->
        [one] Die ganze Meldung zeigen
       *[other] Alle { $count } Meldungen zeigen
    }
announce-zoom = Größe { $percent } %
announce-put = { $piece } auf { $square }
announce-emptied = { $square } ist jetzt leer
announce-put-both = { $here } · { $there }
announce-put-at-home = { $piece }: auf den Feldern der Grundstellung
announce-filled = Reihe { $rank }: { $piece } auf jedem Feld
announce-taken-off =
    { $count ->
        [0] Dort stand nichts
        [one] Ein Stein entfernt
       *[other] { $count } Steine entfernt
    }
announce-kings-only = Nur die Könige sind übrig
announce-dropped-block =
    { $count ->
        [one] Ein Stein versetzt
       *[other] { $count } Steine versetzt
    }
announce-copied-block =
    { $count ->
        [one] Ein Stein kopiert
       *[other] { $count } Steine kopiert
    }
announce-castling-changed = Rochaderechte geändert
announce-may-castle = { $piece } auf { $square } darf rochieren
announce-may-not-castle = { $piece } auf { $square } darf nicht rochieren
announce-mirrored-files = Horizontal gespiegelt
announce-mirrored-ranks = Vertikal gespiegelt
announce-rotated = Um 180° gedreht
announce-swapped-colors = Farben getauscht und gespiegelt
announce-swapped-in-place = Nur Farben getauscht
announce-as-black-sees-it = Aus der Sicht von Schwarz
announce-shifted = Um ein Feld verschoben
# $done: the action, as a text; $squares: the squares of the lost pieces, such as "a1, h1".
announce-lost =
    { $count ->
        [one] { $done }. Ein Stein fiel vom Brett: { $squares }
       *[other] { $done }. { $count } Steine fielen vom Brett: { $squares }
    }
# $from and $to: opposite corners of a rectangle of squares.
announce-selected-block =
    { $men ->
        [0] { $from } bis { $to } ausgewählt, leer
        [one] { $from } bis { $to } ausgewählt, ein Stein
       *[other] { $from } bis { $to } ausgewählt, { $men } Steine
    }
announce-moved-block =
    { $count ->
        [one] Ein Feld versetzt, jetzt auf { $square }
       *[other] { $count } Felder versetzt, jetzt bis { $square }
    }
announce-unsure = { $square } ist unsicher
announce-sure = { $square } ist sicher
announce-block-unsure =
    { $count ->
        [one] Ein Feld ist unsicher
       *[other] { $count } Felder sind unsicher
    }
announce-block-sure =
    { $count ->
        [one] Ein Feld ist sicher
       *[other] { $count } Felder sind sicher
    }
announce-all-sure = Alle Felder sind sicher
announce-row-settled = Alle Felder dieser Stellung sind sicher. In anderen gibt es unsichere Felder.
mark-green = grün
mark-red = rot
mark-blue = blau
mark-yellow = gelb
announce-marked = Markierung auf { $square }: { $color }
announce-unmarked = Keine Markierung auf { $square }
announce-arrow = Pfeil von { $from } nach { $to }: { $color }
announce-no-arrow = Kein Pfeil von { $from } nach { $to }
announce-annotations-removed = Alle Pfeile und Markierungen entfernt
announce-comparing-ended = Vergleich beendet
announce-compared = Andere Stellungen werden jetzt mit dieser verglichen
announce-white-moves = Weiß am Zug
announce-black-moves = Schwarz am Zug
announce-castling = { $right }: ja
announce-no-castling = { $right }: nein
announce-en-passant = En-passant-Feld { $square }
announce-no-en-passant = Kein En-passant-Feld
announce-halfmove-clock = Halbzugzähler { $count }
announce-fullmove-number = Zugnummer { $count }
announce-cleared = Das Brett ist jetzt leer
announce-start = Die Grundstellung ist aufgebaut
announce-replaced = Neue Stellung
message-game-begun = Die Partie bleibt, wie sie ist. Mit der geänderten Stellung beginnt darunter eine neue Partie.
announce-undone = Rückgängig gemacht
announce-play-begun = Züge spielen: eintippen oder Felder auf dem Brett wählen
announce-play-ended = Jetzt wird wieder aufgestellt
announce-line-played = Gespielt: { $moves }
announce-engine-opened = Bereich für Engines
announce-engine-closed = Bereich für Engines geschlossen
announce-engine-started = { $engine } gestartet
announce-engine-stopped = { $engine } angehalten
announce-engines-found =
    { $number ->
        [one] Eine Engine gefunden
       *[other] { $count } Engines gefunden
    }
announce-put-back = Zurückgestellt
announce-picked-up =
    { $piece } auf { $square } aufgenommen: { $count ->
        [0] kein Zug
        [one] ein Zug
       *[other] { $count } Züge
    }
announce-promoting = Wählen Sie, was der Bauer wird
announce-played = { $side }: { $move }
announce-played-check = { $side }: { $move }, Schach
announce-played-mate = { $side }: { $move }, schachmatt
announce-played-stalemate = { $side }: { $move }, patt
announce-line-begin = Anfang der Variante
announce-line-at = Nach { $moves }
announce-redone = Wiederholt

## Messages

message-more-errors =
    { $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
announce-operation-added = Operation hinzugefügt
announce-operation-removed = Operation entfernt
announce-operation-moved = Operation verschoben
announce-move-respelled = Jetzt steht da { $standard }
announce-deleted =
    { $number ->
        [one] Stellung gelöscht
       *[other] { $count } Stellungen gelöscht
    }
announce-statistics =
    { $number ->
        [0] Nichts zu zählen
        [one] Eine Stellung gezählt
       *[other] { $count } Stellungen gezählt
    }
announce-scored = { $solved } von { $count } gelöst
announce-analysis-begun = { $name } wird mit { $engine } analysiert
announce-analysis-paused = Analyse angehalten
announce-analysis-goes-on = Analyse läuft weiter
announce-duplicated =
    { $number ->
        [one] Stellung dupliziert
       *[other] { $count } Stellungen dupliziert
    }
announce-duplicates-deleted =
    { $number ->
        [0] Keine Dubletten gelöscht
        [one] Eine Dublette gelöscht
       *[other] { $count } Dubletten gelöscht
    }
announce-moved =
    { $number ->
        [one] Stellung verschoben
       *[other] { $count } Stellungen verschoben
    }
announce-sorted =
    { $number ->
        [one] Eine Stellung sortiert
       *[other] { $count } Stellungen sortiert
    }
announce-shuffled =
    { $number ->
        [one] Eine Stellung gemischt
       *[other] { $count } Stellungen gemischt
    }
announce-repaired =
    { $number ->
        [one] Eine Stellung repariert
       *[other] { $count } Stellungen repariert
    }
announce-turns-answered =
    { $number ->
        [one] Die Seite am Zug wurde auf einem Brett eingetragen
       *[other] Die Seite am Zug wurde auf { $count } Brettern eingetragen
    }
announce-made-fen =
    { $number ->
        [one] Eine Stellung ist jetzt eine reine FEN
       *[other] { $count } Stellungen sind jetzt reine FEN
    }
announce-reverted =
    { $number ->
        [one] Stellung auf den Stand der Datei zurückgesetzt
       *[other] { $count } Stellungen auf den Stand der Datei zurückgesetzt
    }
message-nothing-to-revert = Keine dieser Stellungen weicht von der Datei ab
announce-copied-over =
    { $number ->
        [one] Stellung in die andere Datei kopiert
       *[other] { $count } Stellungen in die andere Datei kopiert
    }
announce-moved-over =
    { $number ->
        [one] Stellung in die andere Datei verschoben
       *[other] { $count } Stellungen in die andere Datei verschoben
    }
announce-selected =
    { $number ->
        [one] Eine Stellung ausgewählt
       *[other] { $count } Stellungen ausgewählt
    }
announce-nothing-selected = Keine Stellung ausgewählt
announce-line = Stellung { $number }
announce-all-rows =
    { $number ->
        [one] Die einzige Stellung wird angezeigt
       *[other] Alle { $count } Stellungen werden angezeigt
    }
announce-found =
    { $number ->
        [0] Keine Stellung gefunden
        [one] Eine Stellung gefunden
       *[other] { $count } Stellungen gefunden
    }
announce-duplicates =
    { $number ->
        [0] Keine Stellung kommt doppelt vor
        [one] Eine Stellung kommt mehrfach vor, überzählige Stellungen: { $surplus }
       *[other] { $count } Stellungen kommen mehrfach vor, überzählige Stellungen: { $surplus }
    }
announce-added-one = Stellung hinzugefügt
message-copied = Kopiert
message-line-written = In den Datensatz eingetragen: { $operation }
message-line-was-written = Das steht schon im Datensatz: { $operation }
message-line-added =
    { $number ->
        [one] Eine weitere Stellung der Variante steht in der Datei
       *[other] { $count } weitere Stellungen der Variante stehen in der Datei
    }
message-game-added =
    { $number ->
        [one] Eine weitere Stellung der Partie steht in der Datei
       *[other] { $count } weitere Stellungen der Partie und ihrer Varianten stehen in der Datei
    }
message-picture-copied = Bild kopiert
copied-picture = Kopiertes Bild, { $width } × { $height } Pixel
message-svg-copied = SVG kopiert
message-picture-saved = { $name } gespeichert ({ $width } × { $height } Pixel, { $size })
message-drawing-saved = { $name } gespeichert ({ $size })
message-diagram-failed = Das Diagramm ließ sich nicht erstellen: { $reason }.
message-style-saved = Stil „{ $name }“ gespeichert
message-style-deleted = Stil „{ $name }“ gelöscht
message-pieces-no-text = Der Name dieses Ordners ist kein Text und lässt sich nicht in den Einstellungen ablegen. Geben Sie dem Ordner einen anderen Namen.
message-copied-but =
    Kopiert. { $warning }{ $more ->
        [0] .
        [one] , und eine weitere Warnung.
       *[other] , und { $more } weitere Warnungen.
    }
message-pasted-repaired = Stellung aus dem Text übernommen. Berichtigt: { $repairs }
message-pasted = Stellung aus dem Text übernommen
message-replaced = Entfernte Operationen der bisherigen Stellung: { $operations } (Rückgängig stellt sie wieder her)
message-and-next = { $first }. { $next }
message-replaced-remark = ein Kommentar
message-game =
    { $number ->
        [0] Keine Züge. Auf dem Brett ist die Stellung, mit der sie beginnt.
        [one] Ein Zug. Auf dem Brett ist die letzte Stellung.
       *[other] { $count } Züge. Auf dem Brett ist die letzte Stellung.
    }
message-game-of = { $white } – { $black }: { $game }
message-game-stops = Die Partie lässt sich nicht bis zum Ende lesen: { $why }.
message-game-variant = Die Partie wurde nicht gelesen: { $why }.
message-game-skipped = Unbekannter Text wurde übersprungen, zuerst: { $word }
message-game-rest = Der Rest steht in der Zeile für Züge.
message-game-add = Alle ihre Stellungen hinzufügen
message-added =
    { $number ->
        [one] Eine Stellung hinzugefügt
       *[other] { $count } Stellungen hinzugefügt
    }
message-lines-copied =
    { $number ->
        [one] Stellung kopiert
       *[other] { $count } Stellungen kopiert
    }
message-copied-as =
    { $number ->
        [one] Eine Stellung als { $form } kopiert
       *[other] { $count } Stellungen als { $form } kopiert
    }
message-nothing-to-copy = Die ausgewählten Zeilen enthalten keine Stellung
message-too-much-to-copy = Das sind mehr Stellungen, als die Zwischenablage fasst. Legen Sie sie in einer eigenen Datei ab: „Auswahl in neue Datei auslagern“.
message-not-cut = Die Stellungen sind in der Zwischenablage, aber die Datei wurde inzwischen geändert: Sie wurden nicht gelöscht.
message-not-moved = Die Stellungen wurden kopiert, aber ihre Datei wurde inzwischen geändert: Sie bleiben auch dort.
message-nothing-to-repair = Es gibt nichts zu reparieren
message-no-duplicates-shown = Suchen Sie zuerst nach Dubletten
message-no-such-line =
    { $number ->
        [0] Es gibt keine Stellungen
        [one] Es gibt nur eine Stellung
       *[other] Es gibt die Stellungen 1 bis { $count }
    }
message-still-reading = Die Datei wird noch gelesen. Versuchen Sie es danach noch einmal.
message-still-changing = Eine andere Änderung vieler Stellungen ist noch in Arbeit. Versuchen Sie es danach noch einmal.
message-changed-again = Die Datei wurde inzwischen geändert: Die Änderung wird neu berechnet
message-change-given-up = Die Datei wurde inzwischen geändert: Sonst ist nichts geschehen. Versuchen Sie es noch einmal.
message-check-cancelled = Die Prüfung wurde angehalten. „Alle Stellungen prüfen“ setzt sie fort.
message-too-many-lines = Es sind mehr Stellungen, als sich ordnen oder vergleichen lassen.
message-row-lost = Diese Stellung ist verloren: Ein anderes Programm hat die Datei geändert.
message-row-not-read = Diese Stellung ließ sich nicht lesen. Es wurde nichts geändert; versuchen Sie es noch einmal.
message-rows-not-read = Stellungen ließen sich nicht vom Datenträger lesen: { $reason }
message-nothing-to-paste = Es gibt keinen Text zum Einfügen
message-picture-read = Das Diagramm steht auf dem Brett. Vergleichen Sie es mit dem Bild.
message-picture-written = Das Bild sagt, was in seinem Diagramm steht. Es steht auf dem Brett.
message-picture-doubt =
    { $count ->
        [one] Das Diagramm steht auf dem Brett. Ein Feld ist unsicher.
       *[other] Das Diagramm steht auf dem Brett. { $count } Felder sind unsicher.
    }
message-pictures-read =
    { $name }: { $number ->
        [one] ein Diagramm
       *[other] { $count } Diagramme
    }
message-pictures-doubt =
    { $number ->
        [one] In einem davon sind Felder unsicher.
       *[other] In { $count } davon sind Felder unsicher.
    }
message-picture-missing = Nicht im Bild: { $lines }.
message-picture-none = { $name } zeigt kein Schachbrett, das sich finden ließ. Lesbar ist ein Bild, auf dem das Brett scharf, nicht zu klein und vollständig ist. Platz um das Brett herum schadet nicht.
message-picture-unlikely = { $reason } { $name } wurde nicht gelesen.
message-no-screenshots = Dieser Desktop nimmt für andere Programme keine Bilder vom Bildschirm auf. Machen Sie auf seine eigene Art ein Bildschirmfoto, und fügen Sie es hier ein.
message-screenshot-silent = Der Desktop hat nicht geantwortet, als er um ein Bild vom Bildschirm gebeten wurde. Machen Sie auf seine eigene Art ein Bildschirmfoto, und fügen Sie es hier ein.
message-screenshot-refused = Der Desktop hat kein Bild vom Bildschirm aufgenommen. Erlauben Sie Tabiya in den Einstellungen des Desktops Bildschirmfotos, oder machen Sie eines auf seine eigene Art und fügen Sie es hier ein.
message-clipboard-silent = Das Programm, aus dem die Zwischenablage stammt, antwortet nicht. Es wurde nichts eingefügt. Kopieren Sie den Text noch einmal, oder schließen Sie jenes Programm.
message-clipboard-owner-gone = Das Programm, aus dem die Zwischenablage stammte, ist beendet. Es wurde nichts eingefügt. Kopieren Sie den Text noch einmal.
message-clipboard-too-large = In der Zwischenablage sind mehr als { $most } Text. Es wurde nichts eingefügt. Speichern Sie ihn als Datei, und öffnen Sie diese.
message-clipboard-unreachable = Die Zwischenablage ist auf diesem Desktop nicht erreichbar. Es wurde nichts eingefügt. Öffnen Sie stattdessen eine Datei, oder ziehen Sie sie ins Fenster.
message-paste-overtaken = Die Zwischenablage war langsam, und Sie hatten schon weitergearbeitet. Es wurde nichts eingefügt. Fügen Sie noch einmal ein.
message-not-copied = Der Desktop hat es nicht angenommen. Es wurde nichts kopiert; versuchen Sie es noch einmal.
message-piece-list-kept = Die Figurenliste enthält einen Fehler. Ihr Text steht unter dem Pfeil neben „Einfügen“.
message-list-replaced = Stellung aus der Figurenliste aufgebaut
message-list-add = Stattdessen zur Stellung hinzufügen
message-block-at-edge = Die ausgewählten Felder liegen schon am Brettrand
message-arrow-begun = Pfeil ab { $from }, { $color }: auf das Zielfeld klicken, oder hingehen und die Eingabetaste drücken
message-arrow-asked = Klicken Sie auf das Feld, auf dem der Pfeil beginnt ({ $color }), dann auf das, auf dem er endet; Esc bricht ab
message-arrow-given-up = Kein Pfeil gezeichnet
message-no-right-here = Nur bei König, Turm oder Bauer gibt es etwas umzuschalten: die Rochade oder dass er gerade zwei Felder gezogen ist
message-king-cannot-castle = Der König auf { $square } kann nicht rochieren: Er muss auf seiner Grundreihe stehen, mit einem Turm auf derselben Reihe
message-rook-cannot-castle = Der Turm auf { $square } kann nicht rochieren: Turm und König müssen beide auf ihrer Grundreihe stehen
message-pawn-is-to-move =
    Dieser Bauer kann nicht gerade gezogen sein: Seine Seite ist am Zug. Wechseln Sie zuerst das Zugrecht{ $keys ->
        [none] .
       *[other] { " " }({ $keys }).
    }
message-pawn-has-not-moved-two = Der Bauer auf { $square } kann nicht gerade zwei Felder gezogen sein: Ein solcher Bauer steht auf Reihe 4 (weiß) oder 5 (schwarz), und die zwei Felder hinter ihm sind leer
message-chess960 = Chess960-Startstellung { $number }
message-chess960-double = Chess960-Startstellungen { $white } für Weiß und { $black } für Schwarz
message-known = { $name }
# The dialog of known positions. $name is never translated.
known-title = Bekannte Stellungen
known-field = Bekannte Stellungen durchsuchen
known-hint = Name, ECO-Code, Züge, Autor, Jahr
known-all = Alle
known-opening = Eröffnungen
known-mate = Mattbilder
known-ending = Endspiele
known-study = Studien
known-game = Partien
known-odds = Vorgaben
known-list = Bekannte Stellungen
known-row = { $code } { $name }
known-diagram = { $name }, { $side }
known-code = ECO { $code }
known-put = Aufs Brett stellen
known-count =
    { $number ->
        [0] Zu diesen Wörtern ist nichts bekannt. Versuchen Sie einen Namen, einen ECO-Code oder erste Züge.
        [one] Eine Stellung
       *[other] { $count } Stellungen
    }
# The dialog of Chess960 starting positions.
chess960-title = Chess960
chess960-about = Die 960 Startstellungen nach ihren Nummern, 0 bis 959. Die gewöhnliche Grundstellung ist Nummer { $standard }.
chess960-white = Nummer
chess960-white-alone = Nummer für Weiß
chess960-double = Schwarz hat eine andere Startstellung
chess960-black = Nummer für Schwarz
chess960-random = Zufällig
chess960-random-tip = Eine Nummer auslosen
chess960-put = Aufs Brett stellen
chess960-diagram = Chess960-Startstellung { $white }
chess960-diagram-double = Chess960-Startstellungen { $white } für Weiß und { $black } für Schwarz
chess960-here = Auf dem Brett: Nummer { $number }
chess960-here-double = Auf dem Brett: Nummer { $white } für Weiß, { $black } für Schwarz
chess960-here-none = Auf dem Brett: keine Startstellung
message-compared-has-changed = Stellung { $line } hat sich geändert. Die Felder, die sich unterscheiden, sind weiterhin markiert.
message-compared-is-gone = Die Datei der anderen Stellung wurde geschlossen
message-no-position-in-text = In diesem Text ist keine Stellung. Es wurde nichts geändert.
message-moves-from-elsewhere = Diese Züge beginnen nicht am Anfang einer Partie. Bauen Sie die Stellung auf, zu der sie gehören, wählen Sie „Züge spielen“ und fügen Sie sie dort in die Zeile ein.
message-no-such-positions = Solche Stellungen gibt es in diesen Partien nicht. Nichts wurde geändert.
message-link-to-game = Das ist ein Link zu einer Partie auf { $site }, und es steht keine FEN darin. Tabiya geht nie ins Netz: Öffnen Sie die Partie im Browser, kopieren Sie dort die FEN der Stellung, und fügen Sie diese ein.
message-link = Das ist ein Link zu { $site }, und es steht keine FEN darin. Tabiya geht nie ins Netz: Öffnen Sie die Seite im Browser, kopieren Sie dort die FEN oder das Bild des Bretts, und fügen Sie sie ein.
message-no-position-in-long-text = In diesem Text von { $size } ist keine Stellung, und für ein Feld ist er zu lang. Es wurde nichts geändert. Im Menü „Bearbeiten“ lässt er sich ganz kopieren.
message-text-cut = Dieser Text ist zu lang für das Feld: Nur sein Anfang wurde übernommen. Im Menü „Bearbeiten“ lässt er sich ganz kopieren.
message-field-full = In diesem Feld ist kein Platz mehr
message-cut-text-copied = Der ganze Text ist in der Zwischenablage
message-fault-in-job = { $reason }; ein Bericht über diesen Fehler von Tabiya liegt in { $path }
message-messages-copied = Die Meldungen sind in der Zwischenablage
message-reports =
    { $count ->
        [one] In Tabiya ist früher ein Programmfehler aufgetreten. Was darüber bekannt ist, ohne Ihre Stellungen und Namen, liegt in { $path }
       *[other] In Tabiya sind früher { $count } Programmfehler aufgetreten. Was über den letzten bekannt ist, ohne Ihre Stellungen und Namen, liegt in { $path }
    }
message-job-failed = Das ließ sich nicht ausführen ({ $reason }). Es wurde nichts geändert; versuchen Sie es noch einmal.
message-pasted-unreadable = Im Text wurde keine Stellung gefunden. Er steht in der FEN-Zeile, wo er sich berichtigen lässt.
message-no-repair = Für diesen Text ist keine sinnvolle Berichtigung bekannt. Berichtigen Sie ihn in der FEN-Zeile.
message-open-already = { $file } ist dieselbe Datei wie { $name } und schon geöffnet.
message-open-already-same-name = { $file } ist schon geöffnet.
message-opened =
    { $name }: { $number ->
        [one] eine Stellung
       *[other] { $count } Stellungen
    }
message-has-pages =
    { $count ->
        [one] { $name } ist ein PDF, keine Liste.
       *[other] { $count } der Dateien sind PDFs, keine Listen.
    }
read-its-diagrams = Diagramme darin lesen
read-anyway = Trotzdem lesen
message-not-saved = { $name } wurde nicht gespeichert.
message-saved = { $name } gespeichert
message-too-many-files =
    { $number ->
        [one] Eine Datei wurde nicht geöffnet: Mehr als { $most } Tabs auf einmal sind nicht möglich. Schließen Sie einige, oder öffnen Sie den Ordner als eine Liste.
       *[other] { $count } Dateien wurden nicht geöffnet: Mehr als { $most } Tabs auf einmal sind nicht möglich. Schließen Sie einige, oder öffnen Sie den Ordner als eine Liste.
    }
message-more-files-not-read =
    { $number ->
        [one] Eine weitere Datei konnte nicht gelesen werden.
       *[other] { $count } weitere Dateien konnten nicht gelesen werden.
    }
message-too-many-copied-files =
    { $number ->
        [one] Eine Datei wurde kopiert; beim Einfügen werden höchstens { $most } auf einmal geöffnet. Es wurde nichts geöffnet. Ziehen Sie sie ins Fenster.
       *[other] { $count } Dateien wurden kopiert; beim Einfügen werden höchstens { $most } auf einmal geöffnet. Es wurde nichts geöffnet. Ziehen Sie die Dateien ins Fenster, oder öffnen Sie ihren Ordner.
    }
message-too-many-tabs = Mehr als { $most } Tabs auf einmal sind nicht möglich, daher wurde nicht alles geöffnet. Schließen Sie einige Tabs, und öffnen Sie den Rest noch einmal.
message-nothing-in-folder = In { $folder } sind keine .fen- oder .epd-Dateien.
message-still-loading = { $name } wird noch gelesen und lässt sich speichern, sobald alles da ist.
table-changed = Es wurde nichts geschrieben: { $name }, woraus diese Stellungen stammen, wurde seither von einem anderen Programm geändert. Speichern Sie die Sammlung als .epd, oder öffnen Sie die Tabelle neu.
message-packed-name = Es wurde nichts gespeichert: { $name } ist der Name einer gepackten Datei, und hier werden keine Dateien gepackt. Wählen Sie einen Namen, der auf .fen oder .epd endet.
message-not-whole = Von { $name } wurde nur ein Teil gelesen, darum lässt sich die Datei nicht speichern. Kopieren Sie, was Sie brauchen, schließen Sie sie, und öffnen Sie sie neu.
message-cut-off =
    { $name }: Das Lesen wurde nach { $number ->
        [one] einer Stellung
       *[other] { $count } Stellungen
    } abgebrochen. Dieses Dokument ist unvollständig und lässt sich nicht speichern; Ihre Änderungen lassen sich daraus kopieren.
message-reloaded = { $name } wurde neu gelesen
message-kept = Bleibt hier, wie es ist. Das nächste Speichern überschreibt { $name }.
message-own-lines =
    { $number ->
        [one] Ihre Stellung steht in einem neuen Dokument
       *[other] Ihre { $count } Stellungen stehen in einem neuen Dokument
    }
message-still-saving = Dieses Dokument wird noch gespeichert. Versuchen Sie es danach noch einmal.
message-cancelled = Abgebrochen. Es wurde nichts geändert.
message-waiting-stopped = Es wird nicht mehr gewartet. Was wartete, wurde nicht getan; es wurde nichts geändert.
message-pages-saved =
    { $number ->
        [one] { $name } gespeichert: ein Diagramm auf { $pages }
       *[other] { $name } gespeichert: { $count } Diagramme auf { $pages }
    }
message-pages-text-saved =
    { $number ->
        [one] { $name } gespeichert: ein Diagramm
       *[other] { $name } gespeichert: { $count } Diagramme
    }
message-pages-empty = In diesen Zeilen ist keine Stellung. Wählen Sie andere.
message-pages-printed =
    { $number ->
        [one] An den Drucker gesendet: ein Diagramm auf { $pages }
       *[other] An den Drucker gesendet: { $count } Diagramme auf { $pages }
    }
message-not-printed = Die Seiten wurden nicht gedruckt. Das Drucksystem meldet: { $reason }
message-print-in-viewer = Dieses System hat keinen Druckdialog; die Seiten wurden im PDF-Betrachter geöffnet. Drucken Sie sie dort. ({ $path })
message-print-in-viewer-silent = Der Druckdialog antwortet nicht; die Seiten wurden im PDF-Betrachter geöffnet. Drucken Sie sie dort. ({ $path })
message-no-viewer = Es wurde kein Programm gefunden, das diese Datei öffnet: { $file }
open-in-viewer = Öffnen
open-in-viewer-about = { $name } mit dem Programm öffnen, das Ihr System dafür verwendet
show-in-folder = Im Ordner zeigen
show-in-folder-about = Den Ordner { $folder } öffnen
message-dialog-already-open = Ein Dateidialog ist schon geöffnet. Beantworten Sie zuerst diesen.
message-standard-input-no-text = Die Standardeingabe ist kein Text. Es wurde nichts geöffnet.
message-standard-input-failed = Die Standardeingabe ließ sich nicht lesen: { $reason }

## Settings

settings-damaged = Die Einstellungen in { $file } waren nicht zu verstehen. Sie bleiben als { $kept } erhalten; Tabiya beginnt mit neuen.
settings-newer = Die Einstellungen in { $file } stammen von einer neueren Version von Tabiya. Sie bleiben als { $kept } erhalten; diese Version beginnt mit eigenen.
settings-damaged-left = Die Einstellungen in { $file } waren nicht zu verstehen und ließen sich nicht umbenennen: { $reason }. Sie bleiben, wie sie sind; es gelten die Standardwerte. Bessern Sie die Datei aus oder löschen Sie sie, damit Ihre Wahl gemerkt wird.
settings-newer-left = Die Einstellungen in { $file } stammen von einer neueren Version von Tabiya und ließen sich nicht umbenennen: { $reason }. Sie bleiben, wie sie sind; es gelten die Standardwerte.
settings-more-unknown =
    { $number ->
        [one] Eine weitere Zeile der Einstellungen hat hier keine Bedeutung. Sie bleibt, wie sie ist.
       *[other] { $count } weitere Zeilen der Einstellungen haben hier keine Bedeutung. Sie bleiben, wie sie sind.
    }
settings-unknown-word = In den Einstellungen steht { $key } = { $word }; das hat hier keine Bedeutung. Bis Sie etwas wählen, gilt der Standardwert.
settings-relative-folder = Die Einstellungen suchen Endspieltabellen in { $folder }. Das ist kein vollständiger Pfad eines Ordners, deshalb wird die Angabe übergangen.
settings-unknown-keys = In den Einstellungen hat { $command } die Tasten { $word }, aber das sind keine Tasten. Bis Sie welche wählen, gelten die Standardtasten.
settings-unknown-style-word = In den Einstellungen steht beim Diagrammstil „{ $style }“: { $key } = { $word }; das hat hier keine Bedeutung. Bis Sie etwas wählen, gilt der Standardwert.
settings-unknown-command = Die Einstellungen nennen Tasten für { $command }, aber einen solchen Befehl gibt es nicht. Diese Zeile bleibt, wie sie ist.
settings-keys-clash = Die Einstellungen geben { $keys } zwei Befehlen: „{ $first }“, der sie hat, und „{ $second }“, der sie nicht hat.
settings-keys-fixed = Die Einstellungen geben { $keys } dem Befehl „{ $command }“; diese Tasten sind aber fest vergeben: { $use }. Dabei bleibt es.
settings-unreadable = Die Einstellungen in { $file } ließen sich nicht lesen: { $reason }. Sie bleiben, wie sie sind; es gelten die Standardwerte.
settings-unwritten = Ihre Wahl ließ sich in { $file } nicht merken: { $reason }. Sie gilt, bis Tabiya geschlossen wird.

## Opening and saving

load-not-found = Eine Datei { $file } gibt es nicht. Prüfen Sie den Namen, oder wählen Sie die Datei mit „Datei“, „Öffnen“.
load-is-folder = { $file } ist ein Ordner. Wählen Sie eine Datei darin.
load-not-regular = { $file } ist keine gewöhnliche Datei (sondern Gerät oder Pipe) und wird nicht geöffnet.
load-no-permission = Sie dürfen { $file } nicht lesen. Fragen Sie den Besitzer, oder ändern Sie die Zugriffsrechte.
load-too-large = { $file } enthält mehr, als sich hier entpacken lässt. Entpacken Sie die Datei mit einem anderen Programm, und öffnen Sie dann den Inhalt.
load-too-many-columns = { $file } ist eine Tabelle mit mehr als { $most } Spalten. So viele liest Tabiya nicht. Entfernen Sie Spalten, und öffnen Sie die Datei erneut.
load-no-positions = { $file } ist eine Tabelle ohne Stellungen. Ihre Spalten sind: { $columns }. In einer davon muss in der ersten Zeile eine Stellung stehen, oder sie muss fen, epd oder position heißen.
load-packed-damaged = { $file } ist beschädigt oder unvollständig und ließ sich nicht entpacken.
load-packed-encrypted = { $file } ist mit einem Passwort gepackt. Entpacken Sie die Datei mit einem anderen Programm, und öffnen Sie dann den Inhalt.
load-packed-unknown = { $file } ist auf eine hier unbekannte Art gepackt. Entpacken Sie die Datei mit einem anderen Programm, und öffnen Sie dann den Inhalt.
load-packed-twice = { $file } ist doppelt gepackt. Entpacken Sie die Datei einmal mit einem anderen Programm, und öffnen Sie dann den Inhalt.
load-packed-nothing-inside = In { $file } ist keine Datei mit Stellungen.
load-no-room = Auf dem Datenträger ist nicht genug Platz, um { $file } zu öffnen: Es wird eine temporäre Datei benötigt. Schaffen Sie Platz, und öffnen Sie die Datei erneut.
load-utf-16 = { $file } sieht nach UTF-16-Text aus, hat aber kein Byte Order Mark (BOM). Speichern Sie die Datei mit einem Texteditor als UTF-8, und öffnen Sie sie dann noch einmal.
load-not-text = { $file } ist keine Textdatei. Es wurde nichts geöffnet.
load-picture = { $file } ist ein Bild und lässt sich nicht als Liste von Stellungen lesen. Öffnen Sie es für sich allein im Fenster, oder lesen Sie es mit tabiya read.
load-parquet = { $file } ist eine Parquet-Datei, die nur die Befehlszeile liest. tabiya convert --to epd macht daraus eine Datei, die sich hier öffnen lässt.
load-changed-while-reading = { $file } wurde während des Lesens geändert. Öffnen Sie die Datei noch einmal.
load-failed = { $file } ließ sich nicht lesen: { $reason }
save-not-regular = { $file } ist keine gewöhnliche Datei und wird nicht beschrieben. Wählen Sie einen anderen Namen.
save-is-folder = { $file } ist ein Ordner. Wählen Sie den Namen einer Datei.
save-folder-gone = Den Ordner von { $file } gibt es nicht. Hier ist nichts verloren: Speichern Sie an einem anderen Ort.
save-no-permission = Sie dürfen { $file } nicht beschreiben. Hier ist nichts verloren: Speichern Sie an einem anderen Ort, oder ändern Sie die Zugriffsrechte.
save-link-of-third-party = { $file } ist ein Link eines anderen Benutzers in einem Ordner, in dem alle Dateien anlegen dürfen; das System folgt solchen Links nicht. Hier ist nichts verloren: Speichern Sie an einem anderen Ort.
save-read-only = { $file } liegt auf einem schreibgeschützten Datenträger. Hier ist nichts verloren: Speichern Sie an einem anderen Ort.
save-marked-read-only = { $file } ist als schreibgeschützt markiert. Hier ist nichts verloren: Speichern Sie an einem anderen Ort, oder heben Sie den Schreibschutz in den Eigenschaften auf.
save-removed = { $file } gibt es nicht mehr.
save-changed-on-disk = { $file } wurde von einem anderen Programm geändert.
save-lines-lost = { $file } wurde nicht gespeichert: Ein anderes Programm hat die Zeilen überschrieben, die hineinkopiert werden sollten. Was Sie selbst geschrieben haben, ist noch da.
save-disk-full = Für { $file } ist kein Platz (auf dem Datenträger, in Ihrem Anteil daran oder innerhalb der erlaubten Dateigröße), darum wurde die Datei nicht gespeichert und ist, wie sie war. Hier ist nichts verloren: Schaffen Sie Platz, oder speichern Sie an einem anderen Ort.
save-name-too-long = Der Name von { $file } ist für diesen Datenträger zu lang. Wählen Sie einen kürzeren.
save-name-not-taken = Keine Datei kann { $file } heißen: Der Name ist für ein Gerät reserviert oder hat ein Zeichen, das in Namen nicht vorkommen darf, etwa einen Doppelpunkt oder ein Fragezeichen. Wählen Sie einen anderen Namen.
save-busy = { $file } wird von einem anderen Programm benutzt und lässt sich jetzt nicht schreiben: { $reason }. Hier ist nichts verloren: Schließen Sie das andere Programm und speichern Sie noch einmal, oder speichern Sie an einem anderen Ort.
save-unreachable = Der Datenträger oder die Netzwerkfreigabe von { $file } antwortet nicht mehr: { $reason }. Hier ist nichts verloren: Speichern Sie an einem anderen Ort, oder noch einmal, sobald die Verbindung wieder steht.
save-no-spare = { $file } wurde nicht gespeichert und ist, wie es war. Die Datei lässt sich nur an Ort und Stelle überschreiben ({ $because }), wobei ein Stromausfall sie beschädigen könnte, und für eine zweite Kopie war kein Platz: { $reason }. Hier ist nichts verloren: Schaffen Sie Platz, oder speichern Sie an einem anderen Ort.
not-replaced-other-names = sie hat weitere Namen (Hardlinks), die den alten Text behielten
not-replaced-folder = in ihrem Ordner lässt sich keine Datei anlegen
not-replaced-name = das System gibt ihren Namen keiner anderen Datei
not-replaced-mount-point = sie ist ein Einhängepunkt
not-replaced-in-use = ein anderes Programm hat sie geöffnet
not-replaced-owner = ihr Besitzer oder ihre Gruppe lässt sich einer neuen Datei nicht geben
not-replaced-attribute = ein Attribut von ihr (eine Zugriffsliste, ein Etikett oder ein Merker) lässt sich einer neuen Datei nicht geben
not-replaced-mode = ihre Zugriffsrechte lassen sich einer neuen Datei nicht geben
save-failed = { $file } ließ sich nicht speichern und ist, wie es war: { $reason }. Hier ist nichts verloren: Speichern Sie an einem anderen Ort.
save-in-place-broken = { $file } ließ sich nicht zu Ende schreiben: { $reason }. Die Datei ist vielleicht beschädigt, aber hier ist nichts verloren: Wählen Sie jetzt „Datei“, „Speichern unter“.
save-copy-kept = Eine vollständige Kopie blieb erhalten: „Ungespeichertes wiederherstellen“ im Menü „Datei“ bietet sie an.
save-no-place-for-copy = das System nennt keinen Ordner dafür
save-not-durable = { $file } ist gespeichert, aber der Datenträger hat es nicht bestätigt: { $reason }. Speichern Sie zur Sicherheit noch einmal.
dialog-open-title = Stellungen öffnen
dialog-open-folder-title = Alle Stellungen eines Ordners öffnen
dialog-save-title = Stellungen speichern
dialog-save-diagram-title = Diagramm speichern
dialog-save-pages-title = Diagrammseiten speichern
dialog-save-score-title = Wertung speichern
dialog-filter-pages = Seiten
dialog-filter-pictures = Bilder
dialog-pieces-title = Ordner mit den Zeichnungen der Figuren
dialog-engine-title = Programm der Engine
dialog-filter-positions = Stellungen (.fen, .epd, .txt), Partien (.pgn), Tabellen (.csv, .jsonl)
dialog-filter-packed = Stellungen, auch gepackt (.fen, .epd, .txt, .gz, .zip)
dialog-filter-openable = Stellungen, Partien, Tabellen, Bilder
dialog-filter-of-positions = Stellungen, Partien, Tabellen
dialog-filter-tables = Tabellen
dialog-filter-pieces = Figurenzeichnungen (.svg, .png)
dialog-filter-all = Alle Dateien

## Questions

question-save-title = Änderungen an { $name } speichern?
question-save-text = Nicht Gespeichertes geht beim Schließen verloren.
question-save = Speichern
question-do-not-save = Nicht speichern
question-see-changes = Änderungen ansehen…
question-cancel = Abbrechen
question-save-games =
    { $number ->
        [one] Auch die Züge einer Partie stehen in keiner Datei.
       *[other] Auch die Züge von { $count } Partien stehen in keiner Datei.
    }
question-games-title =
    { $number ->
        [one] Die Züge einer Partie stehen nicht in { $name }
       *[other] Die Züge von { $count } Partien stehen nicht in { $name }
    }
question-games-text = Diese Datei enthält Stellungen. Die Züge, Varianten und Kommentare, die zu ihnen geführt haben, gehen verloren, wenn Sie sie nicht als Partien speichern.
question-games-save = Als Partien speichern…
question-games-close = Ohne sie schließen
message-saved-without-games =
    { $number ->
        [one] { $name } gespeichert. Die Züge einer Partie stehen nicht in der Datei.
       *[other] { $name } gespeichert. Die Züge von { $count } Partien stehen nicht in der Datei.
    }
question-undone-title = Die gerettete Arbeit an { $name } wurde rückgängig gemacht
question-undone-text = Sie steht in keiner Datei. „Aufheben“ überlässt sie dem nächsten Start, der sie wieder anbietet. „Wiederholen“ holt sie jetzt zurück.
question-undone-text-cut = Sie steht in keiner Datei, und „Wiederholen“ führt nicht mehr zu ihr. „Aufheben“ überlässt sie dem nächsten Start, der sie wieder anbietet.
question-undone-keep = Für den nächsten Start aufheben
question-undone-discard = Verwerfen
question-changed-title = { $name } wurde von einem anderen Programm geändert
question-changed-text = Beim Überschreiben ginge verloren, was das andere Programm geschrieben hat.
question-removed-title = { $name } gibt es nicht mehr
question-removed-text = Ein anderes Programm hat die Datei verschoben oder gelöscht. Speichern legt sie dort wieder an.
question-save-again = Neu speichern
question-replaced-title = Anstelle von { $name } steht jetzt eine andere Datei
question-unreadable-title = { $name } ist nicht mehr lesbar
question-file-changed-text =
    { $keep ->
        [yes] Was Sie hier sehen, ist die Datei, wie sie vorher war. „Neu laden“ zeigt, was das andere Programm geschrieben hat; „Meine behalten“ behält diese Fassung, und das nächste Speichern schreibt sie über die Datei.
       *[no] Die Datei wurde an Ort und Stelle überschrieben, und Stellungen, die Sie nicht bearbeitet haben, sind nicht mehr lesbar. „Neu laden“ zeigt, was das andere Programm geschrieben hat.
    }
question-file-gone-text =
    { $keep ->
        [yes] Nichts ist verloren: Alle Stellungen sind noch da. Behalten Sie sie, und speichern Sie sie neu oder an einem anderen Ort.
       *[no] Stellungen, die Sie nicht bearbeitet haben, sind nicht mehr lesbar.
    }
question-file-edits =
    { $keep ->
        [yes] Ihre ungespeicherten Stellungen kommen vor dem Neuladen in ein neues Dokument.
       *[no] Die Stellungen, die Sie geschrieben haben, sind noch da; sie kommen in ein neues Dokument.
    }
question-reload = Neu laden
question-keep-mine = Meine behalten
question-take-edits = Meine Stellungen in ein neues Dokument
question-later = Nicht jetzt
question-open-title =
    { $files ->
        [one] Eine Datei öffnen ({ $size })?
       *[other] { $files } Dateien öffnen ({ $size })?
    }
question-open-text = Gefunden in { $folder }. Jede wird in einem eigenen Tab geöffnet.
question-open-unreadable =
    { $count ->
        [one] Ein Ordner darin ließ sich nicht lesen.
       *[other] { $count } Ordner darin ließen sich nicht lesen.
    }
question-more =
    { $count ->
        [one] Noch eine anzeigen
       *[other] Noch { $count } anzeigen
    }
question-open-all = Alle öffnen
question-open-together = Als eine Liste öffnen
size-bytes =
    { $size ->
        [one] 1 Byte
       *[other] { $size } Byte
    }
size-kb = { $size } kB
size-mb = { $size } MB
size-gb = { $size } GB
size-tb = { $size } TB
question-exists-title = Eine Datei { $name } gibt es schon
question-exists-text = Beim Speichern würde ihr Inhalt ersetzt.
question-left-out-title = Nicht alles davon passt in { $name }
question-left-out-text = Für das Folgende hat die Tabelle keinen Platz. Es wird nicht geschrieben; es bleibt in der Sammlung, die weiter als nicht gespeichert gilt.
question-write-rest = Den Rest schreiben
question-loses-title = { $name } kann nicht alles aufnehmen
question-loses-text = Eine .fen-Datei hat keinen Platz für die Operationen, die hier stehen. { $epd } behält sie.
question-save-as-epd = Als .epd speichern
question-write-without = Ohne sie speichern
left-out-order = Die Zeilen der Tabelle behalten ihre Reihenfolge.
left-out-positions = { $number ->
    [one] { $count } Stellung lässt sich in ihrer Zeile nicht ausdrücken, meist weil der Zug, der zu ihr führt, nicht mehr passt oder fehlt. Ihre Zeile bleibt, wie sie war; eine neue Stellung bekommt keine.
   *[other] { $count } Stellungen lassen sich in ihren Zeilen nicht ausdrücken, meist weil der Zug, der zu ihnen führt, nicht mehr passt oder fehlt. Diese Zeilen bleiben, wie sie waren; neue Stellungen bekommen keine.
}
left-out-unreadable = { $number ->
    [one] { $count } Zeile ist keine Stellung.
   *[other] { $count } Zeilen sind keine Stellungen.
}
left-out-operation = { $number ->
    [one] { $operation }: { $count } Stellung
   *[other] { $operation }: { $count } Stellungen
}
question-overwrite = Überschreiben
question-no-copy-title = { $name } an Ort und Stelle überschreiben?
question-no-copy-text = Eine neue Datei kann nicht an ihre Stelle treten: { $because }. Fiele beim Überschreiben der Strom aus, wäre sie beschädigt, und eine Kopie lässt sich unterdessen nicht aufbewahren: { $reason }.
question-overwrite-anyway = Trotzdem überschreiben
question-save-elsewhere = Anderswo speichern…
question-several-title =
    { $count ->
        [one] Eine Stellung wurde gefunden
       *[other] { $count } Stellungen wurden gefunden
    }
question-several-text = Sie lassen sich dieser Datei als neue Stellungen hinzufügen, oder nur die erste kommt aufs Brett.
question-add-all = Als neue Stellungen hinzufügen
question-use-first = Nur die erste aufs Brett

## The program's own file dialog

file-dialog-open = Datei öffnen
file-dialog-append = Stellungen einer Datei anhängen
file-dialog-save = In Datei speichern
file-dialog-save-diagram = Diagramm speichern
file-dialog-save-pages = Diagrammseiten speichern
file-dialog-pieces = Figurenordner wählen
file-dialog-engine = Programm einer Engine wählen
file-dialog-name = Dateiname
file-dialog-parent = Übergeordneter Ordner
file-dialog-do-open = Öffnen
file-dialog-open-folder = Diesen Ordner öffnen
file-dialog-take-pieces = Diesen Ordner verwenden
file-dialog-do-append = Anhängen
file-dialog-do-save = Speichern
file-dialog-empty = Keine Dateien hier. Wechseln Sie den Ordner oder geben Sie einen ganzen Pfad ein.
file-dialog-no-name = Einen Namen eingeben oder eine Datei wählen
file-dialog-places = Orte
file-dialog-recent = Zuletzt benutzt
file-dialog-home = Persönlicher Ordner
file-dialog-desktop = Schreibtisch
file-dialog-documents = Dokumente
file-dialog-downloads = Downloads
file-dialog-kinds = Art der Dateien
file-dialog-column-name = Name
file-dialog-column-size = Größe
file-dialog-column-changed = Geändert
file-dialog-file = Datei
file-dialog-folder = Ordner
file-dialog-none-of-kind = Hier sind keine Dateien dieser Art.
file-dialog-show-all = Alle Dateien zeigen
file-dialog-no-folder = { $folder } ist nicht lesbar: { $reason }

## Copying

copy-as = Kopieren als
copy-as-more = Weitere Formen zum Kopieren
copy-as-language = Figurenbuchstaben
copy-as-selection =
    { $number ->
        [one] Kopiert wird die ausgewählte Stellung
       *[other] Kopiert werden die { $count } ausgewählten Stellungen
    }
copy-as-language-of-window = Wie das Fenster ({ $language })
copy-as-figurines = Figurinen statt Buchstaben
copy-as-warning = { $form }, mit einer Warnung
form-fen = FEN
form-fen-about = die Stellung als Zeile, in der von Ihnen gewählten Schreibweise
form-shredder = Shredder-FEN
form-shredder-about = Rochaderechte mit den Linien der Türme
form-engine = FEN für Engines
form-engine-about = die Schreibweise, die die meisten Engines annehmen
form-uci = UCI-Befehl
form-uci-about = position fen …, zur Eingabe in eine Engine
form-epd = EPD
form-epd-about = vier Angaben und die Operationen
form-pgn = PGN-Tags
form-pgn-about = eine Partie, die hier beginnt, mit der Lösung als Zügen
form-lichess = lichess-Adresse
form-lichess-about = öffnet den Editor von lichess.org
form-board = Nur das Brett
form-board-about = allein die erste Angabe
form-pieces = Figurenliste
form-pieces-about = die Figuren mit ihren Feldern
form-text = Textdiagramm
form-text-about = mit Buchstaben, für Schrift fester Breite
form-text-unicode = Textdiagramm, Schachsymbole
form-text-unicode-about = mit ♔ ♕ ♖, für Schrift fester Breite
form-forum = Forum-Tag
form-forum-about = [fen]…[/fen], in Foren als Brett gezeigt
form-latex = LaTeX
form-latex-about = \chessboard[…] des Pakets chessboard, mit Pfeilen und Markierungen
language-en = Englisch
language-de = Deutsch
language-fr = Französisch
language-es = Spanisch
language-it = Italienisch
language-pt = Portugiesisch
language-nl = Niederländisch
language-pl = Polnisch
language-ru = Russisch

## Engines

engines = Engines
engine-hint = „FEN für Engines“ im Menü „Kopieren als“ ist frei davon.
engine-and-more = { $engines } und { $more } weitere
engine-warning = { $engines }: { $effect } ({ $reason })
engine-crashes = Absturz möglich
engine-misreads =
    { $count ->
        [one] versteht eine andere Stellung
       *[other] verstehen eine andere Stellung
    }
engine-answers-nonsense =
    { $count ->
        [one] antwortet, aber ohne Sinn
       *[other] antworten, aber ohne Sinn
    }
engine-refuses =
    { $count ->
        [one] lehnt dies ab
       *[other] lehnen dies ab
    }
engine-drops =
    { $count ->
        [one] lässt dies stillschweigend weg
       *[other] lassen dies stillschweigend weg
    }
engine-needs-chess960 = nur mit der Einstellung Chess960
engine-no-king = kein König
engine-several-kings = mehrere Könige
engine-king-can-be-taken = die Seite, die nicht am Zug ist, steht im Schach
engine-kings-touch = Könige nebeneinander
engine-more-than-32-men = mehr als 32 Figuren
engine-more-than-16-men = mehr als 16 Figuren einer Farbe
engine-more-than-8-pawns = mehr als 8 Bauern einer Seite
engine-too-many-promoted = mehr umgewandelte Figuren, als Bauern fehlen
engine-pawn-on-back-rank = ein Bauer auf der ersten oder achten Reihe
engine-three-checkers = drei Figuren geben Schach
engine-impossible-double-check = ein Doppelschach, das kein Zug geben kann
engine-chess960-castling = Chess960-Rochade
engine-castling-king-on-edge = Rochade mit dem König auf einer Randlinie
engine-castling-without-rook = ein Rochaderecht ohne König oder Turm
engine-castling-repeated = zwei Rochaderechte auf einer Seite des Königs
engine-castling-order = falsche Reihenfolge der Rochadebuchstaben
engine-castling-mixed = K oder Q neben Buchstaben von Linien
engine-castling-files = Rochaderechte mit den Linien der Türme
engine-castling-unreadable = ein Buchstabe, der kein Rochaderecht ist
engine-en-passant-impossible = ein unmögliches En-passant-Feld
engine-en-passant-unreadable = kein Feld in der En-passant-Angabe
engine-side-missing = es fehlt, wer am Zug ist
engine-side-unreadable = am Zug ist weder w noch b
engine-fields-missing = weniger als sechs Angaben
engine-text-behind = Text hinter den Angaben
engine-halfmove-clock-too-high = ein hoher Halbzugzähler
engine-fullmove-number-too-high = eine hohe Zugnummer
engine-fullmove-number-zero = Zugnummer 0
engine-counter-unreadable = ein Zähler, der keine Zahl ist
engine-digits-joined = Ziffern nebeneinander
engine-rank-not-eight-wide = eine Reihe ohne acht Felder
engine-too-few-ranks = weniger als acht Reihen
engine-too-many-ranks = mehr als acht Reihen
engine-unknown-piece = ein Buchstabe, der keine Figur ist
engine-pocket = Figuren auf der Hand
engine-promoted-mark = das Zeichen einer umgewandelten Figur
engine-check-counters = die Schachzähler von Three-Check
engine-underscores = Unterstriche zwischen den Angaben
engine-foreign-blank = ein Leerzeichen außerhalb von ASCII
engine-stray-blank = überzählige Leerzeichen
engine-byte-order-mark = ein Byte Order Mark (BOM)
engine-close = Bereich für Engines schließen
picture-name-pasted = Das Bild aus der Zwischenablage
picture-name-dropped = Das abgelegte Bild
picture-name-screen = Das Bild vom Bildschirm
picture-other-game = Das scheint ein anderes Spiel oder ein Rätsel zu sein, kein Schachbrett.
picture-in-space = Das scheint ein Brett mit räumlichen Figuren zu sein, das sich nicht lesen lässt.
picture-unclear = Etwas darin sieht wie ein Schachbrett aus, aber darauf ist kaum etwas zu erkennen.
picture-panel = Bild
picture-close = Bereich für das Bild schließen
picture-place = Seite { $page }, Diagramm { $place }
picture-sure = Zu { $percent } % sicher, dass alles stimmt
picture-written = Das Bild sagt selbst, was hier steht. Nichts musste erkannt werden.
picture-seen-from-black = Im Bild ist Schwarz unten.
picture-below-white = Im Bild ist Weiß unten (zu { $percent } % sicher).
picture-below-black = Im Bild ist Schwarz unten (zu { $percent } % sicher).
picture-turn-white = Weiß am Zug ({ $sign }, zu { $percent } % sicher).
picture-turn-black = Schwarz am Zug ({ $sign }, zu { $percent } % sicher).
picture-turn-unknown = Das Bild sagt nicht, wer am Zug ist.
picture-sign-mark = ein Zeichen neben dem Brett
picture-sign-caption = eine Bildunterschrift
picture-sign-check = ein Schach
picture-sign-last-move = der hervorgehobene letzte Zug
picture-sign-start = die Ausgangsstellung
picture-answer-tip = Ein Klick sagt, dass es so ist
question-below = Welche Seite ist im Bild unten?
question-turn = Wer ist am Zug? Das Bild zeigt es nicht.
question-turn-contradicted = Wer ist am Zug? Das Bild widerspricht sich.
question-castling = Wer darf noch rochieren? Ein Bild kann das nicht zeigen.
question-name-below = Seite unten
question-name-turn = Seite am Zug
question-name-castling = Rochade
answer-white = Weiß
answer-black = Schwarz
answer-castling-both = Beide Seiten
answer-castling-white = Nur Weiß
answer-castling-black = Nur Schwarz
answer-castling-none = Niemand
answer-castling-as-it-is = Wie jetzt in der FEN
answer-given = { $question }: { $answer }
picture-details = Über dieses Bild
picture-crop = Das Brett im Bild
picture-which = Was steht auf { $square }?
picture-reading = { $number }: { $man }, { $percent } %
picture-nothing = leer
picture-missing-file = die { $file }-Linie
picture-missing-rank = die { $rank }. Reihe
picture-reading-tip = Ein Klick oder die Taste mit dieser Zahl sagt, dass dies auf dem Feld steht
picture-in-doubt =
    { $count ->
        [one] Ein Feld ist unsicher
       *[other] { $count } Felder sind unsicher
    }
picture-all-sure = Kein Feld ist unsicher
engine-start = Starten
engine-stop = Anhalten
engine-what-of = { $engine }: { $what }
engine-name-tip = Andere Engine wählen
engine-find = Engines suchen
engine-find-tip = In den Ordnern suchen, in denen Engines üblicherweise liegen. Nichts wird gestartet.
engine-add = Datei wählen …
engine-add-tip = Das Programm einer UCI-Engine wählen. Es wird noch nicht gestartet.
engine-forget = Diese Engine vergessen
engine-forgotten = { $engine } steht nicht mehr in der Liste; die Datei ist noch da
engine-options = Optionen …
engine-options-of = Optionen von { $engine }
engine-options-unknown = Starten Sie die Engine: Ihre Optionen nennt sie selbst.
engine-options-about = Optionen gelten sofort und bleiben erhalten.
engine-name = Name
engine-name-about = Wie die Engine hier heißt
engine-name-taken = Eine andere Engine heißt schon { $engine }
engine-program = Programm
engine-folder = Arbeitsordner
engine-folder-about = Der ganze Pfad des Ordners, in dem die Engine arbeitet; leer für den ihres Programms
engine-press = Auslösen
engine-none-chosen = Noch ist keine Engine gewählt. Eine Engine ist ein Programm, das Stellungen bewertet, etwa Stockfish.
engine-none-found = In den üblichen Ordnern liegt keine Engine. „Datei wählen …“ nimmt eine von anderswo.
engine-found = Gefunden:
engine-take-found = { $path } verwenden
engine-found-about = Am Dateinamen erkannt; keine davon wurde gestartet.
engine-second = Zweite Engine
engine-second-tip = Eine weitere Engine über dieselbe Stellung nachdenken lassen
engine-lines = Varianten
engine-lines-tip = Wie viele Varianten die Engine zeigt
engine-threads = Threads
engine-threads-tip = Wie viele Threads des Prozessors die Engine nutzt
engine-memory = Speicher
engine-megabytes = MB
evaluation-bar = Bewertung für Weiß: { $score }
engine-memory-tip = Speicher der Engine für gesehene Stellungen, in Megabyte
engine-numbers = Tiefe { $depth }/{ $selective } · { $nodes } Knoten · { $speed }/s
engine-wdl = Weiß gewinnt { $win } % · Remis { $draw } % · Schwarz gewinnt { $loss } %
engine-is-starting = Die Engine startet
engine-no-line = Noch keine Variante
engine-waits = Die Engine wartet auf eine andere Stellung
engine-lines-of = Varianten von { $engine }
engine-told = { $engine }: { $score }, Tiefe { $depth }, { $moves }
engine-mates = Matt in { $moves }
engine-is-mated = wird in { $moves } matt
engine-at-least = mindestens { $score }
engine-at-most = höchstens { $score }
engine-use = Nutzen
engine-use-tip = Diese Variante spielen, kopieren oder in den Datensatz schreiben
engine-play-line = Variante spielen
engine-play-to-here = Bis zu diesem Zug spielen
engine-copy-line = Variante kopieren
engine-write-line = Variante als pv eintragen
engine-write-score = Bewertung und Tiefe als ce und acd eintragen
engine-write-best = Ersten Zug als bm eintragen
engine-write-mate = Matt als dm eintragen, mit dem Namen der Engine
engine-write-mate-tip = Nur wo die Seite am Zug mattsetzt
engine-write-all = Alles davon außer bm eintragen, mit dem Namen der Engine
engine-line-gone = Die Stellung auf dem Brett ist nicht mehr die, die die Engine untersucht hat
engine-start-again = Neu starten
engine-start-again-tip = Die Engine mit der Stellung auf dem Brett neu starten
engine-no-whole-path = Die Engine ist nicht mit ihrem ganzen Pfad angegeben
engine-not-started = Die Engine konnte nicht gestartet werden: { $reason }
engine-no-program = Die Datei ist kein Programm für diesen Rechner
engine-needs-administrator = Windows startet dieses Programm nur für Administratoren, und Tabiya verlangt keine solchen Rechte
engine-exited = Die Engine hat sich selbst beendet (Status { $status })
engine-killed = Die Engine ist abgestürzt oder wurde beendet (Signal { $signal })
engine-crashed = Die Engine ist abgestürzt (Code { $code })
engine-crashed-instruction = Die Engine ist abgestürzt: Diesem Prozessor fehlen Befehle, die sie benutzt. Ein anderer Build von ihr läuft hier vielleicht
engine-crashed-other-kind = Die Engine konnte nicht laufen: Sie oder eine ihrer Bibliotheken ist für ein anderes Windows (32 oder 64 Bit)
engine-crashed-no-library = Die Engine konnte nicht laufen: Eine Bibliothek (DLL), die sie braucht, fehlt oder hat eine andere Version
engine-ended = Die Engine hat sich beendet
engine-last-words = { $what }. Ihre letzten Worte: { $words }
engine-closed-output = Die Engine sagt nichts mehr
engine-closed-input = Die Engine hört nicht mehr zu
engine-given-up = Die Engine ist immer wieder ausgefallen
engine-not-asked-any-more = { $engine } ist { $times }-mal hintereinander auf dieselbe Weise ausgefallen und wird nicht mehr gefragt: { $what }
engine-cancelled = Die Suche wurde abgebrochen
engine-no-uciok = Dieses Programm antwortet nicht wie eine UCI-Engine
engine-only-garbage = Dieses Programm sagt nichts, was eine UCI-Engine sagen würde
engine-hangs = Die Engine reagiert nicht
engine-ignores-stop = Die Engine hat nicht angehalten, als sie sollte
engine-no-best-move = Die Engine hat nicht rechtzeitig einen Zug genannt
engine-says-nothing = Die Engine sagt nichts zu ihrer Suche
engine-no-move = Die Engine hat keinen Zug genannt
engine-illegal-move = Die Engine hat einen Zug genannt, der nicht möglich ist: { $move }
engine-floods = Die Engine sagt mehr, als jemand lesen könnte
engine-ignores-quit = Die Engine hat sich nicht beendet, als sie sollte
engine-checkmate = Schachmatt: Es gibt keinen Zug zu suchen.
engine-stalemate = Patt: Es gibt keinen Zug zu suchen.
engine-illegal-question = Ein Zug vor dieser Stellung ist nicht legal.
engine-no-chess960 = Die Rochaderechte sind die von Chess960; { $engine } kennt es nicht.
engine-not-sent = { $engine } bekommt die Stellung nicht: { $effect } ({ $reason }).
engine-mend-add-king = Geben Sie jeder Seite einen König.
engine-mend-leave-one-king = Lassen Sie jeder Seite nur einen König.
engine-mend-turn-or-check = Lassen Sie die andere Seite ziehen, oder heben Sie das Schach auf.
engine-mend-part-kings = Stellen Sie die Könige auseinander.
engine-mend-remove-men = Nehmen Sie einige Figuren weg.
engine-mend-move-pawns = Nehmen Sie die Bauern von der ersten und letzten Reihe.
engine-mend-fewer-checks = Lassen Sie weniger Figuren Schach geben.
engine-mend-drop-castling = Entfernen Sie die Rochaderechte.
engine-mend-drop-en-passant = Entfernen Sie das En-passant-Feld.
engine-mend-lower-counter = Verringern Sie die Zugzähler.
engine-mend-other-engine = Eine andere Engine nimmt sie vielleicht.
engine-no-such-option = eine solche Option hat die Engine nicht
engine-not-on-or-off = nur an oder aus ist möglich
engine-not-a-number = hier wird eine Zahl gebraucht
engine-out-of-range = von { $min } bis { $max }
analysis = Stellungen analysieren
analysis-about = Währenddessen lässt sich weiterarbeiten. Die Ergebnisse kommen in einem Schritt in die Zeilen, der rückgängig gemacht werden kann; die Datei wird nicht von selbst gespeichert.
analysis-go = Analysieren
analysis-busy = Es läuft noch eine andere Analyse.
analysis-choose-engine = Zuerst eine Engine wählen.
analysis-no-limit = Mindestens eine Grenze wählen: Zeit, Tiefe, Knoten oder Matt.
analysis-no-engine = { $engine } gehört nicht mehr zu den gewählten Engines, oder das Programm ist ein anderes. Im Engine-Bereich hinzufügen.
analysis-engine = Engine
analysis-other-engine = Andere Engine…
analysis-other-engine-tip = Engines im Engine-Bereich suchen oder hinzufügen
analysis-scope = Stellungen
analysis-all =
    { $number ->
        [one] Die einzige
       *[other] Alle { $count }
    }
analysis-shown =
    { $number ->
        [one] Die eine gezeigte
       *[other] Die { $count } gezeigten
    }
analysis-selected =
    { $number ->
        [one] Die ausgewählte
       *[other] Die { $count } ausgewählten
    }
analysis-limits = Jede Stellung untersuchen
analysis-time = Zeit
analysis-seconds = Sekunden
analysis-time-tip = Jede Stellung höchstens so lange untersuchen
analysis-depth = Tiefe
analysis-plies = Halbzüge
analysis-depth-tip = Jede Stellung höchstens so tief untersuchen
analysis-nodes = Knoten
analysis-nodes-unit = Knoten
analysis-nodes-tip = Höchstens so viele Knoten jeder Stellung untersuchen; ergibt auf jedem Rechner dasselbe
analysis-mate = Matt in
analysis-moves = Zügen
analysis-mate-tip = Ein Matt in so vielen Zügen suchen; ohne andere Grenze höchstens eine Minute je Stellung
analysis-stood = Anhalten, wenn gelöst
analysis-depths = Tiefen lang
analysis-stood-tip = Auch anhalten, wenn der verlangte Zug (bm, am, dm) so viele Tiefen lang der beste war
analysis-work = Wie die Engine arbeitet
analysis-lines = Varianten
analysis-lines-tip = Wie viele Varianten die Engine verfolgt; ab zwei werden gleich gute zweite Züge gefunden
analysis-processes = Prozesse
analysis-processes-tip = Wie viele Stellungen nebeneinander untersucht werden
analysis-threads = Threads je Prozess
analysis-threads-tip = Wie viele Prozessor-Threads jeder Prozess nutzt
analysis-memory = MB je Prozess
analysis-memory-tip = Speicher jedes Prozesses für gesehene Stellungen, in Megabyte
analysis-machine = Dieser Rechner: { $count } Prozessoren, { $memory } freier Speicher
analysis-machine-processors = Dieser Rechner: { $count } Prozessoren
analysis-propose = Vorschlag: { $processes } × { $threads } × { $memory } MB
analysis-propose-tip = Nehmen, was zu diesem Rechner passt: ein Prozess je Prozessor und die Hälfte des freien Speichers
analysis-write = In jeden Eintrag schreiben
analysis-write-depth = Wie viele Halbzüge tief untersucht wurde
analysis-write-nodes = Wie viele Knoten untersucht wurden
analysis-write-seconds = Wie viele Sekunden untersucht wurde
analysis-write-milliseconds = Wie viele Millisekunden untersucht wurde
analysis-write-score = Was die Stellung für die Seite am Zug wert ist, in Hundertstel eines Bauern
analysis-write-mate = In wie vielen Zügen die Seite am Zug mattsetzt, wo sie es tut
analysis-write-answer = Der Zug, den die Engine wählt
analysis-write-best = Der Zug, den die Engine wählt, als bester Zug des Eintrags
analysis-write-line = Die Variante, die die Engine erwartet
analysis-write-engine = Der Name der Engine mit ihrer Version
analysis-replace = Ersetzen, was dort steht
analysis-replace-tip = Sonst bleibt alles, was in einem Eintrag steht, und kein Ergebnis kommt neben das einer anderen Suche
analysis-again = Einträge mit solchem Ergebnis noch einmal untersuchen
analysis-again-tip = Sonst werden Einträge mit einem Ergebnis dieser Engine ab dieser Grenze übersprungen
analysis-of = { $name } wird mit { $engine } analysiert
analysis-engine-starts = Die Engine startet…
analysis-done = { $done } von { $of } Zeilen
analysis-a-minute =
    { $number ->
        [one] eine je Minute
       *[other] { $count } je Minute
    }
analysis-an-hour =
    { $number ->
        [one] eine je Stunde
       *[other] { $count } je Stunde
    }
analysis-failed =
    { $number ->
        [one] eine misslungen
       *[other] { $count } misslungen
    }
analysis-last = Zuletzt: { $what }
analysis-line = Zeile { $number }
analysis-at-depth = Tiefe { $depth }
analysis-pause = Anhalten
analysis-pause-tip = Vorerst keine weitere Stellung untersuchen; die laufenden werden beendet
analysis-go-on = Weiter
analysis-go-on-tip = Die nächsten Stellungen untersuchen
analysis-stop = Beenden
analysis-stop-tip = Die Analyse beenden und das Gefundene in die Zeilen schreiben
analysis-is-paused = Angehalten: laufende Suchen werden beendet, keine neue beginnt.
analysis-is-stopping = Wird beendet…
analysis-not-put = Die Ergebnisse der Analyse stehen noch nicht in den Zeilen.
analysis-put = Einfügen
analysis-put-tip = Die Ergebnisse in einem Schritt in die Zeilen schreiben, der rückgängig gemacht werden kann
analysis-waits-for-typing = Die Ergebnisse kommen in die Zeilen, sobald die Eingabe beendet ist.
analysis-left =
    { $number ->
        [one] Die Analyse von { $name } wurde unterbrochen; ein Ergebnis ist aufgehoben.
       *[other] Die Analyse von { $name } wurde unterbrochen; { $count } Ergebnisse sind aufgehoben.
    }
analysis-resume = Fortsetzen
analysis-resume-tip = Die Datei öffnen und untersuchen, was noch kein Ergebnis hat
analysis-discard = Verwerfen
analysis-discard-tip = Diese Ergebnisse vergessen
analysis-engine-failed = Die Analyse ist beendet: { $engine }: { $what }
analysis-not-kept = Die Ergebnisse der Analyse können nicht aufgehoben werden: { $reason }
analysis-not-removed = { $file } mit nicht mehr benötigten Ergebnissen konnte nicht entfernt werden: { $reason }
analysis-journal-in-use = Ein anderes Fenster setzt diese Analyse fort.
analysis-journal-other = Engine, Optionen oder Grenzen sind andere als zu Beginn dieser Analyse. Sie verwerfen oder eine neue beginnen.
analysis-finished = Die Analyse ist fertig.
analysis-stopped = Die Analyse wurde beendet.
analysis-nothing = Die Analyse hat nichts gefunden, was zu schreiben wäre.
analysis-count-put =
    { $number ->
        [one] Eine Zeile hat ihr Ergebnis.
       *[other] { $count } Zeilen haben ihre Ergebnisse.
    }
analysis-count-kept =
    { $number ->
        [one] Eine behält, was dort stand.
       *[other] { $count } behalten, was dort stand.
    }
analysis-count-others =
    { $number ->
        [one] Eine wurde inzwischen geändert und bleibt, wie sie ist.
       *[other] { $count } wurden inzwischen geändert und bleiben, wie sie sind.
    }
analysis-count-skipped =
    { $number ->
        [one] Eine hatte ein solches Ergebnis.
       *[other] { $count } hatten ein solches Ergebnis.
    }
analysis-count-failed =
    { $number ->
        [one] An einer scheiterte die Engine; dort steht engine_error.
       *[other] An { $count } scheiterte die Engine; dort steht engine_error.
    }
analysis-count-not-sent =
    { $number ->
        [one] Eine ist keine Stellung für diese Engine.
       *[other] { $count } sind keine Stellungen für diese Engine.
    }
analysis-count-unread =
    { $number ->
        [one] Eine Zeile ist keine genaue Stellung.
       *[other] { $count } Zeilen sind keine genauen Stellungen.
    }
analysis-score = Werten…
suite-of = Wertung von { $name }
suite-all-files = Alle offenen Dateien, nach Datei
suite-score = Wertung
suite-missed = Verfehlt
suite-remarks = Prüfung
suite-compare = Vergleich
suite-no-tasks = Keine Stellung dieser Datei hat eine Aufgabe (bm, am, dm oder Punkte in c0), also gibt es nichts zu bewerten.
suite-no-answers =
    { $number ->
        [one] Die Stellung mit einer Aufgabe hat noch keine Antwort (pm oder pv).
       *[other] Von { $count } Stellungen mit einer Aufgabe hat noch keine eine Antwort (pm oder pv).
    }
suite-analyse-first = Zuerst analysieren
suite-unanswered = { $count } ohne Antwort
suite-unnamed = { $count } ohne Namen einer Engine
suite-mean-depth = mittlere Tiefe
suite-mean-time = mittlere Zeit
suite-name = Name
suite-sort = Sortieren nach: { $column }
suite-sort-tip = Nach dieser Spalte sortieren; noch einmal kehrt die Reihenfolge um
suite-sort-name = Name
suite-sort-solved = gelöst
suite-sort-positions = Zahl der Stellungen
suite-sort-percent = Anteil der gelösten
suite-sort-points = Punkte
suite-sort-most-points = mögliche Punkte
suite-sort-depth = mittlere Tiefe
suite-sort-time = mittlere Zeit
suite-list-missed = Verfehlte auflisten
suite-list-solved = Gelöste auflisten
suite-list-tip = Nur diese in der Stellungsliste zeigen
suite-list = Stellungen; Enter geht zu einer
suite-scores-for-white = Bewertungen aus Sicht von Weiß
suite-none = Keine.
suite-asked = { $asked } → { $answer }
suite-answers = { $first } | { $second }
suite-compare-with = Vergleichen mit
suite-choose-file = Datei wählen
suite-open-other = Auch die Datei mit den anderen Ergebnissen öffnen: verglichen werden zwei offene Dateien.
suite-again = Noch einmal werten
suite-copy = Als Text kopieren
suite-copied = Die Wertung ist in der Zwischenablage
suite-save-csv = Als CSV speichern…
suite-save-json = Als JSON speichern…
suite-saved = { $name } ist gespeichert
suite-saved-first = { $name } ist gespeichert, mit den ersten { $count } verfehlten Stellungen
statistics-of = Statistik von { $name }
statistics-all =
    { $number ->
        [0] Keine Stellung
        [one] Eine Stellung
       *[other] Alle { $count } Stellungen
    }
statistics-shown =
    { $number ->
        [one] Nur die eine Stellung, die die Liste zeigt
       *[other] Nur die { $count } Stellungen, die die Liste zeigt
    }
statistics-selected =
    { $number ->
        [one] Nur die ausgewählte Stellung
       *[other] Nur die { $count } ausgewählten Stellungen
    }
statistics-changed = Die Stellungen haben sich seit der Zählung geändert.
statistics-counting = Stellungen werden gezählt…
statistics-again = Neu zählen
statistics-copy-picture = Als Bild kopieren
statistics-copy-text = Als Text kopieren
statistics-copy-name = Kopieren: { $title }
statistics-copied = Die Statistik ist in der Zwischenablage
statistics-percent = { $percent }{ "\u00A0" }%
statistics-bar-name = { $title }: { $label }, { $count } ({ $percent })
statistics-bar-tip = Diese Stellungen in der Liste zeigen
statistics-square = { $square }: { $count } ({ $percent })
statistics-squares = Felder der Figuren
statistics-squares-of = Felder: { $piece }
statistics-squares-hint = Auf ein Feld zeigen, um seine Zahl zu sehen
statistics-side = Am Zug
statistics-white = Weiß
statistics-black = Schwarz
statistics-marks = Legalität
statistics-legal = Legal
statistics-unusual = Ungewöhnlich
statistics-phase = Phase
statistics-phase-about = nach Damen, Türmen, Läufern, Springern
statistics-opening = Eröffnung (ab 11)
statistics-middlegame = Mittelspiel (7–10)
statistics-endgame = Endspiel (bis 6)
statistics-ending = Endspiele
statistics-ending-about = außer Königen und Bauern
statistics-kings-alone = Nur Könige
statistics-pawns = Bauern
statistics-minor = Leichtfiguren
statistics-rooks = Türme
statistics-rooks-minor = Türme, Leichtfiguren
statistics-queens = Damen
statistics-queens-others = Damen mit anderen
statistics-pieces = Anzahl der Figuren
statistics-pieces-about = mit Königen und Bauern
statistics-balance = Materialbilanz
statistics-balance-about = Weiß − Schwarz, in Bauern
statistics-score = Bewertung
statistics-score-about = ce, in Bauern, für die Seite am Zug
statistics-no-score = Kein Datensatz hat eine Bewertung (ce).
statistics-solution = Lösung
statistics-solution-about = in Zügen, nach dm, pv oder bm
statistics-no-solution = Kein Datensatz hat eine Lösung (dm, pv, bm).
statistics-repeated = Dubletten
statistics-same-position = Gleiche Stellung
statistics-same-line = Gleiche Zeile
statistics-differing =
    { $number ->
        [0] Alle mit gleicher Stellung sind gleiche Zeilen.
       *[other] { $count } mit anderen Operationen oder Zählern.
    }
engine-no-such-choice = das steht nicht zur Wahl
engine-one-of = eines von diesen: { $choices }
engine-control-character = Zeilenenden und andere Steuerzeichen können nicht gesendet werden
engine-too-long = das ist zu lang

## FEN conventions

fen-style = Schreibweise der FEN
fen-style-scope = Dies gilt für die FEN-Zeile, für Kopien und für Stellungen, die Sie ändern oder hinzufügen. Unberührte Stellungen bleiben, wie sie sind.
fen-style-castling = Rochaderechte
fen-style-x-fen = Buchstaben K und Q (X-FEN)
fen-style-x-fen-about = KQkq, und die Linie des Turms nur dort, wo K oder Q einen anderen meinen würde. Das liest fast jedes Programm.
fen-style-shredder = Linien der Türme (Shredder-FEN)
fen-style-shredder-about = HAha zu Beginn einer Partie. Im Chess960 eindeutig, aber ältere Programme für das gewöhnliche Schach lehnen es ab.
fen-style-en-passant = En-passant-Feld
fen-style-always = Nach jedem Doppelschritt eines Bauern
fen-style-always-about = Der FEN-Standard von 1994. Nach 1. e4 ist das Feld e3, obwohl dort nichts schlagen kann.
fen-style-pseudo-legal = Wenn ein Bauer zum Schlagen bereitsteht
fen-style-pseudo-legal-about = Nach 1. e4 gibt es keines. Mit einem schwarzen Bauern auf d4 ist es e3, auch wenn dieser Bauer gefesselt ist.
fen-style-legal = Nur wenn das Schlagen legal ist
fen-style-legal-about = So schreiben es lichess und neuere Engines: Zwei gleiche Stellungen haben stets dieselbe FEN.
fen-style-here = diese Stellung: { $text }
fen-style-result = So wird diese Stellung geschrieben

## Reasons why a command is unavailable

obstacle-undo = Es gibt nichts rückgängig zu machen
obstacle-redo = Es gibt nichts zu wiederholen
obstacle-unchanged = Seit dem letzten Speichern hat sich nichts geändert
obstacle-cut-text = Kein Text war zu lang für ein Feld
obstacle-first-line = Dies ist die erste Stellung, die die Liste zeigt
obstacle-last-line = Dies ist die letzte Stellung, die die Liste zeigt
obstacle-one-line = Die Liste zeigt nur eine Stellung
obstacle-groups = Die Liste zeigt Stellungen in Gruppen, nicht in ihrer Reihenfolge
obstacle-selected = Keine Stellung ist ausgewählt
obstacle-readable = Der Text dieser Stellung ist lesbar
obstacle-all-shown = Die Liste zeigt schon alle Stellungen
obstacle-reading = Die Datei wird noch gelesen oder ließ sich nicht zu Ende lesen
obstacle-no-lines = Es gibt keine Stellungen
obstacle-one-file = Nur eine Datei ist geöffnet
obstacle-squares = Keine Felder sind ausgewählt
obstacle-sure = Kein Feld ist als unsicher gekennzeichnet
obstacle-annotations = Kein Pfeil ist gezeichnet und kein Feld markiert
obstacle-two = Wählen Sie zuerst zwei Stellungen aus: die auf dem Brett und eine andere
obstacle-compared = Mit dieser Stellung wird keine verglichen
obstacle-no-move-before = Kein Zug hat zu dieser Stellung geführt
obstacle-no-move-behind = Die Variante endet hier
obstacle-no-line-of-play = Es wurden keine Züge gespielt
obstacle-largest = Größer geht es nicht
obstacle-smallest = Kleiner geht es nicht
obstacle-usual-size = Alles hat die übliche Größe
obstacle-recovery = Es gibt keinen Ordner, in dem ungespeicherte Arbeit liegen könnte
obstacle-nothing-waits = Nichts wartet auf eine Platte.

## Finding a command

palette-field = Befehl suchen
palette-hint = Befehl, Menü oder Tastenkürzel
palette-list = Befehle
palette-none = Kein Befehl heißt so. Versuchen Sie ein kürzeres Wort.
palette-copy-as = Kopieren als { $form }
palette-place = { $menu } › { $submenu }
palette-row = { $place }: { $name }

## Keys

# The labels of keyboard keys.
key-ctrl = Strg
key-shift = Umschalt
key-alt = Alt
key-up = Auf
key-down = Ab
key-left = Links
key-right = Rechts
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-insert = Einfg
key-delete = Entf
key-backspace = Rücktaste
key-enter = Eingabe
key-escape = Esc
key-tab = Tab
key-space = Leertaste
key-menu = Menü
key-pause = Pause
key-plus = Plus
keys-title = Tasten der Befehle
keys-filter = Befehl oder Taste suchen
keys-add = Taste hinzufügen
keys-add-to = Taste für { $command } hinzufügen
keys-press = Drücken Sie die neue Taste; Esc bricht ab
keys-remove = { $keys } von { $command } entfernen
keys-default = Zurück zu den Standardtasten
keys-default-of = { $command }: zurück zu den Standardtasten
keys-default-all = Alle zurück zu den Standardtasten
keys-default-all-ask = Alle Befehle bekommen wieder ihre Standardtasten.
keys-default-all-do = Zurücksetzen
keys-default-all-leave = Beibehalten
keys-clash = { $keys } gehört schon zu „{ $other }“. Dort wegnehmen?
keys-clash-take = Wegnehmen
keys-clash-leave = Abbrechen
keys-refused = { $keys } kann keinem Befehl gehören: { $use }.
keys-unknown = Diese Taste kann keinem Befehl gehören.
keys-none = Kein Befehl hat diesen Namen oder diese Taste. Versuchen Sie ein kürzeres Wort.
keys-always = { $keys } tut dies immer
fixed-put-piece = setzt auf dem Brett eine Figur
fixed-skip = überspringt auf dem Brett Felder und wählt den Pinsel
fixed-empty = leert auf dem Brett ein Feld
fixed-next-rank = geht auf dem Brett zur nächsten Reihe
fixed-move-cursor = bewegt auf dem Brett den Feldcursor
fixed-select-squares = wählt auf dem Brett Felder aus
fixed-move-squares = verschiebt oder kopiert auf dem Brett die Auswahl
fixed-next-control = geht von Bedienelement zu Bedienelement
fixed-clipboard = kopiert, schneidet aus und fügt ein

## Sheets

dialog-close = Schließen
gestures-mouse = Maus
gestures-keys = Tasten auf dem Brett
gestures-touch = Finger und Stift
gestures-list-mouse = Maus in der Liste
gestures-list = Tasten in der Liste
gestures-commands = Befehle
gesture-drag = Figur ziehen
gesture-drag-does = versetzt sie; vom Brett herunter entfernt sie
gesture-copy = Strg oder Alt beim Ziehen
gesture-copy-does = kopiert sie
gesture-spare-drag = Figur aus dem Kasten ziehen
gesture-spare-drag-does = setzt eine
gesture-spare-click = Figur im Kasten anklicken
gesture-spare-click-does = nimmt sie als Pinsel; erneuter Klick legt ihn ab
gesture-spare-home = Figur im Kasten mit Strg anklicken
gesture-spare-home-does = stellt alle dieser Art auf ihre Ausgangsfelder
gesture-brush = Pinsel, linke Taste
gesture-brush-does = setzt die Figur; eine gleiche wird entfernt; halten und streichen malt
gesture-brush-other = Pinsel, rechte Taste
gesture-brush-other-does = setzt dieselbe Figur in der anderen Farbe
gesture-middle = Mittlere Taste
gesture-middle-does = nimmt die Figur unter dem Mauszeiger als Pinsel
gesture-board-wheel = Mausrad über dem Brett; mit Umschalt
gesture-board-wheel-does = die nächste Figur als Pinsel; die andere Farbe
gesture-piece-wheel = Strg und Mausrad über einer Figur
gesture-piece-wheel-does = macht eine andere Figur daraus
gesture-brush-keys = 1 bis 6, 7, 0, Maus auf dem Brett
gesture-brush-keys-does = Pinsel von König bis Bauer (erneut: andere Farbe), Radierer, Zeiger
gesture-brush-letters = Buchstaben, Maus auf dem Brett
gesture-brush-letters-does = diese Figur als Pinsel, mit denselben Buchstaben
gesture-symmetric = Symmetrisch setzen
gesture-symmetric-does = was gesetzt wird, erscheint gespiegelt auch für die andere Seite
gesture-region = Mit Umschalt über Felder ziehen
gesture-region-does = wählt sie aus
gesture-region-drag = Auswahl ziehen; mit Strg oder Alt; vom Brett herunter
gesture-region-drag-does = versetzt sie; kopiert sie; entfernt sie
gesture-double = Doppelklick auf König, Turm oder Bauer
gesture-double-does = schaltet Rochaderecht oder Doppelschritt um
gesture-play = Beim Spielen von Zügen: ziehen oder zweimal klicken
gesture-play-does = macht einen legalen Zug; eine Vorratsfigur stellt wieder auf
gesture-what-if = Beim Spielen von Zügen: Strg beim Ziehen
gesture-what-if-does = bewegt jede Figur frei (was wäre, wenn); die Seite am Zug bleibt
gesture-piece-menu = Zeiger, rechte Taste auf einem Feld
gesture-piece-menu-does = ein Menü mit allem, was dort möglich ist
gesture-arrow = Zeiger, mit der rechten Taste ziehen
gesture-arrow-does = zeichnet einen Pfeil oder entfernt ihn wieder
gesture-mark = Ebenso hin und zurück
gesture-mark-does = markiert das Feld
gesture-mark-color = Ebenso mit Umschalt, Alt oder beiden
gesture-mark-color-does = rot, blau oder gelb; auch ein Klick markiert
gesture-draw = Farbiger Pfeil hinter der FEN
gesture-draw-does = die linke Taste oder ein Finger zeichnet in dieser Farbe, bis Esc
gesture-escape = Esc beim Ziehen
gesture-escape-does = legt alles zurück
gesture-wheel = Mausrad über einem Zähler
gesture-wheel-does = eins mehr oder weniger
gesture-rows = Zeile der Liste ziehen
gesture-rows-does = verschiebt sie oder alle ausgewählten innerhalb der Datei
gesture-rows-tab = Auf den Tab einer anderen Datei ziehen
gesture-rows-tab-does = verschiebt sie dorthin; mit Strg kopiert sie
gesture-select = Zeile anklicken; mit Umschalt; mit Strg
gesture-select-does = stellt sie aufs Brett; wählt bis dorthin aus; wählt sie aus oder ab
gesture-list-wheel = Strg und Mausrad über der Liste
gesture-list-wheel-does = größere oder kleinere Diagramme
gesture-drop = Dateien oder Ordner ins Fenster ziehen
gesture-drop-does = öffnet sie
gesture-tap = Figur im Kasten antippen
gesture-tap-does = nimmt sie als Pinsel
gesture-tap-board = Feld antippen
gesture-tap-board-does = setzt die Figur; eine gleiche wird entfernt
gesture-long-press = Finger auf einem Feld halten
gesture-long-press-does = die andere Farbe; mit dem Zeiger: ein Menü der Figuren
gesture-touch-drag = Mit einem Finger ziehen
gesture-touch-drag-does = versetzt eine Figur, malt oder wählt ab einem leeren Feld aus
gesture-arrows = Pfeiltasten, Pos1, Ende
gesture-arrows-does = bewegen den Cursor
gesture-play-keys = Beim Spielen von Zügen: Buchstaben; Eingabetaste
gesture-play-keys-does = tippen Züge in eine Zeile; nimmt am Cursor auf und setzt ab
gesture-moves-list = In der Liste der Züge: Pfeiltasten; Pos1, Ende; Eingabetaste
gesture-moves-list-does = gehen die Linie entlang, auf und ab zu anderen Zügen an der letzten Verzweigung; zu ihren Enden; klappt die Variante zu
gesture-extend = Umschalt und Pfeiltasten, Pos1, Ende
gesture-extend-does = wählen Felder aus
gesture-move-block = Strg und Pfeiltasten
gesture-move-block-does = versetzen die Auswahl oder die Figur am Cursor
gesture-copy-block = Strg, Umschalt und Pfeiltasten
gesture-copy-block-does = versetzen eine Kopie davon
gesture-letters = K D T L S B, k d t l s b
gesture-letters-does = setzen eine weiße oder schwarze Figur und gehen weiter; auch Q, R, N und P aus FEN
gesture-digits = 1 bis 8
gesture-digits-does = überspringen so viele Felder
gesture-next-rank = / oder Eingabe
gesture-next-rank-does = geht zur nächsten Reihe
gesture-delete = x, . oder Leertaste; Entf; Rücktaste
gesture-delete-does = leeren das Feld und gehen weiter; bleiben; gehen zurück
gesture-list-arrows = Pfeiltasten, Bild auf, Bild ab, Pos1, Ende
gesture-list-arrows-does = gehen von Zeile zu Zeile; das Brett zeigt sie
gesture-list-shift = Umschalt und diese Tasten
gesture-list-shift-does = wählen bis dorthin aus
gesture-list-ctrl = Strg und diese Tasten
gesture-list-ctrl-does = bewegen nur den Cursor
gesture-list-space = Leertaste
gesture-list-space-does = wählt die Zeile am Cursor aus oder ab
gesture-list-all = Strg+A, Strg+Umschalt+I, Esc
gesture-list-all-does = wählen alle Zeilen aus, die anderen, keine
gesture-list-delete = Entf, Strg+C, Strg+X, Strg+V
gesture-list-delete-does = ausgewählte Zeilen löschen, kopieren, ausschneiden; Zeilen einfügen
gesture-list-menu = Menütaste oder Umschalt+F10
gesture-list-menu-does = was mit den ausgewählten Zeilen möglich ist
about-text = Ein Editor für Schachstellungen: Brett und FEN bleiben immer gleich, was auch immer Sie ändern.
about-version = Version { $version }
about-licence = Lizenz: MIT oder Apache-2.0
about-libraries = Enthält diese Bibliotheken anderer Autoren:
about-field = Bibliothek nach Name oder Lizenz suchen
about-hint = Name oder Lizenz
about-list = Bibliotheken
about-licence-of = Lizenz von { $library }
about-no-text = Die Autoren haben ihrem Paket keinen Lizenztext beigelegt.
about-count =
    { $number ->
        [0] Keine Bibliothek hat das in Name oder Lizenz
        [one] Eine Bibliothek
       *[other] { $count } Bibliotheken
    }

## The dialog for a diagram

picture-title = Diagramm
picture-file-name = diagramm
picture-preview = Vorschau: { $title }
picture-shown = { $width } × { $height } Pixel
picture-shown-smaller = { $width } × { $height } Pixel, verkleinert angezeigt
picture-choice = { $about }: { $choice }
picture-style = Stil
picture-style-changed = geändert
picture-style-new = Als neuen Stil speichern…
picture-style-save = Speichern
picture-style-discard = Änderungen verwerfen
picture-style-delete = Löschen
picture-style-name = Name des neuen Stils
picture-style-name-hint = Name
picture-style-taken = Dieser Name ist vergeben
picture-style-keep = Stil speichern
style-usual = Standard
style-book = Buch
style-web = Web
theme-sage = Salbei
theme-book = Schraffiert, für den Druck
theme-green = Grün
theme-blue = Blau
theme-brown = Braun
theme-grey = Grau
theme-contrast = Hoher Kontrast
picture-size = Breite
picture-pixels = { " " }px
picture-resolution = Pixel je Zoll
picture-physical = { $width } × { $height } cm ({ $inchwidth } × { $inchheight } Zoll)
picture-margin = Rand
picture-margin-tip = Freier Raum um alles herum
picture-of-a-square = eines Feldes
picture-coordinates = Koordinaten
picture-outside = Außen
picture-inside = Innen
picture-none = Ohne
picture-orientation = Unten
picture-white-below = Weiß
picture-black-below = Schwarz
picture-mover-below = Am Zug
picture-frame = Rahmen
picture-thin = Dünn
picture-thick = Dick
picture-double = Doppelt
picture-colors = Farben
picture-light = Helle Felder
picture-dark = Dunkle Felder
picture-ground = Hintergrund
picture-ink = Text und Rahmen
picture-reset = { $color }: zurücksetzen
picture-pieces = Figuren
pieces-staunton = Staunton
pieces-flat = Flach
pieces-print = Buchdruck
picture-folder = Ordner…
picture-folder-tip = Figuren aus einem Ordner mit zwölf SVG-Dateien
picture-folder-reading = { $folder } wird gelesen…
picture-folder-read = Figuren des Ordners { $folder }
picture-side-to-move = Seite am Zug
picture-annotations = Pfeile und Markierungen
picture-transparent = Transparenter Hintergrund
picture-last-move = Letzter Zug
picture-last-move-tip = Bekannt, wenn ein Bauer gerade zwei Felder gezogen ist
picture-problems = Auffälligkeiten
picture-problems-tip = Felder mit Warnungen oder Fehlern markieren
picture-caption = Bildtext
picture-caption-field = Text unter dem Diagramm
picture-caption-hint = keiner
picture-number = Nummer
picture-number-field = Text der Nummer
picture-format = Format
picture-save = Speichern unter…
picture-copy = Bild kopieren
picture-copy-svg = SVG-Text kopieren
picture-unreadable = Der Text dieser Zeile ist nicht lesbar: Das Diagramm zeigt das Brett, wie es dasteht.

## Command line

cli-about = Ein Editor für Schachstellungen: eine Stellung auf dem Brett und als FEN-Text, stets im Gleichklang
cli-no-display = Für das Fenster gibt es keinen Bildschirm: Weder WAYLAND_DISPLAY noch DISPLAY führt zu einem.
cli-no-display-advice = Starten Sie Tabiya stattdessen in einem virtuellen Bildschirm: xvfb-run -a tabiya …   (unter Debian: sudo apt-get install xvfb xauth)
cli-no-graphics = Es ließ sich kein Fenster öffnen: Hier gibt es keinen funktionierenden Grafiktreiber.
cli-no-graphics-advice = Installieren Sie einen. Unter Debian: sudo apt-get install libgl1 libegl1 libgl1-mesa-dri
cli-no-graphics-advice-windows = Installieren Sie den Treiber der Grafikkarte, vom Hersteller oder über Windows Update. In einer virtuellen Maschine oder Fernsitzung, die keine hat, läuft Tabiya mit der opengl32.dll von Mesa für Windows neben tabiya.exe.
cli-no-wgpu = Es wurde kein Fenster geöffnet: Dieses Programm wurde ohne wgpu erstellt.
cli-no-wgpu-advice = Starten Sie es ohne --renderer, oder erstellen Sie es mit wgpu: cargo build --release --features wgpu
cli-missing-library = Es ließ sich kein Fenster öffnen: Eine Bibliothek des Fenstersystems fehlt ({ $reason }).
cli-missing-library-advice = Installieren Sie sie. Unter Debian: sudo apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1
cli-display-died = Das Fenstersystem ist ausgefallen.
cli-display-died-advice = Gespeichertes ist heil; Ungespeichertes wird beim nächsten Start angeboten, auf einem Bildschirm, der funktioniert.
cli-without-window = Ohne Fenster gibt es: tabiya analyse, tabiya certify, tabiya check, tabiya convert, tabiya dedupe, tabiya diff, tabiya find, tabiya make, tabiya merge, tabiya positions, tabiya read, tabiya render, tabiya sample, tabiya sort, tabiya split, tabiya stats, tabiya tables, tabiya --help, tabiya --version
cli-no-picture = Das Bild des Fensters ließ sich nicht schreiben: { $reason }
cli-no-picture-advice = Wählen Sie eine Datei, die auf .png endet, in einem Ordner, in den Sie schreiben dürfen.
cli-fault = Tabiya wurde wegen eines Programmfehlers beendet: { $reason }.
cli-fault-advice = Gespeichertes ist heil; Ungespeichertes wird beim nächsten Start angeboten. Bitte melden Sie diesen Satz zusammen mit dem, was Sie zuvor getan haben.
cli-fault-report = Gespeichertes ist heil; Ungespeichertes wird beim nächsten Start angeboten. Bitte melden Sie dies zusammen mit dem, was Sie zuvor getan haben, und mit { $path } (keine Ihrer Stellungen ist darin).
cli-fault-aside = Ein Teil von Tabiya wurde wegen eines Programmfehlers beendet: { $reason }.
cli-after-help =
    Beispiele:
      tabiya games.fen endings.epd
      tabiya books/ openings.epd.gz
      tabiya '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
      tabiya check endings.fen
      tabiya convert --to shredder endings.fen
      tabiya positions --every games.pgn > positions.epd
      tabiya render --size 600 --output diagram.png '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
    Eine Datei, die wie ein Befehl heißt, wird mit ./ vor dem Namen geöffnet: ./check.
    Ohne Bildschirm lässt sich ein virtueller verwenden: xvfb-run -a tabiya …
    Die Befehle, --help, --version und --licences brauchen keinen.
    SIGTERM, SIGHUP und SIGINT (Strg+C) schließen das Fenster sofort und ohne Rückfrage; Ungespeichertes wird beim nächsten Start angeboten.
    Der Exit-Status des Fensters ist 0, wenn es geschlossen wurde, 2, wenn keines zu bekommen war oder es verloren ging, und der des Signals (128 und dessen Nummer), wenn eines es beendet hat.
cli-input = Zu öffnende Dateien, auch gepackte (.gz, .zip), und Ordner, deren .fen- und .epd-Dateien geöffnet werden; oder eine Stellung oder Partie als Text (eine FEN, eine PGN oder Züge, auch mit anderem Text darum herum); oder - für die Standardeingabe
cli-renderer = Was das Fenster zeichnet: auto nimmt, was am besten zum System passt; nicht jedes erstellte Programm hat wgpu
cli-theme = Farben des Fensters
cli-contrast = Wie deutlich sich Farben voneinander abheben
cli-zoom = Größe von allem, 80 bis 300 Prozent dessen, was das System verlangt
cli-size = Größe des Fensters beim Start; sonst die vom letzten Mal
cli-bad-size = zwei Zahlen mit einem x dazwischen, etwa 1280x800
cli-screenshot = Ein Bild des Fensters in diese Datei schreiben und es dann schließen
cli-licences = Die Bibliotheken im Programm mit ihren Lizenzen ausgeben und sonst nichts tun
cli-file = Dateien mit einer Stellung je Zeile, nicht gepackt; - oder keine Datei für die Standardeingabe
cli-argument = Argument
cli-analyse-about = Die Stellungen von Dateien einer Engine geben und schreiben, was sie findet; Testsammlungen werden gewertet
cli-analyse-engine = Die Engine (UCI): ihre Datei oder ein Name wie stockfish, der gesucht wird, wo Programme liegen
cli-analyse-option = Eine Option der Engine setzen, etwa "Skill Level=20"; auch mehrmals
cli-analyse-bad-option = eine Option mit ihrem Wert, etwa Hash=64 (NAME=VALUE)
cli-analyse-processes = Wie viele Prozesse der Engine nebeneinander arbeiten [Vorgabe: 1]
cli-analyse-threads = Threads jedes Prozesses (seine Option Threads)
cli-analyse-memory = Speicher für die Tabellen jedes Prozesses (seine Option Hash)
cli-analyse-time = Jede Stellung so lange untersuchen: 500ms, 2s (oder 2), 1.5min, 1h
cli-analyse-bad-time = eine Zeit wie 500ms, 2s, 1.5min oder 1h
cli-analyse-depth = Jede Stellung so tief untersuchen
cli-analyse-nodes = So viele Knoten jeder Stellung untersuchen: 1000000, 1000k oder 1M
cli-analyse-bad-count = eine Zahl wie 1000000, 1000k oder 1M
cli-analyse-mate = Ein Matt in so vielen Zügen suchen; ohne andere Grenze höchstens eine Minute je Stellung
cli-analyse-stop-when-stood = Auch aufhören, wenn der verlangte Zug so viele Tiefen lang der beste war
cli-analyse-patience = Sagt die Engine so lange nichts (oder länger, wo Tiefe oder Knotenzahl mehr Zeit brauchen), wird sie gefragt, ob sie noch läuft, und neu gestartet, wenn sie weiter schweigt [Vorgabe: 30s]
cli-analyse-lines = Wie viele Varianten die Engine verfolgt; ab zwei findet die Prüfung einen zweiten, gleich guten Zug [Vorgabe: 1]
cli-analyse-write = Welche Operationen geschrieben werden, mit Kommas dazwischen [Vorgabe: acd,acn,acs,ce,dm,pm,pv,engine]
cli-analyse-replace = Diese Operationen ersetzen, wo sie schon stehen; sonst wird nichts angetastet, was da steht
cli-analyse-again = Auch Einträge untersuchen, die ein Ergebnis dieser Engine an der Grenze oder darüber haben
cli-analyse-output = Die Einträge in diese Datei schreiben, sobald alle fertig sind; bis dahin liegen die Ergebnisse daneben (FILE.analysis). Es darf eine der gelesenen sein; ändert ein anderes Programm sie unterdessen, bleibt sie unangetastet
cli-analyse-resume = Einen Lauf fortsetzen, der angehalten, abgeschossen oder unterbrochen wurde: nur was noch kein Ergebnis hat, wird untersucht
cli-analyse-json = Für jeden Eintrag und am Ende ein JSON-Objekt ausgeben, für Programme
cli-analyse-table = Ausgeben, wie viele Einträge gelöst wurden, nach Themen und Dateien, und welche nicht
cli-analyse-compare = Die Ergebnisse zweier Dateien vergleichen: was nur in der ersten, nur in der zweiten, in beiden, in keiner gelöst ist
cli-analyse-after-help =
    Gestartet wird nur, was hier genannt ist. Mindestens eine Grenze ist nötig: --time, --depth, --nodes oder --mate. Gleiche Stellungen werden einmal untersucht; eine Stellung, die die Engine ablehnen, falsch lesen oder an der sie abstürzen würde, bekommt sie nicht, und der Grund wird gesagt. Eine Engine, die sich beendet, wird neu gestartet, und der Eintrag bekommt die Operation engine_error.

    Kommentare, leere Zeilen, Zeilen, die unlesbar oder zu reparieren sind, und alle Operationen, die in einem Eintrag stehen, werden unverändert durchgereicht. Ohne --output, --json und --table gehen die Einträge zur Standardausgabe.

    Einträge mit bm, am, dm oder Punkten (c0 "f5=10, Be5+=2") werden gewertet und geprüft: ein unspielbarer Zug, ein zweiter, der so gut ist wie der einzige genannte, ein kürzeres Matt.

    Beispiele:
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd suite.epd
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd --resume suite.epd
      tabiya analyse --engine ./new --time 1s --table sts1.epd sts2.epd
      tabiya analyse --compare old.epd new.epd

    Exit-Status: 0 alles ist gelöst oder verlangt nichts; 1 etwas wurde nicht gelöst, beanstandet oder nicht geschickt; 2 eine Zeile war nicht zu lesen, oder die Engine versagte an ihr; 3 eine Datei oder die Engine ist nicht zu gebrauchen, oder die Befehlszeile ist falsch; nach Strg+C nennt eine Shell 130. Mit --compare: 1, wenn nur eine der Dateien etwas gelöst hat.
cli-check-about = Zeile für Zeile sagen, was an den Stellungen von Dateien nicht stimmt; es wird nichts geändert
cli-check-json = Für jede Stellung ein JSON-Objekt ausgeben, für Programme
cli-check-strict = Zeilen, die repariert werden mussten, als abgelehnt werten
cli-check-after-help =
    Für jede Zeile, die nicht in Ordnung ist, steht da, ob zum Lesen etwas repariert werden musste, ob die Stellung in einer Partie möglich ist oder warum sich keine Stellung daraus lesen lässt. Leerzeilen und Zeilen, die mit #, ;, % oder // beginnen, werden übersprungen.
    
    Beispiele:
      tabiya check endings.fen
      tabiya check --json games.epd openings.fen > report.json
      some-program | tabiya check --strict
    
    Exit-Status: 0 alle Zeilen sind exakt und legal; 1 etwas wurde repariert oder ist illegal; 2 eine Zeile wurde abgelehnt; 3 eine Datei ließ sich nicht lesen, oder die Befehlszeile ist falsch.
cli-convert-about = Die Stellungen von Dateien in einer anderen Form schreiben; was keine Stellung ist, wird durchgereicht
cli-convert-to = Die Form, die geschrieben wird; sonst fen oder die Form, die die Endung der Ausgabe nennt: .plain, .bullet, .viri, .parquet
cli-convert-from = Die Eingaben als Zeilen, als Tabellen (CSV, TSV, JSON-Zeilen), als Trainingsdaten (plain, bullet, viri) oder als Parquet lesen; sonst entscheidet die Endung des Namens
cli-convert-left-out = Nicht alles passt in die Tabelle:
cli-convert-left-out-of-form = Nicht alles passt in die Form { $form }:
cli-convert-no-text = Diese Form ist kein Text und wird nicht auf ein Terminal geschrieben; nennen Sie mit --output eine Datei
cli-output-is-form = { $file } wurde nicht geschrieben: Dieser Befehl schreibt Zeilen, und Dateien dieses Namens haben die Form { $form }, die tabiya convert schreibt
cli-parquet-not = { $file }: das ist keine Parquet-Datei, oder sie ist abgeschnitten
cli-parquet-encrypted = { $file }: die Datei ist verschlüsselt, und tabiya hat keinen Schlüssel
cli-parquet-packing = { $file }: ihre Spalten sind mit { $packing } gepackt, was nicht gelesen wird. Schreiben Sie sie neu mit Snappy, gzip, Zstandard oder LZ4, zum Beispiel in DuckDB: COPY (FROM 'old.parquet') TO 'new.parquet' (COMPRESSION zstd)
cli-parquet-too-large = { $file }: ihre Seiten sind zu groß: Eine hat mehr als 256 MiB oder zu viele Werte, oder zusammen brauchen sie mehr als 512 MiB. Alles davor wurde gelesen; schreiben Sie die Datei neu mit kleineren Seiten
cli-parquet-damaged = { $file }: die Parquet-Datei ist beschädigt; alles vor dem Schaden wurde gelesen
positions-record = Eintrag { $row }: { $why }
positions-fault-board = diese Bytes sind kein Brett mit Ergebnis
positions-fault-property = nicht verstanden und weggelassen: { $word }
positions-fault-cut-off = die Datei endet mitten darin
left-out-incomplete = { $number ->
    [one] { $count } Eintrag hat keinen Zug (pm, bm), keine Bewertung (ce) oder kein Ergebnis (result), obwohl die Form das braucht. Er wurde weggelassen.
   *[other] { $count } Einträge haben keinen Zug (pm, bm), keine Bewertung (ce) oder kein Ergebnis (result), obwohl die Form das braucht. Sie wurden weggelassen.
}
left-out-inexpressible = { $number ->
    [one] { $count } Eintrag lässt sich nicht ausdrücken: zu viele Figuren, nicht je ein König, kein legaler Zug oder eine zu große Zahl. Er wurde weggelassen.
   *[other] { $count } Einträge lassen sich nicht ausdrücken: zu viele Figuren, nicht je ein König, kein legaler Zug oder eine zu große Zahl. Sie wurden weggelassen.
}
left-out-side = { $number ->
    [one] In { $count } Stellung ist Schwarz am Zug. Sie wird mit vertauschten Farben geschrieben, wie es die Form vorschreibt.
   *[other] In { $count } Stellungen ist Schwarz am Zug. Sie werden mit vertauschten Farben geschrieben, wie es die Form vorschreibt.
}
left-out-castling = { $number ->
    [one] { $count } Stellung verliert ihre Rochaderechte.
   *[other] { $count } Stellungen verlieren ihre Rochaderechte.
}
left-out-en-passant = { $number ->
    [one] { $count } Stellung verliert ihr En-passant-Feld.
   *[other] { $count } Stellungen verlieren ihre En-passant-Felder.
}
left-out-counters = { $number ->
    [one] { $count } Stellung verliert Halbzugzähler und Zugnummer.
   *[other] { $count } Stellungen verlieren Halbzugzähler und Zugnummern.
}
cli-convert-en-passant = Das En-passant-Feld nach jedem Doppelschritt schreiben, nur wenn ein Bauer schlagen könnte oder nur wenn das Schlagen legal ist, soweit die Form das offenlässt
cli-convert-repair = Auch Zeilen konvertieren, die repariert werden müssen; jede wird gemeldet
cli-convert-output = Diese Datei statt der Standardausgabe schreiben, sobald alles konvertiert ist; es darf eine der gelesenen sein; ändert ein anderes Programm sie unterdessen, bleibt sie unangetastet
cli-convert-after-help =
    Kommentare, Leerzeilen und unlesbare Zeilen werden unverändert durchgereicht, ebenso ohne --repair alle Zeilen, die nicht exakt sind; jede davon wird gemeldet. Operationen von EPD bleiben erhalten: Mit --to fen und --to shredder bleibt eine solche Zeile EPD, in PGN werden Spieler, Turnier und Lösung zu Tags und Zügen der Partie und der Rest zu einem Kommentar in ihr, in anderen Formen werden sie zu einer Kommentarzeile. Die Formen board, pieces, text und text-unicode sagen weniger als eine FEN; forum und latex sind für Foren und für Dokumente.
    
    Beispiele:
      tabiya convert --to shredder openings.epd > shredder.epd
      tabiya convert --repair --output games.fen games.fen
      tabiya convert --to uci --en-passant legal endings.fen
    
    Exit-Status: 0 jede Stellung ist konvertiert; 1 etwas wurde repariert; 2 eine Zeile wurde unverändert durchgereicht; 3 eine Datei ließ sich nicht lesen oder schreiben, oder die Befehlszeile ist falsch.
cli-records-file = Dateien mit einer Stellung je Zeile, auch gepackt (.gz, .zst, .bz2), und Ordner mit solchen; - oder keine Datei heißt Standardeingabe
cli-records-output = In diese Datei statt auf die Standardausgabe schreiben, sobald alles fertig ist; sie darf eine der Eingaben sein und wird nicht geschrieben, wenn ein anderes Programm sie inzwischen ändert
cli-records-memory = Etwa so viele MiB an Zeilen im Speicher halten und weitere in den Ordner für temporäre Dateien (TMPDIR) legen
cli-progress-writing = Schreiben: { $percent } %
records-line-too-long = { $file }:{ $line }: Die Zeile ist länger als 64 KiB und wurde ausgelassen
records-odd-byte = { $file }: Die Datei endet mitten in einem Zeichen, und ihr letztes Byte wurde ausgelassen
records-no-files = { $folder }: keine Datei in diesem Ordner endet auf .epd, .fen oder .txt
records-of-games = { $file }: Jede Zeile wurde als Stellung gelesen, nicht als Teil einer Partie; tabiya positions schreibt die Stellungen von Partien
records-changed = ein anderes Programm hat sie geändert, seit der Befehl sie zu lesen begann. Rufen Sie den Befehl noch einmal auf
cli-find-about = Die Zeilen schreiben, die zu einer Suchanfrage passen
cli-find-query = Die Bedingungen wie im Suchfeld des Fensters, in einem Argument; darf leer sein
cli-find-board = Das erste Feld einer FEN, zu dem das Brett passen muss; ? steht für beliebigen Inhalt eines Feldes, Ziffern für leere Felder
cli-find-bad-board = das erste Feld einer FEN mit acht Reihen zu acht Feldern, in dem ? für beliebigen Inhalt steht
cli-find-no-option = eine solche Option gibt es nicht; setzen Sie einen Suchtext in doppelte Anführungszeichen
cli-find-mirrored = Das Muster auch mit vertauschtem Links und Rechts finden
cli-find-colours = Das Muster auch mit vertauschten Farben und umgekehrten Reihen finden
cli-find-invert = Die Zeilen schreiben, die nicht passen
cli-find-count = Nur die Anzahl der Zeilen schreiben
cli-find-after-help =
    Alle Bedingungen müssen gelten. Zeilen ohne Stellung passen nur zu Bedingungen an den Text. Die Wörter der Anfrage sind englisch oder in der Sprache des Programms. Die Anfrage darf mit einem Bindestrich beginnen; beginnt sie mit -o, schreiben Sie -- davor.

    Beispiele:
      tabiya find 'KRPvKR w rating>=2200' endings.epd > rook-endings.epd
      tabiya find --count --invert legal positions/
      tabiya find '' --board '8/8/8/8/????????/????????/PPPPPPPP/RNBQKBNR' openings.fen

    Exit-Status: 0 eine Zeile wurde gefunden; 1 keine Zeile wurde gefunden; 3 eine Datei konnte nicht gelesen oder geschrieben werden, eine Zeile wurde ausgelassen, oder die Befehlszeile ist falsch.
cli-sort-about = Die Zeilen von Dateien in neuer Reihenfolge schreiben
cli-sort-by = material, men (die Anzahl der Figuren), text (die Bytes der Zeile) oder der Opcode einer Operation wie rating, deren Operanden verglichen werden
cli-sort-descending = Die größten kommen zuerst
cli-sort-after-help =
    Gleiche Zeilen behalten ihre Reihenfolge. Zeilen ohne die verglichene Eigenschaft kommen zuletzt. Dateien dürfen größer als der Speicher sein.

    Beispiele:
      tabiya sort --by material endings.epd > sorted.epd
      tabiya sort --by rating --descending --output puzzles.epd puzzles.epd

    Exit-Status: 0 alles ist sortiert; 3 eine Datei konnte nicht gelesen oder geschrieben werden, eine Zeile wurde ausgelassen, oder die Befehlszeile ist falsch.
cli-sample-about = Einige zufällig gewählte Zeilen von Dateien schreiben
cli-sample-number = So viele Zeilen wählen, oder alle, wenn es weniger sind
cli-sample-share = Diesen Anteil der Zeilen in Prozent wählen, etwa 0.5
cli-sample-bad-share = ein Anteil von 0 bis 100 Prozent mit bis zu vier Nachkommastellen
cli-sample-seed = Eine andere Zahl ergibt eine andere Auswahl, dieselbe Zahl dieselbe
cli-sample-by = Jeder Wert dieser Eigenschaft hat seinen Anteil: material, men oder der Opcode einer Operation wie result
cli-sample-after-help =
    Die Reihenfolge der Zeilen bleibt. Kommentare und leere Zeilen werden ausgelassen. Dateien dürfen größer als der Speicher sein.

    Beispiele:
      tabiya sample --number 1000 --seed 7 puzzles.epd > thousand.epd
      tabiya sample --share 5 --by material endings/

    Exit-Status: 0 die Auswahl ist geschrieben; 3 eine Datei konnte nicht gelesen oder geschrieben werden, eine Zeile wurde ausgelassen, oder die Befehlszeile ist falsch.
cli-stats-about = Die Zeilen von Dateien nach ihren Eigenschaften zählen
cli-stats-json = Ein JSON-Objekt ausgeben, für Programme
cli-stats-after-help =
    Es sind die Zahlen der Statistik im Fenster: Seite am Zug, Legalität, Phase, Endspiele, Anzahl der Figuren, Materialbilanz, Bewertung, Lösung, Dubletten und die Felder der Figuren. Dateien dürfen größer als der Speicher sein.

    Beispiele:
      tabiya stats endings.epd
      tabiya stats --json positions/ | jq .duplicates

    Exit-Status: 0 alles ist gezählt; 3 eine Datei konnte nicht gelesen werden, eine Zeile wurde ausgelassen, oder die Befehlszeile ist falsch.
stats-summary = Zeilen: { $lines }, davon mit Stellung: { $positions }
cli-dedupe-about = Jede Stellung einmal schreiben und Doppelte weglassen
cli-dedupe-same = Die Felder, die gleich sein müssen: four (Brett, Zugrecht, Rochade, legales En passant), all (sechs Felder), board (Brett), line (die ganze Zeile) oder eine Liste wie board,side aus board, side, castling, en-passant und counters
cli-dedupe-mirrored = Stellungen mit vertauschtem Links und Rechts sind gleich, wenn niemand rochieren kann
cli-dedupe-colours = Stellungen mit vertauschten Farben und umgekehrten Reihen sind gleich
cli-dedupe-keep = Von gleichen Stellungen die erste, die letzte oder die mit den meisten Operationen behalten
cli-dedupe-merge = Die Operationen der weggelassenen Zeilen der behaltenen hinzufügen, sofern diese keine mit demselben Opcode hat
cli-dedupe-dropped = Die weggelassenen Zeilen in diese Datei schreiben
cli-dedupe-after-help =
    Die Reihenfolge der Zeilen bleibt. Kommentare und leere Zeilen bleiben erhalten. Zeilen ohne Stellung sind nur gleich, wenn alle ihre Bytes gleich sind. Dateien dürfen größer als der Speicher sein.

    Beispiele:
      tabiya dedupe openings.epd more.epd > unique.epd
      tabiya dedupe --keep most --dropped dropped.epd --output suite.epd suite.epd
      tabiya dedupe --same board --mirrored --colours endings/

    Exit-Status: 0 jede Stellung ist einmal geschrieben; 3 eine Datei konnte nicht gelesen oder geschrieben werden, eine Zeile wurde ausgelassen, oder die Befehlszeile ist falsch.
dedupe-summary = Zeilen: { $lines }, als Doppelte weggelassen: { $dropped }
cli-dedupe-bad-fields = four, all, board, line oder eine Liste mit Kommas aus board, side, castling, en-passant und counters
cli-split-about = Die Zeilen von Dateien auf mehrere Dateien verteilen
cli-split-number = So viele Stellungen in jede Datei schreiben
cli-split-shares = Die Stellungen zufällig in diesem Verhältnis verteilen, jede Stellung nur in eine Datei; zum Beispiel train=80,validation=10,test=10
cli-split-bad-share = ein Name und eine ganze Zahl über 0, etwa train=80; der Name muss in einem Dateinamen möglich sein
cli-split-by = Eine Datei für jedes Material (material), jede Anzahl der Figuren (men) oder jeden Operanden einer Operation wie theme oder result schreiben
cli-split-seed = Eine andere Zahl ergibt eine andere Verteilung, dieselbe Zahl dieselbe
cli-split-output = Die Namen der Dateien, in denen {"{}"} für die Nummer, den Anteil oder den Wert steht; zum Beispiel "parts/part-{"{}"}.epd"
cli-split-bad-output = ein Dateiname, in dem {"{}"} vorkommt
cli-split-replace = Vorhandene Dateien ersetzen; sonst wird nichts geschrieben, wenn es eine gibt
cli-split-after-help =
    Die Reihenfolge der Zeilen bleibt. Kommentare und leere Zeilen bleiben nur mit --number erhalten. Mit --by steht eine Zeile mit mehreren Operanden in mehreren Dateien und eine ohne in „none“. Dateien dürfen größer als der Speicher sein. Es wird nur geschrieben, wenn sich alles lesen lässt. Ausgegeben werden die Namen der Dateien, jeder mit der Anzahl seiner Stellungen.

    Beispiele:
      tabiya split --number 100000 --output 'part-{"{}"}.epd' puzzles.epd
      tabiya split --shares train=80,validation=10,test=10 --seed 7 -o 'data/{"{}"}.epd' positions/
      tabiya split --by material --output 'endings/{"{}"}.epd' endings.epd

    Exit-Status: 0 alle Dateien sind geschrieben; 3 eine Datei konnte nicht gelesen oder geschrieben werden, eine Zeile wurde ausgelassen, oder die Befehlszeile ist falsch.
split-summary = Stellungen: { $positions }, Dateien: { $files }
split-too-many = Es wären mehr als { $most } Dateien nötig. Nichts wurde geschrieben.
split-file-exists = { $file } gibt es schon; nichts wurde geschrieben. Ersetzen Sie vorhandene Dateien mit --replace, oder wählen Sie einen anderen Namen.
cli-diff-about = Die Datensätze melden, die zwei Sammlungen nicht gemeinsam haben
cli-diff-json = Ein JSON-Objekt je Unterschied ausgeben, für Programme
cli-diff-old = Die alte Datei oder der alte Ordner; - heißt Standardeingabe
cli-diff-new = Die neue Datei oder der neue Ordner; - heißt Standardeingabe
cli-diff-after-help =
    Zeilen mit derselben Stellung sind Fassungen eines Datensatzes: - ist eine entfernte Zeile, + eine neue, ~ eine geänderte, mit ihren geänderten Operationen darunter. Die Reihenfolge der Zeilen und der Operationen zählt nicht, und leere Zeilen auch nicht. Dateien dürfen größer als der Speicher sein.

    Beispiele:
      tabiya diff old.epd new.epd
      tabiya diff --json suite-2025/ suite-2026/ | jq .new_line

    Exit-Status: 0 es gibt keine Unterschiede; 1 es gibt welche; 3 eine Datei konnte nicht gelesen werden, eine Zeile wurde ausgelassen, oder die Befehlszeile ist falsch.
diff-summary = Entfernt: { $removed }, geändert: { $changed }, hinzugefügt: { $added }
diff-incomplete = Es werden keine Unterschiede aufgeführt, weil nicht alles gelesen werden konnte
cli-merge-about = Sammlungen vereinen, oder für Git drei Fassungen einer Sammlung
cli-merge-all = Alle Zeilen nacheinander schreiben, mit Dubletten
cli-merge-git = Drei Fassungen Datensatz für Datensatz in OURS vereinen, mit Konfliktmarken, wo sich beide Seiten widersprechen
cli-merge-marker-size = Anzahl der Zeichen einer Konfliktmarke
cli-merge-after-help =
    Die Reihenfolge der Zeilen bleibt, Kommentare und leere Zeilen bleiben erhalten. Von Zeilen mit derselben Stellung bleibt eine; sie bekommt die Operationen der anderen, sofern sie keine mit demselben Opcode hat. Dateien dürfen größer als der Speicher sein, außer mit --git.

    Beispiele:
      tabiya merge --output all.epd mine.epd yours.epd
      tabiya merge --all january/ february/ > spring.epd
      git config merge.tabiya.driver 'tabiya merge --git %O %A %B'

    Exit-Status: 0 alles ist vereint; 1 es gibt Konflikte (--git); 3 eine Datei konnte nicht gelesen oder geschrieben werden, eine Zeile wurde ausgelassen, oder die Befehlszeile ist falsch; 129 dasselbe mit --git.
merge-conflicts = Konflikte: { $count }
cli-make-about = Stellungen nach einem Rezept herstellen
cli-make-recipe = Die Bedingungen, durch Kommas getrennt, zuerst die Steine: „KRP v KR, white wins, no capture“
cli-make-file = Das Rezept aus dieser Datei lesen
cli-make-again = Das Rezept lesen, das eine so hergestellte Datei in einem Kommentar behält
cli-make-count = Die Anzahl der Stellungen anstelle der im Rezept (10)
cli-make-seed = Ein anderer Startwert trifft eine andere Auswahl, anstelle des Startwerts im Rezept (0)
cli-make-after-help =
    Die Bedingungen, jede höchstens einmal:
      KRP v KR, oder mehrere: KQ v K or KR v K
      white pawn on 5-7, black king on e4-h8 dark, white rook on a or h1 (Felder, Rechtecke, Linien, Reihen; mehrere Wörter gelten zugleich)
      white to move, black to move (Weiß oder Schwarz am Zug)
      white wins, black wins, draw; win oder loss für die Seite am Zug
      mate in 10-30 (bis zu vier Steine), dtz 1-20 (mit Syzygy-Tabellen), winning moves 1, winning moves 2+ (Anzahl der Gewinnzüge)
      no capture (nichts kann geschlagen werden), no check (kein Schach)
      reciprocal zugzwang (gegenseitiger Zugzwang); turn decides (gewonnen mit der einen Seite am Zug, remis mit der anderen)
      any last move (auch Stellungen, zu denen kein Zug führt), mirrored too (auch Stellungen, die einander gleichen)
      count 50 (Anzahl), seed 7 (Startwert)

    Tabiya kennt alle Endspiele mit bis zu vier Steinen; für andere fragt es Syzygy-Tabellen. Die Stellungen werden zufällig gewählt. Dasselbe Rezept ergibt auf jedem Rechner dieselben Stellungen. Gibt es weniger, werden alle geschrieben. Die erste Zeile behält das Rezept.

    Beispiele:
      tabiya make "KP v K, white to move, white wins, winning moves 1" --count 50 --output pawns.epd
      tabiya make --syzygy ~/syzygy "KRP v KR, white pawn on 5-7, white to move, white wins, no capture"
      tabiya make --again pawns.epd --seed 8

    Exit-Status: 0 so viele Stellungen wie gewünscht sind hergestellt; 1 es gibt weniger; 3 eine Datei oder Tabelle war nicht lesbar oder schreibbar, oder das Rezept oder die Befehlszeile ist falsch.
make-summary = Hergestellte Stellungen: { $count }
make-only = Nur { $count } von { $wanted } Stellungen existieren
make-broken-off = Nur { $count } von { $wanted } Stellungen wurden hergestellt
make-progress = { $found } von { $count } gefunden, { $percent } % aller Aufstellungen geprüft
make-no-recipe = { $file }: keine Zeile behält ein Rezept
make-recipe-too-long = { $file }: Das ist kein Rezept, denn es hat mehr als 1 MiB
make-no-table = Die Tabelle { $file } fehlt. Nennen Sie ihren Ordner mit --syzygy.
recipe-nothing = Das Rezept ist leer. Es beginnt mit den Steinen, zum Beispiel KRP v KR.
recipe-version = Diese Version von Tabiya kennt solche Rezepte nicht: „{ $text }“
recipe-pieces = Das sind nicht die Steine zweier Seiten mit je einem König, zum Beispiel KRP v KR: „{ $text }“
recipe-too-many-pieces = Ein Rezept hat höchstens 16 Steine: „{ $text }“
recipe-unknown-condition = Eine solche Bedingung gibt es nicht: „{ $text }“
recipe-twice = Das ist zweimal angegeben: „{ $text }“
recipe-squares = Das sind keine Felder, Linien oder Reihen wie e4-h8, a-c oder 5-7: „{ $text }“
recipe-too-few-squares = Für die Steine gibt es zu wenige Felder: „{ $text }“
recipe-no-such-piece = Das Rezept hat keinen solchen Stein: „{ $text }“
recipe-number = Das ist weder eine Zahl noch ein Bereich wie 10-30 oder 2+: „{ $text }“
recipe-count = Die Anzahl der Stellungen ist 1 bis 1.000.000: „{ $text }“
recipe-mate-of-too-many = Der Abstand zum Matt ist bis zu vier Steinen bekannt: „{ $text }“
recipe-contradiction = Das widerspricht dem Ergebnis: „{ $text }“
cli-tables-about = Die Wahrheit über Endspiele in Datensätze schreiben und falsche Behauptungen nennen
cli-tables-syzygy = Ein Ordner mit Syzygy-Tabellen (.rtbw, .rtbz) für mehr als vier Steine; mehrmals möglich
cli-tables-check = Keine Datensätze schreiben, sondern die falschen Behauptungen nennen
cli-tables-replace = dm, ce, wdl und dtz ersetzen, wo der Datensatz sie schon hat
cli-tables-after-help =
    Tabiya kennt alle Endspiele mit bis zu vier Steinen: das Ergebnis und den Abstand zum Matt. Es ergänzt dm (die Seite am Zug setzt in so vielen Zügen matt), ce (Matt oder Remis), wdl (2 gewonnen, 0 remis, -2 verloren; 1 und -1, wenn die 50-Züge-Regel daraus Remis macht) und mit Syzygy-Tabellen dtz. Aus einer FEN wird EPD, und aus ihren Zählern werden hmvc und fmvn. Alle anderen Zeilen bleiben, wie sie sind.
    Eine Behauptung ist falsch, wenn dm, ein Matt in bm oder wdl den Tabellen widerspricht oder ein Zug von bm das Ergebnis vergibt.

    Beispiele:
      tabiya tables endings.epd > known.epd
      tabiya tables --check suite.epd
      tabiya tables --syzygy ~/syzygy --replace --output suite.epd suite.epd

    Exit-Status: 0 keine Behauptung ist falsch; 1 eine Behauptung ist falsch; 3 eine Datei oder Tabelle war nicht lesbar, eine Zeile wurde ausgelassen oder die Befehlszeile ist falsch.
tables-summary = Zeilen: { $lines }, mit bekannter Wahrheit: { $known }, falsche Behauptungen: { $false }
tables-false-claim = { $claim } ist falsch: { $truth }
tables-false-move = { $claim } vergibt das Ergebnis: { $truth }
endgame-truth = Wahrheit der Endspiele
endgame-truth-file =
    { $number ->
        [one] Fragt Endspieltabellen nach der einen Stellung dieser Datei.
       *[other] Fragt Endspieltabellen nach allen { $count } Stellungen dieser Datei.
    }
endgame-truth-shown =
    { $number ->
        [one] Fragt Endspieltabellen nach der einen Stellung, die die Liste zeigt.
       *[other] Fragt Endspieltabellen nach den { $count } Stellungen, die die Liste zeigt.
    }
endgame-truth-selected =
    { $number ->
        [one] Fragt Endspieltabellen nach der ausgewählten Stellung.
       *[other] Fragt Endspieltabellen nach den { $count } ausgewählten Stellungen.
    }
endgame-truth-about = Falsche Behauptungen werden aufgelistet, und die Ergebnisse lassen sich in die Datensätze schreiben: dm, ce, wdl, dtz.
endgame-truth-by-heart = Tabiya kennt alle Endspiele mit bis zu vier Steinen. Für mehr Steine wählen Sie in den Einstellungen Ordner mit Syzygy-Tabellen.
endgame-truth-tables = Tabiya kennt alle Endspiele mit bis zu vier Steinen. Ihre Syzygy-Tabellen haben bis zu { $pieces } Steine.
endgame-truth-stopped = Die Tabellen wurden nach diesen Stellungen noch nicht gefragt, oder die Stellungen haben sich seitdem geändert.
endgame-truth-again = Erneut fragen
endgame-truth-known = Bekannte Ergebnisse: { $count }
endgame-truth-unknown = Unbekannt: { $count }
endgame-truth-false-count = Falsche Behauptungen: { $count }
endgame-truth-second-count = Nebenlösungen: { $count }
endgame-truth-false = Falsche Behauptungen
endgame-truth-second = Nebenlösungen
endgame-truth-no-games = Tabellen werden nach Stellungen gefragt. Öffnen Sie die Partien dazu als Stellungen.
endgame-truth-no-false = Keine Behauptung ist falsch.
endgame-truth-no-second = Kein Datensatz hat eine Nebenlösung.
endgame-truth-replace-tip = Entfernt auch Operationen, die nicht mehr stimmen. Sonst werden nur fehlende ergänzt.
endgame-truth-write =
    { $number ->
        [one] In einen Datensatz schreiben
       *[other] In { $count } Datensätze schreiben
    }
endgame-truth-write-none = Nichts zu schreiben
endgame-truth-show = Anzeigen
wrong-move-of-solution = Zug { $turn } der Lösung: { $reason }
status-endgame-truth = Endspieltabellen werden gefragt…
tables-none = { $folder }: enthält keine Syzygy-Tabellen (.rtbw, .rtbz)
tables-folder-not-found = { $file }: diesen Ordner gibt es nicht
tables-not-a-folder = { $file }: das ist eine Datei, kein Ordner
find-beyond-tables =
    { $number ->
        [one] Eine Stellung kennen die Endspieltabellen nicht.
       *[other] { $count } Stellungen kennen die Endspieltabellen nicht.
    }

cli-certify-about = Aufgaben kennzeichnen, in denen nur ein Zug richtig ist, und für die anderen die Gründe nennen
cli-certify-engine = Die Engine für Stellungen, die keine Tabelle kennt: eine Datei oder ein Name aus den üblichen Ordnern
cli-certify-check = Keine Datensätze schreiben, sondern die Aufgaben nennen, die nicht oder nur zum Teil zertifiziert sind
cli-certify-replace = Die Lösung (pv) dort kürzen, wo sie nicht mehr die einzige ist
cli-certify-again = Auch Datensätze beurteilen, die schon das Kennzeichen certified haben
cli-certify-after-help =
    Eine Aufgabe ist ein Datensatz mit einer Lösung (pv, bm, pm) oder einem angekündigten Matt (dm). Ein Zug ist richtig, wenn er in der angekündigten Zügezahl mattsetzt oder, ohne Matt, wenn er das Ergebnis hält. Immer wenn der Löser in der Lösung am Zug ist, darf nur ein Zug richtig sein. Ist das schon beim ersten Zug nicht so, wird die Aufgabe nicht zertifiziert, bei einem späteren nur bis dorthin.

    Endspieltabellen urteilen, soweit sie reichen: die im Programm bis zu vier Steinen, die von --syzygy darüber hinaus, wenn kein Matt angekündigt ist. Sonst urteilt die Engine mit zwei Varianten: Ab 2,5 Bauern gewinnt eine Seite, bis zu 1 Bauern keine, dazwischen ist offen, ob eine Seite gewinnt oder keine. Ohne Grenzen untersucht sie 1 Million Stellungen.

    Was besteht, bekommt die Operation certified mit der Anzahl der Löserzüge und dem Urteilenden (tables, engine oder both): certified 3 tables. Datensätze, die sie haben, werden übersprungen.

    Beispiele:
      tabiya certify mates.epd > certified.epd
      tabiya certify --engine stockfish --depth 20 --output suite.epd suite.epd
      tabiya certify --check --syzygy ~/syzygy studies.epd

    Exit-Status: 0, wenn jede Aufgabe zertifiziert ist, 1, wenn eine es nicht ist, 3, wenn eine Datei nicht gelesen oder geschrieben werden konnte.
certify-summary = Zeilen: { $lines }, zertifiziert: { $certified }, nicht zertifiziert: { $refused }, übersprungen: { $skipped }
certify-refused = { $file }:{ $line }: nicht zertifiziert: { $reason }
certify-cut = { $file }:{ $line }: bis zum { $turns }. Zug zertifiziert: { $reason }
certify-no-solution = es gibt keine Lösung
certify-no-moves = die Stellung hat keine legalen Züge nach den Regeln
certify-second = { $move } ist auch richtig
certify-shorter =
    { $moves ->
        [one] es gibt ein Matt in einem Zug
       *[other] es gibt ein Matt in { $moves } Zügen
    }
certify-no-mate = in der angekündigten Zügezahl gibt es kein Matt
certify-wrong = der Zug der Lösung ist falsch, richtig ist { $move }
certify-lost = die Seite am Zug verliert in jedem Fall
certify-nothing-keeps = kein Zug hält das Ergebnis der Züge davor
certify-beyond = keine Endspieltabelle kennt die Stellung oder ihren Abstand zum Matt
certify-table = eine Tabelle ist nicht zu gebrauchen
certify-engine = die Engine hat nicht geantwortet
certify-few-lines = { $engine }: Es kamen weniger als zwei Varianten, doch verglichen werden die beiden besten Züge. Wählen Sie eine Engine mit der Option MultiPV, oder erhöhen Sie die Grenzen der Suche.
certify-not-proved = die Werte der Züge beweisen nichts
certify-not-marked = die Markierung certified lässt sich den Operationen nicht hinzufügen
table-foreign = { $file }: ist keine Syzygy-Tabelle
table-cut = { $file }: ist abgeschnitten
table-damaged = { $file }: ist beschädigt
table-other-pieces = { $file }: handelt von anderen Steinen, als der Name sagt
table-unreadable = { $file }: ist nicht lesbar
command-endgame-results = Ergebnisse von Endspielen zeigen
command-results-for-other-side = Ergebnisse, wenn die andere Seite am Zug wäre
other-words-endgame-results = was wäre wenn Tablebase Endspieltabellen Wahrheit gewonnen remis verloren matt Hinweis Felder andere Seite am Zug
setting-endgame-results = Ergebnisse von Endspielen auf dem Brett
setting-endgame-results-about = Während Sie einen Stein ziehen, als Pinsel halten oder mit Tasten verschieben, zeigt jedes Feld, welches Ergebnis die Stellung dann hätte: Weiß oder Schwarz gewinnt, mit den Zügen bis zum Matt, Remis oder illegal. Werden Züge gespielt, haben auch die Züge ein Ergebnis. Tabiya kennt alle Endspiele mit bis zu vier Steinen.
setting-endgame-results-words = was wäre wenn Tablebase Syzygy Endspieltabellen Wahrheit gewonnen remis verloren matt Hinweis Felder
announce-for-other-side = Ergebnisse werden auch so gezeigt, als wäre die andere Seite am Zug
announce-for-own-side = Ergebnisse gelten für die Seite am Zug
outcome-illegal = Illegal
outcome-white-wins = Weiß gewinnt
outcome-black-wins = Schwarz gewinnt
outcome-fifty = Remis nach der 50-Züge-Regel
outcome-here = hier: { $result }
outcome-on-square = { $square }: { $result }
outcome-if-to-move =
    { $side ->
        [white] Wäre Weiß am Zug: { $result }
       *[black] Wäre Schwarz am Zug: { $result }
    }
outcome-moves = Züge nach Ergebnis
outcome-of-move = { $move }: { $result }
status-finding-tables = Endspieltabellen werden gesucht
setting-table-folders = Endspieltabellen
setting-table-folders-about = Ordner mit Syzygy-Tabellen (.rtbw, .rtbz) für Endspiele mit mehr als vier Steinen. Auch die Ordner, die eine Engine als SyzygyPath hat, werden benutzt.
setting-table-folders-words = Syzygy Tablebase Tabellen Ordner rtbw rtbz SyzygyPath
tables-add-folder = Ordner hinzufügen …
tables-look-again = Erneut suchen
tables-remove-folder = { $folder } entfernen
tables-of-engine = als SyzygyPath von { $engine }
tables-found =
    { $count ->
        [one] Eine Tabelle
       *[other] { $count } Tabellen
    }, bis zu { $pieces } Steine
tables-none-found = Keine Tabellen gefunden
tables-disk-silent = Der Datenträger mit den Endspieltabellen antwortet nicht
tables-folder-fault = { $folder }: { $reason }
tables-more-faults =
    { $count ->
        [one] Und eine weitere Datei
       *[other] Und { $count } weitere Dateien
    }
dialog-table-folder-title = Ordner mit Endspieltabellen
file-dialog-take-tables = Diesen Ordner verwenden
truth-draw = Remis
truth-wins =
    { $side ->
        [white] Weiß gewinnt
       *[black] Schwarz gewinnt
    }
truth-wins-if =
    { $side ->
        [white] Weiß gewinnt, wenn nicht vorher die 50-Züge-Regel greift
       *[black] Schwarz gewinnt, wenn nicht vorher die 50-Züge-Regel greift
    }
truth-mates =
    { $side ->
        [white] Weiß gewinnt, matt in { $moves }
       *[black] Schwarz gewinnt, matt in { $moves }
    }
truth-mates-if =
    { $side ->
        [white] Weiß gewinnt, matt in { $moves }, wenn nicht vorher die 50-Züge-Regel greift
       *[black] Schwarz gewinnt, matt in { $moves }, wenn nicht vorher die 50-Züge-Regel greift
    }
truth-fifty-moves =
    { $side ->
        [white] Remis durch die 50-Züge-Regel; ohne sie gewinnt Weiß
       *[black] Remis durch die 50-Züge-Regel; ohne sie gewinnt Schwarz
    }
cli-positions-about = Die Stellungen von Partien (.pgn) und Aufgabentabellen (.csv) schreiben, je Zeile einen Eintrag
cli-positions-last = Die letzte Stellung jeder Partie; sie wird geschrieben, wenn nichts anderes verlangt ist
cli-positions-every = Jede Stellung
cli-positions-at = Die Stellung nach diesem Zug: 23w nach dem 23. Zug von Weiß, 23b (oder 23) nach dem von Schwarz
cli-positions-bad-move = eine Zugnummer, dahinter w oder b für die Seite, die gezogen hat, etwa 23w
cli-positions-starts = Wo jede Partie beginnt, wenn sie das mit einem FEN-Tag sagt
cli-positions-comments = Stellungen mit einem Kommentar, Bewertungszeichen, Pfeil oder Diagrammzeichen
cli-positions-tabiya = Die letzte Stellung jeder Partie, die unter den Eröffnungen, die Tabiya kennt, einen Namen hat
cli-positions-variations = Auch Stellungen aus Varianten nehmen
cli-positions-played = Was aus dem gespielten Zug wird: der erwartete (pm), der beste (bm) oder nichts
cli-positions-output = Diese Datei statt der Standardausgabe schreiben, sobald alles gelesen ist; ändert ein anderes Programm sie unterdessen, bleibt sie unangetastet
cli-positions-input = Dateien mit Partien oder Tabellen, auch gepackt (.gz, .zst, .bz2); - oder keine Datei für die Standardeingabe
cli-positions-after-help =
    Jeder Eintrag ist EPD. Seine id sagt, wer wo und in welchem Jahr gespielt hat und welcher Zug zu der Stellung führte; Kommentare werden mit ihren Pfeilen und markierten Feldern zu c0. Eine Partie, die abbricht, wird mit Zeile und Zug gemeldet; alles davor und dahinter wird geschrieben.
    Aufgaben beginnen nach dem Zug des Gegners, so wie sie zu lösen sind: bm und pv enthalten die Lösung, rating, theme und die übrigen Spalten werden eigene Operationen. Andere Tabellen brauchen eine Spalte mit Stellungen als FEN.
    
    Beispiele:
      tabiya positions --every --output positions.epd games.pgn
      tabiya positions --at 23w games.pgn.zst | tabiya check
      tabiya positions --comments --variations studies.pgn > diagrams.epd
      tabiya positions puzzles.csv.zst > puzzles.epd
    
    Exit-Status: 0 alles wurde gelesen; 2 eine Partie oder Zeile ließ sich nicht bis zum Ende lesen, oder eine Datei enthält keine; 3 eine Datei ließ sich nicht lesen oder schreiben, oder die Befehlszeile ist falsch.
cli-read-about = Die Schachdiagramme in Bildern und PDF-Dateien lesen: Bildschirmfotos, eingescannte Seiten, Fotos, Bücher
cli-read-json = Für jede Datei ein JSON-Objekt ausgeben, für Programme
cli-read-file = Bilder (PNG, JPEG, WebP, GIF, BMP oder TIFF) und PDF-Dateien
cli-read-pages = Von PDF-Dateien nur diese Seiten, etwa 3-7, 12 oder 40-
cli-read-password-file = Für verschlüsselte PDF-Dateien: eine Datei mit dem Passwort in der ersten Zeile
cli-read-bad-pages = Seiten werden als 3-7, 12 oder 40- angegeben, von 1 an gezählt
cli-read-give-password = Schreiben Sie es in eine Datei, und nennen Sie diese mit --password-file.
cli-read-page = Seite { $page }
cli-read-page-of-file = { $file }, Seite { $page }
cli-read-written = steht so in der Datei
cli-read-offered = die Datei nennt { $fen }, was das Bild nicht sicher zeigt
cli-read-after-help =
    Für jedes Brett gibt es eine Zeile: seine FEN, dann, wie sicher die Lesung ist und welche Felder zweifelhaft sind. Wer am Zug ist, sagt ein Zeichen, eine Bildunterschrift, der hervorgehobene letzte Zug oder ein Schach; wo nichts es sagt, steht Weiß in der FEN, und es wird als offene Frage genannt. Rochiert werden darf, wo König und Turm zu Hause stehen; da kein Bild das zeigt, wird es als offene Frage genannt.
    Alles wird auf diesem Rechner gelesen; nichts wird irgendwohin gesendet.
    
    Beispiele:
      tabiya read screenshot.png
      tabiya read --json page-*.jpg > pages.json
      tabiya read --pages 12-40 book.pdf > positions.epd
    
    Exit-Status: 0 die Dateien wurden gelesen, ob ein Brett darin ist oder nicht; 3 eine Datei ließ sich nicht lesen, oder die Befehlszeile ist falsch.
cli-read-none = { $file }: Darin ist kein Brett.
cli-read-unlikely = { $file }: { $reason }
cli-read-board = { $percent } % sicher
cli-read-doubt = { $percent } % sicher; zweifelhaft: { $squares }
cli-read-missing = nicht im Bild: { $lines }
cli-read-turn-white = Weiß am Zug ({ $sign })
cli-read-turn-black = Schwarz am Zug ({ $sign })
cli-read-asked = offene Fragen: { $questions }
cli-read-ask-password = Passwort von { $file }:
scan-unknown-kind = { $file } ist kein Bild, das sich hier lesen lässt. Das geht mit PNG, JPEG, WebP, GIF, BMP, TIFF und PDF.
scan-too-large = { $file } ist zu groß: { $width } × { $height } Pixel. Verkleinern Sie es, oder schneiden Sie den Teil mit den Diagrammen aus.
scan-damaged = { $file } lässt sich nicht lesen, das Bild ist beschädigt: { $reason }
scan-unreadable = { $file } lässt sich nicht lesen: { $reason }
scan-needs-password = { $file } ist verschlüsselt und lässt sich nur mit dem Passwort öffnen.
scan-wrong-password = Das Passwort öffnet { $file } nicht.
scan-no-such-page = { $file }: Diese Seite gibt es nicht.
scan-too-slow = { $file } zu lesen dauert zu lange und wurde ausgelassen.
scan-too-much = { $file } braucht mehr Speicher, als ein Bild haben darf, oder lässt sich gar nicht lesen, und wurde ausgelassen.
scan-cancelled = Das Lesen wurde abgebrochen.
cli-render-about = Stellungen zeichnen: Bilder, Seiten für das Web und für den Druck sowie Texte
cli-render-format = Was geschrieben wird; sonst, was der Name der Ausgabe sagt, oder svg
cli-render-size = Breite der Bilder in Pixel; kurz für --set size=PIXELS
cli-render-style = Der Stil als Grundlage: einer Ihrer eigenen oder einer von { $names }
cli-render-set = Etwas, das anders ist als im Stil, etwa coordinates=none, theme=book oder pieces=FOLDER; mehrfach möglich
cli-render-sheet = Die Diagramme auf Seiten dieses Papierformats setzen, als PDF oder jede Seite als svg oder png
cli-render-per-page = Wie viele Diagramme eine Seite hat; 6, wenn nichts anderes angegeben ist
cli-render-landscape = Seiten im Querformat
cli-render-solutions = Seiten mit den Lösungen am Ende
cli-render-solution-lines = So viele Schreiblinien unter jedem Diagramm
cli-render-no-pages = Seiten sind pdf, svg oder png
cli-render-title = Die Überschrift eines Dokuments, anstelle des Dateinamens
cli-render-strict = Zeilen weglassen, die repariert werden müssen
cli-render-output = Die Datei, die statt der Standardausgabe geschrieben wird, oder der Ordner, der für jede Stellung eine Datei erhält
cli-render-input = Stellungen als Text (eine FEN, auch mit anderem Text darum herum), Dateien mit einer Stellung je Zeile, nicht gepackt, oder - für die Standardeingabe; auch keine Angabe bedeutet Standardeingabe
cli-render-no-equals = das ist kein KEY=VALUE
cli-render-bad-key = diesen Schlüssel gibt es nicht; es gibt: { $keys }
cli-render-bad-value = möglich ist: { $possible }
cli-render-after-help =
    Eine einzelne Stellung geht an die Standardausgabe oder in eine Datei. Bei mehreren kommen Bilder (svg, png, jpeg, webp) in einen Ordner, der bei Bedarf angelegt wird; ihre Namen beginnen mit ihren Nummern, und es folgt ihre id. pdf, html, markdown, latex, forum und figurines fassen beliebig viele Stellungen in einer Datei, und ein Ordner erhält für jede eine; markdown hat seine Bilder in einem Ordner daneben. Vorhandene Dateien werden ersetzt, sofern kein anderes Programm sie unterdessen ändert; ohne --format nur solche, deren Namen sagen, dass sie Diagramme sind.
    
    Die id eines Datensatzes wird zum Bildtext; bm, am, dm, pm und pv werden zur Lösung; [%csl …] und [%cal …] in seinen Kommentaren werden zu Feldmarkierungen und Pfeilen.
    
    Was ein Stil festlegen kann:
      size (64 bis 8192 Pixel), resolution (Pixel je Zoll), margin (Hundertstel eines Feldes)
      coordinates (outside, inside, none), orientation (white, black, side-to-move)
      frame (none, thin, thick, double), pieces (staunton, flat, print oder ein Ordner mit SVG-Dateien)
      theme (sage, book, green, blue, brown, grey, contrast), light, dark, ground, ink (#rrggbb)
      side-to-move, caption, number, transparent, last-move, problems, annotations (yes, no)
    
    Beispiele:
      tabiya render '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1' > saavedra.svg
      tabiya render --size 600 --format png --output pictures/ endings.epd
      tabiya render --style book --output endings.html endings.epd
      tabiya render --sheet a4 --per-page 12 --solutions --output endings.pdf endings.epd
      tabiya render --animate --output game.webp game.pgn
      tabiya render --set theme=blue --set coordinates=none -o mate.png '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
    
    Exit-Status: 0 jede Stellung ist gezeichnet; 1 etwas wurde repariert; 2 eine Zeile wurde weggelassen, oder es gab keine Stellung; 3 etwas ließ sich nicht lesen oder schreiben, oder die Befehlszeile ist falsch.
cli-render-no-style = Einen Stil { $name } gibt es nicht. Es gibt: { $names }
cli-render-incomplete = Es wurde nichts gezeichnet, da sich nicht alles lesen ließ
cli-render-nothing = Es gibt keine Stellung zu zeichnen
cli-render-no-room = Das Gelesene ließ sich in { $folder }, wo temporäre Dateien liegen, nicht zwischenspeichern: { $reason }. Schaffen Sie dort Platz, oder nennen Sie mit TMPDIR einen anderen Ordner
cli-render-terminal = Das Bild wurde nicht ins Terminal geschrieben, das es nicht zeigen kann. Nennen Sie eine Datei: tabiya render --output FILE …
cli-render-no-format = { $file } wurde nicht geschrieben, da der Name nicht sagt, was hineinkommt. Nennen Sie auch das Format: tabiya render --format svg --output FILE …
cli-render-needs-folder = Das sind { $count } Bilder, jedes eine eigene Datei. Nennen Sie einen Ordner: tabiya render --output FOLDER …
cli-render-folder-not-made = Der Ordner { $folder } ließ sich nicht anlegen: { $reason }
cli-render-failed = Diagramm { $number }: { $reason }
cli-file-not-found = { $file }: diese Datei gibt es nicht
cli-file-is-folder = { $file }: das ist ein Ordner, keine Datei
cli-file-gzip = { $file }: diese Datei ist gepackt und wurde nicht gelesen; entpacken Sie sie unterwegs: gzip -dc FILE | tabiya …
cli-file-zip = { $file }: diese Datei ist ein Archiv und wurde nicht gelesen; entpacken Sie es unterwegs: unzip -p FILE | tabiya …
cli-file-no-permission = { $file }: Sie dürfen diese Datei nicht lesen
cli-file-failed = { $file }: ließ sich nicht lesen: { $reason }
cli-output-failed = Die Ausgabe ließ sich nicht schreiben: { $reason }
cli-stopped = Tabiya wurde wegen eines Programmfehlers beendet.
cli-more-like-this = { $number ->
    [one] … und { $count } weitere dieser Art: { $example }
   *[other] … und { $count } weitere dieser Art: { $example }
}
cli-progress-percent = Lesen: { $percent } %
cli-progress-drawing = Zeichnen: { $percent } %
cli-progress-bytes = Lesen: { $megabytes } MB

## Report of tabiya check and tabiya convert
## (like all messages whose names end in -report, these begin with a lower-case letter and have no full
## stop at the end)

check-changed = { $read }, jetzt { $became }
check-added = jetzt { $became }
check-summary =
    { $count ->
        [one] 1 Stellung:{ " " }
       *[other] { $count } Stellungen:{ " " }
    }
check-summary-none = keine Stellungen
check-summary-fine = { $count } in Ordnung
check-summary-warned =
    { " " }({ $count ->
        [one] 1 davon auffällig
       *[other] { $count } davon auffällig
    })
check-summary-repaired = { $count } reparierbar
check-summary-illegal = { $count } illegal
check-summary-unreadable = { $count } unlesbar
games-title = Welche Stellungen aus { $name }?
games-title-as-games = { $name } als Partien öffnen
games-title-pasted = Welche Stellungen aus den eingefügten Partien?
games-counted = { $number ->
    [one] { $count } Partie.
   *[other] { $count } Partien.
}
games-counted-so-far = { $number ->
    [one] Bisher { $count } Partie …
   *[other] Bisher { $count } Partien …
}
games-rows-counted = { $number ->
    [one] { $count } Zeile.
   *[other] { $count } Zeilen.
}
games-rows-counted-so-far = { $number ->
    [one] Bisher { $count } Zeile …
   *[other] Bisher { $count } Zeilen …
}
games-counted-broken = { $number ->
    [one] { $count } davon lässt sich nicht bis zum Ende lesen.
   *[other] { $count } davon lassen sich nicht bis zum Ende lesen.
}
games-title-save = Welche Stellungen kommen in { $name }?
games-save-about = Die Datei erhält nur Stellungen: Für die Züge und Varianten der Partien und die meisten ihrer Tags ist darin kein Platz. Die Partien bleiben in diesem Dokument.
games-save = Speichern
status-counting-positions = Die Stellungen der Partien werden gezählt
games-rows = Zeilen
games-rows-positions = Stellungen
games-rows-games = Partien
games-as-games-about = Jede Zeile ist eine Partie mit ihren Zügen, Varianten und Kommentaren. Was Sie ändern, wird in die Partie geschrieben, und die Datei wird als PGN gespeichert; alle anderen Partien bleiben, wie sie sind, Byte für Byte.
games-games = Partien
games-all = Alle Partien
games-some = Ausgewählte Partien
games-choose = Partien auswählen
games-search = Partien nach Spieler, Turnier oder Datum suchen
games-search-hint = Spieler, Turnier, Datum
games-none-found = Keine Partie passt
games-number = Partie { $number }
games-choose-all = Alle auswählen
games-choose-none = Keine auswählen
games-which = Stellungen
games-last = Die letzte jeder Partie
games-starts = Wo jede Partie beginnt, falls aufgestellt
games-after = Nach Zug
games-after-number = Nummer des Zugs
games-every = Alle
games-marked = Mit Kommentar oder Zeichen
games-book = Wo jede Partie die Eröffnungen verlässt
games-variations = Auch Varianten
games-move-pm = erwartet (pm)
games-move-bm = bester (bm)
games-move-none = weglassen
games-position-column = Stellungen aus der Spalte
games-columns = Spalten
games-columns-about = Jede davon wird zu einer Operation ihrer Stellungen; danach lässt sich suchen und sortieren.
games-preview = Die ersten davon
games-preview-none = Am Anfang der Datei gibt es keine.
games-open = Öffnen
games-add = Hinzufügen
games-pasted-name = dem eingefügten Text
games-broken = { $number ->
    [one] Eine Partie aus { $file } lässt sich nicht bis zum Ende lesen (Zeile { $line }, { $first }). Alle Stellungen davor sind hier.
   *[other] { $count } Partien aus { $file } lassen sich nicht bis zum Ende lesen, die erste in Zeile { $line } ({ $first }). Alle Stellungen davor und alle anderen Partien sind hier.
}
games-refused = { $number ->
    [one] Eine Partie aus { $file } wurde nicht gelesen, da nur Schach und Chess960 gelesen werden: { $games }.
   *[other] { $count } Partien aus { $file } wurden nicht gelesen, da nur Schach und Chess960 gelesen werden: { $games }.
}
games-refused-game = Partie { $game } ({ $word })
games-variants = { $number ->
    [one] Als Text gezeigt: { $variants }. Tabiya liest nur Schach und Chess960. Diese Partie in { $file } bleibt Byte für Byte in der Datei.
   *[other] Als Text gezeigt: { $variants }. Tabiya liest nur Schach und Chess960. Diese { $count } Partien in { $file } bleiben Byte für Byte in der Datei.
}
games-variants-one = { $word } ({ $count })
games-variants-by-position = andere Regeln, nach der ersten Stellung
status-finding-variants = Suche nach Partien, die nicht Schach sind
games-skipped = { $number ->
    [one] In einer Partie aus { $file } wurde Unbekanntes übersprungen (Zeile { $line }, { $first }). An den Zügen ändert das nichts.
   *[other] In { $count } Partien aus { $file } wurde Unbekanntes übersprungen, zuerst in Zeile { $line } ({ $first }). An den Zügen ändert das nichts.
}
status-counting-games = Partien in { $name } werden gezählt
analyse-no-limit = Geben Sie an, wie weit jede Stellung zu untersuchen ist: --time, --depth, --nodes oder --mate
analyse-no-engine-file = { $file } ist keine Programmdatei
analyse-no-engine = Es gibt kein Programm namens { $name }; { $others }. Oder nennen Sie seine Datei.
analyse-engines = gefundene Engines: { $engines }
analyse-no-engines = auch sonst fand sich keine Engine
analyse-inexact = durchgereicht, müsste repariert werden (tabiya convert --repair)
analyse-stopped = Angehalten.
analyse-kept =
    { $count ->
        [one] 1 Ergebnis liegt
       *[other] { $count } Ergebnisse liegen
    } in { $file }; derselbe Befehl mit --resume macht dort weiter
analyse-journal-exists =
    { $count ->
        [one] 1 Ergebnis eines früheren Laufs liegt
       *[other] { $count } Ergebnisse eines früheren Laufs liegen
    } in { $file }: machen Sie mit --resume weiter, oder löschen Sie die Datei, um neu zu beginnen
analyse-journal-in-use = { $file } wird benutzt: Ein anderer Lauf schreibt seine Ergebnisse hinein
analyse-journal-other = Die Ergebnisse in { $file } sind von einer anderen Engine, mit anderen Optionen oder Grenzen: Nehmen Sie dieselben, oder löschen Sie die Datei, um neu zu beginnen
analyse-journal-none = { $file } liegt, wo die Ergebnisse hin sollen, und ist etwas anderes: Verschieben Sie die Datei, oder wählen Sie eine andere Ausgabedatei
analyse-not-kept = Ergebnisse lassen sich in { $file } nicht aufbewahren: { $reason }
analyse-summary-searched = { $count } untersucht
analyse-summary-known = { $count } schon bekannt
analyse-summary-skipped = { $count } schon mit Ergebnis
analyse-summary-not-sent = { $count } nicht geschickt
analyse-summary-failed = { $count } fehlgeschlagen
analyse-summary-not-asked = { $count } nicht untersucht
analyse-summary-inexact = { $count } zu reparieren
analyse-summary-solved = { $solved } von { $count } gelöst
analyse-summary-kept = { $count } blieben, wie sie standen (--replace schreibt sie)
analyse-pace-percent = { $percent } %
analyse-pace-records =
    { $count ->
        [one] 1 Stellung
       *[other] { $count } Stellungen
    }
analyse-pace-rate = { $count } je Minute
analyse-pace-left = noch { $time }
analyse-audit-wrong-move = ein verlangter Zug ist nicht spielbar
analyse-audit-second-move = { $move } ({ $value }) ist mindestens so gut wie der einzige Zug von bm ({ $named })
analyse-audit-shorter-mate = dm sagt { $told }, es gibt aber ein Matt in { $proved }
analyse-audit-is-mated = dm sagt { $told }, aber die Seite am Zug wird in { $proved } mattgesetzt
analyse-table-solved = gelöst
analyse-table-of = von
analyse-table-points = Punkte
analyse-table-mean-time = Zeit (Mittel)
analyse-table-all = alle
analyse-table-no-theme = (ohne id)
analyse-table-missed = Nicht gelöst: { $count }
analyse-table-remarks = Anmerkungen: { $count }
analyse-compare-none = Die beiden Dateien haben keine Stellung gemeinsam, die etwas verlangt und eine Antwort hat (pm oder pv)
analyse-compare-only = Nur { $first }: { $count }
analyse-compare-only-second = Nur { $second }: { $count }
analyse-compare-both = Beide: { $count }
analyse-compare-neither = Keine: { $count }
status-counting-pasted-games = Eingefügte Partien werden gezählt
status-reading-pasted-games = Eingefügte Partien werden gelesen
positions-game = Partie { $game }: { $why }
positions-game-variation = Partie { $game }, in einer Variante: { $why }
positions-row = Zeile { $row } der Tabelle: { $why }
positions-none = { $file }: keine Partien darin und keine Tabelle mit Stellungen
positions-fault-move = { $move } ist kein legaler Zug
positions-fault-ambiguous = { $move } könnte einer von mehreren Zügen sein
positions-fault-start = in der Stellung, mit der sie beginnt, gibt es keine Züge: { $word }
positions-fault-variant = es ist eine Partie { $word }, und nur Schach und Chess960 werden gelesen
positions-fault-variant-marks = ihre Stellung gehört zu einer anderen Schachvariante: { $word }
positions-fault-unclosed = ein Kommentar oder eine Variante ist nicht geschlossen
positions-fault-too-long = sie ist zu lang, und der Rest fehlt
positions-fault-position = keine Stellung lesbar: { $word }
positions-fault-row-move = { $word } ist kein legaler Zug
positions-fault-open-quote = ein Anführungszeichen ist nicht geschlossen: { $word }
positions-fault-not-an-object = ab hier kein JSON-Objekt: { $word }
positions-fault-row-too-long = sie ist länger als 1 MiB und wurde ausgelassen
positions-fault-too-deep = zu viele ineinander verschachtelte JSON-Werte: { $word }
positions-fault-repeated-name = ein Name kommt zweimal vor: { $word }
positions-skipped-word = ein unbekanntes Wort wurde übersprungen: { $word }
positions-skipped-sign = ein unbekanntes Zeichen wurde übersprungen: { $word }
positions-skipped-tag = ein unlesbares Tag wurde übersprungen: { $word }
positions-skipped-more = { $what } (und { $count } weitere)
positions-summary =
    { $games ->
        [one] 1 Partie oder Zeile
       *[other] { $games } Partien oder Zeilen
    }, davon { $broken } fehlerhaft: { $positions ->
        [one] 1 Stellung geschrieben
       *[other] { $positions } Stellungen geschrieben
    }
cli-file-window = { $file }: diese Datei auszupacken brauchte mehr Speicher, als dafür verwendet wird; entpacken Sie sie unterwegs: zstd -dc --long=31 FILE | tabiya …
cli-file-damaged = { $file }: die gepackte Datei ist beschädigt oder abgeschnitten; alles davor wurde gelesen
cli-file-packed-twice = { $file }: diese Datei ist doppelt gepackt, und nichts davon wurde gelesen; entpacken Sie sie einmal mit einem anderen Programm
convert-kept = durchgereicht
convert-not-repaired = durchgereicht, --repair würde sie konvertieren
convert-repaired = konvertiert
convert-summary-converted = { $count } konvertiert
convert-summary-repaired = { $count } repariert
convert-summary-not-repaired = { $count } unrepariert durchgereicht
convert-summary-unreadable = { $count } ungelesen durchgereicht
render-left-out = weggelassen
render-repaired = gezeichnet, wie verstanden
render-not-repaired = weggelassen, müsste repariert werden
render-summary-drawn = { $count } gezeichnet
render-summary-repaired = { $count } gezeichnet, wie verstanden
render-summary-not-repaired = { $count } unrepariert weggelassen
render-summary-unreadable = { $count } ungelesen weggelassen
cli-convert-incomplete = { $file } wurde nicht geschrieben, da sich nicht alles lesen ließ
cli-no-spare = die Datei lässt sich nur an Ort und Stelle überschreiben ({ $because }), und eine Kopie war unterdessen nicht aufzubewahren: { $reason }
cli-copy-kept = Alles, was zu schreiben war, liegt in { $file }; auch das Fenster von Tabiya bietet es beim Start an
cli-no-copy = Geben Sie mit XDG_STATE_HOME einen Ordner an, der Platz für eine Kopie hat, oder wählen Sie eine andere Ausgabedatei
cli-convert-not-written = { $file } wurde nicht geschrieben: { $reason }
cli-reason-not-regular = es ist keine gewöhnliche Datei
cli-reason-folder = es ist ein Ordner
cli-reason-folder-gone = ihr Ordner ist nicht vorhanden
cli-reason-permission = das Recht zum Schreiben fehlt
cli-reason-link-of-third-party = sie ist ein Link eines anderen Benutzers in einem Ordner, in dem alle Dateien anlegen dürfen; das System folgt solchen Links nicht
cli-reason-read-only = ihr Datenträger ist schreibgeschützt
cli-reason-marked-read-only = sie ist als schreibgeschützt markiert
cli-reason-changed = ein anderes Programm hat sie geändert oder angelegt, seit die Arbeit begann. Rufen Sie den Befehl noch einmal auf
cli-reason-removed = ein anderes Programm hat sie entfernt, seit die Arbeit begann. Rufen Sie den Befehl noch einmal auf
cli-reason-disk-full = es ist kein Platz für sie
cli-reason-name-too-long = ihr Name ist zu lang für diesen Datenträger
cli-reason-name-not-taken = keine Datei kann so heißen
cli-reason-lines-lost = ein anderes Programm hat die Datei geändert, aus der ihre Zeilen gelesen werden
cli-reason-busy = ein anderes Programm benutzt sie: { $reason }
cli-reason-unreachable = ihr Datenträger oder ihre Netzwerkfreigabe antwortet nicht: { $reason }
cli-reason-partly = sie wurde nur zum Teil überschrieben und ist vielleicht beschädigt: { $reason }
cli-reason-not-durable = sie ist gespeichert, aber der Datenträger hat es nicht bestätigt: { $reason }
cli-reason-cancelled = die Arbeit wurde abgebrochen

## Published diagrams

diagram-title = { $caption }, { $side }
diagram-words = Weiß: { $white }. Schwarz: { $black }. { $side }.
diagram-description = { $words } FEN: { $fen }
diagram-king = König { $squares }
diagram-kings = Könige { $squares }
diagram-queen = Dame { $squares }
diagram-queens = Damen { $squares }
diagram-rook = Turm { $squares }
diagram-rooks = Türme { $squares }
diagram-bishop = Läufer { $squares }
diagram-bishops = Läufer { $squares }
diagram-knight = Springer { $squares }
diagram-knights = Springer { $squares }
diagram-pawn = Bauer { $squares }
diagram-pawns = Bauern { $squares }
diagram-and = { $first } und { $last }
diagram-nothing = nichts
# The board read aloud.
read-rank = Reihe { $rank }: { $men }
read-file = Linie { $file }: { $men }
read-white = Weiß: { $men }
read-black = Schwarz: { $men }
read-man = { $square } { $piece }
read-right = { $right }.
read-no-position = Diese Zeile enthält keine Stellung.
read-en-passant = En passant auf { $square }.
solution-avoid = zu vermeiden: { $moves }
solution-mate = Matt in { $moves }
solution-mated = wird matt in { $moves }
solution-expected = erwartet: { $moves }
solution-line = Variante: { $moves }
piece-set-fault = { $file }: { $reason }
piece-set-not-found = diese Datei oder diesen Ordner gibt es nicht
piece-set-no-folder = das ist kein Ordner
piece-set-no-permission = Sie dürfen hier nicht lesen
piece-set-unreadable = nicht lesbar: { $why }
piece-set-too-many-files = der Ordner enthält zu viele Dateien für einen Figurensatz
piece-set-missing = es fehlt eine Zeichnung von: { $pieces } (Namen wie wK.svg, white-king.svg oder Chess_klt45.svg)
piece-set-twice = { $other } ist eine Zeichnung derselben Figur ({ $piece })
piece-set-not-a-file = das ist keine gewöhnliche Datei
piece-set-too-large = die Datei ist größer als 1 MB
piece-set-not-text = die Datei ist nicht UTF-8
piece-set-not-svg = die Datei ist nicht als SVG lesbar: { $why }
piece-set-entities = der Dokumenttyp enthält mehr als einige kurze Entitäten
piece-set-too-many = zu viele Elemente
piece-set-too-deep = zu tief verschachtelte Elemente
piece-set-circle = ein Element verweist auf sich selbst
piece-set-element = das Element { $name } ist in Figuren nicht zulässig
piece-set-outside = Verweis nach außen: { $address }
piece-set-id = die id { $id } kommt doppelt vor oder enthält unzulässige Zeichen
piece-set-style-sheet = das Stylesheet ist zu lang
piece-set-too-detailed = die Linien haben zu viele Striche oder Teile
piece-set-far-away = die Zeichnung reicht weit über ihre Fläche hinaus
piece-set-empty = auf der Zeichnung ist nichts zu sehen
piece-set-too-slow = Lesen und Zeichnen der Figuren dauert zu lange
publish-collection = Schachstellungen
publish-solution = Lösung
publish-solutions = Lösungen
publish-too-large = Ein Bild von { $width } × { $height } Pixeln ist zu groß.

## The dialog for diagram sheets

pages-title = Diagrammseiten
pages-file-name = diagramme
pages-of = Umfang
pages-selection = Auswahl ({ $count })
pages-shown = Angezeigte Stellungen ({ $count })
pages-all = Ganze Sammlung ({ $count })
pages-paper = Papier
pages-direction = Ausrichtung
pages-upright = Hochformat
pages-landscape = Querformat
pages-per-page = Je Seite
pages-heading = Titel
pages-heading-hint = keiner
pages-captions = Bildtexte
pages-numbers = Nummern
pages-page-numbers = Seitenzahlen
pages-solutions = Lösungen am Ende
pages-lines = Schreiblinien
pages-pdf = PDF
pages-svg = SVG, je Seite eine Datei
pages-png = PNG, je Seite eine Datei
pages-html = Webseite
pages-markdown = Markdown
pages-latex = LaTeX
pages-forum = Forum-Tags
pages-preview-cut = Die Vorschau ist gekürzt. Die Datei enthält alles.
pages-preview-whole = Das ist der ganze Text.
pages-counting = Zählung läuft…
pages-count =
    { $number ->
        [one] einer Seite
       *[other] { $count } Seiten
    }
pages-summary =
    { $number ->
        [one] Ein Diagramm auf { $pages }
       *[other] { $count } Diagramme auf { $pages }
    }
pages-summary-text =
    { $number ->
        [one] Ein Diagramm
       *[other] { $count } Diagramme
    }
pages-preview = Seite { $page } von { $title }: { $diagrams }
pages-page = Seite { $page }
pages-page-of = Seite { $page } von { $pages }
pages-previous = Vorige Seite
pages-next = Nächste Seite

## Work that was left behind

status-journal = Ungespeichertes wird gesichert
status-recovering = Zurückgelassene Arbeit wird gesucht
recovery = Ungespeicherte Arbeit
recovery-about = Tabiya wurde beendet, bevor dies gespeichert war. „Wiederherstellen“ öffnet es, wie es war, mit allen Änderungen und weiterhin ungespeichert.
recovery-list = Zurückgelassene Arbeit
recovery-bar = Bildlauf: zurückgelassene Arbeit
recovery-entry = { $name }, { $folder }, zuletzt gesichert { $age }
recovery-entry-untitled = { $name }, zuletzt gesichert { $age }
recovery-entry-unreadable = Eine unlesbare Sicherung, { $folder }
recovery-no-file = noch in keiner Datei
recovery-unreadable = Eine unlesbare Sicherung
recovery-unreadable-text = Sie ist beschädigt oder stammt von einer neueren Version von Tabiya. Hier steht ihr Ordner, damit Sie nachsehen können, was darin ist. „Verwerfen“ löscht diesen Ordner.
recovery-unreadable-found =
    { $count ->
        [one] Eine Sicherung ungespeicherter Arbeit ist zurückgeblieben, die sich nicht lesen lässt: { $folder }. Sie ist beschädigt oder stammt von einer neueren Version von Tabiya.
       *[other] { $count } Sicherungen ungespeicherter Arbeit sind zurückgeblieben, die sich nicht lesen lassen, eine davon in { $folder }. Sie sind beschädigt oder stammen von einer neueren Version von Tabiya.
    } „Ungespeichertes wiederherstellen…“ im Menü „Datei“ zeigt mehr.
recovery-now = gerade eben
recovery-to-come = mit einem Datum in der Zukunft
recovery-minutes =
    { $number ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
recovery-hours =
    { $number ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
recovery-days =
    { $number ->
        [one] vor einem Tag
       *[other] vor { $count } Tagen
    }
recovery-changed =
    { $number ->
        [one] 1 Stellung geändert
       *[other] { $count } Stellungen geändert
    }
recovery-added =
    { $number ->
        [one] 1 hinzugefügt
       *[other] { $count } hinzugefügt
    }
recovery-removed =
    { $number ->
        [one] 1 entfernt
       *[other] { $count } entfernt
    }
recovery-added-alone =
    { $number ->
        [one] 1 Stellung hinzugefügt
       *[other] { $count } Stellungen hinzugefügt
    }
recovery-removed-alone =
    { $number ->
        [one] 1 Stellung entfernt
       *[other] { $count } Stellungen entfernt
    }
recovery-reordered = Stellungen in anderer Reihenfolge
recovery-blank = eine Leerzeile
recovery-same = Kein Unterschied zur Datei: Alles wurde gespeichert. Sie können dies verwerfen.
recovery-games =
    { $number ->
        [one] Die Züge einer Partie stehen in keiner Datei.
       *[other] Die Züge von { $count } Partien stehen in keiner Datei.
    }
recovery-games-damaged =
    { $number ->
        [one] Eine Partie kann nicht wiederhergestellt werden: Ihre Aufzeichnung ist beschädigt, oder ihre Stellung fehlt.
       *[other] { $count } Partien können nicht wiederhergestellt werden: Ihre Aufzeichnungen sind beschädigt, oder ihre Stellungen fehlen.
    }
recovery-games-lost =
    { $number ->
        [one] Eine Partie von { $name } konnte nicht wiederhergestellt werden: Ihre Aufzeichnung ist beschädigt, oder ihre Stellung fehlt. Alle anderen Partien sind da.
       *[other] { $count } Partien von { $name } konnten nicht wiederhergestellt werden: Ihre Aufzeichnungen sind beschädigt, oder ihre Stellungen fehlen. Alle anderen Partien sind da.
    }
games-apart =
    { $number ->
        [one] Die Stellung einer Partie steht nicht mehr in { $name }. Die Partie ist in einem neuen Dokument.
       *[other] Die Stellungen von { $count } Partien stehen nicht mehr in { $name }. Diese Partien sind in einem neuen Dokument.
    }
recovery-nothing-changed = Darin wurde nichts geändert.
recovery-file-changed = Die Datei enthält inzwischen etwas anderes. „Wiederherstellen“ öffnet ein neues Dokument und rührt die Datei nicht an.
recovery-file-gone = Die Datei gibt es nicht mehr. „Wiederherstellen“ öffnet ein neues Dokument.
recovery-file-unreachable = Die Datei lässt sich jetzt nicht ansehen. „Wiederherstellen“ öffnet ein neues Dokument und rührt die Datei nicht an.
recovery-part = Einige Stellungen lassen sich jetzt nicht wiederherstellen: Sie standen nur in der Datei oder in einer Kopie davon, und diese ist verändert, beschädigt oder nicht mehr da. Die Aufzeichnung bleibt, bis Sie sie verwerfen; ist die Datei wieder da, lässt sich alles wiederherstellen. Beim Speichern wird ein anderer Name vorgeschlagen.
recovery-name-offered = Beim Speichern wird der Name der Datei vorgeschlagen.
recovery-damaged = Die Sicherung ist beschädigt. Was hinter der schadhaften Stelle kam, ist nicht lesbar; spätere Änderungen können also fehlen. Die beschädigte Sicherung bleibt, bis Sie sie verwerfen.
recovery-copy = Dies ist eine vollständige Kopie dessen, was gespeichert wurde, als das Speichern abbrach. Die Datei ist vielleicht beschädigt. „Wiederherstellen“ öffnet die Kopie; beim Speichern wird der Name der Datei vorgeschlagen.
recovery-reading = Wird gelesen…
recovery-wanted = Öffnet sich, sobald alles gelesen ist.
recovery-changes = Was sich ändern würde
recovery-changes-bar = Bildlauf: Änderungen
recovery-change-changed = Stellung { $number }: { $before }, wird zu { $after }
recovery-change-added = Stellung { $number }, neu: { $after }
recovery-change-removed = Stellung { $number }, entfernt: { $before }
recovery-more =
    { $number ->
        [one] Eine weitere Änderung wird nicht angezeigt.
       *[other] { $count } weitere Änderungen werden nicht angezeigt.
    }
recovery-diagram = Die gewählte Stellung in ihrer geänderten Form
recovery-recover = Wiederherstellen
recovery-recover-all = Alle { $count } wiederherstellen
recovery-recover-newest = Die neuesten { $count } wiederherstellen
recovery-try = Trotzdem wiederherstellen…
recovery-try-sure = Das kann den ganzen Arbeitsspeicher belegen. Zuvor speichern, was offen ist.
recovery-try-go = Trotzdem wiederherstellen
recovery-discard = Verwerfen…
recovery-later = Später
recovery-later-tip = Behält alles. Der nächste Start bietet es wieder an.
recovery-discard-sure = Endgültig verwerfen? Diese Arbeit gibt es sonst nirgends.
recovery-discard-go = Endgültig verwerfen
recovery-discard-keep = Behalten
recovery-recovered = { $name } wurde wiederhergestellt, ist aber noch nicht gespeichert.
recovery-undone-as-file = { $name } ist jetzt wie die Datei. „Wiederholen“ bringt die gerettete Arbeit zurück.
recovery-undone = { $name } ist jetzt wie vor der geretteten Arbeit. „Wiederholen“ bringt sie zurück.
recovered-name = { $name } (wiederhergestellt)
recovery-nothing = Nichts ist zurückgeblieben: Alle Arbeit wurde gespeichert oder verworfen.
recovery-no-folder = Nach ungespeicherter Arbeit lässt sich nicht suchen: { $reason }
recovery-not-removed = Eine nicht mehr benötigte Sicherung ließ sich nicht entfernen: { $reason }. Der nächste Start bietet sie vielleicht wieder an. Sie liegt in { $folder }.
recovery-unprotected = Ihre Änderungen sind jetzt nicht gegen einen Absturz geschützt, da sie sich nicht in { $folder } sichern lassen: { $reason }. Speichern Sie oft, bis der Ordner wieder beschreibbar ist.
recovery-protected-again = Ihre Änderungen sind wieder gegen einen Absturz geschützt.
recovery-twice = { $name } wird auch anderswo geändert: in einem anderen Fenster von Tabiya oder unter einem anderen Namen. Wer zuletzt speichert, wird gefragt, bevor etwas überschrieben wird.
recovery-no-journal = Die Sicherung ist nicht lesbar: { $reason }
recovery-taken = Ein anderes Fenster von Tabiya hat das jetzt.
recovery-offered-elsewhere = Ein anderes Fenster von Tabiya bietet gerade an, was liegen geblieben ist.
recovery-large = Hier wurde so viel festgehalten, dass es erst beim Wiederherstellen gelesen wird.
recovery-too-large-rows =
    { $number ->
        [one] Das ist zu groß, um geöffnet zu werden: Es steht für { $count } Zeile.
       *[other] Das ist zu groß, um geöffnet zu werden: Es steht für { $count } Zeilen.
    }
recovery-too-large = Das ist zu groß, um geöffnet zu werden: Es bräuchte mehr als { $size } Arbeitsspeicher.
recovery-too-large-choices = „Später“ behält es, „Verwerfen“ löscht es endgültig.

## First steps, and what the window says besides

command-first-steps = Erste Schritte
other-words-first-steps = Anfang Beginn Einführung Hilfe Hinweis Tipp Anleitung
first-steps-close = Erste Schritte schließen
first-steps-done = Erledigt: { $step }
first-steps-board = Figuren ziehen; mit Rechtsklick auf ein Feld eine wählen.
# The letters are those of FEN and the same in every language.
first-steps-keys = Auf dem Brett tippen: K setzt einen weißen König, k einen schwarzen, und nach jedem Buchstaben geht es auf dem nächsten Feld weiter; Pfeiltasten bewegen die Markierung.
first-steps-paste = { $paste } holt eine Stellung aus jedem Text; { $undo } nimmt alles zurück.

## Recent files and files to reopen

menu-save-other = In anderer Form speichern
menu-open-other = Anderes öffnen
menu-recent = Zuletzt geöffnet
command-open-recent = Zuletzt geöffnete Datei öffnen…
command-clear-recent = Liste der letzten Dateien leeren
command-bring-back-recent = Geleerte Liste zurückholen
command-remember-recent = Letzte Dateien merken
command-reopen-files = Dateien beim nächsten Start wieder öffnen
other-words-recent = Verlauf, letzte Dateien, wieder öffnen, Sitzung, Privatsphäre
obstacle-no-recent-to-clear = Es gibt keine, oder alle sind angeheftet
obstacle-no-recent-cleared = Seit dem Start wurde keine vergessen
recent-title = Zuletzt geöffnete Dateien
recent-hint = Ein Teil des Namens oder des Ordners
recent-field = Zuletzt geöffnete Datei suchen
recent-field-tip = Ein Teil des Namens oder des Ordners; Enter öffnet die erste
recent-none = Keine der letzten Dateien hat das im Namen oder im Ordner
recent-nothing-yet = Noch nichts da. Was Sie öffnen oder speichern, steht dann hier.
recent-open = Öffnen
recent-pin = { $name } oben behalten
recent-forget = { $name } vergessen
recent-row = { $name } in { $folder }
recent-row-pinned = { $name } in { $folder }, angeheftet
recent-row-not-there = { $name } in { $folder }, lässt sich nicht öffnen
recent-not-there = nicht da · { $folder }
recent-gone = { $file } ist zurzeit nicht da. Vielleicht wurde die Datei verschoben, oder ihr Laufwerk ist nicht verbunden.
announce-pinned = { $name } bleibt oben
announce-unpinned = { $name } bleibt nicht mehr oben
message-recent-cleared = { $number ->
    [one] Eine der letzten Dateien ist vergessen.
   *[other] { $count } der letzten Dateien sind vergessen.
} „Geleerte Liste zurückholen“ in „Datei“, „Zuletzt geöffnet“ macht es rückgängig.
message-recent-back = Die letzten Dateien sind wieder da.
message-recent-on = Dateien, die Sie öffnen oder speichern, werden ab jetzt gemerkt.
message-recent-off = Dateien, die Sie öffnen oder speichern, werden nicht mehr gemerkt. Die bisherigen bleiben, bis Sie die Liste leeren.
message-reopen-on = Was beim Beenden offen ist, wird beim nächsten Start wieder geöffnet.
message-reopen-off = Der nächste Start öffnet von sich aus keine Dateien.
message-safe = Sicherer Start mit den Standardwerten: Geänderte Einstellungen werden nicht gemerkt.
message-scale-set-aside = Das System verlangt einen Maßstab, in dem nichts zu lesen wäre (Xft.dpi oder WINIT_X11_SCALE_FACTOR). Das Fenster wird im Maßstab 1 gezeigt.
message-size-limited = Alles kann mit 80 bis 300 Prozent der üblichen Größe gezeigt werden. Jetzt sind es { $percent } Prozent.
message-window-too-large = Die Grafik kann kein Fenster mit mehr als { $pixels } Pixeln je Seite zeichnen. Verkleinern Sie das Fenster, um alles zu sehen.
status-safe = Sicherer Start
status-session = Merken, was offen ist
session-gone = { $count ->
    [one] Diese Datei war zuletzt offen und ist nicht mehr da: { $files }. Unter „Datei“, „Zuletzt geöffnet“ steht sie noch.
   *[other] Diese Dateien waren zuletzt offen und sind nicht mehr da: { $files }. Unter „Datei“, „Zuletzt geöffnet“ stehen sie noch.
}
session-gone-many = { $count } Dateien waren zuletzt offen und sind nicht mehr da: { $files } und { $more } andere. Unter „Datei“, „Zuletzt geöffnet“ stehen sie noch.
session-damaged = Was zuletzt offen war, ließ sich aus { $file } nicht verstehen. Die Datei bleibt als { $kept } erhalten; Tabiya beginnt von vorn.
session-newer = Was zuletzt offen war, hat eine neuere Version von Tabiya in { $file } geschrieben. Die Datei bleibt als { $kept } erhalten; diese Version beginnt von vorn.
session-left = Was zuletzt offen war, ließ sich aus { $file } nicht lesen: { $reason }. Die Datei bleibt, wie sie ist, und nichts wird wieder geöffnet.
session-unwritten = Was offen ist, lässt sich in { $file } nicht merken: { $reason }. Der nächste Start öffnet, was zuletzt gemerkt wurde.
cli-safe = Ohne Einstellungen und ohne die zuletzt offenen Dateien starten und beides nicht merken

## The settings window

command-settings = Einstellungen…
other-words-settings = optionen konfiguration anpassen vorgaben
settings-title = Einstellungen
settings-field = Einstellung suchen
settings-field-tip = Irgendein Wort: ein Name, ein Wert, ein Schlüssel der Einstellungsdatei
settings-hint = Zum Beispiel „dunkel“, „Schriftgröße“ oder „Tasten“
settings-found =
    { $number ->
        [one] Eine Einstellung
       *[other] { $count } Einstellungen
    }
settings-none = Keine Einstellung hat mit „{ $text }“ zu tun. Versuchen Sie ein anderes Wort, oder sehen Sie alle durch.
settings-show-all = Alle Einstellungen zeigen
settings-group-appearance = Aussehen
settings-group-board = Brett
settings-group-fen = Schreibweise der FEN
settings-group-lists = Listen und Textdiagramme
settings-group-keys = Tasten
settings-group-files = Dateien und Start
settings-group-diagrams = Diagramme
settings-group-engines = Schach-Engines
settings-file = Gespeichert in { $file }. Das ist einfacher Text; er darf bearbeitet werden, solange Tabiya geschlossen ist.
settings-copy-path = Pfad kopieren
settings-file-none = Was Sie hier wählen, gilt, bis Tabiya geschlossen wird: Dieser Start hat keine Einstellungsdatei.
setting-usual = { $setting }: auf Standard zurücksetzen ({ $value })
setting-given = Auf der Befehlszeile nur für diesen Start angegeben. Was Sie hier wählen, bleibt erhalten.
setting-as-system = Wie das System
setting-as-window = Wie das Fenster
setting-on = An
setting-off = Aus
setting-percent = { $percent } %
setting-theme = Design
setting-theme-about = Hell oder dunkel.
setting-theme-words = dunkelmodus nachtmodus dark mode heller hintergrund farben schwarz weiß tag nacht
setting-light = Hell
setting-dark = Dunkel
setting-contrast = Kontrast
setting-contrast-about = Wie deutlich sich Text und Bedienelemente vom Hintergrund abheben.
setting-contrast-words = hoher kontrast barrierefrei lesbar sehen augen sehbehinderung
setting-contrast-usual = Normal
setting-contrast-high = Hoch
setting-motion = Bewegung
setting-motion-about = Ob Fenster einblenden, Listen gleiten und die Schreibmarke blinkt.
setting-motion-words = animation animationen blinken cursor weniger bewegung ruhig barrierefrei schwindel
setting-motion-full = Voll
setting-motion-reduced = Reduziert
setting-zoom = Größe von allem
setting-zoom-about = Text, Schaltflächen und Brett, gemessen an dem, was das System verlangt.
setting-zoom-words = zoom schriftgröße textgröße skalierung größer kleiner vergrößern lupe prozent dpi
setting-language = Sprache
setting-language-about = Die Sprache des Fensters. Figurenbuchstaben folgen ihr, wenn Sie unten nichts anderes wählen.
setting-language-words = übersetzung language englisch deutsch spanisch französisch russisch
setting-board-pieces = Figuren auf dem Brett
setting-board-pieces-about = Wie die Figuren in diesem Fenster gezeichnet sind. Diagramme haben eigene.
setting-board-pieces-words = figurensatz steine schachfiguren zeichnung form
setting-board-colors = Brettfarben
setting-board-colors-about = Die Felder in diesem Fenster. Diagramme haben eigene.
setting-board-colors-words = farben felder brettdesign holz
setting-coordinates = Koordinaten am Brettrand
setting-coordinates-about = Die Buchstaben der Linien und die Zahlen der Reihen.
setting-coordinates-words = a bis h 1 bis 8 feldnamen beschriftung rand
setting-solution-arrows = Beste Züge als Pfeile
setting-solution-arrows-about = Die Züge von bm und der erste von pv als umrandete Pfeile auf dem Brett. Sie werden nicht mit der Stellung gespeichert.
setting-solution-arrows-words = bm pv Lösung bester Zug erwartete Zugfolge ausblenden
setting-solutions = Lösungen
setting-solutions-about = Die Züge von bm, am, pm, pv, sm und sv in der Liste, neben dem Brett und als Pfeile. Schalten Sie sie aus, um Aufgaben selbst zu lösen.
setting-solutions-words = Aufgabe Rätsel Antwort verbergen beste Züge
setting-reopen-files = Beim nächsten Start dieselben Dateien öffnen
setting-reopen-files-about = Jede an ihrer Stelle in der Liste.
setting-reopen-files-words = sitzung wiederherstellen reiter letztes mal fortsetzen
setting-recent-files = Zuletzt benutzte Dateien merken
setting-recent-files-about = Für „Datei, Zuletzt geöffnet“.
setting-recent-files-words = verlauf privat datenschutz letzte dateien
setting-games = Stellungen aus Partien
setting-games-about = Was beim Öffnen einer PGN-Datei zuerst angeboten wird.
setting-games-words = pgn partien import aufgaben stellungen
setting-games-variations = Stellungen aus Varianten
setting-games-variations-about = Ob auch Stellungen geöffnet werden, die nur in Varianten vorkommen.
setting-games-variations-words = pgn nebenvarianten analyse
setting-games-move = Gespielter Zug
setting-games-move-about = Wie der Zug, der in einer Stellung gespielt wurde, bei ihr aufbewahrt wird.
setting-games-move-words = pgn lösung pm bm
setting-first-steps = Erste Schritte
setting-first-steps-about = Tipps beim ersten Start.
setting-first-steps-words = tipps willkommen einführung hilfe anfang
setting-first-steps-new = Zeigen
setting-first-steps-seen = Verbergen
setting-castling = Rochaderechte
setting-castling-about = Gelesen wird beides; so wird geschrieben.
setting-castling-words = Shredder X-FEN KQkq HAha Schach960 Chess960 Fischerschach Freestyle Rochade Dialekt
setting-en-passant = En-passant-Feld
setting-en-passant-about = Wann die FEN es enthält.
setting-en-passant-words = en passant ep e.p. bauer schlagen im vorübergehen doppelschritt
setting-piece-language = Figurenbuchstaben
setting-piece-language-about = Auf dem Brett, in Figurenlisten und Buchstabendiagrammen. FEN sind immer englisch.
setting-piece-language-words = notation sprache namen der figuren KDTLS KQRBN
setting-figurines = Figurinen statt Buchstaben
setting-figurines-about = In Figurenlisten und Buchstabendiagrammen.
setting-figurines-words = figurinennotation symbole unicode zeichen
setting-list-fens = FENs in der Liste
setting-list-fens-about = Zeilen mit Namen oder Operationen zeigen auch die FEN.
setting-list-fens-words = liste zeilen fen text namen titel
setting-keys = Tasten der Befehle
setting-keys-about = Jeder Befehl kann andere Tasten haben, mehrere oder keine.
setting-keys-words = tastatur tastenkürzel tastenkombination hotkeys kurzbefehle shortcuts
setting-keys-of = { $command }: { $keys }
setting-no-keys-of = { $command }: keine Tasten
setting-styles = Stile mit Namen
setting-styles-about = Aussehen von Diagrammen, das Sie unter Namen behalten, wird im Diagramm-Dialog angelegt, geändert und gelöscht.
setting-styles-words = bild export druck aussehen SVG PNG PDF
setting-diagram = Neue Diagramme
setting-diagram-about = Beginnen mit Stil und Format der letzten Wahl.
setting-diagram-words = bild export format größe auflösung zuletzt
setting-open-diagram = Diagramm…
setting-engine-scores = Bewertungen von Engines
setting-engine-scores-about = Ob eine positive Bewertung gut für Weiß oder für die Seite am Zug ist.
setting-engine-scores-words = Engine Bewertung Vorzeichen plus minus Sicht
setting-engine-scores-white = Aus Sicht von Weiß
setting-engine-scores-mover = Aus Sicht der Seite am Zug
setting-engine-arrows = Züge der Engine als Pfeile
setting-engine-arrows-about = Der erste Zug jeder Variante einer Engine als umrandeter Pfeil auf dem Brett. Die Pfeile werden nicht mit der Stellung gespeichert.
setting-engine-arrows-words = Engine Analyse bester Zug ausblenden
setting-evaluation-bar = Bewertungsbalken
setting-evaluation-bar-about = Solange eine Engine antwortet, zeigt ein Balken links vom Brett, wie sich die Punkte verteilen würden.
setting-evaluation-bar-words = Engine Analyse Bewertung Anzeige ausblenden
setting-engines = Vorhandene Engines
setting-engines-about = Engines werden im Bereich neben dem Brett gewählt. Keine startet, bevor Sie sie starten.
setting-engines-words = Engine UCI Stockfish Analyse Programm Pfad Optionen Threads Hash
setting-open-engines = Engines …
tab-no-file = { $name }: noch in keiner Datei
tab-new = Neue Datei
fen-tip = Die Stellung als Textzeile. Was Sie eingeben, steht sofort auf dem Brett.
find-tip = Wörter oder Bedingungen wie in den Beispielen. Was unten gewählt wird, steht auch hier.
operation-field-tip = { $name } – { $meaning }
operation-new-tip = Kürzel einer neuen Operation, etwa bm für den besten Zug. Die Eingabetaste fügt sie hinzu.
play-resize = Höhe der Zugliste
play-resize-tip = Diesen Rand ziehen oder mit den Pfeiltasten bewegen, damit die Züge mehr oder weniger Platz haben; ein Doppelklick setzt ihn zurück
list-resize = Breite der Liste
problem-repair-tip = Behebt das; { $keys } nimmt es zurück

## A second start

cli-new-window = Ein weiteres Fenster öffnen, auch wenn schon eines läuft, das die Dateien nehmen könnte
cli-handed-over = Das offene Fenster von Tabiya hat es übernommen; --new-window öffnet ein weiteres.

## Help beside the board

command-help = Hilfe neben dem Brett
command-explain-here = Erklären, was hier steht
help-close = Hilfe schließen
help-fen = Diese FEN
help-rules = Über FEN
help-gestures = Gesten
help-parts = Zeichen der FEN
help-hint = Auf ein Zeichen oder ein Feld zeigen. Mit der Tastatur: Pfeiltasten hier und { $keys } in der FEN-Zeile oder auf dem Brett.
help-rank = Reihe { $rank }
help-behind = Hinter der FEN
help-about-board = Reihe für Reihe von der achten zur ersten, jede von der a- zur h-Linie. Die Buchstaben sind englisch: K, Q, R, B, N, P sind König, Dame, Turm, Läufer, Springer und Bauer von Weiß, kleine Buchstaben die Steine von Schwarz. Eine Ziffer zählt leere Felder, ein Schrägstrich beendet eine Reihe.
help-about-side = w (white), wenn Weiß am Zug ist, b (black), wenn Schwarz am Zug ist.
help-about-castling = Welche Rochaden noch erlaubt sind: K und Q für die kurze und die lange von Weiß, k und q für die von Schwarz. Das Recht bleibt, solange König und Turm nicht gezogen haben, was auch dazwischen steht.
help-about-en-passant = Das Feld, das ein Bauer gerade mit einem Doppelschritt übersprungen hat. Nur der unmittelbar folgende Zug darf ihn dort schlagen. Manche Programme nennen es nach jedem Doppelschritt, andere nur, wenn ein Bauer bereitsteht oder wirklich schlagen darf.
help-about-halfmove = Halbzüge seit dem letzten Schlag- oder Bauernzug, für die 50-Züge-Regel.
help-about-fullmove = Die Nummer des nächsten Zugs. Sie beginnt bei 1 und steigt nach jedem Zug von Schwarz.
explain-piece = { $piece } auf { $square }
explain-piece-somewhere = { $piece }. Auf welchem Feld, steht erst fest, wenn die Reihe lesbar ist.
explain-empty =
    { $count ->
        [one] ein leeres Feld: { $from }
       *[other] { $count } leere Felder: { $from } bis { $to }
    }
explain-empty-rank = acht leere Felder: die ganze Reihe { $rank }
explain-empty-somewhere =
    { $count ->
        [one] ein leeres Feld
       *[other] { $count } leere Felder
    }
explain-next-rank = Ende von Reihe { $ended }, Reihe { $begun } folgt
explain-blank = Leerzeichen
explain-next-field = Ende des Feldes
explain-stray-blank = hat hier keine Bedeutung
explain-side =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist am Zug
explain-castling =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } darf noch { $side ->
        [kingside] kurz
       *[queenside] lang
    } rochieren: König { $king }, Turm { $rook }
explain-castling-file = { $castling }. Der Buchstabe nennt die Linie des Turms.
explain-castling-barred =
    { $color ->
        [white] Weiß
       *[black] Schwarz
    } dürfte { $side ->
        [kingside] kurz
       *[queenside] lang
    } rochieren, aber es steht { $reason }. Das Recht zählt nicht.
explain-castling-other-king = Dieses Recht gilt einem anderen König als dem, den FEN meint, auf { $square }. Es zählt nicht.
explain-no-castling = keine Seite darf mehr rochieren
explain-en-passant =
    Der Bauer, der gerade von { $from } nach { $to } gezogen ist, kann auf { $square } geschlagen werden, { $count ->
        [one] vom Bauern auf { $pawns }
       *[other] von den Bauern auf { $pawns }
    }
explain-en-passant-illegal = Der Bauer ist gerade von { $from } nach { $to } gezogen. Er könnte auf { $square } geschlagen werden, aber dann stünde der eigene König im Schach.
explain-en-passant-nobody = Der Bauer ist gerade von { $from } nach { $to } gezogen. Kein Bauer steht bereit, ihn auf { $square } zu schlagen.
explain-en-passant-barred = Über { $square } kann gerade kein Bauer gezogen sein: { $reason }. Das Feld zählt nicht.
explain-no-en-passant = kein Feld, auf dem en passant geschlagen werden könnte
explain-halfmove-clock =
    { $count ->
        [0] Der letzte Zug war ein Schlag- oder Bauernzug, oder es gab noch keinen
        [one] Ein Halbzug seit dem letzten Schlag- oder Bauernzug
       *[other] { $count } Halbzüge seit dem letzten Schlag- oder Bauernzug
    }
explain-halfmove-clock-claim = { $count } Halbzüge ohne Schlag- oder Bauernzug. Ab 100, also je fünfzig Zügen, kann Remis verlangt werden.
explain-halfmove-clock-drawn = { $count } Halbzüge ohne Schlag- oder Bauernzug. Bei 150, also je fünfundsiebzig Zügen, ist die Partie remis.
explain-fullmove-number =
    Als Nächstes kommt der { $number }. Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    }
explain-tail = Operationen oder eine Bemerkung, kein Teil der Stellung
explain-rest = Der Text geht weiter. Der Rest wird nicht erklärt.
help-rules-what = Eine FEN ist eine Stellung in einer Zeile Text: sechs Felder mit je einem Leerzeichen dazwischen, benannt nach David Forsyth und Steven Edwards. Von der Partie weiß sie nur, was die letzten vier Felder sagen; ob eine Stellung schon zum dritten Mal da ist, sieht man ihr nicht an.
help-rules-rights = Rechte, die die Stellung ausschließt, fehlen in der FEN. Tabiya merkt sie sich: Sie sind wieder da, wenn König und Turm zurückkehren.
help-rules-epd = Die ersten vier Felder einer FEN und dahinter Operationen wie bm Qd1; id "Studie 5"; mit dem besten Zug oder einem Namen. Halbzüge und Zugnummer sind dort die Operationen hmvc und fmvn.
help-rules-broken-title = Text mit Fehlern
help-rules-broken = Jede Reihe und jedes Feld, das sich lesen lässt, steht sofort auf dem Brett; alles andere bleibt, wie es war. Tabiya ändert nie, was Sie tippen. Was sich berichtigen lässt, wird unter der FEN-Zeile angeboten.
sign-explained = in der Hilfe erklärt
fixed-menu-bar = sie führt in die Menüs
gesture-menu-bar = F10 oder Alt mit dem unterstrichenen Buchstaben
gesture-menu-bar-does = öffnet die Menüs: Pfeiltasten, Buchstaben, Eingabetaste; Esc führt zurück
command-read-diagrams = Diagramme einlesen…
other-words-read-diagrams = scannen erkennen Bild Foto PDF Buch Seite OCR
read-diagrams-title = Diagramme einlesen
read-diagrams-about = Bilder, Ordner mit gescannten Seiten, Bücher als PDF: Jedes Brett, das darauf gefunden wird, wird eine Zeile einer Sammlung.
read-diagrams-nothing-chosen = Noch nichts gewählt.
read-diagrams-others =
    { $number ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
read-diagrams-files = Dateien wählen…
read-diagrams-folder = Ordner wählen…
read-diagrams-take-folder = Diesen Ordner einlesen
read-diagrams-pages-of-pdf = Seiten eines PDF: von
read-diagrams-to = bis
read-diagrams-end = zum Ende
read-diagrams-first-page = Erste Seite eines PDF
read-diagrams-last-page = Letzte Seite eines PDF
read-diagrams-password = Kennwort
read-diagrams-password-hint = nur wenn das PDF eines verlangt
read-diagrams-goes-on = Hinter den schon gelesenen Seiten weitermachen
read-diagrams-goes-on-tip = Hat eine offene Sammlung Bretter aus diesen Dateien, geht das Lesen hinter ihrer letzten Seite weiter, und was gefunden wird, kommt dorthin.
read-diagrams-keep = Die Bretter als Bilder in einem Ordner aufheben
read-diagrams-keep-tip = Der Ordner entsteht neben dem, was gelesen wird. Mit ihm lassen sich die Bretter auch später mit dem Gelesenen vergleichen.
read-diagrams-read = Einlesen
read-diagrams-busy = Es werden schon Diagramme eingelesen. Warten Sie das Ende ab, oder brechen Sie es ab.
read-diagrams-nothing-left = Alle diese Seiten sind schon gelesen. Um sie noch einmal zu lesen, nehmen Sie das Häkchen bei „Hinter den schon gelesenen Seiten weitermachen“ weg.
read-diagrams-no-files = Darin sind weder Bilder noch PDF.
read-diagrams-not-begun = { $name } lässt sich nicht lesen: { $reason }
read-diagrams-page-name = { $source }, Seite { $page }
read-diagrams-crop-fault = das Bild eines Bretts ließ sich nicht aufheben: { $reason }
read-diagrams-boards =
    { $number ->
        [one] ein Brett
       *[other] { $count } Bretter
    }
read-diagrams-pages =
    { $number ->
        [one] Eine Seite
       *[other] { $count } Seiten
    }
read-diagrams-doubtful =
    { $number ->
        [one] eines mit zweifelhaften Feldern
       *[other] { $count } mit zweifelhaften Feldern
    }
read-diagrams-open-turns =
    { $number ->
        [one] eines ohne Hinweis, wer am Zug ist
       *[other] { $count } ohne Hinweis, wer am Zug ist
    }
read-diagrams-left-out =
    { $number ->
        [one] Eine Stelle, die einem Brett ähnelt, aber kaum eines ist, wurde ausgelassen: { $places }. Um sie dennoch zu lesen, öffnen Sie das Bild einzeln.
       *[other] { $count } Stellen, die einem Brett ähneln, aber kaum eines sind, wurden ausgelassen, unter anderem: { $places }. Um eine dennoch zu lesen, öffnen Sie das Bild einzeln.
    }
read-diagrams-none =
    { $number ->
        [one] Auf dieser Seite wurde kein Diagramm gefunden.
       *[other] Auf diesen { $count } Seiten wurden keine Diagramme gefunden.
    }
read-diagrams-done = { $pages } gelesen: { $boards }, { $doubtful }
read-diagrams-stopped = { $pages } gelesen, dann angehalten: { $boards }, { $doubtful }. Wird dasselbe wieder gelesen, geht es dort weiter.
read-diagrams-failed =
    { $number ->
        [one] Eine Seite ließ sich nicht lesen, alle anderen schon:
       *[other] { $count } Seiten ließen sich nicht lesen, alle anderen schon:
    }
read-diagrams-failed-others =
    { $number ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
status-reading-diagrams =
    { $number ->
        [one] Diagramme werden eingelesen: ein Brett gefunden
       *[other] Diagramme werden eingelesen: { $count } Bretter gefunden
    }
dialog-diagrams-title = Diagramme einlesen aus
dialog-filter-diagrams = Bilder und PDF
command-proofread = Diagramme Korrektur lesen…
other-words-proofread = prüfen Zweifel unsicher verbessern Scan Bild Buch
read-diagrams-proofread = Korrektur lesen…
proofread-title = Korrektur lesen: { $name }
proofread-doubtful = Zweifelhaft
proofread-illegal = Regelwidrig
proofread-without-king = Ohne König
proofread-all = Alle
proofread-words = Nur solche, auf die das zutrifft, getippt wie beim Suchen
proofread-words-hint = etwa: confidence<80
proofread-place = Brett { $number } von { $count }, das unsicherste zuerst
proofread-keys = → nächstes zweifelhaftes Feld · Umschalt+Pfeil: jedes Feld · Ziffer oder Buchstabe: diese Figur · Entf: leer · Leertaste: stimmt so · Eingabe: das ganze Brett stimmt
proofread-list = Bretter; Pfeile nach rechts und links gehen durch zweifelhafte Felder, mit Umschalt durch alle Felder
proofread-none = Keine solchen Bretter.
proofread-no-more = Keine weiteren zweifelhaften Felder in dieser Richtung
proofread-board = Brett { $number }
proofread-gone = Dieses Brett steht nicht mehr in seiner Zeile.
proofread-no-picture = Das Bild dieses Bretts wurde nicht aufgehoben.
proofread-confidence = zu { $percent } % sicher
proofread-no-doubt = nichts zweifelhaft
proofread-in-doubt = zweifelhaft: { $squares }
proofread-questions = Mit Fragen
proofread-asked = offene Fragen: { $questions }
proofread-answer = { $digit } { $answer }
proofread-no-doubt-here = Auf diesem Brett ist nichts zweifelhaft. Um ein Feld zu ändern, klicken Sie darauf, oder drücken Sie Umschalt und eine Pfeiltaste.
proofread-square = Zweifelhaft: { $square }
proofread-chosen = { $square }. Wählen Sie die richtige Figur.
proofread-settled = { $square }: geklärt
proofread-alternative = { $digit } { $man }, { $percent } %
proofread-nothing = leer
proofread-keep = Stimmt so
proofread-keep-tip = Auf dem Feld steht, was gelesen wurde (Leertaste oder 0)
proofread-keep-all = Das ganze Brett stimmt
proofread-keep-all-tip = Auf diesem Brett ist nichts mehr zweifelhaft (Eingabe in der Liste)
proofread-turns-unknown =
    { $number ->
        [one] Ein Brett zeigt nicht, wer am Zug ist.
       *[other] { $count } Bretter zeigen nicht, wer am Zug ist.
    }
proofread-only-black-marked =
    { $number ->
        [one] Zeichen gibt es nur für Schwarz (auf einem Brett), also ist auf den übrigen vermutlich Weiß am Zug.
       *[other] Zeichen gibt es nur für Schwarz (auf { $count } Brettern), also ist auf den übrigen vermutlich Weiß am Zug.
    }
proofread-only-white-marked =
    { $number ->
        [one] Zeichen gibt es nur für Weiß (auf einem Brett), also ist auf den übrigen vermutlich Schwarz am Zug.
       *[other] Zeichen gibt es nur für Weiß (auf { $count } Brettern), also ist auf den übrigen vermutlich Schwarz am Zug.
    }
proofread-both-marked = Nach den Zeichen auf den übrigen ist Weiß auf { $white } und Schwarz auf { $black } am Zug.
proofread-all-white = Auf allen { $count } Weiß am Zug
proofread-all-black = Auf allen { $count } Schwarz am Zug
proofread-all-turns-tip = Beantwortet die Frage auf jedem Brett, das es nicht zeigt. „Zurücknehmen“ macht es rückgängig.
proofread-show = Auf dem Brett zeigen
proofread-show-tip = Schließt diese Liste und zeigt die Stellung, wo sich alles ändern lässt
proofread-undo = Zurücknehmen
proofread-undo-tip = Nimmt die letzte Änderung zurück (Strg+Z in der Liste)
proofread-save = Korrekturen speichern…
proofread-save-tip = Speichert die Bilder geklärter Bretter und was sie zeigen in einem Ordner: ein eigener Satz zum Trainieren. Nichts wird irgendwohin geschickt.
proofread-saved =
    { $number ->
        [one] Ein korrigiertes Brett liegt in { $folder }
       *[other] { $count } korrigierte Bretter liegen in { $folder }
    }
picture-learned =
    { $number ->
        [one] Ein weiteres Brett wird nach dem, was dieses gezeigt hat, anders gelesen
       *[other] { $count } weitere Bretter werden nach dem, was dieses gezeigt hat, anders gelesen
    }
proofread-not-saved = Die korrigierten Bretter ließen sich nicht speichern: { $reason }
proofread-nothing-corrected = Es wurde noch kein Brett mit Bild korrigiert.
status-comparing-boards = Die Bretter werden verglichen
status-finding-doubts = Bretter, die aus Bildern gelesen wurden, werden gesucht
status-saving-corrections = Korrigierte Bretter werden gespeichert
dialog-corrections-title = Korrigierte Bretter speichern in
file-dialog-take-corrections = In diesem Ordner speichern

## Nebenvarianten einer Partie
command-line-start = Zum Anfang der Variante
command-line-last = Zum Ende der Variante
command-previous-variation = Vorige Nebenvariante
command-next-variation = Nächste Nebenvariante
command-choose-next-move = Unter den folgenden Zügen wählen
command-promote-variation = Nebenvariante aufwerten
command-demote-variation = Variante abwerten
command-make-main-line = Zur Hauptvariante machen
command-delete-variation = Nebenvariante löschen
command-cut-off-line = Züge nach diesem abschneiden
other-words-variation = Partiebaum, Zugbaum, Verzweigung, Alternative, Untervariante, nach oben, nach unten
play-fold = Züge nach { $move } zeigen
play-next = Weiter:
play-next-move = Nächster Zug { $move }
play-next-tip = Die Stellung nach diesem Zug zeigen
message-variation-promoted = Die Nebenvariante mit { $move } wurde aufgewertet.
message-variation-demoted = Die Variante mit { $move } wurde abgewertet.
message-main-line-made = Die Hauptvariante führt jetzt zu { $move }.
message-variation-deleted = Die Nebenvariante mit { $move } wurde gelöscht.
message-line-cut-off = Die Züge nach { $move } wurden abgeschnitten.
obstacle-no-other-move-before = Vor dieser Variante steht keine andere
obstacle-no-other-move-behind = Nach dieser Variante kommt keine andere
obstacle-no-choice-of-moves = Es folgen nicht mehrere Züge
obstacle-main-line = Dieser Zug gehört zur Hauptvariante
play-in-variation =
    { $depth ->
        [1] { $move }, Nebenvariante zu Zug { $number }
       *[other] { $move }, Nebenvariante zu Zug { $number }, Tiefe { $depth }
    }
message-game-variations =
    { $number ->
        [one] Eine Nebenvariante konnte nicht zu Ende gelesen werden.
       *[other] { $count } Nebenvarianten konnten nicht zu Ende gelesen werden.
    }
## Solving

command-solve = Lösen…
other-words-solve = Taktik Übung Training trainieren üben wiederholen verdeckt Lösung
status-solve = Aufgaben werden gesucht
status-solve-keep = Ein Versuch wird gespeichert
solve-title = { $name } lösen
solve-which = Aufgaben
solve-all = Alle ({ $count })
solve-new = Noch nie versucht ({ $count })
solve-missed = Zuletzt nicht auf Anhieb gelöst ({ $count })
solve-due = Wieder fällig ({ $count })
solve-left-out =
    { $number ->
        [one] Eine Stellung hat keine spielbare Lösung und wird ausgelassen.
       *[other] { $count } Stellungen haben keine spielbare Lösung und werden ausgelassen.
    }
solve-shuffled = In beliebiger Reihenfolge
solve-only-first = Jeweils nur der erste Zug
solve-intervals = Eine auf Anhieb gelöste Aufgabe wird nach immer längerer Zeit wieder fällig: nach { $days } Tagen. Nach einem falschen Zug oder einem Hinweis bleibt die Frist gleich, eine verfehlte Aufgabe beginnt von vorn.
solve-kept-in = Die Versuche werden in { $file } gespeichert, nie in der Sammlung.
solve-kept-nowhere = Die Versuche werden nicht gespeichert.
solve-look-again = Noch einmal suchen
solve-start = Beginnen
solve-problem = Aufgabe { $number } von { $count }
solve-find = Finden Sie den besten Zug.
solve-right = { $move } ist richtig.
solve-solved = { $move } ist richtig: gelöst.
solve-wrong = { $move } ist nicht die Lösung. Versuchen Sie es noch einmal.
solve-refuted = { $move } ist nicht die Lösung.
solve-refutation = Widerlegt durch { $move }
solve-try-again = Der Zug ist zurückgenommen. Versuchen Sie es noch einmal.
solve-answered = Die Antwort ist { $move }. Finden Sie den nächsten Zug.
solve-shown = Die Lösung:
solve-hint-piece = Hinweis: { $piece } auf { $square }
solve-hint-move = Hinweis: { $move }
solve-field = Ihr Zug
solve-field-hint = zum Beispiel Sf3
solve-field-over = Eingabetaste: nächste Aufgabe
solve-field-tip = Tippen Sie einen Zug und drücken Sie die Eingabetaste, oder ziehen Sie auf dem Brett. Am Ende einer Aufgabe führt die Eingabetaste zur nächsten.
solve-hint = Hinweis
solve-hint-tip = Zeigt die Figur, beim zweiten Mal den Zug (F2)
solve-solution = Lösung
solve-solution-tip = Spielt die Lösung vor; die Aufgabe gilt als verfehlt (F3)
solve-themes = Themen: { $themes }
solve-due-again = Wieder fällig am { $day }
solve-previous = Vorige
solve-previous-tip = Zeigt die vorige Aufgabe noch einmal (Bild auf)
solve-next = Nächste
solve-next-tip = Zeigt die nächste Aufgabe (Bild ab oder die Eingabetaste im Feld)
solve-skip = Überspringen
solve-skip-tip = Geht ohne Ergebnis zur nächsten Aufgabe (Bild ab)
solve-to-score = Abschließen
solve-to-score-tip = Zeigt die Wertung (Bild ab)
solve-score = Wertung
solve-score-tip = Zeigt die bisherige Wertung (F4)
solve-summary = { $first } von { $count } auf Anhieb gelöst
solve-unanswered =
    { $number ->
        [one] eine Aufgabe ohne Ergebnis
       *[other] { $count } Aufgaben ohne Ergebnis
    }
solve-theme = Thema
solve-solved-at-once = Auf Anhieb
solve-solved-later = Später
solve-not-solved = Verfehlt
solve-time = Zeit für jede
solve-in-total = Alle
solve-back = Zurück zur Aufgabe
solve-missed-again = Verfehlte noch einmal
solve-missed-again-tip = Beginnt noch einmal mit den Aufgaben, die nicht auf Anhieb gelöst wurden
solve-gone = Diese Zeile hat keine Aufgabe mehr: Ein anderes Programm hat die Datei geändert.
solve-not-kept = Der Versuch konnte nicht in { $file } gespeichert werden: { $reason }
solve-file-damaged =
    { $number ->
        [one] Eine Zeile von { $file } ist nicht lesbar und wird übergangen.
       *[other] { $count } Zeilen von { $file } sind nicht lesbar und werden übergangen.
    }
solve-file-newer = { $file } stammt von einer neueren Version von Tabiya. Die Datei bleibt, wie sie ist, und Versuche werden nicht gespeichert.
solve-file-unreadable = { $file } kann nicht gelesen werden, daher werden Versuche nicht gespeichert: { $reason }
## Animationen einer Variante

command-animation = Animation der Variante…
other-words-animation = animiertes Bild GIF WebP SVG Film Video Züge exportieren speichern kopieren
animation-title = Animation
animation-file-name = Partie
animation-start = Anfangsstellung
animation-from = Ab Zug
animation-to = Bis Zug
animation-tempo = Jeder Zug
animation-pause = Am Ende
animation-seconds = {" "}s
animation-mark-moves = Felder des Zuges
animation-heading = Spieler
animation-heading-field = Text der Spieler oder andere Überschrift
animation-moves = Züge
animation-comments = Kommentare
animation-play = Abspielen
animation-stop = Anhalten
animation-step = Gezeigter Zug
animation-step-tip = Bild auf und Bild ab gehen von Zug zu Zug
animation-count = { $number } von { $count }
animation-copy = Animation kopieren
animation-no-moves = Es gibt keine Züge, die gezeigt werden könnten.
animation-too-many = Eine Animation von { $count } Zügen ist zu lang. Wählen Sie einen Teil mit höchstens { $most } Zügen.
animation-too-wide = { $width } Pixel sind zu breit für eine Animation. Möglich sind höchstens { $most }.
status-making-animation = Animation wird erstellt
dialog-save-animation-title = Animation speichern
cli-animate = Die Züge einer Partie als Animation schreiben ({ $formats }), 480 Pixel breit, wenn kein Stil und keine Breite genannt sind; die Felder jedes Zuges sind markiert, außer mit last-move=no
cli-animate-game = Nummer der Partie in ihrer Datei, sonst 1
cli-animate-from = Der erste gespielte Zug, etwa 12 oder 12... für den von Schwarz; sonst der erste der Partie
cli-animate-to = Der letzte gespielte Zug, etwa 20 für die Züge beider Seiten oder 20. nur für den von Weiß; sonst der letzte der Partie
cli-animate-tempo = Sekunden für jede Stellung, sonst 1
cli-animate-pause = Sekunden für die letzte Stellung, sonst 3
cli-animate-captions = Die Texte unter dem Brett, durch Kommas getrennt; sonst players,moves
cli-animate-bad-move = das ist nicht die Nummer eines Zuges wie 12 oder 12...
cli-animate-formats = Eine Animation ist eines von { $formats }
cli-animate-one-file = Eine Animation zeigt eine Partie aus einer Datei
cli-animate-no-game = { $file } enthält keine Partie { $number }
cli-animate-no-move = Die Partie hat keinen Zug { $move }
cli-render-gif = gif ist das Format einer Animation; verwenden Sie es mit --animate
## Gegen eine Engine weiterspielen

command-play-on = Gegen eine Engine weiterspielen
command-take-back = Zurücknehmen
command-play-on-hint = Tipp
command-switch-sides = Seiten tauschen
command-resign = Aufgeben
command-stop-game = Partie abbrechen
other-words-play-on = Partie Gegner Computer Training Sparring fortsetzen spielen Zug zurück
play-on = Gegen eine Engine weiterspielen
play-on-open-tip = Von der Stellung auf dem Brett aus eine Partie spielen
play-on-close = Partie schließen
play-on-close-tip = Die Karte schließen; die Partie endet, ihre Züge bleiben
play-on-side = Sie spielen
play-on-side-tip = Ihre Seite
play-on-engine = Gegner
play-on-engine-tip = Die Engine, die auf Ihre Züge antwortet
play-on-strength = Stärke
play-on-strength-tip = Die Art, in der die Engine begrenzt wird
play-on-time = Zeit pro Zug
play-on-nodes = Knoten pro Zug
play-on-rating = Wertungszahl
play-on-seconds = s
play-on-limit-tip = Die Grenze der Engine für jeden Zug
play-on-ratings = { $min } bis { $max }
play-on-ratings-unknown = Nur die laufende Engine gibt an, welche Wertungszahlen sie anbietet.
play-on-ask-ratings = Engine fragen
play-on-ask-ratings-tip = Die Engine kurz starten, ohne Stellung
play-on-no-ratings = Diese Engine lässt sich nicht durch eine Wertungszahl begrenzen. Begrenzen Sie ihre Zeit oder ihre Knoten.
play-on-tell-slips = Fehler melden
play-on-tell-slips-tip = Vergleicht jeden Ihrer Züge in voller Stärke mit dem besten und meldet, wenn er Gewinn oder Remis vergibt
play-on-begin = Partie beginnen
play-on-begin-tip = Die Engine antwortet auf dem Brett auf Ihre Züge
play-on-no-engine = Die Partie braucht eine Engine, und noch ist keine gewählt. Das Feld der Engines findet welche auf diesem Rechner oder fügt eine Datei hinzu.
play-on-engine-panel = Feld der Engines
play-on-engine-panel-tip = Eine Engine wählen; gestartet wird keine
play-on-is-over = Die Partie ist hier schon zu Ende. { $how }
play-on-illegal = Die Engine könnte diese Stellung ablehnen. { $problem }
play-on-as-white = Sie haben Weiß gegen { $engine }
play-on-as-black = Sie haben Schwarz gegen { $engine }
play-on-limit-rating = Wertungszahl { $rating }
play-on-limit-nodes = { $nodes } Knoten pro Zug
play-on-limit-time = { $seconds } s pro Zug
play-on-own-turn = Sie sind am Zug
play-on-thinks = { $engine } denkt nach
play-on-has-answer = Die Engine hat ihren Zug bereit
play-on-elsewhere = Die Partie wartet, bis ihre Stellung wieder auf dem Brett steht
play-on-looks-back = Sie sehen eine frühere Stellung. Ein Zug von hier aus nimmt die Partie bis dahin zurück.
play-on-to-end = Letzter Zug
play-on-to-end-tip = Die letzte Stellung der Partie zeigen
play-on-hint = Tipp: { $move }
play-on-hint-comes = Der beste Zug wird gesucht
play-on-no-advice = Es gibt keinen Tipp. { $what }
play-on-slip-win = { $move } vergibt den Gewinn
play-on-slip-win-to-loss = { $move } macht aus einem Gewinn einen Verlust
play-on-slip-draw = { $move } vergibt das Remis und verliert
play-on-new = Neue Partie
play-on-new-tip = Seite und Stärke neu wählen und von der Stellung auf dem Brett aus spielen
play-on-white-mates = Schachmatt: Weiß hat gewonnen
play-on-black-mates = Schachmatt: Schwarz hat gewonnen
play-on-stalemate = Remis durch Patt
play-on-no-material = Remis: keine Seite hat genug Figuren für ein Matt
play-on-repetition = Remis: die Stellung ist dreimal entstanden
play-on-fifty-moves = Remis: fünfzig Züge ohne Schlagen und ohne Bauernzug
play-on-white-resigns = Weiß hat aufgegeben: Schwarz hat gewonnen
play-on-black-resigns = Schwarz hat aufgegeben: Weiß hat gewonnen
engine-is-paused = Die Engine pausiert, damit sie Ihnen während der Partie nicht die Antwort zeigt.
engine-show-analysis = Analyse zeigen
engine-show-analysis-tip = Auch während dieser Partie analysieren
announce-play-on-opened = Seite, Engine und Stärke wählen
announce-play-on-begun = Die Partie gegen { $engine } beginnt
announce-play-on-stopped = Die Partie ist abgebrochen
announce-play-on-as-white = Sie haben jetzt Weiß
announce-play-on-as-black = Sie haben jetzt Schwarz
announce-taken-back = Zurückgenommen
obstacle-no-game = Es läuft keine Partie gegen eine Engine
obstacle-not-own-turn = Sie sind nicht am Zug
obstacle-no-turn-before = Sie haben in dieser Partie noch keinen Zug gemacht
## Partien als Tabelle

left-out-variations = { $number ->
    [one] { $count } Partie hat Varianten. Die Tabelle enthält ihre Hauptvariante.
   *[other] { $count } Partien haben Varianten. Die Tabelle enthält ihre Hauptvarianten.
}
left-out-comments = { $number ->
    [one] { $count } Partie hat Kommentare.
   *[other] { $count } Partien haben Kommentare.
}
left-out-signs = { $number ->
    [one] { $count } Partie hat Zeichen wie !? an Zügen.
   *[other] { $count } Partien haben Zeichen wie !? an Zügen.
}
left-out-broken = { $number ->
    [one] { $count } Partie lässt sich nicht bis zum Ende lesen. Ihre Zeile enthält die Züge davor.
   *[other] { $count } Partien lassen sich nicht bis zum Ende lesen. Ihre Zeilen enthalten die Züge davor.
}
cli-convert-games-alone = Eine Tabelle von Partien kann keine Stellungen anderer Dateien enthalten. Wandeln Sie diese getrennt um.

## Verteidigungen in einer Lösung

solve-right-other = { $move } ist richtig. Es gibt noch eine Verteidigung.
solve-other-defence = Die andere Verteidigung: { $move }. Finden Sie den nächsten Zug.

## Doppelte Partien

duplicates-about-games = Findet Partien, die mehrmals vorkommen, und gruppiert sie.
duplicates-same-games = Partien gelten als doppelt, wenn
duplicates-moves = sie dieselben Züge haben, was auch immer in Tags, Kommentaren und Varianten steht
duplicates-last-position = sie mit derselben Stellung enden
duplicates-text = ihre Texte gleich sind

## Stellungen nach Wunsch

new-positions-title = Neue Stellungen
new-positions-about = Stellt Stellungen nach einem Rezept her, zufällig gewählt und bewiesen: Endspiele mit bis zu vier Steinen sind bekannt, andere brauchen Syzygy-Tabellen.
new-positions-pieces = Steine
new-positions-pieces-tip = Die Steine von Weiß und die von Schwarz, zum Beispiel KRP v KR; mehrere Endspiele mit „or“: KQ v K or KR v K
new-positions-board-tip = Die Steine des großen Bretts übernehmen
new-positions-side = Am Zug
new-positions-result = Ergebnis
new-positions-white-wins = Weiß gewinnt
new-positions-black-wins = Schwarz gewinnt
new-positions-draw = Remis
new-positions-win = Die Seite am Zug gewinnt
new-positions-loss = Die Seite am Zug verliert
new-positions-turn = Wirkung des Zugrechts
new-positions-zugzwang = Gegenseitiger Zugzwang
new-positions-turn-decides = Gewonnen, wenn die eine Seite am Zug ist, remis bei der anderen
new-positions-winning-moves = Gewinnzüge
new-positions-winning-moves-tip = Die Anzahl der Züge, die gewinnen: 1, 2+ oder 2-3
new-positions-mate = Züge bis zum Matt
new-positions-mate-tip = Die Anzahl der Züge bis zum Matt, bei bis zu vier Steinen: 5, 20+ oder 10-30
new-positions-zeroing = Halbzüge bis Schlagen oder Bauernzug
new-positions-zeroing-tip = Die Anzahl der Halbzüge bis zum nächsten Schlagen oder Bauernzug (dtz), mit Syzygy-Tabellen: 5, 20+ oder 10-30
new-positions-no-capture = Kein Schlagen möglich
new-positions-no-capture-tip = Aufgaben, in denen nichts sofort geschlagen werden kann
new-positions-no-check = Niemand steht im Schach
new-positions-no-check-tip = Die Seite am Zug steht nicht im Schach
new-positions-any-last-move = Auch ohne möglichen letzten Zug
new-positions-any-last-move-tip = Auch Stellungen, zu denen kein Zug einer Partie geführt haben kann
new-positions-alike = Auch gespiegelte
new-positions-alike-tip = Auch Stellungen, die sich nur durch Spiegelung oder die Farben unterscheiden
new-positions-count = Anzahl der Stellungen
new-positions-count-tip = Von 1 bis 1.000.000
new-positions-seed = Startwert
new-positions-seed-tip = Eine andere Zahl trifft eine andere Auswahl, dieselbe Zahl ergibt wieder dieselben Stellungen
new-positions-squares = Felder
new-positions-squares-of = Felder: { $piece }
new-positions-no-pieces = Zuerst kommen die Steine.
new-positions-squares-tip = Linke Taste: Felder für den gewählten Stein erlauben. Rechte Taste: ausschließen. Tastatur: Pfeiltasten; der Buchstabe einer beliebigen Figur erlaubt das Feld, Entf schließt es aus, Eingabe stellt die Stellungen her. Ohne markiertes Feld darf der Stein überall stehen.
new-positions-square-on = { $square }: { $piece } erlaubt
new-positions-square-off = { $square }: nicht markiert
new-positions-squares-text = Felder als Text
new-positions-squares-text-tip = Felder, Rechtecke, Linien und Reihen: e4-h8, a-c, 5-7, light (hell), dark (dunkel); Alternativen mit „or“
new-positions-anywhere = überall
new-positions-clear-name = Wieder alle Felder erlauben
new-positions-recipe = Rezept als Text
new-positions-recipe-tip = Dasselbe Rezept wie für „tabiya make“. Sie können es ändern, kopieren und ein anderes einfügen.
new-positions-copy = Rezept kopieren
new-positions-copy-tip = Das Rezept als eine Zeile Text kopieren
new-positions-copied = Rezept kopiert
new-positions-make = Herstellen
new-positions-tables = Für { $pieces } Steine sind Syzygy-Tabellen nötig. Nennen Sie ihren Ordner in den Einstellungen.
new-positions-settings = Einstellungen…
new-positions-no-table = Die Tabelle { $file } fehlt. Nennen Sie ihren Ordner in den Einstellungen unter „Endspieltabellen“.
new-positions-none = Eine solche Stellung gibt es nicht: Alle Aufstellungen der Steine wurden geprüft.
new-positions-cancelled = Abgebrochen. Bis dahin hergestellte Stellungen: { $count }

## Ergebnisse des Lösens

solve-write = Ergebnisse in die Sammlung schreiben
solve-write-tip = Fügt den Datensätzen solve_result, solve_wrong, solve_seconds und solve_day hinzu, als ein Schritt zum Rückgängigmachen
solve-written = Die Ergebnisse stehen in der Sammlung, die noch nicht gespeichert ist.
solve-write-no-games = Ergebnisse werden in Datensätze geschrieben. Partien haben keine Operationen und bleiben deshalb, wie sie sind.
solve-write-closed = Die Sammlung ist geschlossen; Ergebnisse können nicht mehr hineingeschrieben werden.
status-solve-write = Ergebnisse werden geschrieben
announce-solve-written =
    { $number ->
        [one] Ergebnis in einen Datensatz geschrieben
       *[other] Ergebnisse in { $count } Datensätze geschrieben
    }
