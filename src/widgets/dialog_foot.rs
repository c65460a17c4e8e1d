//! The foot of all dialogs: at the left the buttons for other things, at the right end the button that leaves
//! everything as it is, and last the main button, which completes the dialog. Only that one has the accent colour.
//!
//! If there are both, Enter presses the main button while no control has the keyboard focus, as after a click on a
//! choice.

use super::line_with_end::shown_in;
use super::style::{CONTROL_HEIGHT, DIALOG_BUTTON, GAP, palette};
use egui::{Button, Id, Key, Popup, Rect, Response, RichText, Sense, Ui, vec2};
use std::fmt::Debug;
use std::hash::Hash;
use tabiya_text::tr;

/// The texts of the buttons at the right end of a foot.
#[derive(Debug)]
pub(crate) struct FootButtons {
    leave: Option<String>,
    main: Option<String>,
    can_be_done: bool,
}

impl FootButtons {
    /// A button that leaves everything as it is, and the main button.
    pub(crate) fn new(leave: String, main: String) -> Self {
        Self {
            leave: Some(leave),
            main: Some(main),
            can_be_done: true,
        }
    }

    /// *Cancel*, and the main button.
    pub(crate) fn cancel_or(main: String) -> Self {
        Self::new(tr("dialog-cancel"), main)
    }

    /// *Close*, and the main button.
    pub(crate) fn close_or(main: String) -> Self {
        Self::new(tr("dialog-close"), main)
    }

    /// Only *Close*: the choices in the dialog take effect at once.
    pub(crate) fn close() -> Self {
        Self::only(tr("dialog-close"))
    }

    /// Only the main button.
    pub(crate) fn only(main: String) -> Self {
        Self {
            leave: None,
            main: Some(main),
            can_be_done: true,
        }
    }

    /// *Cancel*, where the button with the accent colour is in the dialog itself.
    pub(crate) fn cancel() -> Self {
        Self {
            leave: Some(tr("dialog-cancel")),
            main: None,
            can_be_done: false,
        }
    }

    /// Enables the last button only if this is true.
    pub(crate) fn enabled_if(mut self, can_be_done: bool) -> Self {
        self.can_be_done = can_be_done;
        self
    }

    fn show(self, ui: &mut Ui) -> FootShown {
        FootShown {
            leave: self.leave.map(|text| ui.add(plain_button(text))),
            main: self
                .main
                .map(|text| ui.add_enabled(self.can_be_done, accent_button(ui, text))),
            can_be_done: self.can_be_done,
            is_entered: false,
        }
    }
}

/// The shown buttons at the right end of a foot.
#[derive(Debug)]
pub(crate) struct FootShown {
    /// The button that leaves everything as it is.
    pub(crate) leave: Option<Response>,
    /// The main button.
    pub(crate) main: Option<Response>,
    can_be_done: bool,
    /// Whether Enter was pressed while no control had the keyboard focus.
    is_entered: bool,
}

impl FootShown {
    /// Whether the button was clicked that leaves everything as it is.
    pub(crate) fn is_left(&self) -> bool {
        self.leave.as_ref().is_some_and(Response::clicked)
    }

    /// Whether the main button was clicked, or pressed by a key while it had the keyboard focus.
    pub(crate) fn is_clicked(&self) -> bool {
        let main = self.main.as_ref().filter(|_| self.can_be_done);
        main.is_some_and(Response::clicked)
    }

    /// The same, or Enter was pressed while no control had the focus. For buttons that lose nothing.
    pub(crate) fn is_done(&self) -> bool {
        let main = self.main.as_ref().filter(|_| self.can_be_done);
        self.is_clicked() || self.is_entered && main.is_some_and(Response::enabled)
    }

    /// Gives the keyboard focus to the last button that is enabled.
    pub(crate) fn request_focus(&self) {
        // While egui measures the dialog, all of its buttons are disabled.
        let last = self.main.as_ref().filter(|_| self.can_be_done);
        if let Some(last) = last.or(self.leave.as_ref()) {
            last.request_focus();
        }
    }
}

/// The main button of a dialog, which completes it. A dialog has exactly one.
pub(crate) fn accent_button(ui: &Ui, text: impl Into<String>) -> Button<'static> {
    let colors = palette(ui.visuals());
    let text = RichText::new(text).color(colors.on_accent);
    let button = Button::new(text).fill(colors.accent);
    button
        .stroke((1.0, colors.accent))
        .min_size(vec2(DIALOG_BUTTON, CONTROL_HEIGHT))
}

