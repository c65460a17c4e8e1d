//! Work that is left behind, as by a program that is killed.

use egui_kittest::Harness;
use std::error::Error;
use std::path::Path;
use std::process::{Command, exit};
use std::time::Duration;
use tabiya::app::App;
use tabiya::model::action::{Action, FilesAction, RecoveryAction};

/// Before the folder: this process is to leave something behind there.
pub(super) const LEAVE: &str = "--leave-behind";
/// In that folder.
pub(super) const JOURNALS: &str = "journals";
const LINES: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n8/8/8/8/8/8/8/K6k w - - 0 1\n";
/// A journal is on the disk half a second after a change.
const PATIENCE: Duration = Duration::from_secs(1);

/// Whoever writes a journal keeps it locked, so it has to be somebody else.
pub(super) fn leave_behind_in_another_process(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut other = Command::new(std::env::current_exe()?);
    other.args([super::NAME, LEAVE]).arg(folder);
    if other.status()?.success() {
        Ok(())
    } else {
        Err("nothing could be left behind".into())
    }
}

/// Changes a file without saving it, and ends this process at once.
pub(super) fn leave_behind(folder: &Path) -> Result<(), Box<dyn Error>> {
    let path = folder.join("endgames.fen");
    std::fs::write(&path, LINES)?;
    let first = vec![
        Action::from(RecoveryAction::UseRecovery(folder.join(JOURNALS))),
        Action::from(FilesAction::Open(vec![path])),
    ];
    let mut harness = Harness::builder().build_eframe(|cc| App::new(&cc.egui_ctx, first));
    settle(&mut harness);
    let command = tabiya::command::Command::ClearBlack;
    harness.state_mut().apply(Action::Run(command));
    settle(&mut harness);
    std::thread::sleep(PATIENCE);
    settle(&mut harness);
    exit(0)
}

fn settle(harness: &mut Harness<'_, App>) {
    for _ in 0..3 {
        harness.step();
        while !harness.state().is_idle() {
            std::thread::sleep(Duration::from_millis(10));
            harness.step();
        }
    }
}
