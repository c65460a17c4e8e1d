//! A picture turned by half a right angle, for boards that rest on a corner.
//!
//! The search for corners (`saddles`) compares upright quarters. It tolerates a turn of some twenty degrees, and a board
//! that rests on a corner has no corners for it at all. In a picture without any other board these are found by the
//! same search in the turned picture.

use super::lattice::Lattice;
use super::picture::{Grey, Pyramid, scale_of};

/// The maximum side of the picture that is turned, in pixels.
const WORK_SIDE: usize = 1000;

/// A turned picture and its place in the original one.
pub(super) struct Slanted {
    /// The turned picture. Its corners, which the original does not reach, have an even shade.
    pub(super) pyramid: Pyramid,
    /// The middle of the original, in its pixels at the level that was turned.
    middle: [f32; 2],
    /// The width of a pixel of that level, in pixels of the original.
    scale: f32,
}

impl Slanted {
    /// Turns a picture clockwise. `None` where there are too many pixels.
    pub(super) fn of(pyramid: &Pyramid) -> Option<Self> {
        let level = pyramid.level_below(WORK_SIDE);
        let picture = &pyramid.levels()[level];
        let middle = [picture.width(), picture.height()].map(|side| side as f32 / 2.0);
        let side = ((middle[0] + middle[1]) * std::f32::consts::SQRT_2).ceil() as usize;
        let own_middle = side as f32 / 2.0;
        let ground = mean(picture);
        let mut pixels = Vec::with_capacity(side * side);
        for y in 0..side {
            for x in 0..side {
                let place = unturned([x as f32 + 0.5, y as f32 + 0.5], own_middle, middle);
                let is_inside = picture.contains(place);
                pixels.push(if is_inside {
                    picture.sample(place) as u8
                } else {
                    ground
                });
            }
        }
        let turned = Grey::new(side, side, pixels).ok()?;
        Some(Self {
            pyramid: Pyramid::new(turned),
            middle,
            scale: scale_of(level),
        })
    }

    /// The same board in the original picture.
    pub(super) fn in_original(&self, board: &Lattice) -> Option<Lattice> {
        let own_middle = self.pyramid.levels()[0].width() as f32 / 2.0;
        board.moved(|place| unturned(place, own_middle, self.middle).map(|part| part * self.scale))
    }
}

/// The place in the original of a place in the turned picture.
fn unturned([x, y]: [f32; 2], own_middle: f32, middle: [f32; 2]) -> [f32; 2] {
    let part = std::f32::consts::FRAC_1_SQRT_2;
    let (across, down) = ((x - own_middle) * part, (y - own_middle) * part);
    [middle[0] + across + down, middle[1] + down - across]
}

/// The mean shade of a picture.
fn mean(picture: &Grey) -> u8 {
    let rows = (0..picture.height()).flat_map(|y| picture.row(y));
    let sum: u64 = rows.map(|shade| u64::from(*shade)).sum();
    (sum / (picture.width() * picture.height()) as u64) as u8
}
