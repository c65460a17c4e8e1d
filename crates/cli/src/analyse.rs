//! `tabiya analyse`: sends the positions of files to an engine, writes the results, and reports on
//! them.
//!
//! Lines that are not records pass through byte for byte, and so do the parts of a record that are not replaced.
//! Results are kept in a journal beside the output until that is saved, so a run that was interrupted, in whatever way,
//! continues with `--resume`.
//!
//! The command is a batch (`tabiya_engine::batches`) between the input and output streams. Anything that is not a
//! record passes through the same queue as a piece without a position, so everything keeps its place. Ctrl+C is checked
//! when a result arrives, and several times per second; searches are cancelled, and their engines end with their
//! keepers. `tests/command_line/analyse/broken_off.rs` kills the command a few dozen times, or two thousand times on
//! request.

mod answer;
mod compare;
mod engine;
mod items;
mod json;
mod table;
mod taker;
mod tally;

use super::args::{AnalyseArgs, ReportForm};
use super::escape_controls::escape_controls;
use super::interrupt::{end_by, listen};
use super::saving::{Standing, save_spool, say_not_written};
use super::status::{Status, complain, say_end};
use super::stream::{EarlyEnd, InputFile, InputOrigin, Output, ProgressLine};
use engine::wrong_settings;
pub(crate) use engine::{engine_choice, engine_failed};
use items::Items;
use json::push_summary;
use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabiya_engine::batches::{Batch, BatchJournal, Broken, JournalError};
use tabiya_lines::Spool;
use tabiya_text::{Locale, speak_everywhere, tr, tr_with};
use table::{Lists, table};
use taker::{AnalysisStop, Taker, UnwrittenOutput};
use tally::{AnalysisPace, OutcomeTally};

/// The time limit of a search for a mate alone, which would otherwise never end if there is no
/// mate.
const LONGEST_FOR_MATE: Duration = Duration::from_mins(1);

/// Analyses the files, or compares two analysed ones. Returns the exit status.
pub fn analyse(mut args: AnalyseArgs) -> u8 {
    if args.report == Some(ReportForm::Json) {
        // Reports for programs are the same in every language.
        speak_everywhere(Locale::English);
    }
    if let Some(files) = args.compared.take() {
        return compare::compare(&files, args.report).code();
    }
    listen();
    match analyse_files(args) {
        Ok(status) | Err(Failed::Said(status)) => status.code(),
        Err(Failed::Because(text)) => {
            complain(&text);
            Status::FileError.code()
        }
    }
}

/// The reason why nothing could be started.
enum Failed {
    /// The reason as a sentence, still to be printed.
    Because(String),
    /// The reason was printed already.
    Said(Status),
}

impl From<String> for Failed {
    fn from(text: String) -> Self {
        Self::Because(text)
    }
}

fn analyse_files(args: AnalyseArgs) -> Result<Status, Failed> {
    let mut plan = args.plan;
    if plan.limits.is_infinite() {
        return Err(tr("analyse-no-limit").into());
    }
    let is_for_mate_alone = plan.limits.time.is_none() && plan.limits.nodes.is_none();
    if is_for_mate_alone && plan.limits.depth.is_none() {
        plan.longest = Some(LONGEST_FOR_MATE);
    }
    let engine = engine_choice(&args.engine, args.settings, args.patience)?;
    let standing = args.output.as_deref().map(Standing::at);
    let spool = args.output.as_deref().map(spool_for).transpose()?;
    let batch = Batch::start(plan, engine, args.processes)
        .map_err(|trouble| engine_failed(&args.engine.to_string_lossy(), &trouble))?;
    let wrong = wrong_settings(&batch);
    if !wrong.is_empty() {
        return Err(wrong.join("\n").into());
    }
    let journal_path = args.output.as_deref().map(journal_path);
    let journal = open_journal(&batch, journal_path.as_deref(), args.resumes)?;
    let records = match (spool, args.report) {
        (Some(spool), _) => Some(Output::Spool(spool)),
        (None, None) => Some(Output::Standard),
        (None, Some(_)) => None,
    };
    let run = AnalysisRun {
        batch: &batch,
        journal: &journal,
        journal_path: journal_path.as_deref(),
    };
    let names_files = args.origins.len() > 1;
    let taker = Taker {
        plan: batch.plan(),
        engine: batch.engine_name(),
        report: args.report,
        names_files,
        is_shown: matches!(records, Some(Output::Standard)) && io::stdout().is_terminal(),
        records,
        progress: progress(&args.origins),
        pace: AnalysisPace::new(total_len(&args.origins)),
        tally: OutcomeTally::default(),
        lists: Lists::default(),
        waiting: UnwrittenOutput::default(),
        searched: 0,
    };
    let ended = run.work(args.origins, taker, args.output.as_deref(), standing);
    let is_done = journal_path.filter(|_| ended.is_saved || journal.is_empty());
    if let Some(path) = is_done {
        // A file that cannot be removed is found and reported at the next start.
        drop(fs::remove_file(path));
    }
    Ok(ended.status)
}

