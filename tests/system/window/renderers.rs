//! Either renderer draws the same window; `cargo test --features wgpu` tries both.

#[cfg(not(feature = "wgpu"))]
use super::no_display::assert_plain;
use super::program::START;
use super::running::{Running, Twin};
use crate::patience::run;
use crate::x_server::Desktop;
use egui::Pos2;
use image::{Rgba, RgbaImage};
use std::collections::HashSet;

/// The renderers that are built in.
pub(super) const RENDERERS: &[&str] = if cfg!(feature = "wgpu") {
    &["glow", "wgpu"]
} else {
    &["glow"]
};

/// The colour of a screenshot at a place.
fn color_at(picture: &RgbaImage, pos: Pos2) -> Rgba<u8> {
    let number = |place: f32| format!("{place:.0}").parse().unwrap();
    *picture.get_pixel(number(pos.x), number(pos.y))
}

fn draws(renderer: &str) {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let args = ["--renderer", renderer, START];
    let window = Running::start(&desktop, &args, Twin::on(START));
    assert_eq!(window.copied(), START);
    drop(window);

    let path = desktop.folder().join("window.png");
    let mut command = desktop.tabiya();
    command
        .args(args)
        .args(["--size", "1280x800", "--screenshot"]);
    let finished = run(command.arg(&path));
    assert_eq!(finished.status.code(), Some(0), "{}", finished.err);
    let picture = image::open(&path).unwrap().to_rgba8();
    assert_eq!(picture.dimensions(), (1280, 800));
    let colors: HashSet<_> = picture.pixels().collect();
    assert!(colors.len() > 50, "only {} colours", colors.len());
    let twin = Twin::on(START);
    let at = |square| color_at(&picture, twin.square(square));
    let (light, dark) = (at("e4"), at("d4"));
    assert_ne!(light, dark);
    assert_eq!((at("c4"), at("e5")), (light, dark));
    assert_ne!(at("e2"), light, "a pawn is there");
    assert_ne!(at("e7"), dark, "a pawn is there");
}

#[test]
fn opengl_draws_the_window() {
    draws("glow");
}

#[cfg(feature = "wgpu")]
#[test]
fn wgpu_draws_the_window() {
    draws("wgpu");
}

#[cfg(not(feature = "wgpu"))]
#[test]
fn a_build_without_wgpu_says_so_in_a_sentence() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let finished = run(desktop.tabiya().args(["--renderer", "wgpu"]));
    assert_eq!(finished.status.code(), Some(2), "{}", finished.err);
    assert_plain(&finished.err, "No window was opened");
    let names_what_works = finished.err.contains("without --renderer");
    assert!(names_what_works, "{}", finished.err);
}
