//! Days of the calendar.

use std::fmt;
use std::time::SystemTime;

/// A day from 1970-01-01 to 9999-12-31, in universal time, written as `2026-11-28`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

const SECONDS: u64 = 24 * 60 * 60;
/// The number of days from 0000-03-01 to 1970-01-01.
const BEFORE_1970: u32 = 719_468;
/// The days of 400 years, after which the calendar repeats itself.
const ERA: u32 = 146_097;

impl Day {
    /// The last day with a year of four digits.
    const LAST: Self = Self(2_932_896);

    /// The day of a time, or the nearest one that can be written.
    pub fn of(time: SystemTime) -> Self {
        let since = time.duration_since(SystemTime::UNIX_EPOCH);
        let days = since.map_or(0, |since| since.as_secs() / SECONDS);
        Self(u32::try_from(days).unwrap_or(u32::MAX)).min(Self::LAST)
    }

    /// The day with this number, counted from 0 at 1970-01-01, or the last one that can be written.
    pub fn numbered(number: u32) -> Self {
        Self(number).min(Self::LAST)
    }

    /// The day after this number of days.
    #[must_use]
    pub fn after(self, days: u32) -> Self {
        Self::numbered(self.0.saturating_add(days))
    }

    /// Reads a day as it is written.
    pub fn read(text: &str) -> Option<Self> {
        let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        let parts: Vec<_> = text.split('-').collect();
        let [year, month, day] = parts[..] else {
            return None;
        };
        if [year.len(), month.len(), day.len()] != [4, 2, 2]
            || ![year, month, day].into_iter().all(is_digits)
        {
            return None;
        }
        let (year, month, day): (u32, u32, u32) =
            (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        if year < 1970 || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return None;
        }
        // Years begin in March, so that a leap day is the last day of a year.
        let year_of_march = if month < 3 { year - 1 } else { year };
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let of_era = year_of_march % 400;
        let day_of_era = of_era * 365 + of_era / 4 - of_era / 100 + day_of_year;
        let number = (year_of_march / 400 * ERA + day_of_era).checked_sub(BEFORE_1970)?;
        // 2026-02-30 would be written as another day.
        Some(Self::numbered(number)).filter(|read| read.to_string() == text)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = self.0 + BEFORE_1970;
        let of_era = days % ERA;
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / (ERA - 1)) / 365;
        let day_of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = days / ERA * 400 + year_of_era + u32::from(month < 3);
        write!(out, "{year:04}-{month:02}-{day:02}")
    }
}
