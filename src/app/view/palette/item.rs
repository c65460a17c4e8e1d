//! The items of the palette.

use crate::command::{Command, Findable, Menu};
use crate::features::fen::view::copy_as::{form_about, form_name};
use crate::model::action::{Action, FenAction};
use crate::model::state::State;
use tabiya_notation::forms::Form;
use tabiya_text::{tr, tr_with};

/// A command or another action of the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PaletteItem {
    Command(Command),
    CopyAs(Form),
}

/// All items in menu order.
pub(super) fn all_items(state: &State) -> Vec<(PaletteItem, Findable)> {
    let mut items = Vec::new();
    for command in Command::ALL {
        // The palette itself is already open.
        if *command != Command::Palette {
            items.push(PaletteItem::Command(*command));
        }
        if *command == Command::CopyAs {
            items.extend(Form::ALL.iter().copied().map(PaletteItem::CopyAs));
        }
    }
    let findable = |item: PaletteItem| (item, item.findable(state));
    items.into_iter().map(findable).collect()
}

impl PaletteItem {
    pub(super) fn command(self) -> Option<Command> {
        match self {
            Self::Command(command) => Some(command),
            Self::CopyAs(_) => None,
        }
    }

    pub(super) fn action(self) -> Action {
        match self {
            Self::Command(command) => Action::chosen(command),
            Self::CopyAs(form) => Action::from(FenAction::CopyAs(form)),
        }
    }

    pub(super) fn name(self) -> String {
        match self {
            Self::Command(command) => tr(command.row().text_id),
            Self::CopyAs(form) => tr_with("palette-copy-as", &[("form", form_name(form).into())]),
        }
    }

    /// The menus that contain the item.
    pub(super) fn place(self) -> String {
        let within = |menu: &str, submenu: &str| {
            let variables = [("menu", tr(menu).into()), ("submenu", tr(submenu).into())];
            tr_with("palette-place", &variables)
        };
        let row = match self {
            Self::CopyAs(_) => return within(Menu::Edit.text_id(), "copy-as"),
            Self::Command(command) => command.row(),
        };
        match row.submenu {
            Some(submenu) => within(row.menu.text_id(), submenu.text_id()),
            None => tr(row.menu.text_id()),
        }
    }

    /// The reason why the item would do nothing now.
    pub(super) fn obstacle(self, state: &State) -> Option<&'static str> {
        self.command().and_then(|command| command.obstacle(state))
    }

    /// Whether the item is on; `None` unless it switches something.
    pub(super) fn is_on(self, state: &State) -> Option<bool> {
        self.command().and_then(|command| command.is_on(state))
    }

    /// The purpose of the item, if its name does not express it.
    pub(super) fn about(self) -> String {
        match self {
            Self::Command(_) => String::new(),
            Self::CopyAs(form) => form_about(form),
        }
    }

    fn findable(self, state: &State) -> Findable {
        let keys = self.command().into_iter();
        let keys = keys.flat_map(|command| state.shared.keys.all_of(command));
        let keys: Vec<_> = keys
            .flat_map(|keys| [keys.words(), keys.to_string()])
            .collect();
        let other_words = self.command().and_then(|command| command.row().other_words);
        let other_words = other_words.map(tr);
        let findable = Findable::new(&self.name(), &self.place(), &keys);
        findable.or_by(&other_words.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabiya_text::{Locale, speak};

    #[test]
    fn the_full_name_of_a_command_finds_it_first() {
        let items = all_items(&State::new());
        assert!(items.len() > Command::ALL.len());
        for (item, _) in &items {
            let name = item.name();
            let best = items.iter().min_by_key(|(_, findable)| {
                let rank = findable.rank(&name);
                (rank.is_none(), rank)
            });
            assert_eq!(best.map(|(best, _)| *best), Some(*item), "{name}");
        }
    }

    #[test]
    fn everyday_words_find_a_command_in_every_language() {
        for (locale, called) in [
            (
                Locale::English,
                [
                    ("worksheet", Command::DiagramPages),
                    ("print", Command::Print),
                    ("fix", Command::RepairAll),
                    ("legal", Command::CheckAll),
                    ("rook endings", Command::Find),
                    ("opposite bishops", Command::Find),
                    ("mate in two", Command::Find),
                ],
            ),
            (
                Locale::German,
                [
                    ("Arbeitsblatt", Command::DiagramPages),
                    ("drucken", Command::Print),
                    ("korrigieren", Command::RepairAll),
                    ("legal", Command::CheckAll),
                    ("Turmendspiele", Command::Find),
                    ("ungleichfarbige laufer", Command::Find),
                    ("Matt in zwei", Command::Find),
                ],
            ),
            (
                Locale::Spanish,
                [
                    ("ficha", Command::DiagramPages),
                    ("imprimir", Command::Print),
                    ("arreglar", Command::RepairAll),
                    ("legal", Command::CheckAll),
                    ("finales de torres", Command::Find),
                    ("alfiles de distinto color", Command::Find),
                    ("mate en dos", Command::Find),
                ],
            ),
            (
                Locale::French,
                [
                    ("exercices", Command::DiagramPages),
                    ("imprimer", Command::Print),
                    ("nettoyer", Command::RepairAll),
                    ("legal", Command::CheckAll),
                    ("finales de tours", Command::Find),
                    ("fous de couleurs opposees", Command::Find),
                    ("mat en deux", Command::Find),
                ],
            ),
            (
                Locale::Russian,
                [
                    ("рабочий лист", Command::DiagramPages),
                    ("печать", Command::Print),
                    ("починить", Command::RepairAll),
                    ("легальность", Command::CheckAll),
                    ("ладейные окончания", Command::Find),
                    ("разноцветные слоны", Command::Find),
                    ("мат в два хода", Command::Find),
                ],
            ),
        ] {
            speak(locale);
            let items = all_items(&State::new());
            for (typed, command) in called {
                let ranked = items.iter().filter_map(|(item, findable)| {
                    let rank = findable.rank(typed)?;
                    Some((rank, *item))
                });
                let best = ranked.min_by_key(|(rank, _)| *rank).map(|(_, item)| item);
                let found = items.iter().any(|(item, findable)| {
                    *item == PaletteItem::Command(command) && findable.rank(typed).is_some()
                });
                assert!(found, "{typed}");
                // Printing is also offered for a diagram, and comes first there.
                let is_first = best == Some(PaletteItem::Command(command));
                let is_diagram = best == Some(PaletteItem::Command(Command::Diagram));
                assert!(is_first || is_diagram, "{typed}: {best:?}");
            }
            speak(Locale::English);
        }
    }

    #[test]
    fn each_word_of_its_name_and_each_key_finds_a_command() {
        let state = State::new();
        for (item, findable) in all_items(&state) {
            for word in item.name().split_whitespace() {
                assert!(findable.rank(word).is_some(), "{word}");
            }
            let keys = item.command().into_iter();
            for keys in keys.flat_map(|command| state.shared.keys.all_of(command)) {
                let found = findable.rank(&keys.to_string().to_lowercase());
                assert_eq!(found, Some(crate::command::MatchRank::Keys), "{keys}");
            }
        }
    }
}
