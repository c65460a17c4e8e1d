//! The lines of an engine, one of which can be expanded and stepped through, and the menu for a line.
//!
//! The lines of an engine are one stop of the Tab key: Up and Down choose one, Left and Right step through it. The
//! board shows the position reached by stepping as long as the lines have the keyboard focus, and the one after a move
//! while the pointer is at that move. An expanded line is recognised by its first move, so it stays expanded when its
//! rank changes, and closes when the engine gives it up. A line that the user steps through neither changes nor closes,
//! whatever the engine finds in the meantime.

use super::shown::{EngineLine, EngineLines};
use crate::features::operations::view::line::{step_buttons_ui, stepped_by_keys, word_ui};
use crate::model::action::{Action, ClipboardAction, EngineAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, REPAIR_HEIGHT, target};
use egui::containers::menu::MenuButton;
use egui::{
    Align2, Atom, AtomExt as _, Button, EventFilter, Id, Key, Modifiers, Rect, RichText, Role,
    Sense, Ui, WidgetInfo, vec2,
};
use tabiya_desktop::system::ClipboardKind;
use tabiya_engine::FoundLine;
use tabiya_engine::analysis::ResultField;
use tabiya_engine::uci::Score;
use tabiya_settings::MAX_PANEL_ENGINES;
use tabiya_text::{tr, tr_with};

/// The lines of all engines in the panel.
#[derive(Debug, Default)]
struct Panes([Pane; MAX_PANEL_ENGINES]);

/// The lines of an engine.
#[derive(Debug, Default)]
struct Pane {
    shown: EngineLines,
    /// The expanded line.
    chosen: Option<EngineLine>,
    /// The number of its moves that the user has stepped through.
    stepped: usize,
    /// The place of the lines in the last frame.
    place: Option<Rect>,
}

impl Pane {
    fn look_at(&mut self, state: &State, at: usize) {
        self.shown.look_at(state, at);
        let position = state.shared.document().position();
        self.chosen.take_if(|line| !line.begins_in(position));
        let Some(line) = self.chosen.as_ref() else {
            self.stepped = 0;
            return;
        };
        if self.stepped > 0 {
            return;
        }
        match self.shown.row_of(line) {
            Some(row) => self.chosen = self.shown.lines.get(row).cloned(),
            None if self.shown.is_whole() => self.chosen = None,
            None => {}
        }
    }

    /// The number of rows. An expanded line that is not among those of the engine has a row below them.
    fn rows(&self) -> usize {
        let count = self.shown.lines.len();
        self.chosen_row().map_or(count, |row| count.max(row + 1))
    }

    /// The row of the expanded line.
    fn chosen_row(&self) -> Option<usize> {
        let row = self.shown.row_of(self.chosen.as_ref()?);
        Some(row.unwrap_or(self.shown.lines.len()))
    }

    /// The line in a row. The line that the user steps through stays as it was.
    fn line(&self, row: usize) -> Option<&EngineLine> {
        let chosen = self.chosen.as_ref();
        let chosen = chosen.filter(|_| self.chosen_row() == Some(row));
        chosen.or_else(|| self.shown.lines.get(row))
    }

    fn choose(&mut self, row: Option<usize>) {
        if self.chosen_row() != row {
            self.chosen = row.and_then(|row| self.line(row)).cloned();
            self.stepped = 0;
        }
    }
}

fn list_id(at: usize) -> Id {
    Id::unique(("engine lines", at))
}

/// Shows the lines of the engine at a place.
pub(super) fn lines_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    at: usize,
    actions: &mut Actions,
) {
    let Some(pane) = ui_state.part::<Panes>().0.get_mut(at) else {
        return;
    };
    let mut pane = std::mem::take(pane);
    pane.look_at(state, at);
    if pane.rows() > 0 {
        let has_keyboard = list_ui(ui, state, at, &mut pane);
        let lines = ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for row in 0..pane.rows() {
                row_ui(ui, ui_state, at, row, &mut pane, actions);
            }
        });
        pane.place = Some(lines.response.rect);
        let stepped = pane.chosen.as_ref().filter(|_| has_keyboard);
        if let Some(line) = stepped.filter(|_| pane.stepped > 0)
            && ui_state.preview.is_none()
        {
            ui_state.preview = line.position_after(pane.stepped);
        }
    }
    if let Some(place) = ui_state.part::<Panes>().0.get_mut(at) {
        *place = pane;
    }
}

/// Adds the lines as a whole, which take the keyboard focus. Returns whether they have it.
fn list_ui(ui: &Ui, state: &State, at: usize, pane: &mut Pane) -> bool {
    let id = list_id(at);
    let place = pane
        .place
        .unwrap_or_else(|| ui.available_rect_before_wrap());
    let list = ui.interact(place, id, Sense::HOVER | Sense::FOCUSABLE);
    let engine = state.shared.settings.panel_engines.get(at);
    let engine = engine.map(String::as_str).unwrap_or_default();
    let name = tr_with("engine-lines-of", &[("engine", engine.into())]);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, &name));
    if !list.has_focus() {
        return false;
    }
    let filter = EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: false,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    let last = pane.rows().saturating_sub(1);
    let count = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let (up, down) = (count(Key::ArrowUp), count(Key::ArrowDown));
    if up + down > 0 {
        let row = match pane.chosen_row() {
            None => 0,
            Some(row) => (row + down).saturating_sub(up).min(last),
        };
        pane.choose(Some(row));
    }
    let steps = |input: &egui::InputState| {
        let keys = [Key::ArrowRight, Key::End];
        keys.into_iter().any(|key| input.key_pressed(key))
    };
    if pane.chosen.is_none() && ui.input(steps) {
        pane.choose(Some(0));
    }
    let words = pane.chosen.as_ref().map_or(0, |line| line.words.len());
    if let Some(to) = stepped_by_keys(ui, pane.stepped, words) {
        pane.stepped = to;
    }
    true
}

