//! The operations in which an analysis writes its results, and their separation from the requests of the record.
//!
//! `dm` can be both: a problem announces a mate with it, and an analysis writes it when it finds one. An analysis
//! appends its operations, so everything after the first one about a search is its own. This holds only in a record
//! that names the engine; otherwise the source of a result is unknown.

use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{Operation, operations};

/// The opcode for the name of the engine.
const ENGINE: &str = "engine";

/// A part of an engine's result that can be written into a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultField {
    /// `acd`: the depth of the search in plies.
    Depth,
    /// `acn`: the number of nodes that it searched.
    Nodes,
    /// `acs`: the time of the search in seconds.
    Seconds,
    /// `acms`: the time of the search in milliseconds.
    Milliseconds,
    /// `ce`: the value of the position for the side to move, in hundredths of a pawn. Written only if the engine gave
    /// an exact score for its move and not a bound.
    Score,
    /// `dm`: the side to move mates in this number of moves. Written if it does, unless the record already announces a
    /// mate, because that is somebody else's claim.
    Mate,
    /// `pm`: the move that the engine chose.
    Answer,
    /// `bm`: the move that the engine chose.
    Best,
    /// `pv`: the line of play that the engine expects.
    Line,
    /// `engine`: the name and version of the engine.
    Engine,
}

impl ResultField {
    /// All fields in the order of writing.
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

    /// The fields that are written by default: all but `bm`, which is somebody's claim, and milliseconds, which few
    /// programs read.
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

    /// The opcode of this field.
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

    /// The field with this opcode; `None` if no field has it.
    pub fn of_opcode(opcode: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.opcode() == opcode)
    }

    /// Whether this operation has the meaning of this field, whatever its opcode.
    pub(super) fn is_in(self, operation: &Operation<'_>) -> bool {
        let named = operation.opcode() == self.opcode().as_bytes();
        let meaning = OpcodeMeaning::of(self.opcode().as_bytes());
        named || (meaning.is_some() && operation.meaning() == meaning)
    }

    /// Whether it describes a search. Such fields of two different searches must not be mixed in a record.
    pub(super) fn is_of_search(self) -> bool {
        !matches!(self, Self::Mate | Self::Answer | Self::Best | Self::Line)
    }
}

/// The start of the result of the engine that the record names; `None` in a record that names no engine.
pub(super) fn result_start(tail: &[u8]) -> Option<usize> {
    engine_named(tail)?;
    let is_of_search = |operation: &Operation<'_>| {
        let mut fields = ResultField::ALL
            .into_iter()
            .filter(|field| field.is_of_search());
        fields.any(|field| field.is_in(operation))
    };
    let first = operations(tail).find(is_of_search)?;
    Some(first.span().start)
}

/// Whether an analysis wrote this operation, given the start of the result in the record.
pub(super) fn is_of_analysis(operation: &Operation<'_>, result_start: Option<usize>) -> bool {
    result_start.is_some_and(|start| start < operation.span().start)
}

/// The mate that an analysis wrote into the record.
pub(super) fn mate_found(tail: &[u8]) -> Option<u32> {
    let start = result_start(tail);
    let mut all = operations(tail);
    let mate = all.find(|one| ResultField::Mate.is_in(one) && is_of_analysis(one, start))?;
    let moves = u32::try_from(mate.number()?).ok()?;
    (moves > 0).then_some(moves)
}

/// The engine that the record names; `None` also for an empty name.
pub(super) fn engine_named(tail: &[u8]) -> Option<String> {
    let engine = operations(tail).find(|one| ResultField::Engine.is_in(one))?;
    let operand = engine.operands().next()?;
    let value = operand.value();
    let name = String::from_utf8_lossy(&value);
    (!name.trim().is_empty()).then(|| name.into_owned())
}
