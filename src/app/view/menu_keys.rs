//! Moves the focus to the menu bar by a key, through the menus, and back to the previous place.
//!
//! Within a menu, egui itself moves up and down. Alt with the underlined letter of a name opens that menu. In an open
//! menu a letter goes to the next entry that begins with it, and chooses it if there is no other one.

use crate::view::{Focus, UiState};
use egui::{
    Context, Event, EventFilter, FocusDirection, Id, Key, Memory, Modifiers, Popup, Response, Ui,
    Vec2,
};

/// The state of the keyboard navigation in the menu bar.
#[derive(Debug, Default)]
pub(super) struct MenuKeys {
    /// The names in the bar, from left to right.
    names: Vec<Id>,
    /// The entries that open a submenu.
    openers: Vec<Id>,
    /// The focus before the bar received it.
    before: Option<Id>,
    has_keyboard: bool,
    /// The menu that was open in the last frame.
    open: Option<usize>,
    /// Whether the first entry of the open menu should receive the focus.
    enters: bool,
    arrival: Arrival,
    /// The entry on which Left was pressed. If that moves the focus to the name, the previous menu opens.
    left_from: Option<Id>,
    /// The letters that open the menus, in the order of the names.
    letters: Vec<char>,
    /// The letter that was pressed with Alt in this frame.
    asked: Option<char>,
    entries: Vec<Entry>,
    /// Whether the pointer has moved since a key was pressed.
    is_pointer_used: bool,
}

/// The entry that received the focus only because a key has opened its menu.
#[derive(Clone, Copy, Debug, Default)]
enum Arrival {
    /// The user has chosen an entry, or opened the menu with the pointer.
    #[default]
    Over,
    /// The menu is opening.
    Coming,
    At(Id),
}

/// An entry of the open menu that can be chosen.
#[derive(Debug)]
struct Entry {
    id: Id,
    letter: char,
    /// Whether it belongs to a submenu.
    is_inner: bool,
}

impl MenuKeys {
    /// Whether the bar or one of its menus has the focus.
    pub(super) fn have_keyboard(&self) -> bool {
        self.has_keyboard
    }

    /// Registers a name in the bar and the letter that opens its menu.
    pub(super) fn add_name(&mut self, name: &Response, letter: char) {
        self.names.push(name.id);
        self.letters.push(letter);
    }

    /// Registers an entry of the open menu, or of its open submenu. The focus follows the pointer, so that one entry
    /// alone is highlighted.
    pub(super) fn add_entry(&mut self, entry: &Response, label: &str, is_inner: bool) {
        let is_pointed_at = self.is_pointer_used && entry.hovered();
        if self.has_keyboard && is_pointed_at && !entry.has_focus() {
            entry.request_focus();
        }
        if matches!(self.arrival, Arrival::Coming) && entry.has_focus() {
            self.arrival = Arrival::At(entry.id);
        }
        let letter = label.chars().next().map(small);
        if let Some(letter) = letter.filter(|_| entry.enabled()) {
            self.entries.push(Entry {
                id: entry.id,
                letter,
                is_inner,
            });
        }
    }

    /// Whether the user has chosen this entry, by the pointer or by a key. A key that opens a menu chooses none.
    pub(super) fn have_chosen(&self, entry: &Response) -> bool {
        let is_arrived = matches!(self.arrival, Arrival::At(arrived) if arrived == entry.id);
        let is_pointed_at = entry.hovered() && (self.is_pointer_used || !self.has_keyboard);
        is_pointed_at || entry.has_focus() && !is_arrived
    }

    /// Hides the highlight of the entry under the pointer while keys are in use.
    pub(super) fn style_entries(&self, ui: &mut Ui) {
        if self.has_keyboard && !self.is_pointer_used {
            let widgets = &mut ui.visuals_mut().widgets;
            widgets.hovered = widgets.inactive;
        }
    }

    fn look_who_is_used(&mut self, ui: &Ui) {
        let is_press = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        let is_move = |event: &Event| matches!(event, Event::PointerMoved(_));
        ui.input(|input| {
            if input.events.iter().any(is_press) {
                self.is_pointer_used = false;
            } else if input.events.iter().any(is_move) && input.pointer.delta() != Vec2::ZERO {
                self.is_pointer_used = true;
            }
        });
    }

    /// Opens the menu with this letter as soon as the bar is drawn.
    pub(super) fn ask_for(&mut self, letter: Option<char>) {
        self.asked = letter.map(small);
    }

    /// The place of the menu that was asked for.
    fn take_asked(&mut self) -> Option<usize> {
        let asked = self.asked.take()?;
        self.letters.iter().position(|letter| *letter == asked)
    }

