//! Processes the lines of many files on all cores, with answers in order and in constant memory.
//!
//! A [`Pool`] of workers takes block after block, and the answers are
//! written in order. No queue can grow, and a slow reader of the output slows down everything.
//!
//! Deliberately absent: the meaning of the lines.

mod inputs;
mod origin;
mod output;
mod stored;

pub(super) use inputs::{InputPart, LineInputs, PartKind};
pub(super) use origin::{InputFile, InputOrigin};
pub(super) use output::{EarlyEnd, Output, ProgressLine, is_standard_output};

use crate::complaints::{Complainer, Complaints};
use crate::record_reader::FormReading;
use std::error::Error;
use std::fmt;
use std::io::{self, IsTerminal as _, Read};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tabiya_lines::{Packing, UnpackedOnce};
use tabiya_threads::pool::{Pool, PoolEvent, StopFlag, WorkerPanicked};

/// The format of a compressed file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Packed {
    Gzip,
    Zip,
}

impl Packed {
    const ALL: [Self; 2] = [Self::Gzip, Self::Zip];

    /// Returns the first bytes of such a file, with which no text begins.
    const fn mark(self) -> &'static [u8] {
        match self {
            Self::Gzip => b"\x1F\x8B",
            Self::Zip => b"PK\x03\x04",
        }
    }

    /// Returns the format if a file could not be read because it is compressed.
    pub(crate) fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl fmt::Display for Packed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the file is packed")
    }
}

impl Error for Packed {}

/// Returns the reader with all its bytes, unless the file is compressed.
fn unpacked(reader: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let marks = Packed::ALL.map(Packed::mark);
    let (head, reader) = with_head(reader, &marks)?;
    match Packed::ALL.into_iter().find(|packed| head == packed.mark()) {
        Some(packed) => Err(io::Error::new(io::ErrorKind::Unsupported, packed)),
        None => Ok(reader),
    }
}

/// Does the same as [`unpacked`] but decompresses streams while they are read. Archives are
/// refused.
fn unpacking(reader: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let [gzip, zstandard, bzip2] = Packing::ALL.map(Packing::mark);
    let marks = [gzip, zstandard, bzip2, Packed::Zip.mark()];
    let (head, reader) = with_head(reader, &marks)?;
    if head == Packed::Zip.mark() {
        return Err(io::Error::new(io::ErrorKind::Unsupported, Packed::Zip));
    }
    let packing = Packing::ALL.into_iter().find(|one| head == one.mark());
    Ok(match packing {
        Some(packing) => Box::new(UnpackedOnce::new(packing.unpacked(reader))),
        None => reader,
    })
}

/// Reads from the beginning of a reader until it is clear whether the bytes are one of these marks. Returns that
/// beginning, and a reader of all the bytes.
fn with_head(
    mut reader: Box<dyn Read + Send>,
    marks: &[&[u8]],
) -> io::Result<(Vec<u8>, Box<dyn Read + Send>)> {
    let mut head = Vec::new();
    // It reads no more bytes than necessary, since somebody may be typing them.
    while marks.iter().any(|mark| is_beginning(&head, mark)) {
        let mut byte = [0];
        match reader.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => head.extend(byte),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let whole = Box::new(io::Cursor::new(head.clone()).chain(reader));
    Ok((head, whole))
}

fn is_beginning(head: &[u8], mark: &[u8]) -> bool {
    head.len() < mark.len() && mark.starts_with(head)
}

/// The work on the parts of the input.
pub(crate) trait PartWork: Send + Sync + 'static {
    /// Whether broken UTF-16 is kept as it is instead of being replaced by U+FFFD.
    const KEEPS_BROKEN_UTF16: bool;
    /// Whether packed files are unpacked while they are read, instead of being refused.
    const UNPACKS: bool = false;
    /// How files are read that hold records in another form than lines, judging by their names.
    const FORMS: FormReading = FormReading::Records;
    /// The state that a worker keeps from one part to the next.
    type State: Default + 'static;
    /// The counts.
    type Tally: PartTally + Send + 'static;

    /// Produces the answer for a part.
    fn answer(
        &self,
        part: &InputPart,
        state: &mut Self::State,
        answer: &mut PartAnswer<Self::Tally>,
    );
}

