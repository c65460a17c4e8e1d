//! Removes dictionaries that are nested more deeply than any program writes them.
//!
//! The library that reads PDF files scans such nested dictionaries again from each level, which takes minutes for a
//! file of a megabyte. Therefore the inner levels are replaced by `null` before the library sees them. The pages keep
//! their numbers, and offsets remain right because no byte is added or removed.

use memchr::memchr2;
use memchr::memmem::Finder;

/// Files of real programs need about ten levels.
const MOST_LEVELS: usize = 100;
const NULL: &[u8] = b"null";

/// Replaces everything nested deeper than [`MOST_LEVELS`] in an object of the file. The bytes of streams are not
/// objects and remain as they are. Takes time in proportion to the length of the file.
pub(super) fn flatten(file: &mut [u8]) {
    let mut ends_of_objects = Word::new(b"endobj");
    let mut streams = Word::new(b"stream");
    let ends_of_streams = Finder::new("endstream");
    let mut at = 0;
    while at < file.len() {
        let end_of_object = ends_of_objects.next(file, at);
        let stream = streams.next(file, at);
        flatten_object(&mut file[at..end_of_object.min(stream)]);
        at = if stream < end_of_object {
            let data = &file[stream..];
            let end = ends_of_streams.find(data).unwrap_or(data.len());
            stream + end + "endstream".len()
        } else {
            end_of_object + "endobj".len()
        };
    }
}

/// A word that is searched for repeatedly, each time from a later offset.
struct Word {
    finder: Finder<'static>,
    found: Option<usize>,
}

impl Word {
    fn new(word: &'static [u8]) -> Self {
        Self {
            finder: Finder::new(word),
            found: None,
        }
    }

    /// The offset of its next occurrence, or the end of the file if there is none.
    fn next(&mut self, file: &[u8], at: usize) -> usize {
        match self.found {
            Some(found) if found >= at => found,
            _ => {
                let rest = &file[at..];
                let found = at + self.finder.find(rest).unwrap_or(rest.len());
                self.found = Some(found);
                found
            }
        }
    }
}

fn flatten_object(object: &mut [u8]) {
    let mut levels: usize = 0;
    let mut too_deep = None;
    let mut at = 0;
    while let Some(step) = memchr2(b'<', b'>', &object[at..]) {
        at += step;
        let sign = object[at];
        if object.get(at + 1) != Some(&sign) {
            // A single angle bracket belongs to a string of hexadecimal digits.
            at += 1;
            continue;
        }
        if sign == b'<' {
            if levels == MOST_LEVELS {
                too_deep = Some(at);
            }
            levels += 1;
        } else {
            levels = levels.saturating_sub(1);
            if levels == MOST_LEVELS
                && let Some(start) = too_deep.take()
            {
                blank(&mut object[start..at + 2]);
            }
        }
        at += 2;
    }
    if let Some(start) = too_deep {
        blank(&mut object[start..]);
    }
}

fn blank(part: &mut [u8]) {
    part.fill(b' ');
    if let Some(value) = part.first_chunk_mut::<4>() {
        value.copy_from_slice(NULL);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flattened(file: &str) -> String {
        let mut bytes = file.as_bytes().to_vec();
        flatten(&mut bytes);
        assert_eq!(bytes.len(), file.len());
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn nest(levels: usize, inner: &str) -> String {
        let ends = ">>".repeat(levels);
        format!("{}{inner}{ends}", "<</A ".repeat(levels))
    }

    #[test]
    fn nesting_of_real_files_stays_unchanged() {
        let nested = nest(MOST_LEVELS, "<48>");
        let file =
            format!("1 0 obj\n{nested}\nendobj\n2 0 obj\n{nested}\nendobj\ntrailer <</A<>>>");
        assert_eq!(flattened(&file), file);
    }

    #[test]
    fn the_inner_part_of_a_deep_nest_becomes_null_and_the_rest_stays() {
        let file = |nest: &str| format!("1 0 obj\n<</B 1/A {nest}/C 2>>\nendobj\n2 0 obj\n");
        let read = flattened(&file(&nest(500, "1")));
        let inner = nest(500 + 1 - MOST_LEVELS, "1");
        let null = format!("null{}", " ".repeat(inner.len() - 4));
        assert_eq!(read, file(&nest(MOST_LEVELS - 1, &null)));
    }

    #[test]
    fn an_unclosed_nest_does_not_extend_into_the_next_object() {
        let file = format!("1 0 obj\n{}\nendobj\n2 0 obj\n<</B 1>>", "<<".repeat(1000));
        let read = flattened(&file);
        assert!(read.ends_with("endobj\n2 0 obj\n<</B 1>>"), "{read}");
        assert_eq!(read.matches("<<").count(), MOST_LEVELS + 1);
    }

    #[test]
    fn the_bytes_of_a_stream_are_unchanged() {
        let deep = "<<".repeat(1000);
        let file = format!("1 0 obj\n<<>>stream\n{deep}\nendstream\nendobj");
        assert_eq!(flattened(&file), file);
        let cut = format!("1 0 obj\n<<>>stream\n{deep}");
        assert_eq!(flattened(&cut), cut);
    }
}
