//! The fonts of the interface. They are bundled, so that each character of the interface has its glyph everywhere. For
//! other characters, such as those of names of files, eframe asks the fonts of the machine. A character that none of
//! them has is a small box with its number, as in `U+1FAE8`, so that names with different characters look different.

use egui::epaint::text::{GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph};
use egui::{Color32, ColorImage, FontData, FontFamily, FontId, RichText, TextStyle, Vec2};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The three sizes of text, in points: lists and remarks, ordinary text, and titles.
pub const SMALL_TEXT: f32 = 12.0;
/// Size of ordinary text and of headings inside a panel or a dialog, which are bold.
pub const TEXT: f32 = 14.0;
/// Size of titles.
pub const TITLE: f32 = 20.0;
/// Font of lists and remarks.
pub const SMALL_FONT: FontId = FontId::proportional(SMALL_TEXT);
/// Font of FENs and files in lists and remarks.
pub const SMALL_CODE_FONT: FontId = FontId::monospace(SMALL_TEXT);
/// Font of ordinary text.
pub const TEXT_FONT: FontId = FontId::proportional(TEXT);

/// The fonts by purpose.
pub(super) fn text_styles() -> BTreeMap<TextStyle, FontId> {
    [
        (
            TextStyle::Small,
            FontId::new(SMALL_TEXT, FontFamily::Proportional),
        ),
        (TextStyle::Body, FontId::new(TEXT, FontFamily::Proportional)),
        (
            TextStyle::Button,
            FontId::new(TEXT, FontFamily::Proportional),
        ),
        (TextStyle::Heading, FontId::new(TITLE, bold_family())),
        (
            TextStyle::Monospace,
            FontId::new(TEXT, FontFamily::Monospace),
        ),
    ]
    .into()
}

/// The name of the bold face.
const BOLD: &str = "bold";

fn bold_family() -> FontFamily {
    FontFamily::Name(BOLD.into())
}

/// The bold font of this size, in points.
pub fn bold_font(size: f32) -> FontId {
    FontId::new(size, bold_family())
}

/// Ordinary text in bold.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).strong().font(bold_font(TEXT))
}

/// Adds a bold face, and makes the monospaced face a fallback of the proportional one, which lacks arrows and similar
/// characters. The program contains the monospaced face anyway.
pub fn install_fonts(ctx: &egui::Context) {
    let mut fonts = egui::FontDefinitions::default();
    let monospaced = fonts.families.get(&FontFamily::Monospace).cloned();
    if let Some(family) = fonts.families.get_mut(&FontFamily::Proportional) {
        for name in monospaced.unwrap_or_default() {
            if !family.contains(&name) {
                family.push(name);
            }
        }
    }
    let face = include_bytes!("../../../assets/fonts/Ubuntu-M.ttf");
    let face = Arc::new(FontData::from_static(face));
    fonts.font_data.insert(BOLD.to_owned(), face);
    let usual = fonts.families.get(&FontFamily::Proportional);
    let usual = usual.into_iter().flatten().cloned();
    let faces = std::iter::once(BOLD.to_owned()).chain(usual).collect();
    fonts.families.insert(bold_family(), faces);
    ctx.set_fonts(fonts);
}

/// Installs the boxes for characters that no font has.
pub fn install_stand_ins(ctx: &egui::Context) {
    ctx.add_glyph_rasterizer(GlyphRasterizer::new("tabiya stand-in", stand_in));
}

/// The digits, row by row from the top: each octal digit has the three points of a row.
const DIGITS: [u16; 16] = [
    0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71122, 0o75757, 0o75717,
    0o25755, 0o65656, 0o34443, 0o65556, 0o74747, 0o74744,
];
const DIGIT_WIDTH: usize = 3;
const DIGIT_HEIGHT: usize = 5;
/// The frame and the space between it and the digits, in points of a digit.
const AROUND: usize = 2;
/// The height of the box in points of a digit: two rows of digits, a point apart.
const HEIGHT: usize = 2 * DIGIT_HEIGHT + 1 + 2 * AROUND;
/// The size of a font in pixels for each pixel of a point.
const SIZE_OF_POINT: f32 = 12.0;
/// The height of capitals, of which the box is in the middle, as a share of the size of the font.
const CAPITALS: f32 = 0.7;
/// The opacity of the frame.
const FRAME_ALPHA: u8 = 150;

