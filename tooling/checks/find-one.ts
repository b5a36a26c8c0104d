/** Returns the first item that fits. Throws when none does: the check cannot go on without it. */
export function findOne<Item>(items: readonly Item[], fits: (item: Item) => boolean): Item {
  const found = items.find(fits);
  if (found === undefined) throw new Error(`none of ${items.length} fits: ${fits}`);
  return found;
}
