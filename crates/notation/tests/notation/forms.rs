//! The forms in which a position leaves the program: one table in `tests/data/forms` for each.

use super::any::{any_position, cases, ordinary_position};
use proptest::prelude::*;
use std::fs;
use tabiya_chess::{EnPassantConvention, Piece, Position};
use tabiya_notation::engines::{EngineReaction, EngineWarning, Reason, warnings_for_text};
use tabiya_notation::extract::extract;
use tabiya_notation::fen::{Dialect, read_fen, read_strict, write_board};
use tabiya_notation::forms::{Form, FormSettings, write_as, write_text_as};
use tabiya_notation::piece_letters::{Language, figurine, piece_of_figurine};
use tabiya_notation::record::read_record;

/// A row of a table: the record, the settings, and the expected text.
struct Row {
    record: String,
    settings: FormSettings,
    written: String,
}

fn rows(form: Form) -> Vec<Row> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/forms");
    let table = fs::read_to_string(format!("{folder}/{}.txt", form.name())).unwrap();
    let mut rows: Vec<Row> = Vec::new();
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        if let Some(head) = line.strip_prefix("> ") {
            let (record, settings) = head.split_once('\t').unwrap_or((head, ""));
            rows.push(Row {
                record: record.to_owned(),
                settings: settings_of(settings),
                written: String::new(),
            });
        } else if let Some(row) = rows.last_mut() {
            row.written.push_str(line);
            row.written.push('\n');
        }
    }
    rows
}

fn settings_of(words: &str) -> FormSettings {
    let mut settings = FormSettings::default();
    for word in words.split_whitespace() {
        match word {
            "shredder" => settings.style.dialect = Dialect::Shredder,
            "pseudo-legal" => settings.style.en_passant = EnPassantConvention::PseudoLegal,
            "legal" => settings.style.en_passant = EnPassantConvention::Legal,
            "figurines" => settings.figurines = true,
            code => settings.language = Language::from_code(code).unwrap(),
        }
    }
    settings
}

fn written(form: Form, position: &Position) -> String {
    write_text_as(form, position, b"", FormSettings::default())
}

#[test]
fn every_form_writes_the_rows_of_its_table() {
    for form in Form::ALL {
        let rows = rows(*form);
        assert!(rows.len() > 2, "{} needs a table", form.name());
        for row in rows {
            let line = row.record.as_bytes();
            let record = read_record(line).unwrap();
            let text = write_text_as(*form, &record.position, &line[record.tail], row.settings);
            let name = form.name();
            assert_eq!(text, row.written.trim_end(), "{name}: {}", row.record);
        }
    }
}

#[test]
fn every_form_is_found_by_its_name() {
    for form in Form::ALL {
        assert_eq!(Form::from_name(form.name()), Some(*form));
    }
    assert_eq!(Form::from_name("chess"), None);
}

#[test]
fn forms_of_several_lines_are_separated_by_a_blank_line() {
    for form in Form::ALL {
        let has_lines = written(*form, &Position::start()).contains('\n');
        let separator = if has_lines { "\n\n" } else { "\n" };
        assert_eq!(form.separator(), separator, "{}", form.name());
    }
}

#[test]
fn forms_with_operations_keep_every_byte_of_them() {
    let operations = b"x \"caf\xe9 \x80\"; am Nf3;";
    let kept: Vec<_> = Form::ALL
        .iter()
        .filter(|form| {
            let settings = FormSettings::default();
            let bytes = write_as(**form, &Position::start(), operations, settings);
            let found = bytes
                .windows(operations.len())
                .any(|part| part == operations);
            assert_eq!(found, form.keeps_operations(), "{}", form.name());
            found
        })
        .collect();
    assert_eq!(kept, [&Form::Epd, &Form::Pgn]);
}

#[test]
fn a_long_clock_never_makes_an_address_the_editor_refuses() {
    let position = Position {
        halfmove_clock: u32::MAX,
        fullmove_number: u32::MAX,
        ..Position::start()
    };
    assert!(written(Form::Lichess, &position).ends_with("_9999_9999"));
}

#[test]
fn every_language_has_six_different_letters_and_every_piece_a_symbol() {
    for language in Language::ALL {
        let mut letters = language.letters();
        letters.sort_unstable();
        assert!(letters.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
    for piece in Piece::ALL {
        assert_eq!(piece_of_figurine(figurine(piece)), Some(piece));
    }
}

/// The part of a position that can be read back from the forms for engines and for lichess.org.
fn with_legal_en_passant(position: &Position) -> Position {
    let possible = position.only_possible();
    Position {
        en_passant: position.en_passant_as(EnPassantConvention::Legal),
        ..possible
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn forms_found_in_text_are_read_back(position in any_position()) {
        for form in [Form::Fen, Form::Shredder, Form::Uci, Form::Lichess, Form::Pgn, Form::Epd] {
            let text = written(form, &position);
            let found = extract(&text);
            prop_assert_eq!(found.len(), 1, "{}: {:?}", text, found);
            let read = read_record(found[0].as_bytes()).unwrap().position;
            let expected = match form {
                Form::Uci => within_engines_limits(&position),
                Form::Lichess => within_editors_limits(&position),
                _ => position.only_possible(),
            };
            prop_assert_eq!(read, expected, "{}: {}", form.name(), text);
        }
    }

    #[test]
    fn the_fen_for_engines_is_strict_and_within_their_limits(position in any_position()) {
        let text = written(Form::Engine, &position);
        let read = read_strict(text.as_bytes()).unwrap();
        prop_assert!(read.halfmove_clock <= 100);
        prop_assert!((1..=9999).contains(&read.fullmove_number));
        prop_assert_eq!(read, within_engines_limits(&position));
    }

    #[test]
    fn the_piece_list_and_the_diagrams_contain_every_piece(position in any_position()) {
        let men = position.board.pieces().count();
        let diagram = written(Form::Text, &position);
        let board: Vec<_> = diagram.lines().take(8).collect();
        let letters = board.concat().chars().filter(char::is_ascii_alphabetic).count();
        prop_assert_eq!(letters, men);
        let figures = written(Form::TextUnicode, &position);
        let symbols = figures.chars().filter(|c| piece_of_figurine(*c).is_some()).count();
        prop_assert_eq!(symbols, men);
        let list = written(Form::Pieces, &position);
        prop_assert_eq!(list.chars().filter(char::is_ascii_digit).count(), men);
    }

    #[test]
    fn the_board_field_is_read_back(position in any_position()) {
        let board = read_fen(&written(Form::Board, &position)).unwrap().board;
        prop_assert_eq!(write_board(&board), write_board(&position.board));
    }

    #[test]
    fn no_program_misreads_the_engine_form_of_an_ordinary_position(
        position in ordinary_position()
    ) {
        let warnings = warnings_for_text(&written(Form::Engine, &position));
        let is_bad = |warning: &EngineWarning| {
            warning.effect <= EngineReaction::Misreads && warning.reason != Reason::MoreThan32Men
        };
        prop_assert!(!warnings.iter().any(is_bad), "{:?}", warnings);
    }
}

fn within_engines_limits(position: &Position) -> Position {
    let position = with_legal_en_passant(position);
    Position {
        halfmove_clock: position.halfmove_clock.min(100),
        fullmove_number: position.fullmove_number.clamp(1, 9999),
        ..position
    }
}

fn within_editors_limits(position: &Position) -> Position {
    let position = with_legal_en_passant(position);
    Position {
        halfmove_clock: position.halfmove_clock.min(9999),
        fullmove_number: position.fullmove_number.min(9999),
        ..position
    }
}
