#!/bin/sh
# keep.sh TARGET [FOLDER]
# Makes corpus/TARGET as few small inputs as reach what it and FOLDER (found/TARGET, if none is given)
# together reach, but at most 60 of them: the longest ones, as they reach most.
set -eu
target=$1
found=$(realpath "${2:-$(dirname "$0")/found/$target}")
cd "$(dirname "$0")"
built=$(./build.sh)
few=$(mktemp -d)
fewest=$(mktemp -d)
trap 'rm -rf "$few" "$fewest"' EXIT
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0}"
options='-use_counters=0 -max_len=400'
# Twice, since the thorough way takes too long with many inputs.
"$built/$target" "$few" "$found" "corpus/$target" -merge=1 $options
"$built/$target" "$fewest" "$few" -set_cover_merge=1 $options
rm -f "corpus/$target"/*
ls -S "$fewest" | head -n 60 | while read -r name; do
    mv "$fewest/$name" "corpus/$target/"
done
