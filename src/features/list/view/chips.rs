//! The filter chips: all rows, or rows with one mark, each with the number of rows.

use super::mark_sign::{SIGN, mark_tip, paint_mark};
use crate::command::Command;
use crate::features::list::tasks::check::{Checking, Counting};
use crate::model::action::{Action, FindAction, RowFilter};
use crate::model::state::{RunningTask, State};
use crate::view::Actions;
use crate::view::shortcuts::tip_with_keys;
use crate::widgets::style::{CHIP_GAP, CHIP_PADDING, SMALL_FONT, TOOL_SIDE, palette, target};
use egui::{
    Color32, Galley, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;
use tabiya_collection::document::{Document, RowsView, ViewOf};
use tabiya_collection::passes::LineMark;
use tabiya_text::{count_text, short_count_text, tr, tr_with};

/// The marks that the list can be filtered by, the best first.
pub(super) const MARKS: [(LineMark, &str); 5] = [
    (LineMark::Fine, "chip-fine"),
    (LineMark::Warned, "chip-warned"),
    (LineMark::Repaired, "chip-repaired"),
    (LineMark::Illegal, "chip-illegal"),
    (LineMark::Unreadable, "chip-unreadable"),
];

/// The amount of text on each chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChipDetail {
    /// Sign, word and number.
    Words,
    /// Sign and number.
    Numbers,
    /// Sign and rounded number.
    Rounded,
}

/// A filter of the list.
#[derive(Clone, Debug)]
pub(super) struct Chip {
    what: What,
    /// The accessible name: the word and the exact number.
    pub name: String,
    word: String,
    count: Option<u64>,
    pub is_on: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    All,
    Mark(LineMark),
    /// The hits of a search, or the duplicates. A click shows all rows again.
    Taken,
    /// Offers to check all lines.
    Check,
    /// Shows the progress of the check.
    Checking,
}

/// The chips for the current document.
pub(super) fn chips_of(state: &State) -> Vec<Chip> {
    let document = state.shared.document();
    let of = document.view().map(RowsView::of);
    let count = document.rows().len();
    let mut chips = vec![chip(What::All, tr("chip-all"), Some(count), of.is_none())];
    let shown = document.shown_count();
    match of {
        Some(ViewOf::Found(_) | ViewOf::Both(..)) => {
            chips.push(chip(What::Taken, tr("chip-found"), Some(shown), true));
        }
        Some(ViewOf::Duplicates(_)) => {
            chips.push(chip(What::Taken, tr("chip-duplicates"), Some(shown), true));
        }
        Some(ViewOf::Marks(_)) | None => {}
    }
    push_marks(&mut chips, state, document);
    chips
}

fn push_marks(chips: &mut Vec<Chip>, state: &State, document: &Document) {
    let wanted: &[LineMark] = match document.view().map(RowsView::of) {
        Some(ViewOf::Marks(marks)) => marks,
        Some(ViewOf::Found(_) | ViewOf::Duplicates(_) | ViewOf::Both(..)) | None => &[],
    };
    let counts = document.mark_counts();
    for (mark, word) in MARKS {
        let is_on = wanted.contains(&mark);
        let count = counts.map(|counts| counts.of(mark));
        // A mark without rows needs no filter.
        if is_on || count.is_some_and(|count| count > 0) {
            chips.push(chip(What::Mark(mark), tr(word), count, is_on));
        }
    }
    if counts.is_some() {
        return;
    }
    match checking(state) {
        Some(part) => {
            let text = tr_with("chip-checking", &[("part", part.into())]);
            chips.push(chip(What::Checking, text, None, false));
        }
        None => chips.push(chip(What::Check, tr("chip-check"), None, false)),
    }
}

fn chip(what: What, word: String, count: Option<u64>, is_on: bool) -> Chip {
    let name = match count {
        Some(count) => format!("{word} {}", count_text(count)),
        None => word.clone(),
    };
    Chip {
        what,
        name,
        word,
        count,
        is_on,
    }
}

/// The percentage of lines checked, while the check runs.
fn checking(state: &State) -> Option<u64> {
    let id = state.shared.document().id();
    let of_rows = |running: &&RunningTask| {
        let checks = |task: &Checking| task.document == id;
        let counts = |task: &Counting| task.document == id;
        running.as_task().is_some_and(checks) || running.as_task().is_some_and(counts)
    };
    let running = state.shared.tasks.iter().find(of_rows)?;
    let (done, of) = running.progress.unwrap_or_default();
    Some((done * 100).checked_div(of).unwrap_or_default())
}

/// The most detailed chips that fit on one line. If not even the shortest fit, they take several lines.
pub(super) fn detail_for(ui: &Ui, chips: &[Chip], room: f32) -> ChipDetail {
    [ChipDetail::Words, ChipDetail::Numbers]
        .into_iter()
        .find(|detail| width(ui, chips, *detail) <= room)
        .unwrap_or(ChipDetail::Rounded)
}

/// The total width of the chips.
pub(super) fn width(ui: &Ui, chips: &[Chip], detail: ChipDetail) -> f32 {
    let widths = chips.iter().map(|chip| Look::of(ui, chip, detail).width());
    widths.map(|width| width + CHIP_GAP).sum()
}

