//! The list of all lines that differ, with each line before and after the change.

use super::sign::{kind_color, paint_change};
use crate::command::Command;
use crate::model::action::{Action, ChangesAction, ListAction, RevertOrder};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::line_pair::{paint_alone, paint_ground, paint_pair, shown, step};
use crate::widgets::style::{CORNER, REPAIRS_ROW, SMALL_FONT};
use crate::widgets::virtual_list::{ListShape, VirtualList, Visible};
use egui::{
    Align2, Id, Key, Modifiers, Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
    vec2,
};
use std::sync::{Arc, Weak};
use tabiya_collection::document::{Difference, DifferenceKind, Differences};
use tabiya_lines::NoLine;
use tabiya_text::{count_text, tr, tr_with};

/// Width of the column of signs and numbers.
const NUMBER_WIDTH: f32 = 96.0;
const SIGN_AT: f32 = 16.0;
const NUMBER_AT: f32 = 30.0;

/// The state of the list.
#[derive(Debug, Default)]
pub(super) struct DifferencesList {
    /// The comparison that the list shows.
    of: Weak<Differences>,
    list: VirtualList,
    /// The index of the chosen difference.
    place: u64,
    show_place: bool,
    is_new: bool,
}

impl DifferencesList {
    /// Takes the comparison to show. The chosen difference keeps its index while the dialog is open; a new dialog
    /// begins with the first difference at or after the current row.
    pub(super) fn begin(&mut self, found: &Arc<Differences>, row: u64) {
        if std::mem::take(&mut self.is_new) {
            self.list = VirtualList::default();
            self.place = found.place_near(row);
            self.show_place = true;
        }
        if !Weak::ptr_eq(&self.of, &Arc::downgrade(found)) {
            self.of = Arc::downgrade(found);
            let last = found.counts().all().saturating_sub(1);
            self.place = self.place.min(last);
            self.show_place = true;
        }
    }

    /// Resets everything, because the dialog has just been opened.
    pub(super) fn is_opened(&mut self) {
        self.is_new = true;
    }

    /// The index of the chosen difference.
    pub(super) fn place(&self) -> u64 {
        self.place
    }
}

/// Shows the list in this space.
pub(super) fn list_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    found: &Arc<Differences>,
    size: Vec2,
    actions: &mut Actions,
) {
    let (outer, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::unique("changes");
    let list = ui.interact(outer, id, Sense::HOVER | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("changes-list")));
    if std::mem::take(&mut ui_state.modal_focus_wanted) {
        list.request_focus();
    }
    ui.painter()
        .rect_filled(outer, CORNER, ui.visuals().extreme_bg_color);
    let shape = ListShape {
        places: found.counts().all(),
        columns: 1,
        pitch: REPAIRS_ROW,
    };
    let memory = ui_state.part::<DifferencesList>();
    let wanted = std::mem::take(&mut memory.show_place).then_some(memory.place);
    let name_of = |place: u64| {
        let row = found.nth(place).map_or(0, |difference| difference.row);
        tr_with("list-line", &[("number", count_text(row + 1).into())])
    };
    let bar = tr("changes-bar");
    let visible = memory.list.ui(ui, outer, shape, wanted, &bar, &name_of);
    keys(ui, &list, memory, found, visible.page(), actions);
    need_lines(state, found, &visible, actions);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(visible.view));
    inside.set_clip_rect(visible.view.intersect(ui.clip_rect()));
    rows_ui(&mut inside, state, memory, found, &list, &visible, actions);
}

fn keys(
    ui: &Ui,
    list: &Response,
    memory: &mut DifferencesList,
    found: &Arc<Differences>,
    page: u64,
    actions: &mut Actions,
) {
    if !list.has_focus() {
        return;
    }
    let last = found.counts().all().saturating_sub(1);
    if let Some(to) = step(ui, list, memory.place, last, page) {
        memory.place = to;
        memory.show_place = true;
    }
    let pressed = |keys, key| ui.input_mut(|input| input.consume_key(keys, key));
    if pressed(Modifiers::NONE, Key::Enter) {
        go_to(found, memory.place, actions);
    }
    if pressed(Modifiers::NONE, Key::Delete) {
        let order = RevertOrder::Listed(Arc::clone(found), memory.place);
        actions.push(Action::from(ChangesAction::Revert(order)));
    }
    if pressed(Modifiers::COMMAND, Key::Z) {
        actions.push(Action::Run(Command::Undo));
    }
}

fn go_to(found: &Differences, place: u64, actions: &mut Actions) {
    if let Some(difference) = found.nth(place) {
        actions.push(Action::from(ChangesAction::GoTo(difference)));
    }
}

