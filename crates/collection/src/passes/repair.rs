//! The changes that repairing every line would make.

use super::PassError;
use super::chunks::{LineProgress, ResultOrder, StopFlag, each_chunk, each_chunk_of};
use super::count::{MarkRun, each_run};
use super::marks::{LineMark, LineMarks};
use std::mem;
use tabiya_chess::{CastlingRights, Position};
use tabiya_lines::{CHUNK_LINES, LineId, RowSet, Rows};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::judgement::{Judgement, Read, Repaired, judge};
use tabiya_notation::line_text::line_of_text;
use tabiya_notation::record::{read_record, write_record};
use tabiya_notation::record_moves::{may_name_moves, with_standard_moves};
use tabiya_notation::repair::RepairKind;

/// A row and its repaired line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepairedLine {
    /// The row.
    pub row: u64,
    /// The repaired line.
    pub line: Vec<u8>,
    /// Whether words around the position, or marks of a variant, would be lost.
    pub drops_words: bool,
}

/// A function that returns a faulty position repaired; `None` if the user has to decide what is meant.
pub type PositionRepair = fn(&Position) -> Option<Position>;

/// The scope and manner of a repair.
#[derive(Clone, Debug)]
pub struct RepairScope {
    /// The style of the written FENs.
    pub style: FenStyle,
    /// The rows to repair; `None` for all.
    pub only: Option<RowSet>,
    /// The repair of the positions themselves; `None` to repair only their text.
    pub positions: Option<PositionRepair>,
}

/// Returns the lines that can be repaired, in the requested style and with their operations, in the
/// order of the rows.
///
/// Exact lines in any style stay as they are, as do lines whose meaning a person has to decide, and
/// lines whose mark is not known yet.
///
/// # Errors
/// Fails when it is cancelled, or a line cannot be read.
pub fn repair_all(
    rows: &Rows,
    marks: &LineMarks,
    scope: &RepairScope,
    progress: &mut LineProgress<'_>,
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

/// A line and its repaired text.
struct RepairOfLine {
    line: LineId,
    text: Vec<u8>,
    drops_words: bool,
}

impl RepairOfLine {
    /// Returns the repair of a line; `None` if there is nothing to repair, or the right repair is
    /// unknown.
    fn of(line: &[u8], id: LineId, scope: &RepairScope) -> Option<Self> {
        let Judgement::Read(read) = judge(line) else {
            return None;
        };
        let repaired = read.repaired.as_deref();
        // Only the user can decide which of two rights is meant.
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
        // Castling rights or targets that our FEN would drop stay as they were found, so that they
        // are reported and not lost.
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

/// Returns a record with its moves in standard notation; all other bytes stay.
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

/// Whether a line is the start of a game without a castling field: then nobody has lost the right.
fn is_bare_start(read: &Read, repaired: &Repaired) -> bool {
    const FIELDS_BEFORE_CASTLING: usize = 2;
    let fields: usize = if read.is_epd { 4 } else { 6 };
    let missing = repaired.repairs.iter();
    let missing = missing.filter(|repair| repair.kind == RepairKind::MissingFields);
    let missing = missing.map(|repair| repair.became.split_whitespace().count());
    let is_castling_missing = fields - FIELDS_BEFORE_CASTLING <= missing.sum::<usize>();
    is_castling_missing && read.position.board == Position::start().board
}

/// The lines to examine: lines of the file, and our own.
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
    marks: &'a LineMarks,
    scope: &'a RepairScope,
}

impl Pass<'_> {
    /// Calls `take` with each row that may need repair, and its line.
    fn each_wanted_row(
        &self,
        progress: &mut LineProgress<'_>,
        mut take: impl FnMut(u64, LineId),
    ) -> Result<(), PassError> {
        let only = self.scope.only.as_ref();
        let is_wanted = |row| only.is_none_or(|only| only.contains(row));
        let repairs_positions = self.scope.positions.is_some();
        each_run(self.rows, self.marks, progress, |run: MarkRun| {
            // Rows with other marks need no repair; illegal ones may.
            match run.mark {
                LineMark::Repaired | LineMark::Illegal => {}
                LineMark::Warned if repairs_positions => {}
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

    fn wanted(&self, progress: &mut LineProgress<'_>) -> Result<Lines, PassError> {
        let mut lines = Lines {
            file: RowSet::none(self.rows.source().line_count()),
            own: RowSet::none(self.rows.own_line_count()),
        };
        self.each_wanted_row(progress, |_, line| lines.insert(line))?;
        Ok(lines)
    }

    /// Repairs lines of the file, in the order of the lines.
    fn repair_file(
        &self,
        wanted: &RowSet,
        progress: &mut LineProgress<'_>,
    ) -> Result<Vec<RepairOfLine>, PassError> {
        let source = self.rows.source();
        let work = |chunk, buffer: &mut Vec<u8>, stop: &StopFlag| {
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
        each_chunk(source, chunks, ResultOrder::Kept, work, take, progress)?;
        Ok(all)
    }

    fn repair_own(
        &self,
        wanted: &RowSet,
        progress: &mut LineProgress<'_>,
    ) -> Result<Vec<RepairOfLine>, PassError> {
        let work = |chunk, _: &mut Vec<u8>, stop: &StopFlag| {
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
        each_chunk_of(count, chunks, ResultOrder::Kept, work, take, progress)?;
        Ok(all)
    }

    /// Assigns the repaired lines to rows. A line may be in several rows, in any order.
    fn by_rows(
        &self,
        mut repaired: Vec<RepairOfLine>,
        progress: &mut LineProgress<'_>,
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

/// Returns the chunks with some of these lines.
fn chunks_of(lines: &RowSet) -> Vec<u64> {
    let mut chunks = Vec::new();
    for run in lines.ranges() {
        chunks.extend(run.start / CHUNK_LINES..run.end.div_ceil(CHUNK_LINES));
    }
    chunks.dedup();
    chunks
}
