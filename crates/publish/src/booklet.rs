//! Writes many entries into one text file.

use super::entry::Entry;
use super::format::Format;
use super::look::Look;
use super::{html, latex, markdown};
use tabiya_notation::forms::Form;

/// Writes many entries into one text file, piece by piece, so that nobody needs to hold the whole file. It supports the
/// text formats that can have several positions.
#[derive(Debug)]
pub struct Booklet {
    format: Format,
    look: Look,
}

impl Booklet {
    /// Starts a file in this format. Formats that are not text become figurines.
    pub fn new(format: Format, look: Look) -> Self {
        Self { format, look }
    }

    /// Returns the text before the first entry.
    pub fn beginning(&self, title: &str) -> String {
        match self.format {
            Format::Html => html::beginning(title, &self.look),
            Format::Markdown => markdown::beginning(title),
            Format::Latex => latex::beginning(title, &self.look),
            _ => String::new(),
        }
    }

    /// Returns the text of an entry. `at` is its number in the file, from 1. In Markdown, `picture` is the name of its
    /// picture file in the same folder; without a picture the entry gets a board of figurines.
    pub fn entry(&self, at: u64, entry: &Entry, picture: Option<&str>) -> String {
        match self.format {
            Format::Html => html::entry(at, entry, &self.look),
            Format::Markdown => markdown::entry(entry, &self.look.style, picture),
            Format::Latex => latex::entry(entry, &self.look.style),
            Format::Forum => plain(at, entry, Form::Forum),
            _ => plain(at, entry, Form::TextUnicode),
        }
    }

    /// Returns the text after the last entry.
    pub fn end(&self) -> String {
        match self.format {
            Format::Html => html::END.to_owned(),
            Format::Latex => latex::end(),
            _ => String::new(),
        }
    }
}

/// The caption and the position below it, with a blank line before each entry except the first.
fn plain(at: u64, entry: &Entry, form: Form) -> String {
    let space = if at > 1 { "\n" } else { "" };
    let caption = entry.diagram.caption.as_str();
    let position = entry.position_as(form);
    let line_end = if caption.is_empty() { "" } else { "\n" };
    format!("{space}{caption}{line_end}{position}\n")
}
