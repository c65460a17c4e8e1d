//! Lists of lines for tests.

use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_lines::{Rows, Source, Span};

/// Numbers that look random and are the same in every run.
pub(super) struct Chance(pub(super) u64);

impl Chance {
    pub(super) fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }

    pub(super) fn one_of<'a, T: ?Sized>(&mut self, things: &[&'a T]) -> &'a T {
        let at = self.below(things.len() as u64);
        things[usize::try_from(at).unwrap()]
    }
}

/// A progress function that never cancels.
pub(super) fn on(done: u64, all: u64) -> ControlFlow<()> {
    assert!(done <= all && 0 < all, "{done} of {all}");
    ControlFlow::Continue(())
}

/// A file with these lines.
pub(super) fn rows_of(lines: &[impl AsRef<[u8]>]) -> Rows {
    let mut text = Vec::new();
    for line in lines {
        text.extend_from_slice(line.as_ref());
        text.push(b'\n');
    }
    Rows::new(Arc::new(Source::from_bytes(text).unwrap()))
}

/// Lines of every kind, valid and invalid.
pub(super) const KINDS: [&str; 22] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "r3k2r/8/8/p7/8/5N2/8/R3K2R b HAha - 3 20",
    "8/8/8/8/8/8/8/K1k5 w - - bm Ka2; id \"X.1\";",
    "8/8/8/8/8/8/8/K1k5 w - - hmvc 3; fmvn 9;",
    "8/8/8/8/8/8/8/K1k5 w - - 90 1",
    "8/8/8/8/8/8/8/K1k5 w - - 200 300",
    "8/8/8/8/8/8/8/K1k5",
    "8/8/8/8/8/8/8/K1k5 w - -  0 1",
    "r3k2r/8/8/p7/8/5N2/8/R3K2R b kqKQ - 3 20",
    "44/8/8/8/8/8/8/K1k5 W - - 0 1 # note",
    "8/8/8/8/8/8/8/K1k5 w - -   bm Ka2;id \"a  b\"",
    "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/4Q3/4K3 W - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w  KQkq - 0 1",
    "4k3/8/8/8/8/8/8/4K1RR w KG - 0 1",
    "r3k2r/8/8/ppppppp/8/8/8/R3K2R b KQkq - 3 20",
    "no position",
    "# comment",
    "",
    " \t",
];

/// Inserts, moves and removes some rows.
pub(super) fn stir(rows: &mut Rows, chance: &mut Chance, changes: u64) {
    for _ in 0..changes {
        let at = chance.below(rows.len() + 1);
        let count = chance.below(40);
        match chance.below(4) {
            0 => {
                let new = rows.add_own(chance.one_of(&KINDS));
                rows.splice(at, 0, &[new]);
            }
            1 => {
                let first = chance.below(rows.source().line_count());
                rows.splice(at, 0, &[Span::Source { first, count }]);
            }
            2 => {
                let moved = rows.splice(at, count, &[]);
                rows.splice(chance.below(rows.len() + 1), 0, &moved);
            }
            _ => {
                rows.splice(at, count / 2, &[]);
            }
        }
    }
}
