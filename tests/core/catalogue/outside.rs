//! The code contains no texts for users.

use super::written::listed;
use crate::sources::all_sources;
use std::collections::BTreeSet;
use std::path::Path;

/// The parts of the program that produce texts for users. The code outside them has no such texts.
const TALKING: [&str; 12] = [
    "app",
    "cli",
    "command",
    "desktop/tasks",
    "features",
    "main",
    "model",
    "publish",
    "settings",
    "text",
    "view",
    "widgets",
];

/// Code before a text that no user reads: ids of widgets, names of threads, messages of internal faults.
const NOT_SHOWN: [&str; 16] = [
    ".expect(",
    "Id::unique(",
    "Id::unique((",
    "_salt(",
    "make_persistent_id(",
    ".name(",
    ".name(format!(",
    "texture(ui,",
    "scope(ui,",
    "unreachable!(",
    "reason =",
    "log::error!(",
    "log::info!(",
    "log::warn!(",
    "debug_struct(",
    "debug_tuple(",
];

/// Calls that show their text directly.
const SHOWN: [&str; 13] = [
    ".label(",
    ".button(",
    ".heading(",
    ".checkbox(",
    ".weak(",
    ".strong(",
    "RichText::new(",
    "Button::new(",
    "Label::new(",
    "hover_text(",
    "accessible_name(",
    "inform(",
    "complain(",
];

/// The string literals of some code, each with the code before it.
fn literals(code: &str) -> Vec<(String, String)> {
    let code = code.split("\n#[cfg(test)]").next().unwrap();
    let lines = code.lines().map(|line| {
        let is_remark = line.trim_start().starts_with("//");
        if is_remark { "" } else { line.trim() }
    });
    let code = lines.collect::<Vec<_>>().join(" ");
    let mut found = Vec::new();
    let mut rest = code.as_str();
    let mut before = String::new();
    while let Some((ahead, behind)) = rest.split_once('"') {
        before += ahead;
        // A quotation mark as a character literal.
        if before.ends_with('\'') || before.ends_with("'\\") {
            rest = behind;
            continue;
        }
        let end = end_of_literal(behind, &before);
        found.push((before.trim_end().to_owned(), behind[..end].to_owned()));
        before.clear();
        rest = behind[end..].split_once('"').map_or("", |(_, rest)| rest);
    }
    found
}

fn end_of_literal(text: &str, before: &str) -> usize {
    if before.ends_with("r#") {
        return text.find("\"#").unwrap();
    }
    let mut is_escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    panic!("an open quotation mark: {text}");
}

/// Whether a literal reads like words: it has two of them side by side.
fn is_of_words(literal: &str) -> bool {
    let words: Vec<_> = literal.split(' ').collect();
    let is_word = |word: &str| {
        let word = word.trim_end_matches([',', '.', ':', ';']);
        word.chars().count() > 1 && word.chars().all(char::is_alphabetic)
    };
    words
        .windows(2)
        .any(|pair| pair.iter().all(|word| is_word(word)))
}

/// All code with its place: `app/in_turn` for a file of the program, `cli/check/report` for a file of the crate `cli`.
/// Files of tests are left out.
fn placed_code() -> Vec<(String, String)> {
    let is_of_tests =
        |path: &Path| path.ends_with("tests.rs") || path.iter().any(|part| part == "tests");
    all_sources()
        .into_iter()
        .filter(|(path, _)| !is_of_tests(path))
        .map(|(path, code)| {
            let place = path.with_extension("");
            (place.to_str().unwrap().replace('\\', "/"), code)
        })
        .collect()
}

fn texts_outside() -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    for (place, code) in placed_code() {
        if !TALKING.iter().any(|part| place.starts_with(part)) {
            continue;
        }
        for (before, literal) in literals(&code) {
            let follows = |openings: &[&str]| openings.iter().any(|end| before.ends_with(end));
            let is_shown = follows(&SHOWN) && literal.contains(char::is_alphabetic);
            if is_shown || (is_of_words(&literal) && !follows(&NOT_SHOWN)) {
                let beginning: String = literal.chars().take(40).collect();
                texts.insert(format!("{}: {}", place, beginning.trim()));
            }
        }
    }
    texts
}

#[test]
fn all_texts_for_people_are_in_the_catalogue() {
    let known = listed("not_from_the_catalogue.txt");
    let texts = texts_outside();
    let new: Vec<_> = texts.difference(&known).collect();
    let gone: Vec<_> = known.difference(&texts).collect();
    assert!(
        new.is_empty(),
        "texts that belong into the catalogue: {new:#?}"
    );
    assert!(gone.is_empty(), "texts that are no longer there: {gone:#?}");
}

#[test]
fn a_text_outside_the_catalogue_is_found() {
    let code = "fn a(ui: &mut Ui) {\n    // ui.label(\"not this\");\n    ui.label(\"Moves\");\n    \
                let b = format!(\"{n} lines are gone\");\n    Id::unique(\"a list\");\n}\n";
    let found = literals(code);
    let texts: Vec<_> = found.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(texts, ["Moves", "{n} lines are gone", "a list"]);
    assert!(is_of_words(texts[1]) && !is_of_words("find-text-first"));
}
