//! Boards that `tabiya read` finds in pictures. The pictures are drawn here with our own pieces, which the net has
//! never seen: these limits say nothing about its accuracy with other pieces.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pictures are a few thousand pixels wide"
)]

mod beside;
mod canvas;
mod changed;
mod nothing;
mod random;
mod scenes;

use super::running::{Folder, run};
use canvas::Canvas;
use random::Random;
use scenes::Scene;
use serde_json::Value;
use std::path::Path;
use tabiya_notation::fen::read_fen;
use tabiya_picture::{BoardTheme, Coordinates, Diagram, Frame, PieceSet, Rasteriser, Style};

const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR",
    "r4rk1/1bq1bppp/p2ppn2/1p6/3NPP2/P1NBB3/1PPQ2PP/R4RK1",
    "8/5pk1/4p1p1/3pP2p/3P1P1P/2r3P1/R5K1/8",
    "2kr3r/ppp2ppp/2n1bn2/2b1p3/4P3/2NPBN2/PPP2PPP/R2QK2R",
    "6k1/5ppp/8/8/8/1Q6/5PPP/3q2K1",
];

/// A picture of only the squares of a position.
fn board(placement: &str, theme: BoardTheme, pieces: &str) -> Canvas {
    let position = read_fen(&format!("{placement} w - - 0 1")).unwrap();
    let style = Style {
        size: 480,
        margin: 0,
        coordinates: Coordinates::None,
        side_to_move: false,
        frame: Frame::None,
        caption: false,
        theme,
        ..Style::default()
    };
    let drawing = Diagram::of(position).draw(&style);
    let mut rasteriser = Rasteriser::new(PieceSet::own(pieces).unwrap());
    let pixels = rasteriser.pixels(&drawing).unwrap();
    let rgb = pixels.rgba.chunks_exact(4).flat_map(|pixel| &pixel[..3]);
    let rgb: Vec<u8> = rgb.copied().collect();
    Canvas::of_rgb(pixels.width, pixels.height, &rgb)
}

/// Different boards with their piece placements.
fn boards(count: usize, random: &mut Random) -> (Vec<Canvas>, Vec<&'static str>) {
    let themes = [
        BoardTheme::Book,
        BoardTheme::Green,
        BoardTheme::Blue,
        BoardTheme::Brown,
        BoardTheme::Grey,
    ];
    let mut draw = |_| {
        let placement = POSITIONS[random.below(POSITIONS.len())];
        let theme = themes[random.below(themes.len())];
        let pieces = ["staunton", "flat", "print"][random.below(3)];
        (board(placement, theme, pieces), placement)
    };
    (0..count).map(&mut draw).unzip()
}

fn save(canvas: &Canvas, path: &Path) {
    let (width, height) = (canvas.width as u32, canvas.height as u32);
    let kind = image::ExtendedColorType::Rgb8;
    image::save_buffer(path, &canvas.rgb(), width, height, kind).unwrap();
}

/// The boards that are read in a picture.
fn boards_in(canvas: &Canvas) -> Vec<Value> {
    let folder = Folder::new();
    let file = folder.file("a.png");
    save(canvas, &file);
    let out = run(&["read", "--json", file.to_str().unwrap()]);
    assert_eq!((out.status, out.err.as_str()), (0, ""));
    out.objects()[0]["boards"].as_array().unwrap().clone()
}

/// The distance of the reported corners from the true ones, in squares.
fn distance(told: &Value, seen: [[f32; 2]; 4]) -> f32 {
    let side = (seen[1][0] - seen[0][0]).hypot(seen[1][1] - seen[0][1]) / 8.0;
    let far = |index: usize| {
        let part = |axis: usize| told[index][axis].as_f64().unwrap() as f32 - seen[index][axis];
        part(0).hypot(part(1)) / side
    };
    (0..4).map(far).fold(0.0, f32::max)
}

#[derive(Debug, Default)]
struct Tally {
    boards: usize,
    found: usize,
    exact: usize,
    invented: usize,
    wrong_and_sure: usize,
}

/// Draws some pictures of a class, has them read, and compares.
fn tally(per_picture: &[usize], make: impl Fn(&[Canvas], &mut Random) -> Scene) -> Tally {
    let mut tally = Tally::default();
    for (seed, count) in (1..).zip(per_picture) {
        let mut random = Random::new(seed);
        let (boards, placements) = boards(*count, &mut random);
        let scene = make(&boards, &mut random);
        let told = boards_in(&scene.canvas);
        tally.boards += scene.seen.len();
        let mut found = 0;
        for seen in &scene.seen {
            let Some(board) = told
                .iter()
                .find(|board| distance(&board["box"], seen.corners) < 0.2)
            else {
                continue;
            };
            found += 1;
            let is_exact = board["placement"] == placements[seen.board];
            tally.exact += usize::from(is_exact);
            let is_sure = board["confidence"].as_f64().unwrap() >= 0.9;
            tally.wrong_and_sure += usize::from(is_sure && !is_exact);
        }
        tally.found += found;
        tally.invented += told.len() - found;
    }
    tally
}

