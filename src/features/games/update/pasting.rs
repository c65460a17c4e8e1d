//! Handles pasted games.

use crate::features::files::model::question::Question;
use crate::features::files::model::saving::Again;
use crate::features::games::model::games_file::HEAD;
use crate::features::games::model::{GamesFile, GamesSource};
use crate::model::action::PlayAction;
use crate::model::state::Shared;
use tabiya_collection::document::DocumentId;
use tabiya_collection::games::{Conversion, PastedGames, Wanted};
use tabiya_text::variant_text;

/// Plays a single game on the board, so that the user can step through its moves. For several games, or a single game
/// that is to become rows, it asks which positions to use.
pub(crate) fn take(shared: &mut Shared, games: PastedGames, rows_of: Option<DocumentId>) {
    match (games, rows_of) {
        (PastedGames::None, _) => {}
        (PastedGames::One(game), None) => shared.send(PlayAction::PlayGame(game)),
        (PastedGames::One(game), _) => ask(shared, game.text, rows_of),
        (PastedGames::Several(text), _) => ask(shared, text, rows_of),
        (PastedGames::OfVariant(kind, name), _) => {
            shared.complain(variant_text(kind, &name));
        }
    }
}

/// Asks which positions of these games to use.
fn ask(shared: &mut Shared, text: String, rows_of: Option<DocumentId>) {
    let bytes = text.as_bytes();
    let head = bytes.get(..HEAD as usize).unwrap_or(bytes).into();
    let text = Again::new(text);
    shared
        .questions
        .push_back(Question::OpenGames(Box::new(GamesFile {
            source: GamesSource::Text { text, rows_of },
            conversion: Conversion::Games(Wanted::default()),
            head,
        })));
}
