export { type Hotseat, useHotseat } from "./hotseat-context";
export { HotseatProvider, type HotseatProviderProps } from "./hotseat-provider";
export { type NamespaceLocales, registerLocales, retryLocales } from "./locales";
export type { CreateSessionStore, SessionStore, SessionStorePorts } from "./session-stores";
export { useConnectionStatus } from "./use-connection-status";
export { useLocaleNamespace } from "./use-locale-namespace";
export { type ServerEventsOptions, useServerEvents } from "./use-server-events";
export { useServerNow } from "./use-server-now";
export { useSessionStore } from "./use-session-store";
