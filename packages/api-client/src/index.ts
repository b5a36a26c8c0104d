export { createClient, type ClientOptions, type HotseatClient } from "./client";
export type { Calls, OperationAnswer, OperationBody, OperationId, OperationInput } from "./operations";
export { ERROR_MESSAGES, ERROR_TOASTS, HotseatError, isHotseatError, NETWORK_ERROR_DETAIL, NO_JSON_DETAIL, type ErrorKind } from "./transport/errors";
export { BREAKER_FAILURE_LIMIT, BREAKER_RESET_MS } from "./transport/circuit-breaker";
export { MAX_LOG_TEXT_LENGTH, type Log, type LogEntry } from "./transport/log";
export {
  BACKOFF_BASE_MS,
  BACKOFF_MAX_MS,
  backoffMs,
  ME_KEPT_MS,
  MUTATION_FINAL_STATUSES,
  MUTATION_RETRIES,
  OTHER_ERROR_RETRIES,
  QUERY_KEPT_MS,
  QUERY_STALE_MS,
  retryMutation,
  retryQuery,
  SERVER_ERROR_RETRIES,
} from "./retry";
export { systemClock, type Clock } from "./clock/clock";
export type { ServerClock } from "./clock/server-clock";
export type { ReadableStore } from "./store";
export type { ConnectionStatus, ConnectOptions, Events, EventSubscription } from "./events/events";
