//! The version of the program, and the libraries in it with their licences, as `tabiya --licences` prints them.
//!
//! `examples/make/package_files` makes the file of licences: a tab-separated line for each library
//! with name, version, licence and the numbers of its texts; then the texts, each after a form
//! feed.

use super::status::say_end;
use super::stream::EarlyEnd;
use flate2::read::GzDecoder;
use std::io::{self, Read as _, Write as _};
use std::sync::LazyLock;

/// The version of the program.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit that it was built from, if the builder has set it.
const COMMIT: Option<&str> = option_env!("TABIYA_COMMIT");

static FULL_VERSION: LazyLock<String> =
    LazyLock::new(|| match COMMIT.filter(|commit| !commit.is_empty()) {
        Some(commit) => format!("{VERSION} ({commit})"),
        None => VERSION.to_owned(),
    });

/// Returns the version to give in a bug report.
pub fn full_version() -> &'static str {
    &FULL_VERSION
}

const FILE: &[u8] = include_bytes!("../../../assets/licences.txt.gz");
const BEFORE_TEXT: char = '\u{c}';

static LICENCES: LazyLock<Licences> = LazyLock::new(|| {
    let mut text = String::new();
    // Our own file is intact (a test reads it); a broken one would give a short list, not a
    // failure.
    drop(GzDecoder::new(FILE).read_to_string(&mut text));
    Licences::read(&text)
});

/// A library that is part of the program on at least one system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// Its name in the registry.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence as an SPDX expression.
    pub licence: String,
    texts: Vec<usize>,
}

/// All libraries, and the texts of their licences, each once.
#[derive(Debug, Default)]
pub struct Licences {
    /// The libraries, sorted by name and version.
    pub libraries: Vec<Library>,
    texts: Vec<String>,
}

/// Returns the libraries in this program.
pub fn licences() -> &'static Licences {
    &LICENCES
}

impl Licences {
    fn read(text: &str) -> Self {
        let mut parts = text.split(BEFORE_TEXT);
        let lines = parts.next().unwrap_or_default().lines();
        Self {
            libraries: lines.filter_map(Library::read).collect(),
            texts: parts
                .map(|text| text.trim_matches('\n').to_owned())
                .collect(),
        }
    }

    /// Returns the texts that a library's authors want to be distributed with it.
    pub fn texts_of<'a>(&'a self, library: &'a Library) -> impl Iterator<Item = &'a str> {
        let texts = library
            .texts
            .iter()
            .filter_map(|text| self.texts.get(*text));
        texts.map(String::as_str)
    }

    /// Returns a report for people: the libraries, then the texts, each with its libraries.
    pub fn report(&self) -> String {
        let line_of = |library: &Library| {
            let Library {
                name,
                version,
                licence,
                ..
            } = library;
            format!("{name} {version}: {licence}\n")
        };
        let lines = self.libraries.iter().map(line_of);
        let texts = self.texts.iter().enumerate().map(|(number, text)| {
            let of = self.libraries.iter();
            let of = of.filter(|library| library.texts.contains(&number));
            let of: Vec<_> = of.map(|library| library.name.as_str()).collect();
            let rule = "-".repeat(72);
            format!("\n{rule}\n{}\n{rule}\n\n{text}\n", of.join(", "))
        });
        lines.chain(texts).collect::<Vec<_>>().concat()
    }
}

impl Library {
    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('\t').map(str::to_owned);
        Some(Self {
            name: fields.next()?,
            version: fields.next()?,
            licence: fields.next()?,
            texts: fields
                .next()?
                .split_whitespace()
                .filter_map(|number| number.parse().ok())
                .collect(),
        })
    }
}

/// Prints the libraries in the program with their licences; a closed pipe is not an error.
pub fn print_licences() {
    let report = licences().report();
    let text = format!("Tabiya {}: MIT OR Apache-2.0\n{report}", full_version());
    let written = io::stdout().write_all(text.as_bytes());
    if let Err(error) = written
        && error.kind() != io::ErrorKind::BrokenPipe
    {
        let _ = say_end(&EarlyEnd::WriteFailed(error));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str =
        "one\t1.0.0\tMIT\t0 1\ntwo\t0.2.0\tMIT OR Zlib\t1\n\u{c}\nDo.\n\u{c}\nDo not.\n";

    #[test]
    fn a_library_has_its_texts() {
        let licences = Licences::read(SMALL);
        let texts: Vec<Vec<_>> = licences
            .libraries
            .iter()
            .map(|library| licences.texts_of(library).collect())
            .collect();
        assert_eq!(texts, [vec!["Do.", "Do not."], vec!["Do not."]]);
    }

    #[test]
    fn the_report_has_every_library_and_each_text_once() {
        let report = Licences::read(SMALL).report();
        assert!(report.starts_with("one 1.0.0: MIT\ntwo 0.2.0: MIT OR Zlib\n"));
        assert_eq!(report.matches("Do.").count(), 1);
        assert_eq!(report.matches("\none, two\n").count(), 1);
    }

    #[test]
    fn a_malformed_licence_file_is_read_without_a_panic() {
        for text in ["", "\n", "one", "one\t\t\t99\n", "\u{c}\u{c}"] {
            let licences = Licences::read(text);
            for library in &licences.libraries {
                assert_eq!(licences.texts_of(library).count(), 0);
            }
            licences.report();
        }
    }
}
