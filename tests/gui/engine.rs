//! Engines beside the board: choosing, starting, following the board, lines, arrows, stepping, writing,
//! playing, their faults, two of them, and ending them with the window.

mod analysis;
mod lines;
mod opponent;
mod options;
mod play_on;
mod player;
mod scene;
mod scores;
mod suite;
mod troubles;

use super::program::START;
use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable as _;
use scene::{E4, Scene};
use std::fs;
#[cfg(target_os = "linux")]
use std::path::{Path, PathBuf};
use tabiya::command::Command;
use tabiya::model::action::{Action, EngineAction, SettingsAction};
use tabiya_engine::EnginePhase;
use tabiya_settings::{EngineScores, Setting, recall};

/// Writes an engine that ends each search after a moment.
#[cfg(target_os = "linux")]
pub(super) fn write_engine_that_answers(folder: &Path) -> PathBuf {
    player::write_engine(folder, "player", &[player::Manner::AnswersAfter(30)])
}

#[test]
fn without_an_engine_the_panel_says_how_to_add_one() {
    let mut scene = Scene::without_engine(START);
    scene.program.key(Key::F4);
    assert!(scene.program.says("No engine is chosen yet"));
    assert!(scene.program.has("Find engines"));
    assert!(scene.program.has("Add by file…"));
    let state = scene.program.state();
    assert!(
        state
            .engine
            .places
            .iter()
            .all(|place| place.wanted.is_none())
    );
}

#[test]
fn an_engine_added_by_file_is_saved_and_not_started() {
    let mut scene = Scene::without_engine(START);
    let settings = scene.path("settings.toml");
    scene
        .program
        .harness
        .state_mut()
        .apply(SettingsAction::UseSettings(settings.clone()));
    scene.program.run();
    scene.program.key(Key::F4);
    let engine = scene.write_engine("player", &[]);
    let answer = tabiya::features::files::DialogAnswer::Chosen(vec![engine.clone()]);
    scene.program.dialogs.borrow_mut().open.push_back(answer);
    scene.program.click("Add by file…");
    assert!(scene.program.has("player: Start"));
    assert!(!scene.was_started("player"));
    let kept = recall(&settings).settings;
    assert_eq!(kept.engines["player"].path, engine);
    assert_eq!(kept.panel_engines, ["player"]);
}

#[test]
fn a_restart_shows_the_engine_and_starts_it_only_on_request() {
    let scene = Scene::without_engine(START);
    let engine = scene.write_engine("player", &[]);
    let text = format!(
        "version = 1\nengines-shown = [\"mine\"]\n[engines.mine]\npath = {:?}\nlines = 2\n\
         [engines.mine.options]\nHash = \"32\"\n",
        engine.to_str().unwrap()
    );
    let settings = scene.path("settings.toml");
    fs::write(&settings, text).unwrap();
    let mut scene = Scene {
        program: super::program::Program::start_with(vec![Action::from(
            SettingsAction::UseSettings(settings),
        )]),
        ..scene
    };
    scene.program.key(Key::F4);
    assert!(scene.program.has("mine: Start"));
    assert!(!scene.was_started("player"));
    scene.program.key_with(Modifiers::SHIFT, Key::F4);
    scene.wait_for_line();
    let asked = scene.input_of("player");
    assert!(asked.contains("setoption name Hash value 32"), "{asked}");
    assert!(asked.contains("setoption name MultiPV value 2"), "{asked}");
}

#[test]
fn a_key_starts_the_engine_which_shows_score_depth_and_moves() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.program.key_with(Modifiers::SHIFT, Key::F4);
    scene.wait_for_line();
    assert!(
        scene.has_line("+0.33: 1. e4 e5 2. Nf3"),
        "{}",
        scene.lines()
    );
    assert!(scene.program.says("Depth 3/5"), "depth");
    scene.program.key_with(Modifiers::SHIFT, Key::F4);
    scene.wait("ended", |scene| scene.ended("player"));
    assert!(scene.program.has("player: Start"));
}

#[test]
fn the_engine_follows_edits_and_searches_no_position_twice() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    scene.command(Command::MirrorFiles);
    scene.wait("a second search", |scene| scene.searches() == 2);
    scene.command(Command::FlipBoard);
    scene.program.key(Key::F4);
    scene.program.key(Key::F4);
    scene.start();
    assert_eq!(scene.searches(), 3, "a new process");
    scene.command(Command::FlipBoard);
    scene.program.run();
    assert_eq!(scene.searches(), 3);
}

