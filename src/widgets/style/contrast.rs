//! The contrast of two colours by the definition of the Web Content Accessibility Guidelines (2.2, 1.4.3 and
//! 1.4.11): from 1 for the same colour to 21 for black and white.

use egui::{Color32, Painter, Rect, Stroke, StrokeKind};

/// The contrast of two opaque colours.
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let [one, other] = [luminance(one), luminance(other)];
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The relative luminance of a colour, from 0 to 1.
fn luminance(color: Color32) -> f32 {
    let [red, green, blue] = [color.r(), color.g(), color.b()].map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The linear light of an sRGB channel, from 0 to 1.
fn linear(channel: u8) -> f32 {
    let channel = f32::from(channel) / 255.0;
    if channel <= 0.040_45 {
        channel / 12.92
    } else {
        ((channel + 0.055) / 1.055).powf(2.4)
    }
}

/// Paints a frame within a rectangle: a line of this width and a narrower one along its inner edge.
/// If the contrast of the two colours is high, one of them is visible on any background.
pub fn paint_two_lines(painter: &Painter, rect: Rect, width: f32, colors: [Color32; 2]) {
    let [outer, inner] = colors;
    let within = rect.shrink(width);
    let narrow = (width / 2.0).max(1.0);
    painter.rect_stroke(rect, 0.0, Stroke::new(width, outer), StrokeKind::Inside);
    painter.rect_stroke(within, 0.0, Stroke::new(narrow, inner), StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::style::{DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Palette};

    type PaletteColor = fn(&Palette) -> Color32;

    const TEXTS: &[(&str, PaletteColor)] = &[
        ("text", |p| p.text),
        ("strong text", |p| p.strong_text),
        ("weak text", |p| p.weak_text),
        ("error", |p| p.error),
        ("warning", |p| p.warning),
        ("good", |p| p.good),
        ("accent", |p| p.accent),
    ];
    /// Backgrounds of text: rows and lines of text appear on all of these.
    const GROUNDS: &[(&str, PaletteColor)] = &[
        ("panel", |p| p.panel),
        ("window", |p| p.window),
        ("field", |p| p.field),
        ("faint", |p| p.faint),
        ("chosen", |p| p.chosen),
    ];
    const BUTTONS: &[(&str, PaletteColor)] = &[
        ("button", |p| p.button),
        ("button under the pointer", |p| p.button_hovered),
        ("pressed button", |p| p.button_active),
    ];
    /// Grounds of controls.
    const AROUND: &[(&str, PaletteColor)] = &[
        ("panel", |p| p.panel),
        ("window", |p| p.window),
        ("field", |p| p.field),
    ];

    /// Every palette with the contrast required of its texts and of everything else.
    fn palettes() -> [(&'static str, Palette, f32, f32); 4] {
        [
            ("light", LIGHT, 4.5, 3.0),
            ("dark", DARK, 4.5, 3.0),
            ("high light", HIGH_LIGHT, 7.0, 4.5),
            ("high dark", HIGH_DARK, 7.0, 4.5),
        ]
    }

    /// The pairs of these colours whose contrast is too low.
    fn too_weak(
        (name, palette, ..): &(&str, Palette, f32, f32),
        fronts: &[(&str, PaletteColor)],
        grounds: &[(&str, PaletteColor)],
        least: f32,
    ) -> Vec<String> {
        let mut found = Vec::new();
        for (front, color) in fronts {
            for (ground, below) in grounds {
                let contrast = contrast(color(palette), below(palette));
                if contrast < least {
                    found.push(format!("{name}: {front} on {ground} has {contrast:.2}"));
                }
            }
        }
        found
    }

    #[test]
    fn contrast_is_computed_as_in_the_guidelines() {
        let gray = Color32::from_gray(0x76);
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.001);
        assert!((contrast(gray, gray) - 1.0).abs() < 0.001);
        // The lightest grey that is dark enough for text on white.
        assert!(contrast(gray, Color32::WHITE) >= 4.5);
        assert!(contrast(Color32::from_gray(0x77), Color32::WHITE) < 4.5);
    }

    #[test]
    fn every_text_is_readable_on_each_of_its_backgrounds() {
        let mut weak = Vec::new();
        for palette in palettes() {
            let least = palette.2;
            let mut look = |fronts: &[(&str, PaletteColor)], grounds: &[(&str, PaletteColor)]| {
                weak.extend(too_weak(&palette, fronts, grounds, least));
            };
            look(TEXTS, GROUNDS);
            look(&TEXTS[..1], &BUTTONS[..1]);
            look(&TEXTS[1..2], BUTTONS);
            // Signs of warnings and keys appear on buttons, including a button under the pointer.
            look(&TEXTS[2..5], &BUTTONS[..1]);
            look(&[("chosen text", |p| p.chosen_text)], &GROUNDS[4..]);
            let squares: [(&str, PaletteColor); 2] = [
                ("light square", |p| p.light_square),
                ("dark square", |p| p.dark_square),
            ];
            let accent: [(&str, PaletteColor); 1] = [("accent", |p| p.accent)];
            look(&[("text on the accent", |p| p.on_accent)], &accent);
            look(&[("coordinate", |p| p.coordinate)], &squares);
            let error: [(&str, PaletteColor); 1] = [("ground of errors", |p| p.error_ground)];
            look(&TEXTS[..4], &error);
            // The question mark on squares marked as unsure.
            let odd: [(&str, PaletteColor); 1] = [("odd square", |p| p.mark_odd)];
            look(&[("sign", |p| p.mark_sign)], &odd);
        }
        assert!(weak.is_empty(), "{weak:#?}");
    }

    #[test]
    fn every_control_and_sign_contrasts_with_its_surroundings() {
        let mut weak = Vec::new();
        for palette in palettes() {
            let least = palette.3;
            let mut look = |fronts: &[(&str, PaletteColor)], grounds: &[(&str, PaletteColor)]| {
                weak.extend(too_weak(&palette, fronts, grounds, least));
            };
            look(&[("edge", |p| p.edge)], AROUND);
            look(&[("edge", |p| p.edge)], &BUTTONS[..1]);
            look(&[("edge under the pointer", |p| p.edge_hovered)], AROUND);
            look(&[("accent", |p| p.accent)], AROUND);
            look(&[("accent", |p| p.accent)], &GROUNDS[4..]);
            look(&[("side", |p| p.side_edge)], GROUNDS);
            look(&[("board's edge", |p| p.board_edge)], &GROUNDS[..1]);
            let tray: [(&str, PaletteColor); 2] =
                [("tray", |p| p.tray), ("tray", |p| p.tray_hovered)];
            look(&[("sign in the tray", |p| p.tray_ink)], &tray);
            let marks: [(&str, PaletteColor); 5] = [
                ("illegal square", |p| p.mark_illegal),
                ("odd square", |p| p.mark_odd),
                ("note square", |p| p.mark_note),
                ("castling right", |p| p.en_passant),
                ("move of the record", |p| p.solution),
            ];
            look(&[("sign", |p| p.mark_sign)], &marks);
        }
        assert!(weak.is_empty(), "{weak:#?}");
    }

    /// If two adjacent lines have enough contrast between them, one of them has a contrast of at least 3 with any
    /// colour, even with that of a square chosen by the user.
    #[test]
    fn the_focus_ring_is_visible_on_any_background() {
        for (name, palette, ..) in palettes() {
            let ring = contrast(palette.focus, palette.focus_gap);
            let cursor = contrast(palette.cursor, palette.mark_sign);
            assert!(ring >= 9.0, "{name}: {ring}");
            assert!(cursor >= 9.0, "{name}: {cursor}");
            for (ground, color) in AROUND {
                let ring = contrast(palette.focus, color(&palette));
                assert!(ring >= 4.5, "{name} on {ground}: {ring}");
            }
        }
    }

    #[test]
    fn each_palette_has_its_own_window_background() {
        let all = palettes();
        for (place, (_, one, ..)) in all.iter().enumerate() {
            for (_, other, ..) in &all[place + 1..] {
                assert_ne!(one.panel, other.panel);
            }
        }
    }
}
