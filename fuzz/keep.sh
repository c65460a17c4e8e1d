#!/bin/sh
# keep.sh TARGET FOLDER
# Makes corpus/TARGET as few small inputs as reach what it and FOLDER together reach, but at most
# 60 of them: the longest ones, as they reach most.
set -eu
target=$1
found=$(realpath "$2")
cd "$(dirname "$0")"
few=$(mktemp -d)
fewest=$(mktemp -d)
options='-use_counters=0 -max_len=400'
# Twice, since the thorough way takes too long with many inputs.
cargo fuzz run "$target" "$few" "$found" "corpus/$target" -- -merge=1 $options
cargo fuzz run "$target" "$fewest" "$few" -- -set_cover_merge=1 $options
rm -f "corpus/$target"/*
ls -S "$fewest" | head -n 60 | while read -r name; do
    mv "$fewest/$name" "corpus/$target/"
done
rm -r "$few" "$fewest"
