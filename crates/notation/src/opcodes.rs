//! The opcodes of Extended Position Description with their operands: those of the PGN standard of 1994
//! (section 16.2.5), and those that test suites add.
//!
//! ```
//! use tabiya_notation::opcodes::{OpcodeMeaning, Takes};
//!
//! let meaning = OpcodeMeaning::of(b"bm").unwrap();
//! assert_eq!((meaning, meaning.takes()), (OpcodeMeaning::BestMoves, Takes::Moves));
//! assert_eq!(OpcodeMeaning::of(b"c3"), Some(OpcodeMeaning::Comment(3)));
//! assert_eq!(OpcodeMeaning::of(b"theme"), None);
//! ```

/// The meaning of an opcode. Several opcodes may share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpcodeMeaning {
    /// `acd`: the depth of an analysis, in plies.
    AnalysisDepth,
    /// `acms`, `Acms`: the duration of an analysis, in milliseconds.
    AnalysisMilliseconds,
    /// `acn`: the number of positions that an analysis examined.
    AnalysisNodes,
    /// `acs`: the duration of an analysis, in seconds.
    AnalysisSeconds,
    /// `am`, `avoid`: the moves to avoid.
    AvoidMoves,
    /// `bm`, `best`: the best moves.
    BestMoves,
    /// `ce`: the evaluation for the side to move, in hundredths of a pawn.
    CentipawnEvaluation,
    /// `c0` to `c9`: the comment with this number.
    Comment(u32),
    /// `dtz`: the plies to the next capture or pawn move, from an endgame tablebase.
    DistanceToZeroing,
    /// `dm`: the number of moves in which the side to move mates.
    DirectMate,
    /// `draw_accept`: the offer of a draw is accepted.
    DrawAccept,
    /// `draw_claim`: a draw is claimed.
    DrawClaim,
    /// `draw_offer`: a draw is offered.
    DrawOffer,
    /// `draw_reject`: the offer of a draw is rejected.
    DrawReject,
    /// `eco`: the code of the opening in the Encyclopaedia of Chess Openings.
    Eco,
    /// `fmvn`: the fullmove number.
    FullmoveNumber,
    /// `tcgs`: the number of the game between two correspondents.
    GameSelector,
    /// `hmvc`: the halfmove clock.
    HalfmoveClock,
    /// `id`: the name of the position.
    Identification,
    /// `nic`: the code of the opening in New In Chess.
    Nic,
    /// `noop`: no meaning.
    NoOperation,
    /// `D1`, `D2` …: the number of move sequences of this length.
    PerftCount(u32),
    /// `pm`: the predicted move.
    PredictedMove,
    /// `pv`: the predicted variation.
    PredictedVariation,
    /// `tcri`: the address and the name of the receiver.
    Receiver,
    /// `rc`: the number of times that the position has occurred.
    RepetitionCount,
    /// `resign`: the side to move has resigned.
    Resign,
    /// `tcsi`: the address and the name of the sender.
    Sender,
    /// `sm`: the move that is played.
    SuppliedMove,
    /// `sv`: the variation that is played.
    SuppliedVariation,
    /// `variant`: the chess variant.
    Variant,
    /// `v0` to `v9`: the name of the variation with this number.
    VariationName(u32),
    /// `wdl`, `wdl_table`: win, draw or loss, from an endgame tablebase.
    WinDrawLoss,
}

/// The operands of an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takes {
    /// No operand.
    Nothing,
    /// Any number of alternative moves.
    Moves,
    /// Any number of successive moves.
    Line,
    /// Exactly one move.
    Move,
    /// Exactly one text in quotes.
    Text,
    /// One text in quotes, or no operand.
    TextOrNothing,
    /// Two texts in quotes.
    TwoTexts,
    /// Exactly one integer within these bounds.
    Integer {
        /// The least value.
        least: i64,
        /// The greatest value.
        most: i64,
    },
    /// Any operands.
    Anything,
}

impl Takes {
    /// Whether the operand is one text.
    pub fn is_text(self) -> bool {
        matches!(self, Self::Text | Self::TextOrNothing)
    }

    /// Whether the operands are moves.
    pub fn is_moves(self) -> bool {
        matches!(self, Self::Moves | Self::Line | Self::Move)
    }
}

const fn at_least(least: i64) -> Takes {
    let most = i64::MAX;
    Takes::Integer { least, most }
}

impl OpcodeMeaning {
    /// The meaning of an opcode; `None` if it is unknown.
    pub fn of(opcode: &[u8]) -> Option<Self> {
        Some(match opcode {
            b"acd" => Self::AnalysisDepth,
            b"acms" | b"Acms" => Self::AnalysisMilliseconds,
            b"acn" => Self::AnalysisNodes,
            b"acs" => Self::AnalysisSeconds,
            b"am" | b"avoid" => Self::AvoidMoves,
            b"bm" | b"best" => Self::BestMoves,
            b"ce" => Self::CentipawnEvaluation,
            b"dm" => Self::DirectMate,
            b"draw_accept" => Self::DrawAccept,
            b"draw_claim" => Self::DrawClaim,
            b"draw_offer" => Self::DrawOffer,
            b"draw_reject" => Self::DrawReject,
            b"dtz" => Self::DistanceToZeroing,
            b"eco" => Self::Eco,
            b"fmvn" => Self::FullmoveNumber,
            b"hmvc" => Self::HalfmoveClock,
            b"id" => Self::Identification,
            b"nic" => Self::Nic,
            b"noop" => Self::NoOperation,
            b"pm" => Self::PredictedMove,
            b"pv" => Self::PredictedVariation,
            b"rc" => Self::RepetitionCount,
            b"resign" => Self::Resign,
            b"sm" => Self::SuppliedMove,
            b"sv" => Self::SuppliedVariation,
            b"tcgs" => Self::GameSelector,
            b"tcri" => Self::Receiver,
            b"tcsi" => Self::Sender,
            b"variant" => Self::Variant,
            b"wdl" | b"wdl_table" => Self::WinDrawLoss,
            [family @ (b'c' | b'v' | b'D'), number @ ..] => numbered(*family, number)?,
            _ => return None,
        })
    }

