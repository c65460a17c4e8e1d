//! The operations of a line, shown and edited.

use super::program::Program;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

const EPD: &str = "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x;y\";  c0 \"caf\u{e9}\";";

impl Program {
    fn line(&self) -> String {
        let line = self.state().shared.document().line();
        tabiya_notation::line_text::text_of_line(line).into_owned()
    }

    fn operand(&self, opcode: &str) -> String {
        self.text_of(&format!("Operation {opcode}: operands"))
    }

    fn text_of(&self, label: &str) -> String {
        let field = self.harness.get_by_role_and_label(Role::TextInput, label);
        field.value().unwrap_or_default()
    }

    /// Presses a button as a screen reader does, even if it is out of sight.
    fn press(&mut self, label: &str) {
        self.harness.get_by_label(label).click_accesskit();
        self.run();
    }

    /// Chooses an entry of the menu of an operation.
    fn choose_for(&mut self, opcode: &str, entry: &str) {
        self.press(&format!("More about operation {opcode}"));
        self.press(entry);
    }

    /// The label of an operation, which screen readers say after its name.
    fn label_of(&self, opcode: &str) -> String {
        let label = format!("Operation {opcode}: opcode");
        let node = self.harness.get_by_label(&label);
        let description = node
            .accesskit_node()
            .data()
            .description()
            .map(str::to_owned);
        description.unwrap_or_default()
    }

    fn retype(&mut self, label: &str, text: &str) {
        let field = self.harness.get_by_role_and_label(Role::TextInput, label);
        field.focus();
        self.run();
        self.ctrl(Key::A);
        self.type_text(text);
    }
}

#[test]
fn every_operation_is_shown_with_a_label_and_its_text_without_quotes() {
    let program = Program::on(EPD);
    assert_eq!(program.operand("bm"), "Rh8+");
    assert_eq!(program.operand("id"), "x;y");
    assert_eq!(program.operand("c0"), "caf\u{e9}");
    for (opcode, label) in [("bm", "Best move"), ("id", "Name"), ("c0", "Comment")] {
        assert_eq!(program.label_of(opcode), label);
    }
}

#[test]
fn typing_operands_changes_only_them_in_one_undo_step() {
    let mut program = Program::on(EPD);
    program.retype("Operation id: operands", "it's \"new\"");
    assert_eq!(program.operand("id"), "it's \"new\"");
    program.key(Key::Enter);
    let expected = EPD.replace("\"x;y\"", "\"it's \\\"new\\\"\"");
    assert_eq!(program.line(), expected);
    program.undo();
    assert_eq!(program.line(), EPD);
    program.redo();
    assert_eq!(program.line(), expected);
}

#[test]
fn editing_an_untidy_line_keeps_its_other_bytes() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    let line = b"4k3/8/8/8/8/8/8/4K2R  w K -  bm Rh8+ ;id \"\xe9\" ;;# note\r\n";
    std::fs::write(&path, line).unwrap();
    let mut program = Program::on_file(&path);
    program.retype("Operation bm: operands", "O-O");
    program.ctrl(Key::S);
    let saved = std::fs::read(&path).unwrap();
    let expected = b"4k3/8/8/8/8/8/8/4K2R  w K -  bm O-O ;id \"\xe9\" ;;# note\r\n";
    assert_eq!(
        saved.escape_ascii().to_string(),
        expected.escape_ascii().to_string()
    );
}

#[test]
fn operations_are_added_removed_and_moved() {
    let mut program = Program::on(EPD);
    program.choose_for("id", "Move operation id up");
    assert!(
        program.line().contains("- id \"x;y\"; bm Rh8+;"),
        "{}",
        program.line()
    );
    program.choose_for("id", "Move operation id down");
    assert_eq!(program.line(), EPD);
    program.choose_for("bm", "Remove operation bm");
    assert!(
        program.line().contains("K - id \"x;y\";"),
        "{}",
        program.line()
    );
    program.press("Choose an opcode");
    program.press("dm: mate in that many moves");
    program.type_text("3");
    assert!(program.line().ends_with("dm 3;"), "{}", program.line());
    for _ in 0..3 {
        program.undo();
        program.key(Key::Escape);
    }
}

