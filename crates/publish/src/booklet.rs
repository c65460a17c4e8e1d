//! Many entries in one text file.

use super::entry::Entry;
use super::format::Format;
use super::look::Look;
use super::{html, latex, markdown};
use tabiya_notation::forms::Form;

/// One text file of many entries, piece by piece, so that nobody needs to hold all of it. The
/// formats are those that are texts of several positions.
#[derive(Debug)]
pub struct Booklet {
    format: Format,
    look: Look,
}

impl Booklet {
    /// A file in this format. What is no text is none; it becomes figurines.
    pub fn new(format: Format, look: Look) -> Self {
        Self { format, look }
    }

    /// What stands before the first entry.
    pub fn beginning(&self, title: &str) -> String {
        match self.format {
            Format::Html => html::beginning(title, &self.look),
            Format::Markdown => markdown::beginning(title),
            Format::Latex => latex::beginning(title, &self.look),
            _ => String::new(),
        }
    }

    /// An entry. `at` is its place in the file, from 1. In Markdown its picture is the file of that
    /// name, beside this one, or a board of figurines when there is none.
    pub fn entry(&self, at: u64, entry: &Entry, picture: Option<&str>) -> String {
        match self.format {
            Format::Html => html::entry(at, entry, &self.look),
            Format::Markdown => markdown::entry(entry, &self.look.style, picture),
            Format::Latex => latex::entry(entry, &self.look.style),
            Format::Forum => plain(at, entry, Form::Forum),
            _ => plain(at, entry, Form::TextUnicode),
        }
    }

    /// What stands behind the last entry.
    pub fn end(&self) -> String {
        match self.format {
            Format::Html => html::END.to_owned(),
            Format::Latex => latex::end(),
            _ => String::new(),
        }
    }
}

/// The caption, and below it the position; a blank line before all but the first.
fn plain(at: u64, entry: &Entry, form: Form) -> String {
    let space = if at > 1 { "\n" } else { "" };
    let caption = entry.diagram.caption.as_str();
    let position = entry.position_as(form);
    let line_end = if caption.is_empty() { "" } else { "\n" };
    format!("{space}{caption}{line_end}{position}\n")
}
