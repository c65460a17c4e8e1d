//! One file under several names: links, and a roundabout path.

use super::program::{Program, START};
use egui::Key;
use std::fs;
use std::path::{Path, PathBuf};
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::{Action, FilesAction, RecoveryAction};
use tempfile::TempDir;

const KINGS: &str = "8/8/8/8/8/8/8/K6k w - - 0 1\n";

/// Other names of `one.fen`: a hard link, a symbolic link or, on Windows, the name in other letters, and a roundabout
/// path.
const OTHERS: [&str; 3] = [
    "hard.fen",
    if cfg!(windows) { "One.fen" } else { "soft.fen" },
    "sub/../one.fen",
];

/// A folder with a file that has other names.
struct Names {
    folder: TempDir,
}

impl Names {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let names = Self { folder };
        fs::create_dir(names.path("sub")).unwrap();
        fs::write(names.file(), format!("{START}\n")).unwrap();
        fs::hard_link(names.file(), names.path("hard.fen")).unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink("one.fen", names.path("soft.fen")).unwrap();
        names
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn file(&self) -> PathBuf {
        self.path("one.fen")
    }

    fn others(&self) -> [PathBuf; 3] {
        OTHERS.map(|name| self.path(name))
    }
}

fn open(program: &mut Program, path: &Path) {
    let answer = DialogAnswer::Chosen(vec![path.to_owned()]);
    program.dialogs.borrow_mut().open.push_back(answer);
    program.ctrl(Key::O);
}

fn save_as(program: &mut Program, path: &Path) {
    let answer = DialogAnswer::Chosen(path.to_owned());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.menu("File", "Save as…");
}

#[test]
fn opening_an_open_file_by_another_name_shows_its_tab() {
    for at in 0..3 {
        let names = Names::new();
        let other = &names.others()[at];
        let mut program = Program::on_file(&names.file());
        program.drag("e2", "e4");
        program.menu("File", "New");
        open(&mut program, other);
        assert_eq!(
            program.state().shared.documents.len(),
            2,
            "{}",
            other.display()
        );
        assert_eq!(program.state().shared.active, 0);
        assert!(program.state().shared.document().is_modified());
        let said = match other.file_name().unwrap().to_str().unwrap() {
            "one.fen" => "one.fen is already open.".to_owned(),
            name => format!("{name} is the same file as one.fen, which is already open."),
        };
        // Windows resolves the roundabout path by itself, so it is the same name there.
        let is_other_name = std::path::absolute(other).unwrap() != names.file();
        assert_eq!(program.says(&said), is_other_name, "{said}");
        assert!(program.state().shared.tasks.is_empty());
    }
}

#[test]
fn several_names_of_one_file_opened_at_once_are_one_tab() {
    let names = Names::new();
    let other = names.path("two.fen");
    fs::write(&other, KINGS).unwrap();
    let mut all = vec![names.file()];
    all.extend(names.others());
    all.push(other);
    let program = Program::start_with(vec![Action::from(FilesAction::Open(all))]);
    assert_eq!(program.state().shared.documents.len(), 2);
    assert!(program.state().shared.tasks.is_empty());
}

#[test]
fn a_copy_and_a_file_with_a_reused_inode_are_other_files() {
    let names = Names::new();
    let mut program = Program::on_file(&names.file());
    let copy = names.path("copy.fen");
    fs::copy(names.file(), &copy).unwrap();
    open(&mut program, &copy);
    assert_eq!(program.state().shared.documents.len(), 2);

    // The number of a removed file is often that of the next one.
    for name in ["one.fen", "hard.fen"] {
        fs::remove_file(names.path(name)).unwrap();
    }
    let next = names.path("next.fen");
    fs::write(&next, KINGS).unwrap();
    open(&mut program, &next);
    assert_eq!(program.state().shared.documents.len(), 3);
    assert_eq!(format!("{}\n", program.fen()), KINGS);
}

#[test]
fn saving_under_another_name_of_the_same_file_asks_nothing() {
    for at in 0..3 {
        let names = Names::new();
        let other = names.others()[at].clone();
        // A file with a hard link needs a copy during the save.
        let mut program = Program::start_with(vec![
            Action::from(FilesAction::Open(vec![names.file()])),
            Action::from(RecoveryAction::UseRecovery(names.path("recovery"))),
        ]);
        program.drag("e2", "e4");
        save_as(&mut program, &other);
        assert_eq!(
            program.state().shared.question(),
            None,
            "{}",
            other.display()
        );
        assert!(!program.state().shared.document().is_modified());
        let text = fs::read_to_string(names.file()).unwrap();
        assert_eq!(text, format!("{}\n", program.fen()));
        assert_eq!(fs::read_to_string(&other).unwrap(), text);
        program.meanwhile(|| {});
        assert_eq!(program.state().shared.question(), None);
    }
}

#[test]
fn saving_under_another_name_asks_if_the_file_has_changed() {
    let names = Names::new();
    let mut program = Program::on_file(&names.file());
    program.drag("e2", "e4");
    let theirs = "somebody else's longer text\n";
    fs::write(names.file(), theirs).unwrap();
    for other in names.others() {
        save_as(&mut program, &other);
        assert!(program.state().shared.question().is_some());
        program.click("Cancel");
        assert_eq!(fs::read_to_string(names.file()).unwrap(), theirs);
    }
}
