//! The move field with its note below, and the reason of a rejected move above the board.

use crate::command::Command;
use crate::features::fen::view::fen_field::{Marked, layout_marked};
use crate::model::action::{Action, PlayAction};
use crate::model::state::{State, Tool};
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::bounded::{Bounded, forget_typing, select_first};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, palette, target};
use egui::{Align2, Id, Key, Label, RichText, TextEdit, TextStyle, Ui, vec2};
use tabiya_text::tr;

/// The maximum length of the text, longer than any typed game.
const MAX_CHARS: usize = 4000;

/// The id of the move field.
pub(crate) fn moves_field_id() -> Id {
    Id::unique("moves field")
}

/// The text that the field showed last.
#[derive(Debug, Default)]
struct ShownMoves(String);

/// Shows the move field and the note below it.
pub(super) fn field_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let id = moves_field_id();
    let mut text = state.play.text.clone();
    if ui_state.part::<ShownMoves>().0 != text {
        forget_typing(ui, id);
    }
    let marked = marked(state, &text);
    let wrong = marked.spans.first();
    let wrong = wrong.map(|wrong| text.get(wrong.clone()).unwrap_or_default().chars().count());
    let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, _width: f32| {
        let job = layout_marked(ui, text.as_str(), &marked);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let mut bounded = Bounded::new(ui, &mut text, MAX_CHARS);
    let edit = TextEdit::singleline(&mut bounded)
        .id(id)
        .font(TextStyle::Monospace)
        .hint_text(tr("play-field-hint"))
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)))
        .align(Align2::LEFT_CENTER)
        .layouter(&mut layouter);
    let response = edit.show(ui).response.response;
    let response = response.accessible_name(tr("play-field"));
    let tip = tip_with_keys(ui, state, &tr("play-field-tip"), Command::PlayMoves);
    let response = response.field_tip(tip);
    if response.changed() {
        actions.push(Action::from(PlayAction::TextChanged(text.clone())));
    }
    ui_state.part::<ShownMoves>().0 = text;
    if ui_state.take_focus(Focus::Moves) {
        response.request_focus();
        if let Some(wrong) = wrong {
            select_first(ui, id, wrong);
        }
    }
    let is_pressed = |key| ui.input(|input| input.key_pressed(key));
    if response.lost_focus() && is_pressed(Key::Enter) {
        actions.push(Action::from(PlayAction::TextEntered));
        // The user can continue typing.
        response.request_focus();
    } else if response.lost_focus() && is_pressed(Key::Escape) {
        ui_state.focus_wanted = Some(Focus::Board);
    }
    note_ui(ui, state);
}

/// Marks the first remaining word, which could not be played.
fn marked(state: &State, text: &str) -> Marked {
    let is_wrong = state.play.note.as_ref().is_some_and(|note| note.is_error);
    if !is_wrong || text != state.play.text {
        return Marked::default();
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    Marked {
        spans: std::iter::once(0..end).collect(),
        is_understood: false,
    }
}

fn note_ui(ui: &mut Ui, state: &State) {
    let Some(note) = &state.play.note else {
        return;
    };
    let colors = palette(ui.visuals());
    let color = if note.is_error {
        colors.error
    } else {
        colors.warning
    };
    let shown = RichText::new(format!("⚠ {}", note.text)).color(color);
    // The note was announced when Enter was pressed.
    ui.add(Label::new(shown).wrap());
}

/// Shows why the last move was rejected. Returns whether there is a reason to show.
pub(crate) fn refusal_ui(ui: &mut Ui, state: &State) -> bool {
    let is_playing = state.board.tool == Tool::Play;
    let Some(why) = state
        .play
        .refusal(state.shared.shown())
        .filter(|_| is_playing)
    else {
        return false;
    };
    let color = palette(ui.visuals()).error;
    let shown = RichText::new(format!("✖ {why}")).color(color);
    // The reason was announced at the rejection.
    ui.add(Label::new(shown).truncate());
    true
}
