//! The dialog that asks which positions of games, or which columns of a table, to open.

mod choosing;

use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::diagram::view::shape::{paint_diagram, small_geometry, square_side};
use crate::features::games::model::{Asking, GamesFile, GamesSource};
use crate::model::action::{Action, FilesAction, GamesAction, Reply, SettingsAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::bound_next_number;
use crate::widgets::choices::choice_ui;
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui};
use crate::widgets::floating::{is_left, laid_out_for, roomy_modal_ui};
use crate::widgets::style::{GAMES_DIAGRAM, GAMES_OPTIONS, GAP, bold};
use egui::{
    Button, DragValue, Id, Label, RichText, Role, ScrollArea, Sense, TextWrapMode, Ui, Vec2,
    WidgetInfo, vec2,
};
use tabiya_chess::Color;
use tabiya_collection::games::{
    ChosenGames, Columns, OtherColumn, PlayedMove, WantedPositions, Which,
};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_settings::Setting;
use tabiya_text::{count_text, counted, name_text, tr, tr_with};

/// The move numbers that can be chosen.
const NUMBERS: std::ops::RangeInclusive<u32> = 1..=399;
/// The height of the parts above and below the middle, with the margins of the dialog.
const AROUND_MIDDLE: f32 = 220.0;
/// The height of the controls around the list of games.
const LIST_CONTROLS: f32 = 80.0;
/// The limits of the height of the list of games.
const SHORTEST_LIST: f32 = 120.0;
const TALLEST_LIST: f32 = 260.0;
/// With more columns than this, only the visible ones are laid out.
const MANY_COLUMNS: usize = 100;
/// The maximum number of characters shown of a column's name.
const LONGEST_NAME: usize = 200;
/// The width beside the text of the dialog in a small window: its margins and scroll bar.
const AROUND_TEXT: f32 = 72.0;
/// The number of diagrams beside each other in a wide window.
const COLUMNS: usize = 3;

/// The widths of the choices and of the diagrams, so that a small window need not be scrolled sideways.
#[derive(Clone, Copy)]
struct Widths {
    options: f32,
    diagrams: f32,
    /// The number of diagrams beside each other.
    columns: usize,
    /// Whether the diagrams are beside the choices, and not below them.
    are_beside: bool,
}

impl Widths {
    fn of(ui: &Ui) -> Self {
        let room = ui.ctx().content_rect().width() - AROUND_TEXT;
        let fitting = |width: f32| (width / (GAMES_DIAGRAM + GAP)).max(0.0) as usize;
        let beside = fitting(room - GAMES_OPTIONS - 2.0 * GAP);
        let columns = if beside > 0 { beside } else { fitting(room) };
        let columns = columns.clamp(1, COLUMNS);
        Self {
            options: GAMES_OPTIONS.min(room),
            diagrams: columns as f32 * (GAMES_DIAGRAM + GAP),
            columns,
            are_beside: beside > 0,
        }
    }

    fn whole(self) -> f32 {
        if self.are_beside {
            self.options + 2.0 * GAP + self.diagrams
        } else {
            self.options.max(self.diagrams)
        }
    }
}

/// Shows the dialog for a file.
pub(crate) fn games_ui(
    ui: &Ui,
    state: &State,
    asked: &GamesFile,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let asking = state.games.asking.as_ref();
    let Some(asking) = asking.filter(|asking| asking.source == asked.source) else {
        actions.push(Action::from(GamesAction::Ask));
        return;
    };
    let modal = roomy_modal_ui(ui, Id::unique("question"), "games", |ui| {
        let widths = Widths::of(ui);
        ui.set_width(widths.whole());
        ui.heading(title_of(asking));
        counted_ui(ui, asking);
        ui.add_space(GAP);
        let height = laid_out_for(ui).y - AROUND_MIDDLE;
        let middle = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 2.0 * GAP;
            ui.vertical(|ui| {
                ui.set_width(widths.options);
                match &asking.columns {
                    None => {
                        choosing::rows_ui(ui, asking, actions);
                        if asking.is_as_games {
                            // Small windows show this column only.
                            ui.add_space(GAP);
                            ui.add(Label::new(tr("games-as-games-about")).wrap());
                        } else {
                            choosing::all_or_some_ui(ui, asking, actions);
                            wanted_ui(ui, asking, actions);
                        }
                    }
                    Some(columns) => {
                        solutions_ui(ui, state, columns, actions);
                        columns_ui(ui, columns, height, actions);
                    }
                }
            });
            ui.vertical(|ui| match &asking.games {
                // The dialog keeps its width.
                _ if asking.is_as_games => ui.set_width(widths.diagrams),
                ChosenGames::All => {
                    preview_ui(ui, state, &asking.preview, widths.columns, ui_state);
                }
                ChosenGames::InLines(lines) => {
                    ui.set_width(widths.diagrams);
                    let height = (height - LIST_CONTROLS).clamp(SHORTEST_LIST, TALLEST_LIST);
                    choosing::list_ui(ui, asking, lines, height, actions);
                }
            });
        };
        if widths.are_beside {
            ui.horizontal_top(middle);
        } else {
            ui.vertical(middle);
        }
        ui.add_space(GAP);
        foot_ui(ui, asking, ui_state, actions);
    });
    if is_left(&modal) {
        actions.push(Action::from(FilesAction::Reply(Reply::Cancel)));
    }
}

