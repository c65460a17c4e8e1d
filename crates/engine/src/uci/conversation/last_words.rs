//! The last remarks of an engine on its standard output.

use crate::uci::said::Said;
use crate::uci::words::plain_text;
use std::collections::VecDeque;

const MAX_LINES: usize = 6;
const MAX_LETTERS: usize = 200;
/// The number of bytes kept of a longer line.
const MAX_BYTES: usize = 4 * MAX_LETTERS;

/// The words of complaints. Before its introduction an engine also shows banners and pictures.
const COMPLAINTS: [&[u8]; 9] = [
    b"error", b"errors", b"fatal", b"failed", b"failure", b"cannot", b"unable", b"missing",
    b"invalid",
];

/// The last remarks of an engine since its last result: `info string`, and lines outside the protocol, such as `error
/// network file not found`.
#[derive(Clone, Debug, Default)]
pub(super) struct LastWords(VecDeque<Vec<u8>>);

impl LastWords {
    /// Keeps a line that is a remark. Before the engine's introduction only complaints count.
    pub(super) fn hear(&mut self, line: &[u8], said: &Said<'_>, is_greeted: bool) {
        let words = match said {
            Said::Info(info) => info.note,
            Said::Other if !is_greeted || complains(line) => Some(line),
            _ => None,
        };
        let Some(words) = words.filter(|words| !words.trim_ascii().is_empty()) else {
            return;
        };
        let kept = words.get(..MAX_BYTES).unwrap_or(words);
        if self.0.back().is_some_and(|last| last == kept) {
            return;
        }
        // Reuses the memory of the oldest line.
        let mut place = if self.0.len() < MAX_LINES {
            Vec::new()
        } else {
            self.0.pop_front().unwrap_or_default()
        };
        place.clear();
        place.extend_from_slice(kept);
        self.0.push_back(place);
    }

    /// Forgets the remarks, because the search that they were about has ended well.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }

    /// The remarks, one per line, without control characters.
    pub(super) fn text(&self) -> String {
        let lines = self.0.iter().map(|line| plain_text(line, MAX_LETTERS));
        let lines = lines.map(|line| line.trim().to_owned());
        let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
        lines.join("\n")
    }
}

fn complains(line: &[u8]) -> bool {
    let is_end = |byte: &u8| !byte.is_ascii_alphanumeric() && *byte != b'_';
    let mut words = line.split(is_end);
    words.any(|word| { COMPLAINTS.iter() }.any(|one| word.eq_ignore_ascii_case(one)))
}
