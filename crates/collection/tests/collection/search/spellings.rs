//! Claims about the ways to type one query: with other spaces, and in other letters.

use super::any::cases;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use tabiya_collection::search::{Facts, Query};
use tabiya_notation::fen::read_fen;

const LINES: [&str; 7] = [
    "4k3/8/8/3r4/8/8/4P3/R3K3 w - - dm 2; theme fork; rating 2300;",
    "4k3/5p2/8/8/8/8/3PP3/4K3 b - - pv f5 e4; rating 1500;",
    "4k3/8/8/8/4q3/8/8/R3K2R w KQ - id \"Karpov\"; theme mateIn2;",
    "4k3/8/8/8/8/2N5/8/B3K3 w - - bm Qh7; id \"Karpov\";",
    "4k3/5p2/8/8/b7/8/3P4/B3K3 w - - id \"Tal\";",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - rating 2500;",
    "k7/8/1K6/8/8/8/8/7R b - - rating 100;",
];

/// Conditions that do not contradict each other. Spaces are necessary; `~` stands for spaces that may be left out.
const CONDITIONS: [&str; 18] = [
    "white to move",
    "no check",
    "rook endgame",
    "opposite-coloured bishops",
    "mate in two",
    "mate in 2 moves",
    "castling",
    "no queens",
    "with rooks",
    "wrong moves",
    "men~<=~5",
    "rooks~>=~1",
    "rating~>=~2200",
    "balance~>~0",
    "solution~==~2",
    "theme:fork",
    "-bm:",
    "tal",
];

/// Material, in which the case of letters has a meaning.
const MATERIAL: [&str; 4] = ["KRP v KR", "P~<=~2", "N~+~B~>=~2", "wN~=~1"];

fn found(typed: &str) -> Option<Vec<&'static str>> {
    let prepared = Query::parse(typed).ok()?.prepare();
    let matches = |line: &&str| {
        let fen: Vec<_> = line.split(' ').take(4).collect();
        let position = read_fen(&format!("{} 0 1", fen.join(" "))).unwrap();
        prepared.matches_line(line.as_bytes())
            && prepared.matches_board(&position.board, Facts::of(&position))
    };
    Some(LINES.into_iter().filter(matches).collect())
}

fn plain(condition: &str) -> String {
    condition.replace('~', "")
}

#[test]
fn each_condition_finds_something_and_not_everything() {
    for condition in CONDITIONS.iter().chain(&MATERIAL) {
        let found = found(&plain(condition)).map_or(0, |found| found.len());
        assert!((1..LINES.len()).contains(&found), "{condition}: {found}");
    }
}

/// Spaces, and no spaces where there need not be any.
fn gap(sign: char) -> impl Strategy<Value = &'static str> {
    let spaces = vec![" ", "  ", "\t", "\u{a0}", " \t "];
    let none = (sign == '~').then_some("");
    select(spaces.into_iter().chain(none).collect::<Vec<_>>())
}

fn in_any_case(letter: char) -> BoxedStrategy<String> {
    select(vec![
        letter.to_ascii_lowercase(),
        letter.to_ascii_uppercase(),
    ])
    .prop_map(String::from)
    .boxed()
}

/// A condition with any spaces and, if its case has no meaning, in any case.
fn spelled(condition: &'static str) -> impl Strategy<Value = String> {
    let has_case = MATERIAL.contains(&condition);
    let letters: Vec<_> = condition
        .chars()
        .map(|letter| match letter {
            ' ' | '~' => gap(letter).prop_map(str::to_owned).boxed(),
            letter if has_case => Just(letter.to_string()).boxed(),
            letter => in_any_case(letter),
        })
        .collect();
    letters.prop_map(|letters| letters.concat())
}

/// Several conditions as they are written, and in another spelling.
fn query_in_two_spellings() -> impl Strategy<Value = (String, String)> {
    let all: Vec<_> = CONDITIONS.into_iter().chain(MATERIAL).collect();
    subsequence(all, 1..4)
        .prop_shuffle()
        .prop_flat_map(|chosen| {
            let as_written: Vec<_> = chosen.iter().map(|it| plain(it)).collect();
            let spelled: Vec<_> = chosen.into_iter().map(spelled).collect();
            (Just(as_written.join(" ")), spelled, gap(' '), gap('~'))
        })
        .prop_map(|(as_written, spelled, between, around)| {
            (
                as_written,
                format!("{around}{}{around}", spelled.join(between)),
            )
        })
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn a_query_finds_the_same_with_any_spaces_and_in_any_case(
        (as_written, spelled) in query_in_two_spellings()
    ) {
        let expected = found(&as_written);
        prop_assert!(expected.is_some(), "{}", as_written);
        prop_assert_eq!(found(&spelled), expected, "{:?} as {:?}", as_written, spelled);
    }
}
