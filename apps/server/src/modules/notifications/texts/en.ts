import { CHANGED_FIELD_WORDS } from "../changed-field-words.ts";
import type { NotificationTexts } from "../notification-words.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

export const en: NotificationTexts = {
  kinds: {
    session_invited: {
      title: "Invitations",
      message: ({ actor }) => (actor ? `${actor} invited you` : "You are invited"),
    },
    join_requested: {
      title: "Requests to join",
      message: ({ actor }) => (actor ? `${actor} asks to join` : "Somebody asks to join"),
    },
    join_approved: {
      title: "Approved requests",
      message: ({ asObserver }) =>
        asObserver
          ? "You have a place as an observer: your request was approved"
          : "You have a place: your request was approved",
    },
    join_rejected: {
      title: "Declined requests",
      message: ({ reason }) =>
        reason === null ? "Your request to join was declined" : `Your request to join was declined: ${reason}`,
    },
    session_reminder: { title: "Reminders", message: () => "Your session starts soon" },
    session_changed: {
      title: "Changed sessions",
      message: ({ changes }) =>
        changes.length === 0
          ? "Your session has changed"
          : `Your session has changed: ${list.format(changes.map((one) => CHANGED_FIELD_WORDS[one].en))}`,
    },
    session_cancelled: {
      title: "Cancelled sessions",
      message: ({ actor }) => (actor ? `${actor} cancelled a session` : "Your session was cancelled"),
    },
    evaluation_received: {
      title: "Evaluations",
      message: ({ actor }) => (actor ? `${actor} sent you an evaluation` : "You received an evaluation"),
    },
    feedback_ready: { title: "Feedback", message: () => "Your feedback is ready" },
    account_requested: {
      title: "Requests for accounts",
      message: ({ actor }) => (actor ? `${actor} asks for an account` : "Somebody asks for an account"),
    },
    account_approved: { title: "Your account", message: () => "Your account is approved. Welcome to Hotseat" },
    import_finished: { title: "Imports", message: () => "Your import of people is done" },
  },
};
