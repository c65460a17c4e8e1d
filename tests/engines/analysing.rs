//! The command line analyses positions with an engine that a script starts, as some engines need.

use crate::cast::{TABIYA, engine_called, starts_the_program, token};
use crate::left_behind::{is_there, stubborn};
use crate::processes::{all_end, eventually};
use crate::start_script::write_script;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tabiya_engine::Program;

const POSITIONS: &str = "4k3/8/8/8/8/8/8/4K2R w K - id \"1\";\n4k3/8/8/8/8/8/4P3/4K3 w - - id \"2\";\n\
                         4k3/4p3/8/8/8/8/8/4K3 b - - id \"3\";\n";

/// A script that starts this program and waits for its end.
fn script(program: &Program, folder: &Path) -> PathBuf {
    let words = program.arguments.iter().map(|word| word.to_str().unwrap());
    let words = words.collect::<Vec<_>>().join(" ");
    let program = program.path.to_str().unwrap();
    let rest = if cfg!(windows) { "" } else { "; exit $?" };
    write_script(folder, "engine", &format!("\"{program}\" {words}{rest}"))
}

/// `tabiya analyse` with this engine, in a folder with positions.
fn analyse(program: &Program, folder: &Path) -> Command {
    fs::write(folder.join("in.epd"), POSITIONS).unwrap();
    let mut command = Command::new(TABIYA);
    command.args(["analyse", "--engine"]);
    command.arg(script(program, folder));
    command.args(["--depth=4", "--processes=2", "--output=out.epd", "in.epd"]);
    command.current_dir(folder).stdin(Stdio::null());
    command
}

#[test]
fn positions_are_analysed_by_an_engine_started_by_a_script_that_leaves_no_process() {
    let token = token();
    let _guard = starts_the_program();
    let program = engine_called(&token, |player| {
        player.greet();
        player.obey();
    });
    let folder = tempfile::tempdir().unwrap();
    let output = analyse(&program, folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let written = fs::read_to_string(folder.path().join("out.epd")).unwrap();
    assert_eq!(written.lines().count(), 3);
    assert_eq!(written.matches("; acd 4").count(), 3, "{written}");
    all_end(&token);
}

#[test]
fn a_killed_analysis_leaves_no_process_and_closes_its_output() {
    let token = token();
    let _guard = starts_the_program();
    let program = stubborn(&token);
    let folder = tempfile::tempdir().unwrap();
    let mut command = analyse(&program, folder.path());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = command.spawn().unwrap();
    eventually("an engine", || is_there(&token, "as-an-engine"));
    eventually("an orphan", || is_there(&token, "as-an-orphan"));
    running.kill().unwrap();
    // This returns when no process holds the other end of its pipes.
    running.wait_with_output().unwrap();
    all_end(&token);
}
