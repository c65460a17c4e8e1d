//! Marks the legal destinations of the picked or dragged piece: a dot on an empty square, a ring around a piece that
//! can be captured. A pawn's promotion piece is chosen at the destination.

use crate::features::board::view::BoardGeometry;
use crate::features::board::view::piece_atlas::{PieceAtlas, PieceAtlases, snapped_square};
use crate::model::action::{Action, PlayAction};
use crate::model::state::{State, Tool};
use crate::view::{Actions, UiState};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CORNER, PIECE_MENU_SIDE, Palette, palette};
use egui::{
    Area, Color32, Event, EventFilter, Frame, Id, Key, Modifiers, Order, Painter, Pos2, Rect,
    Response, Role as WidgetRole, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use tabiya_chess::{Color, Mover, PROMOTIONS, Piece, Role, Square, SquareSet};
use tabiya_notation::moves::{MoveError, from_to};
use tabiya_notation::piece_letters::Language;
use tabiya_text::{promotion_name, tr_with};

/// The legal destinations of a piece.
#[derive(Clone, Copy, Debug)]
pub struct Targets {
    /// The square of the piece.
    pub from: Square,
    /// The destination squares.
    pub squares: SquareSet,
    /// The destination squares with a piece on them.
    occupied: SquareSet,
}

impl Targets {
    /// The destinations of the piece dragged from a square, or else of the picked piece. `None` outside play.
    pub(crate) fn of(state: &State, dragged: Option<Square>) -> Option<Self> {
        if state.tool_in_use() != Tool::Play {
            return None;
        }
        let promoting = || {
            state
                .play
                .promoting(state.shared.shown())
                .map(|(from, _)| from)
        };
        let picked = || state.play.picked(state.shared.shown());
        let from = dragged.or_else(picked).or_else(promoting)?;
        let mover = Mover::new(state.shared.document().position()).ok()?;
        Some(Self::from_square(&mover, from))
    }

    /// The destinations of the piece on a square.
    pub(crate) fn from_square(mover: &Mover, from: Square) -> Self {
        let position = mover.position();
        // The king can also castle by moving onto its rook. That is marked only in Chess960, where it may be the only
        // way.
        let chess960 = position.castling.is_chess960(&position.board);
        let own = position.board.men(position.side_to_move);
        let hidden = if chess960 { SquareSet::EMPTY } else { own };
        let is_target = |to: &Square| {
            let found = from_to(mover, from, *to, None);
            matches!(found, Ok(_) | Err(MoveError::NoPromotion))
        };
        Self {
            from,
            squares: (SquareSet::ALL - hidden).filter(is_target).collect(),
            occupied: position.board.occupied(),
        }
    }

    /// Paints the start square, below the pieces.
    pub(crate) fn paint_ground(
        &self,
        painter: &Painter,
        geometry: &BoardGeometry,
        palette: &Palette,
    ) {
        painter.rect_filled(geometry.rect_of(self.from), 0.0, palette.drag_origin);
    }

    /// Paints the destinations, above the pieces.
    pub(crate) fn paint(&self, painter: &Painter, geometry: &BoardGeometry, palette: &Palette) {
        let side = geometry.square_side;
        let edge = (side / 40.0).clamp(1.0, 2.0);
        for square in self.squares {
            let middle = geometry.rect_of(square).center();
            if self.occupied.contains(square) {
                let width = (side / 16.0).max(2.0);
                let radius = side * 0.46 - width / 2.0;
                let outer = Stroke::new(width + 2.0 * edge, palette.mark_sign);
                painter.circle_stroke(middle, radius, outer);
                painter.circle_stroke(middle, radius, Stroke::new(width, palette.drag_target));
            } else {
                let ring = Stroke::new(edge, palette.mark_sign);
                painter.circle(middle, side * 0.13, palette.drag_target, ring);
            }
        }
    }
}

/// The state of the chooser while it is open.
#[derive(Debug, Default)]
struct Chooser {
    /// The start and the destination of the move.
    of: Option<(Square, Square)>,
    /// The index of the button that has the keyboard focus.
    at: usize,
}

/// Shows the chooser while a pawn waits for a choice of promotion.
pub(crate) fn promotion_ui(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    actions: &mut Actions,
) {
    let is_playing = state.board.tool == Tool::Play && ui_state.modal.is_none();
    let promoting = state
        .play
        .promoting(state.shared.shown())
        .filter(|_| is_playing);
    let mut chooser = std::mem::take(ui_state.part::<Chooser>());
    if let Some((from, to)) = promoting {
        let is_new = chooser.of != promoting;
        if is_new {
            chooser = Chooser {
                of: promoting,
                at: 0,
            };
        }
        let side = geometry.square_side.max(PIECE_MENU_SIDE);
        let atlas = ui_state.part::<PieceAtlases>().atlas(ui.ctx(), side - 6.0);
        let position = state.shared.document().position();
        let color = position.board.get(from).map_or(Color::White, Piece::color);
        let corner = chooser_corner(geometry, to, side);
        let area = Area::new(Id::unique("promotion"))
            .order(Order::Foreground)
            .fixed_pos(corner)
            .constrain(true);
        let language = state.shared.piece_language();
        let shown = area.show(ui.ctx(), |ui| {
            promotion_pieces_ui(ui, color, side, &atlas, &mut chooser.at, language)
        });
        actions.extend(shown.inner.map(|chosen| {
            Action::from(match chosen {
                PromotionChoice::Piece(role) => PlayAction::Promote(role),
                PromotionChoice::GiveUp => PlayAction::GiveUp,
            })
        }));
        if !is_new && is_pressed_beside(ui, shown.response.rect) {
            actions.push(Action::from(PlayAction::GiveUp));
        }
    } else {
        chooser.of = None;
    }
    *ui_state.part::<Chooser>() = chooser;
}

/// The choice of a promotion piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PromotionChoice {
    /// The pawn becomes this piece.
    Piece(Role),
    /// The move is taken back.
    GiveUp,
}

