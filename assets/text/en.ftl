# Every text that a person reads, in English.
# Project Fluent: https://projectfluent.org/fluent/guide/
#
# Say what happened, where, and what to do; short and plain. One term for one thing:
#   repair: to correct text that is not exact, and the correction (not mend, put right)
#   position: what is on the board; line: its place in a file; record: a line with its operations
#   man, men: pieces and pawns together; piece: any of them where nothing is counted
#   rank, file, square; side to move, castling rights, en-passant target, halfmove clock,
#   fullmove number; double pawn push; ply, plies; starting position of Chess960 (not array)
#   remark: anything Tabiya has to say about a position; illegal: cannot arise in a game
#   match: what a search finds; duplicate: a position that occurs more than once
#   unsure: of a square that the user wants to check again
#   dialog: what opens over the window (not sheet); pages of diagrams: for print
#   form: what a position is copied or converted as; conventions: how FENs are written
#   default: what holds before anybody chooses (not usual); shortcut: the keys of a command
#   zoom; brush; selection; space (not blank) between words; a blank line has nothing in it
#   unsaved work is recorded, then recovered or discarded
#   “not a number”, “no longer”, “cannot be read”; “does not respond”, “internal error”

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
command-diagram-sheets = Pages of diagrams…
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
command-copy-cut-text = Copy text that did not fit
command-edit-fen-text = Edit FEN text
command-edit-operations = Edit operations
command-fen-style = FEN conventions…
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
command-mend-all = Repair all…
command-find-duplicates = Find duplicates…
command-sort = Sort…
command-shuffle = Shuffle
command-split-selection = Split selection into a new file
command-append-file = Append a file…
command-start-position = Set up start position
command-known-positions = Known positions…
command-chess960 = Chess960 by number…
command-random-chess960 = Random Chess960 position
command-clear-board = Clear all squares
command-clear-white = Clear White's men
command-clear-black = Clear Black's men
command-clear-pawns = Clear pawns
command-clear-selection = Clear selected squares
command-kings-only = Leave only the kings
command-change-side-to-move = Change side to move
command-toggle-right = Toggle castling right or double push
command-piece-list = Enter pieces by name
command-piece-menu = Choose a piece for this square
command-pointer-tool = Pointer
command-eraser-tool = Eraser
command-symmetric-placement = Symmetric placement
command-toggle-unsure = Mark this square as unsure
command-next-unsure = Next unsure square
command-clear-unsure = Mark all squares as sure
command-mark-square = Mark this square
command-draw-arrow = Draw an arrow
command-remove-annotations = Remove all arrows and marks
command-compare-here = Compare other positions with this one
command-compare-selected = Compare the two selected positions
command-exchange-compared = Switch to the other position
command-stop-comparing = Stop comparing
command-mirror-files = Mirror left and right
command-mirror-ranks = Mirror top and bottom
command-rotate = Rotate by 180°
command-swap-colors = Swap colours and flip ranks
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
command-read-rank = The cursor’s rank
command-read-file = The cursor’s file
command-read-white = White’s men
command-read-black = Black’s men
command-read-advice = The remarks
command-pieces-staunton = Staunton pieces
command-pieces-flat = Flat pieces
command-pieces-print = Book pieces
command-colors-window = Board to match the window
command-colors-sage = Sage board
command-colors-book = Hatched board
command-colors-green = Green board
command-colors-blue = Blue board
command-colors-brown = Brown board
command-colors-grey = Grey board
command-colors-contrast = High-contrast board
command-follow-system-language = System language
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
command-reduced-motion = Reduce motion
command-zoom-in = Zoom in
command-zoom-out = Zoom out
command-usual-size = Reset zoom
command-next-document = Next file
command-previous-document = Previous file
command-palette = Find a command…
command-gestures = Keys and gestures
command-keys = Keyboard shortcuts…
command-about = About Tabiya

## FEN field

fen = FEN
fen-copy = Copy
fen-copy-name = Copy FEN
fen-copy-tip = Copy the FEN
fen-paste = Paste
fen-paste-tip = Paste a position, whatever text surrounds it
fen-repair-change = Change “{ $old }” to “{ $new }”
fen-repair-insert = Insert “{ $new }”
fen-repair-remove = Remove “{ $old }”
fen-repair-name = Change to { $text }
fen-history = Earlier text
fen-history-tip = Text that could not be read and was replaced
fen-operations = Operations: { $text }
fen-comment-line = This line is a comment and is kept as it is. A position goes on a line of its own below.
fen-blank-line = This line is blank and is kept as it is. A position goes on a line of its own below.

