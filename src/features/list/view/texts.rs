//! Text and signs that rows and cells share.

use super::item::Item;
use crate::widgets::style::{LIST_LINE, NUMBER_FONT, WORD_FONT, palette};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Galley, Pos2, Stroke, Ui};
use std::sync::Arc;
use tabiya_chess::Color;
use tabiya_text::count_text;

/// The number of a row.
pub(super) fn number_galley(ui: &Ui, item: &Item) -> Arc<Galley> {
    let visuals = ui.visuals();
    let color = if item.is_current || item.is_selected {
        palette(visuals).chosen_text
    } else {
        visuals.weak_text_color()
    };
    ui.painter()
        .layout_no_wrap(count_text(item.row + 1), NUMBER_FONT, color)
}

/// A text on one line, cut at the end of the space.
pub(super) fn one_line(
    ui: &Ui,
    text: &str,
    font: FontId,
    color: Color32,
    room: f32,
) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
    job.wrap.max_width = room.max(0.0);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// The operations in sequence, with opcodes in a weaker colour than operands.
pub(super) fn operations_job(ui: &Ui, operations: &[(String, String)]) -> LayoutJob {
    let format = |color| TextFormat {
        line_height: Some(LIST_LINE),
        ..TextFormat::simple(WORD_FONT, color)
    };
    let (weak, plain) = (ui.visuals().weak_text_color(), ui.visuals().text_color());
    let mut job = LayoutJob::default();
    for (number, (opcode, operands)) in operations.iter().enumerate() {
        let space = if number == 0 { 0.0 } else { 10.0 };
        job.append(opcode, space, format(weak));
        if !operands.is_empty() {
            job.append(&format!("\u{a0}{operands}"), 0.0, format(plain));
        }
    }
    job
}

/// Paints a white or a black disc for the side to move.
pub(super) fn paint_disc(ui: &Ui, middle: Pos2, side: Color) {
    let palette = palette(ui.visuals());
    let fill = match side {
        Color::White => palette.white_side,
        Color::Black => palette.black_side,
    };
    let stroke = Stroke::new(1.2, palette.side_edge);
    ui.painter().circle(middle, 4.0, fill, stroke);
}
