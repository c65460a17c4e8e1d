//! Pages of diagrams: pages with the diagrams of many rows.

pub mod model;
pub(crate) mod queries;
pub(crate) mod update;
pub(crate) mod view;

pub mod tasks {
    //! What pages of diagrams do beside the window.

    pub mod look_at_pages;
    pub(crate) mod making;
    pub(crate) mod page_files;
    pub mod print_pages;
    pub(crate) mod printout;
    pub mod publish_pages;
}

pub use model::orders::{PageOrder, PageSeen, PagesCounted, PagesFault, PagesOrder};
pub use tasks::printout::Printout;
