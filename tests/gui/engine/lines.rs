//! Lines of an engine: stepped through, shown as arrows, written, played.

use super::scene::{E4, Scene};
use crate::program::START;
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::sync::Arc;
use tabiya::command::Command;
use tabiya::model::action::{EngineAction, SettingsAction};
use tabiya::model::state::Tool;
use tabiya_chess::{Mover, Position};
use tabiya_engine::analysis::{RecordRequests, ResultField};
use tabiya_engine::uci::{Bound, Score, Value, Wdl};
use tabiya_engine::{EngineState, FoundLine};
use tabiya_notation::moves::read_move;
use tabiya_settings::Setting;
use tabiya_text::tr;

/// The engine has found a line in the start position, and its line is unfolded.
fn unfolded() -> Scene {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    scene.program.click("+0.33: 1. e4 e5 2. Nf3");
    scene
}

fn best(scene: &Scene) -> FoundLine {
    scene.program.state().engine.places[0].lines()[0].clone()
}

/// The description of a square for screen readers.
fn description_of(scene: &Scene, square: &str) -> String {
    let buttons = scene.program.harness.get_all_by_role(Role::Button);
    let begin = format!("{square}, ");
    let mut squares = buttons.filter(|node| super::scene::label(node).starts_with(&begin));
    let node = squares.next().unwrap();
    let said = node.accesskit_node().data().description();
    said.unwrap_or_default().to_owned()
}

#[test]
fn keys_step_through_an_engine_line_without_changing_the_position() {
    let mut scene = unfolded();
    let option = |scene: &Scene, label: &str| {
        let role = Role::ListBoxOption;
        let node = scene.program.harness.get_by_role_and_label(role, label);
        node.accesskit_node().toggled()
    };
    scene.program.key(Key::ArrowRight);
    scene.program.key(Key::ArrowRight);
    assert_eq!(option(&scene, "e5"), Some(Toggled::True));
    scene.program.key(Key::ArrowLeft);
    assert_eq!(option(&scene, "1.\u{a0}e4"), Some(Toggled::True));
    scene.program.key(Key::End);
    assert_eq!(option(&scene, "2.\u{a0}Nf3"), Some(Toggled::True));
    assert_eq!(scene.program.field(), START);
    assert_eq!(scene.searches(), 1);
}

#[test]
fn buttons_step_through_an_engine_line() {
    let mut scene = unfolded();
    scene.program.click("One move forward");
    scene.program.click("One move forward");
    let node = scene
        .program
        .harness
        .get_by_role_and_label(Role::ListBoxOption, "e5");
    assert_eq!(node.accesskit_node().toggled(), Some(Toggled::True));
    assert_eq!(scene.program.field(), START);
}

#[test]
fn first_moves_are_arrows_unless_these_are_switched_off() {
    let mut scene = unfolded();
    assert_eq!(description_of(&scene, "e2"), "the engine’s best move to e4");
    scene.apply(EngineAction::SetLines(0, 2));
    scene.wait("two lines", |scene| {
        scene.program.state().engine.places[0].lines().len() == 2
    });
    scene.program.run();
    assert_eq!(
        description_of(&scene, "d2"),
        "another move of the engine to d4"
    );
    let off = Setting::EngineArrows(false);
    scene
        .program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(off));
    scene.program.run();
    assert_eq!(description_of(&scene, "e2"), "");
}

#[test]
fn only_a_line_that_mates_can_be_saved_as_a_mate() {
    let mut scene = unfolded();
    scene.program.click("Use");
    let mate = "Save the mate as dm, with the engine’s name";
    let mate = scene.program.harness.get_by_label(mate);
    assert!(mate.accesskit_node().is_disabled());
}

#[test]
fn writing_the_chosen_fields_of_a_line_is_one_undo_step() {
    let mut scene = unfolded();
    scene.program.click("Use");
    scene.program.click("Save the line as pv");
    assert_eq!(
        scene.program.state().shared.document().operations(),
        b"pv e4 e5 Nf3;"
    );
    let fields = vec![ResultField::Score, ResultField::Depth];
    let line = best(&scene);
    scene.apply(EngineAction::Write(0, Box::new(line.clone()), fields));
    let operations = scene.program.state().shared.document().operations();
    assert_eq!(operations, b"pv e4 e5 Nf3; acd 3; ce 33;");
    scene.apply(EngineAction::Write(
        0,
        Box::new(line),
        vec![ResultField::Best],
    ));
    scene.program.undo();
    scene.program.undo();
    assert_eq!(
        scene.program.state().shared.document().operations(),
        b"pv e4 e5 Nf3;"
    );
    assert_eq!(scene.searches(), 1, "the position has not changed");
}

