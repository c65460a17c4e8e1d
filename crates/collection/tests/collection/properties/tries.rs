//! Properties of any file of tries.

use tabiya_collection::solving::{HEAD, INTERVALS, Tries, Try};

/// The data is the file.
pub(crate) fn check_fuzz(data: &[u8]) {
    let Ok(tries) = Tries::read(data) else {
        assert!(data.starts_with(b"Tabiya tries "));
        return;
    };
    let lines: Vec<_> = data.split(|byte| *byte == b'\n').collect();
    assert!(tries.damaged <= lines.len() as u64);
    let mut again = HEAD.to_owned();
    for line in lines {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let Some(made) = str::from_utf8(line).ok().and_then(Try::read) else {
            continue;
        };
        assert_eq!(Try::read(&made.line()), Some(made.clone()));
        let standing = tries.standing(&made.key).unwrap();
        assert!(INTERVALS.get(standing.step).is_some() && standing.tries > 0);
        again.push('\n');
        again.push_str(&made.line());
    }
    let mut known = tries;
    known.damaged = 0;
    assert_eq!(Tries::read(again.as_bytes()), Ok(known));
}
