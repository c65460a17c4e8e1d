//! The panel with the picture of the current row and what it leaves open: the possible pieces on the doubtful square at
//! the cursor, of which a click or a digit chooses one, and questions besides the squares.

mod crop;

pub(crate) use crop::lay_over_board;

use crate::command::Command;
use crate::features::board::view::piece_atlas::{PieceAtlas, PieceAtlases, snapped_square};
use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::shortcuts::{keys_text, tip_with_keys};
use crate::view::{Actions, UiState};
use crate::widgets::labels::{Tip as _, announce, aside_ui, caption_ui, panel_head_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, SCROLL_BAR_SPACE, palette, target};
use egui::{
    Align2, Button, Color32, FontId, Label, Response, Role, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, vec2,
};
use tabiya_chess::Piece;
use tabiya_collection::document::{Pictured, answers};
use tabiya_text::{
    answer_text, percent_of, question_text, read_man_text, reading_text, tr, tr_with, turn_text,
};

/// Whether the panel is shown.
pub(crate) fn is_shown(state: &State) -> bool {
    state.pictures.is_open && state.shared.document().has_pictured()
}

/// Shows the panel.
pub(crate) fn picture_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    ui.scope(|ui| {
        // The fixed part above has the same width as the scrolled part below.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        let close = tr("picture-close");
        let tip = tip_with_keys(ui, state, &close, Command::PictureBeside);
        if panel_head_ui(ui, &tr("picture-panel"), &close, &tip) {
            actions.push(Action::Run(Command::PictureBeside));
        }
    });
    let area = ScrollArea::vertical().id_salt("picture").auto_shrink(false);
    area.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        let Some(pictured) = state.shared.document().pictured() else {
            aside_ui(ui, &tr("picture-of-other-rows"));
            return;
        };
        crop::crop_ui(ui, state, ui_state, pictured, actions);
        ui.add_space(GAP);
        facts_ui(ui, pictured);
        ui.add_space(GAP);
        readings_ui(ui, state, ui_state, actions);
        questions_ui(ui, state, actions);
        next_ui(ui, state, actions);
    });
}

/// Shows the place of the board in its source, and the confidence of the whole board.
fn facts_ui(ui: &mut Ui, pictured: &Pictured) {
    let place = [
        ("page", pictured.page.into()),
        ("place", pictured.place.into()),
    ];
    let mut said = vec![tr_with("picture-place", &place)];
    said.push(if pictured.is_written {
        tr("picture-written")
    } else {
        let percent = percent_of(pictured.confidence);
        tr_with("picture-sure", &[("percent", percent.into())])
    });
    said.extend(below_text(pictured));
    if !pictured.is_written {
        said.push(
            pictured
                .turn
                .map_or_else(|| tr("picture-turn-unknown"), turn_text),
        );
    }
    for text in said {
        ui.add(Label::new(text).wrap());
    }
}

/// The text about the side at the bottom of the picture. `None` if it is White without a probability.
fn below_text(pictured: &Pictured) -> Option<String> {
    let Some(below) = pictured.below else {
        return (!pictured.is_white_below).then(|| tr("picture-seen-from-black"));
    };
    let id = if pictured.is_white_below {
        "picture-below-white"
    } else {
        "picture-below-black"
    };
    Some(tr_with(id, &[("percent", percent_of(below).into())]))
}

/// Shows the number of doubtful squares and a button to the next one.
fn next_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let document = state.shared.document();
    let count = document.unsure().len();
    let text = if count == 0 {
        tr("picture-all-sure")
    } else {
        tr_with("picture-in-doubt", &[("count", count.into())])
    };
    let label = ui.add(Label::new(&text).wrap());
    announce(ui, &label, &text);
    if count == 0 && document.next_unsure_row().is_none() {
        return;
    }
    let next = Button::new(tr("command-next-unsure"))
        .shortcut_text(keys_text(ui, state, Command::NextUnsure))
        .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)));
    if ui.add(next).clicked() {
        actions.push(Action::Run(Command::NextUnsure));
    }
}

/// The height of a choice, in points.
const HEIGHT: f32 = 34.0;
/// The width of the number before a choice, in points.
const NUMBER_WIDTH: f32 = 26.0;

/// Shows the choices, if there are any.
fn readings_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let square = state.board.cursor;
    let readings = state.shared.document().readings_at(square);
    if readings.is_empty() {
        return;
    }
    let variables = [("square", square.to_string().into())];
    caption_ui(ui, &tr_with("picture-which", &variables));
    let height = target(ui.style(), HEIGHT);
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), HEIGHT - 6.0);
    let there = state.shared.document().position().board.get(square);
    for (number, reading) in (1..).zip(readings) {
        let man = Piece::from_letter(reading.0);
        if reading_ui(ui, height, number, *reading, there == man, &atlas).clicked() {
            actions.push(Action::from(BoardAction::SettleSquare { square, man }));
        }
    }
    ui.add_space(GAP);
}

fn reading_ui(
    ui: &mut Ui,
    height: f32,
    number: usize,
    reading: (char, f32),
    is_there: bool,
    atlas: &PieceAtlas,
) -> Response {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = reading_text((number, &reading));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_there, &name));
    let colors = palette(ui.visuals());
    let is_on = response.hovered() || response.has_focus();
    let ground = if is_on {
        colors.tray_hovered
    } else {
        colors.tray
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 4.0, ground);
    if is_there || is_on {
        let stroke = Stroke::new(if is_on { 2.0 } else { 1.0 }, colors.tray_ink);
        painter.rect_stroke(rect.shrink(1.0), 4.0, stroke, StrokeKind::Inside);
    }
    let font = FontId::proportional(15.0);
    let write = |x: f32, align: Align2, text: String| {
        let place = egui::pos2(x, rect.center().y);
        painter.text(place, align, text, font.clone(), colors.tray_ink);
    };
    let first = rect.left() + NUMBER_WIDTH / 2.0;
    write(first, Align2::CENTER_CENTER, number.to_string());
    let picture = rect.left_center() + vec2(NUMBER_WIDTH + HEIGHT / 2.0, 0.0);
    if let Some(piece) = Piece::from_letter(reading.0) {
        let mut mesh = atlas.mesh();
        let place = snapped_square(ui.ctx(), picture, HEIGHT - 6.0);
        atlas.add_piece(&mut mesh, place, piece, Color32::WHITE);
        painter.add(mesh);
    }
    let words = picture.x + HEIGHT / 2.0 + GAP;
    write(words, Align2::LEFT_CENTER, read_man_text(reading.0));
    let percent = [("percent", percent_of(reading.1).into())];
    let percent = tr_with("setting-percent", &percent);
    write(rect.right() - GAP, Align2::RIGHT_CENTER, percent);
    response.on_hover_text(tr("picture-reading-tip"))
}

/// Shows the questions, if there are any.
fn questions_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let document = state.shared.document();
    for question in document.questions().iter() {
        caption_ui(ui, &question_text(question));
        let possible = answers(question, document.position(), document.side_below());
        ui.horizontal_wrapped(|ui| {
            for answer in possible {
                let height = target(ui.style(), CONTROL_HEIGHT);
                let button = Button::new(answer_text(answer)).min_size(vec2(0.0, height));
                let button = ui.add(button).any_tip(tr("picture-answer-tip"));
                if button.clicked() {
                    actions.push(Action::from(BoardAction::AnswerQuestion(answer)));
                }
            }
        });
        ui.add_space(GAP);
    }
}
