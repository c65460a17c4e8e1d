//! Texts about the results of engines.

use super::{decimal_text, tr_with};
use tabiya_engine::uci::{Bound, Score, Value, Wdl};

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

/// The percentages of games that a side would win, draw and lose.
pub fn wdl_text(wdl: Wdl) -> String {
    let percent = |games: u16| (u32::from(games) + 5) / 10;
    let variables = [
        ("win", percent(wdl.win).into()),
        ("draw", percent(wdl.draw).into()),
        ("loss", percent(wdl.loss).into()),
    ];
    tr_with("engine-wdl", &variables)
}
