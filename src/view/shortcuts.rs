//! The keys of commands, as egui represents them and as people read them, and the layout of the entries of menus, so
//! that all of them can be reached in a small window.

use crate::command::{Command, KeyMap};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::style::{menu_entries_style, show_scroll_bar};
use egui::{
    Button, Key, KeyboardShortcut, Modifiers, Rect, Response, Role, ScrollArea, Ui, WidgetInfo,
};
use tabiya_settings::keys::Keys;
use tabiya_text::{count_text, listed, tr, tr_with};

/// The keys in egui's representation.
pub(crate) fn shortcut(keys: Keys) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    if keys.ctrl {
        modifiers |= Modifiers::COMMAND;
    }
    if keys.shift {
        modifiers |= Modifiers::SHIFT;
    }
    if keys.alt {
        modifiers |= Modifiers::ALT;
    }
    Some(KeyboardShortcut::new(modifiers, Key::from_name(keys.key)?))
}

/// The pressed keys, if they can belong to a command.
pub(crate) fn keys_of_press(key: Key, modifiers: Modifiers) -> Option<Keys> {
    let ctrl = modifiers.command || modifiers.ctrl;
    Keys::new(key.name(), ctrl, modifiers.shift, modifiers.alt)
}

/// Keys as people read them.
pub(crate) fn text_of_keys(ui: &Ui, keys: Keys) -> String {
    if !ui.ctx().os().is_mac() {
        return keys.words();
    }
    let text = shortcut(keys).map_or_else(String::new, |keys| ui.format_shortcut(&keys));
    // Shows the sign that is printed on the key.
    let sign = Key::Questionmark;
    text.replace(sign.name(), sign.symbol_or_name())
}

/// The first keys of a command as people read them, or an empty text if it has none.
pub(crate) fn keys_text(ui: &Ui, state: &State, command: Command) -> String {
    let first = state.shared.keys.all_of(command).next();
    first.map_or_else(String::new, |keys| text_of_keys(ui, keys))
}

/// The first keys of a command, or its name if the user has taken its keys away.
pub(crate) fn keys_or_name(ui: &Ui, state: &State, command: Command) -> String {
    let keys = keys_text(ui, state, command);
    if keys.is_empty() {
        return tr(command.row().text_id);
    }
    keys
}

/// All keys of a command in readable form.
pub(crate) fn all_keys_text(ui: &Ui, state: &State, command: Command) -> String {
    let keys = state.shared.keys.all_of(command);
    let texts: Vec<_> = keys.map(|keys| text_of_keys(ui, keys)).collect();
    listed(&texts)
}

/// A tooltip for a control that runs a command, followed by the keys of the command.
pub(crate) fn tip_with_keys(ui: &Ui, state: &State, tip: &str, command: Command) -> String {
    let keys = all_keys_text(ui, state, command);
    if keys.is_empty() {
        return tip.to_owned();
    }
    tr_with(
        "tip-with-keys",
        &[("tip", tip.into()), ("keys", keys.into())],
    )
}

/// Shows a menu entry that runs a command, with its keys and with a tick if it is on. The tooltip of a disabled
/// entry says why it is disabled.
pub(crate) fn command_entry_ui(
    ui: &mut Ui,
    state: &State,
    command: Command,
    actions: &mut Actions,
) -> Response {
    let label = label_of(command, state);
    let is_on = command.is_on(state);
    let keys = keys_text(ui, state, command);
    let keys = if is_on == Some(true) {
        format!("✔  {keys}")
    } else {
        keys
    };
    let button = Button::new(&*label).shortcut_text(keys);
    let is_enabled = command.is_enabled(state);
    let response = ui.add_enabled(is_enabled, button);
    response.widget_info(|| match is_on {
        None => WidgetInfo::labeled(Role::MenuItem, is_enabled, &label),
        Some(is_on) => WidgetInfo::selected(Role::MenuItemCheckBox, is_enabled, is_on, &label),
    });
    if response.clicked() {
        actions.push(Action::chosen(command));
        ui.close();
    }
    match command.obstacle(state) {
        Some(obstacle) => response.on_disabled_hover_text(tr(obstacle)),
        None => response,
    }
}

/// The label of a command in a menu. A command that adds positions says how many.
fn label_of(command: Command, state: &State) -> String {
    let label = tr(command.row().text_id);
    let line = state.shared.document().line_of_play();
    let count = line.and_then(|line| match command {
        Command::AddLinePositions => Some(line.len()),
        Command::AddGamePositions => Some(line.len_of_game()),
        _ => None,
    });
    match count {
        None | Some(0) => label,
        Some(count) => {
            let count = count_text(count as u64);
            let variables = [("command", label.into()), ("count", count.into())];
            tr_with("command-with-count", &variables)
        }
    }
}

