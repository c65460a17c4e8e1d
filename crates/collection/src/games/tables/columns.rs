//! The columns of a table and their meaning.

use super::rows::{fields, row};
use std::{error, fmt, io};
use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::read_strict;
use tabiya_notation::moves::{read_move, read_uci};
use tabiya_notation::opcodes::has_form;
use tabiya_notation::operations::{FreeOpcodes, is_exact_epd_tail};
use tabiya_notation::record::read_record;

/// Separators between fields, the usual one first.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// The maximum number of columns of a table. Real tables have far fewer, and each may become an
/// operation of every record.
pub const MAX_COLUMNS: usize = 4096;

/// The maximum length of an opcode (PGN standard, section 16.2.4).
const LONGEST_OPCODE: usize = 15;

/// The columns of a table: which one has the position, which the solution, and the operations of
/// the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The separator between fields.
    pub separator: u8,
    /// Whether the first row contains the names of the columns.
    pub has_names: bool,
    /// The number of the column with the position, from 0.
    pub fen: usize,
    /// The number of the column with the solving moves, in coordinate or algebraic notation, if
    /// there is one.
    pub moves: Option<usize>,
    /// Whether the first of these moves leads to the position to be solved, as in the tables of the
    /// largest puzzle site.
    pub first_move_leads_to_it: bool,
    /// The other columns.
    pub others: Vec<OtherColumn>,
    /// All columns with a position in their first rows, by number and name.
    pub with_positions: Vec<(usize, String)>,
    /// The column among them that is used unless another is chosen.
    pub usual: usize,
    names: Vec<String>,
}

/// A column that becomes an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherColumn {
    /// Its number, from 0.
    pub at: usize,
    /// Its name, or the text in its first row.
    pub name: String,
    /// The opcode of the operation. No two columns have the same.
    pub opcode: String,
    /// Whether the column is wanted.
    pub is_kept: bool,
}

/// Names of known columns, in lower case without spaces and underscores, and their opcodes.
const KNOWN: [(&str, &str); 9] = [
    ("puzzleid", "id"),
    ("ratingdeviation", "rating_dev"),
    ("nbplays", "plays"),
    ("themes", "theme"),
    ("gameurl", "url"),
    ("openingtags", "opening"),
    ("name", "id"),
    ("title", "id"),
    ("comment", "c0"),
];

/// The columns of the largest puzzle site, for files without names.
const PUZZLES: [&str; 10] = [
    "PuzzleId",
    "FEN",
    "Moves",
    "Rating",
    "RatingDeviation",
    "Popularity",
    "NbPlays",
    "Themes",
    "GameUrl",
    "OpeningTags",
];

impl Columns {
    /// Recognises the columns of a table by its first rows; `None` if no column has positions, or
    /// there are too many columns. A text that is cut off within a row suffices if it has a few
    /// whole ones.
    pub fn of(head: &[u8]) -> Option<Self> {
        Self::read(head).ok().flatten()
    }

