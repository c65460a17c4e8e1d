"""The board of the parity fixture, drawn with Tabiya's own pieces (never with the sets
that the net learns from)."""

import cv2
import numpy as np

from men import place
from sets import WORDS, master, svg

POSITION = ("r1bq1rk1", "pp2bppp", "2n1pn2", "3p4", "2PP4", "2NBPN2", "PP3PPP", "R1BQ1RK1")
CELL = 48


def board(pieces):
    """200 x 200 grey bytes, from a folder of SVG files like white-king.svg."""
    image = np.full((400, 400), 232, np.float32)
    for row in range(8):
        for file in range(8):
            top, left = 8 + row * CELL, 8 + file * CELL
            image[top:top + CELL, left:left + CELL] = 214 if (row + file) % 2 == 0 else 142
    for row, line in enumerate(POSITION):
        file = 0
        for letter in line:
            if letter.isdigit():
                file += int(letter)
                continue
            side = "white" if letter.isupper() else "black"
            man = master(svg(f"{pieces}/{side}-{WORDS[letter.lower()]}.svg", "-w", "384"))
            man = cv2.resize(man.astype(np.float32), (CELL, CELL), interpolation=cv2.INTER_AREA)
            place(image, man, 8 + file * CELL, 8 + row * CELL)
            file += 1
    image = cv2.resize(image, (200, 200), interpolation=cv2.INTER_AREA)
    return np.clip(image + 0.5, 0, 255).astype(np.uint8)
