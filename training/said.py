"""What lines of text say about the side to move: the reader's rule (recognise/phrases.rs), and
how often it is right on lines drawn with fonts that were held back.

    python said.py OUT.weights HELD.npz [LINES]      # of the first LINES of them
"""

import sys
from collections import Counter

import numpy as np
import torch

import captions
import export
from letters import CLASSES, DIGIT, class_of, classes_of
from texts import ASSETS

MOST_COST, LEAST_APART = 1.2, 4.0  # a letter, and in all
LONGEST_TAIL, STRAY = 90, 10  # columns with letters


class Net:
    """The net of a weights file."""

    def __init__(self, path):
        layers, _ = export.read(path)
        self.layers = [(torch.from_numpy(weights), torch.from_numpy(biases))
                       for *_, weights, biases in [self.plain(layer) for layer in layers]]

    @staticmethod
    def plain(layer):
        *_, weights, biases = layer
        return np.asarray(weights).reshape(len(biases), -1), np.asarray(biases)

    def costs(self, line):
        """For each column how much less likely each class is than the likeliest, as ln."""
        (w1, b1), (w2, b2), (w3, b3), (w4, b4), (w5, b5) = self.layers
        x = captions.batch([line], [0])
        f = torch.nn.functional
        x = f.max_pool2d(torch.relu(f.conv2d(x, w1.view(12, 1, 3, 3), b1, padding=1)), 2)
        x = f.max_pool2d(torch.relu(f.conv2d(x, w2.view(24, 12, 3, 3), b2, padding=1)), (2, 1))
        x = torch.relu(f.conv1d(x.flatten(1, 2), w3[:, :, None], b3))
        x = torch.relu(f.conv1d(x, w4.view(64, 48, 5), b4, padding=2))
        x = f.conv1d(x, w5[:, :, None], b5)[0].T.numpy()
        return x.max(1, keepdims=True) - x


class Phrases:
    """captions.txt."""

    def __init__(self):
        self.all, self.starts, self.ends = [], {}, {}
        language = ""
        for line in (ASSETS / "captions.txt").read_text().splitlines():
            if line.startswith("= "):
                language = line[2:]
                self.starts[language], self.ends[language] = [], []
            elif line.startswith("< "):
                self.starts[language].append(classes_of(line[2:]))
            elif line.startswith("> "):
                self.ends[language].append(classes_of(line[2:]))
            elif line and not line.startswith("#"):
                for side in (0, 1):
                    words = [w.split("/")[side if "/" in w else 0] for w in line.split()]
                    self.all.append((classes_of(" ".join(words)), language, side == 0))
        wide = max(len(p) for p, *_ in self.all)
        self.labels = np.zeros((len(self.all), wide), int)
        for row, (phrase, *_) in enumerate(self.all):
            self.labels[row, :len(phrase)] = phrase
        self.lengths = np.array([len(p) for p, *_ in self.all])
        self.skips = np.zeros(self.labels.shape, bool)
        self.skips[:, 1:] = self.labels[:, 1:] != self.labels[:, :-1]

    def places(self, costs):
        """For each phrase the least that it costs, and from and to which column it stands."""
        count, wide = self.labels.shape
        never = 1e9
        on = np.full((count, wide), never)  # in a letter
        off = np.full((count, wide), never)  # on the ground after it
        on_from, off_from = np.zeros((2, count, wide), int)
        best, ends = np.full(count, never), np.zeros((count, 2), int)
        last = (np.arange(count), self.lengths - 1)
        for t, column in enumerate(costs):
            ways = np.stack([on, np.full_like(on, never), np.full_like(on, never)])
            froms = np.stack([on_from, on_from, on_from])
            ways[1, :, 1:], froms[1, :, 1:] = off[:, :-1], off_from[:, :-1]
            ways[2, :, 1:] = np.where(self.skips[:, 1:], on[:, :-1], never)
            froms[2, :, 1:] = on_from[:, :-1]
            ways[1, :, 0], froms[1, :, 0] = 0, t
            way = ways.argmin(0)[None]
            new = np.take_along_axis(ways, way, 0)[0] + column[self.labels]
            new_from = np.take_along_axis(froms, way, 0)[0]
            is_on = on < off
            off, off_from = (np.where(is_on, on, off) + column[0],
                             np.where(is_on, on_from, off_from))
            on, on_from = new, new_from
            better = on[last] < best
            best = np.where(better, on[last], best)
            ends[better] = np.stack([on_from[last], np.full(count, t)], 1)[better]
        return best, ends

    def says(self, costs):
        """White True, Black False, nothing None; what the best phrase costs a letter."""
        best, ends = self.places(costs)
        found = {}
        for row in np.argsort(best / self.lengths):
            _, language, is_white = self.all[row]
            if best[row] / self.lengths[row] > MOST_COST:
                break
            if is_white in found or not self.fits(costs, row, *ends[row]):
                continue
            found[is_white] = (best[row], self.lengths[row])
        if not found:
            return None, 9
        is_white = min(found, key=lambda side: found[side][0] / found[side][1])
        others = [k for k, (*_, side) in enumerate(self.all) if side != is_white]
        if best[others].min() - found[is_white][0] < LEAST_APART:
            return None, 9
        return is_white, found[is_white][0] / found[is_white][1]

    def fits(self, costs, row, start, end):
        """Whether what stands before and after a phrase may."""
        phrase, language, _ = self.all[row]
        before, after = costs[:start], costs[end + 1:]
        while len(before) and before[-1].argmin() == phrase[0]:
            before = before[:-1]
        while len(after) and after[0].argmin() == phrase[-1]:
            after = after[1:]

        def begins(word):
            cost, at, to = place(word, before)
            return (cost <= MOST_COST * len(word) and letters(before[:at]) <= STRAY
                    and letters(before[to + 1:]) <= STRAY)

        def ends(word):
            cost, at, _ = place(word, after)
            return cost <= MOST_COST * len(word) and letters(after[:at]) <= STRAY

        tail = letters(after)
        return ((letters(before) <= STRAY or any(map(begins, self.starts[language])))
                and (tail <= STRAY or tail <= LONGEST_TAIL
                     and any(map(ends, self.ends[language]))))