/// Shows the chips.
pub(super) fn chips_ui(
    ui: &mut Ui,
    state: &State,
    chips: &[Chip],
    detail: ChipDetail,
    actions: &mut Actions,
) {
    for chip in chips {
        let look = Look::of(ui, chip, detail);
        let response = chip_response(ui, look.width(), chip);
        look.paint(ui, chip, &response);
        let is_clicked = response.clicked();
        response.on_hover_text(tip(ui, state, chip));
        if is_clicked {
            let more = ui.input(|input| input.modifiers.command || input.modifiers.shift);
            actions.extend(action(state, chip, more));
        }
    }
}

/// Allocates a chip, which handles the mouse and the keyboard like a button.
fn chip_response(ui: &mut Ui, width: f32, chip: &Chip) -> Response {
    let size = vec2(width, target(ui.style(), TOOL_SIDE));
    let (_, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chip.is_on, &chip.name));
    response
}

fn tip(ui: &Ui, state: &State, chip: &Chip) -> String {
    let with_keys = |id, command| tip_with_keys(ui, state, &tr(id), command);
    let about = match chip.what {
        What::All => with_keys("chip-all-about", Command::ShowAllRows),
        What::Mark(mark) => mark_tip(mark, 0),
        What::Taken => tr("chip-taken-about"),
        What::Check => with_keys("chip-check-about", Command::CheckAll),
        What::Checking => tr("chip-checking-about"),
    };
    format!("{}\n{about}", chip.name)
}

/// The action of a click. With Ctrl or Shift the mark is added to the filter.
fn action(state: &State, chip: &Chip, more: bool) -> Option<Action> {
    let mark = match chip.what {
        What::All | What::Taken => return Some(Action::from(FindAction::ShowRows(RowFilter::All))),
        What::Check => return Some(Action::Run(Command::CheckAll)),
        What::Checking => return None,
        What::Mark(mark) => mark,
    };
    let shown = match state.shared.document().view().map(RowsView::of) {
        Some(ViewOf::Marks(marks)) => marks.clone(),
        Some(ViewOf::Found(_) | ViewOf::Duplicates(_) | ViewOf::Both(..)) | None => Vec::new(),
    };
    let mut marks = if more { shown.clone() } else { Vec::new() };
    if shown.contains(&mark) && (more || shown.len() == 1) {
        marks.retain(|other| *other != mark);
    } else {
        marks.push(mark);
    }
    Some(Action::from(FindAction::ShowRows(if marks.is_empty() {
        RowFilter::All
    } else {
        RowFilter::Marks(marks)
    })))
}

/// The content of a chip.
struct Look {
    sign: Option<LineMark>,
    text: Arc<Galley>,
    has_cross: bool,
}

impl Look {
    fn of(ui: &Ui, chip: &Chip, detail: ChipDetail) -> Self {
        let sign = match chip.what {
            What::Mark(mark) => Some(mark),
            What::All | What::Taken | What::Check | What::Checking => None,
        };
        let count = chip.count.map(|count| match detail {
            ChipDetail::Words | ChipDetail::Numbers => count_text(count),
            ChipDetail::Rounded => short_count_text(count),
        });
        let word = (detail == ChipDetail::Words || sign.is_none()).then(|| chip.word.clone());
        let parts: Vec<String> = word.into_iter().chain(count).collect();
        let color = if chip.is_on {
            palette(ui.visuals()).chosen_text
        } else {
            ui.visuals().text_color()
        };
        let text = ui
            .painter()
            .layout_no_wrap(parts.join(" "), SMALL_FONT, color);
        Self {
            sign,
            text,
            has_cross: chip.what == What::Taken,
        }
    }

    fn width(&self) -> f32 {
        let sign = if self.sign.is_some() { SIGN + 5.0 } else { 0.0 };
        let cross = if self.has_cross { 14.0 } else { 0.0 };
        (self.text.size().x + sign + cross + 2.0 * CHIP_PADDING).ceil()
    }

    fn paint(&self, ui: &Ui, chip: &Chip, response: &Response) {
        let palette = palette(ui.visuals());
        let rect = response.rect;
        let radius = rect.height() / 2.0;
        let fill = if chip.is_on {
            palette.chosen
        } else if response.hovered() {
            ui.visuals().widgets.hovered.weak_bg_fill
        } else {
            Color32::TRANSPARENT
        };
        let stroke = if response.has_focus() {
            Stroke::new(2.0, palette.accent)
        } else if chip.is_on {
            Stroke::new(1.0, palette.accent)
        } else {
            Stroke::new(1.0, palette.edge)
        };
        ui.painter()
            .rect(rect, radius, fill, stroke, StrokeKind::Inside);
        let mut left = rect.left() + CHIP_PADDING;
        if let Some(mark) = self.sign {
            let middle = pos2(left + SIGN / 2.0, rect.center().y);
            paint_mark(ui, ui.painter(), middle, mark);
            left += SIGN + 5.0;
        }
        let top = rect.center().y - self.text.size().y / 2.0;
        let color = ui.visuals().text_color();
        ui.painter()
            .galley(pos2(left, top), Arc::clone(&self.text), color);
        if self.has_cross {
            paint_cross(ui, pos2(rect.right() - CHIP_PADDING - 4.0, rect.center().y));
        }
    }
}

fn paint_cross(ui: &Ui, middle: egui::Pos2) {
    const HALF: f32 = 3.5;
    let stroke = Stroke::new(1.5, palette(ui.visuals()).chosen_text);
    for y in [-HALF, HALF] {
        let ends = [middle + vec2(-HALF, y), middle + vec2(HALF, -y)];
        ui.painter().line_segment(ends, stroke);
    }
}
