//! Solving: the positions of a collection are asked one after the other, and their solutions are hidden.
//!
//! A session works on a snapshot of the rows and has a board of its own, so the document cannot change, and nothing
//! has to be undone at its end. The tries go into a file beside the settings (`tabiya_collection::solving`), and
//! never into the collection.

pub mod model;
pub mod tasks {
    //! Finding problems, reading one, and storing tries, on worker threads.

    pub mod find;
    pub mod keep;
    pub mod read;
}
pub(crate) mod update;
pub(crate) mod view;
