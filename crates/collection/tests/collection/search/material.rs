//! Claims about material as people write it.

use super::any::{any_board, any_material, any_words, cases};
use super::oracle;
use MaterialErrorKind::{
    EmptyRange, NoNumber, Nothing, NothingToCount, NumberTooLarge, TooManySides, UnknownPiece,
};
use proptest::prelude::*;
use tabiya_chess::{Board, Position};
use tabiya_collection::search::{Facts, Material, MaterialErrorKind, Query};
use tabiya_notation::fen::read_fen;

fn written(text: &str) -> String {
    Material::parse(text).unwrap().to_string()
}

fn finds(material: &Material, board: &Board) -> bool {
    let query = Query {
        material: Some(material.clone()),
        ..Query::default()
    };
    let position = Position {
        board: *board,
        ..Position::empty()
    };
    query.prepare().matches_board(board, Facts::of(&position))
}

fn board(placement: &str) -> Board {
    read_fen(&format!("{placement} w - - 0 1")).unwrap().board
}

#[test]
fn material_of_two_sides_is_read_in_usual_spellings() {
    for (text, meant) in [
        ("KRPvKR", "KRPvKR"),
        ("KRP-KR", "KRPvKR"),
        ("KRP–KR", "KRPvKR"),
        ("krpkr", "KRPvKR"),
        ("krpvkr", "KRPvKR"),
        ("KRPKR", "KRPvKR"),
        ("KRPkr", "KRPvKR"),
        ("KRP KR", "KRPvKR"),
        ("KRP v KR", "KRPvKR"),
        ("KQ vs KR", "KQvKR"),
        ("KQ vs. KR", "KQvKR"),
        ("KQ versus KR", "KQvKR"),
        ("KQ against KR", "KQvKR"),
        ("KPRvKR", "KRPvKR"),
        ("RP vs R", "KRPvKR"),
        ("R+P v R", "KRPvKR"),
        ("K R P v K R", "KRPvKR"),
        ("KP3vKP2", "KPPPvKPP"),
        ("K0RvK", "K0RvK"),
        ("KRv K0", "KRvK0"),
        ("KKvK", "KKvK"),
        ("KvK", "KvK"),
        ("KRP", "KRPv*"),
        ("KRPv", "KRPv*"),
        ("KRPv*", "KRPv*"),
        ("vKR", "*vKR"),
        ("*vKR", "*vKR"),
        ("  KRvK , either side ", "KRvK either side"),
        ("KRvK either colour", "KRvK either side"),
        ("either KRvK", "KRvK either side"),
    ] {
        assert_eq!(written(text), meant, "{text}");
    }
}

#[test]
fn counts_and_ranges_are_read_in_usual_spellings() {
    for (text, meant) in [
        ("P=3", "P=3"),
        ("P==3", "P=3"),
        ("p = 3", "P=3"),
        ("P<=2", "P<=2"),
        ("P ≤ 2", "P<=2"),
        ("P<3", "P<=2"),
        ("P>=2", "P>=2"),
        ("P≥2", "P>=2"),
        ("P>1", "P>=2"),
        ("P=2-4", "P=2-4"),
        ("P2-4", "P=2-4"),
        ("Q0-1", "Q<=1"),
        ("R2+", "R>=2"),
        ("R=2+", "R>=2"),
        ("wP=0", "wP=0"),
        ("bp=1", "bP=1"),
        ("b=2", "B=2"),
        ("bb=2", "bB=2"),
        ("wQ + bQ >= 1", "wQ+bQ>=1"),
        ("N+B>=2", "N+B>=2"),
        ("N +B >= 2", "N+B>=2"),
        ("N+ B>=2", "N+B>=2"),
        ("wN+ bN +B<= 2", "wN+bN+B<=2"),
        ("men=7", "men=7"),
        ("men<=5", "men<=5"),
        ("wmen<=5", "wmen<=5"),
        ("queens=0", "Q=0"),
        ("bishops=2", "B=2"),
        ("KRPv* bmen<=3 P=1", "KRPv* bmen<=3 P=1"),
        ("P<=2, men=6, KRvK", "KRvK P<=2 men=6"),
    ] {
        assert_eq!(written(text), meant, "{text}");
    }
}

