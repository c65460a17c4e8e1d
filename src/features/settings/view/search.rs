//! The search text and the settings found.

use crate::command::{Command, Findable, MatchRank};
use crate::model::state::State;
use tabiya_notation::piece_letters::Language;
use tabiya_settings::{SETTING_ROWS, Setting, SettingChoice, SettingControl, SettingRow};
use tabiya_text::{folded, tr, tr_with};

/// The maximum number of commands in the search results.
const MAX_COMMANDS: usize = 4;

/// The memory of the dialog while it is open.
#[derive(Debug, Default)]
pub(super) struct SettingsDialog {
    pub(super) typed: String,
    /// The row that was reset. Its control is to receive the keyboard focus.
    pub(super) focus: Option<&'static str>,
    /// Whether the search field is to receive the keyboard focus.
    pub(super) field_wanted: bool,
}

/// The settings that match the search text, and the commands whose keys may be meant.
pub(super) struct FoundSettings {
    typed: String,
    keys: Vec<&'static str>,
    commands: Vec<Command>,
}

impl FoundSettings {
    pub(super) fn by(state: &State, typed: &str) -> Self {
        let typed = folded(typed);
        let commands = commands_called(&typed);
        let is_meant = |row: &&SettingRow| {
            let is_about_keys = matches!(row.control, SettingControl::Keys);
            typed.is_empty()
                || has_all(&words_of(state, row), &typed)
                || is_about_keys && !commands.is_empty()
        };
        let rows = SETTING_ROWS.iter().filter(is_meant);
        Self {
            keys: rows.map(|row| row.key).collect(),
            commands,
            typed,
        }
    }

    /// Whether the search text is not empty.
    pub(super) fn is_search(&self) -> bool {
        !self.typed.is_empty()
    }

    pub(super) fn has(&self, row: &SettingRow) -> bool {
        self.keys.contains(&row.key)
    }

    /// The matching commands, best first.
    pub(super) fn commands(&self) -> &[Command] {
        &self.commands
    }
}

/// Whether the text contains each word of the search text.
fn has_all(text: &str, typed: &str) -> bool {
    typed.split(' ').all(|word| text.contains(word))
}

/// The text in which a setting is searched.
fn words_of(state: &State, row: &SettingRow) -> String {
    let mut all = vec![
        row.key.to_owned(),
        tr(row.group.text_id()),
        tr(row.name),
        tr(row.about),
        tr(row.other_words),
    ];
    for choice in row.choices {
        all.push(choice.word.to_owned());
        all.push(value_text(state, choice));
    }
    folded(&all.join(" "))
}

/// The commands whose names match the search text well. A match anywhere in the name would give too many.
fn commands_called(typed: &str) -> Vec<Command> {
    if typed.is_empty() {
        return Vec::new();
    }
    let rank = |command: &Command| {
        let findable = Findable::new(&folded(&tr(command.row().text_id)), "", &[]);
        let rank = findable.rank(typed)?;
        (rank <= MatchRank::Words && rank != MatchRank::Initials).then_some((rank, *command))
    };
    let mut found: Vec<_> = Command::ALL.iter().filter_map(rank).collect();
    found.sort_by_key(|(rank, _)| *rank);
    let commands = found.into_iter().map(|(_, command)| command);
    commands.take(MAX_COMMANDS).collect()
}

/// The displayed name of a value.
pub(super) fn value_text(state: &State, choice: &SettingChoice) -> String {
    match choice.setting {
        Setting::Zoom(zoom) => tr_with(choice.text_id, &[("percent", zoom.percent().into())]),
        Setting::Language(None) => {
            let language = language_name(state.shared.locale().piece_letters());
            tr_with(choice.text_id, &[("language", language.into())])
        }
        _ if choice.text_id.is_empty() => choice.word.to_owned(),
        _ => tr(choice.text_id),
    }
}

fn language_name(language: Language) -> String {
    tr(&format!("language-{}", language.code()))
}
