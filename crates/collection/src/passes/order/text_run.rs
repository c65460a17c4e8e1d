//! The texts of a few lines, sorted, each text once.

use std::cmp::Ordering;

/// Texts in order, each with the lines that have it.
#[derive(Default)]
pub(super) struct TextRun {
    bytes: Vec<u8>,
    texts: Vec<Text>,
    slots: Vec<u32>,
}

/// The ends of a text and of its lines.
struct Text {
    end: u32,
    slots_end: u32,
}

/// A text of a run, with its first bytes as a number: most texts differ there.
#[derive(Clone, Copy)]
pub(super) struct TextRef {
    prefix: u128,
    run: u32,
    at: u32,
}

/// Texts in the order of their arrival.
#[derive(Default)]
pub(super) struct Texts {
    bytes: Vec<u8>,
    found: Vec<Found>,
}

struct Found {
    prefix: u128,
    start: u32,
    len: u32,
    slot: u32,
}

impl Texts {
    /// Adds the text of a line. Texts beyond 4 GiB are left out; a chunk never has that much.
    pub(super) fn push(&mut self, text: &[u8], slot: u32) {
        let number = |size: usize| u32::try_from(size).ok();
        let (Some(start), Some(len)) = (number(self.bytes.len()), number(text.len())) else {
            return;
        };
        self.bytes.extend_from_slice(text);
        self.found.push(Found {
            prefix: prefix(text),
            start,
            len,
            slot,
        });
    }

    /// Sorts the texts and merges equal ones.
    pub(super) fn sort(&mut self) -> TextRun {
        let bytes = std::mem::take(&mut self.bytes);
        let mut found = std::mem::take(&mut self.found);
        let text = |it: &Found| {
            let start = it.start as usize;
            bytes
                .get(start..start + it.len as usize)
                .unwrap_or_default()
        };
        found.sort_unstable_by(|a, b| {
            let by_prefix = a.prefix.cmp(&b.prefix);
            by_prefix.then_with(|| text(a).cmp(text(b)))
        });
        let mut run = TextRun::default();
        for same in found.chunk_by(|a, b| a.prefix == b.prefix && text(a) == text(b)) {
            run.bytes.extend_from_slice(same.first().map_or(&[], text));
            run.slots.extend(same.iter().map(|it| it.slot));
            let number = |size: usize| u32::try_from(size).unwrap_or(u32::MAX);
            run.texts.push(Text {
                end: number(run.bytes.len()),
                slots_end: number(run.slots.len()),
            });
        }
        run.bytes.shrink_to_fit();
        run.texts.shrink_to_fit();
        run.slots.shrink_to_fit();
        run
    }
}

impl TextRun {
    /// Returns references to its texts for merging; `run` is the number of this run.
    pub(super) fn refs(&self, run: usize) -> Vec<TextRef> {
        let Ok(run) = u32::try_from(run) else {
            return Vec::new();
        };
        let texts = (0..).zip(&self.texts);
        let texts = texts.map(|(at, _)| TextRef {
            prefix: prefix(self.text(at)),
            run,
            at,
        });
        texts.collect()
    }

    fn text(&self, at: u32) -> &[u8] {
        let (start, end) = self.bounds(at, |text| text.end);
        self.bytes.get(start..end).unwrap_or_default()
    }

    fn slots(&self, at: u32) -> &[u32] {
        let (start, end) = self.bounds(at, |text| text.slots_end);
        self.slots.get(start..end).unwrap_or_default()
    }

    fn bounds(&self, at: u32, end: impl Fn(&Text) -> u32) -> (usize, usize) {
        let end = |at: u32| self.texts.get(at as usize).map_or(0, |it| end(it) as usize);
        (at.checked_sub(1).map_or(0, end), end(at))
    }
}

impl TextRef {
    pub(super) fn compare(&self, other: &Self, runs: &[TextRun]) -> Ordering {
        let by_prefix = self.prefix.cmp(&other.prefix);
        by_prefix.then_with(|| self.text(runs).cmp(other.text(runs)))
    }

    fn text(self, runs: &[TextRun]) -> &[u8] {
        let run = runs.get(self.run as usize);
        run.map(|run| run.text(self.at)).unwrap_or_default()
    }

    /// Returns the lines that have the text.
    pub(super) fn slots(self, runs: &[TextRun]) -> &[u32] {
        let run = runs.get(self.run as usize);
        run.map(|run| run.slots(self.at)).unwrap_or_default()
    }
}

/// Returns the first sixteen bytes as a number, padded with zeros.
fn prefix(text: &[u8]) -> u128 {
    if let Some(first) = text.first_chunk() {
        return u128::from_be_bytes(*first);
    }
    let mut first = [0; 16];
    for (place, byte) in first.iter_mut().zip(text) {
        *place = *byte;
    }
    u128::from_be_bytes(first)
}
