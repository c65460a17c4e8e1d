//! The words for pieces and sides in nine languages, and their comparison.
//!
//! The words are written without marks and in lower case, see [`folded`].

use crate::piece_letters::Language;
use tabiya_chess::{Color, Role};

/// The word in lower case and without marks on letters, so that `Läufer`, `LÄUFER` and `laufer` are equal.
pub(super) fn folded(word: &str) -> String {
    let mut plain = String::new();
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'ß' => plain.push_str("ss"),
            'ä' | 'á' | 'à' | 'â' | 'ã' | 'ą' => plain.push('a'),
            'ö' | 'ó' | 'ò' | 'ô' | 'õ' => plain.push('o'),
            'ü' | 'ú' | 'ù' | 'û' => plain.push('u'),
            'é' | 'è' | 'ê' | 'ë' | 'ę' => plain.push('e'),
            'í' | 'ì' | 'î' => plain.push('i'),
            'ç' | 'ć' => plain.push('c'),
            'ñ' | 'ń' => plain.push('n'),
            'ł' => plain.push('l'),
            'ś' => plain.push('s'),
            'ź' | 'ż' => plain.push('z'),
            'ё' => plain.push('е'),
            'й' => plain.push('и'),
            mark if super::tokens::is_mark(mark) => {}
            other => plain.push(other),
        }
    }
    plain
}

/// The names of the pieces, in the singular and the plural.
pub(super) const PIECES: [(Role, &[&str]); 6] = [
    (
        Role::King,
        &[
            "king",
            "kings",
            "konig",
            "koenig",
            "konige",
            "roi",
            "rois",
            "rey",
            "reyes",
            "re",
            "rei",
            "reis",
            "koning",
            "koningen",
            "krol",
            "krole",
            "король",
            "короли",
        ],
    ),
    (
        Role::Queen,
        &[
            "queen",
            "queens",
            "dame",
            "damen",
            "dames",
            "dama",
            "damas",
            "donna",
            "donne",
            "regina",
            "regine",
            "reina",
            "reinas",
            "rainha",
            "rainhas",
            "hetman",
            "hetmany",
            "hetmani",
            "krolowa",
            "krolowe",
            "ферзь",
            "ферзи",
        ],
    ),
    (
        Role::Rook,
        &[
            "rook",
            "rooks",
            "turm",
            "turme",
            "tuerme",
            "tour",
            "tours",
            "torre",
            "torres",
            "torri",
            "toren",
            "torens",
            "wieza",
            "wieze",
            "ладья",
            "ладьи",
        ],
    ),
    (
        Role::Bishop,
        &[
            "bishop",
            "bishops",
            "laufer",
            "laeufer",
            "fou",
            "fous",
            "alfil",
            "alfiles",
            "alfiere",
            "alfieri",
            "bispo",
            "bispos",
            "loper",
            "lopers",
            "goniec",
            "gonce",
            "слон",
            "слоны",
        ],
    ),
    (
        Role::Knight,
        &[
            "knight",
            "knights",
            "springer",
            "cavalier",
            "cavaliers",
            "caballo",
            "caballos",
            "cavallo",
            "cavalli",
            "cavalo",
            "cavalos",
            "paard",
            "paarden",
            "skoczek",
            "skoczki",
            "конь",
            "кони",
        ],
    ),
    (
        Role::Pawn,
        &[
            "pawn",
            "pawns",
            "bauer",
            "bauern",
            "pion",
            "pions",
            "peon",
            "peones",
            "pedone",
            "pedoni",
            "peao",
            "peoes",
            "pionnen",
            "pionek",
            "pionki",
            "piony",
            "пешка",
            "пешки",
        ],
    ),
];

