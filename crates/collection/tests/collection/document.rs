//! Documents: changes of many rows, what the list shows, and what is selected, through undo and redo.

mod annotations;
mod any_changes;
mod bulk;
mod differences;
mod games;
mod growing;
mod kept_games;
mod line_of_play;
mod listed;
mod picture_answers;
mod pictured;
mod recovered;
mod rewriting;
mod unsaved_games;
