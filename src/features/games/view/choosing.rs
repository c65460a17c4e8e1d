//! The choice between all games of a file and some of them, and the list in which these are chosen.

use crate::features::games::model::Asking;
use crate::model::action::{Action, GamesAction};
use crate::view::Actions;
use crate::widgets::bounded::{Bounded, LINE};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, GAP, bold, target};
use egui::text::{LayoutJob, TextFormat};
use egui::{Checkbox, Label, RichText, ScrollArea, TextEdit, TextStyle, TextWrapMode, Ui, vec2};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabiya_collection::games::{ChosenGames, GameTitle};
use tabiya_text::{count_text, folded, tr, tr_with};

/// Shows the choice between positions and games as rows.
pub(super) fn rows_ui(ui: &mut Ui, asking: &Asking, actions: &mut Actions) {
    if !asking.can_be_games() {
        return;
    }
    ui.label(bold(tr("games-rows")));
    ui.horizontal_wrapped(|ui| {
        for (is_as_games, id) in [(false, "games-rows-positions"), (true, "games-rows-games")] {
            let is_on = asking.is_as_games == is_as_games;
            if ui.radio(is_on, tr(id)).clicked() && !is_on {
                actions.push(Action::from(GamesAction::ChooseAsGames(is_as_games)));
            }
        }
    });
    ui.add_space(GAP);
}

/// Shows the choice between all games and some of them, once there is a list to choose from.
pub(super) fn all_or_some_ui(ui: &mut Ui, asking: &Asking, actions: &mut Actions) {
    if !asking.can_choose_games() {
        return;
    }
    ui.label(bold(tr("games-games")));
    ui.horizontal_wrapped(|ui| {
        let is_all = asking.games == ChosenGames::All;
        if ui.radio(is_all, tr("games-all")).clicked() && !is_all {
            choose(ChosenGames::All, actions);
        }
        if ui.radio(!is_all, tr("games-some")).clicked() && is_all {
            let first = asking.counts.titles.first();
            choose_lines(first.map(|title| title.line).into_iter().collect(), actions);
        }
        if let ChosenGames::InLines(lines) = &asking.games {
            let count = count_text(lines.len() as u64);
            ui.label(RichText::new(count).weak());
        }
    });
    ui.add_space(GAP);
}

fn choose(games: ChosenGames, actions: &mut Actions) {
    actions.push(Action::from(GamesAction::ChooseGames(games)));
}

fn choose_lines(lines: BTreeSet<u64>, actions: &mut Actions) {
    choose(ChosenGames::InLines(Arc::new(lines)), actions);
}

/// Shows the list of games with a box for each.
pub(super) fn list_ui(
    ui: &mut Ui,
    asking: &Asking,
    chosen: &BTreeSet<u64>,
    height: f32,
    actions: &mut Actions,
) {
    ui.label(bold(tr("games-choose")));
    search_ui(ui, asking, actions);
    let words = folded(&asking.searched);
    let found: Vec<_> = (1..)
        .zip(&asking.counts.titles)
        .filter(|(_, title)| is_found(title, &words))
        .collect();
    if found.is_empty() {
        ui.add(Label::new(RichText::new(tr("games-none-found")).weak()).wrap());
    }
    let mut changed = chosen.clone();
    let row_height = target(ui.style(), ui.spacing().interact_size.y);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = row_height;
        ScrollArea::vertical()
            .id_salt("games")
            .max_height(height)
            .auto_shrink([false, true])
            .show_rows(ui, row_height, found.len(), |ui, rows| {
                ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
                for (number, title) in found.get(rows).unwrap_or_default() {
                    game_ui(ui, *number, title, &mut changed);
                }
            });
    });
    ui.horizontal(|ui| {
        let lines = || found.iter().map(|(_, title)| title.line);
        if ui.button(tr("games-choose-all")).clicked() {
            changed.extend(lines());
        }
        if ui.button(tr("games-choose-none")).clicked() {
            for line in lines() {
                changed.remove(&line);
            }
        }
    });
    if changed != *chosen {
        choose_lines(changed, actions);
    }
}

fn search_ui(ui: &mut Ui, asking: &Asking, actions: &mut Actions) {
    let mut text = asking.searched.clone();
    let height = target(ui.style(), CONTROL_HEIGHT);
    let mut bounded = Bounded::new(ui, &mut text, LINE);
    let field = TextEdit::singleline(&mut bounded)
        .hint_text(tr("games-search-hint"))
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, height))
        .align(egui::Align2::LEFT_CENTER);
    let response = ui.add(field).accessible_name(tr("games-search"));
    if response.field_tip(tr("games-search")).changed() {
        actions.push(Action::from(GamesAction::SearchGames(text)));
    }
}

/// Whether a title has all these words, or parts of words.
fn is_found(title: &GameTitle, words: &str) -> bool {
    if words.is_empty() {
        return true;
    }
    let text = folded(&format!("{} {}", title.players, title.details));
    words.split(' ').all(|word| text.contains(word))
}

fn game_ui(ui: &mut Ui, number: u64, title: &GameTitle, chosen: &mut BTreeSet<u64>) {
    let font = TextStyle::Body.resolve(ui.style());
    let format = |color| TextFormat::simple(font.clone(), color);
    let players = if title.players.is_empty() {
        tr_with("games-number", &[("number", number.into())])
    } else {
        title.players.clone()
    };
    let mut job = LayoutJob::default();
    job.append(&players, 0.0, format(ui.visuals().text_color()));
    if !title.details.is_empty() {
        let details = format!("  {}", title.details);
        job.append(&details, 0.0, format(ui.visuals().weak_text_color()));
    }
    let mut is_chosen = chosen.contains(&title.line);
    let whole = job.text.clone();
    let response = ui.add(Checkbox::new(&mut is_chosen, job));
    if response.on_hover_text(whole).changed() {
        if is_chosen {
            chosen.insert(title.line);
        } else {
            chosen.remove(&title.line);
        }
    }
}
