//! Texts for the age of a journal and the number of changes in it.

use std::time::SystemTime;
use tabiya_lines::recovery::Changes;
use tabiya_text::{counted, listed, tr, tr_with};

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The age, such as `2 minutes ago`.
pub(super) fn age_text(written: SystemTime) -> String {
    let seconds = match written.elapsed() {
        Ok(age) => age.as_secs(),
        // The clocks of two machines always differ slightly.
        Err(to_come) if to_come.duration().as_secs() < MINUTE => 0,
        Err(_) => return tr("recovery-to-come"),
    };
    match seconds {
        0..MINUTE => tr("recovery-now"),
        MINUTE..HOUR => tr_with("recovery-minutes", &counted(seconds / MINUTE)),
        HOUR..DAY => tr_with("recovery-hours", &counted(seconds / HOUR)),
        _ => tr_with("recovery-days", &counted(seconds / DAY)),
    }
}

/// The changes, such as `3 positions changed, 1 added, lines in another order`.
pub(super) fn changes_text(changes: &Changes) -> String {
    let mut parts = Vec::new();
    let kinds = [
        (changes.changed, "recovery-changed", "recovery-changed"),
        (changes.added, "recovery-added-alone", "recovery-added"),
        (
            changes.removed,
            "recovery-removed-alone",
            "recovery-removed",
        ),
    ];
    for (count, alone, behind) in kinds {
        if 0 < count {
            let id = if parts.is_empty() { alone } else { behind };
            parts.push(tr_with(id, &counted(count)));
        }
    }
    if changes.is_reordered {
        parts.push(tr("recovery-reordered"));
    }
    listed(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn an_age_is_given_in_the_largest_full_unit() {
        let ages = [
            (0, "a moment ago"),
            (59, "a moment ago"),
            (60, "a minute ago"),
            (119, "a minute ago"),
            (2 * MINUTE, "2 minutes ago"),
            (HOUR, "an hour ago"),
            (DAY - 1, "23 hours ago"),
            (DAY, "a day ago"),
            (400 * DAY, "400 days ago"),
        ];
        for (seconds, text) in ages {
            let written = SystemTime::now() - Duration::from_secs(seconds);
            assert_eq!(age_text(written), text, "{seconds}");
        }
        let to_come = SystemTime::now() + Duration::from_secs(3 * HOUR);
        assert_eq!(age_text(to_come), "date in the future");
        let almost_now = SystemTime::now() + Duration::from_secs(5);
        assert_eq!(age_text(almost_now), "a moment ago");
    }

    #[test]
    fn the_summary_of_changes_leaves_out_zero_counts() {
        let text = |changed, added, removed, is_reordered| {
            changes_text(&Changes {
                shown: Vec::new(),
                changed,
                added,
                removed,
                is_reordered,
            })
        };
        assert_eq!(
            text(3, 1, 2, true),
            "3 positions changed, 1 added, 2 removed, positions reordered"
        );
        assert_eq!(text(1, 0, 0, false), "1 position changed");
        assert_eq!(text(0, 12_345, 0, false), "12,345 positions added");
        assert_eq!(text(0, 0, 1, false), "1 position removed");
        assert_eq!(text(0, 0, 0, true), "positions reordered");
    }
}
