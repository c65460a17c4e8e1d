# Every text that a person reads, in English.
# Project Fluent: https://projectfluent.org/fluent/guide/

## Pieces and squares

piece-white-king = white king
piece-white-queen = white queen
piece-white-rook = white rook
piece-white-bishop = white bishop
piece-white-knight = white knight
piece-white-pawn = white pawn
piece-black-king = black king
piece-black-queen = black queen
piece-black-rook = black rook
piece-black-bishop = black bishop
piece-black-knight = black knight
piece-black-pawn = black pawn
square-empty = { $square }, empty
square-with-piece = { $square }, { $piece }
board = Chess board

## Menus

menu-file = File
menu-edit = Edit
menu-position = Position
menu-collection = Collection
menu-board = Board
menu-transform = Transform
menu-clear = Clear
menu-compare = Compare
menu-shift = Shift by one
menu-read = Read aloud
menu-board-pieces = Pieces
menu-board-colors = Board colours
menu-language = Language
menu-view = View
menu-help = Help

## Commands

command-new = New
command-open = Open…
command-open-folder = Open folder…
command-save = Save
command-save-as = Save as…
command-diagram = Diagram…
command-diagram-sheets = Diagram sheets…
command-recover-work = Recover unsaved work…
command-stop-waiting = Stop waiting for the disk
command-close = Close
command-quit = Quit
command-undo = Undo
command-redo = Redo
command-copy-fen = Copy FEN
command-copy-as = Copy as, with preview…
command-copy-picture = Copy picture
command-paste = Paste position
command-copy-cut-text = Copy the text that did not fit
command-edit-fen-text = Edit FEN text
command-edit-operations = Edit operations
command-fen-style = How FENs are written…
command-cut-rows = Cut lines
command-copy-rows = Copy lines
command-select-all-rows = Select all lines
command-invert-selection = Invert selection
command-add-position = Add position
command-duplicate-position = Duplicate position
command-delete-position = Delete position
command-move-position-up = Move position up
command-move-position-down = Move position down
command-previous-position = Previous position
command-next-position = Next position
command-first-position = First position
command-last-position = Last position
command-go-to-line = Go to line…
command-find = Find…
command-show-all-rows = Show all lines
command-check-all = Check all positions
command-mend-all = Mend all…
command-find-duplicates = Find duplicates…
command-sort = Sort…
command-shuffle = Shuffle
command-split-selection = Split selection into a new file
command-append-file = Append a file…
command-start-position = Set up start position
command-known-positions = Known positions…
command-chess960 = Chess960 by number…
command-random-chess960 = Random Chess960 array
command-clear-board = Clear all squares
command-clear-white = Clear White's men
command-clear-black = Clear Black's men
command-clear-pawns = Clear pawns
command-clear-selection = Clear selected squares
command-kings-only = Leave only the kings
command-change-side-to-move = Change side to move
command-toggle-right = Grant or revoke castling, or a double step
command-piece-list = Enter pieces by name
command-piece-menu = Choose a piece for this square
command-pointer-tool = Pointer
command-eraser-tool = Eraser
command-symmetric-placement = Symmetric placement
command-toggle-unsure = Not sure of this square
command-next-unsure = Next square not sure of
command-clear-unsure = Sure of all squares
command-mark-square = Mark this square
command-draw-arrow = Draw an arrow
command-remove-annotations = Remove all arrows and marks
command-compare-here = Compare other positions with this one
command-compare-selected = Compare the two selected positions
command-exchange-compared = Show the other of the two
command-stop-comparing = Stop comparing
command-mirror-files = Mirror left and right
command-mirror-ranks = Mirror top and bottom
command-rotate = Rotate by half a turn
command-swap-colors = Swap colours, ranks flipped
command-swap-colors-in-place = Swap colours in place
command-as-black-sees-it = As Black sees it
command-shift-up = Shift up
command-shift-up-right = Shift up and right
command-shift-right = Shift right
command-shift-down-right = Shift down and right
command-shift-down = Shift down
command-shift-down-left = Shift down and left
command-shift-left = Shift left
command-shift-up-left = Shift up and left
command-fill-white-pawns = Fill White's pawn rank
command-fill-black-pawns = Fill Black's pawn rank
command-fill-rank-white-pawns = Fill the cursor's rank with white pawns
command-fill-rank-black-pawns = Fill the cursor's rank with black pawns
command-flip-board = Flip board
command-show-coordinates = Coordinates
command-list-or-grid = Grid of diagrams
command-read-position = The whole position
command-read-rank = The rank of the cursor
command-read-file = The file of the cursor
command-read-white = White’s men
command-read-black = Black’s men
command-read-advice = What is odd
command-pieces-staunton = Staunton pieces
command-pieces-flat = Flat pieces
command-pieces-print = Book pieces
command-colors-window = Board colours of the window
command-colors-sage = Sage board
command-colors-book = Hatched board
command-colors-green = Green board
command-colors-blue = Blue board
command-colors-brown = Brown board
command-colors-grey = Grey board
command-colors-contrast = Board of high contrast
command-follow-system-language = As the system
# Each language by its own name, the same in every catalogue.
command-speak-german = Deutsch
command-speak-english = English
command-speak-spanish = Español
command-speak-french = Français
command-speak-russian = Русский
command-follow-system-theme = System theme
command-light-theme = Light theme
command-dark-theme = Dark theme
command-high-contrast = High contrast
command-reduced-motion = Nothing moves by itself
command-zoom-in = Larger
command-zoom-out = Smaller
command-usual-size = Usual size
command-next-document = Next file
command-previous-document = Previous file
command-palette = Find a command…
command-gestures = Keys and gestures
command-keys = Change keys…
command-about = About Tabiya

## FEN field

fen = FEN
fen-copy = Copy
fen-copy-name = Copy FEN
fen-copy-tip = Copy the FEN
fen-paste = Paste
fen-paste-tip = Take a position from the clipboard, whatever text is around it
fen-mend-change = Change “{ $old }” to “{ $new }”
fen-mend-insert = Insert “{ $new }”
fen-mend-remove = Remove “{ $old }”
fen-mend-name = Change to { $text }
fen-history = Earlier texts
fen-history-tip = Texts that could not be read and were replaced
fen-operations = Operations: { $text }
fen-comment-line = This line is a comment. It is kept as it is; a position goes into a line of its own below.
fen-blank-line = This line is blank. It is kept as it is; a position goes into a line of its own below.

fen-long-line = This line is too long to be a position. It is kept as it is; a position goes into a line of its own below.
fen-nothing = There is no text yet
fen-unknown-piece = “{ $found }” is no piece letter
fen-look-alike = “{ $found }” only looks like the Latin letter { $latin }
fen-bad-digit = “{ $found }” cannot stand here: a rank has eight squares
fen-rank-too-short =
    Rank { $rank } has { $squares ->
        [one] one square
       *[other] { $squares } squares
    }, { $difference ->
        [one] one is missing
       *[other] { $difference } are missing
    }
fen-rank-too-long =
    Rank { $rank } has { $squares } squares, { $difference ->
        [one] one too many
       *[other] { $difference } too many
    }
fen-too-few-ranks =
    The board has { $ranks ->
        [one] one rank
       *[other] { $ranks } ranks
    }, { $missing ->
        [one] one is missing
       *[other] { $missing } are missing
    }
fen-no-board = There is no board in this text: eight ranks with slashes between them
fen-too-many-ranks = The board has more than eight ranks
fen-bad-side = The side to move is “w” or “b”, not “{ $found }”
fen-bad-castling-letter = “{ $found }” is no castling right: K, Q, k, q, a file letter, or “-” for none
fen-repeated-castling = The castling right “{ $found }” is there twice
fen-bad-en-passant = The en-passant target is a square on rank 3 or 6, or “-” for none
fen-bad-halfmove-clock = The halfmove clock is a number
fen-bad-fullmove-number = The fullmove number is a number
fen-counter-too-large = This number is too large
fen-extra-text = The FEN ends before this text
fen-digits-joined = Digits side by side: a run of empty squares is one number, such as 8 for 44
fen-castling-order = The castling letter “{ $found }” is out of order: White’s come first, the king’s side before the queen’s, as in KQkq
fen-castling-mixed = The castling letter “{ $found }” names a file beside letters such as K and Q: write KQkq, or files throughout
fen-leading-zero = A number is written without zeros in front
fen-fullmove-number-zero = The fullmove number starts at 1
fen-missing-side = The side to move is missing: “w” or “b”
fen-missing-castling = The castling rights are missing: letters such as KQkq, or “-” for none
fen-missing-en-passant = The en-passant target is missing: a square such as e3, or “-” for none
fen-missing-halfmove-clock = The halfmove clock is missing: the plies since the last capture or pawn move
fen-missing-fullmove-number = The fullmove number is missing: a number from 1 on
fen-stray-blank = One blank stands between two fields, and none in front of or behind them

## Pieces by name

piece-list = Piece list
piece-list-hint = Kg1 Qd1 Rf1 a2 b2 …
piece-list-tip = Pieces by name, and the board follows: Kg1 Ra1 a2-c2 kg8, or White: Kg1, a2. Black: Kg8. A bare square is a pawn. Letters of { $languages }, or figurines.
piece-list-unknown-word = “{ $found }” is no piece, square or side
piece-list-unknown-piece = No piece is called “{ $found }”
piece-list-unknown-square = There is no square “{ $found }”: files are a to h, ranks 1 to 8
piece-list-unknown-sign = “{ $found }” means nothing in a list of pieces
piece-list-no-square = No square follows “{ $found }”
piece-list-range-not-on-a-line = “{ $found }”: both ends must stand on one rank, file or diagonal
piece-list-range-of-two-pieces = “{ $found }”: both ends of a range must be the same piece
piece-list-square-twice = { $square } is named twice: the piece named last stands there
piece-list-letters-mixed =
    Letters of several languages are mixed. “{ $found }” is read as a { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }.

## Finding

find = Find
find-panel = Find positions
find-close = Close the find panel
find-search = Search
find-search-tip = Search all lines of this file (Enter)
find-hint = Karpov, KRPvKR, black check, bm:
find-try = Try
find-example-text = Lines with these words
find-example-material = White has king, rook and pawn, Black king and rook, in whatever order
find-example-count = At most five men on the board
find-example-check = Black is to move and in check
find-example-operation = Lines with a best move
find-example-operand = Lines whose id has this in it
find-position = { $place } of { $count }
find-hits = { $count } of { $lines }
find-hits-name =
    { $number ->
        [0] No line answers
        [one] One line of { $lines } answers
       *[other] { $count } of { $lines } lines answer
    }
find-no-hits = No line answers
find-searching = Searching…
find-press-enter = Enter searches this file
find-is-older = The list shows what was found before the last change
find-previous = Previous
find-previous-name = Previous hit
find-previous-tip = The hit before
find-next = Next
find-next-name = Next hit
find-next-tip = The next hit
find-select-all = Select all
find-select-all-name = Select all hits
find-select-all-tip = Select all hits, to delete them, copy them, or split them into a new file
find-show-all = Show all
find-show-all-name = Show all lines
find-show-all-tip = Show all lines again; what is looked for stays here
find-cancel-name = Cancel the search
find-side = To move
find-check = Check
find-castling = Castling
find-legality = Legality
find-any = any
find-in-check = in check
find-not-in-check = not in check
find-castling-any = some right
find-castling-none = no right
find-castling-all = all four rights
find-legal = legal
find-illegal = illegal
find-match-case = Match case
find-match-case-tip = Let the case of letters count in text and operations
find-text-first = This cannot be read yet, so what is below cannot be changed

find-drawing = Drawing
find-drawing-board = Drawn pattern
find-drawing-tip = Left button: paint. Right button: wipe off. Keys: arrows, K Q R B N P for White, k q r b n p for Black, A and a any piece of theirs, ? any piece, . empty, ! and a piece for not this one, Delete wipes off, Enter searches.
find-from-board = From the board
find-from-board-name = Draw the position on the board
find-from-board-tip = Draw the pieces of the big board; empty squares do not matter
find-clear = Clear
find-clear-drawing-name = Clear the drawing
find-mirrored = Also mirrored
find-mirrored-tip = Also with left and right exchanged
find-swapped = Also with colours swapped
find-swapped-tip = Also with Black in the place of White, the board turned over
brush-name = Paint { $cell }
tip-with-keys = { $tip } ({ $keys })
# What stands between the things of a list, and between those that have commas in them.
list-comma = {", "}
list-semicolon = {"; "}
brush-tip = { $cell } ({ $keys })
brush-not-name = Paint what must not stand there
brush-not-tip = Anything but the piece that you choose (!)
brush-wipe = Wipe off
brush-shown = Brush: { $cell }
cell-free = anything
cell-any-white = any white piece
cell-any-black = any black piece
cell-any-piece = any piece
cell-empty = empty
cell-not = not { $piece }
cell-on-square = { $square }: { $cell }

find-material = Material
find-material-tip = 2: exactly two. 2+: two or more. ≤2: two at most. 1–3: one to three. Nothing: it does not matter. Up and Down count.
find-material-wrong = This is no number of men
find-material-both = Both
find-men = men
find-count-men = { $side }: men
find-count-kings = { $side }: kings
find-count-queens = { $side }: queens
find-count-rooks = { $side }: rooks
find-count-bishops = { $side }: bishops
find-count-knights = { $side }: knights
find-count-pawns = { $side }: pawns
find-side-white = White
find-side-black = Black
find-side-both = Both sides
find-material-board-name = Material of the board
find-material-board-tip = Exactly the material of the big board
find-material-clear-name = Clear the material
find-either-side = Either colour
find-either-side-tip = Or with the colours exchanged

