//! Pictures of this program that an editor has changed, but which still contain their original FEN.

use image::codecs::jpeg::JpegEncoder;
use image::codecs::webp::WebPEncoder;
use image::{DynamicImage, ImageDecoder as _, ImageEncoder as _, ImageReader, RgbImage, imageops};
use std::io::Cursor;
use tabiya_chess::Position;
use tabiya_notation::fen::read_fen;
use tabiya_picture::scanned::{FoundBoard, found_in};
use tabiya_picture::{Diagram, PieceSet, Rasteriser, Style};

/// Every kind of piece on light and on dark squares.
const FEN: &str = "rnbqkbnr/pp1p1ppp/8/2p1p3/2B1P3/2N2Q2/PPPP1PPP/R1BK2NR b kq - 3 17";
const PIECES: [char; 12] = ['P', 'N', 'B', 'R', 'Q', 'K', 'p', 'n', 'b', 'r', 'q', 'k'];
/// Widths from the smallest that the program draws to large ones.
const SIZES: [u32; 9] = [64, 72, 96, 128, 160, 200, 320, 480, 800];

fn grid(fen: &str) -> Vec<char> {
    let mut squares = Vec::new();
    for sign in fen.split(' ').next().unwrap().chars() {
        match sign.to_digit(10) {
            Some(empty) => squares.extend(std::iter::repeat_n('.', empty as usize)),
            None if sign == '/' => {}
            None => squares.push(sign),
        }
    }
    squares
}

fn placement(squares: &[char]) -> String {
    let rows = squares.chunks(8).map(|row| {
        row.iter()
            .map(|piece| if *piece == '.' { '1' } else { *piece })
            .collect::<String>()
    });
    let rows: Vec<String> = rows.collect();
    rows.join("/")
}

/// Every change of one or two squares: each piece replaced by each other one, one erased, one added, two exchanged; and
/// the whole board rotated.
fn changes() -> Vec<Vec<char>> {
    let old = grid(FEN);
    let mut changes = Vec::new();
    let mut change = |edit: &dyn Fn(&mut Vec<char>)| {
        let mut new = old.clone();
        edit(&mut new);
        if new != old {
            changes.push(new);
        }
    };
    for from in PIECES {
        let places = (0..64).filter(|square| old[*square] == from);
        let places: Vec<usize> = places.collect();
        for (to, count) in PIECES.into_iter().zip(0..) {
            change(&|new| new[places[count % places.len()]] = to);
        }
        change(&|new| new[places[0]] = '.');
        change(&|new| new[32] = from);
        change(&|new| new.swap(places[0], 0));
        change(&|new| new.swap(places[0], 32));
    }
    change(&|new| new.reverse());
    changes
}

struct Painter {
    style: Style,
    rasteriser: Rasteriser,
}

impl Painter {
    fn new(set: &str, size: u32) -> Self {
        Self {
            style: Style {
                size,
                pieces: set.to_owned(),
                ..Style::default()
            },
            rasteriser: Rasteriser::new(PieceSet::own(set).unwrap()),
        }
    }

    /// A position as a file of each kind.
    fn files(&mut self, position: Position) -> [Vec<u8>; 3] {
        let drawing = Diagram::of(position).draw(&self.style);
        let pixels = self.rasteriser.pixels(&drawing).unwrap();
        [
            drawing.to_png(&pixels).unwrap(),
            drawing.to_webp(&pixels).unwrap(),
            drawing.to_jpeg(&pixels).unwrap(),
        ]
    }

    fn shown(&mut self, squares: &[char]) -> RgbImage {
        let fen = format!("{} b - - 3 17", placement(squares));
        let [png, ..] = self.files(read_fen(&fen).unwrap());
        image::load_from_memory(&png).unwrap().into_rgb8()
    }
}

/// The information in a file besides its pixels.
enum Said {
    Texts(Vec<(String, String)>),
    Exif(Vec<u8>),
}

fn said(file: &[u8]) -> Said {
    if file.starts_with(b"\x89PNG") {
        let mut reader = png::Decoder::new(Cursor::new(file)).read_info().unwrap();
        reader.finish().unwrap();
        let texts = reader.info().uncompressed_latin1_text.iter();
        return Said::Texts(
            texts
                .map(|text| (text.keyword.clone(), text.text.clone()))
                .collect(),
        );
    }
    let reader = ImageReader::new(Cursor::new(file)).with_guessed_format();
    let mut decoder = reader.unwrap().into_decoder().unwrap();
    Said::Exif(decoder.exif_metadata().unwrap().unwrap())
}

