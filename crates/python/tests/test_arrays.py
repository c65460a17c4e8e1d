"""Arrow arrays."""

import os
import signal
import threading
import time

import pyarrow as pa
import pytest
import tabiya
from conftest import LINES, START, lines_of_the_project

ONE = {
    tabiya.check: dict,
    tabiya.normalise: None,
    tabiya.repair: dict,
    tabiya.key: None,
    tabiya.pack: dict,
    tabiya.facts: dict,
}
KINDS = [pa.string(), pa.large_string(), pa.string_view(), pa.binary(), pa.large_binary(), pa.binary_view()]


def plain(value):
    """A result for one text as pyarrow gives it."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain(own) for name, own in value._asdict().items()}
    if isinstance(value, (list, tuple)):
        return [plain(own) for own in value]
    return value


@pytest.mark.parametrize("function", ONE)
def test_an_array_gives_what_its_rows_give(function):
    rows = [*lines_of_the_project(), None]
    made = function(pa.array(rows))
    assert isinstance(made, pa.Array)
    made.validate(full=True)
    assert made.to_pylist() == [plain(function(row)) for row in rows]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_kind_of_text_is_read(kind):
    rows = [START, None, LINES[1]]
    if kind in KINDS[3:]:
        rows = [row and row.encode() for row in rows]
    array = pa.array(rows, kind)
    assert tabiya.check(array).to_pylist() == [plain(tabiya.check(row)) for row in rows]
    assert tabiya.normalise(array[1:]).to_pylist() == [None, LINES[1].replace("K -", "- -")]


def test_nulls_alone_and_nothing_are_read():
    assert tabiya.check(pa.array([None, None])).to_pylist() == [None, None]
    assert tabiya.key(pa.array([], pa.string())).to_pylist() == []
    assert tabiya.key(pa.chunked_array([], pa.string())).to_pylist() == []


def test_other_arrays_are_refused():
    with pytest.raises(TypeError, match="strings"):
        tabiya.check(pa.array([1, 2]))


def test_large_arrays_keep_their_order():
    rows = [f"4k3/8/8/8/8/8/8/4K3 w - - 0 {number}" for number in range(1, 30_001)]
    rows[15_000] = None
    made = tabiya.normalise(pa.array(rows))
    assert made.to_pylist() == rows


def test_chunks_stay_chunks():
    chunked = pa.chunked_array([[START], LINES, []], pa.string())
    made = tabiya.check(chunked)
    assert isinstance(made, pa.ChunkedArray)
    assert [len(chunk) for chunk in made.chunks] == [1, len(LINES), 0]
    assert made.to_pylist() == tabiya.check(chunked.combine_chunks()).to_pylist()


def test_moves_of_two_arrays_belong_together():
    positions = pa.chunked_array([[START, None], [START, "nothing"]])
    moves = pa.array(["e4", "e4", None, "e4"])
    made = tabiya.san_to_uci(positions, moves).to_pylist()
    assert made == [{"uci": "e2e4", "code": None}, None, None, {"uci": None, "code": "no_position"}]
    assert tabiya.uci_to_san(pa.array([START]), pa.array(["g1f3"])).to_pylist() == [{"san": "Nf3", "code": None}]
    with pytest.raises(ValueError, match="lengths"):
        tabiya.san_to_uci(positions, moves[1:])


def test_packed_arrays_are_unpacked():
    packed = tabiya.pack(pa.array(LINES)).field("packed")
    assert packed.type == pa.binary(32)
    expected = [code and fen for code, fen in zip(packed.to_pylist(), tabiya.normalise(LINES).to_pylist())]
    assert tabiya.unpack(packed).to_pylist() == expected


def test_other_libraries_get_their_own_kind():
    numpy = pytest.importorskip("numpy")
    array = numpy.array([START, None], dtype=object)
    assert tabiya.normalise(array).to_pylist() == [START, None]
    assert isinstance(tabiya.key([START]), pa.Array)


def test_series_of_polars_stay_series():
    polars = pytest.importorskip("polars")
    series = polars.Series("fen", [START, None, "nothing"])
    made = tabiya.normalise(series)
    assert isinstance(made, polars.Series) and made.name == "fen"
    assert made.to_list() == [START, None, None]
    assert tabiya.check(series).struct.field("verdict").to_list() == ["ok", None, "rejected"]
    assert tabiya.key(series).to_list() == [tabiya.key(START), None, None]


def test_series_of_pandas_stay_series():
    pandas = pytest.importorskip("pandas")
    series = pandas.Series([START, None], index=[7, 8], name="fen")
    made = tabiya.normalise(series)
    assert isinstance(made, pandas.Series) and list(made.index) == [7, 8]
    assert made[7] == START and pandas.isna(made[8])


def test_the_interpreter_works_meanwhile():
    rows = pa.array(["FEN: " + LINES[3]] * 20_000)
    began, done = threading.Event(), threading.Event()

    def work():
        began.set()
        tabiya.repair(rows)
        done.set()

    thread = threading.Thread(target=work)
    thread.start()
    began.wait()
    steps = 0
    while not done.is_set():
        steps += 1
        time.sleep(0.001)
    thread.join()
    assert steps > 3


def test_ctrl_c_ends_the_work():
    rows = pa.array(["FEN: " + LINES[3]] * 500_000)
    timer = threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT))
    with pytest.raises(KeyboardInterrupt):
        timer.start()
        tabiya.repair(rows)
