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
menu-board = Board
menu-view = View
menu-help = Help

## Commands

command-new = New
command-open = Open…
command-save = Save
command-save-as = Save as…
command-close = Close
command-quit = Quit
command-undo = Undo
command-redo = Redo
command-copy-fen = Copy as FEN
command-copy-shredder-fen = Copy as Shredder-FEN
command-copy-board-field = Copy board field only
command-paste = Paste position
command-edit-fen-text = Edit FEN text
command-add-position = Add position
command-duplicate-position = Duplicate position
command-delete-position = Delete position
command-move-position-up = Move position up
command-move-position-down = Move position down
command-previous-position = Previous position
command-next-position = Next position
command-first-position = First position
command-last-position = Last position
command-start-position = Set up start position
command-clear-board = Clear all squares
command-change-side-to-move = Change side to move
command-pointer-tool = Pointer
command-eraser-tool = Eraser
command-flip-board = Board from Black's side
command-show-coordinates = Coordinates
command-follow-system-theme = System theme
command-light-theme = Light theme
command-dark-theme = Dark theme
command-next-document = Next file
command-previous-document = Previous file
command-gestures = Keys and gestures
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
fen-too-many-ranks = The board has more than eight ranks
fen-bad-side = The side to move is “w” or “b”, not “{ $found }”
fen-bad-castling-letter = “{ $found }” is no castling right: K, Q, k, q, a file letter, or “-” for none
fen-repeated-castling = The castling right “{ $found }” is there twice
fen-bad-en-passant = The en-passant target is a square on rank 3 or 6, or “-” for none
fen-bad-halfmove-clock = The halfmove clock is a number
fen-bad-fullmove-number = The fullmove number is a number
fen-counter-too-large = This number is too large
fen-extra-text = The FEN ends before this text

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
clear-board = Clear board
flip-board = Flip board

## Advice

advice = What is odd
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
problem-pawn-on-back-rank = A pawn stands on the first or eighth rank: { $squares }
problem-opposite-check = The side that is not to move is in check
problem-too-many-checkers = Three or more pieces give check
problem-en-passant-left-out = The en-passant target is left out of the FEN: { $reason }
problem-castling-left-out = “{ $right }” is left out of the FEN: { $reason }
problem-halfmove-clock-with-en-passant = The halfmove clock is not 0 right after a double pawn push
problem-halfmove-clock-too-high = The halfmove clock counts more plies than the move number allows
problem-halfmove-clock-over-150 = The halfmove clock is over 150: the game would be drawn
problem-fullmove-number-zero = The move number begins at 1

## Board and spare pieces

place-piece = Place { $piece }
place-piece-tip = Drag it onto the board, or click it and then squares. The right button places the other colour.
pointer-tool = Pointer
pointer-tool-tip = Drag pieces to move them (Esc)
eraser-tool = Eraser
eraser-tool-tip = Click or sweep over pieces to take them off

## List, tabs, status line

positions = Positions
position-row = Position { $number }
position-current = Position { $number } of { $count }
row-blank = blank line
row-comment = comment
row-unreadable = unreadable
list-scroll-bar = Place in the list
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
status-asking = The system's file dialog is open
use-own-dialog = Use the built-in dialog
cancel = Cancel
dismiss-message = Dismiss message
announce-put = { $piece } on { $square }
announce-emptied = { $square } is empty now
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
announce-deleted = Position deleted
announce-duplicated = Position duplicated
announce-added-one = Position added
message-copied = Copied
message-pasted = Position taken from the text
message-added =
    { $count ->
        [one] One position added
       *[other] { $count } positions added
    }
message-nothing-to-paste = There is no text to paste
message-no-position-in-text = There is no position in that text. Nothing was changed.
message-job-failed = That could not be done ({ $reason }). Nothing was changed; try again.
message-pasted-unreadable = No position was found in the text. It stands in the FEN field, where it can be mended.
message-opened =
    { $name }: { $count ->
        [one] one line
       *[other] { $count } lines
    }
message-saved = Saved { $name }
message-still-saving = This document is still being saved. Try again when that is done.
message-cancelled = Cancelled. Nothing was changed.
message-dialog-already-open = A file dialog is open already. Answer that one first.
message-standard-input-no-text = Standard input is not text. Nothing was opened.
message-standard-input-failed = Standard input could not be read: { $reason }

## Opening and saving

