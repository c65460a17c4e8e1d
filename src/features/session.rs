//! The session: open files, recent files and the window, remembered from one start to the next.
//!
//! `tabiya_settings::session` has the file and its `Keeper`. The place of the window is read before there is a window,
//! on a thread for which the start waits at most a third of a second; a window outside all screens is moved to one.
//! Files are opened again like any others. A document remembers what it showed (`returning`) until the user looks at it
//! and its index has reached that place; a user who has moved elsewhere meanwhile stays there. Recovery puts a document
//! with changes in the place of the file that was opened again. A task finds out why a recent file cannot be opened.
//!
//! `--safe` starts the program without the actions that bring in settings and session; recovery stays.

pub(crate) mod model;
pub(crate) mod queries;
pub(crate) mod update;
pub(crate) mod view;

pub mod tasks {
    //! Reading and writing of the session file, and the check of recent files, on worker threads.

    pub mod look_at_recent;
    pub mod session;
}
