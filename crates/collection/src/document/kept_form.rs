//! The games of rows as text, for files that outlive the program.
//!
//! A game has a head, which says where it belongs, and a body, which is its tree:
//!
//! ```text
//! row 12
//! line 4k3/8/8/8/8/8/8/4KR2 b - - 1 1 c0 "a comment";
//! at 0 1
//! tree 1
//! nodes 3
//! record 2 4k3/8/8/8/8/8/8/4KR2 b - - 1 1 c0 "a comment";
//! pgn
//!  [Event "?"]
//! …
//!  1. Rf2 ( 1. Rf1 {a comment} ) *
//! end
//! ```
//!
//! `at` is the path to the position shown: in each position the number of the continuation, from 0. A line `saved` after
//! it says that a file has the game. `tree` is the version of the form. `record` is the record of a node in the order of
//! the text, if it says more than the position. The lines of the game begin with a space, so no game is taken for anything
//! else. A text that was cut off, says something unknown, or has another number of nodes than its game is no game.

use super::kept_games::KeptGame;
use super::line_of_play::LineOfPlay;
use crate::games::{GameReader, write_tree};
use crate::tree::{GameHeading, GameTree, NodeId};
use std::sync::Arc;
use tabiya_lines::recovery::NoteBody;
use tabiya_notation::fen::write_fen;

/// The first line of a body, with the version of its form.
const VERSION: &[u8] = b"tree 1";
/// The last line of a body.
const END: &[u8] = b"end";

impl KeptGame {
    /// Returns the head of the text.
    pub fn head(&self) -> Vec<u8> {
        let mut head = format!("row {}\nline ", self.row).into_bytes();
        head.extend(&self.line);
        head.extend(b"\nat");
        for step in self.play.path() {
            head.extend(format!(" {step}").into_bytes());
        }
        head.push(b'\n');
        if self.is_saved {
            head.extend(b"saved\n");
        }
        head
    }

    /// Reads a head, for a tree that was read from the body. `None` unless the tree has a position of the line there.
    pub fn read(head: &[u8], tree: &Arc<GameTree>) -> Option<Self> {
        let mut lines = head.strip_suffix(b"\n")?.split(|byte| *byte == b'\n');
        let row = number(lines.next()?.strip_prefix(b"row ")?)?;
        let line = lines.next()?.strip_prefix(b"line ")?.to_vec();
        let path = path_of(lines.next()?.strip_prefix(b"at")?)?;
        let is_saved = match lines.next() {
            None => false,
            Some(b"saved") if lines.next().is_none() => true,
            Some(_) => return None,
        };
        let mut play = LineOfPlay::of_shared(Arc::clone(tree));
        play.follow_path(&path);
        let is_there = play.path() == path;
        play.keep_line(&line);
        let play = Arc::new(play);
        let game = Self {
            row,
            line,
            is_saved,
            play,
        };
        (is_there && game.shows_its_line()).then_some(game)
    }
}

impl NoteBody for GameTree {
    fn text(&self) -> Vec<u8> {
        body_of(self)
    }
}

/// Returns the body of the text.
pub fn body_of(tree: &GameTree) -> Vec<u8> {
    let nodes = tree.in_reading_order();
    let mut body = VERSION.to_vec();
    body.extend(format!("\nnodes {}\n", nodes.len()).into_bytes());
    for (number, node) in nodes.into_iter().map(|id| tree.node(id)).enumerate() {
        let record = node.record();
        if record != write_fen(node.position()).as_bytes() {
            body.extend(format!("record {number} ").into_bytes());
            body.extend(record);
            body.push(b'\n');
        }
    }
    if tree.source().is_some() {
        body.extend(b"untouched\n");
    }
    if tree.heading().tags.is_empty() {
        body.extend(b"untagged");
        if let Some(result) = &tree.heading().result {
            body.extend(format!(" {result}").into_bytes());
        }
        body.push(b'\n');
    }
    body.extend(b"pgn\n");
    for line in write_tree(tree).split('\n') {
        body.push(b' ');
        body.extend(line.as_bytes());
        body.push(b'\n');
    }
    body.extend(END);
    body.push(b'\n');
    body
}

/// Reads the body of a text. `None` if it is not one.
pub fn read_body(body: &[u8]) -> Option<Arc<GameTree>> {
    let parts = BodyParts::of(body)?;
    let text = parts.pgn.join(&b'\n');
    let mut reader = GameReader::new();
    let mut tree = reader.read(&text, 0)?.to_tree(&text, &[]);
    let nodes = tree.in_reading_order();
    if nodes.len() as u64 != parts.nodes {
        return None;
    }
    tree.set_records(|node| write_fen(node.position()).into_bytes());
    for (number, record) in parts.records {
        let node: &NodeId = nodes.get(usize::try_from(number).ok()?)?;
        tree.set_record(*node, record);
    }
    if let Some(heading) = parts.untagged {
        tree.set_heading(heading);
    }
    if parts.is_untouched {
        tree.set_source(str::from_utf8(&text).ok()?);
    }
    Some(Arc::new(tree))
}

/// The lines of a body.
#[derive(Default)]
struct BodyParts<'body> {
    nodes: u64,
    records: Vec<(u64, &'body [u8])>,
    is_untouched: bool,
    /// The heading of a game without tags: at most its result.
    untagged: Option<GameHeading>,
    pgn: Vec<&'body [u8]>,
}

impl<'body> BodyParts<'body> {
    fn of(body: &'body [u8]) -> Option<Self> {
        let mut lines = body.strip_suffix(b"\n")?.split(|byte| *byte == b'\n');
        if lines.next()? != VERSION {
            return None;
        }
        let nodes = number(lines.next()?.strip_prefix(b"nodes ")?)?;
        let mut parts = Self {
            nodes,
            ..Self::default()
        };
        for line in lines.by_ref().take_while(|line| *line != b"pgn") {
            if let Some(record) = line.strip_prefix(b"record ") {
                let space = record.iter().position(|byte| *byte == b' ')?;
                let (number_of, record) = record.split_at(space);
                parts.records.push((number(number_of)?, record.get(1..)?));
            } else if line == b"untouched" {
                parts.is_untouched = true;
            } else if let Some(result) = line.strip_prefix(b"untagged") {
                let result = str::from_utf8(result).ok()?.trim();
                parts.untagged = Some(GameHeading {
                    tags: Vec::new(),
                    result: (!result.is_empty()).then(|| result.to_owned()),
                });
            } else {
                return None;
            }
        }
        while let Some(line) = lines.next() {
            match line.strip_prefix(b" ") {
                Some(line) => parts.pgn.push(line),
                None if line == END && lines.next().is_none() => return Some(parts),
                None => return None,
            }
        }
        None
    }
}

fn path_of(text: &[u8]) -> Option<Vec<u32>> {
    let steps = text.split(|byte| *byte == b' ').skip(1);
    steps
        .map(|step| u32::try_from(number(step)?).ok())
        .collect()
}

fn number(text: &[u8]) -> Option<u64> {
    str::from_utf8(text).ok()?.parse().ok()
}
