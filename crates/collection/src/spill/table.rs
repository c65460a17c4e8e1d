//! A table with the best row of each key.

/// Which row of a key wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The first one.
    First,
    /// The last one.
    Last,
    /// The one with the highest rank, and the first one of several.
    HighestRank,
}

/// The length of a record: the key, the rank and the row.
pub(super) const RECORD: usize = 20;

/// A key with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// The upper 64 bits of the key.
    pub(super) high: u64,
    low: u32,
    rank: u16,
    row: u64,
}

impl Record {
    /// A place of a table without a record.
    const NONE: Self = Self {
        high: 0,
        low: 0,
        rank: 0,
        row: u64::MAX,
    };

    /// Creates a record; of the key and the row, bits that have no place are cut.
    pub(super) fn new(key: u128, rank: u16, row: u64) -> Self {
        Self {
            high: u64::try_from(key >> 32 & u128::from(u64::MAX)).unwrap_or_default(),
            low: u32::try_from(key & u128::from(u32::MAX)).unwrap_or_default(),
            rank,
            row: row & (u64::MAX >> 16),
        }
    }

    pub(super) fn append_to(self, out: &mut Vec<u8>) {
        out.extend(self.high.to_le_bytes());
        out.extend(self.low.to_le_bytes());
        out.extend((self.row << 16 | u64::from(self.rank)).to_le_bytes());
    }

    pub(super) fn of(bytes: &[u8; RECORD]) -> Self {
        let high = bytes.first_chunk().copied().unwrap_or_default();
        let low = bytes.get(8..).and_then(<[u8]>::first_chunk).copied();
        let rest = bytes.last_chunk().copied().unwrap_or_default();
        let rest = u64::from_le_bytes(rest);
        Self {
            high: u64::from_le_bytes(high),
            low: u32::from_le_bytes(low.unwrap_or_default()),
            rank: u16::try_from(rest & u64::from(u16::MAX)).unwrap_or_default(),
            row: rest >> 16,
        }
    }

    fn has_key_of(&self, other: &Self) -> bool {
        (self.high, self.low) == (other.high, other.low)
    }
}

/// What follows from a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Its key is new.
    New,
    /// This row loses.
    Drop(u64),
    /// The key is new, but there are as many as there may be.
    Full,
}

/// The best row of each key so far, in a table with open addresses.
#[derive(Debug)]
pub(super) struct Table {
    winner: Winner,
    /// A power of two.
    places: Vec<Record>,
    count: usize,
    most: usize,
}

impl Table {
    /// The number of places at first.
    const FIRST: usize = 1 << 10;

    /// Creates a table for at most this number of keys.
    pub(super) fn new(winner: Winner, most: usize) -> Self {
        Self {
            winner,
            places: vec![Record::NONE; Self::FIRST],
            count: 0,
            most,
        }
    }

    /// Adds a record.
    pub(super) fn add(&mut self, new: Record) -> Verdict {
        if self.places.len() / 2 <= self.count {
            self.grow();
        }
        let at = self.find(&new);
        let Some(place) = self.places.get_mut(at) else {
            return Verdict::Full;
        };
        if place.row == Record::NONE.row {
            if self.most <= self.count {
                return Verdict::Full;
            }
            *place = new;
            self.count += 1;
            return Verdict::New;
        }
        let is_better = match self.winner {
            Winner::First => new.row < place.row,
            Winner::Last => place.row < new.row,
            Winner::HighestRank => {
                (place.rank, std::cmp::Reverse(place.row)) < (new.rank, std::cmp::Reverse(new.row))
            }
        };
        let loser = if is_better {
            std::mem::replace(place, new)
        } else {
            new
        };
        Verdict::Drop(loser.row)
    }

    /// Returns the place of a key, or the free place for it.
    fn find(&self, record: &Record) -> usize {
        let last = self.places.len() - 1;
        // The upper bits are the same in the whole part.
        let mut at = record.low as usize & last;
        while let Some(place) = self.places.get(at) {
            if place.row == Record::NONE.row || place.has_key_of(record) {
                break;
            }
            at = (at + 1) & last;
        }
        at
    }

    fn grow(&mut self) {
        let more = vec![Record::NONE; self.places.len() * 2];
        let old = std::mem::replace(&mut self.places, more);
        for record in old
            .into_iter()
            .filter(|record| record.row != Record::NONE.row)
        {
            let at = self.find(&record);
            if let Some(place) = self.places.get_mut(at) {
                *place = record;
            }
        }
    }
}
