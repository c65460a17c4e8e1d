//! Any position and any query, for properties. Queries are often made from the position, so that many match.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tabiya_chess::{
    Board, CastlingRight, CastlingRights, Color, Piece, Position, Role, RookSide, Square,
    WantedRight,
};
use tabiya_collection::search::{
    Army, BishopPair, Bounds, CastlingCondition, Cell, CheckCondition, CountedPieces, Ending,
    Legality, Material, NumberBound, OperationCondition, Pattern, PieceCount, Query, RightSet,
    TextCondition,
};

const ENDINGS: [Ending; 6] = [
    Ending::Pawns,
    Ending::MinorPieces,
    Ending::Knights,
    Ending::Bishops,
    Ending::Rooks,
    Ending::Queens,
];

/// The configuration for this number of cases, without files of old failures.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

pub(crate) fn any_board() -> impl Strategy<Value = Board> {
    let home = [
        ("e1", Piece::WhiteKing),
        ("a1", Piece::WhiteRook),
        ("h1", Piece::WhiteRook),
        ("e8", Piece::BlackKing),
        ("a8", Piece::BlackRook),
        ("h8", Piece::BlackRook),
    ];
    let men = vec((0..64_u8, select(Piece::ALL.to_vec())), 0..24);
    (men, vec(any::<bool>(), 6)).prop_map(move |(men, at_home)| {
        let mut board = Board::EMPTY;
        for (square, piece) in men {
            board.set(Square::from_index(square).unwrap(), Some(piece));
        }
        for ((square, piece), is_at_home) in home.into_iter().zip(at_home) {
            if is_at_home {
                board.set(Square::from_name(square).unwrap(), Some(piece));
            }
        }
        board
    })
}

pub(crate) fn any_position() -> impl Strategy<Value = Position> {
    let side = select(Color::ALL.to_vec());
    (any_board(), side, vec(any::<bool>(), 4)).prop_map(|(board, side_to_move, wanted)| {
        let mut castling = CastlingRights::NONE;
        let mut wanted = wanted.into_iter();
        for color in Color::ALL {
            for side in RookSide::ALL {
                if wanted.next().unwrap() {
                    castling.set(color, side, WantedRight::Yes(CastlingRight::standard(side)));
                }
            }
        }
        Position {
            board,
            side_to_move,
            castling,
            ..Position::empty()
        }
    })
}

/// A position, and a query that only positions can match.
pub(crate) fn position_and_query() -> impl Strategy<Value = (Position, Query)> {
    any_position().prop_flat_map(|position| {
        let query = (
            seldom(select(Color::ALL.to_vec())),
            seldom(any_material(position.board)),
            seldom(select(vec![
                CheckCondition::InCheck,
                CheckCondition::NotInCheck,
            ])),
            seldom(any_castling()),
            seldom(select(vec![Legality::Legal, Legality::Illegal])),
            prop::option::of(any_pattern(position.board)),
            prop::option::weighted(0.1, select(ENDINGS.to_vec())),
            prop::option::weighted(
                0.1,
                select(vec![BishopPair::OppositeColors, BishopPair::SameColor]),
            ),
            seldom(any_bounds(-12..12)),
        );
        query.prop_map(
            move |(
                side_to_move,
                material,
                check,
                castling,
                legality,
                pattern,
                ending,
                bishops,
                balance,
            )| {
                let query = Query {
                    balance,
                    ending,
                    bishops,
                    side_to_move,
                    material,
                    check,
                    castling,
                    legality,
                    pattern,
                    ..Query::default()
                };
                (position, query)
            },
        )
    })
}

fn seldom<T: std::fmt::Debug>(value: impl Strategy<Value = T>) -> impl Strategy<Value = Option<T>> {
    prop::option::weighted(0.3, value)
}

