//! Limits what an SVG file may ask of its readers: the nesting of its elements, and the numbers of its arcs.
//!
//! The nesting is measured from the text of a file alone. The XML reader descends into elements recursively, so the depth
//! must be known to be limited before it starts. The SVG reader cuts a larger arc into more curves, without a limit: a
//! radius of `1e99` would take all available memory.

use crate::piece_set::FolderReason as Reason;
use usvg::roxmltree::Error;

/// Checks that elements are nested at most `most` levels deep.
pub(super) fn check_nesting(text: &str, most: usize) -> Result<(), Reason> {
    let mut rest = text;
    let mut depth = 0_usize;
    while let Some(at) = rest.find('<') {
        rest = rest.get(at..).unwrap_or_default();
        // Anything else is a tag, or makes the reader stop here.
        let passed_over = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")];
        let passed_over = passed_over
            .into_iter()
            .find(|(open, _)| rest.starts_with(open));
        if let Some((open, close)) = passed_over {
            let inside = rest.get(open.len()..).unwrap_or_default();
            let end = inside.find(close).ok_or_else(unfinished)?;
            rest = inside.get(end + close.len()..).unwrap_or_default();
            continue;
        }
        let tag = tag(rest).ok_or_else(unfinished)?;
        rest = rest.get(tag.len()..).unwrap_or_default();
        if tag.starts_with("</") {
            depth = depth.saturating_sub(1);
        } else if !tag.starts_with("<!") && !tag.ends_with("/>") {
            depth += 1;
            if depth > most {
                return Err(Reason::TooDeep);
            }
        }
    }
    Ok(())
}

/// The fault of a file that ends within a tag or comment, so that its depth is unknown.
fn unfinished() -> Reason {
    Reason::NotSvg(Error::UnexpectedEndOfStream.to_string())
}

/// The text from `<` to the first `>` outside quotes.
fn tag(text: &str) -> Option<&str> {
    let mut quote = None;
    for (at, letter) in text.char_indices() {
        match (quote, letter) {
            (Some(open), letter) if letter == open => quote = None,
            (None, '"' | '\'') => quote = Some(letter),
            (None, '>') => return text.get(..=at),
            _ => {}
        }
    }
    None
}

/// Attributes that make arcs: `d` of paths, and `rx` and `ry` of rounded rectangles.
const OF_ARCS: [&str; 3] = ["d", "rx", "ry"];
/// The largest allowed number. Programs that trace pictures write numbers up to a few hundred thousand.
const LARGEST: f64 = 1e6;

/// Refuses an attribute that would make a huge arc.
pub(super) fn check_numbers(name: &str, value: &str) -> Result<(), Reason> {
    let is_large = |number: &str| number.parse::<f64>().is_ok_and(|number| number > LARGEST);
    if OF_ARCS.contains(&name) && numbers(value).any(is_large) {
        return Err(Reason::FarAway);
    }
    Ok(())
}

/// The numbers in a text, without their signs. The flags of an arc may precede a number without a space, which does not
/// make the number smaller.
fn numbers(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let start = rest.find(|letter: char| letter.is_ascii_digit() || letter == '.')?;
        let (number, behind) = split_number(rest.get(start..)?);
        rest = behind;
        Some(number)
    })
}

/// Splits a text into the number at its beginning and the rest.
fn split_number(text: &str) -> (&str, &str) {
    let digits_from = |at: usize| {
        let rest = text.as_bytes().get(at..).unwrap_or_default();
        rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
    };
    let mut end = digits_from(0);
    if text.as_bytes().get(end) == Some(&b'.') {
        end += 1 + digits_from(end + 1);
    }
    if matches!(text.as_bytes().get(end), Some(b'e' | b'E')) {
        let is_signed = matches!(text.as_bytes().get(end + 1), Some(b'+' | b'-'));
        let exponent = end + 1 + usize::from(is_signed);
        let digits = digits_from(exponent);
        if digits > 0 {
            end = exponent + digits;
        }
    }
    text.split_at(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_open_elements_count() {
        for (text, depth) in [
            ("<a/><b></b><c><d/></c>", 1),
            ("<a><b><c/></b></a>", 2),
            (
                r#"<?x <a> ?><!-- <a><a> --><a b=">" c='"/>'><![CDATA[<a><a>]]></a>"#,
                1,
            ),
            ("<a><a><a>", 3),
        ] {
            assert_eq!(check_nesting(text, depth), Ok(()), "{text}");
            assert_eq!(
                check_nesting(text, depth - 1),
                Err(Reason::TooDeep),
                "{text}"
            );
        }
    }

    #[test]
    fn an_unclosed_part_is_refused() {
        for text in ["<a", "<a b='><c>", "<!-- <a>", "<![CDATA[", "<?x"] {
            assert_eq!(check_nesting(text, 64), Err(unfinished()), "{text}");
        }
    }

    #[test]
    fn numbers_are_found_in_svg_syntax() {
        for (text, expected) in [
            ("M0 0L9.5-3", &["0", "0", "9.5", "3"][..]),
            ("a1 2 0 01.5.25", &["1", "2", "0", "01.5", ".25"]),
            ("16.41e38Q38", &["16.41e38", "38"]),
            ("1e-3,1E+3 2em 3e", &["1e-3", "1E+3", "2", "3"]),
            ("...", &[".", ".", "."]),
            ("é1ö", &["1"]),
            ("", &[]),
        ] {
            assert_eq!(numbers(text).collect::<Vec<_>>(), expected, "{text}");
        }
    }

    #[test]
    fn an_arc_that_would_exhaust_memory_is_refused() {
        for (name, value) in [
            ("d", "M32 19a9 9 0 0 1 5 16.41e38z"),
            ("d", "M0 0a1e99 1 0 0 1 5 5"),
            ("d", "M0 0a9 9 0 0199999999999 5"),
            ("d", "M0 0a9 9 0 0 1-5000000 5"),
            ("rx", "1e300"),
            ("ry", "10000000mm"),
        ] {
            assert_eq!(check_numbers(name, value), Err(Reason::FarAway), "{value}");
        }
        for (name, value) in [
            ("d", "M32 19a9 9 0 0 1 5 16.41Q38 45 45 49h4v6H15z"),
            ("d", "M123456.75 1e5 1e-99"),
            ("rx", "50%"),
            ("id", "path1234567890"),
        ] {
            assert_eq!(check_numbers(name, value), Ok(()), "{value}");
        }
    }
}
