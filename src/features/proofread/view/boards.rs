//! The list of boards: each row has the picture of a board and the diagram read from it. The visible pictures are
//! textures.

use super::sight::{Sight, steps_typed};
use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::diagram::view::shape::{paint_diagram, small_geometry, square_side};
use crate::features::proofread::model::{ProofBoard, ProofItem, ProofList, ProofreadAction as Do};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::line_pair::{paint_ground, step};
use crate::widgets::style::{CORNER, GAP, SMALL_FONT};
use crate::widgets::virtual_list::{ListShape, VirtualList};
use egui::{
    Align2, Color32, ColorImage, Context, EventFilter, Id, Key, Modifiers, Rect, Response, Role,
    Sense, TextureHandle, TextureOptions, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use std::collections::HashMap;
use std::sync::Arc;
use tabiya_collection::document::asked_of;
use tabiya_picture::scanned::Scan;
use tabiya_text::{count_text, listed, question_names, tr, tr_with};

/// The side of a board, in points.
const BOARD: f32 = 216.0;
/// The height of a row, in points.
pub(super) const PITCH: f32 = BOARD + 2.0 * GAP;

/// The scroll position of the list.
#[derive(Debug, Default)]
struct BoardsListPlace {
    list: VirtualList,
    /// The current board in the last frame.
    at: Option<usize>,
}

/// Shows the list.
pub(super) fn boards_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    boards: &ProofList,
    height: f32,
    is_new: bool,
    actions: &mut Actions,
) {
    let own = &state.proofread;
    let count = boards.rows.len() as u64;
    let height = height.min(PITCH * count as f32 + 2.0);
    let size = vec2(ui.available_width(), height);
    let (outer, _) = ui.allocate_exact_size(size, Sense::hover());
    let list = ui.interact(
        outer,
        Id::unique("proofread list"),
        Sense::HOVER | Sense::FOCUSABLE,
    );
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("proofread-list")));
    ui.painter()
        .rect_filled(outer, CORNER, ui.visuals().extreme_bg_color);
    if is_new {
        *ui_state.part::<BoardsListPlace>() = BoardsListPlace::default();
        list.request_focus();
    }
    let place = ui_state.part::<BoardsListPlace>();
    let wanted = (place.at != Some(own.at)).then_some(own.at as u64);
    place.at = Some(own.at);
    let shape = ListShape {
        places: count,
        columns: 1,
        pitch: PITCH,
    };
    let name_of = |place: u64| count_text(place + 1);
    let visible = place
        .list
        .ui(ui, outer, shape, wanted, &tr("proofread-list"), &name_of);
    let mut steps = Vec::new();
    if list.has_focus() {
        steps = steps_typed(ui);
        keys(ui, actions);
        let last = count.saturating_sub(1);
        if let Some(to) = step(ui, &list, own.at as u64, last, visible.page()) {
            actions.push(Action::from(Do::GoTo(to as usize)));
        }
        // The arrow keys move between squares and not out of the list.
        let filter = EventFilter {
            vertical_arrows: true,
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(list.id, filter));
    }
    let mut inside = ui.new_child(UiBuilder::new().max_rect(visible.view));
    inside.set_clip_rect(visible.view.intersect(ui.clip_rect()));
    for place in visible.places() {
        let row = inside.interact(visible.rect(place), list.id.with(place), Sense::CLICK);
        let is_current = own.at as u64 == place;
        if is_current && list.has_focus() {
            let current = row.id.accesskit_id();
            inside
                .ctx()
                .accesskit_node_builder(list.id, |node| node.set_active_descendant(current));
        }
        let sight = row_ui(&inside, state, ui_state, boards, place, is_current, &row);
        if is_current && !steps.is_empty() {
            let chosen = sight.as_ref().and_then(|sight| sight.after(&steps));
            actions.extend(chosen.map(|square| Action::from(Do::Choose(own.at, square))));
        }
        if row.clicked() {
            list.request_focus();
            let pointer = row.interact_pointer_pos();
            let square = sight.zip(pointer);
            let square = square.and_then(|(sight, pointer)| sight.square_at(pointer));
            let at = place as usize;
            actions.push(Action::from(
                square.map_or(Do::GoTo(at), |square| Do::Choose(at, square)),
            ));
        }
    }
}

