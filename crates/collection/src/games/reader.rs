//! Reads games and plays their moves.

mod bounds;

use super::cut::is_start;
use super::game::{
    Arrival, Game, GameFault, GameFaultKind, GamePlace, PlaceNote, SkippedKind, TextSpan,
};
use super::played::{PlayedWord, played};
use super::tokens::{DIAGRAM_NAG, GameToken, Tokens};
use std::ops::Range;
use tabiya_chess::{Color, Mover};

/// The maximum number of positions read from a game, including variations; if there are more, that is reported.
pub const MAX_PLACES: usize = 1 << 15;

/// Reads games one after the other and reuses the memory of the previous one.
#[derive(Debug, Default)]
pub struct GameReader {
    game: Game,
    skips_variations: bool,
    /// The open variations, from the main line to the innermost, except the one that is being read.
    around: Vec<LineOfMoves>,
    /// Comments and glyphs before the move that they belong to.
    early: Vec<PlaceNote>,
}

/// A line of moves that is being read.
#[derive(Clone, Copy, Debug)]
struct LineOfMoves {
    /// The place that it has reached.
    at: u32,
    /// The legal moves there; `None` after a move that could not be read.
    mover: Option<Mover>,
    /// Whether no move of it was read yet, so that comments belong to the next move.
    is_new: bool,
}

impl GameReader {
    /// Creates a reader of games with all their variations.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a reader of main lines that skips variations.
    pub fn of_main_lines() -> Self {
        Self {
            skips_variations: true,
            ..Self::default()
        }
    }

    /// Reads the first game that begins at `from` or later; `None` if there is none. The next one
    /// is searched for from the end of its [`Game::span`].
    pub fn read(&mut self, text: &[u8], from: usize) -> Option<&Game> {
        self.game.clear();
        self.around.clear();
        self.early.clear();
        let mut reading = GameReading {
            text,
            tokens: Tokens::from(text, from),
            game: &mut self.game,
            around: &mut self.around,
            early: &mut self.early,
            line: None,
            skips_variations: self.skips_variations,
            skipped_depth: 0,
            is_unclosed: None,
            start_without_moves: None,
            ends_with_zeros: false,
        };
        let found = reading.read(from);
        found.then_some(&self.game)
    }

    /// Returns the game that was read last.
    pub fn game(&self) -> &Game {
        &self.game
    }
}

impl Game {
    fn clear(&mut self) {
        self.span = 0..0;
        self.tags.clear();
        self.places.clear();
        self.result = None;
        self.notes.clear();
        self.faults.clear();
        self.skipped.clear();
    }
}

/// A game that is being read.
struct GameReading<'a> {
    text: &'a [u8],
    tokens: Tokens<'a>,
    game: &'a mut Game,
    around: &'a mut Vec<LineOfMoves>,
    early: &'a mut Vec<PlaceNote>,
    /// The innermost line; `None` before the first token that is not a tag.
    line: Option<LineOfMoves>,
    skips_variations: bool,
    /// The number of open variations that are skipped.
    skipped_depth: u32,
    /// The place of an unclosed comment or variation.
    is_unclosed: Option<usize>,
    /// The tag value with the starting position, if that position has no legal moves and none have
    /// followed yet.
    start_without_moves: Option<Range<usize>>,
    /// Whether the tag `Result` says that both sides lost: then `0-0` after the last move is not
    /// castling.
    ends_with_zeros: bool,
}

