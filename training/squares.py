"""Empty boards: square colours, textures, hatching and halftone, frames."""

import cv2
import numpy as np


def clouds(rng, shape, cell):
    """Smooth noise of -1 to 1 with spots of about a given size in pixels."""
    small = (max(2, int(shape[0] / cell)), max(2, int(shape[1] / cell)))
    noise = rng.uniform(-1, 1, small).astype(np.float32)
    return cv2.resize(noise, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)


def parity(side, margin, s):
    """True on dark squares; the board fills margin to margin + 8 s."""
    index = np.clip((np.arange(side) - margin) // s, 0, 7)
    return (index[:, None] + index[None, :]) % 2 == 1


def grain(rng, shape, s):
    """Wood: streaks along one direction."""
    stretch = rng.uniform(4, 12)
    cells = (rng.uniform(0.05, 0.2) * s, stretch * rng.uniform(0.05, 0.2) * s)
    small = (max(2, int(shape[0] / max(cells[0], 1))), max(2, int(shape[1] / max(cells[1], 1))))
    noise = rng.uniform(-1, 1, small).astype(np.float32)
    streaks = cv2.resize(noise, (shape[1], shape[0]), interpolation=cv2.INTER_LINEAR)
    return streaks.T if rng.random() < 0.5 and shape[0] == shape[1] else streaks


def screen(rng, side, margin, s):
    """A board as programs draw it. Returns grey values and the dark mask."""
    dark = parity(side, margin, s)
    mood = rng.random()
    if mood < 0.68:
        light = rng.uniform(170, 255)
        deep = light - rng.uniform(25, 140)
    elif mood < 0.84:  # near-equal colours
        light = rng.uniform(90, 250)
        deep = light - rng.uniform(5, 30)
    else:  # dark mode
        light = rng.uniform(60, 140)
        deep = max(10, light - rng.uniform(12, 70))
    board = np.where(dark, np.float32(deep), np.float32(light))
    if rng.random() < 0.4:
        depth = rng.uniform(2, 16)
        make = rng.choice(3)
        if make == 0:
            board += depth * grain(rng, board.shape, s)
        elif make == 1:
            board += depth * clouds(rng, board.shape, s * rng.uniform(0.1, 1.5))
        else:  # each square its own cut of the wood
            streaks = depth * grain(rng, board.shape, s)
            board += np.where(dark, streaks, np.roll(streaks, s * 3, axis=0))
    if rng.random() < 0.12:
        lines(rng, board, margin, s, rng.uniform(0, 255))
    return board, dark


def hatch(rng, side, s):
    """Ink of slanted or level lines, 0 to 1."""
    pitch = s / rng.uniform(3.5, 14)
    weight = rng.uniform(0.12, 0.6)
    angle = rng.choice([45, 135, 0, 90, rng.uniform(0, 180)], p=[0.42, 0.28, 0.14, 0.06, 0.1])
    turn = np.deg2rad(angle)
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    phase = (x * np.sin(turn) + y * np.cos(turn)) / pitch + rng.random()
    distance = np.abs(phase - np.floor(phase) - 0.5) * 2
    edge = min(1.0, 2.0 / pitch)
    ink = np.clip((weight - distance) / edge + 0.5, 0, 1)
    if rng.random() < 0.06:  # crossed
        ink = np.maximum(ink, ink[:, ::-1])
    return ink


def engraved(rng, side, margin, s):
    """Ink of lines cut by hand, square by square, 0 to 1: no two lines are alike."""
    ink = np.zeros((side, side), np.uint8)
    turn = np.deg2rad(rng.choice([45, 135, 0, 90, rng.uniform(0, 180)]))
    along = np.array([np.cos(turn), np.sin(turn)])
    across = np.array([-along[1], along[0]])
    count = int(rng.integers(5, 13))
    loose, width = rng.uniform(0.05, 0.3), max(1, round(rng.uniform(0.02, 0.06) * s))
    crossed = rng.random() < 0.15
    for row in range(8):
        for file in range(8):
            if (row + file) % 2 == 0:
                continue
            cell = np.zeros((s, s), np.uint8)
            for step, off in ((along, across), (across, along)) if crossed else ((along, across),):
                for number in range(-count, count + 1):
                    place = (number + rng.normal(0, loose)) / count * 0.72 * s
                    lean = rng.normal(0, 0.03 * loose * 4) * s
                    ends = [s / 2 + off * (place + side_of * lean) + step * side_of * s for side_of in (-1, 1)]
                    cv2.line(cell, *(tuple(int(v) for v in end) for end in ends), 255, width, cv2.LINE_AA)
            top, left = margin + row * s, margin + file * s
            ink[top:top + s, left:left + s] = cell
    return ink.astype(np.float32) / 255


def halftone(rng, side, s):
    """Ink of a dot raster, 0 to 1."""
    pitch = max(2.0, s / rng.uniform(4, 16))
    turn = np.deg2rad(rng.choice([0, 45, 30, 15]))
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    u = (x * np.cos(turn) + y * np.sin(turn)) * (2 * np.pi / pitch)
    v = (y * np.cos(turn) - x * np.sin(turn)) * (2 * np.pi / pitch)
    level = np.cos(u) + np.cos(v)
    cut = rng.uniform(-0.3, 1.5)
    return np.clip((level - cut) * pitch * 0.25 + 0.5, 0, 1)


def printed(rng, side, margin, s):
    """A board as books print it. Returns grey values and the dark mask."""
    dark = parity(side, margin, s)
    paper = rng.uniform(215, 255)
    black = rng.uniform(0, 70)
    kind = rng.choice(["hatch", "engraved", "grey", "halftone", "none"], p=[0.46, 0.1, 0.25, 0.13, 0.06])
    if kind == "hatch":
        ink = hatch(rng, side, s)
    elif kind == "engraved":
        ink = engraved(rng, side, margin, s)
    elif kind == "grey":
        ink = np.full((side, side), rng.uniform(0.08, 0.6), np.float32)
    elif kind == "halftone":
        ink = halftone(rng, side, s)
    else:
        ink = np.zeros((side, side), np.float32)
    ink = np.where(dark, ink, 0) * rng.uniform(0.6, 1)
    board = (paper + (black - paper) * ink).astype(np.float32)
    if kind == "none" or rng.random() < 0.15:
        lines(rng, board, margin, s, black)
    return board, dark


def lines(rng, board, margin, s, tone):
    """Thin lines between the squares."""
    width = 1 if s < 30 or rng.random() < 0.7 else 2
    for k in range(9):
        at = margin + k * s
        board[at:at + width, margin:margin + 8 * s] = tone
        board[margin:margin + 8 * s, at:at + width] = tone


def surround(rng, board, margin, s, paper):
    """What lies outside the 64 squares: page or window, and a frame."""
    end = margin + 8 * s
    around = np.ones(board.shape, bool)
    around[margin:end, margin:end] = False
    tone = paper if rng.random() < 0.6 else rng.uniform(0, 255)
    board[around] = tone
    if rng.random() < 0.75:
        ring = rng.uniform(0, 90) if rng.random() < 0.8 else rng.uniform(0, 255)
        for _ in range(int(rng.choice([1, 1, 2]))):
            gap = int(rng.integers(0, max(1, s // 5)))
            width = int(max(1, rng.uniform(0.02, 0.16) * s))
            low, high = margin - gap - width, end + gap + width - 1
            if low > 0:
                for k in range(width):
                    cv2.rectangle(board, (low + k, low + k), (high - k, high - k), ring, 1)
    return around
