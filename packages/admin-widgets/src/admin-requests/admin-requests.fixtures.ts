import type { AdminList } from "../shared/admin-list.types";
import type { AccountRequest, AdminRequest, RequestSummary, SeatRequest } from "./headless/admin-requests.types";

export const NOW = Date.parse("2026-11-24T12:55:00.000Z");

const account = (
  id: string,
  full_name: string,
  email: string,
  language: string,
  institution: string,
  waiting_since: string,
  is_address_of_institution: boolean | null = true,
): AccountRequest => ({
  kind: "account",
  id,
  full_name,
  email,
  language,
  organisation: "Académie Valdoré",
  institution,
  is_confirmed: true,
  is_address_of_institution,
  waiting_since,
});

export const accountRequests: readonly AccountRequest[] = [
  account("a", "Anna Test", "asdf@quickmail.example", "en", "Campus Rivelac", "2026-11-21T10:00:00.000Z", false),
  account(
    "b",
    "Karim Belhadj",
    "karim.belhadj@mail.example",
    "fr",
    "Campus Hautbois",
    "2026-11-23T10:00:00.000Z",
    false,
  ),
  account("c", "Selma Novak", "s.novak@hautbois.example", "de", "Campus Hautbois", "2026-11-23T11:00:00.000Z"),
  account(
    "d",
    "Valentina Greco-Hohenester",
    "v.greco@hautbois.example",
    "it",
    "Campus Hautbois",
    "2026-11-24T07:50:00.000Z",
  ),
  account("e", "Noé Chappuis", "n.chappuis@rivelac.example", "fr", "Campus Rivelac", "2026-11-24T10:40:00.000Z", null),
  account("f", "Léa Favre", "lea.favre@rivelac.example", "fr", "Campus Rivelac", "2026-11-24T12:46:00.000Z"),
];

const seat = (
  id: number,
  full_name: string,
  title: string,
  start: string,
  waiting_since: string,
  more: Partial<SeatRequest> = {},
): SeatRequest => ({
  kind: "seat",
  id,
  full_name,
  email: `${full_name.toLowerCase().replace(" ", ".")}@hautbois.example`,
  organisation: "Académie Valdoré",
  institution: "Campus Hautbois",
  session_id: 10 + id,
  title,
  start,
  role: "participant",
  hot_seat: true,
  message: "",
  is_own: false,
  is_full: false,
  observers_allowed: true,
  waiting_since,
  ...more,
});

const CAREER = "Explaining a career change";
const CODING = "Live coding: algorithms";
const PANEL = "Panel role play";

export const seatRequests: readonly SeatRequest[] = [
  seat(1, "Tom Whitfield", CAREER, "2026-11-27T11:15:00.000Z", "2026-11-23T09:00:00.000Z", {
    message: "Could I go first? I have to leave at 13:00.",
  }),
  seat(2, "Hana Kovar", CODING, "2026-11-25T16:00:00.000Z", "2026-11-23T12:00:00.000Z", { is_full: true }),
  seat(3, "Priya Raman", PANEL, "2026-11-26T17:30:00.000Z", "2026-11-24T07:55:00.000Z", {
    role: "observer",
    hot_seat: false,
  }),
  seat(4, "Samuel Osei", PANEL, "2026-11-26T17:30:00.000Z", "2026-11-24T08:50:00.000Z", {
    hot_seat: false,
    message:
      "I sit before a panel on Monday, the first one after four years at home with my children. I would rather listen and ask this time, and take the hot seat next week, if you offer the same session again.\nThank you for reading this.",
  }),
];

/** Seats that cannot be given: no observers in the session, and no place for an observer. */
export const fullSeats: readonly SeatRequest[] = [
  seat(5, "Mira Castellan", CODING, "2026-11-25T16:00:00.000Z", "2026-11-23T12:00:00.000Z", {
    is_full: true,
    observers_allowed: false,
    message: "I come from Geneva for this one.",
  }),
  seat(6, "Odile Perret", CODING, "2026-11-25T16:00:00.000Z", "2026-11-23T13:00:00.000Z", {
    role: "observer",
    is_full: true,
    observers_allowed: false,
  }),
];

/** The viewer's own request for a seat. */
export const ownSeat: SeatRequest = seat(
  7,
  "Olivier Amann",
  PANEL,
  "2026-11-26T17:30:00.000Z",
  "2026-11-24T09:00:00.000Z",
  {
    is_own: true,
  },
);

export const summary: RequestSummary = {
  waiting_since: "2026-11-21T10:00:00.000Z",
  institutions: [
    { id: 7, name: "Campus Hautbois" },
    { id: 8, name: "Campus Rivelac" },
  ],
  sessions: [
    { id: 12, title: CODING, start: "2026-11-25T16:00:00.000Z" },
    { id: 13, title: PANEL, start: "2026-11-26T17:30:00.000Z" },
    { id: 11, title: CAREER, start: "2026-11-27T11:15:00.000Z" },
  ],
};

/** A whole list that is loaded. */
export const listWith = <Request extends AdminRequest>(items: readonly Request[]): AdminList<Request> => ({
  status: "ready",
  items,
  count: items.length,
  more: "none",
});

const FAMILY_NAMES = ["Amsler", "Bertin", "Conti", "Dubach", "Egger", "Fabre", "Gallo", "Huber", "Imhof", "Jordan"];

/** As many accounts as a long list has, the longest wait first. */
export const manyAccounts: readonly AccountRequest[] = Array.from({ length: 25 }, (_, index) =>
  account(
    `many-${index}`,
    `${FAMILY_NAMES[index % FAMILY_NAMES.length]} ${index + 1}`,
    `person.${index + 1}@hautbois.example`,
    "fr",
    "Campus Hautbois",
    new Date(Date.parse("2026-11-21T10:00:00.000Z") + index * 1_800_000).toISOString(),
    index % 5 !== 0,
  ),
);
