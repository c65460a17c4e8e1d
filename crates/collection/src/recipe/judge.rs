//! Whether a position is as a recipe wants it: the rules first, because they cost least, and then the tables.

use super::{Recipe, WantedResult, WantedTurn};
use tabiya_chess::problems::{ProblemKind, problems};
use tabiya_chess::{Color, Level, MoveKind, Mover, Position};
use tabiya_tables::syzygy::{Kind, ProbeError};
use tabiya_tables::{Material, Probe, Shelf, Truth, Wdl, small};

/// Judges positions by a recipe.
#[derive(Clone, Copy)]
pub struct Judge<'a> {
    recipe: &'a Recipe,
    shelf: Option<&'a dyn Shelf>,
}

impl std::fmt::Debug for Judge<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Judge");
        shown.field("recipe", self.recipe).finish_non_exhaustive()
    }
}

impl<'a> Judge<'a> {
    /// Judges by this recipe, with the tables in the program and those of a shelf.
    pub const fn new(recipe: &'a Recipe, shelf: Option<&'a dyn Shelf>) -> Self {
        Self { recipe, shelf }
    }

    /// Whether a position of the [`Space`](super::Space) of the recipe is wanted.
    ///
    /// # Errors
    ///
    /// Says why tables do not answer.
    pub fn wants(&self, position: &Position) -> Result<bool, ProbeError> {
        let Ok(mover) = Mover::new(position) else {
            return Ok(false);
        };
        if !self.is_sound(&mover) {
            return Ok(false);
        }
        Ok(!self.recipe.needs_tables() || self.is_true(&mover)?)
    }

    /// The conditions that need no tables.
    fn is_sound(&self, mover: &Mover) -> bool {
        let (recipe, position) = (self.recipe, mover.position());
        let needs_no_check = recipe.no_check || recipe.turn.is_some();
        let can_capture = || {
            let captures = |played: &tabiya_chess::Move| {
                played.kind == MoveKind::EnPassant || position.board.get(played.to).is_some()
            };
            mover.moves().iter().any(captures)
        };
        if needs_no_check && !mover.checkers().is_empty() || recipe.no_capture && can_capture() {
            return false;
        }
        let is_last_move =
            |kind| matches!(kind, ProblemKind::NoLastMove | ProblemKind::ImpossibleCheck);
        let is_wrong = |kind, level| {
            if is_last_move(kind) {
                !recipe.any_last_move
            } else {
                level == Level::Illegal
            }
        };
        let mut found = problems(position).into_iter();
        !found.any(|problem| is_wrong(problem.kind, problem.level()))
    }

    /// The conditions about the truth.
    fn is_true(&self, mover: &Mover) -> Result<bool, ProbeError> {
        let (recipe, position) = (self.recipe, mover.position());
        let result = self.result(position)?;
        let is_wanted = match recipe.result {
            None => true,
            Some(WantedResult::Wins(color)) => white_score(result, position) == sign_of(color),
            Some(WantedResult::Win) => result == Wdl::Win,
            Some(WantedResult::Loss) => result == Wdl::Loss,
            Some(WantedResult::Draw) => score(result) == 0,
        };
        if !is_wanted {
            return Ok(false);
        }
        if let Some(turn) = recipe.turn
            && !self.has_turn(turn, result, position)?
        {
            return Ok(false);
        }
        if let Some(wanted) = recipe.winning_moves
            && !wanted.contains(self.winning_moves(mover)?)
        {
            return Ok(false);
        }
        if recipe.mate.is_none() && recipe.zeroing.is_none() {
            return Ok(true);
        }
        let truth = Truth::of(position, self.shelf)?;
        let has_distance = truth.zeroing.is_some() || truth.result == Wdl::Draw || mover.is_over();
        if recipe.zeroing.is_some() && !has_distance {
            // Without the table, nobody knows how many such positions exist.
            let material = Material::of(&position.board);
            return Err(ProbeError::NoTable(material, Kind::Distances));
        }
        let moves = truth.mate.map(|plies| plies.div_ceil(2));
        let has = |wanted: Option<super::Numbers>, number: Option<u32>| {
            wanted.is_none_or(|wanted| number.is_some_and(|number| wanted.contains(number)))
        };
        Ok(has(recipe.mate, moves) && has(recipe.zeroing, truth.zeroing))
    }

    /// The result without the distance, which costs more.
    fn result(&self, position: &Position) -> Result<Wdl, ProbeError> {
        let pieces = position.board.occupied().len();
        match self.shelf {
            Some(shelf) if small::MOST_PIECES < pieces => Probe::new(shelf).wdl(position),
            _ => Truth::of(position, None).map(|truth| truth.result),
        }
    }

    fn has_turn(
        &self,
        turn: WantedTurn,
        result: Wdl,
        position: &Position,
    ) -> Result<bool, ProbeError> {
        let mut other = *position;
        other.side_to_move = position.side_to_move.opposite();
        if Mover::new(&other).is_err() {
            return Ok(false);
        }
        let own = score(result);
        let passed = -score(self.result(&other)?);
        Ok(match turn {
            WantedTurn::Zugzwang => own < passed,
            WantedTurn::Decides => own != passed && (own == 0 || passed == 0),
        })
    }

    fn winning_moves(&self, mover: &Mover) -> Result<u32, ProbeError> {
        let mut count = 0;
        for played in mover.moves() {
            let after = mover.after(played);
            count += u32::from(self.result(after.position())? == Wdl::Loss);
        }
        Ok(count)
    }
}

/// The result for the side to move: 1, 0 or -1.
const fn score(result: Wdl) -> i8 {
    match result {
        Wdl::Win => 1,
        Wdl::Loss => -1,
        _ => 0,
    }
}

const fn sign_of(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// The result for White.
const fn white_score(result: Wdl, position: &Position) -> i8 {
    score(result) * sign_of(position.side_to_move)
}
