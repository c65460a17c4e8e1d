//! The positions that are searched, and those that are not.

use super::{Scripted, is_found, is_new, item, outcomes, plan, wandering};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_engine::Trouble;
use tabiya_engine::batches::{BatchEvent, BatchJournal, Broken, LineToAnalyse, Outcome, Plan};
use tabiya_notation::fen::read_strict;

#[test]
fn equal_positions_are_searched_once_and_results_come_in_order() {
    for processes in [1, 3] {
        let engine = Scripted::default();
        let items = (0..200).map(|number| {
            let clock = u32::try_from(number % 40).unwrap();
            item(number, wandering(clock), "id \"a\";")
        });
        let journal = BatchJournal::temporary().unwrap();
        let done = outcomes(&engine.batch(plan(), processes), &journal, items.collect());
        assert!(done.iter().map(|(number, _)| *number).eq(0..200));
        assert!(done.iter().all(|(_, outcome)| is_found(outcome)));
        let new = done.iter().filter(|(_, outcome)| is_new(outcome)).count();
        assert_eq!((engine.searched(), new, journal.len()), (40, 40, 40));
    }
}

#[test]
fn the_move_number_makes_no_different_position() {
    let engine = Scripted::default();
    let fen = |number| format!("7k/8/8/8/8/8/8/K7 w - - 0 {number}");
    let at = |number| read_strict(fen(number).as_bytes()).unwrap();
    let items = vec![item(0, at(1), ""), item(1, at(70), "")];
    let journal = BatchJournal::temporary().unwrap();
    let done = outcomes(&engine.batch(plan(), 1), &journal, items);
    assert!(is_new(&done[0].1) && !is_new(&done[1].1) && is_found(&done[1].1));
    assert_eq!(engine.searched(), 1);
}

#[test]
fn records_with_a_sufficient_result_are_skipped_unless_requested() {
    let tails = [
        "acd 9; engine \"Scripted 1\";",
        "acd 30;",
        "acd 8; engine \"Scripted 1\";",
        "acd 30; engine \"Another\";",
        "dm 3; bm Ka2;",
    ];
    let items = || {
        let tails = tails.iter().zip(0..);
        tails
            .map(|(tail, clock)| item(clock as usize, wandering(clock), tail))
            .collect()
    };
    let engine = Scripted::default();
    let journal = BatchJournal::temporary().unwrap();
    let done = outcomes(&engine.batch(plan(), 2), &journal, items());
    let skipped = done
        .iter()
        .map(|(_, outcome)| *outcome == Outcome::HasResult);
    assert!(skipped.eq([true, false, false, false, false]));
    let again = Plan {
        searches_again: true,
        ..plan()
    };
    let journal = BatchJournal::temporary().unwrap();
    let done = outcomes(&engine.batch(again, 2), &journal, items());
    assert!(done.iter().all(|(_, outcome)| is_new(outcome)));
}

#[test]
fn a_claimed_mate_is_no_result_of_a_mate_search() {
    let mut plan = plan();
    plan.limits.depth = None;
    plan.limits.mate = Some(4);
    let engine = Scripted::default();
    let items = vec![
        item(0, wandering(0), "dm 4;"),
        item(1, wandering(1), "acd 7; dm 4; engine \"Scripted 1\";"),
        item(
            2,
            wandering(2),
            "dm 4; acd 7; ce 30; engine \"Scripted 1\";",
        ),
        item(
            3,
            wandering(3),
            "dm 4; acd 7; ce 32764; engine \"Scripted 1\";",
        ),
    ];
    let journal = BatchJournal::temporary().unwrap();
    let done = outcomes(&engine.batch(plan, 1), &journal, items);
    assert!(is_new(&done[0].1));
    assert_eq!(done[1].1, Outcome::HasResult);
    assert!(is_new(&done[2].1));
    assert_eq!(done[3].1, Outcome::HasResult);
}

#[test]
fn an_engine_failing_at_a_position_loses_only_that_one_after_one_try() {
    let engine = Scripted {
        ends_at: Arc::new(vec![wandering(3)]),
        ..Scripted::default()
    };
    let items = (0..20).map(|number| {
        let clock = u32::try_from(number % 5).unwrap();
        item(number, wandering(clock), "")
    });
    let journal = BatchJournal::temporary().unwrap();
    let done = outcomes(&engine.batch(plan(), 2), &journal, items.collect());
    for (number, outcome) in &done {
        let has_failed = matches!(outcome, Outcome::Failed(Trouble::Died { .. }));
        assert_eq!(has_failed, number % 5 == 3, "{number}: {outcome:?}");
    }
    assert_eq!(engine.searched(), 5);
}

