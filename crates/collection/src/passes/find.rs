//! Search for rows that match a query.

mod asked_tables;
mod in_games;
mod source_search;

pub use asked_tables::AskedTables;
pub use in_games::GameTest;

use super::PassError;
use super::boards::Boards;
use super::chunks::{LineProgress, ResultOrder, StopFlag, each_chunk, each_chunk_of};
use super::slots::{STEP, ask, needed_chunks, own_lines};
use crate::search::Query;
use source_search::{Hits, QueryWithNeeds, SourceSearch, add_hit, no_hits};
use std::sync::Arc;
use tabiya_lines::{CHUNK_LINES, LineId, ReadError, RowSet, Rows, Span};

/// Returns the rows that match a query.
///
/// The position of a line that is not a record is its only reading after repair. The first search
/// for positions reads the file and stores the boards in `boards`, as far as it gets; later
/// searches use them. A search for text alone reads the file each time, but parses no positions. If the rows are games,
/// each is searched as [`GameTest`] says.
///
/// # Errors
/// Fails when it is cancelled, or a line cannot be read.
pub fn find(
    rows: &Rows,
    boards: &Boards,
    query: &Query,
    progress: &mut LineProgress<'_>,
) -> Result<RowSet, PassError> {
    find_with_tables(rows, boards, query, &Arc::default(), progress)
}

/// The same as [`find`]; conditions on the truth of endgames ask these tables.
///
/// # Errors
/// Fails when it is cancelled, or a line cannot be read.
pub fn find_with_tables(
    rows: &Rows,
    boards: &Boards,
    query: &Query,
    tables: &Arc<AskedTables>,
    progress: &mut LineProgress<'_>,
) -> Result<RowSet, PassError> {
    let asked = if rows.source().holds_games() {
        QueryWithNeeds::of_games(query, tables)
    } else {
        QueryWithNeeds::new(query, tables)
    };
    let (source, own) = (rows.source().line_count(), rows.own_line_count());
    let all = source + own;
    let in_source = {
        let mut progress = |done, _| progress(done, all);
        find_in_source(rows, boards, &asked, &mut progress)?
    };
    let in_own = {
        let mut progress = |done, _| progress(source + done, all);
        find_in_own(rows, &asked, &mut progress)?
    };
    rows_of_lines(rows, &in_source, &in_own, progress)
}

/// Judges lines one by one, outside a file that is searched repeatedly.
#[derive(Debug)]
pub struct LineTest(QueryWithNeeds);

impl LineTest {
    /// Creates the test for a query.
    pub fn new(query: &Query, tables: &Arc<AskedTables>) -> Self {
        Self(QueryWithNeeds::new(query, tables))
    }

    /// Whether a line, without its line end, matches as in [`find`].
    pub fn matches(&self, line: &[u8]) -> bool {
        self.0.allows(line)
    }
}

/// The bits of all chunks in one set.
struct AllHits {
    words: Vec<u64>,
    lines: u64,
}

impl AllHits {
    fn new(lines: u64) -> Self {
        let words = usize::try_from(lines.div_ceil(64)).unwrap_or_default();
        Self {
            words: vec![0; words],
            lines,
        }
    }

    fn put(&mut self, chunk: u64, hits: &Hits) {
        let first = usize::try_from(chunk * (CHUNK_LINES / 64)).unwrap_or(usize::MAX);
        let place = self.words.get_mut(first..).unwrap_or_default();
        for (word, hits) in place.iter_mut().zip(hits) {
            *word = *hits;
        }
    }

    fn finish(self) -> RowSet {
        RowSet::from_words(self.words, self.lines)
    }
}

fn find_in_source(
    rows: &Rows,
    boards: &Boards,
    asked: &QueryWithNeeds,
    progress: &mut LineProgress<'_>,
) -> Result<RowSet, PassError> {
    let source = rows.source();
    let search = SourceSearch {
        source,
        boards,
        asked,
    };
    let mut found = AllHits::new(source.line_count());
    each_chunk(
        source,
        needed_chunks(rows),
        ResultOrder::Any,
        |chunk, buffer, stop| search.chunk(chunk, buffer, stop),
        |chunk, hits| found.put(chunk, &hits),
        progress,
    )?;
    Ok(found.finish())
}

fn find_in_own(
    rows: &Rows,
    asked: &QueryWithNeeds,
    progress: &mut LineProgress<'_>,
) -> Result<RowSet, PassError> {
    let count = rows.own_line_count();
    let work = |chunk: u64, _: &mut Vec<u8>, stop: &StopFlag| -> Result<Hits, ReadError> {
        let mut hits = no_hits();
        for line in own_lines(chunk, count).take_while(|_| !stop.is_set()) {
            if rows.own_line(line).is_some_and(|text| asked.allows(text)) {
                add_hit(&mut hits, line % CHUNK_LINES);
            }
        }
        Ok(hits)
    };
    let mut found = AllHits::new(count);
    let chunks = 0..count.div_ceil(CHUNK_LINES);
    let take = |chunk, hits: Hits| found.put(chunk, &hits);
    each_chunk_of(count, chunks, ResultOrder::Any, work, take, progress)?;
    Ok(found.finish())
}

/// Returns the rows with certain lines.
fn rows_of_lines(
    rows: &Rows,
    in_source: &RowSet,
    in_own: &RowSet,
    progress: &mut LineProgress<'_>,
) -> Result<RowSet, PassError> {
    let lines = in_source.len() + in_own.len();
    let mut found = RowSet::none(rows.len());
    if in_source.is_empty() && in_own.is_empty() {
        return Ok(found);
    }
    let mut at = 0;
    for span in rows.spans(0..rows.len()) {
        let count = span.count();
        match span {
            Span::Source { first, .. } => found.copy_from(at, in_source, first..first + count),
            Span::Own { first, .. } => found.copy_from(at, in_own, first..first + count),
            Span::Picked(picked) => {
                for (row, line) in (at..).zip(picked.lines()) {
                    if row % STEP == 0 {
                        ask(progress, lines, lines)?;
                    }
                    let is_hit = match line {
                        LineId::Source(line) => in_source.contains(line),
                        LineId::Own(line) => in_own.contains(line),
                    };
                    if is_hit {
                        found.set(row, true);
                    }
                }
            }
        }
        at += count;
    }
    Ok(found)
}
