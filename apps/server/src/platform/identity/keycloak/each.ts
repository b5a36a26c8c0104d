/** The most calls for people at a time, so that sign-ins are not kept waiting. */
const AT_ONCE = 8;

/** Does the work for each item, at most eight at a time; results are in the order of the items. */
export async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  return results;
}

/** Whether the work succeeds. */
export const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** The ids whose work failed; `done` is in the order of the ids. */
export const failing = (ids: readonly string[], done: readonly boolean[]): Set<string> =>
  new Set(ids.filter((_id, index) => !done[index]));
