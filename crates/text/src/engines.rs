//! Texts about engines: the behaviour of programs for a FEN, results, and problems with a running engine.

use super::{count_text, decimal_text, listed, no_moves_text, tr, tr_with};
use tabiya_engine::uci::{
    Bound, EngineOption, Mend, NotSent, Objection, OptionKind, Score, UciFault, Value, Wdl,
    WrongValue,
};
use tabiya_engine::{Ended, NotStarted, Trouble};
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
fn effect_text(effect: EngineReaction, count: usize) -> String {
    tr_with(effect_id(effect), &[("count", count.into())])
}

/// The reason for the effect.
fn reason_text(reason: Reason) -> String {
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

fn reason_id(reason: Reason) -> &'static str {
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

/// The problem with the engine of this name, as a sentence.
pub fn engine_trouble_text(trouble: &Trouble, engine: &str) -> String {
    match trouble {
        Trouble::NotStarted(why) => not_started_text(why),
        Trouble::Died { ended, last_words } => died_text(*ended, last_words),
        Trouble::ClosedOutput => tr("engine-closed-output"),
        Trouble::ClosedInput => tr("engine-closed-input"),
        Trouble::Misbehaves(fault) => fault_text(fault),
        Trouble::WithWords {
            trouble,
            last_words,
        } => with_words(engine_trouble_text(trouble, engine), last_words),
        Trouble::NotSent(not_sent) => not_sent_text(not_sent, engine),
        Trouble::GivenUp => tr("engine-given-up"),
        Trouble::Cancelled => tr("engine-cancelled"),
    }
}

fn not_started_text(why: &NotStarted) -> String {
    match why {
        NotStarted::NotAWholePath => tr("engine-no-whole-path"),
        NotStarted::Refused(kind) => {
            let reason = std::io::Error::from(*kind).to_string();
            tr_with("engine-not-started", &[("reason", reason.into())])
        }
        NotStarted::NoProgram => tr("engine-no-program"),
        NotStarted::NeedsAdministrator => tr("engine-needs-administrator"),
    }
}

fn died_text(ended: Ended, last_words: &str) -> String {
    let text = match ended {
        Ended::Exited(status) => tr_with("engine-exited", &[("status", status.into())]),
        Ended::Signal(signal) => tr_with("engine-killed", &[("signal", signal.into())]),
        Ended::Crashed(code) => crashed_text(code),
        Ended::Unknown => tr("engine-ended"),
    };
    with_words(text, last_words)
}

fn with_words(text: String, last_words: &str) -> String {
    match last_words.trim() {
        "" => text,
        words => {
            let variables = [("what", text.into()), ("words", words.into())];
            tr_with("engine-last-words", &variables)
        }
    }
}

/// Explains the crash codes that a user can do something about. Other codes are shown as the number that Windows
/// reports.
fn crashed_text(code: u32) -> String {
    tr(match code {
        0xC000_001D => "engine-crashed-instruction",
        0xC000_007B => "engine-crashed-other-kind",
        0xC000_0135 | 0xC000_0138 | 0xC000_0139 => "engine-crashed-no-library",
        _ => {
            let code = format!("{code:X}");
            return tr_with("engine-crashed", &[("code", code.into())]);
        }
    })
}

fn fault_text(fault: &UciFault) -> String {
    tr(match fault {
        UciFault::NoUciOk => "engine-no-uciok",
        UciFault::OnlyGarbage => "engine-only-garbage",
        UciFault::HangsOnIsReady => "engine-hangs",
        UciFault::IgnoresStop => "engine-ignores-stop",
        UciFault::NoBestMove => "engine-no-best-move",
        UciFault::SaysNothing => "engine-says-nothing",
        UciFault::IllegalBestMove(played) if played.is_empty() => "engine-no-move",
        UciFault::IllegalBestMove(played) => {
            return tr_with("engine-illegal-move", &[("move", played.as_str().into())]);
        }
        UciFault::Flood => "engine-floods",
        UciFault::IgnoresQuit => "engine-ignores-quit",
    })
}

/// The reason why a position is not sent to the engine of this name, and a remedy.
pub fn not_sent_text(not_sent: &NotSent, engine: &str) -> String {
    let why = match not_sent.objection {
        Objection::NoMoves(why) => format!("{}.", no_moves_text(why)),
        Objection::Checkmate => tr("engine-checkmate"),
        Objection::Stalemate => tr("engine-stalemate"),
        Objection::IllegalMove => tr("engine-illegal-question"),
        Objection::NoChess960 => tr_with("engine-no-chess960", &[("engine", engine.into())]),
        Objection::Effect(effect, reason) => {
            let variables = [
                ("engine", engine.into()),
                ("effect", effect_text(effect, 1).into()),
                ("reason", reason_text(reason).into()),
            ];
            tr_with("engine-not-sent", &variables)
        }
    };
    match not_sent.mend {
        Some(mend) => format!("{why} {}", tr(mend_id(mend))),
        None => why,
    }
}

fn mend_id(mend: Mend) -> &'static str {
    match mend {
        Mend::AddKing => "engine-mend-add-king",
        Mend::LeaveOneKing => "engine-mend-leave-one-king",
        Mend::TurnOrCheck => "engine-mend-turn-or-check",
        Mend::PartKings => "engine-mend-part-kings",
        Mend::RemoveMen => "engine-mend-remove-men",
        Mend::MovePawns => "engine-mend-move-pawns",
        Mend::FewerChecks => "engine-mend-fewer-checks",
        Mend::DropCastling => "engine-mend-drop-castling",
        Mend::DropEnPassant => "engine-mend-drop-en-passant",
        Mend::LowerCounter => "engine-mend-lower-counter",
        Mend::OtherEngine => "engine-mend-other-engine",
    }
}

