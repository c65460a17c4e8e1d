//! Pictures that somebody brings: screenshots, scans, photographs.
//!
//! They come from anywhere, so nothing is set aside for what their first bytes claim: sides, pixels and memory
//! are bounded before anything is decoded.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places are a few thousand pixels, shades a byte"
)]

mod crop;
mod crop_file;
mod decode;
mod found;

pub use crop::Crop;
pub use decode::{Scan, ScanFault, is_picture};
pub use found::{FoundBoard, found_in};
