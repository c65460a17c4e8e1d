//! A searchable list: a text field with the matching rows below it.
//!
//! The keyboard focus stays in the field. Keys that have no meaning in a line of text move through the rows (Up, Down,
//! Page Up, Page Down, Home, End) or take the chosen one (Enter). The chosen row is always visible, and screen readers
//! announce it as the active row of the field. The search itself and the look of a row are left to the caller.
//!
//! Recent files, known positions, the palette and libraries use it; the dialogs of keys and settings share its field.

use super::bounded::Bounded;
use super::labels::Tip as _;
use super::style::{CONTROL_HEIGHT, target};
use egui::style::ScrollAnimation;
use egui::{
    Align2, Event, Id, Key, Modifiers, Response, RichText, Role, ScrollArea, Sense, TextEdit, Ui,
    WidgetInfo, vec2,
};

/// The search field of a list.
pub(crate) struct SearchField {
    /// Its name for screen readers.
    pub name: String,
    /// Its tooltip.
    pub tip: String,
    /// The text shown while the field is empty.
    pub hint: String,
    /// The maximum number of characters.
    pub most: usize,
}

impl SearchField {
    /// Shows the field.
    pub(crate) fn show(self, ui: &mut Ui, id: Id, text: &mut String) -> Response {
        let mut bounded = Bounded::new(ui, text, self.most);
        let field = TextEdit::singleline(&mut bounded)
            .id(id)
            .hint_text(self.hint)
            .desired_width(f32::INFINITY)
            .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)))
            .align(Align2::LEFT_CENTER);
        let field = ui.add(field).accessible_name(self.name);
        field.field_tip(self.tip)
    }
}

/// The distances that keys move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    /// The number of rows that Page Up and Page Down move.
    pub page: usize,
    /// Whether moving past the last row leads to the first, and the other way round.
    pub wraps: bool,
}

/// The distances that keys move in most lists.
pub(crate) const STEPS: Steps = Steps {
    page: 10,
    wraps: false,
};

/// The state of a searchable list while it is shown.
#[derive(Debug, Default)]
pub(crate) struct Picker {
    /// The text in the search field.
    pub text: String,
    chosen: usize,
    /// Whether to scroll to the chosen row.
    show_chosen: bool,
}

/// The input to the field in one frame.
pub(crate) struct Typed {
    /// The response of the field.
    pub field: Response,
    /// Keys for the list, which apply after the text typed in the same frame.
    keys: Vec<Key>,
}

/// The appearance of the list as a whole.
pub(crate) struct PickerList {
    /// The id under which egui keeps the scroll position.
    pub id: Id,
    /// Its name for screen readers.
    pub name: String,
    /// Its height in points.
    pub height: f32,
    /// The text shown when there are no rows.
    pub when_empty: String,
}

/// A click on a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clicked {
    /// The place of the row, from 0.
    pub place: usize,
    /// Whether this is the second click of a double click.
    pub is_double: bool,
}

impl Typed {
    /// Whether keys for the list were pressed.
    pub(crate) fn has_keys(&self) -> bool {
        !self.keys.is_empty()
    }
}

impl Picker {
    /// Clears the field and chooses the first row.
    pub(crate) fn open(&mut self) {
        *self = Self::default();
        self.begin_list();
    }

    /// Chooses the first row after the matches have changed.
    pub(crate) fn begin_list(&mut self) {
        self.chosen = 0;
        self.show_chosen = true;
    }

    /// The place of the chosen row.
    pub(crate) fn chosen(&self) -> usize {
        self.chosen
    }

    /// Chooses a row that is already visible.
    pub(crate) fn point_at(&mut self, place: usize) {
        self.chosen = place;
    }

    /// Chooses a clicked row and returns the keyboard focus to the field, so that keys continue from that row.
    pub(crate) fn go_to(&mut self, ui: &Ui, field: Id, place: usize) {
        self.chosen = place;
        ui.memory_mut(|memory| memory.request_focus(field));
        ui.request_repaint();
    }

