//! Messages, work in progress and errors, on cards over the lower edge of the window beside
//! the board.
//!
//! Promises: cards never cover the board, its verdict or a row of the list, which ends above them. A message disappears
//! by itself or with a click and is shown in the tab to which it belongs; errors stay until they are
//! dismissed.

mod tasks;
mod thumbnail;

use crate::features::analysis::view::analysis_cards_ui;
use crate::model::action::{Action, BoardAction, FenAction, FilesAction, ReadDiagramsAction};
use crate::model::state::{MessageOffer, State};
use crate::view::{Actions, UiState};
use crate::widgets::floating::card_ui;
use crate::widgets::labels::announce;
use crate::widgets::line_with_end::lines_with_end_ui;
use crate::widgets::style::{CARD_WIDTH, GAP, LIST_FOOT, MIN_CARD_WIDTH, palette, target};
use egui::{Button, Id, Layout, Rect, RichText, Sense, TextStyle, Ui, UiBuilder, pos2, vec2};
use std::time::Duration;
use tabiya_collection::document::DocumentId;
use tabiya_text::{name_text, tr, tr_with};
use tasks::{task_ui, waiting_ui};
use thumbnail::thumbnail_ui;

/// Seconds for which a message is shown, unless the pointer rests on it.
const MESSAGE_TIME: f64 = 8.0;
/// Seconds for a message with a button, which takes longer to find and to reach with the keyboard.
const OFFER_TIME: f64 = 30.0;

/// The last message and the time since which it has been shown.
#[derive(Debug, Default)]
pub(super) struct Cards {
    number: Option<u64>,
    document: Option<DocumentId>,
    since: f64,
    is_over: bool,
    /// Whether the pointer or the keyboard focus is on the card.
    is_held: bool,
}

impl Cards {
    fn notice(&mut self, state: &State, now: f64) {
        let number = state.shared.message.as_ref().map(|message| message.number);
        if self.number != number {
            *self = Self {
                number,
                document: Some(state.shared.document().id()),
                since: now,
                is_over: false,
                is_held: false,
            };
        }
        // There may have been no frames while it was held.
        if self.is_held {
            self.since = now;
        }
        self.is_over |= now - self.since > time_of(state);
    }

    fn is_seen(&self, state: &State) -> bool {
        !self.is_over && self.document == Some(state.shared.document().id())
    }
}

/// The seconds for which the message is shown.
fn time_of(state: &State) -> f64 {
    let message = state.shared.message.as_ref();
    let has_offer = message.is_some_and(|message| message.offer.is_some());
    if has_offer { OFFER_TIME } else { MESSAGE_TIME }
}

/// Shows the cards in this window, beside the rectangle of the board.
pub(super) fn cards_ui(
    ui: &mut Ui,
    board: Rect,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let now = ui.input(|input| input.time);
    ui_state.part::<Cards>().notice(state, now);
    let id = Id::unique("cards");
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    // In a window that scrolls, the cards are in the part that is in sight.
    let window = ui.max_rect().intersect(ui.clip_rect());
    let place = place(window, board, known.unwrap_or_default());
    let mut cards = ui.new_child(
        UiBuilder::new()
            .scope_id(id)
            .max_rect(place)
            .layout(Layout::top_down(egui::Align::Min)),
    );
    let cards_ui = &mut cards;
    cards_ui.spacing_mut().item_spacing.y = GAP;
    waiting_ui(cards_ui, state, actions);
    analysis_cards_ui(cards_ui, state, actions);
    for running in &state.shared.tasks {
        task_ui(cards_ui, running, actions);
    }
    if !state.shared.errors().is_empty() {
        let ground = palette(cards_ui.visuals()).error_ground;
        card_ui(cards_ui, "errors", ground, |ui| {
            errors_ui(ui, state, actions);
        });
    }
    message_ui(cards_ui, state, ui_state, actions);
    let height = cards.min_rect().height();
    let is_below_list = place.max.x <= board.min.x && 1.0 < height;
    ui_state.cards_below_list = if is_below_list { height + GAP } else { 0.0 };
    if known.is_none_or(|known| (known - height).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, height));
        ui.ctx().request_discard("cards");
    }
}

/// The place of the cards: to the left of the board, over the list or its place; in a window without room there,
/// over the panel on the right. A very small window has room only over the board.
fn place(window: Rect, board: Rect, height: f32) -> Rect {
    let left = window.with_max_x(board.min.x);
    let right = window.with_min_x(board.max.x);
    let has_room = |room: &Rect| room.width() >= MIN_CARD_WIDTH + 2.0 * GAP;
    let room = [left, right].into_iter().find(has_room).unwrap_or(window);
    let mut room = room.shrink(GAP);
    // Keep the line below the list visible, which shows the current place.
    room.max.y -= LIST_FOOT;
    Rect::from_min_max(
        pos2(room.min.x, room.max.y - height),
        pos2(room.max.x.min(room.min.x + CARD_WIDTH), room.max.y),
    )
}

