//! Writes one entry as one file, or many entries into one text file.

use super::entry::PublishedRecord;
use super::format::Format;
use super::look::Look;
use super::{html, latex, markdown};
use std::fmt;
use std::sync::Arc;
use tabiya_notation::forms::Form;
use tabiya_picture::{Drawing, EncodeError, Pixels, Rasteriser, TooLarge};
use tabiya_text::{spoken, tr_with};

/// Writes many entries into one text file, piece by piece, so that nobody needs to hold the whole file. It supports the
/// text formats that can have several positions.
#[derive(Debug)]
pub struct Booklet {
    format: Format,
    look: Look,
}

impl Booklet {
    /// Starts a file in this format. Formats that are not text become figurines.
    pub fn new(format: Format, look: Look) -> Self {
        Self { format, look }
    }

    /// Returns the text before the first entry.
    pub fn beginning(&self, title: &str) -> String {
        match self.format {
            Format::Html => html::beginning(title, &self.look),
            Format::Markdown => markdown::beginning(title),
            Format::Latex => latex::beginning(title, &self.look),
            _ => String::new(),
        }
    }

    /// Returns the text of an entry. `at` is its number in the file, from 1. In Markdown, `picture` is the name of its
    /// picture file in the same folder; without a picture the entry gets a board of figurines.
    pub fn entry(&self, at: u64, entry: &PublishedRecord, picture: Option<&str>) -> String {
        match self.format {
            Format::Html => html::entry(at, entry, &self.look),
            Format::Markdown => markdown::entry(entry, &self.look.style, picture),
            Format::Latex => latex::entry(entry, &self.look.style),
            Format::Forum => plain(at, entry, Form::Forum),
            _ => plain(at, entry, Form::TextUnicode),
        }
    }

    /// Returns the text after the last entry.
    pub fn end(&self) -> String {
        match self.format {
            Format::Html => html::END.to_owned(),
            Format::Latex => latex::end(),
            _ => String::new(),
        }
    }
}

/// The caption and the position below it, with a blank line before each entry except the first.
fn plain(at: u64, entry: &PublishedRecord, form: Form) -> String {
    let space = if at > 1 { "\n" } else { "" };
    let caption = entry.diagram.caption.as_str();
    let position = entry.position_as(form);
    let line_end = if caption.is_empty() { "" } else { "\n" };
    format!("{space}{caption}{line_end}{position}\n")
}

/// The reason why an entry could not be written as a file.
#[derive(Debug)]
pub enum PublishError {
    /// The picture is too large.
    TooLarge(TooLarge),
    /// The format cannot represent the picture.
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

/// Writes entries as one file each. It caches drawings for the next entries.
#[derive(Debug)]
pub struct Publisher {
    look: Look,
    rasteriser: Rasteriser,
}

impl Publisher {
    /// Creates a publisher of entries with this look.
    pub fn new(look: Look) -> Self {
        let rasteriser = Rasteriser::new(Arc::clone(&look.pieces));
        Self { look, rasteriser }
    }

    /// The look of its entries.
    pub fn look(&self) -> &Look {
        &self.look
    }

    /// Writes the entry as a separate file.
    ///
    /// # Errors
    /// Fails when the picture is larger than memory or the format allow.
    pub fn publish(
        &mut self,
        entry: &PublishedRecord,
        format: Format,
    ) -> Result<Vec<u8>, PublishError> {
        match format {
            Format::Svg => {
                let drawing = entry.diagram.draw(&self.look.style);
                Ok(drawing.to_svg(&self.look.pieces).into_bytes())
            }
            Format::Png => self.encoded(entry, Drawing::to_png),
            Format::Jpeg => self.encoded(entry, Drawing::to_jpeg),
            Format::Webp => self.encoded(entry, Drawing::to_webp),
            Format::Pdf => {
                let drawing = entry.diagram.draw(&self.look.style);
                Ok(drawing.to_pdf(&self.look.pieces, spoken().code()))
            }
            Format::Html | Format::Markdown | Format::Latex => {
                let title = entry.diagram.title.as_str();
                let booklet = Booklet::new(format, self.look.clone());
                let mut text = booklet.beginning(title);
                text.push_str(&booklet.entry(1, entry, None));
                text.push_str(&booklet.end());
                Ok(text.into_bytes())
            }
            Format::Forum => Ok(entry.position_as(Form::Forum).into_bytes()),
            Format::Figurines => Ok(entry.position_as(Form::TextUnicode).into_bytes()),
        }
    }

