import { gateElement } from "@hotseat/collab/scene/gate";
import { gateFile } from "@hotseat/collab/scene/gate-file";
import { FILE_MAX_BYTES, FILE_MAX_PIXELS } from "@hotseat/collab/scene/limits";
import { IMAGE_SIDE, NONCES } from "./whiteboard.constants";
import type { BoardProblem, SceneElement, SceneFile } from "./whiteboard.types";

export interface PlacedImage {
  readonly file: SceneFile;
  readonly element: SceneElement;
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
    reader.readAsDataURL(file);
  });
}

/** The same bytes have the same id, so that an image that is put twice is kept once. */
async function idOf(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(hash.slice(0, 20))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Width and height in pixels; null for what the browser cannot decode. */
async function measure(file: Blob): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

/**
 * Reads an image for the board: PNG, JPEG or WebP by its bytes, at most 4 MiB and 16 megapixels.
 * @param at the board's coordinates of its middle
 */
export async function readImage(
  blob: Blob,
  at: { readonly x: number; readonly y: number },
  random: () => number,
): Promise<PlacedImage | BoardProblem> {
  if (blob.size > FILE_MAX_BYTES) return "imageTooLarge";
  const id = await idOf(blob);
  const file = gateFile({ id, mimeType: blob.type, dataURL: await dataUrlOf(blob) });
  const size = await measure(blob);
  if (size && size.width * size.height > FILE_MAX_PIXELS) return "imageTooLarge";
  if (!file || !size) return "notAnImage";
  const scale = Math.min(1, IMAGE_SIDE / Math.max(size.width, size.height));
  const [width, height] = [size.width * scale, size.height * scale];
  const element = gateElement({
    id: `${id.slice(0, 12)}-${Math.floor(random() * NONCES).toString(36)}`,
    type: "image",
    fileId: id,
    status: "saved",
    x: at.x - width / 2,
    y: at.y - height / 2,
    width,
    height,
    version: 1,
    versionNonce: Math.floor(random() * NONCES),
    strokeColor: "transparent",
  });
  return element ? { file, element } : "notAnImage";
}
