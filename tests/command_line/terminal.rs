//! Files and file names that contain terminal commands.

use super::running::{Run, run_on};

/// Sets the title, clears the screen, rings the bell, and changes the writing direction.
const EVIL: &str = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e}\u{2066}\u{7f}\u{8}";

fn assert_tame(run: &Run) {
    for text in [run.text(), run.err.as_str()] {
        let is_harmful = |letter: char| {
            let turns = ('\u{202a}'..='\u{202e}').contains(&letter)
                || ('\u{2066}'..='\u{2069}').contains(&letter);
            (letter.is_control() && letter != '\n') || turns
        };
        assert!(!text.contains(is_harmful), "{text:?}");
    }
}

fn evil_lines() -> String {
    [
        format!("{EVIL}\n"),
        format!("8/8/8/8/8/8/8/K1k4{EVIL} w - - 0 1\n"),
        format!("8/8/8/8/8/8/8/K1k5 {EVIL} - - 0 1\n"),
        format!("8/8/8/8/8/8/8/K1k5 w {EVIL} - 0 1\n"),
        format!("8/8/8/8/8/8/8/K1k5 w - - {EVIL} 1\n"),
        format!("8/8/8/8/8/8/8/K1k5 w - - 0 1 ; {EVIL}\n"),
        format!("8/8/8/8/8/8/8/K1k5 w - - c0 \"{EVIL}\";\n"),
        format!("8/8/8/8/8/8/8/K1k5 w - - {EVIL} 1;\n"),
        format!("https://lichess.org/editor/8/8/8/8/8/8/8/K1k5_w_-_-?x={EVIL}\n"),
        format!("{EVIL} 8/8/8/8/8/8/8/K1k5 w - -\n"),
    ]
    .concat()
}

#[test]
fn quoted_text_in_a_report_contains_no_control_characters() {
    let lines = evil_lines();
    for args in [&["check"][..], &["check", "--json"]] {
        let run = run_on(lines.as_bytes(), args);
        assert_tame(&run);
        assert!(run.text().lines().count() >= 10, "{}", run.text());
    }
    let run = run_on(lines.as_bytes(), &["convert", "--repair"]);
    assert!(!run.err.is_empty());
    assert_tame(&Run {
        out: Vec::new(),
        ..run
    });
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_name_in_a_message_contains_no_control_characters() {
    let name = format!("{EVIL}.fen");
    let folder = super::running::Folder::new()
        .with(&name, "nonsense\n")
        .with("a.fen", "nonsense\n");
    for args in [
        &["check", &name][..],
        &["check", "--json", &name, "a.fen"],
        &["check", "none", &format!("none{EVIL}")],
        &["convert", "--output", &format!("{EVIL}/x"), "a.fen"],
        &["check", &format!("--{EVIL}")],
        &["convert", &format!("--to={EVIL}")],
    ] {
        let run = folder.run(args);
        assert_tame(&run);
        assert!(run.status >= 2);
        assert!(!run.text().is_empty() || !run.err.is_empty());
    }
    let objects = folder.run(&["check", "--json", &name, "a.fen"]).objects();
    assert_eq!(objects[0]["file"], *name);
}

#[cfg(unix)]
#[test]
fn a_name_that_is_not_utf_8_is_accepted() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = super::running::Folder::new();
    let name = std::ffi::OsStr::from_bytes(b"\xff\x1b.fen");
    if std::fs::write(folder.path().join(name), "8/8/8/8/8/8/8/K6 w - - 0 1").is_err() {
        eprintln!("skipped: this file system takes no such name");
        return;
    }
    let mut command = super::running::tabiya();
    command.arg("check").arg(name).current_dir(folder.path());
    let run = super::running::feed(command, b"");
    assert_tame(&run);
    assert!(run.text().contains(":1: unreadable"));
}

/// Gives the program a terminal of its own by `script` of util-linux.
#[cfg(target_os = "linux")]
#[test]
fn text_passed_through_to_a_terminal_contains_no_control_characters() {
    let folder = super::running::Folder::new().with("evil.fen", evil_lines());
    let program = env!("CARGO_BIN_EXE_tabiya");
    let mut command = std::process::Command::new("script");
    let inner = format!("{program} convert evil.fen");
    command
        .args(["-q", "-e", "-c", &inner, "/dev/null"])
        .current_dir(folder.path());
    let Ok(output) = command.stdin(std::process::Stdio::null()).output() else {
        eprintln!("skipped: no script");
        return;
    };
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(shown.contains("\\u{1b}[2J"), "{shown:?}");
    assert!(
        !shown.contains(['\u{1b}', '\u{7}', '\u{9b}', '\u{202e}', '\u{8}']),
        "{shown:?}"
    );
}
