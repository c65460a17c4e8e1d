//! Pages of text, such as the introduction to FEN and its dialects. The wheel scrolls them, and keys scroll the one
//! that has the keyboard focus.

use crate::command::Command;
use crate::features::help::model::HelpPage;
use crate::model::action::Action;
use crate::view::Actions;
use crate::widgets::labels::caption_ui;
use crate::widgets::style::SCROLL_BAR_SPACE;
use egui::{
    Button, EventFilter, Id, Key, Label, Modifiers, RichText, Role, ScrollArea, Sense, Ui,
    WidgetInfo, vec2,
};
use tabiya_text::tr;

/// The distance that an arrow key scrolls, in points.
const LINE: f32 = 24.0;

/// Shows the page.
pub(super) fn text_page_ui(ui: &mut Ui, page: HelpPage, add: impl FnOnce(&mut Ui)) {
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

/// Shows the page.
pub(super) fn rules_ui(ui: &mut Ui, actions: &mut Actions) {
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
