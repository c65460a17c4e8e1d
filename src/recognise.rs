//! Boards in pictures, and what stands on them.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places are a few thousand pixels, shades a byte"
)]

mod below;
mod finder;
mod frames;
mod growth;
mod homography;
mod ink;
mod lattice;
mod net;
mod picture;
mod reading;
mod rectified;
mod saddles;
mod weights;
mod window;

pub use finder::boards;
pub use lattice::Lattice;
pub use net::{CLASSES, Chances, Net};
pub use picture::{Grey, MAX_PIXELS, MAX_SIDE, Pyramid, WrongSize};
pub use reading::{Doubt, Reading, read};
pub use rectified::{Rectified, SIDE};
pub use weights::BadWeights;
