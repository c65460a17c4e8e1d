//! Spaces between and around the parts of the window are steps of one scale.

use super::sources::all_sources;
use std::path::Path;
use tabiya::widgets::style::SPACES;

/// The texts after each of which a space, or two of them in brackets, is given.
const BEFORE: [&str; 6] = [
    "add_space(",
    "item_spacing = vec2(",
    "item_spacing.x = ",
    "item_spacing.y = ",
    ".spacing([",
    "inner_margin(",
];

/// The ends of the names of constants that are spaces.
const NAMES: [&str; 4] = ["GAP", "PADDING", "MARGIN", "SPACE"];

/// The types of spaces. Pixels of pictures are whole numbers.
const TYPES: [&str; 2] = ["f32", "i8"];

fn is_of_the_window(path: &Path) -> bool {
    let is_view = |part: &std::ffi::OsStr| part == "view" || part == "view.rs";
    path.starts_with("src/widgets") || path.starts_with("src/app") || path.iter().any(is_view)
}

/// The numbers among the terms of a list. Products such as `2.0 * GAP` are none.
fn numbers(list: &str) -> Vec<f32> {
    let end = list.find([')', ']', ';', '}']).unwrap_or(list.len());
    let terms = list[..end].split(',');
    terms.filter_map(|term| term.trim().parse().ok()).collect()
}

/// The spaces that this code gives as numbers.
fn spaces_of(code: &str) -> Vec<f32> {
    let mut found = Vec::new();
    for before in BEFORE {
        for rest in code.split(before).skip(1) {
            found.extend(numbers(rest));
        }
    }
    for line in code.lines() {
        let Some((name, value)) = line
            .split_once("const ")
            .and_then(|(_, constant)| constant.split_once(": "))
        else {
            continue;
        };
        if let Some((kind, value)) = value.split_once(" = ")
            && TYPES.contains(&kind)
            && NAMES.iter().any(|end| name.ends_with(end))
        {
            found.extend(numbers(value));
        }
    }
    for block in code.split("Margin {").skip(1) {
        let sides = block.split('}').next().unwrap_or_default();
        let values = sides.split(',').filter_map(|side| side.split_once(": "));
        found.extend(values.flat_map(|(_, value)| numbers(value)));
    }
    found
}

#[test]
fn spaces_are_found_in_code() {
    let code = "ui.add_space(6.0); ui.add_space(2.0 * GAP); x.item_spacing = vec2(4.0, 3.0);\n\
                const ROW_GAP: f32 = 5.0;\nlet m = Margin {\n left: 9,\n right: GAP,\n};";
    assert_eq!(spaces_of(code), [6.0, 4.0, 3.0, 5.0, 9.0]);
}

#[test]
fn every_space_of_the_window_is_from_the_scale() {
    let mut seen = 0;
    for (path, code) in all_sources() {
        let path = Path::new("src").join(path);
        if !is_of_the_window(&path) {
            continue;
        }
        for space in spaces_of(&code) {
            seen += 1;
            assert!(SPACES.contains(&space), "{}: {space}", path.display());
        }
    }
    assert!(100 < seen, "only {seen} spaces were found");
}
