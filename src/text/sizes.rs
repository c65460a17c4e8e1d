//! Sizes of files.

use super::tr_with;

/// Such as `12 MB`.
pub fn size_text(bytes: u64) -> String {
    const KILO: u64 = 1000;
    let units = ["size-bytes", "size-kb", "size-mb", "size-gb", "size-tb"];
    let (mut id, mut size, mut one) = ("size-bytes", bytes, 1);
    for unit in units {
        // Rounded once, from the bytes: what is rounded again and again drifts away.
        (id, size) = (unit, bytes / one + u64::from(one < 2 * (bytes % one)));
        if size < KILO {
            break;
        }
        one *= KILO;
    }
    tr_with(id, &[("size", size.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_told_in_the_largest_unit_of_which_there_is_one() {
        assert_eq!(size_text(0), "0 bytes");
        assert_eq!(size_text(1), "1 byte");
        assert_eq!(size_text(999), "999 bytes");
        assert_eq!(size_text(1000), "1 KB");
        assert_eq!(size_text(12_499_999), "12 MB");
        assert_eq!(size_text(12_500_001), "13 MB");
        assert_eq!(size_text(999_600), "1 MB");
        assert_eq!(size_text(629_000_000), "629 MB");
        assert_eq!(size_text(4_200_000_000_000), "4 TB");
    }
}
