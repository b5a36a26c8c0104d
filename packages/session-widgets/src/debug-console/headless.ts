"use client";
export { EVENT_FAMILIES, type EventFamily, familyOf } from "./event-family";
export { createEventLog, type EventLog, type EventLogState, type LoggedEvent, summaryOf, textOf } from "./event-log";
