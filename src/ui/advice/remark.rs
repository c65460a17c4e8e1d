//! The lines of the advice in words.

use super::line::Line;
use super::{EngineRemark, Remark};
use crate::chess::problems::{Level, Problem};
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
    let how_bad = tr(match level {
        Level::Illegal => "level-illegal",
        Level::Odd => "level-odd",
        Level::Note => "level-note",
    });
    let variables = [
        ("text", text.clone().into()),
        ("level", how_bad.clone().into()),
    ];
    Line {
        level,
        name: tr_with("advice-line", &variables),
        text,
        tip: how_bad,
        remedy: remark.remedy,
        hint: problem_hint(remark.problem.kind).filter(|_| remark.remedy.is_none()),
    }
}

fn sentence(problem: &Problem) -> String {
    let text = problem_text(problem);
    let squares = &problem.squares;
    if squares.is_empty() || squares.len() > MOST_LISTED {
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
    Line {
        level: match remark.warning.effect {
            Effect::Crashes | Effect::Misreads => Level::Illegal,
            Effect::AnswersNonsense | Effect::Refuses => Level::Odd,
            Effect::Drops | Effect::NeedsChess960 => Level::Note,
        },
        text: short_engine_warning_text(&remark.warning, MOST_NAMED),
        name: whole.clone(),
        tip: whole,
        remedy: None,
        hint: remark.is_avoidable.then(|| tr("engine-hint")),
    }
}
