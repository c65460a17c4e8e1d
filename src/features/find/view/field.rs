//! The query field, and below it an error or suggestions: some examples, and all words of the language.

use super::panel::{FindPanel, Panel};
use crate::command::Command;
use crate::features::fen::view::fen_field::{Marked, layout_marked};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Focus, UiState};
use crate::widgets::bounded::{Bounded, LINE, forget_typing, select_all};
use crate::widgets::labels::{Tip as _, announce};
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{CONTROL_HEIGHT, SMALL_CODE_FONT, SMALL_FONT, palette, target};
use egui::text::{CCursor, CharIndex};
use egui::text_edit::TextEditOutput;
use egui::{Button, Id, Key, Label, RichText, ScrollArea, Stroke, TextEdit, TextStyle, Ui, vec2};
use tabiya_collection::search::{Ending, Query, QueryError, Saying};
use tabiya_text::{query_error_text, query_examples, tr, tr_with, vocabulary};

/// The id of the query field.
pub(crate) fn find_field_id() -> Id {
    Id::unique("find field")
}

/// Shows the field with its button.
pub(super) fn field_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, panel: &mut Panel) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let height = target(ui.style(), CONTROL_HEIGHT);
        line_with_end_ui(
            ui,
            Id::unique("find line"),
            height,
            &mut (&mut *ui_state, &mut *panel),
            |ui, (ui_state, panel)| text_ui(ui, state, ui_state, panel),
            |ui, (_, panel)| {
                let button = Button::new(tr("find-search"));
                let button = ui.add_enabled(panel.typed.is_ok(), button);
                panel.is_search_wanted |= button.clicked();
                button.any_tip(tr("find-search-tip"));
            },
        );
    });
    match &panel.typed {
        Err(error) => error_ui(ui, &error.clone(), panel),
        Ok(query) if query.is_empty() && panel.form.pattern.is_empty() => {
            examples_ui(ui, ui_state, panel);
        }
        Ok(_) => {}
    }
}

fn text_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, panel: &mut Panel) {
    let id = find_field_id();
    forget_other_text(ui, &panel.form.text, ui_state);
    let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, _width: f32| {
        let job = layout_marked(ui, text.as_str(), &marked(text.as_str()));
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let mut bounded = Bounded::new(ui, &mut panel.form.text, LINE);
    let output = TextEdit::singleline(&mut bounded)
        .id(id)
        .font(TextStyle::Monospace)
        .hint_text(tr("find-hint"))
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, CONTROL_HEIGHT))
        .align(egui::Align2::LEFT_CENTER)
        .layouter(&mut layouter)
        .show(ui);
    let response = output.response.response.clone().accessible_name(tr("find"));
    let tip = tip_with_keys(ui, state, &tr("find-tip"), Command::Find);
    let response = response.field_tip(tip);
    if response.changed() {
        panel.typed = Query::parse_in(&panel.form.text, vocabulary());
    }
    mark_missing(ui, panel, &output);
    if ui_state.take_focus(Focus::Find) {
        response.request_focus();
        select_all(ui, find_field_id());
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        panel.is_search_wanted = panel.typed.is_ok();
        // The user can continue typing.
        response.request_focus();
    }
    ui_state
        .part::<FindPanel>()
        .text_shown
        .clone_from(&panel.form.text);
}

/// Clears the undo history after a control rewrote the query: undo must not restore a text that the controls do not
/// show.
fn forget_other_text(ui: &Ui, text: &str, ui_state: &mut UiState) {
    if ui_state.part::<FindPanel>().text_shown == text {
        return;
    }
    forget_typing(ui, find_field_id());
}

fn marked(text: &str) -> Marked {
    let spans = Query::parse_in(text, vocabulary())
        .err()
        .map(|error| error.span);
    Marked {
        spans: spans.into_iter().collect(),
        is_understood: false,
    }
}

/// Draws a mark where something is missing, because there is no character to underline.
fn mark_missing(ui: &Ui, panel: &Panel, output: &TextEditOutput) {
    let error = panel.typed.as_ref().err();
    let Some(error) = error.filter(|error| error.span.is_empty()) else {
        return;
    };
    let before = panel.form.text.get(..error.span.start).unwrap_or_default();
    let cursor = CCursor::new(CharIndex(before.chars().count()));
    let place = output.galley.pos_from_cursor(cursor);
    let from = place.translate(output.galley_pos.to_vec2()).left_bottom();
    let stroke = Stroke::new(2.0, palette(ui.visuals()).error);
    ui.painter_at(output.text_clip_rect.expand(2.0))
        .line_segment([from, from + vec2(8.0, 0.0)], stroke);
}

fn error_ui(ui: &mut Ui, error: &QueryError, panel: &mut Panel) {
    let text = query_error_text(error);
    let shown = RichText::new(format!("⚠ {text}")).color(palette(ui.visuals()).error);
    let label = ui.add(Label::new(shown).wrap());
    announce(ui, &label, &text);
    label.on_hover_text(tr("find-text-first"));
    let respelled = Query::respelled(&panel.form.text, vocabulary());
    if let Some(text) = respelled.into_iter().next() {
        let meant = tr_with("find-did-you-mean", &[("words", text.clone().into())]);
        if ui.button(meant).clicked() {
            panel.ask(&text, Some(panel.form.pattern));
        }
    }
}

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
fn examples_ui(ui: &mut Ui, ui_state: &mut UiState, panel: &mut Panel) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(6.0, 1.0);
        ui.spacing_mut().interact_size.y = target(ui.style(), 0.0);
        ui.label(RichText::new(tr("find-try")).weak().font(SMALL_FONT));
        for (text, about) in examples() {
            let text_shown = RichText::new(&text).font(SMALL_CODE_FONT);
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
    let text = RichText::new(format!("{} ⏷", tr("find-words"))).font(SMALL_FONT);
    let opener = ui.menu_button(text, |ui| {
        ScrollArea::vertical()
            .max_height(WORDS_HEIGHT)
            .show(ui, |ui| {
                for words in query_examples() {
                    let shown = RichText::new(&words).font(SMALL_CODE_FONT);
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
