//! Diagrams read from many pictures: files, a folder of scanned pages, books as PDF. The result is a collection like
//! any other.

pub(crate) mod crops;
pub mod model;
pub(crate) mod plan;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod read_pages;
}
pub(crate) mod update;
pub(crate) mod view;
