//! Lines written into `.epd` files.

use super::program::{Program, START};
use egui::Key;
use std::fs;
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::{Action, OperationsAction};
use tabiya_collection::document::OperationEdit;
use tabiya_notation::judgement::{Judgement, judge};
use tempfile::TempDir;

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 b - - 3 20";

impl Program {
    fn edit_operations(&mut self, edit: OperationEdit) {
        let state = self.harness.state_mut();
        state.apply(Action::from(OperationsAction::EditOperations(edit, None)));
        self.run();
    }

    fn add_id(&mut self, name: &str) {
        let opcode = "id".to_owned();
        self.edit_operations(OperationEdit::Add { opcode });
        let typed = name.to_owned();
        self.edit_operations(OperationEdit::SetOperands { row: 0, typed });
    }

    fn shown_line(&self) -> String {
        String::from_utf8(self.state().shared.document().line().to_vec()).unwrap()
    }
}

fn expect_exact(text: &str) {
    for line in text.lines() {
        match judge(line.as_bytes()) {
            Judgement::Read(read) => assert!(!read.is_repaired(), "{line}"),
            other => panic!("{line}: {other:?}"),
        }
    }
}

#[test]
fn a_new_position_with_a_name_is_saved_as_exact_epd() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start();
    program.add_id("Start");
    let answer = DialogAnswer::Chosen(folder.path().join("mine"));
    program.dialogs.borrow_mut().save.push_back(answer);
    program.ctrl(Key::S);
    let text = fs::read_to_string(folder.path().join("mine.epd")).unwrap();
    let fields = START.trim_end_matches(" 0 1");
    let end = if cfg!(windows) { "\r\n" } else { "\n" };
    assert_eq!(text, format!("{fields} id \"Start\";{end}"));
    expect_exact(&text);
}

#[test]
fn counters_become_operations_and_undo_restores_the_fen() {
    let mut program = Program::on(FEN);
    program.add_id("x");
    let fields = FEN.trim_end_matches(" 3 20");
    let line = program.shown_line();
    assert_eq!(line, format!("{fields} id \"x\"; hmvc 3; fmvn 20;"));
    expect_exact(&line);
    let position = program.state().shared.document().position();
    assert_eq!((position.halfmove_clock, position.fullmove_number), (3, 20));
    for _ in 0..2 {
        let state = program.harness.state_mut();
        state.apply(Action::Run(Command::Undo));
    }
    program.run();
    assert_eq!(program.shown_line(), FEN);
}

#[test]
fn records_added_to_an_epd_are_epd_and_the_others_keep_their_bytes() {
    let before = format!("{START}  bm e4 ;\r\n# note\r\n{FEN}\r\n");
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    fs::write(&path, &before).unwrap();
    let mut program = Program::on_file(&path);
    program.key(Key::End);
    program.menu("Position", "Add position");
    program.paste(&format!("{FEN}\n{START}\n"));
    program.click("Add as new positions");
    program.ctrl(Key::S);
    let text = fs::read_to_string(&path).unwrap();
    let old: Vec<&str> = before.lines().collect();
    let (kept, added): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| old.contains(line));
    assert_eq!(kept, old);
    // These positions replace the one that was added.
    assert_eq!(added.len(), 2, "{text}");
    expect_exact(&added.join("\n"));
    for line in added {
        assert!(
            line.split(' ').nth(4).is_none_or(|word| word == "hmvc"),
            "{line}"
        );
    }
}

#[test]
fn adding_an_operation_to_a_fen_file_keeps_its_six_fields() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.fen");
    fs::write(&path, format!("{FEN}\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.add_id("x");
    assert_eq!(program.shown_line(), format!("{FEN} id \"x\";"));
}
