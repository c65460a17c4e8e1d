//! After any gestures on the boards of several rows, undo restores the original lines byte
//! for byte, and redo restores the last ones.

use super::program::Program;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect,
    TouchDeviceId, TouchId, TouchPhase, pos2, vec2,
};
use proptest::prelude::*;
use std::fs;
use tabiya::command::Command;
use tabiya::model::action::Action;
use tempfile::TempDir;

/// An action of the user's hands.
#[derive(Clone, Debug)]
enum Does {
    Press(usize, usize, usize),
    Move(usize),
    Release(usize, usize, usize),
    /// A press, a move and a release on squares and spare pieces.
    Drag(usize, usize, usize, usize),
    Click(usize, usize, usize),
    Wheel(usize, bool, usize),
    Text(char),
    Key(usize),
    Finger(u64, usize, usize),
    Tap(usize),
    Swipe(usize, usize),
    Leave,
    Wait,
    Undo,
    Redo,
    Symmetric,
    /// Goes to the row above or below.
    Row(bool),
}

const BUTTONS: [PointerButton; 3] = [
    PointerButton::Primary,
    PointerButton::Secondary,
    PointerButton::Middle,
];

const HELD: [Modifiers; 5] = [
    Modifiers::NONE,
    Modifiers::SHIFT,
    Modifiers::COMMAND,
    Modifiers::ALT,
    Modifiers {
        shift: true,
        ..Modifiers::COMMAND
    },
];

const KEYS: [(Key, Modifiers); 15] = [
    (Key::ArrowLeft, Modifiers::NONE),
    (Key::ArrowUp, Modifiers::NONE),
    (Key::ArrowRight, Modifiers::SHIFT),
    (Key::ArrowDown, Modifiers::SHIFT),
    (Key::ArrowUp, Modifiers::COMMAND),
    (Key::ArrowLeft, Modifiers::COMMAND),
    (Key::ArrowRight, HELD[4]),
    (Key::Home, Modifiers::NONE),
    (Key::End, Modifiers::SHIFT),
    (Key::Enter, Modifiers::NONE),
    (Key::Space, Modifiers::NONE),
    (Key::Delete, Modifiers::NONE),
    (Key::Backspace, Modifiers::NONE),
    (Key::Escape, Modifiers::NONE),
    (Key::F10, Modifiers::SHIFT),
];

/// Places: the squares, the spare pieces, and some beside the board.
const PLACES: usize = 64 + 12 + 8;

fn anything() -> impl Strategy<Value = Does> {
    let place = || 0..PLACES;
    let on = || prop_oneof![4 => 0..64_usize, 1 => 64..PLACES];
    let button = || prop_oneof![4 => Just(0_usize), 1 => 1..3_usize];
    let keys = || prop_oneof![2 => Just(0_usize), 1 => 0..HELD.len()];
    let letters = "KQRBNPkqrbnp0123456789x./maA".chars().collect::<Vec<_>>();
    prop_oneof![
        2 => (place(), button(), keys()).prop_map(|(at, b, k)| Does::Press(at, b, k)),
        2 => place().prop_map(Does::Move),
        2 => (place(), button(), keys()).prop_map(|(at, b, k)| Does::Release(at, b, k)),
        6 => (on(), on(), button(), keys()).prop_map(|(a, b, c, k)| Does::Drag(a, b, c, k)),
        4 => (on(), button(), keys()).prop_map(|(at, b, k)| Does::Click(at, b, k)),
        3 => (on(), any::<bool>(), keys()).prop_map(|(at, up, k)| Does::Wheel(at, up, k)),
        4 => prop::sample::select(letters).prop_map(Does::Text),
        4 => (0..KEYS.len()).prop_map(Does::Key),
        2 => (0..2_u64, 0..4_usize, on()).prop_map(|(id, phase, at)| Does::Finger(id, phase, at)),
        2 => on().prop_map(Does::Tap),
        2 => (on(), on()).prop_map(|(a, b)| Does::Swipe(a, b)),
        1 => Just(Does::Leave),
        1 => Just(Does::Wait),
        2 => Just(Does::Undo),
        1 => Just(Does::Redo),
        1 => Just(Does::Symmetric),
        3 => any::<bool>().prop_map(Does::Row),
    ]
}

