//! The window as a whole: which part stands where.

use super::board::{
    BoardGeometry, Hand, Marks, board_widgets_ui, brush_side, copies, has_board_the_keyboard,
    paint_at_pointer, paint_carried, read_mouse, shown_annotations,
};
use super::board_look::BoardLook;
use super::dialogs::LinesShown;
use super::piece_menu::{keep_arrows_in_menu, piece_menu_ui};
use super::pointer::pointer_on;
use super::spare_pieces::spare_pieces_ui;
use super::style::{
    BAR_MARGIN, BARE, BOARD_MARGIN, COORDINATE_MARGIN, FEN_MARGIN, FIND_PANEL_WIDTH, GAP,
    HELP_PANEL_WIDTH, LEAST_LAYOUT, LEAST_STRIP_WIDTH, SETUP_MARGIN, SETUP_PANEL_WIDTH,
    WIDE_SETUP_PANEL_WIDTH, WIDE_WINDOW, palette,
};
use super::tray::TrayGeometry;
use super::wheel_at_once::scroll_at_once;
use super::{
    Actions, Focus, ModalShown, UiState, board_strip, bounded, compare_bar, dialogs, fen_field,
    file_dialog, find, first_steps, help, keyboard, list, long_texts, menu, setup_panel, sheets,
    status_line, tabs, touch,
};
use crate::action::Action;
use crate::chess::Square;
use crate::state::{State, Tool};
use crate::ui::advice::Advice;
use crate::ui::board::AnnotationPicture;
use crate::ui::board::Gesture;
use crate::ui::board::Hands;
use crate::ui::board::Highlight;
use crate::ui::focus_ring::FocusRing;
use crate::ui::help::Help;
use crate::ui::list::ListPane;
use crate::ui::piece_atlas::PieceAtlases;
use crate::ui::sheets::KeysSheet;
use crate::ui::typed_ahead::TypedAhead;
use egui::containers::scroll_area::{DragScroll, ScrollSource};
use egui::{
    CentralPanel, CursorIcon, Frame, Key, Panel, Rangef, Rect, ScrollArea, Sense, Ui, UiBuilder,
    pos2,
};

/// Shows everything and pushes what the user does. A window that is too small for it, or in which
/// everything is very large, shows a part of it and scrolls.
pub fn window_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    if state.sight().has_reduced_motion {
        scroll_at_once(ui);
    }
    let room = ui.max_rect().size();
    let size = room.max(LEAST_LAYOUT);
    if size == room {
        parts_ui(ui, state, ui_state, actions);
        return;
    }
    // A finger on the board moves pieces and not the board.
    let source = ScrollSource {
        drag: DragScroll::Never,
        ..ScrollSource::default()
    };
    let scroll = ScrollArea::both().auto_shrink(false).scroll_source(source);
    scroll.show(ui, |ui| {
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut parts = ui.new_child(UiBuilder::new().max_rect(whole));
        let focused = parts_ui(&mut parts, state, ui_state, actions);
        if let Some(focused) = focused {
            ui.scroll_to_rect(focused.expand(GAP), None);
        }
    });
}

/// Returns the place of what has just got the keyboard by keys.
fn parts_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) -> Option<Rect> {
    begin_on_the_board(ui_state);
    touch::notice(ui, ui_state);
    ui_state.part::<Advice>().look_at(state);
    ui_state
        .part::<PieceAtlases>()
        .set_look(BoardLook::of(&state.settings));
    notice_modal(state, ui_state);
    ui_state.part::<FocusRing>().bring_into_sight(ui);
    keep_arrows_in_menu(ui, ui_state);
    long_texts::pass_on(ui, ui_state, actions);
    ui_state.part::<KeysSheet>().listen(ui, state);
    ui_state.part::<TypedAhead>().give_to_field(ui);
    dropped_files(ui, actions);
    let mut late = Actions::new();
    if ui_state.modal.is_none() {
        cancel_drags_on_escape(ui, ui_state);
        find::close_on_escape(ui, state, ui_state, actions);
        help::close_on_escape(ui, state, ui_state, actions);
        // It numbers the events as the keyboard reads them.
        look_for_hands(ui, ui_state);
        keyboard::read_keys(ui, state, ui_state, actions, &mut late);
    } else {
        keyboard::read_keys_of_sight(ui, state, ui_state, actions);
        ui_state.part::<Gesture>().cancel();
        look_for_hands(ui, ui_state);
    }
    ui_state.part::<Hands>().come_to(usize::MAX, state);
    bars_ui(ui, state, ui_state, actions);
    right_panels_ui(ui, state, ui_state, actions);
    CentralPanel::default()
        .frame(
            Frame::central_panel(ui.style())
                .fill(BARE)
                .inner_margin(GAP),
        )
        .show(ui, |ui| board_area_ui(ui, state, ui_state, actions));
    ui_state.part::<Help>().end_frame(ui);
    // All fields for text stand above, and have given what was typed into them.
    actions.append(&mut late);
    dialogs::question_ui(ui, state, ui_state, actions);
    file_dialog::file_dialog_ui(ui, state, ui_state, actions);
    sheets::sheet_ui(ui, state, ui_state, actions);
    bounded::tell_what_was_left_out(ui, ui_state, actions);
    ui_state.was_typing = ui.text_edit_focused();
    ui_state.part::<FocusRing>().paint(ui)
}

