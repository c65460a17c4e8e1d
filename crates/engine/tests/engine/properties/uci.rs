//! Properties of any output of an engine.

use std::time::Duration;
use tabiya_chess::{Mover, Position};
use tabiya_engine::uci::{
    Conversation, EngineOption, EngineQuestion, MAX_ITERATIONS, Patience, SearchLimits, UciEvent,
    UciLine, UciPhase, Variation, read_said,
};
use tabiya_notation::record::read_record;

/// The data is a byte that chooses the question, possibly a line with a position, and the output of the engine.
pub(crate) fn check_fuzz(data: &[u8]) {
    let (choice, data) = data.split_first().unwrap_or((&0, &[]));
    let end = data.iter().position(|byte| *byte == b'\n');
    let (first, said) = data.split_at(end.unwrap_or(0));
    let position = read_record(first).map_or_else(|_| Position::start(), |record| record.position);
    for line in said.split(|byte| *byte == b'\n') {
        check_line(&position, line);
    }
    let lines = u16::from(choice % 5);
    let question = EngineQuestion {
        limits: limits(*choice),
        is_fresh: choice % 2 == 0,
        ..EngineQuestion::of(position).with_lines(lines)
    };
    let whole = converse(&question, said, said.len().max(1));
    let bytes = converse(&question, said, 1);
    assert_eq!(whole, bytes, "the same in any pieces");
}

fn limits(choice: u8) -> SearchLimits {
    SearchLimits {
        time: (choice & 8 != 0).then_some(Duration::from_secs(1)),
        depth: (choice & 16 != 0).then_some(9),
        nodes: (choice & 32 != 0).then_some(0),
        mate: (choice & 64 != 0).then_some(3),
        moves: Vec::new(),
    }
}

fn check_line(position: &Position, line: &[u8]) {
    match read_said(line) {
        UciLine::Info(info) => {
            let mover = Mover::new(position).ok();
            if let (Some(mover), Some(pv)) = (mover, info.pv) {
                check_moves(mover, &Variation::read(&mover, pv));
            }
        }
        UciLine::Offers(offered) => {
            if let Some(option) = EngineOption::read(offered) {
                check_option(&option);
            }
        }
        _ => {}
    }
}

fn check_moves(mut mover: Mover, line: &Variation) {
    for played in &line.moves {
        assert!(mover.is_legal(*played));
        mover = mover.after(*played);
    }
}

/// An option accepts its own values, and setting it sends one line.
fn check_option(option: &EngineOption) {
    let values = ["true", "7", "-99999999999", "a\nquit", "", "x y"].map(str::to_owned);
    for value in values.into_iter().chain(option.default_value()) {
        if let Ok(setting) = option.set_to(&value) {
            let texts = [Some(setting.name()), setting.value()];
            for text in texts.into_iter().flatten() {
                assert!(!text.contains(char::is_control), "{text:?}");
            }
        }
    }
}

/// Sends a question, this output in pieces of this many bytes, another question, a stop and the
/// end. Returns the text written and the events.
fn converse(question: &EngineQuestion, said: &[u8], piece: usize) -> (Vec<u8>, Vec<UciEvent>) {
    let mut conversation = Conversation::new(Patience::default(), Duration::ZERO);
    let (mut written, mut events) = (Vec::new(), Vec::new());
    let mut now = Duration::ZERO;
    conversation.ask(question.clone(), now);
    conversation.choose(vec![("Hash".to_owned(), "64\nquit".to_owned())], now);
    for part in said.chunks(piece) {
        conversation.hear(part, now);
        written.extend(conversation.take_output());
        events.extend(std::iter::from_fn(|| conversation.next_event()));
    }
    check_progress(&conversation);
    conversation.ask(question.clone(), now);
    conversation.stop(now);
    conversation.quit(now);
    // Every wait is bounded.
    for _ in 0..5 {
        now += Duration::from_mins(2);
        conversation.tick(now);
    }
    assert_eq!(conversation.phase(), UciPhase::Failed);
    written.extend(conversation.take_output());
    events.extend(std::iter::from_fn(|| conversation.next_event()));
    check_written(&written);
    (written, events)
}

fn check_progress(conversation: &Conversation) {
    let (Some(progress), Some(mover)) = (conversation.progress(), conversation.searched()) else {
        return;
    };
    assert!(progress.iterations().len() <= MAX_ITERATIONS);
    assert!(progress.lines().count() <= 4);
    for line in progress.lines() {
        check_moves(*mover, &line.read(mover));
    }
}

/// Only commands are written, for any output and settings.
fn check_written(written: &[u8]) {
    let written = std::str::from_utf8(written).expect("commands are text");
    let heads = ["uci", "isready", "ucinewgame", "stop", "quit"];
    for line in written.lines() {
        let starts = ["setoption name ", "position fen ", "go "];
        let is_command = heads.contains(&line) || starts.iter().any(|head| line.starts_with(head));
        assert!(is_command, "{line:?}");
    }
    assert!(written.matches("quit").count() <= 2 || !written.contains("\nquit\nquit"));
}
