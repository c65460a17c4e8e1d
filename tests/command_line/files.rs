//! Several files, standard input, and files that cannot be read.

use super::running::{Folder, run_on};

const FINE: &str = "8/8/8/8/8/8/8/K1k5 w - - 0 1\n";
const WRONG: &str = "8/8/8/8/8/8/8/K6 w - - 0 1\n";

#[test]
fn with_several_files_each_report_names_its_own() {
    let folder = Folder::new().with("a.fen", FINE).with("b.epd", WRONG);
    let run = folder.run(&["check", "--json", "a.fen", "b.epd"]);
    let objects = run.objects();
    assert_eq!(objects.len(), 2);
    assert_eq!(
        (&objects[0]["file"], &objects[1]["file"]),
        (&"a.fen".into(), &"b.epd".into())
    );
    let run = folder.run(&["check", "--json", "b.epd"]);
    assert!(run.objects()[0].get("file").is_none());
    let run = folder.run(&["check", "a.fen", "b.epd"]);
    assert_eq!(
        run.text(),
        "b.epd:1: unreadable: rank 1 has 7 squares\n2 positions: 1 fine, 1 unreadable\n"
    );
}

#[test]
fn a_dash_or_no_file_means_standard_input() {
    for args in [&["check"][..], &["check", "-"]] {
        let run = run_on(WRONG.as_bytes(), args);
        assert!(run.text().starts_with("-:1: unreadable"), "{}", run.text());
        assert_eq!(run.status, 2);
    }
}

#[test]
fn the_other_files_are_processed_when_one_is_unreadable() {
    let folder = Folder::new().with("a.fen", FINE).with("z.fen", WRONG);
    std::fs::create_dir(folder.file("folder")).unwrap();
    let missing = ["none.fen", "folder", "a.fen/x"];
    let files = ["a.fen", missing[0], missing[1], missing[2], "z.fen"];
    for command in ["check", "convert"] {
        let run = folder.run(&[&[command][..], &files].concat());
        assert_eq!(run.status, 3);
        for (file, why) in [
            ("none.fen", "there is no such file"),
            ("folder", "this is a folder"),
            ("a.fen/x", "there is no such file"),
        ] {
            let said = format!("{file}: {why}");
            assert!(run.err.contains(&said), "{said:?} not in {:?}", run.err);
        }
        let said_of_others = match command {
            "check" => "2 positions: 1 fine, 1 unreadable".to_owned(),
            _ => format!("{FINE}{WRONG}"),
        };
        assert!(run.text().contains(&said_of_others), "{}", run.text());
    }
}

#[cfg(unix)]
#[test]
fn a_file_without_read_permission_is_reported() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new().with("secret.fen", FINE);
    let none = std::fs::Permissions::from_mode(0o000);
    std::fs::set_permissions(folder.file("secret.fen"), none).unwrap();
    if std::fs::read(folder.file("secret.fen")).is_ok() {
        eprintln!("skipped: this user may read everything");
        return;
    }
    let run = folder.run(&["check", "secret.fen"]);
    assert_eq!(run.status, 3);
    assert!(
        run.err.contains("do not have permission to read"),
        "{}",
        run.err
    );
}

#[test]
#[cfg_attr(windows, ignore = "there is always a display")]
fn a_file_called_check_is_opened_by_its_path() {
    let folder = Folder::new().with("check", WRONG);
    let run = folder.run(&["./check"]);
    // There is no display for a window.
    assert_eq!(run.status, 2);
    assert!(run.err.contains("There is no display"), "{}", run.err);
    let run = folder.run(&["check", "check"]);
    assert!(run.text().starts_with("check:1: unreadable"));
}

#[test]
fn packed_files_are_refused_with_the_command_to_unpack_them() {
    let folder = Folder::new()
        .with("a.epd.gz", b"\x1F\x8B\x08\0packed\nbytes\n")
        .with("b.zip", b"PK\x03\x04packed\nbytes\n")
        .with("fine.fen", FINE);
    for command in ["check", "convert"] {
        let run = folder.run(&[command, "a.epd.gz", "b.zip", "fine.fen"]);
        assert_eq!(run.status, 3);
        for (file, way) in [("a.epd.gz", "gzip -dc"), ("b.zip", "unzip -p")] {
            let said = run.err.lines().find(|line| line.starts_with(file));
            assert!(said.is_some_and(|said| said.contains(way)), "{}", run.err);
        }
        let expected = match command {
            "check" => "1 position: 1 fine\n",
            _ => FINE,
        };
        assert_eq!(run.text(), expected);
    }
    let run = run_on(b"\x1F\x8B\x08\0packed", &["check"]);
    assert_eq!((run.status, run.text()), (3, "no positions\n"));
}

#[test]
fn a_text_that_begins_like_an_archive_loses_no_byte() {
    for text in ["P", "PK", "PK\x03", "PKP5/8/8/8/8/8/8/7k w - - 0 1\n", ""] {
        let run = run_on(text.as_bytes(), &["convert"]);
        assert_eq!(run.out, text.as_bytes());
    }
}

#[cfg(unix)]
#[test]
fn a_named_pipe_is_read_like_a_file() {
    use super::running::tabiya;
    use std::process::Stdio;
    let folder = Folder::new();
    let pipe = folder.file("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    if !made.is_ok_and(|status| status.success()) {
        eprintln!("skipped: no mkfifo");
        return;
    }
    let child = tabiya()
        .args(["check", "pipe"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::fs::write(&pipe, FINE).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.stdout, b"1 position: 1 fine\n");
}
