//! Faults of an engine or a position are reported with a remedy.

use super::player::Manner;
use super::scene::Scene;
use crate::program::START;
use tabiya::model::action::EngineAction;

/// A position with adjacent kings.
const TOUCHING: &str = "8/8/8/3kK3/8/8/8/7R w - - 0 1";
const MATED: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";

#[test]
fn a_crashed_engine_is_reported_and_can_be_restarted() {
    let mut scene = Scene::with_engine(START, &[Manner::DiesInSearch(3)]);
    scene.command(tabiya::command::Command::SwitchEngine);
    scene.wait("the trouble", |scene| scene.program.has("Start again"));
    assert!(
        scene
            .program
            .says("The engine has exited on its own (status 3)")
    );
    let engine = scene.write_engine("player", &[]);
    assert!(engine.exists());
    scene.program.click("Start again");
    scene.wait_for_line();
    assert!(!scene.program.has("Start again"));
}

#[test]
fn a_program_that_is_no_engine_is_reported() {
    let mut scene = Scene::without_engine(START);
    let nowhere = scene.path("engine.exe");
    scene.apply(EngineAction::Add(nowhere));
    scene.command(tabiya::command::Command::SwitchEngine);
    scene.wait("the trouble", |scene| scene.program.has("Start again"));
    assert!(scene.program.says("The engine could not be started"));
}

#[test]
fn an_unsuitable_position_is_not_sent_and_its_repair_is_shown() {
    let mut scene = Scene::with_engine(TOUCHING, &[]);
    scene.command(tabiya::command::Command::SwitchEngine);
    scene.wait("the reason", |scene| {
        scene.program.state().engine.places[0]
            .seen
            .not_sent
            .is_some()
    });
    scene.program.run();
    assert!(
        scene.program.says("Let the other side move") || scene.program.says("Move the kings apart")
    );
    assert_eq!(scene.searches(), 0);
    scene.type_fen(START);
    scene.wait_for_line();
}

#[test]
fn a_finished_game_is_reported_instead_of_searched() {
    let mut scene = Scene::with_engine(MATED, &[]);
    scene.command(tabiya::command::Command::SwitchEngine);
    scene.wait("the reason", |scene| {
        scene.program.says("Checkmate: there is no move")
    });
    assert_eq!(scene.searches(), 0);
}

#[test]
fn chess960_is_switched_on_for_positions_that_need_it() {
    let fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let mut scene = Scene::with_engine(fen, &[]);
    scene.start();
    let said = scene.input_of("player");
    assert!(
        said.contains("setoption name UCI_Chess960 value true"),
        "{said}"
    );
}

#[cfg(unix)]
#[test]
fn a_real_engine_analyses_the_position() {
    let stockfish = std::path::Path::new("/usr/games/stockfish");
    if !stockfish.exists() {
        return;
    }
    let mut scene = Scene::without_engine("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1");
    scene.apply(EngineAction::Add(stockfish.to_owned()));
    scene.start();
    scene.wait("a mate", |scene| scene.lines().contains("mate in 1: 1. Q"));
    scene.type_fen(START);
    scene.wait_for_line();
}
