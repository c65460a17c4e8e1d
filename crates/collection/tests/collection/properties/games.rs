//! Properties of any file of games.

use tabiya_chess::{Mover, Position};
use tabiya_collection::games::{
    CutGames, Extractor, GameFindings, GamePart, GameReader, GameText, PlayedMove, WantedPositions,
    Which, write_game, write_tree,
};
use tabiya_collection::tree::{GameTree, NodeNotes, TreeEdit, TreeEvent};
use tabiya_notation::annotations::annotations;
use tabiya_notation::moves::read_exact_san;
use tabiya_notation::operations::find;
use tabiya_notation::record::read_exact_epd;

/// The first two bytes choose the wanted positions and the pieces into which the rest is cut.
pub(crate) fn check_fuzz(data: &[u8]) {
    let [choice, cut, text @ ..] = data else {
        return;
    };
    let wanted = wanted(usize::from(*choice));
    let (records, found) = extracted(text, wanted);
    check_records(&records);
    assert_eq!(
        found.positions,
        records.split_inclusive(|byte| *byte == b'\n').count() as u64
    );
    assert!(found.broken.len() as u64 <= found.games);
    for broken in &found.broken {
        assert!(broken.game > 0 && broken.game <= found.games && broken.word.len() <= 40);
        assert!(!broken.word.contains(char::is_control));
    }
    check_cut(text, usize::from(*cut) + 1, wanted, &(records, found));
    check_games(text);
}

fn wanted(choice: usize) -> WantedPositions {
    let which = Which::all(2, tabiya_chess::Color::Black);
    let played = [PlayedMove::LeftOut, PlayedMove::Predicted, PlayedMove::Best];
    WantedPositions {
        which: which[choice % which.len()],
        with_variations: (choice / 6).is_multiple_of(2),
        played: played[choice / 12 % 3],
    }
}

fn extracted(text: &[u8], wanted: WantedPositions) -> (Vec<u8>, GameFindings) {
    let mut out = Vec::new();
    let found = Extractor::new(wanted).extract(&GamePart::whole(text.to_vec()), &mut out);
    (out, found)
}

/// A stream gives the same result in any pieces.
fn check_cut(text: &[u8], piece: usize, wanted: WantedPositions, whole: &(Vec<u8>, GameFindings)) {
    let mut cut = CutGames::new();
    let mut out = Vec::new();
    let mut found = GameFindings::default();
    let mut extractor = Extractor::new(wanted);
    for piece in text.chunks(piece) {
        cut.put(piece);
        while let Some(part) = cut.take() {
            found.add(extractor.extract(&part, &mut out));
        }
    }
    cut.end();
    while let Some(part) = cut.take() {
        found.add(extractor.extract(&part, &mut out));
    }
    assert_eq!((&out, &found), (&whole.0, &whole.1));
}

/// Each line is exact EPD, and its move is in the standard notation of that position.
pub(crate) fn check_records(records: &[u8]) {
    check_exact(records, |position, tail, text| {
        for opcode in [&b"pm"[..], b"bm"] {
            if let Some(played) = find(tail, opcode) {
                let mover = Mover::new(position).unwrap_or_else(|why| panic!("{why:?}: {text}"));
                let san = played.operand_bytes();
                let read = read_exact_san(&mover, san).unwrap_or_else(|| panic!("{text}"));
                let written = tabiya_notation::moves::write_san(&mover, read);
                assert_eq!(written.as_bytes(), san, "{text}");
            }
        }
    });
}

/// Each line is exact EPD; `also` checks its position, its operations and the whole line.
pub(crate) fn check_exact(records: &[u8], also: impl Fn(&Position, &[u8], &str)) {
    for record in records
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty())
    {
        let text = String::from_utf8_lossy(record);
        assert!(str::from_utf8(record).is_ok(), "{text}");
        let (position, tail) = read_exact_epd(record).unwrap_or_else(|| panic!("{text}"));
        let tail = &record[tail];
        also(&position, tail, &text);
        drop(annotations(tail));
    }
}

