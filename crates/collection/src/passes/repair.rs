//! What repairing every line would change.

use super::chunks::{Order, Progress, Stop, each_chunk, each_chunk_of};
use super::count::{Run, each_run};
use super::error::PassError;
use super::mark::Mark;
use super::marks::Marks;
use std::mem;
use tabiya_chess::{CastlingRights, Position};
use tabiya_lines::{CHUNK_LINES, LineId, RowSet, Rows};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::judgement::{Judgement, Read, Repaired, judge};
use tabiya_notation::line_text::line_of_text;
use tabiya_notation::record::{read_record, write_record};
use tabiya_notation::record_moves::{may_name_moves, with_standard_moves};
use tabiya_notation::repair::RepairKind;

/// A row and what repairing would make of its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepairedLine {
    /// The row.
    pub row: u64,
    /// What would stand there.
    pub line: Vec<u8>,
    /// Whether words around the position, or marks of a variant, would be lost.
    pub drops_words: bool,
}

/// What one change makes of a position that has faults; `None` when a person has to say what is meant.
pub type PositionRepair = fn(&Position) -> Option<Position>;

/// What is to be repaired, and how.
#[derive(Clone, Debug)]
pub struct RepairScope {
    /// How FENs are written.
    pub style: FenStyle,
    /// These rows alone; `None` for all.
    pub only: Option<RowSet>,
    /// Positions are repaired by this, too, and not their text alone.
    pub positions: Option<PositionRepair>,
}

/// The lines in which something can be repaired, as they should be written: in the style that is asked
/// for, with their operations. In order of the rows.
///
/// Left alone are lines that are exact, whatever their style, lines of which a person has to say what
/// they mean, and lines whose mark is not known yet.
///
/// # Errors
/// When it is cancelled, or a line cannot be read.
pub fn repair_all(
    rows: &Rows,
    marks: &Marks,
    scope: &RepairScope,
    progress: &mut Progress<'_>,
) -> Result<Vec<RepairedLine>, PassError> {
    let all = rows.source().line_count().max(1);
    let mut done = 0;
    let mut ask = |now: u64, _| {
        done = now.max(done);
        progress(done, all)
    };
    let pass = Pass { rows, marks, scope };
    let lines = pass.wanted(&mut |_, _| ask(0, 0))?;
    let mut repaired = pass.repair_file(&lines.file, &mut ask)?;
    repaired.extend(pass.repair_own(&lines.own, &mut |_, _| ask(0, 0))?);
    pass.by_rows(repaired, &mut |_, _| ask(0, 0))
}

/// What becomes of a line in which something is repaired.
struct RepairOfLine {
    line: LineId,
    text: Vec<u8>,
    drops_words: bool,
}

impl RepairOfLine {
    /// `None` when there is nothing to repair, or no telling how.
    fn of(line: &[u8], id: LineId, scope: &RepairScope) -> Option<Self> {
        let Judgement::Read(read) = judge(line) else {
            return None;
        };
        let repaired = read.repaired.as_deref();
        // Which of two rights is meant, nobody but a person can say.
        if repaired.is_some_and(|repaired| !repaired.surplus_rights.is_empty()) {
            return None;
        }
        let repaired = repaired.filter(|_| read.is_repaired());
        let mut position = read.position;
        if repaired.is_some_and(|repaired| is_bare_start(&read, repaired)) {
            position.castling = CastlingRights::standard();
        }
        let better = scope.positions.and_then(|repair| repair(&position));
        let is_rewritten = repaired.is_some() || better.is_some();
        let mut text = match repaired {
            Some(repaired) => line_of_text(&repaired.text, line),
            None => line.to_vec(),
        };
        let position = better.unwrap_or(position);
        // What FEN in our words leaves out stays as it was found, so that it is told and not lost.
        if is_rewritten && position.only_possible() == position {
            text = write_record(&position, scope.style, &text);
        }
        if let Some(respelled) = with_moves_respelled(&text) {
            text = respelled;
        }
        text.shrink_to_fit();
        (text != line).then(|| Self {
            line: id,
            text,
            drops_words: repaired.is_some_and(Repaired::drops_text),
        })
    }
}

/// A record with its moves as the standard spells them; all other bytes stay.
fn with_moves_respelled(line: &[u8]) -> Option<Vec<u8>> {
    if !may_name_moves(line) {
        return None;
    }
    let record = read_record(line).ok()?;
    let tail = line.get(record.tail.clone())?;
    let respelled = with_standard_moves(&record.position, tail)?;
    let before = line.get(..record.tail.start)?;
    let behind = line.get(record.tail.end..)?;
    Some([before, &respelled, behind].concat())
}

/// Whether a line is the start of a game and says nothing of castling: then nobody has lost the right.
fn is_bare_start(read: &Read, repaired: &Repaired) -> bool {
    const FIELDS_BEFORE_CASTLING: usize = 2;
    let fields: usize = if read.is_epd { 4 } else { 6 };
    let missing = repaired.repairs.iter();
    let missing = missing.filter(|repair| repair.kind == RepairKind::MissingFields);
    let missing = missing.map(|repair| repair.became.split_whitespace().count());
    let is_castling_missing = fields - FIELDS_BEFORE_CASTLING <= missing.sum::<usize>();
    is_castling_missing && read.position.board == Position::start().board
}

/// Lines that are to be looked at, of the file and of our own.
struct Lines {
    file: RowSet,
    own: RowSet,
}

