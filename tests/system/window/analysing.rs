//! A collection is analysed in a window that is killed, again and again.

use super::running::{Running, Twin};
use crate::patience::{PATIENCE, eventually};
use crate::x_server::Desktop;
use rustix::process::Signal;
use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

/// An engine that logs the positions that it receives.
const ENGINE: &str = r#"#!/bin/sh
while read -r line; do
    case "$line" in
        uci) echo "id name Slow"; echo uciok;;
        isready) echo readyok;;
        "position "*) echo "$line" >> "$0.log";;
        go*)
            sleep 0.05
            echo "info depth 3 nodes 20 time 50 score cp 30 pv e2e4"
            echo "bestmove e2e4";;
        quit) exit 0;;
    esac
done
"#;
const COUNT: usize = 40;
const KILLS: usize = 3;

fn choose_engine(desktop: &Desktop) -> PathBuf {
    let engine = desktop.folder().join("slow");
    fs::write(&engine, ENGINE).unwrap();
    fs::set_permissions(&engine, Permissions::from_mode(0o755)).unwrap();
    let settings = desktop.folder().join("tabiya/settings.toml");
    fs::create_dir_all(settings.parent().unwrap()).unwrap();
    let text = format!(
        "version = 1\n[engines.Slow]\npath = {:?}\n[analysis]\nengine = \"Slow\"\ndepth = 3\n\
         processes = 1\n",
        engine.to_str().unwrap()
    );
    fs::write(settings, text).unwrap();
    engine.with_extension("log")
}

fn searched(log: &Path) -> Vec<String> {
    let text = fs::read_to_string(log).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// The window with the collection, after an analysis was started by keys alone.
fn analysing<'a>(desktop: &'a Desktop, path: &Path) -> Running<'a> {
    let window = Running::start(desktop, &[path], Twin::on_file(path));
    window.key("ctrl+shift+F4");
    window.key("shift+Tab");
    window.key("Return");
    window
}

#[test]
fn a_killed_analysis_loses_no_result_and_repeats_no_search() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let log = choose_engine(&desktop);
    let path = desktop.folder().join("suite.epd");
    let line = |clock| format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - {clock} 40\n");
    let lines: String = (0..COUNT).map(line).collect();
    fs::write(&path, &lines).unwrap();
    for _ in 0..KILLS {
        let before = searched(&log).len();
        let mut window = analysing(&desktop, &path);
        eventually("some results", || {
            (before + 6 < searched(&log).len()).then_some(())
        });
        window.signal(Signal::KILL);
        window.ends_within(PATIENCE).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), lines);
    }
    let window = analysing(&desktop, &path);
    window.wait_for_title("*suite.epd – Tabiya");
    window.key("ctrl+s");
    window.wait_for_title("suite.epd – Tabiya");
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved.matches("pm e4;").count(), COUNT, "{saved}");
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    for position in searched(&log) {
        *times.entry(position).or_default() += 1;
    }
    assert_eq!(times.len(), COUNT);
    let twice: usize = times.values().map(|count| count - 1).sum();
    assert!(twice <= KILLS, "{twice} of {COUNT} were searched again");
    let folder = desktop.state_folder().join("analyses");
    eventually("nothing is left", || {
        (fs::read_dir(&folder).unwrap().count() == 0).then_some(())
    });
}