def letters(costs):
    """In how many columns letters are read."""
    return sum(0 < column.argmin() < DIGIT for column in costs)


def place(word, costs):
    """What a word costs where it costs least, and from and to which column it stands."""
    never = (1e9, 0, 0)
    on, off, best = [never] * len(word), [never] * len(word), never
    for t, column in enumerate(costs):
        for k in reversed(range(len(word))):
            come = ((0, t, t) if k == 0 else off[k - 1] if word[k] == word[k - 1]
                    else min(off[k - 1], on[k - 1]))
            way = come if come[0] < on[k][0] else on[k]
            rest = on[k] if on[k][0] < off[k][0] else off[k]
            on[k] = (way[0] + column[word[k]], way[1], t)
            off[k] = (rest[0] + column[0], rest[1], t)
        if on[-1][0] < best[0]:
            best = (on[-1][0], on[-1][1], t)
    return best


def apart(one, other):
    """How many letters have to be changed, added or left out."""
    row = list(range(len(other) + 1))
    for k, letter in enumerate(one):
        before, row[0] = row[0], k + 1
        for j, wanted in enumerate(other):
            before, row[j + 1] = row[j + 1], min(row[j] + 1, row[j + 1] + 1,
                                                 before + (letter != wanted))
    return row[-1]


def main():
    net, phrases = Net(sys.argv[1]), Phrases()
    lines, _, said, kinds = captions.load(sys.argv[2])
    counts, letters, off = Counter(), 0, 0
    most = int(sys.argv[3]) if len(sys.argv) > 3 else len(lines)
    for line, text, kind in zip(lines[:most], said, kinds):
        costs = net.costs(line)
        answer, cost = phrases.says(costs)
        truth = {"white": True, "black": False}.get(kind.split()[-1])
        name = kind.split()[0] if truth is not None else kind
        result = "silent" if answer is None else "right" if answer == truth else "wrong"
        counts[name, result] += 1
        greedy = [c for k, c in enumerate(costs.argmin(1))
                  if c and (k == 0 or costs[k - 1].argmin() != c)]
        letters += len(classes_of(text))
        off += apart(greedy, classes_of(text))
        if result == "wrong":
            print(f"wrong: {text!r} taken for {answer} at {cost:.2f}")
    print(f"letters wrong {off / letters:.3f}")
    for name in sorted({name for name, _ in counts}):
        print(name, {r: counts[name, r] for r in ("right", "silent", "wrong")})


if __name__ == "__main__":
    main()
