//! The dialog for sorting: the sort key, and the lines to sort.

use super::dialog_line::{Buttons, buttons_beside_ui, choice_ui, scope_text};
use crate::command::Command;
use crate::model::action::{Action, ListAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{Bounded, WORDS};
use crate::widgets::dialog_foot::plain_button;
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::{Tip as _, caption_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, LINES_DIALOG_WIDTH, NEW_OPCODE_WIDTH};
use egui::{Button, Key, Response, RichText, TextEdit, TextStyle, Ui, vec2};
use std::collections::BTreeMap;
use tabiya_collection::document::Document;
use tabiya_collection::games::tags_in_row;
use tabiya_collection::passes::{SortKey, SortOrder};
use tabiya_notation::operations::operations;
use tabiya_notation::record::read_record;
use tabiya_text::tr;

/// The number of lines near the current line that are searched for opcodes or tags.
const LOOKED_AT: u64 = 400;
/// The opcodes or tags offered in the dialog.
const MAX_OFFERED: usize = 12;
/// The tags that come first, in this order.
const USUAL_TAGS: [&str; 9] = [
    "White", "Black", "Event", "Date", "Round", "Result", "ECO", "WhiteElo", "BlackElo",
];

/// The choices in the dialog.
#[derive(Clone, Debug)]
pub(crate) struct SortForm {
    by: By,
    opcode: String,
    tag: String,
    descending: bool,
    /// Whether the rows are games.
    of_games: bool,
    /// The opcodes or tags in the file near the current line, the usual and the most frequent first.
    offered: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Material,
    Men,
    Text,
    Plies,
    /// An operation, or a tag of games.
    Field,
}

impl Default for SortForm {
    fn default() -> Self {
        Self {
            by: By::Material,
            opcode: String::new(),
            tag: String::new(),
            descending: false,
            of_games: false,
            offered: Vec::new(),
        }
    }
}

impl SortForm {
    /// The chosen order, if its input is complete.
    fn order(&self) -> Option<SortOrder> {
        let field = if self.of_games {
            self.tag.trim()
        } else {
            self.opcode.trim()
        };
        let key = match self.by {
            By::Material => SortKey::Material,
            By::Men => SortKey::Men,
            By::Text => SortKey::Text,
            By::Plies => SortKey::Plies,
            By::Field if field.is_empty() => return None,
            By::Field if self.of_games => SortKey::Tag(field.to_owned()),
            By::Field => SortKey::Operation(field.to_owned()),
        };
        Some(SortOrder {
            key,
            descending: self.descending,
        })
    }

    /// Prepares the choices for a document. The first choice for games is the tag `White`.
    fn begin(&mut self, document: &Document) {
        self.of_games = document.holds_games();
        self.offered = if self.of_games {
            tags_near(document)
        } else {
            opcodes_near(document)
        };
        if self.of_games && self.tag.is_empty() {
            self.by = By::Field;
            USUAL_TAGS[0].clone_into(&mut self.tag);
        }
        if !self.of_games && self.by == By::Plies {
            self.by = By::Material;
        }
    }

    /// The choices with the ids of their texts.
    fn keys(&self) -> &'static [(By, &'static str)] {
        if self.of_games {
            &[
                (By::Material, "sort-material"),
                (By::Men, "sort-men"),
                (By::Plies, "sort-plies"),
                (By::Text, "sort-game-text"),
                (By::Field, "sort-tag"),
            ]
        } else {
            &[
                (By::Material, "sort-material"),
                (By::Men, "sort-men"),
                (By::Text, "sort-text"),
                (By::Field, "sort-operation"),
            ]
        }
    }
}

/// Shows the dialog.
pub(crate) fn sort_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    set_width_within(ui, LINES_DIALOG_WIDTH);
    ui.heading(tr("sort"));
    ui.add_space(4.0);
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let form = ui_state.part::<SortForm>();
    if is_new {
        form.begin(state.shared.document());
    }
    caption_ui(ui, &tr("sort-by"));
    let mut is_entered = keys_ui(ui, form, is_new);
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        for (descending, id) in [(false, "sort-ascending"), (true, "sort-descending")] {
            let radio = choice_ui(ui, &mut form.descending, descending, &tr(id));
            is_entered |= is_entered_on(ui, &radio);
        }
    });
    ui.add_space(8.0);
    let (scope, shuffle_tip) = if form.of_games {
        let scope = ["sort-all-games", "sort-view-games", "sort-selection-games"];
        (scope, "sort-shuffle-tip-games")
    } else {
        let scope = ["sort-all", "sort-view", "sort-selection"];
        (scope, "sort-shuffle-tip")
    };
    ui.label(RichText::new(scope_text(scope, state.shared.document())).weak());
    ui.label(RichText::new(tr("sort-undo")).weak().small());
    let order = form.order();
    ui.add_space(GAP);
    let clicked = buttons_beside_ui(ui, &tr("sort-go"), order.is_some(), |ui| {
        let shuffle = ui.add(plain_button(tr("sort-shuffle")));
        if shuffle.clicked() {
            actions.push(Action::CloseDialog);
            actions.push(Action::Run(Command::Shuffle));
        }
        shuffle.on_hover_text(tr(shuffle_tip));
    });
    if clicked == Buttons::Cancel {
        actions.push(Action::CloseDialog);
    } else if let Some(order) = order
        && (clicked == Buttons::Go || is_entered)
    {
        actions.push(Action::CloseDialog);
        actions.push(Action::from(ListAction::Sort(order)));
    }
}

