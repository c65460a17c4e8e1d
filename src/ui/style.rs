//! Every colour and size. Nothing else names one.

mod diagram_sheet;
mod targets;
mod text;

pub use diagram_sheet::*;
pub use targets::{TOUCH_TARGET, is_for_fingers, menu_bar_style, set_targets, target};

use egui::style::WidgetVisuals;
use egui::{Color32, CornerRadius, FontId, Margin, Stroke, Theme, Vec2, Visuals};

/// Width of the panel on the right, in points.
pub const SETUP_PANEL_WIDTH: f32 = 256.0;
/// The same in a wide window.
pub const WIDE_SETUP_PANEL_WIDTH: f32 = 320.0;
/// From this width of the window on it is wide.
pub const WIDE_WINDOW: f32 = 1500.0;
/// Width of the list of positions at first, in points.
pub const LIST_WIDTH: f32 = 320.0;
/// The least width of the list.
pub const LEAST_LIST_WIDTH: f32 = 150.0;
/// The most.
pub const MOST_LIST_WIDTH: f32 = 900.0;
/// What the list leaves for the board.
pub const LEAST_BOARD_WIDTH: f32 = 260.0;
/// Text beside the small diagram needs at least this width.
pub const LEAST_TEXT_WIDTH: f32 = 96.0;
/// Below this width of the window the list starts narrow.
pub const NARROW_WINDOW: f32 = 1000.0;
/// Width of the list in a narrow window.
pub const NARROW_LIST_WIDTH: f32 = 190.0;
/// The smallest diagrams.
pub const SMALLEST_DIAGRAM: f32 = 40.0;
/// The largest.
pub const LARGEST_DIAGRAM: f32 = 240.0;
/// Height of a line of text in the list.
pub const LIST_LINE: f32 = 16.0;
/// Space above and below what is in a row, and beside it.
pub const ROW_PADDING: f32 = 6.0;
/// Space between the diagram of a row and its text.
pub const ROW_TEXT_GAP: f32 = 10.0;
/// Height of a line of text below a diagram of the grid.
pub const CELL_LINE: f32 = 18.0;
/// Space between the cells of the grid.
pub const CELL_GAP: f32 = 12.0;
/// From this side on a diagram of the grid has its name below it.
pub const NAMED_CELL: f32 = 64.0;
/// Width of the bar that joins duplicates.
pub const GROUP_BAR: f32 = 3.0;
/// Height and width of the buttons above the list.
pub const TOOL_SIDE: f32 = 24.0;
/// Width of the slider for the size of the diagrams.
pub const SIZE_SLIDER: f32 = 84.0;
/// Space between the filters above the list.
pub const CHIP_GAP: f32 = 5.0;
/// Space in a filter beside its text.
pub const CHIP_PADDING: f32 = 9.0;
/// Width of the bar that shows how far something is.
pub const PROGRESS_WIDTH: f32 = 120.0;
/// Font of numbers and names in the list.
pub const NUMBER_FONT: FontId = FontId::proportional(13.0);
/// Font of remarks and operations in the list.
pub const WORD_FONT: FontId = FontId::proportional(12.5);
/// Font of what stands at the head of a group.
pub const GROUP_FONT: FontId = FontId::proportional(12.0);
/// Font of the filters.
pub const CHIP_FONT: FontId = FontId::proportional(12.5);
/// Font of FENs in the list.
pub const FEN_FONT: FontId = FontId::monospace(11.5);
/// Space between neighbours.
pub const GAP: f32 = 8.0;
/// Margin of the setup panel, whose scroll bar stands in what is missing on the right.
pub const SETUP_MARGIN: Margin = Margin {
    left: 12,
    right: 2,
    top: 10,
    bottom: 10,
};
/// Space for a scroll bar.
pub const SCROLL_BAR_SPACE: f32 = 10.0;
/// Margin of the FEN field; the line below it keeps its distance by itself.
pub const FEN_MARGIN: Margin = Margin {
    left: 12,
    right: 12,
    top: 10,
    bottom: 3,
};
/// Margin of bars.
pub const BAR_MARGIN: Margin = Margin {
    left: 10,
    right: 10,
    top: 4,
    bottom: 4,
};
/// Space around the board for the coordinates, in points.
pub const COORDINATE_MARGIN: f32 = 20.0;
/// Least space around the board.
pub const BOARD_MARGIN: f32 = 4.0;
/// How far the pointer moves before a press becomes a drag, in points.
pub const DRAG_THRESHOLD: f32 = 3.0;
/// The same for a finger, which never lies still.
pub const TOUCH_THRESHOLD: f32 = 10.0;
/// How far the pointer may be nudged without having been moved, in points.
pub const POINTER_AT_REST: f32 = 6.0;
/// Side of a piece in the menu of a square.
pub const PIECE_MENU_SIDE: f32 = 44.0;
/// Height of the line below the FEN field.
pub const NOTE_HEIGHT: f32 = 24.0;
/// Width of the fields of the setup panel.
pub const FIELD_WIDTH: f32 = 106.0;
/// Height of buttons and fields.
pub const CONTROL_HEIGHT: f32 = 28.0;
/// Height of a choice with an explanation below.
pub const RADIO_HEIGHT: f32 = 22.0;
/// Width of the sheet on how FENs are written.
pub const STYLE_SHEET_WIDTH: f32 = 520.0;
/// Width of the list of forms to copy.
pub const FORM_LIST_WIDTH: f32 = 230.0;
/// Size of the preview of a copy.
pub const PREVIEW_WIDTH: f32 = 400.0;
/// Size of the preview of a copy.
pub const PREVIEW_HEIGHT: f32 = 220.0;
/// Width of a reading among which one is chosen.
pub const READING_WIDTH: f32 = 260.0;
/// Side of its diagram.
pub const READING_DIAGRAM: f32 = 176.0;
/// Width of the button that sets the start position up.
pub const START_WIDTH: f32 = 112.0;
/// Width of the field of an opcode.
pub const OPCODE_WIDTH: f32 = 52.0;
/// Width of the field of a new one, which shows what belongs there.
pub const NEW_OPCODE_WIDTH: f32 = 76.0;
/// Height of the buttons that mend something.
pub const MEND_HEIGHT: f32 = 24.0;
/// Width of the find panel.
pub const FIND_PANEL_WIDTH: f32 = 340.0;
/// Width of the drawing in it, at the most.
pub const DRAWING_WIDTH: f32 = 316.0;
/// Width of the buttons of the brushes beside the drawing.
pub const BRUSH_SIDE: f32 = 28.0;
/// Height of the buttons of the brushes below it.
pub const BRUSH_HEIGHT: f32 = 34.0;
/// Height of the fields for numbers of men.
pub const COUNT_HEIGHT: f32 = 26.0;
/// From this height of the window on all parts of the panel are open at first.
pub const TALL_WINDOW: f32 = 980.0;
/// Below this height of the window the drawing stands above the other parts.
pub const SHORT_WINDOW: f32 = 660.0;
/// Width of the sheets about all lines.
pub const LINES_SHEET_WIDTH: f32 = 380.0;
/// Width of the sheet that shows what would be mended.
pub const MENDING_WIDTH: f32 = 760.0;
/// Height of a row in it.
pub const MENDING_ROW: f32 = 58.0;
/// Width of the sheet about work that was left behind, where there is room.
pub const RECOVERY_WIDTH: f32 = 860.0;
/// Height of what is in its middle, where there is room.
pub const RECOVERY_HEIGHT: f32 = 420.0;
/// Width of the list in it.
pub const RECOVERY_LIST: f32 = 250.0;
/// Height of its rows.
pub const RECOVERY_ROW: f32 = 66.0;
/// Side of its diagram, at the most.
pub const RECOVERY_DIAGRAM: f32 = 176.0;
/// Width of the command palette, where there is room.
pub const PALETTE_WIDTH: f32 = 560.0;
/// How far it stands from the edge of the window.
pub const PALETTE_GAP: f32 = 12.0;
/// Height of its rows.
pub const PALETTE_ROW: f32 = 26.0;
/// So many of them are seen.
pub const PALETTE_ROWS: usize = 8;
/// The least height of all of them.
pub const PALETTE_LEAST: f32 = 78.0;
/// Space for the sign of what is on.
pub const PALETTE_TICK: f32 = 20.0;
/// Width of the sheet in which keys are changed, where there is room.
pub const KEYS_SHEET_WIDTH: f32 = 680.0;
/// Width of the names of commands in it.
pub const KEYS_NAME_WIDTH: f32 = 280.0;
/// Height of its rows.
pub const KEYS_ROW: f32 = 30.0;
/// Width of the sheet of known positions, where there is room.
pub const KNOWN_WIDTH: f32 = 780.0;
/// Height of its list, where there is room.
pub const KNOWN_LIST_HEIGHT: f32 = 430.0;
/// Height of a row in it.
pub const KNOWN_ROW: f32 = 24.0;
/// Width of the codes of openings in it.
pub const KNOWN_CODE_WIDTH: f32 = 38.0;
/// The largest side of its diagram.
pub const KNOWN_DIAGRAM: f32 = 288.0;
/// Side of the diagram of a starting array.
pub const CHESS960_DIAGRAM: f32 = 224.0;
/// The least width of the lines above and below the board.
pub const LEAST_STRIP_WIDTH: f32 = 420.0;
/// Width of dialogs.
pub const DIALOG_WIDTH: f32 = 420.0;
/// The largest side of a spare piece's button.
pub const SPARE_SIDE_MOST: f32 = 76.0;

