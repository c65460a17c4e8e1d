//! Checks of the layout: no text is cut, no control covers another.

use super::program::Program;
use egui::accesskit::Role;
use egui::epaint::{ClippedShape, Galley, Shape};
use egui::{LayerId, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::sync::Arc;

/// Lines and shadows touch each other, so an overlap this small is allowed.
const SLACK: f32 = 2.0;

/// A text as painted.
struct Painted {
    galley: Arc<Galley>,
    rect: Rect,
    clip: Rect,
}

/// The faults of the current layout.
pub(super) fn faults(program: &mut Program) -> Vec<String> {
    let mut faults = Vec::new();
    let screen = program.harness.ctx.content_rect();
    let fields = typed_in(program);
    let mut texts = painted(program, screen);
    // Text from files may have any length; it is shortened, and shown in full elsewhere.
    texts.retain(|text| is_of_catalogue(text.galley.text()));
    for text in &texts {
        let seen = text.rect.intersect(text.clip);
        let is_typed = fields.iter().any(|field| field.contains_rect(seen));
        if seen.is_negative() || is_typed {
            continue;
        }
        let room = text.clip.intersect(screen).expand(SLACK);
        if text.rect.left() < room.left() || text.rect.right() > room.right() {
            faults.push(format!("cut: {}", text.galley.text()));
        }
    }
    faults.extend(overlapping_texts(&texts, &fields));
    let controls = controls(program);
    assert!(!controls.is_empty());
    faults.extend(overlapping_controls(&controls, screen));
    texts.retain(|text| {
        !fields
            .iter()
            .any(|field| field.contains(text.rect.center()))
    });
    faults.extend(cut_without_tip(program, texts));
    faults
}

/// The places of fields, in which longer texts scroll.
fn typed_in(program: &Program) -> Vec<Rect> {
    let nodes = program.harness.root().children_recursive();
    let typed = nodes.into_iter().filter(|node| {
        let role = node.accesskit_node().role();
        matches!(
            role,
            Role::TextInput | Role::MultilineTextInput | Role::SpinButton
        )
    });
    typed.map(|node| node.rect().expand(SLACK)).collect()
}

/// The texts of the topmost layer: those of a dialog if one is open, otherwise those of the whole window.
fn painted(program: &Program, screen: Rect) -> Vec<Painted> {
    let shapes = &program.harness.output().shapes;
    let covers = |shape: &ClippedShape| matches!(&shape.shape, Shape::Rect(rect) if rect.rect.contains_rect(screen) && !rect.fill.is_opaque());
    let top = shapes.iter().rposition(covers).unwrap_or(0);
    let mut texts = Vec::new();
    for clipped in &shapes[top..] {
        collect(&clipped.shape, clipped.clip_rect, &mut texts);
    }
    texts
}

/// The texts that are painted within this place, on any layer.
pub(super) fn texts_on(program: &Program, place: Rect) -> Vec<String> {
    let mut texts = Vec::new();
    for clipped in &program.harness.output().shapes {
        collect(&clipped.shape, clipped.clip_rect, &mut texts);
    }
    let room = place.expand(SLACK);
    texts.retain(|text| room.contains_rect(text.rect.intersect(text.clip)));
    let whole = |text: Painted| text.galley.text().to_owned();
    texts.into_iter().map(whole).collect()
}

/// In the stretched language words have marks on their letters.
fn is_of_catalogue(text: &str) -> bool {
    let is_marked = |letter: char| !letter.is_ascii() && letter.is_alphabetic();
    text.chars().any(is_marked)
}

fn collect(shape: &Shape, clip: Rect, texts: &mut Vec<Painted>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                collect(shape, clip, texts);
            }
        }
        Shape::Text(text) if !text.galley.text().trim().is_empty() => texts.push(Painted {
            galley: Arc::clone(&text.galley),
            rect: text.galley.mesh_bounds.translate(text.pos.to_vec2()),
            clip,
        }),
        _ => {}
    }
}

fn overlapping_texts(texts: &[Painted], fields: &[Rect]) -> Vec<String> {
    let mut faults = Vec::new();
    for (place, one) in texts.iter().enumerate() {
        for other in &texts[place + 1..] {
            let seen = |text: &Painted| text.rect.intersect(text.clip);
            let both = seen(one).intersect(seen(other));
            let is_typed = fields.iter().any(|field| field.contains_rect(both));
            // Signs on the squares and on the keys of the board overlap on purpose.
            let are_words = [one, other].iter().all(|text| text.galley.text().len() > 2);
            if both.width() > SLACK && both.height() > 2.0 * SLACK && !is_typed && are_words {
                let (one, other) = (one.galley.text(), other.galley.text());
                faults.push(format!("over one another: {one} | {other}"));
            }
        }
    }
    faults
}

