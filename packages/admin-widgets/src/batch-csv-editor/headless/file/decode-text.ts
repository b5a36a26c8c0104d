import type { FileEncoding } from "./file.types";
import { FileRefused } from "./file-refused";

/** Bytes that are looked at for an encoding without a mark. */
const SAMPLE = 4096;
/** Share of NUL bytes on one side of the pairs that shows UTF-16 with mostly Latin letters. */
const UTF16_SHARE = 0.3;
/** Control characters that no text has. */
const CONTROL_SHARE = 0.02;

function marked(bytes: Uint8Array): FileEncoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

/** NUL bytes at even and odd places of the sample, as shares of the pairs. */
function nulShares(bytes: Uint8Array): { even: number; odd: number } {
  const sample = bytes.subarray(0, SAMPLE);
  const counts = [0, 0];
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) counts[at % 2] = (counts[at % 2] ?? 0) + 1;
  const pairs = Math.max(1, Math.floor(sample.length / 2));
  return { even: (counts[0] ?? 0) / pairs, odd: (counts[1] ?? 0) / pairs };
}

interface Decoded {
  readonly text: string;
  readonly encoding: FileEncoding;
}

const decodeAs = (bytes: Uint8Array, encoding: FileEncoding): Decoded => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
});

function decodeUnmarked(bytes: Uint8Array): Decoded {
  const { even, odd } = nulShares(bytes);
  // Four bytes a letter leave NUL on both sides.
  if (even > UTF16_SHARE && odd > UTF16_SHARE) throw new FileRefused("encoding_unsupported");
  if (odd > UTF16_SHARE) return decodeAs(bytes, "utf-16le");
  if (even > UTF16_SHARE) return decodeAs(bytes, "utf-16be");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return decodeAs(bytes, "windows-1252");
  }
}

/** Control characters other than tab, line breaks and form feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0001-\u0008\u000B\u000E-\u001F]/g;

function refuseControls(text: string): void {
  const nul = text.indexOf("\0");
  if (nul >= 0) throw new FileRefused("nul_character", { line: lineAt(text, nul) });
  const sample = text.slice(0, SAMPLE);
  const controls = sample.match(CONTROL)?.length ?? 0;
  if (controls > sample.length * CONTROL_SHARE) throw new FileRefused("binary");
}

/** Line of a character, from 1. */
export function lineAt(text: string, at: number): number {
  const before = text.slice(0, at);
  return before.split(/\r\n?|\n/).length;
}

/**
 * Decodes a file. Without `chosen`, by its mark; else UTF-16 by its NUL bytes, UTF-8 where all is valid, and Windows-1252.
 * @throws {FileRefused} `encoding_unsupported`, `nul_character` or `binary`
 */
export function decodeText(bytes: Uint8Array, chosen: FileEncoding | null): Decoded {
  const known = chosen ?? marked(bytes);
  const decoded = known ? decodeAs(bytes, known) : decodeUnmarked(bytes);
  refuseControls(decoded.text);
  return decoded;
}
