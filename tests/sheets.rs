//! Diagrams on pages, and PDF files: what other programs see in them.
#![expect(clippy::unwrap_used, reason = "tests")]

mod sheets {
    mod any_sheet;
    mod files;
    mod layout;
    mod making;
    mod one_diagram;
    mod poppler;
}
