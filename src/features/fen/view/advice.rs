//! Faults and oddities of the position in plain words. The verdict shows the worst one on a line, and the advice lists
//! all of them with their squares and repairs, as well as the programs that would not accept the FEN.

mod line;

use crate::command::Command;
use crate::features::board::view::Highlight;
use crate::features::endgames::view::{pointed_ui, truth_ui};
use crate::features::operations::view::faults::MovesRemark;
use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::shortcuts::keys_or_name;
use crate::view::{Actions, UiState};
use crate::widgets::labels::{Folded, announce, aside_ui, fold_ui, more_ui};
use crate::widgets::line_with_end::line_and_behind_ui;
use crate::widgets::style::{level_color, palette};
use egui::{Id, Label, RichText, Ui};
use line::{AdviceLine, line_ui, sign};
use tabiya_chess::problems::{Problem, ProblemKind, problems};
use tabiya_chess::{Color, Level, Mover, Position};
use tabiya_collection::document::{Edit, problem_repair};
use tabiya_notation::engines::{EngineReaction, EngineWarning, warnings_for, warnings_for_text};
use tabiya_notation::fen::{FenStyle, write_fen_as};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_text::{
    engine_warning_text, level_heading, problem_hint, problem_repair_text, problem_text,
    problems_to_tell, short_engine_warning_text, square_list, tr, tr_with,
};

/// The maximum number of squares listed; more are visible on the board.
const MAX_LISTED: usize = 4;
/// The maximum number of programs named before the user points at the line.
const MAX_NAMED: usize = 3;

/// The remarks about the position, computed once for each position and style.
#[derive(Debug, Default)]
pub(crate) struct Advice {
    about: Option<(Position, FenStyle)>,
    /// The line of the position.
    line: Vec<u8>,
    problems: Vec<FoundProblem>,
    engines: Vec<FoundWarning>,
}

/// A problem, and the change that repairs it if there is one.
#[derive(Debug)]
struct FoundProblem {
    problem: Problem,
    repair: Option<Edit>,
    /// Whether the line itself has the problem, and not only the board, whose FEN leaves out what is impossible.
    is_in_line: bool,
}

impl FoundProblem {
    fn is_bare(&self) -> bool {
        self.problem.kind == ProblemKind::EmptyBoard
    }

    /// The severity of the problem, as in the list of positions. An empty board is not a fault: the user is about to
    /// place pieces.
    fn level(&self) -> Level {
        if self.is_bare() {
            Level::Note
        } else if self.is_in_line {
            self.problem.level_in_file()
        } else {
            self.problem.level()
        }
    }
}

/// A warning about what some programs do with the FEN.
#[derive(Debug)]
struct FoundWarning {
    warning: EngineWarning,
    /// Whether the FEN for engines avoids it.
    is_avoidable: bool,
}

impl Advice {
    /// Examines the current position, unless it is that of the last frame. A line without a position has no remarks.
    pub(crate) fn look_at(&mut self, state: &State) {
        let document = state.shared.document();
        let style = state.shared.settings.fen_style();
        let about = document
            .has_position()
            .then(|| (*document.position(), style));
        if about == self.about && document.line() == self.line {
            return;
        }
        self.about = about;
        self.line = document.line().to_vec();
        let of_position = about
            .as_ref()
            .map(|(position, _)| remarks(position, &self.line));
        self.problems = of_position.unwrap_or_default();
        // Nobody sends an empty board to an engine.
        let given = about.filter(|_| !self.problems.iter().any(FoundProblem::is_bare));
        let of_text = given.map(|(position, style)| engine_remarks(&position, style));
        self.engines = of_text.unwrap_or_default();
    }

    /// The problems of the position itself that are more than notes, the worst first.
    fn problems_that_count(&self) -> &[FoundProblem] {
        let is_note = |remark: &FoundProblem| remark.level() == Level::Note;
        let count = self.problems.iter().position(is_note);
        self.problems
            .get(..count.unwrap_or(self.problems.len()))
            .unwrap_or_default()
    }

    /// The squares of these problems, to mark on the board.
    pub(crate) fn faults(&self) -> Vec<Highlight> {
        let remarks = self.problems_that_count().iter();
        remarks
            .map(|remark| Highlight::of(&remark.problem, remark.level()))
            .collect()
    }

    /// All that engines do with the FEN, the worst first.
    pub(crate) fn of_engines(&self) -> impl Iterator<Item = &EngineWarning> {
        self.engines.iter().map(|remark| &remark.warning)
    }

