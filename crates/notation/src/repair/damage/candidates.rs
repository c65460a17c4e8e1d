//! The slips that explain a damaged board: each is one change of its text.

use super::board::{DamagedBoard, DamagedRanks, PlacedPart};
use crate::repair::alphabet::RankSign;
use crate::repair::report::{BoardAssumption, RepairKind};
use std::ops::Range;
use tabiya_chess::{Board, Color, File, Piece, Rank, Role, Square};

/// A change that makes a damaged board whole.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// The bytes to replace.
    pub(super) span: Range<usize>,
    pub(super) became: String,
    pub(super) assumed: BoardAssumption,
    /// The strangeness of the slip: 0 for a letter of a run or a rank of a run that was typed once too often or too
    /// seldom.
    pub(super) slip: u8,
}

impl Candidate {
    /// The repair that the change makes.
    pub(super) const fn kind(&self) -> RepairKind {
        match self.assumed {
            BoardAssumption::Gap(_) | BoardAssumption::PieceAdded(..) => RepairKind::MissingSquare,
            BoardAssumption::PieceLeftOut(..)
            | BoardAssumption::PieceBeyond(..)
            | BoardAssumption::GapLeftOut(_)
            | BoardAssumption::GapBeyond(_) => RepairKind::SurplusSquare,
            BoardAssumption::EmptyRank(_) | BoardAssumption::HomeRank(_) => RepairKind::MissingRank,
        }
    }

    /// The same change in a text that begins this many bytes later.
    pub(super) fn moved_back(&self, bytes: usize) -> Option<Self> {
        let span = self.span.start.checked_sub(bytes)?..self.span.end.checked_sub(bytes)?;
        Some(Self {
            span,
            ..self.clone()
        })
    }
}

/// All changes that make the board of a line whole.
pub(super) fn candidates(line: &str, board: &DamagedBoard) -> Vec<Candidate> {
    match &board.ranks {
        DamagedRanks::OneShort { rank, parts } => {
            let short = ShortRank {
                line,
                board,
                rank: *rank,
                parts,
            };
            let mut found = short.gaps();
            found.extend(short.doubled());
            found.extend(short.pieces_of_the_start());
            found
        }
        DamagedRanks::OneLong { rank, parts } => shorter(*rank, parts),
        DamagedRanks::Seven(ranks) => with_missing_rank(line, board, ranks),
    }
}

/// A rank of seven squares.
struct ShortRank<'a> {
    line: &'a str,
    board: &'a DamagedBoard,
    rank: Rank,
    parts: &'a [PlacedPart],
}

impl ShortRank<'_> {
    fn square(&self, file: usize) -> Option<Square> {
        square(file, self.rank)
    }

    /// The places between the signs: the byte, and the number of squares before it.
    fn places(&self) -> impl Iterator<Item = (usize, usize)> {
        let last = self.parts.last().map(|part| (part.span.end, 7));
        let starts = self.parts.iter().map(|part| (part.span.start, part.file));
        starts.chain(last)
    }

    /// An empty square more, in each place that gives another board.
    fn gaps(&self) -> Vec<Candidate> {
        let wider = self.parts.iter().filter_map(|part| {
            let RankSign::Empty(squares) = part.sign else {
                return None;
            };
            let last = part.file + usize::from(squares);
            Some(Candidate {
                span: part.span.clone(),
                became: (squares + 1).to_string(),
                assumed: BoardAssumption::Gap(self.square(last)?),
                slip: 1,
            })
        });
        let is_beside_digit = |at: usize| {
            let is_digit = |part: &&PlacedPart| matches!(part.sign, RankSign::Empty(_));
            let mut digits = self.parts.iter().filter(is_digit);
            digits.any(|part| part.span.start == at || part.span.end == at)
        };
        let between = self.places().filter(|(at, _)| !is_beside_digit(*at));
        let between = between.filter_map(|(at, file)| {
            Some(Candidate {
                span: at..at,
                became: "1".to_owned(),
                assumed: BoardAssumption::Gap(self.square(file)?),
                slip: 3,
            })
        });
        wider.chain(between).collect()
    }

    /// A piece more in each run of equal pieces.
    fn doubled(&self) -> Vec<Candidate> {
        let of_run = |run: Run<'_>| {
            let is_usual = 1 < run.parts.len() && run.piece.role() == Role::Pawn;
            let last = run.parts.last()?;
            Some(Candidate {
                span: last.span.end..last.span.end,
                became: self.line.get(last.span.clone())?.to_owned(),
                assumed: BoardAssumption::PieceAdded(run.piece, self.square(last.file + 1)?),
                slip: if is_usual { 0 } else { 2 },
            })
        };
        runs(self.parts).into_iter().filter_map(of_run).collect()
    }

    /// A piece that is here at the start of a game, or a king that the board lacks.
    fn pieces_of_the_start(&self) -> Vec<Candidate> {
        if !self.board.is_english {
            return Vec::new();
        }
        let start = Board::start();
        let kings = [Piece::WhiteKing, Piece::BlackKing];
        let lost = kings.into_iter().filter(|king| !self.board.has(*king));
        let lost: Vec<_> = lost.collect();
        let mut found = Vec::new();
        for (at, file) in self.places() {
            let Some(square) = self.square(file) else {
                continue;
            };
            let home = start.get(square);
            let is_second_king =
                |piece: &Piece| piece.role() == Role::King && self.board.has(*piece);
            let home = home.filter(|piece| !is_second_king(piece));
            for piece in home.into_iter().chain(lost.iter().copied()) {
                found.push(Candidate {
                    span: at..at,
                    became: piece.letter().to_string(),
                    assumed: BoardAssumption::PieceAdded(piece, square),
                    slip: if Some(piece) == home { 1 } else { 2 },
                });
            }
        }
        found
    }
}

