"""Single values."""

import pytest
import tabiya
from conftest import LINES, START

FUNCTIONS = [tabiya.check, tabiya.normalise, tabiya.repair, tabiya.key, tabiya.pack, tabiya.facts]


def test_none_stays_none():
    for function in [*FUNCTIONS, tabiya.unpack]:
        assert function(None) is None
    assert tabiya.san_to_uci(START, None) is None
    assert tabiya.uci_to_san(None, "e2e4") is None


@pytest.mark.parametrize("text", [*LINES, "\ud800", "\0", b"\xff\xfe", "♔" * 100])
def test_no_text_raises(text):
    for function in FUNCTIONS:
        function(text)
    tabiya.san_to_uci(text, text)
    tabiya.uci_to_san(text, text)
    tabiya.unpack(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)


def test_bytes_are_read_like_text():
    for line in LINES:
        assert tabiya.check(line.encode()) == tabiya.check(line)


def test_places_are_characters():
    text = "ö 4k3/8/8/8/8/8/8/4K3 W - - 0 1"
    repair = [it for it in tabiya.repair(text).repairs if it.code == "letter_case"][0]
    assert text[repair.start : repair.end] == repair.read == "W"
    checked = tabiya.check("4k3/8/8/7x/8/8/8/4K3 w - - 0 1")
    assert (checked.start, checked.end) == (9, 10)


def test_choices_that_do_not_exist_are_refused():
    for choice in [{"castling": "fen"}, {"en_passant": "sometimes"}, {"counters": ""}]:
        with pytest.raises(ValueError):
            tabiya.normalise(START, **choice)
    for same in ["five", "line", "side,"]:
        with pytest.raises(ValueError):
            tabiya.key(START, same=same)


def test_keys_follow_the_fields():
    later = START.replace("0 1", "3 9")
    swapped = "4k2r/8/8/8/8/8/8/4K3 b k - 0 1"
    own = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    assert tabiya.key(START) == tabiya.key(later)
    assert tabiya.key(START, same="all") != tabiya.key(later, same="all")
    assert tabiya.key(own) != tabiya.key(swapped)
    assert tabiya.key(own, colours=True) == tabiya.key(swapped, colours=True)
    assert len(tabiya.key(START)) == 16


def test_a_key_is_the_documented_hash():
    xxhash = pytest.importorskip("xxhash")
    occupied = {"P": 5, "N": 2, "B": 3, "R": 7, "Q": 6, "K": 1}
    fen = "4k3/8/8/8/8/8/4P3/4K2R b K - 7 40"
    planes, square = [0, 0, 0, 0], 56
    for letter in fen.split()[0]:
        if letter == "/":
            square -= 16
        elif letter.isdigit():
            square += int(letter)
        else:
            code = occupied[letter.upper()] | (8 if letter.islower() else 0)
            for plane in range(4):
                planes[plane] |= (code >> plane & 1) << square
            square += 1
    state = 1 | (0x80 | 4 << 3 | 7) << 32
    words = [*planes, state, 7 | 40 << 32]
    data = b"".join(word.to_bytes(8, "little") for word in words)
    assert tabiya.key(fen, same="all") == xxhash.xxh3_128_digest(data, seed=1)


def test_packed_positions_give_the_same_fen():
    for line in LINES:
        packed = tabiya.pack(line)
        if packed.code is None:
            assert len(packed.packed) == 32
            assert tabiya.unpack(packed.packed) == tabiya.normalise(line)
        else:
            assert packed.packed is None
    assert tabiya.pack(LINES[-2]).code == "too_many_pieces"
    assert tabiya.pack(LINES[-1]).code == "counter_too_large"
    assert tabiya.unpack(b"") is None


def test_moves_have_reasons():
    def code(position, move):
        return tabiya.san_to_uci(position, move).code

    assert code("good morning", "e4") == "no_position"
    assert code("8/8/8/8/8/8/8/4K3 w - - 0 1", "Ke2") == "no_moves"
    assert code(START, "hello") == "not_a_move"
    assert code("4k3/8/8/8/8/8/8/RK5R w - - 0 1", "Rb3") == "wrong_move"
    assert code("4k3/8/8/8/8/7R/8/4K2R w - - 0 1", "Rh2") == "ambiguous_move"
    assert code("8/P7/8/8/8/8/8/4K1k1 w - - 0 1", "a8") == "no_promotion"
    castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    assert tabiya.san_to_uci(castling, "0-0").move == "e1g1"
    assert tabiya.san_to_uci(castling, "0-0", chess960=True).move == "e1h1"
    assert tabiya.uci_to_san(castling, "e1h1").move == "O-O"


def test_facts_are_those_of_the_position():
    assert tabiya.facts(START).phase == "opening"
    assert tabiya.facts("4k3/8/8/8/8/8/8/4RK2 b - - 0 1").check
    assert tabiya.facts("good morning") is None
