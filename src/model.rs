//! What all rooms need: the state as the sum of their parts, everything that can happen, and how tasks
//! are started and stopped.

pub mod action;
pub mod state;
pub(crate) mod task_control;
