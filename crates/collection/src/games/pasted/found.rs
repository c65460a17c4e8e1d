//! The games found in a text.

use super::super::reader::GameReader;
use super::super::safe_text::visible;
use super::super::tokens::{GameToken, Tokens};
use super::super::wanted::PlayedMove;
use super::super::{Game, GameFault, GameFaultKind, SkippedKind};
use super::line::PastedGame;
use super::words::{looks_like_move, number_before};
use std::ops::{ControlFlow, Range};
use tabiya_notation::extract::extract;

/// The number of bytes of the text around games in which FENs are searched for.
const MOST_AROUND: usize = 1 << 18;

/// The maximum length of a variant's name that is shown.
const LONGEST_NAME: usize = 40;

/// The games in a text.
#[derive(Clone, Debug, Default)]
pub enum PastedGames {
    /// No game.
    #[default]
    None,
    /// A single game.
    One(Box<PastedGame>),
    /// The text of several games, without the text around them.
    Several(String),
    /// A single game that is not chess according to its tags: the reason, and the value of the tag.
    OfVariant(GameFaultKind, String),
}

impl PastedGames {
    /// Whether the text can hardly be anything but a game: there are several moves, tags or a
    /// command.
    pub fn are_certain(&self) -> bool {
        match self {
            Self::None => false,
            Self::One(game) => game.is_certain,
            Self::Several(_) | Self::OfVariant(..) => true,
        }
    }

    /// Whether the whole text can be played and has more than one move. Then it is not a list of
    /// pieces, although figurines may give the squares of both kings.
    pub fn are_whole(&self) -> bool {
        match self {
            Self::None => false,
            Self::One(game) => game.is_certain && game.is_whole(),
            Self::Several(_) | Self::OfVariant(..) => true,
        }
    }

    /// Whether there is no game.
    pub fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }
}

/// Receives the number of bytes read and the total, and may stop the reading.
pub(super) type ReadProgress<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

/// The findings in a text.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question to the text by itself"
)]
pub(super) struct Games<'text> {
    text: &'text str,
    played: PlayedMove,
    pub(super) spans: Vec<Range<usize>>,
    first: Option<PastedGame>,
    /// Whether the text is exactly what was pasted.
    pub(super) is_original: bool,
    /// The beginning of the first game, or of text that was mistaken for one.
    pub(super) begins: Option<usize>,
    /// Whether a game begins with a position in which nothing can be played.
    has_no_start: bool,
    /// The reason why the first game is not chess, if it is not, and the value of the tag.
    variant: Option<(GameFaultKind, String)>,
    /// Whether any game has a move.
    pub(super) has_moves: bool,
    /// Whether any game gives its starting position.
    pub(super) has_start: bool,
    /// The text around the games, and text in them that could not be read.
    around: String,
}

impl<'text> Games<'text> {
    pub(super) fn new(text: &'text str, played: PlayedMove) -> Self {
        Self {
            text,
            played,
            spans: Vec::new(),
            first: None,
            is_original: false,
            begins: None,
            has_no_start: false,
            variant: None,
            has_moves: false,
            has_start: false,
            around: String::new(),
        }
    }

    pub(super) fn read(&mut self, from: usize, progress: &mut ReadProgress<'_>) -> Option<()> {
        let text = self.text.as_bytes();
        let mut reader = GameReader::new();
        let mut at = from;
        while let Some(game) = reader.read(text, at) {
            if progress(at as u64, text.len() as u64).is_break() {
                return None;
            }
            self.begins.get_or_insert(game.span.start);
            self.add_around(at..game.span.start);
            self.add(game);
            at = game.span.end.max(at + 1);
        }
        self.add_around(at..text.len());
        Some(())
    }

    fn add(&mut self, game: &Game) {
        let in_main_line = game.places.iter().filter(|place| place.depth == 0);
        let moves = in_main_line.count().saturating_sub(1);
        let fault = faults_of_main_line(game).next();
        let is_game = if !game.tags.is_empty() {
            0 < moves || self.has_usual_tag(game)
        } else if self.first.is_none() {
            self.is_first_of_moves(game)
        } else {
            1 < moves || moves == 1 && fault.is_none()
        };
        if !is_game {
            return self.add_around(game.span.clone());
        }
        if let Some(trouble) = first_trouble(game)
            && variant_of(self.text, game).is_none()
        {
            self.add_around(trouble.start..game.span.end);
        }
        self.has_moves |= 0 < moves || self.has_moves_of_variant(game);
        self.has_start |= game.tag(self.text.as_bytes(), "FEN").is_some();
        if self.first.is_none() {
            self.has_no_start = has_no_start(game);
            self.variant = variant_of(self.text, game);
            self.first = Some(PastedGame::of(self.text.as_bytes(), game, self.played));
        }
        self.spans.push(game.span.clone());
    }

    /// Whether a game that is not chess has moves.
    fn has_moves_of_variant(&self, game: &Game) -> bool {
        let text = self.text.as_bytes().get(..game.span.end);
        variant_of(self.text, game).is_some()
            && Tokens::from(text.unwrap_or_default(), game.span.start)
                .any(|(_, token)| matches!(token, GameToken::Move(_)))
    }

