//! The worked examples in the book's pages about the command line show the output of the program.
//!
//! ```text
//! TABIYA_GOLDEN=write cargo test --test command_line book
//! ```
//!
//! writes the output into the pages; look at the changes before you commit them.

use super::running::Folder;
use crate::tools::has_tools;
use std::fs;
use std::path::{Path, PathBuf};

/// The first and the last line of an example. A line in it that begins with `$ ` is a command; its output follows.
const AROUND: [&str; 2] = ["```console\n", "\n```"];

fn book() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/book")
}

/// A folder with the files that the examples read.
fn examples() -> Folder {
    let files = fs::read_dir(book().join("examples")).unwrap();
    files.fold(Folder::new(), |folder, file| {
        let file = file.unwrap();
        let name = file.file_name().into_string().unwrap();
        folder.with(&name, fs::read(file.path()).unwrap())
    })
}

/// The words of a command; single quotes keep the spaces between them.
fn words(command: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for (number, part) in command.split('\'').enumerate() {
        if number % 2 == 0 {
            words.extend(part.split_whitespace());
        } else {
            words.push(part);
        }
    }
    words
}

fn output(folder: &Folder, command: &str) -> String {
    match words(command).as_slice() {
        ["tabiya", args @ ..] => {
            let run = folder.run(args);
            format!("{}{}", run.text(), run.err)
        }
        ["cat", name] => String::from_utf8(folder.read(name)).unwrap(),
        _ => panic!("no example begins like this: {command}"),
    }
}

/// Whether the programs that a command starts are installed.
fn can_run(command: &str) -> bool {
    !command.contains("--engine stockfish")
        || Path::new("/usr/games/stockfish").is_file()
        || has_tools(&[("stockfish", "stockfish")])
}

/// The page with the output of its examples, and the number of examples.
fn updated(page: &str) -> (String, usize) {
    let [begin, end] = AROUND;
    let folder = examples();
    let mut parts = page.split(begin);
    let mut updated = parts.next().unwrap().to_owned();
    let mut count = 0;
    for part in parts {
        let (example, after) = part.split_once(end).unwrap();
        let commands = example.lines().filter_map(|line| line.strip_prefix("$ "));
        let commands: Vec<_> = commands.collect();
        let shown: String = if commands.iter().all(|command| can_run(command)) {
            let shown = |command: &&str| format!("$ {command}\n{}", output(&folder, command));
            commands.iter().map(shown).collect()
        } else {
            example.to_owned()
        };
        updated.extend([begin, shown.trim_end_matches('\n'), end, after]);
        count += 1;
    }
    (updated, count)
}

/// A page without the confidence of the boards read, which changes with the weights of the net.
fn without_certainty(page: &str) -> String {
    let parts = page.split(" % sure");
    let parts = parts.map(|part| part.trim_end_matches(|letter: char| letter.is_ascii_digit()));
    parts.collect::<Vec<_>>().join(" % sure")
}

#[test]
fn each_page_about_a_command_shows_the_output_of_its_examples() {
    let is_written = std::env::var_os("TABIYA_GOLDEN").is_some_and(|word| word == "write");
    for file in fs::read_dir(book().join("cli")).unwrap() {
        let path = file.unwrap().path();
        let page = fs::read_to_string(&path).unwrap();
        let (updated, count) = updated(&page);
        let name = path.display();
        assert!(0 < count || path.ends_with("index.md"), "{name}");
        if is_written {
            fs::write(&path, &updated).unwrap();
        }
        let [page, updated] = [page, updated].map(|page| without_certainty(&page));
        let mut lines = page.lines().zip(updated.lines());
        let other = lines.find(|(shown, true_one)| shown != true_one);
        assert!(
            is_written || page == updated,
            "{name} is out of date: {other:#?}"
        );
    }
}

#[test]
fn quotes_keep_spaces_in_the_words_of_a_command() {
    assert_eq!(
        words("tabiya render '8/8 w' -"),
        ["tabiya", "render", "8/8 w", "-"]
    );
}
