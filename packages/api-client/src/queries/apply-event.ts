import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { StreamMessage } from "../events/event-names";
import type { ConnectOptions } from "../events/events";
import type { ServerEvent } from "../generated/types.gen";
import { keys } from "./keys";
import { acceptSchedule } from "./newer";
import {
  isOwnEvaluationNews,
  patchAttendeeCount,
  patchDesignations,
  patchFreeTimer,
  patchRecording,
  patchSessionStatus,
  patchSpotlight,
  patchUnreadCount,
} from "./patches";

type EventOf<T extends ServerEvent["type"]> = Extract<ServerEvent, { type: T }>;

/** The effect of one kind of event on the cache. */
interface Effect<E extends ServerEvent> {
  /** Applies the data of the event itself. */
  readonly patch?: (queryClient: QueryClient, event: E) => void;
  /** Keys that the event makes stale: texts, scores and lists are fetched, never sent. */
  readonly stale: (event: E, queryClient: QueryClient) => readonly QueryKey[];
}

type ScheduleEvent = EventOf<
  "schedule.update" | "schedule.start" | "schedule.pause" | "schedule.seek" | "schedule.next" | "schedule.finish"
>;
const scheduleMoved: Effect<ScheduleEvent> = {
  patch: (queryClient, { data }) => acceptSchedule(queryClient, data.schedule),
  stale: () => [],
};

/** State and text are fetched; the partial texts are in no cache. */
const taskMoved: Effect<EventOf<"ai.task.stream.start" | "ai.task.stream.final" | "ai.task.error">> = {
  stale: ({ data }) => [keys.aiTask(data.session_id, data.task_id), keys.aiTasks],
};

const people = (id: number): QueryKey[] => [keys.attendees(id), keys.pageData(id), keys.myAttendee(id), keys.state(id)];

