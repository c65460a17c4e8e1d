//! Side to move, check, castling, legality and moves in operations, as controls.

use super::panel::Panel;
use crate::widgets::style::{CONTROL_HEIGHT, target};
use egui::{ComboBox, Grid, RichText, Ui};
use tabiya_chess::{Color, RookSide};
use tabiya_collection::search::{
    CastlingCondition, CheckCondition, Legality, MovesCondition, RightSet,
};
use tabiya_text::tr;

/// Shows the controls in two columns.
pub(super) fn conditions_ui(ui: &mut Ui, panel: &mut Panel) {
    let query = panel.typed.clone().unwrap_or_default();
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap) / 2.0;
    Grid::new("conditions")
        .num_columns(2)
        .spacing([gap, 4.0])
        .min_col_width(width)
        .max_col_width(width)
        .show(ui, |ui| {
            choice_ui(ui, "find-side", query.side_to_move, &sides(), |side| {
                panel.change(|query| query.side_to_move = side);
            });
            choice_ui(ui, "find-check", query.check, &checks(), |check| {
                panel.change(|query| query.check = check);
            });
            ui.end_row();
            let castling = query.castling;
            choice_ui(ui, "find-castling", castling, &castlings(castling), |it| {
                panel.change(|query| query.castling = it);
            });
            choice_ui(ui, "find-legality", query.legality, &legalities(), |it| {
                panel.change(|query| query.legality = it);
            });
            ui.end_row();
            choice_ui(ui, "find-moves", query.moves, &moves(), |it| {
                panel.change(|query| query.moves = it);
            });
            ui.end_row();
        });
}

type Choice<T> = (Option<T>, String);

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

fn choice_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    chosen: Option<T>,
    choices: &[Choice<T>],
    choose: impl FnOnce(Option<T>),
) {
    let shown = choices.iter().find(|(choice, _)| *choice == chosen);
    let shown = shown.map(|(_, text)| text.clone()).unwrap_or_default();
    let mut picked = None;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.spacing_mut().interact_size.y = target(ui.style(), CONTROL_HEIGHT);
        let label = ui.label(RichText::new(tr(title)).small().weak());
        let combo = ComboBox::from_id_salt(title)
            .width(ui.available_width())
            .selected_text(shown)
            .show_ui(ui, |ui| {
                for (choice, text) in choices {
                    if ui.selectable_label(*choice == chosen, text).clicked() {
                        picked = Some(*choice);
                        ui.close();
                    }
                }
            });
        combo.response.labelled_by(label.id);
    });
    if let Some(picked) = picked {
        choose(picked);
    }
}
