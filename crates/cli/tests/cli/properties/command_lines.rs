//! Properties of any command line.

use std::ffi::OsString;
use tabiya_cli::{Invocation, parse};

/// The words are separated by NUL bytes: no system passes on a word that contains one.
pub(crate) fn check_fuzz(data: &[u8]) {
    let words: Vec<_> = data.split(|byte| *byte == 0).map(word).collect();
    let count = words.len();
    let name = OsString::from("tabiya");
    match parse(std::iter::once(name).chain(words)) {
        Ok(Invocation::Window(args)) => {
            assert!(args.inputs.len() <= count);
            let size = args.size.into_iter();
            for side in size.flat_map(|(width, height)| [width, height]) {
                assert!((1.0..=65_535.0).contains(&side), "{side}");
            }
        }
        Ok(
            Invocation::Analyse(_)
            | Invocation::Certify(_)
            | Invocation::Check(_)
            | Invocation::Convert(_)
            | Invocation::Dedupe(_)
            | Invocation::Diff(_)
            | Invocation::Find(_)
            | Invocation::Make(_)
            | Invocation::Merge(_)
            | Invocation::Positions(_)
            | Invocation::Read(_)
            | Invocation::Render(_)
            | Invocation::Sample(_)
            | Invocation::Sort(_)
            | Invocation::Split(_)
            | Invocation::Stats(_)
            | Invocation::Tables(_)
            | Invocation::Licences,
        ) => {}
        Err(stop) => {
            assert!([0, 2, 3].contains(&stop.status()));
            let text = stop.text();
            let harmful = |letter: &char| letter.is_control() && *letter != '\n';
            assert_eq!(text.chars().find(harmful), None, "{text:?}");
        }
    }
}

#[cfg(unix)]
fn word(bytes: &[u8]) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes.to_vec())
}

#[cfg(not(unix))]
fn word(bytes: &[u8]) -> OsString {
    String::from_utf8_lossy(bytes).into_owned().into()
}
