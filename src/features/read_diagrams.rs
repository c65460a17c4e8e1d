//! Reads diagrams from many pictures: files, folders of scanned pages, and PDF books. The result is a normal
//! collection.
//!
//! Pages are read on the pool, in order, one book open at a time. Their boards are appended as rows after all others
//! while the document is edited. That is not an undo step, because undoing an edit would also remove the boards that
//! arrived meanwhile; instead every content gets a new identity (`Document::append_found`), so that unsaved content
//! never counts as saved. The records contain everything that was read, as operations
//! (`tabiya_notation::picture_notes`), so resuming, finding, sorting and proofreading need nothing else. Only the
//! pictures are in memory, or in the folder that the records name.
//!
//! After the last page all boards are read again together, since a book has one set of pieces (`look_again`). Rows that
//! are then read differently change in one undo step.

pub mod model;
pub mod tasks {
    //! Reading of the diagrams on many pages, on worker threads.

    pub(crate) mod arriving;
    pub(crate) mod crops;
    pub mod look_again;
    pub(crate) mod plan;
    pub mod read_pages;
}
pub(crate) mod update;
pub(crate) mod view;