find-operation = Operation, case of letters
find-opcode = Opcode of the operation
find-operand = What the operation contains
find-contains = contains
find-operation-has = has
find-operation-lacks = has not
find-operation-kind = Whether the line has the operation
find-operation-wrong = This is no opcode: a word that begins with a letter

query-contradiction = This contradicts what stands before
query-unknown-right = “{ $found }” is no castling right: K, Q, k, q, any or none
query-unknown-piece = “{ $found }” is no piece: K, Q, R, B, N or P
query-no-material = Here is no material, such as KRPvKR
query-nothing-to-count = This cannot be counted: K, Q, R, B, N, P or men
query-too-many-sides = The material of a side is there twice
query-no-number = A number belongs here
query-number-too-large = A board has no more than 64 squares
query-empty-range = There is no such number

## Sheets about all lines

thousands-separator = ,
decimal-separator = .
count-thousands = { $count }k
count-millions = { $count }M
go-to-line = Go to line
go-to-line-number = Line number
go-to-line-range = From 1 to { $last }
go-to-line-no-number = This is no number
go-to-line-too-far =
    { $number ->
        [one] There is only one line
       *[other] There are only { $count } lines
    }
go-to-line-go = Go
sheet-cancel = Cancel

sort = Sort
sort-by = Sort by
sort-material = Material
sort-men = Number of men
sort-text = Text of the line
sort-operation = Operation
sort-opcode = Opcode to sort by
sort-ascending = Ascending
sort-descending = Descending
sort-all = All lines
sort-view =
    { $number ->
        [one] The one line that is shown
       *[other] The { $count } lines that are shown
    }
sort-selection =
    { $number ->
        [one] Only the selected line
       *[other] Only the { $count } selected lines
    }
sort-go = Sort
sort-shuffle = Shuffle
sort-shuffle-tip = Put the lines into a random order
sort-undo = One step of undo brings the old order back.

duplicates = Duplicates
duplicates-about = Positions that are there more than once are shown in groups.
duplicates-same = The same are positions with
duplicates-all-fields = all six fields equal
duplicates-four-fields = board, side to move, castling and en passant equal
duplicates-board = the same pieces on the same squares
duplicates-reflected = Count as the same as well
duplicates-mirrored = Mirrored
duplicates-swapped = With colours swapped
duplicates-go = Look for duplicates
duplicates-searching = Looking for duplicates…
duplicates-none = No position is there twice
duplicates-found =
    { $groups ->
        [one] One group
       *[other] { $group-count } groups
    }, { $surplus ->
        [one] one surplus line
       *[other] { $surplus-count } surplus lines
    }
duplicates-delete = Keep the first of each, delete the others
duplicates-show = Show the groups

mending = Mend all
mending-looking = Looking for what can be mended…
mending-about = These lines would change. What cannot be read, or can be read in several ways, stays as it is.
mending-stale = The file was changed meanwhile
mending-again = Look again
mending-list = Lines that would change
mending-bar = Place among the lines that would change
mending-row = Line { $number }: { $before } becomes { $after }
mending-line = Line { $number }
mending-all-on = Tick all
mending-all-off = Untick all
mending-go =
    { $number ->
        [0] Mend nothing
        [one] Mend one line
       *[other] Mend { $count } lines
    }
mending-undo = One step of undo brings all of it back.

## What is put right

repair-changed = { $what }: “{ $read }” becomes “{ $became }”
repair-left-out = { $what }: “{ $read }” is left out
repair-added = { $what }: “{ $became }” is added
repair-missing-fields = missing fields
repair-white-space = blanks
repair-wrapper = text around it
repair-trailing-text = text behind it
repair-castling-order = order of the castling letters
repair-castling-repeated = castling right named twice
repair-castling-mixed = castling letters of two kinds
repair-impossible-target = impossible en-passant target
repair-digits-joined = digits side by side
repair-counter = counter
repair-letter-case = letter or word
repair-lookalike-letters = letters that only look right
repair-foreign-letters = { $language } piece letters
repair-figurines = chess symbols
repair-variant-marks = marks of a chess variant
repair-separators = signs between the parts
repair-one-line =
    { $count ->
        [one] { $first }
       *[other] { $count } things to put right, first { $first }
    }
repair-heading = This is understood when { $count } things are put right
repair-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
repair-mend = Mend
repair-mend-all = Mend all
reading-several = This text can be read in { $count } ways
reading-choose = Choose…
reading-choose-name = Choose how to read it
reading-title = Which position is meant?
reading-text = The text can be read in several ways. Nothing is guessed; the squares that differ are marked.
reading-number = Reading { $number }
reading-take = Take this one
reading-take-name = Take reading { $number }
reading-as-it-stands = as it stands
variant-kept-out = Of a chess variant, kept out of the FEN: { $marks }
variant-pocket = pieces in hand { $pieces }
variant-empty-pocket = an empty pocket
variant-promoted = promoted pieces on { $squares }
variant-checks-given = checks given by White { $white }, by Black { $black }
variant-checks-left = checks left for White { $white }, for Black { $black }

## Setup panel

side-to-move = Side to move
white = White
black = Black
white-to-move = White to move
black-to-move = Black to move
castling = Castling
kingside = O-O
queenside = O-O-O
white-castles-kingside = White castles kingside
white-castles-queenside = White castles queenside
black-castles-kingside = Black castles kingside
black-castles-queenside = Black castles queenside
castling-possible = { $right }: king on { $king }, rook on { $rook }
castling-no-king = no king on { $square }
castling-no-rook = no rook on { $square }
castling-other-king = FEN means the king on { $square }
castling-bar-tip = { $right }: { $reason }. The right is left out of the FEN and is there again when the piece is back.
en-passant = En passant
en-passant-none = none
en-passant-tip = The square behind a pawn that has just moved two squares. Click such a pawn on the board to mark it.
en-passant-wrong-rank = the target stands on rank { $rank }
en-passant-no-pawn = no pawn on { $square }
en-passant-occupied = { $square } is not empty
halfmove-clock = Halfmove clock
halfmove-clock-tip = Plies since the last capture or pawn move
fullmove-number = Fullmove number
fullmove-number-tip = Number of the next move
start-position = Start position
# Said of a square.
sign-may-castle = may castle
sign-has-moved-two = has just moved two squares
sign-en-passant = en-passant target
sign-unsure = not sure
sign-marked = marked { $color }
sign-arrow-to = { $color } arrow to { $square }
sign-arrow-from = { $color } arrow from { $square }
sign-differs = differs
sign-selected = selected
# Words by which people look for a command beside its name.
other-words-read = read tell say speak aloud voice screen reader blind
other-words-flip-board = turn view from Black's side
other-words-clear-board = empty erase
other-words-start-position = initial array reset
other-words-known-positions = openings tabiyas ECO mates endings studies games odds
other-words-chess960 = Fischer random double number
other-words-mirror-files = reflect horizontal transpose
other-words-mirror-ranks = reflect vertical invert
other-words-swap-colors = reverse invert exchange
other-words-toggle-right = en passant king rook pawn
other-words-change-side-to-move = turn White Black
other-words-diagram = export picture image SVG PNG JPEG PDF print style
other-words-recover-work = crash restore journal backup lost
other-words-stop-waiting = hang frozen network drive cancel slow does not respond
other-words-language = language translation German Spanish French Russian
other-words-copy-picture = image clipboard screenshot diagram
other-words-mark-square = circle highlight color colour annotate
other-words-draw-arrow = annotate line
other-words-high-contrast = accessibility readable colours colors black white
other-words-reduced-motion = accessibility reduced motion animation blinking caret
other-words-zoom-in = zoom in bigger text size scale
other-words-zoom-out = zoom out text size scale
other-words-usual-size = zoom reset 100 % text size scale
other-words-remove-annotations = clear erase circles highlights
men-name = Men: { $white } white, { $black } black
symmetric-tip = What you put also appears mirrored for the other side
# The board is compared with another position; $line is the number of that one's line.
compare-squares =
    { $count ->
        [0] No square differs from line { $line }
        [one] One square differs from line { $line }
       *[other] { $count } squares differ from line { $line }
    }
compare-side = side to move differs
compare-castling = castling differs
compare-en-passant = en passant differs
compare-counters = counters differ
compare-exchange = Show the other
compare-stop = Stop
clear-board = Clear board
clear = Clear
flip-board = Flip board
flip = Flip

## Advice

advice = What is odd
advice-line = { $text }: { $level }
advice-where = { $text }: { $squares }
advice-none = No fault found
advice-chess960 = Castling here needs the rules of Chess960
level-illegal = cannot arise in a game
level-odd = odd
level-note = note
problem-empty-board = The board is empty
problem-no-king = { $color ->
    [white] White
   *[black] Black
    } has no king
problem-too-many-kings = { $color ->
    [white] White
   *[black] Black
    } has more than one king
problem-too-many-pawns = { $color ->
    [white] White
   *[black] Black
    } has more than 8 pawns
problem-too-many-men = { $color ->
    [white] White
   *[black] Black
    } has more than 16 men
problem-too-many-promoted = { $color ->
    [white] White
   *[black] Black
    } has more promoted pieces than missing pawns
problem-pawn-on-back-rank = A pawn stands on the first or eighth rank
problem-opposite-check = The side that is not to move is in check
problem-too-many-checkers = Three or more pieces give check
problem-impossible-check = No last move can have given this check
problem-no-last-move = No last move can have led to this position
problem-castling-arrays-differ = The castling rights of White and Black fit no common Chess960 array
problem-halfmove-clock-after-zeroing = The last move can only have been a capture or a pawn move, so the halfmove clock is 0
problem-en-passant-left-out = The en-passant target is left out of the FEN: { $reason }
problem-castling-left-out = “{ $right }” is left out of the FEN: { $reason }
problem-halfmove-clock-with-en-passant = The halfmove clock is not 0 right after a double pawn push
problem-halfmove-clock-too-high = The halfmove clock counts more plies than the move number allows
problem-halfmove-clock-over-150 = The halfmove clock is over 150: the game would be drawn
problem-fullmove-number-zero = The move number begins at 1
hint-empty-board = Put pieces on it, or choose Start position.
hint-no-king = Put one on the board.
hint-too-many-kings = Take all but one off.
hint-too-many = Take some off.
hint-too-many-promoted = Take a piece off, or a pawn for each.
hint-pawn-on-back-rank = Take it off, or put what it became.
hint-no-last-move = Look for a piece that is missing or stands on a wrong square, and at the side to move.
hint-castling-arrays-differ = Both kings start on the same file, and so do the rooks; kings never start in a corner file.
hint-opposite-check = Move the king or what gives check.
hint-too-many-checkers = One move can give check with two pieces at most: move one away.
hint-counters = Change one of the two counters.
mend = Mend
mend-white-moves = Let White move
mend-black-moves = Let Black move
mend-en-passant = Drop the target
mend-castling = Give up: { $right }
mend-halfmove-clock = Set the halfmove clock to { $count }
mend-fullmove-number = Set the move number to { $count }

## Operations

operations = Operations
operation-long = Only the beginning is shown here. The operation is kept as it is.
operations-more =
    { $number ->
        [one] One more operation is kept, but not shown here.
       *[other] { $count } more operations are kept, but not shown here.
    }
operation-opcode = Operation { $opcode }: opcode
operation-operands = Operation { $opcode }: operands
operation-up = Move operation { $opcode } up
operation-down = Move operation { $opcode } down
operation-remove = Remove operation { $opcode }
operation-new = New operation: opcode
operation-new-hint = opcode
operation-add = Add
operation-add-name = Add operation
operation-choose = Choose an opcode
opcode-unknown = not in the standard
opcode-analysis-depth = depth of the analysis
opcode-analysis-milliseconds = milliseconds of analysis
opcode-analysis-nodes = positions analysed
opcode-analysis-seconds = seconds of analysis
opcode-avoid-moves = moves to avoid
opcode-best-moves = best moves
opcode-centipawn-evaluation = evaluation, 1/100 pawn
opcode-comment = comment
opcode-direct-mate = mate in so many moves
opcode-distance-to-zeroing = plies to a capture or pawn move
opcode-draw-accept = a draw is accepted
opcode-draw-claim = a draw is claimed
opcode-draw-offer = a draw is offered
opcode-draw-reject = a draw is refused
opcode-eco = opening (ECO)
opcode-fullmove-number = fullmove number
opcode-game-selector = which game of the two
opcode-halfmove-clock = halfmove clock
opcode-identification = name
opcode-nic = opening (NIC)
opcode-no-operation = nothing
opcode-perft-count = lines of so many plies
opcode-predicted-move = expected move
opcode-predicted-variation = expected line of play
opcode-receiver = receiver
opcode-repetition-count = how often it occurred
opcode-resign = the side to move resigns
opcode-sender = sender
opcode-supplied-move = move that is played
opcode-supplied-variation = line that is played
opcode-variant = rules
opcode-variation-name = name of the variation
opcode-win-draw-loss = won, drawn or lost
operation-opcode-form = An opcode is a letter with up to 14 letters, digits and _ behind it
operation-opcode-style = Public opcodes have two small letters or more; private ones begin with a capital
operation-repeated = This opcode is there already
operation-needs-number = A number belongs here
operation-out-of-bounds = The number lies between { $least } and { $most }
operation-too-small = The number is at least { $least }
operation-needs-text = A text belongs here
operation-needs-move = A move belongs here, such as Nf3
operation-coordinate-move = Moves are written like Nf3, not by their squares
operation-loose-move = Not quite as the standard writes moves: Nf3, exd5, O-O, e8=Q
operation-takes-nothing = Nothing belongs here
operation-too-many-operands = There is more here than the opcode takes
operation-open-quote = The closing quotation mark is missing
operation-text-too-long = The standard has texts up to 255 bytes
operation-not-ascii = Older programs read only plain ASCII here
operation-not-closed = The semicolon at the end is missing
operation-needs-supplied-move = The move with which the draw is offered (sm) is missing
operation-not-first-of-variation = It is not the first move of the expected line (pv)
operation-no-such-row = That operation is not there any more. Nothing was changed.
operation-bad-opcode = An opcode begins with a letter and has no blanks or semicolons in it. Nothing was changed.
operation-bad-operands = This could not be read back from the line: a semicolon outside quotation marks, or a quotation mark that is not closed. Nothing was changed.
operation-not-latin-1 = This line is in Latin-1, which lacks one of these letters. Nothing was changed.
operation-would-change-others = Other operations of the line would be read differently then. Nothing was changed.

