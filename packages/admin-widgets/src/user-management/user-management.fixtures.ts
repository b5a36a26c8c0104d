import type { AdminUser, OrganisationChoice } from "./user-management.types";

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
    ...change,
  };
};

export const adminUsers: readonly AdminUser[] = [
  user("Amara Diallo"),
  user("Anton Feuz", { role: "institution_admin", language: "de" }),
  user("Carla Nardini", { language: "it", institution_id: 8, institution_name: "Campus Hautbois" }),
  user("Daniel Okafor", { language: "en" }),
  user("Eva-Maria Zurbriggen-Hohenester", { language: "de" }),
  user("Fabien Rochat", { role: "organisation_admin", institution_id: null, institution_name: null }),
  user("Giulia Bianchi", { language: "it" }),
  user("Hana Kovář", { language: "en", status: "invited" }),
  user("Ibrahim Sow"),
  user("Jana Widmer", { language: "de", status: "inactive" }),
  user("Karim Belhadj", { role: "pending_user", status: "pending" }),
  user("Lucie Moreau"),
];
