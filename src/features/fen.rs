//! The FEN field, and positions as text: pasted, copied, read aloud of what is odd.

/// What its actions do.
pub(crate) mod model;
pub(crate) mod update {
    pub(crate) mod copying;
    pub(crate) mod draft;
    pub(crate) mod long_texts;
    pub(crate) mod paste;
}
/// What is seen of it.
pub(crate) mod view {
    pub(crate) mod advice;
    pub(crate) mod copy_as;
    pub(crate) mod copy_as_dialog;
    pub(crate) mod fen_field;
    pub(crate) mod reading_choice;
    pub(crate) mod style_dialog;
    pub(crate) mod verdict;
}
