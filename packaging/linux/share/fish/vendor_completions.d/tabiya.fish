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

complete -c tabiya -n "__fish_tabiya_needs_command" -l renderer -d 'What draws the window: auto picks what suits the system best; not every build includes wgpu' -r -f -a "auto\t''
glow\t''
wgpu\t''"
complete -c tabiya -n "__fish_tabiya_needs_command" -l theme -d 'Colours of the window' -r -f -a "system\t''
light\t''
dark\t''"
complete -c tabiya -n "__fish_tabiya_needs_command" -l contrast -d 'Contrast of the window' -r -f -a "system\t''
usual\t''
high\t''"
complete -c tabiya -n "__fish_tabiya_needs_command" -l zoom -d 'Size of everything, 80 to 300 percent of the system\'s scale' -r
complete -c tabiya -n "__fish_tabiya_needs_command" -l size -d 'Size of the window at the start; by default, its size last time' -r
complete -c tabiya -n "__fish_tabiya_needs_command" -l screenshot -d 'Write a picture of the window to this file, then close it' -r -F
complete -c tabiya -n "__fish_tabiya_needs_command" -l safe -d 'Start without settings and without the files open last time, and save neither'
complete -c tabiya -n "__fish_tabiya_needs_command" -l new-window -d 'Open another window, even if one is running that could take the files'
complete -c tabiya -n "__fish_tabiya_needs_command" -l licences -d 'Print the libraries in the program with their licences, then exit'
complete -c tabiya -n "__fish_tabiya_needs_command" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_needs_command" -s V -l version -d 'Print version'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "check" -d 'Report what is wrong with the positions in files, line by line; nothing is changed'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "convert" -d 'Write the positions in files in another form; anything else is passed through'
complete -c tabiya -n "__fish_tabiya_needs_command" -a "render" -d 'Draw positions: pictures, pages for the web and for print, and text'
complete -c tabiya -n "__fish_tabiya_using_subcommand check" -l json -d 'Print one JSON object per position, for other programs'
complete -c tabiya -n "__fish_tabiya_using_subcommand check" -l strict -d 'Count lines that had to be repaired as rejected'
complete -c tabiya -n "__fish_tabiya_using_subcommand check" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -l to -d 'The form to write' -r -f -a "fen\t''
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
latex\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -l en-passant -d 'Write the en-passant square after every double push, only when a pawn could capture, or only when a capture is legal, where the form leaves that open' -r -f -a "always\t''
pseudo-legal\t''
legal\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -s o -l output -d 'Write to this file instead of standard output, once everything is converted; it may be one of the input files, and is left alone if another program changes it meanwhile' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -l repair -d 'Also convert lines that have to be repaired; each is reported'
complete -c tabiya -n "__fish_tabiya_using_subcommand convert" -s h -l help -d 'Print help'
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l format -d 'What to write; by default, what the output\'s name says, or else svg' -r -f -a "svg\t''
png\t''
jpeg\t''
webp\t''
pdf\t''
html\t''
markdown\t''
latex\t''
forum\t''
figurines\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l size -d 'Width of the pictures in pixels; short for --set size=PIXELS' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l style -d 'The style to begin with: one of your own, or one of usual, book, web, green, blue, brown, grey, contrast' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l set -d 'A property that differs from the style, such as coordinates=none, theme=book or pieces=FOLDER; may be given several times' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l sheet -d 'Put the diagrams on pages of this paper size, as PDF, or each page as svg or png' -r -f -a "a4\t''
letter\t''"
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l per-page -d 'Number of diagrams on a page, 6 by default' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l solution-lines -d 'Number of lines to write on below each diagram' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l title -d 'The heading of a document, instead of the file name' -r
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -s o -l output -d 'The file to write instead of standard output, or the folder to write one file per position into' -r -F
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l landscape -d 'Turn the pages to landscape'
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l solutions -d 'Add pages with the solutions at the end'
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -l strict -d 'Leave out lines that have to be repaired'
complete -c tabiya -n "__fish_tabiya_using_subcommand render" -s h -l help -d 'Print help'
