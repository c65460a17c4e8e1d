"""What a finder may take for a board and what is none: text, tables, tiles, a lattice
that is off by half a square or has the wrong size."""

import cv2
import numpy as np

from marks import FONTS, text
from squares import clouds


def no_board(rng, image, margin, s, off):
    """Image, margin, pixels a square and bends of something that is no board."""
    way = rng.random()
    if way < 0.45:
        return (image, margin, s, wrong_lattice(rng, off))
    blank = np.full_like(image, rng.uniform(200, 255) if rng.random() < 0.7
                         else rng.uniform(10, 90))
    ink = rng.uniform(0, 80) if blank[0, 0] > 150 else rng.uniform(150, 255)
    if way < 0.6:
        written(rng, blank, s, ink)
    elif way < 0.85:
        grid(rng, blank, margin, s, ink)
    elif way < 0.93:
        blank += 100 * clouds(rng, blank.shape, s * rng.uniform(0.1, 3))
        scene(rng, blank, s)
    else:
        heat(rng, blank, margin, s)
    return np.clip(blank, 0, 255), margin, s, off


def wrong_lattice(rng, off):
    """Off by about half a square, or of another size."""
    off = off.copy()
    at = np.linspace(-4, 4, off.shape[1], dtype=np.float32)
    if rng.random() < 0.5:
        size = rng.choice([0.5, 0.75, 0.66, 0.85]) - 1
        off[0] += size * at[None, :]
        off[1] += size * at[:, None]
    else:
        axis = int(rng.integers(0, 3))
        if axis != 1:
            off[0] += rng.uniform(0.35, 0.65)
        if axis != 0:
            off[1] += rng.uniform(0.35, 0.65)
    return off


def written(rng, image, s, ink):
    """Lines of text."""
    high = rng.uniform(0.25, 1) * s
    font = FONTS[int(rng.integers(len(FONTS)))]
    letters = list("abcdefghijklmnopqrstuvwxyz      KQRBNx+#0123456789.,")
    y = high
    while y < image.shape[0]:
        line = "".join(rng.choice(letters, 60))
        text(image, line, rng.uniform(-3, 3), y, high, ink, font)
        y += high * rng.uniform(1.3, 2)


def grid(rng, image, margin, s, ink):
    """A table: digits, words, discs, crosses in cells; crosswords, Go, sudoku."""
    step = s * rng.choice([1, 1, 1, 0.8, 8 / 9, 8 / 7])
    checkered = rng.random() < 0.35  # draughts stand on such boards
    if checkered:
        index = (np.arange(image.shape[0]) - margin) // step
        dark = (index[:, None] + index[None, :]) % 2 == 1
        image += np.where(dark, np.float32(rng.uniform(-120, 120)), np.float32(0))
    ruled = not checkered and rng.random() < 0.8
    for k in range(int(image.shape[0] / step) + 1):
        at = int(margin + (k - 2) * step)
        if ruled and 0 <= at < image.shape[0]:
            image[at, :] = ink
            image[:, at] = ink
    what = int(rng.choice(4, p=[0.15, 0.7, 0.05, 0.1] if checkered else [0.25] * 4))
    filled = rng.uniform(0.2, 0.95)
    font = FONTS[int(rng.integers(len(FONTS)))]
    shift = 0 if rng.random() < 0.7 else 0.5
    for row in range(8):
        for file in range(8):
            if rng.random() > filled:
                continue
            x, y = margin + (file + shift) * step, margin + (row + shift) * step
            if what == 0:
                text(image, str(rng.integers(0, 32)), x + 0.2 * step, y + 0.75 * step,
                     0.5 * step, ink, font)
            elif what == 1:
                tone = ink if rng.random() < 0.5 else 255 - ink
                centre = (int(x + step / 2), int(y + step / 2))
                cv2.circle(image, centre, int(0.42 * step), float(tone), -1, cv2.LINE_AA)
                cv2.circle(image, centre, int(0.42 * step), float(ink), 1, cv2.LINE_AA)
            elif what == 2:
                cv2.rectangle(image, (int(x), int(y)), (int(x + step), int(y + step)),
                              float(ink), -1)
            else:
                word = "".join(rng.choice(list("abcdeghinorstux"), int(rng.integers(1, 5))))
                text(image, word, x + 0.1 * step, y + 0.7 * step, 0.4 * step, ink, font)


def scene(rng, image, s):
    """Shapes at random, as things in a photo."""
    for _ in range(int(rng.integers(0, 30))):
        at = tuple(int(v) for v in rng.integers(0, image.shape[0], 2))
        size = tuple(int(v) for v in rng.uniform(0.1, 2.5, 2) * s + 1)
        tone, turn = float(rng.uniform(0, 255)), float(rng.uniform(0, 180))
        if rng.random() < 0.6:
            cv2.ellipse(image, at, size, turn, 0, 360, tone, -1, cv2.LINE_AA)
        else:
            end = tuple(int(v) for v in rng.integers(0, image.shape[0], 2))
            cv2.line(image, at, end, tone, max(1, size[0] // 8), cv2.LINE_AA)


def heat(rng, image, margin, s):
    """Cells of random greys."""
    tones = rng.uniform(0, 255, (8, 8)).astype(np.float32)
    cells = np.kron(tones, np.ones((s, s), np.float32))
    image[margin:margin + 8 * s, margin:margin + 8 * s] = cells