/// Handles the keys for proofreading. The digits that choose a piece are handled together with the pieces.
fn keys(ui: &Ui, actions: &mut Actions) {
    for (modifiers, key, action) in [
        (Modifiers::NONE, Key::ArrowRight, Do::Next),
        (Modifiers::NONE, Key::ArrowLeft, Do::Previous),
        (Modifiers::NONE, Key::Space, Do::Keep),
        (Modifiers::NONE, Key::Enter, Do::KeepAll),
        (Modifiers::COMMAND, Key::Z, Do::Undo),
    ] {
        let is_pressed = ui.input_mut(|input| input.consume_key(modifiers, key));
        if is_pressed {
            actions.push(Action::from(action));
        }
    }
}

/// Shows a row. Returns the squares that can be chosen in it, if it still has its board.
fn row_ui(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    boards: &ProofList,
    place: u64,
    is_current: bool,
    response: &Response,
) -> Option<Sight> {
    let row = boards.rows.get(place as usize);
    let document = state.shared.document_by_id(boards.document);
    let board = row
        .zip(document)
        .and_then(|(row, document)| row.board(document));
    let lines = board
        .as_ref()
        .map_or_else(|| vec![tr("proofread-gone")], texts);
    let number = count_text(place + 1);
    response.widget_info(|| {
        let named = tr_with("proofread-board", &[("number", number.as_str().into())]);
        let name = listed(&[&[named], lines.as_slice()].concat());
        WidgetInfo::selected(Role::ListBoxOption, true, is_current, name)
    });
    paint_ground(ui, response, is_current);
    let corner = response.rect.min + vec2(GAP, GAP);
    let seen_at = Rect::from_min_size(corner, Vec2::splat(BOARD));
    let read_at = seen_at.translate(vec2(BOARD + GAP, 0.0));
    texts_ui(ui, response, read_at.right() + GAP, &number, &lines);
    let (row, document, board) = (row?, document?, board?);
    let pictured = document.pictured_at(row.row);
    let is_flipped = pictured.map_or(board.notes.is_black_below, |seen| !seen.is_white_below);
    let [seen, read] = [seen_at, read_at].map(|space| small_geometry(ui, space, is_flipped));
    let item = state.proofread.item_of(&board).filter(|_| is_current);
    let mut sight = Sight {
        boards: [seen, read],
        doubts: board.notes.doubts.iter().map(|it| it.square).collect(),
        current: item.and_then(|item| match item {
            ProofItem::Square(square) => Some(square),
            ProofItem::Question(_) => None,
        }),
        pointed: None,
    };
    let pointer = response.hover_pos();
    sight.pointed = pointer.and_then(|pointer| sight.square_at(pointer));
    let crop = pictured.and_then(|seen| seen.crop.as_ref());
    let textures = ui_state.part::<CropTextures>();
    match crop.and_then(|crop| textures.texture(ui.ctx(), crop)) {
        Some(texture) => {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            ui.painter()
                .image(texture.id(), seen.rect, whole, Color32::WHITE);
            sight.paint_marks(ui, &seen);
        }
        None => no_crop_ui(ui, seen_at),
    }
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), square_side(ui, BOARD));
    paint_diagram(ui, &read, &board.position.board, &atlas);
    sight.paint_marks(ui, &read);
    Some(sight)
}

fn no_crop_ui(ui: &Ui, space: Rect) {
    let color = ui.visuals().weak_text_color();
    let font = SMALL_FONT;
    let galley = ui
        .painter()
        .layout(tr("proofread-no-picture"), font, color, space.width() - GAP);
    let corner = space.center() - galley.size() / 2.0;
    ui.painter().galley(corner, galley, color);
}

