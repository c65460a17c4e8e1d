"""The programs in the book work, and give what `tabiya dedupe` gives."""

import contextlib
import os
import pathlib
import random
import re
import subprocess
import sys

import pyarrow as pa
import pyarrow.parquet
import pytest
import tabiya
from conftest import ROOT, lines_of_the_project

#: A few hundred thousand lines for a measurement; fewer for the usual tests.
COUNT = int(os.environ.get("TABIYA_LINES", "30000"))


def programs() -> dict[str, str]:
    """The programs of the page, by the heading above each."""
    page = (ROOT / "docs/book/python.md").read_text(encoding="utf-8")
    sections = re.split(r"^## ", page, flags=re.MULTILINE)[1:]
    found = {}
    for section in sections:
        program = re.search(r"```python\n(.*?)```", section, flags=re.DOTALL)
        if program:
            found[section.partition("\n")[0]] = program[1]
    return found


def any_position(dice: random.Random) -> str:
    """The first four fields of a position with a few pieces."""
    squares = ["1"] * 64
    for piece in "Kk" + "".join(dice.choices("QRBNPqrbnp", k=dice.randrange(12))):
        squares[dice.randrange(8, 56)] = piece
    ranks = ("".join(squares[at : at + 8]) for at in range(0, 64, 8))
    board = re.sub("1+", lambda run: str(len(run[0])), "/".join(ranks))
    return f"{board} {dice.choice('wb')} - {dice.choice(['-', '-', 'e3'])}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder with Parquet files of lines, a third of them duplicates, some of them unreadable."""
    folder = tmp_path_factory.mktemp("book")
    (folder / "positions").mkdir()
    dice = random.Random(1)
    positions = [any_position(dice) for _ in range(COUNT * 2 // 3)]
    lines = lines_of_the_project()
    lines += [f"{dice.choice(positions)} {dice.randrange(9)} {dice.randrange(9, 40)}" for _ in range(COUNT)]
    half = len(lines) // 2
    for number, part in enumerate([lines[:half], lines[half:]]):
        table = pa.table({"fen": part})
        pyarrow.parquet.write_table(table, folder / f"positions/{number}.parquet")
    keys = tabiya.key(pa.array(lines)).to_pylist()
    with_position = [line for line, key in zip(lines, keys) if key is not None]
    (folder / "lines.epd").write_bytes(b"".join(line.encode() + b"\n" for line in with_position))
    return folder


def run(folder: pathlib.Path, heading: str) -> pa.Table:
    """Runs a program in the folder, and returns the table that it writes."""
    subprocess.run([sys.executable, "-c", programs()[heading]], cwd=folder, check=True)
    return pyarrow.parquet.read_table(folder / f"unique-{heading.lower()}.parquet")


@pytest.fixture(scope="module")
def expected(folder, program):
    """The lines that the command line keeps."""
    made = subprocess.run([program, "dedupe", "lines.epd"], cwd=folder, capture_output=True, check=True)
    return made.stdout.decode().splitlines()


@pytest.mark.parametrize("heading", ["Polars", "DuckDB"])
def test_a_program_of_the_book_keeps_what_dedupe_keeps(folder, expected, heading):
    pytest.importorskip(heading.lower())
    table = run(folder, heading)
    assert COUNT // 3 < len(expected) < COUNT * 2 // 3
    assert sorted(table["fen"].to_pylist()) == sorted(expected)
    assert table["normal"].to_pylist() == tabiya.normalise(table["fen"], en_passant="legal").to_pylist()


@pytest.mark.skipif("TABIYA_SPARK" not in os.environ, reason="takes more than a minute: set TABIYA_SPARK=1")
def test_the_spark_program_keeps_the_positions_that_dedupe_keeps(folder, expected):
    pytest.importorskip("pyspark")
    table = run(folder, "Spark")
    # Spark keeps any line of a position.
    assert len(table) == len(expected)
    assert set(table["key"].to_pylist()) == set(tabiya.key(pa.array(expected)).to_pylist())


def test_the_first_examples_work(folder):
    with contextlib.chdir(folder) if hasattr(contextlib, "chdir") else contextlib.nullcontext():
        exec(programs()["One position"], {})
        exec(programs()["Arrays"], {})
