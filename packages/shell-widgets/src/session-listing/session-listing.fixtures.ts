import type { ValueFilter } from "./headless/listing-filters";
import type { FilterOption, ListedSession } from "./headless/session-listing.types";

type Seat = ListedSession["people"][number];

const seat = (attendee_id: number, full_name: string, role: Seat["role"] = "participant"): Seat => ({
  attendee_id,
  full_name,
  role,
  is_program: false,
});

/** Five minutes before the start. */
const opensAt = (start: string) => new Date(Date.parse(start) - 300_000).toISOString();

/** One row with every field set; overrides set the fields under test. */
export function listedSession(overrides: Partial<ListedSession> = {}): ListedSession {
  const start_time = overrides.start_time ?? "2026-11-24T15:00:00.000Z";
  return {
    id: 41,
    status: "SCHEDULED",
    access_level: "OPEN",
    flow_mode: "GUIDED",
    start_time,
    opens_at: opensAt(start_time),
    duration_minutes: 60,
    language: "en",
    job_sector: { key: "health", label: "Health and care" },
    type: {
      module: { key: "M2", title: "The Impactful Answers Workshop", shortTitle: "Impactful answers" },
      workshop: { key: "methode_star", title: "The STAR method" },
    },
    capacity: 4,
    attendee_count: 3,
    people: [seat(1, "Lucie Moreau", "host"), seat(2, "Samuel Osei"), seat(3, "Nadia Haddad")],
    my_status: null,
    my_attendee_id: null,
    view: { state: "REGISTRABLE", badges: [], cta: { action: "REGISTER" } },
    ...overrides,
  };
}

const typeOf = (key: string, title: string, shortTitle: string, workshop: string): ListedSession["type"] => ({
  module: { key, title, shortTitle },
  workshop: { key: workshop, title: workshop },
});

export const myNext = listedSession({
  id: 40,
  start_time: "2026-11-24T13:10:00.000Z",
  duration_minutes: 80,
  attendee_count: 4,
  type: typeOf("M3", "The Field Test", "Field test", "System design"),
  people: [seat(9, "Amara Diallo"), seat(10, "Lucie Moreau"), seat(11, "Mateo Rossi"), seat(12, "Ingrid Solberg")],
  my_status: "CONFIRMED",
  my_attendee_id: 12,
  view: { state: "JOINABLE", badges: ["STARTS_SOON"], cta: { action: "JOIN" } },
});

/** One row per action and state, over three days. */
export const listedSessions: ListedSession[] = [
  listedSession(),
  listedSession({
    id: 42,
    start_time: "2026-11-24T17:30:00.000Z",
    duration_minutes: 90,
    language: "de",
    access_level: "CLOSED",
    capacity: 6,
    attendee_count: 4,
    type: typeOf("M3", "The Field Test", "Field test", "Panel role play"),
    people: [seat(4, "Tom Whitfield"), seat(5, "Léa Favre"), seat(6, "Priya Raman"), seat(7, "Ingrid Solberg")],
    view: { state: "REQUESTABLE", badges: [], cta: { action: "ASK" } },
  }),
  listedSession({
    id: 43,
    start_time: "2026-11-25T08:00:00.000Z",
    duration_minutes: 45,
    attendee_count: 1,
    type: typeOf("M1", "Your Signature Pitch", "Signature pitch", "Your 60-second pitch"),
    people: [seat(8, "Mateo Rossi")],
    view: { state: "INVITED", badges: [], cta: { action: "ACCEPT" } },
  }),
  listedSession({
    id: 44,
    start_time: "2026-11-25T11:15:00.000Z",
    language: "de",
    attendee_count: 2,
    type: typeOf("M4", "Negotiate and Close", "Negotiate and close", "Talking about salary and hours"),
    people: [seat(7, "Ingrid Solberg"), seat(13, "Jonas Keller")],
    my_status: "CONFIRMED",
    my_attendee_id: 13,
    view: { state: "REGISTERED", badges: [], cta: { action: "OPEN" } },
  }),
  listedSession({
    id: 45,
    start_time: "2026-11-25T16:00:00.000Z",
    duration_minutes: 80,
    attendee_count: 4,
    type: typeOf("M3", "The Field Test", "Field test", "Live coding: algorithms"),
    people: [seat(2, "Samuel Osei"), seat(6, "Priya Raman"), seat(9, "Amara Diallo"), seat(4, "Tom Whitfield")],
    view: { state: "FULL", badges: [], cta: { action: "NONE" } },
  }),
  listedSession({
    id: 46,
    start_time: "2026-11-26T12:30:00.000Z",
    capacity: 6,
    attendee_count: 2,
    type: typeOf("M5", "Showcase Your Path", "Showcase your path", "Returning after a break"),
    people: [seat(8, "Mateo Rossi"), seat(5, "Léa Favre")],
    my_status: "PENDING",
    view: { state: "REQUESTED", badges: [], cta: { action: "NONE" } },
  }),
];

const over = { state: "ENDED", badges: [], cta: { action: "OPEN" } } as const;
const held = { status: "COMPLETED", my_status: "CONFIRMED", view: over } as const;

/** My sessions: one today and one tomorrow, then the finished ones, the latest first. */
export const ownAndPastSessions: ListedSession[] = [
  myNext,
  ...listedSessions.filter((session) => session.my_status === "CONFIRMED"),
  listedSession({ ...held, id: 51, start_time: "2026-11-24T07:03:00.000Z" }),
  listedSession({ ...held, id: 52, start_time: "2026-11-24T06:30:00.000Z" }),
  listedSession({ ...held, id: 53, start_time: "2026-11-03T06:44:00.000Z", view: { ...over, badges: ["HOST"] } }),
];

const closed = { access_level: "CLOSED", my_status: "CONFIRMED", my_attendee_id: 3 } as const;
const hosting = { state: "REGISTERED", badges: ["HOST"], cta: { action: "OPEN" } } as const;

/** Closed sessions I lead: one with two requests for a seat, one without. */
export const leading: ListedSession[] = [
  listedSession({ ...closed, id: 61, view: hosting, waiting_requests: 2 }),
  listedSession({
    ...closed,
    id: 62,
    start_time: "2026-11-25T08:00:00.000Z",
    view: { ...hosting, badges: ["OWNER"] },
    waiting_requests: 0,
  }),
];

export const filterOptions: Record<ValueFilter, FilterOption[]> = {
  module: [
    { value: "M1", label: "Your Signature Pitch" },
    { value: "M2", label: "The Impactful Answers Workshop" },
  ],
  workshop: [
    { value: "methode_star", label: "The STAR method" },
    { value: "system_design", label: "System design" },
  ],
  language: ["en", "fr", "de", "it"].map((value) => ({
    value,
    label: { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" }[value] ?? value,
  })),
  sector: [
    { value: "software", label: "Software" },
    { value: "health", label: "Health and care" },
  ],
};
