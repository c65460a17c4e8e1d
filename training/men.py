"""The men of one board: a set chosen and changed, drawn on squares."""

import cv2
import numpy as np

import by_rule
import shapes

# Held back for validation: these sets and everything with their names.
HELD_SCREEN = ("california", "maestro", "celtic")
HELD_PRINT = ("cases",)
ODD = ("horsey", "letter", "pixel", "shapes", "anarcandy", "eyes", "skulls", "freak",
       "mark", "medieval", "millenia", "prmi", "spatial", "sketch")


BY_RULE = 0.3  # the proportion of boards whose pieces are drawn by rule, not taken from a set


class Sets:
    """The masters, split into those to learn from and those held back."""

    def __init__(self, path, held):
        arrays = np.load(path)
        self.men, self.dark, self.weights = [], [], []
        self.names = []
        self.held, self.last = held, None  # last: the set that was chosen last
        for name in arrays.files:
            if name.endswith(".dark"):
                continue
            back = any(word in name for word in HELD_SCREEN + HELD_PRINT)
            if back != held:
                continue
            self.names.append(name)
            self.men.append(arrays[name])
            self.dark.append(arrays[f"{name}.dark"] if f"{name}.dark" in arrays else None)
            odd = any(word in name for word in ODD)
            same = sum(name.split("-")[-1] in other for other in arrays.files
                       if not other.endswith(".dark"))
            self.weights.append((0.35 if odd else 1.0) / max(1, same) ** 0.6)
        self.weights = np.array(self.weights) / sum(self.weights)
        self.fonts = np.array([d is not None for d in self.dark])

    def choose(self, rng, for_print):
        """Index of a set; books mostly use chess fonts."""
        weights = self.weights.copy()
        if self.held:
            weights *= self.fonts == for_print
        elif for_print:
            weights[self.fonts] *= 4
        else:
            weights[self.fonts] *= 0.5
        self.last = int(rng.choice(len(weights), p=weights / weights.sum()))
        return self.last

    def men_of(self, rng, index, for_print):
        """Masters of one board as float 12 x 96 x 96 x 2, changed a little; those that
        are held back stay as they are."""
        men = self.men[index].astype(np.float32)
        if self.held:
            return men
        chosen = self.last
        if rng.random() < BY_RULE:
            men = by_rule.men(rng)
        if rng.random() < 0.35:  # kinds of several sets on one board
            share = rng.uniform(0.2, 1)
            for kind in range(6):
                if rng.random() < share:
                    other = self.men[self.choose(rng, for_print)]
                    men[kind], men[kind + 6] = other[kind], other[kind + 6]
        if rng.random() < 0.3:  # shapes between those of two sets
            other = self.men[self.choose(rng, for_print)].astype(np.float32)
            men = shapes.between(rng, men, other)
        self.last = chosen
        if rng.random() < 0.2:
            men = men[:, :, ::-1].copy()
        men = shapes.changed(rng, men)
        if rng.random() < 0.3:
            men = sheared(rng, men)
        return toned(rng, men, for_print)


def sheared(rng, men):
    """A little leaning, narrow or wide."""
    x, y = 1 + rng.uniform(-0.14, 0.14), 1 + rng.uniform(-0.08, 0.08)
    lean = rng.uniform(-0.08, 0.08)
    matrix = np.float32([[x, lean, 48 - 48 * x - 48 * lean], [0, y, 48 - 48 * y]])
    return np.stack([cv2.warpAffine(man, matrix, (96, 96)) for man in men])


