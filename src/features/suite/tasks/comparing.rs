//! Compares two documents with answers to the same positions.

use crate::features::suite::model::{Compared, Pair};
use crate::features::suite::tasks::scoring::{ToScore, id_of};
use std::collections::{HashMap, VecDeque};
use tabiya_chess::Move;
use tabiya_collection::passes::{PassError, Progress};
use tabiya_engine::analysis::{Group, Verdict, compare as group_of};
use tabiya_engine::batches::PositionKey;

/// The maximum number of listed positions.
const MOST_LISTED: usize = 40_000;

/// The data needed of a record in the second document.
struct Other {
    row: u64,
    verdict: Verdict,
    answer: Option<Move>,
}

/// Compares two documents. If a position occurs several times in both, the occurrences are paired in order.
///
/// # Errors
/// When it is cancelled, or lines cannot be read.
pub(crate) fn compare(
    [first, second]: [&ToScore; 2],
    progress: &mut Progress<'_>,
) -> Result<Compared, PassError> {
    let mut others: HashMap<PositionKey, VecDeque<Other>> = HashMap::new();
    second.each_answered(
        |one| {
            let same = others.entry(PositionKey::of(&one.position)).or_default();
            same.push_back(Other {
                row: one.row,
                verdict: one.asked.judge(&one.found).verdict,
                answer: one.found.answer,
            });
        },
        progress,
    )?;
    let mut compared = Compared {
        of: [first.of.clone(), second.of.clone()],
        counts: [0; 4],
        pairs: Vec::new(),
    };
    first.each_answered(
        |one| {
            let same = others.get_mut(&PositionKey::of(&one.position));
            let Some(other) = same.and_then(VecDeque::pop_front) else {
                return;
            };
            let group = group_of(one.asked.judge(&one.found).verdict, other.verdict);
            let place = Group::ALL.iter().position(|known| *known == group);
            if let Some(count) = place.and_then(|place| compared.counts.get_mut(place)) {
                *count += 1;
            }
            if compared.pairs.len() < MOST_LISTED {
                compared.pairs.push(Pair {
                    group,
                    id: id_of(&one.tail),
                    position: one.position,
                    rows: [one.row, other.row],
                    answers: [one.found.answer, other.answer],
                });
            }
        },
        progress,
    )?;
    Ok(compared)
}
