//! Converts between UTF-16 and UTF-8.
//!
//! UTF-16 can be invalid: halves of surrogate pairs, an odd number of bytes. [`Unpaired`] selects the treatment of the
//! halves.

/// The order of the bytes of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByteOrder {
    /// The lower byte first.
    Little,
    /// The higher byte first.
    Big,
}

impl ByteOrder {
    fn unit(self, bytes: [u8; 2]) -> u16 {
        match self {
            Self::Little => u16::from_le_bytes(bytes),
            Self::Big => u16::from_be_bytes(bytes),
        }
    }

    fn bytes(self, unit: u16) -> [u8; 2] {
        match self {
            Self::Little => unit.to_le_bytes(),
            Self::Big => unit.to_be_bytes(),
        }
    }
}

/// The treatment of half a surrogate pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unpaired {
    /// Replaced by U+FFFD, so that the text is valid UTF-8.
    Replaced,
    /// Encoded in three bytes by the scheme of UTF-8, so that [`encode`] restores it. The result is not valid UTF-8.
    Kept,
}

/// Converts UTF-16 into UTF-8, in chunks that may be split anywhere.
#[derive(Clone, Debug)]
pub struct Decoder {
    order: ByteOrder,
    unpaired: Unpaired,
    /// The first byte of a unit whose second one has not arrived yet.
    half: Option<u8>,
    /// The first unit of a pair whose second one has not arrived yet.
    lead: Option<u16>,
}

impl Decoder {
    /// The maximum number of bytes that held-back data adds to an output, which otherwise has at most three bytes for
    /// every two of the input.
    pub(super) const MAX_HELD_BACK: usize = 6;

    /// Starts a decoder for text without its mark.
    pub fn new(order: ByteOrder, unpaired: Unpaired) -> Self {
        Self {
            order,
            unpaired,
            half: None,
            lead: None,
        }
    }

    /// Appends the text of the next bytes. `damage` gets the offsets in `text` of replaced or kept half pairs.
    pub fn decode(&mut self, mut bytes: &[u8], text: &mut Vec<u8>, damage: &mut Vec<usize>) {
        if let (Some(half), Some((byte, rest))) = (self.half, bytes.split_first()) {
            self.half = None;
            bytes = rest;
            self.push(self.order.unit([half, *byte]), text, damage);
        }
        let (units, odd) = bytes.as_chunks();
        for unit in units {
            self.push(self.order.unit(*unit), text, damage);
        }
        self.half = self.half.or(odd.first().copied());
    }

    /// Ends the text. Returns the last byte of an odd number of bytes, which is not part of the text.
    pub fn finish(&mut self, text: &mut Vec<u8>, damage: &mut Vec<usize>) -> Option<u8> {
        if let Some(lead) = self.lead.take() {
            self.push_unpaired(lead, text, damage);
        }
        self.half.take()
    }

    fn push(&mut self, unit: u16, text: &mut Vec<u8>, damage: &mut Vec<usize>) {
        if self.lead.is_none()
            && let Ok(ascii @ 0..0x80) = u8::try_from(unit)
        {
            return text.push(ascii);
        }
        if let Some(lead) = self.lead.take() {
            if let Some(Ok(letter)) = char::decode_utf16([lead, unit]).next() {
                return push_char(letter, text);
            }
            self.push_unpaired(lead, text, damage);
        }
        match unit {
            0xD800..0xDC00 => self.lead = Some(unit),
            0xDC00..0xE000 => self.push_unpaired(unit, text, damage),
            _ => push_char(char::from_u32(unit.into()).unwrap_or_default(), text),
        }
    }

    fn push_unpaired(&self, unit: u16, text: &mut Vec<u8>, damage: &mut Vec<usize>) {
        damage.push(text.len());
        match self.unpaired {
            Unpaired::Replaced => push_char(char::REPLACEMENT_CHARACTER, text),
            Unpaired::Kept => text.extend(three_bytes(unit)),
        }
    }
}

fn push_char(letter: char, text: &mut Vec<u8>) {
    text.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
}

/// Half a pair in the scheme of UTF-8, which does not allow it.
fn three_bytes(unit: u16) -> [u8; 3] {
    let [high, low] = unit.to_be_bytes();
    [
        0xE0 | high >> 4,
        0x80 | (high & 0x0F) << 2 | low >> 6,
        0x80 | low & 0x3F,
    ]
}

/// Appends a text as UTF-16. Halves that [`Unpaired::Kept`] has kept are restored; every other byte that is not UTF-8
/// is read as Latin-1.
pub fn encode(text: &[u8], order: ByteOrder, out: &mut Vec<u8>) {
    each_unit(text, |unit| out.extend(order.bytes(unit)));
}

/// The number of bytes that [`encode`] appends.
pub fn encoded_len(text: &[u8]) -> u64 {
    let mut units = 0;
    each_unit(text, |_| units += 1);
    2 * units
}

fn each_unit(mut text: &[u8], mut take: impl FnMut(u16)) {
    while !text.is_empty() {
        let valid = match std::str::from_utf8(text) {
            Ok(all) => all,
            Err(error) => {
                let valid = text.get(..error.valid_up_to()).unwrap_or_default();
                std::str::from_utf8(valid).unwrap_or_default()
            }
        };
        valid.encode_utf16().for_each(&mut take);
        text = text.get(valid.len()..).unwrap_or_default();
        text = match text {
            [0xED, middle @ 0xA0..0xC0, last @ 0x80..0xC0, rest @ ..] => {
                take(0xD000 | u16::from(middle & 0x3F) << 6 | u16::from(last & 0x3F));
                rest
            }
            [latin_1, rest @ ..] => {
                take(u16::from(*latin_1));
                rest
            }
            [] => text,
        };
    }
}

/// A text without an incomplete character at its end, so that it can be split there. For a text that is not UTF-8 the
/// result is meaningless but harmless.
pub fn whole_chars(text: &[u8]) -> &[u8] {
    let last = text.iter().rev().take(3);
    let mut not_ascii = last.take_while(|byte| 0x80 <= **byte);
    let Some(back) = not_ascii.position(|byte| 0xC0 <= *byte) else {
        return text;
    };
    let (before, last) = text.split_at(text.len() - back - 1);
    let len = match last.first() {
        Some(0xC0..0xE0) => 2,
        Some(0xE0..0xF0) => 3,
        _ => 4,
    };
    if last.len() < len { before } else { text }
}
