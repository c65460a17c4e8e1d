//! Scripts that start a program.

use std::path::{Path, PathBuf};

/// Where the script of this name stands in a folder.
pub(crate) fn script_in(folder: &Path, name: &str) -> PathBuf {
    folder.join(if cfg!(windows) {
        format!("{name}.bat")
    } else {
        name.to_owned()
    })
}

/// Writes a script of this name into a folder, which does what this line says, and returns where it stands.
pub(crate) fn write_script(folder: &Path, name: &str, line: &str) -> PathBuf {
    let path = script_in(folder, name);
    write_executable(&path, line);
    path
}

/// Not with this process's own hands: a program that another test is just starting would have the file open for
/// writing as well, and as long as somebody has that nobody can start it.
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
