//! Reads and writes the settings file.

use crate::command::{Command, KeyFault};
use crate::features::settings::model::Memory;
use crate::model::action::HelpAction;
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::io;
use std::path::{Path, PathBuf};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_settings::{Oddity, RecalledSettings, Setting, SettingsNote, recall, remember};
use tabiya_text::{counted, name_text, speak, tr, tr_with};

/// The maximum number of listed keys that cannot be used.
const MAX_KEY_FAULTS: usize = 8;

/// Reads the settings.
#[derive(Debug)]
pub struct RecallSettings {
    /// The settings file.
    pub file: PathBuf,
}

impl Work for RecallSettings {
    type News = Infallible;
    /// The settings, as far as they could be read.
    type Answer = RecalledSettings;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> RecalledSettings {
        recall(&self.file)
    }
}

/// The task that reads the settings.
#[derive(Debug)]
pub struct RecallingSettings;

impl Task<State> for RecallingSettings {
    type Work = RecallSettings;

    fn status(&self) -> String {
        tr("status-settings")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        recalled: RecalledSettings,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        take_up(&mut state.memory, &mut state.shared, recalled, runner);
    }
}

/// Writes settings to the file.
#[derive(Debug)]
pub struct RememberSettings {
    /// The settings file.
    pub file: PathBuf,
    /// The settings to write.
    pub settings: Vec<Setting>,
}

impl Work for RememberSettings {
    type News = Infallible;
    type Answer = io::Result<Option<SettingsNote>>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        remember(&self.file, &self.settings)
    }
}

/// The task that writes settings.
#[derive(Debug)]
pub struct RememberingSettings;

impl Task<State> for RememberingSettings {
    type Work = RememberSettings;

    fn status(&self) -> String {
        tr("status-settings")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: io::Result<Option<SettingsNote>>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        remembered(&mut state.memory, &mut state.shared, result, runner);
    }
}

impl Shared {
    /// Whether settings are being read or written.
    pub fn is_busy_with_settings(&self) -> bool {
        self.tasks.has::<RecallingSettings>() || self.tasks.has::<RememberingSettings>()
    }
}

/// Starts to write the next settings. Only one task runs at a time, so that the last choice wins.
pub(crate) fn write_next(own: &mut Memory, shared: &mut Shared, runner: &mut dyn Runner) {
    if shared.is_busy_with_settings() || own.unwritten.is_empty() {
        return;
    }
    if let Some(file) = own.file.clone() {
        let settings = std::mem::take(&mut own.unwritten);
        let work = RememberSettings { file, settings };
        start(shared, RememberingSettings, work, runner);
    }
}

/// Takes the settings that were read. Settings chosen in the meantime or on the command line take precedence.
fn take_up(
    own: &mut Memory,
    shared: &mut Shared,
    recalled: RecalledSettings,
    runner: &mut dyn Runner,
) {
    let is_untouched = shared.is_untouched();
    shared.settings = recalled.settings;
    let memory = &*own;
    let later: Vec<_> = memory
        .given
        .iter()
        .chain(&memory.unwritten)
        .cloned()
        .collect();
    for setting in later {
        shared.settings.choose(setting);
    }
    shared.renew_keys();
    speak(shared.locale());
    if shared.settings.has_seen_first_steps {
        // The settings were read late, and the note was already shown.
        shared.send(HelpAction::ForgetFirstSteps);
    }
    if is_untouched {
        let document = shared.new_document();
        shared.documents[0] = document;
    }
    for note in recalled.notes {
        say(own, shared, &note);
    }
    let faults = shared.keys.faults().to_vec();
    for fault in faults.iter().take(MAX_KEY_FAULTS) {
        shared.report_failure(fault_text(fault));
    }
    if let Some(more @ 1..) = faults.len().checked_sub(MAX_KEY_FAULTS) {
        shared.report_failure(oddity_text(&Oddity::More { count: more }));
    }
    write_next(own, shared, runner);
}

/// Takes the result of a write.
fn remembered(
    own: &mut Memory,
    shared: &mut Shared,
    result: io::Result<Option<SettingsNote>>,
    runner: &mut dyn Runner,
) {
    match result {
        Ok(note) => {
            own.fault = None;
            if let Some(note) = note {
                say(own, shared, &note);
            }
        }
        Err(error) => {
            let text = because("settings-unwritten", &file_name(own), &error);
            own.fault = Some(text.clone());
            shared.report_failure(text);
        }
    }
    write_next(own, shared, runner);
}

fn say(own: &mut Memory, shared: &mut Shared, note: &SettingsNote) {
    let file = file_name(own);
    let text = note_text(note, &file);
    if matches!(
        note,
        SettingsNote::LeftAlone { .. } | SettingsNote::Unreadable(_)
    ) {
        own.fault = Some(text.clone());
    }
    shared.report_failure(text);
}

/// The displayed path of the settings file.
fn file_name(own: &Memory) -> String {
    let file = own.file.as_deref();
    file.map(name_text).unwrap_or_default()
}

fn because(id: &str, file: &str, reason: &io::Error) -> String {
    let reason = reason.to_string();
    tr_with(id, &[("file", file.into()), ("reason", reason.into())])
}

fn note_text(note: &SettingsNote, file: &str) -> String {
    let kept = |id, kept_as: &Path| {
        let kept_as = name_text(kept_as);
        tr_with(id, &[("file", file.into()), ("kept", kept_as.into())])
    };
    match note {
        SettingsNote::Damaged { kept_as } => kept("settings-damaged", kept_as),
        SettingsNote::Newer { kept_as } => kept("settings-newer", kept_as),
        SettingsNote::LeftAlone { is_newer, error } => {
            let id = if *is_newer {
                "settings-newer-left"
            } else {
                "settings-damaged-left"
            };
            because(id, file, error)
        }
        SettingsNote::Odd(oddity) => oddity_text(oddity),
        SettingsNote::Unreadable(reason) => because("settings-unreadable", file, reason),
    }
}

fn oddity_text(oddity: &Oddity) -> String {
    match oddity {
        Oddity::Word { key, word } => tr_with(
            "settings-unknown-word",
            &[("key", (*key).into()), ("word", word.as_str().into())],
        ),
        Oddity::Folder { folder } => tr_with(
            "settings-relative-folder",
            &[("folder", folder.as_str().into())],
        ),
        Oddity::Keys { command, word } => tr_with(
            "settings-unknown-keys",
            &[
                ("command", command.as_str().into()),
                ("word", word.as_str().into()),
            ],
        ),
        Oddity::StyleWord { style, key, word } => tr_with(
            "settings-unknown-style-word",
            &[
                ("style", style.as_str().into()),
                ("key", key.as_str().into()),
                ("word", word.as_str().into()),
            ],
        ),
        Oddity::More { count } => tr_with("settings-more-unknown", &counted(*count)),
    }
}

fn fault_text(fault: &KeyFault) -> String {
    let label = |command: Command| tr(command.row().text_id);
    match fault {
        KeyFault::Clash {
            keys,
            first,
            second,
        } => tr_with(
            "settings-keys-clash",
            &[
                ("keys", keys.words().into()),
                ("first", label(*first).into()),
                ("second", label(*second).into()),
            ],
        ),
        KeyFault::Fixed {
            keys,
            fixed,
            command,
        } => tr_with(
            "settings-keys-fixed",
            &[
                ("keys", keys.words().into()),
                ("use", tr(fixed.text_id()).into()),
                ("command", label(*command).into()),
            ],
        ),
        KeyFault::UnknownCommand(name) => tr_with(
            "settings-unknown-command",
            &[("command", name_text(name).into())],
        ),
    }
}
