//! Positions made to order: each is as the recipe wants it, and always the same ones are made.

use std::collections::HashSet;
use std::ops::ControlFlow;
use tabiya_chess::{Color, Move, Mover, Piece, Position, Square};
use tabiya_collection::making::{Made, make};
use tabiya_collection::recipe::{Recipe, likeness};
use tabiya_lines::TableFolders;
use tabiya_notation::record::read_record;
use tabiya_tables::syzygy::ProbeError;
use tabiya_tables::{Probe, Truth, Wdl};
use tabiya_threads::pool::Pool;

fn made_by(recipe: &Recipe, workers: usize) -> Result<Made, ProbeError> {
    let pool = Pool {
        workers,
        ..Pool::new("making")
    };
    make(recipe, None, &pool, |_| ControlFlow::Continue(()))
}

fn made(text: &str) -> Made {
    made_by(&Recipe::parse(text).unwrap(), 2).unwrap()
}

fn positions(made: &Made) -> Vec<Position> {
    let positions = made
        .records
        .iter()
        .map(|line| read_record(line).unwrap().position);
    positions.collect()
}

fn square_of(position: &Position, letter: char) -> Square {
    let piece = Piece::from_letter(letter).unwrap();
    position.board.squares_of(piece).first().unwrap()
}

fn truth(position: &Position) -> Truth {
    Truth::of(position, None).unwrap()
}

#[test]
fn the_number_of_threads_does_not_matter_but_the_seed_does() {
    let recipe = Recipe::parse("KP v K, white to move, white wins, count 40, seed 7").unwrap();
    let one = made_by(&recipe, 1).unwrap();
    assert_eq!(one.records.len(), 40);
    assert_eq!(made_by(&recipe, 0).unwrap(), one);
    assert_eq!(made_by(&recipe, 5).unwrap(), one);
    let other = Recipe { seed: 8, ..recipe };
    assert_ne!(made_by(&other, 1).unwrap(), one);
}

#[test]
fn the_positions_of_a_seed_are_the_same_in_each_release() {
    let made = made("KQ v KR, white to move, mate in 20+, count 2, seed 1");
    let records = made
        .records
        .into_iter()
        .map(|line| String::from_utf8(line).unwrap());
    assert_eq!(
        records.collect::<Vec<_>>(),
        [
            "3Q4/8/3K4/8/2r5/8/8/5k2 w - - dm 23; ce 32722; wdl 2;",
            "8/8/4r3/1K6/7k/8/8/3Q4 w - - dm 26; ce 32716; wdl 2;",
        ]
    );
}

#[test]
fn each_position_meets_each_condition() {
    let made = made(
        "KP v K, P on 5-8, k on e-h dark, white to move, white wins, winning moves 1, no capture, no check, count 30",
    );
    assert_eq!(made.records.len(), 30);
    for position in positions(&made) {
        let pawn = square_of(&position, 'P');
        let king = square_of(&position, 'k');
        assert!(4 <= pawn.rank().index() && 4 <= king.file().index() && !king.is_light());
        let mover = Mover::new(&position).unwrap();
        assert!(mover.checkers().is_empty());
        let is_capture = |played: &Move| position.board.get(played.to).is_some();
        assert!(!mover.moves().iter().any(is_capture));
        let wins = mover
            .moves()
            .into_iter()
            .filter(|played| truth(mover.after(*played).position()).result == Wdl::Loss);
        assert_eq!(wins.count(), 1);
    }
}

#[test]
fn fewer_positions_than_asked_for_are_all_that_exist() {
    let made = made("KQ v K, white to move, mate in 10, count 1000");
    assert!(made.is_all && !made.is_cancelled);
    // A plain loop over all placements.
    let mut keys = HashSet::new();
    for position in all_of("KQk") {
        let is_white = position.side_to_move == Color::White;
        if is_white && truth(&position).mate.is_some_and(|plies| plies == 19) {
            keys.insert(likeness(&position));
        }
    }
    assert_eq!(made.records.len(), keys.len());
    assert!(!keys.is_empty());
}

