//! Normalises text for comparison with search terms.

/// Converts to lower case, removes the accents that people omit when they type, and leaves one blank between words,
/// however they are joined: `en-passant`, `En passant` and `en  passant` become the same text.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None if letter.is_alphanumeric() => folded.push(letter),
            // A combining accent, as some systems write it.
            None if ('\u{300}'..='\u{36f}').contains(&letter) => {}
            None if folded.ends_with(' ') || folded.is_empty() => {}
            None => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// The letters of our languages without their diacritics.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => "a",
        'æ' => "ae",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => "o",
        'œ' => "oe",
        'ß' => "ss",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ý' | 'ÿ' => "y",
        'ё' => "е",
        'й' => "и",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn case_accents_and_punctuation_are_ignored() {
        for (text, expected) in [
            ("En-Passant", "en passant"),
            ("  Größe,  alles… ", "grosse alles"),
            ("Taille générale", "taille generale"),
            ("Tamaño", "tamano"),
            ("Чёрный", "черныи"),
            ("e\u{301}chec", "echec"),
            ("100 %", "100"),
            ("…", ""),
        ] {
            assert_eq!(folded(text), expected);
        }
    }
}
