#!/bin/sh
# Installs Tabiya from this folder, or takes it away again:
#
#     ./install.sh [--prefix FOLDER | --user] [--uninstall]
#
# --prefix FOLDER  below this folder; /usr/local if nothing is said
# --user           for yourself alone: below ~/.local
# --uninstall      removes what this script has put there, and nothing else
set -eu

here=$(cd "$(dirname "$0")" && pwd)
prefix=/usr/local
share=
uninstall=false

stop() { echo "install.sh: $1" >&2; exit 1; }

while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -ge 2 ] || stop "--prefix needs a folder: ./install.sh --prefix /opt/tabiya"
            prefix=$2
            shift
            ;;
        --user)
            prefix=$HOME/.local
            share=${XDG_DATA_HOME:-$prefix/share}
            ;;
        --uninstall) uninstall=true ;;
        --help | -h)
            sed -n '2,8s/^# \{0,1\}//p' "$0"
            exit
            ;;
        *) stop "unknown option $1; ./install.sh --help lists the options" ;;
    esac
    shift
done
case $prefix in
    /*) ;;
    *) prefix=$(pwd)/$prefix ;;
esac
# The desktop entry has the path of the program between quotes, in which these would mean something.
case $prefix in
    *[\"\`\$\\%\|\&]*) stop "the name of the folder has one of \" \` \$ \\ % | & in it; choose another" ;;
esac
share=${share:-$prefix/share}

files() { (cd "$here/share" && find . -type f | sed 's|^\./||' | LC_ALL=C sort); }

# What desktops know of files and programs is kept in tables of their own, which must be made anew.
refresh() {
    if command -v update-mime-database > /dev/null && [ -d "$share/mime/packages" ]; then
        update-mime-database "$share/mime" || true
    fi
    if command -v update-desktop-database > /dev/null && [ -d "$share/applications" ]; then
        update-desktop-database -q "$share/applications" || true
    fi
    if [ -f "$share/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache > /dev/null; then
        gtk-update-icon-cache -q -f "$share/icons/hicolor" || true
    fi
}

# The folders that were not there before, so that no other is taken away.
made=$share/tabiya/folders

# A folder and those above it that are not there.
missing() {
    folder=$1
    while [ ! -d "$folder" ]; do
        echo "$folder"
        folder=$(dirname "$folder")
    done
}

# The tables of a folder in which nothing is left that they could tell of.
forget_empty_tables() {
    if [ -d "$share/mime/packages" ] && [ -z "$(ls -A "$share/mime/packages")" ]; then
        for table in aliases generic-icons globs globs2 icons magic mime.cache subclasses \
            treemagic types version XMLnamespaces; do
            rm -f "$share/mime/$table"
        done
        rmdir "$share/mime/application" 2> /dev/null || true
    fi
    if [ "$(ls -A "$share/applications" 2> /dev/null)" = mimeinfo.cache ]; then
        rm "$share/applications/mimeinfo.cache"
    fi
}

if $uninstall; then
    rm -f "$prefix/bin/tabiya"
    files | while read -r file; do rm -f "$share/$file"; done
    refresh
    forget_empty_tables
    # The deepest first.
    folders=$(LC_ALL=C sort -r "$made" 2> /dev/null || true)
    rm -f "$made"
    printf '%s\n' "$folders" | while read -r folder; do rmdir "$folder" 2> /dev/null || true; done
    echo "Tabiya is no longer below $prefix. Its settings and unsaved work are where they were: ~/.config/tabiya, ~/.local/state/tabiya"
    exit
fi

folders=$(
    cat "$made" 2> /dev/null || true
    missing "$prefix/bin"
    missing "$share/tabiya"
    files | while read -r file; do missing "$share/$(dirname "$file")"; done
)
mkdir -p "$prefix/bin" || stop "$prefix cannot be written. Use sudo, or --user to install for yourself alone"
[ -w "$prefix/bin" ] || stop "$prefix/bin cannot be written. Use sudo, or --user to install for yourself alone"
# A program that runs cannot be overwritten, but replaced.
cp "$here/bin/tabiya" "$prefix/bin/tabiya.new"
chmod 755 "$prefix/bin/tabiya.new"
mv -f "$prefix/bin/tabiya.new" "$prefix/bin/tabiya"
files | while read -r file; do
    mkdir -p "$share/$(dirname "$file")"
    cp "$here/share/$file" "$share/$file"
    chmod 644 "$share/$file"
done
mkdir -p "$share/tabiya"
printf '%s\n' "$folders" | sed '/^$/d' | LC_ALL=C sort -u > "$made.new"
mv -f "$made.new" "$made"
# The desktop need not have this folder among those in which it looks for programs.
entry=$share/applications/org.tabiya.Tabiya.desktop
sed "s|^Exec=tabiya|Exec=\"$prefix/bin/tabiya\"|; s|^TryExec=.*|TryExec=$prefix/bin/tabiya|" \
    "$here/share/applications/org.tabiya.Tabiya.desktop" > "$entry"
refresh
echo "Tabiya is in $prefix/bin. Take it away with the same command and --uninstall."
case :$PATH: in
    *":$prefix/bin:"*) ;;
    *) echo "To start it by its name in a terminal, add that folder to PATH." ;;
esac
