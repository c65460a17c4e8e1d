//! The relation of an action to the document that is shown.

/// The relation of a command or an action to the document that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// No relation: it is about the window, the program, or documents as a whole, and waits for no line.
    Window,
    /// It only reads the document, or goes to another line, so nothing is lost if it never happens.
    Reads,
    /// It may change the document.
    Changes,
}
