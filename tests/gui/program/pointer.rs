//! The user's pointer.

use super::Program;
use egui::accesskit::Role;
use egui::{Event, Modifiers, MouseWheelUnit, PointerButton, Pos2, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

impl Program {
    /// The middle of a square, found as a screen reader finds it.
    pub(crate) fn square(&self, name: &str) -> Pos2 {
        let begin = format!("{name}, ");
        let mut nodes = self.harness.get_all_by_role(Role::Button);
        let is_it = |node: &Node<'_>| {
            node.accesskit_node()
                .label()
                .is_some_and(|l| l.starts_with(&begin))
        };
        nodes.find(is_it).unwrap().rect().center()
    }

    /// The middle of a counter of the setup panel.
    pub(crate) fn counter(&self, name: &str) -> Pos2 {
        let node = self.harness.get_by_role_and_label(Role::SpinButton, name);
        node.rect().center()
    }

    pub(crate) fn spare(&self, piece: &str) -> Pos2 {
        let label = format!("Place {piece}");
        let node = self.harness.get_by_label(&label);
        node.rect().center()
    }

    pub(crate) fn button(
        &mut self,
        pos: Pos2,
        button: PointerButton,
        pressed: bool,
        keys: Modifiers,
    ) {
        self.harness.event(Event::PointerMoved(pos));
        self.harness.event(Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: keys,
        });
        self.run();
    }

    pub(crate) fn click_at(&mut self, pos: Pos2, button: PointerButton) {
        self.button(pos, button, true, Modifiers::NONE);
        self.button(pos, button, false, Modifiers::NONE);
    }

    /// Makes this number of clicks as fast as a hand does, because a long click would not count.
    pub(crate) fn clicks_at(&mut self, pos: Pos2, count: usize) {
        self.harness.event(Event::PointerMoved(pos));
        for pressed in [true, false].repeat(count) {
            self.harness.event(Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
            self.harness.step();
        }
        self.run();
    }

    pub(crate) fn left(&mut self, square: &str) {
        self.click_at(self.square(square), PointerButton::Primary);
    }

    pub(crate) fn right(&mut self, square: &str) {
        self.click_at(self.square(square), PointerButton::Secondary);
    }

    pub(crate) fn brush(&mut self, piece: &str) {
        self.click_at(self.spare(piece), PointerButton::Primary);
    }

    pub(crate) fn move_to(&mut self, pos: Pos2) {
        self.harness.event(Event::PointerMoved(pos));
        self.run();
    }

    pub(crate) fn drag_with(&mut self, from: Pos2, to: Pos2, keys: Modifiers) {
        self.button(from, PointerButton::Primary, true, keys);
        self.move_to(from + (to - from) * 0.5);
        self.move_to(to);
        self.button(to, PointerButton::Primary, false, keys);
    }

    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        self.drag_with(self.square(from), self.square(to), Modifiers::NONE);
    }

    pub(crate) fn wheel(&mut self, pos: Pos2, clicks: f32) {
        self.move_to(pos);
        self.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: Vec2::new(0.0, clicks),
            phase: egui::TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: egui::MouseWheelSource::Wheel,
        });
        self.run();
    }
}
