//! Properties of the strict reader for any input.

use tabiya_chess::{EnPassantConvention, Position};
use tabiya_notation::fen::{
    Dialect, FenError, FenStyle, read_fen, read_strict, read_strict_portably, write_fen_as,
};
use tabiya_notation::record::read_record;

pub(crate) fn check_fuzz(text: &[u8]) {
    let strict = read_strict(text);
    assert_eq!(strict, read_strict_portably(text));
    match strict {
        Ok(position) => check_accepted(text, &position),
        Err(error) => check_error(text, &error),
    }
}

/// The tolerant readers read the same position, and the written text is read by the strict reader.
fn check_accepted(text: &[u8], position: &Position) {
    let text = std::str::from_utf8(text).unwrap();
    assert!(text.is_ascii());
    assert_eq!(read_fen(text).as_ref(), Ok(position));
    let record = read_record(text.as_bytes()).unwrap();
    assert_eq!((record.position, record.fields), (*position, 6));
    assert!(record.tail.is_empty());
    for style in styles() {
        check_written(position, style);
    }
}

fn styles() -> impl Iterator<Item = FenStyle> {
    let conventions = EnPassantConvention::ALL;
    Dialect::ALL.into_iter().flat_map(move |dialect| {
        conventions.map(|en_passant| FenStyle {
            dialect,
            en_passant,
        })
    })
}

fn check_written(position: &Position, style: FenStyle) {
    let written = write_fen_as(position, style);
    let again = read_strict(written.as_bytes()).unwrap();
    assert_eq!(write_fen_as(&again, style), written);
    assert_eq!(again.board, position.board);
    assert_eq!(again.side_to_move, position.side_to_move);
    assert_eq!(again.halfmove_clock, position.halfmove_clock);
    assert_eq!(again.fullmove_number, position.fullmove_number);
    let en_passant = position.en_passant_as(style.en_passant);
    assert_eq!(again.en_passant, en_passant);
}

fn check_error(text: &[u8], error: &FenError) {
    assert!(error.span.start <= error.span.end && error.span.end <= text.len());
    if let Ok(text) = std::str::from_utf8(text) {
        assert!(text.get(error.span.clone()).is_some(), "{error:?}");
    }
}
