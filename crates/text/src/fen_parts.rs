//! Explains each character of a FEN.

use super::wording::color_id;
use super::{
    castling_obstacle_text, en_passant_obstacle_text, fen_error_text, listed, piece_name,
    square_list, tr, tr_with,
};
use tabiya_chess::{
    CastlingObstacle, CastlingRight, Color, EnPassantObstacle, RookSide, Square, SquareSet,
};
use tabiya_notation::explain::{FenPart, FieldMeaning};
use tabiya_notation::fen::{FenError, FenErrorKind, FenField};

/// The maximum number of characters of a long part that are quoted.
const MAX_NAMED: usize = 24;

/// The meaning of a part, such as `two empty squares: g2 to h2`.
pub fn fen_part_text(part: &FenPart) -> String {
    match part.meaning {
        FieldMeaning::Piece { piece, square } => piece_text(piece_name(piece), square),
        FieldMeaning::Empty { count, squares } => empty_text(count, squares),
        FieldMeaning::NextRank { ended, begun } => tr_with(
            "explain-next-rank",
            &[
                ("ended", ended.to_string().into()),
                (
                    "begun",
                    begun
                        .map_or_else(String::new, |rank| rank.to_string())
                        .into(),
                ),
            ],
        ),
        FieldMeaning::NextField => tr("explain-next-field"),
        FieldMeaning::StrayBlank => tr("explain-stray-blank"),
        FieldMeaning::SideToMove(side) => {
            tr_with("explain-side", &[("color", color_id(side).into())])
        }
        FieldMeaning::Castling {
            color,
            side,
            right,
            is_file,
            obstacle,
        } => match obstacle {
            Some(obstacle) => barred_castling_text(color, side, obstacle),
            None => castling_text(color, side, right, is_file),
        },
        FieldMeaning::NoCastling => tr("explain-no-castling"),
        FieldMeaning::EnPassant {
            target,
            pawn,
            capturers,
            is_legal,
            obstacle,
        } => match (pawn, obstacle) {
            (Some(pawn), None) => en_passant_text(target, pawn, capturers, is_legal),
            (_, obstacle) => barred_en_passant_text(target, obstacle),
        },
        FieldMeaning::NoEnPassant => tr("explain-no-en-passant"),
        FieldMeaning::HalfmoveClock(count) => halfmove_text(count),
        FieldMeaning::FullmoveNumber { number: 0, .. } => tr("fen-fullmove-number-zero"),
        FieldMeaning::FullmoveNumber { number, side } => tr_with(
            "explain-fullmove-number",
            &[
                ("color", color_id(side).into()),
                ("number", number.to_string().into()),
            ],
        ),
        FieldMeaning::Tail => tr("explain-tail"),
        FieldMeaning::Unreadable(kind) => error_text(kind, part.field),
        FieldMeaning::Rest => tr("explain-rest"),
    }
}

/// The name of a part: its characters and their meaning.
pub fn fen_part_name(part: &FenPart, text: &str) -> String {
    let characters = text.get(part.span.clone()).unwrap_or_default();
    let characters = match part.meaning {
        FieldMeaning::NextField | FieldMeaning::StrayBlank => tr("explain-blank"),
        _ => shortened(characters),
    };
    listed(&[characters, fen_part_text(part)])
}

/// The text for a missing field.
pub fn fen_field_missing_text(field: FenField) -> String {
    error_text(FenErrorKind::MissingField, field)
}

fn error_text(kind: FenErrorKind, field: FenField) -> String {
    let span = 0..0;
    fen_error_text(&FenError { kind, field, span })
}

fn shortened(characters: &str) -> String {
    match characters.char_indices().nth(MAX_NAMED) {
        None => characters.to_owned(),
        Some((end, _)) => format!("{}…", characters.get(..end).unwrap_or_default()),
    }
}

fn piece_text(piece: String, square: Option<Square>) -> String {
    let piece = ("piece", piece.into());
    match square {
        Some(square) => tr_with(
            "explain-piece",
            &[piece, ("square", square.to_string().into())],
        ),
        None => tr_with("explain-piece-somewhere", &[piece]),
    }
}

fn empty_text(count: u8, squares: SquareSet) -> String {
    let count = ("count", count.into());
    let (Some(first), Some(last)) = (squares.first(), squares.last()) else {
        return tr_with("explain-empty-somewhere", &[count]);
    };
    if squares.len() == 8 {
        let rank = ("rank", first.rank().to_string().into());
        return tr_with("explain-empty-rank", &[rank]);
    }
    let from = ("from", first.to_string().into());
    tr_with(
        "explain-empty",
        &[count, from, ("to", last.to_string().into())],
    )
}

fn side_id(side: RookSide) -> &'static str {
    match side {
        RookSide::Kingside => "kingside",
        RookSide::Queenside => "queenside",
    }
}

fn castling_text(color: Color, side: RookSide, right: CastlingRight, is_file: bool) -> String {
    let square = |file| Square::new(file, color.back_rank()).to_string();
    let castling = tr_with(
        "explain-castling",
        &[
            ("color", color_id(color).into()),
            ("side", side_id(side).into()),
            ("king", square(right.king).into()),
            ("rook", square(right.rook).into()),
        ],
    );
    if is_file {
        tr_with("explain-castling-file", &[("castling", castling.into())])
    } else {
        castling
    }
}

