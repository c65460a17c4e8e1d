//! The help panel beside the board: the meaning of each character of the FEN, an introduction to FEN, and gestures.
//!
//! A part under the pointer or the keyboard cursor is marked everywhere at once: in the help, in the FEN field and on
//! the board. If the pointer and the keyboard are on different parts, the last one moved counts. None of this is state:
//! it is lost when the window closes.

pub(crate) mod about;
mod explained;
pub(crate) mod first_steps;
pub(crate) mod gestures;
mod parts;
mod pointing;
mod rows;

pub(crate) use pointing::{Help, mark_in_field};

use crate::command::Command;
use crate::features::help::model::HelpPage;
use crate::model::action::{Action, HelpAction};
use crate::model::state::State;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::{caption_ui, panel_head_ui};
use crate::widgets::style::SCROLL_BAR_SPACE;
use egui::{
    Button, EventFilter, Id, Key, Label, Modifiers, RichText, Role, ScrollArea, Sense, Ui,
    WidgetInfo, vec2,
};
use tabiya_text::tr;

/// Shows the panel.
pub(crate) fn help_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(page) = state.help.page else {
        return;
    };
    let before = ui.memory(egui::Memory::focused);
    ui.scope(|ui| {
        // The fixed part above has the same width as the scrolled part below.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        title_ui(ui, actions);
        tabs_ui(ui, page, actions);
    });
    ui.add_space(4.0);
    let wants_focus = ui_state.take_focus(Focus::Help);
    match page {
        HelpPage::Fen => fen_page_ui(ui, state, ui_state, wants_focus, actions),
        HelpPage::Rules => text_page_ui(ui, page, |ui| rules_ui(ui, actions)),
        HelpPage::Gestures => {
            text_page_ui(ui, page, |ui| {
                gestures::gestures_page_ui(ui, state, actions);
            });
        }
    }
    let here = ui.min_rect();
    ui_state.part::<Help>().has_keyboard = before
        .and_then(|id| place_of(ui, id))
        .is_some_and(|rect| here.contains_rect(rect));
}

/// Only the rectangle is read. Reading the response would make egui take the keyboard focus away.
fn place_of(ui: &Ui, id: Id) -> Option<egui::Rect> {
    ui.ctx().viewport(|viewport| {
        let widget = viewport.this_pass.widgets.get(id);
        widget.map(|widget| widget.interact_rect)
    })
}

fn title_ui(ui: &mut Ui, actions: &mut Actions) {
    let close = tr("help-close");
    if panel_head_ui(ui, &tr("menu-help"), &close, &close) {
        actions.push(Action::from(HelpAction::CloseHelp));
    }
}

fn page_name_id(page: HelpPage) -> &'static str {
    match page {
        HelpPage::Fen => "help-fen",
        HelpPage::Rules => "help-rules",
        HelpPage::Gestures => "help-gestures",
    }
}

/// Shows the names of the pages.
fn tabs_ui(ui: &mut Ui, shown: HelpPage, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for page in HelpPage::ALL {
            let button = Button::selectable(page == shown, tr(page_name_id(page)));
            if ui.add(button).clicked() {
                actions.push(Action::from(HelpAction::ShowHelp(page)));
            }
        }
    });
}

fn fen_page_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    wants_focus: bool,
    actions: &mut Actions,
) {
    let help = ui_state.part::<Help>();
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        parts::parts_ui(ui, help, wants_focus);
        if std::mem::take(&mut help.is_asked) {
            explain_here(state, help, actions);
        }
        ui.add_space(2.0);
        rows::current_ui(ui, state, help);
    });
    ui.add_space(2.0);
    rows::rows_ui(ui, help);
}