    /// Does the same as [`Self::of`] but reports too many columns. The time is linear in the length
    /// of the text.
    ///
    /// # Errors
    /// Fails when the table has more than [`MAX_COLUMNS`] columns.
    pub fn read(head: &[u8]) -> Result<Option<Self>, TooManyColumns> {
        let head = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head);
        let found = SEPARATORS.iter().rev();
        let found = found.filter_map(|separator| Self::separated_by(*separator, head));
        // Of several possible separators, the one that gives the most columns is right.
        let found = found.max_by_key(|columns| columns.names.len());
        let is_too_wide = found
            .as_ref()
            .is_some_and(|columns| columns.names.len() > MAX_COLUMNS)
            || (found.is_none() && is_wide_table(head));
        if is_too_wide {
            return Err(TooManyColumns);
        }
        Ok(found)
    }

    /// Returns the same columns with the position in another column.
    #[must_use]
    pub fn with_position_of(self, at: usize) -> Self {
        if at == self.fen || at >= self.names.len() {
            return self;
        }
        Self {
            with_positions: self.with_positions,
            usual: self.usual,
            ..Self::with_names(self.separator, at, &self.names, self.has_names)
        }
    }

    /// Returns the same columns with only these other columns kept, by their numbers.
    #[must_use]
    pub fn keeping(mut self, kept: &[usize]) -> Self {
        for column in &mut self.others {
            column.is_kept = kept.contains(&column.at);
        }
        self
    }

    fn separated_by(separator: u8, head: &[u8]) -> Option<Self> {
        let first = row(head, 0, separator)?;
        let first_row = texts(head.get(..first.end)?, separator);
        let second = row(head, first.next, separator);
        let second_row = second.and_then(|row| head.get(first.next..row.end));
        let second_row = second_row.map_or(Vec::new(), |row| texts(row, separator));
        let columns = Self::of_rows(separator, &first_row, &second_row)?;
        let row = if columns.has_names {
            &second_row
        } else {
            &first_row
        };
        let has_position = |at: &usize| {
            let field = row.get(*at);
            *at == columns.fen || field.is_some_and(|field| is_position(field))
        };
        let numbers = (0..columns.names.len()).filter(has_position);
        let named = numbers.filter_map(|at| Some((at, columns.names.get(at)?.clone())));
        let with_positions = named.collect();
        Some(Self {
            with_positions,
            ..columns
        })
    }

    fn of_rows(separator: u8, first_row: &[String], second_row: &[String]) -> Option<Self> {
        if let Some(fen) = first_row.iter().position(|field| is_position(field)) {
            return Some(Self::without_names(separator, fen, first_row));
        }
        let is_fen = |name: &String| matches!(&*plain(name), "fen" | "epd" | "position");
        let named = first_row.iter().position(is_fen);
        let found = second_row.iter().position(|field| is_position(field));
        // If the named column has no position in it, the column with a position counts.
        let fen = match (named, found) {
            (Some(named), Some(found)) => {
                let is_there = second_row
                    .get(named)
                    .is_some_and(|field| is_position(field));
                if is_there { named } else { found }
            }
            (named, found) => found.or(named)?,
        };
        Some(Self::with_names(separator, fen, first_row, true))
    }

    fn without_names(separator: u8, fen: usize, first_row: &[String]) -> Self {
        let moves = first_row.get(2).filter(|_| fen == 1);
        let mover = first_row.get(fen).and_then(|fen| mover_of(fen));
        let is_puzzle = matches!(first_row.len(), 9 | 10)
            && moves.zip(mover).is_some_and(|(moves, mover)| {
                let first = moves.split(' ').next().unwrap_or_default();
                read_uci(&mover, first).is_ok()
            });
        if is_puzzle {
            let names = PUZZLES.map(str::to_owned);
            let names = names.get(..first_row.len()).unwrap_or(&names);
            return Self::with_names(separator, fen, names, false);
        }
        let numbers = 1..=first_row.len();
        let names: Vec<_> = numbers.map(|number| format!("column{number}")).collect();
        Self::with_names(separator, fen, &names, false)
    }

    fn with_names(separator: u8, fen: usize, names: &[String], has_names: bool) -> Self {
        let is_solution =
            |name: &String| matches!(&*plain(name), "moves" | "solution" | "pv" | "line");
        let moves = names.iter().position(is_solution).filter(|at| *at != fen);
        let own = ["fmvn", "hmvc", "bm", "pv"];
        let own = own.iter().take(if moves.is_some() { 4 } else { 2 });
        let mut free = FreeOpcodes::besides(own.map(|opcode| opcode.as_bytes()));
        let mut others = Vec::new();
        for (at, name) in names.iter().enumerate() {
            if at == fen || Some(at) == moves {
                continue;
            }
            let opcode = free.take(&opcode_of(name));
            others.push(OtherColumn {
                at,
                name: name.clone(),
                opcode,
                is_kept: true,
            });
        }
        let first_move_leads_to_it =
            moves.is_some() && names.iter().any(|name| plain(name) == "puzzleid");
        Self {
            separator,
            has_names,
            fen,
            moves,
            first_move_leads_to_it,
            others,
            with_positions: Vec::new(),
            usual: fen,
            names: names.to_vec(),
        }
    }
}

