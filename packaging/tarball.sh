#!/usr/bin/env bash
# Builds a tarball for any Linux, with a script that installs it and takes it away again:
#
#     packaging/tarball.sh [FOLDER [BINARY]]
#
# puts tabiya-VERSION-ARCHITECTURE-linux.tar.gz into FOLDER (target/packages if none is named) and
# prints its path. BINARY is a program that is built already.
set -euo pipefail
# shellcheck source=linux/staging.sh
. "$(dirname "$0")/linux/staging.sh"

folder=${1:-$root/target/packages}
binary=${2:-$(build_program)}
name=tabiya-$version-$(uname -m)-linux
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

stage "$binary" "$stage/$name"
install -m 755 "$root/packaging/linux/install.sh" "$stage/$name/install.sh"
install -m 644 "$root/README.md" "$root/CHANGELOG.md" "$root"/LICENSE-* "$stage/$name/"

mkdir -p "$folder"
package=$folder/$name.tar.gz
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
    -C "$stage" -cf - "$name" | gzip -9n > "$package"
echo "$package"