/// Widths of the columns of the help sheet.
pub const SHEET_COLUMNS: [f32; 2] = [286.0, 380.0];
/// Height of its rows.
pub const SHEET_ROW: f32 = 22.0;
/// Space for its scroll bar.
pub const SHEET_BAR: f32 = 24.0;
/// Space between the edge of a dialog and what is in it.
pub const DIALOG_MARGIN: i8 = 18;

/// A dialog in the middle of the window.
pub fn modal(ui: &egui::Ui, id: egui::Id) -> egui::Modal {
    let frame = egui::Frame::popup(ui.style()).inner_margin(DIALOG_MARGIN);
    // Lists that open over it are in the foreground. There they would stay behind it, once it has been
    // brought to the front a second time.
    let area = egui::Modal::default_area(id).order(egui::Order::Middle);
    egui::Modal::new(id).area(area).frame(frame)
}

/// The colours that egui does not know of.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Light squares.
    pub light_square: Color32,
    /// Dark squares.
    pub dark_square: Color32,
    /// The line round the board.
    pub board_edge: Color32,
    /// Files and ranks at the edge.
    pub coordinate: Color32,
    /// The keyboard's square.
    pub cursor: Color32,
    /// The square from which a piece is being dragged.
    pub drag_origin: Color32,
    /// The square on which it would land.
    pub drag_target: Color32,
    /// The en-passant target.
    pub en_passant: Color32,
    /// Squares of what cannot arise in a game.
    pub mark_illegal: Color32,
    /// Squares of what is odd.
    pub mark_odd: Color32,
    /// Squares of what one may want to know.
    pub mark_note: Color32,
    /// Signs on those three.
    pub mark_sign: Color32,
    /// What cannot be read, or cannot arise in a game.
    pub error: Color32,
    /// What is odd.
    pub warning: Color32,
    /// What is fine.
    pub good: Color32,
    /// The line round drawn signs on squares and in the tray.
    pub symbol_edge: Color32,
    /// Ground of an error message.
    pub error_ground: Color32,
    /// The mark of the side to move.
    pub white_side: Color32,
    /// The mark of the side to move.
    pub black_side: Color32,
    /// The line round both marks.
    pub side_edge: Color32,
    /// Ground of a chosen tool or row.
    pub chosen: Color32,
    /// Text on that ground.
    pub chosen_text: Color32,
    /// Line round a chosen tool and the focused widget.
    pub accent: Color32,
    /// Ground of the spare pieces: both colours stand out from it.
    pub tray: Color32,
    /// Ground of a spare piece under the pointer.
    pub tray_hovered: Color32,
}

