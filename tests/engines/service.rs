//! An engine that runs beside a window.

use crate::cast::{engine, engine_called, token};
use crate::player::Player;
use crate::processes::{PATIENCE, all_end, eventually};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tabiya_chess::Position;
use tabiya_engine::uci::{EngineQuestion, Objection, Patience, SearchLimits};
use tabiya_engine::{EnginePhase, EngineService, EngineState, Program};
use tabiya_notation::fen::read_strict;

pub(crate) fn start(program: Program, patience: Patience) -> EngineService {
    EngineService::start(program, Vec::new(), patience).unwrap()
}

fn good() -> Program {
    engine(|player| {
        player.greet();
        player.obey();
    })
}

pub(crate) fn endless(fen: &str) -> EngineQuestion {
    EngineQuestion::of(read_strict(fen.as_bytes()).unwrap())
}

pub(crate) const ENDING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
pub(crate) const OTHER: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

/// Waits for the first state that satisfies the condition.
#[track_caller]
pub(crate) fn state_when(
    service: &EngineService,
    what: &str,
    is_so: impl Fn(&EngineState) -> bool,
) -> Arc<EngineState> {
    eventually(what, || is_so(&service.state()));
    service.state()
}

/// The number of searches that the engine has begun, according to its own note.
fn searches(state: &EngineState) -> u32 {
    let note = state.note.as_deref().unwrap_or_default();
    note.strip_prefix("search ")
        .map_or(0, |count| count.parse().unwrap())
}

#[test]
fn an_engine_reports_its_identity_and_then_its_findings() {
    let service = start(good(), Patience::default());
    let ready = state_when(&service, "ready", |state| state.phase == EnginePhase::Ready);
    assert_eq!(
        (ready.name.as_str(), ready.author.as_str()),
        ("Player 1.0", "Nobody")
    );
    assert_eq!(ready.options.len(), 3);
    service.search(endless(ENDING));
    let found = state_when(&service, "depth 3", |state| state.depth == 3);
    assert_eq!(found.phase, EnginePhase::Searching);
    assert_eq!((found.nodes, found.speed), (300, 1000));
    assert_eq!(found.lines[0].moves.len(), 1);
    service.stop_search();
    let done = state_when(&service, "an end", |state| state.finish.is_some());
    assert!(done.finish.unwrap().was_stopped);
    assert_eq!(done.phase, EnginePhase::Done);
    assert!(service.close_within(PATIENCE));
}

#[test]
fn another_position_replaces_the_previous_one() {
    let service = start(good(), Patience::default());
    for fen in [ENDING, OTHER, ENDING, OTHER] {
        service.search(endless(fen));
    }
    let is_found = |state: &EngineState| {
        let is_of_it = state.question.as_deref() == Some(&endless(OTHER));
        is_of_it && state.depth == 3
    };
    let found = state_when(&service, "the last position", is_found);
    let mover = tabiya_chess::Mover::new(&endless(OTHER).position).unwrap();
    assert!(mover.is_legal(found.lines[0].moves[0]));
}

#[test]
fn an_unchanged_position_is_not_searched_again() {
    let service = start(good(), Patience::default());
    service.search(endless(ENDING));
    state_when(&service, "a search", |state| searches(state) == 1);
    service.search(endless(ENDING));
    service.search(endless(ENDING));
    let limits = SearchLimits {
        depth: Some(4),
        ..SearchLimits::default()
    };
    // A search that ended by itself is not restarted either.
    let limited = endless(OTHER).within(limits);
    service.search(limited.clone());
    let done = state_when(&service, "an end", |state| state.finish.is_some());
    assert_eq!(searches(&done), 2);
    service.search(limited);
    service.search(endless(ENDING));
    let is_third = |state: &EngineState| searches(state) == 3 && state.depth == 3;
    state_when(&service, "the third search", is_third);
}

#[test]
fn a_stopped_search_restarts_on_request() {
    let service = start(good(), Patience::default());
    service.search(endless(ENDING));
    state_when(&service, "a search", |state| searches(state) == 1);
    service.stop_search();
    state_when(&service, "an end", |state| state.finish.is_some());
    service.search(endless(ENDING));
    state_when(&service, "another", |state| {
        searches(state) == 2 && state.finish.is_none()
    });
}

#[test]
fn two_engines_work_side_by_side() {
    let one = start(good(), Patience::default());
    let other = start(good(), Patience::default());
    one.search(endless(ENDING));
    other.search(endless(OTHER));
    for service in [&one, &other] {
        state_when(service, "a search", |state| state.depth == 3);
    }
    assert_ne!(one.state().question, other.state().question);
}

#[test]
fn an_unsuitable_position_is_reported_and_not_sent() {
    let service = start(good(), Patience::default());
    service.search(endless(ENDING));
    state_when(&service, "a search", |state| state.depth == 3);
    service.search(endless("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1"));
    let told = state_when(&service, "a refusal", |state| state.not_sent.is_some());
    assert_eq!(told.not_sent.unwrap().objection, Objection::Stalemate);
    assert!(told.lines.is_empty() && told.trouble.is_none());
    service.search(endless(OTHER));
    state_when(&service, "the next", |state| {
        state.depth == 3 && state.not_sent.is_none()
    });
}

#[test]
fn changed_settings_reach_the_engine_and_restart_its_search() {
    let service = start(good(), Patience::default());
    service.search(EngineQuestion::of(Position::start()));
    state_when(&service, "a search", |state| searches(state) == 1);
    service.choose(vec![("Hash".to_owned(), "32".to_owned())]);
    state_when(&service, "another", |state| searches(state) == 2);
    service.choose(vec![("Hash".to_owned(), "65".to_owned())]);
    let is_told = |state: &EngineState| !state.wrong_settings.is_empty();
    state_when(&service, "a wrong value", is_told);
}

#[test]
fn the_owner_of_a_busy_engine_is_woken_at_most_twenty_times_a_second() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        for count in 0_u64.. {
            Player::say(&format!("info depth 1 nodes {count} score cp 1 pv e2e4"));
        }
    });
    let patience = Patience {
        burst: u64::MAX,
        ..Patience::default()
    };
    let service = start(program, patience);
    let wakes = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&wakes);
    let begin = Instant::now();
    service.wake_by(move || {
        counted.fetch_add(1, Ordering::Relaxed);
    });
    service.search(EngineQuestion::of(Position::start()));
    let is_much = |state: &EngineState| 20_000 < state.nodes;
    state_when(&service, "a flood", is_much);
    let count = wakes.load(Ordering::Relaxed);
    let most = begin.elapsed().as_millis() / 50 + 2;
    assert!(u128::from(count) <= most, "{count} of {most}");
    let nodes = service.state().nodes;
    eventually("newer ones", || nodes < service.state().nodes);
}

#[test]
fn dropping_a_service_ends_its_engine() {
    let token = token();
    let program = engine_called(&token, |player| {
        player.greet();
        player.obey_until("go");
        Player::hang();
    });
    let patience = Patience {
        quit: Duration::from_millis(50),
        ..Patience::default()
    };
    let service = start(program, patience);
    service.search(EngineQuestion::of(Position::start()));
    state_when(&service, "a search", |state| {
        state.phase == EnginePhase::Searching
    });
    drop(service);
    all_end(&token);
}
