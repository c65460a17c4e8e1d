//! What is looked at once a file is understood, before it is drawn: how much work its lines are.

use super::super::fault::FolderReason as Reason;
use resvg::tiny_skia::PathSegment;
use resvg::usvg::{Group, Node, Path, Tree};

/// The most parts of all lines of a piece.
const MOST_SEGMENTS: usize = 100_000;
/// The most dashes of a line.
const MOST_DASHES: f32 = 2000.0;

/// Whether the lines of a drawing are few and plain enough.
pub(super) fn check(tree: &Tree) -> Result<(), Reason> {
    let mut segments = 0;
    check_group(tree.root(), &mut segments)
}

/// Groups stand in each other no deeper than the elements of the file.
fn check_group(group: &Group, segments: &mut usize) -> Result<(), Reason> {
    for node in group.children() {
        match node {
            Node::Path(path) => check_path(path, segments)?,
            Node::Group(group) => check_group(group, segments)?,
            Node::Image(_) => return Err(Reason::Element("image".to_owned())),
            Node::Text(_) => return Err(Reason::Element("text".to_owned())),
        }
    }
    let mut clip = group.clip_path();
    while let Some(path) = clip {
        check_group(path.root(), segments)?;
        clip = path.clip_path();
    }
    let mut mask = group.mask();
    while let Some(over) = mask {
        check_group(over.root(), segments)?;
        mask = over.mask();
    }
    Ok(())
}

fn check_path(path: &Path, segments: &mut usize) -> Result<(), Reason> {
    *segments += path.data().len();
    if *segments > MOST_SEGMENTS {
        return Err(Reason::TooDetailed);
    }
    let Some(dashes) = path.stroke().and_then(|stroke| stroke.dasharray()) else {
        return Ok(());
    };
    let period: f32 = dashes.iter().sum();
    let count = length(path) / period * dashes.len() as f32;
    // Also false for what is no number.
    if count <= MOST_DASHES {
        Ok(())
    } else {
        Err(Reason::TooDetailed)
    }
}

/// At most so long is a line: the way along its control points.
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
