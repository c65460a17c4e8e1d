//! The tabs, one for each open document.

use crate::command::Command;
use crate::features::list::view::ListPane;
use crate::model::action::{Action, FilesAction};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, UiState};
use crate::widgets::style::{CORNER, palette, target};
use egui::{Button, Rect, RichText, ScrollArea, StrokeKind, Ui, vec2};
use tabiya_collection::document::Document;
use tabiya_text::{name_text, tr, tr_with};

/// The width and the height of the button for a new tab.
const NEW_TAB: f32 = 24.0;

/// The width for the tabs in the last frame, as its bits.
#[derive(Debug, Default)]
struct TabRoom(Option<u32>);

/// Shows the tabs, which scroll if there is no room for all of them, and the button for a new one, which is always
/// visible. Rows of the list can be dropped onto tabs.
pub(crate) fn tabs_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.x = 2.0;
    // The wheel scrolls the tabs, too.
    ui.style_mut().always_scroll_the_only_direction = true;
    let new = target(ui.style(), NEW_TAB);
    let width = ui.available_width() - new - ui.spacing().item_spacing.x;
    let known = ui_state.part::<TabRoom>().0.replace(width.to_bits());
    let is_resized = known != Some(width.to_bits());
    let area = ScrollArea::horizontal().max_width(width.max(0.0));
    area.show(ui, |ui| {
        ui.horizontal(|ui| open_tabs_ui(ui, state, ui_state, is_resized, actions));
    });
    let new = Button::new("+").frame(false).min_size(vec2(new, NEW_TAB));
    let new = ui.add(new).accessible_name(tr("tab-new"));
    if new.clicked() {
        actions.push(Action::Run(Command::New));
    }
    new.on_hover_text(tip_with_keys(ui, state, &tr("tab-new"), Command::New));
}

/// Shows the tabs. After a change of the room for them, that of the shown document is brought into sight.
fn open_tabs_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    is_resized: bool,
    actions: &mut Actions,
) {
    let shown = state.shared.document().id();
    let has_changed = ui_state.tab_shown.replace(shown) != Some(shown);
    for document in &state.shared.documents {
        let is_active = document.id() == shown;
        let must_show = is_active && (has_changed || is_resized);
        let tab = tab_ui(ui, state, document, is_active, must_show, actions);
        if ui_state
            .part::<ListPane>()
            .drag_onto_tab(ui, tab, document, actions)
        {
            paint_target(ui, tab);
        }
    }
}

/// Shortens a long name in the middle, as its beginning and its end say most.
fn shortened(name: &str) -> String {
    const MAX_CHARS: usize = 28;
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= MAX_CHARS {
        return name.to_owned();
    }
    let (head, tail) = (MAX_CHARS * 2 / 3, MAX_CHARS / 3);
    let head: String = letters.iter().take(head).collect();
    let tail: String = letters.iter().skip(letters.len() - tail).collect();
    format!("{head}…{tail}")
}

fn tab_ui(
    ui: &mut Ui,
    state: &State,
    document: &Document,
    is_active: bool,
    must_show: bool,
    actions: &mut Actions,
) -> Rect {
    let name = State::name_of(document);
    let is_modified = document.is_modified();
    let short = shortened(&name);
    let shown = if is_modified {
        format!("● {short}")
    } else {
        short
    };
    let text = RichText::new(shown);
    let text = if is_active { text.strong() } else { text };
    let tab = ui.add(Button::selectable(is_active, text).min_size(vec2(0.0, 26.0)));
    let accessible = if is_modified {
        tr_with("tab-modified", &[("name", name.clone().into())])
    } else {
        name.clone()
    };
    let tab = tab.accessible_name(accessible);
    if must_show {
        tab.scroll_to_me(None);
    }
    if tab.clicked() {
        actions.push(Action::SelectDocument(document.id()));
    }
    if tab.middle_clicked() {
        actions.push(Action::from(FilesAction::CloseDocument(document.id())));
    }
    let rect = tab.rect;
    tab.on_hover_text(match document.path() {
        Some(path) => name_text(path),
        None => tr_with("tab-no-file", &[("name", name.clone().into())]),
    });
    let close = Button::new("×")
        .frame(false)
        .min_size(vec2(target(ui.style(), 22.0), 24.0));
    let close_name = tr_with("tab-close", &[("name", name.into())]);
    let close = ui.add(close).accessible_name(&close_name);
    if close.clicked() {
        actions.push(Action::from(FilesAction::CloseDocument(document.id())));
    }
    close.on_hover_text(if is_active {
        tip_with_keys(ui, state, &close_name, Command::Close)
    } else {
        close_name
    });
    ui.add_space(8.0);
    rect
}

/// Marks the tab onto which the dragged rows would be dropped.
fn paint_target(ui: &Ui, tab: Rect) {
    let stroke = (2.0, palette(ui.visuals()).accent);
    ui.painter()
        .rect_stroke(tab, CORNER, stroke, StrokeKind::Inside);
}
