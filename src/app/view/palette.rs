//! The command palette: every command, found by any part of its name, by its menu or by its key.

mod item;
mod row;

use super::menu::preview;
use crate::command::{Command, Findable, MatchRank};
use crate::features::find::model::FindForm;
use crate::features::list::model::list_state::RowFilter;
use crate::model::action::{Action, FindAction};
use crate::model::state::State;
use crate::view::pointer::has_pointer_moved;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::WORDS;
use crate::widgets::picker::{Picker, PickerList, SearchField, Steps};
use crate::widgets::style::{
    CONTROL_HEIGHT, MIN_PALETTE_ROW, PALETTE_GAP, PALETTE_ROW, PALETTE_ROWS, PALETTE_WIDTH, modal,
    palette, target,
};
use egui::{Align2, Color32, Id, Label, Modal, RichText, Ui, vec2};
use item::{PaletteItem, all_items};
use row::row_ui;
use tabiya_collection::search::Query;
use tabiya_text::{tr, vocabulary};

/// Number of recently used commands to remember.
const MAX_RECENT: usize = 24;
/// A page is the number of visible rows, and moving past the last row leads to the first.
const STEPS: Steps = Steps {
    page: PALETTE_ROWS,
    wraps: true,
};

/// The state of the palette while the window is open.
#[derive(Debug, Default)]
pub(super) struct CommandPalette {
    picker: Picker,
    all: Vec<(PaletteItem, Findable)>,
    found: Vec<PaletteItem>,
    /// The items used from the palette, the latest first.
    recent: Vec<PaletteItem>,
    /// The item whose position is shown on the board.
    previewed: Option<PaletteItem>,
}

/// The id of the search field.
pub(super) fn palette_field_id() -> Id {
    Id::unique("palette field")
}

impl CommandPalette {
    fn open(&mut self, state: &State) {
        self.picker.open();
        self.previewed = None;
        self.all = all_items(state);
        self.find();
    }

    /// Finds the items, best match first. Equal matches are in order of last use, then in menu order.
    fn find(&mut self) {
        let typed = self.picker.text.trim();
        let age = |item: &PaletteItem| {
            let place = self.recent.iter().position(|recent| recent == item);
            place.unwrap_or(self.recent.len())
        };
        let rank = |(item, findable): &(PaletteItem, Findable)| {
            let rank = findable.rank(typed)?;
            Some((rank, age(item), *item))
        };
        let mut found: Vec<(MatchRank, usize, PaletteItem)> =
            self.all.iter().filter_map(rank).collect();
        found.sort_by_key(|(rank, age, _)| (*rank, *age));
        self.found = found.into_iter().map(|(.., item)| item).collect();
    }

    fn chosen(&self) -> Option<PaletteItem> {
        self.found.get(self.picker.chosen()).copied()
    }

    fn note_given(&mut self, item: PaletteItem) {
        self.recent.retain(|recent| *recent != item);
        self.recent.insert(0, item);
        self.recent.truncate(MAX_RECENT);
    }
}

/// Shows the palette.
pub(super) fn palette_ui(ui: &Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let this = ui_state.part::<CommandPalette>();
    if is_new {
        this.open(state);
    }
    let id = Id::unique("palette");
    let area = Modal::default_area(id).anchor(Align2::CENTER_TOP, vec2(0.0, PALETTE_GAP));
    // The board must stay visible, because it previews the command.
    let window = modal(ui, id)
        .area(area)
        .backdrop_color(Color32::TRANSPARENT);
    let window = window.show(ui.ctx(), |ui| {
        let width = ui.ctx().content_rect().width() - 4.0 * PALETTE_GAP;
        ui.set_width(width.min(PALETTE_WIDTH));
        content_ui(ui, state, this)
    });
    let given = window.inner.filter(|item| item.obstacle(state).is_none());
    if let Some(item) = given {
        this.note_given(item);
        actions.push(Action::CloseDialog);
        actions.push(item.action());
        if item == PaletteItem::Command(Command::Find) {
            actions.extend(find_at_once(&this.picker.text));
        }
    } else if window.should_close() {
        actions.push(Action::CloseDialog);
    } else {
        show_preview(ui, state, ui_state);
    }
}

