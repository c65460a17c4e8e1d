//! Styles by name.

use crate::features::diagram::model::DiagramForm;
use crate::model::action::{Action, DiagramAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::Bounded;
use crate::widgets::choices::{row_ui, style_title};
use crate::widgets::labels::Tip as _;
use crate::widgets::labels::announce;
use crate::widgets::style::{CONTROL_HEIGHT, DIAGRAM_STYLE_HEIGHT, DIAGRAM_STYLE_WIDTH, palette};
use egui::{Align2, Button, ComboBox, Key, Modifiers, RichText, TextEdit, Ui, vec2};
use tabiya_text::tr;

/// The greatest length of a name.
const MAX_LETTERS: usize = 40;

/// The name that is being typed for a new style.
#[derive(Debug, Default)]
struct Naming {
    text: String,
    is_new: bool,
}

/// Shows the chosen style, and the buttons for styles.
pub(super) fn styles_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    form: &DiagramForm,
    actions: &mut Actions,
) {
    let is_changed = state.diagram.is_style_changed(&state.shared);
    let naming = ui_state.part::<Option<Naming>>().as_ref();
    let is_taken = naming.is_some_and(|naming| is_taken(state, naming.text.trim()));
    row_ui(ui, &tr("picture-style"), |ui, label| {
        let chosen = &form.style_name;
        ComboBox::from_id_salt("diagram style")
            .width(DIAGRAM_STYLE_WIDTH)
            .height(DIAGRAM_STYLE_HEIGHT)
            .selected_text(style_title(chosen))
            .show_ui(ui, |ui| {
                for name in state.shared.settings.style_names() {
                    let choice = ui.selectable_label(name == chosen, style_title(name));
                    if choice.clicked() {
                        let action = DiagramAction::ChooseStyle(name.to_owned());
                        actions.push(Action::from(action));
                        ui.close();
                    }
                }
            })
            .response
            .labelled_by(label.id);
        if is_taken {
            let color = palette(ui.visuals()).error;
            let text = tr("picture-style-taken");
            let label = ui.label(RichText::new(&text).color(color));
            announce(ui, &label, &text);
        } else if is_changed {
            let color = palette(ui.visuals()).warning;
            ui.label(RichText::new(tr("picture-style-changed")).color(color));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(CONTROL_HEIGHT);
        ui.spacing_mut().item_spacing.x = 4.0;
        match ui_state.part::<Option<Naming>>() {
            Some(naming) => {
                if naming_ui(ui, state, naming, actions) {
                    *ui_state.part::<Option<Naming>>() = None;
                }
            }
            None => buttons_ui(ui, state, ui_state, form, is_changed, actions),
        }
    });
}

/// Whether a style already has this name, or this title in the window's language.
fn is_taken(state: &State, name: &str) -> bool {
    let is_it = |known: &str| {
        known.eq_ignore_ascii_case(name) || style_title(known).eq_ignore_ascii_case(name)
    };
    state.shared.settings.style_names().any(is_it)
}

fn buttons_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    form: &DiagramForm,
    is_changed: bool,
    actions: &mut Actions,
) {
    let name = &form.style_name;
    let is_own = state.shared.settings.styles.contains_key(name);
    let button = |ui: &mut Ui, id: &str, is_enabled: bool| {
        let button = Button::new(tr(id)).min_size(vec2(0.0, CONTROL_HEIGHT));
        ui.add_enabled(is_enabled, button).clicked()
    };
    if button(ui, "picture-style-new", true) {
        *ui_state.part::<Option<Naming>>() = Some(Naming {
            text: String::new(),
            is_new: true,
        });
    }
    let mut push = |action| actions.push(Action::from(action));
    if button(ui, "picture-style-save", is_own && is_changed) {
        push(DiagramAction::SaveStyle(name.clone()));
    }
    if button(ui, "picture-style-discard", is_changed) {
        push(DiagramAction::ChooseStyle(name.clone()));
    }
    if button(ui, "picture-style-delete", is_own) {
        push(DiagramAction::DeleteStyle);
    }
}

/// Shows the field for the name of a new style. Returns whether naming is over.
fn naming_ui(ui: &mut Ui, state: &State, naming: &mut Naming, actions: &mut Actions) -> bool {
    let is_given_up = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let mut bounded = Bounded::new(ui, &mut naming.text, MAX_LETTERS);
    let field = TextEdit::singleline(&mut bounded)
        .hint_text(tr("picture-style-name-hint"))
        .desired_width(DIAGRAM_STYLE_WIDTH - 10.0)
        .min_size(vec2(0.0, CONTROL_HEIGHT))
        .align(Align2::LEFT_CENTER);
    let field = ui.add(field).accessible_name(tr("picture-style-name"));
    let field = field.field_tip(tr("picture-style-name"));
    if std::mem::take(&mut naming.is_new) {
        field.request_focus();
    }
    let name = naming.text.trim();
    let is_free = !name.is_empty() && !is_taken(state, name);
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let save = ui.add_enabled(is_free, Button::new(tr("picture-style-keep")));
    let cancel = ui.button(tr("cancel"));
    let is_kept = is_free && (save.clicked() || is_entered);
    if is_kept {
        let action = DiagramAction::SaveStyle(name.to_owned());
        actions.push(Action::from(action));
    } else if is_entered {
        field.request_focus();
    }
    is_kept || is_given_up || cancel.clicked()
}
