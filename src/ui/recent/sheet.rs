//! All recent files, found by what one types.

use super::entries::{Entry, entries};
use super::row::{Done, row_ui};
use crate::action::{Action, RecentAction};
use crate::command::Command;
use crate::state::State;
use crate::text::tr;
use crate::ui::bounded::{Bounded, PATH};
use crate::ui::list_keys::{place_after, take_list_keys};
use crate::ui::roomy_modal::laid_out_for;
use crate::ui::style::{
    CONTROL_HEIGHT, DIALOG_MARGIN, GAP, KNOWN_LIST_HEIGHT, KNOWN_ROW, RECENT_WIDTH, target,
};
use crate::ui::tips::Tip as _;
use crate::ui::{Actions, UiState};
use egui::style::ScrollAnimation;
use egui::{
    Align2, Button, Id, Key, RichText, Role, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2,
};

/// The list has room for so many.
const LEAST_ROWS: usize = 6;
/// What stands above and below the list.
const AROUND_LIST: f32 = 190.0;
/// Below this height one sees nothing.
const LEAST_HEIGHT: f32 = 80.0;

/// What is remembered while the sheet is open.
#[derive(Debug, Default)]
pub(in crate::ui) struct RecentSheet {
    text: String,
    chosen: usize,
    show_chosen: bool,
}

impl RecentSheet {
    /// Goes through the list. Returns whether the chosen file is to be opened.
    fn take_key(&mut self, key: Key, last: usize) -> bool {
        let Some(place) = place_after(key, self.chosen, last) else {
            return true;
        };
        self.chosen = place;
        self.show_chosen = true;
        false
    }
}

/// The field in which one types what is looked for.
pub(in crate::ui) fn recent_field_id() -> Id {
    Id::unique("recent files field")
}

/// Shows the sheet.
pub(in crate::ui) fn recent_files_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let window = laid_out_for(ui);
    let width = window.x - 2.0 * f32::from(DIALOG_MARGIN) - 4.0 * GAP;
    ui.set_width(width.min(RECENT_WIDTH));
    ui.heading(tr("recent-title"));
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let sheet = ui_state.part::<RecentSheet>();
    if is_new {
        *sheet = RecentSheet {
            show_chosen: true,
            ..RecentSheet::default()
        };
    }
    let keys = if ui.memory(|memory| memory.has_focus(recent_field_id())) {
        take_list_keys(ui)
    } else {
        Vec::new()
    };
    field_ui(ui, sheet, is_new);
    let found = entries(state, &sheet.text);
    let last = found.len().saturating_sub(1);
    sheet.chosen = sheet.chosen.min(last);
    // What was typed in the same frame counts before the keys behind it.
    let mut opens = keys.into_iter().any(|key| sheet.take_key(key, last));
    ui.add_space(4.0);
    // As large as all of them need, so that nothing moves while one types.
    let rows = state.session.recent.len().max(LEAST_ROWS) as f32;
    let all = rows * target(ui.style(), KNOWN_ROW);
    let height = all.min(KNOWN_LIST_HEIGHT).min(window.y - AROUND_LIST);
    opens |= list_ui(ui, sheet, &found, height.max(LEAST_HEIGHT), actions);
    ui.add_space(6.0);
    let chosen = found.get(sheet.chosen);
    opens |= buttons_ui(ui, state, chosen.is_some(), actions);
    if let Some(entry) = chosen.filter(|_| opens) {
        actions.push(Action::Recent(RecentAction::Open(entry.path.clone())));
    }
}

fn field_ui(ui: &mut Ui, sheet: &mut RecentSheet, is_new: bool) {
    let mut bounded = Bounded::new(ui, &mut sheet.text, PATH);
    let field = TextEdit::singleline(&mut bounded)
        .id(recent_field_id())
        .hint_text(tr("recent-hint"))
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)))
        .align(Align2::LEFT_CENTER);
    let field = ui.add(field).accessible_name(tr("recent-field"));
    let field = field.field_tip(tr("recent-field-tip"));
    if is_new {
        field.request_focus();
    }
    if field.changed() {
        sheet.chosen = 0;
        sheet.show_chosen = true;
    }
}

/// Returns whether the chosen file is to be opened.
fn list_ui(
    ui: &mut Ui,
    sheet: &mut RecentSheet,
    found: &[Entry],
    height: f32,
    actions: &mut Actions,
) -> bool {
    let show_chosen = std::mem::take(&mut sheet.show_chosen);
    let mut opens = false;
    let list = ScrollArea::vertical()
        .id_salt("recent files list")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if found.is_empty() {
                let id = match sheet.text.trim() {
                    "" => "recent-nothing-yet",
                    _ => "recent-none",
                };
                ui.label(RichText::new(tr(id)).weak());
            }
            for (place, entry) in found.iter().enumerate() {
                let is_chosen = place == sheet.chosen;
                let (done, row) = ui
                    .push_id(&entry.path, |ui| row_ui(ui, entry, is_chosen))
                    .inner;
                let path = || entry.path.clone();
                match done {
                    Done::Nothing => {}
                    Done::Pinned => {
                        let pin = RecentAction::Pin(path(), !entry.is_pinned);
                        actions.push(Action::Recent(pin));
                    }
                    Done::Forgotten => {
                        actions.push(Action::Recent(RecentAction::Forget(path())));
                    }
                }
                if is_chosen {
                    let chosen = row.id.accesskit_id();
                    ui.ctx().accesskit_node_builder(recent_field_id(), |node| {
                        node.set_active_descendant(chosen);
                    });
                }
                if is_chosen && show_chosen {
                    ui.scroll_to_rect_animation(row.rect, None, ScrollAnimation::none());
                }
                if row.clicked() {
                    sheet.chosen = place;
                    opens = true;
                }
            }
        });
    let name = tr("recent-title");
    let list = ui.interact(list.inner_rect, list.id.with("list"), Sense::empty());
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, &name));
    opens
}

/// Returns whether the chosen file is to be opened.
fn buttons_ui(ui: &mut Ui, state: &State, can_open: bool, actions: &mut Actions) -> bool {
    ui.horizontal_wrapped(|ui| {
        let size = vec2(80.0, CONTROL_HEIGHT);
        let open = Button::new(RichText::new(tr("recent-open")).strong()).min_size(size);
        let opens = ui.add_enabled(can_open, open).clicked();
        if ui
            .add(Button::new(tr("sheet-cancel")).min_size(size))
            .clicked()
        {
            actions.push(Action::CloseSheet);
        }
        for (command, id) in [
            (Command::ClearRecent, "command-clear-recent"),
            (Command::BringBackRecent, "command-bring-back-recent"),
        ] {
            let button = Button::new(tr(id)).min_size(size);
            let obstacle = command.obstacle(state);
            let button = ui.add_enabled(obstacle.is_none(), button);
            if button.clicked() {
                actions.push(Action::Run(command));
            }
            if let Some(obstacle) = obstacle {
                button.on_disabled_hover_text(tr(obstacle));
            }
        }
        opens
    })
    .inner
}
