//! Diagrams: one position as a picture.

mod making;

pub mod tasks {
    //! What diagrams do beside the window.

    pub mod choose;
    pub mod load_pieces;
    pub mod publish_diagram;
}

pub use making::{DiagramFault, DiagramGoal, DiagramOrder, MadeDiagram};
