//! The text of a row: number and name, the summary, the FEN or the operations, and a sign for faults.

use super::fen_lines::fen_lines;
use super::item::{ListItem, number_galley, paint_disc, paint_heading, paint_sign, sign_width};
use super::mark_sign::{SIGN, mark_color, mark_text, paint_mark, sign_at_right};
use super::row_words::{TitleCut, details_job, name_text, summary_text, title_line};
use super::shown::ShownContent;
use super::shown_lines::RowShown;
use crate::widgets::style::{
    GROUP_BAR, LIST_LINE, MIN_TEXT_WIDTH, ROW_PADDING, ROW_TEXT_GAP, SMALL_CODE_FONT, SMALL_FONT,
};
use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Color32, Pos2, Rect, Ui, pos2, vec2};
use tabiya_collection::passes::LineMark;
use tabiya_text::tr;

/// The rectangle of a line of text.
fn line_at(space: Rect, number: usize) -> Rect {
    let top = space.top() + number as f32 * LIST_LINE;
    Rect::from_min_max(
        pos2(space.left(), top),
        pos2(space.right(), top + LIST_LINE),
    )
}

/// The choices for the texts of all rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowTexts {
    /// Whether rows with a name show the FEN, too.
    pub with_fens: bool,
    /// Whether rows show the moves of operations.
    pub with_moves: bool,
}

/// The choices for the text of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowLook {
    pub texts: RowTexts,
    pub cut: TitleCut,
}

/// Paints a row except for its diagram, which is at `diagram` if there is one. Returns whether some of its text is cut.
pub(super) fn paint_row(ui: &Ui, item: &ListItem, diagram: Rect, look: RowLook) -> bool {
    let has_diagram = match &item.shown {
        RowShown::Line(shown) => shown.diagram.is_some(),
        RowShown::NotReady | RowShown::Later => true,
        RowShown::Lost => false,
    };
    let left = if has_diagram {
        diagram.right() + ROW_TEXT_GAP
    } else {
        item.rect.left() + ROW_PADDING + GROUP_BAR + 2.0
    };
    let space = Rect::from_min_max(
        pos2(left, item.rect.top() + ROW_PADDING),
        pos2(item.rect.right() - ROW_PADDING, item.rect.bottom()),
    );
    let head = line_at(space, 0);
    match &item.shown {
        RowShown::Line(shown) if space.width() < MIN_TEXT_WIDTH => {
            return paint_narrow(ui, item, shown, space, look);
        }
        RowShown::Line(shown) => {
            let is_cut = paint_head(ui, item, shown, head, look.cut);
            return paint_body(ui, shown, below(space, 1), look) || is_cut;
        }
        RowShown::NotReady | RowShown::Later => {
            paint_number(ui, item, head.left_center());
        }
        RowShown::Lost => {
            let left = paint_number(ui, item, head.left_center());
            let pos = pos2(left + 10.0, head.center().y);
            let color = mark_color(ui, LineMark::Unreadable);
            let text = tr("row-lost");
            ui.painter()
                .text(pos, Align2::LEFT_CENTER, text, SMALL_FONT, color);
        }
    }
    false
}

/// Paints the number and the sign of a change. Returns their right end.
fn paint_number(ui: &Ui, item: &ListItem, at: Pos2) -> f32 {
    let galley = number_galley(ui, item);
    let size = galley.size();
    let corner = pos2(at.x, at.y - size.y / 2.0);
    ui.painter().galley(corner, galley, Color32::PLACEHOLDER);
    let end = at + vec2(size.x, 0.0);
    paint_sign(ui, item, end);
    end.x + sign_width(item)
}

/// Paints the disc of the side to move and the number. Returns their right end.
fn paint_disc_and_number(ui: &Ui, item: &ListItem, shown: &ShownContent, line: Rect) -> f32 {
    let mut left = line.left();
    if let Some(diagram) = &shown.diagram {
        paint_disc(ui, pos2(left + 5.0, line.center().y), diagram.side_to_move);
        left += 14.0;
    }
    paint_number(ui, item, pos2(left, line.center().y))
}

/// Paints the number, the name and the fault. Returns whether the name is cut.
fn paint_head(ui: &Ui, item: &ListItem, shown: &ShownContent, line: Rect, cut: TitleCut) -> bool {
    let left = paint_disc_and_number(ui, item, shown, line);
    let free = line.with_min_x(left + 8.0);
    let taken = paint_remark(ui, item, shown, free);
    shown.name.as_ref().is_some_and(|name| {
        let space = free.with_max_x(free.right() - taken);
        paint_name(ui, &name_text(name), space, cut)
    })
}

/// Paints the name of a position. Returns whether it is cut.
fn paint_name(ui: &Ui, name: &str, space: Rect, cut: TitleCut) -> bool {
    let color = ui.visuals().strong_text_color();
    let (galley, is_cut) = title_line(ui, name, cut, color, space.width());
    let corner = pos2(space.left(), space.center().y - galley.size().y / 2.0);
    ui.painter().galley(corner, galley, color);
    is_cut
}

/// Paints a narrow row: number and sign, the name, and as much of the rest as fits. Returns whether some of it is cut.
fn paint_narrow(
    ui: &Ui,
    item: &ListItem,
    shown: &ShownContent,
    space: Rect,
    look: RowLook,
) -> bool {
    let head = line_at(space, 0);
    let left = paint_disc_and_number(ui, item, shown, head);
    let mut used = 1;
    if shown.is_remarkable() {
        let is_beside = left + SIGN + 4.0 <= head.right();
        let sign = if is_beside {
            sign_at_right(head)
        } else {
            used += 1;
            line_at(space, 1).left_center() + vec2(SIGN / 2.0, 0.0)
        };
        paint_mark(ui, ui.painter(), sign, shown.mark);
    }
    let mut is_cut = false;
    if let Some(name) = shown.name.as_ref().filter(|_| used < line_count(space)) {
        is_cut = paint_name(ui, &name_text(name), line_at(space, used), look.cut);
        used += 1;
    }
    paint_body(ui, shown, below(space, used), look) || is_cut
}

