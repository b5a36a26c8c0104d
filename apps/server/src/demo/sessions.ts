import type { Language } from "../contract/viewer.ts";
import type { AccessLevel, FlowMode, SectorKey, SessionStatus, Visibility } from "../modules/sessions/session-types.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../platform/clock/durations.ts";

export interface DemoSession {
  readonly workshop: string;
  readonly language: Language;
  readonly sector: SectorKey;
  /** Milliseconds from the moment the demo is loaded. */
  readonly startsInMs: number;
  readonly minutes: number;
  readonly status: SessionStatus;
  readonly flowMode: FlowMode;
  readonly accessLevel: AccessLevel;
  readonly visibility: Visibility;
  readonly capacity: number;
  readonly observersAllowed: boolean;
  /** Confirmed in this order; the first owns and hosts it. */
  readonly people: readonly string[];
  /** People of the list above who opted out of the hot seat. */
  readonly neverInHotSeat?: readonly string[];
  readonly observers?: readonly string[];
  readonly invited?: readonly string[];
  readonly asking?: ReadonlyArray<{ readonly key: string; readonly message: string }>;
  /** Comments of these people; the ratings are derived from the list of people. */
  readonly comments?: readonly string[];
}

const session = (
  rest: Pick<DemoSession, "workshop" | "language" | "startsInMs" | "people"> & Partial<DemoSession>,
): DemoSession => ({
  sector: "any",
  minutes: 60,
  status: "SCHEDULED",
  flowMode: "GUIDED",
  accessLevel: "OPEN",
  visibility: "organisation",
  capacity: 4,
  observersAllowed: true,
  ...rest,
});

/** The demo's sessions: past, live, soon, today and this week, in all four languages. */
export const DEMO_SESSIONS: readonly DemoSession[] = [
  session({
    workshop: "pitch_pro",
    language: "en",
    sector: "software",
    startsInMs: -6 * DAY_MS,
    minutes: 60,
    status: "COMPLETED",
    people: ["amelie", "ben", "maya"],
    comments: [
      "A clear opening. Say the result before the method.",
      "I believed you from the first sentence; the ending could be shorter.",
      "Good examples. Slow down a little when you name figures.",
    ],
  }),
  session({
    workshop: "questions_pieges",
    language: "fr",
    startsInMs: -20 * DAY_MS,
    status: "COMPLETED",
    flowMode: "FREE",
    accessLevel: "CLOSED",
    people: ["chiara", "amelie", "hugo"],
    comments: [
      "Réponses honnêtes et posées, même sur la question du salaire.",
      "Très bonne écoute. Prenez une seconde avant de répondre.",
      "L’exemple du projet annulé est convaincant.",
    ],
  }),
  session({
    // Live now, with Ben in the hot seat: he joins when another person does.
    workshop: "methode_star",
    language: "en",
    startsInMs: -15 * MINUTE_MS,
    minutes: 90,
    status: "IN_PROGRESS",
    visibility: "platform",
    capacity: 5,
    people: ["elodie", "ben", "karima"],
    neverInHotSeat: ["elodie"],
    observers: ["pierre"],
  }),
  session({
    workshop: "methode_star",
    language: "en",
    sector: "software",
    startsInMs: 4 * MINUTE_MS,
    minutes: 30,
    people: ["amelie", "ben"],
  }),
  session({
    workshop: "pourquoi_ce_poste",
    language: "de",
    sector: "industry",
    startsInMs: 3 * HOUR_MS,
    accessLevel: "CLOSED",
    visibility: "platform",
    people: ["dieter", "jonas"],
  }),
  session({
    workshop: "storytelling_impact",
    language: "it",
    startsInMs: 5 * HOUR_MS,
    flowMode: "FREE",
    visibility: "platform",
    people: ["chiara", "luca"],
  }),
  session({
    workshop: "negocier_package",
    language: "en",
    sector: "consulting",
    startsInMs: 26 * HOUR_MS,
    capacity: 2,
    observersAllowed: false,
    people: ["olivia", "maya"],
  }),
  session({
    workshop: "panel_role_play",
    language: "fr",
    sector: "health",
    startsInMs: 27 * HOUR_MS,
    accessLevel: "CLOSED",
    minutes: 90,
    people: ["karima", "hugo"],
    invited: ["amelie", "chiara"],
  }),
  session({
    workshop: "live_coding_algorithmes",
    language: "en",
    sector: "software",
    startsInMs: 2 * DAY_MS,
    minutes: 90,
    visibility: "platform",
    capacity: 6,
    people: ["maya", "olivia", "nils"],
    observers: ["greta"],
  }),
  session({
    workshop: "gerer_contre_offre",
    language: "de",
    sector: "finance",
    startsInMs: 2 * DAY_MS + 2 * HOUR_MS,
    flowMode: "FREE",
    visibility: "platform",
    people: ["greta", "nils"],
  }),
  session({
    workshop: "executive_presence",
    language: "en",
    startsInMs: 3 * DAY_MS,
    accessLevel: "CLOSED",
    people: ["amelie", "olivia"],
    asking: [{ key: "ben", message: "I have a second interview next week and would like to practise the opening." }],
  }),
  session({
    workshop: "transition_storytelling",
    language: "fr",
    startsInMs: 3 * DAY_MS + 4 * HOUR_MS,
    visibility: "institution",
    people: ["pierre", "elodie"],
  }),
  session({
    workshop: "teamwork_collaboration",
    language: "it",
    sector: "education",
    startsInMs: 4 * DAY_MS,
    visibility: "platform",
    people: ["ilaria", "luca"],
  }),
  session({
    workshop: "system_design",
    language: "en",
    sector: "data",
    startsInMs: 5 * DAY_MS,
    flowMode: "FREE",
    visibility: "platform",
    capacity: 3,
    people: ["ben"],
  }),
  session({
    workshop: "people_management",
    language: "de",
    startsInMs: 6 * DAY_MS,
    visibility: "platform",
    people: ["jonas"],
  }),
  session({
    workshop: "sales_pitch",
    language: "fr",
    sector: "marketing_sales",
    startsInMs: 30 * HOUR_MS,
    status: "CANCELLED",
    people: ["hugo", "amelie"],
  }),
];
