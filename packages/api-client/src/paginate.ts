import type { CallArguments, Operation } from "./operation";

/** One response of a cursor-paged list. */
export interface Page<Item> {
  readonly results: readonly Item[];
  /** Address of the next page; null on the last one. */
  readonly next: string | null;
}

/** Where the next page begins; `{}` is the first page. */
export interface PageParam {
  readonly cursor?: string;
}

/** Returns the `cursor` parameter of a `next` address; `undefined` on the last page. */
export function cursorOf(next: string | null): PageParam | undefined {
  if (next === null) return undefined;
  const cursor = new URL(next, "http://relative.invalid").searchParams.get("cursor");
  return cursor === null ? undefined : { cursor };
}

/** The input of a cursor-paged list. */
export interface PagedInput {
  readonly query?: { readonly cursor?: string };
}

type Call = <Input, Output>(operation: Operation<Input, Output>, ...input: CallArguments<Input>) => Promise<Output>;

/** Returns the items of a cursor-paged list, page after page; a page is fetched when its first item is requested. */
export async function* itemsOf<Input extends PagedInput, Item>(
  call: Call,
  operation: Operation<Input, Page<Item>>,
  ...[input]: CallArguments<Input>
): AsyncGenerator<Item, void, undefined> {
  let param: PageParam | undefined = {};
  while (param !== undefined) {
    const asked = { ...input, query: { ...input?.query, ...param } } as unknown as Input;
    const page: Page<Item> = await call(operation, ...([asked] as unknown as CallArguments<Input>));
    yield* page.results;
    param = cursorOf(page.next);
  }
}
