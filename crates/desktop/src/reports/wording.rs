//! Reduces the message of a panic to what a report may contain: nothing that the user wrote.

/// The names of code in panic messages. They may stay in quotes.
const HARMLESS: [&str; 9] = [
    "Option::unwrap()",
    "Option::expect()",
    "Result::unwrap()",
    "Result::unwrap_err()",
    "Result::expect()",
    "Err",
    "Ok",
    "None",
    "left == right",
];
const MAX_CHARS: usize = 200;

/// Returns the first line of a panic's message without the text in quotes, which may be the user's (the standard
/// library quotes the whole string when an index is wrong), and without characters that control a terminal.
pub fn without_paths(message: &str) -> String {
    let line = message.lines().next().unwrap_or_default();
    let mut said = String::new();
    let mut rest = line;
    while let Some((before, quote, behind)) = split_at_quote(rest) {
        let (inside, after) = behind.split_once(quote).unwrap_or((behind, ""));
        let inside = if HARMLESS.contains(&inside) {
            inside
        } else {
            "…"
        };
        said.extend([before, quote, inside, quote]);
        rest = after;
    }
    said.push_str(rest);
    let letters = said.chars().take(MAX_CHARS);
    let letters = letters.map(|letter| if letter.is_control() { ' ' } else { letter });
    letters.collect::<String>().trim().to_owned()
}

fn split_at_quote(text: &str) -> Option<(&str, &str, &str)> {
    let is_quote = |letter: char| matches!(letter, '`' | '"');
    let (before, behind) = text.split_once(is_quote)?;
    let quote = text.get(before.len()..text.len() - behind.len())?;
    Some((before, quote, behind))
}

#[cfg(test)]
mod tests {
    use super::without_paths;

    #[test]
    fn text_of_the_user_is_removed_from_messages() {
        for (message, said) in [
            ("index out of bounds: the len is 3 but the index is 7", ""),
            (
                "byte index 3 is out of bounds of `8/8/4k3/8 w - -`",
                "byte index 3 is out of bounds of `…`",
            ),
            (
                "called `Result::unwrap()` on an `Err` value: Fault(\"my secret.fen\")",
                "called `Result::unwrap()` on an `Err` value: Fault(\"…\")",
            ),
            ("an open quote \"4k3", "an open quote \"…\""),
            ("first\nsecond: 4k3", "first"),
            ("a\u{1b}[31m bell\u{7}", "a [31m bell"),
            ("", ""),
        ] {
            let said = if said.is_empty() { message } else { said };
            assert_eq!(without_paths(message), said);
        }
        assert!(without_paths(&"ü".repeat(5000)).chars().count() <= 200);
    }
}
