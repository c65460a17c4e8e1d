#!/usr/bin/env bash
# Builds target/packages/Tabiya.app for both kinds of processors, and a .zip of it. Run it on a Mac with
# Rust and Apple's command line tools. See packaging/README.md.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
TABIYA_COMMIT=$(git rev-parse --short=12 HEAD)
export TABIYA_COMMIT MACOSX_DEPLOYMENT_TARGET=11.0
bundle=target/packages/Tabiya.app
rm -rf "$bundle"
mkdir -p "$bundle/Contents/MacOS" "$bundle/Contents/Resources"

programs=()
for target in aarch64-apple-darwin x86_64-apple-darwin; do
    rustup target add "$target"
    cargo build --profile dist --locked --target "$target"
    programs+=("target/$target/dist/tabiya")
done
lipo -create -output "$bundle/Contents/MacOS/tabiya" "${programs[@]}"
sed "s/@VERSION@/$version/" packaging/macos/Info.plist > "$bundle/Contents/Info.plist"
plutil -lint "$bundle/Contents/Info.plist"
cp packaging/macos/tabiya.icns LICENSE-MIT LICENSE-APACHE "$bundle/Contents/Resources/"

# With an Apple developer's certificate, name it here; "-" signs for this machine alone.
codesign --force --options runtime --sign "${CODESIGN_IDENTITY:--}" "$bundle"
ditto -c -k --keepParent "$bundle" "target/packages/tabiya-$version-macos.zip"