/// The outcomes of this many positions with an engine that exits at some of them: `r` a result, `f` a failure, `.` not
/// asked. Also returns how often the engine was reported as given up.
fn outcomes_of(engine: &Scripted, count: u32) -> (String, u32) {
    let mut items = (0..count).map(|clock| item(clock as usize, wandering(clock), ""));
    let journal = BatchJournal::temporary().unwrap();
    let (mut letters, mut told) = (String::new(), 0);
    let ran: Result<(), Broken<()>> = engine.batch(plan(), 1).run(
        &journal,
        || items.next(),
        |event| {
            match event {
                BatchEvent::Done(_, outcome) => letters.push(match outcome {
                    Outcome::Found { .. } => 'r',
                    Outcome::Failed(_) => 'f',
                    Outcome::NotAsked => '.',
                    other => panic!("{other:?}"),
                }),
                BatchEvent::StoppedAsking(stopped) => {
                    assert!(matches!(stopped.trouble, Trouble::Died { .. }));
                    assert!(letters.ends_with('f') && stopped.times > 1);
                    told += 1;
                }
                BatchEvent::Searched(_) => {}
            }
            ControlFlow::Continue(())
        },
    );
    ran.unwrap();
    (letters, told)
}

#[test]
fn an_engine_that_fails_repeatedly_in_the_same_way_is_given_up() {
    for (failing, expected, times) in [
        (vec![0, 1, 2, 3, 4, 5, 6, 7, 8], "ff.......", 1),
        (vec![0, 2, 4, 6, 8], "frfrfrfrf", 0),
        (vec![1, 2, 3, 4], "rffffrrrr", 0),
        (vec![1, 2, 3, 4, 5, 6], "rfffff...", 1),
        (vec![7, 8], "rrrrrrrff", 0),
    ] {
        let engine = Scripted {
            ends_at: Arc::new(failing.into_iter().map(wandering).collect()),
            ..Scripted::default()
        };
        assert_eq!(outcomes_of(&engine, 9), (expected.to_owned(), times));
    }
}

#[test]
fn the_receiver_of_results_can_end_a_batch_and_its_searches() {
    let engine = Scripted {
        is_endless: true,
        ..Scripted::default()
    };
    let batch = engine.batch(plan(), 2);
    let journal = BatchJournal::temporary().unwrap();
    let mut clock = 0..;
    let next = || {
        let clock = clock.next()?;
        Some(item(clock as usize, wandering(clock), ""))
    };
    let ended = batch.run(&journal, next, |event: BatchEvent<usize>| match event {
        BatchEvent::Searched(_) => ControlFlow::Break("enough"),
        BatchEvent::Done(..) | BatchEvent::StoppedAsking(_) => ControlFlow::Continue(()),
    });
    assert!(matches!(ended, Err(Broken::Ended("enough"))));
    assert!(engine.searched() <= 2 && journal.is_empty());
}

#[test]
fn lines_without_a_position_pass_through_in_order() {
    let engine = Scripted::default();
    let items = (0..30).map(|number| match number % 2 {
        0 => LineToAnalyse {
            of: number,
            record: None,
        },
        _ => item(number, wandering(u32::try_from(number).unwrap()), ""),
    });
    let journal = BatchJournal::temporary().unwrap();
    let done = outcomes(&engine.batch(plan(), 3), &journal, items.collect());
    assert!(done.iter().map(|(number, _)| *number).eq(0..30));
    for (number, outcome) in done {
        assert_eq!(outcome == Outcome::NoPosition, number % 2 == 0);
    }
}

#[test]
fn a_search_ends_when_the_expected_move_has_been_best_long_enough() {
    let plan = Plan {
        stop_when_stood: Some(3),
        ..plan()
    };
    let engine = Scripted::default();
    let best = {
        let mover = tabiya_chess::Mover::new(&wandering(0)).unwrap();
        tabiya_notation::moves::write_san(&mover, mover.moves()[0])
    };
    let items = vec![
        item(0, wandering(0), &format!("bm {best};")),
        item(1, wandering(1), &format!("am {best};")),
    ];
    let journal = BatchJournal::temporary().unwrap();
    let depths = outcomes(&engine.batch(plan, 1), &journal, items)
        .into_iter()
        .map(|(_, outcome)| match outcome {
            Outcome::Found { found, .. } => found.depth,
            other => panic!("{other:?}"),
        });
    assert!(depths.eq([3, 9]));
}
