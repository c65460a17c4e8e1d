//! The list of a file's lines, as rows or as a grid of diagrams. It requests rows that must be read from disk before it
//! can show them.
//!
//! The cost of a frame does not depend on the number of rows. A row that is not in memory is a placeholder; the list
//! never waits for it. The list counts in *places*: the rows that it shows, in order.

mod chips;
mod described;
mod drag;
mod fen_lines;
mod input;
mod item;
mod mark_sign;
mod menu;
mod paint;
mod pane;
mod panel;
mod row;
mod row_words;
mod shape;
mod shown;
mod shown_lines;
mod toolbar;

pub(crate) use pane::ListPane;
pub(crate) use panel::{is_shown, list_panel_ui, place_of_list_ui};

use crate::command::Command;
use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::changes::view::sign::RowDifference;
use crate::model::action::{Action, ListAction, SessionAction};
use crate::model::state::State;
use crate::view::shortcuts::keys_text;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::virtual_list::{ListShape, Visible};
use egui::{
    Align, Button, EventFilter, Layout, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo,
};
use item::{ListItem, change_tip_ui, description_of, duplicates, name_of, part_at};
use row::RowTexts;
use shape::ListSizes;
use shown_lines::RowShown;
use std::ops::Range;
use tabiya_collection::document::Document;
use tabiya_text::{count_text, tr, tr_with};
use toolbar::toolbar_ui;

pub(crate) mod dialogs {
    pub(crate) mod check_all;
    pub(crate) mod dialog_line;
    pub(crate) mod duplicates;
    pub(crate) mod go_to_line;
    pub(crate) mod repair_all;
    pub(crate) mod sort;
}

/// Shows the list in all the available space.
fn list_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let document = state.shared.document();
    let mut pane = std::mem::take(ui_state.part::<ListPane>());
    pane.begin_frame(document);
    if document.shown_count() == 0 {
        pane.has_focus = false;
        nothing_ui(ui, state, actions);
    } else {
        pane.ui(ui, state, ui_state, actions);
    }
    *ui_state.part::<ListPane>() = pane;
}

/// Shows a message if no row matches the filter.
fn nothing_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let document = state.shared.document();
    if document.view().is_none() {
        return;
    }
    ui.add_space(24.0);
    ui.vertical_centered(|ui| {
        ui.label(tr("list-nothing"));
        ui.add_space(4.0);
        let show = Button::new(tr("command-show-all-rows"));
        let show = show.shortcut_text(keys_text(ui, state, Command::ShowAllRows));
        if ui.add(show).clicked() {
            actions.push(Action::Run(Command::ShowAllRows));
        }
    });
}

impl ListPane {
    fn begin_frame(&mut self, document: &Document) {
        if self.lines.begin_frame(document) {
            self.place.reset();
            self.visible = None;
            self.must_show_current = true;
            self.cancel_drag();
        }
        self.cursor.follow(document);
    }

    fn ui(&mut self, ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
        let document = state.shared.document();
        let places = document.shown_count();
        let (outer, list) = ui.allocate_exact_size(ui.available_size(), Sense::click());
        let last_row = document.rows().len().saturating_sub(1);
        let names = self.lines.has_names();
        let shape = ListSizes::fit(ui, outer, state.list.looks, last_row, names);
        let list_shape = shape.list_shape(places);
        self.list_widget(ui, &list, &list_shape);
        if list.has_focus() {
            self.keys_ui(ui, state, ui_state, actions);
        }
        toolbar::wheel_ui(ui, outer, state, actions);
        self.keep_current_in_sight(document, &list_shape);
        if let Some((_, row)) = self.wanted_top.take_if(|(id, _)| *id == document.id()) {
            self.place.begin_with(row, &list_shape);
        }
        let wanted = self.wanted_place(document);
        let bubble = |place| bubble_text(document, place);
        let bar = tr("list-scroll-bar");
        let visible = self.place.ui(ui, outer, list_shape, wanted, &bar, &bubble);
        self.visible = Some(visible);
        tell_top(state, &visible, actions);
        let mut inside = inside(ui, &visible);
        let items = self.items_ui(&mut inside, state, &list, &visible, actions);
        ask_for_rows(state, &visible, &items, actions);
        let atlas = ui_state
            .part::<PieceAtlases>()
            .atlas(ui.ctx(), shape.diagram / 8.0);
        let is_flipped = state.shared.view.flipped;
        let texts = RowTexts {
            with_fens: state.shared.settings.list_fens,
            with_moves: state.shared.settings.solutions,
        };
        paint::paint(&inside, &shape, &visible, &items, &atlas, is_flipped, texts);
        for item in &items {
            change_tip_ui(&inside, state, item, &shape);
        }
        self.drag_ui(&inside, state, &visible, actions);
        self.menu_ui(ui, state, &list, &visible, actions);
        let is_waiting = |item: &ListItem| matches!(item.shown, shown_lines::RowShown::Later);
        if items.iter().any(is_waiting) {
            ui.request_repaint();
        }
    }

