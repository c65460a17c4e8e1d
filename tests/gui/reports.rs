//! An internal error of an earlier start is announced once, with the path of its report.

use super::program::Program;
use egui::accesskit::Role;
use std::fs;
use std::path::Path;
use tabiya::model::action::{Action, HelpAction};
use tempfile::TempDir;

fn started_with(folder: &Path) -> Program {
    Program::start_with(vec![Action::from(HelpAction::TellOfReports(
        folder.to_owned(),
    ))])
}

#[test]
fn an_error_report_is_announced_once_and_its_path_can_be_copied() {
    let folder = TempDir::new().unwrap();
    assert!(!started_with(folder.path()).says("internal error"));
    let reports = ["panic-20260101-000000-7.txt", "panic-20260102-000000-7.txt"];
    let [old, new] = reports.map(|name| folder.path().join(name));
    fs::write(&new, "what is known").unwrap();
    let mut program = started_with(folder.path());
    assert!(program.says("internal error"));
    program.click_role(Role::Button, "Copy messages");
    let copied = program.take_copied().unwrap();
    assert!(copied.contains(new.to_str().unwrap()), "{copied}");

    assert!(!started_with(folder.path()).says("internal error"));
    fs::write(&old, "what is known").unwrap();
    assert!(started_with(folder.path()).says(old.to_str().unwrap()));
}

#[test]
fn several_error_reports_name_the_newest_and_count_the_rest() {
    let folder = TempDir::new().unwrap();
    for day in 1..4 {
        let name = format!("panic-2026010{day}-000000-7.txt");
        fs::write(folder.path().join(name), "what is known").unwrap();
    }
    let program = started_with(folder.path());
    assert!(program.says("3 internal errors"));
    assert!(program.says("panic-20260103"));
}
