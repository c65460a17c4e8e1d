//! The readings of the same texts by two other libraries, with the reason of each difference.

use super::any::{any_position, cases, style};
use super::damage::damaged;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use shakmaty::fen::Fen;
use std::collections::BTreeSet;
use tabiya_chess::problems::{ProblemKind, is_legal, problems};
use tabiya_chess::{Color, Piece, Position, Role, RookSide, Square, SquareSet};
use tabiya_notation::fen::{Dialect, FenErrorKind, read_strict, write_board, write_fen_as};

/// The reason why shakmaty reads a text with this fault, which is not an exact FEN.
fn why_shakmaty_reads_more(kind: FenErrorKind) -> Option<&'static str> {
    Some(match kind {
        FenErrorKind::DigitsJoined => "it adds up digits side by side",
        FenErrorKind::CastlingOrder { .. } => "it takes castling letters in any order",
        FenErrorKind::CastlingMixed { .. } => "it takes letters and files mixed",
        FenErrorKind::RepeatedCastling { .. } => "it takes a right twice, and two on one side",
        FenErrorKind::LeadingZero => "it takes zeros in front of counters",
        FenErrorKind::FullmoveNumberZero => "it makes the move number 0 a 1",
        FenErrorKind::MissingField => "it fills in what is missing",
        FenErrorKind::StrayBlank => "it takes several blanks",
        FenErrorKind::BadEnPassant => "it takes any square as the target",
        FenErrorKind::CounterTooLarge => "it clamps counters",
        FenErrorKind::UnknownPiece { .. } => "it reads promotion marks and pockets of Crazyhouse",
        FenErrorKind::TooManyRanks => "it reads a ninth rank as a pocket",
        FenErrorKind::BadHalfmoveClock | FenErrorKind::BadFullmoveNumber => {
            "it ignores text after ten digits"
        }
        FenErrorKind::ExtraText => "it reads counters of checks",
        _ => return None,
    })
}

fn their_setup(text: &str) -> Option<shakmaty::Setup> {
    Some(Fen::from_ascii(text.as_bytes()).ok()?.into_setup())
}

/// Asserts that both have the same fields; only the castling rights whose king and rook are present are compared.
fn assert_same(ours: &Position, theirs: &shakmaty::Setup, text: &str) {
    assert_eq!(write_board(&ours.board), theirs.board.to_string(), "{text}");
    let their_side = match theirs.turn {
        shakmaty::Color::White => Color::White,
        shakmaty::Color::Black => Color::Black,
    };
    let target = theirs.ep_square.map(|square| square.to_string());
    assert_eq!(ours.side_to_move, their_side, "{text}");
    assert_eq!(
        ours.en_passant.map(|square| square.to_string()),
        target,
        "{text}"
    );
    assert_eq!(ours.halfmove_clock, theirs.halfmoves, "{text}");
    assert_eq!(ours.fullmove_number, theirs.fullmoves.get(), "{text}");
    for color in Color::ALL {
        // Of several kings on the back rank we take the first, shakmaty the outermost piece.
        let kings = ours.board.squares_of(Piece::new(color, Role::King));
        if (kings & SquareSet::rank(color.back_rank())).is_several() {
            continue;
        }
        for side in RookSide::ALL {
            if let Some(right) = ours.castling.possible(color, side, &ours.board) {
                let rook = Square::new(right.rook, color.back_rank());
                let rook = shakmaty::Square::new(u32::from(rook.index()));
                assert!(theirs.castling_rights.contains(rook), "{text}");
            }
        }
    }
}

#[test]
fn shakmaty_reads_every_exact_text_and_each_other_text_it_reads_has_a_reason() {
    let mut reasons = BTreeSet::new();
    // The texts are the same on every machine, because each reason must occur.
    let mut runner = TestRunner::deterministic();
    let mut exact = 0;
    for _ in 0..20_000 {
        let text = damaged().new_tree(&mut runner).unwrap().current();
        match (read_strict(text.as_bytes()), their_setup(&text)) {
            (Ok(ours), Some(theirs)) => {
                exact += 1;
                assert_same(&ours, &theirs, &text);
            }
            (Ok(_), None) => panic!("exact to us and nothing to shakmaty: {text}"),
            (Err(error), Some(_)) => {
                let reason = why_shakmaty_reads_more(error.kind);
                reasons.insert(reason.unwrap_or_else(|| panic!("{:?}: {text}", error.kind)));
            }
            (Err(_), None) => (),
        }
    }
    assert!(exact > 1000, "{exact}");
    assert!(
        reasons.len() >= 12,
        "reasons that no text shows: {reasons:?}"
    );
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn cozy_chess_reads_legal_positions_with_the_same_meaning(position in any_position()) {
        let text = write_fen_as(&position, style(Dialect::Shredder));
        let ours = read_strict(text.as_bytes()).unwrap();
        match cozy_chess::Board::from_fen(&text, true) {
            Ok(theirs) => {
                prop_assert!(is_legal(&ours) || explains_more_of_cozy(&ours), "{}", text);
                let again = format!("{theirs:#}");
                prop_assert_eq!(read_strict(again.as_bytes()), Ok(ours));
            }
            Err(_) => prop_assert!(!is_legal(&ours) || explains_less_of_cozy(&ours), "{}", text),
        }
    }
}

/// Positions that cozy-chess accepts although they cannot arise in a game: adjacent kings, which
/// also make it count one checking piece fewer, more promoted pieces than missing pawns, and checks
/// that no last move explains.
fn explains_more_of_cozy(position: &Position) -> bool {
    let are_side_by_side = are_kings_side_by_side(position);
    problems(position).iter().all(|problem| match problem.kind {
        ProblemKind::TooManyPromoted(_) | ProblemKind::ImpossibleCheck => true,
        ProblemKind::KingsSideBySide | ProblemKind::TooManyCheckers => are_side_by_side,
        _ => problem.level() != tabiya_chess::Level::Illegal,
    })
}

fn are_kings_side_by_side(position: &Position) -> bool {
    let kings = Color::ALL.map(|color| position.board.king(color));
    let [Some(white), Some(black)] = kings else {
        return false;
    };
    tabiya_chess::king_steps(white).contains(black)
}

/// Positions that cozy-chess refuses although they can arise in a game: a halfmove clock over 100
/// and a move number that does not fit into 16 bits.
fn explains_less_of_cozy(position: &Position) -> bool {
    position.halfmove_clock > 100 || position.fullmove_number > u32::from(u16::MAX)
}