/// Explains the part at the caret of the FEN field if the field has the keyboard focus, otherwise the part for the
/// square under the cursor.
fn explain_here(state: &State, help: &mut Help, actions: &mut Actions) {
    let on_cursor = || help.explained.part_on(state.board.cursor);
    let Some(part) = help.pointing.typed_now().or_else(on_cursor) else {
        actions.push(Action::from(HelpAction::Explained(
            help.explained.nothing_text(state),
        )));
        return;
    };
    actions.push(Action::from(HelpAction::Explained(
        help.explained.name(part),
    )));
    help.cursor = part;
    help.pointing.type_at(Some(part));
    help.pointing.prefer_keys();
}

/// Closes the help on Escape if it has the keyboard focus.
pub(crate) fn close_on_escape(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let is_meant = state.help.page.is_some() && ui_state.part::<Help>().has_keyboard;
    if !is_meant || egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        actions.push(Action::from(HelpAction::CloseHelp));
        ui_state.focus_wanted = Some(Focus::Board);
    }
}

/// The distance that an arrow key scrolls, in points.
const LINE: f32 = 24.0;

/// Shows a page of text, such as the introduction to FEN and its dialects. The wheel scrolls it, and keys scroll it if
/// it has the keyboard focus.
fn text_page_ui(ui: &mut Ui, page: HelpPage, add: impl FnOnce(&mut Ui)) {
    let id = Id::unique(("help page", page));
    let whole = ui.available_rect_before_wrap();
    let text = ui.interact(whole, id, Sense::HOVER | Sense::FOCUSABLE);
    text.widget_info(|| WidgetInfo::labeled(Role::Document, true, tr("menu-help")));
    let by = if text.has_focus() {
        let filter = EventFilter {
            vertical_arrows: true,
            escape: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        points_by_keys(ui, whole.height())
    } else {
        0.0
    };
    ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .show(ui, |ui| {
            // The scroll bar is beside the words, not on top of them.
            ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
            ui.scroll_with_delta(vec2(0.0, -by));
            add(ui);
        });
}

fn points_by_keys(ui: &Ui, page: f32) -> f32 {
    let far = 1e6;
    let keys = [
        (Key::ArrowDown, LINE),
        (Key::ArrowUp, -LINE),
        (Key::Space, page - LINE),
        (Key::End, far),
        (Key::Home, -far),
    ];
    let pressed =
        |key: Key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32;
    keys.into_iter().map(|(key, by)| by * pressed(key)).sum()
}

/// The dialects and the conventions are the ones in the settings for writing FENs.
const CASTLING: &[(&str, &str)] = &[
    ("fen-style-x-fen", "fen-style-x-fen-about"),
    ("fen-style-shredder", "fen-style-shredder-about"),
];
const EN_PASSANT: &[(&str, &str)] = &[
    ("fen-style-always", "fen-style-always-about"),
    ("fen-style-pseudo-legal", "fen-style-pseudo-legal-about"),
    ("fen-style-legal", "fen-style-legal-about"),
];

/// Shows the page about the dialects of FEN and its conventions.
fn rules_ui(ui: &mut Ui, actions: &mut Actions) {
    paragraph(ui, &tr("help-rules-what"));
    section(ui, "fen-style-castling", CASTLING);
    paragraph(ui, &tr("help-rules-rights"));
    section(ui, "fen-style-en-passant", EN_PASSANT);
    ui.add_space(2.0);
    let style = Button::new(tr("command-fen-style"));
    if ui.add(style).clicked() {
        actions.push(Action::Run(Command::FenStyle));
    }
    section(ui, "form-epd", &[]);
    paragraph(ui, &tr("help-rules-epd"));
    section(ui, "help-rules-broken-title", &[]);
    paragraph(ui, &tr("help-rules-broken"));
}

fn paragraph(ui: &mut Ui, text: &str) {
    ui.add(Label::new(text).wrap());
}

fn section(ui: &mut Ui, caption: &str, choices: &[(&str, &str)]) {
    ui.add_space(8.0);
    caption_ui(ui, &tr(caption));
    for (name, about) in choices {
        ui.add(Label::new(tr(name)).wrap());
        ui.add(Label::new(RichText::new(tr(about)).weak()).wrap());
    }
}
