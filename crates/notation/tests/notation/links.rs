//! Links that people paste, which lead to no position.

use tabiya_notation::extract::extract;
use tabiya_notation::links::{SiteLink, link_in, without_links};

#[test]
fn a_link_to_a_game_is_recognized() {
    for (text, site) in [
        ("https://lichess.org/abcDEF12", "lichess.org"),
        ("https://lichess.org/abcDEF12/black#34", "lichess.org"),
        ("lichess.org/abcDEF12gh34", "lichess.org"),
        (
            "https://lichess.org/embed/game/abcDEF12?theme=auto",
            "lichess.org",
        ),
        ("https://www.chess.com/game/live/123456789", "chess.com"),
        (
            "https://www.chess.com/live/game/123456789?username=x",
            "chess.com",
        ),
        ("www.chess.com/game/daily/123456789", "chess.com"),
        (
            "https://www.chess.com/analysis/game/live/123456?tab=review",
            "chess.com",
        ),
        (
            "http://www.chessgames.com/perl/chessgame?gid=1008361",
            "chessgames.com",
        ),
        ("What a game! (https://lichess.org/abcDEF12)", "lichess.org"),
    ] {
        assert_eq!(link_in(text), Some(SiteLink::Game(site)), "{text}");
        assert!(extract(text).is_empty(), "{text}");
    }
}

#[test]
fn other_links_are_pages() {
    for (text, site) in [
        ("https://lichess.org/analysis", "lichess.org"),
        ("https://lichess.org/training/1xYzA", "lichess.org"),
        ("https://lichess.org/study/abcDEF12/ghIJKL34", "lichess.org"),
        ("https://www.chess.com/puzzles/problem/1234", "chess.com"),
        ("https://example.org/game/live/123", "example.org"),
        ("https://notchess.com/game/live/123", "notchess.com"),
    ] {
        assert_eq!(link_in(text), Some(SiteLink::Page(site)), "{text}");
    }
}

#[test]
fn text_that_is_no_address_is_no_link() {
    for text in [
        "",
        "hello",
        "1. e4 e5 2. Nf3/Bc4 1/2",
        "chess.com",
        "https://",
        "https:// lichess",
        "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ] {
        assert_eq!(link_in(text), None, "{text}");
    }
}

#[test]
fn a_fen_in_an_address_is_a_position() {
    let fen = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
    for text in [
        "https://lichess.org/analysis/8/8/8/8/8/8/8/K1k5_w_-_-_0_1",
        "https://www.chess.com/analysis?fen=8%2F8%2F8%2F8%2F8%2F8%2F8%2FK1k5+w+-+-+0+1",
    ] {
        assert_eq!(extract(text), [fen], "{text}");
    }
}

#[test]
fn the_rest_of_a_text_stays_when_its_links_are_cut_out() {
    for (text, rest) in [
        ("https://lichess.org/abcDEF12", " "),
        ("(https://lichess.org/abcDEF12)\n8/8 w", "( )\n8/8 w"),
        ("8/8 w\nlichess.org/abcDEF12gh34\nend", "8/8 w\n \nend"),
        (
            "<a href=\"http://example.org/x\">é</a>",
            "<a href=\" \">é</a>",
        ),
        ("no link: 8/8/8", "no link: 8/8/8"),
    ] {
        assert_eq!(without_links(text), rest, "{text}");
    }
}
