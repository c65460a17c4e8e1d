//! A game against an engine: its moves, its end, the hint, and the judgement of the user's last move.
//!
//! A game is a part of the line of play and has no moves of its own on the board: it follows the moves that lead to the
//! position shown. A move played at its end continues it, a move played earlier takes it back to there, and looking at
//! an earlier position changes nothing.

use super::choice::Choice;
use super::seat::Answer;
use std::time::Duration;
use tabiya_chess::{Color, Ending, Move, Position, ending};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_engine::analysis::{Slip, slip};
use tabiya_engine::uci::{EngineQuestion, Score, SearchLimits};
use tabiya_settings::ChosenEngine;
use tabiya_tables::{Truth, Wdl};

/// The time of each search of the adviser.
const ADVICE: Duration = Duration::from_millis(800);

/// A game against an engine.
#[derive(Clone, Debug)]
pub struct Game {
    /// The document in which it is played.
    pub document: DocumentId,
    /// The position at the start of the line of play.
    pub start: Position,
    /// The moves up to the end of the game, including those that were there before it began.
    pub moves: Vec<Move>,
    /// The number of moves that were there before it began.
    begun: usize,
    /// The position at the end of the game.
    pub now: Position,
    /// The number of moves before the position on the board, as far as they belong to the game.
    pub shown: usize,
    /// Whether the game is on the board, in play mode, so that the engine may move.
    pub is_here: bool,
    /// The user's side.
    pub user: Color,
    /// The choices with which it was begun.
    pub choice: Choice,
    /// The engine.
    pub engine: ChosenEngine,
    /// The reason why it is over.
    pub end: Option<GameEnd>,
    /// The hint for the user's move.
    pub hint: Hint,
    /// The result that the user's last move gave away, and the number of moves before it.
    pub slip: Option<(Slip, usize)>,
    /// The judgement of the user's last move that is still in progress.
    pub check: Option<SlipCheck>,
    /// The adviser's answer about the position at the end of the game.
    advice: Option<Answer>,
    /// Whether the engine panel shows its lines during the game.
    pub shows_analysis: bool,
}

/// The reason why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// By the rules.
    Rules(Ending),
    /// This side has resigned.
    Resigned(Color),
}

/// A hint for the user's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// None is wanted.
    Unwanted,
    /// It is wanted and not known yet.
    Wanted,
    /// The best move.
    Shown(Move),
}

/// The judgement of a move of the user: the scores for the user before and after it.
#[derive(Clone, Debug)]
pub struct SlipCheck {
    /// The moves up to and with the one that is judged.
    moves: Vec<Move>,
    before: Option<Score>,
    after: Option<Score>,
}

/// The position at the start of the line of play, and the moves that lead to the position on the board.
pub(crate) fn line_to_board(document: &Document) -> (Position, Vec<Move>) {
    match document.line_of_play() {
        Some(line) => (*line.start(), line.moves().take(line.at()).collect()),
        None => (*document.position(), Vec::new()),
    }
}

fn after(start: &Position, moves: &[Move]) -> Position {
    let play = |now: Position, played: &Move| now.after(*played);
    moves.iter().fold(*start, play)
}

impl Game {
    /// A game that continues from the position on the board.
    pub(crate) fn from_board(document: &Document, choice: Choice, engine: ChosenEngine) -> Self {
        let (start, moves) = line_to_board(document);
        let mut game = Self {
            document: document.id(),
            start,
            begun: moves.len(),
            moves: Vec::new(),
            now: start,
            shown: 0,
            is_here: true,
            user: choice.side,
            choice,
            engine,
            end: None,
            hint: Hint::Unwanted,
            slip: None,
            check: None,
            advice: None,
            shows_analysis: false,
        };
        game.set_moves(moves);
        game.shown = game.moves.len();
        game
    }

