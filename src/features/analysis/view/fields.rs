//! Fields for numbers, some of them optional.

use crate::widgets::bounded::bound_next_number;
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, target};
use egui::{DragValue, Grid, Response, Ui, vec2};
use tabiya_text::{count_text, decimal_text, number_of_text, tr};

/// Width of a number field.
const NUMBER_WIDTH: f32 = 96.0;

/// The format of a number field.
#[derive(Clone, Copy, Debug)]
pub(super) struct NumberForm {
    /// The minimum and the maximum value, in the unit of the number itself.
    pub(super) range: [u64; 2],
    /// The factor between the unit shown and that of the number: 1000 if milliseconds are shown as seconds.
    pub(super) unit: u64,
    /// The change in the value shown per point of dragging.
    pub(super) speed: f64,
}

impl NumberForm {
    pub(super) const fn of(range: [u64; 2]) -> Self {
        Self {
            range,
            unit: 1,
            speed: 0.1,
        }
    }

    /// Formats a number for the field.
    fn text(self, number: f64) -> String {
        if self.unit == 1 {
            return count_text(number.round() as u64);
        }
        let text = decimal_text(number, 3);
        let text = text.trim_end_matches('0');
        text.trim_end_matches(|letter: char| !letter.is_ascii_digit())
            .to_owned()
    }

    /// Parses the typed number.
    fn number(self, text: &str) -> Option<f64> {
        if self.unit == 1 {
            return number_of_text(text).map(|number| number as f64);
        }
        text.trim().replace(',', ".").parse().ok()
    }
}

/// Shows a number field. Returns its response.
pub(super) fn number_ui(ui: &mut Ui, number: &mut u64, form: NumberForm, name: &str) -> Response {
    let unit = form.unit as f64;
    let [least, most] = form.range;
    // Showing the least value for a number that is not chosen yet does not choose it.
    let mut shown = (*number).clamp(least, most) as f64 / unit;
    let [least, most] = form.range.map(|end| end as f64 / unit);
    let height = target(ui.style(), CONTROL_HEIGHT);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size = vec2(NUMBER_WIDTH, height);
        bound_next_number(ui);
        let field = DragValue::new(&mut shown)
            .range(least..=most)
            .speed(form.speed)
            .max_decimals(if form.unit > 1 { 3 } else { 0 })
            .custom_formatter(move |number, _| form.text(number))
            .custom_parser(move |text| form.number(text))
            .update_while_editing(false);
        let field = ui.add(field).accessible_name(name);
        if field.changed() {
            *number = (shown * unit).round() as u64;
        }
        field
    })
    .inner
}

/// Shows a row of a grid for an optional number: a check box with the name, the number and its unit.
pub(super) fn optional_ui(
    ui: &mut Ui,
    number: &mut Option<u64>,
    [name, unit, tip]: [&str; 3],
    usual: u64,
    form: NumberForm,
) {
    let (name, tip) = (tr(name), tr(tip));
    let mut is_on = number.is_some();
    let check = ui.checkbox(&mut is_on, &name).on_hover_text(&tip);
    if check.changed() {
        *number = is_on.then_some(usual);
    }
    let mut shown = number.unwrap_or(usual);
    ui.add_enabled_ui(is_on, |ui| {
        let field = number_ui(ui, &mut shown, form, &name).field_tip(tip);
        if field.changed() {
            *number = Some(shown);
        }
    });
    ui.label(tr(unit));
    ui.end_row();
}

/// Shows a grid of such rows.
pub(super) fn numbers_ui(ui: &mut Ui, salt: &str, rows: impl FnOnce(&mut Ui)) {
    Grid::new(salt)
        .num_columns(3)
        .spacing([12.0, 4.0])
        .show(ui, rows);
}
