//! Streams of games, cut into parts that are read in parallel.

use super::wanted;
use tabiya_collection::games::{
    CutGames, Extractor, GameFaultKind, GameFindings, GamePart, MAX_GAME_LEN, Which,
};

fn cut(text: &[u8], piece: usize) -> Vec<GamePart> {
    let mut cut = CutGames::new();
    let mut parts = Vec::new();
    for piece in text.chunks(piece) {
        cut.put(piece);
        parts.extend(std::iter::from_fn(|| cut.take()));
    }
    cut.end();
    parts.extend(std::iter::from_fn(|| cut.take()));
    parts
}

fn extracted(parts: &[GamePart]) -> (Vec<u8>, GameFindings) {
    let mut extractor = Extractor::new(wanted(Which::Every, true));
    let (mut out, mut found) = (Vec::new(), GameFindings::default());
    for part in parts {
        found.add(extractor.extract(part, &mut out));
    }
    (out, found)
}

/// Games of all kinds, with text that could be mistaken for the beginning of a game.
fn games(count: usize, end: &str) -> String {
    let games = (0..count).map(|number| {
        let tags = match number % 5 {
            0 => format!("[Event \"{number}\"]\n[Site \"?\"]\n\n"),
            1 => format!("[White \"{number}\"]\n[Event \"?\"]\n\n"),
            2 => format!("[Event \"{number}\"]\n"),
            3 => format!("[Event \"{number}\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n"),
            _ => format!("[Site \"{number}\"]\n\n[Event \"more\"]\n\n"),
        };
        let moves = match number % 4 {
            0 => "1. e4 {[Event is no tag]\n[%clk 1]\n\n[see \"there\"} *",
            1 => "1. e4 Ke7 (1... {\n[Black \"x\"] still a comment?} e5)",
            2 => "1. e4 { open",
            _ => "1. e3 ; [Event \"no\"]\n1-0 {said later}",
        };
        format!("{tags}{moves}\n\n")
    });
    games.collect::<String>().replace('\n', end)
}

#[test]
fn a_stream_is_cut_only_between_games() {
    for end in ["\n", "\r\n", "\r"] {
        let text = games(30_000, end);
        let whole = extracted(&[GamePart::whole(text.clone().into_bytes())]);
        for piece in [300_000, 60_000, 997] {
            let parts = cut(text.as_bytes(), piece);
            assert!(parts.len() > 4, "{} parts", parts.len());
            let joined: Vec<u8> = parts.iter().flat_map(|part| part.text.clone()).collect();
            assert!(joined == text.as_bytes(), "every byte is in one part");
            let pieces = extracted(&parts);
            assert_eq!(pieces.1.games, whole.1.games);
            assert_eq!(pieces.1.broken, whole.1.broken);
            assert!(pieces.0 == whole.0);
        }
    }
}

#[test]
fn games_without_tags_are_cut_at_empty_lines_after_results() {
    let text = "1. e4 e5 2. Nf3\nNc6 1/2-1/2\n\n1. d4 {0-1\nno} *\n\n".repeat(20_000);
    let parts = cut(text.as_bytes(), 60_000);
    assert!(parts.len() > 4);
    let (_, found) = extracted(&parts);
    assert_eq!((found.games, found.broken.len()), (40_000, 0));
    assert_eq!(found.positions, 20_000 * 7);
}

#[test]
fn an_oversized_game_is_truncated_and_the_next_game_is_whole() {
    let text = format!(
        "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. e4 e5 {{{}}} 2. Nf3 *\n\n[Event \"c\"]\n\n1. d4 Kd7 *\n",
        "no end \n".repeat(MAX_GAME_LEN / 4)
    );
    let lines = text.matches('\n').count() as u64;
    for piece in [1 << 20, 100_000] {
        let parts = cut(text.as_bytes(), piece);
        assert!(
            parts
                .iter()
                .all(|part| part.text.len() <= MAX_GAME_LEN + piece)
        );
        let (_, found) = extracted(&parts);
        assert_eq!(found.games, 3);
        assert_eq!(found.positions, 2 + 3 + 2);
        let told: Vec<_> = found
            .broken
            .iter()
            .map(|broken| (broken.game, broken.kind, broken.line))
            .collect();
        assert_eq!(told.len(), 2);
        assert_eq!((told[0].0, told[0].1), (2, GameFaultKind::TooLong));
        assert_eq!(told[1], (3, GameFaultKind::Move, lines));
    }
}