/// Gestures that use one thing at a time. Menus are left out: a user first looks where a menu
/// has appeared.
fn in_turn() -> impl Strategy<Value = Does> {
    let on = || prop_oneof![4 => 0..64_usize, 1 => 64..PLACES];
    let letters = "KQRBNPkqrbnp0123".chars().collect::<Vec<_>>();
    prop_oneof![
        (on(), on()).prop_map(|(a, b)| Does::Drag(a, b, 0, 0)),
        on().prop_map(|at| Does::Click(at, 0, 0)),
        prop::sample::select(letters).prop_map(Does::Text),
        (0..KEYS.len() - 1).prop_map(Does::Key),
        any::<bool>().prop_map(Does::Row),
    ]
}

/// The last line keeps operations and spaces until it is edited.
const LINES: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
    r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 9\n\
    4k3/8/8/8/8/8/8/4K3  w - -  bm Kd2;  id \"one\";\n";

struct Hands {
    _folder: TempDir,
    program: Program,
    places: Vec<Pos2>,
}

impl Hands {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("some.epd");
        fs::write(&path, LINES).unwrap();
        let program = Program::on_file(&path);
        let mut hands = Self {
            _folder: folder,
            program,
            places: Vec::new(),
        };
        hands.look();
        hands
    }

    /// Everything may have moved, because fingers need larger targets.
    fn look(&mut self) {
        let [a8, h1] = ["a8", "h1"].map(|name| self.program.square(name));
        let board = Rect::from_min_max(a8, h1);
        let step = board.width() / 7.0;
        let square = |n: u8| a8 + vec2(f32::from(n % 8), f32::from(n / 8)) * step;
        self.places = (0..64).map(square).collect();
        for color in ["white", "black"] {
            for role in ["king", "queen", "rook", "bishop", "knight", "pawn"] {
                self.places
                    .push(self.program.spare(&format!("{color} {role}")));
            }
        }
        // These places are empty, because the other controls of the window do not concern the board.
        let left = board.left() - step * 0.5 - 8.0;
        let beside = (0..8_u8).map(|n| pos2(left, board.top() + f32::from(n) * step));
        self.places.extend(beside);
    }

    fn press(&self, at: usize, button: usize, keys: usize, pressed: bool) -> Event {
        Event::PointerButton {
            pos: self.places[at],
            button: BUTTONS[button],
            pressed,
            modifiers: HELD[keys],
        }
    }

    fn finger(&self, id: u64, phase: TouchPhase, at: usize) -> Vec<Event> {
        let pos = self.places[at];
        let mut events = vec![Event::Touch {
            device_id: TouchDeviceId(1),
            id: TouchId(id),
            phase,
            pos,
            force: None,
        }];
        if id == 0 {
            events.extend(match phase {
                TouchPhase::Start => {
                    vec![Event::PointerMoved(pos), self.press(at, 0, 0, true)]
                }
                TouchPhase::Move => vec![Event::PointerMoved(pos)],
                TouchPhase::End => vec![self.press(at, 0, 0, false), Event::PointerGone],
                TouchPhase::Cancel => vec![Event::PointerGone],
            });
        }
        events
    }

    fn events(&self, does: &Does) -> Vec<Event> {
        let moved = |at: usize| Event::PointerMoved(self.places[at]);
        match *does {
            Does::Press(at, button, keys) => vec![moved(at), self.press(at, button, keys, true)],
            Does::Move(at) => vec![moved(at)],
            Does::Release(at, button, keys) => {
                vec![moved(at), self.press(at, button, keys, false)]
            }
            Does::Drag(from, to, button, keys) => vec![
                moved(from),
                self.press(from, button, keys, true),
                moved(to),
                self.press(to, button, keys, false),
            ],
            Does::Click(at, button, keys) => vec![
                moved(at),
                self.press(at, button, keys, true),
                self.press(at, button, keys, false),
            ],
            Does::Wheel(at, up, keys) => vec![
                moved(at),
                Event::MouseWheel {
                    unit: MouseWheelUnit::Line,
                    delta: vec2(0.0, if up { 1.0 } else { -1.0 }),
                    phase: TouchPhase::Move,
                    modifiers: HELD[keys],
                    source: MouseWheelSource::Unknown,
                },
            ],
            Does::Text(letter) => vec![Event::Text(letter.to_string())],
            Does::Key(key) => [true, false].map(|pressed| key_event(key, pressed)).into(),
            Does::Finger(id, phase, at) => {
                let phases = [
                    TouchPhase::Start,
                    TouchPhase::Move,
                    TouchPhase::End,
                    TouchPhase::Cancel,
                ];
                self.finger(id, phases[phase], at)
            }
            Does::Tap(at) => {
                let mut events = self.finger(0, TouchPhase::Start, at);
                events.extend(self.finger(0, TouchPhase::End, at));
                events
            }
            Does::Swipe(from, to) => {
                let mut events = self.finger(0, TouchPhase::Start, from);
                events.extend(self.finger(0, TouchPhase::Move, to));
                events.extend(self.finger(0, TouchPhase::End, to));
                events
            }
            Does::Leave => vec![Event::PointerGone],
            Does::Row(is_down) => {
                let key = if is_down {
                    Key::ArrowDown
                } else {
                    Key::ArrowUp
                };
                vec![event_of(key, Modifiers::ALT, true)]
            }
            Does::Wait | Does::Undo | Does::Redo | Does::Symmetric => Vec::new(),
        }
    }

    /// Performs the action: all in one frame, as on a slow machine, or with one event per frame.
    fn perform(&mut self, does: &Does, is_slow: bool) {
        let events = self.events(does);
        if is_slow {
            self.program.harness.input_mut().events.extend(events);
        } else {
            for event in events {
                self.program.harness.event(event);
            }
        }
        match does {
            Does::Wait => self.program.harness.run_steps(4),
            Does::Undo => self.command(Command::Undo),
            Does::Redo => self.command(Command::Redo),
            Does::Symmetric => self.command(Command::SymmetricPlacement),
            _ => {}
        }
        self.program.run();
        self.look();
    }

    fn command(&mut self, command: Command) {
        let app = self.program.harness.state_mut();
        app.apply(Action::Run(command));
    }

    fn lines(&self) -> Vec<Vec<u8>> {
        let rows = self.program.state().shared.document().rows();
        (0..rows.len())
            .map(|row| rows.line(row).unwrap().into_owned())
            .collect()
    }

    /// Whether the row has always had the form that the field shows.
    fn is_plain(&self) -> bool {
        self.program.state().shared.document().row() < 2
    }

    fn undo_all(&mut self) -> usize {
        let mut steps = 0;
        while self.program.state().shared.document().can_undo() {
            self.command(Command::Undo);
            steps += 1;
        }
        self.program.run();
        steps
    }

    fn redo_all(&mut self) {
        while self.program.state().shared.document().can_redo() {
            self.command(Command::Redo);
        }
        self.program.run();
    }
}

