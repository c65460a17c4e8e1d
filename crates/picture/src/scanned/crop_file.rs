//! Stores the crop of a board as a small file. A thousand of them are kept while a book is read.

use super::board::Crop;
use super::decode::Scan;
use image::ExtendedColorType;
use image::codecs::jpeg::JpegEncoder;

/// The JPEG quality. Pieces and lines must stay recognisable.
const QUALITY: u8 = 92;

impl Crop {
    /// Encodes the crop as a JPEG file; `None` if it has no pixels.
    pub fn to_file(&self) -> Option<Vec<u8>> {
        if self.rgb.is_empty() {
            return None;
        }
        let mut file = Vec::new();
        let mut encoder = JpegEncoder::new_with_quality(&mut file, QUALITY);
        let encoded = encoder.encode(&self.rgb, self.side, self.side, ExtendedColorType::Rgb8);
        encoded.ok().map(|()| file)
    }

    /// Decodes a board from such a file, or from another square picture that is not much larger. The limit exists
    /// because the window decodes it within a frame, and a record from elsewhere may name any file.
    pub fn of_file(file: &[u8]) -> Option<Self> {
        let scan = Scan::of_small_file(file).ok()?;
        let side = u32::try_from(scan.width).ok()?;
        (scan.width == scan.height).then_some(Self {
            side,
            rgb: scan.rgb,
        })
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn a_crop_is_restored_from_its_file_nearly_unchanged() {
        let rgb: Vec<u8> = (0..64 * 64)
            .flat_map(|pixel| {
                let light = (pixel / 8 + pixel / 64 / 8) % 2 == 0;
                if light {
                    [240, 220, 180]
                } else {
                    [180, 130, 100]
                }
            })
            .collect();
        let crop = Crop { side: 64, rgb };
        let file = crop.to_file().unwrap();
        let back = Crop::of_file(&file).unwrap();
        assert_eq!(back.side, 64);
        let pairs = crop.rgb.iter().zip(&back.rgb);
        let worst = pairs.map(|(one, other)| one.abs_diff(*other)).max();
        assert!(worst < Some(40), "{worst:?}");
        assert!(file.len() * 2 < crop.rgb.len());
    }

    #[test]
    fn a_large_picture_instead_of_a_crop_is_not_decoded() {
        let of_side = |side| {
            let mut file = std::io::Cursor::new(Vec::new());
            let picture = image::GrayImage::new(side, side);
            picture
                .write_to(&mut file, image::ImageFormat::Png)
                .unwrap();
            Crop::of_file(&file.into_inner()).map(|crop| crop.side)
        };
        assert_eq!(of_side(1024), Some(1024));
        // A file of a few kilobytes that would become 75 megabytes of pixels.
        assert_eq!(of_side(5000), None);
    }

    #[test]
    fn a_crop_without_pixels_gives_no_file_and_another_file_no_crop() {
        let (side, rgb) = (0, Vec::new());
        assert_eq!(Crop { side, rgb }.to_file(), None);
        assert_eq!(Crop::of_file(b"no picture"), None);
    }
}
