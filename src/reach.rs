//! How much something that is done concerns the document that is shown.

/// How much a command or an action concerns the document that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Not at all: it is about the window, the program or other documents as wholes, and waits for no
    /// line.
    Window,
    /// It looks at it, or goes to another line: nothing is lost if it is never done.
    Reads,
    /// It may change it.
    Changes,
}
