"""The mean of two weights files, layer by layer: what training has learned anew, and what it
went on from.

    python mix.py OLD.weights NEW.weights OUT.weights [--share 0.5]

Both must come from the same run, the newer continued from the older (`train.py --from`).
"""

import argparse

from export import read, write


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("out")
    parser.add_argument("--share", type=float, default=0.5, help="of the newer weights")
    given = parser.parse_args()
    (old, temperature), (new, _) = read(given.old), read(given.new)
    share = given.share

    def mean(one, other):
        return one * (1 - share) + other * share

    layers = [(*shape, mean(weights, others).half(), mean(biases, shifts))
              for (*shape, weights, biases), (*_, others, shifts) in zip(old, new)]
    write(layers, temperature, given.out)


if __name__ == "__main__":
    main()
