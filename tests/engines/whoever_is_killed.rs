//! On Linux no process of an engine is left, whatever the engine does to itself, to its keepers and to the program,
//! and in whatever order the processes are killed.

use crate::cast::{engine_called, host, start_hidden_child, token};
use crate::faults::{patient, question, start_with};
use crate::left_behind::is_there;
use crate::player::Player;
use crate::processes::{Found, all_end, eventually, with_word};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{PidfdFlags, Signal, pidfd_open};
use std::fs::File;
use std::ops::ControlFlow;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::{env, mem};
use tabiya_engine::uci::{Patience, SearchProgress};
use tabiya_engine::{EngineService, Program, SearchResult, Trouble};

/// Processes that a test can kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Victim {
    /// The program that uses the engine.
    Host,
    Outer,
    Inner,
}

use Victim::{Host, Inner, Outer};

impl Victim {
    fn is(self, found: &Found) -> bool {
        match self {
            Host => found.words.iter().any(|word| word == "as-a-host"),
            Outer => found.is_keeper() && !found.is_inner_keeper(),
            Inner => found.is_inner_keeper(),
        }
    }
}

/// The word for a test with these victims. Every process of the test reads the victims from it.
fn token_against(victims: &[Victim]) -> String {
    let token = token();
    if victims_of(&token).is_empty() {
        let names = victims.iter().map(|victim| format!("{victim:?}"));
        return format!("{token}-{}", names.collect::<Vec<_>>().join("-"));
    }
    // In the parts of the test, the word already names the victims.
    token
}

fn victims_of(token: &str) -> Vec<Victim> {
    let victim = |name| {
        [Outer, Inner]
            .into_iter()
            .find(|one| format!("{one:?}") == name)
    };
    token.split('-').filter_map(victim).collect()
}

/// Sends a signal to these processes, one after the other.
pub(crate) fn send(token: &str, signal: Signal, victims: &[Victim]) {
    let found = with_word(token);
    for victim in victims {
        for one in found.iter().filter(|one| victim.is(one)) {
            one.signal(signal);
        }
    }
}

/// An engine that does this when it should search, and afterwards has a child that keeps nothing from it.
pub(crate) fn hostile(token: &str, behave: impl FnOnce()) -> Program {
    engine_called(token, |player| {
        player.greet();
        player.obey_until("go");
        behave();
        start_hidden_child();
        Player::hang();
    })
}

/// An engine that keeps no signal, file or variable of its keeper.
pub(crate) fn slippery(token: &str) -> Program {
    engine_called(token, |player| {
        forget_keeper();
        player.greet();
        player.obey_until("go");
        hold_errors();
        start_hidden_child();
        stop_self();
    })
}

/// Executes this program again without an environment. Because a thread other than the first does so, the process is no
/// longer killed with its parent.
pub(crate) fn forget_keeper() {
    if env::vars_os().next().is_some() {
        let mut again = Command::new(env::current_exe().unwrap());
        let error = again.args(env::args_os().skip(1)).env_clear().exec();
        panic!("{error}");
    }
}

/// Opens its standard error for reading, so that a writer never notices that the program has gone.
fn hold_errors() {
    mem::forget(File::open("/proc/self/fd/2").unwrap());
}

fn stop_self() {
    rustix::process::kill_process(rustix::process::getpid(), Signal::STOP).unwrap();
    Player::hang();
}

/// Plays the program, or starts it and waits until its engine has been hostile.
pub(crate) fn start_program(token: &str, engine: Program) -> Child {
    let mut host = host(token, || {
        let service = EngineService::start(engine, Vec::new(), Patience::default()).unwrap();
        service.search(question());
        Player::hang();
    });
    let host = host.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    eventually("an orphan", || is_there(token, "as-an-orphan"));
    host.unwrap()
}

fn end(mut host: Child, token: &str) {
    host.kill().unwrap();
    host.wait().unwrap();
    all_end(token);
}

#[test]
fn no_process_of_a_suspended_engine_is_left_when_the_program_is_killed() {
    let token = token();
    let engine = engine_called(&token, |player| {
        player.greet();
        player.obey_until("go");
        start_hidden_child();
        stop_self();
    });
    let host = start_program(&token, engine);
    let is_engine =
        |one: &Found| !one.is_keeper() && one.words.iter().any(|word| word == "as-an-engine");
    eventually("an engine that is stopped", || {
        let mut found = with_word(&token).into_iter();
        found.any(|one| is_engine(&one) && one.is_stopped())
    });
    end(host, &token);
}

