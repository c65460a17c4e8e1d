//! The targets of links in a text without a position.
//!
//! Nothing is downloaded; only the text of the address counts. [`extract`](crate::extract::extract) reads
//! addresses that contain a FEN.

use std::borrow::Cow;

/// The target of a link, with the name of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteLink<'text> {
    /// A game on a site.
    Game(&'text str),
    /// Another page of a site.
    Page(&'text str),
}

/// The beginnings of the addresses of games, by site. The rest of the address names the game.
const GAMES: [(&str, &[&str]); 5] = [
    (
        "chess.com",
        &[
            "/game/",
            "/live/game/",
            "/daily/game/",
            "/live#g=",
            "/analysis/game/",
            "/games/view/",
        ],
    ),
    ("chessgames.com", &["/perl/chessgame?gid="]),
    ("365chess.com", &["/game.php?gid=", "/view_game.php?g="]),
    ("chesstempo.com", &["/gamedb/game/", "/game-database/game/"]),
    ("chess24.com", &["/watch/", "/embed-game/"]),
];

/// The first link of a text.
///
/// ```
/// use tabiya_notation::links::{SiteLink, link_in};
///
/// let text = "Look at https://www.chess.com/game/123456, please.";
/// assert_eq!(link_in(text), Some(SiteLink::Game("chess.com")));
/// assert_eq!(link_in("https://www.chess.com/news"), Some(SiteLink::Page("chess.com")));
/// assert_eq!(link_in("no link"), None);
/// ```
pub fn link_in(text: &str) -> Option<SiteLink<'_>> {
    text.split(is_end).take(MAX_WORDS).find_map(link)
}

/// The text without its links, each of which becomes a space. A text without links stays as it is.
///
/// ```
/// use tabiya_notation::links::without_links;
///
/// assert_eq!(without_links("See https://lichess.org/abcDEF12: Kg1 Kg8"), "See   Kg1 Kg8");
/// assert_eq!(without_links("no link"), "no link");
/// ```
pub fn without_links(text: &str) -> Cow<'_, str> {
    if link_in(text).is_none() {
        return Cow::Borrowed(text);
    }
    let words = text.split_inclusive(is_end);
    let kept = words.enumerate().map(|(index, word)| {
        let end = word.trim_end_matches(is_end).len();
        let (bare, sign) = word.split_at_checked(end).unwrap_or((word, ""));
        if index < MAX_WORDS && link(bare).is_some() {
            format!(" {sign}").into()
        } else {
            Cow::Borrowed(word)
        }
    });
    kept.collect::<String>().into()
}

/// Later words of a text are not examined.
const MAX_WORDS: usize = 1000;

/// Whether a character ends a word that may be a link.
fn is_end(character: char) -> bool {
    character.is_whitespace() || matches!(character, '"' | '<' | '>' | '(' | ')' | '[' | ']')
}

/// The target of a word with `https://`, or of a word that names a game on a known site.
fn link(word: &str) -> Option<SiteLink<'_>> {
    let named = ["https://", "http://"].into_iter().find_map(|scheme| {
        let (head, rest) = word.split_at_checked(scheme.len())?;
        head.eq_ignore_ascii_case(scheme).then_some(rest)
    });
    let address = named.unwrap_or(word);
    let end = address.find(['/', '?', '#']).unwrap_or(address.len());
    let (host, path) = address.split_at(end);
    let site = host.strip_prefix("www.").unwrap_or(host);
    let is_game = is_game_on(site, path);
    match named {
        _ if is_game => Some(SiteLink::Game(site)),
        Some(_) if site.contains('.') => Some(SiteLink::Page(site)),
        _ => None,
    }
}

fn is_game_on(site: &str, path: &str) -> bool {
    let is_on = |name: &str| {
        let before = site.len().checked_sub(name.len());
        let (before, end) =
            before.map_or(("", ""), |at| site.split_at_checked(at).unwrap_or_default());
        end.eq_ignore_ascii_case(name) && (before.is_empty() || before.ends_with('.'))
    };
    if is_on("lichess.org") {
        return is_lichess_game(path);
    }
    let games = GAMES.into_iter().filter(|(name, _)| is_on(name));
    games.flat_map(|(_, starts)| starts).any(|start| {
        let rest = path.strip_prefix(start).unwrap_or_default();
        rest.contains(|c: char| c.is_ascii_alphanumeric())
    })
}

/// The name of a game has eight letters and digits, or twelve for its players. Pages of the site with names
/// of that length are excluded.
fn is_lichess_game(path: &str) -> bool {
    const PAGES: [&str; 6] = [
        "analysis", "training", "practice", "timeline", "streamer", "insights",
    ];
    let path = path.strip_prefix('/').unwrap_or(path);
    let path = path.strip_prefix("embed/game/").unwrap_or(path);
    let path = path.strip_prefix("embed/").unwrap_or(path);
    let path = path.strip_prefix("game/export/").unwrap_or(path);
    let name = path.split(['/', '?', '#']).next().unwrap_or_default();
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_name && matches!(name.len(), 8 | 12) && !PAGES.contains(&name)
}
