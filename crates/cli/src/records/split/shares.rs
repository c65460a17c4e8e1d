//! Division into shares, such as those for training and for tests, with each position in one file only.
//!
//! Lines with the same position are a group. Groups are put into an order that depends on the seed and on the place of
//! their first line in the input, and is then cut at the borders of the shares. So the division is the same on every
//! machine, and each share is right up to the group at its border.

use super::parts::{Divided, Parts};
use crate::args::Share;
use crate::records::keys::SamenessKeys;
use crate::records::spilled::{Keyed, keyed, sorter};
use crate::saving::say_no_room;
use crate::status::Status;
use crate::stream::InputOrigin;
use std::io;
use tabiya_collection::passes::{LineSameness, Sameness};
use tabiya_collection::spill::{Sorted, Sorter, stable_hash};
use tabiya_lines::decoding::Encoding;

pub(super) fn divide(
    origins: Vec<InputOrigin>,
    shares: &[Share],
    seed: u64,
    sameness: Sameness,
    memory: usize,
    mut parts: Parts,
) -> Result<Divided, Status> {
    let keys = SamenessKeys(LineSameness::new(sameness));
    // Two sorters have entries in memory at the same time.
    let memory = memory / 2;
    let Keyed {
        tally,
        sorter: all,
        readings,
    } = keyed(origins, keys, sorter(memory))?;
    parts.encoding = tally.encoding.unwrap_or(Encoding::Bytes);
    let divided = || {
        let (groups, count) = shuffled(&mut all.finish()?, seed, sorter(memory))?;
        cut(
            &mut groups.finish()?,
            &Borders::new(shares, count),
            sorter(memory),
        )?
        .finish()
    };
    let mut sorted = divided().map_err(|error| say_no_room(&error))?;
    let mut names = shares.iter().map(|share| share.name.clone());
    let mut open = 0;
    while let Some(entry) = sorted.next_entry().map_err(|error| say_no_room(&error))? {
        let share = entry
            .key
            .first_chunk()
            .map_or(0, |key| u64::from_be_bytes(*key));
        while open <= share
            && let Some(name) = names.next()
        {
            parts.begin(name)?;
            open += 1;
        }
        parts.put(&entry.payload, true)?;
    }
    for name in names {
        parts.begin(name)?;
    }
    Ok(Divided {
        parts,
        tally,
        readings,
    })
}

/// Puts the groups into their random order, without blank lines and comments. Returns the number of lines as well.
fn shuffled(sorted: &mut Sorted, seed: u64, mut groups: Sorter) -> io::Result<(Sorter, u64)> {
    let mut current = Vec::new();
    let mut group = [0; 16];
    let mut count = 0;
    while let Some(entry) = sorted.next_entry()? {
        if entry.key.is_empty() {
            continue;
        }
        if current != entry.key {
            current.clone_from(&entry.key);
            let first = entry.row.to_be_bytes();
            let place = stable_hash(seed, &first).to_be_bytes();
            for (byte, new) in group.iter_mut().zip(place.into_iter().chain(first)) {
                *byte = new;
            }
        }
        groups.add_row(&group, entry.row, &entry.payload)?;
        count += 1;
    }
    Ok((groups, count))
}

/// Gives each group to a share. The keys are the places of the shares, and the rows those of the input.
fn cut(groups: &mut Sorted, borders: &Borders, mut lines: Sorter) -> io::Result<Sorter> {
    let mut current = Vec::new();
    let mut share = 0;
    let mut at = 0;
    while let Some(entry) = groups.next_entry()? {
        if current != entry.key {
            current.clone_from(&entry.key);
            share = borders.share_at(at);
        }
        at += 1;
        lines.add_row(&share.to_be_bytes(), entry.row, &entry.payload)?;
    }
    Ok(lines)
}

/// The numbers of lines at which shares end.
struct Borders(Vec<u64>);

impl Borders {
    fn new(shares: &[Share], lines: u64) -> Self {
        let whole: u128 = shares.iter().map(|share| u128::from(share.weight)).sum();
        let mut so_far = 0;
        let border = |share: &Share| {
            so_far += u128::from(share.weight);
            let rounded = (u128::from(lines) * so_far + whole / 2) / whole.max(1);
            u64::try_from(rounded).unwrap_or(lines)
        };
        Self(shares.iter().map(border).collect())
    }

    /// Returns the share with the line at a place.
    fn share_at(&self, place: u64) -> u64 {
        self.0.partition_point(|border| *border <= place) as u64
    }
}
