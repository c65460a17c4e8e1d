"""Properties of any text."""

import tabiya
from conftest import LINES
from hypothesis import given
from hypothesis import strategies as st

#: Any text, and damaged lines.
texts = st.one_of(
    st.text(max_size=200),
    st.builds(
        lambda line, at, letter: line[:at] + letter + line[at + 1 :],
        st.sampled_from([line for line in LINES if len(line) < 1000]),
        st.integers(0, 80),
        st.text(max_size=2),
    ),
)


@given(texts)
def test_a_repaired_text_is_exact(text):
    repaired = tabiya.repair(text)
    if repaired.text is not None:
        again = tabiya.repair(repaired.text)
        assert (again.text, again.repairs) == (repaired.text, ())
        assert tabiya.key(repaired.text) == tabiya.key(text)


@given(texts)
def test_functions_agree_on_what_is_a_position(text):
    is_position = tabiya.check(text).verdict in ("ok", "repaired")
    assert (tabiya.normalise(text) is not None) == is_position
    assert (tabiya.facts(text) is not None) == is_position
    assert (tabiya.repair(text).text is not None) == is_position


@given(texts)
def test_packing_loses_nothing(text):
    packed = tabiya.pack(text).packed
    if packed is not None:
        fen = tabiya.unpack(packed)
        assert fen == tabiya.normalise(text)
        assert tabiya.pack(fen).packed == packed


@given(st.binary(min_size=32, max_size=32))
def test_unpacked_bytes_are_packed_again(packed):
    fen = tabiya.unpack(packed)
    assert fen is None or tabiya.pack(fen).packed == packed
