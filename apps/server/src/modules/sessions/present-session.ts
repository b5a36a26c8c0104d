import type { Content } from "../../content/content.ts";
import type { Language, Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, listConfirmed, type Person, roleOf } from "../attendees/attendee-repository.ts";
import { countPending, findRejection } from "../attendees/join-request-repository.ts";
import { ATTENDEE_POLICY } from "../attendees/policy.ts";
import { SEAT_RULES } from "../attendees/seat-rules.ts";
import { listOwnEvaluations } from "../evaluations/evaluation-repository.ts";
import { scoresCloseAt } from "../evaluations/scoring-rights.ts";
import { countInvitations, pendingOf } from "../invitations/invitation-repository.ts";
import { replayState } from "../replays/replay-state.ts";
import { keptApartFrom } from "../safety/blocks-repository.ts";
import { extraSecOf } from "../schedule/plan-timeline.ts";
import { loadPlan, presentSchedule, toSchedule } from "../schedule/schedule-repository.ts";
import { areTurnsSet, type ScheduleShape, type ScheduleState } from "../schedule/schedule-state.ts";
import { timelineFromOutside } from "../schedule/timeline-from-outside.ts";
import { actorOf, checkRule, ownerFirst } from "./actor.ts";
import { planAgenda } from "./plan-agenda.ts";
import { SESSION_POLICY } from "./policy.ts";
import { readSession } from "./read-session.ts";
import { SECTOR_LABELS } from "./sector-labels.ts";
import type { SessionRow } from "./session-repository.ts";
import type { SessionShape, SessionSummaryShape } from "./session-types.ts";
import { presentView } from "./session-view.ts";
import { canStart, confirmStartBefore, mayStart, opensAt } from "./start-rules.ts";
import { RELATED } from "./visibility.ts";

/** Stands for a person without a place in the session; the ids of attendees begin at 1. */
const NOBODY_YET = 0;

export interface Row {
  readonly session: SessionRow;
  readonly me: AttendeeRow | null;
  /** Confirmed, in seating order. */
  readonly people: readonly Person[];
  /** People who are kept apart from the reader; empty where the reader attends, because then it does not matter. */
  readonly apart?: ReadonlySet<string>;
  /** The number of open join requests, where the reader may answer them. */
  readonly waitingRequests?: number;
}

export function presentSummary(
  { session, me, people, apart, waitingRequests }: Row,
  content: Content,
  language: Language,
  now: Date,
): SessionSummaryShape {
  const taken = people.filter((person) => SEAT_RULES[person.seat].isCounted).length;
  const barred = (me?.removedAt ?? null) !== null || people.some((person) => apart?.has(person.keycloakId));
  const found = content.workshop(session.workshopKey);
  const title = (text: Readonly<Record<Language, string>> | undefined, key: string) => text?.[language] ?? key;
  return {
    id: session.id,
    status: session.status,
    access_level: session.accessLevel,
    visibility: session.visibility,
    flow_mode: session.flowMode,
    start_time: session.startTime.toISOString(),
    opens_at: opensAt(session).toISOString(),
    duration_minutes: session.durationMinutes,
    language: session.language,
    job_sector: { key: session.sector, label: SECTOR_LABELS[session.sector][language] },
    type: {
      module: {
        key: session.moduleKey,
        title: title(found?.module.title, session.moduleKey),
        shortTitle: title(found?.module.shortTitle, session.moduleKey),
      },
      workshop: { key: session.workshopKey, title: title(found?.workshop.title, session.workshopKey) },
    },
    capacity: session.capacity,
    attendee_count: taken,
    observers_allowed: session.observersAllowed,
    people: people.map((person) => ({
      attendee_id: person.id,
      full_name: person.fullName,
      role: roleOf(person),
      is_program: person.isProgram,
    })),
    userRole: me?.status === "CONFIRMED" ? roleOf(me) : null,
    my_status: me?.status ?? null,
    my_attendee_id: me?.id ?? null,
    view: presentView({ session, me, taken, barred, now }, language),
    ...(waitingRequests !== undefined && { waiting_requests: waitingRequests }),
    ...(session.cancelReason !== null && mayReadReason(me) && { cancel_reason: session.cancelReason }),
    version: session.version,
  };
}

/** The reason is for the people of the session. */
const mayReadReason = (me: AttendeeRow | null): boolean => me !== null && RELATED.includes(me.status);

/** Whether the reader, as one of the session's people, may answer join requests. */
export function maySettle(session: SessionRow, me: AttendeeRow | null): boolean {
  return checkRule(ATTENDEE_POLICY.settleRequest, actorOf(me), session.status) === "yes";
}

/** The number of open join requests; undefined for readers who may not answer them. */
async function waitingRequestsOf(
  db: Db,
  session: SessionRow,
  me: AttendeeRow | null,
): Promise<Pick<Row, "waitingRequests">> {
  if (!maySettle(session, me)) return {};
  return { waitingRequests: (await countPending(db, [session.id])).get(session.id) ?? 0 };
}

