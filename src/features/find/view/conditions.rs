//! Side to move, check, castling, legality, moves in operations, the length of the solution, and an operation that the line must or must not have,
//! as controls.

use super::bounds::{LimitedNumber, bounds_ui};
use super::panel::{FindPanel, Panel, switch_ui};
use crate::view::UiState;
use crate::widgets::bounded::{Bounded, LINE};
use crate::widgets::choices::{Choice, titled_choice_ui, titled_ui};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, OPCODE_WIDTH, palette};
use egui::{ComboBox, Grid, Id, Key, RichText, TextEdit, TextStyle, Ui, vec2};
use tabiya_chess::{Color, RookSide};
use tabiya_collection::search::{
    CastlingCondition, CheckCondition, Legality, MovesCondition, NumberBound, OperationCondition,
    RightSet,
};
use tabiya_text::tr;

/// Shows the controls in two columns.
pub(super) fn conditions_ui(ui: &mut Ui, ui_state: &mut UiState, panel: &mut Panel) {
    let query = panel.typed.clone().unwrap_or_default();
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap) / 2.0;
    Grid::new("conditions")
        .num_columns(2)
        .spacing([gap, 4.0])
        .min_col_width(width)
        .max_col_width(width)
        .show(ui, |ui| {
            titled_choice_ui(ui, "find-side", query.side_to_move, &sides(), |side| {
                panel.change(|query| query.side_to_move = side);
            });
            titled_choice_ui(ui, "find-check", query.check, &checks(), |check| {
                panel.change(|query| query.check = check);
            });
            ui.end_row();
            let castling = query.castling;
            titled_choice_ui(ui, "find-castling", castling, &castlings(castling), |it| {
                panel.change(|query| query.castling = it);
            });
            titled_choice_ui(ui, "find-legality", query.legality, &legalities(), |it| {
                panel.change(|query| query.legality = it);
            });
            ui.end_row();
            titled_choice_ui(ui, "find-moves", query.moves, &moves(), |it| {
                panel.change(|query| query.moves = it);
            });
            titled_ui(ui, LimitedNumber::Solution.name(), |ui| {
                bounds_ui(ui, ui_state, panel, LimitedNumber::Solution, f32::INFINITY)
            });
            ui.end_row();
        });
}

fn any<T>() -> Choice<T> {
    (None, tr("find-any"))
}

fn sides() -> [Choice<Color>; 3] {
    [
        any(),
        (Some(Color::White), tr("white")),
        (Some(Color::Black), tr("black")),
    ]
}

fn checks() -> [Choice<CheckCondition>; 3] {
    [
        any(),
        (Some(CheckCondition::InCheck), tr("find-in-check")),
        (Some(CheckCondition::NotInCheck), tr("find-not-in-check")),
    ]
}

fn legalities() -> [Choice<Legality>; 3] {
    [
        any(),
        (Some(Legality::Legal), tr("find-legal")),
        (Some(Legality::Illegal), tr("find-illegal")),
    ]
}

fn moves() -> [Choice<MovesCondition>; 5] {
    [
        any(),
        (Some(MovesCondition::Wrong), tr("find-moves-wrong")),
        (
            Some(MovesCondition::Nonstandard),
            tr("find-moves-nonstandard"),
        ),
        (Some(MovesCondition::Solved), tr("find-moves-solved")),
        (Some(MovesCondition::Missed), tr("find-moves-missed")),
    ]
}

/// The usual castling conditions, and the typed condition if it is another one.
fn castlings(typed: Option<CastlingCondition>) -> Vec<Choice<CastlingCondition>> {
    let both = |color| {
        RookSide::ALL
            .into_iter()
            .fold(RightSet::EMPTY, |set, side| set.with(color, side))
    };
    let rights = CastlingCondition::at_least;
    let mut choices = vec![
        any(),
        (Some(CastlingCondition::Any), tr("find-castling-any")),
        (Some(CastlingCondition::NONE), tr("find-castling-none")),
        (
            Some(rights(both(Color::White))),
            format!("{} KQ", tr("white")),
        ),
        (
            Some(rights(both(Color::Black))),
            format!("{} kq", tr("black")),
        ),
        (Some(rights(RightSet::ALL)), tr("find-castling-all")),
    ];
    if choices.iter().all(|(choice, _)| *choice != typed) {
        choices.extend(typed.map(|it| (typed, it.to_string())));
    }
    choices
}

