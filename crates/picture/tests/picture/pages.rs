//! Diagrams on pages, and PDF files, as other programs show them.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places on a page are small numbers"
)]

mod any_page;
mod files;
mod layout;
mod making;
mod one_diagram;
mod poppler;
