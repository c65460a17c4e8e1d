//! What a frame of the window costs while four engines report at full speed: two beside the board with ten
//! lines each, and two that are listened to from outside.

use crate::window_program::WindowProgram;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tabiya::model::action::{Action, EngineAction};
use tabiya_chess::Position;
use tabiya_engine::uci::{EngineQuestion, Patience};
use tabiya_engine::{EngineService, EngineState, KeptBy, Program};

const LINES: u16 = 10;
const FRAMES: u32 = 600;
/// From one frame to the next on a usual screen.
const FRAME: Duration = Duration::from_micros(16_667);

pub(crate) fn measure(engine: &Path) {
    let mut program = WindowProgram::new();
    for _ in 0..20 {
        program.frame(Vec::new(), Vec::new());
    }
    let alone = (0..FRAMES).map(|_| program.frame(Vec::new(), Vec::new()).0);
    tell("a frame without engines", alone.collect());
    // The same engine under another name is another engine.
    let folder = tempfile::tempdir().expect("a folder");
    let other = folder.path().join("other");
    std::fs::copy(engine, &other).expect("a copy");
    let shown = [(0, engine), (1, &other)];
    let shown = shown.map(|(at, engine)| shown_engine(&mut program, at, engine));
    let others = [0, 1].map(|_| started(engine, &question()));
    let (mut frames, mut with_news) = (Vec::new(), Vec::new());
    let mut taken: [Arc<EngineState>; 2] = Default::default();
    for _ in 0..FRAMES {
        let begin = Instant::now();
        let mut news = Vec::new();
        for (at, service) in shown.iter().enumerate() {
            let newest = service.state();
            if taken
                .get(at)
                .is_some_and(|taken| !Arc::ptr_eq(taken, &newest))
            {
                taken[at] = Arc::clone(&newest);
                news.push(Action::from(EngineAction::News(at, newest)));
            }
        }
        let has_news = !news.is_empty();
        let (took, _) = program.frame(Vec::new(), news);
        if has_news {
            with_news.push(took);
        }
        frames.push(took);
        thread::sleep(FRAME.saturating_sub(begin.elapsed()));
    }
    let lines = program
        .state
        .engine
        .places
        .each_ref()
        .map(|place| place.lines().len());
    assert_eq!(
        lines,
        [usize::from(LINES); 2],
        "both engines are seen at work"
    );
    assert!(others.iter().all(|other| other.state().depth > 0));
    tell("a frame with four engines at work", frames);
    tell("of these, one with news", with_news);
}

fn question() -> EngineQuestion {
    EngineQuestion {
        lines: LINES,
        ..EngineQuestion::of(Position::start())
    }
}

/// An engine that the panel shows at this place, as the window runs it.
fn shown_engine(program: &mut WindowProgram, at: usize, engine: &Path) -> EngineService {
    program.apply(Action::from(EngineAction::Open));
    if at > 0 {
        program.apply(Action::from(EngineAction::Find(at)));
    }
    program.apply(Action::from(EngineAction::Add(engine.to_owned())));
    program.apply(Action::from(EngineAction::SetLines(at, LINES)));
    program.apply(Action::from(EngineAction::Switch(at)));
    program.frame(Vec::new(), Vec::new());
    let place = program.state.engine.places.get(at);
    let wanted = place.and_then(|place| place.wanted.clone());
    let question = wanted.and_then(|wanted| wanted.question);
    started(engine, &question.expect("the position is one to search"))
}

fn started(engine: &Path, question: &EngineQuestion) -> EngineService {
    let keeper = PathBuf::from(env!("CARGO_BIN_EXE_tabiya"));
    let program = Program {
        kept_by: KeptBy::Other(keeper),
        ..Program::at(engine)
    };
    let service = EngineService::start(program, Vec::new(), Patience::default());
    let service = service.expect("a thread and pipes for it");
    service.search(question.clone());
    service
}

fn tell(name: &str, mut frames: Vec<Duration>) {
    frames.sort();
    let millis = |place: usize| {
        frames
            .get(place)
            .map_or(0.0, |took| took.as_secs_f64() * 1e3)
    };
    let (median, worst) = (
        millis(frames.len() / 2),
        millis(frames.len().saturating_sub(1)),
    );
    let late = millis(frames.len() * 99 / 100);
    println!("{name}: median {median:.2} ms, 99 of 100 within {late:.2} ms, worst {worst:.2} ms");
}