load-not-found = There is no file { $file }. Check the name, or choose the file with File, Open.
load-is-folder = { $file } is a folder. Choose a file in it.
load-not-regular = { $file } is not an ordinary file (a device or a pipe) and is not opened.
load-no-permission = You are not allowed to read { $file }. Ask its owner, or change its permissions.
load-too-large = { $file } is larger than 4 GB and is not opened. Split it first.
load-utf-16 = { $file } is UTF-16 text. Save it as UTF-8 with a text editor, then open it again.
load-not-text = { $file } is not a text file. Nothing was opened.
load-changed-while-reading = { $file } was changed while it was being read. Open it again.
load-failed = { $file } could not be read: { $reason }
save-not-regular = { $file } is not an ordinary file and is not written to. Use File, Save as.
save-is-folder = { $file } is a folder. Choose a file name with File, Save as.
save-folder-gone = The folder of { $file } does not exist. Nothing is lost here: use File, Save as.
save-no-permission = You are not allowed to write { $file }. Nothing is lost here: use File, Save as, or change its permissions.
save-read-only = { $file } is on a disk that is read-only. Nothing is lost here: use File, Save as.
save-removed = { $file } is not there any more.
save-changed-on-disk = { $file } was changed by another program.
save-disk-full = The disk is full, so { $file } was not saved and is as it was. Nothing is lost here: make room, or use File, Save as.
save-name-too-long = The name of { $file } is too long for this disk. Choose a shorter one with File, Save as.
save-failed = { $file } could not be saved and is as it was: { $reason }. Nothing is lost here: use File, Save as.
save-in-place-broken = { $file } could not be written to its end: { $reason }. The file may be damaged, but nothing is lost here: use File, Save as now.
save-not-durable = { $file } is saved, but the disk did not confirm it: { $reason }. Save again to be sure.
dialog-open-title = Open positions
dialog-save-title = Save positions
dialog-filter-positions = Positions (.fen, .epd, .txt)
dialog-filter-all = All files

## Questions

question-save-title = Save changes to { $name }?
question-save-text = What is not saved is lost when it is closed.
question-save = Save
question-do-not-save = Don't save
question-cancel = Cancel
question-changed-title = { $name } was changed by another program
question-changed-text = Saving over it would lose what the other program wrote.
question-removed-title = { $name } is not there any more
question-removed-text = It was moved or deleted by another program. Saving puts it there again.
question-save-again = Save it again
question-exists-title = There is a file { $name } already
question-exists-text = Saving here would replace what is in it.
question-overwrite = Overwrite
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
file-dialog-save = Save to a file
file-dialog-name = File name
file-dialog-parent = Parent folder
file-dialog-do-open = Open
file-dialog-do-save = Save
file-dialog-empty = No files here
file-dialog-no-name = Type a name or choose a file
file-dialog-no-folder = { $folder } cannot be read: { $reason }

## Sheets

sheet-close = Close
gestures-mouse = Mouse
gestures-keys = Keys on the board
gestures-commands = Commands
gesture-drag = Drag a piece
gesture-drag-does = moves it; off the board removes it
gesture-copy = Ctrl or Alt while dragging
gesture-copy-does = copies it
gesture-spare-drag = Drag a spare piece
gesture-spare-drag-does = places one
gesture-spare-click = Click a spare piece
gesture-spare-click-does = takes it as brush; click again to put it down
gesture-brush = Brush, left button
gesture-brush-does = places it; an equal piece is removed; hold and sweep to paint
gesture-brush-other = Brush, right button
gesture-brush-other-does = places the same piece in the other colour
gesture-middle = Middle button
gesture-middle-does = takes the piece under the pointer as brush
gesture-escape = Esc while dragging
gesture-escape-does = puts it back
gesture-wheel = Wheel over a counter
gesture-wheel-does = one more or less
gesture-rows = Drag a row of the list
gesture-rows-does = moves it within the file
gesture-drop = Drop files on the window
gesture-drop-does = opens them
gesture-pawn = Pointer, click a pawn that has just moved two
gesture-pawn-does = marks or unmarks it for en passant
gesture-arrows = Arrows, Home, End, Enter
gesture-arrows-does = move the cursor
gesture-letters = K Q R B N P, k q r b n p
gesture-letters-does = place a white or a black piece and go on
gesture-digits = 1 to 8
gesture-digits-does = skip so many squares
gesture-delete = Space, Delete, Backspace
gesture-delete-does = empty the square
about-text = A chess position editor: one position on a board and as FEN text, in step.
about-version = Version { $version }
about-licence = MIT or Apache-2.0

## Command line

cli-about = A chess position editor: one position on a board and as FEN text, in step
cli-no-display = There is no display for the window: neither WAYLAND_DISPLAY nor DISPLAY leads to one.
cli-no-display-mend = Start it inside a virtual display instead: xvfb-run -a tabiya …   (on Debian: sudo apt-get install xvfb xauth)
cli-no-graphics = No window could be opened: there is no working driver for OpenGL or Vulkan here.
cli-no-graphics-mend = Install the drivers. On Debian: sudo apt-get install libgl1 libegl1 libgl1-mesa-dri mesa-vulkan-drivers
cli-missing-library = No window could be opened: a library of the window system is missing ({ $reason }).
cli-missing-library-mend = Install it. On Debian: sudo apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1
cli-display-died = The window system has gone away.
cli-display-died-mend = What was saved is whole. Start the program again on a display that works.
cli-without-window = Without a window there are: tabiya --help, tabiya --version
cli-no-picture = The picture of the window could not be written: { $reason }
cli-no-picture-mend = Choose a file that ends in .png in a folder that you may write to.
cli-fault = Tabiya has stopped because of a fault of its own: { $reason }.
cli-fault-mend = What was saved is whole. Please report this sentence with what you did before.
cli-after-help =
    Without a display, start it inside a virtual one: xvfb-run -a tabiya …
    --help and --version need none.
cli-input = Files to open; or a position as text (a FEN, also with other text around it); or - for standard input
cli-renderer = What draws the window: auto tries the better one for the system first and then the other
cli-theme = Colours of the window
cli-size = Size of the window at the start
cli-bad-size = two numbers with an x between, such as 1280x800
cli-screenshot = Put a picture of the window into this file, then close it