    /// The name of the meaning, without the number of a comment, a variation name or a count. It never
    /// changes.
    pub fn name(self) -> &'static str {
        match self {
            Self::AnalysisDepth => "analysis-depth",
            Self::AnalysisMilliseconds => "analysis-milliseconds",
            Self::AnalysisNodes => "analysis-nodes",
            Self::AnalysisSeconds => "analysis-seconds",
            Self::AvoidMoves => "avoid-moves",
            Self::BestMoves => "best-moves",
            Self::CentipawnEvaluation => "centipawn-evaluation",
            Self::Comment(_) => "comment",
            Self::DirectMate => "direct-mate",
            Self::DistanceToZeroing => "distance-to-zeroing",
            Self::DrawAccept => "draw-accept",
            Self::DrawClaim => "draw-claim",
            Self::DrawOffer => "draw-offer",
            Self::DrawReject => "draw-reject",
            Self::Eco => "eco",
            Self::FullmoveNumber => "fullmove-number",
            Self::GameSelector => "game-selector",
            Self::HalfmoveClock => "halfmove-clock",
            Self::Identification => "identification",
            Self::Nic => "nic",
            Self::NoOperation => "no-operation",
            Self::PerftCount(_) => "perft-count",
            Self::PredictedMove => "predicted-move",
            Self::PredictedVariation => "predicted-variation",
            Self::Receiver => "receiver",
            Self::RepetitionCount => "repetition-count",
            Self::Resign => "resign",
            Self::Sender => "sender",
            Self::SuppliedMove => "supplied-move",
            Self::SuppliedVariation => "supplied-variation",
            Self::Variant => "variant",
            Self::VariationName(_) => "variation-name",
            Self::WinDrawLoss => "win-draw-loss",
        }
    }

    /// Whether the operands are moves or the distance to mate.
    pub(crate) fn is_of_moves(self) -> bool {
        self == Self::DirectMate || self.takes().is_moves()
    }

    /// The operands.
    pub fn takes(self) -> Takes {
        match self {
            Self::DrawAccept
            | Self::DrawClaim
            | Self::DrawOffer
            | Self::DrawReject
            | Self::Resign => Takes::Nothing,
            Self::AvoidMoves | Self::BestMoves => Takes::Moves,
            Self::PredictedVariation | Self::SuppliedVariation => Takes::Line,
            Self::PredictedMove | Self::SuppliedMove => Takes::Move,
            Self::Identification => Takes::Text,
            Self::Comment(_) | Self::VariationName(_) | Self::Eco | Self::Nic => {
                Takes::TextOrNothing
            }
            Self::Receiver | Self::Sender => Takes::TwoTexts,
            Self::AnalysisDepth
            | Self::AnalysisMilliseconds
            | Self::AnalysisNodes
            | Self::AnalysisSeconds
            | Self::PerftCount(_) => at_least(0),
            Self::HalfmoveClock => counter(0),
            Self::FullmoveNumber => counter(1),
            Self::DirectMate | Self::RepetitionCount | Self::GameSelector => at_least(1),
            Self::CentipawnEvaluation => between(-32_767, 32_766),
            Self::WinDrawLoss => between(-2, 2),
            Self::DistanceToZeroing => at_least(i64::MIN),
            Self::NoOperation | Self::Variant => Takes::Anything,
        }
    }
}

const fn between(least: i64, most: i64) -> Takes {
    Takes::Integer { least, most }
}

/// An integer of 32 bits, like the counters of a position.
const fn counter(least: i64) -> Takes {
    between(least, 0xffff_ffff)
}

fn numbered(family: u8, number: &[u8]) -> Option<OpcodeMeaning> {
    let number = super::fen::parse_digits(number)?;
    Some(match family {
        b'c' => OpcodeMeaning::Comment(number),
        b'v' => OpcodeMeaning::VariationName(number),
        _ => OpcodeMeaning::PerftCount(number),
    })
}

/// Whether this is a known opcode, which files may use without a semicolon. Any other word after a FEN needs
/// a semicolon to count as an operation.
pub(super) fn is_known(opcode: &str) -> bool {
    OpcodeMeaning::of(opcode.as_bytes()).is_some()
}

/// Whether an opcode has the form of the standard: a letter followed by at most fourteen letters, digits and
/// underscores.
pub fn has_form(opcode: &[u8]) -> bool {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    opcode.first().is_some_and(u8::is_ascii_alphabetic)
        && opcode.len() <= 15
        && opcode.iter().all(is_part)
}

/// Whether an opcode is public (at least two characters without capitals) or private (with a capital at the
/// beginning).
pub(crate) fn is_public_or_private(opcode: &[u8]) -> bool {
    let is_private = opcode.first().is_some_and(u8::is_ascii_uppercase);
    let has_capital = opcode.iter().any(u8::is_ascii_uppercase);
    is_private || (opcode.len() > 1 && !has_capital)
}
