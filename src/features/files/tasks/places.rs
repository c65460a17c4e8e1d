//! Finds the folders of the user from which a search for a file usually begins.

use crate::features::files::Place;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The user's folders that exist.
pub(super) fn places() -> Vec<(Place, PathBuf)> {
    let Some(home) = env::home_dir() else {
        return Vec::new();
    };
    let config = env::var_os("XDG_CONFIG_HOME").map(PathBuf::from);
    let config = config.unwrap_or_else(|| home.join(".config"));
    // Only desktops that follow the conventions of freedesktop.org have this file.
    let named = fs::read_to_string(config.join("user-dirs.dirs")).unwrap_or_default();
    let of_user = |key, usual| folder_named(&named, key, &home).unwrap_or_else(|| home.join(usual));
    let places = [
        (Place::Desktop, of_user("XDG_DESKTOP_DIR", "Desktop")),
        (Place::Documents, of_user("XDG_DOCUMENTS_DIR", "Documents")),
        (Place::Downloads, of_user("XDG_DOWNLOAD_DIR", "Downloads")),
    ];
    // A desktop without one of these folders names the home folder instead.
    let others = places.into_iter().filter(|(_, path)| *path != home);
    let all = std::iter::once((Place::Home, home.clone())).chain(others);
    all.filter(|(_, path)| path.is_dir()).collect()
}

/// The folder that a line such as `XDG_DESKTOP_DIR="$HOME/Desktop"` names.
fn folder_named(text: &str, key: &str, home: &Path) -> Option<PathBuf> {
    let value_of = |line: &str| {
        let (name, value) = line.split_once('=')?;
        (name.trim() == key).then(|| value.trim().trim_matches('"').to_owned())
    };
    let value = text.lines().find_map(value_of)?;
    match value.strip_prefix("$HOME") {
        Some(rest) => Some(home.join(rest.trim_start_matches('/'))),
        None => Some(PathBuf::from(value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folders_of_the_desktop_are_read() {
        let text = "# made by xdg-user-dirs\nXDG_DESKTOP_DIR=\"$HOME/Schreibtisch\"\n\
                    XDG_DOCUMENTS_DIR=\"/data/papers\"\nXDG_DOWNLOAD_DIR=\"$HOME/\"\n";
        let home = Path::new("/home/anna");
        let folder = |key| folder_named(text, key, home);
        assert_eq!(folder("XDG_DESKTOP_DIR"), Some(home.join("Schreibtisch")));
        assert_eq!(folder("XDG_DOCUMENTS_DIR"), Some("/data/papers".into()));
        assert_eq!(folder("XDG_DOWNLOAD_DIR"), Some(home.join("")));
        assert_eq!(folder("XDG_MUSIC_DIR"), None);
    }
}
