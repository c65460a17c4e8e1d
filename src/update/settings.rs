//! What the user chooses for good: taken up at once, remembered by a job.

use super::start;
use crate::command::{Command, KeyFault, KeyMap};
use crate::jobs::{Job, Runner};
use crate::settings::{Note, Oddity, Recalled, Setting};
use crate::state::{Purpose, State};
use crate::text::{Locale, counted, name_text, speak, tr, tr_with};
use std::io;
use std::mem::discriminant;
use std::path::{Path, PathBuf};

/// So many keys that nothing can be done with are told one by one.
const MOST_KEY_FAULTS: usize = 8;

/// Remembers choices in this file from now on, and takes up those that are there.
pub(super) fn use_file(state: &mut State, file: PathBuf, runner: &mut dyn Runner) {
    state.memory.file = Some(file.clone());
    let job = Job::RecallSettings { file };
    start(state, Purpose::RecallSettings, job, runner);
}

/// Makes a choice and remembers it.
pub(super) fn choose(state: &mut State, setting: Setting, runner: &mut dyn Runner) {
    apply(state, setting.clone());
    let is_other = |given: &Setting| discriminant(given) != discriminant(&setting);
    state.memory.given.retain(is_other);
    if state.memory.file.is_some() {
        state.memory.unwritten.push(setting);
        write_next(state, runner);
    }
}

/// Remembers something that changes nothing of what is shown now.
pub(super) fn remember(state: &mut State, setting: Setting, runner: &mut dyn Runner) {
    state.settings.choose(setting.clone());
    if state.memory.file.is_some() {
        state.memory.unwritten.push(setting);
        write_next(state, runner);
    }
}

/// Makes a choice that holds until the program ends or another is made.
pub(super) fn choose_for_now(state: &mut State, setting: Setting) {
    apply(state, setting.clone());
    state.memory.given.push(setting);
}

/// Nothing is remembered in this start.
pub(super) fn start_safely(state: &mut State) {
    state.memory.is_safe = true;
    state.inform(tr("message-safe"));
}

/// The language of the system is known.
pub(super) fn use_system_locale(state: &mut State, locale: Locale) {
    state.system_locale = locale;
    speak(state.locale());
}

fn apply(state: &mut State, setting: Setting) {
    // What is being typed was shown in the style of before.
    super::draft::end(state);
    let is_about_keys = matches!(setting, Setting::Keys { .. });
    state.settings.choose(setting);
    if is_about_keys {
        state.keys = KeyMap::new(&state.settings.keys);
    }
    speak(state.locale());
}

/// One job at a time, so that the last choice is the one that stays.
fn write_next(state: &mut State, runner: &mut dyn Runner) {
    if state.is_busy_with_settings() || state.memory.unwritten.is_empty() {
        return;
    }
    if let Some(file) = state.memory.file.clone() {
        let settings = std::mem::take(&mut state.memory.unwritten);
        let job = Job::RememberSettings { file, settings };
        start(state, Purpose::RememberSettings, job, runner);
    }
}

/// The settings were read. What was chosen meanwhile, or on the command line, counts more.
pub(super) fn recalled(state: &mut State, recalled: Recalled, runner: &mut dyn Runner) {
    let is_untouched = super::files::is_untouched(state);
    state.settings = recalled.settings;
    let memory = &state.memory;
    let later: Vec<_> = memory
        .given
        .iter()
        .chain(&memory.unwritten)
        .cloned()
        .collect();
    for setting in later {
        state.settings.choose(setting);
    }
    state.keys = KeyMap::new(&state.settings.keys);
    speak(state.locale());
    if state.settings.has_seen_first_steps {
        // They came late, and it was shown meanwhile.
        state.first_steps = None;
    }
    if is_untouched {
        let document = state.new_document();
        state.documents[0] = document;
    }
    for note in recalled.notes {
        say(state, &note);
    }
    let faults = state.keys.faults().to_vec();
    for fault in faults.iter().take(MOST_KEY_FAULTS) {
        state.report_failure(fault_text(fault));
    }
    if let Some(more @ 1..) = faults.len().checked_sub(MOST_KEY_FAULTS) {
        state.report_failure(oddity_text(&Oddity::More { count: more }));
    }
    write_next(state, runner);
}

/// Choices were written, or not.
pub(super) fn remembered(
    state: &mut State,
    result: io::Result<Option<Note>>,
    runner: &mut dyn Runner,
) {
    match result {
        Ok(note) => {
            state.memory.fault = None;
            if let Some(note) = note {
                say(state, &note);
            }
        }
        Err(error) => {
            let text = because("settings-unwritten", &file_name(state), &error);
            state.memory.fault = Some(text.clone());
            state.report_failure(text);
        }
    }
    write_next(state, runner);
}

fn say(state: &mut State, note: &Note) {
    let file = file_name(state);
    let text = note_text(note, &file);
    if matches!(note, Note::LeftAlone { .. } | Note::Unreadable(_)) {
        state.memory.fault = Some(text.clone());
    }
    state.report_failure(text);
}

/// The whole name of the settings file, for people.
fn file_name(state: &State) -> String {
    let file = state.memory.file.as_deref();
    file.map(name_text).unwrap_or_default()
}

fn because(id: &str, file: &str, reason: &io::Error) -> String {
    let reason = reason.to_string();
    tr_with(id, &[("file", file.into()), ("reason", reason.into())])
}

fn note_text(note: &Note, file: &str) -> String {
    let kept = |id, kept_as: &Path| {
        let kept_as = name_text(kept_as);
        tr_with(id, &[("file", file.into()), ("kept", kept_as.into())])
    };
    match note {
        Note::Damaged { kept_as } => kept("settings-damaged", kept_as),
        Note::Newer { kept_as } => kept("settings-newer", kept_as),
        Note::LeftAlone { is_newer, error } => {
            let id = if *is_newer {
                "settings-newer-left"
            } else {
                "settings-damaged-left"
            };
            because(id, file, error)
        }
        Note::Odd(oddity) => oddity_text(oddity),
        Note::Unreadable(reason) => because("settings-unreadable", file, reason),
    }
}

fn oddity_text(oddity: &Oddity) -> String {
    match oddity {
        Oddity::Word { key, word } => tr_with(
            "settings-unknown-word",
            &[("key", (*key).into()), ("word", word.as_str().into())],
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
