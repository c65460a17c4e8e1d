//! The field for what is looked for, and below it what is wrong with it or what one could try.

use super::panel::{FindPanel, Panel};
use crate::command::Command;
use crate::search::{Query, QueryError};
use crate::state::State;
use crate::text::{query_error_text, tr};
use crate::ui::bounded::{Bounded, LINE};
use crate::ui::bounded::{forget_typing, select_all};
use crate::ui::fen_field::{Marked, layout_marked};
use crate::ui::labels::Tip as _;
use crate::ui::labels::announce;
use crate::ui::line_with_end::line_with_end_ui;
use crate::ui::shortcuts::tip_with_keys;
use crate::ui::style::{CONTROL_HEIGHT, palette, target};
use crate::ui::{Focus, UiState};
use egui::text::{CCursor, CharIndex};
use egui::text_edit::TextEditOutput;
use egui::{Button, FontId, Id, Key, Label, RichText, Stroke, TextEdit, TextStyle, Ui, vec2};

/// Questions that show what can be asked, with what they mean.
const EXAMPLES: [(&str, &str); 6] = [
    ("Karpov", "find-example-text"),
    ("KRPvKR either side", "find-example-material"),
    ("men<=5", "find-example-count"),
    ("black check", "find-example-check"),
    ("bm:", "find-example-operation"),
    ("id:Tal", "find-example-operand"),
];

/// The field in which one types what is looked for.
pub(in crate::ui) fn find_field_id() -> Id {
    Id::unique("find field")
}

/// Shows the field with its button.
pub(super) fn field_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, panel: &mut Panel) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let height = target(ui.style(), CONTROL_HEIGHT);
        line_with_end_ui(
            ui,
            Id::unique("find line"),
            height,
            &mut (&mut *ui_state, &mut *panel),
            |ui, (ui_state, panel)| text_ui(ui, state, ui_state, panel),
            |ui, (_, panel)| {
                let button = Button::new(tr("find-search"));
                let button = ui.add_enabled(panel.typed.is_ok(), button);
                panel.is_search_wanted |= button.clicked();
                button.any_tip(tr("find-search-tip"));
            },
        );
    });
    match &panel.typed {
        Err(error) => error_ui(ui, error),
        Ok(query) if query.is_empty() && panel.form.pattern.is_empty() => {
            examples_ui(ui, ui_state, panel);
        }
        Ok(_) => {}
    }
}

fn text_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, panel: &mut Panel) {
    let id = find_field_id();
    forget_other_text(ui, &panel.form.text, ui_state);
    let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, _width: f32| {
        let job = layout_marked(ui, text.as_str(), &marked(text.as_str()));
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let mut bounded = Bounded::new(ui, &mut panel.form.text, LINE);
    let output = TextEdit::singleline(&mut bounded)
        .id(id)
        .font(TextStyle::Monospace)
        .hint_text(tr("find-hint"))
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, CONTROL_HEIGHT))
        .align(egui::Align2::LEFT_CENTER)
        .layouter(&mut layouter)
        .show(ui);
    let response = output.response.response.clone().accessible_name(tr("find"));
    let tip = tip_with_keys(ui, state, &tr("find-tip"), Command::Find);
    let response = response.field_tip(tip);
    if response.changed() {
        panel.typed = Query::parse(&panel.form.text);
    }
    mark_missing(ui, panel, &output);
    if ui_state.take_focus(Focus::Find) {
        response.request_focus();
        select_all(ui, find_field_id());
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        panel.is_search_wanted = panel.typed.is_ok();
        // One may go on typing.
        response.request_focus();
    }
    ui_state
        .part::<FindPanel>()
        .text_shown
        .clone_from(&panel.form.text);
}

/// A question that a control wrote must not be undone into one that the controls do not show.
fn forget_other_text(ui: &Ui, text: &str, ui_state: &mut UiState) {
    if ui_state.part::<FindPanel>().text_shown == text {
        return;
    }
    forget_typing(ui, find_field_id());
}

fn marked(text: &str) -> Marked {
    let spans = Query::parse(text).err().map(|error| error.span);
    Marked {
        spans: spans.into_iter().collect(),
        is_understood: false,
    }
}

/// Where something is missing there is no character to underline: a mark stands in its place.
fn mark_missing(ui: &Ui, panel: &Panel, output: &TextEditOutput) {
    let error = panel.typed.as_ref().err();
    let Some(error) = error.filter(|error| error.span.is_empty()) else {
        return;
    };
    let before = panel.form.text.get(..error.span.start).unwrap_or_default();
    let cursor = CCursor::new(CharIndex(before.chars().count()));
    let place = output.galley.pos_from_cursor(cursor);
    let from = place.translate(output.galley_pos.to_vec2()).left_bottom();
    let stroke = Stroke::new(2.0, palette(ui.visuals()).error);
    ui.painter_at(output.text_clip_rect.expand(2.0))
        .line_segment([from, from + vec2(8.0, 0.0)], stroke);
}

fn error_ui(ui: &mut Ui, error: &QueryError) {
    let text = query_error_text(error);
    let shown = RichText::new(format!("⚠ {text}")).color(palette(ui.visuals()).error);
    let label = ui.add(Label::new(shown).wrap());
    announce(ui, &label, &text);
    label.on_hover_text(tr("find-text-first"));
}

fn examples_ui(ui: &mut Ui, ui_state: &mut UiState, panel: &mut Panel) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(6.0, 1.0);
        ui.spacing_mut().interact_size.y = target(ui.style(), 0.0);
        ui.label(RichText::new(tr("find-try")).weak().size(12.0));
        for (text, about) in EXAMPLES {
            let text_shown = RichText::new(text).font(FontId::monospace(12.0));
            let least = vec2(target(ui.style(), 0.0), 0.0);
            let button = ui.add(Button::new(text_shown).min_size(least));
            if button.clicked() {
                text.clone_into(&mut panel.form.text);
                panel.typed = Query::parse(text);
                ui_state.focus_wanted = Some(Focus::Find);
            }
            button.on_hover_text(tr(about));
        }
    });
}
