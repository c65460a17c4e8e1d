//! Starting arrays, and castling rights that fit no array.

use super::theirs::position_of;
use shakmaty::{Board, Color, Rank, Setup, Square};
use tabiya_chess::{
    Position, castling_arrays_differ, has_easy_last_move, impossible_check, is_starting_array,
    no_last_move,
};

fn position(fen: &str) -> Position {
    position_of(fen.parse::<shakmaty::fen::Fen>().unwrap().as_setup())
}

fn array(number: u32) -> Setup {
    let board = Board::chess960(number);
    let castling_rights = board.rooks();
    Setup {
        board,
        castling_rights,
        ..Setup::empty()
    }
}

#[test]
fn all_960_arrays_are_starting_arrays_with_all_rights_or_none() {
    for number in 0..960 {
        let mut setup = array(number);
        for rights in [setup.castling_rights, shakmaty::Bitboard::EMPTY] {
            setup.castling_rights = rights;
            let position = position_of(&setup);
            assert!(is_starting_array(&position), "{position:?}");
            assert!(!castling_arrays_differ(&position));
            assert!(!impossible_check(&position) && !no_last_move(&position));
        }
        setup.turn = Color::Black;
        assert!(!is_starting_array(&position_of(&setup)));
    }
    assert!(is_starting_array(&Position::start()));
    assert!(has_easy_last_move(&Position::start()));
}

#[test]
fn any_change_of_the_back_ranks_makes_a_starting_array_invalid() {
    let rank = |rank| (0..8).map(move |file| Square::from_coords(shakmaty::File::new(file), rank));
    for number in [0, 17, 518, 959] {
        let start = array(number);
        let mut changed = 0;
        for one in rank(Rank::First) {
            for other in rank(Rank::First)
                .chain(rank(Rank::Third))
                .chain(rank(Rank::Second))
            {
                let mut setup = start.clone();
                setup.castling_rights = shakmaty::Bitboard::EMPTY;
                let men = [one, other].map(|square| start.board.piece_at(square));
                for (square, man) in [one, other].into_iter().zip(men.into_iter().rev()) {
                    setup.board.discard_piece_at(square);
                    if let Some(man) = man {
                        setup.board.set_piece_at(square, man);
                    }
                }
                if setup.board != start.board {
                    assert!(!is_starting_array(&position_of(&setup)), "{setup:?}");
                    changed += 1;
                }
            }
        }
        assert!(changed > 100);
    }
}

#[test]
fn near_misses_are_not_starting_arrays() {
    let rows = [
        (
            "no king between the rooks",
            "rrkbbqnn/pppppppp/8/8/8/8/PPPPPPPP/RRKBBQNN w - -",
        ),
        (
            "bishops on one colour",
            "rbkbrqnn/pppppppp/8/8/8/8/PPPPPPPP/RBKBRQNN w - -",
        ),
        (
            "two queens",
            "rnqqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNQQKBBR w - -",
        ),
        (
            "three knights",
            "rnnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RNNQKNBR w - -",
        ),
        (
            "only two rights",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ -",
        ),
        (
            "a pawn is missing",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq -",
        ),
        (
            "a pawn has moved",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -",
        ),
        (
            "colours exchanged",
            "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w - -",
        ),
        (
            "one more piece",
            "rnbqkbnr/pppppppp/8/8/8/n7/PPPPPPPP/RNBQKBNR w KQkq -",
        ),
    ];
    for (why, fen) in rows {
        assert!(!is_starting_array(&position(fen)), "{why}");
    }
}

#[test]
fn rights_of_two_different_arrays_are_reported() {
    let rows = [
        (false, "no rights", "1k2r3/8/8/8/8/8/8/R3K2R w - -"),
        (
            false,
            "one side has rights",
            "1k2r3/8/8/8/8/8/8/R3K2R w KQ -",
        ),
        (
            false,
            "the array of standard chess",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
        ),
        (
            false,
            "one array, rights on different sides",
            "r3k3/8/8/8/8/8/8/4K2R w Kq -",
        ),
        (
            false,
            "one array of Chess960",
            "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq -",
        ),
        (
            true,
            "kings on different files",
            "r2k3r/8/8/8/8/8/8/R3K2R w KQkq -",
        ),
        (
            true,
            "kings on different files, rooks on different sides",
            "r2k4/8/8/8/8/8/8/4K2R w Kq -",
        ),
        (
            true,
            "the rooks on the h-side on different files",
            "4k1r1/8/8/8/8/8/8/4K2R w Kk -",
        ),
        (
            true,
            "the rooks on the a-side on different files",
            "r3k3/8/8/8/8/8/8/1R2K3 w Qq -",
        ),
        (true, "a king in the corner", "4k3/8/8/8/8/8/8/K6R w K -"),
        (
            true,
            "a king in the other corner",
            "r6k/8/8/8/8/8/8/4K3 w q -",
        ),
        (
            false,
            "a king in the corner without rights",
            "k3r3/8/8/8/8/8/8/R3K2R w KQ -",
        ),
    ];
    for (differ, why, fen) in rows {
        assert_eq!(
            castling_arrays_differ(&position(fen)),
            differ,
            "{why}: {fen}"
        );
    }
}

#[test]
fn rights_that_the_pieces_rule_out_do_not_count() {
    let mut differing = position("4k1r1/8/8/8/8/8/8/4K2R w Kk -");
    assert!(castling_arrays_differ(&differing));
    differing
        .board
        .set(tabiya_chess::Square::from_name("h1").unwrap(), None);
    assert!(!castling_arrays_differ(&differing));
}
