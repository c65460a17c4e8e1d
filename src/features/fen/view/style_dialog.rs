//! The dialog with the two choices on which programs disagree, with explanations.

use crate::model::action::{Action, SettingsAction};
use crate::model::state::{Dialog, State};
use crate::view::{Actions, UiState, close_foot_ui};
use crate::widgets::floating::{laid_out_for, set_width_within};
use crate::widgets::labels::caption_ui;
use crate::widgets::style::{
    DIALOG_BAR, RADIO_HEIGHT, SMALL_CODE_FONT, STYLE_DIALOG_WIDTH, target,
};
use egui::{Label, RichText, ScrollArea, Ui};
use tabiya_chess::EnPassantConvention;
use tabiya_notation::fen::{Dialect, FenStyle, write_fen_as};
use tabiya_settings::Setting;
use tabiya_text::{tr, tr_with};

/// The indices of the fields of a FEN.
const CASTLING_FIELD: usize = 2;
const EN_PASSANT_FIELD: usize = 3;

/// A choice.
struct Choice {
    title: &'static str,
    about: &'static str,
    setting: Setting,
    /// The style that it would give.
    style: FenStyle,
    /// The index of the FEN field that it affects.
    field: usize,
}

/// Shows the choices, which take effect at once.
pub(crate) fn fen_style_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let height = laid_out_for(ui).y - 130.0;
    let style = state.shared.settings.fen_style();
    set_width_within(ui, STYLE_DIALOG_WIDTH);
    ui.heading(tr("fen-style"));
    ScrollArea::vertical()
        .max_height(height)
        // Otherwise the dialog would grow to its height step by step.
        .min_scrolled_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width() - DIALOG_BAR);
            ui.label(RichText::new(tr("fen-style-scope")).weak());
            ui.add_space(8.0);
            caption_ui(ui, &tr("fen-style-castling"));
            for dialect in Dialect::ALL {
                choice_ui(ui, state, &castling_choice(dialect, style), actions);
            }
            ui.add_space(8.0);
            caption_ui(ui, &tr("fen-style-en-passant"));
            for convention in EnPassantConvention::ALL {
                choice_ui(ui, state, &en_passant_choice(convention, style), actions);
            }
            ui.add_space(8.0);
            caption_ui(ui, &tr("fen-style-result"));
            let fen = write_fen_as(state.shared.document().position(), style);
            ui.add(Label::new(RichText::new(fen).font(SMALL_CODE_FONT)).wrap());
        });
    close_foot_ui(ui, Dialog::FenStyle, ui_state, actions);
}

fn castling_choice(dialect: Dialect, style: FenStyle) -> Choice {
    let (title, about) = match dialect {
        Dialect::XFen => ("fen-style-x-fen", "fen-style-x-fen-about"),
        Dialect::Shredder => ("fen-style-shredder", "fen-style-shredder-about"),
    };
    Choice {
        title,
        about,
        setting: Setting::Castling(dialect),
        style: FenStyle { dialect, ..style },
        field: CASTLING_FIELD,
    }
}

fn en_passant_choice(convention: EnPassantConvention, style: FenStyle) -> Choice {
    let (title, about) = match convention {
        EnPassantConvention::Always => ("fen-style-always", "fen-style-always-about"),
        EnPassantConvention::PseudoLegal => {
            ("fen-style-pseudo-legal", "fen-style-pseudo-legal-about")
        }
        EnPassantConvention::Legal => ("fen-style-legal", "fen-style-legal-about"),
    };
    Choice {
        title,
        about,
        setting: Setting::EnPassant(convention),
        style: FenStyle {
            en_passant: convention,
            ..style
        },
        field: EN_PASSANT_FIELD,
    }
}

fn choice_ui(ui: &mut Ui, state: &State, choice: &Choice, actions: &mut Actions) {
    let is_on = choice.style == state.shared.settings.fen_style();
    ui.spacing_mut().interact_size.y = target(ui.style(), RADIO_HEIGHT);
    let radio = ui.radio(is_on, tr(choice.title));
    if radio.clicked() && !is_on {
        actions.push(Action::from(SettingsAction::Choose(choice.setting.clone())));
    }
    let fen = write_fen_as(state.shared.document().position(), choice.style);
    let field = fen.split(' ').nth(choice.field).unwrap_or_default();
    let here = tr_with("fen-style-here", &[("text", field.into())]);
    let indent = ui.spacing().icon_width + ui.spacing().icon_spacing;
    ui.horizontal_top(|ui| {
        ui.add_space(indent);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(RichText::new(tr(choice.about)).weak());
            ui.label(RichText::new(here).font(SMALL_CODE_FONT));
            ui.add_space(4.0);
        });
    });
}
