import type { z } from "zod";
import type { NewEntry } from "../../ledger/ledger.ts";
import type { ServerEvent } from "./contract.server-event.ts";

type ServerEventShape = z.output<typeof ServerEvent>;
export type EventType = ServerEventShape["type"];
type EventData<T extends EventType> = Extract<ServerEventShape, { type: T }>["data"];

/** An entry of the ledger whose data fits its type. */
export type NewEvent<T extends EventType = EventType> = {
  [K in T]: Omit<NewEntry, "type" | "data"> & { readonly type: K; readonly data: EventData<K> };
}[T];
