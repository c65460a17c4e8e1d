//! Boards in pictures, and what stands on them.
//!
//! A [`Pyramid`] is the picture in several sizes. [`boards`] finds where boards are seen: corners at which four
//! squares meet grow to lattices, of which eight rows and columns are the board; where the dark squares have
//! vanished the frame is left. Each board is looked at straight on ([`Rectified`]), and a [`Net`] says what stands
//! on its squares, each beside all others. [`read`] is all of it.
//!
//! No file, no thread, no window: pixels go in, and positions come out with the doubt about them.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places are a few thousand pixels, shades a byte"
)]

mod below;
mod captions;
mod coordinates;
mod finder;
mod frames;
mod glyphs;
mod growth;
mod homography;
mod ink;
mod lattice;
mod letters;
mod line_net;
mod lines;
mod looks;
mod net;
mod phrases;
mod picture;
mod position;
mod questions;
mod reading;
mod rectified;
mod ruled;
mod saddles;
mod together;
mod turn;
mod upright;
mod usual;
mod usual_net;
mod weights;
mod window;

pub use finder::boards;
pub use lattice::Lattice;
pub use net::{CLASSES, Chances, Net};
pub use picture::{Grey, MAX_PIXELS, MAX_SIDE, Pyramid, WrongSize};
pub use reading::{Reading, read};
pub use rectified::{Rectified, SIDE};
pub use usual_net::usual_net;
pub use weights::BadWeights;
