//! The dialog for reading many diagrams: the files and the options.

use crate::features::read_diagrams::model::{LAST_PAGE, ReadForm};
use crate::model::action::{Action, ReadDiagramsAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{Bounded, LINE, bound_next_number};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, GAP, LINES_DIALOG_WIDTH};
use egui::{Align2, DragValue, Key, Label, RichText, TextEdit, Ui, vec2};
use tabiya_text::{count_text, counted, name_text, number_of_text, tr, tr_with};

/// The maximum number of chosen files that are listed.
const MOST_NAMED: usize = 5;
/// The width of a field for a page number.
const NUMBER_WIDTH: f32 = 96.0;

/// Shows the dialog.
pub(crate) fn read_diagrams_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    set_width_within(ui, LINES_DIALOG_WIDTH);
    ui.heading(tr("read-diagrams-title"));
    ui.add(Label::new(RichText::new(tr("read-diagrams-about")).weak()).wrap());
    ui.add_space(GAP / 2.0);
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let mut form = state.read_diagrams.form.clone();
    chosen_ui(ui, &form, is_new, actions);
    ui.add_space(GAP / 2.0);
    let mut is_entered = false;
    if form.may_have_pdf() {
        pages_ui(ui, &mut form);
        is_entered = password_ui(ui, &mut form);
    }
    ui.checkbox(&mut form.goes_on, tr("read-diagrams-goes-on"))
        .on_hover_text(tr("read-diagrams-goes-on-tip"));
    ui.checkbox(&mut form.keeps_crops, tr("read-diagrams-keep"))
        .on_hover_text(tr("read-diagrams-keep-tip"));
    ui.add_space(GAP);
    foot_ui(ui, &form, is_new, is_entered, actions);
    if form != state.read_diagrams.form {
        let changed = ReadDiagramsAction::Change(Box::new(form));
        // The changed choices must take effect before a request to read in the same frame.
        actions.insert(0, Action::from(changed));
    }
}

/// Shows the chosen files, and the buttons that choose files.
fn chosen_ui(ui: &mut Ui, form: &ReadForm, is_new: bool, actions: &mut Actions) {
    let text = match form.paths.as_slice() {
        [] => tr("read-diagrams-nothing-chosen"),
        paths => {
            let names = paths.iter().take(MOST_NAMED);
            let names = names.map(|path| name_text(path.file_name().unwrap_or(path.as_os_str())));
            let mut names: Vec<_> = names.collect();
            let others = paths.len().saturating_sub(MOST_NAMED);
            if others > 0 {
                names.push(tr_with("read-diagrams-others", &counted(others)));
            }
            names.join("\n")
        }
    };
    ui.add(Label::new(text).wrap());
    ui.horizontal_wrapped(|ui| {
        let files = ui.add(plain_button(tr("read-diagrams-files")));
        if is_new && form.paths.is_empty() {
            files.request_focus();
        }
        if files.clicked() {
            actions.push(Action::from(ReadDiagramsAction::AskFiles));
        }
        if ui.add(plain_button(tr("read-diagrams-folder"))).clicked() {
            actions.push(Action::from(ReadDiagramsAction::AskFolder));
        }
    });
}

/// Shows the fields for the first and the last page of a PDF.
fn pages_ui(ui: &mut Ui, form: &mut ReadForm) {
    let mut first = form.first_page;
    let mut last = form.last_page.unwrap_or(LAST_PAGE);
    ui.horizontal_wrapped(|ui| {
        ui.label(tr("read-diagrams-pages-of-pdf"));
        number_ui(ui, &mut first, &tr("read-diagrams-first-page"));
        ui.label(tr("read-diagrams-to"));
        number_ui(ui, &mut last, &tr("read-diagrams-last-page"));
    });
    form.first_page = first;
    form.last_page = (last < LAST_PAGE).then_some(last.max(first));
}

fn number_ui(ui: &mut Ui, number: &mut u32, name: &str) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size = vec2(NUMBER_WIDTH, CONTROL_HEIGHT);
        bound_next_number(ui);
        let is_end = |number: f64| number >= f64::from(LAST_PAGE);
        let field = DragValue::new(number)
            .range(1..=LAST_PAGE)
            .speed(0.1)
            .custom_formatter(move |number, _| match number {
                number if is_end(number) => tr("read-diagrams-end"),
                number => count_text(number as u64),
            })
            .custom_parser(|text| number_of_text(text).map(|number| number as f64))
            .update_while_editing(false);
        ui.add(field).accessible_name(name).field_tip(name);
    });
}

/// Shows the field for the password of an encrypted PDF. Returns whether Enter was pressed.
fn password_ui(ui: &mut Ui, form: &mut ReadForm) -> bool {
    let name = tr("read-diagrams-password");
    ui.horizontal_wrapped(|ui| {
        ui.label(&name);
        let mut bounded = Bounded::new(ui, &mut form.password.0, LINE);
        let field = TextEdit::singleline(&mut bounded)
            .password(true)
            .hint_text(tr("read-diagrams-password-hint"))
            .desired_width(NUMBER_WIDTH * 2.0)
            .min_size(vec2(0.0, CONTROL_HEIGHT))
            .align(Align2::LEFT_CENTER);
        let field = ui.add(field).accessible_name(&name).field_tip(&name);
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    })
    .inner
}

fn foot_ui(ui: &mut Ui, form: &ReadForm, is_new: bool, is_entered: bool, actions: &mut Actions) {
    let has_any = !form.paths.is_empty();
    let buttons = FootButtons::cancel_or(tr("read-diagrams-read")).enabled_if(has_any);
    let foot = dialog_foot_ui(ui, "read-diagrams", buttons, |_| {});
    if is_new && has_any {
        foot.request_focus();
    }
    if foot.is_left() {
        actions.push(Action::CloseDialog);
    }
    if has_any && (foot.is_done() || is_entered) {
        actions.push(Action::from(ReadDiagramsAction::Read));
    }
}
