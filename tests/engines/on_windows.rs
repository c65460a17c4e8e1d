//! Claims about Windows only.

use crate::cast::engine;
use crate::faults::start_with;
use crate::player::Player;
use std::os::windows::process::CommandExt as _;
use std::process::{Command, Stdio, exit};
use tabiya_engine::uci::Patience;
use tabiya_engine::{Ended, Trouble};
use tabiya_text::engine_trouble_text;

const CREATE_BREAKAWAY_FROM_JOB: u32 = 0x0100_0000;

#[test]
fn no_process_of_an_engine_escapes_its_job() {
    let program = engine(|player| {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.arg("--list").stdout(Stdio::null());
        let started = command.creation_flags(CREATE_BREAKAWAY_FROM_JOB).spawn();
        player.wait_for("uci");
        let why = started.map(|_| ()).unwrap_err().kind();
        Player::say(&format!("id name {why:?}\nuciok"));
        player.obey();
    });
    let searcher = start_with(program, Patience::default()).unwrap();
    assert_eq!(searcher.name(), "PermissionDenied");
}

#[test]
fn a_crash_is_explained_in_words() {
    let program = engine(|player| {
        player.wait_for("uci");
        // STATUS_ILLEGAL_INSTRUCTION: the end of a program on a processor that lacks an instruction.
        exit(0xC000_001D_u32.cast_signed());
    });
    let trouble = start_with(program, Patience::default())
        .map(|_| ())
        .unwrap_err();
    let Trouble::Died { ended, .. } = &trouble else {
        panic!("{trouble:?}");
    };
    assert_eq!(*ended, Ended::Crashed(0xC000_001D));
    let text = engine_trouble_text(&trouble, "Player");
    assert!(text.contains("this processor lacks"), "{text}");
}
