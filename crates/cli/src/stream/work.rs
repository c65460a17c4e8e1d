//! Distributes the parts of the input among all processors and collects the results.

use super::inputs::{InputFile, InputOrigin, InputPart, LineInputs};
use super::output::{EarlyEnd, Output, ProgressLine};
use crate::complaints::{Complainer, Complaints};
use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tabiya_threads::pool::{Pool, PoolEvent, StopFlag, WorkerPanicked};

/// The work on the parts of the input.
pub(crate) trait PartWork: Send + Sync + 'static {
    /// Whether broken UTF-16 is kept as it is instead of being replaced by U+FFFD.
    const KEEPS_BROKEN_UTF16: bool;
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
    let inputs = LineInputs::new(origins, W::KEEPS_BROKEN_UTF16);
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
                progress.show(inputs.bytes);
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
