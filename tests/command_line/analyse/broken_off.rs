//! Runs that are stopped, killed or cut off, and resume.

use super::{Folder, analyse, command, folder_with, journal, searched, wandering};
use crate::running::hearing_ctrl_c;
use rustix::process::{Pid, Signal, kill_process};
use std::collections::HashSet;
use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tabiya_engine::analysis::read_journal_line;

const ARGS: [&str; 6] = [
    "--depth=2",
    "--processes=2",
    "--output=out.epd",
    "--resume",
    "in.epd",
    "--write=acd,acn,pm",
];

/// The positions with a result in the journal, by their halfmove clocks.
fn kept(folder: &Folder) -> HashSet<u32> {
    let bytes = fs::read(journal(folder)).unwrap_or_default();
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').skip(1);
    let whole = lines.filter(|line| line.ends_with(b"\n"));
    whole
        .map(|line| read_journal_line(line).unwrap().0.halfmove_clock)
        .collect()
}

/// A pseudo-random number, the same in each run.
fn chance(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

fn eventually(what: &str, mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < Duration::from_mins(1), "never: {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Whether a process is running whose command line names this file.
fn runs(program: &Path) -> bool {
    let name = program.to_str().unwrap();
    let entries = fs::read_dir("/proc").unwrap().flatten();
    let mut lines = entries.filter_map(|entry| fs::read(entry.path().join("cmdline")).ok());
    lines.any(|line| String::from_utf8_lossy(&line).contains(name))
}

fn send(child: &Child, signal: Signal) {
    let pid = Pid::from_raw(i32::try_from(child.id()).unwrap()).unwrap();
    kill_process(pid, signal).unwrap();
}

/// Kills this many runs. Every result in the journal stays there, and its position is not searched again.
fn kill_again_and_again(kills: u32) {
    const POSITIONS: u32 = 95;
    let mut state = 0x2545_F491_4F6C_DD1D;
    let (mut killed, mut finished) = (0, 0);
    while killed < kills {
        let folder = folder_with(&[]).with("in.epd", wandering(POSITIONS));
        let mut rounds: Vec<(HashSet<u32>, String)> = Vec::new();
        loop {
            let before = kept(&folder);
            let log = format!("searched-{}", rounds.len());
            let mut command = command(&folder, &ARGS);
            command.env("SEARCHED", folder.file(&log));
            rounds.push((before.clone(), log));
            command.stdout(Stdio::null()).stderr(Stdio::piped());
            let mut child = command.spawn().unwrap();
            // Once nearly all positions are done, a run ends before it can be killed.
            thread::sleep(Duration::from_micros(chance(&mut state) % 120_000));
            child.kill().unwrap();
            let ended = child.wait_with_output().unwrap();
            let after = kept(&folder);
            if ended.status.signal().is_none() {
                let err = String::from_utf8_lossy(&ended.stderr);
                assert_eq!(ended.status.code(), Some(0), "{err}");
                finished += 1;
                break;
            }
            killed += 1;
            let is_saved = folder.file("out.epd").exists();
            assert!(is_saved || before.is_subset(&after), "a result was lost");
            if is_saved || killed == kills {
                break;
            }
        }
        eventually("the engines end", || !runs(&folder.file("engine")));
        for (before, log) in &rounds {
            let text = fs::read_to_string(folder.file(log)).unwrap_or_default();
            let clocks = text
                .lines()
                .filter_map(|fen| fen.split(' ').nth(4)?.parse().ok());
            let again = { clocks }.find(|clock| before.contains(clock));
            assert_eq!(again, None, "searched again");
        }
    }
    assert!(finished > 0 || kills < 100, "no run came to its end");
}

#[test]
fn a_repeatedly_killed_run_loses_no_result_and_repeats_no_search() {
    kill_again_and_again(25);
}

#[test]
#[ignore = "takes minutes"]
fn two_thousand_kills_lose_no_result_and_repeat_no_search() {
    kill_again_and_again(2000);
}

#[test]
fn ctrl_c_stops_the_searches_keeps_results_and_says_how_to_continue() {
    let endless = "while :; do sleep 1; done";
    let folder = folder_with(&[("7k/8/8/8/8/8/8/K7 w - - 5 ", endless)]);
    let folder = folder.with("in.epd", wandering(9));
    let args = ["--depth=2", "--output=out.epd", "in.epd"];
    let mut command = hearing_ctrl_c(&command(&folder, &args));
    command.stdin(Stdio::null());
    let child = command.stderr(Stdio::piped()).spawn().unwrap();
    eventually("five positions are done", || searched(&folder).len() == 6);
    send(&child, Signal::INT);
    let ended = child.wait_with_output().unwrap();
    // A shell reports this as status 130.
    assert_eq!(ended.status.signal(), Some(2));
    let err = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(
        err,
        "Stopped.\n5 results are kept in out.epd.analysis; the same command with --resume continues from there\n"
    );
    assert!(!folder.file("out.epd").exists());
    eventually("the engine ends", || !runs(&folder.file("engine")));
    let refused = analyse(&folder, &args);
    assert_eq!(refused.status, 3);
    assert!(
        refused.err.contains("continue with --resume"),
        "{}",
        refused.err
    );
    assert_eq!(kept(&folder).len(), 5);
    // Now the engine no longer hangs.
    let script = String::from_utf8(folder.read("engine")).unwrap();
    fs::write(folder.file("engine"), script.replace(endless, "say a1b1")).unwrap();
    fs::remove_file(folder.file("searched")).unwrap();
    let other = analyse(
        &folder,
        &["--depth=3", "--output=out.epd", "--resume", "in.epd"],
    );
    assert!(
        other.status == 3 && other.err.contains("other limits"),
        "{}",
        other.err
    );
    let run = analyse(&folder, &[&args[..], &["--resume"]].concat());
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(searched(&folder).len(), 4);
    assert!(!journal(&folder).exists());
    let out = String::from_utf8(folder.read("out.epd")).unwrap();
    assert_eq!(out.matches("; pm K").count(), 9);
}

#[test]
fn a_signal_ends_a_run_that_waits_for_input() {
    let folder = folder_with(&[]);
    let mut command = command(&folder, &["--depth=2", "--output=out.epd", "-"]);
    let mut child = command
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let pipe = child.stdin.take();
    thread::sleep(Duration::from_millis(300));
    send(&child, Signal::TERM);
    let ended = child.wait_with_output().unwrap();
    drop(pipe);
    assert_eq!(ended.status.signal(), Some(15));
    eventually("the engine ends", || !runs(&folder.file("engine")));
}
