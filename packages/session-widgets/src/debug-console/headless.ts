"use client";
export { EVENT_FAMILIES, type EventFamily, familyOf } from "./event-family";
export {
  createEventLog,
  EVENTS_MAX,
  type EventLog,
  type EventLogState,
  type LoggedEvent,
  summaryOf,
  textOf,
} from "./event-log";
