import { fieldValue } from "./check-row";
import type { RuleContext } from "./rule-context";

/** The text that two rows must not share; empty where a row has no e-mail. */
export const emailKey = (cells: readonly string[], context: RuleContext) =>
  fieldValue(cells, context, "email").toLowerCase();

interface Group {
  readonly rows: Set<number>;
  /** The two smallest numbers; null: to be found again. */
  lowest: readonly [number, number] | null;
}

function lowestOf(group: Group): readonly [number, number] {
  if (group.lowest) return group.lowest;
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const row of group.rows) {
    if (row < first) [first, second] = [row, first];
    else if (row < second) second = row;
  }
  group.lowest = [first, second];
  return group.lowest;
}

const NOBODY: readonly number[] = [];

/** Rows by e-mail. One edit concerns its row and at most one row of the group it leaves and of the group it enters. */
export class DuplicateIndex {
  /** Nearly every e-mail has one row: its number, without a group around it. */
  readonly #groups = new Map<string, number | Group>();
  readonly #keys = new Map<number, string>();

  /** Enters, moves or, with an empty key, removes a row. Returns the other rows that are now, or no longer, duplicates. */
  set(row: number, key: string): readonly number[] {
    const before = this.#keys.get(row) ?? "";
    if (before === key) return NOBODY;
    const [left, met] = [before === "" ? null : this.#leave(row, before), key === "" ? null : this.#enter(row, key)];
    return left === null && met === null ? NOBODY : [left, met].filter((other) => other !== null);
  }

  /** Returns the row that is alone now. */
  #leave(row: number, key: string): number | null {
    const group = this.#groups.get(key);
    this.#keys.delete(row);
    if (typeof group !== "object") {
      this.#groups.delete(key);
      return null;
    }
    group.rows.delete(row);
    group.lowest = null;
    if (group.rows.size > 1) return null;
    const [alone = null] = group.rows;
    if (alone !== null) this.#groups.set(key, alone);
    return alone;
  }

  /** Returns the row that was alone before. */
  #enter(row: number, key: string): number | null {
    this.#keys.set(row, key);
    const group = this.#groups.get(key);
    if (typeof group === "object") {
      group.rows.add(row);
      group.lowest = null;
      return null;
    }
    this.#groups.set(key, group === undefined ? row : { rows: new Set([group, row]), lowest: null });
    return group ?? null;
  }

  #several(row: number): Group | null {
    const group = this.#groups.get(this.#keys.get(row) ?? "");
    return typeof group === "object" ? group : null;
  }

  has(row: number): boolean {
    return this.#several(row) !== null;
  }

  /** Another row with the same e-mail: the first one, for the first the second; null where the row is alone. */
  other(row: number): number | null {
    const group = this.#several(row);
    if (!group) return null;
    const [first, second] = lowestOf(group);
    return first === row ? second : first;
  }

  /** True for the first of several rows with the same e-mail. */
  isFirst(row: number): boolean {
    const group = this.#several(row);
    return group !== null && lowestOf(group)[0] === row;
  }

  clear(): void {
    this.#groups.clear();
    this.#keys.clear();
  }
}
