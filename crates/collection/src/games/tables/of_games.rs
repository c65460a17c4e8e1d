//! A table that is made of games: a row for each, with a column for each tag, the result, the moves of the main line,
//! and the last position.
//!
//! The columns of moves and of the first position have names that no reader of tables takes for the solution or the
//! position of a puzzle. So the table, opened again, has the last positions of the games.

use super::columns::MAX_COLUMNS;
use super::form::TableForm;
use super::json::write::push_string;
use super::rows::append_csv_field;
use super::writing::LeftOutOfTable;
use crate::games::game::{Arrival, Game, PlaceNote};
use crate::games::in_row::{is_refused, tags_in_row};
use crate::games::reader::GameReader;
use std::collections::BTreeSet;
use tabiya_chess::Color;
use tabiya_lines::game_of_row;
use tabiya_notation::fen::write_fen;

/// The tags that each game has, in the order of the standard.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
/// The column of the moves.
const MOVES: &str = "movetext";
/// The column of the last position.
const LAST: &str = "fen";

/// The columns of a table to be made of games.
#[derive(Clone, Debug)]
pub struct GamesTable {
    form: TableForm,
    tags: BTreeSet<String>,
}

/// Writes the rows of a table of games.
#[derive(Clone, Debug)]
pub struct RowsOfGames {
    form: TableForm,
    tags: Vec<String>,
    names: Vec<String>,
}

impl GamesTable {
    /// Begins a table without any columns but those that each game fills.
    pub fn new(form: TableForm) -> Self {
        Self {
            form,
            tags: BTreeSet::new(),
        }
    }

    /// Gives each tag of the game in a row a column.
    pub fn note(&mut self, row: &[u8]) {
        for (tag, _) in tags_in_row(row) {
            self.add_tag(tag);
        }
    }

    /// Adds the columns of other games.
    pub fn add(&mut self, other: Self) {
        for tag in other.tags {
            self.add_tag(tag);
        }
    }

    fn add_tag(&mut self, tag: String) {
        if self.tags.len() + ROSTER.len() + 2 < MAX_COLUMNS {
            self.tags.insert(tag);
        }
    }

    /// Appends the names of the columns, if the form has a row for them, and returns the writer of all other rows.
    pub fn begin(self, out: &mut Vec<u8>) -> RowsOfGames {
        let of_roster = ROSTER
            .into_iter()
            .filter(|tag| *tag == "Result" || self.tags.contains(*tag));
        let mut tags: Vec<_> = of_roster.map(str::to_owned).collect();
        let others = self.tags.into_iter();
        tags.extend(others.filter(|tag| !ROSTER.contains(&tag.as_str())));
        let names = tags.iter().map(|tag| column_of(tag));
        let names: Vec<_> = names.chain([MOVES.to_owned(), LAST.to_owned()]).collect();
        if let TableForm::Separated(separator) = self.form {
            push_fields(names.iter().map(String::as_bytes), separator, out);
        }
        RowsOfGames {
            form: self.form,
            tags,
            names,
        }
    }
}

/// Returns the name of a tag's column. The position at the beginning must not be taken for the one of the row.
fn column_of(tag: &str) -> String {
    if tag.eq_ignore_ascii_case(LAST) {
        "StartFEN".to_owned()
    } else if tag.eq_ignore_ascii_case(MOVES) {
        format!("{tag}_tag")
    } else {
        tag.to_owned()
    }
}

