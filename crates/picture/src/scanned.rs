//! Pictures that the user provides: screenshots, scans and photographs.
//!
//! The files come from anywhere, so no memory is allocated for sizes that their first bytes merely claim: sides, pixels
//! and memory are limited before anything is decoded. Work that cannot be limited (the pages of PDF files) is done by a
//! separate process.
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
