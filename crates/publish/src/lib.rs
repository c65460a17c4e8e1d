//! Publishes the records of a collection as pictures, pages and texts.
//!
//! A [`PublishedRecord`] is a record prepared for publication: its diagram with title, description and caption, and its
//! solution, which may be [`BookMoves`] with variations. A [`Look`] is a style with its pieces. A [`Publisher`] writes entries in every [`Format`]; a [`Booklet`]
//! writes many entries into one text file. An [`AnimatedLine`] is a line of moves, of which it makes an animation.
//!
//! Guarantees: the same bytes for the same record on every run; captions, moves and FENs never become markup of the
//! format.
//! Deliberately absent: windows, threads, and the destination of the bytes.
//!
//! # Reasons
//!
//! `tabiya render` and the tasks of the window both call this crate. It is above `tabiya-text`, because it writes
//! sentences into pages; the rest of the pictures has no words and is below. Pages are streamed: each is written as
//! soon as it is full, so memory does not grow with their number.

mod animated_line;
mod book_moves;
mod entry;
mod format;
mod html;
mod latex;
mod look;
mod markdown;
mod page_entry;
mod publisher;
mod solution;

pub use animated_line::{ANIMATION_SIZE, AnimatedLine, AnimationChoices, animation_error_text};
pub use book_moves::{BookMoves, BookRun, Paragraph};
pub use entry::{FileNames, PublishedRecord, entry, entry_of, entry_of_game};
pub use format::Format;
pub use look::{Look, look, pieces_in_folder};
pub use page_entry::{
    PageFormat, PagePictures, solution_of_game_on_page, solution_of_position_on_page,
    solution_on_page, write_pages_pdf,
};
pub use publisher::{Booklet, PublishError, Publisher};
pub use solution::Solution;
