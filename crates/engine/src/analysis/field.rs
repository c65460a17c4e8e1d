//! The operations in which an analysis writes its results.

use tabiya_notation::opcodes::Meaning;
use tabiya_notation::operations::Operation;

/// The opcode for the name of the engine.
const ENGINE: &str = "engine";

/// A part of an engine's result that can be written into a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
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
    /// `dm`: the side to move mates in this number of moves. Written if it does and the record does not announce a mate
    /// itself, because that is somebody else's claim.
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

impl Field {
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
        let meaning = Meaning::of(self.opcode().as_bytes());
        named || (meaning.is_some() && operation.meaning() == meaning)
    }

    /// Whether it describes a search. Such fields of two different searches must not be mixed in a record.
    pub(super) fn is_of_search(self) -> bool {
        !matches!(self, Self::Mate | Self::Answer | Self::Best | Self::Line)
    }
}
