//! Answers to moves: right or wrong, the other side's moves, hints and the solution.

use crate::features::solve::model::shown::{Excursion, Pending, ShownProblem, Tone};
use crate::features::solve::model::{SolveAction, SolveState, Solved};
use crate::features::solve::tasks::keep::{KeepTry, keep};
use crate::model::state::Shared;
use tabiya_chess::Move;
use tabiya_collection::solving::{Hint, Judged, Outcome};
use tabiya_desktop::tasks::Runner;
use tabiya_notation::moves::{PieceNames, read_move, write_san_with};
use tabiya_text::{piece_name, refused_move_text, tr, tr_with};

/// Judges a legal move of the user.
pub(super) fn answer(
    own: &mut SolveState,
    shared: &mut Shared,
    played: Move,
    runner: &mut dyn Runner,
) {
    let names = shared.move_names();
    let Some(shown) = own.shown_mut() else {
        return;
    };
    let before = *shown.attempt.mover();
    let san = write_san_with(&before, played, names);
    let Some(judged) = shown.attempt.judge(played) else {
        return;
    };
    shown.put_down();
    shown.text.clear();
    shown.hinted.clear();
    let named = |id| tr_with(id, &[("move", san.clone().into())]);
    match judged {
        Judged::Right => {
            shown.say(named("solve-right"), Tone::Good);
            shown.wait_for(Some(Pending::Answer));
        }
        Judged::OtherDefence => {
            shown.say(named("solve-right-other"), Tone::Good);
            shown.wait_for(Some(Pending::OtherDefence));
        }
        Judged::Solved => {
            shown.say(named("solve-solved"), Tone::Good);
            shown.wait_for(None);
            finish(own, shared, runner);
        }
        Judged::Wrong(refutation) if refutation.is_empty() => {
            shown.say(named("solve-wrong"), Tone::Bad);
        }
        Judged::Wrong(refutation) => {
            shown.say(named("solve-refuted"), Tone::Bad);
            shown.excursion = Some(Excursion {
                mover: before.after(played),
                last: played,
                left: refutation.into(),
            });
            shown.wait_for(Some(Pending::Refutation));
        }
    }
}

/// Reads the move in the field, or goes to the next problem after the end of this one.
pub(super) fn enter(own: &mut SolveState, shared: &mut Shared, runner: &mut dyn Runner) {
    let is_over = own.shown_mut().is_none_or(|shown| shown.is_over());
    if is_over {
        return shared.send(SolveAction::Next);
    }
    settle(own, shared);
    let (names, language) = (shared.move_names(), shared.piece_language());
    let Some(shown) = own.shown_mut() else {
        return;
    };
    let text = shown.text.trim().to_owned();
    if text.is_empty() {
        return;
    }
    let mover = *shown.mover();
    match read_move(&mover, &text, &[language]) {
        Ok(read) => answer(own, shared, read.played, runner),
        Err(error) => shown.say(refused_move_text(&mover, &error, names), Tone::Bad),
    }
}

/// Gives a hint: first the piece, then the move.
pub(super) fn hint(own: &mut SolveState, shared: &mut Shared) {
    settle(own, shared);
    let names = shared.move_names();
    let Some(shown) = own.shown_mut() else {
        return;
    };
    let mover = *shown.mover();
    let Some(hint) = shown.attempt.hint() else {
        return;
    };
    shown.put_down();
    match hint {
        Hint::Piece(square) => {
            let piece = mover.position().board.get(square);
            let variables = [
                ("piece", piece.map(piece_name).unwrap_or_default().into()),
                ("square", square.to_string().into()),
            ];
            shown.hinted = vec![square];
            shown.say(tr_with("solve-hint-piece", &variables), Tone::Plain);
        }
        Hint::Move(played) => {
            let text = write_san_with(&mover, played, names);
            shown.hinted = vec![played.from, played.to];
            shown.say(
                tr_with("solve-hint-move", &[("move", text.into())]),
                Tone::Plain,
            );
        }
    }
}

/// Gives up, and plays the solution.
pub(super) fn show_solution(own: &mut SolveState, shared: &mut Shared, runner: &mut dyn Runner) {
    settle(own, shared);
    let Some(shown) = own.shown_mut() else {
        return;
    };
    let was_over = shown.is_over();
    shown.attempt.give_up();
    shown.put_down();
    shown.hinted.clear();
    if !was_over {
        shown.say(tr("solve-shown"), Tone::Plain);
        finish(own, shared, runner);
    }
    play_solution(own, shared);
}