    /// Whether the game has one of the usual tags, which hardly appear in other text.
    fn has_usual_tag(&self, game: &Game) -> bool {
        const USUAL: [&str; 8] = [
            "Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN",
        ];
        let mut names = game
            .tags
            .iter()
            .map(|(name, _)| self.text.get(name.clone()));
        names.any(|name| name.is_some_and(|name| USUAL.contains(&name)))
    }

    /// Whether moves without tags are a game: at least one can be played, and unreadable text after
    /// it looks like a move, unless move numbers show that these are moves.
    fn is_first_of_moves(&self, game: &Game) -> bool {
        if game.places.len() < 2 {
            return false;
        }
        let Some(trouble) = first_trouble(game) else {
            return true;
        };
        let word = self.text.as_bytes().get(trouble.clone());
        let mut faults = faults_of_main_line(game);
        let is_unclosed = faults.any(|fault| {
            fault.kind == GameFaultKind::Unclosed && fault.span.start == trouble.start
        });
        let is_numbered = || {
            let mut tokens = Tokens::from(self.text.as_bytes(), game.span.start);
            let first = tokens.find_map(|(_, token)| match token {
                GameToken::Move(word) => Some(word.start),
                _ => None,
            });
            first.is_some_and(|first| number_before(self.text, first).is_some())
        };
        is_unclosed || word.is_some_and(looks_like_move) || is_numbered()
    }

    /// Stores text around games, without tags and comments.
    pub(super) fn add_around(&mut self, span: Range<usize>) {
        let text = self.text.as_bytes().get(..span.end).unwrap_or_default();
        let mut tokens = Tokens::from(text, span.start);
        let mut at = span.start;
        while let Some((start, token)) = tokens.next() {
            if self.around.len() > MOST_AROUND {
                return;
            }
            if matches!(token, GameToken::Tag { .. } | GameToken::Comment { .. }) {
                self.push_around(at..start);
                at = tokens.place();
            }
        }
        self.push_around(at..span.end);
        self.around.push('\n');
    }

    fn push_around(&mut self, span: Range<usize>) {
        let room = MOST_AROUND.saturating_sub(self.around.len());
        let end = span.end.min(span.start.saturating_add(room));
        let text = self.text.as_bytes().get(span.start..end);
        let text = String::from_utf8_lossy(text.unwrap_or_default());
        self.around.push_str(&text);
    }

    pub(super) fn has_positions_around(&self) -> bool {
        !extract(&self.around).is_empty()
    }

    /// Returns the text of the only game as it was pasted: all of the text, unless there are other words.
    fn source(&self) -> Option<&'text str> {
        let [span] = self.spans.as_slice() else {
            return None;
        };
        let is_bare = self.first.as_ref()?.tree.heading().tags.is_empty();
        if !self.is_original || is_bare {
            return None;
        }
        let before = self.text.get(..span.start)?;
        let behind = self.text.get(span.end..)?;
        if before.trim().is_empty() && behind.trim().is_empty() {
            return Some(self.text);
        }
        self.text.get(span.clone())
    }

    pub(super) fn finish(self, is_certain: bool) -> PastedGames {
        if let [_, _, ..] = self.spans.as_slice() {
            let mut games = String::new();
            for span in &self.spans {
                games.push_str(self.text.get(span.clone()).unwrap_or_default().trim_end());
                games.push_str("\n\n");
            }
            return PastedGames::Several(games);
        }
        if let Some((kind, name)) = self.variant {
            return PastedGames::OfVariant(kind, name);
        }
        let source = self.source();
        let first = self.first.filter(|_| !self.has_no_start);
        first.map_or(PastedGames::None, |mut game| {
            if let Some(source) = source {
                game.tree.set_source(source);
            }
            let is_certain = is_certain || game.is_certain;
            PastedGames::One(Box::new(PastedGame { is_certain, ..game }))
        })
    }
}

fn faults_of_main_line(game: &Game) -> impl Iterator<Item = &GameFault> {
    game.faults.iter().filter(|fault| !fault.is_in_variation)
}

/// Returns the first place where a game breaks off or something unknown was skipped.
fn first_trouble(game: &Game) -> Option<Range<usize>> {
    let faults = faults_of_main_line(game).map(|fault| &fault.span);
    let words = game
        .skipped
        .iter()
        .filter(|one| one.kind == SkippedKind::Word);
    let spans = faults.chain(words.map(|skipped| &skipped.span));
    spans.min_by_key(|span| span.start).cloned()
}

/// Returns the reason why a game is not chess, if it is not, and the value of its tag.
pub(super) fn variant_of(text: &str, game: &Game) -> Option<(GameFaultKind, String)> {
    let is_variant = |kind| matches!(kind, GameFaultKind::Variant | GameFaultKind::VariantMarks);
    let fault = game.faults.iter().find(|fault| is_variant(fault.kind))?;
    let name = text.as_bytes().get(fault.span.clone()).unwrap_or_default();
    Some((fault.kind, visible(name, LONGEST_NAME)))
}

/// Whether the starting position of a game cannot be read.
pub(super) fn has_no_start(game: &Game) -> bool {
    let mut kinds = game.faults.iter().map(|fault| fault.kind);
    kinds.any(|kind| kind == GameFaultKind::Start)
}
