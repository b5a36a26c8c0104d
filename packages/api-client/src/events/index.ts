export { type EventName, LEGACY_EVENT_NAMES, type StreamMessage } from "./event-names";
export type { ConnectOptions, EventSubscription, Events } from "./events";
export type { ConnectionStatus } from "./events.types";
export type { StreamScope } from "./stream-scope";
