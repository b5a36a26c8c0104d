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
  ERROR_MESSAGES,
  ERROR_TOASTS,
  type ErrorKind,
  errorToastId,
  HotseatError,
  type HotseatErrorCode,
  isHotseatError,
  type TransportCode,
  technicalFailure,
} from "./transport/errors";
export type { Log, LogEntry } from "./transport/log";
