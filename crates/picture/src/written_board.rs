//! Stores the FEN of a diagram in the file that shows it, so that reading it again is exact.
//!
//! A record is one line of ASCII for each board: its place in the picture, the side at the bottom, a proof that the
//! picture is still the one for which it was written, and the FEN. PNG files have records as texts, JPEG and WebP files
//! as the description of their EXIF data, SVG files as metadata, and PDF files in the dictionaries of their pages.
//!
//! The proof for a picture consists of the brightness of 16 × 16 parts of the board and a digest of its pixels; the
//! proof for SVG and PDF is a digest of the drawing. If the digest of the pixels does not match, `scanned/weighed.rs`
//! decides: the FEN counts only if recognition finds the same position without doubt on squares of at least 20 pixels,
//! and is offered otherwise. A record without its proof counts for nothing, and the picture is read like any other.

use super::drawing::Drawing;
use std::fmt;
use std::hash::Hasher as _;
use twox_hash::XxHash3_64;

/// The beginning of every record.
const MARK: &str = "tabiya-board 1 ";
/// The keyword of PNG texts with a record.
pub(super) const PNG_KEYWORD: &str = "Tabiya board";
/// The key of a PDF page's records in its dictionary.
pub const PDF_KEY: &str = "TabiyaBoards";
/// The maximum difference in brightness of each part after a picture was made smaller or less sharp.
const MOST_DIFFERENCE: u8 = 8;
/// The maximum mean difference in brightness after a picture was made very small.
const MOST_MEAN_DIFFERENCE: u32 = 20;
/// The minimum side of a square, in pixels, for which equal shades without a digest prove that nothing has changed.
const LEAST_EQUAL_SQUARE: f64 = 16.0;
/// The number of parts of a board in each direction: two per square, so that each square has four parts.
const PARTS: usize = 16;

/// The record of a board in a picture file.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct WrittenBoard {
    /// The FEN of the position.
    pub(super) fen: String,
    /// Whether White is at the bottom.
    pub(super) is_white_below: bool,
    /// The left edge of the board.
    pub(super) x: f64,
    /// The upper edge of the board.
    pub(super) y: f64,
    /// The width and height of the board.
    pub(super) side: f64,
    /// The width of the whole picture, in the same unit.
    pub(super) width: f64,
    /// The height of the whole picture.
    pub(super) height: f64,
    /// The proof that nothing has changed since.
    pub(super) proof: Proof,
}

/// A proof that a file still shows the position for which it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// The brightness of each part of the board, and a digest of its pixels.
    Shades(Shades),
    /// A digest of the drawing.
    Digest(u64),
}

/// The brightness of the parts of a board: four of each square, row by row from the upper left. A moved piece changes
/// some of them a lot; smaller and less detailed pictures keep them.
///
/// Similar pieces can be nearly equally bright in all four parts of a square, above all on small boards. Therefore a
/// digest of the pixels shows whether anything has changed at all. Records of earlier versions have no digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shades {
    parts: Vec<u8>,
    digest: Option<u64>,
}

impl Shades {
    /// Computes the shades of a square part of a picture with three bytes per pixel. `None` where the part is not
    /// inside the picture, or too small.
    pub(super) fn of(
        rgb: &[u8],
        (width, height): (usize, usize),
        [x, y, side]: [f64; 3],
    ) -> Option<Self> {
        let is_inside = x >= -0.5
            && y >= -0.5
            && x + side <= width as f64 + 0.5
            && y + side <= height as f64 + 0.5;
        if !is_inside || side < PARTS as f64 || rgb.len() < width * height * 3 {
            return None;
        }
        let edges = |start: f64, length: usize| -> Vec<usize> {
            let edge = |part: usize| (start + part as f64 * side / PARTS as f64).round().max(0.0);
            (0..=PARTS)
                .map(|part| (edge(part) as usize).min(length))
                .collect()
        };
        let (columns, rows) = (edges(x, width), edges(y, height));
        let (left, right) = (columns[0], columns[PARTS]);
        let mut hasher = XxHash3_64::new();
        for line in rows[0]..rows[PARTS] {
            hasher.write(&rgb[3 * (line * width + left)..3 * (line * width + right)]);
        }
        let mut shades = Vec::with_capacity(PARTS * PARTS);
        for row in rows.windows(2) {
            for column in columns.windows(2) {
                let mut sum = 0;
                for line in row[0]..row[1] {
                    let pixels =
                        &rgb[3 * (line * width + column[0])..3 * (line * width + column[1])];
                    sum += pixels.chunks_exact(3).map(brightness).sum::<u64>();
                }
                let count = ((row[1] - row[0]) * (column[1] - column[0])).max(1) as u64;
                shades.push(((sum + 500 * count) / (1000 * count)) as u8);
            }
        }
        Some(Self {
            parts: shades,
            digest: Some(hasher.finish()),
        })
    }

    /// Whether both come from the same pixels. If the record has no digest, boards with equal shades count as the same,
    /// provided that the squares are large enough. `square` is the side of a square in pixels.
    pub(super) fn is_same_as(&self, seen: &Self, square: f64) -> bool {
        match self.digest {
            Some(_) => self.digest == seen.digest,
            None => square >= LEAST_EQUAL_SQUARE && self.parts == seen.parts,
        }
    }

    /// Whether both may show the same board. This is for pictures that are too small for [`Self::agrees_with`].
    pub(super) fn resembles(&self, other: &Self) -> bool {
        let pairs = self.parts.iter().zip(&other.parts);
        let sum: u32 = pairs
            .map(|(one, other)| u32::from(one.abs_diff(*other)))
            .sum();
        sum <= MOST_MEAN_DIFFERENCE * self.parts.len() as u32
    }

