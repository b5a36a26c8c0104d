import { ELEMENT_TYPES, type ElementType, type SceneElement } from "./element.ts";
import { FIELDS } from "./element-fields.ts";
import { VERSION_MAX } from "./limits.ts";
import { identifier, isObject, oneOf } from "./readers.ts";

const elementType = oneOf(ELEMENT_TYPES);

/** The objects that the gate returned: frozen, so they pass again without a second reading. 10,000 of them take 30 ms. */
const passed = new WeakSet<object>();

/**
 * The one way in for an element, from wherever it comes: wire, file, clipboard, library, database. Returns a new frozen
 * object with known fields alone, each of its type and within its range; null for an element that cannot be kept. An
 * object that the gate returned is returned as it is.
 */
export function gateElement(value: unknown): SceneElement | null {
  if (!isObject(value)) return null;
  if (passed.has(value)) return value as unknown as SceneElement;
  const type = elementType(value.type);
  if (type === undefined) return null;
  const kept: Record<string, unknown> = { type };
  for (const [name, field] of FIELDS[type]) {
    const given = value[name];
    let read = given === undefined ? field.missing : field.read(given);
    if (read === undefined && given !== undefined) read = field.refused;
    if (read === undefined) return null;
    kept[name] = read;
  }
  // The highest version is for deletions: nobody could delete an element that has it.
  if (kept.version === VERSION_MAX && kept.isDeleted === false) kept.version = VERSION_MAX - 1;
  const element = Object.freeze(consistent(type, kept));
  passed.add(element);
  return element as unknown as SceneElement;
}

/** A list of elements after the gate. */
export interface GatedElements {
  readonly elements: readonly SceneElement[];
  /** The ids of those that were refused or stood twice, where they have one. */
  readonly refused: readonly string[];
}

/** Each element of a list through {@link gateElement}. Of two with one id the first is kept. */
export function gateElements(values: readonly unknown[]): GatedElements {
  const kept = new Map<string, SceneElement>();
  const refused: string[] = [];
  for (const value of values) {
    const element = gateElement(value);
    if (element && !kept.has(element.id)) {
      kept.set(element.id, element);
      continue;
    }
    const id = isObject(value) ? identifier(value.id) : undefined;
    if (id !== undefined) refused.push(id);
  }
  return { elements: [...kept.values()], refused };
}

/** Fields that are right each for itself and together would make the drawing program fail. */
function consistent(type: ElementType, fields: Record<string, unknown>): Record<string, unknown> {
  if (type === "frame") return { ...fields, frameId: null };
  if (type === "arrow") return consistentArrow(fields);
  if (type !== "text") return fields;
  return {
    ...fields,
    originalText: fields.originalText ?? fields.text,
    containerId: fields.containerId === fields.id ? null : fields.containerId,
  };
}

type Point = readonly [number, number];

/** An elbow arrow runs along the axes, and its fixed segments are segments that it has. */
function consistentArrow(fields: Record<string, unknown>): Record<string, unknown> {
  const points = fields.points as readonly Point[];
  const isElbow = fields.elbowed === true && points.every((point, at) => at === 0 || isOnAxis(points[at - 1], point));
  const segments = fields.fixedSegments as readonly { readonly index: number }[] | null;
  const hasSegments = isElbow && segments?.every(({ index }) => index < points.length);
  return {
    ...fields,
    elbowed: isElbow,
    fixedSegments: hasSegments ? segments : null,
    startIsSpecial: isElbow ? fields.startIsSpecial : null,
    endIsSpecial: isElbow ? fields.endIsSpecial : null,
  };
}

function isOnAxis(from: Point | undefined, to: Point): boolean {
  return from === undefined || Math.abs(from[0] - to[0]) < 1 || Math.abs(from[1] - to[1]) < 1;
}