/// The file with other pixels, as an editor saves it.
fn saved(file: &[u8], picture: &RgbImage) -> Vec<u8> {
    let mut out = Vec::new();
    let (width, height) = picture.dimensions();
    let picture = DynamicImage::ImageRgb8(picture.clone());
    match said(file) {
        Said::Texts(texts) => {
            let mut encoder = png::Encoder::new(&mut out, width, height);
            encoder.set_color(png::ColorType::Rgb);
            for (keyword, text) in texts {
                encoder.add_text_chunk(keyword, text).unwrap();
            }
            let mut writer = encoder.write_header().unwrap();
            writer.write_image_data(picture.as_bytes()).unwrap();
        }
        Said::Exif(exif) if file.starts_with(b"RIFF") => {
            let mut encoder = WebPEncoder::new_lossless(&mut out);
            encoder.set_exif_metadata(exif).unwrap();
            picture.write_with_encoder(encoder).unwrap();
        }
        Said::Exif(exif) => {
            let mut encoder = JpegEncoder::new_with_quality(&mut out, 92);
            encoder.set_exif_metadata(exif).unwrap();
            picture.write_with_encoder(encoder).unwrap();
        }
    }
    out
}

fn has_fen_as_certain(boards: &[FoundBoard]) -> bool {
    let old = FEN.split(' ').next();
    boards.iter().any(|board| {
        let is_old = board.fen.split(' ').next() == old;
        board.is_written || is_old && board.confidence > 0.5
    })
}

#[test]
fn an_unchanged_picture_gives_its_fen_at_every_size_in_every_set() {
    for set in PieceSet::OWN {
        for size in SIZES {
            for file in Painter::new(set, size).files(read_fen(FEN).unwrap()) {
                let boards = found_in(&file).unwrap();
                assert_eq!(boards.len(), 1, "{set} {size}");
                assert_eq!(boards[0].fen, FEN, "{set} {size}");
                assert!(boards[0].is_written, "{set} {size}");
                assert_eq!(boards[0].offered, None);
            }
        }
    }
}

#[test]
fn a_changed_picture_never_gives_its_original_fen_as_certain() {
    let changes = changes();
    let mut next = changes.iter().cycle();
    for set in PieceSet::OWN {
        for size in SIZES {
            let mut painter = Painter::new(set, size);
            let files = painter.files(read_fen(FEN).unwrap());
            // Large pictures are hard to mistake and take long to read.
            let count = if size <= 160 { 4 } else { 1 };
            let kinds = files.iter().cycle();
            for (change, file) in next.by_ref().take(count).zip(kinds) {
                let picture = painter.shown(change);
                let boards = found_in(&saved(file, &picture)).unwrap();
                let shown = placement(change);
                assert!(!has_fen_as_certain(&boards), "{set} {size} {shown}");
            }
        }
    }
}

#[test]
fn a_changed_and_reduced_picture_gives_no_certain_fen() {
    let changes = changes();
    let mut next = changes.iter().step_by(7).cycle();
    for set in PieceSet::OWN {
        let mut painter = Painter::new(set, 480);
        let [file, ..] = painter.files(read_fen(FEN).unwrap());
        for size in [8, 16, 24, 40, 64, 96, 160, 240] {
            for change in next.by_ref().take(2) {
                let picture = painter.shown(change);
                let height = (picture.height() * size / picture.width()).max(1);
                let filter = imageops::FilterType::Triangle;
                let small = imageops::resize(&picture, size, height, filter);
                let boards = found_in(&saved(&file, &small)).unwrap();
                let shown = placement(change);
                assert!(!has_fen_as_certain(&boards), "{set} {size} {shown}");
            }
        }
    }
}

#[test]
fn a_fen_in_a_picture_too_small_to_confirm_it_is_only_offered() {
    for set in PieceSet::OWN {
        let mut painter = Painter::new(set, 480);
        let [file, ..] = painter.files(read_fen(FEN).unwrap());
        let picture = painter.shown(&grid(FEN));
        let height = picture.height() * 48 / picture.width();
        let small = imageops::resize(&picture, 48, height, imageops::FilterType::Triangle);
        let boards = found_in(&saved(&file, &small)).unwrap();
        let offered = boards.iter().find_map(|board| board.offered.as_deref());
        assert_eq!(offered, Some(FEN), "{set}");
        assert!(!has_fen_as_certain(&boards), "{set}");
    }
}