/// Limits of a number, at least one of them.
fn any_bounds(numbers: std::ops::Range<i64>) -> impl Strategy<Value = Bounds> {
    (numbers, 0..9_i64, 0..3).prop_map(|(number, more, kind)| Bounds {
        at_least: (kind != 0).then_some(number),
        at_most: (kind != 1).then_some(number + more),
    })
}

fn any_rights() -> impl Strategy<Value = RightSet> {
    vec(any::<bool>(), 4).prop_map(|is_in| {
        let mut rights = RightSet::EMPTY;
        let mut is_in = is_in.into_iter();
        for color in Color::ALL {
            for side in RookSide::ALL {
                if is_in.next().unwrap() {
                    rights = rights.with(color, side);
                }
            }
        }
        rights
    })
}

pub(crate) fn any_castling() -> impl Strategy<Value = CastlingCondition> {
    prop_oneof![
        Just(CastlingCondition::Any),
        Just(CastlingCondition::NONE),
        any_rights().prop_map(CastlingCondition::exactly),
        (any_rights(), any_rights())
            .prop_map(|(with, without)| CastlingCondition::Rights { with, without }),
    ]
}

/// A drawing that this board often matches, directly or reflected.
pub(crate) fn any_pattern(board: Board) -> impl Strategy<Value = Pattern> {
    let cell = (
        prop_oneof![
            any::<Index>().prop_map(move |place| {
                let occupied: Vec<_> = board.occupied().collect();
                let squares: Vec<_> = Square::all().collect();
                let from = if occupied.is_empty() {
                    &squares
                } else {
                    &occupied
                };
                *place.get(from)
            }),
            (0..64_u8).prop_map(|index| Square::from_index(index).unwrap()),
        ],
        0..7_u8,
        select(Piece::ALL.to_vec()),
    );
    (vec(cell, 0..5), any::<[bool; 4]>()).prop_map(
        move |(cells, [mirror, swap, mirrored, colours_swapped])| {
            let mut pattern = Pattern::default();
            for (square, kind, other) in cells {
                let found = board.get(square);
                let cell = match (kind, found) {
                    (0 | 1, Some(piece)) => Cell::Piece(piece),
                    (2, Some(piece)) => Cell::AnyOf(piece.color()),
                    (3, Some(_)) => Cell::AnyPiece,
                    (0..4, None) => Cell::Empty,
                    (4, Some(piece)) => Cell::Not(piece.in_other_color()),
                    (5, _) => Cell::Not(other),
                    _ => Cell::Piece(other),
                };
                pattern.set(square, cell);
            }
            if mirror {
                pattern = pattern.mirror();
            }
            if swap {
                pattern = pattern.swap_colours();
            }
            pattern.mirrored = mirrored;
            pattern.colours_swapped = colours_swapped;
            pattern
        },
    )
}

fn any_count(board: Board) -> impl Strategy<Value = PieceCount> {
    let colors = vec![None, Some(Color::White), Some(Color::Black)];
    let roles: Vec<_> = std::iter::once(None)
        .chain(Role::ALL.into_iter().map(Some))
        .collect();
    let counted =
        (select(colors), select(roles)).prop_map(|(color, role)| CountedPieces { color, role });
    (vec(counted, 1..4), 0..3_u8, 0..3_u8, any::<bool>()).prop_map(
        move |(of, below, above, is_open)| {
            let number: usize = of
                .iter()
                .map(|counted| super::oracle::count(&board, *counted))
                .sum();
            let number = u8::try_from(number).unwrap().min(60);
            // Bounds are often near the actual number.
            PieceCount {
                of,
                at_least: (number + 1).saturating_sub(below),
                at_most: (!is_open).then_some(number + above + 1 - below.min(1)),
            }
        },
    )
}

