//! The explanations of the current part and of all parts, field by field.

use super::parts::parts_id;
use super::pointing::Help;
use crate::command::Command;
use crate::model::state::State;
use crate::view::shortcuts::all_keys_text;
use crate::widgets::labels::caption_ui;
use crate::widgets::style::{GAP, HELP_NOW_LINES, SCROLL_BAR_SPACE, palette};
use egui::text::LayoutJob;
use egui::{
    Color32, CornerRadius, FontSelection, Label, Rect, RichText, Role, ScrollArea, Sense, Stroke,
    StrokeKind, TextStyle, Ui, WidgetInfo, vec2,
};
use tabiya_notation::explain::{FIELDS, FieldMeaning};
use tabiya_notation::fen::FenField;
use tabiya_text::{tr, tr_with};

/// The maximum number of characters shown of a part before its explanation.
const MAX_SHOWN: usize = 10;
/// The minimum width for these characters, in points.
const TOKEN_WIDTH: f32 = 30.0;

/// Explains the current part. The lines below never move, because the pointer may be on one of them.
pub(super) fn current_ui(ui: &mut Ui, state: &State, help: &Help) {
    let height = ui.text_style_height(&TextStyle::Body) * HELP_NOW_LINES as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let mut here = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    let ui = &mut here;
    if help.explained.parts().is_empty() {
        ui.label(help.explained.nothing_text(state));
        return;
    }
    match help.pointing.current() {
        Some(part) if help.explained.part(part).is_some() => {
            let name = help.explained.name(part);
            few_lines_ui(ui, name, palette(ui.visuals()).strong_text);
        }
        _ => {
            let keys = all_keys_text(ui, state, Command::ExplainHere);
            let hint = tr_with("help-hint", &[("keys", keys.into())]);
            few_lines_ui(ui, hint, palette(ui.visuals()).weak_text);
        }
    }
}

/// Shows a text in limited space. A tooltip shows the whole text if it is cut.
fn few_lines_ui(ui: &mut Ui, text: String, color: Color32) {
    let font = FontSelection::Default.resolve(ui.style());
    let mut job = LayoutJob::simple(text, font, color, ui.available_width());
    job.wrap.max_rows = HELP_NOW_LINES;
    ui.add(Label::new(job).wrap());
}

/// Shows the fields with their parts.
pub(super) fn rows_ui(ui: &mut Ui, help: &mut Help) {
    let current = help.pointing.current();
    let is_new = current != help.shown;
    help.shown = current;
    let mut pointed = None;
    ScrollArea::vertical()
        .id_salt("help rows")
        .auto_shrink(false)
        .show(ui, |ui| {
            // The scroll bar is beside the words, not on top of them.
            ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
            if help.explained.parts().is_empty() {
                return;
            }
            for field in FIELDS.into_iter().chain([FenField::End]) {
                field_ui(ui, help, field, is_new, &mut pointed);
            }
        });
    help.pointing.point(pointed);
    if let Some(part) = pointed {
        // A press or a touch selects the part, and the keys continue from there.
        if ui.input(|input| input.pointer.any_pressed()) {
            help.cursor = part;
            ui.memory_mut(|memory| memory.request_focus(parts_id()));
        }
        // The row under the pointer does not need scrolling.
        help.shown = pointed;
    }
}

fn caption_id(field: FenField) -> &'static str {
    match field {
        FenField::Board => "menu-board-pieces",
        FenField::SideToMove => "side-to-move",
        FenField::Castling => "castling",
        FenField::EnPassant => "en-passant",
        FenField::HalfmoveClock => "halfmove-clock",
        FenField::FullmoveNumber => "fullmove-number",
        FenField::End => "help-behind",
    }
}

fn about_id(field: FenField) -> Option<&'static str> {
    Some(match field {
        FenField::Board => "help-about-board",
        FenField::SideToMove => "help-about-side",
        FenField::Castling => "help-about-castling",
        FenField::EnPassant => "help-about-en-passant",
        FenField::HalfmoveClock => "help-about-halfmove",
        FenField::FullmoveNumber => "help-about-fullmove",
        FenField::End => return None,
    })
}