/// The names of a side: the players, and the colour of pieces.
pub(super) const fn side_names(language: Language) -> [(Color, &'static [&'static str]); 2] {
    let (white, black): (&[&str], &[&str]) = match language {
        Language::English => (&["white", "whites"], &["black", "blacks"]),
        Language::German => (
            &["weiss", "weisse", "weisser", "weisses", "weissen"],
            &["schwarz", "schwarze", "schwarzer", "schwarzes", "schwarzen"],
        ),
        Language::French => (
            &["blancs", "blanc", "blanche", "blanches"],
            &["noirs", "noir", "noire", "noires"],
        ),
        Language::Spanish => (
            &["blancas", "blanca", "blanco", "blancos"],
            &["negras", "negra", "negro", "negros"],
        ),
        Language::Italian => (
            &["bianco", "bianchi", "bianca", "bianche"],
            &["nero", "neri", "nera", "nere"],
        ),
        Language::Portuguese => (
            &["brancas", "branca", "branco", "brancos"],
            &[
                "pretas", "preta", "preto", "pretos", "negras", "negra", "negro", "negros",
            ],
        ),
        Language::Dutch => (&["wit", "witte"], &["zwart", "zwarte"]),
        Language::Polish => (
            &["biale", "bialy", "biala", "bialych", "biali"],
            &["czarne", "czarny", "czarna", "czarnych", "czarni"],
        ),
        Language::Russian => (
            &["белые", "белыи", "белая", "белых", "белое"],
            &["черные", "черныи", "черная", "черных", "черное"],
        ),
    };
    [(Color::White, white), (Color::Black, black)]
}

/// The first letters that name a side if a colon follows. `b` is always Black, even in languages whose word for White
/// begins with it.
pub(super) const fn side_letters(language: Language) -> [(Color, &'static [&'static str]); 2] {
    let (white, black): (&[&str], &[&str]) = match language {
        Language::English => (&["w"], &["b"]),
        Language::German => (&["w"], &["s", "b"]),
        Language::French | Language::Spanish | Language::Italian | Language::Portuguese => {
            (&["w"], &["n", "b"])
        }
        Language::Dutch => (&["w"], &["z", "b"]),
        Language::Polish => (&["w"], &["c", "b"]),
        Language::Russian => (&["б", "w"], &["ч", "b"]),
    };
    [(Color::White, white), (Color::Black, black)]
}

/// Phrases for the side to move that differ from those of the forms.
pub(super) const TURNS: [(Color, &[&str]); 2] = [
    (
        Color::White,
        &[
            "white to play",
            "white to go",
            "white moves",
            "white plays",
            "white is to move",
            "weiss zieht",
            "weiss ist am zug",
            "weiss ist am zuge",
            "weiss am zuge",
            "les blancs jouent",
            "blancs jouent",
            "aux blancs de jouer",
            "trait blanc",
            "juegan las blancas",
            "blancas juegan",
            "mueven blancas",
            "mueven las blancas",
            "tocca al bianco",
            "il bianco muove",
            "bianco muove",
            "mossa al bianco",
            "jogam brancas",
            "brancas jogam",
            "as brancas jogam",
            "wit speelt",
            "wit begint",
            "biale na posunieciu",
            "biale zaczynaja",
            "posuniecie bialych",
            "белые начинают",
            "белые ходят",
            "ход за белыми",
            "начинают белые",
        ],
    ),
    (
        Color::Black,
        &[
            "black to play",
            "black to go",
            "black moves",
            "black plays",
            "black is to move",
            "schwarz zieht",
            "schwarz ist am zug",
            "schwarz ist am zuge",
            "schwarz am zuge",
            "les noirs jouent",
            "noirs jouent",
            "aux noirs de jouer",
            "trait noir",
            "juegan las negras",
            "negras juegan",
            "mueven negras",
            "mueven las negras",
            "tocca al nero",
            "il nero muove",
            "nero muove",
            "mossa al nero",
            "jogam pretas",
            "jogam as negras",
            "pretas jogam",
            "as pretas jogam",
            "zwart speelt",
            "zwart begint",
            "czarne na posunieciu",
            "czarne zaczynaja",
            "posuniecie czarnych",
            "черные начинают",
            "черные ходят",
            "ход за черными",
            "начинают черные",
        ],
    ),
];

/// Words between pieces and squares that have no meaning.
pub(super) const fn joining_words(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["and", "on", "at", "the"],
        Language::German => &["und", "auf", "der", "die"],
        Language::French => &["et", "en", "sur", "le", "la", "les"],
        Language::Spanish => &["y", "en", "el", "la", "los", "las"],
        Language::Italian => &["e", "in", "il", "la", "le", "i", "gli"],
        Language::Portuguese => &["e", "em", "os", "as"],
        Language::Dutch => &["en", "op", "de"],
        Language::Polish => &["i", "na"],
        Language::Russian => &["и", "на"],
    }
}
