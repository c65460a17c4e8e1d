//! An introduction to FEN and its dialects.

use crate::command::Command;
use crate::model::action::Action;
use crate::view::Actions;
use crate::widgets::labels::caption_ui;
use egui::{Button, Label, RichText, Ui};
use tabiya_text::tr;

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
