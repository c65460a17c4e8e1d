//! The picture of the board, beside the board or laid over it.

use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{paint_two_lines, palette};
use egui::{
    Color32, ColorImage, Pos2, Rect, Role, Sense, TextureHandle, TextureOptions, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::fmt;
use std::sync::Arc;
use tabiya_chess::{File, Rank, Square};
use tabiya_collection::document::Pictured;
use tabiya_picture::scanned::Crop;
use tabiya_text::tr;

/// The share of the height that the crop has at least. The rest shows the questions and the possible pieces.
const LEAST_OF_HEIGHT: f32 = 0.45;
/// The height of the panel below the crop, in points.
const BELOW: f32 = 48.0;
/// The opacity of the crop over the board.
const STRENGTH: f32 = 0.5;

/// The crop that was shown last, with its texture.
#[derive(Default)]
struct ShownCrop(Option<(Arc<[u8]>, Option<TextureHandle>)>);

impl fmt::Debug for ShownCrop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ShownCrop").field(&self.0.is_some()).finish()
    }
}

impl ShownCrop {
    fn texture(&mut self, ui: &Ui, pictured: &Pictured) -> Option<TextureHandle> {
        let file = pictured.crop.as_ref()?;
        let is_it = |shown: &(Arc<[u8]>, _)| Arc::ptr_eq(&shown.0, file);
        if !self.0.as_ref().is_some_and(is_it) {
            let texture = Crop::of_file(file).map(|crop| {
                let side = crop.side as usize;
                let image = ColorImage::from_rgb([side, side], &crop.rgb);
                ui.ctx().load_texture("crop", image, TextureOptions::LINEAR)
            });
            self.0 = Some((Arc::clone(file), texture));
        }
        self.0.as_ref().and_then(|(_, texture)| texture.clone())
    }
}

/// Shows the crop and frames the doubtful squares. A click moves the cursor to a square.
pub(super) fn crop_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    pictured: &Pictured,
    actions: &mut Actions,
) {
    let Some(texture) = ui_state.part::<ShownCrop>().texture(ui, pictured) else {
        return;
    };
    let panel = ui.clip_rect().height();
    let above = ui.cursor().top() - ui.min_rect().top();
    let height = (panel - above - BELOW).max(panel * LEAST_OF_HEIGHT);
    let side = ui.available_width().min(height).max(0.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    let name = tr("picture-crop");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let painter = ui.painter();
    painter.image(texture.id(), rect, whole(false), Color32::WHITE);
    let colors = palette(ui.visuals());
    let place_of = |square| place_of(square, pictured.is_white_below, rect);
    for square in state.shared.document().unsure() {
        let lines = [colors.mark_odd, colors.mark_sign];
        paint_two_lines(painter, place_of(square), 1.5, lines);
    }
    let lines = [colors.cursor, colors.mark_sign];
    paint_two_lines(painter, place_of(state.board.cursor), 2.0, lines);
    if let Some(pos) = response
        .interact_pointer_pos()
        .filter(|_| response.clicked())
    {
        let mut squares = Square::all();
        let square = squares.find(|square| place_of(*square).contains(pos));
        actions.extend(square.map(|square| Action::from(BoardAction::SelectSquare(square))));
    }
}

/// The rectangle of a square in a crop that fills `rect`.
fn place_of(square: Square, is_white_below: bool, rect: Rect) -> Rect {
    let (file, rank) = (square.file().index(), square.rank().index());
    let last = File::ALL.len().max(Rank::ALL.len()) as u8 - 1;
    let (column, row) = if is_white_below {
        (file, last - rank)
    } else {
        (last - file, rank)
    };
    let side = rect.width() / f32::from(last + 1);
    let corner = rect.min + side * vec2(f32::from(column), f32::from(row));
    Rect::from_min_size(corner, Vec2::splat(side))
}

/// The texture coordinates of the whole crop, rotated by 180° if `is_turned` is set.
fn whole(is_turned: bool) -> Rect {
    let (first, last) = (Pos2::ZERO, pos2(1.0, 1.0));
    if is_turned {
        Rect {
            min: last,
            max: first,
        }
    } else {
        Rect {
            min: first,
            max: last,
        }
    }
}

/// Draws the crop over the board at half opacity and in the orientation of the board, if the user wants that.
pub(crate) fn lay_over_board(ui: &Ui, state: &State, ui_state: &mut UiState, board: Rect) {
    let pictured = state.shared.document().pictured();
    let Some(pictured) = pictured.filter(|_| state.pictures.is_under) else {
        return;
    };
    if let Some(texture) = ui_state.part::<ShownCrop>().texture(ui, pictured) {
        let is_turned = state.shared.view.flipped == pictured.is_white_below;
        let tint = Color32::WHITE.gamma_multiply(STRENGTH);
        ui.painter()
            .image(texture.id(), board, whole(is_turned), tint);
    }
}
