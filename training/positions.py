"""Positions to draw: like games, odd ones, empty boards. 8 x 8 arrays of classes.

Classes: 0 empty, 1 to 6 white P N B R Q K, 7 to 12 black, 13 no square of a board.
Row 0 is the top as drawn.
"""

import numpy as np

CLASSES = ".PNBRQKpnbrqk"
BACK = [4, 2, 3, 5, 6, 3, 2, 4]


def game_like(rng):
    """A start position from which men have moved and gone, seen from either side."""
    board = np.zeros((8, 8), np.uint8)
    left = rng.beta(2.5, 1.2)  # share of men that are still there
    moved = rng.beta(1.2, 1.2)
    for side, base in ((0, 6), (1, 0)):  # black stands in row 0, white in row 7
        shift = 0 if side else 6
        homes = [(base + (1 if base else 0), file, BACK[file]) for file in range(8)]
        for row, file, kind in homes:
            if kind != 6 and rng.random() > left:
                continue
            if rng.random() < moved:
                row, file = free_square(rng, board)
            elif board[row, file]:
                row, file = free_square(rng, board)
            board[row, file] = kind + shift
        for file in range(8):
            if rng.random() > left * 0.9 + 0.1:
                continue
            steps = int(rng.integers(1, 5)) if rng.random() < moved else 0
            row = 6 - steps if base else 1 + steps
            if board[row, file] == 0:
                board[row, file] = 1 + shift
    return board[::-1, ::-1].copy() if rng.random() < 0.5 else board


def free_square(rng, board):
    squares = np.flatnonzero(board.ravel() == 0)
    return divmod(int(rng.choice(squares)), 8)


def dense(rng):
    """Any man on any square: every class is seen often, also where it never stands."""
    filled = rng.random((8, 8)) < rng.uniform(0.35, 0.95)
    return np.where(filled, rng.integers(1, 13, (8, 8)), 0).astype(np.uint8)


def lopsided(rng):
    """Few kinds many times: nine queens, pawns on the last rank, no king."""
    kinds = rng.choice(np.arange(1, 13), size=int(rng.integers(1, 5)), replace=False)
    filled = rng.random((8, 8)) < rng.uniform(0.05, 0.6)
    return np.where(filled, rng.choice(kinds, (8, 8)), 0).astype(np.uint8)


def position(rng):
    """One position; empty squares are 45 % of all in the long run."""
    what = rng.random()
    if what < 0.45:
        return game_like(rng)
    if what < 0.86:
        return dense(rng)
    if what < 0.975:
        return lopsided(rng)
    return np.zeros((8, 8), np.uint8)