/// The content of the two fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Fields {
    opcode: String,
    operand: String,
    /// A numeric bound, which can only be entered as text.
    number: Option<NumberBound>,
    is_absent: bool,
}

/// Shows the first operation of the query. Further operations appear only in the text.
pub(super) fn operation_ui(ui: &mut Ui, ui_state: &mut UiState, panel: &mut Panel) {
    let asked = panel.typed.as_ref().ok();
    let asked = asked.and_then(|query| query.operations.first()).cloned();
    let asked = asked.map_or_else(Fields::default, |asked| Fields {
        opcode: asked.opcode,
        operand: asked.operand,
        number: asked.number,
        is_absent: asked.is_absent,
    });
    let mut fields = asked.clone();
    let mut is_wrong = false;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        kind_ui(ui, &mut fields.is_absent);
        let (opcode, operand) = (&mut fields.opcode, &mut fields.operand);
        is_wrong = text_ui(ui, ui_state, panel, "find-opcode", opcode, OPCODE_WIDTH);
        ui.label(tr("find-contains"));
        text_ui(ui, ui_state, panel, "find-operand", operand, f32::INFINITY);
    });
    if fields != asked {
        write(panel, fields);
    }
    let mut match_case = panel.typed.as_ref().is_ok_and(|query| query.match_case);
    let tip = "find-match-case-tip";
    if switch_ui(ui, &mut match_case, "find-match-case", tip) {
        panel.change(|query| query.match_case = match_case);
    }
    if is_wrong {
        let color = palette(ui.visuals()).error;
        ui.label(RichText::new(tr("find-operation-wrong")).color(color));
    }
}

fn kind_ui(ui: &mut Ui, is_absent: &mut bool) {
    let text = |is_absent| {
        if is_absent {
            tr("find-operation-lacks")
        } else {
            tr("find-operation-has")
        }
    };
    let combo = ComboBox::from_id_salt("operation kind")
        .width(72.0)
        .selected_text(text(*is_absent))
        .show_ui(ui, |ui| {
            for choice in [false, true] {
                ui.selectable_value(is_absent, choice, text(choice));
            }
        });
    let name = tr("find-operation-kind");
    combo.response.accessible_name(&name).on_hover_text(name);
}

/// Shows a field that keeps its text as long as it has the keyboard focus. Returns whether the text is not a valid
/// opcode.
fn text_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    panel: &mut Panel,
    name: &str,
    text: &mut String,
    width: f32,
) -> bool {
    let id = Id::unique(name);
    let typed = ui_state
        .part::<FindPanel>()
        .typed
        .take_if(|(place, _)| *place == id);
    let mut shown = typed
        .as_ref()
        .map_or_else(|| text.clone(), |(_, typed)| typed.clone());
    let mut bounded = Bounded::new(ui, &mut shown, LINE);
    let field = TextEdit::singleline(&mut bounded)
        .id(id)
        .font(TextStyle::Monospace)
        .desired_width(width)
        .min_size(vec2(0.0, CONTROL_HEIGHT))
        .align(egui::Align2::LEFT_CENTER);
    let response = ui.add(field).accessible_name(tr(name));
    let response = response.field_tip(tr(name));
    if response.changed() {
        text.clone_from(&shown);
    }
    panel.is_search_wanted |=
        response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let is_wrong = typed.is_some() && shown != *text;
    if response.has_focus() && (response.changed() || typed.is_some()) {
        ui_state.part::<FindPanel>().typed = Some((id, shown));
    }
    is_wrong
}

fn write(panel: &mut Panel, fields: Fields) {
    let condition = OperationCondition {
        opcode: fields.opcode,
        // An operand in the field replaces a numeric bound.
        number: fields.number.filter(|_| fields.operand.is_empty()),
        operand: fields.operand,
        is_absent: fields.is_absent,
    };
    panel.change(|query| {
        let is_asked = !condition.opcode.is_empty();
        if !query.operations.is_empty() {
            query.operations.remove(0);
        }
        if is_asked {
            query.operations.insert(0, condition);
        }
    });
}
