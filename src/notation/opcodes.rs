//! The opcodes of Extended Position Description (PGN standard of 1994, section 16.2.5) and those
//! that test suites add.

const KNOWN: [&str; 30] = [
    "acd",
    "acms",
    "acn",
    "acs",
    "am",
    "bm",
    "ce",
    "dm",
    "draw_accept",
    "draw_claim",
    "draw_offer",
    "draw_reject",
    "eco",
    "fmvn",
    "hmvc",
    "id",
    "nic",
    "noop",
    "pm",
    "pv",
    "rc",
    "resign",
    "sm",
    "sv",
    "tcgs",
    "tcri",
    "tcsi",
    "variant",
    "avoid",
    "best",
];

/// Whether this is an opcode that files use without a semicolon behind it. Any other word behind a
/// FEN is taken for an operation only when there is a semicolon: else it is a slip of the pen.
pub(super) fn is_known(opcode: &str) -> bool {
    KNOWN.contains(&opcode) || is_numbered(opcode)
}

/// Comments `c0` to `c9`, variations `v0` to `v9`, and the counts `D1`, `D2` … of move generators.
fn is_numbered(opcode: &str) -> bool {
    let Some(number) = opcode.strip_prefix(['c', 'v', 'D']) else {
        return false;
    };
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}
