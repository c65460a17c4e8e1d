//! Every fault of an engine is reported, the engine is ended with everything that it started, and no wait is endless.

use crate::cast::{engine, engine_called, kept, start_child_that_leaves, token};
use crate::player::Player;
use crate::processes::{PATIENCE, all_end, eventually, with_word};
use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::time::Duration;
use tabiya_chess::Position;
use tabiya_engine::uci::{EngineQuestion, Patience, SearchLimits, SearchProgress, UciFault};
use tabiya_engine::{Cancel, Ended, NotStarted, Program, SearchResult, Searcher, Trouble};

const SHORT: Duration = Duration::from_millis(100);
/// A path at which nothing exists.
pub(crate) const NOWHERE: &str = if cfg!(windows) {
    r"C:\nowhere\stockfish.exe"
} else {
    "/nowhere/stockfish"
};
/// The exit status of a program that aborts.
const ABORTED: Ended = if cfg!(windows) {
    Ended::Crashed(0xC000_0409)
} else {
    Ended::Signal(6)
};
/// The exit status of a keeper that is killed.
const KILLED: Ended = if cfg!(windows) {
    Ended::Exited(9)
} else {
    Ended::Signal(9)
};

pub(crate) fn start_with(program: Program, patience: Patience) -> Result<Searcher, Trouble> {
    Searcher::start(program, Vec::new(), patience, Cancel::new().unwrap())
}

/// Patience for an engine that ends when asked to, which takes a while on a busy machine.
pub(crate) fn patient() -> Patience {
    Patience {
        quit: PATIENCE,
        ..Patience::default()
    }
}

fn start(program: Program) -> Searcher {
    start_with(program, patient()).unwrap()
}

fn trouble_of_start(program: Program, patience: Patience) -> Trouble {
    start_with(program, patience).map(|_| ()).unwrap_err()
}

pub(crate) fn question() -> EngineQuestion {
    let limits = SearchLimits {
        depth: Some(4),
        ..SearchLimits::default()
    };
    EngineQuestion::of(Position::start()).within(limits)
}

fn search(searcher: &mut Searcher) -> Result<SearchResult, Trouble> {
    searcher.search(&question(), &mut |_: &SearchProgress| {
        ControlFlow::Continue(())
    })
}

/// The trouble that a search with such an engine causes.
fn trouble_with(program: Program, patience: Patience) -> Trouble {
    let mut searcher = start_with(program, patience).unwrap();
    search(&mut searcher).unwrap_err()
}

fn died(ended: Ended) -> Trouble {
    let last_words = String::new();
    Trouble::Died { ended, last_words }
}

#[test]
fn a_missing_program_cannot_be_started() {
    let trouble = trouble_of_start(kept(NOWHERE), Patience::default());
    assert_eq!(
        trouble,
        Trouble::NotStarted(NotStarted::Refused(ErrorKind::NotFound))
    );
}

#[test]
fn a_file_that_is_not_a_program_cannot_be_started() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("engine.exe");
    std::fs::write(&file, "no program").unwrap();
    let refused = if cfg!(windows) {
        NotStarted::NoProgram
    } else {
        NotStarted::Refused(ErrorKind::PermissionDenied)
    };
    let trouble = trouble_of_start(kept(&file), Patience::default());
    assert_eq!(trouble, Trouble::NotStarted(refused));
}

#[test]
fn a_program_without_an_absolute_path_is_refused() {
    let trouble = trouble_of_start(kept("sleep"), Patience::default());
    assert_eq!(trouble, Trouble::NotStarted(NotStarted::NotAWholePath));
}

