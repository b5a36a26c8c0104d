import { OperationError } from "./operation.ts";

/** Code points that are turned into a text in one call: an argument each. */
const AT_ONCE = 4_096;

/** Unicode code points of a text; half of a surrogate pair is one. */
export function codePointLength(text: string): number {
  let pairs = 0;
  for (let index = 1; index < text.length; index += 1) {
    const isPair = (text.charCodeAt(index - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(index) & 0xfc00) === 0xdc00;
    if (isPair) pairs += 1;
  }
  return text.length - pairs;
}

/** The error of a text that has half of a surrogate pair. */
export function loneSurrogate(): OperationError {
  return new OperationError("lone_surrogate", "A text has half of a surrogate pair");
}

/** Writes a text as code points and returns the index behind the last. @throws OperationError for half of a surrogate pair */
export function writeCodePoints(text: string, words: Int32Array, at: number): number {
  let to = at;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdfff) {
      words[to] = unit;
    } else {
      index += 1;
      const low = text.charCodeAt(index);
      // A comparison with NaN, behind the end of the text, is false.
      if (unit > 0xdbff || !(low >= 0xdc00 && low <= 0xdfff)) {
        throw loneSurrogate();
      }
      words[to] = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
    }
    to += 1;
  }
  return to;
}

/** Reads `count` code points as a text. */
export function readCodePoints(words: Int32Array, at: number, count: number): string {
  if (count === 1) return String.fromCodePoint(words[at] as number);
  let text = "";
  for (let done = 0; done < count; done += AT_ONCE) {
    const end = at + Math.min(count, done + AT_ONCE);
    text += String.fromCodePoint(...words.subarray(at + done, end));
  }
  return text;
}
