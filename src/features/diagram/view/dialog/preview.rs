//! The preview of the diagram, made by the code that makes the files.

use crate::features::diagram::model::DiagramSubject;
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::drawn::Drawn;
use crate::widgets::style::{CHECK_SIDE, CORNER, GAP, check_colors};
use egui::{Color32, Mesh, Rect, Role, Sense, TextureHandle, Ui, Vec2, WidgetInfo, pos2, vec2};
use std::sync::Arc;
use tabiya_notation::fen::FenStyle;
use tabiya_picture::{Drawing, Layout, PieceSet, Style};
use tabiya_publish::PublishedRecord;
use tabiya_text::{Locale, tr_with};

/// The least width of a preview.
const MIN_WIDTH: u32 = 64;

/// The subject of a record, and the style and language in which it is described.
type RecordOf = (DiagramSubject, FenStyle, Locale);

/// The preview, kept until one of its sources changes.
#[derive(Default)]
pub(super) struct Preview {
    record: Option<(RecordOf, PublishedRecord)>,
    drawn: Drawn,
    made: Option<Made>,
}

/// A preview with its sources.
struct Made {
    entry: PublishedRecord,
    style: Style,
    pieces: Arc<PieceSet>,
    /// The width and height available for it, in pixels.
    room: [u32; 2],
    /// The layout in full size.
    layout: Layout,
    texture: Option<TextureHandle>,
}

impl std::fmt::Debug for Preview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preview").finish_non_exhaustive()
    }
}

impl Preview {
    /// The layout of the picture that would be saved.
    pub(super) fn layout(&self) -> Option<Layout> {
        self.made.as_ref().map(|made| made.layout)
    }

    /// The position with the caption and the number from its record.
    pub(super) fn record(&self) -> Option<&PublishedRecord> {
        self.record.as_ref().map(|(_, entry)| entry)
    }

    fn make(&mut self, ui: &Ui, state: &State, room: [u32; 2]) {
        let style = state.shared.settings.fen_style();
        let about = (state.shared.diagram_subject(), style, state.shared.locale());
        let is_known = |known: &(RecordOf, PublishedRecord)| known.0 == about;
        if !self.record.as_ref().is_some_and(is_known) {
            self.record = Some((about, state.shared.record_entry()));
        }
        let Some((_, record)) = &self.record else {
            return;
        };
        let entry = state.diagram.form.typed_into(record.clone());
        let style = &state.diagram.form.style;
        let pieces = state
            .diagram
            .pieces(&state.shared)
            .unwrap_or_else(PieceSet::usual);
        let is_same = |made: &Made| {
            made.room == room
                && made.style == *style
                && made.entry == entry
                && Arc::ptr_eq(&made.pieces, &pieces)
        };
        if self.made.as_ref().is_some_and(is_same) {
            return;
        }
        let layout = entry.diagram.draw(style).layout;
        let drawing = drawing_for(&entry, style, layout, room);
        let texture = self.drawn.texture(ui, "diagram preview", &drawing, &pieces);
        self.made = Some(Made {
            entry,
            style: style.clone(),
            pieces,
            room,
            layout,
            texture,
        });
    }
}

/// The picture itself if it fits, or else one that is laid out for the available space.
fn drawing_for(entry: &PublishedRecord, style: &Style, layout: Layout, room: [u32; 2]) -> Drawing {
    let [width, height] = room;
    let mut shown = style.clone();
    if layout.width > width || layout.height > height {
        let by_height = u64::from(layout.width) * u64::from(height);
        let by_height = by_height / u64::from(layout.height.max(1));
        let fits = u32::try_from(by_height).unwrap_or(u32::MAX).min(width);
        shown.size = fits.max(MIN_WIDTH).min(style.size);
    }
    let mut drawing = entry.diagram.draw(&shown);
    // Rounding to whole pixels may have made it slightly too high.
    while drawing.layout.height > height && shown.size > MIN_WIDTH {
        shown.size -= 1;
        drawing = entry.diagram.draw(&shown);
    }
    drawing
}

/// Shows the preview in the middle of `room`, with its size below.
pub(super) fn preview_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, room: Vec2) {
    let scale = ui.pixels_per_point();
    let below = ui.spacing().interact_size.y;
    let canvas = Rect::from_min_size(ui.cursor().min, room - vec2(0.0, below));
    let ground = ui.visuals().faint_bg_color;
    ui.painter().rect_filled(canvas, CORNER, ground);
    let space = canvas.shrink(GAP);
    let most = ui.input(|input| input.max_texture_side) as u32;
    let pixels = [space.width(), space.height()].map(|side| (side * scale).floor() as u32);
    let pixels = pixels.map(|side| side.min(most));
    let preview = ui_state.part::<Preview>();
    preview.make(ui, state, pixels.map(|side| side.max(MIN_WIDTH)));
    let Some((made, texture)) = preview
        .made
        .as_ref()
        .and_then(|made| Some((made, made.texture.as_ref()?)))
    else {
        return;
    };
    let size = texture.size_vec2() / scale;
    let corner = space.center() - size / 2.0;
    let snap = |x: f32| (x * scale).round() / scale;
    let rect = Rect::from_min_size(pos2(snap(corner.x), snap(corner.y)), size);
    let response = ui.interact(rect, ui.scope_id().with("preview"), Sense::hover());
    response.widget_info(|| {
        let title = made.entry.diagram.title.clone();
        let name = tr_with("picture-preview", &[("title", title.into())]);
        WidgetInfo::labeled(Role::Image, true, name)
    });
    if made.style.transparent {
        paint_checks(ui, rect);
    }
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, uv, Color32::WHITE);
    let is_smaller = texture.size()[0] < made.layout.width as usize;
    let variables = [
        ("width", made.layout.width.to_string().into()),
        ("height", made.layout.height.to_string().into()),
    ];
    let id = if is_smaller {
        "picture-shown-smaller"
    } else {
        "picture-shown"
    };
    let text = tr_with(id, &variables);
    let place = pos2(canvas.center().x, canvas.max.y + below / 2.0);
    let label = Rect::from_center_size(place, vec2(room.x, below));
    let text = egui::RichText::new(text).weak().small();
    ui.put(label, egui::Label::new(text).truncate());
}

/// Paints the checks that are visible through transparent parts.
fn paint_checks(ui: &Ui, rect: Rect) {
    let [light, dark] = check_colors(ui.visuals());
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect, light);
    let count = |length: f32| (length / CHECK_SIDE).ceil() as u16;
    for row in 0..count(rect.height()) {
        for column in (row % 2..count(rect.width())).step_by(2) {
            let corner = rect.min + vec2(f32::from(column), f32::from(row)) * CHECK_SIDE;
            let check = Rect::from_min_size(corner, Vec2::splat(CHECK_SIDE));
            mesh.add_colored_rect(check.intersect(rect), dark);
        }
    }
    ui.painter().add(mesh);
}
