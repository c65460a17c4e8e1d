//! Boards that were read from pictures are looked for, and what they were read from is fetched again.

use crate::features::proofread::model::{FoundBoards, ProofFilter, ProofList, ProofRow};
use crate::features::proofread::tasks::found;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::collections::HashSet;
use std::convert::Infallible;
use std::fs::File;
use std::io::Read as _;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use tabiya_chess::problems::is_legal;
use tabiya_chess::{Color, Piece, Position, Role};
use tabiya_collection::document::{DocumentId, Pictured, asked_of};
use tabiya_collection::passes::{Boards, PassError, find};
use tabiya_collection::search::Query;
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::{LineId, RowSet, Rows};
use tabiya_notation::picture_doubts::{Doubt, Turn};
use tabiya_notation::picture_notes::{NotedTurn, PictureNotes, page_of_id};
use tabiya_notation::record::read_record;
use tabiya_text::tr;

/// No picture of a board has more bytes.
const MAX_CROP: u64 = 1 << 20;
/// So many pictures are fetched at most: those of the least certain boards.
const MOST_CROPS: usize = 2000;
/// So often it is told how far it is.
const STEP: u64 = 1 << 12;

/// Find boards that were read from pictures.
#[derive(Debug)]
pub struct FindDoubts {
    /// Of which document.
    pub document: DocumentId,
    /// A snapshot of its rows.
    pub rows: Rows,
    /// Where its file is: pictures of boards stand beside it.
    pub folder: Option<PathBuf>,
    /// The lines, in their first form, of which the picture is known already.
    pub known: HashSet<LineId>,
    /// Which of them.
    pub filter: ProofFilter,
    /// What else is asked of them.
    pub query: Option<Box<Query>>,
}

struct Candidate {
    row: ProofRow,
    notes: PictureNotes,
}

impl Work for FindDoubts {
    type News = Infallible;
    /// The boards, and the pictures that have been fetched. `None` if it was cancelled, or rows cannot be read.
    type Answer = Option<FoundBoards>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        let mut candidates = self.candidates(report)?;
        // Stable: equally certain ones stay in their order.
        candidates.sort_by_key(|candidate| candidate.notes.confidence.unwrap_or(u8::MAX));
        let fetched = self.fetched(&candidates);
        let rows = candidates.iter().map(|candidate| candidate.row).collect();
        let list = ProofList {
            document: self.document,
            rows: Arc::new(rows),
        };
        Some((list, fetched))
    }
}

impl FindDoubts {
    fn candidates(&self, report: &mut Report<'_, Infallible>) -> Option<Vec<Candidate>> {
        let count = self.rows.len();
        let asked = self.asked(report).ok()?;
        let mut candidates = Vec::new();
        for row in 0..count {
            if row % STEP == 0 && report.progress(row, count).is_break() {
                return None;
            }
            if asked.as_ref().is_some_and(|asked| !asked.contains(row)) {
                continue;
            }
            let line = self.rows.read_line(row).ok()?;
            candidates.extend(self.candidate(row, &line));
        }
        Some(candidates)
    }

    /// The rows that answer to what else is asked; `None` for all.
    fn asked(&self, report: &mut Report<'_, Infallible>) -> Result<Option<RowSet>, PassError> {
        let Some(query) = &self.query else {
            return Ok(None);
        };
        let boards = Boards::new(self.rows.source());
        let mut progress = |done, of| report.progress(done, of);
        find(&self.rows, &boards, query, &mut progress).map(Some)
    }

