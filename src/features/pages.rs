//! Pages of diagrams: printed or saved pages with the diagrams of many rows.
//!
//! Printing takes two tasks: one makes the pages as a temporary PDF, the other talks to the desktop (`printing` in
//! `tabiya_desktop::system`). So the print dialog appears only when there is something to print, and its token never
//! expires. If there is no dialog, the file is kept for the viewer. A later print removes it once it is a day old.

pub mod model;
pub(crate) mod queries;
pub(crate) mod update;
pub(crate) mod view;

pub mod tasks {
    //! Making, printing and saving of pages, on worker threads.

    pub mod look_at_pages;
    pub(crate) mod page_files;
    pub mod print_pages;
    pub(crate) mod printout;
    pub mod publish_pages;
    mod row_entries;
    mod text_file;
    mod text_preview;
}

pub use model::{PageOrder, PageSeen, PagesContent, PagesCounted, PagesFault, PagesOrder};
pub use tasks::printout::Printout;
