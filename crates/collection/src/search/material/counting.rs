//! Material prepared for millions of boards.

use super::{Army, CountedPieces, Material, PieceCount};
use tabiya_chess::{Board, Color, Piece, Role, code_of_piece};

/// Material as comparisons of numbers, the most selective one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::search) struct MaterialTest {
    /// The alternatives, one for each assignment of the colours. All tests of one of them must
    /// pass.
    pub(in crate::search) colourings: Vec<Vec<NumberTest>>,
}

/// A test of the number of some pieces on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::search) struct NumberTest {
    of: MenOf,
    /// Further pieces whose numbers are added.
    and_of: Vec<MenOf>,
    at_least: u32,
    at_most: u32,
}

/// The pieces of a colour and kind, or of any: the planes of a board that has this piece
/// everywhere, and the planes that matter. See [`Board`] for its planes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MenOf {
    planes: [u64; 4],
    matter: [u64; 4],
}

impl MaterialTest {
    pub(in crate::search) fn new(material: &Material) -> Self {
        let mut colourings = vec![numbers(material)];
        if material.either_side {
            colourings.push(numbers(&material.swap_colours()));
            colourings.dedup();
        }
        Self { colourings }
    }

    pub(in crate::search) fn matches(&self, board: &Board) -> bool {
        let has = |numbers: &Vec<NumberTest>| numbers.iter().all(|number| number.matches(board));
        self.colourings.iter().any(has)
    }
}

fn numbers(material: &Material) -> Vec<NumberTest> {
    let mut numbers = Vec::new();
    if let (Some(white), Some(black)) = (material.white, material.black) {
        numbers.push(NumberTest::exactly(None, None, white.men() + black.men()));
    }
    for (color, army) in [
        (Color::White, material.white),
        (Color::Black, material.black),
    ] {
        if let Some(army) = army {
            add_army(&mut numbers, color, army);
        }
    }
    numbers.extend(material.counts.iter().map(NumberTest::of_count));
    numbers
}

fn add_army(numbers: &mut Vec<NumberTest>, color: Color, army: Army) {
    numbers.push(NumberTest::exactly(Some(color), None, army.men()));
    numbers.extend(Role::ALL.map(|role| {
        let count = u32::from(army.count(role));
        NumberTest::exactly(Some(color), Some(role), count)
    }));
}

impl NumberTest {
    fn exactly(color: Option<Color>, role: Option<Role>, number: u32) -> Self {
        Self {
            of: MenOf::new(CountedPieces { color, role }),
            and_of: Vec::new(),
            at_least: number,
            at_most: number,
        }
    }

    fn of_count(count: &PieceCount) -> Self {
        let mut of = count.of.iter().map(|counted| MenOf::new(*counted));
        Self {
            of: of.next().unwrap_or(MenOf::NOBODY),
            and_of: of.collect(),
            at_least: u32::from(count.at_least),
            at_most: count.at_most.map_or(u32::MAX, u32::from),
        }
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    pub(in crate::search) fn matches(&self, board: &Board) -> bool {
        let others = self.and_of.iter().map(|men| men.number(board));
        let number = self.of.number(board) + others.sum::<u32>();
        (self.at_least..=self.at_most).contains(&number)
    }
}

impl MenOf {
    /// Matches nothing, since no board has a piece of code 0.
    const NOBODY: Self = Self {
        planes: [0; 4],
        matter: [u64::MAX; 4],
    };

    fn new(counted: CountedPieces) -> Self {
        let color = counted.color.unwrap_or(Color::White);
        let role = counted.role.unwrap_or(Role::King);
        let code = code_of_piece(Piece::new(color, role));
        let everywhere = |is_so: bool| if is_so { u64::MAX } else { 0 };
        let kind = everywhere(counted.role.is_some());
        Self {
            planes: [0, 1, 2, 3].map(|place| everywhere(code >> place & 1 == 1)),
            matter: [kind, kind, kind, everywhere(counted.color.is_some())],
        }
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    fn number(&self, board: &Board) -> u32 {
        let planes = board.planes();
        let [low, high, _, _] = planes;
        let wanted = planes.into_iter().zip(self.planes).zip(self.matter);
        let others = wanted.fold(0, |others, ((found, wanted), matters)| {
            others | (found ^ wanted) & matters
        });
        ((low | high) & !others).count_ones()
    }
}
