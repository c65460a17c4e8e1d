//! A whole collection given to an engine: the written lines, the skipped lines, pausing and stopping, and continuing
//! after the program was killed.

use super::player::Manner;
use super::scene::{E4, Scene};
use crate::program::{Program, START};
use egui::Key;
use egui::Modifiers;
use std::fs;
use std::path::{Path, PathBuf};
use tabiya::command::Command;
use tabiya::model::action::{
    Action, AnalysisAction, BoardAction, FilesAction, ListAction, SelectionStep, SettingsAction,
};
use tabiya::model::state::Dialog;
use tabiya_collection::document::Edit;
use tabiya_settings::{LastAnalysis, recall};

/// Its result with White to move, as written into the line.
const WHITE: &str = "acd 3; acn 4200; acs 0; ce 33; pm e4; pv e4 e5 Nf3; engine \"Player 1.0\";";
const BLACK: &str = "acd 3; acn 4200; acs 0; ce 33; pm e5; pv e5 Nf3; engine \"Player 1.0\";";
const START_EPD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
const E4_EPD: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -";

/// A collection with an engine that was chosen.
pub(super) fn scene(lines: &[&str], manners: &[Manner]) -> Scene {
    let mut scene = Scene::without_engine(START);
    let file = scene.path("suite.epd");
    fs::write(&file, lines.join("\n") + "\n").unwrap();
    open(&mut scene, &file);
    let engine = scene.write_engine("player", manners);
    scene.apply(tabiya::model::action::EngineAction::Add(engine));
    scene
}

fn open(scene: &mut Scene, file: &Path) {
    do_it(
        scene,
        Action::from(FilesAction::Open(vec![file.to_owned()])),
    );
}

pub(super) fn do_it(scene: &mut Scene, action: impl Into<Action>) {
    scene.program.harness.state_mut().apply(action.into());
    scene.program.run();
}

pub(super) fn to_depth(depth: u64) -> LastAnalysis {
    LastAnalysis {
        engine: "player".to_owned(),
        milliseconds: None,
        depth: Some(depth),
        processes: 1,
        ..LastAnalysis::default()
    }
}

/// Sets these choices in the dialog and begins.
fn analyse(scene: &mut Scene, chosen: LastAnalysis) {
    scene.command(Command::Analyse);
    do_it(scene, AnalysisAction::Choose(Box::new(chosen)));
    scene.program.click("Analyse");
}

fn lines(scene: &Scene) -> Vec<String> {
    let rows = scene.program.state().shared.document().rows();
    let line = |row| String::from_utf8(rows.line(row).unwrap().into_owned()).unwrap();
    (0..rows.len()).map(line).collect()
}

fn is_running(scene: &Scene) -> bool {
    scene.program.state().analysis.running.is_some()
}

#[test]
fn an_analysis_of_all_positions_is_one_undo_step() {
    let own = format!("{E4_EPD} bm e5; id \"a\";");
    let before = [START, "# a comment", &own, START];
    let mut scene = scene(&before, &[Manner::Answers]);
    scene
        .program
        .key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::F4);
    assert!(scene.program.has("Analyse positions"));
    do_it(&mut scene, AnalysisAction::Choose(Box::new(to_depth(3))));
    scene.program.click("Analyse");
    assert!(!scene.program.has("Analyse positions"));
    let start = format!("{START_EPD} {WHITE}");
    let after = [
        start.clone(),
        "# a comment".to_owned(),
        format!("{own} {BLACK}"),
        start,
    ];
    assert_eq!(lines(&scene), after);
    assert_eq!(scene.searches(), 2, "equal positions are searched once");
    assert!(scene.program.says("3 results were added"));
    assert_eq!(
        fs::read_to_string(scene.path("suite.epd")).unwrap(),
        before.join("\n") + "\n",
        "the file is not saved by itself"
    );
    scene.command(Command::Undo);
    assert_eq!(lines(&scene), before);
    assert!(!scene.program.state().shared.document().is_modified());
}

