import { DELETE, INSERT, NONE, RETAIN, Reader, WORD } from "./operation";

/** Code points that a new document has room for beyond its text. */
const ROOM: i32 = 256;

/** A text as code points with a gap where it was changed last, so that typing moves nothing. */
@unmanaged
export class Document {
  data: usize;
  /** Code points that fit into `data`, the gap included. */
  capacity: i32;
  gapStart: i32;
  gapEnd: i32;

  open(from: usize, count: i32): void {
    this.capacity = count + ROOM;
    this.data = heap.alloc(<usize>this.capacity * WORD);
    memory.copy(this.data, from, <usize>count * WORD);
    this.gapStart = count;
    this.gapEnd = this.capacity;
  }

  close(): void {
    heap.free(this.data);
  }

  length(): i32 {
    return this.capacity - (this.gapEnd - this.gapStart);
  }

  /** Applies an operation that fits the text and needs the room that `neededRoom` returns. */
  apply(operation: Reader, needed: i32): void {
    this.makeRoom(needed);
    let position: i32 = 0;
    while (operation.kind !== NONE) {
      if (operation.kind === RETAIN) {
        position += operation.count;
        operation.next();
        continue;
      }
      this.moveGap(position);
      const inserted = operation.kind === INSERT ? operation.count : 0;
      const from = operation.from;
      if (operation.kind === INSERT) operation.next();
      // A new text takes the place of the deleted one.
      if (operation.kind === DELETE) {
        this.gapEnd += operation.count;
        operation.next();
      }
      // A deletion alone has no source, and `memory.copy` of 0 bytes traps when the address is outside the memory.
      if (inserted === 0) continue;
      memory.copy(this.place(this.gapStart), from, <usize>inserted * WORD);
      this.gapStart += inserted;
      position += inserted;
    }
  }

  /** Writes the text as UTF-16 and returns the number of its units. */
  write(to: usize): i32 {
    const middle = writeUnits(this.data, this.gapStart, to);
    const end = writeUnits(this.place(this.gapEnd), this.capacity - this.gapEnd, middle);
    return <i32>((end - to) / 2);
  }

  private place(index: i32): usize {
    return this.data + <usize>index * WORD;
  }

  private moveGap(position: i32): void {
    if (position < this.gapStart) {
      const moved = this.gapStart - position;
      memory.copy(this.place(this.gapEnd - moved), this.place(position), <usize>moved * WORD);
      this.gapStart -= moved;
      this.gapEnd -= moved;
    } else if (position > this.gapStart) {
      const moved = position - this.gapStart;
      memory.copy(this.place(this.gapStart), this.place(this.gapEnd), <usize>moved * WORD);
      this.gapStart += moved;
      this.gapEnd += moved;
    }
  }

  private makeRoom(count: i32): void {
    if (this.gapEnd - this.gapStart >= count) return;
    const needed = this.length() + count;
    const capacity = needed + (needed >> 2) + ROOM;
    const data = heap.alloc(<usize>capacity * WORD);
    const after = this.capacity - this.gapEnd;
    memory.copy(data, this.data, <usize>this.gapStart * WORD);
    memory.copy(data + <usize>(capacity - after) * WORD, this.place(this.gapEnd), <usize>after * WORD);
    heap.free(this.data);
    this.data = data;
    this.gapEnd = capacity - after;
    this.capacity = capacity;
  }
}

/** Writes code points as UTF-16 and returns the address behind the last unit. */
function writeUnits(from: usize, count: i32, to: usize): usize {
  const end = from + <usize>count * WORD;
  for (; from < end; from += WORD) {
    const point = load<u32>(from);
    if (point < 0x10000) {
      store<u16>(to, <u16>point);
      to += 2;
    } else {
      store<u16>(to, <u16>(0xd7c0 + (point >> 10)));
      store<u16>(to + 2, <u16>(0xdc00 | (point & 0x3ff)));
      to += 4;
    }
  }
  return to;
}

/** Code points that an operation applies to. */
export function baseLength(operation: Reader): i32 {
  let length: i32 = 0;
  for (; operation.kind !== NONE; operation.next()) {
    if (operation.kind === RETAIN || operation.kind === DELETE) length += operation.count;
  }
  return length;
}

/** Code points by which the text is longer at most while an operation is applied; each insert comes after the deletion at its place. */
export function neededRoom(operation: Reader): i32 {
  let growth: i32 = 0;
  let needed: i32 = 0;
  while (operation.kind !== NONE) {
    if (operation.kind === INSERT) {
      growth += operation.count;
      operation.next();
    }
    if (operation.kind === DELETE) growth -= operation.count;
    if (operation.kind !== INSERT) operation.next();
    needed = max(needed, growth);
  }
  return needed;
}
