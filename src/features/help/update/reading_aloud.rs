//! Reads the board aloud for blind users.

use crate::model::state::Shared;
use tabiya_chess::{Board, Color, Square};
use tabiya_text::{advice_words, file_words, position_words, rank_words, side_words, tr};

pub(crate) fn position(shared: &mut Shared) {
    read(shared, |shared| {
        position_words(shared.document().position())
    });
}

pub(crate) fn rank(shared: &mut Shared, cursor: Square) {
    read(shared, |shared| rank_words(board(shared), cursor.rank()));
}

pub(crate) fn file(shared: &mut Shared, cursor: Square) {
    read(shared, |shared| file_words(board(shared), cursor.file()));
}

pub(crate) fn white(shared: &mut Shared) {
    read(shared, |shared| side_words(board(shared), Color::White));
}

pub(crate) fn black(shared: &mut Shared) {
    read(shared, |shared| side_words(board(shared), Color::Black));
}

pub(crate) fn advice(shared: &mut Shared) {
    read(shared, |shared| advice_words(shared.document().position()));
}

fn board(shared: &Shared) -> &Board {
    &shared.document().position().board
}

fn read(shared: &mut Shared, words: impl FnOnce(&Shared) -> String) {
    let words = if shared.document().has_position() {
        words(shared)
    } else {
        tr("read-no-position")
    };
    say(shared, words);
}

/// Announces a text on request.
pub(crate) fn say(shared: &mut Shared, mut words: String) {
    // Screen readers read only changed text. A repeated request must change it to be heard again.
    if shared.announcement == words {
        words.push('\u{a0}');
    }
    shared.announce(words);
}
