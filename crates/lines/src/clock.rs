//! Times of the system clock, which can be anything: users change the clock, it starts before 1970 after an empty
//! battery, and it differs between machines.

use std::time::{Duration, SystemTime};

/// The last second of the year 9999, counted from 1970.
const LAST: Duration = Duration::from_secs(253_402_300_799);

/// The nearest time with a year from 1970 to 9999.
pub fn writable(time: SystemTime) -> SystemTime {
    time.clamp(SystemTime::UNIX_EPOCH, SystemTime::UNIX_EPOCH + LAST)
}

/// The distance of a time from now. A time in the future is from before the clock was set back, so it counts as old,
/// too.
pub(crate) fn distance(time: SystemTime) -> Duration {
    time.elapsed().unwrap_or_else(|to_come| to_come.duration())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_out_of_range_are_written_as_the_nearest() {
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let before = SystemTime::UNIX_EPOCH - Duration::from_secs(1);
        assert_eq!(writable(before), at(0));
        assert_eq!(writable(at(1)), at(1));
        assert_eq!(writable(at(300_000_000_000)), SystemTime::UNIX_EPOCH + LAST);
        let text = humantime::format_rfc3339_seconds(writable(at(300_000_000_000))).to_string();
        assert_eq!(text, "9999-12-31T23:59:59Z");
    }
}
