//! The current state of each command: its obstacles, its tick, and the edit that it would make to the whole position.

use crate::command::{Command, Does, Need, SeenPosition, Tick};
use crate::features::board::model::board_state::{Block, Tool};
use crate::features::play_on::model::Game;
use crate::model::state::State;
use tabiya_chess::SquareSet;
use tabiya_collection::document::{Document, Edit, LineOfPlay};
use tabiya_settings::Zoom;

impl Command {
    /// Whether the command would do anything now.
    pub fn is_enabled(self, state: &State) -> bool {
        self.obstacle(state).is_none()
    }

    /// The reason why the command would do nothing now, as the catalogue's id of a sentence.
    pub fn obstacle(self, state: &State) -> Option<&'static str> {
        let mut needs = self.row().needs.iter();
        let missing = needs.find(|need| !is_there(state, **need));
        missing.map(|need| need.text_id())
    }

    /// Whether the command is on; `None` unless it switches something.
    pub fn is_on(self, state: &State) -> Option<bool> {
        let row = self.row();
        match row.does {
            Does::Choose(setting) => Some(state.shared.settings.has(setting)),
            Does::Switch(setting) => Some(state.shared.settings.has(&setting(true))),
            Does::Edit(_) | Does::Open(_) | Does::Act(_) => {
                row.tick.map(|tick| is_ticked(state, tick))
            }
        }
    }

    /// The edit that the command would make to the position shown; `None` if it does something else.
    pub fn edit(self, state: &State) -> Option<Edit> {
        let Does::Edit(edit) = self.row().does else {
            return None;
        };
        Some(edit(&SeenPosition {
            board: &state.shared.document().position().board,
            is_flipped: state.shared.view.flipped,
            cursor: state.board.cursor,
            selected: state.board.block.map_or(SquareSet::EMPTY, Block::squares),
        }))
    }
}

fn is_ticked(state: &State, tick: Tick) -> bool {
    match tick {
        Tick::SymmetricPlacement => state.board.symmetric,
        Tick::Grid => state.list.looks.grid,
        Tick::FlippedBoard => state.shared.view.flipped,
        Tick::HighContrast => state.shared.sight().has_high_contrast,
        Tick::ReducedMotion => state.shared.sight().has_reduced_motion,
        Tick::FirstSteps => state.help.first_steps.is_some(),
        Tick::TriesFreely => state.play.is_free(state.shared.shown()),
        Tick::ResultsForOtherSide => state.endgames.is_for_other,
        Tick::PlaysMoves => state.board.tool == Tool::Play,
        Tick::ShowsEngine => state.engine.is_open,
        Tick::ShowsPicture => state.pictures.is_open,
        Tick::PictureUnder => state.pictures.is_under,
        Tick::EngineIsOn => state.engine.places.iter().any(|place| place.is_on),
        Tick::Draws(color) => state.board.tool == Tool::Draw && state.board.draw_color == color,
    }
}

fn is_there(state: &State, need: Need) -> bool {
    let document = state.shared.document();
    let zoom = state.shared.settings.zoom;
    match need {
        Need::Undo => document.can_undo(),
        Need::Redo => document.can_redo(),
        Need::Changes => document.is_modified(),
        Need::CutText => state.fen.cut_text.is_some(),
        Need::LineBefore => document.current_place() > 0,
        Need::LineBehind => document.current_place() + 1 < document.shown_count(),
        Need::SeveralLines => document.shown_count() > 1,
        Need::FileOrder => is_in_order(document),
        Need::SelectedLines => document.selected_count() > 0,
        Need::UnreadableText => state.shared.is_line_unreadable(),
        Need::TwoLines => document.selected_count() == 2 && document.is_selected(document.row()),
        Need::FilteredList => document.view().is_some(),
        Need::WholeFile => document.is_whole(),
        Need::Lines => !document.rows().is_empty(),
        Need::SeveralFiles => state.shared.documents.len() > 1,
        Need::RecentToClear => state.session.recent.iter().any(|recent| !recent.is_pinned),
        Need::RecentCleared => !state.session.cleared.is_empty(),
        Need::WaitingWork => !state.shared.waiting.is_empty(),
        Need::RecoveryFolder => state.shared.recovery_folder.is_some(),
        Need::SelectedSquares => state.board.block.is_some(),
        Need::UnsureSquares => !document.unsure().is_empty(),
        Need::UnsureAnywhere => {
            !document.unsure().is_empty() || document.next_unsure_row().is_some()
        }
        Need::Annotations => !document.annotations().is_empty(),
        Need::Compared => state.board.compared.is_some(),
        Need::MoveBefore => line_of_play(state).is_some_and(|line| line.at() > 0),
        Need::MoveBehind => line_of_play(state).is_some_and(|line| line.at() < line.len()),
        Need::LineOfPlay => line_of_play(state).is_some_and(|line| !line.tree().is_empty()),
        Need::OtherMoveBefore => has_other_move(state, -1),
        Need::OtherMoveBehind => has_other_move(state, 1),
        Need::SeveralNextMoves => line_of_play(state)
            .is_some_and(|line| line.tree().node(line.node()).children().len() > 1),
        Need::TreeEdit(edit) => {
            line_of_play(state).is_some_and(|line| line.tree().can(edit, line.node()))
        }
        Need::AnyGame => state.play_on.game.is_some(),
        Need::GameOn => game(state).is_some_and(|game| game.end.is_none()),
        Need::OwnTurn => game(state).is_some_and(Game::is_users_turn),
        Need::TurnBefore => game(state).is_some_and(|game| game.turn_before().is_some()),
        Need::LargerSize => zoom.larger().is_some(),
        Need::SmallerSize => zoom.smaller().is_some(),
        Need::OtherSize => zoom != Zoom::USUAL,
    }
}

/// The game against an engine.
fn game(state: &State) -> Option<&Game> {
    state.play_on.game.as_ref()
}

/// The line of play while play mode is on.
fn line_of_play(state: &State) -> Option<&LineOfPlay> {
    let line = state.shared.document().line_of_play();
    line.filter(|_| state.board.tool == Tool::Play)
}

/// Whether another move than the one at the last branch could be shown in this direction.
fn has_other_move(state: &State, by: isize) -> bool {
    let line = line_of_play(state);
    line.is_some_and(|line| line.tree().alternative(line.node(), by).is_some())
}

/// Whether the list shows the rows in their own order, so that rows can be moved.
fn is_in_order(document: &Document) -> bool {
    document.view().is_none_or(|view| view.groups().is_none())
}
