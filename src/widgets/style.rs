//! Every colour, size and font of the interface. No other module has its own.
//!
//! Each colour is in a `Palette` (`palettes`), light or dark with normal or high contrast. `tests/core/tidy.rs` fails
//! if other code names one, except in pictures. The tests of `contrast` compute the contrast of the pairs by the
//! guidelines, and `tests/gui/seen.rs` examines each letter that is drawn, in every menu and dialog, on its actual
//! background.

mod colors;
mod contrast;
mod diagram_page;
mod fonts;
mod palettes;
mod targets;

pub use colors::{level_color, palette};
pub use contrast::{contrast, paint_two_lines};
pub use diagram_page::*;
pub use fonts::{
    SMALL_CODE_FONT, SMALL_FONT, SMALL_TEXT, TEXT, TEXT_FONT, TITLE, bold, bold_font,
    install_fonts, install_stand_ins,
};
pub use palettes::{DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Palette};
pub use targets::{
    TOUCH_TARGET, is_for_fingers, menu_bar_style, menu_entries_style, set_targets, target,
};

use colors::{set_contrast, set_motion};
use egui::{Color32, FontId, Margin, Vec2};

/// The background of panels: transparent, because the window itself is painted in their colour.
pub const BARE: Color32 = Color32::TRANSPARENT;
/// The smallest layout of a dialog. In a smaller window the dialog scrolls.
pub const MIN_LAYOUT: Vec2 = Vec2::new(700.0, 500.0);
/// The smallest window in which the menus and the FEN field are whole. A smaller one scrolls as a whole.
pub const MIN_WINDOW: Vec2 = Vec2::new(400.0, 220.0);
/// The smallest layout of the board and the panels beside it. If there is less room below the FEN field, they scroll.
pub const MIN_BELOW_BARS: Vec2 = Vec2::new(640.0, 240.0);
/// The least height of a panel that has a list of its own below other parts.
pub const MIN_PANEL_HEIGHT: f32 = 360.0;
/// The least height of the played moves above the engines: their field, their tools and six rows.
pub const MIN_PLAY_HEIGHT: f32 = 296.0;
/// The usual height of the played moves above the engines: there is also room for the graph of scores.
pub const PLAY_HEIGHT: f32 = 374.0;
/// The least height of the engines below the played moves.
pub const MIN_ENGINES_HEIGHT: f32 = 170.0;
/// The height that the graph of scores leaves to the moves.
pub const MIN_MOVES_HEIGHT: f32 = 184.0;
/// Width of the panel on the right, in points.
pub const SETUP_PANEL_WIDTH: f32 = 256.0;
/// Width of the panel on the right in a wide window.
pub const WIDE_SETUP_PANEL_WIDTH: f32 = 320.0;
/// Width of the window below which the panel for setting up positions is folded to a strip at first.
pub const FOLDED_WINDOW: f32 = 800.0;
/// Minimum width of a wide window.
pub const WIDE_WINDOW: f32 = 1500.0;
/// Initial width of the list of positions, in points.
pub const LIST_WIDTH: f32 = 320.0;
/// Minimum width of the list.
pub const MIN_LIST_WIDTH: f32 = 150.0;
/// Maximum width of the list.
pub const MAX_LIST_WIDTH: f32 = 900.0;
/// Minimum width that the list leaves for the board.
pub const MIN_BOARD_WIDTH: f32 = 260.0;
/// Width for the board beside a panel without which there is no list: the board comes first.
pub const USABLE_BOARD_WIDTH: f32 = 340.0;
/// Height of the line below the list.
pub const LIST_FOOT: f32 = 20.0;
/// Minimum width of text beside the small diagram.
pub const MIN_TEXT_WIDTH: f32 = 96.0;
/// Window width below which the list starts narrow.
pub const NARROW_WINDOW: f32 = 1000.0;
/// Initial width of the list in a narrow window.
pub const NARROW_LIST_WIDTH: f32 = 190.0;
/// Minimum side of the diagrams in the list.
pub const SMALLEST_DIAGRAM: f32 = 40.0;
/// Maximum side of the diagrams in the list.
pub const LARGEST_DIAGRAM: f32 = 240.0;
/// Height of a line of text in the list.
pub const LIST_LINE: f32 = 16.0;
/// Space around the contents of a row.
pub const ROW_PADDING: f32 = 8.0;
/// Space between the diagram of a row and its text.
pub const ROW_TEXT_GAP: f32 = 8.0;
/// Height of a line of text below a diagram of the grid.
pub const CELL_LINE: f32 = 18.0;
/// Space between the cells of the grid.
pub const CELL_GAP: f32 = 12.0;
/// Minimum side of a grid diagram with its name below.
pub const NAMED_CELL: f32 = 64.0;
/// Width of the bar that joins duplicates.
pub const GROUP_BAR: f32 = 3.0;
/// Height and width of the buttons above the list.
pub const TOOL_SIDE: f32 = 24.0;
/// Width of the slider for the size of the diagrams.
pub const SIZE_SLIDER: f32 = 84.0;
/// Space between the filter buttons above the list.
pub const CHIP_GAP: f32 = 4.0;
/// Space on both sides of the text of a filter button.
pub const CHIP_PADDING: f32 = 8.0;
/// Width of the dialog for recent files.
pub const RECENT_WIDTH: f32 = 640.0;
/// Width of a button in a row of that dialog.
pub const RECENT_BUTTON: f32 = 26.0;
/// Width of a progress bar.
pub const PROGRESS_WIDTH: f32 = 120.0;
/// Radius of all rounded corners.
pub const CORNER: f32 = 4.0;
/// All spaces between and around parts: a grid of four points, and half a step between parts that are read as one.
/// `tests/core/spacing.rs` fails if a view uses another one.
pub const SPACES: [f32; 7] = [0.0, 2.0, 4.0, 8.0, 12.0, 16.0, 24.0];
/// Space between neighbours.
pub const GAP: f32 = 8.0;
/// Margin of the setup panel. Its scroll bar takes the space that is missing on the right.
pub const SETUP_MARGIN: Margin = Margin {
    left: 12,
    right: 0,
    top: 8,
    bottom: 8,
};
/// Space for a scroll bar.
pub const SCROLL_BAR_SPACE: f32 = 12.0;
/// Width of a scroll bar that stays in sight, without the pointer on it.
const SCROLL_BAR_WIDTH: f32 = 6.0;
/// Margin of the row with the FEN field.
pub const FEN_MARGIN: Margin = Margin {
    left: 12,
    right: 12,
    top: 2,
    bottom: 4,
};
/// Margin of the row with the menus.
pub const BAR_MARGIN: Margin = Margin {
    left: 8,
    right: 8,
    top: 0,
    bottom: 0,
};
/// Margin of the board and everything around it.
pub const BOARD_AREA_MARGIN: Margin = Margin {
    left: 8,
    right: 8,
    top: 0,
    bottom: 4,
};
/// Minimum space around the board.
pub const BOARD_MARGIN: f32 = 2.0;
/// Width between the board and the tray, which holds the mark of the side to move.
pub const SIDE_MARK_WIDTH: f32 = 20.0;
/// Width of the bar beside the board that shows the engine's score.
pub const EVALUATION_BAR: f32 = 12.0;
/// Height of the graph of scores above the moves played.
pub const SCORE_GRAPH: f32 = 68.0;
/// Height of the verdict above the board.
pub const VERDICT_HEIGHT: f32 = 26.0;
/// Width that a FEN and the field around it need.
pub const FEN_WIDTH: f32 = 700.0;
/// Minimum width for tabs in the row of the menus.
pub const MIN_TABS_WIDTH: f32 = 160.0;
/// Window width below which the tools are in one menu.
pub const FEW_TOOLS_WINDOW: f32 = 760.0;
/// Window width below which pasting is in the menu of tools, too.
pub const NO_PASTE_WINDOW: f32 = 520.0;
/// Window width that the FEN field and the tools need without the names beside some icons.
pub const TOOLS_WITHOUT_NAMES: f32 = 1120.0;
/// Side of the buttons in the toolbar.
pub const TOOL_BUTTON: f32 = 30.0;
/// Width of the card beside the board, if there is room.
pub const CARD_WIDTH: f32 = 304.0;
/// Height of the strip of messages.
pub const STRIP_HEIGHT: f32 = 26.0;
/// Maximum width of the strip beside the menus.
pub const MAX_STRIP_WIDTH: f32 = 480.0;
/// Minimum width of the strip beside the menus.
pub const MIN_MESSAGE_WIDTH: f32 = 300.0;
/// Width for tabs between the menus and the strip.
pub const TABS_BESIDE_STRIP: f32 = 300.0;
/// Margin of the strip at the foot of the window.
pub const STRIP_MARGIN: Margin = Margin {
    left: 8,
    right: 8,
    top: 2,
    bottom: 2,
};
/// Width of a progress bar in the strip.
pub const STRIP_PROGRESS_WIDTH: f32 = 72.0;
/// Minimum side of a button in the strip.
pub const SIGN_SIDE: f32 = 20.0;
/// The longer side of the copied picture in the strip.
pub const STRIP_PICTURE: f32 = 22.0;
/// The longer side of the copied picture while the pointer rests on it.
pub const CARD_PICTURE: f32 = 96.0;
/// Width of the list of messages, if there is room.
pub const NOTICES_WIDTH: f32 = 420.0;
/// Distance in points that the pointer moves before a press becomes a drag.
pub const DRAG_THRESHOLD: f32 = 3.0;
/// Distance in points that a finger moves before a touch becomes a drag. A finger never lies still.
pub const TOUCH_THRESHOLD: f32 = 10.0;
/// Distance in points that the pointer may be nudged and still count as resting.
pub const POINTER_AT_REST: f32 = 6.0;
/// Side of a piece in the menu of a square.
pub const PIECE_MENU_SIDE: f32 = 44.0;
/// Width of the fields of the setup panel.
pub const FIELD_WIDTH: f32 = 106.0;
/// Width of the fields of the setup panel beside long labels.
pub const MIN_FIELD_WIDTH: f32 = 92.0;
/// Space between a field and its label.
pub const FIELD_GAP: f32 = 12.0;
/// Height of buttons and fields.
pub const CONTROL_HEIGHT: f32 = 28.0;
/// Height of a radio button with an explanation below.
pub const RADIO_HEIGHT: f32 = 22.0;
/// Width of the dialog for the style of FENs.
pub const STYLE_DIALOG_WIDTH: f32 = 660.0;
/// Width of the list of copy formats.
pub const FORM_LIST_WIDTH: f32 = 230.0;
/// Width of the preview of a copy.
pub const PREVIEW_WIDTH: f32 = 400.0;
/// Height of the preview of a copy.
pub const PREVIEW_HEIGHT: f32 = 220.0;
/// Width of one of several readings to choose from.
pub const READING_WIDTH: f32 = 260.0;
/// Side of the diagram of a reading.
pub const READING_DIAGRAM: f32 = 176.0;
/// Width of the button for the start position.
pub const START_WIDTH: f32 = 112.0;
/// Space around the text of a field that has a frame only while it is in use.
pub const FIELD_MARGIN: Margin = Margin {
    left: 4,
    right: 4,
    top: 4,
    bottom: 4,
};
/// Width of the labels of operations.
pub const OPERATION_LABEL: f32 = 84.0;
/// Width of the field of an opcode.
pub const OPCODE_WIDTH: f32 = 52.0;
/// Width of the field of a new opcode, which shows an example.
pub const NEW_OPCODE_WIDTH: f32 = 76.0;
/// Height of the repair buttons.
pub const REPAIR_HEIGHT: f32 = 24.0;
/// Width of the find panel.
pub const FIND_PANEL_WIDTH: f32 = 340.0;
/// Width of the help panel beside the board.
pub const HELP_PANEL_WIDTH: f32 = 340.0;
/// Font of the FEN in the help panel.
pub const HELP_FONT: FontId = FontId::monospace(18.0);
/// Space around the FEN in the help panel.
pub const HELP_PADDING: f32 = 8.0;
/// Number of lines reserved for the name of the part under the pointer.
pub const HELP_NOW_LINES: usize = 3;
/// Maximum width of the drawing in the find panel.
pub const DRAWING_WIDTH: f32 = 316.0;
/// Width of the brush buttons beside the drawing.
pub const BRUSH_SIDE: f32 = 28.0;
/// Height of the brush buttons below the drawing.
pub const BRUSH_HEIGHT: f32 = 34.0;
/// Height of the fields for piece counts.
pub const COUNT_HEIGHT: f32 = 26.0;
/// Minimum window height at which all parts of the find panel are initially open.
pub const TALL_WINDOW: f32 = 980.0;
/// Window height below which the drawing is above the other parts.
pub const SHORT_WINDOW: f32 = 660.0;
/// Width of the dialogs that work on all lines.
pub const LINES_DIALOG_WIDTH: f32 = 380.0;
/// Width of the dialog that shows changes.
pub const CHANGES_WIDTH: f32 = 980.0;
/// Width of the dialog for positions made to order, if there is room.
pub const NEW_POSITIONS_WIDTH: f32 = 760.0;
/// Width of the board with squares in that dialog.
pub const NEW_POSITIONS_BOARD: f32 = 240.0;
/// Width of the statistics, if there is room.
pub const STATISTICS_WIDTH: f32 = 1260.0;
/// Height of the row of a bar.
pub const BAR_ROW: f32 = 20.0;
/// Maximum side of the diagrams in the dialog that shows changes.
pub const CHANGES_DIAGRAM: f32 = 168.0;
/// Width of the options for a file of games.
pub const GAMES_OPTIONS: f32 = 350.0;
/// Side of the diagrams beside the options for a file of games.
pub const GAMES_DIAGRAM: f32 = 124.0;
/// Width of the dialog that previews repairs.
pub const REPAIRS_WIDTH: f32 = 760.0;
/// Height of a row in the dialog that previews repairs.
pub const REPAIRS_ROW: f32 = 58.0;
/// Width of the recovery dialog, if there is room.
pub const RECOVERY_WIDTH: f32 = 860.0;
/// Height of the middle of the recovery dialog, if there is room.
pub const RECOVERY_HEIGHT: f32 = 420.0;
/// Width of the list in the recovery dialog.
pub const RECOVERY_LIST: f32 = 250.0;
/// Height of the rows of the list in the recovery dialog.
pub const RECOVERY_ROW: f32 = 66.0;
/// Maximum side of the diagram in the recovery dialog.
pub const RECOVERY_DIAGRAM: f32 = 176.0;
/// Width of the command palette, if there is room.
pub const PALETTE_WIDTH: f32 = 560.0;
/// Distance of the palette from the edge of the window.
pub const PALETTE_GAP: f32 = 12.0;
/// Height of the rows of the palette.
pub const PALETTE_ROW: f32 = 26.0;
/// Number of visible rows of the palette.
pub const PALETTE_ROWS: usize = 8;
/// Minimum height of all rows of the palette together.
pub const MIN_PALETTE_ROW: f32 = 78.0;
/// Width of the tick of a command that is on.
pub const PALETTE_TICK: f32 = 20.0;
/// Width of the dialog for keys, if there is room.
pub const KEYS_DIALOG_WIDTH: f32 = 680.0;
/// Width of the command names in the dialog for keys.
pub const KEYS_NAME_WIDTH: f32 = 280.0;
/// Height of the rows of the dialog for keys.
pub const KEYS_ROW: f32 = 30.0;
/// Width of the settings dialog, if there is room.
pub const SETTINGS_DIALOG_WIDTH: f32 = 700.0;
/// Width of the names in the settings dialog.
pub const SETTING_NAME_WIDTH: f32 = 210.0;
/// Width of the dialog for known positions, if there is room.
pub const KNOWN_WIDTH: f32 = 780.0;
/// Height of the list in the dialog for known positions, if there is room.
pub const KNOWN_LIST_HEIGHT: f32 = 430.0;
/// Height of a row of the list of known positions.
pub const KNOWN_ROW: f32 = 24.0;
/// Width of the opening codes in the list of known positions.
pub const KNOWN_CODE_WIDTH: f32 = 38.0;
/// Maximum side of the diagram in the dialog for known positions.
pub const KNOWN_DIAGRAM: f32 = 288.0;
/// Side of the diagram of a Chess960 starting array.
pub const CHESS960_DIAGRAM: f32 = 224.0;
/// Minimum width of the lines above and below the board.
pub const MIN_STRIP_WIDTH: f32 = 420.0;
/// Minimum width of a button at the foot of a dialog.
pub const DIALOG_BUTTON: f32 = 84.0;
/// Width of the file dialog, if there is room.
pub const FILE_DIALOG_WIDTH: f32 = 760.0;
/// Width of ordinary dialogs.
pub const DIALOG_WIDTH: f32 = 420.0;
/// Maximum side of the button of a spare piece.
pub const MAX_SPARE_SIDE: f32 = 76.0;

