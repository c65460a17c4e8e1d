//! Splits the data of a pipe into lines, in bounded memory.

/// The number of bytes that are kept of a line. Lines of engines have a few hundred bytes, some lists of choices a few
/// thousand.
pub const MAX_LINE_BYTES: usize = 64 * 1024;

/// Splits data that arrives in pieces into lines. A line that is too long loses its end.
#[derive(Clone, Debug, Default)]
pub struct LineCutter {
    /// The beginning of a line whose end has not arrived yet.
    begun: Vec<u8>,
}

impl LineCutter {
    /// Passes on each line that ends in the new data, in order. Lines end with a line feed, a carriage return or both.
    pub fn cut(&mut self, mut came: &[u8], mut each: impl FnMut(&[u8])) {
        while let Some(length) = came.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
            let (line, rest) = came.split_at(length);
            if self.begun.is_empty() {
                each(line.get(..MAX_LINE_BYTES).unwrap_or(line));
            } else {
                self.keep(line);
                each(&self.begun);
                self.begun.clear();
            }
            came = rest.get(1..).unwrap_or_default();
        }
        self.keep(came);
    }

    fn keep(&mut self, part: &[u8]) {
        let room = MAX_LINE_BYTES.saturating_sub(self.begun.len());
        self.begun
            .extend_from_slice(part.get(..room).unwrap_or(part));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(parts: &[&[u8]]) -> Vec<Vec<u8>> {
        let mut cutter = LineCutter::default();
        let mut lines = Vec::new();
        for part in parts {
            cutter.cut(part, |line| lines.push(line.to_vec()));
        }
        lines
    }

    #[test]
    fn lines_do_not_depend_on_the_pieces_in_which_they_arrive() {
        let text = b"uciok\r\nreadyok\n\ninfo depth 1\rbestmove";
        let whole = lines(&[text]);
        let bytes: Vec<&[u8]> = text.chunks(1).collect();
        let filled = |lines: Vec<Vec<u8>>| -> Vec<Vec<u8>> {
            let lines = lines.into_iter();
            lines.filter(|line| !line.is_empty()).collect()
        };
        let expected = [&b"uciok"[..], b"readyok", b"info depth 1"];
        assert_eq!(filled(whole), expected);
        assert_eq!(filled(lines(&bytes)), expected);
    }

    #[test]
    fn an_endless_line_takes_bounded_memory_and_the_next_line_is_whole() {
        let mut cutter = LineCutter::default();
        for _ in 0..1000 {
            cutter.cut(&[b'x'; 1000], |_| unreachable!("it has no end"));
        }
        assert!(cutter.begun.capacity() <= 2 * MAX_LINE_BYTES);
        let mut lines = Vec::new();
        cutter.cut(b"\nreadyok\n", |line| lines.push(line.to_vec()));
        let lengths: Vec<_> = lines.iter().map(Vec::len).collect();
        assert_eq!(lengths, [MAX_LINE_BYTES, 7]);
    }
}
