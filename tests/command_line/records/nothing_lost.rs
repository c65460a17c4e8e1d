//! Lines that a command cannot hold are reported, and no files are left over.

use super::super::running::{Folder, feed, tabiya};
use super::lines;
use std::fmt::Write as _;

/// The commands that write lines.
const COMMANDS: [&[&str]; 6] = [
    &["sort"],
    &["dedupe"],
    &["merge"],
    &["merge", "--all"],
    &["sample", "-n2"],
    &["find", "a"],
];

/// Lines that need more than a megabyte, each only once.
fn much_text() -> String {
    let mut text = String::new();
    for number in 0..60_000_u64 {
        let shuffled = number * 7919 % 60_013;
        writeln!(text, "{shuffled:05} a line of some length in a file").unwrap();
    }
    text
}

#[test]
fn a_line_that_is_too_long_is_reported_and_nothing_is_saved() {
    let long = "x".repeat(70_000);
    let folder = Folder::new().with("a.epd", format!("b\n{long}\na\n"));
    for command in COMMANDS {
        let run = folder.run(&[command, &["--output=a.epd", "a.epd"]].concat());
        assert_eq!(run.status, 3, "{command:?}");
        assert!(
            run.err
                .starts_with("a.epd:2: the line is longer than 64 KiB and was left out\n"),
            "{}",
            run.err
        );
        assert_eq!(folder.read("a.epd").len(), 70_005);
    }
}

#[test]
fn half_a_character_at_the_end_is_reported_and_nothing_is_saved() {
    let text = "\u{feff}b\na\n".encode_utf16();
    let mut text: Vec<u8> = text.flat_map(u16::to_le_bytes).collect();
    text.push(b'c');
    let folder = Folder::new().with("a.epd", &text);
    for command in COMMANDS {
        let run = folder.run(&[command, &["--output=a.epd", "a.epd"]].concat());
        assert_eq!(run.status, 3, "{command:?}");
        let what =
            "a.epd: the file ends in the middle of a character, and its last byte was left out\n";
        assert!(run.err.starts_with(what), "{}", run.err);
        assert_eq!(folder.read("a.epd"), text);
    }
}

#[test]
fn the_output_stays_if_the_dropped_lines_cannot_be_saved() {
    let line = "8/8/8/8/8/8/4R3/k3K3 w - - id \"a\";\n";
    let folder = Folder::new().with("a.epd", line.repeat(2));
    std::fs::create_dir(folder.file("taken")).unwrap();
    let run = folder.run(&["dedupe", "--dropped=taken", "--output=a.epd", "a.epd"]);
    assert_eq!((run.text(), run.status), ("", 3), "{}", run.err);
    assert_eq!(folder.read("a.epd"), line.repeat(2).into_bytes());
    let run = folder.run(&["dedupe", "--dropped=b.epd", "--output=b.epd", "a.epd"]);
    assert_eq!(run.status, 3, "{}", run.err);
    assert_eq!(folder.read("b.epd"), line.as_bytes());
}

#[test]
fn more_than_memory_goes_into_the_temporary_folder_and_leaves_nothing() {
    let text = much_text();
    let mut sorted: Vec<_> = text.lines().collect();
    sorted.sort_unstable();
    let folder = Folder::new();
    std::fs::create_dir(folder.file("tmp")).unwrap();
    let run_in = |temp: &str, args: &[&str]| {
        let mut command = tabiya();
        command.env("TMPDIR", folder.file(temp)).args(args);
        feed(command, text.as_bytes())
    };
    let run = run_in("tmp", &["sort", "--memory=1"]);
    assert_eq!(
        (lines(&run) == sorted, run.status),
        (true, 0),
        "{}",
        run.err
    );
    let run = run_in("tmp", &["dedupe", "--memory=1"]);
    assert_eq!((run.text() == text, run.status), (true, 0), "{}", run.err);
    assert_eq!(std::fs::read_dir(folder.file("tmp")).unwrap().count(), 0);
    #[cfg(unix)]
    for command in ["sort", "dedupe"] {
        let run = run_in("missing", &[command, "--memory=1"]);
        assert_eq!((run.text(), run.status), ("", 3));
        assert!(
            run.err.starts_with("The input could not be stored in "),
            "{}",
            run.err
        );
        assert_eq!(run.err.lines().count(), 1);
    }
}

#[cfg(unix)]
#[test]
fn a_full_folder_for_temporary_files_gives_one_message_and_leaves_nothing() {
    let folder = Folder::new().with("a.epd", much_text());
    std::fs::create_dir(folder.file("tmp")).unwrap();
    let program = env!("CARGO_BIN_EXE_tabiya");
    for words in [
        "sort",
        "dedupe",
        "sample -n 50000",
        "sort -o b.epd",
        "merge --all",
        "split -n 50 -o {}.epd",
        "split --by text -o {}.epd",
        "split --shares a=1 -o {}.epd",
        "diff /dev/null",
    ] {
        let mut shell = std::process::Command::new("sh");
        let command = format!("ulimit -f 8; exec '{program}' {words} --memory=1 a.epd");
        shell.args(["-c", &command]).env("LC_ALL", "C");
        shell.env("TMPDIR", folder.file("tmp"));
        let ended = shell.current_dir(folder.path()).output().unwrap();
        let err = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(3), "{words}: {err}");
        assert_eq!(ended.stdout, b"", "{words}");
        let place = folder.path().canonicalize().unwrap().join("tmp");
        let begin = format!("The input could not be stored in {}", place.display());
        assert!(err.starts_with(&begin), "{words}: {err}");
        assert_eq!(err.lines().count(), 1, "{words}: {err}");
        assert_eq!(folder.names(), ["a.epd", "tmp"]);
        assert_eq!(std::fs::read_dir(folder.file("tmp")).unwrap().count(), 0);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_the_old_file_and_nothing_else() {
    use super::super::running::hearing_ctrl_c;
    use rustix::process::{Pid, Signal, kill_process};
    use std::io::Write as _;
    use std::os::unix::process::ExitStatusExt as _;
    use std::process::Stdio;
    let folder = Folder::new().with("out.epd", "old\n");
    std::fs::create_dir(folder.file("tmp")).unwrap();
    for words in [&["sort"][..], &["dedupe", "--dropped=dropped.epd"]] {
        let mut command = tabiya();
        command.args(words).args(["--memory=1", "--output=out.epd"]);
        command.env("TMPDIR", folder.file("tmp"));
        command.current_dir(folder.path());
        let mut command = hearing_ctrl_c(&command);
        command.stdin(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut pipe = child.stdin.take().unwrap();
        // Nearly everything is read when this returns, and so some of it is in a temporary file.
        pipe.write_all(much_text().as_bytes()).unwrap();
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        let ended = child.wait_with_output().unwrap();
        drop(pipe);
        assert_eq!(ended.status.signal(), Some(2), "{words:?}");
        assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
        assert_eq!(folder.names(), ["out.epd", "tmp"]);
        assert_eq!(folder.read("out.epd"), b"old\n");
        assert_eq!(std::fs::read_dir(folder.file("tmp")).unwrap().count(), 0);
    }
}
