//! A thumbnail of the copied picture, beside the message that reports the copy. It is larger while the pointer rests on
//! it.

use crate::view::UiState;
use crate::widgets::style::{CARD_PICTURE, palette};
use egui::{
    Color32, ColorImage, Rect, Role, Sense, TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use std::fmt;
use tabiya_picture::Thumbnail;
use tabiya_text::tr_with;

/// The picture of the message with this number, kept while that message is the last.
#[derive(Default)]
struct ShownThumbnail(Option<(u64, TextureHandle)>);

impl fmt::Debug for ShownThumbnail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.0.as_ref().map(|(number, _)| number);
        f.debug_tuple("ShownThumbnail").field(&number).finish()
    }
}

/// Shows the thumbnail with its longer side of this length.
pub(super) fn thumbnail_ui(
    ui: &mut Ui,
    number: u64,
    thumbnail: &Thumbnail,
    side: f32,
    ui_state: &mut UiState,
) {
    let pixels = &thumbnail.pixels;
    let (place, picture) = ui.allocate_exact_size(size_of(thumbnail, side), Sense::hover());
    let [width, height] = thumbnail.of;
    let variables = [
        ("width", width.to_string().into()),
        ("height", height.to_string().into()),
    ];
    let name = tr_with("copied-picture", &variables);
    picture.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let shown = &mut ui_state.part::<ShownThumbnail>().0;
    if shown.as_ref().is_none_or(|(of, _)| *of != number) {
        let image =
            ColorImage::from_rgba_premultiplied([pixels.width, pixels.height], &pixels.rgba);
        let texture = ui
            .ctx()
            .load_texture("copied", image, TextureOptions::LINEAR);
        *shown = Some((number, texture));
    }
    let Some((_, texture)) = shown else {
        return;
    };
    paint(ui, place, texture);
    picture.on_hover_ui(|ui| {
        let size = size_of(thumbnail, CARD_PICTURE);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        paint(ui, place, texture);
        ui.label(name);
    });
}

/// The size of the thumbnail with its longer side of this length.
fn size_of(thumbnail: &Thumbnail, side: f32) -> Vec2 {
    let pixels = &thumbnail.pixels;
    let shape = vec2(pixels.width as f32, pixels.height as f32);
    shape * (side / shape.max_elem().max(1.0))
}

/// Paints the picture. Its transparent parts show the paper of a document.
fn paint(ui: &Ui, place: Rect, texture: &TextureHandle) {
    let paper = palette(ui.visuals()).white_side;
    ui.painter().rect_filled(place, 0.0, paper);
    let whole = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(1.0));
    ui.painter()
        .image(texture.id(), place, whole, Color32::WHITE);
}