## Board and spare pieces

place-piece = Place { $piece }
place-piece-tip = Drag it onto the board, or click it and then squares. The right button places the other colour.
pointer-tool = Pointer
pointer-tool-tip = Drag pieces to move them
eraser-tool = Eraser
eraser-tool-tip = Click or sweep over pieces to take them off

## The menu of a square

piece-menu-empty = Empty
piece-menu-brush = Take as brush
piece-menu-castle = May castle
piece-menu-moved-two = Has just moved two squares
piece-menu-unsure = Not sure
piece-menu-mark = Mark
piece-menu-mark-color = Mark { $color }

## List, tabs, status line

positions = Positions
position-row = Position { $number }
line-current = Line { $number } of { $count }
line-current-so-far = Line { $number } of { $count } so far
shown-place = { $place } of { $count } shown
shown-count = { $count } shown
selected-count = { $selected } of { $count } selected
row-lost = no longer in the file
mark-fine = fine
mark-fine-about = Exact, and possible in a game
mark-warned = warning
mark-warned-about = Exact and possible, but with something that looks odd
mark-repaired = repaired
mark-repaired-about = Not exact; the diagram shows what it means once something is put right
mark-illegal = illegal
mark-illegal-about = No game can come to this position
mark-unreadable = unreadable
mark-unreadable-about = No position can be had from this line
mark-ambiguous = several readings
mark-ambiguous-about = The line can be read in more than one way
mark-comment = comment
mark-comment-about = A line that is no position, and is not meant to be one
mark-blank = blank line
mark-blank-about = A line with nothing in it
list-scroll-bar = Place in the list
list-line = Line { $number }
list-as-rows = Rows
list-as-grid = Grid
list-diagram-size = Size of the diagrams
list-diagram-size-about = Size of the diagrams (Ctrl and the wheel over the list)
list-find = Find
list-nothing = No line to show
list-menu = Selected lines
rows-move-to = Move to
rows-copy-to = Copy to
drag-rows =
    { $number ->
        [one] one line
       *[other] { $count } lines
    }
drag-move-to = Move to { $name }
drag-copy-to = Copy to { $name }
group-size = { $count } × the same
group-many = more than { $count } × the same
chip-all = All
chip-all-about = Show all lines
chip-fine = Fine
chip-warned = Warnings
chip-repaired = Repaired
chip-illegal = Illegal
chip-unreadable = Unreadable
chip-found = Found
chip-duplicates = Duplicates
chip-taken-about = Click to show all lines again
chip-check = Check
chip-check-about = Find out what each line is worth
chip-checking = checking… { $part }%
chip-checking-about = Each line is being looked at; how far it is stands in the line at the bottom
untitled = Untitled
untitled-file-name = untitled.fen
tab-modified = { $name }, not saved
tab-close = Close { $name }
window-title = { $name } – Tabiya
window-title-modified = *{ $name } – Tabiya
tool-brush = Brush: { $piece }
status-reading = Reading { $name }
status-reading-input = Reading standard input
status-saving = Saving { $name }
status-listing = Reading the folder
status-settings = Settings
status-making-diagram = Making the diagram
status-counting-pages = Counting pages
status-making-pages = Making { $name }
status-copying-picture = Copying the picture
status-copying-text = Copying
status-pasting = Reading the clipboard
status-looking-at-text = Looking for positions in the text
status-reading-pieces = Reading the pieces
status-reloading = Reading the file again
status-keeping-edits = Putting your changes aside
status-looking = Looking at the files
status-fetching = Reading lines
status-checking = Checking
status-counting = Counting
status-filtering = Filtering
status-finding = Finding
status-finding-duplicates = Finding duplicates
status-sorting = Sorting
status-shuffling = Shuffling
status-finding-mends = Looking for what can be mended
status-deleting = Deleting lines
status-moving = Moving lines
status-copying = Copying lines
status-duplicating = Duplicating lines
status-mending = Mending
status-adding = Adding lines
status-asking = The system's file dialog is open
status-asking-silent = No file dialog to be seen? Choose Open or Save again to get the built-in one.
status-no-answer = { $what }: no answer from the disk yet
status-waiting-line = Waiting for { $name }: going to line { $line }{ $more ->
        [0] {""}
        [one] {" "}and { $more } more action
       *[other] {" "}and { $more } more actions
    }
status-waiting-change = Waiting for { $name }: a change{ $more ->
        [0] {""}
        [one] {" "}and { $more } more action
       *[other] {" "}and { $more } more actions
    }
use-own-dialog = Use the built-in dialog
cancel = Cancel
cancel-waiting = Stop waiting for { $name }
dismiss-message = Dismiss message
copy-messages = Copy messages
announce-zoom = Size { $percent } %
announce-put = { $piece } on { $square }
announce-emptied = { $square } is empty now
announce-put-both = { $here } · { $there }
announce-put-at-home = { $piece }: on the squares of the start position
announce-filled = Rank { $rank }: { $piece } on every square
announce-taken-off =
    { $count ->
        [0] Nothing stood there
        [one] One man taken off
       *[other] { $count } men taken off
    }
announce-kings-only = Only the kings are left
announce-dropped-block =
    { $count ->
        [one] One man moved
       *[other] { $count } men moved
    }
announce-copied-block =
    { $count ->
        [one] One man copied
       *[other] { $count } men copied
    }
announce-castling-changed = Castling changed
announce-may-castle = { $piece } on { $square } may castle
announce-may-not-castle = { $piece } on { $square } may not castle
announce-mirrored-files = Mirrored left and right
announce-mirrored-ranks = Mirrored top and bottom
announce-rotated = Rotated by half a turn
announce-swapped-colors = Colours swapped, ranks flipped
announce-swapped-in-place = Colours swapped in place
announce-as-black-sees-it = As Black sees it
announce-shifted = Shifted by one
# $done: what was done; $squares: where they stood, such as "a1, h1".
announce-lost =
    { $count ->
        [one] { $done }. One man fell off the board: { $squares }
       *[other] { $done }. { $count } men fell off the board: { $squares }
    }
# $from and $to: corners of a rectangle of squares.
announce-selected-block =
    { $men ->
        [0] { $from } to { $to } selected, empty
        [one] { $from } to { $to } selected, one man
       *[other] { $from } to { $to } selected, { $men } men
    }
announce-moved-block =
    { $count ->
        [one] One square moved, now on { $square }
       *[other] { $count } squares moved, now up to { $square }
    }
announce-unsure = Not sure of { $square }
announce-sure = Sure of { $square }
announce-block-unsure =
    { $count ->
        [one] Not sure of one square
       *[other] Not sure of { $count } squares
    }
announce-block-sure =
    { $count ->
        [one] Sure of one square
       *[other] Sure of { $count } squares
    }
announce-all-sure = Sure of all squares
mark-green = green
mark-red = red
mark-blue = blue
mark-yellow = yellow
announce-marked = Mark on { $square }: { $color }
announce-unmarked = No mark on { $square }
announce-arrow = Arrow from { $from } to { $to }: { $color }
announce-no-arrow = No arrow from { $from } to { $to }
announce-annotations-removed = All arrows and marks removed
announce-comparing-ended = Comparing has ended
announce-compared = Other positions are compared with this one now
announce-white-moves = White moves next
announce-black-moves = Black moves next
announce-castling = { $right }: yes
announce-no-castling = { $right }: no
announce-en-passant = En-passant target { $square }
announce-no-en-passant = No en-passant target
announce-halfmove-clock = Halfmove clock { $count }
announce-fullmove-number = Fullmove number { $count }
announce-cleared = The board is empty now
announce-start = The start position is set up
announce-replaced = New position
announce-undone = Undone
announce-redone = Redone

## Messages

message-more-errors =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
status-remarks =
    { $count ->
        [one] one remark
       *[other] { $count } remarks
    }
announce-operation-added = Operation added
announce-operation-removed = Operation removed
announce-operation-moved = Operation moved
announce-deleted =
    { $number ->
        [one] Position deleted
       *[other] { $count } lines deleted
    }
announce-duplicated =
    { $number ->
        [one] Position duplicated
       *[other] { $count } lines duplicated
    }
announce-duplicates-deleted =
    { $number ->
        [0] No duplicates deleted
        [one] One duplicate deleted
       *[other] { $count } duplicates deleted
    }
announce-moved =
    { $number ->
        [one] Line moved
       *[other] { $count } lines moved
    }
announce-sorted =
    { $number ->
        [one] One line sorted
       *[other] { $count } lines sorted
    }
announce-shuffled =
    { $number ->
        [one] One line shuffled
       *[other] { $count } lines shuffled
    }
announce-mended =
    { $number ->
        [one] One line mended
       *[other] { $count } lines mended
    }
announce-copied-over =
    { $number ->
        [one] Line copied to the other file
       *[other] { $count } lines copied to the other file
    }
announce-moved-over =
    { $number ->
        [one] Line moved to the other file
       *[other] { $count } lines moved to the other file
    }
announce-selected =
    { $number ->
        [one] One line selected
       *[other] { $count } lines selected
    }
announce-nothing-selected = No line selected
announce-line = Line { $number }
announce-all-rows =
    { $number ->
        [one] The one line is shown
       *[other] All { $count } lines are shown
    }
announce-found =
    { $number ->
        [0] No line found
        [one] One line found
       *[other] { $count } lines found
    }
announce-duplicates =
    { $number ->
        [0] No position is there twice
        [one] One position is there several times, { $surplus } times too many
       *[other] { $count } positions are there several times, { $surplus } lines too many
    }
announce-added-one = Position added
message-copied = Copied
message-picture-copied = Picture copied
message-svg-copied = SVG copied
message-picture-saved = Saved { $name } ({ $width } × { $height } pixels, { $size })
message-drawing-saved = Saved { $name } ({ $size })
message-diagram-failed = The diagram could not be made: { $reason }.
message-style-saved = Style { $name } saved
message-style-deleted = Style { $name } deleted
message-pieces-no-text = The name of this folder is no text, so it cannot be kept in the settings. Give the folder another name.
message-copied-but =
    Copied. { $warning }{ $more ->
        [0] .
        [one] , and one more warning.
       *[other] , and { $more } more warnings.
    }
message-pasted-repaired = Position taken from the text. Put right: { $repairs }
message-pasted = Position taken from the text
message-added =
    { $number ->
        [one] One position added
       *[other] { $count } positions added
    }
message-lines-copied =
    { $number ->
        [one] Line copied
       *[other] { $count } lines copied
    }
message-too-much-to-copy = These are more lines than a clipboard can take. Put them into a file of their own: Split selection.
message-not-cut = The lines are on the clipboard, but the file was changed meanwhile: they were not deleted.
message-not-moved = The lines were copied, but their file was changed meanwhile: they stay there as well.
message-nothing-to-mend = There is nothing to mend
message-no-duplicates-shown = Look for duplicates first
message-no-such-line =
    { $number ->
        [0] There are no lines
        [one] There is one line only
       *[other] There are lines 1 to { $count }
    }
message-still-reading = The file is still being read. Try again when that is done.
message-still-checking = The lines are still being checked. Try again when that is done.
message-still-changing = Another change of many lines is still being worked out. Try again when that is done.
message-changed-again = The file was changed meanwhile: this is worked out again
message-change-given-up = The file was changed meanwhile: nothing else was done. Try again.
message-check-cancelled = Checking was stopped. “Check all positions” goes on with it.
message-too-many-lines = There are more lines than can be put in order or compared.
message-row-lost = This line is lost: another program has changed the file.
message-row-not-read = This line could not be read. Nothing was changed; try again.
message-rows-not-read = Lines could not be read from the disk: { $reason }
message-nothing-to-paste = There is no text to paste
message-clipboard-silent = The program that holds the clipboard does not answer. Nothing was pasted. Copy the text again, or close that program.
message-clipboard-owner-gone = The program that held the clipboard has ended. Nothing was pasted. Copy the text again.
message-clipboard-too-large = There is more than { $most } of text on the clipboard. Nothing was pasted. Save it as a file and open that.
message-clipboard-unreachable = The clipboard cannot be reached on this desktop. Nothing was pasted. Open a file instead, or drop it on the window.
message-paste-overtaken = The clipboard was slow, and you had gone on. Nothing was pasted. Paste again.
message-not-copied = The desktop did not take it. Nothing was copied; try again.
message-piece-list-kept = The list of pieces had a fault. Its text is kept: see the arrow beside Paste
message-block-at-edge = The selected squares are at the edge of the board
message-arrow-begun = Arrow from { $from }, { $color }: go to where it ends and press Enter
message-arrow-given-up = No arrow drawn
message-no-right-here = Only a king, a rook or a pawn has something to grant: castling, or that it has just moved two squares
message-king-cannot-castle = The king on { $square } cannot castle: it must stand on its back rank, with a rook beside it on that rank
message-rook-cannot-castle = The rook on { $square } cannot castle: rook and king must both stand on their back rank
message-pawn-is-to-move =
    This pawn cannot just have moved: its side is to move. Change the side to move first{ $keys ->
        [none] .
       *[other] {" "}({ $keys }).
    }
