# What the packages for Linux have in common; read by deb.sh and tarball.sh.

# shellcheck source=../sources.sh
. "$(dirname "${BASH_SOURCE[0]}")/../sources.sh"

# Builds the program and prints where it is.
build_program() {
    local target
    target=$(build) || return
    echo "$target/$built_in/tabiya"
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
