//! Pieces entered by name: the board follows, and nothing that was typed is lost.

use super::program::{Program, START};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use tabiya::model::action::SettingsAction;
use tabiya_notation::piece_letters::Language;
use tabiya_settings::Setting;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
const REFERENCE: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";

/// The text of the piece list.
fn line(program: &Program) -> String {
    let line = program
        .harness
        .get_by_role_and_label(Role::TextInput, "Piece list");
    line.value().unwrap_or_default()
}

fn on_empty_board() -> Program {
    let mut program = Program::on(EMPTY);
    program.ctrl(Key::B);
    program
}

/// The pieces on the board.
fn board(program: &Program) -> String {
    program.fen().split(' ').next().unwrap().to_owned()
}

fn typed_in(text: &str, language: Language) -> Program {
    let mut program = Program::on(EMPTY);
    program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(Setting::Language(Some(language))));
    program.ctrl(Key::B);
    program.paste_into_field(text);
    program
}

#[test]
fn a_key_focuses_the_piece_list_and_the_board_follows_typing() {
    let mut program = on_empty_board();
    assert!(program.is_focused("Piece list"));
    program.type_text("Kg");
    assert_eq!(program.fen(), EMPTY);
    program.type_text("1");
    assert_eq!(board(&program), "8/8/8/8/8/8/8/6K1");
    assert_eq!(program.state().shared.announcement, "white king on g1");
    program.key(Key::Backspace);
    assert_eq!(program.state().shared.announcement, "g1 is now empty");
    program.type_text("1");
    program.type_text(" Qd1 a2-");
    assert_eq!(board(&program), "8/8/8/8/8/8/P7/3Q2K1");
    program.type_text("c2 kg8");
    assert_eq!(board(&program), "6k1/8/8/8/8/8/PPP5/3Q2K1");
    assert_eq!(program.field(), program.fen());
}

#[test]
fn the_reference_position_is_typed_as_printed_in_books() {
    let mut program = on_empty_board();
    program.type_text("Kg1 Ra1f1 Nc3 Be3 a2b2f2-h2/Kg8 Ra8f8 Nc6 Be6 a7b7f7-h7");
    program.key(Key::Enter);
    assert_eq!(program.fen(), REFERENCE);
    assert_eq!(line(&program), "");
}

#[test]
fn keys_typed_right_after_the_shortcut_go_into_the_piece_list() {
    let mut program = Program::on(EMPTY);
    let key = Event::Key {
        key: Key::B,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    };
    program.harness.input_mut().events.push(key);
    for letter in ["K", "g", "1", " ", "q", "d", "8"] {
        program
            .harness
            .input_mut()
            .events
            .push(Event::Text(letter.to_owned()));
    }
    program.run();
    assert_eq!(line(&program), "Kg1 qd8");
    assert_eq!(board(&program), "3q4/8/8/8/8/8/8/6K1");
}

#[test]
fn other_squares_stay_and_deleting_text_restores_their_pieces() {
    let mut program = Program::start();
    program.ctrl(Key::B);
    program.type_text("Qe4 Re2");
    assert_eq!(
        board(&program),
        "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPRPPP/RNBQKBNR"
    );
    for _ in 0..4 {
        program.key(Key::Backspace);
    }
    assert_eq!(
        board(&program),
        "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR"
    );
    for _ in 0..3 {
        program.key(Key::Backspace);
    }
    assert_eq!(program.fen(), START);
}

#[test]
fn a_list_with_both_kings_replaces_the_board_in_one_undo_step() {
    for list in [
        "Kg1 Qd2 / Kg8 a7",
        "White: Kg1, Qd2. Black: Kg8, a7",
        "wKg1,Qd2 bKg8,a7",
        "Kg1 Qd2 kg8 a7",
    ] {
        let mut program = Program::start();
        program.ctrl(Key::B);
        program.type_text(list);
        program.key(Key::Enter);
        let fen = "6k1/p7/8/8/8/8/3Q4/6K1 w - - 0 1";
        assert_eq!(program.fen(), fen, "{list}");
        assert!(
            program.says("Position set up from the piece list"),
            "{list}"
        );
        program.undo();
        assert_eq!(program.fen(), START, "{list}");
    }
}

