#!/bin/sh
# build.sh
# Builds all fuzz targets as cargo-fuzz would, with nothing besides Rust and a C++ compiler, and says
# where they are. RUSTC_BOOTSTRAP lets a stable compiler take -Z.
set -eu
cd "$(dirname "$0")"
host=$(rustc -vV | sed -n 's/^host: //p')
export CARGO_TARGET_DIR="$PWD/target"
export RUSTC_BOOTSTRAP=1
# With --target these are not the flags of build scripts.
export RUSTFLAGS="-Zsanitizer=address -Cpasses=sancov-module \
-Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
-Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares \
-Cllvm-args=-simplifycfg-branch-fold-threshold=0 -Cdebug-assertions -Ccodegen-units=1 --cfg fuzzing"
cargo build --release --locked --target "$host" --bins
echo "$CARGO_TARGET_DIR/$host/release"