#[cfg(unix)]
#[test]
fn a_silent_program_is_no_engine() {
    let token = token();
    let mut sleep = kept("/bin/sleep");
    sleep.arguments = vec!["600".into()];
    // The engine is identified by its working folder, because it accepts no other arguments.
    let folder = tempfile::Builder::new().prefix(&token).tempdir().unwrap();
    sleep.folder = Some(folder.path().to_owned());
    let patience = Patience {
        greeting: SHORT,
        ..Patience::default()
    };
    assert_eq!(
        trouble_of_start(sleep, patience),
        Trouble::Misbehaves(UciFault::NoUciOk)
    );
}

#[test]
fn a_program_with_other_output_is_no_engine() {
    let program = engine(|_| {
        Player::write_bytes(b"usage: sort [OPTION]\n\0\xff\xfe\n\x1b[2J\0\0\0\nuci ok\n");
        Player::hang();
    });
    // An engine whose start takes longer has said nothing yet, and gets more time.
    let mut troubles = [1, 15, 60].into_iter().map(|seconds| {
        let patience = Patience {
            greeting: Duration::from_secs(seconds),
            ..Patience::default()
        };
        trouble_of_start(program.clone(), patience)
    });
    let trouble = troubles.find(|trouble| *trouble != Trouble::Misbehaves(UciFault::NoUciOk));
    assert_eq!(trouble, Some(Trouble::Misbehaves(UciFault::OnlyGarbage)));
}

#[test]
fn an_engine_that_dies_at_once_is_reported_with_status_and_last_words() {
    let program = engine(|_| {
        eprintln!("cannot open\u{1b}[2J network.nnue");
        std::process::exit(3);
    });
    let Trouble::Died { ended, last_words } = trouble_of_start(program, Patience::default()) else {
        panic!("it died");
    };
    assert_eq!(ended, Ended::Exited(3));
    assert_eq!(last_words, "cannot open[2J network.nnue");
}

#[test]
fn an_engine_that_dies_in_a_search_is_reported_and_restarted() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go depth 4");
        player.tell(2);
        std::process::exit(9);
    });
    let mut searcher = start(program);
    for _ in 0..2 {
        let trouble = search(&mut searcher).unwrap_err();
        assert!(trouble.is_like(&died(Ended::Exited(9))), "{trouble:?}");
        assert!(trouble.last_words().ends_with("search 0"));
        assert!(searcher.has_failed());
    }
}

#[test]
fn a_crash_of_an_engine_is_reported_with_its_signal_or_code() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        std::process::abort();
    });
    assert_eq!(trouble_with(program, Patience::default()), died(ABORTED));
}

#[test]
fn an_engine_that_fails_repeatedly_is_given_up() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
    });
    let mut searcher = start(program);
    for _ in 0..5 {
        assert_eq!(search(&mut searcher), Err(died(Ended::Exited(0))));
    }
    assert_eq!(search(&mut searcher), Err(Trouble::GivenUp));
}

#[test]
fn an_engine_that_is_never_ready_is_ended() {
    let token = token();
    let program = engine_called(&token, |player| {
        player.greet();
        player.wait_for("isready");
        Player::hang();
    });
    let patience = Patience {
        ready: SHORT,
        ..Patience::default()
    };
    assert_eq!(
        trouble_with(program, patience),
        Trouble::Misbehaves(UciFault::HangsOnIsReady)
    );
    all_end(&token);
}

#[test]
fn a_fault_of_an_engine_includes_its_last_words() {
    let program = engine(|player| {
        player.greet();
        player.wait_for("isready");
        eprintln!("trying net.bin");
        Player::say("info string no net.bin\nerror: nothing to think with");
        Player::hang();
    });
    let patience = Patience {
        ready: Duration::from_secs(3),
        ..Patience::default()
    };
    let trouble = trouble_with(program, patience);
    let fault = Trouble::Misbehaves(UciFault::HangsOnIsReady);
    assert_eq!(*trouble.kind(), fault);
    let words = trouble.last_words();
    for said in [
        "trying net.bin",
        "no net.bin",
        "error: nothing to think with",
    ] {
        assert!(words.contains(said), "{words}");
    }
}

