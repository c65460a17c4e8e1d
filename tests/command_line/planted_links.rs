//! Links that another user may have planted are followed exactly as the system follows them.
#![cfg(target_os = "linux")]

use super::running::{Folder, Run, tabiya};
use std::fs;
use std::os::unix::fs::{PermissionsExt as _, chown, lchown, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

const SHREDDER: &str = "r3k2r/8/8/p7/8/5N2/8/R3K2R b HAha - 3 20\n";
const X_FEN: &str = "r3k2r/8/8/p7/8/5N2/8/R3K2R b KQkq - 3 20\n";
const SWITCH: &str = "/proc/sys/fs/protected_symlinks";
const SOMEBODY: u32 = 1000;
const SOMEBODY_ELSE: u32 = 1001;

/// The owners of the link and of the folder, and the mode of the folder.
struct Scene {
    link: u32,
    folder: u32,
    mode: u32,
}

const PLANTED: Scene = Scene {
    link: SOMEBODY,
    folder: 0,
    mode: 0o1777,
};

/// Harmless scenes for root, who runs the tests.
const HARMLESS: [Scene; 4] = [
    Scene { link: 0, ..PLANTED },
    Scene {
        folder: SOMEBODY,
        ..PLANTED
    },
    Scene {
        mode: 0o777,
        ..PLANTED
    },
    Scene {
        mode: 0o1775,
        ..PLANTED
    },
];

impl Scene {
    /// Makes a file to read, one to overwrite, and a folder with two links: one leads to that file, the other to
    /// a path without a file.
    fn build(&self) -> Folder {
        let folder = Folder::new().with("a.fen", SHREDDER).with("b.fen", "old\n");
        let shared = folder.file("shared");
        fs::create_dir(&shared).unwrap();
        for (name, leads_to) in [("link", "../b.fen"), ("dangling", "../none.fen")] {
            symlink(leads_to, shared.join(name)).unwrap();
            lchown(shared.join(name), Some(self.link), Some(self.link)).unwrap();
        }
        // A link of our own to the link in the folder.
        symlink("shared/link", folder.file("to-link")).unwrap();
        chown(&shared, Some(self.folder), Some(self.folder)).unwrap();
        fs::set_permissions(&shared, fs::Permissions::from_mode(self.mode)).unwrap();
        folder
    }
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// Whether the system protects against such links.
fn is_switched_on() -> bool {
    fs::read_to_string(SWITCH).is_ok_and(|switch| switch.trim() != "0")
}

/// Converts in an environment in which the system reports the protection as enabled, whether it is or not. `None`
/// if that cannot be arranged here.
fn convert_switched_on(folder: &Folder, output: &str) -> Option<Run> {
    let on = tempfile::NamedTempFile::new().unwrap();
    fs::write(on.path(), "1\n").unwrap();
    let covered = |words: &str| {
        let script = format!("mount --bind \"$1\" {SWITCH} && {words}");
        let mut shell = Command::new("unshare");
        shell.args(["--mount", "sh", "-c", &script, "sh"]);
        shell.arg(on.path()).stdin(Stdio::null());
        shell.envs(
            tabiya()
                .get_envs()
                .filter_map(|(name, value)| Some((name, value?))),
        );
        shell.current_dir(folder.path());
        shell
    };
    let can_be_covered = covered("true").output();
    if !can_be_covered.is_ok_and(|ended| ended.status.success()) {
        eprintln!("skipped: nothing can be mounted here");
        return None;
    }
    let program = env!("CARGO_BIN_EXE_tabiya");
    let words = format!("exec '{program}' convert -o {output} a.fen");
    Some(Run::of(covered(&words).output().unwrap()))
}

fn convert(folder: &Folder, output: &str) -> Run {
    folder.run(&["convert", "-o", output, "a.fen"])
}

#[track_caller]
fn assert_refused(folder: &Folder, run: &Run) {
    assert_eq!(run.status, 3, "{}", run.err);
    assert!(
        run.err.contains("link that belongs to another user"),
        "{}",
        run.err
    );
    assert_eq!(folder.read("b.fen"), b"old\n");
    assert!(!folder.file("none.fen").exists());
}

#[track_caller]
fn assert_followed(folder: &Folder, run: &Run, to: &str) {
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(folder.read(to), X_FEN.as_bytes());
    assert!(Path::new(&folder.file("shared/link")).is_symlink());
}

const OUTPUTS: [(&str, &str); 3] = [
    ("shared/link", "b.fen"),
    ("shared/dangling", "none.fen"),
    ("to-link", "b.fen"),
];

#[test]
fn a_link_planted_by_another_user_in_a_shared_folder_is_not_followed() {
    if !is_root() {
        eprintln!("skipped: only root can give links away");
        return;
    }
    for (output, _) in OUTPUTS {
        let folder = PLANTED.build();
        if let Some(run) = convert_switched_on(&folder, output) {
            assert_refused(&folder, &run);
        }
    }
}

#[test]
fn planted_links_are_treated_as_by_the_system() {
    if !is_root() {
        eprintln!("skipped: only root can give links away");
        return;
    }
    for (output, leads_to) in OUTPUTS {
        let folder = PLANTED.build();
        // The behaviour of the system itself.
        let follows = fs::metadata(folder.file("shared/link")).is_ok();
        assert_eq!(follows, !is_switched_on());
        let run = convert(&folder, output);
        if follows {
            assert_followed(&folder, &run, leads_to);
        } else {
            assert_refused(&folder, &run);
        }
    }
}

#[test]
fn harmless_links_are_followed() {
    if !is_root() {
        eprintln!("skipped: only root can give links away");
        return;
    }
    for scene in HARMLESS {
        for (output, leads_to) in OUTPUTS {
            let folder = scene.build();
            assert_followed(&folder, &convert(&folder, output), leads_to);
            let folder = scene.build();
            if let Some(run) = convert_switched_on(&folder, output) {
                assert_followed(&folder, &run, leads_to);
            }
        }
    }
}

/// Linux checks only the last name of a path: folders on the way may be links of any user.
#[test]
fn a_folder_in_the_path_may_be_a_link_of_another_user() {
    if !is_root() {
        eprintln!("skipped: only root can give links away");
        return;
    }
    let folder = PLANTED.build();
    fs::create_dir(folder.file("real")).unwrap();
    fs::write(folder.file("real/c.fen"), "old\n").unwrap();
    let link = folder.file("shared/folder");
    symlink("../real", &link).unwrap();
    lchown(&link, Some(SOMEBODY_ELSE), None).unwrap();
    let reads = fs::read(folder.file("shared/folder/c.fen"));
    assert_eq!(reads.unwrap(), b"old\n");
    let output = "shared/folder/c.fen";
    if let Some(run) = convert_switched_on(&folder, output) {
        assert_followed(&folder, &run, "real/c.fen");
    }
}