    fn set_moves(&mut self, moves: Vec<Move>) {
        self.now = after(&self.start, &moves);
        let ending = ending(&self.start, &moves);
        self.end = ending.ok().flatten().map(GameEnd::Rules);
        self.moves = moves;
        self.hint = Hint::Unwanted;
        self.advice = None;
    }

    /// Whether the user is to move.
    pub fn is_users_turn(&self) -> bool {
        self.end.is_none() && self.now.side_to_move == self.user
    }

    /// Whether the engine is to move.
    pub fn is_engines_turn(&self) -> bool {
        self.end.is_none() && self.now.side_to_move != self.user
    }

    /// Whether the position at the end of the game is on the board.
    pub fn is_at_its_end(&self) -> bool {
        self.is_here && self.shown == self.moves.len()
    }

    /// Follows the board to the position after these moves. If they are not part of the game, it continues with them.
    /// Returns whether it does.
    pub(crate) fn follow(&mut self, path: Vec<Move>) -> bool {
        self.shown = path.len();
        if self.moves.starts_with(&path) {
            return false;
        }
        let (before, advice) = (std::mem::take(&mut self.moves), self.advice);
        let is_users = self.side_before(path.len()) == Some(self.user);
        self.set_moves(path);
        if is_users {
            let is_next = self.moves.len() == before.len() + 1 && self.moves.starts_with(&before);
            self.judge(advice.filter(|_| is_next));
        }
        true
    }

    /// Begins to judge the last move, which is one of the user.
    fn judge(&mut self, advice: Option<Answer>) {
        self.slip = None;
        self.check = None;
        let is_best = advice.is_some_and(|advice| self.moves.last() == Some(&advice.best));
        let after = match self.end {
            Some(GameEnd::Rules(ending)) => match ending.winner() {
                Some(_) => return,
                None => Some(Score::Centipawns(0)),
            },
            _ => None,
        };
        if self.choice.tells_slips && !is_best {
            self.check = Some(SlipCheck {
                moves: self.moves.clone(),
                before: advice.and_then(|advice| advice.score),
                after,
            });
            self.end_judgement();
        }
    }

    /// Notes a slip once both scores are known.
    fn end_judgement(&mut self) {
        let scores = self.check.as_ref();
        let scores = scores.and_then(|check| Some((check.before?, check.after?)));
        if let Some((before, after)) = scores
            && let Some(check) = self.check.take()
        {
            let place = check.moves.len().saturating_sub(1);
            self.slip = slip(before, after).map(|slip| (slip, place));
        }
    }

    /// The positions before and after the move that is judged.
    pub(crate) fn judged_positions(&self) -> Option<[Position; 2]> {
        let moves = self.check.as_ref()?.moves.as_slice();
        let (_, before) = moves.split_last()?;
        Some([before, moves].map(|moves| after(&self.start, moves)))
    }

    /// Ends the judgement with what tables say about the positions before and after the move, each for its side to move.
    pub(crate) fn judge_by_truths(&mut self, before: Truth, after: Truth) {
        if let Some(check) = self.check.take() {
            let place = check.moves.len().saturating_sub(1);
            self.slip = given_away(before, after).map(|slip| (slip, place));
        }
    }

    /// The side that made the last of this number of moves.
    fn side_before(&self, count: usize) -> Option<Color> {
        let before = count.checked_sub(1)?;
        Some(self.side_at(before))
    }

    /// The side to move after this number of moves.
    fn side_at(&self, count: usize) -> Color {
        let first = self.start.side_to_move;
        if count.is_multiple_of(2) {
            first
        } else {
            first.opposite()
        }
    }

    /// The number of moves before the user's last move in this game; `None` if there is no such move.
    pub fn turn_before(&self) -> Option<usize> {
        let mut turns = (self.begun..self.moves.len()).rev();
        turns.find(|turn| self.side_at(*turn) == self.user)
    }

