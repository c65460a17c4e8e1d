//! Game trees: the order of variations, their removal, and random trees as text.

use crate::dice::Dice;
use crate::properties::games::check_tree;
use tabiya_chess::{Mover, Position};
use tabiya_collection::games::{GameReader, write_tree};
use tabiya_collection::tree::{GameTree, NodeId, NodeNotes, Played, TreeEdit, TreeEvent};

fn tree(moves: &str) -> GameTree {
    let mut reader = GameReader::new();
    let game = reader.read(moves.as_bytes(), 0).unwrap();
    assert_eq!(game.faults, [], "{moves}");
    game.to_tree(moves.as_bytes(), &[])
}

/// The movetext on one line.
fn text(tree: &GameTree) -> String {
    let written = write_tree(tree);
    let (_, moves) = written.split_once("\n\n").unwrap();
    moves.replace('\n', " ").trim_end().to_owned()
}

/// The moves in the order of the text, the start first.
fn nodes(tree: &GameTree) -> Vec<NodeId> {
    let moves = tree.walk().filter_map(|event| match event {
        TreeEvent::Move(id) => Some(id),
        _ => None,
    });
    std::iter::once(NodeId::START).chain(moves).collect()
}

const GAME: &str = "1. e4 ( 1. d4 d5 ( 1... Nf6 2. c4 ) 2. c4 ) ( 1. c4 ) 1... e5 *";

/// The text after an edit at the move with this number; `None` if it is not possible.
fn edited(edit: TreeEdit, at: usize) -> Option<String> {
    let mut tree = tree(GAME);
    let node = nodes(&tree)[at];
    tree.edit(edit, node).then(|| text(&tree))
}

#[test]
fn a_promoted_variation_comes_before_the_previous_one() {
    let first = "1. d4 ( 1. e4 e5 ) ( 1. c4 ) 1... d5 ( 1... Nf6 2. c4 ) 2. c4 *";
    assert_eq!(edited(TreeEdit::Promote, 2).as_deref(), Some(first));
    // A later move of it means the same variation.
    assert_eq!(edited(TreeEdit::Promote, 6).as_deref(), Some(first));
    let inner = "1. e4 ( 1. d4 Nf6 ( 1... d5 2. c4 ) 2. c4 ) ( 1. c4 ) 1... e5 *";
    assert_eq!(edited(TreeEdit::Promote, 5).as_deref(), Some(inner));
    let last = "1. e4 ( 1. c4 ) ( 1. d4 d5 ( 1... Nf6 2. c4 ) 2. c4 ) 1... e5 *";
    assert_eq!(edited(TreeEdit::Promote, 7).as_deref(), Some(last));
    assert_eq!(edited(TreeEdit::Promote, 8), None, "the main line");
}

#[test]
fn a_demoted_line_comes_after_the_next_variation() {
    let first = "1. d4 ( 1. e4 e5 ) ( 1. c4 ) 1... d5 ( 1... Nf6 2. c4 ) 2. c4 *";
    assert_eq!(edited(TreeEdit::Demote, 1).as_deref(), Some(first));
    assert_eq!(edited(TreeEdit::Demote, 8).as_deref(), Some(first));
    assert_eq!(edited(TreeEdit::Demote, 7), None, "the last variation");
}

#[test]
fn the_moves_up_to_one_become_the_main_line() {
    let main = "1. d4 ( 1. e4 e5 ) ( 1. c4 ) 1... Nf6 ( 1... d5 2. c4 ) 2. c4 *";
    assert_eq!(edited(TreeEdit::MakeMainLine, 5).as_deref(), Some(main));
    assert_eq!(edited(TreeEdit::MakeMainLine, 0), None);
    let last = "1. c4 ( 1. e4 e5 ) ( 1. d4 d5 ( 1... Nf6 2. c4 ) 2. c4 ) *";
    assert_eq!(edited(TreeEdit::MakeMainLine, 7).as_deref(), Some(last));
}

