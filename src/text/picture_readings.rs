//! What was read of a square of a picture.

use super::wording::piece_name;
use super::{tr, tr_with};
use crate::chess::Piece;

/// A reading of a square with its number and how probable it is: FEN's letter of the man, or `.` for nothing.
pub fn reading_text((number, (man, chance)): (usize, &(char, f32))) -> String {
    let variables = [
        ("number", number.into()),
        ("man", read_man_text(*man).into()),
        ("percent", percent_of(*chance).into()),
    ];
    tr_with("picture-reading", &variables)
}

/// The man of such a letter, or that there is none.
pub fn read_man_text(man: char) -> String {
    Piece::from_letter(man).map_or_else(|| tr("picture-nothing"), piece_name)
}

/// A probability in whole hundredths: only what is certain is 100.
pub fn percent_of(chance: f32) -> u8 {
    if chance >= 1.0 {
        return 100;
    }
    let mut percents = (0..=99).rev();
    percents
        .find(|percent| f32::from(*percent) <= chance * 100.0)
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_certain_is_never_a_hundred_percent() {
        let percents = [1.0, 0.9999, 0.62, 0.005, 0.0, f32::NAN].map(percent_of);
        assert_eq!(percents, [100, 99, 62, 0, 0, 0]);
    }

    #[test]
    fn a_reading_names_its_number_its_man_and_its_chance() {
        assert_eq!(reading_text((1, &('Q', 0.62))), "1: white queen, 62%");
        assert_eq!(reading_text((2, &('.', 0.3))), "2: empty, 30%");
    }
}
