//! The contents of the folder, in columns whose headings sort them.

use super::push::push;
use crate::features::files::model::file_dialog::FileDialog;
use crate::features::files::{FileKind, FolderColumn, FolderEntry};
use crate::features::recovery::view::age_text;
use crate::model::action::FileDialogAction;
use crate::view::{Actions, UiState};
use crate::widgets::icons::{Icon, paint_icon};
use crate::widgets::labels::Tip as _;
use crate::widgets::line_pair::step;
use crate::widgets::style::{CONTROL_HEIGHT, CORNER, GAP, SMALL_FONT, TEXT_FONT, target};
use egui::style::ScrollAnimation;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Align2, Button, Color32, FontId, Frame, Layout, Rect, Response, RichText, ScrollArea,
    Sense, Ui, UiBuilder, pos2, vec2,
};
use tabiya_text::{size_text, tr, tr_with};

/// The width of the column of sizes.
const SIZE_WIDTH: f32 = 80.0;
/// The width of the column of times.
const CHANGED_WIDTH: f32 = 112.0;
/// The width of an icon and the space after it.
const ICON_WIDTH: f32 = 28.0;

/// The left edges of the columns, and the right edge of all of them.
struct Columns {
    name: f32,
    size: f32,
    changed: f32,
    end: f32,
}

impl Columns {
    fn of(row: Rect) -> Self {
        let end = row.max.x - GAP;
        let changed = end - CHANGED_WIDTH;
        Self {
            name: row.min.x + ICON_WIDTH + GAP,
            size: changed - SIZE_WIDTH - GAP,
            changed,
            end,
        }
    }
}

/// The row that gets the keyboard focus as soon as it is drawn.
#[derive(Debug, Default)]
struct WantedRow(Option<usize>);

/// Shows the headings and the list, which are together as high as this.
pub(super) fn entries_ui(
    ui: &mut Ui,
    dialog: &FileDialog,
    ui_state: &mut UiState,
    height: f32,
    actions: &mut Actions,
) {
    let top = ui.cursor().min.y;
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let frame = Frame::new()
        .fill(ui.visuals().extreme_bg_color)
        .stroke(line)
        .corner_radius(CORNER);
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        heads_ui(ui, dialog, actions);
        let left = height - (ui.cursor().min.y - top);
        let wanted = &mut ui_state.part::<WantedRow>().0;
        list_ui(ui, dialog, wanted, left, actions);
    });
}

fn heads_ui(ui: &mut Ui, dialog: &FileDialog, actions: &mut Actions) {
    let size = vec2(ui.available_width(), target(ui.style(), CONTROL_HEIGHT));
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let columns = Columns::of(row);
    let places = [
        (FolderColumn::Name, columns.name, columns.size - GAP),
        (
            FolderColumn::Size,
            columns.size,
            columns.changed - 2.0 * GAP,
        ),
        (FolderColumn::Changed, columns.changed, columns.end),
    ];
    for (column, from, to) in places {
        let id = match column {
            FolderColumn::Name => "file-dialog-column-name",
            FolderColumn::Size => "file-dialog-column-size",
            FolderColumn::Changed => "file-dialog-column-changed",
        };
        let sign = if dialog.order.by != column {
            ""
        } else if dialog.order.is_falling {
            " ⏷"
        } else {
            " ⏶"
        };
        let rect = Rect::from_x_y_ranges(from..=to, row.y_range());
        // Sizes are at the right end of their column.
        let layout = if column == FolderColumn::Size {
            Layout::right_to_left(Align::Center)
        } else {
            Layout::left_to_right(Align::Center)
        };
        let builder = UiBuilder::new().max_rect(rect).id_salt(id).layout(layout);
        let mut place = ui.new_child(builder);
        place.set_clip_rect(rect.expand(2.0).intersect(ui.clip_rect()));
        place.spacing_mut().button_padding.x = 0.0;
        let text = RichText::new(tr(id) + sign).weak();
        let head = Button::new(text).frame(false);
        let head = place.add(head.min_size(vec2(0.0, row.height())));
        let name = tr_with("suite-sort", &[("column", tr(id).into())]);
        let head = head.accessible_name(name);
        if head.on_hover_text(tr("suite-sort-tip")).clicked() {
            push(actions, FileDialogAction::SortBy(column));
        }
    }
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().hline(row.x_range(), row.max.y, line);
}