/// If the typed text is itself a search query, fills it into the find panel and filters the list by it.
fn find_at_once(typed: &str) -> Vec<Action> {
    let text = typed.trim().to_owned();
    match Query::parse_in(&text, vocabulary()) {
        Ok(query) if query.text.is_none() && !query.is_empty() => {
            let form = FindForm {
                text,
                ..FindForm::default()
            };
            let filter = RowFilter::Found(Box::new(query));
            vec![
                Action::from(FindAction::FindChanged(form)),
                Action::from(FindAction::ShowRows(filter)),
            ]
        }
        _ => Vec::new(),
    }
}

/// Updates the preview. The board has already been drawn, so it shows the preview in the next frame.
fn show_preview(ui: &Ui, state: &State, ui_state: &mut UiState) {
    let chosen = ui_state.part::<CommandPalette>().chosen();
    let command = chosen.and_then(PaletteItem::command);
    ui_state.preview = command.and_then(|command| preview(state, command));
    ui_state.previewed = command;
    if std::mem::replace(&mut ui_state.part::<CommandPalette>().previewed, chosen) != chosen {
        ui.request_repaint();
    }
}

/// Shows the field and the rows. Returns the item to run.
fn content_ui(ui: &mut Ui, state: &State, palette: &mut CommandPalette) -> Option<PaletteItem> {
    let field = SearchField {
        name: tr("palette-field"),
        tip: tr("palette-field"),
        hint: tr("palette-hint"),
        most: WORDS,
    };
    let id = palette_field_id();
    let typed = palette.picker.field_ui(ui, id, true, field);
    if typed.field.changed() {
        palette.find();
    }
    let is_entered = palette.picker.go(typed, palette.found.len(), STEPS);
    ui.add_space(4.0);
    let clicked = list_ui(ui, state, palette);
    foot_ui(ui, state, palette);
    clicked.or(palette.chosen().filter(|_| is_entered))
}

fn list_ui(ui: &mut Ui, state: &State, palette: &mut CommandPalette) -> Option<PaletteItem> {
    let list = PickerList {
        id: Id::unique("palette list"),
        name: tr("palette-list"),
        height: list_height(ui, palette.found.len()),
        when_empty: String::new(),
    };
    let CommandPalette { picker, found, .. } = palette;
    let has_moved = has_pointer_moved(ui);
    let mut pointed = None;
    let row_ui = |ui: &mut Ui, place: usize, is_chosen| {
        let row = row_ui(ui, state, found[place], is_chosen);
        if row.hovered() && has_moved {
            pointed = Some(place);
        }
        row
    };
    let clicked = picker.list_ui(ui, palette_field_id(), list, found.len(), row_ui);
    if let Some(place) = pointed {
        picker.point_at(place);
    }
    clicked.map(|clicked| found[clicked.place])
}

/// The height of the matching rows, and no more, because the board below shows the preview. A small window still has
/// some rows.
fn list_height(ui: &Ui, found: usize) -> f32 {
    let room = ui.ctx().content_rect().height() - 2.0 * PALETTE_GAP - 3.0 * CONTROL_HEIGHT;
    let rows = found.clamp(1, PALETTE_ROWS) as f32 * target(ui.style(), PALETTE_ROW);
    rows.min(room.max(MIN_PALETTE_ROW))
}

/// Shows a line about the chosen command: why it is disabled, or its purpose.
fn foot_ui(ui: &mut Ui, state: &State, palette: &CommandPalette) {
    let chosen = palette.chosen();
    let (text, color) = match chosen.map(|item| (item, item.obstacle(state))) {
        None => (tr("palette-none"), self::palette(ui.visuals()).warning),
        Some((_, Some(obstacle))) => (tr(obstacle), self::palette(ui.visuals()).warning),
        Some((item, None)) => (item.about(), ui.visuals().weak_text_color()),
    };
    ui.add_space(4.0);
    // The line exists even when it is empty, so that nothing moves.
    let shown = if text.is_empty() { " " } else { &text };
    let label = Label::new(RichText::new(shown).small().color(color)).truncate();
    let label = ui.add(label);
    crate::widgets::labels::announce(ui, &label, &text);
}
