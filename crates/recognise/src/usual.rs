//! Prefers common positions if the picture alone leaves real doubt: one king per side, at most eight pawns, and no
//! pawns on the first and last ranks.
//!
//! It decides only between readings that are both probable, and never overrules a clear square: problems and lessons
//! have positions of every kind.

use super::net::{CLASSES, Chances, best};

/// The minimum probability of a preferred reading.
const LEAST_CHANCE: f32 = 0.05;
/// The factor by which a position is more likely for each fault that it does not have.
const PER_FAULT: f32 = 4.0;
/// The maximum number of changed squares.
const MOST_CHANGES: usize = 8;

/// Increases the probability of readings that make the position a usual one.
pub(super) fn prefer(chances: &mut [Chances]) {
    let mut seen: Vec<usize> = chances.iter().map(|chances| best(chances).0).collect();
    for _ in 0..MOST_CHANGES {
        let Some((square, class, weight)) = best_change(chances, &seen) else {
            return;
        };
        seen[square] = class;
        let own = &mut chances[square];
        own[class] *= weight;
        let sum: f32 = own.iter().sum();
        *own = own.map(|chance| chance / sum);
    }
}

/// Returns the change that makes the position most probable: the square, its new class, and the factor by which the
/// class becomes likelier than in the picture alone.
fn best_change(chances: &[Chances], seen: &[usize]) -> Option<(usize, usize, f32)> {
    let before = faults(seen);
    let mut changed = seen.to_vec();
    let mut strongest: Option<(f32, (usize, usize, f32))> = None;
    for (square, own) in chances.iter().enumerate() {
        let now = seen[square];
        for (class, chance) in own.iter().enumerate() {
            if class == now || *chance < LEAST_CHANCE {
                continue;
            }
            changed[square] = class;
            let weight = PER_FAULT.powi(before - faults(&changed));
            let ratio = chance * weight / own[now];
            if ratio > 1.0 && strongest.is_none_or(|(most, _)| ratio > most) {
                strongest = Some((ratio, (square, class, weight)));
            }
        }
        changed[square] = now;
    }
    strongest.map(|(_, change)| change)
}

/// The number of unusual properties of a position.
fn faults(seen: &[usize]) -> i32 {
    let count = |man: char| seen.iter().filter(|class| CLASSES[**class] == man).count() as i32;
    let kings = ['K', 'k'].map(|king| (count(king) - 1).abs().min(3));
    let pawns = ['P', 'p'].map(|pawn| (count(pawn) - 8).max(0));
    let ends = seen[..8].iter().chain(&seen[56..]);
    let on_last_ranks = ends
        .filter(|class| matches!(CLASSES[**class], 'P' | 'p'))
        .count();
    kings.iter().chain(&pawns).sum::<i32>() + on_last_ranks as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(told: &[(char, f32)]) -> Chances {
        CLASSES.map(|class| {
            let of = told.iter().find(|(man, _)| *man == class);
            of.map_or(0.0, |(_, chance)| *chance)
        })
    }

    /// An empty board except for these squares.
    fn board(men: &[(usize, &[(char, f32)])]) -> Vec<Chances> {
        let mut chances = vec![square(&[('.', 1.0)]); 64];
        for (place, told) in men {
            chances[*place] = square(told);
        }
        chances
    }

    fn read(mut chances: Vec<Chances>) -> String {
        prefer(&mut chances);
        let men = chances.iter().map(|chances| CLASSES[best(chances).0]);
        men.filter(|man| *man != '.').collect()
    }

    #[test]
    fn a_doubtful_queen_becomes_the_missing_king() {
        let doubtful: &[(char, f32)] = &[('Q', 0.6), ('K', 0.4)];
        assert_eq!(read(board(&[(4, &[('k', 1.0)]), (60, doubtful)])), "kK");
        // With a king elsewhere, the picture decides.
        let with_king = board(&[(4, &[('k', 1.0)]), (60, doubtful), (62, &[('K', 1.0)])]);
        assert_eq!(read(with_king), "kQK");
    }

    #[test]
    fn clear_squares_stay_even_if_odd() {
        let clear: &[(char, f32)] = &[('Q', 0.97), ('K', 0.03)];
        assert_eq!(read(board(&[(60, clear)])), "Q");
        let pawns = board(&[(0, &[('P', 0.99), ('B', 0.01)]), (63, &[('p', 1.0)])]);
        assert_eq!(read(pawns), "Pp");
        let kings = board(&[(9, &[('K', 1.0)]), (30, &[('K', 1.0)]), (33, &[('K', 1.0)])]);
        assert_eq!(read(kings), "KKK");
    }
}
