//! Shapes at another place.

use crate::diagram::drawing::Item;

/// The same so many pixels further to the right and down.
pub(super) fn moved(item: Item, dx: f64, dy: f64) -> Item {
    match item {
        Item::Fill {
            path,
            color,
            opacity,
        } => Item::Fill {
            path: path.moved(dx, dy),
            color,
            opacity,
        },
        Item::Stroke {
            path,
            color,
            opacity,
            width,
        } => Item::Stroke {
            path: path.moved(dx, dy),
            color,
            opacity,
            width,
        },
        Item::Repeated {
            path,
            places,
            color,
        } => Item::Repeated {
            path,
            places: places.into_iter().map(|(x, y)| (x + dx, y + dy)).collect(),
            color,
        },
        Item::Piece { piece, x, y, side } => Item::Piece {
            piece,
            x: x + dx,
            y: y + dy,
            side,
        },
        Item::Text {
            text,
            x,
            y,
            anchor,
            size,
            color,
            is_bold,
        } => Item::Text {
            text,
            x: x + dx,
            y: y + dy,
            anchor,
            size,
            color,
            is_bold,
        },
    }
}
