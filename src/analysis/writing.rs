//! Writing what an engine found into a record.

use super::found::Found;
use crate::chess::Mover;
use crate::notation::moves::{PieceNames, push_san, write_san};
use crate::notation::opcodes::Meaning;
use crate::notation::operations::{EditError, Operation, operations, set};
use crate::uci::{Limits, Score};
use std::time::Duration;

/// What `ce` says of a side that has mated, as the standard has it: a mate is worth less by one for each ply
/// until then.
const MATE: i64 = 32_767;

/// The operation that says which engine the result is from.
const ENGINE: &str = "engine";

/// Something that an engine found and that can be written into a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// `acd`: how many plies deep it went.
    Depth,
    /// `acn`: how many nodes it searched.
    Nodes,
    /// `acs`: for how many seconds it searched.
    Seconds,
    /// `acms`: for how many milliseconds it searched.
    Milliseconds,
    /// `ce`: what the position is worth to the side to move, in hundredths of a pawn.
    Score,
    /// `dm`: in how many moves the side to move mates. Written where it does.
    Mate,
    /// `pm`: the move that it chose.
    Answer,
    /// `bm`: the same.
    Best,
    /// `pv`: the line of play that it expects.
    Line,
    /// `engine`: its name and version.
    Engine,
}

impl Field {
    /// All of them, in the order in which they are written.
    pub const ALL: [Self; 10] = [
        Self::Depth,
        Self::Nodes,
        Self::Seconds,
        Self::Milliseconds,
        Self::Score,
        Self::Mate,
        Self::Answer,
        Self::Best,
        Self::Line,
        Self::Engine,
    ];

    /// Those that are written when nothing else is said: all but `bm`, which is somebody's claim, and
    /// milliseconds, which few programs read.
    pub const USUAL: [Self; 8] = [
        Self::Depth,
        Self::Nodes,
        Self::Seconds,
        Self::Score,
        Self::Mate,
        Self::Answer,
        Self::Line,
        Self::Engine,
    ];

    /// How it is written.
    pub fn opcode(self) -> &'static str {
        match self {
            Self::Depth => "acd",
            Self::Nodes => "acn",
            Self::Seconds => "acs",
            Self::Milliseconds => "acms",
            Self::Score => "ce",
            Self::Mate => "dm",
            Self::Answer => "pm",
            Self::Best => "bm",
            Self::Line => "pv",
            Self::Engine => ENGINE,
        }
    }

    /// The field with this opcode.
    pub fn of_opcode(opcode: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.opcode() == opcode)
    }

    /// Whether this operation, whatever it is called, says the same.
    pub(super) fn is_in(self, operation: &Operation<'_>) -> bool {
        let named = operation.opcode() == self.opcode().as_bytes();
        let meaning = Meaning::of(self.opcode().as_bytes());
        named || (meaning.is_some() && operation.meaning() == meaning)
    }

    /// Whether it says how a search went. Such fields of two searches do not stand beside each other.
    fn is_of_search(self) -> bool {
        !matches!(self, Self::Mate | Self::Answer | Self::Best | Self::Line)
    }

    fn operands(self, mover: &Mover, found: &Found) -> Option<String> {
        let value = found.value();
        match self {
            Self::Depth => Some(found.depth.to_string()),
            Self::Nodes => Some(found.nodes.to_string()),
            Self::Seconds => Some(seconds(found.time).to_string()),
            Self::Milliseconds => Some(milliseconds(found.time).to_string()),
            Self::Score => Some(centipawns(value?.score).to_string()),
            Self::Mate => match value?.score {
                Score::Mates(moves) if moves > 0 => Some(moves.to_string()),
                _ => None,
            },
            Self::Answer | Self::Best => Some(write_san(mover, found.answer?)),
            Self::Line => line(mover, found),
            Self::Engine => quoted(&found.engine),
        }
    }
}

/// Which fields are written, and what becomes of those that stand there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Writing {
    /// The fields.
    pub fields: Vec<Field>,
    /// Whether they replace what stands there. Otherwise what stands there is kept, and where a result of a
    /// search stands, nothing of another one is put beside it.
    pub replaces: bool,
}

impl Default for Writing {
    fn default() -> Self {
        Self {
            fields: Field::USUAL.to_vec(),
            replaces: false,
        }
    }
}

/// What came of writing into a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Put {
    /// The operations as they are now.
    Written(Vec<u8>),
    /// Nothing was written, as the result of another search stands there.
    Kept,
}

