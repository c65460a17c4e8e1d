"""Learn to read the lines of text beside diagrams, which may say whose turn it is. Draws lines
with the fonts of some folders, spoils them, cuts them out as the reader does, teaches a small
net the letters in them and writes a weights file (its format is in README.md).

    python captions.py draw LINES.npz COUNT SEED FONTS...   # --held: with the fonts held back
    python captions.py train LINES.npz... OUT.weights [--minutes 20] [--from OUT.weights]
"""

import argparse
import time
from pathlib import Path

import cv2
import numpy as np
import torch
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont
from torch import nn
from torch.nn import functional

import export
import spoil
from letters import CLASSES, class_of
from texts import Texts

INK, EDGE = 20, 2  # rows of the ink of a line as the net sees it, and rows above and below it
HIGH, SIDE = INK + 2 * EDGE, 6  # SIDE: columns left and right of the ink
WIDEST = 480
TONES = [(255 * (np.arange(256) / 255) ** power).astype(np.uint8) for power in (0.6, 0.8, 1.3, 1.8)]
HELD = ("C059", "Carlito", "CharisSIL", "OldStandard", "Lato")
UNFIT = ("Symbol", "Z003", "D050", "Math", "math", "Hairline", "LinBiolinum_K", "LinLibertine_M",
         "cmunbtl", "cmunbto", "cmuntb", "Initials", "DR.otf")


class Fonts:
    """Fonts of several packages, and which letters each of them has."""

    def __init__(self, folders, is_held):
        self.packages, self.letters = [], {}
        for folder in folders:
            files = sorted(p for p in Path(folder).rglob("*") if p.suffix in (".ttf", ".otf"))
            fit = [str(p) for p in files if not any(word in p.name for word in UNFIT)
                   and p.name.startswith(HELD) == is_held]
            if fit:
                self.packages.append(fit)
            for path in fit:
                self.letters[path] = set(TTFont(path, lazy=True).getBestCmap())

    def one(self, rng, line):
        """A font that has all letters of a line."""
        while True:
            package = self.packages[int(rng.integers(len(self.packages)))]
            path = package[int(rng.integers(len(package)))]
            if all(ord(letter) in self.letters[path] for letter in line):
                return path


