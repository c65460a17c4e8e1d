"""What stands on a board besides men: colours, dots, arrows, coordinates, a pointer."""

import cv2
import numpy as np

FONTS = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX,
         cv2.FONT_HERSHEY_PLAIN, cv2.FONT_HERSHEY_COMPLEX)


def mix(board, mask, tone, strength):
    board += mask * strength * (tone - board)


def square_colours(rng, board, margin, s):
    """Last move, check, selection: under the men."""
    for _ in range(int(rng.choice([0, 1, 2, 3, 6], p=[0.45, 0.1, 0.3, 0.1, 0.05]))):
        row, file = rng.integers(0, 8, 2)
        top, left = margin + row * s, margin + file * s
        cell = board[top:top + s, left:left + s]
        tone, strength = rng.uniform(0, 255), rng.uniform(0.2, 0.85)
        if rng.random() < 0.2:  # check: strong in the middle
            y, x = np.mgrid[0:s, 0:s].astype(np.float32) / s - 0.5
            mix(cell, np.exp(-6 * (x * x + y * y)), tone, strength)
        elif rng.random() < 0.2:  # a frame
            cv2.rectangle(board, (left, top), (left + s - 1, top + s - 1), tone,
                          max(1, s // 14))
        else:
            mix(cell, np.ones_like(cell), tone, strength)


def move_marks(rng, board, margin, s, squares):
    """Dots on squares to go to, rings around men to take."""
    if rng.random() > 0.2:
        return
    tone, strength = rng.uniform(0, 255), rng.uniform(0.15, 0.7)
    radius = rng.uniform(0.1, 0.2) * s
    mask = np.zeros(board.shape, np.uint8)
    for _ in range(int(rng.integers(1, 12))):
        row, file = rng.integers(0, 8, 2)
        centre = (int(margin + (file + 0.5) * s), int(margin + (row + 0.5) * s))
        if squares[row, file]:
            cv2.circle(mask, centre, int(0.46 * s), 255, max(1, int(s * 0.06)), cv2.LINE_AA)
        else:
            cv2.circle(mask, centre, int(max(1, radius)), 255, -1, cv2.LINE_AA)
    mix(board, mask.astype(np.float32) / 255, tone, strength)


def arrows(rng, board, margin, s):
    """Arrows and circles over the men."""
    if rng.random() > 0.2:
        return
    for _ in range(int(rng.integers(1, 4) if rng.random() < 0.8 else rng.integers(4, 12))):
        mask = np.zeros(board.shape, np.uint8)
        start, end = (margin + (rng.integers(0, 8, (2, 2)) + 0.5) * s)
        width = int(max(1, rng.uniform(0.06, 0.22) * s))
        if rng.random() < 0.25:
            cv2.circle(mask, tuple(int(v) for v in start), int(0.45 * s), 255,
                       max(1, width // 2), cv2.LINE_AA)
        else:
            cv2.arrowedLine(mask, tuple(int(v) for v in start), tuple(int(v) for v in end),
                            255, width, cv2.LINE_AA,
                            tipLength=min(0.5, 0.5 * s / (np.hypot(*(end - start)) + 1)))
        mix(board, mask.astype(np.float32) / 255, rng.uniform(0, 255), rng.uniform(0.35, 0.9))


def star(centre, radius):
    """The corners of a star with five points."""
    turns = np.arange(10) * np.pi / 5 - np.pi / 2
    lengths = np.where(np.arange(10) % 2 == 0, radius, radius * 0.45)
    return (centre + np.stack([np.cos(turns), np.sin(turns)], 1) * lengths[:, None]).astype(np.int32)


def sign(rng, mask, centre, s):
    """A cross, a ring, a disc, a star or a frame on one square."""
    kind = int(rng.choice(5, p=[0.36, 0.28, 0.16, 0.1, 0.1]))
    width = int(max(1, rng.uniform(0.04, 0.14) * s))
    radius = rng.uniform(0.22, 0.48) * s
    x, y = (int(v) for v in centre)
    reach = int(radius)
    if kind == 0:
        cv2.line(mask, (x - reach, y - reach), (x + reach, y + reach), 255, width, cv2.LINE_AA)
        cv2.line(mask, (x - reach, y + reach), (x + reach, y - reach), 255, width, cv2.LINE_AA)
    elif kind == 1:
        cv2.circle(mask, (x, y), reach, 255, width, cv2.LINE_AA)
    elif kind == 2:
        cv2.circle(mask, (x, y), reach, 255, -1, cv2.LINE_AA)
    elif kind == 3:
        cv2.fillPoly(mask, [star(centre, radius)], 255, cv2.LINE_AA)
    else:
        cv2.rectangle(mask, (x - reach, y - reach), (x + reach, y + reach), 255, width)


def route(rng, mask, start, end, s):
    """A dotted or dashed line from square to square, as books show the path of a piece."""
    steps = int(max(2, np.hypot(*(end - start)) / (rng.uniform(0.14, 0.34) * s)))
    width = int(max(1, rng.uniform(0.03, 0.09) * s))
    dashes = rng.random() < 0.5
    for number in range(steps):
        at = start + (end - start) * number / steps
        if dashes:
            to = start + (end - start) * (number + 0.55) / steps
            cv2.line(mask, tuple(int(v) for v in at), tuple(int(v) for v in to), 255, width, cv2.LINE_AA)
        else:
            cv2.circle(mask, tuple(int(v) for v in at), width, 255, -1, cv2.LINE_AA)


def teaching(rng, board, margin, s):
    """Teachers' drawings: crosses, rings, discs and stars on empty and occupied squares; routes."""
    if rng.random() > 0.16:
        return
    centres = lambda count: margin + (rng.integers(0, 8, (count, 2)) + 0.5) * s
    tone, strength = rng.uniform(0, 255), rng.uniform(0.4, 1)
    mask = np.zeros(board.shape, np.uint8)
    if rng.random() < 0.75:
        for centre in centres(int(rng.choice([1, 2, 4, 8, 16], p=[0.3, 0.25, 0.2, 0.15, 0.1]))):
            sign(rng, mask, centre, s)
    else:
        for _ in range(int(rng.integers(1, 6))):
            route(rng, mask, *centres(2), s)
    mix(board, mask.astype(np.float32) / 255, tone, strength)


def pointer(rng, board, margin, s):
    """A mouse pointer somewhere."""
    if rng.random() > 0.12:
        return
    size = rng.uniform(0.25, 0.7) * s
    at = margin + rng.uniform(0, 8, 2) * s
    shape = np.array([[0, 0], [0, 1], [0.24, 0.78], [0.38, 1.1], [0.5, 1.05], [0.37, 0.73],
                      [0.7, 0.7]]) * size + at
    white = rng.random() < 0.6
    points = shape.astype(np.int32)
    cv2.fillPoly(board, [points], 250 if white else 5, cv2.LINE_AA)
    cv2.polylines(board, [points], True, 5 if white else 250, 1, cv2.LINE_AA)


def text(board, word, x, y, high, tone, font, strength=1.0):
    """A word with its foot at x, y and a height in pixels."""
    scale = high / 22 if font != cv2.FONT_HERSHEY_PLAIN else high / 10
    mask = np.zeros(board.shape, np.uint8)
    cv2.putText(mask, word, (int(x), int(y)), font, scale, 255,
                max(1, round(high / 9)), cv2.LINE_AA)
    mix(board, mask.astype(np.float32) / 255, tone, strength)


def coordinates(rng, board, margin, s, black_below=None):
    """In the corners of squares, or outside; from either side where that is not given."""
    if rng.random() > 0.45:
        return
    font = FONTS[int(rng.integers(len(FONTS)))]
    files, ranks = "abcdefgh", "87654321"
    turned = rng.random() < 0.5
    if turned if black_below is None else black_below:
        files, ranks = files[::-1], ranks[::-1]
    if rng.random() < 0.1:
        files = files.upper()
    high = rng.uniform(0.16, 0.27) * s
    inside = rng.random() < 0.6 and high >= 4
    tone, strength = rng.uniform(0, 255), rng.uniform(0.5, 1)
    corner = rng.integers(0, 2, 2)
    for k in range(8):
        if inside:
            x = margin + (7.78 if corner[0] else 0.04) * s
            text(board, ranks[k], x, margin + (k + 0.03) * s + high, high, tone, font, strength)
            x = margin + (k + (0.8 if corner[1] else 0.04)) * s
            text(board, files[k], x, margin + 7.96 * s, high, tone, font, strength)
        else:
            text(board, ranks[k], margin - high * 1.1, margin + (k + 0.5) * s + high / 2,
                 high, tone, font)
            text(board, files[k], margin + (k + 0.4) * s, margin + 8.1 * s + high,
                 high, tone, font)
