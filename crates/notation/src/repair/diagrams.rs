//! Finds diagrams made of text, as programs print them and people post them: eight lines of eight squares.
//!
//! The pieces are letters (capitals are White's) or chess symbols; the squares may be adjacent, separated, or in a
//! frame; coordinates may surround them. White is at the bottom unless the coordinates show otherwise. The caption
//! gives the side to move.
//!
//! Promises: nothing is guessed. If coordinates contradict each other, or the letters fit several languages with
//! different meanings, there is no diagram. The time is linear in the length of the text.

mod rows;

use super::alphabet::Alphabet;
use crate::piece_list::turns_in;
use rows::{DiagramLine, DiagramRow, line_of};
use std::ops::Range;
use tabiya_chess::{Board, Color, File, Rank, Square};

/// A diagram in a plain text.
#[derive(Debug)]
pub(crate) struct TextDiagram {
    /// The range from the first row to the last one.
    pub(crate) span: Range<usize>,
    /// The pieces.
    pub(crate) board: Board,
    /// The side to move, if the caption names it.
    pub(crate) side_to_move: Option<Color>,
}

/// All diagrams of a plain text, in order.
pub(crate) fn diagrams(text: &str) -> Vec<TextDiagram> {
    let lines = lines_of(text);
    let mut diagrams: Vec<TextDiagram> = blocks(&lines)
        .into_iter()
        .filter_map(|block| diagram(&lines, &block))
        .collect();
    add_turns(text, &mut diagrams);
    diagrams
}

/// A line of the text with its place.
struct Placed<'text> {
    span: Range<usize>,
    line: DiagramLine<'text>,
}

fn lines_of(text: &str) -> Vec<Placed<'_>> {
    let mut start = 0;
    let lines = text.split('\n').map(|line| {
        let span = start..start + line.len();
        start = span.end + 1;
        Placed {
            line: line_of(line),
            span,
        }
    });
    lines.collect()
}

