//! Successive questions on the caller's own thread.

use crate::cast::engine;
use crate::faults::{patient, question, start_with};
use std::ops::ControlFlow;
use std::thread;
use std::time::Duration;
use tabiya_chess::Position;
use tabiya_engine::uci::{EngineQuestion, Objection, Score, SearchProgress, WrongValue};
use tabiya_engine::{Cancel, Searcher, Trouble};
use tabiya_notation::fen::read_strict;

fn go_on(_: &SearchProgress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn a_search_gives_every_iteration_with_its_moves() {
    let program = engine(|player| {
        player.greet();
        player.obey();
    });
    let mut searcher = start_with(program, patient()).unwrap();
    assert_eq!(searcher.name(), "Player 1.0");
    assert_eq!(searcher.options().len(), 3);
    let found = searcher.search(&question(), &mut go_on).unwrap();
    let steps: Vec<_> = found
        .iterations
        .iter()
        .map(|step| (step.heard.depth, step.heard.nodes))
        .collect();
    assert_eq!(steps, [(1, 100), (2, 200), (3, 300), (4, 400)]);
    let last = &found.lines[0];
    assert_eq!(last.heard.value.unwrap().score, Score::Centipawns(4));
    assert_eq!(last.heard.time, Duration::from_millis(4));
    assert_eq!(last.moves, [found.best.unwrap()]);
    assert!(!found.was_stopped);
    assert!(searcher.close());
}

#[test]
fn an_observer_can_end_a_search_and_gets_the_current_result() {
    let program = engine(|player| {
        player.greet();
        player.obey();
    });
    let mut searcher = start_with(program, patient()).unwrap();
    let endless = EngineQuestion::of(Position::start());
    let mut until = |progress: &SearchProgress| match progress.depth {
        3.. => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let found = searcher.search(&endless, &mut until).unwrap();
    assert!(found.was_stopped);
    assert_eq!(found.lines[0].heard.depth, 3);
}

#[test]
fn a_search_cancelled_from_another_thread_allows_no_further_search() {
    let program = engine(|player| {
        player.greet();
        player.obey();
    });
    let cancel = Cancel::new().unwrap();
    let searcher = Searcher::start(program, Vec::new(), patient(), cancel.clone());
    let mut searcher = searcher.unwrap();
    let endless = EngineQuestion::of(Position::start());
    let found = thread::scope(|scope| {
        let mut when_it_goes_on = |_: &SearchProgress| {
            let cancel = cancel.clone();
            scope.spawn(move || cancel.cancel());
            ControlFlow::Continue(())
        };
        searcher.search(&endless, &mut when_it_goes_on)
    });
    assert_eq!(found, Err(Trouble::Cancelled));
    assert_eq!(
        searcher.search(&question(), &mut go_on),
        Err(Trouble::Cancelled)
    );
    assert!(searcher.close());
}

#[test]
fn an_unsuitable_position_is_not_sent_and_the_next_one_is() {
    let program = engine(|player| {
        player.greet();
        player.obey();
    });
    let mut searcher = start_with(program, patient()).unwrap();
    let mate = read_strict(b"R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1").unwrap();
    let found = searcher.search(&EngineQuestion::of(mate), &mut go_on);
    let Err(Trouble::NotSent(not_sent)) = found else {
        panic!("{found:?}");
    };
    assert_eq!(not_sent.objection, Objection::Checkmate);
    assert!(searcher.search(&question(), &mut go_on).is_ok());
}

#[test]
fn unsettable_options_are_reported() {
    let program = engine(|player| {
        player.greet();
        player.obey();
    });
    let settings = vec![("Hash".to_owned(), "65".to_owned())];
    let cancel = Cancel::new().unwrap();
    let searcher = Searcher::start(program, settings, patient(), cancel).unwrap();
    let range = WrongValue::OutOfRange { min: 1, max: 64 };
    assert_eq!(searcher.wrong_settings(), [("Hash".to_owned(), range)]);
}
