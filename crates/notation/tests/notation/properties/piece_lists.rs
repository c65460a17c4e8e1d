//! Properties of any list of pieces.

use std::ops::Range;
use tabiya_notation::piece_letters::Language;
use tabiya_notation::piece_list::{PieceList, read_piece_list};

/// The first byte chooses the language, the others are the text.
pub(crate) fn check_fuzz(data: &[u8]) {
    let (number, text) = data.split_first().unwrap_or((&0, &[]));
    let languages = Language::ALL;
    let language = languages[usize::from(*number) % languages.len()];
    check(&String::from_utf8_lossy(text), language);
}

/// Reads a text, and every beginning of it as it was while it was typed.
pub(crate) fn check(text: &str, language: Language) {
    let list = read_piece_list(text, language);
    check_places(text, &list);
    let borders = text.char_indices().map(|(at, _)| at);
    for end in borders {
        let typed = text.get(..end).unwrap_or_default();
        check_typed(typed, text, &list, language);
    }
}

fn check_places(text: &str, list: &PieceList) {
    let men = list.men.iter().map(|man| &man.span);
    let remarks = list.remarks.iter().map(|remark| &remark.span);
    for span in men.chain(remarks).chain(&list.unfinished) {
        let place = text.get(span.clone());
        assert!(
            place.is_some_and(|place| !place.is_empty()),
            "{text:?} {list:?}"
        );
    }
    let starts = |spans: Vec<&Range<usize>>| spans.is_sorted_by_key(|span| span.start);
    assert!(starts(list.men.iter().map(|man| &man.span).collect()));
    assert!(starts(
        list.remarks.iter().map(|remark| &remark.span).collect()
    ));
}

/// Pieces followed by further text stay unchanged as long as the language of the text stays the
/// same.
fn check_typed(typed: &str, text: &str, list: &PieceList, language: Language) {
    let before = read_piece_list(typed, language);
    check_places(typed, &before);
    if before.language != list.language {
        return;
    }
    let finished = before.men.iter().filter(|man| man.span.end < typed.len());
    let same = finished.zip(&list.men).take_while(|(a, b)| a == b).count();
    let finished = before.men.iter().filter(|man| man.span.end < typed.len());
    assert_eq!(
        same,
        finished.count(),
        "{typed:?} {text:?} {before:?} {list:?}"
    );
}
