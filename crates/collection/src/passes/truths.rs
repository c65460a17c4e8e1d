//! The truth of endgames about rows: the rows into which it can be written, and those whose claims it contradicts.
//!
//! Memory holds the rows with wrong claims, up to a limit, and two bits for each row.

use super::PassError;
use super::chunks::LineProgress;
use crate::certify::{Certified, ClaimedSolution, Flaw, NotJudged, TableJudge, certify};
use crate::truths::{FalseClaim, RecordTruth};
use std::ops::ControlFlow;
use std::time::Duration;
use tabiya_chess::Position;
use tabiya_lines::{ReadError, RowSet, Rows};
use tabiya_notation::record::{LineKind, line_kind};
use tabiya_tables::Shelf;
use tabiya_tables::syzygy::ProbeError;
use tabiya_threads::pool::{Pool, PoolEvent, StopFlag};

/// The number of rows in a piece of work: tables on a slow disk answer only a few questions a second.
const PIECE: usize = 64;
/// The maximum time between two calls of the progress callback.
const ASK_EVERY: Duration = Duration::from_millis(8);
/// The maximum number of rows in a list of wrong claims.
const MOST_LISTED: usize = 10_000;

/// The truth about some rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTruths {
    /// The number of records whose truth is known.
    pub known: u64,
    /// The number of other records.
    pub unknown: u64,
    /// The rows that change when the truth is written and replaces nothing.
    pub to_add: RowSet,
    /// The rows that change when the truth is written and replaces earlier results.
    pub to_replace: RowSet,
    /// The records with false claims.
    pub false_claims: WrongRows,
    /// The records with a second solution.
    pub second_solutions: WrongRows,
    /// The first table that could not be used.
    pub fault: Option<ProbeError>,
}

/// Rows with wrong claims of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrongRows {
    /// The number of these rows.
    pub count: u64,
    /// The rows in their order; only the first ones if there are very many.
    pub listed: Vec<WrongRow>,
}

/// A row with wrong claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongRow {
    /// The row.
    pub row: u64,
    /// Its line.
    pub line: Vec<u8>,
    /// The claims.
    pub claims: WrongClaims,
}

/// The claims of a record that tables do not confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongClaims {
    /// Values and best moves that they contradict.
    Operations(Vec<FalseClaim>),
    /// A flaw of the solution.
    Solution {
        /// The turn of the solver, from 1.
        turn: usize,
        /// The flaw.
        flaw: Flaw,
    },
}

/// Finds the truth about all rows, or about some of them, by the tables in the program and those of a shelf.
///
/// # Errors
/// Fails when it is cancelled, or a line cannot be read.
pub fn find_truths(
    rows: &Rows,
    only: Option<&RowSet>,
    shelf: Option<&(dyn Shelf + Sync)>,
    progress: &mut LineProgress<'_>,
) -> Result<FoundTruths, PassError> {
    let all = only.map_or(rows.len(), RowSet::count).max(1);
    let mut wanted: Box<dyn Iterator<Item = u64> + Send + '_> = match only {
        Some(only) => Box::new(only.iter()),
        None => Box::new(0..rows.len()),
    };
    let next = |(): &mut ()| {
        let piece: Vec<u64> = wanted.by_ref().take(PIECE).collect();
        (!piece.is_empty()).then_some(piece)
    };
    let work = |(): &mut (), piece: Vec<u64>, stop: &StopFlag| {
        let shelf = shelf.map(|shelf| shelf as &dyn Shelf);
        let piece = piece.into_iter().take_while(|_| !stop.is_set());
        let examined = piece.map(|row| Ok((row, Examined::of(rows.read_line(row)?, shelf))));
        examined.collect::<Result<Vec<_>, ReadError>>()
    };
    let mut found = FoundTruths::none(rows.len());
    let mut pool = Pool::new("truths");
    pool.tick = ASK_EVERY;
    let mut done = 0;
    let flow = pool.run(
        next,
        || (),
        work,
        |event| {
            match event {
                PoolEvent::Result(Ok(piece)) => {
                    done += piece.len() as u64;
                    for (row, examined) in piece {
                        found.add(row, examined);
                    }
                }
                PoolEvent::Result(Err(error)) => return ControlFlow::Break(PassError::Read(error)),
                PoolEvent::Idle => {}
            }
            progress(done, all).map_break(|()| PassError::Cancelled)
        },
    );
    match flow {
        ControlFlow::Continue(()) => Ok(found),
        ControlFlow::Break(error) => Err(error),
    }
}

