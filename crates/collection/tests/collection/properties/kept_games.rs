//! Properties of any text of a game that was kept.

use tabiya_collection::document::{KeptGame, body_of, read_body};

/// A line of three bytes separates the head of a game from its body.
pub(crate) fn check_fuzz(data: &[u8]) {
    let divider = data.windows(5).position(|bytes| bytes == b"\n%%%\n");
    let (head, body) = match divider {
        Some(at) => (&data[..=at], &data[at + 5..]),
        None => (&b"row 0\nline \nat\n"[..], data),
    };
    let Some(tree) = read_body(body) else {
        return;
    };
    let written = body_of(&tree);
    let again = read_body(&written).expect("what was written is read");
    assert_eq!(body_of(&again), written);
    assert_eq!(again.walk().count(), tree.walk().count());
    if let Some(game) = KeptGame::read(head, &tree) {
        let written = game.head();
        let again = KeptGame::read(&written, game.play.tree());
        assert_eq!(again, Some(game));
    }
}
