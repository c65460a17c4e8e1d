//! Writes records as games in portable game notation.

use super::chunks::LineProgress;
use super::table::NotWritten;
use std::io::Write;
use std::ops::{ControlFlow, Range};
use tabiya_lines::{ReadError, Rows};
use tabiya_notation::forms::{Form, FormSettings};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_notation::line_conversion::{LineConversion, escape};
use tabiya_threads::pool::{Pool, PoolEvent};

/// The number of rows in one piece of the work.
const PIECE: u64 = 1 << 10;

/// Writes each record as a game. Lines that are not positions are written so that readers of games
/// skip them.
///
/// # Errors
/// [`NotWritten`] gives the reason. Part of the output may have been written.
pub fn write_games(
    rows: &Rows,
    settings: FormSettings,
    out: &mut dyn Write,
    progress: &mut LineProgress<'_>,
) -> Result<(), NotWritten> {
    let conversion = LineConversion {
        form: Form::Pgn,
        settings,
        respells: false,
    };
    let len = rows.len();
    let mut from = 0;
    let next = |(): &mut ()| -> Option<Range<u64>> {
        let piece = from..(from + PIECE).min(len);
        from = piece.end;
        (!piece.is_empty()).then_some(piece)
    };
    let mut done = 0;
    let flow = Pool::new("games").run(
        next,
        || (),
        |(), piece, _| (piece.end, games_of(rows, piece, conversion)),
        |event| {
            let result = match event {
                PoolEvent::Result((end, Ok(games))) => {
                    done = end;
                    out.write_all(&games).map_err(NotWritten::Output)
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

fn games_of(
    rows: &Rows,
    piece: Range<u64>,
    conversion: LineConversion,
) -> Result<Vec<u8>, ReadError> {
    let mut out = Vec::new();
    for row in piece {
        let line = rows.read_line(row)?;
        match judge(&line) {
            Judgement::Read(read) => conversion.convert(&line, &read, &mut out),
            Judgement::Skipped if line.trim_ascii().is_empty() => continue,
            Judgement::Skipped | Judgement::Rejected(_) => {
                out.extend_from_slice(escape(Form::Pgn).unwrap_or_default());
                out.extend_from_slice(&line);
            }
        }
        out.extend_from_slice(b"\n\n");
    }
    Ok(out)
}
