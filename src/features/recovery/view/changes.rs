//! The list of changes that recovery would make, and the position of the selected line beside it.

use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::diagram::view::shape::{paint_diagram, small_geometry, square_side};
use crate::model::action::{Action, RecoveryAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::line_pair::{paint_alone, paint_ground, paint_pair, shown, step};
use crate::widgets::style::{CORNER, GAP, RECOVERY_DIAGRAM, REPAIRS_ROW, SMALL_FONT, palette};
use crate::widgets::virtual_list::{ListShape, VirtualList, Visible};
use egui::{
    Align2, Id, Key, Modifiers, Rect, Response, RichText, Role, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::path::{Path, PathBuf};
use tabiya_chess::Position;
use tabiya_lines::recovery::{LineChange, LineChanges};
use tabiya_notation::record::read_record;
use tabiya_text::{count_text, counted, tr, tr_with};

/// The width of the column of numbers, in points.
const NUMBER_WIDTH: f32 = 66.0;
/// If the list would be narrower than this, the diagram is below it, because differences are often at the end of a
/// line.
const MIN_WIDTH: f32 = 520.0;
/// The minimum number of changes visible above the diagram.
const MIN_ROWS: f32 = 2.0;
/// The minimum side of the diagram, in points.
const MIN_DIAGRAM: f32 = 96.0;
/// The maximum length of a line with a position, in bytes.
const LONGEST_POSITION: usize = 4096;

/// The scroll position and the keyboard cursor of the list.
#[derive(Debug, Default)]
pub(super) struct RecoveredChangesList {
    /// The folder of the journal that the list belongs to.
    about: Option<PathBuf>,
    list: VirtualList,
    /// The line of the keyboard cursor.
    place: u64,
    show_place: bool,
}

impl RecoveredChangesList {
    fn begin(&mut self, journal: &Path) {
        if self.about.as_deref() != Some(journal) {
            *self = Self {
                about: Some(journal.to_owned()),
                ..Self::default()
            };
        }
    }
}

/// Shows the list in the remaining space.
pub(super) fn changes_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    journal: &Path,
    changes: &LineChanges,
    actions: &mut Actions,
) {
    if changes.shown.is_empty() {
        return;
    }
    ui_state.part::<RecoveredChangesList>().begin(journal);
    let all = changes.changed + changes.added + changes.removed;
    let more = all.saturating_sub(changes.shown.len() as u64);
    let foot = if 0 < more { 22.0 } else { 0.0 };
    let space = ui.available_size() - vec2(0.0, foot);
    let list_height = REPAIRS_ROW * changes.shown.len() as f32;
    let side = RECOVERY_DIAGRAM.min(space.y);
    let gap = 2.0 * GAP;
    if MIN_WIDTH <= space.x - side - gap {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            let size = vec2(space.x - side - gap, space.y);
            list_ui(
                ui,
                size,
                ui_state.part::<RecoveredChangesList>(),
                changes,
                actions,
            );
            diagram_ui(ui, state, ui_state, changes, side);
        });
    } else {
        let below = (space.y - MIN_ROWS * REPAIRS_ROW - GAP).min(side);
        let height = (space.y - below - GAP).min(list_height);
        let size = vec2(space.x, height);
        list_ui(
            ui,
            size,
            ui_state.part::<RecoveredChangesList>(),
            changes,
            actions,
        );
        if MIN_DIAGRAM <= below {
            diagram_ui(ui, state, ui_state, changes, below);
        }
    }
    if 0 < more {
        let text = tr_with("recovery-more", &counted(more));
        ui.label(RichText::new(text).weak().small());
    }
}

fn chosen<'a>(memory: &RecoveredChangesList, changes: &'a LineChanges) -> Option<&'a LineChange> {
    changes.shown.get(usize::try_from(memory.place).ok()?)
}

/// Shows the new position of the line, or the old one if the line was removed.
fn diagram_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    changes: &LineChanges,
    side: f32,
) {
    let change = chosen(ui_state.part::<RecoveredChangesList>(), changes);
    let line = change.and_then(|change| change.after.as_deref().or(change.before.as_deref()));
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let Some(position) = line.and_then(position_of) else {
        return;
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, tr("recovery-diagram")));
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), square_side(ui, side));
    let geometry = small_geometry(ui, rect, state.shared.view.flipped);
    paint_diagram(ui, &geometry, &position.board, &atlas);
}

fn position_of(line: &[u8]) -> Option<Position> {
    let is_short = line.len() <= LONGEST_POSITION;
    let record = is_short.then(|| read_record(line).ok())?;
    record.map(|record| record.position)
}

