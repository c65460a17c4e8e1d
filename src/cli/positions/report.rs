//! Lines about games and rows that could not be read as a whole.

use crate::cli::escape_controls::push_escaped;
use crate::games::{BrokenGame, BrokenRow, SkippedInGame};
use crate::text::{broken_game_text, broken_row_text, skipped_text};

/// Appends a line about a game.
pub(super) fn say_game(file: &str, broken: &BrokenGame, err: &mut String) {
    say(file, broken.line, &broken_game_text(broken), err);
}

/// Appends a line about something that was passed over in a game.
pub(super) fn say_skipped(file: &str, skipped: &SkippedInGame, err: &mut String) {
    say(file, skipped.line, &skipped_text(skipped), err);
}

/// Appends a line about a row of a table.
pub(super) fn say_row(file: &str, broken: &BrokenRow, err: &mut String) {
    say(file, broken.line, &broken_row_text(broken), err);
}

fn say(file: &str, line: u64, text: &str, err: &mut String) {
    err.push_str(file);
    push_escaped(err, &format!(":{line}: {text}"));
    err.push('\n');
}