const LIGHT: Palette = Palette {
    light_square: Color32::from_rgb(0xEC, 0xEE, 0xE8),
    dark_square: Color32::from_rgb(0x87, 0x9F, 0x8C),
    board_edge: Color32::from_rgb(0x5F, 0x73, 0x66),
    coordinate: Color32::from_rgb(0x55, 0x5E, 0x59),
    cursor: Color32::from_rgb(0x1C, 0x6F, 0xB8),
    drag_origin: Color32::from_rgba_premultiplied(0x22, 0x44, 0x18, 0x60),
    drag_target: Color32::from_rgb(0x1C, 0x6F, 0xB8),
    en_passant: Color32::from_rgb(0xC2, 0x6A, 0x0C),
    mark_illegal: Color32::from_rgb(0xC6, 0x28, 0x28),
    mark_odd: Color32::from_rgb(0xB8, 0x6E, 0x00),
    mark_note: Color32::from_rgb(0x1F, 0x4E, 0x79),
    mark_sign: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    error: Color32::from_rgb(0xB3, 0x26, 0x1E),
    warning: Color32::from_rgb(0x8A, 0x5A, 0x00),
    good: Color32::from_rgb(0x2B, 0x6B, 0x3F),
    symbol_edge: Color32::from_rgb(0x1E, 0x24, 0x21),
    error_ground: Color32::from_rgb(0xFB, 0xE9, 0xE7),
    white_side: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    black_side: Color32::from_rgb(0x22, 0x25, 0x24),
    side_edge: Color32::from_rgb(0x4A, 0x52, 0x4E),
    chosen: Color32::from_rgb(0xD5, 0xE6, 0xF4),
    chosen_text: Color32::from_rgb(0x12, 0x4A, 0x7D),
    accent: Color32::from_rgb(0x1C, 0x6F, 0xB8),
    tray: Color32::from_rgb(0xC9, 0xD3, 0xCB),
    tray_hovered: Color32::from_rgb(0xD9, 0xE1, 0xDA),
};

