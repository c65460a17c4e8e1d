//! Conversion of games or a table into positions, on all processors.

use super::parts::{FilePart, Parts};
use crate::games::{
    BrokenGame, BrokenRow, ChosenGames, Columns, Conversion, Extractor, FoundRows, GameCounts,
    GameFindings, GameReader, SkippedInGame, TableExtractor, WantedPositions, append_samples,
};
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use tabiya_lines::{LoadError, PutLines};
use tabiya_threads::pool::{Pool, PoolEvent};

/// The maximum number of broken games or rows that are kept for a report.
const MAX_BROKEN: usize = 100;

/// The findings of a conversion.
#[derive(Clone, Debug, Default)]
pub struct Converted {
    /// The number of games, or of rows of a table.
    pub games: u64,
    /// The number of positions made of them.
    pub positions: u64,
    /// The number of games or rows that could not be read completely.
    pub broken: u64,
    /// The first games among those.
    pub broken_games: Vec<BrokenGame>,
    /// The first rows among those.
    pub broken_rows: Vec<BrokenRow>,
    /// The number of games that were not read because they are not chess. `broken` does not count
    /// them.
    pub refused: u64,
    /// The first of those games, at most a hundred.
    pub refused_games: Vec<BrokenGame>,
    /// The number of games in which unknown text was skipped.
    pub skipped: u64,
    /// The skipped text of the first of those games.
    pub skipped_in_games: Vec<SkippedInGame>,
}

impl Converted {
    fn add_games(&mut self, found: GameFindings) {
        for mut broken in found.broken {
            broken.game += self.games;
            let (count, first) = if broken.kind.is_of_variant() {
                (&mut self.refused, &mut self.refused_games)
            } else {
                (&mut self.broken, &mut self.broken_games)
            };
            *count += 1;
            if first.len() < MAX_BROKEN {
                first.push(broken);
            }
        }
        let mut last = 0;
        for mut skipped in found.skipped {
            self.skipped += u64::from(skipped.game != last);
            last = skipped.game;
            skipped.game += self.games;
            if self.skipped_in_games.len() < MAX_BROKEN {
                self.skipped_in_games.push(skipped);
            }
        }
        self.games += found.games;
        self.positions += found.positions;
    }

    fn add_rows(&mut self, found: FoundRows) {
        self.broken += found.broken.len() as u64;
        for mut broken in found.broken {
            broken.row += self.games;
            if self.broken_rows.len() < MAX_BROKEN {
                self.broken_rows.push(broken);
            }
        }
        self.games += found.rows;
        self.positions += found.positions;
    }
}

/// Makes records of parts. Reuses its memory from part to part.
#[derive(Debug)]
pub struct RecordMaker {
    games: Extractor,
    rows: Option<(Arc<Columns>, TableExtractor)>,
}

/// The findings in a part.
#[derive(Debug)]
pub enum Made {
    /// Findings in games.
    Games(GameFindings),
    /// Findings in rows of a table.
    Rows(FoundRows),
}

impl RecordMaker {
    /// Creates a maker of records for these positions of games; from a table it makes all records.
    pub fn new(wanted: WantedPositions) -> Self {
        Self {
            games: Extractor::new(wanted),
            rows: None,
        }
    }

    /// Takes the positions of these games alone.
    #[must_use]
    pub fn of_games(self, games: ChosenGames) -> Self {
        Self {
            games: self.games.of_games(games),
            ..self
        }
    }

    /// Appends the records of a part.
    pub fn make(&mut self, part: &FilePart, out: &mut Vec<u8>) -> Made {
        match part {
            FilePart::Games(part) => Made::Games(self.games.extract(part, out)),
            FilePart::Rows(part, columns) => {
                let known = self.rows.take();
                let known = known.filter(|(known, _)| Arc::ptr_eq(known, columns));
                let new = || {
                    (
                        Arc::clone(columns),
                        TableExtractor::new(Columns::clone(columns)),
                    )
                };
                let (_, rows) = self.rows.insert(known.unwrap_or_else(new));
                Made::Rows(rows.extract(part, out))
            }
            FilePart::Training(part) => Made::Rows(append_samples(part, out)),
        }
    }
}

/// Reads games or a table, and passes the records to `put`, one per line.
///
/// # Errors
/// Fails with the errors of the reader and of `put`, which can also return an error to end the conversion early.
pub fn convert(
    reader: &mut (dyn Read + Send),
    conversion: &Conversion,
    put: &mut PutLines<'_>,
) -> Result<Converted, LoadError> {
    let mut total = Converted::default();
    let (wanted, games) = match conversion {
        Conversion::Games(wanted, games) => (*wanted, games.clone()),
        Conversion::AsGames | Conversion::Table { .. } => {
            <(WantedPositions, ChosenGames)>::default()
        }
    };
    // Buffers for records, to be reused.
    let spare = Mutex::new(Vec::new());
    let spare = || spare.lock().unwrap_or_else(PoisonError::into_inner);
    each_part(
        reader,
        conversion,
        || RecordMaker::new(wanted).of_games(games.clone()),
        |maker, part| {
            let mut out: Vec<u8> = spare().pop().unwrap_or_default();
            (maker.make(&part, &mut out), out)
        },
        |result| {
            let Some((made, mut out)) = result else {
                return put(b"");
            };
            match made {
                Made::Games(found) => total.add_games(found),
                Made::Rows(found) => total.add_rows(found),
            }
            put(&out)?;
            out.clear();
            spare().push(out);
            Ok(())
        },
    )?;
    Ok(total)
}

/// Counts games and the positions that would be made from them. `tell` gets the intermediate
/// counts, and may end the counting.
///
/// # Errors
/// Fails with the errors of the reader and of `tell`.
pub fn count_games(
    reader: &mut (dyn Read + Send),
    conversion: &Conversion,
    tell: &mut dyn FnMut(&GameCounts) -> Result<(), LoadError>,
) -> Result<GameCounts, LoadError> {
    let mut total = GameCounts::default();
    each_part(
        reader,
        conversion,
        || (GameReader::new(), None),
        |(reader, table), part| match part {
            FilePart::Games(part) => GameCounts::of(reader, &part),
            FilePart::Rows(part, columns) => {
                let new = || TableExtractor::new(Columns::clone(&columns));
                let table: &mut TableExtractor = table.get_or_insert_with(new);
                GameCounts::of_rows(&table.extract(&part, &mut Vec::new()))
            }
            FilePart::Training(part) => {
                GameCounts::of_rows(&append_samples(&part, &mut Vec::new()))
            }
        },
        |result| {
            if let Some(counts) = result {
                total.add(&counts);
            }
            tell(&total)
        },
    )?;
    Ok(total)
}

/// Works on all parts; `take` gets the results in order, and `None` at intervals.
fn each_part<S, T: Send>(
    reader: &mut (dyn Read + Send),
    conversion: &Conversion,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, FilePart) -> T + Sync,
    mut take: impl FnMut(Option<T>) -> Result<(), LoadError>,
) -> Result<(), LoadError> {
    let mut parts = Parts::new(reader, conversion.clone());
    let next = |_: &mut S| -> Option<io::Result<FilePart>> { parts.next_part().transpose() };
    let flow = Pool::new("games").run(
        next,
        state,
        |state, part, _| part.map(|part| work(state, part)),
        |event| {
            let result = match event {
                PoolEvent::Result(Ok(made)) => take(Some(made)),
                PoolEvent::Result(Err(error)) => Err(error.into()),
                PoolEvent::Idle => take(None),
            };
            match result {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        },
    );
    match flow {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(error) => Err(error),
    }
}
