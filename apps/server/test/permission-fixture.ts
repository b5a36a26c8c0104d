import { randomUUID } from "node:crypto";
import type { Deps } from "../src/deps.ts";
import { aiTasks } from "../src/modules/ai-tasks/tables.ts";
import type { Seat } from "../src/modules/attendees/attendee-types.ts";
import { attendees, joinRequests, questions } from "../src/modules/attendees/tables.ts";
import { evaluations } from "../src/modules/evaluations/tables.ts";
import { invitations } from "../src/modules/invitations/tables.ts";
import { BURST_SPAN_MS } from "../src/modules/messages/policy.ts";
import { messages } from "../src/modules/messages/tables.ts";
import { sessionNotes } from "../src/modules/notes/tables.ts";
import { personBlocks } from "../src/modules/safety/tables.ts";
import { NO_DESIGNATION } from "../src/modules/schedule/designation.ts";
import { reduce } from "../src/modules/schedule/reduce-schedule.ts";
import type { Command } from "../src/modules/schedule/schedule-command.ts";
import { createSchedule, loadPlan, loadSchedule, saveSchedule } from "../src/modules/schedule/schedule-repository.ts";
import { insertSession } from "../src/modules/sessions/session-repository.ts";
import type { SessionStatus } from "../src/modules/sessions/session-types.ts";
import { insertTool } from "../src/modules/tools/tool-repository.ts";
import { PEOPLE, type Person } from "./people.ts";

const here = (keycloakId: string): Person => ({ ...PEOPLE.amelie, keycloakId, fullName: `The ${keycloakId}` });

/** The callers by their relation to the session; owner and host are two people. */
export const CALLERS = {
  stranger: PEOPLE.dieter,
  visitor: here("visitor"),
  admin: PEOPLE.platformAdmin,
  observer: here("observer"),
  participant: here("participant"),
  /** Takes part without a turn of their own and without any role. */
  peer: here("peer"),
  /** The same, and was granted authority. */
  authority: here("authority"),
  interviewer: here("interviewer"),
  owner: here("owner"),
  host: here("host"),
  /** Has an invitation as a participant, not answered yet. */
  invited: here("invited"),
  /** Had a place and was removed. */
  removed: here("removed"),
  /** May see the session and has blocked its host. */
  blocked: here("blocked"),
  /** The participant, by a partner's token for this session. */
  embed: here("participant"),
} as const;
export type Caller = keyof typeof CALLERS;
export const ASKER = here("asker");

/** States of a session and, while it is live, of its schedule. */
export const SITUATIONS = ["SCHEDULED", "RUNNING", "PAUSED", "FINISHED", "COMPLETED", "CANCELLED"] as const;
export type Situation = (typeof SITUATIONS)[number];
/** Live, with a schedule that has not started. */
type Waiting = "IDLE";

const STATUS: Record<Situation | Waiting, SessionStatus> = {
  SCHEDULED: "SCHEDULED",
  IDLE: "IN_PROGRESS",
  RUNNING: "IN_PROGRESS",
  PAUSED: "IN_PROGRESS",
  FINISHED: "IN_PROGRESS",
  COMPLETED: "COMPLETED",
  CANCELLED: "CANCELLED",
};
const PLAYED: Record<Situation | Waiting, Command[]> = {
  IDLE: [],
  SCHEDULED: [],
  CANCELLED: [],
  RUNNING: [{ kind: "start" }],
  PAUSED: [{ kind: "start" }, { kind: "pause" }],
  FINISHED: [{ kind: "start" }, { kind: "finish" }],
  COMPLETED: [{ kind: "start" }, { kind: "finish" }],
};
/** In seating order: the participant takes the first turn. */
const SEATED = ["participant", "interviewer", "owner", "host", "peer", "authority", "observer"] as const;
/** The people who have questions. */
const CANDIDATES = SEATED.slice(0, 4);
const SCORERS = SEATED.slice(0, 6);

