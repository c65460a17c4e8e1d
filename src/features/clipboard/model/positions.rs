//! Finds positions in a text that may be too long to read within a frame.

use crate::features::pictures::model::named::{NamedFiles, files_named};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::games::{
    PastedGames, PlayedMove, bare_games_with, may_be_games, told_games_with,
};
use tabiya_lines::{Rows, Source};
use tabiya_notation::extract::{extract, line_of_found};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::record::read_record;

/// The greatest size in bytes of a text that is read within a frame. It is also the limit of every text field.
pub const LONGEST_AT_ONCE: usize = 1 << 13;

/// The greatest size in bytes of games that are read within a frame: each of their moves may be tried in many
/// languages.
pub const LONGEST_GAME_AT_ONCE: usize = 1 << 11;

/// Whether a text takes so long that a task reads it.
pub(crate) fn takes_long(text: &str) -> bool {
    let is_long_game = || LONGEST_GAME_AT_ONCE < text.len() && may_be_games(text);
    LONGEST_AT_ONCE < text.len() || is_long_game()
}

/// The size of a piece that is read at once, in bytes; reading takes twenty times the memory.
const PIECE: usize = 1 << 20;

/// The number of bytes of a line that suffice to tell whether it is a record.
const LONGEST_RECORD: usize = 1 << 10;

/// The size of the sample that decides whether most of a text are records.
const LONGEST_SAMPLE: usize = 1 << 20;

/// The maximum number of lines tried in search of a record.
const MAX_TRIED: usize = 1000;

/// The contents of a text.
#[derive(Debug)]
pub enum InText {
    /// No position.
    Nothing,
    /// Games.
    Games(PastedGames),
    /// Positions.
    Positions {
        /// The first one, as it was found.
        first: String,
        /// All of them as lines of a file.
        lines: Rows,
    },
    /// The text has only names of files to open.
    Files(NamedFiles),
    /// Most lines are records, so all of its lines belong together.
    Lines(Rows),
}

/// Whether most lines of a text are records.
pub fn is_collection(text: &str) -> bool {
    let sample = text.trim_start();
    let end = sample.floor_char_boundary(LONGEST_SAMPLE);
    let sample = sample.get(..end).unwrap_or_default();
    let said = sample.lines().filter(|line| !line.trim().is_empty());
    let (mut looked_at, mut records) = (0, 0);
    for line in said.take(MAX_TRIED) {
        looked_at += 1;
        records += usize::from(read_record(line.as_bytes()).is_ok());
    }
    records > 0 && looked_at <= records * 2
}

/// Finds the positions in a text. `takes_lines` keeps all lines of a collection, and `played` is the operation for the
/// played move in the records of games. `None` if `progress` cancels.
pub(crate) fn look_at_text(
    text: &str,
    takes_lines: bool,
    style: FenStyle,
    played: PlayedMove,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Option<InText> {
    let of = text.len() as u64;
    if let Some(files) = files_named(text, &mut |done| progress(done as u64, of)) {
        return Some(InText::Files(files));
    }
    if takes_lines && is_collection(text) {
        let source = Source::from_bytes(text.as_bytes().to_vec());
        return Some(source.map_or(InText::Nothing, |source| {
            InText::Lines(Rows::new(Arc::new(source)))
        }));
    }
    let games = told_games_with(text, played, progress)?;
    if !games.is_none() {
        return Some(InText::Games(games));
    }
    let mut texts = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let done = text.len() - rest.len();
        if progress(done as u64, of).is_break() {
            return None;
        }
        let (piece, behind) = rest.split_at(end_of_piece(rest));
        texts.extend(extract(piece));
        rest = behind;
    }
    if texts.is_empty() {
        let games = bare_games_with(text, played, progress)?;
        if games.are_certain() {
            return Some(InText::Games(games));
        }
    }
    Some(found(texts, style))
}

fn found(texts: Vec<String>, style: FenStyle) -> InText {
    let mut lines = Vec::new();
    for text in &texts {
        lines.extend(line_of_found(text, style));
        lines.push(b'\n');
    }
    match (Source::from_bytes(lines), texts.into_iter().next()) {
        (Ok(source), Some(first)) => InText::Positions {
            first,
            lines: Rows::new(Arc::new(source)),
        },
        _ => InText::Nothing,
    }
}