#[test]
fn a_variation_is_deleted_and_a_line_cut_off() {
    let without = "1. e4 ( 1. d4 d5 2. c4 ) ( 1. c4 ) 1... e5 *";
    assert_eq!(
        edited(TreeEdit::DeleteVariation, 5).as_deref(),
        Some(without)
    );
    assert_eq!(edited(TreeEdit::DeleteVariation, 1), None, "the main line");
    let short = "1. e4 ( 1. d4 ) ( 1. c4 ) 1... e5 *";
    assert_eq!(edited(TreeEdit::CutOff, 2).as_deref(), Some(short));
    assert_eq!(edited(TreeEdit::CutOff, 0).as_deref(), Some("*"));
    assert_eq!(edited(TreeEdit::CutOff, 8), None, "the last move");
}

#[test]
fn a_comment_before_a_promoted_move_comes_after_it() {
    let mut tree = tree("1. e4 ({better} 1. d4 {solid}) *");
    let d4 = nodes(&tree)[2];
    assert!(tree.edit(TreeEdit::Promote, d4));
    assert_eq!(text(&tree), "1. d4 {better} {solid} ( 1. e4 ) *");
}

#[test]
fn a_removed_node_is_known_as_removed() {
    let mut tree = tree(GAME);
    let nodes = nodes(&tree);
    assert!(nodes.iter().all(|node| tree.has(*node)));
    assert!(tree.edit(TreeEdit::DeleteVariation, nodes[5]));
    let removed: Vec<_> = (0..nodes.len())
        .filter(|at| !tree.has(nodes[*at]))
        .collect();
    assert_eq!(removed, [4, 5]);
}

#[test]
fn the_result_is_that_of_the_game_or_of_its_last_position() {
    let mated = "1. f3 e5 2. g4 Qh4#";
    assert!(text(&tree(mated)).ends_with("Qh4# 0-1"));
    assert!(text(&tree(&format!("{mated} 1/2-1/2"))).ends_with("Qh4# 1/2-1/2"));
    let tagged = "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 1-0\n";
    let written = write_tree(&tree(tagged));
    assert_eq!(written, "[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n");
}

/// A tree with random moves, variations, null moves, comments and glyphs.
pub(crate) fn random_tree(dice: &mut Dice, count: usize) -> GameTree {
    let mut tree = GameTree::new(Position::start(), [].into());
    let mut nodes = vec![NodeId::START];
    for _ in 0..count {
        // Mostly the newest node, so that there are lines.
        let at = if dice.below(4) == 0 {
            dice.below(nodes.len())
        } else {
            nodes.len() - 1
        };
        let Ok(mover) = Mover::new(tree.node(nodes[at]).position()) else {
            continue;
        };
        let moves = mover.moves();
        let played = if dice.below(20) == 0 && mover.checkers().is_empty() {
            Played::Pass
        } else if moves.is_empty() {
            continue;
        } else {
            Played::Move(dice.pick(&moves))
        };
        if Mover::new(&played.after(mover.position())).is_err() {
            continue;
        }
        let begins = !tree.node(nodes[at]).children().is_empty();
        let notes = random_notes(dice, begins);
        nodes.extend(tree.add(nodes[at], played, [].into(), notes));
    }
    tree
}

fn random_notes(dice: &mut Dice, may_begin: bool) -> NodeNotes {
    const TEXTS: [&str; 7] = [
        "good",
        "[%cal Ge2e4][%clk 1:00:00]",
        " two  spaces ",
        "line\nfeed",
        "(1. e4) $1 ; %",
        "brace } and {",
        "é ♘ 1-0",
    ];
    let mut texts = |chance: usize| {
        let count = if dice.below(chance) == 0 {
            1 + dice.below(2)
        } else {
            0
        };
        (0..count)
            .map(|_| TEXTS[dice.below(TEXTS.len())].to_owned())
            .collect::<Vec<_>>()
    };
    let before = if may_begin { texts(4) } else { Vec::new() };
    let after = texts(4);
    let glyphs = [
        (dice.below(8) == 0).then_some(5),
        (dice.below(8) == 0).then_some(146),
    ];
    NodeNotes {
        before,
        glyphs: glyphs.into_iter().flatten().collect(),
        after,
    }
}

#[test]
fn any_tree_is_written_and_read_as_the_same() {
    let mut dice = Dice::new(38);
    for count in 0..120 {
        let tree = random_tree(&mut dice, count);
        check_tree(&tree);
    }
}
