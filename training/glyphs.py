"""Learn the letters and digits beside boards, which say which side is below. Draws them with
the fonts of some folders, cuts them out as the reader does, and writes a weights file of two
dense layers (its format is in README.md).

    python glyphs.py OUT.weights FONTS...
"""

import sys
from pathlib import Path

import cv2
import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFont
from torch import nn
from torch.nn import functional

import export

SQUARE = 56  # pixels a square in which coordinates are looked for
WIDE, HIGH = 12, 16  # of a glyph as the net sees it
KNOWN = "12345678abcdefgh"
OTHERS = "09ijklmnopqrstuvwxyzIJKLMNOPQRSTUVWXYZ+-=.,:;#%&?!()/"
COUNT, ROUNDS, HIDDEN = 60000, 14, 32


def part(patch):
    """The largest glyph of a patch as 16 x 12 values from 0 to 1, or None. The reader does
    the same (recognise/glyphs.rs)."""
    ground = np.median(patch)
    off = np.abs(patch - ground)
    most = off[2:-2, 2:-2].max()
    if most < 12:
        return None
    count, _, stats, _ = cv2.connectedComponentsWithStats(
        (off > 0.5 * most).astype(np.uint8), connectivity=8)
    high, wide = patch.shape
    best = None
    for x, y, w, h, _ in stats[1:count]:
        inside = x > 0 and y > 0 and x + w < wide and y + h < high
        if inside and 5 <= h <= 35 and w <= 1.25 * h and (best is None or h > best[3]):
            best = (x, y, w, h)
    if best is None:
        return None
    x, y, w, h = best
    scale = h / HIGH
    rows = y + (np.arange(HIGH, dtype=np.float32) + 0.5) * scale - 0.5
    columns = x + w / 2 + (np.arange(WIDE, dtype=np.float32) + 0.5 - WIDE / 2) * scale - 0.5
    grid = np.meshgrid(columns, rows)
    seen = cv2.remap(off.astype(np.float32), grid[0].astype(np.float32),
                     grid[1].astype(np.float32), cv2.INTER_LINEAR,
                     borderMode=cv2.BORDER_REPLICATE)
    return np.clip(seen / most, 0, 1)


def drawn(rng, fonts, word):
    """A glyph in a patch of a square's size, as pictures show it."""
    side = rng.uniform(18, 80)  # of a square, in the picture
    high = max(4, rng.uniform(0.15, 0.5) * side)
    tall, broad = int(side), int(side * rng.uniform(0.6, 1))
    ground = rng.uniform(0, 255)
    ink = rng.uniform(0, 255)
    while abs(ink - ground) < 30:
        ground, ink = rng.uniform(0, 255, 2)
    image = Image.new("L", (broad, tall), int(ground))
    font = ImageFont.truetype(fonts[int(rng.integers(len(fonts)))], max(5, int(high * 1.35)))
    left, top, right, bottom = font.getbbox(word)
    x = rng.uniform(0.05, 0.95) * max(1, broad - (right - left)) - left
    y = rng.uniform(0.05, 0.95) * max(1, tall - (bottom - top)) - top
    ImageDraw.Draw(image).text((x, y), word, fill=int(ink), font=font)
    patch = np.asarray(image, np.float32)
    turn = cv2.getRotationMatrix2D((broad / 2, tall / 2), rng.normal(0, 3), 1)
    turn[0, 1] += rng.normal(0, 0.05)
    patch = cv2.warpAffine(patch, turn, (broad, tall), borderMode=cv2.BORDER_REPLICATE)
    if rng.random() < 0.6:
        patch = cv2.GaussianBlur(patch, (0, 0), rng.uniform(0.2, 0.02 * side + 0.5))
    patch = patch + rng.normal(0, rng.uniform(0, 8), patch.shape)
    if rng.random() < 0.4:
        _, data = cv2.imencode(".jpg", np.clip(patch, 0, 255).astype(np.uint8),
                               [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 95))])
        patch = cv2.imdecode(data, cv2.IMREAD_GRAYSCALE)
    return cv2.resize(patch.astype(np.float32), (int(SQUARE * broad / side), SQUARE),
                      interpolation=cv2.INTER_LINEAR)


def blob(rng):
    """What is no glyph at all."""
    patch = np.full((SQUARE, 48), rng.uniform(0, 255), np.float32)
    for _ in range(int(rng.integers(1, 5))):
        centre = tuple(int(v) for v in rng.uniform(8, 40, 2))
        axes = tuple(int(v) for v in rng.uniform(1, 14, 2))
        cv2.ellipse(patch, centre, axes, rng.uniform(0, 180), 0, rng.uniform(90, 360),
                    rng.uniform(0, 255), int(rng.choice([-1, 1, 2, 4])))
    return cv2.GaussianBlur(patch, (0, 0), rng.uniform(0.3, 1.5))


def samples(rng, fonts, count):
    """Glyphs and which they are: 0 to 15 of KNOWN, 16 something else."""
    seen, classes = [], []
    while len(seen) < count:
        what = rng.random()
        if what < 0.78:
            number = int(rng.integers(16))
            word = KNOWN[number]
            if number >= 8 and rng.random() < 0.3:
                word = word.upper()
        else:
            number, word = 16, OTHERS[int(rng.integers(len(OTHERS)))]
        found = part(blob(rng) if what > 0.93 else drawn(rng, fonts, word))
        if found is not None:
            seen.append(found.ravel())
            classes.append(number)
    return torch.from_numpy(np.stack(seen)), torch.tensor(classes)


def main():
    out, *folders = sys.argv[1:]
    fonts = sorted(str(p) for f in folders for p in Path(f).iterdir()
                   if p.suffix in (".ttf", ".otf")
                   and not any(word in p.name for word in ("Symbol", "Z003", "D050")))
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    torch.manual_seed(20261123)
    rng = np.random.default_rng(20261123)
    back = [f for k, f in enumerate(fonts) if k % 7 == 3]  # held back
    seen, classes = samples(rng, [f for f in fonts if f not in back], COUNT)
    others, truth = samples(rng, back, COUNT // 12)
    net = nn.Sequential(nn.Linear(WIDE * HIGH, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 17))
    optimiser = torch.optim.AdamW(net.parameters(), lr=0.003, weight_decay=0.02)
    for number in range(ROUNDS):
        for group in optimiser.param_groups:
            group["lr"] = 0.003 * (1 - number / ROUNDS)
        for pick in torch.randperm(len(seen)).split(128):
            loss = functional.cross_entropy(net(seen[pick]), classes[pick])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        with torch.no_grad():
            right = (net(others).argmax(1) == truth).float().mean()
        print(f"round {number + 1} loss {loss.item():.3f} right of fonts held back {right:.3f}")
    layers = [(1, 1, 1, layer.weight.detach().half(), layer.bias.detach())
              for layer in (net[0], net[2])]
    export.write(layers, 1.0, out)


if __name__ == "__main__":
    main()
