//! The choice of some games of a file.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Cursor;
use std::sync::Arc;
use tabiya_collection::games::{
    ChosenGames, Conversion, GameCounts, MAX_TITLES, PlayedMove, WantedPositions, Which,
};
use tabiya_collection::passes::{convert, count_games};

/// A file of games; the one with number n is by player n, and some have broken moves or long comments.
fn file(games: u64) -> String {
    let mut text = String::new();
    for number in 1..=games {
        write!(
            text,
            "[Event \"Club\"]\n[Date \"2024.03.01\"]\n[White \"Player {number}\"]\n[Black \"Tal\"]\n[Result \"1-0\"]\n\n"
        )
        .unwrap();
        match number % 3 {
            0 => text.push_str("1. e4 e9 2. d4 1-0\n\n"),
            1 => writeln!(text, "1. e4 {{{}}} e5 1-0\n", "long\n".repeat(200)).unwrap(),
            _ => text.push_str("1. d4 d5 2. c4 1-0\n\n"),
        }
    }
    text
}

fn counts(text: &str) -> GameCounts {
    let conversion = Conversion::Games(WantedPositions::default(), ChosenGames::All);
    let mut reader = Cursor::new(text.as_bytes());
    count_games(&mut reader, &conversion, &mut |_| Ok(())).unwrap()
}

/// The records of the last positions of these games.
fn records(text: &str, games: ChosenGames) -> (Vec<String>, u64) {
    let wanted = WantedPositions {
        which: Which::Last,
        with_variations: false,
        played: PlayedMove::LeftOut,
    };
    let conversion = Conversion::Games(wanted, games);
    let mut out = Vec::new();
    let mut put = |records: &[u8]| {
        out.extend_from_slice(records);
        Ok(())
    };
    let mut reader = Cursor::new(text.as_bytes());
    let converted = convert(&mut reader, &conversion, &mut put).unwrap();
    let text = String::from_utf8(out).unwrap();
    (text.lines().map(str::to_owned).collect(), converted.broken)
}

#[test]
fn a_game_has_the_title_that_its_tags_give() {
    let text = "[Event \"Hoogovens\"]\n[Date \"1999.01.20\"]\n[White \"Kasparov\"]\n[Black \"Topalov\"]\n\
                [Result \"1-0\"]\n\n1. e4 1-0\n\n[White \"?\"]\n[Result \"*\"]\n\n1. d4 *\n";
    let titles = counts(text).titles;
    let told: Vec<_> = titles
        .iter()
        .map(|title| (title.line, title.players.as_str(), title.details.as_str()))
        .collect();
    let expected = [
        (1, "Kasparov - Topalov", "Hoogovens, 1999.01.20, 1-0"),
        (9, "", ""),
    ];
    assert_eq!(told, expected);
}

#[test]
fn each_chosen_game_gives_its_positions_wherever_the_file_is_cut() {
    let text = file(300);
    let titles = counts(&text).titles;
    assert_eq!(titles.len(), 300);
    let all = records(&text, ChosenGames::All).0;
    assert_eq!(all.len(), 300);
    let lines: BTreeSet<u64> = titles.iter().step_by(7).map(|title| title.line).collect();
    let chosen = records(&text, ChosenGames::InLines(Arc::new(lines))).0;
    let expected: Vec<_> = all.into_iter().step_by(7).collect();
    assert_eq!(chosen, expected);
}

#[test]
fn only_chosen_games_are_reported_as_broken() {
    let text = file(6);
    let titles = counts(&text).titles;
    let chosen = |at: usize| ChosenGames::InLines(Arc::new([titles[at].line].into()));
    assert_eq!(records(&text, ChosenGames::All).1, 2);
    assert_eq!(records(&text, chosen(0)).1, 0);
    let (records, broken) = records(&text, chosen(2));
    assert_eq!((records.len(), broken), (1, 1));
    assert!(records[0].contains("Player 3"), "{records:?}");
}

#[test]
fn more_games_than_a_person_reads_have_no_titles() {
    let counts = counts(&"[White \"A\"]\n\n1. e4 *\n\n".repeat(2_001));
    assert_eq!((counts.games, counts.titles.len()), (MAX_TITLES + 1, 0));
}
