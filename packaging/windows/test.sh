#!/usr/bin/env bash
# Tries the packages for Windows under Wine, as build.sh has left them:
#
#     packaging/windows/test.sh [FOLDER]
#
# FOLDER is target/packages if none is named. Says each thing that holds, and stops at the first that
# does not. Needs wine64, unzip, gcc-mingw-w64-x86-64, icoutils. What only Windows can show is listed in
# packaging/README.md.
set -euo pipefail
# shellcheck source=../sources.sh
. "$(dirname "$0")/../sources.sh"

folder=$(cd "${1:-$root/target/packages}" && pwd)
name=tabiya-$version-windows-x64
installer=$folder/$name-setup.exe
work=$(mktemp -d)
# Wine takes from it how names of files are spelled.
export LC_ALL=C.UTF-8
export TABIYA_WINEPREFIX=$work/wine WINEPREFIX=$work/wine WINEDEBUG=-all
trap 'wineserver -k 2> /dev/null || true; rm -rf "$work"' EXIT
drive=$WINEPREFIX/drive_c

holds() { printf 'ok: %s\n' "$1"; }
fails() {
    printf 'FAILED: %s\n' "$1" >&2
    exit 1
}
run() { "$root/tests/wine/run" "$@"; }
# Until every program has ended; an uninstaller goes on as another one. Then the registry is on disk.
settle() { wineserver -w; }
# Ends with this status?
ends_with() {
    local wanted=$1 status=0
    shift
    run "$@" > "$work/out" 2> "$work/err" < /dev/null || status=$?
    [ "$status" = "$wanted" ] || fails "$* ended with $status and not $wanted: $(cat "$work/out" "$work/err")"
}
# The registry without times, and without what Wine writes into it at each start.
registry() {
    sed -e '/^#time=/d' -e 's/^\(\[.*\]\) [0-9]*$/\1/' "$WINEPREFIX/user.reg" "$WINEPREFIX/system.reg" \
        | awk -v RS= '!/^\[(Hardware|HARDWARE|System\\\\CurrentControlSet\\\\(Control\\\\(Class|DeviceClasses|Video|Network|Print|Session Manager])|Enum|Hardware Profiles)|Software\\\\Wine|Software\\\\Microsoft\\\\Windows NT)/'
}
# All that a user or another program could come across. An uninstaller of NSIS runs from a folder for temporary files.
# An administrator's is cleared at the next start of Windows, another user's when that folder is tidied up.
everything() {
    settle
    (cd "$drive" && find . -ipath '*/temp' -prune -o -print | LC_ALL=C sort) > "$1"
    registry >> "$1"
}
nothing_is_left() {
    everything "$work/after"
    diff "$work/before" "$work/after" > "$work/difference" \
        || fails "$1 leaves something: $(head -40 "$work/difference")"
    holds "$1 leaves nothing"
}
has_value() {
    registry | grep --fixed-strings -- "$1" > /dev/null || fails "the registry lacks $1"
}
has_no_value() {
    if registry | grep --fixed-strings -- "$1"; then fails "the registry has $1"; fi
}
query() { run reg query "$1" /v "$2" 2> /dev/null | tr -d '\r' | sed -n 's/.*REG_[A-Z_]* *//p'; }

unzip -q "$folder/$name.zip" -d "$work"
portable=$work/$name
[ -f "$portable/portable" ] || fails "the archive lacks the file 'portable'"

# What the programs say of themselves, before they start.
described() { x86_64-w64-mingw32-objdump -p "$portable/$1" > "$work/described"; }
described tabiya.exe
grep --quiet 'Subsystem.*(Windows GUI)' "$work/described" || fails "tabiya.exe opens a console"
described tabiya.com
grep --quiet 'Subsystem.*(Windows CUI)' "$work/described" || fails "tabiya.com has no console"
holds "tabiya.exe is for the desktop, tabiya.com for terminals"
# Those that come with mingw would have to be in the package.
if grep -iE 'DLL Name: (lib(gcc|stdc|winpthread)|zlib)' "$work/described"; then
    fails "libraries that Windows does not have"
fi
holds "only libraries of Windows are needed"
if [ "$profile" = dev ] && ! wrestool --list --type=24 "$portable/tabiya.exe" | grep . > /dev/null; then
    echo "skipped: icons, manifest and version: tests build the program without them"
