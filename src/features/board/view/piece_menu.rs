//! The menu of a square, with its possible pieces, their rights, doubt, and marks.

mod marks;

use super::piece_atlas::{PieceAtlas, snapped_square};
use super::{BoardGeometry, has_right, is_granted};
use crate::command::Command;
use crate::features::board::model::piece_letters::piece_key;
use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::model::action::{Action, BoardAction, BoardKey, SetupAction};
use crate::model::state::{State, Tool};
use crate::view::shortcuts::command_entry_ui;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::style::{CORNER, PIECE_MENU_SIDE, menu_entries_style, palette};
use egui::{
    Align, Button, Color32, Event, Id, Key, LayerId, Layout, Popup, PopupAnchor,
    PopupCloseBehavior, PopupKind, Rect, Response, Role as WidgetRole, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, vec2,
};
use marks::marks_ui;
use tabiya_chess::{Color, Piece, Role, Square};
use tabiya_collection::document::{DocumentId, Edit};
use tabiya_notation::piece_letters::Language;
use tabiya_text::{piece_name, square_name, tr};

/// The menu while it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceMenu {
    square: Square,
    /// The document and the row that it is about; `None` until it has been shown.
    place: Option<(DocumentId, u64)>,
    /// The entry that had the keyboard focus when an arrow key was pressed, because the key may move the focus out of
    /// the menu.
    left: Option<Id>,
}

impl PieceMenu {
    /// A menu that is to open on this square.
    pub(crate) fn on(square: Square) -> Self {
        Self {
            square,
            place: None,
            left: None,
        }
    }

    fn is_new(self) -> bool {
        self.place.is_none()
    }
}

/// Keeps the arrow keys from moving the focus out of the menu. To be called before any other code reads the focus.
pub(crate) fn keep_arrows_in_menu(ui: &Ui, ui_state: &mut UiState) {
    let menu = ui_state.part::<Option<PieceMenu>>().as_mut();
    let Some(left) = menu.and_then(|menu| menu.left.take()) else {
        return;
    };
    let now = ui.memory(egui::Memory::focused);
    if now.is_some_and(|now| layer_of(ui, now) != layer_of(ui, left)) {
        ui.memory_mut(|memory| memory.request_focus(left));
    }
}

fn layer_of(ui: &Ui, widget: Id) -> Option<LayerId> {
    let response = ui.ctx().read_response(widget);
    response.map(|response| response.layer_id)
}

/// Shows the menu while it is open.
pub(crate) fn piece_menu_ui(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    actions: &mut Actions,
) {
    let Some(menu) = *ui_state.part::<Option<PieceMenu>>() else {
        return;
    };
    let id = Id::unique("piece menu");
    let place = (state.shared.document().id(), state.shared.document().row());
    if ui_state.modal.is_some() || (!menu.is_new() && !has_keyboard(ui, id)) {
        // Another widget has the keyboard focus, and keeps it.
        Popup::close_id(ui.ctx(), id);
        *ui_state.part::<Option<PieceMenu>>() = None;
        return;
    }
    if menu.is_new() {
        Popup::open_id(ui.ctx(), id);
    } else if menu.place != Some(place) {
        Popup::close_id(ui.ctx(), id);
    }
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), PIECE_MENU_SIDE - 6.0);
    let there = state.shared.document().position().board.get(menu.square);
    let rect = geometry.rect_of(menu.square);
    let shown = Popup::new(
        id,
        ui.ctx().clone(),
        PopupAnchor::ParentRect(rect),
        ui.layer_id(),
    )
    .kind(PopupKind::Popup)
    .layout(Layout::top_down_justified(Align::Min))
    .style(menu_entries_style as fn(&mut egui::Style))
    .close_behavior(PopupCloseBehavior::IgnoreClicks)
    .accessible_name(square_name(menu.square, there))
    .open_memory(None)
    .show(|ui| entries_ui(ui, state, menu, &atlas, actions));
    let is_left = shown
        .as_ref()
        .is_some_and(|shown| is_pressed_beside(ui, shown.response.rect));
    if is_left && !menu.is_new() {
        Popup::close_id(ui.ctx(), id);
    }
    let is_open = shown.is_some() && Popup::is_id_open(ui.ctx(), id);
    *ui_state.part::<Option<PieceMenu>>() = is_open.then_some(PieceMenu {
        place: Some(place),
        left: entry_left(ui),
        ..menu
    });
    if !is_open && ui_state.focus_wanted.is_none() {
        ui_state.focus_wanted = Some(Focus::Board);
    }
}

/// Whether a button was pressed outside the menu, which closes it however long the press lasts.
fn is_pressed_beside(ui: &Ui, menu: Rect) -> bool {
    let is_it = |event: &Event| {
        matches!(
            event,
            Event::PointerButton { pos, pressed: true, .. } if !menu.contains(*pos)
        )
    };
    ui.input(|input| input.events.iter().any(is_it))
}

