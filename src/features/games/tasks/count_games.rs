//! Detects the format of a file from its beginning, and counts its games while the user chooses positions.

use crate::features::files::CollectionFile;
use crate::features::games::model::{GamesFile, GamesSource, HEAD};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::io::{Cursor, Read};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};
use tabiya_collection::games::{Conversion, GameCounts};
use tabiya_collection::passes::{GamesOfRows, count_games, decoded_beginning};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::file_endings::{POSITIONS, holds, unpacked_name};
use tabiya_lines::{ArchiveEntry, LoadError, OpeningLimits, PutLines, open_converted};
use tabiya_text::{name_text, tr, tr_with};

/// The interval between two reports of the counts.
const INTERVAL: Duration = Duration::from_millis(60);

/// Counts games, or the rows of a table.
#[derive(Debug)]
pub struct CountGames {
    /// The source of the games.
    pub source: GamesSource,
    /// The format of the source.
    pub conversion: Conversion,
}

impl Work for CountGames {
    /// The counts so far.
    type News = Box<GameCounts>;
    /// The complete counts. `None` if the task was cancelled or the file cannot be read to its end.
    type Answer = Option<Box<GameCounts>>;

    fn perform(self, report: &mut WorkReport<'_, Self::News>) -> Self::Answer {
        let mut counts = None;
        let mut told = Instant::now();
        let mut count = |reader: &mut (dyn Read + Send)| {
            let mut tell = |so_far: &GameCounts| {
                if told.elapsed() < INTERVAL {
                    return Ok(());
                }
                told = Instant::now();
                match report.news(Box::new(so_far.clone())) {
                    ControlFlow::Continue(()) => Ok(()),
                    ControlFlow::Break(()) => Err(LoadError::Cancelled),
                }
            };
            counts = Some(count_games(reader, &self.conversion, &mut tell)?);
            Ok(())
        };
        // Opening the file reports its errors.
        drop(self.read(&mut count));
        counts.map(Box::new)
    }
}

/// A function that reads games to their end.
type SourceReader<'a> = dyn FnMut(&mut (dyn Read + Send)) -> Result<(), LoadError> + 'a;

impl CountGames {
    /// Passes the whole source to `read`.
    fn read(&self, read: &mut SourceReader<'_>) -> Result<(), LoadError> {
        let file = match &self.source {
            GamesSource::File(file) => file,
            GamesSource::Rows(order) => {
                return read(&mut GamesOfRows::new(order.0.rows_to_save()));
            }
            GamesSource::Text { text, .. } => return read(&mut Cursor::new(text.0.as_bytes())),
        };
        let mut read_only = |reader: &mut (dyn Read + Send), _: &mut PutLines<'_>| {
            read(reader)?;
            // The source is only counted, so no lines are opened.
            Err(LoadError::Cancelled)
        };
        let mut nothing = |_| ControlFlow::Continue(());
        let entry = file.entry.as_ref();
        let limits = OpeningLimits::default();
        open_converted(&file.path, entry, limits, &mut read_only, &mut nothing)
    }
}

/// The task that counts these games.
#[derive(Debug)]
pub struct CountingGames(GamesSource);

impl Task<State> for CountingGames {
    type Work = CountGames;

    fn status(&self) -> String {
        let file = match &self.0 {
            GamesSource::File(file) => file,
            GamesSource::Rows(_) => return tr("status-counting-positions"),
            GamesSource::Text { .. } => return tr("status-counting-pasted-games"),
        };
        let name = file.name();
        let name = name.file_name().unwrap_or(name.as_os_str());
        tr_with("status-counting-games", &[("name", name_text(name).into())])
    }

    fn on_news(
        &self,
        id: TaskId,
        news: Box<GameCounts>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if let Some(asking) = state.games.asking.as_mut()
            && asking.counting == Some(id)
        {
            asking.counts = *news;
        }
    }

    fn on_answer(
        &self,
        id: TaskId,
        answer: Option<Box<GameCounts>>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if let Some(asking) = state.games.asking.as_mut()
            && asking.counting == Some(id)
        {
            asking.counting = None;
            if let Some(counts) = answer {
                asking.counts = *counts;
                asking.is_counted = true;
            }
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Option<Box<GameCounts>>> {
        Abandoned::Forgotten
    }
}

/// Starts to count games.
pub(crate) fn count(
    shared: &mut Shared,
    source: GamesSource,
    conversion: Conversion,
    runner: &mut dyn Runner,
) -> TaskId {
    let task = CountingGames(source.clone());
    start(shared, task, CountGames { source, conversion }, runner)
}

/// Returns the games or the table in a file. Returns `None` for other content and for an unreadable file: opening it
/// reports the error.
pub(crate) fn games_in(path: &Path, entry: Option<&ArchiveEntry>) -> Option<GamesFile> {
    let named = entry.map_or(path, |entry| Path::new(&entry.name));
    if holds(named, POSITIONS) {
        return None;
    }
    let name = unpacked_name(named).to_string_lossy().to_lowercase();
    let mut head = Vec::new();
    let mut read_head = |reader: &mut (dyn Read + Send), _: &mut PutLines<'_>| {
        head = decoded_beginning(reader, HEAD)?;
        Err(LoadError::Cancelled)
    };
    let mut nothing = |_| ControlFlow::Continue(());
    let read = open_converted(
        path,
        entry,
        OpeningLimits::default(),
        &mut read_head,
        &mut nothing,
    );
    if !matches!(read, Err(LoadError::Cancelled)) {
        return None;
    }
    let conversion = Conversion::of(&name, &head)?;
    Some(GamesFile {
        source: GamesSource::File(CollectionFile {
            entry: entry.cloned(),
            ..CollectionFile::at(path.to_owned())
        }),
        conversion,
        head: head.into(),
    })
}
