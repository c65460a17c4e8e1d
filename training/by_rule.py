"""Sets that no artist drew: each part of a piece is drawn by rule, with random proportions. From them the
net learns a bishop by its mitre and a king by its cross, however they are drawn.

    python by_rule.py SHEET.png [--count 12] [--seed 1]     # a sheet to look at
"""

import argparse

import cv2
import numpy as np

SIZE = 96
FINE = 4  # drawn so many times larger
KINDS = "PNBRQK"
# Heads of horses that look to the left: points from the chest over the face and the mane to the back,
# in a field where 0, 0 is the left foot and 1, 1 the top of the right side.
HORSES = (
    ((0.12, 0), (0.2, 0.22), (0.42, 0.48), (0.3, 0.44), (0.12, 0.36), (0.02, 0.46), (0.08, 0.62),
     (0.26, 0.86), (0.34, 1.0), (0.44, 0.88), (0.7, 0.8), (0.88, 0.52), (0.92, 0.2), (0.9, 0)),
    ((0.16, 0), (0.3, 0.3), (0.5, 0.5), (0.34, 0.46), (0.14, 0.3), (0.0, 0.38), (0.06, 0.56),
     (0.24, 0.78), (0.3, 0.98), (0.42, 0.84), (0.62, 0.86), (0.82, 0.66), (0.9, 0.36), (0.96, 0)),
    ((0.1, 0), (0.26, 0.2), (0.36, 0.42), (0.2, 0.4), (0.04, 0.5), (0.1, 0.7), (0.3, 0.82),
     (0.4, 1.0), (0.5, 0.9), (0.66, 0.96), (0.74, 0.8), (0.84, 0.5), (0.8, 0.24), (0.92, 0)),
    ((0.2, 0), (0.16, 0.16), (0.36, 0.34), (0.46, 0.52), (0.24, 0.5), (0.06, 0.56), (0.0, 0.68),
     (0.12, 0.78), (0.36, 0.9), (0.44, 1.0), (0.56, 0.9), (0.78, 0.74), (0.86, 0.42), (0.78, 0.14),
     (0.86, 0)),
)


class Drawing:
    """The parts of one piece: a solid outline, and lines on it."""

    def __init__(self, rng, hand):
        self.rng, self.hand = rng, hand
        side = SIZE * FINE
        self.solid = np.zeros((side, side), np.uint8)
        self.lines = np.zeros((side, side), np.uint8)

    def points(self, outline):
        """From a field of 0 to 1, y upwards, to pixels."""
        outline = np.array(outline, np.float64)
        return np.round(np.stack([outline[:, 0], 1 - outline[:, 1]], 1) * SIZE * FINE).astype(np.int32)

    def shape(self, outline, line=True):
        """A filled part with its rim."""
        points = self.points(outline)
        cv2.fillPoly(self.solid, [points], 255)
        if line:
            # This part covers the lines of earlier ones.
            cv2.fillPoly(self.lines, [points], 0)
            cv2.polylines(self.lines, [points], True, 255, self.hand.width, cv2.LINE_AA)

    def ball(self, x, y, radius, line=True):
        turns = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        self.shape(np.stack([x + radius * np.cos(turns), y + radius * np.sin(turns)], 1), line)

    def line(self, outline, width=1.0):
        cv2.polylines(self.lines, [self.points(outline)], False, 255,
                      max(1, round(self.hand.width * width)), cv2.LINE_AA)


