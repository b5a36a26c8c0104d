import { IMAGE_TYPES, type SceneFile } from "./element.ts";
import { type Bytes, imageFacts } from "./image-size.ts";
import { FILE_MAX_BYTES, FILE_MAX_PIXELS } from "./limits.ts";
import { identifier, isObject, oneOf } from "./readers.ts";

const imageType = oneOf(IMAGE_TYPES);
const DATA_URL = /^data:([a-z]+\/[a-z.+-]+);base64,/;
const BASE_64 = /^[A-Za-z0-9+/]*={0,2}$/;
const LONGEST_PREFIX = 40;

const SEXTETS = new Map(
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].map((digit, value) => [digit, value]),
);

/** The bytes of a text in base64, decoded only where they are asked for: the size stands near the beginning. */
function bytesOf(base64: string): Bytes {
  return (at) => {
    const digits = Math.floor(at / 3) * 4;
    const sextets = [0, 1, 2, 3].map((offset) => SEXTETS.get(base64.charAt(digits + offset)));
    const rest = at % 3;
    const [high, low] = [sextets[rest], sextets[rest + 1]];
    if (high === undefined || low === undefined) return Number.NaN;
    return ((high << (2 * rest + 2)) & 255) | (low >> (4 - 2 * rest));
  };
}

/** The number of bytes in a text in base64. */
export function base64Bytes(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : Number(base64.endsWith("="));
  return (base64.length / 4) * 3 - padding;
}

/** The part of a data URL behind its comma. */
export function base64Of(file: Pick<SceneFile, "dataURL">): string {
  return file.dataURL.slice(file.dataURL.indexOf(",") + 1);
}

/**
 * The one way in for an image, from wherever it comes: a PNG, JPEG or WebP by its first bytes, at most 4 MiB and 16
 * megapixels. Returns it with the type that its bytes have; null for everything else, every SVG among it.
 */
export function gateFile(value: unknown): SceneFile | null {
  if (!isObject(value)) return null;
  const id = identifier(value.id);
  const { dataURL } = value;
  if (id === undefined || typeof dataURL !== "string" || imageType(value.mimeType) === undefined) return null;
  const prefix = DATA_URL.exec(dataURL.slice(0, LONGEST_PREFIX));
  if (!prefix || imageType(prefix[1]) === undefined) return null;
  const base64 = dataURL.slice(prefix[0].length);
  if (base64.length % 4 !== 0 || base64Bytes(base64) > FILE_MAX_BYTES || !BASE_64.test(base64)) return null;
  const facts = imageFacts(bytesOf(base64));
  if (!facts) return null;
  const pixels = facts.width * facts.height;
  if (!(pixels > 0 && pixels <= FILE_MAX_PIXELS)) return null;
  return { id, mimeType: facts.mimeType, dataURL: `data:${facts.mimeType};base64,${base64}` };
}
