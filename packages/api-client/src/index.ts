export { type ClientOptions, createClient, type HotseatClient } from "./client";
export type { ServerClock } from "./clock/server-clock";
export type { ConnectOptions, EventSubscription, Events } from "./events/events";
export type { ConnectionStatus } from "./events/events.types";
export type {
  AnyOperation,
  CallArguments,
  CallOptions,
  Operation,
  OperationBody,
  OperationInput,
  OperationOf,
  OperationResponse,
} from "./operation";
export type { Page, PagedInput } from "./paginate";
export {
  BACKOFF_BASE_MS,
  BACKOFF_MAX_MS,
  ME_KEPT_MS,
  MUTATION_FINAL_STATUSES,
  MUTATION_RETRIES,
  OTHER_ERROR_RETRIES,
  QUERY_KEPT_MS,
  QUERY_STALE_MS,
  retryDelayMs,
  retryMutation,
  retryQuery,
  SERVER_ERROR_RETRIES,
} from "./retry";
export { BREAKER_FAILURE_LIMIT, BREAKER_RESET_MS } from "./transport/circuit-breaker";
export {
  ERROR_MESSAGES,
  ERROR_TOASTS,
  type ErrorKind,
  errorToastId,
  HotseatError,
  type HotseatErrorCode,
  isHotseatError,
  NETWORK_ERROR_DETAIL,
  NO_JSON_DETAIL,
  type TransportCode,
  technicalFailure,
} from "./transport/errors";
export { type Log, type LogEntry, MAX_LOG_TEXT_LENGTH } from "./transport/log";
