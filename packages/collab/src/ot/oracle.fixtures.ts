import type { WireOperation } from "./operation.ts";

/**
 * The effect of operations, written from their definition and not from the product's code: a text is a list of characters, an operation
 * says of the new text, character by character, whether it was there before (its place in the old text) or is new. Slow and plain.
 */
export interface Meaning {
  /** Code points of the old text. */
  readonly base: number;
  /** The new text: the place of an old character, or a new one. */
  readonly result: readonly (number | string)[];
}

/** Reads parts in any order and of any size, empty ones too. */
export function meaningOf(operation: readonly (number | string)[]): Meaning {
  const result: (number | string)[] = [];
  let base = 0;
  for (const part of operation) {
    if (typeof part === "string") result.push(...Array.from(part));
    else if (part > 0) for (let index = 0; index < part; index += 1) result.push(base + index);
    if (typeof part === "number") base += Math.abs(part);
  }
  return { base, result };
}

/** The one way to write it: between two characters that stay, first all that is new, then all that went. */
export function writtenFrom({ base, result }: Meaning): WireOperation {
  const operation: (number | string)[] = [];
  let next = 0;
  let added = "";
  const closeGap = (until: number) => {
    if (added !== "") operation.push(added);
    if (until > next) operation.push(next - until);
    added = "";
  };
  for (const item of result) {
    if (typeof item === "string") {
      added += item;
      continue;
    }
    closeGap(item);
    const last = operation.at(-1);
    if (typeof last === "number" && last > 0) operation[operation.length - 1] = last + 1;
    else operation.push(1);
    next = item + 1;
  }
  closeGap(base);
  return operation;
}

export function applied(text: string, operation: readonly (number | string)[]): string {
  const characters = Array.from(text);
  const { base, result } = meaningOf(operation);
  if (base !== characters.length) throw new Error("does not fit");
  return result.map((item) => (typeof item === "string" ? item : characters[item])).join("");
}

export function composed(first: WireOperation, second: WireOperation): WireOperation {
  const before = meaningOf(first);
  const after = meaningOf(second);
  const result = after.result.map((item) =>
    typeof item === "string" ? item : (before.result[item] as number | string),
  );
  return writtenFrom({ base: before.base, result });
}

/** For each gap between old characters, what is new there; a gap behind characters that went belongs to their beginning. */
function gaps({ base, result }: Meaning): { added: string[][]; kept: Set<number> } {
  const added: string[][] = Array.from({ length: base + 1 }, () => []);
  const kept = new Set<number>();
  let gap = 0;
  for (const item of result) {
    if (typeof item === "string") added[gap]?.push(item);
    else {
      kept.add(item);
      gap = item + 1;
    }
  }
  return { added, kept };
}

/** `later` as it applies after `earlier`, and the reverse; at one place the additions of `later` go first. */
export function transformed(later: WireOperation, earlier: WireOperation): readonly [WireOperation, WireOperation] {
  const { base } = meaningOf(later);
  const one = gaps(meaningOf(later));
  const two = gaps(meaningOf(earlier));
  const after: { first: (number | string)[]; second: (number | string)[] } = { first: [], second: [] };
  let inFirst = 0;
  let inSecond = 0;
  for (let place = 0; place <= base; place += 1) {
    for (const character of one.added[place] ?? []) {
      after.second.push(inFirst++);
      after.first.push(character);
    }
    for (const character of two.added[place] ?? []) {
      after.first.push(inSecond++);
      after.second.push(character);
    }
    if (place === base) break;
    if (one.kept.has(place) && two.kept.has(place)) {
      after.first.push(inSecond);
      after.second.push(inFirst);
    }
    if (one.kept.has(place)) inFirst += 1;
    if (two.kept.has(place)) inSecond += 1;
  }
  return [writtenFrom({ base: inSecond, result: after.first }), writtenFrom({ base: inFirst, result: after.second })];
}

export function inverted(operation: WireOperation, before: string): WireOperation {
  const characters = Array.from(before);
  const { base, result } = meaningOf(operation);
  const back: (number | string)[] = [];
  let next = 0;
  result.forEach((item, place) => {
    if (typeof item === "string") return;
    back.push(...characters.slice(next, item), place);
    next = item + 1;
  });
  back.push(...characters.slice(next, base));
  return writtenFrom({ base: result.length, result: back });
}

/** A cursor goes behind what is added at its place. */
export function movedIndex(operation: WireOperation, position: number): number {
  const { added, kept } = gaps(meaningOf(operation));
  const before = added.slice(0, position + 1).reduce((sum, characters) => sum + characters.length, 0);
  return before + [...kept].filter((place) => place < position).length;
}
