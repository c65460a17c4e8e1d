//! The bars, and the search for the rows that each of them counts.

use crate::passes::marks::LineMark;
use crate::search::{
    Bounds, Cell, CountedPieces, Ending, Material, NumberBound, OperationCondition, Pattern,
    PieceCount, Query,
};
use tabiya_chess::{Board, Color, Piece, Role, Square};

/// A group of bars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plot {
    /// The side to move.
    Side,
    /// The verdicts on the lines.
    Marks,
    /// The phase of the game.
    Phase,
    /// The kind of ending.
    Ending,
    /// The number of pieces on the board, with pawns and kings.
    Pieces,
    /// The material balance.
    Balance,
    /// The score in `ce`.
    Score,
    /// The length of the solution.
    Solution,
    /// Rows that occur more than once.
    Repeated,
}

/// A set of rows that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bar {
    /// Positions with this side to move.
    Side(Color),
    /// Lines with this mark.
    Mark(LineMark),
    /// Positions of this phase.
    Phase(GamePhase),
    /// Endings of this kind.
    Ending(EndingKind),
    /// A range of numbers of a plot, by its index; see [`bounds_of`].
    Range(Plot, usize),
    /// Rows that occur more than once.
    Repeated(Repeated),
    /// Positions with this piece on this square.
    On(Piece, Square),
}

/// A phase of the game, told by the number of queens, rooks, bishops and knights of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamePhase {
    /// 11 or more.
    Opening,
    /// 7 to 10.
    Middlegame,
    /// At most 6.
    Endgame,
}

/// A kind of ending, told by the pieces besides kings and pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingKind {
    /// Only kings.
    KingsAlone,
    /// Only pawns.
    Pawns,
    /// Bishops or knights.
    MinorPieces,
    /// Rooks.
    Rooks,
    /// At most six pieces: rooks, and bishops or knights.
    RooksAndMinorPieces,
    /// Queens.
    Queens,
    /// At most six pieces: queens and others.
    QueensAndOthers,
}

/// The part of two rows that is equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repeated {
    /// Board, side to move, castling rights and en-passant target.
    Position,
    /// The whole line.
    Line,
}

impl GamePhase {
    /// All phases in their order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Middlegame, Self::Endgame];

    /// Returns the phase of a board.
    pub fn of(board: &Board) -> Self {
        let pieces = board.occupied() - board.role(Role::King) - board.role(Role::Pawn);
        let is_phase = |phase: &Self| {
            let (least, most) = phase.pieces();
            (u32::from(least)..=most.map_or(u32::MAX, u32::from)).contains(&pieces.len())
        };
        Self::ALL
            .into_iter()
            .find(is_phase)
            .unwrap_or(Self::Endgame)
    }

    /// Returns its name in reports for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Middlegame => "middlegame",
            Self::Endgame => "endgame",
        }
    }

    /// Returns the least and the largest number of pieces.
    pub(super) const fn pieces(self) -> (u8, Option<u8>) {
        match self {
            Self::Opening => (11, None),
            Self::Middlegame => (7, Some(10)),
            Self::Endgame => (0, Some(MOST_IN_ENDGAME)),
        }
    }
}

/// The largest number of queens, rooks, bishops and knights in an endgame.
pub(super) const MOST_IN_ENDGAME: u8 = 6;

impl EndingKind {
    /// All kinds, the simplest first.
    pub const ALL: [Self; 7] = [
        Self::KingsAlone,
        Self::Pawns,
        Self::MinorPieces,
        Self::Rooks,
        Self::RooksAndMinorPieces,
        Self::Queens,
        Self::QueensAndOthers,
    ];
}

/// The verdicts that are counted.
const MARKS: [LineMark; 5] = [
    LineMark::Fine,
    LineMark::Warned,
    LineMark::Repaired,
    LineMark::Illegal,
    LineMark::Unreadable,
];

const fn between(at_least: i64, at_most: i64) -> Bounds {
    Bounds {
        at_least: Some(at_least),
        at_most: Some(at_most),
    }
}

const fn up_to(at_most: i64) -> Bounds {
    Bounds {
        at_least: None,
        at_most: Some(at_most),
    }
}

const fn from(at_least: i64) -> Bounds {
    Bounds {
        at_least: Some(at_least),
        at_most: None,
    }
}

const PIECES: [Bounds; 10] = [
    up_to(3),
    between(4, 4),
    between(5, 5),
    between(6, 6),
    between(7, 7),
    between(8, 12),
    between(13, 18),
    between(19, 24),
    between(25, 30),
    from(31),
];

const BALANCE: [Bounds; 11] = [
    up_to(-9),
    between(-8, -5),
    between(-4, -3),
    between(-2, -2),
    between(-1, -1),
    between(0, 0),
    between(1, 1),
    between(2, 2),
    between(3, 4),
    between(5, 8),
    from(9),
];

const SCORE: [Bounds; 11] = [
    up_to(-1000),
    between(-999, -500),
    between(-499, -300),
    between(-299, -100),
    between(-99, -30),
    between(-29, 29),
    between(30, 99),
    between(100, 299),
    between(300, 499),
    between(500, 999),
    from(1000),
];

const SOLUTION: [Bounds; 8] = [
    between(1, 1),
    between(2, 2),
    between(3, 3),
    between(4, 4),
    between(5, 5),
    between(6, 7),
    between(8, 10),
    from(11),
];

