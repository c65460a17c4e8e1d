//! Documents whose pieces the net confuses, as it does with unknown sets.
#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::seen::LOOK;
use proptest::prelude::*;

const PLACEMENTS: [&str; 8] = [
    "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1",
    "2kr3r/ppp2ppp/2n1bn2/2b1p3/4P3/2NPBN2/PPP2PPP/R3K2R",
    "6k1/5p2/4p1p1/3pP2p/3P1P1P/2r3P1/R7/6K1",
    "r4rk1/1bq1bppp/p2ppn2/1p6/3NPP2/P1NBB3/1PP1Q1PP/R4RK1",
    "6k1/5ppp/8/8/8/1Q6/5PPP/q5K1",
    "rnbqkb1r/pp3ppp/4pn2/2pp4/3P4/2N1PN2/PPP2PPP/R1BQKB1R",
    "3r2k1/p4ppp/1p2b3/8/2P5/1P3N2/P4PPP/4R1K1",
    "r2q1rk1/pb1nbppp/1p2pn2/2pp4/3P4/1P1BPN2/PB1N1PPP/R2Q1RK1",
];

/// The pieces of a placement.
fn squares_of(placement: &str) -> [char; 64] {
    let signs = placement.chars().filter(|sign| *sign != '/');
    let squares = signs.flat_map(|sign| {
        let empty = sign.to_digit(10);
        vec![if empty.is_some() { '.' } else { sign }; empty.unwrap_or(1) as usize]
    });
    squares.collect::<Vec<char>>().try_into().unwrap()
}

/// Numbers that look random.
struct Numbers(u32);

impl Numbers {
    fn next(&mut self, below: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) % below
    }
}

/// The look of a piece on a light or dark square: always the same, apart from noise.
fn look(man: char, is_dark: bool, noise: &mut Numbers) -> Vec<u8> {
    let mut own = Numbers(u32::from(man) * 2 + u32::from(is_dark));
    let part = |_| {
        let plain = if own.next(3) == 0 { own.next(60) } else { 0 };
        (plain + noise.next(6)) as u8
    };
    (0..LOOK).map(part).collect()
}

/// A board on which each piece has these probabilities, and each empty square is seen as such.
fn seen(
    placement: &str,
    told: impl Fn(char) -> Vec<(char, f32)>,
    noise: &mut Numbers,
) -> SeenBoard {
    let squares = squares_of(placement);
    let mut board = SeenBoard {
        chances: Vec::new(),
        looks: Vec::new(),
        covered: Vec::new(),
        missing: Vec::new(),
        said: 12.0,
        no_square: 0.0,
        turn: None,
        unlikely: None,
    };
    for (square, man) in squares.into_iter().enumerate() {
        let told = told(man);
        let chance = |class: char| {
            let told = told.iter().find(|(man, _)| *man == class);
            told.map_or(0.0, |(_, chance)| *chance)
        };
        board.chances.push(CLASSES.map(chance));
        let is_dark = !(square / 8 + square % 8).is_multiple_of(2);
        board.looks.extend(look(man, is_dark, noise));
    }
    board
}

/// A piece with the colour of another one.
fn like(other: char, man: char) -> char {
    if other.is_uppercase() {
        man.to_ascii_uppercase()
    } else {
        man
    }
}

/// A document in which pieces `one` and `other` (Black's letters) are both seen as `one` with this probability, or else
/// as `other`. Where that is right, it is a little likelier.
fn confused(one: char, other: char, chance: f32) -> Vec<SeenBoard> {
    let mut noise = Numbers(7);
    let told = |man: char| {
        if ![one, other].contains(&man.to_ascii_lowercase()) {
            return vec![(man, 1.0)];
        }
        let is_right = man.eq_ignore_ascii_case(&one);
        let chance = if is_right { chance + 0.04 } else { chance };
        vec![(like(man, one), chance), (like(man, other), 1.0 - chance)]
    };
    PLACEMENTS
        .iter()
        .map(|placement| seen(placement, told, &mut noise))
        .collect()
}

fn alone(board: &SeenBoard) -> Reading {
    Reading::of(board, board.chances.clone())
}

/// The readings of all boards, with the pieces on one of them confirmed.
fn read_with(boards: &[SeenBoard], confirmed: Option<[char; 64]>) -> Vec<Reading> {
    let mut known: Vec<KnownBoard<'_>> = boards.iter().map(KnownBoard::new).collect();
    if let Some(squares) = confirmed {
        known[0] = KnownBoard::confirmed(&boards[0], squares);
    }
    let readings = read_together(&known).into_iter().zip(boards);
    readings
        .map(|(reading, board)| reading.unwrap_or_else(|| alone(board)))
        .collect()
}

fn read(boards: &[SeenBoard]) -> Vec<Reading> {
    read_with(boards, None)
}

fn placements(readings: &[Reading]) -> Vec<String> {
    readings.iter().map(Reading::placement).collect()
}

#[test]
fn shapes_that_look_alike_to_the_net_are_told_apart_by_the_rules_of_chess() {
    // A board alone already has its king, unless the net is rather sure.
    for (one, other, chance) in [
        ('q', 'k', 0.88),
        ('k', 'q', 0.88),
        ('b', 'p', 0.56),
        ('p', 'b', 0.56),
        ('q', 'r', 0.56),
        ('r', 'q', 0.56),
    ] {
        let boards = confused(one, other, chance);
        let alone: Vec<Reading> = boards.iter().map(alone).collect();
        assert_ne!(placements(&alone), PLACEMENTS, "{one} {other}");
        assert_eq!(placements(&read(&boards)), PLACEMENTS, "{one} {other}");
    }
}

