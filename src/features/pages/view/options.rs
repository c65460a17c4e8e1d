//! The options for the rows and for the layout of pages.

use crate::features::pages::model::{PagesForm, PagesOf};
use crate::model::action::{Action, PagesAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::bounded::{Bounded, LINE};
use crate::widgets::choices::{choice_ui, orientation_ui, row_ui, style_title};
use crate::widgets::style::{CONTROL_HEIGHT, DIAGRAM_STYLE_WIDTH, GAP};
use egui::{Align2, ComboBox, Key, TextEdit, Ui, vec2};
use tabiya_picture::{PageSetup, PaperSize};
use tabiya_text::{counted, tr, tr_with};

/// Shows the options. Returns whether Enter was pressed in the title.
pub(super) fn options_ui(
    ui: &mut Ui,
    state: &State,
    form: &mut PagesForm,
    actions: &mut Actions,
) -> bool {
    // A text has no pages.
    let has_pages = state.pages.text_format().is_none();
    rows_ui(ui, state, form);
    ui.separator();
    if has_pages {
        paper_ui(ui, &mut form.setup);
    }
    style_ui(ui, state, form, actions);
    orientation_ui(ui, &mut form.setup.style.orientation);
    ui.separator();
    let is_entered = title_ui(ui, &mut form.setup);
    texts_ui(ui, &mut form.setup, has_pages);
    is_entered
}

/// Shows the choice of rows. Choices with the same rows as another one are left out.
fn rows_ui(ui: &mut Ui, state: &State, form: &mut PagesForm) {
    let document = state.shared.document();
    let mut offered = vec![(PagesOf::All, "pages-all")];
    if document.view().is_some() {
        offered.insert(0, (PagesOf::Shown, "pages-shown"));
    }
    if document.selected_count() > 1 || form.of == PagesOf::Selection {
        offered.insert(0, (PagesOf::Selection, "pages-selection"));
    }
    let choices: Vec<_> = offered
        .into_iter()
        .map(|(of, id)| {
            (
                of,
                tr_with(id, &counted(state.shared.row_count_of_pages(of))),
            )
        })
        .collect();
    choice_ui(ui, &tr("pages-of"), &mut form.of, &choices);
}

fn paper_ui(ui: &mut Ui, setup: &mut PageSetup) {
    let papers = PaperSize::ALL.map(|paper| {
        let name = match paper {
            PaperSize::A4 => "A4",
            PaperSize::Letter => "Letter",
        };
        (paper, name.to_owned())
    });
    choice_ui(ui, &tr("pages-paper"), &mut setup.paper, &papers);
    choice_ui(
        ui,
        &tr("pages-direction"),
        &mut setup.landscape,
        &[(false, tr("pages-upright")), (true, tr("pages-landscape"))],
    );
    let counts = PageSetup::PER_PAGE.map(|count| (count, count.to_string()));
    choice_ui(ui, &tr("pages-per-page"), &mut setup.per_page, &counts);
}

fn style_ui(ui: &mut Ui, state: &State, form: &PagesForm, actions: &mut Actions) {
    row_ui(ui, &tr("picture-style"), |ui, label| {
        ComboBox::from_id_salt("pages style")
            .width(DIAGRAM_STYLE_WIDTH)
            .selected_text(style_title(&form.style_name))
            .show_ui(ui, |ui| {
                for name in state.shared.settings.style_names() {
                    let is_chosen = name == form.style_name;
                    if ui.selectable_label(is_chosen, style_title(name)).clicked() {
                        let action = PagesAction::ChooseStyle(name.to_owned());
                        actions.push(Action::from(action));
                        ui.close();
                    }
                }
            })
            .response
            .labelled_by(label.id);
    });
}

fn title_ui(ui: &mut Ui, setup: &mut PageSetup) -> bool {
    row_ui(ui, &tr("pages-heading"), |ui, label| {
        let mut bounded = Bounded::new(ui, &mut setup.title, LINE);
        let field = TextEdit::singleline(&mut bounded)
            .hint_text(tr("pages-heading-hint"))
            .desired_width(ui.available_width() - 10.0)
            .min_size(vec2(0.0, CONTROL_HEIGHT))
            .align(Align2::LEFT_CENTER);
        let field = ui.add(field).labelled_by(label.id);
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    })
}

fn texts_ui(ui: &mut Ui, setup: &mut PageSetup, has_pages: bool) {
    ui.columns(2, |columns| {
        for column in columns.iter_mut() {
            column.spacing_mut().item_spacing.y = GAP / 2.0;
        }
        let left = &mut columns[0];
        left.checkbox(&mut setup.captions, tr("pages-captions"));
        // Solutions refer to diagrams by number.
        let mut has_numbers = setup.numbers || setup.solutions;
        let numbers = egui::Checkbox::new(&mut has_numbers, tr("pages-numbers"));
        if left.add_enabled(!setup.solutions, numbers).changed() {
            setup.numbers = has_numbers;
        }
        let right = &mut columns[1];
        if has_pages {
            right.checkbox(&mut setup.page_numbers, tr("pages-page-numbers"));
        }
        right.checkbox(&mut setup.solutions, tr("pages-solutions"));
    });
    if !has_pages {
        return;
    }
    let lines: Vec<_> = (0..=PageSetup::MAX_SOLUTION_LINES)
        .map(|lines| (lines, lines.to_string()))
        .collect();
    choice_ui(ui, &tr("pages-lines"), &mut setup.solution_lines, &lines);
}
