export {
  DUPLICATE_MEMORY_MS,
  DUPLICATE_MEMORY_SIZE,
  HEARTBEAT_MS,
  RECONNECT_MAX_MS,
  RECONNECT_MIN_MS,
  SILENCE_LIMIT_MS,
} from "./constants";
export { currentEventName, type EventName, LEGACY_EVENT_NAMES, type StreamMessage } from "./event-names";
export type { ConnectOptions, EventSubscription, Events } from "./events";
export type { ConnectionStatus } from "./events.types";
export type { StreamScope } from "./stream-scope";
