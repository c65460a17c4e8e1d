//! What is odd about a position: every reason at once, with its squares.
//!
//! Promises: a position in which a game can stand gets no problem of level [`Level::Illegal`].
//! The reverse is not promised: no problem is no proof that a game can come to the position.
//! Deliberately absent: the last move (a check that nothing can have given), and the wording.

use super::{
    Board, CastlingBar, Color, EnPassantBar, Piece, Position, Rank, Role, RookSide, Square, Wanted,
    attackers, checkers, en_passant_bar,
};

/// How bad a problem is; the worst comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// It cannot arise in a game.
    Illegal,
    /// Legal as far as can be told, but odd.
    Odd,
    /// Just so that one knows.
    Note,
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    /// What is wrong.
    pub kind: ProblemKind,
    /// The squares it is about, sorted; none when it is about no square.
    pub squares: Vec<Square>,
}

impl Problem {
    /// How bad it is.
    pub fn level(&self) -> Level {
        match self.kind {
            ProblemKind::EmptyBoard
            | ProblemKind::NoKing(_)
            | ProblemKind::TooManyKings(_)
            | ProblemKind::TooManyPawns(_)
            | ProblemKind::TooManyMen(_)
            | ProblemKind::TooManyPromoted(_)
            | ProblemKind::PawnOnBackRank
            | ProblemKind::OppositeCheck
            | ProblemKind::TooManyCheckers => Level::Illegal,
            ProblemKind::EnPassantLeftOut(_)
            | ProblemKind::HalfmoveClockWithEnPassant
            | ProblemKind::HalfmoveClockTooHigh
            | ProblemKind::HalfmoveClockOver150
            | ProblemKind::FullmoveNumberZero => Level::Odd,
            ProblemKind::CastlingLeftOut { .. } => Level::Note,
        }
    }
}

/// What can be wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProblemKind {
    /// No pieces at all.
    EmptyBoard,
    /// A side has no king.
    NoKing(Color),
    /// A side has more than one king.
    TooManyKings(Color),
    /// A side has more than 8 pawns.
    TooManyPawns(Color),
    /// A side has more than 16 men.
    TooManyMen(Color),
    /// A side has more men that must be promoted pawns than it has pawns missing. Bishops are
    /// counted by the colour of their squares.
    TooManyPromoted(Color),
    /// A pawn stands on the first or eighth rank.
    PawnOnBackRank,
    /// The side that is not to move is in check; so are kings side by side.
    OppositeCheck,
    /// Three or more pieces give check.
    TooManyCheckers,
    /// The en-passant target that is wanted cannot be, so the FEN leaves it out.
    EnPassantLeftOut(EnPassantBar),
    /// A castling right that was asked for cannot be had, so the FEN leaves it out.
    CastlingLeftOut {
        /// Whose right.
        color: Color,
        /// On which side.
        side: RookSide,
        /// Why not.
        bar: CastlingBar,
    },
    /// A pawn has just moved two squares, and yet the halfmove clock is not 0.
    HalfmoveClockWithEnPassant,
    /// More plies without a capture or pawn move than have been played.
    HalfmoveClockTooHigh,
    /// The game was drawn before: 75 moves of each side without a capture or pawn move.
    HalfmoveClockOver150,
    /// Move numbers start at 1.
    FullmoveNumberZero,
}

/// All that is wrong with a position, the worst first.
pub fn problems(position: &Position) -> Vec<Problem> {
    let mut found = Vec::new();
    if position.board.pieces().next().is_none() {
        found.push(problem(ProblemKind::EmptyBoard, []));
    }
    for color in Color::ALL {
        king_problems(&position.board, color, &mut found);
        material_problems(&position.board, color, &mut found);
    }
    pawn_problems(&position.board, &mut found);
    check_problems(position, &mut found);
    en_passant_problems(position, &mut found);
    counter_problems(position, &mut found);
    castling_problems(position, &mut found);
    found.sort_by_key(Problem::level);
    found
}

fn problem(kind: ProblemKind, squares: impl IntoIterator<Item = Square>) -> Problem {
    let mut squares: Vec<_> = squares.into_iter().collect();
    squares.sort_unstable();
    squares.dedup();
    Problem { kind, squares }
}

fn king_problems(board: &Board, color: Color, found: &mut Vec<Problem>) {
    let kings: Vec<_> = board.squares_of(Piece::new(color, Role::King)).collect();
    match kings.len() {
        0 => found.push(problem(ProblemKind::NoKing(color), [])),
        1 => (),
        _ => found.push(problem(ProblemKind::TooManyKings(color), kings)),
    }
}

