import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { administratorsOf } from "../admin-users/administrators-of.ts";
import type { Scope } from "../admin-users/policy.ts";
import { requestsChanged } from "../admin-users/requests-changed.ts";
import type { NewEvent } from "../events/server-event.ts";
import { notify } from "../notifications/notify.ts";

/** A request that waits for a decision. */
interface Waiting extends Scope {
  readonly id: string;
  readonly keycloakId: string;
}

/** Notifies every administrator in whose scope the request lies; their lists change even where they muted the kind. */
export async function notifyDeciders(tx: Db, clock: Pick<Clock, "now">, request: Waiting): Promise<NewEvent[]> {
  const { id, keycloakId: actor } = request;
  const deciders = await administratorsOf(tx, request);
  const notices = await notify(
    tx,
    clock,
    deciders.map((keycloakId) => ({
      kind: "account_requested",
      cause: `registration:${id}:asked`,
      keycloakId,
      actor,
    })),
  );
  return [...notices, ...(await requestsChanged(tx, "account", request, actor))];
}