#[test]
fn deleting_a_king_restores_the_replaced_position() {
    let mut program = Program::start();
    program.ctrl(Key::B);
    program.type_text("Kg4 kg5");
    assert_eq!(board(&program), "8/8/8/6k1/6K1/8/8/8");
    program.key(Key::Backspace);
    assert_eq!(
        board(&program),
        "rnbqkbnr/pppppppp/8/8/6K1/8/PPPPPPPP/RNBQKBNR"
    );
    program.key(Key::Escape);
    assert_eq!(program.fen(), START);
}

#[test]
fn the_pieces_of_a_list_can_be_added_instead_in_one_step() {
    let mut program = Program::on("8/8/8/3p4/8/8/8/8 w - - 0 1");
    program.ctrl(Key::B);
    program.type_text("Kg1 kg8");
    assert_eq!(board(&program), "6k1/8/8/8/8/8/8/6K1");
    program.key(Key::Enter);
    program.click("Add to the board instead");
    assert_eq!(board(&program), "6k1/8/8/3p4/8/8/8/6K1");
    assert!(!program.has("Add to the board instead"));
    program.undo();
    assert_eq!(board(&program), "8/8/8/3p4/8/8/8/8");
    let mut program = on_empty_board();
    program.type_text("Kg1 kg8");
    program.key(Key::Enter);
    assert!(
        !program.has("Add to the board instead"),
        "nothing was replaced"
    );
}

#[test]
fn escape_undoes_the_whole_piece_list() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let before = program.fen();
    program.ctrl(Key::B);
    program.type_text("Kg5 Qd5 Black to move");
    assert_ne!(program.fen(), before);
    program.key(Key::Escape);
    assert_eq!(program.fen(), before);
    assert_eq!(line(&program), "");
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn escape_announces_the_undo() {
    let mut program = on_empty_board();
    program.type_text("Qh5");
    assert_eq!(program.state().shared.announcement, "white queen on h5");
    program.key(Key::Escape);
    assert_eq!(program.state().shared.announcement, "Undone");
}

#[test]
fn a_typed_piece_list_is_one_undo_step() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let before = program.fen();
    program.ctrl(Key::B);
    program.type_text("Kg5 Qd5 a5-c5, Black to move");
    program.key(Key::Enter);
    let after = program.fen();
    program.undo();
    assert_eq!(program.fen(), before);
    program.redo();
    assert_eq!(program.fen(), after);
}

#[test]
fn ctrl_z_in_the_piece_list_undoes_its_typing() {
    let mut program = on_empty_board();
    program.paste_into_field("Kg1 Qd1");
    program.undo();
    assert_eq!(
        (line(&program), program.fen()),
        (String::new(), EMPTY.to_owned())
    );
    assert!(program.is_focused("Piece list"));
}

#[test]
fn ctrl_z_in_the_piece_list_never_restores_an_older_text() {
    let mut program = on_empty_board();
    program.type_text("Kg1");
    program.key(Key::Enter);
    program.ctrl(Key::B);
    let before = program.fen();
    program.undo();
    assert_eq!((line(&program), program.fen()), (String::new(), before));
}

#[test]
fn leaving_the_piece_list_empties_it_and_keeps_the_board() {
    let mut program = on_empty_board();
    program.type_text("Kg1 Qd1");
    program.left("e4");
    assert_eq!(line(&program), "");
    assert_eq!(board(&program), "8/8/8/8/8/8/8/3Q2K1");
}

