# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_tabiya_global_optspecs
    string join \n renderer= theme= contrast= zoom= size= screenshot= safe new-window licences h/help V/version
end

function __fish_tabiya_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_tabiya_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_tabiya_using_subcommand
    set -l cmd (__fish_tabiya_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c tabiya -n "__fish_tabiya_needs_command" -l renderer -d 'Graphics backend of the window: auto picks the one that suits the system best; not every build includes wgpu' -r -f -a "auto\t''
glow\t''
wgpu\t''"
complete -c tabiya -n "__fish_tabiya_needs_command" -l theme -d 'Colours of the window' -r -f -a "system\t''
light\t''
dark\t''"
complete -c tabiya -n "__fish_tabiya_needs_command" -l contrast -d 'Contrast of the window' -r -f -a "system\t''
usual\t''
high\t''"
complete -c tabiya -n "__fish_tabiya_needs_command" -l zoom -d 'Size of everything, 80 to 300 percent of the system\'s scale' -r
complete -c tabiya -n "__fish_tabiya_needs_command" -l size -d 'Size of the window at the start; by default, the size it had last time' -r
complete -c tabiya -n "__fish_tabiya_needs_command" -l screenshot -d 'Write a picture of the window to this file, then close it' -r -F
complete -c tabiya -n "__fish_tabiya_needs_command" -l safe -d 'Start without settings and without the files open last time, and save neither'
complete -c tabiya -n "__fish_tabiya_needs_command" -l new-window -d 'Open another window, even if one is running that could open the files'
complete -c tabiya -n "__fish_tabiya_needs_command" -l licences -d 'Print the libraries in the program with their licences, then exit'
complete -c tabiya -n "__fish_tabiya_needs_command" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_needs_command" -s V -l version -d 'Print version'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "analyse" -d 'Analyse the positions in files with an engine and write its results; test suites are scored'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "certify" -d 'Mark exercises in which only one move is right, and give the reasons for the others'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "check" -d 'Report problems with the positions in files, line by line; nothing is changed'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "convert" -d 'Write the positions in files in another form; anything else is passed through'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "dedupe" -d 'Write one line of each position, and drop its duplicates'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "diff" -d 'Report the records that two collections do not have in common'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "find" -d 'Write the lines that match a query'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "make" -d 'Make positions by a recipe'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "merge" -d 'Join collections, or three versions of one for Git'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "positions" -d 'Write the positions of games (.pgn) and of tables of puzzles (.csv), one record per line'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "read" -d 'Read the chess diagrams in pictures and PDF files: screenshots, scanned pages, photos, books'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "render" -d 'Draw positions: pictures, pages for the web and for print, and text'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "sample" -d 'Write some lines of files, chosen at random'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "sort" -d 'Write the lines of files in a new order'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "split" -d 'Divide the lines of files among several files'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "stats" -d 'Count the lines of files by their properties'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "tables" -d 'Write the truth of endgames into records, and list false claims'
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l engine -d 'The UCI engine: its file, or a name such as stockfish, which is searched for in the usual folders of programs' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l option -d 'Set an option of the engine, such as "Skill Level=20"; may be given several times' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l processes -d 'Number of engine processes that work at the same time [default: 1]' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l threads -d 'Threads of each process (its option Threads)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l memory -d 'Size of the hash table of each process (its option Hash)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l time -d 'Search each position for this time: 500ms, 2s (or 2), 1.5min, 1h' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l depth -d 'Search each position to this depth' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l nodes -d 'Search this many nodes of each position: 1000000, 1000k or 1M' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l mate -d 'Look for a mate in this many moves; without another limit, each position is searched for at most a minute' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l stop-when-stood -d 'Also stop when the task of the record has been solved at this many depths in a row' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l patience -d 'If the engine is silent for this time (or longer, if the depth or the number of nodes takes longer), check whether it still responds, and restart it if it does not [default: 30s]' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l lines -d 'Number of lines that the engine searches; with two or more, the audit can find a second move that is equally good [default: 1]' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l write -d 'Operations to write, separated by commas [default: acd,acn,acs,ce,dm,pm,pv,engine]' -r -f -a "acd\t''
acn\t''
acs\t''
acms\t''
ce\t''
dm\t''
pm\t''
bm\t''
pv\t''
engine\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -s o -l output -d 'Write the records to this file when all are done; until then, results are kept next to it (FILE.analysis). It may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l compare -d 'Compare the results in two files: records solved only in the first, only in the second, in both, in neither' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l replace -d 'Replace these operations where they exist; otherwise existing operations stay as they are'
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l again -d 'Also search records that have a result of this engine at or beyond the limit'
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l resume -d 'Continue a run that was stopped, killed or cut off: only positions without a result are searched'
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l json -d 'Print one JSON object per record and one at the end, for other programs'
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -l table -d 'Print the number of records solved, by theme and by file, and list those missed'
complete -c tabiya -n "__fish_tabiya_using_subcommand analyse" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -l syzygy -d 'A folder with Syzygy tables (.rtbw, .rtbz) for more than four pieces; it can be given several times' -r -f -a "(__fish_complete_directories)"
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -l engine -d 'The engine to ask about positions that no table knows: a file, or a name in the usual folders' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -l time -d 'Search each position for this time: 500ms, 2s (or 2), 1.5min, 1h' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -l depth -d 'Search each position to this depth' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -l nodes -d 'Search this many nodes of each position: 1000000, 1000k or 1M' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -s o -l output -d 'Write to this file instead of standard output, when everything is done; it may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -l check -d 'Write no records: list the exercises that are not certified, or only in part'
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -l replace -d 'Cut the solution (pv) where it stops being the only one'
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -l again -d 'Also judge records that have the mark certified'
complete -c tabiya -n "__fish_tabiya_using_subcommand certify" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand check" -l json -d 'Print one JSON object per position, for other programs'
complete -c tabiya -n "__fish_tabiya_using_subcommand check" -l strict -d 'Count lines that had to be repaired as rejected'
complete -c tabiya -n "__fish_tabiya_using_subcommand check" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -l to -d 'The form to write; by default fen, or the form that the ending of the output tells: .plain, .bullet, .viri, .parquet' -r -f -a "fen\t''
shredder\t''
engine\t''
uci\t''
epd\t''
pgn\t''
lichess\t''
board\t''
pieces\t''
text\t''
text-unicode\t''
forum\t''
latex\t''
csv\t''
tsv\t''
jsonl\t''
plain\t''
bullet\t''
viri\t''
parquet\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -l from -d 'Read the inputs as lines, as tables (CSV, TSV, JSON lines), as training data (plain, bullet, viri) or as Parquet; by default the ending of the name decides' -r -f -a "lines\t''
table\t''
plain\t''
bullet\t''
viri\t''
parquet\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -l en-passant -d 'Where the form leaves it open, write the en-passant square after every double push, only when a pawn could capture, or only when a capture is legal' -r -f -a "always\t''
pseudo-legal\t''
legal\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -s o -l output -d 'Write to this file instead of standard output, when everything is converted; it may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -l repair -d 'Also convert lines that have to be repaired; each is reported'
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand dedupe" -l same -d 'The fields that must be equal: four (board, side to move, castling, legal en passant), all (six fields), board, line (the whole line), or a list such as board,side of board, side, castling, en-passant and counters' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand dedupe" -l keep -d 'Of the same positions, keep the first, the last, or the one with the most operations' -r -f -a "first\t''
last\t''
most\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand dedupe" -l dropped -d 'Write the dropped lines to this file' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand dedupe" -l memory -d 'Keep about this many MiB of lines in memory, and put more into the folder for temporary files (TMPDIR)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand dedupe" -s o -l output -d 'Write to this file instead of standard output, when everything is done; it may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand dedupe" -l mirrored -d 'Positions with left and right exchanged are the same, if nobody can castle'
complete -c tabiya -n "__fish_tabiya_using_subcommand dedupe" -l colours -d 'Positions with the colours exchanged and the ranks reversed are the same'
complete -c tabiya -n "__fish_tabiya_using_subcommand dedupe" -l merge -d 'Add the operations of the dropped lines to the line that stays, unless it has one with that opcode'
complete -c tabiya -n "__fish_tabiya_using_subcommand dedupe" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand diff" -l same -d 'The fields that must be equal: four (board, side to move, castling, legal en passant), all (six fields), board, line (the whole line), or a list such as board,side of board, side, castling, en-passant and counters' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand diff" -l memory -d 'Keep about this many MiB of lines in memory, and put more into the folder for temporary files (TMPDIR)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand diff" -l json -d 'Print one JSON object per difference, for other programs'
complete -c tabiya -n "__fish_tabiya_using_subcommand diff" -l mirrored -d 'Positions with left and right exchanged are the same, if nobody can castle'
complete -c tabiya -n "__fish_tabiya_using_subcommand diff" -l colours -d 'Positions with the colours exchanged and the ranks reversed are the same'
complete -c tabiya -n "__fish_tabiya_using_subcommand diff" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand find" -l board -d 'The first field of a FEN that the board must match; ? stands for anything on a square, digits for empty squares' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand find" -l syzygy -d 'A folder with Syzygy tables (.rtbw, .rtbz) for more than four pieces; it can be given several times' -r -f -a "(__fish_complete_directories)"
complete -c tabiya -n "__fish_tabiya_using_subcommand find" -s o -l output -d 'Write to this file instead of standard output, when everything is done; it may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand find" -l mirrored -d 'Also find the pattern with left and right exchanged'
complete -c tabiya -n "__fish_tabiya_using_subcommand find" -l colours -d 'Also find the pattern with the colours exchanged and the ranks reversed'
complete -c tabiya -n "__fish_tabiya_using_subcommand find" -l invert -d 'Write the lines that do not match'
complete -c tabiya -n "__fish_tabiya_using_subcommand find" -l count -d 'Write only the number of lines'
complete -c tabiya -n "__fish_tabiya_using_subcommand find" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand make" -l recipe -d 'Read the recipe from this file' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand make" -l again -d 'Read the recipe that a file made by this command keeps in a comment' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand make" -s n -l count -d 'The number of positions, in place of that of the recipe (10)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand make" -l seed -d 'Another seed makes another choice, in place of that of the recipe (0)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand make" -l syzygy -d 'A folder with Syzygy tables (.rtbw, .rtbz) for more than four pieces; it can be given several times' -r -f -a "(__fish_complete_directories)"
complete -c tabiya -n "__fish_tabiya_using_subcommand make" -s o -l output -d 'Write to this file instead of standard output, when everything is done; it may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand make" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -l same -d 'The fields that must be equal: four (board, side to move, castling, legal en passant), all (six fields), board, line (the whole line), or a list such as board,side of board, side, castling, en-passant and counters' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -l keep -d 'Of the same positions, keep the first, the last, or the one with the most operations' -r -f -a "first\t''
last\t''
most\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -l git -d 'Merge three versions record by record into OURS, with conflict marks where both sides contradict each other' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -l marker-size -d 'Number of signs in a conflict mark' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -l memory -d 'Keep about this many MiB of lines in memory, and put more into the folder for temporary files (TMPDIR)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -s o -l output -d 'Write to this file instead of standard output, when everything is done; it may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -l mirrored -d 'Positions with left and right exchanged are the same, if nobody can castle'
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -l colours -d 'Positions with the colours exchanged and the ranks reversed are the same'
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -l all -d 'Write all lines one after the other, with duplicates'
complete -c tabiya -n "__fish_tabiya_using_subcommand merge" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -l at -d 'The position after this move: 23w after White’s 23rd move, 23b (or 23) after Black’s' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -l played -d 'Save the move that was played as the expected move (pm), as the best move (bm), or not at all' -r -f -a "pm\t''
bm\t''
none\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -s o -l output -d 'Write to this file instead of standard output, when everything is read; it is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -l last -d 'The last position of each game; this is the default'
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -l every -d 'Every position'
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -l starts -d 'The first position of each game that has a FEN tag'
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -l comments -d 'Positions with a comment, an annotation sign, an arrow or a diagram mark'
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -l tabiya -d 'The last position of each game that is among the named openings that Tabiya knows'
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -l variations -d 'Take positions from variations as well'
complete -c tabiya -n "__fish_tabiya_using_subcommand positions" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand read" -l pages -d 'Read only these pages of PDF files, such as 3-7, 12 or 40-' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand read" -l password-file -d 'For encrypted PDF files: a file with the password in its first line' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand read" -l json -d 'Print one JSON object per file, for other programs'
complete -c tabiya -n "__fish_tabiya_using_subcommand read" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l format -d 'Output format; by default, the format that the output\'s name implies, or else svg' -r -f -a "svg\t''
png\t''
jpeg\t''
webp\t''
pdf\t''
html\t''
markdown\t''
latex\t''
forum\t''
figurines\t''
gif\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l size -d 'Width of the pictures in pixels; short for --set size=PIXELS' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l style -d 'The style to begin with: one of your own, or one of usual, book, web, green, blue, brown, grey, contrast' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l set -d 'A property that differs from the style, such as coordinates=none, theme=book or pieces=FOLDER; may be given several times' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l sheet -d 'Put the diagrams on pages of this paper size, as PDF, or each page as svg or png' -r -f -a "a4\t''
letter\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l per-page -d 'Number of diagrams on a page, 6 by default' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l solution-lines -d 'Number of answer lines below each diagram' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l game -d 'Number of the game in its file, 1 by default' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l from -d 'The first move to play, such as 12 or 12... for Black’s; by default that of the game' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l to -d 'The last move to play, such as 20 for the moves of both sides, or 20. for White’s alone; by default that of the game' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l tempo -d 'Seconds for each position, 1 by default' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l pause -d 'Seconds for the last position, 3 by default' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l captions -d 'The texts below the board, separated by commas; players,moves by default' -r -f -a "players\t''
moves\t''
comments\t''
none\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l title -d 'The heading of a document, instead of the file name' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -s o -l output -d 'The file to write instead of standard output, or the folder to write one file per position into' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l landscape -d 'Turn the pages to landscape'
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l solutions -d 'Add pages with the solutions at the end'
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l animate -d 'Write the moves of one game as an animation (webp, gif, svg) of 480 pixels, unless a style or a size is given; the squares of each move are marked, unless last-move=no'
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l strict -d 'Leave out lines that have to be repaired'
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand sample" -s n -l number -d 'Choose this many lines, or all if there are fewer' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand sample" -l share -d 'Choose this share of the lines, in percent, such as 0.5' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand sample" -l seed -d 'Another number gives another choice; the same number, the same choice' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand sample" -l by -d 'Each value of this property has its share: material, men, or the opcode of an operation such as result' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand sample" -l memory -d 'Keep about this many MiB of lines in memory, and put more into the folder for temporary files (TMPDIR)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand sample" -s o -l output -d 'Write to this file instead of standard output, when everything is done; it may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand sample" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand sort" -l by -d 'material, men (the number of pieces), text (the bytes of the line), or the opcode of an operation such as rating, whose operands are compared' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand sort" -l memory -d 'Keep about this many MiB of lines in memory, and put more into the folder for temporary files (TMPDIR)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand sort" -s o -l output -d 'Write to this file instead of standard output, when everything is done; it may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand sort" -l descending -d 'The greatest come first'
complete -c tabiya -n "__fish_tabiya_using_subcommand sort" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -s n -l number -d 'Write this many positions into each file' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -l shares -d 'Divide the positions at random in this proportion, with each position in one file only; for example train=80,validation=10,test=10' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -l by -d 'Write a file for each material, each number of pieces (men), or each operand of an operation such as theme or result' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -l seed -d 'Another number gives another division; the same number, the same division' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -l same -d 'The fields that must be equal: four (board, side to move, castling, legal en passant), all (six fields), board, line (the whole line), or a list such as board,side of board, side, castling, en-passant and counters' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -s o -l output -d 'The names of the files, in which {} stands for the number, the share or the value; for example "parts/part-{}.epd"' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -l memory -d 'Keep about this many MiB of lines in memory, and put more into the folder for temporary files (TMPDIR)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -l mirrored -d 'Positions with left and right exchanged are the same, if nobody can castle'
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -l colours -d 'Positions with the colours exchanged and the ranks reversed are the same'
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -l replace -d 'Replace existing files; otherwise nothing is written if there is one'
complete -c tabiya -n "__fish_tabiya_using_subcommand split" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand stats" -l memory -d 'Keep about this many MiB of lines in memory, and put more into the folder for temporary files (TMPDIR)' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand stats" -l json -d 'Print one JSON object, for other programs'
complete -c tabiya -n "__fish_tabiya_using_subcommand stats" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand tables" -l syzygy -d 'A folder with Syzygy tables (.rtbw, .rtbz) for more than four pieces; it can be given several times' -r -f -a "(__fish_complete_directories)"
complete -c tabiya -n "__fish_tabiya_using_subcommand tables" -s o -l output -d 'Write to this file instead of standard output, when everything is done; it may be one of the input files, and is not written if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand tables" -l check -d 'Write no records: list the claims that are false'
complete -c tabiya -n "__fish_tabiya_using_subcommand tables" -l replace -d 'Replace dm, ce, wdl and dtz where the record already has them'
complete -c tabiya -n "__fish_tabiya_using_subcommand tables" -s h -l help -d 'Print help'
