//! Saves positions of a document of games to a file that holds positions.

use crate::features::files::model::files_state::FilesState;
use crate::features::files::model::question::{Again, WindowQuestion};
use crate::features::files::{OtherForm, OtherOrder};
use crate::features::games::model::{GamesFile, GamesSource, HEAD};
use crate::model::state::Shared;
use std::sync::Arc;
use tabiya_collection::games::{ChosenGames, Conversion, WantedPositions};
use tabiya_collection::passes::append_game;
use tabiya_lines::Rows;
use tabiya_lines::file_endings::{GAMES, TABLE, has_ending};

/// Returns the order if it saves the games themselves, as games or as a table. Otherwise asks which of their positions
/// are wanted.
pub(super) fn order_of_games(
    own: &mut FilesState,
    shared: &mut Shared,
    order: OtherOrder,
) -> Option<OtherOrder> {
    if has_ending(&order.path, GAMES) || has_ending(&order.path, TABLE) {
        return Some(order);
    }
    own.closing = None;
    let head = beginning_of(&order.rows_to_save());
    let asked = GamesFile {
        source: GamesSource::Rows(Again::new(order)),
        conversion: Conversion::Games(WantedPositions::default(), ChosenGames::All),
        head,
    };
    let question = WindowQuestion::OpenGames(Box::new(asked));
    shared.questions.push_back(question);
    None
}

/// The same order for the positions that a conversion makes.
pub(super) fn with_positions(order: &OtherOrder, made: Conversion) -> OtherOrder {
    OtherOrder {
        form: OtherForm::Positions(made),
        ..order.clone()
    }
}

/// The text of the first games that are in memory.
fn beginning_of(rows: &Rows) -> Arc<[u8]> {
    let mut text = Vec::new();
    for row in 0..rows.len() {
        let Ok(line) = rows.line(row) else {
            break;
        };
        append_game(&line, &mut text);
        if HEAD <= text.len() as u64 {
            break;
        }
    }
    text.into()
}
