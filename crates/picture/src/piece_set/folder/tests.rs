#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::Diagram;
use std::fmt::Write as _;
use std::fs;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const SQUARE: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><rect x="9" y="9" width="27" height="27"/></svg>"#;

/// A folder with twelve valid drawings.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for piece in Piece::ALL {
        let letter = piece.letter().to_ascii_uppercase();
        let side = if piece.letter() == letter { 'w' } else { 'b' };
        fs::write(folder.path().join(format!("{side}{letter}.svg")), SQUARE).unwrap();
    }
    folder
}

/// Reads a folder whose white king has this drawing. It never takes long.
fn read_with(king: &str) -> Result<Arc<PieceSet>, FolderFault> {
    let folder = folder();
    fs::write(folder.path().join("wK.svg"), king).unwrap();
    quickly(&folder)
}

/// Reads a folder and asserts that hostile files are refused quickly. The limit is ten times that of callers: the test
/// is not about the speed of a busy machine but about files that would take hours.
fn quickly(folder: &TempDir) -> Result<Arc<PieceSet>, FolderFault> {
    let begin = Instant::now();
    let result = PieceSet::in_folder(folder.path());
    assert!(begin.elapsed() < Duration::from_secs(20));
    result
}

fn reason(king: &str) -> Reason {
    let fault = read_with(king).unwrap_err();
    assert!(fault.file.ends_with("wK.svg"), "{fault:?}");
    fault.reason
}

fn svg(inside: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 45 45"><rect width="9" height="9"/>{inside}</svg>"#
    )
}

