//! The search results and the previewed position, with a row for each result: the code, the name, and the group if
//! several groups are shown.

use crate::view::pointer::has_pointer_moved;
use crate::widgets::picker::{Picker, PickerList};
use crate::widgets::style::{CORNER, KNOWN_CODE_WIDTH, KNOWN_ROW, palette, target};
use egui::{
    Align2, Color32, FontId, Id, Rect, Response, RichText, Role, Sense, TextStyle, TextWrapMode,
    Ui, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};
use tabiya_notation::known_positions::{KnownGroup, KnownPosition, search};
use tabiya_text::{tr, tr_with};

const PADDING: f32 = 8.0;

/// Shows the list. Returns whether the selected position is to be put on the board.
pub(super) fn list_ui(ui: &mut Ui, known: &mut KnownDialog, size: Vec2) -> bool {
    ui.set_width(size.x);
    let ground = Rect::from_min_size(ui.cursor().min, size);
    ui.painter()
        .rect_filled(ground, CORNER, ui.visuals().extreme_bg_color);
    let list = PickerList {
        id: Id::unique("known positions list"),
        name: tr("known-list"),
        height: size.y,
        when_empty: String::new(),
    };
    let has_moved = has_pointer_moved(ui);
    let was_pointed = known.pointed;
    let mut pointed = None;
    let KnownDialog {
        picker,
        found,
        group,
        ..
    } = known;
    let row_ui = |ui: &mut Ui, place: usize, is_chosen| {
        let row = row_ui(ui, found[place], is_chosen, group.is_none());
        if row.hovered() && (has_moved || was_pointed == Some(place)) {
            pointed = Some(place);
        }
        row
    };
    let clicked = picker.list_ui(ui, known_field_id(), list, found.len(), row_ui);
    if let Some(clicked) = clicked {
        picker.go_to(ui, known_field_id(), clicked.place);
    }
    known.pointed = pointed;
    if pointed != was_pointed {
        // The next frame shows the preview of the position.
        ui.request_repaint();
    }
    clicked.is_some_and(|clicked| clicked.is_double)
}

fn row_ui(ui: &mut Ui, known: &KnownPosition, is_chosen: bool, has_group: bool) -> Response {
    let height = target(ui.style(), KNOWN_ROW);
    let size = vec2(ui.available_width(), height);
    // The keyboard focus stays in the search field.
    let (rect, row) = ui.allocate_exact_size(size, Sense::CLICK);
    row.widget_info(|| {
        let variables = [
            ("code", known.eco.unwrap_or_default().into()),
            ("name", known.name.into()),
        ];
        let name = match known.eco {
            Some(_) => tr_with("known-row", &variables),
            None => known.name.to_owned(),
        };
        WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, name)
    });
    if ui.is_rect_visible(rect) {
        paint_row(ui, &row, known, is_chosen, has_group);
    }
    row
}

fn paint_row(ui: &Ui, row: &Response, known: &KnownPosition, is_chosen: bool, has_group: bool) {
    let colors = palette(ui.visuals());
    let (text, weak) = if is_chosen {
        ui.painter().rect_filled(row.rect, CORNER, colors.chosen);
        (colors.chosen_text, colors.chosen_text)
    } else {
        if row.hovered() {
            let ground = ui.visuals().faint_bg_color;
            ui.painter().rect_filled(row.rect, CORNER, ground);
        }
        (ui.visuals().text_color(), ui.visuals().weak_text_color())
    };
    let inner = row.rect.shrink2(vec2(PADDING, 0.0));
    let body = TextStyle::Body.resolve(ui.style());
    let small = TextStyle::Small.resolve(ui.style());
    let mut left = inner.left();
    let mut right = inner.right();
    if let Some(code) = known.eco {
        let code_at = pos2(left, inner.center().y);
        let font = FontId::monospace(small.size);
        let painter = ui.painter();
        painter.text(code_at, Align2::LEFT_CENTER, code, font, weak);
        left += KNOWN_CODE_WIDTH;
    } else if has_group {
        let at = pos2(right, inner.center().y);
        let group = tr(group_id(Some(known.group)));
        let painter = ui.painter();
        let drawn = painter.text(at, Align2::RIGHT_CENTER, group, small, weak);
        right = drawn.left() - PADDING;
    }
    paint_name(ui, known.name, left, right, inner, body, text);
}

/// Paints a line of text, cut at the end of the space.
fn paint_name(
    ui: &Ui,
    name: &str,
    left: f32,
    right: f32,
    inner: Rect,
    font: FontId,
    color: Color32,
) {
    let text = WidgetText::from(RichText::new(name).font(font.clone()).color(color));
    let room = right - left;
    let galley = text.into_galley(ui, Some(TextWrapMode::Truncate), room, font);
    let top = inner.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(left, top), galley, color);
}

/// The memory of the dialog while it is open.
#[derive(Debug, Default)]
pub(super) struct KnownDialog {
    /// Selects the row that can be put on the board.
    pub(super) picker: Picker,
    pub(super) group: Option<KnownGroup>,
    pub(super) found: Vec<&'static KnownPosition>,
    /// The row under the pointer.
    pub(super) pointed: Option<usize>,
}

impl KnownDialog {
    pub(super) fn open(&mut self) {
        *self = Self::default();
        self.find();
    }

    pub(super) fn find(&mut self) {
        let group = self.group;
        let is_wanted = |known: &&KnownPosition| group.is_none_or(|group| known.group == group);
        self.found = search(&self.picker.text)
            .into_iter()
            .filter(is_wanted)
            .collect();
        self.picker.begin_list();
        self.pointed = None;
    }

    pub(super) fn chosen(&self) -> Option<&'static KnownPosition> {
        self.found.get(self.picker.chosen()).copied()
    }

    /// The previewed position.
    pub(super) fn shown(&self) -> Option<&'static KnownPosition> {
        let place = self.pointed.unwrap_or(self.picker.chosen());
        self.found.get(place).copied()
    }
}

/// The id of the search field.
pub(crate) fn known_field_id() -> Id {
    Id::unique("known positions field")
}

/// The text id of a group's name. `None` means all groups.
pub(super) fn group_id(group: Option<KnownGroup>) -> &'static str {
    match group {
        None => "known-all",
        Some(KnownGroup::Opening) => "known-opening",
        Some(KnownGroup::Mate) => "known-mate",
        Some(KnownGroup::Ending) => "known-ending",
        Some(KnownGroup::Study) => "known-study",
        Some(KnownGroup::Game) => "known-game",
        Some(KnownGroup::Odds) => "known-odds",
    }
}
