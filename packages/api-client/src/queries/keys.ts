import type { Language, Role, UserStatus } from "../generated/types.gen";

/** First part of every key of ours, so that one call refreshes or drops all data of Hotseat and none of the host app. */
const ROOT_KEY = "hotseat";

export type CatalogTab = "available" | "my" | "recommended";

/** Listing filters; several values are joined by commas. Dates are `YYYY-MM-DD`. */
export interface CatalogFilters {
  readonly module?: readonly string[];
  readonly workshop?: readonly string[];
  readonly language?: readonly string[];
  readonly sector?: readonly string[];
  readonly date_from?: string;
  readonly date_to?: string;
}

/** Scope whose users an administrator looks at. */
export type AdminScope =
  | { readonly kind: "platform" }
  | { readonly kind: "organisation"; readonly id: number }
  | { readonly kind: "institution"; readonly id: number };

/** Filters of a list of users. */
export interface UserListFilters {
  readonly search?: string;
  readonly role?: Role;
  readonly status?: UserStatus;
  readonly institution?: number;
  readonly language?: Language;
}

/** Filters of a list of waiting requests; all of them without one. */
export interface RequestFilters {
  /** Part of a name or an address. */
  readonly search?: string;
  readonly institution_id?: number;
  /** ISO 8601: only requests that have waited since before this time. */
  readonly waiting_since_before?: string;
  /** Which wait comes first; default `longest`. */
  readonly order?: "longest" | "shortest";
}

/** Filters of a list of waiting requests for a seat. */
export interface JoinRequestFilters extends RequestFilters {
  readonly session_id?: number;
}

/** Which of a person's notifications a list has. */
export interface NotificationFilter {
  /** Default: both. */
  readonly read?: boolean;
  /** Only those of one session. */
  readonly session?: number;
}

