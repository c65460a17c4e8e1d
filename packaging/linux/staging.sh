# What the packages for Linux have in common; read by deb.sh and tarball.sh.
# Sets: root, version, SOURCE_DATE_EPOCH, TABIYA_COMMIT. The same sources give the same bytes.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$root/Cargo.toml" | head -n 1)
umask 022

# The time of every file in a package is that of the sources.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2> /dev/null || stat -c %Y "$root/Cargo.lock")
fi
if [ -z "${TABIYA_COMMIT:-}" ]; then
    TABIYA_COMMIT=$(git -C "$root" rev-parse --short=12 HEAD 2> /dev/null || true)
fi
export SOURCE_DATE_EPOCH TABIYA_COMMIT

# Builds the program and prints where it is. Paths of this machine are kept out of it.
build() {
    local cargo_home=${CARGO_HOME:-$HOME/.cargo}
    local target=${CARGO_TARGET_DIR:-$root/target}
    case $target in /*) ;; *) target=$PWD/$target ;; esac
    # Apart from each other by a character that is in no path, so that paths may have blanks.
    local flags
    flags=$(printf -- '--remap-path-prefix=%s=tabiya\037--remap-path-prefix=%s=cargo' "$root" "$cargo_home")
    # What an earlier build has left must not be taken for the result of one that failed.
    (cd "$root" && CARGO_ENCODED_RUSTFLAGS=$flags \
        cargo build --profile dist --locked --target-dir "$target" >&2) || return
    echo "$target/dist/tabiya"
}

# Puts the program ($1) and all that belongs to it below a folder ($2) as below /usr.
stage() {
    install -D -m 755 "$1" "$2/bin/tabiya"
    strip --strip-unneeded --remove-section=.comment --remove-section=.note "$2/bin/tabiya"
    local file
    (cd "$root/packaging/linux" && find share -type f) | LC_ALL=C sort | while read -r file; do
        install -D -m 644 "$root/packaging/linux/$file" "$2/$file"
    done
}

# So many KiB has a tree ($1) on any file system: a folder counts as one.
installed_size() {
    find "$1" -printf '%y %s\n' \
        | awk '{ n += $1 == "f" ? int(($2 + 1023) / 1024) : 1 } END { print n }'
}
