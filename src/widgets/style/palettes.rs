//! The colours by purpose: light and dark, each with normal and with high contrast.
//!
//! The tests of `style/contrast.rs` state the pairs that need contrast and how much of it.

use egui::Color32;

/// Every colour of the interface. Positions and diagrams have their own colours, which the user chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Whether the palette has light text on dark grounds.
    pub is_dark: bool,
    /// Background of the window.
    pub panel: Color32,
    /// Background of menus and dialogs.
    pub window: Color32,
    /// Background of fields and lists.
    pub field: Color32,
    /// Background of rows under the pointer.
    pub faint: Color32,
    /// Background of an error message.
    pub error_ground: Color32,
    /// Text.
    pub text: Color32,
    /// Headings, names, and text under the pointer.
    pub strong_text: Color32,
    /// Explanations.
    pub weak_text: Color32,
    /// Files and ranks in the corners of squares.
    pub coordinate: Color32,
    /// Background of a button.
    pub button: Color32,
    /// Background of a button under the pointer.
    pub button_hovered: Color32,
    /// Background of a button that is pressed or has the keyboard focus.
    pub button_active: Color32,
    /// The line around buttons and fields.
    pub edge: Color32,
    /// The line around a button or field under the pointer.
    pub edge_hovered: Color32,
    /// Decorative lines between parts of the window.
    pub line: Color32,
    /// Background of a chosen tool or row, and of selected text.
    pub chosen: Color32,
    /// Text on the background of a chosen tool or row.
    pub chosen_text: Color32,
    /// Links, and the line around chosen things.
    pub accent: Color32,
    /// Text on a button in the accent colour.
    pub on_accent: Color32,
    /// The focus ring.
    pub focus: Color32,
    /// The line inside the focus ring: one of the two is visible on any background.
    pub focus_gap: Color32,
    /// Unreadable text, and positions that cannot arise in a game.
    pub error: Color32,
    /// Oddities.
    pub warning: Color32,
    /// Success.
    pub good: Color32,
    /// Light squares.
    pub light_square: Color32,
    /// Dark squares.
    pub dark_square: Color32,
    /// The line around the board.
    pub board_edge: Color32,
    /// The square of the keyboard cursor.
    pub cursor: Color32,
    /// The square from which a piece is being dragged.
    pub drag_origin: Color32,
    /// The square on which a dragged piece would land.
    pub drag_target: Color32,
    /// The en-passant target square, and signs of castling rights.
    pub en_passant: Color32,
    /// Squares involved in something that cannot arise in a game.
    pub mark_illegal: Color32,
    /// Squares involved in an oddity.
    pub mark_odd: Color32,
    /// Squares involved in a note.
    pub mark_note: Color32,
    /// Arrows of the moves that the record names.
    pub solution: Color32,
    /// Signs on the three kinds of marked squares, and the line around signs on squares.
    pub mark_sign: Color32,
    /// The line around drawn symbols on squares and in the tray.
    pub symbol_edge: Color32,
    /// The mark that White is to move.
    pub white_side: Color32,
    /// The mark that Black is to move.
    pub black_side: Color32,
    /// The line around both marks.
    pub side_edge: Color32,
    /// Background of the spare pieces: pieces of both colours are visible on it.
    pub tray: Color32,
    /// Background of a spare piece under the pointer.
    pub tray_hovered: Color32,
    /// Signs on the background of the spare pieces, and the ring around the chosen one.
    pub tray_ink: Color32,
}

const fn rgb(red: u8, green: u8, blue: u8) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// A translucent shadow on a square.
const SHADOW: Color32 = Color32::from_rgba_premultiplied(0x22, 0x44, 0x18, 0x60);

