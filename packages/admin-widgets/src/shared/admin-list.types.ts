/** A list from the server, as much of it as is loaded. */
export type AdminList<Item> =
  | { status: "loading" }
  | { status: "failed"; detail: string | null }
  | {
      status: "ready";
      items: readonly Item[];
      /** Items in the whole list, loaded or not. */
      count: number;
      more: "none" | "available" | "loading";
    };

/** The result of a change of the server's data; a refusal has its reason for the fields or for the whole form. */
export type ChangeReply =
  | { ok: true }
  | { ok: false; message: string | null; fields: Readonly<Record<string, string>> };
