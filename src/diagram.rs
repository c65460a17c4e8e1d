//! Pieces and positions as pictures.
//!
//! Promises: the same picture for the same size on every machine; no GPU, no window, no fonts.
//! Deliberately absent: egui. The window makes textures of what this gives.

mod piece_pixels;

pub use piece_pixels::{Pixels, app_icon, piece_pixels};
