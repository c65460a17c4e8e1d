//! The content of a record, sorted by the columns that have a place for it, and what a table cannot hold.

use crate::games::tables::columns::Columns;
use crate::games::tables::evals::OPCODES;
use std::collections::BTreeMap;
use tabiya_chess::Position;
use tabiya_notation::fen::write_fen;
use tabiya_notation::operations::{Operation, numbered_opcode, operations};
use tabiya_notation::record::{LineKind, line_kind, read_record};

/// The content of a record.
#[derive(Clone, Debug)]
pub(super) struct RecordContent {
    pub(super) position: Position,
    /// The texts of operations that belong to other columns, by the numbers of these columns.
    pub(super) fields: BTreeMap<usize, Vec<u8>>,
    /// The moves of `bm`, if a column holds the solution.
    pub(super) best: Option<Vec<u8>>,
    /// The moves of `pv`, if a column holds the solution.
    pub(super) line: Option<Vec<u8>>,
    /// The operations made of evaluations, which no column holds by itself.
    evals: BTreeMap<&'static str, Vec<u8>>,
    /// The opcodes of operations without a column.
    homeless: Vec<Vec<u8>>,
    /// The opcodes of the kept columns, by their numbers.
    opcodes: BTreeMap<usize, String>,
}

impl RecordContent {
    /// Reads a record; `None` if it has no position.
    pub(super) fn of(record: &[u8], columns: &Columns) -> Option<Self> {
        if line_kind(record) != LineKind::Record {
            return None;
        }
        let read = read_record(record).ok()?;
        let tail = record.get(read.tail).unwrap_or_default();
        let mut all: Vec<_> = operations(tail)
            .filter(|operation| !matches!(operation.opcode(), b"hmvc" | b"fmvn"))
            .map(|operation| (operation.opcode().to_vec(), text_of(&operation)))
            .collect();
        let mut take = |opcode: &str| {
            let at = all.iter().position(|(own, _)| own == opcode.as_bytes())?;
            Some(all.remove(at).1)
        };
        let has_solution = columns.moves.is_some();
        let best = if has_solution { take("bm") } else { None };
        let line = if has_solution { take("pv") } else { None };
        let of_evals: &[_] = if columns.has_kept_evals() {
            &OPCODES
        } else {
            &[]
        };
        let evals = of_evals
            .iter()
            .filter_map(|opcode| Some((*opcode, take(opcode)?)));
        let evals: BTreeMap<_, _> = evals.collect();
        let mut fields = BTreeMap::new();
        for column in &columns.others {
            let Some(mut text) = take(&column.opcode) else {
                continue;
            };
            // A text that is too long for one operation is split into several.
            for number in 2.. {
                let more = numbered_opcode(&column.opcode, number);
                let is_column = columns.others.iter().any(|other| other.opcode == more);
                let Some(more) = Some(more)
                    .filter(|_| !is_column)
                    .and_then(|more| take(&more))
                else {
                    break;
                };
                text.push(b' ');
                text.extend(more);
            }
            if !text.is_empty() {
                fields.insert(column.at, text);
            }
        }
        let opcodes = columns.others.iter().filter(|column| column.is_kept);
        Some(Self {
            position: read.position,
            fields,
            best,
            line,
            evals,
            homeless: all.into_iter().map(|(opcode, _)| opcode).collect(),
            opcodes: opcodes
                .map(|column| (column.at, column.opcode.clone()))
                .collect(),
        })
    }

    /// Returns the same position without any operations.
    pub(super) fn nothing_at(other: &Self) -> Self {
        Self {
            position: other.position,
            fields: BTreeMap::new(),
            best: None,
            line: None,
            evals: BTreeMap::new(),
            homeless: Vec::new(),
            opcodes: BTreeMap::new(),
        }
    }

    /// Whether both have the same position, with the same counters.
    pub(super) fn is_at(&self, other: &Self) -> bool {
        write_fen(&self.position) == write_fen(&other.position)
    }