class Hand:
    """The style that the pieces of a set have in common."""

    def __init__(self, rng):
        self.width = int(rng.uniform(1.2, 4.2) * FINE)
        self.foot = rng.uniform(0.06, 0.13)  # the height of the ground
        self.base = rng.choice(["step", "block", "bell", "round", "feet", "none"],
                               p=[0.26, 0.22, 0.18, 0.14, 0.08, 0.12])
        self.base_high = rng.uniform(0.06, 0.17)
        self.base_wide = rng.uniform(0.24, 0.38)
        self.waist = rng.uniform(0.3, 0.85)  # a proportion of the width of the body at its foot
        self.curve = rng.uniform(0.4, 2.2)  # the exponent of the sides of a body
        self.collars = int(rng.choice([0, 1, 2, 3], p=[0.3, 0.35, 0.25, 0.1]))
        self.collar_wide = rng.uniform(1.15, 1.7)
        self.tall = rng.uniform(0.0, 1.0)  # from broad, as in books, to turned on a lathe
        self.horse = HORSES[int(rng.integers(len(HORSES)))]
        self.looks_right = rng.random() < 0.15
        self.bands = rng.random() < 0.55
        self.crown = int(rng.choice([3, 4, 5, 6, 7, 9], p=[0.12, 0.1, 0.4, 0.1, 0.2, 0.08]))
        self.crown_balls = rng.random() < 0.6
        self.crown_spread = rng.uniform(0.0, 0.14)
        self.cross = rng.choice(["plain", "paw", "ball", "trefoil"], p=[0.45, 0.3, 0.1, 0.15])
        self.king = rng.choice(["lobes", "dome", "crown", "cup"], p=[0.4, 0.2, 0.2, 0.2])
        self.mitre = rng.choice(["oval", "point", "split", "onion"])
        self.sign = rng.choice(["cross", "slash", "none", "line"], p=[0.4, 0.25, 0.2, 0.15])
        self.merlons = int(rng.choice([2, 3, 4, 5], p=[0.08, 0.62, 0.17, 0.13]))
        self.tower = rng.uniform(-0.06, 0.07)
        self.heights = {kind: rng.uniform(low, high) for kind, low, high in (
            ("P", 0.52, 0.72), ("N", 0.68, 0.84), ("B", 0.7, 0.86), ("R", 0.58, 0.78),
            ("Q", 0.72, 0.9), ("K", 0.76, 0.92))}


def foot(drawing, half):
    """The base of a piece; returns the height at which his body begins."""
    hand, low = drawing.hand, drawing.hand.foot
    high = low + hand.base_high
    if hand.base == "none":
        return low
    if hand.base == "step":
        middle = low + hand.base_high * 0.55
        box(drawing, half, low, middle)
        box(drawing, half * 0.82, middle, high)
    elif hand.base == "block":
        box(drawing, half, low, high)
    elif hand.base == "round":
        turns = np.linspace(0, np.pi, 20)
        drawing.shape(np.stack([0.5 + half * np.cos(turns), low + hand.base_high * np.sin(turns)], 1))
    elif hand.base == "bell":
        flow = np.linspace(0, 1, 12)
        wide = half * (1 - 0.45 * flow ** 0.6)
        both(drawing, wide, low + hand.base_high * flow)
    else:  # two feet that curl outwards, as under bishops in books
        for side in (-1, 1):
            turns = np.linspace(0, np.pi, 16)
            drawing.shape(np.stack([0.5 + side * half * (0.55 + 0.45 * np.cos(turns)),
                                    low + hand.base_high * 0.8 * np.sin(turns)], 1))
        high = low + hand.base_high * 0.75
    if hand.bands and hand.base != "feet":
        drawing.line([(0.5 - half * 0.8, (low + high) / 2), (0.5 + half * 0.8, (low + high) / 2)], 0.7)
    return high


def box(drawing, half, low, high):
    drawing.shape([(0.5 - half, low), (0.5 + half, low), (0.5 + half, high), (0.5 - half, high)])


def both(drawing, half_widths, heights):
    """An outline that is the same on both sides."""
    left = np.stack([0.5 - half_widths, heights], 1)
    right = np.stack([0.5 + half_widths, heights], 1)[::-1]
    drawing.shape(np.concatenate([left, right]))


def body(drawing, half, low, high, top=None):
    """A body from its foot to its neck; returns half the width of the neck."""
    hand = drawing.hand
    top = half * hand.waist * (0.55 if top is None else top)
    flow = np.linspace(0, 1, 16)
    wide = top + (half - top) * (1 - flow) ** hand.curve
    both(drawing, wide, low + (high - low) * flow)
    return top


def collars(drawing, half, at, step):
    """Rings around a neck; returns the height above them."""
    for number in range(drawing.hand.collars):
        wide = half * drawing.hand.collar_wide * (1 - 0.15 * number)
        box(drawing, wide, at, at + step)
        at += step
    return at


def pawn(drawing):
    hand, rng = drawing.hand, drawing.rng
    half = hand.base_wide * rng.uniform(0.7, 0.95)
    top = hand.foot + hand.heights["P"]
    radius = rng.uniform(0.09, 0.15)
    low = foot(drawing, half)
    neck = top - 2 * radius + rng.uniform(0, 0.05)
    wide = body(drawing, half * 0.85, low, neck)
    at = collars(drawing, max(wide, 0.06), neck - 0.02, rng.uniform(0.02, 0.04))
    drawing.ball(0.5, max(at, neck) + radius * 0.8, radius)
    if rng.random() < 0.1:
        drawing.ball(0.5, max(at, neck) + radius * 1.8, radius * 0.3)


