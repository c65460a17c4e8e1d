//! Suggestions for queries: some examples, and all words of the language.

use super::panel::Panel;
use crate::view::{Focus, UiState};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::target;
use egui::{Button, FontId, RichText, ScrollArea, Ui, vec2};
use tabiya_collection::search::{Ending, Query, Saying};
use tabiya_text::{query_examples, tr, vocabulary};

/// The maximum height of the list of words, in points.
const WORDS_HEIGHT: f32 = 320.0;

/// Example queries, each with the name of its explanation.
fn examples() -> [(String, &'static str); 6] {
    let vocabulary = vocabulary();
    let say = |saying| vocabulary.say(saying).to_owned();
    let either_side = say(Saying::EitherSide);
    [
        ("Karpov".to_owned(), "find-example-text"),
        (say(Saying::Ending(Ending::Rooks)), "find-example-ending"),
        ("men<=5".to_owned(), "find-example-count"),
        ("bm:".to_owned(), "find-example-operation"),
        (format!("KRPvKR {either_side}"), "find-example-material"),
        ("id:Tal".to_owned(), "find-example-operand"),
    ]
}

/// Shows the examples and the button for the list of words.
pub(super) fn examples_ui(ui: &mut Ui, ui_state: &mut UiState, panel: &mut Panel) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(6.0, 1.0);
        ui.spacing_mut().interact_size.y = target(ui.style(), 0.0);
        ui.label(RichText::new(tr("find-try")).weak().size(12.0));
        for (text, about) in examples() {
            let text_shown = RichText::new(&text).font(FontId::monospace(12.0));
            let least = vec2(target(ui.style(), 0.0), 0.0);
            let button = ui.add(Button::new(text_shown).min_size(least));
            if button.clicked() {
                write(&text, ui_state, panel);
            }
            button.on_hover_text(tr(about));
        }
        words_ui(ui, ui_state, panel);
    });
}

/// Shows the button for the list of words. A click on a word adds it to the query.
fn words_ui(ui: &mut Ui, ui_state: &mut UiState, panel: &mut Panel) {
    let text = RichText::new(format!("{} ⏷", tr("find-words"))).size(12.0);
    let opener = ui.menu_button(text, |ui| {
        ScrollArea::vertical()
            .max_height(WORDS_HEIGHT)
            .show(ui, |ui| {
                for words in query_examples() {
                    let shown = RichText::new(&words).font(FontId::monospace(13.0));
                    if ui.button(shown).clicked() {
                        write(&words, ui_state, panel);
                        ui.close();
                    }
                }
            });
    });
    let opener = opener.response.accessible_name(tr("find-words"));
    opener.any_tip(tr("find-words-tip"));
}

fn write(text: &str, ui_state: &mut UiState, panel: &mut Panel) {
    text.clone_into(&mut panel.form.text);
    panel.typed = Query::parse_in(text, vocabulary());
    ui_state.focus_wanted = Some(Focus::Find);
}
