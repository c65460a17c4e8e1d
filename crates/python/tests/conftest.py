"""What several tests need."""

import os
import pathlib
import shutil

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

#: Lines of all kinds: exact, repaired, illegal, unreadable, ambiguous, comments.
LINES = [
    START,
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
    "4k3/8/8/8/8/8/8/4K3 W - - 0 1",
    "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1",
    "4k3/8/8/8/8/8/8/3QK3 w - - bm Qd9; id \"ö\";",
    "4k3/8/8/8/8/8/8/3QK3 w - - bm Qd4; id \"fine\";",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w GBgb - 0 1",
    "8/8/8/8/8/8/DTP5/8 w - - 0 1",
    "4k3/8/8/7x/8/8/8/4K3 w - - 0 1",
    "8/8/8",
    "good morning",
    "# a comment",
    "",
    "q" * 300,
    "x" * 70_000,
    "qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/8/8/K6k w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 200000 1",
]


def lines_of_the_project() -> list[str]:
    """Lines with every kind of fault, from the tables that the tests in Rust use."""
    found = list(LINES)
    for name in ["invalid.fens", "valid.fens", "repairs.txt", "strict.txt"]:
        text = (ROOT / "crates/notation/tests/data" / name).read_text(encoding="utf-8")
        for line in text.splitlines():
            found.append(line)
            found.append(line.partition(" ")[2])
    return [line for line in found if "\r" not in line and "\x85" not in line and "\u2028" not in line]


@pytest.fixture(scope="session")
def program() -> str:
    """The command line, for tests that compare with it."""
    named = os.environ.get("TABIYA") or shutil.which("tabiya")
    built = ROOT / "target/debug/tabiya"
    if not named and built.exists():
        named = str(built)
    if not named:
        pytest.skip("no command line: set TABIYA to its path")
    return named