def rook(drawing):
    hand, rng = drawing.hand, drawing.rng
    half = hand.base_wide
    top = hand.foot + hand.heights["R"]
    low = foot(drawing, half)
    head = rng.uniform(0.16, 0.27)
    wide = half * rng.uniform(0.55, 0.85)
    neck = top - head
    narrow = wide - hand.tower
    if rng.random() < 0.3:
        narrow = body(drawing, wide, low, neck, rng.uniform(0.9, 1.3))
    else:
        drawing.shape([(0.5 - wide, low), (0.5 + wide, low), (0.5 + narrow, neck), (0.5 - narrow, neck)])
    crown = max(narrow, wide) * rng.uniform(1.0, 1.3)
    box(drawing, crown, neck, top - head * 0.5)
    battlements(drawing, crown, top - head * 0.5 - 0.01, top)
    if rng.random() < 0.3:
        drawing.line([(0.5 - narrow, neck), (0.5 + narrow, neck)], 0.7)
        drawing.line([(0.5 - wide, low + 0.03), (0.5 + wide, low + 0.03)], 0.7)
    if rng.random() < 0.35:
        masonry(drawing, narrow, low, neck)


def masonry(drawing, half, low, high):
    """Courses of stones; half of the towers show the joints between the stones as well."""
    rng = drawing.rng
    levels = np.linspace(low, high, int(rng.integers(4, 8)))
    width = rng.uniform(0.4, 1.2)
    has_joints = rng.random() < 0.5
    stone = half * rng.uniform(0.4, 0.9)
    for number, (level, above) in enumerate(zip(levels, levels[1:])):
        if number > 0:
            drawing.line([(0.5 - half, level), (0.5 + half, level)], width)
        if has_joints:
            for x in np.arange(0.5 - half + stone * (0.5 + number % 2 * 0.5), 0.5 + half, stone):
                drawing.line([(x, level), (x, above)], width)


def battlements(drawing, half, low, high):
    """The teeth of a tower."""
    count = drawing.hand.merlons
    gap = drawing.rng.uniform(0.25, 0.8)
    wide = 2 * half / (count + gap * (count - 1))
    outline = [(0.5 - half, low)]
    x = 0.5 - half
    floor = low + (high - low) * drawing.rng.uniform(0.1, 0.45)
    for number in range(count):
        outline += [(x, high), (x + wide, high)]
        if number < count - 1:
            outline += [(x + wide, floor), (x + wide * (1 + gap), floor)]
        x += wide * (1 + gap)
    outline.append((0.5 + half, low))
    drawing.shape(outline)


def bishop(drawing):
    hand, rng = drawing.hand, drawing.rng
    half = hand.base_wide * rng.uniform(0.8, 1.0)
    top = hand.foot + hand.heights["B"]
    low = ribbon(drawing, half) if hand.tall < 0.45 and rng.random() < 0.6 else foot(drawing, half)
    head = rng.uniform(0.26, 0.4) + 0.12 * (1 - hand.tall)
    ball = rng.uniform(0.025, 0.055)
    neck = top - head - ball
    wide = body(drawing, half * 0.75, low, neck, 1.0) if neck > low + 0.04 else half * 0.5
    at = collars(drawing, max(wide, 0.08), max(neck, low), rng.uniform(0.02, 0.04))
    mitre(drawing, rng.uniform(0.13, 0.2) + 0.05 * (1 - hand.tall), at, top - 2 * ball)
    drawing.ball(0.5, top - ball, ball)


def ribbon(drawing, half):
    """The band that runs out to both sides under a bishop of books."""
    low, high = drawing.hand.foot, drawing.hand.foot + drawing.hand.base_high
    for side in (-1, 1):
        drawing.shape([(0.5, low + 0.05), (0.5 + side * half * 0.5, low), (0.5 + side * half * 1.15, low + 0.01),
                       (0.5 + side * half * 1.1, low + 0.07), (0.5 + side * half * 0.5, low + 0.07), (0.5, high)])
    return low + 0.06


