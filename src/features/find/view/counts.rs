//! Material as a table: the number of pieces of each side and kind.

use tabiya_chess::{Color, Role};
use tabiya_collection::search::{Army, CountedPieces, Material, PieceCount};

/// A minimum number, and a maximum number if there is a limit.
pub(super) type Range = (u8, Option<u8>);

/// The range that the table shows for some pieces. Returns `None` if any number is allowed.
pub(super) fn range_of(material: Option<&Material>, of: CountedPieces) -> Option<Range> {
    let material = material?;
    if let Some((color, role)) = of.color.zip(of.role)
        && let Some(army) = army(material, color)
    {
        let count = army.count(role);
        return Some((count, Some(count)));
    }
    let ranges = material.counts.iter().filter(|count| count.of == [of]);
    let ranges = ranges.map(|count| (count.at_least, count.at_most));
    ranges.reduce(|one, other| {
        let most = one.1.into_iter().chain(other.1).min();
        (one.0.max(other.0), most)
    })
}

/// Returns the material with a changed entry in the table, or `None` if no condition is left.
pub(super) fn with_range(
    material: Option<&Material>,
    of: CountedPieces,
    range: Option<Range>,
) -> Option<Material> {
    let mut changed = material.cloned().unwrap_or_default();
    changed.counts.retain(|count| count.of != [of]);
    match of.color.zip(of.role) {
        Some((color, role)) if army(&changed, color).is_some() => {
            dissolve(&mut changed, color, role);
        }
        _ => {}
    }
    if let Some((at_least, at_most)) = range {
        changed.counts.push(PieceCount {
            of: vec![of],
            at_least,
            at_most,
        });
    }
    for color in Color::ALL {
        fold(&mut changed, color);
    }
    let is_something = !changed.is_empty() || changed.either_side;
    is_something.then_some(changed)
}

fn army(material: &Material, color: Color) -> Option<Army> {
    match color {
        Color::White => material.white,
        Color::Black => material.black,
    }
}

fn set_army(material: &mut Material, color: Color, army: Option<Army>) {
    match color {
        Color::White => material.white = army,
        Color::Black => material.black = army,
    }
}

fn entry(color: Color, role: Role) -> CountedPieces {
    CountedPieces {
        color: Some(color),
        role: Some(role),
    }
}

/// Turns the complete list of a side's pieces into a count for each kind of piece except `but`.
fn dissolve(material: &mut Material, color: Color, but: Role) {
    let Some(army) = army(material, color) else {
        return;
    };
    set_army(material, color, None);
    for role in Role::ALL.into_iter().filter(|role| *role != but) {
        material.counts.push(PieceCount {
            of: vec![entry(color, role)],
            at_least: army.count(role),
            at_most: Some(army.count(role)),
        });
    }
}

/// Turns a side with an exact count of each kind into a complete list of its pieces.
fn fold(material: &mut Material, color: Color) {
    if army(material, color).is_some() {
        return;
    }
    let mut army = Army::default();
    for role in Role::ALL {
        match range_of(Some(material), entry(color, role)) {
            Some((least, Some(most))) if least == most => army.set(role, least),
            _ => return,
        }
    }
    let is_of_side =
        |count: &PieceCount| Role::ALL.iter().any(|it| count.of == [entry(color, *it)]);
    material.counts.retain(|count| !is_of_side(count));
    set_army(material, color, Some(army));
}

/// The text of a range in the table.
pub(super) fn range_text(range: Range) -> String {
    match range {
        (least, Some(most)) if least == most => least.to_string(),
        (least, None) => format!("{least}+"),
        (0, Some(most)) => format!("≤{most}"),
        (least, Some(most)) => format!("{least}–{most}"),
    }
}

/// Parses the text of a table entry. Returns an error if it is not a number of pieces.
pub(super) fn range_typed(text: &str) -> Result<Option<Range>, ()> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let sign = if is_number { "=" } else { "" };
    let material = Material::parse(&format!("P{sign}{text}")).map_err(|_error| ())?;
    let is_counts_alone =
        !material.either_side && material.white.is_none() && material.black.is_none();
    match &material.counts[..] {
        [count] if is_counts_alone => Ok(Some((count.at_least, count.at_most))),
        _ => Err(()),
    }
}

/// Increases or decreases a range by one step and keeps its kind.
pub(super) fn stepped(range: Option<Range>, step: i8) -> Range {
    let moved = |count: u8| count.saturating_add_signed(step).min(64);
    match range {
        None => (u8::from(step > 0), Some(u8::from(step > 0))),
        Some((0, Some(most))) if most > 0 => (0, Some(moved(most).max(1))),
        Some((least, most)) => (moved(least), most.map(moved)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn material(text: &str) -> Material {
        Material::parse(text).unwrap_or_default()
    }

    fn changed(text: &str, of: CountedPieces, range: Option<Range>) -> String {
        let material = with_range(Some(&material(text)), of, range);
        material.map_or_else(String::new, |it| it.to_string())
    }

    const WHITE_PAWNS: CountedPieces = CountedPieces {
        color: Some(Color::White),
        role: Some(Role::Pawn),
    };
    const MEN: CountedPieces = CountedPieces {
        color: None,
        role: None,
    };

    #[test]
    fn an_exact_side_stays_exact_when_a_number_changes() {
        assert_eq!(
            changed("KRPvKR", WHITE_PAWNS, Some((2, Some(2)))),
            "KRPPvKR"
        );
    }

    #[test]
    fn a_range_splits_a_side_into_counts_and_a_number_joins_them_again() {
        let apart = changed("KRPvKR", WHITE_PAWNS, Some((1, None)));
        assert_eq!(apart, "*vKR wK=1 wQ=0 wR=1 wB=0 wN=0 wP>=1");
        assert_eq!(changed(&apart, WHITE_PAWNS, Some((1, Some(1)))), "KRPvKR");
    }

    #[test]
    fn other_counts_remain_and_a_removed_count_leaves_nothing() {
        assert_eq!(changed("N+B>=2", MEN, Some((0, Some(5)))), "N+B>=2 men<=5");
        assert_eq!(changed("men<=5", MEN, None), "");
        assert_eq!(changed("men<=5 either side", MEN, None), "either side");
    }

    #[test]
    fn written_ranges_are_read_back_as_the_same_ranges() {
        for range in [
            (0, Some(0)),
            (2, Some(2)),
            (2, None),
            (0, Some(3)),
            (1, Some(3)),
        ] {
            assert_eq!(range_typed(&range_text(range)), Ok(Some(range)));
        }
        assert_eq!(range_typed("  "), Ok(None));
        assert_eq!(range_typed(">=2"), Ok(Some((2, None))));
        for wrong in ["x", "-", "2 Q=1", "99", "3-2", "either side", "+"] {
            assert_eq!(range_typed(wrong), Err(()), "{wrong}");
        }
    }

    #[test]
    fn arrow_keys_keep_counts_between_0_and_64() {
        assert_eq!(stepped(None, 1), (1, Some(1)));
        assert_eq!(stepped(None, -1), (0, Some(0)));
        assert_eq!(stepped(Some((0, Some(0))), -1), (0, Some(0)));
        assert_eq!(stepped(Some((2, None)), 1), (3, None));
        assert_eq!(stepped(Some((0, Some(1))), -1), (0, Some(1)));
        assert_eq!(stepped(Some((64, Some(64))), 1), (64, Some(64)));
    }
}
