//! The document type declaration of an XML file, and the entities that it declares.
//!
//! Drawing programs declare short names for addresses there. However, a few declarations that refer to each other can
//! expand to gigabytes.

use crate::piece_set::FolderReason as Reason;

/// The maximum length of the expanded entities, in bytes.
const MAX_EXPANDED: usize = 1 << 20;

/// Checks that the declaration contains only entities, and that they stay short when they are expanded.
pub(super) fn check_doctype(text: &str) -> Result<(), Reason> {
    let (all, entities) = (text.matches("<!DOCTYPE"), text.matches("<!ENTITY").count());
    let all = all.count();
    if all == 0 && entities == 0 {
        return Ok(());
    }
    let doctype = doctype(text).ok_or(Reason::Entities)?;
    let is_elsewhere = all > 1 || doctype.matches("<!ENTITY").count() != entities;
    // A quote in a comment or another declaration does not count as a quote, so it would hide the text after it from
    // this check. The same applies to elements in entities.
    let has_others = doctype.matches('<').count() != 1 + entities;
    if is_elsewhere || has_others {
        return Err(Reason::Entities);
    }
    // References inside declarations multiply.
    let is_nested = doctype.contains(['&', '%']);
    let references = text.matches('&').count();
    let is_long = references.saturating_mul(doctype.len()) > MAX_EXPANDED;
    if entities > 0 && (is_nested || is_long) {
        return Err(Reason::Entities);
    }
    Ok(())
}

/// The declaration, from `<!DOCTYPE` to its end.
fn doctype(text: &str) -> Option<&str> {
    let rest = text.get(text.find("<!DOCTYPE")?..)?;
    let mut quote = None;
    let mut brackets = 0_u32;
    for (at, letter) in rest.char_indices() {
        match (quote, letter) {
            (Some(open), letter) if letter == open => quote = None,
            (None, '"' | '\'') => quote = Some(letter),
            (None, '[') => brackets += 1,
            (None, ']') => brackets = brackets.saturating_sub(1),
            (None, '>') if brackets == 0 => return rest.get(..=at),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_of_drawing_programs_are_allowed() {
        let text = r#"<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [
            <!ENTITY ns_svg "http://www.w3.org/2000/svg">
            <!ENTITY ns_x 'http://www.w3.org/1999/xlink'>
        ]><svg xmlns="&ns_svg;" xmlns:xlink="&ns_x;"/>"#;
        assert_eq!(check_doctype(text), Ok(()));
        assert_eq!(check_doctype("<!DOCTYPE svg><svg/>"), Ok(()));
        assert_eq!(check_doctype("<svg>&amp;</svg>"), Ok(()));
    }

    #[test]
    fn growing_entities_are_refused() {
        let laughs = r#"<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg>&b;</svg>"#;
        assert_eq!(check_doctype(laughs), Err(Reason::Entities));
        let long = format!(
            r#"<!DOCTYPE svg [<!ENTITY a "{}">]><svg>{}</svg>"#,
            "ha".repeat(9000),
            "&a;".repeat(9000)
        );
        assert_eq!(check_doctype(&long), Err(Reason::Entities));
        let late = r#"<!DOCTYPE svg><svg/><!DOCTYPE x [<!ENTITY a "b">]>"#;
        assert_eq!(check_doctype(late), Err(Reason::Entities));
        let with_element = r#"<!DOCTYPE svg [<!ENTITY a "<g/>">]><svg>&a;</svg>"#;
        assert_eq!(check_doctype(with_element), Err(Reason::Entities));
        let open = r#"<!DOCTYPE svg [<!ENTITY a "b"#;
        assert_eq!(check_doctype(open), Err(Reason::Entities));
    }

    #[test]
    fn stray_quotes_hide_no_declaration() {
        for text in [
            "<!DOCTYPE svg [<!-- it's -->]><svg/>",
            "<!DOCTYPE svg [<?x it's ?>]><svg/>",
            "<!DOCTYPE svg [<!ATTLIST g it's>]><svg/>",
            r#"<!-- <!DOCTYPE " --><!DOCTYPE svg [<!ENTITY a "x><g/>">]><svg>&a;</svg>"#,
        ] {
            assert_eq!(check_doctype(text), Err(Reason::Entities), "{text}");
        }
    }
}
