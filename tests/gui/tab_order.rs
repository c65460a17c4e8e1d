//! The order in which keys and screen readers reach the controls.

use super::program::Program;
use egui::Key;
use egui_kittest::kittest::NodeT as _;
use std::collections::BTreeSet;
use tabiya::command::Command;
use tabiya::model::action::{Action, FilesAction, HelpAction, ListAction};

fn focused(program: &Program) -> String {
    let nodes = program.harness.root().children_recursive();
    let has = |node: &egui_kittest::Node<'_>| node.accesskit_node().is_focused();
    let node = nodes.into_iter().find(has);
    let label = node.map(|node| {
        let node = node.accesskit_node();
        let by = node.labelled_by().next().and_then(|label| label.value());
        node.label().or(by).unwrap_or_default()
    });
    label.unwrap_or_default()
}

/// All stops of the Tab key, beginning at the board.
fn walk(program: &mut Program) -> Vec<String> {
    let mut names = vec![focused(program)];
    loop {
        program.key(Key::Tab);
        let name = focused(program);
        assert!(names.len() < 200, "{names:?}");
        if name == names[0] {
            return names;
        }
        names.push(name);
    }
}

fn place_of(names: &[String], name: &str) -> usize {
    let place = names.iter().position(|other| other == name);
    place.unwrap_or_else(|| panic!("{name} is not among {names:?}"))
}

#[test]
fn tab_follows_the_reading_order() {
    let mut program = Program::start();
    let mut names = walk(&mut program);
    let first = place_of(&names, "File");
    names.rotate_left(first);
    let order = [
        "File",
        "Help",
        "Untitled",
        "Close Untitled",
        "New file",
        "FEN",
        "Copy FEN",
        "More forms to copy",
        "Paste",
        "Save",
        "Copy picture",
        "Add position",
        "White to move",
        "White castles kingside",
        "En passant",
        "Halfmove clock",
        "Start position",
        "Flip board",
        "Piece list",
        "Symmetric placement",
        "Legality",
        "Operations",
        "a8, black rook",
        "Pointer",
        "Place black pawn",
    ];
    let places: Vec<_> = order.iter().map(|name| place_of(&names, name)).collect();
    assert!(places.is_sorted(), "{names:?}");
}

#[test]
fn tab_reaches_every_control_once() {
    let mut program = Program::start_with(vec![Action::from(HelpAction::OfferFirstSteps)]);
    let names = walk(&mut program);
    let once: BTreeSet<_> = names.iter().collect();
    assert_eq!(once.len(), names.len(), "{names:?}");
    assert!(names.contains(&"Close the first steps".to_owned()));
}

/// The place of a control in the accessibility tree.
fn place_in_tree(program: &Program, name: &str) -> usize {
    let nodes = program.harness.root().children_recursive();
    let names: Vec<_> = nodes
        .into_iter()
        .map(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value()).unwrap_or_default()
        })
        .collect();
    let place = names.iter().position(|other| other.contains(name));
    place.unwrap_or_else(|| panic!("{name} is not among {names:?}"))
}

#[test]
fn buttons_at_the_end_of_a_line_follow_its_text_in_tab_order() {
    let lines =
        "4k3/8/8/8/8/8/8/4K3 w - - bm Kd1; id \"one\"; ce 12;\n8/8/8/8/8/8/8/K1k5 w - - 0 1";
    let mut program =
        Program::start_with(vec![Action::from(FilesAction::OpenText(lines.to_owned()))]);
    for action in [
        Action::from(ListAction::SelectRow(1)),
        Action::Run(Command::CompareHere),
        Action::from(ListAction::SelectRow(0)),
    ] {
        program.harness.state_mut().apply(action);
        program.run();
    }
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec!["/no such folder/file".into()]));
    program.run();
    let names = walk(&mut program);
    for order in [
        [
            "Operation id: opcode",
            "Operation id: operands",
            "More about operation id",
        ]
        .as_slice(),
        &["Switch to the other position", "Stop comparing"],
        &["Copy messages", "Dismiss message"],
    ] {
        let places: Vec<_> = order.iter().map(|name| place_of(&names, name)).collect();
        assert!(places.is_sorted(), "{order:?} among {names:?}");
    }
    for (text, button) in [
        ("⚠ ", "Copy messages"),
        (
            "squares differ from position 2",
            "Switch to the other position",
        ),
    ] {
        let [text, button] = [text, button].map(|name| place_in_tree(&program, name));
        assert!(text < button, "{text} {button}");
    }
}