#[test]
fn an_error_is_reported_in_one_sentence_and_the_rest_is_placed() {
    let mut program = on_empty_board();
    program.type_text("Kg1 k9");
    assert!(program.says("There is no square “k9”: files are a to h, ranks 1 to 8"));
    program.type_text(" Qd1");
    assert_eq!(board(&program), "8/8/8/8/8/8/8/3Q2K1");
    let sentences = [
        ("Xg1 ", "No piece is called “X”"),
        ("hello ", "“hello” is not a piece, square or side"),
        ("R, Kg1", "No square follows “R”"),
        (
            "a2-c3 ",
            "“a2-c3”: both ends must be on the same rank, file or diagonal",
        ),
        (
            "Ra2-Qa3 ",
            "“Ra2-Qa3”: both ends of a range must be the same piece",
        ),
        ("Kg1 #", "“#” has no meaning in a piece list"),
        (
            "Kg1 Qg1",
            "g1 is named twice: the last piece named is placed there",
        ),
        (
            "Dd1 Rg1 Nf3",
            "Letters from several languages are mixed. “R” is read as a rook.",
        ),
    ];
    for (text, sentence) in sentences {
        let mut program = on_empty_board();
        program.paste_into_field(text);
        assert!(program.says(sentence), "{text}");
    }
}

#[test]
fn an_unfinished_word_is_not_reported_as_an_error() {
    let mut program = on_empty_board();
    for letter in "White: Kg1, Rooks a1, f1; pawns a2–c2. Black: Kg8. White to move".chars() {
        program.type_text(&letter.to_string());
        assert!(
            !program.says("⚠ “") && !program.says("⚠ No"),
            "{}",
            line(&program)
        );
    }
    assert_eq!(board(&program), "6k1/8/8/8/8/8/PPP5/R4RK1");
}

#[test]
fn a_list_with_an_error_stays_after_enter_and_after_leaving() {
    let mut program = on_empty_board();
    program.type_text("Kg1 Q");
    program.key(Key::Enter);
    assert!(program.is_focused("Piece list"));
    assert!(program.says("No square follows “Q”"));
    program.left("e4");
    assert_eq!(line(&program), "Kg1 Q");
    program.ctrl(Key::B);
    program.key(Key::End);
    program.type_text("d");
    program.key(Key::Enter);
    // Enter leaves the caret where it is.
    program.type_text("1");
    program.key(Key::Enter);
    assert_eq!(line(&program), "");
    assert_eq!(board(&program), "8/8/8/8/8/8/8/3Q2K1");
}

#[test]
fn changing_the_board_during_typing_makes_the_list_continue_from_it() {
    let mut program = on_empty_board();
    program.type_text("Kg1 Qd1 ");
    // The command is given by keyboard while the field has the focus.
    program.ctrl(Key::I);
    assert_eq!(program.fen(), START);
    assert_eq!(line(&program), "Kg1 Qd1 ");
    program.type_text("Re4");
    assert_eq!(
        board(&program),
        "rnbqkbnr/pppppppp/8/8/4R3/8/PPPPPPPP/RNBQKBNR"
    );
    program.key(Key::Escape);
    assert_eq!(program.fen(), START);
}

