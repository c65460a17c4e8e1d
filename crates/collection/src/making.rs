//! Makes positions by a recipe, on all cores.
//!
//! The shuffled placements are judged in parts. The parts are taken in their order, so the positions do not depend on
//! the number of threads. Memory holds the positions that were found and nothing else.

use crate::recipe::{Judge, Recipe, Shuffle, Space, likeness};
use crate::truths::stated;
use std::collections::HashSet;
use std::ops::ControlFlow;
use tabiya_chess::Position;
use tabiya_notation::fen::{FenStyle, append_position_fields};
use tabiya_tables::syzygy::ProbeError;
use tabiya_tables::{Shelf, Truth};
use tabiya_threads::pool::{Pool, PoolEvent, StopFlag};

/// The number of placements that are judged at once.
const PART: u128 = 1024;

/// The positions that were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// The records, each with the truth that is known.
    pub records: Vec<Vec<u8>>,
    /// Every placement was judged, so there are no other positions.
    pub is_all: bool,
    /// The work was cancelled.
    pub is_cancelled: bool,
    /// The reason why tables did not answer about the next placement: the work ended there.
    pub fault: Option<ProbeError>,
}

impl Made {
    /// The file with the positions: the line that keeps the recipe, and the records.
    pub fn text(&self, recipe: &Recipe) -> Vec<u8> {
        let mut text = recipe.line().into_bytes();
        for record in &self.records {
            text.push(b'\n');
            text.extend_from_slice(record);
        }
        text.push(b'\n');
        text
    }
}

/// The progress of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Making {
    /// The number of positions that were found.
    pub found: u32,
    /// The part of the placements that was judged, in millionths.
    pub judged: u32,
}

/// Makes the positions. `heard` gets the progress, several times a second and after each part, and can end the work.
///
/// # Errors
///
/// Says why tables do not answer before any position is found. Later, the reason is in [`Made::fault`].
pub fn make(
    recipe: &Recipe,
    shelf: Option<&(dyn Shelf + Sync)>,
    pool: &Pool,
    mut heard: impl FnMut(Making) -> ControlFlow<()>,
) -> Result<Made, ProbeError> {
    let space = Space::new(recipe);
    let shuffle = Shuffle::new(space.len(), recipe.seed);
    let mut place = 0;
    let next = |(): &mut ()| {
        let begin = place;
        place += PART;
        (begin < shuffle.places()).then_some(begin)
    };
    let work = |(): &mut (), begin: u128, stop: &StopFlag| {
        let judge = Judge::new(recipe, shelf.map(|shelf| shelf as &dyn Shelf));
        let numbers = (begin..begin + PART).filter_map(|place| shuffle.at(place));
        let positions = numbers.take_while(|_| !stop.is_set());
        let positions = positions.filter_map(|number| space.position(number));
        let mut found = Found::default();
        for position in positions {
            match judge.wants(&position) {
                Ok(true) => found.positions.push(position),
                Ok(false) => {}
                Err(error) => {
                    found.fault = Some(error);
                    break;
                }
            }
        }
        found
    };
    let mut taken = Taken {
        recipe,
        shelf: shelf.map(|shelf| shelf as &dyn Shelf),
        keys: HashSet::new(),
        made: Made::default(),
    };
    let mut parts = 0;
    let flow = pool.run(
        next,
        || (),
        work,
        |event| {
            if let PoolEvent::Result(found) = event {
                parts += 1;
                taken.take(found)?;
            }
            let judged = (parts * PART * 1_000_000 / shuffle.places()).min(1_000_000);
            let making = Making {
                found: taken.found(),
                judged: u32::try_from(judged).unwrap_or_default(),
            };
            heard(making).map_break(|()| End::Cancelled)
        },
    );
    let mut made = taken.made;
    match flow {
        ControlFlow::Continue(()) => made.is_all = true,
        ControlFlow::Break(End::Enough) => {}
        ControlFlow::Break(End::Cancelled) => made.is_cancelled = true,
        ControlFlow::Break(End::Error(error)) if made.records.is_empty() => return Err(error),
        ControlFlow::Break(End::Error(error)) => made.fault = Some(error),
    }
    Ok(made)
}

/// The reason why the work ended before all placements were judged.
enum End {
    Enough,
    Cancelled,
    Error(ProbeError),
}

/// The wanted positions of a part.
#[derive(Default)]
struct Found {
    positions: Vec<Position>,
    /// The reason why the part ends before its last placement.
    fault: Option<ProbeError>,
}

/// The positions that were taken.
struct Taken<'a> {
    recipe: &'a Recipe,
    shelf: Option<&'a dyn Shelf>,
    /// The keys of positions, of which no two may be alike.
    keys: HashSet<Vec<u8>>,
    made: Made,
}

impl Taken<'_> {
    fn found(&self) -> u32 {
        u32::try_from(self.made.records.len()).unwrap_or(u32::MAX)
    }

    fn take(&mut self, found: Found) -> ControlFlow<End> {
        for position in found.positions {
            if !self.recipe.allows_alike && !self.keys.insert(likeness(&position)) {
                continue;
            }
            match self.record(&position) {
                Ok(record) => self.made.records.push(record),
                Err(error) => return ControlFlow::Break(End::Error(error)),
            }
            if self.recipe.count <= self.found() {
                return ControlFlow::Break(End::Enough);
            }
        }
        match found.fault {
            Some(error) => ControlFlow::Break(End::Error(error)),
            None => ControlFlow::Continue(()),
        }
    }

    /// The record of a position, with the truth if it is known.
    fn record(&self, position: &Position) -> Result<Vec<u8>, ProbeError> {
        let mut record = Vec::new();
        append_position_fields(&mut record, position, FenStyle::STANDARD);
        match Truth::of(position, self.shelf) {
            Ok(truth) => {
                for (opcode, operand) in stated(&truth) {
                    record.extend(format!(" {opcode} {operand};").into_bytes());
                }
            }
            Err(error) if self.recipe.needs_tables() => return Err(error),
            Err(_) => {}
        }
        Ok(record)
    }
}
