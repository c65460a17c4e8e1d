//! Shared parts of all features: the state as the sum of their parts, the actions, and the starting and
//! stopping of tasks.

pub mod action;
pub mod room_action;
pub mod state;
pub(crate) mod task_control;
