import { handle } from "../../handle.ts";
import { designationEvents } from "../schedule/designation.ts";
import { presentDesignations } from "../schedule/present-designations.ts";
import { refreshGrants } from "../schedule/refresh-grants.ts";
import { saveDesignation } from "../schedule/schedule-repository.ts";
import { authorityEvents, revokeGrants } from "../sessions/change-authority.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitControl } from "./admit-control.ts";
import { clearRoles } from "./contract.ts";

/** "Clear All Roles": nobody is designated or in the spotlight, and granted authority is taken back (LS-4.35). */
export const clearRolesHandler = handle(clearRoles, async ({ deps, viewer, params }) => {
  const designations = await recordChange(deps, async (tx) => {
    const { session, stored, people, events } = await admitControl(tx, deps, viewer, params.id);
    const before = stored.designation;
    const after = {
      ...before,
      intervieweeAttendeeId: null,
      interviewerKeycloakId: null,
      spotlightKeycloakId: null,
      designatedAt: deps.clock.now(),
    };
    await saveDesignation(tx, session.id, after);
    const cleared = await revokeGrants(tx, people);
    return {
      events: [
        ...events,
        ...designationEvents(session.id, before, after, viewer.keycloakId),
        ...authorityEvents(
          { people, interviewer: before.interviewerKeycloakId },
          { people: cleared, interviewer: null },
          viewer.keycloakId,
        ),
      ],
      response: await presentDesignations(tx, deps.content, session, { ...stored, designation: after }, people),
    };
  });
  await refreshGrants(deps, params.id);
  return { status: 200, body: designations };
});