/// Whether a text without a recognisable column of positions is nevertheless a table with too many
/// columns: its first line has them, and does not begin like a game or a comment.
fn is_wide_table(head: &[u8]) -> bool {
    let is_game = matches!(
        head.trim_ascii_start().first(),
        Some(b'[' | b'{' | b'%' | b';')
    );
    let line = head.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let is_wide = |separator: u8| memchr::memchr_iter(separator, line).count() >= MAX_COLUMNS;
    !is_game && (is_wide(b',') || is_wide(b'\t'))
}

/// The error for a table with more than [`MAX_COLUMNS`] columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyColumns;

impl TooManyColumns {
    /// Whether this is the cause of an error.
    pub fn is_why(error: &io::Error) -> bool {
        let why = error.get_ref();
        why.is_some_and(|why| why.downcast_ref::<Self>().is_some())
    }
}

impl fmt::Display for TooManyColumns {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "the table has more than {MAX_COLUMNS} columns")
    }
}

impl error::Error for TooManyColumns {}

impl From<TooManyColumns> for io::Error {
    fn from(why: TooManyColumns) -> Self {
        Self::other(why)
    }
}

/// Returns the fields of a row as texts, at most one more than the limit.
fn texts(row: &[u8], separator: u8) -> Vec<String> {
    let fields = fields(row, separator).take(MAX_COLUMNS + 1);
    fields
        .map(|field| String::from_utf8_lossy(&field).trim().to_owned())
        .collect()
}

fn is_position(field: &str) -> bool {
    let field = field.as_bytes();
    // The text after a position may be the next field.
    let is_record = || {
        let read = read_record(field).ok();
        let tail = read.and_then(|read| field.get(read.tail));
        tail.is_some_and(|tail| tail.is_empty() || is_exact_epd_tail(tail))
    };
    memchr::memchr_iter(b'/', field).count() >= 7 && (read_strict(field).is_ok() || is_record())
}

/// Reads a position with all its fields, or with four of them.
pub(super) fn position_of(field: &[u8]) -> Option<Position> {
    read_strict(field)
        .ok()
        .or_else(|| Some(read_record(field).ok()?.position))
}

fn mover_of(fen: &str) -> Option<Mover> {
    Mover::new(&position_of(fen.as_bytes())?).ok()
}

/// Reads a word of a solution as a move.
pub(super) fn move_of(mover: &Mover, word: impl AsRef<[u8]>) -> Option<tabiya_chess::Move> {
    let word = word.as_ref();
    let read = || {
        Some(
            read_move(mover, str::from_utf8(word).ok()?, &[])
                .ok()?
                .played,
        )
    };
    read_uci(mover, word).ok().or_else(read)
}

/// Returns a name in lower case, letters and digits only.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|sign| sign.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Returns the opcode for a column: that of a known name, or as many of its own characters as an
/// opcode can have.
fn opcode_of(name: &str) -> String {
    let plain = plain(name);
    if let Some((_, opcode)) = KNOWN.iter().find(|(known, _)| *known == plain) {
        return (*opcode).to_owned();
    }
    let small = name.trim().to_lowercase();
    let letters = small.chars().map(|sign| match sign {
        'a'..='z' | '0'..='9' => sign,
        _ => '_',
    });
    let opcode: String = letters.take(LONGEST_OPCODE).collect();
    let opcode = opcode.trim_matches('_').to_owned();
    if has_form(opcode.as_bytes()) && opcode.len() > 1 {
        return opcode;
    }
    let opcode = format!("column_{opcode}");
    let kept: String = opcode.chars().take(LONGEST_OPCODE).collect();
    kept.trim_end_matches('_').to_owned()
}