/// Shows a line, in as many rows as its moves need. The moves of the chosen one are below its score, each on its own.
fn row_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    at: usize,
    row: usize,
    pane: &mut Pane,
    actions: &mut Actions,
) {
    let Some(line) = pane.line(row).cloned() else {
        return;
    };
    let is_chosen = pane.chosen_row() == Some(row);
    let score = RichText::new(&line.score).monospace().strong();
    let text = if is_chosen {
        String::new()
    } else {
        line.words.join(" ")
    };
    let text = RichText::new(text).atom_shrink(true);
    // The Tab key stops at the lines as a whole.
    let button = Button::selectable(
        is_chosen,
        (score.atom_align(Align2::LEFT_TOP), text, Atom::grow()),
    )
    .sense(Sense::CLICK)
    .wrap()
    .min_size(vec2(
        ui.available_width(),
        target(ui.style(), CONTROL_HEIGHT),
    ));
    let response = ui.push_id(row, |ui| ui.add(button)).inner;
    let name = line.name();
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, &name));
    if is_chosen && ui.memory(|memory| memory.has_focus(list_id(at))) {
        let active = response.id.accesskit_id();
        ui.ctx()
            .accesskit_node_builder(list_id(at), |node| node.set_active_descendant(active));
    }
    if response.clicked() {
        pane.choose((!is_chosen).then_some(row));
        ui.memory_mut(|memory| memory.request_focus(list_id(at)));
    }
    if is_chosen {
        ui.push_id(("unfolded", row), |ui| {
            unfolded_ui(ui, ui_state, at, pane, &line, actions);
        });
    }
}

/// Shows the moves of the line, each of which can be stepped to.
fn unfolded_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    at: usize,
    pane: &mut Pane,
    line: &EngineLine,
    actions: &mut Actions,
) {
    let stepped = pane.stepped;
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        for (number, word) in line.words.iter().enumerate() {
            let word = word_ui(ui, word, number + 1 == stepped);
            if word.hovered() {
                ui_state.preview = line.position_after(number + 1);
            }
            if word.clicked() {
                chosen = Some(number + 1);
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        chosen = step_buttons_ui(ui, stepped, line.words.len()).or(chosen);
        using_ui(ui, at, line, stepped, actions);
    });
    if let Some(chosen) = chosen {
        pane.stepped = chosen;
        ui.memory_mut(|memory| memory.request_focus(list_id(at)));
    }
    ui.add_space(4.0);
}

/// The entries that write into the record, each with its message id and its fields.
const WRITING: [(&str, &[ResultField]); 5] = [
    ("engine-write-line", &[ResultField::Line]),
    (
        "engine-write-score",
        &[ResultField::Score, ResultField::Depth],
    ),
    ("engine-write-best", &[ResultField::Best]),
    // The name of the engine tells a mate that it found from one that the record asks for.
    (
        "engine-write-mate",
        &[ResultField::Mate, ResultField::Engine],
    ),
    (
        "engine-write-all",
        &[
            ResultField::Depth,
            ResultField::Score,
            ResultField::Mate,
            ResultField::Line,
            ResultField::Engine,
        ],
    ),
];

/// Shows the menu. The user has stepped through `stepped` moves of the line.
fn using_ui(ui: &mut Ui, at: usize, line: &EngineLine, stepped: usize, actions: &mut Actions) {
    let Some(found) = &line.found else {
        return;
    };
    let height = target(ui.style(), REPAIR_HEIGHT);
    let button = Button::new(tr("engine-use")).min_size(vec2(0.0, height));
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        let mut entry = |ui: &mut Ui, id: &str, is_enabled: bool, action: Action| {
            let entry = ui.add_enabled(is_enabled, Button::new(tr(id)));
            if entry.clicked() {
                actions.push(action);
            }
            entry
        };
        let to_here = found.moves.get(..stepped).unwrap_or_default().to_vec();
        let is_within = (1..found.moves.len()).contains(&stepped);
        let play = |moves| Action::from(EngineAction::Play(at, moves));
        entry(ui, "engine-play-line", true, play(found.moves.clone()));
        entry(ui, "engine-play-to-here", is_within, play(to_here));
        let copied = Action::from(ClipboardAction::Copy(
            ClipboardKind::Clipboard,
            line.text.clone(),
        ));
        entry(ui, "engine-copy-line", true, copied);
        ui.separator();
        for (id, fields) in WRITING {
            let line = Box::new(found.clone());
            let action = EngineAction::Write(at, line, fields.to_vec());
            let needs_mate = fields.first() == Some(&ResultField::Mate);
            let is_enabled = !needs_mate || mates(found);
            let entry = entry(ui, id, is_enabled, Action::from(action));
            if needs_mate {
                entry.any_tip(tr("engine-write-mate-tip"));
            }
        }
    });
    response.on_hover_text(tr("engine-use-tip"));
}

/// Whether the side to move mates at the end of the line.
fn mates(found: &FoundLine) -> bool {
    let score = found.heard.value.map(|value| value.score);
    matches!(score, Some(Score::Mates(moves)) if moves > 0)
}
