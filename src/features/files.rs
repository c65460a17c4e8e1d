//! Opening files and saving documents.

/// Its part of the state.
pub mod model {
    pub mod again;
    pub(crate) mod closing;
    pub(crate) mod file_dialog;
    pub(crate) mod file_now;
    pub(crate) mod files_state;
    pub mod other_form;
    pub mod question;
}
/// What its actions do.
pub(crate) mod update {
    pub(crate) mod appending;
    pub(crate) mod closing;
    pub(crate) mod file_dialog;
    pub(crate) mod files;
    pub(crate) mod folders;
    pub(crate) mod other;
    pub(crate) mod saving;
    pub(crate) mod system_dialog;
    pub(crate) mod watching;
}
/// What is seen of it.
pub(crate) mod view {
    pub(crate) mod file_dialog;
    pub(crate) mod questions;
    pub(crate) mod tabs;
}
mod collections;
mod copy_place;
mod dialogs;
mod folder;
mod listed;
mod no_dialog;
mod other_order;
pub mod reading;

pub mod tasks {
    //! What opening and saving do beside the window.

    pub mod choose;
    pub mod list_folder;
    pub mod load;
    pub mod load_together;
    pub mod look_at_files;
    pub mod open_in_viewer;
    pub mod read_input;
    pub mod reload;
    pub mod save;
    pub mod save_other;
    pub mod sweep_beside;
    pub mod take_own_lines;
}

pub use collections::{CollectionFile, Listing};
pub use copy_place::CopyPlace;
pub use dialogs::{Answer, SaveKind};
pub use folder::{FolderEntry, FolderListing, list_folder};
pub use model::file_now::FileNow;
pub use other_order::{OtherForm, OtherOrder};