    /// Shows the field. `is_held` keeps the keyboard focus there.
    pub(crate) fn field_ui(
        &mut self,
        ui: &mut Ui,
        id: Id,
        is_held: bool,
        field: SearchField,
    ) -> Typed {
        let has_keyboard = is_held || ui.memory(|memory| memory.has_focus(id));
        let keys = if has_keyboard {
            take_list_keys(ui)
        } else {
            Vec::new()
        };
        let field = field.show(ui, id, &mut self.text);
        if is_held && !field.has_focus() {
            field.request_focus();
        }
        if field.changed() {
            self.begin_list();
        }
        Typed { field, keys }
    }

    /// Applies the keys to a list of `count` rows. Returns whether to take the chosen row.
    pub(crate) fn go(&mut self, typed: Typed, count: usize, steps: Steps) -> bool {
        let last = count.saturating_sub(1);
        self.chosen = self.chosen.min(last);
        for key in typed.keys {
            let Some(place) = place_after(key, self.chosen, last, steps) else {
                return true;
            };
            self.chosen = place;
            self.show_chosen = true;
        }
        false
    }

    /// Shows the rows. `row_ui` shows one row, given its place and whether it is chosen. Returns the row that was
    /// clicked.
    pub(crate) fn list_ui(
        &mut self,
        ui: &mut Ui,
        field: Id,
        list: PickerList,
        count: usize,
        mut row_ui: impl FnMut(&mut Ui, usize, bool) -> Response,
    ) -> Option<Clicked> {
        let show_chosen = std::mem::take(&mut self.show_chosen);
        let mut clicked = None;
        let shown = ScrollArea::vertical()
            .id_salt(list.id)
            .max_height(list.height)
            .min_scrolled_height(list.height)
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                if count == 0 && !list.when_empty.is_empty() {
                    ui.label(RichText::new(list.when_empty).weak());
                }
                for place in 0..count {
                    let is_chosen = place == self.chosen;
                    let row = row_ui(ui, place, is_chosen);
                    if is_chosen {
                        describe_chosen(ui, field, &row);
                    }
                    if is_chosen && show_chosen {
                        ui.scroll_to_rect_animation(row.rect, None, ScrollAnimation::none());
                    }
                    if row.clicked() {
                        let is_double = row.double_clicked();
                        clicked = Some(Clicked { place, is_double });
                    }
                }
            });
        let all = ui.interact(shown.inner_rect, shown.id.with("list"), Sense::empty());
        all.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, &list.name));
        clicked
    }
}

/// Makes screen readers announce the chosen row while the field has the keyboard focus.
fn describe_chosen(ui: &Ui, field: Id, row: &Response) {
    let row = row.id.accesskit_id();
    let describe = |node: &mut egui::accesskit::Node| node.set_active_descendant(row);
    ui.ctx().accesskit_node_builder(field, describe);
}

/// Takes the keys for the list. Keys before the last text are dropped: they apply to a list that no longer exists.
fn take_list_keys(ui: &Ui) -> Vec<Key> {
    let mut keys = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Text(_) => {
                keys.clear();
                true
            }
            Event::Key {
                key,
                pressed: true,
                modifiers: Modifiers::NONE,
                ..
            } if is_of_list(*key) => {
                keys.push(*key);
                false
            }
            _ => true,
        });
    });
    keys
}

/// The place to which a key leads from another place, or `None` for Enter, which takes the row.
fn place_after(key: Key, place: usize, last: usize, steps: Steps) -> Option<usize> {
    let to = match key {
        Key::ArrowUp if steps.wraps && place == 0 => last,
        Key::ArrowDown if steps.wraps && place == last => 0,
        Key::ArrowUp => place.saturating_sub(1),
        Key::ArrowDown => place + 1,
        Key::PageUp => place.saturating_sub(steps.page),
        Key::PageDown => place + steps.page,
        Key::Home => 0,
        Key::End => last,
        _ => return None,
    };
    Some(to.min(last))
}

fn is_of_list(key: Key) -> bool {
    matches!(
        key,
        Key::ArrowUp
            | Key::ArrowDown
            | Key::PageUp
            | Key::PageDown
            | Key::Home
            | Key::End
            | Key::Enter
    )
}
