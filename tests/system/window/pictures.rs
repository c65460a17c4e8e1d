//! Pictures out of the window: copied for other programs, and dragged into one.

use super::running::{Running, Twin};
use crate::drop_site::{DropSite, Heard, Manners, POLITE};
use crate::patience::{PATIENCE, eventually, run, run_within, seen_within};
use crate::x_server::Desktop;
use egui::{Key, Modifiers, Pos2, Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use image::ImageFormat;
use std::fs;
use std::path::Path;

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/4P3/2N1B3/PP3PPP/R4RK1 b - - 3 17";
/// At the edge of the screen, beside the program's window.
const SITE: (i16, i16, u16, u16) = (1500, 900, 100, 100);
const ON_SITE: [&str; 2] = ["1550", "950"];
const SHIFTED: Modifiers = Modifiers {
    shift: true,
    ..Modifiers::COMMAND
};

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

/// Where the preview is in the dialog.
fn preview(twin: &mut Twin) -> Rect {
    twin.key_with(SHIFTED, Key::G);
    let preview = twin.harness.get_by_label_contains("Preview:");
    preview.rect()
}

/// The program with the dialog open.
fn with_dialog(desktop: &Desktop) -> (Running<'_>, Pos2) {
    let mut window = Running::on(desktop, FEN);
    let rect = preview(&mut window.twin);
    let before = window.look_at(rect);
    eventually("the preview", || {
        window.key("ctrl+shift+g");
        seen_within(PATIENCE / 10, || {
            (window.look_at(rect) != before).then_some(())
        })
    });
    (window, rect.center())
}

/// Drags the preview onto the site, where it is held.
fn drag_onto(window: &Running<'_>, site: &DropSite, from: Pos2) {
    eventually("a drag over the other window", || {
        window.press_at(from);
        let [x, y] = ON_SITE;
        window.desktop.xdotool(["sleep", "0.1", "mousemove", x, y]);
        let is_over = |heard: &Heard| matches!(heard, Heard::Position(..));
        let seen = seen_within(PATIENCE / 10, || {
            site.heard().iter().any(is_over).then_some(())
        });
        if seen.is_none() {
            window.desktop.xdotool(["mouseup", "1"]);
        }
        seen
    });
}

#[test]
fn the_preview_is_dragged_into_another_program() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let (window, preview) = with_dialog(&desktop);
    let site = DropSite::at(&desktop, SITE, POLITE);
    drag_onto(&window, &site, preview);
    desktop.xdotool(["mouseup", "1"]);
    let fetched = |wanted: &'static str| {
        let is_it = |heard: &Heard| matches!(heard, Heard::Fetched(name, _) if *name == wanted);
        match site.wait_for(wanted, is_it) {
            Heard::Fetched(_, Some(bytes)) => bytes,
            other => panic!("{other:?}"),
        }
    };
    assert_is_picture(&fetched("image/png"));
    let list = String::from_utf8(fetched("text/uri-list")).unwrap();
    let path = list.trim_end().strip_prefix("file://").unwrap();
    assert_is_picture(&fs::read(path).unwrap());
    assert_eq!(Path::new(path).extension().unwrap(), "png");
    // The dialog is still open and the program at work.
    let mut ask = desktop.command("xdotool");
    assert!(
        run(ask.args(["search", "--name", "Tabiya$"]))
            .status
            .success()
    );
}

#[test]
fn escape_takes_a_drag_back() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let (window, preview) = with_dialog(&desktop);
    let site = DropSite::at(&desktop, SITE, POLITE);
    drag_onto(&window, &site, preview);
    eventually("the window left", || {
        window.key("Escape");
        seen_within(PATIENCE / 10, || {
            site.heard().contains(&Heard::Leave).then_some(())
        })
    });
    desktop.xdotool(["mouseup", "1"]);
    assert!(!site.heard().contains(&Heard::Drop));
}

#[test]
fn a_preview_dropped_on_our_own_window_does_nothing() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let (window, preview) = with_dialog(&desktop);
    let wants = &["text/plain"];
    let site = DropSite::at(&desktop, SITE, Manners { wants, ..POLITE });
    window.sweep(preview, preview + vec2(40.0, 40.0), super::running::LEFT);
    // It has ended: a drag after it comes to the other window.
    drag_onto(&window, &site, preview);
    desktop.xdotool(["mouseup", "1"]);
    let is_it = |heard: &Heard| matches!(heard, Heard::Fetched(..));
    let fetched = site.wait_for("the text", is_it);
    assert_eq!(fetched, Heard::Fetched("text/plain", Some(FEN.into())));
    window.key("Escape");
    assert_eq!(window.copied(), FEN);
}