#[test]
fn the_keyboard_alone_adds_a_first_operation() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut program = Program::on(fen);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    assert!(program.is_focused("New operation: opcode"));
    program.type_text("bm");
    program.key(Key::Enter);
    assert!(program.is_focused("Operation bm: operands"));
    program.type_text("Rh8+");
    program.key(Key::Enter);
    // Fields and an operation are an EPD.
    assert_eq!(program.line(), "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+;");
    program.choose_for("bm", "Remove operation bm");
    assert_eq!(program.line(), fen);
}

#[test]
fn a_wrong_operation_says_what_was_expected() {
    let program = Program::on("4k3/8/8/8/8/8/8/4K2R w K - bm e1g1; dm 0; dm 3;");
    for fault in [
        "e1g1: in standard notation O-O",
        "The number must be at least 1",
        "This opcode is already in use",
    ] {
        assert!(program.says(fault), "{fault}");
    }
}

#[test]
fn the_counters_and_their_operations_agree() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K2R w - - hmvc 3; fmvn 20; id \"x\";");
    assert!(program.field().ends_with(" 3 20"), "{}", program.field());
    program.retype("Operation hmvc: operands", "7");
    program.key(Key::Enter);
    assert!(program.field().ends_with(" 7 20"), "{}", program.field());
    program.click_role(Role::SpinButton, "Fullmove number");
    program.type_text("31");
    program.key(Key::Enter);
    assert_eq!(program.operand("fmvn"), "31");
    program.choose_for("fmvn", "Remove operation fmvn");
    assert!(program.field().ends_with(" 7 1"), "{}", program.field());
}

#[test]
fn characters_outside_the_encoding_are_reported_and_stay_in_the_field() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    std::fs::write(&path, b"4k3/8/8/8/8/8/8/4K2R w K - id \"\xe9\";\n").unwrap();
    let mut program = Program::on_file(&path);
    program.retype("Operation id: operands", "\u{2654}");
    assert!(program.says("This line is in Latin-1"));
    program.key(Key::Enter);
    assert_eq!(program.operand("id"), "\u{2654}");
    assert!(program.line().ends_with("id \"\u{e9}\";"));
    program
        .harness
        .get_by_label("Operation id: operands")
        .focus();
    program.run();
    program.key(Key::Escape);
    assert_eq!(program.operand("id"), "\u{e9}");
}

#[test]
fn an_opcode_is_renamed_key_by_key() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+;");
    program.press("Operation bm: opcode");
    program.retype("Operation bm: opcode", "am");
    program.key(Key::Enter);
    assert!(program.line().ends_with("- am Rh8+;"), "{}", program.line());
    program.undo();
    assert!(program.line().ends_with("- bm Rh8+;"), "{}", program.line());
}

#[test]
fn undo_in_a_field_never_restores_operations_of_another_row() {
    let mut program = Program::start();
    program.paste("4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+;\n4k3/8/8/8/8/8/8/4K2R w K - bm O-O;\n");
    program.click("Add as new positions");
    program.retype("Operation bm: operands", "Rh7");
    program.key(Key::Enter);
    program.menu("Position", "Next position");
    program
        .harness
        .get_by_label("Operation bm: operands")
        .focus();
    program.run();
    program.undo();
    assert_eq!(program.operand("bm"), "O-O");
}

#[test]
fn a_fen_pasted_into_an_operand_stays_there() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K2R w K - c0 \"\";");
    program
        .harness
        .get_by_label("Operation c0: operands")
        .focus();
    program.run();
    program.paste("8/8/8/8/8/8/8/K6k w - - 0 1");
    assert_eq!(program.operand("c0"), "8/8/8/8/8/8/8/K6k w - - 0 1");
    assert!(program.fen().starts_with("4k3"));
}

#[test]
fn lines_without_a_position_have_no_operations() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    std::fs::write(&path, "# bm e4;\n").unwrap();
    let program = Program::on_file(&path);
    assert!(!program.has("Add operation"));
}

#[test]
fn the_keyboard_reaches_and_presses_the_buttons_of_an_operation() {
    let mut program = Program::on(EPD);
    program.harness.get_by_label("Operation id: opcode").focus();
    program.run();
    program.key(Key::Tab);
    assert!(program.is_focused("Operation id: operands"));
    program.key(Key::Tab);
    assert!(program.is_focused("More about operation id"));
    program.key(Key::Enter);
    for _ in 0..6 {
        program.key(Key::ArrowDown);
        if program.is_focused("Remove operation id") {
            break;
        }
    }
    assert!(program.is_focused("Remove operation id"));
    program.key(Key::Enter);
    assert!(!program.line().contains("x;y"));
}