/// Any other button of a dialog.
pub(crate) fn plain_button(text: impl Into<String>) -> Button<'static> {
    Button::new(text.into()).min_size(vec2(DIALOG_BUTTON, CONTROL_HEIGHT))
}

/// The size of a foot in the last frame.
#[derive(Clone, Copy, Debug)]
struct FootSize {
    /// The width of the buttons for other things, beside each other.
    rest: f32,
    /// The width of the buttons at the right end.
    end: f32,
    height: f32,
}

/// Shows the foot at the lower edge of the dialog and as wide as its contents: `rest` at the left and the buttons at
/// the right, in visual and keyboard order. If they do not fit on one line, the buttons are on a line of their own.
pub(crate) fn dialog_foot_ui(
    ui: &mut Ui,
    salt: impl Hash + Debug,
    buttons: FootButtons,
    rest: impl FnOnce(&mut Ui),
) -> FootShown {
    let id = Id::unique(("dialog foot", ui.scope_id().with(salt)));
    let known: Option<FootSize> = ui.data(|data| data.get_temp(id));
    let all = ui.min_rect();
    // A dialog that was higher before keeps its height, and its buttons keep their place.
    let spare = known.map(|known| all.max.y - ui.cursor().min.y - known.height);
    if let Some(spare) = spare.filter(|spare| 0.0 < *spare) {
        ui.add_space(spare);
    }
    // Contents wider than the window scroll, but the buttons must be visible without scrolling.
    let seen = ui.clip_rect().max.x - all.min.x - GAP;
    let width = all.width().min(seen);
    let gap = ui.spacing().item_spacing.x;
    let top = ui.cursor().min.y;
    let has_two_lines = known.is_some_and(|known| width < known.rest + gap + known.end);
    let mut rest = Some(rest);
    if has_two_lines && let Some(rest) = rest.take() {
        ui.horizontal_wrapped(|ui| {
            ui.set_max_width(width);
            rest(ui);
        });
        ui.add_space(GAP / 2.0);
    }
    let height = ui.spacing().interact_size.y.max(CONTROL_HEIGHT);
    let (line, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let end = known.map_or(0.0, |known| known.end);
    let place = Rect::from_min_max(line.right_top() - vec2(end, 0.0), line.max);
    let is_known = known.is_some();
    let mut needed = FootSize {
        rest: known.map_or(0.0, |known| known.rest),
        end: 0.0,
        height: line.max.y - top,
    };
    if let Some(rest) = rest {
        needed.rest = shown_in(ui, line, is_known, rest);
    }
    let mut shown = None;
    needed.end = shown_in(ui, place, is_known, |ui| shown = Some(buttons.show(ui)));
    remember(ui, id, known, needed);
    let shown = shown.unwrap_or(FootShown {
        leave: None,
        main: None,
        can_be_done: false,
        is_entered: false,
    });
    FootShown {
        is_entered: is_enter_free(ui, id.with("focus")) && shown.leave.is_some(),
        ..shown
    }
}

/// The keyboard focus at the end of a dialog in some frame.
#[derive(Clone, Copy, Debug)]
struct FocusAtFoot {
    frame: u64,
    is_free: bool,
}

/// Whether Enter was pressed for no control: none has the focus, and none had it in the last frame. A text field gives
/// its focus up at once when it takes the key.
fn is_enter_free(ui: &Ui, id: Id) -> bool {
    let now = FocusAtFoot {
        frame: ui.ctx().cumulative_frame_nr(),
        is_free: ui.memory(|memory| memory.focused().is_none()) && !Popup::is_any_open(ui.ctx()),
    };
    let before: Option<FocusAtFoot> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, now));
    // The first frame of a dialog still has the key that opened it.
    let was_free = before.is_some_and(|before| before.is_free && before.frame + 1 == now.frame);
    was_free
        && now.is_free
        && ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Enter))
}

/// Remembers the size, and has the frame laid out again if it was unknown or has changed.
fn remember(ui: &Ui, id: Id, known: Option<FootSize>, needed: FootSize) {
    let differs = |known: FootSize| {
        let pairs = [
            (known.rest, needed.rest),
            (known.end, needed.end),
            (known.height, needed.height),
        ];
        pairs.iter().any(|(one, other)| (one - other).abs() > 0.5)
    };
    if known.is_none_or(differs) {
        ui.data_mut(|data| data.insert_temp(id, needed));
        ui.ctx().request_discard("dialog-foot");
    }
}
