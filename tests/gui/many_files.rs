//! Lists of files that are far too long, and list entries that are not files.

use super::files::Dropped;
use super::frame_time::{assert_no_freeze, longest_frame, work_on};
use super::program::{Program, START};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya::features::files::queries::MAX_DOCUMENTS;
#[cfg(target_os = "linux")]
use tabiya::model::{action::Action, state::State};
use tempfile::TempDir;

const MANY: usize = 100_000;

fn addresses(count: usize) -> String {
    let address = |number| format!("file:///no%20such/folder/{number}.fen\r\n");
    (0..count).map(address).collect()
}

#[test]
fn a_hundred_thousand_copied_files_are_counted_and_not_opened() {
    let mut program = Program::start();
    let pasted = work_on(|| program.paste(&addresses(MANY)));
    assert!(program.says("100,000 files were copied"));
    assert!(program.says("Nothing was opened"));
    assert!(program.state().shared.tasks.iter().next().is_none());
    // The same with so few files that they are counted at once.
    let mut program = Program::start();
    let path = |number| format!("/a/{number}.fen\n");
    let short: String = (0..65).map(path).collect();
    program.paste(&short);
    assert!(program.says("65 files were copied"));
    assert_no_freeze(vec![(pasted, "100,000 copied files".to_owned())]);
}

#[test]
fn a_hundred_thousand_dropped_files_open_up_to_the_limit_of_tabs() {
    let mut program = Program::start();
    let path = |number| PathBuf::from(format!("/no such/folder/{number}.fen"));
    let dropped: Vec<_> = (0..MANY).map(|number| Dropped(path(number))).collect();
    for file in dropped {
        let files = &mut program.harness.input_mut().dropped_files;
        files.push(Arc::new(file));
    }
    program.dialogs.borrow_mut().steps = Some(0);
    let longest = longest_frame(&mut program);
    let left = MANY - MAX_DOCUMENTS + 1;
    let failures = program.state().shared.errors().join("\n");
    assert!(
        failures.contains(&format!("{},{} files", left / 1000, left % 1000)),
        "{failures}"
    );
    assert_no_freeze(vec![(longest, "100,000 dropped files".to_owned())]);
}

#[test]
fn thousands_of_unreadable_files_are_reported_as_a_hundred_and_a_count() {
    const COUNT: usize = 5000;
    let folder = TempDir::new().unwrap();
    for number in 0..COUNT {
        let path = folder.path().join(format!("{number:05}.fen"));
        // The content is not text.
        fs::write(path, [0; 4]).unwrap();
    }
    fs::write(folder.path().join("good.fen"), START).unwrap();
    let mut program = Program::on_file(folder.path());
    program.dialogs.borrow_mut().steps = Some(0);
    program.click("Open as one list");
    let mut longest = longest_frame(&mut program);
    while program.state().shared.tasks.iter().next().is_some() {
        program.dialogs.borrow_mut().steps = Some(usize::MAX);
        longest = longest.max(longest_frame(&mut program));
    }
    program.let_go();
    let errors = program.state().shared.errors().len();
    assert!(errors <= 101, "{errors}");
    assert!(
        program
            .state()
            .shared
            .errors()
            .join("\n")
            .contains("4,900 more")
    );
    assert_no_freeze(vec![(
        longest,
        "5,000 files that cannot be read".to_owned(),
    )]);
}

#[cfg(target_os = "linux")]
#[test]
fn copied_devices_pipes_and_circular_links_are_reported() {
    use std::os::unix::fs::symlink;
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("good.fen"), START).unwrap();
    symlink("/dev/zero", at("zeros.fen")).unwrap();
    symlink("/dev/zero", at("zeros.png")).unwrap();
    symlink("circle.fen", at("circle.fen")).unwrap();
    symlink("nowhere", at("dangling.epd")).unwrap();
    rustix::fs::mkfifoat(rustix::fs::CWD, at("pipe.fen"), 0o600.into()).unwrap();
    rustix::fs::mkfifoat(rustix::fs::CWD, at("pipe.png"), 0o600.into()).unwrap();
    let bad = [
        "zeros.fen",
        "zeros.png",
        "circle.fen",
        "dangling.epd",
        "pipe.fen",
        "pipe.png",
    ];
    let named = bad.into_iter().chain(["good.fen"]);
    let lines: Vec<_> = named.map(|name| at(name).display().to_string()).collect();
    let mut program = Program::start();
    program.paste(&lines.join("\n"));
    let open: Vec<_> = program
        .state()
        .shared
        .documents
        .iter()
        .map(State::name_of)
        .collect();
    assert_eq!(open, ["good.fen"]);
    let errors = program.state().shared.errors().join("\n");
    for name in bad {
        assert!(errors.contains(name), "{name}: {errors}");
    }
    // A copied picture file is read as a picture.
    for name in ["zeros.png", "pipe.png"] {
        program.harness.state_mut().apply(Action::DismissMessage);
        program.paste(&at(name).display().to_string());
        let errors = program.state().shared.errors().join("\n");
        assert!(errors.contains(name), "{name}: {errors}");
    }
}
