import { userStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { NewEvent } from "../events/server-event.ts";
import { administratorsOf } from "./administrators-of.ts";
import type { Scope } from "./policy.ts";

/** The events when a request for an account or a seat came, was answered or withdrawn: one for each administrator. */
export async function requestsChanged(
  tx: Db,
  kind: "account" | "seat",
  scope: Scope,
  actor: string | null,
): Promise<NewEvent[]> {
  return (await administratorsOf(tx, scope)).map((keycloakId) => ({
    stream: userStream(keycloakId),
    type: "admin.requests.changed",
    actor,
    data: { kind },
  }));
}
