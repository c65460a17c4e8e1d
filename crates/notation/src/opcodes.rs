//! The opcodes of Extended Position Description: those of the PGN standard of 1994 (section
//! 16.2.5) and those that test suites add, with what each of them takes.
//!
//! The wording of an opcode is found by [`Meaning::name`], which never changes.

/// What an opcode stands for. Several opcodes may stand for the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// `acd`: how many plies deep an analysis went.
    AnalysisDepth,
    /// `acms`, `Acms`: how many milliseconds an analysis took.
    AnalysisMilliseconds,
    /// `acn`: how many positions an analysis looked at.
    AnalysisNodes,
    /// `acs`: how many seconds an analysis took.
    AnalysisSeconds,
    /// `am`, `avoid`: the moves to be avoided.
    AvoidMoves,
    /// `bm`, `best`: the best moves.
    BestMoves,
    /// `ce`: the evaluation for the side to move, in hundredths of a pawn.
    CentipawnEvaluation,
    /// `c0` to `c9`: a comment of this rank.
    Comment(u32),
    /// `dtz`: plies to the next capture or pawn move, from a table of endgames.
    DistanceToZeroing,
    /// `dm`: the side to move mates in so many moves.
    DirectMate,
    /// `draw_accept`: the offer of a draw is accepted.
    DrawAccept,
    /// `draw_claim`: a draw is claimed.
    DrawClaim,
    /// `draw_offer`: a draw is offered.
    DrawOffer,
    /// `draw_reject`: the offer of a draw is rejected.
    DrawReject,
    /// `eco`: the opening, as the Encyclopedia of Chess Openings has it.
    Eco,
    /// `fmvn`: the fullmove number.
    FullmoveNumber,
    /// `tcgs`: which of the games between two correspondents is meant.
    GameSelector,
    /// `hmvc`: the halfmove clock.
    HalfmoveClock,
    /// `id`: what the position is called.
    Identification,
    /// `nic`: the opening, as New In Chess has it.
    Nic,
    /// `noop`: nothing.
    NoOperation,
    /// `D1`, `D2` …: how many lines of play of this length there are.
    PerftCount(u32),
    /// `pm`: the move that is expected.
    PredictedMove,
    /// `pv`: the line of play that is expected.
    PredictedVariation,
    /// `tcri`: address and name of the receiver.
    Receiver,
    /// `rc`: how often the position has occurred.
    RepetitionCount,
    /// `resign`: the side to move has resigned.
    Resign,
    /// `tcsi`: address and name of the sender.
    Sender,
    /// `sm`: the move that is played.
    SuppliedMove,
    /// `sv`: the line of play that is played.
    SuppliedVariation,
    /// `variant`: the rules that are played by.
    Variant,
    /// `v0` to `v9`: the name of a variation, of this rank.
    VariationName(u32),
    /// `wdl`, `wdl_table`: won, drawn or lost, from a table of endgames.
    WinDrawLoss,
}

/// What operands an opcode takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takes {
    /// No operand.
    Nothing,
    /// Any number of moves that can all be played in the position.
    Moves,
    /// Any number of moves that can be played one after the other.
    Line,
    /// Exactly one move.
    Move,
    /// Exactly one text in quotes.
    Text,
    /// One text in quotes, or no operand.
    TextOrNothing,
    /// Two texts in quotes.
    TwoTexts,
    /// Exactly one integer in these bounds.
    Integer {
        /// The least that it may be.
        least: i64,
        /// The most that it may be.
        most: i64,
    },
    /// Whatever there is.
    Anything,
}

impl Takes {
    /// Whether an operand is a text, which people type without quotes.
    pub fn is_text(self) -> bool {
        matches!(self, Self::Text | Self::TextOrNothing)
    }

    /// Whether an operand is a move.
    pub fn is_moves(self) -> bool {
        matches!(self, Self::Moves | Self::Line | Self::Move)
    }
}

const fn at_least(least: i64) -> Takes {
    let most = i64::MAX;
    Takes::Integer { least, most }
}

impl Meaning {
    /// What an opcode stands for; `None` when it is not known here.
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

    /// A name for the catalogue of texts. The number of a comment, a variation or a count is no
    /// part of it.
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

    /// Whether its operands are moves, or say how far a mate is.
    pub fn is_of_moves(self) -> bool {
        self == Self::DirectMate || self.takes().is_moves()
    }

    /// What operands it takes.
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

/// The counters of a position have 32 bits.
const fn counter(least: i64) -> Takes {
    between(least, 0xffff_ffff)
}

fn numbered(family: u8, number: &[u8]) -> Option<Meaning> {
    let number = super::fen::parse_digits(number)?;
    Some(match family {
        b'c' => Meaning::Comment(number),
        b'v' => Meaning::VariationName(number),
        _ => Meaning::PerftCount(number),
    })
}

/// Whether this is an opcode that files use without a semicolon behind it. Any other word behind a
/// FEN is taken for an operation only when there is a semicolon: otherwise it is a slip.
pub(super) fn is_known(opcode: &str) -> bool {
    Meaning::of(opcode.as_bytes()).is_some()
}

/// Whether an opcode has the form of the standard: a letter, then at most fourteen letters, digits
/// and underscores.
pub fn has_form(opcode: &[u8]) -> bool {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    opcode.first().is_some_and(u8::is_ascii_alphabetic)
        && opcode.len() <= 15
        && opcode.iter().all(is_part)
}

/// Whether an opcode may be exchanged between programs: a public one has no capital and at least
/// two characters, a private one starts with a capital.
pub fn is_public_or_private(opcode: &[u8]) -> bool {
    let is_private = opcode.first().is_some_and(u8::is_ascii_uppercase);
    let has_capital = opcode.iter().any(u8::is_ascii_uppercase);
    is_private || (opcode.len() > 1 && !has_capital)
}