#[test]
fn reciprocal_zugzwangs_are_those_of_a_plain_loop() {
    let made = made("KP v K, white to move, reciprocal zugzwang, any last move, count 1000");
    assert!(made.is_all);
    let mut keys = HashSet::new();
    for position in all_of("KPk") {
        let mut passed = position;
        passed.side_to_move = position.side_to_move.opposite();
        if position.side_to_move == Color::Black || Mover::new(&passed).is_err() {
            continue;
        }
        // Drawn with White to move, and lost for Black if Black has to move.
        if truth(&position).result == Wdl::Draw && truth(&passed).result == Wdl::Loss {
            keys.insert(likeness(&position));
        }
    }
    let found: HashSet<_> = positions(&made).iter().map(likeness).collect();
    assert_eq!(found, keys);
    assert!(!keys.is_empty());
}

/// All positions with legal moves that have these pieces, each on one square.
fn all_of(letters: &str) -> Vec<Position> {
    let mut boards = vec![Position::empty()];
    for letter in letters.chars() {
        let piece = Piece::from_letter(letter).unwrap();
        let mut more = Vec::new();
        for position in boards {
            for square in Square::all() {
                let is_back = matches!(square.rank().index(), 0 | 7);
                if position.board.get(square).is_none() && !(is_back && "Pp".contains(letter)) {
                    let mut placed = position;
                    placed.castling = tabiya_chess::CastlingRights::NONE;
                    placed.board.set(square, Some(piece));
                    more.push(placed);
                }
            }
        }
        boards = more;
    }
    let both = boards.into_iter().flat_map(|position| {
        Color::ALL.map(|side_to_move| Position {
            side_to_move,
            ..position
        })
    });
    both.filter(|position| Mover::new(position).is_ok())
        .collect()
}

#[test]
fn the_turn_decides_between_a_win_and_a_draw() {
    let made = made("KP v K or KR v KB, turn decides, count 20, seed 3");
    assert_eq!(made.records.len(), 20);
    for position in positions(&made) {
        let mut passed = position;
        passed.side_to_move = position.side_to_move.opposite();
        let results = [truth(&position).result, truth(&passed).result];
        let draws = results.iter().filter(|result| **result == Wdl::Draw);
        assert_eq!(draws.count(), 1, "{results:?}");
    }
}

#[test]
fn positions_without_a_last_move_are_made_only_if_they_are_allowed() {
    use tabiya_chess::problems::{ProblemKind, problems};
    let odd = |text: &str| {
        let made = made(text);
        let positions = positions(&made);
        let is_odd = |position: &&Position| {
            let mut found = problems(position).into_iter();
            found.any(|one| {
                matches!(
                    one.kind,
                    ProblemKind::NoLastMove | ProblemKind::ImpossibleCheck
                )
            })
        };
        positions.iter().filter(is_odd).count()
    };
    let pieces = "KB v K, k on a8, K on b6, B on b8, white to move";
    // The black king can have come neither from a7 nor from b7, which are beside the other king.
    assert_eq!(odd(pieces), 0);
    assert_eq!(odd(&format!("{pieces}, any last move")), 1);
}

#[test]
fn no_two_positions_are_alike_unless_that_is_allowed() {
    let text = "KQ v K, white to move, mate in 1, count 1000000";
    let different = positions(&made(text));
    let keys: HashSet<_> = different.iter().map(likeness).collect();
    assert_eq!(keys.len(), different.len());
    let all = positions(&made(&format!("{text}, mirrored too")));
    assert!(different.len() * 6 < all.len());
    let keys: HashSet<_> = all.iter().map(likeness).collect();
    assert_eq!(keys.len(), different.len());
}

