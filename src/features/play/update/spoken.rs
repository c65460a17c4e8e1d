//! Moves of a game tree in words, as the list of moves and announcements say them.

use tabiya_chess::{Color, Position};
use tabiya_collection::tree::{GameTree, NodeId, NodeNotes, Played};
use tabiya_notation::glyphs::{glyph_sign, joins_move};
use tabiya_notation::moves::{PieceNames, write_san_line};
use tabiya_text::{tr, tr_with};

/// The move that led to a node, with its number, and the move from which its variation departs.
pub(crate) fn place_text(tree: &GameTree, id: NodeId, names: PieceNames) -> String {
    if id == NodeId::START {
        return tr("play-start");
    }
    let origin = tree.variation_of(id).map(|first| tree.node(first).parent());
    match origin {
        None => move_text(tree, id, names, 0, 0),
        Some(origin) => {
            let number = tree.node(origin).position().fullmove_number;
            move_text(tree, id, names, depth_of(tree, origin) + 1, number)
        }
    }
}

/// The move that led to a node, with its number.
pub(crate) fn played_text(tree: &GameTree, id: NodeId, names: PieceNames) -> String {
    let node = tree.node(id);
    let before = tree.node(node.parent()).position();
    match node.played() {
        Some(Played::Move(played)) => write_san_line(before, &[played], names),
        Some(Played::Pass) => format!("{} --", number_text(before)),
        None => tr("play-start"),
    }
}

/// The number before a move in this position, as people write it.
pub(crate) fn number_text(before: &Position) -> String {
    let dots = match before.side_to_move {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots}", before.fullmove_number)
}

/// Appends the signs of glyphs: those that judge the move directly, others after a space.
pub(crate) fn push_glyphs(text: &mut String, notes: &NodeNotes) {
    for number in &notes.glyphs {
        if !joins_move(*number) {
            text.push('\u{a0}');
        }
        text.push_str(&glyph_sign(*number));
    }
}

/// A move with its number and signs, in a variation of this depth that departs from a move with this number.
pub(crate) fn move_text(
    tree: &GameTree,
    id: NodeId,
    names: PieceNames,
    depth: usize,
    departs_at: u32,
) -> String {
    let mut played = played_text(tree, id, names);
    push_glyphs(&mut played, tree.node(id).notes());
    if depth == 0 {
        return played;
    }
    let variables = [
        ("move", played.into()),
        ("number", departs_at.into()),
        ("depth", depth.into()),
    ];
    tr_with("play-in-variation", &variables)
}

/// The number of variations that contain a node.
fn depth_of(tree: &GameTree, id: NodeId) -> usize {
    let mut depth = 0;
    let mut at = id;
    while let Some(first) = tree.variation_of(at) {
        depth += 1;
        at = tree.node(first).parent();
    }
    depth
}
