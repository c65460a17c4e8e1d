//! The types of files are recognised, and the program is offered for them.

use super::places::{ID, said, shared};
use crate::tools::{Tools, has_tools};
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

const TOOLS: &Tools<'_> = &[
    ("gio", "libglib2.0-bin"),
    ("update-mime-database", "shared-mime-info"),
    ("update-desktop-database", "desktop-file-utils"),
    ("xdg-mime", "xdg-utils"),
    ("xmllint", "libxml2-utils"),
];

const OF_FILES: [(&str, &str); 2] = [
    ("endings.fen", "application/x-chess-fen"),
    ("Tests of 1990.EPD", "application/x-chess-epd"),
];

/// A system on which the program is installed, as far as file types are concerned.
struct Installed(TempDir);

impl Installed {
    fn new() -> Option<Self> {
        if !has_tools(TOOLS) {
            return None;
        }
        let folder = TempDir::new().unwrap();
        let share = folder.path().join("share");
        for file in super::places::files_below(&shared("")) {
            let to = share.join(&file);
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::copy(shared("").join(&file), to).unwrap();
        }
        // A desktop entry counts only if its program exists.
        let program = folder.path().join("tabiya");
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_tabiya"), program).unwrap();
        let installed = Self(folder);
        said(
            installed
                .command("update-mime-database")
                .arg(share.join("mime")),
        );
        said(
            installed
                .command("update-desktop-database")
                .arg(share.join("applications")),
        );
        Some(installed)
    }

    fn command(&self, program: &str) -> Command {
        let folder = self.0.path();
        let mut command = Command::new(program);
        let programs = std::env::var("PATH").unwrap();
        command
            .env("PATH", format!("{}:{programs}", folder.display()))
            .env("XDG_DATA_DIRS", folder.join("share"))
            .env("HOME", folder)
            .env_remove("XDG_CURRENT_DESKTOP");
        for own in [
            "XDG_DATA_HOME",
            "XDG_CONFIG_HOME",
            "XDG_CONFIG_DIRS",
            "XDG_CACHE_HOME",
        ] {
            command.env(own, folder.join(own));
        }
        command
    }

    fn asks(&self, program: &str, args: &[&str]) -> String {
        said(self.command(program).args(args))
    }
}

fn position_in(folder: &Path, name: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, "8/8/8/8/8/8/8/K6k w - - 0 1\n").unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn fen_and_epd_files_have_their_types() {
    let Some(installed) = Installed::new() else {
        return;
    };
    for (name, mime) in OF_FILES {
        let path = position_in(installed.0.path(), name);
        let told = installed.asks("gio", &["info", "-a", "standard::content-type", &path]);
        assert!(told.contains(&format!("content-type: {mime}\n")), "{told}");
    }
}

#[test]
fn the_program_is_offered_for_fen_and_epd_files() {
    let Some(installed) = Installed::new() else {
        return;
    };
    let entry = format!("{ID}.desktop");
    for (_, mime) in OF_FILES {
        let told = installed.asks("gio", &["mime", mime]);
        assert!(told.contains(&entry), "{told}");
        let default = installed.asks("xdg-mime", &["query", "default", mime]);
        assert_eq!(default.trim(), entry);
    }
}

#[test]
fn the_program_is_offered_for_games() {
    let Some(installed) = Installed::new() else {
        return;
    };
    let told = installed.asks("gio", &["mime", "application/vnd.chess-pgn"]);
    assert!(told.contains(&format!("{ID}.desktop")), "{told}");
}

#[test]
fn files_of_positions_are_also_text_files() {
    let Some(installed) = Installed::new() else {
        return;
    };
    let parents = installed.0.path().join("share/mime/subclasses");
    let parents = fs::read_to_string(parents).unwrap();
    for (_, mime) in OF_FILES {
        assert!(parents.contains(&format!("{mime} text/plain")), "{parents}");
    }
    let kinds = shared(&format!("mime/packages/{ID}.xml"));
    said(installed.command("xmllint").arg("--noout").arg(kinds));
}