/// A control that can be clicked, on a layer of the window.
pub(super) struct Control {
    layer: LayerId,
    role: Role,
    name: String,
    whole: Rect,
    seen: Rect,
}

/// The visible controls of the topmost dialog, or of the whole window.
pub(super) fn controls(program: &mut Program) -> Vec<Control> {
    // Only with this does the window library keep the names of controls.
    name_controls(program, true);
    let dialog = program.harness.ctx.memory(egui::Memory::top_modal_layer);
    let controls = program.harness.ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let mut controls = Vec::new();
        for (layer, widgets_of_layer) in widgets.layers() {
            if dialog.is_some_and(|dialog| dialog != *layer) {
                continue;
            }
            for widget in widgets_of_layer {
                let is_seen = widget.sense.senses_click() && widget.interact_rect.is_positive();
                let info = widgets.info(widget.id).filter(|_| is_seen);
                controls.extend(info.map(|info| Control {
                    layer: *layer,
                    role: info.role,
                    name: format!("{:?} {}", info.role, info.label.clone().unwrap_or_default()),
                    whole: widget.rect,
                    seen: widget.interact_rect,
                }));
            }
        }
        controls
    });
    name_controls(program, false);
    controls
}

fn name_controls(program: &mut Program, are_named: bool) {
    let ctx = program.harness.ctx.clone();
    ctx.all_styles_mut(|style| style.debug.show_interactive_widgets = are_named);
    program.run();
}

fn overlapping_controls(controls: &[Control], screen: Rect) -> Vec<String> {
    let mut faults = Vec::new();
    for (place, one) in controls.iter().enumerate() {
        let seen = one.seen;
        if !screen.expand(SLACK).contains_rect(seen) {
            faults.push(format!("outside: {}", one.name));
        }
        // Lists may be cut by their frames at the top and the bottom.
        if seen.width() + SLACK < one.whole.width() && seen.height() > SLACK {
            faults.push(format!("control cut: {}", one.name));
        }
        for other in &controls[place + 1..] {
            let both = seen.intersect(other.seen);
            let is_inside = seen.expand(SLACK).contains_rect(other.seen)
                || other.seen.expand(SLACK).contains_rect(seen);
            let is_over = both.width() > SLACK && both.height() > SLACK;
            if is_over && !is_inside && one.layer == other.layer && !is_row_below_bar(one, other) {
                let (one, other) = (&one.name, &other.name);
                faults.push(format!("controls over one another: {one} | {other}"));
            }
        }
    }
    faults
}

/// Whether these are a row of a list and its scroll bar, below which rows go on to the edge of their list.
fn is_row_below_bar(one: &Control, other: &Control) -> bool {
    let roles = [one.role, other.role];
    roles.contains(&Role::ListBoxOption) && roles.contains(&Role::ScrollBar)
}

/// Texts that end in `…` and have no tooltip with the whole text.
fn cut_without_tip(program: &mut Program, texts: Vec<Painted>) -> Vec<String> {
    let mut faults = Vec::new();
    for text in texts.into_iter().filter(|text| text.galley.elided) {
        let whole = text.galley.text().to_owned();
        let seen = text.rect.intersect(text.clip);
        if !seen.is_positive() {
            // It is scrolled out of sight.
            continue;
        }
        point_at(program, seen.center());
        let told = program.harness.query_all_by_label_contains(&whole);
        // One text is that for screen readers, and the other one is the tooltip.
        let is_told = told.count() > 1 || tips(program).iter().any(|tip| tip.contains(&whole));
        if !is_told {
            faults.push(format!("cut without a tip: {whole}"));
        }
    }
    point_at(program, Pos2::new(1.0, 1.0));
    faults
}

fn point_at(program: &mut Program, place: Pos2) {
    program.move_to(place);
    program.move_to(place + vec2(0.5, 0.0));
    // Tooltips appear a moment later.
    for _ in 0..4 {
        program.harness.step();
    }
    program.run();
}

/// The texts over the window.
fn tips(program: &Program) -> Vec<String> {
    let mut texts = Vec::new();
    for clipped in &program.harness.output().shapes {
        collect(&clipped.shape, clipped.clip_rect, &mut texts);
    }
    let whole = texts.into_iter().filter(|text| !text.galley.elided);
    whole.map(|text| text.galley.text().to_owned()).collect()
}
