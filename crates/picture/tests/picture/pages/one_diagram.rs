//! A single diagram as a PDF file.

use super::making::{POSITIONS, joined};
use super::poppler::{Pdf, difference};
use std::fs;
use tabiya_notation::annotations::annotations;
use tabiya_notation::fen::read_strict;
use tabiya_picture::{Diagram, PieceSet, Rasteriser, Style};
use tempfile::TempDir;

fn diagram() -> Diagram {
    let position = read_strict(POSITIONS[0].as_bytes()).unwrap();
    Diagram {
        annotations: annotations(b"c9 \"[%csl Ge4,Ra2][%cal Rd1d8,Ba1h8]\";"),
        number: "12".to_owned(),
        caption: "Réti — Петросян ♔ 漢字 (1921)".to_owned(),
        title: "Réti \u{2013} Петросян".to_owned(),
        description: POSITIONS[0].to_owned(),
        ..Diagram::of(position)
    }
}

#[test]
fn a_diagram_looks_the_same_in_the_pdf_and_has_its_size_on_paper() {
    for name in Style::BUILT_IN {
        let style = Style {
            size: 600,
            number: true,
            resolution: 144,
            ..Style::built_in(name).unwrap()
        };
        let pieces = PieceSet::own(&style.pieces).unwrap();
        let drawing = diagram().draw(&style);
        let Some(file) = Pdf::new(&drawing.to_pdf(&pieces, "en")) else {
            return;
        };
        assert!(file.told("Page size").starts_with("300 x "));
        let ours = Rasteriser::new(pieces).pixels(&drawing).unwrap();
        let (mean, far) = difference(&ours, &file.pixels(1, 144));
        // Hatching is nothing but edges, each of which is smoothed a little differently.
        assert!(mean < 4.0 && far < 0.01, "{name}: {mean}, {far}");
    }
}

#[test]
fn text_in_any_script_can_be_found_and_copied() {
    let diagram = diagram();
    let drawing = diagram.draw(&Style::default());
    let Some(file) = Pdf::new(&drawing.to_pdf(&PieceSet::usual(), "en")) else {
        return;
    };
    let text = joined(&file.pages()[0]);
    assert!(text.contains(&joined(&diagram.caption)), "{text}");
    assert_eq!(file.told("Title"), diagram.title);
    assert_eq!(file.told("Subject"), diagram.description);
}

/// A piece set in which kings have a gradient, queens are translucent, rooks are dashed and rotated, bishops are
/// clipped, and the others are squares.
fn odd_set() -> (TempDir, std::sync::Arc<PieceSet>) {
    let folder = TempDir::new().unwrap();
    let inside = |letter: char| match letter.to_ascii_uppercase() {
        'K' => {
            r##"<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>
            </linearGradient><circle cx="20" cy="20" r="15" fill="url(#g)"/>"##
        }
        'Q' => {
            r##"<g opacity=".5"><rect x="5" y="5" width="20" height="20" fill="#0a0"/>
            <rect x="15" y="15" width="20" height="20" fill="#00a"/></g>"##
        }
        'R' => {
            r##"<g transform="rotate(30 20 20)"><rect x="10" y="10" width="20" height="20"
            fill="none" stroke="#000" stroke-width="3" stroke-dasharray="4 2"
            stroke-linecap="round"/></g>"##
        }
        'B' => {
            r##"<clipPath id="c"><circle cx="20" cy="20" r="8"/></clipPath>
            <rect width="40" height="40" fill="#a0a" clip-path="url(#c)"/>"##
        }
        _ => {
            r##"<path fill-rule="evenodd" fill-opacity=".7" fill="#840"
            d="M5 5H35V35H5ZM15 15H25V25H15Z"/>"##
        }
    };
    for color in ['w', 'b'] {
        for letter in ['K', 'Q', 'R', 'B', 'N', 'P'] {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">{}</svg>"#,
                inside(letter)
            );
            fs::write(folder.path().join(format!("{color}{letter}.svg")), svg).unwrap();
        }
    }
    let set = PieceSet::in_folder(folder.path()).unwrap();
    (folder, set)
}

#[test]
fn gradients_opacity_dashes_and_clips_look_the_same_in_the_pdf() {
    let (_folder, pieces) = odd_set();
    let drawing = diagram().draw(&Style::default());
    let bytes = drawing.to_pdf(&pieces, "en");
    let has = |part: &[u8]| bytes.windows(part.len()).any(|there| there == part);
    // Only content that PDF cannot express otherwise is a picture.
    assert!(has(b"/SMask"));
    let Some(file) = Pdf::new(&bytes) else {
        return;
    };
    let ours = Rasteriser::new(pieces).pixels(&drawing).unwrap();
    let (mean, far) = difference(&ours, &file.pixels(1, 144));
    assert!(mean < 2.0 && far < 0.01, "{mean}, {far}");
    let plain = drawing.to_pdf(&PieceSet::usual(), "en");
    assert!(!plain.windows(6).any(|part| part == b"/SMask"));
}
