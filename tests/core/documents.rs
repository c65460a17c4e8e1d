//! The documents have a bounded length, and everything that they name exists.

use crate::promises::{assert_named_exist, quoted};
use crate::sources::{all_documents, root};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};
use tabiya::command::{Command, Menu};
use tabiya_text::tr;

/// The documents that a newcomer reads first, with the most bytes of each.
const SIZES: [(&str, usize); 3] = [
    ("README.md", 9_000),
    ("CONTRIBUTING.md", 7_000),
    ("ARCHITECTURE.md", 14_000),
];

/// The documents that name files of the project for people who change it. In the others, a name without folders may be
/// that of any file of a user.
const FOR_DEVELOPERS: [&str; 2] = ["CONTRIBUTING.md", "ARCHITECTURE.md"];

/// Texts in italics in the book that are not in the catalogue: a folder of Windows, a verdict made of two texts, and the
/// name of the program.
const OTHER_LABELS: [&str; 3] = ["Apps", "Legal · White to move", "Tabiya"];

/// The documents about the whole program: the three and the book.
fn main_documents() -> Vec<(PathBuf, String)> {
    let mut documents = all_documents();
    documents.retain(|(path, _)| {
        path.starts_with("docs/book") || SIZES.iter().any(|(name, _)| path == Path::new(name))
    });
    assert!(20 < documents.len());
    documents
}

/// A document as lines of prose and lines of code blocks.
fn prose_and_blocks(text: &str) -> (Vec<&str>, Vec<&str>) {
    let (mut prose, mut blocks) = (Vec::new(), Vec::new());
    let mut is_in_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            is_in_block = !is_in_block;
        } else if is_in_block {
            blocks.push(line);
        } else {
            prose.push(line);
        }
    }
    (prose, blocks)
}

/// A line of prose without the code in it.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// The targets of the links in a document.
fn links(text: &str) -> Vec<String> {
    let (prose, _) = prose_and_blocks(text);
    let mut links = Vec::new();
    for line in prose.into_iter().map(without_code) {
        let targets = line.split("](").skip(1);
        links.extend(targets.filter_map(|rest| Some(rest.split_once(')')?.0.to_owned())));
    }
    links
}

/// The anchors of the headings in a document.
fn anchors(text: &str) -> Vec<String> {
    let (prose, _) = prose_and_blocks(text);
    let headings = prose.into_iter().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let heading = heading.trim_start_matches('#').trim().to_lowercase();
        let is_kept = |letter: &char| letter.is_alphanumeric() || " -_".contains(*letter);
        heading
            .chars()
            .filter(is_kept)
            .collect::<String>()
            .replace(' ', "-")
    };
    headings.map(anchor).collect()
}

/// A path without `..`, as far as its own folders go.
fn tidied(path: &Path) -> PathBuf {
    let mut tidied = PathBuf::new();
    for part in path.components() {
        if part == Component::ParentDir {
            assert!(tidied.pop(), "{}", path.display());
        } else {
            tidied.push(part);
        }
    }
    tidied
}

#[test]
fn the_first_documents_are_short() {
    for (name, most) in SIZES {
        let length = fs::read(root().join(name)).unwrap().len();
        assert!(length <= most, "{name} has {length} bytes");
    }
}

#[test]
fn every_link_leads_to_a_file_and_every_anchor_to_a_heading() {
    let mut count = 0;
    for (path, text) in all_documents() {
        let folder = path.parent().unwrap();
        for link in links(&text) {
            if link.contains("://") {
                continue;
            }
            count += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() {
                path.clone()
            } else {
                tidied(&folder.join(file))
            };
            let name = format!("{}: {link}", path.display());
            assert!(root().join(&target).exists(), "{name}");
            if !anchor.is_empty() {
                let text = fs::read_to_string(root().join(target)).unwrap();
                assert!(anchors(&text).iter().any(|own| own == anchor), "{name}");
            }
        }
    }
    assert!(100 < count, "{count} links");
}

/// The part of a path before the first folder whose name the reader is to put in, such as `FEATURE` or `<feature>`.
fn before_placeholder(path: &str) -> PathBuf {
    let is_placeholder = |part: &&str| {
        let mut letters = part.chars();
        part.contains('<') || part.len() > 1 && letters.all(|letter| letter.is_ascii_uppercase())
    };
    let parts = path.split('/');
    parts.take_while(|part| !is_placeholder(part)).collect()
}

