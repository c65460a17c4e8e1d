//! The fields for numbers: one for a number or its limits, in which Up and Down count, and those for the limits of the
//! material balance and of the length of the solution.

use super::panel::{FindPanel, Panel};
use crate::view::UiState;
use crate::widgets::bounded::{Bounded, NUMBER};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, palette, target};
use egui::{Id, Key, Modifiers, Response, TextEdit, TextStyle, Ui, vec2};
use std::ops::RangeInclusive;
use tabiya_collection::search::{Bounds, Query};
use tabiya_text::tr;

/// A number of a record that a query can limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LimitedNumber {
    Balance,
    Solution,
}

impl LimitedNumber {
    /// The name of the field.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Balance => "find-balance",
            Self::Solution => "find-solution",
        }
    }

    fn tip(self) -> &'static str {
        match self {
            Self::Balance => "find-balance-tip",
            Self::Solution => "find-solution-tip",
        }
    }

    fn of(self, query: &Query) -> Option<Bounds> {
        match self {
            Self::Balance => query.balance,
            Self::Solution => query.solution,
        }
    }

    fn set(self, query: &mut Query, bounds: Option<Bounds>) {
        match self {
            Self::Balance => query.balance = bounds,
            Self::Solution => query.solution = bounds,
        }
    }

    /// The numbers that the arrow keys reach.
    fn range(self) -> RangeInclusive<i64> {
        match self {
            Self::Balance => -99..=99,
            Self::Solution => 1..=999,
        }
    }

    /// Moves the limits by a step. From an empty field the count begins at 1, or -1.
    fn stepped(self, bounds: Option<Bounds>, step: i64) -> Bounds {
        let (least, most) = (*self.range().start(), *self.range().end());
        let moved = |number: i64| number.saturating_add(step).clamp(least, most);
        match bounds {
            Some(bounds) => Bounds {
                at_least: bounds.at_least.map(moved),
                at_most: bounds.at_most.map(moved),
            },
            None => exactly(step.clamp(least, most)),
        }
    }
}

fn exactly(number: i64) -> Bounds {
    Bounds {
        at_least: Some(number),
        at_most: Some(number),
    }
}

/// The limits as text: `2`, `≥2`, `≤2`, `1–3`.
fn bounds_text(bounds: Bounds) -> String {
    match (bounds.at_least, bounds.at_most) {
        (Some(least), Some(most)) if least == most => least.to_string(),
        (Some(least), Some(most)) => format!("{least}–{most}"),
        (Some(least), None) => format!("≥{least}"),
        (None, Some(most)) => format!("≤{most}"),
        (None, None) => String::new(),
    }
}

/// Reads what [`bounds_text`] writes, and also `2+`, `>=2`, `<2`. Returns an error if the text is not a number or a
/// range of numbers.
fn bounds_typed(text: &str) -> Result<Option<Bounds>, ()> {
    let text = text.trim().replace('−', "-");
    if text.is_empty() {
        return Ok(None);
    }
    let number = |text: &str| text.trim().parse::<i64>().map_err(|_error| ());
    if let Some(least) = text.strip_suffix('+') {
        let at_least = Some(number(least)?);
        return Ok(Some(Bounds {
            at_least,
            at_most: None,
        }));
    }
    if let Ok(number) = number(&text) {
        return Ok(Some(exactly(number)));
    }
    let mut inner = text.char_indices().skip(1);
    if let Some((at, dash)) = inner.find(|(_, letter)| matches!(letter, '-' | '–' | '—'))
        && let (Some(least), Some(most)) = (text.get(..at), text.get(at + dash.len_utf8()..))
        && let (Ok(least), Ok(most)) = (number(least), number(most))
    {
        let bounds = Bounds {
            at_least: Some(least),
            at_most: Some(most),
        };
        return if least <= most {
            Ok(Some(bounds))
        } else {
            Err(())
        };
    }
    let query = Query::parse(&format!("solution{text}")).map_err(|_error| ())?;
    let is_alone = query == with_solution(query.solution);
    query.solution.filter(|_| is_alone).map(Some).ok_or(())
}

fn with_solution(solution: Option<Bounds>) -> Query {
    Query {
        solution,
        ..Query::default()
    }
}

/// Shows the field of a number.
pub(super) fn bounds_ui(
    ui: &mut Ui,
    ui_state: &mut UiState,
    panel: &mut Panel,
    number: LimitedNumber,
    width: f32,
) -> Response {
    let height = target(ui.style(), CONTROL_HEIGHT);
    let field = NumberField {
        id: Id::unique(("find bounds", number.name())),
        limits: panel.typed.as_ref().ok().and_then(|query| number.of(query)),
        write: bounds_text,
        read: bounds_typed,
        stepped: &|bounds, step| number.stepped(bounds, step.into()),
    };
    let set = |panel: &mut Panel, bounds| panel.change(|query| number.set(query, bounds));
    let (response, is_wrong) = field.show(
        ui,
        ui_state,
        panel,
        |field| {
            field
                .hint_text(tr("find-any"))
                .desired_width(width)
                .min_size(vec2(0.0, height))
                .align(egui::Align2::LEFT_CENTER)
        },
        set,
    );
    response.field_tip(if is_wrong {
        tr("find-number-wrong")
    } else {
        tr(number.tip())
    })
}

