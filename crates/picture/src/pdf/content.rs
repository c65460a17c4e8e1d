//! The content of a page.

use super::objects::{content, piece_name};
use super::paths::{add_path, number, set_fill, set_stroke};
use super::resources::Resources;
use super::structure::{PagePart, PagePartRole};
use crate::drawing::{Drawing, DrawingItem};
use crate::font::{BOLD, width};
use pdf_writer::types::{ArtifactType, TextRenderingMode};
use pdf_writer::{Content, Finish as _, Name, Str};

/// The miter limit: the maximum length of a corner, in line widths. SVG and our own pixels use the same value.
const MITER_LIMIT: f32 = 4.0;

/// The operators that draw a page. `scale` is the size of a pixel in points.
pub(super) fn page_content(
    drawing: &Drawing,
    parts: &[PagePart],
    scale: f64,
    resources: &mut Resources,
) -> Vec<u8> {
    let mut page = PageContent {
        content: content(),
        resources,
    };
    // From here on coordinates are in pixels and y grows down.
    let height = f64::from(drawing.layout.height) * scale;
    let scale = scale as f32;
    page.content
        .transform([scale, 0.0, 0.0, -scale, 0.0, height as f32]);
    page.content.set_miter_limit(MITER_LIMIT);
    let mut done = 0;
    let mut between = |page: &mut PageContent<'_>, until: usize, next: usize| {
        if let Some(items) = drawing
            .items
            .get(done..until)
            .filter(|some| !some.is_empty())
        {
            page.decoration(items);
        }
        done = next;
    };
    for (part, number) in parts.iter().zip(0..) {
        between(&mut page, part.items.start, part.items.end);
        let items = drawing.items.get(part.items.clone()).unwrap_or_default();
        page.part(&part.role, number, items);
    }
    let count = drawing.items.len();
    between(&mut page, count, count);
    page.content.finish().into_vec()
}

struct PageContent<'a> {
    content: Content,
    resources: &'a mut Resources,
}

impl PageContent<'_> {
    /// Draws items that belong to no part.
    fn decoration(&mut self, items: &[DrawingItem]) {
        let name = Name(b"Artifact");
        let mut mark = self.content.begin_marked_content_with_properties(name);
        mark.properties().artifact().kind(ArtifactType::Layout);
        mark.finish();
        self.items(items);
        self.content.end_marked_content();
    }

    fn part(&mut self, role: &PagePartRole, number: i32, items: &[DrawingItem]) {
        let name: &[u8] = match role {
            PagePartRole::Figure(_) => b"Figure",
            PagePartRole::Heading => b"H1",
            PagePartRole::Paragraph => b"P",
        };
        let mut mark = self
            .content
            .begin_marked_content_with_properties(Name(name));
        mark.properties().identify(number);
        mark.finish();
        self.items(items);
        self.content.end_marked_content();
    }

    fn items(&mut self, items: &[DrawingItem]) {
        for item in items {
            self.item(item);
        }
    }

    fn item(&mut self, item: &DrawingItem) {
        match item {
            DrawingItem::Fill {
                path,
                color,
                opacity,
            } => {
                self.with_opacity(*opacity, |content| {
                    set_fill(content, *color);
                    add_path(content, path);
                    content.fill_nonzero();
                });
            }
            DrawingItem::Repeated {
                path,
                places,
                color,
            } => {
                let Some((x, y)) = places.first() else {
                    return;
                };
                let name = self.resources.repeated(path, places, *color);
                self.content.save_state();
                self.content
                    .transform([1.0, 0.0, 0.0, 1.0, number(*x), number(*y)]);
                self.content.x_object(name.name());
                self.content.restore_state();
            }
            DrawingItem::Stroke {
                path,
                color,
                opacity,
                width,
            } => {
                self.with_opacity(*opacity, |content| {
                    set_stroke(content, *color);
                    content.set_line_width(number(*width));
                    add_path(content, path);
                    content.stroke();
                });
            }
            DrawingItem::Piece { piece, x, y, side } => {
                self.resources.use_piece(*piece);
                let side = *side as f32;
                self.content.save_state();
                self.content
                    .transform([side, 0.0, 0.0, side, number(*x), number(*y)]);
                self.content.x_object(piece_name(*piece).name());
                self.content.restore_state();
            }
            DrawingItem::Text { .. } => self.text(item),
        }
    }

    fn with_opacity(&mut self, opacity: f64, draw: impl FnOnce(&mut Content)) {
        let Some(state) = self.resources.opacity(opacity) else {
            return draw(&mut self.content);
        };
        self.content.save_state();
        self.content.set_parameters(state.name());
        draw(&mut self.content);
        self.content.restore_state();
    }

    fn text(&mut self, item: &DrawingItem) {
        let DrawingItem::Text {
            text,
            x,
            y,
            anchor,
            size,
            color,
            is_bold,
        } = item
        else {
            return;
        };
        if text.is_empty() {
            return;
        }
        let mut left = anchor.left(*x, width(text) * size);
        let mode = if *is_bold {
            TextRenderingMode::FillStroke
        } else {
            TextRenderingMode::Fill
        };
        let content = &mut self.content;
        content.begin_text();
        set_fill(content, *color);
        if *is_bold {
            set_stroke(content, *color);
            content.set_line_width((2.0 * BOLD * size) as f32);
        }
        content.set_text_rendering_mode(mode);
        for run in self.resources.runs(text) {
            content.set_font(run.font.name(), *size as f32);
            // Glyphs are defined with y growing up.
            content.set_text_matrix([1.0, 0.0, 0.0, -1.0, number(left), number(*y)]);
            content.show(Str(&run.letters));
            left += run.advance * size;
        }
        content.end_text();
    }
}
