//! Positions from a pipe.

use super::running::{Running, Twin};
use crate::patience::eventually;
use crate::x_server::Desktop;
use std::fs::{self, File};
use std::process::Stdio;

const FIRST: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";

#[test]
fn a_file_is_read_from_standard_input() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("input.fen");
    fs::write(&path, format!("{FIRST}\n4k3/8/8/8/8/8/8/4K3 b - - 0 1\n")).unwrap();
    let input = Stdio::from(File::open(&path).unwrap());
    let window = Running::start_reading(&desktop, &["-"], Twin::start(), input);
    eventually("the first position", || {
        (window.copied() == FIRST).then_some(())
    });
}
