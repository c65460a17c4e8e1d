//! The 255 colours that represent all colours of an animation.
//!
//! Diagrams have a few colours in large areas, which must stay exact and equal, and hundreds of mixed ones at the edges
//! of pieces. So the most frequent colour is taken first, then the most frequent one that is not close to a taken one,
//! and so on. The distance that counts as close is the smallest one for which all fit, and no pixel is further from its
//! colour in the palette than that.

use std::cmp::Reverse;
use std::collections::HashMap;

/// The number of colours; one more place of the table means "unchanged".
const MOST: usize = 255;
/// Above this number of colours, similar ones are counted together to save time.
const MANY: usize = 1 << 14;
/// Parts of colours that are counted together are equal except for these bits.
const SMALL: u8 = 0b111;

type Color = [u8; 3];

/// The colours and their numbers of pixels.
#[derive(Debug, Default)]
pub(super) struct Colors(HashMap<Color, u64>);

impl Colors {
    pub(super) fn count(&mut self, [red, green, blue, _]: [u8; 4]) {
        *self.0.entry([red, green, blue]).or_default() += 1;
    }

    /// The colours, the most frequent first.
    fn by_frequency(self) -> Vec<Color> {
        let mut counted: Vec<_> = if self.0.len() > MANY {
            let mut similar: HashMap<Color, (u64, u64, Color)> = HashMap::new();
            #[expect(
                clippy::iter_over_hash_type,
                reason = "sums and the largest pair do not depend on the order"
            )]
            for (color, count) in self.0 {
                let of = similar.entry(color.map(|part| part & !SMALL)).or_default();
                of.0 += count;
                // The most frequent colour of each group represents it.
                if (of.1, of.2) < (count, color) {
                    (of.1, of.2) = (count, color);
                }
            }
            let groups = similar.into_values();
            groups.map(|(all, _, color)| (color, all)).collect()
        } else {
            self.0.into_iter().collect()
        };
        counted.sort_unstable_by_key(|(color, count)| (Reverse(*count), *color));
        counted.into_iter().map(|(color, _)| color).collect()
    }
}

/// The palette.
#[derive(Debug)]
pub(super) struct Palette {
    colors: Vec<Color>,
    known: HashMap<Color, u8>,
}

impl Palette {
    pub(super) fn of(colors: Colors) -> Self {
        let colors = colors.by_frequency();
        // The largest distance is that of black and white. The smallest sufficient one is found by halving.
        let (mut too_small, mut large_enough) = (0, distance([0; 3], [255; 3]) + 1);
        let mut taken = taken(&colors, 1);
        while taken.is_none() && large_enough - too_small > 1 {
            let middle = too_small.midpoint(large_enough);
            match self::taken(&colors, middle) {
                Some(_) => large_enough = middle,
                None => too_small = middle,
            }
        }
        if taken.is_none() {
            taken = self::taken(&colors, large_enough);
        }
        Self {
            colors: taken.unwrap_or_default(),
            known: HashMap::new(),
        }
    }

    /// The table of the file: red, green and blue of each colour, and at its end the place for unchanged pixels.
    pub(super) fn table(&self) -> Vec<u8> {
        let mut table = self.colors.as_flattened().to_vec();
        table.extend([0; 3]);
        table
    }

    /// The place in the table that means "unchanged".
    pub(super) fn unchanged(&self) -> u8 {
        u8::try_from(self.colors.len()).unwrap_or(u8::MAX)
    }

    /// The place in the table of the colour that is closest to that of the pixel.
    pub(super) fn index(&mut self, [red, green, blue, _]: [u8; 4]) -> u8 {
        let color = [red, green, blue];
        let colors = &self.colors;
        *self.known.entry(color).or_insert_with(|| {
            let places = (0..=u8::MAX).zip(colors);
            let nearest = places.min_by_key(|(_, known)| distance(**known, color));
            nearest.map_or(0, |(place, _)| place)
        })
    }
}

/// The colours that represent all others, if no two of them are closer than `close`; `None` if these are too many.
fn taken(colors: &[Color], close: u32) -> Option<Vec<Color>> {
    let mut taken: Vec<Color> = Vec::with_capacity(MOST);
    for color in colors {
        if taken.iter().all(|known| distance(*known, *color) >= close) {
            if taken.len() == MOST {
                return None;
            }
            taken.push(*color);
        }
    }
    Some(taken)
}

/// The square of the distance of two colours.
fn distance(one: Color, other: Color) -> u32 {
    let parts = one.into_iter().zip(other);
    parts
        .map(|(one, other)| u32::from(one.abs_diff(other)).pow(2))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(colors: impl IntoIterator<Item = (Color, u64)>) -> Colors {
        Colors(colors.into_iter().collect())
    }

    #[test]
    fn few_colours_stay_exact() {
        let all: Vec<Color> = (0..255).map(|number| [number, 0, 255 - number]).collect();
        let mut palette = Palette::of(counted(all.iter().map(|color| (*color, 1))));
        let table = palette.table();
        assert_eq!(table.len(), 3 * 256);
        for [red, green, blue] in all {
            let place = 3 * usize::from(palette.index([red, green, blue, 255]));
            assert_eq!(table[place..place + 3], [red, green, blue]);
        }
    }

    #[test]
    fn frequent_colours_stay_exact_and_no_colour_is_far_off() {
        let mixed = (0..=255).flat_map(|red| (0..64).map(move |green| [red, 4 * green, 77]));
        let frequent: [Color; 3] = [[1, 2, 3], [200, 100, 50], [255, 255, 255]];
        let all: Vec<Color> = mixed.chain(frequent).collect();
        let counts = |color: &Color| if frequent.contains(color) { 1000 } else { 1 };
        let mut palette = Palette::of(counted(all.iter().map(|color| (*color, counts(color)))));
        let table = palette.table();
        let mut worst = 0;
        for [red, green, blue] in &all {
            let place = 3 * usize::from(palette.index([*red, *green, *blue, 255]));
            let found = [table[place], table[place + 1], table[place + 2]];
            worst = worst.max(distance(found, [*red, *green, *blue]));
        }
        for color in frequent {
            assert!(palette.colors.contains(&color), "{color:?}");
        }
        // A plane of 256 × 256 with 255 points: no point of it need be further than half the diagonal of a square.
        assert!(worst < 20 * 20, "{worst}");
    }
}
