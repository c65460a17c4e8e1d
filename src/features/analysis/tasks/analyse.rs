//! Analyses positions with an engine and keeps the results.

use crate::features::analysis::model::run::{
    Control, FoundResults, LastFound, RunEnd, RunEnded, RunFiles, RunNews, StoredRun,
};
use crate::features::analysis::model::stored::write_rows;
use crate::features::analysis::tasks::results::{ended, take_news};
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, io};
use tabiya_chess::Position;
use tabiya_collection::document::{DocumentId, LineSet};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_engine::Trouble;
use tabiya_engine::batches::{
    Batch, BatchEvent, BatchJournal, Broken, EngineChoice, JournalError, LineToAnalyse, Outcome,
    Plan, Results, StoppedAsking, record_of_line,
};
use tabiya_engine::uci::WrongValue;
use tabiya_lines::user_file::make_private;
use tabiya_lines::{Expected, ReadError, RowSet, Rows, save};
use tabiya_settings::LastAnalysis;
use tabiya_text::tr;

/// The shortest time between two reports of progress.
const TELL_EVERY: Duration = Duration::from_millis(200);
/// The maximum number of runs kept for one file.
const MOST_RUNS: u32 = 99;

/// The place where results are kept.
#[derive(Clone, Debug)]
pub enum ResultsPlace {
    /// In files with this name, followed by a number if another run uses it.
    New {
        /// The folder.
        folder: PathBuf,
        /// The name without an extension.
        name: String,
        /// Whether results already in the files are used.
        goes_on: bool,
    },
    /// In the files of an interrupted run.
    Old(RunFiles),
    /// In a temporary file.
    Nowhere,
}

/// Analyses positions.
#[derive(Debug)]
pub struct Analyse {
    /// A snapshot of the document's rows.
    pub rows: Rows,
    /// The rows to analyse; `None` means all.
    pub only: Option<RowSet>,
    /// The limits of each search and the fields to write.
    pub plan: Plan,
    /// The engine.
    pub engine: EngineChoice,
    /// The number of engine processes.
    pub processes: usize,
    /// The place where results are kept.
    pub place: ResultsPlace,
    /// The description that is kept beside the results.
    pub stored: StoredRun,
    /// Pauses, continues or stops the run.
    pub control: Arc<Control>,
}

impl Work for Analyse {
    type News = RunNews;
    type Answer = RunEnded;

    fn perform(self, report: &mut WorkReport<'_, RunNews>) -> RunEnded {
        let mut news = RunNews {
            of: self.only.as_ref().map_or(self.rows.len(), RowSet::count),
            ..RunNews::default()
        };
        let failed = |why, news| RunEnded {
            why,
            news,
            results: None,
        };
        // An engine is silent while it starts, so a cancellation must be noticed before that.
        if report.news(news.clone()).is_break() {
            return failed(RunEnd::Stopped, news);
        }
        let (plan, engine) = (self.plan.clone(), self.engine.clone());
        let batch = match Batch::start(plan, engine, self.processes) {
            Ok(batch) => batch,
            Err(trouble) => return failed(RunEnd::Engine(trouble), news),
        };
        batch.engine_name().clone_into(&mut news.engine);
        let wrong = wrong_settings(&batch);
        if !wrong.is_empty() {
            return failed(RunEnd::Wrong(wrong), news);
        }
        let (journal, files) = match self.open_journal(&batch) {
            Ok(opened) => opened,
            Err(error) => return failed(RunEnd::Journal(error), news),
        };
        news.files.clone_from(&files);
        self.run(&batch, journal, news, report)
    }
}

/// The options that do not accept the chosen values. An engine without options for threads or memory keeps its own
/// values for them, which is not an error.
fn wrong_settings(
    batch: &Batch,
) -> Vec<(String, WrongValue, Option<tabiya_engine::uci::EngineOption>)> {
    let is_needed = |(name, why): &&(String, WrongValue)| {
        let ours = [LastAnalysis::THREADS, LastAnalysis::MEMORY];
        *why != WrongValue::NoSuchOption || !ours.contains(&name.as_str())
    };
    let wrong = batch.wrong_settings().iter().filter(is_needed);
    let with_option = |(name, why): &(String, WrongValue)| {
        let option = batch.options().iter().find(|option| option.is_called(name));
        (name.clone(), why.clone(), option.cloned())
    };
    wrong.map(with_option).collect()
}

