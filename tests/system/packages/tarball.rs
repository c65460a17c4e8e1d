//! The tarball, and the script in it that installs and removes the program.

use super::debian::{ANY_PROGRAM, built};
use super::places::{files_below, said};
use crate::tools::{Tools, has_tools};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const TOOLS: &Tools<'_> = &[("tar", "tar"), ("strip", "binutils")];

/// An unpacked tarball.
struct Unpacked {
    folder: TempDir,
    script: PathBuf,
}

impl Unpacked {
    fn new() -> Option<Self> {
        if !has_tools(TOOLS) {
            return None;
        }
        let folder = TempDir::new().unwrap();
        let package = built("tarball.sh", folder.path(), ANY_PROGRAM);
        let mut tar = Command::new("tar");
        said(tar.arg("-C").arg(folder.path()).arg("-xzf").arg(&package));
        let name = package.file_name().unwrap().to_str().unwrap();
        let unpacked = folder.path().join(name.strip_suffix(".tar.gz").unwrap());
        let script = unpacked.join("install.sh");
        Some(Self { folder, script })
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    fn install(&self, options: &[&str]) -> Command {
        fs::create_dir_all(self.home()).unwrap();
        let mut command = Command::new(&self.script);
        command.args(options).env("HOME", self.home());
        command.env_remove("XDG_DATA_HOME");
        command.current_dir(self.folder.path());
        command
    }
}

fn assert_is_there(prefix: &Path, share: &Path) {
    said(&mut Command::new(prefix.join("bin/tabiya")));
    let entry = share.join("applications/org.tabiya.Tabiya.desktop");
    if has_tools(&[("desktop-file-validate", "desktop-file-utils")]) {
        said(Command::new("desktop-file-validate").arg(&entry));
    }
    let program = prefix.join("bin/tabiya");
    let entry = fs::read_to_string(entry).unwrap();
    assert!(entry.contains(&format!("\nExec=\"{}\" %F\n", program.display())));
    assert!(entry.contains(&format!("\nTryExec={}\n", program.display())));
    for file in [
        "man/man1/tabiya.1",
        "mime/packages/org.tabiya.Tabiya.xml",
        "icons/hicolor/scalable/apps/org.tabiya.Tabiya.svg",
    ] {
        assert!(share.join(file).is_file(), "{file}");
    }
}

#[test]
fn files_installed_below_a_folder_are_removed_again() {
    let Some(unpacked) = Unpacked::new() else {
        return;
    };
    let prefix = unpacked.folder.path().join("a new folder");
    said(&mut unpacked.install(&["--prefix", "a new folder"]));
    assert_is_there(&prefix, &prefix.join("share"));
    // Installing twice has the same effect as once.
    said(&mut unpacked.install(&["--prefix", "a new folder"]));
    said(&mut unpacked.install(&["--prefix", "a new folder", "--uninstall"]));
    assert!(!prefix.exists(), "{:?}", files_below(&prefix));
}

#[test]
fn empty_folders_that_existed_before_stay() {
    let Some(unpacked) = Unpacked::new() else {
        return;
    };
    let prefix = unpacked.folder.path().join("local");
    let before = ["bin", "share/man", "share/zsh/site-functions"].map(|name| prefix.join(name));
    for folder in &before {
        fs::create_dir_all(folder).unwrap();
    }
    said(&mut unpacked.install(&["--prefix", "local"]));
    said(&mut unpacked.install(&["--prefix", "local", "--uninstall"]));
    assert_eq!(files_below(&prefix), Vec::<PathBuf>::new());
    for folder in &before {
        assert!(folder.is_dir(), "{}", folder.display());
    }
    assert!(!prefix.join("share/applications").exists());
}

#[test]
fn uninstalling_for_one_user_removes_only_our_files() {
    let Some(unpacked) = Unpacked::new() else {
        return;
    };
    let share = unpacked.home().join("data");
    let others = [
        share.join("applications/other.desktop"),
        unpacked.home().join(".local/bin/other"),
    ];
    for other in &others {
        fs::create_dir_all(other.parent().unwrap()).unwrap();
        fs::write(other, "[Desktop Entry]\nType=Application\n").unwrap();
    }
    let own = |options: &[&str]| {
        let mut command = unpacked.install(options);
        said(command.env("XDG_DATA_HOME", &share));
    };
    own(&["--user"]);
    assert_is_there(&unpacked.home().join(".local"), &share);
    own(&["--user", "--uninstall"]);
    let mut left = files_below(&unpacked.home());
    // The table belongs to the other program.
    left.retain(|file| !file.ends_with("mimeinfo.cache"));
    assert_eq!(
        left,
        [
            PathBuf::from(".local/bin/other"),
            PathBuf::from("data/applications/other.desktop"),
        ]
    );
}

#[test]
fn a_wrong_option_and_an_unwritable_folder_are_reported() {
    let Some(unpacked) = Unpacked::new() else {
        return;
    };
    let file = unpacked.folder.path().join("file");
    fs::write(&file, "").unwrap();
    for (options, told) in [
        (&["--perfix", "x"][..], "unknown option --perfix"),
        (&["--prefix"], "--prefix needs a folder"),
        (&["--prefix", file.to_str().unwrap()], "cannot be written"),
        (&["--prefix", "/a\"b"], "choose another"),
    ] {
        let output = unpacked.install(options).output().unwrap();
        assert!(!output.status.success(), "{options:?}");
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(complaint.contains(told), "{complaint}");
    }
}
