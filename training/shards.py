"""Draw boards ahead into files, one process, each shard from a seed of its own.

    python shards.py sets.npz FOLDER [--first 0] [--count 100] [--size 1000]
    python shards.py sets.npz FOLDER --held 900

The first shards are mild, later ones of all degrees. `--held` draws the validation boards from the
sets that are held back, the same number of each kind: held.npz all hard, plain.npz as
pictures mostly are.
"""

import argparse
import os
import time
from pathlib import Path

import cv2
import numpy as np

import board
from men import Sets

SEED = 20261123


def shard(sets, seed, size, hard, kinds=None):
    """Boards, classes and kinds of one shard."""
    rng = np.random.default_rng([SEED, seed])
    samples = []
    for number in range(size):
        kind = kinds[number % len(kinds)] if kinds else None
        samples.append((*board.make(rng, sets, hard, kind), sets.last))
    images, classes, numbers, chosen = zip(*samples)
    return dict(boards=np.stack(images), classes=np.stack(classes),
                kinds=np.array(numbers, np.uint8), sets=np.array(sets.names)[list(chosen)])


def write(path, arrays):
    """Whole or not at all."""
    with open(f"{path}.part", "wb") as file:
        np.savez(file, **arrays)
    os.replace(f"{path}.part", path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sets")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--size", type=int, default=1000)
    parser.add_argument("--held", type=int)
    given = parser.parse_args()
    cv2.setNumThreads(1)
    given.folder.mkdir(parents=True, exist_ok=True)
    sets = Sets(given.sets, held=given.held is not None)
    if given.held:
        for name, hard in (("held", 1.0), ("plain", 0.3)):
            write(given.folder / f"{name}.npz",
                  shard(sets, 10**6, given.held, hard, board.KINDS))
        return
    for number in range(given.first, given.first + given.count):
        path = given.folder / f"{number:05}.npz"
        if path.exists():
            continue
        start = time.time()
        # Mild at first; then of every kind, since most pictures are milder than the worst.
        hard = min(1.0, 0.25 + number * 0.09) if number < 12 else 1 - 0.2 * (number % 4)
        write(path, shard(sets, number, given.size, hard))
        print(f"{path.name} hard {hard:.2f} {given.size / (time.time() - start):.1f} a second",
              flush=True)


if __name__ == "__main__":
    main()
