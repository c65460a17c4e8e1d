use super::*;

#[test]
fn a_square_set_yields_its_squares_from_a1_to_h8() {
    let all: Vec<_> = SquareSet::ALL.collect();
    assert_eq!(all, Square::all().collect::<Vec<_>>());
    for square in Square::all() {
        let alone = SquareSet::of(square);
        assert_eq!(
            (alone.single(), SquareSet::last(alone)),
            (Some(square), Some(square))
        );
        assert!(alone.contains(square) && !(!alone).contains(square));
        assert_eq!(SquareSet::LIGHT.contains(square), square.is_light());
    }
    assert_eq!(
        (SquareSet::EMPTY.first(), SquareSet::last(SquareSet::EMPTY)),
        (None, None)
    );
    assert_eq!(SquareSet::ALL.single(), None);
    assert_eq!(SquareSet::ALL.len(), 64);
}

#[test]
fn files_and_ranks_cross_in_one_square() {
    for square in Square::all() {
        let cross = SquareSet::file(square.file()) & SquareSet::rank(square.rank());
        assert_eq!(cross, SquareSet::of(square));
    }
}
