//! The played moves above the engines, in one panel where there is no room for two. The edge between them can be
//! dragged or moved by keys.

use crate::features::engine::view as engine;
use crate::features::play::view as play;
use crate::features::play_on::view::card_height;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::scrolling::with_least_room_ui;
use crate::widgets::style::{GAP, MIN_ENGINES_HEIGHT, MIN_PLAY_HEIGHT, PLAY_HEIGHT, palette};
use egui::{
    CursorIcon, EventFilter, Id, Key, Modifiers, Rect, Response, Role, Sense, Stroke, Ui,
    UiBuilder, WidgetInfo, vec2,
};
use tabiya_text::tr;

/// The part of the height that the moves get.
const PLAY_PART: f32 = 0.6;
/// The distance that a key moves the edge.
const KEY_STEP: f32 = 20.0;

/// The height that the user has given to the moves.
#[derive(Debug, Default)]
struct PlayHeight(Option<f32>);

/// Shows both. If there is too little room for them, they scroll together.
pub(super) fn play_and_engines_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let min_play = MIN_PLAY_HEIGHT + card_height(state);
    let least = vec2(0.0, min_play + GAP + MIN_ENGINES_HEIGHT);
    with_least_room_ui(ui, Id::unique("play and engines"), least, |ui| {
        let all = ui.available_rect_before_wrap();
        let most = (all.height() - GAP - MIN_ENGINES_HEIGHT).max(min_play);
        let usual = (all.height() * PLAY_PART).max(PLAY_HEIGHT);
        let chosen = ui_state.part::<PlayHeight>().0;
        let height = chosen.unwrap_or(usual).clamp(min_play, most);
        let upper = all.with_max_y(all.top() + height);
        let edge = upper
            .with_min_y(upper.bottom())
            .with_max_y(upper.bottom() + GAP);
        part_ui(ui, "moves", upper, |ui| {
            play::play_panel_ui(ui, state, ui_state, actions);
        });
        edge_ui(ui, edge, height, ui_state);
        part_ui(ui, "engines", all.with_min_y(edge.bottom()), |ui| {
            engine::engine_panel_ui(ui, state, ui_state, actions);
        });
    });
}

fn part_ui(ui: &mut Ui, salt: &str, place: Rect, content: impl FnOnce(&mut Ui)) {
    let mut part = ui.new_child(UiBuilder::new().id_salt(salt).max_rect(place));
    part.set_clip_rect(ui.clip_rect().intersect(place.expand2(vec2(GAP, 0.0))));
    content(&mut part);
}

/// Shows the edge, and moves it. A double click moves it back to its usual place.
fn edge_ui(ui: &Ui, place: Rect, height: f32, ui_state: &mut UiState) {
    let edge = ui.interact(
        place,
        Id::unique("edge below the moves"),
        Sense::click_and_drag(),
    );
    edge.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, tr("play-resize")));
    let color = if edge.hovered() || edge.dragged() {
        palette(ui.visuals()).edge_hovered
    } else {
        palette(ui.visuals()).line
    };
    let line = Stroke::new(1.0, color);
    ui.painter().hline(place.x_range(), place.center().y, line);
    let moved = edge.drag_delta().y + moved_by_keys(ui, &edge);
    let chosen = &mut ui_state.part::<PlayHeight>().0;
    if edge.double_clicked() {
        *chosen = None;
    } else if moved != 0.0 {
        *chosen = Some(height + moved);
    }
    edge.on_hover_cursor(CursorIcon::ResizeVertical)
        .on_hover_text(tr("play-resize-tip"));
}

fn moved_by_keys(ui: &Ui, edge: &Response) -> f32 {
    if !edge.has_focus() {
        return 0.0;
    }
    let filter = EventFilter {
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(edge.id, filter));
    ui.input_mut(|input| {
        let mut count = |key| input.count_and_consume_key(Modifiers::NONE, key) as f32;
        (count(Key::ArrowDown) - count(Key::ArrowUp)) * KEY_STEP
    })
}
