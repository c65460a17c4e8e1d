//! Size, board and marks.

use crate::features::diagram::model::DiagramForm;
use crate::widgets::bounded::bound_next_number;
use crate::widgets::choices::{choice_ui, orientation_ui, row_ui};
use crate::widgets::style::{CONTROL_HEIGHT, DIAGRAM_NUMBER_WIDTH, GAP};
use egui::{DragValue, RichText, Ui, vec2};
use std::ops::RangeInclusive;
use tabiya_picture::{Coordinates, Frame, Layout, MAX_SIZE, MIN_SIZE};
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
