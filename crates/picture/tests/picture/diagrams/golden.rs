//! Diagrams are equal to the stored ones.
//!
//! ```text
//! TABIYA_GOLDEN=write cargo test -p tabiya-picture golden
//! ```
//!
//! stores them again after an intended change; look at the differences before you commit them.

use super::shown::{FULL, START, drawn, record, style, svg};
use std::path::PathBuf;
use tabiya_picture::{Diagram, Style, png};

fn cases() -> Vec<(&'static str, Diagram, Style)> {
    let small = |name: &str, size: u32| Style {
        size,
        number: true,
        last_move: true,
        ..style(name)
    };
    let mut cases = vec![("start", record(START).diagram, style("usual"))];
    for name in Style::BUILT_IN {
        cases.push((name, record(FULL).diagram, small(name, 240)));
    }
    let mut odd = small("brown", 203);
    for (key, value) in [
        ("orientation", "side-to-move"),
        ("frame", "double"),
        ("problems", "yes"),
        ("transparent", "yes"),
        ("coordinates", "inside"),
    ] {
        odd.set(key, value).unwrap();
    }
    cases.push((
        "odd",
        record("4k3/8/8/8/8/8/8/P3K2p b - - 7 60").diagram,
        odd,
    ));
    cases
}

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/diagrams");
    folder.join(name)
}

fn is_written() -> bool {
    std::env::var_os("TABIYA_GOLDEN").is_some_and(|word| word == "write")
}

#[test]
fn svg_files_match_the_golden_files() {
    for (name, diagram, style) in cases() {
        let svg = svg(&diagram, &style);
        let golden = file(&format!("{name}.svg"));
        if is_written() {
            std::fs::write(&golden, &svg).unwrap();
        }
        let expected = std::fs::read_to_string(&golden).unwrap();
        assert!(svg == expected, "{name} is drawn differently");
    }
}

#[test]
fn pixels_match_the_golden_files() {
    for (name, diagram, style) in cases() {
        let pixels = drawn(&diagram, &style);
        let golden = file(&format!("{name}.png"));
        if is_written() {
            std::fs::write(&golden, png(&pixels, style.resolution).unwrap()).unwrap();
        }
        let expected = image::open(&golden).unwrap().to_rgba8();
        let size = (expected.width() as usize, expected.height() as usize);
        assert_eq!(size, (pixels.width, pixels.height), "{name}");
        // Processors may round the last bit of a blend differently.
        let drawn = pixels.straight_rgba();
        let pairs = drawn.iter().zip(expected.as_raw());
        let furthest = pairs.map(|(a, b)| a.abs_diff(*b)).max().unwrap();
        assert!(furthest <= 2, "{name} is drawn differently by {furthest}");
    }
}