/// The description of a board: page and place, file, confidence, and doubts.
pub(super) fn texts(board: &ProofBoard) -> Vec<String> {
    let notes = &board.notes;
    let mut lines: Vec<String> = notes.id.iter().chain(&notes.source).cloned().collect();
    if let Some(confidence) = notes.confidence {
        lines.push(tr_with(
            "proofread-confidence",
            &[("percent", confidence.into())],
        ));
    }
    let questions = question_names(asked_of(notes.questions, &board.position));
    if notes.doubts.is_empty() && questions.is_empty() {
        lines.push(tr("proofread-no-doubt"));
    }
    if !notes.doubts.is_empty() {
        let squares: Vec<_> = notes
            .doubts
            .iter()
            .map(|doubt| doubt.square.to_string())
            .collect();
        lines.push(tr_with(
            "proofread-in-doubt",
            &[("squares", listed(&squares).into())],
        ));
    }
    if !questions.is_empty() {
        lines.push(tr_with(
            "proofread-asked",
            &[("questions", listed(&questions).into())],
        ));
    }
    lines
}

fn texts_ui(ui: &Ui, row: &Response, left: f32, number: &str, lines: &[String]) {
    let width = row.rect.right() - left - GAP;
    let painter = ui
        .painter()
        .with_clip_rect(row.rect.intersect(ui.clip_rect()));
    let mut at = pos2(left, row.rect.top() + GAP);
    let weak = ui.visuals().weak_text_color();
    let font = SMALL_FONT;
    at.y = painter
        .text(at, Align2::LEFT_TOP, number, font.clone(), weak)
        .bottom()
        + 4.0;
    for (place, line) in lines.iter().enumerate() {
        let color = if place == 0 {
            ui.visuals().strong_text_color()
        } else {
            ui.visuals().text_color()
        };
        let galley = painter.layout(line.clone(), font.clone(), color, width.max(40.0));
        let height = galley.size().y;
        painter.galley(at, galley, color);
        at.y += height + 4.0;
    }
}

/// The maximum number of textures. Above it the cache is cleared.
const MOST: usize = 64;
/// The maximum number of pictures decoded in a frame. The others follow in the next frames.
const MOST_A_FRAME: usize = 8;

/// A cache of the textures shown recently.
#[derive(Default)]
pub(super) struct CropTextures {
    /// The pictures by their address in memory, which stays valid while the cache holds them. `None` if a picture
    /// cannot be shown.
    known: HashMap<usize, (Arc<[u8]>, Option<TextureHandle>)>,
    /// The frame in which pictures were decoded last, and their number.
    decoded: (u64, usize),
}

impl std::fmt::Debug for CropTextures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "CropTextures({})", self.known.len())
    }
}

impl CropTextures {
    /// The texture of a picture file, if it can be shown and has been decoded.
    pub(super) fn texture(&mut self, ctx: &Context, crop: &Arc<[u8]>) -> Option<&TextureHandle> {
        let key = crop.as_ptr() as usize;
        if self.known.len() >= MOST && !self.known.contains_key(&key) {
            self.known.clear();
        }
        if !self.known.contains_key(&key) && !self.may_decode(ctx) {
            ctx.request_repaint();
            return None;
        }
        let made = self.known.entry(key);
        let (_, texture) = made.or_insert_with(|| (Arc::clone(crop), texture_of(ctx, crop)));
        texture.as_ref()
    }

    /// Whether another picture may be decoded in this frame. Each call that returns true counts.
    fn may_decode(&mut self, ctx: &Context) -> bool {
        let frame = ctx.cumulative_frame_nr();
        if self.decoded.0 != frame {
            self.decoded = (frame, 0);
        }
        self.decoded.1 += 1;
        self.decoded.1 <= MOST_A_FRAME
    }
}

fn texture_of(ctx: &Context, crop: &[u8]) -> Option<TextureHandle> {
    let scan = Scan::of_small_file(crop).ok()?;
    let image = ColorImage::from_rgb([scan.width, scan.height], &scan.rgb);
    Some(ctx.load_texture("crop", image, TextureOptions::LINEAR))
}
