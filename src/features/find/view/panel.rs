//! The find panel in one frame, and its memory between frames.

use super::drawing_keys::Pen;
use super::stroke::Stroke;
use crate::features::find::model::FindForm;
use egui::{Checkbox, Id, Ui};
use tabiya_collection::search::{Pattern, Query, QueryError};
use tabiya_text::{tr, vocabulary};

/// The memory of the panel while the window is open.
#[derive(Debug, Default)]
pub(super) struct FindPanel {
    pub(super) drawing: Drawing,
    /// The text that is being typed into a control, which may be incomplete.
    pub(super) typed: Option<(Id, String)>,
    /// The text that the field showed in the last frame.
    pub(super) text_shown: String,
    /// Whether a widget in the panel had the keyboard focus in the last frame.
    pub(super) has_keyboard: bool,
    pub(super) is_search_due: bool,
}

/// The memory of the drawing while the window is open.
#[derive(Debug, Default)]
pub(super) struct Drawing {
    pub(super) pen: Pen,
    /// Whether the piece that is chosen next is excluded.
    pub(super) is_not: bool,
    pub(super) stroke: Stroke,
}

/// The panel in one frame.
pub(super) struct Panel {
    pub(super) form: FindForm,
    /// The typed query without the drawing.
    pub(super) typed: Result<Query, QueryError>,
    /// Whether the search is to begin at once.
    pub(super) is_search_wanted: bool,
    /// Whether the search begins by itself because of a change in this frame or the last one.
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

    /// The whole query, if the text can be read.
    pub(super) fn query(&self) -> Option<Query> {
        let mut query = self.typed.as_ref().ok()?.clone();
        query.pattern = Some(self.form.pattern).filter(|pattern| !pattern.is_empty());
        Some(query)
    }

    /// Replaces the text and the drawing with another query and searches for it at once.
    pub(super) fn ask(&mut self, text: &str, pattern: Option<Pattern>) {
        text.clone_into(&mut self.form.text);
        self.form.pattern = pattern.unwrap_or(Pattern::EMPTY);
        self.typed = Query::parse_in(text, vocabulary());
        self.is_search_wanted = self.typed.is_ok();
    }

    /// Writes a query that a control changed. Returns whether it can be written as text.
    pub(super) fn write(&mut self, query: Query) -> bool {
        let text = query.written_in(vocabulary());
        let is_same = Query::parse_in(&text, vocabulary()).as_ref() == Ok(&query);
        if is_same {
            self.form.text = text;
            self.typed = Ok(query);
        }
        is_same
    }

    /// Changes the query from a control, if the text can be read.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Query)) {
        if let Ok(query) = &self.typed {
            let mut query = query.clone();
            change(&mut query);
            self.write(query);
        }
    }
}

/// Shows a checkbox with a tooltip. Returns whether it was changed.
pub(super) fn switch_ui(ui: &mut Ui, value: &mut bool, name: &str, tip: &str) -> bool {
    let response = ui.add(Checkbox::new(value, tr(name)));
    let is_changed = response.changed();
    response.on_hover_text(tr(tip));
    is_changed
}