/// The end of a piece: before a line that is a record or blank, since no position continues there; failing that, the
/// last line end; failing that, a place within the line between positions.
fn end_of_piece(text: &str) -> usize {
    let piece = match text.get(..text.floor_char_boundary(PIECE)) {
        Some(piece) if piece.len() < text.len() => piece,
        _ => return text.len(),
    };
    let starts = || piece.rmatch_indices('\n').map(|(at, _)| at + 1);
    let begins_anew = |at: &usize| {
        let behind = text.as_bytes().get(*at..).unwrap_or_default();
        let behind = behind.get(..LONGEST_RECORD).unwrap_or(behind);
        let line = behind.split(|byte| *byte == b'\n').next();
        line.is_some_and(|line| line.trim_ascii().is_empty() || read_record(line).is_ok())
    };
    let anew = starts().take(MAX_TRIED).find(begins_anew);
    anew.or_else(|| starts().next())
        .unwrap_or_else(|| end_within_line(piece))
}

/// The end of a piece within one line: after a space so far from the last slash that it cannot be within the fields of
/// a position.
fn end_within_line(piece: &str) -> usize {
    const LONGEST_FIELDS: usize = 100;
    let is_behind_fields = |end: &usize| {
        let start = end.saturating_sub(LONGEST_FIELDS);
        let before = piece.as_bytes().get(start..*end).unwrap_or_default();
        !before.contains(&b'/')
    };
    let ends = piece.rmatch_indices(' ').map(|(at, _)| at + 1);
    let mut ends = ends.take(MAX_TRIED);
    ends.find(is_behind_fields).unwrap_or(piece.len())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";

    const LEFT_OUT: PlayedMove = PlayedMove::LeftOut;

    fn texts_in(text: &str) -> Vec<String> {
        let mut progress = |_, _| ControlFlow::Continue(());
        match look_at_text(text, false, FenStyle::default(), LEFT_OUT, &mut progress).unwrap() {
            InText::Positions { lines, .. } => (0..lines.len())
                .map(|row| String::from_utf8(lines.line(row).unwrap().to_vec()).unwrap())
                .collect(),
            _ => Vec::new(),
        }
    }

    #[test]
    fn a_fen_split_over_two_lines_is_found_anywhere_in_a_long_text() {
        let (first, second) = FEN.split_at(25);
        let prose = "Nothing but words stands here.\n";
        for at in (PIECE - 80..PIECE + 20).step_by(7) {
            let before = prose.repeat(at / prose.len());
            let dots = ".".repeat(at - before.len());
            let text = format!("{before}\n{dots}\n\n{first}\n{second}\n\n{prose}");
            assert_eq!(texts_in(&text), [FEN], "{at}");
        }
    }

    #[test]
    fn a_collection_read_in_many_parts_gives_each_record_once() {
        let line = format!("{FEN}\n");
        let count = 3 * PIECE / line.len();
        assert_eq!(texts_in(&line.repeat(count)).len(), count);
    }

    #[test]
    fn a_text_without_line_ends_is_searched_to_its_end() {
        let text = format!("{}{FEN}", "words ".repeat(PIECE / 3));
        assert_eq!(texts_in(&text), [FEN]);
    }

    #[test]
    fn the_search_can_be_stopped() {
        let text = "words ".repeat(PIECE);
        let mut pieces = 0;
        let mut progress = |_, _| {
            pieces += 1;
            if pieces < 3 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let looked = look_at_text(&text, false, FenStyle::default(), LEFT_OUT, &mut progress);
        assert!(looked.is_none());
        assert_eq!(pieces, 3);
    }

    #[test]
    fn a_sample_from_the_beginning_decides_whether_a_text_is_a_collection() {
        let record = format!("{FEN}\n");
        let blanks = "\n".repeat(2 * LONGEST_SAMPLE);
        assert!(is_collection(&format!("{blanks}{record}")));
        let words = "words\n".repeat(LONGEST_SAMPLE / 6 + 1);
        assert!(!is_collection(&words));
        assert!(!is_collection(&blanks));
    }

    #[test]
    fn a_long_text_of_file_names_is_a_list_of_files() {
        let mut progress = |_, _| ControlFlow::Continue(());
        let path = if cfg!(windows) { r"C:\a.fen" } else { "/a.fen" };
        let text = format!("{path}\n").repeat(100_000);
        for takes_lines in [false, true] {
            let style = FenStyle::default();
            let found = look_at_text(&text, takes_lines, style, LEFT_OUT, &mut progress);
            let Some(InText::Files(files)) = found else {
                unreachable!("{found:?}");
            };
            assert_eq!(files.count, 100_000);
        }
    }
}
