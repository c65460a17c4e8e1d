//! What holds for text from the clipboard, whatever it is.

use tabiya::chess::{Color, Position};
use tabiya::document::understand_typed;
use tabiya::notation::extract::extract;
use tabiya::notation::piece_letters::Language;
use tabiya::notation::piece_list::read_piece_list;
use tabiya::notation::record::{read_record, read_record_over};
use tabiya::notation::repair::{Understanding, with_missing_square};

pub(crate) fn check_fuzz(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let found = extract(&text);
    for position in &found {
        assert!(!position.contains(['\n', '\r']), "{position:?}");
        let (reading, _) = read_record_over(position, &Position::start());
        assert!(reading.error.is_none(), "{position:?}");
    }
    // What was found alone is found as it is.
    if let [one] = &found[..] {
        assert_eq!(extract(one), std::slice::from_ref(one), "{text:?}");
    }
    check_as_a_line(&text);
    check_as_pieces(&text);
}

/// The text as one line, as it goes into the FEN field.
fn check_as_a_line(text: &str) {
    let line: Vec<&str> = text.split_whitespace().collect();
    match understand_typed(&line.join(" ")) {
        Some(Understanding::One(reading)) => {
            let again = read_record(reading.text.as_bytes());
            assert!(again.is_ok(), "{:?}", reading.text);
        }
        Some(Understanding::Several(readings)) => assert!(1 < readings.len()),
        Some(Understanding::Unreadable(_)) => check_missing_square(&line.join(" ")),
        None => {}
    }
}

fn check_missing_square(line: &str) {
    for reading in with_missing_square(line) {
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
