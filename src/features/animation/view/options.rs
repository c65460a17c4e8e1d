//! The style, the size, the part of the line, the times and the captions.

use crate::features::animation::model::AnimationForm;
use crate::model::state::State;
use crate::widgets::bounded::{Bounded, LINE, bound_next_number};
use crate::widgets::choices::{orientation_ui, row_ui, style_title};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{
    CONTROL_HEIGHT, DIAGRAM_NUMBER_WIDTH, DIAGRAM_STYLE_HEIGHT, DIAGRAM_STYLE_WIDTH, GAP,
};
use egui::{Align2, ComboBox, DragValue, Key, Response, TextEdit, Ui, vec2};
use std::ops::RangeInclusive;
use tabiya_picture::{Animation, MIN_SIZE};
use tabiya_publish::{AnimatedLine, AnimationChoices};
use tabiya_text::tr;

/// Width of the fields with moves.
const MOVE_WIDTH: f32 = 110.0;
const MS_PER_SECOND: f64 = 1000.0;

/// Shows the options. Returns whether Enter was pressed in the heading.
pub(super) fn options_ui(
    ui: &mut Ui,
    state: &State,
    line: &AnimatedLine,
    form: &mut AnimationForm,
) -> bool {
    style_ui(ui, state, form);
    row_ui(ui, &tr("picture-size"), |ui, label| {
        bound_next_number(ui);
        let size = DragValue::new(&mut form.style.size)
            .range(MIN_SIZE..=Animation::MAX_SIZE)
            .suffix(tr("picture-pixels"))
            .min_size(vec2(DIAGRAM_NUMBER_WIDTH, CONTROL_HEIGHT));
        ui.add(size).labelled_by(label.id);
    });
    orientation_ui(ui, &mut form.style.orientation);
    ui.separator();
    part_ui(ui, line, form);
    ui.separator();
    times_ui(ui, &mut form.choices);
    ui.separator();
    marks_ui(ui, form);
    ui.separator();
    captions_ui(ui, line, form)
}

fn style_ui(ui: &mut Ui, state: &State, form: &mut AnimationForm) {
    row_ui(ui, &tr("picture-style"), |ui, label| {
        let mut chosen = None;
        ComboBox::from_id_salt("animation style")
            .width(DIAGRAM_STYLE_WIDTH)
            .height(DIAGRAM_STYLE_HEIGHT)
            .selected_text(style_title(&form.style_name))
            .show_ui(ui, |ui| {
                for name in state.shared.settings.style_names() {
                    let is_it = *name == form.style_name;
                    if ui.selectable_label(is_it, style_title(name)).clicked() {
                        chosen = state.shared.settings.style(name).map(|style| (name, style));
                        ui.close();
                    }
                }
            })
            .response
            .labelled_by(label.id);
        if let Some((name, style)) = chosen {
            form.choose_style(name, style);
        }
    });
}

/// Shows the first and the last move.
fn part_ui(ui: &mut Ui, line: &AnimatedLine, form: &mut AnimationForm) {
    let names = form.choices.names;
    let choices = &mut form.choices;
    // The line may have become shorter since the dialog was opened.
    let moves = line.moves().max(1);
    let last = choices.to.clamp(1, moves);
    let first = (choices.from + 1).min(last);
    let (mut from, mut to) = (first, last);
    row_ui(ui, &tr("animation-from"), |ui, label| {
        move_ui(ui, line, &mut from, 1..=last, names).labelled_by(label.id);
    });
    row_ui(ui, &tr("animation-to"), |ui, label| {
        move_ui(ui, line, &mut to, first..=moves, names).labelled_by(label.id);
    });
    if (from, to) != (first, last) {
        choices.from = from - 1;
        choices.to = to;
    }
}

