//! A set of rows, such as the result of a filter or a selection.
//!
//! The set has a bit for each row of the list, so ten million rows cost 1.25 MB whatever is in the set. [`RowSet::nth`]
//! and [`RowSet::rank`] count the rows before every 512 on their first call after a change, which takes a fraction of a
//! millisecond; after that both take well under a microsecond.

mod bits;

use bits::{BITS, Directory, word_of};
use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

/// A set of rows of a list of fixed length, with a bit for each row.
///
/// ```
/// use tabiya_lines::RowSet;
///
/// let mut selected = RowSet::from_rows(10, [3, 7]);
/// assert_eq!(selected.nth(1), Some(7));
/// // Two rows come in front of row 5, and are selected, too.
/// selected.splice(5, 0, 2, true);
/// assert_eq!(selected.iter().collect::<Vec<_>>(), [3, 5, 6, 9]);
/// ```
#[derive(Clone)]
pub struct RowSet {
    /// The bits after the last row are 0.
    words: Vec<u64>,
    len: u64,
    count: u64,
    directory: OnceLock<Directory>,
}

impl RowSet {
    /// An empty set for a list of this length.
    pub fn none(len: u64) -> Self {
        Self {
            words: vec![0; word_count(len)],
            len,
            count: 0,
            directory: OnceLock::new(),
        }
    }

    /// The set of all rows of a list of this length.
    pub fn all(len: u64) -> Self {
        let mut all = Self::none(len);
        all.set_range(0..len, true);
        all
    }

    /// The set of these rows, in any order, of a list of this length. Rows beyond the end are left out.
    pub fn from_rows(len: u64, rows: impl IntoIterator<Item = u64>) -> Self {
        let mut set = Self::none(len);
        for row in rows {
            set.set(row, true);
        }
        set
    }

    /// The length of the list.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// The number of rows in the set.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether a row is in the set.
    pub fn contains(&self, row: u64) -> bool {
        let word = self.words.get(word_of(row));
        word.is_some_and(|word| word >> (row % BITS) & 1 == 1)
    }

    /// Adds or removes a row.
    pub fn set(&mut self, row: u64, is_in: bool) {
        if self.len <= row || self.contains(row) == is_in {
            return;
        }
        if let Some(word) = self.words.get_mut(word_of(row)) {
            *word ^= 1 << (row % BITS);
        }
        let one = u64::from(is_in);
        self.has_counted(self.count + one - (1 - one));
    }

    /// Adds or removes a range of rows. Rows beyond the end are ignored.
    pub fn set_range(&mut self, rows: Range<u64>, is_in: bool) {
        let rows = rows.start..rows.end.min(self.len);
        if rows.is_empty() {
            return;
        }
        let before = bits::count(&self.words, rows.clone());
        bits::fill(&mut self.words, rows.clone(), is_in);
        let now = if is_in { rows.end - rows.start } else { 0 };
        self.has_counted(self.count - before + now);
    }

    /// Replaces the set by its complement.
    pub fn invert(&mut self) {
        for word in &mut self.words {
            *word = !*word;
        }
        self.clear_behind_the_end();
        self.has_counted(self.len - self.count);
    }

    /// The rows in the set, in order.
    pub fn iter(&self) -> impl Iterator<Item = u64> {
        bits::ones(&self.words)
    }

    /// The rows in the set as ranges of consecutive rows, in order.
    pub fn ranges(&self) -> impl Iterator<Item = Range<u64>> {
        let mut from = 0;
        std::iter::from_fn(move || {
            let start = bits::next(&self.words, from, true)?;
            let end = bits::next(&self.words, start, false);
            from = end.map_or(self.len, |end| end.min(self.len));
            Some(start..from)
        })
    }

    /// The row of the set with this index, counted from 0.
    pub fn nth(&self, place: u64) -> Option<u64> {
        if self.count <= place {
            return None;
        }
        self.directory().nth(&self.words, place)
    }

    /// The number of rows of the set before a row.
    pub fn rank(&self, row: u64) -> u64 {
        if self.len <= row {
            return self.count;
        }
        self.directory().rank(&self.words, row)
    }

    /// The first row in the set.
    pub fn first(&self) -> Option<u64> {
        bits::next(&self.words, 0, true)
    }

