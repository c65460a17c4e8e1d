//! Measures the nesting of elements from the text of a file alone. The XML reader descends into them recursively, so
//! the depth must be known to be limited before it starts.

use crate::piece_set::fault::FolderReason as Reason;
use resvg::usvg::roxmltree::Error;

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
}
