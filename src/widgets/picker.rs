//! A list that one searches: a field in which one types, and the rows that are found below it.
//!
//! The keyboard stays in the field; keys that mean nothing to a line of text go through the rows
//! (Up, Down, Page Up, Page Down, Home, End) and take one of them (Enter). The chosen row is always
//! to be seen, and screen readers tell it as that of the field.
//! Deliberately absent: what is found, and what a row looks like.

use super::bounded::Bounded;
use super::labels::Tip as _;
use super::style::{CONTROL_HEIGHT, target};
use egui::style::ScrollAnimation;
use egui::{
    Align2, Event, Id, Key, Modifiers, Response, RichText, Role, ScrollArea, Sense, TextEdit, Ui,
    WidgetInfo, vec2,
};

/// A field in which one types what is looked for.
pub(crate) struct SearchField {
    /// What it is called and what is said about it.
    pub name: String,
    /// What is said about it while the pointer rests on it.
    pub tip: String,
    /// What is shown in it while nothing is typed.
    pub hint: String,
    /// How many characters it holds.
    pub most: usize,
}

impl SearchField {
    /// Shows it.
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

/// How far keys lead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    /// Rows that are gone over with Page Up and Page Down.
    pub page: usize,
    /// Whether behind the last row comes the first again.
    pub wraps: bool,
}

/// How far they lead in most lists.
pub(crate) const STEPS: Steps = Steps {
    page: 10,
    wraps: false,
};

/// What is remembered while such a list is shown.
#[derive(Debug, Default)]
pub(crate) struct Picker {
    /// What is typed.
    pub text: String,
    chosen: usize,
    /// Whether the chosen row is to be scrolled to.
    show_chosen: bool,
}

/// What was done in the field.
pub(crate) struct Typed {
    /// The field.
    pub field: Response,
    /// Keys for the list, which come behind what was typed in the same frame.
    keys: Vec<Key>,
}

/// How the list looks as a whole.
pub(crate) struct PickerList {
    /// By which egui knows where it is scrolled to.
    pub id: Id,
    /// What it is called.
    pub name: String,
    /// Its height in points.
    pub height: f32,
    /// What stands there when it has no rows.
    pub when_empty: String,
}

/// A click on a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clicked {
    /// Its place.
    pub place: usize,
    /// Whether it is the second of a double click.
    pub is_double: bool,
}

impl Typed {
    /// Whether keys for the list were pressed.
    pub(crate) fn has_keys(&self) -> bool {
        !self.keys.is_empty()
    }
}

impl Picker {
    /// Nothing is typed, and the first row is chosen.
    pub(crate) fn open(&mut self) {
        *self = Self::default();
        self.begin_list();
    }

    /// Other rows have been found: the first is chosen.
    pub(crate) fn begin_list(&mut self) {
        self.chosen = 0;
        self.show_chosen = true;
    }

    /// The place of the chosen row.
    pub(crate) fn chosen(&self) -> usize {
        self.chosen
    }

    /// Chooses a row that is seen already.
    pub(crate) fn point_at(&mut self, place: usize) {
        self.chosen = place;
    }

    /// Chooses a row that was clicked, and gives the keyboard back to the field: keys go on from here.
    pub(crate) fn go_to(&mut self, ui: &Ui, field: Id, place: usize) {
        self.chosen = place;
        ui.memory_mut(|memory| memory.request_focus(field));
        ui.request_repaint();
    }

    /// Shows the field. `is_held` keeps the keyboard there.
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

    /// Goes through as many rows as there are. Returns whether the chosen one is to be taken.
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

    /// Shows the rows; `row_ui` shows the one at a place and whether it is chosen. Returns which was
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

/// Screen readers tell the chosen row while the field has the keyboard.
fn describe_chosen(ui: &Ui, field: Id, row: &Response) {
    let row = row.id.accesskit_id();
    let describe = |node: &mut egui::accesskit::Node| node.set_active_descendant(row);
    ui.ctx().accesskit_node_builder(field, describe);
}

/// Takes the keys of the list. Those before the last text are about a list that is no more.
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

/// The place to which a key of the list leads from another one; none for Enter, which takes the row.
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
