//! Writes the vectors of `src/ot/operations.vectors.jsonl`: what the crate `operational-transform` returns for random operations.
//! One line is `[text, a, b, c, a(text), a after b, b after a, a then c, a taken back]`; a and b apply to the text, c to a(text).
//! `cargo run --release > ../src/ot/operations.vectors.jsonl`

use operational_transform::OperationSeq;
use serde_json::json;

const LINES: usize = 2_000;
const SEED: u64 = 0x21_0601;

/// Letters, line ends, a combining accent, a joiner, the byte order mark, and code points beside the surrogates and beyond 16 bits.
const ALPHABET: &[&str] = &[
    "a", "b", "c", " ", "\"", "\\", "\n", "\r\n", "\t", "\u{0}", "\u{7f}", "é", "e\u{301}", "\u{200d}", "\u{2028}", "\u{d7ff}",
    "\u{e000}", "\u{feff}", "\u{ffff}", "漢", "😀", "👩\u{200d}💻", "𝒳", "\u{10ffff}",
];

/// xorshift64*: the same numbers on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % bound
    }

    fn text(&mut self, most: u64) -> String {
        (0..self.below(most + 1)).map(|_| ALPHABET[self.below(ALPHABET.len() as u64) as usize]).collect()
    }

    /// An operation that fits the text, built in an order that the crate has to bring into its normal form.
    fn operation(&mut self, text: &str) -> OperationSeq {
        let mut operation = OperationSeq::default();
        let mut left = text.chars().count() as u64;
        while left > 0 {
            let count = 1 + self.below(left.min(6));
            match self.below(3) {
                0 => {
                    let inserted = self.text(3);
                    operation.insert(&inserted);
                }
                1 => {
                    operation.delete(count);
                    left -= count;
                }
                _ => {
                    operation.retain(count);
                    left -= count;
                }
            }
        }
        if self.below(3) == 0 {
            let inserted = self.text(3);
            operation.insert(&inserted);
        }
        operation
    }
}

fn main() {
    let mut random = Random(SEED);
    for _ in 0..LINES {
        let text = random.text(14);
        let a = random.operation(&text);
        let b = random.operation(&text);
        let after = a.apply(&text).unwrap();
        let c = random.operation(&after);
        let (a_after_b, b_after_a) = a.transform(&b).unwrap();
        let composed = a.compose(&c).unwrap();
        let line = json!([text, a, b, c, after, a_after_b, b_after_a, composed, a.invert(&text)]);
        println!("{line}");
    }
}