impl Lines {
    fn insert(&mut self, line: LineId) {
        match line {
            LineId::Source(line) => self.file.set(line, true),
            LineId::Own(line) => self.own.set(line, true),
        }
    }
}

struct Pass<'a> {
    rows: &'a Rows,
    marks: &'a Marks,
    scope: &'a RepairScope,
}

impl Pass<'_> {
    /// Calls `take` with each row that may have to be repaired, and its line.
    fn each_wanted_row(
        &self,
        progress: &mut Progress<'_>,
        mut take: impl FnMut(u64, LineId),
    ) -> Result<(), PassError> {
        let only = self.scope.only.as_ref();
        let is_wanted = |row| only.is_none_or(|only| only.contains(row));
        let repairs_positions = self.scope.positions.is_some();
        each_run(self.rows, self.marks, progress, |run: Run| {
            // Nothing has to be repaired in others; of illegal ones it is not known.
            match run.mark {
                Mark::Repaired | Mark::Illegal => {}
                Mark::Warned if repairs_positions => {}
                _ => return,
            }
            for row in run.rows.clone().filter(|row| is_wanted(*row)) {
                let place = row - run.rows.start;
                let line = match run.line {
                    LineId::Source(first) => LineId::Source(first + place),
                    LineId::Own(first) => LineId::Own(first + place),
                };
                take(row, line);
            }
        })
    }

    fn wanted(&self, progress: &mut Progress<'_>) -> Result<Lines, PassError> {
        let mut lines = Lines {
            file: RowSet::none(self.rows.source().line_count()),
            own: RowSet::none(self.rows.own_line_count()),
        };
        self.each_wanted_row(progress, |_, line| lines.insert(line))?;
        Ok(lines)
    }

    /// In order of the lines.
    fn repair_file(
        &self,
        wanted: &RowSet,
        progress: &mut Progress<'_>,
    ) -> Result<Vec<RepairOfLine>, PassError> {
        let source = self.rows.source();
        let work = |chunk, buffer: &mut Vec<u8>, stop: &Stop| {
            let mut repaired = Vec::new();
            source.each_part(chunk, buffer, |part| {
                let lines = part.lines().take_while(|_| !stop.is_set());
                let lines = lines.filter(|(number, _)| wanted.contains(*number));
                repaired.extend(lines.filter_map(|(number, line)| {
                    RepairOfLine::of(line, LineId::Source(number), self.scope)
                }));
            })?;
            Ok(repaired)
        };
        let mut all = Vec::new();
        let take = |_, repaired| all.extend::<Vec<_>>(repaired);
        let chunks = chunks_of(wanted);
        each_chunk(source, chunks, Order::Kept, work, take, progress)?;
        Ok(all)
    }

    fn repair_own(
        &self,
        wanted: &RowSet,
        progress: &mut Progress<'_>,
    ) -> Result<Vec<RepairOfLine>, PassError> {
        let work = |chunk, _: &mut Vec<u8>, stop: &Stop| {
            let lines = (chunk * CHUNK_LINES..wanted.len()).take(chunk_len());
            let lines = lines.take_while(|_| !stop.is_set());
            let repaired = |line| {
                let text = self.rows.own_line(line)?;
                RepairOfLine::of(text, LineId::Own(line), self.scope)
            };
            let lines = lines.filter(|line| wanted.contains(*line));
            Ok(lines.filter_map(repaired).collect())
        };
        let mut all = Vec::new();
        let take = |_, repaired| all.extend::<Vec<_>>(repaired);
        let (count, chunks) = (wanted.len(), chunks_of(wanted));
        each_chunk_of(count, chunks, Order::Kept, work, take, progress)?;
        Ok(all)
    }

    /// A line may stand in several rows, and in any order.
    fn by_rows(
        &self,
        mut repaired: Vec<RepairOfLine>,
        progress: &mut Progress<'_>,
    ) -> Result<Vec<RepairedLine>, PassError> {
        let mut found = Vec::new();
        let mut uses = vec![0_u32; repaired.len()];
        let mut next = 0;
        self.each_wanted_row(progress, |row, line| {
            let is_next = repaired
                .get(next)
                .is_some_and(|repaired| repaired.line == line);
            let at = if is_next {
                Ok(next)
            } else {
                repaired.binary_search_by_key(&line, |repaired| repaired.line)
            };
            if let Ok(at) = at {
                next = at + 1;
                found.push((row, at));
                uses.iter_mut().skip(at).take(1).for_each(|uses| *uses += 1);
            }
        })?;
        let mut take = |at: usize| {
            let (repaired, uses) = (repaired.get_mut(at)?, uses.get_mut(at)?);
            *uses -= 1;
            let text = match *uses {
                0 => mem::take(&mut repaired.text),
                _ => repaired.text.clone(),
            };
            Some((text, repaired.drops_words))
        };
        let lines = found.into_iter().filter_map(|(row, at)| {
            let (line, drops_words) = take(at)?;
            Some(RepairedLine {
                row,
                line,
                drops_words,
            })
        });
        Ok(lines.collect())
    }
}

fn chunk_len() -> usize {
    usize::try_from(CHUNK_LINES).unwrap_or(usize::MAX)
}

/// The chunks that have some of these lines.
fn chunks_of(lines: &RowSet) -> Vec<u64> {
    let mut chunks = Vec::new();
    for run in lines.ranges() {
        chunks.extend(run.start / CHUNK_LINES..run.end.div_ceil(CHUNK_LINES));
    }
    chunks.dedup();
    chunks
}