message-pawn-has-not-moved-two = The pawn on { $square } cannot just have moved two squares: such a pawn stands on rank 4 (white) or 5 (black), and the two squares behind it are empty
message-chess960 = Chess960 array { $number }
message-chess960-double = Chess960 arrays { $white } for White and { $black } for Black
message-known = { $name }
# The sheet of known positions. $name is never translated.
known-title = Known positions
known-field = Search known positions
known-hint = Name, ECO code, moves, author, year
known-all = All
known-opening = Openings
known-mate = Mates
known-ending = Endings
known-study = Studies
known-game = Games
known-odds = Odds
known-list = Known positions
known-row = { $code } { $name }
known-diagram = { $name }, { $side }
known-code = ECO { $code }
known-put = Put on the board
known-count =
    { $number ->
        [0] Nothing is known by these words. Try a name, an ECO code or first moves.
        [one] One position
       *[other] { $count } positions
    }
# The sheet of Chess960 arrays.
chess960-title = Chess960
chess960-about = The 960 arrays by their numbers, 0 to 959. Standard chess is { $standard }.
chess960-white = Number
chess960-white-alone = Number for White
chess960-double = Black has another array
chess960-black = Number for Black
chess960-random = At random
chess960-random-tip = Draw a number by lot
chess960-put = Put on the board
chess960-diagram = Chess960 array { $white }
chess960-diagram-double = Chess960 arrays { $white } for White and { $black } for Black
chess960-here = On the board: number { $number }
chess960-here-double = On the board: number { $white } for White, { $black } for Black
chess960-here-none = On the board: no starting array
message-compared-has-changed = Line { $line } holds another position now. The squares that differ are still marked.
message-compared-is-gone = The file of the other position has been closed
message-no-position-in-text = There is no position in that text. Nothing was changed.
message-no-position-in-long-text = There is no position in that text of { $size }, and it is too long for a field. Nothing was changed. The Edit menu copies all of it.
message-text-cut = That text is too long for the field: only its beginning was taken. The Edit menu copies all of it.
message-field-full = There is no more room in this field
message-cut-text-copied = All of the text is on the clipboard
message-fault-in-job = { $reason }; a report of this fault of Tabiya lies in { $path }
message-messages-copied = The messages are on the clipboard
message-reports =
    { $count ->
        [one] Tabiya met a fault of its own before. What is known of it, without your positions and names, lies in { $path }
       *[other] Tabiya met { $count } faults of its own before. What is known of the last one, without your positions and names, lies in { $path }
    }
message-job-failed = That could not be done ({ $reason }). Nothing was changed; try again.
message-pasted-unreadable = No position was found in the text. It stands in the FEN field, where it can be mended.
message-open-already = { $file } is the same file as { $name }, which is open already.
message-opened =
    { $name }: { $number ->
        [one] one line
       *[other] { $count } lines
    }
message-not-saved = { $name } was not saved.
message-saved = Saved { $name }
message-too-many-files =
    { $number ->
        [one] One file was not opened: there can be { $most } tabs at once. Close some, or open its folder as one list.
       *[other] { $count } files were not opened: there can be { $most } tabs at once. Close some, or open the folder as one list.
    }
message-too-many-tabs = There can be { $most } tabs at once, so not everything was opened. Close some tabs, and open the rest again.
message-nothing-in-folder = There are no .fen or .epd files in { $folder }.
message-still-loading = { $name } is still being read. It can be saved as soon as all of it is there.
message-packed-name = Nothing was saved: { $name } is the name of a packed file, and files are not packed here. Choose one that ends in .fen or .epd.
message-not-whole = Only a part of { $name } was read, so it cannot be saved. Copy what you need, close it, and open it again.
message-cut-off =
    { $name }: reading was stopped after { $number ->
        [one] one line
       *[other] { $count } lines
    }. This document is not whole and cannot be saved; your edits can be copied from it.
message-reloaded = { $name } was read again
message-kept = Kept as it is here. The next Save writes it over { $name }.
message-own-lines =
    { $number ->
        [one] Your line stands in a new document
       *[other] Your { $count } lines stand in a new document
    }
message-still-saving = This document is still being saved. Try again when that is done.
message-cancelled = Cancelled. Nothing was changed.
message-waiting-stopped = No longer waiting. What waited was not done; nothing was changed.
message-pages-saved =
    { $number ->
        [one] Saved { $name }: one diagram on { $pages }
       *[other] Saved { $name }: { $count } diagrams on { $pages }
    }
message-pages-empty = There is no position in these lines. Choose others.
message-dialog-already-open = A file dialog is open already. Answer that one first.
message-standard-input-no-text = Standard input is not text. Nothing was opened.
message-standard-input-failed = Standard input could not be read: { $reason }

## Settings

settings-damaged = The settings in { $file } could not be understood. They are kept as { $kept }; Tabiya begins with new ones.
settings-newer = The settings in { $file } are those of a newer Tabiya. They are kept as { $kept }; this one begins with its own.
settings-damaged-left = The settings in { $file } could not be understood, and could not be given another name: { $reason }. They are left as they are; the usual ones are taken. Mend or remove that file to have your choices remembered.
settings-newer-left = The settings in { $file } are those of a newer Tabiya, and could not be given another name: { $reason }. They are left as they are; the usual ones are taken.
settings-more-unknown =
    { $number ->
        [one] One more line of the settings means nothing here. It is left as it is.
       *[other] { $count } more lines of the settings mean nothing here. They are left as they are.
    }
settings-unknown-word = The settings say { $key } = { $word }, which means nothing here. The usual is taken until you choose.
settings-unknown-keys = The settings say that the keys of { $command } are { $word }, and that names no keys. The usual ones are taken until you choose.
settings-unknown-style-word = The settings say of the style “{ $style }” of diagrams { $key } = { $word }, which means nothing here. The usual is taken until you choose.
settings-unknown-command = The settings name keys for { $command }, and there is no such command. That line is left as it is.
settings-keys-clash = The settings give { $keys } to two commands: to “{ $first }”, which has it, and to “{ $second }”, which has not.
settings-keys-fixed = The settings give { $keys } to “{ $command }”, but { $use }. It stays so.
settings-unreadable = The settings in { $file } could not be read: { $reason }. They are left as they are; the usual ones are taken.
settings-unwritten = What you chose could not be remembered in { $file }: { $reason }. It holds until Tabiya is closed.

## Opening and saving

load-not-found = There is no file { $file }. Check the name, or choose the file with File, Open.
load-is-folder = { $file } is a folder. Choose a file in it.
load-not-regular = { $file } is not an ordinary file (a device or a pipe) and is not opened.
load-no-permission = You are not allowed to read { $file }. Ask its owner, or change its permissions.
load-too-large = There is more in { $file } than can be unpacked here. Unpack it with another program, then open what was in it.
load-packed-damaged = { $file } is damaged or not complete: it could not be unpacked.
load-packed-encrypted = { $file } is packed with a password. Unpack it with another program, then open what was in it.
load-packed-unknown = { $file } is packed in a way that is not known here. Unpack it with another program, then open what was in it.
load-packed-nothing-inside = There is no file with positions in { $file }.
load-no-room = There is not enough room on the disk to open { $file }: a temporary file is needed.
load-utf-16 = { $file } looks like UTF-16 text, but it has no byte order mark. Save it as UTF-8 with a text editor, then open it again.
load-not-text = { $file } is not a text file. Nothing was opened.
load-changed-while-reading = { $file } was changed while it was being read. Open it again.
load-failed = { $file } could not be read: { $reason }
save-not-regular = { $file } is not an ordinary file and is not written to. Choose another name.
save-is-folder = { $file } is a folder. Choose the name of a file.
save-folder-gone = The folder of { $file } does not exist. Nothing is lost here: save it somewhere else.
save-no-permission = You are not allowed to write { $file }. Nothing is lost here: save it somewhere else, or change its permissions.
save-link-of-third-party = { $file } is a link of another user in a folder in which everybody may make files, and the system follows no such links. Nothing is lost here: save it somewhere else.
save-read-only = { $file } is on a disk that is read-only. Nothing is lost here: save it somewhere else.
save-removed = { $file } is not there any more.
save-changed-on-disk = { $file } was changed by another program.
save-lines-lost = { $file } was not saved: another program has overwritten the lines that were to be copied into it. What you wrote yourself is still here.
save-disk-full = There is no room for { $file } (on its disk, in your share of it, or within the size that files may have), so it was not saved and is as it was. Nothing is lost here: make room, or save it somewhere else.
save-name-too-long = The name of { $file } is too long for this disk. Choose a shorter one.
save-busy = { $file } is in use by another program and cannot be written now: { $reason }. Nothing is lost here: close the other program and save again, or save it somewhere else.
save-unreachable = The disk or network share of { $file } does not answer any more: { $reason }. Nothing is lost here: save it somewhere else, or again when it is back.
save-no-spare = { $file } was not saved and is as it was. It can only be overwritten in place ({ $because }), where a power cut could damage it, and there was no room to keep a second copy meanwhile: { $reason }. Nothing is lost here: make room, or save it somewhere else.
not-replaced-other-names = it has other names (hard links), which would keep the old text
not-replaced-folder = no file can be put into its folder
not-replaced-name = the system gives its name to no other file
not-replaced-mount-point = it is a mount point
not-replaced-owner = its owner or its group cannot be given to a new file
not-replaced-attribute = an attribute of it (an access list, a label or a flag) cannot be given to a new file
not-replaced-mode = its permissions cannot be given to a new file
save-failed = { $file } could not be saved and is as it was: { $reason }. Nothing is lost here: save it somewhere else.
save-in-place-broken = { $file } could not be written to its end: { $reason }. The file may be damaged, but nothing is lost here: use File, Save as now.
save-copy-kept = A whole copy was kept: Recover unsaved work, in the File menu, offers it.
save-no-place-for-copy = the system names no folder for it
save-not-durable = { $file } is saved, but the disk did not confirm it: { $reason }. Save again to be sure.
dialog-open-title = Open positions
dialog-open-folder-title = Open all positions of a folder
dialog-save-title = Save positions
dialog-save-diagram-title = Save diagram
dialog-save-pages-title = Save diagram sheets
dialog-filter-pages = Pages
dialog-filter-pictures = Pictures
dialog-pieces-title = Folder with the drawings of the pieces
dialog-filter-positions = Positions (.fen, .epd, .txt)
dialog-filter-packed = Positions, also packed (.fen, .epd, .txt, .gz, .zip)
dialog-filter-all = All files

## Questions

question-save-title = Save changes to { $name }?
question-save-text = What is not saved is lost when it is closed.
question-save = Save
question-do-not-save = Don't save
question-cancel = Cancel
question-undone-title = The recovered work on { $name } was undone
question-undone-text = It is in no file. Keep leaves it to the next start, which offers it again. Redo brings it back now.
question-undone-text-cut = It is in no file, and Redo does not lead to it any more. Keep leaves it to the next start, which offers it again.
question-undone-keep = Keep for the next start
question-undone-discard = Discard
question-changed-title = { $name } was changed by another program
question-changed-text = Saving over it would lose what the other program wrote.
question-removed-title = { $name } is not there any more
question-removed-text = It was moved or deleted by another program. Saving puts it there again.
question-save-again = Save it again
question-replaced-title = Another file stands in the place of { $name }
question-unreadable-title = { $name } cannot be read any more
question-file-changed-text =
    { $keep ->
        [yes] What you see here is the file as it was before. Reload shows what the other program wrote; Keep mine keeps this, and the next Save writes it over the file.
       *[no] It was overwritten in place, and lines that you have not edited can no longer be read. Reload shows what the other program wrote.
    }
question-file-gone-text =
    { $keep ->
        [yes] Nothing is lost: all lines are still here. Keep it and save it again, or save it elsewhere.
       *[no] Lines that you have not edited can no longer be read.
    }
question-file-edits =
    { $keep ->
        [yes] Your unsaved lines are put into a new document before the file is reloaded.
       *[no] The lines that you wrote are still here; they are put into a new document.
    }
question-reload = Reload
question-keep-mine = Keep mine
question-take-edits = My lines into a new document
question-later = Not now
question-open-title =
    { $files ->
        [one] Open one file ({ $size })?
       *[other] Open { $files } files ({ $size })?
    }
question-open-text = Found in { $folder }. Each opens in a tab of its own.
question-open-unreadable =
    { $count ->
        [one] One folder in it could not be read.
       *[other] { $count } folders in it could not be read.
    }
question-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
question-open-all = Open all
question-open-together = Open as one list
size-bytes =
    { $size ->
        [one] 1 byte
       *[other] { $size } bytes
    }
size-kb = { $size } KB
size-mb = { $size } MB
size-gb = { $size } GB
size-tb = { $size } TB
question-exists-title = There is a file { $name } already
question-exists-text = Saving here would replace what is in it.
question-overwrite = Overwrite
question-no-copy-title = Overwrite { $name } in place?
question-no-copy-text = A new file cannot take its place: { $because }. Should the power fail while it is being overwritten, it would be damaged, and no copy can be kept meanwhile: { $reason }.
question-overwrite-anyway = Overwrite anyway
question-save-elsewhere = Save elsewhere…
question-several-title =
    { $count ->
        [one] One position was found
       *[other] { $count } positions were found
    }
