/** Where the next page begins; `{}` is the first page. */
export interface PageParam {
  readonly cursor?: string;
}

/** The `cursor` parameter of a `next` address; `undefined` on the last page. */
export function cursorOf(next: string | null): PageParam | undefined {
  if (next === null) return undefined;
  const cursor = new URL(next, "http://relative.invalid").searchParams.get("cursor");
  return cursor === null ? undefined : { cursor };
}
