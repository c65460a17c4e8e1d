//! Playing on against an engine: the card, the strength, answers on the board, taking back, hints, slips, ends of
//! games, troubles, and the silence of the analysis beside it.

use super::opponent::{open_gate, write_opponent};
use super::scene::Scene;
use crate::program::START;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::command::Command;
use tabiya::features::play_on::model::{Choice, Game, GameEnd, Hint, PlayOnAction, Strength};
use tabiya::model::action::{Action, SettingsAction};
use tabiya_chess::{Color, Ending};
use tabiya_notation::moves::write_uci_line;
use tabiya_settings::Setting;

/// The window with an engine that follows this script; it is chosen and not started.
fn against(fen: &str, words: &str) -> Scene {
    let mut scene = Scene::without_engine(fen);
    let engine = write_opponent(scene.folder.path(), words);
    scene.apply(tabiya::model::action::EngineAction::Add(engine));
    scene
}

/// Shows the card, makes these choices, and begins the game.
fn begin(scene: &mut Scene, change: impl FnOnce(&mut Choice)) {
    scene.program.key(Key::F2);
    let mut choice = scene.program.state().play_on.choice.clone();
    change(&mut choice);
    apply(scene, PlayOnAction::Choose(Box::new(choice)));
    scene.program.click("Start the game");
}

fn apply(scene: &mut Scene, action: PlayOnAction) {
    scene
        .program
        .harness
        .state_mut()
        .apply(Action::from(action));
    scene.program.run();
}

fn game(scene: &Scene) -> &Game {
    scene.program.state().play_on.game.as_ref().unwrap()
}

/// The moves of the line of play up to the position on the board.
fn line(scene: &Scene) -> String {
    let document = scene.program.state().shared.document();
    document.line_of_play().map_or_else(String::new, |line| {
        let moves: Vec<_> = line.moves().take(line.at()).collect();
        write_uci_line(line.start(), &moves)
    })
}

/// Plays a move on the board and waits until this line is on the board.
fn play(scene: &mut Scene, from: &str, to: &str, expected: &str) {
    scene.program.drag(from, to);
    wait_for_line_of_play(scene, expected);
}

fn wait_for_line_of_play(scene: &mut Scene, expected: &str) {
    scene.wait(expected, |scene| line(scene) == expected);
    scene.program.run();
}

fn is_enabled(scene: &Scene, label: &str) -> bool {
    let button = scene
        .program
        .harness
        .get_by_role_and_label(Role::Button, label);
    !button.accesskit_node().is_disabled()
}

#[test]
fn the_card_proposes_the_choices_of_the_last_game() {
    let mut scene = against(START, "");
    begin(&mut scene, |choice| {
        choice.strength = Strength::Nodes;
        choice.nodes = 777;
        choice.tells_slips = true;
    });
    let last = scene.program.state().shared.settings.game.clone();
    assert_eq!((last.strength, last.nodes), (Strength::Nodes, 777));
    assert!(last.tells_slips && !last.engine.is_empty());

    let mut scene = against(START, "");
    let last = SettingsAction::Remember(Setting::Game(last));
    scene.program.harness.state_mut().apply(last);
    scene.program.key(Key::F2);
    let choice = &scene.program.state().play_on.choice;
    assert_eq!((choice.strength, choice.nodes), (Strength::Nodes, 777));
    assert!(choice.tells_slips);
    assert_eq!(choice.side, Color::White);
}

#[test]
fn without_an_engine_the_card_says_how_to_add_one() {
    let mut scene = Scene::without_engine(START);
    scene.program.key(Key::F2);
    assert!(scene.program.says("The game needs an engine"));
    scene.program.click("Engine panel");
    assert!(scene.program.has("Find engines"));
}

#[test]
fn the_card_starts_no_engine_before_the_game() {
    let mut scene = against(START, "");
    scene.program.menu("Board", "Play on against an engine");
    assert!(is_enabled(&scene, "Start the game"));
    assert!(!scene.was_started("player"));
    scene.program.click("Start the game");
    scene.wait("a start", |scene| scene.was_started("player"));
}

#[test]
fn the_engine_answers_on_the_board_and_the_moves_grow_in_the_line() {
    let mut scene = against(START, "move1=e7e5 move3=b8c6");
    begin(&mut scene, |_| {});
    assert!(scene.program.says("It is your move"));
    play(&mut scene, "e2", "e4", "e2e4 e7e5");
    play(&mut scene, "g1", "f3", "e2e4 e7e5 g1f3 b8c6");
    let asked = scene.input_of("player");
    assert!(asked.contains("go movetime 1000"), "{asked}");
    assert!(asked.contains("moves e2e4 e7e5 g1f3"), "{asked}");
    scene.program.undo();
    assert_eq!(line(&scene), "e2e4 e7e5 g1f3", "each move is one undo step");
}

