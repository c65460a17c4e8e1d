//! The few words in forms, in the language of the piece letters.
//!
//! The words are part of the notation, like the letters: a list with German letters has `Weiß`, whatever the language
//! of the program.

use crate::piece_letters::Language;
use tabiya_chess::Color;

/// The word before the pieces of a side: `White:`.
pub(super) const fn side_label(language: Language, side: Color) -> &'static str {
    let [white, black] = match language {
        Language::English => ["White:", "Black:"],
        Language::German => ["Weiß:", "Schwarz:"],
        // French has a no-break space before a colon.
        Language::French => ["Blancs\u{a0}:", "Noirs\u{a0}:"],
        Language::Spanish => ["Blancas:", "Negras:"],
        Language::Italian => ["Bianco:", "Nero:"],
        Language::Portuguese => ["Brancas:", "Pretas:"],
        Language::Dutch => ["Wit:", "Zwart:"],
        Language::Polish => ["Białe:", "Czarne:"],
        Language::Russian => ["Белые:", "Чёрные:"],
    };
    match side {
        Color::White => white,
        Color::Black => black,
    }
}

/// The side to move in words: `White to move`.
pub(crate) const fn side_to_move(language: Language, side: Color) -> &'static str {
    let [white, black] = match language {
        Language::English => ["White to move", "Black to move"],
        Language::German => ["Weiß am Zug", "Schwarz am Zug"],
        Language::French => ["Trait aux Blancs", "Trait aux Noirs"],
        Language::Spanish => ["Juegan blancas", "Juegan negras"],
        Language::Italian => ["Muove il Bianco", "Muove il Nero"],
        Language::Portuguese => ["Jogam as brancas", "Jogam as pretas"],
        Language::Dutch => ["Wit aan zet", "Zwart aan zet"],
        Language::Polish => ["Ruch białych", "Ruch czarnych"],
        Language::Russian => ["Ход белых", "Ход чёрных"],
    };
    match side {
        Color::White => white,
        Color::Black => black,
    }
}