/// The keys of all commands in egui's representation, cached until they change.
#[derive(Debug, Default)]
pub(crate) struct Shortcuts {
    map: Option<KeyMap>,
    sorted: Vec<(KeyboardShortcut, Command)>,
}

impl Shortcuts {
    /// The keys, the most specific first, because Ctrl+Z also matches Ctrl+Shift+Z.
    pub(crate) fn of(&mut self, map: &KeyMap) -> &[(KeyboardShortcut, Command)] {
        if self.map.as_ref() != Some(map) {
            self.sorted = sorted_shortcuts(map);
            self.map = Some(map.clone());
        }
        &self.sorted
    }
}

fn sorted_shortcuts(map: &KeyMap) -> Vec<(KeyboardShortcut, Command)> {
    let mut keys: Vec<_> = map
        .iter()
        .filter_map(|(keys, command)| Some((shortcut(keys)?, command)))
        .collect();
    keys.sort_by_key(|(keys, _)| std::cmp::Reverse(count_modifiers(keys.modifiers)));
    keys
}

fn count_modifiers(modifiers: Modifiers) -> usize {
    [modifiers.command, modifiers.shift, modifiers.alt]
        .into_iter()
        .filter(|is_down| *is_down)
        .count()
}

/// Whether a press matches these keys. Like egui, this accepts extra modifiers, because some keyboard layouts
/// need Shift or Alt for some signs. With any other key, Alt has a meaning of its own.
pub(crate) fn matches(keys: KeyboardShortcut, key: Key, modifiers: Modifiers) -> bool {
    let is_sign = || keys_of_press(key, Modifiers::NONE).is_some_and(Keys::is_sign);
    let is_alt_meant = keys.modifiers.alt || !modifiers.alt || is_sign();
    keys.logical_key == key && modifiers.matches_logically(keys.modifiers) && is_alt_meant
}

/// The key of a sign that arrives only as text: some layouts and input methods send nothing else.
pub(crate) fn key_of_sign(text: &str) -> Option<Key> {
    let keys = Keys::new(text, false, false, false)?;
    Key::from_name(keys.key).filter(|_| keys.is_sign())
}

/// Whether a key types a letter, a digit or a sign.
pub(crate) fn types_text(key: Key) -> bool {
    let keys = keys_of_press(key, Modifiers::NONE);
    keys.is_some_and(|keys| keys.is_sign() || keys.key.len() == 1) || key == Key::Space
}

/// Whether keys edit text. A focused text field keeps such keys for itself: Ctrl+Z there is the
/// field's own undo.
pub(crate) fn edits_text(keys: KeyboardShortcut) -> bool {
    const CTRL_KEYS_OF_TEXT: [Key; 8] = [
        Key::Z,
        Key::Y,
        Key::A,
        Key::E,
        Key::Delete,
        Key::Backspace,
        Key::Home,
        Key::End,
    ];
    let modifiers = keys.modifiers;
    let is_plain = !modifiers.command && !modifiers.alt;
    (is_plain && !is_neutral(keys.logical_key))
        || (modifiers.command && CTRL_KEYS_OF_TEXT.contains(&keys.logical_key))
}

/// Whether a key means nothing in a line of text, such as function keys and paging.
fn is_neutral(key: Key) -> bool {
    let is_function = || {
        let number = key.name().strip_prefix('F');
        number.is_some_and(|number| number.parse::<u8>().is_ok())
    };
    matches!(key, Key::PageUp | Key::PageDown | Key::Menu | Key::Pause) || is_function()
}

/// Whether a key only modifies other keys.
pub(crate) fn is_modifier(key: Key) -> bool {
    matches!(
        key,
        Key::ShiftLeft
            | Key::ShiftRight
            | Key::ControlLeft
            | Key::ControlRight
            | Key::AltLeft
            | Key::AltRight
            | Key::SuperLeft
            | Key::SuperRight
            | Key::Fn
            | Key::CapsLock
            | Key::NumLock
            | Key::ScrollLock
    )
}

/// Width of the line around a menu.
const EDGE: f32 = 2.0;

/// Shows the entries of a menu that opens below the height `below`. The menu stays below it, so that it never
/// covers the pointer that opens it. If the window is too low for all entries, they scroll.
pub(crate) fn menu_below_ui(ui: &mut Ui, below: f32, entries_ui: impl FnOnce(&mut Ui)) {
    let window = ui.content_rect();
    let height = window.bottom() - below.max(window.top());
    entries_within_ui(ui, height, entries_ui);
}

