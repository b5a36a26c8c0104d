import type { AdminUser, OrganisationChoice } from "./headless/user-management.types";

/** The moment of the stories: Tuesday 24 November 2026, 14:30 in Zurich. */
export const NOW = Date.parse("2026-11-24T13:30:00.000Z");

export const organisations: readonly OrganisationChoice[] = [
  {
    id: 3,
    name: "Académie Valdoré",
    institutions: [
      { id: 7, name: "Campus Rivelac" },
      { id: 8, name: "Campus Hautbois" },
    ],
  },
  { id: 4, name: "Brückental Akademie", institutions: [{ id: 9, name: "Brückental Zentrum" }] },
];

const user = (full_name: string, change: Partial<AdminUser> = {}): AdminUser => {
  const address = full_name
    .normalize("NFD")
    .replace(/[^A-Za-z -]/g, "")
    .toLowerCase()
    .replaceAll(" ", ".");
  return {
    keycloak_id: address,
    email: `${address}@hotseat.example`,
    full_name,
    role: "user",
    status: "active",
    language: "fr",
    organisation_id: 3,
    institution_id: 7,
    organisation_name: "Académie Valdoré",
    institution_name: "Campus Rivelac",
    last_seen_at: "2026-11-20T08:12:00.000Z",
    ...change,
  };
};

export const adminUsers: readonly AdminUser[] = [
  user("Amara Diallo", { last_seen_at: "2026-11-24T13:21:00.000Z" }),
  user("Anton Feuz", { role: "institution_admin", language: "de", last_seen_at: "2026-11-23T22:40:00.000Z" }),
  user("Carla Nardini", {
    language: "it",
    institution_id: 8,
    institution_name: "Campus Hautbois",
    last_seen_at: "2026-11-23T10:00:00.000Z",
  }),
  user("Daniel Okafor", { language: "en" }),
  user("Eva-Maria Zurbriggen-Hohenester", { language: "de" }),
  user("Fabien Rochat", { role: "organisation_admin", institution_id: null, institution_name: null }),
  user("Giulia Bianchi", { language: "it" }),
  user("Hana Kovář", { language: "en", status: "invited", last_seen_at: null }),
  user("Ibrahim Sow", { last_seen_at: "2025-12-30T10:00:00.000Z" }),
  user("Jana Widmer", { language: "de", status: "inactive", last_seen_at: null }),
  user("Karim Belhadj", { role: "pending_user", status: "pending" }),
  user("Lucie Moreau"),
];