    /// Moves the focus to the next entry with this letter. Returns whether it is the only one.
    fn go_to_entry(&self, ui: &Ui, letter: char, focused: Option<Id>) -> bool {
        let is_inner = self.entries.iter().any(|entry| entry.is_inner);
        let entries = self.entries.iter();
        let entries: Vec<_> = entries.filter(|entry| entry.is_inner == is_inner).collect();
        let at = entries.iter().position(|entry| Some(entry.id) == focused);
        let (before, after) = entries.split_at(at.map_or(0, |at| at + 1));
        let mut found = after
            .iter()
            .chain(before)
            .filter(|entry| entry.letter == letter);
        let Some(next) = found.next() else {
            return false;
        };
        ui.memory_mut(|memory| memory.request_focus(next.id));
        found.next().is_none()
    }

    /// Registers an entry that opens a submenu.
    pub(super) fn add_opener(&mut self, entry: &Response) {
        self.openers.push(entry.id);
    }

    fn place_of(&self, id: Option<Id>) -> Option<usize> {
        self.names.iter().position(|name| Some(*name) == id)
    }

    fn open_now(&self, ui: &Ui) -> Option<usize> {
        let is_open = |name: &Id| Popup::is_id_open(ui.ctx(), menu_of(*name));
        self.names.iter().position(is_open)
    }

    /// Opens a menu. Its name has the focus until its first entry receives it.
    fn open(&mut self, ui: &Ui, place: usize) {
        if let Some(name) = self.names.get(place) {
            ui.memory_mut(|memory| {
                // Otherwise egui would move the focus from there in the direction of the key.
                memory.move_focus(FocusDirection::None);
                memory.request_focus(*name);
            });
            open_menu(ui.ctx(), *name);
            self.enters = true;
            self.arrival = Arrival::Coming;
        }
    }

    /// The name to the right or to the left, wrapping around the bar.
    fn beside(&self, place: usize, is_right: bool) -> usize {
        let count = self.names.len().max(1);
        (place + if is_right { 1 } else { count - 1 }) % count
    }

    /// Handles keys while a name has the focus. Returns whether Escape leaves the bar.
    fn keys_on_name(&mut self, ui: &Ui, place: usize, open: Option<usize>) -> bool {
        let name = self.names[place];
        let filter = EventFilter {
            tab: false,
            horizontal_arrows: true,
            vertical_arrows: open.is_none(),
            escape: open.is_none(),
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(name, filter));
        for (key, is_right) in [(Key::ArrowRight, true), (Key::ArrowLeft, false)] {
            if takes(ui, key) {
                let to = self.beside(place, is_right);
                if open.is_some() {
                    self.open(ui, to);
                } else if let Some(name) = self.names.get(to) {
                    ui.memory_mut(|memory| memory.request_focus(*name));
                }
                return false;
            }
        }
        if open.is_some() {
            return false;
        }
        let is_opened = [Key::ArrowDown, Key::ArrowUp, Key::Enter, Key::Space]
            .into_iter()
            .any(|key| takes(ui, key));
        if is_opened {
            self.open(ui, place);
        }
        takes(ui, Key::Escape)
    }

    /// Handles keys while an entry of an open menu has the focus.
    fn keys_on_entry(&mut self, ui: &Ui, entry: Id, open: usize) {
        let is_pressed = |key| ui.input(|input| input.key_pressed(key));
        if is_pressed(Key::ArrowRight) && !self.openers.contains(&entry) {
            let to = self.beside(open, true);
            self.open(ui, to);
        }
        if is_pressed(Key::ArrowLeft) {
            self.left_from = Some(entry);
        }
    }
}

/// Opens the menu of this name, and closes any other.
pub(super) fn open_menu(ctx: &Context, name: Id) {
    Popup::open_id(ctx, menu_of(name));
}

/// The id of the menu that a name opens.
fn menu_of(name: Id) -> Id {
    // The id that egui gives it.
    name.with("popup")
}

/// Whether menus have letters here.
pub(super) fn has_menu_letters(ui: &Ui) -> bool {
    !ui.ctx().os().is_mac()
}

/// Whether Alt is held, and no key that gives it another meaning.
pub(super) fn is_alt_alone(modifiers: Modifiers) -> bool {
    modifiers.alt && !modifiers.ctrl && !modifiers.command
}