    fn candidate(&self, row: u64, line: &[u8]) -> Option<Candidate> {
        let words: [&[u8]; 4] = [b"ask", b"confidence", b"doubt", b"source"];
        let has_word = |word: &&[u8]| memchr::memmem::find(line, word).is_some();
        if !words.iter().any(has_word) {
            return None;
        }
        let record = read_record(line).ok()?;
        let notes = PictureNotes::of_tail(line.get(record.tail)?);
        let is_read = notes.confidence.is_some()
            || notes.source.is_some()
            || !notes.doubts.is_empty()
            || !notes.questions.is_empty();
        let is_wanted = match self.filter {
            ProofFilter::Doubtful => !notes.doubts.is_empty(),
            ProofFilter::Questions => !asked_of(notes.questions, &record.position).is_empty(),
            ProofFilter::Illegal => !is_legal(&record.position),
            ProofFilter::WithoutKing => !has_kings(&record.position),
            ProofFilter::All => true,
        };
        let line = self.rows.first_form(self.rows.line_id(row)?);
        (is_read && is_wanted).then_some(Candidate {
            row: ProofRow { row, line },
            notes,
        })
    }

    /// The pictures that are kept beside the document and not known yet.
    fn fetched(&self, candidates: &[Candidate]) -> Vec<(ProofRow, Arc<Pictured>)> {
        let Some(folder) = &self.folder else {
            return Vec::new();
        };
        let unknown = candidates
            .iter()
            .filter(|candidate| !self.known.contains(&candidate.row.line));
        let with_crop = unknown.filter_map(|candidate| {
            let crop = crop_at(folder, candidate.notes.crop.as_deref()?)?;
            Some((candidate.row, Arc::new(pictured(&candidate.notes, crop))))
        });
        with_crop.take(MOST_CROPS).collect()
    }
}

fn has_kings(position: &Position) -> bool {
    let count = |color| {
        let kings = position.board.squares_of(Piece::new(color, Role::King));
        kings.into_iter().count()
    };
    [Color::White, Color::Black].map(count) == [1, 1]
}

/// A picture that a record names: below the folder, whatever the record says.
fn crop_at(folder: &Path, name: &str) -> Option<Arc<[u8]>> {
    let inside = Path::new(name);
    let is_plain = |part: Component<'_>| matches!(part, Component::Normal(_));
    if !inside.components().all(is_plain) {
        return None;
    }
    let path = folder.join(inside);
    if !path.is_file() {
        return None;
    }
    let mut bytes = Vec::new();
    File::open(path)
        .ok()?
        .take(MAX_CROP)
        .read_to_end(&mut bytes)
        .ok()?;
    Some(bytes.into())
}

fn pictured(notes: &PictureNotes, crop: Arc<[u8]>) -> Pictured {
    let doubts = notes.doubts.iter().map(|doubt| Doubt {
        square: usize::from(7 - doubt.square.rank().index()) * 8
            + usize::from(doubt.square.file().index()),
        alternatives: doubt
            .alternatives
            .iter()
            .map(|(man, chance)| (man.map_or('.', Piece::letter), f32::from(*chance) / 100.0))
            .collect(),
    });
    Pictured {
        crop: Some(crop),
        doubts: doubts.collect(),
        is_white_below: !notes.is_black_below,
        below: None,
        turn: notes.turn.map(seen_turn),
        questions: notes.questions,
        is_written: false,
        confidence: f32::from(notes.confidence.unwrap_or(0)) / 100.0,
        page: notes.id.as_deref().and_then(page_of_id).unwrap_or(1),
        place: 1,
    }
}

fn seen_turn(noted: NotedTurn) -> Turn {
    Turn {
        is_white: noted.side == Color::White,
        certainty: f32::from(noted.certainty) / 100.0,
        sign: noted.sign,
    }
}

/// Boards are being looked for.
#[derive(Debug)]
pub struct FindingDoubts;

impl Task<State> for FindingDoubts {
    type Work = FindDoubts;

    fn status(&self) -> String {
        tr("status-finding-doubts")
    }

    fn on_answer(
        &self,
        id: TaskId,
        answer: Option<FoundBoards>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        found::take(&mut state.proofread, &mut state.shared, id, answer);
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Option<FoundBoards>> {
        Abandoned::Answered(None)
    }
}

/// Begins to look for boards.
pub(crate) fn find_doubts(
    shared: &mut Shared,
    work: FindDoubts,
    runner: &mut dyn Runner,
) -> TaskId {
    start(shared, FindingDoubts, work, runner)
}