#[test]
fn an_engine_silent_during_a_search_is_ended_and_restarted() {
    let token = token();
    let program = engine_called(&token, |player| {
        player.greet();
        // It reads every command, but does not answer a search.
        loop {
            if player.obey_until("go") != "go depth 4" {
                player.answer();
            }
        }
    });
    let patience = Patience {
        silence: SHORT,
        ..patient()
    };
    let mut searcher = start_with(program, patience).unwrap();
    for _ in 0..2 {
        let trouble = search(&mut searcher).unwrap_err();
        assert_eq!(*trouble.kind(), Trouble::Misbehaves(UciFault::SaysNothing));
        assert!(searcher.has_failed());
    }
    let limits = SearchLimits {
        depth: Some(5),
        time: Some(Duration::from_mins(10)),
        ..SearchLimits::default()
    };
    let other = EngineQuestion::of(Position::start()).within(limits);
    let found = searcher.search(&other, &mut |_: &SearchProgress| ControlFlow::Continue(()));
    assert!(found.unwrap().best.is_some());
    drop(searcher);
    all_end(&token);
}

#[test]
fn an_engine_that_does_not_stop_is_ended() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        player.tell(5);
        Player::hang();
    });
    let patience = Patience {
        stop: SHORT,
        ..Patience::default()
    };
    let mut searcher = start_with(program, patience).unwrap();
    let found = searcher.search(
        &question(),
        &mut |_: &SearchProgress| ControlFlow::Break(()),
    );
    let fault = Trouble::Misbehaves(UciFault::IgnoresStop);
    assert_eq!(*found.unwrap_err().kind(), fault);
}

#[test]
fn an_engine_that_never_names_a_move_is_stopped_and_then_ended() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        player.tell(5);
        Player::hang();
    });
    let patience = Patience {
        stop: SHORT,
        overtime: SHORT,
        ..Patience::default()
    };
    let limits = SearchLimits {
        time: Some(SHORT),
        ..SearchLimits::default()
    };
    let mut searcher = start_with(program, patience).unwrap();
    let question = EngineQuestion::of(Position::start()).within(limits);
    let found = searcher.search(&question, &mut |_: &SearchProgress| {
        ControlFlow::Continue(())
    });
    let fault = Trouble::Misbehaves(UciFault::NoBestMove);
    assert_eq!(*found.unwrap_err().kind(), fault);
}

#[cfg(unix)]
#[test]
fn an_engine_suspended_by_the_system_is_ended_like_a_hanging_one() {
    let token = token();
    let program = engine_called(&token, |player| {
        player.greet();
        player.obey_until("go");
        let own = rustix::process::getpid();
        rustix::process::kill_process(own, rustix::process::Signal::STOP).unwrap();
        Player::hang();
    });
    let patience = Patience {
        stop: SHORT,
        ..Patience::default()
    };
    let mut searcher = start_with(program, patience).unwrap();
    let question = EngineQuestion {
        longest: Some(SHORT),
        ..question()
    };
    let found = searcher.search(&question, &mut |_: &SearchProgress| {
        ControlFlow::Continue(())
    });
    let fault = Trouble::Misbehaves(UciFault::NoBestMove);
    assert_eq!(*found.unwrap_err().kind(), fault);
    all_end(&token);
}

#[test]
fn an_engine_that_does_not_quit_is_ended_and_reported() {
    let token = token();
    let program = engine_called(&token, |player| {
        player.greet();
        player.obey_until("quit");
        Player::hang();
    });
    let patience = Patience {
        quit: SHORT,
        ..Patience::default()
    };
    assert!(!start_with(program, patience).unwrap().close());
    all_end(&token);
}

#[test]
fn an_engine_that_quits_is_not_killed() {
    let program = engine(|player| {
        player.greet();
        player.obey();
    });
    assert!(start(program).close());
}

