import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { extraSecOf } from "../schedule/plan-timeline.ts";
import { loadPlan } from "../schedule/schedule-repository.ts";
import { MAX_SESSION_SEC } from "../schedule/schedule-state.ts";
import { recordChange } from "../sessions/record-change.ts";
import { findPerson, updateAttendee } from "./attendee-repository.ts";
import { admitComposing } from "./composition.ts";
import { setExtraTime } from "./contract.composing.ts";
import { extraTimeEvents } from "./people-changed.ts";
import { toAttendee } from "./present-attendee.ts";

/** Until the schedule starts, because that fixes the timeline (LS-D3.1). */
export const setExtraTimeHandler = handle(setExtraTime, async ({ deps, viewer, params, body }) => {
  const { person, reader } = await recordChange(deps, async (tx) => {
    const { session, me, attendee } = await admitComposing(tx, viewer, params, "locked");
    await updateAttendee(tx, attendee.id, { extraTimePercent: body.percent });
    const plan = await loadPlan(tx, session);
    if (plan.totalSec + extraSecOf(session.flowMode, plan.totalSec, plan.interviewees) > MAX_SESSION_SEC)
      throw new ApiError("session_too_long");
    return {
      events: await extraTimeEvents(tx, deps, session, attendee, viewer.keycloakId),
      response: {
        person: await findPerson(tx, attendee.id),
        reader: { id: me.id, leads: me.isHost || me.isOwner },
      },
    };
  });
  return { status: 200, body: toAttendee(person, reader) };
});
