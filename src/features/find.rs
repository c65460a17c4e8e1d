//! Rows that are looked for, so that the list shows them.

pub(crate) mod model;
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! What finding does beside the window.

    pub mod find_nearest;
    pub mod find_rows;
}
