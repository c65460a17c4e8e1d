//! Input that is read twice: first to decide which lines are left out, and then to write the others.
//!
//! A second reading of a file costs less than sorting its lines, even if they have to be unpacked again. What comes from
//! a pipe is stored in the folder for temporary files first.

use super::tally::{RecordTally, each_line_of, end_of};
use crate::destination::Destination;
use crate::encoded_writer::EncodedWriter;
use crate::saving::say_no_room;
use crate::status::{Status, complain, say_end, trouble_text};
use crate::stream::{
    EarlyEnd, Finished, InputFile, InputOrigin, InputPart, Output, PartAnswer, PartKind, PartTally,
    PartWork, work_through,
};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use tabiya_collection::spill::{Contest, DroppedRows, put_row};
use tabiya_lines::Fingerprint;
use tabiya_lines::decoding::{DocumentLine, Encoding, LineBlock, LineEnd, LinePart};
use tabiya_text::tr;

/// Makes the keys of rows.
pub(super) trait RowKeys: Send + Sync + 'static {
    /// Returns the key and the rank of a line; `None` if the line is never left out.
    fn key_and_rank(&self, line: &[u8]) -> Option<(u128, u16)>;
}

/// The result of the first reading.
pub(super) struct Decided {
    pub(super) tally: RecordTally,
    dropped: Arc<DroppedRows>,
    pub(super) readings: Vec<InputFile>,
}

/// Replaces each input that can be read only once by one that is stored.
///
/// # Errors
/// Fails when it cannot be stored; this is already reported.
pub(super) fn stored(origins: Vec<InputOrigin>) -> Result<Vec<InputOrigin>, Status> {
    let stored = origins.into_iter().map(InputOrigin::stored);
    let stored: io::Result<_> = stored.collect();
    stored.map_err(|error| say_no_room(&error))
}

/// Reads all lines and decides which of them are left out.
///
/// # Errors
/// Fails when their keys cannot be stored; this is already reported.
pub(super) fn decided(
    origins: Vec<InputOrigin>,
    keys: impl RowKeys,
    contest: Contest,
) -> Result<Decided, Status> {
    let finished = work_through(origins, KeyWork(keys), Output::Contest(contest));
    let dropped = match (finished.end, finished.output) {
        (None, Output::Contest(contest)) => contest.finish(),
        (Some(EarlyEnd::WriteFailed(error)), _) => Err(error),
        (end, _) => return Err(say_end(&end.unwrap_or(EarlyEnd::Fault))),
    };
    Ok(Decided {
        tally: finished.tally,
        dropped: Arc::new(dropped.map_err(|error| say_no_room(&error))?),
        readings: finished.readings,
    })
}

struct KeyWork<K>(K);

impl<K: RowKeys> PartWork for KeyWork<K> {
    const KEEPS_BROKEN_UTF16: bool = true;
    const UNPACKS: bool = true;
    type State = ();
    type Tally = RecordTally;

    fn answer(&self, part: &InputPart, (): &mut (), answer: &mut PartAnswer<RecordTally>) {
        let PartAnswer { out, err, tally } = answer;
        each_line_of(part, err, tally, |line| {
            if let Some((key, rank)) = self.0.key_and_rank(line.text) {
                put_row(key, rank, part.lines_before + line.number, out);
            }
        });
    }
}

/// The lines that are written in the second reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// Those that stay.
    Kept,
    /// Those that are left out.
    Dropped,
}

/// Reads all lines again and writes some of them. Returns their number.
///
/// # Errors
/// Fails when that is not possible; this is already reported.
pub(super) fn write_rows(
    origins: &[InputOrigin],
    decided: &Decided,
    written: Written,
    destination: &mut Destination,
) -> Result<u64, Status> {
    let is_shown = destination.is_shown();
    let encoding = decided.tally.encoding.unwrap_or(Encoding::Bytes);
    let mut mark = Vec::new();
    EncodedWriter::new(encoding, is_shown, &mut mark).put_mark();
    if let Some(end) = destination.output.print(&mark) {
        return Err(destination.say_end(end));
    }
    let fault = Arc::default();
    let work = WriteWork {
        dropped: Arc::clone(&decided.dropped),
        written,
        is_shown,
        fault: Arc::clone(&fault),
    };
    let finished = work_through(origins.to_vec(), work, destination.take_output());
    let Finished {
        tally,
        end,
        output,
        readings,
    } = finished;
    destination.output = output;
    if let Some(end) = end {
        return Err(destination.say_end(end));
    }
    let mut fault = fault.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(error) = fault.take() {
        return Err(say_no_room(&error));
    }
    check_unchanged(&decided.readings, &readings)?;
    Ok(tally.0)
}

