//! Asks which positions of games to open, with a preview of the first ones, and handles pasted games.

use crate::features::files::model::question::WindowQuestion;
use crate::features::files::model::saving::Again;
use crate::features::games::model::{
    Asking, GamesAction, GamesFile, GamesSource, GamesState, HEAD, first_records,
};
use crate::features::games::tasks::count_games::count;
use crate::features::games::tasks::make_pasted;
use crate::model::action::{PlayAction, SettingsAction};
use crate::model::state::Shared;
use tabiya_collection::document::DocumentId;
use tabiya_collection::games::{
    ChosenGames, Columns, Conversion, GameCounts, PastedGames, WantedPositions, Which,
};
use tabiya_desktop::tasks::Runner;
use tabiya_settings::Setting;
use tabiya_text::variant_text;

/// The number of records in the preview.
pub(crate) const MAX_SHOWN: usize = 6;

pub(crate) fn apply(
    own: &mut GamesState,
    shared: &mut Shared,
    action: GamesAction,
    runner: &mut dyn Runner,
) {
    match action {
        GamesAction::TakeGames { games, rows_of } => take(shared, games, rows_of),
        GamesAction::MakePasted {
            text,
            rows_of,
            made,
        } => make_pasted::make(shared, text, rows_of, made, runner),
        GamesAction::Ask => ask(own, shared, runner),
        GamesAction::Choose(wanted) => {
            if matches!(wanted.which, Which::After { .. }) {
                own.after = Some(wanted);
            }
            if let Some(asking) = &mut own.asking {
                asking.wanted = wanted;
            }
            look(own, shared);
            remember(shared, &wanted);
        }
        GamesAction::ChooseAsGames(is_as_games) => {
            own.is_as_games = is_as_games;
            if let Some(asking) = &mut own.asking {
                asking.is_as_games = is_as_games && asking.can_be_games();
            }
            look(own, shared);
        }
        GamesAction::ChooseGames(games) => {
            if let Some(asking) = &mut own.asking {
                asking.games = games;
            }
            look(own, shared);
        }
        GamesAction::SearchGames(text) => {
            if let Some(asking) = &mut own.asking {
                asking.searched = text;
            }
        }
        GamesAction::KeepColumn(at, is_kept) => {
            let columns = own
                .asking
                .as_mut()
                .and_then(|asking| asking.columns.as_mut());
            let mut others = columns.into_iter().flat_map(|columns| &mut columns.others);
            if let Some(column) = others.find(|column| column.at == at) {
                column.is_kept = is_kept;
            }
            look(own, shared);
        }
        GamesAction::PositionsOf(at) => {
            if let Some(asking) = &mut own.asking {
                let columns = asking.columns.take();
                asking.columns = columns.map(|columns| columns.with_position_of(at));
            }
            look(own, shared);
        }
        GamesAction::Answered => {
            let asking = own.asking.take();
            if let Some(id) = asking.and_then(|asking| asking.counting) {
                runner.cancel(id);
                shared.tasks.remove(id);
            }
        }
    }
}

fn asked(shared: &Shared) -> Option<GamesFile> {
    match shared.question() {
        Some(WindowQuestion::OpenGames(asked)) => Some(asked.as_ref().clone()),
        _ => None,
    }
}

fn ask(own: &mut GamesState, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(asked) = asked(shared) else {
        return;
    };
    if own
        .asking
        .as_ref()
        .is_some_and(|asking| asking.source == asked.source)
    {
        return;
    }
    let settings = &shared.settings;
    let wanted = WantedPositions {
        which: settings.games,
        with_variations: settings.games_variations,
        played: settings.games_move,
    };
    let after = own.after.map(|after| after.which);
    let columns = match asked.conversion {
        Conversion::Games(..) | Conversion::AsGames => None,
        Conversion::Table { .. } => Columns::of(&asked.head),
    };
    let which = match wanted.which {
        Which::After { .. } => after.unwrap_or(wanted.which),
        which => which,
    };
    let counting = count(shared, asked.source.clone(), asked.conversion, runner);
    let mut asking = Asking {
        source: asked.source,
        is_as_games: false,
        wanted: WantedPositions { which, ..wanted },
        games: ChosenGames::All,
        searched: String::new(),
        columns,
        preview: Vec::new(),
        counts: GameCounts::default(),
        is_counted: false,
        counting: Some(counting),
    };
    asking.is_as_games = own.is_as_games && asking.can_be_games();
    own.asking = Some(asking);
    look(own, shared);
}

/// Updates the preview of the first positions.
fn look(own: &mut GamesState, shared: &Shared) {
    if let (Some(asking), Some(asked)) = (&mut own.asking, asked(shared)) {
        asking.preview = first_records(&asked.head, &asking.conversion(), MAX_SHOWN);
    }
}

/// Saves the choice as the default for the next file.
fn remember(shared: &mut Shared, wanted: &WantedPositions) {
    let which = match wanted.which {
        // The number is remembered only until the program ends.
        Which::After { .. } => Which::AFTER_USUAL,
        which => which,
    };
    let settings = [
        Setting::Games(which),
        Setting::GamesVariations(wanted.with_variations),
        Setting::GamesMove(wanted.played),
    ];
    for setting in settings {
        if !shared.settings.has(&setting) {
            shared.send(SettingsAction::Remember(setting));
        }
    }
}

/// Plays a single game on the board, so that the user can step through its moves. For several games, or a single game
/// that is to become rows, it asks which positions to use.
pub(crate) fn take(shared: &mut Shared, games: PastedGames, rows_of: Option<DocumentId>) {
    match (games, rows_of) {
        (PastedGames::None, _) => {}
        (PastedGames::One(game), None) => shared.send(PlayAction::PlayGame(game)),
        (PastedGames::One(game), _) => ask_pasted(shared, game.text, rows_of),
        (PastedGames::Several(text), _) => ask_pasted(shared, text, rows_of),
        (PastedGames::OfVariant(kind, name), _) => {
            shared.complain(variant_text(kind, &name));
        }
    }
}

/// Asks which positions of these games to use.
fn ask_pasted(shared: &mut Shared, text: String, rows_of: Option<DocumentId>) {
    let bytes = text.as_bytes();
    let head = bytes.get(..HEAD as usize).unwrap_or(bytes).into();
    let text = Again::new(text);
    shared
        .questions
        .push_back(WindowQuestion::OpenGames(Box::new(GamesFile {
            source: GamesSource::Text { text, rows_of },
            conversion: Conversion::Games(WantedPositions::default(), ChosenGames::All),
            head,
        })));
}
