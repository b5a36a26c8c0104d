import type { Deps, VideoPlatform } from "../src/deps.ts";
import type { Seat } from "../src/modules/attendees/attendee-types.ts";
import { attendees, joinRequests, questions } from "../src/modules/attendees/tables.ts";
import { evaluations } from "../src/modules/evaluations/tables.ts";
import { type Command, reduce } from "../src/modules/schedule/reduce-schedule.ts";
import { createSchedule, loadPlan, loadSchedule, saveSchedule } from "../src/modules/schedule/schedule-repository.ts";
import { insertSession } from "../src/modules/sessions/session-repository.ts";
import type { SessionStatus } from "../src/modules/sessions/session-types.ts";
import { PEOPLE, type Person } from "./people.ts";

const here = (keycloakId: string): Person => ({ ...PEOPLE.amelie, keycloakId, fullName: `The ${keycloakId}` });

/** What a caller is to the session; owner and host are two people. */
export const CALLERS = {
  stranger: PEOPLE.dieter,
  visitor: here("visitor"),
  admin: PEOPLE.platformAdmin,
  observer: here("observer"),
  participant: here("participant"),
  interviewer: here("interviewer"),
  owner: here("owner"),
  host: here("host"),
  /** The participant, by a partner's token for this session. */
  embed: here("participant"),
} as const;
export type Caller = keyof typeof CALLERS;
export const ASKER = here("asker");

/** States of a session and, while it is live, of its schedule. */
export const SITUATIONS = ["SCHEDULED", "RUNNING", "PAUSED", "FINISHED", "COMPLETED", "CANCELLED"] as const;
export type Situation = (typeof SITUATIONS)[number];

const STATUS: Record<Situation, SessionStatus> = {
  SCHEDULED: "SCHEDULED",
  RUNNING: "IN_PROGRESS",
  PAUSED: "IN_PROGRESS",
  FINISHED: "IN_PROGRESS",
  COMPLETED: "COMPLETED",
  CANCELLED: "CANCELLED",
};
const PLAYED: Record<Situation, Command[]> = {
  SCHEDULED: [],
  CANCELLED: [],
  RUNNING: [{ kind: "start" }],
  PAUSED: [{ kind: "start" }, { kind: "pause" }],
  FINISHED: [{ kind: "start" }, { kind: "finish" }],
  COMPLETED: [{ kind: "start" }, { kind: "finish" }],
};
/** In seating order: the participant takes the first turn. */
const SEATED = ["participant", "interviewer", "owner", "host", "observer"] as const;

export interface Fixture {
  readonly id: number;
  /** Attendee ids of those who attend. */
  readonly attendee: Partial<Record<Caller, number>>;
  readonly requestId: number;
  /** Ids of everybody's own evaluation; the observer has none. */
  readonly evaluation: Partial<Record<Caller, number>>;
}

/** An open session of organisation 1 in a situation, with everybody in their role, a request to join and a draft by each scorer. */
export async function sessionIn(deps: Deps, situation: Situation): Promise<Fixture> {
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const status = STATUS[situation];
    const session = await insertSession(tx, {
      status,
      accessLevel: "OPEN",
      visibility: "organisation",
      flowMode: "GUIDED",
      language: "en",
      sector: "any",
      moduleKey: "M1",
      workshopKey: "pitch_simple",
      startTime: now,
      startedAt: status === "IN_PROGRESS" || status === "COMPLETED" ? now : null,
      endedAt: status === "COMPLETED" ? now : null,
      durationMinutes: 60,
      capacity: 8,
      observersAllowed: true,
      ownerKeycloakId: "owner",
      organisationId: 1,
      institutionId: 1,
      seed: 1,
    });
    const row = (key: string, index: number | null, seat: Seat = "participant") => ({
      sessionId: session.id,
      keycloakId: key,
      seat,
      status: index === null ? ("PENDING" as const) : ("CONFIRMED" as const),
      isOwner: key === "owner",
      isHost: key === "host",
      hotSeat: seat === "participant",
      seatingIndex: index,
      confirmedAt: now,
    });
    const people = await tx
      .insert(attendees)
      .values([
        ...SEATED.map((key, index) => row(key, index, key === "observer" ? "observer" : "participant")),
        row("asker", null),
      ])
      .returning();
    const idOf = (key: string) => people.find((person) => person.keycloakId === key)?.id as number;
    await tx.insert(questions).values(
      SEATED.slice(0, 4).flatMap((key) =>
        [1, 2].map((number) => ({
          sessionId: session.id,
          attendeeId: idOf(key),
          number,
          sourceKey: "q",
          text: "Why?",
          criterionKey: "clarity",
          context: "Because.",
          timeLimitSec: 60,
        })),
      ),
    );
    const [request] = await tx
      .insert(joinRequests)
      .values({
        sessionId: session.id,
        attendeeId: idOf("asker"),
        status: "pending",
        seat: "participant",
        hotSeat: true,
        message: "",
        createdAt: now,
      })
      .returning();
    const drafts = await tx
      .insert(evaluations)
      .values(
        SEATED.slice(0, 4).map((key) => ({
          sessionId: session.id,
          evaluatorId: idOf(key),
          evaluateeId: idOf(evaluateeOf(key)),
          answers: [],
          comments: "",
          status: "DRAFT" as const,
          formData: {},
          updatedAt: now,
        })),
      )
      .returning();
    await createSchedule(tx, session.id);
    const stored = await loadSchedule(tx, session);
    const plan = await loadPlan(tx, session);
    let state = stored.state;
    for (const command of PLAYED[situation]) {
      const outcome = reduce(state, command, plan, now.getTime());
      if (!outcome.ok) throw new Error(outcome.code);
      state = outcome.state;
    }
    await saveSchedule(tx, session.id, stored.state, {
      state,
      designation: { intervieweeAttendeeId: idOf("participant"), interviewerKeycloakId: "interviewer" },
    });
    return {
      id: session.id,
      requestId: request?.id as number,
      attendee: Object.fromEntries(SEATED.map((key) => [key, idOf(key)])),
      evaluation: Object.fromEntries(SEATED.slice(0, 4).map((key, index) => [key, drafts[index]?.id])),
    };
  });
}

/** Everybody scores the participant, who scores the host. */
export const evaluateeOf = (caller: string): Caller => (caller === "participant" ? "host" : "participant");

/** A media server that is always there. */
export const readyVideo: VideoPlatform = {
  available: true,
  mintToken: async (grant) => ({
    url: "ws://127.0.0.1:7880",
    token: `token of ${grant.identity}`,
    expiresAt: new Date("2026-11-21T10:00:00.000Z"),
  }),
  publishHint: async () => {},
  updateGrant: async () => {},
  listParticipants: async () => [],
  listRooms: async () => [],
  remove: async () => {},
  closeRoom: async () => {},
};
