//! Properties of any query and any lines.

use tabiya_collection::search::Query;

/// The first line is what is typed, the others are searched.
pub(crate) fn check_fuzz(data: &[u8]) {
    let mut parts = data.splitn(2, |byte| *byte == b'\n');
    let typed = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let text = parts.next().unwrap_or_default();
    match Query::parse(&typed) {
        Ok(query) => {
            let written = query.to_string();
            assert_eq!(Query::parse(&written), Ok(query.clone()), "{written}");
            check_lines(&query, text);
        }
        Err(error) => assert!(typed.get(error.span.clone()).is_some(), "{error:?}"),
    }
}

/// No matching line is before the place that the search of the whole text has found.
fn check_lines(query: &Query, text: &[u8]) {
    let prepared = query.prepare();
    let chance = prepared.first_chance(text);
    let mut end = 0;
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        end += line.len();
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        if prepared.matches_line(line.strip_suffix(b"\r").unwrap_or(line)) {
            assert!(chance.is_some_and(|chance| chance <= end), "{query}");
        }
    }
}
