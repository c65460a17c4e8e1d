"""Whole pictures with one board each, of sets that are held back, read by the program itself: finder,
net and side below together. Draws, reads and prints how many are exact.

    python whole.py DATA/sets.npz FOLDER ../target/release/tabiya [--count 60] [--hard 0.4]
                    [--positions ../crates/notation/assets/known_positions.epd]

Kinds: screen, print and photo as pictures, and `pdf`: scanned pages in PDF files. One board in five is
seen from Black's side. Positions have a line each that begins as a FEN does.
"""

import argparse
import json
import subprocess
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

import board
import marks
import men
import positions
import spoil

SEED = 20261124
KINDS = (*board.KINDS, "pdf")
WORDS = "Kf3 and then the rook goes to e1 when it can"
NEAR = 0.35  # of a square: so far a corner that was found may be from where it is


def squares_of(placement):
    """The first field of a FEN as 8 x 8 classes."""
    for empty in range(1, 9):
        placement = placement.replace(str(empty), "." * empty)
    rows = [[positions.CLASSES.index(man) for man in row] for row in placement.split("/")]
    return np.array(rows, np.uint8)


def on_ground(rng, image, s):
    """A board on a larger page or window, with lines of text above it; where it went."""
    high, wide = image.shape
    tone = float(np.median(image[2])) if rng.random() < 0.7 else rng.uniform(200, 255)
    ground = np.full((high + int(rng.integers(2, 6)) * s, wide + int(rng.integers(2, 8)) * s),
                     tone, np.float32)
    y = int(rng.integers(s // 2, ground.shape[0] - high - s // 2 + 1))
    x = int(rng.integers(s // 2, ground.shape[1] - wide - s // 2 + 1))
    ground[y:y + high, x:x + wide] = image
    for line in range(s // 2, y - 8, max(10, s // 2)):
        words = WORDS[:int(rng.integers(10, len(WORDS)))]
        marks.text(ground, words, s // 2, line, s * 0.25, 0 if tone > 128 else 255, 0)
    return ground, x, y, tone


def changed(image, corners, matrix, size, tone):
    """Seen through a perspective."""
    image = cv2.warpPerspective(image.astype(np.float32), matrix, size, borderValue=tone)
    return image, cv2.perspectiveTransform(corners[None], matrix)[0]


def picture(rng, sets, kind, placement, hard):
    """A picture with a board on which that stands, and its corners."""
    paper = kind in ("print", "pdf") or (kind == "photo" and rng.random() < 0.6)
    squares = squares_of(placement)
    black_below = rng.random() < 0.2
    seen = squares[::-1, ::-1] if black_below else squares
    drawn_as = "print" if kind == "pdf" else kind
    image, margin, s = board.draw(rng, sets, drawn_as, paper, seen, hard, black_below)
    image, x, y, tone = on_ground(rng, np.clip(image, 0, 255), s)
    left, top, side = x + margin, y + margin, 8 * s
    corners = np.float32([[left, top], [left + side, top], [left + side, top + side],
                          [left, top + side]])
    high, wide = image.shape
    if kind == "screen":
        image = spoil.on_screen(rng, image, s, hard)
    elif paper and kind != "photo":
        image = spoil.on_paper(rng, image, s, hard)
        turn = cv2.getRotationMatrix2D((wide / 2, high / 2), rng.uniform(-4, 4), 1)
        image, corners = changed(image, corners, np.vstack([turn, [0, 0, 1]]), (wide, high), tone)
    else:
        image = spoil.on_camera(rng, image, s, hard, not paper)
        at = np.float32([[0, 0], [wide, 0], [wide, high], [0, high]])
        to = at + rng.uniform(0.02, 0.18, (4, 2)).astype(np.float32) * [wide, high]
        matrix = cv2.getPerspectiveTransform(at, to.astype(np.float32))
        size = (int(wide * 1.2), int(high * 1.2))
        image, corners = changed(image, corners, matrix, size, 90)
    return np.clip(image, 0, 255).astype(np.uint8), corners


def save(folder, name, kind, image, corners):
    """As a PNG file, or as a scanned page of 200 pixels an inch; the corners in what will be told."""
    if kind != "pdf":
        path = folder / f"{name}.png"
        cv2.imwrite(str(path), image)
        return path, corners
    path = folder / f"{name}.pdf"
    Image.fromarray(image).save(path, resolution=200)
    return path, None


def boards_of(program, path):
    """What the program finds in a file."""
    told = subprocess.run([program, "read", "--json", path], capture_output=True, check=True)
    pages = [json.loads(line) for line in told.stdout.splitlines()]
    return [found for page in pages for found in page["boards"]]


def is_there(found, corners):
    """Whether a board that was found is the one that was drawn."""
    if corners is None:
        return True
    side = np.linalg.norm(corners[1] - corners[0]) / 8
    seen = np.float32(found["box"])
    return any(np.abs(np.roll(seen, turn, 0) - corners).max() < NEAR * side for turn in range(4))


def arguments(option, usual):
    """The arguments of the command line, with a number of the program's own; and the placements to draw."""
    parser = argparse.ArgumentParser()
    parser.add_argument("sets")
    parser.add_argument("folder", type=Path)
    parser.add_argument("program")
    parser.add_argument(option, type=int, default=usual)
    parser.add_argument("--hard", type=float, default=0.4)
    parser.add_argument("--positions", type=Path,
                        default=Path(__file__).parent / "../crates/notation/assets/known_positions.epd")
    given = parser.parse_args()
    cv2.setNumThreads(1)
    given.folder.mkdir(parents=True, exist_ok=True)
    known = [line.split()[0] for line in given.positions.read_text().splitlines()
             if line.count("/") >= 7]
    return given, known


def main():
    given, known = arguments("--count", 60)
    sets = men.Sets(given.sets, held=True)
    for number, kind in enumerate(KINDS):
        rng = np.random.default_rng([SEED, number])
        found = exact = sure = wrong = invented = 0
        for index in range(given.count):
            truth = str(rng.choice(known))
            image, corners = picture(rng, sets, kind, truth, given.hard)
            path, corners = save(given.folder, f"{kind}{index:03}", kind, image, corners)
            told = boards_of(given.program, path)
            here = [one for one in told if is_there(one, corners)]
            invented += len(told) - len(here[:1])
            for one in here[:1]:
                is_right = one["placement"] == truth
                found += 1
                exact += is_right
                sure += one["confidence"] >= 0.9
                wrong += one["confidence"] >= 0.9 and not is_right
                if not is_right:
                    print(f"{path.name} {sets.names[sets.last]} {one['confidence']:.2f} "
                          f"{one['placement']} for {truth}")
        print(f"{kind}: of {given.count} found {found}, exact {exact}, sure {sure}, "
              f"sure and wrong {wrong}, invented {invented}")


if __name__ == "__main__":
    main()