    /// The last row in the set.
    pub fn last(&self) -> Option<u64> {
        let at = self.words.iter().rposition(|word| *word != 0)?;
        let last = self.words.get(at)?.checked_ilog2()?;
        Some(at as u64 * BITS + u64::from(last))
    }

    /// Follows a change of the list in which `inserted` rows replace `removed` rows at `at`: the rows after them move.
    /// The new rows are in the set if `are_in` is set.
    pub fn splice(&mut self, at: u64, removed: u64, inserted: u64, are_in: bool) {
        let at = at.min(self.len);
        let removed = removed.min(self.len - at);
        let gone = bits::count(&self.words, at..at + removed);
        let len = self.len - removed + inserted;
        if inserted < removed {
            bits::shift_down(&mut self.words, at, removed - inserted);
            self.words.truncate(word_count(len));
        } else if removed < inserted {
            self.words.resize(word_count(len), 0);
            bits::shift_up(&mut self.words, at, inserted - removed);
        }
        self.len = len;
        bits::fill(&mut self.words, at..at + inserted, are_in);
        let new = if are_in { inserted } else { 0 };
        self.has_counted(self.count - gone + new);
    }

    /// The set after the rows of `removed` have vanished from the list and the rows after them have moved up.
    #[must_use]
    pub fn without(&self, removed: &Self) -> Self {
        let mut left = bits::BitWriter::with_capacity(self.words.len());
        let mut rows = self.len;
        for (at, word) in self.words.iter().enumerate() {
            let gone = removed.words.get(at).copied().unwrap_or_default();
            left.push_kept(*word, !gone, rows.min(BITS));
            rows = rows.saturating_sub(BITS);
        }
        let (words, len) = left.finish();
        Self::from_words(words, len)
    }

    /// The rows that are in either set. The length is that of this set.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a | b)
    }

    /// The rows that are in both sets.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a & b)
    }

    /// The rows that are in this set and not in the other one.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a & !b)
    }

    /// Copies the bits of `rows` in another set to the rows from `at` on. Rows beyond the end of either set are
    /// ignored.
    pub fn copy_from(&mut self, at: u64, other: &Self, rows: Range<u64>) {
        let room = self.len.saturating_sub(at);
        let rows = rows.start..rows.end.min(other.len);
        let rows = rows.start..rows.end.min(rows.start.saturating_add(room));
        if rows.is_empty() {
            return;
        }
        let to = at..at + (rows.end - rows.start);
        let before = bits::count(&self.words, to.clone());
        bits::copy(&mut self.words, at, &other.words, rows);
        let now = bits::count(&self.words, to);
        self.has_counted(self.count - before + now);
    }

    /// The set with these bits.
    pub fn from_words(mut words: Vec<u64>, len: u64) -> Self {
        words.resize(word_count(len), 0);
        let mut set = Self {
            words,
            len,
            count: 0,
            directory: OnceLock::new(),
        };
        set.clear_behind_the_end();
        set.count = bits::count_words(&set.words);
        set
    }

    fn combined(&self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        let others = other.words.iter().copied().chain(std::iter::repeat(0));
        let words = self.words.iter().zip(others);
        let words = words.map(|(word, other)| combine(*word, other)).collect();
        Self::from_words(words, self.len)
    }

    fn clear_behind_the_end(&mut self) {
        let end = self.len % BITS;
        if let Some(last) = self.words.last_mut().filter(|_| end != 0) {
            *last &= bits::below(end);
        }
    }

    fn directory(&self) -> &Directory {
        self.directory.get_or_init(|| Directory::of(&self.words))
    }

    /// Sets the count and drops the directory. Every change ends here.
    fn has_counted(&mut self, count: u64) {
        self.count = count;
        self.directory = OnceLock::new();
    }
}

impl PartialEq for RowSet {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.words == other.words
    }
}

impl Eq for RowSet {}

impl fmt::Debug for RowSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} of {}: ", self.count, self.len)?;
        out.debug_list().entries(self.ranges().take(16)).finish()
    }
}

fn word_count(rows: u64) -> usize {
    word_of(rows) + usize::from(!rows.is_multiple_of(BITS))
}