/// The reason why an option of an engine rejects a value, with the allowed values if they are known.
pub fn wrong_value_text(why: &WrongValue, option: Option<&EngineOption>) -> String {
    tr(match (why, option.map(|option| &option.kind)) {
        (WrongValue::OutOfRange { min, max }, _)
        | (WrongValue::NotANumber, Some(OptionKind::Spin { min, max, .. })) => {
            let variables = [("min", whole(*min).into()), ("max", whole(*max).into())];
            return tr_with("engine-out-of-range", &variables);
        }
        (WrongValue::NoSuchChoice, Some(OptionKind::Combo { choices, .. })) => {
            return tr_with("engine-one-of", &[("choices", listed(choices).into())]);
        }
        (WrongValue::NoSuchOption, _) => "engine-no-such-option",
        (WrongValue::NotOnOrOff, _) => "engine-not-on-or-off",
        (WrongValue::NotANumber, _) => "engine-not-a-number",
        (WrongValue::NoSuchChoice, _) => "engine-no-such-choice",
        (WrongValue::ControlCharacter, _) => "engine-control-character",
        (WrongValue::TooLong, _) => "engine-too-long",
    })
}

fn whole(number: i64) -> String {
    match u64::try_from(number) {
        Ok(number) => count_text(number),
        Err(_) => number.to_string(),
    }
}

/// A short form of a score: `+0.35`, `−1.20`, `#5`.
pub fn engine_score_text(value: Value) -> String {
    let text = match value.score {
        Score::Centipawns(score) => pawns(score),
        Score::Mates(moves) => format!("#{moves}"),
        Score::IsMated(moves) => format!("#−{moves}"),
    };
    match value.bound {
        Bound::Exact => text,
        Bound::AtLeast => format!("≥{text}"),
        Bound::AtMost => format!("≤{text}"),
    }
}

/// A score as a screen reader says it.
pub fn engine_score_words(value: Value) -> String {
    let words = match value.score {
        Score::Centipawns(score) => pawns(score),
        Score::Mates(moves) => tr_with("engine-mates", &[("moves", moves.into())]),
        Score::IsMated(moves) => tr_with("engine-is-mated", &[("moves", moves.into())]),
    };
    let score = [("score", words.as_str().into())];
    match value.bound {
        Bound::Exact => words,
        Bound::AtLeast => tr_with("engine-at-least", &score),
        Bound::AtMost => tr_with("engine-at-most", &score),
    }
}

/// Converts centipawns to pawns, with a sign unless the score is 0.
fn pawns(score: i32) -> String {
    let sign = match score {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let pawns = f64::from(score).abs() / 100.0;
    format!("{sign}{}", decimal_text(pawns, 2))
}

/// The percentages of games that White would win, draw and lose.
pub fn wdl_text(wdl: Wdl) -> String {
    let percent = |games: u16| (u32::from(games) + 5) / 10;
    let variables = [
        ("win", percent(wdl.win).into()),
        ("draw", percent(wdl.draw).into()),
        ("loss", percent(wdl.loss).into()),
    ];
    tr_with("engine-wdl", &variables)
}
