//! The chosen line before and after the change, as two small boards side by side.

use crate::features::board::view::piece_atlas::{PieceAtlas, PieceAtlases};
use crate::features::diagram::view::shape::{paint_diagram, small_geometry, square_side};
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::style::{GAP, SMALL_FONT, palette};
use egui::{Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use std::rc::Rc;
use tabiya_chess::{Board, SquareSet};
use tabiya_collection::document::{Difference, DifferenceKind, Differences};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_text::tr;

/// Smaller boards are illegible.
const MIN_SIDE: f32 = 72.0;
/// A longer text is not a position.
const LONGEST_POSITION: usize = 4096;

/// The boards of the chosen line, before and after the change.
#[derive(Debug, Default)]
struct Seen {
    /// The texts that the boards were made from.
    of: [Option<Vec<u8>>; 2],
    boards: [Option<Rc<Board>>; 2],
}

/// Shows both boards. Squares that differ have a frame.
pub(super) fn boards_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    found: &Differences,
    difference: &Difference,
    side: f32,
) {
    if side < MIN_SIDE {
        return;
    }
    let boards = boards(state, ui_state, found, difference);
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), square_side(ui, side));
    let differing = match &boards {
        [Some(before), Some(after)] => before.differing(after),
        _ => SquareSet::EMPTY,
    };
    let is_there = difference.kind != DifferenceKind::Removed;
    let captions = [
        ("changes-in-file", difference.saved.is_some()),
        ("changes-now", is_there),
    ];
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (board, (caption, is_there)) in boards.iter().zip(captions) {
            let look = Look {
                caption,
                is_there,
                is_flipped: state.shared.view.flipped,
                differing,
            };
            board_ui(ui, board.as_deref(), &look, side, &atlas);
        }
    });
}

/// The appearance of one of the boards.
struct Look {
    /// The catalogue's id of the text above the board.
    caption: &'static str,
    /// Whether there is such a line.
    is_there: bool,
    /// Whether Black's side is below.
    is_flipped: bool,
    /// The squares on which the other board has something else.
    differing: SquareSet,
}

fn board_ui(ui: &mut Ui, board: Option<&Board>, look: &Look, side: f32, atlas: &PieceAtlas) {
    let (place, response) = ui.allocate_exact_size(board_size(side), Sense::hover());
    let caption = tr(look.caption);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &caption));
    let weak = ui.visuals().weak_text_color();
    let font = SMALL_FONT;
    ui.painter()
        .text(place.min, Align2::LEFT_TOP, caption, font.clone(), weak);
    let rect = Rect::from_min_size(place.min + vec2(0.0, 20.0), Vec2::splat(side));
    let palette = palette(ui.visuals());
    let Some(board) = board else {
        let line = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter()
            .rect(rect, 3.0, palette.faint, line, StrokeKind::Inside);
        let text = tr(if look.is_there {
            "changes-no-board"
        } else {
            "changes-not-there"
        });
        let galley = ui.painter().layout(text, font, weak, side - 16.0);
        let corner = rect.center() - galley.size() / 2.0;
        ui.painter().galley(corner, galley, weak);
        return;
    };
    let geometry = small_geometry(ui, rect, look.is_flipped);
    paint_diagram(ui, &geometry, board, atlas);
    for square in look.differing {
        let stroke = Stroke::new(2.0, palette.accent);
        let rect = geometry.rect_of(square);
        ui.painter()
            .rect_stroke(rect, 0.0, stroke, StrokeKind::Inside);
    }
}

fn boards(
    state: &State,
    ui_state: &mut UiState,
    found: &Differences,
    difference: &Difference,
) -> [Option<Rc<Board>>; 2] {
    let rows = state.shared.document().rows();
    let saved = difference.saved;
    let before = saved.and_then(|(_, line)| found.saved().rows().text_of(line).ok());
    let is_there = difference.kind != DifferenceKind::Removed;
    let after = is_there.then(|| rows.line(difference.row).ok()).flatten();
    let seen = ui_state.part::<Seen>();
    let is_same =
        seen.of[0].as_deref() == before.as_deref() && seen.of[1].as_deref() == after.as_deref();
    if !is_same {
        *seen = Seen {
            boards: [board_of(before.as_deref()), board_of(after.as_deref())],
            of: [
                before.map(std::borrow::Cow::into_owned),
                after.map(std::borrow::Cow::into_owned),
            ],
        };
    }
    seen.boards.clone()
}

fn board_of(line: Option<&[u8]>) -> Option<Rc<Board>> {
    let line = line.filter(|line| line.len() <= LONGEST_POSITION)?;
    match judge(line) {
        Judgement::Read(read) => Some(Rc::new(read.position.board)),
        Judgement::Skipped | Judgement::Rejected(_) => None,
    }
}

/// The size of a board with its caption.
fn board_size(side: f32) -> Vec2 {
    vec2(side, side + 22.0)
}
