import { createHash } from "node:crypto";

/** Returns `count` items of the list in a seeded order. */
export function draw<T>(list: readonly T[], count: number, seed: string): T[] {
  const ranked = list.map((item, index) => ({
    item,
    rank: createHash("sha256").update(`${seed}:${index}`).digest("hex"),
  }));
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}
