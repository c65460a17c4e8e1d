//! Recognises the file names that piece sets use.

use tabiya_chess::{Color, Piece, Role};

/// Returns the piece that a file's name identifies: `wK.svg`, `white_king.svg`, `KingWhite.svg`, `K.svg` and `k_.svg`,
/// `Chess_klt45.svg`.
pub(super) fn piece_of_name(name: &str) -> Option<Piece> {
    let (stem, extension) = name.rsplit_once('.')?;
    if !extension.eq_ignore_ascii_case("svg") {
        return None;
    }
    let letters: String = stem.chars().filter(char::is_ascii_alphanumeric).collect();
    let mut letters_only = letters.chars();
    if let (Some(letter), None) = (letters_only.next(), letters_only.next()) {
        return lone_letter(letter, stem);
    }
    let word = letters.to_ascii_lowercase();
    let word = word.strip_prefix("chess").unwrap_or(&word);
    let word = word.strip_prefix("piece").unwrap_or(word);
    let word = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
    // Wikimedia names end with the size and before it `t` for a transparent background.
    let bare = word.strip_suffix('t').unwrap_or(word);
    [word, bare].into_iter().find_map(piece_of_word)
}

/// A capital letter is a white piece. On systems that ignore case in file names, black pieces have an underscore.
fn lone_letter(letter: char, stem: &str) -> Option<Piece> {
    if stem.len() > 1 && !stem.contains('_') {
        return None;
    }
    let is_black = stem.contains('_');
    let letter = if is_black {
        letter.to_ascii_lowercase()
    } else {
        letter
    };
    Piece::from_letter(letter)
}

const COLORS: [(&str, Color); 8] = [
    ("white", Color::White),
    ("light", Color::White),
    ("w", Color::White),
    ("l", Color::White),
    ("black", Color::Black),
    ("dark", Color::Black),
    ("b", Color::Black),
    ("d", Color::Black),
];

const ROLES: [(&str, Role); 12] = [
    ("king", Role::King),
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
    ("pawn", Role::Pawn),
    ("k", Role::King),
    ("q", Role::Queen),
    ("r", Role::Rook),
    ("b", Role::Bishop),
    ("n", Role::Knight),
    ("p", Role::Pawn),
];

/// Reads a colour and a kind of piece, in either order.
fn piece_of_word(word: &str) -> Option<Piece> {
    COLORS.iter().find_map(|(color_word, color)| {
        let first = word.strip_prefix(color_word);
        let last = word.strip_suffix(color_word);
        let role = [first, last].into_iter().flatten().find_map(role_of_word)?;
        Some(Piece::new(*color, role))
    })
}

fn role_of_word(word: &str) -> Option<Role> {
    let found = ROLES.iter().find(|(name, _)| *name == word);
    found.map(|(_, role)| *role)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_determines_its_piece() {
        for (name, piece) in [
            ("wK.svg", Piece::WhiteKing),
            ("bB.svg", Piece::BlackBishop),
            ("wb.svg", Piece::WhiteBishop),
            ("bw.svg", Piece::WhiteBishop),
            ("bb.SVG", Piece::BlackBishop),
            ("BN.svg", Piece::BlackKnight),
            ("white-king.svg", Piece::WhiteKing),
            ("black_pawn.svg", Piece::BlackPawn),
            ("whiteKnight.svg", Piece::WhiteKnight),
            ("Queen Black.svg", Piece::BlackQueen),
            ("Chess_klt45.svg", Piece::WhiteKing),
            ("Chess_bdt45.svg", Piece::BlackBishop),
            ("Chess_blt60.svg", Piece::WhiteBishop),
            ("Chess_rdt45.svg", Piece::BlackRook),
            ("K.svg", Piece::WhiteKing),
            ("k.svg", Piece::BlackKing),
            ("k_.svg", Piece::BlackKing),
            ("_p.svg", Piece::BlackPawn),
            ("chess-piece-rook-white.svg", Piece::WhiteRook),
            ("wP64.svg", Piece::WhitePawn),
        ] {
            assert_eq!(piece_of_name(name), Some(piece), "{name}");
        }
    }

    #[test]
    fn other_names_determine_no_piece() {
        for name in [
            "",
            "wK",
            "wK.png",
            ".svg",
            "board.svg",
            "x.svg",
            "w.svg",
            "wx.svg",
            "wKK.svg",
            "king.svg",
            "wK.svg~",
            "7.svg",
            "é.svg",
        ] {
            assert_eq!(piece_of_name(name), None, "{name}");
        }
    }

    #[test]
    fn every_piece_has_its_name_in_every_scheme() {
        for piece in Piece::ALL {
            for (color, side) in COLORS {
                for (role, kind) in ROLES {
                    if Piece::new(side, kind) != piece {
                        continue;
                    }
                    for name in [format!("{color}{role}.svg"), format!("{color}-{role}.svg")] {
                        assert_eq!(piece_of_name(&name), Some(piece), "{name}");
                    }
                }
            }
        }
    }
}
