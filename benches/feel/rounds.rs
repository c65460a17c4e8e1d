//! The rounds, and the table that is printed of them.

use super::hands::Hands;
use super::screen::{Area, Screen};
use super::window::{Which, Window};
use std::time::{Duration, Instant};

const STARTS: usize = 15;
const GESTURES: usize = 20;
const IDLE: Duration = Duration::from_secs(10);
/// Until caches are filled and jobs of the start have ended.
const SETTLING: Duration = Duration::from_secs(3);
/// Keysyms: Flip the board, in Tabiya. The other window answers every key.
const F: u32 = 0x66;
/// Inside the board, and inside the other window, too.
const BOARD: Area = Area {
    left: 600,
    top: 350,
    width: 200,
    height: 300,
};
const BOTH: [Which; 2] = [Which::Empty, Which::Tabiya];

/// What was measured of a window.
#[derive(Default)]
struct Measured {
    first_frames: Vec<f64>,
    memory: f64,
    own_memory: f64,
    idle: f64,
    keys: Vec<f64>,
    carrying: Vec<f64>,
}

pub(super) fn measure() {
    let screen = Screen::new();
    let hands = Hands::new(&screen.display);
    // The pointer over the window would be an event; keys go where the focus is.
    hands.move_to((1590, 990));
    let mut measured = [Measured::default(), Measured::default()];
    for which in BOTH {
        // Once, for the system's caches.
        drop(Window::open(which, &screen));
    }
    for _ in 0..STARTS {
        for (which, measured) in BOTH.into_iter().zip(&mut measured) {
            let window = Window::open(which, &screen);
            measured.first_frames.push(window.first_frame.as_secs_f64());
        }
    }
    for (which, measured) in BOTH.into_iter().zip(&mut measured) {
        use_window(&Window::open(which, &screen), &screen, &hands, measured);
    }
    print(&mut measured);
}

fn use_window(window: &Window, screen: &Screen, hands: &Hands, measured: &mut Measured) {
    std::thread::sleep(SETTLING);
    (measured.memory, measured.own_memory) = window.memory();
    let before = window.processor_time();
    std::thread::sleep(IDLE);
    measured.idle = window.processor_time().saturating_sub(before).as_secs_f64();
    for _ in 0..GESTURES {
        measured.keys.push(answer(screen, BOARD, || hands.press(F)));
    }
    hands.move_to(CORNER);
    screen.wait_for_rest(BOARD);
    hands.hold();
    hands.move_to((CORNER.0 + 30, CORNER.1 + 30));
    for step in 0..GESTURES {
        // Up and to the left, so that the pointer has not been where is looked.
        let step = 9 - i16::try_from(step % 10).expect("few");
        let to = (CORNER.0 + 40 + step * 10, CORNER.1 + 40 + step * 20);
        measured
            .carrying
            .push(answer(screen, carried(to), || hands.move_to(to)));
    }
    hands.let_go();
}

/// A square with a piece, at whatever side of the board.
const CORNER: (i16, i16) = (610, 360);

/// An area at this place that shows a part of the dragged piece and nothing of the pointer, which the
/// server draws by itself.
fn carried((x, y): (i16, i16)) -> Area {
    let before = |place: i16| usize::try_from(place - 28).expect("inside the screen");
    Area {
        left: before(x),
        top: before(y),
        width: 22,
        height: 22,
    }
}

/// The time from a gesture to the first change in the area, in seconds.
fn answer(screen: &Screen, area: Area, gesture: impl FnOnce()) -> f64 {
    let before = screen.wait_for_rest(area);
    let began = Instant::now();
    gesture();
    (screen.wait_for_change(area, &before) - began).as_secs_f64()
}

fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

fn print([empty, ours]: &mut [Measured; 2]) {
    println!("{:<44} {:>9} {:>9} {:>7}", "", "empty", "tabiya", "ratio");
    let row = |name: &str, empty: f64, ours: f64| {
        println!("{name:<44} {empty:>9.1} {ours:>9.1} {:>7.2}", ours / empty);
    };
    let milliseconds = |numbers: &mut [f64]| 1e3 * median(numbers);
    let times = |name: &str, empty: &mut [f64], ours: &mut [f64]| {
        row(name, milliseconds(empty), milliseconds(ours));
    };
    times(
        "first frame seen, ms",
        &mut empty.first_frames,
        &mut ours.first_frames,
    );
    times(
        "a key answered on the screen, ms",
        &mut empty.keys,
        &mut ours.keys,
    );
    times(
        "what is carried follows, ms",
        &mut empty.carrying,
        &mut ours.carrying,
    );
    let mega = 1024.0 * 1024.0;
    row("memory, MiB", empty.memory / mega, ours.memory / mega);
    row(
        "of it shared with nobody, MiB",
        empty.own_memory / mega,
        ours.own_memory / mega,
    );
    let beyond = (ours.memory - 1.3 * empty.memory) / mega;
    println!(
        "{:<44} {:>9} {beyond:>9.1}",
        "memory beyond 1.3 times that, MiB", ""
    );
    let idle = |idle: f64| format!("{:.1}", idle * 1e3);
    println!(
        "{:<44} {:>9} {:>9}",
        "processor time in ten idle seconds, ms",
        idle(empty.idle),
        idle(ours.idle)
    );
}
