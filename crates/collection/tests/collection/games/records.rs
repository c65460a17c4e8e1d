//! Records of positions of games.

use super::{every, extracted};
use crate::properties::games::check_records;
use tabiya_chess::Color;
use tabiya_collection::games::{BrokenGame, GameFaultKind, PlayedMove, WantedPositions, Which};
use tabiya_notation::annotations::annotations;
use tabiya_notation::operations::find;
use tabiya_notation::record::read_record;

const GAME: &str = "[Event \"Hoogovens\"]\n[Date \"1999.01.20\"]\n[White \"Kasparov, Garry\"]\n[Black \"Topalov, Veselin\"]\n\n1. e4 {the king's pawn} d6 2. d4 Nf6 *\n";

#[test]
fn a_record_has_players_place_date_and_the_move_that_led_there() {
    let records = every(GAME);
    assert_eq!(
        records[0],
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"Kasparov, Garry - Topalov, Veselin, Hoogovens 1999\"; pm e4;"
    );
    assert_eq!(
        records[1],
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 c0 \"the king's pawn\"; id \"Kasparov, Garry - Topalov, Veselin, Hoogovens 1999, 1.e4\"; pm d6;"
    );
    assert_eq!(
        records[4],
        "rnbqkb1r/ppp1pppp/3p1n2/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - fmvn 3; hmvc 1; id \"Kasparov, Garry - Topalov, Veselin, Hoogovens 1999, 2...Nf6\";"
    );
}

#[test]
fn the_played_move_is_written_as_predicted_or_best_or_left_out() {
    let tails = |played| {
        let wanted = WantedPositions {
            which: Which::Starts,
            with_variations: false,
            played,
        };
        let text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e2e4 *";
        extracted(text.as_bytes(), wanted).0
    };
    assert_eq!(
        tails(PlayedMove::Predicted),
        ["4k3/8/8/8/8/8/4P3/4K3 w - - pm e4;"]
    );
    assert_eq!(
        tails(PlayedMove::Best),
        ["4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;"]
    );
    assert_eq!(tails(PlayedMove::LeftOut), ["4k3/8/8/8/8/8/4P3/4K3 w - -"]);
}

#[test]
fn any_text_of_a_game_gives_an_exact_record() {
    let long = "word ".repeat(200);
    let arrows = "Ga1h8,".repeat(100);
    for said in [
        "a \"quote\" and a back\\slash\\",
        "\\",
        "\\\\",
        "a\\\\b \\\" c",
        "two\r\nlines\tand\0more\u{7f}\u{85}controls",
        "semi;colon; and [%csl Ge4][%cal Ra1b2] text",
        "caf\u{e9} \u{2654} \u{1d54f}",
        &long,
        &"x".repeat(600),
        &"\u{e9}".repeat(400),
        &"\\".repeat(300),
        &format!("{long} [%cal {arrows}Rb1b2] {long}"),
    ] {
        let game = format!("[White \"{said}\"]\n[Event \"{said}\"]\n\n1. e4 {{{said}}} e5 *");
        check_records(every(&game).join("\n").as_bytes());
        let latin_1: Vec<u8> = game
            .chars()
            .map(|sign| u8::try_from(sign).unwrap_or(b'?'))
            .collect();
        let wanted = WantedPositions {
            which: Which::Every,
            ..WantedPositions::default()
        };
        let (records, _) = extracted(&latin_1, wanted);
        check_records(records.join("\n").as_bytes());
    }
}

#[test]
fn a_long_comment_is_kept_word_by_word() {
    let words: Vec<String> = (0..400).map(|number| format!("word{number}")).collect();
    let game = format!("1. e4 {{{}}} *", words.join("\n"));
    let record = every(&game).swap_remove(1);
    let tail = read_record(record.as_bytes()).unwrap().tail;
    let tail = &record.as_bytes()[tail];
    let mut said = Vec::new();
    for number in 0.. {
        let Some(comment) = find(tail, format!("c{number}").as_bytes()) else {
            break;
        };
        let text = comment.operands().next().unwrap().value().into_owned();
        said.push(String::from_utf8(text).unwrap());
    }
    assert!(said.len() > 10);
    assert_eq!(said.join(" "), words.join(" "));
}

#[test]
fn quotes_are_replaced_and_backslashes_stay() {
    let record = every("1. e4 {a \"b\" \\ c\\\\d\\} *").swap_remove(1);
    let tail = read_record(record.as_bytes()).unwrap().tail;
    let comment = find(&record.as_bytes()[tail], b"c0").unwrap();
    let value = comment.operands().next().unwrap().value().into_owned();
    assert_eq!(value, b"a 'b' \\ c\\\\d\\");
}

#[test]
fn letters_of_windows_1252_are_read() {
    let game = b"[White \"Gr\xfcnfeld\"]\n\n1. e4 {\x84Zug\x93 \x80} *";
    let wanted = WantedPositions {
        which: Which::Every,
        ..WantedPositions::default()
    };
    let (records, _) = extracted(game, wanted);
    assert!(
        records[1].contains("id \"Gr\u{fc}nfeld, 1.e4\""),
        "{}",
        records[1]
    );
    assert!(
        records[1].contains("c0 \"\u{201e}Zug\u{201c} \u{20ac}\""),
        "{}",
        records[1]
    );
}

#[test]
fn arrows_and_marks_of_a_game_are_kept_in_its_record() {
    let filler = "word ".repeat(700);
    for comment in [
        "[%csl Ge4,Rd5][%cal Gb1c3]".to_owned(),
        "[%csl Ge4] good [%cal Gb1c3] move [%csl Rd5]".to_owned(),
        format!("{filler} [%csl Ge4,Rd5] [%cal Gb1c3] {filler}"),
    ] {
        let record = every(&format!("1. e4 {{{comment}}} *")).swap_remove(1);
        let tail = read_record(record.as_bytes()).unwrap().tail;
        let drawn = annotations(&record.as_bytes()[tail]);
        assert_eq!(
            (drawn.marks.len(), drawn.arrows.len()),
            (2, 1),
            "{comment:.60}"
        );
    }
}

#[test]
fn a_broken_game_is_reported_with_number_line_and_move() {
    let text = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. e4 e5\n2. Nf3 Nf9\n3. Bb5 *\n\n[Event \"c\"]\n\n1. d4 (1. Kd4) *\n";
    let wanted = WantedPositions {
        which: Which::Last,
        with_variations: true,
        ..WantedPositions::default()
    };
    let (records, found) = extracted(text.as_bytes(), wanted);
    assert_eq!((records.len(), found.games, found.positions), (3, 3, 3));
    let broken = |game, line, number, side, word: &str, is_in_variation| BrokenGame {
        game,
        line,
        number,
        side,
        kind: GameFaultKind::Move,
        word: word.to_owned(),
        is_in_variation,
    };
    assert_eq!(
        found.broken,
        [
            broken(2, 8, 2, Color::Black, "Nf9", false),
            broken(3, 13, 1, Color::White, "Kd4", true),
        ]
    );
}
