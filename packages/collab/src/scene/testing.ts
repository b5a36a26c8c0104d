import type { ElementType, ImageType, SceneElement, SceneFile } from "./element.ts";
import { gateElement } from "./gate.ts";

const OF_TYPE: Readonly<Record<ElementType, object>> = {
  rectangle: {},
  diamond: {},
  ellipse: { roundness: { type: 2 } },
  line: {
    points: [
      [0, 0],
      [40, 30],
    ],
  },
  arrow: {
    points: [
      [0, 0],
      [80, 0],
      [80, 50],
    ],
    endArrowhead: "arrow",
    elbowed: true,
  },
  freedraw: {
    points: [
      [0, 0],
      [1.5, 2.25],
      [4, 7],
    ],
    pressures: [0.5, 0.75, 1],
    simulatePressure: false,
  },
  text: { text: "Why us?", fontSize: 20, fontFamily: 5 },
  image: { fileId: "file-1", status: "saved" },
  frame: { name: "Answer" },
};

/** An element as the gate leaves it, for tests and stories. Throws when the gate refuses it. */
export function sampleElement(type: ElementType, fields: Readonly<Record<string, unknown>> = {}): SceneElement {
  const base = { id: `${type}-1`, index: "a0", x: 10, y: 20, width: 120, height: 80, version: 1, versionNonce: 7 };
  const element = gateElement({ ...base, type, ...OF_TYPE[type], ...fields });
  if (!element) throw new Error(`The gate refuses this ${type}`);
  return element;
}

const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
const little = (value: number, bytes: number) => big(value, bytes).reverse();
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const HEADS: Readonly<Record<ImageType, (width: number, height: number) => number[]>> = {
  "image/png": (width, height) => [
    ...[0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a],
    ...[...big(13, 4), ...ascii("IHDR"), ...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0],
  ],
  "image/jpeg": (width, height) => [
    ...[0xff, 0xd8, 0xff, 0xe0, ...big(16, 2), ...ascii("JFIF"), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, ...big(17, 2), 8, ...big(height, 2), ...big(width, 2), 3],
  ],
  "image/webp": (width, height) => [
    ...[...ascii("RIFF"), ...little(22, 4), ...ascii("WEBPVP8X"), ...little(10, 4), 0, 0, 0, 0],
    ...[...little(width - 1, 3), ...little(height - 1, 3)],
  ],
};

function base64(bytes: readonly number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
}

/**
 * The head of an image of this size, which the gate accepts and no program can draw.
 * @param padding zero bytes after the head
 */
export function sampleFile(id: string, mimeType: ImageType, width: number, height: number, padding = 0): SceneFile {
  const bytes = [...HEADS[mimeType](width, height), ...new Array<number>(padding).fill(0)];
  return { id, mimeType, dataURL: `data:${mimeType};base64,${base64(bytes)}` };
}
