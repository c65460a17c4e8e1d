#!/usr/bin/env bash
# Builds a package for Debian, Ubuntu and their relatives:
#
#     packaging/deb.sh [FOLDER [BINARY]]
#
# puts tabiya_VERSION-1_ARCHITECTURE.deb into FOLDER (target/packages if none is named) and prints its
# path. BINARY is a program that is built already. Needs dpkg-dev, and Rust and a C compiler to build.
# DEBFULLNAME and DEBEMAIL name the maintainer, as for Debian's own tools.
set -euo pipefail
# shellcheck source=linux/staging.sh
. "$(dirname "$0")/linux/staging.sh"

folder=${1:-$root/target/packages}
binary=${2:-$(build_program)}
maintainer="${DEBFULLNAME:-The Tabiya developers} <${DEBEMAIL:-maintainers@tabiya.invalid}>"
architecture=$(dpkg --print-architecture)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
tree=$stage/tree
documents=$tree/usr/share/doc/tabiya

stage "$binary" "$tree/usr"
# Debian looks elsewhere for zsh's completions, and packs what is read.
mkdir -p "$tree/usr/share/zsh/vendor-completions"
mv "$tree/usr/share/zsh/site-functions/_tabiya" "$tree/usr/share/zsh/vendor-completions/"
rmdir "$tree/usr/share/zsh/site-functions"
gzip -9n "$tree/usr/share/man/man1/"*

install -D -m 644 "$root/packaging/linux/copyright" "$documents/copyright"
install -m 644 "$root/assets/licences.txt.gz" "$documents/licences.txt.gz"
install -m 644 "$root/CHANGELOG.md" "$documents/changelog"
cat > "$documents/changelog.Debian" << TEXT
tabiya ($version-1) unstable; urgency=medium

  * See the changelog of the program.

 -- $maintainer  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
TEXT
gzip -9n "$documents/changelog" "$documents/changelog.Debian"

# The libraries that the program is linked with. Those of the window it looks for when it starts, so
# no tool can see them.
mkdir "$stage/debian"
printf 'Source: tabiya\n\nPackage: tabiya\nArchitecture: any\n' > "$stage/debian/control"
linked=$(cd "$stage" && dpkg-shlibdeps -O -e tree/usr/bin/tabiya 2> "$stage/complaint") \
    || { cat "$stage/complaint" >&2; exit 1; }
linked=${linked#shlibs:Depends=}

mkdir "$tree/DEBIAN"
cat > "$tree/DEBIAN/control" << TEXT
Package: tabiya
Version: $version-1
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(installed_size "$tree/usr")
Depends: $linked, libegl1, libgl1, libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon-x11-0
Recommends: libgl1-mesa-dri, libwayland-client0, libwayland-egl1, xdg-desktop-portal | zenity
Suggests: xvfb
Section: misc
Priority: optional
Description: chess position editor
 Tabiya shows a position on a board and as FEN text, and a change of either
 changes the other at once. Set up positions by mouse, keyboard or touch, or
 paste text with a position in it; broken FEN is repaired.
 .
 Browse, search, check, sort and repair FEN and EPD files of any size. Draw
 diagrams for print and for the web, also without a window.
TEXT
(cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums)

mkdir -p "$folder"
# Every Debian can unpack that; elsewhere the usual may be newer.
export DPKG_DEB_COMPRESSOR_TYPE=${DPKG_DEB_COMPRESSOR_TYPE:-xz}
package=$folder/tabiya_$version-1_$architecture.deb
dpkg-deb --root-owner-group --build "$tree" "$package" > /dev/null
echo "$package"
