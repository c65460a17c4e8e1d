//! Positions of games as records: one exact EPD per line, with its operations in alphabetical order
//! as the standard requires.

use super::game::{Game, GamePlace};
use super::safe_text::{append_comments, append_safe, end_text, shorten};
use super::wanted::{PlayedMove, WantedPositions};
use tabiya_chess::Color;
use tabiya_notation::fen::{FenStyle, append_number, append_position_fields};

/// The maximum number of bytes of names and events in each record of a game.
const LONGEST_HEADING: usize = 160;

/// Writes positions of games as records. Reuses its memory from game to game.
#[derive(Debug, Default)]
pub(super) struct RecordWriter {
    /// The beginning of the `id` of each record of a game: players, event, year.
    heading: Vec<u8>,
    scratch: Vec<u8>,
}

impl RecordWriter {
    /// Creates a writer.
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// Appends the wanted positions of a game that was read from `text`, each as a line with its
    /// line end, and returns their number.
    ///
    /// `id` gives players, event, year, and the move that led there; the comments at the position
    /// are `c0` (and `c1` and so on where one would exceed the limit of the standard), including
    /// the commands of arrows and marks; `pm` or `bm`, as chosen, is the move that was played;
    /// `hmvc` and `fmvn` are the counters, unless they are 0 and 1. Every line is exact EPD,
    /// whatever the text.
    pub(super) fn append_wanted(
        &mut self,
        text: &[u8],
        game: &Game,
        wanted: &WantedPositions,
        out: &mut Vec<u8>,
    ) -> u64 {
        self.set_heading(text, game);
        let mut count = 0;
        // Notes and requested places are in the same order.
        let mut notes = game.notes.as_slice();
        wanted.for_each(text, game, |at| {
            let Some(place) = game.places.get(at) else {
                return;
            };
            let before = notes
                .iter()
                .take_while(|(of, _)| (*of as usize) < at)
                .count();
            notes = notes.get(before..).unwrap_or_default();
            let here = notes.iter().take_while(|(of, _)| *of as usize == at);
            let comments = here.filter_map(|(_, note)| text.get(note.comment()?));
            let before = game.places.get(place.before as usize).unwrap_or(place);
            append_position_fields(out, &place.position, FenStyle::STANDARD);
            let next = match wanted.played {
                PlayedMove::LeftOut => None,
                PlayedMove::Predicted | PlayedMove::Best => place.next,
            };
            let played = next.and_then(|next| game.san(text, next as usize));
            if let (Some(played), PlayedMove::Best) = (&played, wanted.played) {
                append_operation(b"bm", played, out);
            }
            append_comments(comments, &mut self.scratch, out);
            if place.position.fullmove_number != 1 {
                append_counter(b"fmvn", place.position.fullmove_number, out);
            }
            if place.position.halfmove_clock != 0 {
                append_counter(b"hmvc", place.position.halfmove_clock, out);
            }
            let arrived = game.san(text, at);
            append_id(&self.heading, before, arrived.as_deref(), out);
            if let (Some(played), PlayedMove::Predicted) = (&played, wanted.played) {
                append_operation(b"pm", played, out);
            }
            out.push(b'\n');
            count += 1;
        });
        count
    }

    /// Sets a heading such as `Kasparov - Topalov, Hoogovens 1999`.
    fn set_heading(&mut self, text: &[u8], game: &Game) {
        self.heading.clear();
        for (name, separator) in [("White", &b""[..]), ("Black", b" - "), ("Event", b", ")] {
            if let Some(value) = game.tag(text, name) {
                self.append_to_heading(&value, separator);
            }
        }
        let dates = ["Date", "UTCDate", "EventDate"];
        let years = dates.into_iter().filter_map(|name| {
            let date = game.tag(text, name)?;
            let year = date.get(..4)?;
            year.iter().all(u8::is_ascii_digit).then(|| year.to_vec())
        });
        if let Some(year) = { years }.next()
            && !self.heading.ends_with(&year)
        {
            self.append_to_heading(&year, b" ");
        }
        shorten(0, LONGEST_HEADING, &mut self.heading);
    }

    fn append_to_heading(&mut self, value: &[u8], separator: &[u8]) {
        let start = self.heading.len();
        if start > 0 {
            self.heading.extend_from_slice(separator);
        }
        let begun = self.heading.len();
        append_safe(value, &mut self.heading);
        if self.heading.len() == begun {
            self.heading.truncate(start);
        }
    }
}

fn append_id(heading: &[u8], before: &GamePlace, san: Option<&[u8]>, out: &mut Vec<u8>) {
    if heading.is_empty() && san.is_none() {
        return;
    }
    out.extend_from_slice(b" id \"");
    let start = out.len();
    out.extend_from_slice(heading);
    if let Some(san) = san {
        if !heading.is_empty() {
            out.extend_from_slice(b", ");
        }
        append_number(out, before.position.fullmove_number);
        out.extend_from_slice(match before.position.side_to_move {
            Color::White => b".",
            Color::Black => b"...",
        });
        out.extend_from_slice(san);
    }
    end_text(start, out);
    out.extend_from_slice(b"\";");
}

fn append_operation(opcode: &[u8], operand: &[u8], out: &mut Vec<u8>) {
    out.push(b' ');
    out.extend_from_slice(opcode);
    out.push(b' ');
    out.extend_from_slice(operand);
    out.push(b';');
}

fn append_counter(opcode: &[u8], value: u32, out: &mut Vec<u8>) {
    out.push(b' ');
    out.extend_from_slice(opcode);
    out.push(b' ');
    append_number(out, value);
    out.push(b';');
}
