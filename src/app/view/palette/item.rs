//! What can be found in the palette.

use crate::app::action::Action;
use crate::app::state::State;
use crate::command::{Command, Findable, Menu};
use crate::features::fen::view::copy_as::{form_about, form_name};
use crate::notation::forms::Form;
use crate::text::{tr, tr_with};

/// Something to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Command(Command),
    CopyAs(Form),
}

/// All, as the menus have them.
pub(super) fn all_items(state: &State) -> Vec<(Item, Findable)> {
    let mut items = Vec::new();
    for command in Command::ALL {
        // One is here already.
        if *command != Command::Palette {
            items.push(Item::Command(*command));
        }
        if *command == Command::CopyAs {
            items.extend(Form::ALL.iter().copied().map(Item::CopyAs));
        }
    }
    let findable = |item: Item| (item, item.findable(state));
    items.into_iter().map(findable).collect()
}

impl Item {
    pub(super) fn command(self) -> Option<Command> {
        match self {
            Self::Command(command) => Some(command),
            Self::CopyAs(_) => None,
        }
    }

    pub(super) fn action(self) -> Action {
        match self {
            Self::Command(command) => Action::Run(command),
            Self::CopyAs(form) => Action::CopyAs(form),
        }
    }

    pub(super) fn name(self) -> String {
        match self {
            Self::Command(command) => tr(command.row().text_id),
            Self::CopyAs(form) => tr_with("palette-copy-as", &[("form", form_name(form).into())]),
        }
    }

    /// The menus in which it stands.
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

    /// Why it would do nothing now.
    pub(super) fn obstacle(self, state: &State) -> Option<&'static str> {
        self.command().and_then(|command| command.obstacle(state))
    }

    /// For what switches something: whether it is on.
    pub(super) fn is_on(self, state: &State) -> Option<bool> {
        self.command().and_then(|command| command.is_on(state))
    }

    /// What it is for, where the name does not say it.
    pub(super) fn about(self) -> String {
        match self {
            Self::Command(_) => String::new(),
            Self::CopyAs(form) => form_about(form),
        }
    }

    fn findable(self, state: &State) -> Findable {
        let keys = self.command().into_iter();
        let keys = keys.flat_map(|command| state.keys.all_of(command));
        let keys: Vec<_> = keys
            .flat_map(|keys| [keys.words(), keys.to_string()])
            .collect();
        let other_words = self.command().and_then(|command| command.row().other_words);
        let other_words = other_words.map(tr);
        let around = format!("{} {}", self.place(), other_words.unwrap_or_default());
        Findable::new(&self.name(), &around, &keys)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_found_first_by_its_name() {
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
    fn every_command_is_found_by_any_word_of_its_name_and_by_each_of_its_keys() {
        let state = State::new();
        for (item, findable) in all_items(&state) {
            for word in item.name().split_whitespace() {
                assert!(findable.rank(word).is_some(), "{word}");
            }
            let keys = item.command().into_iter();
            for keys in keys.flat_map(|command| state.keys.all_of(command)) {
                let found = findable.rank(&keys.to_string().to_lowercase());
                assert_eq!(found, Some(crate::command::Rank::Keys), "{keys}");
            }
        }
    }
}
