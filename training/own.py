"""Boards that somebody has corrected (*Proofread diagrams…, Save corrections…*) as a shard.

    python own.py FOLDER/corrected-boards DATA/shards/00900.npz [--times 5]

`placements.tsv` has a line for each picture: its name, the first field of the FEN, who sits
below in the picture, and what the board is called. The pictures are the 64 squares and
nothing else.
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from board import CELL, EDGE
from shards import write

CLASSES = ".PNBRQKpnbrqk"


def classes(placement, below):
    """64 classes, as the picture shows them."""
    men = "".join("." * int(sign) if sign.isdigit() else sign for sign in placement.replace("/", ""))
    men = men[::-1] if below == "black" else men
    if len(men) != 64:
        raise ValueError(f"no placement: {placement}")
    return np.array([CLASSES.index(man) for man in men], np.uint8)


def picture(path):
    """200 x 200 bytes: the squares, and what is at their edge repeated around them."""
    image = cv2.imread(str(path), cv2.IMREAD_GRAYSCALE)
    if image is None:
        raise ValueError(f"no picture: {path}")
    image = cv2.resize(image, (8 * CELL, 8 * CELL), interpolation=cv2.INTER_AREA)
    return cv2.copyMakeBorder(image, EDGE, EDGE, EDGE, EDGE, cv2.BORDER_REPLICATE)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("shard", type=Path)
    parser.add_argument("--times", type=int, default=1, help="each board so often")
    given = parser.parse_args()
    lines = (given.folder / "placements.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines] * given.times
    write(given.shard, dict(
        boards=np.stack([picture(given.folder / row[0]) for row in rows]),
        classes=np.stack([classes(row[1], row[2]) for row in rows]),
        kinds=np.zeros(len(rows), np.uint8),
        sets=np.array(["own"] * len(rows))))
    print(f"{len(rows)} boards")


if __name__ == "__main__":
    main()
