//! Finds boards in pictures and recognises their positions.
//!
//! A [`Pyramid`] is the picture in several sizes. [`boards`] finds the boards: corners at which four squares meet grow
//! to lattices, of which eight rows and columns are the board. Where the dark squares have vanished, only the frame
//! identifies the board. Each board is rectified ([`Rectified`]), and a [`Net`] recognises the pieces on its squares,
//! each in the context of all others. [`read`] does all of this.
//!
//! The crate uses no files, threads or windows: it takes pixels and returns positions with their doubts.
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