#[test]
fn the_engine_begins_if_the_user_has_the_other_side() {
    let mut scene = against(START, "move0=d2d4 move2=c2c4");
    begin(&mut scene, |choice| choice.side = Color::Black);
    wait_for_line_of_play(&mut scene, "d2d4");
    play(&mut scene, "d7", "d5", "d2d4 d7d5 c2c4");
}

#[test]
fn the_number_of_nodes_limits_the_engine() {
    let mut scene = against(START, "");
    begin(&mut scene, |choice| {
        (choice.strength, choice.nodes, choice.side) = (Strength::Nodes, 77, Color::Black);
    });
    scene.wait("a search", |scene| {
        scene.input_of("player").contains("go nodes 77")
    });
}

#[test]
fn a_rating_within_the_range_of_the_engine_limits_its_strength() {
    let mut scene = against(START, "rated=");
    scene.program.key(Key::F2);
    let choice = Choice {
        strength: Strength::Rating,
        rating: 9000,
        side: Color::Black,
        ..scene.program.state().play_on.choice.clone()
    };
    apply(&mut scene, PlayOnAction::Choose(Box::new(choice)));
    assert!(!is_enabled(&scene, "Start the game"));
    assert!(!scene.was_started("player"));
    scene.program.click("Ask the engine");
    scene.wait("the range", |scene| scene.program.says("1320 to 3190"));
    scene.wait("its end", |scene| scene.ended("player"));
    scene.program.click("Start the game");
    scene.wait("a search", |scene| scene.searches() == 1);
    let asked = scene.input_of("player");
    assert!(
        asked.contains("name UCI_LimitStrength value true"),
        "{asked}"
    );
    assert!(asked.contains("name UCI_Elo value 3190"), "{asked}");
}

#[test]
fn an_engine_without_ratings_is_limited_in_another_way() {
    let mut scene = against(START, "");
    scene.program.key(Key::F2);
    let choice = Choice {
        strength: Strength::Rating,
        ..scene.program.state().play_on.choice.clone()
    };
    apply(&mut scene, PlayOnAction::Choose(Box::new(choice)));
    scene.program.click("Ask the engine");
    scene.wait("the answer", |scene| {
        scene.program.says("cannot be limited by a rating")
    });
    assert!(!is_enabled(&scene, "Start the game"));
}

#[test]
fn a_whole_turn_is_taken_back_and_another_move_continues_from_there() {
    let mut scene = against(START, "move1=e7e5 move3=b8c6");
    begin(&mut scene, |_| {});
    assert!(!is_enabled(&scene, "Take back"));
    play(&mut scene, "e2", "e4", "e2e4 e7e5");
    play(&mut scene, "g1", "f3", "e2e4 e7e5 g1f3 b8c6");
    scene.program.key_with(Modifiers::SHIFT, Key::F2);
    assert_eq!(line(&scene), "e2e4 e7e5");
    scene.program.click("Take back");
    assert_eq!(line(&scene), "");
    assert!(!is_enabled(&scene, "Take back"));
    play(&mut scene, "d2", "d4", "d2d4 e7e5");
}

#[test]
fn taking_back_while_the_engine_thinks_drops_its_answer() {
    let mut scene = against(START, "waits1= move1=e7e5");
    begin(&mut scene, |_| {});
    scene.program.drag("e2", "e4");
    scene.wait("a search", |scene| scene.searches() == 1);
    // The engine may hear its question before the window hears that the engine has started.
    scene.wait("its thinking", |scene| scene.program.says("is thinking"));
    scene.program.click("Take back");
    assert_eq!(line(&scene), "");
    open_gate(scene.folder.path());
    play(&mut scene, "d2", "d4", "d2d4 e7e5");
}

