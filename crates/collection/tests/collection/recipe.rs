//! Recipes: their text, the placements that they number, and their order.

use super::properties::recipes;
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use std::collections::HashSet;
use tabiya_chess::{Color, Piece, SquareSet};
use tabiya_collection::recipe::{
    Draft, Numbers, Property, Recipe, RecipeErrorKind, Shuffle, Space, likeness, squares_of_text,
    text_of_squares,
};

fn fault_of(text: &str) -> (RecipeErrorKind, &str) {
    let error = Recipe::parse(text).unwrap_err();
    (error.kind, &text[error.span])
}

#[test]
fn a_recipe_is_written_as_people_read_it() {
    let typed = "KRPvKR or KQ v K; P on 5-8; black king on e4-h8 dark,\n White to move, white WINS, dtz 1-20, \
        winning moves 1, no capture, count 50, seed 7";
    let recipe = Recipe::parse(typed).unwrap();
    let wanted = "KRP v KR or KQ v K, white pawn on 5-7, black king on e4-h8 dark, white to move, white wins, \
        dtz 1-20, winning moves 1, no capture, count 50, seed 7";
    assert_eq!(recipe.to_string(), wanted);
    assert_eq!(Recipe::parse(&format!("Recipe 1: {wanted}")), Ok(recipe));
}

#[test]
fn faults_of_a_recipe_have_names_and_places() {
    use RecipeErrorKind as Kind;
    for (text, wanted) in [
        ("Recipe 2: KQ v K", (Kind::Version, "Recipe 2")),
        ("", (Kind::Pieces, "")),
        ("KQ v Q, seed 1", (Kind::Pieces, "KQ v Q")),
        (
            "KQQQQQQQQ v KQQQQQQQQ",
            (Kind::TooManyPieces, "KQQQQQQQQ v KQQQQQQQQ"),
        ),
        ("KQ v K, sead 1", (Kind::UnknownCondition, "sead 1")),
        ("KQ v K, seed 1, seed 2", (Kind::Twice, "seed 2")),
        ("KQ v K, Q on i9", (Kind::Squares, "Q on i9")),
        ("KP v K, P on 8", (Kind::TooFewSquares, "P on 8")),
        ("KRR v K, R on a1", (Kind::TooFewSquares, "R on a1")),
        (
            "KQ v K, white rook on a1",
            (Kind::NoSuchPiece, "white rook on a1"),
        ),
        ("KQ v K, mate in 7-3", (Kind::Number, "mate in 7-3")),
        ("KQ v K, count 0", (Kind::Count, "count 0")),
        (
            "KQR v KQ, mate in 3",
            (Kind::MateOfTooManyPieces, "mate in 3"),
        ),
        (
            "KQ v K, draw, mate in 3",
            (Kind::Contradiction, "mate in 3"),
        ),
        (
            "KQ v K, loss, winning moves 1",
            (Kind::Contradiction, "winning moves 1"),
        ),
        (
            "KQ v K, white to move, white wins, winning moves 0",
            (Kind::Contradiction, "winning moves 0"),
        ),
        ("KQ v K, draw, dtz 5", (Kind::Contradiction, "dtz 5")),
    ] {
        assert_eq!(fault_of(text), wanted, "{text}");
    }
}

#[test]
fn only_a_comment_with_a_version_keeps_a_recipe() {
    let recipe = Recipe::parse("KQ v K").unwrap();
    assert_eq!(recipe.line(), "# Recipe 1: KQ v K, count 10, seed 0");
    assert_eq!(
        Recipe::text_in_line("# Recipe 9: KQ v K"),
        Some("Recipe 9: KQ v K")
    );
    assert_eq!(Recipe::text_in_line("# Recipe for cakes: flour"), None);
}

#[test]
fn each_placement_has_one_number() {
    for (text, wanted) in [
        (
            "KP v K, white to move, any last move",
            64 * 63 * 62 - 2 * 8 * 63 * 62,
        ),
        (
            "KRR v K, white king on a1, black king on 8",
            8 * 62 * 61 / 2 * 2,
        ),
    ] {
        let space = Space::new(&Recipe::parse(text).unwrap());
        let positions = (0..space.len()).filter_map(|number| space.position(number));
        let all: Vec<_> = positions.collect();
        let different: HashSet<_> = all.iter().collect();
        assert_eq!((all.len(), different.len()), (wanted, wanted), "{text}");
    }
}

#[test]
fn positions_are_alike_if_they_are_mirrored_or_have_colours_swapped() {
    let key = |line: &str| {
        let record = tabiya_notation::record::read_record(line.as_bytes()).unwrap();
        likeness(&record.position)
    };
    let one = key("8/8/8/3k4/8/8/1P6/K7 w - -");
    assert_eq!(one, key("8/8/8/4k3/8/8/6P1/7K w - -"));
    assert_eq!(one, key("k7/1p6/8/8/3K4/8/8/8 b - -"));
    assert_ne!(one, key("8/8/8/3k4/8/8/1P6/K7 b - -"));
    // Without pawns the board can be turned as well.
    let queen = key("8/8/8/3k4/8/8/8/KQ6 w - -");
    assert_eq!(queen, key("8/8/8/8/4k3/8/Q7/K7 w - -"));
    assert_ne!(queen, key("8/8/8/8/4k3/8/1Q6/K7 w - -"));
}

