//! The same text means the same to shakmaty.

use super::any::{cases, ordinary_position, style};
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Setup};
use std::collections::BTreeSet;
use tabiya_chess::problems::{Problem, ProblemKind, problems};
use tabiya_chess::{Color, Piece, Position, Role, RookSide, Square, checkers};
use tabiya_notation::fen::{Dialect, read_fen, write_fen_as};

fn their_setup(text: &str) -> Setup {
    Fen::from_ascii(text.as_bytes()).unwrap().into_setup()
}

fn their_square(square: Square) -> shakmaty::Square {
    shakmaty::Square::new(u32::from(square.index()))
}

fn their_color(color: Color) -> shakmaty::Color {
    shakmaty::Color::from_white(color == Color::White)
}

fn rooks_with_rights(position: &Position) -> Bitboard {
    let mut rooks = Bitboard::EMPTY;
    for color in Color::ALL {
        for side in RookSide::ALL {
            if let Some(right) = position.castling.possible(color, side, &position.board) {
                rooks.add(their_square(Square::new(right.rook, color.back_rank())));
            }
        }
    }
    rooks
}

fn check_same(position: &Position, theirs: &Setup) -> Result<(), TestCaseError> {
    for square in Square::all() {
        let their_piece = theirs
            .board
            .piece_at(their_square(square))
            .map(shakmaty::Piece::char);
        prop_assert_eq!(position.board.get(square).map(Piece::letter), their_piece);
    }
    prop_assert_eq!(theirs.turn, their_color(position.side_to_move));
    prop_assert_eq!(theirs.castling_rights, rooks_with_rights(position));
    let target = position.possible_en_passant().map(their_square);
    prop_assert_eq!(theirs.ep_square, target);
    prop_assert_eq!(theirs.halfmoves, position.halfmove_clock);
    prop_assert_eq!(theirs.fullmoves.get(), position.fullmove_number);
    Ok(())
}

/// The pieces of one side that attack the other side's king.
fn their_attackers(setup: &Setup, king: Color) -> Vec<u32> {
    let square = setup.board.king_of(their_color(king)).unwrap();
    let attacker = their_color(king.opposite());
    let attackers = setup
        .board
        .attacks_to(square, attacker, setup.board.occupied());
    attackers.into_iter().map(u32::from).collect()
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn shakmaty_reads_our_text(position in ordinary_position()) {
        for dialect in [Dialect::XFen, Dialect::Shredder] {
            let text = write_fen_as(&position, style(dialect));
            check_same(&position, &their_setup(&text))?;
        }
    }

    #[test]
    fn text_of_shakmaty_is_read(position in ordinary_position()) {
        let setup = their_setup(&write_fen_as(&position, style(Dialect::Shredder)));
        let text = Fen::try_from_setup(setup).unwrap().to_string();
        prop_assert_eq!(read_fen(&text), Ok(position.only_possible()), "{}", text);
    }

    #[test]
    fn checks_agree_with_shakmaty(position in ordinary_position()) {
        let setup = their_setup(&write_fen_as(&position, style(Dialect::XFen)));
        let ours: Vec<_> = checkers(&position).map(|s| u32::from(s.index())).collect();
        prop_assert_eq!(ours, their_attackers(&setup, position.side_to_move));
    }

    #[test]
    fn checks_on_the_waiting_side_agree_with_shakmaty(
        position in ordinary_position(),
    ) {
        let setup = their_setup(&write_fen_as(&position, style(Dialect::XFen)));
        let side = position.side_to_move.opposite();
        let king = position.board.squares_of(Piece::new(side, Role::King)).next().unwrap();
        let mut theirs = their_attackers(&setup, side);
        if !theirs.is_empty() {
            theirs.push(u32::from(king.index()));
            theirs.sort_unstable();
        }
        let found = problems(&position);
        // Adjacent kings are reported as such.
        let is_meant = |problem: &&Problem| {
            matches!(problem.kind, ProblemKind::OppositeCheck | ProblemKind::KingsSideBySide)
        };
        let ours = found.iter().filter(is_meant).flat_map(|problem| &problem.squares);
        let ours: BTreeSet<_> = ours.map(|square| u32::from(square.index())).collect();
        let ours: Vec<_> = ours.into_iter().collect();
        prop_assert_eq!(ours, theirs);
    }
}
