//! The truth of records by endgame tables: the operations that state it, and claims that contradict it.
//!
//! Deliberately absent: the wording, and where tables are (see [`tabiya_tables::Shelf`]).
use std::ops::Range;
use tabiya_chess::{Color, Mover, Position};
use tabiya_engine::batches::with_operations;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{Operation, add, operations, remove, set_operands};
use tabiya_notation::record::{Record, read_record};
use tabiya_notation::record_moves::record_moves;
use tabiya_tables::syzygy::ProbeError;
use tabiya_tables::{Shelf, Truth, Wdl};

/// The `ce` of a side that has mated, by the standard. A mate is worth one less for each ply until then.
const MATE: i64 = 32_767;

/// The opcodes that state a truth.
pub const OPCODES: [&str; 4] = ["dm", "ce", "wdl", "dtz"];

/// A claim of a record that tables contradict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FalseClaim {
    /// The operation with the claim: its opcode and the operand.
    pub claim: String,
    /// The claim is a move that gives the result away, and the truth is that of the position after it.
    pub is_move: bool,
    /// The truth.
    pub truth: Truth,
    /// The side to move of the truth.
    pub side: Color,
}

/// The truth about the position of a record, and the claims that it contradicts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordTruth {
    /// The position.
    pub position: Position,
    /// The truth.
    pub truth: Truth,
    /// The claims that the truth contradicts.
    pub false_claims: Vec<FalseClaim>,
    tail: Range<usize>,
}

impl RecordTruth {
    /// The truth about a line; `None` if it has none: a comment, a position with more pieces than the tables have, a
    /// position that the rules do not define, a result that depends on the halfmove clock in a way that no table records.
    ///
    /// # Errors
    ///
    /// Says which table cannot be used.
    pub fn of(line: &[u8], shelf: Option<&dyn Shelf>) -> Result<Option<Self>, ProbeError> {
        let Ok(record) = read_record(line) else {
            return Ok(None);
        };
        match Self::of_record(line, record, shelf) {
            Ok(found) if found.truth.is_clock_open => Ok(None),
            Ok(found) => Ok(Some(found)),
            Err(error @ ProbeError::Table(..)) => Err(error),
            Err(_) => Ok(None),
        }
    }

    fn of_record(
        line: &[u8],
        record: Record,
        shelf: Option<&dyn Shelf>,
    ) -> Result<Self, ProbeError> {
        let Record { position, tail, .. } = record;
        let truth = Truth::of(&position, shelf)?;
        let operations = line.get(tail.clone()).unwrap_or_default();
        Ok(Self {
            false_claims: false_claims(&position, operations, &truth, shelf)?,
            position,
            truth,
            tail,
        })
    }

    /// The operations of the line.
    pub fn tail<'a>(&self, line: &'a [u8]) -> &'a [u8] {
        line.get(self.tail.clone()).unwrap_or_default()
    }

    /// The line with the operations that state the truth, as [`with_stated`] adds them. A FEN becomes an EPD, with its
    /// counters as operations; otherwise all other bytes stay.
    pub fn written(&self, line: &[u8], replaces: bool) -> Vec<u8> {
        let tail = self.tail(line);
        let new = with_stated(tail, &stated(&self.truth), replaces);
        if new == tail {
            return line.to_vec();
        }
        with_operations(line, &new)
    }
}

/// The operations that state a truth, with their operands: `dm` if the side to move mates, `ce` for a mate or a draw,
/// `wdl` from -2 (lost) to 2 (won), `dtz` with the sign of the result.
///
/// ```
/// use tabiya_collection::truths::{stated, with_stated};
/// use tabiya_notation::record::read_record;
/// use tabiya_tables::Truth;
///
/// let record = read_record(b"k7/8/1K6/8/8/8/8/7R w - -").unwrap();
/// let stated = stated(&Truth::of(&record.position, None)?);
/// assert_eq!(with_stated(b"id \"a\";", &stated, false), b"id \"a\"; dm 1; ce 32766; wdl 2;");
/// # Ok::<(), tabiya_tables::syzygy::ProbeError>(())
/// ```
pub fn stated(truth: &Truth) -> Vec<(&'static str, String)> {
    let mut stated = Vec::new();
    let sign = i64::from(truth.result.number().signum());
    let is_certain = matches!(truth.result, Wdl::Win | Wdl::Loss);
    match truth.mate {
        Some(plies) if is_certain => {
            if truth.result == Wdl::Win {
                stated.push(("dm", plies.div_ceil(2).to_string()));
            }
            stated.push(("ce", (sign * (MATE - i64::from(plies))).to_string()));
        }
        _ if !is_certain => stated.push(("ce", "0".to_owned())),
        _ => {}
    }
    stated.push(("wdl", truth.result.number().to_string()));
    if let Some(plies) = truth.zeroing {
        stated.push(("dtz", (sign * i64::from(plies)).to_string()));
    }
    stated
}

