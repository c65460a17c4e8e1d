//! The focus ring, which is the same for every control, so that no control lacks it. A focused control that was
//! scrolled out of sight is also brought back into view.
//!
//! The ring is painted over everything else in two colours, one of which stands out from any background. If the focused
//! control is out of view, the module makes the same request as a screen reader to scroll it back.

use super::floating::has_resting_focus;
use super::style::{Palette, palette};
use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{Event, Id, Painter, Rect, Stroke, StrokeKind, Ui};

/// Width of the ring in points.
const RING: f32 = 2.0;
/// Width in points of the line inside the ring, which makes the ring visible on any background.
const LINE_WITHIN: f32 = 1.0;

/// The widget that had the keyboard focus in the last frame.
#[derive(Debug, Default)]
pub(crate) struct FocusRing {
    last: Option<Id>,
    /// The widget to scroll into view in the next frame.
    out_of_sight: Option<Id>,
}

impl FocusRing {
    /// Asks the scroll area around the focused widget to show it, as a screen reader would. Call this at the
    /// beginning of a frame.
    pub(crate) fn bring_into_sight(&mut self, ui: &Ui) {
        if let Some(id) = self.out_of_sight.take() {
            let request = ActionRequest {
                action: Action::ScrollIntoView,
                target_tree: TreeId::ROOT,
                target_node: id.accesskit_id(),
                data: None,
            };
            ui.input_mut(|input| {
                let event = Event::AccessKitActionRequest(request);
                input.events.push(event);
            });
        }
    }

    /// Paints the ring over everything drawn earlier in the same layer.
    pub(crate) fn paint(&mut self, ui: &Ui) {
        let ctx = ui.ctx();
        let focused = ctx.memory(egui::Memory::focused);
        let is_new = std::mem::replace(&mut self.last, focused) != focused;
        // Requesting the widget's response would take the focus away from a control that was clicked through it.
        let widget = |id| ctx.viewport(|viewport| viewport.this_pass.widgets.get(id).copied());
        let Some(widget) = focused.and_then(widget) else {
            return;
        };
        let is_cut = widget.interact_rect != widget.rect;
        let clip = if is_cut {
            widget.interact_rect.expand(RING + LINE_WITHIN)
        } else {
            Rect::EVERYTHING
        };
        let outer = widget.rect.expand(RING + LINE_WITHIN);
        let outer = outer.intersect(ctx.content_rect());
        let painter = ctx.layer_painter(widget.layer_id).with_clip_rect(clip);
        paint_ring(&painter, outer, palette(ui.visuals()));
        // Do not scroll while the pointer is in use.
        let is_by_mouse =
            ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
        // A dialog opens at its top.
        let is_resting = has_resting_focus(ui, widget.id);
        if is_cut && is_new && !is_by_mouse && !is_resting {
            self.out_of_sight = focused;
            ui.request_repaint();
        }
    }
}

fn paint_ring(painter: &Painter, outer: Rect, palette: &Palette) {
    let ring = Stroke::new(RING, palette.focus);
    let line = Stroke::new(LINE_WITHIN, palette.focus_gap);
    // The line has square corners: rounded ones would cover part of the control.
    painter.rect_stroke(outer, RING, ring, StrokeKind::Inside);
    painter.rect_stroke(outer.shrink(RING), 0.0, line, StrokeKind::Inside);
}