#[test]
fn analysed_lines_are_skipped_and_overwritten_only_on_request() {
    let known = format!("{START_EPD} {WHITE}");
    let other = format!("{E4_EPD} acd 30; ce -7; pm c5; engine \"Other\";");
    let mut scene = scene(&[&known, &other], &[Manner::Answers]);
    analyse(&mut scene, to_depth(3));
    assert_eq!(lines(&scene), [known.clone(), other.clone()]);
    assert_eq!(scene.searches(), 1, "the other engine's result is not ours");
    assert!(scene.program.says("One position already had such a result"));
    assert!(!scene.program.state().shared.document().can_undo());
    let replacing = LastAnalysis {
        replaces: true,
        searches_again: true,
        ..to_depth(3)
    };
    analyse(&mut scene, replacing);
    assert_eq!(scene.searches(), 3);
    let after =
        format!("{E4_EPD} acd 3; ce 33; pm e5; engine \"Player 1.0\"; acn 4200; acs 0; pv e5 Nf3;");
    assert_eq!(lines(&scene), [known, after]);
}

#[test]
fn a_result_without_an_engine_name_is_searched_again() {
    let line = format!("{START_EPD} bm e4; acd 30; pv e4 e5;");
    let mut scene = scene(&[&line], &[Manner::Answers]);
    analyse(&mut scene, to_depth(3));
    assert_eq!(scene.searches(), 1);
    assert_eq!(lines(&scene), [line], "the existing result is kept");
}

#[test]
fn the_selected_lines_alone_can_be_searched() {
    let mut scene = scene(&[START, E4, START], &[Manner::Answers]);
    scene.command(Command::Analyse);
    do_it(&mut scene, AnalysisAction::Choose(Box::new(to_depth(3))));
    scene.program.click("The selected one");
    scene.program.click("Analyse");
    let start = format!("{START_EPD} {WHITE}");
    assert_eq!(lines(&scene), [start.as_str(), E4, START]);
}

