//! Random games: every position reached in play has a last move of the right kind.

use super::dice::Dice;
use super::theirs::{CONVENTIONS, chess, cozy, cozy_square, ours, set_of, setup, square};
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup as _, Move, Position as _, Setup};
use tabiya_chess::{
    EnPassantConvention, LastMoves, Position, SquareSet, castling_arrays_differ, checkers,
    has_easy_last_move, impossible_check, no_last_move,
};

/// The number of times that each thing occurred, so that no claim is empty.
#[derive(Debug, Default)]
struct Met {
    positions: usize,
    easy: usize,
    checks: usize,
    double_checks: usize,
    castlings: usize,
    promotions: usize,
    en_passants: usize,
    targets: usize,
    legal_targets: usize,
}

impl Met {
    fn note(&mut self, played: Move, after: &Position) {
        let checkers = checkers(after).len();
        self.positions += 1;
        self.easy += usize::from(has_easy_last_move(after));
        self.checks += usize::from(checkers == 1);
        self.double_checks += usize::from(checkers == 2);
        self.castlings += usize::from(played.is_castle());
        self.promotions += usize::from(played.is_promotion());
        self.en_passants += usize::from(played.is_en_passant());
        self.targets += usize::from(after.en_passant.is_some());
        let legal = after.en_passant_as(EnPassantConvention::Legal);
        self.legal_targets += usize::from(legal.is_some());
    }
}

/// Plays from a position in both other implementations, and checks every position reached.
fn play(start: Setup, plies: usize, dice: &mut Dice, met: &mut Met) {
    let Some(mut game) = chess(start) else { return };
    let Some(mut cozy_game) = cozy(&ours(&game, EnPassantMode::Always)) else {
        return;
    };
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            return;
        }
        let rare: Vec<_> = moves.iter().copied().filter(|one| is_rare(*one)).collect();
        let played = if rare.is_empty() || dice.one_in(2) {
            dice.pick(&moves)
        } else {
            dice.pick(&rare)
        };
        game.play_unchecked(played);
        cozy_game.play(in_cozy(played));
        compare(&game, &cozy_game);
        for (_, mode) in CONVENTIONS {
            assert_has_last_move(&ours(&game, mode), played);
        }
        met.note(played, &ours(&game, EnPassantMode::Always));
    }
}

/// Moves that are played more often than at random.
fn is_rare(played: Move) -> bool {
    played.is_castle() || played.is_promotion() || played.is_en_passant()
}

fn assert_has_last_move(after: &Position, played: Move) {
    let last = LastMoves::of(after).unwrap();
    let is_found = if played.is_zeroing() {
        last.include_zeroing()
    } else {
        last.include_quiet()
    };
    assert!(is_found, "{played:?} to {after:?}");
    assert!(!impossible_check(after) && !no_last_move(after));
    assert!(
        last.include_quiet() || !has_easy_last_move(after),
        "{after:?}"
    );
}

fn compare(game: &Chess, cozy_game: &cozy_chess::Board) {
    let position = ours(game, EnPassantMode::Always);
    let found = checkers(&position);
    assert_eq!(found, set_of(game.checkers()));
    assert_eq!(found.bits(), cozy_game.checkers().0);
    for (convention, mode) in CONVENTIONS {
        let target = game.ep_square(mode).map(square);
        assert_eq!(
            position.en_passant_as(convention),
            target,
            "{convention:?} {position:?}"
        );
    }
    let target = position.en_passant_as(EnPassantConvention::Legal);
    let is_capture = |played: &Move| played.is_en_passant();
    assert_eq!(target.is_some(), game.legal_moves().iter().any(is_capture));
    let possible = position.possible_en_passant();
    let file = possible.map(|target| usize::from(target.file().index()));
    assert_eq!(cozy_game.en_passant().map(|file| file as usize), file);
    let pawns = cozy_game.pieces(cozy_chess::Piece::Pawn);
    let mut captures = 0;
    cozy_game.generate_moves_for(pawns, |moves| {
        let to = possible.map(cozy_square);
        captures += moves
            .into_iter()
            .filter(|one| Some(one.to) == to && one.from.file() != one.to.file())
            .count();
        false
    });
    assert_eq!(target.is_some(), captures > 0, "{position:?}");
}

