import type { Placed, SceneElement, Versioned } from "./element.ts";
import { VERSION_MAX } from "./limits.ts";

/**
 * Whether `candidate` replaces `present`: the higher version does, of equal versions the one with the lower nonce.
 * Every board that has seen both keeps the same one, in whatever order they came.
 */
export function outranks(candidate: Versioned, present: Versioned): boolean {
  if (candidate.version !== present.version) return candidate.version > present.version;
  return candidate.versionNonce < present.versionNonce;
}

/**
 * Takes into `scene` each element that is new or outranks the one present, and returns those taken. Deleted elements
 * stay, so that an older state which arrives late cannot bring one back.
 */
export function mergeElements<E extends Versioned>(scene: Map<string, E>, incoming: Iterable<E>): E[] {
  const taken: E[] = [];
  for (const element of incoming) {
    const present = scene.get(element.id);
    if (present && !outranks(element, present)) continue;
    scene.set(element.id, element);
    taken.push(element);
  }
  return taken;
}

function precedes(a: Placed, b: Placed): boolean {
  if (a.index === b.index) return a.id < b.id;
  if (a.index === null) return false;
  return b.index === null || a.index < b.index;
}

/** The elements in drawing order: by fractional index, those without one last, equal ones by id. */
export function inDrawingOrder<E extends Placed>(elements: Iterable<E>): E[] {
  return [...elements].sort((a, b) => (precedes(a, b) ? -1 : 1));
}

/**
 * The deletions that empty the board. The person who cleared it can undo them, as they can undo their own.
 * @param nonce a new random number from 0 to 2³¹ − 1 at each call
 */
export function deletionsOf(elements: Iterable<SceneElement>, nonce: () => number): SceneElement[] {
  const deletions: SceneElement[] = [];
  for (const element of elements) {
    if (element.isDeleted) continue;
    const version = element.version + 1;
    // A drawing program may have raised its element to the highest version itself; the lowest nonce outranks that too.
    deletions.push({ ...element, isDeleted: true, version, versionNonce: version < VERSION_MAX ? nonce() : 0 });
  }
  return deletions;
}
