//! Keeps the game in step with the board, and its engines in step with the game.

use crate::features::endgames::model::EndgamesState;
use crate::features::play_on::model::{
    Game, Hint, PlayOnState, end_text, hint_text, line_to_board, move_text, slip_text,
};
use crate::model::action::PlayAction;
use crate::model::state::{BoardState, Shared, Tool};
use tabiya_desktop::tasks::Runner;

/// Follows the moves on the board, and gives the engines their questions.
pub(crate) fn follow(own: &mut PlayOnState, shared: &mut Shared, board: &mut BoardState) {
    let Some(game) = &mut own.game else { return };
    let document = shared.document();
    let (start, path) = line_to_board(document);
    let is_its = document.id() == game.document && start == game.start;
    game.is_here = is_its && board.tool == Tool::Play && shared.draft.is_none();
    if is_its && game.follow(path) {
        say_news(game, shared);
    }
    own.opponent.ask(game.opponents_question());
    own.adviser.ask(game.advisers_question());
}

/// Plays the engine's answer as soon as the end of the game is on the board, and judges the user's move by tables as soon as
/// they answer.
pub(crate) fn keep_up(
    own: &mut PlayOnState,
    shared: &mut Shared,
    _runner: &mut dyn Runner,
    endgames: &EndgamesState,
) {
    judge_by_tables(own, shared, endgames);
    let game = own.game.as_ref();
    let is_due = game.is_some_and(|game| game.is_at_its_end() && game.is_engines_turn());
    if let Some(answer) = own.opponent.answer.filter(|_| is_due) {
        shared.send(PlayAction::PlayMoves(vec![answer.best]));
    }
}

/// Judges the user's last move by tables where they reach. Then the adviser need not be asked.
fn judge_by_tables(own: &mut PlayOnState, shared: &mut Shared, endgames: &EndgamesState) {
    let Some(game) = &mut own.game else { return };
    let truth_of = |position| endgames.outcome_of(&position)?.truth();
    let truths = game.judged_positions().map(|both| both.map(truth_of));
    if let Some([Some((before, _)), Some((after, _))]) = truths {
        game.judge_by_truths(before, after);
        own.adviser.ask(game.advisers_question());
        if game.slip.is_some() {
            say_news(game, shared);
        }
    }
}

/// Takes the adviser's answer, or does without it if the adviser has failed.
pub(super) fn take_advice(own: &mut PlayOnState, shared: &mut Shared) {
    let Some(game) = &mut own.game else { return };
    let before = (game.slip, game.hint);
    let adviser = &own.adviser;
    if let Some(answer) = adviser.answer {
        game.take_advice(answer);
    } else if adviser.trouble().is_some() || adviser.not_sent().is_some() || adviser.named_no_move()
    {
        game.do_without_advice();
    }
    if before != (game.slip, game.hint) {
        say_news(game, shared);
    }
}

/// Announces the end of the game, a slip and a hint, after what was announced before.
fn say_news(game: &Game, shared: &mut Shared) {
    let names = shared.move_names();
    let slip = game
        .slip
        .map(|(slip, place)| slip_text(slip, move_text(game, place, names)));
    let hint = match game.hint {
        Hint::Shown(best) => Some(hint_text(game, best, names)),
        Hint::Unwanted | Hint::Wanted => None,
    };
    let end = game.end.map(end_text);
    let news: Vec<_> = slip.into_iter().chain(hint).chain(end).collect();
    if !news.is_empty() {
        let said = std::mem::take(&mut shared.announcement);
        let parts = std::iter::once(said).filter(|said| !said.is_empty());
        shared.announcement = parts.chain(news).collect::<Vec<_>>().join(". ");
    }
}
