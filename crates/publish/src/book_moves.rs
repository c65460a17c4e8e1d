//! Moves with variations, comments and signs as a book prints them: variations in parentheses, variations of these in
//! square brackets, and so on in turn.

use tabiya_chess::{Color, Mover, Position};
use tabiya_collection::games::GameReader;
use tabiya_collection::tree::{GameTree, NodeId, NodeNotes, Played, TreeEvent};
use tabiya_notation::annotations::without_commands;
use tabiya_notation::fen::write_fen;
use tabiya_notation::glyphs::{glyph_sign, joins_move};
use tabiya_notation::moves::{PieceNames, push_san};

/// The number of characters after which a move of the main line that follows a variation or a comment begins a
/// paragraph.
const PARAGRAPH: usize = 400;
/// The number of characters after which any move of the main line begins a paragraph.
const LONG_PARAGRAPH: usize = 800;
/// The number of characters after which anything begins a paragraph.
const LONGEST_PARAGRAPH: usize = 1200;
/// The number of characters of a comment without a space after which the comment is divided.
const LONGEST_WORD: usize = 400;

/// The moves of a game from one of its positions on, ready to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BookMoves {
    paragraphs: Vec<Paragraph>,
    main_line: String,
}

/// A paragraph. There is a space between its runs.
pub type Paragraph = Vec<BookRun>;

/// Words of the same kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookRun {
    /// The words.
    pub text: String,
    /// Whether they are moves of the main line, which books print in bold.
    pub is_main: bool,
}

impl BookRun {
    /// Words that are no moves of a main line.
    pub(super) fn plain(text: String) -> Self {
        Self {
            text,
            is_main: false,
        }
    }
}

impl BookMoves {
    /// The moves that follow a node; `None` if there are none.
    pub fn after(tree: &GameTree, from: NodeId, names: PieceNames) -> Option<Self> {
        let start = tree.node(from);
        if start.children().is_empty() {
            return None;
        }
        let mut writer = BookWriter {
            tree,
            names,
            paragraphs: Vec::new(),
            paragraph: Vec::new(),
            len: 0,
            depth: 0,
            opening: String::new(),
            needs_number: true,
        };
        writer.push_comments(&start.notes().after);
        for event in tree.walk_after(from) {
            match event {
                TreeEvent::Open(_) => writer.open(),
                TreeEvent::Close => writer.close(),
                TreeEvent::Move(id) => writer.push_move(id),
            }
        }
        writer.end_paragraph();
        Some(Self {
            paragraphs: writer.paragraphs,
            main_line: main_line_after(tree, from),
        })
    }

    /// The moves of a text with variations or comments; `None` if it has neither, or if it cannot be read as a whole.
    pub(super) fn of_text(text: &str, from: &Position) -> Option<Self> {
        if !text.contains(['(', '{', '$']) {
            return None;
        }
        let game = format!("[FEN \"{}\"]\n\n{text} *\n", write_fen(from));
        let mut reader = GameReader::new();
        let read = reader.read(game.as_bytes(), 0)?;
        // A result in the text ends the game, and anything else after it would be lost.
        let rest = game.get(read.span.end..).unwrap_or_default().trim();
        if !matches!(rest, "" | "*") {
            return None;
        }
        if !read.faults.is_empty() || !read.skipped.is_empty() {
            return None;
        }
        let tree = read.to_tree(game.as_bytes(), &[]);
        Self::after(&tree, NodeId::START, PieceNames::English)
    }

    /// The moves as one text.
    pub fn text(&self) -> String {
        let paragraphs: Vec<_> = self.paragraphs.iter().map(paragraph_text).collect();
        paragraphs.join(" ")
    }

    /// The paragraphs. None is too long for a column of a page.
    pub fn paragraphs(&self) -> &[Paragraph] {
        &self.paragraphs
    }

    /// The moves of the main line in the standard notation, with their numbers.
    pub fn main_line(&self) -> &str {
        &self.main_line
    }
}

/// The text of a paragraph.
pub(super) fn paragraph_text(paragraph: &Paragraph) -> String {
    let texts: Vec<_> = paragraph.iter().map(|run| run.text.as_str()).collect();
    texts.join(" ")
}

/// The text of a paragraph in a format. `escaped` makes words safe in it, and `bold` marks those of the main line.
pub(super) fn joined_runs(
    paragraph: &Paragraph,
    escaped: impl Fn(&str) -> String,
    bold: impl Fn(&str) -> String,
) -> String {
    let run = |run: &BookRun| {
        let text = escaped(&run.text);
        if run.is_main { bold(&text) } else { text }
    };
    let runs: Vec<_> = paragraph.iter().map(run).collect();
    runs.join(" ")
}

