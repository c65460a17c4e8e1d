//! Properties of any text from the clipboard.

use tabiya_chess::{Color, Mover, Position};
use tabiya_collection::document::understand_typed;
use tabiya_collection::games::{
    PastedGame, PastedGames, PlayedMove, bare_games, games_in_text, told_games,
};
use tabiya_collection::tree::TreeEvent;
use tabiya_notation::extract::extract;
use tabiya_notation::piece_letters::Language;
use tabiya_notation::piece_list::read_piece_list;
use tabiya_notation::record::{read_record, read_record_over};
use tabiya_notation::repair::{Understanding, readings_of_damage};

pub(crate) fn check_fuzz(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let found = extract(&text);
    for position in &found {
        assert!(!position.contains(['\n', '\r']), "{position:?}");
        let (reading, _) = read_record_over(position, &Position::start());
        assert!(reading.error.is_none(), "{position:?}");
    }
    // If a single game is found, it is found again in its own text.
    if let [one] = &found[..] {
        assert_eq!(extract(one), std::slice::from_ref(one), "{text:?}");
    }
    check_as_a_line(&text);
    check_as_pieces(&text);
    check_as_games(&text);
}

/// Positions come before games, unless tags or a command indicate a game; and a game is consistent.
pub(crate) fn check_as_games(text: &str) {
    let is_told = !told_games(text, PlayedMove::Best).is_none();
    let games = games_in_text(text, Language::English, PlayedMove::Best);
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_position = !extract(text).is_empty()
        || matches!(
            understand_typed(&line),
            Some(Understanding::One(_) | Understanding::Several(_))
        );
    assert!(is_told || !is_position || games.is_none(), "{text:?}");
    match games {
        PastedGames::None => {}
        PastedGames::One(game) => check_game(text, &game),
        PastedGames::OfVariant(kind, name) => {
            assert!(
                kind.is_of_variant() && !name.contains(char::is_control),
                "{text:?}"
            );
        }
        PastedGames::Several(all) => {
            let again = told_games(&all, PlayedMove::LeftOut);
            let bare = || bare_games(&all, PlayedMove::LeftOut);
            assert!(!again.is_none() || !bare().is_none(), "{text:?}");
        }
    }
}

fn check_game(text: &str, game: &PastedGame) {
    let tree = &game.tree;
    let moves = tree.walk().filter_map(|event| match event {
        TreeEvent::Move(id) => Some(tree.node(id)),
        _ => None,
    });
    for node in moves {
        let before = tree.node(node.parent()).position();
        let mover = Mover::new(before).expect("a move was played here");
        let played = node
            .played()
            .expect("all but the first are reached by a step");
        if let Some(played) = played.as_move() {
            assert!(mover.is_legal(played), "{text:?}");
        }
        assert_eq!(played.after(before), *node.position(), "{text:?}");
        if !node.record().is_empty() {
            let read = read_record(node.record()).expect("a record");
            assert_eq!(read.position.board, node.position().board, "{text:?}");
        }
    }
    if let Some(fault) = &game.fault {
        assert!(!fault.rest.contains(char::is_control) && fault.rest.len() <= 2000);
    }
}

/// The text as one line, as entered into the FEN field.
fn check_as_a_line(text: &str) {
    let line: Vec<&str> = text.split_whitespace().collect();
    match understand_typed(&line.join(" ")) {
        Some(Understanding::One(reading)) => {
            let again = read_record(reading.text.as_bytes());
            assert!(again.is_ok(), "{:?}", reading.text);
        }
        Some(Understanding::Several(readings)) => assert!(1 < readings.len()),
        Some(Understanding::Unreadable(_)) => check_damage(&line.join(" ")),
        None => {}
    }
}

fn check_damage(line: &str) {
    for reading in readings_of_damage(line) {
        let again = read_record(reading.text.as_bytes());
        assert!(again.is_ok(), "{:?}", reading.text);
        for repair in &reading.repairs {
            assert!(line.get(repair.span.clone()).is_some(), "{line:?}");
        }
    }
}

fn check_as_pieces(text: &str) {
    let list = read_piece_list(text, Language::English);
    let mut position = Position::empty();
    for man in &list.men {
        position.board.set(man.square, Some(man.piece));
    }
    let kings = Color::ALL.map(|color| position.board.king(color));
    assert!(list.men.iter().any(|man| kings.contains(&Some(man.square))) || kings == [None; 2]);
}
