"""Files as record batches."""

import gzip

import pyarrow as pa
import pytest
import tabiya
from conftest import START


def test_lines_are_read_as_they_are(tmp_path):
    path = tmp_path / "some.epd"
    path.write_bytes(b"# comment\n" + START.encode() + b"\r\n\nnothing\n" + b"4k3/8 caf\xe9")
    table = pa.table(tabiya.read(path))
    assert table["record"].to_pylist() == [START, "nothing", "4k3/8 café"]
    assert tabiya.check(table["record"]).to_pylist()[1]["verdict"] == "rejected"


def test_packed_files_and_formats_are_recognised(tmp_path):
    path = tmp_path / "games.pgn.gz"
    path.write_bytes(gzip.compress(b"1. e4 e5 *\n"))
    every = pa.table(tabiya.read(path, positions="every"))
    assert len(every) == 3
    path = tmp_path / "some"
    path.write_text(START + "\n")
    assert pa.table(tabiya.read(path, format="fen"))["record"].to_pylist() == [START]


def test_long_files_come_in_batches(tmp_path):
    path = tmp_path / "long.fen"
    lines = [f"4k3/8/8/8/8/8/8/4K3 w - - 0 {number}" for number in range(1, 200_001)]
    path.write_text("\n".join(lines))
    reader = pa.RecordBatchReader.from_stream(tabiya.read(path))
    batches = list(reader)
    assert len(batches) > 1
    assert pa.Table.from_batches(batches)["record"].to_pylist() == lines


def test_what_cannot_be_read_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        tabiya.read(tmp_path / "missing.epd")
    with pytest.raises(ValueError):
        tabiya.read(__file__, format="doc")
    path = tmp_path / "table.csv"
    path.write_text("name,rating\na,1\n")
    with pytest.raises(Exception):
        pa.table(tabiya.read(path))
