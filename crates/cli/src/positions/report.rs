//! Messages about games and rows that could not be read completely.

use crate::complaints::Complaints;
use crate::escape_controls::push_escaped;
use tabiya_collection::games::{BrokenGame, BrokenRow, SkippedInGame};
use tabiya_text::{broken_game_text, broken_row_text, skipped_text};

/// Reports a fault in a game.
pub(super) fn say_game(file: &str, broken: &BrokenGame, complaints: &mut Complaints) {
    let kind = format!("game {:?} {}", broken.kind, broken.is_in_variation);
    complaints.add(kind, || said(file, broken.line, &broken_game_text(broken)));
}

/// Reports skipped text in a game.
pub(super) fn say_skipped(file: &str, skipped: &SkippedInGame, complaints: &mut Complaints) {
    let kind = format!("skipped {:?}", skipped.kind);
    complaints.add(kind, || said(file, skipped.line, &skipped_text(skipped)));
}

/// Reports a fault in a row of a table.
pub(super) fn say_row(file: &str, broken: &BrokenRow, complaints: &mut Complaints) {
    let kind = format!("row {:?}", broken.kind);
    complaints.add(kind, || said(file, broken.line, &broken_row_text(broken)));
}

fn said(file: &str, line: u64, text: &str) -> String {
    let mut message = file.to_owned();
    push_escaped(&mut message, &format!(":{line}: {text}"));
    message
}
