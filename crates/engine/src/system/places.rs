//! The usual places of engines, and a test for programs.

use std::env;
use std::path::{Path, PathBuf};

/// The usual places of engines. Some of the folders may not exist.
#[derive(Debug, Default)]
pub(crate) struct UsualPlaces {
    /// Folders that contain engines.
    pub(crate) folders: Vec<PathBuf>,
    /// Folders that contain a folder for each engine, next to those of other programs.
    pub(crate) with_folders: Vec<PathBuf>,
}

/// The usual places of engines apart from `PATH`.
#[cfg(unix)]
pub(crate) fn usual_places() -> UsualPlaces {
    let of_system = [
        "/usr/games",
        "/usr/local/games",
        "/usr/local/bin",
        "/opt/homebrew/bin",
        "/snap/bin",
        "/var/lib/flatpak/exports/bin",
    ];
    let mut folders: Vec<_> = of_system.map(PathBuf::from).to_vec();
    folders.extend(of_home(&["bin", ".local/bin", "engines", "chess/engines"]));
    UsualPlaces {
        folders,
        with_folders: Vec::new(),
    }
}

/// The usual places of engines apart from `PATH`.
#[cfg(windows)]
pub(crate) fn usual_places() -> UsualPlaces {
    let below = |variable: &str, folder: &str| {
        let begin = env::var_os(variable).map(PathBuf::from);
        begin.map(|begin| begin.join(folder))
    };
    let mut folders = of_home(&["engines", r"chess\engines"]);
    folders.extend(below("CommonProgramFiles", r"ChessBase\Engines"));
    let programs = [
        ("ProgramFiles", ""),
        ("ProgramFiles(x86)", ""),
        ("LocalAppData", "Programs"),
        ("ProgramFiles(x86)", r"Arena\Engines"),
    ];
    let programs = programs.map(|(variable, folder)| below(variable, folder));
    let mut with_folders = folders.clone();
    with_folders.extend(programs.into_iter().flatten());
    UsualPlaces {
        folders,
        with_folders,
    }
}

fn of_home(names: &[&str]) -> Vec<PathBuf> {
    let home = env::home_dir().filter(|home| home.is_absolute());
    let folders = names
        .iter()
        .filter_map(|name| Some(home.as_ref()?.join(name)));
    folders.collect()
}

#[cfg(unix)]
pub(crate) fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    let about = path.metadata();
    about.is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}

#[cfg(windows)]
pub(crate) fn is_program(path: &Path) -> bool {
    let is_called_so = |ending: &std::ffi::OsStr| ending.eq_ignore_ascii_case("exe");
    path.extension().is_some_and(is_called_so) && path.is_file()
}