#[test]
fn no_process_is_left_when_program_and_keeper_are_killed_in_either_order() {
    let token = token();
    let engine = slippery(&token);
    for victims in [[Host, Outer], [Outer, Host], [Host, Inner], [Inner, Host]] {
        let host = start_program(&token, engine.clone());
        send(&token, Signal::KILL, &victims);
        end(host, &token);
    }
}

#[test]
fn no_process_is_left_when_the_program_is_killed_while_it_ends_the_rest_of_an_engine() {
    let token = token();
    let engine = engine_called(&token, |player| {
        forget_keeper();
        player.greet();
        player.obey_until("go");
        hold_errors();
        // The program needs some time to find them all.
        for _ in 0..20 {
            start_hidden_child();
        }
        stop_self();
    });
    for _ in 0..3 {
        let host = start_program(&token, engine.clone());
        let inner = with_word(&token).into_iter().find(Found::is_inner_keeper);
        let inner = pidfd_open(inner.unwrap().pid, PidfdFlags::empty()).unwrap();
        send(&token, Signal::KILL, &[Outer]);
        // The program may just have killed the inner keeper.
        poll(&mut [PollFd::new(&inner, PollFlags::IN)], None).unwrap();
        end(host, &token);
    }
}

#[test]
fn no_process_is_left_when_program_and_keeper_are_killed_together() {
    let token = token();
    let engine = slippery(&token);
    for victims in [[Host, Outer], [Outer, Host], [Host, Inner], [Inner, Host]] {
        let host = start_program(&token, engine.clone());
        // None of them can act in between.
        send(&token, Signal::STOP, &[Host, Outer, Inner]);
        send(&token, Signal::KILL, &victims);
        end(host, &token);
    }
}

#[test]
fn no_process_is_left_of_an_engine_that_suspended_its_keepers() {
    for victims in [&[Outer][..], &[Inner], &[Outer, Inner]] {
        let token = token_against(victims);
        let engine = hostile(&token, || send(&token, Signal::STOP, &victims_of(&token)));
        end(start_program(&token, engine), &token);
    }
}

#[test]
fn no_process_is_left_of_an_engine_that_suspends_its_whole_group() {
    let token = token();
    let engine = engine_called(&token, |player| {
        player.greet();
        player.obey_until("go");
        start_hidden_child();
        eventually("an orphan", || is_there(&token, "as-an-orphan"));
        rustix::process::kill_current_process_group(Signal::STOP).unwrap();
        Player::hang();
    });
    end(start_program(&token, engine), &token);
}

fn search_with(engine: Program) -> Result<SearchResult, Trouble> {
    let mut searcher = start_with(engine, patient())?;
    searcher.search(&question(), &mut |_: &SearchProgress| {
        ControlFlow::Continue(())
    })
}

/// An engine that starts a process, does this to its keepers and continues to play.
fn playing(token: &str, behave: impl FnOnce()) -> Program {
    engine_called(token, |player| {
        forget_keeper();
        start_hidden_child();
        eventually("an orphan", || is_there(token, "as-an-orphan"));
        player.greet();
        player.wait_for("isready");
        behave();
        Player::say("readyok");
        player.obey();
    })
}

#[test]
fn a_batch_leaves_no_process_of_an_engine_that_kills_its_keepers() {
    for victims in [&[Outer][..], &[Inner], &[Outer, Inner], &[Inner, Outer]] {
        let token = token_against(victims);
        let engine = playing(&token, || send(&token, Signal::KILL, &victims_of(&token)));
        // The engine may have answered before the fault was noticed.
        drop(search_with(engine));
        all_end(&token);
    }
}

#[test]
fn a_batch_leaves_no_process_of_an_engine_that_suspends_its_keepers() {
    for victims in [&[Outer][..], &[Inner], &[Outer, Inner]] {
        let token = token_against(victims);
        let engine = playing(&token, || send(&token, Signal::STOP, &victims_of(&token)));
        assert!(search_with(engine).is_ok());
        all_end(&token);
    }
}