def mitre(drawing, half, low, high):
    """The head of a bishop with its cut or cross."""
    hand, rng = drawing.hand, drawing.rng
    flow = np.linspace(0, 1, 24)
    if hand.mitre == "oval":
        wide = np.sqrt(np.clip(1 - (2 * flow - 1) ** 2, 0, 1))
    elif hand.mitre == "onion":
        wide = np.sin(np.pi * flow ** 0.7) ** 0.8 * (1 - 0.25 * flow)
    elif hand.mitre == "split":
        wide = (1 - flow ** 2) * (0.75 + 0.5 * np.sin(np.pi * np.minimum(1, flow * 1.3)))
    else:
        wide = np.minimum(1, 0.7 + flow * 1.2) * (1 - np.clip((flow - 0.25) / 0.75, 0, 1) ** 1.5)
    both(drawing, half * np.clip(wide, 0.02, None), low + (high - low) * flow)
    middle, reach = low + (high - low) * rng.uniform(0.42, 0.55), half * rng.uniform(0.4, 0.6)
    if hand.sign == "cross":
        drawing.line([(0.5 - reach, middle), (0.5 + reach, middle)])
        drawing.line([(0.5, middle - reach), (0.5, middle + reach)])
    elif hand.sign == "slash":
        drawing.line([(0.5, middle - reach * 0.3), (0.5 + half * 0.75, middle + reach * 1.4)], 1.3)
    elif hand.sign == "line":
        drawing.line([(0.5, low), (0.5, high)])


def knight(drawing):
    hand, rng = drawing.hand, drawing.rng
    half = hand.base_wide * rng.uniform(0.85, 1.05)
    top = hand.foot + hand.heights["N"]
    low = foot(drawing, half)
    outline = np.array(hand.horse) + rng.normal(0, 0.018, (len(hand.horse), 2))
    outline[[0, -1], 1] = 0
    flow = np.linspace(0, len(outline) - 1, 90)
    smooth = np.stack([np.interp(flow, range(len(outline)), outline[:, k]) for k in (0, 1)], 1)
    if rng.random() < 0.8:
        kernel = np.ones(7) / 7
        padded = np.pad(smooth, ((3, 3), (0, 0)), "edge")
        smooth = np.stack([np.convolve(padded[:, k], kernel, "valid") for k in (0, 1)], 1)
    wide = rng.uniform(0.95, 1.25) * max(half, 0.26)
    place = lambda x, y: (0.5 + (x - 0.5) * 2 * wide, low + y * (top - low))
    drawing.shape([place(x, y) for x, y in smooth])
    eye = place(outline[:, 0].min() + rng.uniform(0.26, 0.34), rng.uniform(0.66, 0.74))
    drawing.line([eye, (eye[0] + rng.uniform(0.01, 0.04), eye[1] + rng.uniform(-0.01, 0.02))], 1.2)
    if rng.random() < 0.6:  # the nostril and the mouth
        drawing.line([place(0.09, 0.52), place(0.12, 0.53)], 0.9)
        drawing.line([place(0.06, 0.46), place(0.17, 0.5)], 0.7)
    if rng.random() < 0.6:  # the mane
        strands = int(rng.integers(1, 6))
        for number in range(strands):
            y = 0.25 + 0.55 * (number + 0.5) / strands
            drawing.line([place(rng.uniform(0.58, 0.68), y - 0.06), place(0.86 - 0.15 * y, y + 0.02)], 0.8)
    if hand.looks_right:
        drawing.solid, drawing.lines = drawing.solid[:, ::-1].copy(), drawing.lines[:, ::-1].copy()


def stem(drawing, kind):
    """The lower half of king and queen: half its width above, and the height there."""
    hand, rng = drawing.hand, drawing.rng
    half = hand.base_wide
    top = hand.foot + hand.heights[kind]
    low = foot(drawing, half)
    if hand.tall < 0.5:  # broad: the crown begins low
        return half * rng.uniform(0.6, 0.85), low, top
    neck = low + (top - low) * rng.uniform(0.4, 0.58)
    wide = body(drawing, half * 0.8, low, neck, 1.1)
    at = collars(drawing, max(wide, 0.08), neck, rng.uniform(0.02, 0.035))
    return max(wide * rng.uniform(1.0, 1.3), 0.1), at, top


