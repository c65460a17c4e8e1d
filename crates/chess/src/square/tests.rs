use super::*;

#[test]
fn every_square_is_found_by_its_own_name() {
    for square in Square::all() {
        assert_eq!(Square::from_name(&square.to_string()), Some(square));
    }
}

#[test]
fn fen_order_runs_from_a8_to_h1() {
    let names: Vec<_> = Square::all_in_fen_order().map(|s| s.to_string()).collect();
    let named = |place: usize| names.get(place).map(String::as_str);
    assert_eq!(
        (named(0), named(8), named(63)),
        (Some("a8"), Some("a7"), Some("h1"))
    );
    assert_eq!(
        Square::A8.further_in_fen_order(8).map(|s| s.to_string()),
        Some("a7".to_owned())
    );
    assert_eq!(Square::A8.further_in_fen_order(-1), None);
    assert_eq!(Square::A8.further_in_fen_order(64), None);
}

#[test]
fn an_offset_never_wraps_around_the_edge() {
    let h4 = Square::from_name("h4").unwrap_or(Square::A1);
    assert_eq!(h4.offset(1, 0), None);
    assert_eq!(
        h4.offset(-1, 1).map(|s| s.to_string()),
        Some("g5".to_owned())
    );
}

#[test]
fn h1_is_light_and_a1_is_dark() {
    assert!(!Square::A1.is_light());
    assert!(Square::new(File::H, Rank::FIRST).is_light());
}
