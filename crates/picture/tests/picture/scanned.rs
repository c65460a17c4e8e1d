//! Picture files from anywhere: with a false size, truncated, damaged, or with an orientation.

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ExtendedColorType, ImageEncoder as _, ImageFormat, RgbImage};
use std::io::Cursor;
use tabiya_picture::scanned::{Scan, ScanFault, found_in, is_pdf};

const FORMATS: [ImageFormat; 6] = [
    ImageFormat::Png,
    ImageFormat::Jpeg,
    ImageFormat::WebP,
    ImageFormat::Gif,
    ImageFormat::Bmp,
    ImageFormat::Tiff,
];

/// A picture in which all rows and columns differ.
fn picture() -> RgbImage {
    RgbImage::from_fn(48, 40, |x, y| {
        let part = |number: u32| u8::try_from(number % 256).unwrap();
        image::Rgb([part(5 * x), part(6 * y), part(3 * (x + y))])
    })
}

fn encoded(format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    let picture = DynamicImage::ImageRgb8(picture());
    picture.write_to(&mut file, format).unwrap();
    file.into_inner()
}

/// The file with this number replaced by another one, in either byte order.
fn with_number(
    file: &[u8],
    place: usize,
    number: u32,
    bytes: usize,
    is_lowest_first: bool,
) -> Vec<u8> {
    let mut file = file.to_vec();
    let digits = number.to_be_bytes();
    let digits = &digits[4 - bytes..];
    for (at, digit) in digits.iter().enumerate() {
        let at = if is_lowest_first { bytes - 1 - at } else { at };
        file[place + at] = *digit;
    }
    file
}

fn place_of(file: &[u8], text: &[u8]) -> usize {
    memchr::memmem::find(file, text).unwrap()
}

#[test]
fn every_kind_of_picture_is_decoded() {
    for format in FORMATS {
        let scan = Scan::of_file(&encoded(format)).unwrap();
        assert_eq!((scan.width, scan.height), (48, 40), "{format:?}");
        assert_eq!(scan.rgb.len(), 48 * 40 * 3, "{format:?}");
    }
}

#[test]
fn a_picture_that_claims_to_be_huge_is_refused() {
    const HUGE: u32 = 60_000;
    let png = encoded(ImageFormat::Png);
    let mut claims = vec![with_number(
        &with_number(&png, 16, HUGE, 4, false),
        20,
        HUGE,
        4,
        false,
    )];
    // The checksum after the header of a PNG file reveals a change.
    let sum = crc(&claims[0][12..29]);
    claims[0] = with_number(&claims[0], 29, sum, 4, false);
    let bmp = encoded(ImageFormat::Bmp);
    claims.push(with_number(
        &with_number(&bmp, 18, HUGE, 4, true),
        22,
        HUGE,
        4,
        true,
    ));
    let gif = encoded(ImageFormat::Gif);
    claims.push(with_number(
        &with_number(&gif, 6, HUGE, 2, true),
        8,
        HUGE,
        2,
        true,
    ));
    let jpeg = encoded(ImageFormat::Jpeg);
    let frame = place_of(&jpeg, b"\xff\xc0") + 5;
    claims.push(with_number(
        &with_number(&jpeg, frame, HUGE, 2, false),
        frame + 2,
        HUGE,
        2,
        false,
    ));
    for (claim, number) in claims.iter().zip(0..) {
        let size = ScanFault::TooLarge {
            width: HUGE,
            height: HUGE,
        };
        assert_eq!(Scan::of_file(claim).err(), Some(size), "{number}");
    }
    // Tags of the width and height of a TIFF file, of any type.
    let tiff = encoded(ImageFormat::Tiff);
    let list = u32::from_le_bytes(*tiff[4..].first_chunk().unwrap()) as usize + 2;
    let mut claim = tiff.clone();
    for entry in (list..tiff.len().saturating_sub(12)).step_by(12).take(12) {
        if [[0, 1], [1, 1]].contains(&[claim[entry], claim[entry + 1]]) {
            claim = with_number(&claim, entry + 8, HUGE, 2, true);
        }
    }
    assert_ne!(claim, tiff);
    assert!(Scan::of_file(&claim).is_err());
}

/// The checksum after each part of a PNG file (ISO 15948, annex D).
fn crc(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for byte in bytes {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 {
                0xedb8_8320 ^ (sum >> 1)
            } else {
                sum >> 1
            };
        }
    }
    !sum
}

#[test]
fn a_truncated_or_damaged_picture_is_decoded_or_refused() {
    for format in FORMATS {
        let file = encoded(format);
        for end in (0..file.len()).step_by(file.len() / 60 + 1) {
            if let Ok(scan) = Scan::of_file(&file[..end]) {
                assert_eq!(
                    scan.rgb.len(),
                    scan.width * scan.height * 3,
                    "{format:?} {end}"
                );
            }
        }
        let mut number = 1_u32;
        for _ in 0..200 {
            let mut damaged = file.clone();
            for _ in 0..3 {
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let place = (number >> 8) as usize % damaged.len();
                damaged[place] ^= u8::try_from(number >> 24).unwrap() | 1;
            }
            if let Ok(scan) = Scan::of_file(&damaged) {
                assert_eq!(scan.rgb.len(), scan.width * scan.height * 3, "{format:?}");
            }
        }
    }
}

#[test]
fn a_picture_is_oriented_according_to_its_file() {
    let upright = image::imageops::blur(&picture(), 2.0);
    let upright = DynamicImage::ImageRgb8(upright);
    // The stored picture for each orientation of EXIF (Exif 2.3, table 4).
    let lying = [
        upright.clone(),
        upright.fliph(),
        upright.rotate180(),
        upright.flipv(),
        upright.rotate90().fliph(),
        upright.rotate270(),
        upright.rotate270().fliph(),
        upright.rotate90(),
    ];
    for (lying, turn) in lying.iter().zip(1_u8..) {
        let mut exif = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
        exif.extend([turn, 0, 0, 0, 0, 0, 0, 0]);
        let mut file = Vec::new();
        let mut encoder = JpegEncoder::new_with_quality(&mut file, 100);
        encoder.set_exif_metadata(exif).unwrap();
        let (width, height) = (lying.width(), lying.height());
        let pixels = lying.to_rgb8();
        let kind = ExtendedColorType::Rgb8;
        encoder.write_image(&pixels, width, height, kind).unwrap();
        let scan = Scan::of_file(&file).unwrap();
        assert_eq!((scan.width, scan.height), (48, 40), "{turn}");
        let pairs = scan.rgb.iter().zip(upright.as_bytes());
        let far = pairs.map(|(one, other)| one.abs_diff(*other)).max();
        assert!(far.unwrap() < 40, "{turn}: {far:?}");
    }
}

#[test]
fn other_files_are_not_pictures() {
    for file in [
        &b""[..],
        b"P6 1 1 255 abc",
        b"<svg/>",
        b"%PDF-1.7",
        b"\x89PNG",
        b"GIF8",
    ] {
        assert!(found_in(file).is_err(), "{}", file.escape_ascii());
    }
    assert_eq!(found_in(b"nothing").err(), Some(ScanFault::UnknownKind));
    assert!(is_pdf(b"%PDF-1.7\n") && is_pdf(b"\n\n%PDF-") && !is_pdf(b"<svg/>"));
}
