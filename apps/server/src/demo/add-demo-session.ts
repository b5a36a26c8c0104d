import type { Deps } from "../deps.ts";
import { type AttendeeRow, saveAttendee } from "../modules/attendees/attendee-repository.ts";
import { insertRequest } from "../modules/attendees/join-request-repository.ts";
import { seatPerson } from "../modules/attendees/seat-person.ts";
import { insertInvitation } from "../modules/invitations/invitation-repository.ts";
import { createSchedule } from "../modules/schedule/schedule-repository.ts";
import { insertSession, type SessionRow } from "../modules/sessions/session-repository.ts";
import { DAY_MS, MINUTE_MS } from "../platform/clock/durations.ts";
import type { Db } from "../platform/database/database.ts";
import { addDemoEvaluations } from "./add-demo-evaluations.ts";
import { DEMO_PEOPLE, demoId, type Scope } from "./people.ts";
import { playSchedule } from "./play-schedule.ts";
import type { DemoSession } from "./sessions.ts";

/** One session with its people, its schedule up to now, and its evaluations. */
export async function addDemoSession(
  tx: Db,
  deps: Deps,
  demo: DemoSession,
  scopes: ReadonlyMap<string, Scope>,
): Promise<void> {
  const start = new Date(deps.clock.now().getTime() + demo.startsInMs);
  const session = await insertDemoSession(tx, deps, demo, start, scopes);
  await createSchedule(tx, session.id);
  const registered = new Date(Math.min(start.getTime(), deps.clock.now().getTime()) - DAY_MS);
  const people: AttendeeRow[] = [];
  for (const [index, key] of demo.people.entries()) {
    people.push(
      await seatPerson(tx, deps.content, session, {
        keycloakId: demoId(key),
        seat: "participant",
        hotSeat: !demo.neverInHotSeat?.includes(key),
        isOwner: index === 0,
        isHost: index === 0,
        at: registered,
      }),
    );
  }
  for (const key of demo.observers ?? [])
    await seatPerson(tx, deps.content, session, {
      keycloakId: demoId(key),
      seat: "observer",
      hotSeat: false,
      at: registered,
    });
  for (const key of demo.invited ?? []) await inviteOne(tx, session, key, registered);
  for (const { key, message } of demo.asking ?? []) await ask(tx, session, key, message, registered);
  if (session.startedAt !== null) await playSchedule(tx, session, deps.clock.now());
  if (session.status === "COMPLETED") await addDemoEvaluations(tx, session, people, demo.comments ?? []);
}

async function insertDemoSession(
  tx: Db,
  deps: Deps,
  demo: DemoSession,
  start: Date,
  scopes: ReadonlyMap<string, Scope>,
): Promise<SessionRow> {
  const [owner = ""] = demo.people;
  const scope = scopes.get(owner) ?? { organisationId: null, institutionId: null };
  const end = new Date(start.getTime() + demo.minutes * MINUTE_MS);
  const endedAt = { SCHEDULED: null, IN_PROGRESS: null, COMPLETED: end, CANCELLED: deps.clock.now() }[demo.status];
  return insertSession(tx, {
    ...scope,
    endedAt,
    status: demo.status,
    accessLevel: demo.accessLevel,
    visibility: demo.visibility,
    flowMode: demo.flowMode,
    language: demo.language,
    sector: demo.sector,
    workshopKey: demo.workshop,
    moduleKey: deps.content.workshop(demo.workshop)?.module.id ?? "",
    startTime: start,
    durationMinutes: demo.minutes,
    capacity: demo.capacity,
    observersAllowed: demo.observersAllowed,
    startedAt: demo.status === "IN_PROGRESS" || demo.status === "COMPLETED" ? start : null,
    ownerKeycloakId: demoId(owner),
    seed: seedOf(demo),
  });
}

/** The same questions each time the demo is loaded. */
function seedOf(demo: DemoSession): number {
  return [...demo.workshop].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2 ** 31;
}

async function ask(tx: Db, session: SessionRow, key: string, message: string, at: Date): Promise<void> {
  const asker = await saveAttendee(tx, {
    sessionId: session.id,
    keycloakId: demoId(key),
    seat: "participant",
    hotSeat: true,
    status: "PENDING",
  });
  await insertRequest(tx, {
    sessionId: session.id,
    attendeeId: asker.id,
    status: "pending",
    seat: "participant",
    hotSeat: true,
    message,
    createdAt: at,
  });
}

async function inviteOne(tx: Db, session: SessionRow, key: string, createdAt: Date): Promise<void> {
  const seat = "participant";
  const place = { sessionId: session.id, keycloakId: demoId(key), seat, hotSeat: true, status: "INVITED" } as const;
  const { id: attendeeId } = await saveAttendee(tx, place);
  await insertInvitation(tx, {
    sessionId: session.id,
    address: DEMO_PEOPLE.find((person) => person.key === key)?.email ?? "",
    seat,
    status: "pending",
    attendeeId,
    inviterKeycloakId: session.ownerKeycloakId,
    createdAt,
  });
}