/// Does what the problem waits for, if it still waits for this step.
pub(super) fn proceed(own: &mut SolveState, shared: &mut Shared, step: u64) {
    let is_it = |shown: &&mut ShownProblem| shown.step == step;
    let Some(shown) = own.shown_mut().filter(is_it) else {
        return;
    };
    match shown.pending {
        None => {}
        Some(Pending::Answer) => answer_of_other_side(shown, shared, "solve-answered"),
        Some(Pending::OtherDefence) => {
            answer_of_other_side(shown, shared, "solve-other-defence");
        }
        Some(Pending::Refutation) => refute(shown, shared.move_names()),
        Some(Pending::Solution) => play_solution(own, shared),
    }
}

/// Plays the answer to a right move, and says it.
fn answer_of_other_side(shown: &mut ShownProblem, shared: &Shared, text_id: &str) {
    let before = *shown.attempt.before_answer();
    shown.wait_for(None);
    if let Some(played) = shown.attempt.answer() {
        let text = write_san_with(&before, played, shared.move_names());
        shown.say(tr_with(text_id, &[("move", text.into())]), Tone::Good);
    }
}

/// Plays the next move of a refutation. After the last one, the wrong move is taken back.
fn refute(shown: &mut ShownProblem, names: PieceNames) {
    let next = shown.excursion.as_mut().and_then(|excursion| {
        let played = excursion.left.pop_front()?;
        let text = write_san_with(&excursion.mover, played, names);
        excursion.mover = excursion.mover.after(played);
        excursion.last = played;
        Some(text)
    });
    if let Some(text) = next {
        let variables = [("move", text.into())];
        shown.say(tr_with("solve-refutation", &variables), Tone::Bad);
        shown.wait_for(Some(Pending::Refutation));
    } else {
        shown.excursion = None;
        shown.say(tr("solve-try-again"), Tone::Bad);
        shown.wait_for(None);
    }
}

/// Plays the next move of the solution, and lets the following ones come by themselves.
fn play_solution(own: &mut SolveState, shared: &Shared) {
    let names = shared.move_names();
    let Some(shown) = own.shown_mut() else {
        return;
    };
    let before = *shown.attempt.mover();
    let played = shown.attempt.show_next();
    if let Some(played) = played {
        let text = write_san_with(&before, played, names);
        shown.say(text, Tone::Plain);
    }
    let has_more = !shown.attempt.rest().is_empty();
    shown.wait_for(has_more.then_some(Pending::Solution));
}

/// Does at once what the problem waits for, because the user has continued.
pub(super) fn settle(own: &mut SolveState, shared: &mut Shared) {
    let Some(shown) = own.shown_mut() else {
        return;
    };
    if shown.excursion.take().is_some() {
        shown.wait_for(None);
    }
    if matches!(shown.pending, Some(Pending::Answer | Pending::OtherDefence)) {
        let step = shown.step;
        proceed(own, shared, step);
    }
}

/// Notes the result of the problem, and stores it. The first result of a session counts.
fn finish(own: &mut SolveState, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(session) = &mut own.session else {
        return;
    };
    let (Some(row), Some(shown)) = (session.row(), &session.shown) else {
        return;
    };
    let outcome = shown.attempt.outcome().unwrap_or(Outcome::Missed);
    if session.results.contains_key(&row) {
        return;
    }
    let seconds = u32::try_from(shown.since.elapsed().as_secs()).unwrap_or(u32::MAX);
    let key = shown.problem.solution.key();
    let solved = Solved {
        line: shown.line.clone(),
        outcome,
        wrong: shown.attempt.wrong(),
        seconds,
        themes: shown.problem.themes.clone(),
        due: None,
    };
    session.results.insert(row, solved);
    let Some(found) = &mut own.found else {
        return;
    };
    if let Some(problem) = found.problem_mut(row) {
        problem.is_new = false;
        problem.is_missed = outcome != Outcome::First;
    }
    if let Some(file) = found.file.clone() {
        let work = KeepTry {
            file,
            outcome,
            seconds,
            key,
        };
        keep(shared, work, row, runner);
    }
}
