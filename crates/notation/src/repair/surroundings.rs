//! The text around a position: addresses, tags, commands, labels, quotation marks, comments.

use super::report::{RepairChange, RepairKind};
use super::signs;
use std::ops::Range;

/// The text around a position in a line.
pub(super) struct Surroundings<'line> {
    line: &'line str,
    /// The start of the position.
    start: usize,
    prefix: Prefix,
    /// Whether the position is part of an address.
    pub(super) is_address: bool,
}

/// The kind of text before a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prefix {
    Nothing,
    Blanks,
    /// A superfluous separator.
    Separator,
    Wrapper,
}

impl<'line> Surroundings<'line> {
    pub(super) fn of(line: &'line str, start: usize) -> Self {
        let text = line.get(..start).unwrap_or_default();
        let prefix = match text.trim_matches(is_blank) {
            _ if text.is_empty() => Prefix::Nothing,
            "" => Prefix::Blanks,
            "/" | "\\" => Prefix::Separator,
            _ => Prefix::Wrapper,
        };
        Self {
            line,
            start,
            prefix,
            is_address: prefix == Prefix::Wrapper && is_address(text),
        }
    }

    fn change(&self, kind: RepairKind, span: Range<usize>) -> RepairChange {
        RepairChange {
            kind,
            span,
            became: String::new(),
            may_merge: self.is_address,
        }
    }

    pub(super) fn prefix_change(&self) -> Option<RepairChange> {
        let kind = match self.prefix {
            Prefix::Nothing => return None,
            Prefix::Blanks => RepairKind::WhiteSpace,
            Prefix::Separator => RepairKind::Separators,
            Prefix::Wrapper => RepairKind::Wrapper,
        };
        Some(self.change(kind, 0..self.start))
    }

    /// The changes for the text after a position that ends here: first the rest of its wrapper, then unrelated text.
    pub(super) fn suffix_changes(&self, end: usize) -> Vec<RepairChange> {
        let suffix = self.line.get(end..).unwrap_or_default();
        if suffix.is_empty() {
            return Vec::new();
        }
        let all = end..self.line.len();
        if suffix.chars().all(is_blank) {
            return vec![self.change(RepairKind::WhiteSpace, all)];
        }
        let carrying = end + self.carrying_length(suffix);
        let mut changes = Vec::new();
        if carrying > end {
            changes.push(self.change(RepairKind::Wrapper, end..carrying));
        }
        if carrying < all.end {
            changes.push(self.change(RepairKind::TrailingText, carrying..all.end));
        }
        changes
    }

    /// The length of the text after the position that belongs to the text before it.
    fn carrying_length(&self, suffix: &str) -> usize {
        if self.prefix != Prefix::Wrapper {
            return 0;
        }
        let mut at = 0;
        if self.is_address {
            at = suffix.find(ends_address).unwrap_or(suffix.len());
        }
        let mut closes = at > 0;
        loop {
            let rest = suffix.get(at..).unwrap_or_default();
            let Some(first) = rest.chars().next() else {
                break;
            };
            at += match first {
                '[' | '<' if let Some(length) = closing_tag(rest) => {
                    closes = true;
                    length
                }
                '"'
                | '\''
                | '`'
                | '\u{201c}'..='\u{201f}'
                | '\u{2018}'..='\u{201b}'
                | '\u{ab}'
                | '\u{bb}'
                | ')'
                | ']'
                | '}'
                | '>'
                | '\u{300d}'
                | '\u{ff02}' => {
                    closes = true;
                    first.len_utf8()
                }
                '*' | '_' | '=' | '|' | '~' if self.ends_prefix(first) => {
                    closes = true;
                    1
                }
                '/' if closes && rest.starts_with("/>") => 1,
                '.' | ',' | ';' | ':' | '!' | '\\' => 1,
                _ if is_blank(first) => first.len_utf8(),
                _ => break,
            };
        }
        let carried = suffix.get(..at).unwrap_or_default();
        match closes {
            true if at < suffix.len() => carried.trim_end_matches(is_blank).len(),
            true => suffix.len(),
            false => 0,
        }
    }

    /// Whether the sign before the position is this one, as in `**bold**`.
    fn ends_prefix(&self, sign: char) -> bool {
        let prefix = self.line.get(..self.start).unwrap_or_default();
        prefix.ends_with(sign)
    }

    /// The end of operations that begin here: before the quotation mark that closes the one before the position.
    pub(super) fn end_of_tail(&self, start: usize) -> usize {
        let prefix = self.line.get(..self.start).unwrap_or_default();
        let tail = self.line.get(start..).unwrap_or_default();
        let quote = prefix
            .chars()
            .next_back()
            .filter(|c| matches!(c, '"' | '\'' | '`'));
        let is_open = |quote: &char| tail.matches(*quote).count() % 2 == 1;
        let closing = quote.filter(is_open).and_then(|quote| tail.rfind(quote));
        closing.map_or(self.line.len(), |length| start + length)
    }
}

/// Whether this is a space of any kind, or invisible.
pub(super) fn is_blank(character: char) -> bool {
    matches!(signs::plain(character), None | Some(' '))
}

/// Whether a text ends within an address: its last word is a path or a query.
fn is_address(prefix: &str) -> bool {
    const LONGEST: usize = 2048;
    let start = prefix.ceil_char_boundary(prefix.len().saturating_sub(LONGEST));
    let prefix = prefix.get(start..).unwrap_or(prefix);
    let is_end = |c: char| is_blank(c) || matches!(c, '"' | '\'' | '<' | '(' | '[' | '{');
    let word = prefix.rsplit(is_end).next().unwrap_or_default();
    word.contains('/') || word.contains('?') || word.contains('&') || word.contains("%2")
}

fn ends_address(character: char) -> bool {
    is_blank(character)
        || matches!(
            character,
            '"' | '\'' | '<' | '>' | ')' | ']' | '}' | '`' | '|'
        )
}

/// The length of `[/fen]` or `</code>`.
fn closing_tag(text: &str) -> Option<usize> {
    const LONGEST: usize = 20;
    let inner = text.get(1..)?.strip_prefix('/')?;
    let length = inner.find([']', '>']).filter(|length| *length <= LONGEST)?;
    Some(length + 3)
}

/// The range of a line without the spaces around it.
pub(super) fn visible(line: &str) -> Range<usize> {
    let start = line.len() - line.trim_start_matches(is_blank).len();
    let end = line.trim_end_matches(is_blank).len();
    start..end.max(start)
}