fn barred_castling_text(color: Color, side: RookSide, obstacle: CastlingObstacle) -> String {
    if let CastlingObstacle::OtherKing(square) = obstacle {
        let square = ("square", square.to_string().into());
        return tr_with("explain-castling-other-king", &[square]);
    }
    tr_with(
        "explain-castling-barred",
        &[
            ("color", color_id(color).into()),
            ("side", side_id(side).into()),
            ("reason", castling_obstacle_text(obstacle).into()),
        ],
    )
}

fn en_passant_text(target: Square, pawn: Square, capturers: SquareSet, is_legal: bool) -> String {
    let ahead = i8::try_from(pawn.rank().index()).unwrap_or_default();
    let behind = i8::try_from(target.rank().index()).unwrap_or_default();
    let origin = target.offset(0, behind - ahead).unwrap_or(target);
    let id = match (capturers.is_empty(), is_legal) {
        (true, _) => "explain-en-passant-nobody",
        (false, false) => "explain-en-passant-illegal",
        (false, true) => "explain-en-passant",
    };
    let pawns: Vec<_> = capturers.collect();
    tr_with(
        id,
        &[
            ("from", origin.to_string().into()),
            ("to", pawn.to_string().into()),
            ("square", target.to_string().into()),
            ("count", pawns.len().into()),
            ("pawns", square_list(&pawns).into()),
        ],
    )
}

fn barred_en_passant_text(target: Square, obstacle: Option<EnPassantObstacle>) -> String {
    let reason = obstacle.map_or_else(String::new, en_passant_obstacle_text);
    tr_with(
        "explain-en-passant-barred",
        &[
            ("square", target.to_string().into()),
            ("reason", reason.into()),
        ],
    )
}

fn halfmove_text(count: u32) -> String {
    let id = match count {
        0..100 => "explain-halfmove-clock",
        100..150 => "explain-halfmove-clock-claim",
        150.. => "explain-halfmove-clock-drawn",
    };
    tr_with(id, &[("count", count.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Locale, speak};
    use tabiya_chess::Position;
    use tabiya_notation::explain::explain;

    fn said(text: &str) -> Vec<String> {
        let found = explain(text, &Position::empty());
        let parts = found.parts.iter();
        parts.map(|part| fen_part_name(part, text)).collect()
    }

    fn assert_said(text: &str, expected: &[&str]) {
        let said = said(text);
        for one in expected {
            assert!(said.iter().any(|said| said == one), "{one:?} in {said:#?}");
        }
    }

    #[test]
    fn pieces_empty_squares_and_separators_are_explained_with_their_squares() {
        assert_said(
            "4k3/8/8/8/3n3p/8/5P2/4K3 w - - 0 1",
            &[
                "k, black king on e8",
                "4, 4 empty squares: a8 to d8",
                "8, eight empty squares: all of rank 7",
                "/, end of rank 8, rank 7 follows",
                "space, end of the field",
                "w, White is to move",
                "-, neither side may castle any more",
                "-, no en-passant target",
                "0, The last move was a capture or a pawn move, or there was none",
                "1, White’s move 1 comes next",
            ],
        );
    }

    #[test]
    fn castling_is_explained_in_every_dialect_and_for_invalid_rights() {
        assert_said(
            "r3k2r/8/8/8/8/8/8/R3K3 w KQ - 0 1",
            &[
                "K, White could castle kingside, but there is no rook on h1. The right does not count.",
                "Q, White may still castle queenside: king e1, rook a1",
            ],
        );
        assert_said(
            "4k3/8/8/8/8/8/8/1R3KR1 w G - 0 1",
            &[
                "G, White may still castle kingside: king f1, rook g1. The letter names the file of \
                 the rook.",
            ],
        );
    }

    #[test]
    fn an_en_passant_target_names_the_possible_capturers() {
        assert_said(
            "4k3/8/8/8/3pPp2/8/8/4K3 b - e3 0 1",
            &[
                "e3, The pawn that has just gone from e2 to e4 can be captured on e3, by the pawns \
                 on d4, f4",
            ],
        );
        assert_said(
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
            &["e3, The pawn has just gone from e2 to e4. No pawn is in place to capture it on e3."],
        );
        assert_said(
            "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
            &[
                "d3, The pawn has just gone from d2 to d4. It could be captured on d3, but that would \
                 leave the capturing side’s king in check.",
            ],
        );
        assert_said(
            "4k3/8/8/8/8/8/8/4K3 b - e3 0 1",
            &["e3, No pawn can have just passed over e3: no pawn on e4. It does not count."],
        );
    }

    #[test]
    fn an_unreadable_part_has_a_reason_at_its_place() {
        assert_said(
            "rnbqkbnr/ppxppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 150 1 rest",
            &[
                "x, “x” is not a piece letter",
                "W, The side to move must be “w” or “b”, not “W”",
                "150, 150 plies without a capture or pawn move. At 150 (seventy-five moves by each side), the \
                 game is drawn.",
                "rest, The FEN ends before this text",
            ],
        );
    }

    #[test]
    fn every_language_has_its_own_explanations() {
        for (locale, word) in [
            (
                Locale::German,
                "Weiß darf noch kurz rochieren: König e1, Turm h1",
            ),
            (
                Locale::French,
                "Les Blancs peuvent encore faire le petit roque\u{a0}: roi e1, tour h1",
            ),
            (
                Locale::Spanish,
                "Las blancas aún pueden hacer el enroque corto: rey e1, torre h1",
            ),
            (
                Locale::Russian,
                "Белые ещё могут сделать короткую рокировку: король e1, ладья h1",
            ),
        ] {
            speak(locale);
            assert_said(
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                &[&listed(&["K".to_owned(), word.to_owned()])],
            );
        }
        speak(Locale::English);
    }
}
