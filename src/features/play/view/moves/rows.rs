//! A visible row of the list: its moves, comments and buttons.

use super::flow::Piece;
use super::items::{Item, ItemKind};
use super::keys::leave;
use super::shown::{MenuPlace, ShownMoves, list_id};
use crate::features::play::update::choosing::names;
use crate::features::play::update::spoken::move_text;
use crate::model::action::{Action, PlayAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::style::{bold, palette};
use egui::{
    Align, Button, Label, Layout, Pos2, Rect, RichText, Role, Sense, Shape, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use tabiya_text::tr_with;

/// Shows a row.
pub(super) fn row_ui(
    ui: &mut Ui,
    state: &State,
    shown: &mut ShownMoves,
    row: usize,
    height: f32,
    actions: &mut Actions,
) {
    let size = vec2(ui.available_width(), height);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let (mut fold, mut menu) = (None, None);
    for piece in shown.flow.row(row) {
        let Some(item) = shown.items.get(piece.item) else {
            continue;
        };
        let left = rect.min.x + piece.x;
        let place = Rect::from_min_size(pos2(left, rect.min.y), vec2(piece.width, height));
        match item.kind {
            ItemKind::Start | ItemKind::Move => {
                menu = menu.or(move_ui(ui, state, item, place, actions));
            }
            ItemKind::Comment => comment_ui(ui, item, piece, place),
            ItemKind::Fold => {
                let is_folded = shown.is_folded(item.node);
                if fold_ui(ui, state, item, place, is_folded) {
                    fold = Some((item.node, !is_folded));
                }
            }
        }
    }
    if menu.is_some() {
        shown.menu = menu.map(MenuPlace::New);
    }
    if let Some((first, is_folded)) = fold {
        if is_folded {
            // The first move of a folded variation stays visible.
            actions.extend(leave(state, first));
        }
        shown.fold(first, is_folded);
    }
}

/// Shows a move. That of the position shown is highlighted. Returns the place where its menu is asked for.
fn move_ui(
    ui: &mut Ui,
    state: &State,
    item: &Item,
    rect: Rect,
    actions: &mut Actions,
) -> Option<Pos2> {
    let line = state.shared.document().line_of_play()?;
    let is_shown = line.node() == item.node;
    let text = if item.is_bold() {
        bold(&item.text)
    } else {
        RichText::new(&item.text)
    };
    // The list as a whole is the Tab stop.
    let button = Button::selectable(is_shown, text)
        .sense(Sense::CLICK)
        .truncate()
        .min_size(rect.size());
    let layout = Layout::centered_and_justified(egui::Direction::LeftToRight);
    let place = UiBuilder::new()
        .id_salt(item.node)
        .max_rect(rect)
        .layout(layout);
    let response = ui
        .scope_builder(place, |ui| {
            // The row is as high as the list says.
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().button_padding = vec2(0.0, 0.0);
            ui.add(button)
        })
        .inner;
    let name = match item.kind {
        ItemKind::Start => item.text.clone(),
        _ => move_text(
            line.tree(),
            item.node,
            names(&state.shared),
            usize::from(item.depth),
            item.departs_at,
        ),
    };
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_shown, &name));
    if is_shown && ui.memory(|memory| memory.has_focus(list_id())) {
        let active = response.id.accesskit_id();
        ui.ctx()
            .accesskit_node_builder(list_id(), |node| node.set_active_descendant(active));
    }
    if response.clicked() || response.secondary_clicked() {
        actions.push(Action::from(PlayAction::GoToNode(item.node)));
        ui.memory_mut(|memory| memory.request_focus(list_id()));
    }
    let pos = response.interact_pointer_pos();
    let is_asked = response.secondary_clicked();
    is_asked.then(|| pos.unwrap_or(rect.center()))
}

fn comment_ui(ui: &mut Ui, item: &Item, piece: &Piece, rect: Rect) {
    let text = item.text.get(piece.text.clone()).unwrap_or_default();
    let shown = RichText::new(text.trim_end()).color(palette(ui.visuals()).weak_text);
    let layout = Layout::left_to_right(Align::Center);
    let place = UiBuilder::new()
        .id_salt((item.node, piece.item, piece.text.start))
        .max_rect(rect.with_max_x(rect.max.x + 1.0))
        .layout(layout);
    ui.scope_builder(place, |ui| {
        ui.add(Label::new(shown).extend().selectable(false));
    });
}

/// Shows the button that folds a variation. Returns whether it was pressed.
fn fold_ui(ui: &Ui, state: &State, item: &Item, rect: Rect, is_folded: bool) -> bool {
    let id = ui.scope_id().with(("fold", item.node));
    let response = ui.interact(rect, id, Sense::CLICK);
    let line = state.shared.document().line_of_play();
    let name = line.map(|line| {
        let depth = usize::from(item.depth);
        let names = names(&state.shared);
        move_text(line.tree(), item.node, names, depth, item.departs_at)
    });
    let name = tr_with("play-fold", &[("move", name.unwrap_or_default().into())]);
    response
        .widget_info(|| WidgetInfo::selected(Role::DisclosureTriangle, true, !is_folded, &name));
    let color = if response.hovered() {
        ui.visuals().strong_text_color()
    } else {
        ui.visuals().weak_text_color()
    };
    let (middle, size) = (rect.center(), 3.5);
    let corners = if is_folded {
        [vec2(-0.6, -1.0), vec2(1.0, 0.0), vec2(-0.6, 1.0)]
    } else {
        [vec2(-1.0, -0.6), vec2(1.0, -0.6), vec2(0.0, 1.0)]
    };
    let corners = corners.map(|corner| middle + size * corner);
    let painter = ui.painter();
    painter.add(Shape::convex_polygon(
        corners.to_vec(),
        color,
        egui::Stroke::NONE,
    ));
    response.clicked()
}
