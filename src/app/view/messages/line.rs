//! The line of the strip: the newest notice with its buttons, and the button that opens the list.

use super::in_dialog::DialogMessage;
use super::list::{is_open, list_button_ui, open_list};
use super::notices::{MessageTime, about_message, success};
use super::parts::{Pressed, Words, buttons_ui, ground_color, text_color};
use crate::model::state::State;
use crate::view::UiState;
use crate::view::notice::Notice;
use crate::widgets::labels::announce;
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{
    CARD_PICTURE, CORNER, GAP, STRIP_PICTURE, STRIP_PROGRESS_WIDTH, TEXT_FONT, palette,
};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, ColorImage, Id, Layout, ProgressBar, Rect, Response, Role, Sense, StrokeKind,
    TextureHandle, TextureOptions, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use std::fmt;
use tabiya_picture::Thumbnail;
use tabiya_text::tr_with;

/// The state that the parts of the line share.
struct Line<'a> {
    ui_state: &'a mut UiState,
    pressed: Option<Pressed>,
    /// Whether the text is cut.
    is_cut: bool,
    has_focus: bool,
}

/// Shows the line. Returns the button that was pressed.
///
/// Screen readers also find the texts of the notices that are not in the line, and the text of each change of the
/// position, which other users see on the board.
pub(super) fn line_ui(
    ui: &mut Ui,
    notices: &[Notice],
    state: &State,
    ui_state: &mut UiState,
) -> Option<Pressed> {
    let place = ui.max_rect();
    unseen_ui(ui, notices, state);
    let Some(notice) = notices.first() else {
        ui_state.part::<MessageTime>().is_held = false;
        return None;
    };
    let ground = ground_color(ui.visuals(), notice.tone);
    let edge = (1.0, palette(ui.visuals()).line);
    ui.painter()
        .rect(place, CORNER, ground, edge, StrokeKind::Inside);
    let inner = place.shrink2(vec2(GAP, 2.0));
    let layout = Layout::left_to_right(egui::Align::Center);
    let mut inner_ui = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
    let mut line = Line {
        ui_state,
        pressed: None,
        is_cut: false,
        has_focus: false,
    };
    let is_message = notice.about == about_message();
    line_with_end_ui(
        &mut inner_ui,
        Id::unique("strip line"),
        inner.height(),
        &mut line,
        |ui, line| {
            let message = success(state).filter(|_| is_message);
            let picture =
                message.and_then(|message| Some((message.number, message.picture.as_ref()?)));
            if let Some((number, picture)) = picture {
                thumbnail_ui(ui, number, picture, STRIP_PICTURE, line.ui_state);
            }
            line.is_cut = text_ui(ui, notice);
        },
        |ui, line| {
            if let Some(part) = notice.part_done {
                let bar = ProgressBar::new(part).desired_width(STRIP_PROGRESS_WIDTH);
                ui.add(bar.show_percentage());
            }
            line.has_focus = buttons_ui(ui, &notice.buttons, 0, Words::Short, &mut line.pressed);
            let has_more = notice.tip.is_some() || !notice.details.is_empty();
            if notices.len() > 1 || line.is_cut || has_more {
                let open = list_button_ui(ui, notices, &mut line.pressed);
                line.has_focus |= open.has_focus();
            }
        },
    );
    let (has_focus, pressed) = (line.has_focus, line.pressed);
    let is_cut = ui_state.part::<DialogMessage>().is_cut();
    let is_under_pointer = ui.rect_contains_pointer(place);
    let time = ui_state.part::<MessageTime>();
    // A message that is not in sight waits for its turn.
    time.is_held = has_focus || is_under_pointer || is_open(ui) || is_cut || !is_message;
    pressed
}

/// Gives screen readers the texts that are not in the line.
fn unseen_ui(ui: &Ui, notices: &[Notice], state: &State) {
    let corner = Rect::from_min_size(ui.max_rect().left_bottom(), vec2(1.0, 1.0));
    if notices
        .first()
        .is_none_or(|first| first.about != about_message())
    {
        let said = success(state).map_or(&state.shared.announcement, |message| &message.text);
        let label = ui.interact(corner, about_message(), Sense::hover());
        announce(ui, &label, said);
    }
    let others = notices.iter().skip(1);
    for notice in others.filter(|notice| notice.about != about_message()) {
        let label = ui.interact(corner, notice.about, Sense::hover());
        name_ui(ui, &label, notice);
    }
    for (place, text) in notices
        .iter()
        .flat_map(|notice| notice.details.iter().enumerate())
    {
        let id = Id::unique(("detail of a notice", place, text));
        let label = ui.interact(corner, id, Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    }
}

fn name_ui(ui: &Ui, label: &Response, notice: &Notice) {
    if notice.is_live {
        announce(ui, label, &notice.text);
    } else {
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &notice.text));
    }
}

/// Shows the text of a notice in one line. Returns whether it is cut.
fn text_ui(ui: &mut Ui, notice: &Notice) -> bool {
    let color = text_color(ui.visuals(), notice.tone);
    let shown = notice.text.replace('\n', " ");
    let mut job = LayoutJob::simple_singleline(shown, TEXT_FONT, color);
    job.wrap = TextWrapping::truncate_at_width(ui.available_width());
    let galley = ui.painter().layout_job(job);
    let is_cut = galley.elided;
    let (place, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    // The same id and text as out of the line, or screen readers would announce it again.
    let label = ui.interact(place, notice.about, Sense::CLICK);
    name_ui(ui, &label, notice);
    ui.painter().galley(place.min, galley, color);
    let is_clicked = label.clicked();
    let whole = is_cut.then_some(notice.text.as_str());
    let tip: Vec<_> = whole.into_iter().chain(notice.tip.as_deref()).collect();
    if !tip.is_empty() {
        label.on_hover_text(tip.join("\n"));
    }
    if is_clicked && is_cut {
        open_list(ui);
    }
    is_cut
}

/// The picture of the message with this number, kept while that message is the last.
#[derive(Default)]
struct ShownThumbnail(Option<(u64, TextureHandle)>);

impl fmt::Debug for ShownThumbnail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.0.as_ref().map(|(number, _)| number);
        f.debug_tuple("ShownThumbnail").field(&number).finish()
    }
}

/// Shows a thumbnail of the copied picture, with its longer side of this length. It is larger while the pointer rests on
/// it.
fn thumbnail_ui(
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