fn title_of(asking: &Asking) -> String {
    let (id, name) = match &asking.source {
        GamesSource::File(file) if asking.is_as_games => ("games-title-as-games", file.name()),
        GamesSource::File(file) => ("games-title", file.name()),
        GamesSource::Rows(order) => ("games-title-save", order.0.path.clone()),
        GamesSource::Text { .. } => return tr("games-title-pasted"),
    };
    let name = name.file_name().unwrap_or(name.as_os_str());
    tr_with(id, &[("name", name_text(name).into())])
}

/// Shows the number of games counted so far.
fn counted_ui(ui: &mut Ui, asking: &Asking) {
    let id = match (&asking.columns, asking.is_counted) {
        (None, true) => "games-counted",
        (None, false) => "games-counted-so-far",
        (Some(_), true) => "games-rows-counted",
        (Some(_), false) => "games-rows-counted-so-far",
    };
    let [number, count] = counted(asking.counts.games);
    let mut text = tr_with(id, &[number, count]);
    if 0 < asking.counts.broken {
        let [number, count] = counted(asking.counts.broken);
        text = format!(
            "{text} {}",
            tr_with("games-counted-broken", &[number, count])
        );
    }
    ui.add(Label::new(RichText::new(text).weak()).wrap());
    if matches!(asking.source, GamesSource::Rows(_)) {
        let seen = laid_out_for(ui).x - AROUND_TEXT;
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width().min(seen));
            ui.add(Label::new(tr("games-save-about")).wrap());
        });
    }
}

fn wanted_ui(ui: &mut Ui, asking: &Asking, actions: &mut Actions) {
    let mut wanted = asking.wanted;
    ui.label(bold(tr("games-which")));
    let (number, side) = match wanted.which {
        Which::After { number, side } => (number, side),
        _ => (20, Color::White),
    };
    for which in Which::all(number, side) {
        which_ui(ui, asking, &mut wanted, which);
    }
    ui.add_space(GAP);
    ui.checkbox(&mut wanted.with_variations, tr("games-variations"))
        .on_hover_text(tr("setting-games-variations-about"));
    let moves = [
        (PlayedMove::Predicted, tr("games-move-pm")),
        (PlayedMove::Best, tr("games-move-bm")),
        (PlayedMove::LeftOut, tr("games-move-none")),
    ];
    choice_ui(ui, &tr("setting-games-move"), &mut wanted.played, &moves);
    if wanted != asking.wanted {
        actions.push(Action::from(GamesAction::Choose(wanted)));
    }
}

/// Shows one of the choices, with the number of positions that it gives.
fn which_ui(ui: &mut Ui, asking: &Asking, wanted: &mut WantedPositions, which: Which) {
    let is_of_all = asking.games == ChosenGames::All;
    let asked = WantedPositions { which, ..*wanted };
    let count = asking.counts.positions(&asked).filter(|_| is_of_all);
    let id = match which {
        Which::Last => "games-last",
        Which::Starts => "games-starts",
        Which::After { .. } => "games-after",
        Which::Every => "games-every",
        Which::Marked => "games-marked",
        Which::LeavingBook => "games-book",
    };
    ui.horizontal(|ui| {
        if ui.radio(wanted.which == which, tr(id)).clicked() {
            wanted.which = which;
        }
        if let Which::After { number, side } = which {
            after_ui(ui, wanted, number, side);
        }
        if let Some(count) = count {
            ui.label(RichText::new(count_text(count)).weak());
        }
    });
}

/// Shows the controls for the move number and the side that moved.
fn after_ui(ui: &mut Ui, wanted: &mut WantedPositions, number: u32, side: Color) {
    let (mut new_number, mut new_side) = (number, side);
    bound_next_number(ui);
    let field = ui.add(DragValue::new(&mut new_number).range(NUMBERS));
    drop(field.accessible_name(tr("games-after-number")));
    for (color, id) in [(Color::White, "white"), (Color::Black, "black")] {
        let is_on = side == color;
        let button = Button::selectable(is_on, tr(id)).frame_when_inactive(true);
        if ui.add(button).clicked() {
            new_side = color;
        }
    }
    if (new_number, new_side) != (number, side) {
        wanted.which = Which::After {
            number: new_number,
            side: new_side,
        };
    }
}

/// Shows whether the solutions of puzzles are shown, so that nobody sees them unasked.
fn solutions_ui(ui: &mut Ui, state: &State, columns: &Columns, actions: &mut Actions) {
    if columns.moves.is_none() {
        return;
    }
    let mut is_shown = state.shared.settings.solutions;
    let response = ui.checkbox(&mut is_shown, tr("command-show-solutions"));
    if response
        .on_hover_text(tr("setting-solutions-about"))
        .changed()
    {
        let setting = Setting::Solutions(is_shown);
        actions.push(Action::from(SettingsAction::Choose(setting)));
    }
    ui.add_space(GAP);
}