pub(crate) fn any_material(board: Board) -> impl Strategy<Value = Material> {
    let army = move |color| {
        let as_it_is = Army::of(&board, color);
        prop_oneof![
            2 => Just(None),
            4 => Just(Some(as_it_is)),
            1 => Just(Some(Army::of(&board, color.opposite()))),
            1 => (select(Role::ALL.to_vec()), 0..4_u8).prop_map(move |(role, count)| {
                let mut army = as_it_is;
                army.set(role, count);
                Some(army)
            }),
        ]
    };
    let [white, black] = Color::ALL.map(army);
    let counts = vec(any_count(board), 0..3);
    (white, black, counts, any::<bool>(), any::<bool>()).prop_map(
        |(white, black, counts, either_side, is_swapped)| {
            let material = Material {
                white,
                black,
                counts,
                either_side,
            };
            if is_swapped {
                material.swap_colours()
            } else {
                material
            }
        },
    )
}

/// Any query that can be typed.
pub(crate) fn typed_query() -> impl Strategy<Value = Query> {
    let of_position = position_and_query().prop_map(|(_, query)| query);
    let operation = ("[A-Za-z][a-z0-9_]{0,3}", any_words(), any::<bool>()).prop_map(
        |(opcode, operand, is_absent)| OperationCondition {
            opcode,
            operand,
            number: None,
            is_absent,
        },
    );
    let bounds = (0..3, any::<i32>()).prop_map(|(kind, number)| match kind {
        0 => NumberBound::AtLeast(number.into()),
        1 => NumberBound::AtMost(number.into()),
        _ => NumberBound::Exactly(number.into()),
    });
    let numbered = ("[a-z]{4}_[a-z]", bounds, any::<bool>());
    let numbered = numbered.prop_map(|(opcode, number, is_absent)| OperationCondition {
        number: Some(number),
        is_absent,
        ..OperationCondition::has(&opcode)
    });
    let operation = prop_oneof![3 => operation, 1 => numbered];
    let operations = vec(operation, 0..3).prop_filter("castling is no opcode", |operations| {
        operations.iter().all(|it| it.opcode != "castling")
    });
    let words = vec(any_words(), 0..4);
    let solution = seldom(any_bounds(0..40));
    let length = (seldom(1..=u8::MAX), solution);
    (of_position, operations, length, words, any::<bool>()).prop_map(
        |(query, operations, (mate, solution), words, match_case)| {
            let words: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
            let text = (!words.is_empty()).then_some(TextCondition { words });
            Query {
                text,
                match_case,
                operations,
                mate,
                solution,
                pattern: None,
                // These conditions match everything and are not written.
                material: query.material.filter(|it| !it.is_empty() || it.either_side),
                castling: query
                    .castling
                    .filter(|it| *it != CastlingCondition::at_least(RightSet::EMPTY)),
                ..query
            }
        },
    )
}

/// Words and signs of the query language, and any text.
pub(crate) fn any_words() -> impl Strategy<Value = String> {
    let meaningful = [
        "w",
        "White",
        "to",
        "move",
        "in",
        "check",
        "-check",
        "no",
        "castling:K-q",
        "KQkq",
        "vs",
        "KRPvKR",
        "krpkr",
        "KRP",
        "P<=2",
        "P",
        "<=",
        "2",
        "R2+",
        "men",
        "either",
        "side",
        "id:x",
        "-bm:",
        "\"",
        "\\",
        "\"a b\"",
        "legal",
        "match",
        "case",
        "v",
        "K",
        "*",
        "Karpov,",
        "8/8",
        "8/8/8/8/8/8/8/8",
        "-",
        "é",
        "König",
        "0",
        "https://x",
        ",",
    ];
    let piece = prop_oneof![
        3 => select(meaningful.to_vec()).prop_map(str::to_owned),
        1 => "\\PC{0,4}",
        1 => Just(" ".to_owned()),
        1 => "[KQRBNPkqrbnpvs0-9+*=<>≤≥, :\"-]{0,6}",
    ];
    (vec(piece, 0..5), any::<bool>())
        .prop_map(|(pieces, are_apart)| pieces.join(if are_apart { " " } else { "" }))
}