/** Cache keys. A prefix names a family: `keys.session(12)` also covers that session's page data, schedule and the rest. */
export const keys = {
  all: [ROOT_KEY] as const,
  config: [ROOT_KEY, "config"] as const,
  me: [ROOT_KEY, "me"] as const,
  myRegistration: [ROOT_KEY, "my-registration"] as const,
  publicInstitutions: [ROOT_KEY, "public-institutions"] as const,
  firstSteps: [ROOT_KEY, "first-steps"] as const,
  myBlocks: [ROOT_KEY, "my-blocks"] as const,
  preferences: [ROOT_KEY, "preferences"] as const,
  /** All lists and counts of notifications. */
  notifications: [ROOT_KEY, "notifications"] as const,
  notificationLists: [ROOT_KEY, "notifications", "list"] as const,
  notificationList: (filter: NotificationFilter) => [ROOT_KEY, "notifications", "list", filter] as const,
  unreadCount: [ROOT_KEY, "notifications", "unread-count"] as const,
  /** Not below the notifications: no event changes it. */
  notificationTypes: [ROOT_KEY, "notification-types"] as const,
  devices: [ROOT_KEY, "devices"] as const,
  secondFactor: [ROOT_KEY, "second-factor"] as const,
  calendarFeed: [ROOT_KEY, "calendar-feed"] as const,
  /** All lists of the administration: a person or an organisation is in several of them. */
  admin: [ROOT_KEY, "admin"] as const,
  adminUsers: (scope: AdminScope) => [ROOT_KEY, "admin", "users", scope] as const,
  adminUserList: (scope: AdminScope, filters: UserListFilters) => [ROOT_KEY, "admin", "users", scope, filters] as const,
  batches: (scope: AdminScope) => [ROOT_KEY, "admin", "batches", scope] as const,
  batch: (id: number) => [ROOT_KEY, "admin", "batch", id] as const,
  pendingUsers: [ROOT_KEY, "admin", "pending"] as const,
  pendingUserList: (filters: RequestFilters) => [ROOT_KEY, "admin", "pending", filters] as const,
  adminJoinRequests: [ROOT_KEY, "admin", "join-requests"] as const,
  adminJoinRequestList: (filters: JoinRequestFilters) => [ROOT_KEY, "admin", "join-requests", filters] as const,
  adminRequestSummary: [ROOT_KEY, "admin", "request-summary"] as const,
  organisations: [ROOT_KEY, "admin", "organisations"] as const,
  outbox: [ROOT_KEY, "outbox"] as const,
  outboxMail: (id: string) => [ROOT_KEY, "outbox", id] as const,
  modules: [ROOT_KEY, "modules"] as const,
  module: (id: string) => [ROOT_KEY, "modules", id] as const,
  catalogs: [ROOT_KEY, "catalog"] as const,
  catalogTab: (tab: CatalogTab) => [ROOT_KEY, "catalog", tab] as const,
  catalog: (tab: CatalogTab, filters: CatalogFilters) => [ROOT_KEY, "catalog", tab, filters] as const,
  timelines: [ROOT_KEY, "catalog", "timeline"] as const,
  timeline: (filters: CatalogFilters) => [ROOT_KEY, "catalog", "timeline", filters] as const,
  /** Not below the catalogue: what is offered meanwhile does not change it. */
  agendaPreview: (plan: object) => [ROOT_KEY, "agenda-preview", plan] as const,
  sessions: [ROOT_KEY, "session"] as const,
  session: (id: number) => [ROOT_KEY, "session", id] as const,
  sessionDetail: (id: number) => [ROOT_KEY, "session", id, "detail"] as const,
  pageData: (id: number) => [ROOT_KEY, "session", id, "page-data"] as const,
  schedule: (id: number) => [ROOT_KEY, "session", id, "schedule"] as const,
  state: (id: number) => [ROOT_KEY, "session", id, "state"] as const,
  myAttendee: (id: number) => [ROOT_KEY, "session", id, "my-attendee"] as const,
  attendees: (id: number) => [ROOT_KEY, "session", id, "attendees"] as const,
  recordingConsent: (id: number) => [ROOT_KEY, "session", id, "recording-consent"] as const,
  joinRequests: (id: number) => [ROOT_KEY, "session", id, "join-requests"] as const,
  invitations: (id: number) => [ROOT_KEY, "session", id, "invitations"] as const,
  myPillarRatings: (id: number) => [ROOT_KEY, "session", id, "my-pillar-ratings"] as const,
  evaluationStates: (id: number) => [ROOT_KEY, "session", id, "evaluation-states"] as const,
  /** Below the sessions, so that a change of one of them refreshes it. */
  myEvaluations: [ROOT_KEY, "session", "my-evaluations"] as const,
  messages: (id: number) => [ROOT_KEY, "session", id, "messages"] as const,
  notes: (id: number) => [ROOT_KEY, "session", id, "notes"] as const,
  /** With the status below it: a changed tool changes both. */
  tools: (id: number) => [ROOT_KEY, "session", id, "tools"] as const,
  toolsStatus: (id: number) => [ROOT_KEY, "session", id, "tools", "status"] as const,
  replay: (id: number) => [ROOT_KEY, "session", id, "replay"] as const,
  replayChanges: (id: number, toolId: string) => [ROOT_KEY, "session", id, "replay", toolId] as const,
  replayImage: (id: number, toolId: string, imageId: string) =>
    [ROOT_KEY, "session", id, "replay", toolId, "image", imageId] as const,
  aiTasks: [ROOT_KEY, "ai-tasks"] as const,
  /** Below its session, so that a reconnection fetches it again. */
  aiTask: (id: number, taskId: string) => [ROOT_KEY, "session", id, "ai-task", taskId] as const,
  feedback: (id: number) => [ROOT_KEY, "session", id, "feedback"] as const,
  feedbackSummary: (id: number, evaluateeId: number) => [ROOT_KEY, "session", id, "feedback", evaluateeId] as const,
};
