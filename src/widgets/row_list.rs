//! A list of rows of documents, of any length, with two lines of text for each. A click or Enter chooses one.

use super::line_pair::{paint_ground, step};
use super::style::{CORNER, GAP, REPAIRS_ROW, SMALL_FONT};
use super::virtual_list::{ListShape, VirtualList};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, Id, Key, Modifiers, Pos2, Response, Role, Sense, Ui, UiBuilder, WidgetInfo,
    vec2,
};
use tabiya_text::{count_text, tr_with};

/// The width of the column of numbers.
const NUMBER_WIDTH: f32 = 84.0;
/// The distance from the upper line of text to the lower one.
const LINE: f32 = 21.0;

/// The scroll position and the keyboard cursor of the list that was shown last.
#[derive(Debug, Default)]
pub(crate) struct RowListPlace {
    list: VirtualList,
    /// The name of the list.
    of: &'static str,
    /// The row of the keyboard cursor.
    at: u64,
    is_sought: bool,
}

/// A row as text.
pub(crate) struct RowTexts {
    /// The row in its document, from 0.
    pub(crate) row: u64,
    /// The upper and the lower text.
    pub(crate) texts: [String; 2],
}

/// The content of a list.
pub(crate) struct RowList<'a> {
    /// A name that no other list has.
    pub(crate) of: &'static str,
    /// The name for screen readers.
    pub(crate) name: String,
    /// The number of rows.
    pub(crate) count: u64,
    /// The maximum height.
    pub(crate) height: f32,
    /// The texts of the row at a place.
    pub(crate) shown: &'a dyn Fn(u64) -> Option<RowTexts>,
}

/// Shows a list. Returns the place of a row that was chosen.
pub(crate) fn row_list_ui(
    ui: &mut Ui,
    memory: &mut RowListPlace,
    rows: &RowList<'_>,
) -> Option<u64> {
    let height = rows.height.min(REPAIRS_ROW * rows.count as f32 + 2.0);
    let size = vec2(ui.available_width(), height);
    let (outer, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::unique(("row list", rows.of));
    let list = ui.interact(outer, id, Sense::HOVER | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, &rows.name));
    ui.painter()
        .rect_filled(outer, CORNER, ui.visuals().extreme_bg_color);
    if memory.of != rows.of {
        *memory = RowListPlace {
            of: rows.of,
            ..RowListPlace::default()
        };
        // The list takes the keyboard focus at once, because the user came for it.
        list.request_focus();
    }
    let last = rows.count.saturating_sub(1);
    memory.at = memory.at.min(last);
    let shape = ListShape {
        places: rows.count,
        columns: 1,
        pitch: REPAIRS_ROW,
    };
    let wanted = std::mem::take(&mut memory.is_sought).then_some(memory.at);
    let name_of = |place: u64| {
        let shown = (rows.shown)(place);
        shown.map_or_else(String::new, |shown| count_text(shown.row + 1))
    };
    let visible = memory
        .list
        .ui(ui, outer, shape, wanted, &rows.name, &name_of);
    let mut chosen = None;
    if list.has_focus() {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            chosen = Some(memory.at);
        }
        if let Some(to) = step(ui, &list, memory.at, last, visible.page()) {
            memory.at = to;
            memory.is_sought = true;
        }
    }
    let mut inside = ui.new_child(UiBuilder::new().max_rect(visible.view));
    inside.set_clip_rect(visible.view.intersect(ui.clip_rect()));
    for place in visible.places() {
        let Some(shown) = (rows.shown)(place) else {
            continue;
        };
        let row = inside.interact(visible.rect(place), list.id.with(place), Sense::CLICK);
        let has_cursor = list.has_focus() && memory.at == place;
        if has_cursor {
            let current = row.id.accesskit_id();
            inside
                .ctx()
                .accesskit_node_builder(list.id, |node| node.set_active_descendant(current));
        }
        if row_ui(&inside, &shown, row, has_cursor).clicked() {
            chosen = Some(place);
        }
    }
    chosen
}

fn row_ui(ui: &Ui, shown: &RowTexts, row: Response, has_cursor: bool) -> Response {
    let number = count_text(shown.row + 1);
    let [head, what] = &shown.texts;
    row.widget_info(|| {
        let line = tr_with("analysis-line", &[("number", number.as_str().into())]);
        let name = [line.as_str(), head, what].join(", ");
        WidgetInfo::selected(Role::ListBoxOption, true, has_cursor, name)
    });
    paint_ground(ui, &row, has_cursor);
    let left = row.rect.min + vec2(GAP, GAP);
    let visuals = ui.visuals();
    let (strong, weak) = (visuals.strong_text_color(), visuals.weak_text_color());
    ui.painter()
        .text(left, Align2::LEFT_TOP, &number, SMALL_FONT, weak);
    let text = left + vec2(NUMBER_WIDTH, 0.0);
    let width = row.rect.max.x - text.x - GAP;
    let below = text + vec2(0.0, LINE);
    let is_cut = [
        paint_text(ui, text, width, head, strong),
        paint_text(ui, below, width, what, visuals.text_color()),
    ];
    if is_cut.contains(&true) {
        row.on_hover_text(format!("{head}\n{what}"))
    } else {
        row
    }
}

/// Paints a text on one line. Returns whether its end is cut off.
fn paint_text(ui: &Ui, at: Pos2, width: f32, text: &str, color: Color32) -> bool {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), SMALL_FONT, color);
    job.wrap = TextWrapping::truncate_at_width(width);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let is_cut = galley.elided;
    ui.painter().galley(at, galley, color);
    is_cut
}