fn field_ui(ui: &mut Ui, help: &Help, field: FenField, is_new: bool, pointed: &mut Option<usize>) {
    let is_behind = field == FenField::End;
    let is_told = |meaning| !matches!(meaning, FieldMeaning::NextField | FieldMeaning::StrayBlank);
    let parts = help.explained.parts().iter().enumerate();
    let parts = parts.filter(|(_, part)| part.field == field && is_told(part.meaning));
    let parts: Vec<_> = parts.collect();
    if is_behind && parts.is_empty() {
        return;
    }
    ui.add_space(GAP);
    caption_ui(ui, &tr(caption_id(field)));
    if let Some(about) = about_id(field) {
        ui.add(Label::new(RichText::new(tr(about)).weak()).wrap());
    }
    let missing = help.explained.missing(field).filter(|_| !is_behind);
    if let Some(missing) = missing {
        ui.add(Label::new(RichText::new(missing).weak()).wrap());
    }
    for fault in help.explained.faults(field) {
        let color = palette(ui.visuals()).error;
        ui.add(Label::new(RichText::new(format!("⚠ {fault}")).color(color)).wrap());
    }
    ui.spacing_mut().item_spacing.y = 2.0;
    let mut begins_rank = field == FenField::Board;
    let mut rank = 8;
    for (number, part) in parts {
        if std::mem::take(&mut begins_rank) {
            ui.add_space(4.0);
            let name = tr_with("help-rank", &[("rank", rank.into())]);
            ui.label(RichText::new(name).small().weak());
        }
        if let FieldMeaning::NextRank { .. } = part.meaning {
            begins_rank = true;
            rank -= 1;
            continue;
        }
        if row_ui(ui, help, number, is_new) {
            *pointed = Some(number);
        }
    }
    ui.spacing_mut().item_spacing.y = 8.0;
}

/// Shows a part with its meaning. Returns whether the pointer is on it.
fn row_ui(ui: &mut Ui, help: &Help, number: usize, is_new: bool) -> bool {
    let palette = palette(ui.visuals());
    let is_current = help.pointing.current() == Some(number);
    let color = |usual: Color32| {
        if is_current {
            palette.chosen_text
        } else {
            usual
        }
    };
    let is_fault = help
        .explained
        .part(number)
        .is_some_and(|part| matches!(part.meaning, FieldMeaning::Unreadable(_)));
    let (token_color, words_color) = if is_fault {
        (color(palette.error), color(palette.error))
    } else {
        (color(palette.strong_text), color(palette.text))
    };
    let token = help.explained.characters(number, MAX_SHOWN);
    let mono = TextStyle::Monospace.resolve(ui.style());
    let token = ui.painter().layout_no_wrap(token, mono, token_color);
    let indent = (token.size().x + 10.0).max(TOKEN_WIDTH);
    let room = ui.available_width() - indent - 4.0;
    let font = FontSelection::Default.resolve(ui.style());
    let words = help.explained.words(number).to_owned();
    let words = ui.painter().layout(words, font, words_color, room);
    let height = token.size().y.max(words.size().y) + 4.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| {
        let name = help.explained.name(number);
        WidgetInfo::labeled(Role::Label, true, name)
    });
    if is_current {
        let frame = Stroke::new(1.0, palette.accent);
        ui.painter().rect(
            rect,
            CornerRadius::same(2),
            palette.chosen,
            frame,
            StrokeKind::Inside,
        );
    }
    let top = rect.left_top() + vec2(4.0, 2.0);
    let baseline = |rect: Rect| rect.left_top() + vec2(indent, 2.0);
    ui.painter().galley(top, token, token_color);
    ui.painter().galley(baseline(rect), words, words_color);
    if is_current && is_new {
        response.scroll_to_me(None);
    }
    // During a press only the scroll area counts as hovered, so `hovered()` does not help here.
    response.contains_pointer()
}
