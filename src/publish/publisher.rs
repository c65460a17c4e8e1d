//! One entry as one file.

use super::booklet::{Booklet, position_as};
use super::entry::Entry;
use super::format::Format;
use super::look::Look;
use crate::diagram::{EncodeError, Pixels, Rasteriser, TooLarge, jpeg, png, webp};
use crate::notation::forms::Form;
use crate::text::tr_with;
use std::fmt;
use std::sync::Arc;

/// An entry could not be made into a file.
#[derive(Debug)]
pub enum PublishError {
    /// The picture would be too large.
    TooLarge(TooLarge),
    /// The format cannot take it.
    Encode(EncodeError),
}

impl fmt::Display for PublishError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(size) => {
                let (width, height) = (size.width.into(), size.height.into());
                let variables = [("width", width), ("height", height)];
                f.write_str(&tr_with("publish-too-large", &variables))
            }
            Self::Encode(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PublishError {}

/// Writes entries, one file each, and keeps what it has drawn for the next ones.
#[derive(Debug)]
pub struct Publisher {
    look: Look,
    rasteriser: Rasteriser,
}

impl Publisher {
    /// For entries that look like this.
    pub fn new(look: Look) -> Self {
        let rasteriser = Rasteriser::new(Arc::clone(&look.pieces));
        Self { look, rasteriser }
    }

    /// How its entries look.
    pub fn look(&self) -> &Look {
        &self.look
    }

    /// The entry as a file of its own.
    ///
    /// # Errors
    /// When the picture is larger than memory or the format allow.
    pub fn publish(&mut self, entry: &Entry, format: Format) -> Result<Vec<u8>, PublishError> {
        let resolution = self.look.style.resolution;
        match format {
            Format::Svg => {
                let drawing = entry.diagram.draw(&self.look.style);
                Ok(drawing.to_svg(&self.look.pieces).into_bytes())
            }
            Format::Png => self.encoded(entry, |pixels| png(pixels, resolution)),
            Format::Jpeg => self.encoded(entry, |pixels| jpeg(pixels, resolution)),
            Format::Webp => self.encoded(entry, webp),
            Format::Pdf => {
                let drawing = entry.diagram.draw(&self.look.style);
                Ok(drawing.to_pdf(&self.look.pieces))
            }
            Format::Html | Format::Markdown | Format::Latex => {
                let title = entry.diagram.title.as_str();
                let booklet = Booklet::new(format, self.look.clone());
                let mut text = booklet.beginning(title);
                text.push_str(&booklet.entry(1, entry, None));
                text.push_str(&booklet.end());
                Ok(text.into_bytes())
            }
            Format::Forum => Ok(position_as(entry, Form::Forum).into_bytes()),
            Format::Figurines => Ok(position_as(entry, Form::TextUnicode).into_bytes()),
        }
    }

    /// The entry as pixels.
    ///
    /// # Errors
    /// When there is no memory for so many.
    pub fn pixels(&mut self, entry: &Entry) -> Result<Pixels, PublishError> {
        let drawing = entry.diagram.draw(&self.look.style);
        let pixels = self.rasteriser.pixels(&drawing);
        pixels.map_err(PublishError::TooLarge)
    }

    fn encoded(
        &mut self,
        entry: &Entry,
        encode: impl FnOnce(&Pixels) -> Result<Vec<u8>, EncodeError>,
    ) -> Result<Vec<u8>, PublishError> {
        let pixels = self.pixels(entry)?;
        encode(&pixels).map_err(PublishError::Encode)
    }
}
