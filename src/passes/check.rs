//! What each line is worth.

use super::chunks::{Order, Progress, Stop, each_chunk, each_chunk_of};
use super::error::PassError;
use super::mark::Mark;
use super::marks::Marks;
use crate::lines::{CHUNK_LINES, MAX_LINE_BYTES, ReadError, Rows};
use crate::notation::fen::read_strict;
use crate::notation::judgement::{Judgement, judge_but_fen, worst_in_file};
use crate::notation::record::{LineKind, line_kind};

/// What a line is worth: what `tabiya check` says of it, in a word. A line longer than any position
/// is unreadable, unless it is a comment.
///
/// ```
/// use tabiya::passes::{Mark, mark_of};
/// assert_eq!(mark_of(b"8/8/8/8/8/8/8/K1k5 w - - 0 1"), Mark::Fine);
/// assert_eq!(mark_of(b"8/8/8/8/8/8/8/K1k5"), Mark::Repaired);
/// ```
pub fn mark_of(line: &[u8]) -> Mark {
    if MAX_LINE_BYTES <= line.len() {
        return mark_of_long(line);
    }
    // Most lines are exact, and then there is no need for more words.
    if let Ok(position) = read_strict(line) {
        return Mark::of(worst_in_file(&position));
    }
    mark_of_judged(line, &judge_but_fen(line))
}

/// The same of a line that has been judged already.
pub fn mark_of_judged(line: &[u8], judgement: &Judgement) -> Mark {
    match judgement {
        Judgement::Read(read) => Mark::of(read.worst()),
        Judgement::Rejected(_) => Mark::Unreadable,
        Judgement::Skipped if line_kind(line) == LineKind::Comment => Mark::Comment,
        Judgement::Skipped => Mark::Blank,
    }
}

fn mark_of_long(line: &[u8]) -> Mark {
    let head = line.get(..MAX_LINE_BYTES).unwrap_or(line);
    match line_kind(head) {
        LineKind::Comment => Mark::Comment,
        LineKind::Blank | LineKind::Record | LineKind::Unreadable => Mark::Unreadable,
    }
}

/// Looks at every line of the file, and at our own. What is known already is not looked at again, so
/// that work that was cancelled goes on where it stopped.
///
/// # Errors
/// When it is cancelled, or a line cannot be read; what was found before stays.
pub fn check_all(rows: &Rows, marks: &Marks, progress: &mut Progress<'_>) -> Result<(), PassError> {
    check_own(rows, marks, progress)?;
    let source = rows.source();
    let missing: Vec<u64> = marks.missing_chunks().collect();
    let all = source.line_count();
    let mut known = None;
    let mut progress = |done, missing| {
        let known = *known.get_or_insert(all.saturating_sub(missing));
        progress(known + done, all)
    };
    let work = |chunk: u64, buffer: &mut Vec<u8>, stop: &Stop| {
        let mut found = Vec::with_capacity(usize::try_from(CHUNK_LINES).unwrap_or_default());
        source.each_part(chunk, buffer, |part| {
            let lines = part.lines().take_while(|_| !stop.is_set());
            found.extend(lines.map(|(_, line)| mark_of(line)));
        })?;
        if !stop.is_set() {
            marks.fill(chunk, found.into());
        }
        Ok(())
    };
    each_chunk(source, missing, Order::Any, work, |_, ()| (), &mut progress)
}

/// Our own lines are few, most of the time.
fn check_own(rows: &Rows, marks: &Marks, progress: &mut Progress<'_>) -> Result<(), PassError> {
    let count = rows.own_line_count();
    let work = |chunk: u64, _: &mut Vec<u8>, stop: &Stop| -> Result<(), ReadError> {
        let first = chunk * CHUNK_LINES;
        for line in first..count.min(first + CHUNK_LINES) {
            if stop.is_set() {
                break;
            }
            marks.of_own(rows, line);
        }
        Ok(())
    };
    if count == 0 || marks.knows_own(count) {
        return Ok(());
    }
    // They are not told among the lines of the file.
    let all = rows.source().line_count();
    let mut progress = |_, _| progress(0, all);
    let chunks = 0..count.div_ceil(CHUNK_LINES);
    each_chunk_of(count, chunks, Order::Any, work, |_, ()| (), &mut progress)
}
