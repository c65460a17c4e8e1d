"""Documents of scanned pages with six boards each, all of one set that is held back, read by the program
as a whole. Prints the exact boards of the first pages and of the others.

    python documents.py DATA/sets.npz FOLDER ../target/release/tabiya [--pages 20] [--hard 0.4]
                        [--positions ../crates/notation/assets/known_positions.epd]

Each set makes one document. Its boards have one size and one kind of squares, as in a book, and are seen from
White's side. A board counts as exact if the program gives its position on its page.
"""

import json
import subprocess
from collections import Counter
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

import board
import men
import spoil
from whole import arguments, squares_of

SEED = 20261128
COLUMNS, ROWS = 2, 3
EARLY = 2  # pages that are read before the program can have learned the set


class OneSet(men.Sets):
    """The sets that are held back, of which always the same is chosen."""

    def __init__(self, path, index):
        super().__init__(path, held=True)
        self.index = index

    def choose(self, rng, for_print):
        self.last = self.index
        return self.index


def page(rng, style, sets, placements, hard):
    """A scanned page with these boards; `style` makes the boards of all pages alike."""
    drawn = [board.draw(np.random.default_rng(style), sets, "print", True, squares_of(placement), hard)
             for placement in placements]
    s = drawn[0][2]
    side = max(max(image.shape) for image, _, _ in drawn)
    gap = s
    ground = np.full((ROWS * (side + gap) + gap, COLUMNS * (side + gap) + gap),
                     float(np.median(drawn[0][0][2])), np.float32)
    for number, (image, _, _) in enumerate(drawn):
        row, column = divmod(number, COLUMNS)
        y, x = gap + row * (side + gap), gap + column * (side + gap)
        ground[y:y + image.shape[0], x:x + image.shape[1]] = image
    image = spoil.on_paper(rng, np.clip(ground, 0, 255), s, hard)
    high, wide = image.shape
    turn = cv2.getRotationMatrix2D((wide / 2, high / 2), rng.uniform(-1, 1), 1)
    image = cv2.warpAffine(image.astype(np.float32), turn, (wide, high),
                           borderValue=float(np.median(ground)))
    return Image.fromarray(np.clip(image, 0, 255).astype(np.uint8))


def boards_of(program, path):
    """The positions that the program finds, as a counter for each page."""
    told = subprocess.run([program, "read", "--json", path], capture_output=True)
    found, sure = {}, Counter()
    for line in told.stdout.splitlines():
        for one in json.loads(line)["boards"]:
            found.setdefault(one["page"], Counter())[one["placement"]] += 1
            if one["confidence"] >= 0.9 and not one["doubt"]:
                sure[one["page"], one["placement"]] += 1
    return found, sure


def main():
    given, known = arguments("--pages", 20)
    total = Counter()
    for index, name in enumerate(men.Sets(given.sets, held=True).names):
        sets, rng = OneSet(given.sets, index), np.random.default_rng([SEED, index])
        truth, pages = [], []
        for _ in range(given.pages):
            truth.append([str(one) for one in rng.choice(known, COLUMNS * ROWS, replace=False)])
            pages.append(page(rng, [SEED, index], sets, truth[-1], given.hard))
        path = given.folder / f"{index:02}-{name}.pdf"
        pages[0].save(path, save_all=True, append_images=pages[1:], resolution=200)
        found, sure = boards_of(given.program, path)
        figures = Counter()
        for number, placements in enumerate(truth, 1):
            when = "early" if number <= EARLY else "late"
            here, told = Counter(placements), found.get(number, Counter())
            figures[when] += len(placements)
            figures[f"{when} exact"] += sum((here & told).values())
            figures["sure and wrong"] += sum(count for (on, placement), count in sure.items()
                                             if on == number and placement not in here)
        total += figures
        print(f"{name}: first {EARLY} pages {figures['early exact']} of {figures['early']}, others "
              f"{figures['late exact']} of {figures['late']}, sure and wrong {figures['sure and wrong']}",
              flush=True)
    print(f"all: first {EARLY} pages {total['early exact']} of {total['early']}, others "
          f"{total['late exact']} of {total['late']}, sure and wrong {total['sure and wrong']}")


if __name__ == "__main__":
    main()
