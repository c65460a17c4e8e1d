//! Pictures that are copied for other programs, or pasted from them.

use super::running::Running;
use crate::patience::{PATIENCE, eventually, run_within, seen_within};
use crate::x_server::Desktop;
use egui::{Rect, vec2};
use image::ImageFormat;
use std::fs;
use std::path::Path;
use tabiya_notation::fen::read_fen;
use tabiya_picture::{Diagram, PageEntry, PageSetup, PieceSet, Rasteriser};

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/4P3/2N1B3/PP3PPP/R4RK1 b - - 3 17";

const NINE: [&str; 9] = [
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1",
    "8/5pk1/4p1p1/3pP2p/3P1P1P/2r3P1/R5K1/8 w - - 0 1",
    "6k1/5ppp/8/8/8/1Q6/5PPP/3q2K1 w - - 0 1",
    "r4rk1/1bq1bppp/p2ppn2/1p6/3NPP2/P1NBB3/1PPQ2PP/R4RK1 w - - 0 1",
    "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/7R/8/3KP3/8/r7/8/8 b - - 0 1",
    "2kr3r/ppp2ppp/2n1bn2/2b1p3/4P3/2NPBN2/PPP2PPP/R2QK2R w KQ - 0 1",
    "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1",
];

/// A page with diagrams whose positions are not in the file.
fn save_page(path: &Path) {
    let setup = PageSetup {
        per_page: 9,
        ..PageSetup::default()
    };
    let entries = NINE.map(|fen| PageEntry {
        diagram: Diagram::of(read_fen(fen).unwrap()),
        solution: String::new(),
    });
    let page = setup.page(120, (1, None), &entries);
    let pixels = Rasteriser::new(PieceSet::usual())
        .pixels(&page.drawing)
        .unwrap();
    let [width, height] = [pixels.width, pixels.height].map(|side| side.try_into().unwrap());
    image::save_buffer(path, &pixels.rgba, width, height, image::ColorType::Rgba8).unwrap();
}

/// The content that another program gets from the clipboard for this type.
fn pasted(desktop: &Desktop, mime: &str) -> Option<Vec<u8>> {
    let mut xclip = desktop.command("xclip");
    xclip.args(["-selection", "clipboard", "-out", "-target", mime]);
    let finished = run_within(PATIENCE, &mut xclip)?;
    finished.status.success().then_some(finished.out)
}

/// Copies the picture, which is then on the clipboard.
fn copied_picture(window: &Running<'_>) -> Vec<u8> {
    eventually("a picture", || {
        window.key("ctrl+shift+b");
        seen_within(PATIENCE / 10, || pasted(window.desktop, "image/png"))
    })
}

fn assert_is_picture(bytes: &[u8]) {
    let picture = image::load_from_memory_with_format(bytes, ImageFormat::Png).unwrap();
    assert!(picture.width() >= 64 && picture.height() >= 64);
    let colors: std::collections::HashSet<_> = picture.to_rgb8().pixels().copied().collect();
    assert!(colors.len() >= 4, "{}", colors.len());
}

#[test]
fn a_copied_picture_is_also_text() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, FEN);
    assert_is_picture(&copied_picture(&window));
    assert_eq!(desktop.clipboard().as_deref(), Some(FEN));
    let drawing = String::from_utf8(pasted(&desktop, "image/svg+xml").unwrap()).unwrap();
    assert!(drawing.contains("<svg"), "{drawing}");
    // Text copied later replaces the clipboard.
    assert_eq!(window.copied(), FEN);
    assert_eq!(pasted(&desktop, "image/png"), None);
}

#[test]
fn the_program_pastes_its_own_offers() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, FEN);
    copied_picture(&window);
    let pawn = Rect::from_center_size(window.twin.square("e4"), vec2(30.0, 30.0));
    let with_pawn = window.look_at(pawn);
    window.key("ctrl+n");
    let changed = |to: &str, is_it: &dyn Fn(&[u8]) -> bool| {
        eventually(to, || is_it(&window.look_at(pawn)).then_some(()));
    };
    changed("a new board", &|now| now != with_pawn);
    window.key("ctrl+v");
    changed("the pasted position", &|now| now == with_pawn);
    assert_eq!(window.copied(), FEN);
}

#[test]
fn a_copied_page_of_nine_becomes_a_list_that_is_saved() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let page = desktop.folder().join("page.png");
    save_page(&page);
    let window = Running::on(&desktop, "8/8/8/8/8/8/8/8 w - - 0 1");
    let mut xclip = desktop.command("xclip");
    xclip.args(["-selection", "clipboard", "-target", "image/png", "-in"]);
    assert!(xclip.arg(&page).status().unwrap().success());
    window.key("ctrl+v");
    // Pasting takes a moment, and a copy in the meantime would be pasted instead.
    window.wait_for_title("*Untitled – Tabiya");
    assert_eq!(window.copied(), NINE[0]);

    let middle = Rect::from_center_size(window.twin.square("e4"), vec2(200.0, 100.0));
    let before = window.look_at(middle);
    window.key("ctrl+s");
    eventually("the dialog", || {
        (window.look_at(middle) != before).then_some(())
    });
    window.key("ctrl+a");
    let saved = desktop.folder().join("page.epd");
    window.type_text(saved.to_str().unwrap());
    window.key("Return");
    window.wait_for_title("page.epd – Tabiya");
    let saved = fs::read_to_string(saved).unwrap();
    assert_eq!(saved.lines().count(), NINE.len());
    for (line, fen) in saved.lines().zip(NINE) {
        let board = fen.split_once(' ').unwrap().0;
        assert!(line.starts_with(&format!("{board} ")), "{line} {fen}");
    }
}
