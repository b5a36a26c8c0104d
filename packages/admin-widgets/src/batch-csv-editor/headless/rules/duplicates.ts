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

/** Rows by e-mail. One edit concerns its row and at most one row of the group it leaves and of the group it enters. */
export class DuplicateIndex {
  readonly #groups = new Map<string, Group>();
  readonly #keys = new Map<number, string>();

  /** Enters, moves or, with an empty key, removes a row. Returns the other rows that are now, or no longer, duplicates. */
  set(row: number, key: string): readonly number[] {
    const before = this.#keys.get(row) ?? "";
    return before === key ? [] : [...this.#leave(row, before), ...this.#enter(row, key)];
  }

  #leave(row: number, key: string): readonly number[] {
    const group = this.#groups.get(key);
    this.#keys.delete(row);
    if (!group) return [];
    group.rows.delete(row);
    group.lowest = null;
    if (group.rows.size === 0) this.#groups.delete(key);
    return group.rows.size === 1 ? [...group.rows] : [];
  }

  #enter(row: number, key: string): readonly number[] {
    if (key === "") return [];
    this.#keys.set(row, key);
    const group = this.#groups.get(key);
    if (!group) {
      this.#groups.set(key, { rows: new Set([row]), lowest: null });
      return [];
    }
    const alone = group.rows.size === 1 ? [...group.rows] : [];
    group.rows.add(row);
    group.lowest = null;
    return alone;
  }

  #several(row: number): Group | null {
    const group = this.#groups.get(this.#keys.get(row) ?? "");
    return group && group.rows.size > 1 ? group : null;
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
