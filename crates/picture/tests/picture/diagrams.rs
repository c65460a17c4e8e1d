//! Diagrams as files: their content, and the way in which other programs show them.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "sizes of pictures are small"
)]

mod agreeing;
mod any_style;
mod golden;
mod limits;
mod other_readers;
mod positions;
mod recognising;
mod seams;
mod shown;
