//! The conversation: the order of commands, and the handling of an engine's output.

use super::{position, seconds};
use std::time::Duration;
use tabiya_chess::Position;
use tabiya_engine::uci::{
    Conversation, EngineQuestion, Objection, Patience, Score, SearchLimits, UciEvent, UciFault,
    UciPhase, WrongValue,
};

const HELLO: &str = "Banner\nid name Stockfish 15.1\nid author Some People\n\
    option name Hash type spin default 16 min 1 max 1024\n\
    option name MultiPV type spin default 1 min 1 max 500\n\
    option name OwnBook type check default true\n\
    option name Clear Hash type button\n\
    option name UCI_Chess960 type check default false\nuciok\n";

struct Talk {
    conversation: Conversation,
    now: Duration,
}

impl Talk {
    fn begun() -> Self {
        let now = Duration::ZERO;
        let conversation = Conversation::new(Patience::default(), now);
        Self { conversation, now }
    }

    /// Returns a conversation with an engine that has introduced itself.
    fn introduced() -> Self {
        let mut talk = Self::begun();
        assert_eq!(talk.written(), "uci\n");
        talk.hear(HELLO);
        assert_eq!(talk.events(), [UciEvent::Introduced]);
        talk
    }

    /// Returns a conversation with an engine that searches the start position.
    fn searching(limits: SearchLimits) -> Self {
        let mut talk = Self::introduced();
        talk.ask(EngineQuestion::of(Position::start()).within(limits));
        talk.hear("readyok\n");
        assert_eq!(talk.events(), [UciEvent::Began]);
        talk.written();
        talk
    }

    fn hear(&mut self, said: &str) {
        self.conversation.hear(said.as_bytes(), self.now);
    }

    fn ask(&mut self, question: EngineQuestion) {
        self.conversation.ask(question, self.now);
    }

    fn after(&mut self, time: Duration) {
        self.now += time;
        self.conversation.tick(self.now);
    }

    fn written(&mut self) -> String {
        String::from_utf8(self.conversation.take_output()).unwrap()
    }

    fn events(&mut self) -> Vec<UciEvent> {
        std::iter::from_fn(|| self.conversation.next_event()).collect()
    }

