//! Properties of the repair of any line.

use tabiya_notation::fen::read_strict;
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::operations::is_exact_epd_tail;
use tabiya_notation::record::read_record;
use tabiya_notation::repair::{Interpretation, Understanding, understand};

pub(crate) fn check_fuzz(line: &[u8]) {
    check(&text_of_line(line));
}

pub(crate) fn check(line: &str) {
    match understand(line) {
        Understanding::One(found) => {
            check_found(line, &found);
            check_again(&found);
            if read_strict(line.as_bytes()).is_ok() {
                assert!(found.repairs.is_empty());
                assert_eq!(found.text, line);
            }
        }
        Understanding::Several(all) => {
            assert!(1 < all.len());
            for (index, found) in all.iter().enumerate() {
                check_found(line, found);
                check_again(found);
                let others = all.iter().skip(index + 1);
                assert!(others.into_iter().all(|other| other.text != found.text));
            }
        }
        Understanding::Unreadable(error) => {
            assert!(line.get(error.span.clone()).is_some(), "{error:?}");
            assert!(read_strict(line.as_bytes()).is_err());
        }
    }
}

/// The spans are within the line, and the text is exact.
fn check_found(line: &str, found: &Interpretation) {
    assert_eq!(repaired(line, found), found.text);
    assert_eq!(found.repairs.is_empty(), line == found.text);
    assert!(line.get(found.operations.clone()).is_some());
    let marks = found.variant.iter().flat_map(|marks| &marks.spans);
    for span in marks {
        assert!(line.get(span.clone()).is_some_and(|mark| !mark.is_empty()));
    }
    let text = found.text.as_bytes();
    let record = read_record(text).unwrap();
    // Rights and targets that the pieces rule out may be kept although no text can express them.
    let possible = found.position.only_possible();
    assert_eq!(record.position.only_possible(), possible);
    assert_eq!(record.fields, found.fields);
    if found.fields == 6 {
        assert_eq!(read_strict(text), Ok(record.position));
    } else {
        assert_eq!(found.fields, 4);
        assert!(is_exact_epd_tail(&text[record.tail]));
    }
}

/// The line after its repairs, except those within others.
fn repaired(line: &str, found: &Interpretation) -> String {
    let mut text = String::new();
    let mut end = 0;
    for repair in &found.repairs {
        let span = repair.span.clone();
        assert_eq!(line.get(span.clone()), Some(&*repair.read), "{repair:?}");
        assert_ne!(repair.read, repair.became);
        if span.start < end {
            assert!(span.end <= end, "{repair:?}");
            continue;
        }
        text.push_str(&line[end..span.start]);
        text.push_str(&repair.became);
        end = span.end;
    }
    text + &line[end..]
}

/// Repairing a repaired line changes nothing.
fn check_again(found: &Interpretation) {
    let Understanding::One(again) = understand(&found.text) else {
        panic!("{:?} is understood no more", found.text);
    };
    assert_eq!(again.text, found.text);
    assert_eq!(
        again.position.only_possible(),
        found.position.only_possible()
    );
    assert!(again.repairs.is_empty(), "{:?}", again.repairs);
}