const DARK: Palette = Palette {
    light_square: Color32::from_rgb(0xD3, 0xD8, 0xD1),
    dark_square: Color32::from_rgb(0x74, 0x8C, 0x7B),
    board_edge: Color32::from_rgb(0x3C, 0x47, 0x41),
    coordinate: Color32::from_rgb(0xA9, 0xB3, 0xAD),
    cursor: Color32::from_rgb(0x1C, 0x6F, 0xB8),
    drag_origin: Color32::from_rgba_premultiplied(0x22, 0x44, 0x18, 0x60),
    drag_target: Color32::from_rgb(0x1C, 0x6F, 0xB8),
    en_passant: Color32::from_rgb(0xC2, 0x6A, 0x0C),
    mark_illegal: Color32::from_rgb(0xC6, 0x28, 0x28),
    mark_odd: Color32::from_rgb(0xB8, 0x6E, 0x00),
    mark_note: Color32::from_rgb(0x1F, 0x4E, 0x79),
    mark_sign: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    error: Color32::from_rgb(0xFF, 0x8A, 0x80),
    warning: Color32::from_rgb(0xF2, 0xC1, 0x4E),
    good: Color32::from_rgb(0x8F, 0xD0, 0xA2),
    symbol_edge: Color32::from_rgb(0x1E, 0x24, 0x21),
    error_ground: Color32::from_rgb(0x4A, 0x25, 0x23),
    white_side: Color32::from_rgb(0xF5, 0xF5, 0xF2),
    black_side: Color32::from_rgb(0x0E, 0x10, 0x0F),
    side_edge: Color32::from_rgb(0x9A, 0xA3, 0x9E),
    chosen: Color32::from_rgb(0x22, 0x42, 0x5C),
    chosen_text: Color32::from_rgb(0xBF, 0xE0, 0xF9),
    accent: Color32::from_rgb(0x6F, 0xB4, 0xEC),
    tray: Color32::from_rgb(0x6C, 0x7A, 0x72),
    tray_hovered: Color32::from_rgb(0x7D, 0x8C, 0x83),
};

/// The colours for the theme that is shown.
pub fn palette(visuals: &Visuals) -> &'static Palette {
    if visuals.dark_mode { &DARK } else { &LIGHT }
}