/// The list, and what stands at the other side of the board: positions are set up or looked for there,
/// or explained. Only a wide window has room for the help beside one of the others.
fn right_panels_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let has_help = state.help.is_some();
    let has_other = !has_help || ui.available_width() >= WIDE_WINDOW;
    let help_width = if has_help { HELP_PANEL_WIDTH } else { 0.0 };
    let other_width = if has_other {
        right_panel_width(ui, state)
    } else {
        0.0
    };
    list::list_panel_ui(ui, state, ui_state, help_width + other_width, actions);
    if has_other {
        right_panel_ui(ui, state, ui_state, other_width, actions);
    } else {
        // What was pointed at among the advice is out of sight.
        *ui_state.part::<Option<Highlight>>() = None;
    }
    if has_help {
        let frame = Frame::side_top_panel(ui.style())
            .fill(BARE)
            .inner_margin(SETUP_MARGIN);
        let panel = Panel::right("help").exact_size(help_width).resizable(false);
        panel.frame(frame).show(ui, |ui| {
            help::help_panel_ui(ui, state, ui_state, actions);
        });
    }
}

fn right_panel_width(ui: &Ui, state: &State) -> f32 {
    if state.find.is_some() {
        FIND_PANEL_WIDTH
    } else if ui.available_width() < WIDE_WINDOW {
        SETUP_PANEL_WIDTH
    } else {
        WIDE_SETUP_PANEL_WIDTH
    }
}

/// The panel in which positions are looked for stands in the place of the one in which they are set
/// up: so the list and the board stay.
fn right_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    width: f32,
    actions: &mut Actions,
) {
    let frame = Frame::side_top_panel(ui.style())
        .fill(BARE)
        .inner_margin(SETUP_MARGIN);
    let id = if state.find.is_some() {
        "find"
    } else {
        "setup"
    };
    let panel = Panel::right(id).exact_size(width).resizable(false);
    panel.frame(frame).show(ui, |ui| {
        if state.find.is_some() {
            find::find_panel_ui(ui, state, ui_state, actions);
        } else {
            first_steps::first_steps_ui(ui, state, actions);
            setup_panel::setup_panel_ui(ui, state, ui_state, actions);
        }
    });
}

/// The keyboard begins on the board, so that one can type at once.
fn begin_on_the_board(ui_state: &mut UiState) {
    if !ui_state.has_drawn {
        ui_state.has_drawn = true;
        ui_state.focus_wanted = Some(Focus::Board);
    }
}

/// A dialog that has just come gets the keyboard; when the last one goes, the board has it again.
fn notice_modal(state: &State, ui_state: &mut UiState) {
    let question = state.question().cloned().map(ModalShown::Question);
    let dialog = state.file_dialog.as_ref().map(|_| ModalShown::FileDialog);
    let sheet = state.sheet.map(ModalShown::Sheet);
    let modal = question.or(dialog).or(sheet);
    if modal != ui_state.modal {
        ui_state.modal_focus_wanted = modal.is_some();
        *ui_state.part::<LinesShown>() = LinesShown::Few;
        if modal.is_none() && ui_state.focus_wanted.is_none() {
            ui_state.focus_wanted = Some(Focus::Board);
        }
        ui_state.modal = modal;
    }
}