#[test]
fn faulty_material_is_reported_with_its_place() {
    for (text, kind, wrong) in [
        ("", Nothing, ""),
        (" v ", Nothing, "v"),
        ("*v*", Nothing, "*v*"),
        ("KRPvKX", UnknownPiece { found: 'X' }, "X"),
        ("KRéK", UnknownPiece { found: 'é' }, "é"),
        ("KR3R*vK", UnknownPiece { found: '*' }, "*"),
        ("3KvK", UnknownPiece { found: '3' }, "3"),
        ("KRvKRvK", TooManySides, "KRvKRvK"),
        ("KRKRK", TooManySides, "KRKRK"),
        ("KRvK P=2 KQvK", TooManySides, "KQvK"),
        ("Bmen=1", NothingToCount, "Bmen"),
        ("X=3", NothingToCount, "X"),
        ("N+X>=3", NothingToCount, "X"),
        ("=3", NothingToCount, ""),
        ("P=", NoNumber, ""),
        ("P<=x", NoNumber, "x"),
        ("P<=-1", NoNumber, "-1"),
        ("P<>1", NoNumber, "1"),
        ("P=65", NumberTooLarge, "65"),
        ("P=99999999999", NumberTooLarge, "99999999999"),
        ("KP65vK", NumberTooLarge, "P65"),
        ("KP60Q60vK", NumberTooLarge, "KP60Q60vK"),
        ("P<0", EmptyRange, "0"),
        ("P>64", EmptyRange, "64"),
        ("men=7 P=3-2", EmptyRange, "3-2"),
    ] {
        let error = Material::parse(text).unwrap_err();
        assert_eq!(error.kind, kind, "{text}");
        assert_eq!(&text[error.span], wrong, "{text}");
    }
}

#[test]
fn material_of_both_sides_counts_every_piece() {
    let rook_ending = board("4k3/8/8/8/8/8/r3P3/R3K3");
    for (text, is_found) in [
        ("KRPvKR", true),
        ("KRvKRP", false),
        ("KRvKRP either side", true),
        ("KRPvKR either side", true),
        ("KRvKR", false),
        ("KRPPvKR", false),
        ("KRNvKR", false),
        ("KRPv*", true),
        ("*vKR", true),
        ("*vKRP", false),
        ("KR v * either side", true),
        ("P=1 men=5 bmen=2 wP=1 bP=0", true),
        ("bP=1", false),
        ("bP=1 either side", true),
        ("R+P=3", true),
        ("Q+N+B>=1", false),
    ] {
        let material = Material::parse(text).unwrap();
        assert_eq!(finds(&material, &rook_ending), is_found, "{text}");
    }
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn a_match_of_material_agrees_with_counting_each_piece(
        (board, material) in any_board().prop_flat_map(|board| (Just(board), any_material(board)))
    ) {
        prop_assert_eq!(finds(&material, &board), oracle::has_material(&material, &board));
    }

    #[test]
    fn a_board_matches_its_own_material(board in any_board(), other in any_board()) {
        let material = Material::of_board(&board);
        prop_assert!(finds(&material, &board));
        let is_same = material == Material::of_board(&other);
        prop_assert_eq!(finds(&material, &other), is_same);
        prop_assert_eq!(written(&material.to_string()), material.to_string());
    }

    #[test]
    fn written_material_is_read_back(
        material in any_board().prop_flat_map(any_material)
    ) {
        if !material.is_empty() || material.either_side {
            prop_assert_eq!(Material::parse(&material.to_string()), Ok(material));
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in any_words()) {
        match Material::parse(&text) {
            Ok(material) => {
                prop_assert_eq!(Material::parse(&material.to_string()), Ok(material));
            }
            Err(error) => prop_assert!(text.get(error.span).is_some()),
        }
    }
}