def toned(rng, men, for_print):
    """Other greys for the white and the black men; white stays the lighter."""
    if for_print and rng.random() < 0.8:
        return men
    out = men.copy()
    grey = out[..., 0]
    pale = 255.0
    if rng.random() < 0.65:
        low, pale = rng.uniform(0, 90), rng.uniform(140, 255)
        grey[:6] = low + (pale - low) * (grey[:6] / 255) ** rng.uniform(0.6, 1.5)
    if rng.random() < 0.65:
        low = rng.uniform(0, min(150, pale - 60))
        high = rng.uniform(low + 20, 255)
        grey[6:] = low + (high - low) * (grey[6:] / 255) ** rng.uniform(0.7, 1.6)
    if rng.random() < 0.25:  # shaded, as if lit from one side
        x, y = rng.uniform(-1, 1, 2)
        ramp = np.linspace(-0.5, 0.5, 96, dtype=np.float32)
        grey *= 1 - rng.uniform(0.1, 0.45) * (0.5 + (x * ramp[None, :] + y * ramp[:, None]))
    if rng.random() < 0.15:  # a shadow or a glow around the black men
        for man in out[6:]:
            wide = cv2.dilate(np.ascontiguousarray(man[..., 1]), np.ones((5, 5), np.uint8))
            rim = wide - man[..., 1]
            man[..., 0] = np.where(rim > 100, rng.uniform(150, 255), man[..., 0])
            man[..., 1] = np.maximum(man[..., 1], wide)
    return out


def place(board, man, left, top):
    """Put a man (k x k x 2) on the board, cut at its edges."""
    high, wide = man.shape[:2]
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(board.shape[1], left + wide), min(board.shape[0], top + high)
    if x1 <= x0 or y1 <= y0:
        return
    part = man[y0 - top:y1 - top, x0 - left:x1 - left]
    alpha = part[..., 1] / 255
    under = board[y0:y1, x0:x1]
    under += alpha * (part[..., 0] - under)


def with_halo(men, s, width):
    """White behind each man a little wider than he is, as print has it."""
    size = 2 * width + 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    out = men.copy()
    for man in out:
        alpha = man[..., 1]
        wide = cv2.dilate(np.ascontiguousarray(alpha), kernel)
        man[..., 0] = (man[..., 0] * alpha + 255 * (wide - alpha)) / np.maximum(wide, 1)
        man[..., 1] = wide
    return out


def extent(men):
    """The widest or highest man of a set in pixels of its master."""
    solid = (men[..., 1] > 100).any(axis=0)
    rows, columns = np.flatnonzero(solid.any(axis=1)), np.flatnonzero(solid.any(axis=0))
    if len(rows) == 0:
        return 96
    return max(48, np.ptp(rows) + 1, np.ptp(columns) + 1)


def draw_men(rng, board, margin, s, squares, men, for_print):
    """All men of a position."""
    size = max(6, round(s * rng.uniform(0.7, 1.0) * 96 / extent(men)))
    scaled = np.stack([cv2.resize(man, (size, size), interpolation=cv2.INTER_AREA)
                       for man in men])
    on_dark = scaled
    if for_print and rng.random() < 0.6:
        on_dark = with_halo(scaled, s, int(max(1, round(s * rng.uniform(0.02, 0.07)))))
    slip = rng.uniform(-0.06, 0.06, 2) * s
    loose = rng.uniform(0, 0.03) * s if rng.random() < 0.4 else 0
    for row, file in np.argwhere((squares > 0) & (squares < 13)):
        step = slip + (rng.uniform(-loose, loose, 2) if loose else 0)
        left = round(margin + (file + 0.5) * s - size / 2 + step[0])
        top = round(margin + (row + 0.5) * s - size / 2 + step[1])
        use = on_dark if (row + file) % 2 else scaled
        place(board, use[squares[row, file] - 1], left, top)


def draw_font_board(board, margin, s, squares, men, dark):
    """A board as a chess font sets it: dark squares are glyphs with their own hatching."""
    size = (s, s)
    light = np.stack([cv2.resize(m, size, interpolation=cv2.INTER_AREA) for m in men])
    deep = np.stack([cv2.resize(d, size, interpolation=cv2.INTER_AREA)
                     for d in dark.astype(np.float32)])
    ink_paper = board[margin, margin]
    for row in range(8):
        for file in range(8):
            top, left = margin + row * s, margin + file * s
            man = squares[row, file]
            if (row + file) % 2:
                tile = deep[man - 1 if 0 < man < 13 else 12]
                board[top:top + s, left:left + s] = tile * (ink_paper / 255)
            elif 0 < man < 13:
                place(board, light[man - 1], left, top)
