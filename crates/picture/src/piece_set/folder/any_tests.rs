#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::Pixels;
use proptest::prelude::*;

/// Parts of files from which the test composes valid and invalid drawings.
const PARTS: &[&str] = &[
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 45 45\">",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e9\" height=\"1e-9\">",
    "</svg>",
    "<g id=\"a\" transform=\"rotate(1e38) scale(-1e-38)\">",
    "<g opacity=\"0.5\" clip-path=\"url(#c)\" mask=\"url(#m)\">",
    "</g>",
    "<use href=\"#a\"/>",
    "<use href=\"#b\" x=\"1e30\" width=\"-1\"/>",
    "<path id=\"b\" d=\"M0 0L9 9Q1 1 2 2C0 0 9 9 5 5A1e9 1e-9 9 0 1 3 3z\" stroke=\"url(#l)\" stroke-width=\"1e9\"/>",
    "<path d=\"M1 1h9v9z\" stroke=\"red\" stroke-dasharray=\"1e-9 0 NaN\" stroke-linejoin=\"round\"/>",
    "<path d=\"M1e38 -1e38L-1e38 1e38h1e38z\" stroke=\"red\" stroke-width=\"1e-30\"/>",
    "<rect width=\"9\" height=\"9\" fill=\"url(#l)\"/>",
    "<circle r=\"1e20\" fill=\"#fff\"/>",
    "<polygon points=\"0,0 9,9 0,9\"/>",
    "<clipPath id=\"c\" clip-path=\"url(#c2)\">",
    "<clipPath id=\"c2\">",
    "</clipPath>",
    "<mask id=\"m\" x=\"-1e9\" width=\"1e20\" height=\"1e20\">",
    "</mask>",
    "<linearGradient id=\"l\" href=\"#l2\" gradientTransform=\"scale(0)\"><stop offset=\"NaN\"/></linearGradient>",
    "<radialGradient id=\"l2\" r=\"0\" fx=\"9\"><stop/><stop stop-color=\"#123\"/></radialGradient>",
    "<symbol id=\"s\" viewBox=\"0 0 0 0\"><rect width=\"1\" height=\"1\"/></symbol><use href=\"#s\"/>",
    "<switch><g requiredFeatures=\"x\"/><g systemLanguage=\"en\"/></switch>",
    "<style>rect{fill:red;transform:none}#a>g{opacity:.1}</style>",
    "<g id=\"a&lt;b&amp;c\" opacity=\".5\"><path d=\"M1 1h9v9z\" mask=\"url('#m 1')\"/></g>",
    "<g id=\"m 1\" opacity=\".5\"><path id=\"&#34;\" d=\"M1 1h9v9z\"/></g>",
    "<!-- <g> -->",
    "<![CDATA[<g>]]>",
    "<?x y?>",
    "&amp;",
    "&#0;",
    "\u{feff}",
];

/// The pixels of a piece drawn from this file, if it can be drawn.
fn drawn(text: &str) -> Option<Pixels> {
    let drawing = drawing(text, "x-".to_owned()).ok()?;
    let again = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">{}</svg>"#,
        drawing.markup
    );
    // The markup for diagrams must be valid by itself.
    Tree::from_str(&again, &Options::default()).unwrap();
    let drawings = Piece::ALL.map(|_| drawing.clone());
    Some(piece_pixels(
        &PieceSet::new("x", drawings),
        Piece::WhiteKing,
        32,
    ))
}

proptest! {
    #[test]
    fn any_file_is_drawn_or_refused(
        parts in proptest::collection::vec(proptest::sample::select(PARTS), 0..40),
        is_framed in any::<bool>(),
    ) {
        let text = if is_framed {
            format!("{}{}</svg>", PARTS[0], parts.concat())
        } else {
            parts.concat()
        };
        drop(drawn(&text));
    }

    #[test]
    fn any_piece_of_ours_with_a_changed_byte_is_drawn_or_refused(
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
        set in proptest::sample::select(&PieceSet::OWN[..]),
    ) {
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../assets/pieces").join(set).join("black-knight.svg");
        let mut bytes = std::fs::read(file).unwrap();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        if let Ok(text) = String::from_utf8(bytes) {
            drop(drawn(&text));
        }
    }
}

#[test]
fn the_parts_can_make_a_drawing() {
    let text = format!("{}{}{}</svg>", PARTS[0], PARTS[11], PARTS[19]);
    assert!(drawn(&text).is_some());
}
