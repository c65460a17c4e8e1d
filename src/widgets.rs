//! Building blocks that the views of several features share: style, lists, fields and dialogs.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "points and pixels are small; where rows are meant the sums are in f64"
)]

pub(crate) mod bounded;
pub(crate) mod card;
pub(crate) mod choices;
pub(crate) mod dialog_foot;
pub(crate) mod drawn;
pub(crate) mod floating;
pub(crate) mod focus_ring;
pub(crate) mod icons;
pub(crate) mod labels;
pub(crate) mod line_pair;
pub(crate) mod line_with_end;
pub(crate) mod picker;
pub(crate) mod picture_dialog;
pub(crate) mod row_list;
pub(crate) mod scrolling;
pub mod style;
pub(crate) mod virtual_list;