/// Shows the pieces that a pawn can become, one below the other. `at` is the number of the one with the keyboard focus.
pub(crate) fn promotion_pieces_ui(
    ui: &mut Ui,
    color: Color,
    side: f32,
    atlas: &PieceAtlas,
    at: &mut usize,
    language: Language,
) -> Option<PromotionChoice> {
    let mut chosen = keys(ui, language, at);
    Frame::popup(ui.style()).inner_margin(0).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (place, role) in PROMOTIONS.into_iter().enumerate() {
            let piece = Piece::new(color, role);
            let button = piece_ui(ui, piece, side, atlas);
            if *at == place {
                hold_keyboard(ui, &button);
            }
            if button.clicked() {
                chosen = Some(PromotionChoice::Piece(role));
            }
        }
    });
    chosen
}

/// The corner of the chooser, which extends from the destination square towards the middle of the board.
pub(crate) fn chooser_corner(geometry: &BoardGeometry, to: Square, side: f32) -> Pos2 {
    let square = geometry.rect_of(to);
    let left = square.center().x - side / 2.0;
    let is_above = square.center().y < geometry.rect.center().y;
    let top = if is_above {
        square.top()
    } else {
        square.bottom() - side * PROMOTIONS.len() as f32
    };
    Pos2::new(left, top)
}

/// Keeps the keyboard focus on the button, also when arrow keys are pressed.
fn hold_keyboard(ui: &Ui, button: &Response) {
    if !button.has_focus() {
        button.request_focus();
    }
    let filter = EventFilter {
        tab: true,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(button.id, filter));
}

/// Handles the keys: arrows move between pieces, an English letter or one of the user's language chooses a piece, and
/// Escape cancels the move.
fn keys(ui: &Ui, language: Language, at: &mut usize) -> Option<PromotionChoice> {
    let last = PROMOTIONS.len() - 1;
    ui.input_mut(|input| {
        for (key, by) in [
            (Key::ArrowUp, -1),
            (Key::ArrowLeft, -1),
            (Key::ArrowDown, 1),
            (Key::ArrowRight, 1),
        ] {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, key) {
                *at = at.saturating_add_signed(by).min(last);
            }
        }
        let chosen = input.events.iter().find_map(|event| match event {
            Event::Text(text) => role_of(text, language),
            _ => None,
        });
        input
            .events
            .retain(|event| !matches!(event, Event::Text(_)));
        if input.consume_key(Modifiers::NONE, Key::Escape) {
            return Some(PromotionChoice::GiveUp);
        }
        chosen.map(PromotionChoice::Piece)
    })
}

/// The piece for a letter. English letters take precedence, so that `b` is always a bishop.
fn role_of(letter: &str, language: Language) -> Option<Role> {
    let upper = letter.to_uppercase();
    let is_its = |language: Language| {
        let mut roles = PROMOTIONS.into_iter();
        roles.find(|role| upper == language.letter(*role))
    };
    is_its(Language::English).or_else(|| is_its(language))
}

fn piece_ui(ui: &mut Ui, piece: Piece, side: f32, atlas: &PieceAtlas) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    let name = promotion_name(piece);
    response.widget_info(|| WidgetInfo::labeled(WidgetRole::Button, true, &name));
    let colors = palette(ui.visuals());
    let is_on = response.hovered() || response.has_focus();
    let ground = if is_on {
        colors.tray_hovered
    } else {
        colors.tray
    };
    ui.painter().rect_filled(rect, 0.0, ground);
    if is_on {
        let stroke = Stroke::new(2.0, colors.tray_ink);
        let inner = rect.shrink(1.0);
        ui.painter()
            .rect_stroke(inner, CORNER, stroke, StrokeKind::Inside);
    }
    let picture = snapped_square(ui.ctx(), rect.center(), side - 6.0);
    let mut mesh = atlas.mesh();
    atlas.add_piece(&mut mesh, picture, piece, Color32::WHITE);
    ui.painter().add(mesh);
    let letter = piece.role().letter().to_string();
    let variables = [("tip", name.into()), ("keys", letter.into())];
    // A tooltip below a button would cover the next button.
    response.described(tr_with("tip-with-keys", &variables))
}

/// Whether a mouse button was pressed outside the chooser.
fn is_pressed_beside(ui: &Ui, chooser: Rect) -> bool {
    let is_it = |event: &Event| {
        matches!(
            event,
            Event::PointerButton { pos, pressed: true, .. } if !chooser.contains(*pos)
        )
    };
    ui.input(|input| input.events.iter().any(is_it))
}
