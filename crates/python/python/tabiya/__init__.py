"""Chess positions checked, repaired, normalised, packed and read.

Each function takes one value or many:

- a ``str`` (or ``bytes``) gives a tuple with names or a plain value;
- an Arrow array gives an Arrow array. Anything with the Arrow PyCapsule interface is taken without a copy:
  arrays and chunked arrays of pyarrow, series of Polars and pandas. A list or a NumPy array of objects is
  converted with pyarrow first.

A text that cannot be read gives a verdict and never an exception; ``None`` and null stay what they are. The
interpreter is released during the work, and large arrays are split over all processors. Results are those of the
command line ``tabiya``, byte for byte.

>>> import tabiya
>>> tabiya.check("4k3/8/8/8/8/8/8/4K3 w - - 0 1").legal
True
"""

from __future__ import annotations

from typing import Any, NamedTuple, overload

from . import _native
from ._arrays import many as _many
from ._arrays import text_of as _text_of

__all__ = [
    "Check",
    "Facts",
    "Moved",
    "Packed",
    "Repair",
    "Repaired",
    "check",
    "facts",
    "key",
    "normalise",
    "pack",
    "read",
    "repair",
    "san_to_uci",
    "uci_to_san",
    "unpack",
]

#: An Arrow array, or anything that becomes one.
Rows = Any


class Check(NamedTuple):
    """The verdict on a text."""

    verdict: str
    """``ok``, ``repaired``, ``rejected``, or ``skipped`` for a comment or a blank text."""
    code: str | None
    """The code of the worst fault, as in the report of ``tabiya check --json``."""
    level: str | None
    """Its level: ``unreadable``, ``illegal``, ``repair``, ``warning`` or ``note``."""
    field: str | None
    """The field concerned: ``board``, ``side_to_move``, ``castling``, ``en_passant``, ``halfmove_clock``,
    ``fullmove_number`` or ``operations``; ``None`` if it is the text as a whole."""
    start: int | None
    """The first character concerned, from 0; ``None`` if the fault has no place in the text."""
    end: int | None
    """The character after the last one concerned."""
    legal: bool | None
    """Whether the position is legal; ``None`` if there is no position."""


class Repair(NamedTuple):
    """One repair of a text."""

    code: str
    start: int
    end: int
    read: str
    became: str


class Repaired(NamedTuple):
    """The exact text of a position, or the reason why there is none."""

    text: str | None
    """The exact FEN or EPD."""
    repairs: tuple[Repair, ...]
    """The repairs that were made; empty if the text was exact."""
    readings: tuple[str, ...]
    """The readings of a text with several."""
    code: str | None
    """The code of the reason why there is no text."""


class Packed(NamedTuple):
    """A position in 32 bytes, or the reason why there are none."""

    packed: bytes | None
    code: str | None


class Moved(NamedTuple):
    """A move in another notation, or the reason why there is none."""

    move: str | None
    code: str | None


class Facts(NamedTuple):
    """Facts about a position."""

    material: str
    """White's pieces, ``v``, Black's pieces: ``KRPvKR``."""
    pieces: int
    """The number of all pieces, kings and pawns included."""
    side_to_move: str
    """``white`` or ``black``."""
    check: bool
    """Whether the side to move is in check."""
    phase: str
    """``opening``, ``middlegame`` or ``endgame``: at least 11, at least 7, or fewer queens, rooks, bishops and
    knights."""
    structure: str
    """The pawns alone, as the first field of a FEN."""


@overload
def check(rows: str | bytes) -> Check: ...
@overload
def check(rows: None) -> None: ...
@overload
def check(rows: Rows) -> Any: ...
def check(rows: Any) -> Any:
    """Check texts: FEN, EPD, or what a person would understand.

    >>> check("4k3/8/8/7x/8/8/8/4K3 w - - 0 1")
    Check(verdict='rejected', code='bad_piece_letter', level='unreadable', field='board', start=9, end=10, legal=None)
    >>> check("8/8/8/8/8/8/8/4K3 w - - 0 1").code
    'no_black_king'
    >>> check(None)
    """
    if rows is None:
        return None
    text = _text_of(rows)
    if text is not None:
        return Check(*_native.check_one(text))
    return _many(_native.check_all, rows)


