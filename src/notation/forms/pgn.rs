//! A PGN game that begins with the position and has no moves.
//!
//! All seven tags of the roster, then the others in the order of their names (PGN standard of
//! 1994, sections 8.1.1 and 9.7). `SetUp` has not been required since 2020, but older programs
//! ignore `FEN` without it. Castling is X-FEN, which is the standard's FEN wherever that can
//! express it; en passant is as the user wants it. Operations become a comment, so that they are not lost.

use super::{Entry, Subject, Warns};
use crate::notation::fen::{Dialect, FenStyle, write_fen_as};

pub(super) const ENTRY: Entry = Entry {
    name: "pgn",
    write,
    is_block: true,
    keeps_operations: true,
    warns: Warns::ByPosition,
};

const ROSTER: &str = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
"#;

fn write(subject: &Subject<'_>) -> Vec<u8> {
    let position = subject.position;
    let style = FenStyle {
        dialect: Dialect::XFen,
        ..subject.settings.style
    };
    let fen = write_fen_as(position, style);
    let variant = if position.castling.is_chess960(&position.board) {
        "[Variant \"Chess960\"]\n"
    } else {
        ""
    };
    let tags = format!("{ROSTER}[FEN \"{fen}\"]\n[SetUp \"1\"]\n{variant}\n");
    let mut game = tags.into_bytes();
    push_comment(&mut game, subject.operations);
    game.push(b'*');
    game
}

/// A comment ends at the first closing brace, and nothing can stand for one within it.
fn push_comment(game: &mut Vec<u8>, operations: &[u8]) {
    if operations.is_empty() {
        return;
    }
    game.push(b'{');
    game.extend(operations.iter().map(|byte| match byte {
        b'}' => b')',
        other => *other,
    }));
    game.extend(b"} ");
}