question-several-text = Add them to this file as records of their own, or put only the first onto the board.
question-add-all = Add as new records
question-use-first = Only the first, onto the board

## The program's own file dialog

file-dialog-open = Open a file
file-dialog-append = Append the lines of a file
file-dialog-save = Save to a file
file-dialog-save-diagram = Save the diagram
file-dialog-save-pages = Save the diagram sheets
file-dialog-pieces = Choose a folder of pieces
file-dialog-name = File name
file-dialog-parent = Parent folder
file-dialog-do-open = Open
file-dialog-open-folder = Open this folder
file-dialog-take-pieces = Use this folder
file-dialog-do-append = Append
file-dialog-do-save = Save
file-dialog-empty = No files here. Go to another folder, or type a whole path.
file-dialog-no-name = Type a name or choose a file
file-dialog-no-folder = { $folder } cannot be read: { $reason }

## Copying

copy-as = Copy as
copy-as-more = Other forms to copy
copy-as-language = Piece letters
copy-as-language-of-window = As the window ({ $language })
copy-as-figurines = Figurines in the place of letters
copy-as-warning = { $form }, with a warning
form-fen = FEN
form-fen-about = the position as a line, as you have chosen it to be written
form-shredder = Shredder-FEN
form-shredder-about = castling by the files of the rooks
form-engine = FEN for engines
form-engine-about = only what most engines take, and none takes for something else
form-uci = UCI command
form-uci-about = position fen …, to be typed to an engine
form-epd = EPD
form-epd-about = four fields and the operations
form-pgn = PGN tags
form-pgn-about = a game that begins here
form-lichess = lichess address
form-lichess-about = opens the editor of lichess.org
form-board = Board field
form-board-about = the first field alone
form-pieces = Piece list
form-pieces-about = the pieces with their squares
form-text = Text diagram
form-text-about = with letters, for a fixed-width font
form-text-unicode = Text diagram, chess symbols
form-text-unicode-about = with ♔ ♕ ♖, for a fixed-width font
form-forum = Forum tag
form-forum-about = [fen]…[/fen], which forums show as a board
form-latex = LaTeX
form-latex-about = \chessboard[…] of the package chessboard, with arrows and marks
language-en = English
language-de = German
language-fr = French
language-es = Spanish
language-it = Italian
language-pt = Portuguese
language-nl = Dutch
language-pl = Polish
language-ru = Russian

## Engines

engines = Engines and other programs
engine-hint = “FEN for engines” in the menu Copy as is free of this.
engine-and-more = { $engines } and { $more } more
engine-warning = { $engines }: { $effect } ({ $reason })
engine-crashes = may crash on this
engine-misreads =
    { $count ->
        [one] takes this for another position
       *[other] take this for another position
    }
engine-answers-nonsense =
    { $count ->
        [one] answers, but without meaning
       *[other] answer, but without meaning
    }
engine-refuses =
    { $count ->
        [one] refuses this
       *[other] refuse this
    }
engine-drops =
    { $count ->
        [one] leaves this out unsaid
       *[other] leave this out unsaid
    }
engine-needs-chess960 = must be set to Chess960
engine-no-king = no king
engine-several-kings = several kings
engine-king-can-be-taken = the side that is not to move is in check
engine-kings-touch = kings side by side
engine-more-than-32-men = more than 32 men
engine-more-than-16-men = more than 16 men of a side
engine-more-than-8-pawns = more than 8 pawns of a side
engine-too-many-promoted = more promoted pieces than missing pawns
engine-pawn-on-back-rank = a pawn on the first or eighth rank
engine-three-checkers = three pieces give check
engine-impossible-double-check = a double check that no move can give
engine-chess960-castling = castling of Chess960
engine-castling-king-on-edge = castling with the king in a corner file
engine-castling-without-rook = a castling right without its king or rook
engine-castling-repeated = two castling rights on one side of the king
engine-castling-order = castling letters out of order
engine-castling-mixed = K or Q beside letters of files
engine-castling-files = castling by the files of the rooks
engine-castling-unreadable = a letter that is no castling right
engine-en-passant-impossible = an impossible en-passant target
engine-en-passant-unreadable = an en-passant field that is no target
engine-side-missing = the side to move is missing
engine-side-unreadable = the side to move is neither w nor b
engine-fields-missing = fewer than six fields
engine-text-behind = text behind the fields
engine-halfmove-clock-too-high = a high halfmove clock
engine-fullmove-number-too-high = a high move number
engine-fullmove-number-zero = move number 0
engine-counter-unreadable = a counter that is no number
engine-digits-joined = digits side by side
engine-rank-not-eight-wide = a rank without eight squares
engine-too-few-ranks = fewer than eight ranks
engine-too-many-ranks = more than eight ranks
engine-unknown-piece = a letter that is no piece
engine-pocket = pieces in hand
engine-promoted-mark = the mark of a promoted piece
engine-check-counters = the check counters of Three-check
engine-underscores = underscores between the fields
engine-foreign-blank = a blank that is not of ASCII
engine-stray-blank = stray blanks
engine-byte-order-mark = a byte order mark

## How FENs are written

fen-style = How FENs are written
fen-style-scope = This holds for the FEN field, for copies, and for lines that you change or add. Lines that you leave alone stay as they are.
fen-style-castling = Castling rights
fen-style-x-fen = Letters K and Q (X-FEN)
fen-style-x-fen-about = KQkq, and the file of the rook only where K or Q would mean another one. Nearly every program reads this.
fen-style-shredder = Files of the rooks (Shredder-FEN)
fen-style-shredder-about = HAha at the start of a game. Clear in Chess960, but older programs for standard chess refuse it.
fen-style-en-passant = En-passant target
fen-style-always = After every move of a pawn by two squares
fen-style-always-about = The FEN standard of 1994. After 1. e4 the target is e3, although nothing can capture there.
fen-style-pseudo-legal = When a pawn stands ready to capture
fen-style-pseudo-legal-about = After 1. e4 there is none. With a black pawn on d4 it is e3, even if that pawn is pinned.
fen-style-legal = Only when a capture is legal
fen-style-legal-about = As lichess and newer engines write it: two equal positions always have the same FEN.
fen-style-here = this position: { $text }
fen-style-result = This position is written

## Why a command would do nothing

obstacle-undo = There is nothing to undo
obstacle-redo = There is nothing to redo
obstacle-cut-text = No text was too long for a field
obstacle-first-line = This is the first line that the list shows
obstacle-last-line = This is the last line that the list shows
obstacle-one-line = The list shows only one line
obstacle-groups = The list shows lines in groups, not in their order
obstacle-selected = No line is selected
obstacle-all-shown = The list shows all lines already
obstacle-reading = The file is still being read, or could not be read to its end
obstacle-checked = All positions have been checked
obstacle-no-lines = There are no lines
obstacle-one-file = Only one file is open
obstacle-squares = No squares are selected
obstacle-sure = No square is marked as not sure
obstacle-annotations = No arrow is drawn and no square marked
obstacle-two = Select two lines first, the one on the board and another
obstacle-compared = No position is compared with this one
obstacle-largest = Everything is as large as it can be
obstacle-smallest = Everything is as small as it can be
obstacle-usual-size = Everything has its usual size
obstacle-recovery = There is no folder in which unsaved work could have been kept
obstacle-nothing-waits = Nothing waits for a disk.

## Finding a command

palette-field = Find a command
palette-hint = A name, a menu or a key
palette-list = Commands
palette-none = No command is called that. Try a shorter word.
palette-copy-as = Copy as { $form }
palette-place = { $menu } › { $submenu }
palette-row = { $place }: { $name }

## Keys

# What stands on the keys of a keyboard.
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-insert = Insert
key-delete = Delete
key-backspace = Backspace
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-space = Space
key-menu = Menu
key-pause = Pause
key-plus = Plus
keys-title = Keys of commands
keys-filter = Find a command or a key
keys-add = Add a key
keys-add-to = Add a key to { $command }
keys-press = Press the new key; Esc to cancel
keys-remove = Take { $keys } from { $command }
keys-default = Back to the usual keys
keys-default-of = { $command }: back to the usual keys
keys-default-all = All back to the usual keys
keys-default-all-ask = All commands get their usual keys again.
keys-default-all-do = Do that
keys-default-all-leave = Leave them
keys-clash = { $keys } is the key of “{ $other }”. Take it from there?
keys-clash-take = Take it
keys-clash-leave = Leave it
keys-refused = { $keys } cannot be the key of a command: { $use }.
keys-unknown = That key cannot be the key of a command.
keys-none = No command has that name or that key. Try a shorter word.
keys-always = { $keys } always does this
fixed-put-piece = on the board it puts a piece
fixed-skip = on the board it skips squares, and chooses the brush
fixed-empty = on the board it empties a square
fixed-next-rank = on the board it goes to the next rank
fixed-move-cursor = on the board it moves the square cursor
fixed-select-squares = on the board it selects squares
fixed-move-squares = on the board it moves what is selected, or copies it
fixed-next-control = it goes from control to control
fixed-clipboard = it copies, cuts and pastes

## Sheets

sheet-close = Close
gestures-mouse = Mouse
gestures-keys = Keys on the board
gestures-touch = Touch and pen
gestures-list-mouse = Mouse on the list
gestures-list = Keys in the list
gestures-commands = Commands
gesture-drag = Drag a piece
gesture-drag-does = moves it; off the board removes it
gesture-copy = Ctrl or Alt while dragging
gesture-copy-does = copies it
gesture-spare-drag = Drag a spare piece
gesture-spare-drag-does = places one
gesture-spare-click = Click a spare piece
gesture-spare-click-does = takes it as brush; click again to put it down
gesture-spare-home = Ctrl and click a spare piece
gesture-spare-home-does = puts all of its kind where they start
gesture-brush = Brush, left button
gesture-brush-does = places it; an equal piece is removed; hold and sweep to paint
gesture-brush-other = Brush, right button
gesture-brush-other-does = places the same piece in the other colour
gesture-middle = Middle button
gesture-middle-does = takes the piece under the pointer as brush
gesture-board-wheel = Wheel over the board; with Shift
gesture-board-wheel-does = the next piece as brush; the other colour
gesture-piece-wheel = Ctrl and the wheel over a piece
gesture-piece-wheel-does = makes it another piece
gesture-brush-keys = 1 to 6, 7, 0, with the mouse on the board
gesture-brush-keys-does = brush from king to pawn (again: the other colour), eraser, pointer
gesture-brush-letters = Letters, with the mouse on the board
gesture-brush-letters-does = that piece as brush, as FEN writes it
gesture-symmetric = Symmetric placement
gesture-symmetric-does = what is put also appears mirrored for the other side
gesture-region = Shift and drag over squares
gesture-region-does = selects them
gesture-region-drag = Drag what is selected; with Ctrl or Alt; off the board
gesture-region-drag-does = moves it; copies it; takes it off
gesture-double = Double click on a king, rook or pawn
gesture-double-does = grants or revokes castling, or having just moved two
gesture-piece-menu = Pointer, right button on a square
gesture-piece-menu-does = a menu of what can be done there
gesture-arrow = Pointer, drag with the right button
gesture-arrow-does = draws an arrow, or takes that arrow away
gesture-mark = The same out and back
gesture-mark-does = marks the square
gesture-mark-color = The same with Shift, Alt or both
gesture-mark-color-does = red, blue or yellow; a click marks, too
gesture-escape = Esc while dragging
gesture-escape-does = puts it back
gesture-wheel = Wheel over a counter
gesture-wheel-does = one more or less
gesture-rows = Drag a row of the list
gesture-rows-does = moves it, or all that are selected, within the file
gesture-rows-tab = Drag it onto the tab of another file
gesture-rows-tab-does = moves it there; with Ctrl copies it
gesture-select = Click a row; with Shift; with Ctrl
gesture-select-does = puts it on the board; selects up to it; selects or unselects it
gesture-list-wheel = Ctrl and the wheel over the list
gesture-list-wheel-does = larger or smaller diagrams
gesture-drop = Drop files or folders on the window
gesture-drop-does = opens them
gesture-tap = Tap a spare piece
gesture-tap-does = takes it as brush
gesture-tap-board = Tap a square
gesture-tap-board-does = places it; an equal piece is removed
gesture-long-press = Hold a finger on a square
gesture-long-press-does = the other colour; with the pointer: a menu of pieces
gesture-touch-drag = Drag with one finger
gesture-touch-drag-does = moves a piece, paints, or selects from an empty square on
gesture-arrows = Arrows, Home, End
gesture-arrows-does = move the cursor
gesture-extend = Shift and arrows, Home, End
gesture-extend-does = select squares
gesture-move-block = Ctrl and arrows
gesture-move-block-does = move what is selected, or the piece at the cursor
gesture-copy-block = Ctrl, Shift and arrows
gesture-copy-block-does = move a copy of it
gesture-letters = K Q R B N P, k q r b n p
gesture-letters-does = place a white or a black piece and go on
gesture-digits = 1 to 8
gesture-digits-does = skip so many squares
gesture-next-rank = / or Enter
gesture-next-rank-does = goes to the next rank
gesture-delete = x, . or Space; Delete; Backspace
gesture-delete-does = empty the square and go on; and stay; and go back
gesture-list-arrows = Arrows, Page Up, Page Down, Home, End
gesture-list-arrows-does = go from row to row; the board shows it
gesture-list-shift = Shift and these keys
gesture-list-shift-does = select up to there
gesture-list-ctrl = Ctrl and these keys
gesture-list-ctrl-does = move the cursor alone
gesture-list-space = Space
gesture-list-space-does = selects or unselects the row at the cursor
gesture-list-all = Ctrl+A, Ctrl+Shift+I, Esc
gesture-list-all-does = select all rows, the others, none
gesture-list-delete = Delete, Ctrl+C, Ctrl+X, Ctrl+V
gesture-list-delete-does = delete, copy, cut the selected rows, paste rows
gesture-list-menu = Menu key, or Shift+F10
gesture-list-menu-does = what can be done with the selected rows
about-text = A chess position editor: one position on a board and as FEN text, in step.
about-version = Version { $version }
about-licence = Licence: MIT or Apache-2.0
about-libraries = Made with these libraries by others:
about-field = Find a library by its name or licence
about-hint = Name or licence
about-list = Libraries
about-licence-of = Licence of { $library }
about-no-text = Its authors have put no text of the licence into its package.
about-count =
    { $number ->
        [0] No library has that in its name or licence
        [one] One library
       *[other] { $count } libraries
    }

