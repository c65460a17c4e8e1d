#!/bin/sh
# all.sh SECONDS [TARGET ...]
# Runs every fuzz target (or these) for so long, two at a time, each beginning with its corpus and with
# what earlier runs found (found/TARGET), and says how often each was executed. Fails when one finds
# something: the input is in artifacts/TARGET then. An hour each: ./all.sh 3600
set -eu
seconds=${1:?all.sh SECONDS [TARGET ...]}
shift
cd "$(dirname "$0")"
built=$(./build.sh)
if [ "$#" = 0 ]; then
    set -- $(ls fuzz_targets | sed 's/\.rs$//')
fi
logs=$(mktemp -d)
# Files that the targets write belong into memory.
TMPDIR=$logs
[ -d /dev/shm ] && [ -w /dev/shm ] && TMPDIR=$(mktemp -d /dev/shm/tabiya-fuzz-XXXXXX)
trap 'rm -rf "$logs" "$TMPDIR"' EXIT
export logs built seconds TMPDIR
# Nothing here is freed by hand, and looking for leaks needs rights that containers lack.
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0}"

cat > "$logs/one.sh" <<'ONE'
#!/bin/sh
# one.sh TARGET
set -eu
target=$1
mkdir -p "found/$target" "artifacts/$target"
dictionary=$target.dict
[ -f "$dictionary" ] || dictionary=fen.dict
case $target in
    strict | repair | explain) longest=512 ;;
    *) longest=4096 ;;
esac
"$built/$target" "found/$target" "corpus/$target" -dict="$dictionary" -max_len="$longest" \
    -max_total_time="$seconds" -timeout=20 -rss_limit_mb=1024 -print_final_stats=1 \
    -artifact_prefix="artifacts/$target/" > "$logs/$target" 2>&1 && found=nothing || found=SOMETHING
runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$logs/$target")
printf '%-16s %12s executions, found %s\n' "$target" "${runs:-?}" "$found"
if [ "$found" != nothing ]; then
    tail -n 40 "$logs/$target"
    exit 1
fi
ONE
chmod +x "$logs/one.sh"
printf '%s\n' "$@" | xargs -P 2 -n 1 "$logs/one.sh"