fn in_cozy(played: Move) -> cozy_chess::Move {
    let at = |square: shakmaty::Square| cozy_chess::Square::index(usize::from(square));
    cozy_chess::Move {
        from: at(played.from().unwrap()),
        to: at(played.to()),
        promotion: played
            .promotion()
            .map(|role| role.char().to_string().parse().unwrap()),
    }
}

#[test]
fn every_position_of_a_game_has_a_last_move_of_the_right_kind() {
    let (mut dice, mut met) = (Dice::new(5), Met::default());
    for _ in 0..450 {
        play(Setup::initial(), 160, &mut dice, &mut met);
    }
    assert!(
        met.positions > 50_000 && met.easy > met.positions / 2,
        "{met:?}"
    );
    assert!(met.checks > 2000 && met.double_checks > 0, "{met:?}");
    assert!(
        met.castlings > 50 && met.promotions > 100 && met.en_passants > 100,
        "{met:?}"
    );
    assert!(
        met.legal_targets > 100 && met.targets > 10 * met.legal_targets,
        "{met:?}"
    );
}

#[test]
fn every_position_of_a_chess960_game_has_a_last_move_of_the_right_kind() {
    let (mut dice, mut met) = (Dice::new(6), Met::default());
    for number in (0..960).step_by(3) {
        let board = shakmaty::Board::chess960(number);
        let start = Setup {
            castling_rights: board.rooks(),
            board,
            ..Setup::empty()
        };
        play(start, 80, &mut dice, &mut met);
    }
    assert!(met.positions > 20_000 && met.castlings > 300, "{met:?}");
}

#[test]
fn castling_rights_in_chess960_games_always_belong_to_one_array() {
    let mut dice = Dice::new(7);
    for number in (0..960).step_by(12) {
        let board = shakmaty::Board::chess960(number);
        let castling_rights = board.rooks();
        let start = Setup {
            board,
            castling_rights,
            ..Setup::empty()
        };
        let mut game = Chess::from_setup(start, CastlingMode::Chess960).unwrap();
        for _ in 0..40 {
            let moves = game.legal_moves();
            let Some(last) = moves.len().checked_sub(1) else {
                break;
            };
            game.play_unchecked(moves[dice.below(last + 1)]);
            assert!(!castling_arrays_differ(&ours(&game, EnPassantMode::Always)));
        }
    }
}

#[test]
fn positions_played_from_few_pieces_have_a_last_move_of_the_right_kind() {
    let (mut dice, mut met) = (Dice::new(8), Met::default());
    for _ in 0..1500 {
        let men = 4 + dice.below(6);
        let start = setup(&dice.position(men));
        play(start, 20, &mut dice, &mut met);
    }
    assert!(met.positions > 15_000 && met.promotions > 200, "{met:?}");
    assert!(met.double_checks > 0 && met.targets > 20, "{met:?}");
}

#[test]
fn attacks_do_not_depend_on_the_side_to_move() {
    // The attackers of every square by both sides are those of shakmaty, in positions of all kinds.
    let mut dice = Dice::new(9);
    for _ in 0..600 {
        let men = 3 + dice.below(25);
        let position = dice.position(men);
        let theirs = setup(&position);
        for target in tabiya_chess::Square::all() {
            for color in tabiya_chess::Color::ALL {
                let found: SquareSet = tabiya_chess::attackers(&position.board, target, color);
                let their_color = shakmaty::Color::from_white(color == tabiya_chess::Color::White);
                let square = super::theirs::their_square(target);
                let expected =
                    theirs
                        .board
                        .attacks_to(square, their_color, theirs.board.occupied());
                assert_eq!(found, set_of(expected));
            }
        }
    }
}
