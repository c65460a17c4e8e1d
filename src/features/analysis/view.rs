//! The view of analyses: the dialog that starts one, and its card.

mod card;
mod dialog;
mod fields;

pub(crate) use card::analysis_cards_ui;
pub(crate) use dialog::analysis_dialog_ui;