impl RowsOfGames {
    /// Appends the row of the game in a row of a document of games. Rows without a game are left out.
    pub fn append(&self, row: &[u8], out: &mut Vec<u8>, left_out: &mut LeftOutOfTable) {
        let text = game_of_row(row);
        let mut reader = GameReader::new();
        let Some(game) = reader.read(&text, 0) else {
            left_out.unreadable += u64::from(!text.trim_ascii().is_empty());
            return;
        };
        let told = tags_in_row(row);
        let is_refused = is_refused(game);
        let values = self.tags.iter().map(|tag| {
            let value = told.iter().find(|(name, _)| name == tag);
            match value {
                Some((_, value)) => value.clone(),
                None if tag == "Result" => result_after(&text, game),
                None => String::new(),
            }
        });
        let mut values: Vec<_> = values.collect();
        if is_refused {
            values.extend([String::new(), String::new()]);
        } else {
            values.extend([main_line(&text, game), last_position(game)]);
        }
        tell_missing(&text, game, left_out);
        let tags = told.iter().filter(|(name, _)| !self.tags.contains(name));
        for (name, _) in tags {
            left_out.add_operation(name.as_bytes());
        }
        self.push_row(&values, out);
    }

    fn push_row(&self, values: &[String], out: &mut Vec<u8>) {
        if let TableForm::Separated(separator) = self.form {
            return push_fields(values.iter().map(String::as_bytes), separator, out);
        }
        out.push(b'{');
        let members = self.names.iter().zip(values);
        for (number, (name, value)) in members.enumerate() {
            if number > 0 {
                out.extend_from_slice(b", ");
            }
            push_string(name.as_bytes(), out);
            out.extend_from_slice(b": ");
            push_string(value.as_bytes(), out);
        }
        out.extend_from_slice(b"}\n");
    }
}

fn push_fields<'a>(fields: impl Iterator<Item = &'a [u8]>, separator: u8, out: &mut Vec<u8>) {
    for (number, field) in fields.enumerate() {
        if number > 0 {
            out.push(separator);
        }
        append_csv_field(field, separator, out);
    }
    out.push(b'\n');
}

/// Returns the result after the moves.
fn result_after(text: &[u8], game: &Game) -> String {
    let word = game.result.clone().and_then(|span| text.get(span));
    String::from_utf8_lossy(word.unwrap_or(b"*")).into_owned()
}

/// Returns the moves of the main line with their numbers. A null move is `--`.
fn main_line(text: &[u8], game: &Game) -> String {
    let mut moves = String::new();
    for (at, place) in game.places.iter().enumerate().skip(1) {
        if place.depth > 0 {
            continue;
        }
        let Some(before) = game.places.get(place.before as usize) else {
            continue;
        };
        let before = &before.position;
        let is_first = moves.is_empty();
        if !is_first {
            moves.push(' ');
        }
        match before.side_to_move {
            Color::Black if !is_first => {}
            side => {
                let dots = if side == Color::White { "." } else { "..." };
                moves.push_str(&before.fullmove_number.to_string());
                moves.push_str(dots);
                moves.push(' ');
            }
        }
        match game.san(text, at) {
            Some(san) if place.arrival != Arrival::Pass => {
                moves.push_str(&String::from_utf8_lossy(&san));
            }
            _ => moves.push_str("--"),
        }
    }
    moves
}

fn last_position(game: &Game) -> String {
    let last = game.last().and_then(|last| game.places.get(last));
    last.map(|last| write_fen(&last.position))
        .unwrap_or_default()
}

/// Counts what a row cannot hold of a game.
fn tell_missing(text: &[u8], game: &Game, left_out: &mut LeftOutOfTable) {
    let has_variations = game.places.iter().any(|place| place.depth > 0);
    let notes = || game.notes.iter().map(|(_, note)| note);
    let has_signs = notes().any(|note| matches!(note, PlaceNote::Glyph(_)));
    let mut comments = notes().filter_map(PlaceNote::comment);
    let has_comments = comments.any(|span| {
        let comment = String::from_utf8_lossy(text.get(span).unwrap_or_default());
        !comment.trim().is_empty()
    });
    let of_games = &mut left_out.of_games;
    of_games.variations += u64::from(has_variations);
    of_games.comments += u64::from(has_comments);
    of_games.signs += u64::from(has_signs);
    of_games.broken += u64::from(!game.faults.is_empty());
}