impl Writing {
    /// Writes what was found behind this position. All other bytes stay as they are.
    ///
    /// # Errors
    /// When a text that is never closed, or whatever else stands there, would swallow it.
    pub fn write(&self, mover: &Mover, tail: &[u8], found: &Found) -> Result<Put, EditError> {
        if !self.replaces && has_other_search(tail) {
            return Ok(Put::Kept);
        }
        let mut new = tail.to_vec();
        for field in Field::ALL {
            if !self.fields.contains(&field) {
                continue;
            }
            let Some(operands) = field.operands(mover, found) else {
                continue;
            };
            let there = operations(&new).find(|operation| field.is_in(operation));
            let opcode = match there {
                Some(_) if !self.replaces => continue,
                Some(operation) => String::from_utf8_lossy(operation.opcode()).into_owned(),
                None => field.opcode().to_owned(),
            };
            new = set(&new, &opcode, &operands)?;
        }
        Ok(Put::Written(new))
    }
}

fn has_other_search(tail: &[u8]) -> bool {
    let mut all = operations(tail);
    all.any(|operation| {
        let mut fields = Field::ALL.into_iter().filter(|field| field.is_of_search());
        fields.any(|field| field.is_in(&operation))
    })
}

/// Whether a result stands there that this engine reached with these limits or went beyond. Where the record
/// does not say which engine it was, it may be any.
pub fn has_result(tail: &[u8], limits: &Limits, engine: &str) -> bool {
    let by = operations(tail).find(|operation| Field::Engine.is_in(operation));
    if let Some(name) = by.and_then(|operation| operation.operands().next())
        && *name.value() != *engine.as_bytes()
    {
        return false;
    }
    let number = |field: Field| {
        let found = operations(tail).find(|operation| field.is_in(operation));
        u64::try_from(found?.number()?).ok()
    };
    let reaches = |field: Field, limit: Option<u64>| {
        limit.is_some_and(|limit| number(field).is_some_and(|reached| limit <= reached))
    };
    reaches(Field::Depth, limits.depth.map(u64::from))
        || reaches(Field::Nodes, limits.nodes)
        || reaches(Field::Seconds, limits.time.map(seconds))
        || reaches(Field::Milliseconds, limits.time.map(milliseconds))
        // What a problem claims is no result of a search.
        || has_other_search(tail) && is_mate_proved(number(Field::Mate), limits.mate)
}

/// Mates are looked for up to a number of moves: a shorter one is as good.
fn is_mate_proved(found: Option<u64>, wanted: Option<u32>) -> bool {
    let within = |found: u64| wanted.is_some_and(|wanted| found <= u64::from(wanted));
    found.is_some_and(within)
}

/// Whole seconds, as `acs` has them.
fn seconds(time: Duration) -> u64 {
    (time + Duration::from_millis(500)).as_secs()
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// A score as `ce` has it.
fn centipawns(score: Score) -> i64 {
    match score {
        Score::Centipawns(score) => i64::from(score).clamp(1 - MATE, MATE - 1),
        Score::Mates(moves) => (MATE + 1 - 2 * i64::from(moves)).max(0),
        Score::IsMated(moves) => (2 * i64::from(moves) - MATE).min(0),
    }
}

/// The score that `ce` stands for.
pub(super) fn score_of_centipawns(evaluation: i64) -> Score {
    /// So long mates are told as such.
    const LONGEST: i64 = 1000;
    let plies = MATE - evaluation.saturating_abs();
    if !(0..LONGEST).contains(&plies) {
        let score = evaluation.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
        return Score::Centipawns(i32::try_from(score).unwrap_or_default());
    }
    let moves = u32::try_from(plies.div_euclid(2)).unwrap_or_default();
    if evaluation > 0 {
        Score::Mates(moves + 1)
    } else {
        Score::IsMated(moves)
    }
}

/// The expected line of play, as the operands of `pv`.
fn line(mover: &Mover, found: &Found) -> Option<String> {
    let mut text = String::new();
    let mut mover = *mover;
    for played in found.best_line() {
        if !mover.is_legal(*played) {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        push_san(&mut text, &mover, *played, PieceNames::English);
        mover = mover.after(*played);
    }
    (!text.is_empty()).then_some(text)
}

/// A name as a text in quotes; `None` for no name.
fn quoted(name: &str) -> Option<String> {
    let is_odd = |letter: char| letter.is_control() || matches!(letter, '"' | '\\');
    let name = name.replace(is_odd, " ");
    let name = name.trim();
    (!name.is_empty()).then(|| format!("\"{name}\""))
}
