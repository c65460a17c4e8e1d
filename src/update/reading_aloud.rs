//! Reading the board aloud, to those who do not see it.

use crate::chess::Color;
use crate::command::Command;
use crate::state::State;
use crate::text::{advice_words, file_words, position_words, rank_words, side_words, tr};

/// Says what one of the commands for reading is about. Others say nothing.
pub(super) fn read(state: &mut State, command: Command) {
    if !state.document().has_position() {
        return say(state, tr("read-no-position"));
    }
    let position = state.document().position();
    let cursor = state.cursor;
    let words = match command {
        Command::ReadPosition => position_words(position),
        Command::ReadRank => rank_words(&position.board, cursor.rank()),
        Command::ReadFile => file_words(&position.board, cursor.file()),
        Command::ReadWhite => side_words(&position.board, Color::White),
        Command::ReadBlack => side_words(&position.board, Color::Black),
        Command::ReadAdvice => advice_words(position),
        _ => return,
    };
    say(state, words);
}

/// Says something that was asked for.
pub(super) fn say(state: &mut State, mut words: String) {
    // Screen readers read what has changed. Whoever asks again wants to hear the same again.
    if state.announcement == words {
        words.push('\u{a0}');
    }
    state.announce(words);
}