    /// The warnings to heed before giving the FEN to a program, the worst first.
    pub(crate) fn of_copying(&self) -> impl Iterator<Item = &EngineWarning> {
        let warnings = self.engines.iter().map(|remark| &remark.warning);
        warnings.filter(|warning| warning.effect != EngineReaction::NeedsChess960)
    }
}

fn remarks(position: &Position, line: &[u8]) -> Vec<FoundProblem> {
    let found = problems_to_tell(position);
    let in_line = match judge(line) {
        Judgement::Read(read) => problems(&read.position),
        Judgement::Skipped | Judgement::Rejected(_) => Vec::new(),
    };
    let remark = |problem: Problem| FoundProblem {
        repair: problem_repair(&problem, position),
        is_in_line: in_line.iter().any(|other| other.kind == problem.kind),
        problem,
    };
    let mut remarks: Vec<_> = found.into_iter().map(remark).collect();
    remarks.sort_by_key(FoundProblem::level);
    remarks
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

/// Shows the verdict on one line: that the position is legal, the side to move and the result of an endgame, or the worst
/// problem with its repair button. A button leads to the others.
pub(crate) fn verdict_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    if !state.shared.document().has_position() {
        return;
    }
    let advice = std::mem::take(ui_state.part::<Advice>());
    let mut pointed = None;
    if let Some((first, others)) = advice.problems_that_count().split_first() {
        line_and_behind_ui(
            ui,
            Id::unique("verdict"),
            &mut (&mut pointed, actions),
            |ui, (pointed, _)| **pointed = fault_ui(ui, first, others.len()),
            |ui, (pointed, actions)| {
                if let Some(edit) = first.repair {
                    let button = ui.button(problem_repair_text(edit));
                    let is_on = button.hovered() || button.has_focus();
                    if is_on {
                        **pointed = Some(Highlight::of(&first.problem, first.level()));
                    }
                    if button.on_hover_text(repair_tip(ui, state)).clicked() {
                        actions.push(Action::from(BoardAction::Edit(edit, None)));
                    }
                }
                if !others.is_empty() {
                    let text = tr_with("verdict-more", &[("count", others.len().into())]);
                    more_ui(ui, &text, tr("verdict-more-tip"), |ui| {
                        let shown = remarks_ui(ui, state, &advice.problems, actions);
                        **pointed = pointed.or(shown);
                    });
                }
            },
        );
        // The panel also shows the hint, and less than a few words would be useless.
        if !pointed_ui(ui, state, ui_state)
            && let Some(hint) = line_of(first).hint
            && MIN_HINT_WIDTH < ui.available_width()
        {
            ui.add(Label::new(RichText::new(hint).weak()).truncate());
        }
    } else if let Some(bare) = advice.problems.iter().find(|it| it.is_bare()) {
        bare_ui(ui, bare);
    } else if let Some(remark) = MovesRemark::of(state, ui_state) {
        line_and_behind_ui(
            ui,
            Id::unique("verdict on moves"),
            ui_state,
            |ui, ui_state| {
                legal_ui(ui, state);
                remark.ui(ui);
                truth_ui(ui, state, ui_state);
            },
            |ui, ui_state| remark.button_ui(ui, ui_state),
        );
    } else {
        legal_ui(ui, state);
        truth_ui(ui, state, ui_state);
    }
    *ui_state.part::<Advice>() = advice;
    if pointed.is_some() {
        *ui_state.part::<Option<Highlight>>() = pointed;
    }
}

/// The least width of a hint.
const MIN_HINT_WIDTH: f32 = 60.0;

/// Shows a problem and its place. Returns its squares while the pointer is at it.
fn fault_ui(ui: &mut Ui, remark: &FoundProblem, others: usize) -> Option<Highlight> {
    let level = remark.level();
    let (sign, color) = (sign(level), level_color(ui.visuals(), level));
    let text = sentence(&remark.problem);
    let shown = RichText::new(format!("{sign} {text}")).color(color);
    let label = ui.add(Label::new(shown).truncate());
    let mut name = line_of(remark).name;
    if others > 0 {
        name = format!(
            "{name} ({})",
            tr_with("verdict-more", &[("count", others.into())])
        );
    }
    announce(ui, &label, &name);
    label
        .hovered()
        .then(|| Highlight::of(&remark.problem, level))
}

