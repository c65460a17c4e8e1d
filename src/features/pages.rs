//! Pages of diagrams: pages with the diagrams of many rows.

mod making;
pub mod model;
mod page_files;
mod printout;
mod reading;
pub(crate) mod update;
pub(crate) mod view;

pub mod tasks {
    //! What pages of diagrams do beside the window.

    pub mod look_at_pages;
    pub mod print_pages;
    pub mod publish_pages;
}

pub use making::{PageOrder, PageSeen, PagesCounted, PagesFault, PagesOrder};
pub use printout::Printout;
