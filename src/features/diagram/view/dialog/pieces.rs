//! Piece sets, each shown by its knight.

use super::colors::frame_ui;
use crate::features::board::view::piece_atlas::{PieceAtlases, snapped_square};
use crate::features::diagram::model::DiagramForm;
use crate::model::action::{Action, DiagramAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::choices::{choice_name, high_row_ui};
use crate::widgets::labels::announce;
use crate::widgets::style::{CONTROL_HEIGHT, CORNER, PIECES_SWATCH, color_of_rgb, palette};
use egui::{Button, Color32, Label, Response, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use std::path::Path;
use std::sync::Arc;
use tabiya_chess::{Color, Piece, Role as Kind};
use tabiya_picture::PieceSet;
use tabiya_text::{name_text, tr, tr_with};

/// Shows the piece sets.
pub(super) fn pieces_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    form: &mut DiagramForm,
    actions: &mut Actions,
) {
    let about = tr("picture-pieces");
    high_row_ui(ui, PIECES_SWATCH, &about, |ui, _| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for set in PieceSet::OWN {
            let is_on = form.style.pieces == set;
            let Some(pieces) = PieceSet::own(set) else {
                continue;
            };
            let swatch = knight_ui(ui, ui_state, form, pieces, is_on);
            let name = tr(set_id(set));
            let full = choice_name(&about, &name);
            swatch.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_on, &full));
            if swatch.clicked() {
                set.clone_into(&mut form.style.pieces);
            }
            swatch.on_hover_text(name);
        }
        if let Some(Ok(pieces)) = state.shared.pieces_in_folder(&form.style.pieces) {
            let name = folder_name(&form.style.pieces);
            let swatch = knight_ui(ui, ui_state, form, pieces, true);
            let full = choice_name(&about, &name);
            swatch.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, true, &full));
            swatch.on_hover_text(&form.style.pieces);
        }
        let folder = Button::new(tr("picture-folder")).min_size(vec2(0.0, CONTROL_HEIGHT));
        let folder = ui.add(folder);
        if folder.clicked() {
            actions.push(Action::from(DiagramAction::AskPieces));
        }
        folder.on_hover_text(tr("picture-folder-tip"));
    });
    about_folder_ui(ui, state, &form.style.pieces);
}

/// The message id for the name of a built-in set.
fn set_id(name: &str) -> &'static str {
    match name {
        "flat" => "pieces-flat",
        "print" => "pieces-print",
        _ => "pieces-staunton",
    }
}

fn folder_name(folder: &str) -> String {
    let name = Path::new(folder).file_name();
    name.map_or_else(|| folder.to_owned(), name_text)
}

fn knight_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    form: &DiagramForm,
    pieces: Arc<PieceSet>,
    is_on: bool,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(PIECES_SWATCH), Sense::click());
    let colors = form.style.colors();
    let square = rect.shrink(3.0);
    ui.painter()
        .rect_filled(square, CORNER, color_of_rgb(colors.light));
    let side = square.width();
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas_of_set(ui.ctx(), side, pieces);
    let mut mesh = atlas.mesh();
    let knight = Piece::new(Color::White, Kind::Knight);
    let place = snapped_square(ui.ctx(), rect.center(), side);
    atlas.add_piece(&mut mesh, place, knight, Color32::WHITE);
    ui.painter().add(mesh);
    frame_ui(ui, rect, &response, is_on);
    response
}

/// Shows the state of the chosen folder.
fn about_folder_ui(ui: &mut Ui, state: &State, folder: &str) {
    if PieceSet::OWN.contains(&folder) {
        return;
    }
    let name = folder_name(folder);
    let about = |id| tr_with(id, &[("folder", name.clone().into())]);
    let (text, color) = match state.shared.pieces_in_folder(folder) {
        None => (about("picture-folder-reading"), None),
        Some(Ok(_)) => (about("picture-folder-read"), None),
        Some(Err(why)) => (why, Some(palette(ui.visuals()).error)),
    };
    let shown = RichText::new(&text);
    let shown = match color {
        Some(color) => shown.color(color),
        None => shown.weak(),
    };
    let label = ui.add(Label::new(shown).wrap());
    announce(ui, &label, &text);
}