/// Returns the ranges of numbers of a plot, in their order; none if it has no numbers. Scores are in centipawns.
pub fn bounds_of(plot: Plot) -> &'static [Bounds] {
    match plot {
        Plot::Pieces => &PIECES,
        Plot::Balance => &BALANCE,
        Plot::Score => &SCORE,
        Plot::Solution => &SOLUTION,
        Plot::Side | Plot::Marks | Plot::Phase | Plot::Ending | Plot::Repeated => &[],
    }
}

impl Plot {
    /// All plots.
    pub const ALL: [Self; 9] = [
        Self::Side,
        Self::Marks,
        Self::Phase,
        Self::Ending,
        Self::Pieces,
        Self::Balance,
        Self::Score,
        Self::Solution,
        Self::Repeated,
    ];

    /// Returns the bars in their order.
    pub fn bars(self) -> Vec<Bar> {
        match self {
            Self::Side => Color::ALL.map(Bar::Side).to_vec(),
            Self::Marks => MARKS.map(Bar::Mark).to_vec(),
            Self::Phase => GamePhase::ALL.map(Bar::Phase).to_vec(),
            Self::Ending => EndingKind::ALL.map(Bar::Ending).to_vec(),
            Self::Repeated => [Repeated::Position, Repeated::Line]
                .map(Bar::Repeated)
                .to_vec(),
            Self::Pieces | Self::Balance | Self::Score | Self::Solution => {
                let indices = 0..bounds_of(self).len();
                indices.map(|index| Bar::Range(self, index)).collect()
            }
        }
    }
}

impl Bar {
    /// Returns the query that finds the rows; `None` for marks and duplicates, which are not found by a query.
    pub fn query(self) -> Option<Query> {
        let mut query = Query::default();
        match self {
            Self::Mark(_) | Self::Repeated(_) => return None,
            Self::Side(side) => query.side_to_move = Some(side),
            Self::Phase(phase) => {
                let (at_least, at_most) = phase.pieces();
                query.material = Some(counted(vec![pieces(&ALL_PIECES, at_least, at_most)]));
            }
            Self::Ending(kind) => ask_ending(&mut query, kind),
            Self::Range(plot, index) => {
                let bounds = bounds_of(plot).get(index)?;
                ask_range(&mut query, plot, *bounds);
            }
            Self::On(piece, square) => {
                let mut pattern = Pattern::EMPTY;
                pattern.set(square, Cell::Piece(piece));
                query.pattern = Some(pattern);
            }
        }
        Some(query)
    }
}

/// Everything besides kings and pawns.
const ALL_PIECES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

fn pieces(roles: &[Role], at_least: u8, at_most: Option<u8>) -> PieceCount {
    let counted = |role: &Role| CountedPieces {
        color: None,
        role: Some(*role),
    };
    PieceCount {
        of: roles.iter().map(counted).collect(),
        at_least,
        at_most,
    }
}

fn counted(counts: Vec<PieceCount>) -> Material {
    Material {
        counts,
        ..Material::default()
    }
}

fn ask_ending(query: &mut Query, kind: EndingKind) {
    let few = || pieces(&ALL_PIECES, 0, Some(MOST_IN_ENDGAME));
    let no_queens = || pieces(&[Role::Queen], 0, Some(0));
    let minor = [Role::Bishop, Role::Knight];
    match kind {
        EndingKind::KingsAlone => {
            let others = [
                Role::Queen,
                Role::Rook,
                Role::Bishop,
                Role::Knight,
                Role::Pawn,
            ];
            query.material = Some(counted(vec![pieces(&others, 0, Some(0))]));
        }
        EndingKind::Pawns => query.ending = Some(Ending::Pawns),
        EndingKind::MinorPieces => query.ending = Some(Ending::MinorPieces),
        EndingKind::Rooks => query.ending = Some(Ending::Rooks),
        EndingKind::Queens => query.ending = Some(Ending::Queens),
        EndingKind::RooksAndMinorPieces => {
            let rooks = pieces(&[Role::Rook], 1, None);
            query.material = Some(counted(vec![
                no_queens(),
                rooks,
                pieces(&minor, 1, None),
                few(),
            ]));
        }
        EndingKind::QueensAndOthers => {
            let queens = pieces(&[Role::Queen], 1, None);
            let others = pieces(&[Role::Rook, Role::Bishop, Role::Knight], 1, None);
            query.material = Some(counted(vec![queens, others, few()]));
        }
    }
}

fn ask_range(query: &mut Query, plot: Plot, bounds: Bounds) {
    match plot {
        Plot::Pieces => {
            let number = |bound: i64| u8::try_from(bound).unwrap_or(u8::MAX);
            let men = PieceCount {
                of: vec![CountedPieces {
                    color: None,
                    role: None,
                }],
                at_least: bounds.at_least.map_or(0, number),
                at_most: bounds.at_most.map(number),
            };
            query.material = Some(counted(vec![men]));
        }
        Plot::Balance => query.balance = Some(bounds),
        Plot::Solution => query.solution = Some(bounds),
        Plot::Score => {
            let limits = [
                bounds.at_least.map(NumberBound::AtLeast),
                bounds.at_most.map(NumberBound::AtMost),
            ];
            let limits = limits.into_iter().flatten();
            query.operations = limits
                .map(|limit| OperationCondition {
                    number: Some(limit),
                    ..OperationCondition::has("ce")
                })
                .collect();
        }
        Plot::Side | Plot::Marks | Plot::Phase | Plot::Ending | Plot::Repeated => {}
    }
}
