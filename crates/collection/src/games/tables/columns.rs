//! The columns of a table and their meaning.

use super::evals;
use super::fault::TableFault;
use super::form::TableForm;
use super::json::head::ObjectColumns;
use super::json::write::ObjectStyle;
use super::positions::{final_position, is_position, mover_of};
use super::rows::{fields, row};
use tabiya_notation::moves::read_uci;
use tabiya_notation::opcodes::has_form;
use tabiya_notation::operations::FreeOpcodes;

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
    /// The form of the table.
    pub form: TableForm,
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
    /// Whether the column with the position has a line of moves from the starting position instead, as in the table of
    /// openings of the largest site. The position is the one at its end.
    pub positions_are_lines: bool,
    /// The number of the column with evaluations, in the form of the largest site, if there is one.
    pub evals: Option<usize>,
    /// The other columns.
    pub others: Vec<OtherColumn>,
    /// All columns with a position in their first rows, by number and name.
    pub with_positions: Vec<(usize, String)>,
    /// The column among them that is used unless another is chosen.
    pub usual: usize,
    pub(super) names: Vec<String>,
    /// The style of the objects of JSON lines.
    objects: ObjectColumns,
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

    /// Does the same as [`Self::of`] but reports why a table is not read. `None` if nothing shows that the text is a
    /// table. The time is linear in the length of the text.
    ///
    /// # Errors
    /// Fails when the table has more than [`MAX_COLUMNS`] columns, or consists of objects without a position.
    pub fn read(head: &[u8]) -> Result<Option<Self>, TableFault> {
        let head = without_mark(head);
        if let Some(found) = ObjectColumns::of(head, MAX_COLUMNS) {
            return Self::of_objects(found).map(Some);
        }
        let found = SEPARATORS.iter().rev();
        let found = found.filter_map(|separator| Self::separated_by(*separator, head));
        // Of several possible separators, the one that gives the most columns is right.
        let found = found.max_by_key(|columns| columns.names.len());
        let is_too_wide = found
            .as_ref()
            .is_some_and(|columns| columns.names.len() > MAX_COLUMNS)
            || (found.is_none() && is_wide_table(head));
        if is_too_wide {
            return Err(TableFault::TooManyColumns);
        }
        Ok(found)
    }

    /// Does the same for a text that is a table according to its name: one with several columns needs a position in one
    /// of them.
    ///
    /// # Errors
    /// Fails as [`Self::read`], and when no column has positions.
    pub fn read_table(head: &[u8]) -> Result<Option<Self>, TableFault> {
        let found = Self::read(head)?;
        if found.is_some() {
            return Ok(found);
        }
        let head = without_mark(head);
        let names = SEPARATORS.iter().rev().filter_map(|separator| {
            let first = row(head, 0, *separator)?;
            Some(texts(head.get(..first.end)?, *separator))
        });
        match names.max_by_key(Vec::len) {
            Some(names) if names.len() > 1 => {
                Err(TableFault::no_positions(names.iter().map(String::as_str)))
            }
            _ => Ok(None),
        }
    }

    fn of_objects(found: ObjectColumns) -> Result<Self, TableFault> {
        let ObjectColumns { names, values, .. } = &found;
        if names.len() > MAX_COLUMNS {
            return Err(TableFault::TooManyColumns);
        }
        let numbers = || 0..names.len();
        let has_position = |at: &usize| values.get(*at).is_some_and(|value| is_position(value));
        let is_named = |at: &usize| names.get(*at).is_some_and(|name| is_name_of_position(name));
        let fen = numbers().find(|at| is_named(at) && has_position(at));
        let fen = fen.or_else(|| numbers().find(has_position));
        // The first rows may be unreadable.
        let Some(fen) = fen.or_else(|| numbers().find(is_named)) else {
            return Err(TableFault::no_positions(names.iter().map(String::as_str)));
        };
        let columns = Self::with_names(TableForm::Objects, fen, names, false);
        let with_positions = numbers().filter(|at| *at == fen || has_position(at));
        let named = with_positions.filter_map(|at| Some((at, names.get(at)?.clone())));
        Ok(Self {
            with_positions: named.collect(),
            objects: found,
            ..columns
        })
    }

    /// Whether evaluations become operations.
    pub(super) fn has_kept_evals(&self) -> bool {
        let mut others = self.others.iter();
        others.any(|column| self.evals == Some(column.at) && column.is_kept)
    }

    /// Returns the columns of a new table, whose first one has the positions.
    pub(super) fn of_new_table(form: TableForm, names: &[String], are_numbers: Vec<bool>) -> Self {
        let objects = ObjectColumns {
            are_numbers,
            ..ObjectColumns::default()
        };
        Self {
            objects,
            ..Self::with_names(form, 0, names, form != TableForm::Objects)
        }
    }

    /// Returns the names and the types of the columns of JSON lines.
    pub(super) fn object_style(&self) -> ObjectStyle<'_> {
        ObjectStyle {
            names: &self.names,
            are_numbers: &self.objects.are_numbers,
            is_spaced: self.objects.is_spaced,
        }
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
            objects: self.objects,
            ..Self::with_names(self.form, at, &self.names, self.has_names)
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
        let form = TableForm::Separated(separator);
        let columns = Self::of_rows(form, &first_row, &second_row);
        let columns = columns.or_else(|| Self::of_openings(form, &first_row, &second_row))?;
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

    fn of_rows(form: TableForm, first_row: &[String], second_row: &[String]) -> Option<Self> {
        if let Some(fen) = first_row.iter().position(|field| is_position(field)) {
            return Some(Self::without_names(form, fen, first_row));
        }
        let named = first_row.iter().position(|name| is_name_of_position(name));
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
        Some(Self::with_names(form, fen, first_row, true))
    }

    /// Recognises openings as lines of moves.
    fn of_openings(form: TableForm, names: &[String], second_row: &[String]) -> Option<Self> {
        let at = names.iter().position(|name| plain(name) == "pgn")?;
        final_position(second_row.get(at)?.as_bytes()).ok()?;
        let mut columns = Self::with_names(form, at, names, true);
        columns.positions_are_lines = true;
        columns.moves = None;
        columns.first_move_leads_to_it = false;
        columns.others.push(OtherColumn {
            at,
            name: names.get(at)?.clone(),
            opcode: "pgn".to_owned(),
            is_kept: true,
        });
        columns.others.sort_by_key(|column| column.at);
        Some(columns)
    }

    fn without_names(form: TableForm, fen: usize, first_row: &[String]) -> Self {
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
            return Self::with_names(form, fen, names, false);
        }
        let numbers = 1..=first_row.len();
        let names: Vec<_> = numbers.map(|number| format!("column{number}")).collect();
        Self::with_names(form, fen, &names, false)
    }

    fn with_names(form: TableForm, fen: usize, names: &[String], has_names: bool) -> Self {
        // Beside the best moves, a line is an operation of its own.
        let has_best = names.iter().any(|name| name == "bm");
        let is_solution = |name: &String| match &*plain(name) {
            "moves" | "solution" | "line" => true,
            "pv" => !has_best,
            _ => false,
        };
        let moves = names.iter().position(is_solution).filter(|at| *at != fen);
        let is_evals = |at: &usize| {
            let name = names.get(*at).map(String::as_str);
            form == TableForm::Objects && name == Some("evals")
        };
        let evals = (0..names.len()).find(|at| *at != fen && is_evals(at));
        let of_moves: &[&str] = if moves.is_some() { &["bm", "pv"] } else { &[] };
        let of_evals: &[&str] = if evals.is_some() {
            &evals::OPCODES
        } else {
            &[]
        };
        let own = ["fmvn", "hmvc"].iter().chain(of_moves).chain(of_evals);
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
            form,
            has_names,
            fen,
            moves,
            first_move_leads_to_it,
            positions_are_lines: false,
            evals,
            others,
            with_positions: Vec::new(),
            usual: fen,
            names: names.to_vec(),
            objects: ObjectColumns::default(),
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

/// Returns a text without the byte order mark of UTF-8.
fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text)
}

/// Returns the fields of a row as texts, at most one more than the limit.
fn texts(row: &[u8], separator: u8) -> Vec<String> {
    let fields = fields(row, separator).take(MAX_COLUMNS + 1);
    fields
        .map(|field| String::from_utf8_lossy(&field).trim().to_owned())
        .collect()
}

/// Whether this is a usual name of a column with positions.
fn is_name_of_position(name: &str) -> bool {
    matches!(&*plain(name), "fen" | "epd" | "position")
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
