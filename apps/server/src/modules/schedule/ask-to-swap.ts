import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { admit, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { answerSwap, askToSwap } from "./contract.ts";
import { driveSchedule } from "./drive-schedule.ts";
import { SCHEDULE_POLICY } from "./policy.ts";
import { loadSchedule } from "./schedule-repository.ts";

/** Asks a person with a later turn to take it now, in place of the absent candidate. */
export const askToSwapHandler = handle(askToSwap, async ({ deps, viewer, params, body }) => {
  const schedule = await driveSchedule({
    deps,
    viewer,
    sessionId: params.id,
    rule: SCHEDULE_POLICY.drive,
    command: { kind: "ask-swap", attendeeId: body.attendee_id },
  });
  return { status: 200, body: schedule };
});

/** The answer of that person: their turn begins now, or the request ends. */
export const answerSwapHandler = handle(answerSwap, async ({ deps, viewer, params, body }) => {
  const { session, me } = await admit(deps.database.db, viewer, params.id);
  permit(SCHEDULE_POLICY.answerSwap, actorOf(me), session.status);
  const { waiting } = (await loadSchedule(deps.database.db, session)).state;
  const attendeeId = requireAttendee(me).id;
  if (!waiting || waiting.askedAttendeeId !== attendeeId) throw new ApiError("not_asked_to_swap");
  const schedule = await driveSchedule({
    deps,
    viewer,
    sessionId: params.id,
    rule: SCHEDULE_POLICY.answerSwap,
    command: body.accepts
      ? { kind: "swap", attendeeId, withAttendeeId: waiting.attendeeId }
      : { kind: "ask-swap", attendeeId: null },
    asAsked: true,
  });
  return { status: 200, body: schedule };
});
