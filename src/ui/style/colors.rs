//! The colours by what they are for, and how egui gets them.

use super::palettes::{DARK, HIGH_DARK, HIGH_LIGHT, LIGHT};
use egui::style::WidgetVisuals;
use egui::{Color32, CornerRadius, Stroke, Theme, Visuals};

/// Every colour of the interface. Positions and diagrams have colours of their own, which the user
/// chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Whether it is light text on dark grounds.
    pub is_dark: bool,
    /// Ground of the window.
    pub panel: Color32,
    /// Ground of menus and dialogs.
    pub window: Color32,
    /// Ground of fields and lists.
    pub field: Color32,
    /// Ground of rows under the pointer.
    pub faint: Color32,
    /// Ground of an error message.
    pub error_ground: Color32,
    /// Text.
    pub text: Color32,
    /// Headings, names, and text under the pointer.
    pub strong_text: Color32,
    /// Explanations.
    pub weak_text: Color32,
    /// Files and ranks at the edge.
    pub coordinate: Color32,
    /// Ground of a button.
    pub button: Color32,
    /// The same under the pointer.
    pub button_hovered: Color32,
    /// The same while it is pressed or has the keyboard.
    pub button_active: Color32,
    /// The line round buttons and fields.
    pub edge: Color32,
    /// The same under the pointer.
    pub edge_hovered: Color32,
    /// Lines between parts of the window, which tell nothing by themselves.
    pub line: Color32,
    /// Ground of a chosen tool or row, and of selected text.
    pub chosen: Color32,
    /// Text on that ground.
    pub chosen_text: Color32,
    /// Links, and the line round what is chosen.
    pub accent: Color32,
    /// The ring round what has the keyboard.
    pub focus: Color32,
    /// The line within that ring: one of the two is seen on any ground.
    pub focus_gap: Color32,
    /// What cannot be read, or cannot arise in a game.
    pub error: Color32,
    /// What is odd.
    pub warning: Color32,
    /// What is fine.
    pub good: Color32,
    /// Light squares.
    pub light_square: Color32,
    /// Dark squares.
    pub dark_square: Color32,
    /// The line round the board.
    pub board_edge: Color32,
    /// The keyboard's square.
    pub cursor: Color32,
    /// The square from which a piece is being dragged.
    pub drag_origin: Color32,
    /// The square on which it would land.
    pub drag_target: Color32,
    /// The en-passant target, and signs of castling rights.
    pub en_passant: Color32,
    /// Squares of what cannot arise in a game.
    pub mark_illegal: Color32,
    /// Squares of what is odd.
    pub mark_odd: Color32,
    /// Squares of what one may want to know.
    pub mark_note: Color32,
    /// Signs on those three, and the line round signs on squares.
    pub mark_sign: Color32,
    /// The line round drawn signs on squares and in the tray.
    pub symbol_edge: Color32,
    /// The mark of the side to move.
    pub white_side: Color32,
    /// The mark of the side to move.
    pub black_side: Color32,
    /// The line round both marks.
    pub side_edge: Color32,
    /// Ground of the spare pieces: both colours stand out from it.
    pub tray: Color32,
    /// Ground of a spare piece under the pointer.
    pub tray_hovered: Color32,
    /// Signs on that ground, and the ring round what is chosen there.
    pub tray_ink: Color32,
}

/// The colours that are shown. Each palette is known by the ground of its window.
pub fn palette(visuals: &Visuals) -> &'static Palette {
    let is_shown = |palette: &&'static Palette| palette.panel == visuals.panel_fill;
    let usual = if visuals.dark_mode { &DARK } else { &LIGHT };
    let all = [&LIGHT, &DARK, &HIGH_LIGHT, &HIGH_DARK];
    all.into_iter().find(is_shown).unwrap_or(usual)
}

/// Sets the colours of both themes, with the usual contrast or a high one.
pub(super) fn set_contrast(ctx: &egui::Context, is_high: bool) {
    let (light, dark) = if is_high {
        (&HIGH_LIGHT, &HIGH_DARK)
    } else {
        (&LIGHT, &DARK)
    };
    ctx.set_visuals_of(Theme::Light, light.visuals());
    ctx.set_visuals_of(Theme::Dark, dark.visuals());
}

impl Palette {
    /// The same for egui.
    fn visuals(&self) -> Visuals {
        let mut visuals = if self.is_dark {
            Visuals::dark()
        } else {
            Visuals::light()
        };
        visuals.panel_fill = self.panel;
        visuals.window_fill = self.window;
        visuals.window_stroke = Stroke::new(1.0, self.line);
        visuals.extreme_bg_color = self.field;
        visuals.text_edit_bg_color = Some(self.field);
        visuals.code_bg_color = self.faint;
        visuals.faint_bg_color = self.faint;
        visuals.weak_text_color = Some(self.weak_text);
        visuals.error_fg_color = self.error;
        visuals.warn_fg_color = self.warning;
        visuals.hyperlink_color = self.accent;
        visuals.selection.bg_fill = self.chosen;
        visuals.selection.stroke = Stroke::new(1.5, self.chosen_text);
        visuals.text_cursor.stroke.color = self.focus;
        self.set_widgets(&mut visuals);
        visuals
    }

    fn set_widgets(&self, visuals: &mut Visuals) {
        let look = |fill, edge, text| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: Stroke::new(1.0, edge),
            corner_radius: CornerRadius::same(5),
            fg_stroke: Stroke::new(1.0, text),
            expansion: 0.0,
        };
        let hovered = look(self.button_hovered, self.edge_hovered, self.strong_text);
        visuals.widgets.noninteractive = look(self.panel, self.line, self.text);
        visuals.widgets.inactive = look(self.button, self.edge, self.text);
        visuals.widgets.hovered = hovered;
        visuals.widgets.active = look(self.button_active, self.accent, self.strong_text);
        visuals.widgets.open = hovered;
    }
}
