//! The licences of the libraries, as the program has them.

use super::libraries::{packed, text};
use super::made::LICENCES;
use super::places::{root, said};
use flate2::read::GzDecoder;
use std::fs;
use std::io::{Read as _, Write as _};
use std::process::Command;
use tabiya_cli::about::licences;

fn unpacked(packed: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).unwrap();
    text
}

#[test]
fn the_licences_match_the_lock_file() {
    let made = match text(root()) {
        Ok(made) => made,
        Err(error) => {
            let is_ci = std::env::var_os("CI").is_some_and(|value| !value.is_empty());
            assert!(!is_ci, "{error}");
            writeln!(std::io::stderr().lock(), "skipped: licences: {error}").unwrap();
            return;
        }
    };
    let stored = unpacked(&fs::read(root().join(LICENCES)).unwrap());
    assert!(
        stored == made,
        "{LICENCES} is out of date. Write it again: cargo run --example make -- package-files"
    );
    assert_eq!(unpacked(&packed(root()).unwrap()), made);
}

#[test]
fn every_library_has_a_licence_and_nearly_every_one_its_text() {
    let licences = licences();
    assert!(300 < licences.libraries.len());
    let without =
        |library: &&tabiya_cli::about::Library| licences.texts_of(library).next().is_none();
    let without: Vec<_> = licences.libraries.iter().filter(without).collect();
    for library in &licences.libraries {
        assert!(!library.licence.is_empty(), "{library:?}");
    }
    // Some authors have not put the text into their package.
    assert!(without.len() < licences.libraries.len() / 5, "{without:?}");
}

#[test]
fn the_program_prints_all_licences() {
    let mut tabiya = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    let printed = said(tabiya.arg("--licences"));
    for library in &licences().libraries {
        let line = format!(
            "{} {}: {}\n",
            library.name, library.version, library.licence
        );
        assert!(printed.contains(&line), "{line}");
    }
    assert!(printed.contains("OFL"), "the licence of the fonts");
}