def queen(drawing):
    hand, rng = drawing.hand, drawing.rng
    half, low, top = stem(drawing, "Q")
    radius = rng.uniform(0.02, 0.045) if hand.crown_balls else 0
    rim = min(0.46 - radius, half * rng.uniform(1.05, 1.5) + hand.crown_spread * (1 - hand.tall))
    valley = rng.uniform(0.25, 0.6) if hand.tall < 0.5 else rng.uniform(0.6, 0.88)
    arch = rng.uniform(0, 0.08)
    high = top - 2 * radius
    outline, tips = [(0.5 - half, low)], []
    for number in range(hand.crown):
        x = -1 + 2 * number / (hand.crown - 1)
        tip = (0.5 + rim * x, high - arch * x * x)
        tips.append(tip)
        outline.append(tip)
        if number < hand.crown - 1:
            between = x + 1 / (hand.crown - 1)
            outline.append((0.5 + (half + (rim - half) * valley) * between, low + (high - low) * valley))
    outline.append((0.5 + half, low))
    drawing.shape(outline)
    for x, y in tips:
        if radius:
            drawing.ball(x, y + radius * 0.6, radius)
    if hand.tall >= 0.5 and rng.random() < 0.7:
        drawing.ball(0.5, high + 0.01, rng.uniform(0.03, 0.05))
    bands(drawing, half, low, 0.12 * (high - low))


def king(drawing):
    hand, rng = drawing.hand, drawing.rng
    half, low, top = stem(drawing, "K")
    cross_high = rng.uniform(0.12, 0.24)
    high = top - cross_high
    if hand.king == "lobes" and hand.tall < 0.6:
        reach = min(0.44, half * rng.uniform(1.3, 1.6))
        for side in (-1, 1):
            turns = np.linspace(0, 2 * np.pi, 30, endpoint=False)
            at = (0.5 + side * reach * 0.52, low + (high - low) * 0.6)
            lobe = np.stack([at[0] + reach * 0.46 * np.cos(turns),
                             at[1] + (high - low) * 0.4 * np.sin(turns)], 1)
            drawing.shape(lobe)
        drawing.shape([(0.5 - half, low), (0.5 + half, low), (0.5 + half * 1.2, low + (high - low) * 0.45),
                       (0.5, low + (high - low) * 0.75), (0.5 - half * 1.2, low + (high - low) * 0.45)])
        drawing.ball(0.5, high - 0.03, rng.uniform(0.04, 0.08))
    elif hand.king == "dome":
        flow = np.linspace(0, 1, 20)
        both(drawing, half * (1 + 0.35 * np.sin(np.pi * flow)) * np.sqrt(1 - flow ** 3 * 0.98),
             low + (high - low) * flow)
    elif hand.king == "crown":
        reach = half * rng.uniform(1.1, 1.5)
        drawing.shape([(0.5 - half, low), (0.5 - reach, high - 0.04), (0.5 - reach * 0.5, high - 0.09),
                       (0.5, high), (0.5 + reach * 0.5, high - 0.09), (0.5 + reach, high - 0.04),
                       (0.5 + half, low)])
    else:
        reach = half * rng.uniform(1.1, 1.5)
        drawing.shape([(0.5 - half, low), (0.5 - reach, high - 0.05), (0.5 - reach * 0.6, high),
                       (0.5 + reach * 0.6, high), (0.5 + reach, high - 0.05), (0.5 + half, low)])
    cross(drawing, 0.5, high - 0.01, top)
    bands(drawing, half, low, 0.12 * (high - low))


def bands(drawing, half, low, step):
    """Lines across a crown's foot."""
    if not drawing.hand.bands:
        return
    for number in range(1, int(drawing.rng.integers(2, 4))):
        drawing.line([(0.5 - half, low + number * step), (0.5 + half, low + number * step)], 0.7)


def cross(drawing, x, low, high):
    """The cross on top of a king."""
    rng, kind = drawing.rng, drawing.hand.cross
    arm = (high - low) * rng.uniform(0.35, 0.55)
    thick = max(0.018, (high - low) * rng.uniform(0.1, 0.22))
    middle = low + (high - low) * rng.uniform(0.5, 0.65)
    flare = thick * (rng.uniform(1.4, 2.2) if kind == "paw" else 1)
    drawing.shape([(x - flare, low), (x + flare, low), (x + thick * 0.6, middle), (x + flare, high),
                   (x - flare, high), (x - thick * 0.6, middle)])
    drawing.shape([(x - arm, middle - flare), (x, middle - thick * 0.6), (x + arm, middle - flare),
                   (x + arm, middle + flare), (x, middle + thick * 0.6), (x - arm, middle + flare)])
    if kind == "ball":
        drawing.ball(x, middle, thick * 1.6)
    elif kind == "trefoil":
        for at in ((x, high), (x - arm, middle), (x + arm, middle)):
            drawing.ball(*at, thick * 1.1, line=False)


