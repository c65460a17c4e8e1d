//! Comments, documents and the English catalogue are in plain English: turns of phrase that a native engineer does not
//! write are rare. The table finds the commonest of them, and the limits allow for sentences in which they are right.

use crate::sources::{all_documents, all_sources, files_in, from_root, root};
use std::fs;
use std::path::Path;

/// The replacement, and the turn of phrase as consecutive words. `a|b` is one of these words, `!a|b` a place where none
/// of them follows, `1-7` a number of words in small letters, `^` the beginning of a sentence, and `.` its end.
const TURNS: [(&str, &str); 12] = [
    (
        "after, below",
        "behind the|it|them|all|that|this|its|what|one|each|a|an|every|other",
    ),
    ("is", "stand|stands|stood"),
    ("as many as", "^ So many|much|often|long|far|large|few"),
    ("a whole sentence", "^ Which|What|How|Who|Whose|Where 0-2 ."),
    (
        "is reported",
        "is|are|was|be|been told !that|to|about|by|how|why|what",
    ),
    (
        "a noun",
        "^ What 1-7 is|are|was|were|has|have|does|goes|comes|stays",
    ),
    ("who does it", "It|it is looked|said|asked|told|seen"),
    (
        "a noun",
        "of|in|for|from|with those|that|what that|which|is|are|was|has|have",
    ),
    ("continues", "go|goes on"),
    ("fix", "mend|mends|mended|mending"),
    ("randomly", "by lot"),
    ("available", "at hand"),
];

/// The words and the punctuation marks of a line. A full stop within a word, as in a file name, belongs to the word.
fn words(line: &str) -> Vec<&str> {
    let is_inside = |letter: char| letter.is_alphanumeric() || "_'.".contains(letter);
    let mut words = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let length = rest.find(|letter| !is_inside(letter));
        let length = length.unwrap_or(rest.len()).max(first.len_utf8());
        let (word, after) = rest.split_at(length);
        let inner = word.trim_end_matches('.');
        let parts = [inner, if inner == word { "" } else { "." }];
        words.extend(parts.into_iter().filter(|part| !part.trim().is_empty()));
        rest = after;
    }
    words
}

/// Whether words begin with a turn of phrase, without its mark for the beginning of a sentence.
fn fits(turn: &[&str], words: &[&str]) -> bool {
    let Some((part, turn)) = turn.split_first() else {
        return true;
    };
    if let Some((least, most)) = part.split_once('-') {
        let [least, most] = [least, most].map(|count| count.parse::<usize>().unwrap());
        let is_small = |word: &&&str| {
            let mut letters = word.chars();
            letters.all(|letter| letter.is_ascii_lowercase() || letter == '\'')
        };
        let most = words.iter().take_while(is_small).count().min(most);
        return (least..=most).any(|count| fits(turn, &words[count..]));
    }
    if let Some(others) = part.strip_prefix('!') {
        let mut others = others.split('|');
        return !others.any(|other| words.first() == Some(&other)) && fits(turn, words);
    }
    part.split('|').any(|word| words.first() == Some(&word)) && fits(turn, &words[1..])
}

/// The turns of phrase in a line, by what to write instead.
fn turns_in(line: &str) -> Vec<&'static str> {
    let words = words(line);
    let mut found = Vec::new();
    for (instead, turn) in TURNS {
        let begins_sentence = turn.starts_with('^');
        let turn: Vec<_> = turn.trim_start_matches("^ ").split(' ').collect();
        for place in 0..words.len() {
            let is_beginning = place == 0 || [".", ":", ";"].contains(&words[place - 1]);
            if (is_beginning || !begins_sentence) && fits(&turn, &words[place..]) {
                found.push(instead);
            }
        }
    }
    found
}

/// The text of a line that is a comment; empty for code.
fn comment(line: &str) -> &str {
    let text = line.trim_start().strip_prefix("//").unwrap_or_default();
    text.strip_prefix(['/', '!']).unwrap_or(text)
}

/// The text of a line of a catalogue: a message, its continuation or an attribute; empty for a comment.
fn message(line: &str) -> &str {
    let line = if line.starts_with('#') { "" } else { line };
    line.split_once(" = ").map_or(line, |(_, text)| text)
}

/// Fails if the texts in these files have more turns of phrase in a thousand lines than this. `text` gives the text of a
/// line; lines without text do not count.
fn assert_rare(
    most: usize,
    files: impl IntoIterator<Item = (impl AsRef<Path>, String)>,
    text: impl Fn(&str) -> &str,
) {
    let (mut lines, mut found) = (0, Vec::new());
    for (path, content) in files {
        for (number, line) in (1..).zip(content.lines()) {
            let text = text(line).trim();
            lines += usize::from(!text.is_empty());
            for instead in turns_in(text) {
                let path = path.as_ref().display();
                found.push(format!("{path}:{number}: {text}\n    rather: {instead}"));
            }
        }
    }
    assert!(500 < lines, "{lines} lines");
    assert!(
        found.len() * 1_000 <= most * lines,
        "{} turns of phrase in {lines} lines:\n{}",
        found.len(),
        found.join("\n")
    );
}

#[test]
fn comments_are_in_plain_english() {
    let sources = all_sources().into_iter();
    let sources = sources.map(|(name, text)| (from_root(&name), text));
    let others = ["benches", "examples"].map(|folder| files_in(folder, "rs"));
    let all = sources.chain(others.into_iter().flatten());
    let is_test = |path: &Path| path.iter().any(|part| part == "tests");
    assert_rare(5, all.filter(|(path, _)| !is_test(path)), comment);
}

#[test]
fn documents_are_in_plain_english() {
    assert_rare(3, all_documents(), str::trim);
}

#[test]
fn the_english_catalogue_is_in_plain_english() {
    let name = "assets/text/en.ftl";
    let catalogue = fs::read_to_string(root().join(name)).unwrap();
    assert_rare(3, [(name, catalogue)], message);
}

#[test]
fn turns_of_phrase_are_found_and_their_plain_neighbours_are_not() {
    for (line, expected) in [
        (
            "The row behind it stands still.",
            &["after, below", "is"][..],
        ),
        ("So many rows are kept. So it is.", &["as many as"]),
        ("Which.", &["a whole sentence"]),
        ("It counts rows. What it gives is a number.", &["a noun"]),
        ("The user is told.", &["is reported"]),
        ("The user is told that it failed.", &[]),
        ("A copy of what was read is kept.", &["a noun"]),
        ("Go on; it goes on by lot.", &["continues", "randomly"]),
        ("It is said, and it is written.", &["who does it"]),
        ("The file behind.rs and `a_line_that_stands`.", &[]),
        ("What? Whatever is behind glass.", &[]),
    ] {
        assert_eq!(turns_in(line), expected, "{line}");
    }
}
