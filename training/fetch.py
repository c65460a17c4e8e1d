"""Fetch the packages that hold the pieces, and unpack them side by side.

Only the packages named below are fetched, with the ordinary clients of their
registries (apt-get, npm, pip). Nothing that is fetched belongs in the
repository: give a folder outside of it.

    python fetch.py FOLDER
"""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

DEBIAN = [
    "pychess", "scid-data", "eboard", "knights", "gnome-chess", "dreamchess-data",
    "fonts-dejavu-core", "fonts-dejavu-extra", "fonts-symbola", "fonts-noto-core", "fonts-urw-base35",
    "fonts-cmu", "fonts-crosextra-caladea", "fonts-crosextra-carlito", "fonts-ebgaramond",
    "fonts-freefont-ttf", "fonts-lato", "fonts-liberation", "fonts-linuxlibertine",
    "fonts-oldstandard", "fonts-open-sans", "fonts-paratype", "fonts-roboto-unhinted",
    "fonts-sil-charis", "fonts-vollkorn",
]
NPM = [
    "chessboard-element@1.2.0", "cm-chessboard@8.15.1", "react-native-chessboard@0.1.2",
]
PYPI = [
    "fentoimage==0.1.0", "gifpgn==1.2.1", "koksszachy==0.8.52", "fen2pil==0.3.0",
    "kesav-chess-2d==1.1.0",
]


def run(command, folder):
    """Run one client in a folder; say plainly when it fails, and go on."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        print(f"failed: {' '.join(command)}\n{done.stderr[-500:]}", file=sys.stderr)
    return done.returncode == 0


def unpack(archive, target):
    """Unpack one package into a folder of its own."""
    target.mkdir(parents=True, exist_ok=True)
    if archive.suffix == ".deb":
        run(["dpkg", "-x", str(archive), str(target)], archive.parent)
    elif archive.suffix in (".whl", ".zip"):
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(target)
    else:
        with tarfile.open(archive) as packed:
            packed.extractall(target, filter="data")


def fetch_one(command, name, root):
    """Fetch one package into FOLDER/NAME, unless it is there."""
    target = root / name
    if target.exists():
        return
    inbox = root / "inbox"
    inbox.mkdir(parents=True, exist_ok=True)
    if run(command, inbox):
        for archive in inbox.iterdir():
            unpack(archive, target)
        print(f"fetched {name}")
    shutil.rmtree(inbox)


def main():
    root = Path(sys.argv[1]).resolve()
    for package in DEBIAN:
        fetch_one(["apt-get", "download", package], package, root)
    for package in NPM:
        name = package.rsplit("@", 1)[0]
        fetch_one(["npm", "pack", "--silent", package], name, root)
    for package in PYPI:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", package]
        fetch_one(command, package.split("==")[0], root)


if __name__ == "__main__":
    main()
