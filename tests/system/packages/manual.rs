//! The manual pages.

use super::places::{files_below, said_by, shared};
use crate::tools::has_tools;
use std::collections::BTreeSet;
use std::fs;

#[test]
fn the_manual_is_formatted_without_warnings() {
    if !has_tools(&[("man", "man-db")]) {
        return;
    }
    for page in files_below(&shared("man/man1")) {
        let page = shared("man/man1").join(page);
        let options = ["--warnings=w", "--encoding=UTF-8", "--local-file"];
        let mut command = std::process::Command::new("man");
        // Without this, the output would have the width of a terminal.
        command.args(options).arg(&page).env("MANWIDTH", "100");
        let printed = super::places::said(&mut command);
        assert!(printed.contains("SYNOPSIS"), "{printed}");
        for complaint in ["warning", "error"] {
            let complains = printed.lines().any(|line| {
                line.starts_with("troff") || line.starts_with("man:") && line.contains(complaint)
            });
            assert!(!complains, "{}: {printed}", page.display());
        }
    }
}

#[test]
fn every_named_manual_page_exists() {
    let folder = shared("man/man1");
    let pages: BTreeSet<_> = files_below(&folder)
        .into_iter()
        .map(|page| page.to_str().unwrap().to_owned())
        .collect();
    let main = fs::read_to_string(folder.join("tabiya.1")).unwrap();
    let named: BTreeSet<_> = main
        .lines()
        .filter_map(|line| line.strip_suffix("(1)"))
        .map(|name| format!("{}.1", name.replace('\\', "")))
        .collect();
    assert!(named.contains("tabiya-check.1"));
    assert!(named.is_subset(&pages), "{named:?}, but {pages:?}");
    assert_eq!(named.len() + 1, pages.len());
}

#[test]
fn each_manual_page_has_a_line_for_apropos() {
    if !has_tools(&[("lexgrog", "man-db")]) {
        return;
    }
    for page in files_below(&shared("man/man1")) {
        let line = said_by("lexgrog", [shared("man/man1").join(&page)]);
        let name = page.file_stem().unwrap().to_str().unwrap();
        assert!(line.contains(&format!("\"{name} - ")), "{line}");
    }
}
