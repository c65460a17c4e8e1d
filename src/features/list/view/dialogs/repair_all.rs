//! The dialog that shows the changes of "Repair all" before they are made.

use super::dialog_line::{Buttons, buttons_ui, scope_text};
use super::duplicates::progress_ui;
use crate::features::find::tasks::find_rows::FindingRows;
use crate::features::list::model::repair_plan::RepairPlan;
use crate::features::list::tasks::check::Checking;
use crate::features::list::tasks::find_repairs::FindingRepairs;
use crate::model::action::{Action, ListAction};
use crate::model::state::{Dialog, RunningTask, State};
use crate::view::{Actions, UiState, close_foot_ui};
use crate::widgets::floating::widened;
use crate::widgets::labels::announce;
use crate::widgets::line_pair::{paint_ground, paint_pair, shown, step};
use crate::widgets::style::{CORNER, REPAIRS_ROW, REPAIRS_WIDTH, SMALL_FONT, bold};
use crate::widgets::virtual_list::{ListShape, VirtualList, Visible};
use egui::{
    Id, Key, Modifiers, Rect, Response, RichText, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};
use std::ops::Range;
use tabiya_collection::document::StateId;
use tabiya_collection::passes::RepairedLine;
use tabiya_text::{count_text, counted, tr, tr_with};

/// The width of the column of checkboxes and numbers.
const NUMBER_WIDTH: f32 = 118.0;
const BOX_SIDE: f32 = 16.0;

const SCOPE: [&str; 3] = ["repair-all-file", "repair-all-shown", "repair-all-selected"];

/// The scroll position and the keyboard cursor of the list of changes.
#[derive(Debug, Default)]
pub(crate) struct RepairList {
    /// The content of the file that the list belongs to.
    shown: Option<StateId>,
    list: VirtualList,
    /// The line of the keyboard cursor.
    place: u64,
    show_place: bool,
}

/// Shows the dialog.
pub(crate) fn repair_all_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    if !repairs_ui(ui, state, ui_state, actions) {
        close_foot_ui(ui, Dialog::RepairAll, ui_state, actions);
    }
}

/// Returns whether it has its own button that closes it.
fn repairs_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) -> bool {
    let window = widened(ui, REPAIRS_WIDTH);
    ui.heading(tr("repair-all"));
    ui.label(scope_text(SCOPE, state.shared.document()));
    positions_ui(ui, state, actions);
    ui.add_space(4.0);
    if let Some((task, text)) = running(state) {
        progress_ui(ui, task, tr(text), actions);
        return false;
    }
    let document = state.shared.document();
    let plan = state.list.repair_plan.as_ref();
    let is_of =
        |plan: &&RepairPlan| plan.document == document.id() && plan.state == document.state_id();
    let Some(plan) = plan.filter(is_of) else {
        again_ui(ui, state, actions);
        return false;
    };
    if plan.lines.is_empty() {
        let text = tr("message-nothing-to-repair");
        let label = ui.label(bold(&text));
        announce(ui, &label, &text);
        return false;
    }
    ui.label(RichText::new(tr("repair-all-about")).weak());
    ui.add_space(4.0);
    let height = (window.y - 290.0).max(2.0 * REPAIRS_ROW);
    let height = height.min(REPAIRS_ROW * plan.lines.len() as f32 + 2.0);
    list_ui(ui, state, ui_state, plan, height, actions);
    dropping_ui(ui, plan);
    ticks_ui(ui, plan, actions);
    let go = tr_with("repair-all-go", &counted(plan.wanted_count()));
    match buttons_ui(ui, &go, plan.wanted_count() > 0) {
        Buttons::Nothing => {}
        Buttons::Go => actions.push(Action::from(ListAction::ApplyRepairs)),
        Buttons::Cancel => actions.push(Action::CloseDialog),
    }
    true
}

/// Shows the choice to change illegal positions too, and not only the text.
fn positions_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut in_positions = state.list.repairs_positions;
    let choice = ui.checkbox(&mut in_positions, tr("repair-all-positions"));
    if choice.changed() {
        actions.push(Action::from(ListAction::LookForRepairs { in_positions }));
    }
    choice.on_hover_text(tr("repair-all-positions-about"));
}

