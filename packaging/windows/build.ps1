# Builds target\packages\tabiya-VERSION-x86_64-windows.zip and, where WiX 3 is installed, the .msi.
# Run it in a Developer PowerShell of Visual Studio, which has rc.exe. See packaging/README.md.
$ErrorActionPreference = "Stop"
$PSNativeCommandUseErrorActionPreference = $true
Set-Location "$PSScriptRoot\..\.."

$version = (Select-String -Path Cargo.toml -Pattern '^version = "(.*)"$').Matches[0].Groups[1].Value
$numbers = ($version -replace '-.*$', '') -replace '\.', ','
$env:TABIYA_COMMIT = git rev-parse --short=12 HEAD
$out = "target\packages"
$stage = "$out\tabiya-$version"
Remove-Item -Recurse -Force $stage -ErrorAction SilentlyContinue
New-Item -ItemType Directory -Force $stage | Out-Null

rc.exe /nologo /d "VERSION=\`"$version\`"" /d "VERSION_NUMBERS=$numbers,0" `
    /fo "$out\tabiya.res" packaging\windows\tabiya.rc
$resource = (Resolve-Path "$out\tabiya.res").Path

# Two programs from the same sources: the one that Explorer starts opens no console; the other is for
# terminals, which wait for it and show what it prints. Terminals prefer .com when one types `tabiya`.
cargo rustc --profile dist --locked --bin tabiya -- -C "link-arg=$resource"
Copy-Item target\dist\tabiya.exe "$stage\tabiya.exe"
cargo rustc --profile dist --locked --bin tabiya --features console -- -C "link-arg=$resource"
Copy-Item target\dist\tabiya.exe "$stage\tabiya.com"
Copy-Item README.md, CHANGELOG.md, LICENSE-MIT, LICENSE-APACHE $stage

Compress-Archive -Force -Path $stage -DestinationPath "$out\tabiya-$version-x86_64-windows.zip"

if (Get-Command candle.exe -ErrorAction SilentlyContinue) {
    candle.exe -nologo -arch x64 "-dVersion=$version" "-dStage=$stage" `
        -o "$out\tabiya.wixobj" packaging\windows\tabiya.wxs
    light.exe -nologo -o "$out\tabiya-$version-x86_64.msi" "$out\tabiya.wixobj"
}