fn dropped_files(ui: &Ui, actions: &mut Actions) {
    let paths: Vec<_> = ui.input(|input| {
        let dropped = input.raw.dropped_files.iter();
        dropped.map(|file| file.path().to_owned()).collect()
    });
    if !paths.is_empty() {
        actions.push(Action::Open(paths));
    }
}

/// Escape puts a dragged piece or row back, and does nothing else then.
fn cancel_drags_on_escape(ui: &Ui, ui_state: &mut UiState) {
    let is_pressed = ui.input(|input| input.key_pressed(Key::Escape));
    if is_pressed
        && (ui_state.part::<Gesture>().cancel() || ui_state.part::<ListPane>().cancel_drag())
    {
        ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
    }
}

fn bars_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let bar = Frame::side_top_panel(ui.style())
        .fill(BARE)
        .inner_margin(BAR_MARGIN);
    Panel::top("menu")
        .frame(bar)
        .show_separator_line(false)
        .show(ui, |ui| menu::menu_bar_ui(ui, state, ui_state, actions));
    Panel::top("tabs")
        .frame(bar.inner_margin(egui::Margin::symmetric(10, 0)))
        .show(ui, |ui| tabs::tabs_ui(ui, state, ui_state, actions));
    Panel::top("fen")
        .frame(bar.inner_margin(FEN_MARGIN))
        .show(ui, |ui| {
            fen_field::fen_field_ui(ui, state, ui_state, actions);
        });
    Panel::bottom("status").frame(bar).show(ui, |ui| {
        status_line::status_line_ui(ui, state, ui_state, actions);
    });
    if !state.errors().is_empty() {
        let ground = palette(ui.visuals()).error_ground;
        Panel::bottom("error")
            .frame(bar.fill(ground))
            .show(ui, |ui| status_line::error_bar_ui(ui, state, actions));
    }
}

fn board_area_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let all = ui.available_rect_before_wrap();
    let compare = all.with_max_y(all.min.y + compare_bar::height(ui, state));
    let strip = all.with_min_y(all.max.y - board_strip::height(ui) + GAP);
    let space = all.with_min_y(compare.max.y).with_max_y(strip.min.y - GAP);
    let (geometry, tray) = places(space, ui.pixels_per_point(), state);
    let below = geometry.rect.union(tray.rect).x_range();
    compare_bar::compare_bar_ui(ui, within(compare, below), state, ui_state, actions);
    read_mouse(ui, state, ui_state, &geometry, &tray, actions);
    board_widgets_ui(ui, state, ui_state, &geometry, actions);

    let ctx = ui.ctx().clone();
    let pieces = ui_state
        .part::<PieceAtlases>()
        .atlas(&ctx, geometry.square_side);
    let spares = ui_state
        .part::<PieceAtlases>()
        .atlas(&ctx, tray.piece_side());
    let small = ui_state
        .part::<PieceAtlases>()
        .atlas(&ctx, brush_side(&geometry));
    let drag = ui_state.part::<Gesture>().drag();
    let hovered = pointer_on(ui).and_then(|pos| geometry.square_at(pos));
    let marks = Marks {
        drag,
        hovered,
        has_cursor: has_board_the_keyboard(ui) && ui_state.part::<Hands>().hand() == Hand::Keyboard,
        highlight: *ui_state.part::<Option<Highlight>>(),
        explained: ui_state.part::<Help>().squares(),
        preview: ui_state.preview,
    };
    geometry.paint(ui, state, &pieces, marks);
    notice_for_help(ui, state, ui_state, hovered.filter(|_| drag.is_none()));
    let previewed = ui_state
        .previewed
        .take()
        .filter(|_| marks.preview.is_some());
    let annotations = if let Some(edit) = previewed.and_then(|command| command.edit(state)) {
        edit.annotations_after(&state.document().annotations())
    } else {
        let hand = ui_state.part::<Hands>().hand();
        shown_annotations(state, ui_state.part::<Gesture>(), hand, hovered)
    };
    ui_state
        .part::<AnnotationPicture>()
        .paint(ui, &geometry, annotations);
    if let Some(drag) = ui_state.part::<Gesture>().block_drag() {
        let copies = copies(ui.input(|input| input.modifiers));
        let board = &state.document().position().board;
        paint_carried(ui, &geometry, board, &drag, copies, &pieces);
    }
    spare_pieces_ui(ui, state, &tray, &spares, actions);
    // Keys and screen readers come to it behind the board.
    board_strip::board_strip_ui(ui, within(strip, below), state, ui_state, actions);
    ui_state.preview = None;
    if drag.is_some() || hovered.is_some() {
        paint_at_pointer(ui, &geometry, state.tool, drag, &pieces, &small);
    }
    set_cursor_icon(ui, state, ui_state, hovered.is_some());
    piece_menu_ui(ui, state, ui_state, &geometry, actions);
}

