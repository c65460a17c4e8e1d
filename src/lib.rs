//! Tabiya, a chess position editor: one editable position on a board and as FEN text, in step.
//!
//! An Elm loop in egui: [`model::state::State`] is plain data, views read it and push
//! [`model::action::Action`]s, [`app::update::update`] is the only writer. Slow work is a task: it runs on
//! a thread ([`tabiya_desktop::tasks`]) and comes back as events. What belongs to one feature stands in one room
//! ([`features`]).
//!
//! # The map
//!
//! A module imports only from modules above it in this list; `tests/core/circles.rs` reads the list and checks
//! every import. A star is the name of any room.
//!
//! - [`reach`]: how much something that is done concerns the document that is shown.
//! - `widgets`: what the views of several features draw with; every colour and size.
//! - `features/*/model`: the part of the state of each room, and what that consists of.
//! - `model/room_action`: the actions of all rooms, of which commands are made.
//! - [`command`]: what can be chosen from a menu, by a key or by its name.
//! - [`model`]: the state as the sum of these parts, everything that can happen, and how tasks are started.
//! - `features/*/tasks`: work beside the window, a file for each task, and what becomes of its answer.
//! - `features/*/queries`: what is asked of a part of the state beside what all rooms need.
//! - `features/*/update`: what the actions of a room do.
//! - [`view`]: what the views of several features need of the window: what it remembers between frames, the
//!   pointer, the keys of commands.
//! - `features/*/view`: what is seen of a room.
//! - [`features`]: the list of the rooms.
//! - [`app`]: what joins the rooms: the one place that changes anything, the window as a whole, the loop.
//!
//! # Invariants
//!
//! - `chess`, `notation`, `games`, `uci`, `analysis`, `search` and `recognise` never touch a file, a thread or a window. egui is
//!   named in views, `view`, `widgets` and `app` alone.
//! - Only updates change the state, and they never block, draw or touch a file.
//! - Only the user writes into the FEN field; a text that cannot be read is kept, never repaired
//!   behind their back.
//! - Reading is about syntax; legality is advice. Neither blocks nor changes what the user did.
//! - A line that nobody touched is written byte for byte as it was read.

// First, since `app` is made of its rows.
#[macro_use]
pub mod features;

pub mod app;
pub mod command;
pub mod model;
pub mod reach;
pub mod view;
pub mod widgets;
