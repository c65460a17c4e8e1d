//! The find panel in one frame, and what is remembered of it.

use super::drawing_keys::Pen;
use super::stroke::Stroke;
use crate::features::find::model::FindForm;
use egui::{Checkbox, Id, Ui};
use tabiya_collection::search::{Pattern, Query, QueryError};
use tabiya_text::{tr, vocabulary};

/// What is remembered of the panel while the window is open.
#[derive(Debug, Default)]
pub(super) struct FindPanel {
    pub(super) drawing: Drawing,
    /// What is being typed into a control, which need not be anything yet.
    pub(super) typed: Option<(Id, String)>,
    /// The text that the field showed last.
    pub(super) text_shown: String,
    /// The widgets that had the keyboard in the panel in the last frame are in here.
    pub(super) has_keyboard: bool,
    pub(super) is_search_due: bool,
}

/// What is remembered of the drawing while the window is open.
#[derive(Debug, Default)]
pub(super) struct Drawing {
    pub(super) pen: Pen,
    /// Whether the next piece that is chosen is one that must not be there.
    pub(super) is_not: bool,
    pub(super) stroke: Stroke,
}

/// The panel in one frame.
pub(super) struct Panel {
    pub(super) form: FindForm,
    /// The question that is typed, without the drawing.
    pub(super) typed: Result<Query, QueryError>,
    /// Whether the search is to begin at once.
    pub(super) is_search_wanted: bool,
    /// Whether it begins by itself, because of what was changed in this frame or in the last one.
    pub(super) is_search_coming: bool,
}

impl Panel {
    pub(super) fn new(form: &FindForm) -> Self {
        Self {
            form: form.clone(),
            typed: Query::parse_in(&form.text, vocabulary()),
            is_search_wanted: false,
            is_search_coming: false,
        }
    }

    /// The whole question, if what is typed can be read.
    pub(super) fn query(&self) -> Option<Query> {
        let mut query = self.typed.as_ref().ok()?.clone();
        query.pattern = Some(self.form.pattern).filter(|pattern| !pattern.is_empty());
        Some(query)
    }

    /// Puts another question in the place of what is typed and drawn, and asks it at once.
    pub(super) fn ask(&mut self, text: &str, pattern: Option<Pattern>) {
        text.clone_into(&mut self.form.text);
        self.form.pattern = pattern.unwrap_or(Pattern::EMPTY);
        self.typed = Query::parse_in(text, vocabulary());
        self.is_search_wanted = self.typed.is_ok();
    }

    /// Writes a question that was changed by a control. Returns whether it can be written.
    pub(super) fn write(&mut self, query: Query) -> bool {
        let text = query.written_in(vocabulary());
        let is_same = Query::parse_in(&text, vocabulary()).as_ref() == Ok(&query);
        if is_same {
            self.form.text = text;
            self.typed = Ok(query);
        }
        is_same
    }

    /// Changes the question by a control, if what is typed can be read.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Query)) {
        if let Ok(query) = &self.typed {
            let mut query = query.clone();
            change(&mut query);
            self.write(query);
        }
    }
}

/// A box with a tip.
pub(super) fn switch_ui(ui: &mut Ui, value: &mut bool, name: &str, tip: &str) -> bool {
    let response = ui.add(Checkbox::new(value, tr(name)));
    let is_changed = response.changed();
    response.on_hover_text(tr(tip));
    is_changed
}
