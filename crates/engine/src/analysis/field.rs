//! The operations in which an analysis writes its results.

use tabiya_notation::opcodes::Meaning;
use tabiya_notation::operations::Operation;

/// The operation that names the engine of the result.
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
    /// `ce`: what the position is worth to the side to move, in hundredths of a pawn. Written where the engine gave a
    /// score for its move, and not only a limit of one.
    Score,
    /// `dm`: in how many moves the side to move mates. Written where it does and the record does not announce a mate
    /// itself, which would be a claim of somebody else.
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
    pub(super) fn is_of_search(self) -> bool {
        !matches!(self, Self::Mate | Self::Answer | Self::Best | Self::Line)
    }
}
