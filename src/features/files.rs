//! Opening files and saving documents.
//!
//! *Tables.* `tasks/save_other.rs` first writes the new table to a temporary place and then saves it as everything is
//! saved. If something would be left out, nothing is saved and a question lists it. A table that is saved in full
//! counts as saved, without becoming the document's own file.
//!
//! *`.fen` files.* They hold plain FEN (`tasks/fen_file.rs`): records with operations become FEN in the document first,
//! as one undo step, so that the window never shows what the file does not hold. If operations would be lost, a question
//! names them and offers an `.epd` file instead.
//!
//! *Checks.* A separate task checks the files in each folder, so a disk that hangs does not delay the others.
//!
//! *Dialogs of the system.* They run on a thread. A dialog that hangs cannot be distinguished from a user who takes
//! time. If our window still has the keyboard focus after three seconds, a card offers our own dialog. The system's
//! dialog is abandoned when the user asks again or closes the document that waits for it. From then on our own dialog
//! opens at once.

pub mod queries;

/// The state of files, the actions on them, and the questions to the user.
pub mod model {
    pub mod action;
    pub(crate) mod file_dialog;
    pub(crate) mod files_state;
    pub mod folder;
    pub mod question;
    pub mod saving;
}
pub(crate) mod update;
/// Tabs, questions, and the program's own file dialog.
pub(crate) mod view {
    pub(crate) mod file_dialog;
    pub(crate) mod questions;
    pub(crate) mod tabs;
}

pub mod tasks {
    //! Opening, watching and saving of files, and the system's dialogs for them, on worker threads.

    pub mod choose;
    pub(crate) mod collections;
    pub(crate) mod dialogs;
    pub mod fen_file;
    pub mod list_folder;
    pub mod load;
    pub mod load_together;
    pub mod look_at_files;
    pub mod open_in_viewer;
    pub mod read_input;
    pub mod reload;
    pub mod return_games;
    pub mod save;
    pub mod save_other;
    pub mod take_own_lines;
}

pub use model::files_state::{CollectionFile, FileNow};
pub use model::folder::{FileKind, FolderColumn, FolderEntry, FolderListing, FolderOrder, Place};
pub use model::saving::{CopyPlace, OtherForm, OtherOrder, SaveKind};
pub use tasks::collections::Listing;
pub use tasks::dialogs::DialogAnswer;
pub use tasks::list_folder::list_folder;
