import { and, eq, or } from "drizzle-orm";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { NewEvent } from "../events/server-event.ts";
import { notify } from "../notifications/notify.ts";
import { users } from "../users/tables.ts";

/** A request that waits for a decision. */
interface Waiting {
  readonly id: string;
  readonly keycloakId: string;
  readonly organisationId: number | null;
  readonly institutionId: number | null;
}

/** Notifies every administrator in whose scope the request lies. */
export async function notifyDeciders(tx: Db, clock: Pick<Clock, "now">, request: Waiting): Promise<NewEvent[]> {
  const { id, keycloakId: actor, organisationId, institutionId } = request;
  const deciders = await tx
    .select({ keycloakId: users.keycloakId })
    .from(users)
    .where(
      and(
        users.isActive,
        or(
          eq(users.role, "platform_admin"),
          organisationId === null
            ? undefined
            : and(eq(users.role, "organisation_admin"), eq(users.organisationId, organisationId)),
          institutionId === null
            ? undefined
            : and(eq(users.role, "institution_admin"), eq(users.institutionId, institutionId)),
        ),
      ),
    );
  return notify(
    tx,
    clock,
    deciders.map(({ keycloakId }) => ({
      kind: "account_requested",
      cause: `registration:${id}:asked`,
      keycloakId,
      actor,
    })),
  );
}