#[test]
#[cfg_attr(
    windows,
    ignore = "Wine 8 lets the console of an engine keep its pipes open"
)]
fn an_engine_that_closes_its_output_and_continues_is_ended() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        Player::close_output();
        Player::hang();
    });
    assert_eq!(
        trouble_with(program, Patience::default()),
        Trouble::ClosedOutput
    );
}

#[test]
#[cfg_attr(
    windows,
    ignore = "Wine 8 lets the console of an engine keep its pipes open"
)]
fn an_engine_that_closes_its_input_and_continues_is_ended() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        Player::close_input();
        Player::hang();
    });
    let mut searcher = start(program);
    let question = EngineQuestion {
        // On Windows only a writer notices the closed pipe, and here the stop command is the write.
        longest: cfg!(windows).then_some(SHORT),
        ..question()
    };
    let found = searcher.search(&question, &mut |_: &SearchProgress| {
        ControlFlow::Continue(())
    });
    assert_eq!(found, Err(Trouble::ClosedInput));
}

fn flood_is_told(program: Program) {
    let patience = Patience {
        burst: 1 << 20,
        bytes_a_second: 0,
        ..Patience::default()
    };
    assert_eq!(
        trouble_with(program, patience),
        Trouble::Misbehaves(UciFault::Flood)
    );
}

#[test]
fn an_engine_that_floods_its_output_is_ended() {
    flood_is_told(engine(|player| {
        player.greet();
        player.obey_until("go");
        let lines = "info depth 1 score cp 1 pv e2e4\n".repeat(1000);
        loop {
            Player::write(&lines);
        }
    }));
}

#[test]
fn an_engine_with_an_endless_line_is_ended() {
    flood_is_told(engine(|player| {
        player.greet();
        player.obey_until("go");
        loop {
            Player::write_bytes(&[0; 5000]);
        }
    }));
}

#[test]
fn noise_on_standard_error_blocks_nothing() {
    let program = engine(|player| {
        player.greet();
        eprint!("{}", "noise\n".repeat(200_000));
        player.obey();
    });
    let mut searcher = start(program);
    assert!(search(&mut searcher).unwrap().best.is_some());
}

#[test]
fn garbage_between_the_lines_of_a_search_is_skipped() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        Player::write_bytes(
            b"\0\0\xff\xfe\n\ninfo\ninfo depth\ninfo depth x score y pv\n\x1b[2Jhello\n",
        );
        Player::write(&"x".repeat(300_000));
        Player::say(
            "\ninfo depth 99999999999999 nodes 99999999999999999999999 score cp 99999999999 time -5",
        );
        player.answer();
        player.obey();
    });
    let found = search(&mut start(program)).unwrap();
    assert_eq!(found.lines[0].heard.depth, 4);
    assert_eq!(found.iterations.len(), 4);
}

#[test]
fn output_byte_by_byte_with_other_line_ends_is_read() {
    let program = engine(|player| {
        player.wait_for("uci");
        let slowly = |text: &str| text.bytes().for_each(|byte| Player::write_bytes(&[byte]));
        slowly("id name Slow\r\nuciok\r\n");
        player.wait_for("isready");
        slowly("readyok\r\n");
        player.wait_for("go");
        slowly("info depth 7 score mate 2 pv e2e4 e7e5\r\nbestmove e2e4\r\n");
        player.obey();
    });
    let mut searcher = start(program);
    assert_eq!(searcher.name(), "Slow");
    assert_eq!(search(&mut searcher).unwrap().lines[0].moves.len(), 2);
}

#[test]
fn an_illegal_best_move_is_no_result_and_the_next_search_succeeds() {
    let program = engine(|player| {
        player.greet();
        for wrong in ["bestmove e2e5", "bestmove (none)", "bestmove"] {
            player.obey_until("go");
            Player::say(wrong);
        }
        player.obey();
    });
    let mut searcher = start(program);
    for said in ["e2e5", "", ""] {
        let fault = UciFault::IllegalBestMove(said.to_owned());
        assert_eq!(search(&mut searcher), Err(Trouble::Misbehaves(fault)));
    }
    assert!(search(&mut searcher).unwrap().best.is_some());
}