    /// Handles the list as a whole, which takes the keyboard focus.
    fn list_widget(&mut self, ui: &Ui, list: &Response, shape: &ListShape) {
        list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("positions")));
        if list.clicked() {
            list.request_focus();
        }
        self.has_focus = list.has_focus();
        if list.has_focus() {
            let filter = EventFilter {
                tab: false,
                horizontal_arrows: true,
                vertical_arrows: true,
                escape: true,
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(list.id, filter));
        }
        let size = usize::try_from(shape.places).unwrap_or(usize::MAX);
        ui.ctx().accesskit_node_builder(list.id, |node| {
            node.set_size_of_set(size);
            node.set_multiselectable();
        });
    }

    /// Keeps the visible part of the current row in view when sizes change.
    fn keep_current_in_sight(&mut self, document: &Document, shape: &ListShape) {
        let Some(visible) = &self.visible else {
            return;
        };
        let is_other = visible.columns() != shape.columns || visible.pitch() != shape.pitch;
        if is_other && visible.places().contains(&document.current_place()) {
            self.must_show_current = true;
        }
    }

    fn wanted_place(&mut self, document: &Document) -> Option<u64> {
        let current = std::mem::take(&mut self.must_show_current);
        let cursor = self.cursor.take_wanted(document);
        cursor.or_else(|| current.then(|| document.current_place()))
    }

    /// Shows the visible items, for the mouse and for screen readers.
    fn items_ui(
        &mut self,
        ui: &mut Ui,
        state: &State,
        list: &Response,
        visible: &Visible,
        actions: &mut Actions,
    ) -> Vec<ListItem> {
        let document = state.shared.document();
        let cursor = self.cursor.row(document);
        let groups = duplicates(document);
        let mut items = Vec::new();
        for place in visible.places() {
            let Some(row) = document.row_at(place) else {
                break;
            };
            let shown = self.lines.row(document, row);
            let rect = visible.rect(place);
            let response = ui.interact(rect, item_id(list, place), Sense::CLICK | Sense::DRAG);
            let is_selected = document.is_selected(row);
            let group = groups.map(|view| part_at(view, place));
            let change = RowDifference::of(state, row);
            response.widget_info(|| {
                let name = name_of(row, &shown, group, change);
                WidgetInfo::selected(Role::ListBoxOption, true, is_selected, name)
            });
            set_position(ui, &response, place);
            describe(ui, &response, &shown);
            let has_cursor = list.has_focus() && row == cursor;
            if has_cursor {
                let current = response.id.accesskit_id();
                ui.ctx()
                    .accesskit_node_builder(list.id, |node| node.set_active_descendant(current));
            }
            self.mouse_ui(ui, document, row, &response, list, actions);
            items.push(ListItem {
                row,
                rect,
                shown,
                is_selected,
                is_current: row == document.row(),
                has_cursor,
                is_hovered: response.hovered(),
                group,
                change,
            });
        }
        items
    }
}

/// Reports the first visible row, so that the next start shows the same rows.
fn tell_top(state: &State, visible: &Visible, actions: &mut Actions) {
    let document = state.shared.document();
    let top = visible.places().start;
    let known = state.session.tops.get(&document.id()).copied();
    let is_known = known.unwrap_or_default() == top;
    let is_returning = state.session.returning.contains_key(&document.id());
    if state.session.file.is_some() && document.view().is_none() && !is_known && !is_returning {
        actions.push(Action::from(SessionAction::ListScrolled(
            document.id(),
            top,
        )));
    }
}

fn inside(ui: &mut Ui, visible: &Visible) -> Ui {
    let layout = Layout::top_down(Align::Min);
    let builder = UiBuilder::new().max_rect(visible.view).layout(layout);
    let mut inside = ui.new_child(builder);
    let clip: Rect = visible.view.intersect(ui.clip_rect());
    inside.set_clip_rect(clip);
    inside
}

fn item_id(list: &Response, place: u64) -> egui::Id {
    list.id.with(place)
}

/// Tells screen readers the index of an item and the number of items.
fn set_position(ui: &Ui, response: &Response, place: u64) {
    let place = usize::try_from(place).unwrap_or(usize::MAX);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_position_in_set(place));
}

/// Tells screen readers the summary of an item.
fn describe(ui: &Ui, response: &Response, shown: &RowShown) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        if let Some(description) = description_of(shown) {
            node.set_description(description);
        }
    });
}

/// The text beside the scroll bar while it is dragged: the row at its position.
fn bubble_text(document: &Document, place: u64) -> String {
    let last = document.shown_count().saturating_sub(1);
    let row = document.row_at(place.min(last)).unwrap_or_default();
    tr_with("list-line", &[("number", count_text(row + 1).into())])
}

/// Moves the keyboard focus to the board.
fn leave_for_board(ui_state: &mut UiState) {
    ui_state.focus_wanted = Some(Focus::Board);
}

/// The number of screens that are read ahead on each side.
const SCREENS_AHEAD: u64 = 2;

/// Requests the visible rows that are not in memory, and the rows around them.
fn ask_for_rows(state: &State, visible: &Visible, items: &[ListItem], actions: &mut Actions) {
    let is_missing = |item: &ListItem| matches!(item.shown, RowShown::NotReady);
    if items.iter().any(is_missing) {
        let document = state.shared.document();
        let seen = visible.places();
        let around = visible.places_around(SCREENS_AHEAD);
        // The visible rows come first.
        let mut rows = rows_at(document, seen.clone());
        rows.extend(rows_at(document, seen.end..around.end));
        rows.extend(rows_at(document, around.start..seen.start));
        actions.push(Action::from(ListAction::RowsNeeded(rows)));
    }
}

/// The rows at some places, in as few ranges as possible. In a filtered list the rows may be far apart.
fn rows_at(document: &Document, places: Range<u64>) -> Vec<Range<u64>> {
    if document.view().is_none() {
        return vec![places];
    }
    let mut stretches: Vec<Range<u64>> = Vec::new();
    for row in places.map_while(|place| document.row_at(place)) {
        match stretches.last_mut() {
            Some(last) if last.end == row => last.end += 1,
            _ => stretches.push(row..row + 1),
        }
    }
    stretches
}