/// Whether Enter was pressed on a choice. Enter then selects the choice and sorts, as it does in a text field.
fn is_entered_on(ui: &Ui, choice: &Response) -> bool {
    choice.has_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

fn keys_ui(ui: &mut Ui, form: &mut SortForm, is_new: bool) -> bool {
    let mut is_entered = false;
    for (by, id) in form.keys() {
        let is_chosen = form.by == *by;
        let radio = choice_ui(ui, &mut form.by, *by, &tr(id));
        if is_new && is_chosen {
            radio.request_focus();
        }
        is_entered |= is_entered_on(ui, &radio);
    }
    field_ui(ui, form) || is_entered
}

/// The field for the operation or the tag, with the offered ones beside it. Returns whether Enter was pressed in it.
fn field_ui(ui: &mut Ui, form: &mut SortForm) -> bool {
    let indent = ui.spacing().icon_width + ui.spacing().icon_spacing;
    let (written, hint, name) = if form.of_games {
        (&mut form.tag, USUAL_TAGS[0], tr("sort-tag-name"))
    } else {
        (&mut form.opcode, "id", tr("sort-opcode"))
    };
    let field_of = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let mut bounded = Bounded::new(ui, written, WORDS);
        let field = TextEdit::singleline(&mut bounded)
            .font(TextStyle::Monospace)
            .hint_text(hint)
            .desired_width(NEW_OPCODE_WIDTH)
            .min_size(vec2(0.0, CONTROL_HEIGHT))
            .align(egui::Align2::LEFT_CENTER);
        let field = ui.add(field).accessible_name(name.clone());
        let field = field.field_tip(name);
        if field.changed() {
            form.by = By::Field;
        }
        for offered in &form.offered {
            let is_chosen = form.by == By::Field && written == offered;
            let button = Button::selectable(is_chosen, offered).frame_when_inactive(true);
            if ui.add(button).clicked() {
                form.by = By::Field;
                written.clone_from(offered);
            }
        }
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    };
    let line = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(indent);
        ui.horizontal_wrapped(field_of).inner
    });
    line.inner
}

/// The opcodes of the lines around the current line that are in memory.
fn opcodes_near(document: &Document) -> Vec<String> {
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    each_line_near(document, |line| {
        let Ok(record) = read_record(line) else {
            return;
        };
        for operation in operations(line.get(record.tail).unwrap_or_default()) {
            let opcode = String::from_utf8_lossy(operation.opcode()).into_owned();
            *counts.entry(opcode).or_default() += 1;
        }
    });
    most_frequent(counts, |_| 0)
}

/// The tags of the games around the current row that are in memory, the usual ones first.
fn tags_near(document: &Document) -> Vec<String> {
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    each_line_near(document, |row| {
        for (name, _) in tags_in_row(row) {
            *counts.entry(name).or_default() += 1;
        }
    });
    let place = |name: &str| USUAL_TAGS.iter().position(|usual| *usual == name);
    most_frequent(counts, |name| place(name).unwrap_or(USUAL_TAGS.len()))
}

fn each_line_near(document: &Document, mut take: impl FnMut(&[u8])) {
    let first = document.row().saturating_sub(LOOKED_AT / 2);
    for row in first..first + LOOKED_AT {
        if let Ok(line) = document.rows().line(row) {
            take(&line);
        }
    }
}

/// The names to offer: by their places, and then the most frequent first.
fn most_frequent(counts: BTreeMap<String, u64>, place_of: impl Fn(&str) -> usize) -> Vec<String> {
    let mut names: Vec<_> = counts.into_iter().collect();
    names.sort_by_key(|(name, count)| (place_of(name), std::cmp::Reverse(*count)));
    let names = names.into_iter().map(|(name, _)| name);
    names.take(MAX_OFFERED).collect()
}
