//! Saves boards without remaining doubts as training data: pictures, and a text with their piece placements.

use crate::features::read_diagrams::tasks::crops::{new_folder, png_of};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::Pictured;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{LineId, Rows};
use tabiya_notation::picture_notes::PictureNotes;
use tabiya_notation::record::{Record, read_record};
use tabiya_picture::scanned::Crop;
use tabiya_text::{counted, name_text, tr, tr_with};

/// The name of the folder to create.
const FOLDER: &str = "corrected-boards";
/// The file with the piece placements of the pictures.
const PLACEMENTS: &str = "placements.tsv";

/// Saves corrected boards.
#[derive(Debug)]
pub struct SaveCorrections {
    /// Rows with their lines as they were read, and the pictures that they were read from.
    pub boards: Vec<(u64, LineId, Arc<Pictured>)>,
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The folder in which to create a new folder for the boards.
    pub folder: PathBuf,
}

impl Work for SaveCorrections {
    type News = Infallible;
    /// The number of saved boards and their folder. `None` if the task was cancelled.
    type Answer = Result<Option<(u64, PathBuf)>, String>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        self.save(report).map_err(|error| error.to_string())
    }
}

impl SaveCorrections {
    fn save(&self, report: &mut WorkReport<'_, Infallible>) -> io::Result<Option<(u64, PathBuf)>> {
        let of = self.boards.len() as u64;
        let corrected: Vec<_> = self
            .boards
            .iter()
            .filter_map(|board| self.corrected(board))
            .collect();
        if corrected.is_empty() {
            return Ok(Some((0, self.folder.clone())));
        }
        let (folder, _) = new_folder(&self.folder, FOLDER)?;
        let mut placements = BufWriter::new(File::create_new(folder.join(PLACEMENTS))?);
        for (corrected, number) in corrected.iter().zip(1..) {
            if report.progress(number, of).is_break() {
                return Ok(None);
            }
            let name = format!("{number:05}.png");
            File::create_new(folder.join(&name))?.write_all(&corrected.png)?;
            let Corrected {
                placement,
                below,
                id,
                ..
            } = corrected;
            writeln!(placements, "{name}\t{placement}\t{below}\t{id}")?;
        }
        placements.flush()?;
        Ok(Some((corrected.len() as u64, folder)))
    }

    /// Returns the board if it was read wrongly or with doubts, and all doubts are settled.
    fn corrected(&self, (row, line, picture): &(u64, LineId, Arc<Pictured>)) -> Option<Corrected> {
        let text = self.rows.read_line(*row).ok()?;
        let record = read_record(&text).ok()?;
        let notes = PictureNotes::of_tail(text.get(record.tail.clone())?);
        let as_read = self.rows.text_of(*line).ok()?;
        let as_read = read_record(&as_read).ok()?;
        let had_doubts = !picture.doubts.is_empty();
        let is_changed = as_read.position.board != record.position.board;
        if !notes.doubts.is_empty() || !(had_doubts || is_changed) {
            return None;
        }
        Some(Corrected {
            png: png_of(&Crop::of_file(picture.crop.as_deref()?)?)?,
            placement: placement_of(&record),
            below: if picture.is_white_below {
                "white"
            } else {
                "black"
            },
            id: notes.id.unwrap_or_default(),
        })
    }
}

struct Corrected {
    png: Vec<u8>,
    placement: String,
    below: &'static str,
    id: String,
}

fn placement_of(record: &Record) -> String {
    let fen = tabiya_notation::fen::write_fen(&record.position);
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// The task that saves corrected boards.
#[derive(Debug)]
pub struct SavingCorrections;

impl Task<State> for SavingCorrections {
    type Work = SaveCorrections;

    fn status(&self) -> String {
        tr("status-saving-corrections")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        answer: Result<Option<(u64, PathBuf)>, String>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        match answer {
            Ok(Some((0, _))) => shared.complain(tr("proofread-nothing-corrected")),
            Ok(Some((count, folder))) => {
                let [number, count] = counted(count);
                let variables = [number, count, ("folder", name_text(folder).into())];
                shared.inform(tr_with("proofread-saved", &variables));
            }
            Ok(None) => shared.inform(tr("message-cancelled")),
            Err(reason) => {
                let variables = [("reason", reason.into())];
                shared.report_failure(tr_with("proofread-not-saved", &variables));
            }
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<Option<(u64, PathBuf)>, String>> {
        Abandoned::Answered(Ok(None))
    }
}

/// Starts to save corrected boards.
pub(crate) fn save_corrections(
    shared: &mut Shared,
    work: SaveCorrections,
    runner: &mut dyn Runner,
) -> TaskId {
    start(shared, SavingCorrections, work, runner)
}
