//! If the program was killed together with everything that should have ended its engines, the next start ends
//! the remaining engine processes, and nothing else.

use crate::cast::{TABIYA, engine_called, start_hidden_child, starts_the_program_alone, token};
use crate::left_behind::is_there;
use crate::player::Player;
use crate::processes::{all_end, eventually, with_word};
use crate::whoever_is_killed::Victim::{Host, Inner, Outer};
use crate::whoever_is_killed::{forget_keeper, hostile, send, slippery, start_program};
use rustix::process::Signal;
use std::process::{Command, Stdio};

/// Starts the program for a purpose that needs no engine, and waits for its end.
fn next_start() {
    let mut next = Command::new(TABIYA);
    let status = next.arg("--licences").stdout(Stdio::null()).status();
    assert!(status.unwrap().success());
}

#[test]
fn the_next_start_ends_processes_left_after_program_and_keepers_were_killed() {
    let token = token();
    let _guard = starts_the_program_alone();
    let engine = slippery(&token);
    for order in [
        [Host, Outer, Inner],
        [Host, Inner, Outer],
        [Outer, Host, Inner],
        [Outer, Inner, Host],
        [Inner, Host, Outer],
        [Inner, Outer, Host],
    ] {
        let mut host = start_program(&token, engine.clone());
        send(&token, Signal::STOP, &order);
        send(&token, Signal::KILL, &order);
        // It makes no difference whether the program's exit status has been collected.
        if order[0] == Host {
            host.wait().unwrap();
        }
        next_start();
        all_end(&token);
        host.wait().unwrap();
    }
}

#[test]
fn the_next_start_ends_processes_of_an_engine_that_killed_its_keepers() {
    let token = token();
    let _guard = starts_the_program_alone();
    let engine = engine_called(&token, |player| {
        forget_keeper();
        player.greet();
        player.obey_until("go");
        // Otherwise the outer keeper could end the engine between the first kill and its own.
        send(&token, Signal::STOP, &[Host, Outer, Inner]);
        send(&token, Signal::KILL, &[Inner, Outer, Host]);
        start_hidden_child();
        Player::hang();
    });
    let mut host = start_program(&token, engine);
    host.wait().unwrap();
    assert!(is_there(&token, "as-an-engine"));
    next_start();
    all_end(&token);
}

#[test]
fn the_next_start_ends_no_process_of_a_running_program() {
    let token = token();
    let _guard = starts_the_program_alone();
    let engine = hostile(&token, || {});
    let mut host = start_program(&token, engine);
    // The process that started the orphan ends soon, by itself.
    eventually("an orphan without a parent", || {
        !is_there(&token, "as-a-hidden-child")
    });
    let pids = || {
        let found = with_word(&token).into_iter().map(|one| one.pid);
        found.collect::<Vec<_>>()
    };
    let before = pids();
    next_start();
    assert_eq!(pids(), before);
    assert!(is_there(&token, "as-an-engine"));
    host.kill().unwrap();
    host.wait().unwrap();
    all_end(&token);
}