/** One session as `getSession` returns it; throws "not found" where the reader may not see it. */
export async function presentSession(
  deps: Deps,
  viewer: Viewer,
  sessionId: number,
  language: Language,
): Promise<SessionShape> {
  const { db } = deps.database;
  const { session, me, owner, schedule: stored, streamCursor } = await readSession(db, viewer, sessionId);
  const people = await listConfirmed(db, [session.id]);
  const now = deps.clock.now();
  const attends = me?.status === "CONFIRMED";
  const schedule = attends
    ? await presentSchedule(db, session, stored.state, now, people)
    : await scheduleFromOutside(db, session, stored.state, now, people);
  const found = deps.content.workshop(session.workshopKey);
  const host = people.find((person) => person.isHost);
  const ownerInside = people.find((person) => person.isOwner);
  const apart = attends ? new Set<string>() : await keptApartFrom(db, viewer.keycloakId);
  const waiting = await waitingRequestsOf(db, session, me);
  const summary = presentSummary({ session, me, people, apart, ...waiting }, deps.content, language, now);
  return {
    ...summary,
    title: summary.type.workshop.title,
    description: found?.workshop.description[language] ?? "",
    owner: ownerInside ? { full_name: ownerInside.fullName } : owner,
    host: host ? { attendee_id: host.id, full_name: host.fullName } : null,
    remaining_seconds: remainingSeconds(session, attends ? people : withoutExtraTime(people), now),
    can_start: canStart(session, me, now),
    may_start: mayStart(session, me),
    confirm_start_before: confirmStartBefore(session).toISOString(),
    turns_set: areTurnsSet(stored.state),
    removed: (me?.removedAt ?? null) !== null,
    ...(checkRule(SESSION_POLICY.update, ownerFirst(me), session.status) === "yes" && {
      people_to_tell: people.length - 1 + (await countInvitations(db, session.id)).pending,
    }),
    ...(me?.status === "INVITED" && (await invitationOf(db, me))),
    ...(me?.status === "DECLINED" && (await rejectionOf(db, me))),
    agenda: planAgenda(session, schedule, people),
    agenda_with_me: attends ? null : await agendaWithMe(db, session, stored.state, now, people),
    scenario:
      attends && me.scenarioTitle !== null && me.scenarioText !== null
        ? { title: me.scenarioTitle, scenario_text: me.scenarioText }
        : null,
    evaluations: attends ? await listOwnEvaluations(db, viewer, me) : [],
    scores_close_at: (attends ? scoresCloseAt(session) : null)?.toISOString() ?? null,
    replay: await replayState(db, session, me, people),
    stream_cursor: streamCursor,
    server_time: now.toISOString(),
  };
}

/** The fixed turns, without lengths and begins that would reveal a person's extra time. */
async function scheduleFromOutside(
  db: Db,
  session: SessionRow,
  state: ScheduleState,
  now: Date,
  people: readonly Person[],
): Promise<ScheduleShape> {
  const timeline = timelineFromOutside(state, await loadPlan(db, session, people));
  return toSchedule(session.id, { ...state, timeline }, now);
}

/** The agenda with a turn for somebody who does not attend yet, after those of the people there; null where turns cannot be taken. */
async function agendaWithMe(
  db: Db,
  session: SessionRow,
  state: ScheduleState,
  now: Date,
  people: readonly Person[],
): Promise<SessionShape["agenda_with_me"]> {
  const isOver = session.status === "COMPLETED" || session.status === "CANCELLED";
  if (isOver || state.flowMode !== "GUIDED" || areTurnsSet(state)) return null;
  const plan = await loadPlan(db, session, people);
  const interviewees = [...plan.interviewees, { attendeeId: NOBODY_YET, questionIds: [] }];
  const timeline = timelineFromOutside(state, { ...plan, interviewees });
  return planAgenda(session, toSchedule(session.id, { ...state, timeline }, now), people).map((entry) =>
    entry.attendee_id === NOBODY_YET ? { ...entry, attendee_id: null } : entry,
  );
}

/** To those who do not attend, the time that is left would tell who has some (LS-D3.2). */
function withoutExtraTime(people: readonly Person[]): Person[] {
  return people.map((person) => ({ ...person, extraTimePercent: 0 }));
}

async function invitationOf(db: Db, me: AttendeeRow): Promise<Pick<SessionShape, "my_invitation">> {
  const [invitation] = await pendingOf(db, me.sessionId, me.keycloakId, { boundOnly: true });
  return invitation ? { my_invitation: { id: invitation.id, role: invitation.seat } } : {};
}

async function rejectionOf(db: Db, me: AttendeeRow): Promise<Pick<SessionShape, "my_rejection">> {
  const found = await findRejection(db, me.id);
  return found ? { my_rejection: { reason: found.reason, at: found.at.toISOString() } } : {};
}

/** Extra time lengthens the session (LS-D3.2). */
function remainingSeconds(session: SessionRow, people: readonly Person[], now: Date): number {
  const interviewees = people
    .filter((person) => person.hotSeat)
    .map((person) => ({ attendeeId: person.id, questionIds: [], extraPercent: person.extraTimePercent }));
  const planned = session.durationMinutes * 60;
  const whole = planned + extraSecOf(session.flowMode, planned, interviewees);
  if (session.status === "SCHEDULED") return whole;
  if (session.status !== "IN_PROGRESS" || session.startedAt === null) return 0;
  return Math.max(0, Math.round(whole - (now.getTime() - session.startedAt.getTime()) / 1000));
}