fn spool_for(path: &Path) -> Result<Spool, Failed> {
    Spool::for_saving_at(path).map_err(|error| Failed::Said(say_not_written(path, &error)))
}

/// Returns the path of the journal: beside the output.
fn journal_path(output: &Path) -> PathBuf {
    let mut name = OsString::from(output);
    name.push(".analysis");
    PathBuf::from(name)
}

fn open_journal(batch: &Batch, path: Option<&Path>, resumes: bool) -> Result<BatchJournal, Failed> {
    let Some(path) = path else {
        return BatchJournal::temporary().map_err(|error| not_kept(None, &error).into());
    };
    batch.open_journal(path, resumes).map_err(|error| {
        let file = (
            "file",
            InputOrigin::File(path.to_owned()).shown_name().into(),
        );
        let text = match error {
            JournalError::InUse => tr_with("analyse-journal-in-use", &[file]),
            JournalError::OtherPlan => tr_with("analyse-journal-other", &[file]),
            JournalError::NoJournal => tr_with("analyse-journal-none", &[file]),
            JournalError::Exists(count) => {
                let count = u64::try_from(count).unwrap_or(u64::MAX);
                tr_with("analyse-journal-exists", &[file, ("count", count.into())])
            }
            JournalError::Io(error) => not_kept(Some(path), &error),
        };
        text.into()
    })
}

/// Returns the message that results cannot be kept.
fn not_kept(path: Option<&Path>, error: &io::Error) -> String {
    let folder = std::env::temp_dir();
    let file = InputOrigin::File(path.unwrap_or(&folder).to_owned()).shown_name();
    let reason = error.to_string();
    let variables = [("file", file.into()), ("reason", reason.into())];
    tr_with("analyse-not-kept", &variables)
}

fn total_len(origins: &[InputOrigin]) -> Option<u64> {
    let mut lens = origins.iter().map(InputOrigin::len);
    lens.try_fold(0, |total: u64, len| total.checked_add(len?))
}

fn progress(origins: &[InputOrigin]) -> ProgressLine {
    let is_typed = origins.contains(&InputOrigin::Standard) && io::stdin().is_terminal();
    ProgressLine::new(None, is_typed)
}

/// A batch that is about to run.
struct AnalysisRun<'a> {
    batch: &'a Batch,
    journal: &'a BatchJournal,
    journal_path: Option<&'a Path>,
}

/// The outcome of a batch.
struct Ended {
    status: Status,
    /// Whether the output is saved, so that the journal is no longer needed.
    is_saved: bool,
}

