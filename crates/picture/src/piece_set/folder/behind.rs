//! Checks, before a parsed file is drawn, how much work its lines would be.

use crate::piece_set::FolderReason as Reason;
use resvg::tiny_skia::{PathSegment, Rect};
use usvg::{Group, Node, Path, Tree};

/// The maximum number of segments of all lines of a piece.
const MAX_SEGMENTS: usize = 100_000;
/// The maximum number of groups of a piece that are drawn as layers: translucent, clipped or masked.
const MAX_LAYERS: usize = 64;
/// The maximum number of dashes of a line.
const MAX_DASHES: f32 = 2000.0;

/// The maximum distance from the corner of a drawing, as a multiple of its width or height.
const MAX_FAR: f32 = 100.0;

/// The maximum coordinate in a drawing before it is scaled down.
const MAX_NUMBER: f32 = 1e7;

/// Checks that the lines of a drawing are few and plain enough, and not far away.
pub(super) fn check(tree: &Tree) -> Result<(), Reason> {
    let mut checks = Checks {
        segments: 0,
        layers: 0,
        far: tree.size().width().max(tree.size().height()) * MAX_FAR,
    };
    checks.check_group(tree.root())
}

struct Checks {
    /// The number of segments so far.
    segments: usize,
    /// The number of layers so far.
    layers: usize,
    /// The maximum distance from the corner, in units of the drawing.
    far: f32,
}

impl Checks {
    /// Checks a group and everything in it. Groups are nested no deeper than the elements of the file.
    fn check_group(&mut self, group: &Group) -> Result<(), Reason> {
        self.check_place(group.layer_bounding_box().to_rect())?;
        self.check_place(group.abs_layer_bounding_box().to_rect())?;
        if group.should_isolate() {
            self.add_layer()?;
        }
        for node in group.children() {
            match node {
                Node::Path(path) => self.check_path(path)?,
                Node::Group(group) => self.check_group(group)?,
                Node::Image(_) => return Err(Reason::Element("image".to_owned())),
                Node::Text(_) => return Err(Reason::Element("text".to_owned())),
            }
        }
        let mut clip = group.clip_path();
        while let Some(path) = clip {
            self.add_layer()?;
            self.check_group(path.root())?;
            clip = path.clip_path();
        }
        let mut mask = group.mask();
        while let Some(over) = mask {
            self.check_place(over.rect().to_rect())?;
            self.add_layer()?;
            self.check_group(over.root())?;
            mask = over.mask();
        }
        Ok(())
    }

    fn add_layer(&mut self) -> Result<(), Reason> {
        self.layers += 1;
        if self.layers > MAX_LAYERS {
            return Err(Reason::TooMany);
        }
        Ok(())
    }

    fn check_path(&mut self, path: &Path) -> Result<(), Reason> {
        self.check_place(path.abs_stroke_bounding_box())?;
        // Control points may be far away even where the line itself is not.
        let to_drawing = path.abs_transform();
        for point in path.data().points() {
            let mut there = *point;
            to_drawing.map_point(&mut there);
            self.check_numbers([there.x, there.y, 0.0, 0.0])?;
            if !(point.x.abs() <= MAX_NUMBER && point.y.abs() <= MAX_NUMBER) {
                return Err(Reason::FarAway);
            }
        }
        self.segments += path.data().len();
        if self.segments > MAX_SEGMENTS {
            return Err(Reason::TooDetailed);
        }
        let Some(dashes) = path.stroke().and_then(|stroke| stroke.dasharray()) else {
            return Ok(());
        };
        let period: f32 = dashes.iter().sum();
        let dashes_of_period = f32::from(u16::try_from(dashes.len()).unwrap_or(u16::MAX));
        let count = length(path) / period * dashes_of_period;
        // NaN fails this comparison, too.
        if count <= MAX_DASHES {
            Ok(())
        } else {
            Err(Reason::TooDetailed)
        }
    }

    /// Checks a rectangle. Pixel indices overflow beyond a certain distance.
    fn check_place(&self, rect: Rect) -> Result<(), Reason> {
        self.check_numbers([rect.left(), rect.top(), rect.right(), rect.bottom()])
    }

    fn check_numbers(&self, numbers: [f32; 4]) -> Result<(), Reason> {
        // NaN fails this comparison, too.
        if numbers.iter().all(|number| number.abs() <= self.far) {
            Ok(())
        } else {
            Err(Reason::FarAway)
        }
    }
}

/// The upper bound of a line's length: the way along its control points.
fn length(path: &Path) -> f32 {
    let mut at = (0.0, 0.0);
    let mut start = at;
    let mut length = 0.0;
    let mut go = |to: (f32, f32), at: &mut (f32, f32)| {
        length += (to.0 - at.0).hypot(to.1 - at.1);
        *at = to;
    };
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(to) => {
                at = (to.x, to.y);
                start = at;
            }
            PathSegment::LineTo(to) => go((to.x, to.y), &mut at),
            PathSegment::QuadTo(one, to) => {
                go((one.x, one.y), &mut at);
                go((to.x, to.y), &mut at);
            }
            PathSegment::CubicTo(one, two, to) => {
                go((one.x, one.y), &mut at);
                go((two.x, two.y), &mut at);
                go((to.x, to.y), &mut at);
            }
            PathSegment::Close => go(start, &mut at),
        }
    }
    length
}
