import { gateElements } from "@hotseat/collab/scene/gate";
import { gateFile } from "@hotseat/collab/scene/gate-file";
import { FILE_MAX_BYTES, FILES_MAX } from "@hotseat/collab/scene/limits";
import { NONCES } from "./whiteboard.constants";
import type { SceneElement, SceneFile } from "./whiteboard.types";

/** A drawing from a file, the clipboard or a library, through the gate, with ids of its own. */
export interface ReadDrawing {
  readonly elements: readonly SceneElement[];
  readonly files: readonly SceneFile[];
  /** How many elements and images the gate refused. */
  readonly refused: number;
}

/** Characters of a drawing file: its images in base64 and its elements. */
const DRAWING_MAX_CHARACTERS = 16 * FILE_MAX_BYTES;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The elements of a file, of the clipboard, or of all items of a library. */
function elementsIn({ elements, libraryItems, library }: Record<string, unknown>): unknown[] | null {
  if (Array.isArray(elements)) return elements;
  const items = libraryItems ?? library;
  if (!Array.isArray(items)) return null;
  return items.flatMap((item) =>
    Array.isArray(item) ? item : isObject(item) && Array.isArray(item.elements) ? item.elements : [],
  );
}

/** Gives elements new ids and keeps what they say about each other. */
function withNewIds(elements: readonly SceneElement[], random: () => number): SceneElement[] {
  const digits = () => Math.floor(random() * NONCES).toString(36);
  const ids = new Map(elements.map(({ id }) => [id, `${digits()}${digits()}`]));
  const groups = new Map<string, string>();
  const groupOf = (id: string) => {
    if (!groups.has(id)) groups.set(id, `${digits()}${digits()}`);
    return groups.get(id);
  };
  const renamed = (id: unknown) => (typeof id === "string" ? (ids.get(id) ?? null) : null);
  const bound = (binding: unknown) => {
    const elementId = isObject(binding) ? renamed(binding.elementId) : null;
    return elementId ? { ...(binding as object), elementId } : null;
  };
  return elements.map((element) => ({
    ...element,
    id: ids.get(element.id) ?? element.id,
    index: null,
    version: 1,
    versionNonce: Math.floor(random() * NONCES),
    frameId: renamed(element.frameId),
    groupIds: Array.isArray(element.groupIds) ? element.groupIds.map((id) => groupOf(String(id))) : [],
    boundElements: Array.isArray(element.boundElements)
      ? element.boundElements.flatMap((one) => (renamed(one.id) ? [{ ...one, id: renamed(one.id) }] : []))
      : null,
    ...("containerId" in element ? { containerId: renamed(element.containerId) } : {}),
    ...("startBinding" in element ? { startBinding: bound(element.startBinding) } : {}),
    ...("endBinding" in element ? { endBinding: bound(element.endBinding) } : {}),
  }));
}

/** Reads a drawing as text; null when it is none. Ids are new, so that it can be put twice. */
export function readDrawing(text: string, random: () => number): ReadDrawing | null {
  if (text.length > DRAWING_MAX_CHARACTERS) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const found = elementsIn(value);
  return found && placeDrawing(found, value.files, random);
}

/** Reads a drawing whose elements are parsed already. */
export function placeDrawing(values: readonly unknown[], filesById: unknown, random: () => number): ReadDrawing {
  const { elements, refused } = gateElements(values);
  const given = isObject(filesById) ? Object.values(filesById).slice(0, FILES_MAX) : [];
  const files = given.map(gateFile).filter((file) => file !== null);
  const shown = elements.filter(({ isDeleted }) => !isDeleted);
  return { elements: withNewIds(shown, random), files, refused: refused.length + given.length - files.length };
}

/** Moves elements so that the middle of what they cover is at `at`. */
export function movedTo(
  elements: readonly SceneElement[],
  at: { readonly x: number; readonly y: number },
): SceneElement[] {
  const [left, right] = [
    Math.min(...elements.map(({ x }) => x)),
    Math.max(...elements.map(({ x, width }) => x + width)),
  ];
  const [top, bottom] = [
    Math.min(...elements.map(({ y }) => y)),
    Math.max(...elements.map(({ y, height }) => y + height)),
  ];
  const [dx, dy] = [at.x - (left + right) / 2, at.y - (top + bottom) / 2];
  return elements.map((element) => ({ ...element, x: element.x + dx, y: element.y + dy }));
}