def drawn(rng, fonts, line):
    """A line as a picture shows it, with what is around it."""
    size = int(10 ** rng.uniform(np.log10(11), np.log10(44)))
    font = ImageFont.truetype(fonts.one(rng, line), size)
    left, top, right, bottom = font.getbbox(line)
    margin = int(0.6 * size) + 3
    space = rng.uniform(0.02, 0.14) * size if rng.random() < 0.12 else 0
    wide, high = right - left + 2 * margin + int(space * len(line)), bottom - top + 2 * margin
    image = Image.new("L", (wide, high), 255)
    draw = ImageDraw.Draw(image)
    labels = np.zeros(wide, np.uint8)  # which letter stands in the middle of what it takes
    start = margin - left
    for number, letter in enumerate(line):
        x = start + font.getlength(line[:number]) + space * number
        if space:
            draw.text((x, margin - top), letter, fill=0, font=font)
        from_x, _, to_x, _ = font.getbbox(letter)
        middle, half = x + (from_x + to_x) / 2, max(0.3 * (to_x - from_x), 0.06 * size)
        labels[max(0, round(middle - half)):round(middle + half) + 1] = class_of(letter)
    if not space:
        draw.text((start, margin - top), line, fill=0, font=font)
    picture = np.asarray(image, np.float32)
    if rng.random() < 0.5:  # a little aslant, as lattices and pages are
        slope, lean = rng.normal(0, 0.006), rng.normal(0, 0.05)
        turn = np.float32([[1, lean, -lean * high / 2], [slope, 1, -slope * wide / 2]])
        picture = cv2.warpAffine(picture, turn, (wide, high), borderValue=255)
    if rng.random() < 0.1:
        wide = int(wide * rng.uniform(0.8, 1.25))
        picture = cv2.resize(picture, (wide, high))
        labels = labels[np.arange(wide) * len(labels) // wide]
    ink = (right - left, bottom - top)
    return spoilt(rng, picture, size), labels, ink


def spoilt(rng, picture, size):
    """What happens to it on its way."""
    low, high = rng.uniform(0, 90), rng.uniform(170, 255)
    picture = low + picture * ((high - low) / 255)
    way = rng.random()
    if way < 0.4:
        picture = spoil.on_screen(rng, picture, 1.2 * size, 0.6)
    elif way < 0.8:
        picture = spoil.on_paper(rng, picture, 0.8 * size, 0.6)
    else:
        picture = spoil.on_camera(rng, picture, 0.9 * size, 0.6, rng.random() < 0.3)
    picture = np.clip(picture, 0, 255)
    return 255 - picture if rng.random() < 0.12 else picture


def cut(rng, picture, labels, size):
    """The line as the reader cuts it out (recognise/lines.rs): its ink on 20 rows, 1 for ink and
    0 for ground; None where it is not found in its size. Where the ink ends is a little unsure."""
    ground = np.median(picture)
    off = np.abs(picture - ground)
    is_ink = off > rng.uniform(0.4, 0.6) * off.max()
    count, marks, stats, _ = cv2.connectedComponentsWithStats(is_ink.astype(np.uint8), 8)
    kept = [k for k in range(1, count) if stats[k][3] >= 0.25 * stats[1:, 3].max()]
    if not kept:
        return None
    left = min(stats[k][0] for k in kept)
    top = min(stats[k][1] for k in kept)
    right = max(stats[k][0] + stats[k][2] for k in kept)
    bottom = max(stats[k][1] + stats[k][3] for k in kept)
    if abs(np.log((bottom - top) / max(1, size[1]))) > 0.4 or right - left < 0.75 * size[0]:
        return None
    scale = (bottom - top) * rng.normal(1, 0.025) / INK
    if scale <= 0.2:
        return None
    top += rng.normal(0, 0.5) * scale - EDGE * scale
    left += rng.normal(0, 1) * scale - SIDE * scale
    wide = int((right - left) / scale) + SIDE
    if not 16 <= wide <= WIDEST:
        return None
    seen = left + (np.arange(1, wide + 1, 2) + 0.0) * scale  # the middle of each two columns
    labels = labels[np.clip(seen, 0, len(labels) - 1).astype(int)]
    while scale > rng.uniform(1.3, 2):  # as the reader's sizes of a picture
        picture = cv2.resize(picture, (picture.shape[1] // 2, picture.shape[0] // 2),
                             interpolation=cv2.INTER_AREA)
        scale, top, left = scale / 2, top / 2, left / 2
    rows = top + (np.arange(HIGH, dtype=np.float32) + 0.5) * scale - 0.5
    columns = left + (np.arange(wide, dtype=np.float32) + 0.5) * scale - 0.5
    grid = [part.astype(np.float32) for part in np.meshgrid(columns, rows)]
    return normal(cv2.remap(picture.astype(np.float32), *grid, cv2.INTER_LINEAR,
                            borderMode=cv2.BORDER_REPLICATE)), labels


def normal(seen):
    """How far each place is off the ground, 1 for the ink, as bytes."""
    off = np.abs(seen - np.median(seen))
    most = np.sort(off.ravel())[int(off.size * 0.95)]
    return (np.clip(off / max(most, 8), 0, 1) * 255).astype(np.uint8)


class Net(nn.Module):
    """Two convolutions, then columns: a dense layer for each, one over five, and the letters."""

    def __init__(self):
        super().__init__()
        self.one = nn.Conv2d(1, 12, 3, padding=1, bias=False)
        self.two = nn.Conv2d(12, 24, 3, padding=1, bias=False)
        self.column = nn.Conv1d(24 * HIGH // 4, 48, 1, bias=False)
        self.near = nn.Conv1d(48, 64, 5, padding=2, bias=False)
        self.last = nn.Conv1d(64, CLASSES, 1)
        self.norms = nn.ModuleList([nn.BatchNorm2d(12), nn.BatchNorm2d(24),
                                    nn.BatchNorm1d(48), nn.BatchNorm1d(64)])

    def forward(self, x):  # lines x 1 x HIGH x columns
        x = functional.max_pool2d(torch.relu(self.norms[0](self.one(x))), 2)
        x = functional.max_pool2d(torch.relu(self.norms[1](self.two(x))), (2, 1))
        x = torch.relu(self.norms[2](self.column(x.flatten(1, 2))))
        x = torch.relu(self.norms[3](self.near(x)))
        return self.last(x)  # lines x CLASSES x columns / 2


def folded(net):
    """The layers of the weights file; all are written as dense ones of what a place sees."""
    layers = []
    for layer, norm in zip((net.one, net.two, net.column, net.near), net.norms):
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        weight = layer.weight.flatten(1) * scale[:, None]
        layers.append((weight, norm.bias - norm.running_mean * scale))
    layers.append((net.last.weight.flatten(1), net.last.bias))
    return [(1, 1, 1, w.detach().half(), b.detach().float()) for w, b in layers]


def draw(args):
    rng = np.random.default_rng(args.seed)
    fonts = Fonts(args.fonts, args.held)
    texts = Texts()
    lines, labels, said, kinds = [], [], [], []
    while len(lines) < args.count:
        line, kind = texts.held(rng) if args.held else (texts.one(rng), "")
        found = cut(rng, *drawn(rng, fonts, line))
        if found is None and args.held:
            found = np.zeros((HIGH, 16), np.uint8), np.zeros(8, np.uint8)  # counts as silent
        if found is not None:
            lines.append(found[0])
            labels.append(found[1])
            said.append(line)
            kinds.append(kind)
    widths = np.array([line.shape[1] for line in lines])
    flat = np.concatenate([line.ravel() for line in lines])
    np.savez_compressed(args.out, widths=widths, flat=flat, labels=np.concatenate(labels),
                        said=np.array(said), kinds=np.array(kinds))


def load(path):
    """Lines of a file, the letter in each two columns, what they say, and of which kind they
    are."""
    data = np.load(path)
    ends = np.cumsum(data["widths"]) * HIGH
    flat = data["flat"]
    lines = [flat[end - wide * HIGH:end].reshape(HIGH, wide)
             for end, wide in zip(ends, data["widths"])]
    halves = (data["widths"] + 1) // 2
    labels = np.split(data["labels"], np.cumsum(halves)[:-1])
    return lines, labels, [str(line) for line in data["said"]], [str(k) for k in data["kinds"]]


def batch(lines, pick, rng=None):
    """Lines side by side, with ground to their right; with `rng` a little changed each time."""
    wide = (max(lines[k].shape[1] for k in pick) + 1) // 2 * 2
    out = np.zeros((len(pick), 1, HIGH, wide), np.uint8)
    for row, k in enumerate(pick):
        line = lines[k]
        if rng is not None:
            if rng.random() < 0.4:
                line = np.roll(line, int(rng.integers(-1, 2)), 0)
            if rng.random() < 0.4:
                line = TONES[int(rng.integers(len(TONES)))][line]
        out[row, 0, :, :line.shape[1]] = line
    return torch.from_numpy(out).float() / 255


def save(net, out):
    """The net to go on from and the weights file."""
    torch.save(net.state_dict(), out + ".pt")
    export.write(folded(net.eval()), 1.0, out)
    net.train()


def train(args):
    torch.manual_seed(20261124)
    rng = np.random.default_rng(20261124)
    lines, labels = [], []
    for path in args.lines:
        more, marked, *_ = load(path)
        lines += more
        labels += marked
    net = Net()
    if args.resume and Path(args.resume).exists():
        net.load_state_dict(torch.load(args.resume))
    optimiser = torch.optim.AdamW(net.parameters(), lr=0.004, weight_decay=0.01)
    start, step, mean = time.time(), 0, 1.0
    while True:
        order = rng.permutation(len(lines))
        for chunk in np.array_split(order, max(1, len(order) // 2048)):
            chunk = chunk[np.argsort([lines[k].shape[1] for k in chunk], kind="stable")]
            groups = np.array_split(chunk, len(chunk) // 12)
            for number in rng.permutation(len(groups)):
                pick = groups[number]
                done = (time.time() - start) / (60 * args.minutes)
                if done >= 1:
                    save(net, args.out)
                    return
                for group in optimiser.param_groups:
                    group["lr"] = args.rate * min(1, (step + 1) / 100) * (1 - done)
                logits = net(batch(lines, pick, rng))
                truth = torch.full(logits.shape[::2], 0)
                for row, k in enumerate(pick):
                    truth[row, :len(labels[k])] = torch.from_numpy(labels[k].astype(int))
                loss = functional.cross_entropy(logits, truth)
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(net.parameters(), 5.0)
                optimiser.step()
                step += 1
                mean += 0.03 * (loss.item() - mean)
                if step % 50 == 0:
                    print(f"step {step} after {time.time() - start:.0f} s: loss {mean:.3f}",
                          flush=True)
                if step % 250 == 0:
                    save(net, args.out)


def main():
    parser = argparse.ArgumentParser()
    ways = parser.add_subparsers(required=True)
    way = ways.add_parser("draw")
    way.add_argument("out")
    way.add_argument("count", type=int)
    way.add_argument("seed", type=int)
    way.add_argument("fonts", nargs="+")
    way.add_argument("--held", action="store_true")
    way.set_defaults(run=draw)
    way = ways.add_parser("train")
    way.add_argument("lines", nargs="+")
    way.add_argument("out")
    way.add_argument("--minutes", type=float, default=20)
    way.add_argument("--rate", type=float, default=0.004)
    way.add_argument("--from", dest="resume")
    way.set_defaults(run=train)
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
