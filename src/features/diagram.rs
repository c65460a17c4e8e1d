//! Diagrams: one position as a picture.

pub mod model;
pub(crate) mod queries;
pub(crate) mod update;
/// The dialog for a diagram, and the small diagrams of other views.
pub(crate) mod view {
    pub(crate) mod dialog;
    pub(crate) mod shape;
}

pub mod tasks {
    //! Reading of piece drawings, and making of diagrams, on worker threads.

    pub mod load_pieces;
    pub mod publish_diagram;
}

pub use model::{DiagramFault, DiagramGoal, DiagramOrder, MadeDiagram};
