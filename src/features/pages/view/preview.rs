//! The preview of a page, drawn by the same code as the files.

use crate::model::action::{Action, PagesAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::drawn::Drawn;
use crate::widgets::labels::code_text;
use crate::widgets::style::CONTROL_HEIGHT;
use egui::{
    Align, Button, Color32, Frame, Label, Layout, Rect, RichText, Role, ScrollArea, Sense,
    StrokeKind, TextureHandle, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;
use tabiya_picture::{DiagramPage, PageEntry, PageSetup, PageSolutions, PieceSet};
use tabiya_text::{Locale, count_text, listed, tr, tr_with};

/// The previewed page, which is kept until its input changes.
#[derive(Default)]
struct Preview {
    drawn: Drawn,
    made: Option<Made>,
}

/// The input of a page, and the page.
struct Made {
    setup: PageSetup,
    entries: Vec<PageEntry>,
    numbers: (u64, Option<u64>),
    pieces: Arc<PieceSet>,
    resolution: u32,
    /// The language of the texts.
    locale: Locale,
    solutions: Option<Arc<PageSolutions>>,
    /// The description of the page for screen readers.
    said: String,
    texture: Option<TextureHandle>,
}

impl std::fmt::Debug for Preview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Preview").finish_non_exhaustive()
    }
}

impl Preview {
    /// Draws the page if its input changed. Until the diagrams are known, the last page stays.
    fn make(&mut self, ui: &Ui, state: &State, resolution: u32) {
        let Some((form, seen)) = state.pages.form.as_ref().zip(state.pages.seen.as_ref()) else {
            return;
        };
        let pieces = state
            .pages
            .pieces(&state.shared)
            .unwrap_or_else(PieceSet::usual);
        let counted = state.pages.counted.as_ref();
        let total = counted.map(|counted| counted.pages);
        let solutions = counted.map(|counted| &counted.solutions);
        let numbers = (state.pages.page() + 1, total);
        let is_same = |made: &Made| {
            made.resolution == resolution
                && made.locale == state.shared.locale()
                && made.numbers == numbers
                && made.setup == form.setup
                && made.entries == seen.entries
                && made.solutions.as_ref().map(Arc::as_ptr) == solutions.map(Arc::as_ptr)
                && Arc::ptr_eq(&made.pieces, &pieces)
        };
        if self.made.as_ref().is_some_and(is_same) {
            return;
        }
        let page = match state.pages.solutions_page().zip(solutions) {
            Some((place, solutions)) => {
                let setup = &form.setup;
                setup.solutions_page(resolution, numbers, solutions, place)
            }
            None => Some(form.setup.page(resolution, numbers, &seen.entries)),
        };
        let Some(page) = page else {
            return;
        };
        let texture = self
            .drawn
            .texture(ui, "page preview", &page.drawing, &pieces);
        self.made = Some(Made {
            setup: form.setup.clone(),
            entries: seen.entries.clone(),
            numbers,
            pieces,
            resolution,
            locale: state.shared.locale(),
            solutions: solutions.cloned(),
            said: said(&seen.entries, &page),
            texture,
        });
    }
}

/// Shows the page in the middle of the space, and below it the controls that turn pages.
pub(super) fn preview_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    room: Vec2,
    actions: &mut Actions,
) {
    let Some(form) = &state.pages.form else {
        return;
    };
    let scale = ui.pixels_per_point();
    let below = CONTROL_HEIGHT + 6.0;
    let space = Rect::from_min_size(ui.cursor().min, room - vec2(0.0, below)).shrink(2.0);
    let (width, height) = form.setup.millimetres();
    // The resolution in pixels per inch that the space allows.
    let most = ui.input(|input| input.max_texture_side) as f32;
    let fits =
        |points: f32, millimetres: f64| f64::from((points * scale).min(most)) / millimetres * 25.4;
    let resolution = fits(space.width(), width).min(fits(space.height(), height));
    let preview = ui_state.part::<Preview>();
    preview.make(ui, state, resolution.max(10.0) as u32);
    if let Some(made) = &preview.made
        && let Some(texture) = &made.texture
    {
        let size = texture.size_vec2() / scale;
        let corner = space.center() - size / 2.0;
        let snap = |x: f32| (x * scale).round() / scale;
        let rect = Rect::from_min_size(pos2(snap(corner.x), snap(corner.y)), size);
        page_ui(ui, made, texture, rect);
    }
    ui.advance_cursor_after_rect(space);
    let row = Rect::from_min_size(
        pos2(space.left(), space.bottom() + 6.0),
        vec2(space.width(), CONTROL_HEIGHT),
    );
    turning_ui(ui, state, row, actions);
}

