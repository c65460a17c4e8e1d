//! Unsaved work of any size and number is offered, and opens nothing by itself.

#[expect(dead_code, reason = "shared with the tests of the journal")]
#[path = "../../crates/lines/tests/lines/recovery/crafted.rs"]
mod crafted;

use super::program::Program;
use super::recovery_scene::RecoveryScene;
use crafted::{Place, append};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tabiya::model::state::Dialog;
use tabiya_lines::recovery::Effort;

/// The journal of a change in a crashed program.
fn crash_recovery(desk: &RecoveryScene) -> PathBuf {
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);
    let mut folders = fs::read_dir(desk.recovery()).unwrap();
    folders.next().unwrap().unwrap().path()
}

fn is_open(program: &Program) -> bool {
    program.state().shared.dialog == Some(Dialog::Recovery)
}

#[test]
fn a_too_large_record_is_reported_and_can_be_discarded() {
    let desk = RecoveryScene::with_file();
    let folder = crash_recovery(&desk);
    append(
        &folder.join("journal"),
        &[(0..1_000_000).map(|at| at % 2).collect()],
        &vec![(Place::List(0), 0, 900_000); 100_000],
    );

    let mut program = desk.start();
    assert!(is_open(&program));
    assert!(program.says("This is too large to open: it contains 90,000,000,000 lines."));
    // It makes no sense to try.
    program.click("Recover");
    program.key(Key::Enter);
    RecoveryScene::settle(&mut program);
    assert!(is_open(&program));
    assert_eq!(program.state().shared.documents.len(), 1);
    program.click("Later");
    assert!(folder.exists());

    program.menu("File", "Recover unsaved work…");
    RecoveryScene::settle(&mut program);
    program.click("Discard…");
    program.click("Discard for good");
    RecoveryScene::settle(&mut program);
    assert!(!folder.exists());
}

#[test]
fn a_very_large_record_is_opened_only_after_a_question() {
    let desk = RecoveryScene::with_file();
    let folder = crash_recovery(&desk);
    append(
        &folder.join("journal"),
        &[(0..1_000_000).map(|at| at % 2).collect()],
        &vec![(Place::List(0), 0, 1_000_000); 300],
    );
    let mut program = desk.start();
    assert!(program.says("it contains 300,000,000 lines."));
    assert!(program.is_focused("Recover anyway…"));
    program.key(Key::Enter);
    assert!(program.says("It may use all the memory of this computer."));
    assert!(program.is_focused("Keep it"));
    program.key(Key::Enter);
    assert!(is_open(&program) && !program.has("Keep it"));
    program.click("Recover anyway…");
    // This test does not wait for it.
    program.dialogs.borrow_mut().steps = Some(0);
    program.click("Recover anyway");
    assert!(program.says("It will open as soon as it has been read."));
    let left = program.state().recovery.chosen().unwrap();
    assert_eq!((left.effort, left.is_wanted), (Effort::AllTheSame, true));
}

#[test]
fn a_long_record_is_read_only_when_recovered() {
    let desk = RecoveryScene::with_file();
    let folder = crash_recovery(&desk);
    let journal = fs::OpenOptions::new()
        .write(true)
        .open(folder.join("journal"))
        .unwrap();
    journal.set_len(3 << 30).unwrap();
    let mut program = desk.start();
    assert!(program.says("it is read only when you recover it."));
    assert_eq!(program.state().shared.documents.len(), 1);
    program.click("Recover");
    RecoveryScene::settle(&mut program);
    assert!(!is_open(&program));
    assert!(program.fen().contains("4P3"));
}

#[test]
fn at_most_a_hundred_records_are_recovered_at_once() {
    let desk = RecoveryScene::with_file();
    let folder = crash_recovery(&desk);
    for number in 0..102 {
        let copy = desk.recovery().join(format!("copy{number}"));
        fs::create_dir(&copy).unwrap();
        for name in ["journal", "base"] {
            fs::copy(folder.join(name), copy.join(name)).unwrap();
        }
    }
    let mut program = desk.start();
    assert_eq!(program.state().recovery.left.len(), 103);
    let mut click = |label: &str, left: usize| {
        // Threads read them, and may get little processor time.
        let patience = Instant::now() + Duration::from_mins(1);
        let mut clicked = None;
        while Instant::now() < patience {
            // A click during a new layout of the dialog may be lost, as with a real user.
            let is_unheard = |at: Instant| at.elapsed() > Duration::from_secs(3);
            if clicked.is_none_or(is_unheard) {
                if let Some(button) = program.harness.query_by_label(label) {
                    button.click();
                }
                clicked = Some(Instant::now());
            }
            program.harness.step();
            if program.state().recovery.left.len() == left {
                return;
            }
        }
        panic!("{} are left", program.state().recovery.left.len());
    };
    click("Recover the newest 100", 3);
    click("Recover all 3", 0);
    assert!(!is_open(&program));
    assert_eq!(program.state().shared.documents.len(), 103);
}

#[test]
fn only_the_selected_record_is_kept_in_memory() {
    let desk = RecoveryScene::with_file();
    let folder = crash_recovery(&desk);
    for number in 0..9 {
        let copy = desk.recovery().join(format!("copy{number}"));
        fs::create_dir(&copy).unwrap();
        for name in ["journal", "base"] {
            fs::copy(folder.join(name), copy.join(name)).unwrap();
        }
    }
    let mut program = desk.start();
    for _ in 0..8 {
        program.key(Key::ArrowDown);
        RecoveryScene::settle(&mut program);
        let left = program.state().recovery.left.iter();
        assert_eq!(left.filter(|left| left.restored.is_some()).count(), 1);
        assert!(program.has("1 position changed"));
    }
}
