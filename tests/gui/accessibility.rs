//! Names by which screen readers (and tests) find things.

use super::program::Program;
use egui::accesskit::{Action, ActionRequest};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya_chess::Square;

#[test]
fn the_name_of_each_square_includes_its_piece() {
    let program = Program::start();
    assert!(program.has("g1, white knight"));
    assert!(program.has("e8, black king"));
    assert!(program.has("e4, empty"));
    for square in Square::all() {
        program.square(&square.to_string());
    }
}

#[test]
fn every_control_has_its_stable_name() {
    let program = Program::start();
    for name in [
        "White to move",
        "Black to move",
        "White castles kingside",
        "White castles queenside",
        "Black castles kingside",
        "Black castles queenside",
        "En passant",
        "Halfmove clock",
        "Fullmove number",
        "Start position",
        "Clear board",
        "Flip board",
        "Copy FEN",
        "Paste",
        "Pointer",
        "Eraser",
    ] {
        let found = program.harness.query_all_by_label(name);
        assert!(found.count() > 0, "{name}");
    }
    for color in ["white", "black"] {
        for role in ["king", "queen", "rook", "bishop", "knight", "pawn"] {
            assert!(program.has(&format!("Place {color} {role}")));
        }
    }
}

#[test]
fn a_screen_reader_places_and_removes_pieces_without_a_mouse() {
    let mut program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    program
        .harness
        .get_by_label("Place white knight")
        .click_accesskit();
    program.run();
    program.harness.get_by_label("e4, empty").click_accesskit();
    program.run();
    assert!(program.has("e4, white knight"));
    program
        .harness
        .get_by_label("e4, white knight")
        .click_accesskit();
    program.run();
    assert!(program.has("e4, empty"));
}

#[test]
fn changes_of_the_board_are_announced() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let role = egui::accesskit::Role::Status;
    let status = program
        .harness
        .get_by_role_and_label(role, "white pawn on e4");
    assert_eq!(
        status.accesskit_node().live(),
        egui::accesskit::Live::Polite
    );
}

#[test]
fn requests_of_a_screen_reader_in_one_frame_run_in_order() {
    let mut program = Program::start();
    let asked = ["Place black queen", "e4, empty", "Pointer", "d4, empty"];
    let events = asked.map(|name| {
        let node = program.harness.get_by_label(name);
        let (target_node, target_tree) = node.accesskit_node().locate();
        egui::Event::AccessKitActionRequest(ActionRequest {
            action: Action::Click,
            target_tree,
            target_node,
            data: None,
        })
    });
    program.harness.input_mut().events.extend(events);
    program.run();
    assert!(program.has("e4, black queen"));
    assert!(program.has("d4, empty"));
}

#[test]
fn a_line_without_a_position_reads_none_aloud() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("a.fen");
    std::fs::write(&path, "# A heading.\n8/8/8/3k4/8/8/4K3/8 w - - 0 1\n").unwrap();
    let mut program = Program::on_file(&path);
    program.key_with(egui::Modifiers::ALT, egui::Key::ArrowUp);
    program.key(egui::Key::F5);
    assert!(program.says("This line contains no position."));
    program.key_with(egui::Modifiers::ALT, egui::Key::ArrowDown);
    program.key(egui::Key::F5);
    assert!(program.says("White: king e2. Black: king d5. White to move."));
}
