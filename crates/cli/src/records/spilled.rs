//! Lines that are sorted by keys, in memory or in temporary files, and written in their new order.

use super::tally::{RecordTally, each_line_of, end_of};
use crate::destination::Destination;
use crate::encoded_writer::EncodedWriter;
use crate::saving::say_no_room;
use crate::status::{Status, say_end};
use crate::stream::{
    EarlyEnd, InputOrigin, InputPart, Output, PartAnswer, PartWork, ProgressLine, work_through,
};
use std::io;
use tabiya_collection::spill::{Sorted, Sorter, frame};
use tabiya_lines::decoding::Encoding;

/// The number of bytes that are written at once.
const WRITE_LEN: usize = 1 << 16;

/// Makes the keys of lines.
pub(super) trait RecordKeys: Send + Sync + 'static {
    /// Replaces the content of `key` by the key of a line. `room` is memory to reuse.
    fn put_key(&self, line: &[u8], key: &mut Vec<u8>, room: &mut Vec<u8>);

    /// Returns the place of the lines in the entries.
    fn line_place(&self) -> LinePlace {
        LinePlace::Payload
    }
}

/// The place of a line in an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LinePlace {
    /// The payload is the line with its end.
    Payload,
    /// The key is the line, and the payload its end, so that nothing is stored twice.
    Key,
}

/// A sorter in the folder for temporary files.
pub(super) fn sorter(memory: usize) -> Sorter {
    Sorter::new(&std::env::temp_dir(), memory)
}

/// All lines with their keys.
pub(super) struct Keyed {
    pub(super) tally: RecordTally,
    pub(super) sorter: Sorter,
    pub(super) readings: Vec<crate::stream::InputFile>,
}

/// Reads all lines, makes their keys, and adds them to a sorter.
///
/// # Errors
/// Fails when they cannot be stored; this is already reported.
pub(super) fn keyed(
    origins: Vec<InputOrigin>,
    keys: impl RecordKeys,
    sorter: Sorter,
) -> Result<Keyed, Status> {
    let finished = work_through(origins, KeyWork(keys), Output::Sorter(sorter));
    Ok(Keyed {
        tally: finished.tally,
        sorter: filled(finished.end, finished.output)?,
        readings: finished.readings,
    })
}

/// Returns the sorter with all entries.
///
/// # Errors
/// Fails when they could not be stored; this is already reported.
pub(super) fn filled(end: Option<EarlyEnd>, output: Output) -> Result<Sorter, Status> {
    match (end, output) {
        (None, Output::Sorter(sorter)) => Ok(sorter),
        (Some(EarlyEnd::WriteFailed(error)), _) => Err(say_no_room(&error)),
        (end, _) => Err(say_end(&end.unwrap_or(EarlyEnd::Fault))),
    }
}

struct KeyWork<K>(K);

impl<K: RecordKeys> PartWork for KeyWork<K> {
    const KEEPS_BROKEN_UTF16: bool = true;
    const UNPACKS: bool = true;
    type State = [Vec<u8>; 3];
    type Tally = RecordTally;

    fn answer(
        &self,
        part: &InputPart,
        [key, room, payload]: &mut [Vec<u8>; 3],
        answer: &mut PartAnswer<RecordTally>,
    ) {
        let PartAnswer { out, err, tally } = answer;
        each_line_of(part, err, tally, |line| {
            self.0.put_key(line.text, key, room);
            payload.clear();
            if self.0.line_place() == LinePlace::Payload {
                payload.extend_from_slice(line.text);
            }
            payload.extend_from_slice(end_of(line));
            frame(key, payload, out);
        });
    }
}

/// The reason why lines were not written.
pub(super) enum WriteError {
    /// The temporary files cannot be read.
    Temporary(io::Error),
    /// The output ended.
    Output(EarlyEnd),
}

/// Writes the lines of all entries in their order.
pub(super) fn write_sorted(
    sorted: &mut Sorted,
    place: LinePlace,
    total: u64,
    encoding: Option<Encoding>,
    destination: &mut Destination,
) -> Result<(), WriteError> {
    let encoding = encoding.unwrap_or(Encoding::Bytes);
    let is_shown = destination.is_shown();
    let mut progress = ProgressLine::of_writing(total);
    let mut out = Vec::with_capacity(WRITE_LEN);
    EncodedWriter::new(encoding, is_shown, &mut out).put_mark();
    let mut count = 0;
    loop {
        let entry = sorted.next_entry().map_err(WriteError::Temporary)?;
        if entry.is_none() || WRITE_LEN <= out.len() {
            if is_shown {
                progress.erase();
            }
            if let Some(end) = destination.output.print(&out) {
                progress.erase();
                return Err(WriteError::Output(end));
            }
            out.clear();
            progress.show(count);
        }
        let Some(entry) = entry else {
            progress.erase();
            return Ok(());
        };
        let (text, end) = match place {
            LinePlace::Payload => text_and_end(&entry.payload),
            LinePlace::Key => (entry.key.as_slice(), text_and_end(&entry.payload).1),
        };
        let mut writer = EncodedWriter::new(encoding, is_shown, &mut out);
        writer.put(text);
        writer.put_end(end);
        count += 1;
    }
}

/// Cuts a payload into the line and its line end.
pub(super) fn text_and_end(payload: &[u8]) -> (&[u8], &'static [u8]) {
    let ends: [&'static [u8]; 3] = [b"\r\n", b"\n", b"\r"];
    let cut = |end: &'static [u8]| Some((payload.strip_suffix(end)?, end));
    ends.into_iter().find_map(cut).unwrap_or((payload, b"\n"))
}

/// Writes all entries and saves the output. Returns the worst status.
pub(super) fn write_and_save(
    sorted: Sorted,
    total: u64,
    tally: &RecordTally,
    readings: Vec<crate::stream::InputFile>,
    destination: Destination,
) -> Status {
    let place = LinePlace::Payload;
    write_lines_and_save(sorted, place, total, tally, readings, destination)
}

/// Does the same with lines that may be keys.
pub(super) fn write_lines_and_save(
    mut sorted: Sorted,
    place: LinePlace,
    total: u64,
    tally: &RecordTally,
    readings: Vec<crate::stream::InputFile>,
    mut destination: Destination,
) -> Status {
    match write_sorted(&mut sorted, place, total, tally.encoding, &mut destination) {
        Ok(()) => tally
            .status()
            .max(destination.save(readings, tally.has_trouble)),
        Err(WriteError::Temporary(error)) => say_no_room(&error),
        Err(WriteError::Output(end)) => tally.status().max(destination.say_end(end)),
    }
}
