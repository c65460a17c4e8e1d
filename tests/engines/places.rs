//! Engines in unusual folders, and their working folders.

use crate::cast::engine;
use crate::faults::start_with;
use crate::player::Player;
use std::path::Path;
#[cfg(unix)]
use std::process::Command;
use std::{env, fs};
use tabiya_engine::Program;
use tabiya_engine::uci::Patience;

/// An engine that reports the name of its working folder.
fn tells_its_folder() -> Program {
    engine(|player| {
        let folder = env::current_dir().unwrap();
        let name = folder.file_name().unwrap().to_str().unwrap();
        player.wait_for("uci");
        Player::say(&format!("id name in {name}\nuciok"));
        player.obey();
    })
}

/// The same program as a file with another name.
fn moved_to(program: Program, folder: &Path, name: &str) -> Program {
    fs::create_dir(folder).unwrap();
    let path = folder.join(name);
    copy(&program.path, &path);
    Program { path, ..program }
}

/// Copies a file by another process: a program that another test is just starting would inherit the copy open for
/// writing, and no process can start it while that is so.
#[cfg(unix)]
fn copy(from: &Path, to: &Path) {
    let status = Command::new("cp").arg(from).arg(to).status();
    assert!(status.unwrap().success());
}

#[cfg(windows)]
fn copy(from: &Path, to: &Path) {
    fs::copy(from, to).unwrap();
}

#[test]
fn an_engine_may_be_in_any_folder_and_works_in_its_own_or_a_chosen_one() {
    let program = tells_its_folder();
    let place = tempfile::tempdir().unwrap();
    let own = place.path().join("Größe – Шахматы (2) 100% & 'mehr'");
    let program = moved_to(program, &own, "мой движок 1.0.exe");
    let searcher = start_with(program.clone(), Patience::default()).unwrap();
    assert_eq!(searcher.name(), "in Größe – Шахматы (2) 100% & 'mehr'");
    let other = place.path().join("eröffnungs bücher");
    fs::create_dir(&other).unwrap();
    let folder = Some(other);
    let elsewhere = Program { folder, ..program };
    let searcher = start_with(elsewhere, Patience::default()).unwrap();
    assert_eq!(searcher.name(), "in eröffnungs bücher");
}
