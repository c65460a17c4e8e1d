//! Reports of internal errors: a panic leaves a report, so that a developer can fix the bug.
//!
//! Guarantees: nothing here panics, because it runs during another panic; a report contains no positions, texts or file
//! names of the user; only the newest twenty reports are kept, and they are never sent anywhere.
//! Deliberately absent: messages to the user, and the panic hook itself, which belongs to the program.
//!
//! A report has the place of the panic, the trace, and the name of the interrupted action or task. Anything in quotes
//! in a message may be the user's and is omitted. An empty file beside a report marks it as shown. `TABIYA_PANIC_AT`
//! makes a program with debug assertions, and no other, panic at a named action or task; the tests use this.

mod writing;

pub use writing::{doing, is_second_panic, keep_in, take_last, was_caught, write};

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

const PREFIX: &str = "panic-";
const ENDING: &str = "txt";
/// The extension of an empty file beside a report. It records that the user knows about the report.
const TOLD_ENDING: &str = "told";
/// The maximum number of reports that are kept.
const MAX_KEPT: usize = 20;

/// The folder for reports in the folder for the program's state.
pub fn reports_folder(state_folder: &Path) -> PathBuf {
    state_folder.join("reports")
}

/// All reports in a folder, oldest first. Their names begin with the time.
fn all_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let is_report = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        let has_ending = path.extension().is_some_and(|ending| ending == ENDING);
        has_ending && name.is_some_and(|name| name.starts_with(PREFIX))
    };
    let mut found: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(is_report)
        .collect();
    found.sort();
    found
}

/// Returns the reports in this folder that the user does not know about, oldest first. It marks them as known, so that
/// no other program that asks at the same time also gets them.
pub fn take_untold(folder: &Path) -> Vec<PathBuf> {
    let mut untold = all_in(folder);
    untold.retain(|report| mark_told(report));
    untold
}

/// Records that the user knows about a report. Returns whether nobody had recorded it before.
pub fn mark_told(report: &Path) -> bool {
    let mark = File::create_new(report.with_extension(TOLD_ENDING));
    // Where nothing can be recorded, reporting twice is better than never.
    !mark.is_err_and(|error| error.kind() == ErrorKind::AlreadyExists)
}

/// The names of code in panic messages, whose quotes can stay.
const HARMLESS: [&str; 9] = [
    "Option::unwrap()",
    "Option::expect()",
    "Result::unwrap()",
    "Result::unwrap_err()",
    "Result::expect()",
    "Err",
    "Ok",
    "None",
    "left == right",
];
const MAX_CHARS: usize = 200;

/// Returns the first line of a panic's message without the text in quotes, which may be the user's (the standard
/// library quotes the whole string when an index is wrong), and without characters that control a terminal.
pub fn without_paths(message: &str) -> String {
    let line = message.lines().next().unwrap_or_default();
    let mut said = String::new();
    let mut rest = line;
    while let Some((before, quote, behind)) = split_at_quote(rest) {
        let (inside, after) = behind.split_once(quote).unwrap_or((behind, ""));
        let inside = if HARMLESS.contains(&inside) {
            inside
        } else {
            "…"
        };
        said.extend([before, quote, inside, quote]);
        rest = after;
    }
    said.push_str(rest);
    let letters = said.chars().take(MAX_CHARS);
    let letters = letters.map(|letter| if letter.is_control() { ' ' } else { letter });
    letters.collect::<String>().trim().to_owned()
}

fn split_at_quote(text: &str) -> Option<(&str, &str, &str)> {
    let is_quote = |letter: char| matches!(letter, '`' | '"');
    let (before, behind) = text.split_once(is_quote)?;
    let quote = text.get(before.len()..text.len() - behind.len())?;
    Some((before, quote, behind))
}

#[cfg(test)]
mod tests {
    use super::without_paths;

    #[test]
    fn text_of_the_user_is_removed_from_messages() {
        for (message, said) in [
            ("index out of bounds: the len is 3 but the index is 7", ""),
            (
                "byte index 3 is out of bounds of `8/8/4k3/8 w - -`",
                "byte index 3 is out of bounds of `…`",
            ),
            (
                "called `Result::unwrap()` on an `Err` value: Fault(\"my secret.fen\")",
                "called `Result::unwrap()` on an `Err` value: Fault(\"…\")",
            ),
            ("an open quote \"4k3", "an open quote \"…\""),
            ("first\nsecond: 4k3", "first"),
            ("a\u{1b}[31m bell\u{7}", "a [31m bell"),
            ("", ""),
        ] {
            let said = if said.is_empty() { message } else { said };
            assert_eq!(without_paths(message), said);
        }
        assert!(without_paths(&"ü".repeat(5000)).chars().count() <= 200);
    }
}
