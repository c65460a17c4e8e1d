//! The current keys of all commands: those of the table with the user's changes.
//!
//! The user's choices take precedence over the table: a key that was taken from a command returns to it when it is
//! given up, and a new default never takes a chosen key away. Menus, tooltips, the palette and both dialogs ask this
//! map. The settings file has only the keys that were changed; a line that makes no sense is reported and left alone.

use super::fixed_keys::{FixedUse, fixed_use};
use super::table::Command;
use tabiya_notation::piece_letters::Language;
use tabiya_settings::keys::Keys;
use tabiya_settings::{KeyChanges, Setting};

/// The keys of all commands. No two commands share any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyMap {
    rows: Vec<Row>,
    language: Language,
    faults: Vec<KeyFault>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    command: Command,
    keys: Vec<Keys>,
    is_chosen: bool,
}

/// An entry of the user's file that cannot be applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyFault {
    /// Two commands claim the same keys; the first in the table gets them.
    Clash {
        /// The contested keys.
        keys: Keys,
        /// The command that gets the keys.
        first: Command,
        /// The command that does not get them.
        second: Command,
    },
    /// The keys have a fixed meaning, which no command can replace.
    Fixed {
        /// The requested keys.
        keys: Keys,
        /// Their fixed meaning.
        fixed: FixedUse,
        /// The command that claims them.
        command: Command,
    },
    /// There is no such command.
    UnknownCommand(String),
}

/// The present user of keys that a command is to get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// No command has them.
    Nobody,
    /// The same command has them.
    Itself,
    /// They have a fixed meaning, which remains.
    Fixed(FixedUse),
    /// Another command has them.
    Other(Command),
}

impl KeyMap {
    /// Creates the map from the keys of the table and these changes. The user's choices take precedence over
    /// the table; among the choices, the command that is first in the table wins. Letters that place pieces in this
    /// language are no keys of commands.
    pub fn new(changes: &KeyChanges, language: Language) -> Self {
        let change_of = |command: Command| changes.get(command.name());
        let row = |command: &Command| Row {
            command: *command,
            keys: Vec::new(),
            is_chosen: change_of(*command).is_some(),
        };
        let mut map = Self {
            rows: Command::ALL.iter().map(row).collect(),
            language,
            faults: Vec::new(),
        };
        for command in Command::ALL {
            for keys in change_of(*command).into_iter().flatten() {
                map.give(*command, *keys);
            }
        }
        let mut unchanged = Command::ALL.to_vec();
        unchanged.retain(|command| change_of(*command).is_none());
        for command in unchanged {
            for keys in map.usual_keys(command) {
                if map.command_of(keys).is_none() {
                    map.add(command, keys);
                }
            }
        }
        let unknown = changes
            .keys()
            .filter(|name| Command::by_name(name).is_none());
        let unknown = unknown.cloned().map(KeyFault::UnknownCommand);
        map.faults.extend(unknown);
        map
    }

    fn give(&mut self, command: Command, keys: Keys) {
        match self.holder(command, keys) {
            Holder::Nobody => self.add(command, keys),
            Holder::Itself => {}
            Holder::Fixed(fixed) => self.faults.push(KeyFault::Fixed {
                keys,
                fixed,
                command,
            }),
            Holder::Other(first) => self.faults.push(KeyFault::Clash {
                keys,
                first,
                second: command,
            }),
        }
    }

    fn add(&mut self, command: Command, keys: Keys) {
        if let Some(row) = self.rows.iter_mut().find(|row| row.command == command) {
            row.keys.push(keys);
        }
    }

    fn row(&self, command: Command) -> Option<&Row> {
        self.rows.iter().find(|row| row.command == command)
    }

    /// The changeable keys of a command.
    pub fn of(&self, command: Command) -> &[Keys] {
        self.row(command).map_or(&[], |row| &row.keys)
    }

    /// All keys that run a command; the first is the one to show.
    pub fn all_of(&self, command: Command) -> impl Iterator<Item = Keys> {
        let of_system = command.row().system_keys.into_iter();
        of_system.chain(self.of(command).iter().copied())
    }

    /// The command that has these keys.
    pub fn command_of(&self, keys: Keys) -> Option<Command> {
        let has = |row: &&Row| row.keys.contains(&keys);
        self.rows.iter().find(has).map(|row| row.command)
    }

    /// All keys with their commands.
    pub fn iter(&self) -> impl Iterator<Item = (Keys, Command)> {
        let rows = self.rows.iter();
        rows.flat_map(|row| row.keys.iter().map(|keys| (*keys, row.command)))
    }

