//! The result of an input is visible in the next frame.

use super::program::{Program, keyboard::press};
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use tabiya::features::board::view::piece_atlas::USUAL_SIDES;

/// Sends the events and draws one frame.
fn in_one_frame(program: &mut Program, event: Event) {
    let before = program.harness.ctx.cumulative_frame_nr();
    program.harness.input_mut().events.push(event);
    program.harness.step();
    assert_eq!(program.harness.ctx.cumulative_frame_nr(), before + 1);
}

#[test]
fn a_key_takes_effect_in_its_own_frame() {
    let mut program = Program::start();
    program.key(Key::ArrowDown);
    in_one_frame(&mut program, press(Key::Delete, Modifiers::NONE));
    let fen = "rnbqkbnr/1ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(program.field(), fen);
    assert!(program.has("a7, empty") && !program.has("a7, black pawn"));
}

#[test]
fn a_click_takes_effect_in_its_own_frame() {
    let mut program = Program::start();
    program.brush("white queen");
    let pos = program.square("d4");
    program.move_to(pos);
    let event = left_button(&program, "d4");
    in_one_frame(&mut program, event);
    assert_eq!(
        program.field(),
        "rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
}

fn left_button(program: &Program, square: &str) -> Event {
    Event::PointerButton {
        pos: program.square(square),
        button: PointerButton::Primary,
        pressed: true,
        modifiers: Modifiers::NONE,
    }
}

#[test]
fn a_brush_stroke_lags_at_most_one_frame() {
    let mut program = Program::start();
    program.brush("black knight");
    let pos = program.square("a4");
    program.move_to(pos);
    let event = left_button(&program, "a4");
    in_one_frame(&mut program, event);
    for square in ["b4", "c4", "d4", "e4", "f4", "g4", "h4"] {
        let pos = program.square(square);
        in_one_frame(&mut program, Event::PointerMoved(pos));
    }
    assert!(program.fen().contains("/nnnnnnnn/"), "{}", program.fen());
    program.harness.step();
    assert_eq!(program.field(), program.fen());
}

#[test]
fn the_pieces_drawn_ahead_match_the_default_window_size() {
    // This is the initial size of the window.
    let program = Program::started_at([1350.0, 700.0], Harness::builder(), Vec::new());
    let textures = program.harness.ctx.tex_manager();
    let textures = textures.read();
    let mut drawn: Vec<usize> = textures
        .allocated()
        .filter_map(|(_, texture)| texture.name.strip_prefix("pieces ")?.parse().ok())
        .collect();
    drawn.sort_unstable();
    let mut ahead = USUAL_SIDES.to_vec();
    ahead.sort_unstable();
    assert_eq!(ahead, drawn);
}
