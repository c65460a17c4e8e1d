//! Begins, follows and ends a game against an engine.
//!
//! The engine's questions are computed from the game, and the game follows the board: `following.rs` compares the two
//! after each action. So moves may come from anywhere (the board, the move field, undo), and no other feature knows of
//! the game.

mod following;

pub(crate) use following::{follow, keep_up};

use crate::features::play_on::model::{
    Choice, Game, GameEnd, PlayOnAction, PlayOnState, Ratings, Seat, Strength, end_text,
    full_strength,
};
use crate::model::action::{Action, FindAction, HelpAction, PlayAction, SettingsAction};
use crate::model::state::{BoardState, Shared, WindowEffect};
use std::mem;
use std::sync::Arc;
use tabiya_chess::{Color, Mover};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::Runner;
use tabiya_engine::EngineState;
use tabiya_settings::Setting;
use tabiya_text::{tr, tr_with};

/// Handles an action of playing on against an engine.
pub(crate) fn apply(
    own: &mut PlayOnState,
    shared: &mut Shared,
    action: PlayOnAction,
    _runner: &mut dyn Runner,
    board: &mut BoardState,
) {
    match action {
        PlayOnAction::Open => open(own, shared, board),
        PlayOnAction::Close => {
            own.is_open = false;
            stop(own, shared);
            shared.effects.push(WindowEffect::FocusBoard);
        }
        PlayOnAction::Choose(choice) => choose(own, *choice),
        PlayOnAction::AskRatings => ask_ratings(own, shared),
        PlayOnAction::Begin => begin(own, shared, board),
        PlayOnAction::TakeBack => take_back(own, shared),
        PlayOnAction::CutAfter(count) => {
            if let Some(game) = &mut own.game {
                game.take_back(count);
            }
        }
        PlayOnAction::Hint => hint(own, shared),
        PlayOnAction::SwitchSides => switch_sides(own, shared),
        PlayOnAction::Resign => resign(own, shared),
        PlayOnAction::Stop => stop(own, shared),
        PlayOnAction::GoToEnd => go_to_end(own, shared),
        PlayOnAction::TryAgain => own.opponent.try_again(),
        PlayOnAction::ShowAnalysis(is_shown) => {
            if let Some(game) = &mut own.game {
                game.shows_analysis = is_shown;
            }
        }
        PlayOnAction::News(seat, seen) => hear(own, shared, seat, seen),
    }
}

/// Stops the game that is played in a document that is closed.
pub(crate) fn document_closed(
    own: &mut PlayOnState,
    shared: &mut Shared,
    closed: DocumentId,
    _runner: &mut dyn Runner,
) {
    if own
        .game
        .as_ref()
        .is_some_and(|game| game.document == closed)
    {
        stop(own, shared);
    }
}

fn open(own: &mut PlayOnState, shared: &mut Shared, board: &mut BoardState) {
    own.is_open = true;
    if !mem::replace(&mut own.has_recalled, true) && own.game.is_none() {
        own.choice = Choice::of(&shared.settings.game);
    }
    if own.game.is_none() {
        own.choice.side = shared.document().position().side_to_move;
    }
    show_moves(shared, board);
    shared.announce(tr("announce-play-on-opened"));
    shared.effects.push(WindowEffect::FocusPlayOn);
}

/// Shows the panel for playing moves, to which the card belongs.
fn show_moves(shared: &mut Shared, board: &mut BoardState) {
    shared.end_draft();
    // The panel takes their place.
    shared.send(HelpAction::GiveWay);
    shared.send(FindAction::PutFindAway);
    board.begin_playing();
}

fn choose(own: &mut PlayOnState, choice: Choice) {
    let is_other = choice.engine != own.choice.engine || choice.strength != own.choice.strength;
    if own.game.is_none() && is_other {
        own.opponent.leave();
    }
    own.choice = choice;
}

fn ask_ratings(own: &mut PlayOnState, shared: &Shared) {
    if own.game.is_some() {
        return;
    }
    if let Some((name, engine)) = own.choice.engine(&shared.settings) {
        let name = name.to_owned();
        own.opponent.sit(engine, Vec::new());
        own.choice.engine = name;
    }
}

