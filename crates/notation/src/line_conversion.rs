//! Conversion of a line of a file to another form without loss.

use crate::fen::{Dialect, FenStyle, append_position_fields};
use crate::forms::{Form, FormSettings, write_as};
use crate::judgement::Read;
use crate::line_text::line_of_text;
use crate::operations::operations;
use crate::record::with_counters;
use crate::record_moves::{may_name_moves, with_direct_mate, with_standard_moves};
use std::borrow::Cow;
use tabiya_chess::{Color, Position, RookSide, WantedRight};

/// The beginning of a line that readers of PGN and of LaTeX skip (PGN standard of 1994, section 6). A comment
/// of PGN before the tags would count as the moves of a game.
const PERCENT: &[u8] = b"% ";

/// The prefix of a line that readers of this form skip; `None` if the form has none.
pub fn escape(form: Form) -> Option<&'static [u8]> {
    matches!(form, Form::Pgn | Form::Latex).then_some(PERCENT)
}

/// A conversion of lines.
///
/// ```
/// use tabiya_notation::forms::{Form, FormSettings};
/// use tabiya_notation::judgement::{Judgement, judge};
/// use tabiya_notation::line_conversion::LineConversion;
///
/// let line = b"4k3/8/8/8/8/8/8/4K2R w K - 0 1";
/// let Judgement::Read(read) = judge(line) else { panic!("a position") };
/// let conversion = LineConversion {
///     form: Form::Shredder,
///     settings: FormSettings::default(),
///     respells: false,
/// };
/// let mut out = Vec::new();
/// conversion.convert(line, &read, &mut out);
/// assert_eq!(out, b"4k3/8/8/8/8/8/8/4K2R w H - 0 1");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LineConversion {
    /// The new form.
    pub form: Form,
    /// The choices of the form.
    pub settings: FormSettings,
    /// Whether moves in operations are converted to standard algebraic notation, and a mate in their place to `dm`.
    pub respells: bool,
}

/// Whether the position has a castling right or an en-passant target that the pieces rule out, which no form
/// can express.
pub fn loses_something(position: &Position) -> bool {
    let is_lost = |color, side| {
        let is_wanted = matches!(position.castling.wanted(color, side), WantedRight::Yes(_));
        let possible = position.castling.possible(color, side, &position.board);
        is_wanted && possible.is_none()
    };
    position.en_passant != position.possible_en_passant()
        || Color::ALL
            .into_iter()
            .any(|color| RookSide::ALL.into_iter().any(|side| is_lost(color, side)))
}

impl LineConversion {
    /// Appends the converted line to `out`; several lines are separated by `"\n"`. The judgement must be that
    /// of the line.
    pub fn convert(self, line: &[u8], read: &Read, out: &mut Vec<u8>) {
        if read
            .repaired
            .as_ref()
            .is_some_and(|repaired| repaired.drops_words())
        {
            self.push_comment(line, out);
        }
        let mut tail = tail_of(line, read);
        if self.respells && may_name_moves(&tail) {
            if let Some(respelled) = with_standard_moves(&read.position, &tail) {
                tail = Cow::Owned(respelled);
            }
            if let Some(with_mate) = with_direct_mate(&tail) {
                tail = Cow::Owned(with_mate);
            }
        }
        let keeps_all = self.form.keeps_operations() || !has_more_than_counters(&tail);
        if keeps_all {
            out.extend(write_as(self.form, &read.position, &tail, self.settings));
            return;
        }
        match self.form {
            Form::Fen => push_epd(&read.position, self.settings.style, &tail, out),
            Form::Shredder => {
                let style = FenStyle {
                    dialect: Dialect::Shredder,
                    ..self.settings.style
                };
                push_epd(&read.position, style, &tail, out);
            }
            _ => {
                self.push_comment(&tail, out);
                out.extend(write_as(self.form, &read.position, b"", self.settings));
            }
        }
    }

    /// Appends a line that readers of this form skip.
    fn push_comment(self, text: &[u8], out: &mut Vec<u8>) {
        out.extend_from_slice(escape(self.form).unwrap_or(b"# "));
        out.extend_from_slice(text);
        out.push(b'\n');
    }
}

/// Appends four fields and the operations, for which FEN itself has no place.
fn push_epd(position: &Position, style: FenStyle, tail: &[u8], out: &mut Vec<u8>) {
    append_position_fields(out, position, style);
    out.push(b' ');
    out.extend(with_counters(tail, position));
}

/// The exact operations of a line.
fn tail_of<'a>(line: &'a [u8], read: &Read) -> Cow<'a, [u8]> {
    let Some(repaired) = &read.repaired else {
        let tail = line.get(read.operations.clone());
        return Cow::Borrowed(tail.unwrap_or_default());
    };
    if !read.is_epd {
        return Cow::Borrowed(&[]);
    }
    let exact = line_of_text(&repaired.text, line);
    let tail = memchr::memchr_iter(b' ', &exact).nth(3);
    let tail = tail.and_then(|blank| exact.get(blank + 1..));
    Cow::Owned(tail.unwrap_or_default().to_vec())
}

/// Whether there is an operation other than the counters, which need no separate place.
fn has_more_than_counters(tail: &[u8]) -> bool {
    operations(tail).any(|operation| !matches!(operation.opcode(), b"hmvc" | b"fmvn"))
}
