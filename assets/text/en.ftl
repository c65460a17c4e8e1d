# All texts of the program, in English.
# Project Fluent: https://projectfluent.org/fluent/guide/
#
# Messages say what happened, where, and how to fix it, in short and plain sentences. One term for one thing:
#   repair: to correct text that is not exact, and the correction (not mend, put right)
#   position: the pieces and the state of a game, on the board or in the list (not row, entry);
#   record: a position with its operations, as in EPD; line: a line of a text file;
#   an empty position has no pieces yet
#   piece: also a pawn (not man); “men” only as a word that people type in a search
#   rank, file, square; side to move, castling rights, en-passant target, halfmove clock,
#   fullmove number; double pawn push; ply, plies; starting position of Chess960 (not array)
#   task: the question of a record (bm, am, dm or points); answer: its solution by an engine (pm, pv)
#   remark: a warning, error or note about a position; illegal: cannot arise in a game
#   match: a result of a search; duplicate: a position that occurs more than once
#   unsure: of a square that the user wants to check again
#   dialog: a panel over the window (not sheet); pages of diagrams: for print
#   form: the notation in which a position is copied or converted; conventions: variants of FEN
#   main line, variation: other moves at a branch of a game; line: moves one after the other, through the position shown
#   default: the value of a setting that was never changed (not usual); shortcut: the keys of a command
#   zoom; brush; selection; space (not blank) between words; a blank line has nothing in it
#   compressed file, to unpack a file (not packed)
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
menu-in-list = In the list
menu-clear = Clear
menu-placing = Placing pieces
menu-annotations = Arrows and marks
menu-unsure = Unsure squares
menu-compare = Compare
menu-suites = Test suites
menu-endgame-tables = Endgames
menu-endgames = Endgame results
menu-play = Moves
menu-engine = Engines
menu-shift = Shift by one
menu-fill-pawns = Fill with pawns
menu-read = Read aloud
menu-board-pieces = Pieces
menu-board-colors = Board colours
menu-appearance = Appearance
menu-zoom = Zoom
# An entry of that menu.
menu-zoom-to = { $percent }%
menu-language = Language
menu-view = View
menu-help = Help
# The letter of each menu opens it together with Alt. It occurs in the menu’s name, and no two menus share one.
menu-file-letter = F
menu-edit-letter = E
menu-position-letter = P
menu-collection-letter = C
menu-board-letter = B
menu-transform-letter = T
menu-view-letter = V
menu-help-letter = H

## Commands

command-new = New
command-open = Open…
command-open-folder = Open folder…
command-read-screen = Read from the screen…
command-save = Save
command-save-as = Save as…
command-save-selected = Selected positions…
command-save-games = As games (PGN)…
command-save-plain-fen = As plain FEN…
command-save-table = As a table (CSV, JSON lines)…
command-what-changed = Unsaved changes…
command-diagram = Diagram…
command-diagram-sheets = Pages of diagrams…
command-print = Print…
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
command-copy-cut-text = Copy the full pasted text
command-edit-fen-text = Edit FEN text
command-edit-operations = Edit operations
command-fen-style = FEN conventions…
command-cut-rows = Cut positions
command-copy-rows = Copy positions
command-select-all-rows = Select all positions
command-invert-selection = Invert selection
command-add-position = Add position
command-duplicate-position = Duplicate position
command-delete-position = Delete position
command-revert-lines = Revert to the file
command-repair-text = Repair the text of this position
command-move-position-up = Move position up
command-move-position-down = Move position down
command-previous-position = Previous position
command-next-position = Next position
command-first-position = First position
command-last-position = Last position
command-go-to-line = Go to position…
command-find = Find…
command-show-all-rows = Show all positions
command-statistics = Statistics
command-check-all = Check all positions…
command-mend-all = Repair all positions…
command-find-duplicates = Find duplicates…
command-analyse = Analyse…
command-score-suite = Score test suite…
command-compare-suites = Compare results…
command-endgame-truth = Endgame truth…
command-new-positions = New positions…
command-sort = Sort…
command-shuffle = Shuffle
command-split-selection = Split selection into a new file
command-append-file = Append a file…
command-start-position = Set up start position
command-known-positions = Known positions…
command-chess960 = Chess960 by number…
command-random-chess960 = Random Chess960 position
command-clear-board = Clear all squares
command-clear-white = Clear White’s pieces
command-clear-black = Clear Black’s pieces
command-clear-pawns = Clear pawns
command-clear-selection = Clear selected squares
command-kings-only = Leave only the kings
command-change-side-to-move = Change side to move
command-toggle-right = Toggle castling right or en passant
command-piece-list = Enter pieces by name
command-piece-menu = Choose a piece for this square
command-pointer-tool = Pointer
command-eraser-tool = Eraser
command-symmetric-placement = Symmetric placement
command-toggle-unsure = Mark this square as unsure
command-next-unsure = Next unsure square
command-clear-unsure = Clear all unsure marks
command-picture-beside = Picture beside the board
command-picture-under = Picture over the board
command-mark-square = Mark this square
command-draw-arrow = Draw an arrow
command-draw-green = Draw in green
command-draw-red = Draw in red
command-draw-blue = Draw in blue
command-draw-yellow = Draw in yellow
command-remove-annotations = Remove all arrows and marks
command-solution-arrows = Show best moves as arrows
command-compare-here = Compare other positions with this one
command-compare-selected = Compare the two selected positions
command-exchange-compared = Switch to the other position
command-stop-comparing = Stop comparing
command-play-moves = Play moves
command-move-back = One move back
command-move-forward = One move forward
command-copy-line-san = Copy the moves
command-copy-line-uci = Copy the moves for engines (UCI)
command-copy-line-command = Copy the position and moves as a UCI command
command-copy-line-pgn = Copy the line as a game (PGN)
command-write-line-pv = Save the line as the solution (pv)
command-write-line-bm = Save the first move as the best move (bm)
command-write-line-pm = Save the first move as the expected move (pm)
command-add-line-positions = Add the positions of the line to the file
command-add-game-positions = Add the positions of all variations to the file
command-with-count = { $command } ({ $count })
command-engine = Engine
command-switch-engine = Start or stop the engine
command-engine-arrows = Show the engine’s moves as arrows
command-evaluation-bar = Show the evaluation bar
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
command-fill-white-pawns = Set up White’s pawns
command-fill-black-pawns = Set up Black’s pawns
command-fill-rank-white-pawns = Fill the cursor's rank with white pawns
command-fill-rank-black-pawns = Fill the cursor's rank with black pawns
command-flip-board = Flip board
command-show-coordinates = Coordinates
command-list-or-grid = Grid of diagrams
command-list-fens = Show FENs in the list
command-show-solutions = Show solutions
command-read-position = The whole position
command-read-rank = The cursor’s rank
command-read-file = The cursor’s file
command-read-white = White’s pieces
command-read-black = Black’s pieces
command-read-advice = Warnings and errors
command-pieces-staunton = Staunton pieces
command-pieces-flat = Flat pieces
command-pieces-print = Book pieces
command-colors-window = Match the window theme
command-colors-sage = Sage board
command-colors-book = Hatched board
command-colors-green = Green board
command-colors-blue = Blue board
command-colors-brown = Brown board
command-colors-grey = Grey board
command-colors-contrast = High-contrast board
command-follow-system-language = System language
# The name of each language in that language; the same in every catalogue.
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
tools = Tools
draw-colors = Colour of the arrows
draw-tip = Draws arrows in { $color }: drag from square to square. A click marks a square, Esc stops drawing. The right mouse button draws at any time. By keyboard: { $arrow } begins and ends an arrow, { $mark } marks a square.
fen-paste = Paste
fen-paste-tip = Paste a position or a game, whatever text surrounds it
fen-repair-change = Change “{ $old }” to “{ $new }”
fen-repair-insert = Insert “{ $new }”
fen-repair-remove = Remove “{ $old }”
fen-repair-name = Change to { $text }
fen-history = Earlier text
fen-history-tip = Text that could not be read and was replaced
fen-comment-line = This line is a comment and is kept as it is. Put a position on its own line below.
fen-blank-line = This line is blank and is kept as it is. Put a position on its own line below.

