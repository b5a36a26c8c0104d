import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { HandoverCause } from "../attendees/attendee-types.ts";
import type { NewEvent } from "../events/server-event.ts";
import { authorityEvents } from "../sessions/change-authority.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { designateInterviewer } from "./designate.ts";
import { designationEvents } from "./designation.ts";
import { loadSchedule, saveDesignation } from "./schedule-repository.ts";

export interface LeadChange {
  readonly actor: string | null;
  readonly at: Date;
  /** Null when the person takes the lead by their own act. */
  readonly cause: HandoverCause | null;
  /** Everybody confirmed, the new host as host. */
  readonly people: readonly AttendeeRow[];
  readonly before: AttendeeRow | null;
}

/**
 * A host who interviews in the current turn passes that on together with the lead. Another designated interviewer stays
 * until the turn ends (LS-D3.6). A person who takes the lead by their own act, such as an owner who opens the page, does
 * not replace the current interviewer. Call it with the session locked.
 */
export async function passInterviewOn(
  tx: Db,
  session: SessionRow,
  { actor, at, cause, people, before }: LeadChange,
): Promise<{ interviewer: string | null; events: NewEvent[] }> {
  const { designation } = await loadSchedule(tx, session);
  const { interviewerKeycloakId: interviewer } = designation;
  if (cause === null || before === null || interviewer !== before.keycloakId) return { interviewer, events: [] };
  const staying = people.map((person) =>
    person.id === before.id && cause === "left" ? { ...person, present: false } : person,
  );
  const next = designateInterviewer(staying, designation.intervieweeAttendeeId)?.keycloakId ?? null;
  if (next === interviewer) return { interviewer, events: [] };
  const after = { ...designation, interviewerKeycloakId: next, designatedAt: at };
  await saveDesignation(tx, session.id, after);
  // The control rights of both hosts are sent with their roles.
  const others = people.filter((person) => person.id !== before.id && !person.isHost);
  return {
    interviewer: next,
    events: [
      ...designationEvents(session.id, designation, after, actor),
      ...authorityEvents({ people: others, interviewer }, { people: others, interviewer: next }, actor),
    ],
  };
}
