//! The layout of the list of positions.

/// The layout of the list of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListLooks {
    /// Whether the list shows a grid of diagrams instead of rows.
    pub grid: bool,
    /// The side of a diagram, in points.
    pub diagram: u16,
}

impl Default for ListLooks {
    fn default() -> Self {
        Self {
            grid: false,
            diagram: 72,
        }
    }
}