/// A rank of nine squares without each of its pieces and empty squares.
fn shorter(rank: Rank, parts: &[PlacedPart]) -> Vec<Candidate> {
    let narrower = parts.iter().filter_map(|part| {
        let RankSign::Empty(squares) = part.sign else {
            return None;
        };
        let left = squares - 1;
        let last = square(part.file + usize::from(left), rank);
        Some(Candidate {
            span: part.span.clone(),
            became: if left == 0 {
                String::new()
            } else {
                left.to_string()
            },
            assumed: last.map_or(
                BoardAssumption::GapBeyond(rank),
                BoardAssumption::GapLeftOut,
            ),
            slip: 1,
        })
    });
    let runs = runs(parts);
    let fewer = runs.iter().filter_map(|run| {
        let last = run.parts.last()?;
        let slip = match (run.parts.len(), run.piece.role()) {
            (_, Role::King) => 3,
            (1, _) => 2,
            _ => 0,
        };
        let assumed = match square(last.file, rank) {
            Some(square) => BoardAssumption::PieceLeftOut(run.piece, square),
            None => BoardAssumption::PieceBeyond(run.piece, rank),
        };
        Some(Candidate {
            span: last.span.clone(),
            became: String::new(),
            assumed,
            slip,
        })
    });
    narrower.chain(fewer).collect()
}

/// Seven ranks with an eighth one in each place.
fn with_missing_rank(line: &str, board: &DamagedBoard, ranks: &[Range<usize>]) -> Vec<Candidate> {
    let text = |at: usize| ranks.get(at).and_then(|span| line.get(span.clone()));
    let mut found = Vec::new();
    for (index, rank) in Rank::ALL.into_iter().rev().enumerate() {
        let inserted = |rank_text: &str| match ranks.get(index) {
            Some(next) => (next.start, format!("{rank_text}{}", board.separator)),
            None => (board.end, format!("{}{rank_text}", board.separator)),
        };
        let is_in_run =
            text(index) == Some("8") || index.checked_sub(1).and_then(text) == Some("8");
        let (at, became) = inserted("8");
        found.push(Candidate {
            span: at..at,
            became,
            assumed: BoardAssumption::EmptyRank(rank),
            slip: u8::from(!is_in_run),
        });
        if let Some(home) = home_rank(board, rank) {
            let (at, became) = inserted(&home);
            found.push(Candidate {
                span: at..at,
                became,
                assumed: BoardAssumption::HomeRank(rank),
                slip: 1,
            });
        }
    }
    found
}

/// The rank at the start of a game, if the board lacks the king or all pawns that belong on it.
fn home_rank(board: &DamagedBoard, rank: Rank) -> Option<String> {
    let (color, role) = match rank.number() {
        1 => (Color::White, Role::King),
        2 => (Color::White, Role::Pawn),
        7 => (Color::Black, Role::Pawn),
        8 => (Color::Black, Role::King),
        _ => return None,
    };
    if !board.is_english || board.has(Piece::new(color, role)) {
        return None;
    }
    let start = Board::start();
    let pieces = File::ALL
        .into_iter()
        .map(|file| start.get(Square::new(file, rank)));
    pieces.map(|piece| piece.map(Piece::letter)).collect()
}

fn square(file: usize, rank: Rank) -> Option<Square> {
    let file = File::from_index(u8::try_from(file).ok()?)?;
    Some(Square::new(file, rank))
}

/// Adjacent equal pieces.
struct Run<'a> {
    piece: Piece,
    parts: &'a [PlacedPart],
}

fn runs(parts: &[PlacedPart]) -> Vec<Run<'_>> {
    let all = parts.chunk_by(|one, next| one.sign == next.sign);
    let of_piece = all.filter_map(|parts| match parts.first()?.sign {
        RankSign::Piece(piece) => Some(Run { piece, parts }),
        _ => None,
    });
    of_piece.collect()
}
