//! The keys of the list of moves while it has the keyboard focus.

use super::shown::{MenuEnd, ShownMoves, list_id};
use crate::model::action::{Action, PlayAction};
use crate::model::state::State;
use crate::view::Actions;
use egui::{EventFilter, Key, Modifiers, Role, Sense, Ui, WidgetInfo};
use tabiya_collection::document::LineOfPlay;
use tabiya_collection::tree::NodeId;
use tabiya_text::tr;

/// Handles the arrow keys, Home, End and Enter.
pub(super) fn keys_ui(
    ui: &mut Ui,
    shown: &mut ShownMoves,
    line: &LineOfPlay,
    actions: &mut Actions,
) {
    let rect = ui.available_rect_before_wrap();
    let list = ui.interact(rect, list_id(), Sense::HOVER | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("play-moves")));
    if !list.has_focus() {
        return;
    }
    let filter = EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: false,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(list_id(), filter));
    if shown.menu.is_some() {
        // Its commands are about the position shown, so that must stay.
        return enter_menu(ui, shown);
    }
    let (at, last) = (line.at(), line.len());
    let (mut to, mut others, mut folds) = (at, 0_isize, false);
    ui.input_mut(|input| {
        let mut count = |key| input.count_and_consume_key(Modifiers::NONE, key);
        let (back, forward) = (count(Key::ArrowLeft), count(Key::ArrowRight));
        to = (at + forward).saturating_sub(back).min(last);
        others = count(Key::ArrowDown).cast_signed() - count(Key::ArrowUp).cast_signed();
        if count(Key::Home) > 0 {
            to = 0;
        }
        if count(Key::End) > 0 {
            to = last;
        }
        folds = count(Key::Enter) + count(Key::Space) > 0;
    });
    if to != at {
        actions.push(Action::from(PlayAction::GoTo(to)));
    }
    if others != 0 {
        actions.push(Action::from(PlayAction::ToOtherMove(others)));
    }
    if folds && let Some(first) = line.tree().variation_of(line.node()) {
        let is_folded = shown.is_folded(first);
        shown.fold(first, !is_folded);
        if !is_folded && first != line.node() {
            actions.push(Action::from(PlayAction::GoToNode(first)));
        }
    }
}

/// Moves the focus from the list into its open menu, by the arrow keys up and down.
fn enter_menu(ui: &Ui, shown: &mut ShownMoves) {
    let is_pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if is_pressed(Key::ArrowDown) {
        shown.entry_wanted = Some(MenuEnd::First);
    } else if is_pressed(Key::ArrowUp) {
        shown.entry_wanted = Some(MenuEnd::Last);
    }
}

/// Goes to the first move of a variation if the position shown is after it.
pub(super) fn leave(state: &State, first: NodeId) -> Option<Action> {
    let line = state.shared.document().line_of_play()?;
    let path = line.tree().path_to(line.node());
    let is_inside = line.node() != first && path.contains(&first);
    is_inside.then(|| Action::from(PlayAction::GoToNode(first)))
}