/// Shows the entries of a submenu, which opens beside an entry. It stays below the height `below`, too.
pub(crate) fn menu_beside_ui(ui: &mut Ui, below: f32, entries_ui: impl FnOnce(&mut Ui)) {
    let id = ui.layer_id().id.with("height");
    let window = ui.content_rect();
    let known: Option<(Rect, f32)> = ui.data(|data| data.get_temp(id));
    let known = known.filter(|(of, _)| *of == window);
    let height = known.map_or(window.bottom() - below, |(_, height)| height);
    entries_within_ui(ui, height, entries_ui);
    // egui also lets a submenu end at its entry, and then only the window limits its height.
    let place = ui.min_rect().expand(around_menu(ui) / 2.0);
    if place.top() < below - 0.5 && !ui.is_sizing_pass() {
        let height = place.bottom() - below;
        ui.data_mut(|data| data.insert_temp(id, (window, height)));
        ui.ctx().request_discard("submenu");
    }
}

fn entries_within_ui(ui: &mut Ui, height: f32, entries_ui: impl FnOnce(&mut Ui)) {
    menu_entries_style(ui.style_mut());
    show_scroll_bar(ui.style_mut());
    let height = height - around_menu(ui);
    // May exceed the space from here to the bottom of the window: a submenu then moves up.
    ui.set_max_height(height);
    ScrollArea::vertical()
        .max_height(height)
        .show(ui, entries_ui);
}

/// The height of the edges above and below the entries of a menu.
fn around_menu(ui: &Ui) -> f32 {
    ui.spacing().menu_margin.sum().y + 2.0 * EDGE
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabiya_notation::piece_letters::Language;
    use tabiya_settings::keys::{NAMES, ctrl, key};

    #[test]
    fn every_key_name_maps_to_a_key_and_back() {
        for name in NAMES {
            let known = Key::from_name(name);
            assert!(known.is_some(), "{name}");
            // A press of that key maps back to the same name.
            let pressed = known.and_then(|known| keys_of_press(known, Modifiers::NONE));
            assert_eq!(pressed, Some(key(name)));
        }
    }

    #[test]
    fn a_sign_is_the_same_key_with_and_without_shift() {
        let pressed = keys_of_press(Key::Questionmark, Modifiers::SHIFT);
        assert_eq!(pressed, Some(key("?")));
        assert_eq!(key_of_sign("?"), Some(Key::Questionmark));
        assert_eq!(key_of_sign("f"), None);
        assert_eq!(key_of_sign("ab"), None);
    }

    #[test]
    fn only_letters_digits_and_signs_type_text() {
        for key in [Key::K, Key::Num5, Key::Questionmark, Key::Plus, Key::Space] {
            assert!(types_text(key), "{key:?}");
        }
        for key in [Key::F3, Key::ArrowUp, Key::Enter, Key::Delete, Key::Menu] {
            assert!(!types_text(key), "{key:?}");
        }
    }

    #[test]
    fn modifiers_and_locks_alone_are_no_shortcuts() {
        for key in [
            Key::ShiftLeft,
            Key::ControlRight,
            Key::AltLeft,
            Key::CapsLock,
            Key::SuperLeft,
        ] {
            assert_eq!(keys_of_press(key, Modifiers::CTRL), None);
        }
    }

    #[test]
    fn the_most_specific_keys_come_first() {
        let mut shortcuts = Shortcuts::default();
        let counts: Vec<_> = shortcuts
            .of(&KeyMap::default())
            .iter()
            .map(|(keys, _)| count_modifiers(keys.modifiers))
            .collect();
        assert!(counts.is_sorted_by(|a, b| a >= b));
        assert!(counts.len() > 50);
    }

    #[test]
    fn changed_keys_replace_the_previous_keys() {
        let mut shortcuts = Shortcuts::default();
        let has = |shortcuts: &mut Shortcuts, map: &KeyMap, keys| {
            let wanted = (
                shortcut(keys).unwrap_or_else(|| unreachable!()),
                Command::FlipBoard,
            );
            shortcuts.of(map).contains(&wanted)
        };
        assert!(has(&mut shortcuts, &KeyMap::default(), key("F")));
        let changes = [("flip-board".to_owned(), vec![ctrl("B")])].into();
        let changed = KeyMap::new(&changes, Language::English);
        assert!(has(&mut shortcuts, &changed, ctrl("B")));
        assert!(!has(&mut shortcuts, &changed, key("F")));
    }
}
