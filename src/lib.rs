//! Tabiya, a chess position editor: one editable position, shown on a board and as FEN text in
//! step.
//!
//! An Elm loop in egui: [`model::state::State`] is plain data, views read it and push [`model::action::Action`]s,
//! [`app::update::update`] is the only writer. Slow work is a task: it runs on a thread ([`tabiya_desktop::tasks`]) and
//! reports with events. Everything of one feature is in one module of [`features`].
//!
//! # The map
//!
//! A module imports only from modules above it in this list; `tests/core/circles.rs` reads the list and checks every
//! import. A star is the name of any feature.
//!
//! - [`reach`]: the relation of an action to the document that is shown.
//! - `widgets`: building blocks of the views of several features; every colour and size.
//! - `features/*/model`: each feature's part of the state, and its types.
//! - `model/room_action`: the actions of all features, from which commands are made.
//! - [`command`]: the table of commands, for menus, keys and the palette.
//! - [`model`]: the state as the sum of these parts, all actions, and the start of tasks.
//! - `features/*/tasks`: work on threads: each task, and the handling of its answer.
//! - `features/*/queries`: questions to a part of the state that need the shared state as well.
//! - `features/*/update`: the effects of a feature's actions.
//! - [`view`]: the parts of the window that several views need: its memory between frames, the pointer, the keys of
//!   commands.
//! - `features/*/view`: the appearance of a feature.
//! - [`features`]: the list of the features.
//! - [`app`]: the code that joins the features: the only place that changes the state, the window as a whole, the loop.
//!
//! # Invariants
//!
//! - `chess`, `notation`, `games`, `uci`, `analysis`, `search` and `recognise` never touch a file, a thread or a window. egui is
//!   named in views, `view`, `widgets` and `app` alone.
//! - Only updates change the state, and they never block, draw or touch a file.
//! - Only the user writes into the FEN field; a text that cannot be read is kept, never repaired
//!   unasked.
//! - Reading is about syntax; legality is advice. Neither blocks or changes the user's work.
//! - A line that nobody touched is written byte for byte as it was read.

// This module comes first because `app` uses its macro.
#[macro_use]
pub mod features;

pub mod app;
pub mod command;
pub mod model;
pub mod reach;
pub mod view;
pub mod widgets;
