//! Themes as small boards, and custom colours.

use crate::features::diagram::model::DiagramForm;
use crate::widgets::choices::{choice_name, row_ui};
use crate::widgets::style::{
    COLOR_WELL_WIDTH, CONTROL_HEIGHT, CORNER, THEME_SWATCH, color_of_rgb, palette,
};
use egui::{
    Button, Color32, Painter, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use tabiya_picture::{BoardTheme, Colors, Rgb, Style};
use tabiya_text::{tr, tr_with};

/// Shows the themes and the custom colours.
pub(super) fn colors_ui(ui: &mut Ui, form: &mut DiagramForm) {
    let style = &mut form.style;
    let about = tr("picture-colors");
    row_ui(ui, &about, |ui, _| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for theme in BoardTheme::ALL {
            let name = tr(theme_id(theme));
            let is_on = style.theme == theme;
            let swatch = swatch_ui(ui, &theme.colors(), is_on);
            let full = choice_name(&about, &name);
            swatch.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_on, &full));
            if swatch.clicked() {
                style.theme = theme;
            }
            swatch.on_hover_text(name);
        }
    });
    own_colors_ui(ui, style);
}

/// The message id for the name of a theme.
fn theme_id(theme: BoardTheme) -> &'static str {
    match theme {
        BoardTheme::Sage => "theme-sage",
        BoardTheme::Book => "theme-book",
        BoardTheme::Green => "theme-green",
        BoardTheme::Blue => "theme-blue",
        BoardTheme::Brown => "theme-brown",
        BoardTheme::Grey => "theme-grey",
        BoardTheme::Contrast => "theme-contrast",
    }
}

/// Shows a theme as four squares of a board.
fn swatch_ui(ui: &mut Ui, colors: &Colors, is_on: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(THEME_SWATCH), Sense::click());
    let board = rect.shrink(4.0);
    let painter = ui.painter();
    let [light, dark] = [colors.light, colors.dark].map(color_of_rgb);
    painter.rect_filled(board, 0.0, light);
    let middle = board.center();
    let squares = [
        Rect::from_min_max(pos2(middle.x, board.top()), pos2(board.right(), middle.y)),
        Rect::from_min_max(pos2(board.left(), middle.y), pos2(middle.x, board.bottom())),
    ];
    for square in squares {
        if colors.is_hatched {
            hatch(painter, square, dark);
        } else {
            painter.rect_filled(square, 0.0, dark);
        }
    }
    painter.rect_stroke(
        board,
        0.0,
        (1.0, color_of_rgb(colors.ink)),
        StrokeKind::Outside,
    );
    frame_ui(ui, rect, &response, is_on);
    response
}

fn hatch(painter: &Painter, square: Rect, color: Color32) {
    let side = square.width();
    for line in [0.25, 0.75, 1.25, 1.75] {
        let (from, to) = if line < 1.0 {
            (vec2(0.0, line), vec2(line, 0.0))
        } else {
            (vec2(line - 1.0, 1.0), vec2(1.0, line - 1.0))
        };
        let ends = [square.min + from * side, square.min + to * side];
        painter.add(Shape::line_segment(ends, Stroke::new(1.0, color)));
    }
}

/// Paints the frame around an item that is chosen, under the pointer, or has the keyboard focus.
pub(super) fn frame_ui(ui: &Ui, rect: Rect, response: &Response, is_on: bool) {
    let palette = palette(ui.visuals());
    let line = if response.has_focus() {
        Stroke::new(2.0, palette.cursor)
    } else if is_on {
        Stroke::new(2.0, palette.accent)
    } else if response.hovered() {
        Stroke::new(1.0, palette.accent)
    } else {
        return;
    };
    ui.painter()
        .rect_stroke(rect, CORNER, line, StrokeKind::Inside);
    if is_on && response.has_focus() {
        let inner = Stroke::new(1.0, palette.accent);
        ui.painter()
            .rect_stroke(rect.shrink(2.5), 2.0, inner, StrokeKind::Inside);
    }
}

/// A colour that can be chosen by itself.
struct ColorPart {
    name: &'static str,
    of_theme: fn(&Colors) -> Rgb,
    chosen: fn(&mut Style) -> &mut Option<Rgb>,
}

const PARTS: [ColorPart; 4] = [
    ColorPart {
        name: "picture-light",
        of_theme: |colors| colors.light,
        chosen: |style| &mut style.light,
    },
    ColorPart {
        name: "picture-dark",
        of_theme: |colors| colors.dark,
        chosen: |style| &mut style.dark,
    },
    ColorPart {
        name: "picture-ground",
        of_theme: |colors| colors.ground,
        chosen: |style| &mut style.ground,
    },
    ColorPart {
        name: "picture-ink",
        of_theme: |colors| colors.ink,
        chosen: |style| &mut style.ink,
    },
];

fn own_colors_ui(ui: &mut Ui, style: &mut Style) {
    let theme = style.theme.colors();
    for pair in PARTS.chunks(2) {
        ui.columns(2, |columns| {
            for (part, ui) in pair.iter().zip(columns) {
                ui.horizontal(|ui| part_ui(ui, part, (part.of_theme)(&theme), style));
            }
        });
    }
}

fn part_ui(ui: &mut Ui, part: &ColorPart, of_theme: Rgb, style: &mut Style) {
    let name = tr(part.name);
    let chosen = (part.chosen)(style);
    let before = chosen.unwrap_or(of_theme);
    let mut parts = before.0;
    ui.spacing_mut().interact_size = vec2(COLOR_WELL_WIDTH, CONTROL_HEIGHT - 4.0);
    let well = ui.color_edit_button_srgb(&mut parts);
    well.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ColorWell, true, &name);
        info.current_text_value = Some(before.to_string());
        info
    });
    // Light colours have no visible edge.
    let edge = ui.visuals().widgets.inactive.bg_stroke;
    if !well.has_focus() {
        let radius = ui.visuals().widgets.inactive.corner_radius;
        let painter = ui.painter();
        painter.rect_stroke(well.rect, radius, edge, StrokeKind::Inside);
    }
    well.on_hover_text(&name);
    if parts != before.0 {
        *chosen = Some(Rgb(parts));
    }
    ui.label(&name);
    // The button appears only when there is a choice to undo.
    if chosen.is_some() {
        let reset = ui.add(Button::new("×").small());
        let what = tr_with("picture-reset", &[("color", name.into())]);
        reset.widget_info(|| WidgetInfo::labeled(Role::Button, true, &what));
        if reset.clicked() {
            *chosen = None;
        }
        reset.on_hover_text(what);
    }
}