impl GameReading<'_> {
    /// Reads the game and returns whether there is one.
    fn read(&mut self, from: usize) -> bool {
        let mut begins = None;
        let mut end = None;
        while let Some((at, token)) = self.tokens.next() {
            if begins.is_none() && !self.begins_game(&token, at) {
                continue;
            }
            if matches!(token, GameToken::Tag { .. })
                && begins.is_some()
                && self.is_of_next_game(at)
            {
                end = Some(at);
                break;
            }
            begins.get_or_insert(at);
            if self.is_result(&token) {
                self.take(GameToken::Result, at);
                self.game.result = Some(at..self.tokens.place());
                self.skip_behind_result();
                break;
            }
            self.take(token, at);
        }
        let Some(begins) = begins else {
            self.game.span = from..self.text.len();
            return false;
        };
        if self.line.is_none() {
            self.begin();
        }
        let end = end.unwrap_or(self.tokens.place());
        self.tell_unclosed(end);
        self.forget_start_of_nothing();
        self.game.span = begins..end;
        // Notes of variations come after the move that they are about.
        if !self.game.notes.is_sorted_by_key(|(place, _)| *place) {
            self.game.notes.sort_by_key(|(place, _)| *place);
        }
        true
    }

    /// Whether a game begins with this token rather than a comment between games. A game without
    /// tags may begin with a comment, which is kept for it.
    fn begins_game(&mut self, token: &GameToken, at: usize) -> bool {
        match token {
            GameToken::Tag { .. } => {
                self.early.clear();
                if is_start(self.text, at) {
                    self.game.skipped.clear();
                }
                true
            }
            GameToken::Unknown { kind, word } => {
                self.game.skip(*kind, word.clone());
                false
            }
            GameToken::Move(_) | GameToken::NullMove(_) => true,
            GameToken::Comment { text, is_closed } => {
                if !is_closed {
                    self.is_unclosed = Some(at);
                }
                self.early.push(PlaceNote::Comment(text.clone()));
                false
            }
            GameToken::Nag(_)
            | GameToken::DiagramMark
            | GameToken::Open
            | GameToken::Close
            | GameToken::Result => false,
        }
    }

    fn is_of_next_game(&self, at: usize) -> bool {
        self.line.is_some() || is_start(self.text, at)
    }

    fn take(&mut self, token: GameToken, at: usize) {
        if let GameToken::Tag { name, value } = token {
            self.game.tags.push((name, value));
            return;
        }
        if let GameToken::Unknown { kind, word } = token {
            return self.skip(kind, word);
        }
        if self.line.is_none() {
            self.begin();
        }
        match token {
            GameToken::Comment { text, is_closed } => {
                if !is_closed {
                    self.is_unclosed = Some(at);
                }
                self.note(PlaceNote::Comment(text));
            }
            GameToken::Nag(number) => self.note(PlaceNote::Glyph(number)),
            GameToken::DiagramMark => self.note(PlaceNote::Glyph(DIAGRAM_NAG)),
            GameToken::Open => self.open(),
            GameToken::Close => self.close(),
            GameToken::Move(word) => self.step(word),
            GameToken::NullMove(word) => self.pass(word),
            GameToken::Tag { .. } | GameToken::Unknown { .. } | GameToken::Result => {}
        }
    }

    fn note(&mut self, note: PlaceNote) {
        let Some(line) = self.line.as_ref().filter(|_| self.skipped_depth == 0) else {
            return;
        };
        if line.is_new {
            self.early.push(note);
        } else if line.mover.is_some() || line.at == 0 && !self.game.places.is_empty() {
            self.game.notes.push((line.at, note));
        }
    }

    /// Opens a variation in place of the last move.
    fn open(&mut self) {
        let Some(line) = self.line else { return };
        let origin = self.origin_of_variation(line);
        let Some((at, mover)) = origin else {
            self.skipped_depth += 1;
            return;
        };
        self.around.push(line);
        self.early.clear();
        self.line = Some(LineOfMoves {
            at,
            mover: Some(mover),
            is_new: true,
        });
    }

    fn origin_of_variation(&self, line: LineOfMoves) -> Option<(u32, Mover)> {
        if self.skips_variations || self.skipped_depth > 0 {
            return None;
        }
        let mover = line.mover?;
        if line.is_new {
            return Some((line.at, mover));
        }
        let here = self.game.places.get(line.at as usize)?;
        let before = self.game.places.get(here.before as usize)?;
        Some((here.before, Mover::new(&before.position).ok()?))
    }

    fn close(&mut self) {
        if self.skipped_depth > 0 {
            self.skipped_depth -= 1;
            return;
        }
        let Some(line) = self.around.pop() else {
            return;
        };
        // Comments in a variation without moves belong to the move before it.
        let early = self.early.drain(..).map(|note| (line.at, note));
        self.game.notes.extend(early);
        self.line = Some(line);
    }

    /// Returns the legal moves for the next move to be read.
    fn mover(&self) -> Option<&Mover> {
        let line = self.line.as_ref().filter(|_| self.skipped_depth == 0)?;
        line.mover.as_ref()
    }

    fn step(&mut self, word: Range<usize>) {
        let Some(mover) = self.mover() else {
            return self.tell_start();
        };
        let text = self.text.get(word.clone()).unwrap_or_default();
        match played(mover, text) {
            PlayedWord::Move {
                played,
                after,
                standard_len,
                has_unknown,
            } => {
                if has_unknown {
                    self.game.skip(SkippedKind::Sign, word.clone());
                }
                let standard = standard_len.map(|length| word.start..word.start + length);
                let written = standard.and_then(|standard| TextSpan::of(&standard));
                self.reach(Arrival::Move { played, written }, after, word);
            }
            PlayedWord::Fault(kind) => self.break_off(kind, word),
        }
    }

    /// Reads a null move, as in analyses.
    fn pass(&mut self, word: Range<usize>) {
        let Some(mover) = self.mover() else {
            return self.tell_start();
        };
        match Mover::new(&mover.position().passed()) {
            Ok(after) => self.reach(Arrival::Pass, after, word),
            Err(_) => self.break_off(GameFaultKind::Move, word),
        }
    }

    fn reach(&mut self, arrival: Arrival, after: Mover, word: Range<usize>) {
        if self.game.places.len() >= MAX_PLACES {
            return self.break_off(GameFaultKind::TooLong, word);
        }
        let Some(line) = &mut self.line else { return };
        let at = u32::try_from(self.game.places.len()).unwrap_or(u32::MAX);
        if let Some(before) = self.game.places.get_mut(line.at as usize)
            && !line.is_new
        {
            before.next = Some(at);
        }
        self.game.places.push(GamePlace {
            position: *after.position(),
            arrival,
            depth: u32::try_from(self.around.len()).unwrap_or(u32::MAX),
            before: line.at,
            next: None,
        });
        line.at = at;
        line.mover = Some(after);
        line.is_new = false;
        if !self.early.is_empty() {
            let early = self.early.drain(..);
            let early = early.map(|note| (at, note.before_move()));
            self.game.notes.extend(early);
        }
    }

    /// Records a fault after which the rest of this line cannot be read.
    fn break_off(&mut self, kind: GameFaultKind, span: Range<usize>) {
        self.fault(kind, span);
        if let Some(line) = &mut self.line {
            line.mover = None;
        }
    }

    fn fault(&mut self, kind: GameFaultKind, span: Range<usize>) {
        let at = self.line.map_or(0, |line| line.at as usize);
        let position = self.game.places.get(at).map(|place| place.position);
        self.game.faults.push(GameFault {
            kind,
            span,
            number: position.map_or(1, |position| position.fullmove_number),
            side: position.map_or(Color::White, |position| position.side_to_move),
            is_in_variation: !self.around.is_empty(),
        });
    }

    /// Records an unclosed comment or variation, which may have swallowed moves.
    fn tell_unclosed(&mut self, end: usize) {
        let is_open = !self.around.is_empty() || self.skipped_depth > 0;
        let open = self.is_unclosed.or(is_open.then_some(end));
        if let Some(at) = open
            && self.game.faults.is_empty()
        {
            self.around.clear();
            self.fault(GameFaultKind::Unclosed, at..(at + 1).min(end.max(at)));
        }
    }
}
