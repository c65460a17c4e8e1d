//! Tests of the interpretation of command lines.

use super::*;

fn parsed(args: &[&str]) -> Args {
    match all_parsed(args).unwrap() {
        Invocation::Window(args) => args,
        other => panic!("{other:?}"),
    }
}

fn all_parsed(args: &[&str]) -> Result<Invocation, HelpOrError> {
    let args = std::iter::once("tabiya").chain(args.iter().copied());
    parse(args.map(OsString::from))
}

#[test]
fn a_fen_is_a_position_and_anything_else_is_a_file() {
    let inputs = parsed(&["8/8/8/8/8/8/8/K6k w - - 0 1", "no such file.fen", "-"]).inputs;
    assert_eq!(
        inputs,
        [
            Input::Text("8/8/8/8/8/8/8/K6k w - - 0 1".to_owned()),
            Input::File(PathBuf::from("no such file.fen")),
            Input::StandardInput,
        ]
    );
}

#[test]
fn moves_games_and_engine_commands_are_text_and_a_single_word_is_a_file() {
    for text in [
        "1. e4 e5 2. Nf3",
        "e2e4 e7e5",
        "[Event \"Club\"]\n\n1. e4 *\n",
        "position startpos moves e2e4",
    ] {
        assert_eq!(parsed(&[text]).inputs, [Input::Text(text.to_owned())]);
    }
    for name in ["e4", "e4 analysis", "b6.pgn"] {
        assert_eq!(parsed(&[name]).inputs, [Input::File(PathBuf::from(name))]);
    }
}

#[test]
fn a_size_is_two_numbers_with_an_x_between() {
    assert_eq!(parsed(&["--size", "760x560"]).size, Some((760.0, 560.0)));
    assert_eq!(all_parsed(&["--size", "big"]).unwrap_err().status(), 2);
}

#[test]
fn options_ask_for_a_window_of_its_own() {
    for alone in [&["a.fen"] as &[&str], &[], &["-", "b.fen"]] {
        assert!(!parsed(alone).wants_own_window, "{alone:?}");
    }
    for own in [
        &["--new-window"] as &[&str],
        &["a.fen", "--new-window"],
        &["--theme", "dark", "a.fen"],
        &["--contrast", "high"],
        &["--zoom", "100"],
        &["--size", "1280x800"],
        &["--renderer", "auto"],
        &["--screenshot", "a.png"],
        &["--safe"],
    ] {
        assert!(parsed(own).wants_own_window, "{own:?}");
    }
}

#[test]
fn a_start_is_safe_only_on_request() {
    assert!(!parsed(&["a.fen"]).safe && parsed(&["--safe", "a.fen"]).safe);
    assert_eq!(parsed(&["--safe"]).size, None);
}

#[test]
fn help_and_version_are_printed_and_end_with_success() {
    let asked: [&[&str]; 5] = [
        &["--help"],
        &["--version"],
        &["check", "--help"],
        &["convert", "--help"],
        &["render", "--help"],
    ];
    for args in asked {
        assert_eq!(all_parsed(args).unwrap_err().status(), 0);
    }
}

#[test]
fn only_the_first_word_is_a_command() {
    let window: [&[&str]; 4] = [
        &["./check"],
        &["games.fen", "check"],
        &["--theme", "dark", "convert"],
        &["help"],
    ];
    for args in window {
        assert!(
            matches!(all_parsed(args), Ok(Invocation::Window(_))),
            "{args:?}"
        );
    }
    assert!(matches!(all_parsed(&["check"]), Ok(Invocation::Check(_))));
    let convert = all_parsed(&["convert", "check"]);
    assert!(matches!(convert, Ok(Invocation::Convert(_))));
}

#[test]
fn a_wrong_option_of_a_command_ends_with_3() {
    for args in [
        ["check", "--jsn"],
        ["convert", "--to=x"],
        ["render", "--size=63"],
        ["render", "--set=frame=red"],
        ["render", "--set=x"],
    ] {
        assert_eq!(all_parsed(&args).unwrap_err().status(), 3, "{args:?}");
    }
}
