//! The same text without what only carries it: percent-encoding, quotation marks of mails,
//! invisible characters, kinds of blanks.

/// Undoes what programs do to text that passes through them. Line ends become `\n`.
pub(super) fn clean(text: &str) -> String {
    let decoded = decode(text);
    let mut clean = String::with_capacity(decoded.len());
    for line in decoded
        .replace("\r\n", "\n")
        .split(['\n', '\r', '\u{2028}', '\u{2029}'])
    {
        push_line(line, &mut clean);
        clean.push('\n');
    }
    clean
}

/// Decodes `%20` and `\/`.
fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, behind @ ..] = rest {
        rest = behind;
        match (first, behind) {
            (b'%', [high, low, behind @ ..]) if let Some(byte) = hex(*high, *low) => {
                bytes.push(byte);
                rest = behind;
            }
            (b'\\', [b'/', ..]) => (),
            _ => bytes.push(*first),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(high: u8, low: u8) -> Option<u8> {
    let digit = |letter: u8| char::from(letter).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

fn push_line(line: &str, clean: &mut String) {
    let line = line.trim_start_matches(|c: char| c == '>' || c.is_whitespace() || is_invisible(c));
    for character in line.chars().filter(|c| !is_invisible(*c)) {
        clean.push(if character.is_whitespace() {
            ' '
        } else {
            character
        });
    }
}

fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\0'
    )
}