impl FoundTruths {
    fn none(rows: u64) -> Self {
        Self {
            known: 0,
            unknown: 0,
            to_add: RowSet::none(rows),
            to_replace: RowSet::none(rows),
            false_claims: WrongRows::default(),
            second_solutions: WrongRows::default(),
            fault: None,
        }
    }

    fn add(&mut self, row: u64, examined: Examined) {
        let known = match examined {
            Examined::NoRecord => return,
            Examined::Unknown(fault) => {
                self.unknown += 1;
                self.fault = self.fault.or(fault);
                return;
            }
            Examined::Known(known) => known,
        };
        self.known += 1;
        self.fault = self.fault.or(known.fault);
        if known.adds {
            self.to_add.set(row, true);
        }
        if known.replaces {
            self.to_replace.set(row, true);
        }
        let Some(claims) = known.wrong_claims else {
            return;
        };
        let rows = if claims.are_second_solution() {
            &mut self.second_solutions
        } else {
            &mut self.false_claims
        };
        rows.count += 1;
        if rows.listed.len() < MOST_LISTED {
            rows.listed.push(WrongRow {
                row,
                line: known.line,
                claims,
            });
        }
    }
}

impl WrongClaims {
    fn are_second_solution(&self) -> bool {
        matches!(
            self,
            Self::Solution {
                flaw: Flaw::SecondSolution(_),
                ..
            }
        )
    }

    /// The flaw that tables find in the solution of a record.
    fn of_solution(
        position: &Position,
        tail: &[u8],
        shelf: Option<&dyn Shelf>,
    ) -> Result<Option<Self>, ProbeError> {
        let claimed = ClaimedSolution::of(position, tail);
        // A mate announced without moves is no solution.
        let Some(claimed) = claimed.filter(|claimed| !claimed.line.is_empty()) else {
            return Ok(None);
        };
        let (turn, flaw) = match certify(position, tail, &mut TableJudge { shelf }) {
            Ok(Certified { cut: None, .. }) => return Ok(None),
            Ok(Certified {
                turns,
                cut: Some(flaw),
                ..
            }) => (turns + 1, flaw),
            Err(Flaw::SecondSolution(san)) if claimed.names(position, &san) => return Ok(None),
            Err(flaw) => (1, flaw),
        };
        if let Flaw::NotJudged(NotJudged::Table(error)) = flaw {
            return Err(error);
        }
        // The others say that tables do not judge the solution, or that there is none.
        let is_wrong = matches!(
            flaw,
            Flaw::SecondSolution(_) | Flaw::WrongMove(_) | Flaw::ShorterMate(_) | Flaw::NoMate
        );
        Ok(is_wrong.then_some(Self::Solution { turn, flaw }))
    }
}

/// The result for a line.
enum Examined {
    /// It is no record.
    NoRecord,
    /// No table answers, perhaps because one cannot be used.
    Unknown(Option<ProbeError>),
    /// Tables know the truth.
    Known(Known),
}

/// A record whose truth is known.
struct Known {
    line: Vec<u8>,
    /// Whether the line changes when the truth is written and replaces nothing.
    adds: bool,
    /// Whether it changes when the truth also replaces earlier results.
    replaces: bool,
    wrong_claims: Option<WrongClaims>,
    /// A table about later positions that could not be used.
    fault: Option<ProbeError>,
}

impl Examined {
    fn of(line: Vec<u8>, shelf: Option<&dyn Shelf>) -> Self {
        let found = match RecordTruth::of(&line, shelf) {
            Ok(Some(found)) => found,
            Ok(None) if line_kind(&line) == LineKind::Record => return Self::Unknown(None),
            Ok(None) => return Self::NoRecord,
            Err(error) => return Self::Unknown(Some(error)),
        };
        let [adds, replaces] = [false, true].map(|replaces| found.written(&line, replaces) != line);
        let mut fault = None;
        let wrong_claims = if found.false_claims.is_empty() {
            let tail = found.tail(&line);
            WrongClaims::of_solution(&found.position, tail, shelf).unwrap_or_else(|error| {
                fault = Some(error);
                None
            })
        } else {
            Some(WrongClaims::Operations(found.false_claims))
        };
        Self::Known(Known {
            line,
            adds,
            replaces,
            wrong_claims,
            fault,
        })
    }
}
