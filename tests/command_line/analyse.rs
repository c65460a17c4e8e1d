//! `tabiya analyse`: the searches, the output, the reports, and the resumption of an interrupted
//! run. The engine is a shell script that plays the part that the test defines.

mod broken_off;
mod failing;
mod real;
mod reporting;
mod writing;

use super::running::{Folder, Run, tabiya};
use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The beginning of each script. It lists the positions of its searches in the file that `SEARCHED` names.
const SCRIPT: &str = r#"#!/bin/sh
while read -r line; do
    case $line in
    uci)
        echo "id name Scripted 1"
        echo "option name Hash type spin default 16 min 1 max 64"
        echo "option name Style type combo default Solid var Solid var Risky"
        echo "option name MultiPV type spin default 1 min 1 max 5"
        echo uciok ;;
    isready) echo readyok ;;
    "position fen "*) fen=${line#position fen } ;;
    quit) exit ;;
    go*)
        if [ -n "$SEARCHED" ]; then echo "$fen" >> "$SEARCHED"; fi
        case $fen in
"#;

const SCRIPT_END: &str = "        *) say a1a2 ;;\n        esac ;;\n    esac\ndone\n";

/// Reports a move as the best at three depths, or as becoming the best.
const SAY: &str = r#"say() {
    echo "info depth 1 nodes 10 time 1 score cp 5 pv $1"
    echo "info depth 2 nodes 200 time 20 score cp ${2:-30} pv $1"
    echo "bestmove $1"
}
"#;

/// A folder with an engine that behaves like this at positions that match a shell pattern.
pub(crate) fn folder_with(cases: &[(&str, &str)]) -> Folder {
    let folder = Folder::new();
    let (first, rest) = SCRIPT.split_once('\n').unwrap();
    let mut script = format!("{first}\n{SAY}{rest}");
    for (pattern, command) in cases {
        writeln!(script, "        \"{pattern}\"*) {command} ;;").unwrap();
    }
    script += SCRIPT_END;
    let folder = folder.with("engine", script);
    let path = folder.file("engine");
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

/// The positions that were searched, in order if one process searched them.
fn searched(folder: &Folder) -> Vec<String> {
    let text = fs::read_to_string(folder.file("searched")).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

fn command(folder: &Folder, args: &[&str]) -> Command {
    let mut command = tabiya();
    command.args(["analyse", "--engine", "./engine"]).args(args);
    command.current_dir(folder.path()).stdin(Stdio::null());
    command.env("SEARCHED", folder.file("searched"));
    command
}

fn analyse(folder: &Folder, args: &[&str]) -> Run {
    Run::of(command(folder, args).output().unwrap())
}

/// Positions in which kings have moved about, each with another halfmove clock, so that all positions differ.
fn wandering(count: u32) -> String {
    let line =
        |clock| format!("7k/8/8/8/8/8/8/K7 w - - id \"k.{clock}\"; hmvc {clock}; fmvn 900;\n");
    (0..count).map(line).collect()
}

/// The journal of results beside the output.
fn journal(folder: &Folder) -> PathBuf {
    folder.file("out.epd.analysis")
}
