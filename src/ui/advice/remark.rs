//! The lines of the advice in words.

use super::line::Line;
use super::{EngineRemark, Remark};
use crate::chess::problems::{Level, Problem, ProblemKind};
use crate::notation::engines::Effect;
use crate::text::{
    engine_warning_text, problem_hint, problem_text, short_engine_warning_text, square_list, tr,
    tr_with,
};

/// More squares than these are not listed: they are seen on the board.
const MOST_LISTED: usize = 4;
/// More programs than these are not named before one points at the line.
const MOST_NAMED: usize = 3;

pub(super) fn line_of(remark: &Remark) -> Line {
    let level = remark.problem.level();
    let text = sentence(&remark.problem);
    let how_bad = level_text(level);
    let variables = [("text", text.clone().into()), ("level", how_bad.into())];
    Line {
        level,
        name: tr_with("advice-line", &variables),
        text,
        tip: None,
        repair: remark.repair,
        hint: problem_hint(remark.problem.kind).filter(|_| remark.repair.is_none()),
    }
}

/// How bad it is, in words.
pub(super) fn level_text(level: Level) -> String {
    tr(match level {
        Level::Illegal => "level-illegal",
        Level::Odd => "level-odd",
        Level::Note => "level-note",
    })
}

fn sentence(problem: &Problem) -> String {
    let text = problem_text(problem);
    let squares = &problem.squares;
    let says_where = matches!(
        problem.kind,
        ProblemKind::EnPassantLeftOut(_) | ProblemKind::CastlingLeftOut { .. }
    );
    if says_where || squares.is_empty() || squares.len() > MOST_LISTED {
        return text;
    }
    let squares = square_list(squares);
    tr_with(
        "advice-where",
        &[("text", text.into()), ("squares", squares.into())],
    )
}

pub(super) fn line_of_engine(remark: &EngineRemark) -> Line {
    let whole = engine_warning_text(&remark.warning);
    let short = short_engine_warning_text(&remark.warning, MOST_NAMED);
    Line {
        level: match remark.warning.effect {
            Effect::Crashes | Effect::Misreads => Level::Illegal,
            Effect::AnswersNonsense | Effect::Refuses => Level::Odd,
            Effect::Drops | Effect::NeedsChess960 => Level::Note,
        },
        tip: (short != whole).then(|| whole.clone()),
        text: short,
        name: whole,
        repair: None,
        hint: remark.is_avoidable.then(|| tr("engine-hint")),
    }
}
