//! Messages to the user: successes, failures, and the time at which each one disappears; and the language of the
//! window, the language of piece letters, and related preferences.

use crate::command::KeyMap;
use crate::features::board::model::board_state::ReplacementOffer;
use crate::features::settings::model::Sight;
use crate::model::action::FilesAction;
use crate::model::state::{Message, MessageOffer, Shared};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, Edit, StateId};
use tabiya_collection::passes::PassError;
use tabiya_lines::{LoadError, ReadError};
use tabiya_notation::forms::FormSettings;
use tabiya_notation::moves::PieceNames;
use tabiya_notation::piece_letters::Language;
use tabiya_picture::Thumbnail;
use tabiya_text::{Locale, load_error_text, name_text, probe_error_text, tr, tr_with};

impl Shared {
    /// Announces a change to screen readers and removes the previous message.
    pub fn announce(&mut self, text: String) {
        self.message = None;
        self.announcement = text;
    }

    /// Reports a success.
    pub fn inform(&mut self, text: String) {
        self.say(text, false, None);
    }

    /// Reports a success, with a button for a possible next step.
    pub fn inform_offering(&mut self, text: String, offer: MessageOffer) {
        self.say(text, false, Some(offer));
    }

    fn say(&mut self, text: String, is_error: bool, offer: Option<MessageOffer>) {
        let number = self.next_number();
        self.message = Some(Message {
            number,
            text,
            is_error,
            offer,
            picture: None,
            path: None,
        });
    }

    /// Reports a success, with a button that undoes it if it has changed what was shown before.
    pub fn inform_with_undo(&mut self, text: String, before: (DocumentId, u64, StateId)) {
        let seen = self.shown();
        let (id, row, content) = before;
        if (id, row) == (seen.0, seen.1) && content != seen.2 {
            self.inform_offering(text, MessageOffer::Undo { steps: 1, seen });
        } else {
            self.inform(text);
        }
    }

    /// Reports that a change of the position has begun a new game, if the document shown has games and more rows than
    /// before.
    pub fn inform_of_new_game(&mut self, rows_before: u64) {
        let document = self.document();
        if document.holds_games() && rows_before < document.rows().len() {
            let id = document.id();
            self.inform(tr("message-game-begun"));
            self.offer_undo(id);
        }
    }

    /// Adds a button to the message just shown that undoes the last step of this document, if it is the one shown.
    pub fn offer_undo(&mut self, id: DocumentId) {
        let seen = self.shown();
        if let Some(message) = self.message.as_mut().filter(|_| seen.0 == id) {
            message.offer = Some(MessageOffer::Undo { steps: 1, seen });
        }
    }

    /// Reports a change of the current position, and offers another edit that replaces it.
    pub fn inform_offering_change(&mut self, text: String, text_id: &'static str, edit: Edit) {
        let seen = self.shown();
        let offer = MessageOffer::Change(ReplacementOffer {
            text_id,
            edit,
            seen,
        });
        self.inform_offering(text, offer);
    }

    /// The content shown: the document, its row and the state of that row.
    pub fn shown(&self) -> (DocumentId, u64, StateId) {
        let document = self.document();
        (document.id(), document.row(), document.state_id())
    }

    /// Adds a picture to the message just shown.
    pub fn show_picture(&mut self, picture: Arc<Thumbnail>) {
        if let Some(message) = &mut self.message {
            message.picture = Some(picture);
        }
    }

    /// Reports a failure with a file. The report stays until the user dismisses it, whatever succeeds in the
    /// meantime.
    pub fn report_failure(&mut self, text: String) {
        if !self.failures.contains(&text) {
            self.failures.push(text);
        }
    }

    /// Reports a failure with a file. `text` makes the report from the name of the file; the whole path is shown on
    /// request.
    pub fn report_about(&mut self, path: &Path, text: impl FnOnce(&Path) -> String) {
        self.report_named(path, text);
    }

    fn report_named(&mut self, path: &Path, text: impl FnOnce(&Path) -> String) -> String {
        let text = text(Path::new(path.file_name().unwrap_or(path.as_os_str())));
        let known = (text.clone(), name_text(path));
        if !self.failure_paths.contains(&known) {
            self.failure_paths.push(known);
        }
        self.report_failure(text.clone());
        text
    }

    /// The whole paths of the files that an error names, one in each line.
    pub fn paths_of_failure(&self, text: &str) -> Option<String> {
        let known = self.failure_paths.iter().filter(|(of, _)| of == text);
        let paths: Vec<_> = known.map(|(_, path)| path.as_str()).collect();
        (!paths.is_empty()).then(|| paths.join("\n"))
    }

    /// Adds the whole path of a file to the message just shown.
    pub fn show_path(&mut self, path: &Path) {
        if let Some(message) = &mut self.message {
            message.path = Some(name_text(path));
        }
    }

    /// Adds the whole path of a file to the message just shown, and offers to show its folder if nothing else is
    /// offered.
    pub fn show_place(&mut self, path: &Path) {
        self.show_path(path);
        if let Some(message) = &mut self.message {
            let folder = path.parent().filter(|folder| folder.is_absolute());
            let folder = folder.map(|folder| MessageOffer::ShowFolder(folder.to_owned()));
            message.offer = message.offer.take().or(folder);
        }
    }