fn list_ui(
    ui: &mut Ui,
    dialog: &FileDialog,
    wanted: &mut Option<usize>,
    height: f32,
    actions: &mut Actions,
) {
    let pitch = target(ui.style(), CONTROL_HEIGHT);
    let scroll = ScrollArea::vertical()
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink(false);
    // No folder has so many files that f32 offsets would become too imprecise.
    scroll.show_viewport(ui, |ui, viewport| {
        let origin = ui.min_rect().min;
        ui.set_height(pitch * dialog.shown.len() as f32);
        let count = dialog.shown.len();
        let visible = (viewport.min.y / pitch) as usize..(viewport.max.y / pitch) as usize + 1;
        let page = (height / pitch) as u64;
        let before = wanted.filter(|at| !visible.contains(at));
        for at in visible.chain(before).filter(|at| *at < count) {
            let Some(entry) = dialog.shown.get(at).and_then(|at| dialog.entries.get(*at)) else {
                continue;
            };
            let corner = pos2(origin.x, origin.y + pitch * at as f32);
            let row = Rect::from_min_size(corner, vec2(ui.available_width(), pitch));
            let response = ui.push_id(at, |ui| entry_ui(ui, dialog, entry, row, actions));
            let response = response.inner;
            if *wanted == Some(at) {
                *wanted = None;
                response.request_focus();
                ui.scroll_to_rect_animation(row, None, ScrollAnimation::none());
            } else if response.has_focus()
                && let Some(to) = step(ui, &response, at as u64, count as u64 - 1, page)
            {
                *wanted = usize::try_from(to).ok();
                ui.request_repaint();
            }
        }
        if dialog.shown.is_empty() {
            nothing_ui(ui, dialog, actions);
        }
    });
}

/// Says why the list is empty.
fn nothing_ui(ui: &mut Ui, dialog: &FileDialog, actions: &mut Actions) {
    Frame::new().inner_margin(GAP).show(ui, |ui| {
        if dialog.entries.is_empty() {
            ui.label(RichText::new(tr("file-dialog-empty")).weak());
            return;
        }
        ui.label(RichText::new(tr("file-dialog-none-of-kind")).weak());
        ui.add_space(GAP);
        if ui.button(tr("file-dialog-show-all")).clicked() {
            push(actions, FileDialogAction::ShowKind(FileKind::All));
        }
    });
}

fn entry_ui(
    ui: &mut Ui,
    dialog: &FileDialog,
    entry: &FolderEntry,
    row: Rect,
    actions: &mut Actions,
) -> Response {
    let is_chosen = dialog.name == entry.name;
    let button = Button::selectable(is_chosen, "").min_size(row.size());
    let response = ui.put(row, button).accessible_name(&entry.name);
    let size = entry.size.map(size_text).unwrap_or_default();
    let changed = entry.changed.map(age_text).unwrap_or_default();
    let kind = tr(if entry.is_file {
        "file-dialog-file"
    } else {
        "file-dialog-folder"
    });
    let facts = [kind.as_str(), &size, &changed];
    let facts = facts.into_iter().filter(|fact| !fact.is_empty());
    let response = response.described(facts.collect::<Vec<_>>().join(", "));
    let visuals = ui.style().interact_selectable(&response, is_chosen);
    let ink = visuals.text_color();
    let columns = Columns::of(row);
    let icon = if entry.is_file {
        Icon::File
    } else {
        Icon::Folder
    };
    let middle = pos2(row.min.x + GAP + ICON_WIDTH / 2.0 - 2.0, row.center().y);
    paint_icon(ui.painter(), middle, icon, ink);
    let room = columns.size - GAP - columns.name;
    let is_cut = paint_cut(ui, row, columns.name, room, &entry.name, TEXT_FONT, ink);
    let weak = if is_chosen {
        ink
    } else {
        ui.visuals().weak_text_color()
    };
    let right = pos2(columns.changed - 2.0 * GAP, row.center().y);
    let painter = ui.painter();
    painter.text(right, Align2::RIGHT_CENTER, size, SMALL_FONT, weak);
    paint_cut(
        ui,
        row,
        columns.changed,
        CHANGED_WIDTH,
        &changed,
        SMALL_FONT,
        weak,
    );
    if response.gained_focus() {
        ui.scroll_to_rect_animation(row, None, ScrollAnimation::none());
    }
    // The first click enters a folder. Where people click twice, the second click falls on an entry of that folder and
    // must have no effect there.
    let is_second = response.double_clicked() || response.triple_clicked();
    if response.clicked() && !is_second {
        let path = entry.path.clone();
        push(
            actions,
            if entry.is_file {
                FileDialogAction::Choose(path)
            } else {
                FileDialogAction::EnterFolder(path)
            },
        );
    }
    if entry.is_file && is_chosen && response.double_clicked() {
        push(actions, FileDialogAction::Accept);
    }
    if is_cut {
        response.on_hover_text(&entry.name)
    } else {
        response
    }
}

/// Paints a text that is cut where its column ends. Returns whether it was.
fn paint_cut(
    ui: &Ui,
    row: Rect,
    left: f32,
    width: f32,
    text: &str,
    font: FontId,
    color: Color32,
) -> bool {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
    job.wrap = TextWrapping::truncate_at_width(width);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let is_cut = galley.elided;
    let corner = pos2(left, row.center().y - galley.size().y / 2.0);
    ui.painter().galley(corner, galley, color);
    is_cut
}