fen-long-line = This line is too long to be a position and is kept as it is. A position goes on a line of its own below.
fen-nothing = No text yet
fen-unknown-piece = “{ $found }” is not a piece letter
fen-look-alike = “{ $found }” only looks like the Latin letter { $latin }
fen-bad-digit = “{ $found }” does not fit here: a rank has eight squares
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
fen-bad-side = The side to move must be “w” or “b”, not “{ $found }”
fen-bad-castling-letter = “{ $found }” is not a castling right: use K, Q, k, q, a file letter, or “-” for none
fen-repeated-castling = The castling right “{ $found }” appears twice
fen-bad-en-passant = The en-passant target must be a square on rank 3 or 6, or “-” for none
fen-bad-halfmove-clock = The halfmove clock must be a number
fen-bad-fullmove-number = The fullmove number must be a number
fen-counter-too-large = This number is too large
fen-extra-text = The FEN ends before this text
fen-digits-joined = Adjacent digits: a run of empty squares is one number, such as 8 for 44
fen-castling-order = The castling letter “{ $found }” is out of order: White’s come first, kingside before queenside, as in KQkq
fen-castling-mixed = The castling letter “{ $found }” names a file next to letters such as K and Q: write KQkq, or files throughout
fen-leading-zero = Numbers have no leading zeros
fen-fullmove-number-zero = The fullmove number starts at 1
fen-missing-side = The side to move is missing: “w” or “b”
fen-missing-castling = The castling rights are missing: letters such as KQkq, or “-” for none
fen-missing-en-passant = The en-passant target is missing: a square such as e3, or “-” for none
fen-missing-halfmove-clock = The halfmove clock is missing: plies since the last capture or pawn move
fen-missing-fullmove-number = The fullmove number is missing: a number from 1 up
fen-stray-blank = One space separates two fields; there is none before the first or after the last
fen-no-position-report = there is no position
fen-too-long-report = the line is too long to be a position
fen-extra-text-report = there is text after the position
fen-several-readings-report = it can be read in more than one way
fen-bad-piece-letter-report = { $found } is not a piece letter
fen-rank-too-short-report =
    rank { $rank } has { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
fen-rank-too-long-report =
    rank { $rank } has { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
fen-too-few-ranks-report =
    there { $ranks ->
        [one] is 1 rank
       *[other] are { $ranks } ranks
    }
fen-too-many-ranks-report = there are more than 8 ranks
fen-bad-side-report = the side to move is neither w nor b
fen-bad-castling-field-report = { $found } is not a castling right
fen-bad-ep-field-report = the en-passant target is not a square
fen-bad-counter-report = a counter is not a number, or is too large

## Pieces by name

piece-list = Piece list
piece-list-hint = Kg1 Qd1 Rf1 a2 b2 …
piece-list-tip = Pieces by name; the board follows: Kg1 Ra1 a2-c2 kg8, or White: Kg1, a2. Black: Kg8. A bare square is a pawn. Letters from { $languages }, or figurines.
piece-list-unknown-word = “{ $found }” is not a piece, square or side
piece-list-unknown-piece = No piece is called “{ $found }”
piece-list-unknown-square = There is no square “{ $found }”: files are a to h, ranks 1 to 8
piece-list-unknown-sign = “{ $found }” has no meaning in a piece list
piece-list-no-square = No square follows “{ $found }”
piece-list-range-not-on-a-line = “{ $found }”: both ends must be on the same rank, file or diagonal
piece-list-range-of-two-pieces = “{ $found }”: both ends of a range must be the same piece
piece-list-square-twice = { $square } is named twice: the last piece named stands there
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
find-example-material = King, rook and pawn against king and rook, either colour
find-example-count = At most five men on the board
find-example-check = Black is to move and in check
find-example-operation = Lines with a best move
find-example-operand = Lines whose id contains this
find-position = { $place } of { $count }
find-hits = { $count } of { $lines }
find-hits-name =
    { $number ->
        [0] No matches
        [one] One line of { $lines } matches
       *[other] { $count } of { $lines } lines match
    }
find-no-hits = No matches
find-searching = Searching…
find-press-enter = Press Enter to search this file
find-is-older = These results are from before the last change
find-previous = Previous
find-previous-name = Previous match
find-previous-tip = Go to the previous match
find-next = Next
find-next-name = Next match
find-next-tip = Go to the next match
find-select-all = Select all
find-select-all-name = Select all matches
find-select-all-tip = Select all matches, to delete them, copy them or split them into a new file
find-show-all = Show all
find-show-all-name = Show all lines
find-show-all-tip = Show all lines again; the search stays here
find-cancel-name = Cancel the search
find-side = To move
find-check = Check
find-castling = Castling
find-legality = Legality
find-any = any
find-in-check = in check
find-not-in-check = not in check
find-castling-any = at least one right
find-castling-none = no rights
find-castling-all = all four rights
find-legal = legal
find-illegal = illegal
find-match-case = Match case
find-match-case-tip = Distinguish upper and lower case in text and operations
find-text-first = The search cannot be read yet, so nothing below can be changed

find-drawing = Drawing
find-drawing-board = Drawn pattern
find-drawing-tip = Left button: paint. Right button: erase. Keys: arrows; K Q R B N P for White, k q r b n p for Black; A or a for any piece of that colour; ? for any piece; . for empty; ! and a piece for anything but that piece. Delete erases, Enter searches.
find-from-board = From the board
find-from-board-name = Draw the position on the board
find-from-board-tip = Draw the pieces of the main board; empty squares do not matter
find-clear = Clear
find-clear-drawing-name = Clear the drawing
find-mirrored = Also mirrored
find-mirrored-tip = Also with left and right swapped
find-swapped = Also with colours swapped
find-swapped-tip = Also with White and Black swapped and the ranks flipped
brush-name = Paint { $cell }
tip-with-keys = { $tip } ({ $keys })
# What stands between the things of a list, and between those that have commas in them.
list-comma = {", "}
list-semicolon = {"; "}
brush-tip = { $cell } ({ $keys })
brush-not-name = Paint what must not be there
brush-not-tip = Anything but the piece you choose (!)
brush-wipe = Erase
brush-shown = Brush: { $cell }
cell-free = anything
cell-any-white = any white piece
cell-any-black = any black piece
cell-any-piece = any piece
cell-empty = empty
cell-not = not { $piece }
cell-on-square = { $square }: { $cell }

find-material = Material
find-material-tip = 2: exactly two. 2+: two or more. ≤2: at most two. 1–3: one to three. Blank: any number. Use Up and Down to count.
find-material-wrong = Not a number of men
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
find-material-board-tip = Exactly the material of the main board
find-material-clear-name = Clear the material
find-either-side = Either colour
find-either-side-tip = Or with the colours swapped

find-operation = Operation and case
find-opcode = Opcode of the operation
find-operand = What the operation contains
find-contains = contains
find-operation-has = has
find-operation-lacks = lacks
find-operation-kind = Whether the line has the operation
find-operation-wrong = Not an opcode: it must be a word that begins with a letter

query-contradiction = This contradicts what comes before
query-unknown-right = “{ $found }” is not a castling right: use K, Q, k, q, any or none
query-unknown-piece = “{ $found }” is not a piece: use K, Q, R, B, N or P
query-no-material = Material is missing here, such as KRPvKR
query-nothing-to-count = This cannot be counted: use K, Q, R, B, N, P or men
query-too-many-sides = The material of one side is given twice
query-no-number = A number is needed here
query-number-too-large = A board has no more than 64 squares
query-empty-range = This range contains no number

## Dialogs for all lines

thousands-separator = ,
decimal-separator = .
count-thousands = { $count }k
count-millions = { $count }M
go-to-line = Go to line
go-to-line-number = Line number
go-to-line-range = From 1 to { $last }
go-to-line-no-number = Not a number
go-to-line-too-far =
    { $number ->
        [one] There is only one line
       *[other] There are only { $count } lines
    }
go-to-line-go = Go
dialog-cancel = Cancel

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
        [one] The line shown
       *[other] The { $count } lines shown
    }
sort-selection =
    { $number ->
        [one] Only the selected line
       *[other] Only the { $count } selected lines
    }
sort-go = Sort
sort-shuffle = Shuffle
sort-shuffle-tip = Put the lines in random order
sort-undo = A single undo restores the old order.

duplicates = Duplicates
duplicates-about = Positions that occur more than once are shown in groups.
duplicates-same = Positions count as the same with
duplicates-all-fields = all six fields equal
duplicates-four-fields = board, side to move, castling and en passant equal
duplicates-board = the same pieces on the same squares
duplicates-reflected = Also count as the same
duplicates-mirrored = Mirrored
duplicates-swapped = With colours swapped
duplicates-go = Find duplicates
duplicates-searching = Finding duplicates…
duplicates-none = No duplicates
duplicates-found =
    { $groups ->
        [one] One group
       *[other] { $group-count } groups
    }, { $surplus ->
        [one] one extra line
       *[other] { $surplus-count } extra lines
    }
duplicates-delete = Keep the first of each, delete the rest
duplicates-show = Show the groups

repair-all = Repair all
repair-all-looking = Looking for repairs…
repair-all-about = These lines would change. Lines that cannot be read, or can be read in several ways, stay as they are.
repair-all-stale = The file has changed in the meantime
repair-all-again = Look again
repair-all-list = Lines that would change
repair-all-bar = Scroll the lines that would change
repair-all-row = Line { $number }: { $before } becomes { $after }
repair-all-line = Line { $number }
repair-all-all-on = Tick all
repair-all-all-off = Untick all
repair-all-go =
    { $number ->
        [0] Repair nothing
        [one] Repair one line
       *[other] Repair { $count } lines
    }
repair-all-undo = A single undo takes all of it back.

## Repairs

repair-changed = { $what }: “{ $read }” becomes “{ $became }”
repair-left-out = { $what }: “{ $read }” is left out
repair-added = { $what }: “{ $became }” is added
repair-missing-fields = missing fields
repair-missing-fields-report = fields were missing
repair-white-space = spaces
repair-white-space-report = fields were not separated by single spaces
repair-wrapper = surrounding text
repair-wrapper-report = there was text around the position
repair-trailing-text = trailing text
repair-trailing-text-report = there was text after the position
repair-castling-order = order of the castling letters
repair-castling-order-report = castling letters were out of order
repair-castling-repeated = repeated castling right
repair-castling-repeated-report = a castling right was repeated
repair-castling-mixed = mixed castling letters
repair-castling-mixed-report = castling letters of two kinds were mixed
repair-impossible-target = impossible en-passant target
repair-digits-joined = adjacent digits
repair-digits-joined-report = digits were adjacent
repair-counter = counter
repair-counter-report = counters were not as FEN writes them
repair-letter-case = letter or word
repair-letter-case-report = letters were not as FEN writes them
repair-lookalike-letters = look-alike letters
repair-lookalike-letters-report = some characters only looked like the right ones
repair-foreign-letters = { $language } piece letters
repair-foreign-letters-report = the piece letters were from another language
repair-figurines = chess symbols
repair-figurines-report = the pieces were chess symbols
repair-variant-marks = chess-variant marks
repair-variant-marks-report = there were chess-variant marks
repair-separators = separators
repair-separators-report = separators were not as they should be
repair-missing-square = a missing square
repair-missing-square-report = a rank was one square short
repair-one-line =
    { $count ->
        [one] { $first }
       *[other] { $count } repairs, first { $first }
    }
repair-heading = This can be read with { $count } repairs
repair-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
repair-button = Repair
repair-button-all = Repair all
reading-several = This text can be read in { $count } ways
reading-choose = Choose…
reading-choose-name = Choose how to read it
reading-title = Which position is meant?
reading-text = The text can be read in several ways, and Tabiya does not guess. The squares that differ are marked.
reading-number = Reading { $number }
reading-take = Use this one
reading-take-name = Use reading { $number }
reading-as-it-stands = as it stands
variant-kept-out = From a chess variant, left out of the FEN: { $marks }
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
castling-other-king = FEN refers to the king on { $square }
castling-bar-tip = { $right }: { $reason }. The right is left out of the FEN and returns when the piece does.
en-passant = En passant
en-passant-none = none
en-passant-tip = The square behind a pawn that has just moved two squares. Click such a pawn on the board to mark it.
en-passant-wrong-rank = the target must be on rank { $rank }
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
sign-unsure = unsure
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
other-words-reduced-motion = accessibility reduced animation blinking caret
other-words-zoom-in = larger bigger text size scale
other-words-zoom-out = smaller text size scale
other-words-usual-size = usual normal actual 100 % text size scale
other-words-remove-annotations = clear erase circles highlights
men-name = Men: { $white } white, { $black } black
symmetric-tip = What you place also appears mirrored for the other side
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

advice = Remarks
advice-line = { $text }: { $level }
advice-where = { $text }: { $squares }
advice-none = No problems found
advice-chess960 = Castling here requires Chess960 rules
level-unreadable = unreadable
level-illegal = illegal
level-warning = warning
level-repair = repaired
level-note = note
level-illegal-heading = cannot arise in a game
level-warning-heading = odd
problem-empty-board = The board is empty
problem-empty-board-report = there are no pieces
problem-no-white-king = White has no king
problem-no-white-king-report = White has no king
problem-no-black-king = Black has no king
problem-no-black-king-report = Black has no king
problem-too-many-white-kings = White has more than one king
problem-too-many-white-kings-report = White has more than one king
problem-too-many-black-kings = Black has more than one king
problem-too-many-black-kings-report = Black has more than one king
problem-too-many-white-pawns = White has more than 8 pawns
problem-too-many-white-pawns-report = White has more than 8 pawns
problem-too-many-black-pawns = Black has more than 8 pawns
problem-too-many-black-pawns-report = Black has more than 8 pawns
problem-too-many-white-pieces = White has more than 16 men
problem-too-many-white-pieces-report = White has more than 16 men
problem-too-many-black-pieces = Black has more than 16 men
problem-too-many-black-pieces-report = Black has more than 16 men
problem-too-many-white-promoted = White has more promoted pieces than missing pawns
problem-too-many-white-promoted-report = White has more promoted pieces than missing pawns
problem-too-many-black-promoted = Black has more promoted pieces than missing pawns
problem-too-many-black-promoted-report = Black has more promoted pieces than missing pawns
problem-pawn-on-back-rank = A pawn stands on the first or eighth rank
problem-pawn-on-back-rank-report = a pawn stands on the first or eighth rank
problem-opposite-check = The side that is not to move is in check
problem-opposite-check-report = the side that is not to move is in check
problem-too-many-checkers = Three or more pieces give check
problem-too-many-checkers-report = three or more pieces give check
problem-impossible-check = No last move can have given this check
problem-impossible-check-report = no last move can have given this check
problem-no-last-move = No last move can have led to this position
problem-no-last-move-report = no last move can have led to this position
problem-castling-arrays-differ = The castling rights of White and Black fit no single Chess960 starting position
problem-castling-arrays-differ-report = the castling rights fit no starting position
problem-halfmove-clock-after-zeroing = The last move must have been a capture or a pawn move, so the halfmove clock should be 0
problem-halfmove-clock-after-zeroing-report = the halfmove clock is not 0, but the last move must have been a capture or a pawn move
problem-invalid-ep-square = The en-passant target is left out of the FEN: { $reason }
problem-invalid-ep-square-report = the en-passant target is impossible
problem-bad-castling-rights = “{ $right }” is left out of the FEN: { $reason }
problem-bad-castling-rights-report = a castling right is impossible
problem-halfmove-clock-with-ep = The halfmove clock is not 0 right after a double pawn push
problem-halfmove-clock-with-ep-report = the halfmove clock is not 0 right after a double pawn push
problem-halfmove-clock-too-high = The halfmove clock counts more plies than the fullmove number allows
problem-halfmove-clock-too-high-report = the halfmove clock counts more plies than the fullmove number allows
problem-halfmove-clock-over-150 = The halfmove clock is over 150: the game would be drawn
problem-halfmove-clock-over-150-report = the halfmove clock is over 150
problem-counter = The fullmove number starts at 1
problem-counter-report = counters were not as FEN writes them
hint-empty-board = Add pieces, or choose Start position.
hint-no-king = Put one on the board.
hint-too-many-kings = Remove all but one.
hint-too-many = Remove some.
hint-too-many-promoted = Remove a piece, or one pawn for each.
hint-pawn-on-back-rank = Remove it, or replace it with what it became.
hint-no-last-move = Look for a missing or misplaced piece, and check the side to move.
hint-castling-arrays-differ = Both kings start on the same file, and so do the rooks; a king never starts in a corner.
hint-opposite-check = Move the king or the piece that gives check.
hint-too-many-checkers = A single move can give check with two pieces at most: move one away.
hint-counters = Change one of the two counters.
problem-repair = Repair
problem-repair-white-moves = Let White move
problem-repair-black-moves = Let Black move
problem-repair-en-passant = Remove the target
problem-repair-castling = Revoke: { $right }
problem-repair-halfmove-clock = Set the halfmove clock to { $count }
problem-repair-fullmove-number = Set the fullmove number to { $count }

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
opcode-direct-mate = mate in that many moves
opcode-distance-to-zeroing = plies to a capture or pawn move
opcode-draw-accept = a draw is accepted
opcode-draw-claim = a draw is claimed
opcode-draw-offer = a draw is offered
opcode-draw-reject = a draw is refused
opcode-eco = opening (ECO)
opcode-fullmove-number = fullmove number
opcode-game-selector = which of two games
opcode-halfmove-clock = halfmove clock
opcode-identification = name
opcode-nic = opening (NIC)
opcode-no-operation = no operation
opcode-perft-count = perft count
opcode-predicted-move = expected move
opcode-predicted-variation = expected line of play
opcode-receiver = receiver
opcode-repetition-count = how often it occurred
opcode-resign = the side to move resigns
opcode-sender = sender
opcode-supplied-move = move played
opcode-supplied-variation = line played
opcode-variant = rules
opcode-variation-name = name of the variation
opcode-win-draw-loss = won, drawn or lost
operation-opcode-form = An opcode is a letter followed by up to 14 letters, digits or underscores
operation-opcode-style = Public opcodes have two or more lower-case letters; private ones begin with a capital
operation-repeated = This opcode is already in use
operation-needs-number = A number is needed here
operation-out-of-bounds = The number must be between { $least } and { $most }
operation-too-small = The number must be at least { $least }
operation-needs-text = Text is needed here
operation-needs-move = A move is needed here, such as Nf3
operation-coordinate-move = Write moves like Nf3, not as pairs of squares
operation-loose-move = Not quite standard notation: Nf3, exd5, O-O, e8=Q
operation-takes-nothing = This opcode takes no operand
operation-too-many-operands = This is more than the opcode takes
operation-open-quote = The closing quotation mark is missing
operation-text-too-long = The standard limits text to 255 bytes
operation-not-ascii = Older programs read only plain ASCII here
operation-not-closed = The semicolon at the end is missing
operation-needs-supplied-move = The move that goes with the draw offer (sm) is missing
operation-not-first-of-variation = Not the first move of the expected line (pv)
operation-no-such-row = That operation is no longer there. Nothing was changed.
operation-bad-opcode = An opcode begins with a letter and contains no spaces or semicolons. Nothing was changed.
operation-bad-operands = This could not be read back from the line: a semicolon is outside quotation marks, or a quotation mark is not closed. Nothing was changed.
operation-not-latin-1 = This line is in Latin-1, which lacks one of these letters. Nothing was changed.
operation-would-change-others = Other operations on the line would then be read differently. Nothing was changed.

## Board and spare pieces

place-piece = Place { $piece }
place-piece-tip = Drag it onto the board, or click it and then click squares. The right button places the other colour.
pointer-tool = Pointer
pointer-tool-tip = Drag pieces to move them
eraser-tool = Eraser
eraser-tool-tip = Click or sweep over pieces to remove them

## The menu of a square

piece-menu-empty = Empty
piece-menu-brush = Use as brush
piece-menu-castle = May castle
piece-menu-moved-two = Has just moved two squares
piece-menu-unsure = Unsure
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
mark-warned-about = Exact and possible, but something looks odd
mark-repaired-about = Not exact; the diagram shows the position as repaired
mark-illegal-about = This position cannot arise in a game
mark-unreadable-about = No position can be read from this line
mark-ambiguous = several readings
mark-ambiguous-about = The line can be read in more than one way
mark-comment = comment
mark-comment-about = Not a position, and not meant to be one
mark-blank = blank line
mark-blank-about = An empty line
list-scroll-bar = Scroll the list
list-line = Line { $number }
list-as-rows = Rows
list-as-grid = Grid
list-diagram-size = Diagram size
list-diagram-size-about = Diagram size (Ctrl and the wheel over the list)
list-find = Find
list-nothing = No lines to show
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
chip-check-about = Check every line
chip-checking = checking… { $part }%
chip-checking-about = Checking every line; the status bar shows the progress
untitled = Untitled
untitled-file-name = untitled
tab-modified = { $name }, unsaved
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
status-keeping-edits = Setting your changes aside
status-looking = Checking open files for changes
status-fetching = Reading lines
status-checking = Checking
status-counting = Counting
status-filtering = Filtering
status-finding = Finding
status-finding-duplicates = Finding duplicates
status-sorting = Sorting
status-shuffling = Shuffling
status-finding-repairs = Looking for repairs
status-deleting = Deleting lines
status-moving = Moving lines
status-copying = Copying lines
status-duplicating = Duplicating lines
status-repairing = Repairing
status-adding = Adding lines
status-asking = The system's file dialog is open
status-asking-silent = No file dialog in sight? Choose Open or Save again for the built-in one.
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
announce-zoom = Zoom { $percent }%
announce-put = { $piece } on { $square }
announce-emptied = { $square } is now empty
announce-put-both = { $here } · { $there }
announce-put-at-home = { $piece }: on its starting squares
announce-filled = Rank { $rank }: { $piece } on every square
announce-taken-off =
    { $count ->
        [0] Nothing was there
        [one] One man removed
       *[other] { $count } men removed
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
announce-rotated = Rotated by 180°
announce-swapped-colors = Colours swapped and ranks flipped
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
announce-unsure = { $square } marked as unsure
announce-sure = { $square } marked as sure
announce-block-unsure =
    { $count ->
        [one] One square marked as unsure
       *[other] { $count } squares marked as unsure
    }
announce-block-sure =
    { $count ->
        [one] One square marked as sure
       *[other] { $count } squares marked as sure
    }
announce-all-sure = All squares marked as sure
mark-green = green
mark-red = red
mark-blue = blue
mark-yellow = yellow
announce-marked = Mark on { $square }: { $color }
announce-unmarked = No mark on { $square }
announce-arrow = Arrow from { $from } to { $to }: { $color }
announce-no-arrow = No arrow from { $from } to { $to }
announce-annotations-removed = All arrows and marks removed
announce-comparing-ended = Comparison ended
announce-compared = Other positions are now compared with this one
announce-white-moves = White moves next
announce-black-moves = Black moves next
announce-castling = { $right }: yes
announce-no-castling = { $right }: no
announce-en-passant = En-passant target { $square }
announce-no-en-passant = No en-passant target
announce-halfmove-clock = Halfmove clock { $count }
announce-fullmove-number = Fullmove number { $count }
announce-cleared = The board is now empty
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
announce-repaired =
    { $number ->
        [one] One line repaired
       *[other] { $count } lines repaired
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
        [0] No duplicates
        [one] One position occurs more than once; extra lines: { $surplus }
       *[other] { $count } positions occur more than once; extra lines: { $surplus }
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
message-pieces-no-text = The name of this folder is not valid text, so it cannot be kept in the settings. Rename the folder.
message-copied-but =
    Copied. { $warning }{ $more ->
        [0] .
        [one] , and one more warning.
       *[other] , and { $more } more warnings.
    }
message-pasted-repaired = Position taken from the text. Repaired: { $repairs }
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
message-too-much-to-copy = These are more lines than the clipboard can hold. Use Split selection to put them in a file of their own.
message-not-cut = The lines are on the clipboard, but the file changed in the meantime, so they were not deleted.
message-not-moved = The lines were copied, but their file changed in the meantime, so they are still there as well.
message-nothing-to-repair = Nothing to repair
message-no-duplicates-shown = Find duplicates first
message-no-such-line =
    { $number ->
        [0] There are no lines
        [one] There is only one line
       *[other] The lines are numbered 1 to { $count }
    }
message-still-reading = The file is still being read. Try again when that is done.
message-still-checking = The lines are still being checked. Try again when that is done.
message-still-changing = Another change to many lines is still in progress. Try again when that is done.
message-changed-again = The file changed in the meantime; starting over
message-change-given-up = The file changed in the meantime, so nothing more was done. Try again.
message-check-cancelled = Checking was stopped. “Check all positions” resumes it.
message-too-many-lines = There are too many lines to sort or compare.
message-row-lost = This line is lost: another program has changed the file.
message-row-not-read = This line could not be read. Nothing was changed; try again.
message-rows-not-read = Lines could not be read from the disk: { $reason }
message-nothing-to-paste = There is no text to paste
message-picture-pasted = There is a picture on the clipboard. Tabiya cannot read pictures yet: copy the FEN instead, or set the position up on the board.
message-clipboard-silent = The program that owns the clipboard does not respond. Nothing was pasted. Copy the text again, or close that program.
message-clipboard-owner-gone = The program that owned the clipboard has closed. Nothing was pasted. Copy the text again.
message-clipboard-too-large = The clipboard holds more than { $most } of text. Nothing was pasted. Save it as a file and open that.
message-clipboard-unreachable = The clipboard is not available on this desktop. Nothing was pasted. Open a file instead, or drop it on the window.
message-paste-overtaken = The clipboard was slow, and you had moved on. Nothing was pasted. Paste again.
message-not-copied = The desktop did not accept the copy. Nothing was copied; try again.
message-piece-list-kept = The piece list had an error. Its text is kept: see the arrow beside Paste
message-block-at-edge = The selected squares are at the edge of the board
message-arrow-begun = Arrow from { $from }, { $color }: go to the square where it ends and press Enter
message-arrow-given-up = No arrow drawn
message-no-right-here = Only a king, rook or pawn has something to toggle here: castling, or having just moved two squares
message-king-cannot-castle = The king on { $square } cannot castle: it must be on its back rank, with a rook on the same rank
message-rook-cannot-castle = The rook on { $square } cannot castle: rook and king must both be on their back rank
message-pawn-is-to-move =
    This pawn cannot have just moved: its own side is to move. Change the side to move first{ $keys ->
        [none] .
       *[other] {" "}({ $keys }).
    }
message-pawn-has-not-moved-two = The pawn on { $square } cannot have just moved two squares: it must be on rank 4 (White) or 5 (Black), with the two squares behind it empty
message-chess960 = Chess960 position { $number }
message-chess960-double = Chess960 positions { $white } for White and { $black } for Black
message-known = { $name }
# The dialog of known positions. $name is never translated.
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
        [0] No known position matches. Try a name, an ECO code or the first moves.
        [one] One position
       *[other] { $count } positions
    }
# The dialog of Chess960 starting positions.
chess960-title = Chess960
chess960-about = The 960 starting positions by number, 0 to 959. Standard chess is { $standard }.
chess960-white = Number
chess960-white-alone = Number for White
chess960-double = Different position for Black
chess960-black = Number for Black
chess960-random = Random
chess960-random-tip = Draw a random number
chess960-put = Put on the board
chess960-diagram = Chess960 position { $white }
chess960-diagram-double = Chess960 positions { $white } for White and { $black } for Black
chess960-here = On the board: number { $number }
chess960-here-double = On the board: number { $white } for White, { $black } for Black
chess960-here-none = On the board: not a starting position
message-compared-has-changed = Line { $line } now holds a different position. The squares that differ are still marked.
message-compared-is-gone = The file of the other position has been closed
message-no-position-in-text = There is no position in that text. Nothing was changed.
message-link-to-game = This is a link to a game on { $site }, and there is no FEN in it. Tabiya never goes online: open the game in a browser, copy the FEN of the position there, and paste that.
message-link = This is a link to { $site }, and there is no FEN in it. Tabiya never goes online: open the page in a browser, copy the FEN there, and paste that.
message-no-position-in-long-text = There is no position in that text ({ $size }), and it is too long for a field. Nothing was changed. The Edit menu can copy all of it.
message-text-cut = That text is too long for the field, so only its beginning was taken. The Edit menu can copy all of it.
message-field-full = This field is full
message-cut-text-copied = All of the text is on the clipboard
message-fault-in-job = { $reason }; a report of this internal error is in { $path }
message-messages-copied = The messages are on the clipboard
message-reports =
    { $count ->
        [one] Tabiya had an internal error earlier. A report, without your positions and names, is in { $path }
       *[other] Tabiya had { $count } internal errors earlier. A report on the last one, without your positions and names, is in { $path }
    }
message-job-failed = That could not be done ({ $reason }). Nothing was changed; try again.
message-pasted-unreadable = No position was found in the text. It is in the FEN field, where you can repair it.
message-open-already = { $file } is the same file as { $name }, which is already open.
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
message-still-loading = { $name } is still being read. You can save it once all of it is there.
message-packed-name = Nothing was saved: { $name } is the name of a packed file, and Tabiya does not write packed files. Choose a name that ends in .fen or .epd.
message-not-whole = Only part of { $name } was read, so it cannot be saved. Copy what you need, close it, and open it again.
message-cut-off =
    { $name }: reading was stopped after { $number ->
        [one] one line
       *[other] { $count } lines
    }. This document is incomplete and cannot be saved; you can copy your edits from it.
message-reloaded = { $name } was reloaded
message-kept = Your version was kept. The next Save writes it over { $name }.
message-own-lines =
    { $number ->
        [one] Your line is in a new document
       *[other] Your { $count } lines are in a new document
    }
message-still-saving = This document is still being saved. Try again when that is done.
message-cancelled = Cancelled. Nothing was changed.
message-waiting-stopped = Stopped waiting. What was waiting was not done; nothing was changed.
message-pages-saved =
    { $number ->
        [one] Saved { $name }: one diagram on { $pages }
       *[other] Saved { $name }: { $count } diagrams on { $pages }
    }
message-pages-empty = These lines contain no position. Choose others.
message-dialog-already-open = A file dialog is already open. Close that one first.
message-standard-input-no-text = Standard input is not text. Nothing was opened.
message-standard-input-failed = Standard input could not be read: { $reason }

## Settings

settings-damaged = The settings in { $file } are damaged. They are kept as { $kept }; Tabiya starts with the defaults.
settings-newer = The settings in { $file } come from a newer version of Tabiya. They are kept as { $kept }; this version starts with the defaults.
settings-damaged-left = The settings in { $file } are damaged and could not be renamed: { $reason }. They are left as they are, and the defaults are used. Repair or remove that file to have your choices remembered.
settings-newer-left = The settings in { $file } come from a newer version of Tabiya and could not be renamed: { $reason }. They are left as they are, and the defaults are used.
settings-more-unknown =
    { $number ->
        [one] One more line of the settings has no meaning here. It is left as it is.
       *[other] { $count } more lines of the settings have no meaning here. They are left as they are.
    }
settings-unknown-word = The settings say { $key } = { $word }, which has no meaning here. The default is used until you choose.
settings-unknown-keys = The settings give { $command } the keys { $word }, and there are no such keys. The defaults are used until you choose.
settings-unknown-style-word = The settings of the diagram style “{ $style }” say { $key } = { $word }, which has no meaning here. The default is used until you choose.
settings-unknown-command = The settings give keys to { $command }, but there is no such command. That line is left as it is.
settings-keys-clash = The settings give { $keys } to two commands: “{ $first }”, which gets it, and “{ $second }”, which does not.
settings-keys-fixed = The settings give { $keys } to “{ $command }”, but { $use }. That stays so.
settings-unreadable = The settings in { $file } could not be read: { $reason }. They are left as they are, and the defaults are used.
settings-unwritten = Your choices could not be saved in { $file }: { $reason }. They last until Tabiya is closed.

## Opening and saving

load-not-found = There is no file { $file }. Check the name, or choose File, Open.
load-is-folder = { $file } is a folder. Choose a file in it.
load-not-regular = { $file } is not an ordinary file (a device or a pipe) and is not opened.
load-no-permission = You do not have permission to read { $file }. Ask its owner, or change its permissions.
load-too-large = { $file } unpacks to more than fits here. Unpack it with another program, then open its contents.
load-packed-damaged = { $file } is damaged or incomplete: it could not be unpacked.
load-packed-encrypted = { $file } is protected by a password. Unpack it with another program, then open its contents.
load-packed-unknown = { $file } is packed in a way that Tabiya does not know. Unpack it with another program, then open its contents.
load-packed-nothing-inside = { $file } contains no file with positions.
load-no-room = There is not enough disk space to open { $file }: a temporary file is needed.
load-utf-16 = { $file } looks like UTF-16 text without a byte order mark. Save it as UTF-8 in a text editor, then open it again.
load-not-text = { $file } is not a text file. Nothing was opened.
load-picture = { $file } is a picture. Tabiya cannot read pictures yet: copy the FEN of the position and paste it, or set the position up on the board.
load-changed-while-reading = { $file } was changed while it was being read. Open it again.
load-failed = { $file } could not be read: { $reason }
save-not-regular = { $file } is not an ordinary file and will not be written to. Choose another name.
save-is-folder = { $file } is a folder. Choose a file name.
save-folder-gone = The folder of { $file } does not exist. Nothing is lost: save it somewhere else.
save-no-permission = You do not have permission to write { $file }. Nothing is lost: save it somewhere else, or change its permissions.
save-link-of-third-party = { $file } is a link that belongs to another user, in a folder where everybody may create files, and the system does not follow such links. Nothing is lost: save it somewhere else.
save-read-only = { $file } is on a read-only disk. Nothing is lost: save it somewhere else.
save-removed = { $file } no longer exists.
save-changed-on-disk = { $file } was changed by another program.
save-lines-lost = { $file } was not saved: another program has overwritten lines that were to be copied into it. What you wrote yourself is still here.
save-disk-full = There is not enough room for { $file } (on its disk, in your quota, or within the limit on file sizes), so it was not saved and is as it was. Nothing is lost: make room, or save it somewhere else.
save-name-too-long = The name of { $file } is too long for this disk. Choose a shorter one.
save-busy = { $file } is in use by another program and cannot be written now: { $reason }. Nothing is lost: close the other program and save again, or save it somewhere else.
save-unreachable = The disk or network share of { $file } no longer responds: { $reason }. Nothing is lost: save it somewhere else, or again when it is back.
save-no-spare = { $file } was not saved and is as it was. It can only be overwritten in place ({ $because }), where a power failure could damage it, and there was no room for a second copy: { $reason }. Nothing is lost: make room, or save it somewhere else.
not-replaced-other-names = it has other names (hard links), which would keep the old text
not-replaced-folder = no file can be put into its folder
not-replaced-name = the system lets no other file take its name
not-replaced-mount-point = it is a mount point
not-replaced-owner = a new file cannot be given its owner or group
not-replaced-attribute = a new file cannot be given one of its attributes (an access list, a label or a flag)
not-replaced-mode = a new file cannot be given its permissions
save-failed = { $file } could not be saved and is as it was: { $reason }. Nothing is lost: save it somewhere else.
save-in-place-broken = { $file } was only partly written: { $reason }. The file may be damaged, but nothing is lost: use File, Save as now.
save-copy-kept = A complete copy was kept: choose File, Recover unsaved work.
save-no-place-for-copy = the system provides no folder for it
save-not-durable = { $file } is saved, but the disk did not confirm it: { $reason }. Save again to be sure.
dialog-open-title = Open positions
dialog-open-folder-title = Open all positions of a folder
dialog-save-title = Save positions
dialog-save-diagram-title = Save diagram
dialog-save-pages-title = Save pages of diagrams
dialog-filter-pages = Pages
dialog-filter-pictures = Pictures
dialog-pieces-title = Folder with the piece drawings
dialog-filter-positions = Positions (.fen, .epd, .txt)
dialog-filter-packed = Positions, also packed (.fen, .epd, .txt, .gz, .zip)
dialog-filter-all = All files

## Questions

question-save-title = Save changes to { $name }?
question-save-text = Unsaved changes are lost when it is closed.
question-save = Save
question-do-not-save = Don't save
question-cancel = Cancel
question-undone-title = The recovered work on { $name } was undone
question-undone-text = It is not in any file. Keep leaves it for the next start, which offers it again. Redo brings it back now.
question-undone-text-cut = It is not in any file, and Redo can no longer bring it back. Keep leaves it for the next start, which offers it again.
question-undone-keep = Keep for the next start
question-undone-discard = Discard
question-changed-title = { $name } was changed by another program
question-changed-text = Saving over it would lose what the other program wrote.
question-removed-title = { $name } no longer exists
question-removed-text = Another program moved or deleted it. Saving creates it again.
question-save-again = Save it again
question-replaced-title = { $name } was replaced by another file
question-unreadable-title = { $name } can no longer be read
question-file-changed-text =
    { $keep ->
        [yes] You still see the file as it was before. Reload shows what the other program wrote; Keep mine keeps your version, and the next Save writes it over the file.
       *[no] It was overwritten in place, and lines that you have not edited can no longer be read. Reload shows what the other program wrote.
    }
question-file-gone-text =
    { $keep ->
        [yes] Nothing is lost: all lines are still here. Keep it and save it again, or save it elsewhere.
       *[no] Lines that you have not edited can no longer be read.
    }
question-file-edits =
    { $keep ->
        [yes] Your unsaved lines are put in a new document before the file is reloaded.
       *[no] The lines that you wrote are still here; they are put in a new document.
    }
question-reload = Reload
question-keep-mine = Keep mine
question-take-edits = Put my lines in a new document
question-later = Not now
question-open-title =
    { $files ->
        [one] Open one file ({ $size })?
       *[other] Open { $files } files ({ $size })?
    }
question-open-text = Found in { $folder }. Each opens in its own tab.
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
question-exists-title = { $name } already exists
question-exists-text = Saving here replaces its contents.
question-overwrite = Overwrite
question-no-copy-title = Overwrite { $name } in place?
question-no-copy-text = A new file cannot take its place: { $because }. If the power fails while it is being overwritten, it will be damaged, and no copy can be kept: { $reason }.
question-overwrite-anyway = Overwrite anyway
question-save-elsewhere = Save elsewhere…
question-several-title =
    { $count ->
        [one] One position was found
       *[other] { $count } positions were found
    }
question-several-text = Add them to this file as new records, or put only the first on the board.
question-add-all = Add as new records
question-use-first = Only the first, on the board

## The program's own file dialog

file-dialog-open = Open a file
file-dialog-append = Append the lines of a file
file-dialog-save = Save to a file
file-dialog-save-diagram = Save the diagram
file-dialog-save-pages = Save the pages of diagrams
file-dialog-pieces = Choose a folder of pieces
file-dialog-name = File name
file-dialog-parent = Parent folder
file-dialog-do-open = Open
file-dialog-open-folder = Open this folder
file-dialog-take-pieces = Use this folder
file-dialog-do-append = Append
file-dialog-do-save = Save
file-dialog-empty = No files here. Go to another folder, or type a full path.
file-dialog-no-name = Type a name or choose a file
file-dialog-no-folder = { $folder } cannot be read: { $reason }

## Copying

copy-as = Copy as
copy-as-more = More forms to copy
copy-as-language = Piece letters
copy-as-language-of-window = Same as the window ({ $language })
copy-as-figurines = Figurines instead of letters
copy-as-warning = { $form }, with a warning
form-fen = FEN
form-fen-about = the position as one line, in the FEN conventions you have chosen
form-shredder = Shredder-FEN
form-shredder-about = castling by the files of the rooks
form-engine = FEN for engines
form-engine-about = what most engines accept and none misreads
form-uci = UCI command
form-uci-about = position fen …, to type into an engine
form-epd = EPD
form-epd-about = four fields and the operations
form-pgn = PGN tags
form-pgn-about = a game that starts here
form-lichess = Lichess link
form-lichess-about = opens the board editor of lichess.org
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
engine-hint = “FEN for engines” in the Copy as menu avoids this.
engine-and-more = { $engines } and { $more } more
engine-warning = { $engines }: { $effect } ({ $reason })
engine-crashes = may crash on this
engine-misreads =
    { $count ->
        [one] reads this as another position
       *[other] read this as another position
    }
engine-answers-nonsense =
    { $count ->
        [one] gives meaningless answers
       *[other] give meaningless answers
    }
engine-refuses =
    { $count ->
        [one] refuses this
       *[other] refuse this
    }
engine-drops =
    { $count ->
        [one] silently ignores this
       *[other] silently ignore this
    }
engine-needs-chess960 = must be set to Chess960
engine-no-king = no king
engine-several-kings = several kings
engine-king-can-be-taken = the side that is not to move is in check
engine-kings-touch = adjacent kings
engine-more-than-32-men = more than 32 men
engine-more-than-16-men = more than 16 men of a side
engine-more-than-8-pawns = more than 8 pawns of a side
engine-too-many-promoted = more promoted pieces than missing pawns
engine-pawn-on-back-rank = a pawn on the first or eighth rank
engine-three-checkers = three pieces give check
engine-impossible-double-check = a double check that no move can give
engine-chess960-castling = Chess960 castling
engine-castling-king-on-edge = castling with the king in a corner file
engine-castling-without-rook = a castling right without its king or rook
engine-castling-repeated = two castling rights on one side of the king
engine-castling-order = castling letters out of order
engine-castling-mixed = K or Q mixed with file letters
engine-castling-files = castling rights given by rook files
engine-castling-unreadable = a letter that is not a castling right
engine-en-passant-impossible = an impossible en-passant target
engine-en-passant-unreadable = an en-passant field that is not a target
engine-side-missing = the side to move is missing
engine-side-unreadable = the side to move is neither w nor b
engine-fields-missing = fewer than six fields
engine-text-behind = text after the fields
engine-halfmove-clock-too-high = a high halfmove clock
engine-fullmove-number-too-high = a high fullmove number
engine-fullmove-number-zero = fullmove number 0
engine-counter-unreadable = a counter that is not a number
engine-digits-joined = adjacent digits
engine-rank-not-eight-wide = a rank that does not have eight squares
engine-too-few-ranks = fewer than eight ranks
engine-too-many-ranks = more than eight ranks
engine-unknown-piece = a letter that is not a piece
engine-pocket = pieces in hand
engine-promoted-mark = the mark of a promoted piece
engine-check-counters = the check counters of Three-check
engine-underscores = underscores between the fields
engine-foreign-blank = a space that is not ASCII
engine-stray-blank = stray spaces
engine-byte-order-mark = a byte order mark

## How FENs are written

fen-style = FEN conventions
fen-style-scope = These apply to the FEN field, to copies, and to lines that you change or add. Lines that you leave alone stay as they are.
fen-style-castling = Castling rights
fen-style-x-fen = Letters K and Q (X-FEN)
fen-style-x-fen-about = KQkq, with the rook’s file only where K or Q would mean another rook. Nearly every program reads this.
fen-style-shredder = Rook files (Shredder-FEN)
fen-style-shredder-about = HAha at the start of a game. Unambiguous in Chess960, but older programs for standard chess refuse it.
fen-style-en-passant = En-passant target
fen-style-always = After every double pawn push
fen-style-always-about = The FEN standard of 1994. After 1. e4 the target is e3, although nothing can capture there.
fen-style-pseudo-legal = When a pawn stands ready to capture
fen-style-pseudo-legal-about = After 1. e4 there is none. With a black pawn on d4 it is e3, even if that pawn is pinned.
fen-style-legal = Only when a capture is legal
fen-style-legal-about = The way Lichess and newer engines write it: equal positions always have the same FEN.
fen-style-here = this position: { $text }
fen-style-result = This position becomes

## Why a command would do nothing

obstacle-undo = There is nothing to undo
obstacle-redo = There is nothing to redo
obstacle-cut-text = No text has been too long for a field
obstacle-first-line = This is the first line shown
obstacle-last-line = This is the last line shown
obstacle-one-line = The list shows only one line
obstacle-groups = The list shows lines in groups, not in file order
obstacle-selected = No line is selected
obstacle-all-shown = The list already shows all lines
obstacle-reading = The file is still being read, or could not be read to the end
obstacle-checked = All positions have been checked
obstacle-no-lines = There are no lines
obstacle-one-file = Only one file is open
obstacle-squares = No squares are selected
obstacle-sure = No square is marked as unsure
obstacle-annotations = There are no arrows or marks
obstacle-two = Select two lines first: the one on the board and another
obstacle-compared = No position is being compared with this one
obstacle-largest = Everything is already as large as it can be
obstacle-smallest = Everything is already as small as it can be
obstacle-usual-size = Everything is already at its normal size
obstacle-recovery = There is no folder where unsaved work could be kept
obstacle-nothing-waits = Nothing is waiting for a disk.

## Finding a command

palette-field = Find a command
palette-hint = A name, a menu or a key
palette-list = Commands
palette-none = No command matches. Try a shorter word.
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
keys-title = Keyboard shortcuts
keys-filter = Find a command or a key
keys-add = Add a shortcut
keys-add-to = Add a shortcut to { $command }
keys-press = Press the new keys; Esc cancels
keys-remove = Remove { $keys } from { $command }
keys-default = Restore defaults
keys-default-of = { $command }: restore the default shortcuts
keys-default-all = Restore all defaults
keys-default-all-ask = All commands will get their default shortcuts back.
keys-default-all-do = Restore
keys-default-all-leave = Keep mine
keys-clash = { $keys } already belongs to “{ $other }”. Reassign it?
keys-clash-take = Reassign
keys-clash-leave = Leave it
keys-refused = { $keys } cannot be a shortcut: { $use }.
keys-unknown = That key cannot be a shortcut.
keys-none = No command has that name or shortcut. Try a shorter word.
keys-always = { $keys } always does this
fixed-put-piece = on the board it places a piece
fixed-skip = on the board it skips squares or chooses the brush
fixed-empty = on the board it empties a square
fixed-next-rank = on the board it goes to the next rank
fixed-move-cursor = on the board it moves the square cursor
fixed-select-squares = on the board it selects squares
fixed-move-squares = on the board it moves or copies the selection
fixed-next-control = it goes from control to control
fixed-clipboard = it copies, cuts and pastes

## Dialogs

dialog-close = Close
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
gesture-spare-click-does = makes it the brush; click again to put it down
gesture-spare-home = Ctrl and click a spare piece
gesture-spare-home-does = puts all pieces of its kind on their starting squares
gesture-brush = Brush, left button
gesture-brush-does = places it; an equal piece is removed; hold and sweep to paint
gesture-brush-other = Brush, right button
gesture-brush-other-does = places the same piece in the other colour
gesture-middle = Middle button
gesture-middle-does = makes the piece under the pointer the brush
gesture-board-wheel = Wheel over the board; with Shift
gesture-board-wheel-does = the next piece as brush; the other colour
gesture-piece-wheel = Ctrl and the wheel over a piece
gesture-piece-wheel-does = turns it into another piece
gesture-brush-keys = 1 to 6, 7, 0, with the mouse on the board
gesture-brush-keys-does = brush from king to pawn (again: the other colour), eraser, pointer
gesture-brush-letters = Letters, with the mouse on the board
gesture-brush-letters-does = that piece as brush, as FEN writes it
gesture-symmetric = Symmetric placement
gesture-symmetric-does = what you place also appears mirrored for the other side
gesture-region = Shift and drag over squares
gesture-region-does = selects them
gesture-region-drag = Drag the selection; with Ctrl or Alt; off the board
gesture-region-drag-does = moves it; copies it; removes it
gesture-double = Double click on a king, rook or pawn
gesture-double-does = toggles castling, or having just moved two squares
gesture-piece-menu = Pointer, right button on a square
gesture-piece-menu-does = a menu of what can be done there
gesture-arrow = Pointer, drag with the right button
gesture-arrow-does = draws an arrow, or removes it
gesture-mark = The same, out and back
gesture-mark-does = marks the square
gesture-mark-color = The same with Shift, Alt or both
gesture-mark-color-does = red, blue or yellow; a click also marks
gesture-escape = Esc while dragging
gesture-escape-does = puts it back
gesture-wheel = Wheel over a counter
gesture-wheel-does = one more or less
gesture-rows = Drag a row of the list
gesture-rows-does = moves it, or all selected rows, within the file
gesture-rows-tab = Drag it onto the tab of another file
gesture-rows-tab-does = moves it there; with Ctrl copies it
gesture-select = Click a row; with Shift; with Ctrl
gesture-select-does = puts it on the board; selects up to it; selects or unselects it
gesture-list-wheel = Ctrl and the wheel over the list
gesture-list-wheel-does = larger or smaller diagrams
gesture-drop = Drop files or folders on the window
gesture-drop-does = opens them
gesture-tap = Tap a spare piece
gesture-tap-does = makes it the brush
gesture-tap-board = Tap a square
gesture-tap-board-does = places it; an equal piece is removed
gesture-long-press = Hold a finger on a square
gesture-long-press-does = the other colour; with the pointer: a menu of pieces
gesture-touch-drag = Drag with one finger
gesture-touch-drag-does = moves a piece, paints, or selects from an empty square
gesture-arrows = Arrows, Home, End
gesture-arrows-does = move the cursor
gesture-extend = Shift and arrows, Home, End
gesture-extend-does = select squares
gesture-move-block = Ctrl and arrows
gesture-move-block-does = move the selection, or the piece at the cursor
gesture-copy-block = Ctrl, Shift and arrows
gesture-copy-block-does = move a copy of it
gesture-letters = K Q R B N P, k q r b n p
gesture-letters-does = place a white or black piece and move on
gesture-digits = 1 to 8
gesture-digits-does = skip that many squares
gesture-next-rank = / or Enter
gesture-next-rank-does = goes to the next rank
gesture-delete = x, . or Space; Delete; Backspace
gesture-delete-does = empty the square and move on; and stay; and go back
gesture-list-arrows = Arrows, Page Up, Page Down, Home, End
gesture-list-arrows-does = go from row to row; the board shows it
gesture-list-shift = Shift and these keys
gesture-list-shift-does = extend the selection
gesture-list-ctrl = Ctrl and these keys
gesture-list-ctrl-does = move only the cursor
gesture-list-space = Space
gesture-list-space-does = selects or unselects the row at the cursor
gesture-list-all = Ctrl+A, Ctrl+Shift+I, Esc
gesture-list-all-does = select all rows, the others, none
gesture-list-delete = Delete, Ctrl+C, Ctrl+X, Ctrl+V
gesture-list-delete-does = delete, copy, cut the selected rows, paste rows
gesture-list-menu = Menu key, or Shift+F10
gesture-list-menu-does = what can be done with the selected rows
about-text = A chess position editor: one position, on a board and as FEN text, kept in step.
about-version = Version { $version }
about-licence = Licence: MIT or Apache-2.0
about-libraries = Built with these libraries:
about-field = Find a library by its name or licence
about-hint = Name or licence
about-list = Libraries
about-licence-of = Licence of { $library }
about-no-text = Its package contains no licence text.
about-count =
    { $number ->
        [0] No library matches
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
style-usual = Default
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
picture-resolution = Pixels per inch
picture-physical = { $width } × { $height } cm ({ $inchwidth } × { $inchheight } in)
picture-margin = Margin
picture-margin-tip = Space around everything
picture-of-a-square = of a square
picture-coordinates = Coordinates
picture-outside = Outside
picture-inside = Inside
picture-none = None
picture-orientation = At the bottom
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
picture-reset = { $color }: back to the theme
picture-pieces = Pieces
pieces-staunton = Staunton
pieces-flat = Flat
pieces-print = Book print
picture-folder = Folder…
picture-folder-tip = Pieces from a folder of twelve SVG files
picture-folder-reading = Reading { $folder }…
picture-folder-read = Pieces from the folder { $folder }
picture-side-to-move = Side to move
picture-annotations = Arrows and marks
picture-transparent = Transparent background
picture-last-move = Last move
picture-last-move-tip = Known when a pawn has just moved two squares
picture-problems = Problems
picture-problems-tip = Squares that are odd or cannot arise in a game
picture-caption = Caption
picture-caption-field = Text of the caption
picture-caption-hint = none
picture-number = Number
picture-number-field = Text of the number
picture-format = Format
picture-save = Save as…
picture-copy = Copy picture
picture-copy-svg = Copy SVG text
picture-unreadable = The text of this line cannot be read, so the diagram shows the board as it stands.

## Command line

cli-about = A chess position editor: one position, on a board and as FEN text, kept in step
cli-no-display = There is no display for the window: neither WAYLAND_DISPLAY nor DISPLAY leads to one.
cli-no-display-advice = Start it in a virtual display instead: xvfb-run -a tabiya …   (on Debian: sudo apt-get install xvfb xauth)
cli-no-graphics = No window could be opened: there is no working graphics driver here.
cli-no-graphics-advice = Install one. On Debian: sudo apt-get install libgl1 libegl1 libgl1-mesa-dri
cli-no-wgpu = No window was opened: this program was built without wgpu.
cli-no-wgpu-advice = Start it without --renderer, or build it with wgpu: cargo build --release --features wgpu
cli-missing-library = No window could be opened: a library of the window system is missing ({ $reason }).
cli-missing-library-advice = Install it. On Debian: sudo apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1
cli-display-died = The connection to the display was lost.
cli-display-died-advice = What was saved is complete; unsaved work is offered at the next start, on a display that works.
cli-without-window = These work without a window: tabiya check, tabiya convert, tabiya render, tabiya --help, tabiya --version, tabiya --licences
cli-no-picture = The picture of the window could not be written: { $reason }
cli-no-picture-advice = Choose a file name that ends in .png in a folder that you may write to.
cli-fault = Tabiya has stopped because of an internal error: { $reason }.
cli-fault-advice = What was saved is complete; unsaved work is offered at the next start. Please report this sentence and what you did before it.
cli-fault-report = What was saved is complete; unsaved work is offered at the next start. Please report this with what you did before it and with { $path } (which contains none of your positions).
cli-fault-aside = A part of Tabiya has stopped because of an internal error: { $reason }.
cli-after-help =
    Examples:
      tabiya games.fen endings.epd
      tabiya books/ openings.epd.gz
      tabiya '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
      tabiya check endings.fen
      tabiya convert --to shredder endings.fen
      tabiya render --size 600 --output diagram.png '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
    To open a file named check, convert or render, write ./check, ./convert or ./render.
    Without a display, start it in a virtual one: xvfb-run -a tabiya …
    check, convert, render, --help, --version and --licences need none.
    SIGTERM, SIGHUP and SIGINT (Ctrl+C) close the window at once, without asking; unsaved work is offered at the next start.
    Exit status of the window: 0 it was closed; 2 it could not be opened or was lost; 128 plus the number of the signal if one ended it.
cli-input = Files to open, including packed ones (.gz, .zip); folders, whose .fen and .epd files are opened; a position as text (a FEN, whatever text surrounds it); or - for standard input
cli-renderer = What draws the window: auto picks what suits the system best; not every build includes wgpu
cli-theme = Colours of the window
cli-contrast = Contrast of the window
cli-zoom = Size of everything, 80 to 300 percent of the system's scale
cli-size = Size of the window at the start; by default, its size last time
cli-bad-size = two numbers with an x between, such as 1280x800
cli-screenshot = Write a picture of the window to this file, then close it
cli-licences = Print the libraries in the program with their licences, then exit
cli-file = Files with one position per line, not packed; - or no file means standard input
cli-argument = argument
cli-check-about = Report what is wrong with the positions in files, line by line; nothing is changed
cli-check-json = Print one JSON object per position, for other programs
cli-check-strict = Count lines that had to be repaired as rejected
cli-check-after-help =
    For each line that is not fine, it says what had to be repaired to read it, why the position cannot arise in a game, or why no position can be read from it. Blank lines and lines that begin with #, ;, % or // are skipped.

    Examples:
      tabiya check endings.fen
      tabiya check --json games.epd openings.fen > report.json
      some-program | tabiya check --strict

    Exit status: 0 all lines are exact and legal; 1 something was repaired or is illegal; 2 a line was rejected; 3 a file could not be read, or the command line is wrong.
cli-convert-about = Write the positions in files in another form; anything else is passed through
cli-convert-to = The form to write
cli-convert-en-passant = Write the en-passant square after every double push, only when a pawn could capture, or only when a capture is legal, where the form leaves that open
cli-convert-repair = Also convert lines that have to be repaired; each is reported
cli-convert-output = Write to this file instead of standard output, once everything is converted; it may be one of the input files, and is left alone if another program changes it meanwhile
cli-convert-after-help =
    Comments, blank lines and lines that cannot be read are passed through as they are; so are lines that are not exact, unless --repair is given, and each of these is reported. EPD operations are kept: with --to fen and --to shredder such a line stays EPD, in PGN they become a comment in the game, and elsewhere a comment line. The forms board, pieces, text and text-unicode say less than a FEN does; forum and latex are for forums and documents.

    Examples:
      tabiya convert --to shredder openings.epd > shredder.epd
      tabiya convert --repair --output games.fen games.fen
      tabiya convert --to uci --en-passant legal endings.fen

    Exit status: 0 every position is converted; 1 something was repaired; 2 a line was passed through unconverted; 3 a file could not be read or written, or the command line is wrong.
cli-render-about = Draw positions: pictures, pages for the web and for print, and text
cli-render-format = What to write; by default, what the output's name says, or else svg
cli-render-size = Width of the pictures in pixels; short for --set size=PIXELS
cli-render-style = The style to begin with: one of your own, or one of { $names }
cli-render-set = A property that differs from the style, such as coordinates=none, theme=book or pieces=FOLDER; may be given several times
cli-render-sheet = Put the diagrams on pages of this paper size, as PDF, or each page as svg or png
cli-render-per-page = Number of diagrams on a page, 6 by default
cli-render-landscape = Turn the pages to landscape
cli-render-solutions = Add pages with the solutions at the end
cli-render-solution-lines = Number of lines to write on below each diagram
cli-render-no-pages = Pages are pdf, svg or png
cli-render-title = The heading of a document, instead of the file name
cli-render-strict = Leave out lines that have to be repaired
cli-render-output = The file to write instead of standard output, or the folder to write one file per position into
cli-render-input = Positions as text (a FEN, whatever text surrounds it); files with one position per line, not packed; or - for standard input, which is also the default
cli-render-no-equals = this is not KEY=VALUE
cli-render-bad-key = there is no such key; the keys are: { $keys }
cli-render-bad-value = possible values: { $possible }
cli-render-after-help =
    A single position goes to standard output or into a file. For several positions, pictures (svg, png, jpeg, webp) go into a folder, which is created if necessary; each name starts with the number of the picture, followed by its id. pdf, html, markdown, latex, forum and figurines hold any number of positions in one file; given a folder, they write one file per position. markdown puts its pictures in a folder beside it. Existing files are replaced, unless another program changes them meanwhile; without --format, only those whose names say that they are diagrams.

    The id of a record becomes the caption; bm, am, dm, pm and pv become the solution; [%csl …] and [%cal …] in its comments become square marks and arrows.

    What a style can set:
      size (64 to 8192 pixels), resolution (pixels per inch), margin (hundredths of a square)
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

    Exit status: 0 every position is drawn; 1 something was repaired; 2 a line was left out, or there was no position; 3 something could not be read or written, or the command line is wrong.
cli-render-no-style = There is no style { $name }. The styles are: { $names }
cli-render-incomplete = Nothing was drawn, because not everything could be read
cli-render-nothing = There is no position to draw
cli-render-no-room = The input could not be set aside in { $folder }, the folder for temporary files: { $reason }. Make room there, or set TMPDIR to another folder
cli-render-terminal = The picture was not written to the terminal, which cannot show it. Name a file: tabiya render --output FILE …
cli-render-no-format = { $file } was not written, because its name does not say what to write. Name the format as well: tabiya render --format svg --output FILE …
cli-render-needs-folder = These are { $count } pictures, each a file of its own. Name a folder: tabiya render --output FOLDER …
cli-render-folder-not-made = The folder { $folder } could not be made: { $reason }
cli-render-failed = Diagram { $number }: { $reason }
cli-file-not-found = { $file }: there is no such file
cli-file-is-folder = { $file }: this is a folder, not a file
cli-file-gzip = { $file }: this file is packed and was not read; unpack it with gzip -dc FILE | tabiya …
cli-file-zip = { $file }: this file is an archive and was not read; unpack it with unzip -p FILE | tabiya …
cli-file-no-permission = { $file }: you do not have permission to read this file
cli-file-failed = { $file }: could not be read: { $reason }
cli-output-failed = The output could not be written: { $reason }
cli-stopped = Tabiya has stopped because of an internal error.
cli-progress-percent = Reading: { $percent }%
cli-progress-drawing = Drawing: { $percent }%
cli-progress-bytes = Reading: { $megabytes } MB

## Report of tabiya check and tabiya convert
## (no sentence of it begins with a capital letter or ends with a full stop; so it is with all messages
## whose names end in -report)

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
convert-kept = passed through
convert-not-repaired = passed through, --repair would convert it
convert-repaired = converted
convert-summary-converted = { $count } converted
convert-summary-repaired = { $count } repaired
convert-summary-not-repaired = { $count } passed through unrepaired
convert-summary-unreadable = { $count } passed through unread
render-left-out = left out
render-repaired = drawn as repaired
render-not-repaired = left out, because it would have to be repaired
render-summary-drawn = { $count } drawn
render-summary-repaired = { $count } drawn as repaired
render-summary-not-repaired = { $count } left out unrepaired
render-summary-unreadable = { $count } left out unread
cli-convert-incomplete = { $file } was not written, because not everything could be read
cli-no-spare = it can only be overwritten in place ({ $because }), and no copy could be kept: { $reason }
cli-copy-kept = The complete output is in { $file }; Tabiya’s window also offers it when it is next started
cli-no-copy = Set XDG_STATE_HOME to a folder with room for a copy, or choose another output file
cli-convert-not-written = { $file } was not written: { $reason }
cli-reason-not-regular = it is not an ordinary file
cli-reason-folder = it is a folder
cli-reason-folder-gone = its folder does not exist
cli-reason-permission = you do not have permission to write it
cli-reason-link-of-third-party = it is a link that belongs to another user, in a folder where everybody may create files, and the system does not follow such links
cli-reason-read-only = its disk is read-only
cli-reason-changed = another program has changed or created it since the work began. Run the command again
cli-reason-removed = another program has removed it since the work began. Run the command again
cli-reason-disk-full = there is no room for it
cli-reason-name-too-long = its name is too long for this disk
cli-reason-lines-lost = another program has changed the file from which its lines are read
cli-reason-busy = another program is using it: { $reason }
cli-reason-unreachable = its disk or network share does not respond: { $reason }
cli-reason-partly = it was only partly overwritten and may be damaged: { $reason }
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
read-no-position = This line contains no position.
read-en-passant = En passant on { $square }.
status-remarks-first = { $remarks }: { $first }
solution-avoid = avoid { $moves }
solution-mate = mate in { $moves }
solution-expected = expected: { $moves }
solution-line = line: { $moves }
piece-set-fault = { $file }: { $reason }
piece-set-not-found = there is no such file or folder
piece-set-no-folder = it is not a folder
piece-set-no-permission = you do not have permission to read it
piece-set-unreadable = it cannot be read: { $why }
piece-set-too-many-files = the folder contains too many files to be a piece set
piece-set-missing = there is no drawing of: { $pieces } (names such as wK.svg, white-king.svg or Chess_klt45.svg)
piece-set-twice = { $other } is a drawing of the same piece ({ $piece })
piece-set-not-a-file = it is not a regular file
piece-set-too-large = the file is larger than 1 MB
piece-set-not-text = the file is not UTF-8
piece-set-not-svg = the file cannot be read as SVG: { $why }
piece-set-entities = its document type contains more than a few short entities
piece-set-too-many = it has too many elements
piece-set-too-deep = its elements are nested too deeply
piece-set-circle = an element refers to itself
piece-set-element = pieces cannot have the element { $name }
piece-set-outside = it refers to an outside resource: { $address }
piece-set-id = the id { $id } appears twice, or contains characters that ids cannot have
piece-set-style-sheet = its style sheet is too long
piece-set-too-detailed = its lines have too many dashes or parts
piece-set-far-away = it draws far outside its own area
piece-set-empty = the drawing shows nothing
piece-set-too-slow = reading and drawing the pieces takes too long
publish-collection = Chess positions
publish-solution = Solution
publish-solutions = Solutions
publish-too-large = A picture of { $width } × { $height } pixels is too large.

## The dialog for pages of diagrams

pages-title = Pages of diagrams
pages-file-name = diagrams
pages-of = Publish
pages-selection = Selection ({ $count })
pages-shown = Lines shown ({ $count })
pages-all = Whole collection ({ $count })
pages-paper = Paper
pages-direction = Orientation
pages-upright = Portrait
pages-landscape = Landscape
pages-per-page = Per page
pages-heading = Title
pages-heading-hint = none
pages-captions = Captions
pages-numbers = Numbers
pages-page-numbers = Page numbers
pages-solutions = Solutions at the end
pages-lines = Answer lines
pages-pdf = PDF
pages-svg = SVG, one file per page
pages-png = PNG, one file per page
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

## Unsaved work from an earlier run

status-journal = Recording unsaved work
status-recovering = Looking for unsaved work
recovery = Unsaved work
recovery-about = Tabiya ended before this was saved. Recover opens it as it was, with all changes, still unsaved.
recovery-list = Unsaved work from earlier
recovery-bar = Scroll the unsaved work
recovery-entry = { $name }, { $folder }, last written { $age }
recovery-entry-untitled = { $name }, last written { $age }
recovery-entry-unreadable = A record that cannot be read, { $folder }
recovery-no-file = not in a file yet
recovery-unreadable = A record that cannot be read
recovery-unreadable-text = It is damaged, or was written by a later version of Tabiya. Its folder is shown here so that you can look inside. Discard removes that folder.
recovery-unreadable-found =
    { $count ->
        [one] A record of unsaved work cannot be read: { $folder }. It is damaged, or was written by a later version of Tabiya.
       *[other] { $count } records of unsaved work cannot be read, one of them in { $folder }. They are damaged, or were written by a later version of Tabiya.
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
recovery-reordered = lines reordered
recovery-blank = a blank line
recovery-same = Nothing differs from the file: everything was saved. You can discard this.
recovery-nothing-changed = Nothing was changed in it.
recovery-file-changed = The file has changed since. Recover opens a new document and does not touch the file.
recovery-file-gone = The file no longer exists. Recover opens a new document.
recovery-file-unreachable = The file cannot be reached now. Recover opens a new document and does not touch the file.
recovery-part = Some lines cannot be recovered now: they were only in the file, or in a copy of it, which has changed, is damaged or is gone. The record stays until you discard it, so that everything can be recovered if the file comes back. When you save, another name is offered.
recovery-name-offered = When you save, the file’s name is offered.
recovery-damaged = This record is damaged. What came after the damage cannot be read, so later changes may be missing. The record stays until you discard it.
recovery-copy = This is a complete copy of what was being saved when the save was interrupted. The file may be damaged. Recover opens the copy; when you save, the file’s name is offered.
recovery-reading = Reading…
recovery-wanted = Opens once it has been read.
recovery-changes = What would change
recovery-changes-bar = Scroll the changes
recovery-change-changed = Line { $number }: { $before } becomes { $after }
recovery-change-added = Line { $number }, new: { $after }
recovery-change-removed = Line { $number }, removed: { $before }
recovery-more =
    { $number ->
        [one] One more change is not shown.
       *[other] { $count } more changes are not shown.
    }
recovery-diagram = The selected line as changed
recovery-recover = Recover
recovery-recover-all = Recover all { $count }
recovery-recover-newest = Recover the newest { $count }
recovery-try = Recover anyway…
recovery-try-sure = It may use all the memory of this computer. Save what is open first.
recovery-try-go = Recover anyway
recovery-discard = Discard…
recovery-later = Later
recovery-later-tip = Keeps everything. The next start offers it again.
recovery-discard-sure = Discard it for good? Nothing else holds this work.
recovery-discard-go = Discard for good
recovery-discard-keep = Keep it
recovery-recovered = { $name } was recovered. It is not saved yet.
recovery-undone-as-file = { $name } is now as it is in its file. Redo brings the recovered work back.
recovery-undone = { $name } is now as it was before the recovered work. Redo brings that work back.
recovered-name = { $name } (recovered)
recovery-nothing = There is no unsaved work: everything was saved or discarded.
recovery-no-folder = Tabiya cannot look for unsaved work: { $reason }
recovery-not-removed = A record that is no longer needed could not be removed: { $reason }. The next start may offer it again. It is in { $folder }.
recovery-unprotected = Your changes are not protected against a crash at the moment, because they cannot be recorded in { $folder }: { $reason }. Save often until that folder can be written to again.
recovery-protected-again = Your changes are protected against a crash again.
recovery-twice = { $name } is also being changed elsewhere: in another window of Tabiya or under another name. Whoever saves last is asked before anything is overwritten.
recovery-no-journal = The record cannot be read: { $reason }
recovery-taken = Another window of Tabiya has it now.
recovery-offered-elsewhere = Another window of Tabiya is offering this unsaved work right now.
recovery-large = This record is so large that it is read only when you recover it.
recovery-too-large-rows =
    { $number ->
        [one] This is too large to open: it stands for { $count } line.
       *[other] This is too large to open: it stands for { $count } lines.
    }
recovery-too-large = This is too large to open: it would take more than { $size } of memory.
recovery-too-large-choices = Later keeps it, Discard removes it for good.

## First steps

command-first-steps = First steps
other-words-first-steps = first-time start begin help hint tip introduction tutorial
first-steps-close = Close the first steps
first-steps-done = Done: { $step }
first-steps-board = Drag the pieces; right-click a square to choose one.
# The letters are those of FEN, the same in every language.
first-steps-keys = Type on the board: K places White’s king, k Black’s; arrows move on.
first-steps-paste = { $paste } finds a position in any text; { $undo } undoes anything.
## What is remembered from start to start

menu-recent = Open recent
command-open-recent = Open recent file…
command-clear-recent = Clear recent files
command-bring-back-recent = Restore cleared files
command-remember-recent = Remember recent files
command-reopen-files = Reopen files at the next start
other-words-recent = history, last files, reopen, session, privacy
obstacle-no-recent-to-clear = There are none, or all of them are pinned
obstacle-no-recent-cleared = None have been cleared since the start
recent-title = Recent files
recent-hint = Part of the name or folder
recent-field = Find a recent file
recent-field-tip = Part of the name or folder; Enter opens the first
recent-none = No recent file matches
recent-nothing-yet = Nothing here yet. Files that you open or save will appear here.
recent-open = Open
recent-pin = Keep { $name } at the top
recent-forget = Forget { $name }
recent-row = { $name } in { $folder }
recent-row-pinned = { $name } in { $folder }, pinned
recent-row-not-there = { $name } in { $folder }, cannot be opened
recent-not-there = not found · { $folder }
recent-gone = { $file } cannot be found. It may have been moved, or its disk may not be connected.
announce-pinned = { $name } stays at the top
announce-unpinned = { $name } no longer stays at the top
message-recent-cleared = { $number ->
    [one] One recent file was cleared.
   *[other] { $count } recent files were cleared.
} “Restore cleared files” in File, Open recent undoes this.
message-recent-back = The recent files are back.
message-recent-on = Files that you open or save are now remembered.
message-recent-off = Files that you open or save are no longer remembered. Earlier ones stay until you clear them.
message-reopen-on = Files that are open when Tabiya closes are opened again at the next start.
message-reopen-off = The next start opens no files by itself.
message-safe = Safe start with default settings: changes to settings are not kept.
message-scale-set-aside = The system asks for a scale that cannot be read (Xft.dpi or WINIT_X11_SCALE_FACTOR). The window uses a scale of 1.
message-size-limited = The zoom can be 80 to 300 percent. It is now { $percent } percent.
message-window-too-large = The graphics driver cannot draw a window of more than { $pixels } pixels a side. Make the window smaller to see all of it.
status-safe = Safe start
status-session = Remembering what is open
session-gone = { $count ->
    [one] This file was open last time and no longer exists: { $files }. File, Open recent still lists it.
   *[other] These files were open last time and no longer exist: { $files }. File, Open recent still lists them.
}
session-gone-many = { $count } files that were open last time no longer exist: { $files }, and { $more } others. File, Open recent still lists them.
session-damaged = The list of files open last time, { $file }, is damaged. It is kept as { $kept }; Tabiya starts afresh.
session-newer = The list of files open last time, { $file }, comes from a newer version of Tabiya. It is kept as { $kept }; this version starts afresh.
session-left = The list of files open last time, { $file }, could not be read: { $reason }. It is left as it is, and nothing is reopened.
session-unwritten = The list of open files could not be saved in { $file }: { $reason }. The next start opens those remembered before.
cli-safe = Start without settings and without the files open last time, and save neither
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
settings-none = No setting matches “{ $text }”. Try another word, or look through all of them.
settings-show-all = Show all settings
settings-group-appearance = Appearance
settings-group-board = Board
settings-group-fen = FEN conventions
settings-group-lists = Piece lists and text diagrams
settings-group-keys = Keyboard
settings-group-files = Files and start
settings-group-diagrams = Diagrams
settings-file = Kept in { $file }. It is plain text and may be edited while Tabiya is closed.
settings-copy-path = Copy the path
settings-file-none = What you choose here lasts until Tabiya is closed: this start has no settings file.
setting-usual = { $setting }: back to the default ({ $value })
setting-given = Given on the command line for this start only. What you choose here is saved.
setting-as-system = Same as system
setting-as-window = Same as window
setting-on = On
setting-off = Off
setting-percent = { $percent }%
setting-theme = Theme
setting-theme-about = Light or dark.
setting-theme-words = dark mode night mode day light bright background colours colors black white
setting-light = Light
setting-dark = Dark
setting-contrast = Contrast
setting-contrast-about = How far text and controls stand out from the background.
setting-contrast-words = high contrast accessibility readable visibility eyes sight
setting-contrast-usual = Standard
setting-contrast-high = High
setting-motion = Motion
setting-motion-about = Whether windows fade in, lists slide and the caret blinks.
setting-motion-words = animation animations blinking caret cursor reduced motion smooth accessibility dizzy
setting-motion-full = Full
setting-motion-reduced = Reduced
setting-zoom = Zoom
setting-zoom-about = Text, buttons and the board, as a percentage of the system’s scale.
setting-zoom-words = size of everything font size text size scale scaling larger smaller bigger magnify percent dpi
setting-language = Language
setting-language-about = The language of the window. Piece letters follow it, unless you choose them below.
setting-language-words = language translation locale English German Spanish French Russian
setting-board-pieces = Pieces on the board
setting-board-pieces-about = How the pieces in this window are drawn. Diagrams have their own setting.
setting-board-pieces-words = piece set chess set men chessmen figures drawing shapes
setting-board-colors = Board colours
setting-board-colors-about = The squares in this window. Diagrams have their own setting.
setting-board-colors-words = colors squares board theme wood fields
setting-coordinates = Coordinates beside the board
setting-coordinates-about = The file letters and rank numbers.
setting-coordinates-words = a to h 1 to 8 names of squares labels border
setting-reopen-files = Reopen files at the next start
setting-reopen-files-about = Each at its place in the list.
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
setting-castling-about = Both forms are read; this is how they are written.
setting-castling-words = Shredder X-FEN KQkq HAha Chess960 960 Fischer random freestyle castle dialect O-O
setting-en-passant = En-passant target
setting-en-passant-about = When it is written.
setting-en-passant-words = en passant ep e.p. pawn capture convention double step
setting-piece-language = Piece letters
setting-piece-language-about = In piece lists and text diagrams. FENs always use English letters.
setting-piece-language-words = notation language names of the pieces KQRBN KDTLS letters
setting-figurines = Figurines instead of letters
setting-figurines-about = In piece lists and text diagrams.
setting-figurines-words = figurine notation symbols unicode icons
setting-keys = Keyboard shortcuts
setting-keys-about = A command can have any shortcut, several or none.
setting-keys-words = keyboard shortcuts hotkeys key bindings
setting-keys-of = { $command }: { $keys }
setting-no-keys-of = { $command }: no shortcut
setting-styles = Named styles
setting-styles-about = Diagram styles that you name are made, changed and deleted in the Diagram dialog.
setting-styles-words = picture export image print look SVG PNG PDF
setting-diagram = The next diagram
setting-diagram-about = Starts with the style and format chosen last.
setting-diagram-words = picture export image format size resolution last
setting-open-diagram = Diagram…
tab-no-file = { $name }: not in a file yet
fen-tip = The position as a line of text. What you type shows on the board at once.
find-tip = Words, or conditions as in the examples. What you choose below is also written here.
operation-field-tip = { $name } – { $meaning }
operation-new-tip = Opcode of a new operation, such as bm for the best move. Enter adds it.
list-resize = Width of the list
problem-repair-tip = Repair this; { $keys } undoes it

## A second start

cli-new-window = Open another window, even if one is running that could take the files
cli-handed-over = The Tabiya window that is already open has taken it; --new-window opens another.
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
help-behind = After the FEN
help-about-board = Rank by rank from the eighth to the first, each from the a-file to the h-file. K, Q, R, B, N, P are White’s king, queen, rook, bishop, knight and pawn; lower-case letters are Black’s men. A number counts empty squares; a slash ends a rank.
help-about-side = w if White is to move, b if Black is.
help-about-castling = The castling rights that remain: K and Q for White, towards the h-file and the a-file; k and q for Black. A right remains as long as king and rook have not moved, whatever stands between them.
help-about-en-passant = The square that a pawn has just passed over by moving two squares. Only the very next move may capture it there. Some programs write it after every such move, others only if a pawn is in place to capture or may legally do so.
help-about-halfmove = Plies since the last capture or pawn move, for the fifty-move rule.
help-about-fullmove = The number of the next move. It starts at 1 and goes up after each of Black’s moves.
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
explain-blank = space
explain-next-field = end of the field
explain-stray-blank = has no meaning here
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
explain-castling-other-king = This right is for a king other than the one that FEN means, on { $square }. It does not count.
explain-no-castling = neither side may castle any more
explain-en-passant =
    The pawn that has just gone from { $from } to { $to } can be captured on { $square }, by the { $count ->
        [one] pawn on { $pawns }
       *[other] pawns on { $pawns }
    }
explain-en-passant-illegal = The pawn has just gone from { $from } to { $to }. It could be captured on { $square }, but that would leave the capturing side’s king in check.
explain-en-passant-nobody = The pawn has just gone from { $from } to { $to }. No pawn is in place to capture it on { $square }.
explain-en-passant-barred = No pawn can have just passed over { $square }: { $reason }. It does not count.
explain-no-en-passant = no en-passant target
explain-halfmove-clock =
    { $count ->
        [0] The last move was a capture or a pawn move, or there was none
        [one] One ply since the last capture or pawn move
       *[other] { $count } plies since the last capture or pawn move
    }
explain-halfmove-clock-claim = { $count } plies without a capture or pawn move. From 100 on, fifty moves each, a player may claim a draw.
explain-halfmove-clock-drawn = { $count } plies without a capture or pawn move. At 150, seventy-five moves each, the game is drawn.
explain-fullmove-number =
    { $color ->
        [white] White’s
       *[black] Black’s
    } move { $number } comes next
explain-tail = operations or a comment, not part of the position
explain-rest = The text goes on. The rest is not explained.
help-rules-what = A FEN is a position in one line of text: six fields separated by single spaces. It is named after David Forsyth and Steven Edwards. All it knows of the game is what the last four fields say, so it cannot show whether a position has occurred three times.
help-rules-rights = Castling rights that the pieces rule out are left out of the FEN. Tabiya remembers them: they return when king and rook do.
help-rules-epd = The first four fields of a FEN, followed by operations such as bm Qd1; id "Study 5"; for the best move or a name. The halfmove clock and the fullmove number become the operations hmvc and fmvn.
help-rules-broken-title = Text with errors
help-rules-broken = Every rank and field that can be read goes on the board at once; the others stay as they were. Tabiya never changes what you type. Repairs are offered below the field.
sign-explained = explained in the help
fixed-menu-bar = it opens the menus
gesture-menu-bar = F10
gesture-menu-bar-does = opens the menus: arrows, Enter; Esc goes back