/// Shows the number of a move as the move itself. The number before its dots can be typed.
fn move_ui(
    ui: &mut Ui,
    line: &AnimatedLine,
    number: &mut usize,
    range: RangeInclusive<usize>,
    names: tabiya_notation::moves::PieceNames,
) -> Response {
    let shown = |number: f64| line.move_text(number.round() as usize, names);
    bound_next_number(ui);
    let field = DragValue::new(number)
        .range(range)
        .speed(0.2)
        .custom_formatter(|number, _| shown(number).unwrap_or_default())
        .custom_parser(|text| Some(number_of(line, text)? as f64))
        .min_size(vec2(MOVE_WIDTH, CONTROL_HEIGHT));
    ui.add(field)
}

/// The number of a move that is typed as `12`, `12.` or `12...`, whatever follows.
fn number_of(line: &AnimatedLine, text: &str) -> Option<usize> {
    let text = text.trim();
    let digits = text.len()
        - text
            .trim_start_matches(|sign: char| sign.is_ascii_digit())
            .len();
    let (number, rest) = text.split_at_checked(digits)?;
    let is_black = rest.starts_with("..") || rest.starts_with('…');
    Some(line.moves_before(number.parse().ok()?, is_black)? + 1)
}

fn times_ui(ui: &mut Ui, choices: &mut AnimationChoices) {
    row_ui(ui, &tr("animation-tempo"), |ui, label| {
        let range = AnimationChoices::TEMPO_MS;
        seconds_ui(ui, &mut choices.tempo_ms, &range).labelled_by(label.id);
    });
    row_ui(ui, &tr("animation-pause"), |ui, label| {
        let range = AnimationChoices::PAUSE_MS;
        seconds_ui(ui, &mut choices.pause_ms, &range).labelled_by(label.id);
    });
}

fn seconds_ui(ui: &mut Ui, milliseconds: &mut u32, range: &RangeInclusive<u32>) -> Response {
    let mut seconds = f64::from(*milliseconds) / MS_PER_SECOND;
    let limits = [range.start(), range.end()].map(|limit| f64::from(*limit) / MS_PER_SECOND);
    bound_next_number(ui);
    let field = DragValue::new(&mut seconds)
        .range(limits[0]..=limits[1])
        .speed(0.05)
        .max_decimals(2)
        .suffix(tr("animation-seconds"))
        .min_size(vec2(DIAGRAM_NUMBER_WIDTH, CONTROL_HEIGHT));
    let field = ui.add(field);
    if field.changed() {
        *milliseconds = (seconds * MS_PER_SECOND).round() as u32;
    }
    field
}

fn marks_ui(ui: &mut Ui, form: &mut AnimationForm) {
    ui.spacing_mut().item_spacing.y = GAP / 2.0;
    let style = &mut form.style;
    ui.checkbox(&mut style.last_move, tr("animation-mark-moves"));
    ui.checkbox(&mut style.annotations, tr("picture-annotations"));
    ui.checkbox(&mut style.side_to_move, tr("picture-side-to-move"));
}

/// Shows the choices of captions. Returns whether Enter was pressed in the heading.
fn captions_ui(ui: &mut Ui, line: &AnimatedLine, form: &mut AnimationForm) -> bool {
    let choices = &mut form.choices;
    let is_entered = ui.horizontal(|ui| {
        ui.set_min_height(CONTROL_HEIGHT);
        ui.checkbox(&mut choices.shows_heading, tr("animation-heading"));
        // The line already has the heading that was typed.
        let mut text: String = line.heading.chars().take(LINE).collect();
        let mut bounded = Bounded::new(ui, &mut text, LINE);
        let name = tr("animation-heading-field");
        let field = TextEdit::singleline(&mut bounded)
            .hint_text(tr("picture-caption-hint"))
            .desired_width(ui.available_width() - 10.0)
            .min_size(vec2(0.0, CONTROL_HEIGHT))
            .align(Align2::LEFT_CENTER);
        let field = ui.add(field).accessible_name(&name).field_tip(name);
        if field.changed() {
            form.heading = Some(text);
        }
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    });
    ui.checkbox(&mut choices.shows_moves, tr("animation-moves"));
    ui.checkbox(&mut choices.shows_comments, tr("animation-comments"));
    is_entered.inner
}