export interface Fixture {
  readonly id: number;
  /** Attendee ids of the people who attend. */
  readonly attendee: Partial<Record<Caller, number>>;
  readonly requestId: number;
  /** Of the invited person. */
  readonly invitationId: number;
  /** A message of the participant's. */
  readonly messageId: number;
  /** Everybody's own note. */
  readonly note: Partial<Record<Caller, number>>;
  /** A question of the participant's. */
  readonly questionId: number;
  /** One question of each person who takes the hot seat. */
  readonly question: Partial<Record<Caller, number>>;
  /** A whiteboard of the host's. */
  readonly toolId: string;
  /** A text about the whole session, requested by the participant. */
  readonly taskId: string;
  /** Ids of everybody's own evaluation; the observer has none. */
  readonly evaluation: Partial<Record<Caller, number>>;
}

/** An open session of organisation 1 in a situation, with everybody in their role, a request to join, an invitation and a draft by each scorer. */
export async function sessionIn(deps: Deps, situation: Situation | Waiting): Promise<Fixture> {
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
      authorityGranted: key === "authority",
      hotSeat: CANDIDATES.some((candidate) => candidate === key) || key === "asker",
      seatingIndex: index,
      confirmedAt: now,
    });
    const people = await tx
      .insert(attendees)
      .values([
        ...SEATED.map((key, index) => row(key, index, key === "observer" ? "observer" : "participant")),
        row("asker", null),
        { ...row("invited", null), status: "INVITED" as const },
        { ...row("removed", null), status: "CANCELLED" as const, removedAt: now },
      ])
      .returning();
    await tx
      .insert(personBlocks)
      .values({ blockerKeycloakId: "blocked", blockedKeycloakId: "host", createdAt: now })
      .onConflictDoNothing();
    const idOf = (key: string) => people.find((person) => person.keycloakId === key)?.id as number;
    const asked = await tx
      .insert(questions)
      .values(
        CANDIDATES.flatMap((key) =>
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
      )
      .returning();
    const questionOf = (key: string) => asked.find(({ attendeeId }) => attendeeId === idOf(key))?.id;
    // A person's requests in other sessions count too.
    await tx.delete(aiTasks);
    const [task] = await tx
      .insert(aiTasks)
      .values({
        keycloakId: "participant",
        sessionId: session.id,
        kind: "insights",
        language: "en",
        source: "composer",
        createdAt: now,
      })
      .returning();
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
    const [invitation] = await tx
      .insert(invitations)
      .values({
        sessionId: session.id,
        address: "invited@hotseat.example",
        seat: "participant",
        status: "pending",
        attendeeId: idOf("invited"),
        inviterKeycloakId: "host",
        createdAt: now,
      })
      .returning();
    const drafts = await tx
      .insert(evaluations)
      .values(
        SCORERS.map((key) => ({
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
    const [message] = await tx
      .insert(messages)
      .values({
        sessionId: session.id,
        senderId: idOf("participant"),
        clientId: randomUUID(),
        text: "Good luck.",
        createdAt: new Date(now.getTime() - BURST_SPAN_MS),
      })
      .returning();
    const notes = await tx
      .insert(sessionNotes)
      .values(
        SEATED.map((key) => ({
          authorId: idOf(key),
          clientId: randomUUID(),
          content: `Only for the ${key}.`,
          updatedAt: now,
        })),
      )
      .returning();
    const tool = await insertTool(tx, {
      sessionId: session.id,
      kind: "whiteboard",
      name: "Whiteboard",
      position: 0,
      creatorKeycloakId: "host",
      createdAt: now,
    });
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
      designation: {
        ...NO_DESIGNATION,
        intervieweeAttendeeId: idOf("participant"),
        interviewerKeycloakId: "interviewer",
        spotlightKeycloakId: "participant",
        designatedAt: now,
      },
    });
    return {
      id: session.id,
      requestId: request?.id as number,
      invitationId: invitation?.id as number,
      messageId: message?.id as number,
      note: Object.fromEntries(SEATED.map((key, index) => [key, notes[index]?.id])),
      questionId: asked.find(({ attendeeId }) => attendeeId === idOf("participant"))?.id as number,
      toolId: tool.id,
      taskId: task?.id as string,
      question: Object.fromEntries(CANDIDATES.map((key) => [key, questionOf(key)])),
      attendee: Object.fromEntries(SEATED.map((key) => [key, idOf(key)])),
      evaluation: Object.fromEntries(SCORERS.map((key, index) => [key, drafts[index]?.id])),
    };
  });
}

/** Everybody scores the participant, who scores the host. */
export const evaluateeOf = (caller: string): Caller => (caller === "participant" ? "host" : "participant");
