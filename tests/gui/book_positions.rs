//! Positions from books, to count the gestures that set them up.

/// The position with which `docs/book/setting-up.md` compares editors: 20 pieces, five kinds on each side.
pub(crate) const REFERENCE: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";

/// Endings, studies, problems and openings, each with its name.
pub(crate) const BOOK_POSITIONS: [(&str, &str); 30] = [
    // Endings.
    ("Lucena", "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"),
    (
        "Philidor, rook on the third rank",
        "4k3/7R/1r6/5K2/4P3/8/8/8 w - - 0 1",
    ),
    ("Vancura", "R7/6k1/P4r2/8/2K5/8/8/8 w - - 0 1"),
    ("Cochrane", "4k3/R7/8/4K3/4B3/8/4r3/8 b - - 0 1"),
    ("Trébuchet", "8/8/8/4pK2/3kP3/8/8/8 w - - 0 1"),
    (
        "Lasker and Reichhelm 1901",
        "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1",
    ),
    (
        "Bishop and knight, W manoeuvre",
        "5k2/5N2/5K2/8/4B3/8/8/8 w - - 0 1",
    ),
    ("Two bishops", "8/8/8/4k3/8/8/8/2B1KB2 w - - 0 1"),
    (
        "Queen against bishop's pawn",
        "8/8/8/4Q3/8/7K/2p5/1k6 w - - 0 1",
    ),
    (
        "Three pawns against three",
        "7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1",
    ),
    // Studies and problems.
    ("Réti 1921", "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"),
    ("Saavedra 1895", "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1"),
    ("Platov 1909", "8/4B2p/8/3p3P/8/3Pk1K1/p7/6N1 w - - 0 1"),
    (
        "Mitrofanov 1967",
        "8/k7/P2b2P1/KP1Pn2P/4R3/8/6np/8 w - - 0 1",
    ),
    (
        "Rudolph 1912",
        "3B4/1r2p3/r2p1p2/bkp1P1p1/1p1P1PPp/p1P1K2P/PPB5/8 w - - 0 1",
    ),
    (
        "Kaminer 1926",
        "3q4/p1p5/3r4/2N1np1p/QB5k/3P4/5PKP/8 w - - 0 1",
    ),
    (
        "Loyd, Excelsior, 1861",
        "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1",
    ),
    ("Morphy 1856", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"),
    // Openings.
    (
        "Italian game",
        "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 1",
    ),
    (
        "Sicilian, Najdorf",
        "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 1",
    ),
    (
        "French, Winawer",
        "rnbqk1nr/ppp2ppp/4p3/3p4/1b1PP3/2N5/PPP2PPP/R1BQKBNR w KQkq - 0 1",
    ),
    (
        "Caro-Kann, advance",
        "rnbqkbnr/pp2pppp/2p5/3pP3/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 1",
    ),
    (
        "Queen's Gambit declined",
        "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 1",
    ),
    (
        "King's Indian, Mar del Plata",
        "r1bq1rk1/ppp1npbp/3p1np1/3Pp3/2P1P3/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 1",
    ),
    (
        "Isolated queen's pawn",
        "r1bq1rk1/pp2bppp/2n1pn2/8/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 1",
    ),
    // Positions from games and from tests of move generators.
    (
        "Lasker and Bauer 1889, before the bishops go",
        "r4rk1/1b2bppp/ppq1p3/2ppB2n/5P2/1P1BP3/P1PPQ1PP/R4RK1 w - - 0 1",
    ),
    (
        "Morphy 1858, before the queen goes",
        "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 1",
    ),
    (
        "Anderssen and Kieseritzky 1851, the end",
        "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 0 1",
    ),
    (
        "Perft position 2",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ),
    ("The reference position", REFERENCE),
];
