//! The list of the lines of a file, each with a small diagram.

use super::diagram::{paint_diagram, small_geometry, square_side};
use super::piece_atlas::PieceAtlas;
use super::style::{LEAST_TEXT_WIDTH, ROW_DIAGRAM, ROW_HEIGHT, palette};
use super::virtual_list::{ListEvent, ListShape};
use super::{Actions, UiState};
use crate::action::Action;
use crate::chess::Board;
use crate::document::{kind_of_line, understand_typed};
use crate::notation::line_text::text_of_line;
use crate::notation::record::{LineKind, read_record};
use crate::notation::repair::Understanding;
use crate::state::State;
use crate::text::{tr, tr_with};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Rect, Response, Role, Ui, Vec2, WidgetInfo, pos2, vec2};

/// Shows the list.
pub(super) fn position_list_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let document = state.document();
    let atlas = ui_state
        .atlases
        .atlas(ui.ctx(), square_side(ui, ROW_DIAGRAM));
    let shape = ListShape {
        rows: document.rows().len(),
        row_height: ROW_HEIGHT,
        selected: document.row(),
        name: &tr("positions"),
        bar_name: &tr("list-scroll-bar"),
    };
    let event = ui_state.list.ui(ui, &shape, |ui, row, response| {
        row_ui(ui, state, row, response, &atlas);
    });
    match event {
        Some(ListEvent::Selected(row)) => actions.push(Action::SelectRow(row)),
        Some(ListEvent::Moved { from, to }) => actions.push(Action::MoveRow { from, to }),
        None => {}
    }
}

fn row_ui(ui: &mut Ui, state: &State, row: u64, response: &Response, atlas: &PieceAtlas) {
    let document = state.document();
    let line = document.rows().line(row).unwrap_or_default();
    let shown = Shown::of(line);
    let is_current = row == document.row();
    response.widget_info(|| {
        let name = tr_with("position-row", &[("number", (row + 1).into())]);
        WidgetInfo::selected(Role::ListBoxOption, true, is_current, name)
    });
    paint_ground(ui, response, is_current);
    let rect = response.rect;
    let text_left = match shown.board {
        Some(board) => {
            let board = if is_current {
                document.position().board
            } else {
                board
            };
            let space = Rect::from_min_size(rect.min + vec2(6.0, 6.0), Vec2::splat(ROW_DIAGRAM));
            paint_diagram(
                ui,
                &small_geometry(ui, space, state.view.flipped),
                &board,
                atlas,
            );
            rect.left() + ROW_DIAGRAM + 12.0
        }
        None => rect.left() + 10.0,
    };
    let space = Rect::from_min_max(pos2(text_left, rect.top() + 6.0), rect.max - vec2(3.0, 4.0));
    paint_text(ui, row, line, shown.look, space);
}

/// What is shown of a line.
struct Shown {
    look: Look,
    board: Option<Board>,
}

/// What a line looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Record,
    Blank,
    Comment,
    /// It cannot be read as it stands, but there is no doubt what it means.
    Untidy,
    /// It can be read in several ways.
    Ambiguous,
    Unreadable,
}

/// Longer lines are not understood anew for every frame.
const LONGEST_UNDERSTOOD: usize = 500;

impl Shown {
    fn of(line: &[u8]) -> Self {
        let look = match kind_of_line(line) {
            LineKind::Record => {
                let record = read_record(line).ok();
                return Self {
                    look: Look::Record,
                    board: record.map(|record| record.position.board),
                };
            }
            LineKind::Blank => Look::Blank,
            LineKind::Comment => Look::Comment,
            LineKind::Unreadable => Look::Unreadable,
        };
        let is_worth_a_look = look == Look::Unreadable && line.len() <= LONGEST_UNDERSTOOD;
        let meaning = is_worth_a_look.then(|| understand_typed(&text_of_line(line)));
        match meaning.flatten() {
            Some(Understanding::One(reading)) => Self {
                look: Look::Untidy,
                board: Some(reading.position.board),
            },
            Some(Understanding::Several(_)) => Self {
                look: Look::Ambiguous,
                board: None,
            },
            Some(Understanding::Unreadable(_)) | None => Self { look, board: None },
        }
    }
}

fn paint_ground(ui: &Ui, response: &Response, is_current: bool) {
    let rect = response.rect.shrink2(vec2(2.0, 1.0));
    if is_current {
        ui.painter()
            .rect_filled(rect, 5.0, palette(ui.visuals()).chosen);
    } else if response.hovered() {
        ui.painter()
            .rect_filled(rect, 5.0, ui.visuals().faint_bg_color);
    }
}

fn paint_text(ui: &Ui, row: u64, line: &[u8], look: Look, space: Rect) {
    let color = text_color(ui, look);
    let mut job = LayoutJob::default();
    append_number(&mut job, ui, row);
    if space.width() >= LEAST_TEXT_WIDTH {
        append_remark(&mut job, look, color);
        append_line(&mut job, line, color);
    } else if !matches!(look, Look::Record | Look::Blank | Look::Comment) {
        job.append("\n⚠", 0.0, TextFormat::simple(head_font(), color));
    }
    job.wrap.max_width = space.width();
    job.wrap.max_rows = 4;
    job.wrap.break_anywhere = true;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    ui.painter_at(space).galley(space.min, galley, color);
}

fn text_color(ui: &Ui, look: Look) -> Color32 {
    let visuals = ui.visuals();
    match look {
        Look::Record => visuals.text_color(),
        Look::Blank | Look::Comment => visuals.weak_text_color(),
        Look::Untidy | Look::Ambiguous => palette(visuals).warning,
        Look::Unreadable => palette(visuals).error,
    }
}

fn head_font() -> FontId {
    FontId::proportional(13.0)
}

fn append_number(job: &mut LayoutJob, ui: &Ui, row: u64) {
    let format = TextFormat::simple(head_font(), ui.visuals().strong_text_color());
    job.append(&(row + 1).to_string(), 0.0, format);
}

fn append_remark(job: &mut LayoutJob, look: Look, color: Color32) {
    let (sign, id) = match look {
        Look::Record => return,
        Look::Blank => ("", "row-blank"),
        Look::Comment => ("", "row-comment"),
        Look::Untidy => ("⚠ ", "row-untidy"),
        Look::Ambiguous => ("⚠ ", "row-ambiguous"),
        Look::Unreadable => ("⚠ ", "row-unreadable"),
    };
    let text = format!("   {sign}{}", tr(id));
    job.append(&text, 0.0, TextFormat::simple(head_font(), color));
}

fn append_line(job: &mut LayoutJob, line: &[u8], color: Color32) {
    /// More is never seen, and a line may be megabytes long.
    const SHOWN_BYTES: usize = 400;
    let text = text_of_line(line.get(..SHOWN_BYTES).unwrap_or(line));
    let printable: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let format = TextFormat::simple(FontId::monospace(10.5), color);
    job.append(&format!("\n{printable}"), 0.0, format);
}
