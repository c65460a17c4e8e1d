//! Diagrams read from many pictures: files, a folder of scanned pages, books as PDF. The result is a collection like
//! any other.

pub mod model;
pub mod tasks {
    //! What is done for it beside the window.

    pub(crate) mod arriving;
    pub(crate) mod crops;
    pub(crate) mod plan;
    pub mod read_pages;
}
pub(crate) mod update;
pub(crate) mod view;