    fn fault(&mut self) -> UciFault {
        match self.events().pop() {
            Some(UciEvent::Failed(fault)) => fault,
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn an_engine_is_greeted_set_up_asked_and_read() {
    let mut talk = Talk::introduced();
    assert_eq!(talk.conversation.name(), "Stockfish 15.1");
    assert_eq!(talk.conversation.options().count(), 5);
    let limits = SearchLimits {
        depth: Some(3),
        nodes: Some(1000),
        ..SearchLimits::default()
    };
    let question = EngineQuestion::of(Position::start())
        .within(limits)
        .with_lines(3);
    talk.conversation
        .choose(vec![("hash".to_owned(), "64".to_owned())], talk.now);
    talk.ask(question);
    let set_up = "setoption name Hash value 64\nsetoption name MultiPV value 3\n\
        setoption name OwnBook value false\nisready\n";
    assert_eq!(talk.written(), set_up);
    talk.hear("readyok\n");
    let go = "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
        go depth 3 nodes 1000\n";
    assert_eq!(talk.written(), go);
    talk.hear("info depth 3 score cp 25 nodes 99 pv e2e4 e7e5\nbestmove e2e4 ponder e7e5\n");
    let [UciEvent::Began, UciEvent::Finished(finish)] = talk.events()[..] else {
        panic!("it has ended");
    };
    assert!(finish.best.is_some() && finish.ponder.is_some() && !finish.was_stopped);
    let best = talk.conversation.progress().unwrap().best().unwrap();
    assert_eq!(best.value.unwrap().score, Score::Centipawns(25));
}

#[test]
fn unchanged_options_are_not_sent_again() {
    let mut talk = Talk::searching(SearchLimits::default());
    talk.hear("bestmove e2e4\n");
    talk.ask(EngineQuestion::of(Position::start()));
    assert_eq!(talk.written(), "isready\n");
}

#[test]
fn another_position_stops_the_search_before_it_is_sent() {
    let mut talk = Talk::searching(SearchLimits::default());
    talk.ask(EngineQuestion::of(position(
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    )));
    talk.ask(EngineQuestion::of(position(
        "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1",
    )));
    assert_eq!(talk.written(), "stop\n");
    assert_eq!(talk.conversation.phase(), UciPhase::Stopping);
    talk.hear("info depth 5 score cp 9 pv e2e4\nbestmove e2e4\n");
    assert_eq!(talk.written(), "isready\n");
    // Late output of the previous search belongs to no search.
    talk.hear("bestmove d2d4\ninfo depth 9 score cp 9 pv d2d4\nreadyok\n");
    let asked = talk.written();
    assert!(asked.starts_with("position fen 4k3/8/8/8/8/8/8/4K1R1 w - - 0 1\ngo infinite"));
    assert_eq!(talk.conversation.progress().unwrap().heard, 0);
}

#[test]
fn chess960_is_switched_on_and_off_as_needed() {
    let mut talk = Talk::introduced();
    talk.ask(EngineQuestion::of(position(
        "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1",
    )));
    assert!(
        talk.written()
            .contains("setoption name UCI_Chess960 value true\n")
    );
    talk.hear("readyok\nbestmove e1g1\n");
    talk.ask(EngineQuestion::of(Position::start()));
    assert!(
        talk.written()
            .contains("setoption name UCI_Chess960 value false\n")
    );
}

#[test]
fn castling_is_sent_in_the_form_of_the_current_rules() {
    let mut talk = Talk::introduced();
    let root = position("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
    let castles = tabiya_chess::Mover::new(&root).unwrap();
    let castles = tabiya_notation::moves::read_uci(&castles, "e1g1").unwrap();
    talk.ask(EngineQuestion {
        moves: vec![castles],
        ..EngineQuestion::of(root)
    });
    talk.hear("readyok\n");
    assert!(
        talk.written().contains("w GB - 0 1 moves e1g1\n"),
        "g1 is the rook's square"
    );
    let limits = SearchLimits {
        moves: vec![castles],
        ..SearchLimits::default()
    };
    talk.hear("bestmove e8e7\n");
    talk.ask(EngineQuestion::of(root).within(limits));
    talk.hear("readyok\n");
    assert!(talk.written().contains("go infinite searchmoves e1g1\n"));
}

#[test]
fn a_position_the_engine_cannot_take_is_reported_and_not_sent() {
    let mut talk = Talk::introduced();
    talk.ask(EngineQuestion::of(position(
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
    )));
    let [UciEvent::NotSent(not_sent)] = talk.events()[..] else {
        panic!("it was sent");
    };
    assert_eq!(not_sent.objection, Objection::Checkmate);
    assert_eq!(talk.written(), "");
    assert_eq!(talk.conversation.phase(), UciPhase::Idle);
}

#[test]
fn unsettable_options_are_reported_and_the_others_are_set() {
    let mut talk = Talk::begun();
    let chosen = [("Hash", "0"), ("Style", "wild"), ("OwnBook", "true")];
    let chosen = chosen.map(|(name, value)| (name.to_owned(), value.to_owned()));
    talk.conversation.choose(chosen.to_vec(), talk.now);
    talk.hear(HELLO);
    let range = WrongValue::OutOfRange { min: 1, max: 1024 };
    let expected = [
        UciEvent::Introduced,
        UciEvent::WrongSetting("Hash".to_owned(), range),
        UciEvent::WrongSetting("Style".to_owned(), WrongValue::NoSuchOption),
    ];
    assert_eq!(talk.events(), expected);
    talk.written();
    talk.ask(EngineQuestion::of(Position::start()));
    assert_eq!(talk.written(), "isready\n");
}

#[test]
fn a_changed_option_restarts_the_search_and_an_unchanged_one_does_not() {
    let mut talk = Talk::searching(SearchLimits::default());
    talk.conversation
        .choose(vec![("Hash".to_owned(), "16".to_owned())], talk.now);
    assert_eq!(talk.written(), "", "the option is already set");
    talk.conversation.press("clear hash", talk.now).unwrap();
    assert_eq!(talk.written(), "stop\n");
    talk.hear("bestmove e2e4\n");
    assert_eq!(talk.written(), "setoption name Clear Hash\nisready\n");
    talk.hear("readyok\n");
    assert!(talk.written().ends_with("go infinite\n"));
}

#[test]
fn a_silent_program_is_given_up_and_garbage_is_named_as_such() {
    let mut silent = Talk::begun();
    silent.after(seconds(29));
    assert_eq!(silent.events(), []);
    silent.after(seconds(1));
    assert_eq!(silent.fault(), UciFault::NoUciOk);
    let mut other = Talk::begun();
    other.hear("usage: sort [OPTION]\n");
    other.after(seconds(30));
    assert_eq!(other.fault(), UciFault::OnlyGarbage);
}

#[test]
fn an_engine_that_is_never_ready_never_stops_or_never_ends_is_reported() {
    let mut talk = Talk::introduced();
    talk.ask(EngineQuestion::of(Position::start()));
    talk.after(seconds(60));
    assert_eq!(talk.fault(), UciFault::HangsOnIsReady);
    let mut talk = Talk::searching(SearchLimits::default());
    talk.conversation.stop(talk.now);
    talk.after(seconds(5));
    assert_eq!(talk.fault(), UciFault::IgnoresStop);
    let mut talk = Talk::searching(SearchLimits::default());
    talk.conversation.quit(talk.now);
    assert_eq!(talk.written(), "stop\nquit\n");
    talk.after(seconds(2));
    assert_eq!(talk.fault(), UciFault::IgnoresQuit);
}

#[test]
fn a_search_beyond_its_time_is_stopped_and_then_given_up() {
    let limits = SearchLimits {
        time: Some(seconds(10)),
        ..SearchLimits::default()
    };
    let mut talk = Talk::searching(limits);
    talk.after(seconds(14));
    assert_eq!(talk.written(), "");
    talk.after(seconds(1));
    assert_eq!(talk.written(), "stop\n");
    talk.after(seconds(5));
    assert_eq!(talk.fault(), UciFault::NoBestMove);
}

#[test]
fn an_illegal_best_move_is_no_result() {
    for said in ["e2e5", "(none)", "\u{1b}[2J"] {
        let mut talk = Talk::searching(SearchLimits::default());
        talk.hear(&format!("bestmove {said}\n"));
        assert!(
            matches!(talk.fault(), UciFault::IllegalBestMove(_)),
            "{said}"
        );
        assert_eq!(talk.conversation.phase(), UciPhase::Idle);
    }
    let mut talk = Talk::searching(SearchLimits::default());
    talk.conversation.stop(talk.now);
    talk.hear("bestmove (none)\n");
    let [UciEvent::Finished(finish)] = talk.events()[..] else {
        panic!("it had not begun");
    };
    assert!(finish.best.is_none() && finish.was_stopped);
}

#[test]
fn a_flood_is_reported_with_and_without_lines() {
    for flood in ["info depth 1 score cp 1 pv e2e4\n", "xxxxxxxxxxxxxxxx"] {
        let mut talk = Talk::searching(SearchLimits::default());
        let much = flood.repeat(1 << 15);
        for _ in 0..100 {
            talk.hear(&much);
        }
        assert_eq!(talk.fault(), UciFault::Flood);
    }
    let mut talk = Talk::searching(SearchLimits::default());
    let much = "info depth 1 score cp 1 pv e2e4\n".repeat(1 << 15);
    for _ in 0..100 {
        talk.after(seconds(1));
        talk.hear(&much);
    }
    assert_eq!(talk.events(), [], "a megabyte a second can be read");
}

fn to_nodes(nodes: u64) -> SearchLimits {
    SearchLimits {
        nodes: Some(nodes),
        ..SearchLimits::default()
    }
}

fn to_depth(depth: u32) -> SearchLimits {
    SearchLimits {
        depth: Some(depth),
        ..SearchLimits::default()
    }
}

#[test]
fn a_silent_search_is_tested_with_isready_and_then_given_up() {
    for limits in [to_nodes(1000), to_depth(5)] {
        for lives in [false, true] {
            let mut talk = Talk::searching(limits.clone());
            talk.after(seconds(29));
            assert_eq!(talk.written(), "");
            talk.after(seconds(1));
            assert_eq!(talk.written(), "isready\n");
            if lives {
                talk.hear("readyok\n");
            }
            talk.after(seconds(29));
            assert_eq!((talk.written().as_str(), talk.events().len()), ("", 0));
            talk.after(seconds(1));
            assert_eq!(talk.fault(), UciFault::SaysNothing);
            assert_eq!(talk.written(), "stop\n");
        }
    }
}

#[test]
fn the_patience_with_a_silent_engine_depends_on_the_limit() {
    for (limits, fitting) in [
        (to_nodes(10_000_000), 10_000),
        (to_depth(24), 4096),
        (to_depth(200), 24 * 3600),
    ] {
        let mut talk = Talk::searching(limits);
        talk.after(seconds(fitting - 1));
        assert_eq!(talk.written(), "");
        talk.after(seconds(1));
        assert_eq!(talk.written(), "isready\n");
        // The engine responds, so it gets the same time again.
        talk.hear("readyok\n");
        talk.after(seconds(fitting - 1));
        talk.hear("bestmove e2e4\n");
        assert!(matches!(talk.events()[..], [UciEvent::Finished(_)]));
    }
}

#[test]
fn an_engine_that_reports_during_a_long_search_is_not_silent() {
    let mut talk = Talk::searching(to_depth(6));
    for _ in 0..1000 {
        talk.after(seconds(25));
        talk.hear("info string thinking\n");
    }
    assert_eq!((talk.written().as_str(), talk.events().len()), ("", 0));
    // Its next depth may take many times as long as all before.
    talk.after(seconds(400_000));
    assert_eq!(talk.written(), "");
    let mut talk = Talk::searching(to_depth(6));
    talk.after(seconds(5));
    talk.hear("info depth 1 score cp 3 pv e2e4\n");
    talk.after(seconds(299));
    assert_eq!(talk.written(), "");
    talk.after(seconds(1));
    assert_eq!(talk.written(), "isready\n");
    talk.hear("info depth 2 score cp 3 pv e2e4\n");
    talk.after(seconds(200));
    assert_eq!(talk.events(), []);
}

#[test]
fn infinite_and_timed_searches_may_be_silent() {
    let time = SearchLimits {
        time: Some(seconds(3600)),
        nodes: Some(10),
        ..SearchLimits::default()
    };
    for limits in [SearchLimits::default(), time] {
        let mut talk = Talk::searching(limits);
        talk.after(seconds(3000));
        assert_eq!(talk.written(), "");
    }
}

#[test]
fn the_last_words_are_remarks_and_unknown_lines_since_the_last_result() {
    let mut talk = Talk::introduced();
    assert_eq!(talk.conversation.last_words(), "", "a banner is none");
    talk.ask(EngineQuestion::of(Position::start()));
    talk.hear("info string ERROR: \u{1b}[31mnetwork not loaded\nerror no network\n\nreadyok\n");
    talk.hear("info depth 1 score cp 2 pv e2e4\n");
    assert_eq!(
        talk.conversation.last_words(),
        "ERROR: [31mnetwork not loaded\nerror no network"
    );
    for number in 0..9 {
        talk.hear(&format!("line {number} {}\n", "x".repeat(2000)));
    }
    let words = talk.conversation.last_words();
    assert_eq!(words.lines().count(), 6);
    assert!(words.starts_with("line 3 ") && words.len() < 2000);
    talk.hear("bestmove e2e4\n");
    assert_eq!(talk.conversation.last_words(), "");
    let mut talk = Talk::begun();
    talk.hear("Some Engine 1\nFailed to load net.bin\n");
    assert_eq!(talk.conversation.last_words(), "Failed to load net.bin");
}
