//! Text as it is compared with what somebody types to find it.

/// In small letters, without the accents that people leave out when they type, and with one blank
/// between words, however they are joined: `en-passant` is `En passant` is `en  passant`.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None if letter.is_alphanumeric() => folded.push(letter),
            // An accent that stands for itself, as some systems write it.
            None if ('\u{300}'..='\u{36f}').contains(&letter) => {}
            None if folded.ends_with(' ') || folded.is_empty() => {}
            None => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// The letters that our languages write with something on them, without it.
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
    fn case_accents_and_what_joins_words_do_not_count() {
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
