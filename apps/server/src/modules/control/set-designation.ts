import { handle } from "../../contract/handle.ts";
import { designationEvents } from "../schedule/designation.ts";
import { presentDesignations } from "../schedule/present-designations.ts";
import { refreshGrants } from "../schedule/refresh-grants.ts";
import { saveDesignation } from "../schedule/schedule-repository.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitControl, findSeated } from "./admit-control.ts";
import { authorityEvents, revokeGrants } from "./change-authority.ts";
import { designate } from "./contract.ts";
import { designated } from "./designated.ts";

/** A person's designation holds until the next turn; a new interviewer has authority, the one before loses it (live-session.md §4). */
export const designateHandler = handle(designate, async ({ deps, viewer, params, body }) => {
  const designations = await recordChange(deps, async (tx) => {
    const control = await admitControl(tx, deps, viewer, params.id);
    const { session, stored, people } = control;
    const before = stored.designation;
    const person = body.attendee_id === null ? null : findSeated(control, body.attendee_id);
    const after = designated(before, body.role, person, deps.clock.now());
    await saveDesignation(tx, session.id, after);
    const replaced =
      before.interviewerKeycloakId === after.interviewerKeycloakId
        ? []
        : await revokeGrants(
            tx,
            people.filter(({ keycloakId }) => keycloakId === before.interviewerKeycloakId),
          );
    const seated = people.map((one) => replaced.find(({ id }) => id === one.id) ?? one);
    return {
      events: [
        ...control.events,
        ...designationEvents(session.id, before, after, viewer.keycloakId),
        ...authorityEvents(
          { people, interviewer: before.interviewerKeycloakId },
          { people: seated, interviewer: after.interviewerKeycloakId },
          viewer.keycloakId,
        ),
      ],
      answer: await presentDesignations(tx, deps.content, session, { ...stored, designation: after }, people),
    };
  });
  await refreshGrants(deps, params.id);
  return { status: 200, body: designations };
});
