//! What is wrong or odd with the position, in plain words: where, and how it is repaired; and which
//! programs would not take its FEN.

mod line;

use crate::app::state::State;
use crate::app::view::{Actions, UiState};
use crate::chess::Position;
use crate::chess::problems::{Problem, ProblemKind};
use crate::command::Command;
use crate::document::{Edit, problem_repair};
use crate::features::board::view::Highlight;
use crate::level::Level;
use crate::notation::engines::{Effect, EngineWarning, warnings_for, warnings_for_text};
use crate::notation::fen::{FenStyle, write_fen_as};
use crate::text::{
    engine_warning_text, level_heading, problem_hint, problem_text, problems_to_tell,
    short_engine_warning_text, square_list, tr, tr_with,
};
use crate::widgets::labels::announce;
use crate::widgets::labels::caption_ui;
use crate::widgets::shortcuts::keys_or_name;
use crate::widgets::style::palette;
use egui::{RichText, Ui};
use line::{Line, line_ui};

/// More squares than these are not listed: they are seen on the board.
const MAX_LISTED: usize = 4;
/// More programs than these are not named before one points at the line.
const MAX_NAMED: usize = 3;

/// What is to be said about the position, worked out once for each position and style.
#[derive(Debug, Default)]
pub(crate) struct Advice {
    about: Option<(Position, FenStyle)>,
    problems: Vec<FoundProblem>,
    engines: Vec<FoundWarning>,
}

/// One thing that is wrong, and the change that repairs it if there is one.
#[derive(Debug)]
struct FoundProblem {
    problem: Problem,
    repair: Option<Edit>,
}

/// What some programs do with the FEN.
#[derive(Debug)]
struct FoundWarning {
    warning: EngineWarning,
    /// Whether the FEN for engines is free of it.
    is_avoidable: bool,
}

impl Advice {
    /// Looks at the position that is shown, unless it is the one of the frame before. A line that
    /// holds no position gives nothing to say.
    pub(crate) fn look_at(&mut self, state: &State) {
        let document = state.document();
        let style = state.settings.fen_style();
        let about = document
            .has_position()
            .then(|| (*document.position(), style));
        if about == self.about {
            return;
        }
        self.about = about;
        let of_position = about.as_ref().map(|(position, _)| remarks(position));
        self.problems = of_position.unwrap_or_default();
        let of_text = about.map(|(position, style)| engine_remarks(&position, style));
        self.engines = of_text.unwrap_or_default();
    }

    /// How much is wrong or odd with the position itself.
    pub(crate) fn count(&self) -> usize {
        let is_note = |remark: &&FoundProblem| remark.problem.level() == Level::Note;
        self.problems.len() - self.problems.iter().filter(is_note).count()
    }

    /// The first of these, the worst.
    pub(crate) fn first(&self) -> Option<&Problem> {
        let mut problems = self.problems.iter().map(|remark| &remark.problem);
        problems.find(|problem| problem.level() != Level::Note)
    }

    /// What one should know before one gives the FEN to a program, the worst first.
    pub(crate) fn of_copying(&self) -> impl Iterator<Item = &EngineWarning> {
        let warnings = self.engines.iter().map(|remark| &remark.warning);
        warnings.filter(|warning| warning.effect != Effect::NeedsChess960)
    }
}

fn remarks(position: &Position) -> Vec<FoundProblem> {
    let found = problems_to_tell(position);
    let remark = |problem| FoundProblem {
        repair: problem_repair(&problem, position),
        problem,
    };
    found.into_iter().map(remark).collect()
}

fn engine_remarks(position: &Position, style: FenStyle) -> Vec<FoundWarning> {
    let unavoidable = warnings_for(position);
    let found = warnings_for_text(&write_fen_as(position, style));
    let is_same = |one: &EngineWarning, other: &EngineWarning| {
        one.reason == other.reason && one.effect == other.effect
    };
    let remark = |warning: EngineWarning| FoundWarning {
        is_avoidable: !unavoidable.iter().any(|other| is_same(&warning, other)),
        warning,
    };
    found.into_iter().map(remark).collect()
}

/// Shows all that is to be said. The squares of what is pointed at are marked on the board.
pub(crate) fn advice_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let advice = ui_state.part::<Advice>();
    let undo = keys_or_name(ui, state, Command::Undo);
    let repair_tip = tr_with("problem-repair-tip", &[("keys", undo.into())]);
    let mut highlight = None;
    caption_ui(ui, &tr("advice"));
    let mut level = None;
    for (place, remark) in advice.problems.iter().enumerate() {
        if level.replace(remark.problem.level()) != Some(remark.problem.level()) {
            let level = level_heading(remark.problem.level());
            ui.label(RichText::new(level).small().weak());
        }
        let line = line_of(remark);
        if line_ui(ui, ("remark", place), &line, &repair_tip, actions) {
            highlight = Some(Highlight::of(&remark.problem));
        }
    }
    if advice.problems.is_empty() && state.document().has_position() {
        let good = palette(ui.visuals()).good;
        let text = tr("advice-none");
        let label = ui.label(RichText::new(format!("✔ {text}")).color(good));
        announce(ui, &label, &text);
    }
    let position = state.document().position();
    if position.castling.is_chess960(&position.board) {
        ui.label(RichText::new(format!("• {}", tr("advice-chess960"))).weak());
    }
    if !advice.engines.is_empty() {
        ui.add_space(6.0);
        caption_ui(ui, &tr("engines"));
    }
    for (place, remark) in advice.engines.iter().enumerate() {
        let line = line_of_engine(remark);
        if line_ui(ui, ("engine", place), &line, &repair_tip, actions) {
            highlight = Some(Highlight {
                squares: remark.warning.squares,
                level: line.level,
            });
        }
    }
    *ui_state.part::<Option<Highlight>>() = highlight;
}

fn line_of(remark: &FoundProblem) -> Line {
    let level = remark.problem.level();
    let text = sentence(&remark.problem);
    let how_bad = level_heading(level);
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

fn sentence(problem: &Problem) -> String {
    let text = problem_text(problem);
    let squares = &problem.squares;
    let says_where = matches!(
        problem.kind,
        ProblemKind::EnPassantLeftOut(_) | ProblemKind::CastlingLeftOut { .. }
    );
    if says_where || squares.is_empty() || squares.len() > MAX_LISTED {
        return text;
    }
    let squares = square_list(squares);
    tr_with(
        "advice-where",
        &[("text", text.into()), ("squares", squares.into())],
    )
}

fn line_of_engine(remark: &FoundWarning) -> Line {
    let whole = engine_warning_text(&remark.warning);
    let short = short_engine_warning_text(&remark.warning, MAX_NAMED);
    Line {
        level: remark.warning.effect.level(),
        tip: (short != whole).then(|| whole.clone()),
        text: short,
        name: whole,
        repair: None,
        hint: remark.is_avoidable.then(|| tr("engine-hint")),
    }
}