    /// Takes the game back to its first `count` moves.
    pub(crate) fn take_back(&mut self, count: usize) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.truncate(count);
        self.set_moves(moves);
        self.slip = None;
        self.check = None;
    }

    /// Gives the user the other side.
    pub(crate) fn switch_sides(&mut self) {
        self.user = self.user.opposite();
        self.hint = Hint::Unwanted;
        self.slip = None;
        self.check = None;
    }

    /// The question to the opponent: the position at the end of the game, while it is to move.
    pub(crate) fn opponents_question(&self) -> Option<EngineQuestion> {
        let limits = self.choice.limits();
        let is_its = self.is_engines_turn();
        is_its.then(|| self.question(&self.moves, limits))
    }

    /// The question to the adviser: first the judgement in progress, then the user's best move, if it is wanted.
    pub(crate) fn advisers_question(&self) -> Option<EngineQuestion> {
        let limits = SearchLimits {
            time: Some(ADVICE),
            ..SearchLimits::default()
        };
        if let Some(check) = &self.check {
            let moves = match check.before {
                Some(_) => Some(check.moves.as_slice()),
                None => check.moves.split_last().map(|(_, before)| before),
            };
            return Some(self.question(moves?, limits));
        }
        let is_wanted = self.choice.tells_slips || self.hint == Hint::Wanted;
        let is_wanted = is_wanted && self.is_users_turn() && self.advice.is_none();
        is_wanted.then(|| self.question(&self.moves, limits))
    }

    /// The whole game, so that the engine knows of repetitions.
    fn question(&self, moves: &[Move], limits: SearchLimits) -> EngineQuestion {
        EngineQuestion {
            moves: moves.to_vec(),
            ..EngineQuestion::of(self.start).within(limits)
        }
    }

    /// Takes the adviser's answer to its question.
    pub(crate) fn take_advice(&mut self, answer: Answer) {
        let Some(check) = &mut self.check else {
            self.advice = Some(answer);
            return self.show_hint();
        };
        let is_first = check.before.is_none();
        let is_best = is_first && check.moves.last() == Some(&answer.best);
        match answer.score {
            // Without a score there is nothing to compare.
            Some(_) if is_best => self.check = None,
            None => self.check = None,
            Some(score) if is_first => check.before = Some(score),
            Some(score) => check.after = Some(score.opposite()),
        }
        self.end_judgement();
    }

    /// Asks for a hint.
    pub(crate) fn want_hint(&mut self) {
        self.hint = Hint::Wanted;
        self.show_hint();
    }

    fn show_hint(&mut self) {
        if let (Hint::Wanted, Some(advice)) = (self.hint, self.advice) {
            self.hint = Hint::Shown(advice.best);
        }
    }

    /// Stops waiting for an adviser that has failed.
    pub(crate) fn do_without_advice(&mut self) {
        self.check = None;
        if self.hint == Hint::Wanted {
            self.hint = Hint::Unwanted;
        }
    }

    /// The last move before this number of moves, with the position in which it was played.
    pub fn move_at(&self, place: usize) -> Option<(Position, Move)> {
        let played = self.moves.get(place)?;
        let before = self.moves.get(..place)?;
        Some((after(&self.start, before), *played))
    }
}

/// The result that a move gives away. A win that the fifty-move rule prevents is a draw.
fn given_away(before: Truth, after: Truth) -> Option<Slip> {
    let result = after.result.for_the_other();
    // No table says whether it was a win.
    if before.is_clock_open && result == Wdl::CursedWin {
        return None;
    }
    let is_drawn = |result| !matches!(result, Wdl::Win | Wdl::Loss);
    match (before.result, result) {
        (Wdl::Win, Wdl::Loss) => Some(Slip::WinToLoss),
        (Wdl::Win, result) if is_drawn(result) => Some(Slip::WinGone),
        (result, Wdl::Loss) if is_drawn(result) => Some(Slip::DrawToLoss),
        _ => None,
    }
}