#[test]
fn a_confirmed_board_settles_what_the_rules_leave_open() {
    let mut noise = Numbers(9);
    let told = |man: char| match man {
        'n' => vec![('b', 0.56), ('n', 0.44)],
        man => vec![(man, 1.0)],
    };
    let right = ["4k3/8/8/3n4/8/8/8/4K3", "4k3/8/8/8/8/5n2/8/4K3"];
    let boards = right.map(|placement| seen(placement, told, &mut noise));
    assert_eq!(placements(&read(&boards))[1], right[1].replace('n', "b"));
    let with_first = read_with(&boards, Some(squares_of(right[0])));
    assert_eq!(placements(&with_first)[1], right[1]);
}

#[test]
fn a_confirmed_board_that_shows_another_position_teaches_nothing() {
    let boards = confused('q', 'k', 0.88);
    // The user has turned the board.
    let mut other = squares_of(PLACEMENTS[0]);
    other.reverse();
    let with_first = read_with(&boards, Some(other));
    assert_eq!(placements(&with_first)[1..], PLACEMENTS[1..]);
}

#[test]
fn a_document_without_doubts_stays_as_it_is() {
    let mut noise = Numbers(3);
    let boards = PLACEMENTS.map(|placement| seen(placement, |man| vec![(man, 1.0)], &mut noise));
    for (board, reading) in boards.iter().zip(read(&boards)) {
        assert_eq!(reading.squares, alone(board).squares);
        assert!(reading.doubts.is_empty() && reading.confidence > 0.99);
    }
}

#[test]
fn pieces_that_look_nearly_alike_keep_the_names_of_which_the_net_is_sure() {
    let mut noise = Numbers(11);
    let told = |man: char| vec![(man, 0.97), (like(man, 'p'), 0.03)];
    let mut boards = PLACEMENTS.map(|placement| seen(placement, told, &mut noise));
    // Bishops look like pawns, apart from a few of the numbers.
    for (board, placement) in boards.iter_mut().zip(PLACEMENTS) {
        for (square, man) in squares_of(placement).into_iter().enumerate() {
            if man.eq_ignore_ascii_case(&'b') {
                let is_dark = !(square / 8 + square % 8).is_multiple_of(2);
                let mut alike = look(like(man, 'p'), is_dark, &mut noise);
                alike[..LOOK / 16].fill(45);
                board.looks[square * LOOK..(square + 1) * LOOK].copy_from_slice(&alike);
            }
        }
    }
    assert_eq!(placements(&read(&boards)), PLACEMENTS);
}

#[test]
fn a_board_alone_stays_as_it_is() {
    for board in confused('q', 'k', 0.88) {
        assert_eq!(read_together(&[KnownBoard::new(&board)]), [None]);
    }
}

#[test]
fn a_shape_that_occurs_once_is_not_decided_by_the_others() {
    let mut noise = Numbers(5);
    let mut boards = confused('q', 'k', 0.88);
    // A single piece of another set, of which nothing is known.
    let odd = |man: char| match man {
        'Q' => vec![('N', 0.5), ('B', 0.5)],
        man => vec![(man, 1.0)],
    };
    boards.push(seen("4k3/8/8/8/3Q4/8/8/4K3", odd, &mut noise));
    let last = boards.len() - 1;
    boards[last].looks[35 * LOOK..36 * LOOK].fill(40);
    let readings = read(&boards);
    assert!(readings[last].confidence < 0.9);
    assert_eq!(readings[last].doubts.len(), 1);
}

prop_compose! {
    fn any_board()(
        squares in proptest::collection::vec((0_usize..13, 0.0_f32..1.0, 0_usize..13), 64),
        looks in proptest::collection::vec(any::<u8>(), 64 * LOOK),
        said in -12.0_f32..12.0,
    ) -> SeenBoard {
        let chances = squares.into_iter().map(|(one, chance, other)| {
            let mut chances: Chances = [0.0; CLASSES.len()];
            chances[one] += chance;
            chances[other] += 1.0 - chance;
            chances
        });
        SeenBoard {
            chances: chances.collect(),
            looks,
            covered: vec![9, 10, 17, 18],
            missing: vec![0, 8],
            said,
            no_square: 0.1,
            turn: None,
            unlikely: None,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_boards_are_read_and_a_confirmed_one_stays_as_it_is(
        boards in proptest::collection::vec(any_board(), 1..6),
        confirmed in proptest::collection::vec(0_usize..13, 64),
    ) {
        let squares: [char; 64] = std::array::from_fn(|square| CLASSES[confirmed[square]]);
        let mut known: Vec<KnownBoard<'_>> = boards.iter().map(KnownBoard::new).collect();
        known[0] = KnownBoard::confirmed(&boards[0], squares);
        let readings = read_together(&known);
        prop_assert_eq!(readings.len(), boards.len());
        prop_assert_eq!(&readings[0], &None);
        for reading in readings.iter().flatten() {
            prop_assert!((0.0..=1.0).contains(&reading.confidence));
        }
    }
}
