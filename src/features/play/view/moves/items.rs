//! The parts of the list of moves in the order of the text.

use crate::features::play::update::spoken::{number_text, push_glyphs};
use tabiya_chess::{Color, Mover};
use tabiya_collection::tree::{GameTree, NodeId, Played, TreeEvent};
use tabiya_notation::moves::{PieceNames, push_san};
use tabiya_text::tr;

/// A part of the list.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) kind: ItemKind,
    pub(super) node: NodeId,
    pub(super) text: String,
    /// The number of variations around it.
    pub(super) depth: u16,
    /// The number of the move from which its variation departs.
    pub(super) departs_at: u32,
    /// Whether a new row begins with it.
    pub(super) begins_row: bool,
}

/// The kinds of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemKind {
    /// The start of the game, which a click shows.
    Start,
    /// The button that folds a variation, identified by its first move.
    Fold,
    /// A move with its number and signs.
    Move,
    /// A comment.
    Comment,
}

/// Returns the parts of a tree. Of a folded variation, only the first move is there.
pub(super) fn items(tree: &GameTree, names: PieceNames, folded: &[NodeId]) -> Vec<Item> {
    let mut list = Listing {
        tree,
        names,
        items: Vec::new(),
        departures: Vec::new(),
        begins_row: true,
        needs_number: true,
        hidden: 0,
    };
    list.push(ItemKind::Start, NodeId::START, tr("play-start"));
    list.begins_row = true;
    list.push_comments(NodeId::START, &tree.node(NodeId::START).notes().after);
    list.begins_row = true;
    for event in tree.walk() {
        list.take(event, folded);
    }
    list.items
}

struct Listing<'tree> {
    tree: &'tree GameTree,
    names: PieceNames,
    items: Vec<Item>,
    /// The numbers of the moves from which the open variations depart.
    departures: Vec<u32>,
    begins_row: bool,
    needs_number: bool,
    /// The number of open variations from the folded one on.
    hidden: usize,
}

impl Listing<'_> {
    fn take(&mut self, event: TreeEvent, folded: &[NodeId]) {
        match event {
            TreeEvent::Open(_) if self.hidden > 0 => self.hidden += 1,
            TreeEvent::Open(first) => {
                let origin = self.tree.node(self.tree.node(first).parent());
                self.departures.push(origin.position().fullmove_number);
                self.begins_row = true;
                self.needs_number = true;
                self.push(ItemKind::Fold, first, String::new());
                if folded.contains(&first) {
                    self.push_move(first, " …");
                    self.hidden = 1;
                }
            }
            TreeEvent::Close => {
                self.hidden = self.hidden.saturating_sub(1);
                if self.hidden == 0 {
                    self.departures.pop();
                    self.begins_row = true;
                    self.needs_number = true;
                }
            }
            TreeEvent::Move(_) if self.hidden > 0 => {}
            TreeEvent::Move(node) => {
                let notes = self.tree.node(node).notes();
                self.push_comments(node, &notes.before);
                self.push_move(node, "");
                self.push_comments(node, &notes.after);
            }
        }
    }

    fn push(&mut self, kind: ItemKind, node: NodeId, text: String) {
        self.items.push(Item {
            kind,
            node,
            text,
            depth: u16::try_from(self.departures.len()).unwrap_or(u16::MAX),
            departs_at: self.departures.last().copied().unwrap_or_default(),
            begins_row: std::mem::take(&mut self.begins_row),
        });
    }

    fn push_move(&mut self, id: NodeId, end: &str) {
        let node = self.tree.node(id);
        let before = self.tree.node(node.parent()).position();
        let is_numbered = before.side_to_move == Color::White || self.needs_number;
        let mut text = String::new();
        if is_numbered {
            text.push_str(&number_text(before));
            text.push('\u{a0}');
        }
        match (node.played(), Mover::new(before)) {
            (Some(Played::Move(played)), Ok(mover)) => {
                push_san(&mut text, &mover, played, self.names);
            }
            _ => text.push_str("--"),
        }
        push_glyphs(&mut text, node.notes());
        text.push_str(end);
        self.needs_number = false;
        self.push(ItemKind::Move, id, text);
    }

    fn push_comments(&mut self, node: NodeId, comments: &[String]) {
        for comment in comments {
            let text = without_commands(comment);
            if !text.is_empty() {
                self.push(ItemKind::Comment, node, text);
                self.needs_number = true;
            }
        }
    }
}

/// The words of a comment, without commands such as `[%clk 0:03:00]`, which are for programs.
fn without_commands(comment: &str) -> String {
    let mut words = String::new();
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        words.push_str(before);
        words.push(' ');
        rest = command.split_once(']').map_or("", |(_, behind)| behind);
    }
    words.push_str(rest);
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}