#[test]
fn the_result_of_an_engine_names_it_and_is_no_task_of_a_suite() {
    let mut scene = unfolded();
    let mut line = best(&scene);
    line.heard.value = Some(Value {
        score: Score::Mates(1),
        bound: Bound::Exact,
    });
    let fields = vec![ResultField::Mate, ResultField::Engine];
    scene.apply(EngineAction::Write(0, Box::new(line), fields));
    let operations = scene.program.state().shared.document().operations();
    assert_eq!(operations, b"engine \"Player 1.0\"; dm 1;");
    assert_eq!(RecordRequests::of(&Position::start(), operations), None);
    scene.program.undo();
    scene.program.click("Use");
    scene
        .program
        .click("Save all of these except bm, with the engine’s name");
    let operations = scene.program.state().shared.document().operations();
    let written = String::from_utf8_lossy(operations);
    assert!(written.contains("engine \"Player 1.0\";"), "{written}");
}

#[test]
fn playing_a_line_lets_the_engine_continue_after_it() {
    let mut scene = unfolded();
    scene.program.click("Use");
    scene.program.click("Play the line");
    assert_eq!(scene.program.state().board.tool, Tool::Play);
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    assert_eq!(scene.program.fen(), fen);
    let line = scene.program.state().shared.document().line_of_play();
    assert_eq!(
        line.map(tabiya_collection::document::LineOfPlay::len),
        Some(3)
    );
    scene.wait("the next search", |scene| scene.searches() == 2);
    assert!(
        scene.program.says("Moves played"),
        "the moves are above the engine"
    );
}

#[test]
fn a_line_of_another_position_is_neither_written_nor_played() {
    let mut scene = unfolded();
    let line = best(&scene);
    scene.type_fen(E4);
    scene.wait_for_line();
    let moves = line.moves.clone();
    scene.apply(EngineAction::Play(0, moves));
    assert_eq!(scene.program.fen(), E4);
    let here = best(&scene);
    scene.apply(EngineAction::Write(
        0,
        Box::new(here),
        vec![ResultField::Line],
    ));
    assert_eq!(
        scene.program.state().shared.document().operations(),
        b"pv e5 Nf3;"
    );
}

#[test]
fn the_lines_of_a_stopped_engine_stay_until_the_position_changes() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    scene.command(Command::SwitchEngine);
    scene.wait("ended", |scene| scene.ended("player"));
    assert!(
        scene.has_line("+0.33: 1. e4 e5 2. Nf3"),
        "{}",
        scene.lines()
    );
    assert!(scene.program.says("Depth 3/5"));
    scene.command(Command::MirrorFiles);
    assert!(!scene.program.says("+0.33") && !scene.program.says("Depth 3/5"));
    scene.program.undo();
    assert!(
        scene.has_line("+0.33: 1. e4 e5 2. Nf3"),
        "{}",
        scene.lines()
    );
}

/// Replaces the latest state of the engine by one with a long line and with expected results.
fn hear_a_long_line(scene: &mut Scene) {
    let mut seen = EngineState::clone(&scene.program.state().engine.places[0].seen);
    let mut mover = Mover::new(&seen.question.as_ref().unwrap().position).unwrap();
    let best = &mut seen.lines[0];
    best.heard.wdl = Some(Wdl {
        win: 700,
        draw: 200,
        loss: 100,
    });
    best.moves.clear();
    for word in ["Nf6", "Nf3", "Ng8", "Ng1"].into_iter().cycle().take(28) {
        let played = read_move(&mover, word, &[]).unwrap().played;
        best.moves.push(played);
        mover = mover.after(played);
    }
    scene.apply(EngineAction::News(0, Arc::new(seen)));
}

#[test]
fn a_long_line_is_wrapped_and_not_cut() {
    let mut scene = Scene::with_engine(E4, &[]);
    scene.start();
    hear_a_long_line(&mut scene);
    let options = scene.program.harness.get_all_by_role(Role::ListBoxOption);
    let row = options.max_by(|one, other| one.rect().height().total_cmp(&other.rect().height()));
    assert!(row.unwrap().rect().height() > 60.0);
    let shapes = scene.program.harness.output().shapes.iter();
    let mut galleys = shapes.filter_map(|clipped| match &clipped.shape {
        egui::Shape::Text(text) => Some(&text.galley),
        _ => None,
    });
    let line = galleys.find(|galley| galley.text().starts_with("1…\u{a0}Nf6 2.\u{a0}Nf3"));
    let line = line.unwrap();
    assert!(line.rows.len() > 2 && !line.elided);
}

