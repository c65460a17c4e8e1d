//! Recipes as text.

use super::{Recipe, WantedResult, WantedTurn, text_of_squares};
use std::fmt;
use tabiya_chess::{Color, Piece, Role};
use tabiya_tables::Material;

/// The words for kinds of pieces.
pub(super) const ROLES: [(&str, Role); 6] = [
    ("king", Role::King),
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
    ("pawn", Role::Pawn),
];

/// The words for results.
pub(super) const RESULTS: [(&str, WantedResult); 5] = [
    ("white wins", WantedResult::Wins(Color::White)),
    ("black wins", WantedResult::Wins(Color::Black)),
    ("win", WantedResult::Win),
    ("draw", WantedResult::Draw),
    ("loss", WantedResult::Loss),
];

/// The words for conditions about the turn to move.
pub(super) const TURNS: [(&str, WantedTurn); 2] = [
    ("reciprocal zugzwang", WantedTurn::Zugzwang),
    ("turn decides", WantedTurn::Decides),
];

pub(super) const MATE: &str = "mate in";
pub(super) const ZEROING: &str = "dtz";
pub(super) const WINNING_MOVES: &str = "winning moves";
pub(super) const COUNT: &str = "count";
pub(super) const SEED: &str = "seed";

pub(super) const NO_CAPTURE: &str = "no capture";
pub(super) const NO_CHECK: &str = "no check";
pub(super) const ANY_LAST_MOVE: &str = "any last move";
pub(super) const ALIKE_TOO: &str = "mirrored too";

pub(super) const fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

pub(super) fn side_words(color: Color) -> String {
    format!("{} to move", color_word(color))
}

/// The pieces of both sides, as at the beginning of a recipe.
pub fn pieces_text(material: &Material) -> String {
    material.name().replace('v', " v ")
}

pub(super) fn piece_words(piece: Piece) -> String {
    let mut roles = ROLES.iter();
    let role = roles.find(|(_, role)| *role == piece.role());
    let role = role.map_or("", |(word, _)| word);
    format!("{} {role}", color_word(piece.color()))
}

impl fmt::Display for Recipe {
    /// Writes the text that [`Recipe::parse`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.materials.iter().map(pieces_text).collect();
        f.write_str(&names.join(" or "))?;
        for region in &self.regions {
            let squares = text_of_squares(region.squares);
            write!(f, ", {} on {squares}", piece_words(region.piece))?;
        }
        if let Some(side) = self.side {
            write!(f, ", {}", side_words(side))?;
        }
        let result = RESULTS
            .iter()
            .find(|(_, result)| self.result == Some(*result));
        let turn = TURNS.iter().find(|(_, turn)| self.turn == Some(*turn));
        let words = [result.map(|(word, _)| *word), turn.map(|(word, _)| *word)];
        for word in words.into_iter().flatten() {
            write!(f, ", {word}")?;
        }
        let numbers = [
            (MATE, self.mate),
            (ZEROING, self.zeroing),
            (WINNING_MOVES, self.winning_moves),
        ];
        for (word, numbers) in numbers {
            if let Some(numbers) = numbers {
                write!(f, ", {word} {numbers}")?;
            }
        }
        let switches = [
            (NO_CAPTURE, self.no_capture),
            (NO_CHECK, self.no_check),
            (ANY_LAST_MOVE, self.any_last_move),
            (ALIKE_TOO, self.allows_alike),
        ];
        for (word, _) in switches.into_iter().filter(|(_, is_on)| *is_on) {
            write!(f, ", {word}")?;
        }
        write!(f, ", {COUNT} {}, {SEED} {}", self.count, self.seed)
    }
}