DRAW = dict(P=pawn, N=knight, B=bishop, R=rook, Q=queen, K=king)


def finished(drawing, tones, fill):
    """Grey and alpha at the usual size. Tones: of the rim, of the inside, of the lines inside."""
    rim_tone, inside, line_tone = tones
    side = SIZE * FINE
    solid = drawing.solid
    rim = cv2.morphologyEx(solid, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
    rim = cv2.dilate(rim, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (drawing.hand.width,) * 2))
    within = cv2.erode(solid, np.ones((3, 3), np.uint8), iterations=max(1, drawing.hand.width // 3))
    grey = np.full((side, side), np.float32(inside)) + fill[:side, :side] * (255 - inside if inside < 128 else -inside)
    lines = np.where(within > 0, drawing.lines, 0).astype(np.float32) / 255
    grey += lines * (line_tone - grey)
    grey += (rim / 255.0) * (rim_tone - grey)
    alpha = np.maximum(solid, rim)
    return np.dstack([cv2.resize(grey, (SIZE, SIZE), interpolation=cv2.INTER_AREA),
                      cv2.resize(alpha.astype(np.float32), (SIZE, SIZE), interpolation=cv2.INTER_AREA)])


def strokes(rng):
    """The white lines inside pieces that are hatched and not filled, 0 to 1; in most sets there are none."""
    side = SIZE * FINE
    if rng.random() < 0.85:
        return np.zeros((side, side), np.float32)
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    turn = rng.choice([0, np.pi / 2, np.pi / 4, -np.pi / 4])
    phase = (x * np.sin(turn) + y * np.cos(turn)) / rng.uniform(8, 22)
    return (np.abs(phase % 1 - 0.5) < rng.uniform(0.1, 0.3)).astype(np.float32)


def men(rng):
    """One set: 12 x 96 x 96 x 2 as floats, in the order P N B R Q K p n b r q k."""
    hand = Hand(rng)
    drawings = []
    for kind in KINDS:
        drawing = Drawing(rng, hand)
        DRAW[kind](drawing)
        drawings.append(drawing)
    way = rng.choice(["book", "flat", "rimmed", "stamped", "close"], p=[0.45, 0.13, 0.22, 0.1, 0.1])
    if way == "book":  # black lines on white; white lines on black
        white, black = (0, 255, 0), (0, rng.uniform(0, 40), rng.uniform(150, 255))
    elif way == "flat":
        white, black = (rng.uniform(0, 200), 245, 120), (20, 20, rng.uniform(20, 120))
    elif way == "rimmed":
        white = (rng.uniform(0, 80), rng.uniform(200, 255), rng.uniform(0, 120))
        black = (rng.choice([rng.uniform(0, 40), rng.uniform(180, 255)]), rng.uniform(20, 90),
                 rng.uniform(120, 255))
    elif way == "close":  # two metals or two coloured woods, of which only the darker one is nearly grey
        tone = rng.uniform(150, 225)
        white = (rng.uniform(0, 60), tone, rng.uniform(0, 90))
        black = (rng.uniform(0, 60), tone - rng.uniform(35, 80), rng.uniform(0, 90))
    else:  # two inks or two stamps: both sides are solid
        tone = rng.uniform(90, 210)
        white, black = (tone, tone, rng.uniform(200, 255)), (10, 10, rng.uniform(150, 255))
    plain, hatched = np.zeros((SIZE * FINE,) * 2, np.float32), strokes(rng)
    return np.stack([finished(drawing, white, plain) for drawing in drawings]
                    + [finished(drawing, black, hatched) for drawing in drawings]).astype(np.float32)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sheet")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows = []
    for number in range(given.count):
        row = []
        for man in men(np.random.default_rng([given.seed, number])):
            ground = np.full((SIZE, SIZE), 205.0, np.float32)
            row.append(ground + man[..., 1] / 255 * (man[..., 0] - ground))
        rows.append(np.concatenate(row, axis=1))
    cv2.imwrite(given.sheet, np.clip(np.concatenate(rows), 0, 255).astype(np.uint8))


if __name__ == "__main__":
    main()
