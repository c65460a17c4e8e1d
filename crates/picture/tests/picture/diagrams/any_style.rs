//! Options in any combination.

use super::agreeing::rasterised;
use super::positions::any_position;
use super::shown::{drawn, furthest_part, svg};
use proptest::prelude::*;
use tabiya_chess::Square;
use tabiya_notation::annotations::{Annotations, Arrow, MarkColor, SquareMark};
use tabiya_picture::{Diagram, PieceSet, Style};

fn any_style() -> impl Strategy<Value = Style> {
    let one_of = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        prop::sample::select(words)
    };
    let yes_or_no = || one_of(&["yes", "no"]);
    let color = || one_of(&["", "#123", "#fedcba", "ffffff"]);
    let looks = (
        64u32..500,
        10u32..1200,
        0u32..=400,
        one_of(&["outside", "inside", "none"]),
        one_of(&["white", "black", "side-to-move"]),
        one_of(&["none", "thin", "thick", "double"]),
        one_of(&["sage", "book", "green", "blue", "brown", "grey", "contrast"]),
        one_of(&PieceSet::OWN),
    );
    let flags = prop::collection::vec(yes_or_no(), 7);
    let colors = prop::collection::vec(color(), 4);
    (looks, flags, colors).prop_map(|(looks, flags, colors)| {
        let mut style = Style::default();
        let (size, resolution, margin, coordinates, orientation, frame, theme, pieces) = looks;
        let mut set = |key: &str, value: &str| style.set(key, value).unwrap();
        set("size", &size.to_string());
        set("resolution", &resolution.to_string());
        set("margin", &margin.to_string());
        set("coordinates", &coordinates);
        set("orientation", &orientation);
        set("frame", &frame);
        set("theme", &theme);
        set("pieces", &pieces);
        let names = [
            "side-to-move",
            "caption",
            "number",
            "transparent",
            "last-move",
            "problems",
            "annotations",
        ];
        for (name, value) in names.iter().zip(&flags) {
            set(name, value);
        }
        for (name, value) in ["light", "dark", "ground", "ink"].iter().zip(&colors) {
            set(name, value);
        }
        style
    })
}

fn any_annotations() -> impl Strategy<Value = Annotations> {
    let square = || (0u8..64).prop_map(|index| Square::from_index(index).unwrap());
    let color = || prop::sample::select(MarkColor::ALL.to_vec());
    let mark = (square(), color()).prop_map(|(square, color)| SquareMark { square, color });
    let arrow = (square(), square(), color());
    let arrow = arrow.prop_map(|(from, to, color)| Arrow { from, to, color });
    let both = (
        prop::collection::vec(mark, 0..4),
        prop::collection::vec(arrow, 0..4),
    );
    both.prop_map(|(marks, arrows)| Annotations { marks, arrows })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn any_diagram_in_any_style_can_be_drawn_and_all_formats_agree(
        position in any_position(),
        style in any_style(),
        annotations in any_annotations(),
        caption in "\\PC{0,60}",
        number in "[0-9]{0,4}",
    ) {
        let diagram = Diagram {
            annotations,
            caption,
            number,
            title: "<&\"' \u{1}\u{ffff}".to_owned(),
            description: "]]>".to_owned(),
            ..Diagram::of(position)
        };
        let pixels = drawn(&diagram, &style);
        prop_assert_eq!(pixels.width, style.size as usize);
        let svg = rasterised(&svg(&diagram, &style));
        prop_assert_eq!(svg.height, pixels.height);
        // In small pictures, edges are a larger part. Without a margin some squares are a pixel wider than others,
        // while in SVG all are an eighth of a pixel wider.
        let apart = furthest_part(&svg, &pixels);
        let most = if style.margin == 0 { 60.0 } else { 15.0 };
        prop_assert!(apart < most, "{}", apart);
    }

    #[test]
    fn a_written_style_is_read_back(style in any_style()) {
        let mut read = Style::default();
        for (key, value) in style.words() {
            read.set(key, &value).unwrap();
        }
        prop_assert_eq!(read, style);
    }
}
