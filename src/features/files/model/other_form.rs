//! Saving in a form of its own: a table, games, or the selected positions.

/// What of a document is saved to a file that does not become its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherSave {
    /// All positions, in the table of which they were made.
    Table,
    /// All positions as games.
    Games,
    /// The selected positions, in the form that the name of the file says.
    Selected,
}
