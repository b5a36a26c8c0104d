import { and, eq, exists, inArray, isNull, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Deps } from "../../deps.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, listConfirmed } from "../attendees/attendee-repository.ts";
import { SEAT_RULES, SEATS_WITH_TURNS } from "../attendees/seat-rules.ts";
import { attendees } from "../attendees/tables.ts";
import type { NewEvent } from "../events/server-event.ts";
import { makeHost } from "../sessions/make-host.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockSession, type SessionRow } from "../sessions/session-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { applyCommand, catchUp, type ScheduleChange } from "./change-schedule.ts";
import { refreshGrants } from "./refresh-grants.ts";
import { afterTurn, turnStartedAt } from "./schedule-state.ts";
import { loadAttended } from "./segment-presence.ts";
import { schedules } from "./tables.ts";
import { hasTurnToDrop, isWaiting } from "./waiting-turn.ts";

/**
 * After this absence a host is replaced. A candidate absent this long at their turn may be skipped, by the server once
 * the host has been absent as long (LS-D2.5, LS-D3.6).
 */
export const AWAY_MS = MINUTE_MS;
/** A turn waits for a candidate after this absence in the middle of it; at its beginning it waits at once. */
const RELOAD_MS = 10_000;

/**
 * Replaces absent hosts, stops and continues turns whose candidate left or came, and skips turns of absent candidates.
 * @param knownFrom the server's start. For a minute after it, an absence from before it counts for nothing: the person
 *   may have come back while no server ran, and nothing has reported them yet.
 */
export async function checkAbsences(deps: Deps, knownFrom: Date | null = null): Promise<void> {
  const now = deps.clock.now().getTime();
  const unknownBefore = knownFrom !== null && now - knownFrom.getTime() < AWAY_MS ? knownFrom : null;
  const found = await turnsToCheck(deps.database.db, unknownBefore);
  // Nobody has been absent for a minute since the start.
  if (unknownBefore === null) found.push(...(await sessionsOfTheAway(deps.database.db, now)));
  for (const id of new Set(found.map((one) => one.id))) await checkSession(deps, id, unknownBefore);
}

/** Sessions whose host, or whose candidate without a host, has been absent for a minute. */
async function sessionsOfTheAway(db: Db, now: number): Promise<Array<{ id: number }>> {
  const since = new Date(now - AWAY_MS);
  const away = and(eq(sessions.status, "IN_PROGRESS"), not(attendees.present), goneSince(attendees, since));
  const hosts = await db
    .selectDistinct({ id: attendees.sessionId })
    .from(attendees)
    .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
    .where(and(attendees.isHost, away, somebodyIsThere(db)));
  const turns = await db
    .select({ id: schedules.sessionId })
    .from(schedules)
    .innerJoin(sessions, eq(sessions.id, schedules.sessionId))
    .leftJoin(attendees, eq(attendees.id, schedules.intervieweeAttendeeId))
    .where(
      and(
        or(eq(schedules.status, "RUNNING"), isHeldForSomebody),
        eq(sessions.flowMode, "GUIDED"),
        // A candidate who gave the seat back during their turn is no longer designated.
        or(away, and(eq(sessions.status, "IN_PROGRESS"), isNull(schedules.intervieweeAttendeeId))),
        somebodyIsThere(db),
        not(hostDecides(db, since)),
      ),
    );
  return [...hosts, ...turns];
}

const isHeldForSomebody = and(eq(schedules.status, "PAUSED"), sql`${schedules.waiting} ->> 'since' is not null`) as SQL;

/**
 * Guided turns whose candidate is absent while a host is present, or whose candidate came, and turns of people who are
 * observers now.
 */
