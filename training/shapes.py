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


def changed(rng, men):
    """Some of all this, or nothing."""
    for change, chance in ((plainer, 0.15), (outlined, 0.12), (line_weight, 0.3),
                           (resized, 0.35), (bent, 0.45)):
        if rng.random() < chance:
            men = change(rng, men)
    return men
