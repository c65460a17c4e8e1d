//! The lists of missed positions and of contradictions. A click or Enter goes to the row.

use crate::features::suite::model::{SuiteLine, SuiteReport};
use crate::model::action::{Action, SuiteAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::labels::aside_ui;
use crate::widgets::line_pair::{paint_ground, step};
use crate::widgets::style::{CORNER, GAP, REPAIRS_ROW, SMALL_FONT};
use crate::widgets::virtual_list::{ListShape, VirtualList};
use egui::{Align2, Id, Key, Modifiers, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};
use tabiya_collection::document::DocumentId;
use tabiya_notation::moves::PieceNames;
use tabiya_text::{count_text, tr, tr_with};

/// The width of the column of numbers.
const NUMBER_WIDTH: f32 = 84.0;

/// The scroll position and the keyboard cursor of the lists.
#[derive(Debug, Default)]
pub(super) struct SuiteListPlace {
    list: VirtualList,
    /// The list that was shown last.
    of: &'static str,
    /// The line of the keyboard cursor.
    at: u64,
    is_sought: bool,
}

/// A line of a list as text.
pub(super) struct SuiteLineTexts {
    pub(super) document: DocumentId,
    pub(super) row: u64,
    /// The upper and the lower text.
    pub(super) texts: [String; 2],
}

/// The content of a list.
#[derive(Clone, Copy, Debug)]
pub(super) enum ListedLines<'a> {
    /// The missed positions.
    Missed(&'a SuiteReport),
    /// The contradictions.
    Remarks(&'a SuiteReport),
}

/// Shows the missed positions or the contradictions.
pub(super) fn lines_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    listed: ListedLines<'_>,
    height: f32,
    actions: &mut Actions,
) {
    let names = state.shared.move_names();
    let (of, report, lines) = match listed {
        ListedLines::Missed(report) => ("missed", report, &report.missed),
        ListedLines::Remarks(report) => ("remarks", report, &report.remarks),
    };
    if lines.is_empty() {
        ui.label(tr("suite-none"));
        return;
    }
    let before = ui.available_rect_before_wrap().top();
    if lines.iter().any(SuiteLine::has_value) {
        aside_ui(ui, &tr("suite-scores-for-white"));
    }
    let height = height - (ui.available_rect_before_wrap().top() - before);
    let shown = |place: u64| {
        let line = lines.get(usize::try_from(place).ok()?)?;
        let what = match listed {
            ListedLines::Missed(_) => missed_text(line, names),
            ListedLines::Remarks(_) => line.remark_text(names),
        };
        Some(SuiteLineTexts {
            document: line.document,
            row: line.row,
            texts: [head_text(report, line), what],
        })
    };
    list_ui(
        ui,
        ui_state,
        of,
        lines.len() as u64,
        height,
        &shown,
        actions,
    );
}

/// The name of a line, with its file if there are several.
fn head_text(report: &SuiteReport, line: &SuiteLine) -> String {
    let mut parts = Vec::new();
    let file = report.of.iter().find(|of| of.document == line.document);
    if let Some(file) = file.filter(|_| report.of.len() > 1) {
        parts.push(file.name.clone());
    }
    if !line.id.is_empty() {
        parts.push(line.id.clone());
    }
    parts.join(" · ")
}

fn missed_text(line: &SuiteLine, names: PieceNames) -> String {
    let variables = [
        ("asked", line.asked_text(names).into()),
        ("answer", line.answer_text(names).into()),
    ];
    let mut text = tr_with("suite-asked", &variables);
    let value = line.value_text();
    if !value.is_empty() {
        text += " · ";
        text += &value;
    }
    if line.found.depth > 0 {
        text += " · ";
        text += &tr_with("analysis-at-depth", &[("depth", line.found.depth.into())]);
    }
    text
}

/// Shows a list of lines, which may have any length.
pub(super) fn list_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    of: &'static str,
    count: u64,
    height: f32,
    shown: &dyn Fn(u64) -> Option<SuiteLineTexts>,
    actions: &mut Actions,
) {
    let height = height.min(REPAIRS_ROW * count as f32 + 2.0);
    let size = vec2(ui.available_width(), height);
    let (outer, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::unique(("suite list", of));
    let list = ui.interact(outer, id, Sense::HOVER | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("suite-list")));
    ui.painter()
        .rect_filled(outer, CORNER, ui.visuals().extreme_bg_color);
    let memory = ui_state.part::<SuiteListPlace>();
    if memory.of != of {
        *memory = SuiteListPlace {
            of,
            ..SuiteListPlace::default()
        };
        // The list takes the keyboard focus at once, because the user came for it.
        list.request_focus();
    }
    let last = count.saturating_sub(1);
    memory.at = memory.at.min(last);
    let shape = ListShape {
        places: count,
        columns: 1,
        pitch: REPAIRS_ROW,
    };
    let wanted = std::mem::take(&mut memory.is_sought).then_some(memory.at);
    let name_of = |place: u64| number_text(shown(place).as_ref());
    let visible = memory
        .list
        .ui(ui, outer, shape, wanted, &tr("suite-list"), &name_of);
    let mut chosen = None;
    if list.has_focus() {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            chosen = shown(memory.at);
        }
        if let Some(to) = step(ui, &list, memory.at, last, visible.page()) {
            memory.at = to;
            memory.is_sought = true;
        }
    }
    let mut inside = ui.new_child(UiBuilder::new().max_rect(visible.view));
    inside.set_clip_rect(visible.view.intersect(ui.clip_rect()));
    for place in visible.places() {
        let Some(line) = shown(place) else {
            continue;
        };
        let row = inside.interact(visible.rect(place), list.id.with(place), Sense::CLICK);
        let has_cursor = list.has_focus() && memory.at == place;
        if has_cursor {
            let current = row.id.accesskit_id();
            inside
                .ctx()
                .accesskit_node_builder(list.id, |node| node.set_active_descendant(current));
        }
        row_ui(&inside, &line, &row, has_cursor);
        if row.clicked() {
            chosen = Some(line);
        }
    }
    if let Some(line) = chosen {
        let action = SuiteAction::GoTo(line.document, line.row);
        actions.push(Action::from(action));
    }
}

fn number_text(line: Option<&SuiteLineTexts>) -> String {
    line.map_or_else(String::new, |line| count_text(line.row + 1))
}

fn row_ui(ui: &Ui, line: &SuiteLineTexts, row: &Response, has_cursor: bool) {
    let number = number_text(Some(line));
    let [head, what] = &line.texts;
    row.widget_info(|| {
        let line = tr_with("analysis-line", &[("number", number.as_str().into())]);
        let name = [line.as_str(), head, what].join(", ");
        WidgetInfo::selected(Role::ListBoxOption, true, has_cursor, name)
    });
    paint_ground(ui, row, has_cursor);
    let font = SMALL_FONT;
    let left = row.rect.min + vec2(GAP, GAP);
    let (strong, weak) = (
        ui.visuals().strong_text_color(),
        ui.visuals().weak_text_color(),
    );
    let painter = ui
        .painter()
        .with_clip_rect(row.rect.intersect(ui.clip_rect()));
    painter.text(left, Align2::LEFT_TOP, &number, font.clone(), weak);
    let text = left + vec2(NUMBER_WIDTH, 0.0);
    painter.text(text, Align2::LEFT_TOP, head, font.clone(), strong);
    let below = text + vec2(0.0, 21.0);
    painter.text(
        below,
        Align2::LEFT_TOP,
        what,
        font,
        ui.visuals().text_color(),
    );
}