/// Shows the beginning of the text, and below it whether that is all.
pub(super) fn text_preview_ui(ui: &mut Ui, state: &State, room: Vec2) {
    let Some(seen) = state
        .pages
        .seen
        .as_ref()
        .and_then(|seen| seen.text.as_ref())
    else {
        return;
    };
    let frame = Frame::group(ui.style()).fill(ui.visuals().extreme_bg_color);
    let height = room.y - CONTROL_HEIGHT - 30.0;
    frame.show(ui, |ui| {
        ui.set_width(room.x - 20.0);
        ScrollArea::vertical()
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.add(Label::new(code_text(ui, &seen.text)).wrap());
            });
    });
    let id = if seen.is_cut {
        "pages-preview-cut"
    } else {
        "pages-preview-whole"
    };
    ui.add(Label::new(RichText::new(tr(id)).weak()).truncate());
}

/// The numbers and names of the diagrams, or the solutions.
fn said(entries: &[PageEntry], page: &DiagramPage) -> String {
    if page.diagrams == 0 {
        return page.drawing.description.replace('\n', ", ");
    }
    let named = entries.iter().map(|entry| {
        let diagram = &entry.diagram;
        format!("{} {}", diagram.number, diagram.title)
    });
    listed(&named.collect::<Vec<_>>())
}

fn page_ui(ui: &Ui, made: &Made, texture: &TextureHandle, rect: Rect) {
    let response = ui.interact(rect, ui.scope_id().with("page"), Sense::hover());
    let title = &made.setup.title;
    response.widget_info(|| {
        let variables = [
            ("page", made.numbers.0.into()),
            ("title", title.clone().into()),
            ("diagrams", made.said.clone().into()),
        ];
        WidgetInfo::labeled(Role::Image, true, tr_with("pages-preview", &variables))
    });
    let painter = ui.painter();
    // Transparent parts show white paper.
    painter.rect_filled(rect, 0.0, Color32::WHITE);
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture.id(), rect, uv, Color32::WHITE);
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    painter.rect_stroke(rect, 0.0, line, StrokeKind::Outside);
}

/// Shows the page number, with a button on each side.
fn turning_ui(ui: &mut Ui, state: &State, row: Rect, actions: &mut Actions) {
    let number = state.pages.page() + 1;
    let mut variables = vec![("page", count_text(number).into())];
    let id = match &state.pages.counted {
        Some(counted) => {
            variables.push(("pages", count_text(counted.pages.max(1)).into()));
            "pages-page-of"
        }
        None => "pages-page",
    };
    let text = tr_with(id, &variables);
    let middle = egui::UiBuilder::new()
        .max_rect(row)
        .layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(middle, |ui| {
        let button = vec2(CONTROL_HEIGHT, CONTROL_HEIGHT);
        let label_width = 170.0;
        let whole = label_width + 2.0 * (button.x + ui.spacing().item_spacing.x);
        ui.add_space((row.width() - whole).max(0.0) / 2.0);
        let mut turn = |ui: &mut Ui, sign: &str, id: &str, can: bool, action: PagesAction| {
            let response = ui.add_enabled(can, Button::new(sign).min_size(button));
            let name = tr(id);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, can, &name));
            if response.clicked() {
                actions.push(Action::from(action));
            }
            response.on_hover_text(name);
        };
        let is_first = number == 1;
        turn(
            ui,
            "◀",
            "pages-previous",
            !is_first,
            PagesAction::PreviousPage,
        );
        let label = Label::new(RichText::new(text).weak()).truncate();
        ui.add_sized(vec2(label_width, CONTROL_HEIGHT), label);
        let has_next = state.pages.has_next_page(&state.shared);
        turn(ui, "▶", "pages-next", has_next, PagesAction::NextPage);
    });
}
