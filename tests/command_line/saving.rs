//! `--output` saves like the editor.

use super::running::{Folder, feed, tabiya};

const SHREDDER: &str = "r3k2r/8/8/p7/8/5N2/8/R3K2R b HAha - 3 20\n";
const X_FEN: &str = "r3k2r/8/8/p7/8/5N2/8/R3K2R b KQkq - 3 20\n";

#[test]
fn the_output_may_be_the_input() {
    let folder = Folder::new().with("a.fen", SHREDDER.repeat(20_000));
    let run = folder.run(&["convert", "--output", "a.fen", "a.fen"]);
    assert_eq!((run.status, run.text(), run.err.as_str()), (0, "", ""));
    assert!(folder.read("a.fen") == X_FEN.repeat(20_000).as_bytes());
    assert_eq!(folder.names(), ["a.fen"]);
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
    let folder = Folder::new().with("a.fen", SHREDDER);
    let mode = std::fs::Permissions::from_mode(0o640);
    std::fs::set_permissions(folder.file("a.fen"), mode).unwrap();
    symlink("a.fen", folder.file("link.fen")).unwrap();
    let run = folder.run(&["convert", "-o", "link.fen", "link.fen"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(folder.file("link.fen").is_symlink());
    assert_eq!(folder.read("a.fen"), X_FEN.as_bytes());
    assert_eq!(
        folder.file("a.fen").metadata().unwrap().mode() & 0o777,
        0o640
    );

    // A file with two names can only be overwritten in place, and here it is its own input.
    std::fs::write(folder.file("a.fen"), SHREDDER).unwrap();
    std::fs::hard_link(folder.file("a.fen"), folder.file("b.fen")).unwrap();
    let run = folder.run(&["convert", "-o", "a.fen", "b.fen"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(folder.read("b.fen"), X_FEN.as_bytes());
}

/// While a file is overwritten in place, a second file holds a copy of the new content.
#[cfg(unix)]
#[test]
fn a_file_with_two_names_is_overwritten_with_a_temporary_spare_copy() {
    let folder = Folder::new().with("a.fen", SHREDDER).with("out.fen", "old");
    std::fs::hard_link(folder.file("out.fen"), folder.file("too.fen")).unwrap();
    std::fs::write(folder.file("blocked"), "no folder").unwrap();
    let convert = |state: &str| {
        let mut command = tabiya();
        command.args(["convert", "-o", "out.fen", "a.fen"]);
        command.current_dir(folder.path());
        command.env("XDG_STATE_HOME", folder.file(state));
        feed(command, b"")
    };
    let run = convert("blocked");
    assert_eq!(run.status, 3);
    assert!(run.err.contains("out.fen was not written"), "{}", run.err);
    assert!(
        run.err.contains("in place (it has other names"),
        "{}",
        run.err
    );
    assert!(run.err.contains("XDG_STATE_HOME"), "{}", run.err);
    assert_eq!(folder.read("too.fen"), b"old");

    let run = convert("state");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(folder.read("too.fen"), X_FEN.as_bytes());
    let recovery = folder.file("state").join("tabiya/recovery");
    assert_eq!(std::fs::read_dir(recovery).unwrap().count(), 0);
}

#[test]
fn nothing_is_written_if_an_input_is_unreadable() {
    let folder = Folder::new().with("a.fen", SHREDDER).with("out.fen", "old");
    let run = folder.run(&["convert", "-o", "out.fen", "a.fen", "none.fen"]);
    assert_eq!(run.status, 3);
    assert!(run.err.contains("out.fen was not written"), "{}", run.err);
    assert_eq!(folder.read("out.fen"), b"old");
}

#[test]
fn an_unwritable_place_is_reported() {
    let folder = Folder::new().with("a.fen", SHREDDER);
    std::fs::create_dir(folder.file("folder")).unwrap();
    let separator = std::path::MAIN_SEPARATOR;
    for output in [&format!("none{separator}out.fen"), "folder"] {
        let run = folder.run(&["convert", "-o", output, "a.fen"]);
        assert_eq!(run.status, 3);
        assert!(
            run.err.contains(&format!("{output} was not written")),
            "{}",
            run.err
        );
    }
}

#[test]
fn a_dash_is_standard_output() {
    let mut command = tabiya();
    command.args(["convert", "-o", "-"]);
    assert_eq!(feed(command, SHREDDER.as_bytes()).text(), X_FEN);
}

#[cfg(target_os = "linux")]
#[test]
fn system_names_of_standard_output_mean_standard_output() {
    use std::process::Stdio;
    for name in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
        let mut command = tabiya();
        command.args(["convert", "-o", name]);
        let run = feed(command, SHREDDER.as_bytes());
        assert_eq!((run.status, run.text(), run.err.as_str()), (0, X_FEN, ""));

        // If the output is redirected to a file, the program appends to it and removes nothing.
        let folder = Folder::new().with("log", "before\n");
        let mut options = std::fs::File::options();
        let log = options.append(true).open(folder.file("log")).unwrap();
        let mut command = tabiya();
        command.args(["render", "-o", name, "--format", "svg", SHREDDER.trim()]);
        let status = command.stdout(Stdio::from(log)).status().unwrap();
        assert!(status.success());
        let text = String::from_utf8(folder.read("log")).unwrap();
        assert!(text.starts_with("before\n<?xml"), "{text}");
        assert!(text.trim_end().ends_with("</svg>"), "{text}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn other_devices_are_refused_as_output() {
    for name in ["/dev/full", "/dev/null", "/dev/fd/2", "/proc/self/fd/0"] {
        for what in [&["convert"][..], &["render", "--format", "svg"]] {
            let mut command = tabiya();
            command.args(what).args(["-o", name]);
            let run = feed(command, SHREDDER.as_bytes());
            assert_eq!((run.status, run.text()), (3, ""), "{name}");
            assert!(run.err.contains("was not written"), "{}", run.err);
        }
    }
}

/// Runs it with a limit of a few blocks on the size of a file, as on a disk that fills up.
#[cfg(unix)]
fn with_little_room(folder: &Folder, words: &str) -> std::process::Output {
    let program = env!("CARGO_BIN_EXE_tabiya");
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", &format!("ulimit -f 8; exec '{program}' {words}")]);
    shell.env("TMPDIR", folder.file("temporary"));
    shell.current_dir(folder.path()).output().unwrap()
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_reported_with_the_full_path() {
    let folder = Folder::new().with("a.fen", SHREDDER.repeat(2_000));
    std::fs::create_dir(folder.file("temporary")).unwrap();
    let root = folder.path().canonicalize().unwrap();
    for words in [
        "convert -o out.fen a.fen",
        "render --format html -o out.html '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'",
        "render --sheet a4 -o out.pdf '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'",
    ] {
        let ended = with_little_room(&folder, words);
        let err = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(3), "{words}: {err}");
        let name = words.split(' ').find(|word| word.contains("out.")).unwrap();
        let said = format!("{} was not written", root.join(name).display());
        assert!(err.contains(&said), "{words}: {err}");
    }
    assert_eq!(folder.names(), ["a.fen", "temporary"]);

    // The drawings are stored temporarily first.
    let ended = with_little_room(&folder, "render --format html a.fen");
    let err = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(3), "{err}");
    let place = folder.file("temporary");
    assert!(err.contains(&*place.to_string_lossy()), "{err}");
    assert!(err.contains("TMPDIR"), "{err}");
}
