//! Scripts that start a program.

use std::path::{Path, PathBuf};

/// The path of the script with this name in a folder.
pub(crate) fn script_in(folder: &Path, name: &str) -> PathBuf {
    folder.join(if cfg!(windows) {
        format!("{name}.bat")
    } else {
        name.to_owned()
    })
}

/// Writes a script with this name and this line into a folder, and returns its path.
pub(crate) fn write_script(folder: &Path, name: &str, line: &str) -> PathBuf {
    let path = script_in(folder, name);
    write_executable(&path, line);
    path
}

/// Writes the file by another process: a program that another test is just starting would inherit the file open for
/// writing, and no process can start it while that is so.
#[cfg(unix)]
fn write_executable(path: &Path, line: &str) {
    let write = "printf '#!/bin/sh\\n%s\\n' \"$2\" > \"$1\" && chmod 755 \"$1\"";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", write, "sh"]).arg(path).arg(line);
    assert!(shell.status().unwrap().success());
}

#[cfg(windows)]
fn write_executable(path: &Path, line: &str) {
    std::fs::write(path, format!("@{line}\r\n")).unwrap();
}