/// The number of lines of text in a space.
fn line_count(space: Rect) -> usize {
    ((space.height() - ROW_PADDING + 2.0) / LIST_LINE)
        .floor()
        .max(0.0) as usize
}

/// The space below so many lines.
fn below(space: Rect, lines: usize) -> Rect {
    space.with_min_y(line_at(space, lines).top())
}

const WORDS_FROM: f32 = 108.0;

/// Paints the fault of a row at the right end of its first line. Returns its width.
fn paint_remark(ui: &Ui, item: &ListItem, shown: &ShownContent, free: Rect) -> f32 {
    if !shown.is_remarkable() {
        let size = item.group.and_then(|group| group.size);
        return size.map_or(0.0, |size| paint_heading(ui, free, size) + 10.0);
    }
    if free.width() < SIGN {
        return 0.0;
    }
    let text = mark_text(shown.mark, shown.readings);
    let color = mark_color(ui, shown.mark);
    let galley = ui.painter().layout_no_wrap(text, SMALL_FONT, color);
    let size = galley.size();
    let taken = size.x + SIGN + 14.0;
    if free.width() < WORDS_FROM.max(taken) {
        paint_mark(ui, ui.painter(), sign_at_right(free), shown.mark);
        return SIGN + 6.0;
    }
    let corner = pos2(free.right() - size.x, free.center().y - size.y / 2.0);
    ui.painter().galley(corner, galley, color);
    let middle = pos2(corner.x - 5.0 - SIGN / 2.0, free.center().y);
    paint_mark(ui, ui.painter(), middle, shown.mark);
    taken
}

/// A FEN in fewer columns is useless.
const MIN_COLUMNS: usize = 8;

/// Paints the lines below the head: the summary, the FEN if it is wanted or there is nothing else, and the details.
/// Returns whether the summary or the details are cut.
fn paint_body(ui: &Ui, shown: &ShownContent, space: Rect, look: RowLook) -> bool {
    let Some(diagram) = &shown.diagram else {
        paint_text(ui, shown, space, line_count(space));
        return false;
    };
    let color = ui.visuals().text_color();
    let format = TextFormat {
        line_height: Some(LIST_LINE),
        ..TextFormat::simple(SMALL_FONT, color)
    };
    let summary = LayoutJob::single_section(summary_text(shown, diagram), format);
    let lines = line_count(space);
    let details = shown.details(look.texts.with_moves);
    let has_details = details.clone().next().is_some();
    let is_fen_wanted = look.texts.with_fens || (shown.name.is_none() && !has_details);
    let (rows, mut is_cut) = paint_job(ui, summary, space, lines.min(2));
    let space = below(space, rows);
    let lines = lines - rows;
    let for_fen = match lines {
        _ if !is_fen_wanted => 0,
        _ if !has_details => lines,
        0..=2 => lines.min(1),
        _ => lines - 1,
    };
    let used = if for_fen > 0 {
        paint_text(ui, shown, space, for_fen)
    } else {
        0
    };
    if has_details {
        let details = details_job(ui, details);
        is_cut |= paint_job(ui, details, below(space, used), lines - used).1;
    }
    is_cut
}

/// Paints a text on at most this many lines. Returns the number of lines, and whether some of the text is cut.
fn paint_job(ui: &Ui, mut job: LayoutJob, space: Rect, lines: usize) -> (usize, bool) {
    if lines == 0 {
        return (0, true);
    }
    job.wrap.max_width = space.width();
    job.wrap.max_rows = lines;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let result = (galley.rows.len(), galley.elided);
    ui.painter().galley(space.min, galley, Color32::PLACEHOLDER);
    result
}

/// Paints the FEN, or the text of a line without a position. Returns the number of lines of text.
fn paint_text(ui: &Ui, shown: &ShownContent, space: Rect, lines: usize) -> usize {
    let letter = ui.fonts_mut(|fonts| fonts.glyph_width(&SMALL_CODE_FONT, '0'));
    let columns = (space.width() / letter).floor().max(0.0) as usize;
    if columns < MIN_COLUMNS {
        return 0;
    }
    let color = match shown.mark {
        LineMark::Comment | LineMark::Blank | LineMark::Empty => ui.visuals().weak_text_color(),
        LineMark::Fine
        | LineMark::Warned
        | LineMark::Repaired
        | LineMark::Illegal
        | LineMark::Unreadable => ui.visuals().text_color(),
    };
    let text = fen_lines(&shown.text, columns, lines, shown.diagram.is_some());
    for (number, text) in text.iter().enumerate() {
        paint_line(ui, text, color, line_at(space, number));
    }
    text.len()
}

fn paint_line(ui: &Ui, text: &str, color: Color32, line: Rect) {
    let mut job =
        LayoutJob::single_section(text.to_owned(), TextFormat::simple(SMALL_CODE_FONT, color));
    // Letters beyond ASCII may be wider than others.
    job.wrap.max_width = line.width() + 1.0;
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let corner = pos2(line.left(), line.center().y - galley.size().y / 2.0);
    ui.painter().galley(corner, galley, color);
}