    /// Returns the solving moves in order. Several best moves are not a line.
    pub(super) fn solution(&self) -> Option<&Vec<u8>> {
        let best = self.best.as_ref().filter(|best| !best.contains(&b' '));
        self.line.as_ref().or(best)
    }

    /// Reports everything in this record that is missing from the row when it is read back.
    pub(super) fn tell_missing(&self, row: &Self, left_out: &mut LeftOutOfTable) {
        for opcode in &self.homeless {
            left_out.add_operation(opcode);
        }
        for opcode in OPCODES {
            if self.evals.get(opcode) != row.evals.get(opcode) {
                left_out.add_operation(opcode.as_bytes());
            }
        }
        for (at, opcode) in &self.opcodes {
            if self.fields.get(at) != row.fields.get(at) {
                left_out.add_operation(opcode.as_bytes());
            }
        }
        let is_said = self.solution() == row.solution();
        if !is_said {
            let opcode: &[u8] = if self.best.is_some() && self.line.is_none() {
                b"bm"
            } else {
                b"pv"
            };
            left_out.add_operation(opcode);
        }
        let first = self
            .solution()
            .and_then(|line| line.split(|byte| *byte == b' ').next());
        if is_said && self.best.is_some() && self.best.as_deref() != first {
            left_out.add_operation(b"bm");
        }
    }
}

/// Returns the operands without quotes, separated by single spaces.
pub(in crate::games::tables) fn text_of(operation: &Operation<'_>) -> Vec<u8> {
    let mut text = Vec::new();
    for operand in operation.operands() {
        for word in operand.value().split(u8::is_ascii_whitespace) {
            if word.is_empty() {
                continue;
            }
            if !text.is_empty() {
                text.push(b' ');
            }
            text.extend_from_slice(word);
        }
    }
    text
}

/// The maximum number of operations reported by name.
const MOST_NAMES: usize = 40;

/// The content of changed and new records for which the table has no place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOutOfTable {
    /// Operations without a column, or whose column cannot hold them, each with the number of
    /// records.
    pub operations: BTreeMap<String, u64>,
    /// The number of positions that could not be written. The row of such a record keeps its old position; a new record
    /// gets no row.
    pub positions: u64,
    /// The number of lines that are not positions.
    pub unreadable: u64,
    /// Whether records are in another order than the rows they were made of.
    pub is_reordered: bool,
    /// What a table of games leaves out.
    pub of_games: LeftOutOfGames,
}

/// The numbers of games of which a table holds a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOutOfGames {
    /// Games with variations.
    pub variations: u64,
    /// Games with comments.
    pub comments: u64,
    /// Games with signs (numeric annotation glyphs).
    pub signs: u64,
    /// Games that cannot be read as a whole.
    pub broken: u64,
}

impl LeftOutOfTable {
    /// Adds what was left out elsewhere.
    pub(crate) fn add(&mut self, other: Self) {
        for (opcode, count) in other.operations {
            self.add_operations(opcode, count);
        }
        self.positions += other.positions;
        self.unreadable += other.unreadable;
        self.is_reordered |= other.is_reordered;
        let LeftOutOfGames {
            variations,
            comments,
            signs,
            broken,
        } = other.of_games;
        self.of_games.variations += variations;
        self.of_games.comments += comments;
        self.of_games.signs += signs;
        self.of_games.broken += broken;
    }

    /// Whether everything was written.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Counts one more record with this operation, which was not written.
    pub(in crate::games::tables) fn add_operation(&mut self, opcode: &[u8]) {
        self.add_operations(String::from_utf8_lossy(opcode).into_owned(), 1);
    }

    fn add_operations(&mut self, opcode: String, count: u64) {
        let has_room = self.operations.len() < MOST_NAMES;
        let is_named = has_room || self.operations.contains_key(&opcode);
        let name = if is_named { opcode } else { "…".to_owned() };
        *self.operations.entry(name).or_default() += count;
    }
}
