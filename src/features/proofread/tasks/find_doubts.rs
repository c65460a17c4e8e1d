//! Finds boards that were read from pictures, reads their saved pictures, and takes them into the list.

use crate::features::proofread::model::{
    FoundBoards, OpenTurns, ProofFilter, ProofList, ProofRow, ProofreadAction, ProofreadState,
};
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
use tabiya_collection::document::{DocumentId, LineSet, Pictured, asked_of, is_turn_unknown};
use tabiya_collection::passes::{Boards, PassError, find};
use tabiya_collection::search::Query;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{LineId, RowSet, Rows};
use tabiya_notation::picture_doubts::{Doubt, PictureTurn};
use tabiya_notation::picture_notes::{NotedTurn, PictureNotes, page_of_id};
use tabiya_notation::picture_questions::TurnSign;
use tabiya_notation::record::read_record;
use tabiya_text::tr;

/// The maximum size of a board's picture in bytes.
const MAX_CROP: u64 = 1 << 20;
/// The maximum number of pictures to read, which are those of the least certain boards.
const MOST_CROPS: usize = 2000;
/// The number of rows between two progress reports.
const STEP: u64 = 1 << 12;

/// Finds boards that were read from pictures.
#[derive(Debug)]
pub struct FindDoubts {
    /// The document to search.
    pub document: DocumentId,
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The folder of the document's file, which also holds the pictures of boards.
    pub folder: Option<PathBuf>,
    /// The ids of lines whose picture is already in memory.
    pub known: HashSet<LineId>,
    /// The filter for boards.
    pub filter: ProofFilter,
    /// The additional condition.
    pub query: Option<Box<Query>>,
}

struct Candidate {
    row: ProofRow,
    notes: PictureNotes,
    is_wanted: bool,
}

impl Work for FindDoubts {
    type News = Infallible;
    /// The boards and the pictures read from disk. `None` if the task was cancelled or rows cannot be read.
    type Answer = Option<FoundBoards>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut candidates = self.candidates(report)?;
        let turns = self.open_turns(&candidates);
        candidates.retain(|candidate| candidate.is_wanted);
        // A stable sort keeps equally certain boards in their order.
        candidates.sort_by_key(|candidate| candidate.notes.confidence.unwrap_or(u8::MAX));
        let fetched = self.fetched(&candidates);
        let rows = candidates.iter().map(|candidate| candidate.row).collect();
        let list = ProofList {
            document: self.document,
            rows: Arc::new(rows),
        };
        Some((list, fetched, turns))
    }
}

impl FindDoubts {
    fn candidates(&self, report: &mut WorkReport<'_, Infallible>) -> Option<Vec<Candidate>> {
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

    fn open_turns(&self, candidates: &[Candidate]) -> OpenTurns {
        let mut lines = LineSet::none(&self.rows);
        for candidate in candidates {
            if let Some(line) = self.rows.line_id(candidate.row.row)
                && is_turn_unknown(&candidate.notes)
            {
                lines.insert(&self.rows, line);
            }
        }
        let marked = |side: Color| {
            let turns = candidates
                .iter()
                .filter_map(|candidate| candidate.notes.turn);
            let own = turns.filter(|turn| turn.sign == TurnSign::Mark && turn.side == side);
            own.count() as u64
        };
        OpenTurns {
            lines: Arc::new(lines),
            marked_white: marked(Color::White),
            marked_black: marked(Color::Black),
        }
    }

    /// The rows that meet the additional condition. `None` means all rows.
    fn asked(&self, report: &mut WorkReport<'_, Infallible>) -> Result<Option<RowSet>, PassError> {
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
        is_read.then_some(Candidate {
            row: ProofRow { row, line },
            notes,
            is_wanted,
        })
    }

    /// Reads the pictures beside the document that are not in memory yet.
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

/// Reads the picture that a record names. The path never leads out of the folder.
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
        is_alone: false,
        page: notes.id.as_deref().and_then(page_of_id).unwrap_or(1),
        place: 1,
        seen: None,
    }
}

fn seen_turn(noted: NotedTurn) -> PictureTurn {
    PictureTurn {
        is_white: noted.side == Color::White,
        certainty: f32::from(noted.certainty) / 100.0,
        sign: noted.sign,
    }
}

/// The task that searches for boards.
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
        take(&mut state.proofread, &mut state.shared, id, answer);
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

/// Starts the search for boards.
pub(crate) fn find_doubts(
    shared: &mut Shared,
    work: FindDoubts,
    runner: &mut dyn Runner,
) -> TaskId {
    start(shared, FindingDoubts, work, runner)
}

/// Takes the list if the state still waits for it.
pub(crate) fn take(
    own: &mut ProofreadState,
    shared: &mut Shared,
    id: TaskId,
    answer: Option<FoundBoards>,
) {
    if own.finding.take_if(|finding| *finding == id).is_none() {
        return;
    }
    let is_opening = std::mem::take(&mut own.is_opening);
    let Some((list, fetched, turns)) = answer else {
        return;
    };
    let is_empty = own.filter == ProofFilter::Doubtful && list.rows.is_empty();
    if is_opening && is_empty && !turns.lines.is_empty() {
        return shared.send(ProofreadAction::Filter(ProofFilter::Questions));
    }
    if let Some(document) = shared.document_mut_by_id(list.document) {
        for (row, picture) in fetched {
            // Boards edited in the meantime are left alone.
            if row.board(document).is_some() {
                document.note_pictured(row.row, picture);
            }
        }
        own.list = Some(list);
        own.open_turns = Some(turns);
    }
}