#[test]
fn expected_results_are_named_by_side() {
    let mut scene = Scene::with_engine(E4, &[]);
    scene.start();
    hear_a_long_line(&mut scene);
    assert!(
        scene
            .program
            .says("White wins 10% · draw 20% · Black wins 70%")
    );
}

#[test]
fn the_hash_table_is_called_memory() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    assert!(scene.program.has("Memory") && !scene.program.has("MB"));
}

/// Replaces the lines of the engine by lines of one move, each at its depth.
fn hear(scene: &mut Scene, lines: &[(&str, u32)]) {
    let mut seen = EngineState::clone(&scene.program.state().engine.places[0].seen);
    let mover = Mover::new(&seen.question.as_ref().unwrap().position).unwrap();
    let known = seen.lines[0].clone();
    seen.lines.clear();
    for (word, depth) in lines {
        let mut line = known.clone();
        line.heard.depth = *depth;
        line.moves = vec![read_move(&mover, word, &[]).unwrap().played];
        seen.lines.push(line);
    }
    scene.apply(EngineAction::News(0, Arc::new(seen)));
}

/// The line that is expanded, as a screen reader reads it.
fn expanded(scene: &Scene) -> Option<String> {
    let mut options = scene.program.harness.get_all_by_role(Role::ListBoxOption);
    let is_on = |option: &egui_kittest::Node<'_>| {
        let is_on = option.accesskit_node().toggled() == Some(Toggled::True);
        is_on && super::scene::label(option).contains(": ")
    };
    let option = options.find(is_on)?;
    Some(super::scene::label(&option))
}

#[test]
fn an_expanded_line_follows_its_first_move_and_closes_when_the_engine_gives_it_up() {
    let mut scene = unfolded();
    let line = Some("+0.33: 1. e4".to_owned());
    hear(&mut scene, &[("e4", 4), ("d4", 4)]);
    assert_eq!(expanded(&scene), line);
    hear(&mut scene, &[("d4", 5), ("e4", 5)]);
    assert_eq!(expanded(&scene), line);
    // The engine has reported the first line of the next depth, and not yet the second.
    hear(&mut scene, &[("d4", 5), ("c4", 4)]);
    assert_eq!(expanded(&scene), line);
    hear(&mut scene, &[("d4", 5), ("c4", 5)]);
    assert_eq!(expanded(&scene), None);
}

#[test]
fn a_line_that_is_stepped_through_stays_when_the_engine_gives_it_up() {
    let mut scene = unfolded();
    scene.program.key(Key::ArrowRight);
    hear(&mut scene, &[("d4", 5), ("c4", 5)]);
    assert_eq!(expanded(&scene).as_deref(), Some("+0.33: 1. e4 e5 2. Nf3"));
    scene.program.key(Key::ArrowLeft);
    assert_eq!(expanded(&scene), None);
}

/// The number of played moves of White that are wholly visible, above engines that are open as well.
fn visible_rows(scene: &Scene) -> usize {
    let harness = &scene.program.harness;
    let edge = harness.get_by_label(&tr("play-resize")).rect();
    let rows = harness.get_all_by_role(Role::ListBoxOption);
    let is_move = |name: &str| name.contains(". ") && !name.contains(": ") && !name.contains("...");
    let seen =
        rows.filter(|row| is_move(&super::scene::label(row)) && row.rect().bottom() <= edge.top());
    seen.count()
}

#[test]
fn at_least_six_rows_of_moves_are_above_the_engines_and_their_edge_can_be_moved() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.program.harness.set_size(vec2(1366.0, 700.0));
    scene.start();
    scene.command(Command::PlayMoves);
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(6);
    scene.program.type_text(&moves);
    scene.program.key(Key::Enter);
    scene.wait_for_line();
    let rows = visible_rows(&scene);
    assert!(rows >= 6, "{rows}");
    let name = tr("play-resize");
    let edge = |scene: &Scene| scene.program.harness.get_by_label(&name).rect().center();
    let before = edge(&scene);
    scene
        .program
        .drag_with(before, before + vec2(0.0, 50.0), Modifiers::NONE);
    let dragged = edge(&scene);
    assert!(dragged.y > before.y + 30.0, "{dragged} {before}");
    scene.program.harness.get_by_label(&name).focus();
    scene.program.key(Key::ArrowUp);
    let up = dragged.y - edge(&scene).y;
    assert!((up - 20.0).abs() < 0.5, "{up}");
    let options = |options: &mut egui::Options| {
        options.input_options.max_double_click_delay = 2.0;
    };
    scene.program.harness.ctx.options_mut(options);
    scene.program.clicks_at(edge(&scene), 2);
    assert_eq!(edge(&scene), before);
}
