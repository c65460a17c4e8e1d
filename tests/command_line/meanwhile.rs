//! A file that another program writes at the output path during a run is never overwritten.

use super::running::{Folder, Run, tabiya};
use std::fs::{self, File};
use std::io::Write as _;
use std::process::{Child, Stdio};

const SHREDDER: &str = "r3k2r/8/8/p7/8/5N2/8/R3K2R b HAha - 3 20\n";
const X_FEN: &str = "r3k2r/8/8/p7/8/5N2/8/R3K2R b KQkq - 3 20\n";
const THEIRS: &str = "8/8/8/8/8/8/8/K6k w - - 0 1\n";

/// The argument that replaces `slow`: a file, or standard input where a pipe is not a file.
const SLOW: &str = if cfg!(windows) { "-" } else { "slow" };
/// Number of empty lines sent first: input beyond the capacity of a pipe is accepted only once it is being read.
const EMPTY_LINES: usize = if cfg!(windows) { 1 << 18 } else { 0 };

/// A folder with a file to read and a slow one, whose first line arrives only when the test sends it.
fn folder() -> Folder {
    let folder = Folder::new().with("x.fen", SHREDDER);
    #[cfg(unix)]
    {
        use rustix::fs::{CWD, FileType, Mode, mknodat};
        let mode = Mode::from_raw_mode(0o600);
        mknodat(CWD, folder.file(SLOW), FileType::Fifo, mode, 0).unwrap();
    }
    folder
}