    /// Whether the keys of the command differ from those of the table.
    pub fn is_changed(&self, command: Command) -> bool {
        self.of(command) != self.usual_keys(command)
    }

    /// The entries of the user's file that could not be applied.
    pub fn faults(&self) -> &[KeyFault] {
        &self.faults
    }

    /// The present user of keys that a command is to get.
    pub fn holder(&self, command: Command, keys: Keys) -> Holder {
        if let Some(fixed) = fixed_use(keys, self.language) {
            return Holder::Fixed(fixed);
        }
        match self.command_of(keys) {
            None => Holder::Nobody,
            Some(other) if other == command => Holder::Itself,
            Some(other) => Holder::Other(other),
        }
    }

    /// The setting that gives a command exactly these keys.
    fn choice(&self, command: Command, keys: Vec<Keys>) -> Setting {
        Setting::Keys {
            command: command.name(),
            keys: (keys != self.usual_keys(command)).then_some(keys),
        }
    }

    /// The keys of the table that are no letters of pieces.
    fn usual_keys(&self, command: Command) -> Vec<Keys> {
        let is_free = |keys: &Keys| fixed_use(*keys, self.language).is_none();
        let keys = command.row().keys.iter().copied();
        keys.filter(is_free).collect()
    }

    /// The settings that give a command these keys in addition, and take them from other commands.
    pub fn adding(&self, command: Command, keys: Keys) -> Vec<Setting> {
        let mut all = self.of(command).to_vec();
        if !all.contains(&keys) {
            all.push(keys);
        }
        self.giving(command, all)
    }

    /// The setting that takes these keys from a command.
    pub fn removing(&self, command: Command, keys: Keys) -> Setting {
        self.choice(command, self.without(command, &[keys]))
    }

    /// The settings that give a command the keys of the table again, and take these from other
    /// commands.
    pub fn resetting(&self, command: Command) -> Vec<Setting> {
        self.giving(command, self.usual_keys(command))
    }

    /// The settings that restore the keys of the table for all commands.
    pub fn resetting_all(changes: &KeyChanges) -> Vec<Setting> {
        let commands = changes.keys().filter_map(|name| Command::by_name(name));
        let reset = |command: Command| Setting::Keys {
            command: command.name(),
            keys: None,
        };
        commands.map(reset).collect()
    }

    fn giving(&self, command: Command, keys: Vec<Keys>) -> Vec<Setting> {
        // Other commands that have these keys by default lose them automatically, and get them back when these keys are
        // released.
        let has_some = |row: &&Row| row.keys.iter().any(|own| keys.contains(own));
        let holders = self.rows.iter().filter(has_some);
        let holders = holders.filter(|row| row.is_chosen && row.command != command);
        let mut choices: Vec<_> = holders
            .map(|row| self.choice(row.command, self.without(row.command, &keys)))
            .collect();
        choices.push(self.choice(command, keys));
        choices
    }

    fn without(&self, command: Command, keys: &[Keys]) -> Vec<Keys> {
        let own = self.of(command).iter().copied();
        own.filter(|own| !keys.contains(own)).collect()
    }
}