fn list_ui(
    ui: &mut Ui,
    size: Vec2,
    memory: &mut RecoveredChangesList,
    changes: &LineChanges,
    actions: &mut Actions,
) {
    let (space, _) = ui.allocate_exact_size(size, Sense::hover());
    let height = REPAIRS_ROW * changes.shown.len() as f32;
    let outer = space.with_max_y((space.top() + height).min(space.bottom()));
    let id = Id::unique("recovery changes");
    let list = ui.interact(outer, id, Sense::HOVER | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("recovery-changes")));
    ui.painter()
        .rect_filled(outer, CORNER, ui.visuals().extreme_bg_color);
    let shape = ListShape {
        places: changes.shown.len() as u64,
        columns: 1,
        pitch: REPAIRS_ROW,
    };
    let wanted = std::mem::take(&mut memory.show_place).then_some(memory.place);
    let name_of = |place: u64| {
        let place = usize::try_from(place).unwrap_or(usize::MAX);
        let change = changes.shown.get(place);
        let number = change.map_or(0, |change| change.row + 1);
        tr_with("repair-all-line", &[("number", count_text(number).into())])
    };
    let bar = tr("recovery-changes-bar");
    let visible = memory.list.ui(ui, outer, shape, wanted, &bar, &name_of);
    keys(ui, &list, memory, shape.places, visible.page(), actions);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(visible.view));
    inside.set_clip_rect(visible.view.intersect(ui.clip_rect()));
    rows_ui(&mut inside, memory, changes, &list, &visible);
}

fn keys(
    ui: &Ui,
    list: &Response,
    memory: &mut RecoveredChangesList,
    places: u64,
    page: u64,
    actions: &mut Actions,
) {
    if !list.has_focus() {
        return;
    }
    if let Some(to) = step(ui, list, memory.place, places.saturating_sub(1), page) {
        memory.place = to;
        memory.show_place = true;
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        actions.push(Action::from(RecoveryAction::Recover));
    }
}

fn rows_ui(
    ui: &mut Ui,
    memory: &mut RecoveredChangesList,
    changes: &LineChanges,
    list: &Response,
    visible: &Visible,
) {
    for place in visible.places() {
        let change = usize::try_from(place).ok();
        let Some(change) = change.and_then(|place| changes.shown.get(place)) else {
            continue;
        };
        let row = ui.interact(visible.rect(place), list.id.with(place), Sense::CLICK);
        let is_chosen = memory.place == place;
        if is_chosen {
            let current = row.id.accesskit_id();
            ui.ctx()
                .accesskit_node_builder(list.id, |node| node.set_active_descendant(current));
        }
        if row.clicked() {
            memory.place = place;
            list.request_focus();
        }
        row_ui(ui, change, &row, is_chosen, list.has_focus());
    }
}

fn row_ui(ui: &Ui, change: &LineChange, row: &Response, is_chosen: bool, has_keyboard: bool) {
    let text_of = |line: &Option<Vec<u8>>| line.as_deref().map(shown);
    let (before, after) = (text_of(&change.before), text_of(&change.after));
    let number = count_text(change.row + 1);
    row.widget_info(|| {
        let id = match (&before, &after) {
            (Some(_), Some(_)) => "recovery-change-changed",
            (None, _) => "recovery-change-added",
            (_, None) => "recovery-change-removed",
        };
        let variables = [
            ("number", number.clone().into()),
            ("before", before.clone().unwrap_or_default().into()),
            ("after", after.clone().unwrap_or_default().into()),
        ];
        let name = tr_with(id, &variables);
        WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, name)
    });
    paint_ground(ui, row, is_chosen && has_keyboard);
    if is_chosen && !has_keyboard {
        let ground = row.rect.shrink2(vec2(2.0, 1.0));
        let faint = ui.visuals().faint_bg_color;
        ui.painter().rect_filled(ground, CORNER, faint);
    }
    let strong = ui.visuals().strong_text_color();
    let left = row.rect.min + vec2(10.0, 8.0);
    let font = SMALL_FONT;
    ui.painter()
        .text(left, Align2::LEFT_TOP, number, font, strong);
    let text = Rect::from_min_max(
        pos2(row.rect.left() + NUMBER_WIDTH, row.rect.top() + 8.0),
        row.rect.max - vec2(6.0, 4.0),
    );
    paint_change(ui, text, before.as_deref(), after.as_deref());
}

/// Paints a change. A sign as well as the colour distinguishes added from removed lines.
fn paint_change(ui: &Ui, space: Rect, before: Option<&str>, after: Option<&str>) {
    let palette = palette(ui.visuals());
    let signed = |sign: char, text: &str| {
        if text.is_empty() {
            format!("{sign} {}", tr("recovery-blank"))
        } else {
            format!("{sign} {text}")
        }
    };
    match (before, after) {
        (Some(before), Some(after)) => {
            paint_pair(ui, space, before, after, ui.visuals().text_color());
        }
        (None, after) => {
            let text = signed('+', after.unwrap_or_default());
            paint_alone(ui, space, &text, palette.good);
        }
        (Some(before), None) => {
            paint_alone(ui, space, &signed('−', before), palette.error);
        }
    }
}
