//! Drawings of pieces as forms of a PDF file.

use super::objects::{Objects, PdfName, compressed, content, single, use_opacity, write_opacities};
use super::paths::{cubic, set_fill, set_stroke};
use crate::style::Rgb;
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Filter, Finish as _, Rect, Ref};
use resvg::tiny_skia::{Path as SkiaPath, PathSegment, Transform};
use std::io;
use usvg::{
    BlendMode, Fill, FillRule, Group, LineCap, LineJoin, Node, Paint, PaintOrder, Path, Stroke,
};

/// Whether a drawing consists only of paths of one colour each and groups of them.
pub(super) fn is_plain(group: &Group) -> bool {
    let has_one_color = |paint: &Paint| matches!(paint, Paint::Color(_));
    let is_plain_path = |path: &Path| {
        path.fill().is_none_or(|fill| has_one_color(fill.paint()))
            && path.stroke().is_none_or(|line| has_one_color(line.paint()))
    };
    group.blend_mode() == BlendMode::Normal
        && group.clip_path().is_none()
        && group.mask().is_none()
        && group.filters().is_empty()
        && group.children().iter().all(|node| match node {
            Node::Group(group) => is_plain(group),
            Node::Path(path) => is_plain_path(path),
            Node::Image(_) | Node::Text(_) => false,
        })
}

/// Writes the nodes of a group as a form with this matrix and these corners. With `is_one` the group is translucent as
/// a whole, so its parts are composed first. `size` is the size of the whole drawing.
pub(super) fn write_group(
    group: &Group,
    (matrix, corners): ([f32; 6], Rect),
    size: f32,
    is_one: bool,
    objects: &mut Objects<'_>,
) -> io::Result<Ref> {
    let mut form = PdfForm {
        content: content(),
        opacities: Vec::new(),
        groups: Vec::new(),
        size,
    };
    form.nodes(group, objects)?;
    let data = compressed(&form.content.finish());
    let id = objects.next();
    let mut chunk = single();
    let mut writer = chunk.form_xobject(id, &data);
    writer.filter(Filter::FlateDecode);
    writer.bbox(corners);
    writer.matrix(matrix);
    if is_one {
        writer.group().transparency().isolated(true);
    }
    let mut resources = writer.resources();
    write_opacities(&mut resources, &form.opacities);
    if !form.groups.is_empty() {
        let mut names = resources.x_objects();
        for (id, number) in form.groups.iter().zip(0_usize..) {
            names.pair(group_name(number).name(), *id);
        }
    }
    resources.finish();
    writer.finish();
    objects.write(&chunk)?;
    Ok(id)
}

fn group_name(number: usize) -> PdfName {
    PdfName::new("G", number)
}

/// A form under construction.
struct PdfForm {
    content: Content,
    opacities: Vec<u16>,
    /// Groups that are forms themselves.
    groups: Vec<Ref>,
    /// The size of the whole drawing, in the units of the current group.
    size: f32,
}

impl PdfForm {
    fn nodes(&mut self, group: &Group, objects: &mut Objects<'_>) -> io::Result<()> {
        for node in group.children() {
            match node {
                Node::Group(group) => self.group(group, objects)?,
                Node::Path(path) => self.path(path),
                Node::Image(_) | Node::Text(_) => {}
            }
        }
        Ok(())
    }

    fn group(&mut self, group: &Group, objects: &mut Objects<'_>) -> io::Result<()> {
        let opacity = f64::from(group.opacity().get());
        let state = use_opacity(&mut self.opacities, opacity);
        let outer = self.size;
        self.content.save_state();
        if group.transform() != Transform::identity() {
            self.content.transform(matrix(group.transform()));
            let (width, height) = group.transform().get_scale();
            self.size = outer / width.max(height);
        }
        if let Some(state) = state {
            let room = group.layer_bounding_box();
            let corners = Rect::new(room.left(), room.top(), room.right(), room.bottom());
            let whole = ([1.0, 0.0, 0.0, 1.0, 0.0, 0.0], corners);
            let id = write_group(group, whole, self.size, true, objects)?;
            self.content.set_parameters(state.name());
            self.content.x_object(group_name(self.groups.len()).name());
            self.groups.push(id);
        } else {
            self.nodes(group, objects)?;
        }
        self.content.restore_state();
        self.size = outer;
        Ok(())
    }

