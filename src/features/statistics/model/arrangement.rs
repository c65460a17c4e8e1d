//! The places of the plots: columns of equal width with equal gaps, all of the same height.

use super::StatisticsPart;
use tabiya_collection::passes::Plot;

/// The parts of the page, as four columns. Narrower pages join neighbouring columns.
const COLUMNS: [&[StatisticsPart]; 4] = [
    &[
        StatisticsPart::Plot(Plot::Side),
        StatisticsPart::Plot(Plot::Marks),
        StatisticsPart::Plot(Plot::Phase),
        StatisticsPart::Plot(Plot::Ending),
    ],
    &[
        StatisticsPart::Plot(Plot::Pieces),
        StatisticsPart::Plot(Plot::Balance),
    ],
    &[
        StatisticsPart::Plot(Plot::Score),
        StatisticsPart::Plot(Plot::Solution),
    ],
    &[
        StatisticsPart::Squares,
        StatisticsPart::Plot(Plot::Repeated),
    ],
];

/// The place of a part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    pub(crate) part: StatisticsPart,
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

/// Arranges all parts in a page of this width, in the order of reading: column by column. Returns their places and the
/// height of the page. `height_of` gives the least height of a part in a column of the given width; the last part of
/// each column is as high as the longest column allows.
pub(crate) fn arrange(
    width: f32,
    least_column: f32,
    gap: f32,
    height_of: impl Fn(StatisticsPart, f32) -> f32,
) -> (Vec<Place>, f32) {
    let fitting = ((width + gap) / (least_column + gap)).floor();
    // With three columns the last two would be twice as long as the others.
    let count = match fitting as usize {
        0 | 1 => 1,
        2 | 3 => 2,
        _ => COLUMNS.len(),
    };
    let column_width = (width - gap * (count as f32 - 1.0)) / count as f32;
    let columns = COLUMNS.chunks(COLUMNS.len() / count);
    let columns: Vec<Vec<StatisticsPart>> = columns.map(<[_]>::concat).collect();
    let height = |parts: &Vec<StatisticsPart>| {
        let heights = parts.iter().map(|part| height_of(*part, column_width));
        heights.sum::<f32>() + gap * (parts.len() as f32 - 1.0)
    };
    let longest = columns.iter().map(height).fold(0.0, f32::max);
    let mut places = Vec::new();
    for (column, parts) in columns.iter().enumerate() {
        let x = column as f32 * (column_width + gap);
        let mut y = 0.0;
        for (place, part) in parts.iter().enumerate() {
            let is_last = place + 1 == parts.len();
            let height = if is_last {
                longest - y
            } else {
                height_of(*part, column_width)
            };
            places.push(Place {
                part: *part,
                x,
                y,
                width: column_width,
                height,
            });
            y += height + gap;
        }
    }
    (places, longest)
}