else
    wrestool --extract --raw --type=24 "$portable/tabiya.exe" > "$work/manifest"
    for wanted in PerMonitorV2 longPathAware '>UTF-8<' Common-Controls asInvoker; do
        grep --quiet -- "$wanted" "$work/manifest" || fails "the manifest lacks $wanted"
    done
    for icon in 1 2; do
        wrestool --list --type=14 --name=$icon "$portable/tabiya.exe" | grep . > /dev/null || fails "icon $icon is missing"
    done
    wrestool --extract --raw --type=16 "$portable/tabiya.exe" | iconv -f UTF-16LE -t UTF-8 -c \
        | grep --text --fixed-strings "$version" > /dev/null || fails "the version is missing"
    holds "icons, manifest and version are in it"
fi

# Wine 8 takes itself for Windows 7.
run reg add 'HKCU\Software\Wine' /v Version /d win10 /f > /dev/null
# What others have said of these files, and a PATH that is longer than a string of NSIS.
run reg add 'HKCU\Software\Classes\.pgn' /ve /d Other.pgn /f > /dev/null
run reg add 'HKCU\Software\Classes\.pgn\OpenWithProgids' /v Other.pgn /f > /dev/null
long_path=$(printf '%%USERPROFILE%%\\folder-%03d;' {1..100})'C:\last'
run reg add 'HKCU\Environment' /v Path /t REG_EXPAND_SZ /d "$long_path" /f > /dev/null
settle

cp "$root/assets/examples/example.epd" "$drive/Пример é 1.epd"
printf 'this is no position\n' > "$drive/wrong.fen"
# The program at this place, as Windows writes it, does its work.
works() {
    ends_with 0 "$1" --version
    grep --quiet "$version" "$work/out" || fails "--version says $(cat "$work/out")"
    ends_with 0 "$1" check 'C:\Пример é 1.epd'
    ends_with 2 "$1" check 'C:\wrong.fen'
}

works "Z:${portable//\//\\}\\tabiya.com"
holds "the portable program runs, and a terminal gets its answers"

