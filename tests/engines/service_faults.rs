//! Faults of an engine that runs beside a window.

use crate::cast::{engine, kept};
use crate::faults::NOWHERE;
use crate::player::Player;
use crate::service::{ENDING, OTHER, endless, start, state_when};
use std::time::Duration;
use tabiya_engine::uci::{Patience, UciFault};
use tabiya_engine::{Ended, EnginePhase, EngineState, NotStarted, Trouble};
use tabiya_notation::fen::read_strict;

fn has_failed(state: &EngineState) -> bool {
    state.phase == EnginePhase::Failed
}

#[test]
fn an_engine_that_cannot_be_started_is_reported_and_not_retried() {
    let service = start(kept(NOWHERE), Patience::default());
    service.search(endless(ENDING));
    let state = state_when(&service, "a failure", has_failed);
    let Some(Trouble::NotStarted(NotStarted::Refused(_))) = state.trouble else {
        panic!("{:?}", state.trouble);
    };
    assert_eq!(state.restarts, 0);
}

#[test]
fn an_engine_that_dies_on_a_position_is_restarted_once_and_continues_with_the_next() {
    let deadly = read_strict(ENDING.as_bytes()).unwrap();
    let program = engine(|player| {
        player.greet();
        loop {
            player.obey_until("position");
            if *player.mover().position() == deadly {
                player.wait_for("go");
                player.tell(2);
                std::process::exit(7);
            }
        }
    });
    let service = start(program, Patience::default());
    service.search(endless(ENDING));
    let state = state_when(&service, "a failure", has_failed);
    assert_eq!(state.restarts, 1);
    let Some(Trouble::Died { ended, .. }) = &state.trouble else {
        panic!("{:?}", state.trouble);
    };
    assert_eq!(*ended, Ended::Exited(7));
    assert_eq!(state.depth, 2, "its findings are kept");
    service.search(endless(OTHER));
    let state = state_when(&service, "the next", |state| state.depth == 3);
    assert_eq!(
        (state.phase, state.trouble.clone()),
        (EnginePhase::Searching, None)
    );
}

#[test]
fn an_engine_that_always_fails_is_given_up_until_started_again() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
    });
    let service = start(program, Patience::default());
    let fails_on = |fen: &str| {
        service.search(endless(fen));
        let is_told = |state: &EngineState| {
            has_failed(state) && state.question.as_deref() == Some(&endless(fen))
        };
        state_when(&service, "a failure", is_told)
    };
    let told = [ENDING, OTHER, ENDING, OTHER].map(fails_on);
    assert!(matches!(told[2].trouble, Some(Trouble::Died { .. })));
    assert_eq!(told[3].trouble, Some(Trouble::GivenUp));
    assert_eq!(told[3].restarts, 2);
    service.start_again();
    let is_ready = |state: &EngineState| state.phase == EnginePhase::Ready;
    state_when(&service, "a new start", is_ready);
}

#[test]
fn an_engine_that_does_not_stop_is_restarted_for_the_next_position() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("position");
        let is_first = *player.mover().position() == read_strict(ENDING.as_bytes()).unwrap();
        if is_first {
            player.wait_for("go");
            player.tell(1);
            Player::hang();
        }
        player.obey();
    });
    let patience = Patience {
        stop: Duration::from_millis(50),
        ..Patience::default()
    };
    let service = start(program, patience);
    service.search(endless(ENDING));
    state_when(&service, "a search", |state| state.depth == 1);
    service.search(endless(OTHER));
    let state = state_when(&service, "the next", |state| state.depth == 3);
    let trouble = state.trouble.as_ref().map(Trouble::kind);
    assert_eq!(trouble, Some(&Trouble::Misbehaves(UciFault::IgnoresStop)));
    assert_eq!(state.restarts, 1);
}

#[test]
fn an_illegal_move_is_reported_and_the_engine_stays() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        Player::say("info depth 1 score cp 3 pv a1a8\nbestmove a1a8");
        player.obey();
    });
    let service = start(program, Patience::default());
    service.search(endless(ENDING));
    let state = state_when(&service, "a failure", has_failed);
    let fault = UciFault::IllegalBestMove("a1a8".to_owned());
    assert_eq!(state.trouble, Some(Trouble::Misbehaves(fault)));
    service.search(endless(OTHER));
    let state = state_when(&service, "the next", |state| state.depth == 3);
    assert_eq!(state.restarts, 0);
}