/// Widths of the columns of the dialog for gestures.
pub const GESTURES_COLUMNS: [f32; 2] = [286.0, 380.0];
/// Height of the rows of the dialog for gestures.
pub const GESTURES_ROW: f32 = 22.0;
/// Space for the scroll bar of the dialog for gestures.
pub const DIALOG_BAR: f32 = 24.0;
/// Space between the edge of a dialog and its contents.
pub const DIALOG_MARGIN: i8 = 16;

/// Creates a dialog in the middle of the window.
pub fn modal(ui: &egui::Ui, id: egui::Id) -> egui::Modal {
    let frame = egui::Frame::popup(ui.style()).inner_margin(DIALOG_MARGIN);
    // Lists that open over the dialog are in the foreground layer. If the dialog were there too, bringing it to the
    // front a second time would cover them.
    let area = egui::Modal::default_area(id).order(egui::Order::Middle);
    egui::Modal::new(id).area(area).frame(frame)
}

/// Shows the scroll bar beside the contents for as long as there is more to scroll to, also when the pointer is elsewhere.
pub fn show_scroll_bar(style: &mut egui::Style) {
    let scroll = &mut style.spacing.scroll;
    scroll.floating_allocated_width = SCROLL_BAR_SPACE;
    scroll.floating_width = SCROLL_BAR_WIDTH;
    scroll.dormant_handle_opacity = scroll.active_handle_opacity;
}

/// Sets the contrast of both themes, and whether animations are shown.
pub fn set_sight(ctx: &egui::Context, has_high_contrast: bool, has_reduced_motion: bool) {
    set_contrast(ctx, has_high_contrast);
    set_motion(ctx, has_reduced_motion);
}

/// Sets the colours of both themes and all sizes.
pub fn install_style(ctx: &egui::Context) {
    set_sight(ctx, false, false);
    ctx.all_styles_mut(|style| {
        style.text_styles = fonts::text_styles();
        style.spacing.item_spacing = Vec2::new(8.0, 4.0);
        style.spacing.icon_width = 18.0;
        style.spacing.icon_width_inner = 10.0;
        style.spacing.menu_margin = Margin::same(4);
        set_targets(style, false);
    });
}