/// Sets both themes and all sizes.
pub fn install_style(ctx: &egui::Context) {
    ctx.set_visuals_of(Theme::Light, light_visuals());
    ctx.set_visuals_of(Theme::Dark, dark_visuals());
    ctx.all_styles_mut(|style| {
        style.text_styles = text::text_styles();
        style.spacing.item_spacing = Vec2::new(8.0, 6.0);
        style.spacing.icon_width = 18.0;
        style.spacing.icon_width_inner = 10.0;
        style.spacing.menu_margin = Margin::same(6);
        set_targets(style, false);
    });
}

struct Tones {
    panel: Color32,
    window: Color32,
    field: Color32,
    text: Color32,
    strong_text: Color32,
    weak_text: Color32,
    button: Color32,
    button_hovered: Color32,
    button_active: Color32,
    edge: Color32,
    edge_hovered: Color32,
    line: Color32,
}

fn light_visuals() -> Visuals {
    let tones = Tones {
        panel: Color32::from_rgb(0xF5, 0xF6, 0xF4),
        window: Color32::from_rgb(0xFC, 0xFC, 0xFB),
        field: Color32::from_rgb(0xFF, 0xFF, 0xFF),
        text: Color32::from_rgb(0x25, 0x2B, 0x28),
        strong_text: Color32::from_rgb(0x10, 0x14, 0x12),
        weak_text: Color32::from_rgb(0x5A, 0x63, 0x5E),
        button: Color32::from_rgb(0xE6, 0xE9, 0xE6),
        button_hovered: Color32::from_rgb(0xDA, 0xE0, 0xDB),
        button_active: Color32::from_rgb(0xC8, 0xD1, 0xCA),
        edge: Color32::from_rgb(0x88, 0x92, 0x8C),
        edge_hovered: Color32::from_rgb(0x5F, 0x6B, 0x64),
        line: Color32::from_rgb(0xD4, 0xD9, 0xD5),
    };
    visuals(Visuals::light(), &tones, &LIGHT)
}

fn dark_visuals() -> Visuals {
    let tones = Tones {
        panel: Color32::from_rgb(0x22, 0x25, 0x24),
        window: Color32::from_rgb(0x2B, 0x2F, 0x2D),
        field: Color32::from_rgb(0x17, 0x19, 0x18),
        text: Color32::from_rgb(0xDD, 0xE2, 0xDE),
        strong_text: Color32::from_rgb(0xF6, 0xF8, 0xF6),
        weak_text: Color32::from_rgb(0xA1, 0xAB, 0xA5),
        button: Color32::from_rgb(0x38, 0x3E, 0x3A),
        button_hovered: Color32::from_rgb(0x46, 0x4E, 0x49),
        button_active: Color32::from_rgb(0x55, 0x5F, 0x59),
        edge: Color32::from_rgb(0x7A, 0x86, 0x80),
        edge_hovered: Color32::from_rgb(0x9A, 0xA7, 0xA0),
        line: Color32::from_rgb(0x3A, 0x40, 0x3D),
    };
    visuals(Visuals::dark(), &tones, &DARK)
}

fn visuals(mut visuals: Visuals, tones: &Tones, palette: &Palette) -> Visuals {
    visuals.panel_fill = tones.panel;
    visuals.window_fill = tones.window;
    visuals.window_stroke = Stroke::new(1.0, tones.line);
    visuals.extreme_bg_color = tones.field;
    visuals.text_edit_bg_color = Some(tones.field);
    visuals.faint_bg_color = tones.button;
    visuals.weak_text_color = Some(tones.weak_text);
    visuals.error_fg_color = palette.error;
    visuals.warn_fg_color = palette.warning;
    visuals.hyperlink_color = palette.accent;
    visuals.selection.bg_fill = palette.chosen;
    visuals.selection.stroke = Stroke::new(1.5, palette.chosen_text);
    let radius = CornerRadius::same(5);
    let look = |fill, edge, text| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        corner_radius: radius,
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = look(tones.panel, tones.line, tones.text);
    visuals.widgets.inactive = look(tones.button, tones.edge, tones.text);
    visuals.widgets.hovered = look(tones.button_hovered, tones.edge_hovered, tones.strong_text);
    visuals.widgets.active = look(tones.button_active, palette.accent, tones.strong_text);
    visuals.widgets.open = look(tones.button_hovered, tones.edge_hovered, tones.strong_text);
    visuals
}