/// Shows the columns of a table that can become operations.
fn columns_ui(ui: &mut Ui, columns: &Columns, height: f32, actions: &mut Actions) {
    position_column_ui(ui, columns, actions);
    ui.label(bold(tr("games-columns")));
    ui.add(Label::new(RichText::new(tr("games-columns-about")).weak()).wrap());
    let scroll = ScrollArea::vertical()
        .max_height(height)
        .auto_shrink([false, true]);
    if columns.others.len() <= MANY_COLUMNS {
        scroll.show(ui, |ui| {
            for column in &columns.others {
                column_ui(ui, column, actions);
            }
        });
        return;
    }
    // Columns out of sight are not laid out.
    let row_height = ui.spacing().interact_size.y;
    scroll.show_rows(ui, row_height, columns.others.len(), |ui, rows| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
        for column in columns.others.get(rows).unwrap_or_default() {
            column_ui(ui, column, actions);
        }
    });
}

fn column_ui(ui: &mut Ui, column: &OtherColumn, actions: &mut Actions) {
    let mut is_kept = column.is_kept;
    let name: String = column.name.chars().take(LONGEST_NAME).collect();
    let text = format!("{name} → {}", column.opcode);
    if ui.checkbox(&mut is_kept, text).changed() {
        let action = GamesAction::KeepColumn(column.at, is_kept);
        actions.push(Action::from(action));
    }
}

/// Shows the choice of the column that holds the positions. It appears only if several columns hold some.
fn position_column_ui(ui: &mut Ui, columns: &Columns, actions: &mut Actions) {
    ui.label(bold(tr("games-position-column")));
    for (at, name) in &columns.with_positions {
        let name: String = name.chars().take(LONGEST_NAME).collect();
        if columns.with_positions.len() == 1 {
            ui.add(Label::new(name).truncate());
        } else if ui.radio(columns.fen == *at, name).clicked() {
            actions.push(Action::from(GamesAction::PositionsOf(*at)));
        }
    }
    ui.add_space(GAP);
}

/// Shows the first positions of the result.
fn preview_ui(
    ui: &mut Ui,
    state: &State,
    preview: &[String],
    columns: usize,
    ui_state: &mut UiState,
) {
    ui.label(bold(tr("games-preview")));
    if preview.is_empty() {
        ui.add(Label::new(RichText::new(tr("games-preview-none")).weak()).wrap());
    }
    // Fewer columns show fewer positions.
    let rows = preview.len().div_ceil(COLUMNS);
    for row in preview.chunks(columns).take(rows) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for line in row {
                ui.vertical(|ui| record_ui(ui, state, line, ui_state));
            }
        });
    }
}

fn record_ui(ui: &mut Ui, state: &State, line: &str, ui_state: &mut UiState) {
    ui.set_width(GAMES_DIAGRAM);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(GAMES_DIAGRAM), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, line));
    if let Judgement::Read(read) = judge(line.as_bytes()) {
        let atlas = ui_state
            .part::<PieceAtlases>()
            .atlas(ui.ctx(), square_side(ui, GAMES_DIAGRAM));
        let geometry = small_geometry(ui, rect, state.shared.view.flipped);
        paint_diagram(ui, &geometry, &read.position.board, &atlas);
    }
    let caption = caption_of(line);
    ui.add_sized(
        vec2(GAMES_DIAGRAM, 16.0),
        Label::new(RichText::new(&caption).small().weak()).truncate(),
    );
}

/// The operand of the opcode `id` in a record.
fn caption_of(line: &str) -> String {
    let behind = line.split_once(" id \"").map(|(_, behind)| behind);
    let id = behind.and_then(|behind| behind.split_once('"'));
    id.map(|(id, _)| id.to_owned()).unwrap_or_default()
}

fn foot_ui(ui: &mut Ui, asking: &Asking, ui_state: &mut UiState, actions: &mut Actions) {
    let id = match &asking.source {
        GamesSource::File(_) | GamesSource::Text { rows_of: None, .. } => "games-open",
        GamesSource::Rows(_) => "games-save",
        GamesSource::Text { .. } => "games-add",
    };
    let buttons = FootButtons::cancel_or(tr(id)).enabled_if(!asking.has_no_game());
    let foot = dialog_foot_ui(ui, "games", buttons, |_| {});
    // While egui only measures the dialog, nothing in it takes the keyboard focus.
    if ui.is_enabled() && std::mem::take(&mut ui_state.modal_focus_wanted) {
        foot.request_focus();
    }
    if foot.is_left() {
        actions.push(Action::from(FilesAction::Reply(Reply::Cancel)));
    }
    if foot.is_done() {
        actions.push(Action::from(FilesAction::Reply(Reply::OpenGames(
            asking.conversion(),
        ))));
    }
}
