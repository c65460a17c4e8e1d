//! The commands `[%csl …]` and `[%cal …]` in a text, and the operands of a comment with other commands in them.

use super::{Arrow, MarkColor, SquareMark};
use std::ops::Range;
use tabiya_chess::Square;

/// The beginning of both commands.
pub(super) const START: &[u8] = b"[%c";

/// The drawings of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrawingKind {
    Marks,
    Arrows,
}

impl DrawingKind {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Marks => "csl",
            Self::Arrows => "cal",
        }
    }
}

/// A command with its brackets.
#[derive(Clone, Debug)]
pub(super) struct DrawingCommand<'text> {
    pub kind: DrawingKind,
    /// Its place in the text.
    pub span: Range<usize>,
    /// The text after its name.
    list: &'text [u8],
}

impl<'text> DrawingCommand<'text> {
    /// The entries between commas, without spaces; empty entries are skipped.
    pub(super) fn entries(&self) -> impl Iterator<Item = CommandEntry<'text>> + use<'text> {
        let kind = self.kind;
        let entries = self.list.split(|byte| *byte == b',');
        let entries = entries.map(<[u8]>::trim_ascii);
        let entries = entries.filter(|text| !text.is_empty());
        entries.map(move |text| CommandEntry { kind, text })
    }
}

/// A square or an arrow in a command, or an entry that is neither.
#[derive(Clone, Copy, Debug)]
pub(super) struct CommandEntry<'text> {
    kind: DrawingKind,
    pub text: &'text [u8],
}

impl CommandEntry<'_> {
    pub(super) fn mark(self) -> Option<SquareMark> {
        let &[color, file, rank] = self.text else {
            return None;
        };
        let mark = SquareMark {
            square: square(file, rank)?,
            color: MarkColor::from_letter(char::from(color))?,
        };
        (self.kind == DrawingKind::Marks).then_some(mark)
    }

    pub(super) fn arrow(self) -> Option<Arrow> {
        let &[color, from_file, from_rank, to_file, to_rank] = self.text else {
            return None;
        };
        let arrow = Arrow {
            from: square(from_file, from_rank)?,
            to: square(to_file, to_rank)?,
            color: MarkColor::from_letter(char::from(color))?,
        };
        (self.kind == DrawingKind::Arrows && arrow.from != arrow.to).then_some(arrow)
    }

    /// Whether the entry cannot be read as a drawing.
    pub(super) fn is_unreadable(self) -> bool {
        self.mark().is_none() && self.arrow().is_none()
    }
}

fn square(file: u8, rank: u8) -> Option<Square> {
    Square::from_name(std::str::from_utf8(&[file, rank]).ok()?)
}

/// The commands of a text in their order.
pub(super) fn commands(text: &[u8]) -> impl Iterator<Item = DrawingCommand<'_>> {
    memchr::memmem::find_iter(text, START).filter_map(|start| command_at(text, start))
}

fn command_at(text: &[u8], start: usize) -> Option<DrawingCommand<'_>> {
    let rest = text.get(start..)?;
    let kinds = [DrawingKind::Marks, DrawingKind::Arrows];
    let named = |kind: DrawingKind| {
        let behind = rest.strip_prefix(b"[%")?;
        Some((kind, behind.strip_prefix(kind.name().as_bytes())?))
    };
    let (kind, behind) = kinds.into_iter().find_map(named)?;
    // A quote would end the text around it.
    let end = memchr::memchr3(b']', b'[', b'"', behind)?;
    let list = behind.get(..end)?;
    let is_closed = behind.get(end) == Some(&b']');
    let is_name = list.first().is_none_or(u8::is_ascii_whitespace);
    (is_closed && is_name).then(|| DrawingCommand {
        kind,
        span: start..start + rest.len() - behind.len() + end + 1,
        list,
    })
}

/// The operands, and the replacements of their parts in order.
pub(super) struct Comment<'tail> {
    text: &'tail [u8],
    replacements: Vec<(Range<usize>, Vec<u8>)>,
}

impl<'tail> Comment<'tail> {
    pub(super) fn new(text: &'tail [u8]) -> Self {
        Self {
            text,
            replacements: Vec::new(),
        }
    }

    pub(super) fn has_replacements(&self) -> bool {
        !self.replacements.is_empty()
    }

    /// Replaces a command after those that have been replaced; an empty text removes it.
    pub(super) fn replace(&mut self, span: Range<usize>, command: Vec<u8>) {
        self.replacements.push((span, command));
    }

    /// Puts a command in front of the first one.
    pub(super) fn put_in_front(&mut self, command: &[u8]) {
        if let Some((_, first)) = self.replacements.first_mut() {
            first.splice(0..0, command.iter().copied());
        }
    }

    /// Adds a command after the last one.
    pub(super) fn put_behind(&mut self, command: &[u8]) {
        if let Some((_, last)) = self.replacements.last_mut() {
            last.extend_from_slice(command);
        }
    }

    /// Adds commands after the text, which is not empty.
    pub(super) fn append(&mut self, commands: &[u8]) {
        let text = self.text;
        let is_closed = 1 < text.len() && text.ends_with(b"\"");
        let end = text.len() - usize::from(is_closed);
        self.replace(end..end, [b" ", commands].concat());
    }

    /// The new text. One of the spaces around a removed command is removed, too.
    pub(super) fn text(&self) -> Vec<u8> {
        let mut text = self.text.to_vec();
        for (span, command) in self.replacements.iter().rev() {
            let span = if command.is_empty() {
                with_blank(&text, span.clone())
            } else {
                span.clone()
            };
            text.splice(span, command.iter().copied());
        }
        text
    }
}

/// The place of a removed command with a space: the space before it if another space or the end follows, or, at the
/// beginning, the space after it.
fn with_blank(text: &[u8], span: Range<usize>) -> Range<usize> {
    let before = text.get(..span.start).unwrap_or_default();
    let behind = text.get(span.end..).unwrap_or_default();
    let is_end = matches!(behind, [] | b"\"");
    let is_start = matches!(before, [] | b"\"");
    let is_blank_behind = matches!(behind, [b' ' | b'\t', ..]);
    match before {
        [.., b' ' | b'\t'] if is_end || is_blank_behind => span.start - 1..span.end,
        _ if is_start && is_blank_behind => span.start..span.end + 1,
        _ => span,
    }
}
