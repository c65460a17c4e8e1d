//! Our files in other programs.

use super::shown::{FULL, difference, drawn, record, style};
use crate::tools::has_tools;
use std::path::Path;
use std::process::Command;
use tabiya_picture::{Pixels, Style};
use tabiya_publish::{Format, Publisher, look};
use tempfile::TempDir;

/// The tools, and the Debian packages that contain them.
const TOOLS: [(&str, &str); 4] = [
    ("rsvg-convert", "librsvg2-bin"),
    ("xmllint", "libxml2-utils"),
    ("identify", "imagemagick"),
    ("pdftoppm", "poppler-utils"),
];

fn run(command: &mut Command) -> String {
    let done = command.output().unwrap();
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?}: {errors}");
    assert!(done.stderr.is_empty(), "{command:?}: {errors}");
    String::from_utf8(done.stdout).unwrap()
}

fn at_96(name: &str) -> Style {
    Style {
        size: 360,
        resolution: 96,
        ..style(name)
    }
}

/// Every program blends edges in its own way, and hatching consists of edges.
fn edges(style: &Style) -> f64 {
    if style.colors().is_hatched { 2.5 } else { 1.0 }
}

fn write(folder: &Path, style: &Style, format: Format) -> std::path::PathBuf {
    let mut publisher = Publisher::new(look(style.clone()).unwrap());
    let file = publisher.publish(&record(FULL), format).unwrap();
    let path = folder.join(format!("diagram.{}", format.extension()));
    std::fs::write(&path, file).unwrap();
    path
}

fn read(path: &Path) -> Pixels {
    let read = image::open(path).unwrap().to_rgba8();
    Pixels {
        width: read.width() as usize,
        height: read.height() as usize,
        rgba: read.into_raw(),
    }
}

#[test]
fn librsvg_and_our_rasteriser_agree_and_xmllint_finds_no_fault() {
    if !has_tools(&TOOLS) {
        return;
    }
    let folder = TempDir::new().unwrap();
    for name in Style::BUILT_IN {
        let style = at_96(name);
        let svg = write(folder.path(), &style, Format::Svg);
        run(Command::new("xmllint").arg("--noout").arg(&svg));
        let png = folder.path().join("theirs.png");
        run(Command::new("rsvg-convert").arg(&svg).arg("-o").arg(&png));
        let apart = difference(&read(&png), &drawn(&record(FULL).diagram, &style));
        assert!(apart < 2.0 * edges(&style), "{name}: {apart}");
    }
}

#[test]
fn imagemagick_reads_our_pictures_with_size_and_resolution() {
    if !has_tools(&TOOLS) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let style = Style {
        resolution: 300,
        ..at_96("usual")
    };
    let ours = drawn(&record(FULL).diagram, &style);
    let pixels = ours.rgba.chunks(4).flat_map(|pixel| &pixel[..3]);
    let sum: u64 = pixels.map(|part| u64::from(*part)).sum();
    let mean = sum as f64 / (ours.width * ours.height * 3) as f64 / 255.0;
    for (format, name) in [
        (Format::Png, "PNG"),
        (Format::Jpeg, "JPEG"),
        (Format::Webp, "WEBP"),
    ] {
        let file = write(folder.path(), &style, format);
        let mut identify = Command::new("identify");
        identify.args([
            "-units",
            "PixelsPerInch",
            "-format",
            "%m %w %h %x %[fx:mean]",
        ]);
        let said = run(identify.arg(&file));
        let said: Vec<_> = said.split_whitespace().collect();
        assert_eq!(said[0], name);
        assert_eq!(said[1], ours.width.to_string());
        assert_eq!(said[2], ours.height.to_string());
        // WebP has no resolution.
        if format != Format::Webp {
            let resolution: f64 = said[3].parse().unwrap();
            assert!((resolution - 300.0).abs() < 0.1, "{name}: {resolution}");
        }
        let theirs: f64 = said.last().unwrap().parse().unwrap();
        assert!((theirs - mean).abs() < 0.005, "{name}: {theirs} {mean}");
    }
}

#[test]
fn poppler_draws_our_pdf_like_our_rasteriser_and_finds_its_text() {
    if !has_tools(&TOOLS) {
        return;
    }
    let folder = TempDir::new().unwrap();
    for name in Style::BUILT_IN {
        let style = at_96(name);
        let pdf = write(folder.path(), &style, Format::Pdf);
        let stem = folder.path().join("page");
        let mut draw = Command::new("pdftoppm");
        draw.args(["-r", "96", "-png", "-singlefile"]);
        run(draw.arg(&pdf).arg(&stem));
        let theirs = read(&stem.with_extension("png"));
        let ours = drawn(&record(FULL).diagram, &style);
        let apart = difference(&theirs, &ours);
        assert!(apart < 3.0 * edges(&style), "{name}: {apart}");
        let text = run(Command::new("pdftotext").arg(&pdf).arg("-"));
        if style.caption {
            assert!(text.contains("Gambit — Дебют 1"), "{name}: {text}");
        }
    }
}

#[test]
fn poppler_finds_no_fault_in_a_document_of_one_diagram() {
    if !has_tools(&TOOLS) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let pdf = write(folder.path(), &at_96("book"), Format::Pdf);
    let said = run(Command::new("pdfinfo").arg(&pdf));
    assert!(said.contains("Pages:           1"), "{said}");
    // 360 pixels at 96 per inch are 270 points.
    assert!(said.contains("Page size:       270 x"), "{said}");
}