/// The content of a field.
pub(super) struct NumberField<'a, T> {
    pub(super) id: Id,
    /// The limits in the query.
    pub(super) limits: Option<T>,
    /// Writes limits as text.
    pub(super) write: fn(T) -> String,
    /// Reads typed text; `None` for no limits.
    pub(super) read: fn(&str) -> Result<Option<T>, ()>,
    /// Moves limits by a step of 1 or -1.
    pub(super) stepped: &'a dyn Fn(Option<T>, i8) -> T,
}

impl<T: Copy> NumberField<'_, T> {
    /// Shows the field with this look, and passes limits that the user has changed to `set`. Returns the response, and
    /// whether the text gives no limits. While the field has the focus, it keeps the text as typed.
    pub(super) fn show(
        self,
        ui: &mut Ui,
        ui_state: &mut UiState,
        panel: &mut Panel,
        look: impl for<'t> FnOnce(TextEdit<'t>) -> TextEdit<'t>,
        set: impl FnOnce(&mut Panel, Option<T>),
    ) -> (Response, bool) {
        let typed = ui_state
            .part::<FindPanel>()
            .typed
            .take_if(|(place, _)| *place == self.id);
        let typed = typed.map(|(_, text)| text);
        let mut text = typed
            .clone()
            .unwrap_or_else(|| self.limits.map(self.write).unwrap_or_default());
        let is_wrong = (self.read)(&text).is_err();
        let color = is_wrong.then(|| palette(ui.visuals()).error);
        let mut bounded = Bounded::new(ui, &mut text, NUMBER);
        let field = TextEdit::singleline(&mut bounded)
            .id(self.id)
            .font(TextStyle::Body)
            .text_color_opt(color);
        let response = ui.add(look(field));
        let step = step_of(ui, &response);
        if step != 0 {
            let stepped = (self.stepped)(self.limits, step);
            text = (self.write)(stepped);
            set(panel, Some(stepped));
        } else if response.changed()
            && let Ok(limits) = (self.read)(&text)
        {
            set(panel, limits);
        }
        if response.has_focus() && (response.changed() || step != 0 || typed.is_some()) {
            ui_state.part::<FindPanel>().typed = Some((self.id, text));
        }
        panel.is_search_wanted |=
            response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        (response, is_wrong)
    }
}

/// The step that Up and Down request: 1, -1 or 0.
fn step_of(ui: &Ui, response: &Response) -> i8 {
    if !response.has_focus() {
        return 0;
    }
    ui.input_mut(|input| {
        let mut pressed = |key| i8::from(input.consume_key(Modifiers::NONE, key));
        pressed(Key::ArrowUp) - pressed(Key::ArrowDown)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(at_least: Option<i64>, at_most: Option<i64>) -> Bounds {
        Bounds { at_least, at_most }
    }

    #[test]
    fn written_limits_are_read_back_as_the_same_limits() {
        for limits in [
            bounds(Some(2), Some(2)),
            bounds(Some(-3), Some(-3)),
            bounds(Some(-3), None),
            bounds(None, Some(-1)),
            bounds(Some(-3), Some(-1)),
            bounds(Some(0), Some(4)),
        ] {
            assert_eq!(bounds_typed(&bounds_text(limits)), Ok(Some(limits)));
        }
    }

    #[test]
    fn limits_can_be_typed_in_several_ways_and_nothing_else_is_a_limit() {
        for (text, limits) in [
            (" 3+ ", bounds(Some(3), None)),
            (">=3", bounds(Some(3), None)),
            ("> 3", bounds(Some(4), None)),
            ("< -3", bounds(None, Some(-4))),
            ("==3", bounds(Some(3), Some(3))),
            ("−3", bounds(Some(-3), Some(-3))),
            ("-3 - 1", bounds(Some(-3), Some(1))),
            ("1-3", bounds(Some(1), Some(3))),
        ] {
            assert_eq!(bounds_typed(text), Ok(Some(limits)), "{text}");
        }
        assert_eq!(bounds_typed("  "), Ok(None));
        for wrong in ["x", "-", "3-1", "1-", "+", ">", ">=2 w", "2 w", "2.5", ":2"] {
            assert_eq!(bounds_typed(wrong), Err(()), "{wrong}");
        }
    }

    #[test]
    fn arrow_keys_move_both_limits_and_begin_at_one() {
        use LimitedNumber::{Balance, Solution};
        assert_eq!(Balance.stepped(None, -1), exactly(-1));
        assert_eq!(Solution.stepped(None, -1), exactly(1));
        assert_eq!(Solution.stepped(Some(exactly(1)), -1), exactly(1));
        let range = bounds(Some(1), Some(3));
        assert_eq!(Balance.stepped(Some(range), 1), bounds(Some(2), Some(4)));
        let least = bounds(Some(0), None);
        assert_eq!(Balance.stepped(Some(least), -1), bounds(Some(-1), None));
    }
}
