import type { ImageType } from "./element.ts";

/** An image's type and size, by its first bytes. */
export interface ImageFacts {
  readonly mimeType: ImageType;
  readonly width: number;
  readonly height: number;
}

/** Reads byte number `at`; NaN behind the end. */
export type Bytes = (at: number) => number;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const IHDR = [0x49, 0x48, 0x44, 0x52];
/** Segments in front of a JPEG's size; a camera writes about a dozen. */
const JPEG_SEGMENTS_MAX = 1000;

function startsWith(bytes: Bytes, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes(at + index) === byte);
}

const big16 = (bytes: Bytes, at: number) => bytes(at) * 256 + bytes(at + 1);
const big32 = (bytes: Bytes, at: number) => big16(bytes, at) * 65_536 + big16(bytes, at + 2);
const little16 = (bytes: Bytes, at: number) => bytes(at + 1) * 256 + bytes(at);
const little24 = (bytes: Bytes, at: number) => bytes(at + 2) * 65_536 + little16(bytes, at);

function pngSize(bytes: Bytes): ImageFacts | null {
  if (!startsWith(bytes, 12, IHDR)) return null;
  return { mimeType: "image/png", width: big32(bytes, 16), height: big32(bytes, 20) };
}

/** The frame header: SOF0 to SOF15 without the tables that share their numbers. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function jpegSize(bytes: Bytes): ImageFacts | null {
  let at = 2;
  for (let segment = 0; segment < JPEG_SEGMENTS_MAX; segment += 1) {
    if (bytes(at) !== 0xff) return null;
    const marker = bytes(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      return { mimeType: "image/jpeg", width: big16(bytes, at + 7), height: big16(bytes, at + 5) };
    }
    const length = big16(bytes, at + 2);
    // The picture's data: the size would have come before.
    if (marker === 0xda || !(length >= 2)) return null;
    at += 2 + length;
  }
  return null;
}

function webpSize(bytes: Bytes): ImageFacts | null {
  const form = String.fromCharCode(bytes(12), bytes(13), bytes(14), bytes(15));
  const mimeType = "image/webp";
  if (form === "VP8 ") {
    if (!startsWith(bytes, 23, [0x9d, 0x01, 0x2a])) return null;
    return { mimeType, width: little16(bytes, 26) % 16_384, height: little16(bytes, 28) % 16_384 };
  }
  if (form === "VP8L") {
    if (bytes(20) !== 0x2f) return null;
    const packed = little16(bytes, 21) + little16(bytes, 23) * 65_536;
    return { mimeType, width: (packed % 16_384) + 1, height: (Math.floor(packed / 16_384) % 16_384) + 1 };
  }
  if (form === "VP8X") return { mimeType, width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 };
  return null;
}

/** The kind and size of a PNG, JPEG or WebP image by its bytes; null for everything else. */
export function imageFacts(bytes: Bytes): ImageFacts | null {
  if (startsWith(bytes, 0, PNG)) return pngSize(bytes);
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return jpegSize(bytes);
  if (startsWith(bytes, 0, RIFF) && startsWith(bytes, 8, WEBP)) return webpSize(bytes);
  return null;
}