/// Shows that the board is empty, and a hint about that.
fn bare_ui(ui: &mut Ui, bare: &FoundProblem) {
    let line = line_of(bare);
    let parts = [Some(line.text), line.hint];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join(". ");
    let label = ui.add(Label::new(RichText::new(&text).weak()).truncate());
    announce(ui, &label, &text);
}

fn legal_ui(ui: &mut Ui, state: &State) {
    let position = state.shared.document().position();
    let side = tr(match position.side_to_move {
        Color::White => "white-to-move",
        Color::Black => "black-to-move",
    });
    let text = tr_with(verdict_of(position), &[("side", side.into())]);
    let good = palette(ui.visuals()).good;
    let shown = RichText::new(format!("✔ {text}")).color(good);
    let label = ui.add(Label::new(shown).truncate());
    announce(ui, &label, &text);
}

/// The message id for the verdict on a legal position, which depends on whether the game is over.
fn verdict_of(position: &Position) -> &'static str {
    let Ok(mover) = Mover::new(position) else {
        return "verdict-legal";
    };
    match (mover.checkers().is_empty(), mover.is_over()) {
        (true, false) => "verdict-legal",
        (false, false) => "verdict-check",
        (false, true) => "verdict-checkmate",
        (true, true) => "verdict-stalemate",
    }
}

/// Shows all remarks about the position. Returns the squares of the one under the pointer.
fn remarks_ui(
    ui: &mut Ui,
    state: &State,
    remarks: &[FoundProblem],
    actions: &mut Actions,
) -> Option<Highlight> {
    let repair_tip = repair_tip(ui, state);
    let mut highlight = None;
    let mut level = None;
    for (place, remark) in remarks.iter().enumerate() {
        if level.replace(remark.level()) != Some(remark.level()) {
            aside_ui(ui, &level_heading(remark.level()));
        }
        let line = line_of(remark);
        if line_ui(ui, ("remark", place), &line, &repair_tip, actions) {
            highlight = Some(Highlight::of(&remark.problem, remark.level()));
        }
    }
    if remarks.is_empty() {
        aside_ui(ui, &tr("advice-none"));
    }
    highlight
}

fn repair_tip(ui: &Ui, state: &State) -> String {
    let undo = keys_or_name(ui, state, Command::Undo);
    tr_with("problem-repair-tip", &[("keys", undo.into())])
}

/// Shows all remarks in folds: those about the position, and the programs that would not accept its FEN. The squares of
/// the one under the pointer are marked on the board.
pub(crate) fn advice_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let advice = std::mem::take(ui_state.part::<Advice>());
    let mut highlight = None;
    // An unreadable text deserves no praise, although there is a board.
    let is_read = !state.shared.is_line_unreadable() || !advice.problems.is_empty();
    if state.shared.document().has_position() && is_read {
        let is_bare = advice.problems.iter().any(FoundProblem::is_bare);
        let count = if is_bare { 0 } else { advice.problems.len() };
        fold_ui(ui, "advice", &tr("advice"), count, Folded::Yes, |ui| {
            highlight = remarks_ui(ui, state, &advice.problems, actions);
        });
    }
    let count = advice.engines.len();
    if count > 0 {
        fold_ui(ui, "engines", &tr("engines"), count, Folded::Yes, |ui| {
            let repair_tip = repair_tip(ui, state);
            for (place, remark) in advice.engines.iter().enumerate() {
                let line = line_of_engine(remark);
                if line_ui(ui, ("engine", place), &line, &repair_tip, actions) {
                    highlight = Some(Highlight {
                        squares: remark.warning.squares,
                        level: line.level,
                    });
                }
            }
        });
    }
    *ui_state.part::<Advice>() = advice;
    if highlight.is_some() {
        *ui_state.part::<Option<Highlight>>() = highlight;
    }
}

fn line_of(remark: &FoundProblem) -> AdviceLine {
    let level = remark.level();
    let text = sentence(&remark.problem);
    let how_bad = level_heading(level);
    let variables = [("text", text.clone().into()), ("level", how_bad.into())];
    AdviceLine {
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

fn line_of_engine(remark: &FoundWarning) -> AdviceLine {
    let whole = engine_warning_text(&remark.warning);
    let short = short_engine_warning_text(&remark.warning, MAX_NAMED);
    AdviceLine {
        level: remark.warning.effect.level(),
        tip: (short != whole).then(|| whole.clone()),
        text: short,
        name: whole,
        repair: None,
        hint: remark.is_avoidable.then(|| tr("engine-hint")),
    }
}