/// Shows the errors.
fn errors_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    const MAX_SHOWN: usize = 4;
    let errors = state.shared.errors();
    lines_with_end_ui(
        ui,
        Id::unique("error bar"),
        actions,
        |ui, _| {
            for text in errors.iter().rev().take(MAX_SHOWN).rev() {
                error_ui(ui, text);
            }
            let more = errors.len().saturating_sub(MAX_SHOWN);
            if more > 0 {
                ui.label(tr_with("message-more-errors", &[("count", more.into())]));
            }
        },
        |ui, actions| {
            for (sign, id, action) in [
                ("📋", "copy-messages", Action::from(FenAction::CopyMessages)),
                ("×", "dismiss-message", Action::DismissMessage),
            ] {
                let button = Button::new(sign).frame(false);
                let button = button.min_size(vec2(target(ui.style(), 0.0), 0.0));
                let button = ui.add(button).accessible_name(tr(id));
                if button.on_hover_text(tr(id)).clicked() {
                    actions.push(action);
                }
            }
        },
    );
}

fn error_ui(ui: &mut Ui, text: &str) {
    let color = palette(ui.visuals()).error;
    let text = format!("⚠ {text}");
    let label = ui.add(egui::Label::new(RichText::new(&text).color(color)).wrap());
    announce(ui, &label, &text);
}

/// Shows the last success on a card. Screen readers still find its text after the card has disappeared. They also find
/// the text of each change of the position, which other users see on the board.
fn message_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let said = state
        .shared
        .message
        .as_ref()
        .filter(|message| !message.is_error);
    let text = said.map_or(&state.shared.announcement, |message| &message.text);
    let id = Id::unique("message");
    let cards = ui_state.part::<Cards>();
    let is_seen = cards.is_seen(state);
    cards.is_held &= is_seen && said.is_some();
    let Some(said) = said.filter(|_| is_seen) else {
        let corner = Rect::from_min_size(ui.max_rect().left_bottom(), vec2(1.0, 1.0));
        let label = ui.interact(corner, id, Sense::hover());
        return announce(ui, &label, text);
    };
    let ground = palette(ui.visuals()).window;
    let text_ui = |ui: &mut Ui| {
        let font = TextStyle::Body.resolve(ui.style());
        let color = ui.visuals().text_color();
        let galley = ui
            .painter()
            .layout(text.clone(), font, color, ui.available_width());
        let (place, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
        // The same id and text as without the card, or screen readers would announce it again.
        let label = ui.interact(place, id, Sense::hover());
        announce(ui, &label, text);
        ui.painter().galley(place.min, galley, color);
    };
    let mut has_keyboard = false;
    let card = card_ui(ui, "message", ground, |ui| {
        ui.horizontal_top(|ui| {
            if let Some(picture) = &said.picture {
                thumbnail_ui(ui, said.number, picture, ui_state);
            }
            text_ui(ui);
        });
        if let Some(offer) = &said.offer {
            has_keyboard = offer_ui(ui, state, offer, actions);
        }
    });
    let cards = ui_state.part::<Cards>();
    cards.is_held = card.contains_pointer() || has_keyboard;
    if card.clicked() {
        cards.is_over = true;
    }
    let left = time_of(state) - (ui.input(|input| input.time) - cards.since);
    let left = Duration::from_secs_f64(left.max(0.0) + 0.1);
    ui.request_repaint_after(left);
}

/// Shows the button of a message. Returns whether it has the focus.
fn offer_ui(ui: &mut Ui, state: &State, offer: &MessageOffer, actions: &mut Actions) -> bool {
    let (text, about, action) = match offer {
        MessageOffer::OpenFile(path) => {
            let name = name_text(path.file_name().unwrap_or(path.as_os_str()));
            let about = tr_with("open-in-viewer-about", &[("name", name.into())]);
            let action = Action::from(FilesAction::OpenInViewer(path.clone()));
            (tr("open-in-viewer"), Some(about), action)
        }
        MessageOffer::ReadDiagrams(paths) => (
            tr("read-its-diagrams"),
            None,
            Action::from(ReadDiagramsAction::ReadFiles(paths.clone())),
        ),
        MessageOffer::Change(offer) if offer.seen == state.shared.shown() => (
            tr(offer.text_id),
            None,
            Action::from(BoardAction::TakeOffer(offer.clone())),
        ),
        MessageOffer::Run {
            text_id,
            command,
            seen,
        } if *seen == state.shared.shown() => (tr(text_id), None, Action::Run(*command)),
        MessageOffer::Undo { steps, seen } if *seen == state.shared.shown() => (
            tr("command-undo"),
            None,
            Action::from(BoardAction::UndoSteps(*steps)),
        ),
        MessageOffer::Change(_) | MessageOffer::Run { .. } | MessageOffer::Undo { .. } => {
            return false;
        }
    };
    let button = Button::new(text).min_size(vec2(0.0, target(ui.style(), 0.0)));
    let mut button = ui.add(button);
    if let Some(about) = about {
        button = button.on_hover_text(about);
    }
    if button.clicked() {
        actions.push(action);
    }
    button.has_focus()
}