/// The task that the dialog waits for: the check of all lines, an update of the list, or the search for repairs.
fn running(state: &State) -> Option<(&RunningTask, &'static str)> {
    let id = state.shared.document().id();
    let text_of = |running: &RunningTask| {
        let checks = |task: &Checking| task.document == id;
        let lists = |task: &FindingRows| task.document == id;
        let finds = |task: &FindingRepairs| task.document == id;
        if running.as_task().is_some_and(finds) {
            Some("repair-all-looking")
        } else if running.as_task().is_some_and(checks) || running.as_task().is_some_and(lists) {
            Some("check-all-checking")
        } else {
            None
        }
    };
    let mut running = state.shared.tasks.iter();
    running.find_map(|running| Some((running, text_of(running)?)))
}

/// Offers to search again after the search was stopped or its result became outdated.
fn again_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let id = match state.list.repair_plan {
        Some(_) => "repair-all-stale",
        None => "repair-all-stopped",
    };
    ui.label(tr(id));
    if ui.button(tr("repair-all-again")).clicked() {
        let in_positions = state.list.repairs_positions;
        actions.push(Action::from(ListAction::LookForRepairs { in_positions }));
    }
}

/// Shows the number of lines that are not ticked because they would lose the words around their positions.
fn dropping_ui(ui: &mut Ui, plan: &RepairPlan) {
    if plan.dropping_count() > 0 {
        ui.label(tr_with(
            "repair-all-dropping",
            &counted(plan.dropping_count()),
        ));
    }
}

fn ticks_ui(ui: &mut Ui, plan: &RepairPlan, actions: &mut Actions) {
    let all = 0..plan.lines.len() as u64;
    ui.horizontal(|ui| {
        for (text, is_wanted) in [("repair-all-all-on", true), ("repair-all-all-off", false)] {
            if ui.button(tr(text)).clicked() {
                let places = all.clone();
                actions.push(Action::from(ListAction::SelectRepairs {
                    places,
                    is_wanted,
                }));
            }
        }
        ui.label(RichText::new(tr("repair-all-undo")).weak().small());
    });
}

fn list_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    plan: &RepairPlan,
    height: f32,
    actions: &mut Actions,
) {
    let size = vec2(ui.available_width(), height);
    let (outer, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::unique("repair list");
    let list = ui.interact(outer, id, Sense::HOVER | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("repair-all-list")));
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    if is_new || ui_state.part::<RepairList>().shown != Some(plan.state) {
        *ui_state.part() = RepairList {
            shown: Some(plan.state),
            ..RepairList::default()
        };
        list.request_focus();
    }
    ui.painter()
        .rect_filled(outer, CORNER, ui.visuals().extreme_bg_color);
    let shape = ListShape {
        places: plan.lines.len() as u64,
        columns: 1,
        pitch: REPAIRS_ROW,
    };
    let memory = ui_state.part::<RepairList>();
    let wanted = std::mem::take(&mut memory.show_place).then_some(memory.place);
    let name_of = |place: u64| line_name(plan, place);
    let visible = memory
        .list
        .ui(ui, outer, shape, wanted, &tr("repair-all-bar"), &name_of);
    keys(ui, &list, memory, plan, visible.page(), actions);
    need_lines(state, plan, &visible.places(), actions);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(visible.view));
    inside.set_clip_rect(visible.view.intersect(ui.clip_rect()));
    rows_ui(&mut inside, state, memory, plan, &list, &visible, actions);
}

fn line_name(plan: &RepairPlan, place: u64) -> String {
    let line = usize::try_from(place).ok();
    let line = line.and_then(|place| plan.lines.get(place));
    let number = line.map_or(0, |line| line.row + 1);
    tr_with("repair-all-line", &[("number", count_text(number).into())])
}

fn rows_ui(
    ui: &mut Ui,
    state: &State,
    memory: &mut RepairList,
    plan: &RepairPlan,
    list: &Response,
    visible: &Visible,
    actions: &mut Actions,
) {
    for place in visible.places() {
        let line = usize::try_from(place).ok();
        let Some(line) = line.and_then(|place| plan.lines.get(place)) else {
            continue;
        };
        let rect = visible.rect(place);
        let is_wanted = plan.is_wanted(place);
        let id = list.id.with(place);
        let row = ui.interact(rect, id, Sense::CLICK);
        let has_cursor = list.has_focus() && memory.place == place;
        if has_cursor {
            let current = id.accesskit_id();
            ui.ctx()
                .accesskit_node_builder(list.id, |node| node.set_active_descendant(current));
        }
        row_ui(ui, state, line, &row, is_wanted, has_cursor);
        if row.clicked() {
            memory.place = place;
            list.request_focus();
            let places = place..place + 1;
            let is_wanted = !is_wanted;
            actions.push(Action::from(ListAction::SelectRepairs {
                places,
                is_wanted,
            }));
        }
    }
}

