//! The document type declaration of an XML file, and the entities that it declares.
//!
//! Drawing programs declare short names for addresses there; a few declarations that refer to each
//! other can also stand for gigabytes.

use super::super::fault::FolderReason as Reason;

/// The longest text that entities may become.
const MOST_EXPANDED: usize = 1 << 20;

/// Whether the entities of a file stay short when they are replaced by what they stand for.
pub(super) fn check_entities(text: &str) -> Result<(), Reason> {
    if !text.contains("<!ENTITY") {
        return Ok(());
    }
    let doctype = doctype(text).ok_or(Reason::Entities)?;
    let all = text.matches("<!ENTITY").count();
    let is_elsewhere = doctype.matches("<!ENTITY").count() != all;
    // References inside declarations multiply.
    let is_nested = doctype.contains(['&', '%']);
    // Elements in them would be out of sight of all who look at the text.
    let elements = doctype.matches('<').count() > doctype.matches("<!").count();
    let references = text.matches('&').count();
    let is_long = references.saturating_mul(doctype.len()) > MOST_EXPANDED;
    if is_elsewhere || is_nested || elements || is_long {
        return Err(Reason::Entities);
    }
    Ok(())
}

/// The declaration, from its name to its end.
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
    fn entities_of_drawing_programs_are_fine() {
        let text = r#"<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [
            <!ENTITY ns_svg "http://www.w3.org/2000/svg">
            <!ENTITY ns_x 'http://www.w3.org/1999/xlink'>
        ]><svg xmlns="&ns_svg;" xmlns:xlink="&ns_x;"/>"#;
        assert_eq!(check_entities(text), Ok(()));
        assert_eq!(check_entities("<!DOCTYPE svg><svg/>"), Ok(()));
        assert_eq!(check_entities("<svg>&amp;</svg>"), Ok(()));
    }

    #[test]
    fn entities_that_grow_are_refused() {
        let laughs = r#"<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg>&b;</svg>"#;
        assert_eq!(check_entities(laughs), Err(Reason::Entities));
        let long = format!(
            r#"<!DOCTYPE svg [<!ENTITY a "{}">]><svg>{}</svg>"#,
            "ha".repeat(9000),
            "&a;".repeat(9000)
        );
        assert_eq!(check_entities(&long), Err(Reason::Entities));
        let late = r#"<!DOCTYPE svg><svg/><!DOCTYPE x [<!ENTITY a "b">]>"#;
        assert_eq!(check_entities(late), Err(Reason::Entities));
        let with_element = r#"<!DOCTYPE svg [<!ENTITY a "<g/>">]><svg>&a;</svg>"#;
        assert_eq!(check_entities(with_element), Err(Reason::Entities));
        let open = r#"<!DOCTYPE svg [<!ENTITY a "b"#;
        assert_eq!(check_entities(open), Err(Reason::Entities));
    }
}