/// The moves of the main line after a node.
fn main_line_after(tree: &GameTree, from: NodeId) -> String {
    let line = tree.line_through(from);
    let after = line.iter().skip_while(|id| **id != from).skip(1);
    let words = after.enumerate().map(|(place, id)| {
        let mut word = String::new();
        push_numbered_move(&mut word, tree, *id, place == 0, PieceNames::English);
        word
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Appends a move with its number, which a move of Black has only if it needs one.
fn push_numbered_move(
    word: &mut String,
    tree: &GameTree,
    id: NodeId,
    needs_number: bool,
    names: PieceNames,
) {
    let node = tree.node(id);
    let before = tree.node(node.parent()).position();
    let number = before.fullmove_number.to_string();
    match before.side_to_move {
        Color::White => word.extend([&number, ". "]),
        Color::Black if needs_number => word.extend([&number, "... "]),
        Color::Black => {}
    }
    match (node.played(), Mover::new(before)) {
        (Some(Played::Move(played)), Ok(mover)) => push_san(word, &mover, played, names),
        _ => word.push_str("--"),
    }
}

/// Writes moves word by word.
struct BookWriter<'tree> {
    tree: &'tree GameTree,
    names: PieceNames,
    paragraphs: Vec<Paragraph>,
    /// The paragraph that is being written.
    paragraph: Paragraph,
    /// Its length in characters.
    len: usize,
    /// The number of variations that are open.
    depth: usize,
    /// Brackets that belong to the next word.
    opening: String,
    /// Whether a move of Black needs its number.
    needs_number: bool,
}

impl BookWriter<'_> {
    fn open(&mut self) {
        self.depth += 1;
        self.opening.push(if self.is_in_square_brackets() {
            '['
        } else {
            '('
        });
        self.needs_number = true;
    }

    fn close(&mut self) {
        let bracket = if self.is_in_square_brackets() {
            ']'
        } else {
            ')'
        };
        self.depth = self.depth.saturating_sub(1);
        if let Some(run) = self.paragraph.last_mut() {
            run.text.push(bracket);
        }
        self.needs_number = true;
    }

    fn is_in_square_brackets(&self) -> bool {
        self.depth.is_multiple_of(2)
    }

    fn push_move(&mut self, id: NodeId) {
        let node = self.tree.node(id);
        self.push_comments(&node.notes().before);
        let is_main = self.depth == 0;
        self.end_long_paragraph(is_main);
        let mut word = String::new();
        push_numbered_move(&mut word, self.tree, id, self.needs_number, self.names);
        push_signs(&mut word, node.notes());
        self.needs_number = false;
        self.push_word(&word, is_main);
        self.push_comments(&node.notes().after);
    }

    fn push_comments(&mut self, comments: &[String]) {
        for comment in comments {
            for word in without_commands(comment).split_whitespace() {
                self.push_comment_word(word);
            }
        }
    }

    /// Adds a word of a comment. A very long one is divided, because some languages write without spaces.
    fn push_comment_word(&mut self, word: &str) {
        let mut rest = word;
        while !rest.is_empty() {
            let end = rest.char_indices().nth(LONGEST_WORD);
            let (part, after) = rest.split_at(end.map_or(rest.len(), |(end, _)| end));
            self.end_long_paragraph(false);
            self.push_word(part, false);
            rest = after;
        }
        self.needs_number = true;
    }

    fn push_word(&mut self, word: &str, is_main: bool) {
        let word = std::mem::take(&mut self.opening) + word;
        self.len += word.chars().count() + 1;
        match self.paragraph.last_mut() {
            Some(run) if run.is_main == is_main => {
                run.text.push(' ');
                run.text.push_str(&word);
            }
            _ => self.paragraph.push(BookRun {
                text: word,
                is_main,
            }),
        }
    }

    /// Ends the paragraph if it is long enough before a move of the main line, or before anything else.
    fn end_long_paragraph(&mut self, is_before_main: bool) {
        let follows_main = self.paragraph.last().is_some_and(|run| run.is_main);
        let most = match (is_before_main, follows_main) {
            (true, false) => PARAGRAPH,
            (true, true) => LONG_PARAGRAPH,
            (false, _) => LONGEST_PARAGRAPH,
        };
        if self.len > most {
            self.end_paragraph();
        }
    }

    fn end_paragraph(&mut self) {
        if !self.paragraph.is_empty() {
            self.paragraphs.push(std::mem::take(&mut self.paragraph));
        }
        self.len = 0;
        self.needs_number = true;
    }
}

/// Appends the signs of glyphs: those that judge the move directly, others after a space.
fn push_signs(word: &mut String, notes: &NodeNotes) {
    for number in &notes.glyphs {
        if !joins_move(*number) {
            word.push(' ');
        }
        word.push_str(&glyph_sign(*number));
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn moves(game: &str, names: PieceNames) -> BookMoves {
        let mut reader = GameReader::new();
        let tree = reader.read(game.as_bytes(), 0).unwrap();
        let tree = tree.to_tree(game.as_bytes(), &[]);
        BookMoves::after(&tree, NodeId::START, names).unwrap()
    }

    fn text(game: &str) -> String {
        moves(game, PieceNames::English).text()
    }

    #[test]
    fn variations_are_in_brackets_of_two_kinds_in_turn() {
        assert_eq!(
            text("1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3))) (1. c4) e5 2. Nf3 *"),
            "1. e4 (1. d4 d5 [1... Nf6 2. c4 (2. Nf3)]) (1. c4) 1... e5 2. Nf3"
        );
    }

    #[test]
    fn comments_and_signs_are_printed_and_commands_are_not() {
        let game = "{Start} 1. e4 $1 $14 {[%clk 0:03:00] Best  by\ntest.} 1... e5 $6 ({Or} 1... -- {waits}) 2. Nf3 *";
        assert_eq!(
            text(game),
            "Start 1. e4! +/= Best by test. 1... e5?! (Or 1... -- waits) 2. Nf3"
        );
    }

    #[test]
    fn pieces_have_the_letters_or_figurines_that_are_wanted() {
        let game = "1. Nf3 (1. Nc3) Nf6 *";
        let figurines = moves(game, PieceNames::Figurines).text();
        assert_eq!(figurines, "1. ♘f3 (1. ♘c3) 1... ♞f6");
        assert_eq!(moves(game, PieceNames::Figurines).main_line(), "1. Nf3 Nf6");
    }

    #[test]
    fn only_moves_of_the_main_line_are_bold() {
        let moves = moves(
            "1. e4 e5 {Old.} (1... c5 2. Nf3) 2. Nf3 *",
            PieceNames::English,
        );
        let bold = |is_main: bool| {
            let runs = moves.paragraphs()[0].iter();
            let runs = runs.filter(move |run| run.is_main == is_main);
            runs.map(|run| run.text.as_str()).collect::<Vec<_>>()
        };
        assert_eq!(bold(true), ["1. e4 e5", "2. Nf3"]);
        assert_eq!(bold(false), ["Old. (1... c5 2. Nf3)"]);
    }

    #[test]
    fn a_long_game_has_paragraphs_that_begin_with_a_number() {
        let words = "word ".repeat(100);
        let game =
            format!("1. e4 {{{words}}} 1... e5 2. Nf3 {{{words}{words}{words}{words}}} Nc6 *");
        let moves = moves(&game, PieceNames::English);
        let first = |paragraph: &Paragraph| paragraph_text(paragraph)[..4].to_owned();
        let firsts: Vec<_> = moves.paragraphs().iter().map(first).collect();
        assert_eq!(firsts, ["1. e", "1...", "word", "2..."]);
        let longest = moves
            .paragraphs()
            .iter()
            .map(|one| paragraph_text(one).len());
        assert!(longest.max().unwrap() < LONGEST_PARAGRAPH + 20);
    }

    #[test]
    fn a_paragraph_is_measured_in_characters() {
        let paragraphs = |word: &str| {
            let game = format!("1. e4 {{{}}} 1... e5 *", word.repeat(70));
            moves(&game, PieceNames::English).paragraphs().len()
        };
        assert_eq!([paragraphs("word "), paragraphs("слог ")], [1, 1]);
    }

    #[test]
    fn a_comment_without_spaces_fits_into_paragraphs_and_loses_nothing() {
        let comment = "字".repeat(3000);
        let moves = moves(&format!("1. e4 {{{comment}}} *"), PieceNames::English);
        let paragraphs = moves.paragraphs().iter();
        let longest = paragraphs.map(|one| paragraph_text(one).chars().count());
        assert!(longest.max().unwrap() <= LONGEST_PARAGRAPH + LONGEST_WORD);
        assert_eq!(moves.text().matches('字').count(), 3000);
    }

    #[test]
    fn a_main_line_goes_on_after_a_null_move() {
        let moves = moves("1. e4 -- 2. d4 {and} Nf6 *", PieceNames::English);
        assert_eq!(moves.main_line(), "1. e4 -- 2. d4 Nf6");
        assert_eq!(moves.text(), "1. e4 -- 2. d4 and 2... Nf6");
    }

    #[test]
    fn a_text_that_goes_on_after_a_result_is_not_read_as_a_game() {
        let read = |text| BookMoves::of_text(text, &Position::start());
        let text = |moves: BookMoves| moves.text();
        let whole = read("e4 {best} 1-0").map(text);
        assert_eq!(whole.as_deref(), Some("1. e4 best"));
        assert_eq!(read("e4 {best} 1-0 e5 Nf3"), None);
        assert_eq!(read("e4 {best} * {or} d4"), None);
    }

    #[test]
    fn any_depth_of_variations_is_printed() {
        let deep = 3000;
        let game = format!("1. e4 {}{} *", "(1. d4 ".repeat(deep), ")".repeat(deep));
        let text = text(&game);
        assert!(text.starts_with("1. e4 (1. d4"), "{}", &text[..40]);
        let count = |sign| text.matches(sign).count();
        assert_eq!(count('(') + count('['), count(')') + count(']'));
    }
}
