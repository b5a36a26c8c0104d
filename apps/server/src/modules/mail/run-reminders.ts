import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { attendees } from "../attendees/tables.ts";
import type { NewEvent } from "../events/server-event.ts";
import { notify } from "../notifications/notify.ts";
import { recordChange } from "../sessions/record-change.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import { queueMail } from "./queue-mail.ts";

/** Milliseconds before the start at which the reminder is written. */
const REMIND_BEFORE_MS = 15 * MINUTE_MS;
/** Milliseconds between two looks for sessions that begin soon. */
export const REMINDER_INTERVAL_MS = 5000;

/** Writes the reminders of sessions that begin soon. Returns a stop function, which waits for the current look. */
export function runReminders(deps: Deps): () => Promise<void> {
  let cancelLook = () => {};
  let underWay: Promise<void> = Promise.resolve();
  let stopped = false;
  const look = async (): Promise<void> => {
    try {
      await remindAll(deps);
    } catch (error) {
      deps.log.error({ error }, "Reminders could not be written; the next look tries again.");
    }
    if (!stopped) cancelLook = deps.clock.after(REMINDER_INTERVAL_MS, run);
  };
  const run = (): void => {
    underWay = look();
  };
  run();
  return async () => {
    stopped = true;
    cancelLook();
    await underWay;
    cancelLook();
  };
}

async function remindAll(deps: Deps): Promise<void> {
  const soon = await deps.database.db.select({ id: sessions.id }).from(sessions).where(beginsSoon(deps));
  for (const { id } of soon)
    await recordChange(deps, async (tx) => ({ events: await remind(tx, deps, id), response: null }));
}

/** Its start is at most 15 minutes away, and nobody was reminded yet. */
function beginsSoon({ clock }: Deps) {
  const now = clock.now();
  return and(
    inArray(sessions.status, ["SCHEDULED", "IN_PROGRESS"]),
    isNull(sessions.remindedAt),
    gt(sessions.startTime, now),
    lte(sessions.startTime, new Date(now.getTime() + REMIND_BEFORE_MS)),
  );
}

/** Reminds everybody confirmed by mail and notification, unless another instance was first. Returns the events. */
async function remind(tx: Db, deps: Deps, id: number): Promise<NewEvent[]> {
  const [session] = await tx
    .update(sessions)
    .set({ remindedAt: deps.clock.now() })
    .where(and(eq(sessions.id, id), beginsSoon(deps)))
    .returning();
  if (!session) return [];
  const people = await tx
    .select({
      keycloakId: users.keycloakId,
      email: users.email,
      language: users.language,
      timezone: users.timezone,
    })
    .from(attendees)
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .where(and(eq(attendees.sessionId, id), eq(attendees.status, "CONFIRMED"), eq(users.isActive, true)));
  for (const person of people) await queueReminder(tx, deps, session, person);
  return notify(
    tx,
    deps.clock,
    people.map(({ keycloakId }) => ({
      kind: "session_reminder",
      cause: causeFor(session, keycloakId),
      keycloakId,
      sessionId: id,
    })),
  );
}

/** A session that is moved later is reminded of again. */
const causeFor = ({ id, startTime }: SessionRow, keycloakId: string): string =>
  `session:${id}:reminder:${startTime.toISOString()}:${keycloakId}`;

type Recipient = Pick<typeof users.$inferSelect, "keycloakId" | "email" | "language" | "timezone">;

async function queueReminder(tx: Db, deps: Deps, session: SessionRow, person: Recipient): Promise<void> {
  const start = session.startTime.toISOString();
  await queueMail(tx, deps.clock, {
    kind: "session_reminder",
    cause: causeFor(session, person.keycloakId),
    address: person.email,
    keycloakId: person.keycloakId,
    language: person.language,
    data: {
      sessionId: session.id,
      workshop: deps.content.workshop(session.workshopKey)?.workshop.title[person.language] ?? session.workshopKey,
      start,
      durationMinutes: session.durationMinutes,
      spoken: session.language,
      timeZone: person.timezone,
      path: `/interviews/${session.id}/prejoin`,
    },
  });
}