## The dialog for a diagram

picture-title = Diagram
picture-file-name = diagram
picture-preview = Preview: { $title }
picture-shown = { $width } × { $height } pixels
picture-shown-smaller = { $width } × { $height } pixels, shown smaller
picture-choice = { $about }: { $choice }
picture-style = Style
picture-style-changed = changed
picture-style-new = Save as new style…
picture-style-save = Save
picture-style-discard = Discard changes
picture-style-delete = Delete
picture-style-name = Name of the new style
picture-style-name-hint = Name
picture-style-taken = That name is taken
picture-style-keep = Save style
style-usual = Usual
style-book = Book
style-web = Web
theme-sage = Sage
theme-book = Hatched, for print
theme-green = Green
theme-blue = Blue
theme-brown = Brown
theme-grey = Grey
theme-contrast = High contrast
picture-size = Width
picture-pixels = {" "}px
picture-resolution = Pixels an inch
picture-physical = { $width } × { $height } cm ({ $inchwidth } × { $inchheight } in)
picture-margin = Margin
picture-margin-tip = Space round everything
picture-of-a-square = of a square
picture-coordinates = Coordinates
picture-outside = Outside
picture-inside = Inside
picture-none = None
picture-orientation = Below sits
picture-white-below = White
picture-black-below = Black
picture-mover-below = Side to move
picture-frame = Frame
picture-thin = Thin
picture-thick = Thick
picture-double = Double
picture-colors = Colours
picture-light = Light squares
picture-dark = Dark squares
picture-ground = Background
picture-ink = Text and frame
picture-reset = { $color } as in the theme
picture-pieces = Pieces
pieces-staunton = Staunton
pieces-flat = Flat
pieces-print = Book print
picture-folder = Folder…
picture-folder-tip = Pieces from a folder with twelve SVG files
picture-folder-reading = Reading { $folder }…
picture-folder-read = Pieces of the folder { $folder }
picture-side-to-move = Side to move
picture-annotations = Arrows and marks
picture-transparent = Transparent background
picture-last-move = Last move
picture-last-move-tip = Known where a pawn has just moved two squares
picture-problems = Problems
picture-problems-tip = Squares of what is odd or cannot arise in a game
picture-caption = Caption
picture-caption-field = Text of the caption
picture-caption-hint = none
picture-number = Number
picture-number-field = Text of the number
picture-format = Format
picture-save = Save as…
picture-copy = Copy picture
picture-copy-svg = Copy SVG text
picture-unreadable = The text of this line cannot be read: the diagram shows the board as it stands.

## Command line

cli-about = A chess position editor: one position on a board and as FEN text, in step
cli-no-display = There is no display for the window: neither WAYLAND_DISPLAY nor DISPLAY leads to one.
cli-no-display-mend = Start it inside a virtual display instead: xvfb-run -a tabiya …   (on Debian: sudo apt-get install xvfb xauth)
cli-no-graphics = No window could be opened: there is no working graphics driver here.
cli-no-graphics-mend = Install one. On Debian: sudo apt-get install libgl1 libegl1 libgl1-mesa-dri
cli-no-wgpu = No window was opened: this program was built without wgpu.
cli-no-wgpu-mend = Start it without --renderer, or build it with wgpu: cargo build --release --features wgpu
cli-missing-library = No window could be opened: a library of the window system is missing ({ $reason }).
cli-missing-library-mend = Install it. On Debian: sudo apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1
cli-display-died = The window system has gone away.
cli-display-died-mend = What was saved is whole; what was not is offered at the next start, on a display that works.
cli-without-window = Without a window there are: tabiya check, tabiya convert, tabiya render, tabiya --help, tabiya --version, tabiya --licences
cli-no-picture = The picture of the window could not be written: { $reason }
cli-no-picture-mend = Choose a file that ends in .png in a folder that you may write to.
cli-fault = Tabiya has stopped because of a fault of its own: { $reason }.
cli-fault-mend = What was saved is whole; what was not is offered at the next start. Please report this sentence with what you did before.
cli-fault-report = What was saved is whole; what was not is offered at the next start. Please report this with what you did before, and with { $path } (none of your positions is in it).
cli-fault-aside = A part of Tabiya has stopped because of a fault of its own: { $reason }.
cli-after-help =
    Examples:
      tabiya games.fen endings.epd
      tabiya books/ openings.epd.gz
      tabiya '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
      tabiya check endings.fen
      tabiya convert --to shredder endings.fen
      tabiya render --size 600 --output diagram.png '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
    A file that is called check, convert or render is opened by ./check, ./convert or ./render.
    Without a display, start it inside a virtual one: xvfb-run -a tabiya …
    check, convert, render, --help, --version and --licences need none.
    SIGTERM, SIGHUP and SIGINT (Ctrl+C) close the window at once and without a question; what is not saved is offered at the next start.
    The exit status of the window is 0 when it was closed, 2 when none could be had or it was lost, and that of the signal (128 and its number) when one ended it.
cli-input = Files to open, also packed ones (.gz, .zip), and folders, whose .fen and .epd files are opened; or a position as text (a FEN, also with other text around it); or - for standard input
cli-renderer = What draws the window: auto takes what suits the system best; not every build has wgpu
cli-theme = Colours of the window
cli-contrast = How far colours stand apart
cli-zoom = Size of everything, 80 to 300 percent of what the system asks for
cli-size = Size of the window at the start; without it, the size of the last time
cli-bad-size = two numbers with an x between, such as 1280x800
cli-screenshot = Put a picture of the window into this file, then close it
cli-licences = Print the libraries in the program with their licences, and do nothing else
cli-file = Files with one position a line, not packed; - or no file for standard input
cli-argument = argument
cli-check-about = Tell what is wrong with the positions of files, line by line; nothing is changed
cli-check-json = Print one JSON object for each position, for programs
cli-check-strict = Let lines that had to be repaired count as rejected
cli-check-after-help =
    For each line that is not fine it says whether something had to be repaired to read it, whether the position can arise in a game, or why no position can be read from it. Blank lines and lines that begin with #, ;, % or // are skipped.

    Examples:
      tabiya check endings.fen
      tabiya check --json games.epd openings.fen > report.json
      some-program | tabiya check --strict

    Exit status: 0 all lines are exact and legal; 1 something was repaired or is illegal; 2 a line was rejected; 3 a file could not be read or the command line is wrong.
cli-convert-about = Write the positions of files in another form; what is no position is passed through
cli-convert-to = The form to write
cli-convert-en-passant = Write the en-passant square after every double push, only when a pawn could capture, or only when a capture is legal, where the form leaves that open
cli-convert-repair = Convert lines too that have to be repaired; each is reported
cli-convert-output = Write this file instead of standard output, once all is converted; it may be one of those that are read, and is left alone if another program changes it meanwhile
cli-convert-after-help =
    Comments, blank lines and lines that cannot be read are passed through as they are, and so are lines that are not exact unless --repair is given; each of those is reported. Operations of EPD are kept: with --to fen and --to shredder such a line stays EPD, in PGN they become a comment of the game, and elsewhere a comment line. The forms board, pieces, text and text-unicode say less than a FEN does; forum and latex are for forums and for documents.

    Examples:
      tabiya convert --to shredder openings.epd > shredder.epd
      tabiya convert --repair --output games.fen games.fen
      tabiya convert --to uci --en-passant legal endings.fen

    Exit status: 0 every position is converted; 1 something was repaired; 2 a line was passed through unconverted; 3 a file could not be read or written or the command line is wrong.