/// Adds the operations that state a truth. If `replaces`, they replace existing ones, and statements that are no longer
/// true are removed as well.
pub fn with_stated(tail: &[u8], stated: &[(&'static str, String)], replaces: bool) -> Vec<u8> {
    let mut tail = tail.to_vec();
    for opcode in OPCODES {
        if replaces {
            tail = without_repetitions(tail, opcode);
        }
        let row = rows_of(&tail, opcode).next();
        let given = stated.iter().find(|(own, _)| *own == opcode);
        let changed = match (row, given) {
            (None, Some((_, operand))) => add(&tail, opcode, operand),
            (Some(row), Some((_, operand))) if replaces => set_operands(&tail, row, operand),
            (Some(row), None) if replaces => remove(&tail, row),
            _ => continue,
        };
        // An operation that cannot be added stays out.
        if let Ok(changed) = changed {
            tail = changed;
        }
    }
    tail
}

/// Removes all operations with the meaning of this opcode but the first, since the others may be false.
fn without_repetitions(mut tail: Vec<u8>, opcode: &str) -> Vec<u8> {
    let further: Vec<_> = rows_of(&tail, opcode).skip(1).collect();
    for row in further.into_iter().rev() {
        tail = remove(&tail, row).unwrap_or(tail);
    }
    tail
}

/// The rows of the operations with the meaning of this opcode.
fn rows_of(tail: &[u8], opcode: &str) -> impl Iterator<Item = usize> {
    let rows = operations(tail).enumerate();
    rows.filter(move |(_, operation)| is_same(operation, opcode))
        .map(|(row, _)| row)
}

/// Whether an operation has the meaning of this opcode, whatever its own.
fn is_same(operation: &Operation<'_>, opcode: &str) -> bool {
    let meaning = OpcodeMeaning::of(opcode.as_bytes());
    operation.opcode() == opcode.as_bytes() || meaning.is_some() && operation.meaning() == meaning
}

/// The claims of a record that contradict the truth of its position: a mate in another number of moves (`dm`, `bm #3`),
/// a result (`wdl`), and best moves that give the result away.
///
/// # Errors
///
/// Says why tables do not answer about the position after a best move.
pub fn false_claims(
    position: &Position,
    tail: &[u8],
    truth: &Truth,
    shelf: Option<&dyn Shelf>,
) -> Result<Vec<FalseClaim>, ProbeError> {
    let mut found = Vec::new();
    let side = position.side_to_move;
    for operation in operations(tail) {
        let is_false = if let Some(moves) = operation.announced_mate() {
            !is_mate_in(truth, moves)
        } else if operation.opcode() == b"wdl" {
            let claimed = operation.number();
            claimed.is_some_and(|claimed| claimed != i64::from(truth.result.number()))
        } else {
            false
        };
        if is_false {
            found.push(FalseClaim {
                claim: claim(operation.opcode(), operation.operand_bytes()),
                is_move: false,
                truth: *truth,
                side,
            });
        }
    }
    let Ok(mover) = Mover::new(position) else {
        return Ok(found);
    };
    let moves = record_moves(position, tail).operations;
    let best = moves
        .iter()
        .filter(|row| row.meaning == OpcodeMeaning::BestMoves);
    for word in best.flat_map(|row| &row.words) {
        let Some(played) = word.played else {
            continue;
        };
        let after = mover.after(played);
        let next = Truth::of(after.position(), shelf)?;
        if gives_away(truth, &next) {
            let bytes = tail.get(word.span.clone()).unwrap_or_default();
            found.push(FalseClaim {
                claim: claim(b"bm", bytes),
                is_move: true,
                truth: next,
                side: side.opposite(),
            });
        }
    }
    Ok(found)
}

fn claim(opcode: &[u8], operand: &[u8]) -> String {
    let [opcode, operand] = [opcode, operand].map(String::from_utf8_lossy);
    format!("{opcode} {operand}")
}

fn is_mate_in(truth: &Truth, moves: u64) -> bool {
    match truth.mate {
        _ if truth.result != Wdl::Win => false,
        Some(plies) => u64::from(plies.div_ceil(2)) == moves,
        None => true,
    }
}

/// Whether a move to a position with this truth is worse than the truth before it.
fn gives_away(before: &Truth, after: &Truth) -> bool {
    let result = after.result.for_the_other();
    let is_clock = before.is_clock_open && result == Wdl::CursedWin;
    result < before.result && !is_clock
}
