//! The evaluation bar beside the board, and the graph of scores along a line.

use super::scene::Scene;
use crate::program::{Program, START};
use egui::accesskit::Role;
use egui::{Color32, Key, Rect, Shape, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::command::Command;
use tabiya::model::action::{Action, OperationsAction, SettingsAction};
use tabiya_collection::document::OperationEdit;
use tabiya_notation::operations::set;
use tabiya_settings::Setting;

const BAR: &str = "Evaluation for White: +0.33";

fn bar(scene: &Scene) -> Rect {
    scene.program.harness.get_by_label(BAR).rect()
}

/// The colour at the lower end of the bar.
fn lower_color(scene: &Scene) -> Color32 {
    let bar = bar(scene);
    let shapes = scene.program.harness.output().shapes.iter();
    let filled = shapes.filter_map(|clipped| match &clipped.shape {
        Shape::Rect(part) if bar.expand(1.0).contains_rect(part.rect) => Some(part),
        _ => None,
    });
    let lower = bar.center_bottom() - vec2(0.0, 1.0);
    let mut there = filled.filter(|part| part.rect.contains(lower) && part.fill.a() == u8::MAX);
    there.next_back().unwrap().fill
}

#[test]
fn a_bar_beside_the_board_shows_the_score_while_an_engine_answers() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.command(Command::Engine);
    assert!(!scene.program.says("Evaluation for White"));
    scene.start();
    let place = bar(&scene);
    let corner = scene.program.square("a8");
    assert!(place.right() < corner.x && place.height() > 200.0);
    let white = lower_color(&scene);
    scene.command(Command::FlipBoard);
    let black = lower_color(&scene);
    assert!(white.r() > 200 && black.r() < 60, "{white:?} {black:?}");
    scene.command(Command::EvaluationBar);
    assert!(!scene.program.says("Evaluation for White"));
    let choice = SettingsAction::Choose(Setting::EvaluationBar(true));
    scene.program.harness.state_mut().apply(choice);
    scene.program.run();
    assert_eq!(bar(&scene), place);
}

#[test]
fn the_board_keeps_its_place_when_an_engine_starts_answers_and_stops() {
    for size in [
        [760.0, 560.0],
        [1000.0, 700.0],
        [1280.0, 800.0],
        [683.0, 384.0],
    ] {
        let mut scene = Scene::with_engine(START, &[]);
        scene.program.harness.set_size(size.into());
        scene.command(Command::Engine);
        let places = |scene: &Scene| {
            let spare = scene.program.spare("white king");
            (
                scene.program.square("a8"),
                scene.program.square("h1"),
                spare,
            )
        };
        let before = places(&scene);
        scene.start();
        assert_eq!(places(&scene), before, "started at {size:?}");
        // No engine has an answer here.
        scene.type_fen("8/8/8/8/8/8/8/8 w - - 0 1");
        assert!(!scene.program.says("Evaluation for White"));
        assert_eq!(places(&scene), before, "without an answer at {size:?}");
        scene.command(Command::SwitchEngine);
        assert_eq!(places(&scene), before, "stopped at {size:?}");
    }
}

fn graph(program: &Program) -> Option<Node<'_>> {
    let mut graphs = program.harness.query_all_by_role(Role::Slider);
    graphs.find(|graph| {
        let name = graph.accesskit_node().label().unwrap_or_default();
        name.starts_with("Scores along the line.")
    })
}

fn name(program: &Program) -> String {
    let graph = graph(program).unwrap();
    graph.accesskit_node().label().unwrap_or_default()
}

#[test]
fn scores_that_an_engine_finds_along_a_line_become_a_graph() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    scene.command(Command::PlayMoves);
    assert!(graph(&scene.program).is_none());
    scene.program.type_text("e4");
    scene.program.key(Key::Enter);
    scene.wait_for_line();
    assert_eq!(name(&scene.program), "Scores along the line. 1. e4: −0.33");
}

#[test]
fn scores_in_the_records_of_a_line_become_a_graph_that_goes_to_positions() {
    let mut program = Program::on(&format!("{START} ce 20;"));
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::PlayMoves));
    program.run();
    for (word, opcode, score) in [("e4", "ce", "-40"), ("e5", "ce", "700"), ("Nf3", "dm", "2")] {
        program.type_text(word);
        program.key(Key::Enter);
        let before = program.state().shared.document().operations();
        let scored = set(before, opcode, score).unwrap();
        let edit = OperationsAction::EditOperations(OperationEdit::ReplaceAll(scored), None);
        program.harness.state_mut().apply(edit);
        program.run();
    }
    assert_eq!(name(&program), "Scores along the line. 2. Nf3: mated in 2");
    let rect = graph(&program).unwrap().rect();
    program.clicks_at(rect.left_center() + vec2(24.0, 0.0), 1);
    assert_eq!(program.fen(), START);
    program.key(Key::ArrowRight);
    program.key(Key::ArrowRight);
    assert_eq!(name(&program), "Scores along the line. 1... e5: +7.00");
    program.key(Key::End);
    assert_eq!(name(&program), "Scores along the line. 2. Nf3: mated in 2");
}
