//! Material as a table of counts.

use super::bounds::{LimitedNumber, NumberField, bounds_ui};
use super::counts::{range_of, range_text, range_typed, stepped, with_range};
use super::panel::{Panel, switch_ui};
use crate::features::board::view::piece_atlas::{PieceAtlases, snapped_square};
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::style::{COUNT_HEIGHT, target};
use egui::{Align, Button, Color32, Grid, Id, Layout, RichText, Sense, Ui, vec2};
use tabiya_chess::{Color, Piece, Role};
use tabiya_collection::search::{CountedPieces, Material, Query};
use tabiya_text::{tr, tr_with};

/// The columns: each kind of piece, and all pieces together.
const KINDS: [Option<Role>; 7] = [
    Some(Role::King),
    Some(Role::Queen),
    Some(Role::Rook),
    Some(Role::Bishop),
    Some(Role::Knight),
    Some(Role::Pawn),
    None,
];
const SIDES: [Option<Color>; 3] = [Some(Color::White), Some(Color::Black), None];
const LABEL_WIDTH: f32 = 40.0;
const GAP: f32 = 2.0;
const BALANCE_WIDTH: f32 = 56.0;

/// Shows the table and its controls.
pub(super) fn material_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, panel: &mut Panel) {
    let width = (ui.available_width() - LABEL_WIDTH) / KINDS.len() as f32 - GAP;
    Grid::new("material")
        .num_columns(KINDS.len() + 1)
        .spacing([GAP, GAP])
        .min_col_width(0.0)
        .show(ui, |ui| {
            heads_ui(ui, ui_state, width);
            for side in SIDES {
                side_ui(ui, side);
                for kind in KINDS {
                    let of = CountedPieces {
                        color: side,
                        role: kind,
                    };
                    count_ui(ui, ui_state, of, width, panel);
                }
                ui.end_row();
            }
        });
    balance_ui(ui, ui_state, panel);
    buttons_ui(ui, state, panel);
}

/// Shows the field of the material balance.
fn balance_ui(ui: &mut Ui, ui_state: &mut UiState, panel: &mut Panel) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let label = ui.label(tr(LimitedNumber::Balance.name()));
        bounds_ui(ui, ui_state, panel, LimitedNumber::Balance, BALANCE_WIDTH).labelled_by(label.id);
        ui.label(RichText::new(tr("find-balance-about")).small().weak());
    });
}

fn heads_ui(ui: &mut Ui, ui_state: &mut UiState, width: f32) {
    const SIDE: f32 = 22.0;
    let atlas = ui_state.part::<PieceAtlases>().atlas(ui.ctx(), SIDE);
    ui.allocate_exact_size(vec2(LABEL_WIDTH - GAP, SIDE), Sense::hover());
    for kind in KINDS {
        let (rect, _) = ui.allocate_exact_size(vec2(width, SIDE), Sense::hover());
        if let Some(kind) = kind {
            let picture = snapped_square(ui.ctx(), rect.center(), SIDE);
            let mut mesh = atlas.mesh();
            let piece = Piece::new(Color::White, kind);
            atlas.add_piece(&mut mesh, picture, piece, Color32::WHITE);
            ui.painter().add(mesh);
        } else {
            let men = RichText::new(tr("find-men")).small();
            ui.put(rect, egui::Label::new(men));
        }
    }
    ui.end_row();
}

fn side_ui(ui: &mut Ui, side: Option<Color>) {
    let text = match side {
        Some(Color::White) => tr("white"),
        Some(Color::Black) => tr("black"),
        None => tr("find-material-both"),
    };
    let size = vec2(LABEL_WIDTH - GAP, target(ui.style(), COUNT_HEIGHT));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.label(RichText::new(text).small());
    });
}

/// The name of an entry, such as `White: rooks`.
fn name_of(of: CountedPieces) -> String {
    let side = tr(match of.color {
        Some(Color::White) => "find-side-white",
        Some(Color::Black) => "find-side-black",
        None => "find-side-both",
    });
    let id = match of.role {
        None => "find-count-men",
        Some(Role::King) => "find-count-kings",
        Some(Role::Queen) => "find-count-queens",
        Some(Role::Rook) => "find-count-rooks",
        Some(Role::Bishop) => "find-count-bishops",
        Some(Role::Knight) => "find-count-knights",
        Some(Role::Pawn) => "find-count-pawns",
    };
    tr_with(id, &[("side", side.into())])
}

/// Shows one entry: a field that takes `2`, `2+`, `≤2`, `1–3`, or an empty text.
fn count_ui(ui: &mut Ui, ui_state: &mut UiState, of: CountedPieces, width: f32, panel: &mut Panel) {
    let material = panel
        .typed
        .as_ref()
        .ok()
        .and_then(|query| query.material.clone());
    let height = target(ui.style(), COUNT_HEIGHT);
    let field = NumberField {
        id: Id::unique(("find count", of.color, of.role)),
        limits: range_of(material.as_ref(), of),
        write: range_text,
        read: range_typed,
        stepped: &stepped,
    };
    let set = |panel: &mut Panel, range| {
        let changed = with_range(material.as_ref(), of, range);
        panel.change(|query| query.material = changed);
    };
    let (response, is_wrong) = field.show(
        ui,
        ui_state,
        panel,
        |field| {
            field
                .margin(vec2(1.0, 3.0))
                .desired_width(width - 2.0)
                .min_size(vec2(width, height))
                .align(egui::Align2::CENTER_CENTER)
        },
        set,
    );
    let response = response.accessible_name(name_of(of));
    response.on_hover_text(if is_wrong {
        tr("find-material-wrong")
    } else {
        format!("{}\n{}", name_of(of), tr("find-material-tip"))
    });
}

fn buttons_ui(ui: &mut Ui, state: &State, panel: &mut Panel) {
    let material = panel
        .typed
        .as_ref()
        .ok()
        .and_then(|query| query.material.clone());
    let mut either_side = material.as_ref().is_some_and(|it| it.either_side);
    ui.horizontal_wrapped(|ui| {
        let mut change = |change: &dyn Fn(&mut Query)| panel.change(change);
        let board = ui.button(tr("find-from-board"));
        let board = board.accessible_name(tr("find-material-board-name"));
        if board.clicked() {
            let mut of_board = Material::of_board(&state.shared.document().position().board);
            of_board.either_side = either_side;
            change(&|query| query.material = Some(of_board.clone()));
        }
        board.on_hover_text(tr("find-material-board-tip"));
        let clear = ui.add_enabled(material.is_some(), Button::new(tr("find-clear")));
        if clear
            .accessible_name(tr("find-material-clear-name"))
            .clicked()
        {
            change(&|query| query.material = None);
        }
        let (name, tip) = ("find-either-side", "find-either-side-tip");
        if switch_ui(ui, &mut either_side, name, tip) {
            change(&|query| {
                let mut material = query.material.clone().unwrap_or_default();
                material.either_side = either_side;
                let is_something = either_side || !material.is_empty();
                query.material = is_something.then_some(material);
            });
        }
    });
}
