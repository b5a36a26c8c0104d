import { randomInt } from "node:crypto";
import type { z } from "zod";
import type { Content } from "../../content/content.ts";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { handle } from "../../handle.ts";
import { CREATED_SESSIONS, useQuota } from "../../platform/quota/quota.ts";
import { seatPerson } from "../attendees/seat-person.ts";
import { createSchedule } from "../schedule/schedule-repository.ts";
import { lockUser } from "../users/users-repository.ts";
import { refuseFaults, startFault, visibilityFaults, workshopFaults } from "./check-offer.ts";
import { createSession } from "./contract.ts";
import { presentSession } from "./present-session.ts";
import { recordChange } from "./record-change.ts";
import { createdEvents } from "./session-events.ts";
import { findCreated, insertSession, type NewSession } from "./session-repository.ts";

const SEED_LIMIT = 2 ** 31;
type Body = z.output<typeof createSession.body & {}>;

/** 201 for a new session; 200 for one that an earlier call made whose response was lost. */
export const createSessionHandler = handle(createSession, async ({ deps, viewer, language, body }) => {
  // A token is for one session; it cannot create others in its person's name.
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  const now = deps.clock.now();
  const { id, isNew } = await recordChange(deps, async (tx) => {
    await lockUser(tx, viewer.keycloakId);
    const known = body.client_id && (await findCreated(tx, viewer.keycloakId, body.client_id));
    if (known) return { events: [], response: { id: known.id, isNew: false } };
    // After the look for a stored one: its start may be over when a lost response is asked for again.
    check(body, viewer, deps.content, now);
    await useQuota(tx, deps, CREATED_SESSIONS, viewer.keycloakId);
    const created = await insertSession(tx, {
      ...fromBody(body),
      ownerKeycloakId: viewer.keycloakId,
      organisationId: viewer.organisationId,
      institutionId: viewer.institutionId,
      seed: randomInt(SEED_LIMIT),
    });
    await createSchedule(tx, created.id);
    await seatPerson(tx, deps.content, created, {
      keycloakId: viewer.keycloakId,
      seat: "participant",
      hotSeat: body.hot_seat,
      isOwner: true,
      isHost: true,
      at: now,
    });
    return { events: createdEvents(created), response: { id: created.id, isNew: true } };
  });
  const session = await presentSession(deps, viewer, id, language);
  return isNew ? { status: 201, body: session } : { status: 200, body: session };
});

function fromBody(body: Body): Omit<NewSession, "version" | "seed"> {
  return {
    moduleKey: body.module,
    workshopKey: body.workshop,
    language: body.language,
    sector: body.sector,
    startTime: new Date(body.start_time),
    durationMinutes: body.duration_minutes,
    flowMode: body.flow_mode,
    accessLevel: body.access_level,
    capacity: body.capacity,
    observersAllowed: body.observers_allowed,
    visibility: body.visibility,
    clientId: body.client_id,
  };
}

/** The checks that the schema cannot express. */
function check(body: Body, viewer: Viewer, content: Content, now: Date): void {
  refuseFaults([
    ...workshopFaults(content, body.module, body.workshop),
    startFault(new Date(body.start_time), now),
    ...visibilityFaults({ ...viewer, visibility: body.visibility }),
  ]);
}
