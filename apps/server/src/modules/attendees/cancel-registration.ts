import { handle } from "../../contract/handle.ts";
import type { Db } from "../../deps.ts";
import type { NewEvent } from "../../ledger/ledger.ts";
import { admitLocked } from "../sessions/access.ts";
import { ownerFirst, permit } from "../sessions/actor.ts";
import { makeHost } from "../sessions/make-host.ts";
import { recordChange } from "../sessions/record-change.ts";
import { type AttendeeRow, listConfirmed, updateAttendee } from "./attendee-repository.ts";
import { cancelRegistration } from "./contract.ts";
import { withdrawRequest } from "./join-request-repository.ts";
import { peopleChanged } from "./people-changed.ts";
import { ATTENDEE_POLICY } from "./policy.ts";

/** Gives a seat back, withdraws a request or declines an invitation; a host who leaves is followed by the owner. */
export const cancelRegistrationHandler = handle(cancelRegistration, async ({ deps, viewer, params }) => {
  const left = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(ATTENDEE_POLICY.cancelRegistration, ownerFirst(me), session.status);
    const before = me as AttendeeRow;
    const handover = before.isHost ? await followHost(tx, before, viewer.keycloakId) : [];
    const status = before.status === "INVITED" ? "DECLINED" : "CANCELLED";
    const left = await updateAttendee(tx, before.id, {
      status,
      seatingIndex: null,
      isHost: false,
      authorityGranted: false,
      present: false,
    });
    await withdrawRequest(tx, before.id, deps.clock.now());
    const told = before.status === "CONFIRMED" ? await peopleChanged(tx, deps, session, left, viewer.keycloakId) : [];
    return { events: [...handover, ...told], answer: left };
  });
  if (deps.video.available)
    await deps.video
      .remove(left.sessionId, left.keycloakId)
      .catch((error: unknown) => deps.log.warn({ error }, "not removed from the video room"));
  return { status: 204 };
});

async function followHost(tx: Db, leaving: AttendeeRow, actor: string): Promise<NewEvent[]> {
  const owner = (await listConfirmed(tx, [leaving.sessionId])).find((person) => person.isOwner);
  return owner ? (await makeHost(tx, owner, actor)).events : [];
}