/// Counts that are added up part by part.
pub(crate) trait PartTally: Default {
    /// Adds other counts.
    fn add(&mut self, other: &Self);
}

/// The answer for one part of the input.
#[derive(Debug, Default)]
pub(crate) struct PartAnswer<T> {
    /// Bytes for the output.
    pub(crate) out: Vec<u8>,
    /// Messages for standard error.
    pub(crate) err: Complaints,
    /// The counts.
    pub(crate) tally: T,
}

/// The result of the work.
#[derive(Debug)]
pub(crate) struct Finished<T> {
    /// The counts.
    pub(crate) tally: T,
    /// The reason for ending early, if it did.
    pub(crate) end: Option<EarlyEnd>,
    /// The destination of the answers.
    pub(crate) output: Output,
    /// The files that were read. If the work ended early, some may be missing.
    pub(crate) readings: Vec<InputFile>,
}

/// The state of a worker.
#[derive(Default)]
struct WorkerState<S> {
    own: S,
    /// The finished part, whose memory is reused.
    done: Option<InputPart>,
}

/// Processes all inputs. Returns when everything is answered, or no more output is possible: then a
/// worker may still be waiting for input that nobody needs.
pub(crate) fn work_through<W: PartWork>(
    origins: Vec<InputOrigin>,
    work: W,
    mut output: Output,
) -> Finished<W::Tally> {
    // The total length of sparse files may overflow.
    let mut lens = origins.iter().map(InputOrigin::len);
    let total = lens.try_fold(0, |total: u64, len| total.checked_add(len?));
    let is_typed = origins.contains(&InputOrigin::Standard) && io::stdin().is_terminal();
    let mut progress = ProgressLine::new(total, is_typed);
    let mut inputs = LineInputs::new(origins, W::KEEPS_BROKEN_UTF16);
    inputs.unpacks = W::UNPACKS;
    inputs.forms = W::FORMS;
    let inputs = Arc::new(Mutex::new(inputs));
    let mut tally = W::Tally::default();
    let mut complainer = Complainer::default();
    let ended = Pool::new("worker").run_detached(
        {
            let inputs = Arc::clone(&inputs);
            move |state: &mut WorkerState<W::State>| next_part(&inputs, state.done.take())
        },
        WorkerState::default,
        move |state, part, _: &StopFlag| {
            let mut answer = PartAnswer::default();
            work.answer(&part, &mut state.own, &mut answer);
            state.done = Some(part);
            answer
        },
        |event| {
            if let PoolEvent::Result(mut answer) = event {
                tally.add(&answer.tally);
                put(&mut answer, &mut output, &mut progress, &mut complainer)?;
            }
            // The lock may be held by a worker that waits for input.
            if let Ok(inputs) = inputs.try_lock() {
                progress.show(inputs.bytes());
            }
            ControlFlow::Continue(())
        },
    );
    progress.erase();
    complainer.tell_rest();
    // The lock is held only by a worker that still waits for input that nobody needs.
    let readings = inputs.try_lock();
    let readings = readings.map(|mut inputs| std::mem::take(&mut inputs.readings));
    Finished {
        tally,
        end: match ended {
            Ok(ControlFlow::Continue(())) => None,
            Ok(ControlFlow::Break(end)) => Some(end),
            Err(WorkerPanicked) => Some(EarlyEnd::Fault),
        },
        output,
        readings: readings.unwrap_or_default(),
    }
}

fn next_part(inputs: &Mutex<LineInputs>, done: Option<InputPart>) -> Option<InputPart> {
    let mut inputs: MutexGuard<'_, LineInputs> =
        inputs.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(done) = done {
        inputs.reuse(done);
    }
    inputs.next()
}

fn put<T>(
    answer: &mut PartAnswer<T>,
    output: &mut Output,
    progress: &mut ProgressLine,
    complainer: &mut Complainer,
) -> ControlFlow<EarlyEnd> {
    if !answer.out.is_empty() || !answer.err.is_empty() {
        progress.erase();
    }
    let end = output.print(&answer.out);
    complainer.tell(&mut answer.err);
    end.map_or(ControlFlow::Continue(()), ControlFlow::Break)
}