/// The help explains the square under the pointer, or the one at which keys are typed.
fn notice_for_help(ui: &Ui, state: &State, ui_state: &mut UiState, hovered: Option<Square>) {
    let is_typing = has_board_the_keyboard(ui) && ui_state.part::<Hands>().hand() == Hand::Keyboard;
    let cursor = is_typing.then_some(state.cursor);
    ui_state.part::<Help>().notice_squares(hovered, cursor);
}

/// A line that is as wide as the board and the tray, or wider where that would be narrow.
fn within(line: Rect, board: Rangef) -> Rect {
    let more = ((LEAST_STRIP_WIDTH - board.span()) / 2.0).max(0.0);
    let board = board.expand(more);
    line.with_min_x(board.min.max(line.min.x))
        .with_max_x(board.max.min(line.max.x))
}

/// The board takes what the tray leaves; both together stand in the middle. The tray stands where
/// the board is larger for it.
fn places(space: Rect, pixels_per_point: f32, state: &State) -> (BoardGeometry, TrayGeometry) {
    let beside = tray_beside(space, pixels_per_point, state);
    let below = tray_below(space, pixels_per_point, state);
    if below.0.square_side > beside.0.square_side {
        below
    } else {
        beside
    }
}

fn board_margin(state: &State) -> f32 {
    if state.settings.coordinates {
        COORDINATE_MARGIN
    } else {
        BOARD_MARGIN
    }
}

fn tray_beside(space: Rect, pixels_per_point: f32, state: &State) -> (BoardGeometry, TrayGeometry) {
    let margin = board_margin(state);
    let tray_width = TrayGeometry::width_beside(space.height().min(space.width()));
    let mark = COORDINATE_MARGIN + GAP / 2.0;
    let beside = mark + tray_width;
    let board_space = space.with_max_x(space.max.x - beside + margin);
    let geometry = BoardGeometry::fit(board_space, margin, pixels_per_point, state.view.flipped);
    let used = margin + geometry.rect.width() + beside;
    let left = space.min.x + margin + ((space.width() - used) / 2.0).max(0.0);
    let geometry = geometry.with_left(left, pixels_per_point);
    let right = geometry.rect.right() + mark;
    let tray = TrayGeometry::beside(pos2(right, geometry.rect.top()), geometry.rect.height());
    (geometry, tray)
}

fn tray_below(space: Rect, pixels_per_point: f32, state: &State) -> (BoardGeometry, TrayGeometry) {
    let margin = board_margin(state);
    let height = TrayGeometry::height_below(space.width());
    let board_space = space.with_max_y(space.max.y - height);
    // The mark of the side to move needs the margin on the right also without coordinates.
    let margin_across = COORDINATE_MARGIN.max(margin);
    let geometry = BoardGeometry::fit(
        board_space.shrink2(egui::vec2(margin_across - margin, 0.0)),
        margin,
        pixels_per_point,
        state.view.flipped,
    );
    let tray = TrayGeometry::below(geometry.rect.bottom() + margin, space);
    (geometry, tray)
}

fn set_cursor_icon(ui: &Ui, state: &State, ui_state: &mut UiState, is_on_board: bool) {
    let icon = if ui_state.part::<Gesture>().drag().is_some()
        || ui_state.part::<Gesture>().block_drag().is_some()
    {
        CursorIcon::Grabbing
    } else if !is_on_board {
        return;
    } else if state.tool == Tool::Pointer {
        CursorIcon::Grab
    } else {
        CursorIcon::Crosshair
    };
    ui.ctx().set_cursor_icon(icon);
}

fn look_for_hands(ui: &Ui, ui_state: &mut UiState) {
    let gesture = std::mem::take(ui_state.part::<Gesture>());
    ui_state.part::<Hands>().look(ui, &gesture);
    *ui_state.part::<Gesture>() = gesture;
}