/// Groups lines that may be one diagram: rows with only frames between them. If every other line is blank, each row is
/// a separate block, and these blocks are joined.
fn blocks(lines: &[Placed<'_>]) -> Vec<Range<usize>> {
    let mut blocks: Vec<Range<usize>> = Vec::new();
    let mut singles = 0;
    let mut at = 0;
    while at < lines.len() {
        if !is_row(lines, at) {
            at += 1;
            continue;
        }
        let block = at..end_of_block(lines, at);
        at = block.end;
        let is_single = block.len() == 1;
        match blocks.last_mut() {
            Some(last)
                if is_single
                    && 0 < singles
                    && singles < 8
                    && last.end + 1 == block.start
                    && matches!(lines.get(last.end), Some(gap) if gap.line.is_blank()) =>
            {
                last.end = block.end;
                singles += 1;
            }
            _ => {
                blocks.push(block);
                singles = usize::from(is_single);
            }
        }
    }
    blocks
}

fn is_row(lines: &[Placed<'_>], at: usize) -> bool {
    matches!(lines.get(at), Some(placed) if matches!(placed.line, DiagramLine::Row(_)))
}

/// The end of the last row of the block that begins here.
fn end_of_block(lines: &[Placed<'_>], start: usize) -> usize {
    let behind = lines.iter().enumerate().skip(start);
    let belong = behind
        .take_while(|(_, placed)| matches!(placed.line, DiagramLine::Row(_) | DiagramLine::Frame));
    let rows = belong.filter(|(_, placed)| matches!(placed.line, DiagramLine::Row(_)));
    rows.last().map_or(start + 1, |(at, _)| at + 1)
}

fn diagram(lines: &[Placed<'_>], block: &Range<usize>) -> Option<TextDiagram> {
    let in_block = || lines.get(block.clone()).unwrap_or_default().iter();
    let rows = |also_frames: bool| -> Vec<(&Range<usize>, &DiagramRow<'_>)> {
        let rows = in_block().filter_map(|placed| match &placed.line {
            DiagramLine::Row(row) if also_frames || !row.may_be_frame => Some((&placed.span, row)),
            _ => None,
        });
        rows.collect()
    };
    // Eight adjacent dashes are an empty rank or the edge of the board.
    let placed = [rows(false), rows(true)].into_iter();
    let placed = placed.into_iter().find(|rows| rows.len() == 8)?;
    let rows: Vec<&DiagramRow<'_>> = placed.iter().map(|(_, row)| *row).collect();
    let below = side_below(&rows, files_beside(lines, block).ok()?)?;
    let board = board(&rows, below)?;
    let (first, last) = (placed.first()?, placed.last()?);
    Some(TextDiagram {
        span: first.0.start..last.0.end,
        board,
        side_to_move: None,
    })
}

/// A contradiction between coordinates.
struct Contradiction;

/// The side at the bottom, according to the letters of the files above and below the rows, if there are any.
fn files_beside(
    lines: &[Placed<'_>],
    block: &Range<usize>,
) -> Result<Option<Color>, Contradiction> {
    const FARTHEST: usize = 3;
    let before = lines.get(..block.start).unwrap_or_default();
    let behind = lines.get(block.end..).unwrap_or_default();
    let above = nearest_files(before.iter().rev().take(FARTHEST));
    let under = nearest_files(behind.iter().take(FARTHEST));
    match (above, under) {
        (Some(above), Some(under)) if above != under => Err(Contradiction),
        _ => Ok(above.or(under)),
    }
}

/// The side at the bottom, according to the first line that is neither blank nor a frame, if it has the files.
fn nearest_files<'a>(mut lines: impl Iterator<Item = &'a Placed<'a>>) -> Option<Color> {
    let said =
        lines.find(|placed| !matches!(placed.line, DiagramLine::Frame | DiagramLine::Blank))?;
    match said.line {
        DiagramLine::Files(below) => Some(below),
        _ => None,
    }
}

/// The side at the bottom, according to the numbers of the ranks and the letters of the files. `None` if they
/// contradict each other.
fn side_below(rows: &[&DiagramRow<'_>], by_files: Option<Color>) -> Option<Color> {
    let labels: Vec<_> = rows.iter().filter_map(|row| row.label).collect();
    let by_ranks = match labels.as_slice() {
        [] => None,
        [8, 7, 6, 5, 4, 3, 2, 1] => Some(Color::White),
        [1, 2, 3, 4, 5, 6, 7, 8] => Some(Color::Black),
        _ => return None,
    };
    match (by_ranks, by_files) {
        (Some(ranks), Some(files)) if ranks != files => None,
        _ => Some(by_ranks.or(by_files).unwrap_or(Color::White)),
    }
}

/// The pieces; `None` if there are none, or if their letters can be read in several ways.
fn board(rows: &[&DiagramRow<'_>], below: Color) -> Option<Board> {
    let english = board_in(rows, below, Alphabet::English);
    let board = english.or_else(|| {
        let others = Alphabet::ALL.into_iter().skip(1);
        let mut boards = others.filter_map(|alphabet| board_in(rows, below, alphabet));
        let first = boards.next()?;
        boards.all(|other| other == first).then_some(first)
    })?;
    (board != Board::EMPTY).then_some(board)
}

fn board_in(rows: &[&DiagramRow<'_>], below: Color, alphabet: Alphabet) -> Option<Board> {
    let mut board = Board::EMPTY;
    let mut ranks = Rank::ALL;
    let mut files = File::ALL;
    match below {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    for (row, rank) in rows.iter().zip(ranks) {
        for (cell, file) in row.cells.iter().zip(files) {
            let piece = rows::piece(cell, alphabet)?;
            board.set(Square::new(file, rank), piece);
        }
    }
    Some(board)
}

/// Adds the sides to move. Captions are below the diagrams, unless there is one above the first diagram: then all are
/// above.
fn add_turns(text: &str, diagrams: &mut [TextDiagram]) {
    let spans: Vec<_> = diagrams.iter().map(|d| d.span.clone()).collect();
    let before = |at: usize| {
        let start = at.checked_sub(1).and_then(|before| spans.get(before));
        let start = start.map_or(0, |before| before.end);
        let text = text.get(start..spans.get(at)?.start)?;
        Some(near(text.lines().rev()))
    };
    let behind = |at: usize| {
        let end = spans.get(at + 1).map_or(text.len(), |next| next.start);
        let text = text.get(spans.get(at)?.end..end)?;
        Some(near(text.lines()))
    };
    let is_alone = diagrams.len() == 1;
    let are_above = before(0).is_some_and(|turns| !turns.is_empty());
    for (at, diagram) in diagrams.iter_mut().enumerate() {
        let mut said = Vec::new();
        if are_above || is_alone {
            said.extend(before(at).unwrap_or_default());
        }
        if !are_above || is_alone {
            said.extend(behind(at).unwrap_or_default());
        }
        said.dedup();
        diagram.side_to_move = match said.as_slice() {
            [one] => Some(*one),
            _ => None,
        };
    }
}

/// The sides to move according to the nearest of these lines.
fn near<'text>(lines: impl Iterator<Item = &'text str>) -> Vec<Color> {
    const FARTHEST: usize = 4;
    let is_said = |line: &&str| line.contains(char::is_alphanumeric);
    let nearest = lines.filter(is_said).take(FARTHEST);
    nearest.flat_map(turns_in).collect()
}
