//! Paths as bytes of which none is lost, to be written down and found again.
//!
//! On Unix they are the name itself. Elsewhere they are UTF-8, in which half of a surrogate pair, which names
//! on Windows may have, is the three bytes that UTF-8 would have for it (WTF-8).

mod system;

use std::path::{Path, PathBuf};

/// The bytes of a path.
pub(crate) fn bytes_of(path: &Path) -> &[u8] {
    path.as_os_str().as_encoded_bytes()
}

/// The path of such bytes; `None` if no path has them.
pub(crate) fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
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
