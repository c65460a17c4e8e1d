//! The window is killed and started again: unsaved work is offered and recovered.

use super::crash_recovery;
use super::program::START;
use super::running::{LEFT, Running};
use crate::patience::eventually;
use crate::x_server::Desktop;
use rustix::process::Signal;
use std::fs;
use std::path::Path;

/// The start position after White's pawns on these files were moved two squares.
fn moved(files: &str) -> String {
    let rank = |is_there: &dyn Fn(char) -> bool| {
        let mut text = String::new();
        let mut empty = 0;
        for file in 'a'..='h' {
            if is_there(file) {
                if empty > 0 {
                    text.push_str(&empty.to_string());
                }
                empty = 0;
                text.push('P');
            } else {
                empty += 1;
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    };
    let fourth = rank(&|file| files.contains(file));
    let second = rank(&|file| !files.contains(file));
    format!("rnbqkbnr/pppppppp/8/8/{fourth}/8/{second}/RNBQKBNR w KQkq - 0 1")
}

fn move_pawn(window: &Running<'_>, file: char) {
    window.drag(&format!("{file}2"), &format!("{file}4"), LEFT);
}

fn kill(mut window: Running<'_>) {
    window.signal(Signal::KILL);
    eventually("the end", || window.status());
}

/// Starts again, recovers the remains, and returns the position on the board.
fn recover<'a>(desktop: &'a Desktop, path: &Path) -> (Running<'a>, String) {
    let window = Running::start_asking(desktop, path);
    eventually("the recovered document", || {
        // The button that recovers has the keyboard focus as soon as it appears.
        window.key("Return");
        let title = desktop.xdotool(["getwindowname", window.id()]);
        (title.trim_end() == "*one.fen – Tabiya").then_some(())
    });
    let copied = window.copied();
    (window, copied)
}

#[test]
fn a_repeatedly_killed_window_loses_no_edit() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("one.fen");
    fs::write(&path, format!("{START}\n")).unwrap();
    let mut window = Running::on_file(&desktop, &path);
    let mut files = String::new();
    for (file, last) in [('e', 'd'), ('a', 'c'), ('h', 'g')] {
        move_pawn(&window, file);
        files.push(file);
        assert_eq!(window.copied(), moved(&files));
        // On a slow disk the journal is written later than the change is visible.
        crash_recovery::wait_until_written(&desktop, &moved(&files));
        // This move is in progress when the program is killed.
        move_pawn(&window, last);
        kill(window);
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
        let with_last = format!("{files}{last}");
        let (next, recovered) = recover(&desktop, &path);
        if recovered == moved(&with_last) {
            files = with_last;
        }
        assert_eq!(recovered, moved(&files));
        window = next;
    }

    window.key("ctrl+s");
    window.wait_for_title("one.fen – Tabiya");
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        format!("{}\n", moved(&files))
    );
    eventually("the end of the journal", || {
        crash_recovery::folders(&desktop).is_empty().then_some(())
    });
    kill(window);
    // No question is open any more: a copy shows it.
    let window = Running::on_file(&desktop, &path);
    assert_eq!(window.copied(), moved(&files));
}
