//! Sizes of files and of pictures.

use super::shown::{FULL, START, drawn, record, style, svg};
use tabiya_picture::{MAX_SIZE, Style, png};

#[test]
fn the_start_position_is_at_most_20_kb_of_svg_and_60_kb_of_png() {
    for name in Style::BUILT_IN {
        let mut style = style(name);
        style.size = 720;
        let diagram = record(START).diagram;
        assert!(!diagram.title.is_empty() && !diagram.description.is_empty());
        let svg = svg(&diagram, &style);
        assert!(svg.len() <= 20_000, "{name}: {} bytes", svg.len());
        let png = png(&drawn(&diagram, &style), 144).unwrap();
        assert!(png.len() <= 60_000, "{name}: {} bytes", png.len());
    }
}

#[test]
fn pictures_have_exactly_the_requested_width_and_resolution() {
    let diagram = record(FULL).diagram;
    for size in [64, 65, 100, 317, 720, 2001, MAX_SIZE] {
        let mut style = style("book");
        style.size = size;
        let pixels = drawn(&diagram, &style);
        assert_eq!(pixels.width, size as usize);
        let file = png(&pixels, 300).unwrap();
        let decoder = png::Decoder::new(std::io::Cursor::new(&file));
        let reader = decoder.read_info().unwrap();
        let info = reader.info();
        assert_eq!((info.width, info.height as usize), (size, pixels.height));
        // The resolution is 300 pixels per inch.
        let dimensions = info.pixel_dims.unwrap();
        assert_eq!(
            (dimensions.xppu, dimensions.unit),
            (11811, png::Unit::Meter)
        );
    }
}

#[test]
fn a_png_file_has_the_drawn_pixels() {
    for transparent in ["no", "yes"] {
        let mut style = style("usual");
        style.set("transparent", transparent).unwrap();
        style.size = 200;
        let pixels = drawn(&record(FULL).diagram, &style);
        assert_eq!(pixels.is_opaque(), transparent == "no");
        let file = png(&pixels, 96).unwrap();
        let read = image::load_from_memory(&file).unwrap().to_rgba8();
        assert!(*read.as_raw() == pixels.straight_rgba());
    }
}

#[test]
fn the_same_diagram_always_gives_the_same_bytes() {
    for name in Style::BUILT_IN {
        let style = style(name);
        let make = || {
            let diagram = record(FULL).diagram;
            let png = png(&drawn(&diagram, &style), style.resolution).unwrap();
            (svg(&diagram, &style), png)
        };
        assert!(make() == make(), "{name}");
    }
}