    fn path(&mut self, path: &Path) {
        if !path.is_visible() {
            return;
        }
        let (fill, stroke) = (path.fill(), path.stroke());
        match path.paint_order() {
            PaintOrder::FillAndStroke => {
                self.fill(fill, path.data());
                self.stroke(stroke, path.data());
            }
            PaintOrder::StrokeAndFill => {
                self.stroke(stroke, path.data());
                self.fill(fill, path.data());
            }
        }
    }

    fn fill(&mut self, fill: Option<&Fill>, path: &SkiaPath) {
        let Some((fill, color)) = fill.and_then(|fill| Some((fill, color(fill.paint())?))) else {
            return;
        };
        let grid = Grid::of(self.size);
        self.with_opacity(fill.opacity().get(), |content| {
            set_fill(content, color);
            add_path(content, path, grid);
            match fill.rule() {
                FillRule::NonZero => content.fill_nonzero(),
                FillRule::EvenOdd => content.fill_even_odd(),
            };
        });
    }

    fn stroke(&mut self, stroke: Option<&Stroke>, path: &SkiaPath) {
        let Some((line, color)) = stroke.and_then(|line| Some((line, color(line.paint())?))) else {
            return;
        };
        let grid = Grid::of(self.size);
        self.with_opacity(line.opacity().get(), |content| {
            set_stroke(content, color);
            // A width that is rounded to zero would be drawn as wide as a pixel.
            content.set_line_width(line.width().get());
            content.set_line_cap(match line.linecap() {
                LineCap::Butt => LineCapStyle::ButtCap,
                LineCap::Round => LineCapStyle::RoundCap,
                LineCap::Square => LineCapStyle::ProjectingSquareCap,
            });
            content.set_line_join(match line.linejoin() {
                LineJoin::Miter | LineJoin::MiterClip => LineJoinStyle::MiterJoin,
                LineJoin::Round => LineJoinStyle::RoundJoin,
                LineJoin::Bevel => LineJoinStyle::BevelJoin,
            });
            content.set_miter_limit(line.miterlimit().get());
            let dashes = line.dasharray().unwrap_or_default();
            content.set_dash_pattern(dashes.iter().copied(), line.dashoffset());
            add_path(content, path, grid);
            content.stroke();
        });
    }

    fn with_opacity(&mut self, opacity: f32, draw: impl FnOnce(&mut Content)) {
        let Some(state) = use_opacity(&mut self.opacities, f64::from(opacity)) else {
            return draw(&mut self.content);
        };
        self.content.save_state();
        self.content.set_parameters(state.name());
        draw(&mut self.content);
        self.content.restore_state();
    }
}

fn color(paint: &Paint) -> Option<Rgb> {
    match paint {
        Paint::Color(color) => Some(Rgb([color.red, color.green, color.blue])),
        Paint::LinearGradient(_) | Paint::RadialGradient(_) | Paint::Pattern(_) => None,
    }
}

fn matrix(transform: Transform) -> [f32; 6] {
    let Transform {
        sx,
        ky,
        kx,
        sy,
        tx,
        ty,
    } = transform;
    [sx, ky, kx, sy, tx, ty]
}

/// The grid to which numbers are rounded.
#[derive(Clone, Copy, Debug)]
struct Grid {
    /// The number of grid steps per unit.
    parts: f32,
}

impl Grid {
    /// A grid that is fine enough for a drawing of this size: thousandths for a size of 64.
    fn of(size: f32) -> Self {
        let mut powers = (1..30).map(|digits| 10_f32.powi(digits));
        let parts = powers.find(|parts| size * parts >= 5e4);
        Self {
            parts: parts.unwrap_or(1e30),
        }
    }

