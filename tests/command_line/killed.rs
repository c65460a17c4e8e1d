//! The remains of a killed save on systems without the fault tests, which are for Linux.

use super::running::{Folder, tabiya};
use std::fs;
use std::process::{Child, Stdio};
use std::time::Instant;

const OLD: &[u8] = b"8/8/8/4k3/8/4K3/8/8 w - - 0 1\n";
/// Number of moments within the duration of a save at which it is killed; some later ones are tried too.
const PARTS: u32 = 12;

fn begin(folder: &Folder) -> Child {
    let mut command = tabiya();
    command.args(["convert", "-o", "out.fen", "in.fen"]);
    command.current_dir(folder.path());
    command.stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

#[test]
fn a_save_killed_at_any_moment_leaves_the_old_file_or_the_new_one() {
    let line = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
    let new = line.repeat(4_000).into_bytes();
    let folder = Folder::new().with("in.fen", &new).with("out.fen", OLD);
    let began = Instant::now();
    assert!(begin(&folder).wait().unwrap().success());
    let whole = began.elapsed();
    assert!(folder.read("out.fen") == new);
    for part in 1..=PARTS + 2 {
        fs::write(folder.file("out.fen"), OLD).unwrap();
        let mut child = begin(&folder);
        std::thread::sleep(whole * part / PARTS);
        // It may have ended already.
        drop(child.kill());
        child.wait().unwrap();
        let left = folder.read("out.fen");
        let len = left.len();
        assert!(
            left == OLD || left == new,
            "{len} bytes after {part} of {PARTS}"
        );
    }
}
