import type { AdminRequest } from "./admin-requests.types";

export const NOW = Date.parse("2026-11-24T12:55:00.000Z");

const request = (
  id: string,
  full_name: string,
  email: string,
  language: string,
  institution: string,
  waiting_since: string,
): AdminRequest => ({
  id,
  full_name,
  email,
  language,
  organisation: "Académie Valdoré",
  institution,
  is_confirmed: true,
  waiting_since,
});

export const adminRequests: readonly AdminRequest[] = [
  request("a", "Anna Test", "asdf@quickmail.example", "en", "Campus Rivelac", "2026-11-21T10:00:00.000Z"),
  request("b", "Karim Belhadj", "karim.belhadj@mail.example", "fr", "Campus Hautbois", "2026-11-23T10:00:00.000Z"),
  request("c", "Selma Novak", "s.novak@hautbois.example", "de", "Campus Hautbois", "2026-11-23T11:00:00.000Z"),
  request(
    "d",
    "Valentina Greco-Hohenester",
    "v.greco@hautbois.example",
    "it",
    "Campus Hautbois",
    "2026-11-24T07:50:00.000Z",
  ),
  request("e", "Noé Chappuis", "n.chappuis@rivelac.example", "fr", "Campus Rivelac", "2026-11-24T12:40:00.000Z"),
];