/// The small form of a letter, so that Shift makes no difference.
pub(super) fn small(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

/// Takes the letters typed in this frame. Returns the last of them.
fn takes_letter(ui: &Ui) -> Option<char> {
    let letter_of = |event: &Event| match event {
        Event::Text(text) => text
            .chars()
            .next()
            .filter(|letter| letter.is_alphanumeric()),
        _ => None,
    };
    ui.input_mut(|input| {
        let letter = input.events.iter().rev().find_map(letter_of);
        input.events.retain(|event| letter_of(event).is_none());
        letter.map(small)
    })
}

/// Presses Enter on the focused entry, before it is drawn.
fn enter(ui: &Ui) {
    let event = Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    ui.input_mut(|input| input.events.push(event));
}

fn takes(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Takes a press of F10. With Shift, the key opens another menu.
fn takes_f10(ui: &Ui) -> bool {
    let is_it = |event: &Event| {
        let Event::Key {
            key: Key::F10,
            pressed: true,
            modifiers,
            ..
        } = event
        else {
            return false;
        };
        modifiers.is_none()
    };
    ui.input_mut(|input| {
        let count = input.events.len();
        input.events.retain(|event| !is_it(event));
        input.events.len() < count
    })
}

/// Reads the keys of the menu bar, before it is drawn.
pub(super) fn read_menu_keys(ui: &Ui, ui_state: &mut UiState) {
    let mut keys = std::mem::take(ui_state.part::<MenuKeys>());
    keys.look_who_is_used(ui);
    let focused = ui.memory(Memory::focused);
    let place = keys.place_of(focused);
    let open = keys.open_now(ui);
    let is_modal = ui_state.modal.is_some();
    if !keys.has_keyboard && place.is_none() {
        keys.before = focused;
    }
    keys.has_keyboard |= place.is_some();
    let mut is_left = false;
    if let (Some(from), Some(open)) = (keys.left_from, open)
        && focused != Some(from)
    {
        keys.left_from = None;
        if place == Some(open) {
            let to = keys.beside(open, false);
            keys.open(ui, to);
        }
    } else if let (Some(entry), Some(open), None) = (focused, open, place) {
        keys.keys_on_entry(ui, entry, open);
    } else if let Some(place) = place {
        is_left = keys.keys_on_name(ui, place, open);
    }
    if open.is_some()
        && let Some(letter) = takes_letter(ui)
        && keys.go_to_entry(ui, letter, focused)
    {
        enter(ui);
    }
    if let Some(asked) = keys.take_asked().filter(|_| !is_modal) {
        keys.open(ui, asked);
        keys.has_keyboard = true;
    }
    let is_free = open.is_some() || !Popup::is_any_open(ui.ctx());
    if !is_modal && is_free && takes_f10(ui) {
        if keys.has_keyboard || open.is_some() {
            Popup::close_all(ui.ctx());
            is_left = true;
        } else if let Some(first) = keys.names.first() {
            ui.memory_mut(|memory| memory.request_focus(*first));
            keys.has_keyboard = true;
        }
    }
    let now = keys.open_now(ui);
    keys.enters &= now.is_some();
    let is_elsewhere = matches!(keys.arrival, Arrival::At(entry) if focused != Some(entry));
    if now.is_none() || is_elsewhere {
        keys.arrival = Arrival::Over;
    }
    // The menu is still empty in the frame in which it opens, so this happens later.
    let is_there = now == keys.open && now == open && place == open;
    if keys.enters && place.is_some() && is_there {
        // From the name, egui moves down to the first entry.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::Down));
        keys.enters = false;
    }
    // The menu has closed after an entry was chosen or Escape was pressed.
    let is_lost = keys.has_keyboard && focused.is_none() && now.is_none();
    if is_left || is_lost {
        give_back(ui, ui_state, &mut keys);
    } else if focused.is_some() && place.is_none() && open.is_none() && keys.open.is_none() {
        keys.has_keyboard &= keys.place_of(ui.memory(Memory::focused)).is_some();
    }
    keys.open = now;
    keys.names.clear();
    keys.letters.clear();
    keys.openers.clear();
    keys.entries.clear();
    *ui_state.part::<MenuKeys>() = keys;
}

/// Returns the focus to its previous place, unless it is wanted elsewhere.
fn give_back(ui: &Ui, ui_state: &mut UiState, keys: &mut MenuKeys) {
    keys.has_keyboard = false;
    if ui_state.modal.is_some() || ui_state.focus_wanted.is_some() {
        return;
    }
    match keys
        .before
        .filter(|before| ui.ctx().read_response(*before).is_some())
    {
        Some(before) => ui.memory_mut(|memory| memory.request_focus(before)),
        None => ui_state.focus_wanted = Some(Focus::Board),
    }
}