#[test]
fn earlier_moves_can_be_looked_at_while_the_engine_thinks() {
    let mut scene = against(START, "move1=e7e5 waits3= move3=b8c6");
    begin(&mut scene, |_| {});
    play(&mut scene, "e2", "e4", "e2e4 e7e5");
    scene.program.drag("g1", "f3");
    scene.wait("a search", |scene| scene.searches() == 2);
    scene.command(Command::MoveBack);
    scene.command(Command::MoveBack);
    open_gate(scene.folder.path());
    scene.wait("the answer", |scene| {
        scene.program.says("has its move ready")
    });
    assert_eq!(line(&scene), "e2e4");
    assert_eq!(scene.searches(), 2, "looking starts no search");
    scene.program.click("Last move");
    wait_for_line_of_play(&mut scene, "e2e4 e7e5 g1f3 b8c6");
}

#[test]
fn a_move_from_an_earlier_position_takes_the_game_back_to_it() {
    let mut scene = against(START, "move1=e7e5 move3=b8c6");
    begin(&mut scene, |_| {});
    play(&mut scene, "e2", "e4", "e2e4 e7e5");
    play(&mut scene, "g1", "f3", "e2e4 e7e5 g1f3 b8c6");
    scene.command(Command::MoveBack);
    scene.command(Command::MoveBack);
    assert!(scene.program.says("You are looking at an earlier position"));
    play(&mut scene, "f1", "c4", "e2e4 e7e5 f1c4 b8c6");
    assert_eq!(game(&scene).moves.len(), 4);
}

#[test]
fn a_hint_is_an_arrow_at_full_strength_and_is_not_played() {
    let mut scene = against(START, "rated= move0=g1f3 move1=a7a6");
    let name = "player".to_owned();
    let engine = scene.program.state().shared.settings.engines[&name].clone();
    let options = [("Skill Level".to_owned(), "3".to_owned())];
    let engine = tabiya_settings::ChosenEngine {
        options: options.into_iter().collect(),
        ..engine
    };
    let setting = tabiya_settings::Setting::Engine {
        name,
        engine: Some(engine),
    };
    let remember = tabiya::model::action::SettingsAction::Remember(setting);
    scene
        .program
        .harness
        .state_mut()
        .apply(Action::from(remember));
    begin(&mut scene, |_| {});
    scene.program.click("Hint");
    scene.wait("a hint", |scene| scene.program.says("Hint: 1. Nf3"));
    assert!(matches!(game(&scene).hint, Hint::Shown(_)));
    assert_eq!(line(&scene), "");
    let described = "the engine’s best move to f3";
    let squares = scene.program.harness.get_all_by_role(Role::Button);
    let has_arrow = squares
        .into_iter()
        .any(|square| square.accesskit_node().data().description() == Some(described));
    assert!(has_arrow);
    let asked = scene.input_of("player");
    let (before_hint, _) = asked.split_once("go movetime 800").unwrap();
    assert!(!before_hint.contains("Skill Level"), "{asked}");
    play(&mut scene, "e2", "e4", "e2e4 a7a6");
    let asked = scene.input_of("player");
    assert!(
        asked.contains("Skill Level value 3"),
        "the opponent keeps it"
    );
    assert!(!scene.program.says("Hint: "));
}

#[test]
fn after_switching_sides_the_engine_moves_for_the_other() {
    let mut scene = against(START, "move0=d2d4");
    begin(&mut scene, |_| {});
    scene.program.click("Switch sides");
    wait_for_line_of_play(&mut scene, "d2d4");
    assert!(scene.program.says("You are Black"));
}

#[test]
fn resigning_ends_the_game_and_stopping_leaves_the_moves() {
    let mut scene = against(START, "move1=e7e5");
    begin(&mut scene, |_| {});
    play(&mut scene, "e2", "e4", "e2e4 e7e5");
    scene.program.click("Resign");
    assert!(scene.program.says("White has resigned: Black has won"));
    assert_eq!(game(&scene).end, Some(GameEnd::Resigned(Color::White)));
    scene.program.click("New game");
    scene.wait("its end", |scene| scene.ended("player"));
    assert_eq!(line(&scene), "e2e4 e7e5");
    assert!(scene.program.has("Start the game"));
}

#[test]
fn a_thinking_engine_is_stopped_at_once() {
    let mut scene = against(START, "waits1=");
    begin(&mut scene, |_| {});
    scene.program.drag("e2", "e4");
    scene.wait("a search", |scene| scene.searches() == 1);
    scene.program.click("Stop the game");
    assert!(scene.program.has("Start the game"));
    assert_eq!(line(&scene), "e2e4");
}

