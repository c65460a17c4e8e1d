#!/bin/sh
# keep.sh TARGET FOLDER
# Makes corpus/TARGET as few small inputs as reach what it and FOLDER together reach, but at most
# 60 of them: the longest ones, as they reach most.
set -eu
target=$1
found=$(realpath "$2")
cd "$(dirname "$0")"
kept=$(mktemp -d)
cargo fuzz run "$target" "$kept" "$found" "corpus/$target" -- -set_cover_merge=1 -use_counters=0 -max_len=400
rm -f "corpus/$target"/*
ls -S "$kept" | head -n 60 | while read -r name; do
    mv "$kept/$name" "corpus/$target/"
done
rm -r "$kept"
