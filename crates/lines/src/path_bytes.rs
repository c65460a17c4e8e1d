//! Converts paths to bytes without loss, to store them and read them back.
//!
//! On Unix the bytes are the path itself. Elsewhere they are UTF-8. Names on Windows may contain unpaired surrogates,
//! each of which is encoded in three bytes by the scheme of UTF-8 (WTF-8).

mod system;

use std::path::{Path, PathBuf};

/// The bytes of a path.
pub fn bytes_of(path: &Path) -> &[u8] {
    path.as_os_str().as_encoded_bytes()
}

/// The path with these bytes; `None` if they are not valid for a path.
pub fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    system::name_of(bytes).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn any_bytes_are_one_path_or_none(bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
            if let Some(path) = path_of(bytes.clone()) {
                prop_assert_eq!(bytes_of(&path), bytes);
            }
        }

        #[test]
        fn any_text_is_a_path(text in "\\PC{0,20}") {
            prop_assert_eq!(path_of(text.clone().into_bytes()), Some(PathBuf::from(text)));
        }
    }
}
