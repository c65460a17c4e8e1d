//! Sentences about a game.

use super::choice::{Choice, Strength};
use super::game::{Game, GameEnd};
use tabiya_chess::{Color, Ending, Move, Mover};
use tabiya_engine::analysis::Slip;
use tabiya_notation::moves::{PieceNames, write_san_line};
use tabiya_text::{count_text, decimal_text, tr, tr_with};

/// The way in which a game has ended.
pub(crate) fn end_text(end: GameEnd) -> String {
    tr(match end {
        GameEnd::Rules(Ending::Checkmate(Color::White)) => "play-on-white-mates",
        GameEnd::Rules(Ending::Checkmate(Color::Black)) => "play-on-black-mates",
        GameEnd::Rules(Ending::Stalemate) => "play-on-stalemate",
        GameEnd::Rules(Ending::InsufficientMaterial) => "play-on-no-material",
        GameEnd::Rules(Ending::Repetition) => "play-on-repetition",
        GameEnd::Rules(Ending::FiftyMoves) => "play-on-fifty-moves",
        GameEnd::Resigned(Color::White) => "play-on-white-resigns",
        GameEnd::Resigned(Color::Black) => "play-on-black-resigns",
    })
}

/// The limit of the engine.
pub(crate) fn limit_text(choice: &Choice) -> String {
    match choice.strength {
        Strength::Rating => {
            let rating = [("rating", choice.rating.into())];
            tr_with("play-on-limit-rating", &rating)
        }
        Strength::Nodes => {
            let nodes = [("nodes", count_text(choice.nodes).into())];
            tr_with("play-on-limit-nodes", &nodes)
        }
        Strength::Time => {
            let seconds = [("seconds", seconds_text(choice.time as f64 / 1000.0).into())];
            tr_with("play-on-limit-time", &seconds)
        }
    }
}

/// A time in seconds with one decimal.
pub(crate) fn seconds_text(seconds: f64) -> String {
    decimal_text(seconds, 1)
}

/// A move of a game with its number, after `place` moves.
pub(crate) fn move_text(game: &Game, place: usize, names: PieceNames) -> String {
    let played = game.move_at(place);
    let played = played.filter(|(position, _)| Mover::new(position).is_ok());
    played.map_or_else(String::new, |(position, played)| {
        write_san_line(&position, &[played], names)
    })
}

/// The hint.
pub(crate) fn hint_text(game: &Game, best: Move, names: PieceNames) -> String {
    let played = write_san_line(&game.now, &[best], names);
    tr_with("play-on-hint", &[("move", played.into())])
}

/// The sentence about a move that gives the result away.
pub(crate) fn slip_text(slip: Slip, played: String) -> String {
    let id = match slip {
        Slip::WinGone => "play-on-slip-win",
        Slip::WinToLoss => "play-on-slip-win-to-loss",
        Slip::DrawToLoss => "play-on-slip-draw",
    };
    tr_with(id, &[("move", played.into())])
}