cli-render-about = Draw positions: pictures, pages for the web and for print, and texts
cli-render-format = What to write; else what the name of the output says, or else svg
cli-render-size = Width of the pictures in pixels; short for --set size=PIXELS
cli-render-style = The style to begin with: one of your own, or one of { $names }
cli-render-set = Something that is otherwise than in the style, such as coordinates=none, theme=book or pieces=FOLDER; may be given several times
cli-render-sheet = Put the diagrams on pages of this paper, as PDF, or each page as svg or png
cli-render-per-page = How many diagrams a page has, 6 if nothing else is said
cli-render-landscape = Pages that lie on their longer side
cli-render-solutions = Pages with the solutions at the end
cli-render-solution-lines = So many lines to write on below each diagram
cli-render-no-pages = Pages are pdf, svg or png
cli-render-title = The heading of a document, in the place of the name of the file
cli-render-strict = Leave out lines that have to be repaired
cli-render-output = The file to write instead of standard output, or the folder to write a file for each position into
cli-render-input = Positions as text (a FEN, also with other text around it), files with one position a line, not packed, or - for standard input; nothing stands for standard input, too
cli-render-no-equals = this is no KEY=VALUE
cli-render-bad-key = there is no such key; there are: { $keys }
cli-render-bad-value = the value can be: { $possible }
cli-render-after-help =
    One position goes to standard output or into a file. Of several, pictures (svg, png, jpeg, webp) go into a folder, which is made when it is not there; their names begin with their numbers and go on with their id. pdf, html, markdown, latex, forum and figurines hold any number of positions in one file, and a folder gets a file of each; markdown has its pictures in a folder beside it. Existing files are replaced, unless another program changes them meanwhile; without --format only those whose names say that they are diagrams.

    The id of a record becomes the caption; bm, am, dm, pm and pv become the solution; [%csl …] and [%cal …] in its comments become square marks and arrows.

    What a style can set:
      size (64 to 8192 pixels), resolution (pixels an inch), margin (hundredths of a square)
      coordinates (outside, inside, none), orientation (white, black, side-to-move)
      frame (none, thin, thick, double), pieces (staunton, flat, print, or a folder of SVG files)
      theme (sage, book, green, blue, brown, grey, contrast), light, dark, ground, ink (#rrggbb)
      side-to-move, caption, number, transparent, last-move, problems, annotations (yes, no)

    Examples:
      tabiya render '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1' > saavedra.svg
      tabiya render --size 600 --format png --output pictures/ endings.epd
      tabiya render --style book --output endings.html endings.epd
      tabiya render --sheet a4 --per-page 12 --solutions --output endings.pdf endings.epd
      tabiya render --set theme=blue --set coordinates=none -o mate.png '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'

    Exit status: 0 every position is drawn; 1 something was repaired; 2 a line was left out, or there was no position; 3 something could not be read or written or the command line is wrong.
cli-render-no-style = There is no style { $name }. There are: { $names }
cli-render-incomplete = Nothing was drawn, since not everything could be read
cli-render-nothing = There is no position to draw
cli-render-no-room = What was read could not be put aside in { $folder }, where temporary files are: { $reason }. Make room there, or let TMPDIR name another folder
cli-render-terminal = The picture was not written to the terminal, which cannot show it. Name a file: tabiya render --output FILE …
cli-render-no-format = { $file } was not written, since its name does not say what to write into it. Name the format, too: tabiya render --format svg --output FILE …
cli-render-needs-folder = These are { $count } pictures, each a file of its own. Name a folder: tabiya render --output FOLDER …
cli-render-folder-not-made = The folder { $folder } could not be made: { $reason }
cli-render-failed = Diagram { $number }: { $reason }
cli-file-not-found = { $file }: there is no such file
cli-file-is-folder = { $file }: this is a folder, not a file
cli-file-gzip = { $file }: this file is packed and was not read; unpack it on the way: gzip -dc FILE | tabiya …
cli-file-zip = { $file }: this file is an archive and was not read; unpack it on the way: unzip -p FILE | tabiya …
cli-file-no-permission = { $file }: you are not allowed to read this file
cli-file-failed = { $file }: could not be read: { $reason }
cli-output-failed = The output could not be written: { $reason }
cli-stopped = Tabiya has stopped because of a fault of its own.
cli-progress-percent = Reading: { $percent } %
cli-progress-drawing = Drawing: { $percent } %
cli-progress-bytes = Reading: { $megabytes } MB

## Report of tabiya check and tabiya convert
## (no sentence of it begins with a capital letter or ends with a full stop)

check-repaired = repaired
check-illegal = illegal
check-warning = warning
check-unreadable = unreadable
check-changed = { $read }, now { $became }
check-added = now { $became }
check-summary =
    { $count ->
        [one] 1 position:{" "}
       *[other] { $count } positions:{" "}
    }
check-summary-none = no positions
check-summary-fine = { $count } fine
check-summary-warned =
    {" "}({ $count ->
        [one] 1 with a warning
       *[other] { $count } with a warning
    })
check-summary-repaired = { $count } repaired
check-summary-illegal = { $count } illegal
check-summary-unreadable = { $count } unreadable
check-empty-board = there are no pieces
check-no-white-king = White has no king
check-no-black-king = Black has no king
check-too-many-white-kings = White has more than one king
check-too-many-black-kings = Black has more than one king
check-too-many-white-pawns = White has more than 8 pawns
check-too-many-black-pawns = Black has more than 8 pawns
check-too-many-white-pieces = White has more than 16 men
check-too-many-black-pieces = Black has more than 16 men
check-too-many-white-promoted = White has more promoted pieces than missing pawns
check-too-many-black-promoted = Black has more promoted pieces than missing pawns
check-pawn-on-back-rank = a pawn stands on the first or eighth rank
check-opposite-check = the side that is not to move is in check
check-too-many-checkers = three or more pieces give check
check-impossible-check = no last move can have given this check
check-bad-castling-rights = a castling right cannot be
check-invalid-ep-square = the en-passant square cannot be
check-halfmove-clock-with-ep = the halfmove clock is not 0 right after a double pawn push
check-halfmove-clock-after-zeroing = the halfmove clock is not 0, but only a capture or a pawn move can have been the last
check-halfmove-clock-too-high = the halfmove clock counts more plies than the move number allows
check-halfmove-clock-over-150 = the halfmove clock is over 150
check-no-last-move = no last move can be found
check-castling-arrays-differ = the castling rights fit no starting array
check-missing-fields = fields were missing
check-white-space = blanks were not single spaces
check-wrapper = there was something around the position
check-trailing-text = there was text behind the position
check-castling-order = castling letters were not in order
check-castling-mixed = castling letters of two dialects were mixed
check-castling-repeated = a castling right was named again
check-digits-joined = digits stood side by side
check-counter = counters were not as FEN writes them
check-letter-case = letters were not as FEN writes them
check-lookalike-letters = characters only looked like the right ones
check-foreign-letters = the pieces had letters of another language
check-figurines = the pieces were chess symbols
check-variant-marks = there were marks of a chess variant
check-separators = separators were not as they should be
check-several-readings = it can be read in more than one way
check-too-long = the line is too long to be a position
check-no-position = there is no position
check-extra-text = there is something behind the position
check-bad-piece-letter = { $found } is no piece letter
check-rank-squares =
    rank { $rank } has { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
check-too-few-ranks =
    there { $ranks ->
        [one] is 1 rank
       *[other] are { $ranks } ranks
    }
check-too-many-ranks = there are more than 8 ranks
check-bad-side = the side to move is neither w nor b
check-bad-castling-field = { $found } is no castling right
check-bad-ep-field = the en-passant square is no square
check-bad-counter = a counter is no number, or too large a one
convert-kept = passed through
convert-not-repaired = passed through, --repair would convert it
convert-repaired = converted
convert-summary-converted = { $count } converted
convert-summary-repaired = { $count } repaired
convert-summary-not-repaired = { $count } passed through unrepaired
convert-summary-unreadable = { $count } passed through unread
render-left-out = left out
render-repaired = drawn as it was understood
render-not-repaired = left out, since it would have to be repaired
render-summary-drawn = { $count } drawn
render-summary-repaired = { $count } drawn as understood
render-summary-not-repaired = { $count } left out unrepaired
render-summary-unreadable = { $count } left out unread
cli-convert-incomplete = { $file } was not written, since not everything could be read
cli-no-spare = it can only be overwritten in place ({ $because }), and no copy could be kept meanwhile: { $reason }
cli-copy-kept = All that was to be written is in { $file }; Tabiya’s window offers it, too, when it is started
cli-no-copy = Let XDG_STATE_HOME name a folder with room for a copy, or choose another output file
cli-convert-not-written = { $file } was not written: { $reason }
cli-reason-not-regular = it is no ordinary file
cli-reason-folder = it is a folder
cli-reason-folder-gone = its folder does not exist
cli-reason-permission = you are not allowed to write it
cli-reason-link-of-third-party = it is a link of another user in a folder in which everybody may make files, and the system follows no such links
cli-reason-read-only = its disk is read-only
cli-reason-changed = another program has changed it, or put it there, since the work began. Run the command again
cli-reason-removed = another program has removed it since the work began. Run the command again
cli-reason-disk-full = there is no room for it
cli-reason-name-too-long = its name is too long for this disk
cli-reason-lines-lost = another program has changed the file from which its lines are read
cli-reason-busy = another program is using it: { $reason }
cli-reason-unreachable = its disk or network share does not answer: { $reason }
cli-reason-partly = it was overwritten only in part and may be damaged: { $reason }
cli-reason-not-durable = it is saved, but the disk did not confirm it: { $reason }
cli-reason-cancelled = the work was cancelled

## Published diagrams

diagram-title = { $caption }, { $side }
diagram-words = White: { $white }. Black: { $black }. { $side }.
diagram-description = { $words } FEN: { $fen }
diagram-king = king { $squares }
diagram-kings = kings { $squares }
diagram-queen = queen { $squares }
diagram-queens = queens { $squares }
diagram-rook = rook { $squares }
diagram-rooks = rooks { $squares }
diagram-bishop = bishop { $squares }
diagram-bishops = bishops { $squares }
diagram-knight = knight { $squares }
diagram-knights = knights { $squares }
diagram-pawn = pawn { $squares }
diagram-pawns = pawns { $squares }
diagram-and = { $first } and { $last }
diagram-nothing = nothing
# The board read aloud.
read-rank = Rank { $rank }: { $men }
read-file = File { $file }: { $men }
read-white = White: { $men }
read-black = Black: { $men }
read-man = { $square } { $piece }
read-right = { $right }.
read-no-position = This line holds no position.
read-en-passant = En passant on { $square }.
status-remarks-first = { $remarks }: { $first }
solution-avoid = avoid { $moves }
solution-mate = mate in { $moves }
solution-expected = expected: { $moves }
solution-line = line: { $moves }
piece-set-fault = { $file }: { $reason }
piece-set-not-found = there is no such file or folder
piece-set-no-folder = this is no folder
piece-set-no-permission = you are not allowed to read it
piece-set-unreadable = it cannot be read: { $why }
piece-set-too-many-files = the folder holds too many files to be a piece set
piece-set-missing = there is no drawing of: { $pieces } (names such as wK.svg, white-king.svg or Chess_klt45.svg)
piece-set-twice = { $other } is a drawing of the same piece ({ $piece })
piece-set-not-a-file = this is no regular file
piece-set-too-large = the file is larger than 1 MB
piece-set-not-text = the file is not UTF-8
piece-set-not-svg = the file cannot be read as SVG: { $why }
piece-set-entities = its document type has more in it than a few short entities
piece-set-too-many = it has too many elements
piece-set-too-deep = its elements stand in each other too deeply
piece-set-circle = an element refers to itself
piece-set-element = pieces cannot have the element { $name }
piece-set-outside = it refers to something outside: { $address }
piece-set-id = the id { $id } is there twice, or has signs that ids cannot have
piece-set-style-sheet = its style sheet is too long
piece-set-too-detailed = its lines have too many dashes or parts
piece-set-far-away = it draws far outside of its own area
piece-set-empty = there is nothing to see on the drawing
piece-set-too-slow = reading and drawing the pieces takes too long
publish-collection = Chess positions
publish-solution = Solution
publish-solutions = Solutions
publish-too-large = A picture of { $width } × { $height } pixels is too large.

## The dialog for diagram sheets

pages-title = Diagram sheets
pages-file-name = diagrams
pages-of = Publish
pages-selection = Selection ({ $count })
pages-shown = Lines shown ({ $count })
pages-all = Whole collection ({ $count })
pages-paper = Paper
pages-direction = Orientation
pages-upright = Portrait
pages-landscape = Landscape
pages-per-page = On a page
pages-heading = Title
pages-heading-hint = none
pages-captions = Captions
pages-numbers = Numbers
pages-page-numbers = Page numbers
pages-solutions = Solutions at the end
pages-lines = Answer lines
pages-pdf = PDF
pages-svg = SVG, a file a page
pages-png = PNG, a file a page
pages-counting = Counting…
pages-count =
    { $number ->
        [one] one page
       *[other] { $count } pages
    }
pages-summary =
    { $number ->
        [one] One diagram on { $pages }
       *[other] { $count } diagrams on { $pages }
    }
pages-preview = Page { $page } of { $title }: { $diagrams }
pages-page = Page { $page }
pages-page-of = Page { $page } of { $pages }
pages-previous = Previous page
pages-next = Next page

## Work that was left behind

status-journal = Writing down what is not saved
status-recovering = Looking for work that was left behind
recovery = Unsaved work
recovery-about = Tabiya ended before this was saved. Recover opens it as it was, with all changes and still unsaved.
recovery-list = What was left behind
recovery-bar = Scroll what was left behind
recovery-entry = { $name }, { $folder }, last written { $age }
recovery-entry-untitled = { $name }, last written { $age }
recovery-entry-unreadable = A record that cannot be read, { $folder }
recovery-no-file = not in a file yet
recovery-unreadable = A record that cannot be read
recovery-unreadable-text = It is damaged, or a later version of Tabiya wrote it. Its folder is shown here, so that you can look at what is in it. Discard removes that folder.
recovery-unreadable-found =
    { $count ->
        [one] A record of unsaved work was left behind that cannot be read: { $folder }. It is damaged, or a later version of Tabiya wrote it.
       *[other] { $count } records of unsaved work were left behind that cannot be read, one of them in { $folder }. They are damaged, or a later version of Tabiya wrote them.
    } “Recover unsaved work…” in the File menu shows more.
recovery-now = a moment ago
recovery-to-come = dated in the future
recovery-minutes =
    { $number ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
recovery-hours =
    { $number ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
recovery-days =
    { $number ->
        [one] a day ago
       *[other] { $count } days ago
    }
recovery-changed =
    { $number ->
        [one] 1 line changed
       *[other] { $count } lines changed
    }
recovery-added =
    { $number ->
        [one] 1 added
       *[other] { $count } added
    }
recovery-removed =
    { $number ->
        [one] 1 removed
       *[other] { $count } removed
    }
recovery-added-alone =
    { $number ->
        [one] 1 line added
       *[other] { $count } lines added
    }
recovery-removed-alone =
    { $number ->
        [one] 1 line removed
       *[other] { $count } lines removed
    }
recovery-reordered = lines in another order
recovery-blank = a blank line
recovery-same = Nothing differs from the file: all of it was saved. You can discard this.
recovery-nothing-changed = Nothing was changed in it.
recovery-file-changed = The file holds something else by now. Recover opens a new document and does not touch the file.
recovery-file-gone = The file is not there any more. Recover opens a new document.
recovery-file-unreachable = The file cannot be looked at now. Recover opens a new document and does not touch the file.
recovery-part = Some lines cannot be recovered now: they stood only in the file, or in a copy of it, and that has changed, is damaged or is gone. What was written down stays until you discard it, so that all can be recovered if the file comes back. When you save, another name is offered.
recovery-name-offered = When you save, the file’s name is offered.
recovery-damaged = What was written down is damaged. What came behind the damage cannot be read, so later changes may be missing. The damaged record stays until you discard it.
recovery-copy = This is a whole copy of what was being saved when the save was broken off. The file may be damaged. Recover opens the copy; when you save, the file’s name is offered.
recovery-reading = Being read…
recovery-wanted = Opens as soon as it has been read.
recovery-changes = What would change
recovery-changes-bar = Scroll what would change
recovery-change-changed = Line { $number }: { $before }, becomes { $after }
recovery-change-added = Line { $number }, new: { $after }
recovery-change-removed = Line { $number }, removed: { $before }
recovery-more =
    { $number ->
        [one] One more change is not shown.
       *[other] { $count } more changes are not shown.
    }
recovery-diagram = The chosen line as it was changed
recovery-recover = Recover
recovery-recover-all = Recover all { $count }
recovery-recover-newest = Recover the newest { $count }
recovery-try = Recover all the same…
recovery-try-sure = It may take all memory of this computer. Save first what is open.
recovery-try-go = Recover all the same
recovery-discard = Discard…
recovery-later = Later
recovery-later-tip = Keeps everything. The next start offers it again.
recovery-discard-sure = Discard it for good? Nothing else holds this work.
recovery-discard-go = Discard for good
recovery-discard-keep = Keep it
recovery-recovered = { $name } was recovered. It is not saved yet.
recovery-undone-as-file = { $name } is now as its file is. Redo brings the recovered work back.
recovery-undone = { $name } is now as it was before the recovered work. Redo brings that back.
recovered-name = { $name } (recovered)
recovery-nothing = Nothing was left behind: all work was saved or discarded.
recovery-no-folder = It cannot be looked for unsaved work: { $reason }
recovery-not-removed = A record of work that is not needed any more could not be removed: { $reason }. The next start may offer it again. It is in { $folder }.
recovery-unprotected = What you change is not protected against a crash now, as it cannot be written down in { $folder }: { $reason }. Save often, until that folder can be written to again.
recovery-protected-again = What you change is protected against a crash again.
recovery-twice = { $name } is being changed somewhere else, too: in another window of Tabiya or under another name. Whoever saves last is asked before anything is overwritten.
recovery-no-journal = What was written down cannot be read: { $reason }
recovery-taken = Another window of Tabiya has it now.
recovery-offered-elsewhere = Another window of Tabiya offers just now what was left behind.
recovery-large = So much was written down that it is read only when you recover it.
recovery-too-large-rows =
    { $number ->
        [one] This is too large to be opened: it stands for { $count } row.
       *[other] This is too large to be opened: it stands for { $count } rows.
    }
recovery-too-large = This is too large to be opened: it would take more than { $size } of memory.
recovery-too-large-choices = Later keeps it, Discard removes it for good.

## First steps, and what the window says besides

command-first-steps = First steps
other-words-first-steps = first-time start begin help hint tip introduction tutorial
first-steps-close = Close the first steps
first-steps-done = Done: { $step }
first-steps-board = Drag the pieces; right-click a square to choose one.
# The letters are those of FEN, the same in every language.
first-steps-keys = Type on the board: K puts White’s king, k Black’s; arrows go on.
first-steps-paste = { $paste } takes a position out of any text; { $undo } takes anything back.
## What is remembered from start to start

menu-recent = Open recent
command-open-recent = Open recent file…
command-clear-recent = Clear recent files
command-bring-back-recent = Bring cleared files back
command-remember-recent = Remember recent files
command-reopen-files = Open files again at the next start
other-words-recent = history, last files, reopen, session, privacy
obstacle-no-recent-to-clear = There is none, or all of them are pinned
obstacle-no-recent-cleared = None has been cleared since the start
recent-title = Recent files
recent-hint = A part of the name or of the folder
recent-field = Find a recent file
recent-field-tip = A part of the name or the folder; Enter opens the first
recent-none = No recent file has that in its name or folder
recent-nothing-yet = Nothing here yet. What you open or save will stand here.
recent-open = Open
recent-pin = Keep { $name } at the top
recent-forget = Forget { $name }
recent-row = { $name } in { $folder }
recent-row-pinned = { $name } in { $folder }, pinned
recent-row-not-there = { $name } in { $folder }, cannot be opened
recent-not-there = not there · { $folder }
recent-gone = { $file } is not there now. Perhaps it was moved, or its disk is not connected.
announce-pinned = { $name } stays at the top
announce-unpinned = { $name } does not stay at the top any more
message-recent-cleared = { $number ->
    [one] One recent file is forgotten.
   *[other] { $count } recent files are forgotten.
} “Bring cleared files back” in File, Open recent undoes it.
message-recent-back = The recent files are there again.
message-recent-on = Files that you open or save are remembered from now on.
message-recent-off = Files that you open or save are not remembered any more. Those of before stay until you clear them.
message-reopen-on = Files that are open when Tabiya ends are opened again at the next start.
message-reopen-off = The next start opens no files by itself.
message-safe = Safe start with the usual settings: changes of settings are not kept.
message-scale-set-aside = The system asks for a scale in which nothing could be read (Xft.dpi, or WINIT_X11_SCALE_FACTOR). The window is shown in a scale of 1.
message-size-limited = Everything can be shown at 80 to 300 percent of the usual size. It is shown at { $percent } percent now.
message-window-too-large = The graphics cannot draw a window of more than { $pixels } pixels a side. Make the window smaller to see all of it.
status-safe = Safe start
status-session = Remembering what is open
session-gone = { $count ->
    [one] This file was open the last time and is not there any more: { $files }. File, Open recent still has it.
   *[other] These files were open the last time and are not there any more: { $files }. File, Open recent still has them.
}
session-gone-many = { $count } files were open the last time and are not there any more: { $files }, and { $more } others. File, Open recent still has them.
session-damaged = What was open the last time could not be understood from { $file }. It is kept as { $kept }; Tabiya begins anew.
session-newer = What was open the last time was written into { $file } by a newer Tabiya. It is kept as { $kept }; this one begins anew.
session-left = What was open the last time could not be read from { $file }: { $reason }. It is left as it is, and nothing is opened again.
session-unwritten = What is open cannot be remembered in { $file }: { $reason }. The next start opens what was remembered last.
cli-safe = Start without settings and without the files of the last time, and keep neither
## The settings window

command-settings = Settings…
other-words-settings = preferences options configure configuration customise
settings-title = Settings
settings-field = Find a setting
settings-field-tip = Any word: a name, a value, a key of the settings file
settings-hint = What would you like to change? Dark, text size, hotkeys…
settings-found =
    { $number ->
        [one] One setting
       *[other] { $count } settings
    }
settings-none = No setting has to do with “{ $text }”. Try another word, or look through all of them.
settings-show-all = Show all settings
settings-group-appearance = Appearance
settings-group-board = Board
settings-group-fen = FEN as it is written
settings-group-lists = Lists and diagrams in text
settings-group-keys = Keys
settings-group-files = Files and start
settings-group-diagrams = Diagrams
settings-file = Kept in { $file }. It is plain text and may be edited while Tabiya is closed.
settings-copy-path = Copy the path
settings-file-none = What you choose here holds until Tabiya is closed: this start has no settings file.
setting-usual = { $setting }: back to the usual ({ $value })
setting-given = Given on the command line for this start only. What you choose here is kept.
setting-as-system = As the system
setting-as-window = As the window
setting-on = On
setting-off = Off
setting-percent = { $percent } %
setting-theme = Theme
setting-theme-about = Light or dark.
setting-theme-words = dark mode night mode day light bright background colours colors black white
setting-light = Light
setting-dark = Dark
setting-contrast = Contrast
setting-contrast-about = How far text and controls stand out from their ground.
setting-contrast-words = high contrast accessibility readable visibility eyes sight
setting-contrast-usual = Usual
setting-contrast-high = High
setting-motion = Motion
setting-motion-about = Whether windows fade in, lists slide and the caret blinks.
setting-motion-words = animation animations blinking caret cursor reduced motion smooth accessibility dizzy
setting-motion-full = Full
setting-motion-reduced = Reduced
setting-zoom = Size of everything
setting-zoom-about = Text, buttons and the board, in parts of what the system asks for.
setting-zoom-words = zoom font size text size scale scaling larger smaller bigger magnify percent dpi
setting-language = Language
setting-language-about = The language of the window. Piece letters follow it, unless you choose them below.
setting-language-words = language translation locale English German Spanish French Russian
setting-board-pieces = Pieces on the board
setting-board-pieces-about = How the men in this window are drawn. Diagrams have their own.
setting-board-pieces-words = piece set chess set men chessmen figures drawing shapes
setting-board-colors = Colours of the board
setting-board-colors-about = The squares in this window. Diagrams have their own.
setting-board-colors-words = colors squares board theme wood fields
setting-coordinates = Coordinates at the edge of the board
setting-coordinates-about = The letters of the files and the numbers of the ranks.
setting-coordinates-words = a to h 1 to 8 names of squares labels border
setting-reopen-files = Open the same files at the next start
setting-reopen-files-about = Each with its place in the list.
setting-reopen-files-words = session restore tabs last time continue
setting-recent-files = Remember recent files
setting-recent-files-about = For File, Open recent.
setting-recent-files-words = history private privacy last files
setting-first-steps = First steps
setting-first-steps-about = The note with three gestures at the start.
setting-first-steps-words = hint tips welcome tour introduction
setting-first-steps-new = Shown
setting-first-steps-seen = Hidden
setting-castling = Castling rights
setting-castling-about = Both ways are read; this is how they are written.
setting-castling-words = Shredder X-FEN KQkq HAha Chess960 960 Fischer random freestyle castle dialect O-O
setting-en-passant = En-passant target
setting-en-passant-about = When it is written.
setting-en-passant-words = en passant ep e.p. pawn capture convention double step
setting-piece-language = Piece letters
setting-piece-language-about = In lists of pieces and in diagrams of letters. FENs are always English.
setting-piece-language-words = notation language names of the pieces KQRBN KDTLS letters
setting-figurines = Figurines in the place of letters
setting-figurines-about = In lists of pieces and in diagrams of letters.
setting-figurines-words = figurine notation symbols unicode icons
setting-keys = Keys of commands
setting-keys-about = Any command can have other keys, or several, or none.
setting-keys-words = keyboard shortcuts hotkeys key bindings
setting-keys-of = { $command }: { $keys }
setting-no-keys-of = { $command }: no keys
setting-styles = Styles with names
setting-styles-about = Looks of diagrams that you keep under names are made, changed and deleted in the dialog for diagrams.
setting-styles-words = picture export image print look SVG PNG PDF
setting-diagram = The next diagram
setting-diagram-about = Begins with the style and the format that were chosen last.
setting-diagram-words = picture export image format size resolution last
setting-open-diagram = Diagram…
tab-no-file = { $name }: not in a file yet
fen-tip = The position as a line of text. What you type shows on the board at once.
find-tip = Words, or conditions as in the examples. What is chosen below is written here, too.
operation-field-tip = { $name } – { $meaning }
operation-new-tip = Short name of a new operation, such as bm for the best move. Enter adds it.
list-resize = Width of the list
mend-tip = Put this right; { $keys } takes it back

## A second start

cli-new-window = Open another window, also when one runs that could take the files
cli-handed-over = The window of Tabiya that is open has taken it; --new-window opens another.
## Help beside the board

command-help = Help beside the board
command-explain-here = Explain what is here
help-close = Close the help
help-fen = This FEN
help-rules = About FEN
help-gestures = Gestures
help-parts = Characters of the FEN
help-hint = Point at a character or at a square. With the keyboard: arrow keys here, and { $keys } in the FEN field or on the board.
help-rank = Rank { $rank }
help-behind = Behind the FEN
help-about-board = Rank by rank from the eighth to the first, each from the a-file to the h-file. K, Q, R, B, N, P are White’s king, queen, rook, bishop, knight and pawn, small letters are Black’s men. A number counts empty squares, a slash ends a rank.
help-about-side = w when White is to move, b when Black is.
help-about-castling = Which castlings are still allowed: K and Q to White, towards the h-file and the a-file, k and q to Black. A right stays while king and rook have not moved, whatever stands in between.
help-about-en-passant = The square over which a pawn has just gone by two. Only the very next move may capture it there. Some programs name it after every such step, others only when a pawn stands ready or may really capture.
help-about-halfmove = Half-moves since the last capture or pawn move, for the fifty-move rule.
help-about-fullmove = The number of the move that comes next. It starts at 1 and grows after each move of Black’s.
explain-piece = { $piece } on { $square }
explain-piece-somewhere = { $piece }. Its square is not known until the rank can be read.
explain-empty =
    { $count ->
        [one] one empty square: { $from }
       *[other] { $count } empty squares: { $from } to { $to }
    }
explain-empty-rank = eight empty squares: all of rank { $rank }
explain-empty-somewhere =
    { $count ->
        [one] one empty square
       *[other] { $count } empty squares
    }
explain-next-rank = end of rank { $ended }, rank { $begun } follows
explain-blank = blank
explain-next-field = end of the field
explain-stray-blank = means nothing here
explain-side =
    { $color ->
        [white] White
       *[black] Black
    } is to move
explain-castling =
    { $color ->
        [white] White
       *[black] Black
    } may still castle { $side ->
        [kingside] kingside
       *[queenside] queenside
    }: king { $king }, rook { $rook }
explain-castling-file = { $castling }. The letter names the file of the rook.
explain-castling-barred =
    { $color ->
        [white] White
       *[black] Black
    } could castle { $side ->
        [kingside] kingside
       *[queenside] queenside
    }, but there is { $reason }. The right does not count.
explain-castling-other-king = This right means another king than the one that FEN means, on { $square }. It does not count.
explain-no-castling = neither side may castle any more
explain-en-passant =
    The pawn that has just gone from { $from } to { $to } can be captured on { $square }, by the { $count ->
        [one] pawn on { $pawns }
       *[other] pawns on { $pawns }
    }
explain-en-passant-illegal = The pawn has just gone from { $from } to { $to }. It could be captured on { $square }, but the own king would then stand in check.
explain-en-passant-nobody = The pawn has just gone from { $from } to { $to }. No pawn stands ready to capture it on { $square }.
explain-en-passant-barred = No pawn can just have gone over { $square }: { $reason }. It does not count.
explain-no-en-passant = no square on which a pawn could be captured en passant
explain-halfmove-clock =
    { $count ->
        [0] The last move was a capture or a pawn move, or none was made
        [one] One half-move since the last capture or pawn move
       *[other] { $count } half-moves since the last capture or pawn move
    }
explain-halfmove-clock-claim = { $count } half-moves without capture or pawn move. From 100 on, fifty moves each, a player may claim a draw.
explain-halfmove-clock-drawn = { $count } half-moves without capture or pawn move. At 150, seventy-five moves each, the game is drawn.
explain-fullmove-number =
    { $color ->
        [white] White’s
       *[black] Black’s
    } move { $number } comes next
explain-tail = operations or a remark, not part of the position
explain-rest = The text goes on. The rest is not explained.
help-rules-what = A FEN is a position in one line of text: six fields with one blank between them. It is named after David Forsyth and Steven Edwards. Of the game it knows nothing but what the last four fields say, so nobody can see from it whether a position is there for the third time.
help-rules-rights = Rights that the pieces rule out are left out of the FEN. Tabiya remembers them: they are there again when king and rook are back.
help-rules-epd = The first four fields of a FEN, and behind them operations such as bm Qd1; id "Study 5"; with the best move or a name. Half-moves and the number of the move are the operations hmvc and fmvn there.
help-rules-broken-title = Text with faults
help-rules-broken = Any rank and any field that can be read is on the board at once; the others stay as they were. Tabiya never changes what you type. What it can put right is offered below the field.
sign-explained = explained in the help
fixed-menu-bar = it leads into the menus
gesture-menu-bar = F10
gesture-menu-bar-does = leads into the menus: arrows, Enter; Esc goes back