fn entries_ui(
    ui: &mut Ui,
    state: &State,
    menu: PieceMenu,
    atlas: &PieceAtlas,
    actions: &mut Actions,
) {
    let square = menu.square;
    let position = state.shared.document().position();
    let there = position.board.get(square);
    if let Some(piece) = typed_piece(ui, state.shared.piece_language()) {
        actions.push(Action::from(BoardAction::Edit(
            Edit::Put(square, Some(piece)),
            None,
        )));
        return ui.close();
    }
    ui.set_width(PIECE_MENU_SIDE * 6.0);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for color in Color::ALL {
            pieces_ui(ui, menu, there, color, atlas, actions);
        }
    });
    ui.separator();
    let empty = entry_ui(ui, "piece-menu-empty", there.is_some(), None);
    if empty.clicked() {
        actions.push(Action::from(BoardAction::Edit(
            Edit::Put(square, None),
            None,
        )));
    }
    let brush = entry_ui(ui, "piece-menu-brush", there.is_some(), None);
    if let Some(piece) = there.filter(|_| brush.clicked()) {
        actions.push(Action::from(BoardAction::SelectTool(Tool::Brush(piece))));
    }
    let mut is_done = empty.clicked() || brush.clicked();
    if has_right(position, square) {
        let is_pawn = there.map(Piece::role) == Some(Role::Pawn);
        let id = if is_pawn {
            "piece-menu-moved-two"
        } else {
            "piece-menu-castle"
        };
        let is_on = is_granted(position, square);
        if entry_ui(ui, id, true, Some(is_on)).clicked() {
            actions.push(Action::from(SetupAction::ToggleRight(square)));
            is_done = true;
        }
    }
    let is_unsure = state.shared.document().unsure().contains(square);
    if entry_ui(ui, "piece-menu-unsure", true, Some(is_unsure)).clicked() {
        let is_unsure = !is_unsure;
        actions.push(Action::from(BoardAction::MarkUnsure { square, is_unsure }));
        is_done = true;
    }
    is_done |= marks_ui(ui, state, square, actions);
    ui.separator();
    command_entry_ui(ui, state, Command::CopyPicture, actions);
    if is_done {
        ui.close();
    }
}

/// The piece whose letter in this language was typed.
pub(crate) fn typed_piece(ui: &Ui, language: Language) -> Option<Piece> {
    let piece_of = |letter: char| match piece_key(letter, language)? {
        BoardKey::Piece(piece) => Some(piece),
        BoardKey::KingFromKnight(color) => Some(Piece::new(color, Role::King)),
        _ => None,
    };
    ui.input_mut(|input| {
        let is_text = |event: &Event| match event {
            Event::Text(text) => text.chars().find_map(piece_of),
            _ => None,
        };
        let piece = input.events.iter().find_map(is_text)?;
        input.events.retain(|event| is_text(event).is_none());
        Some(piece)
    })
}

/// Whether typed keys are for the menu: one of its entries has the keyboard focus, or nothing has.
fn has_keyboard(ui: &Ui, menu: Id) -> bool {
    let focused = ui.memory(egui::Memory::focused);
    focused.is_none_or(|focused| layer_of(ui, focused).is_some_and(|layer| layer.id == menu))
}

/// The entry that has the keyboard focus, if an arrow key is pressed.
fn entry_left(ui: &Ui) -> Option<Id> {
    const ARROWS: [Key; 4] = [
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
    ];
    let is_pressed = ui.input(|input| ARROWS.into_iter().any(|key| input.key_pressed(key)));
    ui.memory(egui::Memory::focused).filter(|_| is_pressed)
}

fn pieces_ui(
    ui: &mut Ui,
    menu: PieceMenu,
    there: Option<Piece>,
    color: Color,
    atlas: &PieceAtlas,
    actions: &mut Actions,
) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for role in Role::ALL {
            let piece = Piece::new(color, role);
            let button = piece_ui(ui, WidgetRole::MenuItem, piece, there == Some(piece), atlas);
            // The keyboard focus begins on the piece of the square.
            let is_first = there.map_or(piece == Piece::WhiteKing, |there| there == piece);
            if menu.is_new() && is_first {
                button.request_focus();
            }
            if button.clicked() {
                let edit = Edit::Put(menu.square, Some(piece));
                actions.push(Action::from(BoardAction::Edit(edit, None)));
                ui.close();
            }
        }
    });
}

/// Shows a piece that can be chosen, on a ground on which both colours are visible. `is_there` marks the piece of the
/// square.
pub(crate) fn piece_ui(
    ui: &mut Ui,
    role: WidgetRole,
    piece: Piece,
    is_there: bool,
    atlas: &PieceAtlas,
) -> Response {
    let side = vec2(PIECE_MENU_SIDE, PIECE_MENU_SIDE);
    let (rect, response) = ui.allocate_exact_size(side, Sense::click());
    let name = piece_name(piece);
    response.widget_info(|| WidgetInfo::selected(role, true, is_there, &name));
    let colors = palette(ui.visuals());
    let ground = if response.hovered() || response.has_focus() {
        colors.tray_hovered
    } else {
        colors.tray
    };
    ui.painter().rect_filled(rect, 0.0, ground);
    if is_there || response.has_focus() {
        let stroke = Stroke::new(2.0, colors.tray_ink);
        let inner = rect.shrink(1.0);
        ui.painter()
            .rect_stroke(inner, CORNER, stroke, StrokeKind::Inside);
    }
    let picture = snapped_square(ui.ctx(), rect.center(), PIECE_MENU_SIDE - 6.0);
    let mut mesh = atlas.mesh();
    atlas.add_piece(&mut mesh, picture, piece, Color32::WHITE);
    ui.painter().add(mesh);
    response.on_hover_text(name)
}

/// Shows a line of the menu, with a tick when it is on.
fn entry_ui(ui: &mut Ui, text_id: &str, is_enabled: bool, is_on: Option<bool>) -> Response {
    let label = tr(text_id);
    let tick = if is_on == Some(true) { "✔" } else { "" };
    let response = ui.add_enabled(is_enabled, Button::new(&*label).shortcut_text(tick));
    response.widget_info(|| match is_on {
        None => WidgetInfo::labeled(WidgetRole::MenuItem, is_enabled, &label),
        Some(is_on) => {
            WidgetInfo::selected(WidgetRole::MenuItemCheckBox, is_enabled, is_on, &label)
        }
    });
    response
}
