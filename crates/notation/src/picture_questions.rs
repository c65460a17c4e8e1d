//! What a picture leaves open beside its squares, and what in it says whose turn it is.

/// Something that a picture leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// Whether the board is seen from White's side or from Black's.
    Below,
    /// Whose turn it is, where what says so contradicts itself.
    Turn,
    /// Whether a king and a rook that stand at home may still castle. No picture shows that.
    Castling,
}

impl Question {
    /// All, in the order in which they are asked: the answer to one may be what the next is about.
    pub const ALL: [Self; 3] = [Self::Below, Self::Turn, Self::Castling];
}

/// A set of questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Questions(u8);

impl Questions {
    /// No question.
    pub const NONE: Self = Self(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this is one of them.
    pub const fn contains(self, question: Question) -> bool {
        self.0 & Self::bit(question) != 0
    }

    /// The same with another one.
    #[must_use]
    pub const fn with(self, question: Question) -> Self {
        Self(self.0 | Self::bit(question))
    }

    /// The same without one.
    #[must_use]
    pub const fn without(self, question: Question) -> Self {
        Self(self.0 & !Self::bit(question))
    }

    /// They, in the order in which they are asked.
    pub fn iter(self) -> impl Iterator<Item = Question> {
        let all = Question::ALL.into_iter();
        all.filter(move |question| self.contains(*question))
    }

    const fn bit(question: Question) -> u8 {
        1 << question as u8
    }
}

impl FromIterator<Question> for Questions {
    fn from_iter<I: IntoIterator<Item = Question>>(questions: I) -> Self {
        questions.into_iter().fold(Self::NONE, Self::with)
    }
}

/// What says whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnSign {
    /// A mark beside the board.
    Mark,
    /// A caption above or below it.
    Caption,
    /// A check: whoever gives it has just moved.
    Check,
}

impl Question {
    /// The word for it in records and reports.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Below => "below",
            Self::Turn => "turn",
            Self::Castling => "castling",
        }
    }

    /// The question that a word stands for.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|question| question.word() == word)
    }
}

impl TurnSign {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Mark, Self::Caption, Self::Check];

    /// The word for it in records and reports.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mark => "mark",
            Self::Caption => "caption",
            Self::Check => "check",
        }
    }

    /// The sign that a word stands for.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sign| sign.word() == word)
    }
}
