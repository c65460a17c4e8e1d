//! Pictures that somebody brings: screenshots, scans, photographs.
//!
//! They come from anywhere, so nothing is set aside for what their first bytes claim: sides, pixels and memory
//! are bounded before anything is decoded.

mod decode;

pub use decode::{Scan, ScanFault, is_picture};

use crate::recognise::{Grey, Pyramid, Reading, WrongSize, read, usual_net};

impl Scan {
    /// Every board of it, in reading order.
    ///
    /// # Errors
    /// When it has no pixels, or more than can be looked at.
    pub fn boards(&self) -> Result<Vec<Reading>, WrongSize> {
        let grey = Grey::of_rgb(self.width, self.height, &self.rgb)?;
        Ok(read(&Pyramid::new(grey), usual_net()))
    }
}