fn key_event(number: usize, pressed: bool) -> Event {
    let (key, modifiers) = KEYS[number];
    event_of(key, modifiers, pressed)
}

fn event_of(key: Key, modifiers: Modifiers, pressed: bool) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers,
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: std::env::var("PROPTEST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(60),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn no_sequence_of_gestures_breaks_undo(
        all in prop::collection::vec((anything(), any::<bool>()), 1..24)
    ) {
        let mut hands = Hands::new();
        let first = hands.lines();
        prop_assert_eq!(first.len(), 3);
        for (does, is_slow) in &all {
            hands.perform(does, *is_slow);
            if hands.is_plain() {
                prop_assert_eq!(hands.program.field(), hands.program.fen());
            }
        }
        hands.redo_all();
        let last = hands.lines();
        let steps = hands.undo_all();
        prop_assert_eq!(&hands.lines(), &first);
        prop_assert!(!hands.program.state().shared.document().is_modified());
        hands.redo_all();
        prop_assert_eq!(&hands.lines(), &last);
        prop_assert_eq!(hands.undo_all(), steps);
    }

    #[test]
    fn events_in_one_frame_do_the_same_as_in_separate_frames(
        all in prop::collection::vec(in_turn(), 1..7)
    ) {
        let (mut slow, mut quick) = (Hands::new(), Hands::new());
        for does in &all {
            quick.perform(does, false);
        }
        let events: Vec<Event> = all.iter().flat_map(|does| slow.events(does)).collect();
        slow.program.harness.input_mut().events.extend(events);
        slow.program.run();
        prop_assert_eq!(slow.program.fen(), quick.program.fen());
        prop_assert_eq!(slow.lines(), quick.lines());
        let tools = [&slow, &quick].map(|hands| hands.program.state().board.tool);
        prop_assert_eq!(tools[0], tools[1]);
        prop_assert_eq!(slow.undo_all(), quick.undo_all());
    }
}

/// Otherwise gestures as quick as frames would miss their targets.
#[test]
fn appearing_operations_do_not_move_the_board() {
    let mut hands = Hands::new();
    let before = hands.places.clone();
    let rows = [Does::Row(true), Does::Row(true), Does::Row(false)];
    for event in rows
        .iter()
        .flat_map(|does| hands.events(does))
        .collect::<Vec<_>>()
    {
        hands.program.harness.event(event);
        hands.program.harness.step();
        hands.look();
        assert_eq!(hands.places, before);
    }
    assert_eq!(hands.program.state().shared.document().row(), 1);
}
