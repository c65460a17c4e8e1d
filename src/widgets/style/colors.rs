//! Selects the colours in use, and hands them and the choice of animations to egui.

use super::contrast::contrast;
use super::palettes::{DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Palette};
use egui::style::{ScrollAnimation, WidgetVisuals};
use egui::{Color32, CornerRadius, Id, Stroke, Theme, Visuals};
use tabiya_chess::Level;

/// The palette in use. Each palette is recognised by the background of its window.
pub fn palette(visuals: &Visuals) -> &'static Palette {
    let is_shown = |palette: &&'static Palette| palette.panel == visuals.panel_fill;
    let usual = if visuals.dark_mode { &DARK } else { &LIGHT };
    let all = [&LIGHT, &DARK, &HIGH_LIGHT, &HIGH_DARK];
    all.into_iter().find(is_shown).unwrap_or(usual)
}

/// The colour of text and signs about a fault of this level.
pub fn level_color(visuals: &Visuals, level: Level) -> Color32 {
    let palette = palette(visuals);
    match level {
        Level::Unreadable | Level::Illegal => palette.error,
        Level::Repair => palette.accent,
        Level::Warning => palette.warning,
        Level::Note => visuals.weak_text_color(),
    }
}

/// Sets the colours of both themes, with normal or high contrast.
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
    /// The colour of a square for a number from 0 to `most`.
    pub fn heat(&self, number: u64, most: u64) -> Color32 {
        let share = number as f64 / most.max(1) as f64;
        self.faint.lerp_to_gamma(self.accent, share as f32)
    }

    /// The colour of text that contrasts best with a background.
    pub fn ink_on(&self, ground: Color32) -> Color32 {
        if contrast(self.strong_text, ground) >= contrast(self.on_accent, ground) {
            self.strong_text
        } else {
            self.on_accent
        }
    }

    /// The palette as egui's visuals.
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

/// Turns animations on or off: fading, sliding and blinking.
pub(super) fn set_motion(ctx: &egui::Context, is_reduced: bool) {
    let id = Id::unique("usual motion");
    let found = ctx.global_style();
    let found = (found.animation_time, found.scroll_animation);
    // Reduced motion saves the usual values here; without it they are restored, or left alone if none were saved.
    let usual: Option<(f32, ScrollAnimation)> = ctx.data_mut(|data| {
        let usual = data.get_temp(id);
        if is_reduced && usual.is_none() {
            data.insert_temp(id, found);
        }
        usual
    });
    let motion = if is_reduced {
        Some((0.0, ScrollAnimation::none()))
    } else {
        usual
    };
    ctx.all_styles_mut(|style| {
        style.visuals.text_cursor.blink = !is_reduced;
        if let Some((time, scroll)) = motion {
            style.animation_time = time;
            style.scroll_animation = scroll;
        }
    });
}
