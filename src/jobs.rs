//! Work that takes longer than a frame: on threads of its own, answered by events.
//!
//! Promises: starting a job never blocks; every job ends with one event that carries its id, also
//! when it is cancelled; no event is delivered twice.
//! Deliberately absent: the state of the program. What an event means is decided in
//! [`crate::update`].

mod clipboard;
mod collections;
mod copy_lines;
mod diagram;
mod dialogs;
mod event;
mod folder;
mod job;
mod loading;
mod look;
mod no_dialog;
mod own_lines;
mod page_files;
mod pages;
mod perform;
mod positions;
mod recovery;
mod saving;
mod silence;
mod thread_runner;
mod together;
mod under_way;

pub use crate::collection::Expected;
pub use collections::{CollectionFile, Listing};
pub use diagram::{DiagramFault, DiagramGoal, DiagramOrder, MadeDiagram};
pub use event::{Answer, JobEvent};
pub use folder::{FolderEntry, FolderListing, list_folder};
pub use job::{Job, JobId, Runner, SaveKind};
pub use look::{FileNow, LookedAt, WatchedFile};
pub use pages::{PageOrder, PageSeen, PagesCounted, PagesFault, PagesOrder};
pub use perform::perform;
pub use positions::{InText, LONGEST_AT_ONCE, is_collection};
pub use recovery::{JournalOrder, Journaled, write_journal};
pub use saving::{CopyPlace, SaveOrder};
pub use thread_runner::ThreadRunner;
pub use together::Together;
pub use under_way::wait_for_writing;
