//! Size, board, marks, and the text below the board.

use crate::features::diagram::model::DiagramForm;
use crate::widgets::bounded::{Bounded, LINE, bound_next_number};
use crate::widgets::choices::{choice_ui, orientation_ui, row_ui};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, DIAGRAM_NUMBER_WIDTH, GAP};
use egui::{Align2, DragValue, Key, RichText, TextEdit, Ui, vec2};
use std::ops::RangeInclusive;
use tabiya_picture::{Coordinates, Frame, Layout, MAX_SIZE, MIN_SIZE};
use tabiya_publish::PublishedRecord;
use tabiya_text::{decimal_text, tr, tr_with};

const CM_PER_INCH: f64 = 2.54;

/// Shows the size of the picture, in pixels and on paper.
pub(super) fn size_ui(ui: &mut Ui, form: &mut DiagramForm, layout: Option<Layout>) {
    let style = &mut form.style;
    row_ui(ui, &tr("picture-size"), |ui, label| {
        let pixels = tr("picture-pixels");
        number_ui(ui, &mut style.size, MIN_SIZE..=MAX_SIZE, &pixels).labelled_by(label.id);
        let label = ui.label(tr("picture-resolution"));
        number_ui(ui, &mut style.resolution, 10..=4800, "").labelled_by(label.id);
    });
    let Some(layout) = layout else {
        return;
    };
    let inches = |pixels: u32| f64::from(pixels) / f64::from(style.resolution);
    let (width, height) = (inches(layout.width), inches(layout.height));
    let text = |number| decimal_text(number, 1);
    let variables = [
        ("width", text(width * CM_PER_INCH).into()),
        ("height", text(height * CM_PER_INCH).into()),
        ("inchwidth", text(width).into()),
        ("inchheight", text(height).into()),
    ];
    row_ui(ui, "", |ui, _| {
        ui.label(RichText::new(tr_with("picture-physical", &variables)).weak());
    });
}

fn number_ui(
    ui: &mut Ui,
    number: &mut u32,
    range: RangeInclusive<u32>,
    suffix: &str,
) -> egui::Response {
    let field = DragValue::new(number)
        .range(range)
        .suffix(suffix)
        .min_size(vec2(DIAGRAM_NUMBER_WIDTH, CONTROL_HEIGHT));
    bound_next_number(ui);
    ui.add(field)
}

/// Shows the choices about the margin, the coordinates, the orientation and the frame.
pub(super) fn board_ui(ui: &mut Ui, form: &mut DiagramForm) {
    let style = &mut form.style;
    row_ui(ui, &tr("picture-margin"), |ui, label| {
        let field = number_ui(ui, &mut style.margin, 0..=400, " %").labelled_by(label.id);
        field.on_hover_text(tr("picture-margin-tip"));
        ui.label(RichText::new(tr("picture-of-a-square")).weak());
    });
    let all = |choices: &[(&str, Coordinates)]| named(choices);
    choice_ui(
        ui,
        &tr("picture-coordinates"),
        &mut style.coordinates,
        &all(&[
            ("picture-outside", Coordinates::Outside),
            ("picture-inside", Coordinates::Inside),
            ("picture-none", Coordinates::None),
        ]),
    );
    orientation_ui(ui, &mut style.orientation);
    choice_ui(
        ui,
        &tr("picture-frame"),
        &mut style.frame,
        &named(&[
            ("picture-none", Frame::None),
            ("picture-thin", Frame::Thin),
            ("picture-thick", Frame::Thick),
            ("picture-double", Frame::Double),
        ]),
    );
}

fn named<T: Copy>(choices: &[(&str, T)]) -> Vec<(T, String)> {
    choices
        .iter()
        .map(|(id, choice)| (*choice, tr(id)))
        .collect()
}

/// Shows the choices about marks besides the pieces.
pub(super) fn marks_ui(ui: &mut Ui, form: &mut DiagramForm) {
    let style = &mut form.style;
    ui.columns(2, |columns| {
        for column in columns.iter_mut() {
            column.spacing_mut().item_spacing.y = GAP / 2.0;
        }
        let left = &mut columns[0];
        left.checkbox(&mut style.side_to_move, tr("picture-side-to-move"));
        left.checkbox(&mut style.annotations, tr("picture-annotations"));
        left.checkbox(&mut style.transparent, tr("picture-transparent"));
        let right = &mut columns[1];
        right
            .checkbox(&mut style.last_move, tr("picture-last-move"))
            .on_hover_text(tr("picture-last-move-tip"));
        right
            .checkbox(&mut style.problems, tr("picture-problems"))
            .on_hover_text(tr("picture-problems-tip"));
    });
}

/// Width of the field for the number.
const NUMBER_WIDTH: f32 = 52.0;

/// Shows the number and the caption. Returns whether Enter was pressed in a field.
pub(super) fn captions_ui(
    ui: &mut Ui,
    record: Option<&PublishedRecord>,
    form: &mut DiagramForm,
) -> bool {
    let said = |text: fn(&PublishedRecord) -> &str| record.map_or("", text);
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