/** Event type → change of the cache. Control state comes from here or from a GET, never from a room packet (LS-D4.1). */
const EFFECTS: { readonly [T in ServerEvent["type"]]: Effect<EventOf<T>> } = {
  "session.state.update": {
    patch: (queryClient, { data }) => patchSessionStatus(queryClient, data.session_id, data.status),
    // Requests for a seat end with their session.
    stale: ({ data }) => [
      keys.session(data.session_id),
      keys.catalogs,
      keys.me,
      keys.adminJoinRequests,
      keys.adminRequestSummary,
    ],
  },
  "schedule.update": scheduleMoved,
  "schedule.start": scheduleMoved,
  "schedule.pause": {
    patch: (queryClient, { data }) => acceptSchedule(queryClient, data.schedule),
    // A turn that waits before it began withdraws its first question.
    stale: ({ data }) =>
      data.schedule.waiting_for ? [keys.state(data.session_id), keys.pageData(data.session_id)] : [],
  },
  "schedule.seek": scheduleMoved,
  "schedule.next": scheduleMoved,
  "schedule.finish": {
    patch: scheduleMoved.patch ?? (() => {}),
    stale: ({ data }) => [
      keys.sessionDetail(data.session_id),
      keys.pageData(data.session_id),
      keys.feedback(data.session_id),
    ],
  },
  "turn.started": { stale: ({ data }) => [keys.state(data.session_id), keys.pageData(data.session_id)] },
  "turn.completed": {
    stale: ({ data }) => [
      keys.state(data.session_id),
      keys.pageData(data.session_id),
      keys.feedback(data.session_id),
      keys.myPillarRatings(data.session_id),
    ],
  },
  "turn.context.updated": {
    stale: ({ data }) => [
      keys.pageData(data.session_id),
      keys.attendees(data.session_id),
      keys.sessionDetail(data.session_id),
    ],
  },
  "question.started": { stale: ({ data }) => [keys.state(data.session_id), keys.pageData(data.session_id)] },
  // Skipped and unheard questions are known once the question is left.
  "question.completed": { stale: ({ data }) => [keys.pageData(data.session_id)] },
  "interviewee.designated": {
    patch: (queryClient, { data }) => patchDesignations(queryClient, data),
    stale: ({ data }) => [keys.state(data.session_id)],
  },
  // The event above has the person and their rights, and is always sent with this one.
  "interviewer.designated": { stale: ({ data }) => [keys.state(data.session_id)] },
  "spotlight.changed": {
    patch: (queryClient, { data }) => patchSpotlight(queryClient, data.session_id, data.spotlight_identity),
    stale: () => [],
  },
  "question.featured": { stale: ({ data }) => [keys.state(data.session_id), keys.pageData(data.session_id)] },
  "free_timer.update": {
    patch: (queryClient, { data }) => patchFreeTimer(queryClient, data.timer),
    stale: () => [],
  },
  "attendee.update": {
    patch: (queryClient, { data }) => patchAttendeeCount(queryClient, data.session_id, data.attendee_count),
    stale: ({ data }) => [
      ...people(data.session_id),
      keys.sessionDetail(data.session_id),
      keys.joinRequests(data.session_id),
      keys.catalogs,
    ],
  },
  "attendee.role.changed": {
    stale: ({ data }) => [...people(data.session_id), keys.sessionDetail(data.session_id), keys.me],
  },
  "attendee.hand.changed": {
    stale: ({ data }) => [keys.state(data.session_id), keys.attendees(data.session_id), keys.pageData(data.session_id)],
  },
  /** Only the reporter receives it, and no screen shows it. */
  "attendee.reported": { stale: () => [] },
  "user.blocks.changed": { stale: () => [keys.myBlocks, keys.catalogs] },
  "user.state.update": {
    patch: (queryClient, { data }) => patchUnreadCount(queryClient, data.unread_badge),
    // The role decides what a person may read at all.
    stale: ({ data }) =>
      data.view_state_version === undefined ? [keys.me, keys.myRegistration, keys.catalogs] : [keys.notificationLists],
  },
  // The event has no words: the list is fetched in the reader's language.
  "private.notification": {
    stale: () => [keys.notifications],
  },
  "host.reassigned": { stale: ({ data }) => [...people(data.session_id), keys.sessionDetail(data.session_id)] },
  "host.acknowledged": { stale: ({ data }) => [keys.state(data.session_id)] },
  "recording.update": {
    patch: (queryClient, { data }) => patchRecording(queryClient, data.session_id, data.recording),
    stale: ({ data }) => [
      keys.recordingConsent(data.session_id),
      keys.replay(data.session_id),
      keys.sessionDetail(data.session_id),
    ],
  },
  "evaluation.update": {
    stale: ({ data }, queryClient) =>
      isOwnEvaluationNews(queryClient, data)
        ? [keys.pageData(data.session_id), keys.sessionDetail(data.session_id), keys.myEvaluations]
        : [],
  },
  "evaluation.progress": { stale: ({ data }) => [keys.state(data.session_id)] },
  "feedback.summary.update": { stale: ({ data }) => [keys.feedbackSummary(data.session_id, data.evaluatee)] },
  "ai.task.stream.start": taskMoved,
  "ai.task.stream.final": taskMoved,
  "ai.task.error": taskMoved,
  "join_request.created": { stale: ({ data }) => [keys.joinRequests(data.session_id), keys.catalogs] },
  "join_request.approved": {
    stale: ({ data }) => [keys.joinRequests(data.session_id), keys.session(data.session_id), keys.catalogs],
  },
  "join_request.rejected": {
    stale: ({ data }) => [keys.joinRequests(data.session_id), keys.session(data.session_id), keys.catalogs],
  },
  "join_request.withdrawn": {
    stale: ({ data }) => [keys.joinRequests(data.session_id), keys.session(data.session_id), keys.catalogs],
  },
  "admin.requests.changed": {
    stale: ({ data }) => [
      data.kind === "account" ? keys.pendingUsers : keys.adminJoinRequests,
      keys.adminRequestSummary,
    ],
  },
  // Leaders see their list; the invited person sees changes in the session and the listings.
  "invitation.update": {
    stale: ({ data }) => [keys.invitations(data.session_id), keys.sessionDetail(data.session_id), keys.catalogs],
  },
  "message.created": { stale: ({ data }) => [keys.messages(data.session_id)] },
  "message.removed": { stale: ({ data }) => [keys.messages(data.session_id)] },
  "note.update": { stale: ({ data }) => [keys.notes(data.session_id)] },
  // Presence changes often, and changes no tool (LS-7.28).
  "tool.update": {
    stale: ({ data }) =>
      data.change === "visited" || data.change === "left"
        ? [keys.toolsStatus(data.session_id)]
        : [keys.tools(data.session_id), keys.toolsStatus(data.session_id)],
  },
  "catalog.session.created": {
    stale: () => [keys.catalogTab("available"), keys.catalogTab("recommended"), keys.timelines],
  },
};

/** Keys that the events of a scope make stale: a connection that missed some refetches them. Modules and configuration are not among them. */
export function keysOfScope({ sessionId, global }: Pick<ConnectOptions, "sessionId" | "global">): readonly QueryKey[] {
  if (global)
    return [
      keys.me,
      keys.myRegistration,
      keys.myBlocks,
      keys.catalogs,
      keys.sessions,
      keys.aiTasks,
      keys.notifications,
      keys.pendingUsers,
      keys.adminJoinRequests,
      keys.adminRequestSummary,
    ];
  return sessionId === undefined ? [] : [keys.session(sessionId)];
}

/** Applies the data of the event and returns the keys that it makes stale. */
export function patchFromEvent(queryClient: QueryClient, event: ServerEvent): readonly QueryKey[] {
  const effect = EFFECTS[event.type] as Effect<ServerEvent>;
  effect.patch?.(queryClient, event);
  return effect.stale(event, queryClient);
}

/** Returns whether the cache is older than the event: the stream reports one's own save before its response has arrived. */
export function stillMakesOld(queryClient: QueryClient, event: ServerEvent): boolean {
  return event.type !== "evaluation.update" || isOwnEvaluationNews(queryClient, event.data);
}

/** Returns whether a message is a change of a session's schedule; it carries the whole schedule. */
export function isScheduleEvent(message: StreamMessage): message is ScheduleEvent {
  return message.type.startsWith("schedule.");
}

export function isServerEvent(message: StreamMessage): message is ServerEvent {
  return "meta" in message;
}
