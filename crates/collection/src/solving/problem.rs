//! A record as a problem to solve.

use super::Solution;
use crate::games::game_in_row;
use crate::tree::{GameTree, NodeId};
use tabiya_chess::Position;
use tabiya_engine::analysis::RecordRequests;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;
use tabiya_notation::record::read_record;

/// The longest text that is shown of an operation, in characters.
const MAX_CHARS: usize = 300;
/// The largest number of themes of a record.
const MAX_THEMES: usize = 16;

/// A record as a problem to solve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its solution.
    pub solution: Solution,
    /// Its themes: the words of `theme` or `themes`, or else its `id` without the number.
    pub themes: Vec<String>,
    /// The texts of `id` and of the comments, which are shown at the end, because they may contain the solution.
    pub texts: Vec<String>,
}

impl Problem {
    /// The problem of a line of a file; `None` if it is not a record or has no solution.
    pub fn of_line(line: &[u8]) -> Option<Self> {
        let record = read_record(line).ok()?;
        let tail = line.get(record.tail.clone())?;
        let solution = Solution::of(&record.position, tail)?;
        Some(Self::with_solution(solution, tail))
    }

    /// The problem of a record whose position is a node of a game; `None` if neither has a solution.
    pub fn of_line_in_game(line: &[u8], tree: &GameTree, node: NodeId) -> Option<Self> {
        let tail = line.get(read_record(line).ok()?.tail)?;
        let solution = Solution::of_game(tree, node, tail)?;
        Some(Self::with_solution(solution, tail))
    }

    /// The problem of a row that is a game: `None` if the game has no moves, or begins like all games.
    pub fn of_row_of_games(row: &[u8]) -> Option<Self> {
        let game = game_in_row(row)?;
        let start = game.tree.node(NodeId::START);
        if *start.position() == Position::start() || start.children().is_empty() {
            return None;
        }
        Self::of_line_in_game(start.record(), &game.tree, NodeId::START)
    }

    fn with_solution(solution: Solution, tail: &[u8]) -> Self {
        let mut themes = Vec::new();
        let mut texts = Vec::new();
        for operation in operations(tail) {
            let is_theme = [&b"theme"[..], b"themes"]
                .iter()
                .any(|name| operation.opcode().eq_ignore_ascii_case(name));
            let is_text = matches!(
                operation.meaning(),
                Some(OpcodeMeaning::Identification | OpcodeMeaning::Comment(_))
            );
            for operand in operation.operands() {
                let value = operand.value();
                let text = String::from_utf8_lossy(&value);
                let text: String = text.trim().chars().take(MAX_CHARS).collect();
                if text.is_empty() {
                    continue;
                }
                if is_theme && themes.len() < MAX_THEMES && !themes.contains(&text) {
                    themes.push(text);
                } else if is_text {
                    texts.push(text);
                }
            }
        }
        if themes.is_empty() {
            let asked = RecordRequests::of(&solution.position, tail);
            themes.extend(asked.and_then(|asked| asked.theme));
        }
        Self {
            solution,
            themes,
            texts,
        }
    }
}
