/** Kinds of notification. The words of a kind are rendered when a person reads it, in their language. */
export const NOTIFICATION_KINDS = [
  "session_invited",
  "join_requested",
  "join_approved",
  "join_rejected",
  "session_reminder",
  "session_changed",
  "session_cancelled",
  "evaluation_received",
  "feedback_ready",
  "account_requested",
  "account_approved",
  "import_finished",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that a person may switch off, in the order in which settings show them. The decision on one's own account always arrives. */
export const OPTIONAL_NOTIFICATION_KINDS = [
  "session_reminder",
  "session_invited",
  "session_changed",
  "session_cancelled",
  "join_requested",
  "join_approved",
  "join_rejected",
  "evaluation_received",
  "feedback_ready",
  "account_requested",
  "import_finished",
] as const satisfies readonly NotificationKind[];
export type OptionalNotificationKind = (typeof OPTIONAL_NOTIFICATION_KINDS)[number];
export const isOptionalNotification = (kind: NotificationKind): kind is OptionalNotificationKind =>
  OPTIONAL_NOTIFICATION_KINDS.some((optional) => optional === kind);

export const PRIORITIES = ["HIGH", "MEDIUM", "LOW"] as const;
type Priority = (typeof PRIORITIES)[number];

/** How a kind looks, how urgent it is, and where it leads; `id` is that of its session. */
interface KindFacts {
  /** Name of an icon of the set `lucide`. */
  readonly iconName: string;
  /** A status colour of the design system. */
  readonly colorClass: "info" | "good" | "attention" | "danger" | "neutral";
  readonly priority: Priority;
  /** Path of the page with the one next step. */
  readonly pathOf: (sessionId: number | null) => string;
}

const details = (id: number | null) => `/home?session=${id}`;
const feedback = (id: number | null) => `/interviews/${id}/feedback`;

export const KIND_FACTS: Readonly<Record<NotificationKind, KindFacts>> = {
  session_invited: { iconName: "mail", colorClass: "info", priority: "MEDIUM", pathOf: details },
  join_requested: { iconName: "user-plus", colorClass: "info", priority: "MEDIUM", pathOf: details },
  join_approved: { iconName: "user-check", colorClass: "good", priority: "MEDIUM", pathOf: details },
  join_rejected: { iconName: "user-x", colorClass: "neutral", priority: "MEDIUM", pathOf: details },
  session_reminder: {
    iconName: "alarm-clock",
    colorClass: "attention",
    priority: "HIGH",
    pathOf: (id) => `/interviews/${id}/prejoin`,
  },
  session_changed: { iconName: "calendar-clock", colorClass: "attention", priority: "HIGH", pathOf: details },
  session_cancelled: { iconName: "calendar-x", colorClass: "danger", priority: "HIGH", pathOf: details },
  evaluation_received: { iconName: "clipboard-check", colorClass: "info", priority: "MEDIUM", pathOf: feedback },
  feedback_ready: { iconName: "chart-column", colorClass: "info", priority: "MEDIUM", pathOf: feedback },
  account_requested: { iconName: "user-plus", colorClass: "info", priority: "MEDIUM", pathOf: () => "/me/0/admin" },
  account_approved: { iconName: "circle-check", colorClass: "good", priority: "LOW", pathOf: () => "/home" },
  import_finished: { iconName: "user-plus", colorClass: "info", priority: "LOW", pathOf: () => "/0/admin" },
};

/** Names of a session's fields of whose change its people get a notification and a mail, in the order of the mail. */
export const CHANGED_FIELDS = [
  "workshop",
  "start",
  "duration",
  "language",
  "sector",
  "flow_mode",
  "access_level",
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];
