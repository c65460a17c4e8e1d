//! Lays out the text of the field, and underlines its errors or repairs.

use crate::widgets::style::palette;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Stroke, TextStyle, Ui};
use std::ops::Range;

/// The places of a text to underline, and the style of the lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marked {
    /// Byte ranges of the text. Ranges that overlap an earlier one or split a character are skipped.
    pub(crate) spans: Vec<Range<usize>>,
    /// Whether the intended text is known.
    pub(crate) is_understood: bool,
}

/// Lays out a text.
pub(crate) fn layout_marked(ui: &Ui, text: &str, marked: &Marked) -> LayoutJob {
    let font = TextStyle::Monospace.resolve(ui.style());
    let plain = TextFormat::simple(font.clone(), ui.visuals().text_color());
    let mut job = LayoutJob {
        break_on_newline: false,
        // Otherwise the caret after a space at the end would be in front of it.
        keep_trailing_whitespace: true,
        ..LayoutJob::default()
    };
    job.wrap.max_width = f32::INFINITY;
    let palette = palette(ui.visuals());
    let color = if marked.is_understood {
        palette.warning
    } else {
        palette.error
    };
    let mut at = 0;
    for span in &marked.spans {
        let (Some(before), Some(wrong)) = (text.get(at..span.start), text.get(span.clone())) else {
            continue;
        };
        job.append(before, 0.0, plain.clone());
        job.append(wrong, 0.0, marked_format(font.clone(), color));
        at = span.end;
    }
    job.append(text.get(at..).unwrap_or_default(), 0.0, plain);
    job
}

fn marked_format(font: FontId, color: Color32) -> TextFormat {
    TextFormat {
        underline: Stroke::new(2.0, color),
        ..TextFormat::simple(font, color)
    }
}

/// The beginning of a long text.
pub(super) fn shortened(text: &str) -> String {
    const MAX_CHARS: usize = 80;
    match text.char_indices().nth(MAX_CHARS) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
