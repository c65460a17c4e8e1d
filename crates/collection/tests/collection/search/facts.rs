//! Claims about the facts that are stored with a board.

use super::any::{any_position, cases};
use proptest::prelude::*;
use tabiya_chess::problems::is_legal;
use tabiya_chess::{Color, Position, RookSide};
use tabiya_collection::search::Facts;
use tabiya_notation::fen::read_fen;

#[test]
fn no_position_differs_from_the_empty_position() {
    assert!(!Facts::none().has_position());
    assert!(Facts::of(&Position::empty()).has_position());
    assert_eq!(Facts::default(), Facts::none());
    assert_eq!(size_of::<Facts>(), 1);
}

#[test]
fn only_rights_and_targets_that_the_pieces_allow_are_kept() {
    let position = read_fen("4k3/8/8/8/4Pp2/8/8/R3K3 b KQkq e3 0 1").unwrap();
    let facts = Facts::of(&position);
    assert!(facts.may_castle(Color::White, RookSide::Queenside));
    assert!(!facts.may_castle(Color::White, RookSide::Kingside));
    assert!(!facts.may_castle(Color::Black, RookSide::Queenside));
    assert!(facts.has_en_passant());
    let none = read_fen("4k3/8/8/8/8/8/8/R3K3 b - e3 0 1").unwrap();
    assert!(!Facts::of(&none).has_en_passant());
}

#[test]
fn facts_are_formatted_for_people() {
    let facts = Facts::of(&Position::start());
    assert_eq!(format!("{facts:?}"), "Facts(w KQkq legal)");
    assert_eq!(format!("{:?}", Facts::none()), "Facts(none)");
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn facts_agree_with_the_position(position in any_position()) {
        let facts = Facts::of(&position);
        prop_assert!(facts.has_position());
        prop_assert_eq!(facts.side_to_move(), position.side_to_move);
        prop_assert_eq!(facts.is_legal(), is_legal(&position));
        prop_assert_eq!(facts.has_en_passant(), position.possible_en_passant().is_some());
        for color in Color::ALL {
            for side in RookSide::ALL {
                let right = position.castling.possible(color, side, &position.board);
                prop_assert_eq!(facts.may_castle(color, side), right.is_some());
            }
        }
        prop_assert_eq!(Facts::from_bits(facts.bits()), facts);
    }
}
