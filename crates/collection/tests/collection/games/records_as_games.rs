//! Records written as games, and read by another library.

use super::played_by_others;
use crate::dice::Dice;
use tabiya_chess::Mover;
use tabiya_collection::games::{GameReader, PlayedMove, WantedPositions, Which};
use tabiya_notation::forms::{Form, FormSettings, write_as};
use tabiya_notation::moves::{PieceNames, write_san_line};
use tabiya_notation::record::read_record;

fn game_of(record: &str) -> String {
    let read = read_record(record.as_bytes()).unwrap();
    let tail = record[read.tail].as_bytes();
    let game = write_as(Form::Pgn, &read.position, tail, FormSettings::default());
    String::from_utf8(game).unwrap()
}

/// The tags, moves and result of a game in the standard's import format. Comments and variations are skipped.
fn read_by_others(text: &str) -> (Vec<(String, String)>, Vec<String>) {
    let (tags, movetext) = text.split_once("\n\n").expect("an empty line");
    let tags = tags.lines().map(|line| {
        let (name, value) = line[1..].split_once(" \"").expect(line);
        let value = value.strip_suffix("\"]").expect(line);
        (
            name.to_owned(),
            value.replace("\\\"", "\"").replace("\\\\", "\\"),
        )
    });
    let (mut words, mut depth, mut in_comment) = (String::new(), 0, false);
    for sign in movetext.chars() {
        match sign {
            '}' if in_comment => in_comment = false,
            _ if in_comment => {}
            '{' => in_comment = true,
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 => words.push(sign),
            _ => {}
        }
    }
    assert!(!in_comment && depth == 0, "{text}");
    let words = words.split_whitespace().filter(|word| !word.ends_with('.'));
    (tags.collect(), words.map(str::to_owned).collect())
}

#[test]
fn another_library_plays_records_written_as_games() {
    let mut dice = Dice::new(220);
    for number in 0..300 {
        let men = 5 + dice.below(22);
        let start = dice.position(men);
        let mut mover = Mover::new(&start).unwrap();
        let mut moves = Vec::new();
        while moves.len() < number % 30 && !mover.is_over() {
            let played = dice.pick(&mover.moves());
            moves.push(played);
            mover = mover.after(played);
        }
        let line = write_san_line(&start, &moves, PieceNames::English);
        let line: Vec<_> = line
            .split(' ')
            .filter(|word| !word.ends_with('.'))
            .collect();
        let fen = tabiya_notation::fen::write_fen(&start);
        let fields: Vec<_> = fen.split(' ').collect();
        let mut record = format!(
            "{} c0 \"a {{comment}} of many words [%cal Ge2e4] \\ % ; and more and more and more\"; fmvn {}; hmvc {}; id \"A \\ b\"; rating 1500;",
            fields[..4].join(" "),
            fields[5],
            fields[4]
        );
        if !moves.is_empty() {
            record = format!("{record} pv {}; bm {};", line.join(" "), line[0]);
        }
        let text = game_of(&record);
        assert!(
            text.lines()
                .all(|line| line.len() < 120 && !line.starts_with('%')),
            "{text}"
        );
        let (tags, mut words) = read_by_others(&text);
        let tag = |name: &str| {
            let found = tags.iter().find(|(own, _)| own == name);
            found.map(|(_, value)| value.as_str()).unwrap()
        };
        assert_eq!(
            (tag("FEN"), tag("SetUp"), tag("Event")),
            (fen.as_str(), "1", "A \\ b")
        );
        assert_eq!(tag("Result"), words.pop().unwrap());
        assert_eq!(words, line[..moves.len()], "{text}");
        assert!(text.replace('\n', " ").contains("rating 1500;"), "{text}");
        let ours = GameReader::new().read(text.as_bytes(), 0).cloned().unwrap();
        assert_eq!(
            (ours.faults.len(), ours.places.len()),
            (0, moves.len() + 1),
            "{text}"
        );
        played_by_others(Some(tag("FEN")), &words);
    }
}

#[test]
fn positions_of_a_game_are_written_as_a_game_with_its_players() {
    let game = "[Event \"Hoogovens\"]\n[Date \"1999.01.20\"]\n[White \"Kasparov, Garry\"]\n[Black \"Topalov, Veselin\"]\n\n\
        1. e4 d6 2. d4 { a pawn } Nf6 *\n";
    let wanted = WantedPositions {
        which: Which::Every,
        played: PlayedMove::Best,
        ..WantedPositions::default()
    };
    let (records, _) = super::extracted(game.as_bytes(), wanted);
    let again = game_of(&records[3]);
    for tag in [
        "White \"Kasparov, Garry\"",
        "Black \"Topalov, Veselin\"",
        "Event \"Hoogovens 1999\"",
        "Date \"1999.??.??\"",
    ] {
        assert!(again.contains(&format!("[{tag}]")), "{again}");
    }
    assert!(again.ends_with("\n\n{a pawn 2.d4} 2... Nf6 *"), "{again}");
    // The result is the original text.
    let wanted = WantedPositions {
        which: Which::Starts,
        ..wanted
    };
    let (once_more, _) = super::extracted(again.as_bytes(), wanted);
    let board = |record: &str| record.split(" bm ").next().map(str::to_owned);
    assert_eq!(board(&once_more[0]), board(&records[3]));
    assert!(
        once_more[0].contains("id \"Kasparov, Garry - Topalov, Veselin, Hoogovens 1999\";"),
        "{once_more:?}"
    );
}