    fn rounded(self, number: f32) -> f32 {
        (number * self.parts).round() / self.parts
    }
}

fn add_path(content: &mut Content, path: &SkiaPath, grid: Grid) {
    let mut at = [0.0, 0.0];
    let number = |number: f32| grid.rounded(number);
    let point = |x: f32, y: f32| [f64::from(x), f64::from(y)];
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => {
                content.move_to(number(to.x), number(to.y));
                at = point(to.x, to.y);
            }
            PathSegment::LineTo(to) => {
                content.line_to(number(to.x), number(to.y));
                at = point(to.x, to.y);
            }
            PathSegment::QuadTo(control, to) => {
                let [one, two] = cubic(at, point(control.x, control.y), point(to.x, to.y));
                let [ax, ay] = one.map(|part| number(part as f32));
                let [bx, by] = two.map(|part| number(part as f32));
                content.cubic_to(ax, ay, bx, by, number(to.x), number(to.y));
                at = point(to.x, to.y);
            }
            PathSegment::CubicTo(one, two, to) => {
                let [ax, ay, bx, by] = [one.x, one.y, two.x, two.y].map(number);
                content.cubic_to(ax, ay, bx, by, number(to.x), number(to.y));
                at = point(to.x, to.y);
            }
            PathSegment::Close => {
                content.close_path();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use usvg::{Options, Tree};

    /// Returns all objects of a drawing, and the content of its own form.
    fn written(size: f32, inside: &str) -> (String, String) {
        let namespace = "http://www.w3.org/2000/svg";
        let svg = format!(r#"<svg xmlns="{namespace}" viewBox="0 0 {size} {size}">{inside}</svg>"#);
        let tree = Tree::from_str(&svg, &Options::default()).unwrap();
        let mut out = Vec::new();
        let mut objects = Objects::begin(&mut out).unwrap();
        let mut form = PdfForm {
            content: content(),
            opacities: Vec::new(),
            groups: Vec::new(),
            size: tree.size().width(),
        };
        form.nodes(tree.root(), &mut objects).unwrap();
        let drawn = form.content.finish().to_vec();
        (
            String::from_utf8_lossy(&out).into_owned(),
            String::from_utf8(drawn).unwrap(),
        )
    }

    #[test]
    fn a_translucent_group_has_room_for_its_content_at_any_scale() {
        let group = r#"<g transform="scale(.01)" opacity=".5"><path d="M0 0H40V4500z"/></g>"#;
        let (objects, _) = written(45.0, group);
        assert!(objects.contains("/BBox[0 0 40 4500]"), "{objects}");
        let group =
            r#"<g opacity=".5"><path fill="none" stroke="red" stroke-width="2" d="M9 9H20"/></g>"#;
        let (objects, _) = written(45.0, group);
        assert!(objects.contains("/BBox[9 8 20 10]"), "{objects}");
    }

    #[test]
    fn points_are_as_precise_as_the_drawing_in_any_unit() {
        let (_, drawn) = written(0.064, r#"<path d="M0.012345 0.01V0.05z"/>"#);
        assert!(drawn.contains("0.012345 0.01 m"), "{drawn}");
        let scaled = r#"<g transform="scale(1000)"><path d="M0.012345 0.01V0.05z"/></g>"#;
        let (_, drawn) = written(64.0, scaled);
        assert!(drawn.contains("0.012345 0.01 m"), "{drawn}");
        let (_, drawn) = written(64.0, r#"<path d="M1.23456 1V5z"/>"#);
        assert!(drawn.contains("1.235 1 m"), "{drawn}");
    }

    #[test]
    fn a_thin_line_stays_thin() {
        let line = r#"<path stroke="red" stroke-width=".0004" d="M1 1V5"/>"#;
        let (_, drawn) = written(64.0, line);
        assert!(drawn.contains("0.0004 w"), "{drawn}");
    }
}
