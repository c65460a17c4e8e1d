//! Text with a line for each property of a position: `fen`, `move`, `score`, `ply` and `result`, and `e` at the end. Score
//! and result are those of the side to move.

use super::findings::Findings;
use super::sample::{Outcome, Sample};
use crate::games::tables::RowFaultKind;
use tabiya_chess::Mover;
use tabiya_notation::fen::{FenStyle, append_fen, read_strict};
use tabiya_notation::moves::{read_uci, write_uci};

/// Values of `move` that mean that there is none.
const NO_MOVE: [&[u8]; 3] = [b"(none)", b"0000", b""];

/// A line with a property that has not been understood yet: its number, and its value.
type Line<'text> = (u64, &'text [u8]);

/// The lines of a sample.
#[derive(Default)]
struct Lines<'text> {
    fen: Option<Line<'text>>,
    played: Option<Line<'text>>,
    score: Option<Line<'text>>,
    ply: Option<Line<'text>>,
    result: Option<Line<'text>>,
}

pub(super) fn append(text: &[u8], found: &mut Findings, out: &mut Vec<u8>) {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let mut open: Option<Lines<'_>> = None;
    let mut number = 0;
    for line in text.split(|byte| *byte == b'\n') {
        let line = line.trim_ascii();
        if !line.is_empty() {
            let is_new = open.is_none();
            let lines = open.get_or_insert_default();
            if is_new {
                found.begin();
            }
            if line == b"e" {
                lines.append_record(number, found, out);
                open = None;
            } else if !lines.take(number, line) {
                found.note(number, RowFaultKind::Property, line);
            }
        }
        number += 1;
    }
    if open.is_some() {
        let last = number.saturating_sub(1);
        found.note(last, RowFaultKind::CutOff, b"");
    }
}

impl<'text> Lines<'text> {
    /// Takes a line. Returns whether it is a property that was not there yet.
    fn take(&mut self, number: u64, line: &'text [u8]) -> bool {
        let end = line.iter().position(u8::is_ascii_whitespace);
        let (name, value) = line.split_at(end.unwrap_or(line.len()));
        let place = match name {
            b"fen" => &mut self.fen,
            b"move" => &mut self.played,
            b"score" => &mut self.score,
            b"ply" => &mut self.ply,
            b"result" => &mut self.result,
            _ => return false,
        };
        let is_new = place.is_none();
        place.get_or_insert((number, value.trim_ascii()));
        is_new
    }

    fn append_record(&self, end: u64, found: &mut Findings, out: &mut Vec<u8>) {
        let (line, fen) = self.fen.unwrap_or((end, b""));
        let Ok(position) = read_strict(fen) else {
            return found.note(line, RowFaultKind::Position, fen);
        };
        let mut sample = Sample::at(position);
        if let Some((line, value)) = self.played
            && !NO_MOVE.contains(&value)
        {
            let mover = Mover::new(&position).ok();
            sample.played = mover.and_then(|mover| read_uci(&mover, value).ok());
            if sample.played.is_none() {
                found.note(line, RowFaultKind::Move, value);
            }
        }
        sample.score = number(self.score, found);
        let ply = number(self.ply, found);
        sample.ply = ply.filter(|ply| *ply != Sample::ply_of(&position));
        let result = number(self.result, found);
        let side = position.side_to_move;
        sample.result = result.and_then(|result| Outcome::of_side(result, side));
        if let (Some(_), None, Some((line, value))) = (result, sample.result, self.result) {
            found.note(line, RowFaultKind::Property, value);
        }
        found.put(&sample, out);
    }
}

/// Reads a number. One that cannot be read is reported.
fn number<T: std::str::FromStr>(line: Option<Line<'_>>, found: &mut Findings) -> Option<T> {
    let (line, value) = line?;
    let number = str::from_utf8(value)
        .ok()
        .and_then(|text| text.parse().ok());
    if number.is_none() {
        found.note(line, RowFaultKind::Property, value);
    }
    number
}

/// Appends a sample.
pub(super) fn append_sample(sample: &Sample, out: &mut Vec<u8>) {
    let position = &sample.position;
    out.extend_from_slice(b"fen ");
    append_fen(out, position, FenStyle::STANDARD);
    out.push(b'\n');
    let mover = sample.played.and_then(|_| Mover::new(position).ok());
    if let (Some(played), Some(mover)) = (sample.played, mover) {
        let chess960 = position.castling.is_chess960(&position.board);
        append_line(out, "move", &write_uci(&mover, played, chess960));
    }
    if let Some(score) = sample.score {
        append_line(out, "score", &score.to_string());
    }
    let ply = sample.ply.unwrap_or_else(|| Sample::ply_of(position));
    append_line(out, "ply", &ply.to_string());
    if let Some(result) = sample.result {
        let number = result.for_side(position.side_to_move);
        append_line(out, "result", &number.to_string());
    }
    out.extend_from_slice(b"e\n");
}

fn append_line(out: &mut Vec<u8>, name: &str, value: &str) {
    for part in [name, " ", value, "\n"] {
        out.extend_from_slice(part.as_bytes());
    }
}