#[test]
fn a_broken_text_pauses_the_engine_until_the_text_is_readable() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    scene.type_fen("8/pppp");
    scene.wait("a pause", |scene| {
        scene.program.state().engine.places[0].seen.phase == EnginePhase::Done
    });
    scene.type_fen(E4);
    scene.wait_for_line();
    assert!(scene.has_line("−0.33: 1… e5 2. Nf3"), "{}", scene.lines());
}

#[test]
fn dragging_pauses_the_engine_and_an_unchanged_position_continues() {
    let mut scene = Scene::with_engine("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &[]);
    scene.start();
    let press = |scene: &mut Scene, square: &str, is_down: bool| {
        let place = scene.program.square(square);
        scene.program.move_to(place);
        let left = PointerButton::Primary;
        scene.program.button(place, left, is_down, Modifiers::NONE);
        scene.program.run();
    };
    scene.program.brush("white knight");
    press(&mut scene, "a4", true);
    scene.wait("a pause", |scene| {
        scene.program.state().engine.places[0].seen.phase == EnginePhase::Done
    });
    let next = scene.program.square("a5");
    scene.program.move_to(next);
    assert_eq!(scene.searches(), 1, "the stroke continues");
    press(&mut scene, "a5", false);
    scene.wait("the position that stands", |scene| scene.searches() == 2);
    scene.wait_for_line();
    scene.program.key(Key::Escape);
    press(&mut scene, "a4", true);
    let next = scene.program.square("d4");
    scene.program.move_to(next);
    press(&mut scene, "a4", false);
    scene.program.run();
    assert_eq!(scene.searches(), 2, "the position is unchanged");
}

#[test]
fn scores_are_shown_for_white_or_for_the_side_to_move() {
    let mut scene = Scene::with_engine(E4, &[]);
    scene.start();
    assert!(scene.has_line("−0.33: 1… e5 2. Nf3"), "{}", scene.lines());
    let choice = Setting::EngineScores(EngineScores::Mover);
    scene
        .program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(choice));
    scene.program.run();
    assert!(scene.has_line("+0.33: 1… e5 2. Nf3"), "{}", scene.lines());
    scene
        .program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(Setting::Figurines(true)));
    scene.program.run();
    assert!(scene.has_line("+0.33: 1… e5 2. ♘f3"), "{}", scene.lines());
}

#[test]
fn two_engines_run_side_by_side() {
    let mut scene = Scene::with_engine(START, &[]);
    let second = scene.write_engine("other", &[]);
    scene.apply(EngineAction::Find(1));
    scene.apply(EngineAction::Add(second));
    scene.program.key_with(Modifiers::SHIFT, Key::F4);
    scene.wait("both", |scene| {
        let places = &scene.program.state().engine.places;
        places.iter().all(|place| !place.lines().is_empty())
    });
    assert!(scene.program.has("player: Stop"));
    assert!(scene.program.has("other: Stop"));
    let lists = scene.program.harness.get_all_by_role(Role::ListBox);
    let lists = lists.filter(|list| scene::label(list).starts_with("Lines of"));
    assert_eq!(lists.count(), 2);
}

#[test]
fn closing_the_panel_ends_the_engine_and_its_button_reopens_it() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    scene.program.key(Key::F4);
    scene.wait("ended", |scene| scene.ended("player"));
    assert!(!scene.program.has("player: Start"));
    scene.program.click("Engine");
    assert!(scene.program.has("player: Start"));
}

#[test]
fn lines_and_memory_are_changed_in_the_panel_and_kept() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    scene.apply(EngineAction::SetLines(0, 3));
    scene.wait("three lines", |scene| {
        scene.input_of("player").contains("MultiPV value 3")
    });
    let value = Some("64".to_owned());
    scene.apply(EngineAction::SetOption(0, "Hash".to_owned(), value));
    scene.wait("memory", |scene| {
        scene.input_of("player").contains("Hash value 64")
    });
    let kept = &scene.program.state().shared.settings.engines["player"];
    assert_eq!((kept.lines, kept.options["Hash"].as_str()), (3, "64"));
}

#[test]
fn removing_an_engine_ends_it_and_deletes_it_from_the_settings() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    scene.apply(EngineAction::Forget("player".to_owned()));
    scene.wait("ended", |scene| scene.ended("player"));
    assert!(scene.program.state().shared.settings.engines.is_empty());
    assert!(scene.program.says("No engine is chosen yet"));
}

#[test]
fn a_new_best_line_is_announced_to_screen_readers() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.start();
    assert!(
        scene
            .program
            .has("Player 1.0: +0.33, depth 3, 1. e4 e5 2. Nf3")
    );
}

#[test]
fn the_engine_panel_works_with_keys_alone() {
    let mut scene = Scene::with_engine(START, &[]);
    scene.program.key(Key::F4);
    scene.program.key(Key::Space);
    scene.wait_for_line();
}
