import type { Text } from "../../content/content.ts";
import type { Language } from "../../contract/viewer.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { SessionRow } from "./session-repository.ts";
import type { SessionView } from "./session-types.ts";
import { opensAt } from "./start-rules.ts";

type State = SessionView["state"];
type Action = SessionView["cta"]["action"];

/** Every case of a listing's row: its state and its one action (LS-D2.4). */
const CASES = {
  joinable: {
    state: "JOINABLE",
    action: "JOIN",
    text: { en: "Join Now", fr: "Rejoindre", de: "Jetzt beitreten", it: "Partecipare ora" },
  },
  registered: {
    state: "REGISTERED",
    action: "OPEN",
    text: { en: "View session", fr: "Voir la session", de: "Sitzung ansehen", it: "Vedere la sessione" },
  },
  held: {
    state: "ENDED",
    action: "OPEN",
    text: { en: "View session", fr: "Voir la session", de: "Sitzung ansehen", it: "Vedere la sessione" },
  },
  over: {
    state: "ENDED",
    action: "NONE",
    text: { en: "Session over", fr: "Session terminée", de: "Sitzung beendet", it: "Sessione terminata" },
  },
  cancelled: {
    state: "UNAVAILABLE",
    action: "NONE",
    text: { en: "Cancelled", fr: "Annulée", de: "Abgesagt", it: "Annullata" },
  },
  missed: {
    state: "UNAVAILABLE",
    action: "NONE",
    text: { en: "Did not take place", fr: "N’a pas eu lieu", de: "Hat nicht stattgefunden", it: "Non si è tenuta" },
  },
  invited: {
    state: "INVITED",
    action: "ACCEPT",
    text: { en: "Accept", fr: "Accepter", de: "Annehmen", it: "Accettare" },
  },
  requested: {
    state: "REQUESTED",
    action: "NONE",
    text: { en: "Request sent", fr: "Demande envoyée", de: "Anfrage gesendet", it: "Richiesta inviata" },
  },
  registrable: {
    state: "REGISTRABLE",
    action: "REGISTER",
    text: { en: "Register", fr: "S’inscrire", de: "Anmelden", it: "Iscriversi" },
  },
  requestable: {
    state: "REQUESTABLE",
    action: "ASK",
    text: { en: "Ask to join", fr: "Demander à participer", de: "Teilnahme anfragen", it: "Chiedere di partecipare" },
  },
  barred: {
    state: "UNAVAILABLE",
    action: "NONE",
    text: { en: "Not available", fr: "Indisponible", de: "Nicht verfügbar", it: "Non disponibile" },
  },
  fullWatch: {
    state: "FULL",
    action: "REGISTER",
    text: { en: "Observe", fr: "Observer", de: "Beobachten", it: "Osservare" },
  },
  fullAskToWatch: {
    state: "FULL",
    action: "ASK",
    text: { en: "Ask to observe", fr: "Demander à observer", de: "Beobachtung anfragen", it: "Chiedere di osservare" },
  },
  full: {
    state: "FULL",
    action: "NONE",
    text: { en: "All seats taken", fr: "Complet", de: "Ausgebucht", it: "Al completo" },
  },
} as const satisfies Record<string, { state: State; action: Action; text: Text }>;

export type ViewCase = keyof typeof CASES;

export interface ViewInput {
  readonly session: Pick<
    SessionRow,
    "status" | "accessLevel" | "startTime" | "durationMinutes" | "capacity" | "observersAllowed"
  >;
  readonly me: Pick<AttendeeRow, "status"> | null;
  readonly taken: number;
  /** The reader gets no seat: removed, or kept apart from one of its people. Row and detail look the same for both. */
  readonly barred?: boolean;
  readonly now: Date;
}

/** The case of a row: the session's state first, then the reader's place in it, then the free seats. */
export function viewCase({ session, me, taken, barred = false, now }: ViewInput): ViewCase {
  const attends = me?.status === "CONFIRMED";
  if (session.status === "CANCELLED") return "cancelled";
  if (session.status === "COMPLETED") return attends ? "held" : "over";
  if (hasLapsed(session, now)) return "missed";
  if (attends) return isOpenForCall(session, now) ? "joinable" : "registered";
  if (barred) return "barred";
  const full = taken >= session.capacity;
  if (me?.status === "PENDING") return "requested";
  if (me?.status === "INVITED" && !full) return "invited";
  const open = session.accessLevel === "OPEN" || me?.status === "INVITED";
  if (!full) return open ? "registrable" : "requestable";
  if (!session.observersAllowed) return "full";
  return open ? "fullWatch" : "fullAskToWatch";
}

export function presentView(input: ViewInput & { readonly me: AttendeeRow | null }, language: Language): SessionView {
  const { state, action, text } = CASES[viewCase(input)];
  return { state, badges: badges(input), cta: { action, text: text[language] } };
}

function badges({ session, me, now }: ViewInput & { readonly me: AttendeeRow | null }): SessionView["badges"] {
  const attends = me?.status === "CONFIRMED";
  const found: Array<[boolean, SessionView["badges"][number]]> = [
    [session.status === "IN_PROGRESS", "LIVE"],
    [session.status === "SCHEDULED" && !hasLapsed(session, now) && isOpenForCall(session, now), "STARTS_SOON"],
    [attends && me.isHost, "HOST"],
    [attends && me.isOwner, "OWNER"],
    [attends && me.seat === "observer", "OBSERVER"],
  ];
  return found.filter(([holds]) => holds).map(([, badge]) => badge);
}

function isOpenForCall(session: ViewInput["session"], now: Date): boolean {
  return session.status === "IN_PROGRESS" || now >= opensAt(session);
}

/** Its planned time has passed without a start. */
function hasLapsed(session: ViewInput["session"], now: Date): boolean {
  return (
    session.status === "SCHEDULED" && session.startTime.getTime() + session.durationMinutes * MINUTE_MS < now.getTime()
  );
}
