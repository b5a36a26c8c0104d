import type { ConnectionEvent, ServerEvent } from "../generated/types.gen";

/** Every message that a stream may carry. */
export type StreamMessage = ServerEvent | ConnectionEvent;
export type EventName = StreamMessage["type"];

/** The names this client knows; the compiler checks that the list is complete. */
const CURRENT_NAMES: Readonly<Record<EventName, true>> = {
  "session.state.update": true,
  "schedule.update": true,
  "schedule.start": true,
  "schedule.pause": true,
  "schedule.seek": true,
  "schedule.next": true,
  "schedule.finish": true,
  "turn.started": true,
  "turn.completed": true,
  "turn.context.updated": true,
  "question.started": true,
  "question.completed": true,
  "interviewee.designated": true,
  "interviewer.designated": true,
  "spotlight.changed": true,
  "question.featured": true,
  "free_timer.update": true,
  "attendee.update": true,
  "attendee.role.changed": true,
  "attendee.hand.changed": true,
  "attendee.reported": true,
  "user.blocks.changed": true,
  "user.state.update": true,
  "private.notification": true,
  "host.reassigned": true,
  "host.acknowledged": true,
  "recording.update": true,
  "evaluation.update": true,
  "evaluation.progress": true,
  "feedback.summary.update": true,
  "ai.task.stream.start": true,
  "ai.task.stream.delta": true,
  "ai.task.stream.final": true,
  "ai.task.error": true,
  "admin.requests.changed": true,
  "join_request.created": true,
  "join_request.approved": true,
  "join_request.rejected": true,
  "join_request.withdrawn": true,
  "invitation.update": true,
  "message.created": true,
  "message.removed": true,
  "note.update": true,
  "tool.update": true,
  "catalog.session.created": true,
  "connection.established": true,
  heartbeat: true,
};

/** Legacy name → current name. */
export const LEGACY_EVENT_NAMES: Readonly<Record<string, EventName>> = {
  "session.update": "session.state.update",
  "session.updated": "session.state.update",
  "session.started": "session.state.update",
  "session.ended": "session.state.update",
  "session.cancelled": "session.state.update",
  "session.status.changed": "session.state.update",
  "schedule.set": "schedule.update",
  "schedule.updated": "schedule.update",
  "schedule.started": "schedule.start",
  "schedule.paused": "schedule.pause",
  "schedule.finished": "schedule.finish",
  "attendee.joined": "attendee.update",
  "attendee.left": "attendee.update",
  "attendee.updated": "attendee.update",
  "attendee.status.changed": "attendee.update",
  "evaluation.saved": "evaluation.update",
  "evaluation.updated": "evaluation.update",
  "evaluation.submitted": "evaluation.update",
  "feedback.summary.updated": "feedback.summary.update",
  "turn.updated": "turn.context.updated",
  "turn.ended": "turn.completed",
  "question.ended": "question.completed",
  "task.complete": "ai.task.stream.final",
  "task.error": "ai.task.error",
  "ai.task.stream.error": "ai.task.error",
  "host.changed": "host.reassigned",
  "catalog.session.added": "catalog.session.created",
  "connection.ready": "connection.established",
};

/** Returns the current name of an event; `undefined` for one this client does not know, which is ignored. */
export function currentEventName(name: string): EventName | undefined {
  if (Object.hasOwn(CURRENT_NAMES, name)) return name as EventName;
  return Object.hasOwn(LEGACY_EVENT_NAMES, name) ? LEGACY_EVENT_NAMES[name] : undefined;
}
