import type { ElementType } from "./element.ts";
import { isFractionalIndex } from "./fractional-index.ts";
import { POINTS_MAX, TEXT_MAX_LENGTH, VERSION_MAX } from "./limits.ts";
import {
  colour,
  flag,
  identifier,
  isObject,
  listOf,
  oneOf,
  orNull,
  pairOf,
  type Reader,
  record,
  textUpTo,
  webAddress,
  wholeWithin,
  within,
} from "./readers.ts";

/** Farther away the drawing program's own arithmetic is no longer exact. */
const FARTHEST = 1_000_000;
/** Hatching draws a line for every few pixels: a larger shape would keep a browser busy for seconds. */
const LARGEST = 100_000;
const INT_31 = 2_147_483_647;
const LATEST = 100_000_000_000_000;
const ARROWHEADS = [
  "arrow",
  "bar",
  "dot",
  "circle",
  "circle_outline",
  "triangle",
  "triangle_outline",
  "diamond",
  "diamond_outline",
  "crowfoot_one",
  "crowfoot_many",
  "crowfoot_one_or_many",
] as const;
const FONTS = [1, 2, 3, 5, 6, 7, 8, 9] as const;

/** How one field of an element is read. */
export interface Field {
  readonly read: Reader;
  /** The value where the field is missing; without one the element is refused. */
  readonly missing?: unknown;
  /** The value where the field is not allowed; without one the element is refused. */
  readonly refused?: unknown;
}

/** The element is refused unless this is right. */
const required = (read: Reader): Field => ({ read });
/** May be missing, as in older files; the element is refused if it is wrong. */
const strict = (read: Reader, missing: unknown): Field => ({ read, missing });
/** A wrong value is replaced: the element is worth keeping without it. */
const optional = (read: Reader, fallback: unknown): Field => ({ read, missing: fallback, refused: fallback });

const place = within(-FARTHEST, FARTHEST);
const size = within(-LARGEST, LARGEST);
const point = pairOf(size);
const points = listOf(point, 1, POINTS_MAX);
const fractionalIndex: Reader = (value) => (typeof value === "string" && isFractionalIndex(value) ? value : undefined);

const roundness: Reader = (value) => {
  if (value === null) return null;
  if (!isObject(value)) return undefined;
  const type = oneOf([1, 2, 3])(value.type);
  const radius = within(0, LARGEST)(value.value);
  if (type === undefined) return undefined;
  return radius === undefined ? { type } : { type, value: radius };
};

const fixedPoint = pairOf(within(-LARGEST, LARGEST));
const binding: Reader = (value) => {
  const bound = pointBinding(value);
  if (!bound || !isObject(value)) return bound;
  const fixed = orNull(fixedPoint)(value.fixedPoint);
  return fixed === undefined ? bound : { ...bound, fixedPoint: fixed };
};
const pointBinding = orNull(
  record({ elementId: identifier, focus: within(-LARGEST, LARGEST), gap: within(0, FARTHEST) }),
);
const segment = record({ index: wholeWithin(1, POINTS_MAX), start: point, end: point });
const natural = within(0.001, LARGEST);
const crop = record({
  x: within(0, LARGEST),
  y: within(0, LARGEST),
  width: natural,
  height: natural,
  naturalWidth: natural,
  naturalHeight: natural,
});

const COMMON: Readonly<Record<string, Field>> = {
  id: required(identifier),
  version: strict(wholeWithin(1, VERSION_MAX), 1),
  versionNonce: strict(wholeWithin(0, INT_31), 0),
  index: optional(fractionalIndex, null),
  isDeleted: strict(flag, false),
  x: required(place),
  y: required(place),
  width: required(size),
  height: required(size),
  angle: optional(within(-100, 100), 0),
  strokeColor: optional(colour, "#1e1e1e"),
  backgroundColor: optional(colour, "transparent"),
  fillStyle: optional(oneOf(["hachure", "cross-hatch", "solid", "zigzag"]), "solid"),
  strokeWidth: optional(within(0.5, 100), 2),
  strokeStyle: optional(oneOf(["solid", "dashed", "dotted"]), "solid"),
  roundness: optional(roundness, null),
  roughness: optional(within(0, 10), 1),
  opacity: optional(within(0, 100), 100),
  seed: optional(wholeWithin(0, INT_31), 1),
  groupIds: optional(listOf(identifier, 0, 50), []),
  frameId: optional(orNull(identifier), null),
  boundElements: optional(orNull(listOf(record({ id: identifier, type: oneOf(["arrow", "text"]) }), 0, 500)), null),
  updated: optional(wholeWithin(0, LATEST), 1),
  link: optional(orNull(webAddress), null),
  locked: optional(flag, false),
};

const LINE: Readonly<Record<string, Field>> = {
  points: required(points),
  lastCommittedPoint: optional(orNull(point), null),
  startBinding: optional(binding, null),
  endBinding: optional(binding, null),
  startArrowhead: optional(orNull(oneOf(ARROWHEADS)), null),
  endArrowhead: optional(orNull(oneOf(ARROWHEADS)), null),
};

const OWN: Readonly<Record<ElementType, Readonly<Record<string, Field>>>> = {
  rectangle: {},
  diamond: {},
  ellipse: {},
  line: LINE,
  arrow: {
    ...LINE,
    elbowed: optional(flag, false),
    fixedSegments: optional(orNull(listOf(segment, 0, 1000)), null),
    startIsSpecial: optional(orNull(flag), null),
    endIsSpecial: optional(orNull(flag), null),
  },
  freedraw: {
    points: required(points),
    pressures: optional(listOf(within(0, 1), 0, POINTS_MAX), []),
    simulatePressure: optional(flag, true),
    lastCommittedPoint: optional(orNull(point), null),
  },
  text: {
    text: required(textUpTo(TEXT_MAX_LENGTH)),
    originalText: optional(textUpTo(TEXT_MAX_LENGTH), null),
    fontSize: optional(within(1, 10_000), 20),
    fontFamily: optional(oneOf(FONTS), 5),
    textAlign: optional(oneOf(["left", "center", "right"]), "left"),
    verticalAlign: optional(oneOf(["top", "middle", "bottom"]), "top"),
    containerId: optional(orNull(identifier), null),
    autoResize: optional(flag, true),
    lineHeight: optional(within(0.5, 5), 1.25),
  },
  image: {
    fileId: optional(orNull(identifier), null),
    status: optional(oneOf(["pending", "saved", "error"]), "pending"),
    scale: optional(pairOf(oneOf([-1, 1])), [1, 1]),
    crop: optional(orNull(crop), null),
  },
  frame: { name: optional(orNull(textUpTo(200)), null) },
};

/** The fields of each type with their order; every other field is dropped, `customData` among them. */
export const FIELDS = Object.fromEntries(
  Object.entries(OWN).map(([type, own]) => [type, Object.entries({ ...COMMON, ...own })]),
) as unknown as Readonly<Record<ElementType, readonly (readonly [string, Field])[]>>;
