//! Reading the board aloud, to those who do not see it.

use crate::app::state::State;
use crate::chess::{Board, Color};
use crate::text::{advice_words, file_words, position_words, rank_words, side_words, tr};

pub(crate) fn position(state: &mut State) {
    read(state, |state| {
        position_words(state.shared.document().position())
    });
}

pub(crate) fn rank(state: &mut State) {
    read(state, |state| {
        rank_words(board(state), state.board.cursor.rank())
    });
}

pub(crate) fn file(state: &mut State) {
    read(state, |state| {
        file_words(board(state), state.board.cursor.file())
    });
}

pub(crate) fn white(state: &mut State) {
    read(state, |state| side_words(board(state), Color::White));
}

pub(crate) fn black(state: &mut State) {
    read(state, |state| side_words(board(state), Color::Black));
}

pub(crate) fn advice(state: &mut State) {
    read(state, |state| {
        advice_words(state.shared.document().position())
    });
}

fn board(state: &State) -> &Board {
    &state.shared.document().position().board
}

fn read(state: &mut State, words: impl FnOnce(&State) -> String) {
    let words = if state.shared.document().has_position() {
        words(state)
    } else {
        tr("read-no-position")
    };
    say(state, words);
}

/// Says something that was asked for.
pub(crate) fn say(state: &mut State, mut words: String) {
    // Screen readers read what has changed. Whoever asks again wants to hear the same again.
    if state.shared.announcement == words {
        words.push('\u{a0}');
    }
    state.shared.announce(words);
}
