# What all packages have in common; read by linux/staging.sh and windows/build.sh.
# Sets: root, version, SOURCE_DATE_EPOCH, TABIYA_COMMIT, profile. The same sources give the same bytes.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$root/Cargo.toml" | head -n 1)
# Cargo's profile: `release` is built in less time, and somewhat larger; `dev` is for trying packages, and
# takes what tests have built.
profile=${TABIYA_PROFILE:-dist}
umask 022

# The time of every file in a package is that of the sources.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2> /dev/null || stat -c %Y "$root/Cargo.lock")
fi
if [ -z "${TABIYA_COMMIT:-}" ]; then
    TABIYA_COMMIT=$(git -C "$root" rev-parse --short=12 HEAD 2> /dev/null || true)
fi
export SOURCE_DATE_EPOCH TABIYA_COMMIT

# Builds the program with `cargo rustc` and these arguments, and prints the target folder. Paths of this
# machine are kept out of it.
build() {
    local cargo_home=${CARGO_HOME:-$HOME/.cargo}
    local target=${CARGO_TARGET_DIR:-$root/target}
    case $target in /*) ;; *) target=$PWD/$target ;; esac
    # Apart from each other by a character that is in no path, so that paths may have blanks.
    local flags
    flags=$(printf -- '--remap-path-prefix=%s=tabiya\037--remap-path-prefix=%s=cargo' "$root" "$cargo_home")
    if [ "$profile" != dev ]; then export CARGO_ENCODED_RUSTFLAGS=$flags; fi
    # What an earlier build has left must not be taken for the result of one that failed.
    (cd "$root" && cargo rustc --profile "$profile" --locked \
        --bin tabiya --target-dir "$target" "$@" >&2) || return
    echo "$target"
}
# Where Cargo puts what it builds with the profile, below the target folder.
built_in=${profile/#dev/debug}