#[test]
fn the_card_says_how_the_game_has_ended() {
    let mut scene = against("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "");
    begin(&mut scene, |_| {});
    scene.program.drag("a1", "a8");
    assert!(scene.program.says("Checkmate: White has won"));
    let mate = GameEnd::Rules(Ending::Checkmate(Color::White));
    assert_eq!(game(&scene).end, Some(mate));
    scene.program.click("Take back");
    assert_eq!(game(&scene).end, None);
    assert!(scene.program.says("It is your move"));
}

#[test]
fn the_engine_mates_and_the_mate_is_announced() {
    let mut scene = against(START, "move1=e7e5 move3=d8h4");
    begin(&mut scene, |_| {});
    play(&mut scene, "f2", "f3", "f2f3 e7e5");
    play(&mut scene, "g2", "g4", "f2f3 e7e5 g2g4 d8h4");
    let said = &scene.program.state().shared.announcement;
    assert!(said.contains("Qh4#"), "{said}");
    assert!(said.contains("Checkmate: Black has won"), "{said}");
}

#[test]
fn a_repetition_is_counted_over_the_whole_line() {
    let moves = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let mut scene = against(START, "move7=f6g8");
    scene.program.ctrl(Key::M);
    for word in moves.split(' ') {
        scene.program.drag(&word[..2], &word[2..]);
    }
    begin(&mut scene, |choice| choice.side = Color::White);
    scene.wait("a draw", |scene| {
        scene.program.says("the position has occurred three times")
    });
    assert_eq!(line(&scene), format!("{moves} f6g8"));
}

#[test]
fn a_move_that_gives_the_win_away_is_reported_if_wanted() {
    let fen = "4k3/8/8/8/8/8/P3P3/4K2Q w - - 0 1";
    let words = "score0=900 move0=h1h8 score1=20 move1=e8e7";
    let mut scene = against(fen, words);
    begin(&mut scene, |choice| choice.tells_slips = true);
    scene.wait("advice", |scene| scene.searches() == 1);
    play(&mut scene, "e2", "e3", "e2e3 e8e7");
    scene.wait("the slip", |scene| {
        scene.program.says("1. e3 gives the win away")
    });
    let said = &scene.program.state().shared.announcement;
    assert!(said.contains("1. e3 gives the win away"), "{said}");
    scene.program.click("Take back");
    assert!(!scene.program.says("gives the win away"));
}

#[test]
fn a_move_that_keeps_the_win_is_not_reported() {
    let fen = "4k3/8/8/8/8/8/P3P3/4K2Q w - - 0 1";
    let words = "score0=900 move0=h1h8 score1=-400 move1=e8e7 score2=800 move2=e3e4";
    let mut scene = against(fen, words);
    begin(&mut scene, |choice| choice.tells_slips = true);
    play(&mut scene, "e2", "e3", "e2e3 e8e7");
    // Both searches about the move, the answer, and the search for the next move.
    scene.wait("the judgement", |scene| scene.searches() == 4);
    assert!(game(&scene).check.is_none());
    assert_eq!(game(&scene).slip, None);
}

#[test]
fn tables_judge_a_move_where_they_reach_whatever_the_engine_says() {
    // The rook is lost on b2, and the engine sees nothing.
    let fen = "8/8/8/8/8/2k5/8/1R2K3 w - - 0 1";
    let words = "score0=900 move0=b1b8 score1=-900 move1=c3b2";
    let mut scene = against(fen, words);
    begin(&mut scene, |choice| choice.tells_slips = true);
    play(&mut scene, "b1", "b2", "b1b2 c3b2");
    scene.wait("the slip", |scene| {
        scene.program.says("1. Rb2 gives the win away")
    });
    // The king and the rook keep the win, and the engine says otherwise.
    let words = "score0=900 move0=b1b8 score1=900 move1=c3c2";
    let mut scene = against(fen, words);
    begin(&mut scene, |choice| choice.tells_slips = true);
    play(&mut scene, "b1", "b8", "b1b8 c3c2");
    scene.wait("the judgement", |scene| game(scene).check.is_none());
    assert_eq!(game(&scene).slip, None);
}

#[test]
fn an_engine_that_dies_leaves_the_game_and_can_be_started_again() {
    let mut scene = against(START, "dies1=");
    begin(&mut scene, |_| {});
    scene.program.drag("e2", "e4");
    scene.wait("the trouble", |scene| scene.program.has("Start again"));
    assert!(scene.program.says("has exited on its own (status 3)"));
    assert_eq!(line(&scene), "e2e4");
    write_opponent(scene.folder.path(), "move1=c7c5");
    scene.program.click("Start again");
    wait_for_line_of_play(&mut scene, "e2e4 c7c5");
    assert!(!scene.program.has("Start again"));
}

#[test]
fn an_illegal_answer_is_reported_and_not_played() {
    let mut scene = against(START, "move1=e2e4");
    begin(&mut scene, |_| {});
    scene.program.drag("e2", "e4");
    scene.wait("the trouble", |scene| scene.program.has("Start again"));
    assert!(
        scene
            .program
            .says("named a move that cannot be played: e2e4")
    );
    assert_eq!(line(&scene), "e2e4");
    scene.program.click("Take back");
    assert_eq!(line(&scene), "");
    assert!(scene.program.says("It is your move"));
}

#[test]
fn a_position_without_legal_moves_begins_no_game_and_the_card_says_why() {
    let mut scene = against("4k3/8/8/8/8/8/8/8 w - - 0 1", "");
    scene.program.key(Key::F2);
    assert!(scene.program.says("White has no king"));
    assert!(!is_enabled(&scene, "Start the game"));
    scene.type_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(
        scene
            .program
            .says("The game is already over here. Draw by stalemate")
    );
    assert!(!is_enabled(&scene, "Start the game"));
}

#[test]
fn the_analysis_pauses_during_a_game_unless_it_is_wanted() {
    let mut scene = against(START, "move1=e7e5");
    scene.start();
    begin(&mut scene, |_| {});
    assert!(scene.program.says("The engine pauses"));
    assert!(scene.program.state().engine.places[0].lines().is_empty());
    play(&mut scene, "e2", "e4", "e2e4 e7e5");
    assert!(scene.program.state().engine.places[0].lines().is_empty());
    scene.program.click("Show the analysis");
    scene.wait_for_line();
    scene.program.click("Stop the game");
    scene.wait_for_line();
    assert!(!scene.program.says("The engine pauses"));
}

#[test]
fn the_game_waits_while_another_position_or_setting_up_is_shown() {
    let mut scene = against(START, "waits1= move1=e7e5");
    begin(&mut scene, |_| {});
    scene.program.drag("e2", "e4");
    scene.wait("a search", |scene| scene.searches() == 1);
    scene.program.ctrl(Key::M);
    open_gate(scene.folder.path());
    scene.wait("the answer", |scene| {
        scene.program.state().play_on.opponent.answer.is_some()
    });
    assert_eq!(line(&scene), "e2e4", "not while pieces are set up");
    scene.program.ctrl(Key::M);
    wait_for_line_of_play(&mut scene, "e2e4 e7e5");
    scene.command(Command::MirrorFiles);
    assert!(scene.program.says("The game waits"));
    scene.program.undo();
    assert!(scene.program.says("It is your move"));
}

/// Plays the hints of the engine against it until the game is over.
#[cfg(unix)]
fn play_hints_to_the_end(engine: &str) -> Option<GameEnd> {
    let path = std::path::Path::new(engine);
    if !path.exists() {
        let is_ci = std::env::var_os("CI").is_some_and(|value| !value.is_empty());
        assert!(!is_ci, "{engine} is missing");
        #[expect(clippy::print_stderr, reason = "the reader of the report should know")]
        {
            eprintln!("left out: {engine} is missing");
        }
        return Some(GameEnd::Rules(Ending::Checkmate(Color::White)));
    }
    let mut scene = Scene::without_engine("8/8/8/3k4/8/8/8/KQ6 w - - 0 1");
    scene.apply(tabiya::model::action::EngineAction::Add(path.to_owned()));
    begin(&mut scene, |choice| choice.time = 100);
    for _ in 0..40 {
        scene.wait("the user’s turn", |scene| {
            game(scene).is_users_turn() || game(scene).end.is_some()
        });
        if game(&scene).end.is_some() {
            break;
        }
        scene.command(Command::PlayOnHint);
        scene.wait("a hint", |scene| matches!(game(scene).hint, Hint::Shown(_)));
        let Hint::Shown(best) = game(&scene).hint else {
            unreachable!()
        };
        scene
            .program
            .drag(&best.from.to_string(), &best.to.to_string());
    }
    game(&scene).end
}

#[cfg(unix)]
#[test]
fn an_endgame_is_played_to_mate_against_stockfish_and_fairy_stockfish() {
    for engine in ["/usr/games/stockfish", "/usr/games/fairy-stockfish"] {
        let end = play_hints_to_the_end(engine);
        let mate = GameEnd::Rules(Ending::Checkmate(Color::White));
        assert_eq!(end, Some(mate), "{engine}");
    }
}
