# All texts of the program, in French.
# Project Fluent: https://projectfluent.org/fluent/guide/

## Pieces and squares

piece-white-king = roi blanc
piece-white-queen = dame blanche
piece-white-rook = tour blanche
piece-white-bishop = fou blanc
piece-white-knight = cavalier blanc
piece-white-pawn = pion blanc
piece-black-king = roi noir
piece-black-queen = dame noire
piece-black-rook = tour noire
piece-black-bishop = fou noir
piece-black-knight = cavalier noir
piece-black-pawn = pion noir
square-empty = { $square }, vide
square-with-piece = { $square }, { $piece }
board = Échiquier

## Menus

menu-file = Fichier
menu-edit = Édition
menu-position = Position
menu-collection = Collection
menu-board = Échiquier
menu-transform = Transformer
menu-in-list = Dans la liste
menu-clear = Vider
menu-placing = Placer les pièces
menu-annotations = Flèches et marques
menu-unsure = Cases incertaines
menu-compare = Comparer
menu-suites = Suites de tests
menu-endgame-tables = Finales
menu-endgames = Résultats des finales
menu-play = Coups
menu-engine = Moteurs
menu-shift = Décaler d’une case
menu-fill-pawns = Remplir de pions
menu-read = Lire à voix haute
menu-board-pieces = Pièces
menu-board-colors = Couleurs de l’échiquier
menu-appearance = Apparence
menu-zoom = Taille
# An entry of that menu.
menu-zoom-to = { $percent } %
menu-language = Langue
menu-view = Affichage
menu-help = Aide
# The letter of each menu opens it together with Alt. It occurs in the menu’s name, and no two menus share one.
menu-file-letter = F
menu-edit-letter = D
menu-position-letter = P
menu-collection-letter = C
menu-board-letter = Q
menu-transform-letter = T
menu-view-letter = A
menu-help-letter = I

## Commands

command-new = Nouveau
command-open = Ouvrir…
command-open-folder = Ouvrir un dossier…
command-read-screen = Lire depuis l’écran…
command-save = Enregistrer
command-save-as = Enregistrer sous…
command-save-selected = Positions sélectionnées…
command-save-games = En parties (PGN)…
command-save-plain-fen = En FEN simple…
command-save-table = En tableau (CSV, lignes JSON)…
command-what-changed = Ce qui a changé…
command-diagram = Diagramme…
command-diagram-sheets = Planches de diagrammes…
command-print = Imprimer…
command-recover-work = Récupérer le travail non enregistré…
command-stop-waiting = Ne plus attendre le disque
command-close = Fermer
command-quit = Quitter
command-undo = Annuler
command-redo = Rétablir
command-copy-fen = Copier le FEN
command-copy-as = Copier au format, avec aperçu…
command-copy-picture = Copier l’image
command-paste = Coller une position
command-copy-cut-text = Copier tout le texte collé
command-edit-fen-text = Modifier le texte FEN
command-edit-operations = Modifier les opérations
command-fen-style = Écriture du FEN…
command-cut-rows = Couper les positions
command-copy-rows = Copier les positions
command-select-all-rows = Sélectionner toutes les positions
command-invert-selection = Inverser la sélection
command-add-position = Ajouter une position
command-duplicate-position = Dupliquer la position
command-delete-position = Supprimer la position
command-revert-lines = Rétablir d’après le fichier
command-repair-text = Corriger le texte de cette position
command-move-position-up = Monter la position
command-move-position-down = Descendre la position
command-previous-position = Position précédente
command-next-position = Position suivante
command-first-position = Première position
command-last-position = Dernière position
command-go-to-line = Aller à la position…
command-find = Rechercher…
command-show-all-rows = Afficher toutes les positions
command-statistics = Statistiques
command-check-all = Vérifier toutes les positions…
command-mend-all = Corriger toutes les positions…
command-find-duplicates = Rechercher les doublons…
command-analyse = Analyser…
command-score-suite = Noter la suite de tests…
command-compare-suites = Comparer les résultats…
command-endgame-truth = Vérité des finales…
command-new-positions = Nouvelles positions…
command-sort = Trier…
command-shuffle = Mélanger
command-split-selection = Extraire la sélection dans un nouveau fichier
command-append-file = Ajouter un fichier…
command-start-position = Mettre la position initiale
command-known-positions = Positions connues…
command-chess960 = Chess960 par numéro…
command-random-chess960 = Position Chess960 au hasard
command-clear-board = Vider toutes les cases
command-clear-white = Retirer les pièces blanches
command-clear-black = Retirer les pièces noires
command-clear-pawns = Retirer les pions
command-clear-selection = Vider les cases sélectionnées
command-kings-only = Ne laisser que les rois
command-change-side-to-move = Changer le trait
command-toggle-right = Activer ou retirer un roque ou une prise en passant
command-piece-list = Saisir les pièces par leur nom
command-piece-menu = Choisir une pièce pour cette case
command-pointer-tool = Pointeur
command-eraser-tool = Gomme
command-symmetric-placement = Placement symétrique
command-toggle-unsure = Case incertaine
command-next-unsure = Case incertaine suivante
command-clear-unsure = Effacer toutes les marques de doute
command-picture-beside = Image à côté de l’échiquier
command-picture-under = Image sur l’échiquier
command-mark-square = Marquer cette case
command-draw-arrow = Tracer une flèche
command-draw-green = Dessiner en vert
command-draw-red = Dessiner en rouge
command-draw-blue = Dessiner en bleu
command-draw-yellow = Dessiner en jaune
command-remove-annotations = Effacer toutes les flèches et marques
command-solution-arrows = Montrer les meilleurs coups par des flèches
command-compare-here = Comparer d’autres positions à celle-ci
command-compare-selected = Comparer les deux positions sélectionnées
command-exchange-compared = Afficher l’autre des deux
command-stop-comparing = Arrêter la comparaison
command-play-moves = Jouer des coups
command-move-back = Un coup en arrière
command-move-forward = Un coup en avant
command-copy-line-san = Copier les coups
command-copy-line-uci = Copier les coups pour les moteurs (UCI)
command-copy-line-command = Copier la position et les coups en commande UCI
command-copy-line-pgn = Copier la variante comme partie (PGN)
command-write-line-pv = Noter la variante comme solution (pv)
command-write-line-bm = Noter le premier coup comme meilleur coup (bm)
command-write-line-pm = Noter le premier coup comme coup attendu (pm)
command-add-line-positions = Ajouter les positions de la variante au fichier
command-add-game-positions = Ajouter les positions de toutes les variantes au fichier
command-with-count = { $command } ({ $count })
command-engine = Moteur
command-switch-engine = Lancer ou arrêter le moteur
command-engine-arrows = Montrer les coups du moteur par des flèches
command-evaluation-bar = Montrer la barre d’évaluation
command-mirror-files = Miroir gauche-droite
command-mirror-ranks = Miroir haut-bas
command-rotate = Tourner d’un demi-tour
command-swap-colors = Inverser les couleurs et les rangées
command-swap-colors-in-place = Inverser les couleurs sur place
command-as-black-sees-it = Telle que les Noirs la voient
command-shift-up = Décaler vers le haut
command-shift-up-right = Décaler en haut à droite
command-shift-right = Décaler à droite
command-shift-down-right = Décaler en bas à droite
command-shift-down = Décaler vers le bas
command-shift-down-left = Décaler en bas à gauche
command-shift-left = Décaler à gauche
command-shift-up-left = Décaler en haut à gauche
command-fill-white-pawns = Placer les pions blancs
command-fill-black-pawns = Placer les pions noirs
command-fill-rank-white-pawns = Remplir la rangée du curseur de pions blancs
command-fill-rank-black-pawns = Remplir la rangée du curseur de pions noirs
command-flip-board = Retourner l’échiquier
command-show-coordinates = Coordonnées
command-list-or-grid = Grille de diagrammes
command-list-fens = Afficher les FEN dans la liste
command-show-solutions = Afficher les solutions
command-read-position = La position entière
command-read-rank = La rangée du curseur
command-read-file = La colonne du curseur
command-read-white = Les pièces blanches
command-read-black = Les pièces noires
command-read-advice = Avertissements et erreurs
command-pieces-staunton = Pièces Staunton
command-pieces-flat = Pièces plates
command-pieces-print = Pièces d’imprimerie
command-colors-window = Assorti à la fenêtre
command-colors-sage = Échiquier sauge
command-colors-book = Échiquier hachuré
command-colors-green = Échiquier vert
command-colors-blue = Échiquier bleu
command-colors-brown = Échiquier brun
command-colors-grey = Échiquier gris
command-colors-contrast = Échiquier très contrasté
command-follow-system-language = Comme le système
# The name of each language in that language; the same in every catalogue.
command-speak-german = Deutsch
command-speak-english = English
command-speak-spanish = Español
command-speak-french = Français
command-speak-russian = Русский
command-follow-system-theme = Thème du système
command-light-theme = Thème clair
command-dark-theme = Thème sombre
command-high-contrast = Contraste élevé
command-reduced-motion = Rien ne bouge tout seul
command-zoom-in = Plus grand
command-zoom-out = Plus petit
command-usual-size = Taille habituelle
command-next-document = Fichier suivant
command-previous-document = Fichier précédent
command-palette = Rechercher une commande…
command-gestures = Clavier, souris et gestes
command-keys = Modifier les raccourcis…
command-about = À propos de Tabiya

## FEN field

fen = FEN
fen-copy = Copier
fen-copy-name = Copier le FEN
fen-copy-tip = Copier le FEN
tools = Outils
draw-colors = Couleur des flèches
draw-tip = Trace des flèches ({ $color }) : glissez d’une case à l’autre. Un clic marque une case, Échap y met fin. Le bouton droit de la souris trace à tout moment. Au clavier : { $arrow } commence et termine une flèche, { $mark } marque une case.
fen-paste = Coller
fen-paste-tip = Prendre une position ou une partie dans le presse-papiers, quel que soit le texte qui l’entoure
fen-repair-change = Remplacer « { $old } » par « { $new } »
fen-repair-insert = Insérer « { $new } »
fen-repair-remove = Supprimer « { $old } »
fen-repair-name = Corriger en { $text }
fen-history = Textes précédents
fen-history-tip = Textes illisibles qui ont été remplacés
fen-comment-line = Cette ligne est un commentaire. Elle est conservée telle quelle ; une position ira sur sa propre ligne, au-dessous.
fen-blank-line = Cette ligne est vide. Elle est conservée telle quelle ; une position ira sur sa propre ligne, au-dessous.
fen-long-line = Cette ligne est trop longue pour être une position. Elle est conservée telle quelle ; une position ira sur sa propre ligne, au-dessous.
fen-nothing = Il n’y a pas encore de texte
fen-unknown-piece = « { $found } » n’est pas une lettre de pièce
fen-look-alike = « { $found } » ressemble seulement à la lettre latine { $latin }
fen-bad-digit = « { $found } » est impossible ici : une rangée a huit cases
fen-rank-too-short =
    La rangée { $rank } a { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }, il en manque { $difference ->
        [one] une
       *[other] { $difference }
    }
fen-rank-too-long =
    La rangée { $rank } a { $squares } cases, { $difference ->
        [one] une de trop
       *[other] { $difference } de trop
    }
fen-too-few-ranks =
    L’échiquier a { $ranks ->
        [one] { $ranks } rangée
       *[other] { $ranks } rangées
    }, il en manque { $missing ->
        [one] une
       *[other] { $missing }
    }