#[test]
fn boards_on_screens_are_found_and_nine_of_ten_are_read_exactly() {
    let screens = tally(&[1, 2, 1, 2, 1, 1], scenes::screen);
    assert_eq!(
        (screens.found, screens.invented),
        (screens.boards, 0),
        "{screens:?}"
    );
    assert_eq!(screens.wrong_and_sure, 0, "{screens:?}");
    assert!(screens.exact * 10 >= screens.boards * 9, "{screens:?}");
}

#[test]
fn boards_on_scanned_pages_are_found_and_four_of_five_are_read_exactly() {
    let scan = |boards: &[Canvas], random: &mut Random| {
        scenes::scanned(scenes::page(boards, random), random)
    };
    let pages = tally(&[1, 4, 2, 6], scan);
    assert_eq!(
        (pages.found, pages.invented),
        (pages.boards, 0),
        "{pages:?}"
    );
    assert_eq!(pages.wrong_and_sure, 0, "{pages:?}");
    assert!(pages.exact * 10 >= pages.boards * 8, "{pages:?}");
}

#[test]
fn boards_on_photographs_are_found_and_three_of_five_are_read_exactly() {
    let photograph = |boards: &[Canvas], random: &mut Random| {
        scenes::photograph(scenes::page(boards, random), random)
    };
    let photographs = tally(&[1, 2, 1, 4], photograph);
    assert_eq!(
        (photographs.found, photographs.invented),
        (photographs.boards, 0),
        "{photographs:?}"
    );
    assert_eq!(photographs.wrong_and_sure, 0, "{photographs:?}");
    assert!(
        photographs.exact * 10 >= photographs.boards * 6,
        "{photographs:?}"
    );
}

#[test]
fn a_scan_in_two_colours_shows_boards_by_their_frames() {
    let scan = |boards: &[Canvas], random: &mut Random| {
        scenes::binarised(scenes::page(boards, random), random)
    };
    let pages = tally(&[1, 4, 2], scan);
    assert_eq!(pages.invented, 0, "{pages:?}");
    // Without dark squares many are skipped: a mere frame must not be taken for a board.
    assert!(pages.found * 3 >= pages.boards, "{pages:?}");
}

#[test]
fn no_board_is_invented() {
    for kind in 0..nothing::KINDS {
        let mut random = Random::new(kind as u64 + 1);
        let told = boards_in(&nothing::none(kind, &mut random));
        assert!(told.is_empty(), "kind {kind}: {told:?}");
    }
}

#[test]
fn what_is_hardly_a_board_is_reported_with_the_reason() {
    let folder = Folder::new();
    let standing = nothing::none(12, &mut Random::new(13));
    save(&standing, &folder.file("a.png"));
    let told = folder.run(&["read", "--json", "a.png"]).objects();
    assert_eq!(told[0]["boards"].as_array().unwrap().len(), 0);
    let unlikely = told[0]["unlikely"].as_array().unwrap();
    assert_eq!(unlikely.len(), 1);
    assert_eq!(unlikely[0]["reason"], "in_space");
    assert!(unlikely[0]["placement"].is_string() && unlikely[0]["box"].is_array());
    let out = folder.run(&["read", "a.png"]);
    assert_eq!((out.status, out.text()), (0, ""));
    assert!(out.err.contains("three-dimensional pieces"), "{}", out.err);
}

#[test]
fn people_get_one_line_per_board_with_fen_and_doubtful_squares() {
    let folder = Folder::new();
    let placement = POSITIONS[1];
    save(
        &board(placement, BoardTheme::Green, "staunton"),
        &folder.file("a.png"),
    );
    let out = folder.run(&["read", "a.png"]);
    assert_eq!(out.status, 0);
    let line = out.text();
    assert!(
        line.starts_with(&format!("{placement} w KQkq - 0 1 ; ")),
        "{line}"
    );
    assert_eq!(line.lines().count(), 1);
}

#[test]
fn an_invalid_or_oversized_picture_is_reported_and_the_others_are_read() {
    let folder = Folder::new().with("text.png", "no picture");
    save(
        &board(POSITIONS[0], BoardTheme::Green, "staunton"),
        &folder.file("a.png"),
    );
    // The header of a PNG file that declares 60,000 × 60,000 pixels.
    let mut bomb = folder.read("a.png");
    bomb[16..24].copy_from_slice(&[0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
    let sum = crc32(&bomb[12..29]).to_be_bytes();
    bomb[29..33].copy_from_slice(&sum);
    let cut = folder.read("a.png")[..500].to_vec();
    let folder = folder.with("bomb.png", bomb).with("cut.png", cut);
    let out = folder.run(&[
        "read", "--json", "text.png", "bomb.png", "cut.png", "none.png", "a.png",
    ]);
    assert_eq!(out.status, 3);
    assert_eq!(out.err.lines().count(), 4, "{}", out.err);
    assert!(out.err.contains("60000 × 60000"), "{}", out.err);
    let objects = out.objects();
    assert_eq!(objects.len(), 1);
    assert_eq!(objects[0]["file"], "a.png");
    assert_eq!(objects[0]["boards"].as_array().unwrap().len(), 1);
}

fn crc32(bytes: &[u8]) -> u32 {
    let step = |value: u32, _| {
        if value & 1 == 1 {
            0xEDB8_8320 ^ (value >> 1)
        } else {
            value >> 1
        }
    };
    let add = |value: u32, byte: &u8| (0..8).fold(value ^ u32::from(*byte), step);
    !bytes.iter().fold(u32::MAX, add)
}
