//! Pictures that are copied for other programs.

use super::desktop::Desktop;
use super::patience::{PATIENCE, eventually, run_within, seen_within};
use super::running::Running;
use egui::{Rect, vec2};
use image::ImageFormat;

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/4P3/2N1B3/PP3PPP/R4RK1 b - - 3 17";

/// What another program gets from the clipboard for this type.
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
fn a_copied_picture_is_text_for_programs_that_take_text() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, FEN);
    assert_is_picture(&copied_picture(&window));
    assert_eq!(desktop.clipboard().as_deref(), Some(FEN));
    let drawing = String::from_utf8(pasted(&desktop, "image/svg+xml").unwrap()).unwrap();
    assert!(drawing.contains("<svg"), "{drawing}");
    // What is copied as text afterwards is what the clipboard has.
    assert_eq!(window.copied(), FEN);
    assert_eq!(pasted(&desktop, "image/png"), None);
}

#[test]
fn the_program_pastes_what_it_offers_itself() {
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
