//! The valid bytes of names on each system.

#[cfg(not(windows))]
use std::ffi::OsString;

/// Takes any bytes as a name.
#[cfg(unix)]
#[expect(
    clippy::unnecessary_wraps,
    reason = "elsewhere not all bytes make a name"
)]
pub(super) fn name_of(bytes: Vec<u8>) -> Option<OsString> {
    use std::os::unix::ffi::OsStringExt as _;
    Some(OsString::from_vec(bytes))
}

#[cfg(not(any(unix, windows)))]
pub(super) fn name_of(bytes: Vec<u8>) -> Option<OsString> {
    String::from_utf8(bytes).ok().map(OsString::from)
}

#[cfg(windows)]
pub(super) use windows::name_of;

#[cfg(windows)]
mod windows {
    use std::ffi::OsString;
    use std::os::windows::ffi::OsStringExt as _;

    /// Reads bytes as a name of UTF-16 units; `None` unless the standard library would encode the name in exactly these
    /// bytes.
    pub(in crate::path_bytes) fn name_of(bytes: Vec<u8>) -> Option<OsString> {
        let bytes = match String::from_utf8(bytes) {
            Ok(text) => return Some(text.into()),
            Err(error) => error.into_bytes(),
        };
        let mut units = Vec::with_capacity(bytes.len());
        let mut rest = bytes.as_slice();
        while !rest.is_empty() {
            let text = match str::from_utf8(rest) {
                Ok(text) => text,
                Err(error) => str::from_utf8(rest.get(..error.valid_up_to())?).ok()?,
            };
            units.extend(text.encode_utf16());
            rest = rest.get(text.len()..)?;
            if let [first, second, third, behind @ ..] = rest {
                units.push(half_pair([*first, *second, *third])?);
                rest = behind;
            } else if !rest.is_empty() {
                return None;
            }
        }
        let name = OsString::from_wide(&units);
        // A surrogate pair must be encoded as one character, not as two halves.
        (name.as_encoded_bytes() == bytes).then_some(name)
    }

    /// Half of a surrogate pair from its three bytes.
    fn half_pair(bytes: [u8; 3]) -> Option<u16> {
        let [0xED, second @ 0xA0..=0xBF, third @ 0x80..=0xBF] = bytes else {
            return None;
        };
        Some(0xD000 | u16::from(second & 0x3F) << 6 | u16::from(third & 0x3F))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn unpaired_surrogates_are_restored() {
            for units in [
                vec![0x61, 0xD83D, 0x62],
                vec![0xDC00],
                vec![0xDC00, 0xD800, 0x61, 0xDFFF],
                vec![0xD83D, 0xDE00],
            ] {
                let name = OsString::from_wide(&units);
                let bytes = name.as_encoded_bytes().to_vec();
                assert_eq!(name_of(bytes), Some(name), "{units:x?}");
            }
        }
    }
}
