//! The texts of a recent file.

use crate::model::state::State;
use std::path::{Path, PathBuf};
use tabiya_settings::session::RecentFile;
use tabiya_text::{name_text, tr_with};

/// A recent file as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) path: PathBuf,
    pub(super) name: String,
    pub(super) folder: String,
    pub(super) is_pinned: bool,
    /// The reason why the file cannot be opened, if one is known.
    pub(super) obstacle: Option<String>,
}

impl Entry {
    fn of(state: &State, recent: &RecentFile) -> Self {
        let path = &recent.path;
        let folder = path.parent().unwrap_or(Path::new(""));
        Self {
            path: path.clone(),
            name: name_text(path.file_name().unwrap_or(path.as_os_str())),
            folder: name_text(folder),
            is_pinned: recent.is_pinned,
            obstacle: state.session.unopenable.get(path).cloned(),
        }
    }

    /// The tooltip: the whole path, or the reason why the file cannot be opened.
    pub(super) fn tip(&self) -> String {
        let path = || name_text(&self.path);
        self.obstacle.clone().unwrap_or_else(path)
    }

    /// The text beside the name: the folder in at most `letters` characters.
    pub(super) fn place(&self, letters: usize) -> String {
        let folder = without_middle(&self.folder, letters);
        match self.obstacle {
            Some(_) => tr_with("recent-not-there", &[("folder", folder.into())]),
            None => folder,
        }
    }

    /// The text for screen readers.
    pub(super) fn spoken(&self) -> String {
        let id = match (&self.obstacle, self.is_pinned) {
            (Some(_), _) => "recent-row-not-there",
            (None, true) => "recent-row-pinned",
            (None, false) => "recent-row",
        };
        let variables = [
            ("name", self.name.clone().into()),
            ("folder", self.folder.clone().into()),
        ];
        tr_with(id, &variables)
    }
}

/// The recent files that contain all these words, the pinned ones first.
pub(super) fn entries(state: &State, words: &str) -> Vec<Entry> {
    let words = words.to_lowercase();
    let fits = |entry: &Entry| {
        let path = name_text(&entry.path).to_lowercase();
        words.split_whitespace().all(|word| path.contains(word))
    };
    let all = state.session.recent.iter();
    let all = all.map(|recent| Entry::of(state, recent));
    let mut found: Vec<_> = all.filter(fits).collect();
    // The other files keep their order.
    found.sort_by_key(|entry| !entry.is_pinned);
    found
}

/// Shortens a text to at most `letters` characters. It cuts the middle, because both ends identify a path.
pub(super) fn without_middle(text: &str, letters: usize) -> String {
    let all: Vec<char> = text.chars().collect();
    if all.len() <= letters {
        return text.to_owned();
    }
    let kept = letters.saturating_sub(1);
    let begin = kept / 3;
    let end = all.len() - (kept - begin);
    let begin = all.iter().take(begin);
    begin.chain(&['…']).chain(all.iter().skip(end)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shortened_path_keeps_both_ends() {
        let path = "/home/someone/chess/collections/studies/endings";
        let short = without_middle(path, 20);
        assert_eq!(short.chars().count(), 20);
        assert!(
            short.starts_with("/home") && short.ends_with("endings"),
            "{short}"
        );
        assert_eq!(without_middle("/a", 20), "/a");
        assert_eq!(without_middle("ясно", 3), "…но");
    }
}
