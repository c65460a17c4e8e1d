"""Compares `check` of an Arrow array with `tabiya check` of the same lines and with python-chess.

    maturin develop --release
    pip install chess pyarrow
    TABIYA=path/of/a/release/build/tabiya python benches/speed.py 1000000

Prints, for each, the elapsed time and the time of the processors per line; asserts nothing. The ratios count: all are
measured in one run, the best of three.
"""

import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time

import chess
import pyarrow as pa
import tabiya

#: The number of lines that python-chess reads.
SAMPLE = 20_000


def positions_of_games(count: int) -> list[str]:
    """Positions of random games."""
    dice = random.Random(1)
    found = []
    while len(found) < count:
        board = chess.Board()
        while not board.is_game_over() and board.fullmove_number < 60:
            board.push(dice.choice(list(board.legal_moves)))
            found.append(board.fen(en_passant="fen"))
    return found[:count]


def processors() -> float:
    """The time of the processors for this program and those that it has started."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(it.ru_utime + it.ru_stime for it in used)


def measured(name: str, lines: int, work) -> float:
    """Runs the work three times, prints the best times per line, and returns the processors' time."""
    times = []
    for _ in range(3):
        began, used = time.perf_counter(), processors()
        work()
        times.append((processors() - used, time.perf_counter() - began))
    used, elapsed = (1e9 * min(column) / lines for column in zip(*times))
    print(f"{name:40} {elapsed:10.0f} ns elapsed {used:10.0f} ns of processors per line")
    return used


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    fens = positions_of_games(min(count, SAMPLE))
    # The same positions at other moves of the game, so that no line occurs twice.
    heads = [fen.rpartition(" ")[0] for fen in fens]
    lines = [f"{heads[at % len(heads)]} {100 + at // len(heads)}" for at in range(count)]
    array = pa.array(lines)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "lines.fen")
        path.write_text("\n".join(lines) + "\n")
        del lines
        program = os.environ.get("TABIYA", "tabiya")

        def command_line() -> None:
            subprocess.run([program, "check", path], stdout=subprocess.DEVNULL, check=False)

        own = measured("tabiya check", count, command_line)
    wheel = measured("tabiya.check of an Arrow array", count, lambda: tabiya.check(array))
    measured("tabiya.key of an Arrow array", count, lambda: tabiya.key(array))
    measured("tabiya.normalise of an Arrow array", count, lambda: tabiya.normalise(array))
    other = measured("python-chess: Board(fen)", len(fens), lambda: [chess.Board(fen) for fen in fens])
    print(f"the array takes {wheel / own:.2f} times as long as the command line")
    print(f"Board(fen) takes {other / wheel:.0f} times as long as the array")


if __name__ == "__main__":
    main()
