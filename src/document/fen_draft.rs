//! What the user is typing in the FEN field.

use super::current::DocumentId;
use super::history::{Group, StateId};
use crate::chess::Position;
use crate::notation::fen::FenError;

/// Text in the FEN field while it is being typed. Nothing but the user's keys ever changes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenDraft {
    /// Whose field.
    pub document: DocumentId,
    /// The text, as typed.
    pub text: String,
    /// The step of undo that the whole typing is.
    pub session: Group,
    /// The position when the typing began: what cannot be read keeps what it had there.
    pub base: Position,
    /// The line when the typing began; its operations are kept.
    pub base_line: Vec<u8>,
    /// The document's content after the last key. Another one means that somebody else changed it.
    pub seen: StateId,
    /// The first thing that cannot be read.
    pub error: Option<FenError>,
}
