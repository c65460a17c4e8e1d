//! Saving in another form: as a table, as games, or only the selected positions.

/// The part of a document that is saved to a file which does not become the document's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherSave {
    /// All positions, in the table they came from.
    Table,
    /// All positions, as games.
    Games,
    /// The selected positions, in the form given by the extension of the file.
    Selected,
}
