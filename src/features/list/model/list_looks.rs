//! How the list of positions is laid out.

/// How the list of positions is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListLooks {
    /// Diagrams side by side instead of rows.
    pub grid: bool,
    /// A side of a diagram, in points.
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