/// Dark text on light grounds.
pub const LIGHT: Palette = Palette {
    is_dark: false,
    panel: rgb(0xF5, 0xF6, 0xF4),
    window: rgb(0xFC, 0xFC, 0xFB),
    field: rgb(0xFF, 0xFF, 0xFF),
    faint: rgb(0xE6, 0xE9, 0xE6),
    error_ground: rgb(0xFB, 0xE9, 0xE7),
    text: rgb(0x25, 0x2B, 0x28),
    strong_text: rgb(0x10, 0x14, 0x12),
    weak_text: rgb(0x53, 0x5C, 0x57),
    coordinate: rgb(0x0A, 0x0C, 0x0B),
    button: rgb(0xE6, 0xE9, 0xE6),
    button_hovered: rgb(0xDA, 0xE0, 0xDB),
    button_active: rgb(0xC8, 0xD1, 0xCA),
    edge: rgb(0x78, 0x82, 0x7C),
    edge_hovered: rgb(0x5F, 0x6B, 0x64),
    line: rgb(0xD4, 0xD9, 0xD5),
    chosen: rgb(0xD5, 0xE6, 0xF4),
    chosen_text: rgb(0x12, 0x49, 0x7D),
    accent: rgb(0x15, 0x5E, 0x9E),
    on_accent: rgb(0xFF, 0xFF, 0xFF),
    focus: rgb(0x0A, 0x47, 0x85),
    focus_gap: rgb(0xFF, 0xFF, 0xFF),
    error: rgb(0xA8, 0x20, 0x1A),
    warning: rgb(0x7A, 0x4F, 0x00),
    good: rgb(0x22, 0x60, 0x3A),
    light_square: rgb(0xEC, 0xEE, 0xE8),
    dark_square: rgb(0x87, 0x9F, 0x8C),
    board_edge: rgb(0x5F, 0x73, 0x66),
    cursor: rgb(0x0A, 0x47, 0x85),
    drag_origin: SHADOW,
    drag_target: rgb(0x0A, 0x47, 0x85),
    en_passant: rgb(0xA8, 0x5A, 0x08),
    mark_illegal: rgb(0xC6, 0x28, 0x28),
    mark_odd: rgb(0x9A, 0x5B, 0x00),
    mark_note: rgb(0x1F, 0x4E, 0x79),
    solution: rgb(0x6E, 0x2B, 0x9E),
    mark_sign: rgb(0xFF, 0xFF, 0xFF),
    symbol_edge: rgb(0x1E, 0x24, 0x21),
    white_side: rgb(0xFF, 0xFF, 0xFF),
    black_side: rgb(0x22, 0x25, 0x24),
    side_edge: rgb(0x4A, 0x52, 0x4E),
    tray: rgb(0xC9, 0xD3, 0xCB),
    tray_hovered: rgb(0xD9, 0xE1, 0xDA),
    tray_ink: rgb(0x22, 0x25, 0x24),
};

/// Light text on dark backgrounds.
pub const DARK: Palette = Palette {
    is_dark: true,
    panel: rgb(0x22, 0x25, 0x24),
    window: rgb(0x2B, 0x2F, 0x2D),
    field: rgb(0x17, 0x19, 0x18),
    faint: rgb(0x38, 0x3E, 0x3A),
    error_ground: rgb(0x4A, 0x25, 0x23),
    text: rgb(0xDD, 0xE2, 0xDE),
    strong_text: rgb(0xF6, 0xF8, 0xF6),
    weak_text: rgb(0xAA, 0xB4, 0xAE),
    coordinate: rgb(0x0A, 0x0C, 0x0B),
    button: rgb(0x38, 0x3E, 0x3A),
    button_hovered: rgb(0x46, 0x4E, 0x49),
    button_active: rgb(0x50, 0x5A, 0x54),
    edge: rgb(0x7F, 0x8B, 0x85),
    edge_hovered: rgb(0x9A, 0xA7, 0xA0),
    line: rgb(0x3A, 0x40, 0x3D),
    chosen: rgb(0x22, 0x42, 0x5C),
    chosen_text: rgb(0xBF, 0xE0, 0xF9),
    accent: rgb(0x7C, 0xBD, 0xF0),
    on_accent: rgb(0x0E, 0x10, 0x0F),
    focus: rgb(0xBF, 0xE0, 0xF9),
    focus_gap: rgb(0x0E, 0x10, 0x0F),
    error: rgb(0xFF, 0x9A, 0x91),
    warning: rgb(0xF2, 0xC1, 0x4E),
    good: rgb(0x8F, 0xD0, 0xA2),
    light_square: rgb(0xD3, 0xD8, 0xD1),
    dark_square: rgb(0x74, 0x8C, 0x7B),
    board_edge: rgb(0x77, 0x85, 0x7D),
    cursor: rgb(0x0A, 0x47, 0x85),
    drag_origin: SHADOW,
    drag_target: rgb(0x0A, 0x47, 0x85),
    en_passant: rgb(0xA8, 0x5A, 0x08),
    mark_illegal: rgb(0xC6, 0x28, 0x28),
    mark_odd: rgb(0x9A, 0x5B, 0x00),
    mark_note: rgb(0x1F, 0x4E, 0x79),
    solution: rgb(0x6E, 0x2B, 0x9E),
    mark_sign: rgb(0xFF, 0xFF, 0xFF),
    symbol_edge: rgb(0x1E, 0x24, 0x21),
    white_side: rgb(0xF5, 0xF5, 0xF2),
    black_side: rgb(0x0E, 0x10, 0x0F),
    side_edge: rgb(0x9A, 0xA3, 0x9E),
    tray: rgb(0x6C, 0x7A, 0x72),
    tray_hovered: rgb(0x7D, 0x8C, 0x83),
    tray_ink: rgb(0x0E, 0x10, 0x0F),
};