fn material_problems(board: &Board, color: Color, found: &mut Vec<Problem>) {
    let men: Vec<_> = board.pieces().filter(|(_, p)| p.color() == color).collect();
    let pawns: Vec<_> = board.squares_of(Piece::new(color, Role::Pawn)).collect();
    let missing_pawns = 8_usize.saturating_sub(pawns.len());
    if pawns.len() > 8 {
        found.push(problem(ProblemKind::TooManyPawns(color), pawns));
    }
    if men.len() > 16 {
        let squares = men.iter().map(|(square, _)| *square);
        found.push(problem(ProblemKind::TooManyMen(color), squares));
    }
    let (promoted, squares) = promoted(board, color);
    if promoted > missing_pawns {
        found.push(problem(ProblemKind::TooManyPromoted(color), squares));
    }
}

/// How many men of a side must at least be promoted pawns, and the men among which they are.
fn promoted(board: &Board, color: Color) -> (usize, Vec<Square>) {
    let of = |role| board.squares_of(Piece::new(color, role));
    let kinds: [(usize, Vec<Square>); 5] = [
        (1, of(Role::Queen).collect()),
        (2, of(Role::Rook).collect()),
        (2, of(Role::Knight).collect()),
        (1, of(Role::Bishop).filter(|s| s.is_light()).collect()),
        (1, of(Role::Bishop).filter(|s| !s.is_light()).collect()),
    ];
    let mut count = 0;
    let mut squares = Vec::new();
    for (at_the_start, men) in kinds {
        if men.len() > at_the_start {
            count += men.len() - at_the_start;
            squares.extend(men);
        }
    }
    (count, squares)
}

fn pawn_problems(board: &Board, found: &mut Vec<Problem>) {
    let is_misplaced = |(square, piece): &(Square, Piece)| {
        piece.role() == Role::Pawn && [Rank::FIRST, Rank::EIGHTH].contains(&square.rank())
    };
    let pawns: Vec<_> = board.pieces().filter(is_misplaced).collect();
    if !pawns.is_empty() {
        let squares = pawns.into_iter().map(|(square, _)| square);
        found.push(problem(ProblemKind::PawnOnBackRank, squares));
    }
}

fn check_problems(position: &Position, found: &mut Vec<Problem>) {
    let mover = position.side_to_move;
    let own_kings = position.board.squares_of(Piece::new(mover, Role::King));
    let mut opposite = Vec::new();
    for king in position
        .board
        .squares_of(Piece::new(mover.opposite(), Role::King))
    {
        let attackers = attackers(&position.board, king, mover);
        if !attackers.is_empty() {
            opposite.push(king);
            opposite.extend(attackers);
        }
    }
    if !opposite.is_empty() {
        found.push(problem(ProblemKind::OppositeCheck, opposite));
    }
    let checkers = checkers(position);
    if checkers.len() > 2 {
        let squares = own_kings.chain(checkers);
        found.push(problem(ProblemKind::TooManyCheckers, squares));
    }
}

fn en_passant_problems(position: &Position, found: &mut Vec<Problem>) {
    let Some(target) = position.en_passant else {
        return;
    };
    let Some(bar) = en_passant_bar(&position.board, position.side_to_move, target) else {
        return;
    };
    let because_of = match bar {
        EnPassantBar::WrongRank(_) => target,
        EnPassantBar::NoPawn(square) | EnPassantBar::Occupied(square) => square,
    };
    let kind = ProblemKind::EnPassantLeftOut(bar);
    found.push(problem(kind, [target, because_of]));
}

fn counter_problems(position: &Position, found: &mut Vec<Problem>) {
    let clock = position.halfmove_clock;
    if clock > 0
        && let Some(target) = position.possible_en_passant()
    {
        let kind = ProblemKind::HalfmoveClockWithEnPassant;
        found.push(problem(kind, [target]));
    }
    if u64::from(clock) > plies_played(position) {
        found.push(problem(ProblemKind::HalfmoveClockTooHigh, []));
    }
    if clock > 150 {
        found.push(problem(ProblemKind::HalfmoveClockOver150, []));
    }
    if position.fullmove_number == 0 {
        found.push(problem(ProblemKind::FullmoveNumberZero, []));
    }
}

fn plies_played(position: &Position) -> u64 {
    let full_moves = u64::from(position.fullmove_number.saturating_sub(1));
    full_moves * 2 + u64::from(position.side_to_move == Color::Black)
}

fn castling_problems(position: &Position, found: &mut Vec<Problem>) {
    for color in Color::ALL {
        for side in RookSide::ALL {
            let Wanted::Yes(_) = position.castling.wanted(color, side) else {
                continue;
            };
            let Some(bar) = position.castling.bar(color, side, &position.board) else {
                continue;
            };
            let (CastlingBar::NoKing(square) | CastlingBar::NoRook(square)) = bar;
            let kind = ProblemKind::CastlingLeftOut { color, side, bar };
            found.push(problem(kind, [square]));
        }
    }
}
