//! No process is left behind, however the program that started it ends.

use crate::cast::{engine_called, host, start_child_that_leaves, token};
use crate::player::Player;
use crate::processes::{Found, all_end, eventually, with_word};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use tabiya_chess::Position;
use tabiya_engine::uci::{EngineQuestion, Patience};
use tabiya_engine::{EnginePhase, EngineService, Program};

/// An engine that ignores its input, does not end, and has started a process outside its group.
pub(crate) fn stubborn(token: &str) -> Program {
    engine_called(token, |player| {
        start_child_that_leaves();
        player.greet();
        player.obey_until("go");
        Player::hang();
    })
}

/// Whether a process of this test plays this part.
pub(crate) fn is_there(token: &str, part: &str) -> bool {
    let found = with_word(token);
    let mut found = found.iter().filter(|one| !one.is_keeper());
    found.any(|one| one.words.iter().any(|word| word == part))
}

/// Starts the engine, waits until it searches and its child exists, and ends in this way.
fn live_with(program: Program, token: &str, end: impl FnOnce(EngineService)) {
    let service = EngineService::start(program, Vec::new(), Patience::default()).unwrap();
    service.search(EngineQuestion::of(Position::start()));
    eventually("a search", || {
        service.state().phase == EnginePhase::Searching
    });
    eventually("an orphan", || is_there(token, "as-an-orphan"));
    end(service);
}

fn nothing_is_left_by(mut host: Command, token: &str) {
    let status = host.stdout(Stdio::null()).stderr(Stdio::null()).status();
    assert!(status.is_ok());
    all_end(token);
}

#[test]
fn no_process_is_left_when_the_program_is_killed() {
    let token = token();
    let engine = stubborn(&token);
    let host = host(&token, || {
        live_with(engine, &token, |_service| Player::hang());
    });
    let mut host = { host }.stdout(Stdio::null()).spawn().unwrap();
    eventually("an engine", || is_there(&token, "as-an-engine"));
    eventually("an orphan", || is_there(&token, "as-an-orphan"));
    host.kill().unwrap();
    host.wait().unwrap();
    all_end(&token);
}

#[test]
fn no_process_is_left_when_the_program_crashes() {
    let token = token();
    let engine = stubborn(&token);
    let host = host(&token, || {
        live_with(engine, &token, |_service| std::process::abort());
    });
    nothing_is_left_by(host, &token);
}

#[test]
fn no_process_is_left_when_the_program_panics() {
    let token = token();
    let engine = stubborn(&token);
    let host = host(&token, || {
        live_with(engine, &token, |_service| panic!("on purpose"));
    });
    nothing_is_left_by(host, &token);
}

#[test]
fn no_process_is_left_when_the_program_exits_silently() {
    let token = token();
    let engine = stubborn(&token);
    let host = host(&token, || {
        live_with(engine, &token, |_service| std::process::exit(0));
    });
    nothing_is_left_by(host, &token);
}

#[test]
fn no_engine_is_left_when_program_and_keeper_are_killed_together() {
    let token = token();
    let engine = engine_called(&token, |player| {
        player.greet();
        player.obey_until("go");
        Player::hang();
    });
    let host = host(&token, || {
        let _service = EngineService::start(engine, Vec::new(), Patience::default());
        Player::hang();
    });
    let mut host = { host }.stdout(Stdio::null()).spawn().unwrap();
    eventually("an engine", || is_there(&token, "as-an-engine"));
    let keepers: Vec<_> = with_word(&token)
        .into_iter()
        .filter(Found::is_keeper)
        .collect();
    assert!(!keepers.is_empty());
    host.kill().unwrap();
    // The keepers may have noticed that already, and ended.
    keepers.iter().for_each(Found::kill);
    host.wait().unwrap();
    all_end(&token);
}

#[test]
fn no_process_is_left_when_the_program_is_killed_at_any_moment() {
    let token = token();
    let engine = stubborn(&token);
    let mut command = host(&token, || {
        live_with(engine, &token, |_service| Player::hang());
    });
    let command = command.stdout(Stdio::null()).stderr(Stdio::null());
    for round in 0..12 {
        let mut host = command.spawn().unwrap();
        thread::sleep(Duration::from_millis(7 * round));
        host.kill().unwrap();
        host.wait().unwrap();
    }
    all_end(&token);
}
