//! Which questions an engine is spared, because it would refuse, misread or crash on them.

use super::question::Question;
use tabiya_chess::{Mover, NoMoves, SquareSet};
use tabiya_notation::engines::{Effect, Engine, Reason, warnings_for};

/// A question that may be asked.
#[derive(Clone, Copy, Debug)]
pub struct Admitted {
    /// The position that is searched.
    pub mover: Mover,
    /// Whether the engine must be told that this is Chess960.
    pub needs_chess960: bool,
}

/// Why a question is not asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSent {
    /// What speaks against it.
    pub objection: Objection,
    /// What helps, where something does.
    pub mend: Option<Mend>,
    /// The squares that it is about; none when it is about no square.
    pub squares: SquareSet,
}

/// What speaks against asking an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// Nobody could say what a legal move is there.
    NoMoves(NoMoves),
    /// The side to move is checkmated.
    Checkmate,
    /// The side to move has no move.
    Stalemate,
    /// A move before the position, or one to be looked at alone, is not legal.
    IllegalMove,
    /// The position needs the rules of Chess960, which the engine has no option for.
    NoChess960,
    /// This is what the engine would do, and why. Of an engine that we do not know, it is what one
    /// that we know would do.
    Effect(Effect, Reason),
}

/// What changes a position so that an engine takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mend {
    /// Each side gets a king.
    AddKing,
    /// All kings of a side but one go.
    LeaveOneKing,
    /// The other side is to move, or the check goes.
    TurnOrCheck,
    /// The kings do not stand side by side.
    PartKings,
    /// There are fewer men.
    RemoveMen,
    /// No pawn stands on the first or last rank.
    MovePawns,
    /// Fewer pieces give check.
    FewerChecks,
    /// The castling rights go, or some of them.
    DropCastling,
    /// The en-passant square goes.
    DropEnPassant,
    /// A counter becomes smaller.
    LowerCounter,
    /// Another engine is asked.
    OtherEngine,
}

/// The readers of FEN whose behaviour is that of an engine with this name (`id name`). An engine that
/// nobody has looked at may do whatever any of those does that were looked at.
pub fn readers_of(name: &str) -> &'static [Engine] {
    const ANY: &[Engine] = &[
        Engine::Stockfish18,
        Engine::Stockfish19,
        Engine::FairyStockfish,
    ];
    let mut words = name.split_whitespace();
    let (first, version) = (words.next().unwrap_or_default(), words.next());
    match first {
        "Fairy-Stockfish" => &[Engine::FairyStockfish],
        "Texel" => &[Engine::Texel],
        // A version in development has a date or nothing that says what it is based on.
        "Stockfish" => match version.and_then(major) {
            Some(15..=18) => &[Engine::Stockfish18],
            Some(19..) => &[Engine::Stockfish19],
            _ => &[Engine::Stockfish18, Engine::Stockfish19],
        },
        _ => ANY,
    }
}

fn major(version: &str) -> Option<u32> {
    version.split('.').next()?.parse().ok()
}

/// Whether these readers take a question.
///
/// # Errors
///
/// Why it is not to be asked.
pub fn admit(
    question: &Question,
    readers: &[Engine],
    knows_chess960: bool,
) -> Result<Admitted, NotSent> {
    let root = &question.position;
    let start = Mover::new(root).map_err(no_moves)?;
    for warning in warnings_for(root) {
        let is_of_it = warning.engines.iter().any(|one| readers.contains(one));
        // That is mended by an option.
        if is_of_it && warning.effect != Effect::NeedsChess960 {
            return Err(NotSent {
                objection: Objection::Effect(warning.effect, warning.reason),
                mend: Some(mend(warning.reason)),
                squares: warning.squares,
            });
        }
    }
    let mover = behind_moves(start, question)?;
    let needs_chess960 = root.castling.is_chess960(&root.board);
    if needs_chess960 && !knows_chess960 {
        return Err(refusal(Objection::NoChess960, Some(Mend::DropCastling)));
    }
    Ok(Admitted {
        mover,
        needs_chess960,
    })
}

/// The position that is searched, when it is one with moves.
fn behind_moves(start: Mover, question: &Question) -> Result<Mover, NotSent> {
    let illegal = refusal(Objection::IllegalMove, None);
    let mut mover = start;
    for played in &question.moves {
        if !mover.is_legal(*played) {
            return Err(illegal);
        }
        mover = mover.after(*played);
    }
    if mover.is_over() {
        let is_mate = mover.is_checkmate();
        let objection = if is_mate {
            Objection::Checkmate
        } else {
            Objection::Stalemate
        };
        return Err(refusal(objection, None));
    }
    let mut wanted = question.limits.moves.iter();
    if wanted.any(|wanted| !mover.is_legal(*wanted)) {
        return Err(illegal);
    }
    Ok(mover)
}

const fn refusal(objection: Objection, mend: Option<Mend>) -> NotSent {
    NotSent {
        objection,
        mend,
        squares: SquareSet::EMPTY,
    }
}

fn no_moves(why: NoMoves) -> NotSent {
    let mend = match why {
        NoMoves::NoKing(_) => Mend::AddKing,
        NoMoves::SeveralKings(_) => Mend::LeaveOneKing,
        NoMoves::OpponentInCheck => Mend::TurnOrCheck,
    };
    refusal(Objection::NoMoves(why), Some(mend))
}

/// What helps against this. Of what concerns only how a FEN is written nothing is left, as we write it.
fn mend(reason: Reason) -> Mend {
    match reason {
        Reason::NoKing => Mend::AddKing,
        Reason::SeveralKings => Mend::LeaveOneKing,
        Reason::KingCanBeTaken => Mend::TurnOrCheck,
        Reason::KingsTouch => Mend::PartKings,
        Reason::MoreThan32Men
        | Reason::MoreThan16Men
        | Reason::MoreThan8Pawns
        | Reason::TooManyPromoted => Mend::RemoveMen,
        Reason::PawnOnBackRank => Mend::MovePawns,
        Reason::ThreeCheckers | Reason::ImpossibleDoubleCheck => Mend::FewerChecks,
        Reason::Chess960Castling
        | Reason::CastlingKingOnEdge
        | Reason::CastlingWithoutRook
        | Reason::CastlingRepeated
        | Reason::CastlingOrder
        | Reason::CastlingMixed
        | Reason::CastlingFiles
        | Reason::CastlingUnreadable => Mend::DropCastling,
        Reason::EnPassantImpossible | Reason::EnPassantUnreadable => Mend::DropEnPassant,
        Reason::HalfmoveClockTooHigh
        | Reason::FullmoveNumberTooHigh
        | Reason::FullmoveNumberZero
        | Reason::CounterUnreadable => Mend::LowerCounter,
        _ => Mend::OtherEngine,
    }
}
