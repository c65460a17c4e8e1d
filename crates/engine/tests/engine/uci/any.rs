//! Output of engines and commands to them, written and read back.

use crate::properties::uci::check_fuzz;
use proptest::option::of;
use proptest::prelude::*;
use std::fmt::Write as _;
use std::time::Duration;
use tabiya_chess::{Mover, Position};
use tabiya_engine::uci::{
    Bound, EngineOption, Info, OptionKind, Pv, Score, UciLine, Value, Variation, Wdl, read_said,
};
use tabiya_notation::moves::write_uci;

fn any_score() -> impl Strategy<Value = Score> {
    prop_oneof![
        (-100_000..100_000).prop_map(Score::Centipawns),
        (1_u32..500).prop_map(Score::Mates),
        (0_u32..500).prop_map(Score::IsMated),
    ]
}

fn any_bound() -> impl Strategy<Value = Bound> {
    prop_oneof![
        Just(Bound::Exact),
        Just(Bound::AtLeast),
        Just(Bound::AtMost)
    ]
}

/// The text that an engine would write for it.
fn written(info: &Info<'_>) -> String {
    let mut line = "info".to_owned();
    let numbers = [
        ("depth", info.depth.map(u64::from)),
        ("nodes", info.nodes),
        (
            "time",
            info.time
                .map(|time| u64::try_from(time.as_millis()).unwrap()),
        ),
        ("multipv", info.line.map(u64::from)),
        ("hashfull", info.hash_full.map(u64::from)),
    ];
    for (name, number) in numbers {
        if let Some(number) = number {
            write!(line, " {name} {number}").unwrap();
        }
    }
    if let Some(value) = info.value {
        match value.score {
            Score::Centipawns(score) => write!(line, " score cp {score}"),
            Score::Mates(moves) => write!(line, " score mate {moves}"),
            Score::IsMated(moves) => write!(line, " score mate -{moves}"),
        }
        .unwrap();
        line += match value.bound {
            Bound::Exact => "",
            Bound::AtLeast => " lowerbound",
            Bound::AtMost => " upperbound",
        };
    }
    if let Some(wdl) = info.wdl {
        write!(line, " wdl {} {} {}", wdl.win, wdl.draw, wdl.loss).unwrap();
    }
    line
}

fn any_info() -> impl Strategy<Value = Info<'static>> {
    let value = (any_score(), any_bound()).prop_map(|(score, bound)| Value { score, bound });
    let wdl = any::<(u16, u16, u16)>().prop_map(|(win, draw, loss)| Wdl { win, draw, loss });
    let counts = any::<(
        Option<u32>,
        Option<u64>,
        Option<u32>,
        Option<u32>,
        Option<u32>,
    )>();
    (counts, of(value), of(wdl)).prop_map(|((depth, nodes, time, line, hash_full), value, wdl)| {
        Info {
            depth,
            nodes,
            time: time.map(|time| Duration::from_millis(time.into())),
            line,
            hash_full,
            value,
            wdl,
            ..Info::default()
        }
    })
}

fn any_option() -> impl Strategy<Value = EngineOption> {
    let word = "[A-Za-z][A-Za-z0-9()]{0,8}";
    let free = |word: &String| !["default", "min", "max", "var", "type"].contains(&word.as_str());
    let text = || {
        proptest::collection::vec(word.prop_filter("a word of the protocol", free), 1..4)
            .prop_map(|words| words.join(" "))
    };
    let spin = any::<(i32, i32, i32)>().prop_map(|(one, two, three)| {
        let mut numbers = [one, two, three].map(i64::from);
        numbers.sort_unstable();
        let [min, default, max] = numbers;
        OptionKind::Spin { default, min, max }
    });
    let combo = (text(), proptest::collection::vec(text(), 0..5));
    let kind = prop_oneof![
        any::<bool>().prop_map(|default| OptionKind::Check { default }),
        spin,
        combo.prop_map(|(default, choices)| OptionKind::Combo { default, choices }),
        text().prop_map(|default| OptionKind::Text { default }),
        Just(OptionKind::Button),
    ];
    (text(), kind).prop_map(|(name, kind)| EngineOption { name, kind })
}

fn offered(option: &EngineOption) -> String {
    let kind = match &option.kind {
        OptionKind::Check { default } => format!("check default {default}"),
        OptionKind::Spin { default, min, max } => {
            format!("spin default {default} min {min} max {max}")
        }
        OptionKind::Combo { default, choices } => {
            let words = [vec![default.clone()], choices.clone()].concat();
            format!("combo default {}", words.join(" var "))
        }
        OptionKind::Text { default } => format!("string default {default}"),
        OptionKind::Button => "button".to_owned(),
    };
    format!("name {} type {kind}", option.name)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn written_search_information_is_read_back(info in any_info()) {
        let line = written(&info);
        prop_assert_eq!(read_said(line.as_bytes()), UciLine::Info(info), "{}", line);
    }

    #[test]
    fn offered_options_are_read_back_and_accept_their_defaults(option in any_option()) {
        let read = EngineOption::read(offered(&option).as_bytes());
        prop_assert_eq!(read.as_ref(), Some(&option));
        if let Some(value) = option.default_value() {
            let set = option.set_to(&value).unwrap();
            prop_assert_eq!(set.value(), Some(value.as_str()));
        }
    }

    #[test]
    fn a_line_of_legal_moves_is_read_back(choices in proptest::collection::vec(any::<u16>(), 0..60)) {
        let start = Mover::new(&Position::start()).unwrap();
        let (mut mover, mut moves, mut words) = (start, Vec::new(), Vec::new());
        for choice in choices {
            let legal = mover.moves();
            let Some(played) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
            words.push(write_uci(&mover, *played, choice % 2 == 0));
            moves.push(*played);
            mover = mover.after(*played);
        }
        let text = words.join(" ");
        let read = Variation::read(&start, Pv::of(text.as_bytes()));
        prop_assert_eq!(read, Variation { moves, wrong: None });
    }

    #[test]
    fn the_conversation_continues_or_ends_after_any_output(
        choice in any::<u8>(),
        lines in proptest::collection::vec(
            prop_oneof![
                Just("uciok".to_owned()), Just("readyok".to_owned()),
                Just("bestmove e2e4".to_owned()), Just("bestmove (none)".to_owned()),
                Just("option name MultiPV type spin default 1 min 1 max 3".to_owned()),
                Just("info depth 3 score cp 4 pv e2e4 e7e5".to_owned()),
                any_info().prop_map(|info| written(&info)),
                any_option().prop_map(|option| format!("option {}", offered(&option))),
                ".{0,30}",
            ],
            0..20,
        ),
    ) {
        let mut input = vec![choice, b'\n'];
        input.extend(lines.join("\n").bytes());
        input.push(b'\n');
        check_fuzz(&input);
    }
}