    /// Reports that diagrams were saved, with an offer to open this file. Earlier failures with diagrams are settled.
    pub fn inform_diagram_saved(&mut self, path: &Path, text: String, opens: PathBuf) {
        self.folder = path.parent().map(Path::to_owned);
        self.forget_diagram_failures();
        self.inform_offering(text, MessageOffer::OpenFile(opens));
        self.show_place(path);
    }

    /// Reports a failure with a diagram. The report stays until a diagram succeeds or the user
    /// dismisses it.
    pub fn report_diagram_failure(&mut self, text: String) {
        self.diagram_failures.push(text.clone());
        self.report_failure(text);
    }

    /// Reports a failure with the file of a diagram, as [`Self::report_about`] does.
    pub fn report_diagram_failure_about(
        &mut self,
        path: &Path,
        text: impl FnOnce(&Path) -> String,
    ) {
        let text = self.report_named(path, text);
        self.diagram_failures.push(text);
    }

    /// Removes all errors.
    pub fn forget_failures(&mut self) {
        self.failures.clear();
        self.failure_paths.clear();
    }

    /// Removes the reports of failures with diagrams, after one has succeeded.
    pub fn forget_diagram_failures(&mut self) {
        let forgotten = std::mem::take(&mut self.diagram_failures);
        self.failures.retain(|text| !forgotten.contains(text));
    }

    /// Reports that a file could not be opened. The report stays until the file is open or the user dismisses it.
    pub fn report_unopened(&mut self, path: &Path, error: &LoadError) {
        let text = self.report_named(path, |name| load_error_text(name, error));
        self.file_failures.push((path.to_owned(), text));
    }

    /// Removes the reports that this file could not be opened.
    pub fn forget_unopened(&mut self, path: &Path) {
        let is_it = |failure: &mut (PathBuf, String)| failure.0 == path;
        let forgotten: Vec<_> = self.file_failures.extract_if(.., is_it).collect();
        let is_forgotten = |text: &String| forgotten.iter().any(|(_, known)| known == text);
        self.failures.retain(|text| !is_forgotten(text));
    }

    /// Says that a file holds pages instead of a list of positions, and offers to read their diagrams.
    pub fn offer_diagrams(&mut self, path: PathBuf) {
        let mut paths = match self.message.take().and_then(|message| message.offer) {
            Some(MessageOffer::ReadDiagrams(paths)) => paths,
            _ => Vec::new(),
        };
        paths.push(path);
        let first = paths.first().and_then(|path| path.file_name());
        let variables = [
            ("name", name_text(first.unwrap_or_default()).into()),
            ("count", paths.len().into()),
        ];
        let text = tr_with("message-has-pages", &variables);
        self.inform_offering(text, MessageOffer::ReadDiagrams(paths));
    }

    /// Reports an error until something else happens.
    pub fn complain(&mut self, text: String) {
        self.say(text, true, None);
    }

    /// The error messages: failures that the user has not dismissed, and the last error.
    pub fn errors(&self) -> Vec<&str> {
        let passing = self.message.as_ref().filter(|message| message.is_error);
        let passing = passing.map(|message| message.text.as_str());
        let failures = self.failures.iter().map(String::as_str);
        failures.chain(passing).collect()
    }

    /// The error for a dialog that covers the strip of messages: the newest failure, or else the last error.
    pub fn error_for_dialog(&self) -> Option<&str> {
        let passing = self.message.as_ref().filter(|message| message.is_error);
        let passing = passing.map(|message| message.text.as_str());
        self.failures.last().map(String::as_str).or(passing)
    }

    /// Reports that an operation on rows failed.
    pub(crate) fn pass_failed(&mut self, error: &PassError) {
        match error {
            PassError::Cancelled => self.inform(tr("message-cancelled")),
            PassError::TooManyLines => self.report_failure(tr("message-too-many-lines")),
            PassError::Read(error) => self.not_read(error),
            PassError::Table(error) => self.report_failure(probe_error_text(error)),
        }
    }

    /// Reports that rows could not be read.
    pub(crate) fn not_read(&mut self, error: &ReadError) {
        if matches!(error, ReadError::Changed) {
            self.complain(tr("message-row-lost"));
            self.send(FilesAction::LookAtFiles);
        } else {
            let variables = [("reason", error.to_string().into())];
            self.report_failure(tr_with("message-rows-not-read", &variables));
        }
    }
}

impl Shared {
    /// The language of the window: the chosen one, or else the system's.
    pub fn locale(&self) -> Locale {
        self.settings.locale.unwrap_or(self.system_locale)
    }

    /// The language of piece letters: the chosen one, or else the window's.
    pub fn piece_language(&self) -> Language {
        let of_window = self.locale().piece_letters();
        self.settings.language.unwrap_or(of_window)
    }

    /// Makes the keys those of the current settings and language.
    pub(crate) fn renew_keys(&mut self) {
        self.keys = KeyMap::new(&self.settings.keys, self.piece_language());
    }

    /// The piece letters in moves as the user reads them.
    pub fn move_names(&self) -> PieceNames {
        if self.settings.figurines {
            PieceNames::Figurines
        } else {
            PieceNames::Letters(self.piece_language())
        }
    }

    /// The settings of the copy formats.
    pub fn forms(&self) -> FormSettings {
        FormSettings {
            style: self.settings.fen_style(),
            language: self.piece_language(),
            figurines: self.settings.figurines,
        }
    }
}

impl Shared {
    /// The visual preferences.
    pub fn sight(&self) -> Sight {
        Sight::of(&self.settings, self.desktop_prefs)
    }
}
