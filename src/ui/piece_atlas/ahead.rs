//! The pieces of the first frame, drawn while the system makes the window.
//!
//! Drawing them takes a third of what the program does of its own until something is seen, and
//! meanwhile the other processors have nothing to do.

use super::super::board_look::BoardLook;
use super::picture;
use egui::ColorImage;
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

/// How many pixels wide the pieces of the usual window are: on the board, beside it, and on their way.
/// Another window draws its own.
pub const USUAL_SIDES: &[usize] = &[69, 66, 33];

type Pictures = Vec<(usize, ColorImage)>;

/// What is being drawn, then what has been.
#[derive(Debug)]
enum Ahead {
    Drawing(JoinHandle<Pictures>),
    Drawn(Pictures),
}

static AHEAD: Mutex<Ahead> = Mutex::new(Ahead::Drawn(Vec::new()));

/// Begins to draw the usual pieces in the usual sizes. For the beginning of the process.
pub fn draw_pieces_ahead() {
    let draw = || {
        let look = BoardLook::default();
        let pictures = USUAL_SIDES
            .iter()
            .map(|side| (*side, picture(*side, &look)));
        pictures.collect()
    };
    // Where the system gives no thread, they are drawn when they are needed.
    if let Ok(thread) = std::thread::Builder::new().spawn(draw) {
        *AHEAD.lock().unwrap_or_else(PoisonError::into_inner) = Ahead::Drawing(thread);
    }
}

/// What was drawn for this size. Each picture is given once.
pub(super) fn drawn(side: usize, look: &BoardLook) -> Option<ColorImage> {
    if *look != BoardLook::default() || !USUAL_SIDES.contains(&side) {
        return None;
    }
    let mut ahead = AHEAD.lock().unwrap_or_else(PoisonError::into_inner);
    let mut pictures = match std::mem::replace(&mut *ahead, Ahead::Drawn(Vec::new())) {
        // A fault in drawing will be told when it happens again here.
        Ahead::Drawing(thread) => thread.join().unwrap_or_default(),
        Ahead::Drawn(pictures) => pictures,
    };
    let place = pictures.iter().position(|(its, _)| *its == side);
    let found = place.map(|place| pictures.swap_remove(place).1);
    *ahead = Ahead::Drawn(pictures);
    found
}
