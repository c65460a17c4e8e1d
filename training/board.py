"""One rectified board of 200 x 200 with its 64 classes, as the finder hands it over."""

import cv2
import numpy as np

import marks
import men
import negatives
import positions
import spoil
import squares

SIDE, EDGE, CELL = 200, 4, 24
KINDS = ("screen", "print", "photo")
CUT = 0.18  # of the boards are cut off at some of their sides


def draw(rng, sets, kind, paper, position, hard, black_below=None):
    """A clean or dirty board on its surroundings: image, margin, pixels a square. Coordinates say
    which side is below, if that is given, or anything."""
    s = int(round(np.exp(rng.uniform(np.log(15 if hard > 0.5 else 20), np.log(60)))))
    margin = max(6, int(0.8 * s))
    side = 8 * s + 2 * margin
    index = sets.choose(rng, paper)
    figures = sets.men_of(rng, index, paper)
    own_squares = paper and sets.dark[index] is not None and rng.random() < 0.45
    board, _ = (squares.printed if paper else squares.screen)(rng, side, margin, s)
    squares.surround(rng, board, margin, s, rng.uniform(225, 255) if paper else 128)
    if own_squares:
        board[margin:margin + 8 * s, margin:margin + 8 * s] = rng.uniform(225, 255)
        men.draw_font_board(board, margin, s, position, figures, sets.dark[index])
    else:
        if not paper:
            marks.square_colours(rng, board, margin, s)
        men.draw_men(rng, board, margin, s, position, figures, paper)
    if rng.random() < (0.3 if paper else 1):
        marks.coordinates(rng, board, margin, s, black_below)
    marks.teaching(rng, board, margin, s)
    if paper and rng.random() < 0.25:
        marks.arrows(rng, board, margin, s)
    if not paper:
        marks.move_marks(rng, board, margin, s, position)
        marks.arrows(rng, board, margin, s)
        marks.pointer(rng, board, margin, s)
    return board, margin, s


def bends(rng, photo, hard):
    """Where the lattice is off, in squares: 2 x 200 x 200, smooth."""
    at = np.linspace(0, 1, SIDE, dtype=np.float32)
    corners = rng.normal(0, 0.02 + 0.015 * hard, (2, 2, 2)).astype(np.float32)
    across, down = at[None, :], at[:, None]
    off = np.stack([(corners[0, 0, k] * (1 - across) + corners[0, 1, k] * across) * (1 - down)
                    + (corners[1, 0, k] * (1 - across) + corners[1, 1, k] * across) * down
                    for k in (0, 1)])
    off += rng.normal(0, 0.02, (2, 1, 1)).astype(np.float32)
    if rng.random() < 0.3 * hard:
        nodes = rng.normal(0, rng.uniform(0, 0.025), (2, 9, 9)).astype(np.float32)
        off += np.stack([cv2.resize(n, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)
                         for n in nodes])
    if rng.random() < (0.4 if photo else 0.15) * hard:  # curl
        wave = rng.uniform(0, 0.08) * np.sin(at * rng.uniform(2, 7) + rng.uniform(0, 6))
        if rng.random() < 0.5:
            off[1] += wave[None, :]
        else:
            off[0] += wave[:, None]
    return off


def rectify(image, margin, s, off):
    """Take the 64 squares out, 24 pixels each, with 4 pixels around."""
    if s > CELL * 1.15:
        factor = CELL / s
        size = round(image.shape[0] * factor)
        factor = size / image.shape[0]
        image = cv2.resize(image, (size, size), interpolation=cv2.INTER_AREA)
    else:
        factor = 1.0
    grid = (np.arange(SIDE, dtype=np.float32) + 0.5 - EDGE) / CELL
    x = ((grid[None, :] + off[0]) * s + margin) * factor - 0.5
    y = ((grid[:, None] + off[1]) * s + margin) * factor - 0.5
    return cv2.remap(image, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def cut(rng, image, margin, s):
    """A picture cut a little inside the board, as when it is cut out of a screen by hand: the missing part
    repeats the last pixels, or has one tone."""
    near, far = margin, margin + 8 * s
    top, left, bottom, right = (int(v * s) for v in rng.uniform(0, 0.42, 4) * (rng.random(4) < 0.7))
    rows = slice(near + top, far - bottom)
    columns = slice(near + left, far - right)
    around = [(rows.start, image.shape[0] - rows.stop), (columns.start, image.shape[1] - columns.stop)]
    if rng.random() < 0.5:
        return np.pad(image[rows, columns], around, "edge")
    return np.pad(image[rows, columns], around, "constant", constant_values=rng.uniform(0, 255))


def make(rng, sets, hard, kind=None):
    """One sample: 200 x 200 bytes, 64 classes, index of its kind (3 for no board).

    `hard` from 0 to 1 says how much may go wrong.
    """
    kind = kind or KINDS[int(rng.choice(3, p=[0.42, 0.36, 0.22]))]
    paper = kind == "print" or (kind == "photo" and rng.random() < 0.6)
    position = positions.position(rng)
    image, margin, s = draw(rng, sets, kind, paper, position, hard)
    image = np.clip(image, 0, 255)
    off = bends(rng, kind == "photo", hard)
    number = KINDS.index(kind)
    if rng.random() < 0.05 * hard:
        image, margin, s, off = negatives.no_board(rng, image, margin, s, off)
        position, number = np.full((8, 8), 13, np.uint8), 3
    if kind == "screen":
        image = spoil.on_screen(rng, image, s, hard)
    elif kind == "print":
        image = spoil.on_paper(rng, image, s, hard)
    else:
        image = spoil.on_camera(rng, image, s, hard, not paper)
    image = np.clip(image, 0, 255).astype(np.float32)
    if number != 3 and rng.random() < CUT:
        image = cut(rng, image, margin, s)
    image = rectify(image, margin, s, off)
    if kind != "print" and rng.random() < 0.2:
        image = 255 * (np.clip(image, 0, 255) / 255) ** rng.uniform(0.6, 1.6)
    return np.clip(image + 0.5, 0, 255).astype(np.uint8), position.ravel(), number
