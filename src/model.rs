//! Shared parts of all features: the state as the sum of their parts, the actions, and the starting and
//! stopping of tasks.
//!
//! # The state
//!
//! The state is the sum of the features' parts, each defined in the `model` of its feature, and of `Shared`, which all
//! of them need: the documents, the settings, messages and questions to the user, and the running tasks. A part is one
//! row of `rooms!` in `src/features.rs`, from which its field, its actions and the call of its update are generated, so
//! a new feature changes no file of this module. An update takes its own part and `Shared`, never the whole state; data
//! of another part is passed in. `tests/core/tidy.rs` checks this. Only the methods of a task that receive its answer
//! get the whole state, because the list of tasks cannot know about parts; each hands over its own part or sends an
//! action.
//!
//! An action that requires something from another feature sends an action (`Shared::send`). So the file of a task never
//! calls the code that starts that task, and no task is part of a circle of files.
//!
//! Everything that only the window can do (clipboard, focus, closing) is a `WindowEffect` in the state, which `app.rs`
//! takes out after each frame.

pub mod action;
pub mod room_action;
pub mod state;
pub(crate) mod task_control;
