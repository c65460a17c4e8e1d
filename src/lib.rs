//! Tabiya, a chess position editor: one editable position on a board and as FEN text, in step.
//!
//! An Elm loop in egui: [`state::State`] is plain data, [`ui`] reads it and pushes
//! [`action::Action`]s, [`update::update`] is the only writer. Slow work is a task: it runs on a thread ([`tasks`])
//! and comes back as events; each is one file of a feature ([`features`]).
//!
//! # The map
//!
//! A module imports only what stands above it.
//!
//! - [`chess`]: squares, pieces, positions, what is odd about them. Knows no text.
//! - `clock`: times that make no sense.
//! - `pool`: workers that share out the pieces of an input, and give back the results in order.
//! - [`notation`]: text ⇄ position: FEN, its repair, records of a file, FENs in other text, forms.
//! - [`search`]: what can be looked for, and whether a position answers.
//! - [`collection`]: the lines of a file as bytes, edits over them, saving.
//! - [`recovery`]: unsaved work written down as it is done, and found again after a crash.
//! - [`passes`]: work over all lines at once, on all processors: checking, finding, sorting.
//! - [`document`]: the thing being edited; every change of it, and undo.
//! - [`diagram`]: positions as pictures: SVG, pixels, PDF and pages of them, without a GPU.
//! - [`text`]: every text that a person reads, from the catalogue of the language that is spoken.
//! - [`about`]: the version, and the libraries in the program with their licences.
//! - [`keys`]: keys with their modifiers, and the text of them.
//! - `user_file`: small TOML files of the user, which running programs change in turn.
//! - [`settings`]: what the user chose and finds again at the next start.
//! - [`session`]: what was open when the program ended, and which files were opened last.
//! - [`reports`]: what a fault of ours leaves behind for those who mend it.
//! - [`publish`]: records as pictures, pages and texts.
//! - [`desktop`]: texts and pictures for other programs, and texts from them: the clipboard; what the
//!   desktop asks of every program.
//! - [`tasks`]: work that takes longer than a frame, and who runs it; knows no single task.
//! - [`services`]: what goes on beside the window: other starts, signals, what the desktop asks for.
//! - [`command`]: what can be chosen from a menu, by a key or by its name.
//! - [`state`], [`action`], [`update`]: what is known, what can happen, and the one place that
//!   changes anything.
//! - [`features`]: a room for each feature; today its tasks, and what becomes of their answers.
//! - [`cli`]: the command line: `check`, `convert`, `render`, and what is said when there is no window.
//! - [`ui`], [`app`]: the window. egui lives here.
//!
//! What stands below [`text`] is the program and needs the feature `window`, which is on unless one
//! asks for the core alone; what of it needs no window is there with the feature `offscreen`, too.
//!
//! # Invariants
//!
//! - `chess`, `notation` and `search` never touch a file, a thread or a window.
//! - Only `update` changes the state, and it never blocks, draws or touches a file.
//! - Only the user writes into the FEN field; a text that cannot be read is kept, never mended
//!   behind their back.
//! - Reading is about syntax; legality is advice. Neither blocks nor changes what the user did.
//! - A line that nobody touched is written byte for byte as it was read.

#[cfg(feature = "offscreen")]
pub mod about;
#[cfg(feature = "window")]
pub mod action;
#[cfg(feature = "window")]
pub mod app;
pub mod chess;
#[cfg(feature = "offscreen")]
pub mod cli;
mod clock;
pub mod collection;
#[cfg(feature = "window")]
pub mod command;
#[cfg(feature = "window")]
pub mod desktop;
#[cfg(feature = "offscreen")]
pub mod diagram;
pub mod document;
#[cfg(feature = "window")]
pub mod features;
#[cfg(feature = "offscreen")]
pub mod keys;
pub mod notation;
pub mod passes;
mod pool;
#[cfg(feature = "offscreen")]
pub mod publish;
pub mod recovery;
#[cfg(feature = "window")]
pub mod reports;
pub mod search;
#[cfg(feature = "window")]
pub mod services;
#[cfg(feature = "offscreen")]
pub mod session;
#[cfg(feature = "offscreen")]
pub mod settings;
#[cfg(feature = "window")]
pub mod state;
#[cfg(feature = "window")]
pub mod tasks;
pub mod text;
#[cfg(feature = "window")]
pub mod ui;
#[cfg(feature = "window")]
pub mod update;
#[cfg(feature = "offscreen")]
mod user_file;