fen-no-board = Ce texte ne contient pas d’échiquier : huit rangées séparées par des barres obliques
fen-too-many-ranks = L’échiquier a plus de huit rangées
fen-bad-side = Le trait se note « w » ou « b », pas « { $found } »
fen-bad-castling-letter = « { $found } » n’est pas un droit au roque : K, Q, k, q, une lettre de colonne, ou « - » s’il n’y en a pas
fen-repeated-castling = Le droit au roque « { $found } » figure deux fois
fen-bad-en-passant = La case de prise en passant est sur la rangée 3 ou 6, ou « - » s’il n’y en a pas
fen-bad-halfmove-clock = Le compteur de demi-coups est un nombre
fen-bad-fullmove-number = Le numéro du coup est un nombre
fen-counter-too-large = Ce nombre est trop grand
fen-extra-text = Le FEN se termine avant ce texte
fen-digits-joined = Chiffres côte à côte : une suite de cases vides est un seul nombre, par exemple 8 au lieu de 44
fen-castling-order = La lettre de roque « { $found } » n’est pas à sa place : les Blancs d’abord, l’aile roi avant l’aile dame, comme dans KQkq
fen-castling-mixed = La lettre de roque « { $found } » désigne une colonne à côté de lettres comme K et Q : écrivez KQkq, ou partout des colonnes
fen-leading-zero = Un nombre s’écrit sans zéros devant
fen-fullmove-number-zero = Le numéro du coup commence à 1
fen-missing-side = Le trait manque : « w » ou « b »
fen-missing-castling = Les droits au roque manquent : des lettres comme KQkq, ou « - » s’il n’y en a pas
fen-missing-en-passant = La case de prise en passant manque : une case comme e3, ou « - » s’il n’y en a pas
fen-missing-halfmove-clock = Le compteur de demi-coups manque : les demi-coups depuis la dernière prise ou le dernier coup de pion
fen-missing-fullmove-number = Le numéro du coup manque : un nombre à partir de 1
fen-stray-blank = Une seule espace entre deux champs, aucune avant ni après
fen-no-position-report = il n’y a pas de position
fen-too-long-report = la ligne est trop longue pour être une position
fen-extra-text-report = il y a quelque chose après la position
fen-several-readings-report = cela peut se lire de plusieurs façons
fen-bad-piece-letter-report = { $found } n’est pas une lettre de pièce
fen-rank-too-short-report =
    la rangée { $rank } a { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
fen-rank-too-long-report =
    la rangée { $rank } a { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
fen-too-few-ranks-report =
    il y a { $ranks ->
        [one] { $ranks } rangée
       *[other] { $ranks } rangées
    }
fen-too-many-ranks-report = il y a plus de 8 rangées
fen-bad-side-report = le trait n’est ni w ni b
fen-bad-castling-field-report = { $found } n’est pas un droit au roque
fen-bad-ep-field-report = la case de prise en passant n’est pas une case
fen-bad-counter-report = un compteur n’est pas un nombre, ou il est trop grand

## Pieces by name

piece-list = Liste des pièces
piece-list-hint = Rg1 Dd1 Tf1 a2 b2 …
piece-list-tip = Les pièces par leur nom, et l’échiquier suit : Rg1 Ta1 a2-c2 rg8, ou Blancs : Rg1, a2. Noirs : Rg8. Une case seule est un pion. Lettres en { $languages }, ou figurines.
piece-list-unknown-word = « { $found } » n’est ni une pièce, ni une case, ni un camp
piece-list-unknown-piece = Aucune pièce ne s’appelle « { $found } »
piece-list-unknown-square = La case « { $found } » n’existe pas : colonnes de a à h, rangées de 1 à 8
piece-list-unknown-sign = « { $found } » n’a pas de sens dans une liste de pièces
piece-list-no-square = Aucune case ne suit « { $found } »
piece-list-range-not-on-a-line = « { $found } » : les deux bouts doivent être sur une même rangée, colonne ou diagonale
piece-list-range-of-two-pieces = « { $found } » : les deux bouts doivent porter la même pièce
piece-list-square-twice = { $square } est nommée deux fois : la dernière pièce nommée s’y trouve
piece-list-letters-mixed =
    Les lettres de plusieurs langues sont mélangées. « { $found } » est lu comme { $piece ->
        [king] un roi
        [queen] une dame
        [rook] une tour
        [bishop] un fou
        [knight] un cavalier
       *[pawn] un pion
    }.

## Finding

find = Rechercher
find-panel = Rechercher des positions
find-close = Fermer le panneau de recherche
find-search = Rechercher
find-search-tip = Rechercher dans toutes les positions de ce fichier (Entrée)
find-hint = Karpov, finales de tours, RTPvRT
find-try = Essayez
find-words = Mots
find-words-tip = Mots que l’on peut chercher
find-example-text = Les positions contenant ces mots
find-example-ending = Seulement des rois, des tours et des pions
find-example-material = Un camp a roi, tour et pion, l’autre roi et tour
find-example-count = Cinq pièces au plus sur l’échiquier
find-example-operation = Les positions avec un meilleur coup
find-example-operand = Les positions dont l’id contient ceci
find-position = { $place } sur { $count }
find-hits = { $count } sur { $lines }
find-hits-name =
    { $number ->
        [0] Aucune position ne correspond
        [one] { $count } position sur { $lines } correspond
       *[other] { $count } positions sur { $lines } correspondent
    }
find-no-hits = Aucune ligne ne correspond
find-nearest-without =
    Sans « { $words } », { $number ->
        [one] il y a un résultat
       *[other] il y a { $count } résultats
    }
find-nearest-drawing =
    Sans le dessin, { $number ->
        [one] il y a un résultat
       *[other] il y a { $count } résultats
    }
find-nearest-spelled =
    Vouliez-vous dire « { $words } » ? { $number ->
        [one] Un résultat
       *[other] { $count } résultats
    }
find-nearest-show = Chercher cela
find-did-you-mean = Vouliez-vous dire « { $words } » ?
find-searching = Recherche…
find-press-enter = Entrée lance la recherche dans ce fichier
find-is-older = Résultats antérieurs à la dernière modification
find-previous = Précédent
find-previous-name = Résultat précédent
find-previous-tip = Le résultat précédent
find-next = Suivant
find-next-name = Résultat suivant
find-next-tip = Le résultat suivant
find-select-all = Tout sélectionner
find-select-all-name = Sélectionner tous les résultats
find-select-all-tip = Sélectionner tous les résultats pour les supprimer, les copier ou les extraire dans un nouveau fichier
find-show-all = Tout afficher
find-show-all-name = Afficher toutes les positions
find-show-all-tip = Afficher de nouveau toutes les positions ; les critères restent ici
find-cancel-name = Annuler la recherche
find-side = Trait
find-check = Échec
find-castling = Roque
find-legality = Légalité
find-any = peu importe
find-in-check = en échec
find-not-in-check = pas en échec
find-castling-any = un droit au moins
find-castling-none = aucun droit
find-castling-all = les quatre droits
find-legal = légale
find-illegal = illégale
find-moves = Coups dans les opérations
find-moves-wrong = faux
find-moves-nonstandard = notés autrement
find-solution = Solution en coups
find-solution-tip = Longueur de la solution, selon dm, pv ou bm. 2 : deux coups. ≥2 : deux ou plus. ≤2 : deux au plus. 1–3 : d’un à trois. Rien : peu importe. Les flèches haut et bas font compter.
find-number-wrong = Ce n’est ni un nombre ni un intervalle
find-moves-solved = résolus : le coup attendu (pm) est demandé
find-moves-missed = non résolus : le coup attendu (pm) n’est pas demandé
find-match-case = Respecter la casse
find-match-case-tip = Distinguer majuscules et minuscules dans le texte et les opérations
find-text-first = Corrigez le texte de la recherche pour utiliser les réglages ci-dessous
find-drawing = Dessin
find-drawing-board = Motif dessiné
find-drawing-tip = Bouton gauche : peindre. Bouton droit : effacer. Touches : flèches ; K Q R B N P pour les Blancs, k q r b n p pour les Noirs ; A et a pour n’importe laquelle de leurs pièces ; ? pour n’importe quelle pièce ; . pour une case vide ; ! et une pièce pour tout sauf elle ; Suppr efface ; Entrée lance la recherche.
find-from-board = Depuis l’échiquier
find-from-board-name = Dessiner la position de l’échiquier
find-from-board-tip = Dessiner les pièces du grand échiquier ; les cases vides ne comptent pas
find-clear = Effacer
find-clear-drawing-name = Effacer le dessin
find-mirrored = Aussi en miroir
find-mirrored-tip = Aussi avec la gauche et la droite échangées
find-swapped = Aussi couleurs inversées
find-swapped-tip = Aussi avec les Noirs à la place des Blancs, échiquier renversé
brush-name = Peindre : { $cell }
tip-with-keys = { $tip } ({ $keys })
# Separators of a list: the usual one, and the one for entries that contain commas.
list-comma = { ", " }
list-semicolon = { "\u00A0; " }
brush-tip = { $cell } ({ $keys })
brush-not-name = Peindre ce qui ne doit pas s’y trouver
brush-not-tip = Tout sauf la pièce que vous choisissez (!)
brush-wipe = Effacer
brush-shown = Pinceau : { $cell }
cell-free = peu importe
cell-any-white = une pièce blanche
cell-any-black = une pièce noire
cell-any-piece = une pièce quelconque
cell-empty = vide
cell-not = tout sauf { $piece }
cell-on-square = { $square } : { $cell }
find-material = Matériel
find-material-tip = 2 : exactement deux. 2+ : deux ou plus. ≤2 : deux au plus. 1–3 : d’une à trois. Rien : peu importe. Les flèches haut et bas font compter.
find-material-wrong = Ce n’est pas un nombre de pièces
find-material-both = Tous
find-men = total
find-count-men = { $side } : pièces
find-count-kings = { $side } : rois
find-count-queens = { $side } : dames
find-count-rooks = { $side } : tours
find-count-bishops = { $side } : fous
find-count-knights = { $side } : cavaliers
find-count-pawns = { $side } : pions
find-side-white = Blancs
find-side-black = Noirs
find-side-both = Les deux camps
find-material-board-name = Matériel de l’échiquier
find-material-board-tip = Exactement le matériel du grand échiquier
find-material-clear-name = Effacer le matériel
find-balance = Balance
find-balance-about = Blancs − Noirs, en pions
find-balance-tip = Les pièces blanches moins les noires : dame 9, tour 5, fou et cavalier 3, pion 1. 0 : égalité. ≥3 : les Blancs ont au moins 3 de plus. ≤-3 : ce sont les Noirs. -1–1 : presque égal. Rien : peu importe. Les flèches haut et bas font compter.
find-either-side = L’une ou l’autre couleur
find-either-side-tip = Ou avec les couleurs inversées
find-operation = Opération, casse
find-opcode = Opcode de l’opération
find-operand = Contenu de l’opération
find-contains = contient
find-operation-has = a
find-operation-lacks = n’a pas
find-operation-kind = Présence de l’opération
find-operation-wrong = Ce n’est pas un opcode : un mot qui commence par une lettre
query-contradiction = Ceci contredit ce qui précède
query-unknown-right = « { $found } » n’est pas un droit au roque : K, Q, k, q, any ou none
query-unknown-piece = « { $found } » n’est pas une pièce : K, Q, R, B, N ou P
query-unknown-result = Les tables ne donnent que : win (gain), draw (nulle), loss (perte)
query-no-material = Il manque ici un matériel, par exemple KRPvKR
query-nothing-to-count = Cela ne se compte pas : K, Q, R, B, N, P ou men
query-too-many-sides = Le matériel d’un camp figure deux fois
query-no-number = Il faut ici un nombre
query-number-too-large = Un échiquier n’a que 64 cases
query-empty-range = Aucun nombre ne convient
# Les mots avec lesquels on tape une recherche. Le premier est écrit par le programme.
query-words-white = trait aux Blancs, Blancs au trait, les Blancs jouent, blancs
query-words-black = trait aux Noirs, Noirs au trait, les Noirs jouent, noirs
query-words-check = échec, en échec, échec au roi
query-words-no-check = pas d’échec, pas en échec, sans échec
query-words-legal = légale, légal, légales, réglementaire
query-words-illegal = illégale, illégal, illégales, pas légale, impossible
query-words-castling = roque, avec roque, droit de roque
query-words-no-castling = sans roque, pas de roque
query-words-pawn-endings = finales de pions, finale de pions
query-words-minor-endings = finales de pièces mineures, finale de pièces mineures
query-words-knight-endings = finales de cavaliers, finale de cavaliers
query-words-bishop-endings = finales de fous, finale de fous
query-words-rook-endings = finales de tours, finale de tours
query-words-queen-endings = finales de dames, finale de dames
query-words-opposite-bishops = fous de couleurs opposées, fous de couleur opposée, fous opposés, fous de couleurs différentes
query-words-same-bishops = fous de même couleur, fous de la même couleur
query-words-either-side = peu importe la couleur, couleur indifférente
query-words-match-case = respecter la casse, sensible à la casse
query-words-wrong-moves = coups faux, coup faux, coups impossibles, coups injouables, solutions fausses, solution fausse
query-words-nonstandard-moves = notation non standard, coups dans une autre notation, coups mal écrits
query-words-solved = résolus, résolue, réponses justes
query-words-missed = non résolus, manqués, réponses fausses
query-words-mate-in = mat en, échec et mat en
query-words-moves = coups, coup
query-words-numbers = un/une, deux, trois, quatre, cinq, six, sept, huit
query-words-with = avec
query-words-without = sans, aucun, aucune, pas de
query-words-kings = rois, roi
query-words-queens = dames, dame
query-words-rooks = tours, tour
query-words-bishops = fous, fou
query-words-knights = cavaliers, cavalier
query-words-pawns = pions, pion
query-words-men = pièces, pièce
query-words-try = mat en 2, sans dames, avec tours, pions>=2, balance>=3, solution==2, tables:win

## Sheets about all lines

thousands-separator = { "\u00A0" }
decimal-separator = ,
count-thousands = { $count } k
count-millions = { $count } M
go-to-line = Aller à la position
go-to-line-number = Numéro de position
go-to-line-range = De 1 à { $last }
go-to-line-no-number = Ce n’est pas un nombre
go-to-line-too-far =
    { $number ->
        [one] Il n’y a qu’une position
       *[other] Il n’y a que { $count } positions
    }
go-to-line-go = Aller
dialog-cancel = Annuler
sort = Trier
sort-by = Trier par
sort-material = Matériel
sort-men = Nombre de pièces
sort-text = Texte de la ligne
sort-operation = Opération
sort-opcode = Opcode servant au tri
sort-plies = Nombre de coups
sort-game-text = Texte de la partie
sort-tag = Balise
sort-tag-name = Balise servant au tri
sort-ascending = Croissant
sort-descending = Décroissant
sort-all = Toutes les positions
sort-view =
    { $number ->
        [one] La seule position affichée
       *[other] Les { $count } positions affichées
    }
sort-selection =
    { $number ->
        [one] Seulement la position sélectionnée
       *[other] Seulement les { $count } positions sélectionnées
    }
sort-all-games = Toutes les parties
sort-view-games =
    { $number ->
        [one] La seule partie affichée
       *[other] Les { $count } parties affichées
    }
sort-selection-games =
    { $number ->
        [one] Seulement la partie sélectionnée
       *[other] Seulement les { $count } parties sélectionnées
    }
sort-go = Trier
sort-shuffle = Mélanger
sort-shuffle-tip = Mettre les positions dans un ordre aléatoire
sort-shuffle-tip-games = Mettre les parties dans un ordre aléatoire
sort-undo = Une seule annulation rétablit l’ancien ordre.
duplicates = Doublons
duplicates-about = Trouve les positions présentes plusieurs fois et les regroupe.
duplicates-same = Positions en double si elles ont
duplicates-all-fields = les six champs identiques
duplicates-four-fields = échiquier, trait, roques et prise en passant identiques
duplicates-board = les mêmes pièces sur les mêmes cases
duplicates-line = les lignes entières sont identiques, opérations comprises
duplicates-reflected = Compter aussi comme doubles
duplicates-mirrored = Les positions en miroir
duplicates-swapped = Les positions aux couleurs inversées
duplicates-go = Rechercher les doublons
duplicates-searching = Recherche des doublons…
duplicates-none = Aucune position n’est en double
duplicates-found =
    { $groups ->
        [one] { $group-count } groupe
       *[other] { $group-count } groupes
    }, { $surplus ->
        [one] { $surplus-count } position en trop
       *[other] { $surplus-count } positions en trop
    }
duplicates-delete = Ne garder que la première de chaque groupe
duplicates-show = Afficher les groupes
repair-all = Corriger toutes les positions
repair-all-file =
    { $number ->
        [one] Examine la seule position de ce fichier et montre ce qui peut être corrigé. Rien ne change sans votre accord.
       *[other] Examine les { $count } positions de ce fichier et montre celles qui peuvent être corrigées. Rien ne change sans votre accord.
    }
repair-all-shown =
    { $number ->
        [one] Examine la seule position affichée dans la liste et montre ce qui peut être corrigé. Rien ne change sans votre accord.
       *[other] Examine les { $count } positions affichées dans la liste et montre celles qui peuvent être corrigées. Rien ne change sans votre accord.
    }
repair-all-selected =
    { $number ->
        [one] Examine la position sélectionnée et montre ce qui peut être corrigé. Rien ne change sans votre accord.
       *[other] Examine les { $count } positions sélectionnées et montre celles qui peuvent être corrigées. Rien ne change sans votre accord.
    }
repair-all-positions = Corriger aussi les positions illégales, pas seulement leur texte
repair-all-positions-about = Ce que ferait le bouton de chacune : par exemple donner le trait à l’autre camp ou retirer un droit de roque que les pièces excluent
repair-all-looking = Recherche de ce qui peut être corrigé…
repair-all-about = Ces positions changeraient. Ce qui est illisible, ou lisible de plusieurs façons, reste tel quel.
repair-all-stale = Le fichier a été modifié entre-temps
repair-all-stopped = Ceci a été arrêté avant la fin
repair-all-again = Relancer la recherche
repair-all-list = Positions qui changeraient
repair-all-dropping =
    { $number ->
        [one] { $count } d’entre elles perdrait le texte qui entoure la position : ne la cochez que s’il peut disparaître.
       *[other] { $count } d’entre elles perdraient le texte qui entoure la position : ne les cochez que s’il peut disparaître.
    }
repair-all-bar = Emplacement dans les positions qui changeraient
repair-all-row = Position { $number } : { $before } devient { $after }
repair-all-line = Position { $number }
repair-all-all-on = Tout cocher
repair-all-all-off = Tout décocher
repair-all-go =
    { $number ->
        [0] Ne rien corriger
        [one] Corriger une position
       *[other] Corriger { $count } positions
    }
repair-all-undo = Une seule annulation rétablit tout.
check-all = Vérifier toutes les positions
check-all-file =
    { $number ->
        [one] Lit la seule position de ce fichier et dit si elle est légale, à corriger ou illisible. Rien n’est modifié.
       *[other] Lit les { $count } positions de ce fichier et dit combien sont légales, à corriger ou illisibles. Rien n’est modifié.
    }
check-all-shown =
    { $number ->
        [one] Vérifie la seule position affichée dans la liste. Rien n’est modifié.
       *[other] Dit combien des { $count } positions affichées dans la liste sont légales, à corriger ou illisibles. Rien n’est modifié.
    }
check-all-selected =
    { $number ->
        [one] Vérifie la position sélectionnée. Rien n’est modifié.
       *[other] Dit combien des { $count } positions sélectionnées sont légales, à corriger ou illisibles. Rien n’est modifié.
    }
check-all-go =
    { $number ->
        [one] Vérifier { $count } position
       *[other] Vérifier { $count } positions
    }
check-all-checking = Vérification des positions…
check-all-others = Commentaires, lignes vides, échiquiers vides
check-all-show = Afficher
check-all-show-name = N’afficher que celles-ci dans la liste : { $mark }

changes = Ce qui a changé
changes-about = Par rapport au fichier tel qu’il a été lu ou enregistré la dernière fois.
changes-comparing = Comparaison avec le fichier…
changes-none = Aucune position ne diffère du fichier.
changes-never-saved =
    { $number ->
        [one] Rien n’est encore enregistré dans un fichier : la seule position est nouvelle.
       *[other] Rien n’est encore enregistré dans un fichier : les { $count } positions sont nouvelles.
    }
changes-reordered = Des positions sont dans un autre ordre. « Tout rétablir » rétablit aussi l’ordre.
changes-count-changed =
    { $number ->
        [one] Une position modifiée
       *[other] { $count } positions modifiées
    }
changes-count-repaired =
    { $number ->
        [one] une réparée
       *[other] { $count } réparées
    }
changes-count-added =
    { $number ->
        [one] une nouvelle
       *[other] { $count } nouvelles
    }
changes-count-removed =
    { $number ->
        [one] une supprimée
       *[other] { $count } supprimées
    }
changes-list = Positions qui diffèrent du fichier
changes-bar = Faire défiler les positions qui diffèrent
changes-row-changed = Position { $number }, modifiée : { $before } devient { $after }
changes-row-repaired = Position { $number }, réparée : { $before } devient { $after }
changes-row-added = Position { $number }, nouvelle : { $after }
changes-row-removed = Position { $number } du fichier, supprimée : { $before }
changes-in-file = Dans le fichier
changes-now = Maintenant
changes-no-board = Pas de position
changes-not-there = Absente
changes-revert = Rétablir cette position
changes-put-back = Remettre cette position
changes-take-away = Retirer cette position
changes-revert-tip = Rend cette position telle qu’elle est dans le fichier ; dans la liste, Suppr fait de même. « Annuler » revient en arrière.
changes-go = Aller à la position
changes-go-tip = Ferme cette fenêtre et va à la position ; dans la liste, Entrée ou un double clic font de même.
changes-revert-all = Tout rétablir
changes-revert-all-tip = Rend tout tel que dans le fichier, y compris l’ordre. Une seule annulation revient en arrière.

## What is repaired

repair-changed = { $what } : « { $read } » devient « { $became } »
repair-left-out = { $what } : « { $read } » est omis
repair-added = { $what } : « { $became } » est ajouté
repair-missing-fields = champs manquants
repair-missing-fields-report = des champs manquaient
repair-white-space = espaces
repair-white-space-report = les espaces n’étaient pas des espaces simples
repair-wrapper = texte autour
repair-wrapper-report = il y avait quelque chose autour de la position
repair-trailing-text = texte à la suite
repair-trailing-text-report = il y avait du texte après la position
repair-castling-order = ordre des lettres de roque
repair-castling-order-report = les lettres de roque n’étaient pas dans l’ordre
repair-castling-repeated = droit au roque répété
repair-castling-repeated-report = un droit au roque était répété
repair-castling-mixed = lettres de roque de deux sortes
repair-castling-mixed-report = des lettres de roque de deux dialectes étaient mélangées
repair-impossible-target = case de prise en passant impossible
repair-digits-joined = chiffres côte à côte
repair-digits-joined-report = des chiffres étaient côte à côte
repair-counter = compteur
repair-counter-report = les compteurs n’étaient pas écrits comme en FEN
repair-letter-case = lettre ou mot
repair-letter-case-report = des lettres n’étaient pas écrites comme en FEN
repair-lookalike-letters = lettres trompeuses
repair-lookalike-letters-report = des caractères ressemblaient seulement aux bons
repair-foreign-letters = lettres de pièces ({ $language })
repair-foreign-letters-report = les pièces avaient les lettres d’une autre langue
repair-figurines = symboles d’échecs
repair-figurines-report = les pièces étaient des symboles d’échecs
repair-variant-marks = marques d’une variante des échecs
repair-variant-marks-report = il y avait des marques d’une variante des échecs
repair-separators = signes entre les parties
repair-separators-report = les séparateurs n’étaient pas ceux qu’il faut
repair-repeated-operation = opération répétée
repair-repeated-operation-report = une opération était répétée
repair-missing-square = une case manquante
repair-missing-square-report = il manquait une case à une rangée
repair-surplus-square = une case en trop
repair-surplus-square-report = une rangée avait une case de trop
repair-missing-rank = une rangée manquante
repair-missing-rank-report = il manquait une rangée
repair-one-line =
    { $count ->
        [one] { $first }
       *[other] { $count } points à corriger, d’abord { $first }
    }
repair-heading = Ce texte se comprend une fois { $count } points corrigés
repair-each = Voir chacun
repair-each-tip = Tout ce qui est corrigé, un point après l’autre
repair-more =
    { $count ->
        [one] et un autre
       *[other] et { $count } autres
    }
repair-button = Corriger
reading-several = Ce texte peut se lire de { $count } façons
reading-choose = Choisir…
reading-choose-name = Choisir comment le lire
reading-title = De quelle position s’agit-il ?
reading-text = Le texte peut se lire de plusieurs façons. Rien n’est deviné ; les cases qui diffèrent sont marquées.
reading-text-damaged = Une rangée de l’échiquier est abîmée. Chaque lecture suppose autre chose, la plus probable d’abord, et marque sa case.
reading-number = Lecture { $number }
reading-take = Prendre celle-ci
reading-take-name = Prendre la lecture { $number }
reading-as-it-stands = tel quel
assumption-gap = vide en { $place }
assumption-piece-added = ajout : { $piece } en { $place }
assumption-piece-left-out = en trop, retiré : { $piece } en { $place }
assumption-gap-left-out = en trop, retiré : vide en { $place }
assumption-piece-beyond = en trop, retiré : { $piece } après { $place }
assumption-gap-beyond = en trop, retiré : vide après { $place }
assumption-empty-rank = rangée { $place } vide
assumption-home-rank = rangée { $place } comme au début de la partie
assumed-fields = Supposé : { $fields }
assumed-no-castling = pas de roque
assumed-counters = compteurs { $clock } { $number }
variant-kept-out = D’une variante des échecs, hors du FEN : { $marks }
variant-pocket = pièces en main { $pieces }
variant-empty-pocket = réserve vide
variant-promoted = pièces promues en { $squares }
variant-checks-given = échecs donnés par les Blancs { $white }, par les Noirs { $black }
variant-checks-left = échecs restants pour les Blancs { $white }, pour les Noirs { $black }

## Setup panel

setup-unfold = Montrer tout le panneau
setup-fold = Replier le panneau en une bande
side-to-move = Trait
white = Blancs
black = Noirs
white-to-move = Trait aux Blancs
black-to-move = Trait aux Noirs
castling = Roque
kingside = O-O
queenside = O-O-O
white-castles-kingside = Petit roque blanc
white-castles-queenside = Grand roque blanc
black-castles-kingside = Petit roque noir
black-castles-queenside = Grand roque noir
white-may-castle-kingside = Les Blancs peuvent encore faire le petit roque
white-may-castle-queenside = Les Blancs peuvent encore faire le grand roque
black-may-castle-kingside = Les Noirs peuvent encore faire le petit roque
black-may-castle-queenside = Les Noirs peuvent encore faire le grand roque
castling-possible = { $right } : roi en { $king }, tour en { $rook }
castling-box-tip = { $right } : à cocher tant que ni le roi ni la tour n’ont bougé
castling-sign-tip = { $right }. Double-cliquez sur la tour, ou { $keys }, pour changer cela.
moved-two-sign-tip = Ce pion vient d’avancer de deux cases et peut être pris en passant. Double-cliquez dessus, ou { $keys }, pour changer cela.
castling-no-king = pas de roi en { $square }
castling-no-rook = pas de tour en { $square }
castling-other-king = le FEN désigne le roi en { $square }
castling-bar-tip = { $right } : { $reason }. Le FEN omet ce droit jusqu’au retour de la pièce.
castling-not-possible = { $right } : { $reason }
castling-if-at-home = { $right } : permis dès que le roi et la tour sont sur leurs cases initiales
en-passant = En passant
en-passant-none = aucune
en-passant-tip = La case derrière un pion qui vient d’avancer de deux cases. Double-cliquez sur un tel pion sur l’échiquier pour l’indiquer.
en-passant-wrong-rank = la case est sur la rangée { $rank }
en-passant-no-pawn = pas de pion en { $square }
en-passant-occupied = { $square } n’est pas vide
halfmove-clock = Demi-coups
halfmove-clock-tip = Demi-coups depuis la dernière prise ou le dernier coup de pion
fullmove-number = Numéro du coup
fullmove-number-tip = Numéro du prochain coup
start-position = Position initiale
# Descriptions of a square.
sign-may-castle = peut roquer
sign-has-moved-two = vient d’avancer de deux cases
sign-en-passant = case de prise en passant
sign-unsure = incertaine
sign-marked = marquée en { $color }
sign-arrow-to = flèche vers { $square } ({ $color })
sign-arrow-from = flèche depuis { $square } ({ $color })
sign-best-move = meilleur coup vers { $square }
sign-expected-move = coup attendu vers { $square }
sign-engine-best-move = meilleur coup du moteur vers { $square }
sign-engine-move = autre coup du moteur vers { $square }
sign-differs = différente
sign-selected = sélectionnée
sign-picked-up = pièce prise en main
sign-can-go-there = peut venir ici
# Words that find a command in addition to its name.
other-words-read = lire dire parler voix lecteur écran aveugle
other-words-flip-board = retourner tourner vue du côté des Noirs orientation flip
other-words-clear-board = effacer vide échiquier clear
other-words-start-position = départ initiale début réinitialiser reset
other-words-known-positions = ouvertures tabiyas ECO mats finales études parties handicap
other-words-chess960 = Fischer aléatoire double numéro random
other-words-mirror-files = refléter symétrie horizontal transposer mirror
other-words-mirror-ranks = refléter symétrie vertical renverser mirror
other-words-swap-colors = renverser échanger blanc noir swap
other-words-toggle-right = en passant roi tour pion roque droit
other-words-change-side-to-move = tour de jouer Blancs Noirs
other-words-diagram = exporter image SVG PNG JPEG PDF imprimer style
other-words-print = imprimante impression fiche feuille d’exercices papier PDF
other-words-recover-work = plantage restaurer journal sauvegarde perdu crash
other-words-stop-waiting = bloqué figé gelé lecteur réseau annuler lent ne répond pas
other-words-what-changed = modifications différences comparer non enregistré modifié avant après vérifier diff
other-words-revert-lines = annuler ligne restaurer original abandonner rétablir
other-words-language = language langue traduction allemand anglais espagnol français russe
other-words-copy-picture = presse-papiers capture écran diagramme
other-words-mark-square = cercle surligner couleur annoter colorier
other-words-draw-arrow = annoter ligne dessiner
other-words-go-to-line = ligne numéro
other-words-high-contrast = accessibilité lisible couleurs noir blanc
other-words-reduced-motion = accessibilité mouvement animation clignotement curseur
other-words-zoom-in = zoom agrandir texte taille échelle
other-words-zoom-out = zoom réduire texte taille échelle
other-words-usual-size = zoom réinitialiser 100 % texte taille échelle
other-words-remove-annotations = supprimer nettoyer cercles surlignages
other-words-solution-arrows = bm pv solution meilleur coup suite attendue masquer
other-words-show-solutions = bm am pv pm problème réponse masquer cacher meilleurs coups
other-words-new = créer vierge fichier nouveau
other-words-open = charger importer lire fichier base de données
other-words-save = sauvegarder sauver garder
other-words-save-as = exporter renommer copie autre nom
other-words-save-selected = exporter une partie d’une collection sélection
other-words-save-games = exporter pgn parties solutions
other-words-save-plain-fen = exporter fen six champs sans opérations
other-words-save-table = exporter csv tableur réécrire problèmes
other-words-pages = fiche d’exercices feuille devoirs imprimer imprimante papier livret leçon examen solutions A4 PDF
other-words-close = quitter onglet
other-words-quit = fermer terminer sortir
other-words-undo = retour revenir erreur défaire
other-words-redo = refaire avancer de nouveau
other-words-copy-fen = presse-papiers chaîne texte
other-words-copy-as = exporter convertir format partager PGN UCI EPD LaTeX forum
other-words-paste = importer insérer presse-papiers FEN diagramme PGN partie coups UCI
other-words-operations = EPD meilleur coup nom commentaire solution bm id
other-words-fen-style = dialecte format norme notation Shredder X-FEN roque en passant
other-words-add-position = nouvelle insérer autre suivante problème ligne
other-words-duplicate-position = cloner copier dupliquer
other-words-delete-position = enlever effacer jeter
other-words-find = chercher filtrer requête matériel finales de tours pions fous de couleurs opposées mat en deux échec joueur nom
other-words-statistics = compter nombres graphique histogramme carte répartition combien
other-words-check-all = légal illégal légalité valider vérifier erreurs problèmes
other-words-repair-all = corriger nettoyer arranger cassé erreurs fautes invalide
other-words-repair-text = corriger texte illisible abîmé fen lecture choisir réparer
other-words-duplicates = doubles mêmes identiques répétées copies
other-words-sort = ordonner classer ordre
other-words-shuffle = hasard mélanger aléatoire
other-words-split = extraire exporter séparer partie nouveau fichier
other-words-append = fusionner joindre réunir importer
other-words-kings-only = rois seuls finale
other-words-piece-list = taper liste notation coordonnées problème Rg1
other-words-eraser = effacer enlever pièce
other-words-symmetric = miroir deux camps symétrie
other-words-unsure = doute question plus tard retenir revoir
other-words-picture = photo numérisation extrait comparer superposer transparent
other-words-read-screen = capture d’écran image reconnaître OCR diagramme photo
other-words-compare = différence changements
other-words-play-moves = partie variante analyser coups légaux essayer
other-words-copy-line = presse-papiers variante partie notation
other-words-write-line = solution variante écrire opération réponse
other-words-add-line-positions = chaque position toutes les positions partie insérer
other-words-engine = analyser analyse évaluer Stockfish UCI évaluation meilleure variante
other-words-analyse = moteur lot toutes les positions suite de tests évaluer nuit Stockfish
other-words-score-suite = résolus manqués points STS total résultat audit bm am
other-words-new-positions = créer générer au hasard aléatoires finale finales recette zugzwang exercices études tables
other-words-compare-suites = deux moteurs versions résolus par les deux aucun
other-words-endgame-truth = tablebase tables de finales Syzygy vérifier fausse affirmation deuxième solution démolition dual dm wdl dtz ce mat résultats écrire
other-words-grid = vignettes galerie mosaïque aperçu
other-words-dark = mode nuit noir
other-words-light = mode jour blanc
other-words-gestures = commandes comment souris tactile aide-mémoire
other-words-keys = raccourcis touches personnaliser changer
other-words-help = expliquer manuel qu’est-ce que FEN signification
other-words-about = version licence auteur crédits
men-name = Pièces : { $white } blanches, { $black } noires
symmetric-tip = Ce que vous posez apparaît aussi en miroir pour l’autre camp
# The board is compared with another position; $line is the number of that position.
compare-squares =
    { $count ->
        [0] Aucune case ne diffère de la position { $line }
        [one] Une case diffère de la position { $line }
       *[other] { $count } cases diffèrent de la position { $line }
    }
compare-side = trait différent
compare-castling = roques différents
compare-en-passant = prise en passant différente
compare-counters = compteurs différents
compare-exchange = Afficher l’autre
compare-stop = Arrêter
clear-board = Vider l’échiquier
clear = Vider
flip-board = Retourner l’échiquier
flip = Retourner

## Advice

advice = Légalité
verdict-legal = Légale · { $side }
verdict-check = Légale · { $side } · échec
verdict-checkmate = Légale · { $side } · échec et mat
verdict-stalemate = Légale · { $side } · pat
verdict-more = +{ $count }
verdict-more-tip = Tout ce qui ne va pas dans la position
advice-line = { $text } : { $level }
advice-where = { $text } : { $squares }
advice-none = Rien à signaler
advice-chess960 = Ce roque demande les règles du Chess960
level-unreadable = illisible
level-illegal = illégale
level-warning = avertissement
level-repair = à corriger
level-note = remarque
level-illegal-heading = impossible en partie
level-warning-heading = inhabituel
problem-empty-board = L’échiquier est vide
problem-empty-board-report = il n’y a pas de pièces
problem-no-white-king = Les Blancs n’ont pas de roi
problem-no-white-king-report = les Blancs n’ont pas de roi
problem-no-black-king = Les Noirs n’ont pas de roi
problem-no-black-king-report = les Noirs n’ont pas de roi
problem-too-many-white-kings = Les Blancs ont plus d’un roi
problem-too-many-white-kings-report = les Blancs ont plus d’un roi
problem-too-many-black-kings = Les Noirs ont plus d’un roi
problem-too-many-black-kings-report = les Noirs ont plus d’un roi
problem-too-many-white-pawns = Les Blancs ont plus de 8 pions
problem-too-many-white-pawns-report = les Blancs ont plus de 8 pions
problem-too-many-black-pawns = Les Noirs ont plus de 8 pions
problem-too-many-black-pawns-report = les Noirs ont plus de 8 pions
problem-too-many-white-pieces = Les Blancs ont plus de 16 pièces
problem-too-many-white-pieces-report = les Blancs ont plus de 16 pièces
problem-too-many-black-pieces = Les Noirs ont plus de 16 pièces
problem-too-many-black-pieces-report = les Noirs ont plus de 16 pièces
problem-too-many-white-promoted = Les Blancs ont plus de pièces promues que de pions manquants
problem-too-many-white-promoted-report = les Blancs ont plus de pièces promues que de pions manquants
problem-too-many-black-promoted = Les Noirs ont plus de pièces promues que de pions manquants
problem-too-many-black-promoted-report = les Noirs ont plus de pièces promues que de pions manquants
problem-pawn-on-back-rank = Un pion se trouve sur la première ou la huitième rangée
problem-pawn-on-back-rank-report = un pion se trouve sur la première ou la huitième rangée
problem-opposite-check = Le camp qui n’a pas le trait est en échec
problem-opposite-check-report = le camp qui n’a pas le trait est en échec
problem-kings-side-by-side = Les rois sont l’un à côté de l’autre
problem-kings-side-by-side-report = les rois sont l’un à côté de l’autre
problem-too-many-checkers = Trois pièces ou plus donnent échec
problem-too-many-checkers-report = trois pièces ou plus donnent échec
problem-impossible-check = Aucun dernier coup n’a pu donner cet échec
problem-impossible-check-report = aucun dernier coup n’a pu donner cet échec
problem-no-last-move = Aucun dernier coup n’a pu mener à cette position
problem-no-last-move-report = aucun dernier coup n’est possible
problem-castling-arrays-differ = Les droits au roque des Blancs et des Noirs sont incompatibles
problem-castling-arrays-differ-report = les droits au roque ne vont à aucune position de départ
problem-halfmove-clock-after-zeroing = Le dernier coup ne peut être qu’une prise ou un coup de pion : le compteur de demi-coups est donc 0
problem-halfmove-clock-after-zeroing-report = le compteur de demi-coups n’est pas à 0, alors que le dernier coup ne peut être qu’une prise ou un coup de pion
problem-invalid-ep-square = La case de prise en passant est omise du FEN : { $reason }
problem-invalid-ep-square-report = la case de prise en passant est impossible
problem-bad-castling-rights = « { $right } » est omis du FEN : { $reason }
problem-bad-castling-rights-report = un droit au roque est impossible
problem-halfmove-clock-with-ep = Le compteur de demi-coups n’est pas à 0 juste après un double pas de pion
problem-halfmove-clock-with-ep-report = le compteur de demi-coups n’est pas à 0 juste après un double pas de pion
problem-halfmove-clock-too-high = Le compteur de demi-coups dépasse ce que permet le numéro du coup
problem-halfmove-clock-too-high-report = le compteur de demi-coups dépasse ce que permet le numéro du coup
problem-halfmove-clock-over-150 = Le compteur de demi-coups dépasse 150 : la partie serait nulle
problem-halfmove-clock-over-150-report = le compteur de demi-coups dépasse 150
problem-counter = Le numéro du coup commence à 1
problem-counter-report = les compteurs n’étaient pas écrits comme en FEN
hint-empty-board = Posez-y des pièces, ou choisissez « Position initiale ».
hint-no-king = Posez-en un sur l’échiquier.
hint-too-many-kings = N’en laissez qu’un.
hint-too-many = Retirez-en.
hint-too-many-promoted = Retirez une pièce, ou un pion pour chacune.
hint-pawn-on-back-rank = Retirez-le, ou posez la pièce qu’il est devenu.
hint-no-last-move = Cherchez une pièce manquante ou mal placée, et vérifiez le trait.
hint-castling-arrays-differ = Les deux rois partent de la même colonne, et les tours aussi ; un roi ne part jamais d’une colonne de coin.
hint-opposite-check = Déplacez le roi ou ce qui donne échec.
hint-kings-side-by-side = Déplacez l’un des rois.
hint-too-many-checkers = Un coup donne échec avec deux pièces au plus : éloignez-en une.
hint-counters = Changez l’un des deux compteurs.
problem-repair = Corriger
problem-repair-white-moves = Trait aux Blancs
problem-repair-black-moves = Trait aux Noirs
problem-repair-en-passant = Retirer cette case
problem-repair-castling = Retirer : { $right }
problem-repair-halfmove-clock = Mettre le compteur à { $count }
problem-repair-fullmove-number = Mettre le numéro du coup à { $count }

## Playing moves

command-what-if = Et si : déplacer les pièces librement
other-words-what-if = et si essayer libre déplacer pièce hypothétique variante
what-if-open = Et si : les pièces se déplacent librement, et le trait reste au même camp.
what-if-tried = Vous avez essayé une autre position.
what-if-keep = Garder comme nouvelle position
what-if-leave = Revenir
what-if-end = Jouer de nouveau des coups
announce-what-if-begun = Les pièces se déplacent librement, et le trait reste au même camp
announce-what-if-ended = On joue de nouveau des coups
announce-what-if-left = Retour à la position précédente
message-what-if-kept = La position essayée est une nouvelle ligne du fichier
play-close = Ne plus jouer de coups
play-field = Coups à jouer
play-field-hint = e4 c5 Cf3 …
play-field-tip = Tapez des coups puis Entrée ; ils sont joués l’un après l’autre
play-copy = Copier
play-copy-tip = Copier les coups joués
play-use = Utiliser
play-use-tip = Noter la variante comme solution, ou ajouter ses positions au fichier
play-moves = Coups joués
score-graph = Évaluations le long de la variante. { $place }
play-start = Début de la variante
play-hint = Faites glisser une pièce, cliquez dessus puis sur sa case d’arrivée, ou tapez des coups ci-dessus.
play-only-moves = Quand on joue des coups, rien n’est posé ni retiré. Échap : mise en place
play-no-white-king = Aucun coup n’est possible : les Blancs n’ont pas de roi
play-no-black-king = Aucun coup n’est possible : les Noirs n’ont pas de roi
play-several-white-kings = Aucun coup n’est possible : les Blancs ont plusieurs rois
play-several-black-kings = Aucun coup n’est possible : les Noirs ont plusieurs rois
play-opponent-in-check = Aucun coup n’est possible : le camp qui n’a pas le trait est en échec
play-white-moves = Trait aux Blancs, et la pièce en { $square } est aux Noirs
play-black-moves = Trait aux Noirs, et la pièce en { $square } est aux Blancs
play-nothing-there = Il n’y a rien en { $square }
play-own-piece = Une pièce du même camp est en { $square }
play-none-reaches =
    Aucun{ $piece ->
        [king] {" "}roi ne va
        [queen] e dame ne va
        [rook] e tour ne va
        [bishop] {" "}fou ne va
        [knight] {" "}cavalier ne va
       *[pawn] {" "}pion ne va
    } ainsi en { $square }
play-king-in-check = Le roi serait en échec
play-check-not-met = Le roi est en échec, et ce coup ne pare pas l’échec
play-no-right-kingside = Le droit au petit roque manque
play-no-right-queenside = Le droit au grand roque manque
play-castling-in-check = Un roi en échec ne peut pas roquer
play-castling-blocked = Une pièce empêche le roque
play-castling-attacked = Le roi passerait par une case attaquée ou y arriverait
play-not-a-move = ce n’est pas un coup
play-no-promotion = Précisez ce que devient le pion, comme dans e8=D
play-ambiguous = Ce peut être { $moves }
play-promote-to =
    Promouvoir en { $piece ->
        [queen] dame
        [rook] tour
        [bishop] fou
       *[knight] cavalier
    }
play-word-wrong = « { $word } » : { $reason }
play-word-read = « { $word } » comme { $move }
play-words-read =
    Lu { $repairs }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }

## Operations

operations = Opérations
operation-hidden = { $label } : masqué, cliquez pour le voir
operation-long = Seul le début est affiché ici. L’opération est conservée telle quelle.
operations-more =
    { $number ->
        [one] Une autre opération est conservée, mais pas affichée ici.
       *[other] { $count } autres opérations sont conservées, mais pas affichées ici.
    }
operation-opcode = Opération { $opcode } : opcode
operation-operands = Opération { $opcode } : opérandes
operation-up = Monter l’opération { $opcode }
operation-down = Descendre l’opération { $opcode }
operation-remove = Supprimer l’opération { $opcode }
operation-new = Nouvelle opération : opcode
operation-new-hint = opcode
operation-add = Ajouter
operation-add-name = Ajouter une opération
operation-choose = Choisir un opcode
opcode-unknown = hors de la norme
opcode-analysis-depth = profondeur de l’analyse
opcode-analysis-milliseconds = millisecondes d’analyse
opcode-analysis-nodes = positions analysées
opcode-analysis-seconds = secondes d’analyse
opcode-avoid-moves = coups à éviter
opcode-best-moves = meilleurs coups
opcode-centipawn-evaluation = évaluation, 1/100 de pion
opcode-comment = commentaire
opcode-direct-mate = mat en n coups
opcode-distance-to-zeroing = demi-coups avant prise ou coup de pion
opcode-draw-accept = nulle acceptée
opcode-draw-claim = nulle réclamée
opcode-draw-offer = nulle proposée
opcode-draw-reject = nulle refusée
opcode-eco = ouverture (ECO)
opcode-fullmove-number = numéro du coup
opcode-game-selector = laquelle des deux parties
opcode-halfmove-clock = compteur de demi-coups
opcode-identification = nom
opcode-nic = ouverture (NIC)
opcode-no-operation = rien
opcode-perft-count = nombre de suites de n demi-coups
opcode-predicted-move = coup attendu
opcode-predicted-variation = suite attendue
opcode-receiver = destinataire
opcode-repetition-count = nombre d’apparitions
opcode-resign = le camp au trait abandonne
opcode-sender = expéditeur
opcode-supplied-move = coup joué
opcode-supplied-variation = suite jouée
opcode-variant = règles
opcode-variation-name = nom de la variante
opcode-win-draw-loss = gain, nulle ou perte
operation-label-analysis-depth = Profondeur
operation-label-analysis-milliseconds = Millisec.
operation-label-analysis-nodes = Nœuds
operation-label-analysis-seconds = Secondes
operation-label-avoid-moves = À éviter
operation-label-best-moves = Meilleur
operation-label-centipawn-evaluation = Centipions
operation-label-comment = Commentaire
operation-label-direct-mate = Mat en
operation-label-distance-to-zeroing = Avant zéro
operation-label-draw-accept = Nulle oui
operation-label-draw-claim = Nulle due
operation-label-draw-offer = Nulle ?
operation-label-draw-reject = Nulle non
operation-label-eco = ECO
operation-label-fullmove-number = N° de coup
operation-label-game-selector = Partie
operation-label-halfmove-clock = Compteur
operation-label-identification = Nom
operation-label-nic = NIC
operation-label-no-operation = Rien
operation-label-perft-count = Perft
operation-label-predicted-move = Coup attendu
operation-label-predicted-variation = Variante
operation-label-receiver = Destinataire
operation-label-repetition-count = Occurrences
operation-label-resign = Abandonne
operation-label-sender = Expéditeur
operation-label-supplied-move = Joué
operation-label-supplied-variation = Suite jouée
operation-label-variant = Règles
operation-label-variation-name = Ligne
operation-label-win-draw-loss = Résultat
operation-label-numbered = { $label } { $number }
operation-with-opcode = { $label } ({ $opcode })
operation-own-ask = Reste à répondre : { $questions }
operation-own-crop = Image de l’échiquier : { $file }
operation-own-source = De { $file }
operation-own-doubt = En doute : { $squares }
operation-own-confidence = Sûr à { $percent } % que l’image a été bien lue
operation-rename = Changer le code
operation-options = Plus sur l’opération { $opcode }
operation-move-up = Monter
operation-move-down = Descendre
operation-remove-entry = Retirer
operation-opcode-form = Un opcode est une lettre suivie d’au plus 14 lettres, chiffres et _
operation-opcode-style = Un opcode public a au moins deux lettres minuscules ; un opcode privé commence par une majuscule
operation-repeated = Cet opcode est déjà là
operation-needs-number = Il faut ici un nombre
operation-out-of-bounds = Le nombre est compris entre { $least } et { $most }
operation-too-small = Le nombre est d’au moins { $least }
operation-needs-text = Il faut ici un texte
operation-needs-move = Il faut ici un coup, par exemple Nf3
operation-coordinate-move = Les coups s’écrivent comme Nf3, pas par leurs cases
operation-loose-move = Pas tout à fait l’écriture de la norme : Nf3, exd5, O-O, e8=Q
operation-takes-nothing = Il ne faut rien ici
operation-too-many-operands = Il y a ici plus que n’en prend cet opcode
operation-open-quote = Le guillemet fermant manque
operation-text-too-long = La norme admet des textes de 255 octets au plus
operation-not-ascii = Les programmes anciens ne lisent ici que l’ASCII
operation-not-closed = Le point-virgule final manque
operation-needs-supplied-move = Le coup avec lequel la nulle est proposée (sm) manque
operation-not-first-of-variation = Ce n’est pas le premier coup de la suite attendue (pv)
move-fault = { $move } : { $what }
move-fault-spelling = en notation standard, { $standard }
move-fault-full-spelling = en entier, { $standard }
move-fault-ambiguous = peut être { $moves }
move-fault-not-a-move = ce n’est pas un coup
move-fault-no-promotion = il manque ce que devient le pion, comme dans e8=Q
move-fault-nothing-there = rien à jouer sur { $square }
move-fault-own-piece = une pièce du même camp est sur { $square }
move-fault-none-reaches =
    { $role ->
        [king] le roi ne peut pas aller en { $square }
        [queen] aucune dame ne peut aller en { $square }
        [rook] aucune tour ne peut aller en { $square }
        [bishop] aucun fou ne peut aller en { $square }
        [knight] aucun cavalier ne peut aller en { $square }
       *[pawn] aucun pion ne peut aller en { $square }
    }
move-fault-king-in-check = le roi serait en échec
move-fault-castling =
    { $side ->
        [kingside] le petit roque n’est pas possible dans cette position
       *[queenside] le grand roque n’est pas possible dans cette position
    }
move-fault-other-side =
    { $color ->
        [white] un coup des blancs, mais c’est aux noirs de jouer
       *[black] un coup des noirs, mais c’est aux blancs de jouer
    }
move-fault-no-king =
    { $color ->
        [white] aucun coup ne peut être donné : les blancs n’ont pas de roi
       *[black] aucun coup ne peut être donné : les noirs n’ont pas de roi
    }
move-fault-several-kings =
    { $color ->
        [white] aucun coup ne peut être donné : les blancs ont plusieurs rois
       *[black] aucun coup ne peut être donné : les noirs ont plusieurs rois
    }
move-fault-opponent-in-check = aucun coup ne peut être donné : le camp qui n’a pas le trait est en échec
move-fault-line-of-play = une suite de coups, dont la place est dans pv : ces coups ne peuvent se jouer que l’un après l’autre
move-fault-mates-in =
    { $moves ->
        [one] les coups donnés matent en { $moves } coup
       *[other] les coups donnés matent en { $moves } coups
    }
move-fault-is-mated = à la fin de la suite donnée, c’est le camp au trait qui est mat
move-fault-no-mate = les coups donnés ne matent pas en autant de coups
move-fault-king-alone = le camp au trait n’a que son roi
move-fault-game-over = le camp au trait n’a aucun coup légal
# A mate in the place of a best move, such as “bm #5”. standard: “dm 5”.
move-mate-note = un mat à la place d’un coup ; les autres programmes attendent { $standard }
move-mate-write = Écrire { $standard }
moves-spelling-report = un coup n’est pas en notation standard
moves-wrong-report = un coup n’est pas possible dans cette position
moves-ambiguous-report = un coup peut en désigner plusieurs
moves-none-report = les coups ne peuvent pas être lus
moves-line-of-play-report = une suite de coups se trouve là où devraient être des coups isolés
moves-mate-report = le mat annoncé ne s’accorde pas avec les coups
operation-respell = Écrire { $standard } au lieu de { $move }
moves-show = Montrer
moves-show-tip = Aller à cette opération dans le panneau
line-of-play = Suite de coups
line-first = Revenir au début de la suite
line-back = Un coup en arrière
line-forward = Un coup en avant
line-last = Aller à la fin de la suite
line-position-after = La position après { $move }
operation-no-such-row = Cette opération n’existe plus. Rien n’a été modifié.
operation-bad-opcode = Un opcode commence par une lettre et ne contient ni espace ni point-virgule. Rien n’a été modifié.
operation-bad-operands = Ceci ne pourrait pas être relu dans la ligne : un point-virgule hors des guillemets, ou un guillemet non fermé. Rien n’a été modifié.
operation-not-latin-1 = Cette ligne est en Latin-1, où manque l’une de ces lettres. Rien n’a été modifié.
operation-would-change-others = D’autres opérations de la ligne seraient alors lues autrement. Rien n’a été modifié.

## Board and spare pieces

place-piece = Poser : { $piece }
place-piece-tip = Faites-la glisser sur l’échiquier, ou cliquez dessus, puis sur des cases. Le bouton droit pose l’autre couleur.
pointer-tool = Pointeur
pointer-tool-tip = Faire glisser les pièces pour les déplacer
eraser-tool = Gomme
eraser-tool-tip = Cliquer sur les pièces ou les balayer pour les retirer

## The menu of a square

piece-menu-empty = Vide
piece-menu-brush = Prendre comme pinceau
piece-menu-castle = Peut roquer
piece-menu-moved-two = Vient d’avancer de deux cases
piece-menu-unsure = Incertaine
piece-menu-mark = Marquer
piece-menu-mark-color = Marquer en { $color }

## List, tabs, cards

positions = Positions
position-row = Position { $number }
line-current = Position { $number } sur { $count }
line-current-so-far = Position { $number } sur { $count } pour l’instant
shown-place = Affichées : { $place } sur { $count }
shown-count = Affichées : { $count }
selected-count = Sélection : { $selected } sur { $count }
row-lost = n’est plus dans le fichier
row-at-move = coup { $number }
row-after = après { $move }
row-white-mated = Les Blancs sont mat
row-black-mated = Les Noirs sont mat
row-white-stalemated = Les Blancs sont pat
row-black-stalemated = Les Noirs sont pat
row-equal = matériel égal
row-against = { $white } contre { $black }
row-white-has-more = Les Blancs ont { $white } de plus
row-black-has-more = Les Noirs ont { $black } de plus
row-best = Meilleur
row-avoid = À éviter
row-line = Variante
row-mate-in = Mat en
row-mated-in = Mat subi en
row-score = Évaluation
mark-fine = correcte
mark-fine-about = FEN valide, position légale
mark-warned-about = Valide, mais avec un avertissement
mark-repaired-about = Pas écrite exactement ; le diagramme montre ce qu’elle veut dire, et le texte peut être corrigé
mark-illegal-about = Aucune partie ne peut mener à cette position
mark-unreadable-about = Aucune position ne peut être tirée de cette ligne
mark-ambiguous = lisible de { $count } façons
mark-ambiguous-about = La ligne peut se lire de plusieurs façons
mark-comment = commentaire
mark-comment-about = Une ligne qui n’est pas une position et ne veut pas l’être
mark-blank = ligne vide
mark-blank-about = Une ligne sans rien dedans
mark-empty = vide
mark-empty-about = Un échiquier vide : les pièces restent à placer
change-changed = modifiée
change-changed-about = Modifiée depuis le dernier enregistrement
change-repaired = a été réparée
change-repaired-about = Réparée depuis le dernier enregistrement
change-added = nouvelle
change-added-about = Ajoutée depuis le dernier enregistrement
change-removed = supprimée
change-removed-about = Supprimée depuis le dernier enregistrement
change-removed-before =
    { $number ->
        [one] Une position supprimée au-dessus
       *[other] { $count } positions supprimées au-dessus
    }
change-before = Avant : { $before }
list-scroll-bar = Emplacement dans la liste
list-line = Position { $number }
list-as-rows = Lignes
list-as-grid = Grille
list-diagram-size = Taille des diagrammes
list-diagram-size-about = Taille des diagrammes (Ctrl et molette sur la liste)
list-find = Rechercher
list-add-about = Ajouter une position vide à ce fichier, sous la position actuelle
list-place = Les positions que vous ajoutez à ce fichier s’affichent ici.
list-nothing = Aucune position à afficher
list-menu = Positions sélectionnées
rows-move-to = Déplacer vers
rows-copy-to = Copier vers
drag-rows =
    { $number ->
        [one] une position
       *[other] { $count } positions
    }
drag-move-to = Déplacer vers { $name }
drag-copy-to = Copier vers { $name }
group-size = { $count } identiques
group-many = plus de { $count } identiques
chip-all = Toutes
chip-all-about = Afficher toutes les positions
chip-fine = Correctes
chip-warned = Avertissements
chip-repaired = À corriger
chip-illegal = Illégales
chip-unreadable = Illisibles
chip-found = Trouvées
chip-duplicates = Doublons
chip-taken-about = Cliquez pour afficher de nouveau toutes les positions
chip-check = Vérifier
chip-check-about = Découvrir ce que vaut chaque position
chip-checking = vérification… { $part } %
chip-checking-about = Chaque position est examinée ; l’avancement est indiqué en bas
untitled = Sans titre
untitled-file-name = sans-titre
tab-modified = { $name }, non enregistré
tab-close = Fermer { $name }
window-title = { $name } – Tabiya
window-title-modified = *{ $name } – Tabiya
status-reading = Lecture de { $name }
status-reading-input = Lecture de l’entrée standard
status-saving = Enregistrement de { $name }
status-listing = Lecture du dossier
status-settings = Paramètres
status-making-diagram = Création du diagramme
status-counting-pages = Comptage des pages
status-making-pages = Création de { $name }
status-making-printout = Préparation des pages à imprimer
status-printing = En attente de la boîte de dialogue d’impression
status-opening = Ouverture de { $name }
status-copying-picture = Copie de l’image
status-copying-text = Copie
status-pasting = Lecture du presse-papiers
status-taking-screenshot = En attente d’une image de l’écran
status-looking-at-text = Recherche de positions dans le texte
status-reading-pasted-picture = Lecture de l’image du presse-papiers
status-reading-screen = Lecture de l’image de l’écran
status-reading-pieces = Lecture des pièces
status-reloading = Relecture du fichier
status-keeping-edits = Mise de côté de vos modifications
status-looking = Examen des fichiers
status-fetching = Lecture des positions
status-checking = Vérification
status-counting = Comptage
status-filtering = Filtrage
status-finding = Recherche
status-finding-nearest = Recherche d’une question voisine
status-finding-duplicates = Recherche des doublons
status-sorting = Tri
status-shuffling = Mélange
status-finding-repairs = Recherche de ce qui peut être corrigé
status-finding-engines = Recherche de moteurs
status-endgame = Consultation de la finale
status-deleting = Suppression des positions
status-moving = Déplacement des positions
status-copying = Copie des positions
status-duplicating = Duplication des positions
status-repairing = Correction
status-answering-turns = Indication du trait
status-looking-for-operations = Recherche d’opérations
status-making-fen = Écriture des positions en FEN
status-scoring = Notation
status-making-positions = { $number ->
    [one] Création d’une position
   *[other] Création de { $count } positions
}
status-statistics = Comptage des positions
status-saving-score = Enregistrement du score
status-analysing = Analyse
status-putting-results = Écriture des résultats dans les lignes
status-finding-left-analyses = Recherche d’analyses inachevées
status-removing-results = Suppression des résultats devenus inutiles
status-adding = Ajout des positions
status-reverting = Rétablissement de positions
status-comparing = Comparaison avec le fichier
status-asking = La boîte de dialogue de fichiers du système est ouverte
status-asking-silent = Pas de boîte de dialogue visible ? Choisissez de nouveau « Ouvrir » ou « Enregistrer » pour obtenir celle de Tabiya.
status-no-answer = { $what } : le disque ne répond pas encore
status-waiting-line = En attente de { $name } : aller à la position { $line }{ $more ->
        [0] {""}
        [one] {" "}et { $more } autre action
       *[other] {" "}et { $more } autres actions
    }
status-waiting-change = En attente de { $name } : une modification{ $more ->
        [0] {""}
        [one] {" "}et { $more } autre action
       *[other] {" "}et { $more } autres actions
    }
use-own-dialog = Utiliser celle de Tabiya
cancel = Annuler
cancel-waiting = Ne plus attendre { $name }
dismiss-message = Fermer le message
copy-messages = Copier les messages
all-messages =
    { $count ->
        [one] Afficher le message en entier
       *[other] Afficher les { $count } messages
    }
announce-zoom = Taille { $percent } %
announce-put = { $piece } en { $square }
announce-emptied = { $square } est vide maintenant
announce-put-both = { $here } · { $there }
announce-put-at-home = { $piece } : sur les cases de la position initiale
announce-filled = Rangée { $rank } : { $piece } sur chaque case
announce-taken-off =
    { $count ->
        [0] Il n’y avait rien
        [one] Une pièce retirée
       *[other] { $count } pièces retirées
    }
announce-kings-only = Il ne reste que les rois
announce-dropped-block =
    { $count ->
        [one] { $count } pièce déplacée
       *[other] { $count } pièces déplacées
    }
announce-copied-block =
    { $count ->
        [one] { $count } pièce copiée
       *[other] { $count } pièces copiées
    }
announce-castling-changed = Roques modifiés
announce-may-castle = { $piece } en { $square } : peut roquer
announce-may-not-castle = { $piece } en { $square } : ne peut pas roquer
announce-mirrored-files = Miroir gauche-droite
announce-mirrored-ranks = Miroir haut-bas
announce-rotated = Tourné d’un demi-tour
announce-swapped-colors = Couleurs et rangées inversées
announce-swapped-in-place = Couleurs inversées sur place
announce-as-black-sees-it = Telle que les Noirs la voient
announce-shifted = Décalé d’une case
# $done: the action, as a text; $squares: the squares of the lost pieces, such as "a1, h1".
announce-lost =
    { $count ->
        [one] { $done }. Une pièce est tombée de l’échiquier : { $squares }
       *[other] { $done }. { $count } pièces sont tombées de l’échiquier : { $squares }
    }
# $from and $to: opposite corners of a rectangle of squares.
announce-selected-block =
    { $men ->
        [0] Sélection de { $from } à { $to }, vide
        [one] Sélection de { $from } à { $to }, une pièce
       *[other] Sélection de { $from } à { $to }, { $men } pièces
    }
announce-moved-block =
    { $count ->
        [one] Une case déplacée, maintenant en { $square }
       *[other] { $count } cases déplacées, maintenant jusqu’en { $square }
    }
announce-unsure = { $square } : case incertaine
announce-sure = { $square } : case certaine
announce-block-unsure =
    { $count ->
        [one] { $count } case incertaine
       *[other] { $count } cases incertaines
    }
announce-block-sure =
    { $count ->
        [one] { $count } case certaine
       *[other] { $count } cases certaines
    }
announce-all-sure = Tous les doutes sont levés
announce-row-settled = Tous les doutes de cette position sont levés. D’autres ont des cases incertaines.
mark-green = vert
mark-red = rouge
mark-blue = bleu
mark-yellow = jaune
announce-marked = Marque en { $square } : { $color }
announce-unmarked = Aucune marque en { $square }
announce-arrow = Flèche de { $from } à { $to } : { $color }
announce-no-arrow = Aucune flèche de { $from } à { $to }
announce-annotations-removed = Toutes les flèches et marques sont effacées
announce-comparing-ended = La comparaison est terminée
announce-compared = D’autres positions sont maintenant comparées à celle-ci
announce-white-moves = Trait aux Blancs
announce-black-moves = Trait aux Noirs
announce-castling = { $right } : oui
announce-no-castling = { $right } : non
announce-en-passant = Case de prise en passant { $square }
announce-no-en-passant = Pas de case de prise en passant
announce-halfmove-clock = Compteur de demi-coups { $count }
announce-fullmove-number = Numéro du coup { $count }
announce-cleared = L’échiquier est vide maintenant
announce-start = La position initiale est en place
announce-replaced = Nouvelle position
message-game-begun = La partie reste telle quelle. La position modifiée commence une nouvelle partie au-dessous.
announce-undone = Annulé
announce-play-begun = Jouer des coups : tapez-les, ou choisissez des cases sur l’échiquier
announce-play-ended = Retour à la mise en place
announce-line-played = Joué : { $moves }
announce-engine-opened = Panneau des moteurs
announce-engine-closed = Panneau des moteurs fermé
announce-engine-started = { $engine } : lancé
announce-engine-stopped = { $engine } : arrêté
announce-engines-found =
    { $number ->
        [one] { $count } moteur trouvé
       *[other] { $count } moteurs trouvés
    }
announce-put-back = Remise en place
announce-picked-up =
    { $piece } en { $square } : { $count ->
        [0] aucun coup
        [one] un coup
       *[other] { $count } coups
    }
announce-promoting = Choisissez ce que devient le pion
announce-played = { $side } : { $move }
announce-played-check = { $side } : { $move }, échec
announce-played-mate = { $side } : { $move }, échec et mat
announce-played-stalemate = { $side } : { $move }, pat
announce-line-begin = Début de la variante
announce-line-at = Après { $moves }
announce-redone = Rétabli

## Messages

message-more-errors =
    { $count ->
        [one] et une autre
       *[other] et { $count } autres
    }
announce-operation-added = Opération ajoutée
announce-operation-removed = Opération supprimée
announce-operation-moved = Opération déplacée
announce-move-respelled = Désormais { $standard }
announce-deleted =
    { $number ->
        [one] Position supprimée
       *[other] { $count } positions supprimées
    }
announce-statistics =
    { $number ->
        [0] Rien à compter
        [one] Une position comptée
       *[other] { $count } positions comptées
    }
announce-scored = { $solved } résolus sur { $count }
announce-analysis-begun = Analyse de { $name } avec { $engine }
announce-analysis-paused = Analyse en pause
announce-analysis-goes-on = Analyse reprise
announce-duplicated =
    { $number ->
        [one] Position dupliquée
       *[other] { $count } positions dupliquées
    }
announce-duplicates-deleted =
    { $number ->
        [0] Aucun doublon supprimé
        [one] Un doublon supprimé
       *[other] { $count } doublons supprimés
    }
announce-moved =
    { $number ->
        [one] Position déplacée
       *[other] { $count } positions déplacées
    }
announce-sorted =
    { $number ->
        [one] { $count } position triée
       *[other] { $count } positions triées
    }
announce-shuffled =
    { $number ->
        [one] { $count } position mélangée
       *[other] { $count } positions mélangées
    }
announce-repaired =
    { $number ->
        [one] { $count } position corrigée
       *[other] { $count } positions corrigées
    }
announce-turns-answered =
    { $number ->
        [one] Le trait a été indiqué sur { $count } échiquier
       *[other] Le trait a été indiqué sur { $count } échiquiers
    }
announce-made-fen =
    { $number ->
        [one] { $count } position est maintenant une FEN simple
       *[other] { $count } positions sont maintenant des FEN simples
    }
announce-reverted =
    { $number ->
        [one] Position rétablie d’après le fichier
       *[other] { $count } positions rétablies d’après le fichier
    }
message-nothing-to-revert = Aucune de ces positions ne diffère du fichier
announce-copied-over =
    { $number ->
        [one] Position copiée dans l’autre fichier
       *[other] { $count } positions copiées dans l’autre fichier
    }
announce-moved-over =
    { $number ->
        [one] Position déplacée dans l’autre fichier
       *[other] { $count } positions déplacées dans l’autre fichier
    }
announce-selected =
    { $number ->
        [one] { $count } position sélectionnée
       *[other] { $count } positions sélectionnées
    }
announce-nothing-selected = Aucune position sélectionnée
announce-line = Position { $number }
announce-all-rows =
    { $number ->
        [one] La seule position est affichée
       *[other] Les { $count } positions sont toutes affichées
    }
announce-found =
    { $number ->
        [0] Aucune position trouvée
        [one] Une position trouvée
       *[other] { $count } positions trouvées
    }
announce-duplicates =
    { $number ->
        [0] Aucune position n’est en double
        [one] Une position figure plusieurs fois, { $surplus } fois de trop
       *[other] { $count } positions figurent plusieurs fois, positions en trop : { $surplus }
    }
announce-added-one = Position ajoutée
message-copied = Copié
message-line-written = Noté dans l’enregistrement : { $operation }
message-line-was-written = L’enregistrement contient déjà : { $operation }
message-line-added =
    { $number ->
        [one] { $count } position de la variante ajoutée au fichier
       *[other] { $count } positions de la variante ajoutées au fichier
    }
message-game-added =
    { $number ->
        [one] { $count } position de la partie ajoutée au fichier
       *[other] { $count } positions de la partie et de ses variantes ajoutées au fichier
    }
message-picture-copied = Image copiée
copied-picture = Image copiée, { $width } × { $height } pixels
message-svg-copied = SVG copié
message-picture-saved = { $name } enregistré ({ $width } × { $height } pixels, { $size })
message-drawing-saved = { $name } enregistré ({ $size })
message-diagram-failed = Le diagramme n’a pas pu être créé : { $reason }.
message-style-saved = Style { $name } enregistré
message-style-deleted = Style { $name } supprimé
message-pieces-no-text = Le nom de ce dossier n’est pas du texte et ne peut donc pas être gardé dans les paramètres. Renommez le dossier.
message-copied-but =
    Copié. { $warning }{ $more ->
        [0] .
        [one] , et un autre avertissement.
       *[other] , et { $more } autres avertissements.
    }
message-pasted-repaired = Position tirée du texte. Corrigé : { $repairs }
message-pasted = Position tirée du texte
message-replaced = Opérations de la position précédente supprimées : { $operations } (Annuler les rétablit)
message-and-next = { $first }. { $next }
message-replaced-remark = un commentaire
message-game =
    { $number ->
        [0] Aucun coup. La position de départ est sur l’échiquier.
        [one] { $count } coup. La dernière position est sur l’échiquier.
       *[other] { $count } coups. La dernière position est sur l’échiquier.
    }
message-game-of = { $white } – { $black } : { $game }
message-game-stops = La partie n’a pas pu être lue jusqu’au bout : { $why }.
message-game-variant = La partie n’a pas été lue : { $why }.
message-game-skipped = Du texte inconnu a été ignoré, d’abord : { $word }
message-game-rest = Le reste est dans la ligne des coups.
message-game-add = Ajouter toutes ses positions
message-added =
    { $number ->
        [one] { $count } position ajoutée
       *[other] { $count } positions ajoutées
    }
message-lines-copied =
    { $number ->
        [one] Position copiée
       *[other] { $count } positions copiées
    }
message-copied-as =
    { $number ->
        [one] { $count } position copiée en { $form }
       *[other] { $count } positions copiées en { $form }
    }
message-nothing-to-copy = Les lignes sélectionnées ne contiennent aucune position
message-too-much-to-copy = C’est plus de positions que n’en accepte un presse-papiers. Mettez-les dans un fichier à part avec « Extraire la sélection ».
message-not-cut = Les positions sont dans le presse-papiers, mais le fichier a été modifié entre-temps : elles n’ont pas été supprimées.
message-not-moved = Les positions ont été copiées, mais leur fichier a été modifié entre-temps : elles y restent aussi.
message-nothing-to-repair = Il n’y a rien à corriger
message-no-duplicates-shown = Recherchez d’abord les doublons
message-no-such-line =
    { $number ->
        [0] Il n’y a pas de positions
        [one] Il n’y a qu’une position
       *[other] Les positions vont de 1 à { $count }
    }
message-still-reading = Le fichier est encore en cours de lecture. Réessayez quand ce sera fini.
message-still-changing = Une autre modification de nombreuses positions est encore en cours. Réessayez quand ce sera fini.
message-changed-again = Le fichier a été modifié entre-temps : le calcul recommence
message-change-given-up = Le fichier a été modifié entre-temps : rien d’autre n’a été fait. Réessayez.
message-check-cancelled = La vérification a été arrêtée. « Vérifier toutes les positions » la reprend.
message-too-many-lines = Il y a trop de positions pour les trier ou les comparer.
message-row-lost = Cette position est perdue : un autre programme a modifié le fichier.
message-row-not-read = Cette position n’a pas pu être lue. Rien n’a été modifié ; réessayez.
message-rows-not-read = Des positions n’ont pas pu être lues sur le disque : { $reason }
message-nothing-to-paste = Il n’y a pas de texte à coller
message-picture-read = Le diagramme est sur l’échiquier. Comparez-le avec l’image.
message-picture-written = L’image dit ce qui se trouve dans son diagramme. Il est sur l’échiquier.
message-picture-doubt =
    { $count ->
        [one] Le diagramme est sur l’échiquier. Une case est incertaine.
       *[other] Le diagramme est sur l’échiquier. { $count } cases sont incertaines.
    }
message-pictures-read =
    { $name } : { $number ->
        [one] un diagramme
       *[other] { $count } diagrammes
    }
message-pictures-doubt =
    { $number ->
        [one] L’un d’eux a des cases incertaines.
       *[other] { $count } d’entre eux ont des cases incertaines.
    }
message-picture-missing = Hors de l’image : { $lines }.
message-picture-none = { $name } ne montre aucun échiquier qui ait pu être trouvé. Une image est lisible si l’échiquier y est net, entier et pas trop petit. De l’espace autour de l’échiquier ne gêne pas.
message-picture-unlikely = { $reason } { $name } n’a pas été lue.
message-no-screenshots = Ce bureau ne prend pas d’images de l’écran pour d’autres programmes. Faites une capture d’écran à sa manière, et collez-la ici.
message-screenshot-silent = Le bureau n’a pas répondu quand une image de l’écran lui a été demandée. Faites une capture d’écran à sa manière, et collez-la ici.
message-screenshot-refused = Le bureau n’a pas pris d’image de l’écran. Autorisez Tabiya à faire des captures d’écran dans les réglages du bureau, ou faites-en une à sa manière et collez-la ici.
message-clipboard-silent = Le programme qui tient le presse-papiers ne répond pas. Rien n’a été collé. Copiez de nouveau le texte, ou fermez ce programme.
message-clipboard-owner-gone = Le programme qui tenait le presse-papiers s’est terminé. Rien n’a été collé. Copiez de nouveau le texte.
message-clipboard-too-large = Le presse-papiers contient plus de { $most } de texte. Rien n’a été collé. Enregistrez ce texte dans un fichier et ouvrez-le.
message-clipboard-unreachable = Le presse-papiers est inaccessible sur ce bureau. Rien n’a été collé. Ouvrez plutôt un fichier, ou déposez-le sur la fenêtre.
message-paste-overtaken = Le presse-papiers a tardé, et vous aviez continué. Rien n’a été collé. Collez de nouveau.
message-not-copied = Le bureau ne l’a pas accepté. Rien n’a été copié ; réessayez.
message-piece-list-kept = La liste de pièces contient une erreur. Son texte est conservé sous la flèche à côté de Coller.
message-list-replaced = Position reprise de la liste de pièces
message-list-add = Ajouter plutôt à l’échiquier
message-block-at-edge = Les cases sélectionnées sont au bord de l’échiquier
message-arrow-begun = Flèche depuis { $from }, { $color } : cliquez sur la case où elle finit, ou allez-y et appuyez sur Entrée
message-arrow-asked = Cliquez sur la case où commence la flèche ({ $color }), puis sur celle où elle finit ; Échap annule
message-arrow-given-up = Aucune flèche tracée
message-no-right-here = Seuls un roi, une tour ou un pion ont quelque chose à accorder : un roque, ou un double pas qui vient d’être joué
message-king-cannot-castle = Le roi en { $square } ne peut pas roquer : il doit être sur sa première rangée, avec une tour sur cette rangée
message-rook-cannot-castle = La tour en { $square } ne peut pas roquer : tour et roi doivent être tous deux sur leur première rangée
message-pawn-is-to-move =
    Ce pion n’a pas pu avancer à l’instant : son camp a le trait. Changez d’abord le trait{ $keys ->
        [none] .
       *[other] { " " }({ $keys }).
    }
message-pawn-has-not-moved-two = Le pion en { $square } n’a pas pu avancer de deux cases à l’instant : un tel pion est sur la rangée 4 (blanc) ou 5 (noir), et les deux cases derrière lui sont vides
message-chess960 = Position Chess960 n° { $number }
message-chess960-double = Positions Chess960 n° { $white } pour les Blancs et n° { $black } pour les Noirs
message-known = { $name }
# The dialog of known positions. $name is never translated.
known-title = Positions connues
known-field = Rechercher parmi les positions connues
known-hint = Nom, code ECO, coups, auteur, année
known-all = Toutes
known-opening = Ouvertures
known-mate = Mats
known-ending = Finales
known-study = Études
known-game = Parties
known-odds = Handicaps
known-list = Positions connues
known-row = { $code } { $name }
known-diagram = { $name } – { $side }
known-code = ECO { $code }
known-put = Mettre sur l’échiquier
known-count =
    { $number ->
        [0] Rien de connu sous ces mots. Essayez un nom, un code ECO ou les premiers coups.
        [one] Une position
       *[other] { $count } positions
    }
# The dialog of Chess960 starting positions.
chess960-title = Chess960
chess960-about = Les 960 positions de départ par numéro, de 0 à 959. Celle des échecs classiques est { $standard }.
chess960-white = Numéro
chess960-white-alone = Numéro pour les Blancs
chess960-double = Autre disposition pour les Noirs
chess960-black = Numéro pour les Noirs
chess960-random = Au hasard
chess960-random-tip = Tirer un numéro au sort
chess960-put = Mettre sur l’échiquier
chess960-diagram = Position Chess960 n° { $white }
chess960-diagram-double = Positions Chess960 n° { $white } pour les Blancs et n° { $black } pour les Noirs
chess960-here = Sur l’échiquier : numéro { $number }
chess960-here-double = Sur l’échiquier : numéro { $white } pour les Blancs, { $black } pour les Noirs
chess960-here-none = Sur l’échiquier : pas une position de départ
message-compared-has-changed = La position { $line } a changé. Les cases qui diffèrent restent marquées.
message-compared-is-gone = Le fichier de l’autre position a été fermé
message-no-position-in-text = Il n’y a pas de position dans ce texte. Rien n’a été modifié.
message-moves-from-elsewhere = Ces coups ne commencent pas au début d’une partie. Placez la position à laquelle ils appartiennent, choisissez « Jouer des coups » et collez-les là dans la ligne.
message-no-such-positions = Il n’y a pas de telles positions dans ces parties. Rien n’a été changé.
message-link-to-game = C’est un lien vers une partie sur { $site }, et il ne contient pas de FEN. Tabiya ne va jamais sur Internet : ouvrez la partie dans un navigateur, copiez-y la FEN de la position et collez-la.
message-link = C’est un lien vers { $site }, et il ne contient pas de FEN. Tabiya ne va jamais sur Internet : ouvrez la page dans un navigateur, copiez-y la FEN ou l’image de l’échiquier et collez-la.
message-no-position-in-long-text = Il n’y a pas de position dans ce texte de { $size }, et il est trop long pour un champ. Rien n’a été modifié. Le menu Édition permet de le copier en entier.
message-text-cut = Ce texte est trop long pour le champ : seul son début a été repris. Le menu Édition permet de le copier en entier.
message-field-full = Il n’y a plus de place dans ce champ
message-cut-text-copied = Le texte entier est dans le presse-papiers
message-fault-in-job = { $reason } ; un rapport sur cette erreur de Tabiya se trouve dans { $path }
message-messages-copied = Les messages sont dans le presse-papiers
message-reports =
    { $count ->
        [one] Tabiya a déjà rencontré une erreur interne. Ce que l’on en sait, sans vos positions ni vos noms, se trouve dans { $path }
       *[other] Tabiya a déjà rencontré { $count } erreurs internes. Ce que l’on sait de la dernière, sans vos positions ni vos noms, se trouve dans { $path }
    }
message-job-failed = Cela n’a pas pu être fait ({ $reason }). Rien n’a été modifié ; réessayez.
message-pasted-unreadable = Aucune position trouvée dans le texte. Il est dans le champ FEN, où vous pouvez le corriger.
message-no-repair = Aucune correction raisonnable de ce texte n’est connue. Corrigez-le dans le champ FEN.
message-open-already = { $file } est le même fichier que { $name }, déjà ouvert.
message-open-already-same-name = { $file } est déjà ouvert.
message-opened =
    { $name } : { $number ->
        [one] { $count } position
       *[other] { $count } positions
    }
message-has-pages =
    { $count ->
        [one] { $name } est un PDF, pas une liste.
       *[other] { $count } des fichiers sont des PDF, pas des listes.
    }
read-its-diagrams = Lire ses diagrammes
read-anyway = Lire quand même
message-not-saved = { $name } n’a pas été enregistré.
message-saved = { $name } enregistré
message-too-many-files =
    { $number ->
        [one] Un fichier n’a pas été ouvert : il ne peut pas y avoir plus de { $most } onglets à la fois. Fermez-en quelques-uns ou ouvrez le dossier comme une seule liste.
       *[other] { $count } fichiers n’ont pas été ouverts : il ne peut pas y avoir plus de { $most } onglets à la fois. Fermez-en quelques-uns ou ouvrez le dossier comme une seule liste.
    }
message-more-files-not-read =
    { $number ->
        [one] Un autre fichier n’a pas pu être lu.
       *[other] { $count } autres fichiers n’ont pas pu être lus.
    }
message-too-many-copied-files =
    { $number ->
        [one] Un fichier a été copié, et coller en ouvre au plus { $most } à la fois. Rien n’a été ouvert. Déposez-le sur la fenêtre.
       *[other] { $count } fichiers ont été copiés, et coller en ouvre au plus { $most } à la fois. Rien n’a été ouvert. Déposez les fichiers sur la fenêtre ou ouvrez leur dossier.
    }
message-too-many-tabs = Il ne peut pas y avoir plus de { $most } onglets à la fois : tout n’a donc pas été ouvert. Fermez quelques onglets, puis rouvrez le reste.
message-nothing-in-folder = Il n’y a pas de fichiers .fen ou .epd dans { $folder }.
message-still-loading = { $name } est encore en cours de lecture. Il pourra être enregistré dès qu’il sera entièrement là.
table-changed = Rien n’a été écrit : { $name }, d’où viennent ces positions, a été modifié depuis par un autre programme. Enregistrez la collection en .epd, ou rouvrez le tableau.
message-packed-name = Rien n’a été enregistré : { $name } est le nom d’un fichier compressé, et Tabiya ne compresse pas les fichiers. Choisissez un nom en .fen ou .epd.
message-not-whole = Seule une partie de { $name } a été lue, ce fichier ne peut donc pas être enregistré. Copiez ce dont vous avez besoin, fermez-le et rouvrez-le.
message-cut-off =
    { $name } : la lecture a été arrêtée après { $number ->
        [one] { $count } position
       *[other] { $count } positions
    }. Ce document est incomplet et ne peut pas être enregistré ; vos modifications peuvent en être copiées.
message-reloaded = { $name } a été relu
message-kept = Conservé tel qu’il est ici. Le prochain enregistrement remplacera { $name }.
message-own-lines =
    { $number ->
        [one] Votre position est dans un nouveau document
       *[other] Vos { $count } positions sont dans un nouveau document
    }
message-still-saving = Ce document est encore en cours d’enregistrement. Réessayez quand ce sera fini.
message-cancelled = Annulé. Rien n’a été modifié.
message-waiting-stopped = L’attente est terminée. Ce qui attendait n’a pas été fait ; rien n’a été modifié.
message-pages-saved =
    { $number ->
        [one] { $name } enregistré : { $count } diagramme sur { $pages }
       *[other] { $name } enregistré : { $count } diagrammes sur { $pages }
    }
message-pages-text-saved =
    { $number ->
        [one] { $name } enregistré : { $count } diagramme
       *[other] { $name } enregistré : { $count } diagrammes
    }
message-pages-empty = Il n’y a pas de position dans ces lignes. Choisissez-en d’autres.
message-pages-printed =
    { $number ->
        [one] Envoyé à l’imprimante : { $count } diagramme sur { $pages }
       *[other] Envoyé à l’imprimante : { $count } diagrammes sur { $pages }
    }
message-not-printed = Les pages n’ont pas été imprimées. Le système d’impression signale : { $reason }
message-print-in-viewer = Ce système n’a pas de boîte de dialogue d’impression : les pages ont été ouvertes dans votre lecteur PDF. Imprimez-les depuis celui-ci. ({ $path })
message-print-in-viewer-silent = La boîte de dialogue d’impression ne répond pas : les pages ont été ouvertes dans votre lecteur PDF. Imprimez-les depuis celui-ci. ({ $path })
message-no-viewer = Aucun programme trouvé pour ouvrir ce fichier : { $file }
open-in-viewer = Ouvrir
open-in-viewer-about = Ouvrir { $name } avec le programme que votre système utilise pour ces fichiers
show-in-folder = Afficher dans le dossier
show-in-folder-about = Ouvrir le dossier { $folder }
message-dialog-already-open = Une boîte de dialogue de fichiers est déjà ouverte. Répondez-y d’abord.
message-standard-input-no-text = L’entrée standard n’est pas du texte. Rien n’a été ouvert.
message-standard-input-failed = L’entrée standard n’a pas pu être lue : { $reason }

## Settings

settings-damaged = Les réglages de { $file } n’ont pas pu être compris. Ils sont conservés sous { $kept } ; Tabiya repart avec de nouveaux.
settings-newer = Les réglages de { $file } sont ceux d’une version plus récente de Tabiya. Ils sont conservés sous { $kept } ; celle-ci repart avec les siens.
settings-damaged-left = Les réglages de { $file } n’ont pas pu être compris, ni renommés : { $reason }. Ils restent tels quels ; les réglages habituels s’appliquent. Corrigez ou supprimez ce fichier pour que vos choix soient retenus.
settings-newer-left = Les réglages de { $file } sont ceux d’une version plus récente de Tabiya et n’ont pas pu être renommés : { $reason }. Ils restent tels quels ; les réglages habituels s’appliquent.
settings-more-unknown =
    { $number ->
        [one] Une autre ligne des paramètres n’a pas de sens ici. Elle est laissée telle quelle.
       *[other] { $count } autres lignes des paramètres n’ont pas de sens ici. Elles sont laissées telles quelles.
    }
settings-unknown-word = Les paramètres indiquent { $key } = { $word }, ce qui n’a pas de sens ici. La valeur par défaut est prise jusqu’à ce que vous choisissiez.
settings-relative-folder = Les paramètres cherchent des tables de finales dans { $folder }, qui n’est pas le chemin complet d’un dossier. Cette indication est ignorée.
settings-unknown-keys = Les paramètres indiquent { $word } comme raccourci de { $command }, et ce ne sont pas des touches. Le raccourci par défaut est pris jusqu’à ce que vous choisissiez.
settings-unknown-style-word = Les paramètres indiquent, pour le style de diagramme « { $style } », { $key } = { $word }, ce qui n’a pas de sens ici. La valeur par défaut est prise jusqu’à ce que vous choisissiez.
settings-unknown-command = Les paramètres donnent un raccourci à { $command }, et cette commande n’existe pas. Cette ligne est laissée telle quelle.
settings-keys-clash = Les paramètres donnent { $keys } à deux commandes : à « { $first } », qui l’obtient, et à « { $second } », qui ne l’obtient pas.
settings-keys-fixed = Les paramètres donnent { $keys } à « { $command } », mais { $use }. Cela reste ainsi.
settings-unreadable = Les réglages de { $file } n’ont pas pu être lus : { $reason }. Ils restent tels quels ; les réglages habituels s’appliquent.
settings-unwritten = Votre choix n’a pas pu être retenu dans { $file } : { $reason }. Il vaut jusqu’à la fermeture de Tabiya.

## Opening and saving

load-not-found = Le fichier { $file } n’existe pas. Vérifiez le nom, ou choisissez le fichier avec « Ouvrir » du menu Fichier.
load-is-folder = { $file } est un dossier. Choisissez un fichier dedans.
load-not-regular = { $file } n’est pas un fichier ordinaire (un périphérique ou un tube) et n’est pas ouvert.
load-no-permission = Vous n’avez pas le droit de lire { $file }. Demandez à son propriétaire, ou changez ses permissions.
load-too-large = { $file } contient plus que ce qui peut être décompressé ici. Décompressez-le avec un autre programme, puis ouvrez son contenu.
load-too-many-columns = { $file } est un tableau de plus de { $most } colonnes. Tabiya n’en lit pas autant. Supprimez des colonnes, puis rouvrez-le.
load-no-positions = { $file } est un tableau sans positions. Ses colonnes sont : { $columns }. L’une d’elles doit contenir une position dans la première ligne, ou s’appeler fen, epd ou position.
load-packed-damaged = { $file } est endommagé ou incomplet : il n’a pas pu être décompressé.
load-packed-encrypted = { $file } est protégé par un mot de passe. Décompressez-le avec un autre programme, puis ouvrez son contenu.
load-packed-unknown = { $file } est compressé d’une façon inconnue ici. Décompressez-le avec un autre programme, puis ouvrez son contenu.
load-packed-twice = { $file } est compressé deux fois. Décompressez-le une fois avec un autre programme, puis ouvrez son contenu.
load-packed-nothing-inside = Il n’y a pas de fichier de positions dans { $file }.
load-no-room = Il n’y a pas assez de place sur le disque pour ouvrir { $file } : un fichier temporaire est nécessaire. Libérez de la place, puis rouvrez-le.
load-utf-16 = { $file } ressemble à du texte UTF-16, mais sans indicateur d’ordre des octets. Enregistrez-le en UTF-8 avec un éditeur de texte, puis rouvrez-le.
load-not-text = { $file } n’est pas un fichier texte. Rien n’a été ouvert.
load-picture = { $file } est une image et ne peut pas être lue comme une liste de positions. Ouvrez-la seule dans la fenêtre, ou lisez-la avec tabiya read.
load-parquet = { $file } est un fichier Parquet, que seule la ligne de commande lit. tabiya convert --to epd en fait un fichier qui s’ouvre ici.
load-changed-while-reading = { $file } a été modifié pendant sa lecture. Rouvrez-le.
load-failed = { $file } n’a pas pu être lu : { $reason }
save-not-regular = { $file } n’est pas un fichier ordinaire et n’est pas écrit. Choisissez un autre nom.
save-is-folder = { $file } est un dossier. Choisissez un nom de fichier.
save-folder-gone = Le dossier de { $file } n’existe pas. Rien n’est perdu ici : enregistrez ailleurs.
save-no-permission = Vous n’avez pas le droit d’écrire { $file }. Rien n’est perdu ici : enregistrez ailleurs, ou changez ses permissions.
save-link-of-third-party = { $file } est un lien d’un autre utilisateur dans un dossier où chacun peut créer des fichiers, et le système ne suit pas de tels liens. Rien n’est perdu ici : enregistrez ailleurs.
save-read-only = { $file } est sur un disque en lecture seule. Rien n’est perdu ici : enregistrez ailleurs.
save-marked-read-only = { $file } est marqué en lecture seule. Rien n’est perdu ici : enregistrez ailleurs, ou retirez cette marque dans ses propriétés.
save-removed = { $file } n’existe plus.
save-changed-on-disk = { $file } a été modifié par un autre programme.
save-lines-lost = { $file } n’a pas été enregistré : un autre programme a écrasé les lignes qui devaient y être copiées. Ce que vous avez écrit vous-même est toujours ici.
save-disk-full = Il n’y a pas de place pour { $file } (sur son disque, dans votre quota ou dans la taille permise aux fichiers) ; il n’a donc pas été enregistré et reste tel quel. Rien n’est perdu ici : faites de la place, ou enregistrez ailleurs.
save-name-too-long = Le nom { $file } est trop long pour ce disque. Choisissez-en un plus court.
save-name-not-taken = Aucun fichier ne peut s’appeler { $file } : ce nom est réservé à un périphérique ou contient un signe interdit dans les noms, comme les deux-points ou le point d’interrogation. Choisissez un autre nom.
save-busy = { $file } est utilisé par un autre programme et ne peut pas être écrit maintenant : { $reason }. Rien n’est perdu ici : fermez l’autre programme et enregistrez de nouveau, ou enregistrez ailleurs.
save-unreachable = Le disque ou le partage réseau de { $file } ne répond plus : { $reason }. Rien n’est perdu ici : enregistrez ailleurs, ou de nouveau quand il sera revenu.
save-no-spare = { $file } n’a pas été enregistré et reste tel quel. Il ne peut être qu’écrasé sur place ({ $because }), où une coupure de courant pourrait l’endommager, et il n’y avait pas de place pour en garder une copie : { $reason }. Rien n’est perdu ici : faites de la place, ou enregistrez ailleurs.
not-replaced-other-names = il a d’autres noms (liens physiques), qui garderaient l’ancien texte
not-replaced-folder = aucun fichier ne peut être créé dans son dossier
not-replaced-name = le système ne donne son nom à aucun autre fichier
not-replaced-mount-point = c’est un point de montage
not-replaced-in-use = il est ouvert dans un autre programme
not-replaced-owner = son propriétaire ou son groupe ne peut être donné à un nouveau fichier
not-replaced-attribute = un de ses attributs (liste d’accès, étiquette ou drapeau) ne peut être donné à un nouveau fichier
not-replaced-mode = ses permissions ne peuvent être données à un nouveau fichier
save-failed = { $file } n’a pas pu être enregistré et reste tel qu’il était : { $reason }. Rien n’est perdu ici : enregistrez ailleurs.
save-in-place-broken = { $file } n’a pas pu être écrit jusqu’au bout : { $reason }. Le fichier est peut-être endommagé, mais rien n’est perdu ici : utilisez maintenant « Enregistrer sous » du menu Fichier.
save-copy-kept = Une copie complète a été gardée : « Récupérer le travail non enregistré », dans le menu Fichier, la propose.
save-no-place-for-copy = le système n’indique aucun dossier pour elle
save-not-durable = { $file } est enregistré, mais le disque ne l’a pas confirmé : { $reason }. Enregistrez de nouveau pour en être sûr.
dialog-open-title = Ouvrir des positions
dialog-open-folder-title = Ouvrir toutes les positions d’un dossier
dialog-save-title = Enregistrer les positions
dialog-save-diagram-title = Enregistrer le diagramme
dialog-save-pages-title = Enregistrer les planches de diagrammes
dialog-save-score-title = Enregistrer le score
dialog-filter-pages = Pages
dialog-filter-pictures = Images
dialog-pieces-title = Dossier des dessins de pièces
dialog-engine-title = Programme du moteur
dialog-filter-positions = Positions (.fen, .epd, .txt), parties (.pgn), tableaux (.csv, .jsonl)
dialog-filter-packed = Positions, aussi compressées (.fen, .epd, .txt, .gz, .zip)
dialog-filter-openable = Positions, parties, tableaux, images
dialog-filter-of-positions = Positions, parties, tableaux
dialog-filter-tables = Tableaux
dialog-filter-pieces = Dessins de pièces (.svg, .png)
dialog-filter-all = Tous les fichiers

## Questions

question-save-title = Enregistrer les modifications de { $name } ?
question-save-text = Ce qui n’est pas enregistré est perdu à la fermeture.
question-save = Enregistrer
question-do-not-save = Ne pas enregistrer
question-see-changes = Voir ce qui a changé…
question-cancel = Annuler
question-save-games =
    { $number ->
        [one] Les coups d’une partie ne sont dans aucun fichier non plus.
       *[other] Les coups de { $count } parties ne sont dans aucun fichier non plus.
    }
question-games-title =
    { $number ->
        [one] Les coups d’une partie ne sont pas dans { $name }
       *[other] Les coups de { $count } parties ne sont pas dans { $name }
    }
question-games-text = Ce fichier contient des positions. Les coups, variantes et commentaires qui y ont mené sont perdus si vous ne les enregistrez pas en parties.
question-games-save = Enregistrer en parties…
question-games-close = Fermer sans eux
message-saved-without-games =
    { $number ->
        [one] { $name } enregistré. Les coups d’une partie ne sont pas dans le fichier.
       *[other] { $name } enregistré. Les coups de { $count } parties ne sont pas dans le fichier.
    }
question-undone-title = Le travail récupéré sur { $name } a été annulé
question-undone-text = Il n’est dans aucun fichier. « Garder » le laisse pour le prochain démarrage, qui le proposera à nouveau. « Rétablir » le ramène maintenant.
question-undone-text-cut = Il n’est dans aucun fichier et « Rétablir » n’y mène plus. « Garder » le laisse pour le prochain démarrage, qui le proposera à nouveau.
question-undone-keep = Garder pour le prochain démarrage
question-undone-discard = Supprimer
question-changed-title = { $name } a été modifié par un autre programme
question-changed-text = L’enregistrer effacerait ce que l’autre programme a écrit.
question-removed-title = { $name } n’existe plus
question-removed-text = Un autre programme l’a déplacé ou supprimé. L’enregistrer le remet en place.
question-save-again = Réenregistrer
question-replaced-title = Un autre fichier a pris la place de { $name }
question-unreadable-title = { $name } ne peut plus être lu
question-file-changed-text =
    { $keep ->
        [yes] Vous voyez ici le fichier tel qu’il était avant. « Recharger » montre ce que l’autre programme a écrit ; « Garder le mien » conserve ceci, et le prochain enregistrement remplacera le fichier.
       *[no] Il a été écrasé sur place, et les positions que vous n’avez pas modifiées ne sont plus lisibles. « Recharger » montre ce que l’autre programme a écrit.
    }
question-file-gone-text =
    { $keep ->
        [yes] Rien n’est perdu : toutes les positions sont encore ici. Gardez-le et enregistrez-le de nouveau, ou enregistrez-le ailleurs.
       *[no] Les positions que vous n’avez pas modifiées ne sont plus lisibles.
    }
question-file-edits =
    { $keep ->
        [yes] Vos positions non enregistrées sont mises dans un nouveau document avant le rechargement du fichier.
       *[no] Les positions que vous avez écrites sont encore ici ; elles sont mises dans un nouveau document.
    }
question-reload = Recharger
question-keep-mine = Garder le mien
question-take-edits = Mes positions dans un nouveau document
question-later = Pas maintenant
question-open-title =
    { $files ->
        [one] Ouvrir un fichier ({ $size }) ?
       *[other] Ouvrir { $files } fichiers ({ $size }) ?
    }
question-open-text = Trouvés dans { $folder }. Chacun s’ouvre dans son propre onglet.
question-open-unreadable =
    { $count ->
        [one] Un de ses dossiers n’a pas pu être lu.
       *[other] { $count } de ses dossiers n’ont pas pu être lus.
    }
question-more =
    { $count ->
        [one] En voir un de plus
       *[other] En voir { $count } de plus
    }
question-open-all = Tout ouvrir
question-open-together = Ouvrir en une liste
size-bytes =
    { $size ->
        [one] { $size } octet
       *[other] { $size } octets
    }
size-kb = { $size } ko
size-mb = { $size } Mo
size-gb = { $size } Go
size-tb = { $size } To
question-exists-title = Il existe déjà un fichier { $name }
question-exists-text = Enregistrer ici remplacerait son contenu.
question-left-out-title = Tout ne tient pas dans { $name }
question-left-out-text = Le tableau n’a pas de place pour ce qui est indiqué ici. Cela n’est pas écrit, mais reste dans la collection, qui compte toujours comme non enregistrée.
question-write-rest = Écrire le reste
question-loses-title = { $name } ne peut pas tout contenir
question-loses-text = Un fichier .fen n’a pas de place pour les opérations indiquées ici. { $epd } les conserve.
question-save-as-epd = Enregistrer en .epd
question-write-without = Enregistrer sans elles
left-out-order = Les lignes du tableau gardent leur ordre.
left-out-positions = { $number ->
    [one] { $count } position ne peut pas être exprimée dans sa ligne, le plus souvent parce que le coup qui y mène ne convient plus ou manque. Sa ligne reste telle quelle ; une nouvelle position n’en reçoit pas.
   *[other] { $count } positions ne peuvent pas être exprimées dans leurs lignes, le plus souvent parce que le coup qui y mène ne convient plus ou manque. Ces lignes restent telles quelles ; les nouvelles positions n’en reçoivent pas.
}
left-out-unreadable = { $number ->
    [one] { $count } ligne n’est pas une position.
   *[other] { $count } lignes ne sont pas des positions.
}
left-out-operation = { $number ->
    [one] { $operation } : { $count } position
   *[other] { $operation } : { $count } positions
}
question-overwrite = Remplacer
question-no-copy-title = Écraser { $name } sur place ?
question-no-copy-text = Un nouveau fichier ne peut pas prendre sa place : { $because }. Si le courant manquait pendant qu’il est écrasé, il serait endommagé, et aucune copie ne peut être gardée entre-temps : { $reason }.
question-overwrite-anyway = Écraser quand même
question-save-elsewhere = Enregistrer ailleurs…
question-several-title =
    { $count ->
        [one] { $count } position trouvée
       *[other] { $count } positions trouvées
    }
question-several-text = Ajoutez-les à ce fichier comme nouvelles positions, ou ne mettez que la première sur l’échiquier.
question-add-all = Ajouter comme nouvelles positions
question-use-first = La première seule, sur l’échiquier

## The program's own file dialog

file-dialog-open = Ouvrir un fichier
file-dialog-append = Ajouter les positions d’un fichier
file-dialog-save = Enregistrer dans un fichier
file-dialog-save-diagram = Enregistrer le diagramme
file-dialog-save-pages = Enregistrer les planches de diagrammes
file-dialog-pieces = Choisir un dossier de pièces
file-dialog-engine = Choisir le programme d’un moteur
file-dialog-name = Nom du fichier
file-dialog-parent = Dossier parent
file-dialog-do-open = Ouvrir
file-dialog-open-folder = Ouvrir ce dossier
file-dialog-take-pieces = Utiliser ce dossier
file-dialog-do-append = Ajouter
file-dialog-do-save = Enregistrer
file-dialog-empty = Aucun fichier ici. Allez dans un autre dossier ou tapez un chemin complet.
file-dialog-no-name = Tapez un nom ou choisissez un fichier
file-dialog-places = Emplacements
file-dialog-recent = Dossiers récents
file-dialog-home = Dossier personnel
file-dialog-desktop = Bureau
file-dialog-documents = Documents
file-dialog-downloads = Téléchargements
file-dialog-kinds = Type de fichiers
file-dialog-column-name = Nom
file-dialog-column-size = Taille
file-dialog-column-changed = Modifié
file-dialog-file = fichier
file-dialog-folder = dossier
file-dialog-none-of-kind = Aucun fichier de ce type ici.
file-dialog-show-all = Afficher tous les fichiers
file-dialog-no-folder = { $folder } ne peut pas être lu : { $reason }

## Copying

copy-as = Copier au format
copy-as-more = Autres formats à copier
copy-as-language = Lettres des pièces
copy-as-selection =
    { $number ->
        [one] La position sélectionnée sera copiée
       *[other] Les { $count } positions sélectionnées seront copiées
    }
copy-as-language-of-window = Comme la fenêtre ({ $language })
copy-as-figurines = Figurines à la place des lettres
copy-as-warning = { $form }, avec un avertissement
form-fen = FEN
form-fen-about = la position sur une ligne, écrite comme vous l’avez choisi
form-shredder = Shredder-FEN
form-shredder-about = roque noté par les colonnes des tours
form-engine = FEN pour moteurs
form-engine-about = l’écriture que la plupart des moteurs acceptent
form-uci = Commande UCI
form-uci-about = position fen …, à taper à un moteur
form-epd = EPD
form-epd-about = quatre champs et les opérations
form-pgn = Étiquettes PGN
form-pgn-about = une partie qui commence ici, avec la solution comme coups
form-lichess = Adresse lichess
form-lichess-about = ouvre l’éditeur de lichess.org
form-board = Champ de l’échiquier
form-board-about = le premier champ seul
form-pieces = Liste des pièces
form-pieces-about = les pièces avec leurs cases
form-text = Diagramme texte
form-text-about = en lettres, pour une police à chasse fixe
form-text-unicode = Diagramme texte, symboles d’échecs
form-text-unicode-about = avec ♔ ♕ ♖, pour une police à chasse fixe
form-forum = Balise de forum
form-forum-about = [fen]…[/fen], que les forums montrent comme un échiquier
form-latex = LaTeX
form-latex-about = \chessboard[…] du paquet chessboard, avec flèches et marques
language-en = anglais
language-de = allemand
language-fr = français
language-es = espagnol
language-it = italien
language-pt = portugais
language-nl = néerlandais
language-pl = polonais
language-ru = russe

## Engines

engines = Moteurs
engine-hint = « FEN pour moteurs » du menu Copier au format évite cela.
engine-and-more = { $engines } et { $more } de plus
engine-warning = { $engines } : { $effect } ({ $reason })
engine-crashes = risque de plantage
engine-misreads =
    { $count ->
        [one] y voit une autre position
       *[other] y voient une autre position
    }
engine-answers-nonsense =
    { $count ->
        [one] répond, mais de façon absurde
       *[other] répondent, mais de façon absurde
    }
engine-refuses =
    { $count ->
        [one] refuse cela
       *[other] refusent cela
    }
engine-drops =
    { $count ->
        [one] l’omet sans le dire
       *[other] l’omettent sans le dire
    }
engine-needs-chess960 = réglage Chess960 nécessaire
engine-no-king = pas de roi
engine-several-kings = plusieurs rois
engine-king-can-be-taken = le camp qui n’a pas le trait est en échec
engine-kings-touch = rois côte à côte
engine-more-than-32-men = plus de 32 pièces
engine-more-than-16-men = plus de 16 pièces d’un camp
engine-more-than-8-pawns = plus de 8 pions d’un camp
engine-too-many-promoted = plus de pièces promues que de pions manquants
engine-pawn-on-back-rank = un pion sur la première ou la huitième rangée
engine-three-checkers = trois pièces donnent échec
engine-impossible-double-check = un échec double qu’aucun coup ne peut donner
engine-chess960-castling = roque du Chess960
engine-castling-king-on-edge = roque avec le roi dans une colonne de coin
engine-castling-without-rook = un droit au roque sans son roi ou sa tour
engine-castling-repeated = deux droits au roque du même côté du roi
engine-castling-order = lettres de roque dans le désordre
engine-castling-mixed = K ou Q à côté de lettres de colonnes
engine-castling-files = roque noté par les colonnes des tours
engine-castling-unreadable = une lettre qui n’est pas un droit au roque
engine-en-passant-impossible = une case de prise en passant impossible
engine-en-passant-unreadable = un champ de prise en passant qui n’est pas une case
engine-side-missing = le trait manque
engine-side-unreadable = le trait n’est ni w ni b
engine-fields-missing = moins de six champs
engine-text-behind = du texte après les champs
engine-halfmove-clock-too-high = un compteur de demi-coups élevé
engine-fullmove-number-too-high = un numéro de coup élevé
engine-fullmove-number-zero = numéro de coup 0
engine-counter-unreadable = un compteur qui n’est pas un nombre
engine-digits-joined = chiffres côte à côte
engine-rank-not-eight-wide = une rangée qui n’a pas huit cases
engine-too-few-ranks = moins de huit rangées
engine-too-many-ranks = plus de huit rangées
engine-unknown-piece = une lettre qui n’est pas une pièce
engine-pocket = pièces en main
engine-promoted-mark = la marque d’une pièce promue
engine-check-counters = les compteurs d’échecs de Three-check
engine-underscores = tirets bas entre les champs
engine-foreign-blank = une espace hors de l’ASCII
engine-stray-blank = espaces superflues
engine-byte-order-mark = un indicateur d’ordre des octets
engine-close = Fermer le panneau des moteurs
picture-name-pasted = L’image du presse-papiers
picture-name-dropped = L’image déposée
picture-name-screen = L’image de l’écran
picture-other-game = Cela semble être un autre jeu ou un casse-tête, et non un échiquier.
picture-in-space = Cela semble être un échiquier avec des pièces en trois dimensions, qui ne peut pas être lu.
picture-unclear = Quelque chose y ressemble à un échiquier, mais presque rien n’y est reconnaissable.
picture-panel = Image
picture-close = Fermer le panneau de l’image
picture-place = Page { $page }, diagramme { $place }
picture-sure = Sûr à { $percent } % que tout est juste
picture-written = L’image dit elle-même ce qui se trouve ici. Il n’a rien fallu reconnaître.
picture-seen-from-black = Les Noirs sont en bas de l’image.
picture-below-white = Les Blancs sont en bas de l’image (sûr à { $percent } %).
picture-below-black = Les Noirs sont en bas de l’image (sûr à { $percent } %).
picture-turn-white = Trait aux Blancs ({ $sign }, sûr à { $percent } %).
picture-turn-black = Trait aux Noirs ({ $sign }, sûr à { $percent } %).
picture-turn-unknown = Rien dans l’image ne dit qui a le trait.
picture-sign-mark = une marque à côté de l’échiquier
picture-sign-caption = une légende
picture-sign-check = un échec
picture-sign-last-move = le dernier coup mis en évidence
picture-sign-start = la position initiale
picture-answer-tip = Un clic dit qu’il en est ainsi
question-below = Quel camp est en bas de l’image ?
question-turn = Qui a le trait ? L’image ne le montre pas.
question-turn-contradicted = Qui a le trait ? L’image se contredit.
question-castling = Qui peut encore roquer ? Une image ne peut pas le montrer.
question-name-below = camp en bas
question-name-turn = trait
question-name-castling = roque
answer-white = Les Blancs
answer-black = Les Noirs
answer-castling-both = Les deux camps
answer-castling-white = Seulement les Blancs
answer-castling-black = Seulement les Noirs
answer-castling-none = Personne
answer-castling-as-it-is = Comme dans la FEN actuelle
answer-given = { $question } : { $answer }
picture-details = À propos de cette image
picture-crop = L’échiquier dans l’image
picture-which = Qu’y a-t-il en { $square } ?
picture-reading = { $number } : { $man }, { $percent } %
picture-nothing = vide
picture-missing-file = la colonne { $file }
picture-missing-rank = la rangée { $rank }
picture-reading-tip = Un clic, ou la touche de ce chiffre, dit que c’est ce qui se trouve sur la case
picture-in-doubt =
    { $count ->
        [one] Une case est incertaine
       *[other] { $count } cases sont incertaines
    }
picture-all-sure = Aucune case n’est incertaine
engine-start = Lancer
engine-stop = Arrêter
engine-what-of = { $engine } : { $what }
engine-name-tip = Choisir un autre moteur
engine-find = Chercher des moteurs
engine-find-tip = Chercher dans les dossiers où se trouvent d’ordinaire les moteurs. Rien n’est lancé.
engine-add = Ajouter un fichier…
engine-add-tip = Choisir le programme d’un moteur UCI. Il n’est pas encore lancé.
engine-forget = Oublier ce moteur
engine-forgotten = { $engine } n’est plus dans la liste ; son fichier est toujours là
engine-options = Options…
engine-options-of = Options de { $engine }
engine-options-unknown = Lancez le moteur : il donne lui-même ses options.
engine-options-about = Les options s’appliquent aussitôt et sont conservées.
engine-name = Nom
engine-name-about = Comment le moteur s’appelle ici
engine-name-taken = Un autre moteur s’appelle déjà { $engine }
engine-program = Programme
engine-folder = Dossier de travail
engine-folder-about = Chemin complet du dossier où travaille le moteur ; vide pour celui de son programme
engine-press = Exécuter
engine-none-chosen = Aucun moteur n’est encore choisi. Un moteur est un programme qui évalue des positions, comme Stockfish.
engine-none-found = Aucun moteur dans les dossiers habituels. « Ajouter un fichier… » en prend un ailleurs.
engine-found = Trouvés :
engine-take-found = Utiliser { $path }
engine-found-about = Reconnus à leur nom de fichier ; aucun n’a été lancé.
engine-second = Second moteur
engine-second-tip = Faire réfléchir un autre moteur à la même position
engine-lines = Variantes
engine-lines-tip = Combien de variantes le moteur montre
engine-threads = Threads
engine-threads-tip = Combien de threads du processeur le moteur utilise
engine-memory = Mémoire
engine-megabytes = Mo
evaluation-bar = Évaluation pour les Blancs : { $score }
engine-memory-tip = Mémoire du moteur pour les positions déjà vues, en mégaoctets
engine-numbers = Profondeur { $depth }/{ $selective } · { $nodes } nœuds · { $speed }/s
engine-wdl = Les Blancs gagnent { $win } % · nulle { $draw } % · les Noirs gagnent { $loss } %
engine-is-starting = Le moteur démarre
engine-no-line = Pas encore de variante
engine-waits = Le moteur attend une autre position
engine-lines-of = Variantes de { $engine }
engine-told = { $engine } : { $score }, profondeur { $depth }, { $moves }
engine-mates = mat en { $moves }
engine-is-mated = maté en { $moves }
engine-at-least = au moins { $score }
engine-at-most = au plus { $score }
engine-use = Utiliser
engine-use-tip = Jouer cette variante, la copier ou l’écrire dans l’enregistrement
engine-play-line = Jouer la variante
engine-play-to-here = Jouer jusqu’à ce coup
engine-copy-line = Copier la variante
engine-write-line = Noter la variante en pv
engine-write-score = Noter évaluation et profondeur en ce et acd
engine-write-best = Noter le premier coup en bm
engine-write-mate = Noter le mat en dm, avec le nom du moteur
engine-write-mate-tip = Seulement si le camp au trait mate
engine-write-all = Tout noter sauf bm, avec le nom du moteur
engine-line-gone = La position sur l’échiquier n’est plus celle que le moteur a examinée
engine-start-again = Relancer
engine-start-again-tip = Relancer le moteur sur la position de l’échiquier
engine-no-whole-path = Le moteur n’est pas indiqué par son chemin complet
engine-not-started = Le moteur n’a pas pu être lancé : { $reason }
engine-no-program = Ce fichier n’est pas un programme pour cet ordinateur
engine-needs-administrator = Windows ne lance ce programme que pour les administrateurs, et Tabiya ne demande pas de tels droits
engine-exited = Le moteur s’est terminé de lui-même (statut { $status })
engine-killed = Le moteur a planté ou a été arrêté (signal { $signal })
engine-crashed = Le moteur a planté (code { $code })
engine-crashed-instruction = Le moteur a planté : il emploie des instructions que ce processeur n’a pas. Une autre version compilée fonctionnera peut-être ici
engine-crashed-other-kind = Le moteur n’a pas pu fonctionner : lui ou une de ses bibliothèques est fait pour un autre Windows (32 ou 64 bits)
engine-crashed-no-library = Le moteur n’a pas pu fonctionner : une bibliothèque (DLL) dont il a besoin manque ou a une autre version
engine-ended = Le moteur s’est terminé
engine-last-words = { $what }. Ses derniers mots : { $words }
engine-closed-output = Le moteur ne dit plus rien
engine-closed-input = Le moteur n’écoute plus
engine-given-up = Le moteur a échoué à plusieurs reprises
engine-not-asked-any-more = { $engine } a échoué { $times } fois de suite de la même façon et n’est plus interrogé : { $what }
engine-cancelled = La recherche a été abandonnée
engine-no-uciok = Ce programme ne répond pas comme un moteur UCI
engine-only-garbage = Ce programme ne dit rien de ce que dirait un moteur UCI
engine-hangs = Le moteur ne répond pas
engine-ignores-stop = Le moteur ne s’est pas arrêté quand il le devait
engine-no-best-move = Le moteur n’a pas donné de coup à temps
engine-says-nothing = Le moteur ne dit rien de sa recherche
engine-no-move = Le moteur n’a donné aucun coup
engine-illegal-move = Le moteur a donné un coup impossible : { $move }
engine-floods = Le moteur en dit plus qu’on ne peut lire
engine-ignores-quit = Le moteur ne s’est pas terminé quand il le devait
engine-checkmate = Échec et mat : il n’y a pas de coup à chercher.
engine-stalemate = Pat : il n’y a pas de coup à chercher.
engine-illegal-question = Un coup avant cette position n’est pas légal.
engine-no-chess960 = Les droits de roque sont ceux de Chess960, que { $engine } ne connaît pas.
engine-not-sent = La position n’est pas donnée à { $engine } : { $effect } ({ $reason }).
engine-mend-add-king = Donnez un roi à chaque camp.
engine-mend-leave-one-king = Ne laissez qu’un roi à chaque camp.
engine-mend-turn-or-check = Donnez le trait à l’autre camp, ou supprimez l’échec.
engine-mend-part-kings = Éloignez les rois.
engine-mend-remove-men = Retirez des pièces.
engine-mend-move-pawns = Ôtez les pions de la première et de la dernière rangée.
engine-mend-fewer-checks = Faites donner échec par moins de pièces.
engine-mend-drop-castling = Retirez les droits de roque.
engine-mend-drop-en-passant = Retirez la case en passant.
engine-mend-lower-counter = Diminuez les compteurs de coups.
engine-mend-other-engine = Un autre moteur l’acceptera peut-être.
engine-no-such-option = le moteur n’a pas cette option
engine-not-on-or-off = ne peut être qu’activé ou non
engine-not-a-number = il faut un nombre
engine-out-of-range = de { $min } à { $max }
analysis = Analyser des positions
analysis-about = Vous pouvez continuer à travailler. Les résultats sont inscrits dans les lignes en une seule étape, annulable ; le fichier n’est pas enregistré tout seul.
analysis-go = Analyser
analysis-busy = Une autre analyse est encore en cours.
analysis-choose-engine = Choisissez d’abord un moteur.
analysis-no-limit = Choisissez au moins une limite : temps, profondeur, nœuds ou mat.
analysis-no-engine = { $engine } ne fait plus partie de vos moteurs, ou son programme a changé. Ajoutez-le dans le panneau du moteur.
analysis-engine = Moteur
analysis-other-engine = Autre moteur…
analysis-other-engine-tip = Chercher ou ajouter des moteurs dans le panneau du moteur
analysis-scope = Positions
analysis-all =
    { $number ->
        [one] La seule
       *[other] Toutes : { $count }
    }
analysis-shown =
    { $number ->
        [one] La seule affichée
       *[other] Les { $count } affichées
    }
analysis-selected =
    { $number ->
        [one] La sélectionnée
       *[other] Les { $count } sélectionnées
    }
analysis-limits = Chercher dans chaque position
analysis-time = Temps
analysis-seconds = secondes
analysis-time-tip = Chercher dans chaque position au plus pendant cette durée
analysis-depth = Profondeur
analysis-plies = demi-coups
analysis-depth-tip = Chercher dans chaque position au plus à cette profondeur
analysis-nodes = Nœuds
analysis-nodes-unit = nœuds
analysis-nodes-tip = Chercher au plus ce nombre de nœuds dans chaque position ; donne les mêmes résultats sur toute machine
analysis-mate = Mat en
analysis-moves = coups
analysis-mate-tip = Chercher un mat en ce nombre de coups ; sans autre limite, au plus une minute par position
analysis-stood = S’arrêter si résolu
analysis-depths = profondeurs
analysis-stood-tip = S’arrêter aussi quand le coup demandé (bm, am, dm) est resté le meilleur pendant ce nombre de profondeurs
analysis-work = Travail du moteur
analysis-lines = Variantes
analysis-lines-tip = Nombre de variantes examinées ; à partir de deux, on trouve les seconds coups aussi bons
analysis-processes = Processus
analysis-processes-tip = Nombre de positions cherchées en parallèle
analysis-threads = Threads par processus
analysis-threads-tip = Nombre de threads de chaque processus
analysis-memory = Mo par processus
analysis-memory-tip = Mémoire de chaque processus pour les positions déjà vues, en mégaoctets
analysis-machine = Cette machine : { $count } processeurs, { $memory } de mémoire libre
analysis-machine-processors = Cette machine : { $count } processeurs
analysis-propose = Proposition : { $processes } × { $threads } × { $memory } Mo
analysis-propose-tip = Prendre ce qui convient à cette machine : un processus par processeur et la moitié de la mémoire libre
analysis-write = Écrire dans chaque enregistrement
analysis-write-depth = Profondeur de la recherche en demi-coups
analysis-write-nodes = Nombre de nœuds cherchés
analysis-write-seconds = Durée de la recherche en secondes
analysis-write-milliseconds = Durée de la recherche en millisecondes
analysis-write-score = Valeur de la position pour le camp au trait, en centièmes de pion
analysis-write-mate = En combien de coups le camp au trait mate, s’il mate
analysis-write-answer = Le coup choisi par le moteur
analysis-write-best = Le coup choisi par le moteur, comme meilleur coup de l’enregistrement
analysis-write-line = La variante attendue par le moteur
analysis-write-engine = Le nom du moteur avec sa version
analysis-replace = Remplacer ce qui s’y trouve
analysis-replace-tip = Sinon rien de ce qui se trouve dans un enregistrement n’est touché, et aucun résultat n’est mis à côté de celui d’une autre recherche
analysis-again = Chercher à nouveau là où un tel résultat existe
analysis-again-tip = Sinon les enregistrements ayant un résultat de ce moteur à la limite ou au-delà sont passés
analysis-of = Analyse de { $name } avec { $engine }
analysis-engine-starts = Le moteur démarre…
analysis-done = { $done } lignes sur { $of }
analysis-a-minute =
    { $number ->
        [one] une par minute
       *[other] { $count } par minute
    }
analysis-an-hour =
    { $number ->
        [one] une par heure
       *[other] { $count } par heure
    }
analysis-failed =
    { $number ->
        [one] une en échec
       *[other] { $count } en échec
    }
analysis-last = Dernier : { $what }
analysis-line = ligne { $number }
analysis-at-depth = profondeur { $depth }
analysis-pause = Pause
analysis-pause-tip = Ne plus chercher d’autre position pour l’instant ; celles en cours sont terminées
analysis-go-on = Reprendre
analysis-go-on-tip = Chercher dans les positions suivantes
analysis-stop = Arrêter
analysis-stop-tip = Terminer l’analyse et inscrire les résultats dans les lignes
analysis-is-paused = En pause : les recherches en cours se terminent, aucune autre ne commence.
analysis-is-stopping = Arrêt…
analysis-not-put = Les résultats de l’analyse ne sont pas encore dans les lignes.
analysis-put = Les inscrire
analysis-put-tip = Inscrire les résultats dans les lignes en une étape annulable
analysis-waits-for-typing = Les résultats seront inscrits dès que vous aurez fini de taper.
analysis-left =
    { $number ->
        [one] L’analyse de { $name } a été interrompue ; un résultat est conservé.
       *[other] L’analyse de { $name } a été interrompue ; { $count } résultats sont conservés.
    }
analysis-resume = Continuer
analysis-resume-tip = Ouvrir le fichier et chercher ce qui n’a pas encore de résultat
analysis-discard = Abandonner
analysis-discard-tip = Oublier ces résultats
analysis-engine-failed = L’analyse s’est arrêtée : { $engine } : { $what }
analysis-not-kept = Les résultats de l’analyse ne peuvent pas être conservés : { $reason }
analysis-not-removed = { $file }, dont les résultats ne servent plus, n’a pas pu être supprimé : { $reason }
analysis-journal-in-use = Une autre fenêtre poursuit cette analyse.
analysis-journal-other = Le moteur, ses options ou les limites ne sont plus ceux du début de cette analyse. Abandonnez-la ou commencez-en une autre.
analysis-finished = L’analyse est terminée.
analysis-stopped = L’analyse a été arrêtée.
analysis-nothing = L’analyse n’a rien trouvé à écrire.
analysis-count-put =
    { $number ->
        [one] Une ligne a son résultat.
       *[other] { $count } lignes ont leur résultat.
    }
analysis-count-kept =
    { $number ->
        [one] Une garde ce qui s’y trouvait.
       *[other] { $count } gardent ce qui s’y trouvait.
    }
analysis-count-others =
    { $number ->
        [one] Une a été modifiée entre-temps et reste telle quelle.
       *[other] { $count } ont été modifiées entre-temps et restent telles quelles.
    }
analysis-count-skipped =
    { $number ->
        [one] Une avait déjà un tel résultat.
       *[other] { $count } avaient déjà un tel résultat.
    }
analysis-count-failed =
    { $number ->
        [one] Le moteur a échoué sur une, ce que dit engine_error.
       *[other] Le moteur a échoué sur { $count }, ce que dit engine_error.
    }
analysis-count-not-sent =
    { $number ->
        [one] Une n’est pas une position pour ce moteur.
       *[other] { $count } ne sont pas des positions pour ce moteur.
    }
analysis-count-unread =
    { $number ->
        [one] Une ligne n’est pas une position exacte.
       *[other] { $count } lignes ne sont pas des positions exactes.
    }
analysis-score = Noter…
suite-of = Score de { $name }
suite-all-files = Tous les fichiers ouverts, par fichier
suite-score = Score
suite-missed = Manqués
suite-remarks = Audit
suite-compare = Comparer
suite-no-tasks = Aucune position de ce fichier n’a de tâche (bm, am, dm ou points dans c0) : il n’y a rien à noter.
suite-no-answers =
    { $number ->
        [one] Sur { $count } position avec une tâche, aucune n’a encore de réponse (pm ou pv).
       *[other] Sur { $count } positions avec une tâche, aucune n’a encore de réponse (pm ou pv).
    }
suite-analyse-first = Analyser d’abord
suite-unanswered = { $count } sans réponse
suite-unnamed = { $count } sans nom de moteur
suite-mean-depth = profondeur moyenne
suite-mean-time = temps moyen
suite-name = Nom
suite-sort = Trier par { $column }
suite-sort-tip = Trier selon cette colonne ; une deuxième fois inverse l’ordre
suite-sort-name = nom
suite-sort-solved = résolues
suite-sort-positions = nombre de positions
suite-sort-percent = pourcentage de résolues
suite-sort-points = points
suite-sort-most-points = points possibles
suite-sort-depth = profondeur moyenne
suite-sort-time = temps moyen
suite-list-missed = Lister les manqués
suite-list-solved = Lister les résolus
suite-list-tip = N’afficher que celles-ci dans la liste des positions
suite-list = Positions ; Entrée va à l’une d’elles
suite-scores-for-white = Évaluations du côté des Blancs
suite-none = Aucun.
suite-asked = { $asked } → { $answer }
suite-answers = { $first } | { $second }
suite-compare-with = Comparer avec
suite-choose-file = Choisir un fichier
suite-open-other = Ouvrez aussi le fichier des autres résultats : on compare deux fichiers ouverts.
suite-again = Noter à nouveau
suite-copy = Copier en texte
suite-copied = Le score est dans le presse-papiers
suite-save-csv = Enregistrer en CSV…
suite-save-json = Enregistrer en JSON…
suite-saved = { $name } est enregistré
suite-saved-first = { $name } est enregistré avec les { $count } premières positions manquées
statistics-of = Statistiques de { $name }
statistics-all =
    { $number ->
        [0] Aucune position
        [one] Une position
       *[other] Toutes les { $count } positions
    }
statistics-shown =
    { $number ->
        [one] Seulement la position affichée dans la liste
       *[other] Seulement les { $count } positions affichées dans la liste
    }
statistics-selected =
    { $number ->
        [one] Seulement la position sélectionnée
       *[other] Seulement les { $count } positions sélectionnées
    }
statistics-changed = Les positions ont changé depuis le comptage.
statistics-counting = Comptage des positions…
statistics-again = Compter de nouveau
statistics-copy-picture = Copier comme image
statistics-copy-text = Copier comme texte
statistics-copy-name = Copier : { $title }
statistics-copied = Les statistiques sont dans le presse-papiers
statistics-percent = { $percent }{ "\u00A0" }%
statistics-bar-name = { $title } : { $label }, { $count } ({ $percent })
statistics-bar-tip = Afficher ces positions dans la liste
statistics-square = { $square } : { $count } ({ $percent })
statistics-squares = Cases des pièces
statistics-squares-of = Cases : { $piece }
statistics-squares-hint = Pointez une case pour voir son nombre
statistics-side = Trait
statistics-white = Blancs
statistics-black = Noirs
statistics-marks = Légalité
statistics-legal = Légales
statistics-unusual = Inhabituelles
statistics-phase = Phase
statistics-phase-about = selon dames, tours, fous, cavaliers
statistics-opening = Ouverture (11 et plus)
statistics-middlegame = Milieu (7–10)
statistics-endgame = Finale (6 au plus)
statistics-ending = Finales
statistics-ending-about = outre rois et pions
statistics-kings-alone = Rois seuls
statistics-pawns = Pions
statistics-minor = Pièces légères
statistics-rooks = Tours
statistics-rooks-minor = Tours, pièces légères
statistics-queens = Dames
statistics-queens-others = Dames avec d’autres
statistics-pieces = Nombre de pièces
statistics-pieces-about = avec rois et pions
statistics-balance = Balance du matériel
statistics-balance-about = Blancs − Noirs, en pions
statistics-score = Évaluation
statistics-score-about = ce, en pions, pour le trait
statistics-no-score = Aucun enregistrement n’a d’évaluation (ce).
statistics-solution = Longueur de la solution
statistics-solution-about = en coups
statistics-no-solution = Aucun enregistrement n’a de solution (dm, pv, bm).
statistics-repeated = Doublons
statistics-same-position = Même position
statistics-same-line = Même ligne
statistics-differing =
    { $number ->
        [0] Les positions égales sont des lignes égales.
       *[other] { $count } avec d’autres opérations ou compteurs.
    }
engine-no-such-choice = ce n’est pas un des choix
engine-one-of = un de ceux-ci : { $choices }
engine-control-character = une fin de ligne ou un autre caractère de contrôle ne peut pas être envoyé
engine-too-long = c’est trop long

## FEN conventions

fen-style = Écriture du FEN
fen-style-scope = Ceci vaut pour le champ FEN, pour les copies et pour les positions que vous modifiez ou ajoutez. Les positions auxquelles vous ne touchez pas restent telles quelles.
fen-style-castling = Droits au roque
fen-style-x-fen = Lettres K et Q (X-FEN)
fen-style-x-fen-about = KQkq, et la colonne de la tour seulement là où K ou Q en désignerait une autre. Presque tous les programmes lisent cela.
fen-style-shredder = Colonnes des tours (Shredder-FEN)
fen-style-shredder-about = HAha au début d’une partie. Clair en Chess960, mais les anciens programmes d’échecs classiques le refusent.
fen-style-en-passant = Case de prise en passant
fen-style-always = Après chaque avance d’un pion de deux cases
fen-style-always-about = La norme FEN de 1994. Après 1. e4, la case est e3, bien que rien ne puisse y prendre.
fen-style-pseudo-legal = Quand un pion est prêt à prendre
fen-style-pseudo-legal-about = Après 1. e4, il n’y en a pas. Avec un pion noir en d4, c’est e3, même si ce pion est cloué.
fen-style-legal = Seulement quand une prise est légale
fen-style-legal-about = Comme l’écrivent lichess et les moteurs récents : deux positions égales ont toujours le même FEN.
fen-style-here = cette position : { $text }
fen-style-result = Cette position s’écrit

## Reasons why a command is unavailable

obstacle-undo = Il n’y a rien à annuler
obstacle-redo = Il n’y a rien à rétablir
obstacle-unchanged = Rien n’a changé depuis le dernier enregistrement
obstacle-cut-text = Aucun texte n’était trop long pour un champ
obstacle-first-line = C’est la première position affichée dans la liste
obstacle-last-line = C’est la dernière position affichée dans la liste
obstacle-one-line = La liste n’affiche qu’une position
obstacle-groups = La liste affiche les positions par groupes, pas dans leur ordre
obstacle-selected = Aucune position n’est sélectionnée
obstacle-readable = Le texte de cette position est lisible
obstacle-all-shown = La liste affiche déjà toutes les positions
obstacle-reading = Le fichier est encore en cours de lecture, ou n’a pas pu être lu jusqu’au bout
obstacle-no-lines = Il n’y a pas de positions
obstacle-one-file = Un seul fichier est ouvert
obstacle-squares = Aucune case n’est sélectionnée
obstacle-sure = Aucune case n’est marquée comme incertaine
obstacle-annotations = Aucune flèche tracée, aucune case marquée
obstacle-two = Sélectionnez d’abord deux positions, celle de l’échiquier et une autre
obstacle-compared = Aucune position n’est comparée à celle-ci
obstacle-no-move-before = Aucun coup n’a mené à cette position
obstacle-no-move-behind = La variante s’arrête ici
obstacle-no-line-of-play = Aucun coup n’a été joué
obstacle-largest = Tout est déjà aussi grand que possible
obstacle-smallest = Tout est déjà aussi petit que possible
obstacle-usual-size = Tout a déjà sa taille habituelle
obstacle-recovery = Il n’y a pas de dossier où du travail non enregistré aurait pu être gardé
obstacle-nothing-waits = Rien n’attend un disque.

## Finding a command

palette-field = Rechercher une commande
palette-hint = Commande, menu ou raccourci
palette-list = Commandes
palette-none = Aucune commande ne s’appelle ainsi. Essayez un mot plus court.
palette-copy-as = Copier au format { $form }
palette-place = { $menu } › { $submenu }
palette-row = { $place } : { $name }

## Keys

# The labels of keyboard keys.
key-ctrl = Ctrl
key-shift = Maj
key-alt = Alt
key-up = Haut
key-down = Bas
key-left = Gauche
key-right = Droite
key-home = Origine
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-insert = Inser
key-delete = Suppr
key-backspace = Retour arrière
key-enter = Entrée
key-escape = Échap
key-tab = Tab
key-space = Espace
key-menu = Menu
key-pause = Pause
key-plus = Plus
keys-title = Raccourcis des commandes
keys-filter = Rechercher une commande ou une touche
keys-add = Ajouter un raccourci
keys-add-to = Ajouter un raccourci à { $command }
keys-press = Appuyez sur la nouvelle touche ; Échap pour annuler
keys-remove = Retirer { $keys } à { $command }
keys-default = Raccourcis par défaut
keys-default-of = { $command } : raccourcis par défaut
keys-default-all = Rétablir tous les raccourcis
keys-default-all-ask = Toutes les commandes retrouvent leurs raccourcis par défaut.
keys-default-all-do = Rétablir
keys-default-all-leave = Ne rien changer
keys-clash = { $keys } est le raccourci de « { $other } ». Le lui prendre ?
keys-clash-take = Prendre
keys-clash-leave = Annuler
keys-refused = { $keys } ne peut pas être un raccourci : { $use }.
keys-unknown = Cette touche ne peut pas être un raccourci.
keys-none = Aucune commande n’a ce nom ou ce raccourci. Essayez un mot plus court.
keys-always = { $keys } fait toujours cela
fixed-put-piece = sur l’échiquier, cela pose une pièce
fixed-skip = sur l’échiquier, cela saute des cases et choisit le pinceau
fixed-empty = sur l’échiquier, cela vide une case
fixed-next-rank = sur l’échiquier, cela passe à la rangée suivante
fixed-move-cursor = sur l’échiquier, cela déplace le curseur
fixed-select-squares = sur l’échiquier, cela sélectionne des cases
fixed-move-squares = sur l’échiquier, cela déplace ou copie la sélection
fixed-next-control = cela passe d’un élément à l’autre
fixed-clipboard = cela copie, coupe et colle

## Sheets

dialog-close = Fermer
gestures-mouse = Souris
gestures-keys = Touches sur l’échiquier
gestures-touch = Écran tactile et stylet
gestures-list-mouse = Souris sur la liste
gestures-list = Touches dans la liste
gestures-commands = Commandes
gesture-drag = Faire glisser une pièce
gesture-drag-does = la déplace ; hors de l’échiquier, la retire
gesture-copy = Ctrl ou Alt en faisant glisser
gesture-copy-does = la copie
gesture-spare-drag = Faire glisser une pièce de la réserve
gesture-spare-drag-does = en pose une
gesture-spare-click = Clic sur une pièce de la réserve
gesture-spare-click-does = la prend comme pinceau ; un nouveau clic la repose
gesture-spare-home = Ctrl et clic sur une pièce de la réserve
gesture-spare-home-does = pose toutes ses semblables sur leurs cases de départ
gesture-brush = Pinceau, bouton gauche
gesture-brush-does = pose la pièce ; retire une pièce égale ; maintenir et balayer pour peindre
gesture-brush-other = Pinceau, bouton droit
gesture-brush-other-does = pose la même pièce dans l’autre couleur
gesture-middle = Bouton du milieu
gesture-middle-does = prend comme pinceau la pièce sous le pointeur
gesture-board-wheel = Molette sur l’échiquier ; avec Maj
gesture-board-wheel-does = la pièce suivante comme pinceau ; l’autre couleur
gesture-piece-wheel = Ctrl et molette sur une pièce
gesture-piece-wheel-does = la change en une autre
gesture-brush-keys = 1 à 6, 7, 0, la souris sur l’échiquier
gesture-brush-keys-does = pinceau du roi au pion (encore : l’autre couleur), gomme, pointeur
gesture-brush-letters = Lettres, la souris sur l’échiquier
gesture-brush-letters-does = cette pièce comme pinceau, avec les mêmes lettres
gesture-symmetric = Placement symétrique
gesture-symmetric-does = ce qui est posé apparaît aussi en miroir pour l’autre camp
gesture-region = Maj et glisser sur des cases
gesture-region-does = les sélectionne
gesture-region-drag = Faire glisser la sélection ; avec Ctrl ou Alt ; hors de l’échiquier
gesture-region-drag-does = la déplace ; la copie ; la retire
gesture-double = Double-clic sur un roi, une tour ou un pion
gesture-double-does = accorde ou retire un roque, ou le double pas
gesture-play = Quand on joue des coups : glisser, ou deux clics
gesture-play-does = joue un coup légal ; une pièce de réserve revient à la mise en place
gesture-what-if = Quand on joue des coups : Ctrl en faisant glisser
gesture-what-if-does = déplace librement toute pièce (et si) ; le trait reste au même camp
gesture-piece-menu = Pointeur, bouton droit sur une case
gesture-piece-menu-does = un menu de ce qui peut y être fait
gesture-arrow = Pointeur, glisser avec le bouton droit
gesture-arrow-does = trace une flèche, ou efface celle-là
gesture-mark = De même, aller et retour
gesture-mark-does = marque la case
gesture-mark-color = De même avec Maj, Alt ou les deux
gesture-mark-color-does = rouge, bleu ou jaune ; un clic marque aussi
gesture-draw = Flèche de couleur derrière le FEN
gesture-draw-does = le bouton gauche ou un doigt dessine dans cette couleur, jusqu’à Échap
gesture-escape = Échap en faisant glisser
gesture-escape-does = remet en place
gesture-wheel = Molette sur un compteur
gesture-wheel-does = un de plus ou de moins
gesture-rows = Faire glisser une ligne de la liste
gesture-rows-does = la déplace dans le fichier, ou toutes celles sélectionnées
gesture-rows-tab = La faire glisser sur l’onglet d’un autre fichier
gesture-rows-tab-does = l’y déplace ; avec Ctrl, l’y copie
gesture-select = Clic sur une ligne ; avec Maj ; avec Ctrl
gesture-select-does = la met sur l’échiquier ; sélectionne jusqu’à elle ; la sélectionne ou la désélectionne
gesture-list-wheel = Ctrl et molette sur la liste
gesture-list-wheel-does = diagrammes plus grands ou plus petits
gesture-drop = Déposer des fichiers ou dossiers sur la fenêtre
gesture-drop-does = les ouvre
gesture-tap = Toucher une pièce de la réserve
gesture-tap-does = la prend comme pinceau
gesture-tap-board = Toucher une case
gesture-tap-board-does = pose la pièce ; retire une pièce égale
gesture-long-press = Garder le doigt sur une case
gesture-long-press-does = l’autre couleur ; avec le pointeur : un menu de pièces
gesture-touch-drag = Glisser d’un doigt
gesture-touch-drag-does = déplace une pièce, peint, ou sélectionne à partir d’une case vide
gesture-arrows = Flèches, Origine, Fin
gesture-arrows-does = déplacent le curseur
gesture-play-keys = Quand on joue des coups : lettres ; Entrée
gesture-play-keys-does = saisissent les coups sur une ligne ; prend et pose au curseur
gesture-moves-list = Dans la liste des coups : flèches ; Début, Fin ; Entrée
gesture-moves-list-does = parcourent la ligne, en haut et en bas les autres coups du dernier embranchement ; vont à ses extrémités ; replie la variante
gesture-extend = Maj et flèches, Origine, Fin
gesture-extend-does = sélectionnent des cases
gesture-move-block = Ctrl et flèches
gesture-move-block-does = déplacent la sélection, ou la pièce sous le curseur
gesture-copy-block = Ctrl, Maj et flèches
gesture-copy-block-does = en déplacent une copie
gesture-letters = R D T F C P, r d t f c p
gesture-letters-does = posent une pièce blanche ou noire et avancent ; aussi K, Q, B et N du FEN
gesture-digits = 1 à 8
gesture-digits-does = sautent autant de cases
gesture-next-rank = / ou Entrée
gesture-next-rank-does = passe à la rangée suivante
gesture-delete = x, . ou Espace ; Suppr ; Retour arrière
gesture-delete-does = vident la case et avancent ; restent ; reculent
gesture-list-arrows = Flèches, Page préc., Page suiv., Origine, Fin
gesture-list-arrows-does = vont de ligne en ligne ; l’échiquier suit
gesture-list-shift = Maj et ces touches
gesture-list-shift-does = sélectionnent jusque-là
gesture-list-ctrl = Ctrl et ces touches
gesture-list-ctrl-does = déplacent le curseur seul
gesture-list-space = Espace
gesture-list-space-does = sélectionne ou désélectionne la ligne du curseur
gesture-list-all = Ctrl+A, Ctrl+Maj+I, Échap
gesture-list-all-does = sélectionnent toutes les lignes, les autres, aucune
gesture-list-delete = Suppr, Ctrl+C, Ctrl+X, Ctrl+V
gesture-list-delete-does = suppriment, copient, coupent les lignes sélectionnées, collent des lignes
gesture-list-menu = Touche Menu, ou Maj+F10
gesture-list-menu-does = ce qui peut être fait des lignes sélectionnées
about-text = Un éditeur de positions d’échecs : l’échiquier et le FEN restent toujours synchronisés.
about-version = Version { $version }
about-licence = Licence : MIT ou Apache-2.0
about-libraries = Contient ces bibliothèques d’autres auteurs :
about-field = Chercher une bibliothèque par nom ou licence
about-hint = Nom ou licence
about-list = Bibliothèques
about-licence-of = Licence de { $library }
about-no-text = Ses auteurs n’ont joint aucun texte de licence à leur paquet.
about-count =
    { $number ->
        [0] Aucune bibliothèque n’a cela dans son nom ou sa licence
        [one] Une bibliothèque
       *[other] { $count } bibliothèques
    }

## The dialog for a diagram

picture-title = Diagramme
picture-file-name = diagramme
picture-preview = Aperçu : { $title }
picture-shown = { $width } × { $height } pixels
picture-shown-smaller = { $width } × { $height } pixels, affichage réduit
picture-choice = { $about } : { $choice }
picture-style = Style
picture-style-changed = modifié
picture-style-new = Nouveau style…
picture-style-save = Enregistrer
picture-style-discard = Annuler les modifications
picture-style-delete = Supprimer
picture-style-name = Nom du nouveau style
picture-style-name-hint = Nom
picture-style-taken = Ce nom est déjà pris
picture-style-keep = Enregistrer le style
style-usual = Standard
style-book = Livre
style-web = Web
theme-sage = Sauge
theme-book = Hachuré, pour l’impression
theme-green = Vert
theme-blue = Bleu
theme-brown = Brun
theme-grey = Gris
theme-contrast = Contraste élevé
picture-size = Largeur
picture-pixels = { " " }px
picture-resolution = Pixels/pouce
picture-physical = { $width } × { $height } cm ({ $inchwidth } × { $inchheight } po)
picture-margin = Marge
picture-margin-tip = Espace autour de l’ensemble
picture-of-a-square = d’une case
picture-coordinates = Coordonnées
picture-outside = Dehors
picture-inside = Dedans
picture-none = Sans
picture-orientation = En bas
picture-white-below = Blancs
picture-black-below = Noirs
picture-mover-below = Camp au trait
picture-frame = Cadre
picture-thin = Fin
picture-thick = Épais
picture-double = Double
picture-colors = Couleurs
picture-light = Cases claires
picture-dark = Cases sombres
picture-ground = Fond
picture-ink = Texte et cadre
picture-reset = { $color } : rétablir
picture-pieces = Pièces
pieces-staunton = Staunton
pieces-flat = Plates
pieces-print = Imprimerie
picture-folder = Dossier…
picture-folder-tip = Pièces d’un dossier de douze fichiers SVG
picture-folder-reading = Lecture de { $folder }…
picture-folder-read = Pièces du dossier { $folder }
picture-side-to-move = Trait
picture-annotations = Flèches et marques
picture-transparent = Fond transparent
picture-last-move = Dernier coup
picture-last-move-tip = Connu là où un pion vient d’avancer de deux cases
picture-problems = Anomalies
picture-problems-tip = Marquer les cases avec des avertissements ou des erreurs
picture-caption = Légende
picture-caption-field = Texte de la légende
picture-caption-hint = aucune
picture-number = Numéro
picture-number-field = Texte du numéro
picture-format = Format
picture-save = Enregistrer sous…
picture-copy = Copier l’image
picture-copy-svg = Copier le SVG
picture-unreadable = Le texte de cette ligne est illisible : le diagramme montre l’échiquier tel qu’il est.

## Command line

cli-about = Un éditeur de positions d’échecs : une position sur l’échiquier et en texte FEN, toujours synchronisés
cli-no-display = Il n’y a pas d’écran pour la fenêtre : ni WAYLAND_DISPLAY ni DISPLAY n’y mènent.
cli-no-display-advice = Lancez plutôt Tabiya dans un écran virtuel : xvfb-run -a tabiya …   (sous Debian : sudo apt-get install xvfb xauth)
cli-no-graphics = Aucune fenêtre n’a pu être ouverte : il n’y a pas ici de pilote graphique qui fonctionne.
cli-no-graphics-advice = Installez-en un. Sous Debian : sudo apt-get install libgl1 libegl1 libgl1-mesa-dri
cli-no-graphics-advice-windows = Installez le pilote de la carte graphique, fourni par son fabricant ou par Windows Update. Dans une machine virtuelle ou une session à distance qui n’en a pas, Tabiya fonctionne avec le fichier opengl32.dll de Mesa pour Windows, placé à côté de tabiya.exe.
cli-no-wgpu = Aucune fenêtre n’a été ouverte : ce programme a été compilé sans wgpu.
cli-no-wgpu-advice = Lancez-le sans --renderer, ou compilez-le avec wgpu : cargo build --release --features wgpu
cli-missing-library = Aucune fenêtre n’a pu être ouverte : une bibliothèque du système de fenêtrage manque ({ $reason }).
cli-missing-library-advice = Installez-la. Sous Debian : sudo apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1
cli-display-died = Le système de fenêtrage a disparu.
cli-display-died-advice = Ce qui était enregistré est intact ; le reste sera proposé au prochain démarrage, sur un écran qui fonctionne.
cli-without-window = Sans fenêtre, il y a : tabiya analyse, tabiya certify, tabiya check, tabiya convert, tabiya dedupe, tabiya diff, tabiya find, tabiya make, tabiya merge, tabiya positions, tabiya read, tabiya render, tabiya sample, tabiya sort, tabiya split, tabiya stats, tabiya tables, tabiya --help, tabiya --version
cli-no-picture = L’image de la fenêtre n’a pas pu être écrite : { $reason }
cli-no-picture-advice = Choisissez un fichier en .png dans un dossier où vous avez le droit d’écrire.
cli-fault = Tabiya s’est arrêté à cause d’une erreur interne : { $reason }.
cli-fault-advice = Ce qui était enregistré est intact ; le reste sera proposé au prochain démarrage. Merci de signaler cette phrase en indiquant ce que vous faisiez.
cli-fault-report = Ce qui était enregistré est intact ; le reste sera proposé au prochain démarrage. Merci de signaler ceci en indiquant ce que vous faisiez, avec { $path } (aucune de vos positions n’y figure).
cli-fault-aside = Une partie de Tabiya s’est arrêtée à cause d’une erreur interne : { $reason }.
cli-after-help =
    Exemples :
      tabiya games.fen endings.epd
      tabiya books/ openings.epd.gz
      tabiya '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
      tabiya check endings.fen
      tabiya convert --to shredder endings.fen
      tabiya positions --every games.pgn > positions.epd
      tabiya render --size 600 --output diagram.png '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
    Un fichier nommé comme une commande s’ouvre avec ./ devant son nom : ./check.
    Sans écran, lancez Tabiya dans un écran virtuel : xvfb-run -a tabiya …
    Les commandes, --help, --version et --licences n’en ont pas besoin.
    SIGTERM, SIGHUP et SIGINT (Ctrl+C) ferment la fenêtre aussitôt et sans question ; ce qui n’est pas enregistré est proposé au prochain démarrage.
    Le code de sortie de la fenêtre est 0 si elle a été fermée, 2 s’il n’a pas été possible d’en ouvrir une ou si elle a été perdue, et celui du signal (128 plus son numéro) si un signal y a mis fin.
cli-input = Fichiers à ouvrir, même compressés (.gz, .zip), et dossiers, dont les fichiers .fen et .epd sont ouverts ; ou une position ou une partie en texte (un FEN, un PGN ou des coups, même entourés d’autre texte) ; ou - pour l’entrée standard
cli-renderer = Ce qui dessine la fenêtre : auto prend ce qui convient le mieux au système ; wgpu n’est pas toujours compris
cli-theme = Couleurs de la fenêtre
cli-contrast = À quel point les couleurs se détachent
cli-zoom = Taille de l’ensemble, de 80 à 300 pour cent de ce que demande le système
cli-size = Taille de la fenêtre au démarrage ; sinon celle de la dernière fois
cli-bad-size = deux nombres séparés par un x, par exemple 1280x800
cli-screenshot = Mettre une image de la fenêtre dans ce fichier, puis la fermer
cli-licences = Afficher les bibliothèques du programme et leurs licences, sans rien faire d’autre
cli-file = Fichiers avec une position par ligne, non compressés ; - ou aucun fichier pour l’entrée standard
cli-argument = argument
cli-analyse-about = Soumettre les positions des fichiers à un moteur et écrire ce qu’il trouve ; les suites de tests sont notées
cli-analyse-engine = Le moteur (UCI) : son fichier, ou un nom tel que stockfish, cherché là où sont les programmes
cli-analyse-option = Régler une option du moteur, par exemple "Skill Level=20" ; peut être répété
cli-analyse-bad-option = une option avec sa valeur, par exemple Hash=64 (NAME=VALUE)
cli-analyse-processes = Combien de processus du moteur travaillent côte à côte [par défaut : 1]
cli-analyse-threads = Fils d’exécution de chaque processus (son option Threads)
cli-analyse-memory = Mémoire pour les tables de chaque processus (son option Hash)
cli-analyse-time = Chercher dans chaque position pendant cette durée : 500ms, 2s (ou 2), 1.5min, 1h
cli-analyse-bad-time = une durée telle que 500ms, 2s, 1.5min ou 1h
cli-analyse-depth = Chercher dans chaque position jusqu’à cette profondeur
cli-analyse-nodes = Chercher ce nombre de nœuds dans chaque position : 1000000, 1000k ou 1M
cli-analyse-bad-count = un nombre tel que 1000000, 1000k ou 1M
cli-analyse-mate = Chercher un mat en ce nombre de coups ; sans autre limite, au plus une minute par position
cli-analyse-stop-when-stood = S’arrêter aussi quand le coup demandé est resté le meilleur pendant ce nombre de profondeurs
cli-analyse-patience = Si le moteur ne dit rien pendant cette durée (ou plus longtemps, quand la profondeur ou le nombre de nœuds l’exige), lui demander s’il fonctionne encore, et le relancer s’il reste muet [par défaut : 30s]
cli-analyse-lines = Combien de variantes le moteur suit ; à partir de deux, le contrôle signale un second coup aussi bon [par défaut : 1]
cli-analyse-write = Quelles opérations sont écrites, séparées par des virgules [par défaut : acd,acn,acs,ce,dm,pm,pv,engine]
cli-analyse-replace = Remplacer ces opérations là où elles figurent déjà ; sinon rien de ce qui s’y trouve n’est touché
cli-analyse-again = Chercher aussi les enregistrements qui ont déjà un résultat de ce moteur à la limite ou au-delà
cli-analyse-output = Écrire les enregistrements dans ce fichier, une fois tous terminés ; d’ici là, les résultats sont gardés à côté (FILE.analysis). Ce peut être l’un de ceux qui sont lus, et il reste intact si un autre programme le modifie entre-temps
cli-analyse-resume = Reprendre un travail arrêté, tué ou coupé : seul ce qui n’a pas encore de résultat est cherché
cli-analyse-json = Afficher un objet JSON par enregistrement et un à la fin, pour des programmes
cli-analyse-table = Afficher combien d’enregistrements sont résolus, par thème et par fichier, et lesquels ne le sont pas
cli-analyse-compare = Comparer les résultats de deux fichiers : ce qui n’est résolu que dans le premier, que dans le second, dans les deux, dans aucun
cli-analyse-after-help =
    Seul ce qui est nommé ici est lancé. Il faut au moins une limite : --time, --depth, --nodes ou --mate. Les positions égales sont cherchées une fois ; une position que le moteur refuserait, lirait mal ou qui le ferait planter ne lui est pas envoyée, et la raison est dite. Un moteur qui meurt est relancé, et son enregistrement reçoit l’opération engine_error.

    Les commentaires, les lignes vides, illisibles ou à corriger, et toutes les opérations d’un enregistrement sont repris tels quels. Sans --output, --json ni --table, les enregistrements vont sur la sortie standard.

    Les enregistrements avec bm, am, dm ou des points (c0 "f5=10, Be5+=2") sont notés et contrôlés : un coup injouable, un second coup aussi bon que le seul donné, un mat plus court.

    Exemples :
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd suite.epd
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd --resume suite.epd
      tabiya analyse --engine ./new --time 1s --table sts1.epd sts2.epd
      tabiya analyse --compare old.epd new.epd

    Code de retour : 0 tout est résolu ou ne demande rien ; 1 quelque chose n’est pas résolu, appelle une remarque ou n’a pas été envoyé ; 2 une ligne est illisible, ou le moteur y a échoué ; 3 un fichier ou le moteur est inutilisable, ou la ligne de commande est erronée ; après Ctrl+C, un shell dit 130. Avec --compare : 1 si un seul des fichiers a résolu quelque chose.
cli-check-about = Dire ligne par ligne ce qui ne va pas dans les positions des fichiers ; rien n’est modifié
cli-check-json = Afficher un objet JSON par position, pour des programmes
cli-check-strict = Compter comme rejetées les lignes qu’il a fallu corriger
cli-check-after-help =
    Pour chaque ligne qui n’est pas correcte, la commande dit s’il a fallu corriger quelque chose pour la lire, si la position est possible en partie, ou pourquoi aucune position ne peut en être tirée. Les lignes vides et celles qui commencent par #, ;, % ou // sont sautées.
    
    Exemples :
      tabiya check endings.fen
      tabiya check --json games.epd openings.fen > report.json
      some-program | tabiya check --strict
    
    Code de sortie : 0 toutes les lignes sont exactes et légales ; 1 quelque chose a été corrigé ou est illégal ; 2 une ligne a été rejetée ; 3 un fichier n’a pas pu être lu ou la ligne de commande est fausse.
cli-convert-about = Écrire les positions des fichiers sous une autre forme ; ce qui n’est pas une position est repris tel quel
cli-convert-to = La forme à écrire ; par défaut fen, ou celle que dit la terminaison de la sortie : .plain, .bullet, .viri, .parquet
cli-convert-from = Lire les entrées comme des lignes, comme des tableaux (CSV, TSV, lignes JSON), comme des données d’entraînement (plain, bullet, viri) ou comme du Parquet ; par défaut, la terminaison du nom décide
cli-convert-left-out = Tout ne tient pas dans le tableau :
cli-convert-left-out-of-form = Tout ne tient pas dans la forme { $form } :
cli-convert-no-text = Cette forme n’est pas du texte et ne s’écrit pas sur un terminal ; indiquez un fichier avec --output
cli-output-is-form = { $file } n’a pas été écrit : cette commande écrit des lignes, et les fichiers de ce nom ont la forme { $form }, qu’écrit tabiya convert
cli-parquet-not = { $file } : ce n’est pas un fichier Parquet, ou il est tronqué
cli-parquet-encrypted = { $file } : le fichier est chiffré, et tabiya n’a pas de clé
cli-parquet-packing = { $file } : ses colonnes sont compressées avec { $packing }, qui n’est pas lu. Réécrivez-le avec Snappy, gzip, Zstandard ou LZ4, par exemple dans DuckDB : COPY (FROM 'old.parquet') TO 'new.parquet' (COMPRESSION zstd)
cli-parquet-too-large = { $file } : ses pages sont trop grandes : l’une dépasse 256 Mio ou a trop de valeurs, ou elles demandent ensemble plus de 512 Mio. Tout ce qui précède a été lu ; réécrivez le fichier avec des pages plus petites
cli-parquet-damaged = { $file } : le fichier Parquet est abîmé ; tout ce qui précède a été lu
positions-record = enregistrement { $row } : { $why }
positions-fault-board = ces octets ne sont pas un échiquier avec un résultat
positions-fault-property = incompris et laissé de côté : { $word }
positions-fault-cut-off = le fichier s’arrête au milieu
left-out-incomplete = { $number ->
    [one] { $count } enregistrement n’a pas de coup (pm, bm), d’évaluation (ce) ou de résultat (result), dont la forme a besoin. Il a été laissé de côté.
   *[other] { $count } enregistrements n’ont pas de coup (pm, bm), d’évaluation (ce) ou de résultat (result), dont la forme a besoin. Ils ont été laissés de côté.
}
left-out-inexpressible = { $number ->
    [one] { $count } enregistrement ne peut pas être exprimé : trop de pièces, pas un roi de chaque couleur, aucun coup légal ou un nombre trop grand. Il a été laissé de côté.
   *[other] { $count } enregistrements ne peuvent pas être exprimés : trop de pièces, pas un roi de chaque couleur, aucun coup légal ou un nombre trop grand. Ils ont été laissés de côté.
}
left-out-side = { $number ->
    [one] Les noirs ont le trait dans { $count } position. Elle est écrite avec les couleurs échangées, comme la forme le veut.
   *[other] Les noirs ont le trait dans { $count } positions. Elles sont écrites avec les couleurs échangées, comme la forme le veut.
}
left-out-castling = { $number ->
    [one] { $count } position perd ses droits de roque.
   *[other] { $count } positions perdent leurs droits de roque.
}
left-out-en-passant = { $number ->
    [one] { $count } position perd sa case de prise en passant.
   *[other] { $count } positions perdent leur case de prise en passant.
}
left-out-counters = { $number ->
    [one] { $count } position perd son compteur de demi-coups et son numéro de coup.
   *[other] { $count } positions perdent leur compteur de demi-coups et leur numéro de coup.
}
cli-convert-en-passant = Écrire la case de prise en passant après chaque double pas, seulement quand un pion pourrait prendre, ou seulement quand une prise est légale, là où la forme laisse le choix
cli-convert-repair = Convertir aussi les lignes qu’il faut corriger ; chacune est signalée
cli-convert-output = Écrire ce fichier au lieu de la sortie standard, une fois tout converti ; ce peut être l’un de ceux qui sont lus, et il reste intact si un autre programme le modifie entre-temps
cli-convert-after-help =
    Les commentaires, les lignes vides et les lignes illisibles sont repris tels quels, de même que les lignes inexactes sauf avec --repair ; chacune de ces dernières est signalée. Les opérations EPD sont conservées : avec --to fen et --to shredder, une telle ligne reste de l’EPD, en PGN les joueurs, le tournoi et la solution deviennent des étiquettes et des coups de la partie et le reste un commentaire, et ailleurs une ligne de commentaire. Les formes board, pieces, text et text-unicode en disent moins qu’un FEN ; forum et latex sont faites pour les forums et les documents.
    
    Exemples :
      tabiya convert --to shredder openings.epd > shredder.epd
      tabiya convert --repair --output games.fen games.fen
      tabiya convert --to uci --en-passant legal endings.fen
    
    Code de sortie : 0 toutes les positions sont converties ; 1 quelque chose a été corrigé ; 2 une ligne a été reprise sans conversion ; 3 un fichier n’a pas pu être lu ou écrit, ou la ligne de commande est fausse.
cli-records-file = Fichiers avec une position par ligne, même compressés (.gz, .zst, .bz2), et dossiers de tels fichiers ; - ou aucun fichier désigne l’entrée standard
cli-records-output = Écrire dans ce fichier au lieu de la sortie standard, quand tout est terminé ; il peut être l’un des fichiers lus, et n’est pas écrit si un autre programme le modifie entre-temps
cli-records-memory = Garder environ ce nombre de Mio de lignes en mémoire, et mettre le reste dans le dossier des fichiers temporaires (TMPDIR)
cli-progress-writing = Écriture : { $percent } %
records-line-too-long = { $file }:{ $line } : la ligne dépasse 64 Kio et a été omise
records-odd-byte = { $file } : le fichier s’arrête au milieu d’un caractère, et son dernier octet a été omis
records-no-files = { $folder } : aucun fichier de ce dossier ne se termine par .epd, .fen ou .txt
records-of-games = { $file } : chaque ligne a été lue comme une position et non comme un extrait de partie ; tabiya positions écrit les positions des parties
records-changed = un autre programme l’a modifié depuis que la commande a commencé à le lire. Relancez la commande
cli-find-about = Écrire les lignes qui répondent à une recherche
cli-find-query = Les conditions comme dans le champ de recherche de la fenêtre, en un seul argument ; peut être vide
cli-find-board = Le premier champ d’une FEN auquel l’échiquier doit correspondre ; ? désigne un contenu quelconque, les chiffres des cases vides
cli-find-bad-board = le premier champ d’une FEN, avec huit rangées de huit cases, où ? désigne un contenu quelconque
cli-find-no-option = cette option n’existe pas ; mettez un texte à chercher entre guillemets doubles
cli-find-mirrored = Trouver aussi le motif avec gauche et droite échangées
cli-find-colours = Trouver aussi le motif avec les couleurs échangées et les rangées inversées
cli-find-invert = Écrire les lignes qui ne répondent pas à la recherche
cli-find-count = Écrire seulement le nombre de lignes
cli-find-after-help =
    Toutes les conditions doivent être remplies. Les lignes sans position ne répondent qu’aux conditions sur le texte. Les mots de la recherche sont anglais ou dans la langue du programme. Une recherche peut commencer par un tiret ; si elle commence par -o, écrivez -- avant elle.

    Exemples :
      tabiya find 'KRPvKR w rating>=2200' endings.epd > rook-endings.epd
      tabiya find --count --invert legal positions/
      tabiya find '' --board '8/8/8/8/????????/????????/PPPPPPPP/RNBQKBNR' openings.fen

    Code de sortie : 0 une ligne est trouvée ; 1 aucune ligne n’est trouvée ; 3 un fichier n’a pas pu être lu ou écrit, une ligne a été omise, ou la ligne de commande est fausse.
cli-sort-about = Écrire les lignes de fichiers dans un nouvel ordre
cli-sort-by = material (matériel), men (le nombre de pièces), text (les octets de la ligne) ou le code d’une opération comme rating, dont les opérandes sont comparés
cli-sort-descending = Les plus grands viennent en premier
cli-sort-after-help =
    Les lignes égales gardent leur ordre. Les lignes sans la propriété comparée viennent en dernier. Les fichiers peuvent dépasser la mémoire.

    Exemples :
      tabiya sort --by material endings.epd > sorted.epd
      tabiya sort --by rating --descending --output puzzles.epd puzzles.epd

    Code de sortie : 0 tout est trié ; 3 un fichier n’a pas pu être lu ou écrit, une ligne a été omise, ou la ligne de commande est fausse.
cli-sample-about = Écrire quelques lignes de fichiers, choisies au hasard
cli-sample-number = Choisir ce nombre de lignes, ou toutes s’il y en a moins
cli-sample-share = Choisir cette part des lignes, en pour cent, par exemple 0.5
cli-sample-bad-share = une part de 0 à 100 pour cent, avec quatre décimales au plus
cli-sample-seed = Un autre nombre donne un autre choix, le même nombre le même choix
cli-sample-by = Chaque valeur de cette propriété a sa part : material, men, ou le code d’une opération comme result
cli-sample-after-help =
    L’ordre des lignes reste. Les commentaires et les lignes vides sont laissés de côté. Les fichiers peuvent dépasser la mémoire.

    Exemples :
      tabiya sample --number 1000 --seed 7 puzzles.epd > thousand.epd
      tabiya sample --share 5 --by material endings/

    Code de sortie : 0 l’échantillon est écrit ; 3 un fichier n’a pas pu être lu ou écrit, une ligne a été omise, ou la ligne de commande est fausse.
cli-stats-about = Compter les lignes de fichiers selon leurs propriétés
cli-stats-json = Afficher un objet JSON, pour des programmes
cli-stats-after-help =
    Ce sont les nombres des statistiques de la fenêtre : trait, légalité, phase, finales, nombre de pièces, balance du matériel, évaluation, longueur de la solution, doublons et cases des pièces. Les fichiers peuvent dépasser la mémoire.

    Exemples :
      tabiya stats endings.epd
      tabiya stats --json positions/ | jq .duplicates

    Code de sortie : 0 tout est compté ; 3 un fichier n’a pas pu être lu, une ligne a été omise, ou la ligne de commande est fausse.
stats-summary = Lignes : { $lines }, dont avec position : { $positions }
cli-dedupe-about = Écrire chaque position une fois, sans ses doublons
cli-dedupe-same = Les champs qui doivent être égaux : four (échiquier, trait, roques, prise en passant légale), all (six champs), board (échiquier), line (la ligne entière), ou une liste comme board,side de board, side, castling, en-passant et counters
cli-dedupe-mirrored = Les positions avec gauche et droite échangées sont les mêmes, si personne ne peut roquer
cli-dedupe-colours = Les positions avec les couleurs échangées et les rangées inversées sont les mêmes
cli-dedupe-keep = Parmi les mêmes positions, garder la première, la dernière, ou celle qui a le plus d’opérations
cli-dedupe-merge = Ajouter à la ligne gardée les opérations des lignes retirées dont elle n’a pas le code
cli-dedupe-dropped = Écrire les lignes retirées dans ce fichier
cli-dedupe-after-help =
    L’ordre des lignes reste. Les commentaires et les lignes vides sont gardés. Les lignes sans position ne sont les mêmes que si tous leurs octets le sont. Les fichiers peuvent dépasser la mémoire.

    Exemples :
      tabiya dedupe openings.epd more.epd > unique.epd
      tabiya dedupe --keep most --dropped dropped.epd --output suite.epd suite.epd
      tabiya dedupe --same board --mirrored --colours endings/

    Code de sortie : 0 chaque position est écrite une fois ; 3 un fichier n’a pas pu être lu ou écrit, une ligne a été omise, ou la ligne de commande est fausse.
dedupe-summary = Lignes : { $lines }, doublons retirés : { $dropped }
cli-dedupe-bad-fields = four, all, board, line, ou une liste avec des virgules de board, side, castling, en-passant et counters
cli-split-about = Répartir les lignes de fichiers entre plusieurs fichiers
cli-split-number = Écrire ce nombre de positions dans chaque fichier
cli-split-shares = Répartir les positions au hasard dans cette proportion, chaque position dans un seul fichier ; par exemple train=80,validation=10,test=10
cli-split-bad-share = un nom et un nombre entier supérieur à 0, comme train=80 ; le nom doit être possible pour un fichier
cli-split-by = Écrire un fichier pour chaque matériel (material), chaque nombre de pièces (men) ou chaque opérande d’une opération comme theme ou result
cli-split-seed = Un autre nombre donne une autre répartition, le même nombre la même
cli-split-output = Les noms des fichiers, où {"{}"} désigne le numéro, la part ou la valeur ; par exemple "parts/part-{"{}"}.epd"
cli-split-bad-output = un nom de fichier qui contient {"{}"}
cli-split-replace = Remplacer les fichiers existants ; sinon rien n’est écrit s’il y en a un
cli-split-after-help =
    L’ordre des lignes reste. Les commentaires et les lignes vides ne sont gardés qu’avec --number. Avec --by, une ligne avec plusieurs opérandes est dans plusieurs fichiers, et une ligne sans opérande dans « none ». Les fichiers peuvent dépasser la mémoire. Rien n’est écrit si tout ne peut pas être lu. Les noms des fichiers sont affichés, chacun avec son nombre de positions.

    Exemples :
      tabiya split --number 100000 --output 'part-{"{}"}.epd' puzzles.epd
      tabiya split --shares train=80,validation=10,test=10 --seed 7 -o 'data/{"{}"}.epd' positions/
      tabiya split --by material --output 'endings/{"{}"}.epd' endings.epd

    Code de sortie : 0 tous les fichiers sont écrits ; 3 un fichier n’a pas pu être lu ou écrit, une ligne a été omise, ou la ligne de commande est fausse.
split-summary = Nombre de positions : { $positions }, de fichiers : { $files }
split-too-many = Il faudrait plus de { $most } fichiers. Rien n’a été écrit.
split-file-exists = { $file } existe déjà ; rien n’a été écrit. Remplacez les fichiers existants avec --replace, ou choisissez un autre nom.
cli-diff-about = Signaler les enregistrements que deux collections n’ont pas en commun
cli-diff-json = Afficher un objet JSON par différence, pour des programmes
cli-diff-old = L’ancien fichier ou dossier ; - désigne l’entrée standard
cli-diff-new = Le nouveau fichier ou dossier ; - désigne l’entrée standard
cli-diff-after-help =
    Les lignes avec la même position sont des versions d’un enregistrement : - est une ligne retirée, + une ligne ajoutée, ~ une ligne modifiée, avec ses opérations modifiées au-dessous. L’ordre des lignes et des opérations ne compte pas, ni les lignes vides. Les fichiers peuvent dépasser la mémoire.

    Exemples :
      tabiya diff old.epd new.epd
      tabiya diff --json suite-2025/ suite-2026/ | jq .new_line

    Code de sortie : 0 il n’y a pas de différence ; 1 il y en a ; 3 un fichier n’a pas pu être lu, une ligne a été omise, ou la ligne de commande est fausse.
diff-summary = Retirés : { $removed }, modifiés : { $changed }, ajoutés : { $added }
diff-incomplete = Aucune différence n’est affichée, car tout n’a pas pu être lu
cli-merge-about = Réunir des collections, ou trois versions d’une collection pour Git
cli-merge-all = Écrire toutes les lignes à la suite, avec les doublons
cli-merge-git = Réunir trois versions, enregistrement par enregistrement, dans OURS, avec des marques de conflit là où les deux côtés se contredisent
cli-merge-marker-size = Nombre de signes d’une marque de conflit
cli-merge-after-help =
    L’ordre des lignes reste, et les commentaires et lignes vides sont gardés. Parmi les lignes avec la même position, une reste et reçoit les opérations des autres dont elle n’a pas le code. Les fichiers peuvent dépasser la mémoire, sauf avec --git.

    Exemples :
      tabiya merge --output all.epd mine.epd yours.epd
      tabiya merge --all january/ february/ > spring.epd
      git config merge.tabiya.driver 'tabiya merge --git %O %A %B'

    Code de sortie : 0 tout est réuni ; 1 il y a des conflits (--git) ; 3 un fichier n’a pas pu être lu ou écrit, une ligne a été omise, ou la ligne de commande est fausse ; 129 la même chose avec --git.
merge-conflicts = Nombre de conflits : { $count }
cli-make-about = Créer des positions d’après une recette
cli-make-recipe = Les conditions, séparées par des virgules, les pièces d’abord : « KRP v KR, white wins, no capture »
cli-make-file = Lire la recette dans ce fichier
cli-make-again = Lire la recette qu’un fichier créé par cette commande garde dans un commentaire
cli-make-count = Le nombre de positions, au lieu de celui de la recette (10)
cli-make-seed = Une autre graine fait un autre choix, au lieu de celle de la recette (0)
cli-make-after-help =
    Les conditions, chacune au plus une fois :
      KRP v KR, ou plusieurs : KQ v K or KR v K
      white pawn on 5-7, black king on e4-h8 dark, white rook on a or h1 (cases, rectangles, colonnes, rangées ; plusieurs mots valent ensemble)
      white to move, black to move (trait aux Blancs ou aux Noirs)
      white wins, black wins, draw ; win ou loss pour le camp au trait
      mate in 10-30 (jusqu’à quatre pièces), dtz 1-20 (avec des tables Syzygy), winning moves 1, winning moves 2+ (nombre de coups gagnants)
      no capture (aucune prise possible), no check (pas d’échec)
      reciprocal zugzwang (zugzwang réciproque) ; turn decides (gagné avec un camp au trait, nul avec l’autre)
      any last move (aussi les positions auxquelles aucun coup ne mène), mirrored too (aussi les positions semblables)
      count 50 (nombre), seed 7 (graine)

    Tabiya connaît toutes les finales jusqu’à quatre pièces ; pour les autres, il interroge des tables Syzygy. Les positions sont choisies au hasard. La même recette donne les mêmes positions sur toute machine. S’il en existe moins, toutes sont écrites. La première ligne garde la recette.

    Exemples :
      tabiya make "KP v K, white to move, white wins, winning moves 1" --count 50 --output pawns.epd
      tabiya make --syzygy ~/syzygy "KRP v KR, white pawn on 5-7, white to move, white wins, no capture"
      tabiya make --again pawns.epd --seed 8

    Code de retour : 0 le nombre voulu de positions est créé ; 1 il en existe moins ; 3 un fichier ou une table n’a pas pu être lu ou écrit, ou la recette ou la ligne de commande est incorrecte.
make-summary = Positions créées : { $count }
make-only = Seules { $count } positions sur { $wanted } existent
make-broken-off = Positions créées : { $count } sur { $wanted }
make-progress = { $found } sur { $count } trouvées, { $percent } % de tous les placements essayés
make-no-recipe = { $file } : aucune ligne ne garde une recette
make-recipe-too-long = { $file } : ce n’est pas une recette, car il dépasse 1 Mio
make-no-table = La table { $file } manque. Indiquez son dossier avec --syzygy.
recipe-nothing = La recette est vide. Elle commence par les pièces, par exemple KRP v KR.
recipe-version = Cette version de Tabiya ne connaît pas de telles recettes : « { $text } »
recipe-pieces = Ce ne sont pas les pièces de deux camps, chacun avec un roi, par exemple KRP v KR : « { $text } »
recipe-too-many-pieces = Une recette a au plus 16 pièces : « { $text } »
recipe-unknown-condition = Il n’y a pas de telle condition : « { $text } »
recipe-twice = Ceci est donné deux fois : « { $text } »
recipe-squares = Ce ne sont pas des cases, des colonnes ou des rangées comme e4-h8, a-c ou 5-7 : « { $text } »
recipe-too-few-squares = Il y a trop peu de cases pour les pièces : « { $text } »
recipe-no-such-piece = La recette n’a pas une telle pièce : « { $text } »
recipe-number = Ce n’est ni un nombre ni un intervalle comme 10-30 ou 2+ : « { $text } »
recipe-count = Le nombre de positions va de 1 à 1 000 000 : « { $text } »
recipe-mate-of-too-many = La distance au mat est connue jusqu’à quatre pièces : « { $text } »
recipe-contradiction = Ceci contredit le résultat : « { $text } »
cli-tables-about = Écrire la vérité des finales dans les enregistrements et signaler les affirmations fausses
cli-tables-syzygy = Un dossier de tables Syzygy (.rtbw, .rtbz) pour plus de quatre pièces ; peut être donné plusieurs fois
cli-tables-check = Ne pas écrire d’enregistrements : énumérer les affirmations fausses
cli-tables-replace = Remplacer dm, ce, wdl et dtz là où l’enregistrement les a déjà
cli-tables-after-help =
    Tabiya connaît toutes les finales jusqu’à quatre pièces : le résultat et la distance au mat. Il ajoute dm (le camp au trait mate en autant de coups), ce (un mat ou une nulle), wdl (2 gagné, 0 nul, -2 perdu ; 1 et -1 si la règle des cinquante coups en fait une nulle) et, avec des tables Syzygy, dtz. Un FEN devient une ligne EPD, et ses compteurs deviennent hmvc et fmvn. Toutes les autres lignes restent telles quelles.
    Une affirmation est fausse si dm, un mat dans bm ou wdl contredit les tables, ou si un coup de bm gâche le résultat.

    Exemples :
      tabiya tables endings.epd > known.epd
      tabiya tables --check suite.epd
      tabiya tables --syzygy ~/syzygy --replace --output suite.epd suite.epd

    Code de retour : 0 aucune affirmation n’est fausse ; 1 une affirmation est fausse ; 3 un fichier ou une table n’a pas pu être lu, une ligne a été omise ou la ligne de commande est incorrecte.
tables-summary = Lignes : { $lines }, de vérité connue : { $known }, affirmations fausses : { $false }
tables-false-claim = { $claim } est faux : { $truth }
tables-false-move = { $claim } gâche le résultat : { $truth }
endgame-truth = Vérité des finales
endgame-truth-file =
    { $number ->
        [one] Interroge les tables de finales sur la seule position de ce fichier.
       *[other] Interroge les tables de finales sur les { $count } positions de ce fichier.
    }
endgame-truth-shown =
    { $number ->
        [one] Interroge les tables de finales sur la seule position affichée dans la liste.
       *[other] Interroge les tables de finales sur les { $count } positions affichées dans la liste.
    }
endgame-truth-selected =
    { $number ->
        [one] Interroge les tables de finales sur la position sélectionnée.
       *[other] Interroge les tables de finales sur les { $count } positions sélectionnées.
    }
endgame-truth-about = Les affirmations fausses sont énumérées, et les résultats peuvent être écrits dans les enregistrements : dm, ce, wdl, dtz.
endgame-truth-by-heart = Tabiya connaît toutes les finales jusqu’à quatre pièces. Pour davantage de pièces, choisissez des dossiers de tables Syzygy dans les paramètres.
endgame-truth-tables = Tabiya connaît toutes les finales jusqu’à quatre pièces. Vos tables Syzygy vont jusqu’à { $pieces } pièces.
endgame-truth-stopped = Les tables n’ont pas encore été interrogées sur ces positions, ou les positions ont changé depuis.
endgame-truth-again = Interroger à nouveau
endgame-truth-known = Résultats connus : { $count }
endgame-truth-unknown = Inconnus : { $count }
endgame-truth-false-count = Affirmations fausses : { $count }
endgame-truth-second-count = Deuxièmes solutions : { $count }
endgame-truth-false = Affirmations fausses
endgame-truth-second = Deuxièmes solutions
endgame-truth-no-games = Les tables sont interrogées sur des positions. Pour cela, ouvrez les parties comme positions.
endgame-truth-no-false = Aucune affirmation n’est fausse.
endgame-truth-no-second = Aucun enregistrement n’a de deuxième solution.
endgame-truth-replace-tip = Retire aussi les opérations devenues fausses. Sinon, seules les opérations manquantes sont ajoutées.
endgame-truth-write =
    { $number ->
        [one] Écrire dans { $count } enregistrement
       *[other] Écrire dans { $count } enregistrements
    }
endgame-truth-write-none = Rien à écrire
endgame-truth-show = Afficher
wrong-move-of-solution = Coup { $turn } de la solution : { $reason }
status-endgame-truth = Interrogation des tables de finales…
tables-none = { $folder }: aucune table Syzygy (.rtbw, .rtbz)
tables-folder-not-found = { $file } : ce dossier n’existe pas
tables-not-a-folder = { $file } : c’est un fichier, pas un dossier
find-beyond-tables =
    { $number ->
        [one] Une position n’est pas dans les tables de finales.
       *[other] { $count } positions ne sont pas dans les tables de finales.
    }

cli-certify-about = Marquer les exercices où un seul coup est juste, et donner les raisons pour les autres
cli-certify-engine = Le moteur pour les positions qu’aucune table ne connaît : un fichier, ou un nom des dossiers habituels
cli-certify-check = Ne pas écrire d’enregistrements : énumérer les exercices qui ne sont pas certifiés, ou seulement en partie
cli-certify-replace = Couper la solution (pv) là où elle n’est plus la seule
cli-certify-again = Juger aussi les enregistrements qui ont déjà la marque certified
cli-certify-after-help =
    Un exercice est un enregistrement avec une solution (pv, bm, pm) ou un mat annoncé (dm). Un coup est juste s’il mate dans le nombre de coups annoncé ou, sans mat, s’il garde le résultat. Chaque fois que c’est au résolveur de jouer dans la solution, un seul coup doit être juste. Si cela échoue au premier coup, l’exercice n’est pas certifié ; à un coup ultérieur, il est certifié jusque-là.

    Les tables de finales jugent là où elles suffisent : celles du programme jusqu’à quatre pièces, celles de --syzygy au-delà si aucun mat n’est annoncé. Ailleurs, le moteur juge, avec deux lignes d’analyse : à partir de 2,5 pions un camp gagne, jusqu’à 1 pion personne, et entre les deux la question reste ouverte. Sans limites, il examine 1 million de positions.

    Ce qui réussit reçoit l’opération certified, avec le nombre de coups du résolveur et le juge (tables, engine ou both) : certified 3 tables. Les enregistrements qui l’ont sont sautés.

    Exemples :
      tabiya certify mates.epd > certified.epd
      tabiya certify --engine stockfish --depth 20 --output suite.epd suite.epd
      tabiya certify --check --syzygy ~/syzygy studies.epd

    Code de sortie : 0 si chaque exercice est certifié, 1 si l’un ne l’est pas, 3 si un fichier n’a pu être lu ou écrit.
certify-summary = Lignes : { $lines }, certifiés : { $certified }, non certifiés : { $refused }, sautés : { $skipped }
certify-refused = { $file }:{ $line } : non certifié : { $reason }
certify-cut = { $file }:{ $line } : certifié jusqu’au coup { $turns } : { $reason }
certify-no-solution = il n’y a pas de solution
certify-no-moves = la position n’a pas de coups légaux selon les règles
certify-second = { $move } est juste aussi
certify-shorter =
    { $moves ->
        [one] il y a un mat en un coup
       *[other] il y a un mat en { $moves } coups
    }
certify-no-mate = il n’y a pas de mat dans le nombre de coups annoncé
certify-wrong = le coup de la solution est faux ; { $move } est juste
certify-lost = le camp au trait perd dans tous les cas
certify-nothing-keeps = aucun coup ne garde le résultat des coups précédents
certify-beyond = aucune table de finales ne connaît la position ou sa distance au mat
certify-table = une table est inutilisable
certify-engine = le moteur n’a pas répondu
certify-few-lines = { $engine } : il a donné moins de deux lignes d’analyse, alors que les deux meilleurs coups sont comparés. Choisissez un moteur qui a l’option MultiPV, ou relevez les limites de la recherche.
certify-not-proved = les valeurs des coups ne prouvent rien
certify-not-marked = la marque certified ne peut pas être ajoutée aux opérations
table-foreign = { $file }: n’est pas une table Syzygy
table-cut = { $file }: est tronqué
table-damaged = { $file }: est endommagé
table-other-pieces = { $file }: porte sur d’autres pièces que ne le dit son nom
table-unreadable = { $file }: est illisible
command-endgame-results = Afficher les résultats des finales
command-results-for-other-side = Résultats si l’autre camp avait le trait
other-words-endgame-results = et si tablebase tables de finales vérité gagné nulle perdu mat indice cases autre camp trait
setting-endgame-results = Résultats des finales sur l’échiquier
setting-endgame-results-about = Pendant que vous faites glisser une pièce, la tenez comme pinceau ou la déplacez au clavier, chaque case montre le résultat qu’aurait la position : gain des blancs ou des noirs, avec le nombre de coups jusqu’au mat, nulle ou illégale. Quand on joue, les coups ont aussi un résultat. Tabiya connaît toutes les finales jusqu’à quatre pièces.
setting-endgame-results-words = et si tablebase syzygy vérité gagné nulle perdu mat indice cases
announce-for-other-side = Les résultats sont aussi montrés comme si l’autre camp avait le trait
announce-for-own-side = Les résultats valent pour le camp au trait
outcome-illegal = Illégale
outcome-white-wins = Les blancs gagnent
outcome-black-wins = Les noirs gagnent
outcome-fifty = Nulle par la règle des cinquante coups
outcome-here = ici : { $result }
outcome-on-square = { $square } : { $result }
outcome-if-to-move =
    { $side ->
        [white] Si les blancs avaient le trait : { $result }
       *[black] Si les noirs avaient le trait : { $result }
    }
outcome-moves = Coups par résultat
outcome-of-move = { $move } : { $result }
status-finding-tables = Recherche de tables de finales
setting-table-folders = Tables de finales
setting-table-folders-about = Dossiers avec des tables Syzygy (.rtbw, .rtbz) pour les finales de plus de quatre pièces. Les dossiers qu’un moteur a comme SyzygyPath sont aussi utilisés.
setting-table-folders-words = syzygy tablebase tables dossier rtbw rtbz syzygypath
tables-add-folder = Ajouter un dossier…
tables-look-again = Chercher de nouveau
tables-remove-folder = Retirer { $folder }
tables-of-engine = comme SyzygyPath de { $engine }
tables-found =
    { $count ->
        [one] Une table
       *[other] { $count } tables
    }, jusqu’à { $pieces } pièces
tables-none-found = Aucune table trouvée
tables-disk-silent = Le disque des tables de finales ne répond pas
tables-folder-fault = { $folder } : { $reason }
tables-more-faults =
    { $count ->
        [one] Et un autre fichier
       *[other] Et { $count } autres fichiers
    }
dialog-table-folder-title = Dossier des tables de finales
file-dialog-take-tables = Utiliser ce dossier
truth-draw = Nulle
truth-wins =
    { $side ->
        [white] Les blancs gagnent
       *[black] Les noirs gagnent
    }
truth-wins-if =
    { $side ->
        [white] Les blancs gagnent, sauf si la règle des cinquante coups s’applique avant
       *[black] Les noirs gagnent, sauf si la règle des cinquante coups s’applique avant
    }
truth-mates =
    { $side ->
        [white] Les blancs gagnent, mat en { $moves }
       *[black] Les noirs gagnent, mat en { $moves }
    }
truth-mates-if =
    { $side ->
        [white] Les blancs gagnent, mat en { $moves }, sauf si la règle des cinquante coups s’applique avant
       *[black] Les noirs gagnent, mat en { $moves }, sauf si la règle des cinquante coups s’applique avant
    }
truth-fifty-moves =
    { $side ->
        [white] Nulle par la règle des cinquante coups ; sans elle, les blancs gagnent
       *[black] Nulle par la règle des cinquante coups ; sans elle, les noirs gagnent
    }
cli-positions-about = Écrire les positions de parties (.pgn) et de tableaux de problèmes (.csv), un enregistrement par ligne
cli-positions-last = La dernière position de chaque partie ; c’est ce qui est écrit si rien d’autre n’est demandé
cli-positions-every = Toutes les positions
cli-positions-at = La position après ce coup : 23w après le 23e coup des blancs, 23b (ou 23) après celui des noirs
cli-positions-bad-move = un numéro de coup, suivi de w ou de b selon le camp qui l’a joué, comme 23w
cli-positions-starts = Le début de chaque partie, si une balise FEN l’indique
cli-positions-comments = Les positions avec un commentaire, un signe d’appréciation, une flèche ou la marque d’un diagramme
cli-positions-tabiya = La dernière position de chaque partie qui porte un nom parmi les ouvertures que Tabiya connaît
cli-positions-variations = Prendre aussi les positions des variantes
cli-positions-played = Ce que devient le coup joué : le coup attendu (pm), le meilleur (bm) ou rien
cli-positions-output = Écrire ce fichier au lieu de la sortie standard, une fois tout lu ; il reste intact si un autre programme le modifie entre-temps
cli-positions-input = Fichiers de parties ou de tableaux, aussi compressés (.gz, .zst, .bz2) ; - ou aucun fichier pour l’entrée standard
cli-positions-after-help =
    Chaque enregistrement est de l’EPD. Son id dit qui a joué, où, en quelle année, et quel coup y a mené ; les commentaires deviennent c0, avec leurs flèches et leurs cases marquées. Une partie qui s’interrompt est signalée avec sa ligne et son coup ; tout ce qui précède et tout ce qui suit est écrit.
    Les problèmes commencent après le coup de l’adversaire, comme ils sont à résoudre : bm et pv donnent la solution ; rating, theme et les autres colonnes deviennent des opérations. Les autres tableaux ont besoin d’une colonne de positions en FEN.
    
    Exemples :
      tabiya positions --every --output positions.epd games.pgn
      tabiya positions --at 23w games.pgn.zst | tabiya check
      tabiya positions --comments --variations studies.pgn > diagrams.epd
      tabiya positions puzzles.csv.zst > puzzles.epd
    
    Code de sortie : 0 tout a été lu ; 2 une partie ou une ligne n’a pas pu être lue jusqu’au bout, ou un fichier n’en contient aucune ; 3 un fichier n’a pas pu être lu ou écrit, ou la ligne de commande est fausse.
cli-read-about = Lire les diagrammes d’échecs des images et des fichiers PDF : captures d’écran, pages numérisées, photos, livres
cli-read-json = Écrire un objet JSON par fichier, pour d’autres programmes
cli-read-file = Images (PNG, JPEG, WebP, GIF, BMP ou TIFF) et fichiers PDF
cli-read-pages = Des fichiers PDF seulement ces pages, comme 3-7, 12 ou 40-
cli-read-password-file = Pour les fichiers PDF chiffrés : un fichier dont la première ligne est le mot de passe
cli-read-bad-pages = les pages se donnent comme 3-7, 12 ou 40-, comptées à partir de 1
cli-read-give-password = Mettez-le dans un fichier, et nommez celui-ci avec --password-file.
cli-read-page = page { $page }
cli-read-page-of-file = { $file }, page { $page }
cli-read-written = le fichier lui-même le dit
cli-read-offered = le fichier indique { $fen }, que l’image ne montre pas avec certitude
cli-read-after-help =
    Il y a une ligne par échiquier : son FEN, puis à quel point la lecture est sûre et quelles cases sont douteuses. Le trait vient d’une marque, d’une légende, du dernier coup mis en évidence ou d’un échec ; là où rien ne le dit, le FEN le donne aux Blancs, et il est signalé comme question ouverte. Le roque est donné là où roi et tour sont chez eux ; comme aucune image ne le montre, il est signalé comme question ouverte.
    Tout est lu sur cette machine ; rien n’est envoyé nulle part.
    
    Exemples :
      tabiya read screenshot.png
      tabiya read --json page-*.jpg > pages.json
      tabiya read --pages 12-40 book.pdf > positions.epd
    
    Code de retour : 0 les fichiers ont été lus, qu’il y ait un échiquier ou non ; 3 un fichier n’a pas pu être lu, ou la ligne de commande est incorrecte.
cli-read-none = { $file } : il n’y a aucun échiquier.
cli-read-unlikely = { $file } : { $reason }
cli-read-board = sûr à { $percent } %
cli-read-doubt = sûr à { $percent } % ; cases douteuses : { $squares }
cli-read-missing = hors de l’image : { $lines }
cli-read-turn-white = trait aux Blancs ({ $sign })
cli-read-turn-black = trait aux Noirs ({ $sign })
cli-read-asked = questions ouvertes : { $questions }
cli-read-ask-password = Mot de passe de { $file } :
scan-unknown-kind = { $file } n’est pas une image lisible ici. PNG, JPEG, WebP, GIF, BMP, TIFF et PDF le sont.
scan-too-large = { $file } est trop grande : { $width } × { $height } pixels. Réduisez-la, ou découpez la partie avec les diagrammes.
scan-damaged = { $file } ne peut pas être lu, l’image est endommagée : { $reason }
scan-unreadable = { $file } ne peut pas être lu : { $reason }
scan-needs-password = { $file } est chiffré ; il ne s’ouvre qu’avec son mot de passe.
scan-wrong-password = Le mot de passe n’ouvre pas { $file }.
scan-no-such-page = { $file } : cette page n’existe pas.
scan-too-slow = { $file } est trop long à lire et a été laissé de côté.
scan-too-much = { $file } demande plus de mémoire qu’une image ne peut en prendre, ou ne peut pas être lu du tout ; il a été laissé de côté.
scan-cancelled = La lecture a été arrêtée.
cli-render-about = Dessiner des positions : images, pages pour le web et l’impression, et textes
cli-render-format = Ce qu’il faut écrire ; à défaut, ce que dit le nom de la sortie, ou encore svg
cli-render-size = Largeur des images en pixels ; raccourci de --set size=PIXELS
cli-render-style = Le style de départ : l’un des vôtres, ou l’un de { $names }
cli-render-set = Ce qui s’écarte du style, par exemple coordinates=none, theme=book ou pieces=FOLDER ; peut être donné plusieurs fois
cli-render-sheet = Mettre les diagrammes sur des pages de ce papier, en PDF, ou chaque page en svg ou png
cli-render-per-page = Nombre de diagrammes par page, 6 sauf autre indication
cli-render-landscape = Pages posées sur leur grand côté
cli-render-solutions = Pages avec les solutions à la fin
cli-render-solution-lines = Nombre de lignes où écrire sous chaque diagramme
cli-render-no-pages = Les pages sont en pdf, svg ou png
cli-render-title = Le titre d’un document, à la place du nom du fichier
cli-render-strict = Omettre les lignes qu’il faut corriger
cli-render-output = Le fichier à écrire au lieu de la sortie standard, ou le dossier où écrire un fichier par position
cli-render-input = Positions en texte (un FEN, même entouré d’autre texte), fichiers avec une position par ligne, non compressés, ou - pour l’entrée standard ; rien désigne aussi l’entrée standard
cli-render-no-equals = ce n’est pas de la forme KEY=VALUE
cli-render-bad-key = cette clé n’existe pas ; il y a : { $keys }
cli-render-bad-value = la valeur peut être : { $possible }
cli-render-after-help =
    Une seule position va sur la sortie standard ou dans un fichier. S’il y en a plusieurs, les images (svg, png, jpeg, webp) vont dans un dossier, créé s’il n’existe pas ; leurs noms commencent par leur numéro et continuent par leur id. pdf, html, markdown, latex, forum et figurines contiennent autant de positions que l’on veut dans un seul fichier, et un dossier reçoit un fichier de chaque ; markdown a ses images dans un dossier à côté de lui. Les fichiers existants sont remplacés, sauf si un autre programme les modifie entre-temps ; sans --format, seulement ceux dont le nom dit que ce sont des diagrammes.
    
    L’id d’un enregistrement devient la légende ; bm, am, dm, pm et pv deviennent la solution ; [%csl …] et [%cal …] dans ses commentaires deviennent des cases marquées et des flèches.
    
    Ce qu’un style peut fixer :
      size (64 à 8192 pixels), resolution (pixels par pouce), margin (centièmes de case)
      coordinates (outside, inside, none), orientation (white, black, side-to-move)
      frame (none, thin, thick, double), pieces (staunton, flat, print, ou un dossier de fichiers SVG)
      theme (sage, book, green, blue, brown, grey, contrast), light, dark, ground, ink (#rrggbb)
      side-to-move, caption, number, transparent, last-move, problems, annotations (yes, no)
    
    Exemples :
      tabiya render '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1' > saavedra.svg
      tabiya render --size 600 --format png --output pictures/ endings.epd
      tabiya render --style book --output endings.html endings.epd
      tabiya render --sheet a4 --per-page 12 --solutions --output endings.pdf endings.epd
      tabiya render --animate --output game.webp game.pgn
      tabiya render --set theme=blue --set coordinates=none -o mate.png '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
    
    Code de sortie : 0 toutes les positions sont dessinées ; 1 quelque chose a été corrigé ; 2 une ligne a été omise, ou il n’y avait pas de position ; 3 quelque chose n’a pas pu être lu ou écrit, ou la ligne de commande est fausse.
cli-render-no-style = Le style { $name } n’existe pas. Il y a : { $names }
cli-render-incomplete = Rien n’a été dessiné, car tout n’a pas pu être lu
cli-render-nothing = Il n’y a pas de position à dessiner
cli-render-no-room = Ce qui a été lu n’a pas pu être mis de côté dans { $folder }, où vont les fichiers temporaires : { $reason }. Faites-y de la place, ou indiquez un autre dossier par TMPDIR
cli-render-terminal = L’image n’a pas été écrite sur le terminal, qui ne peut pas la montrer. Nommez un fichier : tabiya render --output FILE …
cli-render-no-format = { $file } n’a pas été écrit, car son nom ne dit pas ce qu’il faut y écrire. Nommez aussi le format : tabiya render --format svg --output FILE …
cli-render-needs-folder = Ce sont { $count } images, chacune dans son propre fichier. Nommez un dossier : tabiya render --output FOLDER …
cli-render-folder-not-made = Le dossier { $folder } n’a pas pu être créé : { $reason }
cli-render-failed = Diagramme { $number } : { $reason }
cli-file-not-found = { $file } : ce fichier n’existe pas
cli-file-is-folder = { $file } : c’est un dossier, pas un fichier
cli-file-gzip = { $file } : ce fichier est compressé et n’a pas été lu ; décompressez-le au passage : gzip -dc FILE | tabiya …
cli-file-zip = { $file } : ce fichier est une archive et n’a pas été lu ; décompressez-le au passage : unzip -p FILE | tabiya …
cli-file-no-permission = { $file } : vous n’avez pas le droit de lire ce fichier
cli-file-failed = { $file } : lecture impossible : { $reason }
cli-output-failed = La sortie n’a pas pu être écrite : { $reason }
cli-stopped = Tabiya s’est arrêté à cause d’une erreur interne.
cli-more-like-this = { $number ->
    [one] … et { $count } autre du même genre : { $example }
   *[other] … et { $count } autres du même genre : { $example }
}
cli-progress-percent = Lecture : { $percent } %
cli-progress-drawing = Dessin : { $percent } %
cli-progress-bytes = Lecture : { $megabytes } Mo

## Report of tabiya check and tabiya convert
## (like all messages whose names end in -report, these begin with a lower-case letter and have no full
## stop at the end)

check-changed = { $read }, devenu { $became }
check-added = devenu { $became }
check-summary =
    { $count ->
        [one] { $count } position –{ " " }
       *[other] { $count } positions –{ " " }
    }
check-summary-none = aucune position
check-summary-fine = correctes : { $count }
check-summary-warned =
    { " " }({ $count ->
        [one] dont { $count } avec un avertissement
       *[other] dont { $count } avec un avertissement
    })
check-summary-repaired = { $count } à corriger
check-summary-illegal = illégales : { $count }
check-summary-unreadable = illisibles : { $count }
games-title = Quelles positions de { $name } ?
games-title-as-games = Ouvrir { $name } sous forme de parties
games-title-pasted = Quelles positions des parties collées ?
games-counted = { $number ->
    [one] { $count } partie.
   *[other] { $count } parties.
}
games-counted-so-far = { $number ->
    [one] { $count } partie jusqu’ici…
   *[other] { $count } parties jusqu’ici…
}
games-rows-counted = { $number ->
    [one] { $count } ligne.
   *[other] { $count } lignes.
}
games-rows-counted-so-far = { $number ->
    [one] { $count } ligne jusqu’ici…
   *[other] { $count } lignes jusqu’ici…
}
games-counted-broken = { $number ->
    [one] { $count } ne peut pas être lue jusqu’au bout.
   *[other] { $count } ne peuvent pas être lues jusqu’au bout.
}
games-title-save = Quelles positions vont dans { $name } ?
games-save-about = Le fichier ne reçoit que des positions : les coups et les variantes des parties, et la plupart de leurs balises, n’y ont pas de place. Les parties restent dans ce document.
games-save = Enregistrer
status-counting-positions = Comptage des positions des parties
games-rows = Lignes
games-rows-positions = Positions
games-rows-games = Parties
games-as-games-about = Chaque ligne est une partie avec ses coups, ses variantes et ses commentaires. Vos modifications sont écrites dans la partie, et le fichier est enregistré en PGN ; toutes les autres parties restent telles quelles, octet pour octet.
games-games = Parties
games-all = Toutes les parties
games-some = Parties choisies
games-choose = Choisir des parties
games-search = Chercher des parties par joueur, tournoi ou date
games-search-hint = Joueur, tournoi, date
games-none-found = Aucune partie ne correspond
games-number = Partie { $number }
games-choose-all = Tout choisir
games-choose-none = N’en choisir aucune
games-which = Positions voulues
games-last = La dernière de chaque partie
games-starts = Le début de chaque partie, s’il est donné
games-after = Après le coup
games-after-number = Numéro du coup
games-every = Toutes
games-marked = Avec un commentaire ou un signe
games-book = Là où chaque partie quitte les ouvertures
games-variations = Les variantes aussi
games-move-pm = attendu (pm)
games-move-bm = meilleur (bm)
games-move-none = omettre
games-position-column = Positions de la colonne
games-columns = Colonnes
games-columns-about = Chacune devient une opération de ses positions ; on peut chercher et trier selon elle.
games-preview = Les premières
games-preview-none = Il n’y en a aucune au début du fichier.
games-open = Ouvrir
games-add = Ajouter
games-pasted-name = ce qui a été collé
games-broken = { $number ->
    [one] Une partie de { $file } ne peut pas être lue jusqu’au bout (ligne { $line }, { $first }). Toutes les positions d’avant sont ici.
   *[other] { $count } parties de { $file } ne peuvent pas être lues jusqu’au bout, la première à la ligne { $line } ({ $first }). Toutes les positions d’avant et toutes les autres parties sont ici.
}
games-refused = { $number ->
    [one] Une partie de { $file } n’a pas été lue, car seuls les échecs et Chess960 le sont : { $games }.
   *[other] { $count } parties de { $file } n’ont pas été lues, car seuls les échecs et Chess960 le sont : { $games }.
}
games-refused-game = partie { $game } ({ $word })
games-variants = { $number ->
    [one] Affichée comme texte : { $variants }. Tabiya ne lit que les échecs et Chess960. Cette partie de { $file } reste dans le fichier, octet pour octet.
   *[other] Affichées comme texte : { $variants }. Tabiya ne lit que les échecs et Chess960. Ces { $count } parties de { $file } restent dans le fichier, octet pour octet.
}
games-variants-one = { $word } ({ $count })
games-variants-by-position = d’autres règles, d’après la première position
status-finding-variants = Recherche de parties qui ne sont pas des échecs
games-skipped = { $number ->
    [one] Dans une partie de { $file }, du texte inconnu a été ignoré (ligne { $line }, { $first }). Les coups n’en sont pas changés.
   *[other] Dans { $count } parties de { $file }, du texte inconnu a été ignoré, d’abord à la ligne { $line } ({ $first }). Les coups n’en sont pas changés.
}
status-counting-games = Comptage des parties de { $name }
analyse-no-limit = Dites jusqu’où chercher dans chaque position : --time, --depth, --nodes ou --mate
analyse-no-engine-file = { $file } n’est pas le fichier d’un programme
analyse-no-engine = Il n’y a pas de programme nommé { $name } ; { $others }. Ou donnez son fichier.
analyse-engines = moteurs trouvés : { $engines }
analyse-no-engines = aucun autre moteur n’a été trouvé
analyse-inexact = reprise telle quelle, car il faudrait la corriger (tabiya convert --repair)
analyse-stopped = Arrêté.
analyse-kept =
    { $count ->
        [one] { $count } résultat est gardé
       *[other] { $count } résultats sont gardés
    } dans { $file } ; la même commande avec --resume reprend à cet endroit
analyse-journal-exists =
    { $count ->
        [one] { $count } résultat d’un travail précédent est
       *[other] { $count } résultats d’un travail précédent sont
    } dans { $file } : continuez avec --resume, ou supprimez ce fichier pour recommencer
analyse-journal-in-use = { $file } est utilisé : un autre travail y écrit ses résultats
analyse-journal-other = Les résultats de { $file } viennent d’un autre moteur, d’autres options ou d’autres limites : reprenez les mêmes, ou supprimez ce fichier pour recommencer
analyse-journal-none = { $file } se trouve là où vont les résultats, et c’est autre chose : déplacez-le, ou choisissez un autre fichier de sortie
analyse-not-kept = Les résultats ne peuvent pas être gardés dans { $file } : { $reason }
analyse-summary-searched = cherchées : { $count }
analyse-summary-known = déjà connues : { $count }
analyse-summary-skipped = déjà pourvues d’un résultat : { $count }
analyse-summary-not-sent = non envoyées : { $count }
analyse-summary-failed = échouées : { $count }
analyse-summary-not-asked = sans recherche : { $count }
analyse-summary-inexact = à corriger : { $count }
analyse-summary-solved = résolues : { $solved } sur { $count }
analyse-summary-kept = laissées telles quelles : { $count } (--replace les écrit)
analyse-pace-percent = { $percent } %
analyse-pace-records =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
analyse-pace-rate = { $count } par minute
analyse-pace-left = reste { $time }
analyse-audit-wrong-move = un coup demandé est injouable
analyse-audit-second-move = { $move } ({ $value }) est au moins aussi bon que le seul coup de bm ({ $named })
analyse-audit-shorter-mate = dm dit { $told }, mais il y a mat en { $proved }
analyse-audit-is-mated = dm dit { $told }, mais le camp au trait est mat en { $proved }
analyse-table-solved = résolues
analyse-table-of = sur
analyse-table-points = points
analyse-table-mean-time = temps moyen
analyse-table-all = total
analyse-table-no-theme = (sans id)
analyse-table-missed = Non résolues : { $count }
analyse-table-remarks = Remarques : { $count }
analyse-compare-none = Les deux fichiers n’ont aucune position commune qui demande quelque chose et ait une réponse (pm ou pv)
analyse-compare-only = Seulement { $first } : { $count }
analyse-compare-only-second = Seulement { $second } : { $count }
analyse-compare-both = Les deux : { $count }
analyse-compare-neither = Aucun : { $count }
status-counting-pasted-games = Comptage des parties collées
status-reading-pasted-games = Lecture des parties collées
positions-game = partie { $game } : { $why }
positions-game-variation = partie { $game }, dans une variante : { $why }
positions-row = ligne { $row } du tableau : { $why }
positions-none = { $file } : aucune partie, ni aucun tableau de positions
positions-fault-move = { $move } n’est pas un coup légal
positions-fault-ambiguous = { $move } peut désigner plusieurs coups
positions-fault-start = aucun coup n’est possible dans la position de départ : { $word }
positions-fault-variant = c’est une partie de { $word }, et seules les parties d’échecs et de Chess960 sont lues
positions-fault-variant-marks = sa position appartient à une autre variante des échecs : { $word }
positions-fault-unclosed = un commentaire ou une variante n’est pas fermé
positions-fault-too-long = elle est trop longue, et le reste manque
positions-fault-position = aucune position lisible : { $word }
positions-fault-row-move = { $word } n’est pas un coup légal
positions-fault-open-quote = un guillemet n’est pas fermé : { $word }
positions-fault-not-an-object = à partir d’ici, ce n’est pas un objet JSON : { $word }
positions-fault-row-too-long = elle dépasse 1 Mio et a été omise
positions-fault-too-deep = trop de valeurs JSON imbriquées : { $word }
positions-fault-repeated-name = un nom apparaît deux fois : { $word }
positions-skipped-word = un mot inconnu a été ignoré : { $word }
positions-skipped-sign = un signe inconnu a été ignoré : { $word }
positions-skipped-tag = une étiquette illisible a été ignorée : { $word }
positions-skipped-more = { $what } (et { $count } de plus)
positions-summary =
    { $games ->
        [one] { $games } partie ou ligne
       *[other] { $games } parties ou lignes
    }, dont { $broken } en défaut : { $positions ->
        [one] { $positions } position écrite
       *[other] { $positions } positions écrites
    }
cli-file-window = { $file } : décompresser ce fichier demande plus de mémoire que prévu pour cela ; décompressez-le au passage : zstd -dc --long=31 FILE | tabiya …
cli-file-damaged = { $file } : le fichier compressé est abîmé ou tronqué ; tout ce qui précède a été lu
cli-file-packed-twice = { $file } : ce fichier est compressé deux fois, et rien n’en a été lu ; décompressez-le une fois avec un autre programme
convert-kept = reprise telle quelle
convert-not-repaired = reprise telle quelle, --repair la convertirait
convert-repaired = convertie
convert-summary-converted = converties : { $count }
convert-summary-repaired = corrigées : { $count }
convert-summary-not-repaired = reprises sans correction : { $count }
convert-summary-unreadable = reprises sans lecture : { $count }
render-left-out = omise
render-repaired = dessinée telle qu’elle a été comprise
render-not-repaired = omise, car il faudrait la corriger
render-summary-drawn = dessinées : { $count }
render-summary-repaired = dessinées après correction : { $count }
render-summary-not-repaired = omises sans correction : { $count }
render-summary-unreadable = omises sans lecture : { $count }
cli-convert-incomplete = { $file } n’a pas été écrit, car tout n’a pas pu être lu
cli-no-spare = il ne peut être qu’écrasé sur place ({ $because }), et aucune copie n’a pu être gardée entre-temps : { $reason }
cli-copy-kept = Tout ce qui devait être écrit est dans { $file } ; la fenêtre de Tabiya le propose aussi à son démarrage
cli-no-copy = Indiquez par XDG_STATE_HOME un dossier où il y a la place pour une copie, ou choisissez un autre fichier de sortie
cli-convert-not-written = { $file } n’a pas été écrit : { $reason }
cli-reason-not-regular = ce n’est pas un fichier ordinaire
cli-reason-folder = c’est un dossier
cli-reason-folder-gone = son dossier n’existe pas
cli-reason-permission = l’autorisation d’y écrire manque
cli-reason-link-of-third-party = c’est un lien d’un autre utilisateur dans un dossier où chacun peut créer des fichiers, et le système ne suit pas de tels liens
cli-reason-read-only = son disque est en lecture seule
cli-reason-marked-read-only = il est marqué en lecture seule
cli-reason-changed = un autre programme l’a modifié ou l’a mis là depuis le début du travail. Relancez la commande
cli-reason-removed = un autre programme l’a supprimé depuis le début du travail. Relancez la commande
cli-reason-disk-full = il n’y a pas assez de place pour lui
cli-reason-name-too-long = son nom est trop long pour ce disque
cli-reason-name-not-taken = aucun fichier ne peut porter ce nom
cli-reason-lines-lost = un autre programme a modifié le fichier d’où ses lignes sont lues
cli-reason-busy = un autre programme l’utilise : { $reason }
cli-reason-unreachable = son disque ou son partage réseau ne répond pas : { $reason }
cli-reason-partly = il n’a été réécrit qu’en partie et est peut-être endommagé : { $reason }
cli-reason-not-durable = il est enregistré, mais le disque ne l’a pas confirmé : { $reason }
cli-reason-cancelled = le travail a été annulé

## Published diagrams

diagram-title = { $caption } – { $side }
diagram-words = Blancs : { $white }. Noirs : { $black }. { $side }.
diagram-description = { $words } FEN : { $fen }
diagram-king = roi { $squares }
diagram-kings = rois { $squares }
diagram-queen = dame { $squares }
diagram-queens = dames { $squares }
diagram-rook = tour { $squares }
diagram-rooks = tours { $squares }
diagram-bishop = fou { $squares }
diagram-bishops = fous { $squares }
diagram-knight = cavalier { $squares }
diagram-knights = cavaliers { $squares }
diagram-pawn = pion { $squares }
diagram-pawns = pions { $squares }
diagram-and = { $first } et { $last }
diagram-nothing = rien
# The board read aloud.
read-rank = Rangée { $rank } : { $men }
read-file = Colonne { $file } : { $men }
read-white = Blancs : { $men }
read-black = Noirs : { $men }
read-man = { $square } { $piece }
read-right = { $right }.
read-no-position = Cette ligne ne contient pas de position.
read-en-passant = En passant en { $square }.
solution-avoid = éviter { $moves }
solution-mate = mat en { $moves }
solution-mated = mat subi en { $moves }
solution-expected = attendu : { $moves }
solution-line = suite : { $moves }
piece-set-fault = { $file } : { $reason }
piece-set-not-found = ce fichier ou ce dossier n’existe pas
piece-set-no-folder = ce n’est pas un dossier
piece-set-no-permission = vous n’avez pas le droit de le lire
piece-set-unreadable = lecture impossible : { $why }
piece-set-too-many-files = le dossier contient trop de fichiers pour être un jeu de pièces
piece-set-missing = il n’y a pas de dessin pour : { $pieces } (noms comme wK.svg, white-king.svg ou Chess_klt45.svg)
piece-set-twice = { $other } dessine la même pièce ({ $piece })
piece-set-not-a-file = ce n’est pas un fichier ordinaire
piece-set-too-large = le fichier dépasse 1 Mo
piece-set-not-text = le fichier n’est pas en UTF-8
piece-set-not-svg = le fichier ne peut pas être lu comme du SVG : { $why }
piece-set-entities = son type de document contient plus que quelques courtes entités
piece-set-too-many = il a trop d’éléments
piece-set-too-deep = ses éléments sont trop profondément imbriqués
piece-set-circle = un élément renvoie à lui-même
piece-set-element = une pièce ne peut pas contenir l’élément { $name }
piece-set-outside = il renvoie à quelque chose d’extérieur : { $address }
piece-set-id = l’id { $id } est là deux fois, ou contient des signes interdits
piece-set-style-sheet = sa feuille de style est trop longue
piece-set-too-detailed = ses traits ont trop de tirets ou de parties
piece-set-far-away = il dessine loin hors de sa propre surface
piece-set-empty = il n’y a rien à voir sur le dessin
piece-set-too-slow = lire et dessiner les pièces prend trop de temps
publish-collection = Positions d’échecs
publish-solution = Solution
publish-solutions = Solutions
publish-too-large = Une image de { $width } × { $height } pixels est trop grande.

## The dialog for diagram sheets

pages-title = Planches de diagrammes
pages-file-name = diagrammes
pages-of = Publier
pages-selection = Sélection ({ $count })
pages-shown = Positions affichées ({ $count })
pages-all = Toute la collection ({ $count })
pages-paper = Papier
pages-direction = Orientation
pages-upright = Portrait
pages-landscape = Paysage
pages-per-page = Par page
pages-heading = Titre
pages-heading-hint = aucun
pages-captions = Légendes
pages-numbers = Numéros
pages-page-numbers = Numéros de page
pages-solutions = Solutions à la fin
pages-lines = Lignes de réponse
pages-pdf = PDF
pages-svg = SVG, un fichier par page
pages-png = PNG, un fichier par page
pages-html = Page web
pages-markdown = Markdown
pages-latex = LaTeX
pages-forum = Balises de forum
pages-preview-cut = L’aperçu est abrégé. Le fichier contient tout.
pages-preview-whole = C’est le texte entier.
pages-counting = Comptage…
pages-count =
    { $number ->
        [one] { $count } page
       *[other] { $count } pages
    }
pages-summary =
    { $number ->
        [one] { $count } diagramme sur { $pages }
       *[other] { $count } diagrammes sur { $pages }
    }
pages-summary-text =
    { $number ->
        [one] { $count } diagramme
       *[other] { $count } diagrammes
    }
pages-preview = Page { $page } de { $title } : { $diagrams }
pages-page = Page { $page }
pages-page-of = Page { $page } sur { $pages }
pages-previous = Page précédente
pages-next = Page suivante

## Work that was left behind

status-journal = Mise à l’abri de ce qui n’est pas enregistré
status-recovering = Recherche de travail laissé en suspens
recovery = Travail non enregistré
recovery-about = Tabiya s’est arrêté avant que ceci soit enregistré. « Récupérer » le rouvre tel qu’il était, avec toutes les modifications et toujours non enregistré.
recovery-list = Travail laissé en suspens
recovery-bar = Faire défiler le travail laissé en suspens
recovery-entry = { $name }, { $folder }, dernière écriture { $age }
recovery-entry-untitled = { $name }, dernière écriture { $age }
recovery-entry-unreadable = Une trace illisible, { $folder }
recovery-no-file = pas encore dans un fichier
recovery-unreadable = Une trace illisible
recovery-unreadable-text = Elle est endommagée, ou une version ultérieure de Tabiya l’a écrite. Son dossier est indiqué ici pour que vous puissiez voir ce qu’il contient. « Supprimer » efface ce dossier.
recovery-unreadable-found =
    { $count ->
        [one] Une trace illisible de travail non enregistré est restée : { $folder }. Elle est endommagée, ou une version ultérieure de Tabiya l’a écrite.
       *[other] { $count } traces illisibles de travail non enregistré sont restées, dont une dans { $folder }. Elles sont endommagées, ou une version ultérieure de Tabiya les a écrites.
    } « Récupérer le travail non enregistré… » dans le menu Fichier en montre davantage.
recovery-now = à l’instant
recovery-to-come = daté dans le futur
recovery-minutes =
    { $number ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
recovery-hours =
    { $number ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
recovery-days =
    { $number ->
        [one] il y a un jour
       *[other] il y a { $count } jours
    }
recovery-changed =
    { $number ->
        [one] { $count } position modifiée
       *[other] { $count } positions modifiées
    }
recovery-added =
    { $number ->
        [one] { $count } ajoutée
       *[other] { $count } ajoutées
    }
recovery-removed =
    { $number ->
        [one] { $count } supprimée
       *[other] { $count } supprimées
    }
recovery-added-alone =
    { $number ->
        [one] { $count } position ajoutée
       *[other] { $count } positions ajoutées
    }
recovery-removed-alone =
    { $number ->
        [one] { $count } position supprimée
       *[other] { $count } positions supprimées
    }
recovery-reordered = positions dans un autre ordre
recovery-blank = une ligne vide
recovery-same = Rien ne diffère du fichier : tout a été enregistré. Vous pouvez supprimer ceci.
recovery-games =
    { $number ->
        [one] Les coups d’une partie ne sont dans aucun fichier.
       *[other] Les coups de { $count } parties ne sont dans aucun fichier.
    }
recovery-games-damaged =
    { $number ->
        [one] Une partie ne peut pas être récupérée : son enregistrement est endommagé ou sa position manque.
       *[other] { $count } parties ne peuvent pas être récupérées : leurs enregistrements sont endommagés ou leurs positions manquent.
    }
recovery-games-lost =
    { $number ->
        [one] Une partie de { $name } n’a pas pu être récupérée : son enregistrement est endommagé ou sa position manque. Toutes les autres parties sont là.
       *[other] { $count } parties de { $name } n’ont pas pu être récupérées : leurs enregistrements sont endommagés ou leurs positions manquent. Toutes les autres parties sont là.
    }
games-apart =
    { $number ->
        [one] La position d’une partie n’est plus dans { $name }. La partie se trouve dans un nouveau document.
       *[other] Les positions de { $count } parties ne sont plus dans { $name }. Ces parties se trouvent dans un nouveau document.
    }
recovery-nothing-changed = Rien n’y a été modifié.
recovery-file-changed = Le fichier contient désormais autre chose. « Récupérer » ouvre un nouveau document et ne touche pas au fichier.
recovery-file-gone = Le fichier n’existe plus. « Récupérer » ouvre un nouveau document.
recovery-file-unreachable = Le fichier ne peut pas être examiné maintenant. « Récupérer » ouvre un nouveau document et ne touche pas au fichier.
recovery-part = Certaines positions ne peuvent pas être récupérées pour l’instant : elles n’étaient que dans le fichier, ou dans une copie, qui a changé, est endommagée ou n’est plus là. Ce qui a été noté reste jusqu’à ce que vous l’abandonniez : tout pourra être récupéré si le fichier revient. À l’enregistrement, un autre nom est proposé.
recovery-name-offered = À l’enregistrement, le nom du fichier est proposé.
recovery-damaged = La trace est endommagée. Ce qui suivait est illisible : des modifications plus récentes peuvent donc manquer. La trace endommagée reste jusqu’à ce que vous la supprimiez.
recovery-copy = Ceci est une copie complète de ce qui était en cours d’enregistrement lors de l’interruption. Le fichier est peut-être endommagé. « Récupérer » ouvre la copie ; à l’enregistrement, le nom du fichier est proposé.
recovery-reading = En cours de lecture…
recovery-wanted = S’ouvrira dès la lecture terminée.
recovery-changes = Ce qui changerait
recovery-changes-bar = Faire défiler ce qui changerait
recovery-change-changed = Position { $number } : { $before }, devient { $after }
recovery-change-added = Position { $number }, nouvelle : { $after }
recovery-change-removed = Position { $number }, supprimée : { $before }
recovery-more =
    { $number ->
        [one] Une autre modification n’est pas affichée.
       *[other] { $count } autres modifications ne sont pas affichées.
    }
recovery-diagram = La position choisie telle que modifiée
recovery-recover = Récupérer
recovery-recover-all = Tout récupérer ({ $count })
recovery-recover-newest = Récupérer les { $count } plus récents
recovery-try = Récupérer quand même…
recovery-try-sure = Cela peut occuper toute la mémoire de l’ordinateur. Enregistrez d’abord ce qui est ouvert.
recovery-try-go = Récupérer quand même
recovery-discard = Supprimer…
recovery-later = Plus tard
recovery-later-tip = Garde tout. Le prochain démarrage le propose de nouveau.
recovery-discard-sure = Supprimer définitivement ? Ce travail n’existe nulle part ailleurs.
recovery-discard-go = Supprimer définitivement
recovery-discard-keep = Garder
recovery-recovered = { $name } a été récupéré. Il n’est pas encore enregistré.
recovery-undone-as-file = { $name } est maintenant comme son fichier. « Rétablir » ramène le travail récupéré.
recovery-undone = { $name } est maintenant comme avant le travail récupéré. « Rétablir » le ramène.
recovered-name = { $name } (récupéré)
recovery-nothing = Rien n’est resté en suspens : tout le travail a été enregistré ou supprimé.
recovery-no-folder = Impossible de chercher du travail non enregistré : { $reason }
recovery-not-removed = La trace d’un travail devenue inutile n’a pas pu être supprimée : { $reason }. Le prochain démarrage la proposera peut-être encore. Elle est dans { $folder }.
recovery-unprotected = Vos modifications ne sont plus protégées contre un plantage, car elles ne peuvent pas être notées dans { $folder } : { $reason }. Enregistrez souvent, jusqu’à ce que ce dossier soit de nouveau accessible en écriture.
recovery-protected-again = Vos modifications sont de nouveau protégées contre un plantage.
recovery-twice = { $name } est aussi en cours de modification ailleurs : dans une autre fenêtre de Tabiya ou sous un autre nom. Qui enregistre en dernier est interrogé avant tout remplacement.
recovery-no-journal = La trace ne peut pas être lue : { $reason }
recovery-taken = Une autre fenêtre de Tabiya l’a pris entre-temps.
recovery-offered-elsewhere = Une autre fenêtre de Tabiya propose en ce moment ce qui n’a pas été enregistré.
recovery-large = Il y a tant de choses notées qu’elles ne sont lues que si vous les récupérez.
recovery-too-large-rows =
    { $number ->
        [one] C’est trop grand pour être ouvert : cela représente { $count } ligne.
       *[other] C’est trop grand pour être ouvert : cela représente { $count } lignes.
    }
recovery-too-large = C’est trop grand pour être ouvert : il faudrait plus de { $size } de mémoire.
recovery-too-large-choices = « Plus tard » le garde, « Supprimer » l’efface définitivement.

## First steps, and what the window says besides

command-first-steps = Premiers pas
other-words-first-steps = début commencer aide conseil introduction didacticiel
first-steps-close = Fermer les premiers pas
first-steps-done = Fait : { $step }
first-steps-board = Faites glisser les pièces ; un clic droit sur une case permet d’en choisir une.
# The letters are those of FEN and the same in every language.
first-steps-keys = Tapez sur l’échiquier : K pose un roi blanc, k un noir, et chaque lettre passe à la case suivante ; les flèches déplacent le curseur.
first-steps-paste = { $paste } tire une position de n’importe quel texte ; { $undo } annule tout.

## Recent files and files to reopen

menu-save-other = Enregistrer sous une autre forme
menu-open-other = Ouvrir autre chose
menu-recent = Ouvrir un fichier récent
command-open-recent = Chercher un fichier récent…
command-clear-recent = Vider la liste des fichiers récents
command-bring-back-recent = Rétablir la liste vidée
command-remember-recent = Retenir les fichiers récents
command-reopen-files = Rouvrir les fichiers au prochain démarrage
other-words-recent = historique, derniers fichiers, rouvrir, session, vie privée
obstacle-no-recent-to-clear = Il n’y en a pas, ou tous sont épinglés
obstacle-no-recent-cleared = Aucun n’a été oublié depuis le démarrage
recent-title = Fichiers récents
recent-hint = Une partie du nom ou du dossier
recent-field = Chercher un fichier récent
recent-field-tip = Une partie du nom ou du dossier ; Entrée ouvre le premier
recent-none = Aucun fichier récent n’a cela dans son nom ou son dossier
recent-nothing-yet = Rien pour l’instant. Ce que vous ouvrez ou enregistrez sera ici.
recent-open = Ouvrir
recent-pin = Garder { $name } en haut
recent-forget = Oublier { $name }
recent-row = { $name } dans { $folder }
recent-row-pinned = { $name } dans { $folder }, épinglé
recent-row-not-there = { $name } dans { $folder }, impossible à ouvrir
recent-not-there = introuvable · { $folder }
recent-gone = { $file } est introuvable pour l’instant. Le fichier a peut-être été déplacé, ou son disque n’est pas branché.
announce-pinned = { $name } reste en haut
announce-unpinned = { $name } ne reste plus en haut
message-recent-cleared = { $number ->
    [one] Un fichier récent est oublié.
   *[other] { $count } fichiers récents sont oubliés.
} « Rétablir la liste vidée » dans Fichier, Ouvrir un fichier récent annule cela.
message-recent-back = Les fichiers récents sont de retour.
message-recent-on = Les fichiers que vous ouvrez ou enregistrez sont désormais retenus.
message-recent-off = Les fichiers que vous ouvrez ou enregistrez ne sont plus retenus. Ceux d’avant restent jusqu’à ce que vous vidiez la liste.
message-reopen-on = Les fichiers ouverts quand Tabiya se ferme seront rouverts au prochain démarrage.
message-reopen-off = Le prochain démarrage n’ouvrira aucun fichier de lui-même.
message-safe = Démarrage sûr avec les réglages habituels : les réglages changés ne sont pas retenus.
message-scale-set-aside = Le système demande une échelle avec laquelle rien ne serait lisible (Xft.dpi ou WINIT_X11_SCALE_FACTOR). La fenêtre est affichée à l’échelle 1.
message-size-limited = Tout peut être affiché entre 80 et 300 pour cent de la taille habituelle. C’est maintenant { $percent } pour cent.
message-window-too-large = L’affichage ne peut pas dessiner une fenêtre de plus de { $pixels } pixels de côté. Réduisez la fenêtre pour la voir en entier.
status-safe = Démarrage sûr
status-session = Ce qui est ouvert est retenu
session-gone = { $count ->
    [one] Ce fichier était ouvert la dernière fois et n’est plus là : { $files }. Il reste dans Fichier, Ouvrir un fichier récent.
   *[other] Ces fichiers étaient ouverts la dernière fois et ne sont plus là : { $files }. Ils restent dans Fichier, Ouvrir un fichier récent.
}
session-gone-many = { $count } fichiers étaient ouverts la dernière fois et ne sont plus là : { $files } et { $more } autres. Ils restent dans Fichier, Ouvrir un fichier récent.
session-damaged = Ce qui était ouvert la dernière fois n’a pas pu être compris dans { $file }. Le fichier est conservé sous { $kept } ; Tabiya repart de zéro.
session-newer = Ce qui était ouvert la dernière fois a été écrit dans { $file } par une version plus récente de Tabiya. Le fichier est conservé sous { $kept } ; celle-ci repart de zéro.
session-left = Ce qui était ouvert la dernière fois n’a pas pu être lu dans { $file } : { $reason }. Le fichier reste tel quel, et rien n’est rouvert.
session-unwritten = Ce qui est ouvert ne peut pas être retenu dans { $file } : { $reason }. Le prochain démarrage ouvrira ce qui a été retenu en dernier.
cli-safe = Démarrer sans les réglages ni les fichiers de la dernière fois, et ne retenir ni les uns ni les autres

## The settings window

command-settings = Paramètres…
other-words-settings = préférences options réglages configuration personnaliser
settings-title = Paramètres
settings-field = Chercher un paramètre
settings-field-tip = N’importe quel mot : un nom, une valeur, une clé du fichier de réglages
settings-hint = Par exemple : sombre, taille du texte, raccourcis
settings-found =
    { $number ->
        [one] Un paramètre
       *[other] { $count } paramètres
    }
settings-none = Aucun paramètre n’a de rapport avec « { $text } ». Essayez un autre mot, ou parcourez-les tous.
settings-show-all = Tout afficher
settings-group-appearance = Apparence
settings-group-board = Échiquier
settings-group-fen = Écriture du FEN
settings-group-lists = Listes et diagrammes en texte
settings-group-keys = Raccourcis
settings-group-files = Fichiers et démarrage
settings-group-diagrams = Diagrammes
settings-group-engines = Moteurs
settings-file = Conservés dans { $file }. C’est du texte simple, modifiable tant que Tabiya est fermée.
settings-copy-path = Copier le chemin
settings-file-none = Ce que vous choisissez ici vaut jusqu’à la fermeture de Tabiya : ce démarrage n’a pas de fichier de paramètres.
setting-usual = { $setting } : rétablir la valeur par défaut ({ $value })
setting-given = Donné sur la ligne de commande pour ce démarrage seulement. Ce que vous choisissez ici est conservé.
setting-as-system = Comme le système
setting-as-window = Comme la fenêtre
setting-on = Activé
setting-off = Désactivé
setting-percent = { $percent } %
setting-theme = Thème
setting-theme-about = Clair ou sombre.
setting-theme-words = mode sombre mode nuit jour dark mode fond couleurs noir blanc
setting-light = Clair
setting-dark = Sombre
setting-contrast = Contraste
setting-contrast-about = À quel point le texte et les commandes se détachent du fond.
setting-contrast-words = contraste élevé accessibilité lisible visibilité vue yeux
setting-contrast-usual = Habituel
setting-contrast-high = Élevé
setting-motion = Mouvement
setting-motion-about = Si les fenêtres apparaissent en fondu, si les listes glissent et si le curseur clignote.
setting-motion-words = animation animations clignotement curseur réduire mouvement accessibilité vertige
setting-motion-full = Complet
setting-motion-reduced = Réduit
setting-zoom = Taille de l’ensemble
setting-zoom-about = Texte, boutons et échiquier, par rapport à ce que demande le système.
setting-zoom-words = zoom taille de police taille du texte échelle plus grand plus petit agrandir loupe pourcentage dpi
setting-language = Langue
setting-language-about = La langue de la fenêtre. Les lettres des pièces la suivent, sauf choix contraire plus bas.
setting-language-words = traduction language anglais allemand espagnol français russe
setting-board-pieces = Pièces sur l’échiquier
setting-board-pieces-about = Le dessin des pièces dans cette fenêtre. Les diagrammes ont les leurs.
setting-board-pieces-words = jeu de pièces figures dessin forme
setting-board-colors = Couleurs de l’échiquier
setting-board-colors-about = Les cases de cette fenêtre. Les diagrammes ont les leurs.
setting-board-colors-words = cases thème de l’échiquier bois
setting-coordinates = Coordonnées au bord de l’échiquier
setting-coordinates-about = Les lettres des colonnes et les chiffres des rangées.
setting-coordinates-words = a à h 1 à 8 noms des cases bord
setting-solution-arrows = Meilleurs coups en flèches
setting-solution-arrows-about = Les coups de bm et le premier de pv, en flèches au contour marqué sur l’échiquier. Elles ne sont pas enregistrées avec la position.
setting-solution-arrows-words = bm pv solution meilleur coup suite attendue masquer
setting-solutions = Solutions
setting-solutions-about = Les coups de bm, am, pm, pv, sm et sv dans la liste, à côté de l’échiquier et en flèches. Désactivez-les pour résoudre vous-même les problèmes.
setting-solutions-words = problème réponse masquer cacher meilleurs coups
setting-reopen-files = Rouvrir les mêmes fichiers au prochain démarrage
setting-reopen-files-about = Chacun à sa place dans la liste.
setting-reopen-files-words = session restaurer onglets dernière fois continuer
setting-recent-files = Retenir les fichiers récents
setting-recent-files-about = Pour le menu Fichier.
setting-recent-files-words = historique privé confidentialité derniers fichiers
setting-games = Positions de parties
setting-games-about = Ce qui est proposé d’abord à l’ouverture d’un fichier PGN.
setting-games-words = pgn parties importer problèmes positions
setting-games-variations = Positions de variantes
setting-games-variations-about = Si les positions qui n’apparaissent que dans des variantes sont ouvertes aussi.
setting-games-variations-words = pgn lignes analyse
setting-games-move = Coup joué
setting-games-move-about = Comment le coup joué dans une position y est gardé.
setting-games-move-words = pgn coup solution pm bm
setting-first-steps = Premiers pas
setting-first-steps-about = Conseils du premier démarrage.
setting-first-steps-words = conseils bienvenue introduction aide
setting-first-steps-new = Affichés
setting-first-steps-seen = Masqués
setting-castling = Droits au roque
setting-castling-about = Les deux formes sont lues ; voici comment on les écrit.
setting-castling-words = Shredder X-FEN KQkq HAha Échecs960 Chess960 Fischer aléatoire freestyle roquer dialecte
setting-en-passant = Case de prise en passant
setting-en-passant-about = Quand le FEN l’indique.
setting-en-passant-words = en passant ep e.p. pion capture double pas convention
setting-piece-language = Lettres des pièces
setting-piece-language-about = Sur l’échiquier, dans les listes de pièces et les diagrammes en lettres. Les FEN sont toujours en anglais.
setting-piece-language-words = notation langue noms des pièces RDTFC KQRBN
setting-figurines = Figurines à la place des lettres
setting-figurines-about = Dans les listes de pièces et les diagrammes en lettres.
setting-figurines-words = notation figurines symboles unicode
setting-list-fens = FEN dans la liste
setting-list-fens-about = Les lignes avec un nom ou des opérations affichent aussi la FEN.
setting-list-fens-words = liste lignes fen texte noms titres
setting-keys = Raccourcis des commandes
setting-keys-about = Toute commande peut avoir d’autres raccourcis, plusieurs ou aucun.
setting-keys-words = clavier touches combinaisons hotkeys shortcuts
setting-keys-of = { $command } : { $keys }
setting-no-keys-of = { $command } : aucun raccourci
setting-styles = Styles nommés
setting-styles-about = Les apparences de diagrammes que vous gardez sous un nom se créent, se modifient et se suppriment dans la fenêtre des diagrammes.
setting-styles-words = image export impression aspect SVG PNG PDF
setting-diagram = Nouveaux diagrammes
setting-diagram-about = Reprennent le dernier style et le dernier format choisis.
setting-diagram-words = image export format taille résolution dernier
setting-open-diagram = Diagramme…
setting-engine-scores = Évaluations des moteurs
setting-engine-scores-about = Si une évaluation positive est bonne pour les Blancs ou pour le camp au trait.
setting-engine-scores-words = moteur évaluation signe plus moins point de vue
setting-engine-scores-white = Du côté des Blancs
setting-engine-scores-mover = Du camp au trait
setting-engine-arrows = Coups du moteur en flèches
setting-engine-arrows-about = Le premier coup de chaque variante d’un moteur, en flèche au contour marqué sur l’échiquier. Les flèches ne sont pas enregistrées avec la position.
setting-engine-arrows-words = moteur analyse meilleur coup masquer
setting-evaluation-bar = Barre d’évaluation
setting-evaluation-bar-about = Tant qu’un moteur répond, une barre à gauche de l’échiquier montre comment les points seraient partagés.
setting-evaluation-bar-words = moteur analyse évaluation jauge masquer
setting-engines = Moteurs choisis
setting-engines-about = Les moteurs se choisissent dans le panneau à côté de l’échiquier. Aucun ne se lance de lui-même.
setting-engines-words = moteur UCI Stockfish analyse programme chemin options threads hash
setting-open-engines = Moteurs…
tab-no-file = { $name } : pas encore dans un fichier
tab-new = Nouveau fichier
fen-tip = La position comme une ligne de texte. Ce qui est tapé apparaît aussitôt sur l’échiquier.
find-tip = Des mots, ou des conditions comme dans les exemples. Ce qui est choisi plus bas s’écrit ici aussi.
operation-field-tip = { $name } – { $meaning }
operation-new-tip = Nom court d’une nouvelle opération, comme bm pour le meilleur coup. Entrée l’ajoute.
play-resize = Hauteur des coups
play-resize-tip = Faites glisser ce bord, ou déplacez-le avec les flèches, pour donner plus ou moins de place aux coups ; un double clic le rétablit
list-resize = Largeur de la liste
problem-repair-tip = Corrige cela ; { $keys } l’annule

## A second start

cli-new-window = Ouvrir une autre fenêtre, même s’il y en a une qui pourrait prendre les fichiers
cli-handed-over = La fenêtre de Tabiya déjà ouverte l’a pris ; --new-window en ouvre une autre.

## Help beside the board

command-help = Aide à côté de l’échiquier
command-explain-here = Expliquer ce qui est ici
help-close = Fermer l’aide
help-fen = Ce FEN
help-rules = À propos du FEN
help-gestures = Gestes
help-parts = Caractères du FEN
help-hint = Pointez un caractère ou une case. Au clavier : les flèches ici, et { $keys } dans le champ FEN ou sur l’échiquier.
help-rank = Rangée { $rank }
help-behind = Derrière le FEN
help-about-board = Rangée par rangée, de la huitième à la première, chacune de la colonne a à la colonne h. Les lettres sont anglaises : K, Q, R, B, N, P sont le roi, la dame, la tour, le fou, le cavalier et le pion blancs ; les minuscules, les pièces noires. Un chiffre compte des cases vides, une barre termine une rangée.
help-about-side = w (white) si le trait est aux Blancs, b (black) s’il est aux Noirs.
help-about-castling = Les roques encore permis : K et Q, le petit et le grand roque des Blancs ; k et q, ceux des Noirs. Le droit demeure tant que le roi et la tour n’ont pas joué, quoi qu’il y ait entre eux.
help-about-en-passant = La case qu’un pion vient de franchir en avançant de deux. Seul le coup qui suit immédiatement peut l’y prendre. Certains programmes l’indiquent après chaque double pas, d’autres seulement si un pion est prêt à prendre ou le peut vraiment.
help-about-halfmove = Demi-coups depuis la dernière prise ou le dernier coup de pion, pour la règle des cinquante coups.
help-about-fullmove = Le numéro du prochain coup. Il commence à 1 et augmente après chaque coup des Noirs.
explain-piece = { $piece } en { $square }
explain-piece-somewhere = { $piece }. Sa case ne sera connue que lorsque la rangée sera lisible.
explain-empty =
    { $count ->
        [one] une case vide : { $from }
       *[other] { $count } cases vides : de { $from } à { $to }
    }
explain-empty-rank = huit cases vides : toute la rangée { $rank }
explain-empty-somewhere =
    { $count ->
        [one] une case vide
       *[other] { $count } cases vides
    }
explain-next-rank = fin de la rangée { $ended }, la rangée { $begun } suit
explain-blank = espace
explain-next-field = fin du champ
explain-stray-blank = ne signifie rien ici
explain-side =
    Le trait est aux { $color ->
        [white] Blancs
       *[black] Noirs
    }
explain-castling =
    Les { $color ->
        [white] Blancs
       *[black] Noirs
    } peuvent encore faire le { $side ->
        [kingside] petit
       *[queenside] grand
    } roque : roi { $king }, tour { $rook }
explain-castling-file = { $castling }. La lettre désigne la colonne de la tour.
explain-castling-barred =
    Les { $color ->
        [white] Blancs
       *[black] Noirs
    } auraient droit au { $side ->
        [kingside] petit
       *[queenside] grand
    } roque, mais il n’y a { $reason }. Ce droit ne compte pas.
explain-castling-other-king = Ce droit concerne un autre roi que celui que désigne le FEN, en { $square }. Il ne compte pas.
explain-no-castling = plus aucun camp ne peut roquer
explain-en-passant =
    Le pion qui vient d’avancer de { $from } à { $to } peut être pris en { $square }, par { $count ->
        [one] le pion { $pawns }
       *[other] les pions { $pawns }
    }
explain-en-passant-illegal = Le pion vient d’avancer de { $from } à { $to }. Il pourrait être pris en { $square }, mais le roi du preneur serait alors en échec.
explain-en-passant-nobody = Le pion vient d’avancer de { $from } à { $to }. Aucun pion n’est prêt à le prendre en { $square }.
explain-en-passant-barred = Aucun pion ne peut venir de franchir { $square } : { $reason }. Cette case ne compte pas.
explain-no-en-passant = aucune case où un pion pourrait être pris en passant
explain-halfmove-clock =
    { $count ->
        [0] Le dernier coup était une prise ou un coup de pion, ou rien n’a encore été joué
        [one] Un demi-coup depuis la dernière prise ou le dernier coup de pion
       *[other] { $count } demi-coups depuis la dernière prise ou le dernier coup de pion
    }
explain-halfmove-clock-claim = { $count } demi-coups sans prise ni coup de pion. À partir de 100, cinquante coups de chaque camp, un joueur peut réclamer la nulle.
explain-halfmove-clock-drawn = { $count } demi-coups sans prise ni coup de pion. À 150, soixante-quinze coups de chaque camp, la partie est nulle.
explain-fullmove-number =
    Le prochain coup est le coup { $number } des { $color ->
        [white] Blancs
       *[black] Noirs
    }
explain-tail = opérations ou remarque, hors de la position
explain-rest = Le texte continue. La suite n’est pas expliquée.
help-rules-what = Un FEN est une position en une ligne de texte : six champs séparés par une espace. Il doit son nom à David Forsyth et Steven Edwards. De la partie, il ne sait que ce que disent les quatre derniers champs : on n’y voit pas si une position se présente pour la troisième fois.
help-rules-rights = Les droits que les pièces excluent sont omis du FEN. Tabiya s’en souvient : ils reviennent quand le roi et la tour sont de nouveau à leur place.
help-rules-epd = Les quatre premiers champs d’un FEN, suivis d’opérations telles que bm Qd1; id "Étude 5"; pour le meilleur coup ou un nom. Les demi-coups et le numéro du coup y sont les opérations hmvc et fmvn.
help-rules-broken-title = Texte fautif
help-rules-broken = Toute rangée et tout champ lisibles sont aussitôt sur l’échiquier ; les autres restent comme avant. Tabiya ne change jamais ce que vous tapez. Ce qui peut être corrigé est proposé sous le champ.
sign-explained = expliquée dans l’aide
fixed-menu-bar = elle mène aux menus
gesture-menu-bar = F10, ou Alt avec la lettre soulignée
gesture-menu-bar-does = ouvre les menus : flèches, lettres, Entrée ; Échap revient
command-read-diagrams = Lire des diagrammes…
other-words-read-diagrams = numériser reconnaître image photo PDF livre page OCR
read-diagrams-title = Lire des diagrammes
read-diagrams-about = Images, dossiers de pages numérisées, livres en PDF : chaque échiquier trouvé devient une ligne d’une collection.
read-diagrams-nothing-chosen = Rien n’est encore choisi.
read-diagrams-others =
    { $number ->
        [one] et un autre
       *[other] et { $count } autres
    }
read-diagrams-files = Choisir des fichiers…
read-diagrams-folder = Choisir un dossier…
read-diagrams-take-folder = Lire ce dossier
read-diagrams-pages-of-pdf = Pages d’un PDF : de
read-diagrams-to = à
read-diagrams-end = la fin
read-diagrams-first-page = Première page d’un PDF
read-diagrams-last-page = Dernière page d’un PDF
read-diagrams-password = Mot de passe
read-diagrams-password-hint = seulement si le PDF en demande un
read-diagrams-goes-on = Continuer après les pages déjà lues
read-diagrams-goes-on-tip = Si une collection ouverte a des échiquiers de ces fichiers, la lecture continue après sa dernière page, et ce qui est trouvé y est ajouté.
read-diagrams-keep = Garder les échiquiers comme images dans un dossier
read-diagrams-keep-tip = Le dossier est créé à côté de ce qui est lu. Avec lui, les échiquiers peuvent être comparés plus tard à ce qui a été lu.
read-diagrams-read = Lire
read-diagrams-busy = Des diagrammes sont déjà en cours de lecture. Attendez la fin ou annulez.
read-diagrams-nothing-left = Toutes ces pages ont déjà été lues. Pour les relire, décochez « Continuer après les pages déjà lues ».
read-diagrams-no-files = Il n’y a là ni images ni PDF.
read-diagrams-not-begun = Impossible de lire { $name } : { $reason }
read-diagrams-page-name = { $source }, page { $page }
read-diagrams-crop-fault = l’image d’un échiquier n’a pas pu être gardée : { $reason }
read-diagrams-boards =
    { $number ->
        [one] un échiquier
       *[other] { $count } échiquiers
    }
read-diagrams-pages =
    { $number ->
        [one] une page
       *[other] { $count } pages
    }
read-diagrams-doubtful =
    { $number ->
        [one] { $count } avec des cases douteuses
       *[other] { $count } avec des cases douteuses
    }
read-diagrams-open-turns =
    { $number ->
        [one] { $count } qui ne montre pas qui a le trait
       *[other] { $count } qui ne montrent pas qui a le trait
    }
read-diagrams-left-out =
    { $number ->
        [one] { $count } endroit qui ressemble à un échiquier mais n’en est guère un a été laissé de côté : { $places }. Pour le lire tout de même, ouvrez l’image seule.
       *[other] { $count } endroits qui ressemblent à un échiquier mais n’en sont guère un ont été laissés de côté, entre autres : { $places }. Pour en lire un tout de même, ouvrez son image seule.
    }
read-diagrams-none =
    { $number ->
        [one] Aucun diagramme n’a été trouvé sur cette page.
       *[other] Aucun diagramme n’a été trouvé sur ces { $count } pages.
    }
read-diagrams-done = Lu ({ $pages }) : { $boards }, { $doubtful }
read-diagrams-stopped = Arrêté ({ $pages }) : { $boards }, { $doubtful }. Relire la même chose continue à partir de là.
read-diagrams-failed =
    { $number ->
        [one] Une page n’a pas pu être lue ; les autres l’ont été :
       *[other] { $count } pages n’ont pas pu être lues ; les autres l’ont été :
    }
read-diagrams-failed-others =
    { $number ->
        [one] et une autre
       *[other] et { $count } autres
    }
status-reading-diagrams =
    { $number ->
        [one] Lecture des diagrammes : { $count } échiquier trouvé
       *[other] Lecture des diagrammes : { $count } échiquiers trouvés
    }
dialog-diagrams-title = Lire des diagrammes de
dialog-filter-diagrams = Images et PDF
command-proofread = Relire les diagrammes…
other-words-proofread = vérifier doute incertain corriger numérisation image livre
read-diagrams-proofread = Relire…
proofread-title = Relire { $name }
proofread-doubtful = Douteux
proofread-illegal = Illégaux
proofread-without-king = Sans roi
proofread-all = Tous
proofread-words = Seulement ceux qui répondent à ceci, tapé comme dans la recherche
proofread-words-hint = par exemple : confidence<80
proofread-place = Échiquier { $number } sur { $count }, les moins sûrs d’abord
proofread-keys = → case douteuse suivante · Maj+flèche : n’importe quelle case · chiffre ou lettre : cette pièce · Suppr : vide · Espace : juste ainsi · Entrée : tout l’échiquier est juste
proofread-list = Échiquiers ; les flèches à droite et à gauche parcourent les cases douteuses, avec Maj toutes les cases
proofread-none = Pas de tels échiquiers.
proofread-no-more = Plus de cases douteuses dans cette direction
proofread-board = Échiquier { $number }
proofread-gone = Cet échiquier n’est plus à sa ligne.
proofread-no-picture = L’image de cet échiquier n’a pas été gardée.
proofread-confidence = sûr à { $percent } %
proofread-no-doubt = rien de douteux
proofread-in-doubt = douteux : { $squares }
proofread-questions = Avec questions
proofread-asked = questions ouvertes : { $questions }
proofread-answer = { $digit } { $answer }
proofread-no-doubt-here = Rien n’est douteux sur cet échiquier. Pour changer une case, cliquez dessus, ou appuyez sur Maj et une flèche.
proofread-square = Douteux : { $square }
proofread-chosen = { $square }. Choisissez la bonne pièce.
proofread-settled = { $square } : réglé
proofread-alternative = { $digit } { $man }, { $percent } %
proofread-nothing = vide
proofread-keep = Juste ainsi
proofread-keep-tip = Sur cette case se trouve ce qui a été lu (Espace ou 0)
proofread-keep-all = Tout l’échiquier est juste
proofread-keep-all-tip = Plus rien n’est douteux sur cet échiquier (Entrée dans la liste)
proofread-turns-unknown =
    { $number ->
        [one] { $count } échiquier ne montre pas qui a le trait.
       *[other] { $count } échiquiers ne montrent pas qui a le trait.
    }
proofread-only-black-marked =
    { $number ->
        [one] Les marques ne donnent le trait qu’aux Noirs (sur { $count } échiquier) ; ailleurs, il est donc sans doute aux Blancs.
       *[other] Les marques ne donnent le trait qu’aux Noirs (sur { $count } échiquiers) ; ailleurs, il est donc sans doute aux Blancs.
    }
proofread-only-white-marked =
    { $number ->
        [one] Les marques ne donnent le trait qu’aux Blancs (sur { $count } échiquier) ; ailleurs, il est donc sans doute aux Noirs.
       *[other] Les marques ne donnent le trait qu’aux Blancs (sur { $count } échiquiers) ; ailleurs, il est donc sans doute aux Noirs.
    }
proofread-both-marked = D’après les marques des autres, le trait est aux Blancs sur { $white } et aux Noirs sur { $black }.
proofread-all-white = Trait aux Blancs sur les { $count }
proofread-all-black = Trait aux Noirs sur les { $count }
proofread-all-turns-tip = Répond à la question sur chaque échiquier qui ne le montre pas. Annuler rétablit l’état d’avant.
proofread-show = Montrer sur l’échiquier
proofread-show-tip = Ferme cette liste et montre la position, où tout peut être changé
proofread-undo = Annuler le dernier
proofread-undo-tip = Annule le dernier changement (Ctrl+Z dans la liste)
proofread-save = Enregistrer les corrections…
proofread-save-tip = Enregistre dans un dossier les images des échiquiers réglés et ce qu’ils montrent : un jeu à soi pour l’entraînement. Rien n’est envoyé nulle part.
proofread-saved =
    { $number ->
        [one] { $count } échiquier corrigé est dans { $folder }
       *[other] { $count } échiquiers corrigés sont dans { $folder }
    }
picture-learned =
    { $number ->
        [one] { $count } autre échiquier est lu différemment d’après ce que celui-ci a montré
       *[other] { $count } autres échiquiers sont lus différemment d’après ce que celui-ci a montré
    }
proofread-not-saved = Les échiquiers corrigés n’ont pas pu être enregistrés : { $reason }
proofread-nothing-corrected = Aucun échiquier avec image n’a encore été corrigé.
status-comparing-boards = Comparaison des échiquiers
status-finding-doubts = Recherche des échiquiers lus dans des images
status-saving-corrections = Enregistrement des échiquiers corrigés
dialog-corrections-title = Enregistrer les échiquiers corrigés dans
file-dialog-take-corrections = Enregistrer dans ce dossier

## Variantes d’une partie
command-line-start = Au début de la variante
command-line-last = À la fin de la variante
command-previous-variation = Variante précédente
command-next-variation = Variante suivante
command-choose-next-move = Choisir parmi les coups suivants
command-promote-variation = Monter la variante
command-demote-variation = Descendre la variante
command-make-main-line = En faire la ligne principale
command-delete-variation = Supprimer la variante
command-cut-off-line = Couper les coups après celui-ci
other-words-variation = arbre de la partie, branche, alternative, sous-variante, promouvoir, déplacer vers le haut, vers le bas
play-fold = Montrer les coups après { $move }
play-next = Suite :
play-next-move = Coup suivant { $move }
play-next-tip = Montrer la position après ce coup
message-variation-promoted = La variante avec { $move } a été montée.
message-variation-demoted = La variante avec { $move } a été descendue.
message-main-line-made = La ligne principale mène maintenant à { $move }.
message-variation-deleted = La variante avec { $move } a été supprimée.
message-line-cut-off = Les coups après { $move } ont été coupés.
obstacle-no-other-move-before = Aucune variante ne précède celle-ci
obstacle-no-other-move-behind = Aucune autre variante ne suit celle-ci
obstacle-no-choice-of-moves = Il n’y a pas plusieurs coups suivants
obstacle-main-line = Ce coup appartient à la ligne principale
play-in-variation =
    { $depth ->
        [1] { $move }, variante du coup { $number }
       *[other] { $move }, variante du coup { $number }, niveau { $depth }
    }
message-game-variations =
    { $number ->
        [one] Une variante n’a pas pu être lue jusqu’au bout.
       *[other] { $count } variantes n’ont pas pu être lues jusqu’au bout.
    }
## Solving

command-solve = Résoudre…
other-words-solve = problème tactique exercice entraînement s’entraîner répéter solution cachée
status-solve = Recherche des exercices
status-solve-keep = Enregistrement d’un essai
solve-title = Résoudre { $name }
solve-which = Exercices
solve-all = Tous ({ $count })
solve-new = Jamais essayés ({ $count })
solve-missed = Non résolus du premier coup la dernière fois ({ $count })
solve-due = À revoir ({ $count })
solve-left-out =
    { $number ->
        [one] Une position n’a pas de solution jouable et n’est pas proposée.
       *[other] { $count } positions n’ont pas de solution jouable et ne sont pas proposées.
    }
solve-shuffled = Dans un ordre quelconque
solve-only-first = Seulement le premier coup de chacun
solve-intervals = Un exercice résolu du premier coup est à revoir après des délais de plus en plus longs : { $days } jours. Après un coup faux ou un indice, le délai reste le même ; un exercice manqué recommence au début.
solve-kept-in = Les essais sont enregistrés dans { $file }, jamais dans la collection.
solve-kept-nowhere = Les essais ne sont pas enregistrés.
solve-look-again = Rechercher à nouveau
solve-start = Commencer
solve-problem = Exercice { $number } sur { $count }
solve-find = Trouvez le meilleur coup.
solve-right = { $move } est juste.
solve-solved = { $move } est juste : résolu.
solve-wrong = { $move } n’est pas la solution. Essayez encore.
solve-refuted = { $move } n’est pas la solution.
solve-refutation = Réfuté par { $move }
solve-try-again = Le coup est repris. Essayez encore.
solve-answered = La réponse est { $move }. Trouvez le coup suivant.
solve-shown = La solution :
solve-hint-piece = Indice : { $piece } en { $square }
solve-hint-move = Indice : { $move }
solve-field = Votre coup
solve-field-hint = par exemple Cf3
solve-field-over = Entrée : exercice suivant
solve-field-tip = Tapez un coup puis Entrée, ou jouez sur l’échiquier. À la fin d’un exercice, Entrée passe au suivant.
solve-hint = Indice
solve-hint-tip = Montre la pièce, puis, la deuxième fois, le coup (F2)
solve-solution = Solution
solve-solution-tip = Joue la solution ; l’exercice compte comme manqué (F3)
solve-themes = Thèmes : { $themes }
solve-due-again = À revoir le { $day }
solve-previous = Précédent
solve-previous-tip = Montre à nouveau l’exercice précédent (Page préc.)
solve-next = Suivant
solve-next-tip = Montre l’exercice suivant (Page suiv., ou Entrée dans le champ)
solve-skip = Passer
solve-skip-tip = Passe à l’exercice suivant sans résultat (Page suiv.)
solve-to-score = Terminer
solve-to-score-tip = Montre le score (Page suiv.)
solve-score = Score
solve-score-tip = Montre le score actuel (F4)
solve-summary = { $first } sur { $count } résolus du premier coup
solve-unanswered =
    { $number ->
        [one] un exercice sans résultat
       *[other] { $count } exercices sans résultat
    }
solve-theme = Thème
solve-solved-at-once = Du premier coup
solve-solved-later = Ensuite
solve-not-solved = Manqués
solve-time = Temps par exercice
solve-in-total = Tous
solve-back = Revenir à l’exercice
solve-missed-again = Reprendre les manqués
solve-missed-again-tip = Recommence avec les exercices non résolus du premier coup
solve-gone = Cette ligne n’a plus d’exercice : un autre programme a modifié le fichier.
solve-not-kept = L’essai n’a pas pu être enregistré dans { $file } : { $reason }
solve-file-damaged =
    { $number ->
        [one] Une ligne de { $file } est illisible et ignorée.
       *[other] { $count } lignes de { $file } sont illisibles et ignorées.
    }
solve-file-newer = { $file } vient d’une version plus récente de Tabiya. Le fichier reste tel quel, et les essais ne sont pas enregistrés.
solve-file-unreadable = { $file } ne peut pas être lu, donc les essais ne sont pas enregistrés : { $reason }
## Animations d’une variante

command-animation = Animation de la variante…
other-words-animation = image animée GIF WebP SVG film vidéo coups exporter enregistrer copier
animation-title = Animation
animation-file-name = partie
animation-start = Position de départ
animation-from = Du coup
animation-to = Au coup
animation-tempo = Chaque coup
animation-pause = À la fin
animation-seconds = {" "}s
animation-mark-moves = Cases du coup
animation-heading = Joueurs
animation-heading-field = Texte des joueurs ou autre titre
animation-moves = Coups
animation-comments = Commentaires
animation-play = Lire
animation-stop = Pause
animation-step = Coup affiché
animation-step-tip = Page précédente et Page suivante passent d’un coup à l’autre
animation-count = { $number } sur { $count }
animation-copy = Copier l’animation
animation-no-moves = Il n’y a aucun coup à animer.
animation-too-many = Une animation de { $count } coups est trop longue. Choisissez une partie d’au plus { $most } coups.
animation-too-wide = { $width } pixels sont trop pour la largeur d’une animation. Le maximum est de { $most }.
status-making-animation = Création de l’animation
dialog-save-animation-title = Enregistrer l’animation
cli-animate = Écrire les coups d’une partie sous forme d’animation ({ $formats }) de 480 pixels, sauf si un style ou une largeur est donné ; les cases de chaque coup sont marquées, sauf avec last-move=no
cli-animate-game = Numéro de la partie dans son fichier, 1 par défaut
cli-animate-from = Le premier coup à jouer, comme 12 ou 12... pour celui des noirs ; par défaut, celui de la partie
cli-animate-to = Le dernier coup à jouer, comme 20 pour les coups des deux camps ou 20. pour celui des blancs seul ; par défaut, celui de la partie
cli-animate-tempo = Secondes pour chaque position, 1 par défaut
cli-animate-pause = Secondes pour la dernière position, 3 par défaut
cli-animate-captions = Les textes sous l’échiquier, séparés par des virgules ; par défaut players,moves
cli-animate-bad-move = ce n’est pas le numéro d’un coup, comme 12 ou 12...
cli-animate-formats = Une animation a l’un de ces formats : { $formats }
cli-animate-one-file = Une animation montre une partie d’un seul fichier
cli-animate-no-game = { $file } n’a pas de partie { $number }
cli-animate-no-move = La partie n’a pas de coup { $move }
cli-render-gif = gif est le format d’une animation ; utilisez-le avec --animate
## Continuer contre un moteur

command-play-on = Continuer contre un moteur
command-take-back = Reprendre le coup
command-play-on-hint = Indice
command-switch-sides = Changer de camp
command-resign = Abandonner
command-stop-game = Arrêter la partie
other-words-play-on = partie adversaire ordinateur entraînement jouer poursuivre annuler tour
play-on = Continuer contre un moteur
play-on-open-tip = Jouer une partie à partir de la position de l’échiquier
play-on-close = Fermer la partie
play-on-close-tip = Ranger la carte ; la partie s’arrête et ses coups restent
play-on-side = Vous jouez
play-on-side-tip = Votre camp
play-on-engine = Adversaire
play-on-engine-tip = Le moteur qui répond à vos coups
play-on-strength = Force
play-on-strength-tip = La façon de limiter le moteur
play-on-time = Temps par coup
play-on-nodes = Nœuds par coup
play-on-rating = Classement Elo
play-on-seconds = s
play-on-limit-tip = La limite du moteur pour chaque coup
play-on-ratings = de { $min } à { $max }
play-on-ratings-unknown = Seul le moteur en marche indique les classements qu’il propose.
play-on-ask-ratings = Demander au moteur
play-on-ask-ratings-tip = Lancer le moteur un instant, sans position
play-on-no-ratings = Ce moteur ne peut pas être limité par un classement. Limitez son temps ou ses nœuds.
play-on-tell-slips = Signaler mes erreurs
play-on-tell-slips-tip = Compare chacun de vos coups au meilleur, à pleine force, et signale celui qui laisse échapper un gain ou une nulle
play-on-begin = Commencer la partie
play-on-begin-tip = Le moteur répond à vos coups sur l’échiquier
play-on-no-engine = La partie demande un moteur, et aucun n’est encore choisi. Le panneau des moteurs en trouve sur cet ordinateur ou en ajoute un par son fichier.
play-on-engine-panel = Panneau des moteurs
play-on-engine-panel-tip = Choisir un moteur ; aucun n’est lancé
play-on-is-over = La partie est déjà finie ici. { $how }
play-on-illegal = Le moteur pourrait refuser cette position. { $problem }
play-on-as-white = Vous avez les Blancs contre { $engine }
play-on-as-black = Vous avez les Noirs contre { $engine }
play-on-limit-rating = classement { $rating }
play-on-limit-nodes = { $nodes } nœuds par coup
play-on-limit-time = { $seconds } s par coup
play-on-own-turn = C’est à vous de jouer
play-on-thinks = { $engine } réfléchit
play-on-has-answer = Le moteur a son coup prêt
play-on-elsewhere = La partie attend que sa position soit de nouveau sur l’échiquier
play-on-looks-back = Vous regardez une position antérieure. Un coup joué d’ici y ramène la partie.
play-on-to-end = Dernier coup
play-on-to-end-tip = Afficher la dernière position de la partie
play-on-hint = Indice : { $move }
play-on-hint-comes = Recherche du meilleur coup
play-on-no-advice = Aucun indice n’est possible. { $what }
play-on-slip-win = { $move } laisse échapper le gain
play-on-slip-win-to-loss = { $move } transforme un gain en perte
play-on-slip-draw = { $move } laisse échapper la nulle et perd
play-on-new = Nouvelle partie
play-on-new-tip = Choisir de nouveau le camp et la force, et jouer à partir de la position de l’échiquier
play-on-white-mates = Échec et mat : les Blancs ont gagné
play-on-black-mates = Échec et mat : les Noirs ont gagné
play-on-stalemate = Nulle par pat
play-on-no-material = Nulle : aucun camp n’a les pièces pour mater
play-on-repetition = Nulle : la position s’est produite trois fois
play-on-fifty-moves = Nulle : cinquante coups sans prise ni coup de pion
play-on-white-resigns = Les Blancs ont abandonné : les Noirs ont gagné
play-on-black-resigns = Les Noirs ont abandonné : les Blancs ont gagné
engine-is-paused = Le moteur fait une pause, pour ne pas vous montrer la réponse pendant la partie.
engine-show-analysis = Montrer l’analyse
engine-show-analysis-tip = Analyser aussi pendant cette partie
announce-play-on-opened = Choisissez le camp, le moteur et la force
announce-play-on-begun = La partie contre { $engine } commence
announce-play-on-stopped = La partie est arrêtée
announce-play-on-as-white = Vous avez maintenant les Blancs
announce-play-on-as-black = Vous avez maintenant les Noirs
announce-taken-back = Coup repris
obstacle-no-game = Aucune partie contre un moteur n’est en cours
obstacle-not-own-turn = Ce n’est pas à vous de jouer
obstacle-no-turn-before = Vous n’avez joué aucun coup dans cette partie
## Parties en tableau

left-out-variations = { $number ->
    [one] { $count } partie a des variantes. Le tableau contient sa ligne principale.
   *[other] { $count } parties ont des variantes. Le tableau contient leurs lignes principales.
}
left-out-comments = { $number ->
    [one] { $count } partie a des commentaires.
   *[other] { $count } parties ont des commentaires.
}
left-out-signs = { $number ->
    [one] { $count } partie a des signes comme !? après des coups.
   *[other] { $count } parties ont des signes comme !? après des coups.
}
left-out-broken = { $number ->
    [one] { $count } partie ne peut pas être lue jusqu’à la fin. Sa ligne contient les coups qui précèdent.
   *[other] { $count } parties ne peuvent pas être lues jusqu’à la fin. Leurs lignes contiennent les coups qui précèdent.
}
cli-convert-games-alone = Un tableau de parties ne peut pas contenir les positions d’autres fichiers. Convertissez-les séparément.

## Défenses d’une solution

solve-right-other = { $move } est juste. Il y a une autre défense.
solve-other-defence = L’autre défense : { $move }. Trouvez le coup suivant.

## Parties en double

duplicates-about-games = Trouve les parties qui apparaissent plusieurs fois et les regroupe.
duplicates-same-games = Considérer des parties comme doubles quand
duplicates-moves = elles ont les mêmes coups, quels que soient étiquettes, commentaires et variantes
duplicates-last-position = elles se terminent par la même position
duplicates-text = leurs textes sont identiques

## Positions sur mesure

new-positions-title = Nouvelles positions
new-positions-about = Crée des positions d’après une recette, au hasard et prouvées : les finales jusqu’à quatre pièces sont connues, les autres demandent des tables Syzygy.
new-positions-pieces = Pièces
new-positions-pieces-tip = Les pièces blanches et les noires, par exemple KRP v KR ; plusieurs finales avec « or » : KQ v K or KR v K
new-positions-board-tip = Prendre les pièces du grand échiquier
new-positions-side = Trait
new-positions-result = Résultat
new-positions-white-wins = Les Blancs gagnent
new-positions-black-wins = Les Noirs gagnent
new-positions-draw = Nulle
new-positions-win = Le camp au trait gagne
new-positions-loss = Le camp au trait perd
new-positions-turn = Effet du trait
new-positions-zugzwang = Zugzwang réciproque
new-positions-turn-decides = Gagné si l’un est au trait, nul si c’est l’autre
new-positions-winning-moves = Coups gagnants
new-positions-winning-moves-tip = Le nombre de coups qui gagnent : 1, 2+ ou 2-3
new-positions-mate = Coups jusqu’au mat
new-positions-mate-tip = Le nombre de coups jusqu’au mat, jusqu’à quatre pièces : 5, 20+ ou 10-30
new-positions-zeroing = Demi-coups avant prise ou coup de pion
new-positions-zeroing-tip = Le nombre de demi-coups avant la prochaine prise ou le prochain coup de pion (dtz), avec des tables Syzygy : 5, 20+ ou 10-30
new-positions-no-capture = Aucune prise possible
new-positions-no-capture-tip = Des exercices où rien ne peut être pris tout de suite
new-positions-no-check = Personne n’est en échec
new-positions-no-check-tip = Le camp au trait n’est pas en échec
new-positions-any-last-move = Aussi sans dernier coup possible
new-positions-any-last-move-tip = Aussi des positions auxquelles aucun coup d’une partie n’a pu mener
new-positions-alike = Aussi les symétriques
new-positions-alike-tip = Aussi des positions qui ne diffèrent que par une symétrie ou par les couleurs
new-positions-count = Nombre de positions
new-positions-count-tip = De 1 à 1 000 000
new-positions-seed = Graine
new-positions-seed-tip = Un autre nombre fait un autre choix ; le même redonne les mêmes positions
new-positions-squares = Cases
new-positions-squares-of = Cases : { $piece }
new-positions-no-pieces = Les pièces viennent d’abord.
new-positions-squares-tip = Bouton gauche : permettre des cases à la pièce choisie. Bouton droit : les exclure. Touches : flèches ; la lettre de n’importe quelle pièce permet la case, Suppr l’exclut, Entrée crée les positions. Sans case marquée, la pièce peut être partout.
new-positions-square-on = { $square } : case permise, { $piece }
new-positions-square-off = { $square } : non marquée
new-positions-squares-text = Cases sous forme de texte
new-positions-squares-text-tip = Cases, rectangles, colonnes et rangées : e4-h8, a-c, 5-7, light (claires), dark (foncées) ; alternatives avec « or »
new-positions-anywhere = partout
new-positions-clear-name = Permettre de nouveau toutes les cases
new-positions-recipe = Recette sous forme de texte
new-positions-recipe-tip = « tabiya make » lit la même recette. Vous pouvez la modifier, la copier et en coller une autre.
new-positions-copy = Copier la recette
new-positions-copy-tip = Copier la recette comme une ligne de texte
new-positions-copied = Recette copiée
new-positions-make = Créer
new-positions-tables = Avec { $pieces } pièces, il faut des tables Syzygy. Indiquez leur dossier dans les paramètres.
new-positions-settings = Paramètres…
new-positions-no-table = La table { $file } manque. Indiquez son dossier dans les paramètres, sous « Tables de finales ».
new-positions-none = Une telle position n’existe pas : tous les placements des pièces ont été essayés.
new-positions-cancelled = Annulé. Positions créées jusque-là : { $count }

## Résultats de la résolution

solve-write = Écrire les résultats dans la collection
solve-write-tip = Ajoute solve_result, solve_wrong, solve_seconds et solve_day aux enregistrements, en une seule étape annulable
solve-written = Les résultats sont dans la collection, qui n’est pas encore enregistrée.
solve-write-no-games = Les résultats s’écrivent dans des enregistrements. Les parties n’ont pas d’opérations et restent donc telles quelles.
solve-write-closed = La collection est fermée : on ne peut plus y écrire de résultats.
status-solve-write = Écriture des résultats
announce-solve-written =
    { $number ->
        [one] Résultat écrit dans { $count } enregistrement
       *[other] Résultats écrits dans { $count } enregistrements
    }
