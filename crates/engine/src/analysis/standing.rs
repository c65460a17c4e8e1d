//! Counts the depths for which an engine has kept to a solution while it searches.

use super::asked::Asked;
use crate::uci::{HeardLine, Progress};
use tabiya_chess::Mover;
use tabiya_notation::moves::read_uci;

impl Asked {
    /// The number of depths, counted back from the current one, for which the engine has kept to a solution.
    pub fn depths_stood(&self, mover: &Mover, progress: &Progress) -> u32 {
        let mut depths = 0;
        let mut last = None;
        for iteration in progress.iterations().iter().rev() {
            let line = &iteration.line;
            if !self.is_met_by(mover, line) {
                break;
            }
            depths += u32::from(last != Some(line.depth));
            last = Some(line.depth);
        }
        depths
    }

    fn is_met_by(&self, mover: &Mover, line: &HeardLine) -> bool {
        let first = line.pv().words().next();
        let first = first.and_then(|word| str::from_utf8(word).ok());
        let best = first.and_then(|word| read_uci(mover, word).ok());
        self.is_solved(best, line.value)
    }
}
