//! Fault reports of panics: each is mentioned once, and only a few are kept.
//!
//! A panic that no code can catch ends the process, so each one happens in a child: this program,
//! started again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::{env, thread};
use tabiya::app::PanicWatch;
use tabiya_desktop::reports::{doing, keep_in, mark_told, take_untold};
use tempfile::TempDir;

const FOLDER: &str = "TABIYA_TEST_REPORTS";

/// The folder for reports, in a child.
fn folder_of_child() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// Runs the current test in a child, which writes its reports into this folder.
fn child(folder: &Path) -> Output {
    command_of_child(folder).output().unwrap()
}

fn command_of_child(folder: &Path) -> Command {
    let name = thread::current().name().unwrap().to_owned();
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", &name, "--nocapture", "--test-threads=1"]);
    command.env(FOLDER, folder);
    command
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn reports(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut reports: Vec<_> = paths
        .filter(|path| path.extension().unwrap() == "txt")
        .collect();
    reports.sort();
    reports
}

fn watch(folder: PathBuf) -> PanicWatch {
    keep_in(folder);
    PanicWatch::begin(Arc::new(AtomicBool::new(true)))
}

struct FallsToo;

impl Drop for FallsToo {
    #[expect(clippy::panic, reason = "that is the fault")]
    fn drop(&mut self) {
        panic!("the second");
    }
}

#[test]
#[expect(clippy::panic, reason = "that is the fault")]
fn a_panic_during_unwinding_is_reported_without_an_abort() {
    if let Some(folder) = folder_of_child() {
        let _watch = watch(folder);
        let _falls_too = FallsToo;
        panic!("the first");
    }
    let folder = TempDir::new().unwrap();
    let output = child(folder.path());
    let said = said(&output);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(
        said.starts_with("Tabiya has stopped because of an internal error"),
        "{said}"
    );
    assert!(said.contains("the second"), "{said}");
    let texts: Vec<_> = reports(folder.path())
        .into_iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    assert_eq!(texts.len(), 2);
    assert!(texts.iter().any(|text| text.contains("message: the first")));
}

#[test]
#[expect(clippy::panic, reason = "that is the fault")]
fn a_report_names_the_current_task_and_contains_no_text_of_the_user() {
    if let Some(folder) = folder_of_child() {
        let _watch = watch(folder);
        let work = || {
            doing(&Some("4k3/8/8 secret.fen"));
            panic!("cannot read \"4k3/8/8\" of `secret.fen`\nnor 4k3/8/8");
        };
        assert!(
            thread::Builder::new()
                .name("worker".to_owned())
                .spawn(work)
                .unwrap()
                .join()
                .is_err()
        );
        return;
    }
    let folder = TempDir::new().unwrap();
    let output = child(folder.path());
    assert!(output.status.success(), "a thread is not the program");
    let said = said(&output);
    assert!(said.starts_with("A part of Tabiya has stopped"), "{said}");
    let [report] = <[PathBuf; 1]>::try_from(reports(folder.path())).unwrap();
    let text = fs::read_to_string(&report).unwrap();
    for part in [
        "thread: worker\n",
        "doing: Some(\n",
        "message: cannot read \"…\" of `…`\n",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("4k3") && !text.contains("secret"), "{text}");
    assert!(!said.contains("4k3") && !said.contains("secret"), "{said}");
    assert!(said.contains(report.to_str().unwrap()), "{said}");
}

#[test]
#[expect(clippy::panic, reason = "that is the fault")]
fn the_newest_twenty_reports_are_kept() {
    if let Some(folder) = folder_of_child() {
        let _watch = watch(folder);
        assert!(thread::spawn(|| panic!("one more")).join().is_err());
        return;
    }
    let folder = TempDir::new().unwrap();
    for number in 10..40 {
        let old = folder
            .path()
            .join(format!("panic-20200101-0000{number}-1.txt"));
        fs::write(&old, "old").unwrap();
        assert!(mark_told(&old));
    }
    fs::write(folder.path().join("notes.txt"), "mine").unwrap();
    child(folder.path());
    let kept = reports(folder.path());
    let names: Vec<_> = kept
        .iter()
        .map(|path| path.file_name().unwrap().to_str().unwrap())
        .collect();
    assert_eq!(names.len(), 21, "{names:?}");
    assert_eq!(names[0], "notes.txt", "other files stay");
    assert_eq!(names[1], "panic-20200101-000021-1.txt");
    assert!(names[20].starts_with("panic-2"), "{names:?}");
    assert!(!names[20].contains("panic-2020"), "{names:?}");
    let untold = take_untold(folder.path());
    assert_eq!(untold, [kept[20].clone()]);
    let marks = fs::read_dir(folder.path()).unwrap().count() - kept.len();
    assert_eq!(marks, 20, "a mark goes with its report");
}

#[test]
fn one_of_several_simultaneous_starts_mentions_a_report() {
    let folder = TempDir::new().unwrap();
    let report = folder.path().join("panic-20200101-000000-1.txt");
    fs::write(&report, "old").unwrap();
    let told: usize = thread::scope(|scope| {
        let take = || take_untold(folder.path()).len();
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(take)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .sum()
    });
    assert_eq!(told, 1);
    assert!(report.exists(), "the report itself stays");
}

#[test]
fn an_unwritable_report_folder_does_no_further_harm() {
    assert_eq!(
        take_untold(Path::new("/nonexistent/reports")),
        [] as [PathBuf; 0]
    );
    assert!(mark_told(Path::new("/nonexistent/reports/panic-1.txt")));
}

/// The library that makes a program see another time, if it is installed.
fn false_clock() -> Option<PathBuf> {
    let found = Path::new("/usr/lib").read_dir().ok()?.flatten();
    let name = "faketime/libfaketime.so.1";
    let mut places = found.map(|entry| entry.path().join(name));
    places.find(|place| place.exists())
}

#[test]
#[expect(clippy::panic, reason = "that is the fault")]
fn reports_are_written_with_a_clock_before_1970() {
    if let Some(folder) = folder_of_child() {
        let _watch = watch(folder);
        assert!(thread::spawn(|| panic!("long ago")).join().is_err());
        return;
    }
    let Some(false_clock) = false_clock() else {
        let is_ci = env::var_os("CI").is_some_and(|value| !value.is_empty());
        assert!(!is_ci, "libfaketime is not installed");
        eprintln!("left out: libfaketime is not installed");
        return;
    };
    let folder = TempDir::new().unwrap();
    let output = command_of_child(folder.path())
        .env("LD_PRELOAD", false_clock)
        .env("FAKETIME", "@1960-01-01 00:00:00")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let [report] = <[PathBuf; 1]>::try_from(reports(folder.path())).unwrap();
    let text = fs::read_to_string(&report).unwrap();
    assert!(text.contains("message: long ago"), "{text}");
}

#[test]
#[expect(clippy::panic, reason = "that is the fault")]
fn a_new_report_is_kept_although_others_have_later_times() {
    if let Some(folder) = folder_of_child() {
        let _watch = watch(folder);
        assert!(thread::spawn(|| panic!("the newest")).join().is_err());
        return;
    }
    let folder = TempDir::new().unwrap();
    for number in 10..40 {
        let later = format!("panic-29990101-0000{number}-1.txt");
        fs::write(folder.path().join(later), "later").unwrap();
    }
    child(folder.path());
    let kept = reports(folder.path());
    assert_eq!(kept.len(), 20, "{kept:?}");
    let text = fs::read_to_string(&kept[0]).unwrap();
    assert!(text.contains("message: the newest"), "{kept:?}");
}
