//! The parts of a question, and the lines that it concerns. Of many lines the first few are shown until the user asks
//! for all.

use crate::model::action::Reply;
use crate::view::UiState;
use crate::widgets::style::SMALL_CODE_FONT;
use egui::{FontId, Key, Label, Modifiers, RichText, ScrollArea, Ui, Vec2, vec2};
use std::fmt;
use tabiya_text::tr_with;

/// The number of lines shown at first.
const FEW: usize = 6;
/// The height of the list of all lines.
const HEIGHT: f32 = 220.0;
const FONT: FontId = SMALL_CODE_FONT;

/// The parts of a question.
#[derive(Debug, Default)]
pub(super) struct QuestionParts<'a> {
    pub(super) title: String,
    pub(super) text: String,
    pub(super) detail: QuestionDetail<'a>,
    /// The first reply is the one most people want.
    pub(super) replies: Vec<(&'static str, Reply)>,
}

/// The number of lines shown for a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum LinesShown {
    /// The first few.
    #[default]
    Few,
    /// All, at the user's request.
    All,
}

/// Lines that are generated only when they are shown, because there may be a hundred thousand.
pub(super) struct QuestionDetail<'a> {
    count: usize,
    line: Box<dyn Fn(usize) -> String + 'a>,
}

impl Default for QuestionDetail<'_> {
    fn default() -> Self {
        Self::new(0, |_| String::new())
    }
}

impl fmt::Debug for QuestionDetail<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} lines", self.count)
    }
}

impl<'a> QuestionDetail<'a> {
    /// Makes `count` lines, each from its index.
    pub(super) fn new(count: usize, line: impl Fn(usize) -> String + 'a) -> Self {
        let line = Box::new(line);
        Self { count, line }
    }

    /// Makes a single line.
    pub(super) fn line(text: String) -> Self {
        Self::new(1, move |_| text.clone())
    }

    /// Shows the lines. Returns whether the user has just asked for all of them.
    pub(super) fn show(&self, ui: &mut Ui, ui_state: &mut UiState) -> bool {
        if self.count > FEW && *ui_state.part::<LinesShown>() == LinesShown::All {
            self.show_all(ui);
            return false;
        }
        for number in 0..self.count.min(FEW) {
            self.line_ui(ui, number);
        }
        let more = self.count.saturating_sub(FEW);
        let asks_for_all = more > 0 && ui.button(more_text(more)).clicked();
        if asks_for_all {
            *ui_state.part::<LinesShown>() = LinesShown::All;
        }
        asks_for_all
    }

    fn show_all(&self, ui: &mut Ui) {
        let height = ui.fonts_mut(|fonts| fonts.row_height(&FONT));
        let scroll = ScrollArea::vertical().max_height(HEIGHT).auto_shrink(false);
        scroll.show_rows(ui, height, self.count, |ui, rows| {
            ui.scroll_with_delta(by_keys(ui));
            for number in rows {
                self.line_ui(ui, number);
            }
        });
    }

    fn line_ui(&self, ui: &mut Ui, number: usize) {
        let text = RichText::new((self.line)(number)).font(FONT);
        ui.add(Label::new(text).truncate());
    }
}

fn more_text(count: usize) -> String {
    tr_with("question-more", &[("count", count.into())])
}

/// The scroll distance for the keys pressed, which nothing else in a question uses.
fn by_keys(ui: &Ui) -> Vec2 {
    let keys = [
        (Key::PageDown, -HEIGHT),
        (Key::PageUp, HEIGHT),
        (Key::End, f32::MIN / 2.0),
        (Key::Home, f32::MAX / 2.0),
    ];
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let moved = keys.into_iter().filter(|(key, _)| pressed(*key));
    vec2(0.0, moved.map(|(_, by)| by).sum())
}
