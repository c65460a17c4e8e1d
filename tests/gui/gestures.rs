//! Gestures that set a position up on an empty board, counted independently of the user.
//!
//! One gesture is one of these: a click, a press with everything until the release of the button (a drag
//! or a sweep), a double click, a key or a key with others held, a click of the wheel.

use tabiya_chess::{Board, Color, Piece, Position, Role, Square, Transform};
use tabiya_notation::fen::read_strict;

/// One gesture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gesture {
    /// A spare piece is clicked and becomes the brush.
    Brush(Piece),
    /// A square is clicked with the brush, with the right button for the other colour.
    Click(Square, bool),
    /// The brush sweeps in a straight line.
    Sweep(Square, Square, bool),
    /// A spare piece is dragged onto a square.
    DragSpare(Piece, Square),
    /// A piece is dragged from square to square.
    Drag(Square, Square),
    /// A piece is dragged off the board.
    DragOff(Square),
    /// King, rook or pawn is clicked twice.
    DoubleClick(Square),
    /// The toggle for symmetric placement is clicked.
    Symmetric,
    /// The start position is set up by its key.
    Start,
    /// The side to move is changed by its key.
    ChangeSide,
    /// The brush is put down by its key.
    Pointer,
}

/// The fewest gestures that these ways of working need for a position, from an empty board with
/// White to move.
pub(crate) fn plan(fen: &str) -> Vec<Gesture> {
    let wanted = read_strict(fen.as_bytes()).unwrap();
    let ways = [
        piece_by_piece(&wanted.board),
        symmetric(&wanted.board),
        from_start(&wanted.board),
    ];
    let whole = ways.into_iter().map(|mut way| {
        if wanted.side_to_move == Color::Black {
            way.push(Gesture::ChangeSide);
        }
        let rights = rights(&way, &wanted);
        if !rights.is_empty()
            && way
                .iter()
                .any(|gesture| matches!(gesture, Gesture::Brush(_)))
        {
            way.push(Gesture::Pointer);
        }
        way.extend(rights);
        way
    });
    whole.min_by_key(Vec::len).unwrap()
}

/// Places each kind of piece with the brush, or drags it from the spare pieces if that takes fewer gestures.
fn piece_by_piece(board: &Board) -> Vec<Gesture> {
    Role::ALL
        .into_iter()
        .flat_map(|role| of_role(board, role))
        .collect()
}

fn of_role(board: &Board, role: Role) -> Vec<Gesture> {
    let [white, black] = Color::ALL.map(|color| Piece::new(color, role));
    let drags = board
        .role(role)
        .filter_map(|square| Some((board.get(square)?, square)));
    let dragged: Vec<_> = drags
        .map(|(piece, to)| Gesture::DragSpare(piece, to))
        .collect();
    let mut painted = vec![Gesture::Brush(white)];
    painted.extend(strokes(board, white, false));
    painted.extend(strokes(board, black, true));
    if dragged.len() <= painted.len() {
        dragged
    } else {
        painted
    }
}

/// Sweeps along ranks and files, the longest first.
fn strokes(board: &Board, piece: Piece, other_button: bool) -> Vec<Gesture> {
    let mut left = board.squares_of(piece);
    let mut strokes = Vec::new();
    while let Some((from, to, squares)) = longest_line(left) {
        strokes.push(match squares.len() {
            1 => Gesture::Click(from, other_button),
            _ => Gesture::Sweep(from, to, other_button),
        });
        for square in squares {
            left = left - tabiya_chess::SquareSet::of(square);
        }
    }
    strokes
}

fn longest_line(left: tabiya_chess::SquareSet) -> Option<(Square, Square, Vec<Square>)> {
    let lines = left.flat_map(|from| {
        [(1, 0), (0, 1)].map(|(files, ranks)| {
            let mut squares = vec![from];
            let mut last = from;
            while let Some(next) = last
                .offset(files, ranks)
                .filter(|next| left.contains(*next))
            {
                squares.push(next);
                last = next;
            }
            (from, last, squares)
        })
    });
    lines.max_by_key(|(_, _, squares)| squares.len())
}

/// Places symmetric pieces for both sides at once, and the rest piece by piece.
fn symmetric(board: &Board) -> Vec<Gesture> {
    let mut common = Board::EMPTY;
    let mut rest = *board;
    for square in board.men(Color::White) {
        let other = Transform::SwapColors.square(square).unwrap();
        let piece = board.get(square).unwrap();
        if board.get(other) == Some(piece.in_other_color()) {
            common.set(square, Some(piece));
            rest.set(square, None);
            rest.set(other, None);
        }
    }
    let mut gestures = vec![Gesture::Symmetric];
    gestures.extend(piece_by_piece(&common));
    if !rest.occupied().is_empty() {
        gestures.push(Gesture::Symmetric);
        gestures.extend(piece_by_piece(&rest));
    }
    gestures
}

/// Sets the position up from the start position, by dragging pieces.
fn from_start(board: &Board) -> Vec<Gesture> {
    let mut gestures = vec![Gesture::Start];
    let start = Board::start();
    let mut moves = Vec::new();
    let mut gone = Vec::new();
    let mut come = Vec::new();
    for piece in Piece::ALL {
        let mut from: Vec<_> = (start.squares_of(piece) - board.squares_of(piece)).collect();
        for to in board.squares_of(piece) - start.squares_of(piece) {
            match from.pop() {
                Some(from) => moves.push((from, to)),
                None => come.push((piece, to)),
            }
        }
        gone.extend(from);
    }
    // A captured piece needs no gesture: another piece enters its square.
    let entered = |square: &Square| {
        moves.iter().any(|(_, to)| to == square) || come.iter().any(|(_, to)| to == square)
    };
    let off: Vec<_> = gone.iter().filter(|square| !entered(square)).collect();
    gestures.extend(off.into_iter().map(|square| Gesture::DragOff(*square)));
    gestures.extend(in_order(moves));
    gestures.extend(
        come.into_iter()
            .map(|(piece, to)| Gesture::DragSpare(piece, to)),
    );
    gestures
}

/// No piece is moved onto one that has still to be moved away.
fn in_order(mut moves: Vec<(Square, Square)>) -> Vec<Gesture> {
    let mut ordered = Vec::new();
    while !moves.is_empty() {
        let is_free = |(_, to): &(Square, Square)| moves.iter().all(|(from, _)| from != to);
        let Some(place) = moves.iter().position(is_free) else {
            // In a cycle of moves, the position is not set up in this way.
            return vec![Gesture::Pointer; 99];
        };
        let (from, to) = moves.remove(place);
        ordered.push(Gesture::Drag(from, to));
    }
    ordered
}

/// Castling rights exist as soon as king and rook are on their home squares; the unwanted ones are revoked.
fn rights(way: &[Gesture], wanted: &Position) -> Vec<Gesture> {
    let begins = if way.first() == Some(&Gesture::Start) {
        Position::start()
    } else {
        Position::empty()
    };
    let mut gestures = Vec::new();
    for color in Color::ALL {
        for side in tabiya_chess::RookSide::ALL {
            let board = &wanted.board;
            let has = begins.castling.possible(color, side, board);
            let right = wanted.castling.possible(color, side, board);
            if let Some(right) = has.or(right).filter(|_| has != right) {
                let rook = Square::new(right.rook, color.back_rank());
                gestures.push(Gesture::DoubleClick(rook));
            }
        }
    }
    gestures
}
