/**
 * An operation in linear memory is a row of 32-bit words: `n > 0` keeps n code points, `n < 0` deletes −n,
 * `0, count, code points…` inserts.
 */
export const NONE: i32 = 0;
export const RETAIN: i32 = 1;
export const DELETE: i32 = 2;
export const INSERT: i32 = 3;

/** Bytes of a word. */
export const WORD: usize = 4;

/** Reads an operation part by part; a part can be taken in pieces. */
@unmanaged
export class Reader {
  at: usize;
  end: usize;
  kind: i32;
  /** Code points left of the part. */
  count: i32;
  /** The inserted code points that are left. */
  from: usize;

  open(at: usize, words: i32): void {
    this.at = at;
    this.end = at + <usize>words * WORD;
    this.next();
  }

  next(): void {
    if (this.at >= this.end) {
      this.kind = NONE;
      this.count = 0;
      return;
    }
    const word = load<i32>(this.at);
    this.at += WORD;
    if (word > 0) {
      this.kind = RETAIN;
      this.count = word;
    } else if (word < 0) {
      this.kind = DELETE;
      this.count = -word;
    } else {
      this.kind = INSERT;
      this.count = load<i32>(this.at);
      this.from = this.at + WORD;
      this.at = this.from + <usize>this.count * WORD;
    }
  }

  /** Takes `count` code points of the part, at most what is left. */
  take(count: i32): void {
    this.count -= count;
    this.from += <usize>count * WORD;
    if (this.count === 0) this.next();
  }
}

/** Writes an operation in the normal form, whatever the order of the calls. */
@unmanaged
export class Writer {
  start: usize;
  at: usize;
  last: i32;
  /** The header of the insert at the end, which a delete may follow; 0 when there is none. */
  head: usize;

  open(at: usize): void {
    this.start = at;
    this.at = at;
    this.last = NONE;
    this.head = 0;
  }

  words(): i32 {
    return <i32>((this.at - this.start) / WORD);
  }

  retain(count: i32): void {
    if (this.last === RETAIN) {
      const before = this.at - WORD;
      store<i32>(before, load<i32>(before) + count);
      return;
    }
    store<i32>(this.at, count);
    this.at += WORD;
    this.last = RETAIN;
    this.head = 0;
  }

  delete(count: i32): void {
    if (this.last === DELETE) {
      const before = this.at - WORD;
      store<i32>(before, load<i32>(before) - count);
      return;
    }
    store<i32>(this.at, -count);
    this.at += WORD;
    this.last = DELETE;
  }

  /** An insert precedes the delete beside it: their order makes no difference to the text. */
  insert(from: usize, count: i32): void {
    let deleted: i32 = 0;
    if (this.last === DELETE) {
      this.at -= WORD;
      deleted = load<i32>(this.at);
    }
    if (this.head === 0) {
      this.head = this.at;
      store<i32>(this.at, 0);
      store<i32>(this.at + WORD, 0);
      this.at += 2 * WORD;
    }
    const bytes = <usize>count * WORD;
    memory.copy(this.at, from, bytes);
    this.at += bytes;
    store<i32>(this.head + WORD, load<i32>(this.head + WORD) + count);
    if (deleted !== 0) {
      store<i32>(this.at, deleted);
      this.at += WORD;
    } else {
      this.last = INSERT;
    }
  }
}