impl Analyse {
    fn open_journal(
        &self,
        batch: &Batch,
    ) -> Result<(BatchJournal, Option<RunFiles>), JournalError> {
        match &self.place {
            ResultsPlace::Nowhere => Ok((BatchJournal::temporary()?, None)),
            ResultsPlace::Old(files) => {
                let journal = batch.open_journal(&files.journal, true)?;
                Ok((journal, Some(files.clone())))
            }
            ResultsPlace::New {
                folder,
                name,
                goes_on,
            } => {
                fs::create_dir_all(folder)?;
                let mut number = 1;
                loop {
                    let files = files_named(folder, name, number);
                    make_private(&files.journal)?;
                    match batch.open_journal(&files.journal, *goes_on) {
                        Ok(journal) => {
                            self.store(&files)?;
                            return Ok((journal, Some(files)));
                        }
                        Err(JournalError::Io(error)) => return Err(error.into()),
                        Err(error) if number == MOST_RUNS => return Err(error),
                        Err(_) => number += 1,
                    }
                }
            }
        }
    }

    /// Saves the description of the run, so that a later start of the program can continue it.
    fn store(&self, files: &RunFiles) -> io::Result<()> {
        if let Some(only) = &self.only {
            let mut rows = Vec::new();
            write_rows(only, &mut rows)?;
            write_privately(&files.rows, &rows)?;
        }
        write_privately(&files.stored, self.stored.text().as_bytes())
    }

    fn run(
        self,
        batch: &Batch,
        journal: BatchJournal,
        mut news: RunNews,
        report: &mut WorkReport<'_, RunNews>,
    ) -> RunEnded {
        let Self {
            rows,
            only,
            control,
            ..
        } = self;
        let not_read: Mutex<Option<ReadError>> = Mutex::new(None);
        let mut wanted: Box<dyn Iterator<Item = u64> + Send> = match &only {
            Some(only) => Box::new(only.iter()),
            None => Box::new(0..rows.len()),
        };
        let next = || {
            if !control.waits_to_go_on() {
                return None;
            }
            let row = wanted.next()?;
            match rows.read_line(row) {
                Ok(line) => Some(LineToAnalyse {
                    of: row,
                    record: record_of_line(&line),
                }),
                Err(error) => {
                    let mut trouble = not_read.lock().unwrap_or_else(PoisonError::into_inner);
                    *trouble = Some(error);
                    None
                }
            }
        };
        let mut taken = Taken {
            rows: &rows,
            lines: LineSet::none(&rows),
            failures: Vec::new(),
            stopped: None,
        };
        let mut told = Instant::now();
        let ran = batch.run(&journal, next, |event| {
            taken.take(event, &mut news)?;
            if told.elapsed() < TELL_EVERY {
                return ControlFlow::Continue(());
            }
            told = Instant::now();
            let flow = report.news(news.clone());
            if flow.is_break() {
                // Wakes the workers that wait for the end of a pause.
                control.stop();
            }
            flow
        });
        let Taken {
            lines,
            failures,
            stopped,
            ..
        } = taken;
        let not_read = not_read
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        let why = match (ran, not_read) {
            (Err(Broken::Ended(())), _) if stopped.is_some() => {
                stopped.map_or(RunEnd::Stopped, RunEnd::StoppedAsking)
            }
            (Err(Broken::Engine(trouble)), _) => RunEnd::Engine(trouble),
            (Err(Broken::Journal(error)), _) => RunEnd::NotKept(error),
            (Ok(()), Some(error)) => RunEnd::NotRead(error),
            (Ok(()), None) if control.waits_to_go_on() => RunEnd::Finished,
            (Err(Broken::Ended(())), _) | (Ok(()), None) => RunEnd::Stopped,
        };
        let mut results = Results::new(batch.plan().clone(), journal);
        for (position, trouble) in failures {
            results.add_failure(&position, trouble);
        }
        let found = FoundResults {
            results,
            lines: Arc::new(lines),
            files: news.files.clone(),
        };
        RunEnded {
            why,
            news,
            results: Some(Arc::new(found)),
        }
    }
}