impl Default for KeyMap {
    fn default() -> Self {
        Self::new(&KeyChanges::new(), Language::English)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabiya_settings::Settings;
    use tabiya_settings::keys::{alt, ctrl, ctrl_shift, key};

    fn with(changes: &[(&str, &[Keys])]) -> KeyMap {
        in_language(Language::English, changes)
    }

    fn in_language(language: Language, changes: &[(&str, &[Keys])]) -> KeyMap {
        let changes = changes.iter();
        let changes = changes.map(|(name, keys)| ((*name).to_owned(), keys.to_vec()));
        KeyMap::new(&changes.collect(), language)
    }

    fn after(map: &mut Settings, choices: Vec<Setting>) -> KeyMap {
        for choice in choices {
            map.choose(choice);
        }
        KeyMap::new(&map.keys, Language::English)
    }

    #[test]
    fn the_default_key_map_has_the_keys_of_the_table() {
        let map = KeyMap::default();
        for command in Command::ALL {
            assert_eq!(map.of(*command), command.row().keys);
            assert!(!map.is_changed(*command));
        }
        assert_eq!(map.faults(), []);
    }

    #[test]
    fn no_default_key_has_a_fixed_use() {
        for command in Command::ALL {
            for keys in command.row().keys {
                let fixed = fixed_use(*keys, Language::English);
                assert_eq!(fixed, None, "{keys} of {command:?}");
            }
        }
    }

    #[test]
    fn a_command_whose_letter_places_a_piece_keeps_a_key_with_ctrl() {
        for language in Language::ALL {
            let map = in_language(language, &[]);
            assert_eq!(map.faults(), []);
            for command in Command::ALL {
                let keys = map.of(*command);
                let has_keys = !command.row().keys.is_empty();
                assert_eq!(!keys.is_empty(), has_keys, "{command:?} in {language:?}");
                assert!(!map.is_changed(*command));
            }
        }
        let german = in_language(Language::German, &[]);
        assert_eq!(german.of(Command::SymmetricPlacement), [ctrl_shift("Y")]);
        assert_eq!(german.command_of(key("S")), None);
        assert_eq!(german.command_of(key("F")), Some(Command::FlipBoard));
        let french = in_language(Language::French, &[("find", &[key("F")])]);
        assert_eq!(french.of(Command::Find), []);
        assert!(matches!(french.faults(), [KeyFault::Fixed { .. }]));
    }

    #[test]
    fn a_chosen_key_overrides_a_default_key() {
        let map = with(&[("flip-board", &[ctrl("F"), ctrl("B")])]);
        assert_eq!(map.command_of(ctrl("F")), Some(Command::FlipBoard));
        assert_eq!(map.of(Command::Find), []);
        assert!(map.is_changed(Command::Find));
        assert_eq!(map.command_of(key("F")), None);
        assert_eq!(map.faults(), []);
    }

    #[test]
    fn a_key_clash_is_reported_and_the_first_command_keeps_the_key() {
        let map = with(&[("flip-board", &[ctrl("B")]), ("find", &[ctrl("B")])]);
        assert_eq!(map.command_of(ctrl("B")), Some(Command::Find));
        let clash = KeyFault::Clash {
            keys: ctrl("B"),
            first: Command::Find,
            second: Command::FlipBoard,
        };
        assert_eq!(map.faults(), [clash]);
        assert_eq!(map.of(Command::FlipBoard), []);
    }

    #[test]
    fn keys_of_the_board_cannot_be_assigned_to_commands() {
        for keys in [
            "K",
            "shift+p",
            "7",
            ".",
            "x",
            "/",
            "Space",
            "Shift+Left",
            "Ctrl+Up",
            "Tab",
        ] {
            let keys: Keys = keys.parse().unwrap_or(key("F9"));
            let map = with(&[("flip-board", &[keys])]);
            assert_eq!(map.of(Command::FlipBoard), [], "{keys}");
            assert!(matches!(map.faults(), [KeyFault::Fixed { .. }]), "{keys}");
        }
        // With Ctrl or Alt, they are available.
        assert_eq!(with(&[("flip-board", &[alt("K")])]).faults(), []);
        assert_eq!(with(&[("sort", &[ctrl_shift("X")])]).faults(), []);
    }

    #[test]
    fn an_unknown_command_is_reported() {
        let unknown = KeyFault::UnknownCommand("fly".to_owned());
        assert_eq!(with(&[("fly", &[ctrl("B")])]).faults(), [unknown]);
    }

    #[test]
    fn resetting_a_command_returns_a_taken_key_to_its_default_command() {
        let mut settings = Settings::default();
        let map = KeyMap::default();
        let map = after(&mut settings, map.adding(Command::FlipBoard, ctrl("F")));
        assert_eq!(map.of(Command::FlipBoard), [key("F"), ctrl("U"), ctrl("F")]);
        assert_eq!(map.of(Command::Find), []);
        let map = after(&mut settings, map.resetting(Command::FlipBoard));
        assert_eq!(map, KeyMap::default());
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn resetting_a_command_takes_its_default_keys_back() {
        let mut settings = Settings::default();
        let mut map = KeyMap::default();
        for keys in map.of(Command::NextPosition).to_vec() {
            map = after(&mut settings, map.adding(Command::Sort, keys));
        }
        assert_eq!(map.of(Command::NextPosition), []);
        assert_eq!(map.of(Command::Sort).len(), 3);
        let map = after(&mut settings, map.resetting(Command::NextPosition));
        assert_eq!(map, KeyMap::default());
    }

    #[test]
    fn a_removed_key_is_remembered_as_removed() {
        let mut settings = Settings::default();
        let removing = KeyMap::default().removing(Command::FlipBoard, key("F"));
        let map = after(&mut settings, vec![removing]);
        assert_eq!(map.of(Command::FlipBoard), [ctrl("U")]);
        assert_eq!(settings.keys.get("flip-board"), Some(&vec![ctrl("U")]));
    }
}