#[test]
fn every_path_in_the_main_documents_exists() {
    let entries = fs::read_dir(root()).unwrap();
    let at_root: BTreeSet<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut count = 0;
    for (path, text) in main_documents() {
        let (prose, blocks) = prose_and_blocks(&text);
        let code = prose.iter().flat_map(|line| quoted(line)).chain(blocks);
        let is_between = |letter: char| letter.is_whitespace() || "\"'()|,".contains(letter);
        let words: Vec<_> = code.flat_map(|code| code.split(is_between)).collect();
        let is_whole = |word: &&&str| {
            let first = word.split_once('/').map(|(first, _)| first);
            first.is_some_and(|first| at_root.contains(first))
        };
        let mut folders = BTreeSet::from([root().to_owned()]);
        for word in words.iter().filter(is_whole) {
            let named = root().join(before_placeholder(word));
            assert!(named.exists(), "{}: {word}", path.display());
            folders.extend(named.parent().map(Path::to_owned));
            folders.insert(named);
            count += 1;
        }
        if !FOR_DEVELOPERS.iter().any(|name| path == Path::new(name)) {
            continue;
        }
        // Other names are relative to one of these folders.
        let endings = [
            ".rs", ".md", ".ftl", ".txt", ".fens", ".jsonl", ".toml", "/",
        ];
        for word in words.iter().filter(|word| !is_whole(word)) {
            let is_name = endings.iter().any(|ending| word.ends_with(ending));
            let exists = folders.iter().any(|folder| folder.join(word).exists());
            assert!(!is_name || exists, "{}: {word}", path.display());
        }
    }
    assert!(100 < count, "{count} paths");
}

#[test]
fn every_test_and_file_in_the_architecture_exists() {
    let (tests, files) = assert_named_exist("ARCHITECTURE.md");
    assert!(10 < tests && 50 < files, "{tests} tests, {files} files");
}

#[test]
fn the_summary_lists_every_page_of_the_book() {
    let book = Path::new("docs/book");
    let summary = fs::read_to_string(root().join(book).join("SUMMARY.md")).unwrap();
    let listed: BTreeSet<_> = links(&summary).iter().map(|link| book.join(link)).collect();
    let pages = all_documents().into_iter().map(|(path, _)| path);
    let pages = pages.filter(|path| path.starts_with(book) && !path.ends_with("SUMMARY.md"));
    assert_eq!(listed, pages.collect());
}

#[test]
fn each_command_of_the_command_line_has_its_page() {
    let command_line = tabiya_cli::command_line();
    for command in command_line.get_subcommands() {
        let page = format!("docs/book/cli/{}.md", command.get_name());
        assert!(root().join(&page).is_file(), "{page}");
    }
}

/// The texts in italics in a document.
fn italics(text: &str) -> Vec<String> {
    let (prose, _) = prose_and_blocks(text);
    let mut italics = Vec::new();
    for line in prose {
        let line = without_code(line).replace("**", "");
        italics.extend(line.split('*').skip(1).step_by(2).map(str::to_owned));
    }
    italics
}

/// Whether a menu has this path: to a command, or to a submenu.
fn is_in_a_menu(path: &[&str]) -> bool {
    Command::ALL.iter().any(|command| {
        let row = command.row();
        let submenu = row.submenu.map(|submenu| tr(submenu.text_id()));
        let names = [Some(tr(row.menu.text_id())), submenu, Some(tr(row.text_id))];
        let names: Vec<_> = names.into_iter().flatten().collect();
        path.len() <= names.len() && path.iter().zip(names).all(|(part, name)| *part == name)
    })
}

#[test]
fn menus_and_labels_in_the_book_are_those_of_the_window() {
    let catalogue = fs::read_to_string(root().join("assets/text/en.ftl")).unwrap();
    let texts = catalogue.lines().filter_map(|line| line.split_once(" = "));
    let texts: BTreeSet<_> = texts.map(|(_, text)| text).collect();
    let menus = Menu::ALL.map(|menu| tr(menu.text_id()));
    let mut count = 0;
    for (path, text) in main_documents() {
        if FOR_DEVELOPERS.iter().any(|name| path == Path::new(name)) {
            continue;
        }
        for label in italics(&text) {
            let parts: Vec<_> = label.split(", ").collect();
            // Small letters emphasise a word.
            let is_label = label.starts_with(char::is_uppercase);
            let is_path = 1 < parts.len() && menus.iter().any(|menu| menu == parts[0]);
            if !is_label || OTHER_LABELS.contains(&label.as_str()) {
                continue;
            }
            let exists = if is_path {
                is_in_a_menu(&parts)
            } else {
                texts.contains(label.as_str()) || parts.iter().all(|part| texts.contains(part))
            };
            assert!(exists, "{}: {label}", path.display());
            count += 1;
        }
    }
    assert!(50 < count, "{count} labels");
}
