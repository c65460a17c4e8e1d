//! What can be chosen, in words.

use crate::notation::piece_letters::Language;
use crate::settings::{Setting, SettingChoice};
use crate::state::State;
use crate::text::{tr, tr_with};

/// A choice as a person reads it.
pub(super) fn value_text(state: &State, choice: &SettingChoice) -> String {
    match choice.setting {
        Setting::Zoom(zoom) => tr_with(choice.text_id, &[("percent", zoom.percent().into())]),
        Setting::Language(None) => {
            let language = language_name(state.locale().piece_letters());
            tr_with(choice.text_id, &[("language", language.into())])
        }
        _ if choice.text_id.is_empty() => choice.word.to_owned(),
        _ => tr(choice.text_id),
    }
}

fn language_name(language: Language) -> String {
    tr(&format!("language-{}", language.code()))
}
