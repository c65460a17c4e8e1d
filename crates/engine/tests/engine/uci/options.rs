//! The options of engines, and values for them.

use tabiya_engine::uci::{EngineOption, OptionKind, WrongValue};

fn option(offered: &str) -> EngineOption {
    EngineOption::read(offered.as_bytes()).unwrap_or_else(|| panic!("{offered}"))
}

fn sent(option: &EngineOption, value: &str) -> String {
    let setting = option.set_to(value).unwrap();
    setting.value().unwrap_or("pressed").to_owned()
}

#[test]
fn each_type_of_option_is_read_with_blanks_in_names_and_choices() {
    let spin = option("name Mobility (Middle Game) type spin default 100 min 0 max 200");
    assert_eq!(spin.name, "Mobility (Middle Game)");
    let range = OptionKind::Spin {
        default: 100,
        min: 0,
        max: 200,
    };
    assert_eq!(spin.kind, range);
    let combo = option(
        "name NullMove Pruning type combo default Always var Always var Fail High var Never",
    );
    let choices = ["Always", "Fail High", "Never"].map(str::to_owned).to_vec();
    let default = "Always".to_owned();
    assert_eq!(combo.kind, OptionKind::Combo { default, choices });
    assert_eq!(
        option("name Ponder type check default false").kind,
        OptionKind::Check { default: false }
    );
    assert_eq!(
        option("name Clear Hash type button").kind,
        OptionKind::Button
    );
    let text = |offered| option(offered).default_value().unwrap();
    assert_eq!(text("name SyzygyPath type string default <empty>"), "");
    assert_eq!(text("name Debug Log File type string default "), "");
    assert_eq!(
        text("name Path type string default /min max/var default"),
        "/min max/var default"
    );
}

#[test]
fn odd_options_are_read_as_far_as_possible() {
    let unlimited = option("name Contempt type spin default 5");
    assert_eq!(sent(&unlimited, "-12345"), "-12345");
    let crossed = option("name A type spin default 99 min 10 max 1");
    let range = OptionKind::Spin {
        default: 10,
        min: 1,
        max: 10,
    };
    assert_eq!(crossed.kind, range);
    for offered in [
        "",
        "name",
        "name X",
        "name X type",
        "name X type matrix",
        "type spin",
        "name type check",
    ] {
        assert_eq!(EngineOption::read(offered.as_bytes()), None, "{offered}");
    }
}

#[test]
fn a_value_is_checked_against_type_and_range_and_sent_in_the_spelling_of_the_engine() {
    let hash = option("name Hash type spin default 16 min 1 max 1024");
    assert_eq!(sent(&hash, " 64 "), "64");
    let out = WrongValue::OutOfRange { min: 1, max: 1024 };
    assert_eq!(hash.set_to("2048"), Err(out));
    assert_eq!(hash.set_to("much"), Err(WrongValue::NotANumber));
    let check = option("name Ponder type check default false");
    assert_eq!(sent(&check, "True"), "true");
    assert_eq!(check.set_to("yes"), Err(WrongValue::NotOnOrOff));
    let combo = option("name Style type combo default Solid var Solid var Very Risky");
    assert_eq!(sent(&combo, "very risky"), "Very Risky");
    assert_eq!(combo.set_to("mad"), Err(WrongValue::NoSuchChoice));
    assert_eq!(
        sent(&option("name Clear Hash type button"), "whatever"),
        "pressed"
    );
}

#[test]
fn no_value_contains_a_second_command() {
    let path = option("name Path type string default x");
    assert_eq!(path.set_to("a\nquit"), Err(WrongValue::ControlCharacter));
    assert_eq!(path.set_to("a\rquit"), Err(WrongValue::ControlCharacter));
    assert_eq!(path.set_to(&"x".repeat(5000)), Err(WrongValue::TooLong));
    assert_eq!(sent(&path, ""), "<empty>");
    assert_eq!(sent(&path, "/tables of mine"), "/tables of mine");
}