proptest! {
    #[test]
    fn any_squares_are_written_and_read_as_the_same(bits in 1_u64.., shade in any::<bool>()) {
        let squares = SquareSet::from_bits(bits);
        let light = squares & SquareSet::LIGHT;
        let squares = if shade && !light.is_empty() { light } else { squares };
        let text = text_of_squares(squares);
        prop_assert_eq!(squares_of_text(&text), Some(squares), "{}", text);
    }

    #[test]
    fn a_shuffle_has_each_number_once(len in 1_u32..3000, seed in any::<u64>()) {
        let shuffle = Shuffle::new(u128::from(len), seed);
        let numbers: Vec<_> = (0..shuffle.places()).filter_map(|place| shuffle.at(place)).collect();
        let different: HashSet<_> = numbers.iter().collect();
        prop_assert_eq!(numbers.len(), len as usize);
        prop_assert_eq!(different.len(), numbers.len());
        prop_assert!(numbers.iter().all(|number| *number < u128::from(len)));
    }

    #[test]
    fn any_range_is_written_and_read_as_the_same(least in any::<u32>(), more in any::<Option<u16>>()) {
        let most = more.map(|more| least.saturating_add(u32::from(more)));
        let numbers = Numbers { least, most };
        prop_assert_eq!(Numbers::parse(&numbers.to_string()), Some(numbers));
        prop_assert!(numbers.contains(least));
    }

    #[test]
    fn any_conditions_are_read_or_refused_with_a_place(
        pieces in prop_oneof![Just("KQ v K"), Just("KP v K or K v KP"), Just("KRP v KR"), Just("KK")],
        conditions in vec(condition(), 0..6),
    ) {
        let text = format!("{pieces}, {}", conditions.join(", "));
        recipes::check_fuzz(text.as_bytes());
    }
}

fn condition() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("white to move".to_owned()),
        Just("win".to_owned()),
        Just("black wins".to_owned()),
        Just("reciprocal zugzwang".to_owned()),
        Just("no capture".to_owned()),
        Just("mirrored too".to_owned()),
        "(mate in|dtz|winning moves|count|seed) [0-9]{1,2}[-+]?[0-9]?",
        "[KQPkqp] on [a-h][1-8]-[a-h][1-8]( light| dark)?",
        "[a-z ]{0,12}",
    ]
}

#[test]
fn a_condition_of_a_draft_is_changed_while_others_are_wrong() {
    let draft = Draft::new("Recipe 1: KP v K; pawn nearly home, white pawn on 9, seed x");
    assert_eq!(draft.value(Property::Pieces), "KP v K");
    assert_eq!(draft.value(Property::Region(Piece::WhitePawn)), "9");
    assert_eq!(draft.value(Property::Mate), "");
    assert_eq!(
        draft.with_side(Some(Color::White)),
        "KP v K, pawn nearly home, white pawn on 9, white to move, seed x"
    );
    let squares = squares_of_text("5-7").unwrap();
    assert_eq!(
        draft.with_squares(Piece::WhitePawn, squares),
        "KP v K, pawn nearly home, white pawn on 5-7, seed x"
    );
    assert_eq!(
        draft.with(Property::Pieces, ""),
        "pawn nearly home, white pawn on 9, seed x"
    );
}

#[test]
fn a_new_condition_of_a_draft_is_where_recipes_are_written_with_it() {
    let mut text = "KP v K, seed 1".to_owned();
    for (property, value) in [
        (Property::WinningMoves, "1"),
        (Property::Count, "5"),
        (Property::Mate, "10+"),
        (Property::Region(Piece::BlackKing), "a-c"),
        (Property::Region(Piece::WhitePawn), "5-7"),
    ] {
        text = Draft::new(&text).with(property, value);
    }
    text = Draft::new(&text).with_switch(Property::NoCapture, true);
    assert_eq!(Recipe::parse(&text).unwrap().to_string(), text);
}

#[test]
fn a_typed_space_stays_until_the_next_word() {
    let text = Draft::new("KP v K, seed 1").with(Property::Pieces, "KP ");
    assert_eq!(Draft::new(&text).value(Property::Pieces), "KP ");
}

#[test]
fn faults_belong_to_the_property_of_their_condition() {
    for (text, wanted) in [
        ("KQ v Q, seed 1", Some(Property::Pieces)),
        ("white to move", Some(Property::Pieces)),
        ("", Some(Property::Pieces)),
        ("KQ v K, mate in x", Some(Property::Mate)),
        ("KQ v K, mate in", Some(Property::Mate)),
        ("KQ v K, Q on i9", Some(Property::Region(Piece::WhiteQueen))),
        ("KQ v K, draw, mate in 3", Some(Property::Mate)),
        ("KQ v K, seed 1, seed 2", Some(Property::Seed)),
        ("KQ v K, sead 1", None),
        ("Recipe 2: KQ v K", None),
    ] {
        let error = Recipe::parse(text).unwrap_err();
        assert_eq!(Draft::new(text).property_at(&error), wanted, "{text}");
    }
}