#[test]
fn an_engine_crash_is_recorded_in_its_line_and_the_analysis_continues() {
    let lines_of_file = [START, E4, "8/8/8/8/8/8/8/8 w - - 0 1"];
    let mut scene = scene(&lines_of_file, &[Manner::DiesOfBlack(7), Manner::Answers]);
    analyse(&mut scene, to_depth(3));
    let failed = format!("{E4_EPD} engine_error \"ended with status 7\";");
    let lines = lines(&scene);
    assert_eq!(lines[0], format!("{START_EPD} {WHITE}"));
    assert_eq!(lines[1], failed);
    assert_eq!(lines[2], "8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(scene.program.says("The engine failed at one position"));
    assert!(
        scene
            .program
            .says("One position is not suitable for this engine")
    );
}

#[test]
fn repeated_engine_failures_end_the_analysis_with_the_last_output() {
    let third = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut scene = scene(&[START, E4, third], &[Manner::DiesInSearch(3)]);
    analyse(&mut scene, to_depth(3));
    assert!(
        scene
            .program
            .says("failed 2 times in a row in the same way")
    );
    assert!(scene.program.says("help"));
    let lines = lines(&scene);
    let failed = |line: &String| line.ends_with("engine_error \"ended with status 3\";");
    assert_eq!(lines.iter().filter(|line| failed(line)).count(), 2);
    assert_eq!(lines[2], third);
}

#[test]
fn an_unusable_engine_is_reported_and_no_line_changes() {
    let mut scene = scene(&[START], &[Manner::DiesAtOnce(3)]);
    analyse(&mut scene, to_depth(3));
    assert!(scene.program.says("The analysis has ended: player"));
    assert!(!is_running(&scene));
    assert_eq!(lines(&scene), [START]);
}

#[test]
fn an_analysis_needs_an_engine_and_a_limit() {
    let mut scene = Scene::without_engine(START);
    scene.command(Command::Analyse);
    assert!(scene.program.says("Choose an engine first"));
    scene.program.click("Other engine…");
    assert!(scene.program.state().engine.is_open);
    let engine = scene.write_engine("player", &[Manner::Answers]);
    assert_eq!(scene.program.state().shared.dialog, None);
    scene.apply(tabiya::model::action::EngineAction::Add(engine));
    // The dialog returns with the new engine.
    let state = scene.program.state();
    assert_eq!(state.shared.dialog, Some(Dialog::Analysis));
    assert_eq!(state.analysis.form.chosen.engine, "player");
    let endless = LastAnalysis {
        depth: None,
        ..to_depth(1)
    };
    do_it(&mut scene, AnalysisAction::Choose(Box::new(endless)));
    assert!(scene.program.says("Choose at least one limit"));
    do_it(&mut scene, AnalysisAction::Begin);
    assert!(!is_running(&scene) && !scene.was_started("player"));
}

#[test]
fn the_choices_of_an_analysis_are_remembered() {
    let mut scene = scene(&[START], &[Manner::Answers]);
    let settings = scene.path("settings.toml");
    do_it(
        &mut scene,
        Action::from(SettingsAction::UseSettings(settings.clone())),
    );
    let engine = scene.engine("player");
    scene.apply(tabiya::model::action::EngineAction::Add(engine));
    let chosen = LastAnalysis {
        stood: Some(4),
        lines: 3,
        memory: 32,
        fields: vec![tabiya_engine::analysis::ResultField::Score],
        searches_again: true,
        ..to_depth(2)
    };
    analyse(&mut scene, chosen.clone());
    assert_eq!(recall(&settings).settings.analysis, chosen);
    let asked = scene.input_of("player");
    assert!(asked.contains("setoption name Hash value 32"), "{asked}");
    assert!(asked.contains("go depth 2"), "{asked}");
}

/// A collection of different positions.
fn many(count: u32) -> Vec<String> {
    (0..count)
        .map(|clock| format!("{} {clock} 80", START.trim_end_matches(" 0 1")))
        .collect()
}

/// Begins an analysis whose events arrive one by one.
fn begin_slowly(scene: &mut Scene) {
    scene.command(Command::Analyse);
    do_it(scene, AnalysisAction::Choose(Box::new(to_depth(3))));
    scene.program.step(0);
    do_it(scene, AnalysisAction::Begin);
    scene.program.step(2);
}

#[test]
fn a_line_changed_during_the_analysis_keeps_its_changes() {
    let slow = Manner::AnswersAfter(300);
    let texts = many(3);
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    let mut scene = scene(&texts, &[slow]);
    begin_slowly(&mut scene);
    assert!(is_running(&scene));
    do_it(
        &mut scene,
        Action::from(BoardAction::Edit(Edit::Clear, None)),
    );
    scene.program.step(0);
    do_it(
        &mut scene,
        Action::from(ListAction::MoveRow { from: 0, to: 2 }),
    );
    scene.program.let_go();
    scene.wait("the end", |scene| !is_running(scene));
    let lines = lines(&scene);
    assert!(
        lines[0].contains("pm e4;") && lines[1].contains("pm e4;"),
        "{lines:?}"
    );
    assert!(!lines[2].contains("pm"), "{lines:?}");
    assert!(scene.program.says("One position was changed meanwhile"));
}

#[test]
fn a_stopped_analysis_writes_its_results_into_the_lines() {
    let slow = Manner::AnswersAfter(300);
    let texts = many(40);
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    let mut scene = scene(&texts, &[slow]);
    begin_slowly(&mut scene);
    scene.program.step(4);
    scene.program.click("Stop");
    scene.program.let_go();
    scene.wait("the end", |scene| !is_running(scene));
    let done = lines(&scene)
        .iter()
        .filter(|line| line.contains("pm e4;"))
        .count();
    assert!((1..40).contains(&done), "{done}");
    assert!(scene.program.says("The analysis was stopped"));
    scene.command(Command::Undo);
    assert_eq!(lines(&scene), texts);
}

#[test]
fn a_paused_analysis_searches_nothing_and_editing_continues() {
    // There are more positions than are searched while nobody takes the results, so that even a late pause comes during
    // the work.
    let texts = many(90);
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    let slow = Manner::AnswersAfter(50);
    let mut scene = scene(&texts, &[slow]);
    begin_slowly(&mut scene);
    scene.program.click("Pause");
    assert!(scene.program.says("Paused"));
    scene.program.step(6);
    let searched = scene.searches();
    scene.program.step(6);
    assert_eq!(scene.searches(), searched);
    do_it(&mut scene, Action::from(ListAction::SelectRow(5)));
    assert_eq!(scene.program.state().shared.document().row(), 5);
    scene.program.click("Resume");
    let began = std::time::Instant::now();
    while is_running(&scene) {
        assert!(began.elapsed().as_secs() < 60, "it does not end");
        // Each event takes a frame, and only a limited number may wait.
        scene.program.step(6);
    }
    scene.program.let_go();
    assert!(lines(&scene).iter().all(|line| line.contains("pm e4;")));
    assert_eq!(scene.searches(), 90);
}

/// Begins an analysis and drops the program in the middle of it, as if it had been killed.
fn broken_off(texts: &[&str]) -> (Scene, PathBuf) {
    broken_off_at(texts, &[])
}

/// The same with these rows selected, if any are.
fn broken_off_at(texts: &[&str], selected: &[u64]) -> (Scene, PathBuf) {
    let slow = Manner::AnswersAfter(100);
    let mut scene = scene(texts, &[slow]);
    let folder = scene.path("analyses");
    do_it(&mut scene, AnalysisAction::Use(folder.clone()));
    for row in selected {
        do_it(
            &mut scene,
            Action::from(ListAction::SelectRows(SelectionStep::Toggle(*row))),
        );
    }
    begin_slowly(&mut scene);
    scene.wait("some results", |scene| scene.searches() > 4);
    scene.program.step(2);
    scene.program = Program::start();
    (scene, folder)
}

/// The undo step keeps the results open, and Wine 8 keeps a removed file until it is closed.
fn assert_nothing_left(scene: &mut Scene, folder: &Path) {
    if cfg!(windows) {
        scene.program = Program::start();
    }
    let entries = fs::read_dir(folder).unwrap();
    let names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    assert!(names.is_empty(), "{names:?}");
}

/// The next start of the program, with the same engine among the user's engines.
fn next_start(scene: &mut Scene, folder: &Path) {
    scene.apply(tabiya::model::action::EngineAction::Add(
        scene.engine("player"),
    ));
    // The task releases the results when it ends.
    let began = std::time::Instant::now();
    while scene.program.state().analysis.left.is_empty() {
        assert!(began.elapsed().as_secs() < 20, "nothing is offered");
        do_it(scene, AnalysisAction::Use(folder.to_owned()));
    }
}

#[test]
fn an_interrupted_analysis_continues_after_a_restart() {
    let texts = many(30);
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    let (mut scene, folder) = broken_off(&texts);
    next_start(&mut scene, &folder);
    assert!(
        scene
            .program
            .says("The analysis of suite.epd was interrupted")
    );
    let kept = scene.program.state().analysis.left[0].results;
    let before = scene.searches();
    assert!(kept > 0);
    scene.program.click("Continue");
    scene.wait("the end", |scene| !is_running(scene));
    scene.program.run();
    assert!(lines(&scene).iter().all(|line| line.contains("pm e4;")));
    let again = u64::try_from(scene.searches() - before).unwrap();
    assert_eq!(again, 30 - kept);
    assert!(scene.program.state().analysis.left.is_empty());
    assert_nothing_left(&mut scene, &folder);
}

#[test]
fn an_interrupted_analysis_continues_only_with_its_selected_lines() {
    let texts = many(40);
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    // The first row is on the board, so it is selected as well.
    let selected: Vec<_> = (2..40).step_by(2).collect();
    let (mut scene, folder) = broken_off_at(&texts, &selected);
    next_start(&mut scene, &folder);
    let (kept, before) = (
        scene.program.state().analysis.left[0].results,
        scene.searches(),
    );
    scene.program.click("Continue");
    scene.wait("the end", |scene| !is_running(scene));
    scene.program.run();
    for (row, line) in lines(&scene).iter().enumerate() {
        assert_eq!(line.contains("pm e4;"), row % 2 == 0, "row {row}: {line}");
    }
    let again = u64::try_from(scene.searches() - before).unwrap();
    assert_eq!(again, 20 - kept);
    assert_nothing_left(&mut scene, &folder);
}

#[test]
fn an_interrupted_analysis_can_be_discarded() {
    let texts = many(30);
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    let (mut scene, folder) = broken_off(&texts);
    next_start(&mut scene, &folder);
    scene.program.click("Discard");
    assert!(!scene.program.says("was interrupted"));
    assert_nothing_left(&mut scene, &folder);
}

#[test]
fn closing_the_document_ends_the_engine_and_keeps_the_results() {
    let texts = many(30);
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    let slow = Manner::AnswersAfter(100);
    let mut scene = scene(&texts, &[slow]);
    let folder = scene.path("analyses");
    do_it(&mut scene, AnalysisAction::Use(folder));
    begin_slowly(&mut scene);
    scene.wait("some results", |scene| scene.searches() > 4);
    let id = scene.program.state().shared.document().id();
    do_it(&mut scene, Action::from(FilesAction::CloseDocument(id)));
    assert!(!is_running(&scene));
    scene.program.let_go();
    let searched = scene.searches();
    std::thread::sleep(std::time::Duration::from_millis(400));
    assert_eq!(scene.searches(), searched, "nothing is searched any more");
    let folder = scene.path("analyses");
    next_start(&mut scene, &folder);
    scene.program.click("Continue");
    scene.wait("the end", |scene| !is_running(scene));
    scene.program.run();
    let all = lines(&scene);
    assert_eq!(all.len(), 30);
    assert!(all.iter().all(|line| line.contains("pm e4;")), "{all:?}");
}