function turnsToCheck(db: Db, unknownBefore: Date | null): Promise<Array<{ id: number }>> {
  const current = sql`(${schedules.timeline} -> ${schedules.currentIndex})`;
  const candidateId = sql`(${current} ->> 'intervieweeAttendeeId')::int`;
  const isEvaluation = sql`${current} ->> 'type' = 'EVALUATE'`;
  const host = alias(attendees, "leading");
  const hosted = exists(
    db
      .select({ one: sql`1` })
      .from(host)
      .where(and(eq(host.sessionId, sessions.id), host.isHost, host.present)),
  );
  const candidate = alias(attendees, "candidate");
  const isHere = sql`coalesce(${candidate.status} = 'CONFIRMED' and case when ${inArray(candidate.seat, SEATS_WITH_TURNS)} then ${candidate.present} else ${isEvaluation} end, false)`;
  const watcher = alias(attendees, "watcher");
  const watches = exists(
    db
      .select({ one: sql`1` })
      .from(watcher)
      .where(
        and(
          eq(watcher.sessionId, sessions.id),
          notInArray(watcher.seat, SEATS_WITH_TURNS),
          eq(watcher.status, "CONFIRMED"),
          or(
            and(eq(watcher.id, candidateId), not(isEvaluation)),
            sql`jsonb_path_exists(${schedules.timeline}, '$[*] ? (@.intervieweeAttendeeId == $id && (@.startedAt == null || exists(@.resumeMs)))', jsonb_build_object('id', ${watcher.id}))`,
          ),
        ),
      ),
  );
  const isMissed = and(
    eq(schedules.status, "RUNNING"),
    sql`${candidateId} is not null and not ${isHere}`,
    sql`(${schedules.waiting} ->> 'attendeeId')::int is distinct from ${candidateId}`,
    hosted,
    unknownBefore
      ? sql`greatest(${candidate.presentChangedAt}, ${sessions.startedAt}) >= ${unknownBefore.toISOString()}::timestamptz`
      : undefined,
  );
  return db
    .select({ id: schedules.sessionId })
    .from(schedules)
    .innerJoin(sessions, eq(sessions.id, schedules.sessionId))
    .leftJoin(candidate, sql`${candidate.id} = ${candidateId}`)
    .where(
      and(
        eq(sessions.status, "IN_PROGRESS"),
        eq(sessions.flowMode, "GUIDED"),
        sql`${schedules.status} in ('RUNNING', 'PAUSED')`,
        or(isMissed, and(isHeldForSomebody, isHere), watches),
      ),
    );
}

/** For a person who was never in the room, the absence begins with the session. */
function goneSince(person: Record<"presentChangedAt" | "hostSince", AnyPgColumn>, since: Date): SQL {
  return sql`greatest(coalesce(${person.presentChangedAt}, ${sessions.startedAt}), ${sessions.startedAt}, ${person.hostSince}) <= ${since.toISOString()}::timestamptz`;
}

/** Sessions that everybody left long ago are not read again and again. */
function somebodyIsThere(db: Db): SQL {
  const here = alias(attendees, "here");
  return exists(
    db
      .select({ one: sql`1` })
      .from(here)
      .where(and(eq(here.sessionId, sessions.id), here.present)),
  );
}

/** A host who is present, or left so recently that they may be reloading the page. */
function hostDecides(db: Db, since: Date): SQL {
  const host = alias(attendees, "host");
  const decides = or(host.present, not(goneSince(host, since)));
  return exists(
    db
      .select({ one: sql`1` })
      .from(host)
      .where(and(eq(host.sessionId, sessions.id), host.isHost, decides)),
  );
}

async function checkSession(deps: Deps, sessionId: number, unknownBefore: Date | null): Promise<void> {
  const changed = await recordChange(deps, async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (session?.status !== "IN_PROGRESS") return { events: [], response: false };
    const handover = unknownBefore ? [] : await replaceAwayHost(tx, deps, session);
    const seated = await dropObservers(tx, deps, await catchUp(tx, deps, session));
    const change = await waitForCandidate(tx, deps, seated, unknownBefore);
    const skipped = unknownBefore ? change.events : await skipAbsent(tx, deps, change);
    const events = [...handover, ...skipped];
    return { events, response: events.length > 0 };
  });
  if (changed) await refreshGrants(deps, sessionId);
}

/** The next host: the owner, else the participant longest in the room; null when nobody is present. */
async function replaceAwayHost(tx: Db, deps: Deps, session: SessionRow): Promise<NewEvent[]> {
  const now = deps.clock.now();
  const people = await listConfirmed(tx, [session.id]);
  const host = people.find((person) => person.isHost);
  if (!host || !isAwayHost(host, session, now)) return [];
  const here = people
    .filter((person) => person.present && SEAT_RULES[person.seat].mayLead)
    .sort((a, b) => cameAt(a) - cameAt(b) || a.id - b.id);
  const next = here.find((person) => person.isOwner) ?? here[0];
  return next ? (await makeHost(tx, session, next, { actor: null, at: now, cause: "away" })).events : [];
}

