//! Animations: the line of play as a moving picture.

pub mod model;
pub(crate) mod queries;
pub mod tasks {
    //! The making of animations, on a worker thread.

    pub mod make_animation;
}
pub(crate) mod update;
pub(crate) mod view;