    /// Draws the entry as pixels.
    ///
    /// # Errors
    /// Fails when the picture has too many pixels for the available memory.
    pub fn pixels(&mut self, entry: &PublishedRecord) -> Result<Pixels, PublishError> {
        let drawing = entry.diagram.draw(&self.look.style);
        let pixels = self.rasteriser.pixels(&drawing);
        pixels.map_err(PublishError::TooLarge)
    }

    fn encoded(
        &mut self,
        entry: &PublishedRecord,
        encode: impl FnOnce(&Drawing, &Pixels) -> Result<Vec<u8>, EncodeError>,
    ) -> Result<Vec<u8>, PublishError> {
        let drawing = entry.diagram.draw(&self.look.style);
        let pixels = self.rasteriser.pixels(&drawing);
        let pixels = pixels.map_err(PublishError::TooLarge)?;
        encode(&drawing, &pixels).map_err(PublishError::Encode)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::{entry_of, look};
    use proptest::prelude::*;
    use tabiya_chess::{Color, Piece, Position, Square};
    use tabiya_notation::extract::extract;
    use tabiya_notation::fen::{FenStyle, write_fen};
    use tabiya_picture::Style;

    fn publisher() -> Publisher {
        Publisher::new(look(Style::built_in("web").unwrap()).unwrap())
    }

    fn position(pieces: &[Option<Piece>], side_to_move: Color) -> Position {
        let mut position = Position {
            side_to_move,
            ..Position::start()
        };
        for (square, piece) in Square::all().zip(pieces) {
            position.board.set(square, *piece);
        }
        position
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn a_position_is_read_back_from_every_text(
            pieces in proptest::collection::vec(
                prop_oneof![Just(None), proptest::sample::select(&Piece::ALL[..]).prop_map(Some)],
                64,
            ),
            is_white in any::<bool>(),
            caption in "[ -~é\u{202e}]{0,40}",
        ) {
            let side = if is_white { Color::White } else { Color::Black };
            let mut entry = entry_of(position(&pieces, side), b"", 1, FenStyle::STANDARD);
            entry.diagram.caption = caption;
            let expected = write_fen(&entry.diagram.position);
            let mut publisher = publisher();
            for format in [Format::Svg, Format::Html, Format::Markdown, Format::Latex, Format::Forum] {
                let file = publisher.publish(&entry, format).unwrap();
                let text = String::from_utf8(file).unwrap();
                let found = extract(&text);
                prop_assert!(found.contains(&expected), "{}: {:?}", format.name(), found);
            }
        }
    }

    #[test]
    fn a_file_does_not_depend_on_previous_files() {
        let line = b"8/8/1KP5/3r4/8/8/8/k7 w - - id \"x\"; c0 \"[%csl Gc7]\";";
        let entry = crate::entry(line, 1, FenStyle::STANDARD).unwrap();
        let start = entry_of(Position::start(), b"", 2, FenStyle::STANDARD);
        let mut used = publisher();
        for format in Format::ALL {
            drop(used.publish(&start, format).unwrap());
            let again = used.publish(&entry, format).unwrap();
            assert!(
                again == publisher().publish(&entry, format).unwrap(),
                "{format:?}"
            );
            assert!(!again.is_empty());
        }
    }
}
