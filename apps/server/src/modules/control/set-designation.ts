import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Person } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { applyCommand } from "../schedule/change-schedule.ts";
import { type Designation, designationEvents } from "../schedule/designation.ts";
import { presentDesignations } from "../schedule/present-designations.ts";
import { refreshGrants } from "../schedule/refresh-grants.ts";
import type { Command } from "../schedule/schedule-command.ts";
import { type StoredSchedule, saveDesignation } from "../schedule/schedule-repository.ts";
import { authorityEvents, revokeGrants } from "../sessions/change-authority.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitControl, type Control, findSeated } from "./admit-control.ts";
import { designate } from "./contract.ts";
import { type DesignatedRoleName, designated } from "./designated.ts";

/**
 * A person's designation holds until the next turn; a new interviewer has authority, the previous one loses it (LS-4.33).
 * A candidate cannot be designated beside the current turn: their own turn begins instead, which designates them.
 */
export const designateHandler = handle(designate, async ({ deps, viewer, params, body }) => {
  const designations = await recordChange(deps, async (tx) => {
    const control = await admitControl(tx, deps, viewer, params.id);
    const person = body.attendee_id === null ? null : findSeated(control, body.attendee_id);
    const { events, stored } =
      body.role === "interviewee" && person && candidateOf(control.stored) !== person.id
        ? await beginTurn(tx, deps, control, person, viewer.keycloakId)
        : await giveRole(tx, deps, control, body.role, person, viewer.keycloakId);
    const response = await presentDesignations(tx, deps.content, control.session, stored, control.people);
    return { events: [...control.events, ...events], response };
  });
  await refreshGrants(deps, params.id);
  return { status: 200, body: designations };
});

interface Given {
  readonly events: readonly NewEvent[];
  readonly stored: StoredSchedule;
}

/** The candidate of the current turn. */
function candidateOf({ state }: StoredSchedule): number | null {
  const isOn = state.status === "RUNNING" || state.status === "PAUSED";
  return isOn ? (state.timeline[state.currentIndex]?.intervieweeAttendeeId ?? null) : null;
}

async function beginTurn(tx: Db, deps: Deps, control: Control, person: Person, actor: string): Promise<Given> {
  if (!person.hotSeat) throw new ApiError("not_in_hot_seat");
  const { session, stored } = control;
  const { outcome, change } = await applyCommand(
    tx,
    deps,
    { session, stored, events: [] },
    turnOf(stored, person.id),
    actor,
  );
  if (!outcome.ok) throw new ApiError(outcome.code);
  return change;
}

/**
 * The command that begins a person's turn. Before a guided start the seating order decides the first person, and
 * `start` may name another.
 */
function turnOf({ state }: StoredSchedule, id: number): Command {
  if (state.flowMode === "GUIDED") return { kind: "swap", attendeeId: id };
  return { kind: state.status === "IDLE" ? "start" : "next", intervieweeAttendeeId: id };
}

async function giveRole(
  tx: Db,
  deps: Deps,
  { session, stored, people }: Control,
  role: DesignatedRoleName,
  person: Person | null,
  actor: string,
): Promise<Given> {
  const before = stored.designation;
  const after: Designation = designated(before, role, person, candidateOf(stored), deps.clock.now());
  await saveDesignation(tx, session.id, after);
  const isReplaced = before.interviewerKeycloakId !== after.interviewerKeycloakId;
  const replaced = isReplaced
    ? await revokeGrants(
        tx,
        people.filter(({ keycloakId }) => keycloakId === before.interviewerKeycloakId),
      )
    : [];
  const seated = people.map((one) => replaced.find(({ id }) => id === one.id) ?? one);
  return {
    stored: { ...stored, designation: after },
    events: [
      ...designationEvents(session.id, before, after, actor),
      ...authorityEvents(
        { people, interviewer: before.interviewerKeycloakId },
        { people: seated, interviewer: after.interviewerKeycloakId },
        actor,
      ),
    ],
  };
}