/// Black text on white grounds.
pub const HIGH_LIGHT: Palette = Palette {
    is_dark: false,
    panel: rgb(0xFF, 0xFF, 0xFF),
    window: rgb(0xFF, 0xFF, 0xFF),
    field: rgb(0xFF, 0xFF, 0xFF),
    faint: rgb(0xF2, 0xF2, 0xF2),
    error_ground: rgb(0xFF, 0xF0, 0xF0),
    text: rgb(0x00, 0x00, 0x00),
    strong_text: rgb(0x00, 0x00, 0x00),
    weak_text: rgb(0x2B, 0x2B, 0x2B),
    coordinate: rgb(0x00, 0x00, 0x00),
    button: rgb(0xF2, 0xF2, 0xF2),
    button_hovered: rgb(0xE2, 0xE2, 0xE2),
    button_active: rgb(0xD0, 0xD0, 0xD0),
    edge: rgb(0x00, 0x00, 0x00),
    edge_hovered: rgb(0x00, 0x00, 0x00),
    line: rgb(0x5A, 0x5A, 0x5A),
    chosen: rgb(0xCF, 0xE3, 0xFF),
    chosen_text: rgb(0x00, 0x22, 0x4F),
    accent: rgb(0x00, 0x35, 0x8A),
    on_accent: rgb(0xFF, 0xFF, 0xFF),
    focus: rgb(0x00, 0x35, 0x8A),
    focus_gap: rgb(0xFF, 0xFF, 0xFF),
    error: rgb(0x8A, 0x00, 0x00),
    warning: rgb(0x5C, 0x3A, 0x00),
    good: rgb(0x00, 0x3F, 0x1B),
    light_square: rgb(0xF4, 0xF4, 0xF0),
    dark_square: rgb(0x8F, 0x9A, 0x92),
    board_edge: rgb(0x00, 0x00, 0x00),
    cursor: rgb(0x00, 0x30, 0x6B),
    drag_origin: SHADOW,
    drag_target: rgb(0x00, 0x30, 0x6B),
    en_passant: rgb(0x7A, 0x3D, 0x00),
    mark_illegal: rgb(0x9A, 0x00, 0x00),
    mark_odd: rgb(0x6B, 0x3F, 0x00),
    mark_note: rgb(0x00, 0x3B, 0x73),
    solution: rgb(0x4B, 0x0F, 0x7D),
    mark_sign: rgb(0xFF, 0xFF, 0xFF),
    symbol_edge: rgb(0x00, 0x00, 0x00),
    white_side: rgb(0xFF, 0xFF, 0xFF),
    black_side: rgb(0x00, 0x00, 0x00),
    side_edge: rgb(0x00, 0x00, 0x00),
    tray: rgb(0xD8, 0xD8, 0xD8),
    tray_hovered: rgb(0xF2, 0xF2, 0xF2),
    tray_ink: rgb(0x00, 0x00, 0x00),
};

/// White text on black grounds.
pub const HIGH_DARK: Palette = Palette {
    is_dark: true,
    panel: rgb(0x00, 0x00, 0x00),
    window: rgb(0x00, 0x00, 0x00),
    field: rgb(0x00, 0x00, 0x00),
    faint: rgb(0x1C, 0x1C, 0x1C),
    error_ground: rgb(0x3A, 0x00, 0x00),
    text: rgb(0xFF, 0xFF, 0xFF),
    strong_text: rgb(0xFF, 0xFF, 0xFF),
    weak_text: rgb(0xD8, 0xD8, 0xD8),
    coordinate: rgb(0x00, 0x00, 0x00),
    button: rgb(0x1C, 0x1C, 0x1C),
    button_hovered: rgb(0x30, 0x30, 0x30),
    button_active: rgb(0x3C, 0x3C, 0x3C),
    edge: rgb(0xFF, 0xFF, 0xFF),
    edge_hovered: rgb(0xFF, 0xFF, 0xFF),
    line: rgb(0x9A, 0x9A, 0x9A),
    chosen: rgb(0x00, 0x3A, 0x70),
    chosen_text: rgb(0xFF, 0xFF, 0xFF),
    accent: rgb(0x9A, 0xD2, 0xFF),
    on_accent: rgb(0x00, 0x00, 0x00),
    focus: rgb(0xFF, 0xE1, 0x4D),
    focus_gap: rgb(0x00, 0x00, 0x00),
    error: rgb(0xFF, 0xC4, 0xBD),
    warning: rgb(0xFF, 0xD3, 0x4D),
    good: rgb(0x8C, 0xF0, 0xA8),
    light_square: rgb(0xF4, 0xF4, 0xF0),
    dark_square: rgb(0x8F, 0x9A, 0x92),
    board_edge: rgb(0xFF, 0xFF, 0xFF),
    cursor: rgb(0x00, 0x30, 0x6B),
    drag_origin: SHADOW,
    drag_target: rgb(0x00, 0x30, 0x6B),
    en_passant: rgb(0x7A, 0x3D, 0x00),
    mark_illegal: rgb(0x9A, 0x00, 0x00),
    mark_odd: rgb(0x6B, 0x3F, 0x00),
    mark_note: rgb(0x00, 0x3B, 0x73),
    solution: rgb(0x4B, 0x0F, 0x7D),
    mark_sign: rgb(0xFF, 0xFF, 0xFF),
    symbol_edge: rgb(0x00, 0x00, 0x00),
    white_side: rgb(0xFF, 0xFF, 0xFF),
    black_side: rgb(0x00, 0x00, 0x00),
    side_edge: rgb(0xFF, 0xFF, 0xFF),
    tray: rgb(0x8C, 0x8C, 0x8C),
    tray_hovered: rgb(0xB0, 0xB0, 0xB0),
    tray_ink: rgb(0x00, 0x00, 0x00),
};
