#!/usr/bin/env bash
# Builds the packages for Windows, on Linux:
#
#     packaging/windows/build.sh [FOLDER [PROGRAM]]
#
# puts tabiya-VERSION-windows-x64.zip, tabiya-VERSION-windows-x64-setup.exe and the manifest for winget
# into FOLDER (target/packages if none is named) and prints their paths. PROGRAM is a tabiya.exe that is
# built already, with what `build.sh --resources FILE.o` writes linked in. Needs gcc-mingw-w64-x86-64, nsis, zip, and Rust with the target
# x86_64-pc-windows-gnu to build. packaging/README.md tells what it reads of the environment.
set -euo pipefail
# shellcheck source=../sources.sh
. "$(dirname "$0")/../sources.sh"
here=$root/packaging/windows
gnu=x86_64-w64-mingw32

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
# makensis calls this script from another folder.
for file in SIGN_CERTIFICATE SIGN_PASSWORD_FILE; do
    if [ -n "${!file:-}" ]; then export "$file=$(realpath "${!file}")"; fi
done
# A version of Windows has four numbers and nothing else.
numbers=${version%%[-+]*}.0

# Writes icons, manifest and version into an object file ($1), to be linked into the program.
resources() {
    sed "s/@VERSION_NUMBERS@/$numbers/" "$here/tabiya.manifest" > "$stage/tabiya.manifest"
    cp "$here/tabiya.rc" "$here"/*.ico "$stage"
    "$gnu-windres" --include-dir "$stage" --define "VERSION=\\\"$version\\\"" \
        --define "VERSION_NUMBERS=${numbers//./,}" "$stage/tabiya.rc" "$1"
}

build_program() {
    local target
    resources "$stage/resources.o" || return
    target=$(build --target x86_64-pc-windows-gnu -- \
        -C "link-arg=$stage/resources.o" -C link-arg=-Wl,--no-insert-timestamp) || return
    echo "$target/x86_64-pc-windows-gnu/$built_in/tabiya.exe"
}

# Signs a file as the developers', if there is something to do it with.
sign() {
    if [ -n "${SIGN_COMMAND:-}" ]; then
        $SIGN_COMMAND "$1" >&2
        return
    fi
    [ -n "${SIGN_CERTIFICATE:-}" ] || return 0
    local options=(-pkcs12 "$SIGN_CERTIFICATE" -h sha256 -n Tabiya)
    if [ -n "${SIGN_PASSWORD_FILE:-}" ]; then options+=(-readpass "$SIGN_PASSWORD_FILE"); fi
    if [ -n "${SIGN_TIMESTAMP_URL:-}" ]; then options+=(-ts "$SIGN_TIMESTAMP_URL"); fi
    osslsigncode sign "${options[@]}" -in "$1" -out "$1.signed" >&2
    mv "$1.signed" "$1"
}
# What other scripts and makensis want of this one.
case "${1:-}" in
    --resources)
        resources "$2"
        exit
        ;;
    --sign)
        sign "$2"
        exit
        ;;
esac

folder=${1:-$root/target/packages}
program=${2:-$(build_program)}
name=tabiya-$version-windows-x64
files=$stage/$name
mkdir "$files"
# One program, twice: Windows opens a console for the one that says it wants one, and none for the
# other. Terminals prefer .com when one types `tabiya`, and wait for it. The time in the header stays, too.
for kind in exe:windows com:console; do
    "$gnu-objcopy" --preserve-dates --strip-all --subsystem "${kind#*:}" \
        "$program" "$files/tabiya.${kind%:*}"
done
chmod 755 "$files/tabiya.exe" "$files/tabiya.com"
sign "$files/tabiya.exe"
sign "$files/tabiya.com"
install -m 644 "$root/README.md" "$root/CHANGELOG.md" "$files/"
for licence in MIT APACHE; do
    install -m 644 "$root/LICENSE-$licence" "$files/LICENSE-$licence.txt"
done
gzip -dc "$root/assets/licences.txt.gz" > "$files/licences.txt"

# Everything has the time of the sources, in the same order, without owners.
settle() { find "$1" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +; }
settle "$files"
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

options=(-DVERSION="$version" -DVERSION_NUMBERS="$numbers" -DSTAGE="$files"
    -DKIBIBYTES="$(cat "$files"/* | wc -c | awk '{ print int(($1 + 1023) / 1024) }')")
squeeze=-9
if [ "$profile" = dev ]; then
    options+=(-DQUICK)
    squeeze=-1
fi
if [ -n "${SIGN_COMMAND:-}${SIGN_CERTIFICATE:-}" ]; then options+=(-DSIGNER="\"$here/build.sh\" --sign"); fi
installer=$folder/$name-setup.exe
(cd "$here" && makensis -V2 -WX -INPUTCHARSET UTF8 -NOCD "${options[@]}" -DOUT="$installer" installer.nsi >&2)

# In a folder with this file the program keeps its settings beside itself.
printf 'Tabiya keeps its settings in this folder while this file is here.\r\n' > "$files/portable"
settle "$files"
archive=$folder/$name.zip
rm -f "$archive"
(cd "$stage" && find "$name" | LC_ALL=C sort | TZ=UTC zip -X -q $squeeze -@ "$archive")

# For winget, what its own tools would ask for; whoever publishes says where the installer will be.
url=${DOWNLOAD_URL:-https://tabiya.invalid/download/$version}/$name-setup.exe
winget=$folder/winget/$version
rm -rf "$winget"
mkdir -p "$winget"
# As sed's replacement it may contain any characters.
url=$(sed 's/[&|\\]/\\&/g' <<< "$url")
sum=$(sha256sum "$installer" | cut -d ' ' -f 1)
for template in "$here"/winget/*.yaml; do
    sed -e "s|@VERSION@|$version|" -e "s|@URL@|$url|" -e "s|@SHA256@|${sum^^}|" \
        -e "s|@DATE@|$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)|" \
        "$template" > "$winget/$(basename "$template")"
done
printf '%s\n' "$archive" "$installer" "$winget"
