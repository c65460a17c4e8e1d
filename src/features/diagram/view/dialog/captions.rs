//! The text below the board.

use crate::features::diagram::model::DiagramForm;
use crate::widgets::bounded::{Bounded, LINE};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::CONTROL_HEIGHT;
use egui::{Align2, Key, TextEdit, Ui, vec2};
use tabiya_publish::Entry;
use tabiya_text::tr;

/// Width of the field for the number.
const NUMBER_WIDTH: f32 = 52.0;

/// Shows the number and the caption. Returns whether Enter was pressed in a field.
pub(super) fn captions_ui(ui: &mut Ui, record: Option<&Entry>, form: &mut DiagramForm) -> bool {
    let said = |text: fn(&Entry) -> &str| record.map_or("", text);
    let caption = said(|entry| &entry.diagram.caption);
    let number = said(|entry| &entry.diagram.number);
    ui.horizontal(|ui| {
        ui.set_min_height(CONTROL_HEIGHT);
        ui.checkbox(&mut form.style.number, tr("picture-number"));
        let name = tr("picture-number-field");
        let mut is_entered = field_ui(ui, &mut form.number, number, NUMBER_WIDTH, &name, "");
        ui.checkbox(&mut form.style.caption, tr("picture-caption"));
        let width = ui.available_width();
        let (name, hint) = (tr("picture-caption-field"), tr("picture-caption-hint"));
        is_entered |= field_ui(ui, &mut form.caption, caption, width, &name, &hint);
        is_entered
    })
    .inner
}

/// Shows a field with the text of the record, until another text is typed. Returns whether Enter was pressed in it.
fn field_ui(
    ui: &mut Ui,
    typed: &mut Option<String>,
    said: &str,
    width: f32,
    name: &str,
    hint: &str,
) -> bool {
    // The user may start from the text of the record, up to the length that the field takes.
    let mut text = typed
        .clone()
        .unwrap_or_else(|| said.chars().take(LINE).collect());
    let mut bounded = Bounded::new(ui, &mut text, LINE);
    let field = TextEdit::singleline(&mut bounded)
        .hint_text(hint)
        .desired_width(width - 10.0)
        .min_size(vec2(0.0, CONTROL_HEIGHT))
        .align(Align2::LEFT_CENTER);
    let field = ui.add(field).accessible_name(name).field_tip(name);
    if field.changed() {
        *typed = Some(text).filter(|text| text != said);
    }
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
