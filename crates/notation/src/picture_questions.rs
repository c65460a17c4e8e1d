//! Questions that a picture of a board leaves open, and the signs in it for the side to move.
//!
//! A picture cannot show everything, and some pictures contradict themselves. Such questions go to the user and are
//! never decided silently: whether a king and a rook at home may still castle; the side to move when nothing shows it or
//! the signs disagree (a check that contradicts the sign counts as well); and the side at the bottom when the pieces
//! hardly show it. A record stores open questions in its operation `ask`.

/// A question that a picture leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PictureQuestion {
    /// The side at the bottom of the picture.
    Below,
    /// The side to move, if nothing shows it or the signs contradict each other.
    Turn,
    /// The castling rights of kings and rooks on their home squares, which no picture shows.
    Castling,
}

impl PictureQuestion {
    /// All questions in the order in which the user answers them, since an answer can affect the next question.
    pub const ALL: [Self; 3] = [Self::Below, Self::Turn, Self::Castling];
}

/// A set of questions.
///
/// ```
/// use tabiya_notation::picture_questions::{PictureQuestion, Questions};
///
/// let open = Questions::NONE.with(PictureQuestion::Castling).with(PictureQuestion::Below);
/// assert!(open.contains(PictureQuestion::Below));
/// let words: Vec<_> = open.iter().map(PictureQuestion::word).collect();
/// assert_eq!(words, ["below", "castling"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(from = "Vec<PictureQuestion>", into = "Vec<PictureQuestion>")
)]
pub struct Questions(u8);

impl Questions {
    /// No question.
    pub const NONE: Self = Self(0);

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set has this question.
    pub const fn contains(self, question: PictureQuestion) -> bool {
        self.0 & Self::bit(question) != 0
    }

    /// The set with this question.
    #[must_use]
    pub const fn with(self, question: PictureQuestion) -> Self {
        Self(self.0 | Self::bit(question))
    }

    /// The set without this question.
    #[must_use]
    pub const fn without(self, question: PictureQuestion) -> Self {
        Self(self.0 & !Self::bit(question))
    }

    /// The questions in the order of [`PictureQuestion::ALL`].
    pub fn iter(self) -> impl Iterator<Item = PictureQuestion> {
        let all = PictureQuestion::ALL.into_iter();
        all.filter(move |question| self.contains(*question))
    }

    const fn bit(question: PictureQuestion) -> u8 {
        1 << question as u8
    }
}

impl FromIterator<PictureQuestion> for Questions {
    fn from_iter<I: IntoIterator<Item = PictureQuestion>>(questions: I) -> Self {
        questions.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<PictureQuestion>> for Questions {
    fn from(questions: Vec<PictureQuestion>) -> Self {
        questions.into_iter().collect()
    }
}

impl From<Questions> for Vec<PictureQuestion> {
    fn from(questions: Questions) -> Self {
        questions.iter().collect()
    }
}

/// A sign for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum TurnSign {
    /// A mark beside the board.
    Mark,
    /// A caption above or below the board.
    Caption,
    /// A check: the side that gives it has just moved.
    Check,
    /// The highlighted last move: the side whose piece it is has just moved.
    LastMove,
    /// The starting position of a game, in which White is to move.
    Start,
}

impl PictureQuestion {
    /// The word in records and reports.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Below => "below",
            Self::Turn => "turn",
            Self::Castling => "castling",
        }
    }

    /// The question with this word.
    pub(crate) fn of_word(word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|question| question.word() == word)
    }
}

impl TurnSign {
    /// All signs.
    pub const ALL: [Self; 5] = [
        Self::Mark,
        Self::Caption,
        Self::Check,
        Self::LastMove,
        Self::Start,
    ];

    /// The word in records and reports.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mark => "mark",
            Self::Caption => "caption",
            Self::Check => "check",
            Self::LastMove => "last_move",
            Self::Start => "start",
        }
    }

    /// The sign with this word.
    pub(crate) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sign| sign.word() == word)
    }
}
