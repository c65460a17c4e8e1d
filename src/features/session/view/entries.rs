//! What is shown of a recent file.

use crate::model::state::State;
use std::path::{Path, PathBuf};
use tabiya_settings::session::RecentFile;
use tabiya_text::{name_text, tr_with};

/// A recent file in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) path: PathBuf,
    pub(super) name: String,
    pub(super) folder: String,
    pub(super) is_pinned: bool,
    /// Why it cannot be opened, if that is known.
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

    /// What its tip says: all of its path, or why it cannot be opened.
    pub(super) fn tip(&self) -> String {
        let path = || name_text(&self.path);
        self.obstacle.clone().unwrap_or_else(path)
    }

    /// What stands beside its name: where it is, of no more than so many letters.
    pub(super) fn place(&self, letters: usize) -> String {
        let folder = without_middle(&self.folder, letters);
        match self.obstacle {
            Some(_) => tr_with("recent-not-there", &[("folder", folder.into())]),
            None => folder,
        }
    }

    /// For those who do not see it.
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

/// The recent files in which all these words are, the pinned ones first.
pub(super) fn entries(state: &State, words: &str) -> Vec<Entry> {
    let words = words.to_lowercase();
    let fits = |entry: &Entry| {
        let path = name_text(&entry.path).to_lowercase();
        words.split_whitespace().all(|word| path.contains(word))
    };
    let all = state.session.recent.iter();
    let all = all.map(|recent| Entry::of(state, recent));
    let mut found: Vec<_> = all.filter(fits).collect();
    // Of the others each stays where it is.
    found.sort_by_key(|entry| !entry.is_pinned);
    found
}

/// A text of no more than so many letters: what is left out is in its middle, since a path is known by
/// its two ends.
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
    fn a_long_path_keeps_both_its_ends() {
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
