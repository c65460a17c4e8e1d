"""What happens to a picture on its way: scanners, cameras, files."""

import cv2
import numpy as np

from squares import clouds


def blurred(image, sigma):
    return cv2.GaussianBlur(image, (0, 0), sigma) if sigma > 0.25 else image


def motion(rng, image, length):
    """Blur along a line."""
    size = max(3, int(length) | 1)
    kernel = np.zeros((size, size), np.float32)
    turn = rng.uniform(0, np.pi)
    half = size // 2
    away = (int(half * np.cos(turn)), int(half * np.sin(turn)))
    cv2.line(kernel, (half - away[0], half - away[1]), (half + away[0], half + away[1]), 1.0)
    return cv2.filter2D(image, -1, kernel / kernel.sum())


def jpeg(image, quality):
    clipped = np.clip(image, 0, 255).astype(np.uint8)
    _, packed = cv2.imencode(".jpg", clipped, [cv2.IMWRITE_JPEG_QUALITY, int(quality)])
    return cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE).astype(np.float32)


def rescaled(rng, image, low):
    """Down and up again, with one of several filters."""
    factor = rng.uniform(low, 1)
    ways = (cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_LANCZOS4,
            cv2.INTER_NEAREST)
    down = ways[int(rng.choice(5, p=[0.45, 0.25, 0.15, 0.1, 0.05]))]
    up = ways[int(rng.integers(1, 4))]
    size = (max(8, int(image.shape[1] * factor)), max(8, int(image.shape[0] * factor)))
    small = cv2.resize(image, size, interpolation=down)
    return cv2.resize(small, image.shape[::-1], interpolation=up)


def lighting(rng, image, depth):
    """Light from one side, shadows, glare."""
    high, wide = image.shape
    turn = rng.uniform(0, 2 * np.pi)
    x = np.linspace(-1, 1, wide, dtype=np.float32)[None, :]
    y = np.linspace(-1, 1, high, dtype=np.float32)[:, None]
    ramp = 1 - depth * (0.5 + 0.5 * (x * np.cos(turn) + y * np.sin(turn)))
    image = image * ramp
    if rng.random() < 0.35:
        edge = 1 / (1 + np.exp(-(x * np.sin(turn) + y * np.cos(turn) - rng.uniform(-1, 1))
                               * rng.uniform(2, 30)))
        image = image * (1 - rng.uniform(0.1, 0.5) * edge)
    if rng.random() < 0.3:
        spot = rng.uniform(-1, 1, 2)
        near = ((x - spot[0]) ** 2 + (y - spot[1]) ** 2) / rng.uniform(0.05, 0.6)
        image = image + rng.uniform(30, 150) * np.exp(-near)
    return image


def sharpened(rng, image, s):
    """Edges with a rim, as scanners and scalers leave them."""
    return image + rng.uniform(0.3, 1.5) * (image - blurred(image, rng.uniform(0.03, 0.1) * s))


def moire(rng, image):
    """Beats between the dots of a screen and those of a camera."""
    high, wide = image.shape
    x = np.arange(wide, dtype=np.float32)[None, :]
    y = np.arange(high, dtype=np.float32)[:, None]
    for _ in range(int(rng.integers(1, 3))):
        turn, length = rng.uniform(0, np.pi), rng.uniform(2.2, 14)
        wave = np.sin((x * np.cos(turn) + y * np.sin(turn)) * 2 * np.pi / length + rng.uniform(0, 6))
        image = image * (1 + rng.uniform(0.02, 0.12) * wave)
    return image


def binary(rng, image, s):
    """Black and white only, with a threshold that is not always right, and specks."""
    image = blurred(image, rng.uniform(0, 0.04) * s)
    if rng.random() < 0.35:
        block = int(max(3, rng.uniform(0.5, 2) * s)) | 1
        image = np.where(image > cv2.blur(image, (block, block)) - rng.uniform(5, 30), 255, 0)
    else:
        low, high = np.percentile(image, [2, 98])
        image = np.where(image > low + (high - low) * rng.uniform(0.36, 0.66), 255, 0)
    image = image.astype(np.float32)
    if rng.random() < 0.6:
        share = 10 ** rng.uniform(-4, -2)
        hits = rng.random(image.shape)
        image[hits < share] = 0
        image[hits > 1 - share] = 255
    return image


def bleed(rng, image, s):
    """The other side of the page, faint and mirrored."""
    other = np.roll(image[:, ::-1], rng.integers(-3 * s, 3 * s, 2), axis=(0, 1))
    other = blurred(other, 0.06 * s)
    return np.minimum(image, 255) - rng.uniform(0.03, 0.16) * (255 - np.clip(other, 0, 255))


def thick_or_thin(rng, image, s):
    """Ink that spread or ink that failed."""
    size = 2 if s < 36 else 3
    kernel = np.ones((size, size), np.uint8)
    changed = (cv2.erode if rng.random() < 0.6 else cv2.dilate)(image, kernel)
    return image + (changed - image) * rng.uniform(0.3, 1)


def noise(rng, image, depth):
    grain = rng.standard_normal(image.shape, dtype=np.float32) * depth
    return image + (blurred(grain, 0.7) * 1.6 if rng.random() < 0.4 else grain)


def on_screen(rng, image, s, hard):
    """A screenshot: scaled, squeezed into a file."""
    if rng.random() < 0.35 * hard:
        image = rescaled(rng, image, 0.45)
    if rng.random() < 0.1:
        image = blurred(image, rng.uniform(0, 0.05) * s)
    if rng.random() < 0.08:
        image = sharpened(rng, image, s)
    if rng.random() < 0.4:
        image = jpeg(image, rng.uniform(30, 95))
    return image


def on_paper(rng, image, s, hard):
    """A page that was printed and scanned."""
    if rng.random() < 0.35 * hard:
        image = thick_or_thin(rng, image, s)
    if rng.random() < 0.25:
        image = bleed(rng, image, s)
    if rng.random() < 0.3:
        image = image - rng.uniform(3, 25) * (1 + clouds(rng, image.shape, s * rng.uniform(0.3, 4)))
    if rng.random() < 0.6:
        image = blurred(image, rng.uniform(0, 0.05) * s)
    if rng.random() < 0.35 * hard:
        image = rescaled(rng, image, 0.35)
    if rng.random() < 0.12:
        image = sharpened(rng, image, s)
    if rng.random() < 0.25:
        image = lighting(rng, image, rng.uniform(0, 0.3))
    if rng.random() < 0.5:
        image = noise(rng, image, rng.uniform(1, 12))
    if rng.random() < 0.18 * hard:
        image = binary(rng, image, s)
    if rng.random() < 0.5:
        image = jpeg(image, rng.uniform(30, 95))
    return image


def on_camera(rng, image, s, hard, of_screen):
    """A photo of a page or of a screen."""
    if of_screen and rng.random() < 0.5:
        image = moire(rng, image)
    image = lighting(rng, image, rng.uniform(0, 0.6))
    image = blurred(image, rng.uniform(0, 0.07) * s * (0.5 + 0.5 * hard))
    if rng.random() < 0.25 * hard:
        image = motion(rng, image, rng.uniform(0.05, 0.2) * s)
    if rng.random() < 0.3 * hard:
        image = rescaled(rng, image, 0.4)
    image = noise(rng, image, rng.uniform(1, 10))
    low, high = rng.uniform(0, 70), rng.uniform(150, 255)
    image = low + np.clip(image, 0, 255) * ((high - low) / 255)
    return jpeg(image, rng.uniform(35, 95))
