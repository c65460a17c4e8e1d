//! Publishes the records of a collection as pictures, pages and texts.
//!
//! An [`Entry`] is a record prepared for publication: its diagram with title, description and caption, and its
//! solution. A [`Look`] is a style with its pieces. A [`Publisher`] writes entries in every [`Format`]; a [`Booklet`]
//! writes many entries into one text file.
//!
//! Guarantees: the same bytes for the same record on every run; captions, moves and FENs never become markup of the
//! format.
//! Deliberately absent: windows, threads, and the destination of the bytes.

mod booklet;
mod entry;
mod file_names;
mod format;
mod html;
mod latex;
mod look;
mod markdown;
mod page_entry;
mod publisher;
mod solution;

pub use booklet::Booklet;
pub use entry::{Entry, entry, entry_of};
pub use file_names::FileNames;
pub use format::Format;
pub use look::{Look, look, pieces_in_folder};
pub use page_entry::{PageFormat, PagePictures, solution_on_page, write_pages_pdf};
pub use publisher::{PublishError, Publisher};
pub use solution::Solution;
