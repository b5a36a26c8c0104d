import { codePointLength, loneSurrogate, readCodePoints, writeCodePoints } from "./code-points.ts";
import { OperationError, type WireOperation } from "./operation.ts";
import { OT_WASM } from "./wasm.generated.ts";

/** The exports of `assembly/index.ts`. Addresses are bytes, counts are words of 32 bits. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  reserve(slot: number, words: number): number;
  decode(bytes: number, to: number): number;
  normalise(slot: number, words: number): number;
  compose(firstWords: number, secondWords: number): number;
  transform(firstWords: number, secondWords: number): number;
  otherWords(): number;
  invert(words: number, length: number): number;
  createDocument(length: number): number;
  freeDocument(address: number): void;
  apply(address: number, words: number): number;
  writeText(address: number): number;
}

/** The greatest length: counts have 31 bits. */
const LENGTH_MAX = 0x7fff_ffff;

/** A text with more units is decoded by the module. Below, the calls take longer than the loop. */
const SHORT = 256;
/** Bytes of UTF-8 that a unit of UTF-16 needs at most. */
const BYTES_PER_UNIT = 3;
/** The slots of the module's memory: two for what goes in, two for what comes out. */
export const FIRST = 0;
export const SECOND = 1;
/** Also of texts whose code points are counted. */
export const RESULT = 2;
/** Also of texts in UTF-8 before they are decoded. */
export const OTHER = 3;
/** Bytes of a word. */
const WORD = 4;

const KIND = { none: 0, retain: 1, delete: 2, insert: 3 } as const;

/** The WebAssembly instance and the traffic with its memory. */
export class Engine {
  readonly wasm: Exports;
  /** Whether the operation that was written last was in the normal form. A field: an object for each write is work for the collector. */
  wasNormal = true;
  /** The operation that was written into slot 0 last and is there still, with its words. One of a large text is written once only. */
  private held: { readonly operation: WireOperation; readonly words: number; readonly wasNormal: boolean } | null =
    null;
  private view: Int32Array;
  private readonly encoder = new TextEncoder();
  private readonly utf16 = new TextDecoder("utf-16le", { ignoreBOM: true });

  private constructor(wasm: Exports) {
    this.wasm = wasm;
    this.view = new Int32Array(wasm.memory.buffer);
  }

  static async create(): Promise<Engine> {
    const bytes = Uint8Array.from(atob(OT_WASM), (character) => character.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Engine(instance.exports as unknown as Exports);
  }

  /** Writes an operation in its normal form into a slot and returns its words; `wasNormal` is set. @throws OperationError */
  write(slot: number, operation: WireOperation): number {
    if (slot === FIRST && operation === this.held?.operation) {
      this.wasNormal = this.held.wasNormal;
      return this.held.words;
    }
    let room = 0;
    let longest = 0;
    for (const part of operation) {
      room += typeof part === "string" ? part.length + 2 : 1;
      if (typeof part === "string" && part.length > longest) longest = part.length;
    }
    this.reserveEncoded(longest);
    if (slot === FIRST) this.held = null;
    const start = this.reserve(slot, room) >>> 2;
    const view = this.words();
    let at = start;
    let base = 0;
    let target = 0;
    let normal = true;
    let last: number = KIND.none;
    for (const part of operation) {
      let kind: number;
      if (typeof part === "string") {
        kind = KIND.insert;
        if (last === KIND.delete || part === "") normal = false;
        if (part === "") continue;
        const end = this.writePoints(part, view, at + 2);
        const count = end - at - 2;
        view[at] = 0;
        view[at + 1] = count;
        target += count;
        at = end;
      } else {
        if (!Number.isInteger(part)) throw new OperationError("malformed", "A count is a whole number");
        kind = part > 0 ? KIND.retain : KIND.delete;
        if (part === 0) normal = false;
        if (part === 0) continue;
        base += Math.abs(part);
        if (part > 0) target += part;
        view[at] = part;
        at += 1;
      }
      if (kind === last) normal = false;
      last = kind;
      if (base > LENGTH_MAX || target > LENGTH_MAX) throw new OperationError("malformed", "An operation is too long");
    }
    const words = at - start;
    this.wasNormal = normal;
    const written = normal ? words : this.wasm.normalise(slot, words);
    if (slot === FIRST && longest > SHORT) this.held = { operation, words: written, wasNormal: normal };
    return written;
  }

  /** Writes a text as code points into a slot and returns their number. @throws OperationError */
  writeText(slot: number, text: string): number {
    this.reserveEncoded(text.length);
    if (slot === FIRST) this.held = null;
    const start = this.reserve(slot, text.length) >>> 2;
    return this.writePoints(text, this.words(), start) - start;
  }

  /** Unicode code points of a text; half of a surrogate pair is one. */
  countPoints(text: string): number {
    if (text.length <= SHORT) return codePointLength(text);
    this.reserveEncoded(text.length);
    const start = this.reserve(RESULT, text.length);
    return this.decode(text, this.words(), start >>> 2);
  }

  /** Reads the operation of a slot. */
  read(slot: number, words: number): WireOperation {
    const parts: (number | string)[] = [];
    let at = this.reserve(slot, 0) >>> 2;
    const view = this.words();
    const end = at + words;
    while (at < end) {
      const word = view[at] as number;
      at += 1;
      if (word !== 0) {
        parts.push(word);
        continue;
      }
      const count = view[at] as number;
      parts.push(readCodePoints(view, at + 1, count));
      at += 1 + count;
    }
    return parts;
  }

  readUnits(slot: number, units: number): string {
    const start = this.reserve(slot, 0);
    return this.utf16.decode(new Uint8Array(this.wasm.memory.buffer, start, units * 2));
  }

  /** The address of a slot with room for so many words. JavaScript gets it with a sign; above 2 GiB it would be negative. */
  private reserve(slot: number, words: number): number {
    return this.wasm.reserve(slot, words) >>> 0;
  }

  /** Memory moves when it grows: it does before anything is written. */
  private reserveEncoded(units: number): void {
    if (units > SHORT) this.reserve(OTHER, Math.ceil((units * BYTES_PER_UNIT) / WORD));
  }

  /** Writes a text as code points and returns the index behind the last. Its encoded form has room. @throws OperationError */
  private writePoints(text: string, view: Int32Array, at: number): number {
    if (text.length <= SHORT) return writeCodePoints(text, view, at);
    if (!text.isWellFormed()) throw loneSurrogate();
    return at + this.decode(text, view, at);
  }

  /** Returns the number of code points. */
  private decode(text: string, view: Int32Array, at: number): number {
    const address = this.reserve(OTHER, 0);
    const bytes = new Uint8Array(view.buffer, address, text.length * BYTES_PER_UNIT);
    const { written } = this.encoder.encodeInto(text, bytes);
    return this.wasm.decode(written, at * WORD);
  }

  /** The memory as words. It moves when it grows. */
  private words(): Int32Array {
    if (this.view.buffer !== this.wasm.memory.buffer) this.view = new Int32Array(this.wasm.memory.buffer);
    return this.view;
  }
}
