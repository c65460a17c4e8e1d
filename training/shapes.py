"""New sets out of those that there are: bent, thicker, plainer, outlined anew. What the
net shall learn is what a knight is, not how a hundred sets draw one."""

import cv2
import numpy as np

SIZE = 96
Y, X = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)


def field(rng, depth):
    """A smooth shift in pixels."""
    small = rng.normal(0, depth, (2, 4, 4)).astype(np.float32)
    return [cv2.resize(part, (SIZE, SIZE), interpolation=cv2.INTER_CUBIC) for part in small]


def bent(rng, men):
    """Every man warped: both colours of a kind the same way, kinds each their own."""
    depth = rng.uniform(0.5, 4.0)
    out = men.copy()
    for kind in range(6):
        dx, dy = field(rng, depth)
        for man in (kind, kind + 6):
            out[man] = cv2.remap(men[man], X + dx, Y + dy, cv2.INTER_LINEAR)
    return out


def resized(rng, men):
    """Kinds of other heights and widths; they stay on their feet."""
    out = men.copy()
    for kind in range(6):
        wide, high = 1 + rng.uniform(-0.15, 0.12, 2)
        matrix = np.float32([[wide, 0, 48 - 48 * wide], [0, high, 88 - 88 * high]])
        for man in (kind, kind + 6):
            out[man] = cv2.warpAffine(men[man], matrix, (SIZE, SIZE))
    return out


def line_weight(rng, men):
    """Thicker or thinner lines."""
    size = int(rng.choice([3, 3, 5]))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    change = cv2.erode if rng.random() < 0.65 or size == 5 else cv2.dilate
    out = men.copy()
    for man in out:
        grey = change(np.ascontiguousarray(man[..., 0]), kernel)
        man[..., 0] = np.where(man[..., 1] > 200, grey, man[..., 0])
    return out


def plainer(rng, men):
    """Inner drawing fades: what is left is the outline of the white, the mass of the black."""
    strength = rng.uniform(0.4, 1)
    rim = rng.uniform(3, 7)
    out = men.copy()
    for number, man in enumerate(out):
        solid = (man[..., 1] > 128).astype(np.uint8)
        depth = cv2.distanceTransform(solid, cv2.DIST_L2, 3)
        inner = np.clip(depth - rim, 0, 1) * strength
        man[..., 0] += inner * ((240 if number < 6 else 30) - man[..., 0])
    return out


def outlined(rng, men):
    """A new rim: dark around both, or light around the black men."""
    rim = rng.uniform(1.5, 5)
    tones = (rng.uniform(0, 70), rng.uniform(0, 70) if rng.random() < 0.4 else rng.uniform(150, 255))
    out = men.copy()
    for number, man in enumerate(out):
        solid = (man[..., 1] > 128).astype(np.uint8)
        depth = cv2.distanceTransform(solid, cv2.DIST_L2, 3)
        edge = np.clip(rim - depth, 0, 1) * (solid > 0)
        man[..., 0] += edge * (tones[number // 6] - man[..., 0])
    return out


def distance(alpha):
    """How far inside of a man each pixel is; outside it is below 0."""
    solid = (alpha > 128).astype(np.uint8)
    inside = cv2.distanceTransform(solid, cv2.DIST_L2, 3)
    return inside - cv2.distanceTransform(1 - solid, cv2.DIST_L2, 3)


def between(rng, men, other):
    """Outlines between those of two sets, kind by kind; what is drawn inside is of one."""
    out = men.copy()
    rim = rng.uniform(1.5, 5)
    tones = (rng.uniform(0, 80), rng.uniform(0, 80))
    for kind in range(6):
        share = rng.uniform(0.15, 0.85)
        for number in (kind, kind + 6):
            depth = ((1 - share) * distance(men[number, ..., 1])
                     + share * distance(other[number, ..., 1]))
            inner = men[number] if share < 0.5 else other[number]
            fill = 240 if number < 6 else 30
            grey = np.where(inner[..., 1] > 128, inner[..., 0], fill)
            edge = np.clip(rim - depth, 0, 1)
            out[number, ..., 0] = grey + edge * (tones[number // 6] - grey)
            out[number, ..., 1] = 255 * np.clip(depth + 0.5, 0, 1)
    return out


def turned_round(rng, men):
    """The black men drawn as the white ones are, with light and dark exchanged, or the
    white ones as the black ones."""
    out = men.copy()
    if rng.random() < 0.5:
        out[6:] = men[:6]
        out[6:, ..., 0] = 255 - men[:6, ..., 0]
    else:
        out[:6] = men[6:]
        out[:6, ..., 0] = 255 - men[6:, ..., 0]
    return out


def filled(rng, men):
    """The black men as the white ones with a dark fill: light lines or dark ones on it."""
    out = men.copy()
    out[6:] = men[:6]
    tone = rng.uniform(30, 140)
    if rng.random() < 0.7:
        out[6:, ..., 0] = men[:6, ..., 0] * (tone / 255)
    else:
        out[6:, ..., 0] = tone + (255 - men[:6, ..., 0]) * (rng.uniform(0.2, 1) * (1 - tone / 255))
    return out


def flat(rng, men):
    """Nothing but shapes: one light tone for the white, one dark for the black."""
    out = men.copy()
    fill = rng.uniform(0.5, 1)
    for number, man in enumerate(out):
        man[..., 0] += fill * ((250 if number < 6 else 20) - man[..., 0])
    return out


def hollow(rng, men):
    """White men drawn as lines alone: what is light inside lets the square shine through."""
    out = men.copy()
    seen = rng.uniform(0, 0.7)
    for man in out[:6]:
        man[..., 1] *= np.where(man[..., 0] > 128, seen, 1)
    return out


def changed(rng, men):
    """Some of all this, or nothing."""
    for change, chance in ((turned_round, 0.1), (filled, 0.18), (flat, 0.06), (plainer, 0.15),
                           (outlined, 0.15), (line_weight, 0.3), (hollow, 0.06),
                           (resized, 0.4), (bent, 0.5)):
        if rng.random() < chance:
            men = change(rng, men)
    return men
