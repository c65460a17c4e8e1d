//! Diagrams: one position as a picture.

pub mod model;
pub(crate) mod queries;
pub(crate) mod update;
/// What is seen of it.
pub(crate) mod view {
    pub(crate) mod dialog;
    pub(crate) mod shape;
}

pub mod tasks {
    //! What diagrams do beside the window.

    pub mod load_pieces;
    pub(crate) mod making;
    pub mod publish_diagram;
}

pub use model::orders::{DiagramFault, DiagramGoal, DiagramOrder, MadeDiagram};
