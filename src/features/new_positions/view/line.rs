//! The recipe as a line of text, as on the command line.

use super::form::{Form, fault_text_ui};
use crate::features::fen::view::fen_field::{Marked, layout_marked};
use crate::widgets::bounded::{Bounded, LINE};
use crate::widgets::choices::titled_ui;
use crate::widgets::labels::Tip as _;
use egui::{Id, Key, TextBuffer, TextEdit, TextStyle, Ui};
use tabiya_chess::Piece;
use tabiya_collection::recipe::Property;
use tabiya_text::tr;

/// The height of the field, in lines of text.
const ROWS: usize = 2;

/// Shows the line, and below it a fault that no field among the controls shows. `piece` is the one whose squares are
/// shown.
pub(super) fn line_ui(ui: &mut Ui, form: &mut Form, piece: Option<Piece>) {
    titled_ui(ui, "new-positions-recipe", |ui| {
        let mut text = form.text().to_owned();
        let marked = Marked {
            spans: form
                .fault()
                .map(|fault| fault.span.clone())
                .into_iter()
                .collect(),
            is_understood: false,
        };
        let mut layouter = |ui: &Ui, text: &dyn TextBuffer, width: f32| {
            let mut job = layout_marked(ui, text.as_str(), &marked);
            job.wrap.max_width = width;
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let mut bounded = Bounded::new(ui, &mut text, LINE);
        let field = TextEdit::multiline(&mut bounded)
            .id(Id::unique("recipe line"))
            .font(TextStyle::Monospace)
            .return_key(None)
            .desired_rows(ROWS)
            .desired_width(f32::INFINITY)
            .layouter(&mut layouter);
        let field = ui.add(field).field_tip(tr("new-positions-recipe-tip"));
        if field.changed() {
            // Pasted line ends separate conditions as commas do.
            form.write(&text.replace(['\r', '\n'], ","));
        }
        form.is_entered |= field.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        field
    });
    let fault = form.fault_text().filter(|_| !has_field(form, piece));
    if let Some(text) = fault {
        fault_text_ui(ui, &text);
    }
}

/// Whether the fault is shown below a field.
fn has_field(form: &Form, piece: Option<Piece>) -> bool {
    let fault = form.fault();
    let property = fault.and_then(|fault| form.draft().property_at(fault));
    match property {
        None
        | Some(Property::NoCapture | Property::NoCheck | Property::AnyLastMove | Property::Alike) => {
            false
        }
        Some(Property::Region(of)) => Some(of) == piece,
        Some(_) => true,
    }
}