/** A person who came back as observer has no turn any more (LS-D3.1). */
async function dropObservers(tx: Db, deps: Deps, from: ScheduleChange): Promise<ScheduleChange> {
  if (from.session.flowMode !== "GUIDED") return from;
  let change = from;
  for (const person of await listConfirmed(tx, [from.session.id])) {
    if (SEAT_RULES[person.seat].mayTakeTurns || !hasTurnToDrop(change.stored.state, person.id)) continue;
    const attended = await loadAttended(tx, from.session.id, person.id);
    change = (await applyCommand(tx, deps, change, { kind: "drop", attendeeId: person.id, attended }, null)).change;
  }
  return change;
}

/** While a host is present, a turn waits for an absent candidate and continues when they come (LS-D3.6). */
async function waitForCandidate(
  tx: Db,
  deps: Deps,
  change: ScheduleChange,
  unknownBefore: Date | null,
): Promise<ScheduleChange> {
  const { state } = change.stored;
  const current = state.timeline[state.currentIndex];
  const attendeeId = current?.intervieweeAttendeeId ?? null;
  if (attendeeId === null) return change;
  const people = await listConfirmed(tx, [change.session.id]);
  const person = people.find(({ id }) => id === attendeeId);
  const candidate = person && SEAT_RULES[person.seat].mayTakeTurns ? person : undefined;
  // The evaluation of a person who is an observer now continues without them.
  const isHere = candidate?.present || (person && !candidate && current?.type === "EVALUATE");
  if (isWaiting(state))
    return isHere ? (await applyCommand(tx, deps, change, { kind: "arrive" }, null)).change : change;
  const hosted = people.some((one) => one.isHost && one.present);
  if (!hosted || isHere || justLeft(candidate, turnStartedAt(state), deps.clock.now())) return change;
  const absentFrom = candidate ? latest(candidate.presentChangedAt, change.session.startedAt) : null;
  if (unknownBefore && absentFrom && absentFrom < unknownBefore) return change;
  return (await applyCommand(tx, deps, change, { kind: "wait", attendeeId }, null)).change;
}

/** A candidate who left in the middle of their turn may be reloading the page. */
function justLeft(candidate: AttendeeRow | undefined, turnFrom: number | null, now: Date): boolean {
  const left = candidate?.presentChangedAt?.getTime() ?? null;
  return left !== null && turnFrom !== null && left > turnFrom && now.getTime() - left < RELOAD_MS;
}

/** Only when no host has been present for the same time and somebody else is: a turn waits while the room is empty. */
async function skipAbsent(tx: Db, deps: Deps, change: ScheduleChange): Promise<readonly NewEvent[]> {
  const { session } = change;
  if (session.flowMode !== "GUIDED") return change.events;
  const now = deps.clock.now();
  const { state, designation } = change.stored;
  const candidate = state.timeline[state.currentIndex]?.intervieweeAttendeeId ?? null;
  const people = await listConfirmed(tx, [session.id]);
  const waits = people.some((person) => person.present);
  const hosted = people.some((person) => person.isHost && !isAwayHost(person, session, now));
  const startedAt = turnStartedAt(state) ?? state.waiting?.since ?? null;
  if ((state.status !== "RUNNING" && !isWaiting(state)) || candidate === null || startedAt === null || !waits || hosted)
    return change.events;
  if (designation.intervieweeAttendeeId !== null && candidate !== designation.intervieweeAttendeeId)
    return change.events;
  const person = people.find((one) => one.id === candidate);
  const isMissing = person ? isAway(person, new Date(startedAt), now) : now.getTime() - startedAt >= AWAY_MS;
  if (!isMissing) return change.events;
  const index = afterTurn(state);
  const command = index === null ? ({ kind: "finish" } as const) : ({ kind: "seek", index } as const);
  return (await applyCommand(tx, deps, change, command, null)).change.events;
}

/** A person who has not come yet counts as absent from the time they became host. */
function isAwayHost(host: AttendeeRow, session: SessionRow, now: Date): boolean {
  return isAway(host, latest(session.startedAt, host.hostSince), now);
}

function isAway(person: AttendeeRow, from: Date | null, now: Date): boolean {
  const since = latest(from, person.presentChangedAt);
  return !person.present && since !== null && now.getTime() - since.getTime() >= AWAY_MS;
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function cameAt(person: AttendeeRow): number {
  return person.presentChangedAt?.getTime() ?? Number.POSITIVE_INFINITY;
}