#[test]
fn a_valid_folder_is_a_set_and_its_drawings_are_used() {
    let folder = folder();
    let set = quickly(&folder).unwrap();
    let picture = piece_pixels(&set, Piece::WhiteKing, 45);
    let at = |x: usize, y: usize| picture.rgba[(y * 45 + x) * 4 + 3];
    assert_eq!((at(0, 0), at(22, 22)), (0, 255));
    let drawing = Diagram::of(tabiya_chess::Position::start()).draw(&crate::Style::default());
    let svg = drawing.to_svg(&set);
    assert!(svg.contains(r#"viewBox="0 0 45 45""#));
}

#[test]
fn our_own_files_can_be_read_as_a_folder() {
    for name in PieceSet::OWN {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../assets/pieces")
            .join(name);
        let set = PieceSet::in_folder(&folder).unwrap();
        let own = PieceSet::own(name).unwrap();
        for piece in Piece::ALL {
            assert_eq!(
                piece_pixels(&set, piece, 64),
                piece_pixels(&own, piece, 64),
                "{name} {piece:?}"
            );
        }
    }
}

#[test]
fn ids_of_two_pieces_never_collide() {
    let gradient = svg(
        r##"<linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><circle cx="20" cy="20" r="9" fill="url(#a)"/>"##,
    );
    let folder = folder();
    for name in ["wK.svg", "bK.svg"] {
        fs::write(folder.path().join(name), &gradient).unwrap();
    }
    let set = quickly(&folder).unwrap();
    let ids = |piece: Piece| -> Vec<String> {
        let markup = &set.drawing(piece).markup;
        let ids = markup.split(" id=\"").skip(1);
        ids.map(|rest| rest.split('"').next().unwrap().to_owned())
            .collect()
    };
    let (white, black) = (ids(Piece::WhiteKing), ids(Piece::BlackKing));
    assert!(!white.is_empty());
    assert!(white.iter().all(|id| id.starts_with(set.id())));
    assert!(
        white.iter().all(|id| !black.contains(id)),
        "{white:?} {black:?}"
    );
}

#[test]
fn scripts_and_addresses_never_enter_a_diagram() {
    for (inside, name) in [
        ("<script>alert(1)</script>", "script"),
        (r#"<image href="data:image/png;base64,AAAA"/>"#, "image"),
        (r#"<image xlink:href="file:///etc/passwd"/>"#, "image"),
        ("<foreignObject><p>x</p></foreignObject>", "foreignObject"),
        ("<text>x</text>", "text"),
        (r#"<filter id="f" width="1e9" height="1e9"/>"#, "filter"),
        (r#"<pattern id="p" width="1e-9" height="1e-9"/>"#, "pattern"),
        (r#"<marker id="m"/>"#, "marker"),
    ] {
        assert_eq!(reason(&svg(inside)), Reason::Element(name.to_owned()));
    }
    let with_link = svg(
        r#"<a href="http://example.org/" onclick="alert(1)"><rect width="3" height="3" onload="x()"/></a>"#,
    );
    let set = read_with(&with_link).unwrap();
    let markup = &set.drawing(Piece::WhiteKing).markup;
    for word in ["example", "alert", "onload", "href=\"http"] {
        assert!(!markup.contains(word), "{markup}");
    }
}

#[test]
fn references_to_the_outside_are_refused() {
    for address in [
        "file:///etc/passwd",
        "http://example.org/x.svg#a",
        "other.svg#a",
    ] {
        let used = svg(&format!(r#"<use xlink:href="{address}"/>"#));
        assert_eq!(reason(&used), Reason::Outside(address.to_owned()));
    }
    let filled = svg(r#"<rect width="9" height="9" fill="url(http://example.org/#a)"/>"#);
    assert!(matches!(reason(&filled), Reason::Outside(_)));
}

#[test]
fn exponentially_growing_entities_are_refused() {
    let mut text = String::from("<!DOCTYPE svg [<!ENTITY a0 \"ha\">");
    for level in 1..40 {
        let last = level - 1;
        write!(text, "<!ENTITY a{level} \"&a{last};&a{last};\">").unwrap();
    }
    text.push_str("]>");
    text.push_str(&svg("<desc>&a39;</desc>"));
    assert_eq!(reason(&text), Reason::Entities);
    let outside = format!(
        r#"<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>{}"#,
        svg("<desc>&a;</desc>")
    );
    let read = read_with(&outside);
    let markup = read.map(|set| set.drawing(Piece::WhiteKing).markup.clone());
    assert!(!markup.unwrap_or_default().contains("root:"));
}

#[test]
fn repetition_by_reference_is_counted_before_drawing() {
    let mut inside = String::from(r#"<rect id="u0" width="1" height="1"/>"#);
    for level in 1..=30 {
        let last = level - 1;
        write!(
            inside,
            r##"<g id="u{level}"><use xlink:href="#u{last}"/><use xlink:href="#u{last}"/></g>"##
        )
        .unwrap();
    }
    assert_eq!(reason(&svg(&inside)), Reason::TooMany);
    // The same with clip paths, which are drawn again for each element.
    let mut inside = String::from(r#"<clipPath id="c0"><rect width="1" height="1"/></clipPath>"#);
    for level in 1..=20 {
        let last = level - 1;
        let rect = format!(r#"<rect width="9" height="9" clip-path="url(#c{last})"/>"#);
        write!(
            inside,
            r#"<clipPath id="c{level}">{}</clipPath>"#,
            rect.repeat(10)
        )
        .unwrap();
    }
    inside.push_str(r#"<rect width="9" height="9" clip-path="url(#c20)"/>"#);
    assert_eq!(reason(&svg(&inside)), Reason::TooMany);
    let by_style = r#"<style>rect{mask:url(#m)}</style><mask id="m"><path d="M0 0h9"/></mask>"#;
    assert_eq!(reason(&svg(by_style)), Reason::Element("mask".to_owned()));
}

/// Twenty masks, each drawn twice in the previous one, with `id` as their ids and `before` before them.
fn masks(id: impl Fn(i32) -> String, before: &str) -> String {
    let mut inside = before.to_owned();
    for level in 0..20 {
        let one = format!(
            r#"<g mask="url('#{}')"><rect width="9" height="9"/></g>"#,
            id(level + 1)
        );
        write!(
            inside,
            r#"<mask id="{}">{}</mask>"#,
            id(level),
            one.repeat(2)
        )
        .unwrap();
    }
    inside
}

#[test]
fn masks_are_counted_and_their_ids_checked() {
    assert_eq!(
        reason(&svg(&masks(|level| format!("m{level}"), ""))),
        Reason::TooMany
    );
    for (letter, written) in [
        (";", ";"),
        (",", ","),
        ("(", "("),
        (")", ")"),
        (" x", " x"),
        ("}", "}"),
        ("&", "&amp;"),
        ("<", "&lt;"),
        ("#", "#"),
    ] {
        let king = svg(&masks(|level| format!("m{level}{written}"), ""));
        let reason = reason(&king);
        assert!(
            matches!(&reason, Reason::Id(id) if id.ends_with(letter)),
            "{letter}: {reason:?}"
        );
    }
    // The check and the SVG reader may disagree about which of the two is meant.
    let twice = svg(&masks(|level| format!("m{level}"), r#"<mask id="m0"/>"#));
    assert_eq!(reason(&twice), Reason::Id("m0".to_owned()));
    let doubled = svg(r##"<g id="m;"/><use xlink:href="#m;"/>"##);
    assert_eq!(reason(&doubled), Reason::Id("m;".to_owned()));
    let inherited = r#"<mask id="m"><path d="M0 0h9"/></mask>"#;
    for inherits in [r#"mask="inherit""#, r#"style="mask:inherit""#] {
        let group = format!(r#"{inherited}<g mask="url(#m)"><g {inherits}/></g>"#);
        assert_eq!(reason(&svg(&group)), Reason::Element("mask".to_owned()));
    }
}

#[test]
fn ids_of_drawing_programs_are_allowed() {
    let inside = r##"<g id="Vector (Stroke)" xmlns:s="urn:s"><g id="Слой_1" s:id="a"/><g id="_x31_.b:c-2" s:id="a"/></g><use xlink:href="#Слой_1"/>"##;
    assert!(read_with(&svg(inside)).is_ok());
}

#[test]
fn ids_with_special_characters_are_refused() {
    for id in ["a&lt;b", "a&amp;b", "a&#34;b", "a&gt;b"] {
        let group = format!(
            r#"<g id="{id}" opacity=".5"><rect width="9" height="9"/><rect x="5" width="9" height="9"/></g>"#
        );
        assert!(matches!(reason(&svg(&group)), Reason::Id(_)), "{id}");
    }
}

#[test]
fn nothing_hides_the_depth_of_elements() {
    let deep = svg(&("<g>".repeat(9000) + &"</g>".repeat(9000)));
    for doctype in [
        "<!DOCTYPE svg [<!-- it's -->]>",
        "<!DOCTYPE svg [<?x it's ?>]>",
        "<!DOCTYPE svg [<!ELEMENT svg it's>]>",
    ] {
        assert_eq!(reason(&format!("{doctype}{deep}")), Reason::Entities);
    }
}

#[test]
fn layers_are_limited() {
    let layer = r#"<g opacity=".99"><path d="M0 0h45v45H0z"/></g>"#;
    assert!(read_with(&svg(&layer.repeat(60))).is_ok());
    assert_eq!(reason(&svg(&layer.repeat(1200))), Reason::TooMany);
    let clip = r#"<clipPath id="c"><path d="M0 0h45v45"/></clipPath>"#;
    let cut = r#"<g clip-path="url(#c)"><path d="M0 0h45v45H0z"/></g>"#;
    let cut = format!("{clip}{}", cut.repeat(40));
    assert_eq!(reason(&svg(&cut)), Reason::TooMany);
}

#[test]
fn circular_references_are_refused() {
    for inside in [
        r##"<use id="a" xlink:href="#a"/>"##,
        r##"<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>"##,
        r#"<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask>"#,
    ] {
        assert_eq!(reason(&svg(inside)), Reason::Circle, "{inside}");
    }
}

#[test]
fn depth_and_number_of_elements_are_limited() {
    let nested = |count| svg(&("<g>".repeat(count) + &"</g>".repeat(count)));
    assert!(read_with(&nested(50)).is_ok());
    assert_eq!(reason(&nested(100)), Reason::TooDeep);
    assert_eq!(reason(&nested(140_000)), Reason::TooDeep);
    assert_eq!(reason(&"<g>".repeat(300_000)), Reason::TooDeep);
    let chain = |level: i32| {
        format!(
            r##"<g id="a{level}"><use xlink:href="#a{}"/></g>"##,
            level - 1
        )
    };
    let chain: String = (1..2000).map(chain).collect();
    let chain = format!(r#"<rect id="a0" width="1" height="1"/>{chain}"#);
    assert_eq!(reason(&svg(&chain)), Reason::TooDeep);
    assert_eq!(reason(&svg(&"<rect/>".repeat(100_000))), Reason::TooMany);
}

#[test]
fn lines_are_limited() {
    let path = format!("<path d=\"M0 0{}\"/>", "l9 9l-9-9".repeat(60_000));
    assert_eq!(reason(&svg(&path)), Reason::TooDetailed);
    let dashes = r#"<path stroke="red" stroke-dasharray="1e-5" d="M0 0h45"/>"#;
    assert_eq!(reason(&svg(dashes)), Reason::TooDetailed);
    let dashes = r#"<path stroke="red" stroke-dasharray="2 1" d="M0 0h45"/>"#;
    assert!(read_with(&svg(dashes)).is_ok());
    let far = r#"<path stroke="red" d="M0 0h1e6"/>"#;
    assert_eq!(reason(&svg(far)), Reason::FarAway);
    let rules = "rect{fill:red}".repeat(5000);
    assert_eq!(
        reason(&svg(&format!("<style>{rules}</style>"))),
        Reason::StyleSheet
    );
}

#[test]
fn extreme_numbers_do_no_harm() {
    for odd in ["NaN", "inf", "1e38", "-1e38", "1e999", "1e-45"] {
        let inside = format!(
            r#"<path d="M{odd} 0L9 {odd}C{odd} {odd} 1 1 2 2z" stroke="red" stroke-width="{odd}"/><rect x="{odd}" width="{odd}" height="9" transform="scale({odd})"/>"#
        );
        drop(read_with(&svg(&inside)));
        let sized = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{odd}" height="{odd}"><rect width="9" height="9"/></svg>"#
        );
        drop(read_with(&sized));
    }
}

#[test]
fn a_file_that_is_no_drawing_is_reported() {
    assert!(matches!(reason(""), Reason::NotSvg(_)));
    assert!(matches!(reason("<html/>"), Reason::NotSvg(_)));
    assert!(matches!(reason("<svg"), Reason::NotSvg(_)));
    assert_eq!(reason(&svg("").replace('9', "0")), Reason::Empty);
    assert_eq!(reason(&" ".repeat(1 << 21)), Reason::TooLarge);
    let folder = folder();
    fs::write(folder.path().join("wK.svg"), b"<svg>\xff</svg>").unwrap();
    assert_eq!(quickly(&folder).unwrap_err().reason, Reason::NotText);
}

#[test]
fn missing_and_duplicate_drawings_are_named() {
    let folder = folder();
    fs::remove_file(folder.path().join("bQ.svg")).unwrap();
    let fault = quickly(&folder).unwrap_err();
    assert_eq!(fault.reason, Reason::Missing(vec![Piece::BlackQueen]));
    fs::write(folder.path().join("black-queen.svg"), SQUARE).unwrap();
    fs::write(folder.path().join("readme.txt"), "").unwrap();
    fs::write(folder.path().join("board.svg"), "<svg").unwrap();
    assert!(quickly(&folder).is_ok());
    fs::write(folder.path().join("bQ.svg"), SQUARE).unwrap();
    let fault = quickly(&folder).unwrap_err();
    assert!(matches!(fault.reason, Reason::Twice { .. }), "{fault:?}");
    let gone = PieceSet::in_folder(&folder.path().join("none")).unwrap_err();
    assert_eq!(gone.reason, Reason::Unreadable(io::ErrorKind::NotFound));
}

#[cfg(unix)]
#[test]
fn only_regular_files_are_read_even_through_links() {
    use std::os::unix::fs::symlink;
    let folder = folder();
    let king = folder.path().join("wK.svg");
    let put_link = |target: &Path| {
        if king.is_dir() && !king.is_symlink() {
            fs::remove_dir(&king).unwrap();
        } else {
            fs::remove_file(&king).unwrap();
        }
        symlink(target, &king).unwrap();
    };
    fs::write(folder.path().join("drawing"), SQUARE).unwrap();
    put_link(Path::new("drawing"));
    assert!(quickly(&folder).is_ok());
    put_link(Path::new("nowhere"));
    let fault = quickly(&folder).unwrap_err();
    assert_eq!(fault.reason, Reason::Unreadable(io::ErrorKind::NotFound));
    put_link(Path::new("wK.svg"));
    let fault = quickly(&folder).unwrap_err();
    assert!(matches!(fault.reason, Reason::Unreadable(_)), "{fault:?}");
    for device in ["/dev/zero", "/dev/null"] {
        put_link(Path::new(device));
        assert_eq!(quickly(&folder).unwrap_err().reason, Reason::NotAFile);
    }
    fs::remove_file(&king).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&king).status();
    if made.is_ok_and(|status| status.success()) {
        assert_eq!(quickly(&folder).unwrap_err().reason, Reason::NotAFile);
        fs::remove_file(&king).unwrap();
    }
    fs::create_dir(&king).unwrap();
    assert_eq!(quickly(&folder).unwrap_err().reason, Reason::NotAFile);
}
