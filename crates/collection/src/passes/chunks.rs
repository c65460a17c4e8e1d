//! Work on the chunks of a file, or of any other lines, on all processors.
//!
//! Workers process chunks; the calling thread alone combines the results and reports the progress.
//! [`tabiya_threads::pool`] distributes the work.
//!
//! Promises: if the progress callback stops the work, a read fails or anything panics, all workers
//! end within a few milliseconds, and no thread outlives the call. A panic continues in the calling
//! thread.

#[cfg(test)]
mod tests;

use super::PassError;
use std::ops::ControlFlow;
use std::time::Duration;
use tabiya_lines::{CHUNK_LINES, ReadError, Source};
use tabiya_threads::pool::{Pool, PoolEvent};

pub(super) use tabiya_threads::pool::{ResultOrder, StopFlag};

/// Receives the number of finished lines and the total (never 0); returns whether to continue.
pub type LineProgress<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

/// The maximum time between two calls of the progress callback.
const ASK_EVERY: Duration = Duration::from_millis(8);

/// Works on chunks of the file. `work` gets the number of a chunk, a buffer to reuse, and a stop flag. It must check
/// the flag at least every few milliseconds, and its result is dropped once the flag is set. `take` gets the number of
/// each chunk and its result.
pub(super) fn each_chunk<T: Send>(
    source: &Source,
    chunks: impl IntoIterator<Item = u64>,
    order: ResultOrder,
    work: impl Fn(u64, &mut Vec<u8>, &StopFlag) -> Result<T, ReadError> + Sync,
    take: impl FnMut(u64, T),
    progress: &mut LineProgress<'_>,
) -> Result<(), PassError> {
    each_chunk_of(source.line_count(), chunks, order, work, take, progress)
}

/// Does the same as [`each_chunk`] for any list of `lines` things, such as our own lines:
/// [`CHUNK_LINES`] of them are a chunk.
pub(super) fn each_chunk_of<T: Send>(
    lines: u64,
    chunks: impl IntoIterator<Item = u64>,
    order: ResultOrder,
    work: impl Fn(u64, &mut Vec<u8>, &StopFlag) -> Result<T, ReadError> + Sync,
    take: impl FnMut(u64, T),
    progress: &mut LineProgress<'_>,
) -> Result<(), PassError> {
    let chunks: Vec<u64> = chunks.into_iter().collect();
    let mut pool = Pool::new("pass");
    pool.workers = pool.workers.min(chunks.len());
    pool.order = order;
    let list = Chunks { lines, chunks };
    list.work_on(pool, work, take, progress)
}

/// The chunks to work on.
struct Chunks {
    /// The number of lines, including those in other chunks.
    lines: u64,
    chunks: Vec<u64>,
}

impl Chunks {
    fn work_on<T: Send>(
        &self,
        pool: Pool,
        work: impl Fn(u64, &mut Vec<u8>, &StopFlag) -> Result<T, ReadError> + Sync,
        mut take: impl FnMut(u64, T),
        progress: &mut LineProgress<'_>,
    ) -> Result<(), PassError> {
        if self.chunks.is_empty() {
            return Ok(());
        }
        let lines_all = self.chunks.iter().map(|chunk| self.lines_in(*chunk)).sum();
        let mut lines_done = 0;
        let mut ask = |done| progress(done, lines_all).map_break(|()| PassError::Cancelled);
        if let ControlFlow::Break(error) = ask(0) {
            return Err(error);
        }
        let pool = Pool {
            tick: ASK_EVERY,
            ..pool
        };
        let mut waiting = self.chunks.iter().copied();
        let ended = pool.run(
            |_: &mut Vec<u8>| waiting.next(),
            Vec::new,
            |buffer, chunk, stop| (chunk, work(chunk, buffer, stop)),
            |event| {
                match event {
                    PoolEvent::Result((chunk, Ok(made))) => {
                        lines_done += self.lines_in(chunk);
                        take(chunk, made);
                    }
                    PoolEvent::Result((_, Err(error))) => return ControlFlow::Break(error.into()),
                    PoolEvent::Idle => {}
                }
                ask(lines_done)
            },
        );
        match ended {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(error) => Err(error),
        }
    }

    fn lines_in(&self, chunk: u64) -> u64 {
        let before = chunk.saturating_mul(CHUNK_LINES);
        self.lines.saturating_sub(before).min(CHUNK_LINES)
    }
}

/// Returns the progress callback for stage `at`, from 0, of `count` equally long stages. The whole
/// pass has `lines` lines.
pub(super) fn stage<'a>(
    progress: &'a mut LineProgress<'_>,
    lines: u64,
    at: u64,
    count: u64,
) -> impl FnMut(u64, u64) -> ControlFlow<()> + 'a {
    move |done, all| {
        let part = |count: u64, share: u64, all: u64| {
            let scaled = u128::from(count) * u128::from(share) / u128::from(all.max(1));
            u64::try_from(scaled).unwrap_or(count)
        };
        let within = part(lines, done.min(all), all);
        let done = part(lines, at, count) + part(within, 1, count);
        progress(done.min(lines), lines)
    }
}
