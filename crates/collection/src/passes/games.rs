//! Writes records as games in portable game notation.

use super::chunks::LineProgress;
use super::pieces::each_piece;
use super::table::NotWritten;
use std::io::Write;
use std::ops::Range;
use tabiya_lines::{ReadError, Rows};
use tabiya_notation::forms::{Form, FormSettings};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_notation::line_conversion::{LineConversion, escape};

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
    each_piece(
        rows,
        "games",
        |piece| games_of(rows, piece, conversion),
        |games| out.write_all(&games).map_err(NotWritten::Output),
        progress,
    )
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
