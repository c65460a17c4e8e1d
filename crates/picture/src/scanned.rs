//! Pictures that somebody brings: screenshots, scans, photographs.
//!
//! They come from anywhere, so nothing is set aside for what their first bytes claim: sides, pixels and memory
//! are bounded before anything is decoded. What nobody can bound (the pages of PDF files) is read by a process
//! of its own.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places are a few thousand pixels, shades a byte"
)]

mod board;
mod budget;
mod crop_file;
mod decode;
mod flatten;
mod found;
mod pages;
mod pdf;
mod system;
mod weighed;
mod wire;
mod worker;
mod written;

pub use board::{Crop, FoundBoard};
pub use decode::{Scan, ScanFault, is_picture};
pub use found::found_in;
pub use pages::{PageReading, Pages, ReadBy, is_pdf};
pub use worker::read_pages;