@overload
def normalise(
    rows: str | bytes | None, *, castling: str = ..., en_passant: str = ..., counters: str = ...
) -> str | None: ...
@overload
def normalise(rows: Rows, *, castling: str = ..., en_passant: str = ..., counters: str = ...) -> Any: ...
def normalise(rows: Any, *, castling: str = "x-fen", en_passant: str = "always", counters: str = "keep") -> Any:
    """Write the positions of texts as FEN; ``None`` or null where there is no position.

    ``castling`` is ``x-fen`` (``KQkq``) or ``shredder`` (``HAha``). ``en_passant`` says when the target is written:
    ``always`` after a double step, ``pseudo-legal`` if a pawn attacks it, or ``legal`` if a capture is legal.
    ``counters`` are ``keep``, ``reset`` (``0 1``) or ``omit`` (four fields).

    >>> normalise("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", en_passant="legal")
    'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
    >>> normalise("4k3/8/8/8/8/8/8/4K2R w K - 7 40", castling="shredder", counters="omit")
    '4k3/8/8/8/8/8/8/4K2R w H -'
    """
    if rows is None:
        return None
    text = _text_of(rows)
    if text is not None:
        return _native.normalise_one(text, castling, en_passant, counters)
    return _many(_native.normalise_all, rows, castling, en_passant, counters)


@overload
def repair(rows: str | bytes) -> Repaired: ...
@overload
def repair(rows: None) -> None: ...
@overload
def repair(rows: Rows) -> Any: ...
def repair(rows: Any) -> Any:
    """Repair texts as a person would read them. Nothing is guessed: a text with several readings gives all of them.

    >>> repaired = repair("rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1")
    >>> repaired.text
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    >>> [(repair.code, repair.read, repair.became) for repair in repaired.repairs]
    [('digits_joined', '44', '8'), ('letter_case', 'W', 'w')]
    >>> repair("8/8/8/8/8/8/DTP5/8 w - - 0 1").code
    'several_readings'
    """
    if rows is None:
        return None
    text = _text_of(rows)
    if text is not None:
        exact, repairs, readings, code = _native.repair_one(text)
        return Repaired(exact, tuple(Repair(*it) for it in repairs), tuple(readings), code)
    return _many(_native.repair_all, rows)


@overload
def key(
    rows: str | bytes | None, *, same: str = ..., mirrored: bool = ..., colours: bool = ...
) -> bytes | None: ...
@overload
def key(rows: Rows, *, same: str = ..., mirrored: bool = ..., colours: bool = ...) -> Any: ...
def key(rows: Any, *, same: str = "four", mirrored: bool = False, colours: bool = False) -> Any:
    """Make keys of 16 bytes that are equal for equal positions, on every machine and in every run.

    ``same`` names the fields that must be equal, as the option of ``tabiya dedupe`` does: ``four`` (board, side to
    move, castling, legal en passant), ``all``, ``board``, or a list such as ``side,castling``. With ``mirrored``,
    positions with left and right exchanged are equal if nobody can castle; with ``colours``, those with the colours
    exchanged and the ranks reversed. A text without a position has no key: ``tabiya dedupe`` compares its bytes.

    The README describes the bytes of version 1, which never change.

    >>> key("4k3/8/8/8/8/8/8/4K2R w - - 0 1") == key("4k3/8/8/8/8/8/8/4K2R w - - 9 30")
    True
    >>> key("4k3/8/8/8/8/8/8/4K2R w - - 0 1").hex()
    'a8a073d6437d5ef693751a8669645118'
    """
    if rows is None:
        return None
    text = _text_of(rows)
    if text is not None:
        return _native.key_one(text, same, mirrored, colours)
    return _many(_native.key_all, rows, same, mirrored, colours)


@overload
def pack(rows: str | bytes) -> Packed: ...
@overload
def pack(rows: None) -> None: ...
@overload
def pack(rows: Rows) -> Any: ...
def pack(rows: Any) -> Any:
    """Pack positions into 32 bytes each. The README describes the layout.

    Positions of more than 32 pieces do not fit (``too_many_pieces``), nor do a halfmove clock above 65,535 and a
    fullmove number above 16,777,215 (``counter_too_large``).

    >>> packed = pack("4k3/8/8/8/8/8/8/4K2R w K - 0 40")
    >>> len(packed.packed), unpack(packed.packed)
    (32, '4k3/8/8/8/8/8/8/4K2R w K - 0 40')
    >>> pack("qqqqqqqq/" * 7 + "K6k w - - 0 1").code
    'too_many_pieces'
    """
    if rows is None:
        return None
    text = _text_of(rows)
    if text is not None:
        return Packed(*_native.pack_one(text))
    return _many(_native.pack_all, rows)