/// Requests the visible lines that are not in memory, as they are and as they were saved.
fn need_lines(state: &State, found: &Differences, visible: &Visible, actions: &mut Actions) {
    let rows = state.shared.document().rows();
    let saved = found.saved().rows();
    let (mut now, mut before) = (Vec::new(), Vec::new());
    for difference in visible.places().filter_map(|place| found.nth(place)) {
        let row = difference.row;
        let is_there = difference.kind != DifferenceKind::Removed;
        if is_there && matches!(rows.line(row), Err(NoLine::NotReady)) {
            now.push(row..row + 1);
        }
        if let Some((row, line)) = difference.saved
            && matches!(saved.text_of(line), Err(NoLine::NotReady))
        {
            before.push(row..row + 1);
        }
    }
    if !now.is_empty() {
        actions.push(Action::from(ListAction::RowsNeeded(now)));
    }
    if !before.is_empty() {
        actions.push(Action::from(ChangesAction::SavedRowsNeeded(before)));
    }
}

fn rows_ui(
    ui: &mut Ui,
    state: &State,
    memory: &mut DifferencesList,
    found: &Arc<Differences>,
    list: &Response,
    visible: &Visible,
    actions: &mut Actions,
) {
    for place in visible.places() {
        let Some(difference) = found.nth(place) else {
            continue;
        };
        let row = ui.interact(visible.rect(place), list.id.with(place), Sense::CLICK);
        let is_chosen = memory.place == place;
        if is_chosen {
            let current = row.id.accesskit_id();
            ui.ctx()
                .accesskit_node_builder(list.id, |node| node.set_active_descendant(current));
        }
        if row.clicked() {
            memory.place = place;
            list.request_focus();
        }
        if row.double_clicked() {
            go_to(found, place, actions);
        }
        row_ui(
            ui,
            state,
            found,
            &difference,
            &row,
            is_chosen,
            list.has_focus(),
        );
    }
}

fn row_ui(
    ui: &Ui,
    state: &State,
    found: &Differences,
    difference: &Difference,
    row: &Response,
    is_chosen: bool,
    has_keyboard: bool,
) {
    let (before, after) = texts(state, found, difference);
    // A removed line has its old number.
    let number = match (difference.kind, difference.saved) {
        (DifferenceKind::Removed, Some((saved_row, _))) => saved_row,
        _ => difference.row,
    };
    let number = count_text(number + 1);
    row.widget_info(|| {
        let id = match difference.kind {
            DifferenceKind::Changed => "changes-row-changed",
            DifferenceKind::Repaired => "changes-row-repaired",
            DifferenceKind::Added => "changes-row-added",
            DifferenceKind::Removed => "changes-row-removed",
        };
        let variables = [
            ("number", number.clone().into()),
            ("before", before.clone().unwrap_or_default().into()),
            ("after", after.clone().unwrap_or_default().into()),
        ];
        let name = tr_with(id, &variables);
        WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, name)
    });
    paint_ground(ui, row, is_chosen && has_keyboard);
    if is_chosen && !has_keyboard {
        let ground = row.rect.shrink2(vec2(2.0, 1.0));
        let faint = ui.visuals().faint_bg_color;
        ui.painter().rect_filled(ground, CORNER, faint);
    }
    let middle = row.rect.left_top() + vec2(SIGN_AT, 17.0);
    paint_change(ui, middle, difference.kind);
    let strong = ui.visuals().strong_text_color();
    let at = row.rect.left_top() + vec2(NUMBER_AT, 17.0);
    let font = SMALL_FONT;
    ui.painter()
        .text(at, Align2::LEFT_CENTER, number, font, strong);
    let text = Rect::from_min_max(
        pos2(row.rect.left() + NUMBER_WIDTH, row.rect.top() + 8.0),
        row.rect.max - vec2(6.0, 4.0),
    );
    match (before, after) {
        (Some(before), Some(after)) => {
            paint_pair(ui, text, &before, &after, ui.visuals().text_color());
        }
        (before, after) => {
            let alone = before.or(after).unwrap_or_default();
            let alone = if alone.trim().is_empty() {
                tr("recovery-blank")
            } else {
                alone
            };
            paint_alone(ui, text, &alone, kind_color(ui, difference.kind));
        }
    }
}

/// The text before and after the change, if they exist.
fn texts(
    state: &State,
    found: &Differences,
    difference: &Difference,
) -> (Option<String>, Option<String>) {
    let text = |line: Result<std::borrow::Cow<'_, [u8]>, NoLine>| {
        line.map_or_else(|_| "…".to_owned(), |line| shown(&line))
    };
    let saved = difference.saved;
    let before = saved.map(|(_, line)| text(found.saved().rows().text_of(line)));
    let is_there = difference.kind != DifferenceKind::Removed;
    let after = is_there.then(|| text(state.shared.document().rows().line(difference.row)));
    (before, after)
}