fn begin(own: &mut PlayOnState, shared: &mut Shared, board: &mut BoardState) {
    show_moves(shared, board);
    let Some((name, engine)) = own.choice.engine(&shared.settings) else {
        return;
    };
    let (name, engine) = (name.to_owned(), engine.clone());
    own.choice.engine.clone_from(&name);
    if let (Strength::Rating, Some(ratings)) = (own.choice.strength, own.ratings.get(&name)) {
        own.choice.keep_rating_within(*ratings);
    }
    if Mover::new(shared.document().position()).is_err() {
        return;
    }
    let choice = own.choice.clone();
    let last = Setting::Game(choice.to_remember());
    shared.send(SettingsAction::Remember(last));
    let game = Game::from_board(shared.document(), choice.clone(), engine.clone());
    if let Some(end) = game.end {
        return shared.inform(end_text(end));
    }
    own.opponent.sit(&engine, choice.settings(&engine));
    if choice.tells_slips {
        own.adviser.sit(&engine, full_strength(&engine));
    }
    own.game = Some(game);
    shared.announce(tr_with(
        "announce-play-on-begun",
        &[("engine", name.into())],
    ));
    shared.effects.push(WindowEffect::FocusBoard);
}

/// Goes back to the user's last move. The game is cut there only after that, since it follows the board.
fn take_back(own: &PlayOnState, shared: &mut Shared) {
    let Some(game) = &own.game else { return };
    let Some(turn) = game.turn_before() else {
        return;
    };
    go_to(shared, game.shown, turn);
    shared.send(PlayOnAction::CutAfter(turn));
    shared.send(Action::Announce(tr("announce-taken-back")));
}

/// Steps from the position after `shown` moves to the one after `wanted` moves.
fn go_to(shared: &mut Shared, shown: usize, wanted: usize) {
    let by = isize::try_from(wanted).unwrap_or(0) - isize::try_from(shown).unwrap_or(0);
    if by != 0 {
        shared.send(PlayAction::Step(by));
    }
}

fn go_to_end(own: &PlayOnState, shared: &mut Shared) {
    if let Some(game) = &own.game {
        go_to(shared, game.shown, game.moves.len());
    }
}

fn hint(own: &mut PlayOnState, shared: &mut Shared) {
    go_to_end(own, shared);
    let Some(game) = own.game.as_mut().filter(|game| game.is_users_turn()) else {
        return;
    };
    game.want_hint();
    if own.adviser.wanted.is_none() || own.adviser.trouble().is_some() {
        let engine = game.engine.clone();
        own.adviser.sit(&engine, full_strength(&engine));
    }
}

fn switch_sides(own: &mut PlayOnState, shared: &mut Shared) {
    if let Some(game) = &mut own.game {
        game.switch_sides();
        let id = match game.user {
            Color::White => "announce-play-on-as-white",
            Color::Black => "announce-play-on-as-black",
        };
        shared.announce(tr(id));
    }
}

fn resign(own: &mut PlayOnState, shared: &mut Shared) {
    let game = own.game.as_mut().filter(|game| game.end.is_none());
    if let Some(game) = game {
        let end = GameEnd::Resigned(game.user);
        game.end = Some(end);
        shared.announce(end_text(end));
    }
}

/// Ends the game and its engines. The moves stay.
fn stop(own: &mut PlayOnState, shared: &mut Shared) {
    own.opponent.leave();
    own.adviser.leave();
    if own.game.take().is_some() {
        shared.announce(tr("announce-play-on-stopped"));
        if own.is_open {
            shared.effects.push(WindowEffect::FocusPlayOn);
        }
    }
}

/// Takes the latest state of an engine.
fn hear(own: &mut PlayOnState, shared: &mut Shared, seat: Seat, seen: Arc<EngineState>) {
    match seat {
        Seat::Opponent => {
            own.opponent.hear(seen);
            if let Some(ratings) = Ratings::of(&own.opponent.seen) {
                own.ratings.insert(own.choice.engine.clone(), ratings);
            }
            if own.game.is_none() && own.opponent.trouble().is_none() {
                end_if_rated(own);
            }
        }
        Seat::Adviser => {
            own.adviser.hear(seen);
            following::take_advice(own, shared);
        }
    }
}

/// Ends an engine that was started only for its ratings, once they are known.
fn end_if_rated(own: &mut PlayOnState) {
    if let Some(ratings) = own.ratings.get(&own.choice.engine) {
        own.choice.keep_rating_within(*ratings);
        own.opponent.leave();
    }
}