#[test]
fn a_missing_table_is_named_and_not_needed_without_conditions_on_the_truth() {
    let recipe = Recipe::parse("KRP v KR, white wins").unwrap();
    let error = made_by(&recipe, 2).unwrap_err();
    assert!(matches!(error, ProbeError::NoTable(..)), "{error:?}");
    let recipe = Recipe::parse("KRP v KR, no capture, count 25").unwrap();
    assert_eq!(made_by(&recipe, 2).unwrap().records.len(), 25);
}

#[test]
fn positions_that_were_made_before_a_table_is_missing_stay() {
    // Both endgames have as many placements.
    let text = "KR v K or KRP v KR, P on a2, r on h8, white wins, count 1000000";
    let mut recipe = Recipe::parse(text).unwrap();
    let made = (0..100).find_map(|seed| {
        recipe.seed = seed;
        made_by(&recipe, 2).ok()
    });
    let made = made.unwrap();
    assert!(
        matches!(made.fault, Some(ProbeError::NoTable(..))),
        "{:?}",
        made.fault
    );
    assert!(!made.is_all && !made.records.is_empty());
    let truths = positions(&made).iter().map(truth).collect::<Vec<_>>();
    assert!(truths.iter().all(|truth| truth.result != Wdl::Draw));
}

#[test]
fn a_cancelled_recipe_keeps_what_was_found() {
    let recipe = Recipe::parse("KP v K, white wins, count 1000000").unwrap();
    let pool = Pool {
        workers: 0,
        ..Pool::new("making")
    };
    let made = make(&recipe, None, &pool, |making| {
        if making.found < 5 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    let made = made.unwrap();
    assert!(made.is_cancelled && !made.is_all && 5 <= made.records.len());
}

#[test]
fn no_capture_leaves_out_positions_in_which_one_is_possible() {
    let with = "KQ v KR, Q on d4, r on d5, white to move, any last move, count 1000";
    assert_ne!(made(with).records.len(), 0);
    assert_eq!(made(&format!("{with}, no capture")).records.len(), 0);
}

#[test]
#[expect(clippy::print_stderr, reason = "a skipped claim says why")]
fn positions_made_by_any_recipe_are_as_syzygy_tables_say() {
    let Some(path) = std::env::var_os("TABIYA_SYZYGY") else {
        eprintln!("skipped: TABIYA_SYZYGY names no folder with tables");
        return;
    };
    let folders = TableFolders::of_list(&path);
    let probe = Probe::new(&folders);
    for pieces in [
        "KP v K",
        "KR v KB",
        "KQ v KP or KBN v K",
        "KP v KP",
        "KNN v K or K v KPP",
    ] {
        for (conditions, wanted) in [
            ("win, winning moves 1, dtz 2-40", Wdl::Win),
            ("loss, no capture, dtz 3+", Wdl::Loss),
            ("draw, no check", Wdl::Draw),
        ] {
            let text = format!("{pieces}, {conditions}, count 200");
            let recipe = Recipe::parse(&text).unwrap();
            let pool = Pool::new("making");
            let made = make(
                &recipe,
                Some(&folders),
                &pool,
                |_| ControlFlow::Continue(()),
            )
            .unwrap();
            assert!(made.is_all || made.records.len() == 200, "{text}");
            for position in positions(&made) {
                assert_eq!(probe.wdl(&position), Ok(wanted), "{text}: {position:?}");
                let plies = probe.dtz(&position).unwrap().unsigned_abs();
                assert!(
                    recipe.zeroing.is_none_or(|wanted| wanted.contains(plies)),
                    "{text}"
                );
                let mover = Mover::new(&position).unwrap();
                let after = mover.moves().into_iter().map(|played| mover.after(played));
                let wins = after.filter(|next| probe.wdl(next.position()) == Ok(Wdl::Loss));
                let wins = u32::try_from(wins.count()).unwrap();
                assert!(
                    recipe
                        .winning_moves
                        .is_none_or(|wanted| wanted.contains(wins)),
                    "{text}"
                );
            }
        }
    }
}
