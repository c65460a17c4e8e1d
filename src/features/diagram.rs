//! Diagrams: one position as a picture.

pub mod model;
pub(crate) mod queries;
pub(crate) mod update;
/// The view of the room.
pub(crate) mod view {
    pub(crate) mod dialog;
    pub(crate) mod shape;
}

pub mod tasks {
    //! The tasks of diagrams, which run outside the window's thread.

    pub mod load_pieces;
    pub mod publish_diagram;
}

pub use model::{DiagramFault, DiagramGoal, DiagramOrder, MadeDiagram};