/// Requests the rows that are not in memory.
fn need_lines(state: &State, plan: &RepairPlan, places: &Range<u64>, actions: &mut Actions) {
    let rows = state.shared.document().rows();
    let line = |place: u64| {
        usize::try_from(place)
            .ok()
            .and_then(|it| plan.lines.get(it))
    };
    let wanted = places.clone().filter_map(line);
    let missing = wanted.filter(|line| rows.line(line.row).is_err());
    let missing: Vec<_> = missing.map(|line| line.row..line.row + 1).collect();
    if !missing.is_empty() {
        actions.push(Action::from(ListAction::RowsNeeded(missing)));
    }
}

fn keys(
    ui: &Ui,
    list: &Response,
    memory: &mut RepairList,
    plan: &RepairPlan,
    page: u64,
    actions: &mut Actions,
) {
    if !list.has_focus() {
        return;
    }
    let is_entered = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    if is_entered && plan.wanted_count() > 0 {
        actions.push(Action::from(ListAction::ApplyRepairs));
    }
    let last = (plan.lines.len() as u64).saturating_sub(1);
    if let Some(to) = step(ui, list, memory.place, last, page) {
        memory.place = to;
        memory.show_place = true;
    }
    let place = memory.place;
    ui.input_mut(|input| {
        if input.consume_key(Modifiers::NONE, Key::Space) {
            let places = place..place + 1;
            let is_wanted = !plan.is_wanted(place);
            actions.push(Action::from(ListAction::SelectRepairs {
                places,
                is_wanted,
            }));
        }
    });
}

fn row_ui(
    ui: &Ui,
    state: &State,
    line: &RepairedLine,
    row: &Response,
    is_wanted: bool,
    has_cursor: bool,
) {
    let before = state.shared.document().rows().line(line.row);
    let before = before.map_or_else(|_| "…".to_owned(), |line| shown(&line));
    let after = shown(&line.line);
    let number = count_text(line.row + 1);
    row.widget_info(|| {
        let variables = [
            ("number", number.clone().into()),
            ("before", before.clone().into()),
            ("after", after.clone().into()),
        ];
        let name = tr_with("repair-all-row", &variables);
        WidgetInfo::selected(Role::CheckBox, true, is_wanted, name)
    });
    paint_ground(ui, row, has_cursor);
    paint_box(ui, row.rect, is_wanted);
    let left = row.rect.min + vec2(BOX_SIDE + 18.0, 8.0);
    let color = ui.visuals().strong_text_color();
    let font = SMALL_FONT;
    ui.painter()
        .text(left, egui::Align2::LEFT_TOP, number, font, color);
    let text = Rect::from_min_max(
        pos2(row.rect.left() + NUMBER_WIDTH, row.rect.top() + 8.0),
        row.rect.max - vec2(6.0, 4.0),
    );
    let color = if is_wanted {
        ui.visuals().text_color()
    } else {
        ui.visuals().weak_text_color()
    };
    paint_pair(ui, text, &before, &after, color);
}

fn paint_box(ui: &Ui, row: Rect, is_on: bool) {
    let look = ui.visuals().widgets.inactive;
    let corner = row.min + vec2(10.0, 9.0);
    let rect = Rect::from_min_size(corner, vec2(BOX_SIDE, BOX_SIDE));
    ui.painter()
        .rect(rect, 3.0, look.bg_fill, look.bg_stroke, StrokeKind::Inside);
    if is_on {
        let at = |x: f32, y: f32| rect.min + vec2(x, y) * BOX_SIDE;
        let tick = vec![at(0.22, 0.52), at(0.43, 0.73), at(0.80, 0.28)];
        let stroke = Stroke::new(2.0, ui.visuals().strong_text_color());
        ui.painter().add(Shape::line(tick, stroke));
    }
}
