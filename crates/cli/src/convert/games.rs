//! Games as a table: a row for each.

use super::tables::{SpooledRows, say_left_out};
use super::writing::{put, say_no_room};
use crate::args::ConvertArgs;
use crate::destination::Destination;
use crate::gathered_games::{gather, holds_games};
use crate::status::{Status, refused};
use crate::stream::{EarlyEnd, Output};
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Seek as _};
use tabiya_collection::games::{GamesTable, LeftOutOfTable, TableForm};
use tabiya_lines::Spool;
use tabiya_text::tr;

/// Converts files of games. `Err` is the status of a conversion that cannot be made.
pub(super) fn convert_games(args: ConvertArgs, form: TableForm) -> Result<Status, Status> {
    if !args.origins.iter().all(holds_games) {
        return Err(refused(&tr("cli-convert-games-alone")));
    }
    let mut destination = Destination::open(args.output)?;
    let spool = Spool::new().map_err(|error| say_no_room(&error))?;
    let gathered = gather(args.origins, Output::Spool(spool));
    let status = gathered.tally.status();
    if let Some(end) = gathered.end {
        return Err(status.max(destination.say_end(end)));
    }
    let Output::Spool(games) = gathered.output else {
        // The output is returned only when the work has ended.
        return Err(refused(&tr("cli-stopped")));
    };
    let is_shown = destination.is_shown();
    let made = games
        .into_file()
        .and_then(|file| made(file, form, is_shown));
    let written = made
        .map_err(EarlyEnd::WriteFailed)
        .and_then(|(table, left_out)| {
            let status = say_left_out(&left_out);
            put(table, &mut destination)?;
            Ok(status)
        });
    let of_table = written.map_err(|end| status.max(destination.say_end(end)))?;
    let saved = destination.save(gathered.readings, gathered.tally.has_trouble);
    Ok(status.max(of_table).max(saved))
}

/// Makes the table in a temporary file: the columns are known only after all games have been read once.
fn made(games: File, form: TableForm, is_shown: bool) -> io::Result<(Spool, LeftOutOfTable)> {
    let mut games = BufReader::new(games);
    let mut table = GamesTable::new(form);
    each_row(&mut games, |row| {
        table.note(row);
        Ok(())
    })?;
    games.rewind()?;
    let mut new = SpooledRows::new(is_shown)?;
    let rows = table.begin(&mut new.text);
    let mut left_out = LeftOutOfTable::default();
    each_row(&mut games, |row| {
        rows.append(row, &mut new.text, &mut left_out);
        new.write_if_long()
    })?;
    Ok((new.finish()?, left_out))
}

/// Reads the games that were gathered, as rows.
fn each_row(
    games: &mut BufReader<File>,
    mut take: impl FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<()> {
    let mut line = Vec::new();
    while games.read_until(b'\n', &mut line)? > 0 {
        take(line.trim_ascii())?;
        line.clear();
    }
    Ok(())
}
