//! Work on short runs of rows, on all processors, with the results in the order of the rows.

use super::chunks::LineProgress;
use super::table::NotWritten;
use std::ops::{ControlFlow, Range};
use tabiya_lines::{ReadError, Rows};
use tabiya_threads::pool::{Pool, PoolEvent};

/// The number of rows in one piece of the work.
const PIECE: u64 = 1 << 10;

/// Works on all rows. `take` gets the results one after the other.
pub(crate) fn each_piece<T: Send>(
    rows: &Rows,
    name: &'static str,
    work: impl Fn(Range<u64>) -> Result<T, ReadError> + Sync,
    mut take: impl FnMut(T) -> Result<(), NotWritten>,
    progress: &mut LineProgress<'_>,
) -> Result<(), NotWritten> {
    let len = rows.len();
    let mut from = 0;
    let next = |(): &mut ()| -> Option<Range<u64>> {
        let piece = from..(from + PIECE).min(len);
        from = piece.end;
        (!piece.is_empty()).then_some(piece)
    };
    let mut done = 0;
    let flow = Pool::new(name).run(
        next,
        || (),
        |(), piece, _| (piece.end, work(piece)),
        |event| {
            let result = match event {
                PoolEvent::Result((end, Ok(made))) => {
                    done = end;
                    take(made)
                }
                PoolEvent::Result((_, Err(error))) => Err(error.into()),
                PoolEvent::Idle => Ok(()),
            };
            let result = result.and_then(|()| match progress(done, len.max(1)) {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(()) => Err(NotWritten::Cancelled),
            });
            result.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        },
    );
    match flow {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(error) => Err(error),
    }
}
