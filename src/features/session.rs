//! The session: open files, recent files and the window, remembered from one start to the next.

pub(crate) mod model;
pub(crate) mod queries;
pub(crate) mod update;
pub(crate) mod view;

pub mod tasks {
    //! Work on the session file that runs on worker threads.

    pub mod look_at_recent;
    pub mod session;
}
