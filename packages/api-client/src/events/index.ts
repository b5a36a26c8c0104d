export type { ConnectionStatus, ConnectOptions, Events, EventSubscription } from "./events";
export type { StreamScope } from "./stream-scope";
export { currentEventName, LEGACY_EVENT_NAMES, type EventName, type StreamMessage } from "./event-names";
export {
  DUPLICATE_MEMORY_MS,
  DUPLICATE_MEMORY_SIZE,
  HEARTBEAT_MS,
  RECONNECT_MAX_MS,
  RECONNECT_MIN_MS,
  SILENCE_LIMIT_MS,
} from "./constants";
