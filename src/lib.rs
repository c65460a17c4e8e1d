//! Tabiya, a chess position editor: one editable position on a board and as FEN text, in step.
//!
//! An Elm loop in egui: [`model::state::State`] is plain data, views read it and push
//! [`model::action::Action`]s, [`app::update::update`] is the only writer. Slow work is a task: it runs on
//! a thread ([`tasks`]) and comes back as events. What belongs to one feature stands in one room
//! ([`features`]).
//!
//! # The map
//!
//! A module imports only from modules above it in this list; `tests/core/circles.rs` reads the list and checks
//! every import. A star is the name of any room.
//!
//! - `signals`: what asks a program to end: signals, the end of a session.
//! - [`system`]: the desktop around the window: the clipboard, other starts, what it asks of every
//!   program. Knows nothing of ours.
//! - [`services`]: what goes on beside the window: other starts, signals, what the desktop asks for.
//! - [`games`]: games and puzzles, as the positions that occur in them.
//! - [`uci`]: what is said to an engine and what it says, without any engine.
//! - [`analysis`]: what an engine found of a position, beside what a record asks for.
//! - [`search`]: what can be looked for, and whether a position answers.
//! - [`recognise`]: boards in pictures, and what stands on them.
//! - [`passes`]: work over all lines at once, on all processors: checking, finding, sorting.
//! - [`engines`]: chess engines as processes: found, started, asked, heard, ended.
//! - [`batches`]: many positions given to an engine, and results that are not lost.
//! - [`document`]: the thing being edited; every change of it, and undo.
//! - [`picture`]: positions as pictures: SVG, pixels, PDF and pages of them, without a GPU; and records
//!   published as pictures, pages and texts.
//! - [`scanned`]: pictures that somebody brings: decoded, and read.
//! - [`text`]: every text that a person reads, from the catalogue of the language that is spoken.
//! - [`about`]: the version, and the libraries in the program with their licences.
//! - `json`: how JSON is written.
//! - [`keys`]: keys with their modifiers, and the text of them.
//! - [`settings`]: what the user chose and finds again at the next start.
//! - [`session`]: what was open when the program ended, and which files were opened last.
//! - [`reports`]: what an internal error leaves behind for those who repair it.
//! - [`tasks`]: work that takes longer than a frame, and who runs it; knows no single task.
//! - [`command`]: what can be chosen from a menu, by a key or by its name.
//! - `widgets`: what the views of several features draw with; every colour and size.
//! - `features/*/model`: the part of the state of each room, and what that consists of.
//! - [`model`]: the state as the sum of these parts, everything that can happen, and how tasks are started.
//! - `features/*/tasks`: work beside the window, a file for each task, and what becomes of its answer.
//! - `features/*/queries`: what is asked of a part of the state beside what all rooms need.
//! - `features/*/update`: what the actions of a room do.
//! - [`view`]: what the views of several features need of the window: what it remembers between frames, the
//!   pointer, the keys of commands.
//! - `features/*/view`: what is seen of a room.
//! - [`features`]: the list of the rooms.
//! - [`cli`]: the command line: `analyse`, `check`, `convert`, `read`, `render`, and what is said when there is no window.
//! - [`app`]: what joins the rooms: the one place that changes anything, the window as a whole, the loop.
//!
//! What stands below [`text`] is the program and needs the feature `window`, which is on unless one
//! asks for the core alone; what of it needs no window is there with the feature `offscreen`, too.
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
#[cfg(feature = "window")]
#[macro_use]
pub mod features;

#[cfg(feature = "offscreen")]
pub mod about;
pub mod analysis;
#[cfg(feature = "window")]
pub mod app;
#[cfg(feature = "offscreen")]
pub mod batches;
#[cfg(feature = "offscreen")]
pub mod cli;
#[cfg(feature = "window")]
pub mod command;
pub mod document;
#[cfg(feature = "offscreen")]
pub mod engines;
pub mod games;
#[cfg(feature = "offscreen")]
mod json;
#[cfg(feature = "offscreen")]
pub mod keys;
#[cfg(feature = "window")]
pub mod model;
pub mod passes;
#[cfg(feature = "offscreen")]
pub mod picture;
pub mod recognise;
#[cfg(feature = "window")]
pub mod reports;
#[cfg(feature = "offscreen")]
pub mod scanned;
pub mod search;
#[cfg(feature = "window")]
pub mod services;
#[cfg(feature = "offscreen")]
pub mod session;
#[cfg(feature = "offscreen")]
pub mod settings;
#[cfg(feature = "offscreen")]
mod signals;
#[cfg(feature = "window")]
pub mod system;
#[cfg(feature = "window")]
pub mod tasks;
pub mod text;
pub mod uci;
#[cfg(feature = "window")]
pub mod view;
#[cfg(feature = "window")]
pub mod widgets;
