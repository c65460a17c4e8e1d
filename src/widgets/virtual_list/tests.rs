use super::*;
use egui::{Event, Modifiers};
use egui_kittest::Harness;

const PLACES: u64 = 10_000_000;
const PITCH: f32 = 24.0;

struct Seen {
    list: VirtualList,
    columns: u64,
    wanted: Option<u64>,
    visible: Option<Visible>,
}

impl Seen {
    fn visible(&self) -> Visible {
        self.visible.unwrap_or_else(|| unreachable!("it was drawn"))
    }
}

fn harness<'a>(columns: u64, wanted: u64) -> Harness<'a, Seen> {
    let seen = Seen {
        list: VirtualList::default(),
        columns,
        wanted: Some(wanted),
        visible: None,
    };
    let builder = Harness::builder().with_size([300.0, 500.0]);
    let mut harness = builder.build_ui_state(show, seen);
    harness.run();
    harness
}

fn show(ui: &mut Ui, seen: &mut Seen) {
    let shape = ListShape {
        places: PLACES,
        columns: seen.columns,
        pitch: PITCH,
    };
    let (outer, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let wanted = seen.wanted.take();
    let name = |place: u64| place.to_string();
    seen.visible = Some(seen.list.ui(ui, outer, shape, wanted, "bar", &name));
}

#[test]
fn lines_are_spaced_exactly_at_the_end_of_ten_million() {
    for columns in [1, 7] {
        let harness = harness(columns, PLACES - 1);
        let visible = harness.state().visible();
        assert_eq!(visible.places().end, PLACES);
        let last = visible.rect(PLACES - 1);
        assert!(
            (last.bottom() - visible.view.bottom()).abs() < 0.51,
            "{last:?}"
        );
        for place in visible.places().skip(columns as usize) {
            let above = visible.rect(place - columns);
            assert!((visible.rect(place).top() - above.top() - PITCH).abs() < 1e-3);
        }
    }
}

#[test]
fn the_wheel_moves_a_list_of_ten_million_lines_point_by_point() {
    let mut harness = harness(1, PLACES / 2);
    let before = harness.state().list.top;
    harness.hover_at(pos2(100.0, 100.0));
    harness.event(Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, -7.0),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: egui::MouseWheelSource::Wheel,
    });
    harness.run_steps(30);
    let moved = (harness.state().list.top - before) * f64::from(PITCH);
    assert!((moved - 7.0).abs() < 0.01, "{moved}");
}

#[test]
fn each_visible_line_is_hit_at_its_place_in_ten_million() {
    for columns in [1, 2, 7] {
        for wanted in [0, PLACES / 3, PLACES - 1] {
            let harness = harness(columns, wanted);
            let visible = harness.state().visible();
            assert!(visible.places().contains(&wanted));
            for place in visible.places() {
                let rect = visible.rect(place);
                let before = rect.min + vec2(2.0, 2.0);
                assert_eq!(visible.gap_at(before), place, "{columns} columns");
            }
        }
    }
}

#[test]
fn a_drop_below_the_last_line_goes_after_it() {
    let harness = harness(1, PLACES - 1);
    let visible = harness.state().visible();
    let below = visible.rect(PLACES - 1).center_bottom() - vec2(0.0, 1.0);
    assert_eq!(visible.gap_at(below), PLACES);
    assert_eq!(visible.gap_at(below + vec2(0.0, 1e6)), PLACES);
}

#[test]
fn a_list_returns_to_its_place_after_its_columns_change() {
    let mut harness = harness(7, PLACES / 2);
    let before = harness.state().list.top;
    for columns in [6, 5, 3, 1, 2, 4, 9, 8, 7] {
        harness.state_mut().columns = columns;
        harness.run();
    }
    let drift = (harness.state().list.top - before).abs();
    assert!(drift < 1.0, "{drift} lines");
}