fn stand_in(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    let number = u32::from(request.cluster.chars().next()?);
    let size = request.font_size_px;
    let scale = (size / SIZE_OF_POINT).floor().max(1.0) as usize;
    let image = boxed(number, scale);
    let [width, height] = image.size.map(|side| side as f32);
    let space = scale as f32;
    Some(RasterizedGlyph {
        bitmap: GlyphBitmap {
            image,
            offset_px: Vec2::new(space, (-(CAPITALS * size + height) / 2.0).round()),
            is_color: false,
        },
        advance_px: width + 2.0 * space,
    })
}

/// Draws the number in hexadecimal digits, in two rows.
fn boxed(number: u32, scale: usize) -> ColorImage {
    let columns = if number > 0xFFFF { 3 } else { 2 };
    let width = columns * (DIGIT_WIDTH + 1) - 1 + 2 * AROUND;
    let ink = |x: usize, y: usize| -> u8 {
        let is_side = x == 0 || x == width - 1;
        let is_end = y == 0 || y == HEIGHT - 1;
        match (is_side, is_end) {
            (true, false) | (false, true) => FRAME_ALPHA,
            (false, false) if is_inked(number, columns, x, y) => u8::MAX,
            // The corners are rounded.
            _ => 0,
        }
    };
    let size = [width * scale, HEIGHT * scale];
    let pixels = (0..size[0] * size[1]).map(|place| {
        let (x, y) = (place % size[0] / scale, place / size[0] / scale);
        Color32::from_white_alpha(ink(x, y))
    });
    ColorImage::new(size, pixels.collect())
}

/// Whether a digit has this point of the box.
fn is_inked(number: u32, columns: usize, x: usize, y: usize) -> bool {
    let (Some(x), Some(y)) = (x.checked_sub(AROUND), y.checked_sub(AROUND)) else {
        return false;
    };
    let (column, x) = (x / (DIGIT_WIDTH + 1), x % (DIGIT_WIDTH + 1));
    let (row, y) = (y / (DIGIT_HEIGHT + 1), y % (DIGIT_HEIGHT + 1));
    if column >= columns || row >= 2 || x >= DIGIT_WIDTH || y >= DIGIT_HEIGHT {
        return false;
    }
    let place = 2 * columns - 1 - (row * columns + column);
    let digit = number >> (4 * place) & 0xF;
    let points = DIGITS.get(digit as usize).copied().unwrap_or_default();
    points >> (3 * (DIGIT_HEIGHT - 1 - y) + (DIGIT_WIDTH - 1 - x)) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The box of a number as text.
    fn drawn(number: u32) -> Vec<String> {
        let image = boxed(number, 1);
        let rows = image.pixels.chunks(image.size[0]).map(|row| {
            let signs = row.iter().map(|pixel| match pixel.a() {
                0 => ' ',
                u8::MAX => '#',
                _ => '.',
            });
            signs.collect()
        });
        rows.collect()
    }

    #[test]
    fn the_box_has_the_number_of_the_character() {
        assert_eq!(
            drawn(0x1_F9E8),
            [
                " ............. ",
                ".             .",
                ". ###  #  ### .",
                ". # # ##  #   .",
                ". # #  #  ### .",
                ". # #  #  #   .",
                ". ### ### #   .",
                ".             .",
                ". ### ### ### .",
                ". # # #   # # .",
                ". ### ### ### .",
                ".   # #   # # .",
                ". ### ### ### .",
                ".             .",
                " ............. ",
            ]
        );
        assert_eq!(drawn(0x4E2D)[2], ". # # ### .");
    }

    #[test]
    fn boxes_grow_with_the_text() {
        let of_size = |font_size_px| {
            let request = GlyphRasterizerRequest {
                cluster: "\u{1FAE8}",
                family: &egui::FontFamily::Proportional,
                font_size_px,
                subpixel_offset_px: 0.0,
            };
            stand_in(&request).map(|glyph| glyph.bitmap.image.size)
        };
        assert_eq!(of_size(12.0), Some([15, 15]));
        assert_eq!(of_size(21.0), Some([15, 15]));
        assert_eq!(of_size(28.0), Some([30, 30]));
    }
}