#[test]
fn text_typed_into_an_operation_in_the_frame_of_a_save_is_saved() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    std::fs::write(&path, EPD).unwrap();
    let mut program = Program::on_file(&path);
    program.retype("Operation bm: operands", "O-");
    let save = egui::Event::Key {
        key: Key::S,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    };
    let events = [egui::Event::Text("O".to_owned()), save];
    program.harness.input_mut().events.extend(events);
    program.run();
    let saved = std::fs::read_to_string(&path).unwrap();
    assert_eq!(saved, EPD.replace("Rh8+", "O-O"));
}

const MIDDLE: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -";

#[test]
fn a_button_respells_a_move_and_changes_no_other_bytes() {
    let line = format!("{MIDDLE} id \"x\"; bm  Lb5   Lc4 ;; # note");
    let mut program = Program::on(&line);
    assert!(program.says("Lb5: in standard notation Bb5"));
    program.press("Change Lb5 to Bb5");
    assert_eq!(program.line(), line.replace("Lb5", "Bb5"));
    program.press("Change Lc4 to Bc4");
    let expected = line.replace("Lb5", "Bb5").replace("Lc4", "Bc4");
    assert_eq!(program.line(), expected);
    assert!(!program.says("in standard notation"));
    program.undo();
    program.undo();
    assert_eq!(program.line(), line);
}

#[test]
fn a_mate_in_the_place_of_a_best_move_is_no_fault_and_a_button_writes_the_standard_operation() {
    let line = "7k/8/5K2/6Q1/8/8/8/8 w - - id \"a\"; bm #1;";
    let mut program = Program::on(line);
    assert!(!program.says("not a move"));
    assert!(program.says("a mate in the place of a move; other programs expect dm 1"));
    program.press("Write dm 1");
    assert_eq!(program.line(), line.replace("bm #1", "dm 1"));
    assert!(!program.has("Write dm 1"));
    program.undo();
    assert_eq!(program.line(), line);
    let program = Program::on("7k/8/5K2/6Q1/8/8/8/8 b - - bm #-1;");
    assert!(!program.says("not a move") && !program.has("Write dm 1"));
}

#[test]
fn wrong_moves_get_a_reason_and_ambiguous_moves_their_candidates() {
    let program = Program::on(&format!("{MIDDLE} bm Bb6; pv Bb5 Qh8; am a6; dm 2;"));
    for fault in [
        "Bb6: no bishop can go to b6",
        "Qh8: a piece of the same side is on h8",
        "a6: a move for Black, but White is to move",
    ] {
        assert!(program.says(fault), "{fault}");
    }
    let mut program = Program::on("4k3/8/8/8/8/5N2/8/1N2K3 w - - bm Nd2;");
    assert!(
        program.says("Nd2: this could be Nbd2, Nfd2")
            || program.says("Nd2: this could be Nbd2 and Nfd2")
    );
    program.press("Change Nd2 to Nfd2");
    assert!(program.line().ends_with("- bm Nfd2;"), "{}", program.line());
    let program = Program::on("8/8/8/8/8/8/8/K7 w - - bm Ka2; pv Ka2;");
    assert!(program.says("no moves are possible: Black has no king"));
    let program = Program::on("6k1/5ppp/8/8/8/8/8/K2R4 w - - dm 3; bm Rd8#;");
    assert!(program.says("the moves given mate in 1 move"));
}

#[test]
fn the_verdict_names_the_worst_move_fault_and_leads_to_it() {
    let mut program = Program::on(&format!("{MIDDLE} id \"x\"; bm Bb6 Bb5; am Qh9;"));
    assert!(program.says("Legal · White to move"));
    assert!(program.says("Bb6: no bishop can go to b6 (+1 more)"));
    program.press("Show");
    assert!(program.is_focused("Operation bm: operands"));
    // While another panel replaces the operations, no button leads to them.
    program.ctrl(Key::F);
    assert!(program.says("Bb6: no bishop") && !program.has("Show"));
    // A problem of the position is worse.
    let illegal = Program::on("4k3/8/8/8/8/8/4Q3/4K3 w - - bm Qe9;");
    assert!(!illegal.has("Show"));
    assert!(!Program::on(&format!("{MIDDLE} bm Bb5;")).has("Show"));
}

