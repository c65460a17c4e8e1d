//! The results of endgames: signs on the squares with their legend, the line above the board, and the list of moves.

mod folders;
mod held;
mod legend;
mod moves;
mod signs;
mod truth;

pub(crate) use folders::table_folders_ui;
pub(crate) use held::{PointedSquare, held};
pub(crate) use legend::legend_ui;
pub(crate) use moves::ranked_moves_ui;
pub(crate) use signs::{paint_outcomes, shown_outcomes};
pub(crate) use truth::{pointed_ui, truth_ui};
