//! A field for a number or its limits, in which Up and Down count.

use super::panel::{FindPanel, Panel};
use crate::view::UiState;
use crate::widgets::bounded::{Bounded, NUMBER};
use crate::widgets::style::palette;
use egui::{Id, Key, Modifiers, Response, TextEdit, TextStyle, Ui};

/// The content of a field.
pub(super) struct NumberField<'a, T> {
    pub(super) id: Id,
    /// The limits in the query.
    pub(super) limits: Option<T>,
    /// Writes limits as text.
    pub(super) write: fn(T) -> String,
    /// Reads typed text; `None` for no limits.
    pub(super) read: fn(&str) -> Result<Option<T>, ()>,
    /// Moves limits by a step of 1 or -1.
    pub(super) stepped: &'a dyn Fn(Option<T>, i8) -> T,
}

impl<T: Copy> NumberField<'_, T> {
    /// Shows the field with this look, and passes limits that the user has changed to `set`. Returns the response, and
    /// whether the text gives no limits. While the field has the focus, it keeps the text as typed.
    pub(super) fn show(
        self,
        ui: &mut Ui,
        ui_state: &mut UiState,
        panel: &mut Panel,
        look: impl for<'t> FnOnce(TextEdit<'t>) -> TextEdit<'t>,
        set: impl FnOnce(&mut Panel, Option<T>),
    ) -> (Response, bool) {
        let typed = ui_state
            .part::<FindPanel>()
            .typed
            .take_if(|(place, _)| *place == self.id);
        let typed = typed.map(|(_, text)| text);
        let mut text = typed
            .clone()
            .unwrap_or_else(|| self.limits.map(self.write).unwrap_or_default());
        let is_wrong = (self.read)(&text).is_err();
        let color = is_wrong.then(|| palette(ui.visuals()).error);
        let mut bounded = Bounded::new(ui, &mut text, NUMBER);
        let field = TextEdit::singleline(&mut bounded)
            .id(self.id)
            .font(TextStyle::Body)
            .text_color_opt(color);
        let response = ui.add(look(field));
        let step = step_of(ui, &response);
        if step != 0 {
            let stepped = (self.stepped)(self.limits, step);
            text = (self.write)(stepped);
            set(panel, Some(stepped));
        } else if response.changed()
            && let Ok(limits) = (self.read)(&text)
        {
            set(panel, limits);
        }
        if response.has_focus() && (response.changed() || step != 0 || typed.is_some()) {
            ui_state.part::<FindPanel>().typed = Some((self.id, text));
        }
        panel.is_search_wanted |=
            response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        (response, is_wrong)
    }
}

/// The step that Up and Down request: 1, -1 or 0.
fn step_of(ui: &Ui, response: &Response) -> i8 {
    if !response.has_focus() {
        return 0;
    }
    ui.input_mut(|input| {
        let mut pressed = |key| i8::from(input.consume_key(Modifiers::NONE, key));
        pressed(Key::ArrowUp) - pressed(Key::ArrowDown)
    })
}