impl AnalysisRun<'_> {
    fn work(
        &self,
        origins: Vec<InputOrigin>,
        mut taker: Taker<'_>,
        output: Option<&Path>,
        standing: Option<Standing>,
    ) -> Ended {
        let mut items = Items::of(origins);
        let ran = self.batch.run(
            self.journal,
            || items.next(),
            |event| {
                let flow = taker.take(event);
                if let ControlFlow::Break(AnalysisStop::Interrupted(_)) = &flow {
                    // The message comes now, since the input may block for a long time.
                    taker.progress.erase();
                    self.say_stopped();
                }
                flow
            },
        );
        let ran = match ran {
            Ok(()) => match taker.flush() {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(stop) => Err(Broken::Ended(stop)),
            },
            Err(broken) => {
                // The report on earlier lines is printed in any case.
                let _said = taker.flush();
                Err(broken)
            }
        };
        taker.progress.erase();
        taker.tell_rest();
        match ran {
            Ok(()) => self.finish(taker, items.inputs.readings, output, standing),
            Err(broken) => Ended {
                status: taker.tally.status().max(self.say_broken(broken, output)),
                is_saved: false,
            },
        }
    }

    /// Saves the records and prints the rest of the report.
    fn finish(
        &self,
        mut taker: Taker<'_>,
        readings: Vec<InputFile>,
        output: Option<&Path>,
        standing: Option<Standing>,
    ) -> Ended {
        let engine = self.batch.engine_name();
        match taker.report {
            Some(ReportForm::Json) => {
                let tally = taker.tally.clone();
                push_summary(&tally, engine, taker.report());
            }
            Some(ReportForm::Table) => {
                let text = table(&taker.tally, &taker.lists, &escape_controls(engine));
                taker.report().extend_from_slice(text.as_bytes());
            }
            None => complain(&taker.tally.summary()),
        }
        let told = match taker.flush() {
            ControlFlow::Break(AnalysisStop::End(end)) => say_end(&end),
            _ => Status::Fine,
        };
        let status = taker.tally.status().max(told);
        let saved = match (taker.records, output, standing) {
            (Some(Output::Spool(_)), Some(path), Some(_)) if taker.tally.has_trouble => {
                let file = InputOrigin::File(path.to_owned()).shown_name();
                complain(&tr_with("cli-convert-incomplete", &[("file", file.into())]));
                Status::FileError
            }
            (Some(Output::Spool(spool)), Some(path), Some(standing)) => {
                save_spool(path, &spool, &standing.read(readings, path))
            }
            _ => Status::Fine,
        };
        if saved != Status::Fine {
            self.say_kept();
        }
        Ended {
            status: status.max(saved),
            is_saved: saved == Status::Fine,
        }
    }

    /// Reports why the batch ended early.
    fn say_broken(&self, broken: Broken<AnalysisStop>, output: Option<&Path>) -> Status {
        match broken {
            Broken::Ended(AnalysisStop::Interrupted(signal)) => {
                end_by(signal);
                return Status::FileError;
            }
            Broken::Ended(AnalysisStop::End(EarlyEnd::NobodyReads)) => return Status::Fine,
            Broken::Ended(AnalysisStop::End(EarlyEnd::WriteFailed(error))) if output.is_some() => {
                say_not_written(output.unwrap_or(Path::new("")), &error.into());
            }
            Broken::Ended(AnalysisStop::End(end)) => drop(say_end(&end)),
            Broken::Engine(trouble) => {
                complain(&engine_failed(self.batch.engine_name(), &trouble));
            }
            Broken::Journal(error) => complain(&not_kept(self.journal_path, &error)),
        }
        self.say_kept();
        Status::FileError
    }

    fn say_stopped(&self) {
        complain(&tr("analyse-stopped"));
        self.say_kept();
    }

    /// Reports which file holds the results that are missing from the output, and how to continue.
    fn say_kept(&self) {
        let Some(path) = self.journal_path.filter(|_| !self.journal.is_empty()) else {
            return;
        };
        let file = InputOrigin::File(path.to_owned()).shown_name();
        let count = u64::try_from(self.journal.len()).unwrap_or(u64::MAX);
        let variables = [("file", file.into()), ("count", count.into())];
        complain(&tr_with("analyse-kept", &variables));
    }
}
