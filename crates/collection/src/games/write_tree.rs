//! A tree as a game in portable game notation.

use super::cut::next_start;
use super::write::{is_result, push_roster, push_start, push_tag, push_words, result_of};
use crate::tree::{GameTree, NodeId, NodeNotes, Played, TreeEvent};
use tabiya_chess::{Color, Mover};
use tabiya_notation::moves::write_san;

/// Returns a tree as a game in portable game notation that ends with a line feed: the text from which it was read, if
/// it is unchanged, and otherwise in the export format of the standard. Comments stay as they were and are never
/// broken into lines, since a reader would find other comments.
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_collection::games::{GameReader, write_tree};
/// let text = b"1. e4 (1. d4 {solid}) 1... e5 $1 *";
/// let mut reader = GameReader::new();
/// let tree = reader.read(text, 0).unwrap().to_tree(text, &[]);
/// assert!(write_tree(&tree).ends_with("\n\n1. e4 ( 1. d4 {solid} ) 1... e5 $1 *\n"));
/// ```
pub fn write_tree(tree: &GameTree) -> String {
    if let Some(source) = tree.source() {
        return source.to_owned();
    }
    let mut text = String::new();
    let result = result(tree);
    push_tags(&mut text, tree, result);
    text.push('\n');
    let mut movetext = Movetext {
        tree,
        words: Vec::new(),
        needs_number: true,
    };
    movetext.push_notes_after(tree.node(NodeId::START).notes());
    for event in tree.walk() {
        match event {
            TreeEvent::Open(_) => movetext.push_sign("("),
            TreeEvent::Close => movetext.push_sign(")"),
            TreeEvent::Move(id) => movetext.push_move(id),
        }
    }
    movetext.words.push(result.to_owned());
    push_words(&mut text, &movetext.words);
    text
}

/// Returns the result that the game says, or else that of the last position of the main line.
fn result(tree: &GameTree) -> &str {
    let told = tree.heading().result.as_deref();
    if let Some(told) = told.filter(|told| is_result(told)) {
        return told;
    }
    let last = tree.main_line().last().copied().unwrap_or(NodeId::START);
    Mover::new(tree.node(last).position()).map_or("*", |last| result_of(&last))
}

/// Appends the tags as they were read. A game without tags gets the seven required ones.
fn push_tags(text: &mut String, tree: &GameTree, result: &str) {
    let tags = &tree.heading().tags;
    if tags.is_empty() {
        push_roster(text, result, |_| None);
    }
    for (name, value) in tags {
        let value = if name == "Result" { result } else { value };
        push_tag(text, name, value);
    }
    if !tags.iter().any(|(name, _)| name == "FEN") {
        push_start(text, tree.node(NodeId::START).position());
    }
}

/// The movetext, word by word.
struct Movetext<'tree> {
    tree: &'tree GameTree,
    words: Vec<String>,
    /// Whether a move of Black needs its number.
    needs_number: bool,
}

impl Movetext<'_> {
    fn push_sign(&mut self, sign: &str) {
        self.words.push(sign.to_owned());
        self.needs_number = true;
    }

    fn push_move(&mut self, id: NodeId) {
        let node = self.tree.node(id);
        for comment in &node.notes().before {
            self.push_comment(comment);
        }
        let before = self.tree.node(node.parent()).position();
        match before.side_to_move {
            Color::White => self.words.push(format!("{}.", before.fullmove_number)),
            Color::Black if self.needs_number => {
                self.words.push(format!("{}...", before.fullmove_number));
            }
            Color::Black => {}
        }
        self.needs_number = false;
        let played = node.played().and_then(Played::as_move);
        let word = played
            .zip(Mover::new(before).ok())
            .map(|(played, mover)| write_san(&mover, played));
        self.words.push(word.unwrap_or_else(|| "--".to_owned()));
        self.push_notes_after(node.notes());
    }

    fn push_notes_after(&mut self, notes: &NodeNotes) {
        let glyphs = notes.glyphs.iter().map(|number| format!("${number}"));
        self.words.extend(glyphs);
        for comment in &notes.after {
            self.push_comment(comment);
        }
    }

    /// Appends a comment in braces. A brace in it would end it, so it becomes a parenthesis, and so does the bracket of
    /// what would be the first tag of another game.
    fn push_comment(&mut self, comment: &str) {
        let mut comment = comment.replace('{', "(").replace('}', ")");
        if next_start(comment.as_bytes(), 0).is_some() {
            comment = comment.replace('[', "(");
        }
        self.words.push(format!("{{{comment}}}"));
        self.needs_number = true;
    }
}
