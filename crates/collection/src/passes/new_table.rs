//! Writes records, or games, as a new table.

use super::chunks::LineProgress;
use super::table::NotWritten;
use super::writing::each_piece;
use crate::games::{GamesTable, LeftOutOfTable, NewRows, NewTable, RowsOfGames, TableForm};
use std::io::Write;
use std::ops::Range;
use tabiya_lines::{ReadError, Rows};

/// Writes a table with a column for each operation of these records. Returns what it cannot hold; lines that are not
/// positions are left out.
///
/// # Errors
/// [`NotWritten`] gives the reason. Part of the output may have been written.
pub fn write_new_table(
    rows: &Rows,
    form: TableForm,
    out: &mut dyn Write,
    progress: &mut LineProgress<'_>,
) -> Result<LeftOutOfTable, NotWritten> {
    let mut table = NewTable::new(form);
    let note = |piece| noted(rows, form, piece);
    let add = |noted: NewTable| {
        table.add(&noted);
        Ok(())
    };
    // The columns are known only after all records have been read once.
    let mut no_progress = |_, of| progress(0, of);
    each_piece(rows, "columns", note, add, &mut no_progress)?;
    let mut head = Vec::new();
    let new_rows = table.begin(&mut head);
    let work = |piece| rows_of(rows, &new_rows, piece);
    write_rows(rows, "new table", &head, work, out, progress)
}

/// The text of a piece, and what it leaves out.
type Piece = (Vec<u8>, LeftOutOfTable);

/// Writes the head of a table and then the rows that `work` makes of each piece.
fn write_rows(
    rows: &Rows,
    name: &'static str,
    head: &[u8],
    work: impl Fn(Range<u64>) -> Result<Piece, ReadError> + Sync,
    out: &mut dyn Write,
    progress: &mut LineProgress<'_>,
) -> Result<LeftOutOfTable, NotWritten> {
    out.write_all(head).map_err(NotWritten::Output)?;
    let mut left_out = LeftOutOfTable::default();
    let take = |(text, left_out_here): Piece| {
        left_out.add(left_out_here);
        out.write_all(&text).map_err(NotWritten::Output)
    };
    each_piece(rows, name, work, take, progress)?;
    Ok(left_out)
}

fn noted(rows: &Rows, form: TableForm, piece: Range<u64>) -> Result<NewTable, ReadError> {
    let mut table = NewTable::new(form);
    for row in piece {
        table.note(&rows.read_line(row)?);
    }
    Ok(table)
}

fn rows_of(rows: &Rows, new_rows: &NewRows, piece: Range<u64>) -> Result<Piece, ReadError> {
    let (mut out, mut left_out) = (Vec::new(), LeftOutOfTable::default());
    let is_beginning = piece.start == 0;
    let mut new_rows = new_rows.clone();
    for row in piece {
        let line = rows.read_line(row)?;
        let is_first = is_beginning && out.is_empty();
        new_rows.append(&line, is_first, &mut out, &mut left_out);
    }
    Ok((out, left_out))
}

/// Writes a table with a row for each game of a document of games. Returns what it cannot hold.
///
/// # Errors
/// [`NotWritten`] gives the reason. Part of the output may have been written.
pub fn write_table_of_games(
    rows: &Rows,
    form: TableForm,
    out: &mut dyn Write,
    progress: &mut LineProgress<'_>,
) -> Result<LeftOutOfTable, NotWritten> {
    let mut table = GamesTable::new(form);
    let note = |piece: Range<u64>| -> Result<GamesTable, ReadError> {
        let mut table = GamesTable::new(form);
        for row in piece {
            table.note(&rows.read_line(row)?);
        }
        Ok(table)
    };
    let add = |noted: GamesTable| {
        table.add(noted);
        Ok(())
    };
    let mut no_progress = |_, of| progress(0, of);
    each_piece(rows, "tags", note, add, &mut no_progress)?;
    let mut head = Vec::new();
    let new_rows = table.begin(&mut head);
    let work = |piece| games_of(rows, &new_rows, piece);
    write_rows(rows, "table of games", &head, work, out, progress)
}

fn games_of(rows: &Rows, new_rows: &RowsOfGames, piece: Range<u64>) -> Result<Piece, ReadError> {
    let (mut out, mut left_out) = (Vec::new(), LeftOutOfTable::default());
    for row in piece {
        new_rows.append(&rows.read_line(row)?, &mut out, &mut left_out);
    }
    Ok((out, left_out))
}
