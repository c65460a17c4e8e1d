//! Properties of any session file.

use std::path::PathBuf;
use tabiya_settings::session::{
    MAX_OPEN, MAX_PINNED, MAX_RECENT, Session, SessionChange, read_session, write_session,
};

/// The first byte is a change, the rest is the file.
pub(crate) fn check_fuzz(data: &[u8]) {
    let [first, file @ ..] = data else {
        return;
    };
    let Ok(mut session) = read_session(file) else {
        return;
    };
    check_bounds(&session);
    check_comes_back(&session);
    let before = session.clone();
    let used = PathBuf::from(format!("/{first}.fen"));
    session.change(change(*first, used, &before));
    check_bounds(&session);
    check_comes_back(&session);
    let is_kept = |path: &PathBuf| session.recent.iter().any(|recent| recent.path == *path);
    // A pinned file is removed only on request.
    if first % 4 != 2 {
        let mut pinned = before.recent.iter().filter(|recent| recent.is_pinned);
        assert!(pinned.all(|recent| is_kept(&recent.path)), "{session:?}");
    }
}

fn change(byte: u8, used: PathBuf, before: &Session) -> SessionChange {
    match byte % 4 {
        0 => SessionChange::Used(used),
        1 => SessionChange::Pin(used, byte & 16 != 0),
        2 => SessionChange::Forget(
            before
                .recent
                .iter()
                .map(|recent| recent.path.clone())
                .collect(),
        ),
        _ => SessionChange::Return(before.recent.clone()),
    }
}

pub(crate) fn check_bounds(session: &Session) {
    let pinned = session.recent.iter().filter(|recent| recent.is_pinned);
    let pinned = pinned.count();
    assert!(pinned <= MAX_PINNED && session.recent.len() - pinned <= MAX_RECENT);
    assert!(session.here.open.len() <= MAX_OPEN);
    let paths = session.recent.iter().map(|recent| &recent.path);
    let different: std::collections::HashSet<_> = paths.collect();
    assert_eq!(different.len(), session.recent.len());
}

/// The next start reads the written session, and every other program reads the same.
pub(crate) fn check_comes_back(session: &Session) {
    let text = write_session(session);
    let again = read_session(text.as_bytes());
    let again = again.unwrap_or_else(|fault| panic!("{fault:?}: {text}"));
    assert_eq!(write_session(&again), text);
    assert_eq!(again, *session, "{text}");
}
