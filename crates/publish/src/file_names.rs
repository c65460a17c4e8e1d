//! Makes the names of files in a folder of entries.

use super::entry::Entry;

/// Makes names that sort in the order of the entries: a number with leading zeros, and the caption reduced to safe
/// characters.
#[derive(Clone, Copy, Debug)]
pub struct FileNames {
    digits: usize,
}

/// The maximum length of the caption in a name, in bytes. Systems allow 255 bytes per name.
const MAX_NAME_LEN: usize = 60;

impl FileNames {
    /// Makes names for `count` entries.
    pub fn for_count(count: u64) -> Self {
        Self {
            digits: count.max(1).ilog10() as usize + 1,
        }
    }

    /// The name of an entry's file. `at` is its number, from 1, which must be different for each entry.
    pub fn name(self, at: u64, entry: &Entry, extension: &str) -> String {
        let digits = self.digits;
        let caption = slug(&entry.diagram.caption);
        if caption.is_empty() {
            format!("{at:0digits$}.{extension}")
        } else {
            format!("{at:0digits$}-{caption}.{extension}")
        }
    }
}

/// Keeps letters and digits of any language and replaces everything else with hyphens. The result has no meaning for a
/// shell, a web address or a file system, and cannot lead to another folder.
fn slug(caption: &str) -> String {
    let mut name = String::new();
    for letter in caption.chars() {
        if letter.is_alphanumeric() {
            name.push(letter);
        } else if !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
        if name.len() >= MAX_NAME_LEN {
            break;
        }
    }
    name.trim_end_matches('-').to_owned()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::entry;
    use tabiya_notation::fen::FenStyle;

    fn named(id: &str, at: u64, count: u64) -> String {
        let line = b"8/8/8/8/8/8/8/K1k5 w - -";
        let mut entry = entry(line, 1, FenStyle::default()).unwrap();
        id.clone_into(&mut entry.diagram.caption);
        FileNames::for_count(count).name(at, &entry, "svg")
    }

    #[test]
    fn names_sort_in_the_order_of_the_entries() {
        let mut names: Vec<_> = (1..=1000).map(|at| named("x", at, 1000)).collect();
        assert_eq!(names[0], "0001-x.svg");
        assert!(names.is_sorted());
        names.dedup();
        assert_eq!(names.len(), 1000);
    }

    #[test]
    fn no_caption_leads_outside_the_folder() {
        assert_eq!(named("../../etc/passwd", 1, 9), "1-etc-passwd.svg");
        assert_eq!(named("C:\\x", 1, 9), "1-C-x.svg");
        assert_eq!(named("..", 1, 9), "1.svg");
        assert_eq!(named("CON", 1, 9), "1-CON.svg");
        assert_eq!(named("-rf *; $(x) `y`\u{7}", 1, 9), "1-rf-x-y.svg");
        assert_eq!(named("Réti 1921, Ход", 1, 9), "1-Réti-1921-Ход.svg");
        assert_eq!(named("\u{202e}gpj", 1, 9), "1-gpj.svg");
    }

    #[test]
    fn a_name_is_never_too_long_for_a_file_system() {
        for letter in ["a", "é", "王", "𝔸"] {
            assert!(named(&letter.repeat(900), u64::MAX, u64::MAX).len() < 120);
        }
    }
}