@overload
def unpack(rows: bytes | None) -> str | None: ...
@overload
def unpack(rows: Rows) -> Any: ...
def unpack(rows: Any) -> Any:
    """Unpack positions as FEN; ``None`` or null for bytes that :func:`pack` does not make.

    >>> unpack(bytes(32))
    """
    if rows is None:
        return None
    if isinstance(rows, (bytes, bytearray, memoryview)):
        return _native.unpack_one(bytes(rows))
    return _many(_native.unpack_all, rows)


@overload
def facts(rows: str | bytes | None) -> Facts | None: ...
@overload
def facts(rows: Rows) -> Any: ...
def facts(rows: Any) -> Any:
    """Describe positions; ``None`` or null where there is no position.

    >>> facts("4k3/8/8/8/8/8/4P3/4K2R w K - 0 1")
    Facts(material='KRPvK', pieces=4, side_to_move='white', check=False, phase='endgame', structure='8/8/8/8/8/8/4P3/8')
    """
    if rows is None:
        return None
    text = _text_of(rows)
    if text is not None:
        found = _native.facts_one(text)
        return found and Facts(*found)
    return _many(_native.facts_all, rows)


@overload
def san_to_uci(positions: str | bytes, moves: str | bytes, *, chess960: bool = ...) -> Moved: ...
@overload
def san_to_uci(positions: Rows, moves: Rows, *, chess960: bool = ...) -> Any: ...
def san_to_uci(positions: Any, moves: Any, *, chess960: bool = False) -> Any:
    """Write moves, in any spelling that people use, in the notation of engines.

    Castling is the move of the king (``e1g1``); with ``chess960``, it is the move of the king onto the rook.

    >>> san_to_uci("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nf3")
    Moved(move='g1f3', code=None)
    >>> san_to_uci("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nf4").code
    'wrong_move'
    """
    if positions is None or moves is None:
        return None
    position, move = _text_of(positions), _text_of(moves)
    if position is not None and move is not None:
        return Moved(*_native.san_to_uci_one(position, move, chess960))
    return _many(_native.san_to_uci_all, positions, chess960, second=moves)


@overload
def uci_to_san(positions: str | bytes, moves: str | bytes) -> Moved: ...
@overload
def uci_to_san(positions: Rows, moves: Rows) -> Any: ...
def uci_to_san(positions: Any, moves: Any) -> Any:
    """Write moves of engines in standard algebraic notation.

    >>> uci_to_san("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1")
    Moved(move='O-O', code=None)
    """
    if positions is None or moves is None:
        return None
    position, move = _text_of(positions), _text_of(moves)
    if position is not None and move is not None:
        return Moved(*_native.uci_to_san_one(position, move))
    return _many(_native.uci_to_san_all, positions, second=moves)


def read(path: Any, *, format: str | None = None, positions: str = "last") -> Any:
    """Read a file as a stream of record batches (an object with ``__arrow_c_stream__``).

    Files may be packed with gzip, Zstandard or bzip2. ``format`` is ``fen``, ``epd``, ``pgn``, ``csv`` or ``jsonl``;
    without it, the name and the beginning of the file decide. ``positions`` of games are ``last``, ``every``,
    ``starts`` or ``comments``.

    A batch has the columns ``record`` (a line of a FEN or EPD file as it is, or the EPD that ``tabiya positions``
    makes of a game or a row of a table), ``line`` and ``fault``. A game or row that cannot be read completely has a
    row with its line and the code of its fault, and no record.

    >>> import pathlib, pyarrow, tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> path = pathlib.Path(folder.name, "games.pgn")
    >>> _ = path.write_text('[Event "?"]\\n\\n1. e4 e5 2. Nf3 *\\n')
    >>> pyarrow.table(read(path))["record"].to_pylist()
    ['rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - fmvn 2; hmvc 1; id "2.Nf3";']
    """
    return _native.read(path, format, positions)