fen-long-line = This line is too long to be a position and is kept as it is. Put a position on its own line below.
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
fen-no-board = There is no board in this text; a board is eight ranks with slashes between them
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
fen-castling-mixed = The castling letter “{ $found }” names a file next to letters such as K and Q: write KQkq, or file letters only
fen-leading-zero = Numbers have no leading zeros
fen-fullmove-number-zero = The fullmove number starts at 1
fen-missing-side = The side to move is missing: “w” or “b”
fen-missing-castling = The castling rights are missing: letters such as KQkq, or “-” for none
fen-missing-en-passant = The en-passant target is missing: a square such as e3, or “-” for none
fen-missing-halfmove-clock = The halfmove clock is missing: plies since the last capture or pawn move
fen-missing-fullmove-number = The fullmove number is missing: a number from 1 up
fen-stray-blank = Use one space between fields, and none before the first or after the last
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
piece-list-tip = Pieces by name: Kg1 Ra1 a2-c2 kg8, or White: Kg1, a2. Black: Kg8. A square alone is a pawn. Letters from { $languages }, or figurines. The board follows what you type.
piece-list-unknown-word = “{ $found }” is not a piece, square or side
piece-list-unknown-piece = No piece is called “{ $found }”
piece-list-unknown-square = There is no square “{ $found }”: files are a to h, ranks 1 to 8
piece-list-unknown-sign = “{ $found }” has no meaning in a piece list
piece-list-no-square = No square follows “{ $found }”
piece-list-range-not-on-a-line = “{ $found }”: both ends must be on the same rank, file or diagonal
piece-list-range-of-two-pieces = “{ $found }”: both ends of a range must be the same piece
piece-list-square-twice = { $square } is named twice: the last piece named is placed there
piece-list-letters-mixed =
    Letters from several languages are mixed. “{ $found }” is read as a { $piece ->
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
find-search-tip = Search all positions of this file (Enter)
find-hint = Karpov, rook endings, KRPvKR
find-try = Try
find-words = Words
find-words-tip = Words you can search for
find-example-text = Positions with these words
find-example-ending = Only kings, rooks and pawns
find-example-material = King, rook and pawn against king and rook, either colour
find-example-count = At most five pieces on the board
find-example-operation = Positions with a best move
find-example-operand = Positions whose id contains this
find-position = { $place } of { $count }
find-hits = { $count } of { $lines }
find-hits-name =
    { $number ->
        [0] No matches
        [one] One position of { $lines } matches
       *[other] { $count } of { $lines } positions match
    }
find-no-hits = No matches
find-nearest-without =
    Without “{ $words }” there { $number ->
        [one] is one match
       *[other] are { $count } matches
    }
find-nearest-drawing =
    Without the drawing there { $number ->
        [one] is one match
       *[other] are { $count } matches
    }
find-nearest-spelled =
    Did you mean “{ $words }”? { $number ->
        [one] One match
       *[other] { $count } matches
    }
find-nearest-show = Search for that
find-did-you-mean = Did you mean “{ $words }”?
find-searching = Searching…
find-press-enter = Press Enter to search this file
find-is-older = Results from before the last change
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
find-show-all-name = Show all positions
find-show-all-tip = Show all positions again and keep the search
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
find-moves = Moves in operations
find-moves-wrong = wrong
find-moves-nonstandard = not in standard notation
find-solution = Solution in moves
find-solution-tip = How long the solution is, by dm, pv or bm. 2: two moves. ≥2: two or more. ≤2: at most two. 1–3: one to three. Blank: any. Use Up and Down to count.
find-number-wrong = Not a number or a range of numbers
find-moves-solved = solved: the expected move (pm) is correct
find-moves-missed = missed: the expected move (pm) is wrong
find-match-case = Match case
find-match-case-tip = Distinguish upper and lower case in text and operations
find-text-first = Correct the search text to use the controls below

find-drawing = Drawing
find-drawing-board = Drawn pattern
find-drawing-tip = Left button: paint. Right button: erase. Keys: arrows; K Q R B N P for White, k q r b n p for Black; A or a for any piece of that colour; ? for any piece; . for empty; ! and a piece for anything but that piece. Delete erases, Enter searches.
find-from-board = From the board
find-from-board-name = Use the position on the board
find-from-board-tip = Use the pieces of the main board; empty squares match anything
find-clear = Clear
find-clear-drawing-name = Clear the drawing
find-mirrored = Also mirrored
find-mirrored-tip = Also with left and right swapped
find-swapped = Also with colours swapped
find-swapped-tip = Also with White and Black swapped and the ranks flipped
brush-name = Paint { $cell }
tip-with-keys = { $tip } ({ $keys })
# Separators of a list: the usual one, and the one for entries that contain commas.
list-comma = {", "}
list-semicolon = {"; "}
brush-tip = { $cell } ({ $keys })
brush-not-name = Paint excluded pieces
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
find-material-wrong = Not a number of pieces
find-material-both = Both
find-men = pieces
find-count-men = { $side }: pieces
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
find-balance = Balance
find-balance-about = White − Black, in pawns
find-balance-tip = White’s pieces minus Black’s: queen 9, rook 5, bishop and knight 3, pawn 1. 0: equal. ≥3: White has at least 3 more. ≤-3: Black has. -1–1: nearly equal. Blank: any. Use Up and Down to count.
find-either-side = Either colour
find-either-side-tip = Or with the colours swapped

find-operation = Operation and case
find-opcode = Opcode of the operation
find-operand = Contents of the operation
find-contains = contains
find-operation-has = has
find-operation-lacks = lacks
find-operation-kind = Has or lacks the operation
find-operation-wrong = Not an opcode: it must be a word that begins with a letter

query-contradiction = This contradicts an earlier condition
query-unknown-right = “{ $found }” is not a castling right: use K, Q, k, q, any or none
query-unknown-piece = “{ $found }” is not a piece: use K, Q, R, B, N or P
query-unknown-result = Tables give one of these: win, draw, loss
query-no-material = Material is missing here, such as KRPvKR
query-nothing-to-count = This cannot be counted: use K, Q, R, B, N, P or men
query-too-many-sides = The material of one side is given twice
query-no-number = A number is needed here
query-number-too-large = A board has no more than 64 squares
query-empty-range = This range contains no number
# The words of a search, separated by commas. The program itself writes the first of each list.
# Add other words that people may type: other names, other forms of a word. Case and accents are ignored.
# English words work in every language. In the numbers, “/” separates forms of the same number.
# query-words-try: examples that people can click.
query-words-white = white to move, white moves, white, w to move
query-words-black = black to move, black moves, black, b to move
query-words-check = check, in check
query-words-no-check = no check, not in check
query-words-legal = legal, legal position, legal positions
query-words-illegal = illegal, not legal, impossible, illegal position, illegal positions
query-words-castling = castling, can castle, castling rights, with castling
query-words-no-castling = no castling, cannot castle, no castling rights, without castling
query-words-pawn-endings = pawn endings, pawn ending, pawn endgames, pawn endgame, king and pawn endings
query-words-minor-endings = minor piece endings, minor piece ending, minor piece endgames, minor piece endgame
query-words-knight-endings = knight endings, knight ending, knight endgames, knight endgame
query-words-bishop-endings = bishop endings, bishop ending, bishop endgames, bishop endgame
query-words-rook-endings = rook endings, rook ending, rook endgames, rook endgame, rook and pawn endings, rook and pawn ending
query-words-queen-endings = queen endings, queen ending, queen endgames, queen endgame
query-words-opposite-bishops = opposite bishops, opposite-coloured bishops, opposite-colored bishops, bishops of opposite colours, bishops of opposite colors
query-words-same-bishops = same-coloured bishops, same-colored bishops, same bishops, bishops of the same colour, bishops of the same color
query-words-either-side = either side, either colour, either color, any colour, any color
query-words-match-case = match case, case-sensitive
query-words-wrong-moves = wrong moves, wrong move, unplayable moves, impossible moves, wrong solutions, wrong solution
query-words-nonstandard-moves = nonstandard moves, non-standard moves, misspelled moves, moves in other notation
query-words-solved = solved, right answers
query-words-missed = missed, unsolved, not solved, wrong answers
query-words-mate-in = mate in, checkmate in
query-words-moves = moves, move
query-words-numbers = one, two, three, four, five, six, seven, eight
query-words-with = with
query-words-without = no, without
query-words-kings = kings, king
query-words-queens = queens, queen
query-words-rooks = rooks, rook
query-words-bishops = bishops, bishop
query-words-knights = knights, knight
query-words-pawns = pawns, pawn
query-words-men = men, pieces
query-words-try = mate in 2, no queens, with rooks, pawns>=2, balance>=3, solution==2, tables:win

## Dialogs for all lines

thousands-separator = ,
decimal-separator = .
count-thousands = { $count }k
count-millions = { $count }M
go-to-line = Go to position
go-to-line-number = Position number
go-to-line-range = From 1 to { $last }
go-to-line-no-number = Not a number
go-to-line-too-far =
    { $number ->
        [one] There is only one position
       *[other] There are only { $count } positions
    }
go-to-line-go = Go
dialog-cancel = Cancel

sort = Sort
sort-by = Sort by
sort-material = Material
sort-men = Number of pieces
sort-text = Text of the line
sort-operation = Operation
sort-opcode = Opcode to sort by
sort-plies = Number of moves
sort-game-text = Text of the game
sort-tag = Tag
sort-tag-name = Tag to sort by
sort-ascending = Ascending
sort-descending = Descending
sort-all = All positions
sort-view =
    { $number ->
        [one] The position shown
       *[other] The { $count } positions shown
    }
sort-selection =
    { $number ->
        [one] Only the selected position
       *[other] Only the { $count } selected positions
    }
sort-all-games = All games
sort-view-games =
    { $number ->
        [one] The game shown
       *[other] The { $count } games shown
    }
sort-selection-games =
    { $number ->
        [one] Only the selected game
       *[other] Only the { $count } selected games
    }
sort-go = Sort
sort-shuffle = Shuffle
sort-shuffle-tip = Put the positions in random order
sort-shuffle-tip-games = Put the games in random order
sort-undo = A single undo restores the old order.

duplicates = Duplicates
duplicates-about = Finds positions that occur more than once and groups them.
duplicates-same = Treat positions as duplicates when
duplicates-all-fields = all six fields match
duplicates-four-fields = board, side to move, castling rights and en-passant target match
duplicates-board = the same pieces are on the same squares
duplicates-line = the whole lines are identical, with their operations
duplicates-reflected = Also treat as duplicates
duplicates-mirrored = Mirror images
duplicates-swapped = Positions with colours swapped
duplicates-go = Find duplicates
duplicates-searching = Finding duplicates…
duplicates-none = No duplicates
duplicates-found =
    { $groups ->
        [one] One group
       *[other] { $group-count } groups
    }, { $surplus ->
        [one] one extra position
       *[other] { $surplus-count } extra positions
    }
duplicates-delete = Keep the first of each, delete the rest
duplicates-show = Show the groups

repair-all = Repair all positions
repair-all-file =
    { $number ->
        [one] Checks the one position in this file and lists possible repairs. Nothing is changed until you confirm.
       *[other] Checks all { $count } positions in this file and lists those that can be repaired. Nothing is changed until you confirm.
    }
repair-all-shown =
    { $number ->
        [one] Checks the one position shown in the list and lists possible repairs. Nothing is changed until you confirm.
       *[other] Checks the { $count } positions shown in the list and lists those that can be repaired. Nothing is changed until you confirm.
    }
repair-all-selected =
    { $number ->
        [one] Checks the one selected position and lists possible repairs. Nothing is changed until you confirm.
       *[other] Checks the { $count } selected positions and lists those that can be repaired. Nothing is changed until you confirm.
    }
repair-all-positions = Repair illegal positions too, not only their text
repair-all-positions-about = Does the same as the Repair button of each position, such as letting the other side move or revoking a castling right that the pieces rule out
repair-all-looking = Looking for repairs…
repair-all-about = These positions would change. Positions that cannot be read, or can be read in several ways, stay as they are.
repair-all-stale = The file has changed in the meantime
repair-all-stopped = The search was stopped early
repair-all-again = Look again
repair-all-list = Positions that would change
repair-all-dropping =
    { $number ->
        [one] One of these repairs removes text around its position. Tick it only if you do not need that text.
       *[other] { $count } of these repairs remove text around their positions. Tick them only if you do not need that text.
    }
repair-all-bar = Scroll the positions that would change
repair-all-row = Position { $number }: { $before } becomes { $after }
repair-all-line = Position { $number }
repair-all-all-on = Tick all
repair-all-all-off = Untick all
repair-all-go =
    { $number ->
        [0] Repair nothing
        [one] Repair one position
       *[other] Repair { $count } positions
    }
repair-all-undo = A single undo reverts all of it.
check-all = Check all positions
check-all-file =
    { $number ->
        [one] Reads the one position in this file and reports whether it is legal, can be repaired or cannot be read. Nothing is changed.
       *[other] Reads all { $count } positions in this file and reports how many are legal, can be repaired or cannot be read. Nothing is changed.
    }
check-all-shown =
    { $number ->
        [one] Checks the one position shown in the list. Nothing is changed.
       *[other] Reports how many of the { $count } positions shown in the list are legal, can be repaired or cannot be read. Nothing is changed.
    }
check-all-selected =
    { $number ->
        [one] Checks the one selected position. Nothing is changed.
       *[other] Reports how many of the { $count } selected positions are legal, can be repaired or cannot be read. Nothing is changed.
    }
check-all-go =
    { $number ->
        [one] Check one position
       *[other] Check { $count } positions
    }
check-all-checking = Checking positions…
check-all-others = Comments, blank lines, empty boards
check-all-show = Show
check-all-show-name = Show only these in the list: { $mark }

changes = Unsaved changes
changes-about = Compared with the file as it was last read or saved.
changes-comparing = Comparing with the file…
changes-none = No position differs from the file.
changes-never-saved =
    { $number ->
        [one] This has not been saved to any file yet: its one position is new.
       *[other] This has not been saved to any file yet: all { $count } positions are new.
    }
changes-reordered = The positions are in a different order. “Revert all” also restores the order.
changes-count-changed =
    { $number ->
        [one] One position changed
       *[other] { $count } positions changed
    }
changes-count-repaired =
    { $number ->
        [one] one repaired
       *[other] { $count } repaired
    }
changes-count-added =
    { $number ->
        [one] one new
       *[other] { $count } new
    }
changes-count-removed =
    { $number ->
        [one] one removed
       *[other] { $count } removed
    }
changes-list = Positions that differ from the file
changes-bar = Scroll the positions that differ
changes-row-changed = Position { $number }, changed: { $before } becomes { $after }
changes-row-repaired = Position { $number }, repaired: { $before } becomes { $after }
changes-row-added = Position { $number }, new: { $after }
changes-row-removed = Position { $number } of the file, removed: { $before }
changes-in-file = In the file
changes-now = Now
changes-no-board = No position
changes-not-there = Not there
changes-revert = Revert this position
changes-put-back = Put this position back
changes-take-away = Remove this position
changes-revert-tip = Restores this position from the file; in the list, Delete does the same. You can undo this.
changes-go = Go to position
changes-go-tip = Closes this window and goes to the position; in the list, Enter or a double-click does the same.
changes-revert-all = Revert all
changes-revert-all-tip = Restores everything from the file, including the order. A single undo reverses it.

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
repair-counter-report = counters were not written as in FEN
repair-letter-case = letter or word
repair-letter-case-report = letters were not written as in FEN
repair-lookalike-letters = look-alike letters
repair-lookalike-letters-report = some characters only looked like the right ones
repair-foreign-letters = { $language } piece letters
repair-foreign-letters-report = the piece letters were from another language
repair-figurines = chess symbols
repair-figurines-report = the pieces were chess symbols
repair-variant-marks = chess-variant marks
repair-variant-marks-report = there were chess-variant marks
repair-separators = separators
repair-separators-report = separators were wrong
repair-repeated-operation = repeated operation
repair-repeated-operation-report = an operation was repeated
repair-missing-square = a missing square
repair-missing-square-report = a rank was one square short
repair-surplus-square = a surplus square
repair-surplus-square-report = a rank had one square too many
repair-missing-rank = a missing rank
repair-missing-rank-report = a rank was missing
repair-one-line =
    { $count ->
        [one] { $first }
       *[other] { $count } repairs, first { $first }
    }
repair-heading = This can be read with { $count } repairs
repair-each = Show each
repair-each-tip = List all repairs one by one
repair-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
repair-button = Repair
reading-several = This text can be read in { $count } ways
reading-choose = Choose…
reading-choose-name = Choose how to read it
reading-title = Which position is meant?
reading-text = The text can be read in several ways, and Tabiya does not guess. The squares that differ are marked.
reading-text-damaged = One rank of the board is damaged. Each reading assumes something else, the likeliest one first, and marks its square.
reading-number = Reading { $number }
reading-take = Use this one
reading-take-name = Use reading { $number }
reading-as-it-stands = as written
assumption-gap = gap on { $place }
assumption-piece-added = lost { $piece } on { $place } added
assumption-piece-left-out = extra { $piece } on { $place } left out
assumption-gap-left-out = extra gap on { $place } left out
assumption-piece-beyond = extra { $piece } after { $place } left out
assumption-gap-beyond = extra gap after { $place } left out
assumption-empty-rank = rank { $place } is empty
assumption-home-rank = rank { $place } as at the start of a game
assumed-fields = Assumed: { $fields }
assumed-no-castling = no castling
assumed-counters = counters { $clock } { $number }
variant-kept-out = From a chess variant, left out of the FEN: { $marks }
variant-pocket = pieces in hand { $pieces }
variant-empty-pocket = an empty pocket
variant-promoted = promoted pieces on { $squares }
variant-checks-given = checks given by White { $white }, by Black { $black }
variant-checks-left = checks left for White { $white }, for Black { $black }

## Setup panel

setup-unfold = Show the whole panel
setup-fold = Fold the panel to a strip
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
white-may-castle-kingside = White may still castle kingside
white-may-castle-queenside = White may still castle queenside
black-may-castle-kingside = Black may still castle kingside
black-may-castle-queenside = Black may still castle queenside
castling-possible = { $right }: king on { $king }, rook on { $rook }
castling-box-tip = { $right }: tick this as long as neither the king nor the rook has moved
castling-sign-tip = { $right }. Double-click the rook, or press { $keys }, to change that.
moved-two-sign-tip = This pawn has just moved two squares and may be captured en passant. Double-click it, or press { $keys }, to change that.
castling-no-king = no king on { $square }
castling-no-rook = no rook on { $square }
castling-other-king = FEN refers to the king on { $square }
castling-bar-tip = { $right }: { $reason }. The FEN omits the right until the piece is back.
castling-not-possible = { $right }: { $reason }
castling-if-at-home = { $right }: allowed as soon as king and rook are on their starting squares
en-passant = En passant
en-passant-none = none
en-passant-tip = The square that a pawn has just passed over by moving two squares. Double-click such a pawn on the board to mark it.
en-passant-wrong-rank = the target must be on rank { $rank }
en-passant-no-pawn = no pawn on { $square }
en-passant-occupied = { $square } is not empty
halfmove-clock = Halfmove clock
halfmove-clock-tip = Plies since the last capture or pawn move
fullmove-number = Fullmove number
fullmove-number-tip = Number of the next move
start-position = Start position
# Descriptions of a square.
sign-may-castle = may castle
sign-has-moved-two = has just moved two squares
sign-en-passant = en-passant target
sign-unsure = unsure
sign-marked = marked { $color }
sign-arrow-to = { $color } arrow to { $square }
sign-arrow-from = { $color } arrow from { $square }
sign-best-move = best move to { $square }
sign-expected-move = expected move to { $square }
sign-engine-best-move = the engine’s best move to { $square }
sign-engine-move = another move of the engine to { $square }
sign-differs = differs
sign-selected = selected
sign-picked-up = picked up
sign-can-go-there = can be moved here
# Words that find a command in addition to its name.
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
other-words-print = printer worksheet handout sheet paper hard copy PDF
other-words-recover-work = crash restore journal backup lost
other-words-stop-waiting = hang frozen network drive cancel slow does not respond
other-words-what-changed = changes diff compare unsaved modified edits before after review
other-words-revert-lines = undo line restore original reset discard edit
other-words-language = language translation German Spanish French Russian
other-words-copy-picture = image clipboard screenshot diagram
other-words-mark-square = circle highlight color colour annotate
other-words-draw-arrow = annotate line
other-words-go-to-line = line number row
other-words-high-contrast = accessibility readable colours colors black white
other-words-reduced-motion = accessibility reduced animation blinking caret
other-words-zoom-in = larger bigger text size scale
other-words-zoom-out = smaller text size scale
other-words-usual-size = usual normal actual 100 % text size scale
other-words-remove-annotations = clear erase circles highlights
other-words-solution-arrows = bm pv solution best move expected line hide
other-words-show-solutions = bm am pv pm puzzle spoiler answer hide best moves
other-words-new = create blank fresh start another
other-words-open = load import read file database
other-words-save = write store keep
other-words-save-as = export rename copy another name
other-words-save-selected = export part of a collection subset
other-words-save-games = export pgn games solutions
other-words-save-plain-fen = export fen six fields without operations
other-words-save-table = export csv spreadsheet write back puzzles
other-words-pages = worksheet handout exercise homework print printer paper booklet puzzle test exam lesson A4 Letter PDF solutions
other-words-close = shut tab exit leave
other-words-quit = exit end leave close stop
other-words-undo = back revert take back mistake oops
other-words-redo = forward again
other-words-copy-fen = clipboard string line text
other-words-copy-as = export convert format share PGN UCI EPD Shredder LaTeX forum
other-words-paste = import insert clipboard FEN diagram PGN game moves UCI
other-words-operations = EPD opcode best move id name comment annotate solution bm
other-words-fen-style = dialect format standard notation Shredder X-FEN castling en passant
other-words-add-position = new insert another next problem puzzle line record
other-words-duplicate-position = clone copy twin
other-words-delete-position = remove erase discard throw away
other-words-find = search filter query look for material rook endings pawn endgames opposite bishops mate in two check player name
other-words-statistics = count numbers plot chart histogram heat map distribution how many
other-words-check-all = legal illegal legality validate verify test errors faults problems
other-words-repair-all = fix mend correct clean tidy broken errors faults invalid
other-words-repair-text = repair text unreadable broken fen reading meant choose
other-words-duplicates = double same identical repeated twins copies
other-words-sort = order arrange rank
other-words-shuffle = random mix order
other-words-split = extract export separate part new file
other-words-append = merge join combine import add
other-words-kings-only = bare lone endgame
other-words-piece-list = type list notation coordinates set up problem Kg1
other-words-eraser = rubber delete remove piece
other-words-symmetric = mirror both sides twin colours
other-words-unsure = doubt question later bookmark remember check again
other-words-picture = image photo scan crop compare overlay transparent
other-words-read-screen = screenshot capture image recognise OCR diagram photo
other-words-compare = difference diff versus changes
other-words-play-moves = play game analyse variation line legal moves try move pieces
other-words-copy-line = clipboard variation game notation san
other-words-write-line = solution variation write record operation answer
other-words-add-line-positions = every position all positions of a game records insert
other-words-engine = analyse analysis evaluate kibitz Stockfish UCI score best line
other-words-analyse = engine batch all positions suite evaluate overnight Stockfish
other-words-score-suite = solved missed points STS totals result audit bm am
other-words-new-positions = make generate create random positions endgame recipe zugzwang exercises studies tablebase
other-words-compare-suites = two engines versions solved by both neither
other-words-endgame-truth = tablebase tables Syzygy verify audit false wrong claims second solution cook dual dm wdl dtz ce mate results write
other-words-grid = thumbnails gallery tiles boards overview
other-words-dark = night mode black
other-words-light = day mode bright white
other-words-gestures = controls how to mouse touch cheat sheet
other-words-keys = hotkeys bindings customise change
other-words-help = explain manual what is FEN meaning documentation
other-words-about = version licence license credits author
men-name = Pieces: { $white } white, { $black } black
symmetric-tip = Pieces that you place also appear mirrored for the other side
# The board is compared with another position; $line is the number of that position.
compare-squares =
    { $count ->
        [0] No square differs from position { $line }
        [one] One square differs from position { $line }
       *[other] { $count } squares differ from position { $line }
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

advice = Legality
verdict-legal = Legal · { $side }
verdict-check = Legal · { $side } · check
verdict-checkmate = Legal · { $side } · checkmate
verdict-stalemate = Legal · { $side } · stalemate
verdict-more = +{ $count } more
verdict-more-tip = All problems with this position
advice-line = { $text }: { $level }
advice-where = { $text }: { $squares }
advice-none = No problems found
advice-chess960 = Castling here requires Chess960 rules
level-unreadable = unreadable
level-illegal = illegal
level-warning = warning
level-repair = can be repaired
level-note = note
level-illegal-heading = cannot arise in a game
level-warning-heading = unusual
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
problem-too-many-white-pieces = White has more than 16 pieces
problem-too-many-white-pieces-report = White has more than 16 pieces
problem-too-many-black-pieces = Black has more than 16 pieces
problem-too-many-black-pieces-report = Black has more than 16 pieces
problem-too-many-white-promoted = White has more promoted pieces than missing pawns
problem-too-many-white-promoted-report = White has more promoted pieces than missing pawns
problem-too-many-black-promoted = Black has more promoted pieces than missing pawns
problem-too-many-black-promoted-report = Black has more promoted pieces than missing pawns
problem-pawn-on-back-rank = A pawn is on the first or eighth rank
problem-pawn-on-back-rank-report = a pawn is on the first or eighth rank
problem-opposite-check = The side that is not to move is in check
problem-opposite-check-report = the side that is not to move is in check
problem-kings-side-by-side = The kings are on adjacent squares
problem-kings-side-by-side-report = the kings are on adjacent squares
problem-too-many-checkers = Three or more pieces give check
problem-too-many-checkers-report = three or more pieces give check
problem-impossible-check = No last move can have given this check
problem-impossible-check-report = no last move can have given this check
problem-no-last-move = No last move can have led to this position
problem-no-last-move-report = no last move can have led to this position
problem-castling-arrays-differ = White’s and Black’s castling rights fit no common starting position
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
problem-counter-report = counters were not written as in FEN
hint-empty-board = Add pieces, or choose Start position.
hint-no-king = Put one on the board.
hint-too-many-kings = Remove all but one.
hint-too-many = Remove some.
hint-too-many-promoted = Remove some of these pieces, or a pawn for each.
hint-pawn-on-back-rank = Remove it, or replace it with the piece it became.
hint-no-last-move = Look for a missing or misplaced piece, and check the side to move.
hint-castling-arrays-differ = At the start both kings are on the same file, the rooks match, and no king is in a corner.
hint-opposite-check = Move the king or the piece that gives check.
hint-kings-side-by-side = Move one of the kings.
hint-too-many-checkers = One move can give check with two pieces at most. Move one away.
hint-counters = Change one of the two counters.
problem-repair = Repair
problem-repair-white-moves = Let White move
problem-repair-black-moves = Let Black move
problem-repair-en-passant = Remove the target
problem-repair-castling = Revoke: { $right }
problem-repair-halfmove-clock = Set the halfmove clock to { $count }
problem-repair-fullmove-number = Set the fullmove number to { $count }

## Playing moves

command-what-if = What if: move pieces freely
other-words-what-if = what if try free move piece hypothetical variation without turn
what-if-open = What if: pieces move freely, and the side to move stays.
what-if-tried = You have tried another position.
what-if-keep = Keep as a new position
what-if-leave = Go back
what-if-end = Play moves again
announce-what-if-begun = Pieces move freely, and the side to move stays
announce-what-if-ended = Playing moves again
announce-what-if-left = Back at the position before
message-what-if-kept = The position that was tried is a new line of the file
play-close = Stop playing moves
play-field = Moves to be played
play-field-hint = e4 c5 Nf3 …
play-field-tip = Type moves and press Enter; they are played one after the other
play-copy = Copy line
play-copy-tip = Copy the moves that were played
play-use = Use line
play-use-tip = Save the line as a solution, or add its positions to the file
play-moves = Moves played
score-graph = Scores along the line. { $place }
play-start = Start of the line
play-hint = Drag a piece, click a piece and then its target square, or type moves above.
play-only-moves = While you play moves, pieces cannot be placed or removed. Esc: set up again
play-no-white-king = No moves can be played: White has no king
play-no-black-king = No moves can be played: Black has no king
play-several-white-kings = No moves can be played: White has more than one king
play-several-black-kings = No moves can be played: Black has more than one king
play-opponent-in-check = No moves can be played: the side that is not to move is in check
play-white-moves = White is to move, and the piece on { $square } is Black’s
play-black-moves = Black is to move, and the piece on { $square } is White’s
play-nothing-there = There is nothing on { $square }
play-own-piece = A piece of the same side is on { $square }
play-none-reaches =
    No { $piece ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } can move to { $square } this way
play-king-in-check = The king would be in check
play-check-not-met = The king is in check, and this move does not end it
play-no-right-kingside = There is no right to castle kingside
play-no-right-queenside = There is no right to castle queenside
play-castling-in-check = A king in check cannot castle
play-castling-blocked = A piece blocks castling
play-castling-attacked = The king would pass over or reach an attacked square
play-not-a-move = not a move
play-no-promotion = Name the piece the pawn becomes, as in e8=Q
play-ambiguous = This can be { $moves }
play-promote-to =
    Promote to { $piece ->
        [queen] queen
        [rook] rook
        [bishop] bishop
       *[knight] knight
    }
play-word-wrong = “{ $word }”: { $reason }
play-word-read = “{ $word }” as { $move }
play-words-read =
    Read { $repairs }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }

## Operations

operations = Operations
operation-hidden = { $label }: hidden, click to see it
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
opcode-game-selector = game selector
opcode-halfmove-clock = halfmove clock
opcode-identification = name
opcode-nic = opening (NIC)
opcode-no-operation = no operation
opcode-perft-count = perft count
opcode-predicted-move = expected move
opcode-predicted-variation = expected line of play
opcode-receiver = receiver
opcode-repetition-count = number of occurrences
opcode-resign = the side to move resigns
opcode-sender = sender
opcode-supplied-move = move played
opcode-supplied-variation = line played
opcode-variant = rules
opcode-variation-name = name of the variation
opcode-win-draw-loss = won, drawn or lost
operation-label-analysis-depth = Depth
operation-label-analysis-milliseconds = Milliseconds
operation-label-analysis-nodes = Nodes
operation-label-analysis-seconds = Seconds
operation-label-avoid-moves = Avoid
operation-label-best-moves = Best move
operation-label-centipawn-evaluation = Centipawns
operation-label-comment = Comment
operation-label-direct-mate = Mate in
operation-label-distance-to-zeroing = Plies to zero
operation-label-draw-accept = Draw taken
operation-label-draw-claim = Draw claimed
operation-label-draw-offer = Draw offered
operation-label-draw-reject = Draw refused
operation-label-eco = ECO
operation-label-fullmove-number = Move number
operation-label-game-selector = Game
operation-label-halfmove-clock = Clock
operation-label-identification = Name
operation-label-nic = NIC
operation-label-no-operation = Nothing
operation-label-perft-count = Perft
operation-label-predicted-move = Expected move
operation-label-predicted-variation = Line
operation-label-receiver = Receiver
operation-label-repetition-count = Occurrences
operation-label-resign = Resigns
operation-label-sender = Sender
operation-label-supplied-move = Played
operation-label-supplied-variation = Line played
operation-label-variant = Rules
operation-label-variation-name = Variation
operation-label-win-draw-loss = Result
operation-label-numbered = { $label } { $number }
operation-with-opcode = { $label } ({ $opcode })
operation-own-ask = Still to be answered: { $questions }
operation-own-crop = Picture of the board: { $file }
operation-own-source = From { $file }
operation-own-doubt = In doubt: { $squares }
operation-own-confidence = { $percent }% sure that the picture was read correctly
operation-rename = Change opcode
operation-options = More about operation { $opcode }
operation-move-up = Move up
operation-move-down = Move down
operation-remove-entry = Remove
operation-opcode-form = An opcode is a letter followed by up to 14 letters, digits or underscores
operation-opcode-style = Public opcodes have two or more lower-case letters; private ones begin with a capital
operation-repeated = This opcode is already in use
operation-needs-number = A number is needed here
operation-out-of-bounds = The number must be between { $least } and { $most }
operation-too-small = The number must be at least { $least }
operation-needs-text = Text is needed here
operation-needs-move = A move is needed here, such as Nf3
operation-coordinate-move = Write moves like Nf3, not as pairs of squares
operation-loose-move = Use standard notation, such as Nf3, exd5, O-O, e8=Q
operation-takes-nothing = This opcode takes no operand
operation-too-many-operands = This opcode takes fewer operands
operation-open-quote = The closing quotation mark is missing
operation-text-too-long = The standard limits text to 255 bytes
operation-not-ascii = Older programs read only plain ASCII here
operation-not-closed = The semicolon at the end is missing
operation-needs-supplied-move = The move that goes with the draw offer (sm) is missing
operation-not-first-of-variation = Not the first move of the expected line (pv)
move-fault = { $move }: { $what }
move-fault-spelling = in standard notation { $standard }
move-fault-full-spelling = in full { $standard }
move-fault-ambiguous = this could be { $moves }
move-fault-not-a-move = not a move
move-fault-no-promotion = the piece the pawn becomes is missing, as in e8=Q
move-fault-nothing-there = there is nothing to move on { $square }
move-fault-own-piece = a piece of the same side is on { $square }
move-fault-none-reaches =
    { $role ->
        [king] the king cannot go to { $square }
        [queen] no queen can go to { $square }
        [rook] no rook can go to { $square }
        [bishop] no bishop can go to { $square }
        [knight] no knight can go to { $square }
       *[pawn] no pawn can go to { $square }
    }
move-fault-king-in-check = the king would be in check
move-fault-castling =
    { $side ->
        [kingside] castling kingside is not possible in this position
       *[queenside] castling queenside is not possible in this position
    }
move-fault-other-side =
    { $color ->
        [white] a move for White, but Black is to move
       *[black] a move for Black, but White is to move
    }
move-fault-no-king =
    { $color ->
        [white] no moves are possible: White has no king
       *[black] no moves are possible: Black has no king
    }
move-fault-several-kings =
    { $color ->
        [white] no moves are possible: White has several kings
       *[black] no moves are possible: Black has several kings
    }
move-fault-opponent-in-check = no moves are possible: the side that is not to move is in check
move-fault-line-of-play = a line of play, which belongs in pv: these moves can only be played one after the other
move-fault-mates-in =
    { $moves ->
        [one] the moves given mate in { $moves } move
       *[other] the moves given mate in { $moves } moves
    }
move-fault-is-mated = the line given ends with the side to move mated
move-fault-no-mate = the moves given do not mate in that many moves
move-fault-king-alone = the side to move has nothing but its king
move-fault-game-over = the side to move has no legal move
# A mate in the place of a best move, such as “bm #5”. standard: “dm 5”.
move-mate-note = a mate in the place of a move; other programs expect { $standard }
move-mate-write = Write { $standard }
moves-spelling-report = a move is not in standard notation
moves-wrong-report = a move cannot be played in this position
moves-ambiguous-report = a move fits several legal moves
moves-none-report = the moves cannot be read
moves-line-of-play-report = a line of play is given instead of single moves
moves-mate-report = the announced mate does not agree with the moves
operation-respell = Change { $move } to { $standard }
moves-show = Show
moves-show-tip = Go to this operation in the panel
line-of-play = Line of play
line-first = Back to the beginning of the line
line-back = One move back
line-forward = One move forward
line-last = To the end of the line
line-position-after = The position after { $move }
operation-no-such-row = That operation no longer exists. Nothing was changed.
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

## List, tabs, cards

positions = Positions
position-row = Position { $number }
line-current = Position { $number } of { $count }
line-current-so-far = Position { $number } of { $count } so far
shown-place = { $place } of { $count } shown
shown-count = { $count } shown
selected-count = { $selected } of { $count } selected
row-lost = no longer in the file
row-at-move = move { $number }
row-after = after { $move }
row-white-mated = White is checkmated
row-black-mated = Black is checkmated
row-white-stalemated = White is stalemated
row-black-stalemated = Black is stalemated
row-equal = equal material
row-against = { $white } against { $black }
row-white-has-more = White has { $white } more
row-black-has-more = Black has { $black } more
row-best = Best
row-avoid = Avoid
row-line = Line
row-mate-in = Mate in
row-mated-in = Mated in
row-score = Score
mark-fine = fine
mark-fine-about = Valid FEN, and a legal position
mark-warned-about = Valid, but with a warning
mark-repaired-about = Not exact as written; the diagram shows the intended position, and the text can be repaired
mark-illegal-about = This position cannot arise in a game
mark-unreadable-about = No position can be read from this line
mark-ambiguous = can be read in { $count } ways
mark-ambiguous-about = The line can be read in more than one way
mark-comment = comment
mark-comment-about = A comment, not a position
mark-blank = blank line
mark-blank-about = An empty line
mark-empty = empty
mark-empty-about = An empty board: the pieces are still to be placed
change-changed = changed
change-changed-about = Changed since the last save
change-repaired = was repaired
change-repaired-about = Repaired since the last save
change-added = new
change-added-about = New since the last save
change-removed = removed
change-removed-about = Removed since the last save
change-removed-before =
    { $number ->
        [one] One position removed above
       *[other] { $count } positions removed above
    }
change-before = Before: { $before }
list-scroll-bar = Scroll the list
list-line = Position { $number }
list-as-rows = Rows
list-as-grid = Grid
list-diagram-size = Diagram size
list-diagram-size-about = Diagram size (Ctrl and the wheel over the list)
list-find = Find
list-add-about = Add an empty position to this file, below the current one
list-place = Positions that you add to this file are listed here.
list-nothing = No positions to show
list-menu = Selected positions
rows-move-to = Move to
rows-copy-to = Copy to
drag-rows =
    { $number ->
        [one] one position
       *[other] { $count } positions
    }
drag-move-to = Move to { $name }
drag-copy-to = Copy to { $name }
group-size = { $count } identical
group-many = more than { $count } identical
chip-all = All
chip-all-about = Show all positions
chip-fine = Fine
chip-warned = Warnings
chip-repaired = Can be repaired
chip-illegal = Illegal
chip-unreadable = Unreadable
chip-found = Found
chip-duplicates = Duplicates
chip-taken-about = Click to show all positions again
chip-check = Check
chip-check-about = Check every position
chip-checking = checking… { $part }%
chip-checking-about = Checking every position; the progress is shown at the bottom
untitled = Untitled
untitled-file-name = untitled
tab-modified = { $name }, unsaved
tab-close = Close { $name }
window-title = { $name } – Tabiya
window-title-modified = *{ $name } – Tabiya
status-reading = Reading { $name }
status-reading-input = Reading standard input
status-saving = Saving { $name }
status-listing = Reading the folder
status-settings = Settings
status-making-diagram = Making the diagram
status-counting-pages = Counting pages
status-making-pages = Making { $name }
status-making-printout = Preparing the pages for printing
status-printing = Waiting for the print dialog
status-opening = Opening { $name }
status-copying-picture = Copying the picture
status-copying-text = Copying
status-pasting = Reading the clipboard
status-taking-screenshot = Waiting for a screenshot
status-looking-at-text = Looking for positions in the text
status-reading-pasted-picture = Reading the picture from the clipboard
status-reading-screen = Reading the screenshot
status-reading-pieces = Reading the pieces
status-reloading = Reading the file again
status-keeping-edits = Setting your changes aside
status-looking = Checking open files for changes
status-fetching = Reading positions
status-checking = Checking
status-counting = Counting
status-filtering = Filtering
status-finding = Finding
status-finding-nearest = Looking for a similar search
status-finding-duplicates = Finding duplicates
status-sorting = Sorting
status-shuffling = Shuffling
status-finding-repairs = Looking for repairs
status-finding-engines = Looking for engines
status-endgame = Looking up the endgame
status-deleting = Deleting positions
status-moving = Moving positions
status-copying = Copying positions
status-duplicating = Duplicating positions
status-repairing = Repairing
status-answering-turns = Answering whose turn it is
status-looking-for-operations = Looking for operations
status-making-fen = Writing positions as FEN
status-scoring = Scoring
status-making-positions = Making { $number ->
    [one] one position
   *[other] { $count } positions
}
status-statistics = Counting positions
status-saving-score = Saving the score
status-analysing = Analysing
status-putting-results = Adding the results to the positions
status-finding-left-analyses = Looking for unfinished analyses
status-removing-results = Removing results that are no longer needed
status-adding = Adding positions
status-reverting = Reverting positions
status-comparing = Comparing with the file
status-asking = The system's file dialog is open
status-asking-silent = No file dialog in sight? Choose Open or Save again for the built-in one.
status-no-answer = { $what }: no answer from the disk yet
status-waiting-line = Waiting for { $name }: going to position { $line }{ $more ->
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
all-messages =
    { $count ->
        [one] Show the message in full
       *[other] Show all { $count } messages
    }
announce-zoom = Zoom { $percent }%
announce-put = { $piece } on { $square }
announce-emptied = { $square } is now empty
announce-put-both = { $here } · { $there }
announce-put-at-home = { $piece }: on its starting squares
announce-filled = Rank { $rank }: { $piece } on every square
announce-taken-off =
    { $count ->
        [0] Nothing was there
        [one] One piece removed
       *[other] { $count } pieces removed
    }
announce-kings-only = Only the kings are left
announce-dropped-block =
    { $count ->
        [one] One piece moved
       *[other] { $count } pieces moved
    }
announce-copied-block =
    { $count ->
        [one] One piece copied
       *[other] { $count } pieces copied
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
# $done: the action, as a text; $squares: the squares of the lost pieces, such as "a1, h1".
announce-lost =
    { $count ->
        [one] { $done }. One piece fell off the board: { $squares }
       *[other] { $done }. { $count } pieces fell off the board: { $squares }
    }
# $from and $to: opposite corners of a rectangle of squares.
announce-selected-block =
    { $men ->
        [0] { $from } to { $to } selected, empty
        [one] { $from } to { $to } selected, one piece
       *[other] { $from } to { $to } selected, { $men } pieces
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
announce-row-settled = No square of this position is in doubt. Other positions have squares in doubt.
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
message-game-begun = The game stays as it is. The changed position begins a new game below it.
announce-undone = Undone
announce-play-begun = Playing moves: type them, or choose squares on the board
announce-play-ended = Setting up the position again
announce-line-played = Played: { $moves }
announce-engine-opened = Engine panel
announce-engine-closed = Engine panel closed
announce-engine-started = { $engine } started
announce-engine-stopped = { $engine } stopped
announce-engines-found =
    { $number ->
        [one] One engine found
       *[other] { $count } engines found
    }
announce-put-back = Put back
announce-picked-up =
    { $piece } on { $square } picked up: { $count ->
        [0] no moves
        [one] one move
       *[other] { $count } moves
    }
announce-promoting = Choose what the pawn becomes
announce-played = { $side }: { $move }
announce-played-check = { $side }: { $move }, check
announce-played-mate = { $side }: { $move }, checkmate
announce-played-stalemate = { $side }: { $move }, stalemate
announce-line-begin = Start of the line
announce-line-at = After { $moves }
announce-redone = Redone

## Messages

message-more-errors =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
announce-operation-added = Operation added
announce-operation-removed = Operation removed
announce-operation-moved = Operation moved
announce-move-respelled = Changed to { $standard }
announce-deleted =
    { $number ->
        [one] Position deleted
       *[other] { $count } positions deleted
    }
announce-statistics =
    { $number ->
        [0] Nothing to count
        [one] One position counted
       *[other] { $count } positions counted
    }
announce-scored = { $solved } of { $count } solved
announce-analysis-begun = Analysing { $name } with { $engine }
announce-analysis-paused = Analysis paused
announce-analysis-goes-on = Analysis resumed
announce-duplicated =
    { $number ->
        [one] Position duplicated
       *[other] { $count } positions duplicated
    }
announce-duplicates-deleted =
    { $number ->
        [0] No duplicates deleted
        [one] One duplicate deleted
       *[other] { $count } duplicates deleted
    }
announce-moved =
    { $number ->
        [one] Position moved
       *[other] { $count } positions moved
    }
announce-sorted =
    { $number ->
        [one] One position sorted
       *[other] { $count } positions sorted
    }
announce-shuffled =
    { $number ->
        [one] One position shuffled
       *[other] { $count } positions shuffled
    }
announce-repaired =
    { $number ->
        [one] One position repaired
       *[other] { $count } positions repaired
    }
announce-turns-answered =
    { $number ->
        [one] The side to move was set on one board
       *[other] The side to move was set on { $count } boards
    }
announce-made-fen =
    { $number ->
        [one] One position is a plain FEN now
       *[other] { $count } positions are plain FENs now
    }
announce-reverted =
    { $number ->
        [one] Position reverted to the file
       *[other] { $count } positions reverted to the file
    }
message-nothing-to-revert = None of these positions differs from the file
announce-copied-over =
    { $number ->
        [one] Position copied to the other file
       *[other] { $count } positions copied to the other file
    }
announce-moved-over =
    { $number ->
        [one] Position moved to the other file
       *[other] { $count } positions moved to the other file
    }
announce-selected =
    { $number ->
        [one] One position selected
       *[other] { $count } positions selected
    }
announce-nothing-selected = No position selected
announce-line = Position { $number }
announce-all-rows =
    { $number ->
        [one] The one position is shown
       *[other] All { $count } positions are shown
    }
announce-found =
    { $number ->
        [0] No position found
        [one] One position found
       *[other] { $count } positions found
    }
announce-duplicates =
    { $number ->
        [0] No duplicates
        [one] One position occurs more than once; extra positions: { $surplus }
       *[other] { $count } positions occur more than once; extra positions: { $surplus }
    }
announce-added-one = Position added
message-copied = Copied
message-line-written = Saved in the record: { $operation }
message-line-was-written = The record already contains this: { $operation }
message-line-added =
    { $number ->
        [one] One more position of the line was added to the file
       *[other] { $count } more positions of the line were added to the file
    }
message-game-added =
    { $number ->
        [one] One more position of the game was added to the file
       *[other] { $count } more positions of the game and its variations were added to the file
    }
message-picture-copied = Picture copied
copied-picture = Copied picture, { $width } × { $height } pixels
message-svg-copied = SVG copied
message-picture-saved = Saved { $name } ({ $width } × { $height } pixels, { $size })
message-drawing-saved = Saved { $name } ({ $size })
message-diagram-failed = The diagram could not be created: { $reason }.
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
message-replaced = Operations of the previous position removed: { $operations } (Undo restores them)
message-and-next = { $first }. { $next }
message-replaced-remark = a comment
message-game =
    { $number ->
        [0] No moves. The game’s first position is on the board.
        [one] One move. The last position is on the board.
       *[other] { $count } moves. The last position is on the board.
    }
message-game-of = { $white } – { $black }: { $game }
message-game-stops = The game could not be read to the end: { $why }.
message-game-variant = The game was not read: { $why }.
message-game-skipped = Unknown text was skipped. First skipped word: { $word }
message-game-rest = The rest is in the field for moves.
message-game-add = Add all of its positions
message-added =
    { $number ->
        [one] One position added
       *[other] { $count } positions added
    }
message-lines-copied =
    { $number ->
        [one] Position copied
       *[other] { $count } positions copied
    }
message-copied-as =
    { $number ->
        [one] One position copied as { $form }
       *[other] { $count } positions copied as { $form }
    }
message-nothing-to-copy = The selected lines contain no position
message-too-much-to-copy = These are more positions than the clipboard can hold. Use Split selection to put them in a file of their own.
message-not-cut = The positions are on the clipboard, but the file changed in the meantime, so they were not deleted.
message-not-moved = The positions were copied, but their file changed in the meantime, so they are still there as well.
message-nothing-to-repair = Nothing to repair
message-no-duplicates-shown = Find duplicates first
message-no-such-line =
    { $number ->
        [0] There are no positions
        [one] There is only one position
       *[other] The positions are numbered 1 to { $count }
    }
message-still-reading = The file is still being read. Try again when that is done.
message-still-changing = Another change to many positions is still in progress. Try again when that is done.
message-changed-again = The file changed in the meantime; starting over
message-change-given-up = The file changed in the meantime, so nothing more was done. Try again.
message-check-cancelled = Checking was stopped. “Check all positions” resumes it.
message-too-many-lines = There are too many positions to sort or compare.
message-row-lost = This position is lost: another program has changed the file.
message-row-not-read = This position could not be read. Nothing was changed; try again.
message-rows-not-read = Positions could not be read from the disk: { $reason }
message-nothing-to-paste = There is no text to paste
message-picture-read = The diagram is on the board. Compare it with the picture.
message-picture-written = The picture file contains the position of its diagram. It is on the board.
message-picture-doubt =
    { $count ->
        [one] The diagram is on the board. One square is in doubt.
       *[other] The diagram is on the board. { $count } squares are in doubt.
    }
message-pictures-read =
    { $name }: { $number ->
        [one] one diagram
       *[other] { $count } diagrams
    }
message-pictures-doubt =
    { $number ->
        [one] In one of them squares are in doubt.
       *[other] In { $count } of them squares are in doubt.
    }
message-picture-missing = Not in the picture: { $lines }.
message-picture-none = { $name } contains no recognisable chess board. A picture can be read if the board in it is sharp, not too small and whole. Space around the board does no harm.
message-picture-unlikely = { $reason } { $name } was not read.
message-no-screenshots = This desktop does not let programs take screenshots. Take a screenshot with the desktop’s own tool, and paste it here.
message-screenshot-silent = The desktop did not answer the request for a screenshot. Take one with the desktop’s own tool, and paste it here.
message-screenshot-refused = The desktop took no screenshot. Allow Tabiya to take screenshots in the settings of the desktop, or take one with the desktop’s own tool and paste it here.
message-clipboard-silent = The program that owns the clipboard does not respond. Nothing was pasted. Copy the text again, or close that program.
message-clipboard-owner-gone = The program that owned the clipboard has closed. Nothing was pasted. Copy the text again.
message-clipboard-too-large = The clipboard holds more than { $most } of text. Nothing was pasted. Save it as a file and open that.
message-clipboard-unreachable = The clipboard is not available on this desktop. Nothing was pasted. Open a file instead, or drop it on the window.
message-paste-overtaken = The clipboard was slow, and you have continued working meanwhile. Nothing was pasted. Paste again.
message-not-copied = The desktop did not accept the copy. Nothing was copied; try again.
message-piece-list-kept = The piece list has an error. Its text is kept under the arrow beside Paste.
message-list-replaced = Position set up from the piece list
message-list-add = Add to the board instead
message-block-at-edge = The selected squares are at the edge of the board
message-arrow-begun = Arrow from { $from }, { $color }: click the square where it ends, or go there and press Enter
message-arrow-asked = Click the square where the arrow begins ({ $color }), then the square where it ends; Esc cancels
message-arrow-given-up = No arrow drawn
message-no-right-here = There is nothing to toggle on this square. Choose a king or rook to change castling, or a pawn that has just moved two squares.
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
chess960-random-tip = Choose a random number
chess960-put = Put on the board
chess960-diagram = Chess960 position { $white }
chess960-diagram-double = Chess960 positions { $white } for White and { $black } for Black
chess960-here = On the board: number { $number }
chess960-here-double = On the board: number { $white } for White, { $black } for Black
chess960-here-none = On the board: not a starting position
message-compared-has-changed = Position { $line } has changed. The squares that differ are still marked.
message-compared-is-gone = The file of the other position has been closed
message-no-position-in-text = There is no position in that text. Nothing was changed.
message-moves-from-elsewhere = These moves do not begin at the start of a game. Set up the position where they begin, choose “Play moves”, and paste them into the field there.
message-no-such-positions = There are no such positions in these games. Nothing was changed.
message-link-to-game = This is a link to a game on { $site }, and there is no FEN in it. Tabiya never goes online: open the game in a browser, copy the FEN of the position there, and paste that.
message-link = This is a link to { $site }, and there is no FEN in it. Tabiya never goes online: open the page in a browser, copy the FEN or the picture of the board there, and paste that.
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
message-pasted-unreadable = No position was found in the text. The text is in the FEN field, where you can repair it.
message-no-repair = No sensible repair of this text is known. Correct it in the FEN field.
message-open-already = { $file } is the same file as { $name }, which is already open.
message-open-already-same-name = { $file } is already open.
message-opened =
    { $name }: { $number ->
        [one] one position
       *[other] { $count } positions
    }
message-has-pages =
    { $count ->
        [one] { $name } is a PDF, not a list.
       *[other] { $count } of the files are PDFs, not lists.
    }
read-its-diagrams = Read its diagrams
read-anyway = Read it anyway
message-not-saved = { $name } was not saved.
message-saved = Saved { $name }
message-too-many-files =
    { $number ->
        [one] One file was not opened: there can be { $most } tabs at once. Close some, or open its folder as one list.
       *[other] { $count } files were not opened: there can be { $most } tabs at once. Close some, or open the folder as one list.
    }
message-more-files-not-read =
    { $number ->
        [one] One more file could not be read.
       *[other] { $count } more files could not be read.
    }
message-too-many-copied-files =
    { $number ->
        [one] One file was copied, and pasting opens at most { $most } at once. Nothing was opened. Drop it on the window.
       *[other] { $count } files were copied, and pasting opens at most { $most } at once. Nothing was opened. Drop the files on the window, or open their folder.
    }
message-too-many-tabs = There can be { $most } tabs at once, so not everything was opened. Close some tabs, and open the rest again.
message-nothing-in-folder = There are no .fen or .epd files in { $folder }.
message-still-loading = { $name } is still being read. You can save it when reading is complete.
table-changed = Nothing was written: another program has changed { $name }, the table that these positions came from. Save the collection as .epd, or open the table again.
message-packed-name = Nothing was saved: { $name } is the name of a compressed file, and Tabiya does not write compressed files. Choose a name that ends in .fen or .epd.
message-not-whole = Only part of { $name } was read, so it cannot be saved. Copy what you need, close it, and open it again.
message-cut-off =
    { $name }: reading was stopped after { $number ->
        [one] one position
       *[other] { $count } positions
    }. This document is incomplete and cannot be saved; you can copy your edits from it.
message-reloaded = { $name } was reloaded
message-kept = Your version was kept. The next Save writes it over { $name }.
message-own-lines =
    { $number ->
        [one] Your position is in a new document
       *[other] Your { $count } positions are in a new document
    }
message-still-saving = This document is still being saved. Try again when that is done.
message-cancelled = Cancelled. Nothing was changed.
message-waiting-stopped = Stopped waiting. The pending actions were not carried out; nothing was changed.
message-pages-saved =
    { $number ->
        [one] Saved { $name }: one diagram on { $pages }
       *[other] Saved { $name }: { $count } diagrams on { $pages }
    }
message-pages-text-saved =
    { $number ->
        [one] Saved { $name }: one diagram
       *[other] Saved { $name }: { $count } diagrams
    }
message-pages-empty = These lines contain no position. Choose others.
message-pages-printed =
    { $number ->
        [one] Sent to the printer: one diagram on { $pages }
       *[other] Sent to the printer: { $count } diagrams on { $pages }
    }
message-not-printed = The pages were not printed. The printing system reports: { $reason }
message-print-in-viewer = This system offers no print dialog, so the pages were opened in your PDF viewer. Print them from there. ({ $path })
message-print-in-viewer-silent = The print dialog does not respond, so the pages were opened in your PDF viewer. Print them from there. ({ $path })
message-no-viewer = No program was found that opens this file: { $file }
open-in-viewer = Open
open-in-viewer-about = Open { $name } in the program your system uses for such files
show-in-folder = Show in folder
show-in-folder-about = Open the folder { $folder }
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
        [one] One more line of the settings was not understood. It is left as it is.
       *[other] { $count } more lines of the settings were not understood. They are left as they are.
    }
settings-unknown-word = The settings contain { $key } = { $word }, which is not a possible value. The default is used until you choose.
settings-relative-folder = The settings look for endgame tables in { $folder }, which is not the full path of a folder. It is ignored.
settings-unknown-keys = The settings assign the keys { $word } to { $command }, but there are no such keys. The defaults are used until you choose.
settings-unknown-style-word = The settings of the diagram style “{ $style }” contain { $key } = { $word }, which is not a possible value. The default is used until you choose.
settings-unknown-command = The settings assign keys to { $command }, but there is no such command. That line is left as it is.
settings-keys-clash = The settings assign { $keys } to two commands: “{ $first }”, which gets it, and “{ $second }”, which does not.
settings-keys-fixed = The settings assign { $keys } to “{ $command }”, but { $use }. The assignment is ignored.
settings-unreadable = The settings in { $file } could not be read: { $reason }. They are left as they are, and the defaults are used.
settings-unwritten = Your choices could not be saved in { $file }: { $reason }. They last until Tabiya is closed.

## Opening and saving

load-not-found = There is no file { $file }. Check the name, or choose File, Open.
load-is-folder = { $file } is a folder. Choose a file in it.
load-not-regular = { $file } is a device or a pipe, not an ordinary file. It was not opened.
load-no-permission = You do not have permission to read { $file }. Ask its owner, or change its permissions.
load-too-large = { $file } is too large to be unpacked here. Unpack it with another program, then open its contents.
load-too-many-columns = { $file } is a table with more than { $most } columns, which Tabiya does not read. Remove some columns, then open it again.
load-no-positions = { $file } is a table without positions. Its columns are: { $columns }. One of them must have a position in the first row, or be named fen, epd or position.
load-packed-damaged = { $file } is damaged or incomplete: it could not be unpacked.
load-packed-encrypted = { $file } is protected by a password. Unpack it with another program, then open its contents.
load-packed-unknown = { $file } is compressed in a format that Tabiya does not know. Unpack it with another program, then open its contents.
load-packed-twice = { $file } is compressed twice. Unpack it once with another program, then open its contents.
load-packed-nothing-inside = { $file } contains no file with positions.
load-no-room = There is not enough disk space to open { $file }: a temporary file is needed. Make room, then open it again.
load-utf-16 = { $file } looks like UTF-16 text without a byte order mark. Save it as UTF-8 in a text editor, then open it again.
load-not-text = { $file } is not a text file. Nothing was opened.
load-picture = { $file } is a picture and cannot be read as a list of positions. Open it by itself in the window, or read it with tabiya read.
load-parquet = { $file } is a Parquet file, which only the command line reads. tabiya convert --to epd makes a file of it that can be opened here.
load-changed-while-reading = { $file } was changed while it was being read. Open it again.
load-failed = { $file } could not be read: { $reason }
save-not-regular = { $file } is not an ordinary file and will not be written to. Choose another name.
save-is-folder = { $file } is a folder. Choose a file name.
save-folder-gone = The folder of { $file } does not exist. Nothing is lost: save it somewhere else.
save-no-permission = You do not have permission to write { $file }. Nothing is lost: save it somewhere else, or change its permissions.
save-link-of-third-party = { $file } is a link that belongs to another user, in a folder where everybody may create files, and the system does not follow such links. Nothing is lost: save it somewhere else.
save-read-only = { $file } is on a read-only disk. Nothing is lost: save it somewhere else.
save-marked-read-only = { $file } is marked as read-only. Nothing is lost: save it somewhere else, or clear the read-only attribute in its properties.
save-removed = { $file } no longer exists.
save-changed-on-disk = { $file } was changed by another program.
save-lines-lost = { $file } was not saved: another program has overwritten lines that were to be copied into it. Your own changes are still here.
save-disk-full = There is not enough room for { $file } (on its disk, in your quota, or within the limit on file sizes), so it was not saved and is unchanged. Nothing is lost: make room, or save it somewhere else.
save-name-too-long = The name of { $file } is too long for this disk. Choose a shorter one.
save-name-not-taken = No file can have the name { $file }: it is reserved for a device, or contains a character that no name may contain, such as a colon or a question mark. Choose another name.
save-busy = { $file } is in use by another program and cannot be saved right now: { $reason }. Nothing is lost: close the other program and save again, or save it somewhere else.
save-unreachable = The disk or network share of { $file } no longer responds: { $reason }. Nothing is lost: save it somewhere else, or again when it is back.
save-no-spare = { $file } was not saved and is unchanged. It can only be overwritten in place ({ $because }), where a power failure could damage it, and there was no room for a second copy: { $reason }. Nothing is lost: make room, or save it somewhere else.
not-replaced-other-names = it has other names (hard links), which would keep the old text
not-replaced-folder = no file can be put into its folder
not-replaced-name = the system lets no other file take its name
not-replaced-mount-point = it is a mount point
not-replaced-in-use = another program has it open
not-replaced-owner = a new file cannot be given its owner or group
not-replaced-attribute = a new file cannot be given one of its attributes (an access list, a label or a flag)
not-replaced-mode = a new file cannot be given its permissions
save-failed = { $file } could not be saved and is unchanged: { $reason }. Nothing is lost: save it somewhere else.
save-in-place-broken = { $file } was only partly written: { $reason }. The file may be damaged, but nothing is lost: use File, Save as now.
save-copy-kept = A complete copy was kept: choose File, Recover unsaved work.
save-no-place-for-copy = the system provides no folder for it
save-not-durable = { $file } is saved, but the disk did not confirm it: { $reason }. Save again to be sure.
dialog-open-title = Open positions
dialog-open-folder-title = Open all positions of a folder
dialog-save-title = Save positions
dialog-save-diagram-title = Save diagram
dialog-save-pages-title = Save pages of diagrams
dialog-save-score-title = Save score
dialog-filter-pages = Pages
dialog-filter-pictures = Pictures
dialog-pieces-title = Folder with the piece drawings
dialog-engine-title = Engine program
dialog-filter-positions = Positions (.fen, .epd, .txt), games (.pgn), tables (.csv, .jsonl)
dialog-filter-packed = Positions, also compressed (.fen, .epd, .txt, .gz, .zip)
dialog-filter-openable = Positions, games, tables, pictures
dialog-filter-of-positions = Positions, games, tables
dialog-filter-tables = Tables
dialog-filter-pieces = Drawings of pieces (.svg, .png)
dialog-filter-all = All files

## Questions

question-save-title = Save changes to { $name }?
question-save-text = Your changes will be lost if you don't save them.
question-save = Save
question-do-not-save = Don't save
question-see-changes = Show changes…
question-cancel = Cancel
question-save-games =
    { $number ->
        [one] The moves of one game are in no file, either.
       *[other] The moves of { $count } games are in no file, either.
    }
question-games-title =
    { $number ->
        [one] The moves of one game are not in { $name }
       *[other] The moves of { $count } games are not in { $name }
    }
question-games-text = This file holds positions. The moves, variations and comments that led to them are lost unless you save them as games.
question-games-save = Save as games…
question-games-close = Close without them
message-saved-without-games =
    { $number ->
        [one] Saved { $name }. The moves of one game are not in the file.
       *[other] Saved { $name }. The moves of { $count } games are not in the file.
    }
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
       *[no] It was overwritten in place, and positions that you have not edited can no longer be read. Reload shows what the other program wrote.
    }
question-file-gone-text =
    { $keep ->
        [yes] Nothing is lost: all positions are still here. Keep it and save it again, or save it elsewhere.
       *[no] Positions that you have not edited can no longer be read.
    }
question-file-edits =
    { $keep ->
        [yes] Your unsaved positions are put in a new document before the file is reloaded.
       *[no] The positions that you wrote are still here; they are put in a new document.
    }
question-reload = Reload
question-keep-mine = Keep mine
question-take-edits = Put my positions in a new document
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
question-left-out-title = Not all of this fits into { $name }
question-left-out-text = The table has no place for the data listed here. It is not written and remains only in the collection, which still counts as unsaved.
question-write-rest = Write the rest
question-loses-title = { $name } cannot hold everything
question-loses-text = A .fen file has no place for the operations listed here. { $epd } keeps them.
question-save-as-epd = Save as .epd
question-write-without = Save without them
left-out-order = The table keeps the order of its rows.
left-out-positions = { $number ->
    [one] { $count } position cannot be written into its row, usually because the move that leads to it is missing or no longer fits. Its row stays as it was; a new position gets no row.
   *[other] { $count } positions cannot be written into their rows, usually because the moves that lead to them are missing or no longer fit. These rows stay as they were; new positions get no rows.
}
left-out-unreadable = { $number ->
    [one] { $count } line is not a position.
   *[other] { $count } lines are not positions.
}
left-out-operation = { $number ->
    [one] { $operation }: { $count } position
   *[other] { $operation }: { $count } positions
}
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
question-several-text = Add them to this file as new positions, or put only the first on the board.
question-add-all = Add as new positions
question-use-first = Only the first, on the board

## The program's own file dialog

file-dialog-open = Open a file
file-dialog-append = Append the positions of a file
file-dialog-save = Save to a file
file-dialog-save-diagram = Save the diagram
file-dialog-save-pages = Save the pages of diagrams
file-dialog-pieces = Choose a folder of pieces
file-dialog-engine = Choose an engine program
file-dialog-name = File name
file-dialog-parent = Parent folder
file-dialog-do-open = Open
file-dialog-open-folder = Open this folder
file-dialog-take-pieces = Use this folder
file-dialog-do-append = Append
file-dialog-do-save = Save
file-dialog-empty = No files here. Go to another folder, or type a full path.
file-dialog-no-name = Type a name or choose a file
file-dialog-places = Places
file-dialog-recent = Recent folders
file-dialog-home = Home
file-dialog-desktop = Desktop
file-dialog-documents = Documents
file-dialog-downloads = Downloads
file-dialog-kinds = Kind of files
file-dialog-column-name = Name
file-dialog-column-size = Size
file-dialog-column-changed = Changed
file-dialog-file = file
file-dialog-folder = folder
file-dialog-none-of-kind = No files of this kind here.
file-dialog-show-all = Show all files
file-dialog-no-folder = { $folder } cannot be read: { $reason }

## Copying

copy-as = Copy as
copy-as-more = More forms to copy
copy-as-language = Piece letters
copy-as-selection =
    { $number ->
        [one] The selected position will be copied
       *[other] { $count } selected positions will be copied
    }
copy-as-language-of-window = Same as the window ({ $language })
copy-as-figurines = Figurines instead of letters
copy-as-warning = { $form }, with a warning
form-fen = FEN
form-fen-about = the position as one line, in the FEN conventions you have chosen
form-shredder = Shredder-FEN
form-shredder-about = castling by the files of the rooks
form-engine = FEN for engines
form-engine-about = the spelling of a FEN that most engines accept
form-uci = UCI command
form-uci-about = position fen …, for typing into an engine
form-epd = EPD
form-epd-about = four fields and the operations
form-pgn = PGN tags
form-pgn-about = a game that starts here, with the solution as its moves
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

engines = Engines
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
engine-more-than-32-men = more than 32 pieces
engine-more-than-16-men = more than 16 pieces of one colour
engine-more-than-8-pawns = more than 8 pawns of a side
engine-too-many-promoted = more promoted pieces than missing pawns
engine-pawn-on-back-rank = a pawn on the first or eighth rank
engine-three-checkers = three pieces give check
engine-impossible-double-check = a double check that no move can give
engine-chess960-castling = Chess960 castling
engine-castling-king-on-edge = castling with the king on the a-file or h-file
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
engine-close = Close the engine panel
picture-name-pasted = The picture from the clipboard
picture-name-dropped = The dropped picture
picture-name-screen = The screenshot
picture-other-game = This seems to be another game or a puzzle, not a chess board.
picture-in-space = This seems to be a board with three-dimensional pieces, which cannot be read.
picture-unclear = Something in it resembles a chess board, but hardly anything on it can be recognised.
picture-panel = Picture
picture-close = Close the picture panel
picture-place = Page { $page }, diagram { $place }
picture-sure = { $percent }% sure that everything is right
picture-written = The picture file contains this position. Nothing had to be recognised.
picture-seen-from-black = Black is at the bottom of the picture.
picture-below-white = White is at the bottom of the picture ({ $percent }% sure).
picture-below-black = Black is at the bottom of the picture ({ $percent }% sure).
picture-turn-white = White to move ({ $sign }, { $percent }% sure).
picture-turn-black = Black to move ({ $sign }, { $percent }% sure).
picture-turn-unknown = Nothing in the picture shows whose turn it is.
picture-sign-mark = a mark beside the board
picture-sign-caption = a caption
picture-sign-check = a check
picture-sign-last-move = the highlighted last move
picture-sign-start = the starting position
picture-answer-tip = Click to confirm this answer
question-below = Which side is at the bottom of the picture?
question-turn = Whose turn is it? The picture does not show it.
question-turn-contradicted = Whose turn is it? The picture contradicts itself.
question-castling = Who may still castle? A picture cannot show it.
question-name-below = side at the bottom
question-name-turn = side to move
question-name-castling = castling
answer-white = White
answer-black = Black
answer-castling-both = Both sides
answer-castling-white = Only White
answer-castling-black = Only Black
answer-castling-none = Nobody
answer-castling-as-it-is = As in the FEN now
answer-given = { $question }: { $answer }
picture-details = About this picture
picture-crop = The board in the picture
picture-which = What is on { $square }?
picture-reading = { $number }: { $man }, { $percent }%
picture-nothing = empty
picture-missing-file = the { $file }-file
picture-missing-rank = rank { $rank }
picture-reading-tip = Click, or press the key of this number, to confirm that this is on the square
picture-in-doubt =
    { $count ->
        [one] One square is in doubt
       *[other] { $count } squares are in doubt
    }
picture-all-sure = No square is in doubt
engine-start = Start
engine-stop = Stop
engine-what-of = { $engine }: { $what }
engine-name-tip = Choose another engine
engine-find = Find engines
engine-find-tip = Search the usual folders for engines. Nothing is started.
engine-add = Add by file…
engine-add-tip = Choose the program of a UCI engine. It is not started yet.
engine-forget = Forget this engine
engine-forgotten = { $engine } is no longer in the list; its file is still there
engine-options = Options…
engine-options-of = Options of { $engine }
engine-options-unknown = Start the engine to see its options.
engine-options-about = Options take effect at once and are saved.
engine-name = Name
engine-name-about = Name of the engine in Tabiya
engine-name-taken = Another engine is called { $engine }
engine-program = Program
engine-folder = Working folder
engine-folder-about = Full path of the folder that the engine works in; leave empty for the folder of its program
engine-press = Press
engine-none-chosen = No engine is chosen yet. An engine is a program that evaluates positions, such as Stockfish.
engine-none-found = No engine was found in the usual folders. “Add by file…” adds one from any folder.
engine-found = Found:
engine-take-found = Use { $path }
engine-found-about = Recognised by their file names; none of them has been started.
engine-second = Second engine
engine-second-tip = Let another engine analyse the same position
engine-lines = Lines
engine-lines-tip = Number of lines that the engine shows
engine-threads = Threads
engine-threads-tip = Number of processor threads that the engine uses
engine-memory = Memory
engine-megabytes = MB
evaluation-bar = Evaluation for White: { $score }
engine-memory-tip = Size of the engine’s hash table, in megabytes
engine-numbers = Depth { $depth }/{ $selective } · { $nodes } nodes · { $speed }/s
engine-wdl = White wins { $win }% · draw { $draw }% · Black wins { $loss }%
engine-is-starting = The engine is starting
engine-no-line = No line yet
engine-waits = The engine is waiting for another position
engine-lines-of = Lines of { $engine }
engine-told = { $engine }: { $score }, depth { $depth }, { $moves }
engine-mates = mate in { $moves }
engine-is-mated = mated in { $moves }
engine-at-least = at least { $score }
engine-at-most = at most { $score }
engine-use = Use
engine-use-tip = Play this line, copy it or save it in the record
engine-play-line = Play the line
engine-play-to-here = Play up to this move
engine-copy-line = Copy the line
engine-write-line = Save the line as pv
engine-write-score = Save score and depth as ce and acd
engine-write-best = Save its first move as bm
engine-write-mate = Save the mate as dm, with the engine’s name
engine-write-mate-tip = Only if the side to move mates
engine-write-all = Save all of these except bm, with the engine’s name
engine-line-gone = The position on the board is no longer the one the engine analysed
engine-start-again = Start again
engine-start-again-tip = Restart the engine with the position on the board
engine-no-whole-path = The full path of the engine is needed
engine-not-started = The engine could not be started: { $reason }
engine-no-program = The file is not a program for this computer
engine-needs-administrator = Windows runs this program only as administrator, and Tabiya does not request administrator rights
engine-exited = The engine has exited on its own (status { $status })
engine-killed = The engine has crashed or was terminated (signal { $signal })
engine-crashed = The engine has crashed (code { $code })
engine-crashed-instruction = The engine has crashed: it uses instructions that this processor lacks. Another build of it may run here
engine-crashed-other-kind = The engine could not run: it, or a library that it uses, was built for a different kind of Windows (32-bit or 64-bit)
engine-crashed-no-library = The engine could not run: a library (DLL) that it needs is missing or is the wrong version
engine-ended = The engine has ended
engine-last-words = { $what }. Its last output: { $words }
engine-closed-output = The engine has closed its output
engine-closed-input = The engine has closed its input
engine-given-up = The engine has failed repeatedly
engine-not-asked-any-more = { $engine } has failed { $times } times in a row in the same way and is no longer used: { $what }
engine-cancelled = The search was cancelled
engine-no-uciok = This program does not answer like a UCI engine
engine-only-garbage = The output of this program is not that of a UCI engine
engine-hangs = The engine does not respond
engine-ignores-stop = The engine did not stop when it was told to
engine-no-best-move = The engine did not name a move in time
engine-says-nothing = The engine reports nothing about its search
engine-no-move = The engine named no move
engine-illegal-move = The engine named a move that cannot be played: { $move }
engine-floods = The engine sends too much output
engine-ignores-quit = The engine did not end when it was told to
engine-checkmate = Checkmate: there is no move to look for.
engine-stalemate = Stalemate: there is no move to look for.
engine-illegal-question = A move before this position is not legal.
engine-no-chess960 = The castling rights are those of Chess960, which { $engine } does not support.
engine-not-sent = Not sent to { $engine }, which { $effect } ({ $reason }).
engine-mend-add-king = Give each side a king.
engine-mend-leave-one-king = Leave each side one king.
engine-mend-turn-or-check = Let the other side move, or remove the check.
engine-mend-part-kings = Move the kings apart.
engine-mend-remove-men = Remove some pieces.
engine-mend-move-pawns = Move the pawns off the first and last rank.
engine-mend-fewer-checks = Let fewer pieces give check.
engine-mend-drop-castling = Remove the castling rights.
engine-mend-drop-en-passant = Remove the en-passant square.
engine-mend-lower-counter = Lower the move counters.
engine-mend-other-engine = Another engine may accept it.
engine-no-such-option = the engine has no such option
engine-not-on-or-off = only on or off is possible
engine-not-a-number = a number is needed
engine-out-of-range = from { $min } to { $max }
analysis = Analyse positions
analysis-about = You can continue working meanwhile. The results are added to the positions in one step, which can be undone; the file is not saved automatically.
analysis-go = Analyse
analysis-busy = Another analysis is still running.
analysis-choose-engine = Choose an engine first.
analysis-no-limit = Choose at least one limit: time, depth, nodes or mate.
analysis-no-engine = { $engine } is no longer among your engines, or its program has changed. Add it in the engine panel.
analysis-engine = Engine
analysis-other-engine = Other engine…
analysis-other-engine-tip = Find or add engines in the engine panel
analysis-scope = Positions
analysis-all =
    { $number ->
        [one] The only one
       *[other] All { $count }
    }
analysis-shown =
    { $number ->
        [one] The one shown
       *[other] The { $count } shown
    }
analysis-selected =
    { $number ->
        [one] The selected one
       *[other] The { $count } selected
    }
analysis-limits = Search each position for
analysis-time = Time
analysis-seconds = seconds
analysis-time-tip = Search each position for at most this long
analysis-depth = Depth
analysis-plies = plies
analysis-depth-tip = Search each position to at most this depth
analysis-nodes = Nodes
analysis-nodes-unit = nodes
analysis-nodes-tip = Search at most this many nodes per position; gives the same results on any machine
analysis-mate = Mate in
analysis-moves = moves
analysis-mate-tip = Look for a mate in this many moves; without another limit, each position is searched for at most a minute
analysis-stood = Stop when solved
analysis-depths = depths
analysis-stood-tip = Also stop when the task of the record (bm, am, dm) has been solved at this many depths in a row
analysis-work = Engine settings
analysis-lines = Lines
analysis-lines-tip = Number of lines that the engine searches; with two or more, second moves that are equally good are found
analysis-processes = Processes
analysis-processes-tip = Number of positions searched at the same time
analysis-threads = Threads each
analysis-threads-tip = Number of processor threads that each process uses
analysis-memory = MB each
analysis-memory-tip = Size of the hash table of each process, in megabytes
analysis-machine = This machine: { $count } processors, { $memory } of free memory
analysis-machine-processors = This machine: { $count } processors
analysis-propose = Use { $processes } × { $threads } × { $memory } MB
analysis-propose-tip = Use values that suit this machine: a process for each processor, and half of the free memory
analysis-write = Write into each record
analysis-write-depth = Search depth in plies
analysis-write-nodes = Number of nodes searched
analysis-write-seconds = Search time in seconds
analysis-write-milliseconds = Search time in milliseconds
analysis-write-score = Score for the side to move, in hundredths of a pawn
analysis-write-mate = Number of moves to mate, if the side to move mates
analysis-write-answer = The move that the engine chose
analysis-write-best = The move that the engine chose, as the best move of the record
analysis-write-line = The line of play that the engine expects
analysis-write-engine = The engine’s name and version
analysis-replace = Replace existing values
analysis-replace-tip = Otherwise existing operations stay as they are, and no result is added to the results of another search
analysis-again = Search records with such a result again
analysis-again-tip = Otherwise records that have a result of this engine at or beyond the limit are skipped
analysis-of = Analysing { $name } with { $engine }
analysis-engine-starts = The engine is starting…
analysis-done = { $done } of { $of } lines
analysis-a-minute =
    { $number ->
        [one] one a minute
       *[other] { $count } a minute
    }
analysis-an-hour =
    { $number ->
        [one] one an hour
       *[other] { $count } an hour
    }
analysis-failed =
    { $number ->
        [one] one failed
       *[other] { $count } failed
    }
analysis-last = Last: { $what }
analysis-line = line { $number }
analysis-at-depth = depth { $depth }
analysis-pause = Pause
analysis-pause-tip = Start no further searches for now; searches in progress are completed
analysis-go-on = Resume
analysis-go-on-tip = Continue with the next positions
analysis-stop = Stop
analysis-stop-tip = End the analysis and add its results to the positions
analysis-is-paused = Paused: searches in progress are completed, no new ones are started.
analysis-is-stopping = Stopping…
analysis-not-put = The results of the analysis are not in the positions yet.
analysis-put = Add them
analysis-put-tip = Add the results to the positions in one step, which can be undone
analysis-waits-for-typing = The results are added to the positions as soon as you have finished typing.
analysis-left =
    { $number ->
        [one] The analysis of { $name } was interrupted; one result is kept.
       *[other] The analysis of { $name } was interrupted; { $count } results are kept.
    }
analysis-resume = Continue
analysis-resume-tip = Open the file and search the positions that have no result yet
analysis-discard = Discard
analysis-discard-tip = Delete these results
analysis-engine-failed = The analysis has ended: { $engine }: { $what }
analysis-not-kept = The results of the analysis cannot be saved: { $reason }
analysis-not-removed = { $file }, whose results are no longer needed, could not be removed: { $reason }
analysis-journal-in-use = Another window is continuing this analysis.
analysis-journal-other = The engine, its options or the limits differ from those with which this analysis was started. Discard it, or start a new one.
analysis-finished = The analysis is finished.
analysis-stopped = The analysis was stopped.
analysis-nothing = The analysis found nothing to write.
analysis-count-put =
    { $number ->
        [one] One result was added.
       *[other] { $count } results were added.
    }
analysis-count-kept =
    { $number ->
        [one] One position keeps its earlier values.
       *[other] { $count } positions keep their earlier values.
    }
analysis-count-others =
    { $number ->
        [one] One position was changed meanwhile and is left as it is.
       *[other] { $count } positions were changed meanwhile and are left as they are.
    }
analysis-count-skipped =
    { $number ->
        [one] One position already had such a result.
       *[other] { $count } positions already had such a result.
    }
analysis-count-failed =
    { $number ->
        [one] The engine failed at one position, which is marked with engine_error.
       *[other] The engine failed at { $count } positions, which are marked with engine_error.
    }
analysis-count-not-sent =
    { $number ->
        [one] One position is not suitable for this engine.
       *[other] { $count } positions are not suitable for this engine.
    }
analysis-count-unread =
    { $number ->
        [one] One line is not an exact position.
       *[other] { $count } lines are not exact positions.
    }
analysis-score = Score…
suite-of = Score of { $name }
suite-all-files = All open files, by file
suite-score = Score
suite-missed = Missed
suite-remarks = Audit
suite-compare = Compare
suite-no-tasks = No position in this file has a task (bm, am, dm or points in c0), so there is nothing to score.
suite-no-answers =
    { $number ->
        [one] The position with a task has no answer (pm or pv) yet.
       *[other] None of the { $count } positions with a task has an answer (pm or pv) yet.
    }
suite-analyse-first = Analyse first
suite-unanswered = { $count } without an answer
suite-unnamed = { $count } without the name of an engine
suite-mean-depth = mean depth
suite-mean-time = mean time
suite-name = Name
suite-sort = Sort by { $column }
suite-sort-tip = Sort by this column; click again to reverse the order
suite-sort-name = name
suite-sort-solved = solved
suite-sort-positions = number of positions
suite-sort-percent = percentage solved
suite-sort-points = points
suite-sort-most-points = maximum points
suite-sort-depth = mean depth
suite-sort-time = mean time
suite-list-missed = List missed
suite-list-solved = List solved
suite-list-tip = Show only these in the list of positions
suite-list = Positions; Enter goes to the selected one
suite-scores-for-white = Scores from White’s side
suite-none = None.
suite-asked = { $asked } → { $answer }
suite-answers = { $first } | { $second }
suite-compare-with = Compare with
suite-choose-file = Choose a file
suite-open-other = Also open the file with the other results: the comparison needs two open files.
suite-again = Score again
suite-copy = Copy as text
suite-copied = The score is on the clipboard
suite-save-csv = Save as CSV…
suite-save-json = Save as JSON…
suite-saved = { $name } is saved
suite-saved-first = { $name } is saved with the first { $count } missed positions
statistics-of = Statistics of { $name }
statistics-all =
    { $number ->
        [0] There is no position
        [one] One position
       *[other] All { $count } positions
    }
statistics-shown =
    { $number ->
        [one] Only the one position shown in the list
       *[other] Only the { $count } positions shown in the list
    }
statistics-selected =
    { $number ->
        [one] Only the selected position
       *[other] Only the { $count } selected positions
    }
statistics-changed = The positions have changed since they were counted.
statistics-counting = Counting positions…
statistics-again = Count again
statistics-copy-picture = Copy as picture
statistics-copy-text = Copy as text
statistics-copy-name = Copy: { $title }
statistics-copied = The statistics are on the clipboard
statistics-percent = { $percent }%
statistics-bar-name = { $title }: { $label }, { $count } ({ $percent })
statistics-bar-tip = Show these positions in the list
statistics-square = { $square }: { $count } ({ $percent })
statistics-squares = Squares of the pieces
statistics-squares-of = Squares: { $piece }
statistics-squares-hint = Point at a square for its number
statistics-side = Side to move
statistics-white = White
statistics-black = Black
statistics-marks = Legality
statistics-legal = Legal
statistics-unusual = Unusual
statistics-phase = Phase
statistics-phase-about = by queens, rooks, bishops, knights
statistics-opening = Opening (11 or more)
statistics-middlegame = Middlegame (7–10)
statistics-endgame = Endgame (up to 6)
statistics-ending = Endings
statistics-ending-about = besides kings and pawns
statistics-kings-alone = Kings alone
statistics-pawns = Pawns
statistics-minor = Minor pieces
statistics-rooks = Rooks
statistics-rooks-minor = Rooks, minor pieces
statistics-queens = Queens
statistics-queens-others = Queens with others
statistics-pieces = Number of pieces
statistics-pieces-about = with kings and pawns
statistics-balance = Material balance
statistics-balance-about = White − Black, in pawns
statistics-score = Score
statistics-score-about = ce, in pawns, for the side to move
statistics-no-score = No record has a score (ce).
statistics-solution = Solution
statistics-solution-about = in moves, by dm, pv or bm
statistics-no-solution = No record has a solution (dm, pv, bm).
statistics-repeated = Duplicates
statistics-same-position = Same position
statistics-same-line = Same line
statistics-differing =
    { $number ->
        [0] All with the same position are the same line.
       *[other] { $count } differ only in operations or counters.
    }
engine-no-such-choice = this is not one of the choices
engine-one-of = one of these: { $choices }
engine-control-character = a line end or another control character cannot be sent
engine-too-long = this is too long

## FEN conventions

fen-style = FEN conventions
fen-style-scope = These apply to the FEN field, to copies, and to positions that you change or add. Positions that you leave alone stay as they are.
fen-style-castling = Castling rights
fen-style-x-fen = Letters K and Q (X-FEN)
fen-style-x-fen-about = KQkq, with the rook’s file only where K or Q would mean another rook. Nearly every program reads this.
fen-style-shredder = Rook files (Shredder-FEN)
fen-style-shredder-about = HAha at the start of a game. Unambiguous in Chess960, but older programs for standard chess refuse it.
fen-style-en-passant = En-passant target
fen-style-always = After every double pawn push
fen-style-always-about = The FEN standard of 1994. After 1. e4 the target is e3, although nothing can capture there.
fen-style-pseudo-legal = When a pawn is in place to capture
fen-style-pseudo-legal-about = After 1. e4 there is none. With a black pawn on d4 it is e3, even if that pawn is pinned.
fen-style-legal = Only when a capture is legal
fen-style-legal-about = The way Lichess and newer engines write it: equal positions always have the same FEN.
fen-style-here = this position: { $text }
fen-style-result = This position becomes

## Reasons why a command is unavailable

obstacle-undo = There is nothing to undo
obstacle-redo = There is nothing to redo
obstacle-unchanged = Nothing has changed since the last save
obstacle-cut-text = No pasted text was too long for its field
obstacle-first-line = This is the first position shown
obstacle-last-line = This is the last position shown
obstacle-one-line = The list shows only one position
obstacle-groups = The list shows positions in groups, not in file order
obstacle-selected = No position is selected
obstacle-readable = The text of this position can be read
obstacle-all-shown = The list already shows all positions
obstacle-reading = The file is still being read, or could not be read to the end
obstacle-no-lines = There are no positions
obstacle-one-file = Only one file is open
obstacle-squares = No squares are selected
obstacle-sure = No square is marked as unsure
obstacle-annotations = There are no arrows or marks
obstacle-two = Select two positions first: the one on the board and another
obstacle-compared = No position is being compared with this one
obstacle-no-move-before = No move has led to this position
obstacle-no-move-behind = The line ends here
obstacle-no-line-of-play = No moves have been played
obstacle-largest = Everything is already as large as it can be
obstacle-smallest = Everything is already as small as it can be
obstacle-usual-size = Everything is already at its normal size
obstacle-recovery = There is no folder where unsaved work could be kept
obstacle-nothing-waits = Nothing is waiting for a disk.

## Finding a command

palette-field = Find a command
palette-hint = Command, menu or shortcut
palette-list = Commands
palette-none = No command matches. Try a shorter word.
palette-copy-as = Copy as { $form }
palette-place = { $menu } › { $submenu }
palette-row = { $place }: { $name }

## Keys

# The labels of keyboard keys.
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
keys-clash-leave = Cancel
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
gesture-brush-does = places it; an identical piece is removed; hold and sweep to paint
gesture-brush-other = Brush, right button
gesture-brush-other-does = places the same piece in the other colour
gesture-middle = Middle button
gesture-middle-does = makes the piece under the pointer the brush
gesture-board-wheel = Wheel over the board; with Shift
gesture-board-wheel-does = chooses the next piece as brush; the other colour
gesture-piece-wheel = Ctrl and the wheel over a piece
gesture-piece-wheel-does = turns it into another piece
gesture-brush-keys = 1 to 6, 7, 0, with the mouse on the board
gesture-brush-keys-does = brush from king to pawn (again: the other colour), eraser, pointer
gesture-brush-letters = Letters, with the mouse on the board
gesture-brush-letters-does = chooses that piece as brush, with the same letters
gesture-symmetric = Symmetric placement
gesture-symmetric-does = pieces that you place also appear mirrored for the other side
gesture-region = Shift and drag over squares
gesture-region-does = selects them
gesture-region-drag = Drag the selection; with Ctrl or Alt; off the board
gesture-region-drag-does = moves it; copies it; removes it
gesture-double = Double click on a king, rook or pawn
gesture-double-does = toggles castling, or a double pawn push
gesture-play = While moves are played: drag, or click twice
gesture-play-does = makes a legal move; a spare piece returns to setup
gesture-what-if = While moves are played: Ctrl while dragging
gesture-what-if-does = moves any piece freely (what if); the side to move stays
gesture-piece-menu = Pointer, right button on a square
gesture-piece-menu-does = opens a menu for that square
gesture-arrow = Pointer, drag with the right button
gesture-arrow-does = draws an arrow, or removes it
gesture-mark = The same, out and back
gesture-mark-does = marks the square
gesture-mark-color = The same with Shift, Alt or both
gesture-mark-color-does = red, blue or yellow; a click also marks
gesture-draw = Coloured arrow next to the FEN
gesture-draw-does = the left button or a finger draws in that colour, until Esc
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
gesture-tap-board-does = places it; an identical piece is removed
gesture-long-press = Hold a finger on a square
gesture-long-press-does = places the other colour; with the pointer: opens a menu of pieces
gesture-touch-drag = Drag with one finger
gesture-touch-drag-does = moves a piece, paints, or selects from an empty square
gesture-arrows = Arrows, Home, End
gesture-arrows-does = move the cursor
gesture-play-keys = While moves are played: letters; Enter
gesture-play-keys-does = type moves in one line; picks up and puts down at the cursor
gesture-moves-list = In the list of moves: arrows; Home, End; Enter
gesture-moves-list-does = go along the line, up and down to other moves at the last branch; to its ends; folds the variation
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
gesture-list-arrows-does = go from row to row; the board shows each
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
gesture-list-menu-does = opens a menu for the selected rows
about-text = A chess position editor: set up the board or type the FEN, and the other follows.
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
picture-reset = { $color }: reset to theme
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
picture-last-move-tip = Available when a pawn has just moved two squares
picture-problems = Problems
picture-problems-tip = Mark squares with warnings or errors
picture-caption = Caption
picture-caption-field = Text of the caption
picture-caption-hint = none
picture-number = Number
picture-number-field = Text of the number
picture-format = Format
picture-save = Save as…
picture-copy = Copy picture
picture-copy-svg = Copy SVG text
picture-unreadable = The text of this line cannot be read, so the diagram shows the board as it is.

## Command line

cli-about = A chess position editor: edit the board or its FEN text, and the other follows
cli-no-display = There is no display for the window: neither WAYLAND_DISPLAY nor DISPLAY names one that can be used.
cli-no-display-advice = Start it in a virtual display instead: xvfb-run -a tabiya …   (on Debian: sudo apt-get install xvfb xauth)
cli-no-graphics = No window could be opened: there is no working graphics driver here.
cli-no-graphics-advice = Install one. On Debian: sudo apt-get install libgl1 libegl1 libgl1-mesa-dri
cli-no-graphics-advice-windows = Install the driver for your graphics card, from its manufacturer or through Windows Update. In a virtual machine or remote session without a graphics card, Tabiya works if opengl32.dll from Mesa for Windows is placed next to tabiya.exe.
cli-no-wgpu = No window was opened: this program was built without wgpu.
cli-no-wgpu-advice = Start it without --renderer, or build it with wgpu: cargo build --release --features wgpu
cli-missing-library = No window could be opened: a library of the window system is missing ({ $reason }).
cli-missing-library-advice = Install it. On Debian: sudo apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1
cli-display-died = The connection to the display was lost.
cli-display-died-advice = Saved files are complete; unsaved work is offered at the next start, on a display that works.
cli-without-window = These work without a window: tabiya analyse, tabiya certify, tabiya check, tabiya convert, tabiya dedupe, tabiya diff, tabiya find, tabiya make, tabiya merge, tabiya positions, tabiya read, tabiya render, tabiya sample, tabiya sort, tabiya split, tabiya stats, tabiya tables, tabiya --help, tabiya --version, tabiya --licences
cli-no-picture = The picture of the window could not be written: { $reason }
cli-no-picture-advice = Choose a file name that ends in .png in a folder that you may write to.
cli-fault = Tabiya has stopped because of an internal error: { $reason }.
cli-fault-advice = Saved files are complete; unsaved work is offered at the next start. Please report this sentence and what you did before it.
cli-fault-report = Saved files are complete; unsaved work is offered at the next start. Please report this with what you did before it and with { $path } (which contains none of your positions).
cli-fault-aside = A part of Tabiya has stopped because of an internal error: { $reason }.
cli-after-help =
    Examples:
      tabiya games.fen endings.epd
      tabiya books/ openings.epd.gz
      tabiya '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
      tabiya check endings.fen
      tabiya convert --to shredder endings.fen
      tabiya positions --every games.pgn > positions.epd
      tabiya render --size 600 --output diagram.png '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
    To open a file that is named like a command, write ./ before its name: ./check.
    Without a display, start it in a virtual one: xvfb-run -a tabiya …
    The commands, --help, --version and --licences need none.
    SIGTERM, SIGHUP and SIGINT (Ctrl+C) close the window at once, without asking; unsaved work is offered at the next start.
    Exit status of the window: 0 it was closed; 2 it could not be opened or was lost; 128 plus the number of the signal if one ended it.
cli-input = Files to open, including compressed ones (.gz, .zip); folders, whose .fen and .epd files are opened; a position or a game as text (a FEN, a PGN or moves, whatever text surrounds it); or - for standard input
cli-renderer = Graphics backend of the window: auto picks the one that suits the system best; not every build includes wgpu
cli-theme = Colours of the window
cli-contrast = Contrast of the window
cli-zoom = Size of everything, 80 to 300 percent of the system's scale
cli-size = Size of the window at the start; by default, the size it had last time
cli-bad-size = two numbers with an x between, such as 1280x800
cli-screenshot = Write a picture of the window to this file, then close it
cli-licences = Print the libraries in the program with their licences, then exit
cli-file = Files with one position per line, not compressed; - or no file means standard input
cli-argument = argument
cli-analyse-about = Analyse the positions in files with an engine and write its results; test suites are scored
cli-analyse-engine = The UCI engine: its file, or a name such as stockfish, which is searched for in the usual folders of programs
cli-analyse-option = Set an option of the engine, such as "Skill Level=20"; may be given several times
cli-analyse-bad-option = an option with its value, such as Hash=64 (NAME=VALUE)
cli-analyse-processes = Number of engine processes that work at the same time [default: 1]
cli-analyse-threads = Threads of each process (its option Threads)
cli-analyse-memory = Size of the hash table of each process (its option Hash)
cli-analyse-time = Search each position for this time: 500ms, 2s (or 2), 1.5min, 1h
cli-analyse-bad-time = a time such as 500ms, 2s, 1.5min or 1h
cli-analyse-depth = Search each position to this depth
cli-analyse-nodes = Search this many nodes of each position: 1000000, 1000k or 1M
cli-analyse-bad-count = a number such as 1000000, 1000k or 1M
cli-analyse-mate = Look for a mate in this many moves; without another limit, each position is searched for at most a minute
cli-analyse-stop-when-stood = Also stop when the task of the record has been solved at this many depths in a row
cli-analyse-patience = If the engine is silent for this time (or longer, if the depth or the number of nodes takes longer), check whether it still responds, and restart it if it does not [default: 30s]
cli-analyse-lines = Number of lines that the engine searches; with two or more, the audit can find a second move that is equally good [default: 1]
cli-analyse-write = Operations to write, separated by commas [default: acd,acn,acs,ce,dm,pm,pv,engine]
cli-analyse-replace = Replace these operations where they exist; otherwise existing operations stay as they are
cli-analyse-again = Also search records that have a result of this engine at or beyond the limit
cli-analyse-output = Write the records to this file when all are done; until then, results are kept next to it (FILE.analysis). It may be one of the input files, and is not written if another program changes it meanwhile
cli-analyse-resume = Continue a run that was stopped, killed or cut off: only positions without a result are searched
cli-analyse-json = Print one JSON object per record and one at the end, for other programs
cli-analyse-table = Print the number of records solved, by theme and by file, and list those missed
cli-analyse-compare = Compare the results in two files: records solved only in the first, only in the second, in both, in neither
cli-analyse-after-help =
    Only the engine named here is ever started. At least one limit is needed: --time, --depth, --nodes or --mate. Equal positions are searched once; a position that the engine would refuse, misread or crash on is not sent, and the reason is reported. If an engine dies, it is restarted, and the record gets the operation engine_error.

    Comments, blank lines, lines that cannot be read or have to be repaired, and all existing operations of a record are passed through unchanged. Without --output, --json and --table the records go to standard output.

    Records with bm, am, dm or points (c0 "f5=10, Be5+=2") are scored, and audited for moves that cannot be played, a second move as good as the only one given, and shorter mates.

    Examples:
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd suite.epd
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd --resume suite.epd
      tabiya analyse --engine ./new --time 1s --table sts1.epd sts2.epd
      tabiya analyse --compare old.epd new.epd

    Exit status: 0 every record is solved or has no task; 1 a record was not solved, has a remark or was not sent; 2 a line could not be read, or the engine failed at it; 3 a file or the engine cannot be used, or the command line is wrong; 130, as shells report it, after Ctrl+C. With --compare: 1 if only one of the files solved something.
cli-check-about = Report problems with the positions in files, line by line; nothing is changed
cli-check-json = Print one JSON object per position, for other programs
cli-check-strict = Count lines that had to be repaired as rejected
cli-check-after-help =
    For each line that is not fine, the report says what had to be repaired to read it, why the position cannot arise in a game, or why no position can be read from it. Blank lines and lines that begin with #, ;, % or // are skipped.

    Examples:
      tabiya check endings.fen
      tabiya check --json games.epd openings.fen > report.json
      some-program | tabiya check --strict

    Exit status: 0 all lines are exact and legal; 1 something was repaired or is illegal; 2 a line was rejected; 3 a file could not be read, or the command line is wrong.
cli-convert-about = Write the positions in files in another form; anything else is passed through
cli-convert-to = The form to write; by default fen, or the form that the ending of the output tells: .plain, .bullet, .viri, .parquet
cli-convert-from = Read the inputs as lines, as tables (CSV, TSV, JSON lines), as training data (plain, bullet, viri) or as Parquet; by default the ending of the name decides
cli-convert-left-out = Not all of this fits into the table:
cli-convert-left-out-of-form = Not all of this fits into the form { $form }:
cli-convert-no-text = This form is not text, so it is not written to a terminal; name a file with --output
cli-output-is-form = { $file } was not written: this command writes lines, and files of that name have the form { $form }, which tabiya convert writes
cli-parquet-not = { $file }: this is not a Parquet file, or it is cut off
cli-parquet-encrypted = { $file }: the file is encrypted, and tabiya has no key
cli-parquet-packing = { $file }: its columns are packed with { $packing }, which is not read. Write it again with Snappy, gzip, Zstandard or LZ4, for example in DuckDB: COPY (FROM 'old.parquet') TO 'new.parquet' (COMPRESSION zstd)
cli-parquet-too-large = { $file }: its pages are too large: one has more than 256 MiB or too many values, or together they need more than 512 MiB. Everything before was read; write the file again with smaller pages
cli-parquet-damaged = { $file }: the Parquet file is damaged; everything before the damage was read
positions-record = record { $row }: { $why }
positions-fault-board = these bytes are not a board with a result
positions-fault-property = not understood and left out: { $word }
positions-fault-cut-off = the file ends in the middle of it
left-out-incomplete = { $number ->
    [one] { $count } record has no move (pm, bm), score (ce) or result, although the form needs it. It was left out.
   *[other] { $count } records have no move (pm, bm), score (ce) or result, although the form needs it. They were left out.
}
left-out-inexpressible = { $number ->
    [one] { $count } record cannot be expressed: too many pieces, not one king each, no legal move, or too large a number. It was left out.
   *[other] { $count } records cannot be expressed: too many pieces, not one king each, no legal move, or too large a number. They were left out.
}
left-out-side = { $number ->
    [one] Black is to move in { $count } position. It is written with the colors exchanged, as the form prescribes.
   *[other] Black is to move in { $count } positions. They are written with the colors exchanged, as the form prescribes.
}
left-out-castling = { $number ->
    [one] { $count } position loses its castling rights.
   *[other] { $count } positions lose their castling rights.
}
left-out-en-passant = { $number ->
    [one] { $count } position loses its en-passant square.
   *[other] { $count } positions lose their en-passant squares.
}
left-out-counters = { $number ->
    [one] { $count } position loses its halfmove clock and move number.
   *[other] { $count } positions lose their halfmove clocks and move numbers.
}
cli-convert-en-passant = Where the form leaves it open, write the en-passant square after every double push, only when a pawn could capture, or only when a capture is legal
cli-convert-repair = Also convert lines that have to be repaired; each is reported
cli-convert-output = Write to this file instead of standard output, when everything is converted; it may be one of the input files, and is not written if another program changes it meanwhile
cli-convert-after-help =
    Comments, blank lines and lines that cannot be read are passed through as they are; so are lines that are not exact, unless --repair is given, and each of these is reported. EPD operations are kept: with --to fen and --to shredder the line stays EPD; in PGN, players, event and solution become tags and moves of the game, and other operations become a comment in it; in all other forms they become a comment line. The forms board, pieces, text and text-unicode contain less than a FEN; forum and latex are for forums and documents.

    Examples:
      tabiya convert --to shredder openings.epd > shredder.epd
      tabiya convert --repair --output games.fen games.fen
      tabiya convert --to uci --en-passant legal endings.fen

    Exit status: 0 every position is converted; 1 something was repaired; 2 a line was passed through unconverted; 3 a file could not be read or written, or the command line is wrong.
cli-records-file = Files with one position per line, also compressed (.gz, .zst, .bz2), and folders of them; - or no file means standard input
cli-records-output = Write to this file instead of standard output, when everything is done; it may be one of the input files, and is not written if another program changes it meanwhile
cli-records-memory = Keep about this many MiB of lines in memory, and put more into the folder for temporary files (TMPDIR)
cli-progress-writing = Writing: { $percent }%
records-line-too-long = { $file }:{ $line }: the line is longer than 64 KiB and was left out
records-odd-byte = { $file }: the file ends in the middle of a character, and its last byte was left out
records-no-files = { $folder }: no file in this folder ends in .epd, .fen or .txt
records-of-games = { $file }: each line was read as a position, not as part of a game; tabiya positions writes the positions of games
records-changed = another program has changed it since the command began to read it. Run the command again
cli-find-about = Write the lines that match a query
cli-find-query = The conditions as typed into the window’s search field, in one argument; may be empty
cli-find-board = The first field of a FEN that the board must match; ? stands for anything on a square, digits for empty squares
cli-find-bad-board = the first field of a FEN, with eight ranks of eight squares, in which ? stands for anything
cli-find-no-option = there is no such option; put a text to search for between double quotes
cli-find-mirrored = Also find the pattern with left and right exchanged
cli-find-colours = Also find the pattern with the colours exchanged and the ranks reversed
cli-find-invert = Write the lines that do not match
cli-find-count = Write only the number of lines
cli-find-after-help =
    All conditions must hold. Lines without a position match only conditions on text. The words of the query are English or those of the program’s language. A query may begin with a hyphen; write -- before it if it begins with -o.

    Examples:
      tabiya find 'KRPvKR w rating>=2200' endings.epd > rook-endings.epd
      tabiya find --count --invert legal positions/
      tabiya find '' --board '8/8/8/8/????????/????????/PPPPPPPP/RNBQKBNR' openings.fen

    Exit status: 0 a line is found; 1 no line is found; 3 a file could not be read or written, a line was left out, or the command line is wrong.
cli-sort-about = Write the lines of files in a new order
cli-sort-by = material, men (the number of pieces), text (the bytes of the line), or the opcode of an operation such as rating, whose operands are compared
cli-sort-descending = The greatest come first
cli-sort-after-help =
    Equal lines keep their order. Lines without the compared property come last. Files may be larger than memory.

    Examples:
      tabiya sort --by material endings.epd > sorted.epd
      tabiya sort --by rating --descending --output puzzles.epd puzzles.epd

    Exit status: 0 everything is sorted; 3 a file could not be read or written, a line was left out, or the command line is wrong.
cli-sample-about = Write some lines of files, chosen at random
cli-sample-number = Choose this many lines, or all if there are fewer
cli-sample-share = Choose this share of the lines, in percent, such as 0.5
cli-sample-bad-share = a share from 0 to 100 percent, with up to four decimals
cli-sample-seed = Another number gives another choice; the same number, the same choice
cli-sample-by = Each value of this property has its share: material, men, or the opcode of an operation such as result
cli-sample-after-help =
    The order of the lines stays. Comments and blank lines are left out. Files may be larger than memory.

    Examples:
      tabiya sample --number 1000 --seed 7 puzzles.epd > thousand.epd
      tabiya sample --share 5 --by material endings/

    Exit status: 0 the sample is written; 3 a file could not be read or written, a line was left out, or the command line is wrong.
cli-stats-about = Count the lines of files by their properties
cli-stats-json = Print one JSON object, for other programs
cli-stats-after-help =
    The numbers are those of the window’s statistics: side to move, legality, phase, endings, pieces, balance, score, solution, duplicates, and the squares of the pieces. Files may be larger than memory.

    Examples:
      tabiya stats endings.epd
      tabiya stats --json positions/ | jq .duplicates

    Exit status: 0 everything is counted; 3 a file could not be read, a line was left out, or the command line is wrong.
stats-summary = Lines: { $lines }, with a position: { $positions }
cli-dedupe-about = Write one line of each position, and drop its duplicates
cli-dedupe-same = The fields that must be equal: four (board, side to move, castling, legal en passant), all (six fields), board, line (the whole line), or a list such as board,side of board, side, castling, en-passant and counters
cli-dedupe-mirrored = Positions with left and right exchanged are the same, if nobody can castle
cli-dedupe-colours = Positions with the colours exchanged and the ranks reversed are the same
cli-dedupe-keep = Of the same positions, keep the first, the last, or the one with the most operations
cli-dedupe-merge = Add the operations of the dropped lines to the line that stays, unless it has one with that opcode
cli-dedupe-dropped = Write the dropped lines to this file
cli-dedupe-after-help =
    The order of the lines stays. Comments and blank lines are kept. Lines without a position are the same only if all their bytes are. Files may be larger than memory.

    Examples:
      tabiya dedupe openings.epd more.epd > unique.epd
      tabiya dedupe --keep most --dropped dropped.epd --output suite.epd suite.epd
      tabiya dedupe --same board --mirrored --colours endings/

    Exit status: 0 every position is written once; 3 a file could not be read or written, a line was left out, or the command line is wrong.
dedupe-summary = Lines: { $lines }, dropped as duplicates: { $dropped }
cli-dedupe-bad-fields = four, all, board, line, or a list with commas of board, side, castling, en-passant and counters
cli-split-about = Divide the lines of files among several files
cli-split-number = Write this many positions into each file
cli-split-shares = Divide the positions at random in this proportion, with each position in one file only; for example train=80,validation=10,test=10
cli-split-bad-share = a name and a whole number above 0, such as train=80; the name must be possible for a file
cli-split-by = Write a file for each material, each number of pieces (men), or each operand of an operation such as theme or result
cli-split-seed = Another number gives another division; the same number, the same division
cli-split-output = The names of the files, in which {"{}"} stands for the number, the share or the value; for example "parts/part-{"{}"}.epd"
cli-split-bad-output = a file name with {"{}"} in it
cli-split-replace = Replace existing files; otherwise nothing is written if there is one
cli-split-after-help =
    The order of the lines stays. Comments and blank lines are kept only with --number. With --by, a line with several operands is in several files, and a line without any in “none”. Files may be larger than memory. Nothing is written unless everything can be read. The names of the files are printed, each with its number of positions.

    Examples:
      tabiya split --number 100000 --output 'part-{"{}"}.epd' puzzles.epd
      tabiya split --shares train=80,validation=10,test=10 --seed 7 -o 'data/{"{}"}.epd' positions/
      tabiya split --by material --output 'endings/{"{}"}.epd' endings.epd

    Exit status: 0 all files are written; 3 a file could not be read or written, a line was left out, or the command line is wrong.
split-summary = Positions: { $positions }, files: { $files }
split-too-many = More than { $most } files would be necessary. Nothing was written.
split-file-exists = { $file } exists already; nothing was written. Replace existing files with --replace, or choose another name.
cli-diff-about = Report the records that two collections do not have in common
cli-diff-json = Print one JSON object per difference, for other programs
cli-diff-old = The old file or folder; - means standard input
cli-diff-new = The new file or folder; - means standard input
cli-diff-after-help =
    Lines with the same position are versions of one record: - is a removed line, + an added one, ~ a changed one, with its changed operations below it. The order of the lines and of the operations does not count, nor do blank lines. Files may be larger than memory.

    Examples:
      tabiya diff old.epd new.epd
      tabiya diff --json suite-2025/ suite-2026/ | jq .new_line

    Exit status: 0 there are no differences; 1 there are some; 3 a file could not be read, a line was left out, or the command line is wrong.
diff-summary = Removed: { $removed }, changed: { $changed }, added: { $added }
diff-incomplete = No differences are listed, because not everything could be read
cli-merge-about = Join collections, or three versions of one for Git
cli-merge-all = Write all lines one after the other, with duplicates
cli-merge-git = Merge three versions record by record into OURS, with conflict marks where both sides contradict each other
cli-merge-marker-size = Number of signs in a conflict mark
cli-merge-after-help =
    The order of the lines stays, and comments and blank lines are kept. Of lines with the same position one stays, and it gets the operations of the others unless it has one with that opcode. Files may be larger than memory, except with --git.

    Examples:
      tabiya merge --output all.epd mine.epd yours.epd
      tabiya merge --all january/ february/ > spring.epd
      git config merge.tabiya.driver 'tabiya merge --git %O %A %B'

    Exit status: 0 everything is joined; 1 there are conflicts (--git); 3 a file could not be read or written, a line was left out, or the command line is wrong; 129 the same with --git.
merge-conflicts = Conflicts: { $count }
cli-make-about = Make positions by a recipe
cli-make-recipe = The conditions, with commas between them, the pieces first: “KRP v KR, white wins, no capture”
cli-make-file = Read the recipe from this file
cli-make-again = Read the recipe that a file made by this command keeps in a comment
cli-make-count = The number of positions, in place of that of the recipe (10)
cli-make-seed = Another seed makes another choice, in place of that of the recipe (0)
cli-make-after-help =
    The conditions, each at most once:
      KRP v KR, or several: KQ v K or KR v K
      white pawn on 5-7, black king on e4-h8 dark, white rook on a or h1 (squares, rectangles, files, ranks; several words must all hold)
      white to move, black to move
      white wins, black wins, draw; win or loss for the side to move
      mate in 10-30 (up to four pieces), dtz 1-20 (with Syzygy tables), winning moves 1, winning moves 2+
      no capture (none is possible), no check
      reciprocal zugzwang; turn decides (won with one side to move, drawn with the other)
      any last move (also positions that no move can lead to), mirrored too (also positions that are alike)
      count 50, seed 7

    Tabiya knows all endgames of up to four pieces; for others it asks Syzygy tables. The positions are chosen at random. The same recipe gives the same positions on every machine. If fewer exist, all of them are written. The first line keeps the recipe.

    Examples:
      tabiya make "KP v K, white to move, white wins, winning moves 1" --count 50 --output pawns.epd
      tabiya make --syzygy ~/syzygy "KRP v KR, white pawn on 5-7, white to move, white wins, no capture"
      tabiya make --again pawns.epd --seed 8

    Exit status: 0 as many positions as wanted are made; 1 fewer exist; 3 a file or table could not be read or written, or the recipe or the command line is wrong.
make-summary = Positions made: { $count }
make-only = Only { $count } of { $wanted } positions exist
make-broken-off = Only { $count } of { $wanted } positions were made
make-progress = Found { $found } of { $count }, { $percent } % of all placements tried
make-no-recipe = { $file }: no line keeps a recipe
make-recipe-too-long = { $file }: this is no recipe, because it has more than 1 MiB
make-no-table = The table { $file } is missing. Name its folder with --syzygy.
recipe-nothing = The recipe is empty. It begins with the pieces, such as KRP v KR.
recipe-version = This version of Tabiya does not know such recipes: “{ $text }”
recipe-pieces = These are not the pieces of two sides, each with one king, such as KRP v KR: “{ $text }”
recipe-too-many-pieces = A recipe has at most 16 pieces: “{ $text }”
recipe-unknown-condition = There is no such condition: “{ $text }”
recipe-twice = This is given twice: “{ $text }”
recipe-squares = These are not squares, files or ranks such as e4-h8, a-c or 5-7: “{ $text }”
recipe-too-few-squares = There are too few squares for the pieces: “{ $text }”
recipe-no-such-piece = The recipe has no such piece: “{ $text }”
recipe-number = This is not a number or a range such as 10-30 or 2+: “{ $text }”
recipe-count = The number of positions is from 1 to 1,000,000: “{ $text }”
recipe-mate-of-too-many = The distance to mate is known for up to four pieces: “{ $text }”
recipe-contradiction = This contradicts the result: “{ $text }”
cli-tables-about = Write the truth of endgames into records, and list false claims
cli-tables-syzygy = A folder with Syzygy tables (.rtbw, .rtbz) for more than four pieces; it can be given several times
cli-tables-check = Write no records: list the claims that are false
cli-tables-replace = Replace dm, ce, wdl and dtz where the record already has them
cli-tables-after-help =
    Tabiya knows all endgames of up to four pieces: the result and the distance to mate. It adds dm (the side to move mates in so many moves), ce (a mate or a draw), wdl (2 won, 0 drawn, -2 lost; 1 and -1 if the fifty-move rule makes it a draw) and, with Syzygy tables, dtz. A FEN becomes an EPD, and its counters become hmvc and fmvn. All other lines stay as they are.
    A claim is false if dm, a mate in bm or wdl contradicts the tables, or if a move of bm gives the result away.

    Examples:
      tabiya tables endings.epd > known.epd
      tabiya tables --check suite.epd
      tabiya tables --syzygy ~/syzygy --replace --output suite.epd suite.epd

    Exit status: 0 no claim is false; 1 a claim is false; 3 a file or table could not be read, a line was left out, or the command line is wrong.
tables-summary = Lines: { $lines }, with a known truth: { $known }, false claims: { $false }
tables-false-claim = { $claim } is false: { $truth }
tables-false-move = { $claim } gives the result away: { $truth }
endgame-truth = Endgame truth
endgame-truth-file =
    { $number ->
        [one] Asks endgame tables about the one position in this file.
       *[other] Asks endgame tables about all { $count } positions in this file.
    }
endgame-truth-shown =
    { $number ->
        [one] Asks endgame tables about the one position shown in the list.
       *[other] Asks endgame tables about the { $count } positions shown in the list.
    }
endgame-truth-selected =
    { $number ->
        [one] Asks endgame tables about the selected position.
       *[other] Asks endgame tables about the { $count } selected positions.
    }
endgame-truth-about = False claims are listed, and the results can be written into the records: dm, ce, wdl, dtz.
endgame-truth-by-heart = Tabiya knows all endgames of up to four pieces. For more pieces, choose folders with Syzygy tables in the settings.
endgame-truth-tables = Tabiya knows all endgames of up to four pieces. Your Syzygy tables have up to { $pieces } pieces.
endgame-truth-stopped = The tables have not been asked about these positions yet, or the positions have changed since then.
endgame-truth-again = Ask again
endgame-truth-known = Known results: { $count }
endgame-truth-unknown = Unknown: { $count }
endgame-truth-false-count = False claims: { $count }
endgame-truth-second-count = Second solutions: { $count }
endgame-truth-false = False claims
endgame-truth-second = Second solutions
endgame-truth-no-games = Tables are asked about positions. Open the games as positions to do that.
endgame-truth-no-false = No claim is false.
endgame-truth-no-second = No record has a second solution.
endgame-truth-replace-tip = Also removes operations that are no longer true. Otherwise only missing ones are added.
endgame-truth-write =
    { $number ->
        [one] Write into one record
       *[other] Write into { $count } records
    }
endgame-truth-write-none = Nothing to write
endgame-truth-show = Show
wrong-move-of-solution = Move { $turn } of the solution: { $reason }
status-endgame-truth = Asking endgame tables…
tables-none = { $folder }: there are no Syzygy tables (.rtbw, .rtbz)
tables-folder-not-found = { $file }: there is no such folder
tables-not-a-folder = { $file }: this is a file, not a folder
find-beyond-tables =
    { $number ->
        [one] One position is beyond the endgame tables.
       *[other] { $count } positions are beyond the endgame tables.
    }

cli-certify-about = Mark exercises in which only one move is right, and give the reasons for the others
cli-certify-engine = The engine to ask about positions that no table knows: a file, or a name in the usual folders
cli-certify-check = Write no records: list the exercises that are not certified, or only in part
cli-certify-replace = Cut the solution (pv) where it stops being the only one
cli-certify-again = Also judge records that have the mark certified
cli-certify-after-help =
    An exercise is a record with a solution (pv, bm, pm) or an announced mate (dm). A move is right if it mates in the announced number of moves, or, without a mate, if it keeps the result. At each turn of the solver along the solution, only one move may be right. If that fails at the first turn, the exercise is not certified; at a later one, it is certified up to there.

    Endgame tables judge where they reach: those in the program up to four pieces, those of --syzygy beyond, where no mate is announced. Elsewhere the engine does, with two lines of analysis: from 2.5 pawns on a side wins, up to 1 pawn nobody does, and in between it is open whether a side wins or nobody does. Without limits it searches 1 million positions.

    What passes gets the operation certified, with the number of turns and the judge (tables, engine or both): certified 3 tables. Records that have it are skipped.

    Examples:
      tabiya certify mates.epd > certified.epd
      tabiya certify --engine stockfish --depth 20 --output suite.epd suite.epd
      tabiya certify --check --syzygy ~/syzygy studies.epd

    Exit status: 0 if every exercise is certified, 1 if one is not, 3 if a file could not be read or written.
certify-summary = Lines: { $lines }, certified: { $certified }, not certified: { $refused }, skipped: { $skipped }
certify-refused = { $file }:{ $line }: not certified: { $reason }
certify-cut = { $file }:{ $line }: certified up to move { $turns }: { $reason }
certify-no-solution = there is no solution
certify-no-moves = the position has no legal moves that the rules define
certify-second = { $move } is right as well
certify-shorter =
    { $moves ->
        [one] there is a mate in one move
       *[other] there is a mate in { $moves } moves
    }
certify-no-mate = there is no mate in the announced number of moves
certify-wrong = the move of the solution is wrong; { $move } is right
certify-lost = the side to move loses in any case
certify-nothing-keeps = no move keeps the result of the moves before it
certify-beyond = no endgame table knows the position, or its distance to mate
certify-table = a table cannot be used
certify-engine = the engine gave no answer
certify-few-lines = { $engine }: it gave fewer than two lines of analysis, but certify compares the two best moves. Choose an engine that has the option MultiPV, or raise the limits of the search.
certify-not-proved = the values of the moves prove nothing
certify-not-marked = the mark certified cannot be added to the operations
table-foreign = { $file }: is not a Syzygy table
table-cut = { $file }: is cut short
table-damaged = { $file }: is damaged
table-other-pieces = { $file }: is about other pieces than its name says
table-unreadable = { $file }: cannot be read
command-endgame-results = Show results of endgames
command-results-for-other-side = Results if the other side were to move
other-words-endgame-results = what if tablebase tables truth won drawn lost mate hint squares other side to move
setting-endgame-results = Results of endgames on the board
setting-endgame-results-about = While you drag a piece, hold it as a brush or move it by keys, each square shows the result that the position would have: White or Black wins, with the moves to mate, draw, or illegal. While moves are played, the moves have results, too. Tabiya knows all endgames of up to four pieces.
setting-endgame-results-words = what if tablebase syzygy truth won drawn lost mate hint squares
announce-for-other-side = Results are also shown as if the other side were to move
announce-for-own-side = Results are shown for the side to move
outcome-illegal = Illegal
outcome-white-wins = White wins
outcome-black-wins = Black wins
outcome-fifty = Draw by the fifty-move rule
outcome-here = here: { $result }
outcome-on-square = { $square }: { $result }
outcome-if-to-move =
    { $side ->
        [white] If White were to move: { $result }
       *[black] If Black were to move: { $result }
    }
outcome-moves = Moves by result
outcome-of-move = { $move }: { $result }
status-finding-tables = Looking for endgame tables
setting-table-folders = Endgame tables
setting-table-folders-about = Folders with Syzygy tables (.rtbw, .rtbz), for endgames of more than four pieces. The folders that an engine has as SyzygyPath are used, too.
setting-table-folders-words = syzygy tablebase tables folder rtbw rtbz syzygypath
tables-add-folder = Add folder…
tables-look-again = Look again
tables-remove-folder = Remove { $folder }
tables-of-engine = as SyzygyPath of { $engine }
tables-found =
    { $count ->
        [one] One table
       *[other] { $count } tables
    }, up to { $pieces } pieces
tables-none-found = No tables found
tables-disk-silent = The disk with the endgame tables does not respond
tables-folder-fault = { $folder }: { $reason }
tables-more-faults =
    { $count ->
        [one] And one more file
       *[other] And { $count } more files
    }
dialog-table-folder-title = Folder with endgame tables
file-dialog-take-tables = Use this folder
truth-draw = Draw
truth-wins =
    { $side ->
        [white] White wins
       *[black] Black wins
    }
truth-wins-if =
    { $side ->
        [white] White wins, unless the fifty-move rule comes first
       *[black] Black wins, unless the fifty-move rule comes first
    }
truth-mates =
    { $side ->
        [white] White wins, mate in { $moves }
       *[black] Black wins, mate in { $moves }
    }
truth-mates-if =
    { $side ->
        [white] White wins, mate in { $moves }, unless the fifty-move rule comes first
       *[black] Black wins, mate in { $moves }, unless the fifty-move rule comes first
    }
truth-fifty-moves =
    { $side ->
        [white] Draw by the fifty-move rule; White wins without it
       *[black] Draw by the fifty-move rule; Black wins without it
    }
cli-positions-about = Write the positions of games (.pgn) and of tables of puzzles (.csv), one record per line
cli-positions-last = The last position of each game; this is the default
cli-positions-every = Every position
cli-positions-at = The position after this move: 23w after White’s 23rd move, 23b (or 23) after Black’s
cli-positions-bad-move = a move number followed by w or b for the side that moved, such as 23w
cli-positions-starts = The first position of each game that has a FEN tag
cli-positions-comments = Positions with a comment, an annotation sign, an arrow or a diagram mark
cli-positions-tabiya = The last position of each game that is among the named openings that Tabiya knows
cli-positions-variations = Take positions from variations as well
cli-positions-played = Save the move that was played as the expected move (pm), as the best move (bm), or not at all
cli-positions-output = Write to this file instead of standard output, when everything is read; it is not written if another program changes it meanwhile
cli-positions-input = Files with games or tables, also compressed (.gz, .zst, .bz2); - or no file means standard input
cli-positions-after-help =
    Each record is EPD. Its id names the players, the event, the year and the move that led there; comments become c0, with their arrows and marked squares. A game that breaks off is reported with its line and move, and everything before and after that is written.
    Puzzles begin after the opponent’s move, as they are meant to be solved: bm and pv contain the solution, and rating, theme and the other columns become operations of their own. Other tables need a column with positions as FEN.
    
    Examples:
      tabiya positions --every --output positions.epd games.pgn
      tabiya positions --at 23w games.pgn.zst | tabiya check
      tabiya positions --comments --variations studies.pgn > diagrams.epd
      tabiya positions puzzles.csv.zst > puzzles.epd
    
    Exit status: 0 everything was read; 2 a game or row could not be read to the end, or a file has none; 3 a file could not be read or written, or the command line is wrong.
cli-read-about = Read the chess diagrams in pictures and PDF files: screenshots, scanned pages, photos, books
cli-read-json = Print one JSON object per file, for other programs
cli-read-file = Pictures (PNG, JPEG, WebP, GIF, BMP or TIFF) and PDF files
cli-read-pages = Read only these pages of PDF files, such as 3-7, 12 or 40-
cli-read-password-file = For encrypted PDF files: a file with the password in its first line
cli-read-bad-pages = pages are given as 3-7, 12 or 40-, counted from 1
cli-read-give-password = Put it in a file, and name that file with --password-file.
cli-read-page = page { $page }
cli-read-page-of-file = { $file }, page { $page }
cli-read-written = stated by the file itself
cli-read-offered = the file states { $fen }, but the picture does not clearly show it
cli-read-after-help =
    The output has one line per board: its FEN, the certainty of the reading and the squares in doubt. The side to move is taken from a mark, a caption, the highlighted last move or a check; where nothing shows it, the FEN has White, and it is listed as an open question. Castling rights are set where king and rook are on their starting squares; since no picture can show them, they are listed as an open question.
    Everything is read on this machine; nothing is sent anywhere.
    
    Examples:
      tabiya read screenshot.png
      tabiya read --json page-*.jpg > pages.json
      tabiya read --pages 12-40 book.pdf > positions.epd
    
    Exit status: 0 the files were read, whether or not there is a board; 3 a file could not be read, or the command line is wrong.
cli-read-none = { $file }: no board was found.
cli-read-unlikely = { $file }: { $reason }
cli-read-board = { $percent } % sure
cli-read-doubt = { $percent } % sure; in doubt: { $squares }
cli-read-missing = not in the picture: { $lines }
cli-read-turn-white = White to move ({ $sign })
cli-read-turn-black = Black to move ({ $sign })
cli-read-asked = open questions: { $questions }
cli-read-ask-password = Password of { $file }:
scan-unknown-kind = { $file } is not a picture that can be read here. Tabiya reads PNG, JPEG, WebP, GIF, BMP, TIFF and PDF.
scan-too-large = { $file } is too large: { $width } × { $height } pixels. Make it smaller, or cut out the part with the diagrams.
scan-damaged = { $file } cannot be read because the picture is damaged: { $reason }
scan-unreadable = { $file } cannot be read: { $reason }
scan-needs-password = { $file } is encrypted and opens only with its password.
scan-wrong-password = The password does not open { $file }.
scan-no-such-page = { $file }: there is no such page.
scan-too-slow = { $file } takes too long to read and was left out.
scan-too-much = { $file } needs more memory than is allowed for a picture, or cannot be read at all; it was left out.
scan-cancelled = Reading was stopped.
cli-render-about = Draw positions: pictures, pages for the web and for print, and text
cli-render-format = Output format; by default, the format that the output's name implies, or else svg
cli-render-size = Width of the pictures in pixels; short for --set size=PIXELS
cli-render-style = The style to begin with: one of your own, or one of { $names }
cli-render-set = A property that differs from the style, such as coordinates=none, theme=book or pieces=FOLDER; may be given several times
cli-render-sheet = Put the diagrams on pages of this paper size, as PDF, or each page as svg or png
cli-render-per-page = Number of diagrams on a page, 6 by default
cli-render-landscape = Turn the pages to landscape
cli-render-solutions = Add pages with the solutions at the end
cli-render-solution-lines = Number of answer lines below each diagram
cli-render-no-pages = Pages are pdf, svg or png
cli-render-title = The heading of a document, instead of the file name
cli-render-strict = Leave out lines that have to be repaired
cli-render-output = The file to write instead of standard output, or the folder to write one file per position into
cli-render-input = Positions as text (a FEN, whatever text surrounds it); files with one position per line, not compressed; or - for standard input, which is also the default
cli-render-no-equals = this is not KEY=VALUE
cli-render-bad-key = there is no such key; the keys are: { $keys }
cli-render-bad-value = possible values: { $possible }
cli-render-after-help =
    A single position goes to standard output or into a file. For several positions, pictures (svg, png, jpeg, webp) go into a folder, which is created if necessary; each name starts with the number of the picture, followed by its id. pdf, html, markdown, latex, forum and figurines hold any number of positions in one file; given a folder, they write one file per position. markdown puts its pictures in a folder next to its file. Existing files are replaced, unless another program changes them meanwhile; without --format, only files with the extension of a diagram are replaced.

    The id of a record becomes the caption; bm, am, dm, pm and pv become the solution; [%csl …] and [%cal …] in its comments become square marks and arrows.

    Properties of a style:
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
      tabiya render --animate --output game.webp game.pgn
      tabiya render --set theme=blue --set coordinates=none -o mate.png '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'

    Exit status: 0 every position is drawn; 1 something was repaired; 2 a line was left out, or there was no position; 3 something could not be read or written, or the command line is wrong.
cli-render-no-style = There is no style { $name }. The styles are: { $names }
cli-render-incomplete = Nothing was drawn, because not everything could be read
cli-render-nothing = There is no position to draw
cli-render-no-room = The input could not be stored in { $folder }, the folder for temporary files: { $reason }. Make room there, or set TMPDIR to another folder
cli-render-terminal = The picture was not written to the terminal, which cannot show it. Name a file: tabiya render --output FILE …
cli-render-no-format = { $file } was not written, because its name does not imply a format. Name the format as well: tabiya render --format svg --output FILE …
cli-render-needs-folder = These are { $count } pictures, each a file of its own. Name a folder: tabiya render --output FOLDER …
cli-render-folder-not-made = The folder { $folder } could not be created: { $reason }
cli-render-failed = Diagram { $number }: { $reason }
cli-file-not-found = { $file }: there is no such file
cli-file-is-folder = { $file }: this is a folder, not a file
cli-file-gzip = { $file }: this file is compressed and was not read; unpack it with gzip -dc FILE | tabiya …
cli-file-zip = { $file }: this file is an archive and was not read; unpack it with unzip -p FILE | tabiya …
cli-file-no-permission = { $file }: you do not have permission to read this file
cli-file-failed = { $file }: could not be read: { $reason }
cli-output-failed = The output could not be written: { $reason }
cli-stopped = Tabiya has stopped because of an internal error.
cli-more-like-this = { $number ->
    [one] … and { $count } more like this: { $example }
   *[other] … and { $count } more like this: { $example }
}
cli-progress-percent = Reading: { $percent }%
cli-progress-drawing = Drawing: { $percent }%
cli-progress-bytes = Reading: { $megabytes } MB

## Report of tabiya check and tabiya convert
## (like all messages whose names end in -report, these begin with a lower-case letter and have no full
## stop at the end)

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
check-summary-repaired = { $count } can be repaired
check-summary-illegal = { $count } illegal
check-summary-unreadable = { $count } unreadable
games-title = Which positions of { $name }?
games-title-as-games = Open { $name } as games
games-title-pasted = Which positions of the pasted games?
games-counted = { $number ->
    [one] { $count } game.
   *[other] { $count } games.
}
games-counted-so-far = { $number ->
    [one] { $count } game so far…
   *[other] { $count } games so far…
}
games-rows-counted = { $number ->
    [one] { $count } row.
   *[other] { $count } rows.
}
games-rows-counted-so-far = { $number ->
    [one] { $count } row so far…
   *[other] { $count } rows so far…
}
games-counted-broken = { $number ->
    [one] { $count } cannot be read to the end.
   *[other] { $count } cannot be read to the end.
}
games-title-save = Which positions go into { $name }?
games-save-about = The file gets positions alone: the moves and variations of the games, and most of their tags, have no place in it. The games stay in this document.
games-save = Save
status-counting-positions = Counting the positions of the games
games-rows = Rows
games-rows-positions = Positions
games-rows-games = Games
games-as-games-about = Each row is a game with its moves, variations and comments. What you change is written into its game, and the file is saved as PGN; all other games stay as they are, byte for byte.
games-games = Games
games-all = All games
games-some = Chosen games
games-choose = Choose games
games-search = Search games by player, event or date
games-search-hint = Player, event, date
games-none-found = No game matches
games-number = Game { $number }
games-choose-all = Choose all
games-choose-none = Choose none
games-which = Positions
games-last = The last of each game
games-starts = The start of each game, if set up
games-after = After move
games-after-number = Number of the move
games-every = All
games-marked = With a comment or a sign
games-book = Where each game leaves the openings
games-variations = Variations too
games-move-pm = expected (pm)
games-move-bm = best (bm)
games-move-none = leave out
games-position-column = Positions from the column
games-columns = Columns
games-columns-about = Each of these becomes an operation of its positions. They can be searched and sorted by it.
games-preview = The first of them
games-preview-none = There are none at the beginning of the file.
games-open = Open
games-add = Add
games-pasted-name = the pasted text
games-broken = { $number ->
    [one] One game of { $file } cannot be read to the end (line { $line }, { $first }). All positions before that are here.
   *[other] { $count } games of { $file } cannot be read to the end, the first in line { $line } ({ $first }). All positions before that, and all other games, are here.
}
games-refused = { $number ->
    [one] One game of { $file } was not read, because Tabiya reads only chess and Chess960: { $games }.
   *[other] { $count } games of { $file } were not read, because Tabiya reads only chess and Chess960: { $games }.
}
games-refused-game = game { $game } ({ $word })
games-variants = { $number ->
    [one] Shown as text: { $variants }. Tabiya reads only chess and Chess960. This game of { $file } stays in the file, byte for byte.
   *[other] Shown as text: { $variants }. Tabiya reads only chess and Chess960. These { $count } games of { $file } stay in the file, byte for byte.
}
games-variants-one = { $word } ({ $count })
games-variants-by-position = other rules, by the first position
status-finding-variants = Looking for games that are not chess
games-skipped = { $number ->
    [one] In one game of { $file }, something unknown was skipped (line { $line }, { $first }). No moves were changed.
   *[other] In { $count } games of { $file }, something unknown was skipped, the first time in line { $line } ({ $first }). No moves were changed.
}
status-counting-games = Counting the games of { $name }
analyse-no-limit = Give a limit for the search of each position: --time, --depth, --nodes or --mate
analyse-no-engine-file = { $file } is not a program
analyse-no-engine = There is no program called { $name }; { $others }. You can also name its file.
analyse-engines = engines that were found: { $engines }
analyse-no-engines = no engine was found either
analyse-inexact = passed through, because it would have to be repaired (tabiya convert --repair)
analyse-stopped = Stopped.
analyse-kept =
    { $count ->
        [one] 1 result is
       *[other] { $count } results are
    } kept in { $file }; the same command with --resume continues from there
analyse-journal-exists =
    { $count ->
        [one] 1 result of an earlier run is
       *[other] { $count } results of an earlier run are
    } in { $file }: continue with --resume, or remove that file to start again
analyse-journal-in-use = { $file } is in use: another run is writing its results there
analyse-journal-other = The results in { $file } come from another engine, other options or other limits: use the same ones, or remove that file to start again
analyse-journal-none = { $file } is needed to keep the results, but contains something else: move it away, or choose another output file
analyse-not-kept = Results cannot be kept in { $file }: { $reason }
analyse-summary-searched = { $count } searched
analyse-summary-known = { $count } already known
analyse-summary-skipped = { $count } already with a result
analyse-summary-not-sent = { $count } not sent
analyse-summary-failed = { $count } failed
analyse-summary-not-asked = { $count } not searched
analyse-summary-inexact = { $count } to be repaired
analyse-summary-solved = { $solved } of { $count } solved
analyse-summary-kept = { $count } left unchanged (--replace writes them)
analyse-pace-percent = { $percent }%
analyse-pace-records =
    { $count ->
        [one] 1 position
       *[other] { $count } positions
    }
analyse-pace-rate = { $count } a minute
analyse-pace-left = { $time } left
analyse-audit-wrong-move = a move of the task cannot be played
analyse-audit-second-move = { $move } ({ $value }) is at least as good as the only move that bm gives ({ $named })
analyse-audit-shorter-mate = dm says { $told }, but there is a mate in { $proved }
analyse-audit-is-mated = dm says { $told }, but the side to move is mated in { $proved }
analyse-table-solved = solved
analyse-table-of = of
analyse-table-points = points
analyse-table-mean-time = mean time
analyse-table-all = all
analyse-table-no-theme = (no id)
analyse-table-missed = Not solved: { $count }
analyse-table-remarks = Remarks: { $count }
analyse-compare-none = The two files have no position in common with a task and an answer (pm or pv)
analyse-compare-only = Only { $first }: { $count }
analyse-compare-only-second = Only { $second }: { $count }
analyse-compare-both = Both: { $count }
analyse-compare-neither = Neither: { $count }
status-counting-pasted-games = Counting the pasted games
status-reading-pasted-games = Reading the pasted games
positions-game = game { $game }: { $why }
positions-game-variation = game { $game }, in a variation: { $why }
positions-row = row { $row }: { $why }
positions-none = { $file }: no games and no table with positions were found
positions-fault-move = { $move } is not a legal move
positions-fault-ambiguous = { $move } could be one of several moves
positions-fault-start = no moves are possible in its first position: { $word }
positions-fault-variant = it is a game of { $word }, and only chess and Chess960 are read
positions-fault-variant-marks = its position belongs to another variant of chess: { $word }
positions-fault-unclosed = a comment or a variation is not closed
positions-fault-too-long = it is too long, and the rest of it is left out
positions-fault-position = no position can be read: { $word }
positions-fault-row-move = { $word } is not a legal move
positions-fault-open-quote = a quotation mark is not closed: { $word }
positions-fault-not-an-object = not a JSON object from here: { $word }
positions-fault-row-too-long = it is longer than 1 MiB and was left out
positions-fault-too-deep = too many JSON values within each other: { $word }
positions-fault-repeated-name = a name occurs twice: { $word }
positions-skipped-word = an unknown word was skipped: { $word }
positions-skipped-sign = an unknown sign was skipped: { $word }
positions-skipped-tag = a tag that cannot be read was skipped: { $word }
positions-skipped-more = { $what } (and { $count } more)
positions-summary =
    { $games ->
        [one] 1 game or row
       *[other] { $games } games or rows
    }, { $broken } of them broken: { $positions ->
        [one] 1 position written
       *[other] { $positions } positions written
    }
cli-file-window = { $file }: unpacking this file needs more memory than is allowed for it; unpack it with zstd -dc --long=31 FILE | tabiya …
cli-file-damaged = { $file }: the compressed file is damaged or incomplete; everything before the damage was read
cli-file-packed-twice = { $file }: this file is compressed twice, and nothing of it was read; unpack it once with another program
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
cli-copy-kept = The complete output is in { $file }; the Tabiya window also offers it at its next start
cli-no-copy = Set XDG_STATE_HOME to a folder with room for a copy, or choose another output file
cli-convert-not-written = { $file } was not written: { $reason }
cli-reason-not-regular = it is not an ordinary file
cli-reason-folder = it is a folder
cli-reason-folder-gone = its folder does not exist
cli-reason-permission = you do not have permission to write it
cli-reason-link-of-third-party = it is a link that belongs to another user, in a folder where everybody may create files, and the system does not follow such links
cli-reason-read-only = its disk is read-only
cli-reason-marked-read-only = it is marked as read-only
cli-reason-changed = another program has changed or created it since the work began. Run the command again
cli-reason-removed = another program has removed it since the work began. Run the command again
cli-reason-disk-full = there is no room for it
cli-reason-name-too-long = its name is too long for this disk
cli-reason-name-not-taken = no file can have this name
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
solution-avoid = avoid { $moves }
solution-mate = mate in { $moves }
solution-mated = mated in { $moves }
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
piece-set-outside = it refers to an external resource: { $address }
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
pages-shown = Positions shown ({ $count })
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
pages-html = Web page
pages-markdown = Markdown
pages-latex = LaTeX
pages-forum = Forum tags
pages-preview-cut = The preview is cut. The file has everything.
pages-preview-whole = This is the whole text.
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
pages-summary-text =
    { $number ->
        [one] One diagram
       *[other] { $count } diagrams
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
recovery-to-come = date in the future
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
        [one] 1 position changed
       *[other] { $count } positions changed
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
        [one] 1 position added
       *[other] { $count } positions added
    }
recovery-removed-alone =
    { $number ->
        [one] 1 position removed
       *[other] { $count } positions removed
    }
recovery-reordered = positions reordered
recovery-blank = a blank line
recovery-same = Nothing differs from the file: everything was saved. You can discard this.
recovery-games =
    { $number ->
        [one] The moves of one game are in no file.
       *[other] The moves of { $count } games are in no file.
    }
recovery-games-damaged =
    { $number ->
        [one] One game cannot be recovered: its record is damaged, or its position is missing.
       *[other] { $count } games cannot be recovered: their records are damaged, or their positions are missing.
    }
recovery-games-lost =
    { $number ->
        [one] One game of { $name } could not be recovered: its record is damaged, or its position is missing. All other games are there.
       *[other] { $count } games of { $name } could not be recovered: their records are damaged, or their positions are missing. All other games are there.
    }
games-apart =
    { $number ->
        [one] The position of one game is no longer in { $name }. The game is in a new document.
       *[other] The positions of { $count } games are no longer in { $name }. These games are in a new document.
    }
recovery-nothing-changed = Nothing was changed in it.
recovery-file-changed = The file has changed since. Recover opens a new document and does not touch the file.
recovery-file-gone = The file no longer exists. Recover opens a new document.
recovery-file-unreachable = The file cannot be reached now. Recover opens a new document and does not touch the file.
recovery-part = Some positions cannot be recovered now: they were only in the file, or in a copy of it, which has changed, is damaged or is gone. The record stays until you discard it, so that everything can be recovered if the file comes back. When you save, another name is offered.
recovery-name-offered = When you save, the file’s name is offered.
recovery-damaged = This record is damaged. The part after the damage cannot be read, so later changes may be missing. The record stays until you discard it.
recovery-copy = This is a complete copy of the positions from a save that was interrupted. The file may be damaged. Recover opens the copy; when you save, the file’s name is offered.
recovery-reading = Reading…
recovery-wanted = It will open as soon as it has been read.
recovery-changes = Recovered changes
recovery-changes-bar = Scroll the changes
recovery-change-changed = Position { $number }: { $before } becomes { $after }
recovery-change-added = Position { $number }, new: { $after }
recovery-change-removed = Position { $number }, removed: { $before }
recovery-more =
    { $number ->
        [one] One more change is not shown.
       *[other] { $count } more changes are not shown.
    }
recovery-diagram = The selected position as changed
recovery-recover = Recover
recovery-recover-all = Recover all { $count }
recovery-recover-newest = Recover the newest { $count }
recovery-try = Recover anyway…
recovery-try-sure = It may use all the memory of this computer. Save what is open first.
recovery-try-go = Recover anyway
recovery-discard = Discard…
recovery-later = Later
recovery-later-tip = Keeps everything. The next start offers it again.
recovery-discard-sure = Discard it for good? There is no other copy of this work.
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
        [one] This is too large to open: it contains { $count } line.
       *[other] This is too large to open: it contains { $count } lines.
    }
recovery-too-large = This is too large to open: it would take more than { $size } of memory.
recovery-too-large-choices = Later keeps it, Discard removes it for good.

## First steps

command-first-steps = First steps
other-words-first-steps = first-time start begin help hint tip introduction tutorial
first-steps-close = Close the first steps
first-steps-done = Done: { $step }
first-steps-board = Drag the pieces; right-click a square to choose one.
# The letters are those of FEN and the same in every language.
first-steps-keys = Type on the board: K places a white king, k a black one, and each letter moves to the next square; arrow keys move the cursor.
first-steps-paste = { $paste } finds a position in any text; { $undo } undoes anything.

## Recent files and files to reopen

menu-save-other = Save in another form
menu-open-other = Open other
menu-recent = Open recent
command-open-recent = Open recent file…
command-clear-recent = Clear recent files
command-bring-back-recent = Restore cleared files
command-remember-recent = Remember recent files
command-reopen-files = Reopen files at the next start
other-words-recent = history, last files, reopen, session, privacy
obstacle-no-recent-to-clear = There are no recent files, or all of them are pinned
obstacle-no-recent-cleared = No recent files have been cleared since the start
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
settings-hint = Try “dark”, “text size” or “shortcuts”
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
settings-group-engines = Engines
settings-file = Saved in { $file }. It is plain text and may be edited while Tabiya is closed.
settings-copy-path = Copy the path
settings-file-none = Changes last until Tabiya is closed: this start uses no settings file.
setting-usual = { $setting }: reset to default ({ $value })
setting-given = Set on the command line for this start only. Your choice here is saved.
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
setting-contrast-about = How strongly text and controls contrast with the background.
setting-contrast-words = high contrast accessibility readable visibility eyes sight
setting-contrast-usual = Standard
setting-contrast-high = High
setting-motion = Motion
setting-motion-about = Fading windows, sliding lists and the blinking caret.
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
setting-solution-arrows = Best moves as arrows
setting-solution-arrows-about = The moves of bm, and the first of pv, as outlined arrows on the board. They are not saved with the position.
setting-solution-arrows-words = bm pv solution best move expected line hide
setting-solutions = Solutions
setting-solutions-about = The moves of bm, am, pm, pv, sm and sv in the list, beside the board and as arrows. Switch them off to solve puzzles yourself.
setting-solutions-words = puzzle spoiler answer hide best moves
setting-reopen-files = Reopen files at the next start
setting-reopen-files-about = Each file opens at its last place in the list.
setting-reopen-files-words = session restore tabs last time continue
setting-recent-files = Remember recent files
setting-recent-files-about = They are listed under File, Open recent.
setting-recent-files-words = history private privacy last files
setting-games = Positions from games
setting-games-about = The selection offered first when a PGN file is opened.
setting-games-words = pgn games import puzzles positions
setting-games-variations = Positions from variations
setting-games-variations-about = Whether positions that occur only in variations are also opened.
setting-games-variations-words = pgn sidelines analysis
setting-games-move = Move played
setting-games-move-about = How the move played in a position is saved with it.
setting-games-move-words = pgn solution pm bm
setting-first-steps = First steps
setting-first-steps-about = Tips shown at the first start.
setting-first-steps-words = hint tips welcome tour introduction
setting-first-steps-new = Shown
setting-first-steps-seen = Hidden
setting-castling = Castling rights
setting-castling-about = Both forms are read. This setting decides which one is written.
setting-castling-words = Shredder X-FEN KQkq HAha Chess960 960 Fischer random freestyle castle dialect O-O
setting-en-passant = En-passant target
setting-en-passant-about = When the FEN includes it.
setting-en-passant-words = en passant ep e.p. pawn capture convention double step
setting-piece-language = Piece letters
setting-piece-language-about = On the board, in piece lists and text diagrams. FENs always use English letters.
setting-piece-language-words = notation language names of the pieces KQRBN KDTLS letters
setting-figurines = Figurines instead of letters
setting-figurines-about = In piece lists and text diagrams.
setting-figurines-words = figurine notation symbols unicode icons
setting-list-fens = FENs in the list
setting-list-fens-about = Rows with a name or operations show the FEN, too.
setting-list-fens-words = list rows fen text names titles
setting-keys = Keyboard shortcuts
setting-keys-about = A command can have any shortcut, several or none.
setting-keys-words = keyboard shortcuts hotkeys key bindings
setting-keys-of = { $command }: { $keys }
setting-no-keys-of = { $command }: no shortcut
setting-styles = Named styles
setting-styles-about = Diagram styles that you name are created, changed and deleted in the Diagram dialog.
setting-styles-words = picture export image print look SVG PNG PDF
setting-diagram = New diagrams
setting-diagram-about = Start with the style and format chosen last.
setting-diagram-words = picture export image format size resolution last
setting-open-diagram = Diagram…
setting-engine-scores = Scores of engines
setting-engine-scores-about = Whether a positive score is good for White or for the side to move.
setting-engine-scores-words = engine evaluation sign plus minus point of view
setting-engine-scores-white = From White’s side
setting-engine-scores-mover = From the side to move
setting-engine-arrows = Engine moves as arrows
setting-engine-arrows-about = The first move of each of an engine’s lines as an outlined arrow on the board. The arrows are not saved with the position.
setting-engine-arrows-words = engine analysis best move hide
setting-evaluation-bar = Evaluation bar
setting-evaluation-bar-about = While an engine answers, a bar on the left of the board shows how the points would be shared.
setting-evaluation-bar-words = engine analysis score eval gauge hide
setting-engines = Engines
setting-engines-about = Engines are chosen in the panel beside the board. None is started before you start it.
setting-engines-words = engine UCI Stockfish analysis program path options threads hash
setting-open-engines = Engines…
tab-no-file = { $name }: not in a file yet
tab-new = New file
fen-tip = The position as a line of text. What you type shows on the board at once.
find-tip = Type words or conditions, as in the examples. Your choices below also appear here.
operation-field-tip = { $name } – { $meaning }
operation-new-tip = Opcode of a new operation, such as bm for the best move. Enter adds it.
play-resize = Height of the moves
play-resize-tip = Drag this edge, or move it with the arrow keys, to give the moves more or less room; a double click restores it
list-resize = Width of the list
problem-repair-tip = Repair this; { $keys } undoes it

## A second start

cli-new-window = Open another window, even if one is running that could open the files
cli-handed-over = Opened in the Tabiya window that is already running; --new-window opens another.

## Help beside the board

command-help = Help beside the board
command-explain-here = Explain this
help-close = Close the help
help-fen = This FEN
help-rules = About FEN
help-gestures = Gestures
help-parts = Characters of the FEN
help-hint = Point at a character or at a square. With the keyboard: arrow keys here, and { $keys } in the FEN field or on the board.
help-rank = Rank { $rank }
help-behind = After the FEN
help-about-board = Rank by rank from the eighth to the first, each from the a-file to the h-file. K, Q, R, B, N, P are White’s king, queen, rook, bishop, knight and pawn; lower-case letters are Black’s pieces. A number counts empty squares; a slash ends a rank.
help-about-side = w if White is to move, b if Black is.
help-about-castling = The castling rights that remain: K and Q for White, towards the h-file and the a-file; k and q for Black. A right remains as long as king and rook have not moved, even if there are pieces between them.
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
explain-castling-other-king = This right is for a king other than the one that FEN refers to, on { $square }. It does not count.
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
explain-halfmove-clock-claim = { $count } plies without a capture or pawn move. From 100 (fifty moves by each side), a player may claim a draw.
explain-halfmove-clock-drawn = { $count } plies without a capture or pawn move. At 150 (seventy-five moves by each side), the game is drawn.
explain-fullmove-number =
    { $color ->
        [white] White’s
       *[black] Black’s
    } move { $number } comes next
explain-tail = operations or a comment, not part of the position
explain-rest = The text continues. The rest is not explained.
help-rules-what = A FEN is a position in one line of text: six fields separated by single spaces. It is named after David Forsyth and Steven Edwards. Its last four fields are all that it says about the game, so it cannot show whether a position has occurred three times.
help-rules-rights = Castling rights that the pieces rule out are left out of the FEN. Tabiya remembers them: they return when king and rook do.
help-rules-epd = An EPD record has the first four fields of a FEN, followed by operations such as bm Qd1; id "Study 5"; for the best move or a name. The halfmove clock and the fullmove number become the operations hmvc and fmvn.
help-rules-broken-title = Text with errors
help-rules-broken = Every rank and field that can be read is shown on the board at once; the others stay as they were. Tabiya never changes what you type. Repairs are offered below the field.
sign-explained = explained in the help
fixed-menu-bar = it opens the menus
gesture-menu-bar = F10, or Alt with the underlined letter
gesture-menu-bar-does = opens the menus: arrows, letters, Enter; Esc goes back
command-read-diagrams = Read diagrams…
other-words-read-diagrams = scan recognise picture image PDF book page photo OCR
read-diagrams-title = Read diagrams
read-diagrams-about = Choose pictures, folders of scanned pages or books as PDF: every board found in them becomes a row of a collection.
read-diagrams-nothing-chosen = Nothing chosen yet.
read-diagrams-others =
    { $number ->
        [one] and one more
       *[other] and { $count } more
    }
read-diagrams-files = Choose files…
read-diagrams-folder = Choose a folder…
read-diagrams-take-folder = Read this folder
read-diagrams-pages-of-pdf = Pages of a PDF: from
read-diagrams-to = to
read-diagrams-end = the end
read-diagrams-first-page = First page of a PDF
read-diagrams-last-page = Last page of a PDF
read-diagrams-password = Password
read-diagrams-password-hint = only if the PDF asks for one
read-diagrams-goes-on = Continue after the pages already read
read-diagrams-goes-on-tip = If an open collection has boards from these files, reading continues after its last page, and new boards are added to it.
read-diagrams-keep = Save the boards as pictures in a folder
read-diagrams-keep-tip = The folder is created next to the files. With it you can compare the boards with the results at any later time.
read-diagrams-read = Read
read-diagrams-busy = Diagrams are already being read. Wait until that is done, or cancel it.
read-diagrams-nothing-left = All of these pages have been read already. To read them once more, untick “Continue after the pages already read”.
read-diagrams-no-files = There are no pictures and no PDF files there.
read-diagrams-not-begun = { $name } cannot be read: { $reason }
read-diagrams-page-name = { $source }, page { $page }
read-diagrams-crop-fault = the picture of a board could not be saved: { $reason }
read-diagrams-boards =
    { $number ->
        [one] one board
       *[other] { $count } boards
    }
read-diagrams-pages =
    { $number ->
        [one] one page
       *[other] { $count } pages
    }
read-diagrams-doubtful =
    { $number ->
        [one] one with squares in doubt
       *[other] { $count } with squares in doubt
    }
read-diagrams-open-turns =
    { $number ->
        [one] one that does not show whose turn it is
       *[other] { $count } that do not show whose turn it is
    }
read-diagrams-left-out =
    { $number ->
        [one] Left out one place that resembles a board but hardly is one: { $places }. To read it anyway, open the picture by itself.
       *[other] Left out { $count } places that resemble a board but hardly are one, among them: { $places }. To read one anyway, open its picture by itself.
    }
read-diagrams-none =
    { $number ->
        [one] No diagram was found on that page.
       *[other] No diagrams were found on these { $count } pages.
    }
read-diagrams-done = Read { $pages }: { $boards }, { $doubtful }
read-diagrams-stopped = Stopped after { $pages }: { $boards }, { $doubtful }. Reading the same files again continues from there.
read-diagrams-failed =
    { $number ->
        [one] One page could not be read; all others were:
       *[other] { $count } pages could not be read; all others were:
    }
read-diagrams-failed-others =
    { $number ->
        [one] and one more
       *[other] and { $count } more
    }
status-reading-diagrams =
    { $number ->
        [one] Reading diagrams: one board found
       *[other] Reading diagrams: { $count } boards found
    }
dialog-diagrams-title = Read diagrams from
dialog-filter-diagrams = Pictures and PDF
command-proofread = Proofread diagrams…
other-words-proofread = check doubt unsure correct scan picture book confidence
read-diagrams-proofread = Proofread…
proofread-title = Proofread { $name }
proofread-doubtful = In doubt
proofread-illegal = Illegal
proofread-without-king = Without a king
proofread-all = All
proofread-words = Only boards that match a search, as in Find
proofread-words-hint = such as: confidence<80
proofread-place = Board { $number } of { $count }, the least certain first
proofread-keys = → next square in doubt · Shift+arrow: any square · digit or letter: that piece · Delete: empty · Space: correct as is · Enter: whole board correct
proofread-list = Boards; the right and left arrow keys go through squares in doubt, with Shift through all squares
proofread-none = No boards match.
proofread-no-more = No more squares in doubt in this direction
proofread-board = Board { $number }
proofread-gone = This board is no longer in its row.
proofread-no-picture = The picture of this board was not saved.
proofread-confidence = { $percent }% sure
proofread-no-doubt = nothing in doubt
proofread-in-doubt = in doubt: { $squares }
proofread-questions = With questions
proofread-asked = open questions: { $questions }
proofread-answer = { $digit } { $answer }
proofread-no-doubt-here = Nothing is in doubt on this board. To change a square, click it, or press Shift and an arrow key.
proofread-square = In doubt: { $square }
proofread-chosen = { $square }. Choose the right piece.
proofread-settled = { $square }: settled
proofread-alternative = { $digit } { $man }, { $percent }%
proofread-nothing = empty
proofread-keep = Correct as is
proofread-keep-tip = Confirms what was read on this square (Space or 0)
proofread-keep-all = The whole board is correct
proofread-keep-all-tip = Settles all doubts on this board (Enter in the list)
proofread-turns-unknown =
    { $number ->
        [one] One board does not show whose turn it is.
       *[other] { $count } boards do not show whose turn it is.
    }
proofread-only-black-marked =
    { $number ->
        [one] Marks give the move to Black only (on one board), so it is probably White’s on the others.
       *[other] Marks give the move to Black only (on { $count } boards), so it is probably White’s on the others.
    }
proofread-only-white-marked =
    { $number ->
        [one] Marks give the move to White only (on one board), so it is probably Black’s on the others.
       *[other] Marks give the move to White only (on { $count } boards), so it is probably Black’s on the others.
    }
proofread-both-marked = Marks on the others give the move to White on { $white } and to Black on { $black }.
proofread-all-white = White to move on all { $count }
proofread-all-black = Black to move on all { $count }
proofread-all-turns-tip = Answers the question on every board that does not show it. Undo takes it back.
proofread-show = Show on the board
proofread-show-tip = Closes this list and shows the position, where you can change everything
proofread-undo = Undo
proofread-undo-tip = Undoes the last change (Ctrl+Z in the list)
proofread-save = Save corrections…
proofread-save-tip = Saves the pictures and positions of boards whose doubts were settled in a folder, as your own training set. Nothing is sent anywhere.
proofread-saved =
    { $number ->
        [one] One corrected board is in { $folder }
       *[other] { $count } corrected boards are in { $folder }
    }
picture-learned =
    { $number ->
        [one] One other board is read differently after what this one showed
       *[other] { $count } other boards are read differently after what this one showed
    }
proofread-not-saved = The corrected boards could not be saved: { $reason }
proofread-nothing-corrected = No board with a picture has been corrected yet.
status-comparing-boards = Comparing the boards
status-finding-doubts = Looking for boards read from pictures
status-saving-corrections = Saving corrected boards
dialog-corrections-title = Save corrected boards in
file-dialog-take-corrections = Save in this folder

## Variations of a game
command-line-start = To the start of the line
command-line-last = To the end of the line
command-previous-variation = Previous variation
command-next-variation = Next variation
command-choose-next-move = Choose among the moves that follow
command-promote-variation = Promote the variation
command-demote-variation = Demote the variation
command-make-main-line = Make this the main line
command-delete-variation = Delete the variation
command-cut-off-line = Cut off the moves after this one
other-words-variation = game tree, branch, sideline, alternative, subvariation, move up, move down
play-fold = Show the moves after { $move }
play-next = Next:
play-next-move = Next move { $move }
play-next-tip = Show the position after this move
message-variation-promoted = The variation with { $move } was promoted.
message-variation-demoted = The line with { $move } was demoted.
message-main-line-made = The main line now leads to { $move }.
message-variation-deleted = The variation with { $move } was deleted.
message-line-cut-off = The moves after { $move } were cut off.
obstacle-no-other-move-before = No variation precedes this line
obstacle-no-other-move-behind = No other variation follows this line
obstacle-no-choice-of-moves = There are not several moves to choose from
obstacle-main-line = This move belongs to the main line
play-in-variation =
    { $depth ->
        [1] { $move }, variation of move { $number }
       *[other] { $move }, variation of move { $number }, depth { $depth }
    }
message-game-variations =
    { $number ->
        [one] One variation could not be read to its end.
       *[other] { $count } variations could not be read to their ends.
    }
## Solving

command-solve = Solve…
other-words-solve = puzzle tactics exercise train practise repeat hidden solution
status-solve = Looking for tasks
status-solve-keep = Storing a try
solve-title = Solve { $name }
solve-which = Tasks
solve-all = All ({ $count })
solve-new = Never tried ({ $count })
solve-missed = Not solved at the first try last time ({ $count })
solve-due = Due again ({ $count })
solve-left-out =
    { $number ->
        [one] One position has no solution that can be played, and is left out.
       *[other] { $count } positions have no solution that can be played, and are left out.
    }
solve-shuffled = In any order
solve-only-first = Only the first move of each
solve-intervals = A task solved at the first try is due again after longer and longer times: { $days } days. After a wrong move or a hint it keeps its interval, and a missed one begins again.
solve-kept-in = The tries are stored in { $file }, never in the collection.
solve-kept-nowhere = The tries are not stored.
solve-look-again = Look again
solve-start = Start
solve-problem = Task { $number } of { $count }
solve-find = Find the best move.
solve-right = { $move } is right.
solve-solved = { $move } is right: solved.
solve-wrong = { $move } is not the solution. Try again.
solve-refuted = { $move } is not the solution.
solve-refutation = Refuted by { $move }
solve-try-again = The move is taken back. Try again.
solve-answered = The answer is { $move }. Find the next move.
solve-shown = The solution:
solve-hint-piece = Hint: the { $piece } on { $square }
solve-hint-move = Hint: { $move }
solve-field = Your move
solve-field-hint = such as Nf3
solve-field-over = Enter: next task
solve-field-tip = Type a move and press Enter, or move on the board. After the end of a task, Enter goes to the next one.
solve-hint = Hint
solve-hint-tip = Shows the piece, and at the second time the move (F2)
solve-solution = Solution
solve-solution-tip = Plays the solution; the task counts as missed (F3)
solve-themes = Themes: { $themes }
solve-due-again = Due again on { $day }
solve-previous = Previous
solve-previous-tip = Shows the previous task again (Page Up)
solve-next = Next
solve-next-tip = Shows the next task (Page Down, or Enter in the field)
solve-skip = Skip
solve-skip-tip = Goes to the next task without a result (Page Down)
solve-to-score = Finish
solve-to-score-tip = Shows the score (Page Down)
solve-score = Score
solve-score-tip = Shows the score so far (F4)
solve-summary = { $first } of { $count } solved at the first try
solve-unanswered =
    { $number ->
        [one] one task without a result
       *[other] { $count } tasks without a result
    }
solve-theme = Theme
solve-solved-at-once = At the first try
solve-solved-later = Later
solve-not-solved = Missed
solve-time = Time for each
solve-in-total = All
solve-back = Back to the task
solve-missed-again = Missed ones again
solve-missed-again-tip = Begins again with the tasks that were not solved at the first try
solve-gone = This row no longer has a task: another program has changed the file.
solve-not-kept = The try could not be stored in { $file }: { $reason }
solve-file-damaged =
    { $number ->
        [one] One line of { $file } cannot be read and is ignored.
       *[other] { $count } lines of { $file } cannot be read and are ignored.
    }
solve-file-newer = { $file } was written by a newer version of Tabiya. It is left alone, and tries are not stored.
solve-file-unreadable = { $file } cannot be read, so tries are not stored: { $reason }
## Animations of a line

command-animation = Animation of the line…
other-words-animation = animated picture GIF WebP SVG film movie video moves export save copy
animation-title = Animation
animation-file-name = game
animation-start = Starting position
animation-from = From move
animation-to = To move
animation-tempo = Each move
animation-pause = At the end
animation-seconds = {" "}s
animation-mark-moves = Squares of the move
animation-heading = Players
animation-heading-field = Text of the players or another heading
animation-moves = Moves
animation-comments = Comments
animation-play = Play
animation-stop = Pause
animation-step = Move shown
animation-step-tip = Page Up and Page Down step through the moves
animation-count = { $number } of { $count }
animation-copy = Copy animation
animation-no-moves = There are no moves to animate.
animation-too-many = An animation of { $count } moves is too long. Choose a part of at most { $most } moves.
animation-too-wide = { $width } pixels are too wide for an animation. It can have at most { $most }.
status-making-animation = Making the animation
dialog-save-animation-title = Save animation
cli-animate = Write the moves of one game as an animation ({ $formats }) of 480 pixels, unless a style or a size is given; the squares of each move are marked, unless last-move=no
cli-animate-game = Number of the game in its file, 1 by default
cli-animate-from = The first move to play, such as 12 or 12... for Black’s; by default that of the game
cli-animate-to = The last move to play, such as 20 for the moves of both sides, or 20. for White’s alone; by default that of the game
cli-animate-tempo = Seconds for each position, 1 by default
cli-animate-pause = Seconds for the last position, 3 by default
cli-animate-captions = The texts below the board, separated by commas; players,moves by default
cli-animate-bad-move = this is not the number of a move, such as 12 or 12...
cli-animate-formats = An animation is one of { $formats }
cli-animate-one-file = An animation shows a game of one file
cli-animate-no-game = { $file } has no game { $number }
cli-animate-no-move = The game has no move { $move }
cli-render-gif = gif is the format of an animation; use it with --animate
## Playing on against an engine

command-play-on = Play on against an engine
command-take-back = Take back
command-play-on-hint = Hint
command-switch-sides = Switch sides
command-resign = Resign
command-stop-game = Stop the game
other-words-play-on = game opponent computer sparring training continue spar bot undo turn
play-on = Play on against an engine
play-on-open-tip = Play a game from the position on the board
play-on-close = Close the game
play-on-close-tip = Put the card away; the game stops, and its moves stay
play-on-side = You play
play-on-side-tip = Your side
play-on-engine = Opponent
play-on-engine-tip = The engine that answers your moves
play-on-strength = Strength
play-on-strength-tip = The way in which the engine is limited
play-on-time = Time per move
play-on-nodes = Nodes per move
play-on-rating = Rating
play-on-seconds = s
play-on-limit-tip = The limit of the engine for each move
play-on-ratings = { $min } to { $max }
play-on-ratings-unknown = Only the running engine tells which ratings it offers.
play-on-ask-ratings = Ask the engine
play-on-ask-ratings-tip = Start the engine for a moment, without a position
play-on-no-ratings = This engine cannot be limited by a rating. Limit its time or its nodes.
play-on-tell-slips = Say when I slip
play-on-tell-slips-tip = Compares each of your moves with the best one, at full strength, and says when it gives a win or a draw away
play-on-begin = Start the game
play-on-begin-tip = The engine answers your moves on the board
play-on-no-engine = The game needs an engine, and none is chosen yet. The engine panel finds engines on this computer or adds one by its file.
play-on-engine-panel = Engine panel
play-on-engine-panel-tip = Choose an engine; none is started
play-on-is-over = The game is already over here. { $how }
play-on-illegal = The engine may refuse this position. { $problem }
play-on-as-white = You are White against { $engine }
play-on-as-black = You are Black against { $engine }
play-on-limit-rating = rating { $rating }
play-on-limit-nodes = { $nodes } nodes per move
play-on-limit-time = { $seconds } s per move
play-on-own-turn = It is your move
play-on-thinks = { $engine } is thinking
play-on-has-answer = The engine has its move ready
play-on-elsewhere = The game waits until its position is on the board again
play-on-looks-back = You are looking at an earlier position. A move from here takes the game back to it.
play-on-to-end = Last move
play-on-to-end-tip = Show the last position of the game
play-on-hint = Hint: { $move }
play-on-hint-comes = Looking for the best move
play-on-no-advice = No hint can be given. { $what }
play-on-slip-win = { $move } gives the win away
play-on-slip-win-to-loss = { $move } turns a win into a loss
play-on-slip-draw = { $move } gives the draw away and loses
play-on-new = New game
play-on-new-tip = Choose side and strength again, and play from the position on the board
play-on-white-mates = Checkmate: White has won
play-on-black-mates = Checkmate: Black has won
play-on-stalemate = Draw by stalemate
play-on-no-material = Draw: neither side has the pieces for a mate
play-on-repetition = Draw: the position has occurred three times
play-on-fifty-moves = Draw: fifty moves without a capture or a pawn move
play-on-white-resigns = White has resigned: Black has won
play-on-black-resigns = Black has resigned: White has won
engine-is-paused = The engine pauses, so that it does not show you the answer during the game.
engine-show-analysis = Show the analysis
engine-show-analysis-tip = Analyse during this game, too
announce-play-on-opened = Choose side, engine and strength
announce-play-on-begun = The game against { $engine } begins
announce-play-on-stopped = The game has been stopped
announce-play-on-as-white = You are White now
announce-play-on-as-black = You are Black now
announce-taken-back = Taken back
obstacle-no-game = No game against an engine is in progress
obstacle-not-own-turn = It is not your move
obstacle-no-turn-before = You have made no move in this game
## Games as a table

left-out-variations = { $number ->
    [one] { $count } game has variations. The table has its main line.
   *[other] { $count } games have variations. The table has their main lines.
}
left-out-comments = { $number ->
    [one] { $count } game has comments.
   *[other] { $count } games have comments.
}
left-out-signs = { $number ->
    [one] { $count } game has signs such as !? on moves.
   *[other] { $count } games have signs such as !? on moves.
}
left-out-broken = { $number ->
    [one] { $count } game cannot be read to its end. Its row has the moves before that.
   *[other] { $count } games cannot be read to their ends. Their rows have the moves before that.
}
cli-convert-games-alone = A table of games cannot have positions of other files. Convert them separately.

## Defences in a solution

solve-right-other = { $move } is right. There is another defence.
solve-other-defence = The other defence: { $move }. Find the next move.

## Duplicates of games

duplicates-about-games = Finds games that occur more than once and groups them.
duplicates-same-games = Treat games as duplicates when
duplicates-moves = they have the same moves, whatever their tags, comments and variations say
duplicates-last-position = they end in the same position
duplicates-text = their texts are identical

## Positions made to order

new-positions-title = New positions
new-positions-about = Makes positions by a recipe, at random and with proof: endgames of up to four pieces are known, others need Syzygy tables.
new-positions-pieces = Pieces
new-positions-pieces-tip = White’s pieces and Black’s, such as KRP v KR; several endgames with “or”: KQ v K or KR v K
new-positions-board-tip = Use the pieces of the main board
new-positions-side = Side to move
new-positions-result = Result
new-positions-white-wins = White wins
new-positions-black-wins = Black wins
new-positions-draw = Draw
new-positions-win = The side to move wins
new-positions-loss = The side to move loses
new-positions-turn = Effect of the turn to move
new-positions-zugzwang = Reciprocal zugzwang
new-positions-turn-decides = Won with one side to move, drawn with the other
new-positions-winning-moves = Winning moves
new-positions-winning-moves-tip = The number of moves that win: 1, 2+ or 2-3
new-positions-mate = Moves to mate
new-positions-mate-tip = The number of moves to mate, for up to four pieces: 5, 20+ or 10-30
new-positions-zeroing = Plies to a capture or pawn move
new-positions-zeroing-tip = The number of plies to the next capture or pawn move (dtz), with Syzygy tables: 5, 20+ or 10-30
new-positions-no-capture = No capture is possible
new-positions-no-capture-tip = Exercises in which nothing can be taken at once
new-positions-no-check = Nobody is in check
new-positions-no-check-tip = The side to move is not in check
new-positions-any-last-move = Also without a possible last move
new-positions-any-last-move-tip = Also positions that no move of a game can have led to
new-positions-alike = Also mirrored ones
new-positions-alike-tip = Also positions that differ only by reflection or by their colours
new-positions-count = Number of positions
new-positions-count-tip = From 1 to 1,000,000
new-positions-seed = Seed
new-positions-seed-tip = Another number makes another choice; the same one makes the same positions again
new-positions-squares = Squares
new-positions-squares-of = Squares: { $piece }
new-positions-no-pieces = The pieces come first.
new-positions-squares-tip = Left button: allow squares for the chosen piece. Right button: exclude them. Keys: arrows; the letter of any piece allows the square, Delete excludes it, Enter makes the positions. Without any marked square the piece may be anywhere.
new-positions-square-on = { $square }: { $piece } allowed
new-positions-square-off = { $square }: not marked
new-positions-squares-text = Squares as text
new-positions-squares-text-tip = Squares, rectangles, files and ranks: e4-h8, a-c, 5-7, light, dark; alternatives with “or”
new-positions-anywhere = anywhere
new-positions-clear-name = Allow all squares again
new-positions-recipe = Recipe as text
new-positions-recipe-tip = “tabiya make” reads the same recipe. You can edit it, copy it, and paste another one.
new-positions-copy = Copy recipe
new-positions-copy-tip = Copy the recipe as one line of text
new-positions-copied = Recipe copied
new-positions-make = Make
new-positions-tables = For { $pieces } pieces, Syzygy tables are needed. Name their folder in the settings.
new-positions-settings = Settings…
new-positions-no-table = The table { $file } is missing. Name its folder under Endgame tables in the settings.
new-positions-none = There is no such position: all placements of the pieces were tried.
new-positions-cancelled = Cancelled. Positions made before: { $count }

## Results of solving

solve-write = Write results into the collection
solve-write-tip = Adds solve_result, solve_wrong, solve_seconds and solve_day to the records, as one undo step
solve-written = The results are in the collection, which is not saved yet.
solve-write-no-games = Results are written into records. Games have no operations, so they stay as they are.
solve-write-closed = The collection is closed, so results can no longer be written into it.
status-solve-write = Writing results
announce-solve-written =
    { $number ->
        [one] Result written into one record
       *[other] Results written into { $count } records
    }
