import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { NewEvent } from "../events/server-event.ts";
import { notify } from "../notifications/notify.ts";
import type { InvitationRow } from "./invitation-repository.ts";

/** Names an invitation, for its mail and its notification. */
export const causeOf = ({ id }: Pick<InvitationRow, "id">): string => `invitation:${id}`;

/** Notifies the invited person, who has their place now. */
export async function notifyInvited(
  tx: Db,
  clock: Pick<Clock, "now">,
  invitation: InvitationRow,
  keycloakId: string,
): Promise<NewEvent[]> {
  const { sessionId, inviterKeycloakId } = invitation;
  return notify(tx, clock, [
    {
      kind: "session_invited",
      cause: causeOf(invitation),
      keycloakId,
      sessionId,
      ...(inviterKeycloakId !== null && { actor: inviterKeycloakId }),
    },
  ]);
}