#[test]
fn an_illegal_line_is_reported_with_its_first_wrong_move() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        Player::say("info depth 3 score cp 1 pv e2e4 e7e5 e4e5 d7d5");
        Player::say("bestmove e2e4 ponder e7e6");
        player.obey();
    });
    let found = search(&mut start(program)).unwrap();
    assert_eq!(found.lines[0].moves.len(), 2);
    assert_eq!(found.lines[0].wrong.as_ref().unwrap().said, "e4e5");
    assert!(found.ponder.is_some());
}

#[test]
fn a_best_move_without_information_is_a_result_without_lines() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        Player::say("bestmove e2e4");
        player.obey();
    });
    let found = search(&mut start(program)).unwrap();
    assert!(found.best.is_some() && found.lines.is_empty());
}

#[test]
fn a_repeated_best_move_does_not_answer_the_next_search() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        Player::say("bestmove e2e4\ninfo depth 50 score cp 7 pv d2d4\nbestmove d2d4");
        player.obey();
    });
    let mut searcher = start(program);
    assert!(search(&mut searcher).unwrap().best.is_some());
    let next = search(&mut searcher).unwrap();
    assert_eq!(next.lines[0].heard.depth, 4);
    assert_eq!(next.best, next.lines[0].moves.first().copied());
}

#[test]
fn a_result_before_an_exit_counts_and_the_next_position_is_not_blamed() {
    let program = engine(|player| {
        player.greet();
        player.obey_until("go");
        player.answer();
    });
    let mut searcher = start(program);
    for _ in 0..8 {
        assert!(search(&mut searcher).unwrap().best.is_some());
    }
}

#[test]
fn the_number_of_odd_options_is_limited() {
    let program = engine(|player| {
        player.wait_for("uci");
        Player::say("option name Hash type spin default x min 9 max 1");
        Player::say("option name Hash type check\noption\noption name\noption name A type cube");
        let long = "y".repeat(100_000);
        Player::say(&format!("option name {long} type string default {long}"));
        for count in 0..5000 {
            Player::write(&format!("option name O{count} type button\n"));
        }
        Player::say("uciok");
        player.obey();
    });
    let mut searcher = start(program);
    assert_eq!(searcher.options().len(), 1000);
    assert!(search(&mut searcher).is_ok());
}

#[test]
fn processes_started_by_an_engine_end_with_it_even_outside_its_group() {
    let token = token();
    let program = engine_called(&token, |player| {
        start_child_that_leaves();
        player.greet();
        player.obey();
    });
    let searcher = start(program);
    // The keeper, the engine, and a process whose parent has ended.
    let has_orphan = || {
        with_word(&token)
            .iter()
            .any(|one| one.words.iter().any(|word| word == "as-an-orphan"))
    };
    eventually("an orphan", has_orphan);
    assert!(searcher.close());
    all_end(&token);
}

#[test]
fn processes_started_by_an_engine_end_when_it_dies() {
    let token = token();
    let program = engine_called(&token, |player| {
        player.greet();
        start_child_that_leaves();
        player.obey_until("go");
        std::process::abort();
    });
    assert_eq!(trouble_with(program, Patience::default()), died(ABORTED));
    all_end(&token);
}

#[test]
fn an_engine_ends_when_its_keeper_is_killed() {
    let token = token();
    let program = engine_called(&token, |player| {
        player.greet();
        player.obey_until("go");
        with_word(&token)
            .iter()
            .find(|one| one.is_keeper())
            .unwrap()
            .kill();
        Player::hang();
    });
    assert_eq!(trouble_with(program, Patience::default()), died(KILLED));
    all_end(&token);
}
