//! `tabiya check`, `tabiya convert` and `tabiya render` as they are run: the program, its standard
//! streams, its exit status.
#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "tests, and those that are skipped say so"
)]

mod command_line {
    mod running;

    mod check_codes;
    mod check_reports;
    mod converting;
    mod documents;
    mod files;
    mod hostile;
    mod languages;
    mod marks;
    mod meanwhile;
    mod nothing_lost;
    mod order;
    mod planted_links;
    mod rendering;
    mod rendering_documents;
    mod saving;
}
