//! Writes diagrams as SVG: one small, self-contained file with text as outlines.
//!
//! The format is SVG 1.1, which every reader supports. The text of title and description is escaped.

mod path;

use super::drawing::{Drawing, DrawingItem, Path};
use super::font::{BOLD, glyph, width};
use super::piece_set::PieceSet;
use super::style::Rgb;
use super::written_board::digest;
pub(super) use path::{Precision, path_data, write_number};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tabiya_chess::Piece;

/// The side of the square in which pieces are drawn, in units of their drawings.
pub(super) const UNIT: f64 = 64.0;
/// The number of units per em for letters.
pub(super) const EM: f64 = 256.0;

impl Drawing {
    /// Writes the diagram as an SVG file.
    pub fn to_svg(&self, pieces: &PieceSet) -> String {
        self.to_whole_svg(pieces, None)
    }

    /// Writes the diagram as an SVG file with its width and height on paper, in millimetres.
    pub fn to_svg_of_size(&self, pieces: &PieceSet, millimetres: (f64, f64)) -> String {
        self.to_whole_svg(pieces, Some(millimetres))
    }

    fn to_whole_svg(&self, pieces: &PieceSet, millimetres: Option<(f64, f64)>) -> String {
        let mut svg = String::with_capacity(16 << 10);
        svg.push_str(r#"<?xml version="1.0" encoding="UTF-8"?>"#);
        svg.push('\n');
        self.open(None, millimetres, &mut svg);
        self.write_defs(pieces, &mut svg);
        self.write_items(pieces, None, &mut svg);
        // The records vouch for everything before them.
        let records = self.records_with_digest(digest(svg.as_bytes()));
        if !records.is_empty() {
            svg.push_str("<metadata>");
            svg.push_str(&escaped(&records.join("\n")));
            svg.push_str("</metadata>\n");
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// Writes the diagram as an element of an HTML page. The page contains the drawings of the pieces once, see
    /// [`piece_symbols`]. All other ids begin with `id`, so that no id is in a page twice. The ids of its title and its
    /// description are named for programs that read pages aloud.
    pub fn to_inline_svg(&self, pieces: &PieceSet, id: &str) -> String {
        let mut svg = String::with_capacity(8 << 10);
        self.open(Some(id), None, &mut svg);
        self.write_items(pieces, Some(id), &mut svg);
        svg.push_str("</svg>");
        svg
    }

    fn open(&self, id: Option<&str>, millimetres: Option<(f64, f64)>, svg: &mut String) {
        let (width, height) = (self.layout.width, self.layout.height);
        svg.push_str(r#"<svg xmlns="http://www.w3.org/2000/svg" "#);
        svg.push_str(r#"xmlns:xlink="http://www.w3.org/1999/xlink" "#);
        match millimetres {
            None => write(svg, format_args!(r#"width="{width}" height="{height}" "#)),
            Some((width, height)) => {
                write(
                    svg,
                    format_args!(r#"width="{width}mm" height="{height}mm" "#),
                );
            }
        }
        write(
            svg,
            format_args!(r#"viewBox="0 0 {width} {height}" role="img""#),
        );
        let texts = [("title", &self.title), ("desc", &self.description)];
        let texts = texts.into_iter().filter(|(_, text)| !text.is_empty());
        if let Some(id) = id {
            let ids: Vec<_> = texts
                .clone()
                .map(|(name, _)| format!("{id}-{name}"))
                .collect();
            if !ids.is_empty() {
                write(svg, format_args!(r#" aria-labelledby="{}""#, ids.join(" ")));
            }
        }
        svg.push('>');
        for (name, text) in texts {
            let id = id.map_or_else(String::new, |id| format!(r#" id="{id}-{name}""#));
            write(svg, format_args!("<{name}{id}>{}</{name}>", escaped(text)));
        }
        svg.push('\n');
    }

    /// Writes the drawings of the pieces that the diagram shows.
    fn write_defs(&self, pieces: &PieceSet, svg: &mut String) {
        let is_used = |piece: &Piece| {
            let is_it = |item: &DrawingItem| matches!(item, DrawingItem::Piece { piece: there, .. } if there == piece);
            self.items.iter().any(is_it)
        };
        let used: Vec<_> = Piece::ALL.into_iter().filter(is_used).collect();
        if !used.is_empty() {
            svg.push_str("<defs>\n");
            for piece in used {
                write_piece(pieces, piece, svg);
            }
            svg.push_str("</defs>\n");
        }
    }

    fn write_items(&self, pieces: &PieceSet, id: Option<&str>, svg: &mut String) {
        let mut items = self.items.as_slice();
        while let Some(first) = items.first() {
            let is_alike = |item: &&DrawingItem| {
                std::mem::discriminant(*item) == std::mem::discriminant(first)
            };
            let count = items.iter().take_while(is_alike).count();
            let (alike, rest) = items.split_at(count);
            items = rest;
            match first {
                DrawingItem::Piece { side, .. } => {
                    let corner = (f64::from(self.layout.x), f64::from(self.layout.y));
                    write_pieces(pieces, alike, (*side, corner.0, corner.1), svg);
                }
                DrawingItem::Text { .. } => write_texts(alike, svg),
                DrawingItem::Fill { .. }
                | DrawingItem::Stroke { .. }
                | DrawingItem::Repeated { .. } => {
                    for item in alike {
                        write_shape(item, id, svg);
                    }
                }
            }
        }
    }
}

/// Writes the beginning of the element of a whole file.
pub(super) fn opened(drawing: &Drawing, svg: &mut String) {
    drawing.open(None, None, svg);
}

/// The drawings of all twelve pieces. A page with [`Drawing::to_inline_svg`] elements needs them once.
pub fn piece_symbols(pieces: &PieceSet) -> String {
    let mut svg = String::new();
    svg.push_str(r#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" "#);
    svg.push_str(r#"style="position:absolute" aria-hidden="true"><defs>"#);
    svg.push('\n');
    for piece in Piece::ALL {
        write_piece(pieces, piece, &mut svg);
    }
    svg.push_str("</defs></svg>");
    svg
}

pub(super) fn write(svg: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing into a string cannot fail.
    svg.write_fmt(text).unwrap_or_default();
}

/// The id of a piece. It contains the id of the set, so that inline in a page it does not collide with that of another
/// set.
fn id(pieces: &PieceSet, piece: Piece) -> String {
    format!("{}-{}", pieces.id(), piece.letter())
}

pub(super) fn write_piece(pieces: &PieceSet, piece: Piece, svg: &mut String) {
    let markup = &pieces.drawing(piece).markup;
    let id = id(pieces, piece);
    write(svg, format_args!("<g id=\"{id}\">{markup}</g>\n"));
}

/// Writes the pieces in a group whose unit is that of their drawings and whose origin is the upper left corner of the
/// board.
fn write_pieces(
    pieces: &PieceSet,
    items: &[DrawingItem],
    (side, left, top): (f64, f64, f64),
    svg: &mut String,
) {
    let scale = side / UNIT;
    let scaled = Exact(scale);
    write(
        svg,
        format_args!(r#"<g transform="translate({left} {top})scale({scaled})">"#),
    );
    piece_uses(pieces, items, (side, left, top), svg);
    svg.push_str("</g>\n");
}

/// Writes the pieces inside such a group.
pub(super) fn piece_uses(
    pieces: &PieceSet,
    items: &[DrawingItem],
    (side, left, top): (f64, f64, f64),
    svg: &mut String,
) {
    let scale = side / UNIT;
    for item in items {
        if let DrawingItem::Piece { piece, x, y, .. } = item {
            write(
                svg,
                format_args!(r##"<use xlink:href="#{}" x=""##, id(pieces, *piece)),
            );
            write_number(svg, (x - left) / scale);
            svg.push_str(r#"" y=""#);
            write_number(svg, (y - top) / scale);
            svg.push_str(r#""/>"#);
        }
    }
}

/// A number with up to six decimals.
pub(super) struct Exact(pub(super) f64);

impl std::fmt::Display for Exact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = format!("{:.6}", self.0);
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

pub(super) fn write_shape(item: &DrawingItem, id: Option<&str>, svg: &mut String) {
    match item {
        DrawingItem::Fill {
            path,
            color,
            opacity,
        } => {
            write(svg, format_args!(r#"<path fill="{}""#, Short(*color)));
            write_opacity(svg, *opacity);
            write_path(svg, path);
        }
        DrawingItem::Stroke {
            path,
            color,
            opacity,
            width,
        } => {
            write(
                svg,
                format_args!(r#"<path fill="none" stroke="{}""#, Short(*color)),
            );
            write_opacity(svg, *opacity);
            svg.push_str(r#" stroke-width=""#);
            write_number(svg, *width);
            svg.push('"');
            write_path(svg, path);
        }
        DrawingItem::Repeated {
            path,
            places,
            color,
        } => write_repeated((path, places), *color, id, svg),
        DrawingItem::Piece { .. } | DrawingItem::Text { .. } => {}
    }
}

/// Writes a shape once and uses it at its places. In a page its id begins with that of its diagram.
fn write_repeated(
    (path, places): (&Path, &[(f64, f64)]),
    color: Rgb,
    id: Option<&str>,
    svg: &mut String,
) {
    let mut data = String::new();
    path_data(path, Precision::Hundredths, &mut data);
    let name = name_of(&data);
    let id = id.map_or_else(|| name.clone(), |id| format!("{id}-{name}"));
    let color = Short(color);
    write(
        svg,
        format_args!("<defs><path id=\"{id}\" d=\"{data}\"/></defs>\n"),
    );
    write(svg, format_args!("<g fill=\"{color}\">"));
    for (x, y) in places {
        write(svg, format_args!(r##"<use xlink:href="#{id}" x=""##));
        write_number(svg, *x);
        svg.push_str(r#"" y=""#);
        write_number(svg, *y);
        svg.push_str(r#""/>"#);
    }
    svg.push_str("</g>\n");
}

/// A name that depends only on this text (FNV-1a).
fn name_of(text: &str) -> String {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("s{:08x}", text.bytes().fold(0x811c_9dc5, step))
}

fn write_opacity(svg: &mut String, opacity: f64) {
    if opacity < 1.0 {
        svg.push_str(r#" opacity=""#);
        write_number(svg, opacity);
        svg.push('"');
    }
}

fn write_path(svg: &mut String, path: &Path) {
    svg.push_str(r#" d=""#);
    path_data(path, Precision::Hundredths, svg);
    svg.push_str("\"/>\n");
}

/// A colour in as few characters as possible.
pub(super) struct Short(pub(super) Rgb);

impl std::fmt::Display for Short {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let parts = self.0.0;
        if parts.iter().all(|part| part >> 4 == part & 0xf) {
            let [red, green, blue] = parts.map(|part| part & 0xf);
            write!(f, "#{red:x}{green:x}{blue:x}")
        } else {
            write!(f, "{}", self.0)
        }
    }
}

/// Writes texts. All texts of the same colour, weight and size share a path.
pub(super) fn write_texts(items: &[DrawingItem], svg: &mut String) {
    let mut paths: BTreeMap<(String, bool, u64), Path> = BTreeMap::new();
    for item in items {
        if let DrawingItem::Text {
            text,
            color,
            is_bold,
            size,
            ..
        } = item
        {
            if text.is_empty() {
                continue;
            }
            let look = (Short(*color).to_string(), *is_bold, size.to_bits());
            let path = paths.entry(look).or_default();
            path.0.extend(text_path(item).0);
        }
    }
    for ((color, is_bold, size), path) in paths {
        // The unit is a fraction of an em: it is fine enough for letters, and the numbers are shorter than in pixels.
        let unit = f64::from_bits(size) / EM;
        let path = path.mapped(|point| point.map(|part| part / unit));
        write(
            svg,
            format_args!(r#"<path transform="scale({})" fill="{color}""#, Exact(unit)),
        );
        if is_bold {
            write(svg, format_args!(r#" stroke="{color}" stroke-width=""#));
            write_number(svg, 2.0 * BOLD * EM);
            svg.push('"');
        }
        svg.push_str(r#" d=""#);
        path_data(&path, Precision::Whole, svg);
        svg.push_str("\"/>\n");
    }
}

/// The outlines of a text at its place; empty for any other item.
pub(super) fn text_path(item: &DrawingItem) -> Path {
    let DrawingItem::Text {
        text,
        x,
        y,
        anchor,
        size,
        ..
    } = item
    else {
        return Path::default();
    };
    let mut left = anchor.left(*x, width(text) * size);
    let mut path = Path::default();
    for letter in text.chars() {
        let glyph = glyph(letter);
        let placed = glyph
            .path
            .mapped(|[gx, gy]| [left + gx * size, y + gy * size]);
        path.0.extend(placed.0);
        left += glyph.advance * size;
    }
    path
}

/// Escapes text for the inside of an element. Characters that XML cannot represent are left out.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' => escaped.push(letter),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}
