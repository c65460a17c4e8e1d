//! Written text has the same meaning when read.

use super::any::{any_position, cases, style};
use proptest::prelude::*;
use tabiya_notation::fen::{Dialect, read_fen, write_board, write_fen, write_fen_as};

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_position_is_read_back_from_either_dialect(position in any_position()) {
        for dialect in [Dialect::XFen, Dialect::Shredder] {
            let text = write_fen_as(&position, style(dialect));
            prop_assert_eq!(read_fen(&text), Ok(position.only_possible()), "{}", text);
        }
    }

    #[test]
    fn writing_and_reading_gives_the_same_text(position in any_position()) {
        let text = write_fen(&position);
        prop_assert_eq!(write_fen(&read_fen(&text).unwrap()), text);
    }

    #[test]
    fn the_board_field_contains_only_the_board(position in any_position()) {
        let (text, board) = (write_fen(&position), write_board(&position.board));
        prop_assert_eq!(text.split(' ').next(), Some(board.as_str()));
    }
}
