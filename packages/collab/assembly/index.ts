/**
 * Operational transformation of texts. JavaScript writes operations into slots 0 and 1 and reads results from slots 2 and 3.
 * Between them it writes encoded texts into slot 3, and decoded ones whose code points it counts into slot 2.
 * It checks what it writes: no count is negative, and no sum of counts exceeds 31 bits.
 */
import { baseLength, Document, neededRoom } from "./document";
import { DELETE, INSERT, NONE, RETAIN, Reader, WORD, Writer } from "./operation";

/** The result of a call whose lengths do not fit. */
const MISMATCH: i32 = -1;

const SLOTS: usize = 4;
const addresses: usize = memory.data(<i32>(SLOTS * sizeof<usize>()));
const capacities: usize = memory.data(<i32>(SLOTS * sizeof<i32>()));

const first = changetype<Reader>(memory.data(offsetof<Reader>()));
const second = changetype<Reader>(memory.data(offsetof<Reader>()));
const result = changetype<Writer>(memory.data(offsetof<Writer>()));
const other = changetype<Writer>(memory.data(offsetof<Writer>()));

function slot(index: usize): usize {
  return load<usize>(addresses + index * sizeof<usize>());
}

/** Makes room for so many words in a slot, whose content is lost, and returns its address. */
export function reserve(index: i32, words: i32): usize {
  const address = addresses + <usize>index * sizeof<usize>();
  const capacity = capacities + <usize>index * sizeof<i32>();
  if (load<i32>(capacity) < words) {
    const old = load<usize>(address);
    // An allocation that fails ends here, and must not leave the slot with memory that is free.
    store<usize>(address, 0);
    store<i32>(capacity, 0);
    if (old !== 0) heap.free(old);
    const room = words + (words >> 1) + 64;
    store<usize>(address, heap.alloc(<usize>room * WORD));
    store<i32>(capacity, room);
  }
  return load<usize>(address);
}

/**
 * Turns the UTF-8 text of slot 3, which has so many bytes, into code points at an address and returns their number. Compiled code: a
 * loop of JavaScript takes ten times as long for a large text while it is not optimised, after each full garbage collection too.
 */
export function decode(bytes: i32, to: usize): i32 {
  let from = slot(3);
  const end = from + <usize>bytes;
  const start = to;
  for (; from < end; to += WORD) {
    const lead = <u32>load<u8>(from);
    if (lead < 0x80) {
      store<u32>(to, lead);
      from += 1;
    } else if (lead < 0xe0) {
      store<u32>(to, ((lead & 0x1f) << 6) | tail(from, 1));
      from += 2;
    } else if (lead < 0xf0) {
      store<u32>(to, ((lead & 0x0f) << 12) | (tail(from, 1) << 6) | tail(from, 2));
      from += 3;
    } else {
      store<u32>(to, ((lead & 0x07) << 18) | (tail(from, 1) << 12) | (tail(from, 2) << 6) | tail(from, 3));
      from += 4;
    }
  }
  return <i32>((to - start) / WORD);
}

/** The six bits of a byte that continues a code point. */
function tail(lead: usize, place: usize): u32 {
  return <u32>load<u8>(lead + place) & 0x3f;
}

/** Brings the operation of a slot into its normal form, in place. Uses slot 2. Returns its words. */
export function normalise(index: i32, words: i32): i32 {
  reserve(2, words);
  first.open(slot(index), words);
  result.open(slot(2));
  for (; first.kind !== NONE; first.next()) {
    if (first.kind === RETAIN) result.retain(first.count);
    else if (first.kind === DELETE) result.delete(first.count);
    else result.insert(first.from, first.count);
  }
  memory.copy(slot(index), slot(2), <usize>result.words() * WORD);
  return result.words();
}

/** Slot 2 becomes the operation of slot 0 followed by that of slot 1. Returns its words. */
export function compose(firstWords: i32, secondWords: i32): i32 {
  reserve(2, firstWords + secondWords);
  first.open(slot(0), firstWords);
  second.open(slot(1), secondWords);
  result.open(slot(2));
  while (first.kind !== NONE || second.kind !== NONE) {
    if (first.kind === DELETE) {
      result.delete(first.count);
      first.next();
    } else if (second.kind === INSERT) {
      result.insert(second.from, second.count);
      second.next();
    } else {
      const count = min(first.count, second.count);
      if (count === 0) return MISMATCH;
      if (first.kind === INSERT) {
        if (second.kind === RETAIN) result.insert(first.from, count);
      } else if (second.kind === RETAIN) {
        result.retain(count);
      } else {
        result.delete(count);
      }
      first.take(count);
      second.take(count);
    }
  }
  return result.words();
}

/** Slot 2 becomes slot 0 as it applies after slot 1, slot 3 the reverse. Inserts of slot 0 go first. Returns the words of slot 2. */
export function transform(firstWords: i32, secondWords: i32): i32 {
  reserve(2, firstWords + secondWords);
  reserve(3, firstWords + secondWords);
  first.open(slot(0), firstWords);
  second.open(slot(1), secondWords);
  result.open(slot(2));
  other.open(slot(3));
  while (first.kind !== NONE || second.kind !== NONE) {
    if (first.kind === INSERT) {
      result.insert(first.from, first.count);
      other.retain(first.count);
      first.next();
    } else if (second.kind === INSERT) {
      result.retain(second.count);
      other.insert(second.from, second.count);
      second.next();
    } else {
      const count = min(first.count, second.count);
      if (count === 0) return MISMATCH;
      if (first.kind === RETAIN) {
        if (second.kind === RETAIN) {
          result.retain(count);
          other.retain(count);
        } else {
          other.delete(count);
        }
      } else if (second.kind === RETAIN) {
        result.delete(count);
      }
      first.take(count);
      second.take(count);
    }
  }
  return result.words();
}

/** The words of slot 3 after `transform`. */
export function otherWords(): i32 {
  return other.words();
}

/** Slot 2 becomes the operation that takes back slot 0; slot 1 has the code points of the text before. Returns its words. */
export function invert(words: i32, length: i32): i32 {
  first.open(slot(0), words);
  if (baseLength(first) !== length) return MISMATCH;
  reserve(2, 2 * words + length);
  first.open(slot(0), words);
  result.open(slot(2));
  let at = slot(1);
  for (; first.kind !== NONE; first.next()) {
    if (first.kind === INSERT) {
      result.delete(first.count);
    } else {
      if (first.kind === RETAIN) result.retain(first.count);
      else result.insert(at, first.count);
      at += <usize>first.count * WORD;
    }
  }
  return result.words();
}

/** Creates a document with the code points in slot 0. */
export function createDocument(length: i32): usize {
  const document = changetype<Document>(heap.alloc(offsetof<Document>()));
  document.open(slot(0), length);
  return changetype<usize>(document);
}

export function freeDocument(address: usize): void {
  changetype<Document>(address).close();
  heap.free(address);
}

/** Applies the operation of slot 0 and returns the new length. A document that it does not fit stays as it was. */
export function apply(address: usize, words: i32): i32 {
  const document = changetype<Document>(address);
  first.open(slot(0), words);
  if (baseLength(first) !== document.length()) return MISMATCH;
  first.open(slot(0), words);
  const needed = neededRoom(first);
  first.open(slot(0), words);
  document.apply(first, needed);
  return document.length();
}

/** Slot 2 becomes the document as UTF-16. Returns the number of units. */
export function writeText(address: usize): i32 {
  const document = changetype<Document>(address);
  reserve(2, document.length());
  return document.write(slot(2));
}
