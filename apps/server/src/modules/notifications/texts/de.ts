import { CHANGED_FIELD_WORDS } from "../changed-field-words.ts";
import type { NotificationTexts } from "../notification-words.ts";

const list = new Intl.ListFormat("de", { type: "conjunction" });

export const de: NotificationTexts = {
  kinds: {
    session_invited: {
      title: "Einladungen",
      message: ({ actor }) => (actor ? `${actor} lädt Sie ein` : "Sie sind eingeladen"),
    },
    join_requested: {
      title: "Anfragen zur Teilnahme",
      message: ({ actor }) => (actor ? `${actor} möchte teilnehmen` : "Jemand möchte teilnehmen"),
    },
    join_approved: {
      title: "Angenommene Anfragen",
      message: ({ asObserver }) =>
        asObserver
          ? "Ihre Anfrage ist angenommen: Sie können zusehen"
          : "Ihre Anfrage ist angenommen: Sie haben einen Platz",
    },
    join_rejected: {
      title: "Abgelehnte Anfragen",
      message: ({ reason }) =>
        reason === null
          ? "Ihre Anfrage zur Teilnahme ist abgelehnt"
          : `Ihre Anfrage zur Teilnahme ist abgelehnt: ${reason}`,
    },
    session_reminder: { title: "Erinnerungen", message: () => "Ihre Sitzung beginnt bald" },
    session_changed: {
      title: "Geänderte Sitzungen",
      message: ({ changes }) =>
        changes.length === 0
          ? "Ihre Sitzung hat sich geändert"
          : `Ihre Sitzung hat sich geändert: ${list.format(changes.map((one) => CHANGED_FIELD_WORDS[one].de))}`,
    },
    session_cancelled: {
      title: "Abgesagte Sitzungen",
      message: ({ actor }) => (actor ? `${actor} hat eine Sitzung abgesagt` : "Ihre Sitzung ist abgesagt"),
    },
    evaluation_received: {
      title: "Bewertungen",
      message: ({ actor }) =>
        actor ? `${actor} hat Ihnen eine Bewertung geschickt` : "Sie haben eine Bewertung erhalten",
    },
    feedback_ready: { title: "Rückmeldungen", message: () => "Ihre Rückmeldungen sind bereit" },
    account_requested: {
      title: "Anfragen für Konten",
      message: ({ actor }) => (actor ? `${actor} möchte ein Konto` : "Jemand möchte ein Konto"),
    },
    account_approved: {
      title: "Ihr Konto",
      message: () => "Ihr Konto ist freigegeben. Willkommen bei Hotseat",
    },
    import_finished: { title: "Importe", message: () => "Ihr Import von Personen ist abgeschlossen" },
  },
};