/// The write end of the slow input, as soon as the program reads it.
#[cfg(unix)]
fn slow_input(child: &mut Child, folder: &Folder) -> File {
    use rustix::fs::OFlags;
    use rustix::io::Errno;
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = File::options();
    options.write(true);
    options.custom_flags(OFlags::NONBLOCK.bits().cast_signed());
    loop {
        match options.open(folder.file(SLOW)) {
            Err(error) if Errno::from_io_error(&error) == Some(Errno::NXIO) => {
                let ended = child.try_wait().unwrap();
                assert!(ended.is_none(), "ended before it read: {ended:?}");
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
            slow => return slow.unwrap(),
        }
    }
}

#[cfg(windows)]
fn slow_input(child: &mut Child, _folder: &Folder) -> std::process::ChildStdin {
    let mut slow = child.stdin.take().unwrap();
    slow.write_all("\n".repeat(EMPTY_LINES).as_bytes()).unwrap();
    slow
}

/// Runs the program, and calls `meanwhile` once all inputs before the slow one have been read.
fn run_while(folder: &Folder, words: &str, meanwhile: impl FnOnce()) -> Run {
    let words = words.split(' ');
    let words = words.map(|word| if word == "slow" { SLOW } else { word });
    let mut command = tabiya();
    command.args(words).current_dir(folder.path());
    command.stdin(if cfg!(windows) {
        Stdio::piped()
    } else {
        Stdio::null()
    });
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut slow = slow_input(&mut child, folder);
    meanwhile();
    slow.write_all(SHREDDER.as_bytes()).unwrap();
    drop(slow);
    Run::of(child.wait_with_output().unwrap())
}

fn append(folder: &Folder, name: &str) {
    let mut file = File::options()
        .append(true)
        .open(folder.file(name))
        .unwrap();
    file.write_all(THEIRS.as_bytes()).unwrap();
}

#[track_caller]
fn assert_refused(run: &Run, name: &str) {
    assert_eq!(run.status, 3, "{}", run.err);
    let line = run.err.lines().find(|line| line.contains("not written"));
    let line = line.unwrap_or_default();
    assert!(
        line.contains(name) && line.contains("another program"),
        "{}",
        run.err
    );
}

#[test]
fn lines_added_to_an_input_during_the_run_are_not_lost() {
    let folder = folder();
    let run = run_while(&folder, "convert -o x.fen x.fen slow", || {
        append(&folder, "x.fen");
    });
    assert_refused(&run, "x.fen");
    assert_eq!(folder.read("x.fen"), [SHREDDER, THEIRS].concat().as_bytes());
    let names = folder.names();
    let names: Vec<_> = names.iter().filter(|name| *name != SLOW).collect();
    assert_eq!(names, ["x.fen"]);
}

#[test]
fn lines_added_before_their_file_is_read_are_converted() {
    let folder = folder();
    let run = run_while(&folder, "convert -o x.fen slow x.fen", || {
        append(&folder, "x.fen");
    });
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let all = [&*"\n".repeat(EMPTY_LINES), X_FEN, X_FEN, THEIRS].concat();
    assert!(folder.read("x.fen") == all.as_bytes());
}

/// The same, with another name for the file as an input.
#[test]
fn lines_added_to_the_output_are_not_lost_under_any_name_of_the_input() {
    let folder = folder();
    #[cfg(unix)]
    std::os::unix::fs::symlink("x.fen", folder.file("link")).unwrap();
    fs::hard_link(folder.file("x.fen"), folder.file("second")).unwrap();
    for words in [
        #[cfg(unix)]
        "convert -o ./x.fen link slow",
        #[cfg(unix)]
        "convert -o link x.fen slow",
        #[cfg(windows)]
        "convert -o X.fen x.fen slow",
        "convert -o ./x.fen second slow",
        "convert -o second x.fen slow",
    ] {
        let before = folder.read("x.fen");
        let run = run_while(&folder, words, || append(&folder, "x.fen"));
        assert_refused(&run, "was");
        let with_theirs = [&before, THEIRS.as_bytes()].concat();
        assert_eq!(folder.read("x.fen"), with_theirs, "{words}");
    }
}

/// Possible changes to an output during a run: the content afterwards, or `None` for no file.
const CHANGES: [(&str, Option<&str>); 4] = [
    ("appended", Some("old\n8/8/8/8/8/8/8/K6k w - - 0 1\n")),
    ("replaced", Some(THEIRS)),
    ("removed", None),
    ("made", Some(THEIRS)),
];

fn change(folder: &Folder, name: &str, how: &str) {
    let path = folder.file(name);
    match how {
        "appended" => append(folder, name),
        "replaced" => {
            fs::write(folder.file("other"), THEIRS).unwrap();
            fs::rename(folder.file("other"), path).unwrap();
        }
        "removed" => fs::remove_file(path).unwrap(),
        _ => fs::write(path, THEIRS).unwrap(),
    }
}

#[test]
fn an_output_changed_during_the_run_is_left_alone() {
    for (words, output) in [
        ("convert -o out.fen slow", "out.fen"),
        ("render -o out.svg slow", "out.svg"),
        ("render -o out.html slow", "out.html"),
        ("render -o out.md slow", "out.md"),
        ("render -o out.pdf slow", "out.pdf"),
        ("render --sheet a4 -o out.pdf slow", "out.pdf"),
        ("render --sheet a4 -o out.svg slow", "out.svg"),
        // Files in folders.
        ("render --format svg -o out slow", "out/1.svg"),
        ("render --format pdf -o out slow", "out/1.pdf"),
        ("render --format html -o out slow", "out/1.html"),
        ("render --sheet a4 -o out slow", "out/pages.pdf"),
        (
            "render --sheet a4 --format svg -o out slow",
            "out/page-1.svg",
        ),
        // A picture beside a text.
        ("render -o out.md slow", "out-files/1.svg"),
    ] {
        for (how, afterwards) in CHANGES {
            let folder = folder();
            if let Some((inner, _)) = output.split_once('/') {
                fs::create_dir(folder.file(inner)).unwrap();
            }
            if how != "made" {
                fs::write(folder.file(output), "old\n").unwrap();
            }
            let run = run_while(&folder, words, || change(&folder, output, how));
            assert_refused(&run, output.rsplit('/').next().unwrap());
            let found = fs::read(folder.file(output)).ok();
            let found = found.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            assert_eq!(found.as_deref(), afterwards, "{words}: {how}");
            if output.contains('.') && !output.contains('/') {
                let names = folder.names();
                let left: Vec<_> = names
                    .iter()
                    .filter(|name| name.contains("tabiya"))
                    .collect();
                assert!(left.is_empty(), "{words}: {left:?}");
            }
        }
    }
}

#[test]
fn an_unchanged_output_can_be_written_repeatedly() {
    for words in [
        "convert -o out.fen x.fen slow",
        "render -o out slow x.fen",
        "render -o out.md slow x.fen",
        "render --sheet a4 -o out slow",
        "render --sheet a4 --format svg -o out slow",
        "render --sheet a4 -o out.pdf slow",
    ] {
        let folder = folder();
        if words.ends_with("-o out slow") {
            fs::create_dir(folder.file("out")).unwrap();
        }
        for _ in 0..2 {
            let run = run_while(&folder, words, || {});
            assert_eq!((run.status, run.err.as_str()), (0, ""), "{words}");
        }
    }
}
