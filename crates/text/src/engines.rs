//! Texts about the behaviour of programs for a FEN.

use super::{listed, tr, tr_with};
use tabiya_notation::engines::{EngineReaction, EngineWarning, Reason};

/// The behaviour of some programs for a position, with the reason, as a sentence.
pub fn engine_warning_text(warning: &EngineWarning) -> String {
    let names: Vec<_> = warning.engines.iter().map(|engine| engine.name()).collect();
    said(warning, &listed(&names))
}

/// The same sentence with at most `most_names` programs by name.
pub fn short_engine_warning_text(warning: &EngineWarning, most_names: usize) -> String {
    let named = warning
        .engines
        .iter()
        .take(most_names)
        .map(|engine| engine.name());
    let names = listed(&named.collect::<Vec<_>>());
    match warning.engines.len().saturating_sub(most_names) {
        0 => said(warning, &names),
        more => {
            let variables = [("engines", names.into()), ("more", more.into())];
            said(warning, &tr_with("engine-and-more", &variables))
        }
    }
}

fn said(warning: &EngineWarning, engines: &str) -> String {
    let variables = [
        ("engines", engines.into()),
        (
            "effect",
            effect_text(warning.effect, warning.engines.len()).into(),
        ),
        ("reason", reason_text(warning.reason).into()),
    ];
    tr_with("engine-warning", &variables)
}

/// The effect on `count` programs.
pub(super) fn effect_text(effect: EngineReaction, count: usize) -> String {
    tr_with(effect_id(effect), &[("count", count.into())])
}

/// The reason for the effect.
pub(super) fn reason_text(reason: Reason) -> String {
    tr(reason_id(reason))
}

fn effect_id(effect: EngineReaction) -> &'static str {
    match effect {
        EngineReaction::Crashes => "engine-crashes",
        EngineReaction::Misreads => "engine-misreads",
        EngineReaction::AnswersNonsense => "engine-answers-nonsense",
        EngineReaction::Refuses => "engine-refuses",
        EngineReaction::Drops => "engine-drops",
        EngineReaction::NeedsChess960 => "engine-needs-chess960",
    }
}

pub(super) fn reason_id(reason: Reason) -> &'static str {
    match reason {
        Reason::NoKing => "engine-no-king",
        Reason::SeveralKings => "engine-several-kings",
        Reason::KingCanBeTaken => "engine-king-can-be-taken",
        Reason::KingsTouch => "engine-kings-touch",
        Reason::MoreThan32Men => "engine-more-than-32-men",
        Reason::MoreThan16Men => "engine-more-than-16-men",
        Reason::MoreThan8Pawns => "engine-more-than-8-pawns",
        Reason::TooManyPromoted => "engine-too-many-promoted",
        Reason::PawnOnBackRank => "engine-pawn-on-back-rank",
        Reason::ThreeCheckers => "engine-three-checkers",
        Reason::ImpossibleDoubleCheck => "engine-impossible-double-check",
        Reason::Chess960Castling => "engine-chess960-castling",
        Reason::CastlingKingOnEdge => "engine-castling-king-on-edge",
        Reason::CastlingWithoutRook => "engine-castling-without-rook",
        Reason::CastlingRepeated => "engine-castling-repeated",
        Reason::CastlingOrder => "engine-castling-order",
        Reason::CastlingMixed => "engine-castling-mixed",
        Reason::CastlingFiles => "engine-castling-files",
        Reason::CastlingUnreadable => "engine-castling-unreadable",
        Reason::EnPassantImpossible => "engine-en-passant-impossible",
        Reason::EnPassantUnreadable => "engine-en-passant-unreadable",
        Reason::SideMissing => "engine-side-missing",
        Reason::SideUnreadable => "engine-side-unreadable",
        Reason::FieldsMissing => "engine-fields-missing",
        Reason::TextBehind => "engine-text-behind",
        Reason::HalfmoveClockTooHigh => "engine-halfmove-clock-too-high",
        Reason::FullmoveNumberTooHigh => "engine-fullmove-number-too-high",
        Reason::FullmoveNumberZero => "engine-fullmove-number-zero",
        Reason::CounterUnreadable => "engine-counter-unreadable",
        Reason::DigitsJoined => "engine-digits-joined",
        Reason::RankNotEightWide => "engine-rank-not-eight-wide",
        Reason::TooFewRanks => "engine-too-few-ranks",
        Reason::TooManyRanks => "engine-too-many-ranks",
        Reason::UnknownPiece => "engine-unknown-piece",
        Reason::Pocket => "engine-pocket",
        Reason::PromotedMark => "engine-promoted-mark",
        Reason::CheckCounters => "engine-check-counters",
        Reason::Underscores => "engine-underscores",
        Reason::ForeignBlank => "engine-foreign-blank",
        Reason::StrayBlank => "engine-stray-blank",
        Reason::ByteOrderMark => "engine-byte-order-mark",
    }
}