#[test]
fn another_row_begins_with_an_empty_piece_list() {
    let mut program = Program::on(&format!("{EMPTY}\n{EMPTY}"));
    program.ctrl(Key::B);
    program.type_text("Kg1");
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(
        (line(&program), program.fen()),
        (String::new(), EMPTY.to_owned())
    );
    program.type_text("Qd1");
    assert_eq!(board(&program), "8/8/8/8/8/8/8/3Q4");
    program.key_with(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(board(&program), "8/8/8/8/8/8/8/6K1");
}

#[test]
fn a_list_with_an_error_can_be_recalled_after_changing_the_row() {
    let with_king = "8/8/8/8/8/8/8/6K1";
    let mut program = Program::on(&format!("{EMPTY}\n{EMPTY}"));
    program.ctrl(Key::B);
    program.type_text("Kg1 Qz");
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(
        (line(&program), program.fen()),
        (String::new(), EMPTY.to_owned())
    );
    assert_eq!(program.state().fen.broken_texts, ["Kg1 Qz"]);
    program.type_text("Qd1");
    assert_eq!(board(&program), "8/8/8/8/8/8/8/3Q4");
    program.key_with(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(board(&program), with_king);
}

#[test]
fn the_shortcut_selects_the_text_of_the_piece_list() {
    let mut program = Program::on(EMPTY);
    program.ctrl(Key::B);
    program.type_text("Kg1 Qd9");
    program.ctrl(Key::B);
    program.paste_into_field("Kh1");
    assert_eq!(line(&program), "Kh1");
    assert_eq!(board(&program), "8/8/8/8/8/8/8/7K");
}

#[test]
fn the_side_to_move_follows_and_removes_the_en_passant_target() {
    let mut program = Program::on("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
    let before = program.fen();
    program.ctrl(Key::B);
    program.type_text("a2 White to move");
    assert_eq!(program.fen(), "4k3/8/8/8/4P3/8/P7/4K3 w - - 0 1");
    program.key(Key::Backspace);
    assert_eq!(program.fen(), before.replace("8/8/4K3", "8/P7/4K3"));
}

#[test]
fn the_piece_list_reads_letters_of_the_users_language() {
    let program = typed_in("Kg1 Sb1 Ta1 Bc2 kg8", Language::German);
    assert_eq!(board(&program), "6k1/8/8/8/8/8/2P5/RN4K1");
    let program = typed_in("Rg1 Ta1 Fc1 Dd1", Language::French);
    assert_eq!(board(&program), "8/8/8/8/8/8/8/R1BQ2K1");
    let program = typed_in("Крg1 Кb1 Фd1", Language::Russian);
    assert_eq!(board(&program), "8/8/8/8/8/8/8/1N1Q2K1");
}

#[test]
fn the_tip_lists_the_languages_of_the_letters() {
    let mut program = Program::start();
    let line = program
        .harness
        .get_by_role_and_label(Role::TextInput, "Piece list");
    let pos = line.rect().center();
    program.move_to(pos);
    program.harness.step();
    program.harness.run();
    assert!(program.says(
        "Letters from English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, or figurines."
    ));
}

#[test]
fn a_list_on_several_lines_can_be_pasted() {
    let mut program = on_empty_board();
    program.paste("Kg1, Qd1,\na2\nKg8, a7\n");
    assert_eq!(board(&program), "6k1/p7/8/8/8/8/P7/3Q2K1");
    assert_eq!(line(&program), "Kg1, Qd1, a2; Kg8, a7");
}

#[test]
fn a_position_pasted_into_the_piece_list_replaces_the_board() {
    let mut program = on_empty_board();
    program.type_text("Kg1 ");
    program.paste(REFERENCE);
    assert_eq!(program.fen(), REFERENCE);
}

#[test]
fn symmetric_placement_mirrors_each_piece_of_the_list() {
    let mut program = Program::on(EMPTY);
    program.click("Symmetric placement");
    program.ctrl(Key::B);
    program.type_text("Kg1 Ra1f1 Nc3 Be3 a2b2f2-h2");
    assert_eq!(program.fen(), REFERENCE);
}

#[test]
fn typing_in_fen_field_and_piece_list_keeps_them_in_step() {
    let mut program = Program::on(EMPTY);
    program.select_field();
    program.type_text("8/8/8/8/8/8/8/K7 w - - 0 1");
    program.ctrl(Key::B);
    program.type_text("kh8");
    assert_eq!(program.field(), "7k/8/8/8/8/8/8/K7 w - - 0 1");
    program.select_field();
    assert_eq!(line(&program), "");
    program.type_text("8/8/8/8/8/8/8/7K b - - 0 1");
    program.ctrl(Key::B);
    program.type_text("ka8");
    assert_eq!(program.fen(), "k7/8/8/8/8/8/8/7K b - - 0 1");
}
