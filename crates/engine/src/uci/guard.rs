//! Withholds questions that an engine would refuse, misread or crash on.
//!
//! It asks `tabiya_notation::engines` how a reader with this engine's name treats the position. A position that the
//! engine would refuse, misread, drop or crash on is not sent, and neither is a position without a legal move. An
//! engine that was never examined is not sent anything that would be withheld from any examined engine.

use super::command::EngineQuestion;
use tabiya_chess::{Mover, NoMoves, SquareSet};
use tabiya_notation::engines::{Engine, EngineReaction, Reason, warnings_for};

/// A question that can be sent.
#[derive(Clone, Copy, Debug)]
pub struct Admitted {
    /// The position to search.
    pub mover: Mover,
    /// Whether the engine needs its Chess960 option.
    pub needs_chess960: bool,
}

/// The reason why a question is not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSent {
    /// The objection to the question.
    pub objection: Objection,
    /// A change that helps, if there is one.
    pub mend: Option<Mend>,
    /// The squares that the objection is about; may be empty.
    pub squares: SquareSet,
}

/// An objection to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The position has no defined legal moves.
    NoMoves(NoMoves),
    /// The side to move is checkmated.
    Checkmate,
    /// The side to move is stalemated.
    Stalemate,
    /// A move before the position, or a move to restrict the search to, is illegal.
    IllegalMove,
    /// The position needs Chess960, but the engine has no option for it.
    NoChess960,
    /// The expected effect on the engine, with the reason. For an unknown engine, it is the effect on one of the known
    /// engines.
    Effect(EngineReaction, Reason),
}

/// A change to the position that makes it suitable for an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mend {
    /// Give each side a king.
    AddKing,
    /// Remove all but one king of a side.
    LeaveOneKing,
    /// Change the side to move, or remove the check.
    TurnOrCheck,
    /// Separate the kings.
    PartKings,
    /// Remove pieces.
    RemoveMen,
    /// Move the pawns off the first and last rank.
    MovePawns,
    /// Reduce the number of pieces that give check.
    FewerChecks,
    /// Remove some or all castling rights.
    DropCastling,
    /// Remove the en passant square.
    DropEnPassant,
    /// Lower a counter.
    LowerCounter,
    /// Ask another engine.
    OtherEngine,
}

/// The FEN readers that behave like an engine with this name (`id name`). An unknown engine may behave like any of the
/// known ones.
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
        // A development version has a date, or nothing that reveals the version it is based on.
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

/// Checks whether these readers accept a question.
///
/// # Errors
///
/// Returns the reason why the question must not be sent.
pub fn admit(
    question: &EngineQuestion,
    readers: &[Engine],
    knows_chess960: bool,
) -> Result<Admitted, NotSent> {
    let root = &question.position;
    let start = Mover::new(root).map_err(no_moves)?;
    for warning in warnings_for(root) {
        let is_of_it = warning.engines.iter().any(|one| readers.contains(one));
        // An option takes care of that.
        if is_of_it && warning.effect != EngineReaction::NeedsChess960 {
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

/// The position to search, if it has legal moves.
fn behind_moves(start: Mover, question: &EngineQuestion) -> Result<Mover, NotSent> {
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

/// The change that helps against this. Reasons about the spelling of a FEN do not apply to our own output.
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