everything "$work/before"
installs() {
    local where=$1
    shift
    ends_with 0 "$installer" /S "$@"
    local file
    for file in tabiya.exe tabiya.com uninstall.exe README.md licences.txt LICENSE-MIT.txt; do
        [ -f "$where/$file" ] || fails "$file is not in $where"
    done
}
# The path below drive C as Windows writes it.
in_windows() {
    local path=${1#"$drive"}
    printf 'C:%s' "${path//\//\\}"
}
uninstalls() {
    ends_with 0 "$(in_windows "$1")\\uninstall.exe" /S "${@:2}"
    settle
}

data=$drive/users/$(ls "$drive/users" | grep --line-regexp --invert-match Public)/AppData
home=$data/Local/Programs/Tabiya
installs "$home"
holds "installs for one user, without a question"
place=$(in_windows "$home")
works "$place\\tabiya.com"
holds "the installed program runs"
settle
[ "$(query 'HKCU\Environment' Path)" = "$long_path;$place" ] || fails "PATH: $(query 'HKCU\Environment' Path)"
holds "its folder is at the end of a PATH of ${#long_path} characters"
[ -n "$(find "$drive/users" -name Tabiya.lnk -path '*Start Menu*')" ] || fails "no entry in the start menu"
holds "it is in the start menu"
escaped=${place//\\/\\\\}
for extension in fen epd pgn; do
    has_value "[Software\\\\Classes\\\\Tabiya.$extension\\\\shell\\\\open\\\\command]"
    has_value "\"Tabiya.$extension\"=\"\""
    has_value "\".$extension\"=\"Tabiya.$extension\""
done
has_value "@=\"\\\"$escaped\\\\tabiya.exe\\\" \\\"%1\\\"\""
has_value '@="Tabiya.fen"'
has_value '@="Other.pgn"'
has_no_value '@="Tabiya.pgn"'
holds "it opens .fen and .epd, and leaves .pgn to the program that has it, but is offered"
[ "$(query 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tabiya' DisplayVersion)" = "$version" ] \
    || fails "Windows does not list the version"
[ "$(query 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tabiya' QuietUninstallString)" \
    = "\"$place\\uninstall.exe\" /CurrentUser /S" ] || fails "Windows cannot uninstall it"
holds "Windows lists it among its programs"

# A program that runs, and waits for its input.
mkfifo "$work/pipe"
run "$place\\tabiya.com" check - < "$work/pipe" > /dev/null 2>&1 &
exec 3> "$work/pipe"
sleep 5
status=0
run "$installer" /S || status=$?
[ "$status" = 32 ] || fails "the installer ended with $status while the program ran"
status=0
run "$place\\uninstall.exe" /S "_?=$place" || status=$?
[ "$status" = 32 ] || fails "the uninstaller ended with $status while the program ran"
[ -f "$home/tabiya.com" ] || fails "a program that runs was removed"
exec 3>&-
wait
settle
holds "a program that runs is neither replaced nor removed, and the status says why"

everything "$work/once"
installs "$home"
everything "$work/twice"
diff "$work/once" "$work/twice" > "$work/difference" || fails "installing twice: $(cat "$work/difference")"
holds "installing once more changes nothing"
# A user who does not want them any more, and a newer version.
find "$drive/users" -name Tabiya.lnk -delete
run reg add 'HKCU\Environment' /v Path /t REG_EXPAND_SZ /d "$long_path" /f > /dev/null
settle
everything "$work/once"
installs "$home"
everything "$work/twice"
diff "$work/once" "$work/twice" > "$work/difference" || fails "a newer version brings back: $(cat "$work/difference")"
run reg delete 'HKCU\Software\Tabiya\Capabilities\FileAssociations' /f > /dev/null
installs "$home"
settle
has_no_value Tabiya.fen
holds "a newer version brings nothing back that was not wanted"
uninstalls "$home"
nothing_is_left "uninstalling"

# A folder of the user's own, in which other things are.
home="$drive/Шахматы und mehr/Tabiya"
mkdir -p "$home"
echo mine > "$home/mine.txt"
# Unquoted is how NSIS wants it, and words apart are how Wine leaves it so.
read -ra words <<< "$(in_windows "$home")"
ends_with 0 "$installer" /S "/D=${words[0]}" "${words[@]:1}"
works "$(in_windows "$home")\\tabiya.com"
uninstalls "$home"
[ "$(ls "$home")" = mine.txt ] || fails "in a folder of the user's own: $(ls "$home")"
rm -r "$drive/Шахматы und mehr"
nothing_is_left "uninstalling from a folder of one's own"

# Somewhere else than before, while another program is what opens .pgn.
home=$data/Local/Programs/Tabiya
installs "$home"
echo theirs > "$drive/README.md"
ends_with 0 "$installer" /S '/D=C:\elsewhere\Tabiya'
works 'C:\elsewhere\Tabiya\tabiya.com'
[ ! -e "$home" ] || fails "the old folder is still there: $(ls "$home")"
[ "$(cat "$drive/README.md")" = theirs ] || fails "a file of somebody else's is gone"
holds "installed elsewhere, nothing stays where it was"
uninstalls "$drive/elsewhere/Tabiya"
rm -r "$drive/README.md" "$drive/elsewhere"
nothing_is_left "uninstalling from elsewhere"

# Where others have files of these names.
home="$drive/others"
mkdir "$home"
for file in README.md licences.txt uninstall.exe; do echo theirs > "$home/$file"; done
everything "$work/others"
ends_with 0 "$installer" /S "/D=$(in_windows "$home")"
works "$(in_windows "$home")\\Tabiya\\tabiya.com"
uninstalls "$home/Tabiya"
everything "$work/after"
diff "$work/others" "$work/after" || fails "files of others were not left alone"
[ "$(cat "$home/README.md")" = theirs ] || fails "a file of somebody else's was overwritten"
holds "files of others that have the same names stay, and the program gets a folder of its own"
rm -r "$home"

home="$drive/Program Files/Tabiya"
installs "$home" /AllUsers
works "$(in_windows "$home")\\tabiya.com"
[ "$(query 'HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tabiya' DisplayVersion)" = "$version" ] \
    || fails "Windows does not list the version for all users"
holds "installs for all users"
uninstalls "$home"
nothing_is_left "uninstalling for all users"

mkdir -p "$data/Roaming/tabiya"
echo > "$data/Roaming/tabiya/settings.toml"
home=$data/Local/Programs/Tabiya
installs "$home"
uninstalls "$home"
[ -f "$data/Roaming/tabiya/settings.toml" ] || fails "settings are gone that nobody wanted to lose"
holds "uninstalling keeps settings"
installs "$home"
uninstalls "$home" /Purge
nothing_is_left "uninstalling with /Purge"
