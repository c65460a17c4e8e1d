//! Arithmetic coding of bits whose probabilities are known.

/// Writes or reads bits.
pub(crate) trait Coder {
    /// Codes a bit that is set with this probability, in parts of 4,096, and returns it. A reader takes it from its
    /// bytes, a writer takes the wanted one.
    fn code(&mut self, probability: u32, wanted: bool) -> bool;
}

/// The part of the numbers that remains, and where a bit divides it.
#[derive(Debug)]
struct Span {
    low: u32,
    high: u32,
}

impl Span {
    const ALL: Self = Self {
        low: 0,
        high: u32::MAX,
    };

    fn middle(&self, probability: u32) -> u32 {
        let span = (u64::from(self.high - self.low) * u64::from(probability)) >> 12;
        self.low + u32::try_from(span).unwrap_or(0)
    }

    fn choose(&mut self, middle: u32, bit: bool) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Takes out the first byte once it is certain.
    fn certain_byte(&mut self) -> Option<u8> {
        let [first, ..] = self.high.to_be_bytes();
        let [other, ..] = self.low.to_be_bytes();
        if first != other {
            return None;
        }
        self.low <<= 8;
        self.high = self.high << 8 | 255;
        Some(first)
    }
}

/// Bits to bytes.
#[derive(Debug)]
pub(crate) struct Writer {
    span: Span,
    bytes: Vec<u8>,
}

impl Writer {
    pub(crate) const fn new() -> Self {
        Self {
            span: Span::ALL,
            bytes: Vec::new(),
        }
    }

    /// The bytes.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.span.high.to_be_bytes());
        self.bytes
    }
}

impl Coder for Writer {
    fn code(&mut self, probability: u32, wanted: bool) -> bool {
        self.span.choose(self.span.middle(probability), wanted);
        while let Some(byte) = self.span.certain_byte() {
            self.bytes.push(byte);
        }
        wanted
    }
}

/// Bytes to bits.
#[derive(Debug)]
pub(crate) struct Reader<'a> {
    span: Span,
    at: u32,
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self {
            span: Span::ALL,
            at: 0,
            bytes,
        };
        for _ in 0..4 {
            reader.take_byte();
        }
        reader
    }

    fn take_byte(&mut self) {
        let (first, rest) = self.bytes.split_first().unwrap_or((&0, &[]));
        self.at = self.at << 8 | u32::from(*first);
        self.bytes = rest;
    }
}

impl Coder for Reader<'_> {
    fn code(&mut self, probability: u32, _wanted: bool) -> bool {
        let middle = self.span.middle(probability);
        let bit = self.at <= middle;
        self.span.choose(middle, bit);
        while self.span.certain_byte().is_some() {
            self.take_byte();
        }
        bit
    }
}
