//! Reads diagrams from many pictures: files, folders of scanned pages, and PDF books. The result is a normal
//! collection.

pub mod model;
pub mod tasks {
    //! Work on many diagrams that runs on worker threads.

    pub(crate) mod arriving;
    pub(crate) mod crops;
    pub(crate) mod plan;
    pub mod read_pages;
}
pub(crate) mod update;
pub(crate) mod view;