/// Writes a file that only this user can read.
fn write_privately(path: &Path, text: &[u8]) -> io::Result<()> {
    make_private(path)?;
    let mut may_continue = |_| ControlFlow::Continue(());
    let saved = save(path, &text, &Expected::Anything, None, &mut may_continue);
    saved.map(drop).map_err(io::Error::other)
}

fn files_named(folder: &Path, name: &str, number: u32) -> RunFiles {
    let name = match number {
        1 => name.to_owned(),
        number => format!("{name}-{number}"),
    };
    RunFiles {
        stored: folder.join(format!("{name}.toml")),
        rows: folder.join(format!("{name}.rows")),
        journal: folder.join(format!("{name}.results")),
    }
}

/// The outcome of the lines so far.
struct Taken<'a> {
    rows: &'a Rows,
    lines: LineSet,
    failures: Vec<(Position, Trouble)>,
    /// The reason why the run gave up on the engine.
    stopped: Option<StoppedAsking>,
}

impl Taken<'_> {
    /// Takes the outcome of a line. Breaks when the run has given up on the engine.
    fn take(&mut self, event: BatchEvent<u64>, news: &mut RunNews) -> ControlFlow<()> {
        let (item, outcome) = match event {
            BatchEvent::Searched(count) => {
                news.searched = count;
                return ControlFlow::Continue(());
            }
            BatchEvent::StoppedAsking(stopped) => {
                self.stopped = Some(stopped);
                return ControlFlow::Break(());
            }
            BatchEvent::Done(item, outcome) => (item, outcome),
        };
        news.done += 1;
        let Some((position, _)) = item.record else {
            news.unread += 1;
            return ControlFlow::Continue(());
        };
        match outcome {
            Outcome::NoPosition | Outcome::NotAsked => {}
            Outcome::HasResult => news.skipped += 1,
            Outcome::Found { found, is_new } => {
                news.known += u64::from(!is_new);
                news.last = Some(LastFound {
                    row: item.of,
                    position,
                    answer: found.answer,
                    value: found.value(),
                    depth: found.depth,
                });
                self.insert(item.of);
            }
            Outcome::Failed(Trouble::NotSent(_)) => news.not_sent += 1,
            Outcome::Failed(trouble) => {
                news.failed += 1;
                self.failures.push((position, trouble));
                self.insert(item.of);
            }
        }
        ControlFlow::Continue(())
    }

    fn insert(&mut self, row: u64) {
        if let Some(line) = self.rows.line_id(row) {
            self.lines.insert(self.rows, line);
        }
    }
}

/// The task that analyses positions of a document.
#[derive(Debug)]
pub struct Analysing {
    /// The document that is analysed.
    pub document: DocumentId,
}

impl Task<State> for Analysing {
    type Work = Analyse;

    fn status(&self) -> String {
        tr("status-analysing")
    }

    fn on_news(&self, id: TaskId, news: RunNews, state: &mut State, _runner: &mut dyn Runner) {
        take_news(&mut state.analysis, id, news);
    }

    fn on_answer(&self, _: TaskId, answer: RunEnded, state: &mut State, runner: &mut dyn Runner) {
        ended(&mut state.analysis, &mut state.shared, answer, runner);
    }

    fn on_failure(&self, _: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        state.analysis.running = None;
    }
}

/// Begins to analyse a document.
pub(crate) fn analyse(
    shared: &mut Shared,
    document: DocumentId,
    work: Analyse,
    runner: &mut dyn Runner,
) -> TaskId {
    start(shared, Analysing { document }, work, runner)
}