    /// Whether both show the same board.
    pub(super) fn agrees_with(&self, other: &Self) -> bool {
        let mut pairs = self.parts.iter().zip(&other.parts);
        pairs.all(|(one, other)| one.abs_diff(*other) <= MOST_DIFFERENCE)
    }
}

/// The brightness of a pixel, multiplied by 1000.
fn brightness(pixel: &[u8]) -> u64 {
    let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(u64::from);
    red * 299 + green * 587 + blue * 114
}

/// The digest of a drawing's bytes in its file.
pub(super) fn digest(bytes: &[u8]) -> u64 {
    XxHash3_64::oneshot(bytes)
}

impl Drawing {
    /// The records of the boards, for a file whose drawing has this digest.
    pub(super) fn records_with_digest(&self, digest: u64) -> Vec<String> {
        let records = self.written_boards(|_| Some(Proof::Digest(digest)));
        records.iter().map(WrittenBoard::to_string).collect()
    }

    /// The records of the boards, for a file of these pixels. `size` is its width and height.
    pub(super) fn records_with_shades(&self, rgb: &[u8], size: (usize, usize)) -> Vec<String> {
        let records = self.written_boards(|place| Shades::of(rgb, size, place).map(Proof::Shades));
        records.iter().map(WrittenBoard::to_string).collect()
    }

    fn written_boards(&self, proof: impl Fn([f64; 3]) -> Option<Proof>) -> Vec<WrittenBoard> {
        let board = |board: &super::drawing::DrawnBoard| {
            Some(WrittenBoard {
                fen: board.fen.clone(),
                is_white_below: !board.is_flipped,
                x: board.x,
                y: board.y,
                side: board.side,
                width: f64::from(self.layout.width),
                height: f64::from(self.layout.height),
                proof: proof([board.x, board.y, board.side])?,
            })
        };
        self.boards.iter().filter_map(board).collect()
    }
}

impl fmt::Display for WrittenBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let below = if self.is_white_below { 'w' } else { 'b' };
        let (x, y, side) = (self.x, self.y, self.side);
        write!(
            f,
            "{MARK}{x} {y} {side} of {} {} {below} {} {}",
            self.width,
            self.height,
            self.proof,
            self.proof.hide(&self.fen)
        )
    }
}

impl Proof {
    /// Encodes the FEN after a proof. Text files, which have a digest, must not contain the plain FEN: searches for
    /// FENs would find it in addition to the one in the description.
    fn hide(&self, fen: &str) -> String {
        match self {
            Self::Digest(_) => fen.replace('/', ".").replace(' ', "_"),
            Self::Shades(_) => fen.to_owned(),
        }
    }

    /// Decodes a FEN that [`Self::hide`] encoded.
    fn show(&self, fen: &str) -> String {
        match self {
            Self::Digest(_) => fen.replace('.', "/").replace('_', " "),
            Self::Shades(_) => fen.to_owned(),
        }
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Digest(digest) => write!(f, "digest:{digest:016x}"),
            Self::Shades(Shades { parts, digest }) => {
                f.write_str("shades:")?;
                parts
                    .iter()
                    .try_for_each(|shade| write!(f, "{shade:02x}"))?;
                match digest {
                    Some(digest) => write!(f, ":{digest:016x}"),
                    None => Ok(()),
                }
            }
        }
    }
}

/// Finds the records among any other bytes.
pub(super) fn written_boards(bytes: &[u8]) -> Vec<WrittenBoard> {
    let starts = memchr::memmem::find_iter(bytes, MARK);
    let record = |start: usize| {
        let rest = &bytes[start..];
        // A record is printable ASCII. In XML the next tag ends it.
        let is_end = |byte: &u8| !matches!(byte, b' '..=b'~') || *byte == b'<';
        let end = rest.iter().position(is_end).unwrap_or(rest.len());
        WrittenBoard::of_text(str::from_utf8(&rest[..end]).ok()?)
    };
    starts.filter_map(record).collect()
}

impl WrittenBoard {
    /// Reads a record. `None` when the text is not a record.
    fn of_text(text: &str) -> Option<Self> {
        let mut words = text.strip_prefix(MARK)?.splitn(9, ' ');
        let mut word = || words.next();
        let number = |word: &str| word.parse().ok().filter(|number: &f64| number.is_finite());
        let [x, y, side] = [number(word()?)?, number(word()?)?, number(word()?)?];
        if word()? != "of" {
            return None;
        }
        let [width, height] = [number(word()?)?, number(word()?)?];
        let is_white_below = match word()? {
            "w" => true,
            "b" => false,
            _ => return None,
        };
        let proof = Proof::of_text(word()?)?;
        let is_sound = side > 0.0 && width >= side && height >= side;
        is_sound.then_some(Self {
            fen: proof.show(word()?.trim_end()),
            is_white_below,
            x,
            y,
            side,
            width,
            height,
            proof,
        })
    }
}

impl Proof {
    fn of_text(text: &str) -> Option<Self> {
        let (kind, value) = text.split_once(':')?;
        match kind {
            "digest" => u64::from_str_radix(value, 16).ok().map(Self::Digest),
            "shades" => {
                let (value, digest) = match value.split_once(':') {
                    Some((value, digest)) => (value, Some(u64::from_str_radix(digest, 16).ok()?)),
                    None => (value, None),
                };
                let digits = value.as_bytes().chunks_exact(2);
                let shade = |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok();
                let parts: Option<Vec<u8>> = digits.map(shade).collect();
                let parts = parts.filter(|parts| parts.len() == PARTS * PARTS)?;
                Some(Self::Shades(Shades { parts, digest }))
            }
            _ => None,
        }
    }
}