#[test]
fn best_and_expected_moves_are_arrows_unless_switched_off() {
    let line = format!("{MIDDLE} bm Bb5 Bc4; pv Nxe5 Nxe5;");
    let mut program = Program::on(&line);
    let told = |program: &Program, square: &str| {
        let square = program.harness.get_by_label(square);
        square
            .accesskit_node()
            .data()
            .description()
            .unwrap_or_default()
            .to_owned()
    };
    assert_eq!(
        told(&program, "f1, white bishop"),
        "best move to b5, best move to c4"
    );
    assert!(told(&program, "f3, white knight").contains("expected move to e5"));
    program.menu("Board", "Show best moves as arrows");
    assert_eq!(told(&program, "f1, white bishop"), "");
    assert_eq!(program.line(), line, "they are not in the record");
}

#[test]
fn stepping_through_a_principal_variation_changes_nothing() {
    let line = format!("{MIDDLE} pv Bb5 a6 Ba4 Qh8;");
    let mut program = Program::on(&line);
    for word in ["1.\u{a0}Bb5", "a6", "2.\u{a0}Ba4"] {
        assert!(program.has(word), "{word}");
    }
    assert!(!program.says("The position after"));
    program.press("One move forward");
    assert!(program.says("The position after 1.\u{a0}Bb5"));
    program.press("To the end of the line");
    assert!(program.says("The position after 2.\u{a0}Ba4"));
    program.press("One move back");
    assert!(program.says("The position after 1…\u{a0}a6"));
    program.harness.get_by_label("Line of play").focus();
    program.run();
    program.key(Key::ArrowLeft);
    assert!(program.says("The position after 1.\u{a0}Bb5"));
    program.key(Key::End);
    assert!(program.says("The position after 2.\u{a0}Ba4"));
    program.key(Key::Home);
    assert!(!program.says("The position after"));
    assert_eq!(program.line(), line);
    assert!(!program.state().shared.document().can_undo());
}

#[test]
fn the_notes_of_the_program_are_sentences_until_they_are_edited() {
    let line = "4k3/8/8/8/8/8/8/4K2R w - - ask castling; confidence 97; source \"/a/b/page.png\";";
    let mut program = Program::on(line);
    for sentence in [
        "97% sure that the picture was read correctly",
        "From page.png",
    ] {
        let shown = program.harness.query_all_by_role(Role::TextInput);
        let mut values = shown.filter_map(|node| node.value());
        assert!(values.any(|value| value == sentence), "{sentence}");
    }
    program.press("Operation source: operands");
    assert_eq!(program.operand("source"), "\"/a/b/page.png\"");
    assert_eq!(program.line(), line);
}

#[test]
fn a_long_comment_is_shown_whole() {
    let words = "word ".repeat(30);
    let program = Program::on(&format!(
        "4k3/8/8/8/8/8/8/4K2R w - - c0 \"{words}\"; bm O-O;"
    ));
    let field = |label: &str| program.harness.get_by_label(label).rect();
    let (comment, best) = (
        field("Operation c0: operands"),
        field("Operation bm: operands"),
    );
    assert!(comment.height() > 3.0 * best.height());
    assert!(comment.bottom() <= best.top());
    let menus = ["c0", "bm"].map(|opcode| field(&format!("More about operation {opcode}")));
    assert_eq!(
        menus[0].right(),
        menus[1].right(),
        "no operation widens the panel"
    );
}

#[test]
fn hidden_solutions_are_shown_one_by_one_when_they_are_chosen() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\"; pv Rh8+ Kd7;");
    assert_eq!(program.operand("bm"), "Rh8+");
    program.menu("View", "Show solutions");
    let hidden = "Line: hidden, click to see it";
    assert_eq!(program.operand("bm"), "Best move: hidden, click to see it");
    assert_eq!(program.operand("pv"), hidden);
    assert_eq!(program.operand("id"), "x");
    let field = program.harness.get_by_label("Operation bm: operands");
    field.focus();
    program.run();
    assert_eq!(program.operand("bm"), "Rh8+");
    assert_eq!(program.operand("pv"), hidden);
    program.menu("View", "Show solutions");
    assert_eq!(program.operand("pv"), "Rh8+ Kd7");
}
