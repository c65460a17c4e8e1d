//! The recipe in one frame.

use crate::widgets::labels::announce;
use crate::widgets::style::palette;
use egui::{Label, RichText, Ui};
use tabiya_collection::recipe::{Draft, Property, Recipe, RecipeError};
use tabiya_text::recipe_fault_text;

/// The recipe in one frame.
pub(super) struct Form {
    text: String,
    draft: Draft,
    recipe: Result<Recipe, RecipeError>,
    /// Whether Enter was pressed in a field.
    pub(super) is_entered: bool,
}

impl Form {
    pub(super) fn new(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            draft: Draft::new(text),
            recipe: Recipe::parse(text),
            is_entered: false,
        }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The recipe, if it can be read.
    pub(super) fn recipe(&self) -> Option<&Recipe> {
        self.recipe.as_ref().ok()
    }

    pub(super) fn fault(&self) -> Option<&RecipeError> {
        self.recipe.as_ref().err()
    }

    /// Replaces the text.
    pub(super) fn write(&mut self, text: &str) {
        *self = Self {
            is_entered: self.is_entered,
            ..Self::new(text)
        };
    }

    /// Whether the fault, if there is one, is in the condition for a property.
    pub(super) fn is_wrong(&self, property: Property) -> bool {
        let fault = self.fault();
        fault.is_some_and(|fault| self.draft.property_at(fault) == Some(property))
    }

    /// A sentence about the fault.
    pub(super) fn fault_text(&self) -> Option<String> {
        let fault = self.fault()?;
        let wrong = self.text.get(fault.span.clone()).unwrap_or_default();
        Some(recipe_fault_text(fault.kind, wrong))
    }

    /// Shows the fault in the condition for a property below its field.
    pub(super) fn fault_ui(&self, ui: &mut Ui, property: Property) {
        if let Some(text) = self.fault_text().filter(|_| self.is_wrong(property)) {
            fault_text_ui(ui, &text);
        }
    }
}

/// Shows a sentence about a fault, and reads it out.
pub(super) fn fault_text_ui(ui: &mut Ui, text: &str) {
    let color = palette(ui.visuals()).error;
    let shown = RichText::new(format!("⚠ {text}")).small().color(color);
    let label = ui.add(Label::new(shown).wrap());
    announce(ui, &label, text);
}

/// Shows two parts of equal width beside each other.
pub(super) fn pair_ui(
    ui: &mut Ui,
    form: &mut Form,
    left: impl FnOnce(&mut Ui, &mut Form),
    right: impl FnOnce(&mut Ui, &mut Form),
) {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap) / 2.0;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(width);
            left(ui, form);
        });
        ui.vertical(|ui| {
            ui.set_width(width);
            right(ui, form);
        });
    });
}