/// Checks that the second reading found the files of the first one.
fn check_unchanged(first: &[InputFile], second: &[InputFile]) -> Result<(), Status> {
    let is_same = |first: &InputFile| {
        let again = second.iter().find(|file| file.path == first.path);
        let now = first.path.metadata().ok();
        again.is_some_and(|again| again.fingerprint == first.fingerprint)
            && now.is_some_and(|now| Fingerprint::of(&now) == first.fingerprint)
    };
    match first.iter().find(|file| !is_same(file)) {
        None => Ok(()),
        Some(changed) => {
            let origin = InputOrigin::File(changed.path.clone());
            let reason = io::Error::other(tr("records-changed"));
            complain(&trouble_text(&origin, &reason));
            Err(Status::FileError)
        }
    }
}

/// The number of lines that were written.
#[derive(Debug, Default)]
struct WriteTally(u64);

impl PartTally for WriteTally {
    fn add(&mut self, other: &Self) {
        self.0 += other.0;
    }
}

struct WriteWork {
    dropped: Arc<DroppedRows>,
    written: Written,
    is_shown: bool,
    /// The reason why the dropped rows cannot be read.
    fault: Arc<Mutex<Option<io::Error>>>,
}

impl PartWork for WriteWork {
    const KEEPS_BROKEN_UTF16: bool = true;
    const UNPACKS: bool = true;
    type State = ();
    type Tally = WriteTally;

    fn answer(&self, part: &InputPart, (): &mut (), answer: &mut PartAnswer<WriteTally>) {
        // Everything else was reported in the first reading.
        let PartKind::Lines { block, .. } = &part.kind else {
            return;
        };
        if let Err(error) = self.write(part, block, answer) {
            let mut fault = self.fault.lock().unwrap_or_else(PoisonError::into_inner);
            fault.get_or_insert(error);
        }
    }
}

impl WriteWork {
    fn write(
        &self,
        part: &InputPart,
        block: &LineBlock,
        answer: &mut PartAnswer<WriteTally>,
    ) -> io::Result<()> {
        let first = part.lines_before + block.first_number();
        let end = part.lines_before + block.next_number() + 1;
        let are_dropped = self.dropped.among(first..end)?;
        let is_wanted = |line: &DocumentLine<'_>| {
            let row = part.lines_before + line.number - first;
            let is_dropped = usize::try_from(row)
                .ok()
                .and_then(|row| are_dropped.get(row));
            line.part == LinePart::Whole
                && is_dropped.copied().unwrap_or_default() == (self.written == Written::Dropped)
        };
        let are_bytes_kept = !self.is_shown && !matches!(part.encoding, Encoding::Utf16(_));
        answer.tally.0 = if are_bytes_kept {
            copy_lines(block, is_wanted, &mut answer.out)
        } else {
            let mut writer = EncodedWriter::new(part.encoding, self.is_shown, &mut answer.out);
            let lines = block.lines().filter(is_wanted);
            lines.fold(0, |count, line| {
                writer.put(line.text);
                writer.put_end(end_of(&line));
                count + 1
            })
        };
        Ok(())
    }
}

/// Copies lines with their ends, neighbouring ones together. Returns their number.
fn copy_lines(
    block: &LineBlock,
    is_wanted: impl Fn(&DocumentLine<'_>) -> bool,
    out: &mut Vec<u8>,
) -> u64 {
    let text = block.text();
    let mut count = 0;
    let (mut begin, mut at) = (0, 0);
    for line in block.lines() {
        let next = at + line.text.len() + line.end.bytes().len();
        if is_wanted(&line) {
            count += 1;
            if line.end == LineEnd::None {
                out.extend_from_slice(text.get(begin..next).unwrap_or_default());
                out.extend_from_slice(end_of(&line));
                begin = next;
            }
        } else {
            out.extend_from_slice(text.get(begin..at).unwrap_or_default());
            begin = next;
        }
        at = next;
    }
    out.extend_from_slice(text.get(begin..).unwrap_or_default());
    count
}