/// Readings of games are consistent.
fn check_games(text: &[u8]) {
    let mut reader = GameReader::new();
    let mut at = 0;
    while let Some(game) = reader.read(text, at) {
        assert!(game.span.start >= at && game.span.end > game.span.start);
        assert!(game.span.end <= text.len());
        at = game.span.end;
        for (number, place) in game.places.iter().enumerate() {
            assert!(place.before as usize <= number);
            assert!(
                place
                    .next
                    .is_none_or(|next| (next as usize) < game.places.len())
            );
            if let Some(next) = place.next {
                assert_eq!(game.places[next as usize].before as usize, number);
            }
        }
        assert!(game.notes.is_sorted_by_key(|(place, _)| *place));
        for fault in &game.faults {
            assert!(text.get(fault.span.clone()).is_some());
        }
        if let Some(last) = game.last() {
            check_line_is_written(game, last);
        }
        if !game.places.is_empty() {
            check_tree(&game.to_tree(text, &[]));
        }
    }
}

/// A tree, written as a game and read again, is the same, also after edits of it.
pub(crate) fn check_tree(tree: &GameTree) {
    check_tree_is_written(tree);
    let moves = tree.walk().filter_map(|event| match event {
        TreeEvent::Move(id) => Some(id),
        _ => None,
    });
    let moves: Vec<_> = moves.take(6).collect();
    for id in moves {
        for edit in TreeEdit::ALL {
            let mut edited = tree.clone();
            let is_changed = edited.edit(edit, id);
            assert_eq!(is_changed, tree.can(edit, id));
            check_tree_is_written(&edited);
        }
    }
}

fn check_tree_is_written(tree: &GameTree) {
    let written = write_tree(tree);
    let mut reader = GameReader::new();
    let game = reader.read(written.as_bytes(), 0).expect("it is a game");
    assert_eq!(game.faults, [], "{written}");
    let again = game.to_tree(written.as_bytes(), &[]);
    assert_eq!(shape(&again), shape(tree), "{written}");
    assert_eq!(write_tree(&again), written);
}

/// The moves of a tree with their comments and glyphs, in the order of the text. Braces in comments are written as
/// parentheses.
pub(crate) fn shape(tree: &GameTree) -> Vec<String> {
    let plain = |notes: &NodeNotes| {
        let texts = |texts: &[String]| texts.join("|").replace('{', "(").replace('}', ")");
        format!(
            "{}, {:?}, {}",
            texts(&notes.before),
            notes.glyphs,
            texts(&notes.after)
        )
    };
    let start = tree.node(tabiya_collection::tree::NodeId::START);
    let mut shape = vec![plain(start.notes())];
    shape.extend(tree.walk().map(|event| match event {
        TreeEvent::Move(id) => {
            let node = tree.node(id);
            format!("{:?}: {}", node.played(), plain(node.notes()))
        }
        TreeEvent::Open(_) => "(".to_owned(),
        TreeEvent::Close => ")".to_owned(),
    }));
    shape
}

/// The moves that were played, written as a game, are read as the same.
fn check_line_is_written(game: &tabiya_collection::games::Game, last: usize) {
    let line = game.line_to(last);
    let start = game.places[0].position;
    let moves: Vec<_> = line.iter().filter_map(|at| game.played_at(*at)).collect();
    let text = GameText {
        start: &start,
        moves: &moves,
        tags: &[("White", "Somebody \"quoted\" \\")],
    };
    // A side that passes makes no move, and the moves after that may be illegal.
    if moves.len() + 1 != line.len() {
        return;
    }
    let Some(written) = write_game(&text) else {
        assert!(Mover::new(&start).is_err());
        return;
    };
    let mut reader = GameReader::new();
    let again = reader.read(written.as_bytes(), 0).expect("it is a game");
    assert_eq!(again.faults, [], "{written}");
    assert_eq!(again.places.len(), line.len(), "{written}");
    let last = again.places.last().map(|place| place.position);
    assert!(
        same(last, Some(game.places[line[line.len() - 1]].position)),
        "{written}"
    );
}

/// Rights and targets that the pieces rule out are not written.
fn same(one: Option<Position>, other: Option<Position>) -> bool {
    let fen = |position: Option<Position>| position.map(|it| tabiya_notation::fen::write_fen(&it));
    fen(one) == fen(other)
}
