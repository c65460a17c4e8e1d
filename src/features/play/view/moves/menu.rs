//! The menu of a move, opened with the other mouse button. The move is shown by then. The arrow keys go from the list
//! into the menu, and when the menu closes, the list has the focus again.

use super::shown::{MenuEnd, MenuPlace, ShownMoves, list_id};
use crate::command::Command;
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::command_entry_ui;
use crate::widgets::style::menu_entries_style;
use egui::{Align, Layout, Popup, PopupAnchor, PopupCloseBehavior, PopupKind, Response, Ui};
use tabiya_text::tr;

/// Its commands.
const COMMANDS: [Option<Command>; 8] = [
    Some(Command::PromoteVariation),
    Some(Command::DemoteVariation),
    Some(Command::MakeMainLine),
    None,
    Some(Command::DeleteVariation),
    Some(Command::CutOffLine),
    None,
    Some(Command::CopyLinePgn),
];

/// Shows the menu while it is open.
pub(super) fn menu_ui(ui: &Ui, state: &State, shown: &mut ShownMoves, actions: &mut Actions) {
    let id = list_id().with("menu");
    let pos = match shown.menu {
        None => return,
        Some(MenuPlace::New(pos)) => {
            Popup::open_id(ui.ctx(), id);
            pos
        }
        Some(MenuPlace::Open(pos)) => pos,
    };
    let anchor = PopupAnchor::Position(pos);
    let opened = Popup::new(id, ui.ctx().clone(), anchor, ui.layer_id())
        .kind(PopupKind::Menu)
        .layout(Layout::top_down_justified(Align::Min))
        .style(menu_entries_style as fn(&mut egui::Style))
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(tr("play-moves"))
        .open_memory(None)
        .show(|ui| entries_ui(ui, state, actions));
    shown.menu = opened.as_ref().map(|_| MenuPlace::Open(pos));
    let wanted = shown.entry_wanted.take();
    let focused = ui.memory(egui::Memory::focused);
    let Some(opened) = opened else {
        let entry = shown.entry.take();
        if entry.is_some() && (focused.is_none() || focused == entry) {
            ui.memory_mut(|memory| memory.request_focus(list_id()));
        }
        return;
    };
    let mut entries = opened.inner.iter().filter(|entry| entry.enabled());
    // Escape takes the focus from an entry one frame before the menu closes.
    if focused.is_some() {
        shown.entry = focused.filter(|id| entries.clone().any(|entry| entry.id == *id));
    }
    let entry = match wanted {
        None => None,
        Some(MenuEnd::First) => entries.next(),
        Some(MenuEnd::Last) => entries.next_back(),
    };
    if let Some(entry) = entry {
        entry.request_focus();
        shown.entry = Some(entry.id);
    }
}

/// Shows the entries, and returns them.
fn entries_ui(ui: &mut Ui, state: &State, actions: &mut Actions) -> Vec<Response> {
    ui.set_min_width(220.0);
    let mut entries = Vec::new();
    for command in COMMANDS {
        match command {
            Some(command) => entries.push(command_entry_ui(ui, state, command, actions)),
            None => {
                ui.separator();
            }
        }
    }
    entries
}
